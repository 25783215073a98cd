/* SPDX-License-Identifier: MIT
 * Rustclaw: scavengers of the scrap heath. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/drapery.h"
#include "props/figure.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/teeth.h"
#include "props/weapons.h"
#include "types/troll_body.h"

/* ---- ru06: a breastplate on two bare ankles ---- */

static void rusted_plate(void)
{
    camera(V(.2f, 1.0f, 6.2f), V(.10f, 1.32f, 0), 35);
    Scene *s = scene();
    s->back_x = -.3f;
    s->back_y = -.20f;
    s->tint[LIGHT] = rgb(0xf0c090);
    s->vignette = 1.2f;
    s->key.color *= 1.25f;
    int plate = rusty(rgb(0x8a4c30)), green = rusty(rgb(0x6fb59a)), bolt = rusty(rgb(0xd0a080)),
        skin = material_skin(rgb(0xa88a50), rgb(0x6a5a34)), dark = material_plain(rgb(0x0c0606), .9f, .1f),
        blade = rusty(rgb(0xd8d0c8)), eye_m = material_eye(rgb(0xe0b020), rgb(0xfff0c0), .5f, PUPIL_ROUND);
    push();
    turn_y(14);
    turn_z(-4);
    part();
    paint(plate);
    blend(.08f);
    lumpy(.02f, 4);
    egg(0, 1.62f, 0, .82f, .62f, .60f);
    limb(V(0, 1.5f, 0), V(0, .72f, 0), .70f, .84f);
    blend(.03f);
    limb(V(0, 2.1f, .36f), V(0, .6f, .86f), .04f, .06f); /* the ridge */
    carve();
    blend(.04f);
    box(0, .0f, 0, 1.4f, .56f, 1.4f, .02f);
    drum(0, 2.25f, 0, .36f, .3f, .02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .74f, 1.55f, .32f, .34f, .36f, .42f);
    fill();
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(dark);
        egg((float)side * .52f, 1.55f, .18f, .24f, .32f, .3f);
    }
    part();
    paint(dark);
    drum(0, 2.0f, 0, .34f, .1f, .02f);
    part();
    paint(bolt);
    blend(.01f);
    push();
    move(0, 2.06f, 0);
    ring(0, 0, 0, .40f, .06f);
    pop();
    ring(0, .60f, 0, .86f, .06f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .36f;
        ball(sinf(a) * .88f, .74f, cosf(a) * .88f, .045f);
    }
    part(); /* a patch of verdigris, riveted on */
    paint(green);
    blend(.02f);
    push();
    move(-.22f, 1.05f, .72f);
    turn_x(-8);
    turn_y(-18);
    turn_z(9);
    box(0, 0, .03f, .24f, .2f, .04f, .02f);
    part();
    paint(bolt);
    for (int i = 0; i < 4; i++)
        ball(i % 2 ? .18f : -.18f, i < 2 ? .14f : -.14f, .08f, .035f);
    pop();
    for (int i = 0; i < 2; i++) /* eyes, worried, in the arm hole on the left */
        eye_with_lid(-.72f + .29f * (float)i, 1.60f - .03f * (float)i, .48f + .13f * (float)i, .155f, i ? 10.f : 22.f,
                     22, eye_m, skin, i ? -26.f : 26.f, .95f);
    Vec3 fist = V(.86f, 1.30f, .86f);
    part();
    paint(skin);
    blend(.05f);
    limb(V(.6f, 1.52f, .3f), fist - V(.08f, 0, .06f), .11f, .09f);
    push();
    part();
    paint(skin);
    blend(.03f);
    hand_grip((Hand){.size = .22f, .thick = 1.1f, .thumb = -1}, fist, V(-.12f, .97f, .15f), V(.4f, -.1f, 1));
    sword(1.25f, .15f, blade, bolt);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* ankles and feet */
        float q = (float)side;
        part();
        paint(skin);
        blend(.07f);
        limb(V(q * .28f, .66f, .1f), V(q * .32f, .14f, .12f), .11f, .09f);
        egg(q * .34f, .08f, .30f, .16f, .1f, .28f);
        ball(q * .42f, .2f, .12f, .05f);
        for (int i = -1; i <= 1; i++)
            limb(V(q * .34f + .1f * (float)i, .07f, .45f), V(q * .36f + .16f * (float)i, .06f, .64f), .07f, .06f);
    }
    Vec3 hit = here(V(.10f, 1.98f, .62f));
    pop();
    int shaft = material_wood(), feather = material_plain(rgb(0xe8dcc8), .8f, .1f), head = rusty(rgb(0xc8c0b8));
    static const float arrow[5][6] = {/* the tip, and where its shaft points */
                                      {.34f, 2.22f, .85f, .55f, .60f, .30f},
                                      {-1.12f, .02f, .70f, -.35f, .95f, .0f},
                                      {1.20f, .02f, .30f, .30f, .95f, .1f},
                                      {-.98f, .02f, 1.15f, -.10f, 1, .0f},
                                      {.98f, 2.10f, .60f, .90f, -.35f, .20f}};
    for (int i = 0; i < 5; i++) { /* arrows: one rings on it, one flies off, others missed */
        Vec3 tip = V(arrow[i][0], arrow[i][1], arrow[i][2]), along = vec_unit(V(arrow[i][3], arrow[i][4], arrow[i][5]));
        part();
        paint(shaft);
        limb(tip + along * .08f, tip + along * .85f, .020f, .018f);
        part();
        paint(head);
        limb(tip, tip + along * .14f, .004f, .045f);
        part();
        paint(feather);
        for (int k = -1; k <= 1; k += 2) {
            Vec3 side = vec_unit(vec_cross(along, V(0, .2f, 1))) * ((float)k * .075f);
            web(tip + along * .66f, tip + along * .90f + side, tip + along * .84f, .008f);
        }
    }
    for (int i = 0; i < 12; i++) { /* the clang */
        float a = (float)i * PI / 6, l = i & 1 ? .10f : .24f;
        part();
        paint(material_glow(rgb(0xffe4b0), 2.0f));
        limb(hit, hit + V(cosf(a) * l, sinf(a) * l, .12f), .026f, .003f);
    }
    sprite(hit + V(0, 0, .1f), .36f, rgb(0xffd890), SPRITE_GLOW, .4f);
    lamp(hit + V(0, .1f, .5f), rgb(0xffe0b0) * 1.2f, .35f);
    scrap(V(-1.3f, .1f, -.7f), V(.5f, .25f, .4f), 14, .26f, 3);
    scrap(V(1.4f, .05f, -.9f), V(.5f, .3f, .4f), 14, .28f, 60);
    faction_ground();
    faction_motes();
}

