/* SPDX-License-Identifier: MIT
 * One line of text that can be typed. UTF-8: the caret always stands between whole characters. */
#include "base/plain.h"
#include "gfx/gfx.h"
#include "ui/ui_int.h"

#include <math.h>
#include <string.h>

enum { PAD = 12, LOOKED_AT = 4096 }; /* bytes read of a pasted text, which may be as long as a book */

static size_t before(const char *s, size_t at)
{
    while (at > 0 && ((unsigned char)s[--at] & 0xC0) == 0x80)
        ;
    return at;
}

static size_t after(const char *s, size_t at)
{
    if (s[at])
        at++;
    while (((unsigned char)s[at] & 0xC0) == 0x80)
        at++;
    return at;
}

static bool cut(char *text, size_t from, size_t to)
{
    if (from >= to)
        return false;
    memmove(text + from, text + to, strlen(text + to) + 1);
    return true;
}

static void go_to(Ui *ui, size_t at, bool keep_selecting)
{
    ui->caret = at;
    if (!keep_selecting)
        ui->other = at;
}

static size_t selected_from(const Ui *ui)
{
    return ui->caret < ui->other ? ui->caret : ui->other;
}

static size_t selected_to(const Ui *ui)
{
    return ui->caret < ui->other ? ui->other : ui->caret;
}

static bool cut_selected(Ui *ui, char *text)
{
    size_t from = selected_from(ui), to = selected_to(ui);
    go_to(ui, from, false);
    return cut(text, from, to);
}

/* Replaces the selection. Characters that do not fit or cannot be drawn are dropped, and the field says so. True if the
 * text changed. */
static bool insert(Ui *ui, char *text, size_t room, const char *more)
{
    bool changed = more[0] != '\0' && cut_selected(ui, text);
    for (const char *p = more, *next; *p && p < more + LOOKED_AT; p = next) {
        char one[5] = "";
        size_t n = str_letter(p, strnlen(p, sizeof one - 1)), len = strlen(text);
        next = p + (n ? n : 1); /* invalid UTF-8: skips one byte */
        if ((unsigned char)*p < 0x20 || *p == 0x7F)
            continue;
        memcpy(one, p, n);
        if (n == 0 || !gfx_can_write(ui->g, one)) {
            ui->field_says = T_("Some of these characters have no font and cannot be shown.");
        } else if (len + n + 1 > room) {
            ui->field_says = T_("No room for more characters.");
            break;
        } else {
            memmove(text + ui->caret + n, text + ui->caret, len - ui->caret + 1);
            memcpy(text + ui->caret, one, n);
            go_to(ui, ui->caret + n, false);
            changed = true;
        }
    }
    return changed;
}

static bool paste(Ui *ui, char *text, size_t room)
{
    char *s = SDL_WasInit(SDL_INIT_VIDEO) ? SDL_GetClipboardText() : NULL;
    bool changed = s && insert(ui, text, room, s);
    SDL_free(s);
    return changed;
}

static void copy_selected(const Ui *ui, const char *text)
{
    char part[256];
    size_t from = selected_from(ui), n = selected_to(ui) - from;
    if (n == 0 || !SDL_WasInit(SDL_INIT_VIDEO))
        return;
    (void)SDL_strlcpy(part, text + from, n + 1 < sizeof part ? n + 1 : sizeof part);
    (void)SDL_SetClipboardText(part);
}

static void leave(Ui *ui)
{
    ui->editing = false;
    ui->focus = 0; /* Enter is the scene's again; Tab continues from here */
}

static bool control_key(Ui *ui, char *text, size_t room)
{
    switch (ui->in.key) {
    case SDLK_v:
        return paste(ui, text, room);
    case SDLK_a:
        ui->other = 0;
        go_to(ui, strlen(text), true);
        return false;
    case SDLK_c:
        copy_selected(ui, text);
        return false;
    case SDLK_x:
        copy_selected(ui, text);
        return cut_selected(ui, text);
    default:
        return false;
    }
}

static bool edit_key(Ui *ui, char *text, size_t room)
{
    const Input *in = &ui->in;
    size_t caret = ui->caret;
    bool selects = (in->mod & KMOD_SHIFT) != 0, selected = caret != ui->other;
    if (in->mod & KMOD_CTRL)
        return control_key(ui, text, room);
    switch (in->key) {
    case SDLK_LEFT:
        go_to(ui, selected && !selects ? selected_from(ui) : before(text, caret), selects);
        break;
    case SDLK_RIGHT:
        go_to(ui, selected && !selects ? selected_to(ui) : after(text, caret), selects);
        break;
    case SDLK_HOME:
        go_to(ui, 0, selects);
        break;
    case SDLK_END:
        go_to(ui, strlen(text), selects);
        break;
    case SDLK_BACKSPACE:
        if (!selected)
            go_to(ui, before(text, caret), true);
        return cut_selected(ui, text);
    case SDLK_DELETE:
        if (!selected)
            go_to(ui, after(text, caret), true);
        return cut_selected(ui, text);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_ESCAPE:
        leave(ui);
        ui->key_left = false;
        break;
    default:
        break;
    }
    return false;
}

static size_t caret_at(Ui *ui, Text style, const char *text, float x)
{
    char part[256];
    size_t best = 0;
    float least = fabsf(x);
    for (size_t at = after(text, 0); text[0]; at = after(text, at)) {
        (void)SDL_strlcpy(part, text, at + 1 < sizeof part ? at + 1 : sizeof part);
        float d = fabsf(gfx_text_width(ui->g, style, part) - x);
        if (d < least) {
            least = d;
            best = at;
        }
        if (!text[at])
            break;
    }
    return best;
}

