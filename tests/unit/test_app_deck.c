/* SPDX-License-Identifier: MIT
 * The deck builder of Siege without a display: nothing is cut in any size, what is clicked and dragged is in the deck, decks
 * lie on the disk as text, and any ally plays what was built. */
#include "help_screens.h"

#include "app/decks.h"
#include "app/scenes/deck.h"
#include "app/scenes/deck_int.h"
#include "base/file.h"
#include "sys/paths.h"

static char home[64];
static const DeckFiles none;

static void draft_file(int slot, char out[DECK_PATH])
{
    (void)snprintf(out, DECK_PATH, slot > 1 ? "%s/decks/unsaved-%d" : "%s/decks/unsaved", path_data(), slot);
}

/* The deck on the disk that nobody saved; read into list unless that is NULL. */
static bool has_draft(int slot, SiegeList *list)
{
    char path[DECK_PATH];
    Buf text = {0};
    SiegeList read = {0};
    draft_file(slot, path);
    bool there = file_read(path, DECK_TEXT_MOST, &text).code == 0;
    if (there)
        assert_int_equal(siege_deck_read(buf_str(&text), text.n, "unsaved", &read).code, 0);
    if (list)
        *list = read;
    buf_free(&text);
    return there;
}

/* As it is opened the next time: with what was left unsaved. */
static App *build_on(int w, int h, int text, ThemeId theme, int seats, int seat)
{
    App *app = begin(w, h, text, theme);
    live_keep(app, path_data());
    Setup cfg = game_preset(&siege_game, seats);
    DeckArg arg = {.seat = (uint8_t)seat};
    for (int i = 0; i < seats; i++) {
        cfg.player[i] = (uint8_t)(i ? 2 : 0);
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%d", i);
    }
    settings_remember(app_settings(app), &siege_game, &cfg);
    app_go(app, SCENE_DECK, &arg, sizeof arg);
    live_settle(app);
    return app;
}

static App *build(int w, int h, int text, ThemeId theme, int seats, int seat)
{
    char path[DECK_PATH];
    draft_file(1, path);
    (void)remove(path);
    return build_on(w, h, text, theme, seats, seat);
}

static char *noted(App *app, const char *id, const char *key)
{
    static char out[128];
    json_t *root = live_look(app), *item = live_find(root, id);
    const char *value = item ? json_string_value(json_object_get(item, key)) : NULL;
    (void)snprintf(out, sizeof out, "%s", value ? value : "-");
    json_decref(root);
    return out;
}

static void drag(App *app, const char *from, const char *to)
{
    float x, y, tx, ty;
    live_where(app, from, &x, &y);
    live_where(app, to, &tx, &ty);
    const Input in[] = {{.kind = INPUT_MOVE, .x = x, .y = y},
                        {.kind = INPUT_DOWN, .x = x, .y = y, .button = 1},
                        {.kind = INPUT_MOVE, .x = (x + tx) / 2, .y = (y + ty) / 2},
                        {.kind = INPUT_MOVE, .x = tx, .y = ty},
                        {.kind = INPUT_UP, .x = tx, .y = ty, .button = 1}};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++)
        app_dry(app, &in[i]);
    app_dry(app, NULL);
}

static void nothing_is_cut_in_any_size(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
        ThemeId theme;
    } sizes[] = {{1280, 800, 100, THEME_TAVERN}, {1024, 640, 100, THEME_TAVERN},   {1920, 1080, 100, THEME_TAVERN},
                 {1280, 800, 200, THEME_TAVERN}, {1280, 800, 150, THEME_CONTRAST}, {1024, 640, 200, THEME_TAVERN}};
    static const char *const dialog[] = {NULL, "decks", "castle"};
    int bad = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int k = 0; k < 3; k++) {
            App *app = build(sizes[i].w, sizes[i].h, sizes[i].text, sizes[i].theme, 2, 0);
            char where[96];
            (void)snprintf(where, sizeof where, "decks %d at %dx%d, text %d %%", k, sizes[i].w, sizes[i].h,
                           sizes[i].text);
            bad += check_screen(app, where);
            live_click(app, "fill"); /* the partner plays the tide's */
            bad += check_screen(app, where);
            if (dialog[k])
                live_click(app, dialog[k]);
            live_settle(app);
            bad += check_screen(app, where);
            app_free(app);
        }
    assert_int_equal(bad, 0);
}

