/* SPDX-License-Identifier: MIT
 * Kilnsworn in the fight: hound, and a ball of fire in a mouth. */
#include "cards.h"
#include "kit/hours.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/wild.h"

static int seams(float strength)
{
    int m = material_new(rgb(0x4a4048), rgb(0x221c20), .7f, .5f, PAT_RUNE, 5.5f, 1);
    material(m)->emit = rgb(0xff5a14) * strength;
    return m;
}

/* ---- em22: the hound leaps over us ---- */

static void clinker_hound(void)
{
    camera(V(-.2f, .45f, 5.6f), V(0, 1.5f, 0), 34);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.5f, -.7f, .6f);
    s->key.color = rgb(0xc8b8c8) * 2.0f;
    s->rim.color = rgb(0xff7a28) * 4.4f;
    s->roll = -8;
    int hide = seams(3.2f), ash = wild_coat(rgb(0x6a6068), 6),
        belly = material_new(rgb(0x3a1a10), rgb(0x1c0c08), .7f, .4f, PAT_LAVA, 6, 1);
    material(belly)->emit = rgb(0xff6a18) * 3.f;
    push();
    move(.46f, .28f, -.3f);
    turn_y(-38);
    turn_x(-12);
    grow(1.42f);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = hide,
                        .pale = ash,
                        .dark = ash,
                        .iris = rgb(0xffd050),
                        .glow = 2.2f,
                        .jaw = 40,
                        .snarl = 1,
                        .glare = 20,
                        .open = .7f,
                        .ears = 44},
                hide, 0, 14);
    part(); /* it burns below */
    paint(belly);
    blend(.1f);
    egg(0, .68f, .05f, .17f, .12f, .42f);
    Vec3 chest = here(V(0, .7f, .6f)), tail = here(V(0, 1.0f, -1.0f)), face = here(V(-.2f, 1.3f, 2.0f));
    pop();
    lamp(face, rgb(0xffb070) * 1.6f, .5f);
    kiln_glow(chest + V(0, -.4f, .5f), .5f, .5f);
    for (int i = 0; i < 40; i++) { /* the tail of ash: a comma on the sky */
        float t = (float)i / 39, a = 1.4f + 3.4f * t, r = .85f - .5f * t;
        Vec3 p = tail + V(.35f + r * cosf(a) * .8f, .35f + r * sinf(a) * .7f, -.3f);
        sprite(p, .2f - .13f * t, vec_mix(rgb(0xff9040), rgb(0x8a7a80), t), SPRITE_GLOW, .42f - .2f * t);
    }
    push();
    move(.3f, 1.4f, .2f);
    sparks(30, 1.6f, 1.4f, rgb(0xffa048), 6);
    pop();
}

/* ---- em14: what bursts between two faces ---- */

/* Jaws from within: gums round the edge of the picture, and what grows in them. */
static void jaws_about_us(int gum, int tooth, int tongue)
{
    for (int low = 0; low < 2; low++) {
        float q = low ? -1.f : 1.f;
        Vec3 arch[5] = {V(-.98f, q * .10f, 2.1f), V(-.72f, q * .62f, 1.95f), V(0, q * .93f, 1.75f),
                        V(.72f, q * .62f, 1.95f), V(.98f, q * .10f, 2.1f)};
        part();
        paint(gum);
        blend(.05f);
        lumpy(.012f, 9);
        tube(5, arch, (float[]){.22f, .21f, .20f, .21f, .22f}, 6);
        lumpy(0, 1);
        static const float at[8] = {.75f, 1.12f, 1.45f, 1.76f, 2.24f, 2.55f, 2.88f, 3.25f},
                           length[8] = {.24f, .30f, .52f, .20f, .20f, .52f, .30f, .24f};
        for (int i = 0; i < 8; i++) {
            Vec3 p = tube_point(5, arch, at[i] + .04f * q);
            Vec3 in = vec_unit(V(-p[0] * .30f, -q, -.12f)), root = p + in * .12f,
                 tip = root + in * (length[i] * (low ? .82f : 1.f));
            part();
            paint(tooth);
            blend(.03f);
            tube(3, (Vec3[]){root, vec_mix(root, tip, .5f) + V(0, 0, .05f), tip},
                 (float[]){.085f + .05f * length[i], .06f + .05f * length[i], .008f}, 5);
        }
    }
    part();
    paint(tongue);
    blend(.08f);
    tube(4, (Vec3[]){V(.05f, -1.05f, 2.3f), V(.02f, -.86f, 2.0f), V(-.06f, -.72f, 1.55f), V(-.10f, -.80f, 1.25f)},
         (float[]){.34f, .32f, .26f, .16f}, 5);
}

