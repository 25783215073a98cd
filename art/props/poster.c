/* SPDX-License-Identifier: MIT
 * What posters share. */
#include "props/poster.h"

#include "props/people.h"

void poster_camera(void)
{
    const float far = 6, half_height = 1.25f;
    camera(V(0, 0, far), V(0, 0, 0), 2 * atanf(half_height / far) * 180 / PI);
    scene()->haze = 0;
}

static void raised_arm(Vec3 wrist, float side, int cloak, int skin)
{
    Vec3 shoulder = V(side * .13f, .755f, 0), elbow = vec_mix(shoulder, wrist, .5f) + V(side * .05f, -.05f, 0);
    part();
    paint(cloak);
    blend(.02f);
    tube(3, (Vec3[]){shoulder, elbow, wrist}, (float[]){.044f, .034f, .036f}, 5);
    limb(wrist, vec_mix(wrist, elbow, .6f) + V(0, -.10f, 0), .03f, .012f); /* the sleeve hangs */
    part();
    paint(skin);
    blend(.015f);
    Vec3 on = vec_unit(wrist - elbow);
    limb(wrist, wrist + on * .05f, .024f, .022f);
    for (int i = -1; i <= 2; i++)
        limb(wrist + on * .05f, wrist + on * (i == 2 ? .06f : .10f) + V((float)i * .022f, 0, 0), .013f, .008f);
}

void back_figure(const BackFigure *f)
{
    float hem = f->train > 0 ? f->train : .27f;
    DrapeRow row[5] = {{.82f, .055f, .06f, 0, 0},
                       {.755f, .125f, .085f, 0, 0},
                       {.52f, .098f, .085f, 0, 0},
                       {.22f, .16f, .14f, f->wind[0] * .12f, 0},
                       {0, hem, hem * .8f, f->wind[0] * .34f, 0}};
    part();
    paint(f->cloak);
    blend(.02f);
    drape(&(Drape){.rows = 5, .row = row, .folds = 11, .gather = .003f, .depth = .028f, .thick = .018f, .seed = 4});
    egg(0, .70f, 0, .11f, .10f, .075f);
    part();
    paint(f->hair);
    blend(.02f);
    egg(0, .915f, 0, .072f, .085f, .08f);
    for (int i = 0; i < 22; i++) {
        float c = chance(i), a = PI * (-.15f + 1.3f * (float)i / 21), reach = .20f + .30f * chance(i + 9);
        Vec3 root = V(cosf(a) * .055f, .915f + sinf(a) * .065f, .03f * c),
             out = V(cosf(a) * .5f, sinf(a) * .4f, 0) * .12f;
        part();
        paint(f->hair);
        hair_lock(4,
                  (Vec3[]){root, root + out + f->wind * (reach * .3f),
                           root + out * 1.2f + f->wind * (reach * .65f) + V(0, .04f * sinf(9 * c), 0),
                           root + out + f->wind * reach + V(0, -.06f + .1f * c, 0)},
                  .022f, i);
    }
    for (int i = 0; i < 2; i++)
        if (vec_dot(f->wrist[i], f->wrist[i]) > 0)
            raised_arm(f->wrist[i], i ? 1.f : -1.f, f->cloak, f->skin);
}
