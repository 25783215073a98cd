/* SPDX-License-Identifier: MIT
 * Battle Cards of what fights without hands: fire bends over a keep, the sea opens its mouth, the wood swallows a host,
 * and somebody draws the moon. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/host.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/seawater.h"
#include "props/titan.h"

/* ---- fire: it bends over a keep ---- */

typedef struct {
    float x0, y0, x1, y1, r0, r1;
} Tongue;

/* Distance of u, v to a tongue that grows thinner, negative inside. */
static float tongue_distance(const Tongue *k, float u, float v)
{
    float dx = k->x1 - k->x0, dy = k->y1 - k->y0, t = unit(((u - k->x0) * dx + (v - k->y0) * dy) / (dx * dx + dy * dy));
    return hypotf(u - k->x0 - t * dx, v - k->y0 - t * dy) - mix(k->r0, k->r1, t);
}

/* A body of fire with a head, its two arms round what stands in the middle. */
static float fire_giant(float u, float v)
{
    static const Tongue body[] = {{.00f, -1.1f, .00f, .10f, .66f, .50f},    {.00f, .20f, -.02f, .46f, .52f, .44f},
                                  {-.02f, .46f, .06f, .82f, .40f, .20f},    {.06f, .82f, -.06f, 1.22f, .19f, .01f},
                                  {-.32f, .62f, -.46f, .86f, .15f, .08f},   {-.46f, .86f, -.40f, 1.08f, .08f, .00f},
                                  {.36f, .60f, .52f, .84f, .15f, .08f},     {.52f, .84f, .47f, 1.04f, .08f, .00f},
                                  {-.42f, .02f, -.84f, -.10f, .26f, .20f},  {-.84f, -.10f, -.86f, -.44f, .20f, .15f},
                                  {-.86f, -.44f, -.60f, -.60f, .15f, .06f}, {.42f, .02f, .84f, -.06f, .26f, .20f},
                                  {.84f, -.06f, .88f, -.40f, .20f, .15f},   {.88f, -.40f, .62f, -.58f, .15f, .06f}};
    float d = 9;
    for (unsigned i = 0; i < sizeof body / sizeof body[0]; i++) {
        float e = tongue_distance(&body[i], u, v), h = max_of(.10f - fabsf(d - e), 0) / .10f;
        d = min_of(d, e) - h * h * .025f;
    }
    return d;
}

/* How hot: 0 at the outline, 1 at heart. */
static Vec3 fire_color(float heat)
{
    Vec3 c = vec_mix(rgb(0x6a0c04), rgb(0xe03408) * 1.1f, smooth(-.02f, .10f, heat));
    c = vec_mix(c, rgb(0xff8a14) * 1.35f, smooth(.07f, .24f, heat));
    c = vec_mix(c, rgb(0xffc838) * 1.5f, smooth(.20f, .42f, heat));
    return vec_mix(c, rgb(0xfff0b0) * 1.6f, smooth(.40f, .62f, heat));
}

/* What it looks with, and bites with: dark places in the fire. 1 inside. */
static float fire_face(float u, float v, float *ember)
{
    float dark = 0;
    *ember = 0;
    for (int side = -1; side <= 1; side += 2) {
        float x = (u - (float)side * .215f) * (float)side, y = v - .50f - .42f * (x + .02f),
              lid = y + .10f * (x + .15f);
        float almond = x * x / .0225f + lid * lid / .0052f;
        dark = max_of(dark, smooth(1.15f, .85f, almond));
        float px = x + .035f, py = lid + .008f;
        *ember = max_of(*ember, smooth(1.2f, .5f, px * px / .0021f + py * py / .0021f));
    }
    float saw = fabsf(u * 8.2f - floorf(u * 8.2f) - .5f), saw2 = fabsf(u * 9.1f + .3f - floorf(u * 9.1f + .3f) - .5f);
    float top = .20f + .50f * u * u - .15f * saw * (1 - 4 * u * u), low = .02f + 1.55f * u * u + .13f * (.5f - saw2);
    return max_of(dark, smooth(-.012f, .012f, v - low) * smooth(.012f, -.012f, v - top) * smooth(.40f, .36f, fabsf(u)));
}

