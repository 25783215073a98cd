/* SPDX-License-Identifier: MIT
 * Palefrost that has hands and faces: a shade, a silence, a warden, a shackle, a sister. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/drapery.h"
#include "props/figure.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/rocks.h"
#include "props/weapons.h"

static int pale_skin(Vec3 c)
{
    int m = material_skin(c, c * V(.8f, .86f, .94f));
    material(m)->sss = vec_mix(c, rgb(0x8fd8f4), .5f) * .6f;
    return m;
}

static int clear_ice(void)
{
    int m = material_new(rgb(0xcdeaf8), rgb(0x86bfe4), .08f, 1.6f, PAT_NOISE, 3, .15f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x7fd0ec) * .12f;
    return m;
}

/* A feather of frost from the brush's place along +y. */
static void frost_feather(float length, int m)
{
    part();
    paint(m);
    blend(.01f);
    limb(V(0, 0, 0), V(0, length, 0), .02f * length + .008f, .004f);
    for (int i = 0; i < 6; i++)
        for (int side = -1; side <= 1; side += 2) {
            float y = length * (.12f + .13f * (float)i), l = length * .34f * (1 - .12f * (float)i);
            limb(V(0, y, 0), V((float)side * l * .8f, y + l * .7f, 0), .016f * length + .005f, .003f);
        }
}

/* ---- pf02: a hand in his ---- */

static Vec3 blue_dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2), rgb(0xe8dce4), rgb(0xc4d4e8), rgb(0x86a4cc));
    c = vec_mix(c, t[GLOW], .4f * smooth(.46f, .66f, sky_clouds(u, v, .8f)));
    float line = -.30f + hills(u, 3, .8f, .2f);
    c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .5f * unit((line - v) * 2)), under(line, v, .02f));
    return c * 1.12f;
}

static void hoarfrost_shade(void)
{
    camera(V(.30f, 1.95f, 5.0f), V(.02f, 1.74f, 0), 27.5f);
    Scene *s = scene();
    s->backdrop = blue_dusk;
    s->rim.color = rgb(0xbfeaf8) * 2.8f;
    Figure f = {.man = .1f};
    int robe = material_wool(rgb(0xa8c6e4)), veil_m = material_wool(rgb(0xcfe2f2)), frost = clear_ice(),
        skin = pale_skin(rgb(0xb4d4ee)), coat = material_wool(rgb(0x35486c)), hood_m = material_wool(rgb(0x2a3a58)),
        fur = material_fur(rgb(0x6a5a58)), warm = material_skin(rgb(0xd89a78), rgb(0xa86a54));
    material(robe)->sss = rgb(0xa0d0f0) * .5f;
    material(veil_m)->sss = rgb(0xa0d0f0) * .5f;
    Person p = {.skin = rgb(0xb4d4ee),
                .hair = rgb(0xe8f4fc),
                .iris = rgb(0x4fb8d8),
                .age = .25f,
                .man = 0,
                .gaunt = .35f,
                .eye = 1.25f,
                .nose = NOSE_STRAIGHT,
                .mood = MOOD_GRIEF,
                .hairs = HAIR_LONG,
                .seed = 4,
                .glow = .7f,
                .gaze_x = 12,
                .lips = .9f,
                .wide = .92f};
    push();
    move(-.34f, .0f, -.1f);
    turn_y(-16);
    body_trunk(&f, robe);
    cloak(robe, 1.0f, .1f, 20, .3f, V(-.3f, 0, -.2f), 5);
    push();
    move(0, 2.16f, .05f);
    grow(.72f);
    turn_y(2);
    turn_x(6);
    turn_z(-8);
    person_head(&p);
    veil(veil_m, -1.25f, 46, 3);
    part();
    paint(frost);
    for (int i = 0; i < 9; i++) { /* a crown that grew */
        float a = ((float)i - 4) * .24f;
        push();
        move(sinf(a) * .40f, .40f + .06f * cosf(a), cosf(a) * .36f);
        turn_z(-a * 40);
        turn_x(20);
        frost_feather(.26f + .10f * chance(i), frost);
        pop();
    }
    pop();
    Vec3 elbow = V(.46f, 1.34f, .40f), wrist = V(.36f, 1.28f, .92f);
    body_sleeve(robe, body_shoulder(&f, 1), elbow, wrist, .12f, .11f, .10f, 7);
    Vec3 hw = here(wrist);
    pop();
    PersonHand hand = {.pose = GRASP_CUP, .size = .23f, .thick = .85f, .thumb = -1, .skin = skin};
    person_hand_at(&hand, hw, V(.95f, -.05f, .25f), V(.1f, .5f, -.85f));
    push(); /* the one who shivers */
    move(.92f, .34f, 2.05f);
    part();
    paint(hood_m);
    blend(.08f);
    lumpy(.02f, 5);
    egg(0, 1.42f, 0, .34f, .40f, .36f);
    egg(.10f, .78f, -.05f, .52f, .42f, .38f);
    lumpy(0, 1);
    part();
    paint(fur);
    blend(.06f);
    lumpy(.03f, 9);
    for (int i = 0; i < 12; i++) {
        float a = (float)i / 12 * 2 * PI;
        ball(sinf(a) * .24f - .16f, 1.42f + cosf(a) * .30f, -.22f, .085f);
    }
    lumpy(0, 1);
    part(); /* an ear, red with cold */
    paint(warm);
    blend(.03f);
    egg(-.33f, 1.36f, .05f, .06f, .13f, .09f);
    pop();
    Vec3 se = V(.86f, .80f, 1.65f), sw = V(.36f, 1.13f, 1.12f), ss = V(1.05f, 1.05f, 1.95f);
    body_sleeve(coat, ss, se, sw, .20f, .16f, .13f, 3);
    body_cuff(fur, se, sw, .15f, .12f);
    PersonHand mine = {.pose = GRASP_CUP, .size = .22f, .thick = 1.2f, .thumb = 1, .skin = warm};
    person_hand_at(&mine, sw, V(-.7f, .55f, -.35f), V(.3f, .3f, -.9f));
    for (int i = 0; i < 22; i++) { /* feathers of ice climb the sleeve */
        float t = .02f + .9f * chance(i);
        Vec3 a = vec_mix(sw, t < .5f ? vec_mix(sw, se, t * 2) : vec_mix(se, ss, t * 2 - 1), 1);
        push();
        move(a[0] + .12f * (chance(i + 20) - .7f), a[1] + .12f * chance(i + 40), a[2] + .12f);
        turn_z(-50 + 90 * (chance(i + 60) - .5f));
        turn_x(20 * (chance(i + 80) - .5f));
        frost_feather(.26f * (1.2f - .7f * t) + .05f, frost);
        pop();
    }
    for (int i = 0; i < 18; i++)
        sprite(V(.55f - .5f * chance(i), 1.62f + .2f * chance(i + 9), 1.9f), .10f + .1f * chance(i + 4), rgb(0xffffff),
               SPRITE_GLOW, .14f);
    faction_motes();
}

