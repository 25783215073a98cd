/* SPDX-License-Identifier: MIT
 * Brutes of the monstrous horde: Orcs, the Minotaur in his maze, the Warlord. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/visage.h"
#include "props/weapons.h"

static int dull_iron(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .5f;
    return m;
}

/* ---- Orcs ---- */

typedef struct {
    int skin, lip, tusk, dark, hair;
    Vec3 iris;
    float mouth; /* opening, in heads */
    float tusks, ears;
} OrcHead;

static void orc_skull(const OrcHead *o)
{
    float m = o->mouth;
    part();
    paint(o->skin);
    blend(.09f);
    egg(0, .12f, -.10f, .34f, .32f, .42f);
    egg(0, -.10f, .06f, .31f, .24f, .32f);
    egg(0, -.36f - m * .7f, .13f, .35f, .17f, .29f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.06f);
        limb(V(s * .36f, .24f, .16f), V(s * .05f, .13f, .42f), .075f, .085f);  /* brow, low in the middle */
        limb(V(s * .34f, -.02f, .18f), V(s * .17f, -.10f, .36f), .085f, .07f); /* cheekbone */
        limb(V(s * .32f, -.12f, .05f), V(s * .29f, -.40f - m * .7f, .10f), .11f, .11f);
        blend(.03f);
        limb(V(s * .09f, -.13f, .40f), V(s * .26f, -.30f, .30f), .035f, .03f); /* the snarl's fold */
        Vec3 ear[4] = {V(s * .34f, .06f, -.06f), V(s * (.36f + .16f * o->ears), .12f, -.12f),
                       V(s * (.36f + .36f * o->ears), .24f + .04f * o->ears, -.2f),
                       V(s * (.34f + .5f * o->ears), .40f + .06f * o->ears, -.26f)};
        float er[4] = {.09f, .11f, .075f, .01f};
        blend(.05f);
        tube(4, ear, er, 4);
    }
    blend(.05f); /* a broad flat nose */
    limb(V(0, .12f, .38f), V(0, -.07f, .47f), .06f, .085f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .10f, -.09f, .43f, .07f);
    carve();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.04f);
        egg(s * .165f, .055f, .43f, .095f, .055f, .10f);
        blend(.02f);
        egg(s * .075f, -.10f, .52f, .03f, .026f, .05f);
        limb(V(s * (.40f + .1f * o->ears), .17f, .0f), V(s * (.36f + .3f * o->ears), .26f, -.1f), .045f, .02f);
    }
    blend(.03f);
    egg(0, -.27f - m * .35f, .40f, .24f, .025f + m * .42f, .26f);
    fill();
}

