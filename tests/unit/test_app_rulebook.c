/* SPDX-License-Identifier: MIT
 * The rule books as players read them: how a page of docs/rules becomes one; every sentence speaks to somebody at the
 * table, names only rules that are in the same book, and calls options what the set-up screen calls them. */
#include "help_book.h"

#include <ctype.h>
#include <strings.h>

#include "app/scenes/hall.h"
#include "base/buf.h"
#include "base/file.h"
#include "boards/boards.h"
#include "games/horde/horde.h"

static const char option[] = "option \u201c"; /* The option “Level” is set to Full */

static const char closing[] = "\u201d";

/* ---- what does not belong in a sentence -------------------------------------------------------------------------- */
static const char *const inside_words[] = {
    "section", "sections", "seat",      "seats",       "seed",      "stream", "scenario", "scenarios",
    "journal", "replay",   "normative", "informative", "program",   "ruling", "sources",  "state",
    "states",  "index",    "interface", "function",    "algorithm", "todo",   "notation", "specification",
};

static bool is_inside_word(const char *p, size_t n)
{
    for (size_t i = 0; i < sizeof inside_words / sizeof inside_words[0]; i++)
        if (strlen(inside_words[i]) == n && strncasecmp(p, inside_words[i], n) == 0)
            return true;
    return false;
}

/* "E", "O4", "OPT": a letter, a code or a name in capitals; "A", "I" and "Horde" are words. */
static bool is_code(const char *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!isupper((unsigned char)p[i]) && !isdigit((unsigned char)p[i]))
            return false;
    return isupper((unsigned char)p[0]) && !(n == 1 && (*p == 'A' || *p == 'I'));
}

/* "HO-5.6" and "HO-5": its length, 0 when it is none. */
static size_t rule_number(const char *p)
{
    if (!isupper((unsigned char)p[0]) || !isupper((unsigned char)p[1]) || p[2] != '-' || !isdigit((unsigned char)p[3]))
        return 0;
    size_t n = 3 + strspn(p + 3, "0123456789");
    if (p[n] == '.' && isdigit((unsigned char)p[n + 1]))
        n += 1 + strspn(p + n + 1, "0123456789");
    return n;
}

static bool has_rule(const Rulebook *b, const char *p, size_t n)
{
    for (int i = 0; i < b->n; i++)
        if (strlen(b->entry[i].id) == n && strncmp(b->entry[i].id, p, n) == 0)
            return true;
    return false;
}

/* Where the sentence speaks of what is not in the book, or NULL. */
static const char *stranger(const Rulebook *b, const char *text)
{
    for (const char *p = text; *p;) {
        size_t n = rule_number(p);
        if (n > 0) {
            if (!has_rule(b, p, n))
                return p;
            p += n;
            continue;
        }
        if (strncmp(p, option, sizeof option - 1) == 0) { /* its name is looked at elsewhere */
            const char *end = strstr(p, closing);
            p = end ? end : p + strlen(p);
            continue;
        }
        if (strchr("[]`<>|=", *p) || strncmp(p, "..", 2) == 0)
            return p;
        while (isalnum((unsigned char)p[n]))
            n++;
        if (n == 0) {
            p++;
            continue;
        }
        if (is_inside_word(p, n) || is_code(p, n))
            return p;
        if (isdigit((unsigned char)p[0]) && p[n] == '.' && isdigit((unsigned char)p[n + 1]))
            return p; /* a number of a section or a table */
        p += n;
    }
    return NULL;
}

/* ---- options ----------------------------------------------------------------------------------------------------- */
static const OptionSpec *option_at(const Game *g, const char *p)
{
    for (int i = 0; i < g->noptions; i++) {
        size_t n = strlen(g->option[i].label);
        if (strncmp(p, g->option[i].label, n) == 0 && strncmp(p + n, closing, 3) == 0)
            return &g->option[i];
    }
    return NULL;
}

static bool has_choice(const OptionSpec *o, const char *p)
{
    for (int i = 0; i < o->nchoices; i++) {
        size_t n = strlen(o->choice_label[i]);
        if (strncmp(p, o->choice_label[i], n) == 0 && !isalnum((unsigned char)p[n]))
            return true;
    }
    return false;
}

