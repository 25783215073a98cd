/* SPDX-License-Identifier: MIT
 * Strays of the six roads that keep out of sight, in reeds and on ridges. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/cottage.h"
#include "props/quad.h"

/* ---- st02: what stands in the reeds ---- */

static Vec3 reed_mist(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), t[MIDTONE] * .8f, rgb(0xe0b060), rgb(0xd08a4c) * .95f);
    c = vec_mix(c, rgb(0xf4d490), .4f * smooth(.45f, .65f, sky_clouds(u, v, .8f)));
    for (int layer = 0; layer < 3; layer++) {
        float l = (float)layer, x = u * (26 - 6 * l) + 7 * l + .5f * sinf(v * 2 + u * 5), i = floorf(x);
        float half = (.10f + .10f * chance_of((int)i + 50 * layer)) * (.6f + .4f * unit((1.1f - v) * .5f));
        float top = .25f + .85f * chance_of((int)i * 3 + 50 * layer) - .2f * l;
        float in = smooth(half + .05f, half, fabsf(x - i - .5f)) * under(top, v, .02f);
        c = vec_mix(c, vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .25f + .28f * l), t[SHADOW], .12f * l), in * .75f);
    }
    return c;
}

static void reed(float x, float z, float tall, float lean, int stem, int cat, int seed)
{
    Vec3 top = V(x + lean, tall, z), foot = V(x, -.2f, z);
    part();
    paint(stem);
    limb(foot, top, .026f, .010f);
    if (seed % 3 == 0) {
        part();
        paint(cat);
        Vec3 d = vec_unit(top - foot);
        limb(top - d * .42f, top - d * .16f, .05f, .05f);
    }
    for (int k = 0; k < 2; k++) { /* blades */
        float y = tall * (.25f + .3f * (float)k), s = (seed + k) % 2 ? 1.f : -1.f;
        Vec3 a = vec_mix(foot, top, y / tall);
        Vec3 p[3] = {a, a + V(s * .14f, .45f, .02f), a + V(s * .42f, .62f + .2f * chance(seed + k), .03f)};
        float r[3] = {.022f, .018f, .003f};
        part();
        paint(stem);
        tube(3, p, r, 3);
    }
}

