/* SPDX-License-Identifier: MIT
 * The medals of the game, on cords at the upper right: those new to their owner first. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/ledger.h"
#include "app/scenes/medals.h"
#include "app/scenes/scoring_int.h"
#include "core/say.h"

enum { GAP = 10, IN_ROW = 4, SWINGS = 3 };

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
    unsigned persons = game_persons(sc->names);
    /* besides this journal another one has the deal, so its luck may have been known */
    if (ledger_dealt(&before, m) > 1)
        memset(told.medal, 0, sizeof told.medal);
    for (int seat = 0; seat < sc->nseats; seat++)
        for (int i = 0; i < sc->game->nmedals; i++) {
            uint8_t level = told.medal[seat][i];
            if (level > 0 && (persons == 0 || sc->names->player[seat] == 0))
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

int score_medals_shown(const Scoring *sc)
{
    return sc->nmedals < IN_ROW ? sc->nmedals : IN_ROW;
}

float score_medals(const Scoring *sc, App *app, Ui *ui, float right, float y, float size, float drop)
{
    Gfx *g = ui_gfx(ui);
    float rest = 1 - drop, swing = rest * 14 * sinf(drop * SWINGS * 2 * 3.14159f);
    for (int i = sc->nmedals - 1; i >= 0 && drop > 0; i--) { /* the lower rows first, behind the others */
        float x = right - size - (float)(i % IN_ROW) * (size + GAP), low = y + (float)(i / IN_ROW) * (size + GAP),
              fallen = low - (low + size) * rest * rest;
        gfx_line(g, x + size / 2, -4, x + size / 2 + swing, fallen + 6, 3, (Color){0x2A, 0x17, 0x05, 255});
        one(sc, app, ui, i, rect(x + swing, fallen, size, size));
    }
    return (float)score_medals_shown(sc) * (size + GAP) - GAP;
}
