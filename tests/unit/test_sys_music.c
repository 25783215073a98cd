/* SPDX-License-Identifier: MIT
 * The tunes as they are played: how long, how loud, how clean; that they begin again without a seam, that layers come
 * without a click, that strings are in tune and melodies fit their chords.  Nobody listens to a test, so it measures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../tools/loudness.h"
#include "base/buf.h"
#include "deep.h"
#include "music/music.h"
#include "music/tune.h"

enum { CHUNK = 2048 };

/* ---- what asks for memory ---------------------------------------------------------------------------------------- */

void *__real_xmalloc(size_t n);
void *__wrap_xmalloc(size_t n);
void *__real_xcalloc(size_t count, size_t size);
void *__wrap_xcalloc(size_t count, size_t size);
void *__real_xrealloc(void *p, size_t n);
void *__wrap_xrealloc(void *p, size_t n);

static int asked_for_memory;

void *__wrap_xmalloc(size_t n)
{
    asked_for_memory++;
    return __real_xmalloc(n);
}

void *__wrap_xcalloc(size_t count, size_t size)
{
    asked_for_memory++;
    return __real_xcalloc(count, size);
}

void *__wrap_xrealloc(void *p, size_t n)
{
    asked_for_memory++;
    return __real_xrealloc(p, n);
}

/* ---- listening --------------------------------------------------------------------------------------------------- */

static Score *score_of(const Tune *t)
{
    char err[200] = "";
    Score *s = score_new(t, err, sizeof err);
    if (!s)
        fail_msg("%s", err);
    return s;
}

static Music *player(Score *s, int tension)
{
    Music *m = music_new();
    music_levels(m, 1, 1);
    music_tension(m, tension);
    music_play_score(m, s);
    return m;
}

static void fetch(Music *m, int16_t *out, uint32_t frames)
{
    for (uint32_t at = 0; at < frames; at += CHUNK)
        music_fetch(m, out + (size_t)2 * at, frames - at < CHUNK ? (int)(frames - at) : CHUNK);
}

/* What is heard of the tune from there on; to be freed. */
static int16_t *listen(const Tune *t, int tension, uint32_t from, uint32_t frames)
{
    Score *s = score_of(t);
    s->resume = from;
    Music *m = player(s, tension);
    int16_t *out = calloc(frames, 2 * sizeof *out);
    assert_non_null(out);
    fetch(m, out, frames);
    assert_int_equal(music_dropped(m), 0);
    music_free(m);
    score_free(s);
    return out;
}

static int jump(const int16_t *out, uint32_t from, uint32_t to) /* the largest between neighbours */
{
    int most = 0;
    for (uint32_t i = 2 * from + 2; i < 2 * to; i++) {
        int step = abs(out[i] - out[i - 2]);
        most = step > most ? step : most;
    }
    return most;
}

static double power(const int16_t *out, uint32_t from, uint32_t to)
{
    double sum = 0;
    for (uint32_t i = 2 * from; i < 2 * to; i++)
        sum += (double)out[i] * out[i];
    return sum / (2.0 * (to - from));
}

static void check_clean(const Tune *t, const int16_t *out, uint32_t frames)
{
    double mean[2] = {0};
    int peak = 0;
    for (uint32_t i = 0; i < 2 * frames; i++) {
        mean[i & 1] += out[i] / 32768.0;
        peak = abs(out[i]) > peak ? abs(out[i]) : peak;
    }
    for (int ear = 0; ear < 2; ear++)
        if (fabs(mean[ear] / frames) >= 0.001)
            fail_msg("%s has an offset of %f", t->word, mean[ear] / frames);
    if (peak > 31500 || peak < 6000)
        fail_msg("%s has a peak of %d", t->word, peak);
}

static int tunes(void)
{
    int n = 0;
    while (tune_list[n] && !tune_list[n]->once)
        n++;
    return n;
}

/* ---- tunes ------------------------------------------------------------------------------------------------------- */

