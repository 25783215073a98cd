/* SPDX-License-Identifier: MIT
 * The Lanternfleet by night: something dark and very large, and one light. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/gleaner.h"
#include "props/harbour.h"
#include "props/poster.h"
#include "props/rocks.h"
#include "props/seawater.h"
#include "props/wild.h"

/* ---- ti01: those are not his horns ---- */

/* Black before the moon: a hood, in it a white mask, and a blade in each hand. Her hands are behind his ears. */
static void knife_behind(void)
{
    int cloth_m = material_cloth(rgb(0x0a2630)), dark = material_plain(rgb(0x030a0e), .9f, .1f),
        mask = material_plain(rgb(0xf4fff8), .4f, .8f), blade = material_glow(rgb(0x5fe0ff), .85f),
        grip = material_gold();
    material(mask)->emit = rgb(0xd8f8f4) * .22f;
    part();
    paint(cloth_m);
    blend(.10f);
    egg(0, .06f, -.1f, .52f, .40f, .22f);
    limb(V(0, .52f, -.08f), V(-.02f, .88f, -.14f), .24f, .10f);
    egg(0, .52f, .0f, .27f, .31f, .24f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .36f, .22f, 0), V(q * .62f, .22f, .05f), V(q * .66f, .02f, .08f)},
             (float[]){.15f, .12f, .09f}, 4);
    }
    carve();
    paint(dark);
    egg(0, .49f, .24f, .175f, .225f, .16f);
    fill();
    part();
    paint(mask);
    blend(.03f);
    egg(0, .48f, .13f, .135f, .185f, .09f);
    limb(V(0, .50f, .21f), V(0, .42f, .235f), .022f, .03f);
    part();
    paint(dark);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .058f, .515f, .205f);
        turn_z((float)side * 20);
        egg(0, 0, 0, .044f, .020f, .03f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 at[5] = {V(q * .66f, .0f, .16f), V(q * .86f, .20f, .16f), V(q * .93f, .46f, .14f), V(q * .84f, .72f, .12f),
                      V(q * .66f, .92f, .10f)};
        part();
        paint(grip);
        limb(at[0] + V(-q * .05f, .02f, 0), at[0] + V(q * .05f, -.03f, 0), .06f, .06f);
        part();
        paint(blade);
        blend(.01f);
        tube(5, at, (float[]){.055f, .068f, .062f, .045f, .006f}, 5);
        sprite(at[3], .16f, rgb(0x7fe8ff), SPRITE_GLOW, .25f);
        sprite(at[1], .16f, rgb(0x7fe8ff), SPRITE_GLOW, .25f);
        sprite(at[4] + V(0, 0, .1f), .16f, rgb(0xe8fdff), SPRITE_SPARKLE, .9f);
    }
}

static void kestrin(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = 0;
    s->disc_y = .62f;
    s->disc_size = 2.2f;
    s->key.towards = V(-.4f, .8f, .35f);
    s->key.color = rgb(0xbfe4e8) * .9f;
    s->rim.towards = V(.2f, .7f, -.7f);
    s->rim.color = rgb(0xd8fffa) * 3.6f;
    s->ambient *= .55f;
    s->vignette = 1.4f;
    int coat = wild_coat(rgb(0x5a6a70), 6), mane = wild_coat(rgb(0x2a383e), 3.2f);
    push();
    move(.02f, .20f, -.45f);
    knife_behind();
    pop();
    push(); /* who has not looked behind him */
    move(0, -.52f, .0f);
    turn_x(6);
    turn_z(4);
    grow(1.36f);
    part();
    paint(mane);
    blend(.2f);
    egg(0, -.35f, -.55f, .85f, .62f, .4f);
    wild_ruff(46, .42f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x9ab0b0), 9),
                      .dark = mane,
                      .iris = rgb(0xffc830),
                      .glow = .9f,
                      .jaw = 12,
                      .snarl = .8f,
                      .glare = 14,
                      .open = .6f,
                      .ears = 0});
    pop();
    lamp(V(-.9f, .55f, .5f), rgb(0x8af0ff) * 1.1f, .35f);
    lamp(V(.9f, .55f, .5f), rgb(0x8af0ff) * 1.1f, .35f);
    lamp(V(-.5f, -.2f, 2.2f), rgb(0xe8f4f0) * .9f, .5f);
}