/* It had him; he opened his hand. */
static void flashover(void)
{
    camera(V(.0f, .0f, 5.2f), V(.0f, .0f, 0), 32);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .45f;
    s->haze = 0;
    s->roll = 7;
    s->key = (Light){V(-.5f, .6f, .5f), rgb(0x8aa0d0) * .5f, .10f};
    s->rim = (Light){V(.5f, .5f, -.7f), rgb(0x8aa4e0) * 1.6f, 0};
    s->ambient = .20f;
    s->vignette = 1.5f;
    s->aperture = .03f;
    s->focus = 5.0f;
    int gum = material_plain(rgb(0x6a2028), .28f, 1.3f), tooth = material_tooth(),
        tongue = material_plain(rgb(0x98404a), .30f, 1.2f), cloth = material_wool(rgb(0x6a2a1c)),
        leather = material_leather(rgb(0x5a3820)),
        hair = material_new(rgb(0x5a2a14), rgb(0x280f08), .5f, .9f, PAT_HAIR, 2.2f, .12f);
    jaws_about_us(gum, tooth, tongue);
    push();
    move(-.16f, .20f, .05f);
    turn_z(-8);
    turn_y(10);
    turn_x(2);
    grow(1.10f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xd0905f),
                                .hair = rgb(0x3a1c10),
                                .iris = rgb(0xe0a040),
                                .flush = 1.5f,
                                .jaw = 1.08f,
                                .chin = .2f,
                                .nose = 1.0f,
                                .bulb = 1.35f,
                                .eye = 1.15f,
                                .open = {1.1f, 1.15f},
                                .under = {.8f, .8f},
                                .slant = {.015f, .015f},
                                .gaze_x = 2,
                                .gaze_y = -6,
                                .brow = {.0f, .01f},
                                .frown = {.055f, .055f},
                                .bush = 1.6f,
                                .mouth = .15f,
                                .gape = .14f,
                                .corner = {.01f, .02f},
                                .upper = 1,
                                .lower = .9f,
                                .neck = .24f});
    kiln_cap(hair, V(0, .205f, -.08f), V(.375f, .345f, .41f), V(0, -.03f, .36f), V(.345f, .33f, .42f));
    for (int i = 0; i < 54; i++) { /* blown back by it */
        float a = -2.2f + 4.4f * chance(i), up = chance(i + 70), c = chance(i + 140);
        Vec3 root = V(sinf(a) * .34f * (1 - .5f * up), .12f + .36f * up, -.08f + cosf(a) * .36f * (1 - .45f * up)),
             out = V(sinf(a) * .20f - .12f, .14f + .10f * up, -.12f);
        Vec3 p[3] = {root, root + out * .7f, root + out * (1.2f + .6f * c) + V(-.06f, .02f, -.10f)};
        part();
        paint(hair);
        hair_lock(3, p, .075f, i);
    }
    pop();
    part(); /* he has thrust his arm into it */
    paint(cloth);
    blend(.12f);
    limb(V(-.75f, -.52f, -.25f), V(.55f, -.58f, -.15f), .26f, .26f);
    limb(V(-.10f, -.6f, -.2f), V(-.15f, -1.6f, -.3f), .5f, .5f);
    Vec3 wrist = V(.30f, -.68f, 1.0f), palm = V(.30f, -.46f, 1.22f);
    part();
    paint(cloth);
    sinew_cloth(V(.56f, -.56f, -.10f), V(.62f, -.95f, .40f), wrist + V(.03f, -.03f, -.08f), .24f, .19f, .14f, 5);
    body_cuff(leather, V(.62f, -.95f, .40f), wrist, .12f, .16f);
    person_hand_at(
        &(PersonHand){.lean = true, .pose = GRASP_REACH, .size = .30f, .thick = 1.25f, .thumb = -1, .skin = skin},
        wrist, V(-.02f, .88f, .45f), V(-.1f, -.4f, 1));
    for (int i = 0; i < 16; i++) { /* it opens like a flower, towards us */
        float a = (float)i * 2.4f, r = .45f + .55f * chance(i);
        push();
        move(palm[0] + .05f * cosf(a), palm[1] + .10f + .05f * sinf(a), palm[2] + .06f);
        aim(vec_unit(V(r * cosf(a), .15f + r * sinf(a), .45f)), V(0, 0, 1));
        flame_tongue(.16f + .24f * chance(i + 4), .038f + .02f * chance(i + 9), .4f * (chance(i + 14) - .5f),
                     material_glow(rgb(0xffa838), 1.2f), material_glow(rgb(0xe03c04), 1.0f));
        pop();
    }
    sprite(palm + V(0, .06f, .1f), .16f, rgb(0xfff0c0), SPRITE_GLOW, .5f);
    sprite(palm + V(0, .05f, 0), .45f, rgb(0xff7818), SPRITE_GLOW, .2f);
    lamp(palm + V(-.05f, .25f, .05f), rgb(0xffb058) * 3.6f, .5f);
    lamp(palm + V(-.05f, .15f, .45f), rgb(0xff8a38) * 2.6f, .42f);
    push();
    move(palm[0], palm[1] - .3f, palm[2] + .3f);
    sparks(50, 1.0f, 1.4f, rgb(0xffd080), 9);
    pop();
}

const Card siege_ember_war_cards[] = {
    {"cards/siege/em14", EMBER, flashover}, {"cards/siege/em22", EMBER, clinker_hound}, {0}};
