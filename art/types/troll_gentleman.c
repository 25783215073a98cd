/* SPDX-License-Identifier: MIT
 * The troll of the crown: a gentleman who has just been told something, over his tea. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/regalia.h"
#include "props/sinew.h"
#include "types/troll_visage.h"

static void ruff(float y, float r, int cloth_white)
{
    part();
    paint(cloth_white);
    blend(.02f);
    for (int i = 0; i < 30; i++) {
        float a = (float)i / 30 * 2 * PI;
        push();
        move(0, y, 0);
        turn_y(a * 180 / PI);
        turn_x(8 + (i % 2 ? 9.f : -9.f));
        egg(0, (i % 2 ? .035f : -.035f), r * .66f, .07f, .05f, r * .4f);
        pop();
    }
}

static void wig(int m)
{
    part();
    paint(m);
    blend(.08f);
    lumpy(.03f, 9);
    egg(0, .44f, -.1f, .44f, .36f, .42f);
    egg(0, .72f, -.12f, .3f, .26f, .3f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) /* rolls at the sides */
        for (int i = 0; i < 4; i++) {
            float y = .36f - .23f * (float)i, x = .44f + .03f * (float)i;
            part();
            paint(m);
            blend(.02f);
            push();
            move((float)side * x, y, -.02f);
            turn_x(90);
            for (int k = 0; k < 3; k++)
                ring(0, -.1f + .1f * (float)k, 0, .085f, .055f);
            drum(0, 0, 0, .1f, .17f, .05f);
            pop();
        }
}

/* Over a great belly; puffed sleeves, slashed with gold. */
static void doublet(int velvet, int gold)
{
    part();
    paint(velvet); /* a doublet over a great belly */
    blend(.2f);
    egg(0, 1.15f, -.12f, .82f, .52f, .5f);
    egg(0, .58f, .05f, .86f, .62f, .72f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.05f);
        for (int i = 0; i < 5; i++) { /* puffed sleeves, slashed with gold */
            float a = (float)i * 2 * PI / 5;
            egg(s * .95f + .1f * sinf(a), 1.4f + .1f * cosf(a), -.05f, .24f, .3f, .28f);
        }
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 5; i++) {
            float s = (float)side, a = ((float)i - 2) * .5f;
            part();
            paint(gold);
            blend(.01f);
            Vec3 p[3] = {V(s * .9f + .2f * sinf(a), 1.66f, .08f),
                         V(s * .97f + .3f * sinf(a), 1.4f, .27f - .12f * fabsf(a)),
                         V(s * .95f + .18f * sinf(a), 1.14f, .14f)};
            float r[3] = {.012f, .03f, .012f};
            tube(3, p, r, 3);
        }
    for (int i = 0; i < 6; i++) { /* buttons and seams */
        float y = 1.3f - .19f * (float)i, z = .4f + .42f * sinf(((float)i + .4f) * .5f);
        part();
        paint(gold);
        blend(.01f);
        ball(0, y, z - .02f, .055f);
    }
}

/* A ring of lace around a wrist. */
static void lace_cuff(int white, Vec3 at, Vec3 along, float radius)
{
    part();
    paint(white);
    blend(.02f);
    push();
    move(at[0], at[1], at[2]);
    aim(along, V(0, 0, 1));
    for (int i = 0; i < 14; i++) {
        float a = (float)i / 14 * 2 * PI;
        egg(sinf(a) * radius, .04f, cosf(a) * radius, .06f, .11f, .06f);
    }
    pop();
}

/* It tips; what is left in it leaves it. */
static void tipped_cup(int tea)
{
    int china = material_plain(rgb(0xfdfaff), .08f, 1.5f), blue = material_plain(rgb(0x3a5ae0), .1f, 1.4f);
    part();
    paint(china);
    blend(.02f);
    egg(0, .02f, 0, .17f, .16f, .17f);
    carve();
    egg(0, .16f, 0, .155f, .15f, .155f);
    fill();
    drum(0, -.14f, 0, .08f, .02f, .01f);
    push();
    move(-.18f, .0f, 0);
    turn_x(90);
    ring(0, 0, 0, .07f, .02f);
    pop();
    part();
    paint(blue);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.05f;
        ball(sinf(a) * .165f, .0f, cosf(a) * .165f, .03f);
    }
    part();
    paint(tea);
    blend(.05f);
    egg(0, .08f, 0, .13f, .05f, .13f);
    Vec3 jump[4] = {V(.06f, .08f, .02f), V(.14f, .24f, .03f), V(.24f, .30f, .05f), V(.33f, .26f, .07f)};
    float r[4] = {.07f, .036f, .026f, .012f};
    tube(4, jump, r, 4);
    ball(.44f, .24f, .08f, .035f);
    ball(.30f, .42f, .04f, .028f);
}