/* ---- ti02: the star, and the veil it lights ---- */

static Vec3 veiled_night(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1) / 2.2f), rgb(0x145264), rgb(0x0a2f40), rgb(0x051a26));
    c = vec_mix(c, rgb(0x07202c), .7f * smooth(.46f, .62f, sky_clouds(u + .7f, v * 1.4f, 1.2f)));
    c += rgb(0xffe8b0) * (.30f * expf(-distance_to(u, v, -.50f, .30f) * 3.4f));
    if (v < -.62f) {
        float d = -.62f - v, wave = cloud_flat(u * 3 / (d + .12f), 1.6f / (d + .06f), 4);
        c = vec_mix(rgb(0x1d6674), rgb(0x06181f), unit(d * 2.6f)) * (.5f + .9f * wave);
        c += rgb(0xffe8b0) * (.8f * smooth(.52f, .66f, wave) * expf(-fabsf(u + .5f) * 4));
    }
    return c;
}

/* The veil: from her brow it runs up and out of the picture in one S, in folds along its length. */
static void great_veil(Vec3 brow)
{
    enum { ROWS = 9, COLUMNS = 15 };
    static const float path[ROWS][3] = {/* middle x, y, half width */
                                        {0, 0, .07f},        {.16f, .02f, .16f},  {.38f, .10f, .27f},
                                        {.52f, .32f, .36f},  {.44f, .62f, .43f},  {.26f, .92f, .47f},
                                        {.30f, 1.24f, .50f}, {.60f, 1.50f, .52f}, {1.0f, 1.72f, .52f}};
    Vec3 p[ROWS * COLUMNS];
    for (int r = 0; r < ROWS; r++) {
        int a = r > 0 ? r - 1 : 0, b = r < ROWS - 1 ? r + 1 : r;
        Vec3 along = vec_unit(V(path[b][0] - path[a][0], path[b][1] - path[a][1], 0)),
             across = V(along[1], -along[0], 0);
        for (int k = 0; k < COLUMNS; k++) {
            float t = (float)k / (COLUMNS - 1) * 2 - 1, deep = .03f + .06f * fminf((float)r / 4, 1);
            p[r * COLUMNS + k] = brow + V(path[r][0], path[r][1], -.10f) + across * (t * path[r][2]) +
                                 V(0, 0, deep * sinf(t * 12 + .7f * (float)r) + .12f * t * sinf(.9f * (float)r));
        }
    }
    int silk = material_new(rgb(0xfff0cc), rgb(0x7fc8c4), .55f, .5f, PAT_NOISE, 1.3f, 0);
    material(silk)->sss = rgb(0xfff0cc) * .9f;
    material(silk)->emit = rgb(0x5fb8b4) * .20f;
    part();
    paint(silk);
    blend(.02f);
    cloth(ROWS, COLUMNS, p, .012f, 4);
}

