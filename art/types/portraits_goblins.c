/* SPDX-License-Identifier: MIT
 * Goblins who sit down as opponents, each in a place of its own and at what it likes best; types/portraits.c has the
 * others. */
#include "cards.h"
#include "props/tavern.h"
#include "props/treasure.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"
#include "types/portrait.h"

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

/* Two stakes of a palisade, as close to us as the hands on them. */
static void stakes(int wood, int rope)
{
    static const float at[4][3] = {{-.86f, 1.30f, .25f}, {-.40f, .98f, .22f}, {.34f, 1.02f, .23f}, {.82f, 1.22f, .26f}};
    for (int i = 0; i < 4; i++) {
        part();
        paint(wood);
        blend(.02f);
        limb(V(at[i][0], -.4f, .84f), V(at[i][0] + .02f, at[i][1], .84f), at[i][2], at[i][2] * .94f);
        limb(V(at[i][0] + .02f, at[i][1], .84f), V(at[i][0] + .03f, at[i][1] + .26f, .84f), at[i][2] * .90f, .02f);
    }
    part();
    paint(rope);
    for (int i = 0; i < 2; i++)
        tube(3,
             (Vec3[]){V(-1.4f, .84f - .07f * (float)i, 1.05f), V(0, .80f - .07f * (float)i, 1.13f),
                      V(1.4f, .86f - .07f * (float)i, 1.05f)},
             (float[]){.036f, .036f, .036f}, 4);
}

