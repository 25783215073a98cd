/* SPDX-License-Identifier: MIT
 * Nightglass: what the dark does. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/glass.h"
#include "props/wild.h"

static const unsigned violet = 0x9470ea;

/* ---- ng06: room for two ---- */

static Vec3 stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .5f * smooth(.45f, .7f, sky_clouds(u, v, 1.5f)));
    return c + vec_mix(t[MIDTONE], t[LIGHT], .5f) * (.75f * halo(u, v, .55f, .35f, .2f));
}

/* A pane of glass on the skin of a head: the frame's z leads out of it. */
static void skin_pane(float size, int tone, int edge, int seed)
{
    float xy[10];
    int n = 4 + seed % 2;
    for (int i = 0; i < n; i++) {
        float a = 2 * PI * ((float)i + .5f * chance(seed + i)) / (float)n,
              r = size * (.75f + .5f * chance(seed * 3 + i));
        xy[i * 2] = r * cosf(a);
        xy[i * 2 + 1] = r * sinf(a);
    }
    glass_pane(n, xy, tone, edge, .0035f);
}

/* Glass creeps over the left half of a head of props/wild.h: a shell in the shape of brow, cheek and bridge, in facets that
 * grow small where it ends. */
static void creeping_glass(const int *tone, int edge)
{
    part();
    paint(tone[0]);
    blend(.06f);
    egg(0, .06f, -.06f, .325f, .305f, .405f);
    ball(-.22f, -.05f, .04f, .205f);
    limb(V(0, .05f, .20f), V(0, -.07f, .755f), .150f, .092f);
    limb(V(-.10f, .02f, .24f), V(-.06f, -.10f, .72f), .11f, .07f);
    carve();
    blend(.004f);
    for (int i = 0; i < 7; i++) { /* a jagged edge, right of the middle */
        push();
        move(.60f + .05f * (float)(i % 2), -.45f + .16f * (float)i, 0);
        turn_z(i % 2 ? 28 : -24);
        box(0, 0, 0, .56f, .16f, 1.2f, 0);
        pop();
    }
    blend(.02f);
    ball(-.155f, .10f, .37f, .098f);
    box(0, -.62f, .4f, .8f, .42f, .8f, 0);
    fill();
    for (int i = 0; i < 46; i++) {
        Vec3 p, out;
        float r = chance(i + 300);
        if (i % 3) { /* on the skull */
            float a = (-105 + 100 * r) * PI / 180, up = -.45f + 1.3f * chance(i + 200);
            float c = sqrtf(max_of(1 - up * up, .01f));
            out = V(sinf(a) * c, up, cosf(a) * c);
            p = V(0, .06f, -.05f) + out * V(.322f, .302f, .402f);
        } else { /* along the muzzle */
            float t = ((float)i + r) / 46, a = (5 + 80 * chance(i + 200)) * PI / 180;
            out = V(-sinf(a), cosf(a), .05f);
            p = vec_mix(V(0, .05f, .24f), V(0, -.07f, .74f), t) + out * mix(.150f, .092f, t);
        }
        if (vec_length(p - V(-.155f, .10f, .30f)) < .12f)
            continue; /* the eye sees still */
        push();
        move(p[0], p[1], p[2]);
        aim(V(0, 1, .01f) - out * out[1], out);
        skin_pane(.065f + .05f * unit(-p[0] * 4), tone[1 + i % 3], edge, i);
        pop();
    }
}

static void hollow_mask(void)
{
    camera(V(.0f, .05f, 5.0f), V(0, -.02f, 0), 30);
    Scene *s = scene();
    s->backdrop = stars;
    s->vignette = 1.4f;
    s->ambient = .4f;
    s->key = (Light){V(.55f, .60f, .60f), rgb(0xffe4c8) * 2.0f, .08f};
    s->rim = (Light){V(-.7f, .4f, -.6f), rgb(0x9470ea) * 6.0f, 0};
    s->fill = (Light){V(-.5f, -.2f, .8f), rgb(0x6a50d0) * .7f, 0};
    int tone[4] = {glass_stained(rgb(0x0c0820), .1f), glass_stained(rgb(0x1c1450), .12f),
                   glass_stained(rgb(0x32248a), .14f), glass_stained(rgb(0x6a54d8), .16f)},
        edge = glass_edge(rgb(violet), 1.3f), fur = wild_coat(rgb(0x9a5c34), 7), pale = wild_coat(rgb(0xe4ccac), 12),
        dark = wild_coat(rgb(0x4a2c20), 6), mane = wild_coat(rgb(0x7a4628), 3.2f);
    part(); /* throat and breast */
    paint(mane);
    blend(.15f);
    limb(V(.12f, -.15f, -.35f), V(.45f, -1.5f, -.7f), .52f, .80f);
    push();
    move(.10f, .26f, .0f);
    turn_z(-10);
    turn_y(-4);
    turn_x(8);
    grow(1.46f);
    wild_ruff(40, .48f, .085f, mane, 5);
    Wild fox = {.kind = WILD_WOLF,
                .coat = fur,
                .pale = pale,
                .dark = dark,
                .iris = rgb(0xf0b028),
                .glow = .7f,
                .jaw = 26,
                .glare = -12,
                .open = .80f,
                .look_x = -10,
                .ears = 24,
                .ear = 1.2f};
    wild_head(&fox);
    creeping_glass(tone, edge);
    part(); /* the eye that is glass already */
    paint(material_glow(rgb(0xe8dcff), 2.4f));
    crystal(-.150f, .100f, .335f, .034f, .055f, .03f);
    Vec3 star = here(V(-.15f, .10f, .42f));
    for (int i = 0; i < 12; i++) { /* shards peel off, all one way */
        float t = ((float)i + .5f * chance(i)) / 12;
        push();
        move(-.34f - .62f * t, .20f + .55f * (chance(i + 20) - .45f) + .20f * t, .20f + .3f * chance(i + 40));
        turn_z(40 * (chance(i + 60) - .5f) + 30);
        turn_y(-50 + 60 * (chance(i + 80) - .5f));
        skin_pane(.10f - .05f * t, tone[i % 4], edge, i + 31);
        pop();
    }
    pop();
    sprite(star, .14f, rgb(0xd8c8ff), SPRITE_GLOW, .5f);
    sprite(star, .20f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(V(.55f, .55f, 1.7f), rgb(0xffe8c8) * 1.2f, .4f);
    lamp(V(-.9f, .45f, 1.4f), rgb(0x9a7cff) * 2.0f, .5f);
}

const Card siege_nightglass_dark_cards[] = {{"cards/siege/ng06", NIGHTGLASS, hollow_mask}, {0}};
