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

static const char *const on_crit[HERO_COUNT] = {N_("Fire Bolts or Sleep"), N_("Backstab"),    N_("Heal or Guidance"),
                                                N_("Bear Form"),           N_("Inspiration"), N_("Rage")};

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
    int need = monstrous_need_of(t);
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

static void say_member(const Table *t, PieceId p, char *out, size_t n, ColorRole *color)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    int hero = piece->def - DEF_HERO;
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    Mark mark = (Mark)((piece->face & FACE_MARK) >> FACE_MARK_SHIFT);
    if (table_rolls(t, p) || piece->n == 0) /* about to roll, or rolling: until it rests it has its old number */
        say(out, n, SAY_TABLE(piece->n > 0 ? N_("re-rolls") : N_("rolls")));
    else if (mark != MARK_NONE) {
        *color = COL_ACCENT;
        monstrous_mark_words(piece->n, mark, out, n);
    } else if (is_gathered(t, hero))
        say(out, n, SAY_TABLE(doing(t)));
    else if (monstrous_fits(t, &melee, hero)) {
        *color = COL_TARGET;
        say(out, n, SAY("{room:{n} fits exactly|{n} fits}"), say_is("room", t->in->text < 1.6f), say_n("n", piece->n));
    } else if (piece->n == 1) {
        *color = COL_BAD;
        say(out, n, SAY("{may:1: wounded if kept|will be wounded}"), say_is("may", s->phase == PHASE_REROLL));
    } else if (piece->n == monstrous_sides[hero] && piece->face & FACE_USED)
        say(out, n, SAY("{attacked:used, attacked|ability used}"), say_is("attacked", piece->face & FACE_ATTACKED));
    else if (monstrous_crits(&melee) >> hero & 1) {
        *color = COL_ACCENT;
        say(out, n, SAY("{attacked:has attacked, crit!|crit!}"), say_is("attacked", piece->face & FACE_ATTACKED));
    } else if (piece->face & FACE_ATTACKED)
        say(out, n, SAY("has attacked"));
    else if (piece->face & FACE_HEALED)
        say(out, n, SAY("treated a hero"));
    else /* in words, too: with large ones the die is the smallest thing on the card */
        say(out, n, SAY("shows {n}"), say_n("n", piece->n));
}

static void state_words(const Table *t, PieceId p, char *out, size_t n, ColorRole *color)
{
    const Piece *piece = &t->in->s->piece[p];
    int hero = piece->def - DEF_HERO;
    out[0] = '\0';
    *color = COL_TEXT2;
    switch (t->in->game->place[piece->place].group) {
    case GROUP_WOUNDED:
        *color = COL_BAD;
        say(out, n, SAY("wounded: needs {n}"), say_n("n", monstrous_sides[hero]));
        break;
    case GROUP_STONE:
        *color = COL_BAD;
        say(out, n, SAY("turned to stone"));
        break;
    case GROUP_TEAM:
        say_member(t, p, out, n, color);
        break;
    default:
        if (is_gathered(t, hero))
            say(out, n, SAY_TABLE(doing(t)));
        else
            say(out, n, SAY("{back:paralysed|ready}"), say_is("back", piece->face & FACE_BACK));
        break;
    }
}

/* ---- cells ------------------------------------------------------------------------------------------------------- */

