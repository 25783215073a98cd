/* SPDX-License-Identifier: MIT
 * Rustclaw takes its toll: the engine before which a bar is let down, and what is eaten of the stores. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/raider.h"
#include "props/sinew.h"

/* ---- ru03: a whole cheese, and teeth that are in it already ---- */

static Vec3 burning_stores(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0xff9a48) * 1.1f, t[MIDTONE] * .62f, smooth(-.7f, .6f, v));
    float smoke = sky_clouds(u - .2f, v * .8f, 1.2f);
    c = vec_mix(c, t[DARK], .75f * smooth(.46f, .62f, smoke) * smooth(-.5f, .4f, v));
    for (int i = 0; i < 3; i++) { /* gables, and the fire in their windows */
        float x = -.82f + .80f * (float)i, top = -.05f + .22f * chance_of(i + 3) - .75f * fabsf(u - x),
              wall = fabsf(u - x) < .34f ? top : -2;
        c = vec_mix(c, t[DARK] * 1.2f, under(wall, v, .008f));
        if (fabsf(u - x) < .075f && fabsf(v + .40f) < .10f)
            c = rgb(0xffc050) * 1.3f;
        float tongue =
                  .10f + .55f * cloud_flat(u * 5.5f + 3 * (float)i, v * 1.6f, 4) * smooth(.46f, .05f, fabsf(u - x)),
              up = v - top;
        c = vec_mix(c, vec_mix(rgb(0xffd878) * 1.25f, rgb(0xe85a18), smooth(.0f, .34f, up)),
                    smooth(.0f, .10f, tongue - up) * smooth(-.06f, .03f, up) * smooth(.34f, .28f, fabsf(u - x)));
    }
    return c;
}

/* All of a goblin's head above its lower teeth; the upper ones go down to y = -.44 before z = .5. */
static void biting_head(int skin, int inner, int dark, int tooth, int eye_m)
{
    part();
    paint(skin);
    blend(.10f);
    egg(0, .14f, 0, .46f, .40f, .42f);
    egg(0, -.12f, .26f, .36f, .17f, .22f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .36f, -.10f, .14f, .23f, .22f, .24f);
        blend(.05f);
        limb(V(q * .06f, .235f + .05f * q, .40f), V(q * .44f, .33f + .06f * q, .24f), .085f, .075f);
        tube(4,
             (Vec3[]){V(q * .40f, .08f, -.02f), V(q * .74f, .20f, -.04f), V(q * 1.06f, .34f, -.08f),
                      V(q * 1.38f, .56f, -.12f)},
             (float[]){.16f, .21f, .15f, .012f}, 4);
        blend(.10f);
    }
    blend(.05f);
    tube(4, (Vec3[]){V(0, .16f, .38f), V(.01f, .06f, .56f), V(.03f, -.06f, .70f), V(.04f, -.16f, .72f)},
         (float[]){.075f, .085f, .11f, .13f}, 4);
    egg(-.07f, -.17f, .64f, .075f, .065f, .08f);
    egg(.14f, -.17f, .64f, .075f, .065f, .08f);
    ball(.13f, .02f, .70f, .035f); /* a wart */
    carve();
    paint(dark);
    blend(.02f);
    egg(-.035f, -.225f, .72f, .030f, .028f, .05f);
    egg(.10f, -.225f, .72f, .030f, .028f, .05f);
    paint(inner);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .68f, .19f, .17f), V(q * .88f, .28f, .11f), V(q * 1.16f, .42f, .0f)},
             (float[]){.05f, .10f, .03f}, 4);
    }
    fill();
    for (int k = 0; k < 3; k++) /* wrinkles of pleasure over the nose */
        limb(V(-.10f, .16f + .05f * (float)k, .42f), V(.12f, .165f + .05f * (float)k, .42f), .022f, .022f);
    eye_with_lid(-.20f, .13f, .335f, .165f, 26, -2, eye_m, skin, -14, .66f);
    eye_with_lid(.225f, .15f, .335f, .15f, 26, -2, eye_m, skin, 12, .50f);
    part();
    paint(dark);
    tube(5,
         (Vec3[]){V(-.36f, -.20f, .30f), V(-.2f, -.235f, .46f), V(0, -.25f, .52f), V(.2f, -.235f, .46f),
                  V(.36f, -.20f, .30f)},
         (float[]){.03f, .04f, .04f, .04f, .03f}, 4);
    for (int i = 0; i < 8; i++) {
        float t = ((float)i - 3.5f) / 3.5f, l = .19f + (i == 1 || i == 6 ? .10f : 0) + .03f * chance(i);
        part();
        paint(tooth);
        blend(.02f);
        limb(V(t * .32f, -.22f, .50f - .18f * t * t), V(t * .31f, -.24f - l, .515f - .16f * t * t), .056f, .016f);
    }
}