static void veilborne(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = veiled_night;
    s->key.towards = V(-.5f, .35f, .6f);
    s->key.color = rgb(0xffeec8) * .3f;
    s->rim.towards = V(-.6f, .3f, -.7f);
    s->rim.color = rgb(0xfff0cc) * 3;
    s->ambient *= .5f;
    s->vignette = 1.2f;
    int gown = material_cloth(rgb(0x0c3440)),
        hair = material_new(rgb(0x141a20), rgb(0x0a0e12), .4f, .8f, PAT_HAIR, 4, .1f),
        skin = material_skin(rgb(0xc09070), rgb(0x8a6048)), stone = wet_stone();
    Vec3 star = V(-.50f, .32f, .28f);
    push();
    move(-.14f, -.86f, .2f);
    grow(1.0f);
    turn_y(14);
    back_figure(&(BackFigure){.cloak = gown,
                              .hair = hair,
                              .skin = skin,
                              .wind = V(.34f, -.5f, 0),
                              .wrist = {V(-.33f, 1.05f, .05f), V(0, 0, 0)},
                              .train = .36f});
    pop();
    great_veil(V(-.14f, .07f, .2f));
    part(); /* the star, in a ring of gold */
    paint(material_glow(rgb(0xfff4d8), 1.5f));
    crystal(star[0], star[1], star[2], .07f, .12f, .07f);
    crystal(star[0], star[1], star[2], .12f, .05f, .05f);
    part();
    paint(material_gold());
    push();
    move(star[0], star[1], star[2]);
    turn_x(76);
    ring(0, 0, 0, .17f, .014f);
    pop();
    sprite(star, .34f, rgb(0xffe8b8), SPRITE_GLOW, .55f);
    sprite(star + V(0, 0, .2f), .40f, rgb(0xfff8e8), SPRITE_SPARKLE, .9f);
    lamp(star + V(.10f, .05f, .28f), rgb(0xffeec8) * 2.2f, .40f);
    push();
    move(0, -1.16f, .15f);
    grow(.62f);
    sea_wall(0, -2.2f, 2.2f, .30f, stone);
    pop();
    part();
    paint(stone);
    box(0, -1.02f, -.05f, 1.6f, .16f, .3f, .02f);
}

/* ---- ti23: one rope round a foot as large as a house ---- */

static Vec3 moonlit_quay(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1) / 2.1f), rgb(0xbfe4da), rgb(0x6fb0b0), rgb(0x1f5c6c));
    c = vec_mix(c, rgb(0x4a8c94), .6f * smooth(.45f, .64f, sky_clouds(u, v * 1.8f, 1.2f)) * smooth(-.9f, .4f, v));
    float h = halo(u, v, -.52f, .50f, .22f);
    c += rgb(0xf2fff4) * (.40f * h);
    c = vec_mix(c, rgb(0xf8fff4), disc(u, v, -.52f, .50f, .24f, .01f));
    c = vec_mix(c, rgb(0x5a9aa0), .8f * castle(u, v, -.2f, -.72f, .34f));
    c = vec_mix(c, rgb(0x3c8088), under(-.62f + .02f * cloud_flat(u * 8, 2, 3), v, .01f));
    return c;
}

/* Shank and foot of something that is taller than the picture. */
static void titan_foot(Vec3 *ankle)
{
    int scale = material_scales(rgb(0x2c5460), rgb(0x0a2028), 8),
        belly = material_scales(rgb(0x4a7a7c), rgb(0x1c4450), 5),
        claw = material_new(rgb(0xe8dcc0), rgb(0x8a7a60), .3f, 1, PAT_BONE, 3, .4f);
    Vec3 heel = V(.52f, -.40f, .0f), knee = V(.86f, .60f, -.1f), hip = V(.60f, 1.7f, -.2f), toes = V(.30f, -.82f, .3f);
    part();
    paint(scale);
    blend(.14f);
    tube(4, (Vec3[]){hip, knee, heel, toes}, (float[]){.62f, .44f, .30f, .34f}, 5);
    ball(knee[0] + .08f, knee[1], knee[2], .42f);
    egg(.28f, -.86f, .25f, .50f, .26f, .42f);
    for (int i = 0; i < 3; i++) {
        float x = -.18f + .36f * (float)i;
        limb(V(.26f + .3f * (x - .18f), -.84f, .4f), V(x + .02f, -.98f, .78f), .22f, .17f);
        ball(x + .02f, -.94f, .72f, .18f);
    }
    limb(V(.62f, -.86f, .1f), V(.98f, -1.0f, .05f), .17f, .13f);
    part(); /* plates down the shin */
    paint(belly);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float t = (float)i / 8;
        Vec3 at = tube_point(4, (Vec3[]){hip, knee, heel, toes}, 1.0f + 1.15f * t);
        egg(at[0] - mix(.34f, .22f, t), at[1], at[2] + .16f, .11f, .075f, .13f);
    }
    for (int i = 0; i < 3; i++) {
        float x = -.18f + .36f * (float)i;
        part();
        paint(claw);
        blend(.03f);
        tube(3, (Vec3[]){V(x + .02f, -.96f, .86f), V(x - .02f, -.98f, 1.04f), V(x - .04f, -1.12f, 1.14f)},
             (float[]){.115f, .085f, .012f}, 4);
    }
    *ankle = V(.55f, -.36f, 0);
}

