/* SPDX-License-Identifier: MIT
 * Rustclaw at work: gleaning, flinging, breaking in. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/castle.h"
#include "props/cottage.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/teeth.h"
#include "props/weapons.h"
#include "types/troll_body.h"

/* ---- ru01: what lives in a kettle ---- */

/* A leg: two bars with a bolt between them, a kitchen knife for a foot. */
static void knife_leg(Vec3 hip, Vec3 knee, Vec3 tip, int bar, int bolt, int steel)
{
    part();
    paint(bar);
    blend(.03f);
    limb(hip, knee, .095f, .075f);
    part();
    paint(bolt);
    blend(.02f);
    ball(knee[0], knee[1], knee[2], .115f);
    push();
    move(knee[0], knee[1], knee[2]);
    Vec3 way = tip - knee;
    grow(sqrtf(vec_dot(way, way)));
    aim(vec_unit(way), V(0, .2f, 1));
    float blade[] = {-.085f, .02f, .10f, .02f, .13f, .55f, .02f, 1.0f, -.07f, .60f};
    part();
    paint(steel);
    outline(5, blade, 1, .032f, .028f);
    pop();
}

/* A dented kettle, spout to -x, handle over the back, tipped so far back that what lives in it can look out. */
static void kettle_shell(int copper, int patch, int dark)
{
    part();
    paint(copper);
    blend(.06f);
    lumpy(.022f, 3);
    egg(0, .30f, -.10f, .82f, .66f, .78f);
    drum(0, -.02f, -.08f, .78f, .18f, .10f);
    carve();
    egg(0, -.16f, .62f, .56f, .40f, .62f); /* the hole it rusted through, its door */
    fill();
    lumpy(0, 1);
    part();
    paint(copper);
    blend(.04f);
    Vec3 spout[4] = {V(-.70f, .18f, -.1f), V(-1.0f, .32f, -.08f), V(-1.08f, .62f, -.06f), V(-1.28f, .80f, -.04f)};
    float sr[4] = {.22f, .15f, .11f, .10f};
    tube(4, spout, sr, 4);
    carve();
    ball(-1.34f, .86f, -.03f, .11f);
    fill();
    part();
    paint(patch);
    blend(.03f);
    push();
    move(0, .90f, -.14f);
    turn_z(-9);
    drum(0, 0, 0, .40f, .055f, .05f);
    egg(0, .05f, 0, .34f, .10f, .34f);
    ball(0, .22f, 0, .11f);
    pop();
    part(); /* handle */
    paint(dark);
    blend(.03f);
    Vec3 bow[5] = {V(-.10f, .78f, -.62f), V(-.05f, 1.22f, -.70f), V(.25f, 1.44f, -.45f), V(.62f, 1.28f, -.25f),
                   V(.72f, .66f, -.15f)};
    float br[5] = {.055f, .06f, .085f, .06f, .055f};
    tube(5, bow, br, 4);
    part(); /* a patch, riveted on */
    paint(patch);
    blend(.01f);
    push();
    move(.50f, .42f, .50f);
    aim(V(-.35f, .86f, -.35f), V(.60f, .35f, .72f));
    box(0, 0, 0, .20f, .17f, .03f, .02f);
    for (int i = 0; i < 4; i++)
        ball(i % 2 ? .15f : -.15f, i / 2 ? .12f : -.12f, .04f, .032f);
    pop();
}

