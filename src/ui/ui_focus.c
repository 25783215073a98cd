/* SPDX-License-Identifier: MIT
 * The keyboard focus and how it moves: Tab in order of rank and registration, arrows to the nearest item. */
#include "ui/ui_int.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static bool can_focus(const Ui *ui, int i)
{
    return i >= ui->last->modal_from && ui->last->item[i].flags & ITEM_FOCUS;
}

/* True if a panel registered later covers the item. */
static bool lies_under(const ItemList *l, int i)
{
    const Item *it = &l->item[i];
    for (int k = i + 1; k < l->n; k++)
        if (strcmp(list_text(l, l->item[k].kind), "panel") == 0 &&
            rect_has(l->item[k].r, it->r.x + it->r.w / 2, it->r.y + it->r.h / 2))
            return true;
    return false;
}

/* True if the focus can move to the item: not to disabled items, which explain themselves to the pointer only. */
static bool can_come(const Ui *ui, int i)
{
    return can_focus(ui, i) && !(ui->last->item[i].flags & ITEM_OFF) && !lies_under(ui->last, i);
}

static int index_of(const Ui *ui, Id id)
{
    for (int i = 0; id && i < ui->last->n; i++)
        if (ui->last->item[i].id == id && can_focus(ui, i))
            return i;
    return -1;
}

void focus_set(Ui *ui, Id id, const char *word)
{
    Id was = ui->focus;
    if (was != id)
        ui->changed = true;
    ui->focus = ui->anchor = id;
    (void)SDL_strlcpy(ui->focus_word, word, sizeof ui->focus_word);
    const Item *it = item_find(ui->last, id);
    bool field = it && it->flags & ITEM_FIELD;
    if (field && !ui->editing)
        ui->caret = ui->other = SIZE_MAX; /* the field sets it to its end */
    if (ui->focus != was)
        ui->field_says = NULL;
    ui->editing = field;
    ui->reveal = true;
}

static void focus_index(Ui *ui, int i)
{
    if (i < 0)
        return;
    ui->editing = false;
    focus_set(ui, ui->last->item[i].id, list_text(ui->last, ui->last->item[i].word));
}

/* True if item a comes before item b in the order of Tab. */
static bool comes_before(const Item *item, int a, int b)
{
    return item[a].rank != item[b].rank ? item[a].rank < item[b].rank : a < b;
}

/* Returns the item Tab moves to; from -1: the first, or the last. */
static int step(const Ui *ui, int from, int by)
{
    const Item *item = ui->last->item;
    int best = -1, around = -1;
    for (int i = 0; i < ui->last->n; i++) {
        if (!can_come(ui, i))
            continue;
        bool beyond = from < 0 || comes_before(item, by > 0 ? from : i, by > 0 ? i : from);
        if (beyond && i != from && (best < 0 || comes_before(item, by > 0 ? i : best, by > 0 ? best : i)))
            best = i;
        if (around < 0 || comes_before(item, by > 0 ? i : around, by > 0 ? around : i))
            around = i;
    }
    return best >= 0 ? best : around;
}

static void tab(Ui *ui, bool back)
{
    int at = index_of(ui, ui->focus ? ui->focus : ui->anchor);
    if (ui->last->n == 0)
        return;
    focus_index(ui, step(ui, at, back ? -1 : 1));
}

/* Returns the distance along the arrow, with the distance across it counted threefold; negative: not in that direction.
 * strict: a sideways arrow also excludes items that lie more above or below than ahead. row: it favours items straight
 * ahead of which more than this share lies in the same row; 1: none. */
static float way(Rect a, Rect b, float dx, float dy, bool strict, float row)
{
    float ax = a.x + a.w / 2, ay = a.y + a.h / 2, bx = b.x + b.w / 2, by = b.y + b.h / 2;
    bool flat = dx != 0;
    float ahead = flat ? (bx - ax) * dx : (by - ay) * dy;
    if (ahead <= 1)
        return -1;
    float a0 = flat ? a.y : a.x, a1 = flat ? a.y + a.h : a.x + a.w;
    float b0 = flat ? b.y : b.x, b1 = flat ? b.y + b.h : b.x + b.w;
    float beside = fmaxf(0, fmaxf(b0 - a1, a0 - b1));
    if (strict && flat && beside > ahead)
        return -1;
    float centre = fabsf(flat ? by - ay : bx - ax);
    float gap =
        flat ? (dx > 0 ? b.x - (a.x + a.w) : a.x - (b.x + b.w)) : (dy > 0 ? b.y - (a.y + a.h) : a.y - (b.y + b.h));
    if (gap < -1 && beside > 0) /* beside, not ahead */
        return -1;
    float common = (fminf(a1, b1) - fmaxf(a0, b0)) / fmaxf(1, fminf(a1 - a0, b1 - b0));
    float favour = beside > 0 ? 1.4f : flat && common > row ? 0.2f : 1;
    return (fmaxf(0, gap) + 3 * beside + 0.3f * centre) * favour;
}

