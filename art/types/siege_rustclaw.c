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

/* What hangs from the fist: chains, a helmet at the end of each, no two at one height. */
static void hauled_helmets(Vec3 fist, int iron, int steel, int bright, int brass, int green)
{
    static const float end[6][3] = {/* out, down, to us */
                                    {-.42f, 1.45f, .30f}, {-.16f, .95f, .34f}, {.10f, 1.62f, .50f},
                                    {-.62f, .82f, .05f},  {.20f, 1.12f, .10f}, {-.34f, 2.05f, .45f}};
    for (int i = 0; i < 6; i++) {
        Vec3 from = fist + V(.10f * ((float)i - 2.5f) / 2.5f, -.10f, .03f * (float)(i % 2)),
             to = fist + V(end[i][0], -end[i][1], end[i][2]);
        chain(from, to, 0, (int)(end[i][1] * 9) + 2, .058f, i % 2 ? steel : iron);
        push();
        move(to[0], to[1] - .16f, to[2]);
        turn_z(end[i][0] * 22);
        turn_y(60 * (chance(i + 50) - .5f));
        grow(.44f);
        iron_helm(i, i % 3 ? bright : steel, i % 2 ? brass : green);
        pop();
    }
}

static void vorgash(void)
{
    camera(V(-.45f, .62f, 6.9f), V(-.06f, 1.62f, 0), 36);
    Scene *s = scene();
    s->back_x = .4f;
    s->back_y = -.2f;
    s->disc_size = .01f;
    s->tint[LIGHT] = rgb(0xeab684);
    s->rim.color = rgb(0xffb070) * 5.5f;
    s->key.color = rgb(0xffe4c8) * 2.4f;
    s->fill.color = rgb(0x6fb59a) * .7f;
    Flesh f = troll_flesh(rgb(0x94705c), rgb(0x54392f));
    int iron = rusty(rgb(0x5c4a44)), steel = rusty(rgb(0xa89080)), bright = rusty(rgb(0xd8ccc0)),
        brass = rusty(rgb(0xd8a04c)), green = rusty(rgb(0x6fb59a)), bone = material_bone(),
        rag = material_wool(rgb(0x8a2a20)), rope = material_wool(rgb(0xb08858)),
        boots = material_leather(rgb(0x3a2420)), hide = material_fur(rgb(0x4a2c22));
    Brute b = {.hip = V(.16f, 1.12f, -.10f),
               .chest = V(.22f, 1.80f, -.02f),
               .front = V(-.18f, .02f, 1),
               .shoulder = .60f,
               .pelvis = .22f,
               .bulk = 1.40f,
               .belly = .55f,
               .knee = {V(-.22f, .66f, .36f), V(.52f, .62f, .06f)},
               .foot = {V(-.32f, .14f, .42f), V(.66f, .14f, -.22f)},
               .toes = {V(-.35f, 0, 1), V(.45f, 0, 1)},
               .skin = f.skin,
               .trousers = hide,
               .boots = boots,
               .hand = .28f,
               .thick = 1.45f,
               .nail = f.nail};
    brute_body(&b);
    brute_kilt(&b, rag, .46f, 12, 3);
    brute_belt(&b, rope);
    push(); /* one shoulder of saw blades, the other in fur */
    brute_chest_frame(&b);
    move(.64f, .12f, 0);
    turn_z(-16);
    pauldron(.36f, 4, .4f, 1, iron);
    for (int i = 0; i < 4; i++)
        horn(V(.1f + .10f * (float)i, .20f - .08f * (float)i, 0), V(.18f + .13f * (float)i, .42f, 0),
             V(.2f + .18f * (float)i, .62f - .12f * (float)i, 0), .07f, steel);
    pop();
    push();
    Vec3 head = brute_neck(&b, .36f, .30f);
    move(head[0], head[1], head[2]);
    turn_y(-18);
    turn_x(2);
    turn_z(6);
    grow(.88f);
    troll_head(&f, &(Look){.nose = .7f,
                           .ears = .5f,
                           .ear_droop = 10,
                           .tusks = 1.2f,
                           .lid = 24,
                           .open = .52f,
                           .mouth = .18f,
                           .grin = true,
                           .iris = rgb(0xffd060)});
    broken_horns(iron, green, bone);
    pop();
    Vec3 at = V(-1.02f, 2.66f, .36f); /* what he has hauled in, held up */
    push();
    brute_grip(&b, -1, V(-.98f, 2.02f, .18f), at, V(.9f, -.12f, .25f), V(-.1f, .3f, 1));
    pop();
    hauled_helmets(at, iron, steel, bright, brass, green);
    Vec3 palm = V(.78f, 1.30f, .92f); /* and the newest, for us to look at */
    brute_arm(&b, 1, V(1.02f, 1.22f, .20f), palm, GRASP_CUP, V(-.25f, .1f, 1), V(0, 1, .1f));
    push();
    move(palm[0] - .02f, palm[1] + .32f, palm[2] + .24f);
    turn_y(-16);
    turn_z(-8);
    grow(.56f);
    helm_great(bright, brass, V(0, 0, 0));
    pop();
    lamp(V(-.8f, 2.2f, 2.2f), rgb(0xffe0c0) * 1.2f, .6f);
    faction_ground();
    faction_motes();
}

