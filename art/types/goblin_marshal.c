/* SPDX-License-Identifier: MIT
 * The Marshal has her chin on the table and an eye on her file of tin soldiers; the first of them goes over the edge. */
#include "cards.h"
#include "props/regalia.h"
#include "props/sinew.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static const float table_y = .36f;

/* Cast in one piece, a hand high: coat, head with two ears, kettle hat, pike. */
static void tin_soldier(const Goblin *g, int coat)
{
    part();
    paint(g->metal);
    blend(.02f);
    drum(0, .025f, 0, .115f, .025f, .012f);
    part();
    paint(coat);
    blend(.03f);
    limb(V(0, .06f, 0), V(0, .24f, 0), .092f, .066f);
    limb(V(-.085f, .24f, .01f), V(-.075f, .13f, .045f), .030f, .026f);
    limb(V(.085f, .24f, .01f), V(.095f, .17f, .060f), .030f, .026f);
    part();
    paint(g->skin);
    blend(.02f);
    egg(0, .335f, .005f, .082f, .070f, .072f);
    limb(V(0, .330f, .06f), V(0, .310f, .125f), .020f, .014f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .06f, .34f, 0), V((float)side * .185f, .395f, -.02f), .034f, .004f);
    part();
    paint(g->metal);
    blend(.01f);
    egg(0, .375f, 0, .076f, .070f, .070f);
    egg(0, .370f, 0, .125f, .014f, .115f);
    part();
    paint(g->gold);
    limb(V(.10f, .0f, .07f), V(.10f, .54f, .07f), .011f, .011f);
    limb(V(.10f, .54f, .07f), V(.10f, .64f, .07f), .026f, .003f);
}

/* From her finger to the edge, each a step nearer to us. */
static void file_of_soldiers(const Goblin *g, Vec3 from, Vec3 step, int n)
{
    int coat = material_plain(material(g->cloth)->color, .35f, 1);
    for (int i = 0; i < n; i++) {
        Vec3 at = from + step * (float)i;
        bool falls = i == n - 1;
        push();
        move(at[0], at[1], at[2]);
        turn_y(-24);
        grow(.95f + .07f * (float)i);
        if (falls) {
            move(.02f, -.04f, .14f);
            turn_x(34);
            turn_z(34);
        } else
            turn_z(3.f * (float)(i % 2 * 2 - 1));
        tin_soldier(g, coat);
        pop();
    }
}

static void map_table(const Goblin *g)
{
    int wood = material_wood(), felt = material_cloth(vec_mix(material(g->cloth)->color, grey(.02f), .62f));
    part();
    paint(wood);
    box(0, table_y - .40f, .30f, 2.4f, .395f, .92f, .03f);
    part();
    paint(felt);
    box(0, table_y - .012f, .26f, 2.3f, .012f, .84f, .008f);
    part();
    paint(g->gold);
    box(0, table_y - .075f, 1.215f, 2.4f, .030f, .014f, .008f);
}

/* Two braids, before the shoulders. */
static void braids(const Goblin *g)
{
    part();
    paint(g->hair);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 9; i++) {
            float s = (float)side, t = (float)i / 8, sway = (i % 2 ? .018f : -.018f);
            egg(s * (.43f + .06f * t) + sway, .02f - .80f * t, .16f + .12f * t, .105f - .035f * t, .075f,
                .085f - .02f * t);
        }
}

static void marshal(Clan clan)
{
    Goblin g = goblin_enter(clan, 26, 1.42f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    pop(); /* the table is level, whatever the clan's stance */
    camera(V(.10f * side, 1.05f, 4.6f), V(0, 1.16f, 0), 36);
    goblin_at(&g, HAUNT_TENT, .72f * side, .4f);
    Scene *s = scene();
    s->key.color *= .8f;
    push();
    if (side < 0)
        mirror_x();
    push(); /* her chin is on the table: she looks along her file */
    move(.08f, 1.20f, -.12f);
    turn_y(-8);
    turn_z(5);
    turn_x(4);
    grow(1.26f);
    braids(&g);
    goblin_visage(&g, &(GoblinAct){.iris = .66f,
                                   .open = {1.35f, .80f},
                                   .under = {.9f, .5f},
                                   .slant = {.03f, .04f},
                                   .eye = 1.1f,
                                   .gaze_x = -12,
                                   .gaze_y = -18,
                                   .brow = {.06f, -.01f},
                                   .frown = {.02f, .06f},
                                   .mouth = .25f,
                                   .gape = .045f,
                                   .corner = {.03f, .10f},
                                   .upper = 1,
                                   .sneer = {0, .8f},
                                   .lady = true,
                                   .hatted = true});
    crested_helm(&g);
    pop();
    map_table(&g);
    file_of_soldiers(&g, V(.98f, table_y, .34f), V(-.33f, 0, .14f), 6);
    lamp(here(V(-.6f, 1.9f, 1.2f)), rgb(0xffe8c8) * 1.6f, .5f);
    pop();
    faction_motes();
}
FOUR_CLANS(marshal)

const Card goblin_marshal_cards[] = {FOUR_ROWS(marshal, "marshal"), {0}};
