/* SPDX-License-Identifier: MIT
 * Words from anywhere (names in a journal, a rule book) on the screen: measured and drawn, however wide the room. */
#include "fuzz.h"

#include "base/buf.h"
#include "gfx/gfx.h"
#include "sys/window.h"

enum { W = 320, H = 200, AT_ONCE = 2000 };

static void draw(Gfx *g, Text style, float width, const char *text)
{
    float high = gfx_paragraph_height(g, style, width, text);
    REQUIRE(high >= 0 && high < 1e7f);
    REQUIRE(gfx_paragraph(g, style, rect(4, 4, width, 150), text) >= 0);
    /* Where even an ellipsis is too wide it stands alone; kerning may add a little. */
    REQUIRE(gfx_text(g, style, rect(4, 150, width, 30), text) <= width + 2 * style.size);
    REQUIRE(gfx_text_width(g, style, text) >= 0);
}

static int fuzz_words(const uint8_t *data, size_t n)
{
    static Window *window;
    static Gfx *g;
    static int used;
    char err[200];
    if (g && ++used % AT_ONCE == 0) { /* nothing of long ago */
        gfx_free(g);
        g = NULL;
    }
    if (!window)
        window = window_open(&(WindowSpec){.w = W, .h = H, .offscreen = true}, err, sizeof err);
    REQUIRE(window);
    if (!g)
        g = gfx_new(window_surface(window), getenv("HORDEHALL_DATA") ? getenv("HORDEHALL_DATA") : ".");
    Buf text = {0};
    buf_addn(&text, (const char *)data, n < 600 ? n : 600);
    const Text style = {FACE_MEDIUM, 14, {255, 255, 255, 255}, ALIGN_CENTER, false};
    const Text title = {FACE_TITLE, 22, {255, 255, 255, 255}, ALIGN_LEFT, true};
    gfx_begin(g, W, H, 1, THEME_TAVERN, 1, n % 2 == 0);
    draw(g, style, 300, buf_str(&text));
    draw(g, title, n % 3 ? 40 : 1, buf_str(&text));
    gfx_end(g);
    buf_free(&text);
    return 0;
}
