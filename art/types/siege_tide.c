/* SPDX-License-Identifier: MIT
 * People of the Lanternfleet. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/seawater.h"
#include "props/weapons.h"

static int skin_of(Vec3 c)
{
    return material_skin(c, c * V(.8f, .62f, .55f));
}

/* ---- ti07: the captain on the parapet ---- */

static void tricorn(int m, int trim)
{
    push();
    move(0, .36f, -.06f);
    turn_x(-9);
    part();
    paint(m);
    blend(.06f);
    egg(0, .06f, 0, .375f, .25f, .41f);
    part();
    paint(m);
    blend(.03f);
    for (int i = 0; i < 36; i++) { /* brim turned up on three sides */
        float a = (float)i / 36 * 2 * PI, b = a + 2 * PI / 36;
        float ua = .12f + .14f * powf(fabsf(cosf(1.5f * a)), 1.f), ub = .12f + .14f * powf(fabsf(cosf(1.5f * b)), 1.f);
        float ra = .60f - .17f * ua / .2f + .10f, rb = .60f - .17f * ub / .2f + .10f;
        web(V(sinf(a) * .35f, -.02f, cosf(a) * .38f), V(sinf(b) * .35f, -.02f, cosf(b) * .38f),
            V(sinf(b) * rb, ub, cosf(b) * rb), .022f);
        web(V(sinf(a) * .35f, -.02f, cosf(a) * .38f), V(sinf(b) * rb, ub, cosf(b) * rb),
            V(sinf(a) * ra, ua, cosf(a) * ra), .022f);
    }
    part();
    paint(trim);
    blend(.01f);
    for (int i = 0; i < 36; i++) {
        float a = (float)i / 36 * 2 * PI, b = a + 2 * PI / 36;
        float ua = .12f + .14f * fabsf(cosf(1.5f * a)), ub = .12f + .14f * fabsf(cosf(1.5f * b));
        float ra = .70f - .17f * ua / .2f, rb = .70f - .17f * ub / .2f;
        limb(V(sinf(a) * ra, ua, cosf(a) * ra), V(sinf(b) * rb, ub, cosf(b) * rb), .026f, .026f);
    }
    pop();
}

