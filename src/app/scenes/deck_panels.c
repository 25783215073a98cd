/* SPDX-License-Identifier: MIT
 * The deck builder, at both sides: the castle's demands and the buttons; the deck itself. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/deck_int.h"
#include "base/buf.h"
#include "bots/bot.h"
#include "core/say.h"
#include "sys/paths.h"
#include "ui/ui_keys.h"
#include "ui/words.h"

enum { PAD = 14, GAP = 8 };

/* ---- the castle ----------------------------------------------------------------------------------------------------- */

static float line(Ui *ui, Text t, float x, float y, float w, const char *words)
{
    float h = gfx_paragraph_height(ui_gfx(ui), t, w, words);
    (void)ui_paragraph(ui, t, rect(x, y, w, h + 1), words);
    return h;
}

static float checked(Ui *ui, const SiegeDeckRule *rule, int i, float x, float y, float w)
{
    Gfx *g = ui_gfx(ui);
    char id[24];
    ColorRole role = rule->held ? COL_GOOD : COL_BAD;
    Text t = ui_style(ui, rule->held ? FACE_MEDIUM : FACE_SEMI, 15, rule->held ? COL_TEXT : COL_BAD);
    float sign = ui_grow(ui, 17), h = gfx_paragraph_height(g, t, w - sign - GAP, rule->words);
    gfx_sign(g, rule->held ? "check" : "ban", rect(x, y + 2, sign, sign), gfx_color(g, role), gfx_color(g, COL_PANEL));
    (void)gfx_paragraph(g, t, rect(x + sign + GAP, y, w - sign - GAP, h + 1), rule->words);
    (void)snprintf(id, sizeof id, "rule-%d", i);
    ui_mark(ui, id, "rule", rect(x, y, w, h), rule->words);
    ui_note(ui, "held", rule->held ? "yes" : "no");
    return h + 6;
}

static void deck_rate_start(DeckRate *r, App *app, const SiegeList *list);

static bool deck_rate_goes_on(DeckRate *r, App *app);

static float rate(DeckScene *s, App *app, Ui *ui, float x, float y, float w)
{
    char words[SENTENCE_MAX];
    float top = y, bh = ui_grow(ui, 36);
    bool runs = deck_rate_goes_on(&s->rate, app), whole = siege_deck_holds(&s->list.cards, NULL, s->list.castle);
    if (s->rate.known) {
        int share, from, to, won, played;
        deck_rate_counted(&s->rate, &won, &played);
        deck_rate_share(won, played, &share, &from, &to);
        if (played > 0)
            say(words, sizeof words,
                SAY("A fast computer wins {share}% of {n:1 game|{n} games} (likely {from}–{to}%)."), say_n("n", played),
                say_n("share", share), say_n("from", from), say_n("to", to));
        else
            say(words, sizeof words, SAY("A fast computer is playing its first game."));
        y += line(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT), x, y, w, words) + GAP;
    }
    if (runs)
        ui_wake(ui, s->rate.sliced ? 0 : 250);
    if (runs && ui_button(ui, "rate-stop", rect(x, y, w, bh), T_("Stop testing"), "x", NULL, UI_SMALL))
        deck_rate_stop(&s->rate, app);
    else if (!runs && whole &&
             ui_button(ui, "rate", rect(x, y, w, bh), T_("Test it in 300 games"), "bot", NULL, UI_SMALL))
        deck_rate_start(&s->rate, app, &s->list);
    return runs || whole ? y + bh + 12 - top : y - top;
}

static void save(DeckScene *s, App *app)
{
    char was[DECK_PATH], text[SENTENCE_MAX + DECK_PATH];
    memcpy(was, s->file, sizeof was);
    Status st = decks_save(path_data(), &s->list, &s->files, s->file);
    if (st.code) {
        app_say(app, T_("This deck cannot be saved"), st.text);
    } else if (was[0] && strcmp(was, s->file) != 0) {
        say(text, sizeof text,
            SAY("This deck was changed elsewhere meanwhile. That version is kept, and yours is saved in {file}."),
            say_s("file", strrchr(s->file, '/') + 1));
        app_say(app, T_("Saved as a new deck"), text);
    } else {
        app_notice(app, T_("Saved as a text file with your games."));
    }
    s->unsaved = st.code != 0;
    decks_free(&s->files);
    decks_list(path_data(), &s->files);
}

