/* SPDX-License-Identifier: MIT
 * Two decks, one for the tune and one for the fanfare, share the voices and the room.  A deck walks along its score in
 * blocks; each part has a gain that glides, so that layers and tunes come and go without a click. */
#include "music/music.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "music/tune.h"
#include "music/voice.h"

/* ---- the room --------------------------------------------------------------------------------------------------- */
/* Delays of lengths without common divisors; what comes out of all is mirrored between them (Householder), loses some of
 * its height at each wall, and goes round again. */

enum { WALLS = 8, WALL_MAX = 2600 };

typedef struct {
    float line[WALLS][WALL_MAX], dull[WALLS], keep[WALLS];
    int at[WALLS];
    float low; /* what is too deep for a room is kept out */
} Walls;

static const int length_of[WALLS] = {1087, 1283, 1447, 1663, 1861, 2069, 2293, 2531};

/* until an echo is a thousand times softer */
static void walls_size(Walls *w, float seconds)
{
    for (int i = 0; i < WALLS; i++)
        w->keep[i] = powf(0.001f, (float)length_of[i] / (seconds * (float)MUSIC_RATE));
}

/* Adds what comes back of n samples to both ears; returns how loud it was at most. */
static float walls_add(Walls *w, const float *in, float *left, float *right, int n)
{
    float loudest = 0;
    for (int k = 0; k < n; k++) {
        float heard[WALLS], all = 0;
        w->low += 0.028f * (in[k] - w->low); /* 200 Hz */
        float x = 0.35f * (in[k] - w->low);
        for (int i = 0; i < WALLS; i++) {
            heard[i] = w->line[i][w->at[i]];
            w->dull[i] += 0.45f * (heard[i] - w->dull[i]);
            heard[i] = w->keep[i] * w->dull[i];
            all += heard[i];
        }
        for (int i = 0; i < WALLS; i++) {
            w->line[i][w->at[i]] = x + heard[i] - 0.25f * all;
            w->at[i] = w->at[i] + 1 < length_of[i] ? w->at[i] + 1 : 0;
        }
        float l = heard[0] - heard[2] + heard[4] - heard[6], r = heard[1] - heard[3] + heard[5] - heard[7];
        left[k] += l;
        right[k] += r;
        loudest = fabsf(l) > loudest ? fabsf(l) : loudest;
        loudest = fabsf(r) > loudest ? fabsf(r) : loudest;
    }
    return loudest;
}

/* ---- the player ------------------------------------------------------------------------------------------------- */

enum { VOICES = 72, TUNES = 24, DECK_TUNE = 0, DECK_FANFARE = 1, DECKS = 2 };

typedef struct {
    float gain, aim, step; /* glides from block to block */
    Filter body[FORMANTS];
    float pitch[FORMANTS];
    bool heard;
} PartState;

typedef struct {
    Score *score;
    uint32_t at;
    int next, tension;
    float gain;
    float level, level_was; /* with the listener's, at the end of this block and of the one before */
    bool playing, over;     /* over: the fanfare has no more notes */
    PartState part[TUNE_PARTS];
} Deck;

struct Music {
    Score *score[TUNES]; /* by tune_list; made when first asked for, kept */
    /* what is wished, by the one thread, for the other */
    _Atomic(Score *) tune;
    _Atomic(Score *) fanfare;                      /* taken when it begins */
    atomic_int tension, tune_level, fanfare_level; /* levels in 65536ths */
    atomic_bool sounding;
    atomic_int dropped;
    /* the device's own */
    Deck deck[DECKS];
    Voice voice[VOICES];
    Walls walls;
    float ready[2 * BLOCK]; /* of the last block, what was not fetched */
    int nready;
    float level[DECKS], slow[2], dull[2], echo;
};

/* ---- wishes ------------------------------------------------------------------------------------------------------ */

Music *music_new(void)
{
    Music *m = xcalloc(1, sizeof *m);
    walls_size(&m->walls, 1.4f);
    return m;
}

void music_free(Music *m)
{
    for (int i = 0; m && i < TUNES; i++)
        score_free(m->score[i]);
    free(m);
}

bool music_has(const char *word)
{
    return tune_find(word) != NULL;
}