static Vec3 living_fire(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d0 = fire_giant(u, v), smoke = sky_clouds(u + 1, v * .9f, 1.3f);
    Vec3 c = vec_mix(t[DARK] * .45f, t[SHADOW] * .55f, unit(.35f - .5f * v));
    c = vec_mix(c, t[SHADOW] * .75f, smooth(.46f, .66f, smoke) * .8f);
    c += rgb(0xff5010) * (.30f * expf(-max_of(d0, 0) * 5.5f));
    float curl = cloud_flat(u * 2.4f, v * 1.2f, 4) - .5f, lick = cloud_flat(u * 8.5f + 2 * curl, v * 2.3f - 3, 4) - .5f;
    float d = fire_giant(u + .14f * curl + .05f * lick,
                         v + .26f * (cloud_flat(u * 4.6f + 7, v * 1.3f, 4) - .5f) + .24f * lick);
    float streak = cloud_flat(u * 7 + 3 * curl, v * 1.9f + curl, 4) - .5f,
          heat = -d * 1.15f + .22f * streak * smooth(.05f, .35f, -d);
    c = vec_mix(c, fire_color(heat), smooth(.012f, -.012f, d));
    float ember, face = fire_face(u + .05f * curl, v + .03f * lick, &ember);
    c = vec_mix(c, vec_mix(rgb(0x1c0402), rgb(0x7a1404), smooth(.5f, -.2f, v)), face * .94f);
    return vec_mix(c, rgb(0xfff4c8) * 1.7f, ember);
}

static void fire_battle(void)
{
    camera(V(.0f, 1.15f, 6.6f), V(0, 1.50f, 0), 32);
    Scene *s = scene();
    s->backdrop = living_fire;
    s->key = (Light){vec_unit(V(-.5f, .5f, -.6f)), rgb(0xff9040) * 2.0f, .1f};
    s->rim.color = rgb(0xff7a20) * 5.0f;
    s->fill.color = rgb(0x301008) * .4f;
    s->ambient *= .30f;
    s->vignette = 1.3f;
    s->grade = .04f;
    int rock_m = material_stone(rgb(0x1c1210), rgb(0x0a0606)),
        wall = material_new(rgb(0x1e1614), rgb(0x0e0a0a), .8f, .3f, PAT_BRICK, 14, .6f),
        roof = material_plain(rgb(0x120a0a), .7f, .4f), black = material_plain(rgb(0x0c0706), .8f, .3f);
    push();
    move(.02f, -.36f, .1f);
    grow(.80f);
    titan_keep_on_crag(.98f, rock_m, wall, roof, rgb(0x8ad8ff) * .28f);
    pop();
    for (int i = 0; i < 6; i++) { /* the crag's foot */
        static const float at[6][2] = {{-.85f, .15f}, {.9f, .12f},    {-.5f, .32f},
                                       {.55f, .30f},  {-1.4f, -.05f}, {1.45f, -.08f}};
        rock(at[i][0], at[i][1] - .1f, .45f, .40f, .30f, .30f, 40 * chance(i) - 20, rock_m);
    }
    for (int i = 0; i < 4; i++) { /* those who did not get in */
        push();
        move(-.62f + .40f * (float)i + .06f * chance(i), .42f - .05f * fabsf((float)i - 1.5f), .82f);
        host_spearman(.22f, black, 3 * i + 2);
        pop();
    }
    push();
    move(0, .6f, .7f);
    sparks(80, 1.3f, 2.4f, rgb(0xffb040) * 2.f, 12);
    pop();
    part();
    paint(rock_m);
    ground(-.02f, .12f, 1);
}

/* ---- water: the sea opens its mouth ---- */

static Vec3 gap_in_the_storm(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, near = halo(u, v, x, y, .10f);
    Vec3 c = sky_ramp(unit((v + .6f) / 1.7f), t[MIDTONE] * .8f, t[SHADOW] * 1.1f, t[DARK] * .9f);
    float d = sky_clouds(u + .4f, v * 1.5f, 1.2f);
    c = vec_mix(c, t[DARK] * .8f, .7f * smooth(.44f, .62f, d) * smooth(-.3f, .5f, v));
    c += rgb(0xffc070) * (1.0f * near * near) + rgb(0xffe8b0) * (.9f * disc(u, v, x, y, .17f, .12f));
    float rain = cloud_flat(u * 34 + v * 9, v * 1.2f, 3);
    c = c * (.92f + .16f * smooth(.5f, .7f, rain));
    float line = -.38f + hills(u, 4, 3, .05f);
    Vec3 sea = vec_mix(t[DARK], t[SHADOW], .6f) * (.7f + .6f * cloud_flat(u * 6, v * 16, 3)) +
               rgb(0xffc070) * (.5f * smooth(.24f, .02f, fabsf(u - x)) * cloud_flat(u * 9, v * 30, 2));
    return vec_mix(c, sea, under(line, v, .008f));
}

