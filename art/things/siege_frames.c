/* SPDX-License-Identifier: MIT
 * Frames of Siege, one a family. Alliance frames have rails of warm gold, horde frames of iron; the families are told by
 * three corners (the mana diamond sits in the upper left) and by the crest, which bears the family's emblem. The sides
 * stay plain, so that thirty cards on the table do not flicker; only legendary cards have studs there. */
#include "cards.h"
#include "things/frame_parts.h"
#include "things/studio.h"

/* What the ornaments of a frame are made of. */
typedef struct {
    int metal, stone, gem, dark;
} Stuff;

static int lit(Vec3 color, float strength)
{
    int m = material_plain(color, .1f, 1.4f);
    material(m)->emit = color * strength;
    return m;
}

static void part_of(int m, float soft)
{
    part();
    paint(m);
    blend(soft);
}

/* ---- corners: the brush stands on one, x to the middle of the card, y up --------------------------------------------- */

static void rivets_and_crack(const Stuff *s)
{
    part_of(s->metal, .02f);
    box(0, 0, .02f, .10f, .10f, .04f, .02f);
    part_of(s->dark, 0);
    for (int i = 0; i < 4; i++)
        ball(i & 1 ? .065f : -.065f, i & 2 ? .065f : -.065f, .07f, .022f);
    part_of(s->gem, .01f);
    limb(V(-.07f, .02f, .065f), V(0, -.02f, .07f), .008f, .016f);
    limb(V(0, -.02f, .07f), V(.07f, .03f, .065f), .016f, .008f);
}

static void porthole(const Stuff *s)
{
    push();
    turn_x(90);
    part_of(s->metal, 0);
    ring(0, .04f, 0, .075f, .026f);
    pop();
    part_of(s->gem, 0);
    egg(0, 0, .03f, .07f, .07f, .03f);
    part_of(material_leather(rgb(0xb08850)), 0);
    for (int i = 0; i < 3; i++)
        limb(V(.11f + .03f * (float)i, -.05f, .04f), V(.12f + .03f * (float)i, .05f, .04f), .014f, .014f);
}

static void bone_pin(const Stuff *s)
{
    (void)s;
    part_of(material_bone(), .02f);
    for (int i = -1; i <= 1; i += 2) {
        float k = (float)i;
        limb(V(-.1f, -.1f * k, .04f), V(.1f, .1f * k, .04f), .02f, .02f);
        for (int end = -1; end <= 1; end += 2) {
            float e = (float)end;
            ball(.115f * e, .085f * e * k, .04f, .028f);
            ball(.085f * e, .115f * e * k, .04f, .028f);
        }
    }
}

static void stakes(const Stuff *s)
{
    part_of(material_wood(), 0);
    limb(V(-.11f, -.1f, .02f), V(.12f, .11f, .04f), .03f, .008f);
    limb(V(-.11f, .1f, .05f), V(.12f, -.11f, .03f), .03f, .008f);
    part_of(material_leather(rgb(0xc8a468)), .01f);
    for (int i = -1; i <= 1; i++)
        limb(V(.02f * (float)i - .03f, -.045f, .07f), V(.02f * (float)i + .03f, .045f, .07f), .012f, .012f);
    (void)s;
}

static void scrap(const Stuff *s)
{
    push();
    turn_z(13);
    part_of(s->stone, .01f);
    box(0, 0, .02f, .11f, .09f, .025f, .01f);
    turn_z(-31);
    part_of(s->metal, .01f);
    box(.03f, .03f, .045f, .07f, .08f, .02f, .01f);
    part_of(s->gem, 0);
    ball(.03f, .03f, .07f, .03f);
    pop();
}

static void ice(const Stuff *s)
{
    part_of(s->gem, 0);
    for (int i = 0; i < 5; i++) {
        push();
        turn_z(-80 + 40 * (float)i);
        crystal(0, .07f + .02f * (float)(i & 1), .04f, .032f, .09f, .03f);
        pop();
    }
}

