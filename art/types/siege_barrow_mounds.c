/* SPDX-License-Identifier: MIT
 * Barrowkin of mound and turf: the king who rises, the guard in the door, the digger, the skeleton on its own grave. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- ba03: the mound splits like bread ---- */

static void root_crown(int root, float radius)
{
    part();
    paint(root);
    blend(.05f);
    ring(0, 0, 0, radius, .055f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .62f, tall = .75f - .09f * fabsf((float)i - 4) + .12f * chance(i + 5);
        Vec3 out = V(sinf(a), 0, cosf(a));
        Vec3 q[4] = {out * radius, out * (radius * 1.22f) + V(0, tall * .35f, 0),
                     out * (radius * 1.05f) + V(.12f * (chance(i) - .5f), tall * .75f, 0),
                     out * (radius * 1.35f) + V(.3f * (chance(i + 9) - .5f), tall * 1.15f, 0)};
        float r[4] = {.075f, .055f, .035f, .010f};
        tube(4, q, r, 3);
        Vec3 from = tube_point(4, q, 1.6f);
        limb(from, from + V(.2f * (chance(i + 3) - .5f), .24f, .05f) + out * .08f, .03f, .008f);
    }
}

static void mound_half(float s, int turf, int earth)
{
    part();
    paint(turf);
    blend(.10f);
    lumpy(.07f, 2.4f);
    egg(s * 1.75f, .05f, .0f, 1.65f, 1.65f, 1.5f);
    egg(s * 1.15f, .95f, .3f, .55f, .40f, .8f);
    carve();
    paint(earth);
    blend(.05f);
    lumpy(.12f, 3.5f);
    push();
    move(s * -.10f, 0, .15f);
    turn_z(s * -20);
    box(0, 0, 0, .62f, 3, 3, .1f);
    pop();
    fill();
    lumpy(0, 1);
    for (int i = 0; i < 5; i++) { /* roots that hang out of the break */
        Vec3 at = V(s * (.75f + .1f * (float)i), .25f + .24f * (float)i, .9f - .12f * (float)i);
        Vec3 q[3] = {at + V(s * .2f, .05f, -.1f), at + V(-s * .1f, -.05f, .08f),
                     at + V(-s * .12f, -.32f - .2f * chance(i), .1f)};
        float r[3] = {.04f, .03f, .006f};
        part();
        paint(earth);
        tube(3, q, r, 3);
    }
}