static void reed_stalker(void)
{
    camera(V(.1f, 1.2f, 7.2f), V(.1f, 1.45f, 0), 33);
    Scene *s = scene();
    s->backdrop = reed_mist;
    s->haze = .05f;
    s->key.towards = V(-.6f, .5f, .6f);
    s->key.color = rgb(0xffe0a8) * 2.0f;
    s->rim.color = rgb(0xffb060) * 3.0f;
    int hide = material_new(rgb(0x3a2a22), rgb(0x1c1410), .75f, .4f, PAT_SKIN, 4, .8f),
        shank = material_new(rgb(0x4b3828), rgb(0x201612), .6f, .6f, PAT_SCALE, 7, .8f),
        down = material_fur(rgb(0x2c201a)),
        beak = material_new(rgb(0x6a4c34), rgb(0x2a1c14), .35f, 1, PAT_BONE, 4, .5f),
        mouth = material_plain(rgb(0x9c2c28), .4f, .8f),
        iris = material_eye(rgb(0xff2010), rgb(0xff8060), 1.9f, PUPIL_ROUND);
    push();
    move(-.24f, -.02f, 0);
    part(); /* the body, high up and almost hidden */
    paint(down);
    blend(.2f);
    lumpy(.03f, 6);
    egg(-.62f, 2.42f, -.2f, .62f, .42f, .40f);
    egg(-1.0f, 2.3f, -.25f, .35f, .25f, .25f);
    Vec3 neck[5] = {V(-.3f, 2.5f, -.1f), V(.02f, 2.78f, .05f), V(.28f, 2.66f, .16f), V(.30f, 2.36f, .22f),
                    V(.30f, 2.16f, .26f)};
    float nr[5] = {.30f, .19f, .15f, .14f, .17f};
    tube(5, neck, nr, 4);
    for (int i = 0; i < 16; i++) { /* rags of down */
        float t = (float)i / 15;
        Vec3 a = V(-1.2f + 1.25f * t, 2.15f - .12f * sinf(t * 3), .02f + .25f * chance(i));
        limb(a + V(0, .2f, 0), a + V(-.06f, -.22f - .2f * chance(i + 9), .02f), .08f, .006f);
    }
    part(); /* legs of a crane, knees like fists */
    paint(shank);
    blend(.06f);
    lumpy(.012f, 7);
    limb(V(-.35f, 2.25f, .05f), V(.42f, 1.34f, .58f), .15f, .10f);
    ball(.45f, 1.30f, .60f, .165f);
    limb(V(.45f, 1.30f, .60f), V(.05f, .62f, .62f), .095f, .06f);
    limb(V(.05f, .62f, .62f), V(.22f, .34f, .66f), .055f, .045f);
    limb(V(-.75f, 2.2f, -.1f), V(-1.0f, 1.15f, .3f), .15f, .10f);
    ball(-1.02f, 1.12f, .32f, .15f);
    limb(V(-1.02f, 1.12f, .32f), V(-.72f, -.1f, .25f), .095f, .07f);
    lumpy(0, 1);
    part();
    paint(shank);
    blend(.02f);
    for (int i = -1; i <= 1; i++)
        limb(V(.22f, .34f, .66f), V(.42f - .05f * (float)i, .12f, .66f + .14f * (float)i), .04f, .008f);
    push(); /* the head looks along the reeds */
    move(.36f, 2.02f, .34f);
    turn_y(64);
    turn_x(12);
    grow(1.12f);
    part();
    paint(hide);
    blend(.1f);
    egg(0, .06f, 0, .24f, .25f, .30f);
    limb(V(0, .02f, .1f), V(0, -.04f, .38f), .20f, .12f);
    part();
    paint(beak);
    blend(.03f);
    Vec3 up[4] = {V(0, .03f, .22f), V(0, .03f, .55f), V(0, -.02f, .88f), V(0, -.16f, 1.06f)};
    float ur[4] = {.15f, .11f, .07f, .008f};
    tube(4, up, ur, 4);
    part();
    paint(beak);
    blend(.03f);
    Vec3 low[3] = {V(0, -.12f, .12f), V(0, -.30f, .50f), V(0, -.40f, .90f)};
    float lr[3] = {.11f, .08f, .01f};
    tube(3, low, lr, 4);
    part();
    paint(mouth);
    Vec3 tongue[3] = {V(0, -.10f, .2f), V(0, -.17f, .5f), V(0, -.16f, .74f)};
    float tr[3] = {.07f, .05f, .012f};
    tube(3, tongue, tr, 3);
    int tooth = material_tooth();
    for (int i = 0; i < 7; i++)
        for (int side = -1; side <= 1; side += 2) {
            float t = (float)i / 6, z = .32f + .52f * t;
            part();
            paint(tooth);
            limb(V((float)side * (.11f - .06f * t), -.04f - .03f * t, z),
                 V((float)side * (.10f - .06f * t), -.16f - .03f * t, z + .03f), .028f, .004f);
            limb(V((float)side * (.07f - .04f * t), -.17f - .15f * t, z),
                 V((float)side * (.07f - .04f * t), -.08f - .15f * t, z + .02f), .022f, .004f);
        }
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .175f, .12f, .17f, .105f, (float)side * 40, -4, iris, hide, (float)side * 24, .58f);
    part(); /* a crest that could be reeds */
    paint(hide);
    for (int i = 0; i < 5; i++)
        limb(V(0, .22f, -.02f - .05f * (float)i), V(.02f, .62f + .1f * chance(i), -.3f - .14f * (float)i), .03f, .004f);
    Vec3 glow = here(V(-.2f, .14f, .3f));
    pop();
    pop();
    sprite(glow + V(0, 0, .1f), .3f, rgb(0xff2a10), SPRITE_GLOW, .25f);
    int stem[3] = {material_new(rgb(0xc89c54), rgb(0x8e6a36), .8f, .3f, PAT_WOOD, 5, .4f),
                   material_new(rgb(0xa88044), rgb(0x6e5028), .8f, .3f, PAT_WOOD, 5, .4f),
                   material_new(rgb(0xe4c078), rgb(0xb08a4c), .8f, .3f, PAT_WOOD, 5, .4f)},
        cat = material_fur(rgb(0x5a3a20));
    for (int i = 0; i < 76; i++) { /* reeds from edge to edge, before and behind */
        float x = -2.0f + 4.2f * ((float)i + .8f * chance(i)) / 76, z = -1.2f + 2.2f * chance(i + 200);
        if (z > .1f && x > -.15f && x < 1.1f && i % 4 > 0) /* a gap for the head */
            continue;
        reed(x, z, 2.1f + 1.5f * chance(i + 300), .16f * (chance(i + 400) - .5f), stem[i % 3], cat, i);
    }
    part();
    paint(material_new(rgb(0x6a5030), rgb(0x30241a), .1f, 1.2f, PAT_WATER, 2, .3f));
    ground(0, .02f, 1.5f);
    faction_motes();
}

