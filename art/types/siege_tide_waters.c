/* SPDX-License-Identifier: MIT
 * The Lanternfleet's water as glass: a drop that rises, a bell of it, a wave that holds what it took, a barrel, a ball. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/gleaner.h"
#include "props/nature.h"
#include "props/poster.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/wild.h"

/* Clear sea water: it keeps green and blue. deep: how much it swallows a length. */
static int sea_glass(float deep)
{
    int m = material_jelly(rgb(0x2f9a98) * .5f, V(1.5f, .30f, .34f) * deep);
    material(m)->bump = .12f;
    return m;
}

/* ---- ti06: the moon drinks the sea, and who stood in it ---- */

static Vec3 moon_over_harbour(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float x = .06f, y = .34f, r = .74f, sea = -.80f;
    Vec3 c = sky_ramp(unit((v + 1) / 2.2f), rgb(0x2c7f8c), rgb(0x12485c), rgb(0x07222e));
    c = vec_mix(c, rgb(0x0a3040), .7f * smooth(.46f, .64f, sky_clouds(u + .2f, v * 1.4f, 1.1f)));
    float h = halo(u, v, x, y, r);
    c += rgb(0x8fd8d4) * (.42f * h * h);
    float spots = cloud_flat(u * 3.1f + 4, v * 3.1f + 2, 4), craters = cloud_flat(u * 9, v * 9, 3);
    Vec3 face = vec_mix(rgb(0xf2fff6), rgb(0x9fd0cc), smooth(.46f, .62f, spots)) * (.92f + .14f * craters);
    c = vec_mix(c, face * (1.05f - .25f * smooth(.2f, .8f, distance_to(u, v, x - .25f, y + .25f))),
                disc(u, v, x, y, r, .008f));
    if (v < sea) {
        float d = sea - v, wave = cloud_flat(u * 3 / (d + .12f), 1.6f / (d + .06f), 4);
        c = vec_mix(rgb(0x2f8791), rgb(0x0a3040), unit(d * 3)) * (.6f + .8f * wave);
        c += rgb(0xd8fff4) * (.9f * smooth(.50f, .64f, wave) * expf(-fabsf(u - x) * 2.6f));
    }
    float town = castle(u, v, -.66f, -.90f, .34f);
    c = vec_mix(c, rgb(0x06181f), unit(town));
    if (town > .5f)
        c = vec_mix(c, t[ACCENT] * 1.3f, castle_window(u * 2, v * 2, .3f));
    return c;
}

static void moonpull(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = moon_over_harbour;
    s->key.towards = V(-.35f, .5f, .3f);
    s->key.color = rgb(0xd8f4f0) * .9f;
    s->rim.towards = V(.1f, .45f, -.9f);
    s->rim.color = rgb(0xe8fff8) * 4;
    s->ambient *= .5f;
    s->vignette = 1.3f;
    int water = sea_glass(.9f), coat = wild_coat(rgb(0x1c2a30), 6), mane = wild_coat(rgb(0x10191e), 3.2f);
    jelly_part();
    paint(water);
    blend(.16f);
    tube(6,
         (Vec3[]){V(-.30f, -1.5f, 0), V(.02f, -1.12f, 0), V(.24f, -.80f, 0), V(.05f, -.52f, 0), V(-.12f, -.24f, 0),
                  V(.06f, .22f, 0)},
         (float[]){.52f, .26f, .17f, .14f, .17f, .40f}, 5);
    egg(.06f, .34f, 0, .60f, .50f, .46f);
    for (int i = 0; i < 9; i++) { /* drops that have let go */
        float a = 2.2f * (float)i, r = .62f + .30f * chance(i);
        jelly_part();
        paint(water);
        egg(.06f + cosf(a) * r, .38f + sinf(a) * r, .1f, .028f + .035f * chance(i + 4), .04f + .04f * chance(i + 4),
            .03f + .03f * chance(i + 4));
    }
    push(); /* upside down, galloping on nothing */
    move(.06f, .34f, 0);
    turn_z(164);
    turn_y(-84);
    grow(.44f);
    move(0, -.72f, .05f);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = coat,
                        .pale = wild_coat(rgb(0x34464c), 9),
                        .dark = mane,
                        .iris = rgb(0xffc830),
                        .glow = 1.6f,
                        .jaw = 26,
                        .glare = -24,
                        .open = 1,
                        .ears = 50},
                mane, 0, 26);
    pop();
    for (int i = 0; i < 70; i++) { /* what falls upwards */
        float t = chance(i), x = -.1f + .9f * (chance(i + 30) - .5f) * (1.2f - t);
        sprite(V(x + .1f * t, -1.1f + 1.5f * t, .4f), .008f + .02f * chance(i + 5) * chance(i + 6), rgb(0xe8fffa),
               i % 3 ? SPRITE_GLOW : SPRITE_BUBBLE, .7f);
    }
    Vec3 foot[5] = {V(-.75f, -1.06f, .2f), V(-.45f, -.98f, .3f), V(-.05f, -.95f, .3f), V(.3f, -.98f, .3f),
                    V(.6f, -1.08f, .2f)};
    foam_along(5, foot, 90, .07f, .04f, 3);
}

