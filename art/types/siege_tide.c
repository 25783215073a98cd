/* SPDX-License-Identifier: MIT
 * People of the Lanternfleet. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/castle.h"
#include "props/drapery.h"
#include "props/gleaner.h"
#include "props/grasp.h"
#include "props/harbour.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"
#include "props/wild.h"

static int skin_of(Vec3 c)
{
    return material_skin(c, c * V(.8f, .62f, .55f));
}

/* ---- ti07: the captain swings across her deck ---- */

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

/* Her coat: two fronts with lapels and epaulettes, on a body of props/drapery.h. */
static void captains_coat(int coat, int gold)
{
    part();
    paint(coat);
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
        tube(4, lapel, (float[]){.022f, .024f, .022f, .02f}, 4);
        for (int i = 0; i < 3; i++)
            ball(sd * (.15f - .012f * (float)i), 1.60f - .12f * (float)i, .215f - .012f * (float)i, .026f);
        push();
        move(sd * .36f, 1.83f, -.03f);
        turn_z(sd * -12);
        drum(0, 0, 0, .13f, .028f, .02f);
        for (int i = 0; i < 11; i++) {
            float a = (float)i / 11 * 2 * PI;
            limb(V(sinf(a) * .12f, -.01f, cosf(a) * .12f), V(sinf(a) * .14f, -.10f, cosf(a) * .14f), .016f, .012f);
        }
        pop();
    }
}

static const Person captains_face = {.age = .4f,
                                     .man = .05f,
                                     .nose = NOSE_STRAIGHT,
                                     .mood = MOOD_LAUGH,
                                     .act = .6f,
                                     .cast = CAST_FINE,
                                     .hairs = HAIR_MANE,
                                     .wind = {.9f, .25f, -.25f},
                                     .seed = 6,
                                     .gaze_x = -14,
                                     .gaze_y = -10,
                                     .lips = 1.5f,
                                     .eye = 1.18f,
                                     .brow = .75f,
                                     .wide = .93f};

/* One knee drawn up, the other leg behind her. */
static void captains_legs(void)
{
    int breeches = material_wool(rgb(0xcfc4a8)), dark = material_leather(rgb(0x2a2020));
    Vec3 hip[2] = {V(-.13f, 1.10f, 0), V(.13f, 1.10f, 0)}, knee[2] = {V(-.26f, .98f, .50f), V(.34f, .66f, -.10f)},
         foot[2] = {V(-.40f, .58f, .60f), V(.62f, .32f, -.40f)};
    for (int i = 0; i < 2; i++) {
        Vec3 along = vec_unit(foot[i] - knee[i]);
        part();
        paint(breeches);
        trouser_folds(hip[i], knee[i], foot[i], .118f, 7 + i);
        blend(.06f);
        limb(hip[i], knee[i], .155f, .118f);
        limb(knee[i], vec_mix(knee[i], foot[i], .5f), .115f, .10f);
        part();
        paint(dark);
        blend(.04f);
        limb(vec_mix(knee[i], foot[i], .2f), foot[i], .130f, .095f);
        limb(foot[i], foot[i] + vec_unit(V(-.2f, -.1f, 1) - along * along[2]) * .20f, .09f, .072f);
    }
}

