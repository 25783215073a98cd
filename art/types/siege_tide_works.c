/* SPDX-License-Identifier: MIT
 * The Lanternfleet's works: bell, lamp, jetty, shield, shell, and its harbour. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/castle.h"
#include "props/gleaner.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/ship.h"
#include "props/weapons.h"

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
    camera(V(.15f, -.35f, 6.1f), V(0, 1.62f, 0), 35);
    Scene *s = scene();
    s->backdrop = plain_fog;
    s->disc_x = -.2f;
    s->disc_y = .1f;
    s->roll = 4;
    int bronze = material_new(rgb(0x1c5a62), rgb(0x0c2c36), .5f, .6f, PAT_METAL, 4, .5f),
        dark = material_plain(rgb(0x0a1c22), .9f, .2f), stone = material_stone(rgb(0x2c6470), rgb(0x12343e)),
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
    box(0, 3.12f, -.2f, 1.5f, .13f, .16f, .03f);
    push();
    move(0, 1.42f, 0);
    turn_x(-13);
    turn_z(-7);
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
    paint(bronze);
    blend(.05f);
    limb(V(.1f, .8f, .2f), V(.24f, .05f, .3f), .06f, .08f);
    ball(.25f, -.05f, .32f, .18f);
    push();
    move(0, .05f, 0);
    barnacles(44, 1.05f, .16f, 1.05f, .085f, 3);
    pop();
    push();
    move(0, .62f, 0);
    barnacles(14, .74f, .3f, .74f, .06f, 30);
    pop();
    int weed = material_plain(rgb(0x2c5a44), .6f, .5f);
    for (int i = 0; i < 5; i++) {
        push();
        move(-.9f + .42f * (float)i, -.02f, .75f - .25f * fabsf((float)i - 2) * .8f);
        seaweed(.45f + .3f * chance(i), .10f, .1f, weed);
        pop();
    }
    int wave = material_glow(rgb(0xeefffa), .9f);
    for (int i = 0; i < 3; i++) { /* what it says */
        part();
        paint(wave);
        ring(.05f, -.30f - .30f * (float)i, .1f, .9f + .32f * (float)i, .03f);
    }
    pop();
    push(); /* the ringer's lamp */
    move(-1.02f, 2.55f, .35f);
    lantern(.62f, material_gold(), rgb(0xffb850));
    pop();
    lamp(V(-.9f, 2.3f, .8f), rgb(0xf4d58a) * 2.2f, .4f);
    sprite(V(-1.02f, 2.35f, .6f), .55f, rgb(0xf4d58a), SPRITE_GLOW, .6f);
    int fur = material_fur(rgb(0x3a3438)), claw = material_plain(rgb(0xd8ecf4), .2f, 1.2f);
    push();
    move(-.42f, -.22f, .35f);
    part(); /* a lifted paw, stopped */
    paint(fur);
    blend(.1f);
    limb(V(1.55f, -.55f, 1.0f), V(.98f, .32f, 1.25f), .30f, .22f);
    egg(.92f, .48f, 1.28f, .24f, .22f, .16f);
    for (int i = 0; i < 4; i++) {
        float a = -.75f + .42f * (float)i;
        Vec3 k = V(.90f + .22f * sinf(a), .60f + .12f * cosf(a), 1.32f),
             e = k + V(.17f * sinf(a) - .05f, .17f * cosf(a), .02f);
        part();
        paint(fur);
        limb(k, e, .085f, .07f);
        part();
        paint(claw);
        limb(e, e + V(.14f * sinf(a) - .05f, .18f * cosf(a), .05f), .06f, .006f);
    }
    for (int i = 0; i < 16; i++) /* frost on it */
        sprite(here(V(.75f + .5f * chance(i), .2f + .75f * chance(i + 20), 1.45f)), .012f + .022f * chance(i + 9),
               rgb(0xe8fcff), SPRITE_SNOW, .5f);
    pop();
    faction_motes();
}

/* ---- ti08: its light bends twice ---- */

