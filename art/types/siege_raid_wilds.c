/* SPDX-License-Identifier: MIT
 * Strays of the six roads that keep out of sight: in reeds, on ridges, in the rain, on the cellar stair. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/gleaner.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/teeth.h"

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

/* ---- st03: up the cellar stair ---- */

/* The gleaners' horned cousin has slits for eyes, and more mouth than face. */
static void imp_head(int skin)
{
    part();
    paint(skin);
    blend(.10f);
    egg(0, 0, 0, .46f, .42f, .42f);
    egg(0, -.24f, .18f, .50f, .30f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .44f, .34f, .24f), V(q * .05f, .12f, .46f), .10f, .09f); /* brow */
        limb(V(q * .40f, .05f, -.05f), V(q * .86f, .30f, -.15f), .14f, .02f);
    }
    limb(V(0, .06f, .42f), V(0, -.06f, .60f), .08f, .09f);
    carve();
    blend(.02f);
    Vec3 smile[5];
    float r[5];
    for (int i = 0; i < 5; i++) {
        float t = (float)i / 4 * 2 - 1;
        smile[i] = V(t * .44f, -.36f + .18f * t * t, .54f - .24f * t * t);
        r[i] = .12f * (1 - .7f * t * t);
    }
    tube(5, smile, r, 4);
    fill();
    part();
    paint(material_plain(rgb(0xb3392e), .4f, .6f));
    egg(0, -.36f, .30f, .34f, .13f, .16f);
    push();
    move(0, -.29f, .52f);
    teeth(&(Teeth){.count = 9,
                   .material = material_tooth(),
                   .half_width = .36f,
                   .sag = .10f,
                   .depth = .16f,
                   .length = .13f,
                   .thick = .045f,
                   .uneven = .5f,
                   .fang = 2});
    pop();
    int e = material_eye(rgb(0xf0a030), rgb(0xffe8b0), .6f, PUPIL_SLIT);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .21f, .07f, .36f, .125f, 0, 10, e, skin, (float)side * 26, .45f);
}

