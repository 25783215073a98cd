/* SPDX-License-Identifier: MIT
 * What a frame costs: takes the options of hordehall, opens that screen and prints one line of JSON, in milliseconds of
 * the processor a frame (median and the slowest tenth): the screen painted whole, the screen with nothing new, sixty
 * cards painted whole, sixty cards that all move, sixty cards of which one moves, the 36 dice of six players that all
 * tumble, a card of 512 x 640 that turns in the hand without and with foil, the same as it lives (breath, flicker, what
 * floats, its gaze), six living cards 150 wide, sixty textures of 512 x 640 that SDL itself
 * scales to the size of cards on a table (a yardstick for other machines), and the story after a "done" (0 frames:
 * nobody may say it). Run by measure.py. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/app_int.h"
#include "app/scenes/list.h"
#include "boards/boards.h"
#include "core/text.h"
#include "gfx/card_turned.h"
#include "gfx/dice.h"
#include "sys/clock.h"

enum { FRAMES = 300, CARDS = 60, COLUMNS = 12, SETTLED = 200, PLAYERS = 6, DICE = 6 };

static double now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void report(const char *what, double ms[FRAMES], const char *end)
{
    qsort(ms, FRAMES, sizeof ms[0], by_size);
    (void)printf("\"%s\": [%.3f, %.3f]%s", what, ms[FRAMES / 2], ms[FRAMES * 9 / 10], end);
}

static void events(App *app)
{
    SDL_Event e;
    while (input_wait(&e, 0))
        app_handle(app, &e);
}

static void paint_all(App *app)
{
    gfx_reset(app->gfx, window_surface(app->window));
    app->exposed = true;
}

static void measure_screen(App *app, bool whole, double ms[FRAMES])
{
    for (int i = 0; i < FRAMES; i++) {
        if (whole)
            paint_all(app);
        double begin = now();
        app_draw(app);
        ms[i] = now() - begin;
    }
}

/* Sixty cards of the game on a felt, `moving` of them on their way. */
static void draw_cards(App *app, int frame, int moving)
{
    const Game *g = app->match != NULL ? match_game(app->match) : game_list[0];
    const Board *board = board_by_game(g->id);
    int w, h, shown = 0, n;
    window_size(app->window, &w, &h);
    gfx_begin(app->gfx, w, h, 1, THEME_TAVERN, 1, false);
    float width = gfx_w(app->gfx), height = gfx_h(app->gfx), cw = 84, ch = 105;
    gfx_wood(app->gfx, rect(0, 0, width, height));
    gfx_felt(app->gfx, rect(10, 60, width - 20, height - 130), board->felt);
    for (int i = 0; shown < CARDS; i++) {
        CardFace face;
        if (!board->face(g, (DefId)(1 + i % (g->ndefs - 1)), &face))
            continue;
        float column = (float)(shown % COLUMNS), row = (float)(shown / COLUMNS), turn = (float)frame * 0.1f + column;
        Rect r = rect(30 + column * (width - 60) / COLUMNS, 76 + row * (height - 160) / (CARDS / COLUMNS), cw, ch);
        if (shown < moving) {
            r.x += 9 * sinf(turn);
            r.y += 9 * cosf(turn);
        }
        card_draw(app->gfx, &face, r, 0, NULL);
        shown++;
    }
    gfx_end(app->gfx);
    const SDL_Rect *part = gfx_changed(app->gfx, &n);
    window_present_parts(app->window, part, n);
}

static void measure_cards(App *app, bool whole, int moving, double ms[FRAMES])
{
    do
        draw_cards(app, 0, 0);
    while (gfx_settle(app->gfx, 1000));
    for (int i = 0; i < FRAMES; i++) {
        if (whole)
            paint_all(app);
        double begin = now();
        draw_cards(app, i, moving);
        ms[i] = now() - begin;
    }
}