/* ---- ru07: the lord of ten chains ---- */

static void iron_helm(int kind, int metal, int trim)
{
    if (kind % 3 == 0)
        helm_great(metal, trim, V(0, 0, 0));
    else if (kind % 3 == 1)
        helm_open(metal, trim, true);
    else
        helm_visor(metal, trim, V(0, 0, 0));
}

/* A cap of lapped plates on a troll's head, one horn broken off. */
static void broken_horns(int iron, int green, int bone)
{
    part();
    paint(iron);
    blend(.03f);
    egg(0, .25f, -.06f, .45f, .32f, .45f);
    push();
    move(0, .26f, -.02f);
    turn_x(-6);
    ring(0, 0, 0, .44f, .06f);
    pop();
    horn(V(.36f, .36f, 0), V(.75f, .52f, .05f), V(.85f, .98f, .1f), .12f, bone);
    horn(V(-.36f, .36f, 0), V(-.55f, .46f, .02f), V(-.68f, .52f, .05f), .12f, bone);
    part();
    paint(green);
    for (int i = 0; i < 5; i++)
        ball(sinf(((float)i - 2) * .4f) * .48f, .25f, cosf(((float)i - 2) * .4f) * .46f, .04f);
}

/* Chains fan out from his fist to all who are on them; two of those are seen, and one of them is you. */
static void leashes(Vec3 fist, int iron, int steel, int bright, int brass, int green)
{
    static const float end[8][3] = {{-1.75f, 1.15f, 1.5f}, {-1.30f, .10f, 1.9f}, {-.62f, -.30f, 2.2f},
                                    {-.08f, -.10f, 3.6f},  {.55f, -.30f, 2.2f},  {1.15f, .05f, 1.9f},
                                    {1.70f, .85f, 1.5f},   {-1.6f, 2.1f, 1.2f}};
    for (int i = 0; i < 8; i++) {
        Vec3 to = V(end[i][0], end[i][1], end[i][2]);
        chain(fist, to, i == 3 ? .0f : .10f, i == 3 ? 14 : 12, i == 3 ? .10f : .075f, i % 2 ? steel : iron);
    }
    static const float head[2][4] = {{-.86f, .62f, 1.55f, 24}, {.82f, .58f, 1.6f, -20}};
    for (int i = 0; i < 2; i++) {
        push();
        move(head[i][0], head[i][1], head[i][2]);
        turn_y(head[i][3]);
        turn_x(-12);
        grow(.56f);
        iron_helm(i, i ? bright : steel, i ? brass : green);
        pop();
        chain(fist, V(head[i][0], head[i][1] - .26f, head[i][2]), .06f, 9, .08f, bright);
    }
}

