/* SPDX-License-Identifier: MIT
 * Goblins who sit down as opponents, each in a place of its own and at what it likes best; types/portraits.c has the
 * others. */
#include "cards.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

enum { SIZE = 384 };

/* A goblin whose head's middle is at y 1.85; the picture is 2.3 high at its place. x, y: where the place is brightest. */
static Goblin sitter(Clan clan, Haunt h, float x, float y, float turn)
{
    Goblin g = goblin_of(clan);
    float a = turn * PI / 180;
    camera(V(sinf(a) * 5.2f, 1.80f, cosf(a) * 5.2f), V(0, 1.80f, 0), 25);
    goblin_at(&g, h, x, y);
    scene()->vignette = 1.2f;
    return g;
}

static void lit(Vec3 key, float strength, Vec3 rim)
{
    Scene *s = scene();
    s->key.color = key * strength;
    s->rim.color = rim;
}

/* A coat over breast and shoulders, open at the throat. */
static void coat(int cloth, int trim, Vec3 left, Vec3 right)
{
    Vec3 middle = vec_mix(left, right, .5f), half = (right - left) * .5f;
    part();
    paint(cloth);
    blend(.10f);
    egg(middle[0], middle[1] - .62f, middle[2] + .02f, .70f, .62f, .46f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 joint = middle + half * (float)side;
        limb(middle + half * (.3f * (float)side) + V(0, .02f, -.04f), joint, .17f, .20f);
    }
    carve();
    blend(.05f);
    limb(middle + V(0, .25f, .30f), middle + V(0, -.42f, .46f), .26f, .05f);
    fill();
    part();
    paint(trim);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) { /* its edge, turned over */
        float s = (float)side;
        Vec3 p[4] = {middle + V(s * .22f, .20f, -.16f), middle + V(s * .34f, .10f, .10f),
                     middle + V(s * .26f, -.14f, .34f), middle + V(s * .05f, -.46f, .46f)};
        float r[4] = {.06f, .075f, .075f, .05f};
        tube(4, p, r, 4);
    }
}

/* ---- Horde ---- */

