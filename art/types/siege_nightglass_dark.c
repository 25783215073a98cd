/* SPDX-License-Identifier: MIT
 * Nightglass: what the dark does. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/glass.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/rocks.h"

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

/* ---- ng03: the lanterns go out ---- */

static Vec3 two_nights(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x07060f), vec_mix(t[DARK], t[SHADOW], .8f), smooth(-.5f, .8f, u + .2f * v));
    return c + t[MIDTONE] * (.22f * halo(u, v, .62f, .35f, .3f));
}

/* A lantern on its bracket; burning or not. */
static void hung_lantern(Vec3 at, float size, bool burns, int iron)
{
    push();
    move(at[0], at[1], at[2]);
    grow(size);
    part();
    paint(iron);
    blend(.01f);
    limb(V(0, .62f, -.5f), V(0, .62f, 0), .035f, .035f);
    limb(V(0, .62f, 0), V(0, .44f, 0), .022f, .022f);
    limb(V(0, .26f, 0), V(0, .44f, 0), .26f, .05f);
    drum(0, -.30f, 0, .22f, .045f, .02f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * PI / 3;
        limb(V(sinf(a) * .20f, -.28f, cosf(a) * .20f), V(sinf(a) * .20f, .26f, cosf(a) * .20f), .018f, .018f);
    }
    part();
    paint(burns ? material_glow(rgb(0xffc860), 2.6f) : material_plain(rgb(0x1a1430), .2f, 1.f));
    drum(0, -.02f, 0, .16f, .25f, .04f);
    pop();
}

static void blackout(void)
{
    camera(V(-.35f, 1.55f, 6.4f), V(.10f, 1.74f, 0), 32);
    Scene *s = scene();
    s->backdrop = two_nights;
    s->key.color *= .8f;
    int iron = material_plain(rgb(0x2a2434), .4f, .8f), brass = material_gold(), robe = material_wool(rgb(0x1e1842)),
        lining = material_plain(rgb(0x04030a), .9f, .1f), skin = material_skin(rgb(0x8a80b0), rgb(0x5a5088)),
        eyes = material_glow(rgb(0xb498ff), 3.f), gold = material_glow(rgb(0xffc060), 1.6f),
        blind = material_plain(rgb(0x0a0816), .5f, .6f),
        wall = material_new(rgb(0x3a3054), rgb(0x16102a), .85f, .4f, PAT_BRICK, 2.2f, .9f),
        sill = material_stone(rgb(0x3c3456), rgb(0x181230));
    part();
    paint(wall);
    box(0, 1.5f, -1.3f, 4, 3.4f, .3f, .02f);
    static const float at[4][2] = {{-1.45f, 2.55f}, {-.42f, 2.72f}, {1.32f, 2.62f}, {1.42f, .80f}};
    for (int i = 0; i < 4; i++) { /* windows; those behind it are out */
        part();
        paint(i < 2 ? blind : gold);
        blend(.02f);
        box(at[i][0], at[i][1], -1.0f, .20f, .30f, .03f, .02f);
        egg(at[i][0], at[i][1] + .30f, -1.0f, .20f, .20f, .03f);
        part();
        paint(sill);
        box(at[i][0], at[i][1] - .36f, -.94f, .30f, .05f, .12f, .02f);
        part();
        paint(iron);
        limb(V(at[i][0], at[i][1] - .3f, -.95f), V(at[i][0], at[i][1] + .48f, -.95f), .018f, .018f);
        limb(V(at[i][0] - .2f, at[i][1] + .1f, -.95f), V(at[i][0] + .2f, at[i][1] + .1f, -.95f), .018f, .018f);
        if (i > 1)
            sprite(V(at[i][0], at[i][1], -.8f), .30f, rgb(0xf2cf5b), SPRITE_GLOW, .4f);
    }
    Vec3 light = V(.80f, 1.62f, .35f);
    hung_lantern(light, .95f, true, iron);
    hung_lantern(V(-1.30f, 1.42f, -.6f), .62f, false, iron);
    for (int i = 0; i < 20; i++) { /* what is left of that one: smoke */
        float t = (float)i / 19;
        sprite(V(-1.30f + .12f * sinf(t * 8), 1.75f + .9f * t, -.5f), .05f + .10f * t, rgb(0x8a78d8), SPRITE_GLOW,
               .34f * (1 - .7f * t));
    }
    Figure f = {.man = .6f, .wide = 1.1f, .lean = 8};
    push(); /* one who goes from light to light */
    move(-.62f, .05f, .30f);
    turn_y(62);
    body_trunk(&f, robe);
    cloak(robe, 1.15f, -.1f, 26, .4f, V(-.2f, 0, -.3f), 5);
    cowl(robe, 1.1f, .34f, 4);
    push();
    move(0, 2.15f, .14f);
    grow(.82f);
    turn_x(14);
    hood_deep(robe, lining, .5f, 3);
    part();
    paint(lining);
    egg(0, 0, .05f, .34f, .42f, .30f);
    part();
    paint(eyes);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .13f, .04f, .34f, .055f, .022f, .02f);
    pop();
    Vec3 elbow = V(.44f, 1.62f, .50f), wrist = V(.16f, 1.98f, .86f);
    body_sleeve(robe, body_shoulder(&f, 1), elbow, wrist, .17f, .17f, .20f, 5);
    PersonHand hand = {.pose = GRASP_FIST, .size = .21f, .thick = .9f, .thumb = -1, .skin = skin, .age = 1};
    person_hand_at(&hand, wrist, V(-.15f, .45f, .9f), V(-.9f, 0, -.2f));
    Vec3 fist = here(wrist + V(-.05f, .10f, .20f));
    pop();
    Vec3 cone = light + V(0, .62f, 0);
    part(); /* the snuffer comes down */
    paint(brass);
    blend(.02f);
    limb(cone + V(0, -.20f, 0), cone + V(0, .34f, 0), .34f, .05f);
    carve();
    limb(cone + V(0, -.44f, 0), cone + V(0, .16f, 0), .36f, .04f);
    fill();
    part();
    paint(brass);
    blend(.03f);
    Vec3 rod[4] = {fist + (fist - cone) * .35f, fist, vec_mix(fist, cone, .7f) + V(0, .22f, 0), cone + V(0, .36f, 0)};
    float thick[4] = {.026f, .028f, .028f, .026f};
    tube(4, rod, thick, 4);
    sprite(light, .55f, rgb(0xf2cf5b), SPRITE_GLOW, .45f);
    lamp(light + V(-.15f, -.1f, .45f), rgb(0xffc868) * 3.2f, .6f);
    lamp(light + V(.1f, .3f, -.7f), rgb(0xffc868) * 1.8f, .6f);
    faction_motes();
}

const Card siege_nightglass_dark_cards[] = {
    {"cards/siege/ng03", NIGHTGLASS, blackout}, {"cards/siege/ng06", NIGHTGLASS, hollow_mask}, {0}};