static void cutpurse_imp(void)
{
    camera(V(.2f, 2.7f, 5.2f), V(.04f, 1.0f, -.2f), 33);
    Scene *s = scene();
    s->haze = .0f;
    s->ambient = .42f;
    s->key.color = rgb(0xfff0d0) * 2.4f;
    s->rim.towards = V(.35f, .6f, -.8f);
    s->rim.color = rgb(0xa8c8e8) * 4.0f;
    int stone = material_stone(rgb(0xb08c58), rgb(0x705838)),
        wall = material_new(rgb(0x5c5a58), rgb(0x34343a), .9f, .2f, PAT_BRICK, 4, .7f),
        skin = material_skin(rgb(0x7a3424), rgb(0x3c1812)), hornm = material_bone(),
        sack = material_new(rgb(0xc8a468), rgb(0x8a6838), .9f, .2f, PAT_CLOTH, 4, .5f),
        patch = material_new(rgb(0x6a7a8a), rgb(0x44505c), .9f, .2f, PAT_CLOTH, 5, .5f),
        cord = material_leather(rgb(0x5a3420)), gold = material_gold(), hoofm = material_plain(rgb(0x1c1210), .4f, .8f);
    for (int i = -3; i < 8; i++) { /* the stair goes down and away, to a door that the moon has opened */
        float y = -.22f * (float)i, z = .40f - .50f * (float)i;
        part();
        paint(stone);
        blend(.02f);
        lumpy(.02f, 4);
        box(0, y - .5f, z, 1.75f, .5f, .245f, .03f);
    }
    part();
    paint(wall);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * 1.75f, 1, -1.5f, .3f, 4, 5, .05f);
    box(0, 1, -3.9f, 2.2f, 4.5f, .3f, .02f);
    carve();
    box(-.30f, .35f, -3.7f, .74f, 1.5f, .8f, .3f);
    fill();
    part();
    paint(material_glow(rgb(0xa8d0f0), 1.5f));
    box(-.30f, .35f, -4.1f, .8f, 1.6f, .04f, .02f);
    sprite(V(-.30f, .7f, -3.4f), 1.3f, rgb(0x90b8e0), SPRITE_GLOW, .35f);
    lamp(V(-.3f, .9f, -2.4f), rgb(0xa8d0f0) * 2.4f, .8f);
    lamp(V(-1.0f, 2.3f, 1.6f), rgb(0xffc070) * 2.6f, .8f);
    push();
    move(-.06f, .40f, .40f);
    turn_y(8);
    turn_z(4);
    part(); /* three steps at a time */
    paint(skin);
    blend(.09f);
    egg(0, .66f, -.05f, .27f, .36f, .24f);
    limb(V(-.14f, .45f, 0), V(-.40f, .34f, .50f), .15f, .11f);
    limb(V(-.40f, .34f, .50f), V(-.36f, -.02f, .58f), .10f, .065f);
    limb(V(.14f, .4f, -.05f), V(.34f, .02f, .0f), .15f, .11f);
    limb(V(.34f, .02f, .0f), V(.44f, -.18f, -.42f), .10f, .06f);
    part();
    paint(hoofm);
    blend(.03f);
    egg(-.36f, -.10f, .66f, .12f, .09f, .18f);
    egg(.46f, -.22f, -.44f, .11f, .16f, .10f);
    part();
    paint(cord);
    push();
    move(0, .46f, 0);
    ring(0, 0, 0, .25f, .045f);
    pop();
    Vec3 tail[5] = {V(0, .45f, -.2f), V(.35f, .30f, -.4f), V(.70f, .20f, -.3f), V(.92f, .45f, -.2f),
                    V(.84f, .72f, -.2f)};
    float tr[5] = {.08f, .055f, .045f, .04f, .035f};
    part();
    paint(skin);
    tube(5, tail, tr, 4);
    push();
    move(.84f, .70f, -.2f);
    float dart[] = {-.12f, 0, .12f, 0, 0, .26f};
    outline(3, dart, 1, .04f, .03f);
    pop();
    part(); /* the sack on its back: a bag with a neck, a cord, a patch, and things in it that show */
    paint(sack);
    blend(.12f);
    lumpy(.03f, 4);
    egg(.42f, 1.38f, -.52f, .58f, .62f, .46f);
    egg(.58f, 1.05f, -.46f, .50f, .42f, .42f);
    blend(.05f);
    limb(V(.30f, 1.55f, -.22f), V(.20f, 1.40f, .14f), .24f, .085f);
    limb(V(.20f, 1.40f, .14f), V(.10f, 1.40f, .36f), .085f, .16f);
    lumpy(0, 1);
    box(.72f, 1.62f, -.42f, .12f, .28f, .2f, .03f);
    part();
    paint(patch);
    push();
    move(.74f, 1.16f, -.04f);
    turn_y(32);
    turn_z(12);
    box(0, 0, 0, .17f, .15f, .02f, .02f);
    pop();
    part();
    paint(cord);
    push();
    move(.20f, 1.40f, .14f);
    aim(V(-.3f, 0, 1), V(0, 1, 0));
    ring(0, 0, 0, .095f, .035f);
    pop();
    /* one hand at the neck of it, one thrown ahead with a loaf of a purse */
    gleaner_arm(V(.24f, .92f, .05f), V(.52f, .98f, .35f), V(.26f, 1.26f, .32f), V(-.2f, .95f, -.2f), V(-.6f, 0, .6f),
                skin, 0);
    gleaner_arm(V(-.24f, .92f, .05f), V(-.66f, .82f, .25f), V(-.82f, 1.16f, .50f), V(-.3f, .9f, .3f), V(.2f, 0, 1),
                skin, 0);
    push();
    move(-.16f, 1.20f, .26f);
    turn_x(-8);
    turn_y(-6);
    turn_z(9);
    grow(.78f);
    imp_head(skin);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .24f, .40f, .06f), V(q * .42f, .62f, .02f), V(q * .34f, .84f, .14f), .10f, hornm);
    }
    pop();
    for (int i = 0; i < 12; i++) { /* coins it loses on the way */
        push();
        move(.55f + .5f * chance(i), .9f - .085f * (float)i, .2f + .5f * chance(i + 5));
        turn_x(360 * chance(i + 9));
        turn_z(360 * chance(i + 19));
        part();
        paint(gold);
        drum(0, 0, 0, .06f, .012f, .006f);
        pop();
    }
    pop();
    s->vignette = 1.2f;
}

