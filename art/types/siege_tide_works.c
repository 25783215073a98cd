/* SPDX-License-Identifier: MIT
 * The Lanternfleet's works: bell, lamp, jetty, shield, shell, and its harbour. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/bare.h"
#include "props/castle.h"
#include "props/drapery.h"
#include "props/gleaner.h"
#include "props/harbour.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/ship.h"
#include "props/visage.h"
#include "props/weapons.h"
#include "props/wild.h"

static int old_brass(void)
{
    int m = material_gold();
    material(m)->color = rgb(0xc89450);
    material(m)->color2 = rgb(0x4a7a6c); /* verdigris */
    material(m)->rough = .4f;
    return m;
}

/* ---- ti04: under the bell's mouth ---- */

static void drowned_bell(void)
{
    camera(V(-.55f, .30f, 5.6f), V(.06f, 1.86f, .1f), 33);
    Scene *s = scene();
    s->backdrop = plain_fog;
    s->disc_x = .1f;
    s->disc_y = -.1f;
    s->roll = -10;
    s->vignette = 1.6f;
    s->ambient *= .8f;
    int bronze = material_new(rgb(0x2c7a78), rgb(0x14444c), .4f, .9f, PAT_METAL, 4, .5f),
        dark = material_plain(rgb(0x0a1c22), .9f, .2f), stone = material_stone(rgb(0x2c5460), rgb(0x12303a)),
        wood = material_wood();
    for (int side = -1; side <= 1; side += 2) /* the arch of the tower */
        for (int i = 0; i < 6; i++)
            rock((float)side * (1.55f + .05f * chance(i)), -.1f + .55f * (float)i, -.2f, .34f, .27f, .4f,
                 4 * (chance(i) - .5f), stone);
    for (int i = 0; i < 9; i++) {
        float a = PI * (.02f + .96f * (float)i / 8);
        rock(cosf(a) * 1.55f, 2.7f + sinf(a) * .85f, -.2f, .30f, .26f, .42f, a * 180 / PI - 90, stone);
    }
    part();
    paint(wood);
    box(0, 3.22f, -.2f, 1.5f, .13f, .16f, .03f);
    push();
    move(-.20f, 2.02f, .1f);
    turn_x(-26);
    turn_z(-20);
    grow(1.12f);
    part();
    paint(bronze);
    blend(.05f);
    DrapeRow row[6] = {{1.55f, .22f, .22f, 0, 0}, {1.38f, .48f, .48f, 0, 0}, {.9f, .62f, .62f, 0, 0},
                       {.4f, .76f, .76f, 0, 0},   {.1f, .96f, .96f, 0, 0},   {0, 1.08f, 1.08f, 0, 0}};
    drape(&(Drape){.rows = 6, .row = row, .folds = 1, .thick = .05f});
    ring(0, .02f, 0, 1.06f, .07f);
    ring(0, .42f, 0, .78f, .04f);
    ring(0, .52f, 0, .75f, .025f);
    ring(0, 1.40f, 0, .42f, .05f);
    limb(V(0, 1.5f, 0), V(0, 1.85f, 0), .12f, .12f);
    part(); /* inside */
    paint(dark);
    drum(0, .10f, 0, 1.0f, .015f, .01f);
    part(); /* the clapper */
    paint(material_gold());
    blend(.05f);
    limb(V(-.1f, .6f, .1f), V(-.36f, -.10f, .42f), .07f, .10f);
    ball(-.38f, -.16f, .45f, .26f);
    push();
    move(0, .05f, 0);
    barnacles(44, 1.05f, .16f, 1.05f, .085f, 3);
    pop();
    int weed = material_plain(rgb(0x2c6a50), .6f, .5f);
    for (int i = 0; i < 5; i++) {
        push();
        move(-.9f + .42f * (float)i, -.02f, .75f - .25f * fabsf((float)i - 2) * .8f);
        seaweed(.45f + .3f * chance(i), .10f, .1f, weed);
        pop();
    }
    pop();
    int first = s->material_count;
    push(); /* the harbour it rings for */
    move(-2.4f, -.9f, -4.2f);
    quay_houses(0, 5.2f, 1.3f, wet_stone(), material_plain(rgb(0x14323c), .7f, .3f), rgb(0xf4b860) * 1.6f, 33);
    pop();
    fade_since(first, rgb(0x6c9ca0), .30f);
    int coat = wild_coat(rgb(0x7e6c60), 6), mane = wild_coat(rgb(0x4e4240), 3.2f), pale = wild_coat(rgb(0xb8a494), 4);
    part(); /* who was about to pull it down: stopped in the middle of it, both ears full */
    paint(mane);
    blend(.2f);
    limb(V(.18f, .30f, 1.1f), V(.42f, -.9f, 1.0f), .58f, .85f);
    wet_clumps(V(.30f, .35f, 1.15f), V(.42f, -.5f, 1.15f), .56f, .75f, V(0, -1, .2f), 120, .24f, .06f, mane, pale, 3);
    fur_arm(V(-.22f, .22f, 1.25f), V(-.56f, .30f, 1.70f), V(-.30f, .86f, 1.62f), .15f, V(.35f, .8f, -.1f),
            V(.9f, -.2f, -.1f), 1, coat, pale, 3);
    fur_arm(V(.85f, .22f, 1.25f), V(1.02f, .34f, 1.65f), V(.76f, .86f, 1.50f), .15f, V(-.35f, .8f, -.1f),
            V(-.9f, -.2f, -.1f), -1, coat, pale, 30);
    push();
    move(.22f, .86f, 1.50f);
    turn_y(-22);
    turn_x(12);
    turn_z(9);
    grow(.92f);
    wild_ruff(34, .36f, .085f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xb49c88), 10),
                      .dark = mane,
                      .iris = rgb(0xffc840),
                      .glow = .6f,
                      .jaw = 30,
                      .snarl = 1,
                      .glare = -22,
                      .open = .9f,
                      .cross = 14});
    pop();
    for (int i = 0; i < 46; i++)
        sprite(V(.2f + 1.0f * (chance(i) - .3f), .5f + 1.3f * chance(i + 20), 1.5f), .012f + .024f * chance(i + 9),
               rgb(0xe8fcff), SPRITE_SNOW, .6f);
    push(); /* the ringer's lamp */
    move(-1.08f, 2.65f, .35f);
    lantern(.62f, material_gold(), rgb(0xffb850));
    pop();
    lamp(V(-.9f, 2.3f, .9f), rgb(0xf4d58a) * 2.6f, .5f);
    lamp(V(-.3f, 1.9f, 1.9f), rgb(0xf4d58a) * 2.2f, .45f);
    faction_motes();
}

