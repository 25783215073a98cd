/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Siege: lanes, hands, decks and discard piles before and after, with the numbers of the
 * block. The words are those of docs/rules/siege.md, 7.0. */
#include "games/siege/table/siege_example.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/say.h"
#include "games/siege/siege.h"

enum { NAME = 20, NOTE = 64, COUNT_LEAST = 20, PLATE_LEAST = 73 /* narrower cards do not show their name */ };

typedef struct {
    char name[NAME], note[NOTE]; /* name "": nobody stands there; note: its keywords */
    int attack, health, token;   /* token: health, negative: wounds */
    bool fallen, tower, new_here;
} Half;

typedef struct {
    Half half[2][LANES]; /* upper, lower */
    int castle, portal, minion[MINIONS];
} Lanes;

/* Cards in a row; decks from their top. */
typedef enum { ROW_HAND, ROW_DISCARDS, ROW_DECK, ROW_HORDE_DECK, ROWS } RowKind;
enum { ROW_CARDS = 6 };
typedef struct {
    char card[ROW_CARDS][NAME];
    int n;
} Row;

typedef struct { /* as a line "card" describes it */
    char name[NAME];
    int attack, health, cost;
    bool tower, spell, bolt;
} Described;
enum { DESCRIBED = 8 };

typedef struct {
    Lanes before, after;
    Row row[ROWS], row_after[ROWS];
    Described card[DESCRIBED];
    int cards;
} Scene;

/* ---- reading ----------------------------------------------------------------------------------------------------- */
static bool is_pair(const char *word, int *attack, int *health)
{
    char *slash, *end;
    long first = strtol(word, &slash, 10), second = *slash == '/' ? strtol(slash + 1, &end, 10) : 0;
    if (!isdigit((unsigned char)*word) || *slash != '/' || !isdigit((unsigned char)slash[1]) || *end != '\0')
        return false;
    *attack = (int)first;
    *health = (int)second;
    return true;
}

/* Says "armor(3)" as "Armor 3" in the language of the program; "": another ability. */
static void say_ability(const char *term, size_t length, char *out, size_t n)
{
    static const struct {
        const char *term, *words;
    } known[] = {
        {"armor(", N_("Armor {n}")},
        {"pierce(", N_("Pierce {n}")},
        {"elusive(", N_("Elusive {n}")},
        {"heroic(", N_("Heroic {n}")},
        {"barrier", N_("Barrier")},
        {"cleave", N_("Cleave")},
        {"trample", N_("Trample")},
        {"taunt", N_("Taunt")},
        {"immune", N_("Immune")},
        {"cannot_move", N_("Cannot move")},
        {"cannot_be_engaged", N_("Cannot be engaged")},
    };
    out[0] = '\0';
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        size_t begin = strlen(known[i].term);
        bool counts = known[i].term[begin - 1] == '(';
        if (strncmp(term, known[i].term, begin) == 0 && (counts || begin == length))
            say(out, n, SAY_TABLE(known[i].words), say_n("n", counts ? (int)strtol(term + begin, NULL, 10) : 0));
    }
}

/* Adds "static(armor(3),trample)" as "Armor 3, Trample". */
static void add_note(Half *h, const char *term)
{
    static const char begin[] = "static(";
    if (strncmp(term, begin, sizeof begin - 1) != 0)
        return;
    const char *p = term + sizeof begin - 1, *end = p + strlen(p) - (*p && p[strlen(p) - 1] == ')');
    while (p < end) {
        char words[SENTENCE_MAX];
        size_t length = strcspn(p, ","), have = strlen(h->note);
        if (length > (size_t)(end - p))
            length = (size_t)(end - p);
        say_ability(p, length, words, sizeof words);
        if (words[0])
            (void)snprintf(h->note + have, sizeof h->note - have, "%s%.*s", have ? ", " : "", NOTE, words);
        p += length + (p + length < end);
    }
}

static const Described *described(const Scene *s, const char *name)
{
    for (int i = 0; i < s->cards; i++)
        if (strcmp(s->card[i].name, name) == 0)
            return &s->card[i];
    return NULL;
}