static void bloom(const Stuff *s)
{
    part_of(s->gem, .01f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.0472f;
        egg(cosf(a) * .075f, sinf(a) * .075f, .04f, .05f, .05f, .025f);
    }
    part_of(s->dark, 0);
    ball(0, 0, .06f, .04f);
    part_of(material_tooth(), 0);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.0472f + .5f;
        limb(V(cosf(a) * .045f, sinf(a) * .045f, .075f), V(cosf(a) * .015f, sinf(a) * .015f, .1f), .011f, .002f);
    }
}

static void shards(const Stuff *s)
{
    part_of(s->dark, 0);
    for (int i = 0; i < 4; i++) {
        push();
        turn_z(20 - 50 * (float)i);
        crystal(0, .05f, .03f + .01f * (float)i, .045f, .11f, .035f);
        pop();
    }
    part_of(s->gem, 0);
    crystal(.01f, -.01f, .08f, .03f, .05f, .025f);
}

static void hinge(const Stuff *s)
{
    part_of(s->metal, .01f);
    drum(-.06f, 0, .04f, .035f, .1f, .01f);
    box(.04f, .045f, .03f, .09f, .026f, .02f, .01f);
    box(.04f, -.045f, .03f, .09f, .026f, .02f, .01f);
    part_of(s->dark, 0);
    ball(.09f, .045f, .055f, .016f);
    ball(.09f, -.045f, .055f, .016f);
}

static void thorns(const Stuff *s)
{
    part_of(s->dark, .015f);
    for (int i = 0; i < 7; i++) {
        float a = (float)i * .9f + .3f, r = .12f + .05f * chance(i + 3);
        limb(V(0, 0, .02f), V(cosf(a) * r, sinf(a) * r, .06f), .035f, .004f);
    }
    part_of(s->gem, 0);
    ball(0, 0, .06f, .03f);
}

static void ashlar(const Stuff *s)
{
    part_of(s->stone, .01f);
    box(0, .05f, .02f, .12f, .045f, .05f, .015f);
    box(-.045f, -.05f, .02f, .07f, .045f, .05f, .015f);
    box(.09f, -.05f, .02f, .05f, .045f, .05f, .015f);
}

static void crate(const Stuff *s)
{
    part_of(material_wood(), 0);
    box(0, .05f, .02f, .12f, .04f, .03f, .01f);
    box(0, -.05f, .02f, .12f, .04f, .03f, .01f);
    part_of(s->gem, 0);
    push();
    move(.02f, 0, .07f);
    turn_x(90);
    drum(0, 0, 0, .055f, .012f, .006f);
    pop();
}

/* ---- crests: on a shield of the frame's metal, about .12 either way -------------------------------------------------- */

static void flame_crest(const Stuff *s)
{
    static const float flame[] = {0, .13f,  .05f,  .05f,  .08f,  -.02f, .05f,  -.09f,
                                  0, -.11f, -.06f, -.08f, -.07f, 0,     -.03f, .03f};
    part_of(s->gem, 0);
    outline(8, flame, 4, .05f, .05f);
}

static void drop_crest(const Stuff *s)
{
    static const float drop[] = {0, .13f, .05f, .03f, .07f, -.04f, 0, -.11f, -.07f, -.04f, -.05f, .03f};
    part_of(s->gem, 0);
    outline(6, drop, 4, .05f, .06f);
    part_of(lit(rgb(0xffd070), 1.2f), 0);
    ball(0, -.03f, .04f, .028f);
}

static void skull_crest(const Stuff *s)
{
    part_of(material_bone(), .02f);
    egg(0, .03f, .02f, .085f, .075f, .06f);
    box(0, -.06f, .03f, .045f, .03f, .03f, .015f);
    part_of(s->dark, 0);
    ball(-.035f, .015f, .075f, .024f);
    ball(.035f, .015f, .075f, .024f);
    part_of(lit(tint(MIDTONE) * 1.4f, .2f), .01f);
    limb(V(0, .1f, .03f), V(0, .15f, .04f), .01f, .01f);
    egg(-.03f, .16f, .04f, .03f, .015f, .012f);
    egg(.03f, .16f, .04f, .03f, .015f, .012f);
}

