/* SPDX-License-Identifier: MIT
 * The Charmer kisses the looking glass, and winks; hearts come out of it. */
#include "cards.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static void heart(float size, int m)
{
    float s = size,
          xy[] = {0, -.9f * s, .62f * s,  -.2f * s, .86f * s,  .3f * s, .62f * s,  .7f * s, .25f * s,  .7f * s,
                  0, .4f * s,  -.25f * s, .7f * s,  -.62f * s, .7f * s, -.86f * s, .3f * s, -.62f * s, -.2f * s};
    part();
    paint(m);
    outline(10, xy, 3, .3f * s, .3f * s);
}

/* What was blown: small in the mirror, large where it comes at us. */
static void flying_hearts(void)
{
    static const float at[6][4] = {{-.30f, 1.08f, 1.00f, .055f}, {-.52f, .92f, 1.15f, .080f},
                                   {-.40f, .66f, 1.35f, .105f},  {-.72f, .58f, 1.50f, .085f},
                                   {.62f, .72f, 1.20f, .070f},   {-.78f, 1.62f, 1.2f, .075f}};
    int pink = material_plain(rgb(0xff3a80), .15f, 1.4f);
    material(pink)->emit = rgb(0xff3070) * .35f;
    for (int i = 0; i < 6; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(i % 2 ? 18 : -14);
        turn_y(i % 2 ? -16 : 12);
        heart(at[i][3], pink);
        pop();
    }
}

/* How the mirror hangs for each clan, and the face in it. */
typedef struct {
    float size, y, face_y, grow;
} Mirror;

static const Mirror mirrors[CLANS] = {[CLAN_RUBY] = {.92f, 1.42f, 1.40f, 1.04f},
                                      [CLAN_EMERALD] = {.90f, 1.42f, 1.40f, 1.02f},
                                      [CLAN_SAPPHIRE] = {.94f, 1.42f, 1.40f, 1.02f},
                                      [CLAN_AMBER] = {1.02f, 1.44f, 1.24f, .90f}};

/* A looking glass in the clan's shape: what it shows behind her is light, and its frame is of gold with roses. */
static void looking_glass(const Goblin *g, const Mirror *m, Vec3 petals)
{
    int glass = material_plain(vec_mix(g->color, rgb(0xfff0f4), .78f), .5f, .3f);
    material(glass)->emit = vec_mix(g->color, rgb(0xfff0f4), .7f) * .30f;
    push();
    move(0, m->y, -.45f);
    part();
    paint(glass);
    gem_outline(g->clan, m->size * 1.12f, .04f, .01f);
    pop();
    push();
    move(0, m->y, .42f);
    part();
    paint(g->gold);
    blend(.02f);
    gem_outline(g->clan, m->size * 1.16f, .13f, .06f);
    carve();
    gem_outline(g->clan, m->size * .98f, .5f, .01f);
    fill();
    pop();
    static const float at[7][3] = {{-.66f, .42f, .15f}, {-.40f, .34f, .17f}, {-.12f, .40f, .14f}, {.16f, .33f, .16f},
                                   {.44f, .38f, .17f},  {.70f, .46f, .14f},  {.0f, .22f, .13f}};
    for (int i = 0; i < 7; i++) {
        push();
        move(at[i][0], at[i][1], .62f + .10f * (float)(i % 2));
        turn_x(-18);
        rose(at[i][2], petals);
        pop();
    }
}

static void charmer(Clan clan)
{
    bool lady = clan == CLAN_RUBY || clan == CLAN_AMBER;
    const Mirror *m = &mirrors[clan];
    Goblin g = goblin_enter(clan, 26, 1.42f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    pop(); /* a mirror hangs straight, whatever the clan's stance */
    camera(V(.06f * side, 1.34f, 4.6f), V(0, 1.36f, 0), 36);
    goblin_at(&g, HAUNT_STAGE, .5f, .4f);
    Scene *s = scene();
    s->vignette = 1.5f;
    if (clan == CLAN_AMBER)
        s->rim.color *= .25f; /* gold on gold: the frame would be brighter than she is */
    push();
    if (side < 0)
        mirror_x();
    looking_glass(&g, m, clan == CLAN_RUBY ? rgb(0xfff0e8) : rgb(0xd81c3c));
    Vec3 left = V(-.46f, m->face_y - .66f, -.22f), right = V(.50f, m->face_y - .62f, -.26f);
    goblin_yoke(&g, left, right, V(.02f, m->face_y - .24f, -.08f), .86f);
    part();
    paint(lady ? g.cloth : g.trim);
    blend(.10f);
    egg(.02f, m->face_y - .98f, -.10f, .52f, .26f, .30f);
    push();
    move(.02f, m->face_y, .10f);
    turn_y(-8);
    turn_z(-12);
    turn_x(7);
    grow(m->grow);
    goblin_visage(&g, &(GoblinAct){.iris = .66f,
                                   .open = {.95f, 0},
                                   .under = {.9f, .6f},
                                   .slant = {.02f, .01f},
                                   .gaze_x = 6,
                                   .gaze_y = -4,
                                   .brow = {.08f, -.03f},
                                   .frown = {-.02f, .02f},
                                   .pucker = .052f,
                                   .puff = .7f,
                                   .nose = clan == CLAN_EMERALD    ? .40f
                                           : clan == CLAN_SAPPHIRE ? .50f
                                                                   : 1,
                                   .lady = true,
                                   .hatted = true});
    if (lady)
        beehive_hair(&g, clan == CLAN_RUBY ? .30f : .26f);
    else
        quiff_hair(&g, clan == CLAN_EMERALD ? .30f : .22f);
    pop();
    flying_hearts();
    lamp(here(V(-.6f, 1.9f, 1.2f)), rgb(0xfff0e8) * 2.2f, .5f);
    lamp(here(V(.3f, .9f, 1.3f)), rgb(0xfff0e8) * 1.2f, .5f);
    pop();
    faction_motes();
}
FOUR_CLANS(charmer)

const Card goblin_charmer_cards[] = {FOUR_ROWS(charmer, "charmer"), {0}};
