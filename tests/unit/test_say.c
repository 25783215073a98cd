/* SPDX-License-Identifier: MIT
 * Sentences from templates: marks, plural forms, lists, hidden things, other languages, and what is a bug. */
#include "help.h"

#include "core/say.h"
#include "core/text.h"

#define SAYS(wanted, ...)                                                                                              \
    do {                                                                                                               \
        char said_[SENTENCE_MAX] = "before";                                                                           \
        say(said_, sizeof said_, __VA_ARGS__);                                                                         \
        assert_string_equal(said_, wanted);                                                                            \
    } while (0)

static void marks_stand_for_their_arguments(void **st)
{
    (void)st;
    SAYS("", SAY(""));
    SAYS("The horde is full.", SAY("The horde is full."));
    SAYS("Mira hits the Orc: 9.", SAY("{who} hits the {enemy}: {n}."), say_n("n", 9), say_s("enemy", "Orc"),
         say_s("who", "Mira"));
    SAYS("Orc, Orc!", SAY("{enemy}, {enemy}!"), say_s("enemy", "Orc"), say_s("unused", "x"));
    SAYS("[{3}]", SAY("[{who}]"), say_seat("who", 3));
    SAYS("*Mira* and *{1}*", SAY("{a} and {b}"), say_bold(say_s("a", "Mira")), say_bold(say_seat("b", 1)));
    SAYS("a | b: =1: c", SAY("a | b: =1: c"));
}

static void arguments_are_not_looked_into(void **st)
{
    (void)st;
    SAYS("{n} has 3", SAY("{who} has {n}"), say_s("who", "{n}"), say_n("n", 3));
    SAYS("{n:one|two}|}: 100%s", SAY("{who}: 100%s"), say_s("who", "{n:one|two}|}"));
    SAYS("", SAY("{who}"), say_s("who", NULL));
}

static void numbers_have_a_true_minus(void **st)
{
    (void)st;
    SAYS("0 7 \u22127", SAY("{a} {b} {c}"), say_n("a", 0), say_n("b", 7), say_n("c", -7));
    SAYS("0 +7 \u22127", SAY("{a} {b} {c}"), say_signed("a", 0), say_signed("b", 7), say_signed("c", -7));
    SAYS("\u22122147483648", SAY("{n}"), say_n("n", INT32_MIN));
}

static void plurals_have_a_form_each(void **st)
{
    (void)st;
    static const char *const wanted[] = {"0 monsters", "1 monster", "2 monsters", "3 monsters"};
    for (int n = 0; n < 4; n++)
        SAYS(wanted[n], SAY("{n:{n} monster|{n} monsters}"), say_n("n", n));
    SAYS("\u22121 point", SAY("{n:{n} point|{n} points}"), say_n("n", -1));
    static const char *const exactly[] = {"no card.", "one card.", "a pair.", "3 cards.", "4 cards."};
    for (int n = 0; n < 5; n++)
        SAYS(exactly[n], SAY("{n:=0:no card|one card|=2:a pair|{n} cards}."), say_n("n", n));
    SAYS("always", SAY("{n:always}"), say_n("n", 5));
    SAYS("Pick it!", SAY("Pick {n:it|them}!"), say_n("n", 1));
}

static void forms_are_sentences_that_hold_marks_and_forms(void **st)
{
    (void)st;
    const char *template = N_("{who:{who}, pick {n:1 monster|{n} monsters}|Pick {n:1 monster|{n} monsters}}");
    SAYS("Mira, pick 1 monster", SAY_TABLE(template), say_s("who", "Mira"), say_n("n", 1));
    SAYS("Mira, pick 2 monsters", SAY_TABLE(template), say_s("who", "Mira"), say_n("n", 2));
    SAYS("Pick 1 monster", SAY_TABLE(template), say_s("who", ""), say_n("n", 1));
    SAYS("Pick 3 monsters", SAY_TABLE(template), say_s("who", NULL), say_n("n", 3));
    SAYS("1 of 1", SAY("{a:1 of {b:1|{b}}|{a} of {b:1|{b}}}"), say_n("a", 1), say_n("b", 1));
    SAYS("4 of 5", SAY("{a:1 of {b:1|{b}}|{a} of {b:1|{b}}}"), say_n("a", 4), say_n("b", 5));
}

static void a_choice_takes_its_form(void **st)
{
    (void)st;
    SAYS("Slide it up.", SAY("Slide it {up:up|down}."), say_is("up", true));
    SAYS("Slide it down.", SAY("Slide it {up:up|down}."), say_is("up", false));
    static const char *const wanted[] = {"left", "right", ""};
    for (int i = 0; i < 3; i++)
        SAYS(wanted[i], SAY("{side:left|right|}"), say_which("side", i));
}

