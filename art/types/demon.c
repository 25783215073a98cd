/* SPDX-License-Identifier: MIT
 * The demon that counts the time; the one with the contract is in demon_contract.c. */
#include "cards.h"
#include "kit/kit.h"
#include "props/people.h"
#include "props/flames.h"
#include "props/hands.h"

static void ram_horns(float size, int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, z = size;
        Vec3 p[6] = {V(s * .24f, .3f, -.02f),     V(s * .62f * z, .55f * z, -.1f), V(s * 1.0f * z, .42f * z, -.06f),
                     V(s * 1.05f * z, .02f, .1f), V(s * .78f * z, -.2f, .28f),     V(s * .62f * z, -.02f, .42f)};
        float r[6] = {.19f * z, .18f * z, .155f * z, .12f * z, .08f * z, .012f};
        part();
        paint(m);
        blend(.02f);
        tube(6, p, r, 6);
        for (int k = 1; k < 20; k++) { /* rings */
            float t = (float)k * .24f;
            Vec3 c = tube_point(6, p, t);
            int i = (int)t;
            ball(c[0], c[1], c[2], mix(r[i], r[i + 1], t - (float)i) * 1.07f);
        }
    }
}

/* One reads to the middle of it, and there he is. */
/* A goat's skull, its muzzle down. */
static void goat_skull(int bone, Vec3 glow)
{
    part();
    paint(bone);
    blend(.1f);
    egg(0, .14f, -.06f, .34f, .34f, .36f);
    limb(V(0, .06f, .14f), V(0, -.52f, .42f), .25f, .12f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.06f);
        limb(V(s * .08f, .2f, .26f), V(s * .36f, .14f, .1f), .08f, .07f);
        limb(V(s * .26f, -.06f, .16f), V(s * .12f, -.44f, .36f), .08f, .06f);
        egg(s * .28f, -.04f, .12f, .1f, .1f, .12f);
    }
    carve();
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .22f, .06f, .26f, .1f, .105f, .16f);
        egg(s * .045f, -.46f, .5f, .03f, .09f, .1f);
    }
    fill();
    for (int i = 0; i < 7; i++) {
        float u = ((float)i - 3) / 3;
        part();
        paint(bone);
        limb(V(u * .1f, -.54f, .44f - .06f * u * u), V(u * .1f, -.64f, .46f - .06f * u * u), .024f, .018f);
    }
    part();
    paint(material_plain(rgb(0x06040c), .95f, 0));
    egg(0, .05f, .08f, .26f, .13f, .12f);
    int ember = material_glow(glow, 2.4f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(ember);
        ball((float)side * .21f, .055f, .215f, .042f);
        sprite(here(V((float)side * .215f, .06f, .3f)), .07f, glow, SPRITE_GLOW, 1);
    }
    push(); /* the lower jaw */
    move(0, -.08f, .02f);
    turn_x(13);
    part();
    paint(bone);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .22f, .0f, .0f), V((float)side * .05f, -.58f, .22f), .07f, .055f);
    limb(V(0, -.5f, .2f), V(0, -.64f, .24f), .08f, .05f);
    pop();
}

static void hourglass(int frame, Vec3 sand_light)
{
    int glass = material_jelly(rgb(0xc8e8ff), V(.3f, .2f, .1f)), sand = material_glow(sand_light, 1.2f);
    material(glass)->emit = grey(.01f);
    part();
    paint(frame);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        drum(0, s * .44f, 0, .27f, .045f, .02f);
        drum(0, s * .39f, 0, .22f, .02f, .01f);
    }
    for (int i = 0; i < 4; i++) {
        float a = (float)i * PI / 2 + .6f;
        limb(V(sinf(a) * .235f, -.42f, cosf(a) * .235f), V(sinf(a) * .235f, .42f, cosf(a) * .235f), .026f, .026f);
        ball(sinf(a) * .235f, 0, cosf(a) * .235f, .045f);
    }
    jelly_part();
    paint(glass);
    blend(.1f);
    egg(0, .2f, 0, .19f, .19f, .19f);
    egg(0, -.2f, 0, .19f, .19f, .19f);
    limb(V(0, .1f, 0), V(0, -.1f, 0), .05f, .05f);
    part();
    paint(sand);
    blend(.06f);
    egg(0, -.27f, 0, .13f, .09f, .13f);
    egg(0, .13f, 0, .09f, .06f, .09f);
    limb(V(0, .1f, 0), V(0, -.25f, 0), .012f, .014f);
    Vec3 at = here(V(0, -.15f, .1f));
    sprite(at, .3f, sand_light, SPRITE_GLOW, .35f);
    lamp(at + V(0, .1f, .3f), sand_light * 2.4f, .35f);
}