/* A wheel of cheese that looks to +z, one bite out of it. */
static void bitten_cheese(float r, int rind, int inside, int hole)
{
    for (int k = 0; k < 2; k++) {
        part();
        paint(k ? inside : rind);
        blend(.02f);
        push();
        turn_x(90);
        drum(0, k ? .035f : 0, 0, r * (k ? .94f : 1), .22f, .05f);
        pop();
        carve();
        paint(k ? hole : inside);
        blend(.02f);
        for (int i = 0; i < 5; i++) { /* somebody's teeth, a while ago */
            float a = (206 + 11 * (float)i) * PI / 180;
            limb(V(sinf(a) * r, cosf(a) * r, -.4f), V(sinf(a) * r, cosf(a) * r, .4f), .13f, .15f);
        }
        if (k)
            for (int i = 0; i < 9; i++) {
                float a = 2.4f * (float)i + .4f, q = r * (.22f + .62f * chance(i + 5));
                egg(sinf(a) * q, cosf(a) * q - .1f, .26f, .05f + .05f * chance(i), .05f + .04f * chance(i + 3), .08f);
            }
        fill();
    }
}

/* Four fingers over the rim, from behind it, on the face of the cheese; the arm comes up to it from the elbow. */
static void arm_round_cheese(float q, int skin, int nail, int rag)
{
    Vec3 wrist = V(q * 1.02f, .86f, .36f), elbow = V(q * 1.28f, .20f, .10f), shoulder = V(q * .66f, 1.02f, -.42f);
    part();
    paint(skin);
    blend(.06f);
    sinew_arm(shoulder, elbow, wrist, 1.35f, .7f);
    egg(q * .98f, .95f, .40f, .15f, .20f, .13f);
    blend(.035f);
    for (int i = 0; i < 4; i++) {
        float y = 1.12f - .135f * (float)i, l = .30f - .04f * fabsf((float)i - 1.2f);
        tube(4,
             (Vec3[]){V(q * 1.0f, y - .03f, .42f), V(q * 1.0f, y, .74f), V(q * (.94f - l * .5f), y + .01f, .93f),
                      V(q * (.90f - l), y - .02f, .88f)},
             (float[]){.085f, .085f, .075f, .055f}, 4);
        ball(q * 1.0f, y, .76f, .088f);
    }
    for (int i = 0; i < 4; i++) {
        float y = 1.12f - .135f * (float)i, l = .30f - .04f * fabsf((float)i - 1.2f);
        part();
        paint(nail);
        limb(V(q * (.92f - l), y - .02f, .925f), V(q * (.80f - l), y - .035f, .90f), .042f, .010f);
    }
    part();
    paint(rag);
    blend(.04f);
    for (int i = 0; i < 5; i++) /* the rags of a sleeve */
        limb(vec_mix(shoulder, elbow, .12f),
             vec_mix(shoulder, elbow, .55f) +
                 V(.16f * (chance(i) - .5f), -.10f * chance(i + 5), .12f * (chance(i + 9) - .3f)),
             .19f, .06f);
}

