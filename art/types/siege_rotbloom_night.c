/* SPDX-License-Identifier: MIT
 * Rotbloom by its own light: what glows in a dark wood. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/rot.h"
#include "props/skull.h"

static const unsigned magenta = 0xe0489b;

/* A wood of stalks and caps before an acid moon in mist (disc_x, disc_y, disc_size: its radius). */
static Vec3 wood_of_caps(const Scene *s, float u, float v)
{
    float d = distance_to(u, v, s->disc_x, s->disc_y) - s->disc_size;
    Vec3 c = vec_mix(rgb(0xa8b838) * .95f, rgb(0x5c4a68) * .95f, smooth(.0f, .50f, d));
    c = vec_mix(c, rgb(0x2c1434) * .9f, smooth(.30f, 1.15f, d));
    c = vec_mix(c, c * 1.3f, smooth(.46f, .64f, sky_clouds(u + (float)s->back_seed, v, 1.1f)));
    float face = cloud_flat(u * 4 + 3, v * 4, 4);
    if (s->disc_size > 0)
        c = vec_mix(c, vec_mix(rgb(0xf6f8b8) * 1.15f, rgb(0xd0dc60) * 1.05f, smooth(.42f, .62f, face)),
                    smooth(.01f, -.01f, d));
    for (int layer = 0; layer < 2; layer++)
        for (int i = 0; i < 5; i++) { /* toadstools as tall as firs */
            int k = i + layer * 13 + s->back_seed * 29;
            float l = (float)layer, x = -1.15f + 2.3f * ((float)i + .8f * chance_of(k)) / 4.6f;
            if (fabsf(x - s->disc_x) < s->disc_size * .8f)
                continue;
            float y = .15f + .75f * chance_of(k + 5) - .25f * l, w = .14f + .12f * chance_of(k + 7) + .04f * l,
                  lean = .18f * (chance_of(k + 3) - .5f), cu = (u - x) / w, cv = (v - y) / (w * .62f);
            float cap = cv > 0 ? smooth(1.03f, .97f, sqrtf(cu * cu + cv * cv))
                               : smooth(1.0f, .95f, fabsf(cu)) * smooth(-.16f, -.12f, cv);
            float line = x + lean * (y - v) + .02f * sinf(v * 6 + (float)k);
            float stalk = under(.024f + .012f * l + .02f * unit(y - v), fabsf(u - line), .006f) * under(y, v, .01f);
            Vec3 shade = vec_mix(rgb(0x3c2248), rgb(0x160a1c), .25f + .6f * l);
            c = vec_mix(c, shade, max_of(cap, stalk));
        }
    return vec_mix(c, rgb(0x120816), under(-.72f + hills(u, 3, 2, .22f), v, .03f) * .85f);
}

/* Little from in front; the wood shines from behind. */
static void by_its_own_light(float x, float y, float size)
{
    Scene *s = scene();
    s->backdrop = wood_of_caps;
    s->disc_x = x;
    s->disc_y = y;
    s->disc_size = size;
    s->haze = .02f;
    s->ambient = .36f;
    s->vignette = 1.35f;
    s->key = (Light){V(-.6f, .6f, .55f), rgb(0xe8dcf4) * 1.3f, .12f};
    s->rim = (Light){V(.3f, .5f, -.85f), rgb(0xd8f050) * 4.0f, 0};
}

/* ---- rb01: step on it and there are six ---- */

/* ---- rb02: yesterday it was a garden ---- */

enum { SPINE = 8 };

/* It comes from the right, along the ground, and stands up before the moon. */
static const Vec3 garden_spine[SPINE] = {{2.6f, .0f, -1.0f},  {1.35f, .26f, -.5f},  {.15f, .40f, -.1f},
                                         {-.85f, .72f, .15f}, {-1.12f, 1.60f, .1f}, {-.72f, 2.42f, .0f},
                                         {.02f, 2.90f, .2f},  {.62f, 2.72f, .55f}};