/* Krall is half over the wall, and has no hand free for his knife. */
static void krall(void)
{
    Goblin g = sitter(CLAN_RUBY, HAUNT_BATTLEFIELD, .75f, -.25f, -6);
    camera(V(-.35f, 1.50f, 5.0f), V(.02f, 1.66f, 0), 24);
    scene()->roll = -8;
    lit(rgb(0xffc890), 1.9f, rgb(0x60b8ff) * 4.2f);
    int iron = material_iron(), bone = material_tooth(), wood = tavern_wood(rgb(0x4a3426)),
        rope = material_cloth(rgb(0x8a7448)), steel = material_iron();
    material(steel)->color = rgb(0xd0d4d8);
    Vec3 left = V(-.60f, 1.12f, .16f), right = V(.62f, 1.22f, -.10f);
    goblin_yoke(&g, left, right, V(.04f, 1.56f, .10f), 1.2f);
    coat(g.leather, material_fur(rgb(0x5a4030)), left, right);
    push();
    move(.06f, 1.74f, .34f);
    turn_y(12);
    turn_z(9);
    turn_x(7);
    grow(1.0f);
    goblin_visage(&g, &(GoblinAct){.open = {1.1f, 1.5f},
                                   .under = {.8f, 1},
                                   .slant = {.03f, .02f},
                                   .eye = 1.22f,
                                   .gaze_x = -16,
                                   .gaze_y = -2,
                                   .brow = {.0f, .08f},
                                   .frown = {.07f, .02f},
                                   .mouth = .26f,
                                   .gape = .10f,
                                   .corner = {.06f, .05f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {1, .7f},
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
    tube(4, (Vec3[]){V(-.38f, .36f, -.06f), V(-.70f, .46f, -.02f), V(-.86f, .72f, .04f), V(-.78f, 1.00f, .10f)},
         (float[]){.13f, .115f, .075f, .008f}, 5);
    tube(3, (Vec3[]){V(.38f, .36f, -.06f), V(.62f, .42f, -.03f), V(.72f, .52f, -.01f)}, (float[]){.13f, .115f, .10f},
         5);
    part(); /* where the other horn broke */
    paint(material_plain(rgb(0xb09468), .9f, .1f));
    ball(.745f, .545f, -.005f, .092f);
    push(); /* the knife between the teeth */
    move(-.22f, -.29f, .70f);
    turn_z(-97);
    turn_y(24);
    grow(1.25f);
    dagger(.60f, steel, g.gold);
    pop();
    pop();
    stakes(wood, rope);
    for (int side = -1; side <= 1; side += 2) {
        bool near = side < 0;
        GoblinArm a = {.shoulder = near ? left : right,
                       .elbow = near ? V(-1.05f, .92f, .34f) : V(1.06f, 1.0f, .14f),
                       .thick = 1.5f,
                       .muscle = 1.2f,
                       .hand = {.size = .30f, .thick = 1.25f, .thumb = -side, .lean = true, .age = 1}};
        push();
        goblin_strong_grip(&g, &a, near ? V(-.56f, 1.24f, 1.02f) : V(.58f, 1.22f, 1.02f),
                           V(near ? 1.f : -1.f, -.12f, .1f), V(0, .45f, .9f));
        pop();
    }
    lamp(V(-.9f, 1.35f, 2.2f), rgb(0xff9040) * 2.2f, .9f);
    faction_motes();
}

/* ---- Goblin Ranks ---- */

/* Fuse would like you to have it. */
static void fuse(void)
{
    Goblin g = sitter(CLAN_AMBER, HAUNT_ALLEY, .2f, .62f, -6);
    camera(V(.35f, 1.52f, 5.0f), V(.0f, 1.66f, 0), 24);
    Scene *s = scene();
    s->roll = -7;
    for (int i = DARK; i <= LIGHT; i++)
        s->tint[i] = s->tint[i] * V(.60f, .58f, .70f);
    lit(rgb(0xc0c8ff), .5f, rgb(0x6090ff) * 4.f);
    int iron = material_plain(rgb(0x24262e), .3f, 1.2f);
    Vec3 left = V(-.46f, 1.00f, .22f), right = V(.64f, 1.10f, -.20f);
    goblin_yoke(&g, left, right, V(.10f, 1.52f, .0f), 1.1f);
    coat(g.trim, g.leather, left, right);
    push();
    move(.14f, 1.86f, .12f);
    turn_y(-18);
    turn_z(-12);
    turn_x(4);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.open = {1.45f, 1.2f},
                                   .under = {1, .8f},
                                   .eye = 1.16f,
                                   .iris = .6f,
                                   .gaze_x = 14,
                                   .gaze_y = -2,
                                   .brow = {.10f, .02f},
                                   .frown = {-.03f, .04f},
                                   .mouth = .28f,
                                   .gape = .09f,
                                   .corner = {.12f, .16f},
                                   .upper = 1,
                                   .lower = .8f,
                                   .sneer = {.2f, .6f},
                                   .hatted = true});
    goggles_cap(&g);
    pop();
    Vec3 bomb = V(-.34f, 1.12f, 1.25f);
    part();
    paint(iron);
    blend(.02f);
    ball(bomb[0], bomb[1], bomb[2], .42f);
    limb(bomb + V(-.02f, .38f, .03f), bomb + V(-.03f, .50f, .04f), .115f, .105f);
    part();
    paint(material_plain(rgb(0xd8c8a0), .8f, .2f));
    Vec3 p[4] = {bomb + V(-.03f, .48f, .04f), bomb + V(-.05f, .62f, .05f), bomb + V(-.15f, .70f, .06f),
                 bomb + V(-.19f, .80f, .06f)};
    float r[4] = {.034f, .034f, .032f, .028f};
    tube(4, p, r, 4);
    for (int side = -1; side <= 1; side += 2) {
        bool far = side > 0;
        GoblinArm holds = {
            .shoulder = far ? right : left,
            .elbow = far ? V(.84f, .66f, .56f) : V(-1.02f, .62f, .52f),
            .wrist = bomb + (far ? V(.46f, -.22f, .02f) : V(-.44f, -.20f, -.06f)),
            .fingers = far ? V(-.30f, .70f, .62f) : V(.22f, .84f, .40f),
            .palm = far ? V(-.90f, .10f, -.35f) : V(.95f, .0f, .25f),
            .thick = 1.3f,
            .muscle = .9f,
            .hand = {.pose = GRASP_CUP, .size = .30f, .thick = 1.2f, .thumb = -side, .lean = true, .age = 1}};
        goblin_strong_arm(&g, &holds);
        goblin_sleeve(&holds, g.trim, g.leather, .6f, 5 + side);
    }
    lamp(p[3] + V(.12f, .02f, .10f), rgb(0xffa848) * 3.6f, .46f);
    sprite(p[3], .10f, rgb(0xffd070) * 2.2f, SPRITE_GLOW, 1.1f);
    sprite(p[3], .24f, rgb(0xfff0c0) * 2.f, SPRITE_SPARKLE, 1);
    for (int i = 0; i < 40; i++) {
        float a = chance(i + 800) * 2 * PI, away = .36f * powf(chance(i + 810), 1.5f) + .05f;
        sprite(p[3] + V(cosf(a) * away, sinf(a) * away + .04f, .1f * chance(i)), .008f + .012f * chance(i + 820),
               rgb(0xffb040) * 2.2f, SPRITE_GLOW, 1.3f);
    }
}

/* Tug has you by the collar, and will not leave you where you are. */
static void tug(void)
{
    Goblin g = sitter(CLAN_EMERALD, HAUNT_ROOFS, .62f, .30f, 6);
    camera(V(-.30f, 1.62f, 5.2f), V(.0f, 1.70f, 0), 24);
    scene()->roll = 7;
    for (int i = DARK; i <= LIGHT; i++)
        scene()->tint[i] = scene()->tint[i] * V(.42f, .40f, .58f);
    lit(rgb(0xffdcb0), 2.2f, rgb(0xff90d0) * 3.4f);
    int wood = material_wood(), wool = material_cloth(rgb(0xc8b078)), leather = material_leather(rgb(0x5a3c24));
    Vec3 left = V(-.46f, 1.02f, .22f), right = V(.66f, 1.12f, -.22f);
    goblin_yoke(&g, left, right, V(.16f, 1.54f, -.02f), 1.0f);
    coat(wool, material_fur(rgb(0xd8ccb0)), left, right);
    push();
    move(.22f, 1.78f, .10f);
    turn_y(-20);
    turn_z(-14);
    turn_x(-5);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.open = {1.15f, .32f},
                                   .under = {.8f, .5f},
                                   .slant = {.02f, .01f},
                                   .eye = 1.12f,
                                   .gaze_x = -4,
                                   .gaze_y = -2,
                                   .brow = {.05f, -.02f},
                                   .frown = {.03f, .06f},
                                   .mouth = .25f,
                                   .gape = .06f,
                                   .corner = {.05f, .12f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {.4f, 1},
                                   .hatted = true});
    bobble_hat(&g, wool, g.trim, .5f);
    pop();
    Vec3 low = V(.02f, 1.06f, .86f), shaft = vec_unit(V(-.46f, .46f, .62f)), up = vec_unit(V(-.10f, .90f, -.30f)),
         end = low + shaft * .62f;
    for (int side = -1; side <= 1; side += 2) {
        bool upper = side < 0;
        GoblinArm a = {.shoulder = upper ? left : right,
                       .elbow = upper ? V(-.72f, .66f, .62f) : V(.72f, .60f, .34f),
                       .thick = 1.2f,
                       .muscle = 1.0f,
                       .hand = {.size = .27f, .thick = 1.1f, .thumb = -side, .lean = true, .age = 1}};
        push();
        goblin_strong_grip(&g, &a, upper ? low + shaft * .20f : low - shaft * .16f, shaft,
                           V((float)side * .6f, .75f, -.1f));
        pop();
        goblin_sleeve(&a, wool, leather, .55f, 3 + side);
    }
    part(); /* the crook comes at us */
    paint(wood);
    blend(.02f);
    Vec3 p[8] = {low - shaft * .9f,
                 low,
                 end,
                 end + shaft * .34f + up * .06f,
                 end + shaft * .52f + up * .30f,
                 end + shaft * .34f + up * .56f,
                 end + shaft * .04f + up * .56f,
                 end - shaft * .12f + up * .38f};
    float r[8] = {.055f, .058f, .060f, .060f, .058f, .054f, .048f, .030f};
    tube(8, p, r, 5);
    lamp(V(-.7f, 2.5f, 2.2f), rgb(0xffc888) * 1.2f, .9f);
}

