/* SPDX-License-Identifier: MIT
 * Gleaners. */
#include "props/gleaner.h"

#include "props/teeth.h"

int gleaner_skin(void)
{
    int m = material_skin(rgb(0x9080c4), rgb(0x5c4c90));
    material(m)->sss = rgb(0x8060b0) * .3f;
    return m;
}

static void ear(float side, float droop, int skin)
{
    static const float shape[] = {0, -.20f, .30f, -.20f, .66f, .02f, .98f, .44f, .62f, .44f, .34f, .40f, 0, .22f};
    static const float inner[] = {.06f, -.10f, .28f, -.12f, .58f, .05f, .80f, .34f, .56f, .34f, .32f, .28f, .08f, .12f};
    int pink = material_plain(rgb(0xd07a90), .6f, .4f);
    material(pink)->sss = rgb(0xff8090) * .5f;
    push();
    move(side * .46f, .10f, -.04f);
    turn_y(side * -16);
    turn_z(side * -droop);
    if (side < 0)
        mirror_x();
    part();
    paint(skin);
    blend(.03f);
    outline(7, shape, 2, .05f, .06f);
    limb(V(0, .16f, 0), V(.92f, .44f, 0), .05f, .02f);
    part();
    paint(pink);
    push();
    move(0, 0, .045f);
    outline(7, inner, 2, .02f, .04f);
    pop();
    pop();
}

void gleaner_head(const GleanerFace *f, int skin)
{
    ear(-1, f->ears, skin);
    ear(1, f->ears, skin);
    part();
    paint(skin);
    blend(.10f);
    egg(0, 0, 0, .54f, .45f, .46f);
    egg(0, .18f, -.05f, .44f, .36f, .40f);
    egg(0, -.18f, .22f, .38f + .06f * f->grin, .24f, .28f);
    if (f->cheeks > 0)
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * (.36f + .10f * f->cheeks), -.20f, .22f, .20f + .10f * f->cheeks, .22f + .06f * f->cheeks,
                .22f + .06f * f->cheeks);
    blend(.05f);
    egg(0, -.05f, .50f, .075f, .06f, .08f); /* nose */
    egg(-.22f, .10f, .34f, .23f, .22f, .14f);
    egg(.22f, .10f, .34f, .23f, .22f, .14f);
    carve();
    blend(.02f);
    Vec3 smile[5];
    float r[5], wide = .16f + .26f * f->grin;
    for (int i = 0; i < 5; i++) {
        float t = (float)i / 4 * 2 - 1;
        smile[i] = V(t * wide, -.27f + .12f * t * t * (f->grin > .1f ? 1.f : .4f), .53f - .22f * t * t * (1 + f->grin));
        r[i] = .016f + .055f * f->grin * (1 - .8f * t * t);
    }
    tube(5, smile, r, 4);
    fill();
    if (f->grin > .3f) {
        push();
        move(0, -.235f, .49f);
        teeth(&(Teeth){.count = 8,
                       .material = material_tooth(),
                       .half_width = wide * .8f,
                       .sag = .07f,
                       .depth = .12f,
                       .length = .085f,
                       .thick = .036f,
                       .uneven = .4f,
                       .fang = 3});
        pop();
    }
    int e = material_eye(rgb(0xf7c948), rgb(0xfff0b8), .35f, PUPIL_ROUND), gold = material_gold();
    material(e)->iris = .80f;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        eye_with_lid(s * .225f, .11f, .36f, .205f, f->yaw, f->pitch, e, skin, s * f->tilt, f->open);
        part(); /* the rim of the coin */
        paint(gold);
        blend(.01f);
        push();
        move(s * .235f, .11f, .44f);
        turn_y(s * 14);
        turn_x(90);
        ring(0, 0, 0, .196f, .022f);
        pop();
    }
}

void gleaner_body(float fat, int skin)
{
    part();
    paint(skin);
    blend(.16f);
    egg(0, .42f, 0, .52f * fat, .45f, .46f * fat);
    egg(0, .85f, -.02f, .33f, .34f, .28f);
    egg(-.36f, .22f, .32f, .20f, .17f, .36f); /* thighs */
    egg(.36f, .22f, .32f, .20f, .17f, .36f);
    blend(.08f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .42f, .16f, .58f), V(s * .40f, .12f, .78f), .10f, .09f);
        egg(s * .42f, .20f, .86f, .12f, .17f, .07f);
        for (int i = -1; i <= 1; i++)
            egg(s * .42f + .09f * (float)i, .38f, .86f, .055f, .06f, .05f);
    }
}

void gleaner_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, int skin, int stained)
{
    part();
    paint(skin);
    blend(.06f);
    limb(shoulder, elbow, .13f, .09f);
    part();
    paint(stained ? stained : skin);
    blend(.06f);
    limb(elbow, wrist, .092f, .085f);
    push();
    move(wrist[0], wrist[1], wrist[2]);
    aim(fingers, palm);
    egg(0, .08f, 0, .11f, .12f, .06f);
    blend(.03f);
    for (int i = 0; i < 4; i++) {
        float s = i == 3 ? 1.9f : (float)i - 1, bend = i == 3 ? .06f : .10f, tall = i == 3 ? .20f : .40f;
        limb(V(s * .075f, .14f, 0), V(s * .115f, tall - .06f, bend * .4f), .038f, .03f);
        egg(s * .125f, tall + .02f, bend, .062f, .088f, .035f);
        carve();
        egg(s * .125f, tall + .03f, bend + .045f, .045f, .065f, .03f);
        fill();
    }
    pop();
}