static void running_bowline(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = moonlit_quay;
    s->key.towards = V(-.6f, .6f, .45f);
    s->key.color = rgb(0xe8f8f0) * 1.2f;
    s->rim.towards = V(-.5f, .4f, -.8f);
    s->ambient *= .7f;
    s->vignette = 1.3f;
    s->tint[ACCENT] = rgb(0x8af4ff);
    push();
    move(-.10f, .20f, 0);
    Vec3 ankle;
    titan_foot(&ankle);
    ankle = here(ankle);
    pop();
    Vec3 who = V(-.46f, -.58f, .3f), hold = who + V(.06f, .46f, .05f), knot = ankle + V(-.34f, .03f, .20f);
    int light = material_glow(rgb(0x5fe8ff), .85f);
    for (int k = 0; k < 3; k++) { /* three turns about the ankle, the last runs through its own eye */
        Vec3 turn[13];
        for (int i = 0; i < 13; i++) {
            float a = 2 * PI * (float)i / 12;
            turn[i] = ankle + V(cosf(a) * (.35f - .005f * (float)k) + .02f * (float)k,
                                -.10f + .11f * (float)k - .05f * cosf(a), sinf(a) * .40f);
        }
        hawser(13, turn, .040f, light);
    }
    hawser(2, (Vec3[]){knot, hold}, .034f, light);
    part();
    paint(light);
    blend(.02f);
    ball(knot[0], knot[1], knot[2], .085f);
    limb(knot, knot + V(-.06f, -.22f, .1f), .035f, .03f);
    sprite(knot, .20f, rgb(0x7ff0ff), SPRITE_GLOW, .4f);
    sprite(knot + V(0, .02f, .3f), .20f, rgb(0xd8fbff), SPRITE_SPARKLE, .9f);
    lamp(knot + V(-.10f, .05f, .35f), rgb(0x8af0ff) * 1.6f, .36f);
    lamp(hold + V(.1f, .1f, .3f), rgb(0x8af0ff) * 1.2f, .25f);
    int coat = material_cloth(rgb(0x124450)), cap = material_cloth(rgb(0xf0664a)),
        skin = material_skin(rgb(0x8a5c44), rgb(0x60402c));
    push(); /* who leans back, both heels in the ground */
    move(who[0], who[1], who[2]);
    turn_z(24);
    grow(.98f);
    part();
    paint(coat);
    blend(.03f);
    limb(V(0, .30f, 0), V(0, .52f, 0), .075f, .095f);
    tube(3, (Vec3[]){V(-.01f, .32f, .04f), V(.10f, .18f, .06f), V(.14f, -.06f, .06f)}, (float[]){.06f, .05f, .04f}, 4);
    tube(3, (Vec3[]){V(-.01f, .30f, -.04f), V(-.02f, .14f, -.06f), V(.06f, -.04f, -.06f)}, (float[]){.06f, .05f, .04f},
         4);
    tube(3, (Vec3[]){V(.0f, .54f, .07f), V(.12f, .44f, .08f), V(.24f, .42f, .06f)}, (float[]){.045f, .04f, .035f}, 4);
    tube(3, (Vec3[]){V(.0f, .54f, -.07f), V(.10f, .40f, -.08f), V(.17f, .36f, -.02f)}, (float[]){.045f, .04f, .035f},
         4);
    part();
    paint(skin);
    ball(-.01f, .68f, 0, .075f);
    part();
    paint(cap);
    blend(.01f);
    egg(-.015f, .715f, 0, .08f, .055f, .08f);
    pop();
    push();
    move(0, -.86f, 0);
    part();
    paint(wet_stone());
    blend(.03f);
    for (int i = 0; i < 9; i++)
        box(-1.2f + .3f * (float)i, -.02f * chance(i), .1f + .1f * chance(i + 4), .145f, .16f, .8f, .03f);
    pop();
    for (int i = 0; i < 7; i++) /* what its foot has broken loose */
        rock(-.42f + .19f * (float)i, -.70f + .05f * chance(i), .80f + .1f * chance(i + 3),
             .035f + .03f * chance(i + 5), .03f + .02f * chance(i + 8), .04f, 70 * chance(i), wet_stone());
}

