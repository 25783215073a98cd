/* SPDX-License-Identifier: MIT
 * Those who come along the roads. */
#include "props/roadbeast.h"

#include "props/brute.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/wild.h"

void road_beast(BeastKind k, float jaw, float lid)
{
    static const WildKind wild[] = {[JACKAL] = WILD_WOLF, [BOAR] = WILD_BOAR, [BEAR] = WILD_BEAR};
    static const unsigned hide[] = {[JACKAL] = 0x7a5838, [BOAR] = 0x4a382e, [BEAR] = 0x5c4638},
                          iris[] = {[JACKAL] = 0xffc830, [BOAR] = 0xff8040, [BEAR] = 0xffd060};
    wild_head(&(Wild){.kind = wild[k],
                      .coat = wild_coat(rgb(hide[k]), 3.2f),
                      .pale = wild_coat(rgb(hide[k]) * 1.7f, 4.5f),
                      .dark = wild_coat(rgb(0x2a201c), 4),
                      .iris = rgb(iris[k]),
                      .glow = .45f,
                      .jaw = jaw,
                      .snarl = lid > 0 ? .7f : 0,
                      .glare = lid,
                      .open = .75f,
                      .ears = lid < 0 ? 40 : 12,
                      .ear = k == JACKAL ? 1.3f : 1});
}

void ogre(int hide, int rag, float arms_up, float head_turn)
{
    part();
    paint(hide);
    blend(.22f);
    egg(0, 1.25f, 0, .68f, .62f, .55f);
    egg(0, 1.75f, -.1f, .78f, .50f, .48f);
    limb(V(-.3f, .95f, 0), V(-.36f, .45f, .05f), .30f, .22f);
    limb(V(.3f, .95f, 0), V(.36f, .45f, .05f), .30f, .22f);
    limb(V(-.36f, .45f, .05f), V(-.38f, .08f, 0), .21f, .17f);
    limb(V(.36f, .45f, .05f), V(.38f, .08f, 0), .21f, .17f);
    egg(-.40f, .06f, .14f, .18f, .11f, .28f);
    egg(.40f, .06f, .14f, .18f, .11f, .28f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 sh = V(q * .72f, 1.92f, -.05f), el = V(q * (1.10f), 1.42f + .45f * arms_up, .12f),
             wr = V(q * (1.05f + .25f * arms_up), .95f + 1.25f * arms_up, .30f);
        blend(.12f);
        limb(sh, el, .27f, .20f);
        limb(el, wr, .21f, .17f);
        Hand h = {.size = .24f, .thick = 1.5f, .spread = 46, .curl = .35f, .thumb = -side};
        blend(.05f);
        hand_at(&h, wr, wr - el, V(0, 0, 1));
        part();
        paint(hide);
    }
    part();
    paint(rag);
    blend(.05f);
    DrapeRow row[3] = {{1.0f, .62f, .52f, 0, 0}, {.8f, .68f, .56f, 0, 0}, {.48f, .66f, .54f, 0, 0}};
    drape(&(Drape){
        .rows = 3, .row = row, .folds = 11, .gather = .02f, .depth = .08f, .hem = .2f, .thick = .03f, .seed = 4});
    push();
    move(0, 2.28f, .12f);
    turn_y(head_turn);
    grow(.82f);
    road_beast(BEAR, 26, -16);
    part();
    paint(material_bone());
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[4] = {V(q * .34f, .28f, 0), V(q * .62f, .38f, 0), V(q * .74f, .66f, .05f), V(q * .62f, .9f, .1f)};
        float r[4] = {.13f, .11f, .07f, .01f};
        tube(4, p, r, 4);
    }
    pop();
}
