/* SPDX-License-Identifier: MIT
 * The medals of the game, between the buttons below the scores: those new to their owner first. */
#include <stdio.h>
#include <string.h>

#include "app/ledger.h"
#include "app/scenes/medals.h"
#include "app/scenes/scoring_int.h"
#include "core/say.h"

enum { GAP = 8, LEAST = 40 };

/* True if the person had it in an earlier game, as far as the ledger has read them. */
static bool had(const Ledger *l, const Game *game, const char *name, int medal, int level)
{
    uint8_t best[MEDAL_MAX];
    (void)ledger_medals(l, game, name, best);
    return best[medal] >= level;
}

static void add(Scoring *sc, ScoreMedal medal)
{
    int at = sc->nmedals++;
    for (; medal.fresh && at > 0 && !sc->medal[at - 1].fresh; at--)
        sc->medal[at] = sc->medal[at - 1];
    sc->medal[at] = medal;
}

void score_medals_begin(Scoring *sc, App *app, const Match *m)
{
    LedgerGame told = {0};
    Ledger before = {0};
    bool asks = sc->back == NULL; /* a game from the chronicle is in the ledger already */
    if (sc->game->nmedals == 0)
        return;
    ledger_tell(m, &told);
    if (asks)
        app_ledger(app, &before);
    /* besides this journal another one has the deal, so its luck may have been known */
    if (ledger_dealt(&before, m) > 1)
        memset(told.medal, 0, sizeof told.medal);
    for (int seat = 0; seat < sc->nseats; seat++)
        for (int i = 0; i < sc->game->nmedals; i++) {
            uint8_t level = told.medal[seat][i];
            if (level > 0)
                add(sc, (ScoreMedal){.seat = (uint8_t)seat,
                                     .medal = (uint8_t)i,
                                     .level = level,
                                     .fresh = asks && !had(&before, sc->game, sc->names->name[seat], i, level)});
        }
    if (asks)
        ledger_free(&before);
}

static void go_to_wall(const Scoring *sc, App *app, const ScoreMedal *medal)
{
    MedalsArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", sc->game->id);
    (void)snprintf(arg.name, sizeof arg.name, "%s", sc->names->name[medal->seat]);
    arg.medal = (uint8_t)(medal->medal + 1);
    app_push(app, SCENE_MEDALS, &arg, sizeof arg);
}

static void one(const Scoring *sc, App *app, Ui *ui, int i, Rect r)
{
    const ScoreMedal *got = &sc->medal[i];
    const MedalSpec *spec = &sc->game->medal[got->medal];
    char id[24], title[SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "medal-%d", i);
    say(title, sizeof title, SAY("{new:New: {name}|{name}} \u00b7 {who}"), say_is("new", got->fresh),
        say_s("name", say_word(spec->name)), say_s("who", sc->names->name[got->seat]));
    Touch t = ui_touch(ui, id, "button", r, title, TOUCH_FOCUS);
    if (got->fresh || t.hover || t.focus)
        gfx_glow(ui_gfx(ui), r, r.w / 2, 6,
                 color_alpha(gfx_color(ui_gfx(ui), COL_ACCENT), t.hover || t.focus ? 0.9f : 0.6f));
    medal_disc(ui_gfx(ui), sc->game, got->medal, r.x + r.w / 2, r.y + r.h / 2, r.w, got->level);
    if (t.hover || t.focus)
        ui_tip(ui, r, (Rect){0}, title, say_word(spec->text), NULL);
    if (t.click)
        go_to_wall(sc, app, got);
}

/* Draws as many as fit; a single one has its name beside it. */
void score_medals(const Scoring *sc, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float size = r.h;
    int n = (int)((r.w + GAP) / (size + GAP));
    n = n < sc->nmedals ? n : sc->nmedals;
    if (n < 1 || size < LEAST)
        return;
    float all = (float)n * (size + GAP) - GAP, left = r.w - all - 2 * GAP;
    const MedalSpec *first = &sc->game->medal[sc->medal[0].medal];
    Text name = ui_style(ui, FACE_TITLE600, 18, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    char count[SENTENCE_MAX];
    say(count, sizeof count, SAY("{n:A medal|{n} medals}"), say_n("n", sc->nmedals));
    const char *head = sc->nmedals == 1 ? say_word(first->name) : count;
    const char *line = sc->nmedals == 1 && sc->medal[0].fresh ? T_("A new medal") : sc->nmedals == 1 ? count : "";
    float nh = gfx_text_height(g, name), sh = line[0] ? gfx_text_height(g, soft) : 0;
    float w = gfx_text_width(g, name, head), lw = line[0] ? gfx_text_width(g, soft, line) : 0;
    w = w > lw ? w : lw;
    bool words = w <= left && nh + sh <= r.h;
    float x = r.x + (r.w - all - (words ? w + 2 * GAP : 0)) / 2, y = r.y + (r.h - nh - sh) / 2;
    for (int i = 0; i < n; i++)
        one(sc, app, ui, i, rect(x + (float)i * (size + GAP), r.y, size, size));
    if (!words)
        return;
    x += all + 2 * GAP;
    (void)ui_label(ui, name, rect(x, y, w + 2, nh), head);
    if (line[0])
        (void)ui_label(ui, soft, rect(x, y + nh, w + 2, sh), line);
}
