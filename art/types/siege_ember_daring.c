/* SPDX-License-Identifier: MIT
 * What courage comes to among the Kilnsworn: two boots, a fourth bolt, a lizard that steers. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/grasp.h"
#include "props/kiln.h"
#include "props/rocks.h"

/* ---- em18: somebody held the door open ---- */

/* A furnace in a wall: an arch with fire in it, its iron rim, its door thrown open to the right. */
static void open_furnace(int brick, int iron, int hot)
{
    part();
    paint(brick);
    box(0, 1.4f, -1.2f, 3.4f, 3.4f, .55f, .02f);
    carve();
    box(0, .72f, -1.0f, .96f, .80f, 2, .02f);
    push();
    move(0, 1.50f, -1.0f);
    turn_x(90);
    drum(0, 0, 0, .96f, 2, .02f);
    pop();
    fill();
    part();
    paint(hot);
    box(0, 1.2f, -1.95f, 1.6f, 1.9f, .05f, .01f);
    part();
    paint(iron);
    blend(.03f);
    limb(V(-1.02f, -.1f, -.62f), V(-1.02f, 1.5f, -.62f), .11f, .11f);
    limb(V(1.02f, -.1f, -.62f), V(1.02f, 1.5f, -.62f), .11f, .11f);
    Vec3 arch[7];
    for (int i = 0; i < 7; i++) {
        float a = PI * (float)i / 6;
        arch[i] = V(-1.02f * cosf(a), 1.5f + 1.02f * sinf(a), -.62f);
    }
    tube(7, arch, (float[]){.11f, .11f, .11f, .11f, .11f, .11f, .11f}, 4);
    push();
    move(1.08f, 1.2f, -.55f);
    turn_y(-62);
    move(.62f, 0, 0);
    part();
    paint(iron);
    blend(.02f);
    box(0, 0, 0, .62f, 1.25f, .09f, .04f);
    for (int k = -1; k <= 1; k++)
        box(0, .80f * (float)k, .08f, .60f, .09f, .05f, .03f);
    for (int i = 0; i < 12; i++)
        ball(-.48f + .32f * (float)(i % 4), .80f * ((float)(i / 4) - 1), .13f, .05f);
    pop();
}

/* A boot of somebody who is not in it any more; toe to +z, 1 high. */
static void empty_boot(int leather, int sole, int brass)
{
    part();
    paint(leather);
    blend(.09f);
    lumpy(.012f, 6);
    limb(V(0, .30f, -.02f), V(0, .92f, -.04f), .19f, .25f);
    egg(0, .16f, .20f, .19f, .15f, .32f);
    egg(0, .14f, -.10f, .17f, .13f, .16f);
    carve();
    blend(.03f);
    limb(V(0, .80f, -.04f), V(0, 1.2f, -.04f), .18f, .24f);
    box(0, 1.15f, 0, .6f, .16f, .6f, .01f);
    fill();
    lumpy(0, 1);
    part();
    paint(leather);
    blend(.04f);
    ring(0, .95f, -.04f, .245f, .055f);
    part();
    paint(sole);
    box(0, .03f, .13f, .19f, .045f, .38f, .04f);
    part();
    paint(sole);
    push();
    move(0, .44f, 0);
    turn_x(14);
    ring(0, 0, 0, .205f, .035f);
    pop();
    part();
    paint(brass);
    box(.02f, .42f, .225f, .075f, .06f, .02f, .02f);
}

