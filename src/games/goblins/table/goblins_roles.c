/* SPDX-License-Identifier: MIT
 * The page of the twelve goblins: what each can do, and where its copies are as far as the viewer knows. It slides
 * over the table and reveals nothing else. */
#include <math.h>
#include <stdio.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"

static const struct {
    Role role;
    bool power; /* used when it is placed or turned face up; else always on */
    const char *verb, *text;
} twelve[ROLE_COUNT] = {
    {ROLE_BRUISER, true, N_("Hit"), N_("Turn one or two neighbours of other clans face down.")},
    {ROLE_PIPER, true, N_("Move away"), N_("Move one or two neighbours of any clan.")},
    {ROLE_CHARMER, true, N_("Pull in"), N_("Pull one or two of its own clan to free cells next to it.")},
    {ROLE_TACTICIAN, true, N_("Swap"), N_("Swap one of its own clan with any other goblin.")},
    {ROLE_MARSHAL, true, N_("Slide"), N_("Slide a whole column one line up or down.")},
    {ROLE_WRECKER, true, N_("Throw"), N_("Replace a goblin of another clan and throw that one face down.")},
    {ROLE_HERBALIST, true, N_("Turn up"), N_("Turn a goblin in its line or column face up, then use its power.")},
    {ROLE_APPRENTICE, true, N_("Turn up"), N_("Turn a goblin in its line or column face up.")},
    {ROLE_KEG, false, N_("Bursts"), N_("When turned face down, it takes all its neighbours with it.")},
    {ROLE_FLAGBEARER, false, N_("+1 point"), N_("If its clan holds the line alone.")},
    {ROLE_DOUBLES, false, N_("Counts as 2"), N_("Two goblins of its clan on one card.")},
    {ROLE_STONEFOOT, false, N_("Stays"), N_("Cannot be moved, thrown or turned face down.")},
};

typedef enum { COPY_TO_COME, COPY_ON_TABLE, COPY_IN_HAND } Copy;

/* Returns where the card is, as far as the viewer knows. A face-down goblin does not reveal its role. */
static Copy copy_of(const Table *t, DefId def)
{
    const State *s = t->in->s;
    for (PieceId p = 0; p < s->npieces; p++) {
        const Piece *piece = &s->piece[p];
        if (piece->def != def || piece->face & FACE_DOWN)
            continue;
        if (piece->place < PLACE_CELL + GRID_CELLS || piece->place == PLACE_AIR)
            return COPY_ON_TABLE;
        if (piece->place == PLACE_HAND + t->in->near && t->in->eyes == t->in->near)
            return COPY_IN_HAND;
    }
    return COPY_TO_COME;
}

static void copies(Table *t, Role role, Rect r)
{
    static const char *const said[] = {N_("unseen or face down"), N_("on the table"), N_("in your hand")};
    unsigned clans = goblins_clans(t->in->s);
    float size = fminf(r.h, line_of(t->in, 18)), x = r.x;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        if (!(clans >> clan & 1))
            continue;
        DefId def = goblins_def((Clan)clan, role);
        Copy copy = copy_of(t, def);
        char id[40];
        if (copy == COPY_TO_COME)
            gfx_fade(t->g, 0.28f);
        gfx_badge(t->g, clan_sign(clan), x + size / 2, r.y + r.h / 2, size);
        gfx_fade(t->g, 1);
        if (copy == COPY_IN_HAND)
            gfx_sign(t->g, "hand", rect(x + size, r.y + (r.h - size) / 2, size * 0.8f, size * 0.8f),
                     gfx_color(t->g, COL_ACCENT), (Color){0, 0, 0, 0});
        (void)snprintf(id, sizeof id, "copy-%s", goblins_game.def[def].word);
        ui_mark(t->ui, id, "sign", rect(x, r.y, size, r.h), say_word(said[copy]));
        x += size * (copy == COPY_IN_HAND ? 2.1f : 1.35f);
    }
}

/* Returns the clan whose pictures are shown: the viewer's own, if it may be seen. */
static Clan clan_shown(const Table *t)
{
    Clan own = goblins_own_clan(t);
    return own < CLAN_COUNT ? own : (Clan)__builtin_ctz(goblins_clans(t->in->s));
}

