/* SPDX-License-Identifier: MIT
 * Castles of Siege as one comes to them, small and with a light: a battery of chimneys, a mound that does not let its
 * garrison go, a harbour that one may pass. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrowkin.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/snow.h"
#include "props/rocks.h"
#include "props/seawater.h"

/* ---- ca02: every chimney is also a gun ---- */

/* A chimney that is a mortar's barrel: brick, iron bands, a muzzle. `fired`: with its flash. */
static void gun_chimney(float x, float z, float lean, float r, float tall, int brick, int iron, bool fired)
{
    push();
    move(x, 1.9f, z);
    turn_z(lean);
    part();
    paint(brick);
    blend(.03f);
    limb(V(0, -.6f, 0), V(0, tall, 0), r * 1.20f, r * .88f);
    part();
    paint(iron);
    blend(.02f);
    for (int i = 0; i < 3; i++)
        ring(0, tall * (.22f + .26f * (float)i), 0, r * (1.17f - .08f * (float)i), .035f);
    drum(0, tall - .02f, 0, r * 1.10f, .10f, .03f);
    drum(0, tall + .12f, 0, r * 1.22f, .07f, .03f);
    carve();
    drum(0, tall + .2f, 0, r * .80f, .20f, .01f);
    fill();
    part();
    paint(material_glow(rgb(0xffb050), fired ? 4.f : 1.8f));
    drum(0, tall + .06f, 0, r * .80f, .02f, .01f);
    Vec3 mouth = here(V(0, tall + .22f, 0));
    sprite(mouth, r * (fired ? 2.6f : 1.4f), rgb(0xff9030), SPRITE_GLOW, fired ? .9f : .45f);
    if (fired) {
        push();
        move(0, tall + .1f, 0);
        fire_breath(1.1f, .34f, .9f, 5);
        pop();
    }
    for (int k = 0; k < 2; k++)
        lit_window(-.02f, .25f + .42f * (float)k, r * 1.06f, .035f, .07f, rgb(0xffb050) * 2.6f);
    pop();
}

/* The rock it stands on, and the hall behind its gate. */
static void works_on_the_rock(int stone, int wall, int slate, int iron)
{
    part();
    paint(stone);
    blend(.2f);
    lumpy(.10f, 1.7f);
    egg(.55f, .35f, -.8f, 1.85f, 1.15f, 1.0f);
    egg(.95f, .0f, .0f, 1.5f, .95f, .9f);
    egg(-.85f, -.1f, -.4f, 1.2f, .85f, .9f);
    egg(1.5f, -.3f, 1.0f, 1.1f, .7f, .8f);
    lumpy(0, 1);
    part();
    paint(wall);
    blend(.02f);
    box(.35f, 1.55f, -.35f, 1.45f, .42f, .40f, .03f);
    box(.35f, 2.0f, -.65f, 1.05f, .40f, .35f, .03f);
    for (int i = 0; i < 10; i++)
        box(-1.02f + .305f * (float)i, 2.03f, .02f, .085f, .09f, .07f, .015f);
    part();
    paint(slate);
    const float gable[] = {-.45f, 0, 0, .40f, .45f, 0};
    push();
    move(.35f, 2.40f, -.65f);
    turn_y(90);
    outline(3, gable, 1, 1.08f, .03f);
    pop();
    for (int i = 0; i < 7; i++)
        if (i != 3)
            lit_window(-.75f + .37f * (float)i, 1.62f, .06f, .04f, .09f, rgb(0xffb050) * 3.0f);
    for (int i = 0; i < 5; i++)
        lit_window(-.35f + .35f * (float)i, 2.16f, -.29f, .035f, .07f, rgb(0xffb050) * 3.0f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.35f + (float)side * .34f, .95f, .16f);
        turret(.17f, 1.15f, .42f, wall, slate, iron);
        pop();
    }
    part(); /* the gate is a furnace's mouth */
    paint(material_glow(rgb(0xffc060), 3.0f));
    box(.35f, 1.32f, .08f, .17f, .26f, .03f, .02f);
    part();
    paint(iron);
    for (int i = 0; i < 4; i++)
        limb(V(.23f + .08f * (float)i, 1.58f, .13f), V(.23f + .08f * (float)i, 1.36f, .13f), .016f, .008f);
    sprite(V(.35f, 1.30f, .25f), .55f, rgb(0xff9030), SPRITE_GLOW, .6f);
    lamp(V(.35f, 1.35f, .75f), rgb(0xff9a40) * 3.0f, .7f);
}