/* A cog under sail, its bow to -x, 1 long, the water at y 0. */
static void doomed_cog(int hull, int sail, int sign)
{
    static const float side[] = {-.56f, .40f, -.44f, .10f, -.30f, -.16f, .28f, -.16f, .44f,
                                 .08f,  .50f, .44f,  .28f, .36f,  .20f,  .18f, -.28f, .16f};
    part();
    paint(hull);
    blend(.02f);
    outline(9, side, 2, .13f, .12f);
    part();
    paint(hull);
    limb(V(0, .1f, 0), V(-.03f, 1.30f, 0), .030f, .018f);
    limb(V(-.40f, .22f, 0), V(-.78f, .52f, 0), .024f, .012f);
    limb(V(-.42f, 1.02f, .04f), V(.40f, 1.06f, .04f), .022f, .022f);
    limb(V(-.02f, 1.28f, 0), V(-.62f, .40f, 0), .008f, .008f);
    limb(V(-.02f, 1.28f, 0), V(.46f, .42f, 0), .008f, .008f);
    part();
    paint(sail);
    blend(.01f);
    Vec3 p[16];
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            float x = (float)k / 3 - .5f, y = (float)i / 3;
            p[4 * i + k] =
                V(.78f * x * (1 - .12f * y) + .02f, 1.04f - .66f * y, .06f + .16f * sinf(y * 2.6f) * (1 - 2 * x * x));
        }
    cloth(4, 4, p, .014f, 3);
    part();
    paint(sign);
    push();
    move(.02f, .66f, .24f);
    grow(.34f);
    static const float drop[] = {0, .62f,  .2f,   .22f,  .38f,  -.12f, .26f, -.42f,
                                 0, -.54f, -.26f, -.42f, -.38f, -.12f, -.2f, .22f};
    outline(8, drop, 4, .05f, .05f);
    pop();
    push();
    move(-.03f, 1.24f, 0);
    host_pennon(.30f, hull, sign, 1);
    pop();
}

/* Fangs of foam along a line, pointing by `way`; the longest at `at`, 0..1. */
static void foam_fangs(int n, const Vec3 *line, int count, Vec3 way, float length, float at, int foam)
{
    for (int i = 0; i < count; i++) {
        float t = ((float)i + .5f) / (float)count,
              l = length * (.45f + .75f * expf(-fabsf(t - at) * 3)) * (.8f + .4f * chance(i));
        Vec3 p = tube_point(n, line, t * (float)(n - 1)),
             out = way + V(.35f * (chance(i + 9) - .5f), 0, .25f * (float)(i % 2));
        part();
        paint(foam);
        blend(.02f);
        tube(3, (Vec3[]){p, p + out * (.55f * l), p + out * l + V(-.10f * l, 0, 0)},
             (float[]){.30f * l, .17f * l, .008f}, 3);
    }
}

