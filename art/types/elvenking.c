/* SPDX-License-Identifier: MIT
 * The Elvenking: antlers, a mask of golden leaves, and the eyes of the wood in it. A wren nests in his crown. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/nature.h"

/* Trunks in a deep green dusk. */
static Vec3 deep_wood(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0x469a5c), rgb(0x0a2214), smooth(.1f, 1.2f, distance_to(u, v, -.15f, .30f)));
    for (int i = 0; i < 9; i++) {
        float x = -1.05f + .26f * (float)i + .10f * chance_of(i), half = .04f + .05f * chance_of(i + 9),
              d = fabsf(u - x - .03f * sinf(2 * v + (float)i));
        c = vec_mix(c, rgb(0x0c2c1a), .6f * under(half, d, .02f));
    }
    return c;
}

/* Leaves of gold that part from the bridge of the nose and sweep over brow and cheek. */
static void golden_leaves(int gold, int pale)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int row = 0; row < 3; row++)
            for (int i = 0; i < 5; i++) {
                float a = 16 + 19 * (float)i + 9 * (float)row;
                push();
                move(s * (.06f + .13f * (float)i * (1 - .12f * (float)row)),
                     .24f + .13f * (float)row - .030f * (float)(i * i),
                     .50f - .05f * (float)row - .022f * (float)(i * i));
                turn_y(s * 11 * (float)i);
                turn_z(-s * a * .75f);
                turn_x(-26 + 8 * (float)row);
                part();
                leaf_flat(.34f + .07f * (float)row, .17f, (i + row) % 2 ? gold : pale);
                pop();
            }
        for (int i = 0; i < 5; i++) { /* along the cheek, down to the chin */
            push();
            move(s * (.50f - .075f * (float)i), -.02f - .12f * (float)i, .28f + .045f * (float)i);
            turn_y(s * (40 - 6 * (float)i));
            turn_z(-s * (150 + 6 * (float)i));
            turn_x(-10);
            part();
            leaf_flat(.30f, .15f, i % 2 ? pale : gold);
            pop();
        }
    }
}

/* The mask below the leaves: a long calm face with slits. */
static void golden_face(int gold, int dark, int iris)
{
    part();
    paint(gold);
    blend(.07f);
    egg(0, .12f, 0, .54f, .62f, .46f);
    egg(0, -.34f, .08f, .36f, .46f, .38f);
    limb(V(0, .20f, .47f), V(0, -.22f, .60f), .055f, .085f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .06f, .16f, .48f), V(s * .44f, .30f, .26f), .06f, .05f);
        egg(s * .30f, -.16f, .28f, .16f, .12f, .14f);
    }
    blend(.03f);
    egg(0, -.43f, .43f, .15f, .032f, .05f);
    egg(0, -.51f, .42f, .11f, .034f, .05f);
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .235f, .055f, .40f);
        turn_z(s * 18);
        egg(0, 0, 0, .150f, .062f, .22f);
        pop();
    }
    limb(V(-.13f, -.47f, .50f), V(.13f, -.47f, .50f), .012f, .012f);
    fill();
    part();
    paint(dark);
    egg(0, .0f, -.04f, .44f, .40f, .34f);
    part();
    for (int side = -1; side <= 1; side += 2)
        eye((float)side * .235f, .055f, .235f, .125f, (float)side * -2, 0, iris);
}