static float width_to(Ui *ui, Text style, const char *text, size_t at)
{
    char part[256];
    (void)SDL_strlcpy(part, text, at + 1 < sizeof part ? at + 1 : sizeof part);
    return gfx_text_width(ui->g, style, part);
}

/* Writes the beginning of the text and an ellipsis, at most `width` wide. */
static void shorten(Ui *ui, Text style, const char *text, float width, char *out, size_t n)
{
    static const char more[] = "\u2026";
    (void)SDL_strlcpy(out, text, n - sizeof more);
    for (size_t at = strlen(out); at > 0;) {
        at = before(out, at);
        (void)SDL_strlcpy(out + at, more, n - at);
        if (gfx_text_width(ui->g, style, out) <= width)
            return;
    }
}

static void draw(Ui *ui, Text style, Rect r, const char *text, const char *empty, bool editing)
{
    Gfx *g = ui->g;
    gfx_surface(g, r, SURFACE_WELL);
    gfx_frame(g, r, 8, gfx_is_contrast(g) ? 2 : 1, gfx_color(g, editing ? COL_ACCENT : COL_LINE2));
    Rect in = rect(r.x + PAD, r.y, fmaxf(1, r.w - 2 * PAD), r.h);
    float at = editing ? width_to(ui, style, text, ui->caret) : 0;
    float w = gfx_text_width(g, style, text);
    float shift = editing ? fmaxf(0, at - in.w + 2) : 0;
    float ch = fminf(r.h - 12, gfx_text_height(g, style)), top = r.y + (r.h - ch) / 2;
    gfx_clip(g, rect_inset(r, 2));
    if (editing && ui->caret != ui->other) {
        float other = width_to(ui, style, text, ui->other);
        gfx_fill(g, rect(in.x + fminf(at, other) - shift, top, fabsf(at - other), ch),
                 color_alpha(gfx_color(g, COL_ACCENT), gfx_is_contrast(g) ? 0.55f : 0.35f));
    }
    Text t = style;
    if (!*text)
        t.color = gfx_color(g, COL_TEXT3);
    char part[128];
    const char *shown = *text ? text : empty ? empty : "";
    if (!editing && *text && w > in.w) {
        shorten(ui, style, text, in.w, part, sizeof part);
        shown = part;
        w = gfx_text_width(g, style, part);
    }
    /* Wide enough for the whole text: the clip cuts it, and scrolled text is no overflow. */
    float need = *text ? w + 4 : fminf(gfx_text_width(g, t, shown) + 4, in.w);
    (void)gfx_text(g, t, rect(in.x - shift, r.y, fmaxf(need, 1), r.h), shown);
    gfx_unclip(g);
    if (editing)
        gfx_fill(g, rect(in.x + at - shift, top, 2, ch), gfx_color(g, COL_ACCENT));
}

bool ui_field(Ui *ui, const char *id, Rect r, char *text, size_t room, const char *empty)
{
    Id me = id_of(id);
    Item *it = item_add(ui, id, "field", r, text, ITEM_TOUCH | ITEM_FOCUS | ITEM_FIELD);
    Touch t = touch_of(ui, it);
    if (empty)
        ui_note(ui, "empty", empty);
    bool mine = ui->focus == me && !ui->blocked, changed = false;
    if (mine && ui->wish == me && (!ui->editing || ui->wish_all)) {
        ui->editing = true;
        ui->caret = SIZE_MAX;
        ui->other = ui->wish_all ? 0 : SIZE_MAX;
        ui->whole = ui->wish_all;
        ui->wish_all = false;
    }
    Text style = ui_style(ui, FACE_SEMI, 16, COL_TEXT);
    if (mine && ui->editing) {
        ui->wish = 0;
        size_t n = strlen(text);
        ui->caret = ui->caret > n ? n : ui->caret;
        ui->other = ui->other > n ? n : ui->other;
        if ((t.down || (ui->held == me && ui->in.kind == INPUT_MOVE)) && !ui->whole)
            go_to(ui, caret_at(ui, style, text, ui->x - r.x - PAD), !t.down);
        if (t.click || ui->in.kind == INPUT_TEXT || ui->in.kind == INPUT_KEY)
            ui->whole = false;
        if (ui->in.kind == INPUT_TEXT)
            changed = insert(ui, text, room, ui->in.text);
        else if (ui->in.kind == INPUT_KEY && ui->key_left)
            changed = edit_key(ui, text, room);
        if (ui->field_says != NULL)
            ui_tip_answer(ui, r, (Rect){0}, ui->field_says, NULL, NULL);
    } else if (t.hover && gfx_text_width(ui->g, style, text) > fmaxf(1, r.w - 2 * PAD)) {
        ui_tip(ui, r, (Rect){0}, NULL, text, NULL); /* the whole text that is cut here */
    }
    draw(ui, style, r, text, empty, mine && ui->editing);
    return changed;
}

void ui_field_catches(Ui *ui, const char *id)
{
    const Input *in = &ui->in;
    if (ui->blocked || ui->editing)
        return;
    ui->catches = true;
    bool letter = (in->key >= SDLK_a && in->key <= SDLK_z) || (in->key >= SDLK_0 && in->key <= SDLK_9);
    if (in->kind == INPUT_KEY && letter && !in->pad && !(in->mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        ui->key_left = false;
    if (in->kind != INPUT_TEXT || in->text[0] == ' ')
        return;
    bool slash = strcmp(in->text, "/") == 0;
    ui_focus(ui, id);
    ui->in.kind = slash ? INPUT_NONE : INPUT_TEXT;
}

void ui_field_selected(Ui *ui, const char *id)
{
    ui_focus(ui, id);
    ui->wish_all = true;
}

void ui_field_says(Ui *ui, const char *sentence)
{
    ui->field_says = sentence;
    ui->changed = true;
}