/* A player's face of white lacquer that laughs, looking to +z; about .9 high. */
static void laughing_mask(int white, int red, int gold, int dark)
{
    part();
    paint(white);
    blend(.03f);
    egg(0, 0, 0, .35f, .45f, .20f);
    egg(0, -.02f, .17f, .055f, .15f, .09f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .18f, -.09f, .13f, .10f, .09f, .07f);
    carve();
    blend(.015f);
    box(0, 0, -.20f, .6f, .6f, .20f, .01f);
    paint(dark);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .07f, .08f, .20f), V(q * .15f, .135f, .19f), V(q * .245f, .07f, .14f)},
             (float[]){.022f, .042f, .018f}, 4);
    }
    tube(5,
         (Vec3[]){V(-.19f, -.15f, .16f), V(-.11f, -.245f, .18f), V(0, -.275f, .19f), V(.11f, -.245f, .18f),
                  V(.19f, -.15f, .16f)},
         (float[]){.010f, .040f, .052f, .040f, .010f}, 4);
    fill();
    part();
    paint(red);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .21f, -.10f, .165f, .058f, .058f, .040f);
        tube(3, (Vec3[]){V(q * .06f, .235f, .185f), V(q * .15f, .30f, .145f), V(q * .25f, .22f, .11f)},
             (float[]){.010f, .022f, .006f}, 4);
    }
    crystal(0, .33f, .135f, .05f, .08f, .02f);
    part();
    paint(gold);
    push();
    move(0, 0, .0f);
    turn_x(90);
    tube(9,
         (Vec3[]){V(.35f, 0, 0), V(.25f, 0, -.32f), V(0, 0, -.45f), V(-.25f, 0, -.32f), V(-.35f, 0, 0),
                  V(-.25f, 0, .32f), V(0, 0, .45f), V(.25f, 0, .32f), V(.35f, 0, 0)},
         (float[]){.022f, .022f, .022f, .022f, .022f, .022f, .022f, .022f, .022f}, 4);
    pop();
}

