/* SPDX-License-Identifier: MIT
 * Shared by the drawing files of Against the Monstrous Horde. */
#ifndef GAMES_MONSTROUS_TABLE_MONSTROUS_DRAW_H
#define GAMES_MONSTROUS_TABLE_MONSTROUS_DRAW_H
#include "games/monstrous/table/monstrous_layout.h"
#include "gfx/dice.h"
#include "gfx/dice_toss.h"
#include "ui/words.h"

/* True if somebody can choose at this screen now. */
static inline bool is_asked(const Table *t)
{
    return t->legal->n > 0;
}

static inline Color rgb(unsigned c)
{
    return (Color){(uint8_t)(c >> 16), (uint8_t)(c >> 8), (uint8_t)c, 255};
}

/* True for dice of heroes and of what they summon: thrown over the felt. Enemies roll in their places. */
static inline bool monstrous_is_tossed(DefId def)
{
    return def < DEF_ENEMY || def >= DEF_BOLT;
}

/* monstrous.c: the keys of this table */
enum { MONSTROUS_KEY_CHANCES, MONSTROUS_KEY_END, MONSTROUS_KEY_HEROES, MONSTROUS_KEYS };
extern const BoardKey monstrous_key[MONSTROUS_KEYS];

/* monstrous.c: returns the picture of a def as this piece shows it: heroes differ by seat, some creatures by their
 * die. monstrous_sign: the sign that replaces a missing picture. */
const char *monstrous_picture(const Table *t, DefId def, PieceId p, char out[64]);
const char *monstrous_sign(DefId def);

/* monstrous_cards.c */
typedef struct {                       /* a card on the table */
    const char *picture, *sign, *name; /* sign: where there is no picture */
    Rect plate;                        /* of the name; empty: none */
    Color rim, veil;                   /* veil: over the picture; no alpha: none */
} TableCard;
float monstrous_corner(Rect card); /* radius of its corners */
void monstrous_draw_card(Table *t, Rect r, const TableCard *card);
void monstrous_draw_hole(Table *t, Rect r); /* where a card has gone */
/* Draws a few words on a pill in the middle of a card, its upper edge at y. */
void monstrous_pill(Table *t, Rect card, float y, const char *words, ColorRole role);

/* monstrous_dice.c */
Color monstrous_hero_color(int hero);
enum { DIE_ROLL_MS = 720 }; /* ms a die tumbles at normal speed */
bool monstrous_toss(const BoardIn *in, const BoardLayout *at, PieceId p, TossDie *die);
void monstrous_draw_die(Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
/* Draws a small copy of a hero's die that lies elsewhere, with its number. */
void monstrous_draw_small_die(Table *t, PieceId p, Rect r);
/* True if the die has attacked or treated and has no ability left. */
bool monstrous_is_spent(const State *s, PieceId p);
/* True if the die has attacked or treated in this turn; a crit has its ability left then. */
bool monstrous_has_acted(const State *s, PieceId p);
/* Draws a sign of what a hero's die did, so that not only its darkness shows it. */
void monstrous_spent_sign(Table *t, PieceId p, Rect at);
float monstrous_pop(float ms); /* factor for a die read that many ms ago: it grows for a moment */
/* Returns the factor for a die's count: it grows for a moment when Backstab or Guidance is put on it or taken off. */
float monstrous_mark_pop(const Table *t, PieceId p);
/* Says "9\u00d72 = 18": what a die that shows n counts with that mark. */
void monstrous_mark_words(int n, Mark mark, char *out, size_t size);

/* monstrous_effects.c: ms for which a banner across the ground is read */
enum { MONSTROUS_BANNER_MS = 2600 };

/* monstrous_effects.c: dice that strike a monster, and how it shakes, also after a sum that was one short */
enum { HIT_MS = 260, HIT_APART_MS = 60 }; /* ms until the first die strikes; between two of them */
float monstrous_hit_ms(const Event *e);   /* until the monster reacts: to the first die, an epic one to the last */
enum { TROLL_DIE_MS = 450 };              /* ms until the die of a Troll rests */
/* True if the die is flying to a monster or back; *at: where. */
bool monstrous_strikes(const Table *t, PieceId p, Rect home, Rect *at);
/* Returns the sideways shake of the enemy at that position now, in px. */
float monstrous_shake(const Table *t, int position);
/* Returns how long ago a turn ended one short of that enemy: 0 now, 1 long ago; below 0: none did. */
float monstrous_missed(const Table *t, int position);
/* Returns the seat that called the last round; NO_SEAT: none, or unknown. */
int monstrous_caller(const Table *t);
void monstrous_hear(void *memory, const State *s, int eyes, const Event *e);

/* monstrous_enemies.c */
/* Draws the card of an enemy without its die and what is known of it; open: it can be hit. */
void monstrous_enemy_card(Table *t, Rect r, PieceId p, DefId creature, bool open);
/* Returns how far to the side an enemy's card is from its place while its die goes there. */
float monstrous_slides(const Table *t, PieceId p);
void monstrous_draw_enemies(Table *t);
void monstrous_draw_heads_over(Table *t);
/* Returns the heroes, as bits, whose dice are best rolled again to hit that enemy or head; *percent: the chance
 * then; 0: none, or chances are not shown. */
unsigned monstrous_best_again(const Table *t, PieceId p, int *percent);
bool monstrous_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);

