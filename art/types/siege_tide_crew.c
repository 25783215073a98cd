/* SPDX-License-Identifier: MIT
 * The Lanternfleet's crew: mothers, readers, divers, dockers. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/shot.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/gleaner.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/ship.h"
#include "props/treasure.h"
#include "props/weapons.h"

/* ---- ti03: grey hair and a wave that curls as it does ---- */

static void little_thief(float size, float yaw, float tilt)
{
    int skin = gleaner_skin();
    push();
    grow(size);
    turn_z(tilt);
    turn_y(yaw);
    gleaner_body(.9f, skin);
    gleaner_arm(V(-.30f, .95f, .1f), V(-.70f, 1.15f, .2f), V(-.85f, 1.5f, .3f), V(-.2f, 1, 0), V(0, 0, 1), skin, 0);
    gleaner_arm(V(.30f, .95f, .1f), V(.70f, 1.05f, .2f), V(1.0f, 1.35f, .3f), V(.4f, 1, 0), V(0, 0, 1), skin, 0);
    push();
    move(0, 1.38f, .12f);
    gleaner_head(&(GleanerFace){.tilt = -14, .open = .75f, .grin = .0f, .ears = 10}, skin);
    pop();
    pop();
}

static void tidemother(void)
{
    camera(V(.3f, 1.72f, 5.6f), V(0, 1.95f, 0), 28);
    Scene *s = scene();
    s->backdrop = spray_day;
    s->back_seed = 2;
    s->back_y = -.1f;
    int jade = material_sea(rgb(0x2f9a88), .10f),
        bread = material_new(rgb(0xd89a4c), rgb(0x8a5220), .8f, .2f, PAT_NOISE, 5, .4f);
    material(jade)->color2 = rgb(0x1a5c5c);
    Vec3 w[6 * 7]; /* the wave: its profile rises behind her and curls to the left */
    static const float profile[6][2] = {{1.9f, -.2f},  {1.55f, .9f},   {1.30f, 1.9f},
                                        {.75f, 2.62f}, {-.05f, 2.72f}, {-.55f, 2.28f}};
    for (int r = 0; r < 6; r++)
        for (int k = 0; k < 7; k++)
            w[r * 7 + k] = V(profile[r][0] + .12f * (chance(r * 7 + k) - .5f),
                             profile[r][1] + .10f * (chance(r * 5 + k + 40) - .5f), -2.2f + .42f * (float)k);
    part();
    paint(jade);
    blend(.1f);
    cloth(6, 7, w, .13f, 3);
    Vec3 lip[5] = {V(1.1f, 2.2f, .3f), V(.7f, 2.75f, .3f), V(.0f, 2.85f, .3f), V(-.5f, 2.45f, .3f),
                   V(-.72f, 2.1f, .3f)};
    foam_along(5, lip, 150, .22f, .085f, 4);
    Vec3 body_line[3] = {V(1.7f, .2f, .3f), V(1.4f, 1.4f, .3f), V(1.1f, 2.2f, .3f)};
    foam_along(3, body_line, 60, .25f, .06f, 60);
    push();
    move(.36f, 2.50f, .55f);
    little_thief(.29f, -20, 40);
    pop();
    push();
    move(.52f, 2.14f, .62f);
    little_thief(.24f, -30, -150);
    pop();
    for (int i = 0; i < 4; i++) {
        part();
        paint(bread);
        push();
        move(i < 2 ? .62f - .98f * (float)i : .62f + .24f * (float)(i - 2),
             i < 2 ? 2.86f - .22f * (float)i : 1.72f - .3f * (float)(i - 2), .75f);
        turn_z(80 * chance(i + 8));
        egg(0, 0, 0, .15f, .085f, .09f);
        pop();
    }
    Sailor m = {.head = {.skin = rgb(0xb88058),
                         .hair = rgb(0xb4bcc0),
                         .iris = rgb(0x3aa090),
                         .age = .95f,
                         .man = .1f,
                         .nose = NOSE_HOOKED,
                         .mood = MOOD_RESOLVE,
                         .hairs = HAIR_MANE,
                         .wind = V(-.6f, .35f, -.1f),
                         .seed = 4,
                         .gaze_x = -10},
                .turn = V(0, -4, 3),
                .head_size = .60f,
                .body = {.man = .15f, .wide = 1.12f, .belly = .2f},
                .coat = 0x12485a,
                .hem = .1f,
                .open = 20,
                .sash = 0xf0765a,
                .elbow = {V(-.66f, 1.50f, .30f), V(.64f, 1.40f, .02f)},
                .wrist = {V(-.44f, 1.66f, .90f), V(.62f, 1.30f, .42f)},
                .pose = {GRASP_REACH, GRASP_FIST},
                .bar = {V(0, 0, 0), V(.1f, 1, .1f)},
                .fingers = {V(-.12f, 1, .25f), V(.2f, 0, 1)},
                .palm = {V(-.1f, -.1f, 1), V(0, 0, 0)},
                .hand_size = .25f};
    push();
    move(.06f, -.02f, .3f);
    turn_y(-20);
    sailor(&m);
    cowl(material_wool(rgb(0x2a7078)), 1.12f, .34f, 7);
    pop();
    faction_motes();
}