static void cards_go_in_and_out_by_click_drag_and_undo(void **state)
{
    (void)state;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "card-em20");
    assert_string_equal(noted(app, "card-em20", "copies"), "1");
    drag(app, "card-em20", "in-em20");
    live_point(app, "card-em20", 1);
    assert_string_equal(noted(app, "card-em20", "copies"), "3");
    live_click(app, "card-em20"); /* SH-11.15 */
    assert_string_equal(noted(app, "card-em20", "copies"), "3");
    live_point(app, "card-em20", 3);
    assert_string_equal(noted(app, "card-em20", "copies"), "2");
    drag(app, "in-em20", "card-em20");
    assert_string_equal(noted(app, "card-em20", "copies"), "1");
    live_click(app, "in-em20");
    assert_string_equal(noted(app, "card-em20", "copies"), "0");
    live_click(app, "undo");
    live_click(app, "undo");
    live_key(app, SDLK_z, KMOD_CTRL);
    assert_string_equal(noted(app, "card-em20", "copies"), "3");
    app_free(app);
}

static void the_screen_comes_to_rest_when_all_faces_are_made(void **state)
{
    (void)state;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "fill"); /* many cards have no copy left */
    for (int i = 0; i < 60; i++)
        app_draw(app);
    assert_false(app->wakes);
    app_free(app);
}

static void a_card_is_looked_at_large_and_put_back(void **state)
{
    (void)state;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "card-em20");
    live_point(app, "card-em20", 0);
    live_press(app, SDLK_v);
    live_settle(app);
    assert_true(live_has(app, "card") && !live_has(app, "fill"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_string_equal(noted(app, "card-em20", "copies"), "1"); /* what was begun is still there */
    app_free(app);
}

static void filters_and_words_are_those_of_the_gallery(void **state)
{
    (void)state;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    assert_true(live_has(app, "card-em20") && live_has(app, "card-ti26"));
    live_click(app, "sign-water");
    assert_true(!live_has(app, "card-em20") && live_has(app, "card-ti26"));
    live_click(app, "sign-water");
    live_click(app, "find");
    live_type(app, "kiln recruit");
    assert_true(live_has(app, "card-em20") && !live_has(app, "card-ti26"));
    app_free(app);
    app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "find");
    live_type(app, "wayfinder's"); /* as keyboards write it, not cards */
    assert_true(live_has(app, "card-ti08") && !live_has(app, "card-em20"));
    app_free(app);
}

static void a_partner_who_is_a_computer_plays_a_deck_that_was_built(void **state)
{
    (void)state;
    App *app = build(1280, 800, 100, THEME_TAVERN, 2, 1);
    live_click(app, "castle");
    live_click(app, "castle-2"); /* the person plays the ember's */
    live_click(app, "fill");
    assert_true(live_says(app, "40 of 40"));
    live_click(app, "use");
    live_settle(app);
    assert_true(live_has(app, "deal"));
    assert_true(live_says(app, "My deck"));
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_true(deck_given(cfg, 1) && !deck_given(cfg, 0));
    assert_null(siege_game.setup_fault(cfg));
    app_free(app);
}

static void file_of(int castle, const char *name) /* goes with a ready-made deck of ember, unless it is one */
{
    Setup cfg = game_preset(&siege_game, 1);
    SiegeDeck ember = siege_deck(&cfg, 0);
    SiegeList list = {.castle = (uint8_t)castle};
    char path[DECK_PATH] = "";
    assert_true(siege_deck_fill(&list.cards, castle ? &ember : NULL, castle));
    (void)snprintf(list.name, sizeof list.name, "%s", name);
    assert_int_equal(decks_save(path_data(), &list, &none, path).code, 0);
}