/* ---- ti04: its stroke is a second bell, of water ---- */

static Vec3 drowned_light(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.25f) / 2.5f), rgb(0x062430), rgb(0x0f5260), rgb(0x5fb4b0));
    float ray = cloud_flat(atan2f(u + .25f, 2.0f - v) * 11, 3.3f, 3);
    c += rgb(0xc8fff0) * (.42f * smooth(.46f, .72f, ray) * smooth(-1.0f, 1.1f, v));
    float d = distance_to(u * 1.05f, v, 0, .52f), ring = .5f + .5f * cosf(d * 30);
    c += rgb(0x9fe8e0) * (.24f * ring * ring * expf(-d * .9f) * smooth(.5f, .7f, d));
    for (int side = -1; side <= 1; side += 2) { /* the tower, drowned with it */
        float wall = .90f + .05f * cloud_flat(v * 4, (float)side, 3);
        float block = cloud_flat(floorf(u * 6 + floorf(v * 5) * .5f), floorf(v * 5), 1);
        c = vec_mix(c, rgb(0x0a303a) * (.5f + .9f * block), smooth(wall - .02f, wall + .02f, u * (float)side));
    }
    return c;
}

static void drowned_bell(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = drowned_light;
    s->vignette = 1.4f;
    s->key.towards = V(-.5f, .8f, .5f);
    s->rim.towards = V(.4f, .8f, -.6f);
    s->rim.color = rgb(0xd8fff4) * 3.4f;
    int bronze = material_new(rgb(0xd8a04c), rgb(0x2f7a70), .34f, 1, PAT_METAL, 4, .6f);
    material(bronze)->metal = .8f;
    push();
    move(0, .30f, 0);
    turn_z(-5);
    part();
    paint(bronze);
    blend(.03f);
    DrapeRow row[7] = {{.86f, .14f, .14f, 0, 0}, {.80f, .30f, .30f, 0, 0}, {.66f, .38f, .38f, 0, 0},
                       {.36f, .45f, .45f, 0, 0}, {.14f, .56f, .56f, 0, 0}, {.04f, .66f, .66f, 0, 0},
                       {0, .70f, .70f, 0, 0}};
    drape(&(Drape){.rows = 7, .row = row, .folds = 1, .thick = .03f});
    ring(0, .02f, 0, .69f, .045f);
    ring(0, .17f, 0, .55f, .022f);
    ring(0, .23f, 0, .53f, .016f);
    ring(0, .68f, 0, .385f, .026f);
    ring(0, .86f, 0, .12f, .06f);
    limb(V(0, .86f, 0), V(0, 1.3f, 0), .10f, .10f);
    push();
    move(0, .02f, 0);
    barnacles(40, .68f, .10f, .68f, .055f, 3);
    pop();
    int weed = material_plain(rgb(0x2c6a50), .6f, .5f);
    for (int i = 0; i < 4; i++) {
        push();
        move(-.62f + .41f * (float)i, .0f, .42f - .3f * fabsf((float)i - 1.5f) * .6f);
        seaweed(.16f + .22f * chance(i), .06f, .1f, weed);
        pop();
    }
    pop();
    jelly_part(); /* what it says */
    paint(sea_glass(.30f));
    blend(.10f);
    limb(V(.0f, .24f, 0), V(.03f, -.30f, 0), .56f, .62f);
    limb(V(.03f, -.30f, 0), V(.05f, -.86f, 0), .62f, .84f);
    int coat = wild_coat(rgb(0x9a7a60), 7), mane = wild_coat(rgb(0x5e4638), 3.6f), pale = wild_coat(rgb(0xd0b094), 5);
    push(); /* who remembers drowning */
    move(.03f, -.42f, 0);
    turn_z(7);
    grow(.84f);
    part();
    paint(mane);
    blend(.15f);
    egg(0, -.55f, -.1f, .46f, .62f, .40f);
    egg(0, -.18f, -.05f, .46f, .30f, .34f);
    for (int side = -1; side <= 1; side += 2) { /* both paws on the glass */
        float q = (float)side;
        part();
        paint(coat);
        blend(.06f);
        tube(3, (Vec3[]){V(q * .30f, -.30f, .1f), V(q * .56f, -.46f, .32f), V(q * .50f, -.14f, .50f)},
             (float[]){.17f, .15f, .14f}, 5);
        egg(q * .50f, -.02f, .50f, .15f, .16f, .10f);
        part();
        paint(pale);
        egg(q * .50f, -.05f, .59f, .075f, .06f, .03f);
        for (int i = -1; i <= 1; i++)
            ball(q * .50f + .085f * (float)i, .06f - .025f * fabsf((float)i), .585f, .034f);
    }
    move(0, .22f, .30f);
    turn_y(-8);
    turn_x(-6);
    wild_ruff(30, .36f, .08f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xd8b898), 10),
                      .dark = mane,
                      .iris = rgb(0xffc840),
                      .glow = .9f,
                      .jaw = 22,
                      .glare = -26,
                      .open = 1.1f,
                      .cross = 10});
    pop();
    for (int i = 0; i < 30; i++) { /* his breath */
        float t = chance(i);
        sprite(V(.03f + .9f * (chance(i + 9) - .5f) * (.3f + t), -.02f + .28f * t, .85f),
               .015f + .045f * chance(i + 3) * chance(i + 4), rgb(0xe8fffa), SPRITE_BUBBLE, .9f);
    }
    lamp(V(-.4f, .1f, 1.6f), rgb(0xfff0d0) * 1.5f, .5f);
}