/* Krall is already over the wall, axe first. */
static void krall(void)
{
    Goblin g = sitter(CLAN_RUBY, HAUNT_BATTLEFIELD, .75f, -.25f, 8);
    lit(rgb(0xffc890), 2.5f, rgb(0x60b8ff) * 4.2f);
    int iron = material_iron(), bone = material_tooth();
    Vec3 left = V(-.62f, 1.18f, -.02f), right = V(.64f, 1.06f, -.14f);
    goblin_yoke(&g, left, right, V(.06f, 1.58f, .0f), 1.2f);
    coat(g.leather, material_fur(rgb(0x6a4428)), left, right);
    push();
    move(.14f, 1.76f, .16f);
    turn_y(-12);
    turn_z(-8);
    turn_x(-4);
    grow(.98f);
    goblin_visage(&g, &(GoblinAct){.open = {1.2f, 1.45f},
                                   .under = {.9f, 1},
                                   .slant = {.03f, .03f},
                                   .eye = 1.22f,
                                   .gaze_x = -4,
                                   .brow = {.04f, .06f},
                                   .frown = {.06f, .05f},
                                   .mouth = .25f,
                                   .gape = .20f,
                                   .corner = {.02f, .03f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {1, .8f},
                                   .hatted = true});
    part(); /* an iron cap, banded */
    paint(iron);
    blend(.03f);
    egg(0, .21f, -.08f, .475f, .40f, .455f);
    carve();
    blend(.01f);
    box(0, -.29f, .2f, .8f, .52f, .9f, .02f);
    fill();
    part();
    paint(g.gold);
    blend(.02f);
    push();
    move(0, .24f, -.08f);
    turn_x(-2);
    ring(0, 0, 0, .465f, .036f);
    pop();
    part();
    paint(bone);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * .38f, .36f, -.06f), V(s * .70f, .46f, -.02f), V(s * .86f, .72f, .04f),
                     V(s * .78f, 1.00f, .10f)};
        float r[4] = {.13f, .115f, .075f, .008f};
        tube(4, p, r, 5);
    }
    pop();
    Vec3 at = V(-.80f, 1.52f, .56f), shaft = vec_unit(V(.04f, 1, .02f));
    GoblinArm a = {.shoulder = left,
                   .elbow = V(-1.02f, .98f, .34f),
                   .thick = 1.6f,
                   .muscle = 1.3f,
                   .hand = {.size = .30f, .thick = 1.25f, .thumb = 1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(&g, &a, at, shaft, V(.2f, 0, 1));
    move(0, -.5f, 0);
    axe(1.22f, .72f, false, iron, material_wood());
    pop();
    faction_motes();
}

/* ---- Goblin Ranks ---- */

/* Fuse holds his bomb to his ear: it has begun to hiss. */
static void fuse(void)
{
    Goblin g = sitter(CLAN_AMBER, HAUNT_ALLEY, .2f, .62f, -6);
    lit(rgb(0xffe0b0), 1.3f, rgb(0x6090ff) * 4.f);
    int iron = material_plain(rgb(0x24262e), .3f, 1.2f);
    Vec3 left = V(-.56f, 1.08f, -.06f), right = V(.60f, 1.10f, -.10f);
    goblin_yoke(&g, left, right, V(-.06f, 1.56f, .0f), 1.1f);
    coat(g.trim, g.leather, left, right);
    push();
    move(-.16f, 1.84f, .14f);
    turn_y(6);
    turn_z(9);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.open = {1.2f, 1.5f},
                                   .under = {1, 1},
                                   .eye = 1.14f,
                                   .iris = .6f,
                                   .gaze_x = 26,
                                   .gaze_y = 4,
                                   .brow = {.06f, .10f},
                                   .frown = {-.02f, -.03f},
                                   .mouth = .28f,
                                   .gape = .09f,
                                   .corner = {.10f, .15f},
                                   .upper = 1,
                                   .lower = .8f,
                                   .sneer = {.2f, .4f},
                                   .hatted = true});
    goggles_cap(&g);
    pop();
    Vec3 bomb = V(.62f, 1.50f, .62f);
    part();
    paint(iron);
    blend(.02f);
    ball(bomb[0], bomb[1], bomb[2], .34f);
    limb(bomb + V(.02f, .30f, .02f), bomb + V(.05f, .42f, .03f), .10f, .09f);
    part();
    paint(material_plain(rgb(0xd8c8a0), .8f, .2f));
    Vec3 p[4] = {bomb + V(.05f, .40f, .03f), bomb + V(.09f, .54f, .04f), bomb + V(.0f, .64f, .06f),
                 bomb + V(.06f, .74f, .06f)};
    float r[4] = {.032f, .032f, .030f, .026f};
    tube(4, p, r, 4);
    GoblinArm holds = {.shoulder = right,
                       .elbow = V(1.00f, .76f, .36f),
                       .wrist = V(.86f, 1.02f, .86f),
                       .fingers = V(-.62f, .62f, .16f),
                       .palm = V(-.30f, .62f, -.70f),
                       .thick = 1.3f,
                       .muscle = .9f,
                       .hand = {.pose = GRASP_CUP, .size = .31f, .thick = 1.2f, .thumb = -1, .lean = true, .age = 1}};
    goblin_strong_arm(&g, &holds);
    goblin_sleeve(&holds, g.trim, g.leather, .6f, 5);
    lamp(p[3] + V(-.12f, .02f, .22f), rgb(0xffa848) * 4.5f, .34f);
    sprite(p[3], .12f, rgb(0xffd070) * 2.4f, SPRITE_GLOW, 1.2f);
    sprite(p[3], .28f, rgb(0xfff0c0) * 2.f, SPRITE_SPARKLE, 1);
    for (int i = 0; i < 40; i++) {
        float a = chance(i + 800) * 2 * PI, away = .42f * powf(chance(i + 810), 1.5f) + .05f;
        sprite(p[3] + V(cosf(a) * away, sinf(a) * away + .04f, .1f * chance(i)), .010f + .014f * chance(i + 820),
               rgb(0xffb040) * 2.2f, SPRITE_GLOW, 1.3f);
    }
}