/* ---- ti08: its light bends twice ---- */

/* A lamp with a lens to the right; the ring it is carried by is at the brush's place. Returns the middle of the lens. */
static Vec3 lens_lamp(int brass, int glass)
{
    part();
    paint(brass);
    blend(.03f);
    push();
    move(0, -.02f, 0);
    turn_x(90);
    ring(0, 0, 0, .15f, .035f);
    pop();
    limb(V(0, -.14f, 0), V(0, -.40f, 0), .10f, .40f);
    drum(0, -.46f, 0, .46f, .06f, .03f);
    drum(0, -1.58f, 0, .46f, .08f, .03f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * PI / 3 + .52f;
        limb(V(.41f * sinf(a), -.46f, .41f * cosf(a)), V(.41f * sinf(a), -1.58f, .41f * cosf(a)), .035f, .035f);
    }
    part();
    paint(glass);
    egg(0, -1.07f, 0, .20f, .34f, .20f);
    push();
    move(.40f, -1.04f, .02f);
    turn_y(84);
    part();
    paint(brass);
    push();
    turn_x(90);
    ring(0, 0, 0, .32f, .07f);
    pop();
    part();
    paint(material_glow(rgb(0xffe8a8), 2.0f));
    egg(0, 0, 0, .27f, .27f, .10f);
    pop();
    return here(V(.56f, -1.04f, .02f));
}

/* A small ship under sail at the brush's place, bow to the left; its sail is lit from the left. */
static void small_ship(void)
{
    int hull = material_plain(rgb(0x241410), .7f, .3f),
        sail = material_new(rgb(0xc8502c), rgb(0x8a2c18), .8f, .2f, PAT_CLOTH, 5, .2f);
    part();
    paint(hull);
    blend(.04f);
    limb(V(-.42f, .02f, 0), V(.42f, .0f, 0), .10f, .12f);
    limb(V(-.42f, .04f, 0), V(-.68f, .20f, 0), .09f, .02f);
    limb(V(.42f, .04f, 0), V(.56f, .24f, 0), .12f, .06f);
    limb(V(0, 0, 0), V(.03f, 1.16f, 0), .025f, .015f);
    part();
    paint(sail);
    const Vec3 p[9] = {V(-.30f, 1.02f, .04f), V(.02f, 1.06f, .14f), V(.34f, 1.0f, .04f),
                       V(-.42f, .66f, .12f),  V(-.06f, .66f, .26f), V(.36f, .64f, .12f),
                       V(-.46f, .24f, .04f),  V(0, .22f, .14f),     V(.40f, .24f, .04f)};
    cloth(3, 3, p, .012f, 5);
}

/* White hair and beard of an old man under a hood, in the head's frame. */
static void sea_beard(int white)
{
    for (int i = 0; i < 21; i++) {
        float a = ((float)i / 20 - .5f) * 2, c = cosf(a * 1.4f), k = chance(i + 5);
        Vec3 r = V(a * .28f, -.20f - .25f * c, .06f + .22f * c),
             p[4] = {r + V(0, .07f, -.01f), r + V(a * .03f, -.12f, .05f),
                     r + V(a * .03f - .05f, -.26f - .06f * k, .05f), r + V(-.12f - .08f * k, -.36f - .16f * k, .02f)};
        part();
        paint(white);
        blend(.012f);
        hair_lock(4, p, .045f, i + 3);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(q * (.20f + .03f * k), .36f - .05f * k, .28f - .07f * k),
                         V(q * (.29f + .02f * k), .20f, .26f - .07f * k), V(q * .34f, .0f, .18f - .08f * k),
                         V(q * .33f, -.22f, .14f - .07f * k)};
            part();
            paint(white);
            hair_lock(4, p, .045f, i + 30 + side);
        }
}

