/* SPDX-License-Identifier: MIT
 * Shared by the drawing files of Siege of Six Lanes. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_DRAW_H
#define GAMES_SIEGE_TABLE_SIEGE_DRAW_H
#include "games/siege/table/siege.h"
#include "games/siege/table/siege_layout.h"
#include "games/siege/siege_forecast.h"
#include "ui/words.h"

/* siege_pieces.c: draws a card with its current values */
void siege_draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
/* Returns the card's current values beside the printed ones, for the place it lies in. */
CardNumbers siege_numbers(const State *s, PieceId p);
/* Lists the signs of what holds for the card in this turn alone; returns how many. */
enum { MARK_SIGNS = 4 };
int siege_mark_signs(const State *s, PieceId p, const char *sign[MARK_SIGNS]);
/* Returns the state of a card: in the hand of the asked seat it is dimmed if it cannot be played now, even if none
 * can. */
unsigned siege_hand_state(const Table *t, PieceId p, unsigned state);
bool siege_is_other_side(const State *s, int asked, PieceId p);
bool siege_answered(const State *s, PieceId p); /* true if chosen already, where several are chosen one by one */
/* Returns the back of that seat's deck; of a piece, as far as everyone knows where it belongs. */
const char *siege_deck_back(const Table *t, int seat);
const char *siege_back(const Table *t, PieceId p);
/* Draws the sign and number of a card's wounds at its right edge, from y on; returns where. text: scale of letters. */
Rect siege_draw_wounds(Gfx *g, Rect card, float y, float text, int n);
/* Draws a token's picture. False: too small for one, or the theme wants plain shapes. */
bool siege_token(Gfx *g, const char *picture, Rect r);

/* Says what an exhausted card can still do (SH-2.17). */
void siege_say_used(const State *s, PieceId p, char *out, size_t n);
bool siege_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);

/* siege_foresight.c: the forecast of the rest of the turn. False: there is none now */
bool siege_foresee(const Table *t, SiegeForecast *out);
/* The forecast with the held card in that slot of the board; false: it cannot go there. */
bool siege_foresee_slot(const Table *t, int slot, SiegeForecast *out);
/* The forecast after the answer that is pointed at; false: none is, or there is no forecast. */
bool siege_foresee_answer(const Table *t, SiegeForecast *out);
/* Draws a faded copy of the card that is pointed at in the only lane it can go to. */
void siege_draw_way(Table *t);
/* The forecast after the considered move: the held card over a lane or a card, the answer or the card that is pointed
 * at; false: none of them. */
bool siege_considers(const Table *t, SiegeForecast *out);
/* How one forecast differs from another, with tones for the near seat: "castle 12 → 9", "pillage 5 → 3". */
enum { SIEGE_CHANGES = 3 };
typedef struct {
    int n;
    uint8_t tone[SIEGE_CHANGES]; /* a SiegeTone each */
    const char *sign[SIEGE_CHANGES];
    int16_t now[SIEGE_CHANGES], then[SIEGE_CHANGES];
    char line[SIEGE_CHANGES][SENTENCE_MAX];
} SiegeChanges;
void siege_say_changes(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, SiegeChanges *out);
/* Says the same as one list; "": nothing changes. */
void siege_say_difference(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, char *out, size_t n);
/* Says what castle or portal will gain or lose in this turn; most: the other end, if a question leaves it open: "−4
 * to −2 coming". */
void siege_say_coming(int now, int then, int most, char *out, size_t n);

/* siege_side.c: the left column, decks and seats; above the cards the numbers of portal and castle. f: the forecast, or
 * NULL */
void siege_draw_side(Table *t);
void siege_draw_healths(Table *t, const SiegeForecast *f);
/* Draws a number in a small dark box at the lower right corner of a pile. */
void siege_pile_number(Table *t, Rect pile, int n, bool alarm);
/* siege_field.c: ground, lanes and the board of the looked-at cards */
void siege_draw_field(Table *t);
/* siege_signs.c: forecasts as signs; if_so: the forecast with the considered move (siege_considers), or NULL */
void siege_draw_signs(Table *t, const SiegeForecast *f, const SiegeForecast *if_so);

/* siege_say.c: tooltips of the figures in that rectangle */
void siege_tip_portal(Table *t, Rect r);
void siege_tip_wave(Table *t, Rect r);
void siege_tip_pile(Table *t, Rect r);
void siege_tip_horde_deck(Table *t, Rect r);
void siege_tip_castle(Table *t, Rect r);
void siege_tip_deck(Table *t, Rect r, int seat);
void siege_tip_mana(Table *t, Rect r);
void siege_tip_pillage(Table *t, Rect r, const SiegeForecast *f);

/* siege_field.c: the waiting effects, if there are two or more */
void siege_draw_line(Table *t);

/* siege_scenes.c: short scenes for recent events, above the cards. Returns the length of an event's scene in ms; 0:
 * none */
float siege_scene_ms(const Event *e);
bool siege_moves_scenes(const Table *t); /* false: they stand still, and nothing flies (reduced motion) */
void siege_draw_scenes(Table *t);

/* siege_face.c */
bool siege_zoom_now(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out, size_t n);

/* siege_scenes.c: great moments as a band over the lanes. Returns the length of a moment in ms; 0: none */
float siege_moment_ms(const Event *e);
/* True while such a band stands, or a blow is seen: the event needs no words but the lane's (BoardTell.event_text). */
bool siege_says_event(const Table *t, char *question, size_t qn, char *detail, size_t dn);

/* siege_great.c: a portal or an outsider breaks into shards in SIEGE_BREAKS_MS; an outsider comes in SIEGE_COMES_MS: its
 * shape rises behind the lanes, falls in from SIEGE_COMES_FALLS on and lands at SIEGE_LANDS. Words follow. */
