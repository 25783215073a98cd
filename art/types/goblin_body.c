/* SPDX-License-Identifier: MIT
 * The bodies of goblins, and where they stand. */
#include "types/goblin_body.h"

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

void goblin_leave(const Goblin *g)
{
    pop();
    cavern_floor(g);
}

/* ---- trunk ---- */

void goblin_torso(const Goblin *g, int cloth, float wide)
{
    float w = wide;
    part();
    paint(cloth);
    blend(.2f);
    egg(0, .58f, 0, .42f * w, .48f, .34f * w);
    egg(0, .3f, .05f, .37f * w, .3f, .31f * w);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .38f * w, .88f, 0, .17f);
    part();
    paint(g->skin);
    blend(.08f);
    limb(V(0, .85f, .02f), V(0, 1.15f, .1f), .2f, .19f); /* neck */
}

void goblin_belt(const Goblin *g, float wide)
{
    part();
    paint(g->leather);
    blend(.02f);
    for (int i = -1; i <= 1; i++) {
        push();
        move(0, .38f + .045f * (float)i, .03f);
        ring(0, 0, 0, .39f * wide, .06f);
        pop();
    }
    push();
    move(0, .38f, .47f * wide);
    gem_brooch(g, .13f);
    pop();
}

void goblin_legs(const Goblin *g, int trousers, int boots)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(trousers);
        blend(.06f);
        limb(V(s * .2f, .3f, .04f), V(s * .28f, .05f, .1f), .19f, .15f);
        part();
        paint(boots);
        blend(.06f);
        limb(V(s * .28f, .1f, .1f), V(s * .3f, -.05f, .12f), .16f, .15f);
        egg(s * .33f, -.07f, .32f, .17f, .12f, .27f);
        part();
        paint(g->gold);
        ball(s * .35f, -.03f, .56f, .075f);
    }
}

/* ---- arms ---- */

enum { FINGERS = 3 };
static const float palm_size = .2f;

void goblin_arm(const Goblin *g, float side, Vec3 elbow, Vec3 wrist, int sleeve, float thick)
{
    Vec3 shoulder = V(side * .4f, .88f, .02f), cuff = vec_mix(elbow, wrist, .55f);
    part();
    paint(g->skin);
    blend(.06f);
    arm(shoulder, elbow, wrist, .135f * thick, .115f * thick, .085f * thick);
    if (sleeve == 0)
        return;
    part();
    paint(sleeve);
    blend(.06f);
    limb(shoulder, elbow, .17f * thick, .15f * thick);
    limb(elbow, cuff, .15f * thick, .16f * thick);
    part();
    paint(g->trim);
    push();
    move(cuff[0], cuff[1], cuff[2]);
    aim(wrist - elbow, V(0, 0, 1));
    ring(0, 0, 0, .13f * thick, .05f * thick);
    pop();
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
