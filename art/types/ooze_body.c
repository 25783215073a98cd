/* SPDX-License-Identifier: MIT
 * What oozes are made of. */
#include "types/ooze_body.h"

#include "props/teeth.h"

void ooze_mouth_hole(const OozeMouth *m)
{
    carve();
    blend(.06f);
    egg(0, -.02f, .12f, m->wide, m->high, .34f);
    fill();
}

void ooze_mouth_inside(const OozeMouth *m)
{
    float w = m->wide, h = m->high;
    part();
    paint(material_plain(tint(DARK) * .5f, .35f, .5f));
    blend(.03f);
    egg(0, -.02f, -.1f, w * .94f, h * .93f, .16f);
    if (m->tongue > 0) {
        int tongue = material_plain(rgb(0xe8504a), .25f, 1);
        material(tongue)->sss = rgb(0xff6050) * .4f;
        part();
        paint(tongue);
        blend(.08f);
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * .09f * m->tongue, -h * .7f, .03f, .22f * m->tongue, .1f * m->tongue, .16f);
    }
    int tooth = material_tooth();
    push();
    move(0, h * .8f, .16f - .5f * w * w * .6f);
    teeth(&(Teeth){.count = m->upper,
                   .material = tooth,
                   .half_width = w * .8f,
                   .sag = -h * .72f,
                   .depth = .5f * w * w * .6f,
                   .length = m->length,
                   .thick = .36f * w * 1.6f / (float)(m->upper + 1),
                   .uneven = .5f,
                   .fang = m->fang});
    pop();
    push();
    move(0, -h * .9f, .17f - .5f * w * w * .6f);
    teeth(&(Teeth){.count = m->lower,
                   .material = tooth,
                   .half_width = w * .66f,
                   .sag = h * .55f,
                   .depth = .5f * w * w * .6f,
                   .length = -m->length * .75f,
                   .thick = .3f * w * 1.6f / (float)(m->lower + 1),
                   .uneven = .5f});
    pop();
}

int ooze_lid(Vec3 body)
{
    int lid = material_plain(body * .55f, .25f, 1);
    material(lid)->sss = body * .4f;
    return lid;
}

void ooze_bubbles(int n, float x, float low, float high, float wide)
{
    for (int i = 0; i < n; i++) {
        float a = chance(i + 70) * 2 * PI, r = sqrtf(chance(i + 80)) * wide;
        sprite(here(V(x + cosf(a) * r, mix(low, high, chance(i + 90)), .9f)),
               .012f + .03f * chance(i + 60) * chance(i + 61), tint(GLOW), SPRITE_BUBBLE, .35f);
    }
}

void ooze_coin(float x, float y, float z, int i, int gold)
{
    push();
    move(x, y, z);
    turn_x(chance(i) * 180);
    turn_z(chance(i + 9) * 90);
    part();
    paint(gold);
    blend(.005f);
    drum(0, 0, 0, .085f, .016f, .008f);
    pop();
}

void ooze_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 towards, float thick)
{
    Vec3 p[4] = {shoulder, vec_mix(shoulder, elbow, .75f), elbow, wrist};
    float r[4] = {.26f * thick, .2f * thick, .16f * thick, .16f * thick};
    blend(.2f * thick);
    tube(4, p, r, 4);
    blend(.08f * thick);
    Vec3 side = vec_unit(vec_cross(towards, V(0, 0, 1)));
    for (int i = -1; i <= 1; i++) {
        Vec3 d = vec_unit(towards + side * (.75f * (float)i));
        limb(wrist, wrist + d * (.3f * thick), .095f * thick, .055f * thick);
    }
}
