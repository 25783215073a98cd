/* SPDX-License-Identifier: MIT
 * The table scene: whose view it shows, who thinks, the bar on top. Shared by play*.c. */
#ifndef APP_SCENES_PLAY_INT_H
#define APP_SCENES_PLAY_INT_H
#include "app/app.h"
#include "app/scenes/play.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "bots/hint.h"
#include "ui/stage.h"

typedef struct { /* an opponent at work; lives on the worker while it runs */
    Bot *bot;
    const Match *match; /* the match and serial it thinks about */
    uint32_t serial;
    int ticket; /* of the worker; 0: not running there */
    bool thinking, done;
} Thinker;

typedef struct { /* the words of a choice's button */
    char id[12], icon[STAGE_RANK_SIGN], label[32], tip[SENTENCE_MAX];
} HintButton;

typedef struct { /* the hint of a strong player; its bot lives on the worker while it thinks */
    Bot *bot;
    const Match *match; /* the match and serial it is about */
    uint32_t serial, since;
    int ticket; /* of the worker; 0: not running there */
    bool open, thinking, ready;
    HintTurn turn;      /* thought after the choice, where there is one to plan */
    bool is_plan;       /* it is shown, its moves as the choices */
    float earns[HINTS]; /* what each move adds to the chance */
    char outlook[SENTENCE_MAX];
    PlanArrow arrow[PLAN_ARROWS];
    int narrows, planner;
    BotChoice choice[HINTS];
    const char *as[HINTS]; /* label before a choice ("Better"), or NULL */
    int n;
    int shown, chosen; /* choices: pointed at, proposed; -1: none */
    bool rests;        /* the pointer has not moved since the choices came, from: */
    float rest_x, rest_y;
    bool by_key;                /* it was requested by a key */
    char focus[64];             /* the focused id when it was requested */
    char go_to[80];             /* the id to focus in the next pass; "": none */
    bool goes;                  /* this is that pass */
    char refusal[SENTENCE_MAX]; /* why there is none, shown since refused_at */
    uint32_t refused_at;
    /* What the stage reads in this pass: the words of the ribbon, the longest ones, and the numbers. */
    char ask[SENTENCE_MAX], room[SENTENCE_MAX], line[SENTENCE_MAX];
    HintButton button[HINTS];
    Move ranked[HINTS];
} Hint;

typedef struct {        /* seats that act at the same time; play_team.c */
    const Match *match; /* the rest is about this match and serial */
    uint32_t serial;
    int phase, round;
    View *now, *was[SEAT_MAX];  /* now: scratch view; was: each person's view when it was done */
    unsigned waited;            /* bits of persons that are done */
    unsigned standing;          /* bits of persons whose Done is repeated for them */
    unsigned kept;              /* the same in the phase in which they were done, alone */
    bool asks_all;              /* none is kept: the person is asked again after each act of the partner */
    unsigned fresh;             /* bits of these for whom the situation must be checked again */
    uint32_t done_at[SEAT_MAX]; /* the move with which a seat was done last */
    int armed;                  /* the person whose next Done will stand; or NO_SEAT */
    int about;                  /* the person whose Done was reopened */
    char ask[SENTENCE_MAX], why[SENTENCE_MAX], swap[SENTENCE_MAX];

    PartnerPlan *ahead;
    bool asks_plan, planning;
    int mate; /* the partner whose plan is shown */
    char plan[SENTENCE_MAX];
    PlanArrow arrow[PLAN_ARROWS]; /* the same on the table */
    int narrows;
} Team;

enum { ANSWERS_KEPT = 64 };

typedef struct {        /* the innkeeper's tip for a first occasion; play_tips.c */
    const Match *match; /* events are read up to this serial */
    uint32_t serial;
    int shown;         /* row of Lesson.bubble, -1: none */
    uint32_t shown_at; /* serial: gone with the next move */
    Rect at;           /* its place; empty: not placed yet */
    float form;        /* its width at 100 %, by which its words are set */
    bool drawn;        /* seen since it last made way for something that was called */
    bool came_back;    /* after that, once */
} Tips;

typedef struct PlayLesson PlayLesson; /* play_lesson.c */

