/* SPDX-License-Identifier: MIT
 * The party of the seat whose turn it is: six cells that never change places, what each hero does, and the abilities a
 * crit offers. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"

static PieceId hero_piece(const State *s, const Game *g, int seat, int hero)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].def == DEF_HERO + hero && g->place[s->piece[p].place].seat == seat)
            return p;
    return NO_PIECE;
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

static bool is_gathered(const Table *t, int hero)
{
    return t->in->asked == party_seat(t->in) && t->gathered >> hero & 1;
}

bool monstrous_fits(const Table *t, const Melee *melee, int hero)
{
    int need = t->untold ? 0 : monstrous_need_of(t);
    if (need == 0 || t->in->asked != party_seat(t->in) || !(melee->attackers >> hero & 1) || t->gathered >> hero & 1)
        return false;
    return monstrous_sum(melee, t->gathered | 1u << hero) == need;
}

static const char *doing(const Table *t)
{
    switch (t->in->s->phase) {
    case PHASE_TEAM:
        return N_("chosen");
    case PHASE_REROLL:
        return N_("re-rolls");
    default:
        return monstrous_heals(t) ? N_("treats a hero") : N_("in the attack");
    }
}

/* Says what the hero does, or how it is. */
static void state_words(const Table *t, PieceId p, char *out, size_t n)
{
    const Piece *piece = &t->in->s->piece[p];
    int hero = piece->def - DEF_HERO;
    bool team = t->in->game->place[piece->place].group == GROUP_TEAM,
         up = team || t->in->game->place[piece->place].group == GROUP_PARTY;
    bool marked = team && piece->face & FACE_MARK;
    Melee melee;
    monstrous_melee(t->in->s, party_seat(t->in), &melee);
    if (team &&
        (table_rolls(t, p) || piece->n == 0)) /* about to roll, or rolling: until it rests it has its old number */
        say(out, n, SAY_TABLE(piece->n > 0 ? N_("re-rolls") : N_("rolls")));
    else if (up && !marked && is_gathered(t, hero))
        say(out, n, SAY_TABLE(doing(t)));
    else if (team && !marked && monstrous_fits(t, &melee, hero))
        say(out, n, SAY("{n} fits exactly"), say_n("n", piece->n));
    else
        monstrous_hero_words(t->in->s, p, out, n);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static bool offers(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    int hero = piece->def - DEF_HERO;
    bool team = piece->place >= PLACE_TEAM && piece->place < PLACE_WOUNDED;
    return team && s->phase == PHASE_ACTION && piece->n == monstrous_sides[hero];
}

/* True if the hero's die lies on the ground or in the sum. */
static bool is_away(const Table *t, PieceId p, Rect card)
{
    Rect at = t->at->piece[p].r;
    return table_rolls(t, p) || !rect_has(card, at.x + at.w / 2, at.y + at.h / 2);
}

/* Returns what lies over the picture: nothing while the hero fights or may be chosen. */
static Color veil_of(const Table *t, PieceId p, bool chosen)
{
    int group = t->in->game->place[t->in->s->piece[p].place].group;
    if (group == GROUP_WOUNDED)
        return (Color){26, 23, 23, 170};
    if (group == GROUP_STONE)
        return (Color){128, 128, 122, 130};
    bool home = group == GROUP_PARTY && !chosen && t->in->s->phase != PHASE_TEAM && t->in->s->phase < PHASE_TIE;
    return home || monstrous_is_spent(t->in->s, p) ? (Color){26, 23, 23, 120} : (Color){0};
}

/* Draws a plaster across the picture of a wounded hero, with the sum that heals it. */
static void plaster(Table *t, Rect card, int sides)
{
    static const Color cloth = {236, 205, 160, 255}, pad = {250, 232, 204, 255}, hole = {176, 138, 96, 255},
                       ink = {150, 30, 26, 255};
    Gfx *g = t->g;
    float far = card.w * 0.38f, thick = fmaxf(card.w * 0.17f, 12);
    float x = card.x + card.w * 0.46f, y = card.y + card.h * 0.5f, dx = far * 0.92f, dy = -far * 0.4f;
    gfx_line(g, x - dx, y - dy + 2, x + dx, y + dy + 2, thick + 2, (Color){0, 0, 0, 110});
    gfx_line(g, x - dx, y - dy, x + dx, y + dy, thick, cloth);
    gfx_line(g, x - dx * 0.42f, y - dy * 0.42f, x + dx * 0.42f, y + dy * 0.42f, thick, pad);
    for (int i = -1; i <= 1; i += 2) /* holes in the cloth */
        for (int k = 0; k < 2; k++) {
            float at = (float)i * (0.62f + 0.2f * (float)k);
            gfx_disc(g, x + dx * at, y + dy * at, thick * 0.09f + 0.5f, hole);
        }
    char words[SENTENCE_MAX];
    Text style = {FACE_BOLD, thick * 0.86f, ink, ALIGN_RIGHT, true};
    say(words, sizeof words, SAY("{n}"), say_n("n", sides));
    float heart = thick * 0.62f;
    (void)gfx_text(g, style, rect(x - thick * 1.6f, y - thick * 0.55f, thick * 1.6f - 1, thick), words);
    gfx_sign(g, "heart", rect(x + 2, y - heart * 0.62f, heart, heart), ink, (Color){0});
}

/* Draws cracks over the picture of a hero who has turned to stone. */
static void cracks(Table *t, Rect card)
{
    static const float way[3][4][2] = {{{0.1f, 0.1f}, {0.34f, 0.3f}, {0.28f, 0.5f}, {0.5f, 0.62f}},
                                       {{0.92f, 0.2f}, {0.66f, 0.36f}, {0.7f, 0.56f}, {0.5f, 0.62f}},
                                       {{0.5f, 0.62f}, {0.56f, 0.76f}, {0.42f, 0.86f}, {0.46f, 0.98f}}};
    for (int i = 0; i < 3; i++) {
        SDL_FPoint p[4];
        for (int k = 0; k < 4; k++)
            p[k] = (SDL_FPoint){card.x + way[i][k][0] * card.w, card.y + way[i][k][1] * card.h * 0.88f};
        gfx_polyline(t->g, p, 4, 3, (Color){30, 30, 28, 220}, 0);
    }
}

/* Registers in words what signs say of the hero. */
static void mark_hero(Table *t, PieceId p, int hero, Rect card)
{
    char state[SENTENCE_MAX], words[SENTENCE_MAX], id[24];
    state_words(t, p, state, sizeof state);
    say(words, sizeof words, SAY("{hero} d{n}: {state}"),
        say_s("hero", say_word(t->in->game->def[DEF_HERO + hero].name)), say_n("n", monstrous_sides[hero]),
        say_s("state", state));
    (void)snprintf(id, sizeof id, "hero-%d", hero);
    ui_mark(t->ui, id, "hero", card, words);
}

static void edge_of(Table *t, Rect r, const Melee *melee, int hero, bool chosen, bool crit)
{
    Gfx *g = t->g;
    float radius = monstrous_corner(r);
    if (chosen) {
        gfx_glow(g, r, radius, 16, color_alpha(gfx_color(g, COL_ACCENT), 0.5f));
        gfx_frame(g, rect_inset(r, -3), radius + 3, 4, gfx_color(g, COL_ACCENT));
    } else if (t->in->s->phase == PHASE_ACTION && monstrous_fits(t, melee, hero)) {
        gfx_frame(g, rect_inset(r, -3), radius + 3, 3, gfx_color(g, COL_TARGET));
    } else if (crit) {
        gfx_glow(g, r, radius, 12, color_alpha(gfx_color(g, COL_ACCENT), 0.4f));
    }
}

/* Returns where the hero's card is drawn: one that is chosen for the team is lifted. */
static Rect card_at(const Table *t, int hero)
{
    enum { LIFT = 4 };
    Rect r = t->at->panel[AT_HERO + hero];
    r.y -= t->in->s->phase == PHASE_TEAM && is_gathered(t, hero) ? LIFT : 0;
    return r;
}

static void draw_hero(Table *t, int hero)
{
    const State *s = t->in->s;
    int seat = party_seat(t->in);
    PieceId p = hero_piece(s, t->in->game, seat, hero);
    Rect r = card_at(t, hero);
    char picture[64];
    if (p == NO_PIECE || r.h < 30)
        return;
    Melee melee;
    monstrous_melee(s, seat, &melee);
    int group = t->in->game->place[s->piece[p].place].group;
    bool chosen = is_gathered(t, hero), crit = offers(s, p) && !(s->piece[p].face & FACE_USED) && !table_rolls(t, p);
    CardParts parts = monstrous_hero_parts(t->in, r);
    TableCard card = {.picture = monstrous_picture(t, s->piece[p].def, p, picture),
                      .sign = monstrous_sign(s->piece[p].def),
                      .name = say_word(t->in->game->def[DEF_HERO + hero].name),
                      .plate = parts.plate,
                      .rim = monstrous_hero_color(hero),
                      .veil = veil_of(t, p, chosen)};
    mark_hero(t, p, hero, r);
    edge_of(t, r, &melee, hero, chosen, crit);
    monstrous_draw_card(t, r, &card);
    if (group == GROUP_WOUNDED)
        plaster(t, r, monstrous_sides[hero]);
    else if (group == GROUP_STONE)
        cracks(t, r);
    if (is_away(t, p, t->at->panel[AT_HERO + hero]))
        monstrous_draw_small_die(t, p, parts.die);
}

void monstrous_draw_party(Table *t)
{
    for (int hero = 0; hero < HERO_COUNT; hero++)
        draw_hero(t, hero);
}

/* Draws a check over heroes that are chosen, and what those did that are spent, so that not only colour says it. */
void monstrous_draw_party_over(Table *t)
{
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        Rect card = card_at(t, hero);
        float d = clampf(card.w * 0.18f, 22, 36), x = card.x + 8 + d / 2, y = card.y + 8 + d / 2;
        PieceId p = hero_piece(t->in->s, t->in->game, party_seat(t->in), hero);
        if (rect_is_empty(card) || p == NO_PIECE)
            continue;
        if (monstrous_is_spent(t->in->s, p) || monstrous_has_acted(t->in->s, p))
            monstrous_spent_sign(t, p, rect(x - d / 2, y - d / 2, d, d));
        if (!is_gathered(t, hero))
            continue;
        gfx_disc(t->g, x, y, d / 2 + 2, rgb(0x1A0F07));
        gfx_disc(t->g, x, y, d / 2, gfx_color(t->g, COL_ACCENT));
        gfx_sign(t->g, "check", rect(x - d * 0.32f, y - d * 0.32f, d * 0.64f, d * 0.64f), gfx_color(t->g, COL_ONACCENT),
                 (Color){0});
    }
}