static void orc_mouth(const OrcHead *o)
{
    float m = o->mouth, low = -.30f - m * .72f;
    part();
    paint(o->dark);
    egg(0, -.28f - m * .35f, .14f, .24f, .06f + m * .5f, .2f);
    if (m > .08f) {
        part();
        paint(material_plain(rgb(0xb83a40), .3f, 1));
        blend(.03f);
        egg(0, low + .03f, .26f, .15f, .05f, .18f);
    }
    part(); /* lips */
    paint(o->lip);
    blend(.02f);
    Vec3 under[5] = {V(-.25f, low + .05f, .30f), V(-.14f, low, .41f), V(0, low - .01f, .445f), V(.14f, low, .41f),
                     V(.25f, low + .05f, .30f)};
    float r[5] = {.03f, .045f, .05f, .045f, .03f};
    tube(5, under, r, 4);
    for (int i = -3; i <= 3; i++) {
        float x = (float)i * .062f, z = .415f - .9f * x * x;
        part();
        paint(o->tusk);
        blend(.01f);
        if (i != 0)
            limb(V(x, low + .02f, z - .03f), V(x, low + .085f + .02f * (float)(i & 1), z - .02f), .034f, .022f);
        limb(V(x * 1.05f, -.215f, z - .03f), V(x, -.275f - .02f * (float)(i & 1), z - .02f), .034f, .018f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, t = o->tusks;
        Vec3 p[4] = {V(s * .205f, low, .36f), V(s * .245f, low + .12f * t, .44f), V(s * .275f, low + .25f * t, .43f),
                     V(s * .262f, low + .37f * t, .38f)};
        float tr[4] = {.062f, .056f, .04f, .006f};
        part();
        paint(o->tusk);
        tube(4, p, tr, 4);
    }
}

/* 1 high, the middle between the eyes at the brush's place. */
static void orc_head(const OrcHead *o)
{
    orc_skull(o);
    orc_mouth(o);
    int e = material_eye(o->iris, rgb(0xffe8b0), .6f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .165f, .05f, .345f, .078f, (float)side * 5, -3, e, o->skin, (float)side * 28, .34f);
}

static OrcHead orc_of(Vec3 skin, Vec3 blotches, Vec3 iris)
{
    OrcHead o = {.skin = material_skin(skin, blotches),
                 .lip = material_skin(vec_mix(skin, rgb(0x6a2a30), .5f) * .8f, skin * .4f),
                 .tusk = material_new(rgb(0xf2e6c4), rgb(0x9a8450), .4f, .8f, PAT_BONE, 4, .3f),
                 .dark = material_plain(rgb(0x22080c), .5f, .5f),
                 .hair = material_new(rgb(0x7a3420), rgb(0x2a100c), .5f, .9f, PAT_HAIR, 2.2f, .12f),
                 .iris = iris,
                 .tusks = 1,
                 .ears = 1};
    material(o.skin)->bump = .22f;
    return o;
}

/* Smoke over a town on fire: what burns is below and to the right. */
static Vec3 burning_town(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float smoke = sky_clouds(u + .2f * v, v, 1.3f), low = unit((.9f - v) / 1.9f);
    Vec3 c = sky_ramp(low, t[DARK] * 1.2f, t[SHADOW], vec_mix(t[SHADOW], t[MIDTONE], .7f));
    c += t[ACCENT] * (.8f * halo(u, v, .62f, -.3f, .12f) + .25f * halo(u, v, .1f, .3f, .1f));
    c = vec_mix(c, t[DARK] * .7f, smooth(.42f, .7f, smoke) * .75f * smooth(-.7f, .4f, v));
    for (int i = 0; i < 9; i++) { /* gables */
        float x = -1.1f + .27f * (float)i, half = .11f + .05f * chance_of(i), eave = -.62f + .2f * chance_of(i + 20);
        float roof = eave + .24f - fabsf(u - x) * .24f / half;
        if (fabsf(u - x) < half && v < roof)
            c = t[DARK] * .5f + t[ACCENT] * (.5f * smooth(.5f, .8f, cloud_flat(u * 14, v * 14, 3)) * low);
    }
    return c;
}

static void cleaver(float length, int blade, int leather)
{
    grip(.22f, .2f, .045f, leather);
    part();
    paint(blade);
    float l = length, xy[] = {-.05f, .18f, .08f, .18f,     .30f,  l * .35f, .34f,  l * .8f,
                              .30f,  l,    .1f,  l * .92f, -.02f, l * .98f, -.07f, l * .5f};
    outline(8, xy, 1, .035f, .12f);
    carve();
    blend(.01f);
    drum(.2f, l * .82f, 0, .05f, .2f, 0);
    for (int i = 0; i < 3; i++) /* notches */
        ball(.345f - .008f * (float)i, l * (.42f + .13f * (float)i), 0, .035f);
    fill();
}

static void topknot(int hair, int gold)
{
    part();
    paint(hair);
    blend(.03f);
    for (int i = 0; i < 7; i++) {
        float x = ((float)i - 3) * .035f, c = chance(i);
        Vec3 p[5] = {V(x, .44f, -.16f), V(x * .6f, .66f, -.22f), V(x + .10f, .84f, -.34f), V(x * 2 + .26f, .74f, -.50f),
                     V(x * 3 + .34f + .1f * c, .36f - .2f * c, -.58f)};
        float r[5] = {.06f, .045f, .07f, .06f, .008f};
        tube(5, p, r, 4);
    }
    part();
    paint(gold);
    push();
    move(0, .58f, -.20f);
    turn_x(-18);
    drum(0, 0, 0, .105f, .05f, .02f);
    pop();
}

/* Close to him, a village burning behind: the chopper on his shoulder, the torch-light on his cheek. */
static void orc(void)
{
    camera(V(-.75f, 1.55f, 4.1f), V(.03f, 1.86f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x140608, 0x4a1412, 0xa83a18, 0xffa850, 0xff8a28, 0xfff0c8);
    s->backdrop = burning_town;
    s->key.color = rgb(0xfff0dc) * 2.6f;
    s->rim.color = rgb(0xff7a28) * 4.2f;
    s->fill.color = rgb(0x4a5a70) * .4f;
    s->roll = -9;
    s->vignette = 1.4f;
    OrcHead o = orc_of(rgb(0x7aa648), rgb(0x3e6a34), rgb(0xff5a18));
    o.mouth = .30f;
    int iron = dull_iron(rgb(0x8c8478)), leather = material_leather(rgb(0x4a2a1a)), gold = material_gold(),
        fur = material_fur(rgb(0x5a3c28)), war = material_plain(rgb(0xe8e0d0), .8f, .2f);
    Brute b = {.hip = V(0, 1.0f, -.1f),
               .chest = V(0, 1.56f, 0),
               .front = V(-.60f, 0, .85f),
               .shoulder = .56f,
               .bulk = 1.3f,
               .knee = {V(-.3f, .5f, .2f), V(.3f, .5f, .2f)},
               .foot = {V(-.3f, .1f, 0), V(.3f, .1f, 0)},
               .skin = o.skin,
               .boots = leather,
               .hand = .25f,
               .thick = 1.3f,
               .nail = o.tusk};
    brute_body(&b);
    push();
    move(-.02f, 2.02f, .30f);
    turn_y(-4);
    turn_x(6);
    turn_z(10);
    grow(.86f);
    orc_head(&o);
    topknot(o.hair, gold);
    part(); /* war paint: a hand drawn down over one eye */
    paint(war);
    for (int i = 0; i < 3; i++)
        limb(V(.10f + .075f * (float)i, .34f - .03f * (float)i, .325f - .055f * (float)i),
             V(.115f + .075f * (float)i, .225f - .02f * (float)i, .40f - .06f * (float)i), .018f, .024f);
    part();
    paint(gold);
    push();
    move(0, -.17f, .50f);
    turn_x(76);
    ring(0, 0, 0, .075f, .02f);
    pop();
    for (int i = 0; i < 2; i++) {
        push();
        move(-.62f - .1f * (float)i, .24f + .07f * (float)i, -.16f - .03f * (float)i);
        turn_x(90);
        ring(0, 0, 0, .06f, .016f);
        pop();
    }
    pop();
    push();
    brute_grip(&b, -1, V(-.62f, 1.02f, .90f), V(.08f, 1.10f, 1.20f), V(-.92f, .30f, .42f), V(.1f, .2f, 1));
    cleaver(1.3f, iron, leather);
    pop();
    brute_strap(&b, leather);
    part(); /* a pelt over the far shoulder */
    paint(fur);
    blend(.04f);
    for (int i = 0; i < 26; i++) {
        float t = chance(i), a = chance(i + 30);
        Vec3 root = V(.30f + .42f * t, 1.78f - .12f * t, .22f - .5f * a);
        limb(root, root + V(.10f + .08f * t, -.2f - .12f * chance(i + 60), .06f), .10f, .02f);
    }
    lamp(V(-.9f, 1.2f, 2.4f), rgb(0xff5028) * 1.6f, .5f);
    push();
    sparks(50, 1.6f, 3.2f, rgb(0xffb040) * 2.f, 500);
    pop();
}

/* A pale dusty sky over a hill: whoever comes down it is dark before it. */
static Vec3 dusty_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .8f) / 2), t[GLOW] * .95f, t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .8f));
    c = vec_mix(c, t[GLOW], .5f * smooth(.5f, .75f, sky_clouds(u, v, .9f)));
    float far = -.42f + hills(u, 5, 1.4f, .3f), near = -.62f + .35f * u + hills(u, 9, 2, .15f);
    c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .55f), under(far, v, .01f));
    for (int i = 0; i < 26; i++) { /* spears over the hill's edge */
        float x = -1 + .08f * (float)i + .04f * chance_of(i), lean = .12f * (chance_of(i + 40) - .5f),
              top = -.5f + .35f * x + .25f * chance_of(i + 80) + .1f;
        if (v < top && v > near - .1f && fabsf(u - x - lean * (v + .6f)) < .008f)
            c = t[SHADOW];
    }
    return vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .35f) * (.8f + .4f * cloud_flat(u * 9, v * 9, 3)),
                   under(near, v, .012f));
}

