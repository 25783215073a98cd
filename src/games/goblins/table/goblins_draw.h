/* SPDX-License-Identifier: MIT
 * Shared by the drawing files of Goblin Ranks. */
#ifndef GAMES_GOBLINS_TABLE_GOBLINS_DRAW_H
#define GAMES_GOBLINS_TABLE_GOBLINS_DRAW_H
#include "games/goblins/table/goblins.h"
#include "games/goblins/table/goblins_layout.h"
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

/* goblins.c: the keys of this table */
enum { GOBLINS_KEY_TWELVE, GOBLINS_KEY_CROWN, GOBLINS_KEY_ENOUGH, GOBLINS_KEYS };
extern const BoardKey goblins_key[GOBLINS_KEYS];

/* goblins_effects.c: short scenes above the horde for recent events. Returns the length of an event's scene in ms;
 * 0: none. */
float goblins_effect_ms(const Event *e);
enum { GOBLINS_FLIGHT_MS = 260, GOBLINS_BLOW_MS = 190 }; /* ms of a card's flight; from a fist's rise to its blow */
/* Returns how far a goblin is pushed aside because one has just been laid beside it. */
SDL_FPoint goblins_hop(const Table *t, PlaceId place);
void goblins_draw_effects(Table *t);

/* goblins_reveal.c: the end of the game, as far as it has been shown. The state already knows all points; only
 * Table.recent holds how far the count has come. */
float goblins_final_ms(const Event *e);
bool goblins_scene(const Event *e); /* true if a scene begins with the event: each Crown, each line */
void goblins_draw_final(Table *t);
bool goblins_ends(const Table *t);                  /* the horde is full: Crowns and lines follow */
Clan goblins_shown_crown(const Table *t, int seat); /* CLAN_COUNT: not revealed yet */
/* The clan's ruler, by the revealed Crowns; NO_SEAT: none. */
int goblins_seat_of(const Table *t, Clan clan);
int goblins_points_shown(const Table *t, int row, Clan clan); /* a clan's points in a row, as far as shown */
int goblins_counted(const Table *t, int row, Clan clan);      /* its strength there, as far as it is counted */

/* goblins_chapters.c: where the story pauses at the end, and the count so far */
typedef struct {
    bool over, turned, scored; /* turned: a Crown */
    uint8_t counted, line;     /* lines counted; line: number of the last one, as players see it */
    uint8_t who, each;         /* bits of the clans that have points there, and how many each */
    uint16_t strengths;        /* as in EV_LINE */
    uint8_t points[CLAN_COUNT];
} GoblinsEnd;
void goblins_hear_end(GoblinsEnd *end, const Event *e);
extern const BoardPause goblins_chapter;
void goblins_top_told(const void *memory, TopWords *out);

/* goblins_seats.c: the person's guesses, before the Crowns are revealed */
bool goblins_may_guess(const Table *t);
void goblins_draw_guess(Table *t, Rect card, int seat);
void goblins_tell_guess(Table *t, Rect card, int seat, Clan clan);

/* goblins_field.c */
void goblins_draw_field(Table *t);
extern const Color goblins_mint;                    /* numbers that would change, on dark ground */
void goblins_plate(Table *t, Rect r, float radius); /* the dark ground on which counts can be read over the mine */
/* Draws a number and, if it differs, what becomes of it: "3\u25b84". `size` does not grow with the text. */
void goblins_number(Table *t, Rect r, float size, Color ink, int now, int then);
float goblins_number_width(Table *t, float size, int now, int then);

/* goblins_preview.c */
void goblins_draw_previews(Table *t);
int goblins_held_column(const Table *t); /* 0..15: the column held for a Marshal's slide; -1: none */
/* Returns the rectangle round all goblins in the column of the cell. */
Rect goblins_around_column(const Table *t, int cell);

/* goblins.c */
bool goblins_face(DefId def, CardFace *out); /* as it lies on the table, at any size with a thin rim and a plate */