static void what_is_hidden_has_a_sentence_of_its_own(void **st)
{
    (void)st;
    const char *template = N_("{card:The {card} falls.|A face-down goblin falls.}");
    SAYS("The *Orc* falls.", SAY_TABLE(template), say_bold(say_s("card", "Orc")));
    SAYS("A face-down goblin falls.", SAY_TABLE(template), say_hidden("card", "a card"));
    SAYS("Mira sees a card.", SAY("Mira sees {card}."), say_bold(say_hidden("card", "a card")));
}

static void lists_of_any_length(void **st)
{
    (void)st;
    static const char *const item[] = {"Wizard", "Rogue", "Druid", "{b}"};
    static const char *const with_and[] = {"nothing", "Wizard", "Wizard and Rogue", "Wizard, Rogue and Druid",
                                           "Wizard, Rogue, Druid and {b}"};
    static const char *const with_or[] = {"nothing", "Wizard", "Wizard or Rogue", "Wizard, Rogue or Druid",
                                          "Wizard, Rogue, Druid or {b}"};
    static const char *const commas[] = {"nothing", "Wizard", "Wizard, Rogue", "Wizard, Rogue, Druid",
                                         "Wizard, Rogue, Druid, {b}"};
    static const char *const bold[] = {"nothing", "*Wizard*", "*Wizard* and *Rogue*", "*Wizard*, *Rogue* and *Druid*",
                                       "*Wizard*, *Rogue*, *Druid* and *{b}*"};
    static const char *const counted[] = {"nobody rolls", "it rolls", "they roll", "they roll", "they roll"};
    for (int n = 0; n <= 4; n++) {
        SAYS(with_and[n], SAY("{a}"), say_list("a", SAY_AND, item, n));
        SAYS(with_or[n], SAY("{a}"), say_list("a", SAY_OR, item, n));
        SAYS(commas[n], SAY("{a}"), say_list("a", SAY_COMMA, item, n));
        SAYS(bold[n], SAY("{a}"), say_bold(say_list("a", SAY_AND, item, n)));
        SAYS(counted[n], SAY("{a:=0:nobody rolls|it rolls|they roll}"), say_list("a", SAY_AND, item, n));
    }
    static const char *const sentence[] = {"One is here.", "Two are there.", "The rest is gone."};
    SAYS("One is here. Two are there. The rest is gone.", SAY("{all}"), say_list("all", SAY_LINES, sentence, 3));
}

/* ---- other languages --------------------------------------------------------------------------------------------- */

/* One, few, many: as in Polish. */
static int three_forms(int n)
{
    bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
    return n == 1 ? 0 : few ? 1 : 2;
}

static const char *in_another_tongue(const void *ctx, const char *template)
{
    (void)ctx;
    static const char *const words[][2] = {
        {"{who} picks {n:1 monster|{n} monsters}.", "{n:Jeden potw\u00f3r|{n} potwory|{n} potwor\u00f3w}: {who}."},
        {"{a} and {b}", "{a} i {b}"},
        {"Orc", "Ork"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], template) == 0)
            return words[i][1];
    return template;
}

static void another_language_has_its_own_order_forms_and_lists(void **st)
{
    (void)st;
    static const SayLanguage other = {in_another_tongue, three_forms, "{a}; {b}", "{a} and {b}",
                                      "{b}/{a}",         "{a}{b}",    "nic",      NULL};
    static const char *const item[] = {"A", "B", "C"};
    const char *template = N_("{who} picks {n:1 monster|{n} monsters}.");
    say_language(&other);
    SAYS("Jeden potw\u00f3r: \u00c9va.", SAY_TABLE(template), say_s("who", "\u00c9va"), say_n("n", 1));
    SAYS("2 potwory: \u00c9va.", SAY_TABLE(template), say_s("who", "\u00c9va"), say_n("n", 2));
    SAYS("5 potwor\u00f3w: \u00c9va.", SAY_TABLE(template), say_s("who", "\u00c9va"), say_n("n", 5));
    SAYS("A; B i C", SAY("{a}"), say_list("a", SAY_AND, item, 3));
    SAYS("C/A; B", SAY("{a}"), say_list("a", SAY_OR, item, 3));
    SAYS("nic", SAY("{a}"), say_list("a", SAY_OR, item, 0));
    SAYS("4 cards", SAY("{n:1 card|{n} cards}"), say_n("n", 4)); /* not translated: the last form there is */
    assert_string_equal(say_word("Orc"), "Ork");
    say_language(NULL);
    assert_string_equal(say_word("Orc"), "Orc");
    SAYS("\u00c9va picks 5 monsters.", SAY_TABLE(template), say_s("who", "\u00c9va"), say_n("n", 5));
}

