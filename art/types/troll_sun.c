/* SPDX-License-Identifier: MIT
 * The troll of the sun: he drops on us what ten people hewed for a temple. */
#include "cards.h"
#include "kit/kit.h"
#include "props/beast4.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

/* Its lower face at the brush's place, a sun let into it. */
static void slab(int stone, int gold, int dark)
{
    part();
    paint(stone);
    blend(.03f);
    lumpy(.014f, 4);
    box(0, .25f, .30f, 1.70f, .25f, 1.15f, .05f);
    carve();
    blend(.02f);
    ball(1.70f, .05f, 1.46f, .26f); /* corners are gone */
    ball(-1.70f, .1f, 1.44f, .20f);
    ball(-.62f, -.02f, 1.48f, .14f);
    paint(dark);
    blend(.015f);
    Vec3 crack[5] = {V(.62f, .0f, 1.5f), V(.86f, .0f, 1.1f), V(.62f, .0f, .8f), V(.92f, .0f, .40f), V(.80f, .0f, .0f)};
    float r[5] = {.055f, .036f, .030f, .022f, .008f};
    tube(5, crack, r, 3);
    box(-.06f, 0, .86f, .54f, .035f, .50f, .04f);
    fill();
    lumpy(0, 1);
    push();
    move(-.06f, -.01f, .86f);
    grow(1.14f);
    part();
    paint(gold);
    blend(.02f);
    egg(0, .01f, 0, .17f, .05f, .17f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6, l = i % 2 ? .30f : .40f;
        limb(V(sinf(a) * .20f, .01f, cosf(a) * .20f), V(sinf(a) * l, .015f, cosf(a) * l), .045f, .014f);
    }
    pop();
    for (int side = -1; side <= 1; side += 2) /* who hewed it signed its edge */
        for (int k = 0; k < 3; k++) {
            push();
            move((float)side * (.35f + .30f * (float)k) - .05f, .27f, 1.455f);
            turn_x(90);
            part();
            paint(gold);
            ring(0, 0, 0, .085f, .022f);
            pop();
        }
}

static void rings(const Vec3 *joint, int gold)
{
    for (int k = 0; k < 2; k++) {
        Vec3 at = vec_mix(joint[k], joint[k + 1], k ? .74f : .50f);
        part();
        paint(gold);
        blend(.01f);
        push();
        move(at[0], at[1], at[2]);
        aim(joint[k + 1] - joint[k], V(0, 0, 1));
        for (int i = -1; i <= 1; i++)
            ring(0, .055f * (float)i, 0, k ? .165f : .275f, .036f);
        pop();
    }
}

static void grit(void)
{
    int stone = material_stone(rgb(0xd8b880), rgb(0x9a7848));
    for (int i = 0; i < 16; i++) { /* crumbs of the slab come before it */
        float x = (i % 2 ? 1.f : -1.f) * (.55f + .7f * chance(i)), y = .55f + 1.9f * chance(i + 40),
              z = .9f + 1.5f * chance(i + 80), r = .018f + .05f * chance(i + 120) * chance(i + 160);
        part();
        paint(stone);
        lumpy(.01f, 12);
        egg(x, y, z, r, r * 1.2f, r);
    }
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i + 300) - .5f) * 2.8f, 2.6f - 2.2f * chance(i + 400), .9f + chance(i + 500)),
               .006f + .010f * chance(i + 600), rgb(0xffe8b0), SPRITE_GLOW, .7f);
}

static void sun_troll(void)
{
    camera(V(.42f, .40f, 4.9f), V(.04f, 1.86f, 0), 40);
    Scene *s = scene();
    s->roll = -7;
    s->disc_x = -.86f;
    s->disc_y = .2f;
    s->disc_size = .8f;
    s->back_y = .40f;
    s->key.towards = V(-.72f, .30f, .80f);
    s->key.color = rgb(0xffe8b8) * 2.8f;
    s->rim.color = rgb(0xfff0c0) * 4.2f;
    s->vignette = 1.2f;
    Flesh f = troll_flesh(rgb(0xc4703a), rgb(0x84462a)), body = troll_flesh(rgb(0x9c5630), rgb(0x643420));
    int gold = material_gold(), stone = material_stone(rgb(0xb89868), rgb(0x7a5c3c)),
        dark = material_plain(rgb(0x3a2818), .9f, .1f);
    troll_chest(&body);
    push();
    move(.0f, 1.66f, .56f);
    turn_x(10);
    turn_y(-9);
    turn_z(7);
    grow(1.14f);
    troll_visage(&f, &(TrollVisage){.nose = .55f,
                                    .wide = 1.5f,
                                    .ear = .85f,
                                    .droop = {10, 24},
                                    .tusk = .8f,
                                    .gape = .20f,
                                    .bare = 1.0f,
                                    .jut = .08f,
                                    .wry = .03f,
                                    .brow = {.0f, .03f},
                                    .frown = {.09f, .06f},
                                    .open = {.55f, 1.2f},
                                    .gaze_x = 4,
                                    .gaze_y = -12,
                                    .iris = rgb(0x30e0e8),
                                    .glow = .5f});
    push();
    move(.02f, .02f, .04f);
    nose_ring(.55f, gold);
    pop();
    pop();
    push();
    move(.02f, 2.46f, .36f);
    turn_z(-8);
    turn_x(-22);
    slab(stone, gold, dark);
    Vec3 forth = here(V(0, 0, 1)) - here(V(0, 0, 0)), up = here(V(0, 1, 0)) - here(V(0, 0, 0)),
         right = here(V(1, 0, 0)) - here(V(0, 0, 0)),
         hold[2] = {here(V(-.96f, -.11f, .06f)), here(V(.96f, -.11f, .06f))};
    pop();
    for (int k = 0; k < 2; k++) {
        float q = k ? 1.f : -1.f;
        Vec3 joint[3] = {k ? troll_right_shoulder : troll_left_shoulder, V(q * 1.36f, 1.42f, .44f), hold[k]};
        troll_reach(&body, joint[0], joint[1], joint[2], k ? -1 : 1, 5, forth * .62f + right * (q * .75f), up, .34f);
        rings(joint, gold);
    }
    push();
    move(0, 1.56f, .12f);
    necklace(.56f, .46f, .30f, 13, .075f, f.nail);
    pop();
    grit();
    faction_motes();
}

const Card troll_sun_cards[] = {{"cards/horde/sun-troll", SUN, sun_troll}, {0}};
