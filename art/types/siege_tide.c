/* SPDX-License-Identifier: MIT
 * People of the Lanternfleet. */
#include "cards.h"
#include "kit/hours.h"
#include "props/harbour.h"
#include "props/seafolk.h"
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

const Card siege_tide_cards[] = {{"cards/siege/ti07", TIDE, captain}, {0}};