/* ---- pf03: nothing ---- */

static void stopped(Vec3 at, float turn, float size, int pose, int coat, int legs, int skin, int steel, int dark,
                    int frost)
{
    push();
    move(at[0], at[1], at[2]);
    turn_y(turn);
    turn_z(pose == 1 ? -10.f : pose == 2 ? 8.f : 0);
    grow(size);
    part();
    paint(legs);
    blend(.07f);
    float step = pose == 3 ? .1f : .42f;
    limb(V(-.14f, .95f, 0), V(-.18f, .5f, step * .6f), .15f, .12f);
    limb(V(-.18f, .5f, step * .6f), V(-.2f, .05f, step * .5f), .12f, .10f);
    limb(V(.14f, .95f, 0), V(.18f, .5f, -.1f), .15f, .12f);
    limb(V(.18f, .5f, -.1f), V(.2f, .08f, -step), .12f, .10f);
    part();
    paint(coat);
    blend(.1f);
    limb(V(0, .95f, 0), V(0, 1.45f, .05f), .25f, .30f);
    limb(V(0, .95f, 0), V(0, .70f, -.02f), .27f, .32f);
    Vec3 hand[2];
    for (int i = 0; i < 2; i++) {
        float q = i ? 1.f : -1.f;
        Vec3 e = pose == 0   ? V(q * .52f, 1.55f, .25f)
                 : pose == 1 ? V(q * .48f, 1.2f, q > 0 ? .45f : -.25f)
                 : pose == 2 ? V(q * .55f, 1.5f, .15f)
                             : V(q * .46f, 1.25f, .3f);
        hand[i] = pose == 0   ? V(q * .30f, 1.88f, .50f)
                  : pose == 1 ? V(q * .42f, 1.35f, q > 0 ? .85f : -.55f)
                  : pose == 2 ? V(q * .75f, 2.05f, .2f)
                              : V(q * .12f, 1.42f, .52f);
        limb(V(q * .32f, 1.55f, .03f), e, .13f, .105f);
        limb(e, hand[i], .105f, .085f);
    }
    part();
    paint(skin);
    blend(.03f);
    for (int i = 0; i < 2; i++)
        ball(hand[i][0], hand[i][1], hand[i][2], .10f);
    egg(0, 1.98f, .10f, .24f, .28f, .25f);
    egg(0, 1.97f, .36f, .06f, .08f, .07f);
    egg(0, 1.74f, .18f, .17f, .10f, .14f);
    carve();
    egg(0, 1.82f, .36f, .12f, .10f, .14f); /* the shout */
    fill();
    part();
    paint(dark);
    egg(0, 1.82f, .24f, .10f, .09f, .06f);
    for (int i = -1; i <= 1; i += 2)
        ball((float)i * .10f, 2.04f, .32f, .042f);
    part();
    paint(steel);
    blend(.02f);
    egg(0, 2.14f, .06f, .29f, .22f, .30f);
    push();
    move(0, 2.10f, .06f);
    ring(0, 0, 0, .31f, .04f);
    pop();
    if (pose == 1)
        limb(hand[1] + V(0, -.5f, .1f), hand[1] + V(0, 1.1f, .1f), .03f, .025f);
    part(); /* rime on whatever looks up */
    paint(frost);
    blend(.05f);
    lumpy(.02f, 9);
    egg(0, 2.28f, .04f, .24f, .10f, .25f);
    for (int i = 0; i < 2; i++)
        egg(i ? .34f : -.34f, 1.66f, .03f, .16f, .08f, .15f);
    lumpy(0, 1);
    for (int i = 0; i < 5; i++) {
        part();
        paint(frost);
        Vec3 a = i < 2 ? hand[i] : V(-.2f + .2f * (float)(i - 2), .80f, .25f);
        limb(a, a - V(0, .22f + .1f * chance(i + pose), 0), .035f, .004f);
    }
    pop();
}