/* ---- ru05: a captain on a hill of shields ---- */

static void spiked_ball(Vec3 at, float r, int iron)
{
    part();
    paint(iron);
    blend(.02f);
    ball(at[0], at[1], at[2], r);
    for (int k = 0; k < 14; k++) {
        float a = (float)k * 2.4f, y = 1 - 2 * ((float)k + .5f) / 14, q = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * q, y, sinf(a) * q);
        limb(at + d * (r * .8f), at + d * (r * 1.75f), r * .34f, .004f);
    }
}

/* Three chains in one swing from `top`, to the left; their wake is light. */
static void flail_heads(Vec3 top, int steel, int iron)
{
    static const float angle[3] = {196, 158, 112}, away[3] = {1.20f, 1.10f, .74f};
    for (int i = 0; i < 3; i++) {
        float a = angle[i] * PI / 180;
        Vec3 end = top + V(cosf(a) * away[i], sinf(a) * away[i] * .80f, .35f - .2f * (float)i);
        chain(top, end, -.05f, 8, .075f, steel);
        spiked_ball(end, .17f, iron);
        for (int k = 0; k < 14; k++) {
            float t = (float)k / 14, b = a - .10f - 1.0f * t;
            sprite(top + V(cosf(b) * away[i], sinf(b) * away[i] * .80f, .25f - .2f * (float)i), .09f * (1 - .7f * t),
                   rgb(0xffd8a8), SPRITE_GLOW, .22f * (1 - t));
        }
    }
}

static void hill_of_shields(int green, int wood, int rag, int blue, int steel)
{
    int faces[4] = {green, wood, rag, blue};
    for (int i = 0; i < 19; i++) {
        int row = i / 7;
        float x = ((float)(i % 7) - 3) * .52f + .12f * chance(i) + .2f * (float)(row % 2);
        push();
        move(x, -.10f + .23f * (float)row - .10f * fabsf(x), .95f - .38f * (float)row);
        turn_y(50 * (chance(i + 30) - .5f));
        turn_x(-46 + 34 * (chance(i + 60) - .5f));
        turn_z(90 * chance(i + 90));
        shield_round(.36f, faces[(i * 3 + row) % 4], steel);
        pop();
    }
}

