/* SPDX-License-Identifier: MIT
 * People of the Barrowkin. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/skull.h"
#include "props/weapons.h"

static int skin_of(Vec3 c)
{
    return material_skin(c, c * V(.8f, .62f, .55f));
}

static void candle(float height, float r, int wax)
{
    part();
    paint(wax);
    blend(.02f);
    drum(0, height * .5f, 0, r, height * .5f, r * .3f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 1.3f;
        limb(V(sinf(a) * r * .9f, height * .95f, cosf(a) * r * .9f),
             V(sinf(a) * r * 1.02f, height * (.3f + .4f * chance(i)), cosf(a) * r * 1.02f), r * .22f, r * .3f);
    }
    part();
    paint(material_glow(rgb(0xffd070), 5));
    blend(.02f);
    limb(V(0, height + r * .6f, 0), V(0, height + r * 2.6f, 0), r * .42f, r * .05f);
}

/* ---- ba02: the candle-maker, seen over the shoulder of a soldier ---- */

static void morrowen(void)
{
    Scene *s = scene();
    camera(V(-.25f, 1.98f, 3.9f), V(.0f, 1.74f, 0), 31);
    family_hour(BARROW_MOON);
    s->ambient = .5f;
    Figure f = {.man = 0, .wide = 1.06f, .belly = .7f};
    int shawl = material_wool(rgb(0x4a6a3c)), dress = material_wool(rgb(0x6a4a30)),
        apron_m = material_wool(rgb(0xc8b890)), scarf = material_wool(rgb(0xb8923c)),
        lining = material_wool(rgb(0x6a4a20)), wax = material_plain(rgb(0xf4e6b8), .4f, .6f), brass = material_gold();
    material(wax)->sss = rgb(0xffc060) * .6f;
    Person p = {.skin = rgb(0xdca884),
                .hair = rgb(0xa09a90),
                .iris = rgb(0x5a7a4a),
                .age = .95f,
                .man = .05f,
                .wide = 1.10f,
                .gaunt = -.7f,
                .nose = NOSE_BROAD,
                .nose_size = .95f,
                .mood = MOOD_MIRTH,
                .hairs = HAIR_NONE,
                .seed = 5,
                .gaze_x = -12,
                .gaze_y = -6,
                .eye = 1.12f,
                .brow = .62f};
    int waxed = material_plain(rgb(0xf0dcb0), .35f, .9f);
    material(waxed)->sss = rgb(0xffc060) * .5f;
    push();
    move(.20f, -.12f, 0);
    turn_y(-14);
    body_trunk(&f, dress);
    coat_skirt(dress, 1.12f, .3f, 0, .2f, V(0, 0, 0), 33);
    smith_apron(apron_m, apron_m, 1.08f, .9f, .5f);
    push();
    move(0, -.07f, 0);
    cowl(shawl, 1.04f, .30f, 25);
    pop();
    PersonHand h = {
        .lean = true, .pose = GRASP_FIST, .size = .19f, .thick = 1.05f, .thumb = 1, .skin = waxed, .age = .9f};
    Vec3 at = V(-.20f, 1.50f, .62f), bar = V(-.42f, 1, .25f), out = V(.2f, .1f, 1), e = V(-.50f, 1.28f, .30f),
         w = person_wrist(&h, at, bar, out);
    body_sleeve(dress, body_shoulder(&f, -1), e, w, .125f, .11f, .08f, 43);
    push();
    person_hand_grip(h, at, bar, out);
    move(0, -.10f, 0);
    candle(.36f, .035f, wax);
    Vec3 flame = here(V(0, .42f, 0));
    pop();
    h.thumb = -1;
    h.pose = GRASP_CUP;
    Vec3 le = V(.50f, 1.24f, .30f), lw = V(.16f, 1.50f, .62f);
    body_sleeve(dress, body_shoulder(&f, 1), le, lw, .125f, .11f, .08f, 53);
    person_hand_at(&h, lw, V(-.30f, .95f, .15f), V(-.95f, -.1f, .15f));
    push();
    move(0, 2.13f, .09f);
    grow(.54f);
    turn_y(-12);
    turn_x(6);
    turn_z(6);
    person_head(&p);
    part(); /* a kerchief over the hair, knotted under the chin */
    paint(scarf);
    blend(.06f);
    egg(0, .17f, -.10f, .40f, .41f, .46f);
    egg(0, -.16f, -.16f, .36f, .34f, .32f);
    limb(V(0, -.05f, -.42f), V(.03f, -.55f, -.50f), .16f, .02f);
    carve();
    paint(lining);
    blend(.03f);
    egg(0, -.12f, .42f, .315f, .46f, .50f);
    fill();
    paint(scarf);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 q[5] = {V((float)side * .02f, .385f, .335f), V((float)side * .22f, .27f, .30f),
                     V((float)side * .335f, .0f, .16f), V((float)side * .30f, -.28f, .12f),
                     V((float)side * .04f, -.50f, .20f)};
        float r[5] = {.03f, .034f, .034f, .034f, .03f};
        tube(5, q, r, 4);
    }
    pop();
    flame = here(grey(0));
    pop();
    push(); /* again where the flame is, in the world */
    move(.20f, -.12f, 0);
    turn_y(-14);
    move(at[0], at[1], at[2]);
    aim(bar, vec_unit(out - vec_unit(bar) * vec_dot(out, vec_unit(bar))));
    flame = here(V(0, .34f, 0));
    pop();
    /* the soldier: helmet, neck guard and shoulder from behind, dark, at the left edge */
    int steel = material_iron(), cape = material_wool(rgb(0x2a3a2c));
    material(steel)->color = rgb(0x4a5450);
    push();
    move(-.66f, -.10f, 1.22f);
    grow(.92f);
    turn_y(158);
    cowl(cape, 1.05f, .35f, 63);
    Figure g = {.man = 1};
    body_trunk(&g, cape);
    cloak(cape, 1.05f, .3f, 60, .2f, V(0, 0, 0), 73);
    push();
    move(0, 2.14f, .02f);
    grow(.54f);
    turn_y(-30);
    person_head(&(Person){.skin = rgb(0xc08a66),
                          .hair = rgb(0x4a3420),
                          .iris = rgb(0x405030),
                          .age = .4f,
                          .man = 1,
                          .nose = NOSE_STRAIGHT,
                          .mood = MOOD_CALM,
                          .hairs = HAIR_NONE,
                          .seed = 8});
    part();
    paint(steel);
    blend(.03f);
    egg(0, .19f, -.08f, .40f, .40f, .46f);
    carve();
    box(0, -.22f, .1f, .6f, .30f, .7f, .02f);
    fill();
    push();
    move(0, .08f, -.08f);
    drum(0, 0, 0, .44f, .03f, .02f);
    pop();
    limb(V(0, .57f, .15f), V(0, .50f, -.40f), .03f, .03f);
    DrapeRow row[3] = {{.08f, .40f, .45f, 0, -.08f}, {-.15f, .43f, .48f, 0, -.08f}, {-.45f, .52f, .54f, 0, -.10f}};
    drape(&(Drape){.rows = 3,
                   .row = row,
                   .from = 80,
                   .to = 280,
                   .folds = 22,
                   .gather = .01f,
                   .depth = .02f,
                   .thick = .02f,
                   .seed = 9});
    pop();
    pop();
    Vec3 el = V(-.80f, 1.62f, .95f), wl = V(-.40f, 2.20f, .56f);
    body_sleeve(cape, V(-.95f, 1.5f, 1.1f), el, wl, .13f, .11f, .085f, 91);
    person_hand_at(&(PersonHand){.lean = true,
                                 .pose = GRASP_HANG,
                                 .size = .19f,
                                 .thick = 1.15f,
                                 .thumb = 1,
                                 .skin = material_leather(rgb(0x4a3424))},
                   wl, V(.35f, .75f, .15f), V(.6f, -.5f, -.4f));
    push(); /* his lantern, held up to her flame */
    move(-.34f, 2.28f, .52f);
    lantern(.46f, brass, rgb(0xffc060));
    pop();
    sprite(flame, .34f, rgb(0xffc050), SPRITE_GLOW, .6f);
    sprite(flame, .12f, rgb(0xfff0c0), SPRITE_SPARKLE, .8f);
    lamp(flame + V(.0f, .08f, .12f), rgb(0xffc060) * 3.4f, .34f);
    lamp(V(.1f, 1.95f, .95f), rgb(0xffb860) * 1.3f, .4f);
    faction_motes();
}