static void scrapling(void)
{
    camera(V(-.75f, .42f, 5.2f), V(-.08f, 1.10f, 0), 37);
    Scene *s = scene();
    s->haze = .03f;
    s->back_y = -.05f;
    s->roll = -9;
    s->aperture = .028f;
    s->vignette = 1.5f;
    s->key.towards = V(-.7f, .65f, .5f);
    s->key.color = rgb(0xfff0dc) * 2.4f;
    s->rim.towards = V(.8f, .45f, -.5f);
    s->rim.color = rgb(0xff9a5a) * 2.6f;
    int copper = rusty(rgb(0x6fb59a)), patch = rusty(rgb(0xd08a4c)), bar = rusty(rgb(0x6a4a3c)),
        bolt = rusty(rgb(0xc09a70)), steel = material_plain(rgb(0xe8dccc), .25f, 1.4f),
        hide = material_skin(rgb(0x6a4030), rgb(0x3a2018)), mouth = material_plain(rgb(0x1c0808), .7f, .2f),
        eye_m = material_eye(rgb(0xffa820), rgb(0xfff4dc), .5f, PUPIL_ROUND), tooth = material_tooth();
    material(copper)->color2 = rgb(0x8a4a2c);
    material(copper)->rim = 1.2f;
    push();
    move(.10f, 1.12f, 0);
    turn_y(-30);
    turn_z(5);
    static const float leg[6][9] = {/* hip, knee, tip */
                                    {-.50f, -.08f, .38f, -1.0f, .28f, .80f, -.92f, -1.05f, 1.05f},
                                    {-.62f, -.06f, .0f, -1.36f, .40f, .10f, -1.62f, -.98f, .20f},
                                    {-.50f, -.06f, -.40f, -1.15f, .45f, -.75f, -1.50f, -.95f, -.95f},
                                    {.50f, -.08f, .38f, 1.02f, .10f, .78f, 1.10f, -1.02f, 1.10f},
                                    {.62f, -.06f, .0f, 1.28f, .42f, .10f, 1.66f, -.92f, .05f},
                                    {.50f, -.06f, -.40f, 1.10f, .45f, -.75f, 1.45f, -.92f, -.95f}};
    for (int i = 0; i < 6; i++)
        knife_leg(V(leg[i][0], leg[i][1], leg[i][2]), V(leg[i][3], leg[i][4], leg[i][5]),
                  V(leg[i][6], leg[i][7], leg[i][8]), bar, bolt, steel);
    kettle_shell(copper, patch, bar);
    part(); /* who lives in it */
    paint(hide);
    blend(.10f);
    egg(0, -.06f, .30f, .50f, .34f, .46f);
    egg(0, -.30f, .48f, .40f, .16f, .34f); /* jaw */
    part();
    paint(mouth);
    egg(0, -.19f, .62f, .33f, .10f, .20f);
    push();
    move(0, -.10f, .76f);
    teeth(&(Teeth){.count = 8,
                   .material = tooth,
                   .half_width = .29f,
                   .sag = .06f,
                   .depth = .16f,
                   .length = .10f,
                   .thick = .045f,
                   .uneven = .4f,
                   .fang = 2});
    move(0, -.17f, -.02f);
    teeth(&(Teeth){.count = 7,
                   .material = tooth,
                   .half_width = .27f,
                   .sag = .07f,
                   .depth = .15f,
                   .length = -.09f,
                   .thick = .042f,
                   .uneven = .5f});
    pop();
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .215f, .11f, .62f, side < 0 ? .215f : .19f, -10 + (float)side * 4, 4, eye_m, hide,
                     (float)side * (side < 0 ? -12.f : -18.f), side < 0 ? .72f : .58f);
    part(); /* arms of wire: the find of the day, and a fork against whoever wants it */
    paint(bar);
    blend(.03f);
    limb(V(-.42f, -.12f, .50f), V(-.86f, .10f, .92f), .075f, .06f);
    limb(V(-.86f, .10f, .92f), V(-.80f, .62f, 1.02f), .06f, .05f);
    limb(V(.40f, -.16f, .52f), V(.72f, -.30f, .98f), .075f, .06f);
    limb(V(.72f, -.30f, .98f), V(.40f, -.42f, 1.22f), .06f, .05f);
    part();
    paint(bolt);
    blend(.03f);
    ball(-.80f, .66f, 1.02f, .10f);
    ball(.38f, -.42f, 1.24f, .10f);
    push();
    move(-.80f, .42f, 1.04f);
    turn_z(22);
    spoon(1.05f, steel);
    Vec3 shine = here(V(-.04f, .92f, .06f));
    pop();
    push();
    move(.55f, -.46f, 1.20f);
    turn_z(66);
    turn_x(16);
    fork(.86f, steel);
    pop();
    pop();
    sprite(shine, .26f, rgb(0xfff4e0), SPRITE_SPARKLE, .9f);
    scrap(V(1.25f, .06f, .9f), V(.5f, .08f, .5f), 10, .15f, 3);
    scrap(V(-1.9f, .10f, -1.6f), V(.8f, .15f, .5f), 14, .2f, 200);
    for (int i = 0; i < 4; i++) { /* what fell off on the way */
        push();
        move(.9f + .42f * (float)i, .08f, .2f - .75f * (float)i);
        turn_y(360 * chance(i + 40));
        turn_x(80);
        if (i % 2)
            spoon(.46f, steel);
        else
            fork(.5f, steel);
        pop();
    }
    faction_ground();
    dust_burst(V(1.0f, .15f, -.2f), V(.7f, .15f, .4f), 22, .22f, rgb(0xd88a5c), .20f, 5);
    faction_motes();
}