/* A gull seen from below, its wings an M; size: half its span. */
static void gull(int m, int tips, int beak)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        float wing[] = {q * .04f, .06f, q * .30f, .30f, q * .52f, .36f,  q * 1.0f, .04f,
                        q * .60f, .16f, q * .44f, .14f, q * .22f, -.06f, q * .05f, -.10f};
        float tip[] = {q * .74f, .235f, q * 1.0f, .04f, q * .68f, .125f};
        part();
        paint(m);
        outline(8, wing, 3, .03f, .03f);
        part();
        paint(tips);
        outline(3, tip, 1, .035f, .02f);
    }
    part();
    paint(m);
    blend(.05f);
    egg(0, -.02f, .03f, .10f, .24f, .10f);
    ball(0, .22f, .05f, .085f);
    float tail[] = {-.04f, -.18f, .04f, -.18f, .11f, -.38f, -.11f, -.38f};
    outline(4, tail, 1, .025f, .02f);
    part();
    paint(beak);
    limb(V(0, .27f, .06f), V(.02f, .38f, .05f), .03f, .006f);
}

static void white_silence(void)
{
    camera(V(.15f, 1.62f, 5.3f), V(.10f, 1.72f, 0), 30);
    Scene *s = scene();
    s->back_seed = 7;
    s->back_y = .08f;
    s->rim.color = rgb(0xcfeaf8) * 3.0f;
    s->key.towards = V(.5f, .75f, .6f);
    int coat = material_wool(rgb(0x1c2c4a)), cape = material_wool(rgb(0x2c4470)), legs = material_wool(rgb(0x16223a)),
        skin = pale_skin(rgb(0x9cb8d8)), steel = material_plain(rgb(0x53709c), .35f, 1),
        dark = material_plain(rgb(0x141f33), .7f, .2f), rime = material_plain(rgb(0xf4faff), .9f, .3f),
        frost = clear_ice(), fur = material_fur(rgb(0x8fa6c4)), beak = material_plain(rgb(0xe5734a), .5f, .5f);
    Figure f = {.man = .9f, .wide = 1.05f};
    push();
    move(-.52f, -.08f, .3f);
    turn_y(52);
    body_trunk(&f, coat);
    cloak(cape, 1.05f, .1f, 30, .3f, V(-.4f, 0, 0), 4);
    part(); /* a collar of fur, white above */
    paint(fur);
    blend(.06f);
    lumpy(.03f, 9);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI;
        ball(sinf(a) * .34f, 1.80f - .08f * cosf(a), .02f + cosf(a) * .28f, .13f);
    }
    part();
    paint(rime);
    blend(.06f);
    lumpy(.025f, 9);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI;
        ball(sinf(a) * .36f, 1.89f - .08f * cosf(a), .02f + cosf(a) * .30f, .075f);
    }
    lumpy(0, 1);
    push();
    move(0, 2.15f, .10f);
    grow(.74f);
    turn_x(-12);
    person_head(&(Person){.skin = rgb(0xa8c0dc),
                          .hair = rgb(0xe8f2fa),
                          .iris = rgb(0x4fb0d0),
                          .age = .45f,
                          .man = 1,
                          .gaunt = .5f,
                          .eye = 1.2f,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_ROAR,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_SHORT,
                          .glow = .4f,
                          .seed = 6});
    helm_open(steel, steel, false);
    part(); /* rime on whatever looks up */
    paint(rime);
    blend(.05f);
    lumpy(.02f, 9);
    egg(0, .56f, -.02f, .34f, .12f, .36f);
    lumpy(0, 1);
    for (int i = 0; i < 7; i++) { /* icicles at the beard and the rim */
        float a = ((float)i - 3) * .28f;
        part();
        paint(frost);
        limb(V(sinf(a) * .27f, -.46f, .20f + .16f * cosf(a)),
             V(sinf(a) * .27f, -.66f - .16f * chance(i), .22f + .16f * cosf(a)), .035f, .004f);
    }
    Vec3 mouth = here(V(0, -.30f, .55f));
    pop();
    Vec3 e = V(.62f, 1.30f, .55f), w = V(.40f, 1.78f, .66f);
    body_sleeve(coat, body_shoulder(&f, 1), e, w, .19f, .16f, .13f, 5);
    body_cuff(fur, e, w, .15f, .12f);
    PersonHand hand = {.pose = GRASP_CUP, .size = .22f, .thick = 1.15f, .thumb = -1, .skin = skin, .age = .5f};
    person_hand_at(&hand, w, V(-.15f, .97f, .15f), V(-.85f, .1f, .2f));
    pop();
    for (int i = 0; i < 34; i++) { /* the shout stands in the air, a cone of ice */
        float t = .06f + .94f * (float)i / 33, a = chance(i) * 2 * PI, r = .30f * t * sqrtf(chance(i + 40));
        Vec3 p = mouth + V(.10f + 1.15f * t, .10f * t + sinf(a) * r, .12f * t + cosf(a) * r);
        shard(p[0], p[1], p[2], -70 - 50 * sinf(a) * t, 30 * (chance(i + 80) - .5f), .09f + .17f * t, .03f + .035f * t,
              frost);
    }
    static const struct {
        float x, z, turn, size;
        int pose;
    } who[3] = {{.55f, -2.6f, 60, .62f, 1}, {1.35f, -2.2f, 52, .64f, 0}, {1.05f, -4.2f, 64, .58f, 3}};
    for (int i = 0; i < 3; i++)
        stopped(V(who[i].x, -.02f, who[i].z), who[i].turn, who[i].size, who[i].pose, i % 2 ? coat : cape, legs, skin,
                steel, dark, rime);
    push(); /* a gull, stopped in the air */
    move(.72f, 2.52f, .1f);
    turn_z(14);
    turn_x(-24);
    turn_y(-18);
    grow(.52f);
    gull(legs, dark, beak);
    pop();
    for (int i = 0; i < 70; i++) /* flakes, none of them falls */
        sprite(V(-2 + 4 * chance(i), .2f + 3.6f * chance(i + 90), -.5f + 2.5f * chance(i + 180)),
               .015f + .022f * chance(i + 7), rgb(0xffffff), SPRITE_SNOW, .8f);
    faction_ground();
}