static void king(void)
{
    Scene *s = scene();
    camera(V(-.55f, .62f, 5.6f), V(-.04f, 1.92f, 0), 38);
    barrow_hour(HOUR_DUSK);
    s->backdrop = place_heath;
    s->back_seed = 5;
    s->disc_x = .55f;
    s->back_y = -.25f;
    s->roll = -6;
    s->vignette = 1.5f;
    s->key.color = rgb(0xf8ecc0) * 1.6f;
    s->ambient = .36f;
    int turf = material_turf(), earth = material_earth(), bone = material_old_bone(), moss = material_moss(),
        root = material_new(rgb(0x6a4e30), rgb(0x33241a), .85f, .3f, PAT_WOOD, 4, 1.f), wax = material_wax(),
        stone = material_boulder();
    menhir(1.55f, -1.4f, 3.1f, .46f, -16, stone, 4);
    push();
    move(-.25f, -.25f, -.2f);
    mound_half(-1, turf, earth);
    pop();
    push();
    move(.15f, .05f, .1f);
    mound_half(1, turf, earth);
    pop();
    part();
    paint(earth);
    blend(.1f);
    lumpy(.10f, 3);
    egg(0, .05f, -.1f, 1.2f, 1.02f, .6f);
    lumpy(0, 1);
    push(); /* one shoulder first */
    move(.14f, .08f, .05f);
    turn_z(7);
    turn_y(-20);
    turn_x(8);
    grow(1.14f);
    bone_torso(bone, false);
    part(); /* a mantle of moss over both shoulders, in tongues down the ribs */
    paint(moss);
    blend(.12f);
    lumpy(.06f, 5);
    for (int side = -1; side <= 1; side += 2) {
        float d = (float)side;
        limb(V(d * .20f, 1.80f, -.05f), V(d * .68f, 1.66f, 0), .17f, .22f);
        limb(V(d * .66f, 1.62f, .04f), V(d * .72f, 1.15f, .05f), .20f, .05f);
        limb(V(d * .44f, 1.66f, .20f), V(d * .42f, 1.22f, .34f), .11f, .03f);
        limb(V(d * .24f, 1.72f, .28f), V(d * .22f, 1.40f, .40f), .09f, .03f);
    }
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) { /* a hand for the world, over our heads; the other on the turf */
        float d = (float)side;
        Vec3 sh = V(d * .66f, 1.58f, 0), el = side < 0 ? V(-.98f, 1.30f, .66f) : V(1.12f, 1.30f, .40f),
             w = side < 0 ? V(-.10f, 1.16f, 1.66f) : V(1.02f, .86f, .95f);
        part();
        paint(bone);
        blend(.03f);
        bone_arm(sh, el, w, 1.5f);
        part();
        paint(bone);
        blend(.014f);
        Hand h = {.size = side < 0 ? .36f : .31f,
                  .curl = side < 0 ? .22f : .45f,
                  .spread = 44,
                  .thick = .85f,
                  .thumb = -side};
        if (side < 0)
            hand_at(&h, w, V(-.12f, .88f, .50f), V(.05f, -.50f, .86f));
        else
            hand_at(&h, w, V(-.1f, -.25f, .95f), V(-.1f, -.95f, -.2f));
        part();
        paint(moss);
        blend(.04f);
        lumpy(.04f, 6);
        limb(vec_mix(sh, el, .2f), vec_mix(sh, el, .8f), .13f, .10f);
        limb(vec_mix(sh, el, .6f) + V(0, -.02f, .02f), vec_mix(sh, el, .7f) + V(0, -.36f, .05f), .08f, .015f);
        limb(vec_mix(el, w, .2f) + V(0, -.02f, .02f), vec_mix(el, w, .3f) + V(0, -.34f, .05f), .07f, .012f);
        lumpy(0, 1);
    }
    push();
    move(.0f, 2.18f, .22f);
    turn_y(4);
    turn_x(4);
    turn_z(-12);
    grow(1.02f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 20, .menace = .6f, .missing = .15f, .eye_size = 1.2f});
    part(); /* beard of moss */
    paint(moss);
    blend(.05f);
    lumpy(.03f, 8);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .33f, l = .80f - .11f * fabsf((float)i - 4);
        limb(V(sinf(a) * .30f, -.52f + .05f * fabsf((float)i - 4), .30f * cosf(a) + .02f),
             V(sinf(a) * .36f - .12f, -.50f - l, .40f * cosf(a)), .10f, .02f);
    }
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .32f, -.42f, .22f), V((float)side * .40f, .0f, -.02f), .09f, .05f);
    lumpy(0, 1);
    part();
    paint(root);
    blend(.06f);
    lumpy(.04f, 7);
    egg(0, .50f, -.10f, .42f, .28f, .46f);
    lumpy(0, 1);
    Vec3 brow = here(V(0, .1f, .6f));
    move(0, .36f, -.06f);
    turn_x(-4);
    root_crown(root, .46f);
    pop();
    pop();
    for (int i = 0; i < 5; i++) { /* turf in the air */
        static const float at[5][4] = {{-1.05f, 2.75f, -.2f, .20f},
                                       {1.12f, 2.55f, .35f, .24f},
                                       {.55f, 3.12f, -.3f, .14f},
                                       {-1.05f, 1.35f, 1.5f, .15f},
                                       {.70f, 1.25f, 1.6f, .13f}};
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(60 * (chance(i + 4) - .5f));
        turf_clod(at[i][3], turf, earth, 30 + i);
        pop();
    }
    static const float orbit[2][4] = {{.62f, 2.30f, .95f, .085f}, {.95f, 1.62f, 1.2f, .10f}};
    for (int i = 0; i < 2; i++) {
        push();
        move(orbit[i][0], orbit[i][1], orbit[i][2]);
        turn_z(i == 0 ? -14 : 8);
        wax_candle(.26f, orbit[i][3], true, wax);
        Vec3 at = here(V(0, .42f, .12f));
        lamp(at, rgb(0xffb850) * 1.6f, .38f);
        pop();
    }
    lamp(brow + V(-.2f, .2f, .7f), rgb(0xffe0a0) * 1.2f, .45f);
    lamp(V(0, .5f, 1.0f), rgb(0xffb040) * 1.1f, .5f); /* what still burns in the mound */
    for (int i = 0; i < 22; i++) {                    /* crumbs */
        push();
        move((chance(i + 20) - .5f) * 2.8f, .6f + 2.2f * chance(i + 50), .5f + 1.2f * chance(i));
        part();
        paint(earth);
        ball(0, 0, 0, .02f + .035f * chance(i + 8));
        pop();
    }
    faction_ground();
    faction_motes();
}

