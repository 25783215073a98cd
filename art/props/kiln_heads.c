/* SPDX-License-Identifier: MIT
 * Hats, hair and beards of Kilnsworn. */
#include "props/kiln_heads.h"

#include "props/people.h"

void kiln_kettle_hat(int iron, int brass, float back)
{
    push();
    turn_x(-back);
    part();
    paint(iron);
    blend(.03f);
    egg(0, .19f, -.05f, .43f, .40f, .46f);
    carve();
    box(0, -.36f, 0, 1, .52f, 1, .01f);
    fill();
    part();
    paint(iron);
    blend(.02f);
    drum(0, .17f, -.03f, .60f, .022f, .02f);
    carve();
    drum(0, .10f, -.03f, .38f, .10f, .02f);
    fill();
    part();
    paint(brass);
    blend(.02f);
    tube(4, (Vec3[]){V(0, .22f, .42f), V(0, .44f, .30f), V(0, .58f, .02f), V(0, .46f, -.34f)},
         (float[]){.04f, .045f, .045f, .03f}, 4);
    for (int i = 0; i < 10; i++)
        ball(sinf((float)i * .628f) * .47f, .205f, -.03f + cosf((float)i * .628f) * .47f, .03f);
    pop();
}

void kiln_locks(int hair, int n, float length, int seed)
{
    for (int i = 0; i < n; i++) {
        float a = 1.05f + 4.2f * (float)i / (float)(n - 1), c = chance(seed + i);
        Vec3 root = V(sinf(a) * .33f, .14f, -.03f + cosf(a) * .36f), out = V(sinf(a), 0, cosf(a)) * (.07f + .07f * c);
        Vec3 p[3] = {root, root + out * .6f + V(0, -.14f, 0), root + out + V(0, -length * (.7f + .5f * c), -.03f)};
        part();
        paint(hair);
        hair_lock(3, p, .07f, seed + i);
    }
}

void kiln_beard(int hair, float gape, float length, int n, int seed)
{
    part();
    paint(hair);
    blend(.05f);
    tube(5,
         (Vec3[]){V(-.30f, -.12f, .10f), V(-.24f, -.36f, .20f), V(0, -.47f - gape * .8f, .30f), V(.24f, -.36f, .20f),
                  V(.30f, -.12f, .10f)},
         (float[]){.06f, .09f, .10f, .09f, .06f}, 5);
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)(n - 1) * 2 - 1, c = chance(seed + i), in = 1 - t * t;
        Vec3 root = V(t * .28f, -.20f - .27f * in - gape * in, .14f + .24f * in);
        Vec3 p[3] = {root, root + V(t * .08f, -.12f, .06f * in),
                     root + V(t * .16f + .06f * (c - .5f), -length * (.5f + .5f * in) * (.8f + .4f * c), .02f)};
        part();
        paint(hair);
        hair_lock(3, p, .085f, seed + i);
    }
    for (int side = -1; side <= 1; side += 2) { /* moustache */
        float q = (float)side;
        for (int i = 0; i < 3; i++) {
            Vec3 p[3] = {V(q * .02f, -.195f, .44f), V(q * (.10f + .02f * (float)i), -.21f - .02f * (float)i, .41f),
                         V(q * (.20f + .03f * (float)i), -.26f - .06f * (float)i, .30f)};
            part();
            paint(hair);
            hair_lock(3, p, .055f, seed + 60 + i);
        }
    }
}

void kiln_cap(int m, Vec3 middle, Vec3 radii, Vec3 face, Vec3 face_radii)
{
    part();
    paint(m);
    blend(.03f);
    egg(middle[0], middle[1], middle[2], radii[0], radii[1], radii[2]);
    carve();
    blend(.03f);
    egg(face[0], face[1], face[2], face_radii[0], face_radii[1], face_radii[2]);
    fill();
}