static void open_flue(void)
{
    camera(V(-.25f, 1.30f, 6.2f), V(.02f, 1.22f, 0), 32);
    Scene *s = scene();
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.6f, .55f, .6f)), rgb(0x86a4e8) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.1f, .3f, -1)), rgb(0xff9030) * 3.0f, 0};
    s->fill.color = rgb(0x4a62a0) * .4f;
    s->ambient = .20f;
    s->vignette = 1.5f;
    s->roll = -3;
    int brick = material_new(rgb(0x4a4a5c), rgb(0x24242e), .85f, .3f, PAT_BRICK, 2.4f, 1.1f),
        iron = kiln_metal(rgb(0x4a4c58)), hot = material_glow(rgb(0xff6a10), 1.1f),
        leather = material_leather(rgb(0x7a3c20)), sole = material_plain(rgb(0x181216), .6f, .5f),
        brass = material_gold(), floor_m = material_new(rgb(0x4a4a54), rgb(0x282830), .5f, .7f, PAT_TILE, 1.5f, .8f),
        glove = material_leather(rgb(0x5a3420)), soot = material_plain(rgb(0x100c0c), .9f, .1f);
    part();
    paint(floor_m);
    ground(0, .02f, 1);
    open_furnace(brick, iron, hot);
    push();
    move(0, -.3f, -1.5f);
    fire_breath(2.3f, .95f, .42f, 3);
    pop();
    part(); /* what is left of him on the floor: a ring of soot */
    paint(soot);
    egg(-.12f, 0, .95f, .95f, .025f, .50f);
    push();
    move(-.50f, .02f, .9f);
    turn_y(-16);
    grow(1.08f);
    empty_boot(leather, sole, brass);
    pop();
    push();
    move(.22f, .02f, 1.0f);
    turn_y(20);
    grow(1.08f);
    empty_boot(leather, sole, brass);
    pop();
    push(); /* and the glove on the handle */
    move(1.12f, 1.32f, .42f);
    part();
    paint(iron);
    limb(V(0, -.38f, 0), V(0, .38f, 0), .045f, .045f);
    push();
    Vec3 wrist = person_hand_grip(
        (PersonHand){.pose = GRASP_FIST, .size = .27f, .thick = 1.3f, .thumb = 1, .skin = glove, .nail = glove},
        V(0, 0, 0), V(0, 1, 0), V(.2f, 0, 1));
    pop();
    part();
    paint(glove);
    blend(.03f);
    limb(wrist, wrist + V(-.10f, -.16f, -.02f), .09f, .17f);
    carve();
    limb(wrist + V(-.07f, -.12f, -.01f), wrist + V(-.13f, -.22f, -.03f), .08f, .15f);
    pop();
    for (int k = 0; k < 2; k++) /* they smoke */
        for (int i = 0; i < 26; i++) {
            float t = (float)i / 25;
            Vec3 at = V(k ? .22f : -.50f, 1.02f + 1.5f * t, .95f) + V(.12f * sinf(5 * t + 2 * (float)k) * t, 0, 0);
            sprite(at, .05f + .09f * t, rgb(0x9aa4c8), SPRITE_GLOW, .24f * (1 - t));
        }
    lamp(V(0, 1.1f, -.7f), rgb(0xff9030) * 4.5f, .6f);
    push();
    move(0, .4f, -.4f);
    sparks(50, 1.0f, 2.0f, rgb(0xffb050), 8);
    pop();
}

/* ---- em10: the lizard steers, the rider apologises ---- */

/* From the hips up, on the brush's place, 1 high; he lifts his hat. */
static void apologising_rider(int coat, int skin, int hair, int hat)
{
    part();
    paint(coat);
    blend(.06f);
    limb(V(0, 0, 0), V(0, .46f, 0), .24f, .21f);
    limb(V(-.20f, .48f, 0), V(-.46f, .62f, .05f), .10f, .085f);
    limb(V(-.46f, .62f, .05f), V(-.50f, .92f, .08f), .085f, .075f);
    limb(V(.20f, .48f, 0), V(.40f, .24f, .14f), .10f, .085f);
    limb(V(.40f, .24f, .14f), V(.24f, .06f, .30f), .085f, .07f);
    limb(V(-.2f, .05f, .05f), V(-.42f, -.18f, .2f), .14f, .11f);
    limb(V(.2f, .05f, .05f), V(.42f, -.18f, .2f), .14f, .11f);
    part();
    paint(skin);
    blend(.03f);
    egg(0, .74f, .03f, .165f, .20f, .17f);
    limb(V(0, .73f, .18f), V(0, .68f, .26f), .035f, .05f);
    ball(-.51f, .97f, .09f, .075f);
    part();
    paint(hair);
    blend(.04f);
    egg(0, .88f, -.03f, .185f, .12f, .18f);
    for (int i = 0; i < 7; i++)
        limb(V(-.14f + .05f * (float)i, .90f, .0f), V(-.05f + .09f * (float)i, 1.02f + .05f * chance(i), -.10f), .06f,
             .01f);
    tube(3, (Vec3[]){V(-.15f, .655f, .17f), V(0, .625f, .235f), V(.15f, .655f, .17f)}, (float[]){.02f, .05f, .02f}, 4);
    part();
    paint(hat);
    blend(.02f);
    push();
    move(-.54f, 1.10f, .10f);
    turn_z(24);
    drum(0, 0, 0, .27f, .02f, .015f);
    limb(V(0, 0, 0), V(0, .20f, 0), .16f, .14f);
    pop();
    part();
    paint(material_plain(rgb(0x0c0808), .4f, 1));
    ball(-.065f, .78f, .185f, .028f);
    ball(.065f, .78f, .185f, .028f);
}