/* ---- ti03: she lifts the sea, and the rats are in it ---- */

static Vec3 pale_storm(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .9f) / 2), rgb(0xe8f4dc), rgb(0x9fcfc4), rgb(0x3c7480));
    float x = -.42f, y = -.22f;
    c += rgb(0xfff4cc) * (.65f * halo(u, v, x, y, .10f));
    c = vec_mix(c, rgb(0x5c949a), .6f * smooth(.47f, .64f, sky_clouds(u + .4f, v * 1.8f, 1.1f)) * smooth(-.3f, .6f, v));
    float sea = -.78f + .02f * sinf(u * 9);
    if (v < sea) {
        float d = sea - v, wave = cloud_flat(u * 3 / (d + .15f), 1.6f / (d + .06f), 4);
        c = vec_mix(rgb(0x7fc0b8), rgb(0x14505a), unit(d * 2.4f)) * (.6f + .8f * wave);
    }
    return c;
}

/* The wave in the plane: its back to the right, its lip over whoever stands at the left. */
static void glass_wave(int water)
{
    static const float shape[] = {-1.4f, -1.5f, -1.3f, -1.08f, -.60f, -1.00f, -.08f, -.92f, .16f,  -.62f, .22f,  -.16f,
                                  .14f,  .26f,  -.08f, .58f,   -.40f, .70f,   -.68f, .56f,  -.84f, .30f,  -.94f, .62f,
                                  -.74f, .94f,  -.30f, 1.14f,  .30f,  1.18f,  .86f,  .98f,  1.5f,  .55f,  1.6f,  -1.5f};
    jelly_part();
    paint(water);
    blend(.05f);
    lumpy(.03f, 3);
    outline(18, shape, 3, .55f, .40f);
}

