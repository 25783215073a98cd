/* SPDX-License-Identifier: MIT
 * How loud music is to ears: ITU-R BS.1770's integrated loudness of stereo at 44100 a second, in LUFS; for
 * hordehall-tune and the tests. */
#ifndef TESTS_TOOLS_LOUDNESS_H
#define TESTS_TOOLS_LOUDNESS_H
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    double b[3], a[2], x[2], y[2];
} LoudFilter;

static inline double loud_pass(LoudFilter *f, double x)
{
    double y = f->b[0] * x + f->b[1] * f->x[0] + f->b[2] * f->x[1] - f->a[0] * f->y[0] - f->a[1] * f->y[1];
    f->x[1] = f->x[0];
    f->x[0] = x;
    f->y[1] = f->y[0];
    f->y[0] = y;
    return y;
}

/* Blocks of a tenth of a second, four of them overlap in one that is weighed. -99: silence. */
static inline double loudness(const int16_t *sample, uint32_t frames)
{
    /* the head's shelf and the deep's fall, for 44100 */
    const LoudFilter shelf = {.b = {1.5308412300503478, -2.6509799951547297, 1.1690790799215869},
                              .a = {-1.6636551132560204, 0.7125954280732254}},
                     deep = {.b = {1, -2, 1}, .a = {-1.9891696736297957, 0.9891990357870394}};
    LoudFilter f[2][2] = {{shelf, deep}, {shelf, deep}};
    enum { TENTH = 4410 };
    uint32_t n = frames / TENTH;
    double *power = calloc(n + 1, sizeof *power), gate = 0, sum = 0;
    int count = 0;
    for (uint32_t i = 0; power && i < n * TENTH; i++)
        for (int ear = 0; ear < 2; ear++) {
            double y = loud_pass(&f[ear][1], loud_pass(&f[ear][0], sample[2 * i + (uint32_t)ear] / 32768.0));
            power[i / TENTH] += y * y / TENTH;
        }
    for (int pass = 0; power && pass < 2; pass++) { /* the second one leaves out what is 10 dB below the first */
        sum = 0;
        count = 0;
        for (uint32_t i = 0; i + 4 <= n; i++) {
            double p = (power[i] + power[i + 1] + power[i + 2] + power[i + 3]) / 4;
            if (p > 1.17e-7 && p > gate) {
                sum += p;
                count++;
            }
        }
        gate = count ? sum / count / 10 : 0;
    }
    free(power);
    return count ? -0.691 + 10 * log10(sum / count) : -99;
}

#endif