static float head(DeckScene *s, App *app, Ui *ui, float x, float y, float w)
{
    Gfx *g = ui_gfx(ui);
    float top = y, bh = ui_grow(ui, 36), sw = ui_button_width(ui, T_("Save"), NULL, NULL, UI_SMALL);
    char name[DECK_NAME];
    memcpy(name, s->list.name, sizeof name);
    if (ui_field(ui, "name", rect(x, y, w - sw - GAP, bh), name, sizeof name, T_("Name of the deck"))) {
        memcpy(s->list.name, name, sizeof name);
        s->file[0] = '\0'; /* a new name makes a new deck */
        s->unsaved = true;
    }
    if (ui_button(ui, "save", rect(x + w - sw, y, sw, bh), T_("Save"), NULL, "Ctrl+S", UI_SMALL)) {
        save(s, app);
    }
    y += bh + 12;
    DefId def = siege_castle(s->list.castle);
    float cw = ui_button_width(ui, T_("Change"), NULL, NULL, UI_SMALL);
    Text title = gfx_text_fit(g, ui_style(ui, FACE_TITLE, 22, COL_TEXT), 13, 0.5f, w - cw - GAP,
                              say_word(siege_game.def[def].name));
    (void)ui_label(ui, title, rect(x, y, w - cw - GAP, bh), say_word(siege_game.def[def].name));
    if (ui_button(ui, "castle", rect(x + w - cw, y, cw, bh), T_("Change"), NULL, NULL, UI_SMALL))
        s->dialog = DECK_CASTLE;
    y += bh + 4;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Health {n}. {text}"), say_n("n", siege_card(def)->health),
        say_s("text", siege_game.def[def].text ? say_word(siege_game.def[def].text) : ""));
    y += line(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT), x, y, w, words) + 12;
    return y - top;
}

static float middle(DeckScene *s, App *app, Ui *ui, float x, float y, float w)
{
    float top = y;
    SiegeDeckRule rule[DECK_RULES];
    char note[DECK_NOTES][160];
    Text label = ui_style(ui, FACE_SEMI, 14, COL_TEXT2), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    y += head(s, app, ui, x, y, w);
    y += line(ui, label, x, y, w, T_("This castle asks for")) + 4;
    int n = siege_deck_rules(&s->list.cards, deck_others(s), s->list.castle, rule);
    for (int i = 0; i < n; i++)
        y += checked(ui, &rule[i], i, x, y, w);
    y += 8;
    y += line(ui, soft, x, y, w,
              T_("Copies: 1 of a mythic or legendary card, 2 of a rare, 3 of a common. A team shares these limits.")) +
         12;
    y += rate(s, app, ui, x, y, w);
    n = siege_deck_notes(&s->list.cards, note);
    if (n > 0)
        y += line(ui, label, x, y, w, T_("What is missing")) + 4;
    for (int i = 0; i < n; i++)
        y += line(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT), x, y, w, note[i]) + 5;
    return y - top;
}

static bool too_often(const DeckScene *s)
{
    bool any = false;
    for (int i = 0; i < s->all.n; i++)
        any = any || siege_too_often(&s->list.cards, deck_others(s), s->all.id[i].def);
    return any;
}

static void play_it(DeckScene *s, App *app)
{
    Setup cfg = s->cfg;
    SetupArg arg = {0};
    Status st = siege_deck_seat(&s->list, s->seat, &cfg);
    if (st.code) {
        app_say(app, T_("This deck cannot be used here"), st.text);
        return;
    }
    if (s->unsaved && !decks_save(path_data(), &s->list, &s->files, s->file).code)
        s->unsaved = false;
    settings_remember(app_settings(app), &siege_game, &cfg);
    app_settings_changed(app);
    (void)snprintf(arg.game, sizeof arg.game, "%s", siege_game.id);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

void deck_castle(DeckScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, PAD);
    float bh = ui_grow(ui, 44);
    Rect use = rect_cut_bottom(&in, bh);
    (void)rect_cut_bottom(&in, GAP);
    Rect fill = rect_cut_bottom(&in, bh);
    (void)rect_cut_bottom(&in, GAP);
    float w = in.w - 12, y = in.y - ui_scroll_begin(ui, "castle-panel", in, s->height);
    s->height = middle(s, app, ui, in.x, y, w);
    ui_scroll_end(ui);
    int size = siege_deck_size(&s->list.cards);
    bool holds = siege_deck_holds(&s->list.cards, deck_others(s), s->list.castle);
    char words[SENTENCE_MAX];
    if (ui_button(ui, "fill", fill, T_("Fill up"), "bulb", NULL, size < DECK_CARDS_WANTED ? 0 : UI_OFF) &&
        size < DECK_CARDS_WANTED) {
        deck_change(s);
        if (!siege_deck_fill(&s->list.cards, deck_others(s), s->list.castle))
            app_say(app, T_("The deck could not be filled up"),
                    T_("Cards in this deck or your partner’s are in the way. See the check list."));
    }
    if (holds && ui_button(ui, "use", use, T_("Play with this deck"), "play", NULL, UI_PRIMARY))
        play_it(s, app);
    if (!holds) {
        if (size < DECK_CARDS_WANTED)
            say(words, sizeof words, SAY("{n:1 card is|{n} cards are} missing"), say_n("n", DECK_CARDS_WANTED - size));
        else if (size > DECK_CARDS_WANTED)
            say(words, sizeof words, SAY("{n:1 card|{n} cards} too many"), say_n("n", size - DECK_CARDS_WANTED));
        else
            say(words, sizeof words, SAY("{often:Too many copies|Breaks its castle’s rule}"),
                say_is("often", too_often(s) && siege_deck_holds(&s->list.cards, NULL, s->list.castle)));
        (void)ui_button_why(ui, "use", use, words, NULL, T_("The check list shows why."));
    }
}