static void wayfinders_lamp(void)
{
    camera(V(0, 1.55f, 5.2f), V(.05f, 1.55f, 0), 32);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = 1.6f;
    s->disc_y = 1.4f;
    s->tint[LIGHT] = rgb(0x78a4a8);
    s->back_y = -.2f;
    int brass = old_brass(), iron = material_iron(), glass = material_glow(rgb(0xfff0b8), 2.6f);
    material(brass)->color = rgb(0xe0a850);
    material(iron)->color = rgb(0x2c444c);
    part(); /* the hook it hangs from */
    paint(iron);
    blend(.03f);
    Vec3 hook[5] = {V(-1.7f, 2.2f, -.2f), V(-1.2f, 2.95f, -.1f), V(-.62f, 3.02f, 0), V(-.42f, 2.82f, 0),
                    V(-.42f, 2.66f, 0)};
    float hr[5] = {.10f, .085f, .07f, .06f, .05f};
    tube(5, hook, hr, 4);
    push();
    move(-.42f, 1.62f, 0);
    turn_z(3);
    part();
    paint(brass);
    blend(.03f);
    push();
    move(0, 1.02f, 0);
    turn_x(90);
    ring(0, 0, 0, .15f, .04f);
    pop();
    limb(V(0, .90f, 0), V(0, .62f, 0), .10f, .44f);
    drum(0, .56f, 0, .50f, .06f, .03f);
    drum(0, -.60f, 0, .50f, .08f, .03f);
    drum(0, -.74f, 0, .34f, .07f, .03f);
    ball(0, -.86f, 0, .10f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * PI / 3 + .52f;
        limb(V(.45f * sinf(a), .56f, .45f * cosf(a)), V(.45f * sinf(a), -.56f, .45f * cosf(a)), .035f, .035f);
    }
    ring(0, .02f, 0, .46f, .03f);
    part();
    paint(glass);
    egg(0, -.08f, 0, .20f, .34f, .20f);
    push(); /* a lens like a porthole, to the right */
    move(.46f, -.02f, .18f);
    turn_y(68);
    part();
    paint(brass);
    blend(.02f);
    push();
    turn_x(90);
    ring(0, 0, 0, .33f, .07f);
    pop();
    for (int i = 0; i < 8; i++)
        ball(.33f * sinf((float)i * PI / 4), .33f * cosf((float)i * PI / 4), .07f, .035f);
    part();
    paint(material_glow(rgb(0xffe8a8), 1.8f));
    egg(0, 0, 0, .28f, .28f, .10f);
    pop();
    pop();
    lamp(V(-.42f, 1.6f, .9f), rgb(0xffd890) * 1.6f, .4f);
    sprite(V(-.42f, 1.55f, .3f), .9f, rgb(0xffd080), SPRITE_GLOW, .35f);
    Vec3 turn[4] = {V(.08f, 1.62f, .2f), V(.92f, 1.98f, .15f), V(.42f, 1.10f, .2f), V(2.0f, .92f, .1f)};
    int beam = material_glow(rgb(0xf4d58a), .55f), core = material_glow(rgb(0xfff4d0), .8f);
    for (int i = 0; i < 3; i++) { /* the path of light: straight, bent, bent again */
        part();
        paint(beam);
        limb(turn[i], turn[i + 1], .085f + .01f * (float)i, .10f + .01f * (float)i);
        part();
        paint(core);
        limb(turn[i] + V(0, 0, .08f), turn[i + 1] + V(0, 0, .08f), .04f, .045f);
        for (int k = 0; k < 12; k++)
            sprite(vec_mix(turn[i], turn[i + 1], (float)k / 11), .24f, rgb(0xf4d58a), SPRITE_GLOW, .04f);
        if (i > 0) {
            sprite(turn[i] + V(0, 0, .2f), .30f, rgb(0xfff4d0), SPRITE_SPARKLE, 1.0f);
            sprite(turn[i] + V(0, 0, .2f), .30f, rgb(0xf0765a), SPRITE_GLOW, .35f);
        }
    }
    fog_bank(V(.6f, .7f, .4f), V(1.2f, .3f, .3f), 16, .5f, rgb(0x84b0b0), .06f, 3);
    faction_motes();
}