/* The captain at the end of a rope, her body on its way to the left. */
static void captain_swings(Vec3 rope_top, Vec3 tusk)
{
    int teal = material_wool(rgb(0x14586a)), gold = material_gold(), white = material_wool(rgb(0xe8e4d4)),
        red = material_wool(rgb(0xf0664a)), hat = material_wool(rgb(0x103e4c)),
        hemp = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .8f, .3f, PAT_CLOTH, 16, .8f);
    Figure f = {.man = .1f, .wide = 1.02f};
    Person face = captains_face;
    face.skin = rgb(0xb87c54);
    face.hair = rgb(0x1c100c);
    face.iris = rgb(0x3a8a90);
    int skin = skin_of(face.skin);
    push();
    move(1.00f, .42f, 0);
    turn_z(27);
    turn_y(14);
    captains_legs();
    body_trunk(&f, material_wool(rgb(0xcfc4a8)));
    coat_skirt(teal, 1.1f, .42f, 40, .5f, V(.75f, 0, -.45f), 21);
    captains_coat(teal, gold);
    sash(red, 1.0f, 1, 31);
    part(); /* neck cloth */
    paint(white);
    blend(.03f);
    egg(0, 1.80f, .10f, .10f, .07f, .07f);
    egg(-.03f, 1.70f, .19f, .06f, .10f, .04f);
    Vec3 shoulder[2] = {here(body_shoulder(&f, -1)), here(body_shoulder(&f, 1))};
    push();
    move(0, 2.21f, .05f);
    grow(.58f);
    turn_y(-40);
    turn_x(10);
    turn_z(-12);
    person_head(&face);
    tricorn(hat, gold);
    pop();
    pop();
    Vec3 up = V(.60f, 2.72f, .16f), line = vec_unit(rope_top - up), low = V(-.30f, 1.70f, .80f),
         blade = vec_unit(tusk - low);
    push();
    reach(&(Reach){.shoulder = shoulder[1],
                   .at = up,
                   .bar = line,
                   .fingers = V(-.3f, 0, 1),
                   .aside = V(1, -.3f, .2f),
                   .thumb = -1,
                   .sleeve = teal,
                   .cuff = gold,
                   .skin = skin});
    pop();
    hawser(3, (Vec3[]){up - line * .75f + V(.16f, 0, -.05f), up, rope_top}, .045f, hemp);
    push();
    reach(&(Reach){.shoulder = shoulder[0],
                   .at = low,
                   .bar = blade,
                   .fingers = V(.2f, .5f, 1),
                   .aside = V(-.6f, .6f, -.3f),
                   .thumb = 1,
                   .hand = .21f,
                   .sleeve = teal,
                   .cuff = gold,
                   .skin = skin});
    scimitar(1.15f, material_iron(), gold);
    pop();
}

/* "Mind your tooth." */
static void captain(void)
{
    camera(V(.05f, 1.05f, 5.2f), V(-.04f, 1.54f, 0), 36);
    family_hour(TIDE_SUNSET);
    Scene *s = scene();
    s->tint[SHADOW] = rgb(0x103e54);
    s->tint[MIDTONE] = rgb(0x3a8488);
    s->tint[LIGHT] = rgb(0xf0b070);
    s->disc_x = -.62f;
    s->disc_y = -.02f;
    s->roll = 5;
    s->vignette = 1.3f;
    s->key.towards = V(-.60f, .40f, .70f);
    s->key.color = rgb(0xffe4c0) * 2.0f;
    int wood = material_new(rgb(0x7a5a40), rgb(0x32221a), .45f, .7f, PAT_WOOD, 2.2f, .7f),
        dark = material_new(rgb(0x2c4448), rgb(0x14242a), .6f, .5f, PAT_WOOD, 2.2f, .7f),
        rope = material_new(rgb(0x8a7048), rgb(0x3c2c18), .9f, .1f, PAT_CLOTH, 12, .6f),
        sail = material_new(rgb(0xd8c8a4), rgb(0x9a8a70), .9f, .1f, PAT_CLOTH, 4, .2f);
    deck_planks(2.6f, 2.6f, -4, 11, wood, 3);
    push();
    move(-.30f, 0, -2.4f);
    mast(4.2f, 3.0f, 1.5f, 1.25f, dark, sail);
    pop();
    ship_rail(V(-2.6f, 0, -3.2f), V(2.8f, 0, -3.4f), .62f, dark, wood);
    shrouds(V(1.55f, .6f, -3.3f), V(.42f, 0, 0), V(.3f, 4.6f, -3.0f), 13, rope);
    Vec3 tusk = V(-.62f, 1.22f, 1.05f);
    captain_swings(V(.42f, 4.2f, .1f), tusk);
    int coat = wild_coat(rgb(0x6c5a54), 6), mane = wild_coat(rgb(0x42363a), 3.2f), pale = wild_coat(rgb(0xb09484), 5);
    push(); /* whose tooth it is */
    move(-.62f, .66f, .50f);
    turn_y(38);
    turn_x(-24);
    turn_z(-10);
    grow(1.30f);
    part();
    paint(mane);
    blend(.2f);
    limb(V(0, -.02f, -.30f), V(-.25f, -.35f, -1.1f), .36f, .62f);
    wet_clumps(V(0, .05f, -.15f), V(-.2f, -.2f, -.9f), .36f, .58f, V(0, -.4f, -.8f), 70, .26f, .055f, mane, pale, 5);
    wild_head(&(Wild){.kind = WILD_BOAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xa88c7c), 10),
                      .dark = mane,
                      .iris = rgb(0xffc840),
                      .glow = .7f,
                      .jaw = 22,
                      .snarl = 1,
                      .glare = -16,
                      .open = .9f,
                      .look_x = 12,
                      .look_y = -14,
                      .ears = 60});
    pop();
    part(); /* it flies */
    paint(material_tooth());
    tube(3, (Vec3[]){tusk + V(-.02f, .22f, .12f), tusk + V(.10f, .30f, .18f), tusk + V(.16f, .44f, .2f)},
         (float[]){.05f, .042f, .006f}, 4);
    sprite(tusk + V(.0f, .05f, .1f), .20f, rgb(0xfff4d8), SPRITE_SPARKLE, .8f);
    for (int i = 0; i < 26; i++) {
        Vec3 d = V(chance(i) - .6f, chance(i + 40) - .1f, chance(i + 80) - .2f);
        sprite(tusk + d * (.15f + .5f * chance(i + 9)), .010f + .014f * chance(i + 5), rgb(0xffe8b0), SPRITE_GLOW, .9f);
    }
    lamp(V(-.7f, 2.3f, 1.6f), rgb(0xffd8a8) * 1.6f, .5f);
    faction_motes();
}