/* ---- ti15: blue light from a chart ---- */

static void reader_spectacles(void)
{
    int brass = material_gold(), glass = material_glow(rgb(0x6ac8ff), .55f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .165f, -.02f, .47f);
        turn_x(90);
        part();
        paint(brass);
        ring(0, 0, 0, .145f, .020f);
        pop();
        part(); /* the chart is mirrored in the lower half */
        paint(glass);
        push();
        move((float)side * .165f, -.075f, .475f);
        egg(0, 0, 0, .10f, .045f, .012f);
        pop();
        part();
        paint(brass);
        limb(V((float)side * .30f, .0f, .44f), V((float)side * .46f, .03f, -.02f), .014f, .014f);
    }
    part();
    paint(brass);
    limb(V(-.03f, .0f, .49f), V(.03f, .0f, .49f), .018f, .018f);
    push();
    move(0, .04f, 0);
    wool_cap(rgb(0xf0765a), rgb(0xc8503c));
    pop();
}

static void chart_reader(void)
{
    camera(V(0, 1.98f, 4.0f), V(.06f, 1.78f, 0), 31);
    Scene *s = scene();
    s->backdrop = flooded_cellar;
    s->back_zoom = 1.5f;
    s->back_y = .35f;
    s->tint[LIGHT] = rgb(0x7ca8a8);
    s->key.color = rgb(0xe8e0c8) * 1.3f;
    s->fill = (Light){V(-.1f, -1, .5f), rgb(0x58b8ff) * .8f, 0};
    Sailor r = {.head = {.skin = rgb(0xe0b08c),
                         .hair = rgb(0x8a3c1c),
                         .iris = rgb(0x3a80a0),
                         .age = .25f,
                         .man = .2f,
                         .nose = NOSE_SNUB,
                         .nose_size = 1.15f,
                         .mood = MOOD_MIRTH,
                         .hairs = HAIR_BRAIDS,
                         .seed = 8,
                         .eye = 1.25f,
                         .gaze_x = -8,
                         .gaze_y = -14},
                .turn = V(14, -12, 6),
                .wears = reader_spectacles,
                .head_size = .64f,
                .body = {.man = .15f},
                .coat = 0x14505e,
                .elbow = {V(-.62f, 1.36f, .22f), V(.62f, 1.36f, .22f)},
                .wrist = {V(-.44f, 1.48f, .72f), V(.40f, 1.50f, .74f)},
                .pose = {GRASP_CUP, GRASP_CUP},
                .fingers = {V(.5f, .75f, .1f), V(-.5f, .75f, .1f)},
                .palm = {V(.7f, -.2f, .3f), V(-.7f, -.2f, .3f)},
                .hand_size = .2f};
    push();
    move(.02f, -.06f, 0);
    turn_y(-10);
    sailor(&r);
    pop();
    int paper = material_plain(rgb(0x7cc8f0), .8f, .1f), line = material_glow(rgb(0x1c6ca8), .5f),
        wood = material_wood(), wax = material_plain(rgb(0xf0e4c4), .5f, .5f);
    material(paper)->emit = rgb(0x60b8f0) * .22f;
    Vec3 c[4 * 5];
    for (int row = 0; row < 4; row++)
        for (int k = 0; k < 5; k++)
            c[row * 5 + k] = V(-.86f + .43f * (float)k, 1.44f - .10f * (float)row + .05f * sinf((float)k * 2.1f),
                               .60f + .18f * (float)row);
    part();
    paint(paper);
    cloth(4, 5, c, .012f, 4);
    for (int i = 0; i < 6; i++) { /* coasts and courses */
        part();
        paint(line);
        float z = .70f + .09f * (float)i;
        limb(V(-.7f + .2f * chance(i), 1.42f - .055f * (float)i + .02f, z),
             V(.1f + .6f * chance(i + 4), 1.42f - .055f * (float)i + .02f, z), .008f, .008f);
    }
    static const float star[3][3] = {{-.26f, 1.74f, .86f}, {.0f, 1.62f, .95f}, {.24f, 1.76f, .86f}};
    for (int i = 0; i < 3; i++) { /* three marks that shine */
        Vec3 at = V(star[i][0], star[i][1] - .04f, star[i][2]);
        part();
        paint(material_glow(rgb(0xfff4c0), 2.2f));
        push();
        move(at[0], at[1], at[2]);
        crystal(0, 0, 0, .03f, .09f, .03f);
        crystal(0, 0, 0, .09f, .03f, .03f);
        pop();
        sprite(at, .13f, rgb(0xfff0c0), SPRITE_SPARKLE, .8f);
        sprite(at, .09f, rgb(0xf4d58a), SPRITE_GLOW, .30f);
    }
    static const unsigned covers[4] = {0x7a3a30, 0x2a6470, 0x8a6a34, 0x3a4a74};
    for (int i = 0; i < 4; i++) { /* books, and a stub of candle on them */
        part();
        paint(material_leather(rgb(covers[i])));
        push();
        move(.82f, 1.06f + .13f * (float)i, .22f);
        turn_y(-14 + 22 * chance(i + 3));
        box(0, 0, 0, .26f, .055f, .2f, .02f);
        pop();
    }
    part();
    paint(wax);
    blend(.04f);
    drum(.80f, 1.64f, .22f, .09f, .10f, .03f);
    limb(V(.74f, 1.70f, .29f), V(.73f, 1.52f, .31f), .03f, .045f);
    push();
    move(.80f, 1.74f, .22f);
    flame_tongue(.26f, .055f, .02f, material_glow(rgb(0xfff4c8), 4), material_glow(rgb(0xffb040), 2.4f));
    pop();
    sprite(V(.80f, 1.88f, .25f), .5f, rgb(0xffb860), SPRITE_GLOW, .5f);
    lamp(V(.80f, 1.95f, .6f), rgb(0xffc070) * 1.6f, .4f);
    lamp(V(0, 1.56f, 1.0f), rgb(0x60b8ff) * .8f, .4f);
    part();
    paint(wood);
    box(0, .92f, .9f, 2.2f, .08f, .6f, .02f);
    faction_motes();
}

