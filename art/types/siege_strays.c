/* SPDX-License-Identifier: MIT
 * Strays of the six roads: beasts. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/foe.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"

static int eye_of(Vec3 iris, float glow)
{
    return material_eye(iris, vec_mix(iris, grey(1), .6f), glow, PUPIL_ROUND);
}

static int rusty(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = rgb(0x5a2c18);
    material(m)->rough = .6f;
    return m;
}

/* ---- st01: the lip of a ditch bursts ---- */

static void ditch_gnawer(void)
{
    camera(V(-.2f, 1.25f, 5.0f), V(-.02f, 1.22f, 0), 31);
    Scene *s = scene();
    s->key.color = rgb(0xfff4e0) * 2.6f;
    s->rim.color = rgb(0xfff0d0) * 3.4f;
    s->tint[LIGHT] = rgb(0xa89c84);
    int fur = material_fur(rgb(0x5c4436)),
        mud = material_new(rgb(0x7a5a3c), rgb(0x44301f), .9f, .2f, PAT_NOISE, 5, .8f),
        pink = material_skin(rgb(0xd08c7a), rgb(0x8a4a40)), claw = material_plain(rgb(0xe8dcc0), .4f, .8f),
        root = material_new(rgb(0xb08a58), rgb(0x6a4c2c), .9f, .2f, PAT_WOOD, 4, .8f),
        grass = material_plain(rgb(0x8a8a44), .8f, .1f);
    part(); /* the ditch's lip */
    paint(mud);
    blend(.2f);
    lumpy(.06f, 4);
    for (int i = 0; i < 9; i++) {
        float x = ((float)i - 4) * .42f, up = fabsf(x) < .9f ? -.10f : .34f;
        egg(x, .22f + up + .10f * chance(i), .45f - .1f * chance(i + 20), .38f, .34f + .1f * chance(i + 9), .4f);
    }
    egg(0, -.25f, .9f, 2.4f, .5f, .6f);
    lumpy(0, 1);
    for (int i = 0; i < 30; i++) {
        float x = (i % 2 ? 1.f : -1.f) * (.95f + .7f * chance(i));
        part();
        paint(grass);
        limb(V(x, .72f, .5f), V(x + .2f * (chance(i + 9) - .5f), 1.0f + .2f * chance(i + 5), .55f), .02f, .004f);
    }
    push();
    move(.10f, .02f, -.05f);
    turn_y(-22);
    part(); /* shoulders heaved out of the earth */
    paint(fur);
    blend(.22f);
    egg(0, .72f, -.25f, .66f, .62f, .55f);
    egg(0, 1.15f, -.10f, .48f, .42f, .42f);
    for (int side = -1; side <= 1; side += 2) { /* both paws on the lip */
        float q = (float)side;
        Vec3 wrist = V(q * .66f, .70f, .62f);
        part();
        paint(fur);
        blend(.10f);
        arm(V(q * .44f, 1.0f, .05f), V(q * .86f, .92f, .30f), wrist, .21f, .16f, .12f);
        part();
        paint(pink);
        blend(.05f);
        egg(wrist[0], wrist[1] - .02f, wrist[2] + .10f, .15f, .10f, .15f);
        for (int i = 0; i < 4; i++) {
            float x = wrist[0] + ((float)i - 1.5f) * .085f;
            part();
            paint(pink);
            limb(V(x, wrist[1], wrist[2] + .16f), V(x * 1.03f, wrist[1] - .05f, wrist[2] + .30f), .05f, .045f);
            part();
            paint(claw);
            limb(V(x * 1.03f, wrist[1] - .04f, wrist[2] + .30f), V(x * 1.06f, wrist[1] - .18f, wrist[2] + .44f), .04f,
                 .004f);
        }
    }
    push();
    move(0, 1.52f, .30f);
    turn_x(-6);
    turn_z(7);
    grow(1.18f);
    foe_head(FOE_RAT, fur, rgb(0xffc030), 30, 22);
    beast_mane(22, .22f, .05f, fur, 4);
    pop();
    pop();
    for (int i = 0; i < 4; i++) { /* roots that snap */
        float y = .75f + .26f * (float)i;
        Vec3 p[4] = {V(-1.9f, y + .2f, .1f), V(-1.5f, y - .06f, .25f), V(-1.22f, y + .12f * (float)(i % 3), .4f),
                     V(-1.02f - .1f * (float)(i % 2), y + .3f, .45f)};
        float r[4] = {.07f, .05f, .035f, .008f};
        part();
        paint(root);
        blend(.02f);
        tube(4, p, r, 3);
    }
    clods(V(-.3f, 1.0f, -.1f), V(-.9f, 1.5f, .3f), 1.2f, 12, .13f, mud, 3);
    clods(V(.4f, 1.0f, -.2f), V(1.0f, 1.4f, .2f), 1.1f, 12, .12f, mud, 50);
    dust_burst(V(0, 1.0f, -.7f), V(1.3f, 1.1f, .2f), 24, .38f, rgb(0xe8d0a0), .10f, 7);
    faction_motes();
}