/* Pickets for legs, in pairs, and the rails they were nailed to. */
static void picket_legs(int board)
{
    enum { PAIRS = 15 };
    for (int side = -1; side <= 1; side += 2) {
        Vec3 rail[PAIRS];
        float r[PAIRS];
        for (int i = 0; i < PAIRS; i++) {
            float t = .25f + (float)i * (6.35f - .25f) / (PAIRS - 1);
            Vec3 at = tube_point(SPINE, garden_spine, t),
                 along = vec_unit(tube_point(SPINE, garden_spine, t + .1f) - tube_point(SPINE, garden_spine, t - .1f));
            /* the belly is below while it lies, and to the right when it stands */
            Vec3 belly = vec_unit(V(.55f * (along[1] > 0 ? along[1] : 0), -1, .35f)),
                 out = vec_unit(belly - along * vec_dot(belly, along)), across = vec_cross(along, out) * (float)side;
            Vec3 way = vec_unit(out * .92f + across * .40f), root = at + across * .30f + out * .10f;
            float l = .66f + .10f * chance(i + 4);
            const float xy[] = {-.10f, 0, .10f, 0, .10f, l - .14f, 0, l, -.10f, l - .14f};
            push();
            move(root[0], root[1], root[2]);
            aim(vec_unit(way + along * (.16f * sinf((float)i * 2.1f))), vec_unit(V(.2f, .1f, 1)));
            part();
            paint(board);
            lumpy(.008f, 6);
            outline(5, xy, 1, .035f, .02f);
            lumpy(0, 1);
            pop();
            rail[i] = root + way * .26f;
            r[i] = .030f;
        }
        part();
        paint(board);
        tube(PAIRS, rail, r, 3);
    }
}

/* What grew in the bed grows on its back. */
static void planted_back(int leaf, int brown, int petal, int heart)
{
    for (int i = 0; i < 120; i++) {
        float t = .1f + 6.7f * chance(i + 11);
        Vec3 at = tube_point(SPINE, garden_spine, t),
             along = vec_unit(tube_point(SPINE, garden_spine, t + .1f) - tube_point(SPINE, garden_spine, t - .1f));
        Vec3 up = vec_unit(V(-.8f * (along[1] > 0 ? along[1] : 0), 1, .2f + 1.4f * (chance(i + 70) - .4f)));
        up = vec_unit(up - along * vec_dot(up, along));
        float l = .26f + .26f * chance(i + 30);
        Vec3 root = at + up * .36f;
        push();
        move(root[0], root[1], root[2]);
        aim(vec_unit(up + along * (1.2f * (chance(i + 50) - .7f))), V(.2f * (chance(i) - .5f), .1f, 1));
        if (i % 15 == 0 && t > 2.6f) {
            move(0, .16f, .1f);
            turn_x(-20);
            rot_bloom(.26f, .75f, petal, heart, i);
        } else {
            part();
            leaf_flat(l, l * .55f, i % 4 == 1 ? brown : leaf);
        }
        pop();
    }
}

/* The head of it, looking to +z: clods, two lamps for eyes, a fence for teeth. */
static void garden_head(int mulch, int dark, int board, int eye_m)
{
    part();
    paint(mulch);
    blend(.12f);
    lumpy(.05f, 3.4f);
    egg(0, .10f, 0, .52f, .44f, .46f);
    egg(0, -.24f, .06f, .44f, .24f, .40f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .08f, .24f, .44f), V((float)side * .44f, .42f, .24f), .11f, .09f);
    carve();
    blend(.05f);
    egg(0, -.14f, .42f, .40f, .13f, .30f);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, -.14f, .24f, .38f, .14f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(eye_m);
        egg((float)side * .21f, .16f, .38f, .125f, .095f, .09f);
    }
    part();
    paint(board);
    for (int i = 0; i < 6; i++) {
        float x = -.30f + .12f * (float)i, z = .46f - .6f * x * x;
        limb(V(x, .0f, z), V(x, -.15f - .03f * (float)(i % 2), z + .03f), .046f, .014f);
        limb(V(x + .06f, -.30f, z + .01f), V(x + .06f, -.16f, z + .03f), .044f, .012f);
    }
}

