/* SPDX-License-Identifier: MIT
 * A tool of the build: siege-cards CARDS.md OUT.c. Compiles the card file, checks it, and writes it down as the tables
 * of C that the game is built with; or says what is wrong, with file and line, and the build stops. */
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "games/siege/siege_compile.h"

static SiegeSet set;

static void write_string(FILE *out, const char *field, const char *text)
{
    (void)fprintf(out, "     .%s = \"", field);
    for (; *text; text++)
        (void)fprintf(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    (void)fputs("\",\n", out);
}

static void write_card(FILE *out, const SiegeCard *c)
{
    (void)fprintf(out, "    {.word = \"%s\",\n", c->word);
    write_string(out, "name", c->name);
    write_string(out, "flavour", c->flavour);
    write_string(out, "line", c->line);
    (void)fprintf(out, "     .has = 0x%X, .keys = 0x%X, .by_health = %u, .modifies = %u,\n", c->has, c->keys,
                  c->by_health, c->modifies);
    (void)fprintf(out, "     .terms = %u, .nterms = %u, .build = %u, .nbuild = %u, .hero = %u,\n", c->terms, c->nterms,
                  c->build, c->nbuild, c->hero);
    (void)fprintf(out, "     .type = %u, .class = %u, .colour = %u, .set = %u, .rarity = %u, .copies = %u,\n", c->type,
                  c->class, c->colour, c->set, c->rarity, c->copies);
    (void)fprintf(out, "     .cost = %u, .attack = %u, .health = %u, .tier = %u, .tick = %u, .boost = %u,\n", c->cost,
                  c->attack, c->health, c->tier, c->tick, c->boost);
    (void)fprintf(
        out, "     .side = %u, .mark = %u, .mode = %u, .difficulty = %u, .stage = %u, .waves = {%u, %u, %u, %u}},\n",
        c->side, c->mark, c->mode, c->difficulty, c->stage, c->waves[0], c->waves[1], c->waves[2], c->waves[3]);
}

static void write_set(FILE *out)
{
    (void)fprintf(out,
                  "/* Made from docs/rules/siege-cards.md while building. */\n"
                  "#include \"games/siege/siege_terms.h\"\n\n"
                  "const SiegeSet siege_set = {\n    .ncards = %u,\n    .nterms = %u,\n    .card = {\n",
                  set.ncards, set.nterms);
    for (int i = 0; i < set.ncards; i++)
        write_card(out, &set.card[i]);
    (void)fputs("    },\n    .term = {", out);
    for (int i = 0; i < set.nterms; i++)
        (void)fprintf(out, "%s0x%04X,", i % 12 ? " " : "\n        ", set.term[i]);
    (void)fputs("\n    },\n};\n", out);
}

int main(int argc, char **argv)
{
    Buf text = {0};
    if (argc != 3) {
        (void)fprintf(stderr, "usage: siege-cards CARDS.md OUT.c\n");
        return 2;
    }
    Status s = file_read(argv[1], 1 << 20, &text);
    if (s.code == 0)
        s = siege_compile(&set, buf_str(&text), text.n, argv[1]);
    buf_free(&text);
    if (s.code == 0) {
        Status whole = siege_check_set(&set);
        if (whole.code != 0)
            s = status_error(1, "%s: %s", argv[1], whole.text);
    }
    if (s.code != 0) {
        (void)fprintf(stderr, "%s\n", s.text);
        return 1;
    }
    FILE *out = fopen(argv[2], "w");
    if (!out) {
        perror(argv[2]);
        return 1;
    }
    write_set(out);
    bool written = !ferror(out);
    return fclose(out) == 0 && written ? 0 : 1;
}
