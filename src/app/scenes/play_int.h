/* SPDX-License-Identifier: MIT
 * The table scene: whose eyes see it, who thinks, what stands in the bar on top. Shared by play*.c. */
#ifndef APP_SCENES_PLAY_INT_H
#define APP_SCENES_PLAY_INT_H
#include "app/app.h"
#include "app/scenes/play.h"
#include "boards/boards.h"
#include "bots/plan.h"
#include "bots/bot.h"
#include "ui/stage.h"

typedef struct { /* an opponent at work; lives on the worker while it runs */
    Bot *bot;
    const Match *match; /* whose moment it thinks about */
    uint32_t serial;
    int ticket; /* of the worker; 0: not running there */
    bool thinking, done;
} Thinker;

typedef struct { /* what a strong player would do; its bot lives on the worker while it thinks */
    Bot *bot;
    const Match *match; /* the moment it is about */
    uint32_t serial, since;
    int ticket; /* of the worker; 0: not running there */
    bool open, thinking, ready;
    BotChoice choice[HINTS];
    const char *as[HINTS]; /* what stands before a choice, or NULL */
    int n;
    int shown, chosen;          /* rows: pointed at, proposed; -1 none */
    char focus[64];             /* where the keys were when it was asked for */
    char go_to[80];             /* where they go in the next pass, "" nowhere */
    char refusal[SENTENCE_MAX]; /* why there is none, said at refused_at */
    uint32_t refused_at;
    Rect at; /* of the panel, found for a window of that size */
    float in_w, in_h, in_text;
    bool placed, folded; /* folded: one reason shows, where all have no room in the rail */
    bool across;         /* side by side in a band, and one reason below them */
} Hint;

typedef struct {        /* seats that act side by side; play_team.c */
    const Match *match; /* what follows is about this moment */
    uint32_t serial;
    int phase, round;
    View *now, *was[SEAT_MAX];  /* room for a view; of each person, when it was done */
    unsigned waited;            /* bits of persons that are done */
    unsigned standing;          /* .. and will be again by themselves */
    unsigned fresh;             /* .. of these a phase has begun since, which has not been looked at */
    uint32_t done_at[SEAT_MAX]; /* the move with which a seat was done last */
    int armed;                  /* the person whose Done, once given, is to stand; or NO_SEAT */
    int about;                  /* the person whose Done is open again */
    char ask[SENTENCE_MAX], why[SENTENCE_MAX], swap[SENTENCE_MAX];

    Ahead *ahead;
    bool asks_plan, planning;
    int mate; /* who plans */
    char plan[SENTENCE_MAX];
    PlanArrow arrow[PLAN_ARROWS]; /* the same on the table */
    int narrows;
} Team;

typedef struct {        /* what the innkeeper says at first occasions; play_tips.c */
    const Match *match; /* read up to this moment */
    uint32_t serial;
    int shown;         /* row of Lesson.bubble, -1: none */
    uint32_t shown_at; /* moves: gone with the next one */
    Rect at;           /* where it stands; empty: not placed yet */
} Tips;

typedef struct PlayLesson PlayLesson; /* play_lesson.c */

typedef struct {
    Stage *stage;
    const Board *board;
    const Game *game;
    Match *shown;         /* replay: the match as it was; NULL: the app's own */
    uint32_t at;          /* replay: moves shown */
    uint32_t until;       /* replay: PlayArg.until, until it is reached or the person says where to go on */
    bool replay, running; /* running: steps by itself */
    bool stepped;         /* replay: one choice on, which has not been told yet */
    bool takes_over;      /* replay: whether a new game is to begin here is asked */
    bool kept;            /* replay: the turning point it was opened at was saved as a puzzle */
    const char *back;     /* replay: how the scene below that waits is called, or NULL */
    uint32_t next_step;   /* when */

    char kind[SEAT_MAX][SENTENCE_MAX]; /* who sits there: "person", "cunning", "cunning Krall" */
    int eyes, near;
    int witness; /* replay of a game that is over: through whose eyes it is seen, or NO_SEAT */
    int opened;  /* person for whom the curtain was opened last */
    bool openly; /* .. or who sat down without one, while nobody had a secret */
    int wanted;  /* person who is to choose next although another may, or NO_SEAT */
    int muted
        [SEAT_MAX]; /* round in which the person is not asked again (MoveLook.mute_question), and 1 more; 0: none */
    bool recap;     /* the curtain was opened just now */
    bool look;      /* the table without secrets is looked at */

    PlayLesson *lesson; /* a lesson is played here, and no game; or NULL */

    Thinker thinker;
    Hint hint;
    Team team;
    Tips tips;
    uint32_t quiet_since;             /* when the last story ended */
    bool telling, resting, over_seen; /* resting: what was told last may be read before the curtain falls */
    uint32_t over_at;
} Play;

