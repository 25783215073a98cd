/* SPDX-License-Identifier: MIT
 * The skeleton of the forest: it slept so long that somebody moved in. One eye has lit; the other one is an owl's. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "props/skull.h"

/* Night between trunks, one glade pale. */
static Vec3 deep_wood(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float near = halo(u, v, -.55f, .55f, .10f);
    Vec3 c = vec_mix(t[DARK], vec_mix(t[SHADOW], t[MIDTONE], .35f), unit(.10f + .85f * near));
    c += rgb(0xc8ff90) * (.30f * near * near);
    for (int i = 0; i < 9; i++) {
        float x = -1.0f + .25f * (float)i + .10f * chance_of(i), half = .03f + .045f * chance_of(i + 9),
              d = fabsf(u - x - .04f * sinf(2.6f * v + (float)i)), foot = 1 + .8f * smooth(-.3f, -.9f, v);
        Vec3 bark =
            vec_mix(t[DARK] * .7f, t[SHADOW] * .8f, chance_of(i + 20)) * (.7f + .6f * cloud_flat(u * 40, v * 5, 3));
        c = vec_mix(c, bark, .92f * under(half * foot, d, .008f));
    }
    return c;
}

/* The owl's face, .2 in radius: two discs, two eyes, a beak. */
static void roosting_owl(void)
{
    int coat = material_fur(rgb(0x7a5030)), pale = material_plain(rgb(0xe8d0a0), .8f, .2f),
        beak = material_plain(rgb(0x30241c), .4f, .8f),
        iris = material_eye(rgb(0xffa010), rgb(0x201008), 1.5f, PUPIL_ROUND);
    part();
    paint(coat);
    blend(.05f);
    egg(0, -.02f, -.06f, .20f, .22f, .17f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .09f, .12f, 0), V((float)side * .17f, .27f, .02f), .05f, .008f);
    part();
    paint(pale);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .085f, .02f, .08f, .092f, .092f, .035f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .082f, .02f, .10f, .062f, (float)side * 3, 4, iris, coat, (float)side * -4, .72f);
    part();
    paint(beak);
    limb(V(0, .0f, .14f), V(0, -.075f, .16f), .028f, .006f);
}

/* Moss over the crown, hanging in tatters at the brow. */
static void moss_cap(int moss)
{
    part();
    paint(moss);
    blend(.06f);
    lumpy(.03f, 9);
    egg(.02f, .44f, -.14f, .46f, .345f, .50f);
    egg(-.24f, .38f, .12f, .22f, .16f, .20f);
    for (int i = 0; i < 15; i++) {
        float a = -1.5f + 3.0f * (float)i / 14, l = .08f + .22f * chance(i + 4) * chance(i + 5);
        Vec3 root = V(sinf(a) * .42f, .46f + .10f * cosf(a) - .06f * fabsf(a), -.08f + cosf(a) * .40f);
        limb(root, root + V(.02f * sinf(a), -l, .05f * cosf(a)), .05f, .012f);
    }
    lumpy(0, 1);
}