/* ---- st04: a jackal with a banner ---- */

static void road_jackal(void)
{
    camera(V(.1f, 1.0f, 6.6f), V(-.04f, 1.02f, 0), 33);
    Scene *s = scene();
    s->back_x = .3f;
    s->key.towards = V(-.7f, .45f, .4f);
    s->rim.color = rgb(0xffb060) * 2.6f;
    s->tint[LIGHT] = rgb(0xf4c890);
    s->vignette = 1.3f;
    int fur = material_fur(rgb(0x4a3018)), light = material_fur(rgb(0xa07c48)), black = material_fur(rgb(0x2a1c18)),
        dark = material_plain(rgb(0x181010), .35f, 1), cloth_m = material_cloth(rgb(0x3f74a8)),
        stone = material_stone(rgb(0x9a8468), rgb(0x5a4a3a)), gold = material_gold();
    push();
    move(-.34f, .02f, 0);
    turn_y(66);
    grow(1.02f);
    Vec3 head = beast4(&(Beast4){.hide = fur,
                                 .under = light,
                                 .dark = black,
                                 .foot = fur,
                                 .gait = GAIT_TROT,
                                 .height = .98f,
                                 .length = .92f,
                                 .chest = .30f,
                                 .hip = .22f,
                                 .waist = .14f,
                                 .leg = .052f,
                                 .bristle = 0,
                                 .tail = 0,
                                 .neck = V(0, .20f, .46f)});
    part(); /* a black saddle, mangy */
    paint(black);
    blend(.05f);
    for (int i = 0; i < 34; i++) {
        float t = (float)i / 33, k = (chance(i) - .5f) * .42f;
        Vec3 root = V(k, 1.19f - .5f * k * k - .05f * sinf(t * 3) - (t < .3f ? .0f : .04f), .50f - 1.02f * t);
        limb(root - V(0, .05f, 0), root + V(k * .3f, .05f + .03f * chance(i + 9), -.16f), .075f, .008f);
    }
    part(); /* a brush that hangs */
    paint(fur);
    blend(.06f);
    Vec3 brush[5] = {V(0, 1.0f, -.66f), V(.02f, .92f, -.86f), V(.04f, .66f, -1.02f), V(.04f, .36f, -1.06f),
                     V(.04f, .16f, -1.12f)};
    float br[5] = {.06f, .11f, .145f, .12f, .01f};
    tube(5, brush, br, 4);
    part();
    paint(black);
    blend(.04f);
    limb(V(.04f, .34f, -1.06f), V(.04f, .10f, -1.14f), .10f, .01f);
    push();
    move(head[0], head[1] + .10f, head[2] + .08f);
    turn_y(-50); /* back at us */
    turn_x(8);
    turn_z(5);
    grow(.92f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = light,
                        .tooth = material_tooth(),
                        .iris = eye_of(rgb(0xffc830), 1.1f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .50f,
                        .root = .19f,
                        .tip = .085f,
                        .droop = 16,
                        .jaw = 10,
                        .teeth = 6,
                        .fang = .1f,
                        .tusk = .06f,
                        .ear = .58f,
                        .ear_width = .25f,
                        .ear_out = 34,
                        .ear_turn = 6,
                        .eye = .085f,
                        .eye_x = .20f,
                        .eye_yaw = 12,
                        .lid = 30,
                        .open = .5f,
                        .brow = .07f,
                        .cheek = .42f});
    Vec3 jaw = here(V(0, -.34f, .56f));
    pop();
    pop();
    part();
    paint(cloth_m); /* the torn banner, trailing back to the left */
    Vec3 c[15];
    for (int r = 0; r < 3; r++)
        for (int k = 0; k < 5; k++)
            c[r * 5 + k] = jaw + V(-.02f - .26f * (float)k * (1 + .12f * (float)r),
                                   .04f - .13f * (float)r - .09f * (float)k - .05f * (float)(r == 2 && k % 2),
                                   .16f + .08f * sinf((float)k * 1.7f + (float)r));
    cloth(3, 5, c, .012f, 4);
    part();
    paint(gold);
    limb(jaw + V(.24f, .06f, .12f), jaw + V(-.10f, -.40f, .24f), .022f, .022f);
    for (int i = 0; i < 14; i++) /* broken paving */
        rock(((float)(i % 7) - 3) * .55f + .2f * chance(i), .0f, -.5f + 1.0f * (float)(i / 7) + .3f * chance(i + 30),
             .24f, .06f + .05f * chance(i + 60), .2f, (chance(i + 90) - .5f) * 20, stone);
    block(-1.5f, .55f, -.9f, .22f, .6f, .16f, stone); /* a milestone */
    dust_burst(V(0, .1f, .2f), V(1.4f, .3f, .4f), 20, .2f, rgb(0xd8b070), .12f, 2);
    faction_ground();
    faction_motes();
}