static void loot_the_stores(void)
{
    camera(V(-1.15f, .92f, 4.8f), V(-.02f, 1.56f, .1f), 38);
    Scene *s = scene();
    s->backdrop = burning_stores;
    s->haze = 0;
    s->roll = -9;
    s->aperture = .026f;
    s->vignette = 1.5f;
    s->key.color = rgb(0xfff0dc) * 2.0f;
    s->rim.color = rgb(0xffa050) * 2.6f;
    s->ambient = .38f;
    int skin = material_skin(rgb(0x6c7a3e), rgb(0x4a4a2a)), inner = material_skin(rgb(0xb06a50), rgb(0x7a4030)),
        dark = material_plain(rgb(0x1a0c0a), .7f, .3f), tooth = material_tooth(),
        eye_m = material_eye(rgb(0xffa020), rgb(0xfff4dc), .4f, PUPIL_ROUND),
        rind = material_plain(rgb(0xd07a20), .45f, .7f), inside = material_plain(rgb(0xffd458), .55f, .5f),
        hole = material_plain(rgb(0xe0a030), .7f, .2f), rag = material_wool(rgb(0x5c2a20)),
        nail = material_plain(rgb(0x3a2c20), .4f, .6f), iron = rusty(rgb(0x7a6a60)), green = rusty(rgb(0x6fb59a)),
        meat = material_plain(rgb(0x9a3428), .35f, .9f), string = material_plain(rgb(0xe8d8b0), .8f, .1f);
    part();
    paint(rag);
    blend(.15f);
    limb(V(-.52f, 1.02f, -.42f), V(.52f, 1.02f, -.42f), .30f, .30f);
    limb(V(0, 1.0f, -.42f), V(0, -.4f, -.35f), .52f, .50f);
    part();
    paint(skin);
    blend(.1f);
    limb(V(0, 1.15f, -.35f), V(0, 1.65f, .0f), .22f, .26f);
    push();
    move(0, .80f, .50f);
    turn_z(-6);
    bitten_cheese(.90f, rind, inside, hole);
    pop();
    push();
    move(-.03f, 1.98f, .34f);
    turn_x(10);
    turn_z(5);
    turn_y(-4);
    grow(1.18f);
    biting_head(skin, inner, dark, tooth, eye_m);
    push(); /* a pot for a helmet */
    move(-.03f, .36f, -.06f);
    turn_z(9);
    turn_x(-8);
    part();
    paint(iron);
    blend(.03f);
    limb(V(0, .02f, 0), V(0, .34f, -.02f), .43f, .40f);
    carve();
    box(0, -.42f, 0, .7f, .30f, .7f, .02f);
    box(0, .86f, 0, .7f, .38f, .7f, .03f);
    fill();
    ring(0, -.10f, 0, .44f, .045f);
    limb(V(.30f, .22f, -.3f), V(.78f, .42f, -.5f), .06f, .05f);
    part();
    paint(green);
    for (int i = -3; i <= 3; i++)
        ball(sinf((float)i * .42f) * .43f, .06f, cosf((float)i * .42f) * .43f, .036f);
    pop();
    pop();
    for (int i = 0; i < 2; i++)
        arm_round_cheese(i ? 1.f : -1.f, skin, nail, rag);
    for (int i = 0; i < 9; i++) { /* sausages for a necklace */
        float a = -1.15f + 2.3f * (float)i / 8, b = a + .20f;
        Vec3 p = V(sinf(a) * .86f, 1.40f - .10f * cosf(a), -.05f + .22f * cosf(a)),
             q = V(sinf(b) * .86f, 1.40f - .10f * cosf(b), -.05f + .22f * cosf(b));
        part();
        paint(meat);
        limb(p, q, .10f, .10f);
        part();
        paint(string);
        ball(q[0] + .06f, q[1], q[2], .035f);
    }
    for (int i = 0; i < 16; i++) { /* crumbs */
        float q = chance(i + 9) < .5f ? -1.f : 1.f, x = q * (.25f + .75f * chance(i)), y = .55f - .55f * chance(i + 30),
              k = .014f + .026f * chance(i + 60);
        push();
        move(x, y, 1.0f + .5f * chance(i + 90));
        turn_x(360 * chance(i + 3));
        turn_z(360 * chance(i + 4));
        part();
        paint(i % 3 ? inside : hole);
        blend(.01f);
        lumpy(.01f, 9);
        egg(0, 0, 0, k * 1.3f, k, k);
        pop();
    }
    push();
    move(.2f, .4f, -.6f);
    sparks(50, 1.6f, 3.2f, rgb(0xffb060), 5);
    pop();
    faction_motes();
}