static void forest_skeleton(void)
{
    camera(V(-.1f, .95f, 6.2f), V(0, 1.44f, 0), 32.5f);
    Scene *s = scene();
    s->backdrop = deep_wood;
    s->key = (Light){vec_unit(V(-.62f, .68f, .42f)), rgb(0xf0ffd0) * 2.2f, .08f};
    s->rim.color = rgb(0xb0ff70) * 2.6f;
    s->fill.color = rgb(0x1c4a38) * .45f;
    s->ambient *= .45f;
    s->vignette = 1.5f;
    s->grade = .05f;
    int bone = material_bone(), moss = material_new(rgb(0x5a8a24), rgb(0x2c4c14), .95f, .2f, PAT_GRASS, 7, 1.2f),
        stem = material_new(rgb(0x5a4428), rgb(0x2c2014), .8f, .3f, PAT_WOOD, 3, .8f),
        leaf = material_plain(rgb(0x70b430), .5f, .5f), old_leaf = material_plain(rgb(0xd07020), .6f, .4f),
        shell = material_new(rgb(0xd89a50), rgb(0x7a4420), .35f, .9f, PAT_NOISE, 6, .2f),
        slug = material_plain(rgb(0xc8b088), .3f, .9f),
        dot = material_eye(rgb(0x101010), rgb(0xf8f0e0), 0, PUPIL_ROUND);
    material(leaf)->sss = rgb(0xb0f040) * .7f;
    push();
    move(.02f, 1.20f, .0f);
    turn_y(-17);
    turn_x(-7);
    turn_z(-11);
    grow(1.86f);
    skull(&(Skull){.bone = bone,
                   .glow = rgb(0x80ff40),
                   .jaw = 10,
                   .menace = .7f,
                   .missing = .3f,
                   .eye_size = 1.7f,
                   .one_eyed = -1});
    moss_cap(moss);
    push(); /* in its other eye */
    move(.178f, .085f, .40f);
    turn_y(8);
    turn_z(7);
    grow(.66f);
    roosting_owl();
    pop();
    for (int i = 0; i < 4; i++) { /* toadstools at its temple */
        push();
        move(-.30f + .12f * (float)i, .62f + .05f * (float)(i % 2) - .05f * (float)(i == 0), .16f - .06f * (float)i);
        turn_z(18 - 14 * (float)i);
        turn_x(16);
        mushroom(.14f + .07f * chance(i + 3), .085f + .045f * chance(i + 6), rgb(0xd83c20));
        pop();
    }
    part(); /* a sapling has split the crown */
    paint(stem);
    blend(.03f);
    Vec3 tree[4] = {V(.20f, .62f, .02f), V(.28f, .86f, .0f), V(.22f, 1.04f, .02f), V(.32f, 1.20f, .0f)};
    tube(4, tree, (float[]){.055f, .036f, .026f, .012f}, 4);
    limb(tree[1], V(.46f, 1.02f, .04f), .024f, .010f);
    limb(tree[2], V(.06f, 1.16f, .04f), .018f, .008f);
    for (int i = 0; i < 16; i++) {
        Vec3 at = i < 6 ? V(.46f, 1.02f, .05f) : i < 11 ? V(.06f, 1.15f, .05f) : tree[3];
        push();
        move(at[0], at[1] - .02f, at[2]);
        turn_z(-110 + 44 * (float)(i % 5 + i / 5) + 30 * chance(i));
        turn_x(30 * (chance(i + 30) - .5f));
        leaf_flat(.15f + .07f * chance(i + 60), .075f, i == 9 ? old_leaf : leaf);
        pop();
    }
    Vec3 creeper[7] = {V(-.62f, -.62f, .20f), V(-.42f, -.34f, .36f), V(-.20f, -.30f, .52f), V(.02f, -.37f, .56f),
                       V(.22f, -.28f, .48f),  V(.42f, -.10f, .30f),  V(.52f, .14f, .10f)};
    vine(7, creeper, .028f, stem, leaf, 5);
    push();
    move(-.20f, .385f, .46f);
    turn_y(-14);
    turn_z(-8);
    snail(.105f, slug, shell, dot);
    pop();
    Vec3 owl = here(V(.18f, .09f, .75f));
    pop();
    lamp(owl, rgb(0xffc060) * .30f, .2f);
    part(); /* ferns and moss have it up to the jaw */
    paint(moss);
    blend(.2f);
    lumpy(.05f, 4);
    egg(-1.0f, -.10f, .4f, 1.1f, .52f, .8f);
    egg(1.1f, -.12f, .2f, 1.2f, .62f, .8f);
    egg(.1f, -.30f, .9f, 1.5f, .48f, .7f);
    lumpy(0, 1);
    for (int i = 0; i < 5; i++) {
        push();
        move(-1.15f + .58f * (float)i, .20f + .1f * chance(i), .75f + .3f * chance(i + 8));
        grass_tuft(.34f + .2f * chance(i + 16), 9, leaf, 11 * i);
        pop();
    }
    for (int i = 0; i < 26; i++) /* glow-worms */
        sprite(V((chance(i) - .5f) * 2.8f, .2f + 2.6f * chance(i + 40), .4f + .9f * chance(i + 80)),
               .02f + .03f * chance(i + 120), rgb(0xd0ff70), SPRITE_GLOW, .8f);
    faction_motes();
}

const Card skeleton_roost_cards[] = {{"cards/horde/forest-skeleton", FOREST, forest_skeleton}, {0}};