static Vec3 dust_and_morning(const Scene *s, float u, float v)
{
    float n = sky_clouds(u, v * .9f, 1.2f);
    Vec3 c = sky_ramp(unit((v + .7f) / 1.8f), rgb(0xf09850), rgb(0xf8c888) * 1.1f, rgb(0x8aa0c0));
    c = vec_mix(c, rgb(0xb8683c), .6f * smooth(.45f, .65f, n) * smooth(.7f, -.5f, v));
    (void)s;
    return c;
}

static void slagback(void)
{
    camera(V(.25f, .95f, 6.2f), V(.02f, 1.42f, 0), 32);
    Scene *s = scene();
    s->backdrop = dust_and_morning;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.6f, .7f, .5f)), rgb(0xffe8c8) * 1.9f, .08f};
    s->rim.color = rgb(0xff8a40) * 2.0f;
    s->fill.color = rgb(0x3a5a8a) * .4f;
    s->ambient *= .5f;
    s->vignette = 1.35f;
    s->roll = 7;
    int hide = material_scales(rgb(0x3c5a60), rgb(0x1a2a34), 6),
        slag = material_new(rgb(0x38323a), rgb(0x1a171c), .7f, .5f, PAT_RUNE, 4, 1),
        coat = material_wool(rgb(0xb02a1c)), skin = material_skin(rgb(0xd89a70), rgb(0xa86048)),
        hair = material_plain(rgb(0x5a2a14), .7f, .4f), hat = material_plain(rgb(0x241418), .8f, .3f),
        stone = material_stone(rgb(0x6a5c54), rgb(0x342c2a));
    material(slag)->emit = rgb(0xff5a14) * 2.6f;
    part(); /* its body behind its head */
    paint(hide);
    blend(.2f);
    egg(.30f, 1.15f, -1.2f, 1.05f, .90f, 1.0f);
    egg(.10f, 1.0f, -.4f, .72f, .62f, .8f);
    static const float plate[][4] = {{-.62f, 1.80f, .34f, 24}, {-.15f, 2.02f, .36f, 8},   {1.02f, 1.84f, .38f, -24},
                                     {.62f, 2.0f, .30f, -10},  {1.30f, 1.40f, .34f, -40}, {-.80f, 1.35f, .30f, 50}};
    for (int i = 0; i < 6; i++)
        rock(plate[i][0], plate[i][1], -1.0f, plate[i][2], plate[i][2] * .9f, .4f, plate[i][3], slag);
    push();
    move(.28f, 2.02f, -.7f);
    turn_y(-10);
    turn_z(-6);
    grow(.98f);
    apologising_rider(coat, skin, hair, hat);
    pop();
    push();
    move(-.02f, 1.02f, .65f);
    turn_y(-16);
    turn_x(6);
    turn_z(6);
    grow(1.75f);
    foe_head(FOE_LIZARD, hide, rgb(0xffc020), 34, 0);
    pop();
    for (int i = 0; i < 26; i++) { /* the wall it came through */
        float a = 6.28f * chance(i), q = .8f + .9f * chance(i + 30),
              big = .04f + .16f * chance(i + 60) * chance(i + 61);
        rock(q * cosf(a) * 1.1f, .9f + q * sinf(a) * .9f, .3f + 1.2f * chance(i + 90), big, big * .8f, big,
             90 * chance(i + 7), stone);
    }
    for (int i = 0; i < 34; i++)
        sprite(V((chance(i) - .5f) * 3.4f, -.1f + .7f * chance(i + 40), .4f + chance(i + 80)),
               .2f + .25f * chance(i + 120), rgb(0xe0b080), SPRITE_GLOW, .10f);
    faction_motes();
}

const Card siege_ember_daring_cards[] = {{"cards/siege/em18", EMBER, open_flue},

                                         {"cards/siege/em10", EMBER, slagback},
                                         {0}};
