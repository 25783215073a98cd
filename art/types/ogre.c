/* SPDX-License-Identifier: MIT
 * The Ogre at his meal: the meat does not want to leave the bone, and he does not like being looked at. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/people.h"
#include "props/skull.h"
#include "props/visage.h"
#include "types/troll_visage.h"

/* Snow falls on a pass at evening. */
static Vec3 snowy_pass(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), vec_mix(t[LIGHT], t[ACCENT], .5f), t[LIGHT] * .9f, t[MIDTONE]);
    c = vec_mix(c, t[MIDTONE], .5f * smooth(.45f, .7f, sky_clouds(u, v, 1.1f)));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.35f - .16f * l + peaks(u, 4 + l * 3, 1.3f + .7f * l, .75f - .2f * l);
        Vec3 rock_c = vec_mix(t[MIDTONE], t[SHADOW], .25f + .3f * l);
        float snow = smooth(.44f, .56f, cloud_flat(u * 7 + l, v * 9, 4) + .5f * (v - line + .22f));
        c = vec_mix(c, vec_mix(rock_c, t[LIGHT], .75f * snow), under(line, v, .01f));
    }
    return c;
}

/* Bone at the brush's place, meat along +y, torn at its end. */
static void roast_leg(int meat, int raw, int bone)
{
    part();
    paint(meat);
    blend(.07f);
    lumpy(.016f, 8);
    egg(0, .44f, 0, .22f, .30f, .20f);
    egg(.06f, .56f, .04f, .17f, .19f, .16f);
    limb(V(0, .32f, 0), V(0, .06f, 0), .16f, .065f);
    carve();
    paint(raw);
    blend(.02f);
    for (int i = 0; i < 6; i++)
        ball(-.16f + .075f * (float)i, .74f - .05f * (float)(i % 2), .10f - .05f * (float)(i % 3), .085f);
    fill();
    lumpy(0, 1);
    part();
    paint(bone);
    blend(.02f);
    limb(V(0, .1f, 0), V(0, -.30f, 0), .050f, .050f);
    ball(-.05f, -.33f, 0, .075f);
    ball(.05f, -.33f, 0, .075f);
}

/* Strings of meat from the teeth to what they were torn from. */
static void strings(Vec3 teeth_at, Vec3 meat_at, int raw)
{
    for (int i = 0; i < 7; i++) {
        float u = ((float)i - 3) / 3, c = chance(i + 8);
        Vec3 from = teeth_at + V(.16f * u, .03f * (c - .5f) - .03f * u * u, -.02f),
             to = meat_at + V(.10f * u, .10f * u, .04f * (c - .5f)),
             mid = vec_mix(from, to, .5f) - V(0, .02f + .04f * c, 0), p[3] = {from, mid, to};
        float r[3] = {.036f, .012f + .010f * c, .040f};
        part();
        paint(raw);
        blend(.02f);
        tube(3, p, r, 4);
    }
}

/* One long eyebrow, three hairs bound round a bone, two teeth that stand up. */
static void ogre_face(int hair, int bone)
{
    visage(&(Visage){.skin = rgb(0xd4925e),
                     .hair = rgb(0x3a2014),
                     .iris = rgb(0x58a8f0),
                     .flush = 1.2f,
                     .jaw = 1.32f,
                     .chin = .25f,
                     .old = .55f,
                     .nose = 1.1f,
                     .bulb = 2.1f,
                     .wry = .035f,
                     .eye = 1.02f,
                     .open = {1.25f, .62f},
                     .under = {1.1f, .7f},
                     .slant = {.0f, -.01f},
                     .gaze_x = 4,
                     .gaze_y = 0,
                     .brow = {.05f, -.02f},
                     .frown = {.055f, .05f},
                     .bush = 2.2f,
                     .mouth = .185f,
                     .gape = .115f,
                     .corner = {.0f, .05f},
                     .upper = 1.25f,
                     .lower = 1.1f,
                     .lips = 1.2f,
                     .neck = .34f});
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[3] = {V(.05f + s * .13f, -.42f, .30f), V(.05f + s * .155f, -.34f, .385f),
                     V(.05f + s * .165f, -.22f, .40f)};
        float r[3] = {.040f, .036f, side < 0 ? .020f : .006f};
        part();
        paint(bone);
        blend(.01f);
        tube(3, p, r, 4);
    }
    part();
    paint(hair);
    blend(.03f);
    for (int i = 0; i < 9; i++) { /* a tuft between the brows makes them one */
        float x = ((float)i - 4) * .018f;
        Vec3 l[3] = {V(x, .105f, .365f), V(x * 1.4f, .135f, .40f), V(x * 2.2f, .15f + .02f * chance(i), .39f)};
        hair_lock(3, l, .020f, i);
    }
    for (int i = 0; i < 5; i++) {
        float x = ((float)i - 2) * .03f;
        Vec3 knot[4] = {V(x, .44f, -.1f), V(x, .60f, -.10f), V(x * 3 + .06f, .74f, -.12f),
                        V(x * 5 + .24f, .66f - .1f * chance(i), -.16f)};
        hair_lock(4, knot, .06f, i + 30);
    }
    part();
    paint(bone);
    blend(.02f);
    limb(V(-.24f, .60f, -.05f), V(.24f, .53f, -.08f), .032f, .032f);
    for (int side = -1; side <= 1; side += 2)
        for (int k = -1; k <= 1; k += 2)
            ball((float)side * .26f, .565f - .035f * (float)side + .033f * (float)k, -.065f, .043f);
}