static void there_is_a_tune_for_the_hall_and_each_table(void **unused)
{
    (void)unused;
    static const char *const word[] = {"hall-tune", "horde", "monstrous", "goblins", "siege"};
    assert_int_equal(tunes(), 5);
    for (int i = 0; i < 5; i++) {
        const Tune *t = tune_find(word[i]);
        assert_non_null(t);
        Score *s = score_of(t);
        assert_in_range(s->length, 180 * MUSIC_RATE, 240 * MUSIC_RATE);
        assert_true(t->nrows >= 8);
        score_free(s);
    }
    assert_null(tune_find("no-such-tune"));
    assert_false(music_has("drum"));
}

/* Where one begins to hear: the last rows are enough for every day, as many as tell how a row usually joins the next. */
static uint32_t heard_from(const Score *s)
{
    enum { ENOUGH = 80 * MUSIC_RATE };
    int row = s->tune->nrows - 1;
    while (row > 0 && s->length - s->row_at[row] < ENOUGH)
        row--;
    return help_deep() ? 0 : s->row_at[row];
}

/* The end of each, in the deep run the whole, with some seconds of its second time. */
static void tunes_are_clean_equally_loud_and_have_no_seam(void **unused)
{
    (void)unused;
    double least = 0, most = -99;
    for (int i = 0; i < tunes(); i++) {
        const Tune *t = tune_list[i];
        Score *s = score_of(t);
        enum { MORE = 5 * MUSIC_RATE, NEAR = MUSIC_RATE / 20, WIDE = MUSIC_RATE / 2 };
        uint32_t from = heard_from(s), end = s->length - from, frames = end + MORE;
        int16_t *out = listen(t, 0, from, frames);
        check_clean(t, out, frames);
        double loud = loudness(out, end);
        least = loud < least ? loud : least;
        most = loud > most ? loud : most;
        int usual = 0;
        for (int row = 1; row < t->nrows; row++) {
            if (s->row_at[row] <= from)
                continue;
            int here = jump(out, s->row_at[row] - from - NEAR, s->row_at[row] - from + NEAR);
            usual = here > usual ? here : usual;
        }
        if (jump(out, end - NEAR, end + NEAR) > usual)
            fail_msg("%s has a seam: %d, usual %d", t->word, jump(out, end - NEAR, end + NEAR), usual);
        double all = power(out, 0, end);
        if (power(out, end - WIDE, end) < all / 300 || power(out, end, end + WIDE) < all / 300)
            fail_msg("%s has a hole where it begins again", t->word);
        for (uint32_t at = 3 * MUSIC_RATE; at + 2 * MUSIC_RATE < end; at += 2 * MUSIC_RATE)
            if (power(out, at, at + 2 * MUSIC_RATE) < all / 1000)
                fail_msg("%s is silent after %u seconds", t->word, at / MUSIC_RATE);
        free(out);
        score_free(s);
    }
    if (most - least > help_many(5, 2)) /* parts of tunes differ more than tunes */
        fail_msg("tunes between %.1f and %.1f LUFS", least, most);
    assert_true(least > -21 && most < -17);
}