static void water_battle(void)
{
    camera(V(.05f, 1.30f, 6.6f), V(0, 1.50f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x04121e, 0x0e3448, 0x2c6a7c, 0x9adcd8, 0xffb060, 0xf4fff8);
    s->backdrop = gap_in_the_storm;
    s->disc_x = .42f;
    s->disc_y = -.12f;
    s->key = (Light){vec_unit(V(-.60f, .70f, .45f)), rgb(0xdcf4ff) * 2.2f, .1f};
    s->rim.color = rgb(0xffc880) * 3.4f;
    s->grade = .03f;
    s->vignette = 1.3f;
    Vec3 sea = rgb(0x0a7e98);
    int wave = material_jelly(sea, V(2.6f, .50f, .36f)), foam = material_plain(rgb(0xf0fffa), .5f, .6f),
        streak = material_plain(rgb(0x58c0c8), .3f, 1),
        hull = material_new(rgb(0x2a1a10), rgb(0x120a06), .7f, .4f, PAT_WOOD, 5, .6f),
        sail = material_new(rgb(0xd8c8a0), rgb(0xa89470), .85f, .2f, PAT_CLOTH, 6, .4f),
        blue = material_plain(rgb(0x1c5a9a), .5f, .5f),
        iris = material_eye(rgb(0xffd040), rgb(0x103848), 1.6f, PUPIL_SLIT),
        lid = material_plain(rgb(0x0e5a70), .2f, 1.2f);
    material(wave)->emit = sea * .16f;
    material(foam)->emit = rgb(0xb0f0f0) * .12f;
    Vec3 upper[8] = {V(-2.0f, -.5f, -.2f), V(-1.62f, .62f, -.2f), V(-1.28f, 1.62f, -.15f), V(-.72f, 2.36f, -.1f),
                     V(.02f, 2.68f, 0),    V(.66f, 2.56f, .05f),  V(1.02f, 2.16f, .1f),    V(1.06f, 1.74f, .12f)},
         lower[6] = {V(-1.7f, -.1f, 0),   V(-.9f, .10f, .1f),   V(-.1f, .12f, .15f),
                     V(.62f, .22f, .15f), V(1.16f, .55f, .12f), V(1.36f, .98f, .1f)};
    jelly_part();
    paint(wave);
    blend(.30f);
    tube(8, upper, (float[]){.95f, .86f, .74f, .62f, .50f, .36f, .22f, .06f}, 4);
    tube(6, lower, (float[]){.60f, .50f, .42f, .36f, .24f, .05f}, 4);
    egg(.3f, -.35f, .2f, 2.9f, .50f, .9f);
    push();
    move(.16f, .66f, .12f);
    turn_z(17);
    turn_y(-14);
    grow(.74f);
    doomed_cog(hull, sail, blue);
    pop();
    Vec3 gum[5] = {V(-.50f, 1.86f, .30f), V(-.18f, 2.14f, .38f), V(.22f, 2.26f, .38f), V(.62f, 2.20f, .34f),
                   V(.90f, 1.98f, .30f)},
         floor_[5] = {V(-.55f, .42f, .42f), V(-.05f, .46f, .46f), V(.40f, .52f, .42f), V(.84f, .66f, .36f),
                      V(1.18f, .92f, .24f)};
    foam_fangs(5, gum, 9, V(.05f, -1, .05f), .46f, .75f, foam);
    foam_fangs(5, floor_, 9, V(-.05f, 1, .10f), .34f, .80f, foam);
    for (int k = 0; k < 5; k++) { /* water runs up its back, in lines */
        Vec3 p[7];
        float r[7];
        for (int i = 0; i < 7; i++) {
            float a = -.85f + .40f * (float)k + .06f * sinf(3 * (float)i + (float)k),
                  w = i == 0 ? .95f : (float[]){0, .86f, .74f, .62f, .50f, .36f, .22f}[i];
            Vec3 along = vec_unit(tube_point(8, upper, (float)i + .1f) - tube_point(8, upper, (float)i)),
                 out = vec_cross(V(0, 0, 1), along);
            p[i] = upper[i] + (out * sinf(a) + V(0, 0, cosf(a))) * (w * 1.0f);
            r[i] = .030f * (i == 0 || i == 6 ? .3f : 1) * (.7f + .6f * chance(7 * k + i));
        }
        part();
        paint(k % 2 ? foam : streak);
        tube(7, p, r, 4);
    }
    for (int i = 0; i < 30; i++) { /* its mane is spray */
        float t = 1.4f + 4.8f * (float)i / 29;
        Vec3 at = tube_point(8, upper, t), along = vec_unit(tube_point(8, upper, t + .1f) - at),
             out = vec_cross(V(0, 0, 1), along);
        float w = mix(.82f, .26f, (t - 1.4f) / 4.8f), l = .16f + .34f * chance(i);
        Vec3 root = at + out * (w * .94f) + V(0, 0, .3f * (chance(i + 40) - .3f));
        part();
        paint(foam);
        blend(.02f);
        tube(3,
             (Vec3[]){root, root + out * (.5f * l) - along * (.25f * l), root + out * (.75f * l) - along * (.95f * l)},
             (float[]){.085f, .06f, .006f}, 3);
    }
    push(); /* what it sees with */
    move(-.06f, 2.56f, .44f);
    turn_z(-14);
    eye_with_lid(0, 0, 0, .20f, 22, 10, iris, lid, 20, .34f);
    part();
    paint(foam);
    blend(.03f);
    tube(4, (Vec3[]){V(-.30f, .10f, .06f), V(-.08f, .20f, .16f), V(.16f, .14f, .18f), V(.34f, -.06f, .12f)},
         (float[]){.02f, .07f, .075f, .02f}, 4);
    pop();
    sprite(V(-.04f, 2.55f, .75f), .34f, rgb(0xffd060), SPRITE_GLOW, .35f);
    foam_along(6, lower, 70, .30f, .055f, 5);
    foam_along(8, upper, 60, .55f, .05f, 77);
    for (int i = 0; i < 60; i++)
        sprite(V((chance(i) - .5f) * 2.8f, .2f + 2.8f * chance(i + 60), .5f + chance(i + 120)),
               .012f + .022f * chance(i + 180), rgb(0xe8fffa), SPRITE_SNOW, .5f);
}

/* ---- forest: the wood swallows a host ---- */

static Vec3 light_behind_the_wood(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float near = halo(u, v, .02f, -.10f, .25f);
    Vec3 c = vec_mix(t[SHADOW] * 1.2f, rgb(0xc8e870), unit(.30f + .75f * near)) + rgb(0xfff8c0) * (.55f * near * near);
    c = vec_mix(c, rgb(0xf4ffc8) * 1.1f, .35f * smooth(.45f, .7f, cloud_flat(u * 2.6f, v * 2.6f, 4)));
    for (int i = 0; i < 9; i++) { /* pale trunks in the mist */
        float x = -.9f + .225f * (float)i + .06f * chance_of(i), half = .016f + .016f * chance_of(i + 9);
        c = vec_mix(c, t[MIDTONE] * 1.1f,
                    .38f * under(half * (1 + .6f * smooth(-.2f, -.6f, v)), fabsf(u - x - .03f * sinf(3 * v + (float)i)),
                                 .006f));
    }
    return c;
}

/* A leaf as an outline 2 long, its stem at x -1, its point at +1. */
static void leaf_hole(float x, float y, float tilt, float long_, float wide, bool mirrored)
{
    float xy[] = {-1, 0, -.62f, .42f, -.10f, .62f, .46f, .44f, 1.05f, .0f, .46f, -.36f, -.10f, -.50f, -.62f, -.34f};
    for (int i = 0; i < 16; i += 2) {
        xy[i] *= long_;
        xy[i + 1] *= wide;
    }
    push();
    move(x, y, 0);
    turn_z(tilt);
    if (mirrored)
        mirror_x();
    outline(8, xy, 4, 1.6f, .01f);
    pop();
}

/* Leaves at a rim that is seen against the light. */
static void leaf_fringe(int n, const Vec3 *line, int count, float size, int m, int m2, int seed)
{
    for (int i = 0; i < count; i++) {
        float t = (float)(n - 1) * ((float)i + .7f * chance(i + seed)) / (float)count;
        Vec3 at = tube_point(n, line, t);
        push();
        move(at[0] + .12f * (chance(i + seed + 30) - .5f), at[1] + .12f * (chance(i + seed + 60) - .5f),
             at[2] + .10f * chance(i + seed));
        turn_z(360 * chance(i + seed + 90));
        turn_x(50 * (chance(i + seed + 120) - .5f));
        leaf_flat(size * (.7f + .7f * chance(i + seed + 150)), size * .55f, i % 3 ? m : m2);
        pop();
    }
}

static void forest_battle(void)
{
    camera(V(0, 1.05f, 6.6f), V(0, 1.52f, 0), 32);
    Scene *s = scene();
    s->backdrop = light_behind_the_wood;
    s->key = (Light){vec_unit(V(-.65f, .65f, .40f)), rgb(0xd8ffb0) * 1.25f, .1f};
    s->rim.color = rgb(0xe8ff90) * 4.2f;
    s->fill.color = rgb(0x1c4a30) * .4f;
    s->ambient *= .34f;
    s->vignette = 1.2f;
    s->grade = .05f;
    int crown = material_new(rgb(0x24401c), rgb(0x10200e), .9f, .2f, PAT_GRASS, 3, 1.2f),
        bark = material_new(rgb(0x3a2c1e), rgb(0x181009), .85f, .3f, PAT_WOOD, 2.0f, 1.4f),
        leaf = material_plain(rgb(0x2c5a1c), .6f, .4f), leaf2 = material_plain(rgb(0x58882a), .6f, .4f),
        black = material_plain(rgb(0x0c0f08), .8f, .2f),
        earth = material_new(rgb(0x2c3a1c), rgb(0x141c0c), .95f, .1f, PAT_GRASS, 4, .9f),
        red = material_plain(rgb(0x7a1410), .8f, .2f);
    material(leaf)->sss = rgb(0x70c030) * .7f;
    material(leaf2)->sss = rgb(0xa8e040) * .7f;
    part();
    paint(crown);
    blend(.12f);
    lumpy(.10f, 2.6f);
    egg(0, 2.35f, -.3f, 1.95f, 1.45f, .55f);
    egg(-1.3f, 1.4f, -.2f, .85f, 1.0f, .5f);
    egg(1.35f, 1.4f, -.2f, .85f, 1.0f, .5f);
    lumpy(.05f, 4);
    limb(V(-1.10f, 2.62f, .10f), V(-.12f, 2.16f, .34f), .24f, .20f); /* brows */
    limb(V(1.10f, 2.66f, .10f), V(.14f, 2.18f, .34f), .24f, .20f);
    carve();
    blend(.05f);
    leaf_hole(-.56f, 2.00f, -20, .50f, .44f, true);
    leaf_hole(.58f, 2.02f, 20, .50f, .44f, false);
    blend(.06f);
    egg(0, .55f, -.2f, .74f, .92f, 1.2f);
    egg(.04f, .80f, -.2f, .88f, .48f, 1.2f);
    fill();
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) { /* veins of the leaves it looks through */
        float q = (float)side;
        part();
        paint(black);
        Vec3 stem = V(q * .10f, 1.83f, .1f), tip = V(q * 1.04f, 2.18f, .1f);
        limb(stem, tip, .024f, .008f);
        for (int i = 1; i < 4; i++)
            for (int k = -1; k <= 1; k += 2) {
                Vec3 a = vec_mix(stem, tip, .22f * (float)i);
                limb(a, a + V(q * .17f, .06f + .15f * (float)k, 0), .010f, .004f);
            }
    }
    for (int i = 0; i < 9; i++) { /* roots are its teeth */
        float x = -.62f + .155f * (float)i, l = (.20f + .16f * chance(i + 3)) * (i == 1 || i == 7 ? 1.5f : 1);
        Vec3 at = V(x, 1.36f - .30f * x * x, .05f + .1f * chance(i));
        part();
        paint(bark);
        blend(.03f);
        tube(3, (Vec3[]){at, at + V(.02f, -.55f * l, .02f), at + V(.07f * (chance(i + 20) - .5f), -l, 0)},
             (float[]){.085f, .055f, .008f}, 3);
    }
    static const float trunk[6][6] = {
        /* foot x, z, middle x, top x, radius, y of the middle */
        {-1.25f, .6f, -1.02f, -1.35f, .26f, 1.0f}, {1.30f, .6f, 1.06f, 1.4f, .26f, 1.0f},
        {-.92f, .1f, -.90f, -1.0f, .15f, .9f},     {.98f, .1f, .92f, 1.05f, .15f, .9f},
        {-1.75f, 1.4f, -1.42f, -1.6f, .30f, 1.3f}, {1.78f, 1.4f, 1.46f, 1.6f, .30f, 1.3f}};
    for (int i = 0; i < 6; i++) {
        const float *k = trunk[i];
        part();
        paint(bark);
        blend(.12f);
        lumpy(.03f, 4);
        tube(4,
             (Vec3[]){V(k[0], -.3f, k[1]), V(mix(k[0], k[2], .7f), .4f, k[1]), V(k[2], k[5], k[1]),
                      V(k[3], 2.6f, k[1] - .3f)},
             (float[]){k[4] * 1.9f, k[4] * 1.15f, k[4], k[4] * .9f}, 4);
        for (int r = 0; r < 4; r++) { /* roots */
            float a = -1.2f + .8f * (float)r;
            limb(V(k[0], .12f, k[1]), V(k[0] + sinf(a) * k[4] * 3, -.08f, k[1] + cosf(a) * k[4] * 3), k[4] * .6f,
                 k[4] * .15f);
        }
        lumpy(0, 1);
    }
    Vec3 mouth[7] = {V(-.86f, .35f, .1f),  V(-.86f, .95f, .1f), V(-.55f, 1.30f, .12f), V(0, 1.44f, .12f),
                     V(.58f, 1.30f, .12f), V(.9f, .95f, .1f),   V(.9f, .35f, .1f)};
    leaf_fringe(7, mouth, 60, .15f, leaf, leaf2, 3);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 lid[4] = {V(q * .08f, 2.00f, .22f), V(q * .42f, 2.30f, .22f), V(q * .78f, 2.44f, .2f),
                       V(q * 1.05f, 2.34f, .1f)};
        leaf_fringe(4, lid, 34, .17f, leaf, leaf2, 40 + side);
    }
    for (int i = 0; i < 340; i++) { /* and all over it */
        float x = 2.9f * (chance(i + 500) - .5f), y = 1.2f + 2.1f * chance(i + 700);
        bool hole = (fabsf(fabsf(x) - .57f) < .56f && fabsf(y - 2.01f) < .34f) || (fabsf(x) < .95f && y < 1.5f);
        if (hole)
            continue;
        push();
        move(x, y, .46f - .12f * x * x);
        turn_z(360 * chance(i + 900));
        turn_x(-20 + 40 * (chance(i + 1100) - .5f));
        leaf_flat(.16f + .16f * chance(i + 1300), .12f, i % 4 ? leaf : leaf2);
        pop();
    }
    part();
    paint(earth);
    blend(.2f);
    lumpy(.03f, 3);
    egg(0, -.62f, .2f, 2.6f, .80f, 2.4f);
    lumpy(0, 1);
    host_row(6, V(-.52f, .14f, .7f), V(.60f, .14f, .7f), .40f, black, 6);
    host_row(5, V(-.36f, .17f, -.2f), V(.44f, .17f, -.2f), .36f, black, 50);
    push();
    move(-.05f, .15f, .9f);
    host_pennon(.78f, black, red, 1);
    pop();
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i) - .5f) * 1.7f, .1f + 1.0f * chance(i + 40), -.6f + 1.2f * chance(i + 80)),
               .16f + .22f * chance(i + 120), rgb(0xe0f8a0), SPRITE_GLOW, .06f);
    faction_motes();
}