/* Draws the hero behind the die; greyed when out of the fight, of stone when turned to stone. */
static void portrait(Table *t, Rect r, PieceId p, int group)
{
    Gfx *g = t->g;
    char picture[64];
    Cell parts = monstrous_hero_parts(t->in, r);
    if (gfx_is_contrast(g) || !gfx_has_picture(g, monstrous_picture(t, t->in->s->piece[p].def, p, picture))) {
        float side = fminf(parts.words.y - r.y - 20, r.w * 0.5f);
        if (side > 20)
            gfx_sign(g, monstrous_sign(t->in->s->piece[p].def), rect(r.x + (r.w - side) / 2, r.y + 10, side, side),
                     color_alpha(gfx_color(g, COL_TEXT), 0.3f), gfx_color(g, COL_PANEL2));
        return;
    }
    Color ground = gfx_color(g, COL_PANEL2); /* words stand on it, in every theme */
    bool down = group == GROUP_WOUNDED || group == GROUP_STONE;
    gfx_clip_round(g, rect_inset(r, 1), 9);
    gfx_fade(g, down ? 0.35f : group == GROUP_TEAM ? 1.0f : 0.8f);
    monstrous_picture_in_cell(t, r, parts, picture, ground);
    float end = parts.picture.y + parts.picture.h, deep = fminf(parts.picture.h * 0.35f, 40);
    gfx_gradient(g, rect(r.x, end - deep, r.w, deep + 1), 0, color_alpha(ground, 0), ground);
    if (group == GROUP_STONE)
        gfx_fill(g, r, (Color){128, 128, 122, 120});
    gfx_unclip(g);
}

static void cell_words(Table *t, PieceId p, int hero, Cell parts)
{
    char name[SENTENCE_MAX], words[SENTENCE_MAX];
    ColorRole color;
    Rect in = parts.words;
    float line = in.h / 2;
    say(name, sizeof name, SAY("{hero} d{n}"), say_s("hero", say_word(t->in->game->def[DEF_HERO + hero].name)),
        say_n("n", monstrous_sides[hero]));
    words_label(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_CENTER}, name);
    state_words(t, p, words, sizeof words, &color);
    words_label(t, rect_cut_top(&in, line), (Words){FACE_SEMI, 13, color, ALIGN_CENTER}, words);
}

static bool offers(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    int hero = piece->def - DEF_HERO;
    bool team = piece->place >= PLACE_TEAM && piece->place < PLACE_WOUNDED;
    return team && s->phase == PHASE_ACTION && piece->n == monstrous_sides[hero];
}

/* True if the hero's die lies in the tray or in the sum. */
static bool is_away(const Table *t, PieceId p, Rect cell)
{
    Rect at = t->at->piece[p].r;
    return table_rolls(t, p) || !rect_has(cell, at.x + at.w / 2, at.y + at.h / 2);
}

static void hero_cell(Table *t, int hero)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_HERO + hero];
    int seat = party_seat(t->in);
    PieceId p = hero_piece(s, t->in->game, seat, hero);
    if (p == NO_PIECE || r.h < 30)
        return;
    int group = t->in->game->place[s->piece[p].place].group;
    Cell parts = monstrous_hero_parts(t->in, r);
    bool chosen = is_gathered(t, hero);
    gfx_surface(g, r, SURFACE_ROW);
    if (is_gathered(t, hero) && group == GROUP_PARTY)
        group = GROUP_TEAM; /* a chosen hero looks as if on the team */
    portrait(t, r, p, group);
    bool crit = offers(s, p) && !(s->piece[p].face & FACE_USED) && !table_rolls(t, p);
    if (crit)
        gfx_glow(g, r, 10, 12, color_alpha(gfx_color(g, COL_ACCENT), 0.4f));
    Melee melee;
    monstrous_melee(s, seat, &melee);
    if (chosen)
        gfx_frame(g, rect_inset(r, -2), 11, 4, gfx_color(g, COL_ACCENT));
    else if (s->phase == PHASE_ACTION && monstrous_fits(t, &melee, hero))
        gfx_frame(g, rect_inset(r, -1), 11, 3, gfx_color(g, COL_TARGET));
    else if (crit || group == GROUP_TEAM)
        gfx_frame(g, r, 10, crit ? 2 : 1, gfx_color(g, crit ? COL_ACCENT : COL_LINE2));
    cell_words(t, p, hero, parts);
    if (is_away(t, p, r))
        monstrous_draw_small_die(t, p, parts.die);
    if (offers(s, p) || parts.tools.h < 14)
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("on {n}: {ability}"), say_n("n", monstrous_sides[hero]),
        say_s("ability", say_word(on_crit[hero])));
    Text small = ui_style(t->ui, FACE_MEDIUM, 11.5f, COL_TEXT2);
    if (gfx_text_width(g, small, words) > parts.tools.w)
        say(words, sizeof words, SAY("{ability}"), say_s("ability", say_word(on_crit[hero])));
    if (parts.tall)
        words_label(t, parts.tools, (Words){FACE_MEDIUM, 12, COL_TEXT2, ALIGN_CENTER}, words);
}