static Score *score_of(Music *m, const char *word)
{
    char err[160];
    for (int i = 0; word && i < TUNES && tune_list[i]; i++) {
        if (strcmp(tune_list[i]->word, word) != 0)
            continue;
        if (!m->score[i])
            m->score[i] = score_new(tune_list[i], err, sizeof err);
        REQUIRE(m->score[i]);
        return m->score[i];
    }
    return NULL;
}

void music_play(Music *m, const char *word)
{
    music_play_score(m, score_of(m, word));
}

void music_play_score(Music *m, Score *s)
{
    atomic_store(&m->tune, s);
    if (s)
        atomic_store(&m->sounding, true);
}

void music_tension(Music *m, int tension)
{
    atomic_store(&m->tension, tension < 0 ? 0 : tension < TENSIONS ? tension : TENSIONS - 1);
}

void music_fanfare(Music *m, const char *word)
{
    Score *s = score_of(m, word);
    if (!s)
        return;
    atomic_store(&m->fanfare, s);
    atomic_store(&m->sounding, true);
}

void music_levels(Music *m, float tunes, float fanfares)
{
    atomic_store(&m->tune_level, (int)(65536 * tunes));
    atomic_store(&m->fanfare_level, (int)(65536 * fanfares));
}

bool music_sounds(const Music *m)
{
    return atomic_load(&m->sounding);
}

int music_dropped(const Music *m)
{
    return atomic_load(&m->dropped);
}

static void silence(Music *m, int deck)
{
    for (int i = 0; i < VOICES; i++)
        if (m->voice[i].deck == deck)
            m->voice[i].on = false;
    for (int i = 0; i < TUNE_PARTS; i++)
        memset(m->deck[deck].part[i].body, 0, sizeof m->deck[deck].part[i].body);
}

void music_rest(Music *m)
{
    for (int i = 0; i < DECKS; i++) {
        silence(m, i);
        m->deck[i].gain = 0;
    }
    m->deck[DECK_FANFARE].score = NULL;
    atomic_store(&m->fanfare, NULL);
    memset(m->walls.line, 0, sizeof m->walls.line);
    memset(m->walls.dull, 0, sizeof m->walls.dull);
    memset(m->slow, 0, sizeof m->slow);
    memset(m->dull, 0, sizeof m->dull);
    m->nready = 0;
    m->echo = 0;
    atomic_store(&m->sounding, atomic_load(&m->tune) != NULL);
}

/* ---- decks ------------------------------------------------------------------------------------------------------- */

static void aim_parts(Deck *d, uint32_t frames)
{
    const Tune *t = d->score->tune;
    for (int i = 0; i < t->nparts; i++) {
        PartState *p = &d->part[i];
        p->aim = 0.01f * (float)t->part[i].gain[d->tension];
        p->step = fabsf(p->aim - p->gain) * (float)BLOCK / (float)(frames > BLOCK ? frames : BLOCK);
    }
}

static void find_next(Deck *d)
{
    d->next = 0;
    while (d->next < d->score->n && d->score->note[d->next].at < d->at)
        d->next++;
}

static void load(Music *m, Deck *d, Score *s)
{
    d->score = s;
    d->at = s->resume;
    d->over = false;
    d->gain = s->tune->once ? 1 : 0;
    d->level = d->level_was = 0;
    d->tension = s->tune->once ? 0 : atomic_load(&m->tension);
    find_next(d);
    for (int i = 0; i < s->tune->nparts; i++) {
        const Instrument *of = &instrument_list[s->tune->part[i].instrument];
        for (int k = 0; k < FORMANTS; k++)
            d->part[i].pitch[k] = of->ring_of[k] > 0 ? filter_pitch(of->body[k]) : 0;
    }
    aim_parts(d, 0);
    for (int i = 0; i < s->tune->nparts; i++)
        d->part[i].gain = d->part[i].aim;
    walls_size(&m->walls, 0.1f * (float)s->tune->walls);
}

/* Notes the row to resume at. */
static void leave(Deck *d)
{
    for (int i = 0; i < d->score->tune->nrows; i++)
        if (d->score->row_at[i] <= d->at)
            d->score->resume = d->score->row_at[i];
    d->score = NULL;
}

