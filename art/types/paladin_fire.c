/* SPDX-License-Identifier: MIT
 * The Paladin of the sun: a dragon's fire breaks on his shield. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/people.h"
#include "props/regalia.h"
#include "props/visage.h"
#include "types/heroes.h"

static int plate_of(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .6f;
    material(m)->bump = .15f;
    return m;
}

/* Night, but for what burns at the right. */
static Vec3 night_of_fire(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, .95f, .05f, .35f), n = cloud_flat(u * 2.2f, v * 2.2f - 3, 4);
    Vec3 c = vec_mix(t[DARK], t[SHADOW], unit(.35f + .5f * n + .3f * u)) * (.6f + .6f * n);
    return c + vec_mix(t[MIDTONE], t[ACCENT], .5f) * (.85f * h * h * (.55f + .9f * n));
}

static void sun_shield(int steel, int gold, int field)
{
    part();
    paint(steel);
    blend(.02f);
    egg(0, 0, 0, .47f, .47f, .10f);
    part();
    paint(gold);
    push();
    turn_x(90);
    ring(0, 0, 0, .47f, .040f);
    pop();
    part();
    paint(field);
    blend(.01f);
    egg(0, 0, .02f, .40f, .40f, .105f);
    part();
    paint(gold);
    blend(.02f);
    ball(0, 0, .11f, .10f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6, l = i % 2 ? .27f : .36f;
        limb(V(sinf(a) * .09f, cosf(a) * .09f, .13f), V(sinf(a) * l, cosf(a) * l, .075f), .036f, .006f);
    }
}

/* Open, its visor thrown up; in the frame of a head 1 high. */
static void open_helm(int steel, int gold, int mail)
{
    part();
    paint(mail); /* falls from its rim round the throat */
    blend(.05f);
    limb(V(0, -.22f, -.10f), V(0, -.72f, -.16f), .40f, .52f);
    carve();
    blend(.03f);
    egg(0, -.16f, .34f, .285f, .46f, .42f);
    fill();
    part();
    paint(steel);
    blend(.06f);
    egg(0, .15f, -.08f, .420f, .435f, .485f);
    egg(0, -.20f, -.14f, .400f, .30f, .40f);
    blend(.03f);
    limb(V(0, .56f, .18f), V(0, .60f, -.30f), .05f, .05f); /* comb */
    carve();
    blend(.02f);
    egg(0, -.10f, .42f, .290f, .42f, .42f);
    fill();
    part(); /* the rim of the opening */
    paint(gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[5] = {V(0, .300f, .395f), V(s * .16f, .255f, .365f), V(s * .285f, .10f, .265f),
                     V(s * .325f, -.14f, .18f), V(s * .290f, -.40f, .13f)};
        float r[5] = {.026f, .026f, .026f, .026f, .024f};
        tube(5, p, r, 4);
    }
    push(); /* the visor, hinged at the temples */
    move(0, .10f, -.02f);
    turn_x(-68);
    part();
    paint(steel);
    blend(.02f);
    egg(0, .0f, .02f, .455f, .30f, .50f);
    carve();
    egg(0, -.01f, -.01f, .425f, .27f, .455f);
    box(0, 0, -.44f, .8f, .6f, .46f, .02f);
    box(0, -.52f, 0, .8f, .36f, .8f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .19f, .055f, .44f);
        turn_y((float)side * 22);
        box(0, 0, 0, .13f, .026f, .14f, .012f);
        pop();
    }
    fill();
    pop();
    part();
    paint(gold);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .425f, .10f, .02f, .062f);
}

/* Blown back by the blast. */
static void plume_in_the_blast(int plume)
{
    part();
    paint(plume);
    blend(.015f);
    for (int i = 0; i < 13; i++) {
        float c = chance(i), d = chance(i + 20), x = ((float)i - 6) * .018f, z = .14f - .05f * (float)(i % 6);
        Vec3 p[5] = {V(x, .56f, z), V(x * 2 - .04f, .80f + .05f * c, z - .12f),
                     V(x * 3 - .16f, .88f + .10f * c, z - .40f), V(x * 4 - .30f, .78f + .2f * (d - .5f), z - .74f),
                     V(x * 4 - .44f, .66f + .4f * (d - .5f), z - 1.02f - .2f * c)};
        hair_lock(5, p, .080f, i);
    }
}

static void breastplate(int steel, int gold, Vec3 at)
{
    part();
    paint(steel);
    blend(.08f);
    egg(at[0], at[1] - .62f, at[2], .62f, .62f, .44f);
    limb(at + V(.18f, -.20f, .34f), at + V(.20f, -.80f, .44f), .05f, .03f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(at[0] + (float)side * .60f, at[1] - .16f, at[2] + (side < 0 ? .16f : -.06f));
        turn_z((float)side * -12);
        turn_y(20);
        pauldron(.40f, 4, 0, (float)side, steel);
        part();
        paint(gold);
        push();
        turn_z((float)side * -10);
        ring(0, .02f, 0, .41f, .032f);
        pop();
        pop();
    }
    part();
    paint(gold);
    push();
    move(at[0], at[1] - .10f, at[2] + .02f);
    turn_x(14);
    ring(0, 0, 0, .37f, .045f);
    pop();
}

