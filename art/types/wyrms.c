/* SPDX-License-Identifier: MIT
 * The scaly ones of the monstrous horde: the Hydra in her swamp, the Young Dragon on the roof, the Basilisk whose look
 * turns to stone. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/dragon_body.h"

/* ---- the Hydra ---- */

typedef struct {
    Vec3 low, high, at; /* the neck: two points between body and head */
    float yaw, nod, lean, size;
    float jaw;
} HydraHead;

static void hydra_head(const Hide *h, const HydraHead *k)
{
    Vec3 root = V(k->at[0] * .3f, .35f, -.75f);
    Vec3 p[5] = {root, k->low, k->high, vec_mix(k->high, k->at, .7f) + V(0, .1f, -.1f), k->at + V(0, -.02f, -.05f)};
    float s = k->size, r[5] = {.52f * s, .46f * s, .38f * s, .33f * s, .31f * s};
    dragon_neck(h, &(DragonNeck){5, p, r, V(-.2f * k->at[0], -.1f, 1), 15, 0, 0});
    push();
    move(k->at[0], k->at[1], k->at[2]);
    turn_y(k->yaw);
    turn_x(k->nod);
    turn_z(k->lean);
    grow(s);
    dragon_head(h, &(DragonFace){k->jaw, 22, .46f});
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* spikes instead of horns */
            float q = (float)i;
            part();
            paint(h->horn);
            limb(V((float)side * (.16f + .09f * q), .26f - .14f * q, -.16f),
                 V((float)side * (.3f + .24f * q), .62f - .24f * q, -.5f), .085f, .008f);
        }
    pop();
}

static void hydra(void)
{
    camera(V(.1f, .9f, 6.5f), V(0, 1.5f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x140c1e, 0x3a1e4a, 0x8a4668, 0xf0a070, 0xffd070, 0xfff0d0);
    s->backdrop = place_swamp;
    s->grade = .05f;
    s->roll = 4;
    s->rim.color = rgb(0xffb080) * 3.6f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x2aa088), rgb(0x124a5a), rgb(0xf0d890), rgb(0xe8c070), rgb(0xd04a3a), rgb(0xffe030)});
    static const HydraHead heads[5] = {
        {{-.45f, 1.1f, -.9f}, {-.75f, 1.95f, -.8f}, {-.36f, 2.72f, -.25f}, -30, 10, 6, .70f, 10},
        {{.5f, 1.1f, -.9f}, {1.0f, 1.85f, -.8f}, {.86f, 2.50f, -.3f}, 34, 4, -10, .70f, 32},
        {{-.9f, .7f, -.4f}, {-1.3f, 1.0f, -.1f}, {-1.0f, 1.4f, .35f}, -14, 2, 10, .7f, 30},
        {{.9f, .7f, -.4f}, {1.3f, 1.0f, -.1f}, {1.0f, 1.34f, .35f}, 24, -4, -10, .7f, 9},
        {{.15f, .9f, -.6f}, {.34f, 1.95f, -.45f}, {-.16f, 1.42f, 1.05f}, -24, 6, -8, 1.12f, 38},
    };
    push();
    move(0, -.08f, 0);
    part();
    paint(h.scales);
    blend(.2f);
    egg(0, .1f, -.9f, 1.25f, .75f, .8f);
    for (int i = 0; i < 5; i++)
        hydra_head(&h, &heads[i]);
    pop();
    part(); /* the water she rises from */
    paint(material_new(rgb(0x3a2a48), rgb(0x8a4a58), .12f, 1.2f, PAT_WATER, 2, .6f));
    ground(.12f, .05f, 1.6f);
    int reed = material_new(rgb(0x5a6a30), rgb(0x2a3418), .7f, .3f, PAT_NOISE, 4, .3f);
    for (int i = 0; i < 8; i++) {
        push();
        move((i < 4 ? -1.f : 1.f) * (1.0f + .5f * chance(i)), .1f, .6f + .6f * chance(i + 9));
        grass_tuft(.55f, 6, reed, i * 7);
        pop();
    }
    faction_motes();
}

/* ---- the Young Dragon ---- */