/* ---- ti13: three harpoons, and one rope is taut ---- */

static void harpoon_jetty(void)
{
    camera(V(.2f, .85f, 6.6f), V(.0f, 1.25f, 0), 33);
    Scene *s = scene();
    s->backdrop = flooded_cellar;
    s->back_mirrored = true;
    s->back_y = .1f;
    s->key.color = rgb(0xf0e4c4) * 1.8f;
    s->exposure = 1.2f;
    int wood = material_wood(), iron = material_iron(), brass = old_brass(),
        rope = material_new(rgb(0xd8c08c), rgb(0x7a6038), .9f, .1f, PAT_CLOTH, 6, .6f), stone = wet_stone();
    material(brass)->color = rgb(0xe0a850);
    for (int i = 0; i < 4; i++) { /* the pier */
        part();
        paint(wood);
        blend(.03f);
        float x = .35f + .42f * (float)i;
        limb(V(x, -.5f, .1f + .25f * (float)(i % 2)), V(x, .72f, .1f + .25f * (float)(i % 2)), .11f, .10f);
    }
    for (int i = 0; i < 6; i++) {
        part();
        paint(wood);
        box(1.05f, .74f + .02f * chance(i), -.45f + .20f * (float)i, 1.05f, .045f, .09f, .02f);
    }
    push(); /* the gun on its round house */
    move(1.02f, .78f, .05f);
    part();
    paint(stone);
    blend(.03f);
    drum(0, .22f, 0, .52f, .22f, .05f);
    part();
    paint(brass);
    blend(.03f);
    drum(0, .50f, 0, .40f, .06f, .03f);
    limb(V(0, .5f, 0), V(0, .95f, 0), .14f, .12f);
    push();
    move(0, .62f, .36f);
    turn_y(-12);
    ships_wheel(.28f, wood, brass);
    pop();
    for (int i = 0; i < 3; i++) { /* three barrels, each with its harpoon */
        push();
        move(-.05f, .92f + .27f * (float)i, .0f);
        turn_z(84 - 7 * (float)i);
        part();
        paint(brass);
        blend(.02f);
        limb(V(0, -.30f, 0), V(0, .48f, 0), .135f, .105f);
        ring(0, .48f, 0, .105f, .03f);
        ring(0, .05f, 0, .13f, .025f);
        part();
        paint(wood);
        limb(V(0, .4f, 0), V(0, 1.02f, 0), .03f, .03f);
        part();
        paint(iron);
        blend(.01f);
        limb(V(0, .95f, 0), V(0, 1.32f, 0), .085f, .004f);
        limb(V(0, 1.02f, 0), V(-.14f, .84f, 0), .035f, .006f);
        limb(V(0, 1.02f, 0), V(.14f, .84f, 0), .035f, .006f);
        pop();
    }
    pop();
    int skin = gleaner_skin(), cloth_m = material_new(rgb(0xe0d4b8), rgb(0x9a8458), .95f, .1f, PAT_CLOTH, 5, .7f);
    Vec3 sack = V(-.72f, 1.18f, .55f);
    part(); /* the sack in the air, a fourth harpoon through it */
    paint(cloth_m);
    blend(.08f);
    lumpy(.03f, 4);
    egg(sack[0], sack[1], sack[2], .30f, .36f, .26f);
    limb(sack + V(-.1f, .3f, 0), sack + V(-.16f, .48f, 0), .10f, .16f);
    part();
    paint(iron);
    limb(sack + V(.42f, -.02f, .05f), sack + V(-.52f, .0f, .05f), .026f, .026f);
    part();
    paint(rope);
    blend(.01f);
    limb(sack + V(.38f, -.02f, .05f), V(.85f, 1.0f, .35f), .026f, .026f);
    push(); /* he will not let go */
    move(-1.02f, .10f, .62f);
    turn_z(-24);
    turn_y(40);
    grow(.52f);
    gleaner_body(.95f, skin);
    gleaner_arm(V(-.30f, .95f, .1f), V(-.35f, 1.2f, .5f), V(.05f, 1.65f, .55f), V(.6f, .8f, 0), V(1, 0, 0), skin, 0);
    gleaner_arm(V(.30f, .95f, .1f), V(.65f, 1.1f, .2f), V(.72f, 1.62f, .2f), V(0, 1, 0), V(-1, 0, 0), skin, 0);
    push();
    move(0, 1.36f, .12f);
    gleaner_head(&(GleanerFace){.tilt = -18, .open = .8f, .yaw = 10, .ears = 26}, skin);
    pop();
    pop();
    for (int i = 0; i < 30; i++) /* flour */
        sprite(sack + V(.3f * (chance(i) - .5f), -.2f - .9f * chance(i + 9), .2f), .03f + .05f * chance(i + 20),
               rgb(0xfff4e0), SPRITE_GLOW, .35f);
    push();
    move(1.55f, 2.62f, .3f);
    lantern(.62f, brass, rgb(0xffc060));
    pop();
    sprite(V(1.55f, 2.25f, .4f), .6f, rgb(0xffb850), SPRITE_GLOW, .35f);
    lamp(V(1.1f, 2.3f, 1.0f), rgb(0xffc070) * 1.8f, .6f);
    faction_ground();
    faction_motes();
}