/* Says what it takes to hit the enemy. */
void monstrous_need_words(const State *s, PieceId p, char *out, size_t n);

/* monstrous_party.c */
void monstrous_draw_party(Table *t);      /* everything below the dice */
void monstrous_draw_party_over(Table *t); /* and above them: signs on heroes */
int monstrous_tools(const Table *t, Tool out[TOOLS]);
/* True if the hero's die alone would complete the sum. */
bool monstrous_fits(const Table *t, const Melee *melee, int hero);

/* monstrous_gathered.c */
/* Marks what could still be done while the button that ends the turn is pointed at. */
void monstrous_draw_left_undone(Table *t);
/* Returns the number that the target of the gathered dice needs; 0: no target. */
int monstrous_need_of(const Table *t);
/* Says what is missing in the sum meant for that piece, and what it is made of; false: none is meant for it. */
bool monstrous_sum_words(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
bool monstrous_heals(const Table *t);   /* true if the gathered dice are for a treatment */
void monstrous_draw_gathered(Table *t); /* the ground, and the places of a team */
void monstrous_draw_sum(Table *t);      /* the plank of a sum, above the cards */
void monstrous_draw_gathered_over(Table *t);
void monstrous_chances_stud(Table *t); /* the strap's own button */

/* monstrous_effects.c */
void monstrous_draw_room(Table *t);    /* tint of the room by its monsters, below everything */
void monstrous_draw_effects(Table *t); /* short scenes, above everything */
/* True if scored points take a seat past all others, of whom one had at least as many as it. */
bool monstrous_takes_lead(const State *s, const Event *e);

/* monstrous_seats.c */
void monstrous_draw_seats(Table *t);
/* Says whose heroes lie at the near edge while another seat acts, above their right end, and frames them in its colour: the
 * own seat is beside them all the time. */
void monstrous_draw_whose(Table *t);

/* monstrous_say.c */
void monstrous_zoom(const State *s, DefId def, char *out, size_t n);
void monstrous_hero_words(const State *s, PieceId p, char *out, size_t n); /* how it is: "wounded: needs 4" */
/* Board.current_values: how a hero is, and what an epic monster takes. */
bool monstrous_now(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out, size_t n);
bool monstrous_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
void monstrous_so_far(const State *s, const Setup *names, int seat, char *out, size_t n);
/* Returns how much an event of the others weighs in a summary of their turns. */
int monstrous_weight(const Event *e);
/* Returns how many things are still possible in this turn; tip: says which, and what ending it now would cost. */
int monstrous_end_button(const Table *t, char *tip, size_t n);

/* monstrous_scoring.c */
int monstrous_decisions(const Match *m, Decision *out, int max);
void monstrous_ending(const Match *m, const Standing *standing, EndShow *out);
enum { MONSTROUS_VOICES = 22 };
extern const VoiceLine monstrous_voice[MONSTROUS_VOICES]; /* monstrous_voice.c */
int monstrous_figures(const State *end, const Luck *luck, ScoreFigure out[SCORE_FIGURES]);
float monstrous_score_picture(Ui *ui, const State *s, const Setup *names, Rect r);
void monstrous_headline(const State *s, const Setup *names, char *out, size_t n);
void monstrous_score_look(const State *s, int line, ScoreLook *out);

/* monstrous_say.c */
void monstrous_account(const State *s, const Setup *names, int eyes, Buf *out);

/* monstrous_say.c: opponents' remarks, and where each seat is shown */
enum { MONSTROUS_REMARKS = 10 };
extern const Remark monstrous_remarks[MONSTROUS_REMARKS];

#endif