/* Where an option, or what it is set to, is called something that the set-up screen does not show, or NULL. */
static const char *unknown_option(const Game *g, const char *text)
{
    static const char set[] = " is set to ";
    for (const char *p = strstr(text, option); p; p = strstr(p, option)) {
        p += sizeof option - 1;
        const OptionSpec *o = option_at(g, p);
        const char *end = strstr(p, closing);
        if (!o || !end)
            return p;
        end += sizeof closing - 1;
        if (strncmp(end, set, sizeof set - 1) == 0 && !has_choice(o, end + sizeof set - 1))
            return end + sizeof set - 1;
    }
    return NULL;
}

/* ---- tests ------------------------------------------------------------------------------------------------------- */
static void strangers_are_found(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse("# Pebbles\n\nPebbles.\n\n## 3 Rules\n\n### PE-1 Taking\n\n- **PE-1.1** Take one.\n", &b);
    static const char *const good[] = {
        "A pebble is taken as in PE-1.1, or as in PE-1.",
        "I take 2 of them, a d4 and -3 (PE-1.1).",
        "It holds from PE-1 to PE-1.1.",
    };
    static const char *const bad[] = {
        "The 78 cards of table 1.3.",
        "Middle (E only).",
        "First the host decides (O4).",
        "It counts (O7 aside).",
        "Setup follows section 2.",
        "A consequence, see 11.5.",
        "The random stream is used in this order.",
        "It is so, see PE-1.2.",
        "It is so, see PE-2.",
        "It is so, see HO-1.1.",
        "With OPT-MEMORY set.",
        "The lines 1..4 exist.",
        "Each seat has one.",
        "At most L of them.",
        "The option `share`.",
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_null(stranger(&b, good[i]));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_non_null(stranger(&b, bad[i]));
    rulebook_free(&b);
    assert_null(unknown_option(&horde_game, "If the option \u201cEdition\u201d is set to First, so be it."));
    assert_non_null(unknown_option(&horde_game, "If the option \u201cEdition\u201d is set to earlier, so be it."));
    assert_non_null(unknown_option(&horde_game, "As the option \u201csame-name\u201d says."));
}

static void what_is_for_developers_is_not_shown(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse("# Pebbles\n\nPebbles.\n\n## 3 Rules\n\n### PE-1 Taking\n\n"
                   "- **PE-1.1** Take one. [dev: the first] [source: Play]\n"
                   "<!-- for developers -->\n  in this order\n\n### PE-2 Order\n\n- **PE-2.1** First one.\n\n"
                   "```\n<!-- for players -->\n```\n\n- **PE-2.2** Then two.\n\n<!-- for players -->\n\n"
                   "### PE-3 End\n\n<!-- a remark -->\n- **PE-3.1** Over [dev: quite] now.\n",
                   &b);
    assert_int_equal(b.n, 6);
    assert_string_equal(b.entry[3].text, "Take one.");
    assert_string_equal(b.entry[4].id, "PE-3");
    assert_string_equal(b.entry[5].text, "Over now.");
    rulebook_free(&b);
}

/* "word>RULE" for each link of an entry, in order. */
static const char *links_of(const Rulebook *b, int entry)
{
    static char out[300];
    out[0] = '\0';
    const Entry *e = &b->entry[entry];
    for (int i = 0; i < e->nlinks; i++) {
        size_t n = strlen(out);
        (void)snprintf(out + n, sizeof out - n, "%s%.*s>%s", i ? " " : "", (int)e->link[i].length,
                       e->text + e->link[i].at, b->entry[e->link[i].to].id);
    }
    return out;
}

static void what_a_rule_sets_apart_is_a_keyword(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse("# Pebbles\n\nPebbles lie on a shore.\n\n## 3 Rules\n\n### PE-1 Pebbles\n\n"
                   "- **PE-1.1** A *pebble* is a stone. A **shore pebble** is wet.\n"
                   "- **PE-1.2** *Ally*: who is *engaged, in love*. *Throw (1 mana)*: a name.\n"
                   "- **PE-1.3** Pebbles, shore pebbles and pebbles of allies (PE-1.2).\n"
                   "- **PE-1.4** Spebble, pebblestone; engaged in love, throw, PE-1, PE-1.9, PE-7.\n",
                   &b);
    assert_string_equal(links_of(&b, 1), "Pebbles>PE-1.1");
    assert_string_equal(links_of(&b, 3), ""); /* no rule leads to itself */
    assert_string_equal(b.entry[3].text, "A *pebble* is a stone. A *shore pebble* is wet.");
    /* both words of PE-1.1 lead there, which is said once; a number always leads */
    assert_string_equal(links_of(&b, 5), "Pebbles>PE-1.1 allies>PE-1.2 PE-1.2>PE-1.2");
    assert_string_equal(links_of(&b, 6), "engaged>PE-1.2 PE-1>PE-1 PE-1.9>PE-1");
    rulebook_free(&b);
}

static void the_rule_book_is_read(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse(
        "# Pebbles - rules\n\nPrefix **PE**. Pebbles is\na game.\n\nSources\n\n## 2 Setup\n\n- **PE-0.1** Not "
        "this.\n\n## 3 Rules\n\n"
        "### PE-1 Taking\n\n*First*\n\n- **PE-1.1** Take one or *two* (or -3). [PE: Play; R3]\n- **PE-1.2** A longer\n"
        "  rule in **two** lines. [R7]\n\n```\n- **PE-9.9** code\n```\n\n| a | b |\n\n### PE-2 End (see section "
        "4)\n\n- **PE-2.1** Over.\n\n"
        "## 4 Other\n\n- **PE-3.1** Not this.\n",
        &b);
    assert_int_equal(b.n, 8);
    assert_string_equal(b.entry[1].text, "Pebbles is a game.");
    assert_int_equal(b.entry[2].kind, ENTRY_HEADING);
    assert_string_equal(b.entry[2].id, "PE-1");
    assert_string_equal(b.entry[2].text, "Taking");
    assert_int_equal(b.entry[3].kind, ENTRY_SUBHEADING);
    assert_string_equal(b.entry[3].text, "First");
    assert_string_equal(b.entry[4].text, "Take one or *two* (or \xE2\x88\x92"
                                         "3).");
    assert_string_equal(b.entry[5].text, "A longer rule in *two* lines.");
    assert_string_equal(b.entry[6].text, "End");
    assert_int_equal(rulebook_find(&b, "PE-1.2"), 5);
    assert_int_equal(rulebook_find(&b, "PE-2.7"), 6); /* its chapter */
    assert_int_equal(rulebook_find(&b, "XX-2"), -1);
    size_t at = 0, length = 0;
    assert_true(rulebook_next(&b.entry[5], "LONGER", 0, &at, &length));
    assert_int_equal(at, 2);
    assert_true(rulebook_next(&b.entry[5], "in two lines", 0, &at, &length)); /* the marks of bold do not count */
    assert_int_equal(length, strlen("in *two* lines"));
    assert_false(rulebook_next(&b.entry[5], "shorter", 0, &at, &length));
    assert_true(rulebook_is_number(&b.entry[5], "pe-1.2"));
    assert_true(rulebook_is_number(&b.entry[5], "pe-1"));
    assert_false(rulebook_is_number(&b.entry[5], "pe"));
    assert_false(rulebook_is_number(&b.entry[1], "pe-1"));
    rulebook_free(&b);
}

/* The numbered rules of section 3, which begin a line of the file, but for those between the marks for developers. */
static int rules_written(const char *path)
{
    Buf file = {0};
    int n = 0;
    bool ours = false, players = true;
    assert_int_equal(file_read(path, 1 << 20, &file).code, 0);
    for (const char *line = buf_str(&file); line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, "## ", 3) == 0)
            ours = line[3] == '3';
        if (strncmp(line, "<!-- for ", 9) == 0)
            players = line[9] == 'p';
        const char *rule = line + (strncmp(line, "- ", 2) == 0 ? 2 : 0);
        n += ours && players && strncmp(rule, "**", 2) == 0 && isupper((unsigned char)rule[2]) && rule[4] == '-';
    }
    buf_free(&file);
    return n;
}

