/* SPDX-License-Identifier: MIT
 * Beasts among the Barrowkin: one that has met a thorn, one that only looks like a sheep. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/wild.h"

/* ---- ba07: his flock ---- */

/* Evening over one long hill, and its shepherd, small and pale. */
static Vec3 hill_of_the_shepherd(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .2f) / 1.4f), rgb(0x8a8a50), rgb(0x3c5240), rgb(0x16241f));
    c = vec_mix(c, rgb(0x14201c), .6f * smooth(.45f, .62f, sky_clouds(u, v, 1.2f)));
    float line = .30f - .30f * u + hills(u, 4, 1.2f, .06f), x = u + .70f, y = v - .50f;
    c += rgb(0xe8e8a0) * (.45f * expf(-4.0f * distance_to(u, v, -.70f, .76f)));
    float robe = under(.05f + .10f * unit((.42f - y) / .45f), fabsf(x), .008f) * under(.46f, y, .006f),
          head = disc(u, v, -.70f, 1.0f, .062f, .006f),
          crook = fmaxf(under(.011f, fabsf(x - .19f), .004f) * under(.62f, y, .005f),
                        under(.011f, fabsf(distance_to(u, v, -.57f, 1.12f) - .06f), .004f) * (v > 1.10f ? 1.f : 0.f));
    c = vec_mix(c, rgb(0xf0ecc8), fmaxf(fmaxf(robe, head), crook));
    c = vec_mix(c, rgb(0x16140c), disc(u, v, -.685f, .995f, .036f, .006f));
    return vec_mix(c, vec_mix(rgb(0x101c12), rgb(0x2c3c1c), cloud_flat(u * 8, v * 14, 3)), under(line, v, .006f));
}

/* What is left of a ram's face, about 1 high, looking to +z. */
static void ram_skull(int bone, int horn, int dark, int ember)
{
    part();
    paint(bone);
    blend(.09f);
    egg(0, .30f, -.06f, .34f, .32f, .36f);
    limb(V(0, .20f, .12f), V(0, -.46f, .40f), .25f, .135f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .12f, .26f, .28f), V(q * .36f, .20f, .06f), .10f, .09f);
        limb(V(q * .30f, -.02f, .10f), V(q * .14f, -.30f, .34f), .09f, .07f);
    }
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .255f, .085f, .27f, .125f, .115f, .18f);
        egg(q * .05f, -.40f, .56f, .035f, .13f, .09f);
    }
    fill();
    part(); /* chewing, a little aside */
    paint(bone);
    blend(.04f);
    limb(V(-.26f, -.14f, .0f), V(-.04f, -.66f, .30f), .07f, .065f);
    limb(V(.26f, -.14f, .0f), V(.12f, -.64f, .30f), .07f, .065f);
    limb(V(-.06f, -.66f, .32f), V(.13f, -.64f, .32f), .07f, .07f);
    for (int i = 0; i < 5; i++)
        box(-.06f + .045f * (float)i, -.57f, .38f, .019f, .045f, .02f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(dark);
        egg(q * .25f, .085f, .16f, .12f, .11f, .05f);
        part();
        paint(ember);
        ball(q * .25f, .085f, .22f, .040f);
        sprite(here(V(q * .25f, .085f, .32f)), .08f, rgb(0x90ff60), SPRITE_GLOW, .7f);
        Vec3 coil[8] = {V(q * .20f, .50f, -.10f), V(q * .50f, .72f, -.14f), V(q * .84f, .58f, -.10f),
                        V(q * .96f, .20f, .0f),   V(q * .80f, -.14f, .12f), V(q * .52f, -.12f, .24f),
                        V(q * .46f, .12f, .34f),  V(q * .64f, .22f, .42f)};
        part();
        paint(horn);
        blend(.02f);
        tube(8, coil, (float[]){.17f, .165f, .155f, .14f, .12f, .095f, .065f, .02f}, 4);
        for (int i = 0; i < 21; i++) { /* its rings */
            float t = .3f + .3f * (float)i;
            Vec3 at = tube_point(8, coil, t);
            ball(at[0], at[1], at[2], .178f - .004f * t - .0022f * t * t);
        }
    }
}

