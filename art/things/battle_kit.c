/* SPDX-License-Identifier: MIT
 * Fields and shields. */
#include "things/battle_kit.h"

#include "things/studio.h"

void battle_light(void)
{
    camera(V(.15f, 1.75f, 6.6f), V(0, 1.42f, 0), 32);
    scene()->back_zoom = 1.1f;
    scene()->grade = .03f; /* gold stays gold */
    scene()->key.color = vec_mix(scene()->key.color, rgb(0xfff0d8) * 2.4f, .5f) * 1.9f;
    bool sunny = scene()->tint[LIGHT][0] > .8f && scene()->tint[LIGHT][2] < .5f;
    for (int i = 0; i < TINTS; i++) /* the field lies in the dark, and all light on the shield; a sun stays one */
        scene()->tint[i] = scene()->tint[i] * (sunny && i >= LIGHT        ? 1.4f
                                               : i == GLOW                ? .45f
                                               : sunny                    ? .26f
                                               : i == SHADOW || i == DARK ? .20f
                                                                          : .16f);
    if (sunny)
        scene()->key.color = scene()->key.color * .6f;
    scene()->vignette = 2.2f;
}

/* A great round shield with nails on its rim and the sign on it. */
void battle_shield(const char *word, Vec3 field, Vec3 field2, int sign)
{
    int wood = material_new(field, field2, .55f, .7f, PAT_WOOD, 2.5f, .8f), rim = studio_gold(),
        gold = sign > 0 ? sign : studio_gold(), gem = material_gem(tint(ACCENT));
    part();
    paint(rim);
    blend(.03f);
    push();
    turn_x(90);
    ring(0, 0, 0, 1.0f, .085f);
    ring(0, .03f, 0, .8f, .028f);
    pop();
    part();
    paint(wood);
    egg(0, 0, -.04f, .99f, .99f, .2f);
    for (int i = 0; i < 20; i++) {
        float a = (float)i * PI / 10;
        part();
        paint(rim);
        ball(.9f * sinf(a), .9f * cosf(a), .06f, .032f);
    }
    push();
    move(0, 0, .17f);
    grow(1.08f);
    if (!sigil(word, gold, gem))
        forge_fail("there is no sigil %s", word);
    pop();
}

/* One board from y0 to y1, splintered at the ends that are not the rim's. */
static void board(float x, float half, float y0, float y1, bool torn_low, bool torn_high, int seed)
{
    box(x, .5f * (y0 + y1), 0, half, .5f * (y1 - y0), .05f, .02f);
    for (int end = 0; end < 2; end++)
        for (int i = -1; i <= 1; i++) {
            float c = chance(seed + i + 5 * end), y = end ? y1 : y0, out = (.10f + .16f * c) * (end ? 1.f : -1.f);
            if (end ? torn_high : torn_low)
                limb(V(x + .55f * half * (float)i, y, 0),
                     V(x + .6f * half * (float)i + .03f * (c - .5f), y + out, .05f * c), .46f * half, .006f);
        }
}

void broken_shield(Vec3 field, Vec3 field2, float x, float y, float rx, float ry, int seed)
{
    enum { BOARDS = 9 };
    int wood = material_new(field, field2, .55f, .7f, PAT_WOOD, 2.5f, .8f),
        pale = material_new(rgb(0xd0a468), rgb(0x8a5c30), .7f, .3f, PAT_WOOD, 4, .8f), rim = studio_gold();
    for (int i = 0; i < BOARDS; i++) {
        float at = ((float)i - 4) * .21f, tall = sqrtf(max_of(.96f * .96f - at * at, 0)), off = (at - x) / rx,
              gap = off * off < 1 ? ry * sqrtf(1 - off * off) * (.8f + .4f * chance(seed + i)) : 0;
        push();
        move(0, 0, .05f * chance(seed + i + 20));
        turn_x(8 * (chance(seed + i + 40) - .5f));
        turn_z(5 * (chance(seed + i + 60) - .5f));
        part();
        paint(wood);
        blend(.01f);
        if (gap <= 0)
            board(at, .10f, -tall, tall, false, false, seed + i);
        else {
            board(at, .10f, y + gap, tall, true, false, seed + i);
            board(at, .10f, -tall, y - gap, false, true, seed + i + 9);
        }
        pop();
    }
    for (int i = 0; i < 16; i++) { /* what flies */
        float a = chance(seed + i + 80) * 6.3f, far = .5f + .75f * chance(seed + i + 100);
        Vec3 p = V(x + cosf(a) * far * rx * 1.8f, y + sinf(a) * far * ry * 1.6f, .25f + .5f * chance(seed + i + 120)),
             d = V(cosf(a + .6f), sinf(a + .6f), .4f) * (.05f + .10f * chance(seed + i + 140));
        part();
        paint(i % 3 ? pale : wood);
        limb(p, p + d, .030f, .006f);
    }
    for (int i = 0; i < 26; i++) { /* the rim, sprung where the blow came near it */
        float a = (float)i * PI / 13, b = a + PI / 13;
        Vec3 p = V(sinf(a) * .98f, cosf(a) * .98f, .02f), q = V(sinf(b) * .98f, cosf(b) * .98f, .02f);
        if (vec_length((p - V(x, y, 0)) * V(1 / rx, 1 / ry, 0)) < 1.1f)
            continue;
        part();
        paint(rim);
        limb(p, q, .075f, .075f);
        part();
        paint(rim);
        ball(sinf(a) * .84f, cosf(a) * .84f, .075f, .03f);
    }
}