static void little_thief(Vec3 at, float roll, float yaw, float size, int thief)
{
    push();
    move(at[0], at[1], at[2]);
    turn_z(roll);
    turn_y(yaw);
    grow(size);
    gleaner_body(.9f, thief);
    gleaner_arm(V(-.28f, .9f, .05f), V(-.62f, 1.2f, .2f), V(-.80f, 1.6f, .3f), V(-.2f, 1, .2f), V(0, 0, 1), thief, 0);
    gleaner_arm(V(.28f, .9f, .05f), V(.66f, 1.1f, .2f), V(.92f, 1.4f, .3f), V(.3f, 1, .2f), V(0, 0, 1), thief, 0);
    move(0, 1.30f, .12f);
    gleaner_head(&(GleanerFace){.tilt = -24, .open = 1, .cheeks = .9f, .ears = -20}, thief);
    pop();
}

static void tidemother(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = pale_storm;
    s->key.towards = V(-.6f, .4f, .55f);
    s->key.color = rgb(0xfff6e0) * 1.5f;
    s->rim.towards = V(-.5f, .3f, -.8f);
    s->vignette = 1.2f;
    int water = sea_glass(1.0f), thief = gleaner_skin();
    glass_wave(water);
    little_thief(V(.58f, .10f, .12f), -34, -12, .30f, thief);
    little_thief(V(.62f, -.20f, .16f), 152, 10, .26f, thief);
    int cloak = material_cloth(rgb(0x0c2c36)),
        hair = material_new(rgb(0xd8dcd8), rgb(0x8a9698), .5f, .6f, PAT_HAIR, 3, .2f),
        skin = material_skin(rgb(0xb88a6c), rgb(0x8a5c48));
    push();
    move(-.40f, -1.05f, .75f);
    grow(1.12f);
    turn_y(12);
    back_figure(&(BackFigure){.cloak = cloak,
                              .hair = hair,
                              .skin = skin,
                              .wind = V(-.9f, .25f, 0),
                              .wrist = {V(-.34f, 1.05f, 0), V(.36f, 1.10f, 0)},
                              .train = .34f});
    pop();
    Vec3 lip[8] = {V(.10f, .30f, .5f),  V(-.10f, .56f, .5f), V(-.40f, .68f, .5f), V(-.66f, .54f, .5f),
                   V(-.84f, .26f, .5f), V(-.93f, .64f, .5f), V(-.72f, .95f, .5f), V(-.30f, 1.14f, .5f)};
    foam_along(8, lip, 260, .06f, .045f, 5);
    Vec3 floor[4] = {V(-1.1f, -1.04f, .7f), V(-.6f, -.98f, .8f), V(-.2f, -.95f, .7f), V(.14f, -.66f, .6f)};
    foam_along(4, floor, 90, .07f, .035f, 60);
    for (int i = 0; i < 40; i++) { /* air in the glass */
        float a = 2 * PI * chance(i), r = .2f + .45f * chance(i + 7);
        sprite(V(.62f + r * cosf(a) * .6f, -.05f + r * sinf(a), .56f), .01f + .03f * chance(i + 3) * chance(i + 9),
               rgb(0xe8fffa), SPRITE_BUBBLE, .8f);
    }
}

/* ---- ti12: where the water is already going ---- */