static void layers_are_heard(void **unused)
{
    (void)unused;
    const uint32_t beginning = (uint32_t)help_many(16, 24) * MUSIC_RATE;
    double low[TENSIONS] = {0}, high[TENSIONS] = {-99, -99, -99};
    for (int i = 0; i < tunes(); i++) {
        const Tune *t = tune_list[i];
        double loud[TENSIONS];
        if (strcmp(t->word, "hall-tune") == 0)
            continue; /* nothing is at stake there */
        for (int tension = 0; tension < TENSIONS; tension++) {
            int16_t *out = listen(t, tension, 0, beginning);
            check_clean(t, out, beginning);
            loud[tension] = loudness(out, beginning);
            free(out);
        }
        for (int tension = 0; tension < TENSIONS; tension++) {
            low[tension] = fmin(low[tension], loud[tension]);
            high[tension] = fmax(high[tension], loud[tension]);
        }
        for (int tension = 1; tension < TENSIONS; tension++) { /* what was silent one step before, alone */
            TunePart part[TUNE_PARTS];
            Tune added = *t;
            for (int k = 0; k < t->nparts; k++) {
                part[k] = t->part[k];
                if (part[k].gain[tension - 1] > 0)
                    part[k].gain[tension] = 0;
            }
            added.part = part;
            int16_t *out = listen(&added, tension, 0, beginning);
            double alone = loudness(out, beginning);
            free(out);
            if (alone < loud[tension] - 14)
                fail_msg("%s: the layer of tension %d is hardly heard, %.1f of %.1f", t->word, tension, alone,
                         loud[tension]);
            if (loud[tension] < loud[tension - 1] + 0.3)
                fail_msg("%s does not grow with tension %d: %.1f, %.1f", t->word, tension, loud[tension - 1],
                         loud[tension]);
        }
    }
    for (int tension = 0; tension < TENSIONS; tension++)
        if (high[tension] - low[tension] > 3) /* of their beginning; the whole is held to 2 above */
            fail_msg("tension %d: between %.1f and %.1f LUFS", tension, low[tension], high[tension]);
}

static void fanfares_are_short_clean_and_end(void **unused)
{
    (void)unused;
    static const char *const word[] = {"win-horde",       "win-monstrous", "win-goblins", "win-siege",
                                       "win-siege-horde", "win-shared",    "defeat"};
    double least = 0, most = -99;
    for (size_t i = 0; i < sizeof word / sizeof *word; i++) {
        enum { LONG = 16 * MUSIC_RATE };
        const Tune *t = tune_find(word[i]);
        assert_non_null(t);
        assert_true(t->once);
        Music *m = music_new();
        int16_t *out = calloc(LONG, 2 * sizeof *out);
        music_levels(m, 1, 1);
        assert_false(music_sounds(m));
        music_fanfare(m, word[i]);
        assert_true(music_sounds(m));
        fetch(m, out, LONG);
        assert_int_equal(music_dropped(m), 0);
        check_clean(t, out, LONG);
        uint32_t last = LONG;
        while (last > 0 && abs(out[2 * last - 1]) < 100)
            last--;
        if (last < 3 * MUSIC_RATE || last > 11 * MUSIC_RATE)
            fail_msg("%s lasts %.1f seconds", word[i], (double)last / MUSIC_RATE);
        assert_false(music_sounds(m));
        double loud = loudness(out, last);
        least = fmin(least, loud);
        most = fmax(most, loud);
        free(out);
        music_free(m);
    }
    if (most - least > 4)
        fail_msg("fanfares between %.1f and %.1f LUFS", least, most);
}

/* ---- the player -------------------------------------------------------------------------------------------------- */

static void fetching_asks_for_no_memory(void **unused)
{
    (void)unused;
    enum { SECONDS = 6 };
    static int16_t out[2 * SECONDS * MUSIC_RATE];
    Music *m = music_new();
    music_levels(m, 1, 1);
    for (int i = 0; i < tunes(); i++) {
        music_play(m, tune_list[i]->word);
        music_tension(m, i % TENSIONS);
        music_fanfare(m, "defeat");
        asked_for_memory = 0;
        fetch(m, out, SECONDS * MUSIC_RATE);
        assert_int_equal(asked_for_memory, 0);
    }
    music_play(m, "hall-tune"); /* it is there already */
    assert_int_equal(asked_for_memory, 0);
    music_free(m);
}

static void the_same_is_played_every_time(void **unused)
{
    (void)unused;
    enum { SECONDS = 12 };
    int16_t *a = listen(tune_find("horde"), 2, 0, SECONDS * MUSIC_RATE);
    int16_t *b = listen(tune_find("horde"), 2, 0, SECONDS * MUSIC_RATE);
    assert_memory_equal(a, b, sizeof *a * 2 * SECONDS * MUSIC_RATE);
    free(a);
    free(b);
}