/* The fuse that winds up from his feet to the gate: burning below, a black line above. */
static void long_fuse(const Vec3 *way, int n, float burnt, int cord)
{
    float last = (float)(n - 1);
    part();
    paint(cord);
    for (int i = 0; i < 60; i++) {
        Vec3 a = tube_point(n, way, last * (float)i / 60), b = tube_point(n, way, last * (float)(i + 1) / 60);
        limb(a, b, .026f, .026f);
    }
    part();
    paint(material_glow(rgb(0xffa040), 2.6f));
    for (int i = 0; i < 40; i++) {
        Vec3 a = tube_point(n, way, burnt * (float)i / 40), b = tube_point(n, way, burnt * (float)(i + 1) / 40);
        limb(a, b, .034f, .034f);
        if (i % 3 == 0)
            sprite(a + V(0, .03f, .03f), .10f, rgb(0xff8a30), SPRITE_GLOW, .5f);
    }
    Vec3 tip = tube_point(n, way, burnt);
    sprite(tip, .34f, rgb(0xffd080), SPRITE_GLOW, 1.2f);
    sprite(tip, .30f, rgb(0xfff0c0), SPRITE_SPARKLE, 1.2f);
    for (int i = 0; i < 22; i++) {
        float a = 2 * PI * chance(i), l = .08f + .30f * chance(i + 9);
        sprite(tip + V(cosf(a) * l, .05f + fabsf(sinf(a)) * l, .05f), .016f, rgb(0xffd890), SPRITE_GLOW, 1.5f);
    }
    lamp(tip + V(0, .15f, .35f), rgb(0xffa848) * 2.6f, .5f);
}

static void cinderworks(void)
{
    Scene *s = scene();
    camera(V(-.5f, 1.15f, 8.8f), V(.0f, 1.98f, 0), 34);
    family_hour(EMBER_DUSK);
    s->back_y = -.30f;
    s->back_x = -.45f;
    s->vignette = 1.4f;
    s->aperture = 0;
    s->key.color = rgb(0xd0c4dc) * 1.2f;
    s->key.towards = V(-.6f, .6f, .5f);
    s->rim.color = rgb(0xff8a48) * 3.6f;
    s->ambient = .34f;
    for (int i = 0; i < TINTS; i++)
        s->tint[i] = s->tint[i] * .72f;
    int brick = material_new(rgb(0x5c443e), rgb(0x2a1e1c), .85f, .25f, PAT_BRICK, 9, .7f), iron = material_iron(),
        wall = material_new(rgb(0x4c3c3e), rgb(0x241c20), .85f, .25f, PAT_BRICK, 9, .7f),
        slate = material_plain(rgb(0x241f28), .5f, .7f), stone = material_stone(rgb(0x40383e), rgb(0x1a1618)),
        cord = material_plain(rgb(0x140e0c), .8f, .2f), cloak_m = material_wool(rgb(0x6a2018)),
        coat = material_wool(rgb(0x241c20)), pole = material_plain(rgb(0x2c1c12), .7f, .2f);
    material(iron)->color = rgb(0x4a4448);
    works_on_the_rock(stone, wall, slate, iron);
    static const float gun[6][5] = {{-1.05f, -.5f, 26, .20f, 1.05f},  {-.52f, -.75f, 15, .24f, 1.65f},
                                    {.08f, -.9f, 5, .28f, 2.10f},     {.66f, -.9f, -5, .25f, 1.80f},
                                    {1.18f, -.75f, -15, .22f, 1.35f}, {1.66f, -.5f, -26, .19f, .90f}};
    for (int i = 0; i < 6; i++)
        gun_chimney(gun[i][0], gun[i][1], gun[i][2], gun[i][3], gun[i][4], brick, iron, i == 1);
    for (int i = 0; i < 12; i++) { /* smoke, lit from below */
        float t = (float)i / 11;
        sprite(V(.1f + .5f * (chance(i) - .5f) + .5f * t, 4.1f + .7f * t, -1.2f), .20f + .25f * t, rgb(0x6a4038),
               SPRITE_GLOW, .28f);
    }
    Vec3 way[7] = {V(-.58f, .24f, 3.25f), V(-.05f, .20f, 3.1f), V(.62f, .36f, 2.5f), V(.75f, .62f, 1.75f),
                   V(.20f, .75f, 1.30f),  V(-.15f, .92f, .85f), V(.30f, 1.10f, .42f)};
    long_fuse(way, 7, 3.3f, cord);
    part(); /* the near rock */
    paint(stone);
    blend(.15f);
    lumpy(.08f, 2.2f);
    egg(-1.1f, -.30f, 2.9f, 1.0f, .50f, .8f);
    egg(.2f, -.35f, 2.9f, 1.0f, .50f, .8f);
    egg(1.3f, -.25f, 2.4f, 1.0f, .60f, .8f);
    egg(.6f, -.1f, 1.6f, 1.0f, .62f, .8f);
    lumpy(0, 1);
    push(); /* she who has just lit it */
    move(-.92f, .13f, 3.0f);
    turn_y(150);
    grow(.46f);
    Vec3 hand = V(-.60f, 1.45f, .42f);
    wayfarer(&(Wayfarer){.cloak = cloak_m,
                         .coat = coat,
                         .legs = coat,
                         .hem = .35f,
                         .open = 36,
                         .stride = .16f,
                         .wind = V(.45f, 0, -.2f),
                         .nod = -14,
                         .side = -1,
                         .hand = hand,
                         .mitten = coat,
                         .seed = 5});
    part();
    paint(pole);
    limb(hand + V(.06f, .45f, -.05f), hand + V(-.22f, -1.05f, .35f), .03f, .025f);
    Vec3 match = here(hand + V(-.22f, -1.05f, .35f));
    pop();
    sprite(match, .26f, rgb(0xffb850), SPRITE_GLOW, .9f);
    lamp(match + V(.1f, .2f, .3f), rgb(0xffa848) * 1.6f, .4f);
    faction_motes();
}