/* Guests before this one, on a string. */
static void necklace_of_guests(int bone, int string)
{
    enum { N = 5 };
    Vec3 p[7];
    float r[7];
    for (int i = 0; i < 7; i++) {
        float u = ((float)i - 3) / 3;
        p[i] = V(u * .66f, .62f + .40f * u * u, .36f - .30f * u * u);
        r[i] = .022f;
    }
    part();
    paint(string);
    tube(7, p, r, 4);
    for (int i = 0; i < N; i++) {
        Vec3 at = tube_point(7, p, .9f + 1.05f * (float)i);
        push();
        move(at[0], at[1] - .09f, at[2] + .06f);
        turn_y(((float)i - 2) * 22);
        turn_z(14 * (chance(i) - .5f));
        grow(.22f + .03f * chance(i + 9));
        skull(&(Skull){.bone = bone, .jaw = 8 + 14 * chance(i + 3), .menace = .1f, .missing = .3f});
        pop();
    }
}

static void ogre(void)
{
    camera(V(.18f, 1.32f, 4.7f), V(.06f, 1.42f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0c1424, 0x28405c, 0x6488a8, 0xd4e2e8, 0xffb868, 0xfff4e0);
    s->backdrop = snowy_pass;
    s->roll = -6;
    s->vignette = 1.25f;
    s->key.color = rgb(0xfff0d8) * 2.5f;
    s->rim.color = rgb(0xc0e0ff) * 3.0f;
    Flesh f = troll_flesh(rgb(0xc88a58), rgb(0x8a5434));
    int hair = material_new(rgb(0x3a2014), rgb(0x180c08), .5f, .9f, PAT_HAIR, 2.2f, .12f), bone = material_bone(),
        pelt = material_fur(rgb(0x6a5644)),
        meat = material_new(rgb(0xb05a24), rgb(0x5a2410), .30f, 1, PAT_NOISE, 6, .5f),
        raw = material_plain(rgb(0xc04a34), .3f, 1);
    push();
    move(-.10f, -.42f, -.30f);
    turn_y(8);
    troll_chest(&f);
    for (int i = 0; i < 70; i++) { /* a bear's skin over the shoulders */
        float side = i % 2 ? 1.f : -1.f, t = chance(i), a = chance(i + 90);
        Vec3 root = V(side * (.34f + .70f * t), 1.86f - .34f * t * t, .16f - .50f * a);
        part();
        paint(pelt);
        blend(.04f);
        limb(root, root + V(side * .16f * t, -.26f - .18f * chance(i + 180), .10f), .11f, .014f);
    }
    for (int i = 0; i < 26; i++) { /* and down one side */
        Vec3 root = V(-.46f - .40f * chance(i + 300), .75f + .70f * chance(i + 330), .34f - .22f * chance(i + 360));
        part();
        paint(pelt);
        blend(.04f);
        limb(root, root + V(-.06f, -.30f - .14f * chance(i + 390), .08f), .12f, .014f);
    }
    pop();
    push();
    move(-.14f, 1.66f, .12f);
    turn_y(14);
    turn_x(-2);
    turn_z(13);
    grow(1.42f);
    ogre_face(hair, bone);
    Vec3 bite = here(V(.06f, -.335f, .36f));
    pop();
    necklace_of_guests(bone, material_plain(rgb(0x3a2418), .9f, .1f));
    Vec3 at = V(.84f, .50f, 1.16f), along = vec_unit(bite + V(.02f, -.02f, .02f) - at);
    push();
    troll_clasp(&f, V(.86f, 1.02f, -.25f), V(1.26f, .34f, .42f), -1, at, along, V(-.1f, .1f, 1), .33f);
    grow(1.16f);
    move(0, -.06f, 0);
    roast_leg(meat, raw, bone);
    Vec3 torn = here(V(0, .66f, .02f));
    pop();
    strings(bite, torn, raw);
    lamp(V(.9f, .7f, 1.9f), rgb(0xff9a40) * 1.6f, .6f);
    lamp(V(-.5f, 2.0f, 1.9f), rgb(0xffe8d0) * .9f, .7f);
    for (int i = 0; i < 12; i++) /* his breath in the cold */
        sprite(bite + V(-.25f - .5f * chance(i), .02f + .25f * chance(i + 20), .25f), .10f + .12f * chance(i + 40),
               rgb(0xd8e8f4), SPRITE_GLOW, .07f);
    for (int i = 0; i < 60; i++)
        sprite(V((chance(i) - .5f) * 4, 2.8f * chance(i + 90), -1 + 2.2f * chance(i + 180)),
               .014f + .018f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

const Card ogre_cards[] = {{"cards/monstrous/ogre", SUN, ogre}, {0}};