/* ---- bugs -------------------------------------------------------------------------------------------------------- */

static void jump_out(void *ctx)
{
    jmp_buf *back = ctx;
    longjmp(*back, 1);
}

/* True when that is reported as a bug. */
#define IS_A_BUG(statement)                                                                                            \
    do {                                                                                                               \
        jmp_buf back;                                                                                                  \
        volatile bool bug = true;                                                                                      \
        log_on_bug(jump_out, &back);                                                                                   \
        if (setjmp(back) == 0) {                                                                                       \
            statement;                                                                                                 \
            bug = false;                                                                                               \
        }                                                                                                              \
        log_on_bug(NULL, NULL);                                                                                        \
        if (!bug)                                                                                                      \
            fail_msg("%s: no bug was reported", #statement);                                                           \
    } while (0)

static void a_wrong_template_is_a_bug(void **st)
{
    (void)st;
    static char out[SENTENCE_MAX];
    static const char *const two[] = {"A", "B"};
    IS_A_BUG(say(out, sizeof out, SAY("{who} picks {card}."), say_s("who", "Mira")));
    IS_A_BUG(say(out, sizeof out, SAY("{who picks."), say_s("who", "Mira")));
    IS_A_BUG(say(out, sizeof out, SAY("{"), say_s("who", "Mira")));
    IS_A_BUG(say(out, sizeof out, SAY("{}"), say_s("who", "Mira")));
    IS_A_BUG(say(out, sizeof out, SAY("{n:1 card|{n} cards"), say_n("n", 2)));
    IS_A_BUG(say(out, sizeof out, SAY("{n:1 card|{m} cards}"), say_n("n", 2)));
    IS_A_BUG(say(out, sizeof out, SAY("{up:it goes up}"), say_is("up", false)));
    IS_A_BUG(say(out, sizeof out, SAY("{up}"), say_is("up", true)));
    IS_A_BUG(say(out, sizeof out, SAY("{n:=0:none|=1:one}"), say_n("n", 2)));
    IS_A_BUG(say(out, sizeof out, SAY("{who:{who} is there}"), say_s("who", "")));
    IS_A_BUG(say(out, sizeof out, SAY("{a:one}, {c}"), say_list("a", SAY_AND, two, 2)));
}

static void nothing_is_cut(void **st)
{
    (void)st;
    char six[7] = "", all[SENTENCE_MAX] = "";
    say(six, sizeof six, SAY("{a}{b}"), say_s("a", "\u00e9"), say_s("b", "\u20ac1"));
    assert_string_equal(six, "\u00e9\u20ac1");
    static char five[6];
    IS_A_BUG(say(five, sizeof five, SAY("{a}{b}"), say_s("a", "\u00e9"), say_s("b", "\u20ac1")));
    IS_A_BUG(say(five, sizeof five, SAY("123456")));
    IS_A_BUG(say(five, sizeof five, SAY("12345{n}"), say_n("n", 6)));
    memset(all, 'x', sizeof all - 1);
    static char out[SENTENCE_MAX], longer[SENTENCE_MAX + 1];
    memset(longer, 'x', sizeof longer - 1);
    SAYS(all, SAY("{a}"), say_s("a", all));
    IS_A_BUG(say(out, sizeof out, SAY("{a}"), say_s("a", longer)));
    Setup names = {.nseats = 2, .name = {"Mira", "Ottokar"}};
    static char small[6];
    memcpy(small, "{1}!", 5);
    IS_A_BUG(text_names(&names, small, sizeof small));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_stand_for_their_arguments),
        cmocka_unit_test(arguments_are_not_looked_into),
        cmocka_unit_test(numbers_have_a_true_minus),
        cmocka_unit_test(plurals_have_a_form_each),
        cmocka_unit_test(forms_are_sentences_that_hold_marks_and_forms),
        cmocka_unit_test(a_choice_takes_its_form),
        cmocka_unit_test(what_is_hidden_has_a_sentence_of_its_own),
        cmocka_unit_test(lists_of_any_length),
        cmocka_unit_test(another_language_has_its_own_order_forms_and_lists),
        cmocka_unit_test(a_wrong_template_is_a_bug),
        cmocka_unit_test(nothing_is_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