/* ---- ca05: most of the garrison has never left ---- */

/* A clear green evening behind the mound. */
static Vec3 green_dusk(const Scene *s, float u, float v)
{
    Vec3 c = sky_ramp(unit((v + .55f) / 1.7f), rgb(0xd8e088), rgb(0x6c9468), rgb(0x1f4040));
    c = vec_mix(c, rgb(0x3c6454), .55f * smooth(.46f, .66f, sky_clouds(u + .6f, v * 1.5f, 1.1f)));
    for (int i = 0; i < 2; i++) {
        float l = (float)i;
        c = vec_mix(c, vec_mix(rgb(0x5c7c54), rgb(0x22382c), l),
                    under(-.26f - .14f * l + hills(u, l + 4 + (float)s->back_seed, 1.2f, .20f), v, .01f));
    }
    return c;
}

/* An opening in the hill, lined with stones, with the light of a hall in it. */
static void lit_socket(Vec3 at, float rx, float ry, int stone, Vec3 light)
{
    part();
    paint(material_glow(light, 1.3f));
    egg(at[0], at[1], at[2] - .10f, rx, ry, .12f);
    for (int i = 0; i < 9; i++) {
        float a = 2 * PI * ((float)i + .3f * chance(i)) / 9;
        rock(at[0] + sinf(a) * rx * 1.34f, at[1] + cosf(a) * ry * 1.36f, at[2] + .04f, .14f + .04f * chance(i + 5),
             .12f + .04f * chance(i + 9), .16f, 40 * (chance(i + 20) - .5f), stone);
    }
    sprite(at + V(0, 0, .2f), rx * 1.6f, light, SPRITE_GLOW, .35f);
    lamp(at + V(0, -.05f, .75f), light * 1.4f, .35f);
}

