/* SPDX-License-Identifier: MIT
 * Listens to a tune without a sound device:  hordehall-tune WORD [--tension N] [--seconds N] [--part NAME] [--notes] [FILE.wav]
 * Writes what is played as a WAV file, and says how long, how loud and how hard for the processor it is. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/buf.h"
#include "music/music.h"
#include "music/tune.h"

#include "loudness.h"

static void word32(FILE *f, uint32_t x)
{
    for (int i = 0; i < 4; i++)
        (void)fputc((int)(x >> 8 * i & 255), f);
}

static bool write_wav(const char *path, const int16_t *sample, uint32_t frames)
{
    FILE *f = fopen(path, "wb");
    if (!f)
        return false;
    (void)fputs("RIFF", f);
    word32(f, 36 + 4 * frames);
    (void)fputs("WAVEfmt ", f);
    word32(f, 16);
    word32(f, 1 | 2u << 16);
    word32(f, MUSIC_RATE);
    word32(f, 4 * MUSIC_RATE);
    word32(f, 4 | 16u << 16);
    (void)fputs("data", f);
    word32(f, 4 * frames);
    for (uint32_t i = 0; i < 2 * frames; i++) {
        (void)fputc(sample[i] & 255, f);
        (void)fputc(sample[i] >> 8 & 255, f);
    }
    return fclose(f) == 0;
}

static void print_notes(const Score *s)
{
    for (int i = 0; i < s->n; i++) {
        const Note *n = &s->note[i];
        printf("%.4f %.4f %s %d %d %d\n", (double)n->at / MUSIC_RATE, (double)n->length / MUSIC_RATE,
               s->tune->part[n->part].name, n->key, n->loud, n->instrument);
    }
}

static int play(Score *s, int tension, uint32_t frames, const char *path)
{
    Music *m = music_new();
    int16_t *out = xcalloc(frames, 2 * sizeof *out);
    double sum = 0, mean[2] = {0};
    int peak = 0;
    music_levels(m, 1, 1);
    music_tension(m, tension);
    music_play_score(m, s);
    clock_t begun = clock();
    for (uint32_t at = 0; at < frames; at += 2048)
        music_fetch(m, out + (size_t)2 * at, frames - at < 2048 ? (int)(frames - at) : 2048);
    double took = (double)(clock() - begun) / CLOCKS_PER_SEC, seconds = (double)frames / MUSIC_RATE;
    for (uint32_t i = 0; i < 2 * frames; i++) {
        mean[i & 1] += out[i];
        sum += (double)out[i] * out[i];
        peak = abs(out[i]) > peak ? abs(out[i]) : peak;
    }
    printf("%s, \"%s\": %.1f s, %d notes, loudness %.1f, rms %.1f dB, peak %.3f, mean %.5f %.5f, %.2f %% of a core, %d "
           "notes dropped\n",
           s->tune->word, s->tune->title, (double)s->length / MUSIC_RATE, s->n, loudness(out, frames),
           10 * log10(sum / (2.0 * frames) / 32768 / 32768), peak / 32768.0, mean[0] / frames / 32768,
           mean[1] / frames / 32768, 100 * took / seconds, music_dropped(m));
    bool done = !path || write_wav(path, out, frames);
    free(out);
    music_free(m);
    return done ? 0 : 1;
}

int main(int argc, char **argv)
{
    const char *word = NULL, *path = NULL, *part = NULL;
    int tension = 0;
    double seconds = 0;
    bool notes = false;
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--tension") == 0 && i + 1 < argc)
            tension = (int)strtol(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--seconds") == 0 && i + 1 < argc)
            seconds = strtod(argv[++i], NULL);
        else if (strcmp(argv[i], "--part") == 0 && i + 1 < argc)
            part = argv[++i];
        else if (strcmp(argv[i], "--notes") == 0)
            notes = true;
        else if (!word)
            word = argv[i];
        else
            path = argv[i];
    char err[200] = "";
    const Tune *t = tune_find(word);
    Tune one = t ? *t : (Tune){0};
    TunePart parts[TUNE_PARTS];
    for (int i = 0; i < one.nparts; i++) {
        parts[i] = one.part[i];
        if (part && strcmp(part, parts[i].name) != 0)
            memset(parts[i].gain, 0, sizeof parts[i].gain);
    }
    one.part = parts;
    Score *s = t ? score_new(&one, err, sizeof err) : NULL;
    if (!s) {
        (void)fprintf(stderr,
                      "hordehall-tune WORD [--tension N] [--seconds N] [--part NAME] [--notes] [FILE.wav]\n%s\n", err);
        for (int i = 0; tune_list[i]; i++)
            (void)fprintf(stderr, "  %s: %s\n", tune_list[i]->word, tune_list[i]->title);
        return 2;
    }
    uint32_t frames = seconds > 0 ? (uint32_t)(seconds * MUSIC_RATE) : s->length + (t->once ? 3 * MUSIC_RATE : 0);
    int status = 0;
    if (notes)
        print_notes(s);
    else
        status = play(s, tension, frames, path);
    score_free(s);
    return status;
}
