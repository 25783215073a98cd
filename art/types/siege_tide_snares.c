/* SPDX-License-Identifier: MIT
 * The Lanternfleet's snares: ropes of light, whirls and false lamps, and the beasts in them. */
#include "cards.h"
#include "kit/hours.h"
#include "props/hands.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/wild.h"

/* ---- ti17: three beasts in one knot ---- */

/* A rope of two strands that runs around a bale: the turn at `height`, sunk where the coat wells over it. */
static void rope_turn(float height, float tilt, float rx, float rz, float thick, int m)
{
    enum { STEPS = 150 };
    for (int strand = 0; strand < 2; strand++) {
        Vec3 before = V(0, 0, 0);
        part();
        paint(m);
        blend(.008f);
        for (int i = 0; i <= STEPS; i++) {
            float a = (float)i / STEPS * 2 * PI, w = (float)i * .62f + (float)strand * PI,
                  out = 1 + thick / rx * .6f * cosf(w);
            Vec3 at = V(sinf(a) * rx * out, height + tilt * sinf(a + .6f) + thick * .6f * sinf(w), cosf(a) * rz * out);
            if (i > 0)
                limb(before, at, thick * .66f, thick * .66f);
            before = at;
        }
    }
}

static void rope_along(int n, const Vec3 *p, float thick, int m)
{
    int steps = (n - 1) * 26;
    for (int strand = 0; strand < 2; strand++) {
        Vec3 before = V(0, 0, 0);
        part();
        paint(m);
        blend(.008f);
        for (int i = 0; i <= steps; i++) {
            float t = (float)i / (float)steps * (float)(n - 1), w = (float)i * .62f + (float)strand * PI;
            Vec3 along = vec_unit(tube_point(n, p, t + .02f) - tube_point(n, p, t - .02f)),
                 x = vec_unit(vec_cross(along, V(.2f, .3f, 1))), y = vec_cross(along, x),
                 at = tube_point(n, p, t) + (x * cosf(w) + y * sinf(w)) * (thick * .6f);
            if (i > 0)
                limb(before, at, thick * .66f, thick * .66f);
            before = at;
        }
    }
}

