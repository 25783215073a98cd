/* SPDX-License-Identifier: MIT
 * A tool of the build: siege-cards CARDS.md OUT.c. Compiles the card file, checks it, and writes it down as the tables
 * of C that the game is built with; or says what is wrong, with file and line, and the build stops. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/plain.h"
#include "games/siege/cards/siege_compile.h"
#include "games/siege/siege_print.h"

static void write_quoted(FILE *out, const char *text)
{
    (void)fputc('"', out);
    for (; *text; text++)
        (void)fprintf(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    (void)fputc('"', out);
}

static void write_string(FILE *out, const char *field, const char *text)
{
    (void)fprintf(out, "     .%s = ", field);
    write_quoted(out, text);
    (void)fputs(",\n", out);
}

static void write_card(FILE *out, const SiegeCard *c)
{
    (void)fprintf(out, "    {.word = \"%s\",\n", c->word);
    write_string(out, "name", c->name);
    write_string(out, "flavour", c->flavour);
    write_string(out, "line", c->line);
    (void)fprintf(out, "     .has = 0x%X, .keys = 0x%X, .by_health = %u, .modifies = %u, .cheapens = %u,\n", c->has,
                  c->keys, c->by_health, c->modifies, c->cheapens);
    (void)fprintf(out, "     .terms = %u, .nterms = %u, .build = %u, .nbuild = %u, .hero = %u, .instead = %u,\n",
                  c->terms, c->nterms, c->build, c->nbuild, c->hero, c->instead);
    (void)fprintf(out, "     .type = %u, .class = %u, .colour = %u, .set = %u, .rarity = %u, .copies = %u,\n", c->type,
                  c->class, c->colour, c->set, c->rarity, c->copies);
    (void)fprintf(out, "     .cost = %u, .attack = %u, .health = %u, .tier = %u, .tick = %u, .boost = %u,\n", c->cost,
                  c->attack, c->health, c->tier, c->tick, c->boost);
    (void)fprintf(out,
                  "     .side = %u, .mark = %u, .mode = %u, .difficulty = %u, .stage = %u, .numbers = %u, .waves = "
                  "{%u, %u, %u, %u}},\n",
                  c->side, c->mark, c->mode, c->difficulty, c->stage, c->numbers, c->waves[0], c->waves[1], c->waves[2],
                  c->waves[3]);
}

static void write_set(FILE *out, const SiegeSet *set)
{
    (void)fprintf(out,
                  "/* Made from docs/rules/siege-cards.md while building. */\n"
                  "#include \"games/siege/siege_int.h\"\n\n"
                  "const SiegeSet siege_set = {\n    .ncards = %u,\n    .nterms = %u,\n    .card = {\n",
                  set->ncards, set->nterms);
    for (int i = 0; i < set->ncards; i++)
        write_card(out, &set->card[i]);
    (void)fputs("    },\n    .term = {", out);
    for (int i = 0; i < set->nterms; i++)
        (void)fprintf(out, "%s0x%04X,", i % 12 ? " " : "\n        ", set->term[i]);
    (void)fputs("\n    },\n};\n", out);
}

/* What other pieces a card can be mistaken for, before set-up says which deck it is in. */
static const char *pool_of(const SiegeCard *c)
{
    switch ((SiegeCardType)c->type) {
    case CARD_ALLY:
    case CARD_TOWER:
    case CARD_SPELL:
    case CARD_ATTACHMENT:
        return "POOL_DECK_0";
    case CARD_MONSTER:
    case CARD_HORDE_SPELL:
    case CARD_HORDE_ATTACHMENT:
        return "POOL_HORDE";
    case CARD_SKELETON:
        return "POOL_SKELETON";
    default:
        return "POOL_PUBLIC";
    }
}

/* The printed text, where bold is *one* mark on the screen and **two** in the card file. */
static bool card_text(const SiegeSet *set, const SiegeCard *c, char *out, size_t room)
{
    char *to = out;
    if (!siege_print_card(set, c, out, room))
        return false;
    for (const char *p = out; *p; p++)
        if (p[0] != '*' || p[1] != '*')
            *to++ = *p;
    *to = '\0';
    return true;
}

/* Rows of Game.def: the n-th card is row n + 1. */
static Status write_defs(FILE *out, const SiegeSet *set)
{
    (void)fputs("\nconst DefSpec siege_defs[SIEGE_NDEFS] = {\n    {\"?\", \"a card\", NULL, POOL_PUBLIC, 0},\n", out);
    for (int i = 0; i < set->ncards; i++) {
        const SiegeCard *c = &set->card[i];
        char text[1024];
        if (!card_text(set, c, text, sizeof text))
            return status_error(1, "The text of the card '%s' is too long.", c->word);
        (void)fprintf(out, "    {\"%s\", ", c->word);
        write_quoted(out, c->name);
        (void)fputs(",\n     ", out);
        if (*text)
            write_quoted(out, text);
        else
            (void)fputs("NULL", out);
        (void)fprintf(out, ", %s, %d},\n", pool_of(c), c->copies ? c->copies : 1);
    }
    (void)fprintf(out, "};\n_Static_assert(SIEGE_NDEFS == %d, \"siege_int.h knows how many designs there are\");\n",
                  set->ncards + 1);
    return status_ok();
}

/* Compiles and checks; set is zeroed. */
static Status read_cards(const char *path, SiegeSet *set)
{
    Buf text = {0};
    Status s = file_read(path, 1 << 20, &text);
    if (s.code == 0)
        s = siege_compile(set, buf_str(&text), text.n, path);
    buf_free(&text);
    if (s.code != 0)
        return s;
    Status whole = siege_check_set(set);
    return whole.code ? status_error(1, "%s: %s", path, whole.text) : whole;
}

/* The tables of C; false: they could not be written, and it has been said why. */
static bool write_tables(const char *path, const SiegeSet *set)
{
    FILE *out = fopen(path, "w");
    if (!out) {
        (void)plain_print(stderr, "%s: %s\n", path, strerror(errno));
        return false;
    }
    write_set(out, set);
    Status s = write_defs(out, set);
    if (s.code != 0)
        (void)plain_print(stderr, "%s\n", s.text);
    bool written = !ferror(out) && s.code == 0;
    return fclose(out) == 0 && written;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        (void)plain_print(stderr, "usage: siege-cards CARDS.md OUT.c\n");
        return 2;
    }
    SiegeSet *set = xcalloc(1, sizeof *set);
    Status s = read_cards(argv[1], set);
    if (s.code != 0)
        (void)plain_print(stderr, "%s\n", s.text);
    bool good = s.code == 0 && write_tables(argv[2], set);
    free(set);
    return good ? 0 : 1;
}
