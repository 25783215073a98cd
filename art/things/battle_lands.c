/* SPDX-License-Identifier: MIT
 * Battle Cards of fire, sea and night: the standard burns, the sea takes the shield, an owl has the scythe. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/weapons.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "things/studio.h"
#include "things/battle_kit.h"

static int steel(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .55f, .3f, 1, PAT_METAL, 5, .2f);
    material(m)->metal = .6f;
    return m;
}

/* ---- fire: the standard burns ---- */

/* The place of the flag `across` (0 at the pole .. 1) and `down` (0..1): it streams, and its end is burnt away. */
static Vec3 on_the_flag(float across, float down)
{
    float wave = .16f * across * sinf(across * 6.5f + down * 1.4f);
    return V(-.50f + 1.50f * across - .05f * down, 2.72f - 1.12f * down * (1 - .25f * across) + .30f * across + wave,
             .05f + .22f * across * sinf(across * 5.2f + down));
}

static void burning_flag(int red, int charred)
{
    enum { ROWS = 5, COLUMNS = 7 };
    Vec3 p[ROWS * COLUMNS];
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < COLUMNS; k++)
            p[COLUMNS * i + k] = on_the_flag(.72f * (float)k / (COLUMNS - 1), (float)i / (ROWS - 1));
    part();
    paint(red);
    blend(.01f);
    cloth(ROWS, COLUMNS, p, .016f, 4);
    part();
    paint(charred);
    blend(.02f);
    for (int i = 0; i < 18; i++) { /* what the fire has left of its edge */
        float down = (float)i / 17, c = chance(i + 4), from = .60f - .08f * c;
        Vec3 a = on_the_flag(from, down - .05f), b = on_the_flag(from, down + .05f),
             tip = on_the_flag(.76f + .20f * c, down + .10f * (chance(i + 40) - .5f)), out = V(0, 0, .012f);
        web(a + out, b + out, tip + out, .016f);
    }
}

static void fire_battle(void)
{
    battle_light();
    Scene *s = scene();
    s->tint[GLOW] = s->tint[GLOW] * .5f;
    s->tint[LIGHT] = s->tint[LIGHT] * .6f;
    s->rim.color = rgb(0xff8a30) * 4.0f;
    s->key.color = s->key.color * .55f;
    int pole = material_new(rgb(0x4a2c1a), rgb(0x1c100a), .7f, .4f, PAT_WOOD, 2.2f, 1), iron = steel(0x9a8a80),
        red = material_new(rgb(0xb02018), rgb(0x5a0c0a), .9f, .2f, PAT_NOISE, 2.2f, .1f),
        charred = material_plain(rgb(0x120806), .95f, .1f);
    material(red)->sss = rgb(0xff7020) * .9f;
    push();
    move(-.62f, 1.4f, .05f);
    turn_z(-3);
    spear(1.7f, 1.45f, iron, pole);
    pop();
    burning_flag(red, charred);
    for (int i = 0; i < 13; i++) { /* it eats its way up from the end, and licks along the upper edge */
        bool end = i < 8;
        float t = end ? (float)i / 7 : ((float)i - 7.5f) / 5;
        Vec3 at = end ? on_the_flag(.62f + .05f * sinf(t * 11), t) : on_the_flag(.12f + .48f * t, 0);
        push();
        move(at[0], at[1], at[2] + .03f);
        turn_z(end ? -64 + 22 * chance(i) : -34 + 16 * chance(i));
        flames(2, .03f, .03f, (end ? .62f : .30f) + .30f * chance(i + 20), end ? .062f : .045f, 5, .24f, rgb(0xffb830),
               rgb(0xd82a08), 7 * i);
        pop();
    }
    Vec3 heart = on_the_flag(.72f, .5f);
    lamp(heart + V(-.1f, 0, .7f), rgb(0xff9030) * .8f, .4f);
    lamp(heart + V(-.3f, -1.0f, 1.2f), rgb(0xff9838) * 2.4f, .5f);
    sprite(heart, .60f, rgb(0xff7018), SPRITE_GLOW, .16f);
    push();
    move(.42f, .64f, .60f);
    turn_x(-22);
    turn_y(-12);
    turn_z(16);
    grow(.68f);
    battle_shield("fire", rgb(0x3a1a1c), rgb(0x180a0c), 0);
    pop();
    int stone = material_stone(rgb(0x4a3a36), rgb(0x1e1614));
    for (int i = 0; i < 7; i++) /* piled up round its foot */
        rock(-.62f + .36f * (chance(i) - .5f), .05f + .05f * (float)(i % 2), .12f + .34f * (chance(i + 9) - .3f),
             .13f + .08f * chance(i + 18), .10f, .12f, 60 * chance(i + 27), stone);
    push();
    move(.35f, 2.0f, .4f);
    sparks(70, .8f, 1.6f, rgb(0xffb040) * 2.f, 12);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the sea takes the shield ---- */

static Vec3 sea_in_a_storm(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u, v * 1.4f, 1.1f);
    Vec3 c = sky_ramp(unit((v + .3f) / 1.5f), t[LIGHT], t[MIDTONE], t[SHADOW]);
    c = vec_mix(c, t[SHADOW] * .8f, .75f * smooth(.44f, .66f, d) * smooth(-.1f, .6f, v));
    c = vec_mix(c, t[GLOW], .55f * halo(u, v, -.30f, .10f, .12f) * smooth(.75f, .45f, d));
    float rain = cloud_flat(u * 30 + v * 7, v * 1.2f, 3);
    c = c * (.94f + .14f * smooth(.5f, .7f, rain));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, x = u * (2.2f + 1.1f * l) + l * 1.7f,
              line = -.20f - .20f * l + .10f * fabsf(sinf(x)) + hills(u, 4 + l, 2.4f, .06f);
        Vec3 sea = vec_mix(t[MIDTONE], t[DARK], .25f + .3f * l) * (.8f + .45f * cloud_flat(u * 5, v * 12, 3)) +
                   t[LIGHT] * (.8f * smooth(line - .03f, line, v));
        c = vec_mix(c, sea, under(line, v, .008f));
    }
    return c;
}

