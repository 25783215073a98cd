/* SPDX-License-Identifier: MIT
 * The Bruiser has us by the hand, and our arm is going down: arms are wrestled across his table. */
#include "cards.h"
#include "props/sinew.h"
#include "types/goblin_body.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* A vest that was larger once, open over the breast. */
static void vest(const Goblin *g, Vec3 left, Vec3 right)
{
    Vec3 middle = vec_mix(left, right, .5f);
    part();
    paint(g->leather);
    blend(.10f);
    egg(middle[0], middle[1] - .62f, middle[2] - .02f, .62f, .46f, .42f);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {middle + V(s * .50f, .14f, -.16f), middle + V(s * .46f, .10f, .14f),
                     middle + V(s * .36f, -.16f, .27f), middle + V(s * .20f, -.50f, .34f)};
        float r[4] = {.075f, .085f, .10f, .12f};
        tube(4, p, r, 4);
    }
    carve();
    blend(.05f);
    limb(middle + V(0, .1f, .36f), middle + V(0, -.55f, .42f), .22f, .05f);
    fill();
}

/* Laced round the forearm, with the clan's gem. */
static void bracer(const Goblin *g, Vec3 elbow, Vec3 wrist, float r)
{
    Vec3 from = vec_mix(elbow, wrist, .50f), to = vec_mix(elbow, wrist, .90f), along = vec_unit(wrist - elbow);
    part();
    paint(g->leather);
    blend(.02f);
    limb(from, to, r * 1.16f, r * .98f);
    part();
    paint(g->gold);
    blend(.01f);
    for (int i = 0; i < 2; i++) {
        Vec3 at = i ? to : from;
        push();
        move(at[0], at[1], at[2]);
        aim(along, V(0, 0, 1));
        ring(0, 0, 0, r * (i ? .98f : 1.14f), .028f);
        pop();
    }
    Vec3 at = vec_mix(from, to, .45f) + V(.0f, .0f, r * .98f);
    push();
    move(at[0], at[1], at[2]);
    aim(along, V(0, 0, 1));
    gem_brooch(g, r * .80f);
    pop();
}

/* Ours: a sleeve, a cuff, and a glove that is losing. */
static void losing_arm(const Goblin *g, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, Vec3 held)
{
    int glove = material_leather(rgb(0x2a2228)), sleeve = material_cloth(rgb(0x30303c));
    Vec3 along = vec_unit(wrist - elbow);
    part();
    paint(sleeve);
    sinew_cloth(elbow - along * .5f, elbow, wrist - along * .16f, .26f, .22f, .17f, 5);
    part();
    paint(g->metal);
    blend(.02f);
    limb(wrist - along * .26f, wrist - along * .04f, .18f, .15f);
    part();
    paint(glove);
    limb(wrist - along * .2f, wrist, .12f, .11f);
    blend(.03f);
    Vec3 root = wrist + vec_unit(fingers) * .12f;
    limb(root, vec_mix(root, held, .6f), .085f, .075f); /* the thumb, in his fist */
    limb(vec_mix(root, held, .6f), held, .075f, .068f);
    person_hand_at(&(PersonHand){.pose = GRASP_CUP, .size = .36f, .thick = 1.2f, .thumb = 1, .skin = glove}, wrist,
                   fingers, palm);
}

/* Planks, worn round at the edge. */
static void table_top(void)
{
    int wood = material_wood();
    for (int i = 0; i < 3; i++) {
        part();
        paint(wood);
        box(0, .36f - .004f * (float)(i * i), .34f + .44f * (float)i, 2.2f, .07f, .212f, .04f);
    }
}

static void bruiser(Clan clan)
{
    Goblin g = goblin_enter(clan, 25, 1.40f);
    goblin_at(&g, HAUNT_HEARTH, .66f, .62f);
    Vec3 left = V(-.52f, 1.12f, -.05f), right = V(.76f, 1.16f, -.12f), skull = V(.20f, 1.56f, .02f);
    goblin_yoke(&g, left, right, skull, 1.25f);
    vest(&g, left, right);
    push();
    move(.22f, 1.82f, .14f);
    turn_y(-8);
    turn_z(-9);
    grow(1.16f);
    goblin_visage(&g, &(GoblinAct){.iris = .66f,
                                   .open = {.62f, 1.25f},
                                   .under = {.5f, .9f},
                                   .slant = {.02f, .03f},
                                   .gaze_x = -4,
                                   .gaze_y = -8,
                                   .brow = {-.02f, .03f},
                                   .frown = {.075f, .06f},
                                   .mouth = .27f,
                                   .gape = .075f,
                                   .corner = {.03f, .06f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {1, .6f}});
    pop();
    table_top();
    Vec3 elbow = V(-.84f, .54f, .62f), wrist = V(-.34f, .94f, 1.02f);
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = left,
                     .elbow = elbow,
                     .wrist = wrist,
                     .fingers = V(.62f, .72f, .2f),
                     .palm = V(.6f, -.6f, .45f),
                     .thick = 1.75f,
                     .muscle = 1.5f,
                     .hand = {.pose = GRASP_FIST, .size = .40f, .thick = 1.2f, .thumb = -1, .lean = true, .age = 1}});
    bracer(&g, elbow, wrist, .135f);
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = right,
                     .elbow = V(1.22f, .72f, .15f),
                     .wrist = V(1.02f, .52f, .72f),
                     .fingers = V(-.4f, .05f, .9f),
                     .palm = V(0, -1, .1f),
                     .thick = 1.7f,
                     .muscle = 1.4f,
                     .hand = {.pose = GRASP_REST, .size = .36f, .thick = 1.2f, .thumb = -1, .lean = true, .age = 1}});
    losing_arm(&g, V(.66f, .22f, 1.70f), V(.22f, .80f, 1.28f), V(-.55f, .8f, -.25f), V(-.75f, -.5f, -.4f),
               wrist + V(.32f, .10f, .22f));
    goblin_leave();
}
FOUR_CLANS(bruiser)

const Card goblin_bruiser_cards[] = {FOUR_ROWS(bruiser, "bruiser"), {0}};
