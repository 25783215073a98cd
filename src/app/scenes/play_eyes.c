/* SPDX-License-Identifier: MIT
 * Decides whose view the table shows. With one person, always theirs. With several, the one who chooses, behind a
 * curtain that asks for them by name before the first private frame; in between only public information. */
#include "app/scenes/play_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"

int play_asked(const Play *p, const Match *m)
{
    return match_asked(m, p->wanted != NO_SEAT ? p->wanted : p->opened);
}

int play_persons(const Match *m)
{
    int n = 0;
    for (int i = 0; i < match_setup(m)->nseats; i++)
        n += match_setup(m)->player[i] == 0;
    return n;
}

/* Compares whole states, because a half-made choice may be a secret too. */
bool play_sees_more(const Match *m, int seat)
{
    View *own = view_new(match_game(m)), *all = view_new(match_game(m));
    match_view(m, seat, VIEW_EYES, own);
    match_view(m, NO_SEAT, VIEW_EYES, all);
    bool more = memcmp(view_state(own), view_state(all), match_game(m)->state_size) != 0;
    view_free(own);
    view_free(all);
    return more;
}

static int only_person(const Match *m)
{
    for (int i = 0; i < match_setup(m)->nseats; i++)
        if (match_setup(m)->player[i] == 0)
            return i;
    return NO_SEAT;
}

static bool anybody_sees_more(const Match *m)
{
    for (int seat = 0; seat < match_setup(m)->nseats; seat++)
        if (play_sees_more(m, seat))
            return true;
    return false;
}

/* True if another seat sees something that not everybody sees. */
static bool another_sees_more(const Match *m, int seat)
{
    for (int other = 0; other < match_setup(m)->nseats; other++)
        if (other != seat && play_sees_more(m, other))
            return true;
    return false;
}

int play_takes_back(const Play *p, const Match *m)
{
    return p->eyes != NO_SEAT && play_persons(m) > 1 && anybody_sees_more(m) ? p->eyes : NO_SEAT;
}

bool play_needs_curtain(const Play *p, App *app, const Match *m)
{
    int seat = play_asked(p, m);
    if (p->replay || seat == NO_SEAT || match_setup(m)->player[seat] > 0 || play_persons(m) < 2)
        return false;
    return app_settings(app)->curtain && p->opened != seat &&
           (play_sees_more(m, seat) || (board_ask(p->board)->draws_in_turn && anybody_sees_more(m)));
}

bool play_hides(App *app)
{
    const Match *m = app_match(app);
    return m && play_persons(m) > 1 && app_settings(app)->curtain && anybody_sees_more(m);
}

/* Closes the view of a person who sat down before there were secrets (before the deal), once others have some: the
 * curtain asks for that person too, and nothing is shown before. */
static void ask_by_name(Play *p, App *app, const Match *m)
{
    if (!p->openly || p->opened == NO_SEAT || !app_settings(app)->curtain || !another_sees_more(m, p->opened))
        return;
    p->openly = false;
    p->opened = p->eyes = NO_SEAT;
}

/* True if the screen passes to another person: behind a curtain, or in turn if there are no secrets. Partners who act
 * together switch as they like. */
static bool hands_over(const Play *p, App *app, const Match *m)
{
    int seat = play_asked(p, m);
    bool in_turn = seat != NO_SEAT && seat != p->eyes && match_setup(m)->player[seat] == 0 && !p->board->team;
    return play_needs_curtain(p, app, m) || in_turn;
}

/* True while the result of the last move, and the drawn card, stay on the screen. Then the curtain falls or another
 * person has the turn; any press ends the wait. */
static bool rests(Play *p, App *app, Ui *ui, const Match *m)
{
    enum { REST_MS = 1500 };
    InputKind kind = ui_input(ui)->kind;
    int32_t left = (int32_t)(p->quiet_since + (uint32_t)(REST_MS * ui_speed(ui)) - ui_now(ui));
    if (p->eyes == NO_SEAT || !hands_over(p, app, m) || app_covered(app) || left <= 0 || left > REST_MS * 4)
        return false;
    /* the curtain falls next, and this press must not open it too */
    if (p->resting && (kind == INPUT_DOWN || kind == INPUT_KEY)) {
        p->quiet_since -= REST_MS * 4;
        left = 0;
    }
    ui_wake(ui, left);
    return true;
}

