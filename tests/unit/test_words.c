/* SPDX-License-Identifier: MIT
 * What the games, the screens and the rule books say: the words of the glossary and no others, and sentences that also fit in a
 * language of longer words. */
#include "help_longer.h"

#include <dirent.h>

#include "app/scenes/rulebook.h"
#include "base/file.h"
#include "core/text.h"

/* ---- the glossary ------------------------------------------------------------------------------------------------ */

typedef struct {
    const char *folder; /* below src/, or "books/" and the game */
    const char *word[28];
} Gone;

/* Each was said once of something that has one name now: an enemy is not a foe, a goblin is placed and not laid again. */
static const Gone gone[] = {
    {"", {"Enough",     "take back",      "take-back",    "take-backs",
          "persons",    "seat",           "seats",        "the book",
          "somebody",   "chosen already", "has to be",    "have to be",
          "shall",      "illegal",        "as it stands", "not among the choices",
          "concealed",  "lays out",       "lay out",      "all the same",
          "is told",    "what is",        "whoever",      "of it,",
          "or be done", "take it back",   "turned up",    "even what"}},
    {"app",
     {"put aside", "share of the win", "do again", "as the book", "The game that was left", "Seed of luck",
      "cannot be kept"}},
    {"boards",
     {"owes", "owed", "is even", "give up", "Give up", "beaten", "claws", "stay well", "tie at the top",
      "becomes unwounded", "No way back"}},
    {"games/horde", {"even",   "owed",       "owes",     "credited", "credit",   "credits",   "opener",
                     "market", "goes along", "give up",  "gives up", "given up", "giving up", "spent",
                     "taken",  "takes part", "level at", "front",    "to come",  "exchange"}},
    {"games/goblins",
     {"the goblin face down", "lies face down", "goes down", "go down", "rekindle", "wake", "wakes", "does without",
      "laid again", "adjacent", "relocate", "coherent", "in the air", "lies there", "stand alone", "nobody may",
      "draws level", "hit", "hits"}},
    {"games/monstrous",
     {"put back", "claw", "claws", "beat", "beaten", "slay", "foes", "stands again", "stay well", "First Player",
      "cured", "a bolt", "fallen", "sends", "character"}},
    {"games/siege", {"fallen monster"}},
    {"books",
     {"everybody", "anybody", "he or she", "his or her", "taken back", "put aside", "laid out", "turned up", "begin",
      "begins", "begun", "goes on", "go on"}},
    {"books/horde", {"match", "matches", "matching", "supply", "laid", "lay", "credit", "credited"}},
    {"books/goblins", {"laid", "lay", "lays", "raise", "raised", "raises", "downed", "hit", "hits", "coherent"}},
    {"books/monstrous", {"beat", "beats", "beaten", "slain", "falls", "fallen"}},
    {"books/siege", {"conceal", "unopposed", "fell", "fallen", "in the way"}},
};

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '-';
}

static const char *find_word(const char *text, const char *word)
{
    size_t n = strlen(word);
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[n]))
            return at;
    return NULL;
}

/* Without the names of marks: "{seat} picks" is "{} picks". */
static void without_marks(const char *from, char *to)
{
    for (; *from; from++) {
        *to++ = *from;
        if (*from == '{')
            from += strcspn(from + 1, ":}|");
    }
    *to = '\0';
}

static int check_text(const char *file, const char *folder, const char *literal)
{
    static char plain[4096];
    int found = 0;
    without_marks(literal, plain);
    for (size_t i = 0; strchr(plain, ' ') && i < sizeof gone / sizeof *gone; i++) {
        if (strncmp(folder, gone[i].folder, strlen(gone[i].folder)) != 0)
            continue;
        for (int k = 0; k < 28 && gone[i].word[k]; k++)
            if (find_word(plain, gone[i].word[k])) {
                print_error("%s: '%s' in \"%s\"\n", file, gone[i].word[k], literal);
                found++;
            }
    }
    if (strstr(folder, "app/scenes") == folder && strstr(plain, " \\\"")) {
        print_error("%s: straight quotation marks in \"%s\"\n", file, literal);
        found++;
    }
    return found;
}

/* Literals that stand one after the other are one; comments and the names of files are none. Returns how many. */
static int check_file(const char *path, const char *folder, int *found)
{
    static char literal[4096];
    size_t n = 0;
    int texts = 0;
    Buf b = {0};
    assert_int_equal(file_read(path, 1 << 20, &b).code, 0);
    for (const char *p = buf_str(&b); *p; p++) {
        if (p[0] == '/' && p[1] == '*') {
            p = strstr(p, "*/") + 1;
        } else if (strncmp(p, "#include", 8) == 0) {
            p += strcspn(p, "\n") - 1;
        } else if (*p == '\'') {
            p += p[1] == '\\' ? 3 : 2;
        } else if (*p == '"') {
            for (p++; *p != '"'; p++) {
                assert_true(n + 2 < sizeof literal);
                if (*p == '\\')
                    literal[n++] = *p++;
                literal[n++] = *p;
            }
        } else if (n > 0 && !isspace((unsigned char)*p)) {
            literal[n] = '\0';
            *found += check_text(path, folder, literal);
            texts++;
            n = 0;
        }
    }
    buf_free(&b);
    return texts;
}

