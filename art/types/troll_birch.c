/* SPDX-License-Identifier: MIT
 * The troll of the forest hides: behind a birch, and he holds his breath. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/host.h"
#include "props/nature.h"
#include "types/troll_visage.h"

/* Morning mist between birches far away. */
static Vec3 misty_birches(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float near = halo(u, v, -.25f, .45f, .25f);
    Vec3 c = vec_mix(t[MIDTONE] * .9f, rgb(0xe4f4a8), unit(.15f + .85f * near));
    c = vec_mix(c, rgb(0xf4ffd0), .35f * smooth(.45f, .7f, cloud_flat(u * 2.2f, v * 2.2f, 4)));
    for (int i = 0; i < 11; i++) {
        float x = -1.0f + .20f * (float)i + .09f * chance_of(i), half = .016f + .022f * chance_of(i + 9),
              d = fabsf(u - x - .02f * sinf(3 * v + (float)i));
        Vec3 bark = vec_mix(rgb(0xf0f4dc), t[MIDTONE], .45f + .3f * chance_of(i + 30));
        bark = vec_mix(bark, t[SHADOW], .7f * smooth(.62f, .70f, cloud_flat(u * 9 + (float)i, v * 26, 2)));
        c = vec_mix(c, bark, .75f * under(half, d, .006f));
    }
    return vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .5f), under(-.62f + hills(u, 3, 2, .14f), v, .05f));
}

/* A trunk from the ground up through the picture: white, with dark lips. */
static void birch(float x, float z, float r, float lean, int white, int black)
{
    part();
    paint(white);
    blend(.02f);
    lumpy(.010f, 7);
    tube(4, (Vec3[]){V(x, -.3f, z), V(x + .3f * lean, .9f, z), V(x + .6f * lean, 2.0f, z), V(x + lean, 3.6f, z)},
         (float[]){r * 1.35f, r, r * .92f, r * .8f}, 4);
    lumpy(0, 1);
    for (int i = 0; i < 15; i++) {
        float y = .1f + .23f * (float)i + .1f * chance(i), a = -1.1f + 2.2f * chance(i + 20),
              w = .25f + .35f * chance(i + 40), cx = x + lean * (y + .3f) / 3.9f;
        Vec3 p[3];
        for (int k = 0; k < 3; k++) {
            float b = a + w * (float)(k - 1);
            p[k] = V(cx + sinf(b) * r * .97f, y + .01f * (float)(k == 1), z + cosf(b) * r * .97f);
        }
        part();
        paint(black);
        tube(3, p, (float[]){.006f, .018f + .014f * chance(i + 60), .006f}, 3);
    }
}

static void forest_troll(void)
{
    camera(V(.12f, 1.05f, 5.8f), V(0, 1.40f, 0), 34);
    Scene *s = scene();
    s->backdrop = misty_birches;
    s->key = (Light){vec_unit(V(-.68f, .62f, .42f)), rgb(0xfff4d0) * 1.7f, .1f};
    s->rim.color = rgb(0xe0ff90) * 3.0f;
    s->fill.color = rgb(0x2a5a40) * .4f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->grade = .05f;
    int white = material_new(rgb(0xf4f0e0), rgb(0xc8c4b0), .8f, .2f, PAT_NOISE, 6, .3f),
        black = material_plain(rgb(0x1c1814), .9f, .1f), leaf = material_plain(rgb(0x6ab02c), .5f, .5f),
        stem = material_new(rgb(0x4a3820), rgb(0x241a10), .8f, .3f, PAT_WOOD, 3, .8f),
        moss = material_new(rgb(0x6a8a30), rgb(0x34501c), .95f, .2f, PAT_GRASS, 7, 1.1f),
        coat = material_plain(rgb(0x20303c), .4f, .9f), red = material_plain(rgb(0xa02018), .8f, .3f);
    material(leaf)->sss = rgb(0xa0e040) * .6f;
    Flesh f = troll_flesh(rgb(0x5c7a3a), rgb(0x38502a));
    push();
    move(.02f, 1.72f, -.1f);
    turn_x(6);
    turn_z(-4);
    grow(1.78f);
    troll_visage(&f, &(TrollVisage){.nose = .60f,
                                    .wide = 1.2f,
                                    .ear = 1.1f,
                                    .droop = {-22, -18},
                                    .tusk = .7f,
                                    .pucker = .05f,
                                    .brow = {.11f, .11f},
                                    .frown = {-.02f, -.02f},
                                    .open = {1.7f, 1.7f},
                                    .gaze_x = -14,
                                    .gaze_y = 18,
                                    .iris = rgb(0xffc828),
                                    .glow = .4f});
    part(); /* he is a bush, he thinks */
    paint(moss);
    blend(.08f);
    lumpy(.03f, 8);
    egg(0, .40f, -.10f, .36f, .16f, .38f);
    lumpy(0, 1);
    for (int i = 0; i < 5; i++) {
        Vec3 root = V(-.26f + .13f * (float)i, .50f, -.02f),
             tip = root + V(-.20f + .10f * (float)i, .32f + .10f * chance(i), .02f);
        part();
        paint(stem);
        limb(root, tip, .022f, .008f);
        for (int k = 0; k < 5; k++) {
            Vec3 at = vec_mix(root, tip, .45f + .14f * (float)k);
            push();
            move(at[0], at[1], at[2] + .02f);
            turn_z((k & 1 ? 55.f : -55.f) * (k < 4) + 30 * (chance(5 * i + k) - .5f));
            leaf_flat(.13f + .05f * chance(i + k), .07f, leaf);
            pop();
        }
    }
    pop();
    part(); /* and wider than what he stands behind */
    paint(f.skin);
    blend(.28f);
    egg(0, .45f, -.65f, 1.35f, .75f, .6f);
    egg(-.95f, .75f, -.55f, .55f, .48f, .48f);
    egg(.95f, .75f, -.55f, .55f, .48f, .48f);
    limb(V(-1.15f, .65f, -.5f), V(-1.22f, -.5f, -.2f), .38f, .36f);
    limb(V(1.15f, .65f, -.5f), V(1.22f, -.5f, -.2f), .38f, .36f);
    egg(0, -.2f, -.4f, 1.1f, .9f, .7f);
    birch(-.06f, .86f, .135f, .10f, white, black);
    part();
    paint(moss);
    blend(.2f);
    lumpy(.04f, 4);
    egg(0, -.60f, .9f, 2.4f, .80f, 1.1f);
    lumpy(0, 1);
    push(); /* who looks for him, and has looked there already */
    move(.62f, .18f, 1.5f);
    turn_y(-60);
    host_knight(.42f, coat, red, 1);
    pop();
    lamp(V(.45f, .55f, 1.8f), rgb(0xffb850) * .7f, .25f);
    sprite(V(.50f, .42f, 1.75f), .10f, rgb(0xffc860), SPRITE_GLOW, .9f);
    for (int i = 0; i < 7; i++) {
        push();
        move(-1.3f + .45f * (float)i, .10f + .06f * chance(i), 1.2f + .4f * chance(i + 8));
        grass_tuft(.22f + .14f * chance(i + 16), 8, leaf, 11 * i);
        pop();
    }
    faction_motes();
}

const Card troll_birch_cards[] = {{"cards/horde/forest-troll", FOREST, forest_troll}, {0}};