static void captain(void)
{
    shot(SHOT_BELOW, 18);
    family_hour(TIDE_SUNSET);
    Scene *s = scene();
    s->target = V(.16f, 1.54f, 0);
    s->view_angle = 31.f;
    s->key.towards = V(-.42f, .36f, .8f);
    s->roll = 6;
    s->back_y = .12f;
    Figure f = {.man = .1f, .wide = 1.02f};
    int navy = material_wool(rgb(0x1c3a78)), gold = material_gold(), white = material_wool(rgb(0xe8e4d4)),
        leather = material_leather(rgb(0x4a2c1a)), dark = material_leather(rgb(0x2a2020)),
        red = material_wool(rgb(0xb8402c)), hat = material_wool(rgb(0x182c58)),
        stone = material_stone(rgb(0x6a7a7c), rgb(0x3a4a50));
    Person p = {.skin = rgb(0xb07850),
                .hair = rgb(0x1c100c),
                .iris = rgb(0x3a8a90),
                .age = .4f,
                .man = .05f,
                .nose = NOSE_STRAIGHT,
                .mood = MOOD_CUNNING,
                .cast = CAST_FINE,
                .hairs = HAIR_MANE,
                .wind = V(.5f, -.35f, -.15f),
                .seed = 6,
                .gaze_x = -8,
                .lips = 1.5f,
                .eye = 1.18f,
                .brow = .75f,
                .wide = .93f};
    int skin = skin_of(p.skin);
    for (int i = 0; i < 4; i++) { /* the parapet */
        part();
        paint(stone);
        push();
        move(-1.35f + .92f * (float)i, -.05f + .05f * chance(i), .35f);
        turn_y(8 * (chance(i + 3) - .5f));
        box(0, 0, 0, .45f, .32f, .38f, .06f);
        pop();
    }
    push();
    move(0, .14f, .05f);
    turn_y(-12);
    turn_z(-7);
    Vec3 knee = V(.30f, .98f, .42f), foot = V(.36f, .30f, .45f);
    part(); /* one foot on the wall, one behind */
    paint(material_wool(rgb(0x8a7c6a)));
    blend(.06f);
    limb(V(.13f, 1.1f, 0), knee, .15f, .12f);
    limb(V(-.13f, 1.1f, 0), V(-.34f, .62f, -.05f), .15f, .115f);
    part();
    paint(dark);
    blend(.04f);
    limb(vec_mix(knee, foot, .1f), foot, .135f, .10f);
    limb(foot, foot + V(.04f, -.05f, .2f), .09f, .075f);
    limb(V(-.36f, .58f, -.06f), V(-.55f, .1f, -.4f), .13f, .10f);
    limb(V(-.55f, .1f, -.4f), V(-.52f, .0f, -.22f), .09f, .075f);
    body_trunk(&f, material_wool(rgb(0xcfc4a8)));
    coat_skirt(navy, 1.1f, .42f, 34, .42f, V(.62f, 0, -.45f), 21);
    part(); /* the coat: two fronts with lapels */
    paint(navy);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float sd = (float)side;
        egg(sd * .16f, 1.56f, -.02f, .17f, .29f, .215f);
        limb(V(sd * .20f, 1.42f, .03f), V(sd * .19f, 1.22f, .03f), .115f, .12f);
        limb(V(sd * .10f, 1.80f, -.03f), V(sd * .335f, 1.75f, -.03f), .115f, .12f);
    }
    egg(0, 1.5f, -.13f, .26f, .34f, .12f);
    part();
    paint(gold);
    blend(.015f);
    for (int side = -1; side <= 1; side += 2) {
        float sd = (float)side;
        Vec3 lapel[4] = {V(sd * .13f, 1.84f, .08f), V(sd * .10f, 1.66f, .215f), V(sd * .055f, 1.45f, .215f),
                         V(sd * .075f, 1.26f, .19f)};
        float r[4] = {.022f, .024f, .022f, .02f};
        tube(4, lapel, r, 4);
        for (int i = 0; i < 3; i++)
            ball(sd * (.15f - .012f * (float)i), 1.60f - .12f * (float)i, .215f - .012f * (float)i, .026f);
        push(); /* epaulettes */
        move(sd * .36f, 1.83f, -.03f);
        turn_z(sd * -12);
        drum(0, 0, 0, .13f, .028f, .02f);
        for (int i = 0; i < 11; i++) {
            float a = (float)i / 11 * 2 * PI;
            limb(V(sinf(a) * .12f, -.01f, cosf(a) * .12f), V(sinf(a) * .14f, -.10f, cosf(a) * .14f), .016f, .012f);
        }
        pop();
    }
    coat_skirt(material_wool(rgb(0xcfc4a8)), 1.0f, .98f, 0, .05f, V(.04f, 0, 0), 77);
    sash(red, 1.0f, 1, 31);
    part(); /* neck cloth */
    paint(white);
    blend(.03f);
    egg(0, 1.80f, .10f, .10f, .07f, .07f);
    egg(-.03f, 1.70f, .19f, .06f, .10f, .04f);
    egg(.04f, 1.68f, .195f, .05f, .09f, .04f);
    PersonHand right = {.lean = true, .pose = GRASP_FIST, .size = .19f, .thick = .95f, .thumb = 1, .skin = skin};
    Vec3 at = V(-.76f, 2.02f, .34f), bar = V(.16f, 1, .10f), out = V(.4f, 0, 1), elbow = V(-.78f, 1.62f, .02f),
         wr = person_wrist(&right, at, bar, out);
    body_sleeve(navy, body_shoulder(&f, -1), elbow, wr, .125f, .105f, .085f, 41);
    body_cuff(gold, elbow, wr, .095f, .18f);
    push();
    person_hand_grip(right, at, bar, out);
    scimitar(1.02f, material_iron(), gold);
    Vec3 tip = here(V(.15f, .8f, .05f));
    pop();
    PersonHand left = {.lean = true, .pose = GRASP_REACH, .size = .19f, .thick = .95f, .thumb = -1, .skin = skin};
    Vec3 le = V(.76f, 1.50f, .05f), lw = V(.94f, 1.74f, .34f);
    body_sleeve(navy, body_shoulder(&f, 1), le, lw, .125f, .105f, .085f, 51);
    body_cuff(gold, le, lw, .095f, .18f);
    person_hand_at(&left, lw, V(.35f, .75f, .35f), V(-.3f, -.1f, 1));
    push();
    move(0, 2.21f, .05f);
    grow(.56f);
    turn_y(-14);
    turn_z(5);
    turn_x(2);
    person_head(&p);
    tricorn(hat, gold);
    pop();
    tip = here(tip);
    pop();
    (void)leather;
    sprite(tip, .2f, rgb(0xfff4d8), SPRITE_SPARKLE, 1);
    for (int i = 0; i < 70; i++) { /* spray */
        float a = chance(i + 20) * PI, r = .4f + 1.4f * chance(i + 60);
        sprite(V(-.9f + cosf(a) * r * .9f, .1f + sinf(a) * r, .8f - 1.2f * chance(i)),
               .010f + .022f * chance(i + 7) * chance(i), rgb(0xe8fff8), SPRITE_GLOW, .75f);
    }
    faction_motes();
}