/* The hill: two windows and a door that make a face of it, a crown of stones, a keep. */
static void mound_with_a_face(int turf, int stone, int moss)
{
    Vec3 light = rgb(0xffb840);
    part();
    paint(turf);
    blend(.3f);
    lumpy(.07f, 2.2f);
    egg(.10f, .35f, -1.6f, 1.95f, 2.15f, 1.3f);
    egg(-.9f, .0f, -1.0f, 1.2f, .95f, 1.0f);
    egg(1.25f, .0f, -1.1f, 1.2f, .95f, 1.0f);
    egg(.10f, 1.86f, -.75f, 1.0f, .28f, .45f); /* a brow */
    lumpy(0, 1);
    carve();
    blend(.08f);
    egg(-.55f, 1.38f, -.32f, .42f, .36f, .40f);
    egg(.75f, 1.38f, -.32f, .42f, .36f, .40f);
    egg(.10f, .45f, -.0f, .40f, .62f, .5f);
    fill();
    lit_socket(V(-.55f, 1.37f, -.50f), .33f, .28f, stone, light * 1.3f);
    lit_socket(V(.75f, 1.37f, -.50f), .33f, .28f, stone, light * 1.3f);
    part(); /* the door */
    paint(material_glow(rgb(0xffc050), 2.2f));
    box(.10f, .42f, -.12f, .30f, .46f, .04f, .02f);
    rock(-.28f, .38f, .02f, .12f, .48f, .16f, 3, stone);
    rock(.48f, .38f, .02f, .12f, .47f, .16f, -4, stone);
    rock(.10f, .95f, .02f, .56f, .13f, .18f, 2, stone);
    for (int i = 0; i < 5; i++) /* teeth: a row of stones in the lintel's shadow */
        rock(-.10f + .10f * (float)i, .76f, -.02f, .035f, .09f, .04f, 6 * (chance(i) - .5f), moss);
    for (int i = 0; i < 11; i++) { /* battlements that stood there before anybody built */
        float a = PI * (.06f + .88f * (float)i / 10), x = .10f - cosf(a) * 1.62f, y = .55f + sinf(a) * 1.86f;
        if (i != 5)
            rock(x, y, -1.5f, .11f, .28f + .14f * chance(i + 3), .11f, 14 * cosf(a) + 8 * (chance(i + 5) - .5f), stone);
    }
    push();
    move(.10f, 2.42f, -1.7f);
    part();
    paint(stone);
    blend(.03f);
    box(0, .30f, 0, .34f, .42f, .30f, .03f);
    for (int i = 0; i < 4; i++)
        box(-.28f + .187f * (float)i, .78f, .22f, .06f, .08f, .07f, .02f);
    for (int i = 0; i < 2; i++)
        lit_window(-.13f + .26f * (float)i, .38f, .31f, .045f, .09f, light * 2.6f);
    pop();
    sprite(V(.10f, .40f, .25f), .75f, light, SPRITE_GLOW, .55f);
    lamp(V(.10f, .35f, .85f), rgb(0xffb040) * 3.0f, .7f);
}

/* An arm out of the earth that holds a torch for who comes. */
static void torch_of_bone(Vec3 at, float size, float lean, int thumb, int bone, int earth, int wood)
{
    push();
    move(at[0], at[1], at[2]);
    grow(size);
    dead_hand(bone, .75f, lean, .85f, thumb, earth);
    turn_z(lean);
    part();
    paint(wood);
    limb(V(.02f, .72f, .10f), V(-.02f, 1.42f, .06f), .045f, .07f);
    move(-.02f, 1.42f, .06f);
    flames(5, .06f, .05f, .42f, .10f, 8, 10, rgb(0xffe090), rgb(0xff8a20), 3 + thumb);
    Vec3 fire = here(V(0, .15f, .05f));
    pop();
    sprite(fire, .42f * size, rgb(0xffa038), SPRITE_GLOW, .6f);
    lamp(fire + V(0, .1f, .1f), rgb(0xffa040) * 2.2f, .42f * size);
}

static void barrowgate(void)
{
    Scene *s = scene();
    camera(V(-.25f, 1.05f, 8.8f), V(.08f, 1.72f, 0), 33);
    s->backdrop = green_dusk;
    s->haze_from = 14;
    s->aperture = 0;
    s->key.color = rgb(0xc8dcb8) * 1.0f;
    s->rim.color = rgb(0xe8f0a0) * 2.6f;
    s->vignette = 1.3f;
    int turf = material_new(rgb(0x34482a), rgb(0x141e10), .95f, .1f, PAT_GRASS, 6, .6f),
        stone = material_new(rgb(0x8c8878), rgb(0x44423a), .9f, .2f, PAT_STONE, 4, .7f),
        moss = material_new(rgb(0xb0a890), rgb(0x605c4c), .9f, .2f, PAT_STONE, 4, .7f), bone = material_old_bone(),
        earth = material_earth(), wood = material_plain(rgb(0x3a2416), .8f, .2f),
        cloak_m = material_wool(rgb(0x2c2440)), scarf = material_wool(rgb(0xb04a30)), brass = material_gold();
    mound_with_a_face(turf, stone, moss);
    for (int i = 0; i < 12; i++) { /* flags of the way, in a bow up to the door */
        float t = (float)i / 11, x = .10f - .85f * sinf(t * PI * .8f) * t + .12f * (chance(i) - .5f);
        rock(x, .0f, .45f + 4.3f * t, .30f + .10f * t, .05f, .17f + .05f * t, 6 * (chance(i + 7) - .5f), moss);
    }
    torch_of_bone(V(-.62f, .02f, .8f), .62f, 8, 1, bone, earth, wood);
    torch_of_bone(V(.62f, .02f, 1.0f), .66f, -8, -1, bone, earth, wood);
    torch_of_bone(V(-1.42f, .0f, 1.6f), .85f, 10, 1, bone, earth, wood);
    torch_of_bone(V(.72f, .0f, 2.5f), .95f, -6, -1, bone, earth, wood);
    push(); /* a late guest */
    move(-.80f, .02f, 2.9f);
    turn_y(156);
    grow(.36f);
    wayfarer(&(Wayfarer){.cloak = cloak_m,
                         .coat = cloak_m,
                         .legs = cloak_m,
                         .scarf = scarf,
                         .hem = .2f,
                         .open = 30,
                         .stride = .12f,
                         .wind = V(-.3f, 0, -.1f),
                         .nod = -10,
                         .side = 1,
                         .hand = V(.55f, 1.30f, .35f),
                         .mitten = scarf,
                         .seed = 4});
    wayfarers_lantern(V(.55f, 1.24f, .40f), .50f, brass);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- ca03: you may have already walked past it ---- */

/* A wall of fog, brightest low behind the towers. */
static Vec3 harbour_fog(const Scene *s, float u, float v)
{
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), rgb(0xa8d4cc), rgb(0x6ca4a4), rgb(0x1c4854));
    c = vec_mix(c, rgb(0xc4e4d8), .55f * halo(u, v, s->disc_x, s->disc_y, .12f));
    return vec_mix(c, rgb(0x3c7078),
                   .45f * smooth(.46f, .66f, sky_clouds(u + .2f, v * 2.0f, 1.0f)) * smooth(-.4f, .2f, v));
}