static void vorgash(void)
{
    camera(V(-.05f, .80f, 6.0f), V(.0f, 1.62f, 0), 33);
    Scene *s = scene();
    s->back_x = .4f;
    s->back_y = .15f;
    s->disc_size = .01f;
    s->roll = -4;
    s->tint[LIGHT] = rgb(0xeab684);
    s->rim.color = rgb(0xffb070) * 5.0f;
    s->key.color = rgb(0xffe4c8) * 2.2f;
    s->fill.color = rgb(0x6fb59a) * .5f;
    s->vignette = 1.5f;
    Flesh f = troll_flesh(rgb(0x94705c), rgb(0x54392f));
    int iron = rusty(rgb(0x4c3c38)), steel = rusty(rgb(0xa89080)), bright = rusty(rgb(0xe0d4c8)),
        brass = rusty(rgb(0xd8a04c)), green = rusty(rgb(0x6fb59a)), bone = material_bone();
    part();
    paint(f.skin);
    blend(.15f);
    egg(.18f, .95f, -.5f, 1.25f, .62f, .5f);
    for (int side = -1; side <= 1; side += 2) { /* shoulders of saw blades */
        push();
        move(.18f + (float)side * 1.10f, 1.28f, -.45f);
        turn_z((float)side * -16);
        pauldron(.42f, 4, .4f, (float)side, iron);
        pop();
    }
    push();
    move(.14f, 2.06f, -.05f);
    turn_y(-8);
    turn_x(10);
    turn_z(5);
    grow(1.30f);
    troll_head(&f, &(Look){.nose = .7f,
                           .ears = .5f,
                           .ear_droop = 10,
                           .tusks = 1.2f,
                           .lid = 26,
                           .open = .48f,
                           .mouth = .16f,
                           .grin = true,
                           .iris = rgb(0xffd060)});
    broken_horns(iron, green, bone);
    pop();
    Vec3 at = V(-.10f, 1.12f, 1.05f);
    PersonHand h = {
        .pose = GRASP_FIST, .size = .40f, .thick = 1.45f, .thumb = -1, .skin = f.skin, .nail = f.nail, .age = 1};
    push();
    Vec3 wrist = person_hand_grip(h, at, V(.94f, .10f, .1f), V(0, .25f, 1));
    pop();
    part();
    paint(f.skin);
    blend(.08f);
    limb(V(-.95f, .92f, -.2f), V(-.62f, .70f, .45f), .30f, .24f);
    limb(V(-.62f, .70f, .45f), wrist, .25f, .18f);
    leashes(at + V(.0f, -.08f, .06f), iron, steel, bright, brass, green);
    lamp(V(-.8f, 2.3f, 2.2f), rgb(0xffe0c0) * 1.5f, .6f);
    faction_motes();
}

/* ---- ru05: he has found his example ---- */

static void spiked_ball(Vec3 at, float r, int iron)
{
    part();
    paint(iron);
    blend(.02f);
    ball(at[0], at[1], at[2], r);
    for (int k = 0; k < 18; k++) {
        float a = (float)k * 2.4f, y = 1 - 2 * ((float)k + .5f) / 18, q = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * q, y, sinf(a) * q);
        limb(at + d * (r * .8f), at + d * (r * 1.7f), r * .28f, .004f);
    }
}

/* A plume that streams to the right from the crown of a head at the brush's place. */
static void captains_plume(int red)
{
    part();
    paint(red);
    blend(.05f);
    for (int i = 0; i < 8; i++) {
        float k = (float)i;
        Vec3 p[4] = {V(0, .50f, -.1f), V(.20f, .90f - .03f * k, -.25f), V(.62f, 1.0f - .10f * k, -.4f),
                     V(1.15f - .05f * k, .82f - .17f * k, -.5f)};
        float r[4] = {.08f, .13f, .11f, .01f};
        tube(4, p, r, 3);
    }
}