/* ---- the deck ------------------------------------------------------------------------------------------------------- */

static float curve(const DeckScene *s, Ui *ui, Rect r)
{
    enum { COSTS = 6, HIGH = 44 };
    Gfx *g = ui_gfx(ui);
    int at[COSTS] = {0}, most = 1, sum = 0, n = 0;
    char words[SENTENCE_MAX], id[24];
    for (int i = 0; i < s->all.n; i++) {
        int cost = siege_card(s->all.id[i].def)->cost, copies = s->list.cards.n[s->all.id[i].def];
        int k = cost < 1 ? 0 : cost > COSTS ? COSTS - 1 : cost - 1;
        at[k] += copies;
        most = at[k] > most ? at[k] : most;
        sum += cost * copies;
        n += copies;
    }
    Text t = ui_style_aligned(ui, FACE_MEDIUM, 13, COL_TEXT2, ALIGN_CENTER);
    float th = gfx_text_height(g, t), w = r.w / COSTS, base = r.y + th + HIGH;
    for (int k = 0; k < COSTS; k++) {
        float h = (float)(HIGH * at[k]) / (float)most, x = r.x + (float)k * w;
        gfx_gradient(g, rect(x + 4, base - h, w - 8, fmaxf(h, 1)), 3, (Color){0x5F, 0xB4, 0xF5, 255},
                     (Color){0x2C, 0x6E, 0xA8, 255});
        say(words, sizeof words, SAY("{n}"), say_n("n", at[k]));
        (void)gfx_text(g, t, rect(x, base - h - th, w, th), words);
        say(words, sizeof words, SAY("{n}{more:+|}"), say_n("n", k + 1), say_is("more", k == COSTS - 1));
        (void)gfx_text(g, t, rect(x, base + 1, w, th), words);
        say(words, sizeof words, SAY("{n:1 card|{n} cards} for {cost} mana"), say_n("n", at[k]), say_n("cost", k + 1));
        (void)snprintf(id, sizeof id, "cost-%d", k + 1);
        ui_mark(ui, id, "bar", rect(x, r.y, w, 2 * th + HIGH), words);
    }
    int tenths = n ? (10 * sum + n / 2) / n : 0;
    say(words, sizeof words, SAY("mana cost, average {a}.{b}"), say_n("a", tenths / 10), say_n("b", tenths % 10));
    t = gfx_text_fit(g, t, 10, 0.5f, r.w, words);
    (void)ui_label(ui, t, rect(r.x, base + th + 2, r.w, th), words);
    return 3 * th + HIGH + 10;
}