/* ---- ti22: an old boatman poles away what wanted to come aboard ---- */

/* Canal walls and a bridge with lit houses, in the mist of the evening. */
static void canal(void)
{
    int first = scene()->material_count;
    int stone = material_new(rgb(0x4c6c70), rgb(0x243c44), .6f, .5f, PAT_BRICK, 3.6f, .9f),
        wall = material_new(rgb(0x5a7a7a), rgb(0x345056), .85f, .2f, PAT_NOISE, 3, .4f),
        roof = material_plain(rgb(0x1c3a44), .7f, .3f);
    Vec3 light = rgb(0xf4b860) * 1.5f;
    push();
    move(.15f, 0, -4.2f);
    bridge_arch(1.05f, 1.75f, .55f, stone, roof, light);
    pop();
    push();
    move(-.8f, .55f, -7.5f);
    quay_houses(-.8f, 2.6f, 1.2f, wall, roof, light, 5);
    pop();
    fade_since(first, rgb(0x5c8f96), .22f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(stone);
        box(q * 2.55f, .3f, -1.2f, .75f, .62f, 3.4f, .03f);
        part();
        paint(roof);
        box(q * 2.5f, .96f, -1.2f, .80f, .06f, 3.4f, .03f);
    }
    push();
    move(-2.05f, .95f, -1.4f);
    turn_y(70);
    quay_houses(-1.2f, 1.6f, 1.5f, wall, roof, light, 17);
    pop();
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

/* The punt comes towards us: two sides that meet in a stem, the lantern on its hook. */
static Vec3 punt(int wood, int dark, int brass)
{
    for (int i = 0; i < 3; i++) {
        float y = .12f + .17f * (float)i, w = .46f + .09f * (float)i;
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side;
            part();
            paint(i == 2 ? dark : wood);
            blend(.02f);
            tube(4,
                 (Vec3[]){V(q * w - .15f, y, -1.2f), V(q * w - .15f, y - .02f, .4f),
                          V(q * w * .72f - .24f, y + .03f, 1.5f), V(-.42f, y + .14f, 2.35f)},
                 (float[]){.10f, .10f, .095f, .08f}, 5);
        }
    }
    part();
    paint(dark);
    box(-.15f, .10f, .2f, .45f, .04f, 1.6f, .02f);
    blend(.03f);
    limb(V(-.42f, .0f, 2.40f), V(-.44f, .86f, 2.52f), .10f, .075f);
    part();
    paint(brass);
    blend(.02f);
    tube(4, (Vec3[]){V(-.44f, .80f, 2.50f), V(-.45f, 1.10f, 2.52f), V(-.38f, 1.22f, 2.54f), V(-.28f, 1.16f, 2.55f)},
         (float[]){.022f, .022f, .02f, .018f}, 4);
    push();
    move(-.28f, 1.16f, 2.55f);
    turn_z(-9);
    lantern(.42f, brass, rgb(0xffb850));
    Vec3 light = here(V(0, -.3f, 0));
    pop();
    return light;
}

