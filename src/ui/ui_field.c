/* SPDX-License-Identifier: MIT
 * One line of text that can be typed. UTF-8: the caret always stands between whole characters. */
#include "ui/ui_int.h"

#include <math.h>
#include <string.h>

enum { PAD = 12 };

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

static bool insert(char *text, size_t room, size_t *caret, const char *more)
{
    bool changed = false;
    for (const char *p = more; *p;) {
        size_t n = after(p, 0), len = strlen(text);
        if (len + n + 1 > room)
            break;
        if ((unsigned char)*p >= 0x20 && *p != 0x7F) {
            memmove(text + *caret + n, text + *caret, len - *caret + 1);
            memcpy(text + *caret, p, n);
            *caret += n;
            changed = true;
        }
        p += n;
    }
    return changed;
}

static bool cut(char *text, size_t from, size_t to)
{
    if (from >= to)
        return false;
    memmove(text + from, text + to, strlen(text + to) + 1);
    return true;
}

static bool paste(Ui *ui, char *text, size_t room)
{
    char *s = SDL_WasInit(SDL_INIT_VIDEO) ? SDL_GetClipboardText() : NULL;
    bool changed = s && insert(text, room, &ui->caret, s);
    SDL_free(s);
    return changed;
}

static void leave(Ui *ui)
{
    ui->editing = false;
    ui->focus = 0; /* Enter now means the scene's own Enter again; Tab goes on from here */
}

static bool edit_key(Ui *ui, char *text, size_t room)
{
    const Input *in = &ui->in;
    size_t caret = ui->caret;
    bool changed = false;
    if (in->mod & KMOD_CTRL) {
        if (in->key == SDLK_v)
            changed = paste(ui, text, room);
        return changed;
    }
    switch (in->key) {
    case SDLK_LEFT:
        ui->caret = before(text, caret);
        break;
    case SDLK_RIGHT:
        ui->caret = after(text, caret);
        break;
    case SDLK_HOME:
        ui->caret = 0;
        break;
    case SDLK_END:
        ui->caret = strlen(text);
        break;
    case SDLK_BACKSPACE:
        ui->caret = before(text, caret);
        changed = cut(text, ui->caret, caret);
        break;
    case SDLK_DELETE:
        changed = cut(text, caret, after(text, caret));
        break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_ESCAPE:
        leave(ui);
        ui->key_left = false;
        break;
    default:
        break;
    }
    return changed;
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

static void draw(Ui *ui, Text style, Rect r, const char *text, const char *empty, bool editing)
{
    Gfx *g = ui->g;
    gfx_surface(g, r, SURFACE_WELL);
    gfx_frame(g, r, 8, gfx_is_contrast(g) ? 2 : 1, gfx_color(g, editing ? COL_ACCENT : COL_LINE2));
    Rect in = rect(r.x + PAD, r.y, fmaxf(1, r.w - 2 * PAD), r.h);
    char part[256];
    (void)SDL_strlcpy(part, text, ui->caret + 1 < sizeof part ? ui->caret + 1 : sizeof part);
    float at = editing ? gfx_text_width(g, style, part) : 0;
    float w = gfx_text_width(g, style, text);
    float shift = editing ? fmaxf(0, at - in.w + 2) : 0;
    gfx_clip(g, rect_inset(r, 2));
    Text t = style;
    if (!*text)
        t.color = gfx_color(g, COL_TEXT3);
    const char *shown = *text ? text : empty ? empty : "";
    /* wide enough for all of it: the clip cuts, the scene's overflow count is for what nobody can reach */
    float need = *text ? w + 4 : fminf(gfx_text_width(g, t, shown) + 4, in.w);
    (void)gfx_text(g, t, rect(in.x - shift, r.y, fmaxf(need, 1), r.h), shown);
    gfx_unclip(g);
    if (editing) {
        float ch = fminf(r.h - 12, gfx_text_height(g, style));
        gfx_fill(g, rect(in.x + at - shift, r.y + (r.h - ch) / 2, 2, ch), gfx_color(g, COL_ACCENT));
    }
}

bool ui_field(Ui *ui, const char *id, Rect r, char *text, size_t room, const char *empty)
{
    Id me = id_of(id);
    Item *it = item_add(ui, id, "field", r, text, ITEM_TOUCH | ITEM_FOCUS | ITEM_FIELD);
    Touch t = touch_of(ui, it);
    if (empty)
        ui_note(ui, "empty", empty);
    bool mine = ui->focus == me && !ui->blocked, changed = false;
    if (mine && ui->wish == me)
        ui->editing = true;
    Text style = ui_style(ui, FACE_SEMI, 16, COL_TEXT);
    if (mine && ui->editing) {
        ui->wish = 0;
        size_t n = strlen(text);
        if (ui->caret > n)
            ui->caret = n;
        if (t.down)
            ui->caret = caret_at(ui, style, text, ui->x - r.x - PAD);
        if (ui->in.kind == INPUT_TEXT)
            changed = insert(text, room, &ui->caret, ui->in.text);
        else if (ui->in.kind == INPUT_KEY && ui->key_left)
            changed = edit_key(ui, text, room);
    }
    draw(ui, style, r, text, empty, mine && ui->editing);
    return changed;
}
