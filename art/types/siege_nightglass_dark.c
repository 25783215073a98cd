/* SPDX-License-Identifier: MIT
 * Nightglass: what the dark does. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/glass.h"
#include "props/drapery.h"
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
        edge = glass_edge(rgb(violet), 1.7f), gold = material_gold(), fur = material_fur(rgb(0x7a5a48)),
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
                        .muzzle = .50f,
                        .root = .26f,
                        .tip = .19f,
                        .droop = 24,
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

/* A tongue of the dark: a curl that rolls to the right, one edge lit. */
static void dark_curl(float x, float y, float z, float size, float turns, int m, int edge)
{
    Vec3 p[10], rim[10];
    float r[10], e[10];
    for (int i = 0; i < 10; i++) {
        float t = (float)i / 9, a = PI - turns * 2 * PI * t, q = size * (1 - .72f * t);
        Vec3 out = V(cosf(a), sinf(a), 0);
        p[i] = V(x, y, z) + out * q + V(size * .5f * t, 0, 0);
        r[i] = size * (.52f - .42f * t);
        rim[i] = p[i] + out * r[i] * .96f + V(0, 0, r[i] * .25f);
        e[i] = .034f - .014f * t;
    }
    part();
    paint(m);
    blend(.05f);
    tube(10, p, r, 3);
    part();
    paint(edge);
    tube(10, rim, e, 3);
}

static void hung_lantern(float x, float y, float z, int state, int iron)
{
    static const unsigned hue[3] = {0x1a1430, 0xc06a28, 0xffc860};
    int light =
        state ? material_glow(rgb(hue[state]), state == 2 ? 2.2f : 1.0f) : material_plain(rgb(hue[0]), .2f, 1.f);
    part();
    paint(iron);
    blend(.01f);
    limb(V(x, y + .30f, z - .15f), V(x, y + .30f, z + .12f), .022f, .022f);
    limb(V(x, y + .30f, z + .12f), V(x, y + .15f, z + .12f), .014f, .014f);
    limb(V(x, y + .10f, z + .12f), V(x, y + .17f, z + .12f), .10f, .02f);
    drum(x, y - .13f, z + .12f, .085f, .02f, .01f);
    part();
    paint(light);
    drum(x, y, z + .12f, .068f, .11f, .02f);
    if (state == 2) {
        sprite(V(x, y, z + .3f), .34f, rgb(0xf2cf5b), SPRITE_GLOW, .5f);
        lamp(V(x, y, z + .45f), rgb(0xf2cf5b) * .32f, .3f);
    } else if (state == 1) {
        sprite(V(x, y, z + .3f), .26f, rgb(0xff8a30), SPRITE_GLOW, .5f);
        lamp(V(x, y, z + .4f), rgb(0xff8a30) * .2f, .3f);
    }
}

/* What can be seen of a stone in the dark: the outline of its front, lit violet. */
static void stone_outline(float x, float foot, float top, float z, float half, int edge)
{
    part();
    paint(edge);
    blend(.01f);
    limb(V(x - half, foot, z), V(x - half, top, z), .012f, .012f);
    limb(V(x - half, top, z), V(x + half, top, z), .012f, .012f);
    limb(V(x + half, top, z), V(x + half, foot, z), .012f, .012f);
}