/* Whose it was: a straw hat, a lantern held up. 1 high, seen from behind. */
static void gardener(int coat, int straw, int light)
{
    part();
    paint(coat);
    blend(.04f);
    limb(V(-.08f, 0, 0), V(-.06f, .36f, 0), .06f, .08f);
    limb(V(.09f, 0, .02f), V(.06f, .36f, 0), .06f, .08f);
    limb(V(0, .32f, 0), V(0, .62f, 0), .17f, .13f);
    egg(0, .78f, 0, .10f, .11f, .10f);
    limb(V(-.12f, .62f, 0), V(-.30f, .74f, -.05f), .055f, .045f);
    limb(V(-.30f, .74f, -.05f), V(-.38f, .96f, -.08f), .045f, .035f);
    limb(V(.12f, .62f, 0), V(.22f, .42f, 0), .055f, .045f);
    limb(V(.24f, .02f, .02f), V(.20f, .66f, .02f), .022f, .018f); /* a rake he leans on */
    part();
    paint(straw);
    blend(.03f);
    egg(0, .85f, 0, .27f, .03f, .25f);
    egg(0, .91f, 0, .13f, .10f, .12f);
    part();
    paint(light);
    egg(-.38f, .84f, -.04f, .045f, .06f, .045f);
}

static void mulch_crawler(void)
{
    camera(V(.15f, .85f, 7.0f), V(.02f, 1.62f, 0), 36);
    by_its_own_light(.20f, .40f, .52f);
    Scene *s = scene();
    s->back_seed = 3;
    s->key.color = rgb(0xf0e8d8) * 1.7f;
    int mulch = material_new(rgb(0x4c4a1e), rgb(0x1e160e), .6f, .7f, PAT_NOISE, 4.2f, 1.5f),
        leaf = rot_flesh(rgb(0x5c7020), .02f), brown = rot_flesh(rgb(0x54301c), .02f),
        petal = rot_flesh(rgb(magenta), .22f), heart = material_glow(rgb(0xfff0a0), 1.3f),
        board = material_new(rgb(0xf6f0e0), rgb(0xb8ac98), .7f, .4f, PAT_WOOD, 3, .8f),
        dark = material_plain(rgb(0x100810), .9f, .1f), eye_m = material_glow(rgb(0xf4ff70), 2.6f),
        coat = material_plain(rgb(0x180e20), .95f, .05f), straw = material_plain(rgb(0xc09850), .8f, .2f),
        light = material_glow(rgb(0xffc860), 3.5f);
    material(board)->emit = rgb(0xf6f0e0) * .10f;
    float r[SPINE] = {.36f, .44f, .46f, .46f, .44f, .42f, .40f, .40f};
    part();
    paint(mulch);
    blend(.05f);
    lumpy(.06f, 3);
    tube(SPINE, garden_spine, r, 4);
    lumpy(0, 1);
    picket_legs(board);
    planted_back(leaf, brown, petal, heart);
    push();
    move(.74f, 2.66f, .66f);
    turn_y(14);
    turn_x(24);
    turn_z(8);
    grow(1.12f);
    garden_head(mulch, dark, board, eye_m);
    Vec3 eyes = here(V(0, .16f, .7f));
    pop();
    push();
    move(.62f, .04f, 1.6f);
    turn_y(170);
    grow(1.12f);
    gardener(coat, straw, light);
    Vec3 lantern_at = here(V(-.38f, .84f, -.04f));
    pop();
    lamp(lantern_at, rgb(0xffb850) * 2.0f, .30f);
    sprite(lantern_at, .34f, rgb(0xffb850), SPRITE_GLOW, .5f);
    lamp(eyes, rgb(0xe8ff60) * .8f, .25f);
    sprite(eyes, .5f, rgb(0xe0f050), SPRITE_GLOW, .22f);
    faction_ground();
    faction_motes();
}

/* ---- rb06: it has found a way in; it is the way in ---- */

/* The far end of the burrow, where his lantern is. */
static Vec3 lantern_end(const Scene *s, float u, float v)
{
    float d = distance_to(u, v * .9f, s->disc_x, s->disc_y);
    return vec_mix(vec_mix(rgb(0xe0dc80) * .95f, rgb(0xa8b040) * .9f, smooth(.05f, .45f, d)), rgb(0x5a2c6c) * .8f,
                   smooth(.35f, 1.05f, d));
}

