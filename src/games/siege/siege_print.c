/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the printer. One walk through the term writes straight into the caller's buffer; "rule n" is a rule
 * of 10.11. What a word prints is its phrase in siege_ops.def; here is only what depends on its surroundings. */
#include "games/siege/siege_print.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"

enum { UNKNOWNS_MOST = 3 };

typedef struct {
    const Term *bound; /* what `it` prints (rule 12); NULL: "it" */
    const Term *same;  /* the selector that prints "it" (rule 10); NULL: none */
} Context;

typedef struct {
    char *out;
    size_t room, n;
    bool cut;
    const SiegeSet *set;
    const SiegeCard *card;
    Context now;
    bool of_host;  /* modifiers are about the attached card */
    bool full;     /* numbers are said in words, and not as X */
    int within;    /* what is printed is a part of what the catalogue has whole */
    int nunknowns; /* of this sentence: X, Y, Z */
    const Term *unknown[UNKNOWNS_MOST];
    Context where[UNKNOWNS_MOST];
} Print;

typedef struct { /* a piece of a template */
    const char *at, *end;
} Part;

static const char CARD[] = "card|cards", ALLY_CARD[] = "ally card|ally cards";
static const char SUBJECT_HAS[] = "{subject} has {0}", THE_ATTACHED[] = "the attached card";

static void print_term(Print *p, const Term *t, bool many);

static void put_n(Print *p, const char *s, size_t n)
{
    p->cut = p->cut || n >= p->room - p->n;
    if (p->cut)
        return;
    memcpy(p->out + p->n, s, n);
    p->n += n;
    p->out[p->n] = '\0';
}

static void put(Print *p, const char *s)
{
    put_n(p, s, strlen(s));
}

/* What was printed from `begun` on is one unit of the catalogue. A phrase for each word would not do: elsewhere a filter
 * changes with the gender of its noun and with what is done to it. */
static void speak(Print *p, size_t begun)
{
    if (p->cut || p->within)
        return;
    const char *said = say_word(p->out + begun);
    if (said == p->out + begun || begun == p->n)
        return;
    p->n = begun;
    put(p, said);
}

static bool part_is(Part part, const char *s)
{
    return (size_t)(part.end - part.at) == strlen(s) && memcmp(part.at, s, strlen(s)) == 0;
}

static bool has_kind(const Term *t, char kind)
{
    return strchr(siege_op[term_op(t)].kinds, kind) != NULL;
}

/* Of "one|many" the form that is asked for; marks in it are not looked into. */
static Part form_of(Part part, bool second)
{
    int depth = 0;
    for (const char *c = part.at; c < part.end; c++) {
        depth += *c == '{';
        depth -= *c == '}';
        if (*c == '|' && depth == 0)
            return second ? (Part){c + 1, part.end} : (Part){part.at, c};
    }
    return part;
}

