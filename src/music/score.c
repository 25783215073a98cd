/* SPDX-License-Identifier: MIT
 * Reads the lines of a tune into one list of notes, sorted by their start. The words of a bar share it equally; an
 * error names the row, the part and the word. The slight unevenness of a player is a hash of the note's place, so that
 * a tune always sounds the same. */
#include "music/tune.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { CHORD_BARS = 64, CHORDS_A_BAR = 4, WORDS_A_BAR = 48, TONES = 5, HAND_MS = 7 };

typedef struct {
    int root, n;
    int tone[TONES]; /* half tones above the root */
} Chord;

typedef struct {
    Score *score;
    const TuneRow *row;
    int part;
    char *err;
    size_t err_size;
    Chord chord[CHORD_BARS][CHORDS_A_BAR];
    int nchords[CHORD_BARS], nbars;
    uint32_t row_at;
    int last; /* notes from here on may be held over into the next bar */
} Reader;

static bool wrong(const Reader *r, const char *what, const char *at)
{
    (void)snprintf(r->err, r->err_size, "%s, row %s, %s: %s at \"%.12s\".", r->score->tune->word, r->row->name,
                   r->part < 0 ? "chords" : r->score->tune->part[r->part].name, what, at);
    return false;
}

/* ---- chords ------------------------------------------------------------------------------------------------------ */

static int letter_key(char c) /* returns c = 0 ... b = 11; -1: not a note */
{
    static const int key[] = {9, 11, 0, 2, 4, 5, 7};
    return c >= 'a' && c <= 'g' ? key[c - 'a'] : -1;
}

static bool read_chord(const char *word, size_t n, Chord *out)
{
    static const struct {
        const char *name;
        int n, tone[TONES];
    } kind[] = {
        {"", 3, {0, 4, 7}},          {"m", 3, {0, 3, 7}},         {"7", 4, {0, 4, 7, 10}}, {"m7", 4, {0, 3, 7, 10}},
        {"maj7", 4, {0, 4, 7, 11}},  {"dim", 3, {0, 3, 6}},       {"sus", 3, {0, 5, 7}},   {"5", 2, {0, 7}},
        {"6", 4, {0, 4, 7, 9}},      {"m6", 4, {0, 3, 7, 9}},     {"aug", 3, {0, 4, 8}},   {"dim7", 4, {0, 3, 6, 9}},
        {"9", 5, {0, 4, 7, 10, 14}}, {"m9", 5, {0, 3, 7, 10, 14}}};
    int root = n > 0 && word[0] >= 'A' && word[0] <= 'G' ? letter_key((char)(word[0] - 'A' + 'a')) : -1;
    size_t at = 1;
    if (root < 0)
        return false;
    if (at < n && (word[at] == '#' || word[at] == 'b'))
        root += word[at++] == '#' ? 1 : 11;
    for (size_t i = 0; i < sizeof kind / sizeof *kind; i++)
        if (strlen(kind[i].name) == n - at && memcmp(kind[i].name, word + at, n - at) == 0) {
            out->root = root % 12;
            out->n = kind[i].n;
            memcpy(out->tone, kind[i].tone, sizeof out->tone);
            return true;
        }
    return false;
}

unsigned tune_chord(const char *symbol)
{
    Chord c = {0};
    unsigned keys = 0;
    if (read_chord(symbol, strlen(symbol), &c))
        for (int i = 0; i < c.n; i++)
            keys |= 1u << (c.root + c.tone[i]) % 12;
    return keys;
}

/* Splits the next bar of a line into words; returns how many, 0: end of the line. */
static int next_bar(const char **line, const char *word[WORDS_A_BAR], size_t length[WORDS_A_BAR])
{
    int n = 0;
    const char *at = *line + strspn(*line, " |");
    while (*at && *at != '|') {
        size_t len = strcspn(at, " |");
        if (n < WORDS_A_BAR) {
            word[n] = at;
            length[n++] = len;
        }
        at += len;
        at += strspn(at, " ");
    }
    *line = at;
    return n;
}