/* ---- ti19: follow the pretty one ---- */

static Vec3 marsh_dark(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), rgb(0x1c6068), rgb(0x0d3c48), rgb(0x04161e));
    c = vec_mix(c, rgb(0x2f7c80), .5f * smooth(.46f, .66f, sky_clouds(u + .3f, v * 1.8f + .4f, 1.1f)));
    return c + rgb(0xb8ffd8) * (.22f * expf(-distance_to(u, v, .35f, -.25f) * 2.2f));
}

/* A pretty light: a bell of clear jelly with a lamp in it and threads that trail. */
static void pretty_light(Vec3 at, float size, float strength)
{
    int bell = material_jelly(rgb(0x9ffce0) * .5f, V(.8f, .1f, .3f)), glow = material_glow(rgb(0xe8fff0), 1.2f),
        thread = material_glow(rgb(0x9ff4d8), .55f);
    push();
    move(at[0], at[1], at[2]);
    turn_z(-16);
    grow(size);
    jelly_part();
    paint(bell);
    blend(.10f);
    egg(0, .12f, 0, .62f, .50f, .62f);
    carve();
    egg(0, -.34f, 0, .52f, .42f, .52f);
    fill();
    part();
    paint(glow);
    blend(.05f);
    egg(0, .14f, 0, .22f, .20f, .22f);
    for (int i = 0; i < 9; i++) {
        float a = 2 * PI * (float)i / 9, r = .46f;
        part();
        paint(thread);
        tube(4,
             (Vec3[]){V(cosf(a) * r, -.06f, sinf(a) * r), V(cosf(a) * r * .8f + .1f, -.45f, sinf(a) * r * .8f),
                      V(cosf(a) * r * .9f - .05f + .2f * chance(i), -.85f, sinf(a) * r * .8f),
                      V(cosf(a) * r * .6f + .25f, -1.2f - .5f * chance(i + 4), sinf(a) * r * .6f)},
             (float[]){.035f, .028f, .022f, .008f}, 4);
    }
    pop();
    sprite(at + V(0, .03f, .1f), size * 1.5f, rgb(0x9ffce0), SPRITE_GLOW, strength);
}

static void decoy_lights(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = marsh_dark;
    s->key.towards = V(-.5f, .7f, .3f);
    s->key.color = rgb(0x8fc8d0) * .5f;
    s->rim.towards = V(-.6f, .5f, -.6f);
    s->rim.color = rgb(0x9fe0e0) * 2.6f;
    s->ambient *= .45f;
    s->vignette = 1.5f;
    int coat = wild_coat(rgb(0x9a7c64), 6), mane = wild_coat(rgb(0x544640), 3.2f);
    push();
    move(-.06f, .16f, -.2f);
    turn_y(7);
    turn_x(12);
    turn_z(-8);
    grow(1.32f);
    part();
    paint(mane);
    blend(.2f);
    egg(-.1f, -.2f, -.75f, .75f, .70f, .5f);
    wild_ruff(44, .50f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xb09078), 9),
                      .dark = mane,
                      .horn = material_bone(),
                      .iris = rgb(0xffd040),
                      .glow = .5f,
                      .jaw = 14,
                      .glare = -22,
                      .open = 1,
                      .look_x = 6,
                      .look_y = 22,
                      .cross = 30,
                      .ears = 10});
    pop();
    Vec3 at = V(.10f, -.36f, 1.5f);
    pretty_light(at, .30f, .55f);
    lamp(at + V(0, .12f, .10f), rgb(0xc8ffe4) * 4.2f, .70f);
    pretty_light(V(.74f, -.52f, .6f), .10f, .4f);
    pretty_light(V(.92f, -.84f, .2f), .06f, .4f);
    fog_bank(V(.3f, -1.15f, .8f), V(1.0f, .12f, .2f), 12, .4f, rgb(0x8fd8cc), .10f, 5);
}