/* ---- ba21: a door of stone at noon, and what fills it ---- */

static void guard(void)
{
    Scene *s = scene();
    camera(V(0, 1.35f, 7.4f), V(0, 1.62f, 0), 30.5f);
    family_hour(BARROW_MOON);
    s->back_y = -.2f;
    s->back_seed = 4;
    int turf = material_turf(), stone = material_boulder(), bone = material_old_bone(), moss = material_moss(),
        dark = material_plain(rgb(0x0c120c), .9f, 0), bronze = material_gold(), wax = material_wax(),
        slab = material_stone(rgb(0xb4ac90), rgb(0x6a6450));
    material(bronze)->color = rgb(0xb87a38);
    part();
    paint(turf);
    blend(.1f);
    lumpy(.05f, 2.5f);
    egg(0, -.2f, -1.2f, 2.4f, 3.2f, 1.8f);
    carve();
    paint(dark);
    box(0, 1.2f, .2f, .82f, 1.5f, 1.4f, .05f);
    fill();
    lumpy(0, 1);
    rock(-1.06f, 1.25f, .48f, .24f, 1.38f, .3f, 2, stone);
    rock(1.06f, 1.25f, .48f, .24f, 1.38f, .3f, -2, stone);
    rock(0, 2.86f, .5f, 1.45f, .22f, .36f, 0, stone);
    tuft(.24f, 1.2f, 46, turf, 3);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            push();
            move((float)side * (.48f + .40f * (float)i), 3.06f, .62f);
            wax_candle(.16f + .07f * chance(i + 3), .055f, true, wax);
            pop();
        }
    push();
    move(0, .62f, .45f);
    grow(.76f);
    bone_torso(bone, true);
    dead_legs(bone, .06f, 0);
    push();
    move(0, 2.24f, .12f);
    grow(1.05f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb840), .jaw = 6, .menace = .25f, .eye_size = 1.15f});
    part(); /* a cap of old bronze with a ridge */
    paint(bronze);
    blend(.02f);
    egg(0, .32f, -.08f, .50f, .47f, .56f);
    carve();
    box(0, -.06f, 0, 1, .38f, 1, .02f);
    fill();
    push();
    move(0, .33f, -.08f);
    ring(0, 0, 0, .53f, .045f);
    pop();
    limb(V(0, .78f, .10f), V(0, .72f, -.5f), .04f, .03f);
    ball(0, .84f, -.08f, .07f);
    pop();
    pop();
    push(); /* the slab: all below the sockets */
    move(0, .98f, .98f);
    part();
    paint(slab);
    blend(.03f);
    lumpy(.02f, 4);
    box(0, 0, 0, .62f, .98f, .09f, .05f);
    carve();
    lumpy(0, 1);
    paint(material_stone(rgb(0x5a5844), rgb(0x38382a)));
    blend(.015f);
    for (int i = 0; i < 46; i++) { /* a spiral, and a line below it */
        float a = .30f * (float)i, r = .06f + .0075f * (float)i;
        ball(cosf(a) * r, .22f + sinf(a) * r, .10f, .036f);
    }
    for (int i = 0; i < 9; i++)
        ball(((float)i - 4) * .11f, -.52f + .05f * (float)(i % 2), .10f, .034f);
    fill();
    part();
    paint(moss);
    blend(.06f);
    lumpy(.04f, 6);
    for (int i = 0; i < 7; i++)
        egg(-.55f + .18f * (float)i, -.95f, .10f, .14f, .08f + .10f * chance(i), .08f);
    egg(-.50f, .86f, .06f, .16f, .10f, .07f);
    limb(V(-.52f, .86f, .10f), V(-.55f, .52f, .10f), .06f, .015f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) { /* its fingers round the edges */
        part();
        paint(bone);
        blend(.015f);
        for (int i = 0; i < 4; i++) {
            float y = .60f - .13f * (float)i, x = (float)side * .64f;
            Vec3 q[4] = {V(x + (float)side * .03f, y, -.10f), V(x + (float)side * .05f, y, .08f),
                         V(x - (float)side * .07f, y - .01f, .15f), V(x - (float)side * .20f, y - .02f, .12f)};
            float r[4] = {.045f, .05f, .045f, .03f};
            tube(4, q, r, 3);
            ball(x + (float)side * .04f, y, .09f, .055f);
        }
    }
    pop();
    part(); /* moss has grown over its feet */
    paint(moss);
    blend(.08f);
    lumpy(.05f, 6);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .34f, .02f, 1.15f, .30f, .14f, .26f);
    lumpy(0, 1);
    lamp(V(-.3f, 2.35f, 1.6f), rgb(0xffe8c0) * 1.2f, .5f);
    faction_ground();
    faction_motes();
}

