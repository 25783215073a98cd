/* SPDX-License-Identifier: MIT
 * Rustclaw: scavengers of the scrap heath. */
#include "cards.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

/* ---- ru05: he has found his example ---- */

static void spiked_ball(Vec3 at, float r, int iron)
{
    part();
    paint(iron);
    blend(.02f);
    ball(at[0], at[1], at[2], r);
    for (int k = 0; k < 18; k++) {
        float a = (float)k * 2.4f, y = 1 - 2 * ((float)k + .5f) / 18, q = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * q, y, sinf(a) * q);
        limb(at + d * (r * .8f), at + d * (r * 1.7f), r * .28f, .004f);
    }
}

/* A plume that streams to the right from the crown of a head at the brush's place. */
static void captains_plume(int red)
{
    part();
    paint(red);
    blend(.05f);
    for (int i = 0; i < 8; i++) {
        float k = (float)i;
        Vec3 p[4] = {V(0, .50f, -.1f), V(.20f, .90f - .03f * k, -.25f), V(.62f, 1.0f - .10f * k, -.4f),
                     V(1.15f - .05f * k, .82f - .17f * k, -.5f)};
        float r[4] = {.08f, .13f, .11f, .01f};
        tube(4, p, r, 3);
    }
}

/* One swing, from the shoulder to the spikes before our eyes. */
static void flail_captain(void)
{
    camera(V(-.35f, 1.15f, 4.9f), V(.02f, 1.74f, 0), 34);
    Scene *s = scene();
    s->disc_size = .01f;
    s->back_y = .1f;
    s->back_seed = 6;
    s->roll = 9;
    s->aperture = .03f;
    s->key.color = rgb(0xfff0dc) * 2.3f;
    s->vignette = 1.4f;
    Flesh f = troll_flesh(rgb(0xa07a4c), rgb(0x584030));
    int iron = rusty(rgb(0x5c5050)), steel = rusty(rgb(0xb8a090)), red = material_fur(rgb(0xd02c18)),
        dark = rusty(rgb(0x5a4c48)), wood = material_wood(), leather = material_leather(rgb(0x4a2a1a));
    push(); /* he leans back from what he swings */
    move(.26f, .0f, -.25f);
    turn_z(-10);
    turn_x(-8);
    Flesh body = troll_flesh(rgb(0x6e5030), rgb(0x3e2a20));
    troll_chest(&body);
    part(); /* a plate on the breast, straps to hold it */
    paint(iron);
    blend(.03f);
    lumpy(.012f, 5);
    egg(.02f, 1.02f, .58f, .52f, .48f, .18f);
    lumpy(0, 1);
    part();
    paint(leather);
    limb(V(-.72f, 1.62f, .30f), V(.30f, .72f, .66f), .06f, .06f);
    part();
    paint(steel);
    for (int i = 0; i < 9; i++) {
        float a = (float)i / 9 * 2 * PI;
        ball(.02f + .43f * sinf(a), 1.02f + .40f * cosf(a), .68f, .035f);
    }
    Vec3 left = here(troll_left_shoulder), right = here(troll_right_shoulder);
    part();
    paint(iron);
    blend(.05f);
    egg(troll_right_shoulder[0], 1.62f, -.02f, .38f, .30f, .36f);
    for (int i = 0; i < 3; i++)
        horn(V(.76f + .16f * (float)i, 1.82f - .06f * (float)i, .05f),
             V(.84f + .2f * (float)i, 2.02f - .06f * (float)i, .1f),
             V(.86f + .26f * (float)i, 2.22f - .14f * (float)i, .05f), .07f, steel);
    push();
    move(.02f, 1.72f, .46f);
    turn_y(-20);
    turn_x(4);
    turn_z(6);
    grow(1.0f);
    troll_visage(&f, &(TrollVisage){.nose = .8f,
                                    .wide = 1.2f,
                                    .ear = .7f,
                                    .droop = {10, 16},
                                    .tusk = 1.0f,
                                    .gape = .42f,
                                    .bare = 1.0f,
                                    .jut = .05f,
                                    .wry = -.06f,
                                    .frown = {.10f, .08f},
                                    .open = {.8f, 1.0f},
                                    .gaze_x = 6,
                                    .iris = rgb(0xffd060),
                                    .glow = .5f});
    push();
    move(0, .10f, -.02f);
    grow(1.02f);
    helm_open(iron, steel, false);
    pop();
    captains_plume(red);
    pop();
    pop();
    Vec3 fist = V(-1.02f, 2.28f, .75f), along = vec_unit(V(-.10f, .62f, .80f));
    push();
    troll_clasp(&f, left, V(-1.22f, 1.72f, .10f), 1, fist, along, V(-.5f, .2f, .6f), .34f);
    part();
    paint(wood);
    limb(V(0, -.55f, 0), V(0, .62f, 0), .060f, .055f);
    part();
    paint(steel);
    ball(0, .64f, 0, .095f);
    pop();
    push();
    troll_reach(&f, right, V(1.35f, 1.05f, .10f), V(1.02f, .62f, .62f), -1, GRASP_FIST, V(-.5f, -.1f, .8f),
                V(-.6f, -.3f, -.4f), .34f);
    pop();
    Vec3 top = fist + along * .66f; /* three heads of one flail, the first already here */
    static const float end[3][4] = {
        {-.52f, 1.06f, 2.0f, .25f}, {-.62f, 2.50f, 2.30f, .20f}, {-1.25f, 3.10f, 1.3f, .19f}};
    for (int i = 0; i < 3; i++) {
        Vec3 to = V(end[i][0], end[i][1], end[i][2]);
        chain(top, to, i ? -.08f : .10f, i ? 6 : 10, .075f, i ? dark : steel);
        spiked_ball(to, end[i][3], dark);
    }
    lamp(V(-.7f, 2.1f, 2.3f), rgb(0xffe0c0) * 1.4f, .6f);
    faction_motes();
}

const Card siege_rustclaw_cards[] = {{"cards/siege/ru05", RUSTCLAW, flail_captain}, {0}};