/* Tug has somebody by the collar, and will not leave them where they are. */
static void tug(void)
{
    Goblin g = sitter(CLAN_EMERALD, HAUNT_ROOFS, .62f, .30f, 6);
    lit(rgb(0xffe2b4), 2.1f, rgb(0xff90d0) * 3.4f);
    int wood = material_wood(), wool = material_cloth(rgb(0xd8c890));
    Vec3 left = V(-.58f, 1.08f, -.04f), right = V(.58f, 1.06f, -.12f);
    goblin_yoke(&g, left, right, V(.08f, 1.56f, .0f), 1.0f);
    coat(wool, material_fur(rgb(0xe8e0c8)), left, right);
    push();
    move(.16f, 1.80f, .14f);
    turn_y(-18);
    turn_z(-8);
    grow(1.02f);
    goblin_visage(&g, &(GoblinAct){.open = {.9f, 1.25f},
                                   .under = {.7f, 1},
                                   .slant = {.02f, .01f},
                                   .eye = 1.1f,
                                   .gaze_x = -8,
                                   .gaze_y = -2,
                                   .brow = {.0f, .07f},
                                   .frown = {.05f, .0f},
                                   .mouth = .24f,
                                   .gape = .05f,
                                   .corner = {.12f, .07f},
                                   .upper = 1,
                                   .lower = .7f,
                                   .sneer = {.6f, .2f},
                                   .hatted = true});
    bobble_hat(&g, wool, g.trim, .5f);
    pop();
    Vec3 low = V(-.66f, 1.06f, .70f), shaft = vec_unit(V(-.06f, 1, .0f));
    for (int side = -1; side <= 1; side += 2) {
        bool upper = side < 0;
        GoblinArm a = {.shoulder = upper ? left : right,
                       .elbow = upper ? V(-.92f, .74f, .30f) : V(.40f, .66f, .66f),
                       .thick = 1.2f,
                       .muscle = .9f,
                       .hand = {.size = .27f, .thick = 1.1f, .thumb = -side, .lean = true, .age = 1}};
        push();
        goblin_strong_grip(&g, &a, upper ? low : low - shaft * .30f, shaft, V((float)side * -.3f, 0, 1));
        pop();
        goblin_sleeve(&a, wool, g.trim, .55f, 3 + side);
    }
    part(); /* the crook */
    paint(wood);
    blend(.02f);
    Vec3 p[8] = {low - shaft * .9f,          low,
                 low + shaft * .9f,          low + V(-.12f, 1.22f, 0),
                 low + V(.02f, 1.46f, .02f), low + V(.28f, 1.44f, .04f),
                 low + V(.34f, 1.22f, .06f), low + V(.22f, 1.10f, .06f)};
    float r[8] = {.062f, .062f, .060f, .060f, .060f, .056f, .05f, .036f};
    tube(8, p, r, 5);
}

/* Hush says nothing, and neither shall you. */
static void hush(void)
{
    Goblin g = sitter(CLAN_SAPPHIRE, HAUNT_STAGE, -.62f, .2f, -8);
    lit(rgb(0xe8f0ff), 1.9f, rgb(0xff8838) * 4.6f);
    int lacquer = material_plain(rgb(0xc01c28), .12f, 1.6f);
    Vec3 left = V(-.54f, 1.10f, -.08f), right = V(.56f, 1.08f, -.04f);
    goblin_yoke(&g, left, right, V(0, 1.56f, .02f), 1.0f);
    coat(material_cloth(rgb(0x2a2050)), g.trim, left, right);
    push();
    move(0, 1.84f, .16f);
    turn_y(8);
    turn_z(4);
    turn_x(7);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.open = {.9f, .75f},
                                   .under = {.9f, .6f},
                                   .slant = {.01f, .02f},
                                   .eye = 1.1f,
                                   .gaze_x = 8,
                                   .brow = {.02f, .05f},
                                   .frown = {.03f, .03f},
                                   .mouth = .15f,
                                   .corner = {-.01f, .02f},
                                   .sneer = {.0f, .2f}});
    part(); /* half a mask of red lacquer: the other side is not told either */
    paint(lacquer);
    blend(.04f);
    egg(-.20f, .10f, .33f, .25f, .33f, .19f);
    limb(V(-.20f, .36f, .34f), V(-.40f, .70f, .22f), .08f, .008f);
    carve();
    blend(.01f);
    egg(-.20f, .05f, .54f, .130f, .080f, .30f);
    box(.285f, 0, .4f, .30f, .9f, .6f, .01f);
    fill();
    part();
    paint(g.gold);
    blend(.01f);
    Vec3 rim[7] = {V(-.07f, .05f, .53f),  V(-.13f, .14f, .54f),  V(-.24f, .14f, .50f), V(-.33f, .06f, .42f),
                   V(-.27f, -.03f, .48f), V(-.15f, -.04f, .53f), V(-.07f, .05f, .53f)};
    float rr[7] = {.018f, .018f, .018f, .018f, .018f, .018f, .018f};
    tube(7, rim, rr, 4);
    pop();
    GoblinArm hushes = {
        .shoulder = right,
        .elbow = V(.72f, .72f, .52f),
        .wrist = V(.22f, 1.10f, .88f),
        .fingers = V(-.34f, 1, .05f),
        .palm = V(-.8f, -.1f, -.6f),
        .thick = 1.05f,
        .muscle = .6f,
        .hand = {.pose = GRASP_POINT, .size = .27f, .thick = 1.1f, .thumb = -1, .lean = true, .age = 1}};
    goblin_strong_arm(&g, &hushes);
    goblin_sleeve(&hushes, material_cloth(rgb(0x2a2050)), g.trim, .62f, 9);
    lamp(V(.9f, .9f, 1.4f), rgb(0xff8030) * 1.1f, .5f);
}

/* ---- whoever else is in the tavern ---- */