static void every_rule_book_of_the_house_can_be_read(void **state)
{
    (void)state;
    for (int i = 0; i < hall_tables(); i++) {
        char path[600];
        Rulebook b;
        (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", PROJECT_DIR, hall_table(i).id);
        assert_int_equal(rulebook_read(path, &b).code, 0);
        int rules = 0;
        for (int k = 0; k < b.n; k++) {
            rules += b.entry[k].kind == ENTRY_RULE;
            assert_true(b.entry[k].text[0] != '\0');
            assert_null(strstr(b.entry[k].text, "[PE:"));
            assert_null(strstr(b.entry[k].text, "**"));
        }
        if (rules == 0 || rules != rules_written(path))
            fail_msg("%s: %d rules are read, %d are written: each is an item, '- **XX-1.1** ...', in section 3", path,
                     rules, rules_written(path));
        rulebook_free(&b);
    }
}

static void every_sentence_speaks_to_the_table(void **state)
{
    (void)state;
    int books = 0, found = 0;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook b;
        help_book(game_list[i], &b);
        for (int k = 0; k < b.n; k++) {
            const char *at = b.entry[k].kind == ENTRY_INDEX ? NULL : stranger(&b, b.entry[k].text);
            if (!at)
                at = unknown_option(game_list[i], b.entry[k].text);
            if (at)
                print_error("%s %s: \"%.40s\" in: %s\n", game_list[i]->id, b.entry[k].id, at, b.entry[k].text);
            found += at != NULL;
        }
        books++;
        rulebook_free(&b);
    }
    assert_int_equal(found, 0);
    assert_true(books >= 3);
}

