/* SPDX-License-Identifier: MIT
 * The troll of the fire at his soup: it is lava, and it is still too hot. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

/* A cave, its far end red. */
static Vec3 hot_cave(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float near = halo(u, v, .62f, -.35f, .10f), rock = cloud_flat(u * 5, v * 4, 5);
    Vec3 c = vec_mix(t[DARK] * .5f, t[SHADOW] * .8f, unit(.15f + .8f * near)) * (.6f + .8f * rock);
    c += rgb(0xff5a10) * (.35f * near * near);
    float stream = fabsf(cloud_flat(u * 4 + 3, v * 1.3f, 4) - .5f);
    return c + rgb(0xff7018) * (.7f * smooth(.020f, 0, stream) * smooth(.2f, -.6f, v));
}

/* A ladle of iron, its bowl at the brush's place and full to the brim; the handle goes to +x and down. */
static void full_ladle(int iron, int soup, int crust)
{
    part();
    paint(iron);
    blend(.03f);
    egg(0, -.06f, 0, .50f, .40f, .46f);
    carve();
    box(0, .62f, 0, 1, .55f, 1, .02f);
    egg(0, .02f, 0, .43f, .36f, .39f);
    fill();
    ring(0, .07f, 0, .465f, .045f);
    tube(4, (Vec3[]){V(.44f, .04f, .05f), V(.80f, .10f, .15f), V(1.30f, -.05f, .30f), V(1.9f, -.40f, .5f)},
         (float[]){.07f, .075f, .085f, .09f}, 4);
    part();
    paint(soup);
    lumpy(.02f, 6);
    drum(0, .02f, 0, .43f, .06f, .03f);
    lumpy(0, 1);
    for (int i = 0; i < 6; i++) {
        float a = 1.1f * (float)i, far = .15f + .2f * chance(i);
        part();
        paint(i % 2 ? crust : soup);
        egg(sinf(a) * far, .085f, cosf(a) * far, .06f + .05f * chance(i + 9), .03f, .06f);
    }
    part(); /* it runs over */
    paint(soup);
    blend(.05f);
    tube(3, (Vec3[]){V(-.26f, .08f, .36f), V(-.29f, -.10f, .46f), V(-.28f, -.42f, .44f)}, (float[]){.06f, .055f, .035f},
         3);
    ball(-.28f, -.46f, .44f, .065f);
    ball(-.27f, -.74f, .44f, .045f);
}

static void fire_troll(void)
{
    camera(V(-.15f, 1.15f, 5.6f), V(0, 1.42f, 0), 34);
    Scene *s = scene();
    s->backdrop = hot_cave;
    s->key = (Light){vec_unit(V(-.60f, .62f, .50f)), rgb(0xd8c4d0) * .95f, .1f};
    s->rim = (Light){vec_unit(V(.8f, .35f, -.55f)), rgb(0xff6a20) * 3.0f, 0};
    s->fill.color = rgb(0x401820) * .4f;
    s->ambient *= .32f;
    s->vignette = 1.5f;
    s->grade = .04f;
    s->roll = -4;
    int iron = material_new(rgb(0x3a3436), rgb(0x1c181a), .4f, .9f, PAT_METAL, 5, .4f),
        soup = material_new(rgb(0xffc040), rgb(0xff7a10), .5f, .3f, PAT_NOISE, 5, .4f),
        crust = material_stone(rgb(0x2a1410), rgb(0x140a08)),
        cracked = material_new(rgb(0x2c1c1a), rgb(0x140c0c), .8f, .4f, PAT_LAVA, 5, 1.2f), brass = material_gold();
    material(soup)->emit = rgb(0xff8a18) * 1.5f;
    material(cracked)->emit = rgb(0xff5a10) * 1.6f;
    Flesh f = troll_flesh(rgb(0xa4604c), rgb(0x642e2a));
    push();
    move(.18f, 1.66f, -.05f);
    turn_y(-20);
    turn_x(11);
    turn_z(7);
    grow(1.52f);
    troll_visage(&f, &(TrollVisage){.nose = .62f,
                                    .wide = 1.05f,
                                    .ear = .95f,
                                    .droop = {14, 4},
                                    .tusk = .9f,
                                    .pucker = .11f,
                                    .brow = {.07f, .09f},
                                    .frown = {.02f, .0f},
                                    .open = {1.25f, 1.05f},
                                    .gaze_x = -6,
                                    .gaze_y = 24,
                                    .iris = rgb(0xffb020),
                                    .glow = .4f});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .26f, .36f, -.02f), V(q * .50f, .60f, -.04f), V(q * .42f, .92f, .10f), .115f, cracked);
    }
    push();
    move(.02f, -.01f, .04f);
    nose_ring(.58f, brass);
    pop();
    Vec3 lips = here(V(0, -.28f, .72f));
    pop();
    part(); /* shoulders, dark */
    paint(f.skin);
    blend(.25f);
    egg(.25f, .55f, -.75f, 1.15f, .62f, .55f);
    limb(V(-.9f, .35f, -.7f), V(-1.25f, -.5f, -.3f), .42f, .36f);
    limb(V(1.25f, .35f, -.7f), V(1.55f, -.5f, -.2f), .45f, .40f);
    egg(.2f, -.1f, -.4f, 1.1f, .7f, .6f);
    Vec3 bowl = V(-.40f, .56f, 1.15f);
    push();
    move(bowl[0], bowl[1], bowl[2]);
    turn_x(9);
    turn_z(-3);
    grow(.98f);
    full_ladle(iron, soup, crust);
    pop();
    lamp(bowl + V(.05f, .42f, .10f), rgb(0xff9438) * 2.6f, .36f);
    lamp(bowl + V(.45f, .65f, .55f), rgb(0xff9038) * .6f, .4f);
    sprite(bowl + V(0, .1f, .1f), .55f, rgb(0xff8a20), SPRITE_GLOW, .22f);
    for (int i = 0; i < 40; i++) { /* steam: up, and away where he blows */
        float t = chance(i), a = chance(i + 50) - .5f;
        Vec3 p = bowl + V(-.55f * t * t + .30f * a, .15f + .95f * t, .05f + .2f * chance(i + 90)) +
                 (bowl - lips) * (.25f * t);
        sprite(p, .06f + .14f * t, rgb(0xffc8a0), SPRITE_GLOW, .10f * (1 - .6f * t));
    }
    push();
    move(bowl[0], bowl[1] + .1f, bowl[2]);
    sparks(34, .4f, 1.5f, rgb(0xffb040) * 2.f, 4);
    pop();
    faction_motes();
}

const Card troll_ladle_cards[] = {{"cards/horde/fire-troll", FIRE, fire_troll}, {0}};