/* ---- st08: a boar in iron ---- */

static void ironhide_boar(void)
{
    camera(V(0, .75f, 5.2f), V(0, 1.28f, 0), 33);
    Scene *s = scene();
    s->haze = .05f;
    int fur = material_fur(rgb(0x3a2a22)), dark = material_fur(rgb(0x1c1412)),
        snout = material_skin(rgb(0x8a5448), rgb(0x4a2a26)), iron = rusty(rgb(0xa8a098)), bolt = rusty(rgb(0xa08a68)),
        wood = material_wood();
    push();
    part();
    paint(fur);
    blend(.3f);
    egg(0, 1.25f, -.9f, 1.2f, 1.05f, 1.0f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* plates from edge to edge */
            float q = (float)side, t = (float)i;
            push();
            move(q * (.50f + .36f * t), 1.78f - .36f * t, -.18f - .2f * t);
            turn_z(q * (-26 - 20 * t));
            turn_y(q * (12 + 10 * t));
            part();
            paint(iron);
            blend(.02f);
            lumpy(.012f, 5);
            egg(0, 0, 0, .44f, .40f, .20f);
            carve();
            box(0, -.45f, 0, .6f, .22f, .5f, .02f);
            fill();
            lumpy(0, 1);
            part();
            paint(bolt);
            for (int k = -2; k <= 2; k++)
                ball((float)k * .15f, -.17f + .02f * (float)(k * k), .195f - .022f * (float)(k * k), .035f);
            pop();
        }
    for (int side = -1; side <= 1; side += 2) { /* legs in a charge */
        float q = (float)side, lift = side < 0 ? .4f : 0;
        part();
        paint(fur);
        blend(.1f);
        limb(V(q * .62f, .8f, -.2f), V(q * .6f, .42f + lift * .7f, .25f), .3f, .2f);
        limb(V(q * .6f, .42f + lift * .7f, .25f), V(q * .56f, .08f + lift, .1f + lift * .7f), .18f, .13f);
        part();
        paint(dark);
        egg(q * .56f, .04f + lift, .18f + lift * .8f, .17f, .15f, .2f);
    }
    push();
    move(0, 1.24f, .42f);
    turn_x(16);
    grow(1.5f);
    beast_head(&(Beast){.hide = fur,
                        .nose = snout,
                        .inner_ear = snout,
                        .tooth = material_tooth(),
                        .iris = eye_of(rgb(0xff3018), 1.4f),
                        .nose_kind = NOSE_PIG,
                        .muzzle = .36f,
                        .root = .28f,
                        .tip = .18f,
                        .droop = 4,
                        .jaw = 20,
                        .teeth = 4,
                        .fang = .1f,
                        .tusk = .5f,
                        .ear = .34f,
                        .ear_width = .15f,
                        .ear_out = 66,
                        .ear_turn = 10,
                        .eye = .068f,
                        .eye_x = .19f,
                        .eye_yaw = 4,
                        .lid = 30,
                        .open = .62f,
                        .brow = .1f,
                        .cheek = .2f});
    part(); /* a plate on the brow */
    paint(iron);
    blend(.02f);
    float xy[] = {-.17f, .48f, .17f, .48f, .22f, .16f, .07f, -.06f, -.07f, -.06f, -.22f, .16f};
    push();
    move(0, .18f, .40f);
    turn_x(-24);
    outline(6, xy, 1, .045f, .03f);
    part();
    paint(bolt);
    for (int i = 0; i < 5; i++)
        ball(i == 4 ? 0 : (i % 2 ? .13f : -.13f), i == 4 ? 0 : .16f + .22f * (float)(i / 2), .06f, .032f);
    pop();
    pop();
    part(); /* the spear that did not stop it */
    paint(wood);
    limb(V(.52f, 1.72f, .0f), V(.80f, 2.42f, .35f), .035f, .035f);
    part();
    paint(wood);
    blend(.01f);
    for (int i = 0; i < 4; i++)
        limb(V(.79f, 2.40f, .34f),
             V(.80f + .05f * (float)(i % 2), 2.5f + .05f * (float)(i / 2), .33f + .03f * (float)i), .018f, .004f);
    pop();
    clods(V(0, .1f, .6f), V(-.9f, .7f, .6f), .7f, 12, .1f, fur, 20);
    clods(V(0, .1f, .6f), V(.9f, .6f, .6f), .7f, 12, .1f, fur, 60);
    dust_burst(V(0, .15f, -.6f), V(1.8f, .9f, .3f), 30, .34f, rgb(0xd8a860), .10f, 5);
    faction_ground();
    faction_motes();
}