static void blackout(void)
{
    camera(V(-.4f, .75f, 8.2f), V(.0f, 1.52f, 0), 31);
    Scene *s = scene();
    s->backdrop = two_nights;
    s->key.color *= .4f;
    s->rim.color *= .7f;
    int stone = material_stone(rgb(0x2c2444), rgb(0x141024)), stone2 = material_stone(rgb(0x221c38), rgb(0x100c1e)),
        dark = material_plain(rgb(0x05040c), .55f, .5f), edge = glass_edge(rgb(violet), 1.9f),
        iron = material_plain(rgb(0x1a1620), .5f, .6f), gold = material_glow(rgb(0xffc060), 1.4f),
        off = material_plain(rgb(0x0a0816), .6f, .3f), cloth_m = material_cloth(rgb(0xa83a30));
    part();
    paint(material_new(rgb(0x28203e), rgb(0x120e22), .85f, .4f, PAT_BRICK, 1.5f, .9f));
    box(0, .9f, -.5f, 4, 1.05f, .45f, .02f);
    for (int i = 0; i < 9; i++) { /* merlons */
        float x = -2.3f + .58f * (float)i;
        block(x, 2.12f, -.32f, .18f, .20f, .26f, i % 2 ? stone : stone2);
        block(x, 1.92f, -.30f, .30f, .05f, .32f, stone2);
        stone_outline(x, 1.96f, 2.32f, -.05f, .18f, edge);
    }
    for (int i = 0; i < 4; i++) /* pillars under the walk */
        block(-1.75f + 1.17f * (float)i, .75f, -.02f, .13f, 1.05f, .16f, stone);
    for (int i = 0; i < 4; i++)
        stone_outline(-1.75f + 1.17f * (float)i, -.2f, 1.78f, .15f, .13f, edge);
    push(); /* the tower on the right, still gold */
    move(1.12f, 0, -1.0f);
    part();
    paint(material_new(rgb(0x2c2444), rgb(0x141024), .85f, .4f, PAT_BRICK, 1.6f, .9f));
    drum(0, 1.6f, 0, .52f, 1.75f, .03f);
    stone_outline(0, 2.3f, 3.12f, .45f, .40f, edge);
    for (int i = 0; i < 10; i++) {
        float a = (float)i * PI / 5;
        push();
        turn_y((float)i * 36);
        block(0, 3.42f, .54f, .12f, .17f, .10f, stone);
        pop();
        (void)a;
    }
    part();
    paint(stone2);
    drum(0, 3.22f, 0, .64f, .08f, .02f);
    part();
    paint(gold);
    blend(.01f);
    box(-.12f, 2.75f, .50f, .075f, .16f, .06f, .03f);
    box(.22f, 2.45f, .46f, .07f, .14f, .06f, .03f);
    part();
    paint(cloth_m);
    box(.02f, 2.25f, .56f, .02f, .02f, .02f, .01f);
    pop();
    sprite(V(1.0f, 2.75f, -.3f), .3f, rgb(0xf2cf5b), SPRITE_GLOW, .3f);
    static const float x[6] = {-1.45f, -.86f, -.28f, .30f, .88f, 1.46f};
    for (int i = 0; i < 6; i++)
        hung_lantern(x[i], 1.35f, .05f, i < 2 ? 0 : i == 2 ? 1 : 2, iron);
    for (int i = 0; i < 3; i++) { /* a watchman who still has light, and two who have none */
        float at = i == 0 ? .62f : i == 1 ? -.52f : -1.12f;
        part();
        paint(i ? off : iron);
        blend(.05f);
        limb(V(at, 1.95f, -.5f), V(at, 2.35f, -.5f), .12f, .09f);
        ball(at, 2.50f, -.48f, .10f);
        limb(V(at + .16f, 1.9f, -.42f), V(at + .18f, 2.95f, -.42f), .014f, .014f);
    }
    /* the dark comes from the left, and its front curls */
    part();
    paint(dark);
    blend(.2f);
    for (int i = 0; i < 10; i++)
        egg(-1.75f + .16f * chance(i + 9), -.2f + .40f * (float)i, .3f + .3f * chance(i),
            .52f - .03f * (float)i + .18f * chance(i + 20), .34f, .4f);
    dark_curl(-1.02f, 2.72f, .55f, .58f, .80f, dark, edge);
    dark_curl(-.78f, 1.85f, .75f, .42f, .85f, dark, edge);
    dark_curl(-.62f, .98f, .85f, .50f, .80f, dark, edge);
    dark_curl(-.52f, .20f, .95f, .38f, .85f, dark, edge);
    dark_curl(-1.35f, 3.45f, .4f, .40f, .85f, dark, edge);
    dark_curl(-.36f, 2.36f, .6f, .20f, .9f, dark, edge);
    dark_curl(-.24f, 1.36f, .8f, .18f, .9f, dark, edge);
    for (int i = 0; i < 30; i++)
        sprite(V(-.5f + 1.2f * chance(i), .3f + 2.8f * chance(i + 40), .9f), .016f + .014f * chance(i + 9), rgb(violet),
               SPRITE_GLOW, .8f);
    faction_ground();
}

/* ---- ng07: seven without mouths ---- */