/* The tile of the row that is called so. */
static const char *tile_called(App *app, const char *row, const char *name)
{
    static char id[40];
    live_click(app, row);
    for (int i = 0; i < 40; i++) {
        (void)snprintf(id, sizeof id, "%s/%d", row, i);
        if (live_has(app, id) && strcmp(noted(app, id, "label"), name) == 0)
            return id;
    }
    fail_msg("no tile %s in %s", name, row);
    return NULL;
}

static App *set_up(int w, int h, int text, int seats)
{
    App *app = begin(w, h, text, THEME_TAVERN);
    Setup cfg = game_preset(&siege_game, seats);
    SetupArg arg = {0};
    for (int i = 1; i < seats; i++)
        cfg.player[i] = 2;
    settings_remember(app_settings(app), &siege_game, &cfg);
    (void)snprintf(arg.game, sizeof arg.game, "%s", siege_game.id);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    return app;
}

static void own_decks_stand_beside_the_ready_made_ones(void **state)
{
    (void)state;
    file_of(2, "Fog and Foam");
    App *app = set_up(1280, 800, 100, 1);
    live_click(app, tile_called(app, "deck", "Fog and Foam")); /* Fogharbour comes with it */
    assert_true(live_says(app, "Fog and Foam"));
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_true(deck_given(cfg, 0));
    assert_int_equal(cfg->option[OPT_CASTLE], 2);
    app_free(app);
}

static void a_computer_is_given_a_deck_of_ones_own_with_one_click(void **state)
{
    (void)state;
    file_of(2, "Fog and Foam");
    App *app = set_up(1280, 800, 100, 2);
    live_click(app, tile_called(app, "partner-deck", "Fog and Foam"));
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_true(deck_given(cfg, 1) && !deck_given(cfg, 0));
    app_free(app);
}

static void SH_11_14_another_castle_than_the_decks_is_refused_with_the_way_out(void **state)
{
    (void)state;
    file_of(0, "Long and Low");
    App *app = set_up(1280, 800, 100, 1);
    live_click(app, tile_called(app, "deck", "Long and Low"));
    live_pick(app, "castle/2");
    assert_true(live_says(app, "breaks the rule of Fogharbour"));
    live_click(app, "deal");
    assert_null(app_match(app));
    live_pick(app, "castle/0");
    assert_false(live_says(app, "breaks the rule"));
    live_click(app, "deal");
    assert_non_null(app_match(app));
    app_free(app);
}

static void the_set_up_with_own_decks_is_cut_in_no_size(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } sizes[] = {{1280, 800, 100}, {1024, 640, 100}, {1920, 1080, 100}, {1280, 800, 200}, {1024, 640, 200}};
    int bad = 0;
    file_of(0, "Long and Low");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        App *app = set_up(sizes[i].w, sizes[i].h, sizes[i].text, 3);
        char where[96];
        (void)snprintf(where, sizeof where, "own decks at %dx%d, text %d %%", sizes[i].w, sizes[i].h, sizes[i].text);
        live_click(app, tile_called(app, "deck", "Long and Low"));
        live_pick(app, "castle/2");
        bad += check_screen(app, where);
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

static void decks_are_kept_as_text_files(void **state)
{
    (void)state;
    SiegeList list, other;
    DeckFiles files;
    char path[DECK_PATH] = "", second[DECK_PATH] = "";
    assert_true(siege_deck_ready(0, &list));
    assert_true(siege_deck_ready(1, &other));
    (void)snprintf(other.name, sizeof other.name, "%s", list.name);
    assert_int_equal(decks_save(home, &list, &none, path).code, 0);
    assert_non_null(strstr(path, "/decks/the-long-chimney.txt"));
    assert_int_equal(decks_save(home, &list, &none, path).code, 0);    /* the same file once more */
    assert_int_equal(decks_save(home, &other, &none, second).code, 0); /* another deck of that name */
    assert_non_null(strstr(second, "/decks/the-long-chimney-2.txt"));
    (void)snprintf(second, sizeof second, "%s/decks/wrong.txt", home);
    assert_int_equal(file_write(second, "Pik\n", 4).code, 0);
    decks_list(home, &files);
    assert_int_equal(files.n, 3);
    assert_memory_equal(&files.file[1].list.cards, &list.cards, sizeof list.cards);
    assert_memory_equal(&files.file[0].list.cards, &other.cards, sizeof other.cards);
    assert_string_equal(files.file[2].why, "wrong.txt, line 1: no alliance card is called \u201cPik\u201d.");
    decks_free(&files);
    decks_list(NULL, &files);
    assert_int_equal(files.n, 0);
    path[0] = '\0';
    assert_int_not_equal(decks_save(NULL, &list, &none, path).code, 0);
}

