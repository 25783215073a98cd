/* SPDX-License-Identifier: MIT
 * The troll of the crown sat for his portrait. The frame was wide enough for all of him but the nose. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/host.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

/* Damask on the wall of a gallery. */
static Vec3 damask(const Scene *s, float u, float v)
{
    (void)s;
    float x = fmodf(u * 3.2f + 8, 1) - .5f, y = fmodf(v * 2.4f + 8, 1) - .5f, r = hypotf(x * 1.4f, y),
          a = atan2f(y, x * 1.4f), flower = smooth(.02f, -.02f, r - .26f - .10f * cosf(6 * a));
    Vec3 c = vec_mix(rgb(0x581c78), rgb(0x7a34a0), flower);
    return c * (1.05f - .55f * smooth(.3f, 1.5f, distance_to(u, v, -.35f, .45f)));
}

/* Of gold, carved: two mouldings, a garland between them, shells at the corners. */
static void gilded_frame(float half_x, float half_y, int gold, int dark)
{
    for (int k = 0; k < 3; k++) {
        float x = half_x + .10f * (float)k, y = half_y + .10f * (float)k, z = k == 1 ? .05f : .10f,
              r = k == 1 ? .085f : .055f;
        part();
        paint(k == 1 ? dark : gold);
        blend(.02f);
        limb(V(-x, -y, z), V(x, -y, z), r, r);
        limb(V(-x, y, z), V(x, y, z), r, r);
        limb(V(-x, -y, z), V(-x, y, z), r, r);
        limb(V(x, -y, z), V(x, y, z), r, r);
    }
    for (int i = 0; i < 40; i++) { /* pearls */
        float t = (float)(i % 10) / 10 * 2 - .9f, x = half_x + .10f, y = half_y + .10f;
        part();
        paint(gold);
        if (i < 20)
            ball(t * x, i < 10 ? -y : y, .12f, .058f);
        else
            ball(i < 30 ? -x : x, t * y, .12f, .058f);
    }
    for (int i = 0; i < 4; i++) {
        push();
        move((i % 2 ? 1.f : -1.f) * (half_x + .10f), (i < 2 ? 1.f : -1.f) * (half_y + .10f), .14f);
        turn_z(i == 0 ? 45 : i == 1 ? -45 : i == 2 ? 135 : -135);
        part();
        paint(gold);
        blend(.03f);
        for (int k = -3; k <= 3; k++) {
            float a = .36f * (float)k;
            limb(V(0, -.08f, 0), V(.27f * sinf(a), .24f * cosf(a), .02f), .045f, .065f);
        }
        ball(0, -.08f, .05f, .09f);
        pop();
    }
}

/* Rolls and powder. */
static void powdered_wig(int m)
{
    part();
    paint(m);
    blend(.07f);
    lumpy(.02f, 9);
    egg(0, .50f, -.14f, .50f, .34f, .36f);
    egg(0, .72f, -.16f, .36f, .24f, .28f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            part();
            paint(m);
            blend(.02f);
            push();
            move((float)side * (.52f + .02f * (float)i), .42f - .24f * (float)i, -.10f);
            turn_x(90);
            drum(0, 0, 0, .12f, .14f, .05f);
            ring(0, .14f, 0, .075f, .045f);
            pop();
        }
}

/* On a ladder, from behind, with a feather duster, 1 high, his feet at the brush's place. */
static void footman(int coat, int wig, int gold, int plume)
{
    part();
    paint(coat);
    blend(.05f);
    egg(0, .58f, 0, .15f, .20f, .12f);
    egg(0, .36f, -.01f, .19f, .14f, .14f);
    limb(V(-.08f, .32f, 0), V(-.09f, .02f, 0), .06f, .05f);
    limb(V(.08f, .32f, 0), V(.09f, .12f, -.05f), .06f, .05f);
    limb(V(.14f, .68f, 0), V(.26f, .50f, -.06f), .055f, .045f);
    limb(V(-.13f, .70f, 0), V(-.24f, .92f, -.06f), .055f, .045f);
    part();
    paint(wig);
    blend(.03f);
    ball(0, .88f, 0, .12f);
    limb(V(0, .82f, .09f), V(0, .62f, .14f), .05f, .03f);
    part();
    paint(gold);
    limb(V(-.22f, .86f, -.05f), V(-.36f, 1.12f, -.16f), .020f, .020f);
    part();
    paint(plume);
    blend(.05f);
    lumpy(.02f, 12);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.05f;
        limb(V(-.36f, 1.12f, -.16f), V(-.44f + .13f * sinf(a), 1.32f + .04f * cosf(a * 2), -.20f + .13f * cosf(a)),
             .05f, .06f);
    }
    lumpy(0, 1);
}