/* Inside a breaking wave: its wall runs to an eye of light with the towers of a rampart in it. */
static Vec3 inside_the_wave(const Scene *s, float u, float v)
{
    (void)s;
    const float x = .16f, y = .12f;
    float du = u - x, dv = (v - y) * .92f, d = sqrtf(du * du + dv * dv), a = atan2f(dv, du), l = logf(max_of(d, .02f)),
          turn = a * 1.6f + l * 2.1f;
    float streak = cloud_flat(cosf(turn) * 2.4f + l * 1.1f, sinf(turn) * 2.4f + l * .6f, 5),
          thin = cloud_flat(cosf(turn * 1.0f) * 9 + l * 2, sinf(turn) * 9 - l, 3);
    float near = smooth(.40f, 1.5f, d);
    Vec3 c = vec_mix(rgb(0x7fe0d0), rgb(0x0a3c4a), powf(near, .6f));
    c = vec_mix(c, rgb(0x17707c), .75f * smooth(.44f, .58f, streak));
    c += rgb(0xd8fff4) * (.55f * smooth(.56f, .68f, thin) * (1 - .6f * near));
    float eye = .47f + .05f * cloud_flat(cosf(a) * 2 + 4, sinf(a) * 2, 3) + .06f * sinf(a * 2 + .6f);
    Vec3 sky = sky_ramp(unit((v + .45f) / 1.0f), rgb(0xf0d090), rgb(0xa8d8c8), rgb(0x5aa8b0)) * .8f;
    sky += rgb(0xffe8b0) * (.5f * halo(u, v, .30f, .10f, .05f));
    sky = vec_mix(sky, rgb(0x1c5460), castle(u, v, .30f, -.22f, .34f));
    float sea = -.20f;
    if (v < sea)
        sky = vec_mix(rgb(0xc8ecd8), rgb(0x3c9aa0), unit((sea - v) * 4)) * (.8f + .4f * cloud_flat(u * 8, v * 40, 3));
    c = vec_mix(c, sky, smooth(eye + .015f, eye - .015f, d));
    c += rgb(0xfffff0) * (.6f * expf(-fabsf(d - eye) * 26) * (.4f + streak)); /* the lip is foam */
    return c + rgb(0xd8fff0) * (.18f * expf(-max_of(d - eye, 0) * 4));
}

static void coral_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xd85a44));
}

static void riptide_step(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = inside_the_wave;
    s->roll = 6;
    s->vignette = 1.4f;
    s->key.towards = V(-.4f, .7f, .4f);
    s->key.color = rgb(0xfff4e0) * .9f;
    s->rim.towards = V(.25f, .3f, -.9f);
    s->rim.color = rgb(0xfffbe8) * 4;
    s->ambient *= .55f;
    int gold = material_gold(), face = material_new(rgb(0x124a58), rgb(0x0a2c38), .4f, .8f, PAT_WOOD, 3, .6f);
    Sailor r = {.head = {.skin = rgb(0x6a4430), .hair = rgb(0x140c0a), .man = 1, .seed = 12},
                .turn = V(0, 84, -6),
                .wears = coral_cap,
                .head_size = .56f,
                .body = {.man = .8f},
                .coat = 0x0c3440,
                .trousers = 0x08202a,
                .boots = 0x140e0c,
                .sash = 0xf0664a,
                .hem = .5f,
                .open = 60,
                .wind = V(-.9f, .35f, -.2f),
                .knee = {V(-.52f, .72f, .30f), V(.46f, .74f, .42f)},
                .foot = {V(-.62f, .18f, .05f), V(.66f, .22f, .05f)},
                .elbow = {V(-.72f, 1.72f, .0f), V(.66f, 1.58f, .1f)},
                .wrist = {V(-1.12f, 1.98f, .05f), V(1.10f, 1.72f, .15f)},
                .pose = {GRASP_REACH, GRASP_REACH},
                .fingers = {V(-1, .5f, 0), V(1, .2f, 0)},
                .palm = {V(0, -1, .3f), V(0, -1, .3f)},
                .hand_size = .2f};
    push();
    move(-.06f, -.80f, .4f);
    turn_z(12);
    grow(.46f);
    push();
    turn_y(-24);
    sailor(&r);
    pop();
    push(); /* his shield is what he stands on */
    move(0, .06f, 0);
    turn_x(16);
    part();
    paint(face);
    blend(.03f);
    egg(0, 0, 0, 1.0f, .10f, .46f);
    part();
    paint(gold);
    push();
    turn_x(0);
    grow(1);
    for (int i = 0; i < 28; i++) {
        float a = (float)i / 28 * 2 * PI, b = (float)(i + 1) / 28 * 2 * PI;
        limb(V(cosf(a) * 1.0f, 0, sinf(a) * .46f), V(cosf(b) * 1.0f, 0, sinf(b) * .46f), .05f, .05f);
    }
    ball(0, -.08f, .1f, .16f);
    pop();
    pop();
    pop();
    Vec3 wake[5] = {V(.42f, -.62f, .6f), V(-.05f, -.80f, .7f), V(-.45f, -.98f, .7f), V(-.8f, -1.05f, .7f),
                    V(-1.1f, -.95f, .7f)};
    foam_along(5, wake, 240, .10f, .06f, 5);
    for (int i = 0; i < 50; i++)
        sprite(V(-.1f - .9f * chance(i), -.85f + .7f * chance(i + 9) * chance(i), .8f),
               .01f + .03f * chance(i + 5) * chance(i + 4), rgb(0xf2fff8), i % 3 ? SPRITE_SNOW : SPRITE_BUBBLE, .8f);
}

