/* SPDX-License-Identifier: MIT
 * What heroes show. */
#include "props/bare.h"

#include "props/left_out.h"
#include "props/sinew.h"
#include "props/skin.h"

static int head_part; /* of the head built last */

int bare_skin(Vec3 c)
{
    int m = material_new(c, c * V(.86f, .72f, .66f), .5f, .6f, PAT_NOISE, 3, .10f);
    material(m)->sss = vec_mix(c, rgb(0xc02c10), .45f) * .5f;
    return m;
}

void bare_head(const Kin *k)
{
    kin_head(k);
    head_part = scene()->part_count;
    person_head(&k->head);
    scene()->parts[head_part].melting = true; /* into neck and breast */
}

void face_paint(int m, int n, const float *xy, const float *radii)
{
    skin_paint(head_part, m, n, xy, radii, .72f);
}

void pointed_ears(int skin, float length, float droop)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, e = length * .5f;
        part();
        paint(skin);
        push();
        move(s * .30f, -.03f, -.04f);
        turn_z(s * -droop);
        turn_y(s * 20);
        blend(.03f);
        Vec3 p[4] = {V(0, -.03f, .02f), V(s * .35f * e, .10f * e, 0), V(s * .72f * e, .38f * e, -.02f),
                     V(s * 1.0f * e, .85f * e, -.06f)};
        float r[4] = {.075f, .085f, .05f, .006f};
        tube(4, p, r, 4);
        carve();
        blend(.02f);
        Vec3 q[3] = {V(s * .12f * e, .02f, .085f), V(s * .45f * e, .2f * e, .075f), V(s * .75f * e, .48f * e, .03f)};
        float qr[3] = {.035f, .035f, .01f};
        tube(3, q, qr, 3);
        fill();
        pop();
    }
}

void fit_headgear(void)
{
    move(0, .05f, -.05f);
    grow(.87f);
}

void falling_hair(int m, float length, float wide, int seed)
{
    part();
    paint(m);
    blend(.05f);
    egg(0, .16f, -.095f, .375f, .385f, .435f); /* close to the skull */
    carve();
    blend(.03f);
    egg(0, -.14f, .42f, .25f, .51f, .37f);
    egg(-.36f, -.10f, .02f, .12f, .15f, .12f);
    egg(.36f, -.10f, .02f, .12f, .15f, .12f);
    box(0, -.52f, 0, .6f, .4f, .7f, .05f);
    fill();
    blend(.012f);
    for (int side = -1; side <= 1; side += 2) /* combed from the parting */
        for (int i = 0; i < 7; i++) {
            float s = (float)side, t = (float)i / 6, c = chance(seed + i + 9 * side + 20);
            Vec3 p[5] = {V(s * .015f, .50f - .05f * t * t, .26f - .50f * t),
                         V(s * .20f, .49f - .03f * t, .24f - .46f * t), V(s * .35f, .28f, .17f - .42f * t),
                         V(s * (.385f + .02f * c), .02f, .12f - .38f * t),
                         V(s * (.37f + .03f * c), -.25f, .10f - .35f * t)};
            hair_lock(5, p, .062f, seed + i + (side > 0 ? 30 : 0));
        }
    for (int side = -1; side <= 1; side += 2) { /* what falls to breast and back */
        float s = (float)side;
        DrapeRow row[4] = {{.02f, .10f, .20f, s * .33f, -.08f},
                           {-.35f, .105f * wide, .22f, s * .36f, -.06f},
                           {-.35f - length * .45f, .11f * wide, .18f, s * .37f, .04f},
                           {-.35f - length * .9f, .055f * wide, .07f, s * .33f, .12f}};
        part();
        paint(m);
        blend(.02f);
        drape(&(Drape){.rows = 4,
                       .row = row,
                       .folds = 13,
                       .gather = .012f,
                       .depth = .035f,
                       .twist = 1.1f * s,
                       .hem = .12f,
                       .thick = .03f,
                       .seed = seed + side});
    }
}
