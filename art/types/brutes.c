/* SPDX-License-Identifier: MIT
 * Brutes of the monstrous horde: Orcs, the Minotaur in his maze, the Warlord. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/feathers.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
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

/* Nothing but fire behind a broken gate. */
static Vec3 gate_on_fire(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u * 1.2f, v * .7f - .2f, 1.5f), low = unit((1.0f - v) / 2);
    Vec3 c = sky_ramp(low, t[MIDTONE], t[ACCENT], t[GLOW]);
    c = vec_mix(c, t[MIDTONE], .55f * smooth(.50f, .70f, d) * (1 - low));
    c = vec_mix(c, t[GLOW], unit(1.25f * halo(u, v, .05f, .15f, .45f)));
    float side = fabsf(u + .03f) - .16f * fabsf(v) * v, ragged = .05f * cloud_flat(v * 7, u > 0 ? 3 : 9, 3);
    return vec_mix(c, t[DARK], smooth(.80f, .83f, side + ragged));
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

/* A goose that has decided to stay. Feet at the brush's place, looking to +x and up. */
static void brave_goose(int white, int orange)
{
    part();
    paint(white);
    blend(.08f);
    egg(-.06f, .34f, 0, .27f, .19f, .17f);
    limb(V(-.26f, .38f, 0), V(-.46f, .52f, 0), .10f, .03f);
    Vec3 neck[4] = {V(.12f, .38f, 0), V(.24f, .54f, 0), V(.20f, .74f, 0), V(.30f, .90f, 0)};
    float r[4] = {.11f, .070f, .055f, .060f};
    tube(4, neck, r, 4);
    ball(.31f, .91f, 0, .085f);
    part();
    paint(orange);
    blend(.01f);
    limb(V(.36f, .93f, 0), V(.54f, 1.01f, 0), .050f, .018f); /* it hisses */
    limb(V(.36f, .89f, 0), V(.52f, .89f, 0), .036f, .014f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(-.02f, .20f, q * .07f), V(.0f, .03f, q * .09f), .028f, .026f);
        limb(V(.0f, .02f, q * .09f), V(.14f, .01f, q * .13f), .035f, .030f);
    }
    part();
    paint(material_plain(rgb(0x080404), .1f, 1.5f));
    ball(.345f, .945f, .068f, .020f);
    for (int side = -1; side <= 1; side += 2) { /* wings up */
        push();
        move(-.02f, .42f, (float)side * .14f);
        turn_x((float)side * 34);
        turn_z(side < 0 ? 12 : 30);
        feather_fan(8, -62, 34, .02f, .52f, .15f, 0, white, white);
        pop();
    }
}