/* A ridge of tiles he sits on: rows of tiles, a ridge beam. */
static void roof_ridge(int tile, int wood)
{
    for (int row = 0; row < 5; row++)
        for (int i = 0; i < 17; i++) {
            float x = -2 + .25f * (float)i + (row % 2 ? .125f : 0);
            part();
            paint(tile);
            push();
            move(x, .46f - .2f * (float)row, .32f + .24f * (float)row);
            turn_x(42 + 6 * (chance(i + row * 20) - .5f));
            box(0, 0, 0, .115f, .17f, .03f, .03f);
            pop();
        }
    part();
    paint(wood);
    blend(.03f);
    limb(V(-2.2f, .62f, .16f), V(2.2f, .62f, .16f), .1f, .1f);
}

static void clawed_foot(const Hide *h, float x, float side)
{
    part();
    paint(h->scales);
    blend(.1f);
    limb(V(x * .72f, 1.25f, -.2f), V(x + side * .18f, .98f, .2f), .26f, .16f);
    limb(V(x + side * .18f, .98f, .2f), V(x, .72f, .32f), .16f, .12f);
    for (int i = -1; i <= 1; i++) {
        part();
        paint(h->fine_scales);
        blend(.04f);
        limb(V(x, .74f, .34f), V(x + .13f * (float)i, .68f, .52f), .1f, .075f);
        part();
        paint(h->horn);
        limb(V(x + .13f * (float)i, .68f, .54f), V(x + .15f * (float)i, .52f, .6f), .06f, .008f);
    }
}

static void young_wings(const Hide *h)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 tip[4] = {V(s * 2.15f, 3.05f, -.7f), V(s * 2.0f, 1.9f, -.5f), V(s * 1.55f, 1.15f, -.45f),
                       V(s * .85f, .95f, -.5f)};
        dragon_wing(h, s, V(s * .3f, 1.55f, -.5f), V(s * .72f, 2.15f, -.75f), V(s * 1.05f, 2.95f, -.6f), tip);
    }
}

/* Night over a town: what burns lights the smoke from below. */
static Vec3 night_of_fire(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float smoke = sky_clouds(u + .15f * v, v, 1.2f), low = unit((.5f - v) / 1.5f);
    Vec3 c = sky_ramp(unit((v + .7f) / 1.9f), vec_mix(t[MIDTONE], t[SHADOW], .4f), t[SHADOW], t[DARK]);
    c += t[ACCENT] * (.35f * low * low * (.5f + smoke));
    c = vec_mix(c, t[DARK], .6f * smooth(.45f, .7f, smoke) * smooth(-.5f, .3f, v));
    for (int i = 0; i < 7; i++) {
        float x = -1.05f + .33f * (float)i, half = .13f + .06f * chance_of(i), eave = -.62f + .16f * chance_of(i + 20);
        if (fabsf(u - x) < half && v < eave + .26f - fabsf(u - x) * .26f / half)
            c = vec_mix(t[DARK] * .8f, t[ACCENT] * .7f, .5f * low * smooth(.5f, .75f, cloud_flat(u * 13, v * 13, 3)));
    }
    return c;
}