/* "There! Between the teeth!" */
static void wayfinders_lamp(void)
{
    camera(V(.05f, 1.45f, 5.4f), V(.02f, 1.44f, 0), 30);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = 2.6f;
    s->disc_y = 1.9f;
    s->back_y = -.1f;
    s->tint[LIGHT] = s->tint[MIDTONE];
    s->tint[MIDTONE] = vec_mix(s->tint[SHADOW], s->tint[MIDTONE], .35f);
    s->tint[SHADOW] = vec_mix(s->tint[SHADOW], s->tint[DARK], .5f);
    s->key = (Light){vec_unit(V(-.45f, .6f, .55f)), rgb(0x90b8c8) * .9f, .10f};
    s->rim.color = rgb(0xffd080) * 2.2f;
    s->rim.towards = V(.85f, .0f, -.35f);
    s->vignette = 1.4f;
    s->roll = 3;
    int brass = old_brass(), glass = material_glow(rgb(0xfff0b8), 2.6f), wool = material_wool(rgb(0x1a5464)),
        white = material_new(rgb(0xe0dcd0), rgb(0x8a8880), .6f, .5f, PAT_HAIR, 2.6f, .2f);
    material(brass)->color = rgb(0xe0a850);
    push();
    move(-.46f, 1.70f, .10f);
    turn_y(40);
    turn_z(4);
    turn_x(-5);
    grow(1.06f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xcc9068),
                     .hair = rgb(0xd8d4c8),
                     .iris = rgb(0x3ab0a8),
                     .glow = .2f,
                     .flush = 1.3f,
                     .jaw = 1.02f,
                     .gaunt = .4f,
                     .old = 1,
                     .nose = 1.5f,
                     .hook = .05f,
                     .bulb = 1.25f,
                     .eye = 1.2f,
                     .open = {1.5f, 1.25f},
                     .gaze_x = 14,
                     .gaze_y = 3,
                     .brow = {.06f, .035f},
                     .frown = {-.01f, .02f},
                     .bush = 1.9f,
                     .mouth = .105f,
                     .gape = .085f,
                     .corner = {.01f, .01f},
                     .upper = .3f,
                     .lower = .9f});
    sea_beard(white);
    hood_deep(wool, material_plain(rgb(0x0a2028), .9f, .1f), .5f, 5);
    pop();
    part(); /* his back, in the dark */
    paint(wool);
    blend(.18f);
    egg(-.78f, .62f, -.25f, .82f, .56f, .46f);
    push(); /* the lamp, held out */
    move(.20f, 1.40f, 1.05f);
    turn_y(-10);
    PersonHand h = {.lean = true, .size = .20f, .thick = 1.15f, .thumb = 1, .skin = bare_skin(rgb(0xcc9068)), .age = 1};
    push();
    person_hand_grip(h, V(0, .06f, 0), V(1, 0, -.2f), V(0, .6f, .8f));
    pop();
    grow(.62f);
    Vec3 lens = lens_lamp(brass, glass);
    pop();
    Vec3 sleeve[4] = {V(-.90f, .62f, .1f), V(-.45f, .72f, .62f), V(-.10f, 1.04f, .92f), V(.14f, 1.38f, .98f)};
    float sr[4] = {.30f, .24f, .17f, .11f};
    part();
    paint(wool);
    blend(.05f);
    lumpy(.015f, 7);
    tube(4, sleeve, sr, 5);
    lumpy(0, 1);
    Vec3 ship = V(1.52f, .66f, -5.6f);
    for (int k = 0; k < 40; k++) { /* the beam, which ends behind the ship */
        float t = (float)k / 46;
        sprite(vec_mix(lens, ship + V(.0f, .6f, 0), t), .075f + .38f * t, vec_mix(rgb(0xfff0c0), rgb(0xf0d090), t),
               SPRITE_GLOW, .17f);
    }
    push();
    move(ship[0], ship[1], ship[2]);
    grow(1.25f);
    turn_z(8);
    small_ship();
    pop();
    int cliff = material_stone(rgb(0x18303a), rgb(0x081218));
    static const float tooth[7][4] = {{.10f, -3.9f, .34f, 1.7f}, {.55f, -3.9f, .24f, 1.3f},  {2.10f, -3.7f, .40f, 2.1f},
                                      {.92f, -3.0f, .18f, .62f}, {-.65f, -4.6f, .30f, 1.0f}, {1.75f, -2.9f, .24f, 1.0f},
                                      {1.35f, -2.4f, .14f, .40f}};
    for (int i = 0; i < 7; i++)
        shard(tooth[i][0], .55f, tooth[i][1], 9 * (chance(i) - .5f), 6, tooth[i][3], tooth[i][2], cliff);
    lamp(lens + V(-.42f, .30f, .35f), rgb(0xffd890) * 2.6f, .42f);
    lamp(ship + V(-1.4f, .9f, .8f), rgb(0xffe0a0) * 1.2f, .7f);
    sprite(lens, .24f, rgb(0xffd080), SPRITE_GLOW, .4f);
    part();
    paint(material_sea(rgb(0x0e3a48), .02f));
    ground(.52f, .05f, 2.2f);
    fog_bank(V(1.2f, .8f, -2.6f), V(1.6f, .2f, .5f), 14, .5f, rgb(0x3c6c78), .05f, 3);
    faction_motes();
}