/* ---- ru08: the keeper of the bar says halt ---- */

static Vec3 furnace_haze(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0xffc88c) * 1.15f, t[MIDTONE] * .72f, smooth(-.55f, .85f, v));
    c = vec_mix(c, t[SHADOW] * .5f, .85f * smooth(.42f, .62f, sky_clouds(u * .8f, v, 1.2f)) * smooth(-.1f, .7f, v));
    for (int i = 0; i < 2; i++) {
        float line = -.52f - .10f * (float)i + peaks(u, (float)i + 3, 2.2f, .14f);
        c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .4f + .4f * (float)i), under(line, v, .006f));
    }
    return c;
}

/* A curled horn of bone with rings; side -1, 1. */
static void ram_horn(float side, int bone)
{
    enum { N = 16 };
    Vec3 p[N];
    float r[N];
    for (int i = 0; i < N; i++) {
        float t = (float)i / (N - 1), a = 1.15f + t * 6.6f, w = 1.02f * (1 - .66f * t);
        p[i] = V(side * (1.42f - cosf(a - .6f) * w + .15f * t), 2.86f + sinf(a) * w - .30f * t, -.15f + 1.1f * t * t);
        r[i] = .36f * (1 - .74f * t) + .03f;
    }
    part();
    paint(bone);
    blend(.03f);
    tube(N, p, r, 4);
    for (int i = 0; i < 26; i++) {
        float u = .6f + .5f * (float)i;
        if (u > N - 2)
            break;
        Vec3 at = tube_point(N, p, u), on = tube_point(N, p, u + .2f);
        push();
        move(at[0], at[1], at[2]);
        aim(vec_unit(on - at), V(0, .3f, 1));
        part();
        paint(bone);
        ring(0, 0, 0, r[(int)u] * .96f, .045f);
        pop();
    }
}

static void ram_engine(void)
{
    int iron = rusty(rgb(0x4a342e)), plate = rusty(rgb(0x70483a)), steel = rusty(rgb(0xc8b0a0)),
        bolt = rusty(rgb(0xd0a080)), bone = material_new(rgb(0xf0dcc0), rgb(0xb08a68), .6f, .5f, PAT_BONE, 3, .6f),
        fire = material_glow(rgb(0xff9a38), 2.3f), heart = material_glow(rgb(0xffb858), 2.7f),
        eye_m = material_glow(rgb(0xffd070), 4.5f);
    part(); /* skull and muzzle */
    paint(plate);
    blend(.12f);
    egg(0, 2.95f, -.1f, 1.05f, 1.0f, .95f);
    limb(V(0, 2.75f, .35f), V(0, 1.95f, 1.15f), .80f, .66f);
    egg(0, 1.72f, 1.25f, .80f, .46f, .55f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .78f, 2.05f, .55f, .42f, .60f, .60f);
        egg(q * .34f, 1.82f, 1.62f, .34f, .30f, .28f);
    }
    carve();
    blend(.05f);
    box(0, .84f, 1.0f, 1.12f, .80f, 1.4f, .2f);
    for (int side = -1; side <= 1; side += 2) {
        egg((float)side * .34f, 1.88f, 1.86f, .17f, .12f, .2f);
        egg((float)side * .62f, 2.82f, .95f, .34f, .19f, .30f);
    }
    fill();
    part(); /* the lower jaw, a scoop */
    paint(iron);
    blend(.08f);
    box(0, .16f, .95f, 1.02f, .20f, .95f, .1f);
    limb(V(-1.06f, 1.7f, .0f), V(-.98f, .30f, .8f), .20f, .18f);
    limb(V(1.06f, 1.7f, .0f), V(.98f, .30f, .8f), .20f, .18f);
    part(); /* brows like hatches */
    paint(iron);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .18f, 2.80f, 1.10f), V(q * .98f, 3.14f, .62f), .17f, .14f);
        limb(V(q * 1.0f, 2.6f, .55f), V(q * .55f, 2.45f, .98f), .12f, .10f);
    }
    limb(V(0, 3.75f, .5f), V(0, 2.3f, 1.40f), .15f, .10f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(eye_m);
        egg((float)side * .58f, 2.76f, .84f, .25f, .13f, .12f);
    }
    part();
    paint(bolt);
    for (int i = 0; i < 9; i++) {
        float t = (float)i / 8;
        for (int side = -1; side <= 1; side += 2)
            ball((float)side * .27f, 3.65f - 1.55f * t, .62f + 1.05f * t, .062f);
    }
    for (int i = 0; i < 10; i++)
        ball(-.72f + .16f * (float)i, 1.56f - .03f * fabsf((float)i - 4.5f), 1.66f - .05f * fabsf((float)i - 4.5f),
             .05f);
    part(); /* what burns in its throat */
    paint(fire);
    egg(0, .90f, .05f, 1.0f, .74f, .4f);
    part();
    paint(heart);
    egg(.0f, .62f, .24f, .84f, .50f, .24f);
    for (int i = 0; i < 7; i++) { /* teeth */
        float t = ((float)i - 3) / 3, x = t * .76f, z = 1.70f - .40f * t * t;
        part();
        paint(steel);
        limb(V(x, 1.50f, z), V(x * .98f, 1.16f - .08f * (float)(i % 2), z + .04f), .115f, .01f);
        limb(V(x + .1f, .36f, z + .02f), V(x + .1f, .66f + .06f * (float)(i % 2), z + .03f), .10f, .01f);
    }
    for (int side = -1; side <= 1; side += 2)
        ram_horn((float)side, bone);
}

