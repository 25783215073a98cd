/* SPDX-License-Identifier: MIT
 * Kilnsworn in the thick of it: the hammer, the fans of fire. */
#include "cards.h"
#include "props/kiln_heads.h"
#include "props/wild.h"
#include "kit/hours.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/sinew.h"
#include "props/visage.h"

/* ---- em01: the hammer's arc goes through three of them ---- */

/* Hair and beard round a head of props/visage.h, blown up and back: roots on the skull, not above it. */
static void smith_mane(int hair)
{
    for (int i = 0; i < 46; i++) {
        float a = -2.5f + 5.0f * (float)i / 45, c = chance(i), up = .02f + .30f * chance(i + 60);
        Vec3 root = V(sinf(a) * .315f, .26f + up * .55f - .10f * fabsf(a) * .5f, -.02f + cosf(a) * (.30f - .22f * up)),
             out = vec_unit(V(sinf(a) * 1.1f, .75f + .5f * up, cosf(a) * .35f - .25f));
        Vec3 p[4] = {root - out * .06f, root + out * (.12f + .05f * c),
                     root + out * (.24f + .10f * c) + V(.03f, -.02f, -.03f),
                     root + out * (.33f + .18f * c) + V(.10f * (chance(i + 9) - .3f), -.10f * c, -.06f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .062f, i);
    }
}

static void smith_beard(int hair, float gape)
{
    for (int i = 0; i < 44; i++) {
        float t = ((float)(i % 22) - 10.5f) / 10.5f, row = (float)(i / 22), c = chance(i + 200), w = fabsf(t);
        float y = mix(-.47f - gape * .85f, -.08f, w * w) + .035f * row, z = mix(.27f, -.02f, w * w) - .05f * row;
        Vec3 root = V(t * (.24f + .07f * w), y, z);
        Vec3 out = vec_unit(V(t * .55f, -1, .45f - .55f * w));
        float l = (.46f - .22f * w) * (.75f + .4f * c);
        Vec3 p[4] = {root - out * .04f, root + out * (l * .35f) + V(0, 0, .04f),
                     root + out * (l * .7f) + V(.05f * (c - .5f), 0, .03f),
                     root + out * l + V(.12f * (c - .5f), .03f, -.02f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .064f, i + 70);
    }
    for (int side = -1; side <= 1; side += 2) /* moustache, over the corners of the mouth */
        for (int i = 0; i < 4; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(q * .02f, -.205f - .012f * k, .395f), V(q * .10f, -.205f - .02f * k, .385f),
                         V(q * (.18f + .01f * k), -.28f - .035f * k, .31f),
                         V(q * (.24f + .015f * k), -.40f - .05f * k, .27f)};
            part();
            paint(hair);
            blend(.015f);
            hair_lock(4, p, .042f, i + 9 * side + 20);
        }
}

/* Its striking face looks along +z, 1.1 square; the shaft leaves it along -y. Hot in all its cracks. */
static void molten_maul(int iron, int brass, int wood)
{
    int hot = material_new(rgb(0x5a2410), rgb(0x2a1008), .8f, .4f, PAT_LAVA, 4.5f, 1);
    material(hot)->emit = rgb(0xff7418) * 5.5f;
    part();
    paint(iron);
    blend(.03f);
    box(0, 0, -.34f, .55f, .55f, .40f, .07f);
    part();
    paint(brass);
    blend(.02f);
    for (int i = 0; i < 4; i++) {
        push();
        turn_z(90.f * (float)i);
        box(0, .53f, .05f, .58f, .07f, .10f, .04f);
        ball(.53f, .53f, .14f, .055f);
        ball(0, .54f, .14f, .04f);
        pop();
    }
    part();
    paint(hot);
    blend(.05f);
    lumpy(.012f, 6);
    box(0, 0, .02f, .46f, .46f, .10f, .05f);
    lumpy(0, 1);
    part();
    paint(wood);
    limb(V(0, -.4f, -.38f), V(0, -1.9f, -.38f), .10f, .10f);
}

static void hearthmaul(void)
{
    camera(V(.25f, 1.35f, 5.5f), V(.0f, 1.86f, 0), 39);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->haze = 0;
    s->roll = 6;
    s->vignette = 1.3f;
    s->ambient = .34f;
    int iron = kiln_metal(rgb(0x6a6664)), brass = kiln_metal(rgb(0xd09448)), leather = material_leather(rgb(0x4a2c1c)),
        shirt = material_wool(rgb(0x8a2a1a)),
        hair = material_new(rgb(0x8a3c16), rgb(0x4a1c0a), .5f, .9f, PAT_NOISE, 4, .12f),
        beast = material_fur(rgb(0x2c2830));
    push();
    move(-.14f, 1.36f, .15f);
    push();
    turn_y(6);
    turn_x(-10);
    turn_z(5);
    grow(1.12f);
    Visage v = {.skin = rgb(0xd0906a),
                .hair = rgb(0x7a3414),
                .iris = rgb(0x5aa0c0),
                .flush = 1.4f,
                .jaw = 1.15f,
                .chin = .3f,
                .old = .55f,
                .nose = 1.2f,
                .bulb = 1.5f,
                .wry = .015f,
                .eye = 1.1f,
                .open = {1.25f, .95f},
                .under = {1, .8f},
                .slant = {.02f, .01f},
                .gaze_x = 6,
                .gaze_y = -8,
                .brow = {.02f, -.005f},
                .frown = {.055f, .05f},
                .bush = 1.7f,
                .fine_brows = true,
                .mouth = .150f,
                .gape = .125f,
                .corner = {.03f, .045f},
                .upper = 1,
                .lower = .8f,
                .neck = .27f};
    int skin = visage(&v);
    smith_mane(hair);
    smith_beard(hair, v.gape);
    pop();
    part(); /* shoulders, under a shirt without sleeves */
    paint(shirt);
    blend(.16f);
    limb(V(-.62f, -.72f, -.22f), V(.62f, -.72f, -.22f), .34f, .34f);
    limb(V(0, -.9f, -.12f), V(0, -1.9f, -.1f), .66f, .6f);
    part();
    paint(leather);
    blend(.05f);
    limb(V(-.42f, -.40f, .0f), V(-.26f, -1.3f, .50f), .10f, .12f);
    limb(V(.42f, -.40f, .0f), V(.26f, -1.3f, .50f), .10f, .12f);
    Vec3 grip[2] = {V(-.06f, .90f, .55f), V(.08f, 1.10f, .82f)};
    Vec3 bar = vec_unit(grip[1] - grip[0]);
    for (int k = 0; k < 2; k++) {
        float q = k ? 1.f : -1.f;
        PersonHand h = {.lean = true,
                        .pose = GRASP_FIST,
                        .size = .27f,
                        .thick = 1.3f,
                        .thumb = k ? -1 : 1,
                        .skin = skin,
                        .age = .7f};
        push();
        Vec3 wrist = person_hand_grip(h, grip[k], bar, V(q * .3f, .5f, .8f));
        pop();
        Vec3 elbow = V(q * 1.05f, .30f + .1f * q, .42f);
        part();
        paint(skin);
        blend(.08f);
        sinew_arm(V(q * .86f, -.52f, -.18f), elbow, wrist, 2.1f, 1.5f);
        body_cuff(leather, elbow, wrist, .155f, .30f);
    }
    Vec3 head = grip[1] + bar * .80f;
    pop();
    head = head + V(-.14f, 1.36f, .15f);
    push();
    move(head[0], head[1], head[2]);
    aim(bar, V(.05f, -.62f, .78f));
    turn_y(-8);
    molten_maul(iron, brass, material_wood());
    Vec3 face = here(V(0, 0, .5f));
    pop();
    Vec3 arc[6] = {head + V(.1f, .3f, -.3f), head + V(-.55f, .55f, -.8f), V(-1.2f, 2.75f, -.2f),
                   V(-1.62f, 2.0f, -.7f),    V(-1.62f, 1.2f, -1.1f),      V(-1.3f, .6f, -1.3f)};
    float r[6] = {.10f, .09f, .07f, .05f, .03f, .008f};
    part(); /* the way it came */
    paint(kiln_hot(2.6f));
    tube(6, arc, r, 6);
    for (int i = 0; i < 26; i++) {
        Vec3 p = tube_point(6, arc, (float)i * .19f);
        sprite(p, .26f - .006f * (float)i, rgb(0xff8a28), SPRITE_GLOW, .30f);
        sprite(p + V((chance(i) - .5f) * .5f, (chance(i + 50) - .6f) * .5f, -.1f), .022f, rgb(0xffd080), SPRITE_GLOW,
               1.6f);
    }
    static const FoeKind kind[3] = {FOE_BOAR, FOE_OX, FOE_HOUND};
    static const float at[3][4] = {{-.98f, .30f, 1.25f, 18}, {.06f, .16f, 1.65f, -6}, {1.06f, .34f, 1.20f, -22}};
    for (int i = 0; i < 3; i++) { /* three who see it come: from behind, black */
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(180 + at[i][3]);
        turn_x(-24);
        grow(.80f);
        foe_head(kind[i], beast, rgb(0xffd040), 20, 0);
        part();
        paint(beast);
        blend(.15f);
        limb(V(0, -.1f, -.3f), V(0, -.9f, -.5f), .34f, .6f);
        pop();
    }
    lamp(face, rgb(0xff9a40) * 3.4f, .6f);
    lamp(V(.0f, 1.75f, 1.7f), rgb(0xffb068) * 1.6f, .5f);
    sprite(face, .9f, rgb(0xff7a20), SPRITE_GLOW, .35f);
    push();
    move(head[0], head[1] - .6f, head[2]);
    sparks(40, 1.2f, 1.2f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em12: a dancer with two fans of fire ---- */

/* A fan whose pin is at the brush's place, open in the xy plane from `from` to `to` degrees left of +y; its rim burns from
 * there to `lit`, and each flame rises along `up`. */
static void fire_fan(float r, float from, float to, float lit, Vec3 up, int rib, int silk, int gilt)
{
    enum { RIBS = 11 };
    Vec3 end[RIBS], in[RIBS], mid[RIBS];
    for (int i = 0; i < RIBS; i++) {
        float a = mix(from, to, (float)i / (RIBS - 1)) * PI / 180;
        Vec3 d = V(-sinf(a), cosf(a), 0);
        float fold = i % 2 ? .035f : -.02f;
        in[i] = d * (r * .34f) + V(0, 0, fold);
        mid[i] = d * (r * .80f) + V(0, 0, fold);
        end[i] = d * r + V(0, 0, fold);
        part();
        paint(rib);
        limb(V(0, 0, fold), d * (r * 1.01f) + V(0, 0, fold + .012f), .020f, .012f);
    }
    for (int i = 0; i + 1 < RIBS; i++) {
        part();
        paint(silk);
        web(in[i], mid[i], mid[i + 1], .008f);
        web(in[i], in[i + 1], mid[i + 1], .008f);
        part();
        paint(gilt);
        web(mid[i], end[i], end[i + 1], .009f);
        web(mid[i], mid[i + 1], end[i + 1], .009f);
    }
    part();
    paint(rib);
    ball(0, 0, .03f, .05f);
    part();
    paint(kiln_hot(3));
    int k = 0;
    for (int i = 0; i + 1 < RIBS; i++)
        if (mix(from, to, (float)i / (RIBS - 1)) <= lit)
            limb(end[i], end[i + 1], .028f, .028f);
    for (int i = 0; i < 2 * RIBS - 1; i++) {
        float a = mix(from, to, (float)i / (2 * RIBS - 2));
        if (a > lit)
            continue;
        push();
        move(-sinf(a * PI / 180) * r, cosf(a * PI / 180) * r, 0);
        aim(up, V(0, 0, 1));
        flames(3, .05f, .02f, .30f + .26f * chance(k) * unit((lit - a) / 40 + .3f), .055f, 10, -8, rgb(0xffe890),
               rgb(0xff6a14), 5 + 7 * k);
        pop();
        k++;
    }
}

/* Black hair that starts from the skull of props/visage.h and is blown to -x. */
static void blown_hair(int hair)
{
    part();
    paint(hair);
    blend(.03f);
    egg(0, .205f, -.10f, .375f, .345f, .395f);
    egg(0, .02f, -.22f, .34f, .36f, .28f);
    carve();
    blend(.04f);
    egg(.02f, .02f, .36f, .33f, .335f, .40f);
    fill();
    for (int i = 0; i < 62; i++) {
        float a = -1.9f + 4.0f * chance(i), up = .10f + .34f * chance(i + 70), c = chance(i + 140);
        Vec3 root = V(sinf(a) * .33f, .13f + up * .75f - .05f * fabsf(a), -.12f + cosf(a) * (.36f - .30f * up));
        Vec3 p[4] = {root, root + V(-.08f + .12f * sinf(a), .10f + .05f * c, -.10f),
                     root + V(-.34f - .14f * c, .12f + .22f * (c - .4f), -.20f),
                     root + V(-.62f - .34f * c, .02f + .50f * (c - .4f), -.22f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .075f, i);
    }
    for (int i = 0; i < 18; i++) { /* combed back from the brow */
        float x = -.30f + .60f * (float)i / 17, c = chance(i + 300);
        Vec3 p[4] = {V(x, .285f - 1.1f * x * x, .315f - 1.2f * x * x), V(x * 1.1f - .03f, .47f - .9f * x * x, .24f),
                     V(x - .10f, .62f - .7f * x * x, .0f), V(x - .30f - .1f * c, .56f - .5f * x * x + .1f * c, -.24f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .062f, i + 90);
    }
}

/* A bare arm with its fist round `bar`; leaves the brush there: between push() and pop(). */
static void dancer_arm(Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out, int thumb, int skin, int gold)
{
    PersonHand h = {.lean = true, .pose = GRASP_FIST, .size = .20f, .thick = .95f, .thumb = thumb, .skin = skin};
    Vec3 wrist = person_wrist(&h, at, bar, out);
    part();
    paint(skin);
    blend(.06f);
    sinew_arm(shoulder, elbow, wrist, 1.25f, .35f);
    part();
    paint(gold);
    Vec3 along = vec_unit(wrist - elbow);
    for (int i = 0; i < 3; i++) {
        Vec3 p = vec_mix(elbow, wrist, .68f + .10f * (float)i);
        push();
        move(p[0], p[1], p[2]);
        aim(along, V(0, .2f, 1));
        ring(0, 0, 0, .105f - .008f * (float)i, .016f);
        pop();
    }
    person_hand_grip(h, at, bar, out);
}

/* Over the rim of one, under the fire of the other. */
static void dancer(void)
{
    camera(V(.0f, .0f, 5.2f), V(.0f, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(-.9f, .2f, .45f);
    s->haze = 0;
    s->roll = -7;
    s->aperture = .02f;
    s->vignette = 1.35f;
    s->key = (Light){V(-.5f, .55f, .65f), rgb(0xffd8b0) * 1.0f, .10f};
    s->rim = (Light){V(-.6f, .4f, -.65f), rgb(0xff8a38) * 3.6f, 0};
    s->ambient = .28f;
    int red = material_wool(rgb(0x4a0e10)), gold = kiln_metal(rgb(0xe0a850)),
        hair = material_new(rgb(0x241014), rgb(0x100608), .4f, 1, PAT_NOISE, 4, .1f),
        silk = material_plain(rgb(0xb8201c), .5f, .6f), gilt = material_plain(rgb(0xf0a840), .35f, 1);
    material(silk)->emit = rgb(0xb02010) * .12f;
    push();
    move(-.16f, .34f, .0f);
    turn_z(11);
    turn_y(16);
    turn_x(4);
    grow(1.24f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xc4845c),
                                .hair = rgb(0x1c0c0c),
                                .iris = rgb(0xb87418),
                                .flush = .45f,
                                .jaw = .80f,
                                .chin = -.2f,
                                .nose = .66f,
                                .bulb = .62f,
                                .eye = 1.34f,
                                .open = {.95f, 1.1f},
                                .under = {.9f, .9f},
                                .slant = {.026f, .030f},
                                .gaze_x = -10,
                                .gaze_y = -3,
                                .brow = {.0f, .030f},
                                .bush = .55f,
                                .mouth = .105f,
                                .corner = {.012f, .046f},
                                .lips = 1.45f,
                                .lip = rgb(0xa02c28),
                                .neck = .155f});
    blown_hair(hair);
    part(); /* a ring of gold in her ear */
    paint(gold);
    push();
    move(-.335f, -.20f, -.02f);
    turn_x(90);
    ring(0, 0, 0, .075f, .014f);
    pop();
    pop();
    part(); /* bare shoulders, turned the other way */
    paint(skin);
    blend(.12f);
    limb(V(-.66f, -.52f, -.05f), V(.56f, -.62f, -.35f), .16f, .16f);
    limb(V(-.12f, -.05f, -.10f), V(-.10f, -.55f, -.12f), .17f, .20f);
    egg(-.06f, -.80f, -.08f, .46f, .34f, .24f);
    part();
    paint(red);
    blend(.08f);
    limb(V(-.06f, -1.30f, -.02f), V(-.06f, -2.2f, -.02f), .40f, .36f);
    Vec3 pin = V(.66f, -.92f, .95f), pin2 = V(-.84f, .78f, -.25f);
    push();
    dancer_arm(V(.56f, -.62f, -.32f), V(1.22f, -1.05f, .25f), pin, V(-.45f, 1, .06f), V(.3f, .1f, 1), -1, skin, gold);
    pop();
    push();
    dancer_arm(V(-.70f, -.50f, -.08f), V(-1.22f, .08f, -.05f), pin2, V(-.10f, 1, -.05f), V(.2f, 0, 1), 1, skin, gold);
    pop();
    push(); /* before her mouth */
    move(pin[0], pin[1] + .04f, pin[2] + .04f);
    turn_x(-4);
    fire_fan(1.22f, -52, 74, -14, V(.12f, 1, 0), gold, silk, gilt);
    Vec3 fire = here(V(.62f, 1.15f, .1f));
    pop();
    push();
    move(pin2[0], pin2[1] + .08f, pin2[2] - .02f);
    turn_z(8);
    fire_fan(.86f, -62, 46, 60, V(.1f, 1, 0), gold, silk, gilt);
    Vec3 fire2 = here(V(0, .85f, .2f));
    pop();
    lamp(fire + V(-.25f, .0f, .10f), rgb(0xff9a40) * 3.0f, .50f);
    lamp(V(.55f, .45f, 1.1f), rgb(0xffa850) * 2.4f, .42f);
    lamp(fire2 + V(.1f, -.1f, .5f), rgb(0xff9a40) * 2.2f, .5f);
    sprite(fire + V(0, .2f, -.4f), .6f, rgb(0xff7a20), SPRITE_GLOW, .35f);
    push();
    move(.5f, .0f, .8f);
    sparks(44, 1.2f, 1.4f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em26: the first blow ---- */

static void flying_tooth(Vec3 at, float size, int seed, int tooth)
{
    push();
    move(at[0], at[1], at[2]);
    turn_x(360 * chance(seed));
    turn_z(360 * chance(seed + 3));
    grow(size);
    part();
    paint(tooth);
    blend(.25f);
    box(0, .25f, 0, .42f, .40f, .36f, .2f);
    limb(V(-.20f, 0, 0), V(-.30f, -.85f, .05f), .22f, .05f);
    limb(V(.20f, 0, 0), V(.26f, -.75f, -.05f), .22f, .05f);
    pop();
}

/* A red scarf round the skull of a head of props/visage.h, its ends and her hair behind the turn of the blow. */
static void scarf_in_the_swing(int scarf, int hair)
{
    kiln_cap(scarf, V(0, .215f, -.08f), V(.385f, .345f, .42f), V(0, -.05f, .30f), V(.46f, .33f, .5f));
    for (int i = 0; i < 2; i++)
        tube(3,
             (Vec3[]){V(-.30f, .14f, -.30f), V(-.56f, .24f - .20f * (float)i, -.34f),
                      V(-.86f, .18f - .30f * (float)i, -.30f)},
             (float[]){.06f, .07f, .012f}, 3);
    for (int i = 0; i < 34; i++) {
        float a = chance(i), c = chance(i + 70);
        Vec3 root = V(-.26f - .10f * a, .18f - .42f * a, -.16f - .16f * c);
        Vec3 q[4] = {root, root + V(-.20f, .06f - .10f * a, -.08f),
                     root + V(-.46f, .10f - .20f * a + .2f * (c - .5f), -.10f),
                     root + V(-.72f - .2f * c, .02f - .30f * a + .4f * (c - .5f), -.06f)};
        part();
        paint(hair);
        hair_lock(4, q, .07f, i);
    }
    for (int i = 0; i < 9; i++) {
        float x = -.24f + .06f * (float)i;
        Vec3 q[3] = {V(x, .31f - .7f * x * x, .32f - .9f * x * x), V(x - .05f, .25f - .6f * x * x, .38f - .9f * x * x),
                     V(x - .13f, .20f - .5f * x * x, .36f - .9f * x * x)};
        part();
        paint(hair);
        hair_lock(3, q, .04f, i + 50);
    }
}

/* The bear's jaw goes one way, the bear the other. */
static void met_bear(int tooth)
{
    int coat = wild_coat(rgb(0x7c6a60), 6.5f), pale = wild_coat(rgb(0xb09a86), 12), dark = wild_coat(rgb(0x3c3434), 6),
        mane = wild_coat(rgb(0x54484a), 3.2f);
    part();
    paint(mane);
    blend(.15f);
    limb(V(.86f, .20f, -.35f), V(1.15f, -1.6f, -.8f), .56f, .95f);
    push();
    move(.74f, .60f, -.10f);
    turn_z(-36);
    turn_y(2);
    turn_x(-4);
    grow(1.50f);
    wild_ruff(46, .46f, .09f, mane, 5);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffd040),
                      .glow = .5f,
                      .jaw = 36,
                      .glare = -18,
                      .open = .95f,
                      .cross = 24,
                      .ears = 50});
    Vec3 lips = here(V(.10f, -.22f, .62f));
    pop();
    for (int i = 0; i < 8; i++) { /* teeth in one arc */
        float t = (float)i / 7;
        flying_tooth(lips + V(-.05f + .40f * t, .05f + .45f * t - .85f * t * t, .25f + .55f * t),
                     .085f - .03f * t + .03f * chance(i), i, tooth);
    }
}

static void first_blow(void)
{
    camera(V(.0f, -.10f, 5.2f), V(0, .0f, 0), 31);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.1f, .30f, .55f);
    s->haze = 0;
    s->roll = 7;
    s->aperture = .02f;
    s->vignette = 1.4f;
    s->ambient = .28f;
    s->key = (Light){V(-.55f, .60f, .60f), rgb(0xe4d4d0) * 1.1f, .10f};
    s->rim = (Light){V(.1f, .5f, -.8f), rgb(0xff8a38) * 3.6f, 0};
    int steel = kiln_metal(rgb(0x9a9494)), brass = kiln_metal(rgb(0xd09448)), leather = material_leather(rgb(0x5a3820)),
        shirt = material_wool(rgb(0x4a6470)), scarf = material_wool(rgb(0xb02818)), wood = material_wood(),
        hair = material_new(rgb(0xc86a24), rgb(0x7a300c), .5f, .9f, PAT_HAIR, 2.2f, .12f),
        tooth = material_plain(rgb(0xfff0d0), .25f, 1.2f);
    met_bear(tooth);
    push(); /* who has waited for it */
    move(-.56f, .06f, .30f);
    turn_z(13);
    turn_y(38);
    turn_x(-4);
    grow(1.06f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xdc9c74),
                                .hair = rgb(0x9a4818),
                                .iris = rgb(0x4aa06a),
                                .flush = 1.7f,
                                .jaw = .95f,
                                .chin = .1f,
                                .nose = .85f,
                                .bulb = .95f,
                                .eye = 1.2f,
                                .open = {.95f, .85f},
                                .under = {.7f, .7f},
                                .slant = {.02f, .025f},
                                .gaze_x = 10,
                                .gaze_y = 6,
                                .brow = {.0f, -.01f},
                                .frown = {.05f, .055f},
                                .bush = 1.1f,
                                .mouth = .14f,
                                .gape = .095f,
                                .corner = {.02f, .03f},
                                .upper = 1,
                                .lower = .9f,
                                .lips = 1.1f,
                                .neck = .18f});
    scarf_in_the_swing(scarf, hair);
    pop();
    part(); /* shoulders turned into it */
    paint(shirt);
    blend(.12f);
    limb(V(-1.05f, -.52f, -.15f), V(-.22f, -.46f, .40f), .24f, .22f);
    limb(V(-.66f, -.55f, .05f), V(-.85f, -1.8f, -.1f), .46f, .42f);
    part();
    paint(leather);
    blend(.06f);
    limb(V(-.52f, -.82f, .38f), V(-.72f, -1.8f, .30f), .30f, .36f);
    Vec3 foot = V(-.20f, -1.02f, 1.15f), top = V(.16f, .34f, .62f), along = vec_unit(top - foot);
    part();
    paint(wood);
    limb(foot - along * .25f, top, .060f, .055f);
    push(); /* the hammer, square on its jaw */
    move(top[0], top[1], top[2]);
    aim(along, V(-.3f, .1f, 1));
    part();
    paint(steel);
    blend(.03f);
    box(.02f, 0, 0, .36f, .22f, .22f, .04f);
    part();
    paint(brass);
    blend(.02f);
    box(-.20f, 0, 0, .05f, .235f, .235f, .03f);
    part();
    paint(kiln_hot(2.6f));
    box(.34f, 0, 0, .05f, .20f, .20f, .03f);
    Vec3 struck = here(V(.40f, .02f, .08f));
    pop();
    for (int k = 0; k < 2; k++) {
        Vec3 at = foot + along * (k ? .38f : .02f);
        PersonHand h = {
            .lean = true, .pose = GRASP_FIST, .size = .25f, .thick = 1.2f, .thumb = 1, .skin = skin, .age = .3f};
        push();
        Vec3 wrist = person_hand_grip(h, at, along, V(k ? .6f : -.4f, .0f, 1));
        pop();
        Vec3 shoulder = k ? V(-.18f, -.46f, .42f) : V(-1.08f, -.52f, -.10f),
             elbow = k ? V(.26f, -.85f, .80f) : V(-.92f, -1.10f, .72f);
        part();
        paint(skin);
        blend(.07f);
        sinew_arm(shoulder, elbow, wrist, 1.7f, 1.1f);
        part();
        paint(shirt);
        blend(.05f);
        limb(shoulder, vec_mix(shoulder, elbow, .45f), .20f, .165f);
        body_cuff(leather, elbow, wrist, .115f, .18f);
    }
    for (int i = 0; i < 6; i++) { /* the way it has come */
        part();
        paint(material_glow(rgb(0xff8a30), .8f));
        tube(3,
             (Vec3[]){top + V(-.38f, .18f - .08f * (float)i, -.05f), top + V(-.80f, .28f - .10f * (float)i, -.5f),
                      top + V(-1.5f, .15f - .12f * (float)i, -1.0f)},
             (float[]){.018f, .014f, .002f}, 5);
    }
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6 + .2f, l = i & 1 ? .16f : .34f;
        part();
        paint(kiln_hot(2.0f));
        limb(struck, struck + V(cosf(a) * l, sinf(a) * l, .16f), .028f, .003f);
    }
    sprite(struck, .30f, rgb(0xff8a28), SPRITE_GLOW, .4f);
    lamp(struck + V(-.20f, -.15f, .55f), rgb(0xffa850) * 1.5f, .45f);
    lamp(V(-.20f, .15f, 1.4f), rgb(0xffb468) * 1.0f, .45f);
    push();
    move(struck[0], struck[1] - .2f, struck[2] + .3f);
    sparks(40, 1.0f, 1.2f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

const Card siege_ember_blows_cards[] = {{"cards/siege/em01", EMBER, hearthmaul},
                                        {"cards/siege/em12", EMBER, dancer},
                                        {"cards/siege/em26", EMBER, first_blow},
                                        {0}};