enum {
    SIEGE_BREAKS_MS = 1440,
    SIEGE_FALLS_SEEN = 420, /* any other card that falls has */
    SIEGE_COMES_FALLS = 1000,
    SIEGE_LANDS = 1300,
    SIEGE_COMES_MS = 1600,
    SIEGE_WORDS_MS = 1500
};
bool siege_is_outsider(const Event *e);
bool siege_leaps_in(const Event *e); /* a card of the wave, out of the portal */
/* Draws what breaks, ms after it began to; picture: without a card round it. */
void siege_draw_breaks(Table *t, DefId def, Rect r, bool picture, float ms);
void siege_draw_fall(Table *t, DefId def, Rect r, float ms); /* a card of a lane that falls */
bool siege_is_broken(const Table *t, PieceId p); /* true while its shards lie where it was: it is not drawn itself */
bool siege_has_collapsed(const Table *t);
bool siege_draw_hollow(Table *t, Rect r);       /* where a portal was until the next one opens; false: one is there */
SDL_FPoint siege_drawn(const Table *t, Rect r); /* how far a card leans to a portal whose light goes */
float siege_portal_above(const Table *t);       /* how far above its place the next portal still is */
float siege_portal_trembles(const Table *t);    /* how far to the side, before an outsider */
void siege_draw_shape(Table *t);                /* of an outsider that comes, and the dark; below the cards */
bool siege_falls_in(const Table *t, PieceId p, Rect *r); /* false: it does not; else *r is where it is drawn */
void siege_draw_landing(Table *t, PieceId p, float ms);  /* of that outsider */

/* siege_scenes.c: ms in which what the last answer to the treachery did is seen before the fight is announced */
enum { SIEGE_FIGHT_WAITS = 500 };
/* siege_scenes.c: ms from a strike to its blow; length of a strike, and of its damage */
enum { SIEGE_STRIKE_LANDS = 250, SIEGE_STRIKE_MS = 620, SIEGE_DAMAGE_MS = 1700 };
bool siege_is_shown(const Table *t, PieceId p); /* true if it has a place on the table */
bool siege_leaps(const Table *t, PieceId p);    /* true if siege_draw_leap draws the card */
/* Returns where the card is while it is struck; *flash: how bright it flashes, 0 to 1. */
Rect siege_recoiled(const Table *t, PieceId p, Rect r, float *flash);
/* Returns the health to show: it counts down to `now` after a blow. */
int siege_counts_down(const Table *t, PieceId p, int now);

/* siege_foresight.c: this turn's treachery card and the monster it boosts; how a monster's taunt moves an ally */
/* Returns the monster that the treachery card boosts, or that its text is about (SH-6.3); NO_PIECE: none. */
PieceId siege_boosted(const State *s);
int siege_treachery_bonus(const State *s); /* extra attack of the boosted monster */
/* memory: of BoardTell.on_event, which still knows a boosted monster that has left play; or NULL. */
void siege_say_treachery(const State *s, const void *memory, char *out, size_t n);
void siege_draw_boost(Table *t); /* an arrow from it to the boosted monster, until the lanes fight */
void siege_draw_taunt(Table *t, const Event *e, float u);

/* siege_horde.c: games with a horde player. Turns the alliance's tone into that of the near seat: */
SiegeTone siege_near_tone(const BoardIn *in, SiegeTone tone);
int siege_tools(const Table *t, Tool out[TOOLS]);
void siege_draw_actions(Table *t);
bool siege_say_planned(const Table *t, char *out, size_t n);
void siege_tip_horde_mana(Table *t, Rect r);
int siege_weight(const Event *e);                /* importance of an event in a short summary */
const char *siege_aim(const State *s, int seat); /* aim of the horde's seat; else NULL */
void siege_draw_own_concealed(Table *t, PieceId p, Rect at);
void siege_draw_foes_concealed(Table *t, PieceId p, Rect r);
void siege_draw_exchange(Table *t); /* between the held hidden card and the others */
/* Returns the card that everyone saw before it was turned face down, until hidden cards are rearranged (SH-12.16);
 * else DEF_HIDDEN. */
DefId siege_was_seen(const Table *t, PieceId p);

extern const BoardTeam siege_team; /* siege_team.c */

/* siege_standing_answers.c */
extern const BoardStandingAnswers siege_standing_answers;
bool siege_asks_for_mana(const State *s);
bool siege_asks_what_to_plan(const State *s); /* after "draw and plan" (SH-12.12) */
bool siege_asks_what_to_uncover(const State *s);

/* siege_pause.c */
enum { SIEGE_PAUSES = 2 };
extern const BoardPause siege_pause[SIEGE_PAUSES];
bool siege_window(const State *s); /* true while the alliance may react, SH-6.7 */
/* Returns the lane that was shown last while the story waits after it, else the lane that fights; -1: none. */
int siege_lane_now(const Table *t);

/* siege_say.c */
bool siege_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
bool siege_needs_care(const Table *t, Move m);
bool siege_between(const Table *t, const Move *m, int n, char *question, size_t qn, char *detail, size_t dn);
void siege_button(const State *s, Move m, char *out, size_t n);
void siege_top(const State *s, TopWords *out);

/* siege_say.c */
void siege_account(const State *s, const Setup *names, int eyes, Buf *out);

/* siege_say.c: remarks of opponents and partners, and where each seat is shown */
enum { SIEGE_REMARKS = 3 };
extern const Remark siege_remarks[SIEGE_REMARKS];
bool siege_may_remark(const State *s, const Event *e, int *seat);
Rect siege_seat_at(const Table *t, int seat);

#endif