static void paw_crest(const Stuff *s)
{
    (void)s;
    part_of(material_plain(rgb(0xe8c48a), .4f, .6f), .01f);
    egg(0, -.04f, .03f, .06f, .05f, .03f);
    for (int i = 0; i < 4; i++) {
        float x = -.075f + .05f * (float)i;
        egg(x, .045f + (i == 1 || i == 2 ? .035f : 0), .03f, .022f, .03f, .022f);
    }
}

static void claw_crest(const Stuff *s)
{
    (void)s;
    part_of(material_plain(rgb(0xe89a5e), .4f, .6f), 0);
    for (int i = -1; i <= 1; i++) {
        float x = .055f * (float)i;
        limb(V(x + .02f, .1f, .03f), V(x, 0, .05f), .008f, .022f);
        limb(V(x, 0, .05f), V(x - .03f, -.1f, .03f), .022f, .003f);
    }
}

static void flake_crest(const Stuff *s)
{
    part_of(s->gem, 0);
    for (int i = 0; i < 6; i++) {
        push();
        turn_z(60 * (float)i);
        limb(V(0, .04f, .03f), V(0, .13f, .03f), .016f, .008f);
        limb(V(0, .085f, .03f), V(.04f, .115f, .03f), .01f, .004f);
        limb(V(0, .085f, .03f), V(-.04f, .115f, .03f), .01f, .004f);
        pop();
    }
    eye(0, 0, .03f, .05f, 0, 0, material_eye(rgb(0x4fb8d8), rgb(0xf4faff), .3f, PUPIL_SLIT));
}

static void bud_crest(const Stuff *s)
{
    part_of(s->gem, .02f);
    egg(0, 0, .02f, .075f, .1f, .05f);
    carve();
    blend(0);
    egg(0, .01f, .08f, .055f, .03f, .05f);
    fill();
    part_of(material_tooth(), 0);
    for (int i = -2; i <= 2; i++) {
        float x = .022f * (float)i;
        limb(V(x, .04f, .065f), V(x, .012f, .075f), .011f, .002f);
        limb(V(x + .01f, -.02f, .065f), V(x + .01f, .006f, .075f), .011f, .002f);
    }
}

static void shard_crest(const Stuff *s)
{
    part_of(s->dark, 0);
    crystal(0, 0, .03f, .13f, .065f, .04f);
    part_of(s->gem, 0);
    crystal(0, 0, .065f, .04f, .05f, .02f);
}

static void keyhole_crest(const Stuff *s)
{
    part_of(s->gem, .01f);
    ball(0, .035f, .03f, .045f);
    limb(V(0, .02f, .04f), V(0, -.08f, .035f), .016f, .034f);
    push();
    turn_x(90);
    part_of(s->dark, 0);
    ring(0, .035f, 0, .1f, .014f);
    pop();
}

static void spiral_crest(const Stuff *s)
{
    Vec3 at[12];
    float r[12];
    for (int i = 0; i < 12; i++) {
        float a = (float)i * .85f, away = .02f + .0115f * (float)i;
        at[i] = V(cosf(a) * away, sinf(a) * away, .05f);
        r[i] = .012f + .0008f * (float)i;
    }
    part_of(s->gem, .01f);
    tube(12, at, r, 4);
}

static void tower_crest(const Stuff *s)
{
    part_of(s->stone, .005f);
    box(0, -.02f, .03f, .06f, .08f, .03f, .01f);
    for (int i = -1; i <= 1; i++)
        box(.055f * (float)i, .085f, .03f, .02f, .03f, .035f, .006f);
    part_of(s->gem, 0);
    box(0, -.05f, .065f, .02f, .035f, .006f, .01f);
}