static void choose(Music *m)
{
    enum { FADE = MUSIC_RATE * 9 / 10, DUCK = MUSIC_RATE / 5, RETURN = 2 * MUSIC_RATE };
    Deck *tune = &m->deck[DECK_TUNE], *fanfare = &m->deck[DECK_FANFARE];
    Score *wished = atomic_load(&m->tune), *call = atomic_exchange(&m->fanfare, NULL);
    if (call) {
        silence(m, DECK_FANFARE);
        load(m, fanfare, call);
    }
    bool goes = tune->score && (tune->score != wished || fanfare->score);
    float step = goes ? -(float)BLOCK / (fanfare->score ? (float)DUCK : (float)FADE) : (float)BLOCK / (float)RETURN;
    if (tune->score) {
        tune->gain += step;
        tune->gain = tune->gain < 0 ? 0 : tune->gain > 1 ? 1 : tune->gain;
    }
    if (tune->score && tune->gain <= 0 && tune->score != wished) {
        silence(m, DECK_TUNE);
        leave(tune);
    }
    if (!tune->score && wished && !fanfare->score)
        load(m, tune, wished);
    tune->playing = tune->score && (tune->gain > 0 || !fanfare->score);
    fanfare->playing = fanfare->score != NULL;
}

static void sound(Music *m, int deck, const Note *n)
{
    const PartState *p = &m->deck[deck].part[n->part];
    if (p->gain <= 0 && p->aim <= 0)
        return;
    for (int i = 0; i < VOICES; i++)
        if (!m->voice[i].on) {
            voice_start(&m->voice[i], n);
            m->voice[i].deck = (uint8_t)deck;
            return;
        }
    atomic_fetch_add(&m->dropped, 1);
}

static void new_bar(Music *m, Deck *d)
{
    int tension = atomic_load(&m->tension);
    if (d->score->tune->once || tension == d->tension)
        return;
    bool more = tension > d->tension;
    d->tension = tension;
    aim_parts(d, more ? d->score->bar : 2 * d->score->bar);
}

static void walk(Music *m, int deck)
{
    Deck *d = &m->deck[deck];
    Score *s = d->score;
    uint32_t to = d->at + BLOCK;
    if (d->at % s->bar < BLOCK)
        new_bar(m, d);
    while (d->next < s->n && s->note[d->next].at < to)
        sound(m, deck, &s->note[d->next++]);
    d->at = to;
    if (d->at < s->length)
        return;
    if (s->tune->once) {
        d->over = true;
        return;
    }
    d->at -= s->length;
    d->next = 0;
    while (d->next < s->n && s->note[d->next].at < d->at)
        sound(m, deck, &s->note[d->next++]);
}

/* ---- a block ----------------------------------------------------------------------------------------------------- */

typedef struct {
    float left[BLOCK], right[BLOCK], room[BLOCK];
} Mix;

static void glide(PartState *p)
{
    p->gain = p->gain < p->aim ? fminf(p->gain + p->step, p->aim) : fmaxf(p->gain - p->step, p->aim);
}

static void add_part(Music *m, int deck, int part, const float *in, Mix *mix)
{
    Deck *d = &m->deck[deck];
    PartState *p = &d->part[part];
    const TunePart *t = &d->score->tune->part[part];
    const Instrument *of = &instrument_list[t->instrument];
    float from = p->gain * d->level_was, to, turn = 0.7853982f * (1 + 0.01f * (float)t->pan);
    float l = cosf(turn), r = sinf(turn), back = 0.01f * (float)t->room, band;
    glide(p);
    to = p->gain * d->level;
    for (int i = 0; i < BLOCK; i++) {
        float x = in[i];
        for (int k = 0; k < FORMANTS; k++)
            if (p->pitch[k] > 0) {
                (void)filter_pass(&p->body[k], in[i], p->pitch[k], 0.5f, &band);
                x += 2 * of->ring_of[k] * band;
            }
        x *= from + (to - from) * (float)i * (1.0f / BLOCK);
        mix->left[i] += l * x;
        mix->right[i] += r * x;
        mix->room[i] += back * x;
    }
}

