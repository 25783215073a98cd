/* SPDX-License-Identifier: MIT
 * The Lanternfleet's crew: mothers, readers, divers, dockers. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
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
    family_hour(TIDE_STORM);
    Scene *s = scene();
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
                         .gaze_y = 12,
                         .mood = MOOD_SCORN,
                         .cast = CAST_LONG,
                         .hairs = HAIR_MANE,
                         .wind = V(-.6f, .35f, -.1f),
                         .seed = 4,
                         .gaze_x = 12},
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

/* ---- ti24: by the scruff ---- */

static void docker_marks(void)
{
    push();
    move(0, .06f, 0);
    wool_cap(rgb(0x143c4a), rgb(0xf0765a));
    pop();
}

static void brawler(void)
{
    camera(V(.10f, 1.15f, 5.6f), V(.08f, 1.62f, 0), 32);
    family_hour(TIDE_NOON);
    Scene *s = scene();
    s->back_y = -.18f;
    s->back_x = .2f;
    Sailor d = {.head = {.skin = rgb(0xc88258),
                         .hair = rgb(0x7a3418),
                         .iris = rgb(0x3a8a90),
                         .age = .5f,
                         .man = 1,
                         .wide = 1.14f,
                         .gaunt = -.4f,
                         .nose = NOSE_BROKEN,
                         .nose_size = 1.2f,
                         .mood = MOOD_SCORN,
                         .cast = CAST_HEAVY,
                         .hairs = HAIR_NONE,
                         .beard = WHISKERS_FULL,
                         .beard_length = .8f,
                         .seed = 15,
                         .scar = true,
                         .gaze_x = 16,
                         .gaze_y = -6,
                         .brow = 1.4f},
                .turn = V(4, 26, -6),
                .wears = docker_marks,
                .head_size = .66f,
                .body = {.man = 1, .wide = 1.36f, .belly = .35f},
                .coat = 0x1a5466,
                .trousers = 0x2a3c44,
                .boots = 0x201a18,
                .sash = 0xf0765a,
                .knee = {V(-.34f, .6f, .1f), V(.34f, .6f, .1f)},
                .foot = {V(-.44f, .1f, 0), V(.44f, .1f, 0)},
                .elbow = {V(-.98f, 1.40f, -.05f), V(.94f, 1.52f, .36f)},
                .wrist = {V(-.62f, 1.10f, .46f), V(1.06f, 2.08f, .84f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .fingers = {V(.6f, .1f, .8f), V(.1f, .25f, 1)},
                .palm = {V(.8f, -.2f, -.6f), V(0, -1, .2f)},
                .hand_size = .27f,
                .bare = true};
    push();
    move(-.42f, .02f, -.1f);
    turn_y(4);
    turn_x(4);
    sailor(&d);
    int strap = material_leather(rgb(0x6a3c24));
    part(); /* a carrying strap across the chest */
    paint(strap);
    blend(.02f);
    tube(4, (Vec3[]){V(-.42f, 1.88f, .06f), V(-.18f, 1.66f, .34f), V(.14f, 1.40f, .44f), V(.46f, 1.16f, .32f)},
         (float[]){.06f, .06f, .06f, .06f}, 5);
    pop();
    int skin = gleaner_skin();
    push(); /* the thief, whom he has by the scruff: all ears and feet */
    move(.66f, .84f, .80f);
    turn_y(-20);
    turn_z(-9);
    grow(.58f);
    gleaner_body(.8f, skin);
    gleaner_arm(V(-.30f, .95f, .1f), V(-.68f, .92f, .3f), V(-.72f, 1.36f, .42f), V(-.2f, 1, .1f), V(0, .1f, 1), skin,
                0);
    gleaner_arm(V(.30f, .95f, .1f), V(.70f, .86f, .3f), V(.86f, 1.26f, .4f), V(.3f, 1, .1f), V(0, .1f, 1), skin, 0);
    push();
    move(0, 1.44f, .12f);
    turn_y(-10);
    turn_z(8);
    gleaner_head(&(GleanerFace){.ears = 34, .open = 1.0f, .tilt = -26, .yaw = -24, .pitch = 14}, skin);
    pop();
    for (int i = 0; i < 5; i++) { /* and what falls out of its pockets */
        push();
        move(-.35f + .18f * (float)i, -.25f - .16f * (float)(i % 3), .35f + .1f * (float)(i % 2));
        turn_x(70 * chance(i));
        turn_z(120 * chance(i + 9));
        part();
        paint(material_gold());
        drum(0, 0, 0, .10f, .016f, .006f);
        pop();
    }
    pop();
    push(); /* the lantern he swings over it all */
    move(-1.02f, 2.72f, -.3f);
    lantern(.54f, material_gold(), rgb(0xffc060));
    pop();
    lamp(V(-.85f, 2.35f, .6f), rgb(0xffb860) * 3.2f, .6f);
    lamp(V(.5f, 1.9f, 2.3f), rgb(0xffd8a8) * 1.4f, .5f);
    for (int i = 0; i < 80; i++) {
        Vec3 p = V((chance(i) - .5f) * 3.6f, chance(i + 300) * 3.6f - .4f, (chance(i + 600) - .7f) * 2.4f);
        float l = .10f + .2f * chance(i + 900);
        part();
        paint(material_glow(rgb(0xa8ccd4), .5f));
        limb(p, p + V(-.2f * l, -l, 0), .005f, .003f);
    }
    faction_ground();
}

const Card siege_tide_crew_cards[] = {{"cards/siege/ti03", TIDE, tidemother},
                                      {"cards/siege/ti15", TIDE, chart_reader},
                                      {"cards/siege/ti18", TIDE, salvage_crew},
                                      {"cards/siege/ti24", TIDE, brawler},
                                      {0}};