/* A wren on its nest, looking to -x. */
static void wren_on_nest(int straw, int brown, int pale, int black)
{
    for (int i = 0; i < 26; i++) {
        float a = (float)i * 2.4f, y = .03f * (float)(i % 4), r = .15f + .03f * (float)(i % 4);
        part();
        paint(straw);
        limb(V(sinf(a) * r, y, cosf(a) * r), V(sinf(a + 1.1f) * r, y + .03f, cosf(a + 1.1f) * r), .018f, .012f);
    }
    part();
    paint(brown);
    blend(.04f);
    egg(0, .16f, 0, .15f, .12f, .11f);
    ball(-.13f, .29f, .02f, .095f);
    limb(V(.12f, .20f, 0), V(.24f, .40f, -.02f), .05f, .03f);
    part();
    paint(pale);
    egg(-.10f, .16f, .05f, .09f, .10f, .07f);
    part();
    paint(black);
    limb(V(-.21f, .285f, .03f), V(-.31f, .27f, .04f), .022f, .004f);
    ball(-.165f, .32f, .095f, .020f);
}

static void elvenking(void)
{
    camera(V(.10f, 1.05f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x04100a, 0x103020, 0x3a7a4a, 0xd8f0a0, 0xffc840, 0xfff8d0);
    s->backdrop = deep_wood;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.62f, .55f, .55f)), rgb(0xfff0c8) * 2.4f, .10f};
    s->rim.color = rgb(0x90ff90) * 4.0f;
    s->fill.color = rgb(0x104830) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.35f;
    s->grade = .04f;
    int gold = material_gold(), pale = material_gold(), dark = material_plain(rgb(0x041008), .9f, 0),
        iris = material_eye(rgb(0x50ff70), rgb(0xf4ffec), 1.2f, PUPIL_ROUND),
        horn = material_new(rgb(0xd8c8a0), rgb(0x6a5030), .5f, .7f, PAT_WOOD, 4, .5f),
        skin = material_skin(rgb(0xa87858), rgb(0x744c38)),
        hair = material_new(rgb(0x5e4a2c), rgb(0x2e2414), .5f, .8f, PAT_HAIR, 3, .5f),
        cloak_m = material_cloth(rgb(0x14402c)), straw = material_plain(rgb(0xb08840), .9f, .2f),
        brown = material_plain(rgb(0x8a4c24), .7f, .3f), cream = material_plain(rgb(0xf8e8c8), .7f, .3f),
        black = material_plain(rgb(0x140c08), .3f, .8f);
    material(pale)->color = rgb(0xf0c860);
    push();
    move(0, 1.42f, 0);
    turn_y(-16);
    turn_z(-5);
    grow(1.22f);
    for (int side = -1; side <= 1; side += 2) { /* hair, ears, antlers */
        float q = (float)side;
        for (int i = 0; i < 5; i++) {
            float x = .34f + .07f * (float)i;
            part();
            paint(hair);
            blend(.03f);
            tube(4,
                 (Vec3[]){V(q * x * .7f, .55f, -.15f), V(q * (x + .08f), .15f, -.12f), V(q * (x + .10f), -.5f, -.05f),
                          V(q * (x + .02f * (float)i), -1.3f, .10f)},
                 (float[]){.12f, .13f, .12f, .05f}, 4);
        }
        part();
        paint(skin);
        blend(.05f);
        tube(4,
             (Vec3[]){V(q * .48f, -.02f, .05f), V(q * .72f, .10f, -.02f), V(q * .92f, .24f, -.10f),
                      V(q * 1.08f, .44f, -.18f)},
             (float[]){.10f, .125f, .085f, .01f}, 4);
        push();
        move(q * .24f, .62f, -.05f);
        antler(1.02f, q, horn);
        pop();
    }
    golden_face(gold, dark, iris);
    golden_leaves(gold, pale);
    push();
    move(.0f, .78f, .02f);
    wren_on_nest(straw, brown, cream, black);
    pop();
    Vec3 look = here(V(0, .05f, .9f));
    pop();
    part();
    paint(cloak_m);
    blend(.15f);
    egg(0, .02f, -.25f, 1.25f, .66f, .45f);
    lamp(look + V(-.3f, .2f, .6f), rgb(0xfff0c0) * .7f, .4f);
    faction_motes();
}

const Card elvenking_cards[] = {{"cards/horde/elvenking", FOREST, elvenking}, {0}};