/* A first-timer reads it in a minute. */
static void every_book_begins_in_short(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook b;
        help_book(game_list[i], &b);
        assert_string_equal(b.entry[0].text, "In short");
        int sentences = 0;
        for (const char *p = b.entry[1].text; *p; p++)
            sentences += *p == '.' && (p[1] == ' ' || p[1] == '\0');
        if (sentences < 3 || sentences > 9)
            fail_msg("docs/rules/%s.md: the first paragraph has %d sentences, not 3 to 9", game_list[i]->id, sentences);
        if (board_gallery(board_by_game(game_list[i]->id))->example)
            assert_int_equal(b.entry[2].kind, ENTRY_EXAMPLE);
        rulebook_free(&b);
    }
}

static int words_in(const char *text)
{
    int n = 0;
    for (const char *p = text; *p; p++)
        n += *p != ' ' && (p == text || p[-1] == ' ');
    return n;
}

/* .. and so does each chapter, in 40 words at most; only the list of keywords has no more to say. */
static void every_chapter_begins_in_short(void **state)
{
    (void)state;
    int chapters = 0;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook b;
        help_book(game_list[i], &b);
        for (int k = 1; k + 1 < b.n; k++) {
            if (b.entry[k].kind == ENTRY_SHORT)
                assert_int_equal(b.entry[k - 1].kind, ENTRY_HEADING);
            if (b.entry[k].kind != ENTRY_HEADING || b.entry[k + 1].kind == ENTRY_INDEX)
                continue;
            if (b.entry[k + 1].kind != ENTRY_SHORT)
                fail_msg("%s, %s: nothing in short", game_list[i]->id, b.entry[k].text);
            if (words_in(b.entry[k + 1].text) > 40)
                fail_msg("%s, %s: %d words", game_list[i]->id, b.entry[k].text, words_in(b.entry[k + 1].text));
            chapters++;
        }
        rulebook_free(&b);
    }
    assert_true(chapters > 80);
}

static void no_heading_stands_alone(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook b;
        help_book(game_list[i], &b);
        for (int k = 0; k < b.n; k++) {
            EntryKind next = k + 1 < b.n ? b.entry[k + 1].kind : ENTRY_HEADING;
            if (b.entry[k].kind == ENTRY_HEADING)
                assert_int_not_equal(next, ENTRY_HEADING);
            if (b.entry[k].kind == ENTRY_SUBHEADING)
                assert_true(next == ENTRY_RULE || next == ENTRY_TEXT);
        }
        rulebook_free(&b);
    }
}

/* What the word, as it stands there, leads to. */
static const char *leads_to(const Rulebook *b, const char *rule, const char *word)
{
    const Entry *e = &b->entry[rulebook_find(b, rule)];
    for (int i = 0; i < e->nlinks; i++)
        if (strlen(word) == e->link[i].length && strncmp(e->text + e->link[i].at, word, e->link[i].length) == 0)
            return b->entry[e->link[i].to].id;
    return "nowhere";
}