/* ---- ti16: salt closes round an arm ---- */

static void brine_ward(void)
{
    camera(V(0, 1.5f, 4.6f), V(0, 1.45f, 0), 32);
    Scene *s = scene();
    s->backdrop = spray_day;
    s->back_seed = 11;
    s->back_y = .05f;
    s->tint[LIGHT] = rgb(0x84b8b8);
    int skin = material_skin(rgb(0xb87850), rgb(0x8a4c38)), ink = material_plain(rgb(0xf0765a), .5f, .4f),
        salt = material_new(rgb(0xb8e4e4), rgb(0x4c9aa4), .08f, 1.5f, PAT_WATER, 3, .2f);
    material(salt)->emit = rgb(0xa8e8e8) * .14f;
    part(); /* a bare forearm from the right, its fist to the left */
    paint(skin);
    blend(.08f);
    limb(V(2.0f, .95f, .1f), V(1.05f, 1.15f, .15f), .42f, .36f);
    egg(1.0f, 1.20f, .15f, .48f, .33f, .32f);
    limb(V(1.0f, 1.16f, .15f), V(-.10f, 1.48f, .25f), .30f, .19f);
    PersonHand h = {.pose = GRASP_FIST, .size = .42f, .thick = 1.1f, .thumb = 1, .skin = skin};
    person_hand_at(&h, V(-.06f, 1.47f, .25f), V(-1, .30f, .1f), V(0, -.25f, 1));
    part(); /* a band of coral */
    paint(ink);
    blend(.01f);
    push();
    move(.28f, 1.37f, .22f);
    aim(V(-1.1f, .32f, .1f), V(0, 0, 1));
    ring(0, 0, 0, .215f, .045f);
    ring(0, .1f, 0, .205f, .03f);
    pop();
    for (int k = 0; k < 3; k++) /* crystals knit an oval; one gap is closing at the upper right */
        for (int i = 0; i < 26; i++) {
            float a = (float)i / 26 * 2 * PI + .12f * (float)k, gap = fabsf(a - 2 * PI * floorf(a / (2 * PI)) - .75f);
            if (gap < .20f)
                continue;
            float out = 1 + .10f * (float)(k - 1), near = gap < .75f ? .6f : 1;
            push();
            move(-.12f + sinf(a) * .80f * out, 1.52f + cosf(a) * .86f * out, .42f - .12f * (float)k);
            turn_z(-a * 180 / PI + 40 * (chance(i + k * 30) - .5f));
            turn_x(50 * (chance(i + k * 30 + 9) - .5f));
            part();
            paint(salt);
            float size = near * (.075f + .045f * chance(i + k * 17));
            crystal(0, 0, 0, size * .8f, size * 1.9f, size * .8f);
            pop();
            if (k == 0 && i % 3 == 0)
                sprite(V(-.12f + sinf(a) * .80f, 1.52f + cosf(a) * .86f, .62f), .14f, rgb(0xf2fff8), SPRITE_SPARKLE,
                       .7f);
        }
    for (int i = 0; i < 40; i++) { /* grains fly to the gap */
        float t = chance(i + 3);
        Vec3 to = V(.43f, 2.15f, .5f), from = V(1.6f + .4f * chance(i), 2.9f + .6f * (chance(i + 50) - .5f), .6f);
        Vec3 p = vec_mix(from, to, t) + V(chance(i + 80) - .5f, chance(i + 110) - .5f, 0) * (.3f * (1 - t));
        sprite(p, .018f + .03f * chance(i + 140), rgb(0xf2fff8), SPRITE_GLOW, .9f);
    }
    sprite(V(.43f, 2.15f, .5f), .30f, rgb(0xf4d58a), SPRITE_GLOW, .6f);
    sprite(V(.43f, 2.15f, .5f), .25f, rgb(0xfff4d0), SPRITE_SPARKLE, 1.1f);
    lamp(V(.4f, 2.0f, 1.0f), rgb(0xf4d58a) * 1.0f, .4f);
    faction_motes();
}