/* A tower of the citadel, lit windows going up it; only their light comes through. */
static void fog_tower(float x, float z, float r, float tall, float roof, int wall, int tiles, int seed)
{
    push();
    move(x, .1f, z);
    turret(r, tall, roof, wall, tiles, tiles);
    for (int k = 0; k < (int)(tall * 2.6f); k++)
        if (chance(k + seed) > .3f)
            lit_window((chance(k + seed + 9) - .5f) * r, .65f + .38f * (float)k, r * 1.02f, .034f, .065f,
                       k % 3 ? rgb(0x7cf0d8) * 2.0f : rgb(0xffd070) * 2.4f);
    pop();
}

/* A punt along x, its bow to the left, and who poles it, his back to us. Returns where its lantern is. */
static Vec3 punt(int wood, int cloak_m, int coat, int brass)
{
    part();
    paint(wood);
    blend(.06f);
    Vec3 keel[5] = {V(-1.15f, .34f, 0), V(-.75f, .14f, 0), V(0, .08f, 0), V(.75f, .14f, 0), V(1.05f, .30f, 0)};
    tube(5, keel, (float[]){.05f, .16f, .22f, .17f, .06f}, 5);
    carve();
    egg(0, .38f, 0, .80f, .20f, .14f);
    fill();
    part();
    paint(wood);
    blend(.02f);
    limb(V(-1.05f, .30f, 0), V(-1.22f, .95f, .02f), .03f, .025f);
    limb(V(-1.22f, .95f, .02f), V(-1.40f, .93f, .02f), .025f, .02f);
    push();
    move(.42f, .14f, 0);
    turn_y(214);
    turn_z(-7);
    grow(.62f);
    Vec3 hand = V(.46f, 1.40f, .46f);
    wayfarer(&(Wayfarer){.cloak = cloak_m,
                         .coat = coat,
                         .legs = coat,
                         .hem = .30f,
                         .open = 34,
                         .stride = .14f,
                         .wind = V(-.2f, 0, -.2f),
                         .nod = 2,
                         .side = 1,
                         .hand = hand,
                         .mitten = coat,
                         .seed = 7});
    part();
    paint(wood);
    limb(hand + V(-.10f, 1.25f, .02f), hand + V(.16f, -2.2f, .1f), .035f, .035f);
    pop();
    return wayfarers_lantern(V(-1.40f, .94f, .02f), .36f, brass);
}