/* ---- moon: somebody draws it ---- */

static const Vec3 moon_nock = {.55f, 1.46f, .16f}, moon_way = {-.819f, .574f, 0};

static Vec3 night_of_falling_stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, near = halo(u, v, x, y, .30f);
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), rgb(0x8a9ee0) * .62f, rgb(0x3a4aa0) * .62f, rgb(0x10163c));
    c += rgb(0x8aa4ff) * (.30f * near * near);
    for (int i = 0; i < 70; i++)
        c += t[GLOW] * (.8f * chance_of(i + 60) *
                        disc(u, v, -1 + 2 * chance_of(i + 300), -.1f + 1.35f * chance_of(i + 400), .006f, .005f));
    c = vec_mix(c, rgb(0x7a86c8) * .7f, .5f * smooth(.52f, .68f, sky_clouds(u, v * 1.6f, 1.1f)) * smooth(.7f, -.3f, v));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.50f - .13f * l + peaks(u, l + 2.3f, 2.2f + .5f * l, .34f - .06f * l);
        c = vec_mix(c, vec_mix(rgb(0x6a7cc0) * .7f, t[DARK], .20f + .30f * l), under(line, v, .006f));
    }
    if (castle(u, v, -.60f, -.80f, .26f) > 0)
        c = t[DARK] * .7f;
    for (int i = 0; i < 5; i++) { /* what was shot before comes down */
        float ex = -.92f + .17f * (float)i, ey = -.36f + .20f * chance_of(i + 3) + .10f * (float)i,
              a = 1.05f + .10f * (float)i, along = (u - ex) * cosf(a) + (v - ey) * sinf(a),
              aside = fabsf((v - ey) * cosf(a) - (u - ex) * sinf(a)), l = .55f + .3f * chance_of(i + 7);
        if (along > -.02f && along < l) {
            float k = 1 - along / l;
            c += rgb(0xe8f0ff) * (1.1f * k * smooth(.012f * k + .003f, 0, aside));
        }
        c += rgb(0xf4f8ff) * (.8f * smooth(.05f, 0, hypotf(u - ex, v - ey)));
    }
    return c;
}