/* A limb of something that is not seen, with suckers on the side that looks to `inside`. */
static void kraken_limb(int n, const Vec3 *p, const float *r, int skin, int pale, int suckers, Vec3 inside)
{
    part();
    paint(skin);
    blend(.02f);
    tube(n, p, r, 7);
    for (int i = 0; i < suckers; i++) {
        float t = .15f + ((float)n - 1.2f) * (float)i / (float)suckers;
        int k = (int)t;
        Vec3 at = tube_point(n, p, t), along = vec_unit(tube_point(n, p, t + .05f) - at), to = inside - at;
        float thick = mix(r[k], r[k + 1 < n ? k + 1 : k], t - (float)k);
        to = vec_unit(to - along * vec_dot(to, along));
        Vec3 across = vec_cross(along, to);
        for (int side = -1; side <= 1; side += 2) {
            Vec3 out = vec_unit(to + across * ((float)side * .55f)), foot = at + out * (thick * .88f);
            push();
            move(foot[0], foot[1], foot[2]);
            aim(out, along);
            part();
            paint(pale);
            blend(.01f);
            drum(0, 0, 0, thick * .34f, thick * .12f, thick * .10f);
            carve();
            ball(0, thick * .20f, 0, thick * .20f);
            fill();
            pop();
        }
    }
}