static void fogharbour(void)
{
    camera(V(-.1f, 1.0f, 9.0f), V(.02f, 1.86f, 0), 34);
    Scene *s = scene();
    s->backdrop = harbour_fog;
    s->disc_x = .12f;
    s->disc_y = -.05f;
    s->vignette = 1.2f;
    s->aperture = 0;
    s->haze = .055f;
    s->haze_from = 8.6f;
    s->ink = .5f;
    s->key.color = rgb(0xc8e0dc) * 1.1f;
    s->rim.color = rgb(0xd8fff0) * 2.0f;
    int wall = material_new(rgb(0x2a4c54), rgb(0x122c34), .85f, .2f, PAT_BRICK, 6, .5f),
        tiles = material_new(rgb(0x143640), rgb(0x0c222a), .7f, .4f, PAT_SCALE, 8, .6f),
        stone = material_stone(rgb(0x2a464c), rgb(0x10242a)), wood = material_plain(rgb(0x0c1a1e), .7f, .4f),
        cloak_m = material_wool(rgb(0x10262c)), coat = material_wool(rgb(0x0c1c22)), brass = material_gold();
    static const float tower[8][5] = {{-.95f, -1.9f, .34f, 2.55f, .7f}, {-.35f, -2.4f, .42f, 3.45f, .9f},
                                      {.35f, -2.0f, .52f, 3.05f, 0},    {1.05f, -2.2f, .40f, 2.75f, .8f},
                                      {1.55f, -1.5f, .34f, 1.90f, .6f}, {-.55f, -1.1f, .32f, 1.65f, .6f},
                                      {.78f, -.9f, .34f, 1.75f, 0},     {.10f, -1.3f, .30f, 2.25f, .7f}};
    for (int i = 0; i < 8; i++)
        fog_tower(tower[i][0], tower[i][1], tower[i][2], tower[i][3], tower[i][4], wall, tiles, i * 11);
    part();
    paint(wall);
    box(.35f, .65f, -1.2f, 1.55f, .50f, .35f, .03f);
    part();
    paint(stone);
    blend(.15f);
    lumpy(.08f, 2);
    egg(.4f, .05f, -.9f, 1.9f, .36f, .8f);
    egg(1.6f, .1f, -.6f, .8f, .5f, .6f);
    egg(-1.1f, .05f, -1.1f, .7f, .30f, .5f);
    lumpy(0, 1);
    part(); /* the water gate, open and lit */
    paint(material_glow(rgb(0x8cf4dc), 1.8f));
    box(.12f, .36f, -.50f, .16f, .30f, .03f, .02f);
    push();
    move(.12f, .66f, -.50f);
    turn_x(90);
    drum(0, 0, 0, .16f, .03f, .01f);
    pop();
    sprite(V(.12f, .45f, -.3f), .42f, rgb(0x70e8d0), SPRITE_GLOW, .5f);
    for (int i = 0; i < 11; i++) { /* hidden stairs, a lamp every third step */
        float t = (float)i / 10;
        Vec3 p = V(.45f + 1.15f * sinf(t * 2.6f), .30f + 1.25f * t, -.35f - .5f * t);
        part();
        paint(material_glow(rgb(0xffe8b0), 3));
        ball(p[0], p[1], p[2], .028f);
        sprite(p, .15f, rgb(0xf4c870), SPRITE_GLOW, .7f);
        block(p[0], p[1] - .12f, p[2] - .05f, .10f, .05f, .10f, stone);
    }
    fog_bank(V(.1f, .25f, -.1f), V(2.4f, .14f, .3f), 34, .34f, rgb(0x9cc8c0), .10f, 3);
    fog_bank(V(-.2f, 1.45f, -.6f), V(2.4f, .12f, .3f), 18, .40f, rgb(0x9cc8c0), .06f, 30);
    push();
    move(-.12f, .0f, 2.9f);
    turn_y(8);
    grow(.68f);
    Vec3 light = punt(wood, cloak_m, coat, brass);
    pop();
    for (int i = 0; i < 14; i++) { /* its light on the water */
        float t = (float)i / 13;
        sprite(V(light[0] + .05f * sinf(t * 9), .03f, light[2] + .3f + 1.6f * t), .08f + .03f * chance(i),
               rgb(0xf4c870), SPRITE_GLOW, .45f * (1 - .7f * t));
        sprite(V(.12f + .06f * sinf(t * 11), .03f, -.2f + 2.4f * t), .09f, rgb(0x70e8d0), SPRITE_GLOW, .25f * (1 - t));
    }
    part();
    paint(material_new(rgb(0x3c7478), rgb(0x123a44), .08f, 1.3f, PAT_WATER, 1.3f, .2f));
    ground(0, .012f, 1.4f);
}

const Card siege_castles_roads_cards[] = {{"cards/siege/ca02", EMBER, cinderworks},
                                          {"cards/siege/ca05", BARROW, barrowgate},
                                          {"cards/siege/ca03", TIDE, fogharbour},
                                          {0}};
