/* SPDX-License-Identifier: MIT
 * The Betrayer, close, in an alley at night: the mask of a lamb slides off one half of a grin. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/weapons.h"

/* An alley at night in the rain; a window is lit. */
static Vec3 alley(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.7f), vec_mix(t[SHADOW], t[MIDTONE], .55f), t[SHADOW], t[DARK] * 1.4f);
    c += t[LIGHT] * (.3f * halo(u, v, -.1f, .8f, .05f));
    for (int i = 0; i < 3; i++) { /* gables left and right, nearer and nearer */
        float l = (float)i;
        for (int side = -1; side <= 1; side += 2) {
            float sd = (float)side, inner = .16f + .2f * l, x = sd * u - inner,
                  roof = 1.02f + .1f * l - fabsf(x - .16f) * 1.5f;
            if (x < -.03f || v > roof)
                continue;
            Vec3 wall = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .35f), t[DARK], .3f + .3f * l) *
                        (.75f + .4f * cloud_flat(u * 10, v * 10, 4));
            float beam = fabsf(x) < .025f || fabsf(fmodf(v + 9, .42f) - .2f) < .018f ? 1 : 0;
            c = vec_mix(wall, t[DARK] * .8f, beam * .8f);
            float wx = fabsf(x - .16f), wy = v - (.12f + .3f * l - .25f * (float)(side > 0));
            if (wx < .06f && wy > 0 && wy < .16f) {
                bool lit = (i == 1 && side > 0) || (i == 0 && side < 0);
                c = lit ? t[ACCENT] * (wx > .052f || fabsf(wy - .08f) < .006f || wx < .005f ? .3f : 1.6f)
                        : t[DARK] * .7f;
            }
        }
    }
    float street = -.48f + .06f * cloud_flat(u * 4, 2, 3);
    if (v < street) {
        float cobble, a = cells_at(V(u * 7, (v - street) * 22, 1), NULL, &cobble);
        c = vec_mix(t[SHADOW], t[DARK], .5f) * (.5f + .6f * smooth(.02f, .25f, cobble - a)) +
            t[ACCENT] * (.25f * expf(-fabsf(u - .35f) * 5) * smooth(.1f, .3f, cobble - a));
    }
    return c;
}

/* The mask of a lamb, looking to +z: wood, painted white, with curls of wool; it smiles with closed eyes. */
static void lambs_mask(int white, int wool, int pink, int black)
{
    part();
    paint(white);
    blend(.08f);
    egg(0, .06f, -.02f, .30f, .32f, .16f);
    egg(0, -.20f, .08f, .19f, .22f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 ear[3] = {V(s * .26f, .14f, -.02f), V(s * .46f, .10f, .0f), V(s * .58f, -.06f, .02f)};
        float r[3] = {.07f, .105f, .03f};
        tube(3, ear, r, 4);
    }
    part();
    paint(wool);
    blend(.02f);
    for (int i = 0; i < 22; i++) {
        float a = (chance(i + 5) - .5f) * 2.6f, d = .24f + .12f * chance(i + 25);
        ball(sinf(a) * d, .14f + cosf(a) * d * .95f, .06f * chance(i + 45), .085f);
    }
    part();
    paint(pink);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 ear[3] = {V(s * .32f, .12f, .08f), V(s * .44f, .08f, .10f), V(s * .53f, -.02f, .07f)};
        float r[3] = {.02f, .05f, .012f};
        tube(3, ear, r, 4);
        egg(s * .05f, -.22f, .245f, .05f, .03f, .03f);
        egg(s * .20f, -.10f, .14f, .06f, .05f, .03f);
    }
    part();
    paint(black);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 lid[4] = {V(s * .06f, .06f, .155f), V(s * .12f, .015f, .155f), V(s * .19f, .02f, .125f),
                       V(s * .24f, .08f, .085f)};
        float r[4] = {.012f, .018f, .018f, .010f};
        tube(4, lid, r, 4);
        Vec3 mouth[4] = {V(0, -.29f, .24f), V(s * .06f, -.35f, .22f), V(s * .12f, -.34f, .18f),
                         V(s * .16f, -.28f, .14f)};
        tube(4, mouth, r, 4);
    }
    limb(V(0, -.22f, .25f), V(0, -.29f, .245f), .012f, .012f);
}

static void rain_in_the_alley(void)
{
    for (int i = 0; i < 120; i++) {
        Vec3 drop = V((chance(i + 300) - .5f) * 3.4f, .8f + chance(i + 400) * 2.4f, -1.2f + chance(i + 500) * 2.4f);
        for (int k = 0; k < 4; k++)
            sprite(drop - V(.010f, .030f, 0) * (float)k, .005f, rgb(0xb8d8e8), SPRITE_GLOW, .35f);
    }
}