/* The young moon as a bow: thick in the middle, its horns at both ends. The brush stands where its full disc has its middle;
 * it bends toward -x. 1 in radius. */
static void moon_bow(int moon, int pit)
{
    enum { OUT = 13, IN = 9 };
    float xy[2 * (OUT + IN)];
    for (int i = 0; i < OUT; i++) {
        float a = (60 + 240 * (float)i / (OUT - 1)) * PI / 180;
        xy[2 * i] = cosf(a);
        xy[2 * i + 1] = sinf(a);
    }
    for (int i = 0; i < IN; i++) {
        float y = -.866f + 2 * .866f * ((float)i + .7f) / (IN + .4f),
              x = .36f - sqrtf(max_of(.877f * .877f - y * y, 0));
        xy[2 * (OUT + i)] = x;
        xy[2 * (OUT + i) + 1] = y;
    }
    part();
    paint(moon);
    outline(OUT + IN, xy, 4, .14f, .22f);
    carve();
    blend(.03f);
    paint(pit);
    for (int i = 0; i < 13; i++) {
        float a = (95 + 170 * chance(i + 3)) * PI / 180, far = .62f + .32f * chance(i + 30),
              r = .03f + .055f * chance(i + 60);
        ball(cosf(a) * far, sinf(a) * far, .14f + .3f * r, r);
    }
    fill();
}

