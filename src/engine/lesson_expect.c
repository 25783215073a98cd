/* SPDX-License-Identifier: MIT
 * What a lesson says that must hold after a step. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/lesson_check.h"
#include "lesson/lesson_play.h"

enum { WORDS = 24 };
typedef struct {
    const Lesson *l;
    const Match *m;
    const json_t *events;
    const char *text; /* all of it */
    char copy[SENTENCE_MAX];
    char *word[WORDS];
    int n;
} Expect;

static Status bad(const Expect *x, const char *found)
{
    return status_error(1, "expected %s, found %s", x->text, found);
}

/* A value of JSON as one would write it. */
static void written(const json_t *v, char *out, size_t n)
{
    if (json_is_integer(v))
        (void)snprintf(out, n, "%lld", (long long)json_integer_value(v));
    else
        (void)snprintf(out, n, "%s", json_is_string(v) ? json_string_value(v) : json_is_true(v) ? "true" : "-");
}

static bool is_event(const Expect *x, const json_t *e)
{
    char value[SENTENCE_MAX];
    if (strcmp(json_string_value(json_object_get(e, "kind")), x->word[1]) != 0)
        return false;
    for (int i = 2; i + 1 < x->n; i += 2) {
        written(json_object_get(e, x->word[i]), value, sizeof value);
        if (!lesson_fits(x->word[i + 1], value))
            return false;
    }
    return true;
}

static Status expect_event(const Expect *x, bool wanted)
{
    size_t i;
    json_t *e;
    json_array_foreach(x->events, i, e) if (is_event(x, e)) return wanted ? status_ok() : bad(x, "one");
    return wanted ? bad(x, "no such event") : status_ok();
}

static Status expect_line(const Expect *x)
{
    size_t i;
    json_t *e;
    char plain[SENTENCE_MAX], found[SENTENCE_MAX] = "nothing said";
    json_array_foreach(x->events, i, e)
    {
        const char *line = json_string_value(json_object_get(e, "line"));
        size_t n = 0;
        for (const char *p = line; p && *p && n + 1 < sizeof plain; p++)
            if (*p != '*')
                plain[n++] = *p;
        plain[n] = '\0';
        if (line && strcmp(plain, x->text + strlen("line ")) == 0)
            return status_ok();
        if (line)
            (void)snprintf(found, sizeof found, "%s", plain);
    }
    return bad(x, found);
}

static Status expect_place(const Expect *x, const State *s)
{
    const Game *g = x->l->game;
    PieceId here[PIECE_MAX];
    char found[SENTENCE_MAX] = "";
    int at = x->n > 1 ? place_by_word(g, x->word[1]) : -1;
    if (at < 0)
        return bad(x, "no such place");
    int n = table_list(s, (PlaceId)at, here), wanted = x->n - 2, same = 0;
    bool taken[WORDS] = {false};
    if (wanted == 1 && strcmp(x->word[2], "-") == 0)
        wanted = 0;
    for (int i = 0; i < n; i++) {
        const char *word = g->def[s->piece[here[i]].def].word;
        str_add(found, sizeof found, "%s ", word);
        for (int k = 0; k < wanted; k++)
            if (!taken[k] && strcmp(word, x->word[2 + k]) == 0) {
                taken[k] = true;
                same++;
                break;
            }
    }
    return same == n && n == wanted ? status_ok() : bad(x, found);
}

/* "face PLACE N", "n PLACE N": of the first piece there; "count PLACE N": how many there are. */
static Status expect_piece(const Expect *x, const State *s)
{
    PieceId here[PIECE_MAX];
    char found[24];
    int at = x->n == 3 ? place_by_word(x->l->game, x->word[1]) : -1;
    if (at < 0)
        return bad(x, "no such place");
    int n = table_list(s, (PlaceId)at, here), got = n;
    bool counts = strcmp(x->word[0], "count") == 0;
    if (!counts && n == 0)
        return bad(x, "nothing there");
    if (!counts)
        got = strcmp(x->word[0], "face") == 0 ? s->piece[here[0]].face : s->piece[here[0]].n;
    (void)snprintf(found, sizeof found, "%d", got);
    return strcmp(found, x->word[2]) == 0 ? status_ok() : bad(x, found);
}

static Status expect_standing(const Expect *x, bool winners)
{
    Standing standing;
    char found[SENTENCE_MAX] = "", wanted[SENTENCE_MAX] = "";
    match_standing(x->m, &standing);
    for (int i = 0; i < match_setup(x->m)->nseats; i++)
        if (!winners)
            str_add(found, sizeof found, "%d ", standing.score[i]);
        else if (standing.winner[i])
            str_add(found, sizeof found, "%d ", i);
    for (int i = 1; i < x->n; i++)
        str_add(wanted, sizeof wanted, "%s ", x->word[i]);
    if (winners && !match_over(x->m))
        return bad(x, "a game that is not over");
    return strcmp(found, wanted) == 0 ? status_ok() : bad(x, found);
}

/* "over true", "round 3", "castle 20": a member of the position; "total 1 9": of an array. */
static Status expect_member(const Expect *x, const State *s)
{
    char found[SENTENCE_MAX];
    json_t *all = position_out(x->l->game, match_setup(x->m), s);
    const json_t *v = json_object_get(all, x->word[0]);
    bool array = json_is_array(v) && x->n == 3;
    if (array)
        v = json_array_get(v, (size_t)strtoul(x->word[1], NULL, 10));
    bool there = v != NULL && x->n == (array ? 3 : 2);
    written(v, found, sizeof found);
    json_decref(all);
    if (!there)
        return bad(x, "nothing that is called so");
    return strcmp(found, x->word[x->n - 1]) == 0 ? status_ok() : bad(x, found);
}