/* ---- abilities as tools ------------------------------------------------------------------------------------------ */

static const struct {
    uint8_t hero, kind;
    const char *label, *sign, *row, *name, *does, *about; /* sign: of a stud, in place of the label; row: of a row */
} ability[] = {
    {HERO_WIZARD, MOVE_BOLTS, N_("Bolts"), "fire", "fire", N_("Fire Bolts"), N_("more dice to attack with"),
     N_("Roll a d4; each 4 adds another, up to three. Use them in any attack. This cannot be undone.")},
    {HERO_WIZARD, MOVE_SLEEP, N_("Sleep"), "moon", "moon", N_("Sleep"), N_("re-rolls an enemy"),
     N_("Re-roll the die of an ordinary enemy. Chance that it becomes an epic monster: 1 in 19.")},
    {HERO_ROGUE, MOVE_DOUBLE, "\u00d72", NULL, "boot", N_("Backstab"), N_("doubles one die"),
     N_("One die counts twice in your next attack.")},
    {HERO_CLERIC, MOVE_RAISE, "+1", NULL, NULL, N_("Holy Guidance"), NULL, N_("One die counts 1 more.")},
    {HERO_CLERIC, MOVE_LOWER, "\u22121", NULL, NULL, N_("Holy Guidance"), NULL, N_("One die counts 1 less.")},
    {HERO_CLERIC, MOVE_MEND, N_("Heal"), "heart", "heart", N_("Heal"), N_("cures a wounded hero"),
     N_("Heal one wounded hero.")},
    {HERO_DRUID, MOVE_BEAR, N_("Bear"), "paw", "paw", N_("Bear Form"), N_("two more dice"),
     N_("Roll two d10 for the Druid\u2019s attack. Unused ones are lost.")},
    {HERO_PALADIN, MOVE_INSPIRE, N_("Inspire"), "sun", "sun", N_("Inspiration"), N_("rolls another hero"),
     N_("Roll another unwounded hero, on the team or not. Its present number, even a crit, is lost.")},
    {HERO_BARBARIAN, MOVE_RAGE, N_("Rage"), "fist", "fist", N_("Battle Rage"), N_("defeats one enemy"),
     N_("Defeat one enemy or Hydra head outright.")},
};