static void river_pilot(void)
{
    camera(V(-.10f, .98f, 4.9f), V(.10f, 1.22f, 0), 36);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .55f;
    s->disc_y = 1.0f;
    s->disc_size = .7f;
    s->tint[LIGHT] = rgb(0x6c9ea2);
    s->tint[GLOW] = rgb(0xf8dcb0);
    s->key.color = rgb(0xb8d4e0) * 1.6f;
    s->rim.color = rgb(0xbfe8f0) * 3.2f;
    s->roll = 3;
    s->vignette = 1.3f;
    canal();
    Figure f = {.man = 1, .wide = 1.08f, .belly = .2f};
    int coat = material_wool(rgb(0x1c6274)), cape_m = material_wool(rgb(0x12404e)),
        hat_m = material_wool(rgb(0x1c3c48)), band = material_leather(rgb(0xf0765a)), pole = material_wood(),
        brass = material_gold(), cuff = material_wool(rgb(0x9fc4c0)),
        wood = material_new(rgb(0x7a5a3c), rgb(0x34241a), .45f, .7f, PAT_WOOD, 2.2f, .7f),
        dark = material_new(rgb(0x1c4a52), rgb(0x0e2a30), .4f, .8f, PAT_WOOD, 2.2f, .5f),
        legs_m = material_wool(rgb(0x5a6a68)), boots = material_leather(rgb(0x3a2620));
    Person p = {.skin = rgb(0xc8906a),
                .hair = rgb(0xb8b0a0),
                .iris = rgb(0x4a7a80),
                .age = 1,
                .man = 1,
                .wide = 1.02f,
                .gaunt = .3f,
                .nose = NOSE_LONG,
                .nose_size = 1.1f,
                .mood = MOOD_EFFORT,
                .act = .8f,
                .cast = CAST_LONG,
                .hairs = HAIR_NONE,
                .beard = WHISKERS_FULL,
                .beard_length = 1.05f,
                .seed = 3,
                .gaze_x = 10,
                .gaze_y = -14};
    int skin = skin_of(p.skin);
    push();
    move(-.42f, .10f, .10f);
    turn_y(26);
    turn_z(-15);
    turn_x(13);
    body_legs(&f, legs_m, boots, .20f, .28f);
    body_tunic(&f, coat);
    coat_skirt(coat, 1.15f, .62f, 34, .22f, V(-.35f, 0, -.15f), 61);
    sash(material_wool(rgb(0xf0765a)), 1.12f, .8f, 5);
    cowl(cape_m, 1.06f, .30f, 9);
    Vec3 shoulder[2] = {here(body_shoulder(&f, -1)), here(body_shoulder(&f, 1))};
    push();
    move(0, 2.19f, .12f);
    grow(.60f);
    turn_y(6);
    turn_x(14);
    turn_z(4);
    person_head(&p);
    slouched_hat(hat_m, band);
    pop();
    pop();
    Vec3 foe = V(.80f, .62f, 1.40f), top = V(-.45f, 3.2f, .25f), bar = vec_unit(top - foe),
         high = vec_mix(foe, top, .56f), low = vec_mix(foe, top, .36f);
    for (int i = 0; i < 2; i++) {
        push();
        reach(&(Reach){.shoulder = shoulder[i],
                       .at = i ? low : high,
                       .bar = bar,
                       .fingers = i ? V(.7f, .3f, 1) : V(-.2f, .3f, 1),
                       .aside = i ? V(.7f, -.7f, .2f) : V(-1, .1f, .1f),
                       .thumb = i ? -1 : 1,
                       .hand = .215f,
                       .sleeve = coat,
                       .cuff = cuff,
                       .skin = skin,
                       .age = 1});
        pop();
    }
    part();
    paint(pole);
    limb(foe, vec_mix(foe, top, 1.1f), .046f, .036f);
    Vec3 light = punt(wood, dark, brass);
    int thief = gleaner_skin();
    push(); /* who had hold of the side; the pole is on his crown */
    move(foe[0] + .02f, .28f, foe[2] + .06f);
    turn_y(-24);
    turn_z(-8);
    grow(.62f);
    gleaner_head(&(GleanerFace){.tilt = -24, .open = .9f, .yaw = -10, .pitch = 26, .ears = 40, .cheeks = 1}, thief);
    gleaner_arm(V(-.35f, -.45f, .2f), V(-.75f, -.1f, .3f), V(-.80f, .34f, .4f), V(-.2f, 1, .1f), V(.3f, 0, 1), thief,
                0);
    pop();
    int sea = material_new(rgb(0x2a6a72), rgb(0x0c2c36), .10f, 1.4f, PAT_WATER, 2.0f, .5f);
    push();
    move(foe[0] + .03f, .02f, foe[2]);
    splash_crown(.42f, .34f, 17, material_sea(rgb(0x4a9a9c), .05f), 4);
    pop();
    foam_along(3, (Vec3[]){V(-.5f, .04f, 2.5f), V(.02f, .04f, 1.7f), V(.30f, .04f, .6f)}, 60, .10f, .045f, 3);
    part();
    paint(sea);
    ground(.0f, .03f, 1.8f);
    lamp(light + V(.30f, .10f, -.1f), rgb(0xffb45a) * 3.0f, .50f);
    lamp(V(-.25f, 1.9f, 1.5f), rgb(0xffc070) * 1.8f, .42f);
    faction_motes();
}