/* All run, but for one. */
static void orc(void)
{
    camera(V(.20f, .62f, 6.6f), V(.06f, 1.42f, 0), 32.5f);
    Scene *s = scene();
    set_palette(s, 0x0e0406, 0x3a1010, 0xd04a14, 0xff9838, 0xff9a30, 0xffe8a8);
    s->backdrop = gate_on_fire;
    s->key = (Light){vec_unit(V(-.6f, .4f, .6f)), rgb(0x8090c0) * .22f, .1f};
    s->rim = (Light){vec_unit(V(.25f, .40f, -.9f)), rgb(0xff9a40) * 4.0f, 0};
    s->fill.color = rgb(0x28304a) * .35f;
    s->ambient *= .22f;
    s->roll = -3;
    s->vignette = 1.3f;
    s->haze = 0;
    OrcHead o = orc_of(rgb(0x56803a), rgb(0x2a4a24), rgb(0xffd020));
    o.mouth = .26f;
    o.tusks = 1.25f;
    o.ears = 1.1f;
    int iron = dull_iron(rgb(0x4a4648)), leather = material_leather(rgb(0x3a2018)),
        ground_m = material_stone(rgb(0x2c1a16), rgb(0x100808)), white = material_plain(rgb(0xf8f4ec), .8f, .2f),
        orange = material_plain(rgb(0xf08a20), .5f, .6f);
    Brute b = {.sinews = true,
               .hip = V(.16f, 1.12f, -.5f),
               .chest = V(.16f, 1.86f, -.30f),
               .front = V(-.20f, -.25f, 1),
               .shoulder = .62f,
               .pelvis = .24f,
               .bulk = 1.35f,
               .breast = 1.2f,
               .knee = {V(-.34f, .66f, -.2f), V(.66f, .66f, -.3f)},
               .foot = {V(-.48f, .12f, -.5f), V(.80f, .12f, -.6f)},
               .toes = {V(-.5f, 0, 1), V(.5f, 0, 1)},
               .skin = o.skin,
               .trousers = leather,
               .boots = leather,
               .hand = .28f,
               .thick = 1.3f,
               .nail = o.tusk};
    brute_body(&b);
    brute_kilt(&b, leather, .5f, 11, 4);
    push(); /* he bends down to see better */
    move(.06f, 2.20f, .10f);
    turn_y(-14);
    turn_x(22);
    turn_z(8);
    grow(.82f);
    orc_head(&o);
    Vec3 face_at = here(V(-.1f, -.2f, .9f));
    pop();
    push();
    brute_grip(&b, -1, V(-.98f, 1.62f, -.3f), V(-1.02f, 1.16f, .05f), V(-.22f, -1, .25f), V(-.6f, .1f, .8f));
    turn_y(180);
    cleaver(1.15f, iron, leather);
    pop();
    push();
    brute_grip(&b, 1, V(1.18f, 1.66f, -.3f), V(1.12f, 1.14f, .1f), V(.15f, 1, .1f), V(.5f, .1f, .8f));
    axe(1.0f, .52f, true, iron, leather);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        Vec3 at = brute_shoulder(&b, (float)side);
        move(at[0] + .06f * (float)side, at[1] + .12f, at[2]);
        turn_z((float)side * -14);
        pauldron(.42f, 3, .36f, (float)side, iron);
        pop();
    }
    part();
    paint(ground_m);
    ground(.02f, .05f, 2);
    push();
    move(-.50f, .10f, 1.5f);
    turn_y(-24);
    grow(.82f);
    brave_goose(white, orange);
    Vec3 goose = here(V(.1f, .6f, 0));
    pop();
    lamp(goose + V(-.35f, .45f, .55f), rgb(0xfff0e0) * 4.0f, .45f);
    lamp(face_at + V(-.15f, -.15f, .15f), rgb(0xffb070) * .9f, .32f);
    push();
    sparks(70, 1.9f, 3.2f, rgb(0xffc050) * 2.f, 500);
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