static void keywords_of_the_house_lead_to_their_rule(void **state)
{
    (void)state;
    static const struct {
        const char *game, *rule, *word, *to;
    } there[] = {
        {"siege", "SH-15.15", "Trample", "SH-15.20"},       {"siege", "SH-10.5", "armor", "SH-15.1"},
        {"siege", "SH-15.21", "Barrier", "SH-15.4"},        {"siege", "SH-5.22", "SH-15.16", "SH-15.16"},
        {"siege", "SH-15.12", "skeleton token", "SH-14.3"}, {"siege", "SH-15.8", "minion", "SH-2.12"},
        {"horde", "HO-5.6", "kept picks", "HO-5.5"},        {"goblins", "GH-11.2", "Stonefoot", "GH-14.1"},
        {"monstrous", "MH-17.5", "stone", "MH-21.3"},
    };
    for (size_t i = 0; i < sizeof there / sizeof there[0]; i++) {
        Rulebook b;
        help_book(game_by_id(there[i].game), &b);
        assert_string_equal(leads_to(&b, there[i].rule, there[i].word), there[i].to);
        rulebook_free(&b);
    }
}

static int straight_marks(const char *text)
{
    int n = 0;
    for (const char *p = text ? strpbrk(text, "'\"") : NULL; p; p = strpbrk(p + 1, "'\""))
        n++;
    return n;
}

/* The files are typed with straight apostrophes and quotes; a page shows curly ones, as all screens do. */
static void pages_have_curly_apostrophes_and_quotes(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse(
        "# Pebbles\n\nAnn's \"pebbles\".\n\n```pe\n# Ann's heap.\nheap 'x\n```\n\n## 3 Rules\n\n### PE-1 Ann's\n\n"
        "- **PE-1.1** *Ann's heap* (\"this heap\").\n",
        &b);
    assert_string_equal(b.entry[1].text, "Ann\u2019s \u201cpebbles\u201d.");
    assert_string_equal(b.entry[2].text, "Ann\u2019s heap.");
    assert_string_equal(b.entry[2].block, "heap 'x"); /* notation stays as it is written */
    assert_string_equal(b.entry[3].text, "Ann\u2019s");
    assert_string_equal(b.entry[4].text, "*Ann\u2019s heap* (\u201cthis heap\u201d).");
    rulebook_free(&b);
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        help_book(game_list[i], &b);
        for (int k = 0; k < b.n; k++)
            assert_int_equal(straight_marks(b.entry[k].text), 0);
        rulebook_free(&b);
    }
}

/* .. and who looks for words with the marks of a keyboard finds them. */
static void a_search_with_straight_marks_finds_curly_ones(void **state)
{
    (void)state;
    static const char *const found[] = {"ann's heap", "ann\u2019s", "(\"this heap\")", "\u201cthis"};
    static const char *const not [] = {"\"ann", "this's", "heap'"};
    Rulebook b;
    size_t at, length;
    rulebook_parse(
        "# Pebbles\n\nPebbles.\n\n## 3 Rules\n\n### PE-1 Heaps\n\n- **PE-1.1** Ann's *heap* (\"this heap\").\n", &b);
    const Entry *e = &b.entry[b.n - 1];
    for (size_t i = 0; i < sizeof found / sizeof *found; i++)
        assert_true(rulebook_next(e, found[i], 0, &at, &length));
    assert_true(rulebook_next(e, "ann's heap", 0, &at, &length));
    assert_int_equal(length, strlen("Ann\u2019s *heap"));
    for (size_t i = 0; i < sizeof not / sizeof *not ; i++)
        assert_false(rulebook_next(e, not [i], 0, &at, &length));
    rulebook_free(&b);
}

/* Lines that part the chapters of the file are nothing to read. */
static void no_rule_off_is_read(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook b;
        help_book(game_list[i], &b);
        for (int k = 0; k < b.n; k++)
            assert_int_not_equal(strncmp(b.entry[k].text, "---", 3), 0);
        rulebook_free(&b);
    }
}