/* Stones of a foundation round a hole. */
static void broken_foundation(int stone, int stone2)
{
    for (int ring_no = 0; ring_no < 3; ring_no++)
        for (int i = 0; i < 13; i++) {
            float k = (float)ring_no, a = ((float)i + .5f * k + .3f * chance(i + ring_no * 17)) / 13 * 2 * PI,
                  far = 1.80f + .40f * k + .10f * chance(i * 3 + ring_no);
            push();
            move(sinf(a) * far * .92f, 1.25f + cosf(a) * far * 1.12f, -.5f + .45f * k);
            turn_z(-a * 180 / PI + 16 * (chance(i + 40) - .5f));
            turn_x(14 * (chance(i + 60) - .5f));
            block(0, 0, 0, .42f + .05f * k, .27f, .26f, (i + ring_no) % 3 ? stone : stone2);
            pop();
        }
}

/* From behind: a hunched back, a bald crown, ears spread. */
static void crawling_thief(int skin, int inner, int rag)
{
    part();
    paint(rag);
    blend(.2f);
    lumpy(.02f, 5);
    egg(0, .42f, .10f, .84f, .86f, .60f);
    egg(0, -.25f, .10f, .95f, .60f, .60f);
    lumpy(0, 1);
    part();
    paint(skin);
    blend(.12f);
    lumpy(.012f, 7);
    egg(.04f, 1.72f, -.30f, .47f, .45f, .45f);
    egg(.02f, 1.36f, -.22f, .34f, .30f, .32f);
    limb(V(-.66f, .86f, -.05f), V(-1.0f, .95f, -.35f), .20f, .15f);
    limb(V(-1.0f, .95f, -.35f), V(-.92f, 1.42f, -.75f), .14f, .11f);
    limb(V(.66f, .86f, -.05f), V(1.0f, .60f, -.35f), .20f, .15f);
    lumpy(0, 1);
    static const float ear[] = {0,    -.22f, .30f, -.24f, .50f, -.10f, .56f, -.14f, .74f, .02f, 1.06f,
                                .42f, .80f,  .46f, .72f,  .40f, .62f,  .50f, .34f,  .42f, 0,    .24f};
    static const float hollow[] = {.08f, -.12f, .28f, -.14f, .52f, -.02f, .88f,
                                   .34f, .60f,  .38f, .34f,  .30f, .10f,  .12f};
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.04f, 1.72f, -.30f);
        if (side < 0)
            mirror_x();
        move(.38f, .06f, .02f);
        turn_z(side < 0 ? 14 : 2);
        turn_y(10);
        grow(.95f);
        part();
        paint(skin);
        blend(.03f);
        outline(11, ear, 2, .045f, .05f);
        part();
        paint(inner);
        move(0, 0, -.05f);
        outline(7, hollow, 2, .02f, .04f);
        pop();
    }
}

/* A bulb of jelly with an eye in it, and roots that have taken hold. Its middle at `at`. */
static void graft(Vec3 at, float r, int jelly, int root, int tip, int eye_m, int petal, int heart)
{
    static const float hold[9][6] = {/* where a root bends, and where it ends */
                                     {-.55f, .52f, .10f, -.34f, 1.02f, -.30f}, {.55f, .55f, .10f, .40f, 1.10f, -.28f},
                                     {-.80f, .22f, .0f, -1.02f, .30f, -.45f},  {.82f, .18f, .0f, 1.04f, .0f, -.4f},
                                     {-.72f, -.35f, .1f, -.95f, -.72f, -.2f},  {.70f, -.40f, .1f, .90f, -.80f, -.2f},
                                     {-.28f, -.70f, .2f, -.40f, -1.25f, .1f},  {.26f, -.72f, .2f, .36f, -1.25f, .1f},
                                     {.02f, .66f, .08f, .10f, 1.18f, .05f}};
    for (int i = 0; i < 9; i++) {
        const float *h = hold[i];
        Vec3 p[4] = {at + V(h[0], h[1], 0) * .3f + V(0, 0, .05f), at + V(h[0] * .7f, h[1] * .7f, .12f),
                     at + V(h[0], h[1], h[2]), at + V(h[3], h[4], h[5])};
        part();
        paint(i % 3 == 2 ? tip : root);
        blend(.05f);
        lumpy(.012f, 8);
        tube(4, p, (float[]){.14f, .10f, .07f, .015f}, 5);
        lumpy(0, 1);
    }
    part();
    eye(at[0], at[1], at[2] + .20f, r * .70f, 6, 4, eye_m);
    jelly_part();
    paint(jelly);
    blend(.06f);
    egg(at[0], at[1], at[2] + .06f, r, r * 1.02f, r);
    part(); /* lids of root that close round it */
    paint(root);
    blend(.06f);
    for (int up = -1; up <= 1; up += 2) {
        Vec3 lid[7];
        float lr[7];
        for (int i = 0; i < 7; i++) {
            float a = ((float)i - 3) * .46f, tilt = .10f * ((float)i - 3) * (up > 0 ? 1.f : .4f);
            lid[i] = at + V(sinf(a) * r * .98f, (float)up * r * (.62f + .12f * cosf(a)) * cosf(a) + tilt * r * .4f,
                            .06f + cosf(a) * r * .86f);
            lr[i] = .03f + .075f * cosf(a);
        }
        tube(7, lid, lr, 4);
    }
    push();
    move(at[0] + .30f, at[1] + r * .92f, at[2] + .22f);
    turn_y(14);
    turn_x(-34);
    rot_bloom(.24f, .7f, petal, heart, 3);
    pop();
}

