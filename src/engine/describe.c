/* SPDX-License-Identifier: MIT */
#include "engine/describe.h"

#include <stdio.h>
#include <string.h>

#include "base/plain.h"
#include "engine/request.h"
#include "games/nullgame/nullgame.h"

/* What an Arg is called, and how it is written in a move. */
static const char *const arg_kind[] = {"", "piece", "word", "place", "seat", "number", "set", "order"};
static const char *const arg_form[] = {"", " WORD#NUMBER", " WORD", " PLACE", " SEAT", " N", " LETTERS", " ORDER"};
static const char *const sight_word[] = {"nobody", "owner", "all", "last"};

static const char *field_kind(const FieldSpec *f)
{
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
    case FIELD_I8:
    case FIELD_U16:
    case FIELD_U32:
        break;
    case FIELD_SEAT:
        return "seat";
    case FIELD_DEF:
        return "word";
    case FIELD_PLACE:
        return "place";
    case FIELD_PIECE:
        return "piece";
    }
    return "number";
}

/* Who may know its values. */
static const char *field_sight(const FieldSpec *f)
{
    switch ((FieldSecret)f->secret) {
    case FIELD_PUBLIC:
        break;
    case FIELD_OF_SEAT:
        return "seat";
    case FIELD_OF_NOBODY:
        return "nobody";
    }
    return "all";
}

/* ---- options that do not go together ---------------------------------------------------------------------------- */

static void note_fault(const Game *g, Excluded e, int nseats, Excluded out[EXCLUDED_MOST], int *n)
{
    Setup cfg = game_preset(g, nseats);
    for (int i = 0; i < e.n; i++)
        cfg.option[e.option[i]] = (uint8_t)e.choice[i];
    const char *fault = g->setup_fault ? g->setup_fault(&cfg) : NULL;
    if (!fault)
        return;
    (void)snprintf(e.why, sizeof e.why, "%s", fault);
    e.seats = 1u << nseats;
    for (int i = 0; i < *n; i++) {
        bool part = false; /* a choice that is refused alone says it all */
        for (int k = 0; k < e.n && out[i].n == 1; k++)
            part = part || (out[i].option[0] == e.option[k] && out[i].choice[0] == e.choice[k]);
        bool same = memcmp(&out[i], &e, offsetof(Excluded, seats)) == 0 && strcmp(out[i].why, e.why) == 0;
        if (same)
            out[i].seats |= e.seats;
        if (same || (part && e.n == 2 && out[i].seats & e.seats))
            return;
    }
    if (*n < EXCLUDED_MOST)
        out[(*n)++] = e;
}

static void note_pairs(const Game *g, int i, int a, int nseats, Excluded out[EXCLUDED_MOST], int *n)
{
    for (int k = i + 1; k < g->noptions; k++)
        for (int b = 0; b < g->option[k].nchoices; b++)
            if (b != g->option[k].preset)
                note_fault(g, (Excluded){.n = 2, .option = {i, k}, .choice = {a, b}}, nseats, out, n);
}

int excluded_list(const Game *g, Excluded out[EXCLUDED_MOST])
{
    int n = 0;
    for (int pairs = 0; pairs < 2; pairs++)
        for (int nseats = g->seats_min; nseats <= g->seats_max; nseats++)
            for (int i = 0; i < g->noptions; i++)
                for (int a = 0; a < g->option[i].nchoices; a++) {
                    if (a == g->option[i].preset)
                        continue;
                    if (pairs)
                        note_pairs(g, i, a, nseats, out, &n);
                    else
                        note_fault(g, (Excluded){.n = 1, .option = {i}, .choice = {a}}, nseats, out, &n);
                }
    return n;
}

/* ---- as JSON ---------------------------------------------------------------------------------------------------- */

static json_t *words_json(const char *const *word, int n)
{
    json_t *list = json_array();
    for (int i = 0; i < n; i++)
        if (word[i])
            json_array_append_new(list, json_string(word[i]));
    return list;
}

static json_t *optional(const char *text)
{
    return text ? text_json(text) : json_null();
}

