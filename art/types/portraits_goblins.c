/* SPDX-License-Identifier: MIT
 * Goblins who sit down as opponents; types/portraits.c has the others. */
#include "cards.h"
#include "props/headgear.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

enum { SIZE = 384 };

/* ---- Horde ---- */

static void krall(void)
{
    Goblin g = goblin_of(CLAN_RUBY);
    camera(V(.55f, 1.36f, 4.3f), V(.02f, 1.54f, 0), 22.5f);
    great_gem(-.75f, .5f, .45f);
    int iron = material_iron(), bone = material_bone();
    push();
    turn_y(-8);
    goblin_torso(&g, g.leather, 1.1f);
    fur_collar(material_fur(rgb(0x4a3020)), 1);
    push();
    move(0, 1.40f, .15f);
    turn_z(-6);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT, .lid = 18, .open = .55f, .look_x = 8, .bare = true});
    push();
    move(0, .02f, -.02f);
    helm_open(iron, g.gold, false);
    helm_horns(.9f, bone);
    pop();
    pop();
    push(); /* the axe he came with */
    move(-.78f, 1.0f, .1f);
    turn_z(10);
    axe(.75f, .55f, false, iron, material_wood());
    pop();
    pop();
    faction_motes();
}

/* ---- Goblin Ranks ---- */

static void fuse(void)
{
    Goblin g = goblin_of(CLAN_AMBER);
    camera(V(-.6f, 1.42f, 4.2f), V(.02f, 1.52f, 0), 21.5f);
    great_gem(.8f, .5f, .45f);
    push();
    turn_y(6);
    goblin_torso(&g, g.cloth, 1);
    fur_collar(g.leather, 1);
    push();
    move(0, 1.36f, .15f);
    turn_z(7);
    goblin_head(&g, &(Mood){.mouth = MOUTH_GRIN, .lid = 4, .open = .62f, .look_x = -8, .look_y = 6, .eye_size = 1.15f});
    goggles_cap(&g);
    push(); /* a fuse burns behind the ear */
    move(.42f, .36f, .12f);
    part();
    paint(material_plain(rgb(0xd8c8a0), .8f, .2f));
    Vec3 p[4] = {V(0, -.1f, 0), V(.12f, .1f, .05f), V(.08f, .26f, .05f), V(.20f, .40f, .05f)};
    float r[4] = {.03f, .03f, .03f, .03f};
    tube(4, p, r, 4);
    Vec3 at = here(V(.2f, .44f, .08f));
    pop();
    pop();
    pop();
    sprite(at, .26f, rgb(0xffb040), SPRITE_GLOW, .8f);
    sprite(at, .3f, rgb(0xfff0c0), SPRITE_SPARKLE, 1.4f);
    lamp(at + V(-.05f, 0, .15f), rgb(0xffa030) * 2.f, .3f);
}

static void tug(void)
{
    Goblin g = goblin_of(CLAN_EMERALD);
    camera(V(.6f, 1.40f, 4.2f), V(-.02f, 1.52f, 0), 22.5f);
    great_gem(-3, 0, .4f);
    scene()->tint[MIDTONE] = rgb(0x6a4a2a);
    int wood = material_wood();
    push();
    turn_y(-8);
    goblin_torso(&g, g.cloth, 1);
    fur_collar(material_fur(rgb(0xd8d0b8)), 1);
    push();
    move(.06f, 1.36f, .15f);
    turn_z(-5);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SMIRK, .lid = -4, .open = .55f, .look_x = 12, .bare = true});
    bobble_hat(&g, material_cloth(rgb(0xd8c890)), g.trim, .5f);
    pop();
    part(); /* the crook that lifts everybody from their place */
    paint(wood);
    blend(.02f);
    Vec3 p[7] = {V(-.72f, .4f, .35f),   V(-.70f, 1.3f, .35f), V(-.70f, 1.72f, .35f), V(-.58f, 1.95f, .35f),
                 V(-.38f, 1.92f, .38f), V(-.34f, 1.74f, .4f), V(-.44f, 1.66f, .4f)};
    float r[7] = {.05f, .05f, .05f, .05f, .05f, .045f, .035f};
    tube(7, p, r, 5);
    pop();
}