/* What is left of the knight: his helmet, hung up on a tusk. */
static void orc2(void)
{
    camera(V(-.20f, 1.20f, 5.0f), V(.02f, 1.50f, 0), 30);
    Scene *s = scene();
    set_palette(s, 0x0c0c14, 0x2c3038, 0x8a8468, 0xf0d898, 0xffc860, 0xfff8dc);
    s->backdrop = dusty_sky;
    s->roll = -6;
    s->key = (Light){vec_unit(V(-.62f, .35f, .65f)), rgb(0xffe0b8) * 1.5f, .06f};
    s->rim = (Light){vec_unit(V(.45f, .50f, -.8f)), rgb(0xffe8b0) * 4.2f, 0};
    s->fill.color = rgb(0x303c60) * .45f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    OrcHead o = orc_of(rgb(0x4e6a4c), rgb(0x24382c), rgb(0xffb020));
    o.mouth = .06f;
    o.tusks = .01f;
    o.ears = 1.0f;
    int steel = material_new(rgb(0xd8e0ea), rgb(0x9aa4b4), .34f, 1, PAT_METAL, 4, .15f), gold = material_gold(),
        red = material_fur(rgb(0xc02030)), iron = dull_iron(rgb(0x3a3840)), leather = material_leather(rgb(0x3c2418)),
        fur = material_fur(rgb(0x2c2028));
    part();
    paint(fur);
    blend(.2f);
    egg(.10f, .42f, -.55f, 1.25f, .78f, .6f);
    limb(V(.05f, .75f, -.30f), V(.0f, 1.25f, -.05f), .62f, .52f);
    push();
    move(-.14f, 1.52f, .10f);
    turn_y(-12);
    turn_x(-4);
    turn_z(8);
    grow(1.34f);
    orc_head(&o);
    Vec3 hung = V(0, 0, 0);
    for (int side = -1; side <= 1; side += 2) { /* tusks like a bull's horns */
        float q = (float)side;
        Vec3 p[5] = {V(q * .17f, -.40f, .36f), V(q * .31f, -.44f, .50f), V(q * .47f, -.32f, .54f),
                     V(q * .56f, -.10f, .50f), V(q * .56f, .16f, .42f)};
        float r[5] = {.060f, .066f, .058f, .042f, .005f};
        part();
        paint(o.tusk);
        blend(.02f);
        tube(5, p, r, 5);
        part();
        paint(gold);
        push();
        Vec3 at = tube_point(5, p, 1.5f), on = tube_point(5, p, 1.6f);
        move(at[0], at[1], at[2]);
        aim(on - at, V(0, 0, 1));
        drum(0, 0, 0, .076f, .030f, .012f);
        pop();
        if (side > 0)
            hung = here(p[3] + V(0, .12f, 0));
    }
    part(); /* a scar through the brow */
    paint(o.lip);
    limb(V(-.30f, .30f, .30f), V(-.12f, -.06f, .43f), .016f, .022f);
    for (int i = 0; i < 3; i++) { /* rings in an ear */
        push();
        move(.56f + .10f * (float)i, .22f + .06f * (float)i, -.14f);
        turn_x(90);
        part();
        paint(gold);
        ring(0, 0, 0, .06f, .016f);
        pop();
    }
    Vec3 nose = here(V(-.1f, -.1f, 1.0f));
    pop();
    push(); /* the helmet, a little dented */
    move(hung[0], hung[1], hung[2]);
    turn_z(-16);
    turn_y(-24);
    turn_x(8);
    grow(.74f);
    move(.02f, .16f, 0);
    helm_great(steel, gold, V(0, 0, 0));
    helm_plume(.8f, red);
    Vec3 helm = here(V(-.1f, .1f, .8f));
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.10f + (float)side * .98f, .98f, -.30f);
        turn_z((float)side * -20);
        pauldron(.56f, 3, .40f, (float)side, iron);
        pop();
    }
    part();
    paint(leather);
    limb(V(-.80f, .95f, .25f), V(.45f, .35f, .45f), .07f, .07f);
    lamp(helm + V(-.15f, .2f, .3f), rgb(0xfff4e0) * 1.6f, .35f);
    lamp(nose + V(-.35f, -.2f, .5f), rgb(0xffc080) * 1.3f, .42f);
    sprite(helm + V(.05f, .15f, 0), .20f, rgb(0xffffff), SPRITE_SPARKLE, 1);
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

/* The sun goes down in smoke, behind him. */
static Vec3 red_sun(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, h = halo(u, v, x, y, .62f), d = sky_clouds(u, v, 1.1f);
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], unit(.15f + 1.1f * h));
    c = vec_mix(c, t[DARK], .6f * smooth(.45f, .7f, d) * (1 - .6f * h));
    Vec3 face = vec_mix(t[LIGHT], t[GLOW], smooth(y - .45f, y + .55f, v));
    c = vec_mix(c, face, disc(u, v, x, y, .70f, .008f));
    return vec_mix(c, t[MIDTONE] * .9f,
                   .6f * smooth(.56f, .66f, sky_clouds(u + .4f, v * 2.4f, .8f)) * under(.1f, v, .5f));
}

/* A wood of spears in the hands of those who follow him, and their torches. */
static void host_of_spears(int dark)
{
    for (int i = 0; i < 46; i++) {
        float x = -1.75f + 3.5f * ((float)i + chance(i)) / 46, z = 1.0f + 1.3f * chance(i + 60),
              tall = .34f + .34f * chance(i + 120) + .26f * fabsf(x) * .5f, lean = .16f * (chance(i + 180) - .5f);
        part();
        paint(dark);
        blend(.02f);
        limb(V(x, -.6f, z), V(x + lean, tall, z), .012f, .010f);
        limb(V(x + lean, tall - .02f, z), V(x + lean * 1.3f, tall + .13f, z), .034f, .003f);
        if (i % 2 == 0) {
            egg(x + .05f, .02f + .16f * chance(i + 9), z, .085f, .10f, .08f);
            limb(V(x + .02f, .06f + .16f * chance(i + 9), z), V(x - .08f, .18f + .16f * chance(i + 9), z), .03f, .004f);
            limb(V(x + .08f, .06f + .16f * chance(i + 9), z), V(x + .18f, .18f + .16f * chance(i + 9), z), .03f, .004f);
        }
        if (i % 5 == 2)
            sprite(V(x + lean, tall * .7f, z + .1f), .11f, rgb(0xffb040), SPRITE_GLOW, 1.1f);
    }
}