typedef struct {
    Stage *stage;
    const Board *board;
    const Game *game;
    Match *shown;         /* replay: the copy that is shown; NULL: app_match() */
    uint32_t at;          /* replay: serial shown */
    uint32_t until;       /* replay: PlayArg.until; 0 once it is reached or the person navigates */
    bool replay, running; /* running: steps by itself */
    bool newcomer;        /* nobody has played or learnt at this table: its lesson is a button away */
    bool stepped;         /* replay: one step was made whose story has not begun */
    bool takes_over;      /* replay: asks whether to start a new game here */
    bool kept;            /* replay: the turning point it was opened at was saved as a puzzle */
    const char *back;     /* replay: label of the button back to the scene below, or NULL */
    uint32_t next_step;   /* when */

    char kind[SEAT_MAX][SENTENCE_MAX]; /* kind of each seat: "person", "cunning", "cunning Krall" */
    int eyes, near;
    int witness;         /* replay of a finished game: the viewer, or NO_SEAT */
    int opened;          /* person for whom the curtain was last opened */
    bool openly;         /* `opened` sat down without a curtain, while nobody had secrets */
    int wanted;          /* person who chooses next although another may too, or NO_SEAT */
    int muted[SEAT_MAX]; /* 1 + the round in which the person is not asked again (MoveLook.mute_question); 0: none */
    struct {             /* moves made for a person who was not asked: serials of the newest, rising (play_pause.c) */
        int n;
        uint32_t at[ANSWERS_KEPT];
    } answered;
    bool recap; /* the curtain was just opened */
    bool look;  /* shows the table without secrets */
    struct {
        bool hangs, rises, waits, tells; /* waits: for the pictures of the table; tells: the news are shown */
        bool seen;                       /* a table was shown before it */
        uint32_t since, news_since;
    } curtain;

    PlayLesson *lesson; /* the lesson that is played instead of a game; or NULL */

    Thinker thinker;
    Hint hint;
    Team team;
    Tips tips;
    uint32_t met_at;                  /* moves made when special cards were shown last, + 1; 0: never */
    uint32_t quiet_since;             /* when the last story ended */
    bool telling, resting, over_seen; /* resting: the last event stays readable before the curtain falls */
    uint32_t over_at;
} Play;

/* Opens the rule book at the rule in question or refused; says NULL: at its start. */
void play_rules(App *app, const Play *p, const StageOutput *says);
/* Replay: starts a new game at the moment shown, with the same people and opponents; the watched one stays as it is.
 * The new game counts as assisted, because the player knows how the other one continued. */
void play_take_over(Play *p, App *app);

/* play_lesson.c */
bool lesson_open(Play *p, App *app, const PlayArg *arg); /* false: no such lesson */
void lesson_close(Play *p);
void lesson_frame(Play *p, App *app, Ui *ui);

/* play_tips.c: after the stage */
void tips_frame(Play *p, App *app, Ui *ui, const Match *m, const StageOutput *says);

/* play_meet.c: before the tips; shows special cards that lie open for the first time */
void meet_frame(Play *p, App *app, const Match *m);
void meet_open(Play *p, const Match *m); /* a game that is continued shows them from its next choice on */

/* play_eyes.c */
int play_asked(const Play *p, const Match *m); /* the seat this screen asks now, or NO_SEAT */
void play_eyes(Play *p, App *app, Ui *ui, const Match *m);
/* Returns the seat whose moves may be undone on this screen: with secrets, only the viewer's own; NO_SEAT: anybody's. */
int play_takes_back(const Play *p, const Match *m);
bool play_needs_curtain(const Play *p, App *app, const Match *m);
int play_persons(const Match *m);
bool play_sees_more(const Match *m, int seat); /* true if this seat sees anything that not everybody sees */

/* play_hint.c */
void hint_ask(Play *p, App *app, Ui *ui, const Match *m); /* asks for a hint, or closes the one shown */
/* Replay: shows the choices of arg as a hint. */
void hint_tell(Play *p, const PlayArg *arg);
void hint_stop(Play *p, App *app);
void hint_event(Play *p, const SDL_Event *e);
void hint_watch(Play *p, App *app, const Match *m); /* after the stage: closes a hint that is outdated */
/* Before the stage: puts the hint into the ribbon and the numbers of its choices on the table, makes its buttons, returns how
 * many. hint_press answers the one of that number. */
enum { HINT_BUTTONS = HINTS + 1 };
int hint_words(Play *p, Gfx *g, const Match *m, StageInput *use, StageButton out[HINT_BUTTONS]);
void hint_press(Play *p, App *app, Ui *ui, int button);
/* After the stage: thinks on, notes which choice is pointed at, and says at `button` why there is no hint. */
void hint_frame(Play *p, App *app, Ui *ui, const Match *m, const StageOutput *says, Rect button);

/* The buttons of a replay; from WATCH_BUTTONS on the exits: to the scene below, if there is one, and to a new game. */
enum { WATCH_START, WATCH_BACK, WATCH_RUN, WATCH_ON, WATCH_END, WATCH_BUTTONS };

/* play_moment.c: the ribbon at a turning point of a replay, in place of the usual buttons of a replay */
enum { MOMENT_BUTTONS = HINTS + 5 };
/* Makes its buttons, returns how many; 0: no turning point. moment_press answers the one of that number. */
int moment_words(Play *p, App *app, Gfx *g, StageInput *use, StageButton out[MOMENT_BUTTONS]);
/* Returns the button of an ordinary replay that does the same, or -1. */
int moment_press(Play *p, App *app, Ui *ui, const StageButton *b);