/* ---- sk: salutes with the wrong hand ---- */

static void pot_lid(float r, int tin, int wood)
{
    part();
    paint(tin);
    blend(.02f);
    push();
    turn_x(90);
    drum(0, 0, 0, r, .018f, .015f);
    ring(0, .01f, 0, r * .98f, .028f);
    ring(0, .03f, 0, r * .62f, .018f);
    pop();
    egg(0, 0, .02f, r * .58f, r * .58f, .05f);
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, 0, .05f), V(0, 0, .14f), .035f, .03f);
    ball(0, 0, .17f, .065f);
}

/* He comes as he was told, and is not quite together yet. */
static void recruit(void)
{
    Scene *s = scene();
    camera(V(-.45f, .85f, 5.2f), V(.0f, 1.50f, 0), 37);
    barrow_hour(HOUR_NIGHT);
    s->back_seed = 2;
    s->roll = -7;
    s->aperture = .02f;
    s->vignette = 1.5f;
    s->ambient *= .75f;
    int bone = material_old_bone(), moss = material_moss(), wood = material_wood(), earth = material_earth(),
        stone = material_boulder(), tin = material_new(rgb(0xb8a890), rgb(0x7a6248), .4f, .9f, PAT_METAL, 5, .4f);
    push();
    move(.22f, -.45f, -.10f);
    turn_z(-7);
    turn_y(-18);
    turn_x(6);
    grow(1.05f);
    bone_torso(bone, true);
    Vec3 neck = here(V(0, 1.78f, .04f)), right = here(bone_right_shoulder), left = here(bone_left_shoulder);
    pop();
    Vec3 head = neck + V(-.16f, .60f, .24f);
    push(); /* his head goes on */
    move(head[0], head[1], head[2]);
    turn_y(-16);
    turn_x(-4);
    turn_z(24);
    grow(.92f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc850), .jaw = 20, .eye_size = 1.1f});
    part(); /* beret of moss */
    paint(moss);
    blend(.08f);
    lumpy(.04f, 6);
    egg(.08f, .52f, -.10f, .52f, .18f, .50f);
    egg(.42f, .42f, -.03f, .24f, .16f, .3f);
    lumpy(0, 1);
    limb(V(.0f, .66f, -.1f), V(.04f, .86f, -.08f), .035f, .02f);
    part(); /* a daisy for a badge */
    paint(material_plain(rgb(0xfff8e8), .6f, .2f));
    blend(.004f);
    for (int i = 0; i < 9; i++) {
        float a = .698f * (float)i;
        limb(V(-.24f + cosf(a) * .05f, .44f + sinf(a) * .05f, .40f),
             V(-.24f + cosf(a) * .13f, .44f + sinf(a) * .13f, .38f), .018f, .032f);
    }
    part();
    paint(material_plain(rgb(0xf0b020), .6f, .2f));
    ball(-.24f, .44f, .41f, .052f);
    Vec3 hold[2] = {here(V(-.44f, -.20f, .14f)), here(V(.44f, -.22f, .14f))}, up = here(V(0, 1, 0)) - here(V(0, 0, 0)),
         across = here(V(1, 0, 0)) - here(V(0, 0, 0));
    pop();
    for (int k = 0; k < 2; k++) { /* by both ears */
        float q = k ? 1.f : -1.f;
        Vec3 wrist = hold[k] - up * .30f + across * (.06f * q), elbow = (k ? right : left) + V(q * .42f, -.30f, .34f);
        part();
        paint(bone);
        blend(.025f);
        bone_arm(k ? right : left, elbow, wrist, 1.2f);
        part();
        paint(bone);
        blend(.014f);
        hand_at(&(Hand){.size = .24f, .thick = .72f, .spread = 40, .curl = .25f, .thumb = k ? -1 : 1}, wrist,
                up * 1.f + V(0, 0, .30f), across * -q + V(0, 0, -.25f));
    }
    for (int i = 0; i < 16; i++) { /* grave dust between neck and head */
        float a = 6.28f * chance(i);
        sprite(neck + V(.16f * cosf(a), .10f + .16f * chance(i + 20), .1f + .1f * sinf(a)),
               .05f + .05f * chance(i + 40), rgb(0xe8d8a8), SPRITE_GLOW, .10f);
    }
    part(); /* the mound he gets up from */
    paint(earth);
    blend(.16f);
    lumpy(.05f, 4);
    egg(.2f, -.15f, .55f, 1.3f, .36f, .7f);
    egg(-.9f, -.15f, .8f, .9f, .34f, .6f);
    egg(1.2f, -.15f, .9f, .7f, .40f, .6f);
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) {
        float a = 6.28f * chance(i + 60);
        push();
        move(.2f + cosf(a) * (.55f + .5f * chance(i + 80)), .20f, .75f + .4f * sinf(a));
        turn_y(360 * chance(i + 100));
        turf_clod(.06f + .09f * chance(i + 120), moss, earth, i);
        pop();
    }
    push(); /* his stone, close, that he has put aside; his shield leans on it */
    move(-1.02f, -.15f, 1.75f);
    turn_y(24);
    turn_z(17);
    grow(1.15f);
    gravestone(.62f, 0, stone);
    pop();
    push();
    move(.86f, .46f, 1.45f);
    turn_y(-30);
    turn_z(12);
    turn_x(-16);
    grow(.92f);
    pot_lid(.58f, tin, wood);
    pop();
    for (int i = 0; i < 3; i++) { /* candles */
        push();
        move(-.46f + .16f * (float)i, .06f + .03f * (float)(i % 2), 1.75f - .12f * (float)i);
        wax_candle(.20f + .08f * (float)(i % 2), .055f, true, material_wax());
        pop();
    }
    lamp(V(-.35f, .62f, 1.95f), rgb(0xffb858) * 2.2f, .4f);
    lamp(V(-.9f, 2.7f, 1.9f), rgb(0xffe8b0) * 1.4f, .7f);
    faction_motes();
}