/* ---- st05: a howl over the valley ---- */

static Vec3 howling_night(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .75f) / 1.9f), t[LIGHT] * .95f, vec_mix(rgb(0x5a7896), t[LIGHT], .2f), rgb(0x24384f));
    c = vec_mix(c, rgb(0x7e94a4), .35f * smooth(.5f, .66f, sky_clouds(u, v, .9f)) * smooth(1.2f, -.2f, v));
    float x = floorf(u * 46), y = floorf(v * 46);
    int cell = (int)(x * 131 + y * 917);
    if (v > .05f && chance_of(cell) > .93f) { /* stars */
        float d = distance_to(u * 46 - x, v * 46 - y, .3f + .4f * chance_of(cell + 3), .3f + .4f * chance_of(cell + 5));
        c += rgb(0xfff4dc) * (.9f * smooth(.20f, .05f, d) * chance_of(cell + 8));
    }
    float far = distance_to(u, v, -.30f, .66f); /* the howl: rings over the whole sky */
    float wave = far * 5.2f, k = wave - floorf(wave);
    float line = smooth(.085f, .02f, fabsf(k - .5f)) * smooth(.10f, .2f, far);
    c = vec_mix(c, rgb(0xfff0d0), line * .5f * expf(-far * .8f));
    for (int i = 0; i < 4; i++) {
        float l = (float)i,
              ridge = -.42f - .2f * l + peaks(u, l + 3, 2.6f - .2f * l, .34f - .05f * l) + hills(u, l, 1, .2f);
        Vec3 soil = vec_mix(t[LIGHT] * .8f, t[SHADOW] * .8f, .15f + .27f * l);
        c = vec_mix(c, soil, under(ridge, v, .006f));
        c = vec_mix(c, t[LIGHT] * 1.05f,
                    .45f * under(ridge, v, .01f) * smooth(ridge - .10f, ridge - .34f, v) * (i < 3 ? 1 : 0));
    }
    return c;
}