/* ---- ti16: the jaws close on a ball of brine ---- */

static void great_maw(void)
{
    int scale = material_scales(rgb(0x2c5a62), rgb(0x0c2830), 9), gum = material_plain(rgb(0x7c3440), .3f, 1),
        tooth = material_tooth(), inside = material_new(rgb(0x3a1820), rgb(0x10080c), .4f, .8f, PAT_NOISE, 3, .6f);
    part();
    paint(scale);
    blend(.10f);
    egg(0, -.05f, -.55f, 1.35f, 1.38f, .80f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .66f, .86f, -.05f, .30f, .26f, .26f);
    carve();
    paint(inside);
    blend(.08f);
    egg(0, -.12f, .20f, .82f, .80f, 1.05f);
    fill();
    part();
    paint(gum);
    blend(.04f);
    for (int i = 0; i < 40; i++) {
        float a = (float)i / 40 * 2 * PI, b = (float)(i + 1) / 40 * 2 * PI;
        limb(V(cosf(a) * .85f, -.12f + sinf(a) * .83f, .06f), V(cosf(b) * .85f, -.12f + sinf(b) * .83f, .06f), .065f,
             .065f);
    }
    for (int i = 0; i < 22; i++) { /* teeth all round; one has met the ball and lost its point */
        float a = ((float)i + .5f) / 22 * 2 * PI, up = fabsf(sinf(a)),
              length = (.16f + .24f * up) * (.75f + .4f * chance(i + 3));
        Vec3 root = V(cosf(a) * .83f, -.12f + sinf(a) * .81f, .10f),
             to = V(-cosf(a), -sinf(a), .35f + .25f * chance(i));
        part();
        paint(tooth);
        blend(.02f);
        if (i == 6)
            limb(root, root + vec_unit(to) * (length * .5f), .075f, .055f);
        else
            limb(root, root + vec_unit(to) * length, .075f, .008f);
    }
    int e = material_eye(rgb(0xffc830), rgb(0xfff0b0), .8f, PUPIL_SLIT);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .64f, .86f, .12f);
        eye_with_lid(0, 0, 0, .155f, (float)side * -18, -18, e, scale, (float)side * 24, .55f);
        pop();
    }
}