/* ---- ti22: an old boatman in a flooded cellar ---- */

static Vec3 sea_of_lights(const Scene *s, float u, float v)
{
    Vec3 c = faction_kit(TIDE)->backdrop(s, u * .8f + .1f, v * .8f - .05f);
    const Vec3 *t = s->tint;
    for (int i = 0; i < 26; i++) { /* lamps on the far water */
        float x = -1 + 2 * chance_of(i + 300), y = -.52f - .42f * chance_of(i + 330) * chance_of(i + 9),
              d = distance_to(u, v, x, y);
        float r = .008f + .012f * unit(-.4f - y);
        c += (t[ACCENT] + t[GLOW] * .3f) * (1.4f * expf(-d * d / (r * r)) + .2f * expf(-d / (r * 5)));
    }
    return c;
}

/* A slouched felt hat, in the frame of a head. */
static void slouched_hat(int hat_m, int band)
{
    push();
    move(0, .34f, -.07f);
    turn_x(-17);
    part();
    paint(hat_m);
    blend(.09f);
    egg(0, .10f, -.02f, .375f, .23f, .42f);
    egg(.05f, .26f, -.12f, .22f, .12f, .26f);
    DrapeRow row[3] = {{.06f, .36f, .41f, 0, 0}, {.02f, .46f, .51f, 0, 0}, {-.05f, .60f, .64f, 0, .02f}};
    drape(&(Drape){.rows = 3, .row = row, .folds = 6, .gather = .005f, .depth = .045f, .thick = .03f, .seed = 5});
    part();
    paint(band);
    blend(.02f);
    ring(0, .05f, 0, .375f, .035f);
    pop();
}

/* The punt he stands in: its side along x, its prow up at the right. */
static void punt(int wood)
{
    for (int i = 0; i < 3; i++) {
        part();
        paint(wood);
        blend(.02f);
        float y = .14f + .20f * (float)i, z = .62f + .10f * (float)i;
        Vec3 p[5] = {V(-2.2f, y, z), V(-.6f, y - .02f, z + .05f), V(.6f, y, z + .04f), V(1.35f, y + .14f, z - .15f),
                     V(1.95f, y + .42f, z - .55f)};
        float r[5] = {.115f, .115f, .115f, .11f, .09f};
        tube(5, p, r, 4);
    }
    part();
    paint(wood);
    limb(V(1.90f, .1f, .1f), V(2.05f, 1.25f, .05f), .10f, .07f);
}