/* From the mouth towards `to`, wider and wider. */
static void spray(Vec3 mouth, Vec3 to, int tea)
{
    Vec3 along = to - mouth, side = vec_unit(vec_cross(along, V(0, 1, 0))), up = vec_unit(vec_cross(side, along));
    part();
    paint(tea);
    blend(.06f);
    lumpy(.02f, 9);
    Vec3 q[4];
    float r[4] = {.050f, .030f, .016f, .004f};
    for (int k = 0; k < 4; k++) {
        float t = -.02f + .13f * (float)k;
        q[k] = mouth + along * t - V(0, .12f * t * t, 0);
    }
    tube(4, q, r, 3);
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) { /* it falls apart: round drops, the smaller the farther from the middle */
        float t = .22f + .95f * chance(i), a = chance(i + 100) * 6.28f, off = sqrtf(chance(i + 200)),
              w = off * (.05f + .36f * t), d = (.034f - .018f * off) * (.35f + .85f * chance(i + 300));
        Vec3 p = mouth + along * t + (side * cosf(a) + up * sinf(a)) * w - V(0, .16f * t * t, 0);
        push();
        move(p[0], p[1], p[2]);
        aim(along + side * (w * cosf(a)) + up * (w * sinf(a)), V(0, 1, .1f));
        part();
        paint(tea);
        blend(.02f);
        limb(V(0, d, 0), V(0, -d * 3.4f, 0), d * 1.15f, d * .08f);
        pop();
    }
    for (int i = 0; i < 150; i++) { /* and a mist that the light stands in */
        float t = .1f + .9f * chance(i + 400), a = chance(i + 500) * 6.28f, w = chance(i + 600) * (.03f + .30f * t);
        sprite(mouth + along * t + (side * cosf(a) + up * sinf(a)) * w - V(0, .16f * t * t, 0), .03f + .09f * t,
               rgb(0xffc070), SPRITE_GLOW, .13f);
    }
}

/* What of it is here already: drops so near that they are out of focus. */
static void near_drops(void)
{
    int drop = material_jelly(rgb(0xe8a848), V(.5f, 1.9f, 5.5f));
    static const float at[6][4] = {{-.86f, 1.18f, 1.9f, .12f}, {-.62f, .98f, 2.2f, .09f},   {-.40f, 1.16f, 2.0f, .06f},
                                   {-.98f, 1.52f, 1.8f, .07f}, {-.78f, 1.36f, 2.5f, .045f}, {-.55f, 1.42f, 1.6f, .05f}};
    for (int i = 0; i < 6; i++) {
        Vec3 p = V(at[i][0], at[i][1], at[i][2]), back = vec_unit(V(.7f, .45f, -1));
        jelly_part();
        paint(drop);
        blend(.02f);
        ball(p[0], p[1], p[2], at[i][3]);
        limb(p, p + back * (at[i][3] * 1.8f), at[i][3] * .9f, at[i][3] * .1f);
    }
}

/* What flies off him: the eyeglass on its chain, the crown. */
static void what_he_loses(int gold, int gem)
{
    push();
    move(-.62f, 2.50f, .75f);
    turn_z(34);
    turn_x(24);
    crown_spiked(.21f, 8, .22f, .3f, gold, gem);
    pop();
    push();
    move(-.62f, 2.04f, 1.0f);
    turn_z(20);
    turn_x(64);
    part();
    paint(gold);
    blend(.01f);
    ring(0, 0, 0, .165f, .030f);
    part();
    paint(material_plain(rgb(0xb8a8d8), .03f, 2));
    egg(0, 0, 0, .145f, .012f, .145f);
    pop();
    Vec3 p[5] = {V(-.60f, 1.88f, 1.0f), V(-.48f, 1.66f, 1.0f), V(-.30f, 1.74f, .9f), V(-.20f, 1.36f, .5f),
                 V(-.06f, 1.10f, .36f)};
    part();
    paint(gold);
    blend(.004f);
    for (int i = 0; i < 22; i++) {
        Vec3 at = tube_point(5, p, 4 * ((float)i + .5f) / 22.f);
        ball(at[0], at[1], at[2], i % 2 ? .026f : .018f);
    }
}