static void describe(Scene *s, const ExampleLine *l)
{
    if (s->cards == DESCRIBED)
        return;
    Described *d = &s->card[s->cards++];
    *d = (Described){.tower = example_is(l, 2, "tower"), .spell = example_is(l, 2, "spell")};
    (void)snprintf(d->name, sizeof d->name, "%s", l->word[1]);
    for (int i = 3; i < l->n; i++) {
        if (strcmp(l->word[i], "cost") == 0)
            d->cost = (int)strtol(l->word[i + 1], NULL, 10);
        d->bolt = d->bolt || strncmp(l->word[i], "quick(", 6) == 0;
        (void)is_pair(l->word[i], &d->attack, &d->health);
    }
}

/* Returns the row of "hand", "deck H", "discards P1"; *list: the word its list begins at; ROWS: none that is drawn. */
static RowKind row_of(const ExampleLine *l, int at, int *list)
{
    const char *seat = l->word[at + 1];
    bool horde = strcmp(seat, "H") == 0, first = strcmp(seat, "P1") == 0;
    *list = at + 1 + (horde || first);
    if (example_is(l, at, "hand") && !horde)
        return ROW_HAND;
    if (example_is(l, at, "discards") && !horde)
        return ROW_DISCARDS;
    return !example_is(l, at, "deck") ? ROWS : horde ? ROW_HORDE_DECK : ROW_DECK;
}

static void read_row(Row *row, const ExampleLine *l, int from)
{
    row->n = 0;
    for (int i = from; i < l->n && row->n < ROW_CARDS; i++)
        if (isupper((unsigned char)l->word[i][0]))
            (void)snprintf(row->card[row->n++], NAME, "%s", l->word[i]);
}

static bool is_state(const char *word)
{
    return strcmp(word, "health") == 0 || strcmp(word, "wound") == 0;
}

static void read_half(Scene *s, Half *h, const ExampleLine *l, int from, int to)
{
    *h = (Half){0};
    if (from >= to || strcmp(l->word[from], "-") == 0)
        return;
    if (strcmp(l->word[from], "minion") == 0 && from + 1 < to) {
        int m = l->word[from + 1][0] - '1';
        (void)snprintf(h->name, sizeof h->name, "Minion %.8s", l->word[from + 1]);
        if (m >= 0 && m < MINIONS)
            h->attack = h->health = s->before.minion[m];
        return;
    }
    (void)snprintf(h->name, sizeof h->name, "%s", l->word[from]);
    for (int i = from + 1; i < to; i++) {
        if (is_pair(l->word[i], &h->attack, &h->health))
            continue;
        if (is_state(l->word[i]) && i + 1 < to) {
            int n = (int)strtol(l->word[i + 1], NULL, 10) * (l->word[i][0] == 'w' ? -1 : 1);
            h->token += n;
            h->health += n;
            i++;
        }
        add_note(h, l->word[i]);
    }
    const Described *d = described(s, h->name);
    h->tower = d && d->tower;
}

static int lane_of(const char *word)
{
    int lane = word[0] - '1';
    return lane >= 0 && lane < LANES ? lane : -1;
}

/* Returns the index of the "/" between the halves, or of the end. */
static int slash(const ExampleLine *l, int from)
{
    int i = from;
    while (i < l->n && strcmp(l->word[i], "/") != 0)
        i++;
    return i;
}

static Half *find(Lanes *l, const char *name)
{
    for (int k = 0; k < 2 * LANES; k++)
        if (strcmp(l->half[k / LANES][k % LANES].name, name) == 0)
            return &l->half[k / LANES][k % LANES];
    return NULL;
}

static void place(Scene *s, int side, int lane, const char *name)
{
    Half *to = &s->after.half[side][lane], *from = find(&s->before, name), *was = find(&s->after, name);
    if (strcmp(name, "*") == 0 || strcmp(to->name, name) == 0)
        return;
    if (strcmp(name, "-") == 0) {
        *to = (Half){0};
        return;
    }
    if (was && was->new_here) /* another one of that name: skeletons */
        was = NULL;
    Half moved = was ? *was : from ? *from : (Half){.attack = 1, .health = 1}; /* Bones, a skeleton 1/1 */
    if (was)
        *was = (Half){0};
    (void)snprintf(moved.name, sizeof moved.name, "%s", name);
    moved.new_here = true;
    *to = moved;
}