static void river_pilot(void)
{
    camera(V(-.75f, 1.45f, 5.3f), V(.10f, 1.55f, 0), 31);
    Scene *s = scene();
    s->backdrop = sea_of_lights;
    s->tint[LIGHT] = rgb(0x5c8f96);
    s->tint[MIDTONE] = rgb(0x24606c);
    s->tint[GLOW] = rgb(0xf8dcb0);
    s->back_x = .3f;
    s->key.color = rgb(0xb8d4e0) * 1.7f;
    s->rim.color = rgb(0xbfe8f0) * 3.6f;
    Figure f = {.man = 1, .wide = 1.05f, .belly = .2f};
    int coat = material_wool(rgb(0x1c5a6e)), cape_m = material_wool(rgb(0x12404e)),
        hat_m = material_wool(rgb(0x1c3c48)), band = material_leather(rgb(0xf0765a)), pole = material_wood(),
        brass = material_gold(), cuff = material_wool(rgb(0x9fc4c0)), wood = material_wood(),
        legs_m = material_wool(rgb(0x5a6a68)), boots = material_leather(rgb(0x3a2620));
    Person p = {.skin = rgb(0xc8906a),
                .hair = rgb(0xa8a090),
                .iris = rgb(0x4a7a80),
                .age = 1,
                .man = 1,
                .wide = 1.02f,
                .gaunt = .3f,
                .nose = NOSE_LONG,
                .nose_size = 1.1f,
                .mood = MOOD_RESOLVE,
                .mirrored = true,
                .cast = CAST_LONG,
                .hairs = HAIR_NONE,
                .beard = WHISKERS_FULL,
                .beard_length = 1.05f,
                .seed = 3,
                .gaze_x = 10};
    int skin = skin_of(p.skin);
    push();
    move(-.10f, .0f, 0);
    turn_y(10);
    turn_x(8);
    turn_z(-5);
    body_legs(&f, legs_m, boots, .16f, .18f);
    body_trunk(&f, coat);
    coat_skirt(coat, 1.15f, .62f, 34, .22f, V(-.25f, 0, -.15f), 61);
    sash(material_wool(rgb(0xf0765a)), 1.12f, .8f, 5);
    cloak(cape_m, 1.08f, .5f, 72, .5f, V(-.85f, 0, -.45f), 7);
    cowl(cape_m, 1.06f, .26f, 9);
    PersonHand h = {
        .lean = true, .pose = GRASP_FIST, .size = .205f, .thick = 1.12f, .thumb = 1, .skin = skin, .age = 1};
    Vec3 bar = V(-.34f, 1, -.10f), at = V(-.60f, 1.38f, .46f), out = V(.7f, .1f, 1), re = V(-.74f, 1.30f, .06f),
         wr = person_wrist(&h, at, bar, out);
    body_sleeve(coat, body_shoulder(&f, -1), re, wr, .135f, .115f, .09f, 71);
    body_cuff(cuff, re, wr, .09f, .16f);
    push();
    person_hand_grip(h, at, bar, out);
    part();
    paint(pole);
    limb(V(0, -2.4f, 0), V(0, 1.9f, 0), .042f, .034f);
    pop();
    h.thumb = -1;
    h.pose = GRASP_HANG;
    Vec3 lat = V(.60f, 1.98f, .56f), lbar = V(1, 0, -.25f), lout = V(.1f, .25f, .9f), le = V(.74f, 1.54f, .18f),
         lw = person_wrist(&h, lat, lbar, lout);
    body_sleeve(coat, body_shoulder(&f, 1), le, lw, .135f, .115f, .09f, 81);
    body_cuff(cuff, le, lw, .09f, .16f);
    push();
    person_hand_grip(h, lat, lbar, lout);
    pop();
    push();
    move(lat[0], lat[1], lat[2]);
    lantern(.62f, brass, rgb(0xffb850));
    pop();
    Vec3 light = here(lat + V(0, -.36f, .1f));
    push();
    move(0, 2.21f, .10f);
    grow(.56f);
    turn_y(24);
    turn_x(4);
    turn_z(-6);
    person_head(&p);
    slouched_hat(hat_m, band);
    pop();
    pop();
    punt(wood);
    lamp(light + V(-.22f, .16f, .28f), rgb(0xffb45a) * 3.4f, .46f);
    sprite(light, .5f, rgb(0xffb040), SPRITE_GLOW, .35f);
    faction_motes();
}

/* ---- ti02: what her light finds ---- */

/* Night over the sea, and in its fog one with horns, as high as the sky, whose eyes have seen her lamp. */
static Vec3 horned_fog(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float bank = sky_clouds(u * .9f, v * 1.5f, 1.2f);
    Vec3 c = sky_ramp(unit((v + .9f) / 2), t[LIGHT] * .75f, t[MIDTONE] * 1.1f, t[SHADOW]);
    c = vec_mix(c, t[LIGHT] * .8f, .35f * smooth(.4f, .65f, bank));
    float x = fabsf(u - .42f) / 1.5f, y = (v - .12f) / 1.5f;
    float in = under(.27f, distance_to(x * 1.25f, y, 0, .18f), .03f);
    in = max_of(in, under(.66f - .50f * x - 1.2f * x * x, y + .62f, .04f)); /* shoulders */
    float up = unit((y - .22f) / .42f), horn_x = .20f + .36f * sinf(up * 2.2f) - .12f * up * up;
    in = max_of(in, under(.085f * (1 - .8f * up), fabsf(x - horn_x), .015f) * smooth(.18f, .24f, y) *
                        smooth(.66f, .62f, y));
    Vec3 hide = vec_mix(t[SHADOW], t[DARK], .7f) + t[MIDTONE] * (.30f * smooth(.45f, .7f, bank));
    c = vec_mix(c, hide, .92f * in * smooth(-.85f, -.2f, v));
    float d = distance_to(x - .20f * (y - .2f), (y - .20f) * 1.7f, .115f, 0);
    return c + (t[GLOW] + rgb(0xffb040)) * (1.1f * expf(-d * d * 1500)) + rgb(0xff9030) * (.45f * expf(-d * 13));
}

