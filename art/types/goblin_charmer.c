/* SPDX-License-Identifier: MIT
 * The Charmer sits with crossed legs on a cushion, blows hearts from one hand and has a fan in the other. */
#include "cards.h"
#include "props/feathers.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

static void heart(float size, int m)
{
    float s = size,
          xy[] = {0, -.9f * s, .62f * s,  -.2f * s, .86f * s,  .3f * s, .62f * s,  .7f * s, .25f * s,  .7f * s,
                  0, .4f * s,  -.25f * s, .7f * s,  -.62f * s, .7f * s, -.86f * s, .3f * s, -.62f * s, -.2f * s};
    part();
    paint(m);
    outline(10, xy, 3, .3f * s, .3f * s);
}

/* Feathers round the neck, one end in the lap, the other thrown over the shoulder. */
static void boa(int plume, int tip)
{
    enum { POINTS = 8, PUFFS = 64 };
    Vec3 p[POINTS] = {V(-.30f, .34f, .62f),  V(-.44f, .62f, .50f), V(-.52f, .92f, .30f), V(-.34f, 1.06f, -.06f),
                      V(.20f, 1.06f, -.16f), V(.52f, .98f, .10f),  V(.66f, .80f, .12f),  V(.76f, .40f, -.02f)};
    for (int i = 0; i < PUFFS; i++) {
        float t = (float)i / (PUFFS - 1) * (POINTS - 1), end = min_of(t, (float)(POINTS - 1) - t),
              r = .10f + .05f * min_of(end, 1);
        Vec3 at = tube_point(POINTS, p, min_of(t, (float)(POINTS - 1) - .001f));
        part();
        paint(i % 3 ? plume : tip);
        blend(.03f);
        ball(at[0], at[1], at[2], r * .8f);
        for (int k = 0; k < 5; k++) {
            float a = (float)i * 2.4f + (float)k * 1.57f, b = (chance(i * 4 + k) - .5f) * 1.6f;
            limb(at, at + V(sinf(a) * cosf(b), sinf(b) - .35f, cosf(a) * cosf(b)) * (r * 1.35f), r * .55f, .02f);
        }
    }
}

/* A round seat, buttoned, with a fringe. */
static void cushion(int velvet, int gold)
{
    part();
    paint(velvet);
    blend(.06f);
    egg(0, .34f, 0, .82f, .24f, .62f);
    egg(0, .20f, 0, .86f, .22f, .66f);
    carve();
    blend(.05f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .38f;
        egg(sinf(a) * .90f, .30f, cosf(a) * .68f, .03f, .16f, .05f);
    }
    fill();
    for (int i = 0; i < 8; i++) {
        float a = ((float)i - 3.5f) * .38f;
        part();
        paint(gold);
        ball(sinf(a) * .86f, .30f, cosf(a) * .66f, .04f);
    }
    for (int i = 0; i < 33; i++) { /* the fringe */
        float a = ((float)i - 16) * .105f;
        part();
        paint(gold);
        blend(.01f);
        limb(V(sinf(a) * .84f, .12f, cosf(a) * .65f), V(sinf(a) * .88f, -.02f, cosf(a) * .69f), .02f, .035f);
    }
}

/* One foot on the ground, the other leg over it; shoes whose points curl. */
static void crossed_legs(int hose, int shoe, int gold)
{
    static const Vec3 hip[2] = {{.20f, .50f, .10f}, {-.22f, .54f, .12f}},
                      knee[2] = {{.34f, .54f, .66f}, {.14f, .72f, .72f}},
                      ankle[2] = {{.24f, .06f, .70f}, {.52f, .46f, .94f}},
                      toe[2] = {{.18f, .02f, 1.08f}, {.84f, .50f, 1.14f}};
    for (int i = 0; i < 2; i++) {
        part();
        paint(hose);
        blend(.07f);
        limb(hip[i], knee[i], .20f, .155f);
        limb(knee[i], ankle[i], .15f, .095f);
        Vec3 calf = vec_mix(knee[i], ankle[i], .38f) + V(0, i ? -.05f : 0, i ? 0 : -.05f);
        ball(calf[0], calf[1], calf[2], .13f);
        Vec3 along = vec_unit(toe[i] - ankle[i]);
        Vec3 p[5] = {ankle[i] - along * .10f, ankle[i] + along * .12f, toe[i], toe[i] + along * .14f + V(0, .10f, 0),
                     toe[i] + along * .08f + V(0, .24f, 0)};
        float r[5] = {.11f, .135f, .10f, .06f, .02f};
        part();
        paint(shoe);
        blend(.04f);
        tube(5, p, r, 4);
        part();
        paint(gold);
        ball(p[4][0], p[4][1], p[4][2], .05f);
        push();
        move(ankle[i][0], ankle[i][1], ankle[i][2]);
        aim(ankle[i] - knee[i], V(0, 0, 1));
        ring(0, -.04f, 0, .105f, .03f);
        pop();
    }
}

