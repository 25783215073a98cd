/* SPDX-License-Identifier: MIT
 * Clans of goblins. */
#include "types/goblin_clan.h"

#include "kit/backdrop.h"

/* ---- what a clan looks like ---- */

typedef struct {
    unsigned dark, shadow, midtone, light; /* of the cavern */
    unsigned gem, iris;
    unsigned skin, blotches, hair;
    unsigned cloth, trim, leather;
} ClanColors;

static const ClanColors colors[CLANS] = {
    [CLAN_RUBY] = {.dark = 0x16040a,
                   .shadow = 0x4c0c18,
                   .midtone = 0xa01a24,
                   .light = 0xff8a68,
                   .gem = 0xff2038,
                   .iris = 0xc8ff30,
                   .skin = 0xea7e46,
                   .blotches = 0xb03c28,
                   .hair = 0x20141a,
                   .cloth = 0xb80c20,
                   .trim = 0x2c2a3c,
                   .leather = 0x5a2e20},
    [CLAN_EMERALD] = {.dark = 0x03120e,
                      .shadow = 0x0a4030,
                      .midtone = 0x12805a,
                      .light = 0x58e8a8,
                      .gem = 0x18e080,
                      .iris = 0xff8a20,
                      .skin = 0xa8d040,
                      .blotches = 0x6a9a2a,
                      .hair = 0x7a3a14,
                      .cloth = 0x0e8a54,
                      .trim = 0xd8c08a,
                      .leather = 0x6a4526},
    [CLAN_SAPPHIRE] = {.dark = 0x050820,
                       .shadow = 0x14245e,
                       .midtone = 0x2450b8,
                       .light = 0x78b8ff,
                       .gem = 0x2a78ff,
                       .iris = 0xffb820,
                       .skin = 0x7cb8c4,
                       .blotches = 0x4a7c9c,
                       .hair = 0xc6ccd8,
                       .cloth = 0x2450c0,
                       .trim = 0xb8c4d8,
                       .leather = 0x4a3a3c},
    [CLAN_AMBER] = {.dark = 0x180c03,
                    .shadow = 0x54300a,
                    .midtone = 0xb87410,
                    .light = 0xffd050,
                    .gem = 0xffb010,
                    .iris = 0x38c8ff,
                    .skin = 0xd2aa44,
                    .blotches = 0x94702a,
                    .hair = 0xd05a18,
                    .cloth = 0xf0a414,
                    .trim = 0x4a3468,
                    .leather = 0x5a3a1e},
};

/* ---- the gem's shape ---- */

/* Distance of a point to the edge of the clan's gem of that size, negative inside. */
static float gem_edge(Clan clan, float x, float y, float size)
{
    float ax = fabsf(x);
    switch (clan) {
    case CLAN_RUBY:
        return max_of(ax, fabsf(y)) - size * .88f;
    case CLAN_EMERALD:
        return max_of(ax * .866f + fabsf(y) * .5f, fabsf(y)) - size * .93f;
    case CLAN_AMBER:
        return max_of(ax * .866f + y * .5f, -y) - size * .66f;
    default:
        return sqrtf(x * x + y * y) - size;
    }
}

static int gem_corners(Clan clan, float *first)
{
    static const int corners[CLANS] = {4, 6, 16, 3};
    static const float turn[CLANS] = {PI / 4, PI / 6, 0, 0};
    *first = turn[clan];
    return corners[clan];
}

void gem_outline(Clan clan, float radius, float thick, float bevel)
{
    float xy[32], first;
    static const float size[CLANS] = {1.2f, 1.06f, 1, 1.32f};
    int n = gem_corners(clan, &first);
    for (int i = 0; i < n; i++) {
        float a = first + (float)i * 2 * PI / (float)n;
        xy[i * 2] = sinf(a) * radius * size[clan];
        xy[i * 2 + 1] = cosf(a) * radius * size[clan] - (clan == CLAN_AMBER ? radius * .2f : 0);
    }
    outline(n, xy, 1, thick, bevel);
}

void gem_brooch(const Goblin *g, float radius)
{
    part();
    paint(g->gold);
    gem_outline(g->clan, radius * 1.34f, radius * .36f, radius * .14f);
    part();
    paint(g->gem);
    push();
    move(0, 0, radius * .1f);
    gem_outline(g->clan, radius, radius * .8f, radius * .5f);
    pop();
    Vec3 glint = here(V(-radius * .35f, radius * .35f, radius * .7f));
    sprite(glint, radius * .5f, rgb(0xffffff), SPRITE_SPARKLE, .6f);
}

