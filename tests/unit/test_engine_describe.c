/* SPDX-License-Identifier: MIT
 * What the program says of its games is what its games are, and what docs/ says of them: no word is missing there. */
#include "help.h"

#include "base/file.h"
#include "engine/describe.h"
#include "engine/serve.h"

static json_t *ask(Session *s, const char *line)
{
    json_t *answer = serve_line(s, line, strlen(line));
    if (!json_is_true(json_object_get(answer, "ok")))
        fail_msg("%s: %s", line, json_string_value(json_object_get(answer, "error")));
    return answer;
}

static void read_page(const char *name, Buf *out)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/docs/%s", PROJECT_DIR, name);
    assert_int_equal(file_read(path, 1 << 20, out).code, 0);
}

static void the_page_of_words_is_what_is_printed(void **st)
{
    (void)st;
    Buf page = {0}, now = {0};
    read_page("protocol-words.md", &page);
    describe_text(&now);
    if (strcmp(buf_str(&page), buf_str(&now)) != 0) {
        int line = 1;
        for (const char *p = buf_str(&page), *q = buf_str(&now); *p && *p == *q; p++, q++)
            line += *p == '\n';
        fail_msg("docs/protocol-words.md, line %d is not what the games say now; ./dev words makes it anew", line);
    }
    buf_free(&page);
    buf_free(&now);
}

/* ---- docs/protocol.md -------------------------------------------------------------------------------------------- */

/* "`word`" or "`word " in the n bytes of a section. */
static void wants_word(const char *section, size_t n, const Game *g, const char *what, const char *word)
{
    Buf text = {0}, mark = {0};
    buf_addn(&text, section, n);
    buf_printf(&mark, "`%s", word);
    bool found = false;
    for (const char *p = buf_str(&text); !found && (p = strstr(p, mark.text)); p++)
        found = p[mark.n] == '`' || p[mark.n] == ' ';
    if (!found)
        fail_msg("docs/protocol.md says nothing of the %s '%s' of %s", what, word, g->title);
    buf_free(&text);
    buf_free(&mark);
}

static void wants_all_words(const char *section, size_t n, const Game *g)
{
    for (int i = 0; i < g->nphases; i++)
        wants_word(section, n, g, "phase", g->phase[i]);
    for (int i = 0; i < g->nfields; i++)
        wants_word(section, n, g, "field", g->field[i].word);
    for (int i = 0; i < g->nframe_ops; i++)
        if (g->frame_op[i])
            wants_word(section, n, g, "waiting rule", g->frame_op[i]);
    for (int i = 1; i < g->nqueue_ops; i++)
        wants_word(section, n, g, "item of the queue", g->queue_op[i]);
    for (int i = 1; i < g->nmoves; i++)
        wants_word(section, n, g, "move", g->move[i].word);
    for (int i = 0; i < g->nplaces; i++)
        if (i == 0 || g->place[i].group != g->place[i - 1].group) /* the first of its family */
            wants_word(section, n, g, "place", g->place[i].word);
}

static void every_word_is_explained(void **st)
{
    (void)st;
    Buf page = {0};
    read_page("protocol.md", &page);
    int games = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (strcmp(g->id, "nullgame") == 0)
            continue;
        char head[80];
        (void)snprintf(head, sizeof head, "\n### %s\n", g->title);
        const char *from = strstr(buf_str(&page), head);
        if (!from) {
            fail_msg("docs/protocol.md has no section '### %s': its words, and what they mean", g->title);
            break; /* for compilers that do not know that this is not reached */
        }
        const char *to = strstr(from + 1, "\n### ");
        wants_all_words(from, to ? (size_t)(to - from) : strlen(from), g);
        games++;
    }
    assert_true(games >= 3);
    buf_free(&page);
}

static void every_request_is_explained(void **st)
{
    (void)st;
    Buf page = {0};
    Session s = {0};
    read_page("protocol.md", &page);
    json_t *hello = ask(&s, "{\"cmd\":\"hello\"}"), *words = json_object_get(hello, "requests");
    assert_int_equal(json_integer_value(json_object_get(hello, "protocol")), SERVE_PROTOCOL);
    assert_true(json_array_size(words) > 14);
    for (size_t i = 0; i < json_array_size(words); i++) {
        const char *word = json_string_value(json_array_get(words, i));
        Buf alone = {0}, pair = {0}, asked = {0};
        buf_printf(&alone, "\n### %s", word);
        buf_printf(&pair, ", %s\n", word);
        buf_printf(&asked, "{\"cmd\":\"%s\"", word);
        if (!strstr(page.text, alone.text) && !strstr(page.text, pair.text))
            fail_msg("docs/protocol.md has no section on %s", word);
        if (strcmp(word, "redo") != 0 && !strstr(page.text, asked.text))
            fail_msg("docs/protocol.md shows no %s", word);
        buf_free(&alone);
        buf_free(&pair);
        buf_free(&asked);
    }
    json_decref(hello);
    buf_free(&page);
}