/* ---- ti13: through the sack, and into the pile ---- */

/* A harpoon from `from` to its barbed tip at `to`, a rope at its end. */
static void harpoon(Vec3 from, Vec3 to, Vec3 winch, int wood, int iron, int rope)
{
    Vec3 d = vec_unit(to - from), side = vec_unit(V(d[1], -d[0], .2f));
    part();
    paint(wood);
    limb(from, vec_mix(from, to, .72f), .058f, .050f);
    part();
    paint(iron);
    blend(.015f);
    limb(vec_mix(from, to, .66f), vec_mix(from, to, .76f), .075f, .060f);
    limb(vec_mix(from, to, .74f), to, .050f, .045f);
    for (int i = -1; i <= 1; i += 2)
        limb(to, to - d * .22f + side * (.13f * (float)i), .045f, .012f);
    hawser(4, (Vec3[]){from + d * .08f, from + V(.10f, -.30f, .05f), vec_mix(from, winch, .5f) + V(0, -.25f, 0), winch},
           .035f, rope);
    hawser(2, (Vec3[]){from + d * .02f + side * .07f, from + d * .16f - side * .07f}, .03f, rope);
}

/* Planks, piles, a lamp; the harbour's lights behind. */
static void jetty(void)
{
    int wood = material_new(rgb(0x7a6448), rgb(0x32281c), .45f, .7f, PAT_WOOD, 2.2f, .8f),
        dark = material_new(rgb(0x3c5254), rgb(0x1a2a2e), .5f, .6f, PAT_WOOD, 2.0f, .9f), wall = wet_stone(),
        roof = material_plain(rgb(0x14323c), .7f, .3f), first = scene()->material_count,
        rope = material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 12, .6f);
    push();
    move(-2.8f, .1f, -5.2f);
    quay_houses(0, 6.0f, 1.4f, wall, roof, rgb(0xf4b860) * 1.6f, 51);
    pop();
    fade_since(first, rgb(0x4a7a84), .30f);
    push();
    move(-1.0f, .42f, -.3f);
    turn_y(-14);
    deck_planks(1.35f, 2.2f, -3.2f, 7, wood, 5);
    pop();
    part();
    paint(dark);
    blend(.03f);
    limb(V(.72f, -.8f, -.25f), V(.76f, 2.62f, -.30f), .24f, .21f); /* the pile */
    limb(V(-.1f, -.8f, -.9f), V(-.1f, .8f, -.9f), .14f, .13f);
    limb(V(.1f, .30f, .25f), V(-.6f, .30f, 2.1f), .08f, .08f);
    for (int i = 0; i < 3; i++) {
        Vec3 p[9];
        for (int k = 0; k < 9; k++) {
            float a = (float)k / 8 * 2 * PI;
            p[k] = V(.745f + sinf(a) * .245f, 2.30f + .075f * (float)i, -.29f + cosf(a) * .245f);
        }
        hawser(9, p, .038f, rope);
    }
    push();
    move(.745f, 2.62f, -.3f);
    part();
    paint(material_iron());
    drum(0, .02f, 0, .24f, .05f, .02f);
    pop();
    push();
    move(-.98f, 2.75f, -.2f);
    lantern(.66f, old_brass(), rgb(0xffc060));
    pop();
    part();
    paint(material_iron());
    tube(3, (Vec3[]){V(-1.25f, .4f, -.2f), V(-1.25f, 2.6f, -.2f), V(-.98f, 2.80f, -.2f)}, (float[]){.045f, .04f, .03f},
         5);
    part();
    paint(material_new(rgb(0x2a6a72), rgb(0x0c2c36), .10f, 1.4f, PAT_WATER, 1.8f, .6f));
    ground(-.05f, .05f, 1.6f);
}