/* ---- ti13: over the gun, down the canal ---- */

static Vec3 canal_tunnel(const Scene *s, float u, float v)
{
    (void)s;
    const float x = .30f, y = .10f;
    Vec3 c = rgb(0);
    for (int i = 0; i < 7; i++) { /* ribs of the vault, each nearer one darker */
        float size = 3.0f * powf(.66f, (float)i), cx = mix(0, x, 1 - powf(.62f, (float)i)),
              cy = mix(-.1f, y, 1 - powf(.62f, (float)i)), du = (u - cx) / size, dv = (v - cy) / size;
        float in = dv > 0 ? sqrtf(du * du + dv * dv * 1.1f) : fabsf(du);
        if (in > .5f)
            break;
        float row = floorf((dv > 0 ? atan2f(dv, du) * 4 : dv * 9)), stone = chance_of((int)row * 7 + i * 31),
              light = (float)i / 6;
        Vec3 wall = vec_mix(rgb(0x14404c), rgb(0x7fd0c8), light);
        c = wall * (.65f + .5f * stone) * (1 - .5f * smooth(.40f, .5f, in));
        if (i >= 5)
            c = vec_mix(rgb(0xd8fff0), rgb(0xf8fff4), smooth(.5f, .0f, in));
    }
    if (v < -.12f) {
        float d = -.12f - v, wave = cloud_flat((u - x) * 3 / (d + .12f), 1.4f / (d + .07f), 4),
              path = expf(-fabsf(u - x + .4f * d) * 5 / (d + .35f));
        Vec3 w = vec_mix(rgb(0x0c3440), rgb(0x04141c), unit(d * 1.3f)) * (.7f + .6f * wave);
        w += rgb(0xb8f4e8) * (path * (.25f + .9f * smooth(.46f, .62f, wave)));
        c = vec_mix(c, w, smooth(0, .02f, d));
    }
    return c;
}

/* Brass and iron, its harpoon laid at what runs down there. */
static void harpoon_gun(Vec3 butt, Vec3 muzzle, Vec3 point)
{
    int brass = material_gold(), iron = material_new(rgb(0xd8e8ea), rgb(0x8aa0a6), .22f, 1.2f, PAT_METAL, 4, .3f),
        wood = material_wood(), rope = material_new(rgb(0xd0b078), rgb(0x6a5430), .9f, .1f, PAT_CLOTH, 6, .6f);
    Vec3 along = vec_unit(muzzle - butt);
    part();
    paint(brass);
    blend(.03f);
    limb(butt, vec_mix(butt, muzzle, .55f), .34f, .26f);
    limb(vec_mix(butt, muzzle, .55f), muzzle, .22f, .19f);
    for (int i = 0; i < 4; i++) {
        Vec3 at = vec_mix(butt, muzzle, .18f + .27f * (float)i);
        push();
        move(at[0], at[1], at[2]);
        aim(along, V(0, 1, 0));
        ring(0, 0, 0, .33f - .045f * (float)i, .045f);
        pop();
    }
    part();
    paint(wood);
    blend(.01f);
    limb(muzzle - along * .1f, point, .045f, .035f);
    part(); /* the head, with two barbs */
    paint(iron);
    blend(.01f);
    Vec3 tip = point + along * .46f, side = vec_unit(vec_cross(along, V(.2f, 1, .3f))), up = vec_cross(side, along);
    limb(point - along * .05f, tip, .075f, .006f);
    for (int k = -1; k <= 1; k += 2) {
        web(point + along * .30f, point - along * .16f + side * (.20f * (float)k), point + along * .02f, .018f);
        web(point + along * .30f, point - along * .16f + up * (.17f * (float)k), point + along * .02f, .018f);
    }
    hawser(5,
           (Vec3[]){point - along * .12f, muzzle + V(.02f, -.30f, .05f), muzzle + V(-.15f, -.52f, .3f),
                    butt + V(.5f, -.30f, 0), butt + V(.3f, -.5f, 0)},
           .028f, rope);
}