/* ---- ru02: he threw it well, and it took him along ---- */

/* A hook of four at the end of the chain, at the brush's place along y. */
static void grapnel(int m)
{
    part();
    paint(m);
    blend(.03f);
    limb(V(0, -.20f, 0), V(0, .26f, 0), .06f, .08f);
    for (int i = 0; i < 4; i++) {
        float a = (float)i * PI / 2 + .5f, x = sinf(a), z = cosf(a);
        Vec3 p[4] = {V(0, .26f, 0), V(x * .22f, .38f, z * .22f), V(x * .40f, .18f, z * .40f),
                     V(x * .38f, -.14f, z * .38f)};
        float r[4] = {.08f, .07f, .055f, .004f};
        tube(4, p, r, 4);
    }
}

/* His head, roaring with fear, a sieve coming off it. */
static void flung_head(const RaiderStuff *m)
{
    folk_head(&(Folk){.skin = m->skin,
                      .hair = m->hair,
                      .lip = m->rag,
                      .nose = 1.7f,
                      .hook = .10f,
                      .wide = .95f,
                      .ear = 1.15f,
                      .ear_droop = -16,
                      .lid = -18,
                      .open = .95f,
                      .eye_size = 1.35f,
                      .iris = rgb(0xffb040),
                      .white = rgb(0xfff4e0),
                      .glow = .4f,
                      .pupil = PUPIL_ROUND,
                      .brow = .6f,
                      .mouth = .15f,
                      .smile = -.05f,
                      .teeth = material_tooth(),
                      .sharp = true});
}

/* A leg in torn trousers, the bare foot flung out behind. */
static void flung_leg(const RaiderStuff *m, Vec3 hip, Vec3 knee, Vec3 ankle, Vec3 toes)
{
    part();
    paint(m->rag);
    blend(.06f);
    limb(hip, knee, .21f, .16f);
    limb(knee, vec_mix(knee, ankle, .4f), .16f, .15f);
    for (int i = 0; i < 5; i++) {
        Vec3 at = vec_mix(knee, ankle, .35f) + V(.22f * (chance(i) - .5f), .2f * (chance(i + 9) - .5f), 0);
        limb(at, at + (ankle - knee) * .35f + V(.1f * (chance(i + 4) - .5f), .08f, 0), .07f, .01f);
    }
    part();
    paint(m->skin);
    blend(.05f);
    limb(knee, ankle, .12f, .085f);
    limb(ankle, ankle + toes * .30f, .10f, .12f);
    for (int k = -1; k <= 1; k++) {
        Vec3 t = ankle + toes * .34f + V(.10f * (float)k, .03f * (float)k, 0);
        limb(t, t + toes * .12f, .065f, .045f);
    }
}

/* What comes off him on the way: his sieve. */
static void lost_sieve(int steel)
{
    part();
    paint(steel);
    blend(.02f);
    egg(0, 0, 0, .40f, .32f, .40f);
    ring(0, -.02f, 0, .42f, .05f);
    carve();
    box(0, -.36f, 0, .7f, .33f, .7f, .01f);
    blend(.005f);
    for (int i = 0; i < 18; i++) {
        float a = (float)(i % 9 - 4) * .36f + .18f * (float)(i / 9), up = .08f + .12f * (float)(i / 9);
        ball(sinf(a) * .38f, up, cosf(a) * .38f, .03f);
    }
    fill();
}