static void harpoon_jetty(void)
{
    camera(V(-.10f, 1.25f, 5.0f), V(.04f, 1.50f, 0), 34);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = -.15f;
    s->disc_y = .95f;
    s->disc_size = .8f;
    s->roll = -6;
    s->vignette = 1.3f;
    s->key.color = rgb(0xe4ece8) * 1.7f;
    jetty();
    int wood = material_wood(), iron = material_iron(),
        rope = material_new(rgb(0xd8c08c), rgb(0x7a6038), .9f, .1f, PAT_CLOTH, 6, .6f), skin = gleaner_skin(),
        cloth_m = material_new(rgb(0xe0d4b8), rgb(0x9a8458), .95f, .1f, PAT_CLOTH, 5, .7f),
        coral = material_wool(rgb(0xf0664a));
    Vec3 sack = V(.56f, 1.98f, .16f);
    part(); /* his sack, nailed to it and torn */
    paint(cloth_m);
    blend(.08f);
    lumpy(.03f, 4);
    egg(sack[0], sack[1] - .10f, sack[2], .36f, .42f, .28f);
    limb(sack + V(-.02f, .26f, 0), sack + V(-.10f, .50f, .04f), .13f, .17f);
    carve();
    lumpy(0, 1);
    limb(sack + V(-.28f, -.22f, .3f), sack + V(.22f, -.34f, .3f), .07f, .05f);
    fill();
    part();
    paint(coral);
    ring(sack[0] - .03f, sack[1] + .30f, sack[2], .14f, .035f);
    push(); /* the thief hangs on it over the water, his legs still running */
    move(-.12f, .64f, .62f);
    turn_z(16);
    turn_y(-16);
    grow(.80f);
    gleaner_body(.84f, skin);
    gleaner_arm(V(.28f, .95f, .05f), V(.55f, 1.35f, .1f), V(.62f, 1.72f, -.1f), V(.2f, 1, -.2f), V(.2f, 0, -1), skin,
                0);
    gleaner_arm(V(-.28f, .95f, .05f), V(-.72f, .95f, .3f), V(-1.05f, 1.25f, .4f), V(-.6f, .8f, .1f), V(0, .1f, 1), skin,
                0);
    push();
    move(-.02f, 1.40f, .16f);
    turn_y(8);
    turn_x(14);
    turn_z(6);
    gleaner_head(&(GleanerFace){.tilt = -26, .open = 1.0f, .yaw = -14, .pitch = -24, .cheeks = .3f, .ears = 22}, skin);
    pop();
    pop();
    for (int i = 0; i < 60; i++) { /* coins run from it, and flour */
        float t = chance(i + 9);
        if (i % 4 == 0) {
            push();
            move(sack[0] - .18f + .25f * (chance(i) - .5f) * (1 + t), sack[1] - .35f - 1.4f * t,
                 .42f + .2f * chance(i + 30));
            turn_x(180 * chance(i));
            turn_z(180 * chance(i + 3));
            part();
            paint(material_gold());
            drum(0, 0, 0, .062f, .011f, .004f);
            pop();
        } else
            sprite(sack + V(-.15f + .22f * (chance(i) - .5f) * (1 + t), -.32f - 1.25f * t, .34f),
                   .03f + .05f * chance(i + 20), rgb(0xfff4e0), SPRITE_GLOW, .40f * (1 - .5f * t));
    }
    harpoon(V(-.62f, .96f, 2.75f), V(.78f, 2.12f, -.26f), V(-.9f, .2f, 3.6f), wood, iron, rope);  /* past us */
    harpoon(V(-.05f, 2.95f, 1.1f), V(.66f, 2.48f, -.10f), V(-.9f, 3.9f, 2.2f), wood, iron, rope); /* over it */
    push();
    move(-.02f, -.02f, .7f);
    splash_crown(.16f, .20f, 11, material_sea(rgb(0x3a9496), .05f), 7);
    pop();
    lamp(V(-.75f, 2.45f, .9f), rgb(0xffc070) * 3.0f, .6f);
    lamp(V(.1f, 1.8f, 2.4f), rgb(0xffe0b8) * 1.2f, .5f);
    faction_motes();
}

/* ---- ti16: salt closes round an arm ---- */

/* A sheet of salt that has grown from her forearm: the middle at the brush's place, its front to +z. */
static void salt_shield(int salt, int edge)
{
    for (int i = 0; i < 46; i++) {
        float r = .52f * sqrtf(((float)i + .5f) / 46), a = (float)i * 2.4f;
        Vec3 at = V(r * cosf(a), r * sinf(a) * 1.15f, -.55f * r * r),
             out = vec_unit(V(at[0] * 1.3f, at[1] * 1.3f, .75f) + V(chance(i) - .5f, chance(i + 50) - .5f, 0) * .35f);
        push();
        move(at[0], at[1], at[2]);
        aim(out, V(0, 1, .1f));
        part();
        paint(i % 3 ? salt : edge);
        crystal(0, 0, 0, .10f + .03f * chance(i + 9), .15f + .12f * r + .10f * chance(i + 30), .09f);
        pop();
    }
}