static void water_battle(void)
{
    camera(V(.10f, 1.35f, 6.6f), V(0, 1.42f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x06202c, 0x164a5c, 0x3c8694, 0xc0e4dc, 0xff8f6b, 0xf6fff4);
    s->backdrop = sea_in_a_storm;
    s->key.color = rgb(0xfff4e0) * 2.5f;
    s->rim.color = rgb(0xd0fff8) * 3.4f;
    s->roll = -4;
    s->grade = .03f;
    int skin = material_new(rgb(0x8a2a48), rgb(0x3c1024), .25f, 1.1f, PAT_NOISE, 5, .5f),
        pale = material_new(rgb(0xf0b0a0), rgb(0xc87878), .3f, .9f, PAT_PLAIN, 1, 0),
        drop = material_new(rgb(0x48c0ff), rgb(0x1878d8), .06f, 1.6f, PAT_PLAIN, 1, 0), shaft = material_wood();
    material(drop)->emit = rgb(0x2090ff) * .25f;
    push();
    move(-.06f, 1.46f, .12f);
    turn_x(-6);
    turn_y(-8);
    turn_z(17);
    grow(.80f);
    battle_shield("water", rgb(0xe8d8b8), rgb(0xa89068), drop);
    pop();
    Vec3 great[10] = {V(1.05f, -.30f, -.40f), V(1.34f, .70f, -.55f), V(1.20f, 1.80f, -.45f), V(.55f, 2.52f, -.22f),
                      V(-.30f, 2.56f, .02f),  V(-.94f, 2.06f, .26f), V(-.86f, 1.30f, .52f),  V(-.30f, .88f, .66f),
                      V(.36f, .86f, .62f),    V(.66f, 1.22f, .56f)};
    float gr[10] = {.36f, .34f, .31f, .27f, .23f, .19f, .155f, .12f, .085f, .02f};
    kraken_limb(10, great, gr, skin, pale, 26, V(-.06f, 1.5f, .1f));
    Vec3 second[6] = {V(-.80f, -.3f, -.6f),   V(-1.16f, .50f, -.7f),  V(-1.02f, 1.15f, -.7f),
                      V(-1.18f, 1.85f, -.6f), V(-1.04f, 2.36f, -.5f), V(-.84f, 2.24f, -.4f)};
    float sr[6] = {.26f, .23f, .18f, .13f, .09f, .02f};
    kraken_limb(6, second, sr, skin, pale, 12, V(0, 1.4f, .2f));
    push(); /* somebody's trident, in its grip */
    move(-1.02f, 2.20f, -.34f);
    turn_z(-14);
    trident(1.0f, .42f, steel(0xd8e4ea), shaft);
    pop();
    Vec3 third[5] = {V(.50f, -.25f, .95f), V(.84f, .22f, 1.0f), V(1.02f, .58f, 1.0f), V(.90f, .84f, .98f),
                     V(.74f, .74f, .98f)};
    float tr[5] = {.15f, .13f, .10f, .06f, .015f};
    kraken_limb(5, third, tr, skin, pale, 9, V(.4f, .6f, 1.2f));
    part();
    paint(material_new(rgb(0x0e4a5c), rgb(0x1c7a88), .08f, 1.4f, PAT_WATER, 1.6f, .9f));
    ground(.18f, .12f, 1.1f);
    for (int i = 0; i < 150; i++) { /* it has just come up: foam round each limb, and water runs off */
        static const Vec3 root[3] = {{1.1f, .20f, -.35f}, {-.95f, .20f, -.5f}, {.62f, .20f, .98f}};
        Vec3 at = root[i % 3];
        float a = chance(i) * 6.3f, far = .25f + .22f * chance(i + 200), up = chance(i + 400);
        if (i < 96)
            sprite(at + V(cosf(a) * far, .22f * up * up, sinf(a) * far * .6f), .015f + .03f * chance(i + 600),
                   rgb(0xf0fff8), SPRITE_SNOW, .5f);
        else
            sprite(tube_point(10, great, 8 * chance(i + 600)) + V(.2f * (up - .5f), -.25f - .5f * up, .1f),
                   .010f + .016f * chance(i + 700), rgb(0xe0fff8), SPRITE_BUBBLE, .8f);
    }
}

/* ---- moon: the owl has the scythe ---- */

static void owl(int coat, int pale, int beak, int iris)
{
    part();
    paint(coat);
    blend(.05f);
    egg(0, .0f, 0, .24f, .34f, .22f);
    egg(0, .36f, .03f, .23f, .21f, .20f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .13f, .48f, .06f), V(q * .24f, .68f, .02f), .07f, .01f);
        limb(V(q * .22f, .16f, -.02f), V(q * .15f, -.42f, -.10f), .11f, .03f); /* folded wings */
    }
    limb(V(0, -.2f, -.08f), V(0, -.56f, -.14f), .12f, .05f);
    part();
    paint(pale);
    blend(.02f);
    for (int i = 0; i < 26; i++) { /* breast */
        float a = (chance(i) - .5f) * 1.7f, y = .17f - .42f * chance(i + 30);
        Vec3 root = V(sinf(a) * .17f, y, .07f + .13f * cosf(a));
        limb(root, root + V(sinf(a) * .02f, -.09f, .025f), .034f, .006f);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 16; i++) { /* the rays of its face */
            float a = (float)i * PI / 8, q = (float)side;
            limb(V(q * .105f + cosf(a) * .06f, .37f + sinf(a) * .06f, .20f),
                 V(q * .105f + cosf(a) * .125f, .37f + sinf(a) * .125f, .16f - .03f * fabsf(cosf(a))), .020f, .008f);
        }
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye_with_lid((float)side * .105f, .37f, .16f, .082f, (float)side * 4, -6, iris, coat, (float)side * 16, .62f);
        part();
        paint(beak);
        for (int i = -1; i <= 1; i++)
            limb(V((float)side * .09f + .035f * (float)i, -.33f, .10f),
                 V((float)side * .09f + .04f * (float)i, -.40f, .15f), .024f, .006f);
    }
    part();
    paint(beak);
    blend(.02f);
    limb(V(0, .33f, .22f), V(0, .24f, .27f), .038f, .008f);
}