static bool read_chords(Reader *r)
{
    const char *line = r->row->chords, *word[WORDS_A_BAR];
    size_t length[WORDS_A_BAR];
    r->nbars = 0;
    for (int n = next_bar(&line, word, length); n > 0; n = next_bar(&line, word, length)) {
        if (r->nbars == CHORD_BARS || n > CHORDS_A_BAR)
            return wrong(r, "too many", word[0]);
        for (int i = 0; i < n; i++)
            if (!read_chord(word[i], length[i], &r->chord[r->nbars][i]))
                return wrong(r, "no chord", word[i]);
        r->nchords[r->nbars++] = n;
    }
    return r->nbars > 0 || wrong(r, "no bar", line);
}

/* ---- notes ------------------------------------------------------------------------------------------------------- */

typedef struct {
    int from, to, of; /* from step `from` up to `to`, of `of` steps in the bar */
    int bar;
    int loud; /* in hundredths */
    bool roll, grace;
} Span;

static const Chord *chord_at(const Reader *r, const Span *p)
{
    return &r->chord[p->bar][p->from * r->nchords[p->bar] / p->of];
}

static uint32_t scramble(uint32_t x)
{
    x = (x ^ 61u ^ (x >> 16)) * 9u;
    x = (x ^ (x >> 4)) * 0x27d4eb2du;
    return x ^ (x >> 15);
}

static void put(Score *s, Note note)
{
    if (s->n == s->room) {
        s->room = s->room ? 2 * s->room : 1024;
        s->note = xrealloc(s->note, (size_t)s->room * sizeof *s->note);
    }
    s->note[s->n++] = note;
}

/* Returns the frames from the start of the bar to a step; swing delays the second half of each beat. */
static uint32_t step_at(const Reader *r, int step, int of)
{
    const Tune *t = r->score->tune;
    float beat = (float)step * (float)t->beats / (float)of, whole = (float)(int)beat, part = beat - whole;
    float late = 0.01f * (float)t->swing;
    part = part < 0.5f ? part * (1 + 2 * late) : 0.5f + late + (part - 0.5f) * (1 - 2 * late);
    return (uint32_t)((whole + part) * (float)r->score->bar / (float)t->beats);
}

static int weight_of(const Reader *r, const Span *p) /* accent of its place in the bar, in hundredths */
{
    int beats = r->score->tune->beats;
    return p->from == 0 ? 100 : p->from * beats % p->of == 0 ? (2 * p->from == p->of ? 95 : 91) : 84;
}

/* Returns the loudness along a row, in hundredths: it swells into the second half and falls at the end. */
static int breath_of(const Reader *r, const Span *p)
{
    int at = 100 * p->bar / r->nbars; /* 0..99 */
    return at < 65 ? 92 + at * 12 / 65 : 104 - (at - 65) * 10 / 35;
}

static void sound(Reader *r, const Span *p, int key, InstrumentId what)
{
    Score *s = r->score;
    const TunePart *part = &s->tune->part[r->part];
    uint32_t begin = step_at(r, p->from, p->of), end = p->to == p->of ? s->bar : step_at(r, p->to, p->of);
    uint32_t at = r->row_at + (uint32_t)p->bar * s->bar + begin, gate = part->gate ? part->gate : 95;
    uint32_t chance = scramble((uint32_t)(s->n * 31 + r->part * 977));
    enum { ROLL = MUSIC_RATE / 16, GRACE = MUSIC_RATE / 18 };
    int loud = p->loud * weight_of(r, p) / 100 * breath_of(r, p) * (94 + (int)(chance % 7)) * 2 / 10000;
    Note note = {.at = at + (chance >> 8) % (HAND_MS * MUSIC_RATE / 1000),
                 .length = (end - begin) * gate / 100,
                 .part = (uint8_t)r->part,
                 .key = (uint8_t)key,
                 .loud = (uint8_t)(loud > 255 ? 255 : loud),
                 .instrument = (uint8_t)what};
    if (p->roll) { /* from soft to loud, as fast as a player can */
        int hits = (int)((end - begin) / ROLL);
        for (int i = 0; i < hits; i++) {
            Note hit = note;
            hit.at = at + (uint32_t)i * (end - begin) / (uint32_t)hits;
            hit.length = ROLL;
            hit.loud = (uint8_t)(note.loud * (35 + 65 * i / hits) / 100);
            put(s, hit);
        }
        return;
    }
    if (p->grace && note.length > 3 * GRACE) {
        Note above = note;
        above.key = (uint8_t)(key + 2);
        above.length = GRACE;
        above.loud = (uint8_t)(note.loud * 7 / 10);
        put(s, above);
        note.at += GRACE;
        note.length -= GRACE;
    }
    put(s, note);
}