static void harpoon_jetty(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = canal_tunnel;
    s->key.towards = V(-.5f, .75f, .4f);
    s->key.color = rgb(0xfff0d0) * 1.1f;
    s->rim.towards = V(.4f, .4f, -.8f);
    s->rim.color = rgb(0xd8fff4) * 3.4f;
    s->ambient *= .6f;
    s->vignette = 1.4f;
    harpoon_gun(V(-.98f, -.98f, 1.5f), V(-.46f, -.46f, .6f), V(-.12f, -.13f, .1f));
    lamp(V(-.25f, .35f, .8f), rgb(0xd8fff4) * 1.6f, .4f);
    int thief = gleaner_skin();
    push(); /* who carries the flour, in the light of the way out */
    move(.36f, -.13f, -.6f);
    turn_y(-16);
    grow(.26f);
    gleaner_body(.95f, thief);
    gleaner_arm(V(-.3f, .9f, .0f), V(-.62f, 1.1f, .1f), V(-.5f, 1.6f, .0f), V(.2f, 1, .1f), V(0, 0, 1), thief, 0);
    gleaner_arm(V(.3f, .9f, .0f), V(.62f, 1.1f, .1f), V(.62f, 1.7f, .0f), V(-.2f, 1, .1f), V(0, 0, 1), thief, 0);
    push();
    move(0, 1.22f, .12f);
    gleaner_head(&(GleanerFace){.tilt = -22, .open = 1, .yaw = -14, .pitch = -8, .ears = 0}, thief);
    pop();
    part();
    paint(material_cloth(rgb(0xf4ecd8)));
    blend(.10f);
    lumpy(.05f, 4);
    egg(.10f, 1.98f, -.12f, .78f, .46f, .42f);
    ball(.86f, 2.10f, -.1f, .16f);
    pop();
    part(); /* the quay it runs on */
    paint(wet_stone());
    box(1.05f, -.22f, -.6f, .95f, .09f, .4f, .02f);
    for (int i = 0; i < 40; i++) { /* flour, all the way from the cellar */
        float t = chance(i);
        sprite(V(.52f + .5f * t, .32f - .42f * t * t - .05f * chance(i + 6), -.35f), .014f + .02f * chance(i + 3),
               rgb(0xffffff), SPRITE_GLOW, .4f);
    }
}

/* ---- ti24: he hates thieves, and Tuesdays ---- */

static Vec3 pier_fog(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), rgb(0xc8ece0), rgb(0x7fbcb8), rgb(0x2a6874));
    c += rgb(0xf2fff4) * (.36f * halo(u, v, 0, .35f, .25f));
    return vec_mix(c, rgb(0x4f949a), .55f * smooth(.46f, .66f, sky_clouds(u, v * 1.6f, 1.1f)));
}