static void moon_battle(void)
{
    camera(V(.20f, 1.20f, 6.5f), V(.02f, 1.60f, 0), 31);
    Scene *s = scene();
    s->disc_x = .02f;
    s->disc_y = .28f;
    s->disc_size = 1.22f;
    s->key.color = rgb(0xfff0e0) * 2.2f;
    s->rim.color = rgb(0xc8d8ff) * 4.2f;
    s->grade = .04f;
    int snath = material_new(rgb(0x3a2c34), rgb(0x18121a), .6f, .5f, PAT_WOOD, 2.2f, 1), blade = steel(0xa8b4d0),
        coat = material_fur(rgb(0x6a5048)), pale = material_fur(rgb(0xd8c8b8)),
        beak = material_plain(rgb(0x2a2420), .4f, .8f),
        iris = material_eye(rgb(0xffa818), rgb(0x201008), 1.3f, PUPIL_ROUND), strap = material_leather(rgb(0x4a2c24));
    material(coat)->fine = 9;
    material(coat)->bump = .35f;
    push();
    move(.34f, .86f, -.05f);
    turn_z(-4);
    grow(1.0f);
    scythe(1.16f, 1.36f, blade, snath);
    part(); /* its two handles */
    paint(snath);
    limb(V(0, .30f, 0), V(-.26f, .34f, .06f), .030f, .034f);
    limb(V(.01f, -.22f, 0), V(-.26f, -.20f, .06f), .030f, .034f);
    Vec3 top = here(V(-.10f, 1.28f, 0));
    pop();
    push();
    move(top[0], top[1] + .43f, top[2] + .02f);
    turn_y(-10);
    turn_z(3);
    grow(1.08f);
    owl(coat, pale, beak, iris);
    pop();
    part(); /* the shield hangs by its strap */
    paint(strap);
    blend(.01f);
    Vec3 hung[4] = {V(.26f, 1.66f, .10f), V(.06f, 1.66f, .14f), V(-.20f, 1.54f, .18f), V(-.42f, 1.34f, .20f)},
         hung2[4] = {V(.26f, 1.66f, .10f), V(.27f, 1.56f, .14f), V(.24f, 1.42f, .18f), V(.18f, 1.26f, .20f)};
    float r[4] = {.030f, .030f, .030f, .030f};
    tube(4, hung, r, 4);
    tube(4, hung2, r, 4);
    push();
    move(-.16f, .92f, .26f);
    turn_x(-5);
    turn_y(-8);
    turn_z(9);
    grow(.62f);
    battle_shield("moon", rgb(0x3a2a70), rgb(0x1a1440), 0);
    pop();
    faction_ground();
    faction_motes();
}

const Card battle_lands_cards[] = {{"cards/horde/battle-fire", FIRE, fire_battle},
                                   {"cards/horde/battle-water", WATER, water_battle},
                                   {"cards/horde/battle-moon", MOON, moon_battle},
                                   {0}};
