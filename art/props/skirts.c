/* SPDX-License-Identifier: MIT
 * Skirts. */
#include "props/skirts.h"

#include "props/left_out.h"

/* One leg under the cloth, in the skirt's own part: what of it stands out is melted in. */
static void leg_under(const Skirt *s, int i)
{
    float w = or_one(s->wide), q = i ? 1.f : -1.f;
    Vec3 hip = V(q * .12f * w, 1.06f, .02f), low = vec_mix(s->knee[i], s->foot[i], .72f);
    blend(.09f);
    limb(hip, s->knee[i], .165f * w, .135f * w);
    blend(.11f);
    limb(s->knee[i], low, .125f * w, .13f * w);
}

void skirt_over_legs(const Skirt *s)
{
    float w = or_one(s->wide), top = or_else(s->waist, 1.34f), flare = or_else(s->flare, .14f);
    Vec3 mid = (s->knee[0] + s->knee[1]) * .5f, low = (s->foot[0] + s->foot[1]) * .5f, apart = s->foot[1] - s->foot[0];
    float side = min_of(fabsf(apart[0]) * .42f, .34f), fore = min_of(fabsf(apart[2]) * .42f, .36f);
    DrapeRow row[5] = {{top, .235f * w, .205f * w, 0, 0},
                       {1.12f, .30f * w, .25f * w, 0, .0f},
                       {.78f, .28f * w + side * .55f, .24f * w + fore * .5f, mid[0] * .7f, mid[2] * .55f},
                       {vec_mix(V(0, .78f, 0), V(0, s->hem, 0), .6f)[1], .27f * w + side * .9f + flare * .6f,
                        .23f * w + fore * .9f + flare * .5f, low[0] * .8f + s->wind[0] * .45f,
                        low[2] * .7f + s->wind[2] * .45f},
                       {s->hem, .28f * w + side + flare, .24f * w + fore + flare * .9f, low[0] * .9f + s->wind[0],
                        low[2] * .8f + s->wind[2]}};
    part();
    paint(s->m);
    blend(.05f);
    drape(&(Drape){.rows = 5,
                   .row = row,
                   .folds = 9,
                   .gather = .008f,
                   .depth = .075f,
                   .twist = 1.3f,
                   .hem = .14f,
                   .thick = .016f,
                   .seed = s->seed});
    leg_under(s, 0);
    leg_under(s, 1);
}

void feet_below(const Skirt *s, int m, Vec3 toes)
{
    Vec3 ahead = vec_unit(toes);
    for (int i = 0; i < 2; i++) {
        Vec3 f = s->foot[i] + V(0, .05f, 0);
        part();
        paint(m);
        blend(.04f);
        limb(vec_mix(s->knee[i], f, .7f), f, .075f, .06f);
        limb(f - ahead * .05f, f + ahead * .17f + V(0, -.02f, 0), .07f, .058f);
    }
}