/* ---- the cavern ---- */

static Vec3 cave_wall(const Vec3 *t, float u, float v)
{
    float next, near = cells_at(V(u * 3.2f, v * 3.2f, 2), NULL, &next), grain = cloud_flat(u * 7, v * 7, 4);
    Vec3 rock = vec_mix(t[SHADOW], t[DARK], .35f) * (.55f + .7f * smooth(0, .3f, next - near) + .5f * (grain - .5f));
    float mouth = sqrtf(u * u * .8f + (v - .2f) * (v - .2f) * .5f);
    return vec_mix(rock * 1.5f, t[DARK] * .5f, smooth(.45f, 1.25f, mouth));
}

/* Facets around a table: every side of the gem has its own brightness. */
static Vec3 gem_inside(const Vec3 *t, Clan clan, float x, float y, float depth, float size)
{
    float first, angle = atan2f(x, y);
    int n = gem_corners(clan, &first);
    float side = floorf((angle - first) / (2 * PI) * (float)n + 8 * (float)n);
    float lit = .5f + .5f * cosf((side + .5f) / (float)n * 2 * PI + first + .8f);
    bool table = depth > size * .3f;
    float shine = table ? .62f + .3f * unit((y - x) / size + .3f) : .3f + .75f * lit;
    shine *= .85f + .3f * cloud_flat(x * 3 + 5, y * 3, 3);
    return vec_mix(t[MIDTONE], t[LIGHT], unit(shine - .35f)) * (.35f + .75f * shine);
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Clan clan = (Clan)s->back_seed;
    float size = .66f * s->disc_size, x = u - s->disc_x, y = v - s->disc_y, d = gem_edge(clan, x, y, size);
    Vec3 c = cave_wall(t, u, v);
    c += t[MIDTONE] * (.5f * expf(-max_of(d, 0) * 3.4f));
    c = vec_mix(c, t[DARK] * .6f, smooth(.075f, .055f, fabsf(d - .03f)) * .85f);
    if (d < 0)
        c = gem_inside(t, clan, x, y, -d, size);
    return vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .4f), .7f * smooth(.022f, .008f, fabsf(d)));
}

void great_gem(float x, float y, float size)
{
    scene()->disc_x = x;
    scene()->disc_y = y;
    scene()->disc_size = size;
}

static void light_of(Clan clan, const ClanColors *c)
{
    Scene *s = scene();
    set_palette(s, c->dark, c->shadow, c->midtone, c->light, c->gem, 0xfffbe8);
    s->key.towards = V(-.55f, .5f, .8f); /* low enough to reach the eyes under a brim */
    s->key.color = rgb(0xffecd0) * 2.5f;
    s->rim.color = rgb(c->light) * 2.6f;
    s->fill.color = rgb(c->midtone) * .5f;
    s->zenith = vec_mix(rgb(c->midtone), grey(.5f), .5f) * .8f;
    s->horizon = rgb(c->midtone) * .5f;
    s->below = rgb(c->shadow) * .6f;
    s->grade = .05f;
    s->backdrop = backdrop;
    s->back_seed = (int)clan;
    great_gem(0, .2f, 1.25f);
}

Goblin goblin_of(Clan clan)
{
    const ClanColors *c = &colors[clan];
    light_of(clan, c);
    Goblin g = {.clan = clan,
                .color = rgb(c->gem),
                .iris = rgb(c->iris),
                .skin = material_skin(rgb(c->skin), rgb(c->blotches)),
                .lip = material_plain(vec_mix(rgb(c->blotches), rgb(0x702028), .5f), .4f, .8f),
                .dark = material_plain(rgb(0x340a10), .5f, .5f),
                .tooth = material_tooth(),
                .hair = material_fur(rgb(c->hair)),
                .cloth = material_cloth(rgb(c->cloth)),
                .trim = material_cloth(rgb(c->trim)),
                .leather = material_leather(rgb(c->leather)),
                .metal = material_iron(),
                .gold = material_gold(),
                .gem = material_gem(rgb(c->gem))};
    return g;
}