static void one_row(DeckScene *s, App *app, Ui *ui, ExhibitId of, Rect r, bool odd)
{
    Gfx *g = ui_gfx(ui);
    Exhibit e;
    char id[40], cut[SENTENCE_MAX], count[SENTENCE_MAX];
    exhibit_open(of, &e);
    const SiegeCard *c = siege_card(of.def);
    (void)snprintf(id, sizeof id, "in-%s", e.face.word);
    Touch t = ui_touch(ui, id, "in-deck", r, say_word(siege_game.def[of.def].name), TOUCH_FOCUS | TOUCH_DRAG);
    bool often = siege_too_often(&s->list.cards, deck_others(s), of.def);
    if (t.hover || odd)
        gfx_round(g, r, 4, color_alpha(gfx_color(g, COL_TEXT), t.hover ? 0.16f : 0.05f));
    if (often) {
        gfx_round(g, r, 4, color_alpha(gfx_color(g, COL_BAD), 0.16f));
        gfx_frame(g, r, 4, 1.5f, gfx_color(g, COL_BAD));
        ui_note(ui, "often", "yes");
    }
    float side = r.h - 6, cw = ui_grow(ui, 26);
    Text cost = ui_style_aligned(ui, FACE_SEMI, 14, COL_TEXT, ALIGN_CENTER),
         name = ui_style(ui, FACE_SEMI, 14, often ? COL_BAD : COL_TEXT),
         n = ui_style_aligned(ui, FACE_SEMI, 15, often ? COL_BAD : COL_ACCENT, ALIGN_RIGHT);
    say(count, sizeof count, SAY("{n}"), say_n("n", c->cost));
    gfx_disc(g, r.x + 4 + side / 2, r.y + r.h / 2, side / 2, (Color){0x2C, 0x6E, 0xA8, 255});
    (void)gfx_text(g, cost, rect(r.x + 4, r.y, side, r.h), count);
    float x = r.x + side + 10, w = r.w - side - 14 - cw;
    name = gfx_text_fit(g, name, 12, 0.5f, w, siege_game.def[of.def].name);
    words_cut(g, name, w, say_word(siege_game.def[of.def].name), cut, sizeof cut);
    (void)gfx_text(g, name, rect(x, r.y, w, r.h), cut);
    say(count, sizeof count, SAY("{n}×"), say_n("n", s->list.cards.n[of.def]));
    (void)gfx_text(g, n, rect(r.x + r.w - cw - 4, r.y, cw, r.h), count);
    if (t.drag && !s->held)
        s->held = of.def;
    if (t.drop || t.cancelled) {
        if (t.drop && !rect_has(s->shelf, ui_input(ui)->x, ui_input(ui)->y))
            deck_take(s, ui, of.def);
        s->held = 0;
    }
    if (t.click)
        deck_take(s, ui, of.def);
    if (t.secondary)
        deck_add(s, app, ui, of.def);
}

void deck_list(DeckScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char words[SENTENCE_MAX];
    gfx_surface(g, r, SURFACE_PANEL);
    if (s->held && rect_has(r, ui_input(ui)->x, ui_input(ui)->y))
        gfx_frame(g, r, 10, 3, gfx_color(g, COL_ACCENT));
    Rect in = rect_inset(r, 10);
    int size = siege_deck_size(&s->list.cards), rows = 0;
    Text title = ui_style(ui, FACE_TITLE, 20, COL_TEXT),
         count = ui_style_aligned(ui, FACE_SEMI, 18, size == DECK_CARDS_WANTED ? COL_GOOD : COL_BAD, ALIGN_RIGHT),
         soft = ui_style(ui, FACE_MEDIUM, 13, COL_TEXT2);
    float th = gfx_text_height(g, title);
    say(words, sizeof words, SAY("{n} of {all}"), say_n("n", size), say_n("all", DECK_CARDS_WANTED));
    float cw = gfx_text_width(g, count, words) + 4;
    title = gfx_text_fit(g, title, 12, 0.5f, in.w - cw - 6, T_("In the deck"));
    (void)ui_label(ui, title, rect(in.x, in.y, in.w - cw - 4, th), T_("In the deck"));
    (void)ui_label(ui, count, rect(in.x + in.w - cw, in.y, cw, th), words);
    (void)rect_cut_top(&in, th + 4);
    if (in.h > 330)
        (void)rect_cut_top(&in, curve(s, ui, in));
    char help[SENTENCE_MAX];
    say(help, sizeof help,
        SAY("Click a card to add it, and a row to take it out. Or drag. {key} shows the card large."),
        say_s("key", ui_key_named(ui, "Z")));
    Rect foot = rect_cut_bottom(&in, gfx_paragraph_height(g, soft, in.w, help) + 4);
    (void)ui_paragraph(ui, soft, rect(foot.x, foot.y + 4, foot.w, foot.h), help);
    for (int i = 0; i < s->all.n; i++)
        rows += s->list.cards.n[s->all.id[i].def] > 0;
    float rh = ui_grow(ui, 27), y = in.y - ui_scroll_begin(ui, "deck", in, rh * (float)rows);
    bool odd = false;
    for (int i = 0; i < s->all.n; i++)
        if (s->list.cards.n[s->all.id[i].def] > 0) {
            one_row(s, app, ui, s->all.id[i], rect(in.x, y, in.w - 10, rh), odd);
            y += rh;
            odd = !odd;
        }
    ui_scroll_end(ui);
    if (rows == 0)
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), rect(in.x, in.y + 8, in.w, fmaxf(in.h - 8, 0)),
                           T_("Empty. Add cards, or press Fill up."));
}