/* Trunk and legs stream behind his shoulders. */
static void flung_body(const RaiderStuff *m)
{
    part();
    paint(m->rag);
    blend(.12f);
    lumpy(.02f, 6);
    limb(V(.34f, 1.72f, -.42f), V(.72f, 2.02f, -1.10f), .37f, .28f);
    limb(V(.02f, 1.60f, -.22f), V(.70f, 1.66f, -.26f), .20f, .20f);
    lumpy(0, 1);
    part();
    paint(m->rag);
    blend(.02f);
    for (int i = 0; i < 12; i++) { /* rags in the wind of it */
        Vec3 at = V(.45f + .5f * chance(i), 1.75f + .35f * chance(i + 7), -.85f);
        limb(at, at + V(.30f + .30f * chance(i + 20), .10f + .30f * chance(i + 30), -.5f), .09f, .008f);
    }
    flung_leg(m, V(.70f, 2.06f, -1.05f), V(1.22f, 1.92f, -1.20f), V(1.40f, 2.44f, -1.5f), V(.55f, .75f, -.1f));
    flung_leg(m, V(.66f, 2.10f, -1.10f), V(.78f, 2.62f, -1.35f), V(.42f, 2.98f, -1.8f), V(-.75f, .6f, -.1f));
    part();
    paint(m->skin);
    blend(.06f);
    limb(V(.34f, 1.66f, -.25f), V(.18f, 1.74f, .02f), .20f, .18f);
    part();
    paint(m->green);
    blend(.03f);
    push();
    move(.74f, 1.80f, -.22f);
    turn_z(-30);
    pauldron(.24f, 3, .22f, 1, m->iron);
    pop();
}

static void chainflinger(void)
{
    camera(V(-.35f, 1.02f, 5.2f), V(.14f, 1.62f, 0), 34);
    Scene *s = scene();
    s->back_seed = 5;
    s->back_y = .05f;
    s->disc_size = .01f;
    s->roll = 6;
    s->aperture = .03f;
    s->key.color = rgb(0xfff0dc) * 2.5f;
    s->vignette = 1.5f;
    RaiderStuff m = raider_stuff();
    material(m.skin)->color = rgb(0x9a8a48);
    material(m.skin)->color2 = rgb(0x5e4a34);
    material(m.rag)->color = rgb(0x5c2418);
    int bright = rusty(rgb(0xb0a090)), dark_steel = rusty(rgb(0x6a5a50));
    flung_body(&m);
    push();
    move(.10f, 1.86f, .18f);
    turn_y(-16);
    turn_x(-2);
    turn_z(-16);
    grow(1.12f);
    flung_head(&m);
    pop();
    push(); /* the sieve stays where he was */
    move(-.72f, 2.62f, -.30f);
    turn_z(44);
    turn_x(26);
    grow(.8f);
    lost_sieve(m.steel);
    pop();
    Vec3 hook = V(-.52f, .84f, 1.85f), fist = V(-.26f, 1.20f, .86f), along = vec_unit(hook - fist),
         second = fist - along * .36f;
    PersonHand near = {.pose = GRASP_FIST, .size = .28f, .thick = 1.3f, .thumb = 1, .skin = m.skin, .age = 1},
               far = {.pose = GRASP_FIST, .size = .26f, .thick = 1.3f, .thumb = -1, .skin = m.skin, .age = 1};
    for (int i = 0; i < 2; i++) {
        Vec3 at = i ? second : fist;
        push();
        Vec3 wrist = person_hand_grip(i ? far : near, at, along, i ? V(.7f, .4f, .6f) : V(-.5f, .5f, .7f));
        pop();
        part();
        paint(m.skin);
        blend(.06f);
        Vec3 arm_at[3] = {i ? V(.70f, 1.62f, -.20f) : V(-.04f, 1.56f, -.14f),
                          i ? V(.52f, 1.24f, .26f) : V(-.52f, 1.44f, .24f), wrist};
        float r[3] = {.17f, .13f, .095f};
        tube(3, arm_at, r, 4);
    }
    chain(V(1.25f, .70f, -.1f), second, .20f, 12, .10f, dark_steel);
    chain(second, hook, 0, 13, .115f, bright);
    push(); /* already here, and out of focus */
    move(hook[0], hook[1], hook[2]);
    aim(along, V(0, 0, 1));
    turn_y(24);
    grow(1.15f);
    grapnel(dark_steel);
    pop();
    lamp(V(-.7f, 2.3f, 1.7f), rgb(0xfff0dc) * 1.3f, .55f);
    faction_ground();
    dust_burst(V(.9f, .2f, -.9f), V(.9f, .25f, .5f), 22, .28f, rgb(0xd89870), .14f, 6);
    faction_motes();
}

