/* SPDX-License-Identifier: MIT
 * A vampire at the door, on the chain: may he come in? */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/regalia.h"
#include "props/visage.h"
#include "types/vampire_wardrobe.h"

/* The night outside: mist in moonlight. */
static Vec3 moonlit_mist(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0xd0e0ff), rgb(0x5068a8), smooth(.0f, 1.0f, distance_to(u, v, .05f, .35f)));
    return vec_mix(c, rgb(0xd8e4ff), .4f * smooth(.45f, .7f, cloud_flat(u * 2.5f, v * 4, 4)));
}

/* Half a door with panels, its edge at x 0, reaching to +x. */
static void door_leaf(int wood, int brass)
{
    part();
    paint(wood);
    blend(.01f);
    box(.80f, 1.5f, 0, .80f, 2.4f, .07f, .02f);
    carve();
    for (int i = 0; i < 3; i++)
        box(.66f, .35f + 1.05f * (float)i, .10f, .42f, .42f, .07f, .02f);
    fill();
    for (int i = 0; i < 3; i++)
        box(.66f, .35f + 1.05f * (float)i, .03f, .30f, .30f, .05f, .04f);
    part();
    paint(brass);
    blend(.02f);
    drum(.13f, 1.30f, .10f, .06f, .05f, .02f);
    ball(.13f, 1.16f, .17f, .085f);
    box(.12f, 1.02f, .07f, .06f, .12f, .02f, .02f);
}

/* Long fingers round an edge at x, from behind to the right, one over the other. */
static void fingers_round(float x, float y, float z, int skin, int nail)
{
    for (int i = 0; i < 4; i++) {
        float h = y + .125f * (float)i, l = .44f - .05f * fabsf((float)i - 1.6f);
        Vec3 p[4] = {V(x - .10f, h - .02f, z - .16f), V(x - .03f, h, z + .02f), V(x + .5f * l, h + .01f, z + .12f),
                     V(x + l, h - .015f, z + .08f)};
        part();
        paint(skin);
        blend(.02f);
        tube(4, p, (float[]){.050f, .046f, .040f, .028f}, 4);
        ball(p[2][0], p[2][1], p[2][2], .046f);
        part();
        paint(nail);
        limb(p[3] + V(-.04f, 0, .02f), p[3] + V(.14f, -.02f, .03f), .028f, .004f);
    }
}

static void visiting_vampire(void)
{
    camera(V(.0f, 1.50f, 6.4f), V(-.08f, 1.42f, 0), 27);
    Scene *s = scene();
    set_palette(s, 0x0c0610, 0x2a1418, 0x6a3424, 0xc8d4f4, 0xffb060, 0xf4f4ff);
    s->backdrop = moonlit_mist;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.10f, .40f, .90f)), rgb(0xffdcb8) * 1.5f, .08f};
    s->rim.color = rgb(0xa0c0ff) * 5.0f;
    s->fill.color = rgb(0x502030) * .4f;
    s->ambient *= .6f;
    s->vignette = 1.4f;
    s->grade = .03f;
    s->roll = -4;
    VampireWardrobe w = vampire_wardrobe(rgb(0xe8e2ee));
    int wood = material_new(rgb(0x7a3420), rgb(0x3c160e), .45f, .8f, PAT_WOOD, 2.4f, .5f), brass = material_gold(),
        nail = material_plain(rgb(0x30202c), .25f, 1.2f), wall = material_plain(rgb(0x2c1a20), .9f, .2f),
        rose = material_plain(rgb(0xb00c28), .4f, .8f), stem = material_plain(rgb(0x2a5a2c), .7f, .3f);
    part(); /* the wall with its post */
    paint(wall);
    box(-1.55f, 1.5f, .05f, .80f, 3, .10f, .02f);
    part();
    paint(wood);
    blend(.01f);
    box(-.78f, 1.5f, .10f, .13f, 3, .16f, .03f);
    push(); /* the leaf stands ajar */
    move(.38f, 0, .12f);
    turn_y(-16);
    door_leaf(wood, brass);
    pop();
    part();
    paint(w.black);
    blend(.1f);
    egg(-.1f, .35f, -.6f, .8f, 1.0f, .35f);
    push();
    move(-.20f, 1.90f, -.42f);
    turn_y(10);
    turn_z(-11);
    grow(1.62f);
    visage(&(Visage){.skin = rgb(0xe4dcea),
                     .hair = rgb(0x141018),
                     .iris = rgb(0xff2010),
                     .white = rgb(0xffeccc),
                     .glow = 1.1f,
                     .iris_size = .38f,
                     .flush = .1f,
                     .jaw = 1.0f,
                     .gaunt = .6f,
                     .old = .5f,
                     .nose = 1.25f,
                     .hook = .07f,
                     .ear = .8f,
                     .eye = 1.35f,
                     .open = {1.5f, 1.5f},
                     .under = {1, 1},
                     .slant = {-.006f, -.006f},
                     .gaze_x = 2,
                     .gaze_y = -2,
                     .brow = {.10f, .10f},
                     .frown = {-.05f, -.05f},
                     .bush = .8f,
                     .mouth = .19f,
                     .gape = .070f,
                     .corner = {.07f, .065f},
                     .upper = 1,
                     .lower = .6f,
                     .fangs = .14f,
                     .neck = -1,
                     .lip = rgb(0x9c7884)});
    part(); /* slicked back */
    paint(w.hair);
    blend(.04f);
    for (int i = 0; i < 15; i++) {
        float u = ((float)i - 7) / 7, peak = .36f - .14f * (1 - fabsf(u));
        tube(4,
             (Vec3[]){V(u * .26f, peak + .05f - .10f * u * u, .33f - .17f * u * u),
                      V(u * .31f, .46f - .08f * u * u, .14f), V(u * .36f, .48f - .1f * u * u, -.12f),
                      V(u * .38f, .28f, -.36f)},
             (float[]){.014f, .055f, .07f, .07f}, 4);
    }
    Vec3 look = here(V(0, .05f, .9f));
    pop();
    fingers_round(.40f, 1.86f, .16f, w.skin, nail);
    chain(V(-.60f, 1.16f, .34f), V(.50f, 1.12f, .34f), .06f, 9, .085f, brass);
    for (int i = 0; i < 2; i++) { /* its plates */
        part();
        paint(brass);
        box(i ? .52f : -.64f, i ? 1.12f : 1.16f, .26f, .10f, .07f, .03f, .02f);
    }
    for (int i = 0; i < 5; i++) { /* he has brought roses; they have wilted */
        float x = -.40f + .17f * (float)i, y = .62f + .09f * (float)(i % 2), z = .25f;
        part();
        paint(stem);
        tube(3, (Vec3[]){V(-.10f, -.2f, z), V(x * .6f, y - .15f, z), V(x, y, z + .05f)}, (float[]){.02f, .018f, .016f},
             4);
        part();
        paint(rose);
        blend(.015f);
        for (int k = 0; k < 11; k++) {
            float a = (float)k * 2.4f, r = .030f * sqrtf((float)k);
            egg(x + r * sinf(a), y + r * cosf(a), z + .14f - r * .6f, .060f, .060f, .045f);
        }
    }
    lamp(look + V(-.1f, .1f, .7f), rgb(0xffe4d0) * .7f, .4f);
    lamp(V(-.1f, 1.8f, -1.6f), rgb(0xa0c0ff) * 1.6f, .5f);
    lamp(V(.2f, .8f, 2.2f), rgb(0xffb070) * .8f, .5f);
}

const Card vampire_visit_cards[] = {{"cards/horde/vampire-3", BLOOD, visiting_vampire}, {0}};