static void burrowing_graft(void)
{
    camera(V(.10f, 1.42f, 5.2f), V(0, 1.12f, 0), 36);
    by_its_own_light(-.42f, .36f, 0);
    Scene *s = scene();
    s->backdrop = lantern_end;
    s->roll = -5;
    s->ambient = .26f;
    s->key.color = rgb(0xb8a8e8) * .9f;
    s->rim = (Light){V(-.45f, .25f, -.85f), rgb(0xf0e070) * 4.6f, 0};
    int skin = material_skin(rgb(0x7a68a0), rgb(0x463a60)), inner = rot_flesh(rgb(0xc06a80), .10f),
        rag = material_cloth(rgb(0x4c3a62)), stone = material_stone(rgb(0x54405e), rgb(0x261a2c)),
        stone2 = material_stone(rgb(0x40304a), rgb(0x1a1220)), root = rot_flesh(rgb(0x8ea032), .16f),
        tip = rot_flesh(rgb(0x6c7c28), .08f), jelly = material_jelly(rgb(0xc8e848), V(.6f, .25f, 1.5f)),
        eye_m = material_eye(rgb(0xe01880), rgb(0xffffff), .9f, PUPIL_SLIT), petal = rot_flesh(rgb(magenta), .2f),
        heart = material_glow(rgb(0xfff0a0), 1.3f);
    material(jelly)->emit = rgb(0xb8d838) * .12f;
    material(eye_m)->iris = .54f;
    broken_foundation(stone, stone2);
    crawling_thief(skin, inner, rag);
    Vec3 at = V(.02f, .72f, .62f);
    graft(at, .40f, jelly, root, tip, eye_m, petal, heart);
    part(); /* his lantern */
    paint(material_glow(rgb(0xffe0a0), .55f));
    egg(-.90f, 1.66f, -.80f, .13f, .17f, .13f);
    part();
    paint(material_plain(rgb(0x1a1014), .6f, .6f));
    drum(-.90f, 1.86f, -.80f, .11f, .03f, .02f);
    drum(-.90f, 1.47f, -.80f, .12f, .03f, .02f);
    lamp(V(-.90f, 1.66f, -.55f), rgb(0xffe070) * 1.8f, .5f);
    sprite(V(-.90f, 1.66f, -.7f), .6f, rgb(0xffe880), SPRITE_GLOW, .12f);
    lamp(at + V(-.2f, .3f, 1.0f), rgb(0xf8ffd8) * 2.8f, .42f);
    lamp(at + V(0, .1f, -.15f), rgb(0xd0f040) * 1.6f, .35f);
    spore_puff(V(.1f, .9f, .9f), V(.8f, .7f, .3f), 26, .06f, rgb(0xd8f060), .35f, 2);
}

/* ---- rb07: everything she eats, her children keep ---- */

/* A petal from the brush's place along +y, hollow to +z, with a rib and a pointed tip. */
static void great_petal(float length, float width, int m)
{
    part();
    paint(m);
    blend(.10f);
    egg(0, length * .48f, 0, width * .5f, length * .52f, width * .20f);
    limb(V(0, length * .80f, 0), V(0, length * 1.10f, width * .10f), width * .16f, .01f);
    carve();
    blend(.03f);
    egg(0, length * .48f, width * .20f, width * .44f, length * .50f, width * .22f);
    fill();
    blend(.04f);
    limb(V(0, .05f, .03f), V(0, length * .95f, .02f), .035f, .012f);
}