/* It stands sideways, hooded, one eye lit; its hands are at the nock and at the grip. */
static void moon_archer(int coat, int bone, int cape, Vec3 grip_at)
{
    Vec3 neck = V(.66f, 1.62f, 0), fore = V(.42f, 1.50f, .02f), back = V(.88f, 1.54f, -.02f);
    part();
    paint(coat);
    blend(.07f);
    limb(V(.84f, .72f, 0), V(.68f, 1.42f, 0), .15f, .22f);
    limb(fore, back, .13f, .14f);
    limb(V(.82f, .72f, .02f), V(.48f, .36f, .06f), .14f, .10f);
    limb(V(.48f, .36f, .06f), V(.56f, -.20f, .04f), .10f, .07f);
    limb(V(.88f, .72f, -.02f), V(1.16f, .28f, -.04f), .14f, .10f);
    limb(V(1.16f, .28f, -.04f), V(1.40f, -.25f, -.04f), .10f, .07f);
    limb(fore, vec_mix(fore, grip_at, .55f), .10f, .065f);
    limb(vec_mix(fore, grip_at, .55f), grip_at, .065f, .045f);
    limb(back, V(1.12f, 1.56f, .10f), .10f, .075f);
    limb(V(1.12f, 1.56f, .10f), V(.62f, 1.47f, .20f), .07f, .045f);
    part(); /* hood, its point behind */
    paint(coat);
    blend(.06f);
    egg(.62f, 1.80f, .02f, .20f, .21f, .19f);
    limb(V(.68f, 1.86f, 0), V(.98f, 1.92f, -.04f), .15f, .02f);
    limb(neck, V(.64f, 1.72f, 0), .14f, .16f);
    carve();
    egg(.44f, 1.77f, .05f, .15f, .14f, .15f);
    fill();
    part(); /* a skull's profile in it */
    paint(bone);
    blend(.02f);
    egg(.56f, 1.79f, .04f, .115f, .12f, .11f);
    egg(.49f, 1.70f, .05f, .065f, .055f, .07f);
    for (int hand = 0; hand < 2; hand++) {
        Vec3 at = hand ? V(.60f, 1.47f, .20f) : grip_at;
        part();
        paint(bone);
        blend(.01f);
        for (int i = 0; i < 4; i++)
            limb(at + V(.03f, .05f - .035f * (float)i, .05f), at + V(-.07f, .06f - .035f * (float)i, .07f), .022f,
                 .014f);
    }
    sprite(V(.475f, 1.80f, .22f), .045f, rgb(0xd0b0ff) * 1.5f, SPRITE_GLOW, 1);
    sprite(V(.475f, 1.80f, .22f), .14f, rgb(0xa070ff), SPRITE_GLOW, .5f);
    Vec3 p[20];
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 5; k++) {
            float a = (float)i / 3, far = (float)k / 4;
            p[5 * i + k] = V(.72f + .22f * a + far * (.62f + .10f * a),
                             1.66f - .20f * a - far * (1.15f - .75f * a) + .09f * sinf(6 * far + 2 * a),
                             -.16f - .10f * far + .09f * sinf(5 * far + 3 * a));
        }
    part();
    paint(cape);
    blend(.02f);
    cloth(4, 5, p, .018f, 4);
}