static void name_of_many(int i, char out[DECK_PATH])
{
    if (i == 1)
        (void)snprintf(out, DECK_PATH, "%s/decks/many.txt", home);
    else
        (void)snprintf(out, DECK_PATH, "%s/decks/many-%d.txt", home, i);
}

static void a_thousandth_deck_of_one_name_writes_over_none(void **state)
{
    (void)state;
    SiegeList list;
    char path[DECK_PATH] = "";
    assert_true(siege_deck_ready(2, &list));
    (void)snprintf(list.name, sizeof list.name, "many");
    for (int i = 1; i < 1000; i++) {
        char taken[DECK_PATH];
        name_of_many(i, taken);
        FILE *f = fopen(taken, "w");
        assert_non_null(f);
        assert_int_equal(fclose(f), 0);
    }
    Status st = decks_save(home, &list, &none, path);
    assert_int_not_equal(st.code, 0);
    assert_non_null(strstr(st.text, "Too many decks have this name"));
    assert_string_equal(path, "");
    for (int i = 1; i < 1000; i++) {
        char taken[DECK_PATH];
        name_of_many(i, taken);
        assert_int_equal(remove(taken), 0);
    }
}

static void what_is_saved_after_undo_is_not_written_over_the_deck_that_was_looked_at(void **state)
{
    (void)state;
    DeckFiles files;
    SiegeList list;
    char path[DECK_PATH] = "";
    assert_true(siege_deck_ready(4, &list));
    assert_int_equal(decks_save(path_data(), &list, &none, path).code, 0);
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "card-em20");
    live_click(app, "decks");
    live_settle(app);
    live_click(app, "own-0");
    assert_true(live_says(app, "40 of 40"));
    live_click(app, "undo");
    assert_true(live_says(app, "1 of 40"));
    decks_list(path_data(), &files);
    int before = files.n;
    SiegeList kept = files.file[0].list;
    assert_int_equal(siege_deck_size(&kept.cards), 40);
    decks_free(&files);
    live_click(app, "save");
    decks_list(path_data(), &files);
    assert_int_equal(files.n, before + 1);
    int wholes = 0;
    for (int i = 0; i < files.n; i++)
        wholes += memcmp(&files.file[i].list.cards, &kept.cards, sizeof kept.cards) == 0;
    assert_int_equal(wholes, 1);
    decks_free(&files);
    app_free(app);
}

/* However the screen is left: Esc, another scene, the end of the program. */
static void a_deck_that_was_not_saved_is_there_again(void **state)
{
    (void)state;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "card-em20");
    live_click(app, "card-em20");
    app_free(app);
    app = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    assert_true(live_says(app, "2 of 40") && live_says(app, "Your unsaved deck is back"));
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    app_free(app);
    app = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    assert_true(live_says(app, "2 of 40"));
    live_click(app, "undo");
    assert_true(live_says(app, "0 of 40"));
    app_free(app);
    assert_false(has_draft(1, NULL)); /* it was put away */
}

static void a_deck_that_was_saved_is_no_draft(void **state)
{
    (void)state;
    DeckFiles files;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "card-em20");
    app_free(app);
    assert_true(has_draft(1, NULL));
    app = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(app, "card-ti26");
    decks_list(path_data(), &files);
    int before = files.n;
    decks_free(&files);
    live_click(app, "save");
    decks_list(path_data(), &files);
    assert_int_equal(files.n, before + 1); /* no file of a deck with that name was written over */
    decks_free(&files);
    app_free(app);
    assert_false(has_draft(1, NULL));
}