/* True if `all` contains r: no arrow leads from an item of a list to the list itself. */
static bool is_around(Rect all, Rect r)
{
    return all.x <= r.x && all.y <= r.y && all.x + all.w >= r.x + r.w && all.y + all.h >= r.y + r.h;
}

static bool is_of_table(const Item *it)
{
    return it->rank > RANK_PROMPT && it->rank < RANK_REST;
}

/* True if the arrow may go from `at` to i; sideways it does not leave the table for a button above or below its row, and
 * while something is held for none at all: an arrow too many at the end of a row of targets would put it back. */
static bool leads_to(const Ui *ui, int at, int i, bool flat)
{
    const Item *a = &ui->last->item[at], *b = &ui->last->item[i];
    bool other = a->rank != b->rank;
    if (i == at || !can_come(ui, i) || is_around(b->r, a->r) || b->rank > ui->within)
        return false;
    if (other && b->flags & ITEM_APART)
        return false;
    if (!flat || !other || b->rank != RANK_PROMPT)
        return true;
    return ui->within == RANK_REST && b->r.y < a->r.y + a->r.h && a->r.y < b->r.y + b->r.h;
}

/* True if r lies between a and b, which are one above the other. */
static bool is_between(Rect r, Rect a, Rect b)
{
    Rect high = a.y < b.y ? a : b, low = a.y < b.y ? b : a;
    return high.y + high.h <= r.y + r.h / 2 && r.y + r.h / 2 <= low.y;
}

/* Returns the button of the question that Enter presses if an arrow up or down from `at` leads to the question, or past
 * it to `best`: it is the one that is meant most often. Else `best`. */
static int prompt_first(const Ui *ui, int at, int best)
{
    const Item *item = ui->last->item;
    if (best < 0 || !is_of_table(&item[at]))
        return best;
    for (int i = 0; i < ui->last->n; i++) {
        if (!(item[i].flags & ITEM_ENTER) || item[i].rank != RANK_PROMPT || !leads_to(ui, at, i, false))
            continue;
        bool passed = ui->within == RANK_REST && is_between(item[i].r, item[at].r, item[best].r);
        return passed || item[best].rank == RANK_PROMPT ? i : best;
    }
    return best;
}

/* Returns the next item of the table in the row of `at`, a hand or a line of cells; -1: the row ends here, or `at` lies on
 * no table. */
static int next_in_row(const Ui *ui, int at, float dx)
{
    const Item *item = ui->last->item;
    Rect a = item[at].r;
    float least = 1e9f;
    int best = -1;
    for (int i = 0; is_of_table(&item[at]) && i < ui->last->n; i++) {
        Rect b = item[i].r;
        float common = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y), ahead = (b.x + b.w / 2 - a.x - a.w / 2) * dx;
        bool same = is_of_table(&item[i]) && common > 0.5f * fmaxf(a.h, b.h);
        if (same && ahead > 1 && ahead < least && leads_to(ui, at, i, true)) {
            least = ahead;
            best = i;
        }
    }
    return best;
}

/* Returns where the first arrow begins: where the focus was, else the button that Enter presses already, else the first
 * item. */
static int beginning(const Ui *ui)
{
    int first = index_of(ui, ui->anchor);
    for (int i = 0; first < 0 && i < ui->last->n; i++)
        if (ui->last->item[i].flags & ITEM_ENTER && can_come(ui, i))
            first = i;
    return first >= 0 ? first : ui->last->n ? step(ui, -1, 1) : -1;
}

static bool arrow(Ui *ui, float dx, float dy)
{
    int at = index_of(ui, ui->focus), best = -1;
    if (at < 0) {
        focus_index(ui, beginning(ui));
        return ui->focus != 0;
    }
    best = dx != 0 ? next_in_row(ui, at, dx) : -1;
    float least = best >= 0 ? 0 : 1e9f;
    bool strict = ui->last->item[at].rank != RANK_REST && ui->within == RANK_REST; /* a row of cards has an end */
    for (int i = 0; i < ui->last->n; i++) {
        if (!leads_to(ui, at, i, dx != 0))
            continue;
        /* From the strap a sideways arrow leads back to what it came from, not to something nearer above it. */
        float row = strict ? 0.5f : is_of_table(&ui->last->item[i]) ? 0 : 1;
        float d = way(ui->last->item[at].r, ui->last->item[i].r, dx, dy, strict, row);
        if (d >= 0 && d < least) {
            least = d;
            best = i;
        }
    }
    focus_index(ui, dy != 0 ? prompt_first(ui, at, best) : best);
    return best >= 0;
}