static void expect_card(Scene *s, Half *h, int side, const ExampleLine *l)
{
    for (int i = 2; i < l->n; i++) {
        if (is_pair(l->word[i], &h->attack, &h->health))
            continue;
        if (is_state(l->word[i]))
            h->token = (int)strtol(l->word[i + 1], NULL, 10) * (l->word[i][0] == 'w' ? -1 : 1);
        else if (strcmp(l->word[i], "plain") == 0)
            h->token = 0;
        else if (strcmp(l->word[i], "gone") == 0)
            h->fallen = true;
        else if (strcmp(l->word[i], "in") == 0 && example_is(l, i + 1, "lane") && lane_of(l->word[i + 2]) >= 0)
            place(s, side, lane_of(l->word[i + 2]), l->word[1]);
    }
}

static void expect(Scene *s, const ExampleLine *l)
{
    Lanes *a = &s->after;
    int list;
    RowKind row = row_of(l, 1, &list);
    if (row != ROWS)
        read_row(&s->row_after[row], l, list);
    if (example_is(l, 1, "castle"))
        a->castle = (int)strtol(l->word[2], NULL, 10);
    else if (example_is(l, 1, "portal"))
        a->portal = (int)strtol(l->word[2], NULL, 10);
    else if (example_is(l, 1, "minions"))
        for (int i = 0; i < MINIONS; i++)
            a->minion[i] = (int)strtol(l->word[2 + i], NULL, 10);
    else if (example_is(l, 1, "lane") && lane_of(l->word[2]) >= 0) {
        int at = slash(l, 3);
        place(s, 0, lane_of(l->word[2]), l->word[3]);
        place(s, 1, lane_of(l->word[2]), l->word[at + 1]);
    } else if (example_is(l, 1, "discards")) {
        for (int i = 2; i < l->n; i++) {
            Half *h = find(a, l->word[i]);
            if (h)
                h->fallen = true;
        }
    } else {
        Half *h = find(a, l->word[1]);
        if (h)
            expect_card(s, h, h < a->half[1] ? 0 : 1, l);
    }
}

static void read_position(Scene *s, const ExampleLine *l)
{
    Lanes *b = &s->before;
    int list;
    RowKind row = row_of(l, 0, &list);
    if (row != ROWS)
        read_row(&s->row[row], l, list);
    if (example_is(l, 0, "castle"))
        b->castle = (int)strtol(l->word[1], NULL, 10);
    else if (example_is(l, 0, "portal"))
        b->portal = (int)strtol(l->word[1], NULL, 10);
    else if (example_is(l, 0, "minions"))
        for (int i = 0; i < MINIONS; i++)
            b->minion[i] = (int)strtol(l->word[1 + i], NULL, 10);
    else if (example_is(l, 0, "card"))
        describe(s, l);
    else if (example_is(l, 0, "lane") && lane_of(l->word[1]) >= 0) {
        int at = slash(l, 2), lane = lane_of(l->word[1]);
        read_half(s, &b->half[0][lane], l, 2, at);
        read_half(s, &b->half[1][lane], l, at + 1, l->n);
    }
}

static void begin_after(Scene *s)
{
    s->after = s->before;
    memcpy(s->row_after, s->row, sizeof s->row);
}