/* ---- ca03: only lamps draw the citadel ---- */

static void fogharbour(void)
{
    camera(V(-.2f, .62f, 9.0f), V(.05f, 1.65f, 0), 34);
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
    int dark = material_plain(rgb(0x0c2a34), .8f, .3f), wood = material_plain(rgb(0x143a46), .7f, .4f);
    push(); /* the punt, on its way to the left */
    move(-.55f, .0f, 2.4f);
    part();
    paint(wood);
    blend(.05f);
    limb(V(-.55f, .10f, 0), V(.55f, .08f, 0), .10f, .10f);
    limb(V(-.55f, .11f, 0), V(-.85f, .26f, 0), .09f, .03f);
    limb(V(.55f, .10f, 0), V(.80f, .22f, 0), .09f, .03f);
    part();
    paint(dark);
    blend(.06f);
    limb(V(.28f, .15f, 0), V(.25f, .60f, 0), .14f, .11f);
    ball(.22f, .76f, 0, .10f);
    limb(V(.24f, .60f, .05f), V(.42f, .50f, .12f), .05f, .04f);
    limb(V(.24f, .60f, -.05f), V(.45f, .70f, .1f), .05f, .04f);
    part();
    paint(dark);
    limb(V(.52f, 1.15f, .12f), V(.36f, -.1f, .12f), .018f, .018f);
    limb(V(-.80f, .25f, 0), V(-.82f, .55f, 0), .018f, .015f);
    part();
    paint(material_glow(rgb(0xfff0c0), 4));
    ball(-.82f, .50f, .03f, .055f);
    Vec3 at = here(V(-.82f, .5f, .1f));
    pop();
    sprite(at, .42f, rgb(0xf4c060), SPRITE_GLOW, .8f);
    lamp(at + V(.1f, .1f, .3f), rgb(0xffd080) * 1.2f, .3f);
    for (int i = 0; i < 22; i++) { /* the light it leaves */
        float t = (float)i / 21;
        sprite(V(-1.1f + 3.0f * t, .03f + .03f * sinf(t * 9), 2.5f - .9f * t), .10f + .03f * chance(i), rgb(0xf4c870),
               SPRITE_GLOW, .55f * (1 - .7f * t));
    }
    part();
    paint(material_new(rgb(0x5c9698), rgb(0x1c4a56), .08f, 1.3f, PAT_WATER, 1.3f, .2f));
    ground(0, .012f, 1.4f);
}

const Card siege_tide_works_cards[] = {
    {"cards/siege/ti04", TIDE, drowned_bell},  {"cards/siege/ti08", TIDE, wayfinders_lamp},
    {"cards/siege/ti13", TIDE, harpoon_jetty}, {"cards/siege/ti16", TIDE, brine_ward},
    {"cards/siege/ca03", TIDE, fogharbour},    {0}};