/* Somebody struck at him. He has caught it. */
static void orc2(void)
{
    camera(V(-.30f, 1.30f, 5.2f), V(.02f, 1.52f, 0), 30);
    Scene *s = scene();
    set_palette(s, 0x14100e, 0x4a3424, 0x9a7448, 0xe8cc98, 0xffc860, 0xfff4dc);
    s->backdrop = dusty_sky;
    s->roll = -5;
    s->rim.color = rgb(0xffe0b0) * 3.6f;
    s->key.towards = V(-.65f, .50f, .60f);
    s->vignette = 1.4f;
    OrcHead o = orc_of(rgb(0x7c6c8c), rgb(0x463a54), rgb(0xffb020));
    o.mouth = .10f;
    o.tusks = 1.15f;
    o.ears = .9f;
    int iron = dull_iron(rgb(0x6a6468)), leather = material_leather(rgb(0x4a2c1c)), gold = material_gold(),
        blade = material_new(rgb(0xe8eef4), rgb(0xa8b4c0), .18f, 1.2f, PAT_METAL, 3, .05f),
        mail = material_new(rgb(0x9098a4), rgb(0x50566a), .4f, 1, PAT_METAL, 6, .4f);
    material(blade)->metal = .35f;
    Brute b = {.sinews = true,
               .hip = V(.25f, .10f, -.45f),
               .chest = V(.16f, .98f, -.18f),
               .front = V(-.3f, -.15f, 1),
               .shoulder = .74f,
               .bulk = 1.75f,
               .knee = {V(-.3f, -.6f, 0), V(.5f, -.6f, 0)},
               .foot = {V(-.3f, -1.2f, 0), V(.5f, -1.2f, 0)},
               .skin = o.skin,
               .boots = leather,
               .hand = .34f,
               .nail = o.tusk};
    brute_body(&b);
    brute_strap(&b, leather);
    push();
    move(.14f, 1.72f, .32f);
    turn_y(-16);
    turn_x(4);
    turn_z(-9);
    grow(1.42f);
    orc_head(&o);
    part(); /* an iron cap, dented */
    paint(iron);
    blend(.03f);
    egg(0, .30f, -.08f, .40f, .28f, .45f);
    limb(V(0, .5f, -.08f), V(0, .80f, -.12f), .09f, .008f);
    push();
    move(0, .30f, -.06f);
    turn_x(-8);
    ring(0, 0, 0, .41f, .05f);
    pop();
    for (int i = 0; i < 8; i++) {
        float a = ((float)i - 3.5f) * .42f;
        ball(sinf(a) * .42f, .32f + .06f * cosf(a), -.06f + .44f * cosf(a), .032f);
    }
    part(); /* a ring in his ear, a scar over his eye */
    paint(gold);
    push();
    move(.66f, .10f, -.16f);
    turn_y(60);
    turn_x(90);
    ring(0, 0, 0, .10f, .022f);
    pop();
    Vec3 bite = here(V(-.02f, -.275f, .43f)), through = here(V(.62f, -.20f, .22f));
    pop();
    Vec3 hilt = V(-.70f, .74f, 1.50f), along = vec_unit(bite - hilt);
    push(); /* the sword, and who has it yet */
    move(hilt[0], hilt[1], hilt[2]);
    aim(along, V(.35f, .6f, 1));
    sword(vec_length(bite - hilt) + .10f, .17f, blade, gold);
    pop();
    part(); /* its point has come out on the other side, bent */
    paint(blade);
    Vec3 point[4] = {bite + V(.20f, .02f, .02f), vec_mix(bite, through, .7f) + V(0, .0f, .16f),
                     through + V(.06f, .10f, .10f), through + V(.12f, .36f, .05f)};
    float pr[4] = {.035f, .050f, .042f, .006f};
    tube(4, point, pr, 4);
    push();
    person_hand_grip((PersonHand){.size = .25f, .thick = 1.3f, .thumb = -1, .skin = mail}, hilt - along * .10f, along,
                     V(-.2f, .5f, 1));
    pop();
    part();
    paint(mail);
    blend(.04f);
    limb(hilt - along * .10f + V(-.02f, -.20f, .04f), V(-.95f, -.35f, 2.1f), .13f, .22f);
    part();
    paint(iron);
    for (int i = 0; i < 3; i++) {
        Vec3 at = hilt + V(-.06f - .02f * (float)i, -.36f - .15f * (float)i, .10f + .08f * (float)i);
        ball(at[0], at[1], at[2], .155f + .02f * (float)i);
    }
    for (int i = 0; i < 12; i++) { /* splinters of steel */
        float c = chance(i), d = chance(i + 20);
        Vec3 at = bite + V(.7f * (c - .6f), .5f * (d - .5f), .25f + .4f * chance(i + 40)),
             d2 = V(c - .6f, d - .4f, .5f) * (.10f + .08f * d);
        part();
        paint(blade);
        limb(at, at + d2, .016f, .003f);
    }
    sprite(bite + V(-.02f, 0, .12f), .24f, rgb(0xfff0c8), SPRITE_SPARKLE, 1.1f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        Vec3 at = brute_shoulder(&b, (float)side);
        move(at[0] + .05f * (float)side, at[1] + .10f, at[2]);
        turn_z((float)side * -12);
        pauldron(.44f, 3, .34f, (float)side, iron);
        pop();
    }
    dust_burst(V(.0f, .5f, -.8f), V(1.6f, .5f, .4f), 20, .30f, rgb(0xe8cc98), .14f, 3);
}