/* A black thief with great ears; what he carries is held up: 1 high, walking to +z or seen from behind. */
static void ear_shadow(int coat, float step)
{
    part();
    paint(coat);
    blend(.05f);
    limb(V(-.05f, .34f, 0), V(-.08f, .02f, .12f * step), .09f, .06f);
    limb(V(.07f, .34f, 0), V(.09f, .02f, -.12f * step), .09f, .06f);
    egg(0, .40f, 0, .15f, .20f, .14f);
    egg(0, .72f, 0, .17f, .16f, .16f);
    limb(V(-.13f, .52f, .05f), V(-.27f, 1.22f, .10f), .050f, .040f);
    limb(V(.13f, .52f, .05f), V(.27f, 1.22f, .10f), .050f, .040f);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .11f, .78f, .08f), V((float)side * .56f, .96f, .08f), .105f, .008f);
}

static void gorgemother(void)
{
    camera(V(0, -.25f, 6.4f), V(0, .04f, 0), 33);
    by_its_own_light(0, 0, 0);
    Scene *s = scene();
    s->roll = 7;
    s->ambient = .30f;
    s->vignette = 1.7f;
    s->key = (Light){V(-.55f, .75f, .55f), rgb(0xf0e0e8) * 1.6f, .12f};
    s->rim.color = rgb(0xd8f050) * 2.4f;
    int outer = rot_flesh(rgb(0x7c1c60), .03f), mid = rot_flesh(rgb(0xe0409c), .12f),
        rear = rot_flesh(rgb(0x6c8428), .04f), gum = rot_flesh(rgb(0x8a1c50), .10f), tooth_m = material_bone(),
        coat = material_plain(rgb(0x10060e), .95f, .05f), gold = material_gold();
    material(tooth_m)->color = rgb(0xfff4d8);
    push();
    move(0, .22f, 0);
    static const struct {
        int n;
        float length, width, at, lean, z;
    } wreath[3] = {
        {9, 1.55f, 1.15f, .95f, 12, -.55f}, {8, 1.20f, 1.05f, .82f, 26, -.28f}, {8, .62f, .80f, .72f, 48, .02f}};
    for (int w = 0; w < 3; w++)
        for (int i = 0; i < wreath[w].n; i++) {
            push();
            turn_z(360.f / (float)wreath[w].n * ((float)i + .5f * (float)w) + 10 * (chance(i + w * 9) - .5f));
            move(0, wreath[w].at, wreath[w].z);
            turn_x(wreath[w].lean);
            great_petal(wreath[w].length, wreath[w].width, w == 0 ? rear : w == 1 ? outer : mid);
            pop();
        }
    for (int k = 0; k < 7; k++) { /* the throat, ring behind ring, the deeper the brighter */
        float t = (float)k / 6;
        Vec3 p[19];
        float r[19];
        int m = k == 0 ? gum : rot_flesh(vec_mix(rgb(0x8a1440), rgb(0xffb030), t * t), .05f + 1.2f * t * t);
        for (int i = 0; i < 19; i++) {
            float a = (float)i / 18 * 2 * PI, w = .86f - .46f * t;
            p[i] = V(sinf(a) * w, cosf(a) * w + .06f * t, .05f - 1.5f * t);
            r[i] = .17f - .05f * t;
        }
        part();
        paint(m);
        blend(.06f);
        lumpy(.02f, 5);
        tube(19, p, r, 3);
        lumpy(0, 1);
    }
    part();
    paint(material_glow(rgb(0xfff0a0), 3.0f));
    egg(0, .08f, -1.7f, .6f, .6f, .06f);
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < 18; i++) { /* teeth all round, pointing in */
            float a = ((float)i + .5f * (float)row) / 18 * 2 * PI, w = row ? .70f : .88f,
                  l = (row ? .24f : .36f) * (.7f + .6f * chance(i + row * 30));
            if (row == 0 && fabsf(a - PI) < .75f)
                continue; /* where they come in */
            Vec3 root = V(sinf(a) * w, cosf(a) * w, row ? -.28f : .14f), in = V(-sinf(a), -cosf(a), row ? -.1f : .3f);
            part();
            paint(tooth_m);
            limb(root, root + vec_unit(in) * l, .075f - .02f * (float)row, .006f);
        }
    static const float at[2][4] = {{.20f, -.82f, .34f, .86f}, {-.50f, -.72f, .30f, .56f}};
    for (int i = 0; i < 2; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        grow(at[i][3]);
        ear_shadow(coat, i % 2 ? -1 : 1);
        part(); /* what they bring */
        paint(gold);
        blend(.03f);
        if (i == 0) {
            box(0, 1.32f, .1f, .34f, .12f, .18f, .04f);
            limb(V(-.30f, 1.43f, .1f), V(.30f, 1.43f, .1f), .14f, .14f);
        } else
            egg(0, 1.36f, .1f, .24f, .22f, .22f);
        pop();
    }
    pop();
    lamp(V(0, .3f, -.9f), rgb(0xffb840) * 3.0f, .5f);
    lamp(V(0, .3f, .6f), rgb(0xffb860) * 1.6f, .45f);
    sprite(V(0, .3f, -1.0f), .9f, rgb(0xffb840), SPRITE_GLOW, .30f);
    spore_puff(V(0, .3f, .6f), V(1.0f, .9f, .5f), 40, .05f, rgb(0xffe080), .40f, 12);
}

