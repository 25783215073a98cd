/* SPDX-License-Identifier: MIT
 * What the drawing files of this table share. */
#ifndef BOARDS_SIEGE_DRAW_H
#define BOARDS_SIEGE_DRAW_H
#include "boards/siege.h"
#include "boards/siege_layout.h"
#include "games/siege/siege_forecast.h"
#include "ui/words.h"

/* siege_pieces.c: a card with its numbers as they are now */
void siege_draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag);
/* What it is worth at this moment, where it lies. */
CardNumbers siege_numbers(const State *s, PieceId p);
/* The signs of what holds for it in this turn alone; how many. */
enum { MARK_SIGNS = 4 };
int siege_mark_signs(const State *s, PieceId p, const char *sign[MARK_SIGNS]);
/* A card in the hand of whoever is asked that cannot be played now is dimmed, also where none can. */
unsigned siege_hand_state(const Table *t, PieceId p, unsigned state);
void siege_tag(const Table *t, PieceId p, char *out, size_t n);
bool siege_is_other_side(const State *s, int asked, PieceId p);
bool siege_answered(const State *s, PieceId p); /* chosen already, where several are chosen one by one */
/* The back of the cards of that seat's deck; of a piece, as far as everybody knows where it belongs. */
const char *siege_deck_back(const Table *t, int seat);
const char *siege_back(const Table *t, PieceId p);
/* False: too small for a picture, or the theme wants plain shapes. */
bool siege_token(Gfx *g, const char *picture, Rect r);

/* siege_names.c. The height of the name that lies over a card, 0: none does, for its face has it */
float siege_name_height(const Table *t, PieceId p, Rect card);
void siege_draw_covered_name(Table *t, PieceId p, Rect card, unsigned state);
void siege_draw_name(Table *t, PieceId p, Rect card, unsigned state);
/* What the health of a minion does, where it is now. */
void siege_say_minion(const State *s, PieceId p, char *out, size_t n);
void siege_say_used(const State *s, PieceId p, char *out, size_t n); /* of what is exhausted, SH-2.17 */
bool siege_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn);

/* siege_foresight.c. False: nothing is foreseen at this moment */
bool siege_foresee(const Table *t, SiegeForecast *out);
/* With the card in the hand in that slot of the board; false: it does not go there. */
bool siege_foresee_slot(const Table *t, int slot, SiegeForecast *out);
/* After the answer that is pointed at; false: none is, or nothing is foreseen. */
bool siege_foresee_answer(const Table *t, SiegeForecast *out);
/* With the card that is held over a lane, or after the answer that is pointed at; false: neither. */
bool siege_considers(const Table *t, SiegeForecast *out);
/* What the second is better or worse by for whoever sits near: "castle loses 3 less", "pillage 5 → 3". */
enum { SIEGE_CHANGES = 3 };
typedef struct {
    int n;
    uint8_t tone[SIEGE_CHANGES]; /* a SiegeTone each */
    char line[SIEGE_CHANGES][SENTENCE_MAX];
} SiegeChanges;
void siege_say_changes(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, SiegeChanges *out);
/* The same as one list; "": nothing changes. */
void siege_say_difference(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, char *out, size_t n);
/* What castle or portal will gain or lose in this turn: "−4 to −2 coming" while a question is open. */
void siege_say_coming(int now, int then, int most, char *out, size_t n);

/* f: the rest of the turn, or NULL. siege_rail.c: portal, what comes, castle, mana and deck */
void siege_draw_rail(Table *t, const SiegeForecast *f);
/* siege_field.c: back line, lanes and what their fights will do; if_so: what is only considered (siege_considers), or NULL */
void siege_draw_field(Table *t, const SiegeForecast *f, const SiegeForecast *if_so);
void siege_draw_hands(Table *t);
void siege_draw_over(Table *t); /* shade, the waiting line, scenes */

/* siege_tips.c: what the figures in that rectangle mean, where they are pointed at */
void siege_tip_portal(Table *t, Rect r);
void siege_tip_wave(Table *t, Rect r);
void siege_tip_pile(Table *t, Rect r);
void siege_tip_castle(Table *t, Rect r);
void siege_tip_deck(Table *t, Rect r);
void siege_tip_mana(Table *t, Rect r); /* beside the lanes the deck, too */
void siege_tip_pillage(Table *t, Rect r, const SiegeForecast *f);

/* siege_fight.c: while the lanes fight */
void siege_draw_fields(Table *t, const SiegeForecast *f);
void siege_draw_after(Table *t, Rect r, const SiegeForecast *f);

/* siege_line.c: what has become due and waits, when it is more than one thing */
void siege_draw_line(Table *t);