static void veilborne(void)
{
    Scene *s = scene();
    camera(V(.1f, 1.6f, 5.4f), V(.08f, 1.96f, 0), 27);
    family_hour(TIDE_NIGHT);
    s->backdrop = horned_fog;
    s->ambient = .3f;
    s->vignette = 1.3f;
    Figure f = {.man = 0};
    int veil_m = material_wool(rgb(0xd8d4c0)), dress = material_wool(rgb(0x2f7078)), gold = material_gold(),
        stone = material_new(rgb(0x4a4a6c), rgb(0x2a2a44), .85f, .3f, PAT_BRICK, 3.4f, 1.f);
    material(veil_m)->sss = rgb(0xffe8b0) * .25f;
    Person p = {.skin = rgb(0xe0b490),
                .hair = rgb(0x5a3a20),
                .iris = rgb(0x50a0a0),
                .age = .4f,
                .man = 0,
                .nose = NOSE_STRAIGHT,
                .mood = MOOD_RESOLVE,
                .act = .7f,
                .cast = CAST_USUAL,
                .hairs = HAIR_BUN,
                .seed = 2,
                .gaze_x = 8,
                .gaze_y = 8,
                .brow = .62f,
                .wide = .96f};
    int skin = skin_of(p.skin);
    part();
    paint(stone);
    box(0, .30f, -.55f, 3, .62f, .18f, .04f);
    for (int i = -2; i <= 2; i++)
        box((float)i * 1.05f + .45f, 1.05f, -.55f, .32f, .30f, .18f, .04f);
    push();
    move(-.42f, -.02f, .2f);
    turn_y(112);
    body_trunk(&f, dress);
    coat_skirt(dress, 1.05f, .1f, 0, .3f, V(.15f, 0, 0), 13);
    cloak(veil_m, 1.0f, .5f, 75, .3f, V(-.2f, 0, -.5f), 8);
    PersonHand h = {.lean = true, .pose = GRASP_FIST, .size = .18f, .thick = .85f, .thumb = 1, .skin = skin};
    Vec3 at = V(-.34f, 2.10f, .60f), bar = V(-1, 0, .2f), out = V(-.1f, .4f, 1), e = V(-.54f, 1.66f, .30f),
         w = person_wrist(&h, at, bar, out);
    body_sleeve(dress, body_shoulder(&f, -1), e, w, .105f, .082f, .066f, 3);
    body_cuff(gold, e, w, .066f, .12f);
    push();
    person_hand_grip(h, at, bar, out);
    pop();
    Vec3 star = here(at + V(-.02f, -.24f, .05f)), hand_at = here(at);
    push();
    move(0, 2.12f, .03f);
    grow(.54f);
    turn_y(-42);
    turn_x(-12);
    person_head(&p);
    veil(veil_m, -2.0f, 66, 23);
    part();
    paint(gold);
    blend(.02f);
    push();
    turn_x(-6);
    DrapeRow band[2] = {{.37f, .40f, .44f, 0, -.07f}, {.31f, .415f, .455f, 0, -.07f}};
    drape(&(Drape){.rows = 2, .row = band, .folds = 1, .thick = .014f});
    pop();
    pop();
    pop();
    part();
    paint(gold);
    limb(hand_at, star + V(0, .14f, 0), .012f, .012f);
    part(); /* the star */
    paint(material_glow(rgb(0xffe0a0), 3.5f));
    blend(.01f);
    push();
    move(star[0], star[1], star[2]);
    for (int i = 0; i < 3; i++) {
        push();
        turn_z((float)i * 60);
        crystal(0, 0, 0, .032f, .15f, .032f);
        pop();
    }
    pop();
    sprite(star, .30f, rgb(0xffd890), SPRITE_GLOW, .5f);
    lamp(star + V(-.18f, .02f, .22f), rgb(0xffd8a0) * 3.2f, .22f);
    faction_motes();
}

const Card siege_tide_cards[] = {{"cards/siege/ti07", TIDE, captain},
                                 {"cards/siege/ti22", TIDE, river_pilot},
                                 {"cards/siege/ti02", TIDE, veilborne},
                                 {0}};