/* Lists the tones of the chord, folded into the octave of the part, lowest first; returns how many. */
static int folded(const Chord *c, int low, int out[TONES])
{
    int n = 0;
    for (int i = 0; i < c->n; i++) {
        int key = low + ((c->root + c->tone[i] - low) % 12 + 12) % 12, at = n;
        for (; at > 0 && out[at - 1] > key; at--)
            out[at] = out[at - 1];
        out[at] = key;
        n++;
    }
    return n;
}

/* Reads a number: a tone of the chord, counted from its root; '+' and '-' after it: an octave higher, lower. */
static bool read_degree(Reader *r, const Span *p, const char **at)
{
    const Chord *c = chord_at(r, p);
    int low = r->score->tune->part[r->part].low, root = low + ((c->root - low) % 12 + 12) % 12;
    char d = *(*at)++;
    int key = root;
    if (d == '3' || d == '5' || d == '7') {
        int i = (d - '1') / 2;
        key += c->n > i ? c->tone[i] : d == '7' ? 12 : c->tone[c->n - 1];
    } else if (d == '8') {
        key += 12;
    } else if (d != '1') {
        return wrong(r, "no tone of a chord", *at - 1);
    }
    for (; **at == '+' || **at == '-'; (*at)++)
        key += **at == '+' ? 12 : -12;
    sound(r, p, key + r->row->lift, r->score->tune->part[r->part].instrument);
    return true;
}

static bool read_key(Reader *r, const char **at, int *key)
{
    int k = letter_key(**at);
    const char *word = *at;
    if (k < 0)
        return wrong(r, "no note", word);
    (*at)++;
    if (**at == '#' || **at == 'b')
        k += *(*at)++ == '#' ? 1 : -1;
    if (**at < '0' || **at > '8')
        return wrong(r, "no octave", word);
    *key = k + 12 * (*(*at)++ - '0' + 1);
    return true;
}

/* Reads one word of a line without its loudness signs: drums, tones of the chord, or notes with their octave. */
static bool read_sounds(Reader *r, const Span *p, const char *at, const char *end)
{
    InstrumentId what = r->score->tune->part[r->part].instrument;
    while (at < end) {
        int key = 0, tone[TONES];
        if (what == KIT) {
            int drum = instrument_of_letter(*at);
            if (drum == INSTRUMENTS)
                return wrong(r, "no drum", at);
            sound(r, p, 60, (InstrumentId)drum);
            at++;
        } else if (strchr("xyzv", *at)) {
            int n = folded(chord_at(r, p), r->score->tune->part[r->part].low, tone);
            for (int i = 0; i < n; i++)
                if (*at == 'v' || i == *at - 'x')
                    sound(r, p, tone[i] + r->row->lift, what);
            at++;
        } else if (*at >= '0' && *at <= '9') {
            if (!read_degree(r, p, &at))
                return false;
        } else {
            if (!read_key(r, &at, &key))
                return false;
            sound(r, p, key + r->row->lift, what);
        }
    }
    return true;
}

static bool read_word(Reader *r, Span *p, const char *word, size_t n)
{
    const char *end = word + n;
    p->loud = 100;
    p->roll = p->grace = false;
    for (; word < end && strchr("!,'", *word); word++) {
        p->loud += *word == '!' ? 25 : *word == ',' ? -30 : 0;
        p->grace = p->grace || *word == '\'';
    }
    if (word < end && end[-1] == ':') {
        p->roll = true;
        end--;
    }
    return word < end ? read_sounds(r, p, word, end) : wrong(r, "nothing", word);
}

static bool read_bar(Reader *r, int bar, const char *const word[], const size_t length[], int n)
{
    for (int i = 0; i < n; i++) {
        Span p = {.from = i, .to = i + 1, .of = n, .bar = bar};
        if (length[i] == 1 && (*word[i] == '.' || *word[i] == '-'))
            continue;
        while (p.to < n && length[p.to] == 1 && *word[p.to] == '.')
            p.to++;
        r->last = r->score->n;
        if (!read_word(r, &p, word[i], length[i]))
            return false;
    }
    if (n > 0 && length[n - 1] == 1 && *word[n - 1] == '-')
        r->last = r->score->n;
    return true;
}