/* On the ridge of somebody's roof, and the fire goes where he looks. */
static void dragon(void)
{
    camera(V(.35f, 1.25f, 5.7f), V(-.02f, 1.72f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x0a0a1c, 0x221a44, 0x6a3050, 0xe08a58, 0xff8a30, 0xfff0c8);
    s->backdrop = night_of_fire;
    s->grade = .04f;
    s->roll = -3;
    s->key.color = rgb(0xffe8d8) * 1.9f;
    s->rim.color = rgb(0x9aa0ff) * 3.2f;
    s->fill.color = rgb(0x4a4a90) * .5f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x48b858), rgb(0x14605a), rgb(0xe8c070), rgb(0xf0d8a0), rgb(0xb0582a), rgb(0xff3a18)});
    material(h.membrane)->sss = rgb(0xff7a30) * .5f;
    push();
    move(.16f, -.12f, 0);
    young_wings(&h);
    part();
    paint(h.scales);
    blend(.2f);
    egg(0, 1.15f, -.4f, .56f, .6f, .55f);
    Vec3 tail[6] = {V(.2f, .9f, -.8f),   V(.9f, .70f, -.6f),  V(1.25f, .62f, -.1f),
                    V(1.30f, .40f, .4f), V(1.05f, .22f, .7f), V(.80f, .36f, .9f)};
    float tr[6] = {.34f, .26f, .19f, .13f, .09f, .04f};
    dragon_neck(&h, &(DragonNeck){6, tail, tr, V(0, -1, .3f), 0, 12, .3f});
    Vec3 p[5] = {V(0, .95f, -.2f), V(.05f, 1.34f, .04f), V(.16f, 1.72f, .0f), V(.16f, 2.05f, .04f),
                 V(-.02f, 2.26f, .22f)};
    float r[5] = {.5f, .44f, .34f, .30f, .28f};
    dragon_neck(&h, &(DragonNeck){5, p, r, V(-.3f, -.1f, 1), 24, 8, .4f});
    clawed_foot(&h, -.52f, -1);
    clawed_foot(&h, .52f, 1);
    push(); /* a big head on a small body */
    move(-.06f, 2.34f, .30f);
    turn_y(-52);
    turn_x(16);
    turn_z(6);
    grow(1.02f);
    dragon_head(&h, &(DragonFace){34, 20, .5f});
    dragon_swept_horns(&h, .80f);
    dragon_frill(&h, 4, .62f);
    push();
    move(0, -.16f, .80f);
    aim(V(0, -.16f, 1), V(0, 1, 0));
    fire_breath(1.5f, .50f, 1.3f, 5);
    fire_breath(1.2f, .34f, 1.3f, 50);
    int hot = material_glow(rgb(0xffe8a0), 1.3f), cool = material_glow(rgb(0xff8a28), 1.0f);
    for (int i = 0; i < 9; i++) { /* tongues in it */
        float a = (float)i * 2.4f, out = .05f + .05f * chance(i);
        push();
        move(sinf(a) * .05f, .05f * chance(i + 9), cosf(a) * .05f);
        turn_z(-14 * sinf(a) * (1 + out));
        turn_x(14 * cosf(a) * (1 + out));
        flame_tongue(.75f + .6f * chance(i + 20), .075f, .10f * sinf(a * 3), hot, cool);
        pop();
    }
    Vec3 fire = here(V(0, .5f, 0));
    pop();
    pop();
    roof_ridge(material_new(rgb(0x7a4a48), rgb(0x3c2228), .8f, .4f, PAT_STONE, 5, .6f), material_wood());
    pop();
    lamp(fire + V(.15f, .15f, .35f), rgb(0xff9a40) * 5.f, .5f);
    push();
    sparks(80, 1.7f, 3.2f, rgb(0xffb040) * 2.f, 300);
    pop();
}

/* ---- the Basilisk ---- */

typedef struct {
    int scales, plume, comb, beak, iris, wattle;
} Cockatrice;

static void beak(const Cockatrice *m)
{
    part();
    paint(m->beak);
    blend(.05f);
    Vec3 upper[4] = {V(0, .06f, .26f), V(0, .1f, .52f), V(0, .02f, .78f), V(0, -.16f, .86f)};
    float ur[4] = {.24f, .19f, .11f, .012f};
    tube(4, upper, ur, 4);
    carve();
    blend(.03f);
    egg(0, -.16f, .5f, .14f, .12f, .3f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .12f, .16f, .56f, .03f, .025f, .05f);
    fill();
    part();
    paint(m->beak);
    blend(.04f);
    push();
    move(0, -.12f, .2f);
    turn_x(30);
    Vec3 lower[3] = {V(0, 0, 0), V(0, -.05f, .3f), V(0, .04f, .54f)};
    float lr[3] = {.2f, .14f, .02f};
    tube(3, lower, lr, 4);
    carve();
    egg(0, .08f, .26f, .12f, .09f, .28f);
    fill();
    part();
    paint(m->wattle);
    Vec3 tongue[4] = {V(0, .02f, .1f), V(0, .08f, .35f), V(0, .2f, .55f), V(.06f, .2f, .78f)};
    float tr[4] = {.06f, .05f, .035f, .006f};
    tube(4, tongue, tr, 4);
    pop();
}