static void chorister(float size, int robe, int face_m, int edge, float nod)
{
    push();
    grow(size);
    part();
    paint(robe);
    blend(.14f);
    egg(0, .10f, -.10f, .47f, .56f, .50f);
    limb(V(0, .45f, -.15f), V(0, .80f, -.42f), .28f, .05f);
    egg(0, -.72f, -.05f, .78f, .36f, .46f);
    limb(V(0, -.6f, -.05f), V(0, -2.6f, .05f), .60f, .98f);
    for (int i = 0; i < 7; i++) {
        float a = ((float)i - 3) * .42f;
        limb(V(sinf(a) * .52f, -.75f, cosf(a) * .40f), V(sinf(a) * .98f, -2.6f, cosf(a) * .92f), .05f, .10f);
    }
    carve();
    blend(.04f);
    egg(0, 0, .36f, .34f, .47f, .52f);
    fill();
    part();
    paint(edge);
    blend(.004f);
    Vec3 rim[11];
    float r[11];
    for (int i = 0; i < 11; i++) {
        float a = ((float)i / 10 - .5f) * 1.7f * PI;
        rim[i] = V(sinf(a) * .365f, .03f + cosf(a) * .49f, .27f - .05f * cosf(a));
        r[i] = .018f;
    }
    tube(11, rim, r, 4);
    push();
    turn_x(nod);
    part();
    paint(face_m);
    blend(.06f);
    egg(0, .02f, .10f, .285f, .40f, .26f);
    egg(0, -.02f, .30f, .05f, .13f, .07f); /* the hint of a nose */
    carve();
    blend(.08f);
    for (int side = -1; side <= 1; side += 2) /* hollows where eyes would be */
        egg((float)side * .125f, .10f, .42f, .085f, .06f, .09f);
    fill();
    pop();
    pop();
}

static void faceless_choir(void)
{
    camera(V(.9f, 1.95f, 6.4f), V(-.12f, 1.72f, 0), 34);
    Scene *s = scene();
    s->back_x = .30f;
    s->back_mirrored = true;
    s->back_zoom = 1.1f;
    int robe = material_wool(rgb(0x241a4c)), face_m = material_plain(rgb(0xa89ad8), .22f, 1.2f),
        edge = glass_edge(rgb(violet), 1.3f), dark = material_plain(rgb(0x04030a), .3f, 1.f),
        glow = glass_edge(rgb(0x7a58d8), 1.1f);
    material(face_m)->sss = rgb(0x6a50c0) * .5f;
    static const float stand[7][4] = {
        {.72f, 1.50f, 1.45f, .98f}, {-.22f, 1.46f, 1.0f, .92f}, {-.98f, 1.40f, .5f, .86f},   {.98f, 2.28f, .1f, .84f},
        {.24f, 2.26f, -.35f, .80f}, {-.46f, 2.16f, -.8f, .74f}, {-1.06f, 2.06f, -1.2f, .68f}};
    for (int i = 0; i < 7; i++) {
        push();
        move(stand[i][0], stand[i][1], stand[i][2]);
        turn_y(-26 - 4 * chance(i));
        chorister(stand[i][3], robe, face_m, edge, -6);
        Vec3 mouth = here(V(0, -.16f * stand[i][3], .36f * stand[i][3]));
        pop();
        float k = (float)i - 3;
        Vec3 over = V(-.98f + .06f * k, 2.55f, 1.9f);
        Vec3 p[5] = {mouth, mouth + V(-.14f, -.26f, .24f),
                     V(mix(mouth[0], over[0], .62f), mouth[1] - .34f, mix(mouth[2], over[2], .6f) + .25f), over,
                     over + V(.55f + .05f * k, 1.05f, .6f)};
        dark_ribbon(5, p, .035f * stand[i][3], .075f, dark, glow);
    }
    lamp(V(-1.9f, 2.3f, 2.6f), rgb(0xc8b4ff) * 3.4f, 1.f);
    lamp(V(.3f, 2.4f, 3.2f), rgb(0xa088ff) * 1.6f, .8f);
    sprite(V(.12f, 2.0f, -2.5f), 1.2f, rgb(0x6a48d0), SPRITE_GLOW, .25f);
    for (int i = 0; i < 3; i++) /* one gold lead light: a candle that bows away */
        sprite(V(.14f, 2.22f, -2.5f), .05f + .07f * (float)i, rgb(0xf2cf5b), SPRITE_GLOW, .6f);
    faction_ground();
}

const Card siege_nightglass_dark_cards[] = {{"cards/siege/ng03", NIGHTGLASS, blackout},
                                            {"cards/siege/ng06", NIGHTGLASS, hollow_mask},
                                            {"cards/siege/ng07", NIGHTGLASS, faceless_choir},
                                            {0}};
