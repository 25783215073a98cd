/* SPDX-License-Identifier: MIT
 * What the Barrowkin have about them. */
#include "props/barrowkin.h"

#include "props/bones.h"
#include "props/skull.h"

void barrow_hour(Hour h)
{
    Scene *s = scene();
    if (h == HOUR_NIGHT) {
        s->tint[SHADOW] = rgb(0x1c3338);
        s->tint[MIDTONE] = rgb(0x46684e);
        s->key.color = rgb(0xb8d8d0) * 1.5f;
        s->rim.color = rgb(0x90c8c0) * 1.6f;
    } else if (h == HOUR_DAWN) {
        s->tint[SHADOW] = rgb(0x3a3c40);
        s->tint[MIDTONE] = rgb(0x7c7a58);
        s->tint[LIGHT] = rgb(0xf0c8a8);
        s->key.color = rgb(0xffe0c0) * 1.9f;
        s->rim.color = rgb(0xd8a0c8) * 2.0f;
    } else if (h == HOUR_DAY) {
        s->tint[SHADOW] = rgb(0x3c5a34);
        s->tint[MIDTONE] = rgb(0x6c8a48);
        s->key.color = rgb(0xfff4d0) * 2.5f;
    }
    s->zenith = vec_mix(s->tint[LIGHT], s->tint[MIDTONE], .5f) * .6f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
}

int material_turf(void)
{
    return material_new(rgb(0x5a6c40), rgb(0x2c3822), .95f, .1f, PAT_GRASS, 6, .7f);
}

int material_earth(void)
{
    return material_new(rgb(0x4a3622), rgb(0x241a10), .95f, .1f, PAT_STONE, 5, .9f);
}

int material_moss(void)
{
    return material_new(rgb(0x7a9440), rgb(0x3c5424), .95f, .1f, PAT_GRASS, 7, .9f);
}

int material_wax(void)
{
    int m = material_plain(rgb(0xd8bc84), .4f, .6f);
    material(m)->sss = rgb(0xffb050) * .3f;
    return m;
}

int material_boulder(void)
{
    return material_stone(rgb(0x9a9a80), rgb(0x545844));
}

int material_old_bone(void)
{
    int m = material_new(rgb(0xf0e6c4), rgb(0xa89868), .55f, .5f, PAT_BONE, 3.2f, .5f);
    material(m)->sss = rgb(0xd8a05a) * .35f;
    return m;
}

void small_flame(float high, Vec3 color)
{
    part();
    paint(material_glow(vec_mix(color, rgb(0xffe090), .4f), 3.4f));
    blend(high * .15f);
    limb(V(0, high * .12f, 0), V(high * .04f, high, 0), high * .17f, high * .02f);
    Vec3 at = here(V(0, high * .4f, 0)), tip = here(V(0, high * 1.4f, 0));
    float size = vec_length(tip - at);
    sprite(at, size * 1.25f, color, SPRITE_GLOW, .40f);
}

void wax_candle(float height, float r, bool lit, int wax)
{
    part();
    paint(wax);
    blend(.25f * r);
    drum(0, height * .5f, 0, r, height * .5f, r * .3f);
    for (int i = 0; i < 4; i++) {
        float a = (float)i * 1.6f + 1;
        limb(V(sinf(a) * r * .9f, height * .95f, cosf(a) * r * .9f),
             V(sinf(a) * r * 1.02f, height * (.2f + .5f * chance(i)), cosf(a) * r * 1.02f), r * .22f, r * .3f);
    }
    if (!lit)
        return;
    push();
    move(0, height, 0);
    small_flame(r * 3.2f, rgb(0xffc050));
    pop();
}

void gravestone(float h, int kind, int m)
{
    part();
    paint(m);
    blend(.04f);
    if (kind == 1) {
        box(0, h, 0, h * .2f, h * 1.05f, h * .18f, .03f);
        box(0, h * 1.4f, 0, h * .6f, h * .19f, h * .16f, .03f);
        return;
    }
    box(0, h * .65f, 0, h * .55f, h * .75f, h * .18f, .03f);
    push();
    move(0, h * 1.4f, 0);
    turn_x(90);
    if (kind == 0)
        drum(0, 0, 0, h * .55f, h * .18f, .03f);
    pop();
    if (kind == 2) {
        push();
        move(0, h * 1.4f, 0);
        turn_z(45);
        box(0, 0, 0, h * .39f, h * .39f, h * .17f, .03f);
        pop();
    }
}

void turf_clod(float r, int turf, int earth, int seed)
{
    part();
    paint(earth);
    blend(r * .25f);
    lumpy(r * .22f, 2.2f / r);
    egg(0, 0, 0, r, r * .75f, r * .9f);
    limb(V(0, -r * .3f, 0), V(r * .2f * (chance(seed) - .5f), -r * 1.15f, 0), r * .5f, r * .08f);
    limb(V(r * .4f, -r * .3f, 0), V(r * .5f, -r * .9f, .1f), r * .25f, r * .04f);
    paint(turf);
    egg(0, r * .5f, 0, r * 1.02f, r * .42f, r * .95f);
    lumpy(0, 1);
    tuft(r * .7f, r * .7f, 9, turf, seed);
}

void tuft(float high, float wide, int n, int m, int seed)
{
    part();
    paint(m);
    blend(.01f);
    for (int i = 0; i < n; i++) {
        float a = 6.28f * chance(seed + i), d = wide * chance(seed + i + 40),
              h = high * (.5f + .6f * chance(seed + i + 80)), lean = high * .7f * (chance(seed + i + 120) - .5f);
        Vec3 root = V(cosf(a) * d, 0, sinf(a) * d * .6f);
        limb(root, root + V(lean, h, 0), high * .07f, high * .015f);
    }
}