/* Seen from behind, black against the fire: a tall hat, a coat, a staff, and a hand that says halt. 1 high. */
static void toll_keeper(int coat, int trim)
{
    part();
    paint(coat);
    blend(.03f);
    limb(V(-.075f, .0f, 0), V(-.06f, .34f, 0), .045f, .06f);
    limb(V(.085f, .0f, .03f), V(.06f, .34f, 0), .045f, .06f);
    limb(V(0, .30f, 0), V(0, .62f, 0), .145f, .115f);
    limb(V(-.09f, .64f, 0), V(.09f, .64f, 0), .065f, .065f);
    limb(V(0, .64f, 0), V(0, .74f, 0), .042f, .04f);
    egg(0, .80f, 0, .078f, .09f, .085f);
    blend(.02f);
    limb(V(.12f, .64f, 0), V(.25f, .70f, -.04f), .056f, .046f);
    limb(V(.25f, .70f, -.04f), V(.265f, .90f, -.08f), .044f, .034f);
    push(); /* the flat of his hand */
    move(.268f, .90f, -.08f);
    turn_z(-4);
    grow(1.3f);
    box(0, .05f, 0, .036f, .045f, .016f, .014f);
    for (int i = 0; i < 4; i++)
        limb(V(-.030f + .020f * (float)i, .08f, 0), V(-.040f + .027f * (float)i, .155f, 0), .0125f, .010f);
    limb(V(-.03f, .03f, 0), V(-.075f, .085f, 0), .014f, .010f);
    pop();
    limb(V(-.12f, .64f, 0), V(-.21f, .47f, 0), .056f, .046f);
    limb(V(-.21f, .47f, 0), V(-.24f, .50f, -.1f), .044f, .036f);
    ball(-.245f, .51f, -.1f, .045f);
    limb(V(-.25f, -.02f, -.1f), V(-.25f, .98f, -.1f), .014f, .014f);
    push(); /* hat */
    move(0, .86f, 0);
    turn_z(5);
    drum(0, 0, 0, .135f, .012f, .01f);
    limb(V(0, 0, 0), V(0, .17f, 0), .075f, .088f);
    pop();
    part();
    paint(trim);
    push();
    move(0, .88f, 0);
    turn_z(5);
    ring(0, .02f, 0, .078f, .014f);
    pop();
}

static void toll_bar(int red, int white, int post)
{
    part();
    paint(post);
    blend(.02f);
    box(1.42f, .40f, 0, .10f, .52f, .10f, .02f);
    box(1.42f, .98f, 0, .15f, .06f, .15f, .02f);
    box(-1.55f, .30f, 0, .09f, .42f, .09f, .02f);
    push();
    move(1.42f, .66f, .06f);
    turn_z(-2);
    for (int i = 0; i < 9; i++) {
        part();
        paint(i % 2 ? white : red);
        box(-.18f - .34f * (float)i, 0, 0, .17f, .075f, .06f, .015f);
    }
    part();
    paint(post);
    box(.28f, 0, 0, .24f, .16f, .12f, .04f);
    pop();
}