static void flail_captain(void)
{
    camera(V(-.5f, .55f, 6.9f), V(-.06f, 1.84f, 0), 36);
    Scene *s = scene();
    s->disc_size = .01f;
    s->back_y = -.22f;
    s->back_seed = 6;
    s->tint[LIGHT] = rgb(0xeab684);
    s->key.color = rgb(0xffe4c8) * 2.5f;
    s->fill.color = rgb(0x6fb59a) * .7f;
    Flesh f = troll_flesh(rgb(0x9a744c), rgb(0x584030));
    int iron = rusty(rgb(0x544844)), steel = rusty(rgb(0xb8a090)), wood = material_wood(),
        red = material_fur(rgb(0xd02c18)), green = rusty(rgb(0x6fb59a)), rag = material_wool(rgb(0x8a2a20)),
        blue = material_plain(rgb(0x2c4a78), .6f, .4f), leather = material_leather(rgb(0x4a2c20));
    hill_of_shields(green, wood, rag, blue, steel);
    Brute b = {.hip = V(.06f, 1.24f, -.06f),
               .chest = V(.16f, 1.88f, -.04f),
               .front = V(-.30f, .05f, 1),
               .shoulder = .54f,
               .pelvis = .19f,
               .bulk = 1.22f,
               .belly = .15f,
               .knee = {V(-.42f, 1.08f, .50f), V(.42f, .82f, .12f)},
               .foot = {V(-.46f, .56f, .52f), V(.62f, .36f, -.10f)},
               .toes = {V(-.45f, -.1f, 1), V(.5f, 0, .9f)},
               .skin = f.skin,
               .trousers = leather,
               .boots = iron,
               .hand = .27f,
               .thick = 1.4f,
               .nail = f.nail};
    brute_body(&b);
    brute_kilt(&b, rag, .42f, 12, 5);
    push(); /* a breastplate of three lapped plates, and greaves */
    brute_chest_frame(&b);
    for (int i = 0; i < 3; i++) {
        part();
        paint(i % 2 ? steel : iron);
        blend(.03f);
        egg(0, -.10f - .19f * (float)i, .08f, .42f - .05f * (float)i, .14f, .29f);
        part();
        paint(steel);
        for (int k = -2; k <= 2; k++)
            ball(sinf((float)k * .42f) * (.41f - .05f * (float)i), -.13f - .19f * (float)i,
                 .08f + cosf((float)k * .42f) * .30f, .03f);
    }
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .56f, .10f, 0);
        turn_z((float)side * -18);
        pauldron(side < 0 ? .36f : .28f, 3, .36f, (float)side, iron);
        pop();
    }
    pop();
    for (int i = 0; i < 2; i++) {
        part();
        paint(iron);
        blend(.02f);
        limb(vec_mix(b.knee[i], b.foot[i], .15f) + V(0, 0, .05f), vec_mix(b.knee[i], b.foot[i], .8f) + V(0, 0, .04f),
             .145f, .115f);
        egg(b.knee[i][0], b.knee[i][1] + .02f, b.knee[i][2] + .08f, .13f, .14f, .11f);
    }
    push();
    Vec3 head = brute_neck(&b, .42f, .18f);
    move(head[0], head[1], head[2]);
    turn_y(-30);
    turn_x(-2);
    turn_z(8);
    grow(.76f);
    troll_head(
        &f,
        &(Look){.nose = .8f, .ears = .7f, .tusks = .9f, .lid = 24, .open = .55f, .mouth = .22f, .iris = rgb(0xffd060)});
    push();
    move(0, .06f, -.02f);
    helm_open(iron, steel, false);
    pop();
    part(); /* the plume streams to the right, away from the swing */
    paint(red);
    blend(.05f);
    for (int i = 0; i < 6; i++) {
        float k = (float)i;
        Vec3 p[4] = {V(0, .56f, -.1f), V(.22f, .92f - .04f * k, -.25f), V(.62f, .94f - .10f * k, -.4f),
                     V(1.05f - .06f * k, .72f - .16f * k, -.5f)};
        float r[4] = {.08f, .13f, .11f, .01f};
        tube(4, p, r, 3);
    }
    pop();
    push();
    brute_grip(&b, 1, V(1.06f, 2.06f, .05f), V(.84f, 2.54f, .28f), V(-.30f, 1, .1f), V(-.4f, .1f, 1));
    staff(.34f, .56f, .045f, wood);
    Vec3 top = here(V(0, .58f, 0));
    pop();
    flail_heads(top, steel, iron);
    brute_arm(&b, -1, V(-.86f, 1.62f, .42f), V(-.98f, 1.88f, .98f), GRASP_POINT, V(-.55f, .12f, .8f), V(.2f, -1, .2f));
    part(); /* an arm ring of iron */
    paint(iron);
    limb(vec_mix(V(-.86f, 1.62f, .42f), V(-.98f, 1.88f, .98f), .45f),
         vec_mix(V(-.86f, 1.62f, .42f), V(-.98f, 1.88f, .98f), .8f), .135f, .115f);
    lamp(V(-.9f, 2.3f, 1.8f), rgb(0xffe0c0) * .8f, .6f);
    dust_burst(V(0, .25f, 1.2f), V(1.4f, .2f, .2f), 16, .25f, rgb(0xd88a5c), .12f, 5);
    faction_motes();
}

const Card siege_rustclaw_cards[] = {{"cards/siege/ru06", RUSTCLAW, rusted_plate},
                                     {"cards/siege/ru07", RUSTCLAW, vorgash},
                                     {"cards/siege/ru05", RUSTCLAW, flail_captain},
                                     {0}};