/* ---- rb08: the king is dead, the crown is not ---- */

/* The broken window of a throne room, and the light of a sick sky in it. */
static Vec3 throne_window(const Scene *s, float u, float v)
{
    float x = u - s->disc_x, y = v - s->disc_y, half = s->disc_size;
    float arch = y < 0 ? fabsf(x) - half : sqrtf(x * x * 1.0f + y * y * .62f) - half;
    float in = smooth(.012f, -.012f, arch) * smooth(-1.02f, -1.0f, y);
    Vec3 sky = vec_mix(rgb(0xf4f08c) * 1.1f, rgb(0xa8b030), smooth(.0f, .9f, distance_to(u, v, s->disc_x, s->disc_y)));
    sky = vec_mix(sky, sky * .75f, smooth(.45f, .62f, sky_clouds(u, v, 1.5f)));
    Vec3 wall = vec_mix(rgb(0x4a2a50), rgb(0x1c0e22), smooth(.1f, 1.0f, fabsf(x) + .3f * fabsf(y)));
    float row = floorf(v * 7), joint = fabsf(v * 7 - row - .5f), col = u * 4 + .5f * fmodf(fabsf(row), 2);
    wall = wall * (.75f + .25f * smooth(.48f, .40f, max_of(joint, fabsf(col - floorf(col) - .5f))));
    wall += rgb(0xa8b040) * (.30f * expf(-max_of(arch, 0) * 5));
    float bar = fabsf(x) < .018f || (fabsf(y + .28f) < .016f && y > -1) ? 1.f : 0; /* what is left of its lead */
    return vec_mix(wall, vec_mix(sky, rgb(0x241028), .9f * bar), in);
}

/* It has left by the eye: rings of wet flesh, thick as an arm, a small crown on its head. */
static void crowned_larva(int n, const Vec3 *way, const float *thick, int skin, int dark, int tooth_m)
{
    part();
    paint(skin);
    blend(.012f);
    for (int i = 0; i < 17; i++) {
        float t = (float)i / 16 * (float)(n - 1);
        int k = (int)min_of(t, (float)n - 1.001f);
        Vec3 p = tube_point(n, way, t);
        ball(p[0], p[1], p[2], mix(thick[k], thick[k + 1], t - (float)k) * (i % 2 ? 1.f : .88f));
    }
    Vec3 end = way[n - 1];
    push();
    move(end[0], end[1], end[2]);
    turn_y(-20);
    turn_x(8);
    part();
    paint(skin);
    blend(.06f);
    egg(0, .02f, .06f, .29f, .28f, .30f);
    push(); /* a round mouth that only drills */
    move(0, -.08f, .30f);
    turn_x(96);
    ring(0, 0, 0, .13f, .055f);
    pop();
    part();
    paint(dark);
    egg(0, -.08f, .27f, .125f, .125f, .07f);
    part();
    paint(tooth_m);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * 2 * PI / 9;
        Vec3 root = V(sinf(a) * .125f, -.08f + cosf(a) * .125f, .35f);
        limb(root, root - V(sinf(a), cosf(a), 0) * .075f, .028f, .004f);
    }
    pop();
}

