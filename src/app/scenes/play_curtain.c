/* SPDX-License-Identifier: MIT
 * The curtain between two persons at one screen: it falls, asks for somebody by name, and is drawn aside once the table
 * behind it is complete. While it is closed nothing of the table is drawn. */
#include "app/scenes/play_int.h"

#include <math.h>

#include "core/say.h"
#include "ui/curtain.h"
#include "ui/portrait.h"
#include "ui/room.h"

enum { OPENS_MS = 420, CLOSES_MS = 340, FADES_MS = 120, WAITS_MS = 800 };

/* Returns how much of a movement of the curtain is done, 0 .. 1, and asks for the next frame. */
static float moved(Ui *ui, uint32_t since, int ms)
{
    float all = (float)(ui_reduced_motion(ui) ? FADES_MS : ms) * ui_speed(ui);
    float t = all > 0 ? fminf((float)(ui_now(ui) - since) / all, 1) : 1;
    if (t < 1)
        ui_wake(ui, 0);
    return t;
}

/* Draws the cloth; with less movement it fades instead. */
static void cloth(Ui *ui, float open)
{
    Gfx *g = ui_gfx(ui);
    if (!ui_reduced_motion(ui)) {
        curtain_draw(g, open);
    } else if (open < 1) {
        gfx_fade(g, 1 - open);
        curtain_draw(g, 0);
        gfx_fade(g, 1);
    }
}

void curtain_rises(Play *p, Ui *ui)
{
    p->curtain.rises = true;
    p->curtain.waits = true;
    p->curtain.since = ui_now(ui);
    ui_sound(ui, "whoosh");
}

void curtain_over_table(Play *p, Ui *ui)
{
    if (!p->curtain.rises)
        return;
    if (p->curtain.waits && gfx_is_loading(ui_gfx(ui)) && ui_now(ui) - p->curtain.since < WAITS_MS) {
        cloth(ui, 0);
        ui_wake(ui, 20);
        return;
    }
    if (p->curtain.waits) {
        p->curtain.waits = false;
        p->curtain.since = ui_now(ui);
    }
    float t = moved(ui, p->curtain.since, OPENS_MS);
    cloth(ui, 1 - (1 - t) * (1 - t));
    p->curtain.rises = t < 1;
}

/* ---- closed ------------------------------------------------------------------------------------------------------ */

enum { BADGE = 168, SIGN_W = 300, SIGN_H = 104, NAME = 80, SCROLL_WIDE = 460 };

static void chain(Gfx *g, float x, float y, float h)
{
    enum { LINK = 9 };
    for (float at = 0; at < h; at += LINK)
        gfx_round(g, rect(x - 3, y + at, 6, LINK - 2), 3, (Color){0xC9, 0x97, 0x3F, 255});
}

/* Draws whom the curtain asks for: the badge, and the name on a sign that hangs from it. */
static void sign(Ui *ui, const CurtainInput *in)
{
    Gfx *g = ui_gfx(ui);
    float k = fminf(1, gfx_h(g) / 800), middle = gfx_w(g) / 2, y = 0.235f * gfx_h(g), d = BADGE * k;
    Text name = ui_style_aligned(ui, FACE_TITLE, NAME * k, COL_TEXT, ALIGN_CENTER);
    name.fixed = true;
    if (!gfx_is_contrast(g))
        name.color = (Color){0xFF, 0xE3, 0xA0, 255};
    float w = fminf(fmaxf(SIGN_W * k, gfx_text_width(g, name, in->name) + 60), gfx_w(g) * 0.7f);
    name = gfx_text_fit(g, name, 24, 2, w - 40, in->name);
    Rect board = rect(middle - w / 2, y + d + 26 * k, w, SIGN_H * k);
    chain(g, middle - 67 * k, y + d - 14 * k, 44 * k);
    chain(g, middle + 67 * k, y + d - 14 * k, 44 * k);
    portrait_round(g, NULL, in->seat, rect(middle - d / 2, y, d, d), true);
    gfx_shadow(g, board, 10, 3);
    gfx_round(g, board, 10, (Color){0x24, 0x14, 0x0A, 255});
    gfx_frame(g, board, 10, 2, (Color){0xA9, 0x80, 0x45, 255});
    (void)ui_label(ui, name, rect(board.x + 20, board.y, board.w - 40, board.h), in->name);
}

/* Shows what happened meanwhile; true: it was closed. */
static bool news(Ui *ui, const CurtainInput *in)
{
    Text text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2);
    RoomScroll paper = {.id = "meanwhile", .heading = T_("Meanwhile"), .wide = SCROLL_WIDE, .since = in->news_since};
    paper.high = gfx_paragraph_height(ui_gfx(ui), text, room_scroll_width(ui, SCROLL_WIDE), in->news) + 1;
    (void)ui_paragraph(ui, text, room_scroll_begin(ui, &paper), in->news);
    return room_scroll_end(ui, &paper);
}

static CurtainAnswer strap(Ui *ui, const CurtainInput *in)
{
    const RoomButton stud[] = {{.id = "log-open", .label = T_("Meanwhile"), .icon = "scroll", .key = "L"},
                               {.id = "look", .label = T_("Show the table without secrets"), .icon = "eye", .key = "T"},
                               {.id = "menu", .label = T_("Menu"), .icon = "menu", .key = "Esc"}};
    static const CurtainAnswer answer[] = {CURTAIN_TELLS, CURTAIN_LOOK, CURTAIN_MENU};
    int first = in->news[0] ? 0 : 1, pressed = room_strap(ui, stud + first, 3 - first);
    return pressed < 0 ? CURTAIN_HANGS : answer[first + pressed];
}

CurtainAnswer curtain_frame(Ui *ui, const CurtainInput *in)
{
    Gfx *g = ui_gfx(ui);
    char question[SENTENCE_MAX], before[SENTENCE_MAX];
    float t = moved(ui, in->since, CLOSES_MS);
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0x1A, 0x0E, 0x06, 255});
    cloth(ui, (1 - t) * (1 - t));
    gfx_fade(g, t);
    sign(ui, in);
    say(question, sizeof question, SAY("Only {name} looks"), say_s("name", in->name));
    say(before, sizeof before, SAY("{before}, pass the mouse."), say_s("before", in->before ? in->before : ""));
    const RoomButton open = {.id = "open-curtain", .label = T_("Open"), .key = "Enter", .flags = UI_PRIMARY};
    const RoomRibbon ribbon = {
        .question = question, .button = &open, .n = 1, .y = 0.66f * gfx_h(g), .tip = in->before ? before : NULL};
    CurtainAnswer answer = room_ribbon(ui, &ribbon) == 0 ? CURTAIN_OPENED : CURTAIN_HANGS;
    gfx_fade(g, 1);
    if (in->tells)
        return news(ui, in) ? CURTAIN_TOLD : answer;
    CurtainAnswer also = strap(ui, in);
    return also != CURTAIN_HANGS ? also : answer;
}