/* ---- ru04: through the carts ---- */

/* A jet that opens and thins, from a place of the world. */
static void steam_from(Vec3 at, Vec3 out, int n, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)n, wide = .04f + .26f * t;
        Vec3 p = at + out * (t * t * .5f + t * .7f) +
                 V(wide * (chance(i + seed) - .5f), wide * (chance(i + seed + 60) - .3f),
                   wide * (chance(i + seed + 9) - .5f));
        sprite(p, .06f + .15f * t * (.7f + .5f * chance(i + seed + 30)), rgb(0xffeadc), SPRITE_GLOW,
               .60f * (1 - t) + .10f);
    }
}

static void cart_wheel(float r, int wood, int iron)
{
    part();
    paint(wood);
    blend(.02f);
    ring(0, 0, 0, r, r * .13f);
    drum(0, 0, 0, r * .2f, r * .14f, .02f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * PI / 4;
        limb(V(sinf(a) * r * .15f, 0, cosf(a) * r * .15f), V(sinf(a) * r, 0, cosf(a) * r), r * .07f, r * .06f);
    }
    part();
    paint(iron);
    ring(0, 0, 0, r * 1.12f, r * .05f);
}

/* A boiler end for a shoulder plate, its spikes to +y. */
static void boiler_end(int plate, int iron, int bolt)
{
    part();
    paint(plate);
    blend(.04f);
    lumpy(.012f, 6);
    egg(0, .08f, 0, .74f, .56f, .72f);
    carve();
    box(0, -.55f, 0, 1, .35f, 1, .02f);
    fill();
    lumpy(0, 1);
    for (int row = 0; row < 2; row++) {
        push();
        move(0, -.12f + .30f * (float)row, 0);
        part();
        paint(iron);
        ring(0, 0, 0, .72f - .12f * (float)row, .06f);
        part();
        paint(bolt);
        for (int i = 0; i < 16; i++) {
            float a = (float)i / 16 * 2 * PI, r = .78f - .12f * (float)row;
            ball(sinf(a) * r, .02f, cosf(a) * r, .05f);
        }
        pop();
    }
    part();
    paint(iron);
    blend(.02f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 2 * PI / 5, r = i == 0 ? 0 : .34f;
        limb(V(sinf(a) * r, .52f, cosf(a) * r), V(sinf(a) * r * 1.5f, .98f, cosf(a) * r * 1.5f), .10f, .006f);
    }
}