/* Half of it is seen: one brow up, an eye that has chosen us, teeth on one side. */
static void half_a_grin(void)
{
    int hair = material_new(rgb(0x2a1a18), rgb(0x140c0c), .5f, .9f, PAT_HAIR, 2.2f, .12f);
    visage(&(Visage){.skin = rgb(0xc89074),
                     .hair = rgb(0x241614),
                     .iris = rgb(0x58c060),
                     .flush = .9f,
                     .jaw = .98f,
                     .chin = .35f,
                     .gaunt = .75f,
                     .old = .45f,
                     .nose = 1.15f,
                     .hook = .035f,
                     .wry = .02f,
                     .eye = 1.12f,
                     .open = {.7f, .92f},
                     .under = {.8f, .7f},
                     .slant = {.01f, .022f},
                     .gaze_x = -8,
                     .gaze_y = -2,
                     .brow = {.0f, .05f},
                     .frown = {.05f, .025f},
                     .bush = 1.5f,
                     .mouth = .150f,
                     .gape = .050f,
                     .corner = {.03f, .095f},
                     .upper = 1.1f,
                     .lower = .8f,
                     .fangs = .035f,
                     .lips = .8f});
    part();
    paint(hair);
    for (int i = 0; i < 5; i++) { /* wet strands over the brow */
        float x = .02f + .075f * (float)i;
        Vec3 l[4] = {V(x, .44f - .03f * (float)i, .26f - .04f * (float)i),
                     V(x + .06f, .36f - .03f * (float)i, .33f - .045f * (float)i),
                     V(x + .11f, .25f - .04f * (float)i, .33f - .05f * (float)i),
                     V(x + .09f, .15f - .10f * (float)(i % 2), .315f - .045f * (float)i)};
        hair_lock(4, l, .032f, i);
    }
    for (int i = 0; i < 26; i++) { /* stubble along the jaw */
        float u = .04f + .24f * chance(i), y = -.30f - .14f * chance(i + 40) + .25f * u;
        part();
        paint(hair);
        limb(V(u, y, .345f - 1.5f * u * u), V(u + .01f, y - .02f, .36f - 1.5f * u * u), .006f, .002f);
    }
}

static void betrayer(void)
{
    camera(V(-.10f, 1.90f, 3.9f), V(-.08f, 1.93f, 0), 27.5f);
    Scene *s = scene();
    s->roll = -6;
    s->backdrop = alley;
    s->back_x = .15f;
    s->vignette = 1.3f;
    set_palette(s, 0x06080e, 0x1e3444, 0x4a7080, 0xa0c0c8, 0xffb048, 0xf0faff);
    s->key.color = rgb(0xd8ecff) * 1.5f;
    s->key.towards = V(-.75f, .55f, .55f);
    s->rim.color = rgb(0xffa850) * 4.f;
    s->fill.color = rgb(0x305060) * .5f;
    s->zenith = rgb(0x40586a) * .7f;
    s->horizon = rgb(0x28404c) * .6f;
    s->grade = .08f;
    int cape = material_wool(rgb(0x5a2430)), lining = material_wool(rgb(0x180c12)),
        glove = material_leather(rgb(0x7a5236)), gold = material_gold(),
        white = material_plain(rgb(0xfffaf0), .3f, 1.1f), wool = material_plain(rgb(0xf4ecd8), .9f, .2f),
        pink = material_plain(rgb(0xf08a88), .4f, .8f), black = material_plain(rgb(0x181014), .5f, .5f),
        blade = material_new(rgb(0xe8f4ff), rgb(0xb0c8d8), .12f, 1.6f, PAT_PLAIN, 1, 0);
    push();
    move(0, -.78f, -.1f);
    grow(1.34f);
    cowl(cape, 1.1f, .8f, 5);
    pop();
    push();
    move(.06f, 2.00f, .0f);
    turn_y(4);
    turn_z(-5);
    turn_x(3);
    hood_deep(cape, lining, .5f, 6);
    half_a_grin();
    push();
    move(-.40f, .0f, .36f);
    turn_y(-28);
    turn_z(17);
    grow(1.0f);
    lambs_mask(white, wool, pink, black);
    pop();
    pop();
    PersonHand hold = {.pose = GRASP_CUP, .size = .23f, .thick = 1.1f, .thumb = 1, .skin = glove};
    Vec3 wrist = V(-.64f, 1.42f, .68f);
    part();
    paint(material_wool(rgb(0x34464e)));
    sinew_cloth(V(-1.25f, .55f, .1f), V(-1.15f, .95f, .35f), wrist - V(.05f, .10f, 0), .22f, .19f, .12f, 3);
    person_hand_at(&hold, wrist, V(.22f, .95f, .05f), V(.35f, -.1f, -.9f));
    PersonHand fist = {.pose = GRASP_FIST, .size = .22f, .thick = 1.15f, .thumb = 1, .skin = glove};
    push();
    person_hand_grip(fist, V(.52f, 1.36f, .82f), V(-.30f, 1, .05f), V(-.3f, -.1f, 1));
    grow(1.25f);
    dagger(.56f, blade, gold);
    Vec3 glint = here(V(-.03f, .42f, .05f));
    pop();
    sprite(glint, .13f, rgb(0xe8f8ff), SPRITE_SPARKLE, 1);
    lamp(V(.85f, 2.05f, 1.0f), rgb(0xffb070) * 2.4f, .5f);
    lamp(V(.2f, 1.35f, 1.1f), rgb(0xff9050) * .7f, .4f);
    rain_in_the_alley();
}

const Card betrayer_cards[] = {{"cards/horde/betrayer", BLOOD, betrayer}, {0}};