/* One long tone that is there in every bar, softer and louder with the tension: whatever is not smooth shows. */
static const TunePart tone_part[] = {{.name = "tone", .instrument = WHISTLE, .gain = {20, 60, 100}, .gate = 100}};
static const TuneRow tone_row[] = {{.name = "long",
                                    .chords = "C | C | C | C | C | C | C | C",
                                    .line = {"c5 . | . . | . . | . . | . . | . . | . . | . ."}}};
static const Tune tone = {.word = "tone",
                          .title = "One Tone",
                          .pace = 120,
                          .beats = 2,
                          .walls = 10,
                          .level = 1,
                          .part = tone_part,
                          .nparts = 1,
                          .row = tone_row,
                          .nrows = 1};

static void nothing_clicks_when_something_changes(void **unused)
{
    (void)unused;
    static int16_t out[2 * MUSIC_RATE];
    Score *s = score_of(&tone);
    Music *m = player(s, 2);
    fetch(m, out, MUSIC_RATE);
    fetch(m, out, MUSIC_RATE);
    int usual = jump(out, 0, MUSIC_RATE) * 5 / 4, step = 0;
    assert_in_range(usual, 100, 8000);
    for (int second = 0; second < 20; second++) {
        switch (second) {
        case 1:
            music_tension(m, 0);
            break;
        case 5:
            music_tension(m, 2);
            break;
        case 8:
            music_levels(m, 0.2f, 1);
            break;
        case 10:
            music_levels(m, 1, 1);
            break;
        case 13:
            music_play(m, NULL);
            break;
        case 15:
            music_play_score(m, s);
            break;
        default:
            break;
        }
        fetch(m, out, MUSIC_RATE);
        step = jump(out, 0, MUSIC_RATE);
        if (step > usual)
            fail_msg("second %d clicks: %d, usual %d", second, step, usual);
    }
    music_free(m);
    score_free(s);
}

static void tension_makes_itself_heard_within_two_bars(void **unused)
{
    (void)unused;
    static int16_t out[2 * MUSIC_RATE];
    Score *s = score_of(&tone);
    Music *m = player(s, 0);
    for (int i = 0; i < 4; i++)
        fetch(m, out, MUSIC_RATE);
    double calm = power(out, 0, MUSIC_RATE);
    music_tension(m, 2);
    fetch(m, out, MUSIC_RATE);
    fetch(m, out, MUSIC_RATE); /* bars of one second */
    fetch(m, out, MUSIC_RATE);
    double ratio = power(out, 0, MUSIC_RATE) / calm;
    assert_true(ratio > 16 && ratio < 36); /* 5 times as high is 25 times the power */
    music_free(m);
    score_free(s);
}

static void a_tune_goes_on_in_the_row_it_was_left_in(void **unused)
{
    (void)unused;
    static int16_t out[2 * MUSIC_RATE];
    Score *s = score_of(tune_find("horde"));
    Music *m = player(s, 0);
    for (int i = 0; i < 25; i++)
        fetch(m, out, MUSIC_RATE);
    music_play(m, NULL);
    for (int i = 0; i < 8; i++)
        fetch(m, out, MUSIC_RATE);
    assert_false(music_sounds(m));
    assert_int_equal(s->resume, s->row_at[2]); /* rows of nine seconds */
    music_rest(m);
    assert_false(music_sounds(m));
    music_free(m);
    score_free(s);
}

/* ---- tuning and harmony ------------------------------------------------------------------------------------------ */

static double strength(const int16_t *out, uint32_t frames, double hertz)
{
    double re = 0, im = 0;
    for (uint32_t i = 0; i < frames; i++) {
        double w = 0.5 - 0.5 * cos(6.283185307179586 * i / frames), turn = 6.283185307179586 * hertz * i / MUSIC_RATE;
        re += w * out[2 * i] * cos(turn);
        im += w * out[2 * i] * sin(turn);
    }
    return re * re + im * im;
}