/* Planks out of one place, the near ones large, and what the cart carried. */
static void burst_cart(Vec3 hit, int wood, int band)
{
    int cabbage = material_new(rgb(0x9ac070), rgb(0x4a7a48), .6f, .5f, PAT_SKIN, 5, .4f);
    for (int i = 0; i < 30; i++) {
        float a = -1.25f + 2.5f * ((float)i + .6f * chance(i)) / 30, r = .30f + 1.15f * chance(i + 40),
              z = 1.0f * (chance(i + 80) - .4f), l = .14f + .22f * chance(i + 21);
        Vec3 d = V(cosf(a), sinf(a), z * .4f);
        push();
        move(hit[0] + d[0] * r, hit[1] + d[1] * r * 1.15f, hit[2] + z);
        aim(vec_unit(d + V(.25f * (chance(i + 7) - .5f), .3f * (chance(i + 8) - .5f), .2f)), V(0, .3f, 1));
        turn_y(360 * chance(i + 11));
        part();
        paint(wood);
        blend(.01f);
        box(0, 0, 0, .06f + .03f * chance(i), l, .025f, .01f);
        for (int k = 0; k < 2; k++)
            limb(V(-.03f + .06f * (float)k, l - .02f, 0), V(-.04f + .08f * (float)k, l + .12f, 0), .026f, .004f);
        pop();
    }
    for (int i = 0; i < 4; i++) {
        float a = -.5f + 1.9f * chance(i + 200), r = .6f + .8f * chance(i + 210);
        Vec3 at = hit + V(cosf(a) * r, sinf(a) * r, .7f * (chance(i + 220) - .3f));
        part();
        paint(cabbage);
        blend(.03f);
        ball(at[0], at[1], at[2], .08f);
        for (int k = 0; k < 6; k++) {
            float q = (float)k * 1.05f;
            egg(at[0] + .06f * sinf(q), at[1] + .03f, at[2] + .06f * cosf(q), .055f, .07f, .025f);
        }
    }
    push();
    move(hit[0] + .52f, hit[1] + .95f, hit[2] - .2f);
    turn_x(58);
    turn_z(30);
    cart_wheel(.42f, wood, band);
    pop();
    push(); /* the other half of the cart stands on end */
    move(hit[0] + .72f, .62f, -.2f);
    turn_z(-34);
    turn_y(-20);
    part();
    paint(wood);
    blend(.01f);
    for (int i = -2; i <= 2; i++)
        box(0, .10f * chance(i + 5), .19f * (float)i, .05f, .72f + .2f * chance(i + 9), .085f, .02f);
    for (int i = -1; i <= 1; i++)
        box(-.09f, .45f * (float)i, 0, .04f, .06f, .52f, .02f);
    pop();
    push();
    move(hit[0] + .42f, .34f, .62f);
    turn_z(76);
    turn_x(24);
    cart_wheel(.40f, wood, band);
    pop();
}