/* ---- ti02: it strikes, and her light holds ---- */

/* A shell of light where it is struck: rings that run out from `at`, in the plane that looks to `out`. */
static void struck_light(Vec3 at, Vec3 out)
{
    int glow = material_glow(rgb(0xffe8b8), 1.3f);
    push();
    move(at[0], at[1], at[2]);
    aim(out, V(0, 1, .1f));
    for (int i = 0; i < 4; i++) {
        float r = .20f + .24f * (float)i;
        part();
        paint(glow);
        blend(.004f);
        for (int k = 0; k < 40; k++) { /* broken rings on a bowl */
            float a = (float)k / 40 * 2 * PI, b = a + 2 * PI / 40;
            if (chance(k / 3 + i * 17) < .30f)
                continue;
            float y = -.30f * r * r;
            limb(V(sinf(a) * r, y, cosf(a) * r), V(sinf(b) * r, y, cosf(b) * r), .016f - .003f * (float)i,
                 .016f - .003f * (float)i);
        }
        for (int k = 0; k < 30; k++) {
            float a = (float)k / 30 * 2 * PI;
            sprite(here(V(sinf(a) * r, -.30f * r * r, cosf(a) * r)), .09f, rgb(0xf4c878), SPRITE_GLOW,
                   .22f - .04f * (float)i);
        }
    }
    pop();
}

/* What strikes: a horned head as large as she is, its muzzle against the light. */
static void striking_head(Vec3 at)
{
    int coat = wild_coat(rgb(0x4c6068), 5), mane = wild_coat(rgb(0x28383f), 3), pale = wild_coat(rgb(0x8ca4a8), 4);
    push();
    move(at[0] + .42f, at[1] + .20f, at[2] - .42f);
    turn_y(-50);
    turn_x(10);
    turn_z(-10);
    grow(1.30f);
    part();
    paint(mane);
    blend(.2f);
    limb(V(0, -.05f, -.35f), V(.25f, -.35f, -1.3f), .42f, .80f);
    wet_clumps(V(0, .0f, -.25f), V(.2f, -.30f, -1.1f), .40f, .72f, V(-.1f, -1, -.2f), 120, .28f, .06f, mane, pale, 5);
    wild_ruff(34, .40f, .085f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x7c9498), 9),
                      .dark = mane,
                      .horn = material_bone(),
                      .iris = rgb(0xffb030),
                      .glow = 1.4f,
                      .jaw = 34,
                      .snarl = 1,
                      .glare = 18,
                      .open = .7f,
                      .look_x = -10,
                      .look_y = 8,
                      .ears = 60});
    pop();
}