static void crown_of_maggots(void)
{
    camera(V(-.15f, 1.08f, 6.4f), V(.05f, 1.32f, 0), 35);
    by_its_own_light(.16f, .34f, .60f);
    Scene *s = scene();
    s->backdrop = throne_window;
    s->key.color = rgb(0xf4e8d0) * 1.15f;
    s->ambient = .30f;
    int bone = material_bone(), gold = material_gold(), gem = material_gem(rgb(magenta)),
        skin = rot_flesh(rgb(0xc04888), .07f), dark = material_plain(rgb(0x2c0c1c), .5f, .4f),
        tooth_m = material_tooth(), eye_m = material_eye(rgb(0xd8e040), rgb(0xfff8d8), .5f, PUPIL_SLIT),
        head = material_plain(rgb(0x6a3a1c), .3f, 1), moss = rot_flesh(rgb(0x7e8f2a), .06f);
    material(gold)->emit = rgb(0xffa020) * .35f;
    material(skin)->sss = rgb(0xf060a0) * 1.2f;
    push(); /* the king */
    move(-.34f, .64f, 0);
    turn_y(24);
    turn_z(16);
    turn_x(-6);
    grow(1.95f);
    skull(&(Skull){.bone = bone, .jaw = 16, .menace = .1f, .missing = .35f});
    Vec3 socket = here(V(.175f, .09f, .32f));
    for (int i = 0; i < 9; i++) { /* moss on it */
        float a = (float)i * .7f - 2.4f;
        part();
        paint(moss);
        blend(.03f);
        lumpy(.02f, 12);
        egg(sinf(a) * .30f, .66f - .10f * chance(i), cosf(a) * .26f - .08f, .14f, .06f, .13f);
        lumpy(0, 1);
    }
    pop();
    Vec3 way[7] = {socket,
                   socket + V(.22f, .02f, .42f),
                   socket + V(.70f, .10f, .55f),
                   V(1.02f, 1.32f, .50f),
                   V(.80f, 1.78f, .35f),
                   V(.38f, 2.02f, .35f),
                   V(.14f, 2.34f, .48f)};
    crowned_larva(7, way, (float[]){.17f, .22f, .27f, .29f, .28f, .27f, .27f}, skin, dark, tooth_m);
    push();
    move(way[6][0], way[6][1], way[6][2]);
    turn_y(-20);
    turn_x(8);
    eye_with_lid(-.17f, .12f, .22f, .105f, 0, -6, eye_m, skin, 20, .56f);
    eye_with_lid(.17f, .12f, .22f, .095f, 8, -6, eye_m, skin, -18, .62f);
    push();
    move(0, .30f, .0f);
    turn_z(-10);
    crown_spiked(.29f, 8, .34f, .2f, gold, gem);
    pop();
    Vec3 face = here(V(0, .1f, 1.1f)), shine = here(V(-.2f, .36f, .3f));
    pop();
    static const float worm[3][9] = {/* courtiers */
                                     {-1.05f, -.10f, .9f, -.95f, .10f, 1.0f, -.80f, .06f, 1.1f},
                                     {.55f, -.15f, 1.2f, .70f, .06f, 1.2f, .86f, .10f, 1.25f},
                                     {-.42f, .10f, 1.15f, -.34f, -.06f, 1.3f, -.20f, -.12f, 1.3f}};
    for (int i = 0; i < 3; i++) {
        Vec3 p[3];
        for (int k = 0; k < 3; k++)
            p[k] = V(worm[i][k * 3], worm[i][k * 3 + 1], worm[i][k * 3 + 2]);
        larva(3, p, .085f, skin, head);
    }
    lamp(face, rgb(0xfff0c8) * 1.3f, .4f);
    sprite(shine, .20f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    faction_ground();
    spore_puff(V(0, 1.0f, .6f), V(1.3f, 1.0f, .5f), 24, .05f, rgb(0xe8f080), .35f, 12);
}

const Card siege_rotbloom_night_cards[] = {{"cards/siege/rb02", ROTBLOOM, mulch_crawler},
                                           {"cards/siege/rb06", ROTBLOOM, burrowing_graft},
                                           {"cards/siege/rb07", ROTBLOOM, gorgemother},
                                           {"cards/siege/rb08", ROTBLOOM, crown_of_maggots},
                                           {0}};