/* He fills the picture: shoulders, cap and beard black before the fog, two eyes, one fist in the other hand. */
static void docker_against_fog(void)
{
    int coat = material_wool(rgb(0x0c2630)),
        dark = material_new(rgb(0x0a161c), rgb(0x060c10), .7f, .3f, PAT_HAIR, 3, .3f),
        skin = material_skin(rgb(0x7a5440), rgb(0x4a3026)), cap = material_wool(rgb(0x8a3424)),
        white = material_glow(rgb(0xf4fff8), .8f), pupil = material_plain(rgb(0x04080a), .3f, .8f);
    part();
    paint(coat);
    blend(.16f);
    egg(0, -.15f, -.35f, .80f, .80f, .40f);
    limb(V(-.66f, .22f, -.3f), V(.66f, .22f, -.3f), .30f, .30f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(coat);
        blend(.10f);
        tube(3, (Vec3[]){V(q * .80f, .20f, -.2f), V(q * .98f, -.34f, .05f), V(q * .56f, -.30f, .42f)},
             (float[]){.31f, .27f, .19f}, 5);
        part(); /* sleeves rolled to the wrist */
        paint(coat);
        blend(.05f);
        tube(3, (Vec3[]){V(q * .62f, -.30f, .38f), V(q * .42f, -.20f, .52f), V(q * .26f, -.12f, .57f)},
             (float[]){.19f, .18f, .15f}, 5);
        part();
        paint(cap);
        push();
        move(q * .27f, -.125f, .57f);
        turn_z(q * 66);
        ring(0, 0, 0, .13f, .035f);
        pop();
    }
    part();
    paint(skin);
    blend(.05f);
    egg(-.06f, -.06f, .60f, .20f, .20f, .17f);
    for (int i = 0; i < 4; i++)
        limb(V(-.20f + .085f * (float)i, .06f, .70f), V(-.19f + .085f * (float)i, -.10f, .78f), .052f, .046f);
    for (int i = 0; i < 4; i++)
        limb(V(.22f, -.0f - .075f * (float)i, .60f), V(.08f, .0f - .075f * (float)i, .79f), .05f, .042f);
    push();
    move(0, .62f, -.1f);
    turn_x(14);
    part();
    paint(skin);
    blend(.06f);
    egg(0, 0, 0, .27f, .32f, .28f);
    egg(0, -.03f, .28f, .07f, .09f, .08f);
    part();
    paint(dark);
    blend(.05f);
    egg(0, -.22f, .08f, .27f, .26f, .26f);
    limb(V(-.24f, .10f, .24f), V(-.03f, .055f, .32f), .05f, .045f);
    limb(V(.24f, .10f, .24f), V(.03f, .055f, .32f), .05f, .045f);
    part();
    paint(cap);
    blend(.04f);
    egg(0, .20f, -.02f, .30f, .22f, .31f);
    push();
    move(0, .17f, -.01f);
    turn_x(-6);
    ring(0, 0, 0, .285f, .06f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(white);
        egg((float)side * .120f, .005f, .275f, .075f, .046f, .03f);
        part();
        paint(pupil);
        ball((float)side * .110f, -.018f, .300f, .030f);
    }
    pop();
}

static void brawler(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = pier_fog;
    s->key.towards = V(-.45f, .5f, .7f);
    s->key.color = rgb(0xfff0d8) * .8f;
    s->rim.towards = V(.35f, .5f, -.85f);
    s->rim.color = rgb(0xe8fff8) * 5;
    s->ambient *= .6f;
    s->vignette = 1.3f;
    docker_against_fog();
    int thief = gleaner_skin();
    push();
    move(.02f, -1.14f, 1.0f);
    grow(.46f);
    gleaner_body(1, thief);
    part();
    paint(material_cloth(rgb(0xe8dcc0)));
    blend(.1f);
    lumpy(.04f, 4);
    egg(-.62f, .55f, -.25f, .42f, .55f, .40f);
    gleaner_arm(V(-.3f, .9f, .0f), V(-.62f, .8f, .2f), V(-.5f, 1.0f, .25f), V(.1f, .4f, .8f), V(1, 0, 0), thief, 0);
    gleaner_arm(V(.3f, .9f, .0f), V(.64f, .75f, .3f), V(.52f, .92f, .62f), V(-.5f, .7f, .2f), V(-.3f, 0, -1), thief, 0);
    move(0, 1.26f, .14f);
    turn_x(4);
    gleaner_head(&(GleanerFace){.tilt = -26, .open = 1.05f, .pitch = 22, .ears = 34}, thief);
    pop();
    lamp(V(-.5f, -.2f, 2.2f), rgb(0xffe8c0) * 1.8f, .5f);
}

const Card siege_tide_night_cards[] = {{"cards/siege/ti01", TIDE, kestrin},
                                       {"cards/siege/ti02", TIDE, veilborne},
                                       {"cards/siege/ti13", TIDE, harpoon_jetty},
                                       {"cards/siege/ti19", TIDE, decoy_lights},
                                       {"cards/siege/ti23", TIDE, running_bowline},
                                       {"cards/siege/ti24", TIDE, brawler},
                                       {0}};