void spade(float above, float below, int iron, int wood)
{
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, -below, 0), V(0, above, 0), .038f, .034f);
    limb(V(-.12f, above + .02f, 0), V(.12f, above + .02f, 0), .036f, .036f);
    part();
    paint(iron);
    blend(.02f);
    limb(V(0, -below + .06f, 0), V(0, -below - .12f, 0), .055f, .05f);
    float shape[] = {-.21f, 0, .21f, 0, .22f, -.26f, .15f, -.46f, 0, -.58f, -.15f, -.46f, -.22f, -.26f};
    push();
    move(0, -below - .06f, 0);
    outline(7, shape, 3, .03f, .02f);
    box(0, -.01f, 0, .215f, .02f, .035f, .01f);
    pop();
}

/* ---- the dead ---- */

void dead_head(int bone, Vec3 glow, float jaw, float look, float nod, float lean)
{
    push();
    move(0, 2.2f, .08f);
    turn_y(look);
    turn_x(nod);
    turn_z(lean);
    grow(.92f);
    skull(&(Skull){.bone = bone, .glow = glow, .jaw = jaw, .menace = 0});
    pop();
}

void dead_hand(int bone, float tall, float lean, float curl, int thumb, int earth)
{
    push();
    if (earth > 0) {
        part();
        paint(earth);
        blend(.06f);
        lumpy(.05f, 5);
        egg(0, 0, 0, .26f, .10f, .24f);
        lumpy(0, 1);
    }
    turn_z(lean);
    part();
    paint(bone);
    blend(.025f);
    bone_limb(V(-.05f, -.1f, 0), V(-.035f, tall, 0), .045f);
    bone_limb(V(.05f, -.1f, 0), V(.035f, tall, 0), .036f);
    part();
    paint(bone);
    blend(.014f);
    move(0, tall + .03f, 0);
    hand(&(Hand){.size = .24f, .curl = curl, .spread = 40, .thick = .8f, .thumb = thumb});
    pop();
}

/* ---- the living ---- */

static int kin_skin(const Kin *k)
{
    Vec3 c = k->head.skin;
    return k->glove > 0 ? k->glove : material_skin(c, c * V(.8f, .62f, .55f));
}

void kin_head(const Kin *k)
{
    move(0, 2.21f, .04f);
    grow(k->head_size > 0 ? k->head_size : .54f);
    turn_y(k->look);
    turn_x(k->nod);
    turn_z(k->lean);
}

void kin_body(const Kin *k)
{
    float w = k->f.wide > 0 ? k->f.wide : 1;
    body_tunic(&k->f, k->dress);
    if (k->skirt > 0)
        coat_skirt(k->skirt, w * 1.08f, k->skirt_hem, 0, .24f, k->wind, k->seed + 1);
    if (k->cloak > 0)
        cloak(k->cloak, w * (.96f + .1f * k->f.man), k->hem, k->cloak_open > 0 ? k->cloak_open : 55, .3f, k->wind,
              k->seed + 2);
    if (k->cowl > 0)
        cowl(k->cowl, w * (.98f + .08f * k->f.man), .24f, k->seed + 3);
    push();
    kin_head(k);
    person_head(&k->head);
    if (k->hood > 0)
        hood_deep(k->hood, k->lining > 0 ? k->lining : k->hood, .5f, k->seed + 4);
    pop();
}

static PersonHand kin_hand(const Kin *k, float side, Grasp pose)
{
    return (PersonHand){.pose = pose,
                        .size = .19f,
                        .thick = .9f + .2f * k->f.man,
                        .thumb = side < 0 ? 1 : -1,
                        .skin = kin_skin(k),
                        .nail = k->glove > 0 ? 0 : person_nail(k->head.skin),
                        .lean = true,
                        .age = k->head.age};
}

void kin_arm(const Kin *k, float side, Vec3 elbow, Vec3 wrist, Grasp pose, Vec3 fingers, Vec3 palm)
{
    PersonHand h = kin_hand(k, side, pose);
    body_sleeve(k->dress, body_shoulder(&k->f, side), elbow, wrist, .125f, .105f, .08f, k->seed + (side < 0 ? 40 : 50));
    person_hand_at(&h, wrist, fingers, palm);
}

void kin_grip(const Kin *k, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out)
{
    PersonHand h = kin_hand(k, side, GRASP_FIST);
    body_sleeve(k->dress, body_shoulder(&k->f, side), elbow, person_wrist(&h, at, bar, out), .125f, .105f, .08f,
                k->seed + (side < 0 ? 40 : 50));
    person_hand_grip(h, at, bar, out);
}

void hooded_cone(int m, float lean, int seed)
{
    push();
    turn_x(lean);
    DrapeRow row[4] = {
        {.92f, .06f, .06f, 0, -.02f}, {.72f, .24f, .18f, 0, 0}, {.40f, .30f, .22f, 0, 0}, {.0f, .36f, .28f, 0, 0}};
    part();
    paint(m);
    blend(.03f);
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .folds = 11,
                   .gather = .01f,
                   .depth = .05f,
                   .twist = .6f,
                   .hem = .05f,
                   .thick = .02f,
                   .seed = seed});
    part();
    paint(m);
    blend(.06f);
    egg(0, .86f, .01f, .13f, .15f, .14f);
    limb(V(0, .97f, -.03f), V(0, .93f, -.16f), .06f, .02f);
    egg(0, .70f, -.02f, .22f, .10f, .15f);
    carve();
    paint(material_plain(rgb(0x0c0e0a), .9f, 0));
    egg(0, .85f, .12f, .085f, .10f, .09f);
    fill();
    pop();
}