static void royal_troll(void)
{
    camera(V(.55f, 1.25f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x10061c, 0x34124e, 0x6a2c90, 0xe0b8f0, 0xffc848, 0xfff4d8);
    s->backdrop = damask;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.62f, .62f, .50f)), rgb(0xfff0d8) * 2.5f, .06f};
    s->rim.color = rgb(0xffd080) * 2.4f;
    s->fill.color = rgb(0x502080) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.35f;
    s->grade = .03f;
    s->roll = 3;
    Flesh f = troll_flesh(rgb(0xa8ba60), rgb(0x6a8440));
    int gold = material_gold(), old_gold = material_gold(),
        canvas = material_new(rgb(0x1c2a34), rgb(0x0c1218), .9f, .2f, PAT_NOISE, 1.5f, .1f),
        wall = material_plain(rgb(0x2a0e3c), .9f, .1f), red = material_cloth(rgb(0xa01830)),
        white = material_new(rgb(0xfaf6f0), rgb(0xd8d0d8), .8f, .3f, PAT_NOISE, 6, .4f),
        gem = material_gem(rgb(0xff2050)), ermine = material_cloth(rgb(0xfff8ee)),
        coat = material_plain(rgb(0x204c98), .7f, .4f), wood = material_plain(rgb(0x8a5a30), .7f, .4f),
        plume = material_plain(rgb(0xff9020), .8f, .3f);
    material(old_gold)->color = rgb(0x8a5a1c);
    push();
    move(-.02f, 1.55f, 0);
    part();
    paint(wall);
    box(0, 0, -.62f, 1.2f, 1.36f, .03f, .01f);
    part();
    paint(canvas);
    box(0, 0, -.54f, 1.06f, 1.24f, .03f, .01f);
    gilded_frame(.98f, 1.14f, gold, old_gold);
    part(); /* his mantle fills the lower edge */
    paint(red);
    blend(.15f);
    egg(0, -1.12f, -.32f, .96f, .46f, .28f);
    part();
    paint(ermine);
    blend(.06f);
    for (int i = 0; i < 9; i++) {
        float a = -1.2f + .30f * (float)i;
        egg(.72f * sinf(a), -.60f - .26f * cosf(a), -.16f + .10f * cosf(a), .14f, .11f, .12f);
    }
    push();
    move(.02f, .06f, -.26f);
    turn_y(-8);
    turn_z(4);
    turn_x(4);
    grow(1.36f);
    powdered_wig(white);
    troll_visage(&f, &(TrollVisage){.nose = 1.75f,
                                    .wide = 1.1f,
                                    .hook = .02f,
                                    .ear = .62f,
                                    .droop = {0, -14},
                                    .tusk = .8f,
                                    .bare = .1f,
                                    .wry = .02f,
                                    .brow = {.10f, .04f},
                                    .frown = {-.02f, .03f},
                                    .open = {1.1f, .7f},
                                    .gaze_x = -4,
                                    .gaze_y = -14,
                                    .iris = rgb(0xb048e0)});
    pop();
    push(); /* his crown hangs where one hangs hats */
    move(.80f, 1.12f, .24f);
    turn_z(-24);
    turn_x(10);
    grow(1.5f);
    crown_spiked(.20f, 7, .24f, .2f, gold, gem);
    pop();
    pop();
    host_ladder(V(.62f, -.5f, 1.35f), V(.42f, 1.02f, 1.15f), .26f, wood);
    push();
    move(.46f, .50f, 1.32f);
    turn_z(6);
    grow(.62f);
    footman(coat, white, gold, plume);
    pop();
    lamp(V(-.35f, 2.1f, 1.3f), rgb(0xffe8c0) * 1.5f, .45f);
    lamp(V(.55f, 2.5f, 1.0f), rgb(0xfff0e0) * .9f, .35f);
}

const Card troll_portrait_cards[] = {{"cards/horde/royal-troll", ROYAL, royal_troll}, {0}};