/* ---- ba01: the priestess calls a soldier back ---- */

static void nehmeri(void)
{
    shot(SHOT_BUST, 16);
    family_hour(BARROW_AUTUMN);
    Scene *s = scene();
    s->target = V(.16f, 1.80f, 0);
    s->eye = V(1.0f, 1.60f, 4.4f);
    s->view_angle = 30;
    s->rim.towards = V(.85f, .2f, -.5f);
    Figure f = {.man = .05f};
    int robe = material_wool(rgb(0x1f4a3a)), mantle = material_wool(rgb(0x5a4a2c)),
        bone = material_new(rgb(0xd0b888), rgb(0x7a6038), .55f, .6f, PAT_BONE, 4, .5f), gold = material_gold(),
        sash_m = material_wool(rgb(0xb08838));
    Person p = {.skin = rgb(0x6a4028),
                .hair = rgb(0x0e0a0c),
                .iris = rgb(0x9a7a30),
                .age = .5f,
                .man = .05f,
                .wide = .98f,
                .nose = NOSE_BROAD,
                .nose_size = .95f,
                .mood = MOOD_GRIEF,
                .hairs = HAIR_BRAIDS,
                .seed = 7,
                .gaze_x = 14,
                .gaze_y = 8,
                .lips = 1.35f,
                .eye = 1.1f};
    int skin = skin_of(p.skin);
    push();
    move(-.20f, 0, 0);
    turn_y(14);
    body_trunk(&f, robe);
    coat_skirt(robe, 1.1f, .3f, 0, .25f, V(0, 0, 0), 3);
    cloak(mantle, 1.0f, .3f, 58, .3f, V(-.25f, 0, -.2f), 9);
    sash(sash_m, 1.02f, -1, 15);
    part(); /* collar of small bones and gold */
    paint(bone);
    blend(.008f);
    for (int i = 0; i < 19; i++) {
        float a = ((float)i - 9) * .17f;
        limb(V(sinf(a) * .20f, 1.86f - .03f * cosf(a), cosf(a) * .17f - .02f),
             V(sinf(a) * .31f, 1.74f - .07f * cosf(a), cosf(a) * .27f - .02f), .016f, .024f);
    }
    part();
    paint(gold);
    blend(.01f);
    push();
    move(0, 1.85f, -.02f);
    turn_x(8);
    ring(0, 0, 0, .195f, .022f);
    pop();
    PersonHand h = {
        .lean = true, .pose = GRASP_REACH, .size = .19f, .thick = .88f, .thumb = -1, .skin = skin, .nail = gold};
    Vec3 e = V(.58f, 1.46f, .30f), w = V(.62f, 1.80f, .66f);
    body_sleeve(robe, body_shoulder(&f, 1), e, w, .12f, .13f, .105f, 23);
    body_cuff(gold, e, w, .100f, .16f);
    person_hand_at(&h, w, V(.30f, .90f, .30f), V(-.30f, .25f, 1));
    PersonHand r = {
        .lean = true, .pose = GRASP_REST, .size = .19f, .thick = .88f, .thumb = 1, .skin = skin, .nail = gold};
    Vec3 re = V(-.52f, 1.26f, .18f), rw = V(-.14f, 1.44f, .36f);
    body_sleeve(robe, body_shoulder(&f, -1), re, rw, .12f, .12f, .09f, 33);
    body_cuff(gold, re, rw, .085f, .14f);
    person_hand_at(&r, rw, V(.75f, .65f, .05f), V(.1f, -.2f, -1)); /* on her heart */
    push();
    move(0, 2.12f, .04f);
    grow(.52f);
    turn_y(6);
    turn_x(-2);
    turn_z(-7);
    person_head(&p);
    part(); /* crown: a band of gold, ribs of bone */
    paint(gold);
    blend(.01f);
    push();
    move(0, .30f, -.06f);
    turn_x(-10);
    ring(0, 0, 0, .395f, .034f);
    part();
    paint(bone);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .40f, tall = .46f - .035f * fabsf((float)i - 4) + (i % 2 ? -.14f : 0);
        Vec3 q[4] = {V(sinf(a) * .39f, .02f, cosf(a) * .40f), V(sinf(a) * .44f, tall * .4f, cosf(a) * .45f),
                     V(sinf(a) * .43f, tall * .8f, cosf(a) * .44f), V(sinf(a) * .33f, tall * 1.12f, cosf(a) * .34f)};
        float rr[4] = {.036f, .028f, .022f, .005f};
        tube(4, q, rr, 3);
    }
    push();
    move(0, .10f, .44f);
    grow(.22f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x80ff90), .no_jaw = true});
    pop();
    pop();
    pop();
    Vec3 palm = here(w + V(.05f, .22f, .14f));
    pop();
    /* the soldier: light that has a shape */
    int ghost = material_new(rgb(0x6ad890), rgb(0x3a9a68), .6f, .4f, PAT_NOISE, 3, .2f);
    material(ghost)->emit = rgb(0x50d080) * .38f;
    material(ghost)->sss = rgb(0x90ffb0) * .3f;
    push();
    move(1.02f, .04f, -1.9f);
    grow(1.16f);
    turn_y(-34);
    Figure g = {.man = 1};
    body_trunk(&g, ghost);
    coat_skirt(ghost, 1.15f, .1f, 0, .3f, V(.2f, 0, 0), 47);
    cowl(ghost, 1.05f, .2f, 43);
    part();
    paint(ghost);
    blend(.06f);
    limb(V(-.42f, 1.72f, 0), V(-.62f, 1.42f, .25f), .12f, .1f);
    limb(V(-.62f, 1.42f, .25f), V(-.42f, 1.62f, .62f), .1f, .07f);
    person_hand_at(&(PersonHand){.lean = true, .pose = GRASP_REACH, .size = .2f, .thumb = 1, .skin = ghost},
                   V(-.42f, 1.62f, .62f), V(-.2f, .6f, .8f), V(.4f, -.3f, .8f));
    push();
    move(0, 2.14f, .03f);
    grow(.54f);
    turn_x(6);
    turn_y(-10);
    person_head(&(Person){.skin = rgb(0x7ae0a0),
                          .hair = rgb(0x50b080),
                          .iris = rgb(0xe0ffe0),
                          .age = .4f,
                          .man = 1,
                          .gaunt = .5f,
                          .nose = NOSE_STRAIGHT,
                          .mood = MOOD_GRIEF,
                          .hairs = HAIR_NONE,
                          .seed = 1,
                          .glow = .6f});
    part();
    paint(ghost);
    blend(.04f);
    egg(0, .17f, -.08f, .39f, .40f, .45f);
    carve();
    egg(0, -.18f, .45f, .30f, .40f, .5f);
    box(0, -.45f, .1f, .6f, .3f, .7f, .02f);
    fill();
    limb(V(0, .30f, .40f), V(0, -.06f, .45f), .03f, .026f);
    pop();
    pop();
    lamp(V(1.2f, 1.3f, -.4f), rgb(0x60ff90) * 1.6f, .6f);
    lamp(V(.1f, 1.95f, 1.1f), rgb(0xffd890) * 1.9f, .38f);
    lamp(palm + V(0, .05f, .1f), rgb(0xffe080) * 1.8f, .22f);
    sprite(palm, .2f, rgb(0xc0ff90), SPRITE_GLOW, .45f);
    for (int i = 0; i < 40; i++)
        sprite(V(.5f + 1.0f * chance(i + 40), .7f + 1.5f * chance(i + 80), -1.2f + 1.3f * chance(i + 9)),
               .012f + .02f * chance(i), rgb(0x90ffa0), SPRITE_GLOW, .8f);
    sprite(V(1.0f, .9f, -.8f), 1.0f, rgb(0x40c070), SPRITE_GLOW, .35f);
    faction_motes();
}