/* ---- st14: a throat, a collar, a broken chain ---- */

/* Rain over the dust, and the light still in it. */
static Vec3 wet_evening(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), vec_mix(t[LIGHT], t[GLOW], .3f), t[LIGHT],
                      vec_mix(t[LIGHT], t[MIDTONE], .4f));
    c = vec_mix(c, vec_mix(t[MIDTONE], rgb(0x4f7fa8), .4f),
                .4f * smooth(.46f, .66f, sky_clouds(u, v, 1.2f)) * smooth(-.2f, .9f, v));
    return c + t[LIGHT] * (.15f * halo(u, v, -.5f, -.8f, .2f));
}

static void spiked_collar(void)
{
    camera(V(-.1f, 1.30f, 5.4f), V(-.08f, 1.52f, 0), 32);
    Scene *s = scene();
    s->backdrop = wet_evening;
    s->key.color = rgb(0xf0e0d0) * 2.9f;
    s->rim.color = rgb(0xf0dcb0) * 2.4f;
    int fur = material_fur(rgb(0x4b3526)), black = material_fur(rgb(0x15100e)),
        nose = material_plain(rgb(0x140e0c), .2f, 1), iron = rusty(rgb(0xc07848)), steel = rusty(rgb(0xb0a090));
    part();
    paint(fur);
    blend(.2f);
    lumpy(.03f, 6);
    Vec3 neck[4] = {V(.85f, -.2f, -.4f), V(.55f, .6f, -.15f), V(.28f, 1.2f, -.02f), V(.1f, 1.75f, .05f)};
    float nr[4] = {.95f, .68f, .54f, .45f};
    tube(4, neck, nr, 3);
    push(); /* the collar */
    move(.34f, 1.16f, -.05f);
    turn_z(24);
    turn_x(12);
    part();
    paint(iron);
    blend(.02f);
    lumpy(.01f, 8);
    drum(0, 0, 0, .70f, .19f, .04f);
    lumpy(0, 1);
    ring(0, .19f, 0, .69f, .04f);
    ring(0, -.19f, 0, .69f, .04f);
    for (int i = 0; i < 13; i++) {
        float a = (float)i / 13 * 2 * PI + .1f;
        part();
        paint(steel);
        blend(.02f);
        ball(sinf(a) * .70f, 0, cosf(a) * .70f, .11f);
        limb(V(sinf(a) * .70f, 0, cosf(a) * .70f), V(sinf(a) * 1.12f, .02f, cosf(a) * 1.12f), .095f, .006f);
    }
    push();
    move(-.42f, -.22f, .56f);
    turn_x(70);
    part();
    paint(steel);
    ring(0, 0, 0, .13f, .035f);
    pop();
    Vec3 at = here(V(-.45f, -.34f, .62f));
    pop();
    push();
    move(.04f, 2.0f, .12f);
    turn_y(-50);
    turn_x(-10);
    turn_z(4);
    grow(1.5f);
    beast_head(&(Beast){.hide = fur,
                        .nose = nose,
                        .inner_ear = black,
                        .tooth = material_tooth(),
                        .iris = eye_of(rgb(0xff1808), 1.8f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .5f,
                        .root = .27f,
                        .tip = .17f,
                        .droop = 10,
                        .jaw = 34,
                        .teeth = 7,
                        .fang = .13f,
                        .tusk = .1f,
                        .ear = .42f,
                        .ear_width = .16f,
                        .ear_out = 46,
                        .ear_turn = 20,
                        .eye = .075f,
                        .eye_x = .2f,
                        .eye_yaw = 18,
                        .lid = 30,
                        .open = .06f,
                        .brow = .1f,
                        .cheek = .3f});
    beast_mane(34, .4f, .07f, black, 8);
    pop();
    chain(at, V(-.66f, .86f, 1.0f), .12f, 6, .075f, steel); /* swings up across the eye, and ends */
    chain(V(-.66f, .86f, 1.0f), V(-.62f, 1.55f, 1.1f), -.02f, 8, .075f, steel);
    chain(V(-.62f, 1.55f, 1.1f), V(.10f, 2.02f, 1.1f), -.10f, 9, .075f, steel);
    int drool = material_glow(rgb(0xd8e4e8), .9f);
    for (int i = 0; i < 5; i++) {
        part();
        paint(drool);
        float x = -.55f + .1f * (float)i;
        limb(V(x, 1.42f - .03f * (float)i, .75f), V(x - .04f, 1.2f - .12f * (float)(i % 3), .75f), .014f, .008f);
    }
    rain(60, .25f, rgb(0x7f98ac), 3);
    faction_motes();
}

const Card siege_strays_cards[] = {{"cards/siege/st01", STRAYS, ditch_gnawer},
                                   {"cards/siege/st04", STRAYS, road_jackal},
                                   {"cards/siege/st08", STRAYS, ironhide_boar},
                                   {"cards/siege/st14", STRAYS, spiked_collar},
                                   {0}};