/* Returns something the ability could be used on, so that a refusal can be explained (Tool.of). */
static uint16_t example(const State *s, int seat, int kind)
{
    PieceId p = table_first(s, PLACE_LINEUP);
    unsigned wounded = monstrous_heroes(s, (PlaceId)(PLACE_WOUNDED + seat));
    unsigned team = monstrous_heroes(s, (PlaceId)(PLACE_TEAM + seat));
    switch (kind) {
    case MOVE_SLEEP:
    case MOVE_RAGE:
        return p != NO_PIECE ? s->piece[p].def : DEF_ENEMY;
    case MOVE_MEND:
        return (uint16_t)(DEF_HERO + (wounded ? __builtin_ctz(wounded) : 0));
    case MOVE_INSPIRE:
        team &= ~(1u << HERO_PALADIN);
        return (uint16_t)(DEF_HERO + (team ? __builtin_ctz(team) : 0));
    case MOVE_DOUBLE:
    case MOVE_RAISE:
    case MOVE_LOWER:
        return (uint16_t)(DEF_HERO + (team ? __builtin_ctz(team) : 0));
    default:
        return 0;
    }
}

/* True if a die of the team bears the mark that this ability puts there. */
static bool is_given(const State *s, int seat, int kind)
{
    static const unsigned marks[MONSTROUS_MOVES] = {
        [MOVE_DOUBLE] = 1u << MARK_DOUBLE | 1u << MARK_DOUBLE_RAISE | 1u << MARK_DOUBLE_LOWER |
                        1u << MARK_RAISE_DOUBLE | 1u << MARK_LOWER_DOUBLE,
        [MOVE_RAISE] = 1u << MARK_RAISE | 1u << MARK_DOUBLE_RAISE | 1u << MARK_RAISE_DOUBLE,
        [MOVE_LOWER] = 1u << MARK_LOWER | 1u << MARK_DOUBLE_LOWER | 1u << MARK_LOWER_DOUBLE,
    };
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + seat)); p != NO_PIECE; p = s->piece[p].next)
        if (marks[kind] >> ((s->piece[p].face & FACE_MARK) >> FACE_MARK_SHIFT) & 1)
            return true;
    return false;
}