/* ---- ba25: a lamplighter on a lane of graves ---- */

static void lamplighter(void)
{
    shot(SHOT_WIDE, 0);
    family_hour(BARROW_MOON);
    Scene *s = scene();
    s->eye = V(-.35f, .95f, 7.4f);
    s->target = V(.06f, 1.62f, 0);
    s->view_angle = 35;
    s->vignette = 1.3f;
    s->haze = .16f;
    s->haze_from = 7.5f;
    int turf = material_new(rgb(0x24341e), rgb(0x42582c), .95f, .2f, PAT_GRASS, 2.6f, 1.4f),
        path = material_new(rgb(0x6a6a4a), rgb(0x40402c), .9f, .3f, PAT_STONE, 3, 1.2f),
        grave = material_stone(rgb(0x6a7460), rgb(0x3c4638)), coat = material_wool(rgb(0x263024)),
        iron = material_iron(), bone = material_bone(),
        bark = material_new(rgb(0x2c2820), rgb(0x16140f), .9f, .2f, PAT_WOOD, 3, 1.2f);
    part();
    paint(turf);
    ground(0, .12f, .8f);
    part();
    paint(path);
    blend(.1f);
    for (int i = 4; i < 14; i++) {
        float t = (float)i / 13;
        egg(.55f + .9f * sinf(t * 3.2f) * (1 - t) - .6f * t, .045f, 3.6f - 7 * t, .58f - .2f * t, .045f, .75f);
    }
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) { /* stones and crosses, leaning */
        float side = i % 2 ? 1.f : -1.f, x = side * (1.05f + 2.0f * chance(i + 11)) + .2f,
              z = 3.0f - 6.5f * ((float)i / 15), h = .34f + .3f * chance(i + 31);
        push();
        move(x, .05f, z);
        turn_z(16 * (chance(i + 51) - .5f));
        turn_y(30 * (chance(i + 61) - .5f));
        part();
        paint(grave);
        blend(.04f);
        if (i % 3 == 1) {
            box(0, h, 0, .08f, h, .07f, .02f);
            box(0, h * 1.35f, 0, .26f, .075f, .06f, .02f);
        } else {
            box(0, h * .6f, 0, .25f, h * .75f, .08f, .03f);
            push();
            move(0, h * 1.3f, 0);
            turn_x(90);
            drum(0, 0, 0, .25f, .08f, .03f);
            pop();
        }
        pop();
    }
    part(); /* a bare tree frames the left */
    paint(bark);
    blend(.06f);
    Vec3 trunk[5] = {V(-2.6f, 0, 1.6f), V(-2.45f, 1.3f, 1.5f), V(-2.2f, 2.6f, 1.5f), V(-1.6f, 3.6f, 1.4f),
                     V(-.7f, 4.25f, 1.2f)};
    float tr[5] = {.34f, .24f, .19f, .12f, .04f};
    tube(5, trunk, tr, 4);
    for (int i = 0; i < 9; i++) {
        Vec3 from = tube_point(5, trunk, 1.4f + .28f * (float)i),
             mid = from + V(.45f * (chance(i) - .2f), .3f + .2f * chance(i + 4), .2f * chance(i + 2)),
             tip = mid + V(.7f * (chance(i + 7) - .25f), -.25f + .5f * chance(i + 5), 0);
        Vec3 q[3] = {from, mid, tip};
        float r[3] = {.07f, .045f, .008f};
        tube(3, q, r, 3);
    }
    for (int i = 0; i < 6; i++) { /* the posts of the lane: nobody has been there yet */
        float z = .5f - 1.35f * (float)i, x = -1.04f + .22f * (float)i + .10f * chance(i);
        push();
        move(x, 0, z);
        turn_z(6 * (chance(i + 5) - .5f));
        part();
        paint(iron);
        blend(.03f);
        limb(V(0, 0, 0), V(0, 2.30f, 0), .06f, .04f);
        limb(V(0, 0, 0), V(0, .30f, 0), .12f, .07f);
        tube(4, (Vec3[]){V(0, 2.28f, 0), V(.02f, 2.52f, 0), V(.22f, 2.60f, .02f), V(.34f, 2.46f, .03f)},
             (float[]){.036f, .034f, .03f, .024f}, 4);
        if (i) {
            move(.34f, 2.24f, .03f);
            turn_y(20);
            grow(.34f);
            skull(&(Skull){.bone = bone, .jaw = 6});
        }
        pop();
    }
    push();
    move(.52f, .03f, 1.35f);
    grow(.98f);
    turn_y(-50);
    turn_z(3);
    Figure f = {.man = .9f};
    body_legs(&f, coat, coat, .08f, .24f);
    body_trunk(&f, coat);
    coat_skirt(coat, 1.15f, .35f, 0, .2f, V(.15f, 0, -.15f), 3);
    cloak(coat, 1.02f, .45f, 60, .22f, V(.25f, 0, -.3f), 19);
    cowl(coat, 1.05f, .2f, 7);
    PersonHand h = {.pose = GRASP_FIST, .size = .2f, .thumb = 1, .skin = material_leather(rgb(0x3a2c20))};
    Vec3 at = V(-.30f, 1.70f, .58f), bar = V(.02f, .92f, .40f), out = V(.5f, 0, 1), e = V(-.56f, 1.42f, .26f),
         w = person_wrist(&h, at, bar, out);
    body_sleeve(coat, body_shoulder(&f, -1), e, w, .12f, .1f, .08f, 3);
    push();
    person_hand_grip(h, at, bar, out);
    part();
    paint(bark);
    limb(V(0, -1.2f, 0), V(0, .62f, 0), .035f, .03f);
    part();
    paint(iron);
    turn_y(-90);
    Vec3 hook[4] = {V(0, .58f, 0), V(-.05f, .80f, .05f), V(-.20f, .84f, .1f), V(-.28f, .70f, .12f)};
    float hr[4] = {.03f, .028f, .026f, .022f};
    tube(4, hook, hr, 4);
    Vec3 lamp_at = here(V(-.29f, .44f, .13f));
    pop();
    push();
    move(0, 2.12f, .03f);
    grow(.54f);
    turn_y(-6);
    turn_x(-16);
    grow(1.1f);
    person_head(&(Person){.skin = rgb(0xc89468),
                          .hair = rgb(0xb8b09c),
                          .iris = rgb(0x4a5a3a),
                          .eye = 1.2f,
                          .gaze_y = 12,
                          .gaze_x = -8,
                          .age = .8f,
                          .man = 1,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_MIRTH,
                          .hairs = HAIR_NONE,
                          .beard = WHISKERS_SHORT,
                          .seed = 3});
    part(); /* tall hat */
    paint(coat);
    blend(.03f);
    push();
    move(0, .30f, -.06f);
    turn_x(-8);
    drum(0, 0, 0, .60f, .03f, .03f);
    drum(0, .30f, 0, .38f, .32f, .05f);
    pop();
    pop();
    pop();
    push();
    move(lamp_at[0], lamp_at[1], lamp_at[2]);
    turn_y(12);
    grow(.44f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 14, .eye_size = 1.6f});
    pop();
    sprite(lamp_at, .95f, rgb(0xffb848), SPRITE_GLOW, .55f);
    sprite(lamp_at + V(0, 0, .2f), .22f, rgb(0xfff0c0), SPRITE_SPARKLE, .9f);
    lamp(lamp_at + V(.12f, -.02f, .30f), rgb(0xffc458) * 4.f, .50f);
    lamp(lamp_at + V(0, -.3f, -.3f), rgb(0xffb040) * 2.5f, .5f);
    faction_motes();
}

const Card siege_barrow_cards[] = {{"cards/siege/ba02", BARROW, morrowen},
                                   {"cards/siege/ba01", BARROW, nehmeri},
                                   {"cards/siege/ba25", BARROW, lamplighter},
                                   {0}};