/* You: his finger is in your face, and the flail is on its way. */
static void flail_captain(void)
{
    camera(V(-.1f, .95f, 5.9f), V(.0f, 1.66f, 0), 31);
    Scene *s = scene();
    s->disc_size = .01f;
    s->back_y = .1f;
    s->back_seed = 6;
    s->roll = 6;
    s->tint[LIGHT] = rgb(0xeab684);
    s->key.color = rgb(0xffe4c8) * 2.3f;
    s->fill.color = rgb(0x6fb59a) * .5f;
    s->rim.color = rgb(0xffb070) * 4.5f;
    s->vignette = 1.4f;
    Flesh f = troll_flesh(rgb(0xa07a4c), rgb(0x584030));
    int iron = rusty(rgb(0x443c3c)), steel = rusty(rgb(0xb8a090)), red = material_fur(rgb(0xd02c18)),
        dark = rusty(rgb(0x2c2424));
    part();
    paint(iron);
    blend(.12f);
    egg(.20f, .55f, -.40f, 1.0f, .62f, .5f);
    part();
    paint(iron);
    blend(.05f);
    egg(1.02f, .92f, -.3f, .42f, .36f, .40f);
    for (int i = 0; i < 3; i++)
        horn(V(.92f + .16f * (float)i, 1.16f - .08f * (float)i, -.2f),
             V(1.0f + .2f * (float)i, 1.36f - .06f * (float)i, -.15f),
             V(1.02f + .26f * (float)i, 1.58f - .14f * (float)i, -.2f), .08f, steel);
    push();
    move(.26f, 1.66f, .06f);
    turn_y(-16);
    turn_x(6);
    turn_z(-6);
    grow(1.16f);
    troll_head(
        &f,
        &(Look){.nose = .8f, .ears = .7f, .tusks = 1.0f, .lid = 26, .open = .5f, .mouth = .24f, .iris = rgb(0xffd060)});
    push();
    move(0, .06f, -.02f);
    helm_open(iron, steel, false);
    pop();
    captains_plume(red);
    pop();
    PersonHand h = {
        .pose = GRASP_POINT, .size = .42f, .thick = 1.45f, .thumb = 1, .skin = f.skin, .nail = f.nail, .age = 1};
    Vec3 wrist = V(-.52f, 1.02f, 1.10f);
    part(); /* the arm comes at us, in iron to the wrist */
    paint(f.skin);
    blend(.08f);
    limb(V(-.62f, 1.12f, -.2f), wrist, .26f, .17f);
    part();
    paint(iron);
    blend(.02f);
    limb(vec_mix(V(-.62f, 1.12f, -.2f), wrist, .30f), vec_mix(V(-.62f, 1.12f, -.2f), wrist, .86f), .27f, .21f);
    part();
    paint(steel);
    for (int i = 0; i < 6; i++)
        ball(wrist[0] + .205f * cosf((float)i * .7f), wrist[1] + .205f * sinf((float)i * .7f), wrist[2] - .22f, .035f);
    person_hand_at(&h, wrist, V(-.42f, -.22f, .9f), V(.3f, -1, .0f));
    Vec3 top = V(.55f, 3.25f, .1f); /* three heads of one flail, out of the sky */
    static const float end[3][3] = {{-.92f, 2.62f, .9f}, {-.30f, 2.92f, .3f}, {-1.10f, 1.92f, .2f}};
    for (int i = 0; i < 3; i++) {
        Vec3 to = V(end[i][0], end[i][1], end[i][2]);
        chain(top, to, -.10f, 9, .085f, i ? dark : steel);
        spiked_ball(to, i ? .17f : .24f, dark);
    }
    lamp(V(-.7f, 2.1f, 1.9f), rgb(0xffe0c0) * 1.4f, .6f);
    faction_motes();
}

const Card siege_rustclaw_cards[] = {{"cards/siege/ru06", RUSTCLAW, rusted_plate},
                                     {"cards/siege/ru07", RUSTCLAW, vorgash},
                                     {"cards/siege/ru05", RUSTCLAW, flail_captain},
                                     {0}};
