/* SPDX-License-Identifier: MIT
 * A stray of the six roads: st01, out of a ditch. */
#include "cards.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/wild.h"

/* ---- st01: the lip of a ditch bursts ---- */

static void ditch_gnawer(void)
{
    camera(V(-.25f, .85f, 5.0f), V(-.02f, 1.18f, 0), 33);
    Scene *s = scene();
    s->key.color = rgb(0xfff4e0) * 2.6f;
    s->rim.color = rgb(0xfff0d0) * 4.4f;
    s->tint[LIGHT] = rgb(0xa89c84);
    s->roll = -5;
    s->vignette = 1.35f;
    int fur = wild_coat(rgb(0x55402f), 6), pale = wild_coat(rgb(0x8a6e58), 11), mane = wild_coat(rgb(0x3c2c22), 3.2f),
        mud = material_new(rgb(0x7a5a3c), rgb(0x44301f), .9f, .2f, PAT_NOISE, 5, .8f),
        pink = material_skin(rgb(0xc08272), rgb(0x7a4038)), claw = material_plain(rgb(0xe8dcc0), .4f, .8f),
        root = material_new(rgb(0xb08a58), rgb(0x6a4c2c), .9f, .2f, PAT_WOOD, 4, .8f);
    part(); /* the ground it throws up, a ring of slabs that lean outwards */
    paint(mud);
    blend(.10f);
    lumpy(.06f, 4);
    egg(0, -.35f, .6f, 2.8f, .55f, 1.4f);
    for (int i = 0; i < 13; i++) {
        float a = (-100 + 200 * (float)i / 12) * PI / 180, c = cosf(a), q = sinf(a);
        push();
        move(q * 1.05f, .18f, c * .75f - .1f);
        aim(vec_unit(V(q * .75f, .9f, c * .75f)), V(q, 0, c));
        egg(0, .12f + .10f * chance(i), 0, .26f, .30f + .22f * chance(i + 9), .13f);
        pop();
    }
    lumpy(0, 1);
    push();
    move(.08f, .06f, -.15f);
    turn_y(-24);
    part(); /* neck and shoulders heaved out of the earth */
    paint(fur);
    blend(.22f);
    egg(0, .55f, -.30f, .66f, .62f, .55f);
    limb(V(0, .80f, -.20f), V(0, 1.38f, .02f), .48f, .36f);
    for (int side = -1; side <= 1; side += 2) { /* one paw on the edge, the other still tears */
        float q = (float)side;
        Vec3 wrist = side < 0 ? V(-.62f, .70f, .74f) : V(.86f, 1.26f, .40f),
             elbow = side < 0 ? V(-.80f, .86f, .22f) : V(.92f, .82f, .25f),
             way = side < 0 ? V(-.1f, -.25f, 1) : V(.15f, .75f, .65f);
        part();
        paint(fur);
        blend(.10f);
        arm(V(q * .46f, 1.0f, -.05f), elbow, wrist, .23f, .17f, .12f);
        Hand h = {
            .size = .27f, .thick = 1.3f, .spread = 50, .curl = .45f, .thumb = -side, .claw = claw, .claw_length = .8f};
        part();
        paint(pink);
        blend(.03f);
        hand_at(&h, wrist, way, side < 0 ? V(0, -1, -.2f) : V(0, -.5f, .8f));
    }
    push();
    move(0, 1.50f, .18f);
    turn_x(-24);
    turn_z(9);
    grow(1.42f);
    wild_ruff(34, .36f, .085f, mane, 5);
    wild_head(&(Wild){
        .kind = WILD_RAT, .coat = fur, .pale = pale, .dark = mane, .jaw = 32, .glare = 12, .open = .42f, .ears = 30});
    Vec3 eye_at = here(V(.17f, .10f, .32f));
    pop();
    pop();
    sprite(eye_at, .03f, rgb(0xffffff), SPRITE_GLOW, .9f);
    for (int i = 0; i < 4; i++) { /* roots that snap */
        float y = .35f + .26f * (float)i;
        Vec3 p[4] = {V(-1.9f, y + .2f, .1f), V(-1.6f, y - .06f, .25f), V(-1.36f, y + .12f * (float)(i % 3), .4f),
                     V(-1.20f - .1f * (float)(i % 2), y + .3f, .45f)};
        float r[4] = {.07f, .05f, .035f, .008f};
        part();
        paint(root);
        blend(.02f);
        tube(4, p, r, 3);
    }
    clods(V(-.5f, .6f, .1f), V(-.9f, 1.3f, .2f), .9f, 14, .13f, mud, 3); /* out of the hole, to all sides */
    clods(V(.6f, .6f, -.3f), V(.9f, 1.6f, -.2f), .9f, 14, .13f, mud, 50);
    clods(V(0, .5f, .9f), V(.2f, .5f, .9f), 1.3f, 10, .09f, mud, 90);
    dust_burst(V(0, .7f, -.7f), V(1.5f, .9f, .2f), 26, .42f, rgb(0xe8d0a0), .14f, 7);
    dust_burst(V(0, .35f, .9f), V(1.2f, .15f, .2f), 14, .22f, rgb(0xe8d0a0), .12f, 17);
    faction_motes();
}

const Card siege_strays_cards[] = {{"cards/siege/st01", STRAYS, ditch_gnawer}, {0}};