static json_t *excluded_json(const Game *g)
{
    Excluded row[EXCLUDED_MOST];
    json_t *list = json_array();
    int n = excluded_list(g, row);
    for (int i = 0; i < n; i++) {
        json_t *options = json_object(), *seats = json_array();
        for (int k = 0; k < row[i].n; k++) {
            const OptionSpec *o = &g->option[row[i].option[k]];
            json_object_set_new(options, o->word, json_string(o->choice[row[i].choice[k]]));
        }
        for (int k = g->seats_min; k <= g->seats_max; k++)
            if (row[i].seats >> k & 1)
                json_array_append_new(seats, json_integer(k));
        json_array_append_new(
            list, json_pack("{s:o,s:o,s:o}", "options", options, "seats", seats, "error", text_json(row[i].why)));
    }
    return list;
}

static json_t *places_json(const Game *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->nplaces; i++) {
        const PlaceSpec *p = &g->place[i];
        json_t *seat = p->seat == NO_SEAT ? json_null() : json_integer(p->seat);
        json_array_append_new(list, json_pack("{s:s,s:o,s:s,s:o}", "word", p->word, "label", text_json(p->label),
                                              "seen_by", sight_word[p->sight], "seat", seat));
    }
    return list;
}

static json_t *pieces_json(const Game *g)
{
    json_t *list = json_array();
    for (int i = DEF_HIDDEN + 1; i < g->ndefs; i++)
        json_array_append_new(list,
                              json_pack("{s:s,s:o,s:o,s:i}", "word", g->def[i].word, "name", optional(g->def[i].name),
                                        "text", optional(g->def[i].text), "copies", (int)g->def[i].copies));
    return list;
}

static json_t *moves_json(const Game *g)
{
    json_t *list = json_array();
    for (int i = 1; i < g->nmoves; i++) {
        const MoveSpec *m = &g->move[i];
        json_t *args = json_array();
        for (int k = 0; k < 3; k++)
            if (m->arg[k] != ARG_NONE)
                json_array_append_new(args, json_string(arg_kind[m->arg[k]]));
        json_array_append_new(list,
                              json_pack("{s:s,s:o,s:o,s:o,s:b}", "word", m->word, "label", optional(m->label), "rule",
                                        optional(m->rule), "arguments", args, "automatic", (m->flags & MV_AUTO) != 0));
    }
    return list;
}

static json_t *sets_json(const Game *g)
{
    json_t *sets = json_object();
    for (int i = 0; i < g->nset; i++)
        json_object_set_new(sets, (char[2]){g->set[i].letter, '\0'}, json_string(g->def[g->set[i].def].word));
    return sets;
}

static json_t *events_json_of(const Game *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->nevents; i++)
        if (g->event[i].word)
            json_array_append_new(list, json_pack("{s:s,s:o,s:o}", "word", g->event[i].word, "line",
                                                  optional(g->event[i].label), "rule", optional(g->event[i].rule)));
    return list;
}

static json_t *fields_json(const Game *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->nfields; i++) {
        const FieldSpec *f = &g->field[i];
        json_t *count = f->count == PER_SEAT ? json_string("seats") : json_integer(f->count);
        json_t *o = json_pack("{s:s,s:s,s:o,s:s}", "word", f->word, "kind", field_kind(f), "count", count, "seen_by",
                              field_sight(f));
        if (strcmp(field_kind(f), "number") == 0) {
            json_object_set_new(o, "min", json_integer(f->min));
            json_object_set_new(o, "max", json_integer(f->max));
        }
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *counters_json(const Game *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->nnums; i++)
        json_array_append_new(list,
                              json_pack("{s:s,s:o,s:i,s:i}", "word", g->num[i].word, "label", optional(g->num[i].label),
                                        "min", (int)g->num[i].min, "max", (int)g->num[i].max));
    return list;
}

static json_t *decks_json(const Game *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->ndecks; i++)
        json_array_append_new(list,
                              json_pack("{s:s,s:o}", "word", g->deck[i].word, "label", optional(g->deck[i].label)));
    return list;
}

json_t *describe_json(const Game *g)
{
    return json_pack("{s:s,s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "game", g->id, "rules",
                     (int)g->rules_rev, "excluded", excluded_json(g), "phases", words_json(g->phase, g->nphases),
                     "places", places_json(g), "pieces", pieces_json(g), "moves", moves_json(g), "sets", sets_json(g),
                     "events", events_json_of(g), "fields", fields_json(g), "waiting",
                     words_json(g->frame_op, g->nframe_ops), "queue", words_json(g->queue_op, g->nqueue_ops),
                     "counters", counters_json(g), "decks", decks_json(g));
}