static void shepherd(void)
{
    Scene *s = scene();
    camera(V(.0f, 1.25f, 6.2f), V(0, 1.36f, 0), 30);
    s->backdrop = hill_of_the_shepherd;
    s->haze = 0;
    s->roll = -2;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->key = (Light){vec_unit(V(-.80f, .50f, .35f)), rgb(0xfff0d8) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .4f, -.5f)), rgb(0xd8f0a0) * 2.6f, .1f};
    int fleece = material_new(rgb(0xf4ecd4), rgb(0xd8cca8), .95f, .1f, PAT_NOISE, 9, .4f),
        bone = material_new(rgb(0xb8905c), rgb(0x5c4024), .55f, .6f, PAT_BONE, 5, .8f),
        horn = material_new(rgb(0x5c4630), rgb(0x38281a), .5f, .6f, PAT_WOOD, 5, .7f),
        dark = material_plain(rgb(0x100c08), .9f, .1f), ember = material_glow(rgb(0x90ff50), 2.6f),
        leaf = material_plain(rgb(0x6a9a30), .6f, .3f), petal = material_plain(rgb(0xb040d0), .5f, .4f);
    material(fleece)->emit = rgb(0x90a0a8) * .10f;
    s->fill.color = rgb(0xa0b8d0) * .6f;
    part(); /* a body of wool */
    paint(fleece);
    blend(.03f);
    lumpy(.02f, 11);
    egg(.48f, .62f, -.62f, .98f, .90f, .80f);
    for (int i = 0; i < 110; i++) {
        float a = 2.4f * (float)i, y = 1 - 2 * ((float)i + .5f) / 110, r = sqrtf(1 - y * y),
              size = .14f + .05f * chance(i);
        egg(.48f + .98f * cosf(a) * r, .62f + .90f * y, -.62f + .80f * sinf(a) * r, size, size * .9f, size);
    }
    lumpy(0, 1);
    push();
    move(.02f, 1.40f, .32f);
    turn_y(-14);
    turn_z(8);
    turn_x(-6);
    grow(1.18f);
    ram_skull(bone, horn, dark, ember);
    part(); /* its forelock and ruff */
    paint(fleece);
    blend(.03f);
    lumpy(.02f, 11);
    for (int i = 0; i < 9; i++)
        egg(.24f * sinf(2.4f * (float)i) * (.4f + .06f * (float)i), .56f + .05f * chance(i),
            .04f + .16f * cosf(2.4f * (float)i), .13f, .11f, .12f);
    for (int i = 0; i < 15; i++) {
        float a = -1.5f + 3.0f * (float)i / 14;
        egg(.56f * sinf(a), -.34f - .40f * cosf(a), -.16f, .19f, .17f, .19f);
    }
    lumpy(0, 1);
    part(); /* a flower between its teeth */
    paint(leaf);
    tube(3, (Vec3[]){V(.02f, -.52f, .50f), V(-.18f, -.56f, .56f), V(-.36f, -.46f, .56f)}, (float[]){.02f, .018f, .014f},
         4);
    part();
    paint(petal);
    blend(.01f);
    for (int i = 0; i < 5; i++)
        egg(-.39f + .065f * cosf(1.257f * (float)i), -.43f + .065f * sinf(1.257f * (float)i), .57f, .05f, .05f, .025f);
    pop();
    lamp(V(-.1f, 1.5f, 1.5f), rgb(0x90ff60) * .35f, .35f);
    faction_ground();
    faction_motes();
}

const Card siege_barrow_beasts_cards[] = {{"cards/siege/ba07", BARROW, shepherd}, {0}};