static bool navigate(Ui *ui, const Item *at)
{
    SDL_Keycode k = ui->in.key;
    if (k == SDLK_TAB && !(ui->in.mod & (KMOD_CTRL | KMOD_ALT))) {
        tab(ui, (ui->in.mod & KMOD_SHIFT) != 0);
        return true;
    }
    if (ui->in.mod & (KMOD_CTRL | KMOD_ALT))
        return false;
    float dx = k == SDLK_LEFT ? -1.0f : k == SDLK_RIGHT ? 1.0f : 0.0f;
    float dy = k == SDLK_UP ? -1.0f : k == SDLK_DOWN ? 1.0f : 0.0f;
    if ((dx == 0 && dy == 0) || (dx != 0 && ui->own & UI_OWN_SIDEWAYS))
        return false;
    if (at && at->flags & (dx != 0 ? ITEM_KEYS_H : ITEM_KEYS_V)) {
        ui->using_keys = true;
        return false;
    }
    if (at && at->flags & ITEM_FIELD && ui->editing && dx != 0)
        return false;
    return arrow(ui, dx, dy);
}

void focus_key(Ui *ui)
{
    const Item *at = index_of(ui, ui->focus) >= 0 ? item_find(ui->last, ui->focus) : NULL;
    if (!at)
        ui->editing = false;
    if (navigate(ui, at)) {
        ui->using_keys = true;
        ui->key_left = false;
        return;
    }
    if (!at || ui->editing || !ring_shown(ui) || ui->in.mod & (KMOD_CTRL | KMOD_ALT))
        return;
    SDL_Keycode k = ui->in.key;
    if (k == SDLK_SPACE && ui->own & UI_OWN_SPACE)
        return;
    if (k == SDLK_RETURN || k == SDLK_KP_ENTER || k == SDLK_SPACE) {
        if (!ui->in.repeat && key_confirms(ui, at))
            ui->ev_click = at->id;
        ui->key_left = false;
    } else if (k == SDLK_z && !ui->in.repeat && !(at->flags & ITEM_FIELD)) {
        ui->ev_secondary = at->id; /* not consumed: a scene may have a key Z of its own */
    }
}

void focus_by_enter(Ui *ui)
{
    bool enter = ui->in.kind == INPUT_KEY && (ui->in.key == SDLK_RETURN || ui->in.key == SDLK_KP_ENTER);
    if (!enter || !ui->key_left || ui->in.repeat || ui->editing || ui->blocked || ring_shown(ui) ||
        ui->own & UI_OWN_ALL || ui->in.mod & (KMOD_CTRL | KMOD_ALT | KMOD_SHIFT))
        return;
    int at = index_of(ui, ui->focus);
    focus_index(ui, at >= 0 ? at : beginning(ui));
    ui->using_keys = ui->focus != 0;
}

bool key_confirms(const Ui *ui, const Item *it)
{
    return !(it->flags & ITEM_CONFIRMS) || !ui->pressed.twice;
}

bool enter_is_taken(const Ui *ui, Id by_other_than)
{
    return (ring_shown(ui) || ui->editing) && ui->focus != by_other_than && index_of(ui, ui->focus) >= 0;
}

bool ring_shown(const Ui *ui)
{
    return ui->using_keys || ui->always_focus;
}

/* Returns the outer edge of the ring around r, which stays on the screen: what stands at its edge has a whole ring. */
static Rect ring_around(const Gfx *g, Rect r)
{
    Rect out = rect_inset(r, -6);
    float right = fminf(out.x + out.w, gfx_w(g)), bottom = fminf(out.y + out.h, gfx_h(g));
    out.x = fmaxf(out.x, 0);
    out.y = fmaxf(out.y, 0);
    return rect(out.x, out.y, right - out.x, bottom - out.y);
}

/* Draws the focus ring, 3 px away from the item: white outside dark; in daylight black outside white. */
void focus_draw(Ui *ui)
{
    if (!ui->focus || !ring_shown(ui) || ui->focus_rect.w <= 0)
        return;
    for (int i = 0; i < ui->now->n; i++) /* never on a panel that covers it */
        if (ui->now->item[i].id == ui->focus && lies_under(ui->now, i))
            return;
    Gfx *g = ui->g;
    Rect clip = ui->focus_clip;
    gfx_clip(g, rect_inset(clip, -6));
    Rect r = ring_around(g, ui->focus_ring.w > 0 ? ui->focus_ring : ui->focus_rect);
    gfx_frame(g, rect_inset(r, 2), 11, 3, gfx_color(g, COL_FOCUS2));
    gfx_frame(g, r, 13, 2, gfx_color(g, COL_FOCUS));
    gfx_unclip(g);
}

