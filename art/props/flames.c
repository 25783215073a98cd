/* SPDX-License-Identifier: MIT
 * Flames. */
#include "props/flames.h"

void flame_tongue(float height, float thick, float sway, int hot, int cool)
{
    Vec3 p[6] = {V(0, 0, 0),
                 V(sway * .3f, height * .2f, 0),
                 V(sway * .1f, height * .42f, 0),
                 V(-sway * .25f, height * .62f, 0),
                 V(sway * .2f, height * .84f, 0),
                 V(sway * .9f, height * 1.05f, 0)};
    float r[6] = {thick * .7f, thick, thick * .68f, thick * .36f, thick * .15f, thick * .012f};
    part();
    blend(thick * .8f);
    paint(hot);
    tube(4, p, r, 3);
    paint(cool);
    tube(3, p + 3, r + 3, 4);
}

void flames(int n, float rx, float rz, float height, float thick, float lean, float wind, Vec3 hot, Vec3 cool, int seed)
{
    int root = material_glow(hot, 1.35f), tip = material_glow(cool, 1.2f);
    for (int i = 0; i < n; i++) {
        float a = ((float)i + .6f * chance(i + seed)) / (float)n * 2 * PI, share = .35f + .65f * chance(i + seed + 31);
        push();
        move(sinf(a) * rx, 0, cosf(a) * rz);
        turn_z(-sinf(a) * lean - wind);
        turn_x(cosf(a) * lean);
        flame_tongue(height * share, thick * (.55f + .5f * share),
                     height * share * .45f * (chance(i + seed + 57) - .5f) * 2, root, tip);
        pop();
    }
}

void fire_breath(float length, float spread, float heat, int seed)
{
    static const unsigned color[3] = {0xffe890, 0xff9a20, 0xe83a08};
    for (int i = 0; i < 260; i++) {
        float t = chance(i + seed), a = chance(i + seed + 300) * 2 * PI, away = sqrtf(chance(i + seed + 600));
        float wide = spread * (.12f + .88f * t), curl = .16f * spread * sinf(t * 9 + a);
        Vec3 at = here(V(cosf(a) * away * wide + curl, t * length, sinf(a) * away * wide * .6f));
        float cool = unit(.75f * t + .55f * away * away - .15f) * 2;
        int k = cool < 1 ? 0 : 1;
        Vec3 c = vec_mix(rgb(color[k]), rgb(color[k + 1]), cool - (float)k);
        sprite(at, (.05f + .13f * t) * (.4f + .8f * chance(i + seed + 900)), c, SPRITE_GLOW, heat * (1 - .45f * t));
    }
}

void sparks(int n, float width, float height, Vec3 color, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = chance(i + seed), w = width * (.4f + .6f * t);
        sprite(here(V((chance(i + seed + 200) - .5f) * 2 * w, t * height, (chance(i + seed + 300) - .5f) * w)),
               .007f + .014f * chance(i + seed + 400) * (1 - .5f * t), color, SPRITE_GLOW, 1.2f);
    }
}