/* play_team.c */
void team_watch(Play *p, App *app, Ui *ui, Match *m); /* every pass */
void team_free(Play *p);
/* Makes the extra buttons for the seat that is asked, returns how many; handles the one pressed. */
enum { TEAM_BUTTONS = 2 };
int team_buttons(Play *p, const Match *m, int seat, StageButton out[TEAM_BUTTONS]);
void team_press(Play *p, App *app, Ui *ui, Match *m, int button);
/* Handles a click on a card of `owner`: a partner at this screen who may act takes over. */
void team_clicked(Play *p, Ui *ui, const Match *m, int owner);
/* Returns the seat whose "pass until needed" this screen may show and end: the viewer or a partner here. NO_SEAT:
 * none. */
int team_sign(const Play *p);
void team_sign_words(const Play *p, const Match *m, char *out, size_t n);
void team_is_back(Play *p, Ui *ui);
/* Returns the text that replaces the game's own prompt; NULL: none. */
const char *team_asks(const Play *p, int seat);
const char *team_detail(const Play *p, int seat);
void team_shows(const Play *p, StageInput *use); /* shows the plan of these words on the table */

/* play.c: true in the first two rounds of a game that nobody here has played to its end: opponents leave each step of their
 * turns to be read. Later they would keep a newcomer waiting for half a minute at a table of three. */
bool play_learns(Settings *s, const Game *g, int round);

/* play_think.c: the opponents */
void think_start(Play *p, App *app, const Match *m); /* about this moment, unless one already thinks about it */
void think_stop(Play *p, App *app);
void think_event(Play *p, const SDL_Event *e);
/* Plays the move once it is found and the table has been quiet for that many ms (now: at once). True if a move was made. */
bool think_finish(Play *p, App *app, Match *m, bool now, uint32_t clock, float quiet);

/* play_pause.c: where the story pauses and which pointless questions are skipped, according to the settings */
unsigned play_pauses(App *app, const Match *m);
void play_turn(App *app, Ui *ui, unsigned kinds); /* handles the switches at the table */
/* Passes for a person who can do nothing else or has muted the question; call in every pass. */
void play_window(Play *p, App *app, Ui *ui, Match *m);
/* Notes that a move was made at that serial, and whether the table made it for a person who was not asked. */
void play_note_answer(Play *p, uint32_t serial, bool answered);
/* Undoes the last choice, or redoes one, together with the answers that the table gave after it. An answer whose cause can
 * not be taken back is undone alone, and asked. */
Status play_step(const Play *p, Match *m, bool back);
/* Takes back the choice so many choices ago (1: the last one, at most TAKES_BACK_MOST) and makes the later ones again, as far as
 * they are still legal. An error if not even the last one can be taken back: nothing has changed then. */
Status play_take_back(const Play *p, Match *m, int choices);
/* Makes the extra button "do not ask again this round", returns 1: there is one; play_hush handles it. */
int play_hush_button(const Play *p, const Match *m, int seat, StageButton *out);
void play_hush(Play *p, int seat);

/* play.c */
typedef struct {
    bool menu, hint, rules;
    bool back;    /* ends "pass until needed" */
    bool learn;   /* a newcomer wants the lesson instead */
    Rect hint_at; /* its button */
} StrapOutput;
/* Draws the round buttons of the table; undo and redo are in its ribbon, the settings in the menu. */
StrapOutput play_strap(Play *p, Ui *ui, const Match *m);

/* ---- the curtain (play_curtain.c) ------------------------------------------------------------------------------- */
/* The curtain between two persons at one screen: nothing private is drawn while it is closed. */
enum { CURTAIN_NEWS = 4 * SENTENCE_MAX }; /* room for the lines of news */

typedef struct {
    int seat; /* the seat to act */
    const char *name;
    const char *before;  /* the previous player; NULL: none */
    const char *news;    /* public events since the player's last turn, one per line; "": none */
    uint32_t since;      /* when it began to fall */
    bool tells;          /* the scroll with the news is open, */
    uint32_t news_since; /* since then */
} CurtainInput;

typedef enum { CURTAIN_HANGS, CURTAIN_OPENED, CURTAIN_LOOK, CURTAIN_MENU, CURTAIN_TELLS, CURTAIN_TOLD } CurtainAnswer;
/* Draws it over the whole window. CURTAIN_LOOK: show the table without secrets (T). CURTAIN_TELLS, _TOLD: show the news,
 * put them away. */
CurtainAnswer curtain_frame(Ui *ui, const CurtainInput *in);
void curtain_rises(Play *p, Ui *ui); /* it was opened: the table comes */
/* Draws it over the table while it is drawn aside; first it waits until the pictures of the table are there. */
void curtain_over_table(Play *p, Ui *ui);

#endif