/* Every deck has its parts in a row; true: something of it sounds. */
static bool add_deck(Music *m, int deck, Mix *mix)
{
    Deck *d = &m->deck[deck];
    bool any = false;
    for (int part = 0; part < d->score->tune->nparts; part++) {
        float own[BLOCK] = {0};
        bool heard = false;
        for (int i = 0; i < VOICES; i++)
            if (m->voice[i].on && m->voice[i].deck == deck && m->voice[i].part == part) {
                voice_add(&m->voice[i], own);
                heard = true;
            }
        if (!heard && !d->part[part].heard) { /* nothing rings in its body any more */
            memset(d->part[part].body, 0, sizeof d->part[part].body);
            glide(&d->part[part]);
            continue;
        }
        add_part(m, deck, part, own, mix);
        d->part[part].heard = heard;
        any = any || heard;
    }
    return any;
}

static float bent(float x) /* straight up to 0.8, never more than 1 */
{
    float a = fabsf(x);
    if (a <= 0.8f)
        return x;
    a = 0.8f + 0.2f * tanhf((a - 0.8f) * 5);
    return x < 0 ? -a : a;
}

static void finish(Music *m, const Mix *mix)
{
    for (int i = 0; i < BLOCK; i++) {
        float in[2] = {mix->left[i], mix->right[i]};
        for (int k = 0; k < 2; k++) {
            m->slow[k] += 0.0043f * (in[k] - m->slow[k]); /* what is deeper than 30 Hz moves cones and is not heard */
            m->dull[k] += 0.35f * (in[k] - m->dull[k]);   /* what is higher than 3 kHz may shine a little */
            m->ready[2 * i + k] = bent(in[k] - m->slow[k] + 0.4f * (in[k] - m->dull[k]));
        }
    }
    m->nready = BLOCK;
}

static void glide_levels(Music *m)
{
    float wished[DECKS] = {(float)atomic_load(&m->tune_level) / 65536, (float)atomic_load(&m->fanfare_level) / 65536};
    for (int i = 0; i < DECKS; i++)
        m->level[i] += 0.02f * (wished[i] - m->level[i]);
}

static void fall_silent(Music *m)
{
    atomic_store(&m->sounding, false);
    if (atomic_load(&m->tune) || atomic_load(&m->fanfare)) /* wished for in this very moment */
        atomic_store(&m->sounding, true);
}

static bool play(Music *m, int deck, Mix *mix)
{
    Deck *d = &m->deck[deck];
    if (!d->score || !d->playing)
        return false;
    d->level_was = d->level;
    d->level = d->gain * m->level[deck] * d->score->tune->level;
    if (!d->over)
        walk(m, deck);
    bool heard = add_deck(m, deck, mix);
    if (deck == DECK_FANFARE && d->over && !heard) {
        d->score = NULL;
        if (m->deck[DECK_TUNE].score)
            walls_size(&m->walls, 0.1f * (float)m->deck[DECK_TUNE].score->tune->walls);
    }
    return heard;
}

static void make_block(Music *m)
{
    Mix mix = {0};
    bool any = false;
    choose(m);
    glide_levels(m);
    for (int i = 0; i < DECKS; i++)
        any = play(m, i, &mix) || any;
    if (any || m->echo > 0.00002f)
        m->echo = walls_add(&m->walls, mix.room, mix.left, mix.right, BLOCK);
    finish(m, &mix);
    if (!any && m->echo <= 0.00002f && !m->deck[DECK_TUNE].score && !m->deck[DECK_FANFARE].score)
        fall_silent(m);
}

void music_fetch(Music *m, int16_t *out, int frames)
{
    if (!atomic_load(&m->sounding)) {
        memset(out, 0, (size_t)frames * 2 * sizeof *out);
        return;
    }
    while (frames > 0) {
        if (m->nready == 0)
            make_block(m);
        int n = m->nready < frames ? m->nready : frames, first = BLOCK - m->nready;
        for (int i = 0; i < 2 * n; i++)
            out[i] = (int16_t)lrintf(32000 * m->ready[2 * first + i]);
        m->nready -= n;
        out += (ptrdiff_t)2 * n;
        frames -= n;
    }
}
