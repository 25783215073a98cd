/* SPDX-License-Identifier: MIT
 * What the drawing files of this table share. */
#ifndef BOARDS_GOBLINS_DRAW_H
#define BOARDS_GOBLINS_DRAW_H
#include "boards/goblins.h"
#include "boards/goblins_layout.h"
#include "ui/words.h"

static inline const char *clan_sign(int clan)
{
    static const char *const sign[CLAN_COUNT] = {"ruby", "emerald", "sapphire", "amber"};
    return sign[clan & (CLAN_COUNT - 1)];
}
static inline ColorRole clan_color(int clan)
{
    static const ColorRole color[CLAN_COUNT] = {COL_RUBY, COL_EMERALD, COL_SAPPHIRE, COL_AMBER};
    return color[clan & (CLAN_COUNT - 1)];
}
extern const char *const goblins_role_sign[ROLE_COUNT];

/* goblins_effects.c: what a moment ago was told, as a small scene above the horde; how long it takes, 0: none */
float goblins_effect_ms(const Event *e);
enum { GOBLINS_FLIGHT_MS = 260, GOBLINS_BLOW_MS = 190 }; /* of a card; from a fist's rise to its blow */
void goblins_draw_effects(Table *t);

/* goblins_reveal.c: the end, as far as it has been told. The state knows all points already: lines are counted for those
 * who watch, and what has been counted stands in the story alone. */
float goblins_final_ms(const Event *e);
bool goblins_scene(const Event *e); /* each Crown, each line is a scene of its own */
void goblins_draw_final(Table *t);
bool goblins_ends(const Table *t);                                    /* the horde is full: Crowns and lines follow */
Clan goblins_shown_crown(const Table *t, int seat);                   /* CLAN_COUNT: not turned over yet */
int goblins_seat_of(const Table *t, Clan clan);                       /* by the Crowns turned over; NO_SEAT: none */
int goblins_points_shown(const Table *t, int row, Clan clan);         /* told so far */
bool goblins_flag_stands(const Table *t, int row);                    /* .. at the end of a line that is told */
int goblins_counted(const Table *t, int row, Clan clan);              /* its strength there, as far as it is counted */
void goblins_flag(Table *t, Clan clan, float x, float foot, float h); /* planted with its pole at x */

/* goblins_chapters.c: where the end waits for the person, and what has been told of it */
typedef struct {
    bool over, turned, scored; /* turned: a Crown */
    uint8_t counted, line;     /* lines; line: the last of them, as it is called */
    uint8_t who, each;         /* bits of the clans that have points there, and how many each */
    uint16_t strengths;        /* as in EV_LINE */
    uint8_t points[CLAN_COUNT];
} GoblinsEnd;
void goblins_hear_end(GoblinsEnd *end, const Event *e);
const GoblinsEnd *goblins_end(const void *memory); /* goblins_trails.c, which keeps it */
extern const BoardPause goblins_chapter;
void goblins_top_told(const void *memory, TopWords *out);

/* goblins_guess.c: what the person thinks who ruled whom, before the Crowns are turned */
bool goblins_may_guess(const Table *t);
Clan goblins_guessed(const Table *t, int seat); /* CLAN_COUNT: no guess */
void goblins_draw_guess(Table *t, Rect r, int seat);
void goblins_tell_guess(Table *t, Rect r, int seat, Clan clan);

void goblins_draw_field(Table *t); /* goblins_field.c */

/* goblins_preview.c */
void goblins_draw_previews(Table *t);
int goblins_held_column(const Table *t); /* 0..15: the Marshal's column in the hand; -1: none */

/* goblins_seats.c */
void goblins_draw_seats(Table *t);
void goblins_draw_now(Table *t);
void goblins_draw_hand(Table *t);
/* How far a clan is before the best of the others with these points; "Emerald: 4 behind -> 1 behind". */
int goblins_lead(const State *s, Clan own, const uint8_t points[CLAN_COUNT]);
void goblins_say_lead(Clan own, int was, int is, char words[SENTENCE_MAX]);
/* Whether the near seat's Crown is turned to its eyes at the moment: always for the only person at the screen. */
bool goblins_peeks(const Table *t);
/* The clan that these eyes want to win, CLAN_COUNT: they do not look at their Crown. */
Clan goblins_own_clan(const Table *t);

/* goblins_preview.c: the table as the move that is about to be made would leave it: what is in the hand over a cell, or
 * what Enter plays. False: there is none, or nobody can know. */
bool goblins_meant(const Table *t, Goblins *after);
void goblins_draw_arrows(Table *t); /* of the column that is pointed at, or in the hand */
bool goblins_drags(const Table *t); /* what is in the hand has left its place: goblins.c */
/* What is asked of a column that can go both ways (Board.ask_between). */
bool goblins_between(const Table *t, const Move *m, int n, char *q, size_t qn, char *d, size_t dn);

/* goblins_recap.c: what others did since the own last goblin, in words: who was laid, and what came of it */
enum { GOBLINS_SINCE = 12, GOBLINS_ROWS = 4 };
typedef struct {
    uint8_t n, deeds; /* deeds: of the goblin that was laid last */
    uint8_t
        rows; /* goblins laid; before each of the first ones, and before the turn that is told, each clan's points: */
    uint8_t points[GOBLINS_ROWS][CLAN_COUNT], turn[CLAN_COUNT];
    bool own; /* what is told now is one's own doing */
    Event told[GOBLINS_SINCE];
} GoblinsRecap;
void goblins_hear_since(GoblinsRecap *since, const State *s, int eyes, const Event *e);
bool goblins_draw_since(Table *t, Rect r); /* Board.draw_recap */

/* goblins_trails.c: what others did since */
const GoblinsRecap *goblins_recap(const Table *t);
void goblins_hear(void *memory, const State *s, int eyes, const Event *e);
void goblins_draw_trails(Table *t);
/* The table by which lines are counted: as it was, while goblins that are told to move together are on their way. */
const State *goblins_settled(const Table *t, Goblins *room);
bool goblins_is_marked_down(const Table *t, int cell); /* a mark says already that it lies face down */

/* goblins_roles.c: the drawer */
void goblins_draw_roles(Table *t);

/* goblins_say.c */
/* Who that is and what it can do, for the tip of a goblin that is pointed at. */
bool goblins_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
void goblins_zoom(const State *s, DefId def, char *out, size_t n);
bool goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn);

/* goblins_scoring.c */
int goblins_decisions(const Match *m, Decision *out, int max);
void goblins_score_look(const State *s, int line, ScoreLook *out);
void goblins_score_mark(const State *end, int seat, const char **sign, ColorRole *color);
int goblins_score_then(const State *then, const State *end, int seat);
float goblins_score_picture(Ui *ui, const State *end, const Setup *names, const Luck *luck, Rect r);

/* goblins_account.c */
void goblins_account(const State *s, const Setup *names, int eyes, Buf *out);

/* goblins_remarks.c: what opponents say when it happens, and beside what */
const char *goblins_remark(const State *s, const Event *e, int *seat);
Rect goblins_seat_at(const Table *t, int seat);

#endif