/* goblins_seats.c */
void goblins_draw_seats(Table *t);
void goblins_draw_cloth(Table *t, Rect r, Clan clan); /* over the near edge; CLAN_COUNT: rolled up */
void goblins_draw_banners(Table *t);
void goblins_draw_crown(Table *t);
void goblins_draw_crown_button(Table *t); /* above the pieces */
void goblins_twelve_stud(Table *t);       /* above the strap */
/* Returns the clan's lead over the best other clan with these points; negative: it is behind. goblins_say_lead says
 * a change of it: "Emerald goes from 4 points behind to tied". */
int goblins_lead(const State *s, Clan own, const uint8_t points[CLAN_COUNT]);
void goblins_say_lead(Clan own, int was, int is, char words[SENTENCE_MAX]);
/* True if the near seat's Crown is shown to its viewer now; always for the only person at the screen. */
bool goblins_peeks(const Table *t);
/* Returns the near seat's clan; CLAN_COUNT: its Crown is not shown (goblins_peeks). */
Clan goblins_own_clan(const Table *t);

/* goblins_preview.c: fills *after with the table after the previewed move: that of the held goblin over a cell, else
 * what Enter plays, else the one pointed at. False: no such move, or its result is unknown. */
bool goblins_meant(const Table *t, Goblins *after);
void goblins_draw_arrows(Table *t); /* of the column that is pointed at or held */
bool goblins_drags(const Table *t); /* goblins.c: true if the held goblin is away from its resting place */
/* The question about a column that can slide both ways (BoardAsk.ask_between). */
bool goblins_between(const Table *t, const Move *m, int n, char *q, size_t qn, char *d, size_t dn);

/* goblins_memory.c: what the board remembers of the events that were shown */
void goblins_hear(void *memory, const State *s, int eyes, const Event *e);
const GoblinsEnd *goblins_end(const void *memory);
/* Returns the state by which lines are counted: while goblins that move together are in flight, *room with the horde
 * as it was before. */
const State *goblins_settled(const Table *t, Goblins *room);
/* Returns the factor of a strength on its tab that has just changed, 1: it has not. */
float goblins_count_grows(const Table *t, int row, Clan clan);
/* Returns how far the banner of a clan whose points have just changed has waved, 0 to 1; below 0: it hangs still. */
float goblins_banner_waves(const Table *t, Clan clan);
/* Returns the points of a clan before the last change, while that is shown; -1: it is not. */
int goblins_points_were(const Table *t, Clan clan);
/* Returns the points of the clans after the viewer's own last turn; NULL: the viewer has had none. */
const uint8_t *goblins_points_then(const Table *t);

/* goblins_trails.c: marks on the horde for the opponents' turns since the viewer's own last turn */
void goblins_draw_trails(Table *t);
bool goblins_is_marked_down(const Table *t, int cell); /* true if a mark says that it is face down */
/* Says how the goblin in that cell has changed since then, and by whom: "moved: Odo's Piper". False: it has not. */
bool goblins_say_mark(const Table *t, int cell, char out[SENTENCE_MAX]);

/* goblins_seats.c: the page of the twelve goblins */
void goblins_draw_roles(Table *t);
const char *goblins_role_does(Role role); /* what it can do, a short sentence */

/* goblins_say.c */
/* Says how a goblin has changed, for its tooltip. False: it has not, so there is none. */
bool goblins_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
void goblins_zoom(const State *s, DefId def, char *out, size_t n);
bool goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn);

/* goblins_scoring.c */
int goblins_decisions(const Match *m, Decision *out, int max);
enum { GOBLINS_VOICES = 22 };
extern const VoiceLine goblins_voice[GOBLINS_VOICES]; /* goblins_voice.c */
void goblins_score_look(const State *s, int line, ScoreLook *out);
void goblins_score_mark(const State *end, int seat, const char **sign, ColorRole *color);
int goblins_score_then(const State *then, const State *end, int seat);
float goblins_score_picture(Ui *ui, const State *end, const Setup *names, Rect r);

/* goblins_say.c */
void goblins_account(const State *s, const Setup *names, int eyes, Buf *out);

/* goblins_say.c: opponents' remarks, and where each seat is shown */
enum { GOBLINS_REMARKS = 9 };
extern const Remark goblins_remarks[GOBLINS_REMARKS];
bool goblins_may_remark(const State *s, const Event *e, int *seat);

#endif