static void instruments_are_in_tune(void **unused)
{
    (void)unused;
    static const struct {
        InstrumentId id;
        const char *line;
        int key;
    } of[] = {{LUTE, "g3 . . .", 55}, {LUTE, "d5 . . .", 74},    {CITTERN, "a4 . . .", 69}, {PIZZICATO, "g5 . . .", 79},
              {BASS, "e2 . . .", 40}, {HARP, "c6 . . .", 84},    {FIDDLE, "a5 . . .", 81},  {WHISTLE, "d6 . . .", 86},
              {HORN, "d4 . . .", 62}, {BASSOON, "d3 . . .", 50}, {BELL, "e5 . . .", 76},    {MARIMBA, "c5 . . .", 72}};
    static int16_t out[2 * MUSIC_RATE];
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        TunePart part = {.name = "one", .instrument = of[i].id, .gain = {100, 100, 100}};
        TuneRow row = {.name = "one", .chords = "C", .line = {of[i].line}};
        Tune t = tone;
        t.once = true;
        t.part = &part;
        t.row = &row;
        Score *s = score_of(&t);
        Music *m = player(s, 0);
        double right = 440 * pow(2, (of[i].key - 69) / 12.0), best = 0;
        int at = 0;
        fetch(m, out, MUSIC_RATE / 10 * 3);
        for (int cents = -40; cents <= 40; cents += 2) {
            double here = strength(out + 2 * 1000, MUSIC_RATE / 5, right * pow(2, cents / 1200.0));
            at = here > best ? cents : at;
            best = fmax(best, here);
        }
        if (abs(at) > 8)
            fail_msg("%s of instrument %d is %d cents off", of[i].line, (int)of[i].id, at);
        music_free(m);
        score_free(s);
    }
}

static bool sounds_at(const Note *n, uint32_t at)
{
    return n->at <= at && at < n->at + n->length;
}

static bool has_key(const Note *n)
{
    return instrument_list[n->instrument].kind != STRUCK || n->instrument == BELL || n->instrument == MARIMBA;
}

/* In the middle of each beat: a half tone between neighbours grinds. As a passing tone it is welcome, as a habit not. */
static void tunes_do_not_grind(void **unused)
{
    (void)unused;
    for (int k = 0; tune_list[k]; k++) {
        const Tune *t = tune_list[k];
        Score *s = score_of(t);
        uint32_t beat = s->bar / t->beats;
        int grinds = 0, beats = 0;
        for (uint32_t at = beat / 8; at < s->length; at += beat, beats++) {
            bool here = false;
            for (int i = 0; i < s->n; i++)
                for (int j = 0; j < i && sounds_at(&s->note[i], at); j++)
                    here = here || (sounds_at(&s->note[j], at) && has_key(&s->note[i]) && has_key(&s->note[j]) &&
                                    abs(s->note[i].key - s->note[j].key) == 1);
            grinds += here;
        }
        if (grinds * 100 > 5 * beats)
            fail_msg("%s grinds at %d of %d beats", t->word, grinds, beats);
        score_free(s);
    }
}

static void notes_stay_where_their_instruments_are_at_home(void **unused)
{
    (void)unused;
    static const uint8_t range[INSTRUMENTS][2] = {
        [LUTE] = {38, 88},           [CITTERN] = {55, 84},     [HARP] = {48, 96},   [PIZZICATO] = {55, 93},
        [PIZZICATO_BASS] = {28, 60}, [BASS] = {28, 62},        [FIDDLE] = {55, 96}, [WHISTLE] = {62, 98},
        [REED] = {55, 88},           [BASSOON] = {34, 72},     [HORN] = {36, 81},   [TRUMPET] = {55, 84},
        [STRINGS] = {48, 93},        [LOW_STRINGS] = {28, 62}, [DRONE] = {34, 64},  [CHOIR] = {45, 81},
        [BELL] = {60, 96},           [MARIMBA] = {53, 96}};
    for (int k = 0; tune_list[k]; k++) {
        Score *s = score_of(tune_list[k]);
        for (int i = 0; i < s->n; i++) {
            const Note *n = &s->note[i];
            if (has_key(n) && (n->key < range[n->instrument][0] || n->key > range[n->instrument][1]))
                fail_msg("%s, %s: key %d", s->tune->word, s->tune->part[n->part].name, n->key);
            assert_true(i == 0 || s->note[i - 1].at <= n->at);
            assert_true(n->length > 0 && n->at < s->length);
        }
        score_free(s);
    }
}

