/* SPDX-License-Identifier: MIT
 * The Doubles: two of them, one scarf, and one tankard. */
#include "cards.h"
#include "props/sinew.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* One of the two, at the left of the picture; the other is his mirror image, with a mood of his own. */
typedef struct {
    Vec3 head;
    float size, lean;
    int cloth, stripe;
    GoblinAct act;
} Twin;

/* A jersey, and a sleeve pushed up to the elbow. */
static void jersey(const Twin *t, Vec3 left, Vec3 right, Vec3 elbow, Vec3 wrist)
{
    Vec3 middle = vec_mix(left, right, .5f);
    part();
    paint(t->cloth);
    blend(.12f);
    egg(middle[0], middle[1] - .55f, middle[2] + .02f, .56f, .52f, .40f);
    egg(middle[0], middle[1] - .12f, middle[2] + .0f, .50f, .24f, .29f);
    for (int side = 0; side < 2; side++) {
        Vec3 joint = side ? right : left;
        ball(joint[0], joint[1] - .02f, joint[2], .20f);
    }
    part();
    paint(t->cloth);
    sinew_cloth(left, elbow, vec_mix(elbow, wrist, .34f), .20f, .165f, .150f, 21);
    part();
    paint(t->stripe);
    blend(.01f);
    Vec3 along = vec_unit(wrist - elbow), cuff = vec_mix(elbow, wrist, .36f);
    limb(cuff - along * .05f, cuff + along * .05f, .150f, .145f);
    for (int i = 0; i < 3; i++) {
        float y = middle[1] - .34f - .2f * (float)i, wide = .50f + .035f * (float)i;
        for (int k = 0; k < 14; k++) {
            float a = ((float)k - 7) * PI / 14, b = a + PI / 14;
            limb(V(middle[0] + sinf(a) * wide, y, middle[2] + .02f + cosf(a) * (.35f + .025f * (float)i)),
                 V(middle[0] + sinf(b) * wide, y, middle[2] + .02f + cosf(b) * (.35f + .025f * (float)i)), .045f,
                 .045f);
        }
    }
}

static void twin(const Goblin *g, const Twin *t, float droop)
{
    Vec3 left = V(-.98f, 1.02f, .10f), right = V(-.14f, 1.06f, -.28f), elbow = V(-.86f, .56f, .56f),
         wrist = V(-.37f, .80f, .74f);
    goblin_yoke(g, left, right, t->head - V(.02f, .26f, .10f), .92f);
    jersey(t, left, right, elbow, wrist);
    push();
    move(t->head[0], t->head[1], t->head[2]);
    turn_y(24);
    turn_z(t->lean);
    grow(t->size);
    goblin_visage(g, &t->act);
    bobble_hat(g, t->cloth, t->stripe, droop);
    pop();
    goblin_strong_arm(
        g, &(GoblinArm){.shoulder = left,
                        .elbow = elbow,
                        .wrist = wrist,
                        .fingers = V(.62f, .10f, .78f),
                        .palm = V(.8f, .05f, -.6f),
                        .thick = 1.2f,
                        .muscle = 1.0f,
                        .hand = {.pose = GRASP_CUP, .size = .27f, .thick = 1.25f, .thumb = 1, .lean = true, .age = 1}});
}