void ui_focus(Ui *ui, const char *id)
{
    ui->wish = id_of(id);
    ui->changed = ui->changed || ui->wish != ui->focus;
    focus_set(ui, ui->wish, id);
}

const char *ui_focused(const Ui *ui)
{
    return ui->focus ? ui->focus_word : "";
}

Rect ui_rect(Ui *ui, const char *id)
{
    const Item *it = item_find(ui->now, id_of(id));
    return it ? it->r : (Rect){0};
}

Rect ui_focus_rect(const Ui *ui)
{
    return ui->focus_rect;
}

void ui_rank(Ui *ui, int rank)
{
    ui->rank = rank;
}

void ui_asked(Ui *ui, uint32_t n)
{
    ui->asked = n;
}

void ui_arrows_within(Ui *ui, int rank)
{
    ui->within_next = rank;
}

void ui_ring(Ui *ui, Rect r)
{
    if (ui->now->n > 0 && ui->now->item[ui->now->n - 1].id == ui->focus)
        ui->focus_ring = r;
}

static int first_of(const ItemList *l)
{
    int first = -1;
    for (int i = l->modal_from; i < l->n; i++) {
        bool comes =
            l->item[i].flags & ITEM_FOCUS && !(l->item[i].flags & (ITEM_OFF | ITEM_FIELD)) && !lies_under(l, i);
        if (comes && (first < 0 || comes_before(l->item, i, first)))
            first = i;
    }
    return first;
}

void ui_begin_keys(Ui *ui)
{
    bool begins = ui->fresh && ring_shown(ui) && ui->focus == 0;
    ui->fresh = false;
    if (!begins)
        return;
    const Item *it = item_find(ui->now, ui->enter);
    int first = it ? 0 : first_of(ui->now);
    if (!it && first < 0)
        return;
    it = it ? it : &ui->now->item[first];
    ui_focus(ui, list_text(ui->now, it->word));
    ui->focus_rect = it->r;
    ui->focus_clip = it->clip;
}

bool ui_is_pointed(const Ui *ui, const char *id)
{
    Id it = id_of(id);
    return item_hovered(ui) == it || (ui->using_keys && ui->focus == it);
}

void ui_use_keys(Ui *ui)
{
    ui->using_keys = true;
}

bool ui_using_keys(const Ui *ui)
{
    return ring_shown(ui);
}

void ui_own_keys(Ui *ui, unsigned keys)
{
    ui->own_next |= keys;
}

void ui_eat_key(Ui *ui)
{
    if (ui->in.kind == INPUT_KEY) {
        ui->key_left = false;
        ui->ev_click = ui->ev_secondary = 0;
    }
}

void ui_always_focus(Ui *ui, bool on)
{
    ui->always_focus = on;
}

/* True for keys that repeat while held: steps and Ctrl keys, like undo. Any other key acts once. */
static bool goes_on(const Input *in)
{
    static const SDL_Keycode key[] = {SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN, SDLK_PAGEUP, SDLK_PAGEDOWN};
    for (size_t i = 0; i < sizeof key / sizeof key[0]; i++)
        if (in->key == key[i])
            return true;
    return (in->mod & KMOD_CTRL) != 0;
}

/* True if this pass's key is `word`, one of the equivalent keys (KeyUse.asked); a field takes typed keys, but no
 * function keys. typed: letters are typed into a field that catches them. */
static bool is_pressed(const Ui *ui, const char *word, bool typed)
{
    bool function_key = word[0] == 'F' && isdigit((unsigned char)word[1]), letter = word[1] == '\0';
    return key_matches(&ui->in, word) && (!ui->editing || function_key) && !(typed && letter);
}

bool ui_key(Ui *ui, const char *key)
{
    if (ui->in.kind != INPUT_KEY || !ui->key_left || ui->blocked || !key)
        return false;
    if (ui->in.repeat && !goes_on(&ui->in))
        return false;
    const KeyUse *use = key_use(ui, key);
    bool pressed = is_pressed(ui, key, false);
    for (int i = 0; use && !pressed && i < 2 && use->asked[i]; i++)
        pressed = is_pressed(ui, use->asked[i], ui->catches);
    ui->key_left = ui->key_left && !pressed;
    return pressed;
}