void play_eyes(Play *p, App *app, Ui *ui, const Match *m)
{
    int seat = play_asked(p, m), persons = play_persons(m);
    if (p->replay && p->witness != NO_SEAT) {
        p->eyes = p->near = p->witness;
        return;
    }
    if (p->replay && persons != 1 && match_over(app_match(app))) { /* no secrets remain */
        bool tells = p->stepped || stage_is_telling(p->stage);
        p->stepped = false;
        if (p->eyes != NO_SEAT && tells) /* the story is told to its end for one viewer, here too */
            return;
        if (seat != NO_SEAT)
            p->eyes = p->near = seat;
        else if (p->near == NO_SEAT)
            p->eyes = p->near = 0;
        return;
    }
    if (p->replay || persons == 0) {
        p->eyes = persons == 1 && p->replay ? only_person(m) : NO_SEAT;
        p->near = persons > 0 ? only_person(m) : 0;
        return;
    }
    if (persons == 1) {
        p->eyes = p->near = only_person(m);
        return;
    }
    if (p->near == NO_SEAT)
        p->near = only_person(m);
    ask_by_name(p, app, m);
    /* The story of a move is told to its end for the viewer who saw it begin. */
    bool tells = p->eyes != NO_SEAT && stage_is_telling(p->stage);
    if (p->telling && !stage_is_telling(p->stage)) { /* a flight may end between two passes */
        p->quiet_since = ui_now(ui);
        p->telling = false;
    }
    p->resting = !tells && rests(p, app, ui, m);
    if (p->resting || tells)
        return;
    bool person = seat != NO_SEAT && match_setup(m)->player[seat] == 0;
    if (person)
        p->near = seat;
    if (!person || play_needs_curtain(p, app, m)) {
        p->eyes = NO_SEAT;
        return;
    }
    if (p->opened != seat)
        p->openly = !anybody_sees_more(m);
    p->eyes = p->opened = seat;
    p->wanted = NO_SEAT;
    p->look = false;
}

/* ---- the curtain ------------------------------------------------------------------------------------------------ */

enum { FOLDS = 16, SCALLOPS = 5, STRIPE = 4, THREAD = 2, HEM = 160 };

static Color shade(float t) /* t: 0 in the fold, 1 on its ridge */
{
    return (Color){(uint8_t)(26 + 99 * t), (uint8_t)(6 + 26 * t), (uint8_t)(8 + 31 * t), 255};
}

static void folds(Gfx *g)
{
    float w = gfx_w(g), h = gfx_h(g), fold = w / FOLDS;
    for (float x = 0; x < w; x += STRIPE) {
        float t = fmodf(x, fold) / fold, ridge = 1 - fabsf(2 * t - 1);
        gfx_fill(g, rect(x, 0, STRIPE + 1, h), shade(ridge * ridge * 0.9f));
    }
    gfx_fill(g, rect(0, h - 26, w, 26), (Color){0x6b, 0x43, 0x0c, 255});
    for (float x = 0; x < w; x += 16)
        gfx_fill(g, rect(x, h - 26, 8, 26), (Color){0xa9, 0x74, 0x1f, 255});
    gfx_fill(g, rect(0, h - 29, w, 3), gfx_color(g, COL_ACCENT));
}

static float hem_at(float x, float each)
{
    float t = fmodf(x, each) / each * 2 - 1;
    return 42 + 52 * sqrtf(fmaxf(0, 1 - t * t));
}

static void valance(Gfx *g)
{
    float w = gfx_w(g), each = w / SCALLOPS;
    for (float x = 0; x < w; x += THREAD) {
        float low = hem_at(x + THREAD / 2.0f, each);
        gfx_fill(g, rect(x, low, THREAD + 0.5f, 12), (Color){0, 0, 0, 80});
        gfx_gradient(g, rect(x, 0, THREAD + 0.5f, low), 0, (Color){0x3a, 0x0d, 0x12, 255},
                     (Color){0x6a, 0x1a, 0x20, 255});
    }
    for (int k = 0; k < SCALLOPS; k++) {
        enum { STEPS = HEM / SCALLOPS };
        SDL_FPoint p[STEPS + 1];
        for (int i = 0; i <= STEPS; i++) { /* closer together where it is steep */
            float t = (1 - cosf((float)i * 3.14159265f / (float)STEPS)) / 2;
            p[i] = (SDL_FPoint){each * ((float)k + t), hem_at(fminf(each * t, each - 0.01f), each) + 2};
        }
        gfx_polyline(g, p, STEPS + 1, 6, (Color){0xc9, 0x97, 0x3f, 255}, 0);
    }
}

