/* SPDX-License-Identifier: MIT
 * Shared by the drawing files of the Horde table. */
#ifndef GAMES_HORDE_TABLE_HORDE_DRAW_H
#define GAMES_HORDE_TABLE_HORDE_DRAW_H
#include "base/log.h"
#include "games/horde/table/horde_layout.h"
#include "ui/words.h"

static inline const char *kind_word(int kind)
{
    return horde_game.def[DEF_BATTLE + kind].word;
}
static inline const char *kind_name(int kind)
{
    return say_word(horde_game.def[DEF_BATTLE + kind].name);
}
static inline Color horde_seat_color(const Table *t, int seat)
{
    return gfx_color(t->g, theme_seat(seat));
}

/* horde_market.c: rounds and Trickster */
void horde_draw_market(Table *t);
void horde_draw_market_over(Table *t);
void horde_draw_track(Table *t);  /* under the pieces: Battle Cards to come, the present one */
void horde_draw_counts(Table *t); /* on the Battle Cards, above the pieces */
void horde_hear_round(HordeShown *h, const Event *e);
/* A round that is over rests for so many ms, at normal speed, before all cards go to the hordes. */
enum { HORDE_REST_MS = 3200 };
enum { HORDE_LAST_MS = 2400 }; /* the banner of the last round */
bool horde_is_last_round(const Event *e);
bool horde_tells_of_round(const Table *t, char *question, size_t qn, char *detail, size_t dn);
float horde_next_round(const Table *t, char *label, size_t n);
/* A seat's count of a kind: its horde and its picks of this round. */
int horde_share(const State *s, int seat, Kind kind);
/* Returns the best count among the others; -1: the viewer may not know it. */
int horde_share_of_others(const Table *t, int seat, Kind kind);

/* horde_seats.c */
void horde_draw_seats(Table *t);
void horde_draw_face(Table *t, int seat);     /* the portrait alone, over a shade */
bool horde_is_seen(const Table *t, int seat); /* true if the viewer may see the seat's horde */

/* horde_theft.c: ms until the stolen card is whipped away; all of it */
enum { HORDE_THEFT_REACHES = 840, HORDE_THEFT_MS = 1600 };
void horde_draw_theft(Table *t);
bool horde_is_stolen(const Table *t, PieceId p); /* true while the theft draws that card, so nothing else does */
/* True if the near seat, whose Betrayer steals, hands that card over: the Betrayer, and the first of two it has chosen. */
const Frame *horde_own_theft(const Table *t); /* that theft while its gifts are chosen; NULL: none is */
bool horde_is_gift(const Table *t, PieceId p);
SDL_FPoint horde_leans(const Table *t, int seat); /* how far its portrait is from its place in a theft */

/* horde_demon.c: ms until the price of a Demon is burnt, and for which it leaps into the row */
enum { HORDE_DEMON_MS = 1000, HORDE_DEMON_LEAPS = 320 };
void horde_draw_demon(Table *t);
bool horde_burns(const Table *t, PieceId p); /* as horde_is_stolen */

/* horde_battle.c */
void horde_draw_battle(Table *t);
void horde_draw_battle_over(Table *t);
bool horde_acts_in_battle(const Table *t, int seat); /* true if it chooses a joker now */
int horde_battle_now(const State *s);                /* the present battle, the last one at the end */
Rect horde_heading_coin(const Table *t);
int horde_next_battle(const State *s); /* the one after the present one; -1: none */

/* horde_show.c: how a battle is decided. Length of the show, and time until its token strikes and counts; ms at
 * normal speed. */
enum { HORDE_SHOW_MS = 4220, HORDE_STRIKE_MS = 820 };
void horde_draw_decision(Table *t);
void horde_draw_won_ground(Table *t, int seat, Rect r);
bool horde_shows_decision(const Table *t);            /* true while the show runs */
bool horde_token_is_due(const Table *t);              /* true while the battle's token lies in its heading */
bool horde_token_is_shown(const Table *t, PieceId p); /* true if the show draws that token, so nothing else does */
Rect horde_lane_now(const Table *t, int seat);        /* the seat's row, also while it grows or shrinks */
bool horde_tells(const Table *t, char *question, size_t qn, char *detail, size_t dn);
float horde_next(const Table *t, char *label, size_t n);
/* Returns the count's place while both roundels of a tie knock together. */
Rect horde_knocks(const Table *t, int seat, Rect count);
float horde_swells(const Table *t, PieceId p); /* factor that enlarges a card of the row that wins */
float horde_hops(const Table *t, int seat);    /* how high a winner's portrait is above its place */
float horde_sum_pop(const Table *t, int seat); /* factor that enlarges a sum of tokens that has just grown */

/* horde_say.c */
void horde_zoom_text(const State *s, DefId def, char *out, size_t n);
bool horde_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
void horde_tag(const Table *t, PieceId p, char *out, size_t n);
/* Says what giving up the card costs: where it would still fight, and the verdict. Returns the colour of the
 * verdict. */
ColorRole horde_price(const State *s, int seat, DefId def, char *fights, size_t fn, char *verdict, size_t vn);

/* horde_battle.c */
void horde_hear(void *memory, const State *s, int eyes, const Event *e);
bool horde_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);
void horde_draw_discard(Table *t, PieceId p, Rect r); /* over a card that is out of the game */
enum { HORDE_JOINS_MS = 240 };                        /* a card flies into its row and counts there */

/* horde.c */
bool horde_face(const Game *g, DefId def, CardFace *out);
/* Opens the near horde's fan where it is pointed at, so that the card's name can be read: returns how far to the side p is
 * drawn; *shows: the width of it that no other covers, 0: all. Presses still mean the strips of the closed fan. */
float horde_fan(const Table *t, PieceId p, float *shows);
void horde_draw_ground(Table *t);  /* behind everything */
void horde_draw_flights(Table *t); /* pieces that fly from place to place */

/* horde_scoring.c */
void horde_score_look(const State *s, int line, ScoreLook *out);
int horde_decisions(const Match *m, Decision *out, int max);
void horde_ending(const Match *m, const Standing *standing, EndShow *out);
enum { HORDE_VOICES = 22 };
extern const VoiceLine horde_voice[HORDE_VOICES]; /* horde_voice.c */

/* horde_say.c: opponents' remarks, and where each seat is shown */
enum { HORDE_REMARKS = 9 };
extern const Remark horde_remarks[HORDE_REMARKS];

#endif
