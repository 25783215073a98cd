/* SPDX-License-Identifier: MIT
 * The Doubles: back to back, two caps, two opinions, and one scarf, which is too short for both. */
#include "cards.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* A jersey with three stripes. */
static void jersey(const Goblin *g, int cloth, int stripe, float wide)
{
    goblin_torso(g, cloth, wide);
    part();
    paint(stripe);
    blend(.01f);
    for (int i = 0; i < 3; i++) {
        static const float half[3] = {.385f, .425f, .40f}, deep[3] = {.33f, .345f, .325f};
        for (int k = 0; k < 24; k++) {
            float a = (float)k * 2 * PI / 24, b = a + 2 * PI / 24, y = .38f + .17f * (float)i;
            limb(V(sinf(a) * half[i] * wide, y, .02f + cosf(a) * deep[i] * wide),
                 V(sinf(b) * half[i] * wide, y, .02f + cosf(b) * deep[i] * wide), .042f, .042f);
        }
    }
}

/* A tankard with a head of foam; the hand's place on its handle is the origin. */
static void tankard(const Goblin *g)
{
    push();
    move(.0f, .02f, .17f);
    part();
    paint(material_wood());
    blend(.02f);
    drum(0, .02f, 0, .17f, .20f, .03f);
    part();
    paint(g->metal);
    drum(0, .13f, 0, .18f, .025f, .01f);
    drum(0, -.12f, 0, .18f, .025f, .01f);
    part();
    paint(g->tooth);
    blend(.05f);
    for (int i = 0; i < 7; i++)
        ball(.11f * sinf((float)i * .9f), .23f + .03f * chance(i), .11f * cosf((float)i * .9f), .075f);
    ball(0, .28f, 0, .11f);
    pop();
}

/* Round one neck, across, and round the other, pulled tight; a short end lies flat on either breast. */
static void shared_scarf(const Goblin *g)
{
    int wool = g->clan == CLAN_AMBER ? material_cloth(rgb(0x1c7a74)) : g->trim;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(wool);
        blend(.03f);
        for (int k = 0; k < 2; k++) {
            push();
            move(s * .58f, 1.07f - .08f * (float)k, .12f);
            turn_z(s * 8);
            turn_x(16);
            ring(0, 0, 0, .21f + .02f * (float)k, .07f);
            pop();
        }
        ball(s * .66f, .94f, .36f, .085f);
        for (int i = 0; i < 6; i++) { /* the end, in bars of two colours */
            part();
            paint(i % 2 ? g->tooth : wool);
            push();
            move(s * (.68f + .012f * (float)i), .87f - .065f * (float)i, .40f + .012f * (float)i);
            turn_z(s * 10);
            turn_x(-8);
            box(0, 0, 0, .095f, .036f, .022f, .015f);
            pop();
        }
        for (int i = -2; i <= 2; i++) {
            part();
            paint(wool);
            limb(V(s * .755f + .04f * (float)i, .52f, .46f), V(s * .765f + .044f * (float)i, .45f, .465f), .016f,
                 .012f);
        }
    }
    for (int k = 0; k < 2; k++) { /* between them it wrings itself */
        Vec3 p[5] = {V(-.46f, 1.00f, .28f), V(-.22f, .98f, .34f), V(0, .97f, .35f), V(.22f, .98f, .34f),
                     V(.46f, 1.00f, .28f)};
        for (int i = 0; i < 5; i++)
            p[i] += V(0, .045f, .03f) * (i % 2 == k ? 1.f : -1.f);
        float r[5] = {.07f, .075f, .07f, .075f, .07f};
        part();
        paint(k ? g->tooth : wool);
        tube(5, p, r, 4);
    }
}

static void doubles(Clan clan)
{
    Goblin g = goblin_enter(clan, 29.5f, 1.06f);
    great_gem(0, .26f, 1.4f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        bool left = side < 0;
        int cloth = left ? g.cloth : g.tooth, stripe = left ? g.tooth : g.cloth;
        push();
        move(s * .50f, left ? .08f : .10f, left ? .0f : .08f);
        turn_y(s * 31);
        turn_z(s * 3); /* each would rather go his own way */
        grow(left ? 1.0f : .86f);
        goblin_legs(&g, g.trim, g.leather);
        jersey(&g, cloth, stripe, left ? .84f : 1.12f);
        push();
        move(s * .02f, left ? 1.34f : 1.40f, .20f);
        turn_y(s * -30);
        turn_z(left ? 8 : -6);
        grow(left ? .78f : .90f);
        goblin_head(
            &g, left ? &(Mood){.mouth = MOUTH_GRIN, .lid = -8, .open = .62f, .look_x = 14, .ears = -1}
                     : &(Mood){.mouth = MOUTH_GRIM, .lid = 15, .open = .42f, .look_x = -18, .bare = true, .ears = 1});
        bobble_hat(&g, left ? g.cloth : g.tooth, left ? g.tooth : g.cloth, s * .9f);
        pop();
        push(); /* the one drinks to us, the other one does not */
        if (left)
            goblin_holds(&g, -1, V(-.78f, .66f, .28f), V(-.50f, 1.06f, .66f), V(.1f, 1, .05f), V(1, .1f, -.2f), cloth);
        else
            goblin_holds(&g, 1, V(.80f, .54f, .20f), V(.44f, .60f, .70f), V(-.1f, 1, .05f), V(-1, .1f, -.2f), cloth);
        tankard(&g);
        pop();
        goblin_reaches(&g, -s, V(-s * .60f, .44f, .26f), V(-s * .24f, .66f, .54f), V(s * .3f, .8f, .1f), V(0, .2f, -1),
                       .8f, cloth); /* at the scarf, which is too tight */
        pop();
    }
    shared_scarf(&g);
    push();
    move(0, .98f, .46f);
    gem_brooch(&g, .12f);
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(doubles)

const Card goblin_doubles_cards[] = {FOUR_ROWS(doubles, "doubles"), {0}};