static void read_scene(Scene *s, const char *lines)
{
    *s = (Scene){.before = {.castle = COUNT_LEAST, .portal = COUNT_LEAST}};
    ExampleLine l = {.next = lines};
    bool told = false;
    while (example_next(&l)) {
        if (!example_is(&l, 0, "=")) {
            read_position(s, &l);
            continue;
        }
        if (!told)
            begin_after(s);
        told = true;
        expect(s, &l);
    }
    if (!told)
        begin_after(s);
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */
static const char *emblem_of(const char *name, int side)
{
    static const struct {
        const char *name, *emblem;
    } known[] = {
        {N_("Wolf"), "wolf"},   {N_("Boar"), "boar"},    {N_("Ox"), "ox"},          {N_("Toad"), "toad"},
        {N_("Golem"), "golem"}, {N_("Ghost"), "ghost"},  {N_("Guard"), "helm"},     {N_("Knight"), "sword"},
        {N_("Archer"), "bow"},  {N_("Smith"), "hammer"}, {N_("Bones"), "skeleton"}, {N_("Nest"), "tower"},
        {N_("Raider"), "axe"},  {N_("Giant"), "fist"},   {N_("Scout"), "person"},   {N_("Spark"), "burst"},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].name, name) == 0)
            return known[i].emblem;
    return strncmp(name, "Minion", 6) == 0 ? "trickster" : side == 0 ? "claw" : "person";
}

/* Returns the name as it is shown on the card, perhaps in `out`. */
static const char *shown_name(const char *name, char out[SENTENCE_MAX])
{
    static const char minion[] = "Minion ";
    if (strncmp(name, minion, sizeof minion - 1) != 0)
        return say_word(name);
    say(out, SENTENCE_MAX, SAY("Minion {n}"), say_s("n", name + sizeof minion - 1));
    return out;
}

/* Draws a name over the lower edge, as small as it must be: with large letters a face has no room for it. */
static void name_plate(const Example *e, const char *name, Rect r)
{
    if (gfx_text_scale(e->g) <= 1.5f || r.w < PLATE_LEAST)
        return;
    Rect plate = rect(r.x, r.y + r.h - 25, r.w, 25);
    gfx_round(e->g, plate, 4, gfx_color(e->g, COL_PAPER));
    gfx_frame(e->g, plate, 4, 1, e->edge);
    Text t = {FACE_BOLD, 18, gfx_color(e->g, COL_INK), ALIGN_CENTER, true};
    (void)gfx_text(e->g, gfx_text_fit(e->g, t, 9, 0.5f, plate.w - 6, name), plate, name);
}

static void draw_half(const Example *e, const Half *h, const Half *was, int side, Rect r)
{
    if (!h->name[0]) {
        gfx_dashed(e->g, r, 6, 1.5f, color_alpha(e->edge, 0.7f));
        return;
    }
    char word[NAME + 16], said[SENTENCE_MAX];
    const char *name = shown_name(h->name, said);
    (void)snprintf(word, sizeof word, "example-%d-%s", side, h->name);
    CardFace f = {.word = word,
                  .name = name,
                  .backdrop = side == 0  ? "backdrops/blood"
                              : h->tower ? "backdrops/mine"
                                         : "backdrops/fire",
                  .frame = side == 0 ? "frames/blood" : "frames/fire",
                  .emblem = emblem_of(h->name, side),
                  .rim = side == 0 ? COL_RUBY : COL_FIRE};
    if (!h->tower)
        f.numbers = (CardNumbers){.has = CARD_ATTACK | CARD_HEALTH,
                                  .attack = {h->attack, was ? was->attack : h->attack},
                                  .health = {h->health, was ? was->health : h->health}};
    card_draw(e->g, &f, r, 0, NULL);
    name_plate(e, name, r);
    if (h->new_here)
        gfx_frame(e->g, rect_inset(r, -2), 6, 3, e->good);
    if (h->fallen) {
        example_cross(e, r);
        return;
    }
    float size = r.w * 0.15f;
    for (int i = 0; i < abs(h->token) && i < 5; i++) {
        float y = r.y + r.h * 0.16f + (float)i * size * 0.8f;
        gfx_disc(e->g, r.x + r.w - size * 0.7f, y, size / 2 + 1.5f, (Color){14, 10, 8, 255});
        gfx_disc(e->g, r.x + r.w - size * 0.7f, y, size / 2,
                 h->token < 0 ? (Color){214, 64, 52, 255} : (Color){120, 200, 90, 255});
    }
}

/* Lists the lanes with a card before or after; returns how many. */
static int lanes_used(const Scene *s, int out[LANES])
{
    int n = 0;
    for (int lane = 0; lane < LANES; lane++)
        for (int k = 0; k < 4; k++) {
            const Lanes *l = k < 2 ? &s->before : &s->after;
            if (l->half[k % 2][lane].name[0]) {
                out[n++] = lane;
                break;
            }
        }
    return n;
}

