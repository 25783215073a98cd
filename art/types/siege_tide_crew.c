/* SPDX-License-Identifier: MIT
 * The Lanternfleet's crew: mothers, readers, divers, dockers. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/gleaner.h"
#include "props/harbour.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/ship.h"
#include "props/treasure.h"
#include "props/weapons.h"

/* ---- ti03: the sea closes its hand as she closes hers ---- */

static void little_thief(float size, float yaw, float tilt, float ears)
{
    int skin = gleaner_skin();
    push();
    grow(size);
    turn_z(tilt);
    turn_y(yaw);
    gleaner_body(.9f, skin);
    gleaner_arm(V(-.30f, .95f, .1f), V(-.70f, 1.15f, .2f), V(-.85f, 1.6f, .3f), V(-.2f, 1, 0), V(0, 0, 1), skin, 0);
    gleaner_arm(V(.30f, .95f, .1f), V(.70f, 1.05f, .2f), V(1.0f, 1.45f, .3f), V(.4f, 1, 0), V(0, 0, 1), skin, 0);
    push();
    move(0, 1.38f, .12f);
    gleaner_head(&(GleanerFace){.tilt = -24, .open = .95f, .yaw = -10, .pitch = 8, .cheeks = .6f, .ears = ears}, skin);
    pop();
    pop();
}

/* A column of water that ends in a hand, two thieves in its grip. */
static void hand_of_water(void)
{
    int sea = material_sea(rgb(0x2f9c94), .10f), crest = material_sea(rgb(0x8adcd0), .16f);
    DrapeRow row[5] = {{1.42f, .24f, .20f, 0, 0},
                       {1.05f, .27f, .24f, .02f, 0},
                       {.55f, .36f, .32f, .06f, 0},
                       {.10f, .55f, .48f, .10f, 0},
                       {-.4f, .95f, .8f, .16f, 0}};
    push();
    move(.74f, -.05f, -.30f);
    part();
    paint(sea);
    blend(.04f);
    drape(&(Drape){
        .rows = 5, .row = row, .folds = 9, .gather = .03f, .depth = .07f, .twist = 4, .thick = .05f, .seed = 5});
    limb(V(.02f, .6f, 0), V(0, 1.5f, 0), .26f, .21f);
    for (int k = 0; k < 3; k++) {
        Vec3 p[8];
        for (int i = 0; i < 8; i++) {
            float t = (float)i / 7, a = t * 6 + (float)k * 2.1f, w = .22f + .5f * (1 - t) * (1 - t);
            p[i] = V(.10f * (1 - t) + sinf(a) * w, 1.5f * t - .1f, cosf(a) * w);
        }
        part();
        paint(crest);
        tube(8, p, (float[]){.05f, .05f, .045f, .04f, .035f, .03f, .025f, .01f}, 4);
        foam_along(8, p, 40, .10f, .05f, k * 60);
    }
    pop();
    PersonHand h = {
        .pose = GRASP_CUP, .size = .74f, .thick = 1.1f, .thumb = 1, .skin = sea, .nail = crest, .lean = true};
    person_hand_at(&h, V(.86f, 1.22f, -.15f), V(-.18f, .92f, .34f), V(-.92f, -.05f, .40f));
    for (int i = 0; i < 40; i++) { /* it runs off between the fingers */
        float t = chance(i);
        sprite(V(.30f + .55f * chance(i + 40), 1.5f + 1.1f * chance(i + 80) - .8f * t * t, .1f + .4f * chance(i + 9)),
               .012f + .035f * chance(i + 5) * chance(i + 6), rgb(0xeafcf8), i % 3 ? SPRITE_GLOW : SPRITE_BUBBLE, .7f);
    }
}