static void one(Table *t, int i, Rect r)
{
    CardFace face;
    DefId def = goblins_def(clan_shown(t), twelve[i].role);
    Rect in = rect_inset(r, 9);
    gfx_surface(t->g, r, SURFACE_ROW);
    float cw = fminf(in.h / 1.25f, fminf(in.w * 0.4f, 112)); /* two fields have one height, whatever their words */
    if (goblins_board.face(&goblins_game, def, &face))
        card_draw(t->g, &face, rect(in.x, in.y + (in.h - cw * 1.25f) / 2, cw, cw * 1.25f), 0, NULL);
    (void)rect_cut_left(&in, cw + 12);
    float line = line_of(t->in, 20);
    Rect foot = rect_cut_bottom(&in, line);
    Text head = ui_style(t->ui, FACE_TITLE, 17, twelve[i].power ? COL_ACCENT : COL_INFO);
    char words[SENTENCE_MAX];
    /* the name, if large letters or a small card need it */
    say(words, sizeof words, SAY("{name:{name}: {verb}|{verb}}"),
        say_s("name", t->in->text > 1.5f || cw < 73 ? say_word(goblins_role_name[twelve[i].role]) : ""),
        say_s("verb", say_word(twelve[i].verb)));
    (void)ui_label(t->ui, head, rect_cut_top(&in, line + 2), words);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT);
    while (style.size > 11 && gfx_paragraph_height(t->g, style, in.w, say_word(twelve[i].text)) > in.h)
        style.size -= 0.5f;
    (void)ui_paragraph(t->ui, style, in, say_word(twelve[i].text));
    copies(t, twelve[i].role, foot);
}

void goblins_draw_roles(Table *t)
{
    Rect r = rect_inset(t->at->drawer, 14);
    float text = t->in->text, gap = 10;
    int columns = r.w < 560 * text ? 1 : r.w < 800 * text ? 2 : 3, rows = ROLE_COUNT / columns;
    Rect head = rect_cut_top(&r, fmaxf(40, line_of(t->in, 30))), foot = rect_cut_bottom(&r, line_of(t->in, 22));
    (void)rect_cut_right(&head, 48);
    float title = ui_label(t->ui, ui_style(t->ui, FACE_TITLE, 22, COL_TEXT), head, T_("The twelve goblins"));
    (void)rect_cut_left(&head, title + 24);
    Text small = ui_style_aligned(t->ui, FACE_MEDIUM, 13, COL_TEXT2, ALIGN_RIGHT);
    const char *legend = T_("Bright: face up on the table. Pale: unseen, or face down. Hand: in your hand.");
    if (gfx_text_width(t->g, small, legend) <= head.w)
        (void)ui_label(t->ui, small, head, legend);
    (void)rect_cut_top(&r, 8);
    (void)rect_cut_bottom(&r, 6);
    float h = fmaxf((r.h - gap * (float)(rows - 1)) / (float)rows, 30 + line_of(t->in, 98));
    float all = h * (float)rows + gap * (float)(rows - 1), w = (r.w - gap * (float)(columns - 1)) / (float)columns;
    float down = ui_scroll_begin(t->ui, "twelve-page", r, all);
    for (int i = 0; i < ROLE_COUNT; i++)
        one(t, i,
            rect(r.x + (w + gap) * (float)(i % columns), r.y + (h + gap) * (float)(i / columns) - down,
                 w - (all > r.h ? 10 / (float)columns : 0), h));
    ui_scroll_end(t->ui);
    Text gold = ui_style(t->ui, FACE_SEMI, 14, COL_ACCENT), blue = ui_style(t->ui, FACE_SEMI, 14, COL_INFO);
    float x = ui_label(t->ui, gold, foot, T_("Gold: a power you may use when the goblin is played or turned face up."));
    (void)rect_cut_left(&foot, x + 20);
    if (gfx_text_width(t->g, blue, T_("Blue: always on.")) <= foot.w)
        (void)ui_label(t->ui, blue, foot, T_("Blue: always on."));
}