/* Checks the files of src/<place>, by the words that are gone from `folder`. Returns how many texts there are. */
static int check_folder(const char *place, const char *folder, int *found)
{
    char path[600];
    int texts = 0;
    (void)snprintf(path, sizeof path, "%s/src/%s", PROJECT_DIR, place);
    DIR *d = opendir(path);
    assert_non_null(d);
    for (struct dirent *e = readdir(d); e; e = readdir(d)) {
        size_t n = strlen(e->d_name);
        /* what is wrong with a position or a journal is told to those who write one */
        bool data = strstr(e->d_name, "invariants") || strstr(e->d_name, "position") || strstr(e->d_name, "fields") ||
                    strstr(e->d_name, "journal") || strstr(e->d_name, "table.c");
        char file[900];
        (void)snprintf(file, sizeof file, "%s/%s", path, e->d_name);
        if (n > 2 && strcmp(e->d_name + n - 2, ".c") == 0 && !data)
            texts += check_file(file, folder, found);
    }
    (void)closedir(d);
    return texts;
}

static void the_words_of_the_glossary_are_used(void **st)
{
    (void)st;
    static const char *const other[] = {"core", "bots", "app", "app/main", "app/scenes", "ui"};
    int found = 0, texts = 0;
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        texts += check_folder(other[i], other[i], &found);
    for (int i = 0; game_list[i]; i++) {
        char rules[40], table[48];
        (void)snprintf(rules, sizeof rules, "games/%s", game_list[i]->id);
        (void)snprintf(table, sizeof table, "%s/table", rules);
        texts += check_folder(rules, rules, &found);
        texts += check_folder(table, "boards", &found);
    }
    assert_true(texts > 1000);
    assert_int_equal(found, 0);
}

static void the_rule_books_use_them_too(void **st)
{
    (void)st;
    int found = 0, texts = 0;
    for (int i = 0; game_list[i]; i++) {
        char path[600], folder[40];
        Rulebook b;
        (void)snprintf(folder, sizeof folder, "books/%s", game_list[i]->id);
        (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", PROJECT_DIR, game_list[i]->id);
        if (!file_exists(path)) /* the game of the tests has none */
            continue;
        assert_int_equal(rulebook_read(path, &b).code, 0);
        for (int k = 0; k < b.n; k++)
            found += check_text(b.entry[k].id, folder, b.entry[k].text);
        texts += b.n;
        rulebook_free(&b);
    }
    assert_true(texts > 800);
    assert_int_equal(found, 0);
}

/* ---- longer words ------------------------------------------------------------------------------------------------ */

static void hear(const Setup *names, char *text, int *said)
{
    text_names(names, text, SENTENCE_MAX);
    if (strpbrk(text, "{}|") || longer_twice(text))
        fail_msg("'%s'", text);
    *said += text[0] != '\0';
}

static void hear_choice(const Match *m, const Moves *legal, const View *v, int *said)
{
    static char text[SENTENCE_MAX], detail[SENTENCE_MAX];
    const Game *g = match_game(m);
    const Setup *names = match_setup(m);
    const State *s = view_state(v);
    for (int named = 0; g->prompt && named < 2; named++) {
        g->prompt(s, s->to_act, named ? names->name[s->to_act] : "", text, sizeof text, detail, sizeof detail);
        hear(names, text, said);
        hear(names, detail, said);
    }
    for (int i = 0; i < legal->n; i += 1 + legal->n / 16) {
        if (g->reason)
            g->reason(s, legal->m[i], text, sizeof text);
        hear(names, text, said);
        move_label(g, s, legal->m[i], text, sizeof text);
        hear(names, text, said);
        move_words(g, s, legal->m[i], text, sizeof text);
        hear(names, text, said);
        for (int k = 0; k < 4; k++) { /* refused, most of them */
            Why why;
            Move other = legal->m[i];
            other.kind = (uint8_t)(1 + (i + k) % (g->nmoves - 1));
            other.a = (uint16_t)(other.a + k);
            match_why(m, other, &why);
            hear(names, why.text, said);
        }
    }
}

static void hear_a_game(const Game *g, int seats, uint64_t seed, int *said)
{
    static Moves legal;
    static Event e[4096];
    static char text[SENTENCE_MAX];
    Status st;
    Setup cfg = game_preset(g, seats);
    cfg.seed = seed;
    for (int seat = 0; seat < seats; seat++) /* the longest names there are */
        memset(cfg.name[seat], 'A' + seat, SEAT_NAME_MAX - 1);
    Match *m = match_new(g, &cfg, &st);
    assert_non_null(m);
    View *v = view_new(g);
    Rng r = rng_seed(seed);
    while (!match_over(m)) {
        match_legal(m, match_to_act(m), &legal);
        match_view(m, match_to_act(m), VIEW_MEMORY, v);
        hear_choice(m, &legal, v, said);
        help_play(m, &r, 1);
    }
    int n = match_events(m, NO_SEAT, 0, e, 4096);
    for (int i = 0; i < n; i++) {
        event_line(g, &cfg, &e[i], text, sizeof text);
        hear(&cfg, text, said);
    }
    Standing sheet;
    match_standing(m, &sheet);
    hear(&cfg, sheet.note, said);
    view_free(v);
    match_free(m);
}

static void sentences_fit_in_a_language_of_longer_words(void **st)
{
    (void)st;
    say_language(&longer_language);
    for (int i = 0; game_list[i]; i++) {
        int said = 0;
        const Game *g = game_list[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            for (uint64_t seed = 1; seed <= 1; seed++)
                hear_a_game(g, seats, seed, &said);
        print_message("%s: %d sentences\n", g->id, said);
        assert_true(said > 100);
    }
    longer_forget();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_words_of_the_glossary_are_used),
        cmocka_unit_test(the_rule_books_use_them_too),
        cmocka_unit_test(sentences_fit_in_a_language_of_longer_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
