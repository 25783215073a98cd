/* SPDX-License-Identifier: MIT
 * The phantasm, of sun and of moon: it has the one and the other for eyes. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

/* A night full of stars; below, a town that sleeps. */
static Vec3 starry_town(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), rgb(0x24245c), rgb(0x10143c), rgb(0x050818));
    c += rgb(0xff9a30) * (.30f * halo(u, v, -.75f, .45f, .1f)) + rgb(0x3a90ff) * (.24f * halo(u, v, .75f, .45f, .1f));
    c += rgb(0x7868d8) * (.55f * halo(u, v, 0, .05f, .35f));
    float gx = floorf(u * 16), gy = floorf(v * 16), k = hash_unit((uint32_t)((int)gx * 131 + (int)gy * 7919 + 999));
    if (k > .80f) {
        float d = distance_to(u * 16 - gx, v * 16 - gy, .5f, .5f);
        c += grey(1) * (.8f * smooth(.16f * k, 0, d));
    }
    for (int i = 0; i < 3; i++)
        if (castle(u, v, -.66f + .66f * (float)i, -1.16f - .05f * (float)(i % 2), .34f) > 0)
            c = castle_window(u, v, .16f) > 0 ? rgb(0xffd080) : rgb(0x060818);
    return c;
}

/* A sheet with nobody under it; what it has swallowed shines through. */
static void ghost_of_jelly(int jelly)
{
    jelly_part();
    paint(jelly);
    blend(.26f);
    egg(0, 2.16f, 0, .74f, .80f, .60f);
    limb(V(0, 2.0f, 0), V(0, .95f, 0), .68f, .80f);
    for (int side = -1; side <= 1; side += 2) { /* arms that haunt */
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .55f, 1.40f, .2f), V(q * .98f, 1.52f, .45f), V(q * 1.16f, 1.98f, .55f)},
             (float[]){.24f, .17f, .10f}, 4);
    }
    for (int i = 0; i < 6; i++) { /* its hem */
        float x = -.72f + .288f * (float)i;
        limb(V(x, .85f, .10f), V(x * 1.12f + .14f, .20f + .16f * (float)(i % 2), .16f), .22f, .07f);
    }
    carve();
    blend(.10f);
    egg(.02f, 1.56f, .66f, .17f, .25f, .36f); /* the mouth */
    fill();
}

static void small_sun(int hot)
{
    part();
    paint(hot);
    blend(.01f);
    ball(0, 0, 0, .20f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6, l = i % 2 ? .31f : .38f;
        limb(V(sinf(a) * .20f, cosf(a) * .20f, 0), V(sinf(a) * l, cosf(a) * l, 0), .048f, .006f);
    }
}

static void small_moon(int cold)
{
    part();
    paint(cold);
    blend(.008f);
    egg(0, 0, 0, .30f, .30f, .12f);
    carve();
    egg(.15f, .07f, 0, .25f, .25f, .4f);
    fill();
}

static void phantasm(void)
{
    camera(V(0, 1.15f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    s->backdrop = starry_town;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.80f, .45f, .45f)), rgb(0xffc070) * 2.4f, .10f};
    s->rim.color = rgb(0x60b0ff) * 5.0f;
    s->rim.towards = V(.8f, .3f, -.5f);
    s->fill.color = rgb(0x4060d0) * .7f;
    s->vignette = 1.3f;
    s->grade = .03f;
    int jelly = material_jelly(rgb(0xc0ccff), V(.40f, .28f, .08f)), hot = material_glow(rgb(0xffa020), 2.6f),
        cold = material_glow(rgb(0x90d0ff), 2.4f), dark = material_plain(rgb(0x0a0c28), .8f, .2f);
    push();
    turn_z(-4);
    ghost_of_jelly(jelly);
    part(); /* the night in its mouth */
    paint(dark);
    egg(.02f, 1.56f, .42f, .15f, .23f, .06f);
    push();
    move(-.33f, 2.16f, .60f);
    small_sun(hot);
    Vec3 sun = here(V(0, 0, .2f));
    pop();
    push();
    move(.33f, 2.14f, .60f);
    turn_z(-14);
    small_moon(cold);
    Vec3 moon = here(V(0, 0, .2f));
    pop();
    pop();
    sprite(sun, .60f, rgb(0xff9020), SPRITE_GLOW, .40f);
    sprite(moon, .60f, rgb(0x3080ff), SPRITE_GLOW, .40f);
    lamp(sun + V(-.3f, .1f, .5f), rgb(0xff9a30) * 1.8f, .35f);
    lamp(moon + V(.3f, .1f, .5f), rgb(0x60a8ff) * 1.8f, .35f);
    for (int i = 0; i < 40; i++) {
        float x = -1.2f + 2.4f * chance(i);
        sprite(V(x, .3f + 1.9f * chance(i + 50), .8f), .008f + .016f * chance(i + 100),
               x < 0 ? rgb(0xffc860) : rgb(0xa0d0ff), i % 6 ? SPRITE_GLOW : SPRITE_SPARKLE, .8f);
    }
}

const Card phantasm_cards[] = {{"cards/horde/phantasm", MOON, phantasm}, {0}};