/* From the right at the shield, and round it on all sides. */
static void fire_on(Vec3 shield, Vec3 out)
{
    Vec3 from = shield + out * 2.6f, side = vec_unit(vec_cross(out, V(0, 1, 0))), up = V(0, 1, 0);
    push();
    move(from[0], from[1], from[2]);
    aim(shield - from, V(0, 0, 1));
    fire_breath(2.45f, .50f, .24f, 40);
    fire_breath(2.60f, .72f, .24f, 77);
    pop();
    for (int i = 0; i < 6; i++) { /* past the rim, behind him */
        float a = ((float)i - 2.5f) * .62f + (i > 2 ? PI - 1.2f : .0f);
        Vec3 rim = up * cosf(a) + side * sinf(a), at = shield + rim * .62f - V(0, 0, .25f);
        push();
        move(at[0], at[1], at[2]);
        aim(V(-.55f, rim[1] * .9f + .15f, -.60f), V(0, 0, 1));
        fire_breath(.9f + .4f * chance(i), .22f, .24f, 100 + 31 * i);
        pop();
    }
    push();
    move(shield[0] + .2f, shield[1] - .9f, shield[2]);
    sparks(60, 1.1f, 2.6f, rgb(0xffb040) * 1.7f, 300);
    pop();
    lamp(shield + out * .55f, rgb(0xff9a30) * 4.5f, .50f);
    lamp(shield + up * .72f + out * .05f, rgb(0xffa840) * 1.6f, .40f);
}

static void paladin(void)
{
    camera(V(-.10f, 1.42f, 5.4f), V(.06f, 1.50f, 0), 29);
    hero_stage(PARTY_WARM, night_of_fire);
    Scene *s = scene();
    set_palette(s, 0x0a0610, 0x2a1424, 0x8a3a20, 0xf8b060, 0xff9030, 0xfff4d8);
    s->roll = 5;
    s->key.color = rgb(0xb8c0e0) * 1.1f;
    s->key.towards = V(-.65f, .60f, .5f);
    s->rim.color = rgb(0xff9030) * 4.6f;
    s->rim.towards = V(.90f, .15f, -.35f);
    s->fill.color = rgb(0x803820) * .5f;
    s->vignette = 1.4f;
    int steel = plate_of(rgb(0xb4bccc)), gold = material_gold(), mail = plate_of(rgb(0x5a5c6a)),
        field = material_plain(rgb(0xa81c18), .35f, .8f),
        plume = material_new(rgb(0xd82a1c), rgb(0x6a0c08), .6f, .5f, PAT_NOISE, 4, .15f),
        brown = material_new(rgb(0x7a4420), rgb(0x34180a), .5f, .7f, PAT_NOISE, 4, .12f);
    material(mail)->bump = .9f;
    material(mail)->fine = 14;
    Vec3 neck = V(-.44f, 1.12f, -.10f), shield = V(.62f, 1.26f, .62f), out = vec_unit(V(.90f, .08f, .42f));
    breastplate(steel, gold, neck);
    push();
    move(-.34f, 1.72f, .10f);
    turn_y(30);
    turn_x(7);
    turn_z(9);
    grow(1.02f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xd89a70),
                     .hair = rgb(0x6a3a1c),
                     .iris = rgb(0x58b8f0),
                     .flush = 1.2f,
                     .jaw = 1.06f,
                     .chin = .3f,
                     .old = .25f,
                     .nose = 1.1f,
                     .bulb = 1.05f,
                     .eye = 1.15f,
                     .open = {.85f, .50f},
                     .under = {.6f, .45f},
                     .slant = {-.006f, .006f},
                     .gaze_x = 8,
                     .brow = {-.005f, -.015f},
                     .frown = {.045f, .055f},
                     .bush = 1.5f,
                     .mouth = .135f,
                     .gape = .040f,
                     .corner = {-.010f, .015f},
                     .upper = 1,
                     .lower = 1,
                     .neck = .22f});
    for (int side = -1; side <= 1; side += 2) /* a moustache */
        for (int i = 0; i < 2; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(q * .02f, -.205f, .41f), V(q * (.10f + .02f * k), -.215f - .02f * k, .375f),
                         V(q * .185f, -.27f - .04f * k, .32f), V(q * .215f, -.36f - .05f * k, .28f)};
            part();
            paint(brown);
            blend(.012f);
            hair_lock(4, p, .032f, 40 + i + 3 * side);
        }
    open_helm(steel, gold, mail);
    plume_in_the_blast(plume);
    pop();
    part(); /* the arm behind the shield */
    paint(steel);
    blend(.03f);
    limb(neck + V(.60f, -.26f, .10f), V(.28f, .78f, .62f), .15f, .13f);
    limb(V(.28f, .78f, .62f), shield - out * .06f, .13f, .10f);
    push();
    move(shield[0], shield[1], shield[2]);
    aim(V(.08f, 1, -.10f), out);
    grow(1.28f);
    sun_shield(steel, gold, field);
    pop();
    fire_on(shield, out);
}

const Card paladin_fire_cards[] = {{"cards/monstrous/paladin", SUN, paladin}, {0}};