/* ---- the Minotaur ---- */

static void great_horns(int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[5] = {V(s * .26f, .3f, 0), V(s * .62f, .38f, .02f), V(s * .95f, .50f, .16f), V(s * 1.10f, .78f, .32f),
                     V(s * 1.0f, 1.08f, .42f)};
        float r[5] = {.15f, .14f, .115f, .075f, .008f};
        part();
        paint(m);
        blend(.02f);
        tube(5, p, r, 5);
        for (int i = 1; i < 6; i++) {
            Vec3 c = tube_point(5, p, .32f * (float)i);
            ball(c[0], c[1], c[2], .155f - .008f * (float)i);
        }
    }
}

static void bulls_head(int fur, int dark, int snout, int bone, int gold)
{
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = fur,
                        .nose = snout,
                        .inner_ear = snout,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xff4018), rgb(0xffd060), 1.4f, PUPIL_ROUND),
                        .nose_kind = NOSE_BULL,
                        .muzzle = .50f,
                        .root = .28f,
                        .tip = .20f,
                        .droop = 26,
                        .jaw = 8,
                        .teeth = 0,
                        .ear = .44f,
                        .ear_width = .14f,
                        .ear_out = 100,
                        .ear_turn = 12,
                        .eye = .085f,
                        .eye_x = .23f,
                        .eye_yaw = 20,
                        .lid = 30,
                        .open = .5f,
                        .brow = .11f,
                        .cheek = .12f});
    great_horns(bone);
    part(); /* curls between the horns */
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 26; i++) {
        Vec3 at = V((chance(i) - .5f) * .5f, .40f + .08f * chance(i + 20) - .2f * chance(i + 40),
                    .06f + .34f * chance(i + 40));
        limb(at, at + V(.04f * (chance(i + 9) - .5f), -.10f, .07f), .075f, .02f);
    }
    part();
    paint(gold);
    push();
    move(0, -.44f, .70f);
    turn_x(66);
    ring(0, 0, 0, .11f, .026f);
    pop();
}