/* The six dice of six players, each on its way to rest, as a board draws them. */
static void draw_dice(App *app, int frame)
{
    static const DieKind kind[DICE] = {DIE_D4, DIE_D6, DIE_D8, DIE_D10, DIE_D12, DIE_D20};
    int w, h, n;
    window_size(app->window, &w, &h);
    gfx_begin(app->gfx, w, h, 1, THEME_TAVERN, 1, false);
    float width = gfx_w(app->gfx), height = gfx_h(app->gfx), left = 1 - (float)(frame % 60) / 60;
    gfx_wood(app->gfx, rect(0, 0, width, height));
    gfx_felt(app->gfx, rect(10, 60, width - 20, height - 130), COL_FELT_MONSTROUS);
    for (int i = 0; i < PLAYERS * DICE; i++) {
        DieKind k = kind[i % DICE];
        DieLook look = die_look(gfx_color(app->gfx, (ColorRole)(COL_SEAT1 + i / DICE)));
        float x = 110 + (float)(i % DICE) * (width - 220) / (DICE - 1),
              y = 120 + (float)(i / DICE) * (height - 250) / 5;
        Spin rest = gfx_die_rest(app->gfx, k, 1 + i % die_sides(k), 0);
        float high = fabsf(sinf(left * 10.5f)) * left * 60;
        gfx_die_shadow(app->gfx, x, y, 72, high);
        gfx_die(app->gfx, k, die_tumble(rest, (unsigned)i, 2.7f, left * left), look, x, y - high, 72, false);
    }
    gfx_end(app->gfx);
    const SDL_Rect *part = gfx_changed(app->gfx, &n);
    window_present_parts(app->window, part, n);
}

static void measure_dice(App *app, double ms[FRAMES])
{
    for (int i = 0; i < FRAMES; i++) {
        double begin = now();
        draw_dice(app, i);
        ms[i] = now() - begin;
    }
}

/* A card of 512 x 640 that swings in the hand, the first one of the game; what stands around it stays. */
static void measure_turned(App *app, float foil, double ms[FRAMES])
{
    const Game *g = app->match != NULL ? match_game(app->match) : game_list[0];
    const Board *board = board_by_game(g->id);
    CardFace face = {0};
    int w, h;
    window_size(app->window, &w, &h);
    for (int def = 1; def < g->ndefs && face.picture == NULL; def++)
        (void)board->face(g, (DefId)def, &face);
    for (int i = 0; i < FRAMES; i++) {
        float at = (float)i / FRAMES * 6.2831853f;
        CardTurn turn = {.yaw = 0.21f * cosf(at), .pitch = 0.16f * sinf(at), .shine = 0.9f, .foil = foil, .depth = 1};
        turn.light_x = 0.35f + turn.yaw / 0.42f * 0.6f;
        turn.light_y = 0.25f - turn.pitch / 0.3f * 0.6f;
        gfx_begin(app->gfx, w, h, 1, THEME_TAVERN, 1, false);
        double begin = now();
        gfx_card_turned(app->gfx, &face, board->back, rect(60, 40, 512, 640), turn);
        ms[i] = now() - begin;
        gfx_end(app->gfx);
    }
}

/* Cards that live as ui/life.c lets them, six to a row, all of the first one that floats something; what stands around
 * them stays. */
static void measure_living(App *app, int cards, float w, double ms[FRAMES])
{
    const Board *board = board_by_game(game_list[0]->id);
    const Game *g = game_list[0]; /* Horde */
    CardFace face = {0};
    int wide, high;
    window_size(app->window, &wide, &high);
    for (int def = 1; def < g->ndefs && (face.word == NULL || strcmp(face.word, "fire-dragon") != 0); def++)
        (void)board->face(g, (DefId)def, &face);
    for (int i = 0; i < FRAMES; i++) {
        float s = (float)i / 30;
        CardTurn turn = {.light_x = 0.35f, .light_y = 0.25f, .depth = 1, .afloat = 1, .seconds = s, .gaze = 1};
        turn.breath = 0.5f - 0.5f * cosf(s * 1.5f);
        turn.flicker = 0.5f * sinf(s * 7.3f);
        turn.gaze_x = 0.5f + 0.5f * sinf(s);
        turn.gaze_y = 0.5f;
        gfx_begin(app->gfx, wide, high, 1, THEME_TAVERN, 1, false);
        double begin = now();
        for (int k = 0; k < cards; k++)
            gfx_card_turned(app->gfx, &face, board->back, rect(20 + (float)k * (w + 20), 40, w, w * 1.25f), turn);
        ms[i] = now() - begin;
        gfx_end(app->gfx);
    }
}