/* Draws the ground of summoned dice with the picture of the hero who has thrown them. */
static void magic_ground(Table *t, Rect r, int hero)
{
    Gfx *g = t->g;
    const State *s = t->in->s;
    char picture[64];
    PieceId p = 0;
    while (p < s->npieces &&
           (s->piece[p].def != DEF_HERO + hero || t->in->game->place[s->piece[p].place].seat != party_seat(t->in)))
        p++;
    gfx_surface(g, r, SURFACE_WELL);
    if (p == s->npieces || gfx_is_contrast(g) ||
        !gfx_has_picture(g, monstrous_picture(t, (DefId)(DEF_HERO + hero), p, picture)))
        return;
    gfx_clip_round(g, r, 10);
    (void)gfx_picture_cover(g, picture, r, 0.5f, 0.2f);
    gfx_gradient(g, r, 10, (Color){16, 8, 6, 150}, (Color){16, 8, 6, 215});
    gfx_unclip(g);
    gfx_frame(g, r, 10, 1, gfx_color(g, COL_LINE2));
}

void monstrous_draw_party(Table *t)
{
    Rect head = t->at->panel[AT_HEADING], magic = t->at->panel[AT_MAGIC];
    int seat = party_seat(t->in);
    char title[SENTENCE_MAX];
    say(title, sizeof title, SAY("{who}\u2019s party"), say_s("who", seat_name(t, seat)));
    if (head.h > 8)
        words_label(t, head, (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT}, title);
    for (int hero = 0; hero < HERO_COUNT; hero++)
        hero_cell(t, hero);
    if (rect_is_empty(magic))
        return;
    bool bear = false, bolts = false;
    for (PieceId p = table_first(t->in->s, PLACE_MAGIC); p != NO_PIECE; p = t->in->s->piece[p].next) {
        bolts |= t->in->s->piece[p].def < DEF_BEAR;
        bear |= t->in->s->piece[p].def >= DEF_BEAR;
    }
    magic_ground(t, magic, bear && !bolts ? HERO_DRUID : HERO_WIZARD);
    words_label(t, rect(magic.x + 3, magic.y + 2, magic.w - 6, line_of(t->in, 20)),
                (Words){FACE_TITLE, 15, COL_TEXT, ALIGN_CENTER},
                bear && bolts ? T_("Bolts and Bear dice")
                : bear        ? T_("Bear dice")
                              : T_("Fire Bolts"));
}

/* Draws a plaster across the picture of a wounded hero. */
static void plaster(Table *t, Cell parts, Rect cell)
{
    static const Color cloth = {236, 205, 160, 255}, pad = {250, 232, 204, 255}, hole = {176, 138, 96, 255};
    Gfx *g = t->g;
    float high = parts.words.y - cell.y, far = fminf(cell.w, high) * 0.3f, thick = fmaxf(far * 0.42f, 6);
    float x = cell.x + cell.w * 0.42f, y = cell.y + high * 0.5f, dx = far * 0.9f, dy = -far * 0.42f;
    if (high < 24)
        return;
    gfx_line(g, x - dx, y - dy + 2, x + dx, y + dy + 2, thick + 2, (Color){0, 0, 0, 110});
    gfx_line(g, x - dx, y - dy, x + dx, y + dy, thick, cloth);
    gfx_line(g, x - dx * 0.36f, y - dy * 0.36f, x + dx * 0.36f, y + dy * 0.36f, thick, pad);
    for (int i = -1; i <= 1; i += 2) /* holes in the cloth */
        for (int k = 0; k < 2; k++) {
            float at = (float)i * (0.58f + 0.24f * (float)k);
            gfx_disc(g, x + dx * at, y + dy * at, thick * 0.09f + 0.5f, hole);
        }
}