static void coins_crest(const Stuff *s)
{
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.06f * (float)side, 0, .05f);
        turn_x(90);
        part_of(s->gem, 0);
        drum(0, 0, 0, .055f, .014f, .008f);
        part_of(s->dark, 0);
        ball(.012f * (float)side, .016f, 0, .022f);
        pop();
    }
}

/* ---- the frames ------------------------------------------------------------------------------------------------------ */

typedef struct {
    Faction family;
    bool alliance;
    Pattern pattern;
    unsigned stone, vein, gem;
    float glow; /* of the gem */
    void (*corner)(const Stuff *s);
    void (*crest)(const Stuff *s);
} Kin;

/* Merlons over the upper edge of a castle's frame. */
static void merlons(int stone)
{
    part_of(stone, .01f);
    for (int i = -3; i <= 3; i++)
        if (i != 0)
            box(.28f * (float)i, FRAME_HALF_HEIGHT - .035f, .02f, .075f, .05f, .05f, .015f);
}

/* What is legendary: studs with the family's gem on both sides, and gold that spreads like wings from the crest. */
static void legend_marks(const Stuff *s, int gold)
{
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 2; i++) {
            float q = (float)side, y = .34f - .62f * (float)i;
            push();
            move(q * (FRAME_HALF_WIDTH - .065f), y, .02f);
            part_of(gold, .02f);
            crystal(0, 0, 0, .095f, .17f, .07f);
            for (int up = -1; up <= 1; up += 2)
                limb(V(0, (float)up * .14f, 0), V(0, (float)up * .30f, -.02f), .028f, .006f);
            part_of(s->gem, 0);
            crystal(0, 0, .045f, .05f, .095f, .045f);
            pop();
        }
    for (int side = -1; side <= 1; side += 2) {
        part_of(gold, .01f);
        for (int i = 0; i < 5; i++) {
            float q = (float)side, t = (float)i, x = .17f + .075f * t;
            push();
            move(q * x, FRAME_HALF_HEIGHT - .085f, .06f - .006f * t);
            turn_z(q * (-58 - 5 * t));
            egg(0, .03f, 0, .026f, .085f - .008f * t, .022f);
            pop();
        }
        part_of(s->gem, 0);
        ball((float)side * .56f, FRAME_HALF_HEIGHT - .075f, .05f, .028f);
    }
}

static void kin_frame(const Kin *k, bool legend)
{
    studio(k->family, 12, 12);
    scene()->key.color = rgb(0xfff2dc) * 2.5f;
    int gold = studio_gold(), iron = material_iron();
    material(gold)->bump = .6f;
    material(iron)->color = rgb(0x8a8680);
    int stone[2] = {material_new(rgb(k->stone), rgb(k->vein), .6f, .6f, k->pattern, 5, .8f), 0};
    Stuff s = {k->alliance ? gold : iron, stone[0], lit(rgb(k->gem), k->glow),
               material_plain(rgb(0x1a1416), .25f, .9f)};
    frame_slab(stone, false);
    frame_rails(legend ? gold : s.metal, k->alliance ? gold : s.metal);
    for (int i = 0; i < 4; i++) {
        bool right = i & 1, top = i & 2;
        if (top && !right)
            continue; /* the mana's place */
        push();
        move((right ? 1 : -1) * (FRAME_HALF_WIDTH - .07f), (top ? 1 : -1) * (FRAME_HALF_HEIGHT - .07f), 0);
        if (right)
            mirror_x();
        k->corner(&s);
        pop();
    }
    frame_plate();
    if (k->corner == ashlar)
        merlons(stone[0]);
    push();
    move(0, FRAME_HALF_HEIGHT - .10f, .05f);
    part_of(s.metal, .02f);
    egg(0, 0, 0, .19f, .16f, .05f);
    move(0, 0, .04f);
    k->crest(&s);
    pop();
    if (legend)
        legend_marks(&s, gold);
}

