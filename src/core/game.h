/* SPDX-License-Identifier: MIT
 * The contract of a game.
 *
 * A game is one const struct Game: tables (core/spec.h: options, moves, events, places, defs, fields) and the four
 * functions setup, legal, apply, result. Its rules know nothing of screens, files, clocks, threads or malloc. The state is
 * one flat struct without pointers that begins with a State (core/state.h): a copy is an assignment of state_size bytes,
 * equality is memcmp, a save is the list of moves. Only a Match (core/match.h) ever holds the true state; screens and bots
 * are given a View (core/view.h). src/games/nullgame is the smallest complete game: copy it to begin a new one. */
#ifndef CORE_GAME_H
#define CORE_GAME_H
#include "base/log.h"
#include "core/say.h"
#include "core/spec.h"

enum {
    GAME_API = 2,
    DEF_MAX = 1024, /* kinds of pieces, the hidden one among them */
    DECK_MAX = 3,
    DECK_DEFS = 256, /* defs that a deck may hold: the first rows of Game.def */
    SEAT_NAME_MAX = 32,
    WORD_MAX = 64,    /* longest text form of a move, with its '\0' */
    GAME_ID_MAX = 24, /* Game.id with its '\0' */
    RULE_MAX = 16,    /* number of a rule, "HO-5.6", with its '\0' */
};

struct Luck;

/* How to read the shares of a tree search, from how games ended (docs/PERFORMANCE.md, "Hints"): the log-odds of winning
 * are shift + slope times those of the share. */
typedef struct {
    float shift, slope;
} Trust;

/* What a move can be compared with once the game is over. */
typedef struct {
    const State *then;  /* what the seat knew when it chose */
    Move better;        /* what it had better chosen */
    const State *after; /* what it knew when its turn, as it was played, was over */
    const State *end;   /* the end, as everybody sees it */
} Hindsight;

/* The levels of opponents, by the numbers in journals and settings: never renumbered. bot_ladder of bots/bot.h orders them. */
enum { BOT_RANDOM, BOT_EASY, BOT_CUNNING, BOT_MERCILESS, BOT_NOVICE, BOT_SHARP, BOT_LEVELS };

/* The strength of an opponent. */
typedef struct {
    int worlds; /* imagined for a choice, 1 .. */
    int horizon; /* tree search: choices of a playout below the tree, before it is judged; 0: looks one move ahead, no tree */
    int slip;  /* plays moves whose chance to win is less than this many points of 100 below the best; 0: the best */
    int blind; /* of 100 cards, pieces and abilities, how many it overlooks for a whole turn */
} Skill;

typedef struct { /* the set-up of a game: everything but the moves */
    uint64_t seed;
    uint8_t nseats;
    uint8_t takebacks; /* 1: free undo, which nothing blocks; marks the game */
    uint8_t option[OPTION_MAX];
    /* 0: a person. Otherwise a computer: level of BOT_LEVELS (1..9) plus PLAYER_CHARACTER times its character, a row of
     * Game.character + 1; 0: no character. */
    uint8_t player[SEAT_MAX];
    char name[SEAT_MAX][SEAT_NAME_MAX];
    uint8_t deck[DECK_MAX][DECK_DEFS]; /* per row of Game.deck: number of each def; all 0: the ready-made deck */
} Setup;

typedef struct {             /* why a move is not legal now */
    char text[SENTENCE_MAX]; /* a sentence; a game writes {0}..{5} for the names of seats */
    char rule[RULE_MAX];     /* "HO-5.6" */
    PieceId cause;           /* the piece that forbids it, or NO_PIECE */
    bool never;              /* no card of that sort can ever make such a move: the player meant another move */
} Why;
/* How a predicate says no: "return why_say(why, "HO-5.6", SAY("..."), ...)", always false. Writes the sentence, as say()
 * of core/say.h does, and the number of the rule, unless why is NULL. */