/* Each of the words that cards bear has a drawn example: itself, or the rule that goes on with it. */
static void every_keyword_on_cards_has_an_example(void **state)
{
    (void)state;
    static const char *const words[] = {"Armor",       "Pierce", "Assault",  "Barrier",           "Cleave",  "Elusive",
                                        "Guerrilla",   "Heroic", "Mutaform", "Rebuild",           "Raise",   "Scout",
                                        "Study",       "Strike", "Taunt",    "Cannot be engaged", "Trample", "Immune",
                                        "Cannot move", "Bolt"};
    Rulebook b;
    help_book(game_by_id("siege"), &b);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        int rule = -1, next;
        for (int k = 0; k < b.nwords && rule < 0; k++)
            rule = strcmp(b.word[k].word, words[i]) == 0 ? b.word[k].entry : -1;
        for (next = rule + 1; next < b.n && b.entry[next].kind == ENTRY_RULE; next++) {
            int own = 0;
            for (int k = 0; k < b.nwords; k++)
                own += b.word[k].entry == next;
            if (own > 0) /* another word begins */
                break;
        }
        if (rule < 0 || next >= b.n || b.entry[next].kind != ENTRY_EXAMPLE)
            fail_msg("%s has no example", words[i]);
    }
    rulebook_free(&b);
}

/* Nobody looks a word up in vain: each rule of the keywords of Siege explains a word by which it is found, or goes on with
 * the rule before it. */
static void every_keyword_rule_of_siege_is_led_to(void **state)
{
    (void)state;
    Rulebook b;
    help_book(game_by_id("siege"), &b);
    int seen = 0, words = 0;
    for (int i = rulebook_find(&b, "SH-15") + 1; i < b.n && b.entry[i].kind != ENTRY_HEADING; i++) {
        seen += b.entry[i].kind == ENTRY_RULE;
        for (int k = 0; k < b.nwords; k++)
            words += b.word[k].entry == i;
    }
    assert_true(seen >= 26);
    assert_true(words >= 20);
    rulebook_free(&b);
}

/* Every keyword once, in the order of the alphabet, and it leads to the rule that explains it. A book with a few has no
 * index. */
static void a_book_ends_with_all_its_keywords(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook b;
        help_book(game_list[i], &b);
        int listed = 0;
        char last[80] = "";
        for (int k = 0; k < b.n; k++) {
            const Entry *e = &b.entry[k];
            for (int l = 0; e->kind == ENTRY_INDEX && l < e->nlinks; l++, listed++) {
                char word[80];
                int explained = 0;
                (void)snprintf(word, sizeof word, "%.*s", (int)e->link[l].length, e->text + e->link[l].at);
                assert_true(strcasecmp(last, word) < 0);
                (void)snprintf(last, sizeof last, "%s", word);
                for (int w = 0; w < b.nwords; w++)
                    explained += b.word[w].entry == e->link[l].to && strcasecmp(b.word[w].shown, word) == 0;
                assert_int_equal(explained, 1);
            }
        }
        assert_int_equal(listed, b.nwords < KEYWORDS_LEAST ? 0 : b.nwords);
        rulebook_free(&b);
    }
}

/* Ä stands with A, and a letter that is no Latin one by itself, whole. */
static void keywords_are_in_the_order_of_the_alphabet(void **state)
{
    (void)state;
    static const char *const lines[] = {"*A*  Anker \xC2\xB7 Äpfel \xC2\xB7 Aster",
                                        "*B*  Bauch",
                                        "*O*  Öl \xC2\xB7 Ort",
                                        "*U*  Über \xC2\xB7 Übung \xC2\xB7 Ufer",
                                        "*Z*  Zaun",
                                        "*Ж*  Жук",
                                        "*Я*  Яма"};
    Rulebook b;
    rulebook_parse("# Pebbles\n\nPebbles.\n\n## 3 Rules\n\n### PE-1 Words\n\n"
                   "- **PE-1.1** *Über*, *Zaun*, *Яма*, *Übung*, *Ort*, *Öl*, *Жук*, *Aster*.\n"
                   "- **PE-1.2** *Äpfel*, *Bauch*, *Anker*, *Ufer*.\n",
                   &b);
    int n = 0;
    for (int i = 0; i < b.n; i++)
        if (b.entry[i].kind == ENTRY_INDEX) {
            assert_in_range(n, 0, sizeof lines / sizeof lines[0] - 1);
            assert_string_equal(b.entry[i].text, lines[n++]);
        }
    assert_int_equal(n, sizeof lines / sizeof lines[0]);
    rulebook_free(&b);
}