/* Three of them in one noose, and who hauls it tight. */
static void maelstrom_knot(void)
{
    camera(V(.15f, 1.55f, 5.2f), V(.05f, 1.45f, 0), 32);
    family_hour(TIDE_NIGHT);
    Scene *s = scene();
    s->key.color = rgb(0xf0f8ff) * 1.9f;
    s->roll = 6;
    s->vignette = 1.4f;
    int hemp = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .8f, .3f, PAT_CLOTH, 16, .8f),
        mane = wild_coat(rgb(0x4a3830), 3.2f);
    static const struct {
        WildKind kind;
        unsigned coat;
        float x, y, z, turn, nod, tilt, size, jaw, snarl, glare, look_x, look_y;
    } who[3] = {{WILD_WOLF, 0x8a6038, -.46f, 1.98f, -.06f, -48, -34, 14, 1.06f, 36, .6f, -14, 0, 10},
                {WILD_BOAR, 0x5e4c42, .10f, 1.50f, .50f, 10, 6, 7, 1.14f, 22, 1, 18, 8, -6},
                {WILD_BEAR, 0x6a4a34, .66f, 2.06f, -.14f, 52, 10, -14, 1.04f, 30, 1, -16, 14, 16}};
    part(); /* pressed into one bale: it wells out between the turns */
    paint(mane);
    blend(.10f);
    for (int i = 0; i < 4; i++)
        egg(.04f, .30f + .36f * (float)i, .0f, 1.02f - .07f * (float)i, .26f, .80f - .05f * (float)i);
    limb(V(.0f, .3f, 0), V(.0f, 1.3f, 0), .72f, .66f);
    for (int i = 0; i < 3; i++) {
        limb(V(who[i].x * .6f, 1.2f, who[i].z * .4f), V(who[i].x * .95f, who[i].y - .1f, who[i].z - .2f), .44f, .32f);
    }
    for (int i = 0; i < 3; i++) {
        int fur = wild_coat(rgb(who[i].coat), 7);
        push();
        move(who[i].x, who[i].y, who[i].z);
        turn_y(who[i].turn);
        turn_x(who[i].nod);
        turn_z(who[i].tilt);
        grow(who[i].size);
        wild_ruff(30, .34f, .085f, wild_coat(rgb(who[i].coat) * .7f, 3.4f), i);
        wild_head(&(Wild){.kind = who[i].kind,
                          .coat = fur,
                          .pale = wild_coat(rgb(who[i].coat) * 1.7f, 12),
                          .dark = wild_coat(rgb(who[i].coat) * .5f, 7),
                          .iris = rgb(0xffc830),
                          .glow = .6f,
                          .jaw = who[i].jaw,
                          .snarl = who[i].snarl,
                          .glare = who[i].glare,
                          .open = who[i].glare < 0 ? .75f : .5f,
                          .look_x = who[i].look_x,
                          .look_y = who[i].look_y,
                          .ears = 46});
        pop();
    }
    for (int side = -1; side <= 1; side += 2) { /* a paw wrung out between two turns */
        float q = (float)side;
        Hand h = {.size = .22f,
                  .thick = 1.4f,
                  .spread = 60,
                  .curl = .2f,
                  .thumb = -side,
                  .claw = material_tooth(),
                  .claw_length = .7f};
        part();
        paint(mane);
        blend(.06f);
        limb(V(q * .7f, .62f, .55f), V(q * .96f, .82f, .92f), .15f, .11f);
        hand_at(&h, V(q * .96f, .82f, .92f), V(q * .3f, .85f, .35f), V(0, -.3f, 1));
    }
    static const float turn[3][4] = {{.48f, .10f, .94f, .74f}, {.84f, -.12f, .90f, .70f}, {1.16f, .10f, .82f, .64f}};
    for (int i = 0; i < 3; i++)
        rope_turn(turn[i][0], turn[i][1], turn[i][2], turn[i][3], .062f, hemp);
    Vec3 knot[6] = {V(-.10f, .98f, .74f), V(.10f, .76f, .96f), V(.34f, .90f, .98f),
                    V(.30f, 1.08f, .90f), V(.10f, .96f, .98f), V(.14f, .72f, 1.02f)};
    rope_along(6, knot, .068f, hemp);
    Vec3 haul[4] = {V(.14f, .74f, 1.00f), V(.44f, .72f, 1.30f), V(.74f, .76f, 1.60f), V(1.05f, .78f, 1.9f)};
    rope_along(4, haul, .062f, hemp);
    int skin = material_skin(rgb(0xb07a58), rgb(0x7a4a38)), sleeve = material_cloth(rgb(0x1f5a68));
    Vec3 bar = vec_unit(haul[1] - haul[2]), out = V(.15f, .8f, .6f), grip_at = vec_mix(haul[1], haul[2], .55f),
         elbow = V(1.5f, .30f, 2.0f);
    PersonHand fist = {.pose = GRASP_FIST, .size = .24f, .thick = 1.3f, .thumb = -1, .skin = skin, .age = .8f};
    push();
    Vec3 wrist = person_hand_grip(fist, grip_at, bar, out);
    pop();
    part();
    paint(skin);
    blend(.05f);
    limb(wrist, vec_mix(wrist, elbow, .5f), .10f, .14f);
    part();
    paint(sleeve);
    blend(.04f);
    limb(vec_mix(wrist, elbow, .35f), elbow, .17f, .26f);
    int sea = material_sea(rgb(0x2f9c9c), .10f);
    push();
    move(0, .10f, 0);
    water_arc(1.5f, -160, 120, .12f, sea, 5);
    water_arc(1.25f, 40, 330, .10f, sea, 50);
    pop();
    faction_ground();
    faction_motes();
}

const Card siege_tide_snares_cards[] = {{"cards/siege/ti17", TIDE, maelstrom_knot}, {0}};