/* A tankard of staves with a head of foam that slops over on both sides. */
static void tankard(const Goblin *g)
{
    int foam = material_plain(rgb(0xd8d2c6), .7f, .3f);
    material(foam)->sss = rgb(0xffe8c0) * .2f;
    part();
    paint(material_wood());
    blend(.02f);
    limb(V(0, -.34f, 0), V(0, .22f, 0), .27f, .235f);
    carve();
    box(0, -.66f, 0, .6f, .3f, .6f, .01f);
    box(0, .58f, 0, .6f, .3f, .6f, .01f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * PI / 7;
        limb(V(sinf(a) * .285f, -.4f, cosf(a) * .285f), V(sinf(a) * .25f, .3f, cosf(a) * .25f), .011f, .011f);
    }
    fill();
    part();
    paint(g->metal);
    drum(0, .20f, 0, .252f, .030f, .012f);
    drum(0, -.27f, 0, .277f, .036f, .012f);
    push();
    move(0, -.04f, .245f);
    turn_x(-4);
    gem_brooch(g, .105f);
    pop();
    part();
    paint(foam);
    blend(.06f);
    for (int i = 0; i < 13; i++) {
        float a = (float)i * 2.4f, r = .21f * sqrtf((float)i / 12);
        ball(sinf(a) * r, .29f + .07f * chance(i) - .3f * r * r, cosf(a) * r, .085f + .035f * chance(i + 20));
    }
    for (int i = 0; i < 6; i++) { /* and over the rim */
        float a = ((float)i - 2.6f) * .62f, down = .05f + .16f * chance(i + 40);
        limb(V(sinf(a) * .24f, .25f, cosf(a) * .24f), V(sinf(a) * .27f, .22f - down, cosf(a) * .27f), .055f, .035f);
    }
    for (int i = 0; i < 6; i++) {
        float a = chance(i + 60) * 2 * PI, up = .40f + .12f * chance(i + 80), away = .20f + .16f * chance(i + 70);
        part();
        paint(foam);
        ball(sinf(a) * away, up, .12f + .6f * cosf(a) * away, .018f + .026f * chance(i + 90));
    }
}

/* Round one neck, across, and round the other, pulled tight. */
static void shared_scarf(const Goblin *g)
{
    int wool = g->clan == CLAN_AMBER ? material_cloth(rgb(0x1c7a74)) : g->trim;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(wool);
        blend(.04f);
        for (int k = 0; k < 2; k++) {
            push();
            move(s * .54f, 1.20f - .09f * (float)k, .02f);
            turn_z(s * 10);
            turn_x(18);
            ring(0, 0, 0, .215f + .03f * (float)k, .078f);
            pop();
        }
    }
    for (int k = 0; k < 2; k++) {
        Vec3 p[5] = {V(-.42f, 1.10f, .22f), V(-.22f, 1.05f, .30f), V(0, 1.03f, .32f), V(.22f, 1.05f, .30f),
                     V(.42f, 1.10f, .22f)};
        for (int i = 0; i < 5; i++)
            p[i] += V(0, .05f, .03f) * (i % 2 == k ? 1.f : -1.f);
        float r[5] = {.075f, .08f, .075f, .08f, .075f};
        part();
        paint(k ? g->tooth : wool);
        tube(5, p, r, 4);
    }
}

static void doubles(Clan clan)
{
    Goblin g = goblin_enter(clan, 25.5f, 1.30f);
    goblin_at(&g, HAUNT_CELLAR, .0f, .70f);
    Twin glad = {.head = V(-.49f, 1.62f, .16f),
                 .size = .82f,
                 .lean = -10,
                 .cloth = g.cloth,
                 .stripe = g.trim,
                 .act = {.iris = .66f,
                         .open = {1.5f, 1.5f},
                         .slant = {-.01f, -.01f},
                         .gaze_x = 22,
                         .gaze_y = -12,
                         .brow = {.06f, .09f},
                         .mouth = .27f,
                         .gape = .10f,
                         .corner = {.12f, .12f},
                         .upper = 1,
                         .lower = 1,
                         .hatted = true}},
         cross = {.head = V(-.50f, 1.56f, .18f),
                  .size = .84f,
                  .lean = -12,
                  .cloth = g.trim,
                  .stripe = g.cloth,
                  .act = {.iris = .66f,
                          .open = {.95f, .95f},
                          .under = {.7f, .7f},
                          .slant = {.03f, .03f},
                          .gaze_x = 20,
                          .gaze_y = 2,
                          .frown = {.07f, .09f},
                          .mouth = .24f,
                          .gape = .07f,
                          .corner = {-.04f, -.05f},
                          .upper = 1,
                          .lower = 1,
                          .sneer = {.6f, 1},
                          .hatted = true}};
    twin(&g, &glad, -.9f);
    push();
    mirror_x();
    twin(&g, &cross, -.9f);
    pop();
    shared_scarf(&g);
    push();
    move(0, .82f, .84f);
    tankard(&g);
    pop();
    lamp(here(V(0, 1.62f, 1.35f)), rgb(0xfff0d8) * 1.5f, .5f);
    goblin_leave();
}
FOUR_CLANS(doubles)

const Card goblin_doubles_cards[] = {FOUR_ROWS(doubles, "doubles"), {0}};