static void cock_head(const Cockatrice *m)
{
    part();
    paint(m->scales);
    blend(.12f);
    egg(0, .06f, 0, .38f, .38f, .4f);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .07f, .22f, .38f), V((float)side * .38f, .36f, .1f), .09f, .1f);
    beak(m);
    part(); /* the comb is his crown */
    paint(m->comb);
    push();
    move(0, .3f, 0);
    turn_y(90);
    float comb[] = {-.42f, -.05f, -.4f, .18f, -.26f, .1f, -.18f, .42f, -.04f, .2f,  .08f,
                    .58f,  .2f,   .26f, .38f, .52f,  .4f, .18f,  .58f, .3f,   .48f, -.1f};
    outline(11, comb, 2, .12f, .1f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(m->wattle);
        blend(.08f);
        Vec3 p[3] = {V((float)side * .16f, -.2f, .3f), V((float)side * .2f, -.42f, .34f),
                     V((float)side * .17f, -.6f, .32f)};
        float r[3] = {.07f, .12f, .1f};
        tube(3, p, r, 3);
        eye_with_lid((float)side * .22f, .14f, .3f, .15f, (float)side * 16, -4, m->iris, m->scales, (float)side * 22,
                     .5f);
    }
}

/* A ruff of feathers behind the cheeks, longer to the back. */
static void ruff(const Cockatrice *m)
{
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < 15; i++) {
            float a = ((float)i / 14 - .5f) * 290;
            push();
            move(0, -.12f, -.12f - .1f * (float)row);
            turn_z(-a);
            turn_x(-26 - 14 * (float)row);
            part();
            paint((i + row) % 2 ? m->plume : m->comb);
            float l = (.7f + .18f * (float)row) * (.85f + .3f * chance(i + row * 20));
            float xy[] = {0, .2f, .1f, .35f, .12f, l * .8f, 0, l, -.12f, l * .8f, -.1f, .35f};
            outline(6, xy, 2, .02f, .08f);
            pop();
        }
}

/* Somebody who looked: a knight of stone behind his shield, the sword still up. Hips at the brush's place. */
static void petrified(int stone)
{
    part();
    paint(stone);
    blend(.06f);
    limb(V(0, -.4f, 0), V(0, .10f, 0), .26f, .24f);
    egg(0, .40f, 0, .33f, .34f, .24f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .34f, .62f, 0, .18f, .15f, .18f);
    limb(V(.36f, .60f, 0), V(.56f, .84f, .10f), .11f, .09f);
    limb(V(.56f, .84f, .10f), V(.50f, 1.16f, .16f), .09f, .08f);
    ball(.50f, 1.20f, .16f, .10f);
    push();
    move(0, .96f, .02f);
    turn_x(-14);
    turn_y(14);
    grow(.52f);
    helm_great(stone, stone, V(0, 0, 0));
    helm_plume(.7f, stone);
    pop();
    push();
    move(.50f, 1.20f, .16f);
    turn_z(-16);
    sword(.95f, .15f, stone, stone);
    pop();
    push();
    move(-.34f, .42f, .30f);
    turn_y(-24);
    grow(.9f);
    shield_round(.40f, stone, stone);
    pop();
}

/* A cave, and a green light in it that comes from two eyes. */
static Vec3 stone_garden(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, s->disc_x, s->disc_y, .22f), n = cloud_flat(u * 3, v * 3, 4);
    Vec3 c = vec_mix(t[DARK], t[SHADOW], .45f + .5f * n);
    c = vec_mix(c, t[MIDTONE], unit(1.15f * h) * (.7f + .5f * n));
    for (int i = 0; i < 9; i++) { /* teeth of the rock, from above */
        float x = -1.05f + .26f * (float)i, low = .98f - .5f * chance_of(i) * fabsf(x),
              half = .10f + .07f * chance_of(i + 30);
        if (v > low + fabsf(u - x) * (1.2f - low) / half)
            c = vec_mix(c, t[DARK], .75f);
    }
    return c;
}