typedef struct {
    const Example *e;
    const int *lane;
    int n, from, to;   /* sides that are drawn: 0 upper, 1 lower */
    bool above, below; /* keywords stand there */
    float cw, ch, gap, words;
} Grid;

static bool has_notes(const Scene *s, int side)
{
    for (int lane = 0; lane < LANES; lane++)
        if (s->before.half[side][lane].note[0])
            return true;
    return false;
}

static bool side_used(const Scene *s, int side)
{
    for (int lane = 0; lane < LANES; lane++)
        if (s->before.half[side][lane].name[0] || s->after.half[side][lane].name[0])
            return true;
    return false;
}

static float rows_height(const Grid *g)
{
    return (float)(g->to - g->from + 1) * (g->ch + 8) - 8;
}

static float grid_height(const Grid *g)
{
    return rows_height(g) + (1 + (float)g->above + (float)g->below) * g->words;
}

static void draw_lanes(const Grid *g, const Lanes *l, const Lanes *was, float x, float y)
{
    const Example *e = g->e;
    for (int i = 0; i < g->n; i++) {
        int lane = g->lane[i];
        float left = x + (float)i * (g->cw + g->gap);
        char words[SENTENCE_MAX];
        for (int side = g->from; side <= g->to; side++) {
            const Half *h = &l->half[side][lane];
            const Half *before = was && h->name[0] ? find((Lanes *)was, h->name) : NULL;
            float top = y + (float)g->above * g->words + (float)(side - g->from) * (g->ch + 8);
            draw_half(e, h, before, side, rect(left, top, g->cw, g->ch));
            if (!was && h->note[0])
                (void)example_words(e, left - g->gap / 2, side ? top + g->ch + 3 : y, g->cw + g->gap, h->note, e->ink);
        }
        say(words, sizeof words, SAY("lane {n}"), say_n("n", lane + 1));
        (void)example_words(e, left - g->gap / 2, y + ((float)g->above + (float)g->below) * g->words + rows_height(g),
                            g->cw + g->gap, words, e->soft);
    }
}

/* ---- rows of cards ----------------------------------------------------------------------------------------------- */
static void draw_card(const Example *e, const Scene *s, const char *name, bool horde, bool fresh, Rect r)
{
    const Described *d = described(s, name);
    Half h = {.health = d ? d->health : 1, .attack = d ? d->attack : 1, .tower = d && d->tower, .new_here = fresh};
    (void)snprintf(h.name, sizeof h.name, "%s", name);
    if (!d || !d->spell) {
        draw_half(e, &h, NULL, horde ? 0 : 1, r);
        return;
    }
    CardFace f = {.word = name,
                  .name = say_word(name),
                  .backdrop = "backdrops/fire",
                  .emblem = "burst",
                  .sign = {NULL, NULL, d->bolt ? "bolt" : "scroll"},
                  .rim = COL_FIRE,
                  .numbers = {.has = d->cost > 0 ? CARD_COST : 0, .cost = {d->cost, d->cost}}};
    card_draw(e->g, &f, r, 0, NULL);
    name_plate(e, say_word(name), r);
    if (fresh)
        gfx_frame(e->g, rect_inset(r, -2), 6, 3, e->good);
}

static bool was_in(const Row *row, const char *name)
{
    for (int i = 0; i < row->n; i++)
        if (strcmp(row->card[i], name) == 0)
            return true;
    return false;
}