/* The end of a passage, where day comes down through a hole. */
static Vec3 maze_light(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, .0f, .28f, .34f), dust = cloud_flat(u * 3, v * 1.4f, 4);
    Vec3 c = vec_mix(t[SHADOW] * .8f, t[LIGHT], unit(h * 1.15f));
    c += t[GLOW] * (.22f * h * smooth(.45f, .75f, shafts(u, v, .1f, 1.6f, 9)));
    return c * (.85f + .3f * dust);
}

static void maze_walls(int stone, int dark)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        for (int i = 0; i < 5; i++) /* buttresses, one behind the other */
            for (int j = 0; j < 6; j++) {
                float z = .3f - 1.7f * (float)i, c = chance(i * 6 + j + (side > 0 ? 50 : 0));
                part();
                paint((i + j) % 3 ? stone : dark);
                box(q * (2.02f + .10f * c - .06f * (float)(j % 2)), .3f + .62f * (float)j, z, .42f, .30f,
                    .58f + .06f * c, .04f);
            }
    }
}

/* Locks of a mane over shoulders and breast, from the neck outwards. */
static void bulls_mane(int fur, int dark, Vec3 neck)
{
    for (int i = 0; i < 90; i++) {
        float a = (chance(i) - .5f) * 4.6f, c = chance(i + 100), d = chance(i + 200);
        Vec3 root =
                 neck + V(sinf(a) * (.30f + .16f * c), .14f - .30f * c * fabsf(cosf(a * .5f)), -.30f + .26f * cosf(a)),
             out = V(sinf(a) * (.24f + .14f * d), -.22f - .16f * d, .12f * cosf(a)),
             p[3] = {root, root + out * .6f + V(0, .05f, .02f), root + out * 1.15f};
        float r[3] = {.075f, .060f, .008f};
        part();
        paint(i % 3 ? dark : fur);
        tube(3, p, r, 3);
    }
}

/* He has heard us: round the last corner at a run, on three limbs, the axe already over his head. */
static void minotaur(void)
{
    camera(V(-.35f, .62f, 5.9f), V(.04f, 1.56f, 0), 35);
    Scene *s = scene();
    set_palette(s, 0x0a0f12, 0x20343a, 0x4e7a7c, 0xbfe0d0, 0xffb050, 0xf4fff0);
    s->backdrop = maze_light;
    s->roll = 5;
    s->key.color = rgb(0xffc890) * 2.2f;
    s->key.towards = V(-.75f, .50f, .55f);
    s->rim.color = rgb(0xc0fff0) * 3.6f;
    s->fill.color = rgb(0x4a7080) * .6f;
    int fur = material_fur(rgb(0x6a3a22)), dark = material_fur(rgb(0x2c1812)),
        snout = material_skin(rgb(0x3c2a28), rgb(0x1c1010)),
        bone = material_new(rgb(0xe8d4a4), rgb(0x7a5c38), .45f, .7f, PAT_BONE, 4, .5f), gold = material_gold(),
        iron = dull_iron(rgb(0xb8c0cc)), leather = material_leather(rgb(0x5a2c1c)),
        hoof = material_plain(rgb(0x1c1614), .4f, .8f), stone = material_stone(rgb(0x6a7472), rgb(0x38423f)),
        stone2 = material_stone(rgb(0x525c5a), rgb(0x2c3432));
    material(fur)->fine = material(dark)->fine = 9;
    material(fur)->bump = material(dark)->bump = .4f;
    Brute b = {.hip = V(.20f, 1.12f, -.95f),
               .chest = V(.06f, 1.72f, -.10f),
               .front = V(-.10f, -.55f, 1),
               .shoulder = .66f,
               .pelvis = .22f,
               .bulk = 1.45f,
               .leg = .9f,
               .breast = 1.1f,
               .sinews = true,
               .knee = {V(-.30f, .86f, -.30f), V(.58f, .74f, -.70f)},
               .foot = {V(-.30f, .16f, -.55f), V(.70f, .14f, -1.25f)},
               .feet = FEET_HOOVES,
               .skin = material_skin(rgb(0x86492c), rgb(0x4c2418)),
               .trousers = fur,
               .boots = hoof,
               .hand = .30f,
               .thick = 1.3f};
    brute_body(&b);
    brute_kilt(&b, leather, .60f, 10, 8);
    Vec3 neck = brute_neck(&b, .06f, .44f);
    bulls_mane(fur, dark, neck);
    push();
    move(neck[0] - .10f, neck[1] - .06f, neck[2] + .22f);
    turn_x(14);
    turn_y(-12);
    turn_z(12);
    grow(1.08f);
    bulls_head(fur, dark, snout, bone, gold);
    Vec3 nostril = here(V(0, -.30f, .86f));
    pop();
    push();
    brute_grip(&b, 1, V(1.02f, 2.16f, -.26f), V(.80f, 2.62f, .18f), V(-.46f, 1, -.10f), V(-.2f, .2f, 1));
    grow(1.3f);
    axe(.55f, .60f, true, iron, material_wood());
    pop();
    brute_arm(&b, -1, V(-.98f, 1.12f, .26f), V(-.86f, .52f, .74f), GRASP_FIST, V(.05f, -1, .25f), V(.4f, 0, -.6f));
    for (int i = 0; i < 40; i++) { /* his breath */
        float t = chance(i), q = i % 2 ? 1.f : -1.f, c = chance(i + 50);
        sprite(nostril + V(q * (.10f + .26f * t) + .08f * (c - .5f), -.06f - .34f * t + .10f * t * c, .1f + .1f * c),
               .04f + .09f * t, rgb(0xe8fff8), SPRITE_GLOW, .10f * (1 - .8f * t));
    }
    maze_walls(stone, stone2);
    for (int i = 0; i < 12; i++) /* and what he kicks up */
        rock(-1.1f + 1.1f * chance(i), .06f + .5f * chance(i + 20) * chance(i + 60), .55f + .5f * chance(i + 40),
             .04f + .06f * chance(i + 80), .05f, .06f, 90 * chance(i + 90), stone);
    part();
    paint(stone2);
    ground(0, .04f, 2);
    dust_burst(V(-.85f, .08f, .7f), V(.5f, .12f, .3f), 14, .18f, rgb(0xb8d0c8), .06f, 4);
}