static void veilborne(void)
{
    camera(V(-.15f, 1.35f, 5.2f), V(.10f, 1.66f, 0), 37);
    family_hour(TIDE_NIGHT);
    Scene *s = scene();
    s->tint[SHADOW] = rgb(0x0c2238);
    s->tint[MIDTONE] = rgb(0x28587a);
    s->tint[LIGHT] = rgb(0x6aa0b4);
    s->disc_x = -.70f;
    s->disc_y = .80f;
    s->ambient = .32f;
    s->roll = 5;
    s->vignette = 1.4f;
    Figure f = {.man = 0};
    int veil_m = material_wool(rgb(0xdcd8c8)), dress = material_wool(rgb(0x2f7a80)), gold = material_gold(),
        stone = material_new(rgb(0x46626c), rgb(0x22363e), .6f, .5f, PAT_BRICK, 3.4f, 1.f),
        coral = material_wool(rgb(0xf0664a));
    material(veil_m)->sss = rgb(0xffe8b0) * .25f;
    Person p = {.skin = rgb(0xe0b490),
                .hair = rgb(0x5a3a20),
                .iris = rgb(0x50a0a0),
                .age = .4f,
                .man = 0,
                .nose = NOSE_STRAIGHT,
                .mood = MOOD_RESOLVE,
                .act = .9f,
                .cast = CAST_USUAL,
                .hairs = HAIR_BUN,
                .seed = 2,
                .gaze_x = 16,
                .gaze_y = 8,
                .eye = 1.12f,
                .brow = .62f,
                .wide = .96f};
    int skin = skin_of(p.skin), first = s->material_count;
    push(); /* the lighthouse of her harbour, and its roofs */
    move(-1.25f, -.4f, -4.4f);
    turret(.42f, 2.7f, .6f, stone, stone, gold);
    lit_window(0, 2.45f, .44f, .12f, .2f, rgb(0xf4c870) * 1.8f);
    pop();
    push();
    move(-2.6f, -.5f, -4.0f);
    quay_houses(0, 5.8f, 1.1f, stone, material_plain(rgb(0x14323c), .7f, .3f), rgb(0xf4b860) * 1.5f, 27);
    pop();
    fade_since(first, rgb(0x2c5a70), .2f);
    for (int i = 0; i < 7; i++) /* the wall she stands on */
        block(-2.2f + .74f * (float)i, .30f, -.75f, .35f, .42f, .20f, stone);
    push();
    move(-.40f, -.20f, .20f);
    turn_y(38);
    turn_z(9);
    turn_x(-8);
    body_trunk(&f, dress);
    coat_skirt(dress, 1.05f, .1f, 0, .3f, V(-.15f, 0, 0), 13);
    sash(coral, 1.0f, 1, 31);
    cloak(veil_m, 1.0f, .3f, 75, .4f, V(-.75f, .15f, -.6f), 8);
    Vec3 left = here(body_shoulder(&f, -1)), right = here(body_shoulder(&f, 1));
    push();
    move(0, 2.14f, .03f);
    grow(.60f);
    turn_y(-8);
    turn_x(-14);
    turn_z(4);
    person_head(&p);
    veil(veil_m, -1.6f, 62, 23);
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
    Vec3 star = V(.30f, 1.82f, .85f), strike = star + V(.14f, .16f, .06f);
    push();
    reach(&(Reach){.shoulder = right,
                   .at = star + V(-.03f, .05f, -.03f),
                   .bar = V(-.35f, -.2f, .9f),
                   .fingers = V(.5f, .8f, .2f),
                   .aside = V(.4f, -1, .3f),
                   .thumb = -1,
                   .hand = .20f,
                   .sleeve = dress,
                   .cuff = gold,
                   .skin = skin});
    pop();
    reach(&(Reach){.shoulder = left,
                   .at = left + V(-.10f, -.36f, .42f),
                   .fingers = V(.5f, .7f, .5f),
                   .palm = V(.6f, .1f, .7f),
                   .aside = V(-1, -.4f, 0),
                   .pose = GRASP_REACH,
                   .thumb = 1,
                   .sleeve = dress,
                   .cuff = gold,
                   .skin = skin});
    part(); /* the star in her fist */
    paint(material_glow(rgb(0xffe0a0), 3.5f));
    blend(.01f);
    push();
    move(star[0] + .03f, star[1] + .10f, star[2] + .10f);
    for (int i = 0; i < 3; i++) {
        push();
        turn_z((float)i * 60 + 12);
        crystal(0, 0, 0, .036f, .17f, .036f);
        pop();
    }
    pop();
    sprite(star + V(.03f, .1f, .12f), .34f, rgb(0xffd890), SPRITE_GLOW, .6f);
    struck_light(strike, vec_unit(V(.60f, .55f, .45f)));
    striking_head(strike + V(.22f, .16f, .02f));
    lamp(star + V(-.22f, .10f, .25f), rgb(0xffd8a0) * 3.4f, .30f);
    lamp(strike + V(.3f, .3f, .35f), rgb(0xffe0b0) * 2.2f, .34f);
    faction_motes();
}

const Card siege_tide_cards[] = {{"cards/siege/ti07", TIDE, captain},
                                 {"cards/siege/ti22", TIDE, river_pilot},
                                 {"cards/siege/ti02", TIDE, veilborne},
                                 {0}};
