/* SPDX-License-Identifier: MIT
 * The bodies of goblins, and where they stand. */
#include "types/goblin_body.h"

#include "props/sinew.h"

static const Stance stances[CLANS] = {
    [CLAN_RUBY] = {.lean = 3, .turn = 4, .eye_height = 1.0f, .mirrored = false},
    [CLAN_EMERALD] = {.lean = -3, .turn = -3, .eye_height = 1.35f, .mirrored = true},
    [CLAN_SAPPHIRE] = {.lean = -4, .turn = 7, .eye_height = 1.75f, .shift = -.09f, .mirrored = false},
    [CLAN_AMBER] = {.lean = 4, .turn = 6, .eye_height = 1.2f, .mirrored = true},
};

const Stance *goblin_stance(Clan clan)
{
    return &stances[clan];
}

Goblin goblin_enter(Clan clan, float view_angle, float look_at)
{
    const Stance *s = &stances[clan];
    Goblin g = goblin_of(clan);
    camera(V(s->mirrored ? -.3f : .3f, s->eye_height + look_at - 1.2f, 6), V(0, look_at, 0), view_angle);
    push();
    move(s->shift, 0, 0);
    if (s->mirrored)
        mirror_x();
    turn_y(s->turn);
    turn_z(s->lean);
    return g;
}

void goblin_leave(void)
{
    pop();
    faction_ground();
    faction_motes();
}

/* ---- trunk ---- */

/* Clans differ in build: Ruby broad and strong, Emerald a lean one, Sapphire narrow with a paunch, Amber a pear. */
typedef struct {
    float shoulder, chest, belly, arm, muscle;
} Build;

static const Build builds[CLANS] = {[CLAN_RUBY] = {1.10f, 1.08f, 1.0f, 1.12f, 1.5f},
                                    [CLAN_EMERALD] = {.96f, .88f, .86f, .90f, 1.0f},
                                    [CLAN_SAPPHIRE] = {.86f, .82f, 1.05f, .80f, .6f},
                                    [CLAN_AMBER] = {.90f, .92f, 1.06f, .94f, .9f}};

void goblin_torso(const Goblin *g, int cloth, float wide)
{
    const Build *b = &builds[g->clan];
    float c = wide * b->chest, d = wide * b->belly;
    part();
    paint(cloth);
    blend(.16f);
    egg(0, .68f, -.01f, .40f * c, .38f, .31f * c);
    egg(0, .36f, .04f, .38f * d, .36f, .33f * d);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .37f * wide * b->shoulder, .88f, 0, .155f);
    blend(.03f);
    for (int i = 0; i < 9; i++) { /* the cloth hangs from the breast, and is gathered by the belt */
        float a = ((float)i - 4) * .36f + .2f * (chance(i) - .5f), top = .74f + .14f * chance(i + 9),
              lean = .22f * (chance(i + 18) - .5f);
        Vec3 p[3] = {V(sinf(a) * .37f * c, top, cosf(a) * .285f * c),
                     V(sinf(a + lean) * .40f * d, .54f, .03f + cosf(a + lean) * .335f * d),
                     V(sinf(a + lean) * .385f * d, .34f, .04f + cosf(a + lean) * .325f * d)};
        float r[3] = {.004f, .026f, .040f};
        tube(3, p, r, 3);
    }
    part();
    paint(g->skin);
    blend(.05f);
    limb(V(0, .85f, .02f), V(0, 1.15f, .1f), .18f * (.5f + .5f * b->arm), .17f); /* neck */
    for (int side = -1; side <= 1; side += 2)                                    /* its two cords */
        limb(V((float)side * .14f, 1.15f, .06f), V((float)side * .05f, .93f, .24f), .05f, .045f);
}

void goblin_belt(const Goblin *g, float wide)
{
    float girth = wide * mix(1, builds[g->clan].belly, .9f);
    part();
    paint(g->leather);
    blend(.02f);
    for (int i = -1; i <= 1; i++) {
        push();
        move(0, .38f + .045f * (float)i, .03f);
        ring(0, 0, 0, .40f * girth, .055f);
        pop();
    }
    push();
    move(0, .38f, .48f * girth);
    gem_brooch(g, .13f);
    pop();
}

/* ---- arms ---- */

enum { FINGERS = 3 };
static const float palm_size = .2f;

void goblin_arm(const Goblin *g, float side, Vec3 elbow, Vec3 wrist, int sleeve, float thick)
{
    const Build *b = &builds[g->clan];
    Vec3 shoulder = V(side * .4f * mix(1, b->shoulder, .8f), .88f, .02f), cuff = vec_mix(elbow, wrist, .62f),
         along = vec_unit(wrist - elbow);
    float k = thick * b->arm;
    part();
    paint(g->skin);
    sinew_arm(shoulder, elbow, wrist, 1.12f * k, b->muscle);
    if (sleeve == 0)
        return;
    part();
    paint(sleeve);
    sinew_cloth(shoulder, elbow, cuff, .165f * k, .135f * k, .125f * k, side < 0 ? 11 : 47);
    part(); /* turned back, wider than the sleeve */
    paint(g->trim);
    blend(.02f);
    limb(cuff - along * .075f, cuff + along * .035f, .122f * k, .142f * k);
    carve();
    blend(.015f);
    limb(cuff + along * .03f, cuff + along * .24f, .110f * k, .130f * k);
    fill();
}

static Hand goblin_hand(float curl)
{
    return (Hand){.size = palm_size, .thick = 1.25f, .spread = 20 - 14 * curl, .fingers = FINGERS, .curl = curl};
}

void goblin_holds(const Goblin *g, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out, int sleeve)
{
    Hand h = goblin_hand(.8f);
    h.thumb = 1;
    goblin_arm(g, side, elbow, hand_wrist(h.size, at, bar, out), sleeve, 1);
    part();
    paint(g->skin);
    blend(.03f);
    hand_grip(h, at, bar, out);
}

void goblin_reaches(const Goblin *g, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, float curl,
                    int sleeve)
{
    Hand h = goblin_hand(curl);
    h.thumb = side > 0 ? -1 : 1;
    goblin_arm(g, side, elbow, wrist, sleeve, 1);
    part();
    paint(g->skin);
    blend(.03f);
    hand_at(&h, wrist, fingers, palm);
}