static Status expect_moves(const Expect *x, const State *s)
{
    char text[WORD_MAX], found[SENTENCE_MAX] = "", wanted[SENTENCE_MAX + 8] = "|";
    Moves legal = {.n = 0};
    int all = 1;
    for (const char *p = x->text + strlen("moves "); *p; p++) { /* without the blanks beside the bars */
        bool beside = *p == ' ' && (p[1] == '|' || p[-1] == '|');
        all += *p == '|';
        str_add(wanted, sizeof wanted, "%.*s", beside ? 0 : 1, p);
    }
    str_add(wanted, sizeof wanted, "|");
    match_legal(x->m, match_to_act(x->m), &legal);
    bool same = legal.n == all;
    for (int i = 0; i < legal.n; i++) {
        char one[WORD_MAX + 2];
        move_text(x->l->game, s, legal.m[i], text);
        (void)snprintf(one, sizeof one, "|%s|", text);
        same = same && strstr(wanted, one);
        str_add(found, sizeof found, "%s | ", text);
    }
    return same ? status_ok() : bad(x, found);
}

Status lesson_expect(const Lesson *l, const Match *m, const json_t *events, const char *text)
{
    Expect x = {.l = l, .m = m, .events = events, .text = text};
    (void)snprintf(x.copy, sizeof x.copy, "%s", text);
    char *rest = NULL;
    for (char *w = strtok_r(x.copy, " ", &rest); w && x.n < WORDS; w = strtok_r(NULL, " ", &rest))
        x.word[x.n++] = w;
    if (x.n < 2)
        return status_error(1, "nothing is expected here");
    const State *s = match_truth(m);
    const char *w = x.word[0];
    if (strcmp(w, "event") == 0 || strcmp(w, "no-event") == 0)
        return expect_event(&x, w[0] == 'e');
    if (strcmp(w, "line") == 0)
        return expect_line(&x);
    if (strcmp(w, "place") == 0)
        return expect_place(&x, s);
    if (strcmp(w, "face") == 0 || strcmp(w, "n") == 0 || strcmp(w, "count") == 0)
        return expect_piece(&x, s);
    if (strcmp(w, "score") == 0 || strcmp(w, "winner") == 0)
        return expect_standing(&x, w[0] == 'w');
    if (strcmp(w, "moves") == 0)
        return expect_moves(&x, s);
    return expect_member(&x, s);
}

/* ---- sentences -------------------------------------------------------------------------------------------------- */
/* Sentences of lessons: so short that they are read at a glance, and a name in one is that of a thing of the game, so that
 * a card that is called otherwise one day is found here too. */

static bool same_word(const char *word, size_t n, const char *name, size_t m)
{
    if (n == m + 1 && word[n - 1] == 's') /* its plural */
        n--;
    if (n != m || n == 0)
        return false;
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)word[i]) != tolower((unsigned char)name[i]))
            return false;
    return true;
}

static bool is_in(const char *word, size_t n, const char *names)
{
    while (names && *names) {
        size_t m = strcspn(names, " -");
        if (same_word(word, n, names, m))
            return true;
        names += m + strspn(names + m, " -");
    }
    return false;
}

static const char learner[] = "Mira";

static bool is_name(const Lesson *l, const char *word, size_t n)
{
    const Game *g = l->game;
    if (is_in(word, n, learner))
        return true;
    for (int i = 0; i < l->name.n; i++)
        if (is_in(word, n, l->name.row[i].text))
            return true;
    for (int i = 0; i < SEAT_MAX; i++)
        if (is_in(word, n, l->seat[i].name))
            return true;
    for (int i = 1; i < g->ndefs; i++)
        if (is_in(word, n, g->def[i].word) || is_in(word, n, g->def[i].name))
            return true;
    return false;
}

static size_t letters(const char *s)
{
    size_t n = 0;
    for (; *s; s++)
        n += ((unsigned char)*s & 0xC0) != 0x80;
    return n;
}

static Status names_in(const Lesson *l, const char *s)
{
    for (const char *p = s; *p;) {
        size_t n = strcspn(p, " ");
        size_t from = strcspn(p, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
        size_t m = 0;
        while (from + m < n && isalpha((unsigned char)p[from + m]))
            m++;
        bool begins = p == s || strchr(".:?!", p[-2] == ' ' ? ' ' : p[-2]);
        if (m > 1 && isupper((unsigned char)p[from]) && islower((unsigned char)p[from + 1]) && !begins &&
            !is_name(l, p + from, m))
            return status_error(1, "'%.*s' is no name of this game: %s", (int)m, p + from, s);
        p += n + strspn(p + n, " ");
    }
    return status_ok();
}

Status lesson_sentence(const Lesson *l, const char *sentence)
{
    char text[SENTENCE_MAX];
    int words = 0;
    if (!lesson_words(l, learner, sentence, text, sizeof text))
        return status_error(1, "a mark in it stands for nothing: %s", sentence);
    for (const char *p = text + strspn(text, " "); *p; p += strspn(p, " ")) {
        words++;
        p += strcspn(p, " ");
    }
    if (words > LESSON_WORDS)
        return status_error(1, "%d words, %d at most: %s", words, LESSON_WORDS, text);
    if (letters(text) > LESSON_LETTERS)
        return status_error(1, "%d letters, %d at most: %s", (int)letters(text), LESSON_LETTERS, text);
    return names_in(l, text);
}