/* Returns what a row says that an ability does, or that a die has it already. */
static const char *does_words(int i, bool given)
{
    if (ability[i].does == NULL)
        return "";
    return say_word(given ? N_("given to a die") : ability[i].does);
}

/* Returns the label of a tool without a row's words. */
static const char *label_words(int i, bool given)
{
    if (given && ability[i].kind == MOVE_RAISE)
        return T_("+1 given");
    if (given && ability[i].kind == MOVE_LOWER)
        return T_("\u22121 given");
    return say_word(ability[i].label);
}

int monstrous_tools(const Table *t, Tool out[TOOLS])
{
    const State *s = t->in->s;
    int n = 0, seat = party_seat(t->in), k = 0, before = -1;
    for (size_t i = 0; i < sizeof ability / sizeof *ability && n < TOOLS; i++) {
        int hero = ability[i].hero;
        k = hero == before ? k + 1 : 0;
        before = hero;
        PieceId p = hero_piece(s, t->in->game, seat, hero);
        if (p == NO_PIECE || !offers(s, p))
            continue;
        Tool *tool = &out[n++];
        Rect r = t->at->panel[AT_TOOL + hero * HERO_TOOLS + k];
        bool row = r.w > r.h * 1.2f, given = row && is_given(s, seat, ability[i].kind);
        *tool = (Tool){.kind = ability[i].kind,
                       .r = r,
                       .of = example(s, seat, ability[i].kind),
                       .label = label_words((int)i, given),
                       .sign = row ? ability[i].row : ability[i].sign,
                       .price = does_words((int)i, given),
                       .name = say_word(ability[i].name),
                       .about = say_word(ability[i].about)};
        (void)snprintf(tool->id, sizeof tool->id, "tool-%s", t->in->game->move[tool->kind].word);
    }
    return n;
}