/* The rule book, at the rule of what is asked or refused; says NULL: at its beginning. */
void play_rules(App *app, const Play *p, const StageOutput *says);
/* Replay: a new game begins at the moment that is shown, with the same people and opponents; the one that is watched stays
 * as it is. Somebody who knows how that one went on has an advantage: it counts as assisted when that one is over. */
void play_take_over(Play *p, App *app);

/* play_lesson.c */
bool lesson_open(Play *p, App *app, const PlayArg *arg); /* false: there is no such lesson */
void lesson_close(Play *p);
void lesson_frame(Play *p, App *app, Ui *ui);

/* play_tips.c: after the stage */
void tips_frame(Play *p, App *app, Ui *ui, const Match *m, const StageOutput *says);

/* play_eyes.c */
int play_asked(const Play *p, const Match *m); /* whom this screen asks now, or NO_SEAT */
void play_eyes(Play *p, App *app, Ui *ui, const Match *m);
/* Whose moves can be taken back here: of persons who have secrets from each other only those of the one who looks;
 * NO_SEAT: anybody's. */
int play_takes_back(const Play *p, const Match *m);
bool play_needs_curtain(const Play *p, App *app, const Match *m);
int play_persons(const Match *m);
bool play_sees_more(const Match *m, int seat); /* would this seat see anything that not everybody sees? */

/* play_bot.c */
void think_start(Play *p, App *app, const Match *m);
void think_event(Play *p, const SDL_Event *e);
void think_stop(Play *p, App *app);
/* Plays the move when it is found and its time has come (now: at once). True when a move was made. */
bool think_finish(Play *p, App *app, Match *m, bool now, uint32_t clock, float speed);

/* play_hint.c */
void hint_ask(Play *p, App *app, Ui *ui, const Match *m); /* or puts it away when it is there already */
/* Replay: tells about the choice that was made at that moment. */
void hint_tell(Play *p, const PlayArg *arg);
/* By their chances, where they rest on enough: what was looked at far less often than the search's own choice, the first
 * one, is never shown as better than that, it is noise.  Below a better choice passing has no reason: that nothing else is
 * worth it is refuted. */
void hint_rank(const Game *g, BotChoice choice[], int n);
void hint_stop(Play *p, App *app);
void hint_event(Play *p, const SDL_Event *e);
void hint_watch(Play *p, App *app, const Match *m); /* after the stage: its moment may have passed */
void hint_frame(Play *p, App *app, Ui *ui, const Match *m, Rect button);
Move hint_light(const Play *p, const Match *m); /* kind 0: none */

/* play_moment.c: what can be done with a turning point, at the foot of the panel that tells of it */
float moment_height(const Play *p, App *app, Ui *ui, float w); /* 0: this is none */
void moment_frame(Play *p, App *app, Ui *ui, const Match *m, Rect r);

/* play_team.c */
void team_watch(Play *p, App *app, Ui *ui, Match *m); /* every pass */
void team_free(Play *p);
/* Buttons beside the game's own for the seat that is asked: how many; one of them was pressed. */
enum { TEAM_BUTTONS = 2 };
int team_buttons(Play *p, const Match *m, int seat, StageButton out[TEAM_BUTTONS]);
void team_press(Play *p, App *app, Ui *ui, Match *m, int button);
/* Somebody's card was clicked by another: a partner who may act goes on with it. */
void team_clicked(Play *p, Ui *ui, const Match *m, int owner);
/* Who is done unless needed, as a sign says that ends it: the one who looks, or a partner at this screen. NO_SEAT: there
 * is no sign, for nobody else may know or end it. */
int team_sign(const Play *p);
void team_sign_words(const Play *p, const Match *m, char *out, size_t n);
void team_is_back(Play *p, Ui *ui);
/* What stands in the prompt bar instead of the game's own words; NULL: nothing. */
const char *team_asks(const Play *p, int seat);
const char *team_detail(const Play *p, int seat);
void team_shows(const Play *p, StageInput *use); /* the plan that these words tell, on the table */

/* play_pause.c: where the story waits for the person, and who is not asked in vain, as the settings say */
unsigned play_pauses(App *app, const Match *m);
void play_turn(App *app, Ui *ui, unsigned kinds);      /* switches of the table were used */
void play_window(Play *p, App *app, Ui *ui, Match *m); /* every pass: lets pass what nobody here can answer */
/* A button beside the game's own: no more questions this round. 1: there is one; it was pressed. */
int play_hush_button(const Play *p, const Match *m, int seat, StageButton *out);
void play_hush(Play *p, int seat);

/* play_bar.c */
typedef struct {
    bool menu, undo, redo, hint, rules, settings;
    bool back;    /* "done unless needed" is ended */
    Rect hint_at; /* its button */
} BarSays;
BarSays play_bar(Play *p, App *app, Ui *ui, const Match *m);

#endif
