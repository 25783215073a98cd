/* SPDX-License-Identifier: MIT
 * What the drawing files of this table share. */
#ifndef BOARDS_GOBLINS_DRAW_H
#define BOARDS_GOBLINS_DRAW_H
#include "boards/goblins_layout.h"
#include "ui/words.h"

static inline const char *clan_sign(int clan)
{
    static const char *const sign[CLAN_COUNT] = {"ruby", "emerald", "sapphire", "amber"};
    return sign[clan];
}
static inline ColorRole clan_color(int clan)
{
    static const ColorRole color[CLAN_COUNT] = {COL_RUBY, COL_EMERALD, COL_SAPPHIRE, COL_AMBER};
    return color[clan];
}
extern const char *const goblins_role_sign[ROLE_COUNT];

void draw_battlefield(Table *t); /* goblins_field.c */
void draw_battlefield_over(Table *t);
void draw_goblins_seats(Table *t); /* goblins_side.c */
void draw_goblins_now(Table *t);
void draw_goblins_hand(Table *t);
/* Whether the near seat's Crown is turned to its eyes at the moment. */
bool goblins_peeks(const Table *t);

/* goblins_say.c */
void goblins_zoom(const State *s, DefId def, char *out, size_t n);
void goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn);
int goblins_decisions(const Match *m, Decision *out, int max);
void goblins_score_look(const State *s, int line, ScoreLook *out);

#endif