/* ---- how it is written ------------------------------------------------------------------------------------------- */

static void check_wrong(const char *chords, const char *line, const char *said)
{
    TuneRow row = {.name = "first", .chords = chords, .line = {line}};
    Tune t = tone;
    char err[200] = "";
    t.row = &row;
    assert_null(score_new(&t, err, sizeof err));
    assert_string_equal(err, said);
}

static void what_is_written_wrong_is_said(void **unused)
{
    (void)unused;
    check_wrong("C | Xm", "c4", "tone, row first, chords: no chord at \"Xm\".");
    check_wrong("", "c4", "tone, row first, chords: no bar at \"\".");
    check_wrong("C", "c4 h4", "tone, row first, tone: no note at \"h4\".");
    check_wrong("C", "c4 d", "tone, row first, tone: no octave at \"d\".");
    check_wrong("C", "c4 | d4", "tone, row first, tone: more bars than chords at \"d4\".");
    check_wrong("C", "below flute", "tone, row first, tone: no part at \"flute\".");
    check_wrong("C", "2", "tone, row first, tone: no tone of a chord at \"2\".");
}

static void what_is_written_is_played(void **unused)
{
    (void)unused;
    TunePart part[] = {{.name = "tone", .instrument = LUTE, .gain = {100, 100, 100}, .low = 48, .gate = 100},
                       {.name = "under", .instrument = LUTE, .gain = {100, 100, 100}, .low = 48},
                       {.name = "drums", .instrument = KIT, .gain = {100, 100, 100}}};
    TuneRow row = {
        .name = "first", .chords = "C | G7", .line = {"c5 . g5 - | 1 7 v .", "below tone", "b - d k"}, .lift = 2};
    Tune t = tone;
    t.part = part;
    t.nparts = 3;
    t.row = &row;
    Score *s = score_of(&t);
    static const int key[] = {74, 81, 57, 67, 61, 52, 55, 57}; /* lifted by 2: c5 g5, g3 f4, and b3 d4 f4 g4 folded */
    int n = 0, drums = 0, under = 0;
    for (int i = 0; i < s->n; i++) {
        const Note *note = &s->note[i];
        drums += note->part == 2;
        under += note->part == 1;
        if (note->part != 0)
            continue;
        bool found = false;
        for (size_t k = 0; k < sizeof key / sizeof *key; k++)
            found = found || key[k] == note->key;
        if (!found)
            fail_msg("key %d is not written", note->key);
        n++;
    }
    assert_int_equal(n, 8);
    assert_int_equal(drums, 6); /* its one bar is played twice */
    assert_int_equal(under, 8);
    assert_int_equal(s->note[0].length > s->bar * 45 / 100, 1); /* the hold */
    assert_int_equal(tune_chord("G7"), 1 << 7 | 1 << 11 | 1 << 2 | 1 << 5);
    score_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_is_a_tune_for_the_hall_and_each_table),
        cmocka_unit_test(tunes_are_clean_equally_loud_and_have_no_seam),
        cmocka_unit_test(layers_are_heard),
        cmocka_unit_test(fanfares_are_short_clean_and_end),
        cmocka_unit_test(fetching_asks_for_no_memory),
        cmocka_unit_test(the_same_is_played_every_time),
        cmocka_unit_test(nothing_clicks_when_something_changes),
        cmocka_unit_test(tension_makes_itself_heard_within_two_bars),
        cmocka_unit_test(a_tune_goes_on_in_the_row_it_was_left_in),
        cmocka_unit_test(instruments_are_in_tune),
        cmocka_unit_test(tunes_do_not_grind),
        cmocka_unit_test(notes_stay_where_their_instruments_are_at_home),
        cmocka_unit_test(what_is_written_wrong_is_said),
        cmocka_unit_test(what_is_written_is_played),
    };
    return cmocka_run_group_tests_name("music", tests, NULL, NULL);
}