/* It has bitten, and the salt has bitten back. */
static void brine_ward(void)
{
    camera(V(.35f, 1.25f, 4.9f), V(.06f, 1.76f, .1f), 27);
    family_hour(TIDE_STORM);
    Scene *s = scene();
    s->back_seed = 11;
    s->ambient = .24f;
    s->vignette = 1.6f;
    s->roll = -11;
    s->aperture = .035f;
    s->rim.color = s->rim.color * .5f;
    int salt = material_new(rgb(0xb8e0e4), rgb(0x68b0bc), .10f, 1.5f, PAT_NOISE, 4, .3f),
        edge = material_new(rgb(0xf4fffc), rgb(0xb8e4e4), .06f, 1.6f, PAT_NOISE, 4, .2f);
    material(salt)->emit = rgb(0x80d8e0) * .16f;
    material(edge)->emit = rgb(0xd8fff8) * .34f;
    int deck = material_new(rgb(0x6a5a44), rgb(0x2c241c), .40f, .8f, PAT_WOOD, 2.2f, .7f),
        board = material_new(rgb(0x2c5054), rgb(0x142c32), .5f, .6f, PAT_WOOD, 2.2f, .7f),
        rope = material_new(rgb(0xa88c5c), rgb(0x4c3820), .9f, .1f, PAT_CLOTH, 12, .6f);
    push();
    move(.2f, -.55f, -1.3f);
    turn_z(8);
    deck_planks(3.0f, 2.6f, -2.4f, 11, deck, 3);
    ship_rail(V(-3, 0, -1.5f), V(3, 0, -1.9f), 1.15f, board, deck);
    shrouds(V(-.55f, 1.1f, -1.6f), V(.45f, 0, 0), V(.2f, 5.4f, -1.4f), 15, rope);
    move(.75f, 0, -1.2f);
    mast(5, 4.2f, 1.6f, 0, board, board);
    pop();
    Vec3 elbow = V(.20f, 1.44f, .62f), wrist = V(.30f, 1.92f, .62f);
    Sailor w = {.head = {.skin = rgb(0xa86a48),
                         .hair = rgb(0x1c1210),
                         .iris = rgb(0x50c0b8),
                         .age = .4f,
                         .man = .2f,
                         .nose = NOSE_BROAD,
                         .mood = MOOD_ROAR,
                         .hairs = HAIR_MANE,
                         .wind = V(-.8f, .15f, -.2f),
                         .lips = 1.2f,
                         .eye = 1.1f,
                         .gaze_x = 20,
                         .gaze_y = -4,
                         .seed = 16},
                .turn = V(10, 12, -12),
                .head_size = .62f,
                .body = {.man = .3f, .wide = 1.1f, .lean = 14},
                .coat = 0x14485c,
                .sash = 0xf0765a,
                .elbow = {V(-.72f, 1.30f, .10f), elbow},
                .wrist = {V(-.20f, 1.36f, .62f), wrist},
                .pose = {GRASP_FIST, GRASP_FIST},
                .fingers = {V(.9f, .1f, .2f), V(-.15f, .9f, .2f)},
                .palm = {V(0, -.2f, -1), V(-.6f, .1f, -1)},
                .hand_size = .22f,
                .bare = true};
    push();
    move(-.56f, -.22f, -.1f);
    turn_y(30);
    grow(1.06f);
    sailor(&w);
    cowl(material_wool(rgb(0x2f7f8a)), 1.04f, .20f, 3);
    Vec3 bite = here(vec_mix(elbow, wrist, .5f)) + V(.16f, 0, .06f);
    pop();
    push();
    move(bite[0], bite[1], bite[2]);
    turn_y(62);
    turn_z(8);
    grow(.84f);
    salt_shield(salt, edge);
    pop();
    push(); /* what has bitten on it, close to us and cut off */
    move(bite[0] + .72f, bite[1] + .04f, bite[2] + .10f);
    turn_y(-60);
    turn_x(4);
    turn_z(12);
    int coat = wild_coat(rgb(0x6a6266), 6), mane = wild_coat(rgb(0x443e48), 3.4f), wet = wild_coat(rgb(0xaaa0a6), 4);
    grow(1.28f);
    part();
    paint(mane);
    blend(.2f);
    limb(V(0, -.05f, -.35f), V(.1f, -.5f, -1.2f), .42f, .75f);
    wild_ruff(36, .46f, .09f, mane, 3);
    wet_clumps(V(0, .0f, -.25f), V(.1f, -.45f, -1.1f), .40f, .70f, V(-.1f, -1, -.3f), 120, .26f, .06f, mane, wet, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xa49aa0), 10),
                      .dark = mane,
                      .iris = rgb(0xffc040),
                      .glow = .7f,
                      .jaw = 46,
                      .snarl = 1,
                      .glare = -10,
                      .open = .7f,
                      .look_x = -4,
                      .ears = 70});
    pop();
    int tooth = material_tooth();
    for (int i = 0; i < 30; i++) { /* splinters, of salt and of teeth, at us */
        Vec3 d = V(chance(i) - .5f, chance(i + 40) - .45f, .3f + .9f * chance(i + 80));
        Vec3 p = bite + V(.12f, 0, .1f) + d * (.2f + 1.0f * chance(i + 120));
        push();
        move(p[0], p[1], p[2]);
        turn_z(360 * chance(i + 160));
        turn_x(360 * chance(i + 200));
        part();
        paint(i % 4 ? edge : tooth);
        crystal(0, 0, 0, .014f + .016f * chance(i), .05f + .05f * chance(i + 5), .016f);
        pop();
    }
    sprite(bite + V(.14f, .02f, .2f), .32f, rgb(0xe8fff8), SPRITE_GLOW, .5f);
    lamp(V(-.4f, 2.3f, 1.5f), rgb(0xfff0d8) * 2.8f, .45f);
    lamp(bite + V(-.10f, .15f, .60f), rgb(0xb8fff0) * 2.0f, .42f);
    faction_motes();
}

