/* SPDX-License-Identifier: MIT
 * The Troll of the monstrous horde: they have cut off his arm, and he shows them the next. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/people.h"
#include "props/sinew.h"
#include "props/weapons.h"
#include "types/troll_visage.h"

/* What was cut off, held by its wrist like a club, the sword still in it. up: from the fist to the cut. */
static void old_arm(const Flesh *f, Vec3 fist, Vec3 up)
{
    int meat = material_plain(rgb(0x9c3040), .35f, 1), bone = material_tooth();
    Vec3 cut = fist + up * 1.02f, wrist = fist - up * .06f;
    part();
    paint(f->skin);
    blend(.05f);
    limb(wrist, vec_mix(wrist, cut, .5f), .11f, .16f);
    limb(vec_mix(wrist, cut, .45f), cut, .17f, .15f);
    sinew(vec_mix(wrist, cut, .15f), vec_mix(wrist, cut, .9f), V(.4f, .2f, 1), .15f, .14f);
    part();
    paint(meat);
    blend(.02f);
    lumpy(.02f, 10);
    limb(cut - up * .03f, cut + up * .035f, .145f, .12f);
    lumpy(0, 1);
    part();
    paint(bone);
    for (int i = -1; i <= 1; i += 2)
        limb(cut, cut + V(.055f * (float)i, 0, .02f) + up * .085f, .042f, .036f);
    PersonHand h = {
        .pose = GRASP_HANG, .size = .30f, .thick = 1.3f, .thumb = 1, .skin = f->skin, .nail = f->nail, .age = 1};
    person_hand_at(&h, wrist - up * .06f, -up, V(.4f, 0, 1));
    Vec3 at = fist + up * .66f;
    push();
    move(at[0], at[1], at[2]);
    aim(V(.86f, -.42f, -.30f), V(0, .3f, 1)); /* its hilt to the left, its point to the right */
    move(0, -.62f, .10f);
    sword(1.05f, .15f, material_iron(), material_gold());
    pop();
}

/* A small new hand out of the glowing stump. */
static void new_hand(const Flesh *f, Vec3 elbow, Vec3 stump, Vec3 glow)
{
    int wound = material_glow(glow, 1.5f),
        fresh = material_skin(vec_mix(material(f->skin)->color, rgb(0xd8f0b0), .6f), glow * .5f);
    material(fresh)->emit = glow * .16f;
    push();
    move(stump[0], stump[1], stump[2]);
    aim(stump - elbow, V(-.35f, 0, 1));
    part();
    paint(wound);
    blend(.02f);
    lumpy(.025f, 9);
    drum(0, .02f, 0, .135f, .04f, .03f);
    lumpy(0, 1);
    part();
    paint(fresh);
    blend(.04f);
    limb(V(0, .0f, 0), V(0, .24f, 0), .095f, .065f);
    move(0, .22f, 0);
    person_hand(&(PersonHand){
        .pose = GRASP_REACH, .size = .25f, .thick = 1.1f, .thumb = -1, .skin = fresh, .nail = f->lip, .lean = true});
    Vec3 at = here(V(0, .10f, .24f));
    pop();
    lamp(at + V(-.12f, 0, .1f), glow * 3.0f, .40f);
    sprite(at, .34f, glow, SPRITE_GLOW, .22f);
    for (int i = 0; i < 34; i++)
        sprite(at + V((chance(i) - .5f) * .9f, -.3f + chance(i + 30) * 1.2f, .1f), .008f + .014f * chance(i + 60),
               glow * 1.6f, SPRITE_GLOW, 1);
}

/* Hair like what hangs from old trees, from the crown to the shoulders. */
static void moss_hair(int hair)
{
    for (int i = 0; i < 30; i++) {
        float u = ((float)i + .5f * chance(i)) / 15 - 1, l = .55f + .5f * chance(i + 90), a = u * 2.1f + PI;
        Vec3 d = V(sinf(a), 0, cosf(a));
        Vec3 p[4] = {V(sinf(a) * .18f, .46f, cosf(a) * .2f - .08f), V(0, .26f, -.10f) + d * .50f,
                     V(0, .1f - .55f * l, -.10f) + d * .60f,
                     V(.05f * (chance(i + 7) - .5f), .1f - l, -.08f) + d * .60f};
        part();
        paint(hair);
        hair_lock(4, p, .085f, i);
    }
}

static void troll(void)
{
    camera(V(-.30f, 1.42f, 5.3f), V(.0f, 1.62f, 0), 36);
    Scene *s = scene();
    set_palette(s, 0x0a0a1a, 0x241e4a, 0x54488a, 0xc0a8d8, 0x9cff50, 0xf4ffdc);
    s->backdrop = place_swamp;
    s->roll = 3;
    s->key.color = rgb(0xffd8a0) * 2.3f;
    s->key.towards = V(-.6f, .5f, .65f);
    s->rim.color = rgb(0x80a0ff) * 3.6f;
    s->fill.color = rgb(0x54488a) * .6f;
    s->vignette = 1.3f;
    Flesh f = troll_flesh(rgb(0x9c9078), rgb(0x5c6450));
    int hair = material_new(rgb(0x5a4428), rgb(0x2a2014), .8f, .3f, PAT_HAIR, 4, .4f);
    Vec3 glow = rgb(0x9cff50), fist = V(-.84f, 1.30f, .84f), up = vec_unit(V(.06f, 1, -.06f));
    troll_chest(&f);
    push();
    move(.0f, 1.86f, .36f);
    turn_y(18);
    turn_z(-8);
    turn_x(4);
    grow(1.0f);
    troll_visage(&f, &(TrollVisage){.nose = 1.15f,
                                    .wide = 1.1f,
                                    .hook = .10f,
                                    .ear = .95f,
                                    .droop = {20, 30},
                                    .tusk = .62f,
                                    .gape = .12f,
                                    .bare = .7f,
                                    .jut = .05f,
                                    .wry = .05f,
                                    .brow = {.05f, .09f},
                                    .frown = {.03f, -.01f},
                                    .open = {.9f, 1.35f},
                                    .gaze_x = 16,
                                    .gaze_y = 6,
                                    .iris = rgb(0xffb020),
                                    .glow = .4f});
    moss_hair(hair);
    pop();
    push();
    troll_clasp(&f, troll_left_shoulder, V(-1.20f, .78f, .34f), 1, fist, up, V(.3f, 0, 1), .34f);
    pop();
    old_arm(&f, fist, up);
    Vec3 elbow = V(1.12f, .92f, .52f), stump = V(.84f, 1.46f, .94f);
    troll_limb(&f, troll_right_shoulder, elbow, stump + vec_unit(stump - elbow) * .30f, 1.9f);
    part(); /* it ends where the blade went through */
    paint(f.skin);
    limb(vec_mix(elbow, stump, .5f), stump, .17f, .15f);
    new_hand(&f, elbow, stump, glow);
    part(); /* moss on his shoulders */
    paint(material_fur(rgb(0x5a8a38)));
    blend(.05f);
    lumpy(.03f, 9);
    egg(.66f, 1.72f, -.06f, .28f, .09f, .24f);
    egg(-.70f, 1.70f, -.06f, .26f, .08f, .22f);
    lumpy(0, 1);
    push();
    move(.74f, 1.78f, .02f);
    mushroom(.16f, .12f, rgb(0xe84a30));
    move(.15f, -.04f, .03f);
    mushroom(.10f, .08f, rgb(0xe88a30));
    pop();
    faction_motes();
}

const Card giants_cards[] = {{"cards/monstrous/troll", FOREST, troll}, {0}};
