/* SPDX-License-Identifier: MIT
 * Nightglass: what the dark does. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/glass.h"

static const unsigned violet = 0x9470ea;

/* ---- ng06: from inside the mask ---- */

static Vec3 stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .5f * smooth(.45f, .7f, sky_clouds(u, v, 1.5f)));
    return c + t[MIDTONE] * (.35f * halo(u, v, .1f, .2f, .2f));
}

static void hollow_mask(void)
{
    camera(V(-.25f, .05f, 4.6f), V(.02f, .02f, 0), 33);
    Scene *s = scene();
    s->backdrop = stars;
    s->key.color = rgb(0xb498ff) * 2.4f;
    int shell = material_new(rgb(0x1a1438), rgb(0x0c0a1c), .25f, 1, PAT_NOISE, 2, .2f),
        edge = glass_edge(rgb(violet), 1.7f), gold = material_gold(),
        fur = material_new(rgb(0xa08878), rgb(0x5c463c), .9f, .2f, PAT_NOISE, 5, .5f),
        nose = material_plain(rgb(0x2a1c1c), .2f, 1.2f), star = material_glow(rgb(0xf3ecff), 2.2f),
        link = material_glow(rgb(violet), .9f);
    material(gold)->emit = rgb(0xffb030) * .2f;
    push(); /* the mask, hollow side to us */
    turn_y(10);
    part();
    paint(shell);
    blend(.08f);
    egg(0, .05f, 0, 1.12f, 1.42f, .95f);
    limb(V(0, -.8f, -.2f), V(0, -1.5f, -.1f), .62f, .30f);
    carve();
    blend(.05f);
    box(0, 0, 1.2f, 2, 2.5f, 1.0f, .02f);   /* cut open towards us */
    egg(0, .05f, .18f, 1.02f, 1.30f, .98f); /* hollow */
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .42f, .30f, -.8f);
        turn_z((float)side * -12);
        egg(0, 0, 0, .31f, .185f, .7f);
        pop();
    }
    egg(0, -.36f, -.9f, .40f, .46f, .8f); /* where the nose was */
    fill();
    part();
    paint(edge);
    blend(.004f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[15];
        float r[15];
        for (int i = 0; i < 15; i++) {
            float a = (float)i / 14 * 2 * PI, x = cosf(a) * .315f, y = sinf(a) * .19f, w = (float)side * -.21f;
            Vec3 q = V((float)side * .42f + x * cosf(w) - y * sinf(w), .30f + x * sinf(w) + y * cosf(w), 0);
            float e = 1 - (q[0] / 1.02f) * (q[0] / 1.02f) - ((q[1] - .05f) / 1.30f) * ((q[1] - .05f) / 1.30f);
            p[i] = V(q[0], q[1], .18f - .98f * sqrtf(max_of(e, 0)) + .01f);
            r[i] = .017f;
        }
        part();
        paint(gold);
        tube(15, p, r, 3);
    }
    part();
    paint(edge);
    Vec3 rim[17];
    float rr[17];
    for (int i = 0; i < 17; i++) {
        float a = (float)i / 16 * 2 * PI;
        rim[i] = V(sinf(a) * 1.10f, .05f + cosf(a) * 1.39f - (cosf(a) < -.6f ? .20f * (-.6f - cosf(a)) : 0), .20f);
        rr[i] = .02f;
    }
    tube(17, rim, rr, 3);
    static const float at[16][2] = {{-.62f, .80f}, {-.30f, 1.02f}, {.05f, .82f},  {.34f, 1.0f},
                                    {.66f, .72f},  {-.82f, .25f},  {-.86f, -.2f}, {-.62f, -.55f},
                                    {-.48f, -.9f}, {.55f, -.95f},  {.62f, -.5f},  {.84f, -.15f},
                                    {.86f, .32f},  {0, .52f},      {-.1f, -1.1f}, {.25f, -1.02f}};
    Vec3 on[16];
    for (int i = 0; i < 16; i++) { /* stars in the hollow, linked */
        float x = at[i][0], y = at[i][1],
              e = 1 - (x / 1.02f) * (x / 1.02f) - ((y - .05f) / 1.30f) * ((y - .05f) / 1.30f);
        on[i] = V(x, y, .18f - .96f * sqrtf(max_of(e, 0)) + .04f);
        part();
        paint(star);
        ball(x, y, on[i][2], .02f + .016f * chance(i));
        sprite(here(on[i]), .09f + .06f * chance(i + 9), rgb(0xe0d0ff), SPRITE_SPARKLE, .9f);
        if (i && i != 5 && i != 9 && i != 13 && i != 14) {
            part();
            paint(link);
            limb(on[i - 1], on[i], .007f, .007f);
        }
    }
    for (int i = 0; i < 60; i++)
        sprite(here(V((chance(i) - .5f) * 1.7f, (chance(i + 70) - .5f) * 2.2f, -.3f + .4f * chance(i + 130))),
               .010f + .012f * chance(i + 5), rgb(0xd0c0ff), SPRITE_GLOW, .9f);
    pop();
    push(); /* the beast that it comes near to */
    move(.04f, .06f, -1.75f);
    turn_y(2);
    grow(1.62f);
    beast_head(&(Beast){.hide = fur,
                        .nose = nose,
                        .inner_ear = fur,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xf0b030), rgb(0xfff0c0), .8f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .30f,
                        .root = .24f,
                        .tip = .20f,
                        .droop = 12,
                        .jaw = 8,
                        .teeth = 4,
                        .fang = .06f,
                        .ear = .4f,
                        .ear_width = .16f,
                        .ear_out = 46,
                        .eye = .115f,
                        .eye_x = .27f,
                        .eye_yaw = 6,
                        .lid = -20,
                        .open = .85f,
                        .brow = .08f,
                        .cheek = .3f});
    pop();
    lamp(V(-1.2f, 1.2f, -.9f), rgb(0xd8c8ff) * 2.6f, .9f);
    lamp(V(.9f, .2f, -.7f), rgb(0xb090ff) * 2.2f, .7f);
    lamp(V(-.1f, .1f, -.3f), rgb(0xe0d0ff) * 1.4f, .5f);
    for (int i = 0; i < 40; i++) { /* its breath is pulled in */
        float t = chance(i);
        sprite(V(.08f + (chance(i + 30) - .5f) * .5f * t, -.55f + .3f * (chance(i + 60) - .5f) - .35f * t,
                 -.8f + 1.6f * t),
               .05f + .05f * t, rgb(0xcfc4f4), SPRITE_GLOW, .22f);
    }
}

const Card siege_nightglass_dark_cards[] = {{"cards/siege/ng06", NIGHTGLASS, hollow_mask}, {0}};