static void ridge_howler(void)
{
    camera(V(0, 1.6f, 8.0f), V(0, 1.7f, 0), 36);
    Scene *s = scene();
    s->backdrop = howling_night;
    s->key.towards = V(-.6f, .6f, .2f);
    s->key.color = rgb(0xc8dcf4) * 1.2f;
    s->rim.towards = V(-.7f, .5f, -.5f);
    s->rim.color = rgb(0xfff0c8) * 4.2f;
    s->ambient = .22f;
    int fur = material_fur(rgb(0x2a201c)), rockm = material_stone(rgb(0x4a3a2c), rgb(0x1c1612));
    static const float needle[7][5] = {{.62f, .42f, .0f, .50f, 1.25f}, {1.15f, .1f, -.2f, .40f, 1.1f},
                                       {-.05f, -.2f, .1f, .40f, .85f}, {1.75f, -.1f, .2f, .42f, .9f},
                                       {-.75f, -.5f, .2f, .38f, .6f},  {-1.4f, -.6f, .1f, .45f, .5f},
                                       {.85f, .15f, .35f, .36f, 1.0f}};
    for (int i = 0; i < 7; i++) { /* the ridge */
        part();
        paint(rockm);
        blend(.06f);
        lumpy(.07f, 2.6f);
        const float *n = needle[i];
        limb(V(n[0] + .1f, -1.2f, n[2]), V(n[0], n[1] + n[4] * .62f, n[2]), n[3] * 1.5f, n[3] * .16f);
        limb(V(n[0] + .3f, -1.2f, n[2]), V(n[0] + .22f, n[1] + n[4] * .3f, n[2] + .05f), n[3] * 1.1f, n[3] * .12f);
    }
    push(); /* a beast with the neck of a heron */
    move(.58f, 1.22f, .05f);
    part();
    paint(fur);
    blend(.14f);
    lumpy(.02f, 6);
    egg(.20f, .30f, 0, .42f, .34f, .28f);
    egg(-.14f, .42f, 0, .30f, .32f, .25f);
    limb(V(-.22f, .35f, .14f), V(-.34f, -.12f, .16f), .12f, .07f);
    limb(V(-.16f, .35f, -.14f), V(-.20f, -.12f, -.1f), .12f, .07f);
    limb(V(.38f, .25f, .16f), V(.48f, -.05f, .22f), .18f, .09f);
    limb(V(.48f, -.05f, .22f), V(.30f, -.22f, .24f), .09f, .06f);
    limb(V(.42f, .2f, -.12f), V(.62f, -.25f, -.1f), .16f, .07f);
    Vec3 neck[6] = {V(-.18f, .55f, 0),     V(-.22f, .88f, .02f),  V(-.36f, 1.16f, .03f),
                    V(-.58f, 1.36f, .04f), V(-.74f, 1.58f, .05f), V(-.84f, 1.74f, .05f)};
    float nr[6] = {.26f, .19f, .155f, .145f, .14f, .13f};
    tube(6, neck, nr, 4);
    part();
    paint(fur);
    blend(.04f);
    for (int i = 0; i < 26; i++) { /* a mane down the neck */
        float t = (float)i / 25 * 5;
        Vec3 p = tube_point(6, neck, 5 - t) + V(.07f, .02f, .1f * (chance(i) - .5f));
        limb(p, p + V(.20f + .16f * chance(i + 9), .02f - .16f * chance(i + 40), .1f * (chance(i + 3) - .5f)), .07f,
             .005f);
    }
    Vec3 tail[4] = {V(.55f, .32f, 0), V(.95f, .2f, 0), V(1.15f, -.2f, .05f), V(1.08f, -.6f, .1f)};
    float tr[4] = {.08f, .09f, .075f, .01f};
    tube(4, tail, tr, 4);
    push();
    move(-.86f, 1.84f, .06f);
    turn_y(-78);
    turn_x(-40);
    grow(.62f);
    beast_head(&(Beast){.hide = fur,
                        .nose = material_plain(rgb(0x100c0a), .3f, 1),
                        .inner_ear = fur,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xffd040), rgb(0xfff0a0), 1.6f, PUPIL_SLIT),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .72f,
                        .root = .23f,
                        .tip = .11f,
                        .droop = -6,
                        .jaw = 44,
                        .teeth = 7,
                        .fang = .14f,
                        .tusk = .1f,
                        .ear = .6f,
                        .ear_width = .14f,
                        .ear_out = 30,
                        .ear_turn = -40,
                        .eye = .085f,
                        .eye_x = .2f,
                        .eye_yaw = 30,
                        .lid = 20,
                        .open = .5f,
                        .brow = .08f,
                        .cheek = .25f});
    pop();
    pop();
    int eyes = material_glow(rgb(0xffd870), 3.5f);
    static const float pair[9][3] = {{-1.55f, .62f, .05f}, {-.95f, .28f, .055f}, {-1.25f, .05f, .07f},
                                     {-.45f, .10f, .06f},  {-1.7f, .30f, .05f},  {-.15f, -.20f, .075f},
                                     {-.75f, -.12f, .07f}, {1.55f, .25f, .06f},  {1.2f, -.10f, .07f}};
    for (int i = 0; i < 9; i++) { /* eyes open in the valley */
        for (int k = -1; k <= 1; k += 2) {
            part();
            paint(eyes);
            push();
            move(pair[i][0] + (float)k * pair[i][2], pair[i][1], .95f);
            turn_z((float)k * 16);
            egg(0, 0, 0, pair[i][2] * .60f, pair[i][2] * .32f, .02f);
            pop();
        }
        sprite(V(pair[i][0], pair[i][1], 1.0f), pair[i][2] * 4, rgb(0xffb030), SPRITE_GLOW, .22f);
    }
}

const Card siege_raid_wilds_cards[] = {{"cards/siege/st02", STRAYS, reed_stalker},
                                       {"cards/siege/st03", STRAYS, cutpurse_imp},
                                       {"cards/siege/st05", STRAYS, ridge_howler},
                                       {0}};