/* ---- the request ------------------------------------------------------------------------------------------------- */

static bool has_word(const json_t *list, const char *word)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *row = json_array_get(list, i);
        if (strcmp(json_string_value(json_is_string(row) ? row : json_object_get(row, "word")), word) == 0)
            return true;
    }
    return false;
}

/* Whatever is met in random games was described: places, fields and phases of states, moves, kinds of events. */
static void meet_words(Session *s, const json_t *words, Rng *r)
{
    const char *key;
    json_t *value;
    json_t *told = ask(s, "{\"cmd\":\"state\"}"), *state = json_object_get(told, "state");
    assert_true(has_word(json_object_get(words, "phases"), json_string_value(json_object_get(state, "phase"))));
    json_object_foreach(json_object_get(state, "places"), key, value)
    {
        assert_true(has_word(json_object_get(words, "places"), key));
        assert_int_equal(json_array_size(value),
                         json_array_size(json_object_get(json_object_get(told, "numbers"), key)));
        for (size_t i = 0; i < json_array_size(value); i++) {
            const json_t *piece = json_array_get(value, i);
            piece = json_is_object(piece) ? json_object_get(piece, "word") : piece;
            assert_true(has_word(json_object_get(words, "pieces"), json_string_value(piece)));
        }
    }
    json_t *turn = ask(s, "{\"cmd\":\"moves\"}"), *moves = json_object_get(turn, "moves");
    char line[160], word[80];
    for (size_t i = 0; i < json_array_size(moves); i++) {
        (void)snprintf(word, sizeof word, "%s", json_string_value(json_array_get(moves, i)));
        word[strcspn(word, " ")] = '\0';
        assert_true(has_word(json_object_get(words, "moves"), word));
    }
    (void)snprintf(line, sizeof line, "{\"cmd\":\"play\",\"move\":\"%s\"}",
                   json_string_value(json_array_get(moves, rng_below(r, (uint32_t)json_array_size(moves)))));
    json_t *played = ask(s, line), *events = json_object_get(played, "events");
    for (size_t i = 0; i < json_array_size(events); i++) {
        const json_t *e = json_array_get(events, i);
        if (json_object_get(e, "other")) /* one of the game's own */
            assert_true(has_word(json_object_get(words, "events"), json_string_value(json_object_get(e, "kind"))));
    }
    json_decref(told);
    json_decref(turn);
    json_decref(played);
}

static void what_is_met_was_described(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        Session s = {0};
        Rng r = rng_seed(5);
        char line[96];
        (void)snprintf(line, sizeof line, "{\"cmd\":\"describe\",\"game\":\"%s\"}", game_list[i]->id);
        json_t *words = ask(&s, line);
        (void)snprintf(line, sizeof line, "{\"cmd\":\"new\",\"game\":\"%s\",\"seed\":3}", game_list[i]->id);
        json_decref(ask(&s, line));
        while (!match_over(s.match))
            meet_words(&s, words, &r);
        json_decref(words);
        serve_end(&s);
    }
}

/* ---- options that do not go together ----------------------------------------------------------------------------- */

static bool listed(const Excluded *row, int n, const Setup *cfg)
{
    for (int i = 0; i < n; i++) {
        bool all = row[i].seats >> cfg->nseats & 1;
        for (int k = 0; k < row[i].n; k++)
            all = all && cfg->option[row[i].option[k]] == row[i].choice[k];
        if (all)
            return true;
    }
    return false;
}

/* One or two options away from the preset: refused if and only if the list says so. */
static void the_excluded_are_those_that_are_refused(void **st)
{
    (void)st;
    static Excluded row[EXCLUDED_MOST];
    for (int game = 0; game_list[game]; game++) {
        const Game *g = game_list[game];
        int n = excluded_list(g, row), refused = 0;
        assert_true(n < EXCLUDED_MOST);
        for (int nseats = g->seats_min; nseats <= g->seats_max; nseats++)
            for (int i = 0; i < g->noptions; i++)
                for (int a = 0; a < g->option[i].nchoices; a++) {
                    Setup cfg = game_preset(g, nseats);
                    Status why;
                    cfg.option[i] = (uint8_t)a;
                    Match *m = match_new(g, &cfg, &why);
                    assert_int_equal(m == NULL, listed(row, n, &cfg));
                    refused += m == NULL;
                    match_free(m);
                }
        assert_int_equal(refused > 0, n > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_of_words_is_what_is_printed),
        cmocka_unit_test(every_word_is_explained),
        cmocka_unit_test(every_request_is_explained),
        cmocka_unit_test(what_is_met_was_described),
        cmocka_unit_test(the_excluded_are_those_that_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