/* Hush laughs when he wears it. */
static void hush(void)
{
    Goblin g = sitter(CLAN_SAPPHIRE, HAUNT_STAGE, -.62f, .2f, -8);
    camera(V(-.20f, 1.78f, 5.2f), V(-.02f, 1.76f, 0), 24);
    scene()->roll = -5;
    lit(rgb(0xe8f0ff), 1.6f, rgb(0xff8838) * 4.2f);
    int white = material_plain(rgb(0xe8e0d4), .18f, 1.3f), red = material_plain(rgb(0xb01c28), .2f, 1.2f),
        dark = material_plain(rgb(0x140a10), .8f, .1f), velvet = material_cloth(rgb(0x2a2050));
    Vec3 left = V(-.56f, 1.06f, .10f), right = V(.56f, 1.10f, -.16f);
    goblin_yoke(&g, left, right, V(.06f, 1.56f, .02f), 1.0f);
    coat(velvet, g.trim, left, right);
    push();
    move(.14f, 1.84f, .12f);
    turn_y(-12);
    turn_z(-7);
    turn_x(8);
    grow(1.06f);
    goblin_visage(&g, &(GoblinAct){.open = {.8f, .70f},
                                   .under = {.8f, .6f},
                                   .slant = {.01f, .02f},
                                   .eye = 1.12f,
                                   .gaze_x = -2,
                                   .gaze_y = 6,
                                   .brow = {.0f, .01f},
                                   .frown = {.04f, .06f},
                                   .mouth = .16f,
                                   .corner = {-.04f, -.05f},
                                   .sneer = {.0f, .15f}});
    pop();
    push();
    move(-.38f, 1.64f, 1.10f);
    turn_y(-20);
    turn_z(13);
    grow(.98f);
    laughing_mask(white, red, g.gold, dark);
    Vec3 edge = here(V(-.30f, -.26f, .0f)), along = vec_unit(here(V(-.5f, .86f, 0)) - here(V(0, 0, 0)));
    pop();
    GoblinArm holds = {.shoulder = left,
                       .elbow = V(-1.00f, .60f, .56f),
                       .thick = 1.05f,
                       .muscle = .6f,
                       .hand = {.size = .27f, .thick = 1.1f, .thumb = 1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(&g, &holds, edge, along, V(.35f, .1f, 1));
    pop();
    goblin_sleeve(&holds, velvet, g.trim, .62f, 9);
    lamp(V(.9f, 1.1f, 1.8f), rgb(0xff9040) * 1.2f, .8f);
    lamp(V(.3f, 2.6f, 2.2f), rgb(0xffe8d0) * 1.4f, .9f);
}

/* ---- whoever else is in the tavern ---- */

/* Grix bites a coin of yours; the others are counted. */
static void grix(void)
{
    Goblin g = sitter(CLAN_AMBER, HAUNT_CELLAR, .62f, .2f, 8);
    camera(V(-.35f, 1.86f, 5.0f), V(.0f, 1.62f, 0), 23.5f);
    scene()->roll = 6;
    for (int i = DARK; i <= LIGHT; i++)
        scene()->tint[i] = scene()->tint[i] * V(.55f, .60f, .60f);
    lit(rgb(0xffdca8), .9f, rgb(0x40d8e8) * 4.0f);
    int jade = material_cloth(rgb(0x1e6a62)), fur = material_fur(rgb(0x7a4a28));
    Vec3 left = V(-.46f, 1.02f, .18f), right = V(.66f, 1.06f, -.18f);
    goblin_yoke(&g, left, right, V(.10f, 1.50f, .0f), 1.1f);
    coat(jade, fur, left, right);
    push();
    move(.12f, 1.72f, .16f);
    turn_y(-20);
    turn_z(-13);
    turn_x(5);
    grow(1.02f);
    goblin_visage(&g, &(GoblinAct){.open = {.5f, 1.1f},
                                   .under = {.4f, .9f},
                                   .slant = {.02f, .02f},
                                   .eye = 1.12f,
                                   .gaze_x = 16,
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
    drum(0, 0, 0, .23f, .026f, .012f);
    ring(0, .026f, 0, .18f, .022f);
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
    push(); /* the rest of it, in the crook of his arm */
    move(.02f, .70f, .98f);
    hoard(.95f, .36f, .42f, 90, g.gold, 5);
    pop();
    GoblinArm hugs = {.shoulder = right,
                      .elbow = V(1.00f, .78f, .62f),
                      .wrist = V(.50f, .96f, 1.36f),
                      .fingers = V(-1, .12f, .10f),
                      .palm = V(-.2f, -.5f, -.85f),
                      .thick = 1.2f,
                      .muscle = .8f,
                      .hand = {.pose = GRASP_CUP, .size = .29f, .thick = 1.1f, .thumb = -1, .lean = true, .age = 1}};
    goblin_strong_arm(&g, &hugs);
    goblin_sleeve(&hugs, jade, fur, .62f, 8);
    lamp(V(-.5f, 2.5f, 2.2f), rgb(0xffd8a0) * 2.0f, 1.0f);
}

/* Pib has thrown a five, and nobody gets it back. */
static void pib(void)
{
    Goblin g = sitter(CLAN_EMERALD, HAUNT_HEARTH, .66f, .45f, -4);
    camera(V(-.25f, 1.86f, 5.0f), V(-.02f, 1.64f, 0), 23.5f);
    for (int i = DARK; i <= LIGHT; i++)
        scene()->tint[i] = scene()->tint[i] * V(.50f, .42f, .55f);
    scene()->roll = 6;
    lit(rgb(0xffe4c0), .8f, rgb(0xff7a30) * 4.2f);
    scene()->rim.towards = V(.9f, .3f, -.4f);
    int wood = tavern_wood(rgb(0x6a4228)), ivory = material_plain(rgb(0xecdcb8), .3f, .9f),
        dot = material_plain(rgb(0x981c24), .6f, .3f), wool = material_cloth(rgb(0x7a3424));
    Vec3 left = V(-.40f, 1.02f, .12f), right = V(.54f, 1.06f, -.14f);
    goblin_yoke(&g, left, right, V(.10f, 1.46f, -.02f), .9f);
    coat(wool, g.leather, left, right);
    push();
    move(.16f, 1.74f, .10f);
    turn_y(-16);
    turn_z(15);
    turn_x(4);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.open = {1.1f, 1.45f},
                                   .under = {.7f, .9f},
                                   .slant = {-.02f, -.02f},
                                   .eye = 1.3f,
                                   .iris = .7f,
                                   .gaze_x = 14,
                                   .gaze_y = 4,
                                   .brow = {.02f, .10f},
                                   .frown = {.03f, -.03f},
                                   .mouth = .20f,
                                   .gape = .035f,
                                   .corner = {.13f, .10f},
                                   .upper = 1,
                                   .sneer = {.6f, .2f},
                                   .hatted = true});
    cooking_pot(&g, 12);
    pop();
    table_boards(.98f, .3f, 2.2f, wood);
    Vec3 at = V(-.32f, 1.29f, 1.0f);
    push();
    move(at[0], at[1], at[2]);
    turn_y(26);
    turn_z(-9);
    turn_x(12);
    ivory_die(.285f, ivory, dot);
    Vec3 hold[2] = {here(V(-.33f, -.16f, .10f)), here(V(.10f, -.13f, .34f))}, over = here(V(.34f, -.10f, .05f));
    pop();
    for (int side = -1; side <= 1; side += 2) {
        bool far = side > 0;
        goblin_strong_arm(
            &g, &(GoblinArm){
                    .shoulder = far ? right : left,
                    .elbow = far ? V(.72f, .84f, .66f) : V(-.98f, .80f, .40f),
                    .wrist = far ? over + V(.16f, -.12f, .12f) : hold[0] + V(-.14f, -.20f, -.02f),
                    .fingers = far ? V(-.86f, .30f, .38f) : V(.25f, .90f, .36f),
                    .palm = far ? V(-.40f, .0f, -.9f) : V(.85f, -.1f, -.3f),
                    .thick = .95f,
                    .muscle = .5f,
                    .hand = {.pose = GRASP_CUP, .size = .27f, .thick = 1.1f, .thumb = -side, .lean = true, .age = 1}});
    }
    lamp(V(-.8f, 2.4f, 2.2f), rgb(0xffd8a0) * 2.0f, 1.1f);
}

const Card portraits_goblins_cards[] = {PORTRAIT("horde-raider", MINE, krall),
                                        PORTRAIT("goblins-brawler", MINE, fuse),
                                        PORTRAIT("goblins-shepherd", MINE, tug),
                                        PORTRAIT("goblins-mask", MINE, hush),
                                        PORTRAIT("guest-grix", MINE, grix),
                                        PORTRAIT("guest-pib", MINE, pib),
                                        {0}};