/* Grix bites a coin of yours. */
static void grix(void)
{
    Goblin g = sitter(CLAN_AMBER, HAUNT_CELLAR, .62f, .2f, 8);
    lit(rgb(0xffdca8), 2.0f, rgb(0x40d8e8) * 4.0f);
    int jade = material_cloth(rgb(0x1e6a62)), fur = material_fur(rgb(0x7a4a28));
    Vec3 left = V(-.58f, 1.06f, -.02f), right = V(.60f, 1.08f, -.14f);
    goblin_yoke(&g, left, right, V(.02f, 1.50f, .0f), 1.1f);
    coat(jade, fur, left, right);
    push();
    move(.04f, 1.70f, .16f);
    turn_y(-12);
    turn_z(-7);
    grow(.98f);
    goblin_visage(&g, &(GoblinAct){.open = {.5f, 1.1f},
                                   .under = {.4f, .9f},
                                   .slant = {.02f, .02f},
                                   .eye = 1.12f,
                                   .gaze_x = 2,
                                   .gaze_y = -4,
                                   .brow = {-.02f, .09f},
                                   .frown = {.06f, .0f},
                                   .mouth = .25f,
                                   .gape = .07f,
                                   .corner = {.04f, .12f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {.9f, .3f},
                                   .hatted = true});
    quiff_hair(&g, .42f);
    push(); /* between the teeth */
    move(-.15f, -.27f, .50f);
    turn_y(-30);
    turn_x(78);
    turn_z(12);
    part();
    paint(g.gold);
    blend(.01f);
    drum(0, 0, 0, .21f, .026f, .012f);
    ring(0, .026f, 0, .165f, .020f);
    pop();
    pop();
    GoblinArm bites = {.shoulder = left,
                       .elbow = V(-.86f, .70f, .46f),
                       .wrist = V(-.58f, 1.06f, .84f),
                       .fingers = V(.52f, .80f, -.05f),
                       .palm = V(.6f, -.3f, -.6f),
                       .thick = 1.2f,
                       .muscle = .8f,
                       .hand = {.pose = GRASP_CUP, .size = .29f, .thick = 1.1f, .thumb = 1, .lean = true, .age = 1}};
    goblin_strong_arm(&g, &bites);
    goblin_sleeve(&bites, jade, fur, .62f, 3);
}

/* Pib looks over the edge of the table, and the table looks at her pot. */
static void pib(void)
{
    Goblin g = sitter(CLAN_EMERALD, HAUNT_HEARTH, .66f, .45f, -4);
    lit(rgb(0xffe4c0), 2.0f, rgb(0xff7a30) * 4.2f);
    Scene *s = scene();
    s->rim.towards = V(.9f, .3f, -.4f);
    int wood = material_wood();
    Vec3 left = V(-.50f, 1.02f, -.20f), right = V(.50f, 1.02f, -.20f);
    goblin_yoke(&g, left, right, V(0, 1.48f, -.1f), .9f);
    push();
    move(0, 1.66f, .06f);
    turn_z(-8);
    turn_x(-6);
    turn_y(-6);
    grow(1.02f);
    goblin_visage(&g, &(GoblinAct){.open = {1.5f, 1.5f},
                                   .under = {1.1f, 1.1f},
                                   .slant = {-.03f, -.03f},
                                   .eye = 1.3f,
                                   .iris = .7f,
                                   .gaze_x = 6,
                                   .gaze_y = 6,
                                   .brow = {.11f, .09f},
                                   .frown = {-.05f, -.05f},
                                   .mouth = .17f,
                                   .gape = .02f,
                                   .corner = {.08f, .10f},
                                   .upper = 1,
                                   .hatted = true});
    cooking_pot(&g, 10);
    pop();
    part(); /* the table */
    paint(wood);
    box(0, .98f, .86f, 2.4f, .07f, .30f, .04f);
    part();
    paint(wood);
    box(0, .62f, 1.06f, 2.4f, .30f, .06f, .03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 elbow = V(q * .86f, .80f, .10f), wrist = V(q * .66f, 1.12f, .66f);
        goblin_strong_arm(
            &g, &(GoblinArm){
                    .shoulder = side < 0 ? left : right,
                    .elbow = elbow,
                    .wrist = wrist,
                    .fingers = V(-q * .12f, -.05f, 1),
                    .palm = V(0, -1, -.05f),
                    .thick = .95f,
                    .muscle = .5f,
                    .hand = {.pose = GRASP_CUP, .size = .29f, .thick = 1.1f, .thumb = -side, .lean = true, .age = 1}});
    }
}

#define ROW(word, faction, function)                                                                                   \
    {                                                                                                                  \
        "portraits/" word, faction, function, SIZE, SIZE                                                               \
    }

const Card portraits_goblins_cards[] = {ROW("horde-raider", MINE, krall),
                                        ROW("goblins-brawler", MINE, fuse),
                                        ROW("goblins-shepherd", MINE, tug),
                                        ROW("goblins-mask", MINE, hush),
                                        ROW("guest-grix", MINE, grix),
                                        ROW("guest-pib", MINE, pib),
                                        {0}};