static void royal_troll(void)
{
    camera(V(-.52f, 1.25f, 5.1f), V(.06f, 1.78f, 0), 29);
    Scene *s = scene();
    s->backdrop = place_throne_hall;
    s->back_mirrored = true;
    s->back_x = .25f;
    s->roll = -9;
    s->ink = .45f;
    s->vignette = 1.5f;
    s->aperture = .026f;
    s->ambient *= .6f;
    s->rim.color = rgb(0xffe0a0) * 2.f;
    Flesh f = troll_flesh(rgb(0xa8b868), rgb(0x74884a));
    int velvet = material_cloth(rgb(0x4c2080)), gold = material_gold(), white = material_cloth(rgb(0xfff8ee)),
        hair = material_new(rgb(0xfaf4ee), rgb(0xd0c4cc), .8f, .3f, PAT_FUR, 5, .9f), gem = material_gem(rgb(0xff3060)),
        tea = material_plain(rgb(0xf0b860), .05f, 1.8f);
    material(white)->sss = rgb(0xffe0d0) * .3f;
    material(tea)->sss = rgb(0xffa040) * .6f;
    material(tea)->emit = rgb(0xa05010) * .15f;
    push();
    move(.34f, -.10f, -.30f);
    turn_z(-7);
    turn_y(-22);
    doublet(velvet, gold);
    push();
    move(0, 1.56f, .14f);
    ruff(0, .66f, white);
    pop();
    push();
    move(-.02f, 1.92f, .40f);
    turn_y(14);
    turn_x(-1);
    turn_z(-6);
    grow(1.18f);
    troll_visage(&f, &(TrollVisage){.nose = .72f,
                                    .wide = 1.05f,
                                    .ear = 1.05f,
                                    .droop = {-8, -14},
                                    .tusk = .7f,
                                    .pucker = .10f,
                                    .brow = {.09f, .11f},
                                    .frown = {.0f, .0f},
                                    .open = {1.75f, 1.6f},
                                    .gaze_x = -3,
                                    .gaze_y = -2,
                                    .iris = rgb(0xc050e0)});
    push();
    move(.02f, -.02f, .05f);
    nose_ring(.66f, gold);
    pop();
    Vec3 mouth = here(V(0, -.30f, .66f)), jet = here(V(-.86f, -.50f, 1.70f));
    push(); /* the wig leaves the head */
    move(.14f, .30f, -.16f);
    turn_z(-15);
    turn_x(-14);
    wig(hair);
    pop();
    pop();
    Vec3 shoulder = V(.98f, 1.34f, .0f), elbow = V(1.28f, .62f, .34f), wrist = V(.98f, .62f, .98f);
    part();
    paint(velvet);
    sinew_cloth(shoulder, elbow, vec_mix(elbow, wrist, .72f), .27f, .21f, .16f, 5);
    lace_cuff(white, vec_mix(elbow, wrist, .74f), wrist - elbow, .17f);
    troll_reach(&f, vec_mix(elbow, wrist, .2f), vec_mix(elbow, wrist, .5f), wrist, -1, 4, V(-.55f, .75f, .25f),
                V(-.7f, -.1f, .6f), .27f);
    push();
    move(.74f, .98f, 1.22f);
    turn_z(34);
    turn_x(14);
    grow(1.12f);
    mirror_x();
    tipped_cup(tea);
    pop();
    pop();
    lamp(V(-.6f, 2.2f, 2.0f), rgb(0xffeed8) * 1.6f, .5f);
    spray(mouth, jet, tea);
    near_drops();
    what_he_loses(gold, gem);
    faction_ground();
    faction_motes();
}

const Card troll_gentleman_cards[] = {{"cards/horde/royal-troll", ROYAL, royal_troll}, {0}};