/* ---- st05: it howls, and the moon hangs between its jaws ---- */

static Vec3 howling_night(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .95f) / 2.0f), t[LIGHT] * .95f, vec_mix(rgb(0x4a6682), t[LIGHT], .18f), rgb(0x16243a));
    float x = floorf(u * 46), y = floorf(v * 46);
    int cell = (int)(x * 131 + y * 917);
    if (v > .05f && chance_of(cell) > .93f) { /* stars */
        float d = distance_to(u * 46 - x, v * 46 - y, .3f + .4f * chance_of(cell + 3), .3f + .4f * chance_of(cell + 5));
        c += rgb(0xfff4dc) * (.9f * smooth(.20f, .05f, d) * chance_of(cell + 8));
    }
    c += rgb(0xffd890) * (.42f * halo(u, v, s->disc_x, s->disc_y, s->disc_size));
    float face = cloud_flat(u * 4.2f + 3, v * 4.2f, 4);
    Vec3 moon = vec_mix(rgb(0xfff6dc) * 1.12f, rgb(0xe8c078), .75f * smooth(.48f, .68f, face));
    c = vec_mix(c, moon, disc(u, v, s->disc_x, s->disc_y, s->disc_size, .006f));
    c = vec_mix(c, vec_mix(c, rgb(0x2c3c50), .8f),
                smooth(.50f, .60f, sky_clouds(u + 1, v * 1.8f, .8f)) * smooth(.55f, .1f, v));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, ridge = -.62f - .16f * l + peaks(u, l + 3, 2.6f - .2f * l, .26f - .05f * l);
        c = vec_mix(c, vec_mix(t[LIGHT] * .8f, t[SHADOW] * .6f, .25f + .3f * l), under(ridge, v, .006f));
    }
    return c;
}

/* Teeth on both sides of a jaw that runs from `a` to `b`, pointing along `way`. */
static void fangs(Vec3 a, Vec3 b, Vec3 way, float wide, int n, float canine, int tooth)
{
    for (int i = 0; i < n; i++)
        for (int side = -1; side <= 1; side += 2) {
            float t = (float)i / (float)(n - 1), l = i == n - 2 ? canine : .12f + .06f * chance(i + n);
            Vec3 p = vec_mix(a, b, t) + V(0, 0, (float)side * wide * (1 - .55f * t));
            part();
            paint(tooth);
            limb(p, p + way * l + vec_unit(b - a) * (.10f * l), .030f + .16f * (l - .1f), .004f);
        }
}