#define FRAME(word, ...)                                                                                               \
    static const Kin word##_kin = {__VA_ARGS__};                                                                       \
    static void word##_frame(void)                                                                                     \
    {                                                                                                                  \
        kin_frame(&word##_kin, false);                                                                                 \
    }
#define LEGEND(word)                                                                                                   \
    static void word##_legend(void)                                                                                    \
    {                                                                                                                  \
        kin_frame(&word##_kin, true);                                                                                  \
    }
#define ROW(word)                                                                                                      \
    {                                                                                                                  \
        "frames/" #word, NEUTRAL, word##_frame, FRAME_WIDTH, FRAME_HEIGHT, .alpha = true                               \
    }
#define LEGEND_ROW(word)                                                                                               \
    {                                                                                                                  \
        "frames/" #word "-legend", NEUTRAL, word##_legend, FRAME_WIDTH, FRAME_HEIGHT, .alpha = true                    \
    }

FRAME(ember, EMBER, true, PAT_STONE, 0x2e2422, 0x7a2c10, 0xff8a2a, .9f, rivets_and_crack, flame_crest)
FRAME(tide, TIDE, true, PAT_WOOD, 0x6a8488, 0x35525a, 0x2f97a8, .25f, porthole, drop_crest)
FRAME(barrow, BARROW, true, PAT_GRASS, 0x5a7038, 0x2c3a20, 0xffc45a, .6f, bone_pin, skull_crest)
FRAME(strays, STRAYS, false, PAT_WOOD, 0x8c6a42, 0x4b3526, 0xb3392e, .2f, stakes, paw_crest)
FRAME(rustclaw, RUSTCLAW, false, PAT_METAL, 0xa5402c, 0x4c1a16, 0x6fb59a, .2f, scrap, claw_crest)
FRAME(palefrost, PALEFROST, false, PAT_NOISE, 0xb8d4e8, 0x56759a, 0xbfeaf8, .35f, ice, flake_crest)
FRAME(rotbloom, ROTBLOOM, false, PAT_WOOD, 0x4a2a46, 0x241226, 0xe0489b, .3f, bloom, bud_crest)
FRAME(nightglass, NIGHTGLASS, false, PAT_STONE, 0x2a2150, 0x0e0a1c, 0x9470ea, .7f, shards, shard_crest)
FRAME(portal, PORTAL, false, PAT_WOOD, 0x544a58, 0x2c2632, 0xcfe4ff, .9f, hinge, keyhole_crest)
FRAME(outsider, OUTSIDER, false, PAT_STONE, 0x2e5260, 0x0c1c24, 0xd8432e, .7f, thorns, spiral_crest)
FRAME(castle, NEUTRAL, true, PAT_BRICK, 0x9a948a, 0x5a544c, 0xffb347, .8f, ashlar, tower_crest)
FRAME(gleaner, GLEANER, false, PAT_WOOD, 0x8f6233, 0x4a2c16, 0xf7c948, .3f, crate, coins_crest)

LEGEND(ember)
LEGEND(tide)
LEGEND(barrow)
LEGEND(strays)
LEGEND(rustclaw)
LEGEND(palefrost)
LEGEND(rotbloom)
LEGEND(nightglass)

const Card siege_frames_cards[] = {ROW(ember),
                                   ROW(tide),
                                   ROW(barrow),
                                   ROW(strays),
                                   ROW(rustclaw),
                                   ROW(palefrost),
                                   ROW(rotbloom),
                                   ROW(nightglass),
                                   ROW(portal),
                                   ROW(outsider),
                                   ROW(castle),
                                   ROW(gleaner),
                                   LEGEND_ROW(ember),
                                   LEGEND_ROW(tide),
                                   LEGEND_ROW(barrow),
                                   LEGEND_ROW(strays),
                                   LEGEND_ROW(rustclaw),
                                   LEGEND_ROW(palefrost),
                                   LEGEND_ROW(rotbloom),
                                   LEGEND_ROW(nightglass),
                                   {0}};