/* ---- as Markdown ------------------------------------------------------------------------------------------------ */

/* Text in a cell of a table. */
static void add_cell(const char *text, Buf *out)
{
    for (const char *p = text ? text : ""; *p; p++)
        if (*p == '|')
            buf_add(out, "\\|");
        else
            buf_addn(out, *p == '\n' ? " " : p, 1);
}

static void options_text(const Game *g, Buf *out)
{
    buf_add(out, "### Options\n\n| option | choices, the preset first | |\n|---|---|---|\n");
    for (int i = 0; i < g->noptions; i++) {
        const OptionSpec *o = &g->option[i];
        buf_printf(out, "| `%s` | `%s`", o->word, o->choice[o->preset]);
        for (int k = 0; k < o->nchoices; k++)
            if (k != o->preset)
                buf_printf(out, ", `%s`", o->choice[k]);
        buf_add(out, " | ");
        add_cell(o->help ? o->help : o->label, out);
        buf_add(out, " |\n");
    }
    Excluded row[EXCLUDED_MOST];
    int n = excluded_list(g, row);
    if (n > 0)
        buf_add(out, "\nWhat is refused while all other options have their preset:\n\n| choice | with seats | "
                     "|\n|---|---|---|\n");
    for (int i = 0; i < n; i++) {
        buf_add(out, "|");
        for (int k = 0; k < row[i].n; k++) {
            const OptionSpec *o = &g->option[row[i].option[k]];
            buf_printf(out, "%s `%s` = `%s`", k ? " with" : "", o->word, o->choice[row[i].choice[k]]);
        }
        buf_add(out, " |");
        for (int k = g->seats_min, first = 1; k <= g->seats_max; k++)
            if (row[i].seats >> k & 1) {
                buf_printf(out, "%s %d", first ? "" : ",", k);
                first = 0;
            }
        buf_add(out, " | ");
        add_cell(row[i].why, out);
        buf_add(out, " |\n");
    }
}

static void words_text(const char *head, const char *const *word, int n, Buf *out)
{
    buf_printf(out, "\n### %s\n\n", head);
    int said = 0;
    for (int i = 0; i < n; i++)
        if (word[i])
            buf_printf(out, "%s`%s`", said++ ? ", " : "", word[i]);
    buf_add(out, said ? "\n" : "none\n");
}

/* Places of one family, as the cells of a grid or the hands of all seats, stand in one row. */
static void places_text(const Game *g, Buf *out)
{
    buf_add(out, "\n### Places\n\n| place | | seen by |\n|---|---|---|\n");
    for (int i = 0, end; i < g->nplaces; i = end) {
        const PlaceSpec *p = &g->place[i];
        for (end = i + 1; end < g->nplaces && g->place[end].group == p->group && g->place[end].sight == p->sight; end++)
            continue;
        buf_printf(out, "| `%s`", p->word);
        if (end - i > 1)
            buf_printf(out, " to `%s`, %d places", g->place[end - 1].word, end - i);
        buf_add(out, " | ");
        add_cell(p->label, out);
        bool family = end - i > 1 && strcmp(p->label, g->place[end - 1].label) != 0;
        buf_printf(out, "%s | %s |\n", family ? " and so on" : "",
                   p->sight == SIGHT_OWNER  ? "its seat"
                   : p->sight == SIGHT_LAST ? "the last seat"
                                            : sight_word[p->sight]);
    }
}

static void pieces_text(const Game *g, Buf *out)
{
    buf_add(out, "\n### Pieces\n\n| word | name | in a full set | |\n|---|---|---|---|\n");
    for (int i = DEF_HIDDEN + 1; i < g->ndefs; i++) {
        buf_printf(out, "| `%s` | ", g->def[i].word);
        add_cell(g->def[i].name, out);
        buf_printf(out, " | %d | ", g->def[i].copies);
        add_cell(g->def[i].text, out);
        buf_add(out, " |\n");
    }
}