/* Its head, thrown back, looking to -x and up: the corner of the jaws is at the brush's place. */
static void howling_head(int fur, int dark, int tongue, int tooth)
{
    part();
    paint(fur);
    blend(.14f);
    lumpy(.02f, 6);
    egg(.16f, .10f, 0, .56f, .56f, .44f);
    tube(4, (Vec3[]){V(.08f, .35f, 0), V(.02f, .92f, 0), V(-.05f, 1.42f, 0), V(-.10f, 1.76f, 0)},
         (float[]){.46f, .265f, .200f, .205f}, 4);
    egg(.40f, .40f, 0, .30f, .34f, .36f);
    limb(V(.46f, .46f, .17f), V(.24f, .80f, .15f), .15f, .09f); /* brow and the bridge of the nose */
    limb(V(.46f, .46f, -.17f), V(.24f, .80f, -.15f), .15f, .09f);
    tube(4, (Vec3[]){V(-.05f, -.26f, 0), V(-.55f, -.16f, 0), V(-1.02f, .04f, 0), V(-1.34f, .24f, 0)},
         (float[]){.34f, .235f, .165f, .105f}, 4);
    for (int i = 0; i < 22; i++) { /* ruff behind the cheek, and under the chin */
        float q = chance(i), z = .42f * (chance(i + 40) - .3f);
        limb(V(-.35f + .9f * q, -.22f + .5f * q * q, z),
             V(-.40f + 1.35f * q, -.62f - .3f * chance(i + 20) + .5f * q * q, z * 1.2f), .12f, .006f);
    }
    egg(-.16f, 1.76f, 0, .12f, .16f, .14f); /* the lip under the nose */
    carve();
    paint(dark);
    blend(.07f);
    tube(3, (Vec3[]){V(-.16f, .16f, 0), V(-.55f, .46f, 0), V(-1.1f, 1.05f, 0)}, (float[]){.16f, .34f, .75f}, 4);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    ball(-.06f, 1.92f, 0, .15f);
    egg(.02f, 1.86f, 0, .13f, .11f, .13f);
    part();
    paint(tongue);
    blend(.05f);
    tube(5, (Vec3[]){V(-.18f, .02f, 0), V(-.50f, .14f, 0), V(-.80f, .34f, 0), V(-.96f, .60f, 0), V(-.92f, .80f, 0)},
         (float[]){.15f, .15f, .13f, .09f, .02f}, 4);
    fangs(V(-.34f, .72f, 0), V(-.27f, 1.66f, 0), V(-1, .05f, 0), .24f, 7, .36f, tooth);
    fangs(V(-.46f, .02f, 0), V(-1.33f, .32f, 0), V(-.2f, 1, 0), .20f, 7, .30f, tooth);
    for (int side = -1; side <= 1; side += 2) { /* ears laid back */
        float q = (float)side;
        push();
        move(.50f, .34f, q * .26f);
        aim(V(.85f, -.12f + .25f * (side < 0), q * .22f), V(-.2f, .6f, q));
        quad_ear(.72f, .17f, fur, dark);
        pop();
    }
    int glow = material_glow(rgb(0xffc840), 3.2f);
    part(); /* an eye, almost shut */
    paint(glow);
    push();
    move(.30f, .66f, .335f);
    turn_z(66);
    grow(1.25f);
    turn_x(-10);
    egg(0, 0, 0, .115f, .034f, .05f);
    pop();
}

static void howler_neck(int fur)
{
    const Vec3 neck[5] = {V(.10f, -.15f, 0), V(.38f, -.85f, 0), V(.55f, -1.7f, 0), V(.60f, -2.6f, 0), V(.6f, -3.6f, 0)};
    const float r[5] = {.46f, .56f, .78f, 1.15f, 1.7f};
    part();
    paint(fur);
    blend(.12f);
    lumpy(.03f, 4);
    tube(5, neck, r, 4);
    lumpy(0, 1);
    for (int i = 0; i < 150; i++) { /* locks that hang from it on all sides, and stand off */
        float t = .05f + 3.3f * (float)i / 150, a = 2 * PI * chance(i);
        int j = (int)t;
        float k = mix(r[j], r[j + 1], t - (float)j), l = .22f + .30f * chance(i + 9) + .06f * t;
        Vec3 at = tube_point(5, neck, t), out = V(sinf(a), 0, cosf(a) * .9f), p = at + out * (k * .86f);
        part();
        paint(fur);
        blend(.03f);
        tube(3, (Vec3[]){p, p + out * (l * .60f) - V(0, l * .20f, 0), p + out * (l * .95f) - V(0, l * 1.05f, 0)},
             (float[]){.12f, .085f + .02f * t, .005f}, 3);
    }
}