/* ---- the Warlord ---- */

/* A helm of black plates with a crown of horns; a mask of iron teeth below the eyes. */
static void warlord_helm(int iron, int gold, int bone)
{
    part();
    paint(iron);
    blend(.04f);
    egg(0, .22f, -.07f, .43f, .40f, .48f);
    carve();
    box(0, -.14f, .36f, .42f, .30f, .4f, .05f);
    fill();
    blend(.03f);
    float guard[] = {-.06f, .3f, .06f, .3f, .09f, -.04f, 0, -.13f, -.09f, -.04f};
    push();
    move(0, .02f, .50f);
    turn_x(-8);
    outline(5, guard, 1, .035f, .03f);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* cheek plates */
        float s = (float)side,
              xy[] = {s * .1f, .16f, s * -.1f, .06f, s * -.12f, -.30f, s * .06f, -.46f, s * .16f, -.1f};
        push();
        move(s * .345f, -.06f, .22f);
        turn_y(s * 56);
        outline(5, xy, 1, .04f, .04f);
        pop();
    }
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .30f, -.06f);
    turn_x(-8);
    ring(0, 0, 0, .44f, .045f);
    pop();
    for (int i = -3; i <= 3; i++) {
        float a = (float)i * .46f, tall = .92f - .12f * fabsf((float)i);
        push();
        move(sinf(a) * .40f, .38f, cosf(a) * .36f - .08f);
        horn(V(0, 0, 0), V(.05f * (float)i, tall * .5f, .04f), V(.13f * (float)i, tall, -.10f), .075f, bone);
        pop();
    }
}

/* Hides the jaw, in plaits with a ring of gold each. */
static void warlords_beard(int hair, int gold)
{
    for (int i = 0; i < 9; i++) {
        float x = ((float)i - 4) * .075f, c = chance(i + 7), low = -.98f - .16f * c + 1.2f * fabsf(x);
        Vec3 p[4] = {V(x * 1.05f, -.46f + .5f * fabsf(x), .36f - 1.0f * x * x),
                     V(x * 1.15f, -.66f, .42f - 1.0f * x * x),
                     V(x * 1.0f, .5f * (low - .66f) - .02f, .40f - .6f * x * x), V(x * .8f, low, .34f)};
        float r[4] = {.055f, .060f, .045f, .008f};
        part();
        paint(hair);
        blend(.015f);
        tube(4, p, r, 4);
        if (i % 2 == 0)
            continue;
        part();
        paint(gold);
        push();
        move(p[2][0], p[2][1], p[2][2]);
        aim(p[3] - p[2], V(0, 0, 1));
        ring(0, 0, 0, .046f, .018f);
        pop();
    }
}