/* ---- ti18: three brass helmets lean over the gunwale ---- */

static int brass_of(void)
{
    int m = material_gold();
    material(m)->color = rgb(0xd89a48);
    material(m)->color2 = rgb(0x8a5a28);
    material(m)->rough = .34f;
    return m;
}

static void salvage_crew(void)
{
    camera(V(0, .15f, 5.4f), V(0, 1.44f, 0), 28);
    Scene *s = scene();
    s->backdrop = below_water;
    s->disc_x = -.4f;
    s->ambient = .75f;
    s->key.towards = V(-.45f, .6f, .65f);
    static const struct {
        float x, y, z, lean, size;
        unsigned skin, hair;
        Whiskers beard;
        float man, age;
    } of[3] = {{-.72f, 1.84f, -.05f, -20, .52f, 0xc88a60, 0x3a2012, WHISKERS_FULL, 1, .5f},
               {.02f, 2.02f, .10f, 4, .56f, 0x8a5a3c, 0x1a100c, WHISKERS_NONE, .2f, .3f},
               {.74f, 1.82f, -.05f, 22, .52f, 0xe0b090, 0xb8b4ac, WHISKERS_MOUSTACHE, 1, 1}};
    int brass = brass_of(), suit = material_wool(rgb(0x12414e)),
        wood = material_new(rgb(0x24535c), rgb(0x0e2a32), .8f, .3f, PAT_WOOD, 2, .8f);
    material(brass)->color = rgb(0x4f8f8c);
    material(brass)->color2 = rgb(0x1c4a50);
    material(brass)->metal = .35f;
    for (int i = 0; i < 3; i++) {
        part(); /* shoulders in canvas */
        paint(suit);
        blend(.1f);
        egg(of[i].x * 1.05f, of[i].y - .52f, of[i].z - .3f, .46f, .30f, .3f);
        push();
        move(of[i].x, of[i].y, of[i].z);
        turn_x(24);
        turn_z(of[i].lean);
        grow(of[i].size);
        push();
        grow(.68f);
        move(0, -.02f, .10f);
        person_head(&(Person){.skin = rgb(of[i].skin),
                              .hair = rgb(of[i].hair),
                              .iris = rgb(0x3a8a90),
                              .age = of[i].age,
                              .man = of[i].man,
                              .mood = MOOD_MIRTH,
                              .nose = i == 0   ? NOSE_BROAD
                                      : i == 1 ? NOSE_SNUB
                                               : NOSE_LONG,
                              .hairs = HAIR_CROP,
                              .beard = of[i].beard,
                              .seed = i * 5 + 2,
                              .eye = 1.2f,
                              .gaze_y = -12,
                              .gaze_x = i == 0   ? 12
                                        : i == 2 ? -12
                                                 : 0});
        pop();
        diving_helmet(brass, rgb(0xa8e4da));
        pop();
        lamp(V(of[i].x, of[i].y - .05f, of[i].z + .75f), rgb(0xf4d58a) * .4f, .25f);
    }
    push(); /* the gunwale */
    move(0, 1.16f, .12f);
    turn_x(-18);
    planks(1.9f, .26f, .06f, 3, wood, material_iron());
    pop();
    part();
    paint(wood);
    blend(.04f);
    limb(V(-2, 1.44f, .18f), V(2, 1.44f, .18f), .09f, .09f);
    int skin = material_skin(rgb(0xc88a60), rgb(0x8a5040));
    for (int i = 0; i < 4; i++) { /* gloves over the edge, hauling */
        float x = i < 2 ? -.55f + .28f * (float)i : .27f + .28f * (float)(i - 2);
        PersonHand h = {.pose = GRASP_FIST, .size = .15f, .thick = 1.2f, .thumb = i % 2 ? -1 : 1, .skin = skin};
        push();
        person_hand_grip(h, V(x, 1.06f + .10f * (float)(i % 2), .50f), V(0, 1, .1f), V(i < 2 ? -.2f : .2f, 0, 1));
        pop();
    }
    int rope = material_new(rgb(0xb8d0c8), rgb(0x4a6a6a), .9f, .1f, PAT_CLOTH, 6, .6f);
    part();
    paint(rope);
    blend(.01f);
    limb(V(-.42f, 1.4f, .45f), V(-.32f, .62f, .60f), .035f, .035f);
    limb(V(.42f, 1.4f, .45f), V(.32f, .62f, .60f), .035f, .035f);
    push();
    move(0, .02f, .55f);
    turn_x(-8);
    chest(.58f, wood, brass, material_gold());
    pop();
    int scroll = material_glow(rgb(0xfff0c0), 1.3f);
    push();
    move(.0f, .66f, .62f);
    turn_z(68);
    part();
    paint(scroll);
    blend(.02f);
    drum(0, 0, 0, .085f, .27f, .02f);
    part();
    paint(material_plain(rgb(0xf0765a), .5f, .4f));
    ring(0, 0, 0, .09f, .022f);
    pop();
    sprite(V(0, .68f, .8f), .42f, rgb(0xf4d58a), SPRITE_GLOW, .45f);
    lamp(V(0, .85f, 1.1f), rgb(0xf4d58a) * .9f, .3f);
    for (int i = 0; i < 60; i++) {
        float x = (chance(i) - .5f) * 3.4f, y = -.4f + 3.2f * chance(i + 90);
        sprite(V(x, y, .9f + .5f * chance(i + 40)), .02f + .055f * chance(i + 7) * chance(i + 20), rgb(0xe8fff8),
               SPRITE_BUBBLE, .8f);
    }
}