/* ---- pf05: a knight on the march, in his block ---- */

/* Before a night of snow what is ice shines. */
static Vec3 blue_night(const Scene *s, float u, float v)
{
    Vec3 c = sky_ramp(unit((v + .35f) / 1.5f), rgb(0x4f78b0), rgb(0x26406e), rgb(0x101c36));
    c = vec_mix(c, rgb(0x6088b8), .35f * smooth(.48f, .70f, sky_clouds(u + .3f, v, .9f)));
    c += rgb(0xffc8a0) * (.35f * smooth(.35f, -.25f, v) * smooth(1.1f, .1f, fabsf(u - .3f)));
    Vec3 land = kit_palefrost.backdrop(s, u, v);
    return vec_mix(c, land * .92f,
                   unit(smooth(.0f, -.06f, v - .06f * sinf(u * 2.3f + (float)s->back_seed)) +
                        (luminance(land) < .12f ? .85f : 0)));
}

static void icebound_warden(void)
{
    camera(V(-.35f, .95f, 6.9f), V(-.02f, 1.32f, 0), 34);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_mirrored = true;
    s->back_seed = 2;
    s->rim.color = rgb(0xffd4b8) * 3.0f;
    int steel = material_iron(), trim = material_iron(), blue = material_wool(rgb(0x35507c)),
        boot = material_leather(rgb(0x2c3850)), wood = material_wood(), eyes = material_glow(rgb(0xe5734a), 4.5f),
        frost = clear_ice(), block_m = material_jelly(rgb(0x8cc4e8), rgb(0x3c6a86) * .30f);
    material(steel)->color = rgb(0x182a4a);
    material(trim)->color = rgb(0x86a0c8);
    push();
    move(.05f, .12f, 0);
    turn_y(-30);
    push(); /* in it: a knight, upright */
    move(0, .50f, 0);
    grow(.92f);
    figure_plate(steel, trim, 1.0f);
    part();
    paint(blue);
    blend(.06f);
    limb(V(-.22f, .22f, .02f), V(-.30f, -.15f, .10f), .20f, .17f);
    limb(V(.22f, .22f, .02f), V(.26f, -.15f, .02f), .20f, .17f);
    part();
    paint(steel);
    blend(.05f);
    limb(V(-.30f, -.15f, .10f), V(-.32f, -.50f, .22f), .16f, .14f);
    limb(V(.26f, -.15f, .02f), V(.28f, -.55f, -.02f), .16f, .14f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        ball(q * .56f, 1.32f, -.02f, .24f);
        limb(V(q * .58f, 1.25f, 0), V(q * .66f, .82f, .12f), .16f, .14f);
        limb(V(q * .66f, .82f, .12f), V(q * (side > 0 ? .52f : .5f), .62f, .42f), .14f, .12f);
        ball(q * .5f, .60f, .46f, .15f);
    }
    push();
    move(0, 1.82f, .02f);
    grow(.92f);
    helm_great(steel, trim, V(0, 0, 0));
    part(); /* the eyes alone have turned */
    paint(eyes);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .15f + .09f, .10f, .40f, .075f, .042f, .05f);
    pop();
    pop();
    part(); /* the halberd goes through the lid */
    paint(wood);
    limb(V(.52f, .2f, .46f), V(.62f, 3.05f, .30f), .042f, .038f);
    push();
    move(.61f, 2.78f, .31f);
    turn_z(-2);
    turn_y(-8);
    float blade[] = {.03f, -.16f, .34f, -.26f, .44f, .02f, .34f, .28f, .03f, .14f};
    part();
    paint(trim);
    outline(5, blade, 1, .025f, .02f);
    float pick[] = {-.03f, -.08f, -.03f, .08f, -.30f, .0f};
    outline(3, pick, 1, .025f, .02f);
    limb(V(0, .1f, 0), V(0, .52f, 0), .045f, .005f);
    pop();
    jelly_part(); /* the block, walking */
    paint(block_m);
    blend(.04f);
    push();
    move(0, 1.28f, .08f);
    turn_z(3);
    box(0, 0, 0, .86f, 1.32f, .62f, .07f);
    carve();
    blend(.03f);
    push();
    move(.86f, 1.32f, .3f);
    turn_z(40);
    box(0, 0, 0, .30f, .26f, .5f, .02f);
    pop();
    push();
    move(-.62f, -1.25f, .55f);
    turn_z(-35);
    box(0, 0, 0, .44f, .34f, .5f, .02f);
    pop();
    fill();
    pop();
    part(); /* one boot is out */
    paint(boot);
    blend(.05f);
    limb(V(-.40f, .42f, .55f), V(-.52f, .12f, .78f), .15f, .13f);
    limb(V(-.52f, .08f, .78f), V(-.58f, .04f, 1.08f), .13f, .11f);
    for (int i = 0; i < 16; i++) { /* splinters round it, a rime at its foot */
        float a = chance(i) * 2 * PI;
        shard(-.45f + .5f * sinf(a), .02f, .75f + .35f * cosf(a), 60 * (chance(i + 20) - .5f),
              40 * (chance(i + 40) - .5f), .08f + .12f * chance(i + 9), .045f, frost);
    }
    for (int i = 0; i < 9; i++) {
        part();
        paint(frost);
        float x = -.75f + .19f * (float)i;
        limb(V(x, .05f, .70f), V(x + .02f, -.16f - .12f * chance(i), .72f), .05f, .005f);
    }
    part(); /* white edges of the ice */
    paint(frost);
    blend(.01f);
    push();
    move(0, 1.28f, .08f);
    turn_z(3);
    limb(V(-.84f, 1.29f, .60f), V(.56f, 1.29f, .60f), .022f, .022f);
    limb(V(-.84f, 1.29f, .60f), V(-.84f, -.85f, .60f), .022f, .022f);
    limb(V(.84f, .98f, .60f), V(.84f, -1.28f, .60f), .022f, .022f);
    limb(V(.56f, 1.29f, .60f), V(.84f, .98f, .60f), .022f, .022f);
    for (int i = 0; i < 6; i++) { /* cracks */
        Vec3 a = V(-.5f + .25f * (float)i, -.7f + .12f * (float)(i % 3), .63f);
        limb(a, a + V(.16f * (chance(i) - .7f), -.18f, 0), .010f, .004f);
        limb(a, a + V(.10f, .22f * chance(i + 5), 0), .010f, .003f);
    }
    pop();
    pop();
    faction_ground();
    faction_motes();
}