/* In a sleeve that widens to `cuff`. */
static void robed_arm(int robe, int hide, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float cuff)
{
    part();
    paint(robe);
    blend(.1f);
    limb(shoulder, elbow, .24f, .22f);
    limb(elbow, vec_mix(elbow, wrist, .7f), .22f, cuff);
    part();
    paint(hide);
    blend(.04f);
    limb(elbow, wrist, .12f, .09f);
}

static void robe_with_a_fur(int robe, int fur)
{
    part();
    paint(robe);
    blend(.2f);
    egg(0, 1.35f, -.12f, .8f, .42f, .42f);
    limb(V(0, 1.2f, -.1f), V(0, -.2f, 0), .56f, .9f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .46f, 1.2f, .32f * cosf(a)), V(sinf(a) * .95f, -.2f, .76f * cosf(a)), .09f, .17f);
    }
    part();
    paint(fur);
    blend(.08f);
    for (int i = 0; i < 38; i++) {
        float a = (float)i / 38 * 2 * PI, k = i % 2 ? 1 : .84f;
        limb(V(sinf(a) * .36f, 1.72f, -.06f + cosf(a) * .3f),
             V(sinf(a) * .86f * k, 1.36f - .12f * chance(i), -.06f + cosf(a) * .6f * k), .12f, .03f);
    }
}

/* Who signed, as large as a hand; in the lower half, the sand to his breast. */
static void debtor(int shirt)
{
    push();
    move(0, -.235f, .02f);
    grow(.17f);
    push();
    move(.05f, .62f, .1f);
    turn_y(14);
    turn_x(-18);
    grow(.72f);
    person_head(&(Person){.skin = rgb(0xf0b890),
                          .hair = rgb(0x3a2418),
                          .iris = rgb(0x406080),
                          .age = .4f,
                          .man = .8f,
                          .eye = 1.5f,
                          .nose = NOSE_BROAD,
                          .mood = MOOD_FEAR,
                          .gaze_x = 10,
                          .gaze_y = 20,
                          .hairs = HAIR_CROP,
                          .seed = 8});
    pop();
    part();
    paint(shirt);
    blend(.1f);
    egg(0, -.05f, 0, .42f, .36f, .28f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .38f, .06f, .05f), V(q * .62f, .42f, .35f), .15f, .12f);
        limb(V(q * .62f, .42f, .35f), V(q * .46f, .86f, .62f), .12f, .10f);
        part();
        paint(material_skin(rgb(0xf0b890), rgb(0xb87858)));
        egg(q * .45f, .98f, .66f, .13f, .18f, .09f);
    }
    pop();
}