/* Extends the last notes of the previous bar if a bar begins with a hold. */
static void hold_over(Reader *r, const char *const word[], const size_t length[], int n)
{
    int held = 0;
    while (held < n && length[held] == 1 && *word[held] == '.')
        held++;
    for (int i = r->last; held > 0 && i < r->score->n; i++)
        r->score->note[i].length += held == n ? r->score->bar : step_at(r, held, n);
    if (held < n)
        r->last = r->score->n;
}

/* Returns the note of a second voice below `key`: the next tone of the chord, a third or more lower. */
static int below(const Reader *r, int key, uint32_t at)
{
    uint32_t from = at - r->row_at;
    int bar = (int)(from / r->score->bar), of = r->nchords[bar];
    const Chord *c = &r->chord[bar][(int)((uint64_t)(from % r->score->bar) * (uint32_t)of / r->score->bar)];
    for (int k = key - 3; k > key - 12; k--)
        for (int i = 0; i < c->n; i++)
            if ((k - r->row->lift - c->root - c->tone[i]) % 12 == 0)
                return k;
    return key - 12;
}

static bool follow(Reader *r, const char *name, int first)
{
    const Tune *t = r->score->tune;
    int other = 0, last = r->score->n;
    while (other < t->nparts && strcmp(t->part[other].name, name) != 0)
        other++;
    if (other == t->nparts)
        return wrong(r, "no part", name);
    for (int i = first; i < last; i++) {
        Note note = r->score->note[i];
        if (note.part != other)
            continue;
        note.key = (uint8_t)below(r, note.key, note.at);
        note.at += scramble((uint32_t)i) % (HAND_MS * MUSIC_RATE / 1000);
        note.part = (uint8_t)r->part;
        note.instrument = (uint8_t)t->part[r->part].instrument;
        put(r->score, note);
    }
    return true;
}

static bool is_second(const Reader *r)
{
    const char *line = r->row->line[r->part];
    return line && strncmp(line, "below ", 6) == 0;
}

static bool read_line(Reader *r, int row_first)
{
    const char *line = r->row->line[r->part], *at = line, *word[WORDS_A_BAR];
    size_t length[WORDS_A_BAR];
    if (!line)
        return true;
    if (is_second(r))
        return follow(r, line + 6, row_first);
    r->last = r->score->n;
    for (int bar = 0; bar < r->nbars; bar++) {
        int n = next_bar(&at, word, length);
        if (n == 0) {
            at = line;
            n = next_bar(&at, word, length);
        }
        if (n == 0)
            return wrong(r, "no bar", line);
        hold_over(r, word, length, n);
        if (!read_bar(r, bar, word, length, n))
            return false;
    }
    return next_bar(&at, word, length) == 0 || wrong(r, "more bars than chords", word[0]);
}

static int earlier(const void *a, const void *b)
{
    const Note *x = a, *y = b;
    if (x->at != y->at)
        return x->at < y->at ? -1 : 1;
    return x->part != y->part ? x->part - y->part : x->key - y->key;
}

static bool read_rows(Reader *r)
{
    const Tune *t = r->score->tune;
    for (int i = 0; i < t->nrows; i++) {
        int first = r->score->n;
        r->row = &t->row[i];
        r->part = -1;
        if (!read_chords(r))
            return false;
        r->score->row_at[i] = r->row_at;
        for (int second = 0; second < 2; second++) /* second voices after all others, because they follow one of them */
            for (r->part = 0; r->part < t->nparts; r->part++)
                if (is_second(r) == (second == 1) && !read_line(r, first))
                    return false;
        r->row_at += (uint32_t)r->nbars * r->score->bar;
    }
    r->score->length = r->row_at;
    return true;
}

Score *score_new(const Tune *t, char *err, size_t err_size)
{
    Score *s = xcalloc(1, sizeof *s);
    Reader r = {.score = s, .err = err, .err_size = err_size};
    if (err_size > 0)
        err[0] = '\0';
    s->tune = t;
    s->bar = (uint32_t)t->beats * 60 * MUSIC_RATE / t->pace;
    if (t->nrows > TUNE_ROWS || !read_rows(&r)) {
        score_free(s);
        return NULL;
    }
    qsort(s->note, (size_t)s->n, sizeof *s->note, earlier);
    return s;
}

void score_free(Score *s)
{
    if (s)
        free(s->note);
    free(s);
}