#define why_say(why, rule, ...) ((why) && why_args((why), (rule), (const SayArg[]){__VA_ARGS__, {.kind = SAY_END}}))
bool why_args(Why *why, const char *rule, const SayArg *arg);
/* As why_say, for a move that no card of that sort can ever make (Why.never). */
#define why_never(why, rule, ...) ((why) && ((why)->never = true, why_say((why), (rule), __VA_ARGS__)))

typedef struct { /* one line of a score sheet */
    const char *label;
    int16_t points[SEAT_MAX];
} ScoreLine;

enum { SCORE_LINES = 24 };
typedef struct {
    int nlines;
    ScoreLine line[SCORE_LINES];
    int16_t score[SEAT_MAX];
    uint8_t rank[SEAT_MAX];  /* 1 is best; shared ranks are equal */
    bool winner[SEAT_MAX];   /* of the game as it stands now; final when over */
    bool out[SEAT_MAX];      /* eliminated */
    char note[SENTENCE_MAX]; /* how a tie was broken, "" if there was none; {0}..{5}: names */
} Standing;

typedef struct Game {
    uint16_t api;       /* GAME_API this was written for */
    uint16_t rules_rev; /* +1 whenever an old journal may replay differently */
    const char *id, *title, *blurb;
    const char *prefix; /* prefix of its rule numbers: "HO" */
    uint8_t seats_min, seats_max;
    uint8_t minutes; /* usual length of a game, about */
    size_t state_size;
    const OptionSpec *option;
    int noptions;
    const MoveSpec *move;
    int nmoves; /* indexed by Move.kind; row 0 unused */
    const EventSpec *event;
    int nevents;       /* indexed by Event.kind - EV_GAME */
    uint8_t begins[4]; /* events that begin a part of the game: a round, a turn, a phase; 0: no more */
    const PlaceSpec *place;
    int nplaces;
    const DefSpec *def;
    int ndefs; /* at most DEF_MAX; row 0 is DEF_HIDDEN */
    const SetSpec *set;
    int nset;   /* at most SET_MAX; 0: no move has an ARG_SET */
    int norder; /* at most ORDER_MOST: number of places of MoveSpec.from, by Piece.pos; 0: no move has an ARG_ORDER */
    const FieldSpec *field;
    int nfields;
    const NumSpec *num;
    int nnums; /* at most NUM_MAX */
    const DeckSpec *deck;
    int ndecks;    /* at most DECK_MAX */
    float neutral; /* default share of a seat; 0: 1 / seats */
    const char *const *phase;
    int nphases; /* words of State.phase */
    const char *const *frame_op;
    int nframe_ops; /* words of Frame.op */
    const char *const *queue_op;
    int nqueue_ops;           /* words of Frame.op in State.queue; NULL: those of frame_op */
    const uint8_t *frame_arg; /* per op: what Frame.arg is, ARG_NUM or ARG_DEF; NULL: all numbers */
    bool several; /* Frame.seat may be SEVERAL_SEATS: the first of several seats to answer; "several" in positions */
    PlaceId rest[POOL_MAX]; /* per pool: where pieces lie that a loaded position does not mention */
    int longest; /* bound on the number of moves of a game; where moves can be repeated without end: a budget */
    /* Weight of exploration in tree search, in thousandths: less if many choices differ little; 0: EXPLORE_USUAL. */
    int curiosity;
    /* judge plays on by itself: playouts make no choices below the tree before they call it, for finished games too */
    bool plays_on;
    /* Moves can be repeated without end: tests, simulations and playouts stop at `longest`, undecided. */
    bool unbounded;
    const Character *character;
    int ncharacters; /* at most CHARACTER_MAX; 0: opponents have no taste */
    const MedalSpec *medal;
    int nmedals; /* at most MEDAL_MAX */
    /* A choice that hashes leave out like a preset: what an option's preset meant before rules_rev rose; choice 0: none */
    struct {
        uint8_t option, choice;
    } unhashed;
    uint8_t degree; /* row of option whose choices are the degrees of its medals; if all medals have one degree, any */

    /* required */
    /* Fills the zeroed state (core/table.h: table_begin first). ev may be NULL everywhere. */
    void (*setup)(State *s, const Setup *cfg, Events *ev);
    /* The moves of a seat that may act (state_may_act), sorted by move_order, no two alike, never none. Reads only what
     * that seat may know: legal(view of the seat) == legal(truth). Called through game_legal. */
    void (*legal)(const State *s, int seat, Moves *out);
    /* m is one of legal(s), as checked by the match. Draws only from s->rng, allocates nothing, runs forced steps until a
     * seat has a choice or the game is over. */
    void (*apply)(State *s, Move m, Events *ev);
    /* 0..1 for each seat; only once over. One wins, several share, all win or all lose: the sum is the game's. */
    void (*result)(const State *s, float share[SEAT_MAX]);

    /* optional: NULL means the generic behaviour is right */
    const char *(*setup_fault)(
        const Setup *cfg); /* returns why these options or decks do not go together, a sentence (N_), or NULL */
    /* Blanks secrets that are neither pieces nor secret fields, such as a waiting step; seat may be NO_SEAT. */
    void (*hide)(State *view, int seat);
    /* Restores what hide() blanked, and repairs a random deal that contradicts what everybody saw; afterwards fault()
     * finds nothing. May change only pieces that are DEF_HIDDEN in `seen`, the same state before the deal. With nothing
     * hidden, changes nothing and draws no random number. false: deal again. s may be a position from outside of which
     * only the places have been checked. */
    bool (*guess)(State *s, const State *seen, Rng *r);
    /* Sets how well an opponent of this level (1 ..) plays on this seat. skill holds the values of the level; NULL: they
     * stay. */
    void (*skill)(const State *s, int seat, int level, Skill *skill);
    /* Called in every imagined world before a move is tried there, and on no other state: may store notes for judge. */
    void (*think)(State *world);
    /* Returns how to convert shares to win rates for display, never for choosing; s: a view of the seat. NULL: shares are
     * win rates. */
    Trust (*trust)(const State *s, int seat);
    float (*judge)(const State *s, int seat); /* returns 0..1, the value of the position, for a cut-off playout */
    void (*weigh)(const State *s, const Moves *l, uint8_t w[MOVE_MAX]); /* playout bias, 1..255 */
    /* Sets the bonus a character, a row of Game.character, gives each move, in thousandths of a win, -100..100;
     * character_bias comes zeroed. s may be a view of the seat to act. */
    void (*taste)(const State *s, const Moves *l, int character, int16_t character_bias[MOVE_MAX]);
    /* True if the move handles something that belongs to one of these seats (bits) rather than to its own. The rules allow
     * it, but a computer leaves it to its human partners. NULL: no move does. */
    bool (*meddles)(const State *s, Move m, unsigned seats);
    /* True if the seat has moved things to and fro so often this turn that a computer leaves this move out too: it is free,
     * and could be followed by others like it without end. NULL: no move is. */
    bool (*wanders)(const State *s, Move m);
    /* True if the move costs nothing and other such moves change back all it did: as long as the seat has one in the same
     * round, it cannot have been a mistake. NULL: no move is. */
    bool (*reversible)(const State *s, Move m);
    const char *(*fault)(const State *s); /* returns the broken invariant, or NULL */
    void (*why_not)(const State *s, Move m, Why *out);
    /* The score sheet as it would be now. Everybody reads it: before the end it counts only what all can see. */
    void (*standing)(const State *s, Standing *out);
    /* The question and one line under it, or ""; state may be a view. seat: one that may act; who: its name, or "" where one
     * person needs no name; {0}..{5}: names of others. This and the two below write sentences, as say() of core/say.h does. */
    void (*prompt)(const State *s, int seat, const char *who, char *question, size_t qn, char *detail, size_t dn);
    void (*reason)(const State *s, Move m, char *out, size_t n); /* one sentence why a bot would do m */
    /* Says what the better move would have brought about that the turn as it was played did not, instead of the reason; "":
     * nothing that can be told, then the chances are. The game is over, and nothing is secret any more. NULL: the reason is
     * told. */
    void (*hindsight)(const Hindsight *h, char *out, size_t n);
    /* True if both legal moves of the seat have the same effect, so that neither can have been a mistake. s may be a view.
     * NULL: never. */
    bool (*alike)(const State *s, Move a, Move b);
    /* Writes the move in full, for people who do not see it made ("Lay Ruby Wrecker in place of Amber Flagbearer"); two
     * legal moves that differ for a person never read alike. Writes nothing if MoveSpec.label is enough. s: the moment
     * before the move, may be a view; {0}..{5} are names. Called through move_words of core/text.h. */
    void (*describe)(const State *s, Move m, char *out, size_t n);
    /* Sets the degree of each medal that the seat has earned in a finished game; 0: not earned; level comes zeroed. end:
     * the last view of the seat; e: all events the seat has seen, in order. */
    void (*honours)(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX]);
    /* Returns the number of the die whose roll this event reports, and its sides; 0: none. For statistics; a game with
     * dice has both this and luck. */
    int (*die)(const Event *e, int *sides);
    /* Sums up the dice rolls that help the seat (core/luck.h); e: all events, in order. */
    void (*luck)(const Event *e, int n, int seat, struct Luck *out);
    /* Sets the argument of a mark of EventSpec.label that core/text.h does not know ("line" of "{line}"); false: unknown
     * here too. */
    bool (*mark)(const Setup *names, const Event *e, const char *word, SayArg *out);
    /* Changes the choices of a game that began under that earlier rules_rev to those that play it the same; may be NULL. */
    void (*as_of)(Setup *cfg, int rules_rev);
    /* Writes the text of a def in the current language, for a game that builds its texts from parts; DefSpec.text is the
     * English one. out has SENTENCE_MAX bytes. */
    void (*printed)(DefId def, char *out);
    /* Rebuilds what a position does not state, before derived() and fault(): of s only the links, the places and to_act
     * were checked. Pieces are renumbered afterwards. A complete state is left as it is. */
    void (*loaded)(State *s);
    /* Recomputes state that follows from the pieces but is not in any table (bits of a grid). Called on views too, and on
     * mirrors in mid-move where a piece may be in transit; must not move anything. */
    void (*derived)(State *s);
} Game;

extern const Game *const game_list[];   /* NULL-terminated; src/games/list.c */
const Game *game_by_id(const char *id); /* NULL: no such game */
/* Returns a setup with every option at its preset, nseats seats (0: the minimum), persons with default names. */
Setup game_preset(const Game *g, int nseats);
/* Returns the seats that persons have, one bit each; computers play the others. */
unsigned game_persons(const Setup *cfg);

/* Renames the persons called `from` to `to`, which must fit; returns how many. */
int setup_rename(Setup *cfg, const char *from, const char *to);

/* Returns the character of an entry of Setup.player; NULL: a person, or a computer without character. */
const Character *player_character(const Game *g, int player);
/* Write and read a computer player in words, "2" or "2-raider" (out[WORD_MAX]); 0: the n bytes are no such words. */
void player_write(const Game *g, int player, char *out);
int player_read(const Game *g, const char *text, size_t n);

/* Lists the legal moves of a seat, from the start of `out`; none if it may not act. */
void game_legal(const Game *g, const State *s, int seat, Moves *out);
/* Returns a seat's default share while the result is unknown. */
float game_neutral(const Game *g, const State *s);
bool deck_given(const Setup *cfg, int deck); /* true if a player brought it */

#endif