/* ---- ca03: only lamps draw the citadel ---- */

/* Who takes one across at night, close to us in the gate: "Not a word, now." Returns where his lantern is. */
static Vec3 ferryman(void)
{
    int wool = material_wool(rgb(0x163842)), inside = material_plain(rgb(0x061418), .9f, .1f), brass = old_brass(),
        wood = material_plain(rgb(0x10282e), .7f, .4f);
    Vec3 skin = rgb(0xc08c68);
    push();
    move(.36f, 1.10f, 5.55f);
    turn_y(-22);
    turn_z(-7);
    turn_x(3);
    grow(.72f);
    visage(&(Visage){.fine_brows = true,
                     .skin = skin,
                     .hair = rgb(0x3a3430),
                     .iris = rgb(0x4ac0b0),
                     .glow = .3f,
                     .gaunt = .7f,
                     .jaw = .92f,
                     .chin = .35f,
                     .old = .6f,
                     .nose = 1.45f,
                     .hook = .035f,
                     .wry = -.012f,
                     .eye = 1.25f,
                     .open = {1.25f, .80f},
                     .under = {.9f, .7f},
                     .slant = {.006f, .012f},
                     .gaze_x = 12,
                     .gaze_y = 2,
                     .brow = {.055f, .0f},
                     .frown = {.0f, .03f},
                     .bush = 1.4f,
                     .mouth = .085f,
                     .corner = {.022f, .004f},
                     .lips = 1.1f});
    for (int i = 0; i < 13; i++) { /* a goatee */
        float u = ((float)i - 6) / 6, c = chance(i);
        Vec3 p[4] = {V(u * .10f, -.39f + .03f * u * u, .27f), V(u * .11f, -.47f, .29f),
                     V(u * .08f, -.58f - .05f * c, .29f), V(u * .04f, -.66f - .10f * c, .26f)};
        part();
        paint(material_wool(rgb(0x4a423a)));
        hair_lock(4, p, .030f, i);
    }
    hood_deep(wool, inside, .5f, 5);
    Vec3 lips = here(V(-.01f, -.275f, .44f));
    pop();
    part(); /* a cloak that goes down into the dark */
    paint(wool);
    blend(.12f);
    lumpy(.02f, 5);
    egg(.50f, .48f, 5.35f, .50f, .36f, .32f);
    limb(V(.5f, .45f, 5.35f), V(.52f, -.3f, 5.3f), .42f, .55f);
    lumpy(0, 1);
    PersonHand hush = {
        .lean = true, .pose = GRASP_POINT, .size = .135f, .thumb = -1, .skin = bare_skin(skin), .age = 1};
    Vec3 wrist = lips + V(.035f, -.27f, .10f);
    person_hand_at(&hush, wrist, V(-.10f, 1, -.10f), V(.75f, .05f, -.65f));
    part();
    paint(wool);
    blend(.04f);
    Vec3 sleeve[3] = {V(.80f, .28f, 5.55f), V(.56f, .30f, 5.85f), wrist - V(-.01f, .03f, 0)};
    float sr[3] = {.20f, .17f, .10f};
    tube(3, sleeve, sr, 5);
    part(); /* the pole, and the bow of the punt with the lantern on it */
    paint(wood);
    blend(.03f);
    limb(V(.86f, 2.3f, 5.2f), V(1.05f, -.2f, 5.4f), .022f, .022f);
    limb(V(.30f, .02f, 5.6f), V(-.42f, .07f, 5.35f), .12f, .11f);
    limb(V(-.42f, .07f, 5.35f), V(-.72f, .26f, 5.2f), .10f, .03f);
    limb(V(-.62f, .20f, 5.25f), V(-.62f, .62f, 5.25f), .018f, .016f);
    limb(V(-.62f, .62f, 5.25f), V(-.46f, .66f, 5.30f), .016f, .012f);
    push();
    move(-.46f, .60f, 5.32f);
    grow(.16f);
    part();
    paint(brass);
    blend(.03f);
    limb(V(0, .2f, 0), V(0, -.06f, 0), .10f, .42f);
    drum(0, -.12f, 0, .46f, .06f, .03f);
    drum(0, -1.05f, 0, .46f, .08f, .03f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 2 * PI / 5;
        limb(V(.41f * sinf(a), -.12f, .41f * cosf(a)), V(.41f * sinf(a), -1.05f, .41f * cosf(a)), .045f, .045f);
    }
    part();
    paint(material_glow(rgb(0xfff0c0), 3.5f));
    egg(0, -.6f, 0, .24f, .34f, .24f);
    Vec3 at = here(V(0, -.6f, .3f));
    pop();
    sprite(at, .30f, rgb(0xf4c060), SPRITE_GLOW, .7f);
    lamp(at + V(.28f, .10f, .45f), rgb(0xffc878) * 2.6f, .34f);
    return at;
}

