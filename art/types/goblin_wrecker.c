/* SPDX-License-Identifier: MIT
 * The Wrecker comes through the wall that we stood behind: hammer first, then a grin, and the hole has the clan's shape. */
#include "cards.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static void stone_at(int stone, Vec3 at, Vec3 half, int seed)
{
    part();
    paint(stone);
    blend(.02f);
    lumpy(.018f, 5);
    push();
    move(at[0], at[1], at[2]);
    turn_z(chance(seed) * 70 - 35);
    turn_y(chance(seed + 5) * 50 - 25);
    box(0, 0, 0, half[0], half[1], half[2], .045f);
    pop();
    lumpy(0, 1);
}

/* A wall with a hole in it as only the clan's sign makes one, chips on its edge, and what is no longer wall on its way to us. */
static void holed_wall(const Goblin *g, Vec3 hole, float size)
{
    int wall = material_new(rgb(0x4a4654), rgb(0x201e28), .9f, .2f, PAT_BRICK, 2.6f, .9f),
        chipped = material_stone(rgb(0x8c8484), rgb(0x48424a)), pale = material_stone(rgb(0xb8b0a8), rgb(0x6a6462));
    part();
    paint(wall);
    blend(.02f);
    box(hole[0], hole[1], hole[2], 2.4f, 2.4f, .17f, .02f);
    carve();
    paint(chipped);
    lumpy(.035f, 6);
    push();
    move(hole[0], hole[1], hole[2]);
    gem_outline(g->clan, size, 1.2f, .02f);
    pop();
    lumpy(0, 1);
    fill();
    for (int i = 0; i < 18; i++) {
        float a = 6.283f * chance(i + 200), far = size * (.95f + .55f * chance(i + 220)),
              half = .03f + .10f * chance(i + 240) * chance(i + 260);
        stone_at(pale, hole + V(sinf(a) * far * .9f, cosf(a) * far, .3f + .9f * chance(i + 280)),
                 V(half, half * .75f, half * .8f), i + 300);
    }
    for (int i = 0; i < 14; i++)
        sprite(here(hole + V((chance(i + 3) - .5f) * 1.5f, -.3f - .5f * chance(i + 23), .3f)),
               .16f + .2f * chance(i + 43), rgb(0xf0dcc0), SPRITE_GLOW, .05f);
}

/* The head of his hammer, that has come through first: on its face the clan's gem, and at the brush's place its middle. */
static void hammer_head(const Goblin *g)
{
    int iron = material_new(rgb(0x5a626c), rgb(0x2c3238), .4f, 1, PAT_METAL, 4, .6f);
    part();
    paint(iron);
    blend(.02f);
    box(0, 0, -.10f, .23f, .23f, .34f, .06f);
    box(0, 0, .26f, .29f, .29f, .10f, .05f);
    part();
    paint(g->gold);
    blend(.01f);
    box(0, 0, -.05f, .245f, .245f, .06f, .03f);
    move(0, 0, .37f);
    gem_brooch(g, .17f);
}

/* How the hole and the face in it lie for each clan: a triangle is narrow where its hat is. */
typedef struct {
    float size, hole_y, face_y, grow;
} Hole;

static const Hole holes[CLANS] = {[CLAN_RUBY] = {.78f, 1.40f, 1.42f, 1.10f},
                                  [CLAN_EMERALD] = {.86f, 1.40f, 1.42f, 1.08f},
                                  [CLAN_SAPPHIRE] = {.90f, 1.40f, 1.42f, 1.08f},
                                  [CLAN_AMBER] = {.98f, 1.38f, 1.20f, .92f}};

static void wrecker(Clan clan)
{
    const Hole *h = &holes[clan];
    Goblin g = goblin_enter(clan, 27, 1.36f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    pop(); /* each clan has its own place in its hole */
    camera(V(-.10f * side, 1.30f, 4.4f), V(0, 1.38f, 0), 36);
    goblin_at(&g, HAUNT_BREACH, .0f, .1f);
    Scene *s = scene();
    s->key.towards = V(-.35f * side, .5f, 1);
    s->key.color *= .45f;
    s->ambient *= .6f;
    push();
    if (side < 0)
        mirror_x();
    part();
    paint(g.leather);
    blend(.12f);
    egg(.0f, h->face_y - .95f, -.30f, .74f, .55f, .40f);
    goblin_yoke(&g, V(-.55f, h->face_y - .62f, -.25f), V(.55f, h->face_y - .58f, -.30f), V(0, h->face_y - .2f, -.1f),
                1.15f);
    push();
    move(.0f, h->face_y, .22f);
    turn_y(-8);
    turn_z(-9);
    turn_x(6);
    grow(h->grow);
    goblin_visage(&g, &(GoblinAct){.open = {1.0f, 1.3f},
                                   .under = {.8f, 1},
                                   .slant = {.02f, .03f},
                                   .eye = 1.15f,
                                   .gaze_x = 4,
                                   .gaze_y = -4,
                                   .brow = {0, .05f},
                                   .frown = {.06f, .05f},
                                   .mouth = .28f,
                                   .gape = .10f,
                                   .corner = {.07f, .10f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {.6f, .8f},
                                   .hatted = true});
    miners_helmet(&g);
    pop();
    push();
    move(.38f, .60f, 1.30f);
    turn_y(22);
    turn_x(-10);
    turn_z(-14);
    grow(.86f);
    hammer_head(&g);
    pop();
    lamp(here(V(-.55f, 1.75f, .75f)), rgb(0xffe8c8) * 2.6f, .5f);
    lamp(here(V(.5f, 1.1f, .75f)), rgb(0xffe8c8) * 1.2f, .5f);
    holed_wall(&g, V(0, h->hole_y, 1.0f), h->size);
    pop();
    faction_motes();
}
FOUR_CLANS(wrecker)

const Card goblin_wrecker_cards[] = {FOUR_ROWS(wrecker, "wrecker"), {0}};