static void tidemother(void)
{
    camera(V(-.10f, 1.55f, 5.2f), V(.02f, 1.62f, 0), 33);
    family_hour(TIDE_STORM);
    Scene *s = scene();
    s->tint[ACCENT] = rgb(0x8adcb8);
    s->back_seed = 2;
    s->back_y = -.05f;
    s->roll = -5;
    s->vignette = 1.4f;
    int first = s->material_count;
    push(); /* her harbour, and the mole that the sea climbs over */
    move(-3.2f, -.2f, -6.0f);
    quay_houses(0, 3.6f, 1.1f, material_new(rgb(0x4a6a70), rgb(0x2a444c), .85f, .2f, PAT_BRICK, 5, .5f),
                material_plain(rgb(0x163038), .7f, .3f), rgb(0xf4b860) * 1.7f, 3);
    pop();
    fade_since(first, rgb(0x4a6668), .25f);
    hand_of_water();
    push();
    move(.24f, 1.20f, .30f);
    turn_z(-16);
    little_thief(.40f, -18, 12, 30);
    pop();
    push();
    move(.62f, .92f, .52f);
    turn_z(-40);
    little_thief(.34f, 20, 0, 8);
    pop();
    int bread = material_new(rgb(0xd89a4c), rgb(0x8a5220), .8f, .2f, PAT_NOISE, 5, .4f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(bread);
        push();
        move(.16f + .20f * (float)i, 1.52f - .26f * (float)(i % 3), .62f);
        turn_z(80 * chance(i + 8));
        egg(0, 0, 0, .13f, .075f, .08f);
        pop();
    }
    Sailor m = {.head = {.skin = rgb(0xb88058),
                         .hair = rgb(0xc4ccd0),
                         .iris = rgb(0x3aa090),
                         .age = .95f,
                         .man = .1f,
                         .nose = NOSE_HOOKED,
                         .mood = MOOD_SCORN,
                         .cast = CAST_LONG,
                         .hairs = HAIR_MANE,
                         .wind = V(-.9f, .25f, -.2f),
                         .seed = 4,
                         .gaze_x = 14,
                         .gaze_y = 10},
                .turn = V(-8, -8, 8),
                .head_size = .64f,
                .body = {.man = .15f, .wide = 1.12f, .belly = .2f},
                .coat = 0x12485a,
                .hem = .1f,
                .open = 20,
                .sash = 0xf0765a};
    push();
    move(-.52f, -.42f, .75f);
    turn_y(36);
    turn_z(6);
    sailor(&m);
    cowl(material_wool(rgb(0x2a7078)), 1.12f, .40f, 7);
    Vec3 left = here(body_shoulder(&m.body, -1));
    pop();
    int coat = material_wool(rgb(m.coat)), skin = material_skin(m.head.skin, m.head.skin * V(.8f, .62f, .55f)),
        coral = material_wool(rgb(0xf0765a));
    reach(&(Reach){.shoulder = left,
                   .at = V(-.22f, 1.34f, 1.62f),
                   .fingers = V(.02f, 1, .10f),
                   .palm = V(.55f, .0f, .7f),
                   .aside = V(-.6f, -1, .2f),
                   .pose = GRASP_CUP,
                   .thumb = -1,
                   .size = 1.1f,
                   .hand = .26f,
                   .sleeve = coat,
                   .cuff = coral,
                   .skin = skin,
                   .age = 1});
    lamp(V(-1.0f, 2.3f, 2.2f), rgb(0xffe8c8) * 1.8f, .5f);
    lamp(V(.15f, 1.4f, .9f), rgb(0x90f0d8) * 1.6f, .45f);
    part();
    paint(material_new(rgb(0x2c6468), rgb(0x0e2a30), .12f, 1.3f, PAT_WATER, 1.6f, .6f));
    ground(-.1f, .08f, 1.2f);
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
    grow(1.09f); /* over braided hair */
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
                         .mood = MOOD_PURSE,
                         .cast = CAST_ROUND,
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

/* ---- ti18: treasure, and who found it ---- */

static int brass_of(void)
{
    int m = material_gold();
    material(m)->color = rgb(0xe0a850);
    material(m)->color2 = rgb(0x8a5a28);
    material(m)->rough = .34f;
    return m;
}

/* A diver to the hip, looking to +z, both arms before the chest; face: who looks out of the open window. */
static void diver(const Person *face, float roll, int brass, int suit, int glove)
{
    Figure f = {.man = 1, .wide = 1.24f, .belly = .3f};
    body_trunk(&f, suit);
    part(); /* the corselet the helmet is screwed to */
    paint(brass);
    blend(.05f);
    egg(0, 1.80f, .02f, .46f, .17f, .32f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(sinf(a) * .40f, 1.86f, .02f + cosf(a) * .28f, .032f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 shoulder = body_shoulder(&f, q), elbow = V(q * .72f, 1.36f, .22f), wrist = V(q * .40f, 1.22f, .66f);
        body_sleeve(suit, shoulder, elbow, wrist, .17f, .145f, .12f, 5 + side);
        body_cuff(brass, elbow, wrist, .115f, .12f);
        PersonHand h = {.pose = GRASP_CUP, .size = .22f, .thick = 1.35f, .thumb = -side, .skin = glove};
        person_hand_at(&h, wrist, V(-q * .55f, -.15f, .65f), V(-q * .8f, .3f, -.2f));
    }
    push();
    move(0, 2.28f, .08f);
    turn_z(roll);
    grow(.60f);
    push();
    grow(.80f);
    move(0, -.03f, .18f);
    person_head(face);
    pop();
    diving_helmet(brass, rgb(0xa8e4da));
    pop();
}

/* One of the crew round the find: at `at`, turned by `yaw`, bent over it. */
static void finder(Vec3 at, float yaw, float bend, const Person *face, float roll, int brass)
{
    push();
    move(at[0], at[1], at[2]);
    turn_y(yaw);
    move(0, 1.1f, 0);
    turn_x(bend);
    move(0, -1.1f, 0);
    diver(face, roll, brass, material_wool(rgb(0x16424e)), material_leather(rgb(0x9a5a38)));
    pop();
}

/* The chest, open, its lid thrown back to the left; from it rises a scroll that shines. Returns where. */
static Vec3 chest_with_scroll(int wood, int iron)
{
    part();
    paint(wood);
    blend(.02f);
    box(0, .30f, 0, .58f, .32f, .38f, .03f);
    carve();
    box(0, .50f, 0, .50f, .32f, .30f, .03f);
    fill();
    part();
    paint(iron);
    blend(.01f);
    for (int i = -1; i <= 1; i += 2)
        box(.40f * (float)i, .30f, .385f, .05f, .33f, .015f, .01f);
    box(0, .60f, .385f, .58f, .03f, .02f, .01f);
    box(0, .46f, .40f, .07f, .09f, .03f, .02f);
    push();
    move(.02f, .92f, -.02f);
    turn_z(24);
    turn_y(-20);
    int page = material_new(rgb(0xfff0c8), rgb(0xe0b468), .8f, .1f, PAT_NOISE, 3, .2f);
    material(page)->emit = rgb(0xffd890) * .30f;
    part();
    paint(page);
    blend(.01f);
    limb(V(-.30f, 0, 0), V(.30f, 0, 0), .10f, .10f);
    limb(V(-.30f, 0, 0), V(-.36f, 0, 0), .06f, .06f);
    limb(V(.30f, 0, 0), V(.36f, 0, 0), .06f, .06f);
    part();
    paint(material_wool(rgb(0xf0604a)));
    push();
    turn_z(90);
    ring(0, 0, 0, .105f, .022f);
    pop();
    Vec3 at = here(V(0, 0, 0));
    pop();
    return at;
}

static void salvage_crew(void)
{
    camera(V(-.9f, 1.1f, 5.0f), V(.02f, 1.64f, 0), 31);
    Scene *s = scene();
    s->backdrop = below_water;
    s->disc_x = -.4f;
    s->ambient = .34f;
    s->roll = 5;
    s->vignette = 1.4f;
    s->key.towards = V(-.45f, .8f, -.2f);
    s->key.color = rgb(0xa8f0e8) * 1.6f;
    int brass = brass_of();
    finder(V(.05f, -.02f, -.45f), -2, 20,
           &(Person){.skin = rgb(0xd09a70),
                     .hair = rgb(0x8a3a18),
                     .iris = rgb(0x3a8a90),
                     .age = .5f,
                     .man = 1,
                     .wide = 1.06f,
                     .gaunt = -.3f,
                     .nose = NOSE_BROAD,
                     .mood = MOOD_GASP,
                     .cast = CAST_BROAD,
                     .hairs = HAIR_CROP,
                     .beard = WHISKERS_FULL,
                     .beard_length = .6f,
                     .eye = 1.25f,
                     .gaze_y = -14,
                     .seed = 2},
           5, brass);
    finder(V(-.98f, -.14f, .18f), 54, 24,
           &(Person){.skin = rgb(0x8a5a3c),
                     .hair = rgb(0x1a100c),
                     .iris = rgb(0x6a4a20),
                     .age = .25f,
                     .man = .2f,
                     .mood = MOOD_LAUGH,
                     .cast = CAST_FINE,
                     .eye = 1.25f,
                     .gaze_y = -10,
                     .gaze_x = 8,
                     .seed = 7},
           -4, brass);
    finder(V(.98f, -.30f, .30f), -54, 22,
           &(Person){.skin = rgb(0xe0b08c),
                     .hair = rgb(0xc8a060),
                     .iris = rgb(0x4a7aa0),
                     .age = .9f,
                     .man = 1,
                     .gaunt = .4f,
                     .nose = NOSE_HOOKED,
                     .mood = MOOD_CUNNING,
                     .mirrored = true,
                     .cast = CAST_GAUNT,
                     .beard = WHISKERS_MOUSTACHE,
                     .eye = 1.3f,
                     .gaze_y = -10,
                     .gaze_x = -8,
                     .seed = 17},
           6, brass);
    push();
    move(.04f, .22f, 1.05f);
    turn_y(-22);
    Vec3 scroll = chest_with_scroll(material_new(rgb(0x6a4428), rgb(0x32200f), .8f, .3f, PAT_WOOD, 2, .8f), brass);
    pop();
    sprite(scroll + V(0, 0, -.2f), .45f, rgb(0xffc860), SPRITE_GLOW, .35f);
    lamp(scroll + V(-.1f, .25f, -.15f), rgb(0xffd890) * 4.f, .4f);
    for (int i = 0; i < 46; i++) { /* bubbles rise in two streams */
        float t = chance(i), x = i % 2 ? -.62f : .72f;
        sprite(V(x + .16f * sinf(t * 9 + (float)i) + .2f * (chance(i + 60) - .5f), 1.9f + 1.5f * t,
                 .2f + .4f * chance(i + 40)),
               .02f + .05f * chance(i + 7) * (.5f + t), rgb(0xe8fff8), SPRITE_BUBBLE, .8f);
    }
}

/* ---- ti24: the fist lands ---- */

static void docker_marks(void)
{
    push();
    move(0, .06f, 0);
    wool_cap(rgb(0x143c4a), rgb(0xf0765a));
    pop();
}

/* The dock at night: a warehouse with lit windows, crates, barrels, rope. */
static void dockside(void)
{
    int first = scene()->material_count;
    int wood = material_new(rgb(0x7a5c3c), rgb(0x3a2818), .75f, .3f, PAT_WOOD, 2.2f, .8f),
        dark = material_plain(rgb(0x1a1410), .8f, .2f), iron = material_iron(), wall = wet_stone(),
        roof = material_plain(rgb(0x14323c), .7f, .3f),
        rope = material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 12, .6f);
    push();
    move(-2.6f, 0, -3.4f);
    quay_houses(0, 5.4f, 2.1f, wall, roof, rgb(0xf4b860) * 1.6f, 41);
    pop();
    fade_since(first, rgb(0x2c5a66), .25f);
    push();
    move(-1.15f, 0, -1.35f);
    turn_y(18);
    crate(.44f, wood, dark);
    move(.05f, .88f, .05f);
    turn_y(-26);
    crate(.34f, wood, dark);
    pop();
    push();
    move(1.22f, 0, -1.2f);
    barrel(.95f, wood, iron);
    move(-.55f, 0, -.55f);
    barrel(.85f, wood, iron);
    pop();
    push();
    move(-1.15f, 1.62f, -1.2f);
    rope_coil(.26f, 4, rope);
    pop();
    push(); /* the hook of a crane, with its lantern */
    move(-.98f, 3.05f, -.7f);
    lantern(.66f, material_gold(), rgb(0xffc060));
    pop();
    hawser(2, (Vec3[]){V(-.98f, 3.05f, -.7f), V(-.98f, 4.2f, -.7f)}, .03f, rope);
    part();
    paint(wall);
    ground(0, .02f, 2);
}

static void brawler(void)
{
    camera(V(.22f, 1.30f, 4.9f), V(.28f, 1.55f, 0), 34);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = 1.8f;
    s->tint[LIGHT] = rgb(0x5c8f96);
    s->key.color = rgb(0xe8e4d8) * 1.8f;
    s->rim.color = rgb(0xbfe8f0) * 3.6f;
    s->roll = 7;
    s->vignette = 1.4f;
    dockside();
    Sailor d = {.head = {.skin = rgb(0xc88258),
                         .hair = rgb(0x8a3a18),
                         .iris = rgb(0x3a8a90),
                         .age = .5f,
                         .man = 1,
                         .wide = 1.14f,
                         .gaunt = -.4f,
                         .nose = NOSE_BROKEN,
                         .nose_size = 1.2f,
                         .mood = MOOD_EFFORT,
                         .cast = CAST_HEAVY,
                         .hairs = HAIR_NONE,
                         .beard = WHISKERS_FULL,
                         .beard_length = .8f,
                         .seed = 15,
                         .scar = true,
                         .gaze_x = 12,
                         .gaze_y = -8,
                         .brow = 1.4f},
                .turn = V(8, -14, 8),
                .wears = docker_marks,
                .head_size = .64f,
                .body = {.man = 1, .wide = 1.34f, .belly = .3f},
                .coat = 0x1a5a6c,
                .trousers = 0x2a3c44,
                .boots = 0x201a18,
                .sash = 0xf0765a,
                .knee = {V(-.34f, .6f, .1f), V(.34f, .6f, .3f)},
                .foot = {V(-.44f, .1f, -.3f), V(.44f, .1f, .3f)}};
    push();
    move(-.46f, -.16f, -.05f);
    turn_y(48);
    turn_x(14);
    turn_z(-4);
    sailor(&d);
    Vec3 left = here(body_shoulder(&d.body, -1)), right = here(body_shoulder(&d.body, 1));
    pop();
    int skin = material_skin(d.head.skin, d.head.skin * V(.8f, .62f, .55f)), coat = material_wool(rgb(d.coat)),
        wrap = material_wool(rgb(0xe0d0a8));
    Vec3 chin = V(.62f, 1.56f, 1.30f);
    body_armhole(coat, left, left + V(.5f, -.1f, .6f), .20f);
    reach(&(Reach){.shoulder = left, /* across his chest, all his weight behind it */
                   .at = chin - V(.34f, .0f, .10f),
                   .fingers = V(.95f, .12f, .25f),
                   .palm = V(.1f, -.95f, -.2f),
                   .aside = V(-.3f, -.2f, 1),
                   .pose = GRASP_FIST,
                   .thumb = -1,
                   .size = 1.30f,
                   .hand = .30f,
                   .thick = 1.12f,
                   .muscle = 1.4f,
                   .skin = skin});
    body_armhole(coat, right, right + V(.2f, -.6f, -.2f), .20f);
    reach(&(Reach){.shoulder = right,
                   .at = right + V(.10f, -.52f, .40f),
                   .fingers = V(.1f, .5f, .9f),
                   .palm = V(-.9f, 0, .2f),
                   .aside = V(.6f, -.6f, -.6f),
                   .pose = GRASP_FIST,
                   .thumb = -1,
                   .size = 1.2f,
                   .hand = .27f,
                   .thick = 1.1f,
                   .muscle = 1.4f,
                   .skin = skin});
    part(); /* a strip of cloth round the knuckles */
    paint(wrap);
    blend(.02f);
    Vec3 fist = chin - V(.20f, -.02f, .07f);
    for (int i = 0; i < 3; i++) {
        push();
        move(fist[0] - .055f * (float)i, fist[1], fist[2] - .015f * (float)i);
        turn_z(-84);
        turn_x(10);
        ring(0, 0, 0, .125f, .036f);
        pop();
    }
    int thief = gleaner_skin();
    push(); /* whose chin it is */
    move(chin[0] + .26f, chin[1] + .06f, chin[2] + .02f);
    turn_z(-34);
    turn_y(-10);
    grow(.66f);
    gleaner_head(
        &(GleanerFace){.tilt = -30, .open = .9f, .yaw = 20, .pitch = 12, .cheeks = .9f, .grin = .35f, .ears = -20},
        thief);
    move(.10f, -1.42f, -.25f);
    gleaner_body(.8f, thief);
    gleaner_arm(V(-.30f, .95f, .1f), V(-.66f, .72f, .4f), V(-.60f, .40f, .8f), V(.2f, -.3f, 1), V(0, -1, 0), thief, 0);
    gleaner_arm(V(.30f, .95f, .1f), V(.70f, 1.16f, .3f), V(.96f, 1.55f, .5f), V(.3f, 1, .1f), V(0, .1f, 1), thief, 0);
    pop();
    int gold = material_gold(), tooth = material_tooth();
    for (int i = 0; i < 15; i++) { /* what it had in its cheeks */
        Vec3 d2 = V(-.1f + .8f * chance(i), -.3f + 1.2f * chance(i + 20), .35f + .5f * chance(i + 40));
        Vec3 p = chin + V(.0f, -.05f, .25f) + d2 * (.25f + .45f * chance(i + 60));
        push();
        move(p[0], p[1], p[2]);
        turn_x(180 * chance(i));
        turn_z(180 * chance(i + 9));
        part();
        paint(i % 4 ? gold : tooth);
        if (i % 4)
            drum(0, 0, 0, .062f, .011f, .004f);
        else
            limb(V(0, 0, 0), V(0, .07f, 0), .022f, .006f);
        pop();
    }
    lamp(V(-.15f, 2.15f, 1.5f), rgb(0xffd8a8) * 1.4f, .35f);
    lamp(V(-.85f, 2.45f, .6f), rgb(0xffb860) * 3.0f, .6f);
    lamp(V(.3f, 2.2f, 2.6f), rgb(0xffd8a8) * 1.3f, .5f);
    faction_motes();
}

const Card siege_tide_crew_cards[] = {{"cards/siege/ti03", TIDE, tidemother},
                                      {"cards/siege/ti15", TIDE, chart_reader},
                                      {"cards/siege/ti18", TIDE, salvage_crew},
                                      {"cards/siege/ti24", TIDE, brawler},
                                      {0}};