static void hush(void)
{
    Goblin g = goblin_of(CLAN_SAPPHIRE);
    camera(V(-.5f, 1.46f, 4.2f), V(.02f, 1.48f, 0), 22);
    great_gem(-3, 0, .4f);
    scene()->tint[MIDTONE] = rgb(0x6a2a3a);
    int lacquer = material_plain(rgb(0xc01c28), .12f, 1.6f), gold = material_gold();
    push();
    goblin_torso(&g, g.cloth, 1);
    push();
    move(0, 1.36f, .15f);
    turn_x(6);
    goblin_head(&g, &(Mood){.mouth = MOUTH_GRIM, .lid = 2, .open = .5f, .look_x = 14, .bare = true});
    part(); /* half a mask of red lacquer: the other side is not told either */
    paint(lacquer);
    blend(.04f);
    egg(-.21f, .10f, .37f, .25f, .34f, .19f);
    limb(V(-.20f, .36f, .34f), V(-.34f, .62f, .22f), .07f, .008f);
    carve();
    blend(.01f);
    egg(-.19f, .06f, .54f, .135f, .085f, .28f);
    box(.31f, 0, .4f, .32f, .9f, .6f, .01f);
    fill();
    part();
    paint(gold);
    blend(.01f);
    Vec3 rim[7] = {V(-.06f, .05f, .56f),  V(-.12f, .15f, .57f),  V(-.24f, .15f, .53f), V(-.33f, .07f, .45f),
                   V(-.26f, -.02f, .52f), V(-.14f, -.03f, .57f), V(-.06f, .05f, .56f)};
    float rr[7] = {.018f, .018f, .018f, .018f, .018f, .018f, .018f};
    tube(7, rim, rr, 4);
    limb(V(-.38f, .22f, .24f), V(-.45f, .26f, -.1f), .022f, .022f);
    pop();
    goblin_reaches(&g, 1, V(.62f, .78f, .35f), V(.24f, .82f, .74f), V(-.18f, 1, .05f), V(-.3f, 0, -1), .75f, g.cloth);
    part(); /* the finger on the lips */
    paint(g.skin);
    blend(.03f);
    limb(V(.16f, 1.0f, .78f), V(.06f, 1.24f, .74f), .055f, .042f);
    pop();
}

/* ---- whoever else is in the tavern ---- */

static void grix(void)
{
    Goblin g = goblin_of(CLAN_AMBER);
    camera(V(.7f, 1.46f, 4.8f), V(0, 1.66f, 0), 22.5f);
    scene()->tint[MIDTONE] = rgb(0x2a5a4a);
    great_gem(-3, 0, .4f);
    push();
    turn_y(-14);
    goblin_torso(&g, material_cloth(rgb(0x2a6a60)), 1);
    fur_collar(material_fur(rgb(0x7a4a28)), 1);
    push();
    move(0, 1.36f, .15f);
    turn_z(-4);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SMIRK, .lid = 12, .open = .42f, .look_x = 14});
    quiff_hair(&g, .55f);
    pop();
    pop();
}

static void pib(void)
{
    Goblin g = goblin_of(CLAN_EMERALD);
    camera(V(-.5f, 1.75f, 4.3f), V(0, 1.58f, 0), 22.5f);
    scene()->tint[MIDTONE] = rgb(0x6a3a6a);
    great_gem(-3, 0, .4f);
    push();
    turn_y(6);
    goblin_torso(&g, material_cloth(rgb(0x9a4a2a)), .8f);
    fur_collar(material_fur(rgb(0x6a5a3a)), 1);
    push();
    move(0, 1.32f, .15f);
    turn_x(-8);
    turn_z(5);
    goblin_head(&g,
                &(Mood){.mouth = MOUTH_GRIN, .lid = -10, .open = .72f, .look_y = 14, .eye_size = 1.3f, .bare = true});
    cooking_pot(&g, 10);
    pop();
    pop();
}

#define ROW(word, faction, function)                                                                                   \
    {                                                                                                                  \
        "portraits/" word, faction, function, SIZE, SIZE                                                               \
    }

const Card portraits_goblins_cards[] = {ROW("horde-raider", MINE, krall),
                                        ROW("goblins-brawler", MINE, fuse),
                                        ROW("goblins-shepherd", MINE, tug),
                                        ROW("goblins-mask", MINE, hush),
                                        ROW("guest-grix", MINE, grix),
                                        ROW("guest-pib", MINE, pib),
                                        {0}};