/* It has looked at him. */
static void basilisk(void)
{
    camera(V(-.25f, 1.10f, 5.9f), V(.0f, 1.46f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x040a0c, 0x0e2a2c, 0x2a6a5a, 0xa8d890, 0xd8ff50, 0xfbffe0);
    s->backdrop = stone_garden;
    s->disc_x = -.10f;
    s->disc_y = .35f;
    s->roll = -4;
    s->ambient *= .5f;
    s->vignette = 1.5f;
    s->haze = 0;
    s->rim = (Light){vec_unit(V(.45f, .45f, -.75f)), rgb(0xffb070) * 3.2f, 0};
    s->key = (Light){vec_unit(V(-.60f, .60f, .55f)), rgb(0xfff0d8) * 2.0f, .06f};
    s->fill.color = rgb(0x1c4858) * .4f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x9ab82c), rgb(0x2c5a24), rgb(0xf4dc8c), rgb(0xe8d0a0), rgb(0xc02420), rgb(0xe0ff30)});
    Cockatrice m = {.scales = h.fine_scales,
                    .plume = material_new(rgb(0x1f8a7a), rgb(0x0c4a58), .5f, .7f, PAT_FUR, 4, .6f),
                    .comb = material_skin(rgb(0xd02420), rgb(0x6c0c18)),
                    .beak = material_new(rgb(0x6e5a3c), rgb(0x2e2014), .25f, 1.2f, PAT_BONE, 4, .5f),
                    .iris = material_eye(rgb(0xd8ff20), rgb(0xf4f890), 1.1f, PUPIL_SLIT),
                    .wattle = material_skin(rgb(0xd82c2c), rgb(0x7a1020))};
    int stone = material_stone(rgb(0xc8c8d0), rgb(0x6c6c7c)), floor_m = material_stone(rgb(0x2c3c3c), rgb(0x101a1c));
    Vec3 coil[7] = {V(1.45f, .62f, .75f),  V(1.05f, .22f, 1.15f), V(.15f, .16f, 1.30f), V(-.95f, .20f, 1.05f),
                    V(-1.20f, .42f, .10f), V(-.60f, .55f, -.70f), V(.35f, .70f, -.85f)};
    float cr[7] = {.03f, .13f, .21f, .27f, .34f, .40f, .42f};
    dragon_neck(&h, &(DragonNeck){7, coil, cr, V(0, -1, 0), 0, 26, .26f});
    Vec3 rise[6] = {V(.35f, .70f, -.85f),  V(1.00f, 1.05f, -.55f), V(1.10f, 1.60f, -.25f),
                    V(.86f, 2.08f, -.05f), V(.52f, 2.28f, .10f),   V(.32f, 2.26f, .26f)};
    float rr[6] = {.42f, .43f, .40f, .34f, .30f, .28f};
    dragon_neck(&h, &(DragonNeck){6, rise, rr, V(-1, -.1f, .7f), 26, 12, .34f});
    push();
    move(.16f, 2.24f, .42f);
    turn_y(-46);
    turn_x(22);
    turn_z(8);
    grow(.98f);
    ruff(&m);
    cock_head(&m);
    Vec3 left = here(V(-.24f, .14f, .46f)), right = here(V(.24f, .14f, .46f));
    pop();
    for (int side = 0; side < 2; side++) /* the look */
        sprite(side ? right : left, .16f, rgb(0xd0ff50), SPRITE_GLOW, .40f);
    push();
    move(-.62f, .50f, .45f);
    turn_y(8);
    grow(.84f);
    petrified(stone);
    pop();
    part();
    paint(floor_m);
    ground(.0f, .06f, 2);
    lamp(left + V(-.35f, -.45f, .45f), rgb(0xc8ff50) * 1.6f, .45f);
    for (int i = 0; i < 30; i++)
        sprite(V((chance(i) - .5f) * 2.6f, .3f + 2.2f * chance(i + 30), .4f + chance(i + 60)),
               .006f + .012f * chance(i + 90), rgb(0xe0ff90), SPRITE_GLOW, .7f);
}

const Card wyrms_cards[] = {{"cards/monstrous/hydra", FOREST, hydra},
                            {"cards/monstrous/dragon", FIRE, dragon},
                            {"cards/monstrous/basilisk", SUN, basilisk},
                            {0}};