static void steam_jet(Vec3 at, Vec3 out, int n, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)n, wide = .05f + .40f * t;
        Vec3 p = at + out * t + V(wide * (chance(i + seed) - .5f), wide * (chance(i + seed + 60) - .4f), 0);
        sprite(p, .07f + .26f * t, rgb(0xffeadc), SPRITE_GLOW, .30f * (1 - t) + .03f);
    }
}

static void tollbreaker(void)
{
    camera(V(-.15f, .75f, 9.2f), V(.02f, 2.05f, 0), 33);
    Scene *s = scene();
    s->backdrop = furnace_haze;
    s->haze_from = 14;
    s->roll = 3;
    s->vignette = 1.3f;
    s->ambient = .36f;
    s->key.color = rgb(0xffe0c4) * 2.2f;
    s->rim.color = rgb(0xff9a50) * 4.6f;
    int black = material_plain(rgb(0x0c0605), .95f, .05f), trim = material_plain(rgb(0x7a2c20), .7f, .3f),
        red = material_plain(rgb(0xb8281c), .6f, .4f), white = material_plain(rgb(0xf4e4d0), .6f, .4f),
        post = rusty(rgb(0x5a3a30)), iron = rusty(rgb(0x4a342e)), green = rusty(rgb(0x6fb59a)),
        smoke = material_plain(rgb(0x241414), .98f, .02f);
    push();
    move(.16f, .10f, -1.0f);
    turn_y(-15);
    grow(.98f);
    ram_engine();
    for (int i = 0; i < 4; i++) { /* chimneys behind the brow */
        float x = -.84f + .56f * (float)i, top = 4.35f + .25f * (float)(i % 2);
        part();
        paint(i == 2 ? green : iron);
        blend(.02f);
        limb(V(x, 3.4f, -.5f), V(x * 1.1f, top, -.6f), .17f, .14f);
        drum(x * 1.1f, top, -.6f, .21f, .07f, .02f);
        part();
        paint(smoke);
        blend(.2f);
        lumpy(.08f, 3);
        for (int k = 0; k < 6; k++)
            ball(x * 1.1f - .22f * (float)k, top + .22f + .20f * (float)k, -.7f, .18f + .09f * (float)k);
    }
    pop();
    for (int side = -1; side <= 1; side += 2) { /* feet of iron beside the jaw */
        float q = (float)side;
        part();
        paint(iron);
        blend(.05f);
        drum(q * 1.95f + .1f, .22f, -.5f, .52f, .24f, .06f);
        limb(V(q * 1.95f + .1f, .3f, -.5f), V(q * 2.1f, 2.0f, -1.0f), .30f, .36f);
        part();
        paint(green);
        push();
        move(q * 1.95f + .1f, .62f, -.5f);
        ring(0, 0, 0, .40f, .07f);
        pop();
    }
    push();
    move(-.12f, .02f, 1.55f);
    grow(.98f);
    toll_bar(red, white, post);
    pop();
    push();
    move(-.16f, .0f, 2.25f);
    grow(1.02f);
    toll_keeper(black, trim);
    pop();
    lamp(V(.05f, 1.0f, .9f), rgb(0xff9a40) * 3.6f, .7f);
    lamp(V(.05f, .45f, 1.6f), rgb(0xff9a40) * 3.0f, .6f);
    sprite(V(.0f, .95f, -.3f), 1.0f, rgb(0xff7a28), SPRITE_GLOW, .28f);
    steam_jet(V(-.35f, 2.0f, .8f), V(-1.7f, -.1f, .4f), 26, 3);
    steam_jet(V(.45f, 2.0f, .8f), V(1.6f, -.1f, .4f), 26, 90);
    faction_ground();
    faction_motes();
}

const Card siege_raid_tolls_cards[] = {
    {"cards/siege/ru03", RUSTCLAW, loot_the_stores}, {"cards/siege/ru08", RUSTCLAW, tollbreaker}, {0}};