/* A sky of blood; the host as far as one sees. */
static Vec3 host_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u, v, 1.1f);
    Vec3 c = sky_ramp(unit((v + .75f) / 1.9f), t[GLOW], t[LIGHT], t[MIDTONE]);
    c = vec_mix(c, t[SHADOW] * 1.1f, smooth(.40f, .72f, d) * smooth(-.5f, .6f, v) * .85f);
    float near = -.52f + hills(u, 3, 2, .10f);
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .4f), under(near + .06f, v, .01f));
    for (int i = 0; i < 60; i++) {
        float x = -1.05f + 2.1f * chance_of(i), top = near + .07f + .16f * chance_of(i + 70);
        if (v < top && fabsf(u - x) < .006f + .016f * smooth(.07f, .02f, v - near))
            c = t[DARK];
        if (i % 6 == 0 && v < top + .10f && v > top && u > x && u < x + .10f - .03f * sinf(v * 60))
            c = t[DARK] * 1.4f;
    }
    return vec_mix(c, t[DARK], under(near, v, .008f));
}

/* A king who was in his tent a moment ago; his waist is at the brush's place, 1 high from there. He sees who has him. */
static void caught_king(int gold, int robe, int ermine)
{
    int hair = material_new(rgb(0xf0d890), rgb(0xa08040), .5f, .7f, PAT_NOISE, 5, .2f);
    push();
    move(.02f, .72f, .05f);
    turn_y(24);
    turn_x(-14);
    turn_z(7);
    grow(.47f);
    int skin = visage(&(Visage){.skin = rgb(0xf0bc98),
                                .hair = rgb(0xd8b868),
                                .iris = rgb(0x3a78c0),
                                .flush = 1.3f,
                                .jaw = 1.05f,
                                .nose = 1.1f,
                                .bulb = 1.3f,
                                .old = .4f,
                                .eye = 1.35f,
                                .iris_size = .34f,
                                .open = {1.75f, 1.65f},
                                .under = {1.2f, 1.2f},
                                .gaze_x = 8,
                                .gaze_y = 12,
                                .brow = {.08f, .075f},
                                .frown = {-.05f, -.05f},
                                .mouth = .095f,
                                .gape = .12f,
                                .corner = {-.02f, -.02f},
                                .upper = .6f,
                                .lower = .8f,
                                .neck = .16f});
    for (int i = 0; i < 26; i++) { /* curls, and a small pointed beard */
        float a = -2.2f + 4.4f * (float)i / 25, c = chance(i), q = sinf(a), z = cosf(a);
        if (z > .5f)
            continue;
        Vec3 p[4] = {V(q * .30f, .36f, z * .3f - .05f), V(q * .42f, .16f, z * .36f - .05f),
                     V(q * .43f, -.08f, z * .36f), V(q * .50f, -.26f - .08f * c, z * .34f)};
        part();
        paint(hair);
        float r[4] = {.05f, .085f, .075f, .02f};
        tube(4, p, r, 4);
    }
    for (int i = 0; i < 5; i++) {
        float u = ((float)i - 2) / 2;
        Vec3 p[3] = {V(u * .09f, -.50f + .02f * u * u, .26f), V(u * .09f, -.60f, .30f), V(u * .03f, -.74f, .30f)};
        part();
        paint(hair);
        float r[3] = {.035f, .040f, .004f};
        tube(3, p, r, 4);
    }
    push(); /* the crown is on its way off */
    move(.05f, .46f, -.06f);
    turn_z(-15);
    turn_x(-8);
    part();
    paint(gold);
    blend(.02f);
    drum(0, .0f, 0, .30f, .065f, .02f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * PI / 4;
        limb(V(.28f * sinf(a), .04f, .28f * cosf(a)), V(.34f * sinf(a), .26f, .34f * cosf(a)), .050f, .010f);
        ball(.345f * sinf(a), .27f, .345f * cosf(a), .036f);
    }
    pop();
    pop();
    part();
    paint(robe);
    blend(.08f);
    limb(V(0, -.1f, 0), V(.01f, .34f, 0), .20f, .17f);
    for (int side = -1; side <= 1; side += 2) { /* arms thrown up, sleeves fallen back */
        float q = (float)side;
        Vec3 elbow = V(q * .40f, .50f, .06f), wrist = V(q * .50f, q < 0 ? .80f : .66f, .20f);
        part();
        paint(robe);
        blend(.05f);
        limb(V(q * .14f, .36f, 0), elbow, .085f, .120f);
        limb(elbow, vec_mix(elbow, wrist, .25f), .120f, .105f);
        part();
        paint(ermine);
        limb(vec_mix(elbow, wrist, .22f), vec_mix(elbow, wrist, .34f), .112f, .105f);
        part();
        paint(skin);
        limb(elbow, wrist, .050f, .042f);
        person_hand_at(&(PersonHand){.pose = GRASP_REACH, .size = .115f, .thumb = -side, .skin = skin}, wrist,
                       V(q * .15f, 1, .25f), V(-q * .2f, -.1f, 1));
    }
    part();
    paint(ermine);
    blend(.05f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(.18f * sinf(a), .40f, .15f * cosf(a), .078f);
    }
}