/* He has a king's crown; he wears it where it fits. */
static void warlord(void)
{
    camera(V(-.20f, .75f, 6.0f), V(.0f, 1.50f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0a0308, 0x320a14, 0xa02018, 0xff7a28, 0xffc860, 0xffe08a);
    s->grade = .05f;
    s->backdrop = red_sun;
    s->disc_y = .28f;
    s->roll = 3;
    s->haze = 0;
    s->ambient *= .22f;
    s->rim = (Light){vec_unit(V(.15f, .45f, -.9f)), rgb(0xff8a3a) * 4.4f, 0};
    s->key = (Light){vec_unit(V(-.65f, .35f, .55f)), rgb(0xc0b8ff) * .40f, .08f};
    s->fill.color = rgb(0x403a70) * .35f;
    s->vignette = 1.4f;
    OrcHead o = orc_of(rgb(0x6a5a44), rgb(0x342820), rgb(0xffe030));
    o.mouth = .14f;
    o.tusks = 1.75f;
    o.ears = .01f;
    int black = dull_iron(rgb(0x2a2c38)), gold = material_gold(),
        horn_m = material_new(rgb(0x3a2c28), rgb(0x14100e), .5f, .7f, PAT_BONE, 4, .5f),
        dark = material_plain(rgb(0x0c0406), .9f, .1f), fur = material_fur(rgb(0x241618));
    material(black)->metal = .4f;
    part(); /* a mountain in a cloak */
    paint(fur);
    blend(.25f);
    egg(0, .55f, -.35f, 1.15f, .85f, .6f);
    egg(0, -.35f, -.35f, 1.45f, .9f, .6f);
    part();
    paint(fur);
    blend(.04f);
    for (int i = 0; i < 60; i++) {
        float a = (chance(i) - .5f) * 2.6f, c = chance(i + 70);
        Vec3 root = V(sinf(a) * 1.05f, .98f + .32f * cosf(a) - .16f * c, -.10f + .2f * c);
        limb(root, root + V(sinf(a) * .22f, .06f - .20f * c, .10f), .10f, .01f);
    }
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .92f, 1.12f, -.20f);
        turn_z((float)side * -24);
        pauldron(.62f, 4, .60f, (float)side, black);
        pop();
    }
    push();
    move(.0f, 1.72f, .05f);
    turn_y(-16);
    turn_x(-4);
    turn_z(3);
    grow(1.10f);
    orc_head(&o);
    warlords_beard(o.hair, gold);
    warlord_helm(black, gold, horn_m);
    Vec3 face_at = here(V(-.25f, -.1f, .95f));
    pop();
    push(); /* over a spike of his shoulder */
    move(-1.02f, 1.60f, -.02f);
    turn_z(24);
    turn_x(16);
    grow(1.3f);
    crown_spiked(.20f, 7, .20f, .1f, gold, material_gem(rgb(0xff3050)));
    Vec3 crown = here(V(-.05f, .08f, .26f));
    pop();
    host_of_spears(dark);
    lamp(face_at + V(-.10f, -.15f, .25f), rgb(0xff9a58) * .9f, .40f);
    lamp(crown + V(-.05f, .05f, .25f), rgb(0xffe0a0) * 1.6f, .25f);
    push();
    sparks(60, 1.8f, 3.2f, rgb(0xff8040) * 2.f, 77);
    pop();
}

const Card brutes_cards[] = {{"cards/monstrous/orc", ROYAL, orc},
                             {"cards/monstrous/orc-2", SUN, orc2},
                             {"cards/monstrous/minotaur", FIRE, minotaur},
                             {"cards/monstrous/warlord", FIRE, warlord},
                             {0}};