static void riveted_bruiser(void)
{
    camera(V(2.5f, .62f, 4.4f), V(.16f, 1.42f, .1f), 33);
    Scene *s = scene();
    s->back_seed = 8;
    s->disc_size = .01f;
    s->back_y = -.05f;
    s->roll = 7;
    s->aperture = .02f;
    s->key.color = rgb(0xfff0dc) * 2.4f;
    s->key.towards = V(-.2f, .6f, .8f);
    s->vignette = 1.4f;
    Flesh f = troll_flesh(rgb(0x8a6c52), rgb(0x4e3a2e));
    int iron = rusty(rgb(0x4a3e3c)), plate = rusty(rgb(0x8a5a48)), bolt = rusty(rgb(0xd8b898)),
        green = rusty(rgb(0x6fb59a)), wood = material_new(rgb(0xc89460), rgb(0x7a4e2c), .75f, .4f, PAT_WOOD, 2.2f, .8f),
        leather = material_leather(rgb(0x3c2620));
    Brute b = {.hip = V(-.52f, 1.00f, -.10f),
               .chest = V(-.10f, 1.58f, .06f),
               .front = V(.34f, -.25f, 1),
               .shoulder = .58f,
               .pelvis = .20f,
               .bulk = 1.34f,
               .belly = .35f,
               .knee = {V(-.14f, .74f, .48f), V(-.86f, .62f, -.22f)},
               .foot = {V(-.30f, .14f, .42f), V(-1.30f, .34f, -.38f)},
               .toes = {V(1, 0, .35f), V(.6f, -.8f, .1f)},
               .skin = f.skin,
               .trousers = leather,
               .boots = iron,
               .hand = .28f,
               .thick = 1.45f,
               .nail = f.nail};
    brute_body(&b);
    push();
    brute_chest_frame(&b);
    for (int i = 0; i < 3; i++) { /* iron bands, riveted round the barrel of him */
        part();
        paint(i % 2 ? plate : iron);
        blend(.03f);
        egg(0, -.20f - .19f * (float)i, .06f, .50f - .05f * (float)i, .13f, .36f);
        part();
        paint(bolt);
        for (int k = -3; k <= 3; k++)
            ball(sinf((float)k * .36f) * (.49f - .05f * (float)i), -.22f - .19f * (float)i,
                 .06f + cosf((float)k * .36f) * .37f, .032f);
    }
    push(); /* the shoulder that comes first */
    move(.70f, -.02f, .16f);
    turn_z(-74);
    turn_x(16);
    grow(.70f);
    boiler_end(plate, iron, bolt);
    pop();
    push();
    move(-.60f, .12f, 0);
    turn_z(20);
    pauldron(.32f, 3, .3f, -1, iron);
    pop();
    Vec3 valve[3];
    for (int i = 0; i < 3; i++) { /* three valves in the neck */
        Vec3 a = V(-.24f + .20f * (float)i, .16f, -.20f), e = a + V(-.08f + .06f * (float)i, .42f, -.14f);
        part();
        paint(green);
        blend(.02f);
        limb(a, e, .070f, .060f);
        limb(e - V(0, .04f, 0), e + V(0, .04f, 0), .10f, .10f);
        valve[i] = here(e + V(0, .1f, 0));
    }
    pop();
    brute_kilt(&b, material_wool(rgb(0xa0402c)), .34f, 10, 3);
    push();
    Vec3 head = brute_neck(&b, .40f, .26f);
    move(head[0] - .20f, head[1] + .04f, head[2]);
    turn_y(34);
    turn_x(2);
    turn_z(-8);
    grow(.80f);
    troll_head(
        &f,
        &(Look){.nose = .6f, .ears = .5f, .tusks = .9f, .lid = 26, .open = .55f, .mouth = .22f, .iris = rgb(0xffd060)});
    part(); /* a helmet that is a kettle */
    paint(green);
    blend(.03f);
    egg(0, .26f, -.06f, .45f, .34f, .45f);
    carve();
    box(0, -.10f, .1f, .7f, .28f, .7f, .02f);
    fill();
    push();
    move(0, .19f, -.04f);
    ring(0, 0, 0, .45f, .05f);
    pop();
    part();
    paint(iron);
    limb(V(0, .58f, -.05f), V(0, .68f, -.05f), .09f, .07f);
    pop();
    brute_arm(&b, -1, V(-1.06f, 1.16f, .30f), V(-.92f, .84f, .82f), GRASP_FIST, V(.5f, -.35f, .8f), V(.9f, -.2f, -.5f));
    brute_arm(&b, 1, V(.56f, .98f, .42f), V(.20f, .96f, .86f), GRASP_FIST, V(-.5f, .1f, .9f), V(-.6f, -.5f, -.5f));
    for (int i = 0; i < 3; i++)
        steam_from(valve[i], V(-1.0f + .2f * (float)i, .42f - .12f * (float)i, -.2f), 34, i * 140);
    burst_cart(V(.66f, 1.46f, .35f), wood, material_iron());
    lamp(V(-.4f, 1.9f, 2.0f), rgb(0xffe0c0) * 1.1f, .6f);
    faction_ground();
    dust_burst(V(-.8f, .2f, .2f), V(.6f, .3f, .4f), 22, .26f, rgb(0xe0a070), .16f, 5);
    dust_burst(V(.9f, .3f, .3f), V(.6f, .5f, .4f), 14, .26f, rgb(0xe0a070), .10f, 90);
    faction_motes();
}

const Card siege_raid_heath_cards[] = {{"cards/siege/ru01", RUSTCLAW, scrapling},
                                       {"cards/siege/ru02", RUSTCLAW, chainflinger},
                                       {"cards/siege/ru04", RUSTCLAW, riveted_bruiser},
                                       {0}};