static void a_draft_that_cannot_be_read_is_put_aside(void **state)
{
    (void)state;
    char path[DECK_PATH], aside[DECK_PATH + 16];
    draft_file(1, path);
    (void)snprintf(aside, sizeof aside, "%s.damaged", path);
    assert_int_equal(file_write(path, "Pik\n", 4).code, 0);
    App *app = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    assert_true(live_says(app, "0 of 40"));
    assert_true(!file_exists(path) && file_exists(aside));
    app_free(app);
}

/* Not only when the screen is left: the program may be killed. */
static void each_change_of_a_deck_is_on_the_disk(void **state)
{
    (void)state;
    SiegeList list;
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    for (int n = 1; n <= 3; n++) {
        live_click(app, "card-em20");
        save_settle(app); /* of the thread that writes; a player is quicker than a second only here */
        assert_true(has_draft(1, &list));
        assert_int_equal(siege_deck_size(&list.cards), n);
    }
    live_click(app, "undo");
    save_settle(app);
    assert_true(has_draft(1, &list));
    assert_int_equal(siege_deck_size(&list.cards), 2);
    app_free(app);
}

static void a_deck_that_cannot_be_written_is_said_once(void **state)
{
    (void)state;
    char folder[64];
    help_folder(folder);
    App *app = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    app_go(app, SCENE_TITLE, NULL, 0);
    live_settle(app);
    live_keep(app, folder);
    Buf file = {0};
    buf_printf(&file, "%s/decks", folder); /* where the folder should be */
    assert_int_equal(file_write(buf_str(&file), "x", 1).code, 0);
    buf_free(&file);
    app_go(app, SCENE_DECK, NULL, 0);
    live_settle(app);
    for (int i = 0; i < 3; i++) {
        live_click(app, "card-em20");
        save_settle(app);
        assert_int_equal(app->nsays, i == 0);
        if (i == 0) {
            assert_string_equal(app->say[0].heading, "This deck cannot be saved");
            live_click(app, "say-ok");
        }
    }
    app_free(app);
}

/* Two programs at one home: each has a file of its own, and the one that built nothing throws nothing away. */
static void two_programs_keep_two_drafts(void **state)
{
    (void)state;
    SiegeList list;
    App *idle = build(1280, 800, 100, THEME_TAVERN, 1, 0);
    App *one = build_on(1280, 800, 100, THEME_TAVERN, 1, 0), *other = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    live_click(one, "card-em20");
    save_settle(one); /* each writes in a thread of its own, and the first to write has the first file */
    live_click(other, "card-em20");
    live_click(other, "card-em20");
    app_free(idle);
    app_free(one);
    app_free(other);
    assert_true(has_draft(1, &list) && siege_deck_size(&list.cards) == 1);
    assert_true(has_draft(2, &list) && siege_deck_size(&list.cards) == 2);
    one = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    assert_true(live_says(one, "1 of 40"));
    other = build_on(1280, 800, 100, THEME_TAVERN, 1, 0);
    assert_true(live_says(other, "2 of 40"));
    live_click(one, "undo");
    live_click(other, "undo");
    app_free(one);
    app_free(other);
    assert_true(!has_draft(1, NULL) && !has_draft(2, NULL));
}

/* Saved there meanwhile by another program: neither takes the place of the other. */
static void a_deck_that_somebody_else_has_saved_is_not_written_over(void **state)
{
    (void)state;
    SiegeList list;
    DeckFiles known, files;
    char path[DECK_PATH] = "", second[DECK_PATH];
    assert_true(siege_deck_ready(0, &list));
    (void)snprintf(list.name, sizeof list.name, "of two");
    assert_int_equal(decks_save(home, &list, &none, path).code, 0);
    decks_list(home, &known);
    memcpy(second, path, sizeof second);
    for (DefId def = 1; def < DECK_DEFS; def++)
        list.cards.n[def] = (uint8_t)(list.cards.n[def] > 0);
    assert_int_equal(decks_save(home, &list, &known, path).code, 0);
    assert_string_equal(path, second);
    assert_int_equal(decks_save(home, &list, &known, second).code, 0);
    assert_non_null(strstr(second, "/of-two-2.txt"));
    decks_list(home, &files);
    assert_int_equal(files.n, known.n + 1);
    assert_int_equal(remove(path) | remove(second), 0);
    decks_free(&known);
    decks_free(&files);
}