static void charmer(Clan clan)
{
    bool lady = clan == CLAN_RUBY || clan == CLAN_AMBER;
    Goblin g = goblin_enter(clan, 32.5f, 1.30f);
    great_gem(.1f, .18f, 1.3f);
    int plume = material_plain(vec_mix(g.color, grey(1), .35f), .8f, .3f),
        tip = material_plain(rgb(0xfff0e0), .7f, .4f), pink = material_plain(rgb(0xff5090), .2f, 1.2f),
        hose = material_plain(vec_mix(material(g.trim)->color, grey(1), lady ? .25f : .1f), .5f, .7f);
    material(pink)->emit = rgb(0xff4080) * .3f;
    cushion(material_cloth(vec_mix(material(g.cloth)->color, grey(0), .45f)), g.gold);
    push();
    move(0, .30f, 0);
    turn_z(-5);
    goblin_torso(&g, lady ? g.cloth : g.trim, .90f);
    part(); /* a sash, its knot at the side */
    paint(g.gold);
    blend(.02f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, .36f + .05f * (float)i, .02f);
        turn_z((float)(i - 1) * 5);
        ring(0, 0, 0, .355f, .045f);
        pop();
    }
    boa(plume, tip);
    push();
    move(0, .70f, .36f);
    gem_brooch(&g, .12f);
    pop();
    push();
    move(-.02f, 1.38f, .2f);
    turn_y(-4);
    turn_z(9);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SMIRK,
                            .lid = -8,
                            .open = lady ? .38f : .30f,
                            .look_x = -8,
                            .bare = true,
                            .eye_size = 1.12f});
    if (lady) {
        beehive_hair(&g, clan == CLAN_RUBY ? .5f : .42f);
        part(); /* long lashes, and a mole */
        paint(material_plain(rgb(0x140c10), .5f, .6f));
        blend(.01f);
        for (int side = -1; side <= 1; side += 2)
            for (int k = 0; k < 3; k++)
                limb(V((float)side * (.24f + .05f * (float)k), .14f - .025f * (float)k, .47f - .03f * (float)k),
                     V((float)side * (.29f + .075f * (float)k), .22f - .02f * (float)k, .50f - .05f * (float)k), .018f,
                     .004f);
        ball(.24f, -.13f, .42f, .024f);
    } else
        quiff_hair(&g, clan == CLAN_EMERALD ? .5f : .4f);
    pop();
    push(); /* the fan, held away from the face */
    goblin_holds(&g, 1, V(.88f, .58f, .26f), V(.78f, .96f, .66f), V(.22f, 1, -.1f), V(-.3f, 0, 1), lady ? 0 : g.trim);
    push();
    turn_z(-12);
    feather_fan(9, -46, 60, .1f, .58f, .22f, 6, g.cloth, tip);
    pop();
    pop();
    goblin_reaches(&g, -1, V(-.84f, .52f, .34f), V(-.54f, .84f, .74f), V(-.25f, .45f, .6f), V(-.1f, .9f, -.5f), .2f,
                   lady ? 0 : g.trim);
    for (int i = 0; i < 4; i++) {
        push();
        move(-.66f - .16f * (float)i + .1f * (float)(i % 2), 1.16f + .27f * (float)i, 1.0f - .16f * (float)i);
        turn_z(i % 2 ? 16 : -14);
        heart(.085f + .035f * (float)i, pink);
        pop();
    }
    pop();
    crossed_legs(hose, lady ? g.cloth : g.leather, g.gold);
    goblin_leave(&g);
}
FOUR_CLANS(charmer)

const Card goblin_charmer_cards[] = {FOUR_ROWS(charmer, "charmer"), {0}};