/* ---- how often a deck wins -------------------------------------------------------------------------------------- */

enum { LEVEL = BOT_CUNNING, PLAYOUTS = 100 }; /* PLAYOUTS: per choice. The easy level never holds a castle */
enum { ONE_PLAYED = 1 << 16, ONE_WON = 1 };   /* in DeckRate.counted */

void deck_rate_count(DeckRate *r, bool won)
{
    (void)SDL_AtomicAdd(&r->counted, ONE_PLAYED + (won ? ONE_WON : 0));
}

void deck_rate_counted(DeckRate *r, int *won, int *played)
{
    int counted = SDL_AtomicGet(&r->counted);
    *won = counted % ONE_PLAYED;
    *played = counted / ONE_PLAYED;
}

struct RateTrial {
    Bot *bot;
    View *view;
    Match *m; /* NULL: between two games */
    Rng luck;
    int games; /* that are over */
};

static RateTrial *trial_new(void)
{
    RateTrial *t = xcalloc(1, sizeof *t);
    t->bot = bot_new(&siege_game);
    t->view = view_new(&siege_game);
    return t;
}

static void trial_free(RateTrial *t)
{
    if (!t)
        return;
    match_free(t->m);
    view_free(t->view);
    bot_free(t->bot);
    free(t);
}

static bool next_game(const DeckRate *r, RateTrial *t)
{
    Setup cfg = r->cfg;
    if (t->games == RATE_GAMES)
        return false;
    cfg.seed = 1000 + (uint64_t)t->games; /* the same seeds for every deck */
    t->luck = bot_luck(cfg.seed);
    t->m = match_new(&siege_game, &cfg, NULL);
    return t->m != NULL;
}

/* Plays one choice more; false: all games are over. */
static bool trial_step(DeckRate *r, RateTrial *t)
{
    if (!t->m && !next_game(r, t))
        return false;
    match_view(t->m, match_to_act(t->m), VIEW_MEMORY, t->view);
    Move move = bot_choose(t->bot, t->view, LEVEL, PLAYOUTS, rng_next(&t->luck), NULL, 0);
    if (match_play(t->m, match_serial(t->m), move).code)
        return false;
    if (match_over(t->m)) {
        Standing end = {0};
        match_standing(t->m, &end);
        deck_rate_count(r, end.winner[0]);
        t->games++;
        match_free(t->m);
        t->m = NULL;
    }
    return true;
}

static void count(void *job, const SDL_atomic_t *stop)
{
    RateTrial *t = trial_new();
    while (!SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) && trial_step(job, t))
        continue;
    trial_free(t);
}

/* Starts measuring how often a deck wins. */
static void deck_rate_start(DeckRate *r, App *app, const SiegeList *list)
{
    Setup cfg = game_preset(&siege_game, 1);
    if (siege_deck_seat(list, 0, &cfg).code)
        return;
    r->cfg = cfg;
    SDL_AtomicSet(&r->counted, 0);
    r->known = true;
    r->ticket = worker_start(app_worker(app), count, r);
    if (!r->ticket) /* no worker: a choice in every pass */
        r->sliced = trial_new();
}

static void end_slices(DeckRate *r)
{
    trial_free(r->sliced);
    r->sliced = NULL;
}

void deck_rate_stop(DeckRate *r, App *app)
{
    worker_stop(app_worker(app), r->ticket);
    end_slices(r);
}

/* True while it is measured; without a worker each call goes on a little. */
static bool deck_rate_goes_on(DeckRate *r, App *app)
{
    if (r->sliced && !trial_step(r, r->sliced))
        end_slices(r);
    return r->sliced || worker_runs(app_worker(app), r->ticket);
}

void deck_rate_share(int won, int played, int *share, int *from, int *to)
{
    const double z = 1.96;
    double n = played, p = played ? won / n : 0, q = z * z / n;
    double middle = (p + q / 2) / (1 + q), reach = z / (1 + q) * sqrt(p * (1 - p) / n + q / (4 * n));
    *share = (int)lround(100 * p);
    *from = played ? (int)lround(100 * fmax(0, middle - reach)) : 0;
    *to = played ? (int)lround(100 * fmin(1, middle + reach)) : 100;
}