/* What SDL's own renderer without a graphics card takes for as many pictures of that size: whatever machine this is. */
static void measure_textures(double ms[FRAMES])
{
    enum { WIDE = 512, HIGH = 640 };
    memset(ms, 0, FRAMES * sizeof ms[0]);
    (void)SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    SDL_Surface *target = SDL_CreateRGBSurfaceWithFormat(0, 1280, 800, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *r = target ? SDL_CreateSoftwareRenderer(target) : NULL;
    SDL_Surface *noise = SDL_CreateRGBSurfaceWithFormat(0, WIDE, HIGH, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int i = 0; noise && i < HIGH * noise->pitch; i++)
        ((Uint8 *)noise->pixels)[i] = (Uint8)(i * 31 >> 3);
    SDL_Texture *t = r && noise ? SDL_CreateTextureFromSurface(r, noise) : NULL;
    for (int frame = 0; t && frame < FRAMES; frame++) {
        double begin = now();
        for (int i = 0; i < CARDS; i++) {
            SDL_FRect at = {30 + (float)(i % COLUMNS) * 102 + 9 * sinf((float)frame * 0.1f),
                            76 + (float)(i / COLUMNS) * 128, 131, 164};
            (void)SDL_RenderCopyF(r, t, NULL, &at);
        }
        SDL_RenderPresent(r);
        ms[frame] = now() - begin;
    }
    SDL_DestroyTexture(t);
    SDL_DestroyRenderer(r);
    SDL_FreeSurface(noise);
    SDL_FreeSurface(target);
}

/* What is told after a word that ends somebody's turn, "done", at its usual speed: only frames that had something new.
 * Returns how many; 0: nobody may say that word here. */
static int measure_told(App *app, double ms[FRAMES])
{
    memset(ms, 0, FRAMES * sizeof ms[0]);
    Moves legal;
    int n = 0;
    char word[WORD_MAX];
    if (app->match == NULL || match_over(app->match))
        return 0;
    match_legal(app->match, match_to_act(app->match), &legal);
    for (int i = 0; i < legal.n; i++) {
        move_text(match_game(app->match), match_truth(app->match), legal.m[i], word);
        if (strcmp(word, "done") == 0 && match_play(app->match, match_serial(app->match), legal.m[i]).code == 0)
            break;
    }
    for (int i = 0; i < 6 * FRAMES && n < FRAMES; i++) {
        double begin = now();
        app_draw(app);
        double took = now() - begin;
        int parts = 0;
        (void)gfx_changed(app->gfx, &parts);
        if (parts > 0 && i > 0)
            ms[n++] = took;
        SDL_Delay(took < 16 ? (Uint32)(16 - took) : 0);
    }
    for (int i = n; n > 0 && i < FRAMES; i++) /* the report takes FRAMES of them */
        ms[i] = ms[i % n];
    return n;
}

static int count(const char *text, const char *word)
{
    int n = 0;
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        n++;
    return n;
}

int main(int argc, char **argv)
{
    Launch launch;
    char err[300] = "";
    double ms[FRAMES];
    Status s = options_parse(argc, argv, &launch);
    App *app = s.code == 0 ? app_new(&launch, scene_list, err, sizeof err) : NULL;
    if (app != NULL)
        s = app_start(app);
    if (app == NULL || s.code) {
        (void)fprintf(stderr, "%s%s\n", s.text, err);
        return 1;
    }
    double begin = now();
    app_draw(app);
    double first = now() - begin;
    for (int i = 0; i < SETTLED; i++) { /* the story ends, pictures come */
        events(app);
        app_draw(app);
        SDL_Delay(5);
    }
    char *screen = ui_inspect(app->ui);
    (void)printf("{\"pieces\": %d, \"first\": %.1f, ", count(screen, "\"piece\":"), first);
    free(screen);
    measure_screen(app, true, ms);
    report("whole", ms, ", ");
    measure_screen(app, false, ms);
    report("unchanged", ms, ", ");
    measure_cards(app, true, 0, ms);
    report("sixty", ms, ", ");
    measure_cards(app, false, CARDS, ms);
    report("sixty_move", ms, ", ");
    measure_cards(app, false, 1, ms);
    report("one_moves", ms, ", ");
    measure_dice(app, ms);
    report("dice_tumble", ms, ", ");
    measure_turned(app, 0, ms);
    report("turned", ms, ", ");
    measure_turned(app, 0.8f, ms);
    report("turned_foil", ms, ", ");
    measure_living(app, 1, 512, ms);
    report("living", ms, ", ");
    measure_living(app, 6, 150, ms);
    report("six_live", ms, ", ");
    measure_textures(ms);
    report("textures", ms, ", ");
    int told = measure_told(app, ms);
    (void)printf("\"frames_told\": %d, ", told);
    report("told", ms, "}\n");
    app_free(app);
    SDL_Quit();
    return 0;
}