typedef struct { /* the texts of the plate and their measures */
    char turn[SENTENCE_MAX], hand[SENTENCE_MAX], open[SENTENCE_MAX], news[CURTAIN_NEWS + SENTENCE_MAX];
    Text title, words, small;
    float width, title_h, words_w, words_h, news_h, button_h, badge, height;
} Plate;

static const float LOOK_H = 40;

/* Takes as many of the newest lines as fit, at least one. */
static void meanwhile(Gfx *g, const char *news, float width, float room, Plate *p)
{
    for (const char *line = news; line && *line; line = strchr(line, '\n')) {
        line += *line == '\n';
        say(p->news, sizeof p->news, SAY("*Meanwhile*\n{news}"), say_s("news", line));
        p->news_h = gfx_paragraph_height(g, p->small, width, p->news);
        if (p->news_h <= room)
            return;
    }
}

static void compose(Ui *ui, const CurtainSays *says, Plate *p)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    p->title = ui_style_aligned(ui, FACE_TITLE, 44, COL_TEXT, ALIGN_CENTER);
    p->words = ui_style_aligned(ui, FACE_MEDIUM, 18, COL_TEXT2, ALIGN_CENTER);
    p->small = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_CENTER);
    say(p->turn, sizeof p->turn, SAY("{name}\u2019s turn"), say_s("name", says->name));
    say(p->hand, sizeof p->hand,
        SAY("{before:{before}, pass the mouse. Only {name} may look behind this curtain.|Only {name} may look behind "
            "this curtain.}"),
        say_s("before", says->before ? says->before : ""), say_s("name", says->name));
    say(p->open, sizeof p->open, SAY("I am {name}: open the curtain"), say_s("name", says->name));
    p->width = fminf(600 * (1 + (scale - 1) * 0.7f), gfx_w(g) - 40);
    float inner = p->width - 80;
    p->title = gfx_text_fit(g, p->title, 24, 2, inner, p->turn);
    p->words_w = fminf(inner, 400 * scale);
    p->title_h = gfx_text_height(g, p->title);
    p->words_h = gfx_paragraph_height(g, p->words, p->words_w, p->hand);
    p->button_h = 56 * (1 + (scale - 1) * 0.5f);
    p->height = 28 + 72 + 10 + p->title_h + 8 + p->words_h + 20 + p->button_h + 16 + LOOK_H + 20;
    meanwhile(g, says->news, inner, gfx_h(g) - 24 - p->height, p);
    p->height += p->news_h;
    p->badge = p->height > gfx_h(g) - 24 ? fmaxf(0, 72 - (p->height - gfx_h(g) + 24)) : 72;
    p->height -= 72 - p->badge;
}

CurtainAnswer curtain_frame(Ui *ui, const CurtainSays *says)
{
    Gfx *g = ui_gfx(ui);
    Plate p = {0};
    folds(g);
    valance(g);
    compose(ui, says, &p);
    Rect r = rect((gfx_w(g) - p.width) / 2, fmaxf(8, (gfx_h(g) - p.height) / 2), p.width, p.height);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 10, 1, (Color){0xc9, 0x97, 0x3f, 255});
    float y = r.y + 28, middle = r.x + r.w / 2, inner = r.w - 80;
    if (p.badge > 16)
        gfx_seat_badge(g, says->seat, middle, y + p.badge / 2, p.badge);
    y += p.badge + 10;
    (void)ui_label(ui, p.title, rect(r.x + 20, y, r.w - 40, p.title_h), p.turn);
    y += p.title_h + 8;
    (void)ui_paragraph(ui, p.words, rect(middle - p.words_w / 2, y, p.words_w, p.words_h + 2), p.hand);
    y += p.words_h + 20;
    float w = fminf(ui_button_width(ui, p.open, NULL, "Enter", UI_PRIMARY | UI_BIG), inner);
    bool opened = ui_button(ui, "open-curtain", rect(middle - w / 2, y, w, p.button_h), p.open, NULL, "Enter",
                            UI_PRIMARY | UI_BIG);
    y += p.button_h + 16;
    if (p.news_h > 0)
        (void)ui_paragraph(ui, p.small, rect(r.x + 40, y, inner, p.news_h + 2), p.news);
    y += p.news_h + 4;
    const char *look = T_("Show the table without secrets");
    w = fminf(ui_button_width(ui, look, NULL, "T", UI_QUIET | UI_SMALL), r.w - 16);
    bool looks = ui_button(ui, "look", rect(middle - w / 2, y, w, LOOK_H), look, NULL, "T", UI_QUIET | UI_SMALL);
    return opened ? CURTAIN_OPENED : looks ? CURTAIN_LOOK : CURTAIN_HANGS;
}