static void moves_text(const Game *g, Buf *out)
{
    buf_add(out, "\n### Moves\n\n| move | | rule |\n|---|---|---|\n");
    for (int i = 1; i < g->nmoves; i++) {
        const MoveSpec *m = &g->move[i];
        buf_printf(out, "| `%s%s%s%s` | ", m->word, arg_form[m->arg[0]], arg_form[m->arg[1]], arg_form[m->arg[2]]);
        add_cell(m->label, out);
        buf_printf(out, "%s | %s |\n", m->flags & MV_AUTO ? " (played by itself when it is the only one)" : "",
                   m->rule ? m->rule : "");
    }
    if (g->nset > 0)
        buf_add(out, "\nThe letters of a set, in this order:");
    for (int i = 0; i < g->nset; i++)
        buf_printf(out, "%s `%c` %s", i ? "," : "", g->set[i].letter, g->def[g->set[i].def].word);
    buf_add(out, g->nset > 0 ? "; `-` for none.\n" : "");
}

static void events_text(const Game *g, Buf *out)
{
    buf_add(out, "\n### Events of its own\n\n| kind | its line in the log | rule |\n|---|---|---|\n");
    for (int i = 0; i < g->nevents; i++) {
        const EventSpec *e = &g->event[i];
        if (!e->word)
            continue;
        buf_printf(out, "| `%s` | ", e->word);
        add_cell(e->label ? e->label : "(none)", out);
        buf_printf(out, " | %s |\n", e->rule ? e->rule : "");
    }
}

static void fields_text(const Game *g, Buf *out)
{
    buf_add(out, "\n### Fields\n\n| field | value |\n|---|---|\n");
    for (int i = 0; i < g->nfields; i++) {
        const FieldSpec *f = &g->field[i];
        const char *kind = field_kind(f);
        bool number = strcmp(kind, "number") == 0, many = f->count != 1;
        buf_printf(out, "| `%s` | ", f->word);
        if (many && f->count == PER_SEAT)
            buf_add(out, "for each seat ");
        else if (many)
            buf_printf(out, "%d times ", f->count);
        if (number)
            buf_printf(out, "a number from %d to %d", (int)f->min, (int)f->max);
        else
            buf_printf(out, "a %s or null", kind);
        buf_printf(out, "%s |\n",
                   f->secret == FIELD_OF_SEAT     ? "; only the seat it is about sees it"
                   : f->secret == FIELD_OF_NOBODY ? "; nobody sees it"
                                                  : "");
    }
}

static void counters_text(const Game *g, Buf *out)
{
    if (g->nnums > 0)
        buf_add(out, "\n### Counters of pieces\n\n| counter | | value |\n|---|---|---|\n");
    for (int i = 0; i < g->nnums; i++) {
        buf_printf(out, "| `%s` | ", g->num[i].word);
        add_cell(g->num[i].label, out);
        buf_printf(out, " | %d to %d |\n", g->num[i].min, g->num[i].max);
    }
}

static void game_text(const Game *g, Buf *out)
{
    buf_printf(out, "\n## %s (`%s`)\n\n", g->title, g->id);
    options_text(g, out);
    words_text("Phases", g->phase, g->nphases, out);
    places_text(g, out);
    pieces_text(g, out);
    moves_text(g, out);
    events_text(g, out);
    fields_text(g, out);
    counters_text(g, out);
    words_text("Rules that wait", g->frame_op, g->nframe_ops, out);
    if (g->queue_op)
        words_text("What waits in line", g->queue_op, g->nqueue_ops, out);
}

void describe_text(Buf *out)
{
    buf_add(
        out,
        "# The words of the protocol\n\n"
        "Every word of every game, from the tables of the program: this page is what `hordehall-engine describe` "
        "prints\n"
        "(`./dev words` makes it anew), and the request `describe` of [protocol.md](protocol.md) gives the same as "
        "JSON.\n"
        "What the places and fields mean stands there. In labels and log lines a word in braces stands for something "
        "that\n"
        "is put in: `{seat}` a name, `{card}` the `piece` of an event, `{why}` its second word, `{n}` its number.\n"
        "After `{n:` stand forms of which one is taken, by the number: `=0:` for none, the first for 1, the last for\n"
        "all others; after `{card:` and its like the first for what is known and the second for what is hidden.\n");
    for (int i = 0; game_list[i]; i++)
        if (game_list[i] != &nullgame)
            game_text(game_list[i], out);
}

int describe_run(const Args *args)
{
    (void)args;
    Buf out = {0};
    describe_text(&out);
    bool written = plain_print(stdout, "%s", buf_str(&out)) >= 0 && fflush(stdout) == 0;
    buf_free(&out);
    return written ? CLI_OK : CLI_FAILED;
}