static void put_form(Print *p, const char *words, bool many)
{
    Part form = form_of((Part){words, words + strlen(words)}, many);
    put_n(p, form.at, (size_t)(form.end - form.at));
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static void print_int(Print *p, int n, bool sign)
{
    char digits[16];
    (void)snprintf(digits, sizeof digits, "%s%d", n < 0 ? "\u2212" : sign ? "+" : "", n < 0 ? -n : n); /* rule 11 */
    put(p, digits);
}

/* Rule 9: what is no plain number is called X, and explained at the end of the sentence. */
static void print_number(Print *p, const Term *t, bool sign)
{
    if (term_is_number(t)) {
        print_int(p, term_int(t), sign);
        return;
    }
    if (p->full) {
        print_term(p, t, false);
        return;
    }
    int i = 0;
    while (i < p->nunknowns && !term_equal(p->unknown[i], t))
        i++;
    if (i == UNKNOWNS_MOST) {
        p->cut = true;
        return;
    }
    if (i == p->nunknowns) {
        p->where[i] = p->now;
        p->unknown[p->nunknowns++] = t;
    }
    put(p, sign ? "+" : "");
    put_n(p, &"XYZ"[i], 1);
}

static void explain_unknowns(Print *p)
{
    Context now = p->now;
    p->full = true;
    for (int i = 0; i < p->nunknowns; i++) {
        put(p, i ? " and " : ", where ");
        put_n(p, &"XYZ"[i], 1);
        put(p, " is ");
        p->now = p->where[i];
        print_term(p, p->unknown[i], false);
    }
    p->full = false;
    p->nunknowns = 0;
    p->now = now;
}

/* ---- selectors --------------------------------------------------------------------------------------------------- */

static const char *this_card(const SiegeCard *c)
{
    switch ((SiegeCardType)c->type) {
    case CARD_ALLY:
    case CARD_SKELETON:
        return "this ally";
    case CARD_TOWER:
        return "this tower";
    case CARD_SPELL:
    case CARD_HORDE_SPELL:
        return "this spell";
    case CARD_ATTACHMENT:
    case CARD_HORDE_ATTACHMENT:
        return "this attachment";
    case CARD_CASTLE:
        return "the castle";
    case CARD_MONSTER:
        return "this monster";
    case CARD_PORTAL:
        return "this portal";
    case CARD_OUTSIDER:
        return "this outsider";
    case CARD_MINION:
        return "this minion";
    case CARD_NOTHING:
    case CARD_TYPES:
        break;
    }
    return "";
}

static bool is_choice(const Term *t)
{
    SiegeOp op = term_op(t);
    return op == THE_PICK || op == THE_PICKS || op == THE_UPTO;
}

static bool prints_it(const Print *p, const Term *t)
{
    return (term_op(t) == THE_IT && !p->now.bound) || (p->now.same && term_equal(t, p->now.same));
}

/* Rule 8, and rule 5 for numbers: the second form. */
static bool is_several(const Term *t)
{
    SiegeOp op = term_op(t);
    if (op == THE_PICKS || op == THE_UPTO)
        return is_several(t + 1);
    if (op == THE_NEIGHBOURS || op == THE_BOTH)
        return true;
    return term_is_number(t) ? term_int(t) != 1 : has_kind(t, 'N');
}

static void print_self(Print *p)
{
    bool it = p->now.same && term_op(p->now.same) == THE_SELF;
    put(p, it ? "it" : this_card(p->card));
}

/* ---- noun phrases (rules 5 and 6) -------------------------------------------------------------------------------- */

/* n noun, o noun or adjective, j adjective, p phrase */
static char filter_class(const Term *t)
{
    if (term_op(t) == IS_NOT)
        return has_kind(t + 1, 'p') ? 'p' : 'j';
    return has_kind(t, 'n') ? 'n' : has_kind(t, 'o') ? 'o' : has_kind(t, 'p') ? 'p' : 'j';
}

static const Term *find_class(const Term *t, const Term *end, char class)
{
    while (t < end && filter_class(t) != class)
        t = term_next(t);
    return t < end ? t : NULL;
}

/* In front of what begins at `before`: a or an. */
static void print_article(Print *p, size_t before)
{
    const char *article = strchr("aeiou", p->out[before]) ? "an " : "a ";
    size_t n = strlen(article);
    put_n(p, article, n); /* makes room */
    if (p->cut)
        return;
    memmove(p->out + before + n, p->out + before, p->n - n - before);
    memcpy(p->out + before, article, n);
}

/* After "is" without a noun: "epic and in a lane". */
static void print_quality(Print *p, const Term *t, const Term *end)
{
    for (const Term *f = t; f < end; f = term_next(f)) {
        put(p, f == t ? "" : " and ");
        print_term(p, f, false);
    }
}

static void print_noun_phrase(Print *p, const Term *t, const Term *end, const char *card, bool article, bool many)
{
    const Term *noun = find_class(t, end, 'n');
    noun = card ? NULL : noun ? noun : find_class(t, end, 'o');
    bool other = false;
    size_t before = p->n;
    for (const Term *f = t; f < end; f = term_next(f))
        other = other || term_op(f) == IS_OTHER;
    if (other)
        put(p, article ? "another " : "other ");
    for (const Term *f = t; f < end; f = term_next(f)) {
        if (f == noun || filter_class(f) == 'p' || term_op(f) == IS_OTHER ||
            (card == ALLY_CARD && term_op(f) == IS_ALLY))
            continue;
        print_term(p, f, false);
        put(p, " ");
    }
    if (noun)
        print_term(p, noun, many);
    else
        put_form(p, card ? card : CARD, many);
    for (const Term *f = t; f < end; f = term_next(f)) {
        if (filter_class(f) != 'p')
            continue;
        put(p, " ");
        print_term(p, f, many);
    }
    if (article && !other)
        print_article(p, before);
}

static void print_filters(Print *p, const Term *t, const Term *end, Part style, bool many)
{
    if (part_is(style, "what") && !find_class(t, end, 'n') && !find_class(t, end, 'o'))
        print_quality(p, t, end);
    else if (part_is(style, "what"))
        print_noun_phrase(p, t, end, NULL, !many, many);
    else if (part_is(style, "fallen"))
        print_noun_phrase(p, t, end, ALLY_CARD, true, false);
    else if (part_is(style, "card") || part_is(style, "cards"))
        print_noun_phrase(p, t, end, CARD, part_is(style, "card"), part_is(style, "cards"));
    else
        print_noun_phrase(p, t, end, NULL, part_is(style, "a"), part_is(style, "many"));
}

/* ---- templates --------------------------------------------------------------------------------------------------- */

/* The n-th argument, from 1, as the row of the table counts them, and its letter there; NULL: it was left out. */
static const Term *argument(const Term *t, int n, const char **want)
{
    const char *letter = siege_op[term_op(t)].arguments;
    bool left_out = letter[0] && letter[1] == '?' && term_op(t + 1) != COST_ALL;
    for (int i = 1; i < n && *letter; i++)
        letter += letter[1] == '+' || letter[1] == '?' ? 2 : 1;
    *want = letter;
    if (left_out)
        return n == 1 ? NULL : term_argument(t, n - 2);
    return term_argument(t, n - 1);
}

/* Rule 2: a sentence for each, with a capital and a full stop. One that begins with a comma goes on with the last. */
static void print_sentences(Print *p, const Term *t, const Term *end)
{
    size_t begun = p->n;
    for (const Term *first = t; t < end; t = term_next(t)) {
        bool goes_on = t > first && strchr(";,", siege_op[term_op(t)].phrase[0]);
        if (goes_on && !p->cut)
            p->n--;
        if (t > first && !goes_on) {
            speak(p, begun);
            put(p, " ");
            begun = p->n;
        }
        size_t before = p->n;
        p->within++;
        print_term(p, t, false);
        if (!p->cut)
            p->out[before] = (char)toupper((unsigned char)p->out[before]);
        explain_unknowns(p);
        p->within--;
        put(p, ".");
    }
    speak(p, begun);
}

/* Rules 3 and 4. */
static void print_joined(Print *p, const Term *t, const Term *end, char kind)
{
    Context outside = p->now;
    for (const Term *first = t; t < end; t = term_next(t)) {
        if (t > first) {
            put(p, kind == 'C' ? ", " : kind == 'O' ? "; or " : " and ");
            p->now.bound = NULL; /* rule 12: only in the first effect */
        }
        size_t begun = p->n;
        p->within++;
        print_term(p, t, false);
        p->within--;
        if (kind == 'C')
            speak(p, begun);
    }
    p->now = outside;
}

/* Rule 10: what prints "it" in the part that holds under the condition of t. */
static const Term *same_under(const Print *p, const Term *t)
{
    const Term *who = t + 2;
    bool is = term_op(t + 1) == IF_IS && !is_choice(who);
    return is && (term_op(who) == THE_SELF) == (term_op(t) == MOD_WHILE) ? who : p->now.same;
}

/* Rule 14: health tokens that only a tower can get. */
static bool is_charge(const Print *p, const Term *t)
{
    const Term *to = term_argument(t, 2);
    bool tower = term_op(to) == THE_SELF ? p->card->type == CARD_TOWER
                                         : is_choice(to) && find_class(to + 1, term_next(to), 'n') &&
                                               term_op(find_class(to + 1, term_next(to), 'n')) == IS_TOWER;
    return tower && term_op(term_argument(t, 0)) == WORD_HEALTH;
}

/* Whether the form behind ":" is the first one. */
static bool first_form(const Print *p, Part name, const Term *t)
{
    const char *want;
    if (part_is(name, "it"))
        return prints_it(p, t + 1);
    if (part_is(name, "body"))
        return has_kind(t + 1, 'B');
    if (part_is(name, "stage"))
        return term_op(t + 1) == VALUE_STAGE;
    if (part_is(name, "phrase"))
        return filter_class(t + 1) == 'p';
    if (part_is(name, "horde"))
        return siege_is_horde(p->card);
    if (part_is(name, "charge"))
        return is_charge(p, t);
    const Term *a = argument(t, name.at[0] - '0', &want);
    if (name.end - name.at == 3 && name.at[1] == '=')
        return term_is_number(a) && term_int(a) == name.at[2] - '0';
    return !is_several(a);
}

static void print_template(Print *p, Part part, const Term *t);

static void print_argument(Print *p, const Term *t, int n, Part style)
{
    const char *want;
    const Term *a = argument(t, n, &want), *end = term_next(t);
    if (!a)
        return;
    size_t before = p->n;
    if (*want == 'F' && want[1] == '+') {
        print_filters(p, a, end, style, is_several(t + 1));
    } else if (*want == 'N' || *want == 'Z') {
        print_number(p, a, part_is(style, "signed"));
    } else if (*want == 'W') {
        put(p, p->set->card[term_int(a)].name);
    } else if (part_is(style, "sentences")) {
        print_sentences(p, a, end);
    } else if (part_is(style, "has") && has_kind(a, 'K')) {
        print_template(p, (Part){SUBJECT_HAS, SUBJECT_HAS + sizeof SUBJECT_HAS - 1}, a);
    } else if (strchr("ECO", *want)) {
        print_joined(p, a, want[1] == '+' ? end : term_next(a), *want);
    } else {
        bool whole = *want == 'S'; /* what a card is attached to */
        p->within += whole;
        put(p, part_is(style, "each") && is_several(a) && !prints_it(p, a) ? "each of " : ""); /* rule 7 */
        print_term(p, a, part_is(style, "many"));
        if (part_is(style, "a"))
            print_article(p, before);
        p->within -= whole;
        if (whole)
            speak(p, before);
    }
}

/* What stands between { and }. */
static void print_mark(Print *p, Part mark, const Term *t)
{
    const char *colon = memchr(mark.at, ':', (size_t)(mark.end - mark.at));
    const char *dot = memchr(mark.at, '.', (size_t)(mark.end - mark.at));
    Context outside = p->now;
    if (colon) {
        Part forms = {colon + 1, mark.end};
        print_template(p, form_of(forms, !first_form(p, (Part){mark.at, colon}, t)), t);
    } else if (part_is(mark, "subject")) {
        if (p->of_host)
            put(p, THE_ATTACHED);
        else
            print_self(p);
    } else if (part_is(mark, "0")) {
        print_term(p, t, false);
    } else {
        if (mark.at[0] == '2' && has_kind(t + 1, 'I'))
            p->now.same = same_under(p, t);
        print_argument(p, t, mark.at[0] - '0', dot ? (Part){dot + 1, mark.end} : (Part){mark.end, mark.end});
        p->now = outside;
    }
}

static void print_template(Print *p, Part part, const Term *t)
{
    while (part.at < part.end) {
        const char *open = memchr(part.at, '{', (size_t)(part.end - part.at));
        put_n(p, part.at, (size_t)((open ? open : part.end) - part.at));
        if (!open)
            return;
        const char *close = open + 1;
        for (int depth = 1; depth > 0; close++)
            depth += (*close == '{') - (*close == '}');
        print_mark(p, (Part){open + 1, close - 1}, t);
        part.at = close;
    }
}

/* Rule 12, for a selector that is no choice: "the boosted monster gets .. and it gains ..". */
static void print_found(Print *p, const Term *with)
{
    p->now.bound = with + 1;
    print_joined(p, term_argument(with, 1), term_next(with), 'E');
}

static void print_term(Print *p, const Term *t, bool many)
{
    Context outside = p->now;
    bool full = p->full, of_host = p->of_host;
    SiegeOp op = term_op(t);
    if (p->cut)
        return;
    p->full = p->full || has_kind(t, 'I');
    p->of_host = p->of_host || op == MOD_HOST_HAS;
    if (op == DO_WITH)
        p->now.bound = NULL;
    if (prints_it(p, t)) {
        put(p, "it");
    } else if (op == THE_IT && outside.bound) {
        p->now.bound = NULL;
        print_term(p, outside.bound, false);
    } else if (op == THE_SELF) {
        print_self(p);
    } else if (op == DO_WITH && !is_choice(t + 1)) {
        print_found(p, t);
    } else {
        const char *phrase = p->within ? siege_op[op].phrase : say_word(siege_op[op].phrase);
        print_template(p, form_of((Part){phrase, phrase + strlen(phrase)}, many), t);
    }
    p->now = outside;
    p->full = full;
    p->of_host = of_host;
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static Print begin(const SiegeSet *set, const SiegeCard *c, char *out, size_t room)
{
    out[0] = '\0';
    return (Print){.out = out, .room = room, .set = set, .card = c};
}

bool siege_print_ability(const SiegeSet *set, const SiegeCard *c, const Term *ability, char *out, size_t room)
{
    Print p = begin(set, c, out, room);
    bool whole = !has_kind(ability, 'A');
    p.within = whole;
    print_term(&p, ability, false);
    p.within = 0;
    if (whole)
        speak(&p, 0);
    return !p.cut;
}

bool siege_print_sentence(const SiegeSet *set, const SiegeCard *c, const Term *t, char *out, size_t room)
{
    Print p = begin(set, c, out, room);
    print_sentences(&p, t, term_next(t));
    return !p.cut;
}

bool siege_print_card(const SiegeSet *set, const SiegeCard *c, char *out, size_t room)
{
    Print p = begin(set, c, out, room);
    for (const Term *t = NULL; (t = siege_ability(set, c, t)) != NULL;) { /* rule 1 */
        put(&p, p.n ? " " : "");
        print_term(&p, t, false);
    }
    return !p.cut;
}

bool siege_print_back(const SiegeSet *set, const SiegeCard *c, char *out, size_t room)
{
    Print p = begin(set, c, out, room);
    if (c->nbuild)
        print_term(&p, set->term + c->build, false);
    return !p.cut;
}