/* ---- ti24: what a thief sees ---- */

static void docker_marks(void)
{
    push();
    move(0, .06f, 0);
    wool_cap(rgb(0x143c4a), rgb(0xf0765a));
    pop();
}

static void brawler(void)
{
    camera(V(.1f, .42f, 5.4f), V(.02f, 1.62f, 0), 29);
    Scene *s = scene();
    s->back_y = -.22f;
    s->back_x = .2f;
    s->tint[LIGHT] = rgb(0x7aa4a8);
    s->key.color = rgb(0xffe0b0) * 2.0f;
    Sailor d = {.head = {.skin = rgb(0xc07a54),
                         .hair = rgb(0x7a3418),
                         .iris = rgb(0x3a8a90),
                         .age = .5f,
                         .man = 1,
                         .wide = 1.18f,
                         .gaunt = -.6f,
                         .nose = NOSE_BROAD,
                         .nose_size = 1.2f,
                         .mood = MOOD_MIRTH,
                         .hairs = HAIR_NONE,
                         .beard = WHISKERS_FULL,
                         .seed = 15,
                         .scar = true,
                         .gaze_y = -16,
                         .brow = 1.4f},
                .turn = V(20, 4, -3),
                .wears = docker_marks,
                .head_size = .50f,
                .body = {.man = 1, .wide = 1.75f, .belly = .7f},
                .coat = 0x1a5466,
                .trousers = 0x2a3c44,
                .boots = 0x201a18,
                .sash = 0xf0765a,
                .knee = {V(-.30f, .6f, .1f), V(.30f, .6f, .1f)},
                .foot = {V(-.36f, .1f, 0), V(.36f, .1f, 0)},
                .elbow = {V(-1.08f, 1.42f, .10f), V(1.08f, 1.42f, .10f)},
                .wrist = {V(-.19f, 1.50f, .86f), V(.19f, 1.50f, .86f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(0, 1, .2f), V(0, 1, .2f)},
                .fingers = {V(1, .1f, .25f), V(-1, .1f, .25f)},
                .hand_size = .28f,
                .bare = true};
    push();
    turn_x(6);
    sailor(&d);
    int ink = material_plain(rgb(0x1c4a6a), .8f, .2f);
    for (int side = -1; side <= 1; side += 2) { /* anchors and waves on his arms */
        float q = (float)side;
        for (int i = 0; i < 3; i++) {
            part();
            paint(ink);
            blend(.01f);
            Vec3 c = vec_mix(V(q * .70f, 1.735f, -.02f), V(q * 1.08f, 1.42f, .10f), .25f + .22f * (float)i);
            push();
            move(c[0], c[1], c[2]);
            aim(V(q * .4f, -.32f, .1f), V(0, 0, 1));
            ring(0, 0, 0, .200f - .022f * (float)i, .018f);
            pop();
        }
    }
    pop();
    int wood = material_wood(), skin = gleaner_skin();
    part(); /* the torch above him */
    paint(wood);
    limb(V(-.92f, 1.7f, -.5f), V(-.84f, 2.32f, -.4f), .06f, .07f);
    push();
    move(-.83f, 2.34f, -.4f);
    flames(7, .07f, .07f, .42f, .09f, 12, .12f, rgb(0xfff0b0), rgb(0xff8a30), 3);
    pop();
    sprite(V(-.82f, 2.5f, -.4f), .7f, rgb(0xffb050), SPRITE_GLOW, .55f);
    lamp(V(-.85f, 2.5f, .4f), rgb(0xffb860) * 3.0f, .6f);
    push(); /* he who looks up */
    move(.12f, .66f, 2.1f);
    turn_y(180);
    grow(.52f);
    gleaner_head(&(GleanerFace){.ears = 4, .open = .7f}, skin);
    part();
    paint(skin);
    blend(.1f);
    egg(0, -.75f, 0, .5f, .5f, .4f);
    pop();
    part();
    paint(material_new(rgb(0xc8a468), rgb(0x7a5c34), .95f, .1f, PAT_CLOTH, 5, .8f));
    blend(.06f);
    lumpy(.03f, 4);
    egg(.60f, .42f, 2.05f, .32f, .34f, .26f);
    limb(V(.55f, .70f, 2.05f), V(.50f, .86f, 2.05f), .1f, .15f);
    for (int i = 0; i < 90; i++) {
        Vec3 p = V((chance(i) - .5f) * 3.6f, chance(i + 300) * 3.6f - .4f, (chance(i + 600) - .3f) * 2.4f);
        float l = .10f + .2f * chance(i + 900);
        part();
        paint(material_glow(rgb(0xc8e4e8), .7f));
        limb(p, p + V(-.2f * l, -l, 0), .006f, .004f);
    }
    faction_ground();
}

const Card siege_tide_crew_cards[] = {{"cards/siege/ti03", TIDE, tidemother},
                                      {"cards/siege/ti15", TIDE, chart_reader},
                                      {"cards/siege/ti18", TIDE, salvage_crew},
                                      {"cards/siege/ti24", TIDE, brawler},
                                      {0}};