static void brine_ward(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = below_water;
    s->disc_x = -.2f;
    s->vignette = 1.2f;
    s->key.towards = V(-.45f, .75f, .6f);
    great_maw();
    jelly_part();
    paint(sea_glass(.22f));
    ball(0, -.14f, .32f, .50f);
    Sailor r = {.head = {.skin = rgb(0xc48a64),
                         .hair = rgb(0x4a2c1a),
                         .iris = rgb(0x3a9a98),
                         .age = .3f,
                         .man = .9f,
                         .eye = 1.2f,
                         .mood = MOOD_REST,
                         .cast = CAST_BROAD,
                         .seed = 3},
                .head_size = .80f,
                .wears = coral_cap,
                .body = {.man = .8f},
                .coat = 0x14586a,
                .trousers = 0x12343e,
                .boots = 0x2a1c18,
                .sash = 0xf0664a,
                .hem = .5f,
                .open = 50,
                .knee = {V(-.42f, .95f, .62f), V(.42f, .95f, .62f)},
                .foot = {V(.16f, .82f, .75f), V(-.16f, .78f, .82f)},
                .elbow = {V(-.50f, 1.30f, .2f), V(.50f, 1.30f, .2f)},
                .wrist = {V(-.16f, 1.12f, .62f), V(.16f, 1.12f, .62f)},
                .pose = {GRASP_CUP, GRASP_CUP},
                .fingers = {V(.6f, .0f, .8f), V(-.6f, .0f, .8f)},
                .palm = {V(0, 1, 0), V(0, 1, 0)},
                .hand_size = .2f};
    push(); /* who sits in it, and breathes */
    move(0, -.70f, .30f);
    grow(.33f);
    sailor(&r);
    Vec3 light = here(V(0, 1.32f, .72f));
    pop();
    part();
    paint(material_glow(rgb(0xd8fff0), 1.1f));
    ball(light[0], light[1], light[2], .045f);
    lamp(light + V(0, .10f, .16f), rgb(0xe8fff0) * 2.4f, .20f);
    sprite(V(-.20f, .10f, .9f), .10f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    for (int i = 0; i < 26; i++) { /* salt that flies from the broken tooth */
        float a = 2 * PI * chance(i), r0 = .25f * chance(i + 9);
        sprite(V(-.12f + r0 * cosf(a), .40f + r0 * sinf(a), .8f), .012f + .02f * chance(i + 5), rgb(0xffffff),
               i % 3 ? SPRITE_SNOW : SPRITE_SPARKLE, .9f);
    }
}

/* ---- ti10: the claw closes, and she runs out between its fingers ---- */

static Vec3 hollow_fog(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.2f) / 2.4f), rgb(0x2f7c84), rgb(0x155460), rgb(0x0a2c3a));
    c = vec_mix(c, rgb(0x0c3440), .7f * smooth(.45f, .62f, sky_clouds(u + .5f, v * 1.5f, 1.2f)));
    return c + rgb(0xd8fff4) * (.30f * expf(-distance_to(u, v * .8f, -.05f, .30f) * 2.4f));
}

static void long_rapier(void)
{
    int steel = material_glow(rgb(0xe8fff8), .8f), gold = material_gold();
    part();
    paint(steel);
    limb(V(0, .06f, 0), V(0, 1.9f, 0), .030f, .008f);
    part();
    paint(gold);
    blend(.03f);
    egg(0, .08f, 0, .15f, .06f, .15f);
    limb(V(-.2f, .08f, 0), V(.2f, .08f, 0), .024f, .024f);
}

static void plumed_hat(void)
{
    int felt = material_wool(rgb(0xb8dcd8)),
        plume = material_new(rgb(0xf4fffc), rgb(0xb8dcd8), .6f, .4f, PAT_HAIR, 3, .2f);
    part();
    paint(felt);
    blend(.05f);
    egg(0, .36f, -.05f, .40f, .24f, .42f);
    push();
    move(0, .26f, -.03f);
    turn_x(-8);
    turn_z(9);
    drum(0, 0, 0, .74f, .02f, .02f);
    pop();
    for (int i = 0; i < 7; i++) {
        float c = chance(i);
        part();
        paint(plume);
        hair_lock(4,
                  (Vec3[]){V(-.30f, .34f, .2f), V(-.52f, .60f + .1f * c, .1f), V(-.88f, .62f + .1f * c, -.05f),
                           V(-1.15f - .1f * c, .38f - .2f * c, -.15f)},
                  .11f, i);
    }
}

/* A fist of scales, as large as she is; fog leaves it at every gap. */
static void closing_claw(void)
{
    int scale = material_scales(rgb(0x2c5a62), rgb(0x08222a), 10),
        horn = material_new(rgb(0xe8dcc0), rgb(0x8a7a60), .3f, 1, PAT_BONE, 3, .4f);
    part();
    paint(scale);
    blend(.10f);
    tube(3, (Vec3[]){V(.95f, -1.75f, -.3f), V(.50f, -1.20f, -.1f), V(.12f, -.84f, 0)}, (float[]){.52f, .40f, .36f}, 5);
    egg(.06f, -.78f, -.05f, .50f, .36f, .30f);
    for (int i = 0; i < 4; i++) { /* fingers bent over what was there */
        float x = -.40f + .27f * (float)i, high = -.40f - .05f * fabsf((float)i - 1.3f);
        Vec3 joint[4] = {V(x * .8f + .06f, -.66f, -.12f), V(x, high, .02f), V(x - .01f, high - .06f, .34f),
                         V(x + .01f, high - .30f, .44f)};
        part();
        paint(scale);
        blend(.05f);
        tube(4, joint, (float[]){.17f, .155f, .135f, .11f}, 4);
        ball(joint[1][0], joint[1][1] + .01f, joint[1][2], .17f);
        ball(joint[2][0], joint[2][1] + .01f, joint[2][2], .15f);
        part();
        paint(horn);
        blend(.02f);
        tube(3,
             (Vec3[]){joint[3] + V(0, .02f, .04f), joint[3] + V(.01f, -.16f, .02f), joint[3] + V(.02f, -.28f, -.10f)},
             (float[]){.095f, .07f, .008f}, 4);
    }
    part(); /* the thumb, across */
    paint(scale);
    blend(.05f);
    tube(4, (Vec3[]){V(-.34f, -.90f, .10f), V(-.56f, -.80f, .34f), V(-.34f, -.76f, .58f), V(-.06f, -.80f, .62f)},
         (float[]){.20f, .17f, .15f, .12f}, 4);
    part();
    paint(horn);
    tube(3, (Vec3[]){V(-.04f, -.80f, .64f), V(.12f, -.84f, .66f), V(.24f, -.92f, .62f)}, (float[]){.10f, .07f, .008f},
         4);
}

