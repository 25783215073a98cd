/* SPDX-License-Identifier: MIT
 * Nightglass: an eye that fills its lens. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/vitreous.h"

/* ---- ng05: behind his lens ---- */

/* The open roof of a tower under a great moon. */
static Vec3 moon_roof(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0a0818), t[SHADOW], .6f * smooth(.44f, .68f, sky_clouds(u, v, 1.2f)));
    c += t[MIDTONE] * (.55f * halo(u, v, -.62f, .80f, .30f));
    c = vec_mix(c, t[GLOW] * (.80f + .25f * cloud_flat(u * 6, v * 6, 4)), disc(u, v, -.62f, .82f, .34f, .010f));
    for (int i = 0; i < 7; i++) { /* roofs of the castle below */
        float x = -1.0f + .33f * (float)i, top = -.55f + .30f * chance_of(i + 3), half = .07f + .06f * chance_of(i + 8),
              cone = half * 1.25f * unit((top + .26f - v) / .26f);
        float in = max_of(under(half, fabsf(u - x), .006f) * under(top, v, .006f),
                          under(cone, fabsf(u - x), .006f) * under(-top, -v, .004f));
        c = vec_mix(c, vec_mix(rgb(0x0c0a1c), t[SHADOW], .35f), in);
    }
    return c;
}

static void lens_cultist(void)
{
    camera(V(.0f, .0f, 5.2f), V(0, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = moon_roof;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->roll = 4;
    s->key = (Light){V(-.60f, .70f, .35f), rgb(0xcfc0ff) * 2.0f, .05f};
    s->rim = (Light){V(-.5f, .6f, -.7f), rgb(0xa88cff) * 5.0f, 0};
    s->fill = (Light){V(.7f, -.3f, .6f), rgb(0xc060d0) * .5f, 0};
    s->ambient = .4f;
    int robe = material_wool(rgb(0x2a1f5c)), lining = material_wool(rgb(0x0c081c)), gold = material_gold(),
        glass = glass_through(rgb(0xe4dcff), .08f), beam = material_glow(rgb(0xc8a0ff), 1.6f),
        white = material_glow(rgb(0xffffff), 2.2f);
    material(gold)->emit = rgb(0xffb030) * .1f;
    push();
    move(-.24f, .10f, -.45f);
    turn_z(8);
    turn_y(20);
    turn_x(6);
    grow(1.72f);
    Visage v = {.skin = rgb(0xb8a0c8),
                .hair = rgb(0x2a1c40),
                .iris = rgb(0xb050ff),
                .flush = .5f,
                .jaw = .88f,
                .chin = .4f,
                .gaunt = .9f,
                .old = .6f,
                .nose = 1.3f,
                .hook = .08f,
                .eye = 1.1f,
                .glow = .7f,
                .open = {.45f, 1.25f},
                .under = {.6f, 1},
                .slant = {.03f, .02f},
                .gaze_x = 10,
                .gaze_y = -10,
                .brow = {-.02f, .04f},
                .frown = {.05f, .02f},
                .bush = .9f,
                .fine_brows = true,
                .mouth = .11f,
                .corner = {.015f, .055f},
                .neck = .16f};
    int skin = visage(&v);
    hood_deep(robe, lining, .7f, 3);
    Vec3 eye_at = here(V(.17f, .0f, .40f));
    pop();
    part();
    paint(robe);
    blend(.2f);
    egg(-.55f, -1.35f, -.75f, 1.25f, .80f, .5f);
    Vec3 way = vec_unit(s->eye - eye_at), middle = eye_at + way * .95f + V(-.07f, -.02f, 0);
    push(); /* the lens, held before one eye, which fills it */
    move(middle[0], middle[1], middle[2]);
    aim(V(0, 1, 0), way);
    Glazing g = glazing_begin();
    part();
    paint(glass);
    egg(0, 0, 0, .52f, .52f, .27f);
    glazing_clear(g);
    push();
    turn_x(90);
    part();
    paint(gold);
    blend(.02f);
    ring(0, 0, 0, .55f, .065f);
    for (int i = 0; i < 10; i++)
        ball(sinf((float)i * PI / 5) * .60f, 0, cosf((float)i * PI / 5) * .60f, .05f);
    pop();
    part();
    paint(gold);
    limb(V(.30f, -.50f, 0), V(.62f, -1.30f, .04f), .06f, .075f);
    Vec3 grip = here(V(.49f, -.97f, .03f)), bar = vec_unit(here(V(.30f, -.50f, 0)) - here(V(.62f, -1.30f, .04f))),
         heart = here(V(.05f, -.05f, .28f));
    pop();
    push();
    Vec3 wrist = person_hand_grip(
        (PersonHand){.pose = GRASP_FIST, .size = .28f, .thick = .8f, .thumb = -1, .skin = skin, .age = 1, .lean = true},
        grip, bar, V(.5f, .2f, 1));
    pop();
    part();
    paint(robe);
    sinew_cloth(V(.85f, -1.2f, -.4f), V(1.25f, -1.75f, .2f), wrist, .36f, .30f, .17f, 6);
    Vec3 hit = V(-.95f, -1.5f, 1.9f); /* and what comes through it */
    part();
    paint(white);
    limb(heart, hit, .012f, .035f);
    part();
    paint(beam);
    limb(vec_mix(heart, hit, .05f), hit, .018f, .075f);
    for (int i = 0; i < 12; i++)
        sprite(vec_mix(heart, hit, (float)i / 11), .10f + .012f * (float)i, rgb(0xa070ff), SPRITE_GLOW, .35f);
    sprite(heart, .20f, rgb(0xffffff), SPRITE_SPARKLE, .7f);
    lamp(eye_at + V(-.45f, .35f, .8f), rgb(0xe0d4ff) * 2.4f, .45f);
    lamp(V(-.25f, -.55f, 1.2f), rgb(0xa070ff) * 1.8f, .45f);
    lamp(eye_at + V(.2f, -.4f, .7f), rgb(0x9060ff) * 1.4f, .4f);
    faction_motes();
}

const Card siege_nightglass_mirrors_cards[] = {{"cards/siege/ng05", NIGHTGLASS, lens_cultist}, {0}};