/* ---- pf06: finger by finger ---- */

static void ice_cuff(float r, int m, int seed)
{
    part();
    paint(m);
    blend(.05f);
    lumpy(.02f, 7);
    ring(0, 0, 0, r, .095f);
    ring(0, .10f, 0, r * .98f, .06f);
    ring(0, -.10f, 0, r * 1.0f, .06f);
    lumpy(0, 1);
    for (int i = 0; i < 11; i++) { /* icicles below, crystals above */
        float a = (float)i / 11 * 2 * PI;
        part();
        paint(m);
        limb(V(sinf(a) * r, -.08f, cosf(a) * r),
             V(sinf(a) * r * 1.08f, -.30f - .26f * chance(i + seed), cosf(a) * r * 1.08f), .055f, .004f);
        shard(sinf(a) * r * 1.05f, .06f, cosf(a) * r * 1.05f, -40 * sinf(a), 40 * cosf(a),
              .10f + .12f * chance(i + seed + 30), .06f, m);
    }
}

static void shackle_of_sleet(void)
{
    camera(V(.05f, .9f, 5.2f), V(-.05f, 1.22f, 0), 33);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_seed = 6;
    s->rim.color = rgb(0xffd8c0) * 2.0f;
    int skin = material_skin(rgb(0xd88a62), rgb(0xa05a40)), sleeve = material_wool(rgb(0x3d5c92)), frost = clear_ice(),
        nail = material_plain(rgb(0xf0c0a8), .4f, .8f);
    static const struct {
        Vec3 wrist, along, palm, elbow;
        float size;
        int thumb;
    } arm_of[2] = {{{-.50f, 1.30f, .25f}, {-.30f, .95f, .12f}, {.35f, .1f, .9f}, {-.18f, .30f, .2f}, .46f, 1},
                   {{.40f, 1.10f, .15f}, {-.10f, .98f, .15f}, {-.55f, .1f, .8f}, {.62f, .05f, .1f}, .46f, -1}};
    for (int i = 0; i < 2; i++) {
        PersonHand h = {.pose = GRASP_REACH,
                        .size = arm_of[i].size,
                        .thick = 1.15f,
                        .thumb = arm_of[i].thumb,
                        .skin = skin,
                        .nail = nail,
                        .age = .6f};
        Vec3 w = arm_of[i].wrist, e = arm_of[i].elbow;
        part();
        paint(skin);
        blend(.06f);
        limb(w, vec_mix(w, e, .55f), .165f, .215f);
        for (int k = 0; k < 3; k++) /* sinews */
            limb(w + V(-.05f + .05f * (float)k, 0, .12f), vec_mix(w, e, .5f) + V(-.06f + .06f * (float)k, 0, .15f),
                 .03f, .035f);
        part();
        paint(sleeve);
        blend(.06f);
        lumpy(.025f, 5);
        limb(vec_mix(w, e, .62f), e + V(0, -.9f, 0), .30f, .42f);
        lumpy(0, 1);
        push();
        Vec3 m = vec_mix(w, e, .62f);
        move(m[0], m[1], m[2]);
        aim(vec_unit(w - e), V(0, 0, 1));
        part();
        paint(sleeve);
        blend(.04f);
        ring(0, 0, 0, .26f, .07f);
        pop();
        person_hand_at(&h, w, arm_of[i].along, arm_of[i].palm);
        push();
        Vec3 c = vec_mix(w, e, .18f);
        move(c[0], c[1], c[2]);
        aim(vec_unit(w - e), V(0, 0, 1));
        ice_cuff(.235f, frost, 5 + 20 * i);
        pop();
        for (int k = 0; k < 4; k++) { /* it grows finger by finger */
            Vec3 up = vec_unit(arm_of[i].along), side = vec_unit(vec_cross(up, arm_of[i].palm));
            Vec3 a = w + up * (.05f + .04f * (float)k) + side * (.30f * ((float)k / 3 - .5f)) - arm_of[i].palm * .12f;
            Vec3 b = a + up * (.34f - .05f * (float)k) + side * (.10f * ((float)k / 3 - .5f)) + arm_of[i].palm * .02f;
            part();
            paint(frost);
            blend(.03f);
            limb(a, b, .065f, .03f);
            shard(b[0], b[1], b[2], 30 * (chance(k) - .5f), 20, .10f, .035f, frost);
        }
    }
    part(); /* the chain between them is ice too */
    paint(frost);
    for (int i = 0; i < 5; i++) {
        float t = ((float)i + .5f) / 5;
        push();
        move(-.26f + .48f * t, 1.02f - .12f * sinf(t * PI), .42f);
        turn_z(90);
        turn_y(i % 2 ? 90.f : 0);
        turn_x(i % 2 ? 0 : 90);
        part();
        paint(frost);
        ring(0, 0, 0, .075f, .028f);
        pop();
    }
    for (int i = 0; i < 24; i++) { /* breath across */
        float t = (float)i / 23;
        sprite(V(.9f - 1.9f * t, .62f + .16f * sinf(t * 5) + .12f * chance(i), 1.0f), .12f + .12f * chance(i + 9),
               rgb(0xffffff), SPRITE_GLOW, .08f);
    }
    int sleet = material_glow(rgb(0x9fc4e4), .8f);
    for (int i = 0; i < 90; i++) { /* sleet, to the left */
        Vec3 a = V((chance(i + 3) - .5f) * 3.4f, 3.2f * chance(i + 60) - .2f, -1.2f + 2.4f * chance(i + 120));
        part();
        paint(sleet);
        limb(a, a + V(-.16f, -.22f, 0), .011f, .004f);
    }
    faction_motes();
}