/* The game says that he has the king. It does not say for how long. */
static void warlord(void)
{
    camera(V(-.35f, .95f, 5.4f), V(-.04f, 1.78f, .1f), 39);
    Scene *s = scene();
    s->grade = .05f;
    set_palette(s, 0x10060c, 0x3a0c18, 0x8a1c24, 0xe0603a, 0xffc860, 0xffd090);
    s->backdrop = host_sky;
    s->roll = 6;
    s->aperture = .02f;
    s->ambient *= .75f;
    s->rim.color = rgb(0xff6a3a) * 3.4f;
    s->key = (Light){vec_unit(V(-.60f, .60f, .60f)), rgb(0xfff0e0) * 2.0f, .08f};
    s->fill.color = rgb(0x5a4a90) * .4f;
    s->vignette = 1.4f;
    OrcHead o = orc_of(rgb(0x8a7a50), rgb(0x524028), rgb(0xffe030));
    o.mouth = .52f;
    o.tusks = 1.3f;
    o.ears = .01f;
    int black = dull_iron(rgb(0x50566a)), gold = material_gold(),
        bone = material_new(rgb(0xe8dcc0), rgb(0x7a6448), .5f, .6f, PAT_BONE, 4, .5f),
        robe = material_cloth(rgb(0x2848b8)), ermine = material_cloth(rgb(0xf4f0e8)),
        hose = material_cloth(rgb(0xd8d0c0));
    material(black)->metal = .35f;
    part();
    paint(black);
    blend(.12f);
    egg(.55f, .48f, -.45f, 1.15f, .72f, .55f);
    for (int side = -1; side <= 1; side += 2) { /* plates on his shoulders */
        push();
        move(.50f + (float)side * .92f, .98f, -.25f);
        turn_z((float)side * -22);
        pauldron(.62f, 4, .35f, (float)side, black);
        pop();
    }
    push();
    move(.42f, 1.50f, .05f);
    turn_y(-30);
    turn_x(-24);
    turn_z(-10);
    grow(1.14f);
    orc_head(&o);
    warlords_beard(o.hair, gold);
    warlord_helm(black, gold, bone);
    Vec3 mouth = here(V(0, -.42f, .5f)), brow = here(V(-.2f, .1f, .9f));
    pop();
    Vec3 pinch = V(-.52f, 2.72f, 1.02f);
    push(); /* head first */
    move(-.46f, 2.30f, 1.02f);
    turn_z(196);
    turn_y(16);
    grow(.82f);
    caught_king(gold, robe, ermine);
    part(); /* his skirts have come down, so to speak */
    paint(robe);
    blend(.06f);
    limb(V(0, -.05f, 0), V(.02f, -.34f, 0), .20f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(hose);
        blend(.03f);
        Vec3 knee = V(q * .16f, -.52f, .10f), foot = q < 0 ? V(-.06f, -.80f, .0f) : V(.40f, -.66f, .05f);
        limb(V(q * .09f, -.30f, 0), knee, .085f, .065f);
        limb(knee, foot, .065f, .05f);
        part();
        paint(gold);
        limb(foot, foot + V(q * .04f, -.05f, .14f), .06f, .03f);
    }
    Vec3 held = here(V(-.06f, -.72f, .0f));
    pop();
    PersonHand h = {.size = .44f, .thick = 1.3f, .thumb = -1, .skin = o.skin, .nail = o.tusk, .age = .6f};
    push(); /* by one leg */
    Vec3 wrist = person_hand_grip(h, held + V(0, .05f, 0), V(.15f, -1, 0), V(.55f, -.15f, 1));
    pop();
    part();
    paint(black);
    blend(.05f);
    limb(wrist, V(-1.55f, 2.35f, .2f), .17f, .36f);
    limb(V(-1.55f, 2.35f, .2f), V(-.9f, 1.0f, -.4f), .36f, .40f);
    limb(vec_mix(wrist, V(-1.55f, 2.35f, .2f), .12f), vec_mix(wrist, V(-1.55f, 2.35f, .2f), .3f), .235f, .27f);
    lamp(pinch + V(.1f, -.9f, 1.2f), rgb(0xffe4c8) * 1.4f, .4f);
    lamp(brow + V(-.2f, .2f, .2f), rgb(0xffd8b0) * 1.2f, .4f);
    lamp(mouth + V(-.1f, .2f, .3f), rgb(0xff8050) * .5f, .25f);
    push();
    sparks(50, 1.8f, 3.4f, rgb(0xff8040) * 2.f, 77);
    pop();
}

const Card brutes_cards[] = {{"cards/monstrous/orc", ROYAL, orc},
                             {"cards/monstrous/orc-2", SUN, orc2},
                             {"cards/monstrous/minotaur", FIRE, minotaur},
                             {"cards/monstrous/warlord", FIRE, warlord},
                             {0}};