static void hamlet(void)
{
    int wall = material_plain(rgb(0x4a3a2c), .9f, .1f), roof = material_plain(rgb(0x2a201a), .9f, .1f),
        wood = material_wood();
    static const float house[4][4] = {
        {-1.46f, .16f, -14, .25f}, {-1.02f, .06f, 10, .21f}, {-.62f, .04f, -8, .19f}, {-1.24f, -.10f, 20, .23f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(house[i][0], house[i][1], .55f + (i == 3 ? .5f : 0));
        turn_y(house[i][2]);
        grow(house[i][3]);
        cottage(&(Cottage){.wall = wall,
                           .wood = wood,
                           .roof = roof,
                           .windows = rgb(0xffb040) * 1.6f,
                           .wide = .8f,
                           .tall = 1.0f,
                           .deep = .52f,
                           .chimney = i % 2 == 0});
        pop();
    }
    lamp(V(-1.1f, .2f, 1.5f), rgb(0xffb050) * 1.0f, .3f);
}

static void ridge_howler(void)
{
    camera(V(0, 1.9f, 8.0f), V(0, 2.0f, 0), 34);
    Scene *s = scene();
    s->backdrop = howling_night;
    s->disc_x = -.40f;
    s->disc_y = .56f;
    s->disc_size = .40f;
    s->key.towards = V(-.7f, .6f, .45f);
    s->key.color = rgb(0xd8e4f4) * 1.1f;
    s->rim.towards = V(-.75f, .55f, -.35f);
    s->rim.color = rgb(0xfff0c8) * 5.0f;
    s->ambient = .24f;
    s->haze = 0;
    s->vignette = 1.2f;
    int fur = material_fur(rgb(0x32261f)), dark = material_plain(rgb(0x180c0a), .5f, .6f),
        tongue = material_plain(rgb(0xb03428), .4f, .9f), tooth = material_tooth(),
        rockm = material_stone(rgb(0x3a2e24), rgb(0x16110e));
    push();
    move(.46f, 2.02f, 0);
    howler_neck(fur);
    howling_head(fur, dark, tongue, tooth);
    pop();
    for (int i = 0; i < 9; i++) { /* it stands behind the ridge, which is smaller than it */
        float x = -2.1f + .5f * (float)i;
        part();
        paint(rockm);
        blend(.06f);
        lumpy(.06f, 3);
        limb(V(x, -1.4f, .7f), V(x + .1f, (x > -.4f ? .25f : -.20f) + .30f * chance(i), .6f), .62f, .10f);
    }
    part(); /* the shoulder the hamlet stands on */
    paint(rockm);
    lumpy(.05f, 3);
    egg(-1.35f, -.72f, .55f, 1.7f, .86f, .9f);
    hamlet();
    lamp(V(-.95f, 3.1f, 1.0f), rgb(0xfff0d0) * 2.2f, .7f);
    lamp(V(-1.3f, 1.7f, .3f), rgb(0xc8d8f0) * 2.6f, .8f);
    for (int i = 0; i < 40; i++) { /* its breath, lit by the moon */
        float t = (float)i / 40, w = .10f + .5f * t;
        sprite(V(-.05f - 1.15f * t + w * (chance(i) - .5f), 2.55f + 1.35f * t + w * (chance(i + 50) - .5f), .2f),
               .08f + .16f * t, rgb(0xfff4dc), SPRITE_GLOW, .16f * (1 - .8f * t));
    }
    faction_motes();
}

const Card siege_raid_wilds_cards[] = {
    {"cards/siege/st02", STRAYS, reed_stalker}, {"cards/siege/st05", STRAYS, ridge_howler}, {0}};