/* ---- ba20: chest-deep at first light ---- */

static Vec3 sky_above(const Scene *s, float u, float v)
{
    Vec3 c = vec_mix(rgb(0xb4ccb8), rgb(0x54746c), smooth(.1f, 1.1f, distance_to(u, v, .1f, .2f)));
    return vec_mix(c, s->tint[LIGHT], .5f * smooth(.45f, .65f, sky_clouds(u, v, 1.2f)));
}

/* Seen from the bottom of what he digs. */
static void digger(void)
{
    Scene *s = scene();
    camera(V(.1f, -.45f, 6.2f), V(0, .0f, 0), 32);
    barrow_hour(HOUR_DAWN);
    s->ambient *= .7f;
    s->backdrop = sky_above;
    s->vignette = 1.5f;
    s->tint[LIGHT] = rgb(0xf0ecc8);
    s->rim.color = rgb(0xf4f0c0) * 3.6f;
    int turf = material_turf(), earth = material_new(rgb(0x3a2c1c), rgb(0x1c140c), .95f, .1f, PAT_NOISE, 3, .9f),
        root = material_new(rgb(0x8a7450), rgb(0x4a3a24), .8f, .2f, PAT_WOOD, 5, .6f), bone = material_old_bone(),
        iron = material_iron(), wood = material_wood(), felt = material_wool(rgb(0x4a5a34)),
        wool = material_wool(rgb(0xb89a60)), vest = material_leather(rgb(0x5a3c28));
    part(); /* the pit around us */
    paint(earth);
    blend(.15f);
    lumpy(.07f, 2.6f);
    for (int i = 0; i < 22; i++) {
        float a = 6.283f * (float)i / 22, r = 1.62f + .14f * chance(i);
        egg(cosf(a) * r * .88f, -.02f + sinf(a) * r * 1.06f, .5f, .46f, .46f, .7f);
    }
    lumpy(0, 1);
    part();
    paint(turf);
    lumpy(.04f, 5);
    blend(.06f);
    for (int i = 0; i < 22; i++) {
        float a = 6.283f * (float)i / 22;
        egg(cosf(a) * 1.10f, -.02f + sinf(a) * 1.36f, -.10f, .16f, .12f, .12f);
    }
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) { /* roots */
        float a = 6.283f * chance(i + 3), b = a + .5f * (chance(i + 9) - .5f), r = 1.02f + .2f * chance(i);
        part();
        paint(root);
        blend(.01f);
        tube(3,
             (Vec3[]){V(cosf(a) * 1.5f, sinf(a) * 1.8f, .9f), V(cosf(b) * 1.25f, sinf(b) * 1.5f, 1.1f),
                      V(cosf(b + .15f) * r, sinf(b + .15f) * r * 1.15f, .95f)},
             (float[]){.06f, .04f, .008f}, 4);
    }
    Kin k = {.f = {.man = 1, .wide = 1.05f, .belly = .4f, .lean = 20},
             .dress = wool,
             .head = {.skin = rgb(0xdca078),
                      .hair = rgb(0xb06a30),
                      .iris = rgb(0x4a6a3a),
                      .age = .6f,
                      .man = .9f,
                      .wide = 1.1f,
                      .gaunt = -.5f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.25f,
                      .mood = MOOD_MIRTH,
                      .mirrored = true,
                      .cast = CAST_ROUND,
                      .hairs = HAIR_CROP,
                      .beard = WHISKERS_SHORT,
                      .gaze_y = -14,
                      .eye = 1.75f,
                      .brow = 1.5f,
                      .seed = 4},
             .look = 10,
             .nod = 14,
             .lean = -12,
             .head_size = .66f,
             .seed = 70};
    push();
    move(-.10f, -3.98f, -1.1f);
    grow(2.04f);
    kin_body(&k);
    smith_apron(vest, vest, 1.05f, .5f, .8f);
    push();
    kin_head(&k);
    part(); /* felt hat */
    paint(felt);
    blend(.05f);
    push();
    move(0, .30f, -.08f);
    turn_x(-16);
    drum(0, 0, 0, .64f, .03f, .03f);
    egg(0, .12f, 0, .42f, .36f, .44f);
    pop();
    pop();
    pop();
    push(); /* his spade comes down past us */
    move(.66f, .86f, .30f);
    turn_z(10);
    turn_x(-24);
    grow(1.25f);
    spade(.5f, 1.15f, iron, wood);
    pop();
    body_sleeve(wool, V(.62f, -.50f, -.9f), V(.98f, -.52f, -.25f), V(.70f, .22f, .06f), .28f, .22f, .16f, 3);
    PersonHand h = {.lean = true,
                    .pose = GRASP_FIST,
                    .size = .34f,
                    .thick = 1.2f,
                    .thumb = 1,
                    .skin = material_skin(rgb(0xd09a70), rgb(0x905a40))};
    push();
    person_hand_grip(h, V(.60f, .34f, .16f), V(-.2f, .9f, -.2f), V(-.5f, 0, .9f));
    pop();
    push(); /* who gets help */
    move(-.62f, -1.76f, 1.2f);
    turn_z(-14);
    grow(1.7f);
    dead_hand(bone, .36f, 10, .35f, 1, earth);
    pop();
    push(); /* his lantern, let down on its ring */
    move(-.66f, .92f, .35f);
    lantern(.62f, iron, rgb(0xffc860));
    pop();
    lamp(V(-.62f, .66f, .35f), rgb(0xffc870) * 3.4f, .45f);
    lamp(V(-.10f, .30f, .30f), rgb(0xffe8c8) * 5.2f, .4f);
    for (int i = 0; i < 20; i++) { /* crumbs of earth fall */
        part();
        paint(earth);
        ball((i % 2 ? .55f : -1.2f) + .3f * chance(i), -1.2f + 2.0f * chance(i + 30), .5f + chance(i + 60),
             .02f + .03f * chance(i + 7));
    }
}

const Card siege_barrow_mounds_cards[] = {{"cards/siege/ba03", BARROW, king},
                                          {"cards/siege/ba21", BARROW, guard},
                                          {"cards/siege/sk", BARROW, recruit},
                                          {"cards/siege/ba20", BARROW, digger},
                                          {0}};