/* Draws a sign over heroes that are chosen or out of the fight, so that not only colour says it. */
void monstrous_draw_party_over(Table *t)
{
    const State *s = t->in->s;
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        PieceId p = hero_piece(s, t->in->game, party_seat(t->in), hero);
        if (p == NO_PIECE)
            continue;
        Rect cell = t->at->panel[AT_HERO + hero];
        if (is_gathered(t, hero) && !rect_is_empty(cell)) { /* in a shape as well as a colour */
            float x = cell.x + 4, y = cell.y + 4;
            gfx_disc(t->g, x, y, 11, gfx_color(t->g, COL_ACCENT));
            gfx_sign(t->g, "check", rect(x - 7, y - 7, 14, 14), gfx_color(t->g, COL_ONACCENT), (Color){0});
        }
        int group = t->in->game->place[s->piece[p].place].group;
        Rect r = t->at->piece[p].r;
        float side = clampf(r.w * 0.34f, 14, 30);
        if (group == GROUP_WOUNDED)
            plaster(t, monstrous_hero_parts(t->in, cell), cell);
        else if (group == GROUP_STONE)
            gfx_sign(t->g, "golem", rect(r.x + r.w - side, r.y, side, side), (Color){238, 234, 222, 255},
                     (Color){30, 30, 30, 255}); /* light in every theme: its eyes are dark */
    }
}

/* ---- abilities as tools ------------------------------------------------------------------------------------------ */

static const struct {
    uint8_t hero, kind;
    const char *label, *name, *about;
} ability[] = {
    {HERO_WIZARD, MOVE_BOLTS, N_("Bolts"), N_("Fire Bolts"),
     N_("Roll a d4; each 4 adds another, up to three. Use them in any attack. This cannot be undone.")},
    {HERO_WIZARD, MOVE_SLEEP, N_("Sleep"), N_("Sleep"),
     N_("Re-roll the die of an ordinary enemy. Chance that it becomes an epic monster: 1 in 19.")},
    {HERO_ROGUE, MOVE_DOUBLE, "\u00d72", N_("Backstab"), N_("One die counts twice in your next attack.")},
    {HERO_CLERIC, MOVE_RAISE, "+1", N_("Holy Guidance"), N_("One die counts 1 more.")},
    {HERO_CLERIC, MOVE_LOWER, "\u22121", N_("Holy Guidance"), N_("One die counts 1 less.")},
    {HERO_CLERIC, MOVE_MEND, N_("Heal"), N_("Heal"), N_("Heal one wounded hero.")},
    {HERO_DRUID, MOVE_BEAR, N_("Bear"), N_("Bear Form"),
     N_("Roll two d10 for the Druid\u2019s attack. Unused ones are lost.")},
    {HERO_PALADIN, MOVE_INSPIRE, N_("Inspire"), N_("Inspiration"),
     N_("Roll another unwounded hero, on the team or not. Its present number, even a crit, is lost.")},
    {HERO_BARBARIAN, MOVE_RAGE, N_("Rage"), N_("Battle Rage"), N_("Defeat one enemy or Hydra head outright.")},
};

const char *monstrous_tool_about(int kind)
{
    for (size_t i = 0; i < sizeof ability / sizeof *ability; i++)
        if (ability[i].kind == kind)
            return say_word(ability[i].about);
    return "";
}

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
        *tool = (Tool){.kind = ability[i].kind,
                       .r = t->at->panel[AT_TOOL + hero * HERO_TOOLS + k],
                       .of = example(s, seat, ability[i].kind),
                       .label = say_word(ability[i].label),
                       .name = say_word(ability[i].name),
                       .about = say_word(ability[i].about)};
        (void)snprintf(tool->id, sizeof tool->id, "tool-%s", t->in->game->move[tool->kind].word);
    }
    return n;
}