/* siege_scenes.c: what was told a moment ago, above the cards; how long it takes, 0: nothing is shown */
float siege_scene_ms(const Event *e);
/* How far that is, 0 to 1; below 0: it is not shown any more. */
float siege_scene_share(const Table *t, const PastEvent *told);
bool siege_moves_scenes(const Table *t); /* else they stand still, and nothing flies (reduced motion) */
void siege_draw_scenes(Table *t);

/* siege_card_values.c */
bool siege_zoom_now(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out, size_t n);

/* siege_moments.c: what one remembers; 0: it is no such moment */
float siege_moment_ms(const Event *e);
void siege_draw_moment(Table *t, const Event *e, float u);

/* siege_strike.c. The blow falls so long after the strike is told */
enum { SIEGE_STRIKE_LANDS = 250, SIEGE_STRIKE_MS = 620, SIEGE_DAMAGE_MS = 1700 };
bool siege_leaps(const Table *t, PieceId p); /* it is drawn by siege_draw_leap */
void siege_draw_leap(Table *t, const Event *e, float u);
void siege_expect_leaps(Table *t); /* what will leap in the lane that fights is made ready */
void siege_draw_damage(Table *t, const Event *e, float u);
/* Where the card is while it is struck; flash: so much light on it. */
Rect siege_recoiled(const Table *t, PieceId p, Rect r, float *flash);

/* siege_treachery.c: this turn's treachery card and whom it makes stronger, how a monster's taunt moves an ally */
/* Whom the treachery card makes stronger, or says something of (SH-6.3); NO_PIECE: nobody. */
PieceId siege_boosted(const State *s);
int siege_treachery_bonus(const State *s); /* so much attack for the boosted monster */
/* memory: of Board.on_event, which knows whom it boosted when that is gone; or NULL. */
void siege_say_treachery(const State *s, const void *memory, char *out, size_t n);
void siege_draw_treachery(Table *t, Rect in); /* instead of the outsider pile */
void siege_draw_boost(Table *t);              /* from it to the boosted monster, until the lanes fight */
void siege_draw_taunt(Table *t, const Event *e, float u);

/* siege_horde.c: where somebody plays the horde. Tones are the alliance's; for whoever sits near the other way round: */
SiegeTone siege_near_tone(const BoardIn *in, SiegeTone tone);
int siege_tools(const Table *t, Tool out[TOOLS]);
void siege_draw_actions(Table *t, Rect r);
bool siege_say_planned(const Table *t, char *out, size_t n);
void siege_draw_horde_mana(Table *t, Rect r);
void siege_draw_horde_seat(Table *t, Rect r);    /* what the alliance sees of it */
int siege_weight(const Event *e);                /* of what happened behind a curtain */
const char *siege_aim(const State *s, int seat); /* of the horde's seat; else NULL */
void siege_draw_foe(Table *t, const SiegeForecast *f);
void siege_draw_own_concealed(Table *t, PieceId p, Rect at);
void siege_draw_foes_concealed(Table *t, PieceId p, Rect r);
void siege_draw_exchange(Table *t); /* between the concealed card in the hand and the others */
/* What everybody saw of a card before it was turned face down, until it is rearranged (SH-12.16); else DEF_HIDDEN. */
DefId siege_was_seen(const Table *t, PieceId p);

extern const BoardTeam siege_team; /* siege_team.c */

/* siege_standing_answers.c */
extern const BoardStandingAnswers siege_standing_answers;
bool siege_asks_for_mana(const State *s);
bool siege_asks_what_to_plan(const State *s); /* after "draw and plan" (SH-12.12) */
bool siege_asks_what_to_uncover(const State *s);

/* siege_pause.c: where the story can wait for the person */
enum { SIEGE_PAUSES = 2 };
extern const BoardPause siege_pause[SIEGE_PAUSES];
bool siege_window(const State *s); /* the alliance may react, SH-6.7 */
/* The lane that was told last, while the story waits after it; the one whose fight is being told; -1: none. */
int siege_lane_now(const Table *t);

/* siege_say.c */
bool siege_plan(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
bool siege_needs_care(const Table *t, Move m);
bool siege_between(const Table *t, const Move *m, int n, char *question, size_t qn, char *detail, size_t dn);
void siege_button(const State *s, Move m, char *out, size_t n);
void siege_top(const State *s, TopWords *out);

/* siege_account.c */
void siege_account(const State *s, const Setup *names, int eyes, Buf *out);

/* siege_remarks.c: what opponents say when it happens, and beside what */
const char *siege_remark(const State *s, const Event *e, int *seat);
Rect siege_seat_at(const Table *t, int seat);

#endif
