/* SPDX-License-Identifier: MIT
 * Battle Cards of dragons and of the wood: one comes through the shield, the other grows over it. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "kit/backdrop.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "things/studio.h"
#include "things/battle_kit.h"
#include "types/dragon_body.h"

static int metal_of(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .55f, .3f, 1, PAT_METAL, 5, .2f);
    material(m)->metal = .6f;
    return m;
}

/* ---- the dragon comes through ---- */

static void dragon_battle(void)
{
    scene()->back_mirrored = true;
    battle_light();
    scene()->rim.color = rgb(0xff7a30) * 4.0f;
    Hide h = dragon_hide(&(DragonColors){.scales = rgb(0xa82818),
                                         .scales2 = rgb(0x4a0e10),
                                         .belly = rgb(0xe8b060),
                                         .horn = rgb(0xe8d8b0),
                                         .membrane = rgb(0xd06028),
                                         .iris = rgb(0xffd030)});
    push();
    move(.12f, 1.40f, -.1f);
    turn_y(-10);
    turn_z(-6);
    grow(1.02f);
    broken_shield(rgb(0x6a4a34), rgb(0x3a2418), .05f, .05f, .60f, .56f, 4);
    pop();
    Vec3 line[5] = {V(.62f, .70f, -1.5f), V(.50f, .95f, -.9f), V(.34f, 1.38f, -.3f), V(.14f, 1.62f, .3f),
                    V(-.06f, 1.56f, .7f)};
    float r[5] = {.44f, .42f, .36f, .30f, .24f};
    dragon_neck(&h, &(DragonNeck){.n = 5,
                                  .point = line,
                                  .radius = r,
                                  .front = V(-.2f, -1, .3f),
                                  .plates = 14,
                                  .spikes = 9,
                                  .spike_length = .3f});
    push();
    move(-.12f, 1.60f, .92f);
    turn_y(-44);
    turn_x(4);
    turn_z(8);
    grow(.98f);
    dragon_head(&h, &(DragonFace){.jaw = 34, .lid = 22, .open = .45f});
    dragon_swept_horns(&h, 1.0f);
    dragon_frill(&h, 5, .5f);
    push();
    move(0, -.10f, .80f);
    turn_x(96);
    fire_breath(1.25f, .34f, 1.3f, 3);
    pop();
    pop();
    lamp(V(-1.0f, 1.4f, 1.8f), rgb(0xff9838) * 3.0f, .5f);
    faction_ground();
    faction_motes();
}

/* ---- the wood takes it back ---- */

static void stump(int bark, int cut)
{
    part();
    paint(bark);
    blend(.08f);
    lumpy(.04f, 4);
    limb(V(0, -.1f, 0), V(0, .62f, 0), .62f, .48f);
    for (int i = 0; i < 7; i++) {
        float a = (float)i * .9f + .3f;
        limb(V(sinf(a) * .45f, .25f, cosf(a) * .40f), V(sinf(a) * (.95f + .2f * chance(i)), -.05f, cosf(a) * .85f),
             .17f, .06f);
    }
    carve();
    blend(.02f);
    box(0, 1.12f, 0, 1, .44f, 1, .02f);
    fill();
    lumpy(0, 1);
    part();
    paint(cut);
    drum(0, .665f, 0, .47f, .02f, .01f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(bark);
        ring(0, .684f, 0, .10f + .10f * (float)i, .006f);
    }
}

static void forest_battle(void)
{
    battle_light();
    Scene *s = scene();
    s->tint[MIDTONE] = s->tint[MIDTONE] * 1.6f;
    s->key.color = s->key.color * .72f;
    int bark = material_new(rgb(0x5a4430), rgb(0x2c2016), .8f, .3f, PAT_WOOD, 2.0f, 1.3f),
        cut = material_new(rgb(0xd8a868), rgb(0xa87840), .7f, .3f, PAT_NOISE, 6, .2f),
        stem = material_new(rgb(0x4a6a24), rgb(0x2a3c14), .7f, .3f, PAT_NOISE, 4, .4f),
        leaf = material_plain(rgb(0x58a830), .6f, .5f);
    material(leaf)->sss = rgb(0x90e040) * .5f;
    push();
    move(.58f, .0f, -.35f);
    grow(1.16f);
    stump(bark, cut);
    pop();
    push(); /* the axe stands in it */
    move(1.00f, 1.72f, -.25f);
    turn_z(-26);
    turn_x(10);
    turn_z(180);
    grow(1.1f);
    axe(.86f, .58f, false, metal_of(0xdce4e0), material_wood());
    pop();
    push();
    move(-.32f, .98f, .42f);
    turn_x(-16);
    turn_y(-10);
    turn_z(12);
    grow(.80f);
    battle_shield("forest", rgb(0x7a3a1c), rgb(0x3e1c0c), 0);
    Vec3 one[6] = {V(-1.1f, -1.1f, .0f),  V(-.86f, -.62f, .22f), V(-.52f, -.50f, .26f),
                   V(-.66f, -.02f, .22f), V(-.42f, .40f, .24f),  V(-.70f, .80f, .18f)},
         two[6] = {V(.5f, -1.2f, .2f),   V(.62f, -.72f, .24f), V(.40f, -.56f, .28f),
                   V(.78f, -.16f, .22f), V(.62f, .26f, .24f),  V(.92f, .52f, .14f)},
         three[5] = {V(-.52f, -.50f, .26f), V(-.16f, -.72f, .28f), V(.18f, -.62f, .30f), V(.44f, -.84f, .22f),
                     V(.80f, -.80f, .12f)};
    vine(6, one, .045f, stem, leaf, 3);
    vine(6, two, .040f, stem, leaf, 17);
    vine(5, three, .032f, stem, leaf, 31);
    pop();
    for (int i = 0; i < 5; i++) {
        push();
        move(-.92f + .13f * (float)i + .05f * chance(i), .02f, .95f + .22f * chance(i + 9));
        mushroom(.18f + .14f * chance(i + 3), .11f + .06f * chance(i + 6), rgb(0xd84a28));
        pop();
    }
    faction_ground();
    faction_motes();
}

const Card battle_scenes_cards[] = {
    {"cards/horde/battle-dragon", FIRE, dragon_battle}, {"cards/horde/battle-forest", FOREST, forest_battle}, {0}};