static void mist_duelist(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = hollow_fog;
    s->key.towards = V(-.5f, .6f, .6f);
    s->key.color = rgb(0xe8f8f4) * 1.2f;
    s->rim.towards = V(.5f, .5f, -.8f);
    s->vignette = 1.4f;
    closing_claw();
    int first = s->material_count;
    Vec3 fog = rgb(0xd8f8f0);
    Sailor her = {.head = {.skin = rgb(0xe0ac84),
                           .hair = rgb(0x8a3c18),
                           .iris = rgb(0x2a7a80),
                           .age = .3f,
                           .man = .1f,
                           .mood = MOOD_LAUGH,
                           .cast = CAST_FINE,
                           .hairs = HAIR_MANE,
                           .wind = V(-.6f, .1f, -.2f),
                           .eye = 1.25f,
                           .seed = 9,
                           .gaze_x = 20,
                           .gaze_y = -14},
                  .turn = V(6, 20, -8),
                  .wears = plumed_hat,
                  .head_size = .60f,
                  .body = {.man = .15f},
                  .coat = 0x8ac4c4,
                  .elbow = {V(-.80f, 1.80f, -.1f), V(.66f, 1.62f, .2f)},
                  .wrist = {V(-1.0f, 2.24f, .05f), V(.98f, 1.98f, .45f)},
                  .pose = {GRASP_REACH, GRASP_FIST},
                  .fingers = {V(-.4f, .9f, .1f), V(0, .3f, 1)},
                  .palm = {V(.3f, 0, 1), V(0, 0, 0)},
                  .bar = {V(0, 0, 0), V(.34f, -.94f, .10f)},
                  .holds = {NULL, long_rapier},
                  .hand_size = .22f};
    push();
    move(-.06f, -1.16f, -.25f);
    turn_z(6);
    turn_y(10);
    grow(.80f);
    sailor(&her);
    pop();
    fade_since(first, fog, .62f);
    for (int i = 0; i < 90; i++) { /* below the belt she is fog, and runs out of the fist */
        float t = chance(i), w = .50f - .32f * t;
        sprite(V(-.14f + w * 2 * (chance(i + 30) - .5f), -.42f + .44f * t, .28f * (chance(i + 60) - .3f)),
               .06f + .09f * chance(i + 9), fog, SPRITE_GLOW, .13f);
    }
    for (int k = 0; k < 3; k++)
        fog_bank(V(-.62f + .6f * (float)k, -.52f - .1f * (float)(k % 2), .55f), V(.14f, .12f, .05f), 9, .10f, fog, .16f,
                 k * 40);
}

const Card siege_tide_waters_cards[] = {{"cards/siege/ti03", TIDE, tidemother},
                                        {"cards/siege/ti04", TIDE, drowned_bell},
                                        {"cards/siege/ti06", TIDE, moonpull},
                                        {"cards/siege/ti10", TIDE, mist_duelist},
                                        {"cards/siege/ti12", TIDE, riptide_step},
                                        {"cards/siege/ti16", TIDE, brine_ward},
                                        {0}};