static void moon_battle(void)
{
    camera(V(.05f, 1.10f, 6.6f), V(0, 1.55f, 0), 32);
    Scene *s = scene();
    s->backdrop = night_of_falling_stars;
    s->disc_x = .02f;
    s->disc_y = .28f;
    s->key = (Light){vec_unit(V(-.62f, .55f, .30f)), rgb(0xdce4ff) * 1.5f, .08f};
    s->rim.color = rgb(0xa8c0ff) * 4.5f;
    s->ambient *= .5f;
    s->vignette = 1.3f;
    s->grade = .05f;
    int moon = material_new(rgb(0xfff2d8), rgb(0xa8acd8), .6f, .5f, PAT_NOISE, 3, .7f),
        pit = material_plain(rgb(0x8088b8), .8f, .1f), string = material_glow(rgb(0xc8dcff), 2.4f),
        light = material_glow(rgb(0xf0f6ff), 3.5f),
        coat = material_new(rgb(0x14142c), rgb(0x080818), .8f, .3f, PAT_CLOTH, 5, .5f), bone = material_bone(),
        cape = material_new(rgb(0x241a4a), rgb(0x100c24), .85f, .3f, PAT_CLOTH, 4, .5f),
        rock_m = material_stone(rgb(0x23264a), rgb(0x0e1024));
    material(moon)->emit = rgb(0xfff0d0) * .38f;
    material(pit)->emit = rgb(0x8090d0) * .10f;
    float big = .86f;
    Vec3 middle = moon_nock + moon_way * (.76f * big), grip_at = middle + moon_way * (.50f * big) + V(0, 0, .10f);
    push();
    move(middle[0], middle[1], middle[2]);
    turn_z(-35);
    grow(big);
    moon_bow(moon, pit);
    Vec3 horn[2] = {here(V(.47f, .86f, 0)), here(V(.47f, -.86f, 0))};
    pop();
    part();
    paint(string);
    for (int i = 0; i < 2; i++)
        limb(horn[i], moon_nock, .010f, .010f);
    Vec3 head = moon_nock + moon_way * (1.72f * big);
    part(); /* the arrow is a star */
    paint(light);
    limb(moon_nock, head, .012f, .020f);
    for (int i = 0; i < 12; i++)
        sprite(vec_mix(moon_nock, head, (float)i / 11) + V(0, 0, .05f), .07f + .02f * (float)i, rgb(0x90b0ff),
               SPRITE_GLOW, .16f);
    sprite(head + V(0, 0, .1f), .62f, rgb(0xf4f8ff), SPRITE_SPARKLE, 1.2f);
    sprite(head + V(0, 0, .1f), .30f, rgb(0xc0d4ff), SPRITE_GLOW, .8f);
    lamp(head + V(.1f, 0, .5f), rgb(0xc0d4ff) * .8f, .3f);
    lamp(middle + V(.25f, -.1f, .6f), rgb(0xe8ecff) * .5f, .4f);
    moon_archer(coat, bone, cape, grip_at);
    static const float crag[6][4] = {{.55f, -.28f, .42f, 6}, {1.25f, -.38f, .50f, -12}, {.0f, -.62f, .50f, 20},
                                     {.9f, -.55f, .62f, 3},  {-.65f, -.95f, .60f, 14},  {1.75f, -.2f, .45f, 30}};
    for (int i = 0; i < 6; i++)
        rock(crag[i][0], crag[i][1], .05f, crag[i][2], .36f, .45f, crag[i][3], rock_m);
    faction_motes();
}

const Card battle_powers_cards[] = {{"cards/horde/battle-fire", FIRE, fire_battle},
                                    {"cards/horde/battle-forest", FOREST, forest_battle},
                                    {"cards/horde/battle-moon", MOON, moon_battle},
                                    {"cards/horde/battle-water", WATER, water_battle},
                                    {0}};
