/* SPDX-License-Identifier: MIT
 * What the drawing files of the Horde table share. */
#ifndef BOARDS_HORDE_DRAW_H
#define BOARDS_HORDE_DRAW_H
#include "base/log.h"
#include "boards/horde_layout.h"
#include "ui/words.h"

static inline const char *kind_word(int kind)
{
    return horde_game.def[DEF_BATTLE + kind].word;
}
static inline const char *kind_name(int kind)
{
    return say_word(horde_game.def[DEF_BATTLE + kind].name);
}
static inline bool is_strip(const Table *t)
{
    return t->at->kind == CLASS_STRIP;
}

static inline Color horde_seat_color(const Table *t, int seat)
{
    return gfx_color(t->g, (ColorRole)((int)COL_SEAT1 + seat));
}

/* Diamonds of a seat's total against the limit; returns the width used. */
float horde_draw_pips(Table *t, float x, float y, int total, int limit);
/* The flag of the round's starter, with its word where there is room; returns the width used, 0: another seat. */
float horde_draw_starter(Table *t, int seat, Rect r);
/* "picking, 2 more", "3 of 3 · done"; brief: "picking", "done", which the frame and the diamonds complete. */
void horde_seat_state(const Table *t, int seat, bool brief, char out[SENTENCE_MAX]);
/* Kinds in the order of the battles drawn, then those to come. */
void horde_kinds_in_order(const State *s, int out[KIND_COUNT]);
/* True when the seat's horde lies open to these eyes. */
bool horde_is_seen(const Table *t, int seat);
void horde_draw_tally(Table *t, Rect r, int seat, float badge, float text);
void horde_draw_head(Table *t); /* heading and tally of the near horde */

void horde_draw_market(Table *t); /* horde_market.c: rounds and Trickster */
void horde_draw_market_over(Table *t);
void horde_draw_seats(Table *t); /* horde_seats.c */
void horde_draw_chips(Table *t);
void horde_draw_seat_drawer(Table *t);
void horde_draw_strip_buttons(Table *t);
void horde_draw_battle(Table *t); /* horde_battle.c */
void horde_draw_battle_over(Table *t);
void horde_draw_battle_drawer(Table *t);
Rect horde_heading_coin(const Table *t);
int horde_next_battle(const State *s); /* the one after the present one; -1: none */

/* horde_show.c: how a battle is decided, for so long at normal speed; its token strikes, and counts, after so long. */
enum { HORDE_SHOW_MS = 2620, HORDE_STRIKE_MS = 620 };
void horde_draw_decision(Table *t);
void horde_draw_won_ground(Table *t, int seat, Rect r);
bool horde_shows_decision(const Table *t);            /* now */
bool horde_token_is_due(const Table *t);              /* the token of the battle still lies in its heading */
bool horde_token_is_shown(const Table *t, PieceId p); /* by the show, and lies nowhere else */
Rect horde_lane_now(const Table *t, int seat);        /* the row, also on its way */
bool horde_tells(const Table *t, char *question, size_t qn, char *detail, size_t dn);
float horde_next(const Table *t, char *label, size_t n);
float horde_sum_pop(const Table *t, int seat); /* how much larger the sum of its tokens is that has just grown */

/* horde_say.c */
void horde_zoom_text(const State *s, DefId def, char *out, size_t n);
bool horde_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
void horde_tag(const Table *t, PieceId p, char *out, size_t n);
/* What giving up the card costs: where it would still fight, and the verdict. Returns the colour of the verdict. */
ColorRole horde_price(const State *s, int seat, DefId def, char *fights, size_t fn, char *verdict, size_t vn);

/* The same in signs, for narrow rows. */
void horde_price_short(const State *s, DefId def, char *out, size_t n);

/* horde_discards.c */
void horde_hear(void *memory, const State *s, int eyes, const Event *e);
bool horde_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
void horde_draw_discard(Table *t, PieceId p, Rect r); /* over a card that is out of the game */
float horde_pop(const Table *t, int seat);            /* how much larger a count is that has just risen */

/* horde_battle_log.c: how the counts of the battle came about, in place of the log; what it is called, NULL: no battle */
const char *horde_draw_battle_log(Table *t, Rect r);

/* horde_round.c */
void horde_hear_round(HordeShown *h, const Event *e);
void horde_draw_idle(Table *t, Rect in);              /* in the rail, while no card is pointed at */
void horde_draw_shares(Table *t);                     /* on the Battle Cards */
int horde_share(const State *s, int seat, Kind kind); /* of the horde and of this round */
/* The best of the others; -1: these eyes may not know. */
int horde_share_of_others(const Table *t, int seat, Kind kind);
void horde_say_share(int mine, int other, char out[SENTENCE_MAX]);
bool horde_face(const Game *g, DefId def, CardFace *out); /* horde.c */

/* horde_scoring.c */
void horde_score_look(const State *s, int line, ScoreLook *out);
int horde_decisions(const Match *m, Decision *out, int max);

/* horde_remarks.c: what opponents say when it happens, and beside what */
const char *horde_remark(const State *s, const Event *e, int *seat);
Rect horde_seat_at(const Table *t, int seat);

#endif