static void a_deck_that_was_chosen_is_still_chosen_when_the_program_is_opened_again(void **state)
{
    (void)state;
    SiegeList list;
    Settings s = settings_default(), back;
    char path[128];
    Setup cfg = game_preset(&siege_game, 1);
    assert_true(siege_deck_ready(3, &list));
    assert_int_equal(siege_deck_seat(&list, 0, &cfg).code, 0);
    settings_remember(&s, &siege_game, &cfg);
    (void)snprintf(path, sizeof path, "%s/deck-settings.json", home);
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_memory_equal(settings_table(&back, &siege_game)->deck, cfg.deck, sizeof cfg.deck);
    assert_int_equal(settings_table(&back, &siege_game)->option[4], cfg.option[4]); /* the castle */
}

static void a_rate_has_its_interval(void **state)
{
    (void)state;
    int share, from, to;
    deck_rate_share(60, 100, &share, &from, &to); /* Wilson: 50.2 to 69.1 */
    assert_true(share == 60 && from == 50 && to == 69);
    deck_rate_share(0, 1, &share, &from, &to); /* 0 to 79.3 */
    assert_true(share == 0 && from == 0 && to == 79);
    deck_rate_share(0, 0, &share, &from, &to);
    assert_true(from == 0 && to == 100);
}

static void games_are_counted_with_how_many_were_won(void **state)
{
    (void)state;
    DeckRate rate = {0};
    int won, played;
    for (int i = 0; i < RATE_GAMES; i++)
        deck_rate_count(&rate, i % 3 == 0);
    deck_rate_counted(&rate, &won, &played);
    assert_int_equal(won, RATE_GAMES / 3);
    assert_int_equal(played, RATE_GAMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_cut_in_any_size),
        cmocka_unit_test(cards_go_in_and_out_by_click_drag_and_undo),
        cmocka_unit_test(the_screen_comes_to_rest_when_all_faces_are_made),
        cmocka_unit_test(a_card_is_looked_at_large_and_put_back),
        cmocka_unit_test(filters_and_words_are_those_of_the_gallery),
        cmocka_unit_test(a_partner_who_is_a_computer_plays_a_deck_that_was_built),
        cmocka_unit_test(decks_are_kept_as_text_files),
        cmocka_unit_test(a_thousandth_deck_of_one_name_writes_over_none),
        cmocka_unit_test(what_is_saved_after_undo_is_not_written_over_the_deck_that_was_looked_at),
        cmocka_unit_test(a_deck_that_was_not_saved_is_there_again),
        cmocka_unit_test(a_deck_that_was_saved_is_no_draft),
        cmocka_unit_test(a_draft_that_cannot_be_read_is_put_aside),
        cmocka_unit_test(each_change_of_a_deck_is_on_the_disk),
        cmocka_unit_test(a_deck_that_cannot_be_written_is_said_once),
        cmocka_unit_test(two_programs_keep_two_drafts),
        cmocka_unit_test(a_deck_that_somebody_else_has_saved_is_not_written_over),
        cmocka_unit_test(a_deck_that_was_chosen_is_still_chosen_when_the_program_is_opened_again),
        cmocka_unit_test(a_rate_has_its_interval),
        cmocka_unit_test(games_are_counted_with_how_many_were_won),
        cmocka_unit_test(own_decks_stand_beside_the_ready_made_ones),
        cmocka_unit_test(a_computer_is_given_a_deck_of_ones_own_with_one_click),
        cmocka_unit_test(SH_11_14_another_castle_than_the_decks_is_refused_with_the_way_out),
        cmocka_unit_test(the_set_up_with_own_decks_is_cut_in_no_size),
    };
    live_home(home);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