/* Below the rule of a keyword stand the others that speak of it, and lead there. */
static void keywords_that_belong_together_lead_to_each_other(void **state)
{
    (void)state;
    static const struct {
        const char *rule, *also, *to; /* to: NULL, it is not named */
    } there[] = {{"SH-15.1", "Pierce", "SH-15.2"},   {"SH-15.1", "Trample", "SH-15.20"},
                 {"SH-15.4", "Trample", "SH-15.20"}, {"SH-15.6", "Strike", "SH-15.15"},
                 {"SH-14.18", "Assault", "SH-15.3"}, {"SH-15.2", "Armor", NULL} /* its own words lead there */};
    Rulebook b;
    help_book(game_by_id("siege"), &b);
    for (size_t i = 0; i < sizeof there / sizeof there[0]; i++) {
        const Entry *e = &b.entry[rulebook_find(&b, there[i].rule)];
        const char *also = strstr(e->text, "\nSee also: "), *at = also ? strstr(also, there[i].also) : NULL;
        assert_int_equal(at != NULL, there[i].to != NULL);
        int led = 0;
        for (int l = 0; at && l < e->nlinks; l++)
            led += e->text + e->link[l].at == at && strcmp(b.entry[e->link[l].to].id, there[i].to) == 0;
        assert_int_equal(led, at != NULL);
    }
    rulebook_free(&b);
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */
static void an_example_is_a_block_with_words(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse("# Pebbles\n\nPebbles.\n\n```pe\n# First.\nheap 9\n```\n\n```pe\nheap 8\n```\nSources\n\n```pe\nno\n"
                   "```\n\n## 3 Rules\n\n### PE-1 Taking\n\n- **PE-1.1** A *pebble* lies.\n\n"
                   "```pe\n# One pebble is\n# taken.\nheap 3 # three\n  take #1\n\n```\n\n"
                   "```\nnot this\n```\n\n<!-- for developers -->\n\n```pe\nnor this\n```\n\n<!-- for players -->\n\n"
                   "```pe\n# Two.\nheap 2 # two\n```\n",
                   &b);
    assert_int_equal(b.n, 8);
    assert_string_equal(b.entry[2].text, "First.");
    assert_string_equal(b.entry[2].block, "heap 9");
    assert_string_equal(b.entry[3].block, "heap 8");
    assert_int_equal(b.entry[6].kind, ENTRY_EXAMPLE);
    assert_string_equal(b.entry[6].text, "One pebble is taken.");
    assert_string_equal(b.entry[6].block, "heap 3 \ntake #1");
    assert_string_equal(links_of(&b, 6), "pebble>PE-1.1");
    assert_string_equal(b.entry[7].text, "Two.");
    assert_string_equal(b.entry[7].block, "heap 2 ");
    rulebook_free(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rule_book_is_read),
        cmocka_unit_test(every_rule_book_of_the_house_can_be_read),
        cmocka_unit_test(strangers_are_found),
        cmocka_unit_test(what_is_for_developers_is_not_shown),
        cmocka_unit_test(what_a_rule_sets_apart_is_a_keyword),
        cmocka_unit_test(keywords_of_the_house_lead_to_their_rule),
        cmocka_unit_test(every_keyword_rule_of_siege_is_led_to),
        cmocka_unit_test(a_book_ends_with_all_its_keywords),
        cmocka_unit_test(keywords_are_in_the_order_of_the_alphabet),
        cmocka_unit_test(keywords_that_belong_together_lead_to_each_other),
        cmocka_unit_test(pages_have_curly_apostrophes_and_quotes),
        cmocka_unit_test(a_search_with_straight_marks_finds_curly_ones),
        cmocka_unit_test(no_rule_off_is_read),
        cmocka_unit_test(every_keyword_on_cards_has_an_example),
        cmocka_unit_test(an_example_is_a_block_with_words),
        cmocka_unit_test(every_sentence_speaks_to_the_table),
        cmocka_unit_test(every_book_begins_in_short),
        cmocka_unit_test(every_chapter_begins_in_short),
        cmocka_unit_test(no_heading_stands_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