/* ---- pf07: above our heads ---- */

static Vec3 snow_lit_night(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c =
        sky_ramp(unit((v + 1.0f) / 2.2f), vec_mix(t[LIGHT], t[GLOW], .3f), rgb(0x4c6ea0) * .8f, rgb(0x1b2f52) * .6f);
    c = vec_mix(c, rgb(0x5878a8) * .7f, .5f * smooth(.46f, .64f, sky_clouds(u + .3f * v, v, 1.0f)));
    float a = shafts(u, v, .1f, 1.6f, 5);
    return vec_mix(c, t[LIGHT] * .8f, .30f * smooth(.5f, .7f, a) * smooth(.6f, -.8f, v));
}

static void sister_hail(void)
{
    camera(V(.15f, .42f, 5.9f), V(.02f, 1.70f, 0), 33);
    Scene *s = scene();
    s->backdrop = snow_lit_night;
    s->key.towards = V(-.45f, .35f, .8f);
    Figure f = {.man = .05f, .wide = 1.05f};
    int robe = material_wool(rgb(0x5a7eb4)), veil_m = material_wool(rgb(0xb4cce6)),
        white = material_wool(rgb(0xe8f1f7)), frost = clear_ice(), skin = pale_skin(rgb(0xdce8f2)),
        hail = material_plain(rgb(0xe4f0f8), .35f, 1), gold = material_plain(rgb(0xe5734a), .4f, .8f);
    material(hail)->sss = rgb(0xa0d0f0) * .6f;
    Person p = {.skin = rgb(0xdce6f0),
                .hair = rgb(0xa8bcd0),
                .iris = rgb(0x4fc0e0),
                .age = .6f,
                .man = .1f,
                .gaunt = .55f,
                .eye = 1.15f,
                .nose = NOSE_STRAIGHT,
                .nose_size = 1.1f,
                .mood = MOOD_RESOLVE,
                .hairs = HAIR_NONE,
                .seed = 2,
                .glow = .9f,
                .gaze_x = 10,
                .gaze_y = -14,
                .brow = .8f,
                .lips = .7f};
    push();
    move(-.12f, .34f, -.2f);
    turn_y(20);
    turn_x(4);
    body_trunk(&f, robe);
    cloak(robe, 1.1f, .45f, 16, .55f, V(-.5f, 0, -.3f), 11);
    coat_skirt(robe, 1.1f, .50f, 0, .45f, V(-.35f, 0, 0), 5);
    cowl(white, 1.0f, .34f, 4);
    push();
    move(0, 2.16f, .07f);
    grow(.76f);
    turn_x(12);
    person_head(&p);
    veil(veil_m, -1.15f, 46, 6);
    part(); /* a band across the brow */
    paint(white);
    blend(.04f);
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .2f;
        ball(sinf(a) * .36f, .30f, cosf(a) * .38f, .06f);
    }
    for (int i = 0; i < 17; i++) { /* chin cloth */
        float a = ((float)i - 8) / 8 * 1.5f;
        ball(sinf(a) * .37f, -.12f - .46f * cosf(a), .16f + .10f * cosf(a), .075f);
    }
    pop();
    Vec3 le = V(-.62f, 1.45f, .25f), lw = V(-.72f, 1.80f, .52f), re = V(.66f, 1.55f, .30f), rw = V(.56f, 1.72f, .85f);
    body_sleeve(robe, body_shoulder(&f, -1), le, lw, .14f, .15f, .16f, 5);
    body_sleeve(robe, body_shoulder(&f, 1), re, rw, .14f, .15f, .16f, 9);
    PersonHand l = {.pose = GRASP_REACH, .size = .22f, .thick = .85f, .thumb = 1, .skin = skin},
               r = {.pose = GRASP_FIST, .size = .22f, .thick = .85f, .thumb = -1, .skin = skin};
    person_hand_at(&l, lw, V(-.2f, .95f, .25f), V(.3f, -.3f, .9f));
    person_hand_at(&r, rw, V(.2f, .1f, .95f), V(-.4f, -.9f, 0));
    Vec3 fist = here(rw + V(.05f, -.02f, .22f));
    pop();
    for (int i = 0; i < 17; i++) { /* a rosary of ice swings at us */
        float t = (float)i / 16, a = t * 2 * PI;
        Vec3 q = fist + V(-.05f * sinf(a * .5f) + .20f * sinf(a), -.50f * (1 - cosf(a)) * .95f + .10f,
                          1.05f * (1 - cosf(a)) * .5f);
        part();
        paint(frost);
        ball(q[0], q[1], q[2], .052f + .035f * (1 - cosf(a)) * .5f);
    }
    Vec3 low = fist + V(-.05f, -.98f, 1.08f);
    push();
    move(low[0], low[1], low[2]);
    turn_z(24);
    part();
    paint(gold);
    blend(.01f);
    crystal(0, -.14f, 0, .09f, .22f, .06f);
    crystal(0, -.10f, 0, .16f, .07f, .05f);
    pop();
    for (int i = 0; i < 150; i++) { /* the hem is a hailstorm */
        float a = chance(i) * 2 * PI, t = chance(i + 200), r0 = .45f + .75f * t + .25f * chance(i + 400);
        float y = 1.0f - 1.15f * t, z = cosf(a) * r0 - .1f;
        float k = .022f + .065f * chance(i + 600) * (.5f + .5f * t);
        part();
        paint(hail);
        ball(-.12f + sinf(a) * r0 - .25f * t, y + .2f * chance(i + 800), z, k);
    }
    for (int i = 0; i < 110; i++) { /* one closed ring of hail */
        float a = (float)i / 110 * 2 * PI;
        push();
        move(-.08f, 1.30f, -.1f);
        turn_z(-10);
        turn_x(6);
        part();
        paint(hail);
        ball(sinf(a) * 1.22f, .04f * (chance(i + 5) - .5f), cosf(a) * 1.22f, .022f + .030f * chance(i));
        pop();
    }
    for (int i = 0; i < 70; i++)
        sprite(V(-2 + 4 * chance(i), 3.6f * chance(i + 90), -.5f + 2.2f * chance(i + 180)),
               .02f + .025f * chance(i + 7), rgb(0xffffff), SPRITE_SNOW, .8f);
}

const Card siege_palefrost_ghosts_cards[] = {
    {"cards/siege/pf02", PALEFROST, hoarfrost_shade}, {"cards/siege/pf03", PALEFROST, white_silence},
    {"cards/siege/pf05", PALEFROST, icebound_warden}, {"cards/siege/pf06", PALEFROST, shackle_of_sleet},
    {"cards/siege/pf07", PALEFROST, sister_hail},     {0}};