static void fogharbour(void)
{
    camera(V(-.2f, .62f, 9.0f), V(.05f, 1.62f, 0), 34);
    Scene *s = scene();
    s->backdrop = plain_fog;
    s->disc_x = .1f;
    s->disc_y = .75f;
    s->back_y = .05f;
    s->tint[LIGHT] = rgb(0x9cc8c4);
    s->vignette = .8f;
    s->haze_from = 8;
    s->ink = .4f;
    Vec3 fog = rgb(0x769e9e);
    int first = scene()->material_count;
    int wall = material_new(rgb(0x3a5c64), rgb(0x1c3840), .85f, .2f, PAT_BRICK, 6, .5f),
        roof = material_plain(rgb(0x16363f), .7f, .3f);
    static const float tower[7][4] = {
        {-1.75f, -.9f, .36f, 1.9f}, {-.95f, -1.1f, .44f, 2.7f}, {-.15f, -.6f, .55f, 3.25f}, {.75f, -1.0f, .46f, 2.9f},
        {1.55f, -.8f, .40f, 2.1f},  {.32f, .1f, .36f, 1.75f},   {-.8f, .15f, .34f, 1.35f}};
    Vec3 light = rgb(0xf4c060) * 2.4f;
    for (int i = 0; i < 7; i++) {
        push();
        move(tower[i][0], -.1f, tower[i][1]);
        turret(tower[i][2], tower[i][3], i % 2 ? 0 : .7f, wall, roof, roof);
        pop();
    }
    part();
    paint(wall);
    box(0, .35f, -.2f, 2.1f, .55f, .3f, .03f);
    part(); /* stairs that end in the water */
    paint(wall);
    for (int i = 0; i < 6; i++) {
        box(-1.35f + .16f * (float)i, .06f + .13f * (float)i, .45f, .09f, .10f + .13f * (float)i, .22f, .01f);
        box(1.45f - .16f * (float)i, .06f + .13f * (float)i, .45f, .09f, .10f + .13f * (float)i, .22f, .01f);
    }
    fade_since(first, fog, .58f);
    for (int i = 0; i < 7; i++) /* lamps, the only sharp things */
        for (int k = 0; k < 5; k++) {
            float y = .45f + (tower[i][3] - .6f) * (float)k / 4;
            if (chance(i * 7 + k) < .25f)
                continue;
            lit_window(tower[i][0] + (chance(i * 5 + k + 40) - .5f) * tower[i][2], y, tower[i][1] + tower[i][2] * 1.01f,
                       .035f, .07f, light);
        }
    for (int i = 0; i < 9; i++) {
        Vec3 at = V(-1.7f + .42f * (float)i, 1.02f, .2f);
        part();
        paint(material_glow(rgb(0xffe8b0), 3));
        ball(at[0], at[1], at[2], .04f);
        sprite(at, .20f, rgb(0xf4c870), SPRITE_GLOW, .8f);
        sprite(at - V(0, 1.02f, -.9f), .15f, rgb(0xf4c870), SPRITE_GLOW, .25f);
    }
    part(); /* seen from the water gate, which is night still */
    paint(material_new(rgb(0x12242a), rgb(0x060e12), .6f, .5f, PAT_BRICK, 5, .8f));
    blend(.03f);
    box(-.09f, 1.1f, 5.2f, 2.2f, 2.6f, .16f, .02f);
    carve();
    box(-.14f, .1f, 5.2f, .84f, 1.05f, 1, .02f);
    egg(-.14f, 1.15f, 5.2f, .84f, .92f, 1);
    fill();
    fog_bank(V(0, 2.75f, .4f), V(2.1f, .6f, .3f), 30, .6f, fog, .11f, 3);
    fog_bank(V(0, .5f, .8f), V(2.1f, .2f, .3f), 16, .4f, fog, .05f, 30);
    Vec3 lantern = ferryman();
    for (int i = 0; i < 16; i++) { /* its light on the water */
        float t = (float)i / 15;
        sprite(V(lantern[0] - .25f * t + .05f * sinf(t * 9), .03f, 5.0f - 2.6f * t), .10f + .04f * chance(i),
               rgb(0xf4c870), SPRITE_GLOW, .45f * (1 - .7f * t));
    }
    part();
    paint(material_new(rgb(0x5c9698), rgb(0x1c4a56), .08f, 1.3f, PAT_WATER, 1.3f, .2f));
    ground(0, .012f, 1.4f);
}

const Card siege_tide_works_cards[] = {
    {"cards/siege/ti04", TIDE, drowned_bell},  {"cards/siege/ti08", TIDE, wayfinders_lamp},
    {"cards/siege/ti13", TIDE, harpoon_jetty}, {"cards/siege/ti16", TIDE, brine_ward},
    {"cards/siege/ca03", TIDE, fogharbour},    {0}};