/* Draws a row before and after, with its heading; new cards are framed. Returns its height, 0: always empty. */
static float draw_row(const Example *e, const Scene *s, RowKind kind, float y)
{
    static const char *const heading[ROWS] = {[ROW_HAND] = N_("hand"),
                                              [ROW_DISCARDS] = N_("discard pile"),
                                              [ROW_DECK] = N_("deck, from its top"),
                                              [ROW_HORDE_DECK] = N_("horde deck, from its top")};
    const Row *row[2] = {&s->row[kind], &s->row_after[kind]};
    int most = row[0]->n > row[1]->n ? row[0]->n : row[1]->n;
    float arrow = 46 * e->k, half = (e->w - arrow) / 2, gap = 6;
    float w = fminf(74 * e->k, (half - gap * (float)(most - 1)) / fmaxf(1, (float)most)), h = w * 1.25f;
    if (most == 0)
        return 0;
    float top = y + example_words(e, e->x, y, e->w, say_word(heading[kind]), e->soft) + 4;
    float words = w < PLATE_LEAST ? example_words_height(e) + 2 : 0;
    for (int k = 0; e->draw && k < 2; k++) {
        float all = (float)row[k]->n * (w + gap) - gap, x = e->x + (half + arrow) * (float)k + (half - all) / 2;
        for (int i = 0; i < row[k]->n; i++) {
            const char *name = row[k]->card[i];
            Rect r = rect(x + (float)i * (w + gap), top, w, h);
            draw_card(e, s, name, kind == ROW_HORDE_DECK, k && !was_in(row[0], name), r);
            if (words > 0)
                (void)example_words(e, r.x - gap / 2, r.y + h + 3, w + gap, say_word(name), e->soft);
        }
        if (row[k]->n == 0)
            gfx_dashed(e->g, rect(e->x + (half + arrow) * (float)k + (half - w) / 2, top, w, h), 6, 1.5f,
                       color_alpha(e->edge, 0.7f));
    }
    example_arrow(e, rect(e->x + half, top, arrow, h));
    return top + h + words + 10 - y;
}

/* Says "castle: 20 → 18" for what has changed; returns how many lines. */
static int say_changes(const Scene *s, char out[3][SENTENCE_MAX])
{
    int n = 0;
    if (s->before.castle != s->after.castle)
        say(out[n++], SENTENCE_MAX, SAY("castle: {from} → {to}"), say_n("from", s->before.castle),
            say_n("to", s->after.castle));
    if (s->before.portal != s->after.portal)
        say(out[n++], SENTENCE_MAX, SAY("portal: {from} → {to}"), say_n("from", s->before.portal),
            say_n("to", s->after.portal));
    for (int i = 0; i < MINIONS; i++)
        if (s->before.minion[i] != s->after.minion[i]) {
            say(out[n++], SENTENCE_MAX, SAY("minion {n}: {from} → {to}"), say_n("n", i + 1),
                say_n("from", s->before.minion[i]), say_n("to", s->after.minion[i]));
            break;
        }
    return n;
}

float siege_example(const Example *e)
{
    Scene s;
    int lane[LANES];
    char change[3][SENTENCE_MAX];
    read_scene(&s, e->lines);
    Grid g = {.e = e, .lane = lane, .n = lanes_used(&s, lane), .gap = 12, .words = example_words_height(e) + 4};
    int changes = say_changes(&s, change);
    g.from = side_used(&s, 0) ? 0 : 1;
    g.to = side_used(&s, 1) ? 1 : 0;
    g.above = has_notes(&s, 0);
    g.below = has_notes(&s, 1);
    float arrow = 46 * e->k, n = (float)g.n;
    g.cw = fminf(78 * e->k, (e->w - arrow - 2 * n * g.gap) / fmaxf(1, 2 * n));
    g.ch = g.cw * 1.25f;
    float board = n * (g.cw + g.gap), all = 2 * board + arrow, x = e->x + (e->w - all) / 2 + g.gap / 2;
    float h = g.n > 0 ? grid_height(&g) : 0;
    if (e->draw && g.n > 0) {
        draw_lanes(&g, &s.before, NULL, x, e->y);
        example_arrow(e, rect(x + board - g.gap / 2, e->y + (float)g.above * g.words, arrow, rows_height(&g)));
        draw_lanes(&g, &s.after, &s.before, x + board + arrow, e->y);
    }
    if (h > 0)
        h += 4;
    for (int kind = 0; kind < ROWS; kind++)
        h += draw_row(e, &s, (RowKind)kind, e->y + h);
    for (int i = 0; i < changes; i++)
        h += example_words(e, e->x, e->y + h, e->w, change[i], e->ink) + 2;
    return h;
}