/* He turns it over once more; for him it is a game. */
static void hourglass_demon(void)
{
    camera(V(-.20f, 1.30f, 5.2f), V(.0f, 1.52f, .1f), 36);
    Scene *s = scene();
    s->tint[DARK] = rgb(0x05050d);
    s->tint[SHADOW] = rgb(0x131030);
    s->tint[MIDTONE] = rgb(0x2c2060);
    s->tint[LIGHT] = rgb(0x6878b8);
    s->tint[GLOW] = rgb(0xe8f4ff);
    s->rim.color = rgb(0x40d8ff) * 3.6f;
    s->fill.color = rgb(0x6030c0) * .4f;
    s->zenith = rgb(0x404878) * .6f;
    s->key = (Light){vec_unit(V(-.5f, .6f, .6f)), rgb(0xd8e0ff) * 1.5f, .08f};
    s->back_mirrored = true;
    s->disc_size = .9f;
    s->disc_x = -.55f;
    s->disc_y = .62f;
    s->roll = -7;
    s->aperture = .02f;
    s->vignette = 1.5f;
    int bone = material_bone(), robe = material_new(rgb(0x1e2438), rgb(0x0c0e1c), .9f, .3f, PAT_CLOTH, 2.4f, .9f),
        brass = material_gold(), fur = material_fur(rgb(0x3a3c58)),
        horn_m = material_new(rgb(0x6a6078), rgb(0x2c2438), .4f, .9f, PAT_BONE, 4, .6f),
        hide = material_skin(rgb(0x5a6290), rgb(0x2c3060)), shirt = material_cloth(rgb(0xf0e8d8));
    Vec3 cold = rgb(0x40e0ff);
    push();
    move(.50f, -.25f, -.35f);
    turn_z(-6);
    turn_y(-24);
    robe_with_a_fur(robe, fur);
    pop();
    push(); /* he bends over it */
    move(.46f, 2.06f, .42f);
    turn_y(-28);
    turn_x(-6);
    turn_z(12);
    grow(1.16f);
    goat_skull(bone, cold);
    ram_horns(1.02f, horn_m);
    push();
    move(0, .42f, -.06f);
    flames(12, .2f, .18f, .7f, .09f, 12, -8, rgb(0xa0f8ff), rgb(0x2a60ff), 44);
    pop();
    Vec3 face_at = here(V(0, 0, .8f));
    pop();
    Vec3 glass_at = V(-.44f, 1.06f, 1.02f);
    push();
    move(glass_at[0], glass_at[1], glass_at[2]);
    turn_z(17);
    turn_x(8);
    grow(2.05f);
    hourglass(brass, rgb(0xffb040));
    debtor(shirt);
    Vec3 top = here(V(.27f, .06f, .12f)), low = here(V(.16f, -.45f, .12f)), sand = here(V(0, -.1f, .45f));
    pop();
    lamp(sand, rgb(0xffc060) * 1.6f, .4f);
    lamp(face_at, rgb(0x60d8ff) * 1.2f, .4f);
    lamp(face_at + V(-.5f, -.4f, .5f), rgb(0xffb850) * 1.2f, .4f);
    Hand h = {.size = .34f, .thick = .85f, .spread = 44, .curl = .42f, .thumb = -1, .claw = horn_m, .claw_length = .6f};
    Vec3 wrist = top + V(.27f, -.02f, .12f); /* one claw at its waist, the other under its foot */
    robed_arm(robe, hide, V(1.10f, 1.35f, -.4f), V(1.25f, 1.30f, .40f), wrist, .24f);
    part();
    paint(hide);
    blend(.03f);
    hand_at(&h, wrist, V(-1, .16f, .10f), V(-.1f, -.1f, -1));
    h.thumb = 1;
    wrist = low + V(.50f, -.14f, .10f);
    robed_arm(robe, hide, V(.95f, .95f, -.2f), V(1.05f, .25f, .55f), wrist, .24f);
    part();
    paint(hide);
    blend(.03f);
    hand_at(&h, wrist, V(-1, .10f, .15f), V(-.1f, 1, -.1f));
    faction_ground();
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i + 300) - .5f) * 5, powf(chance(i + 400), 1.3f) * 3.4f, -2 + chance(i + 500) * 3),
               .007f + .014f * powf(chance(i + 600), 3), vec_mix(rgb(0x40a0ff), rgb(0xc0f8ff), chance(i)) * 1.6f,
               SPRITE_GLOW, 1);
}

const Card demon_cards[] = {{"cards/horde/demon-2", BLOOD, hourglass_demon}, {0}};
