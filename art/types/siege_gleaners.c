/* SPDX-License-Identifier: MIT
 * Gleaners in larder, coffer, armoury and archive. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/gleaner.h"
#include "props/headgear.h"
#include "props/treasure.h"
#include "props/weapons.h"

static void cellar_lamp(Vec3 at, float strength)
{
    lamp(at, rgb(0xffb860) * strength, .7f);
    sprite(at, .8f, rgb(0xffb850), SPRITE_GLOW, .35f);
}

/* ---- mi1: among the bread ---- */

static void loaf(float length, int crust, int crumb)
{
    part();
    paint(crust);
    blend(.05f);
    egg(0, 0, 0, length, length * .52f, length * .55f);
    carve();
    blend(.02f);
    for (int i = -1; i <= 1; i++)
        limb(V((float)i * length * .45f - .06f, length * .50f, length * .26f),
             V((float)i * length * .45f + .06f, length * .50f, -length * .3f), length * .10f, length * .08f);
    fill();
    part();
    paint(crumb);
    for (int i = -1; i <= 1; i++)
        limb(V((float)i * length * .45f - .05f, length * .42f, length * .24f),
             V((float)i * length * .45f + .05f, length * .42f, -length * .26f), length * .10f, length * .08f);
}

static void larder(void)
{
    Scene *s = scene();
    camera(V(-1.0f, 1.25f, 5.2f), V(-.08f, .98f, 0), 35);
    int skin = gleaner_skin(), wood = material_wood(),
        crust = material_new(rgb(0xb87434), rgb(0x6a3818), .7f, .5f, PAT_NOISE, 4, .5f),
        crumb = material_plain(rgb(0xf4dca8), .9f, .1f);
    part(); /* the shelf */
    paint(wood);
    blend(.02f);
    lumpy(.01f, 4);
    box(0, -.10f, .1f, 3, .10f, .85f, .03f);
    part();
    paint(wood);
    blend(.02f);
    box(0, 2.36f, .1f, 3, .09f, .85f, .03f);
    box(1.62f, 1.1f, .0f, .09f, 1.3f, .8f, .03f);
    part();
    paint(material_new(rgb(0x4a3018), rgb(0x24160c), .9f, .2f, PAT_WOOD, 1.6f, .8f));
    box(0, 1.1f, -.85f, 3, 1.5f, .05f, .01f);
    static const float row[8][4] = {{-1.4f, .22f, -.45f, 20}, {-.9f, .2f, -.6f, -30},  {1.2f, .22f, -.3f, 10},
                                    {1.05f, .24f, .38f, 60},  {1.2f, .60f, -.2f, -15}, {-1.35f, .58f, -.5f, 5},
                                    {.85f, .2f, -.55f, 40},   {-1.2f, .2f, .35f, -50}};
    for (int i = 0; i < 8; i++) {
        push();
        move(row[i][0], row[i][1], row[i][2]);
        turn_y(row[i][3]);
        loaf(.40f, crust, crumb);
        pop();
    }
    push();
    turn_y(-32);
    gleaner_body(1.18f, skin);
    push();
    move(0, 1.36f, .08f);
    turn_z(5);
    gleaner_head(&(GleanerFace){.yaw = -14, .pitch = 4, .tilt = -10, .open = .62f, .cheeks = 1, .grin = 0, .ears = 6},
                 skin);
    part(); /* what does not fit in */
    paint(crust);
    blend(.03f);
    egg(.0f, -.27f, .56f, .11f, .09f, .12f);
    pop();
    static const float held[4][4] = {
        {-.40f, .56f, .58f, 65}, {.40f, .58f, .58f, -65}, {-.02f, .84f, .50f, 8}, {.02f, .30f, .74f, -8}};
    for (int i = 0; i < 4; i++) {
        push();
        move(held[i][0], held[i][1], held[i][2]);
        turn_z(held[i][3]);
        turn_y(10);
        loaf(.34f, crust, crumb);
        pop();
    }
    gleaner_arm(V(-.34f, .92f, .08f), V(-.72f, .62f, .38f), V(-.46f, .50f, .86f), V(.9f, .05f, .25f), V(.2f, 0, -1),
                skin, 0);
    gleaner_arm(V(.34f, .92f, .08f), V(.72f, .60f, .38f), V(.46f, .58f, .88f), V(-.9f, .1f, .25f), V(-.2f, 0, -1), skin,
                0);
    pop();
    int cat = material_eye(rgb(0xa8e060), rgb(0xa8e060), 1.6f, PUPIL_SLIT);
    for (int i = 0; i < 4; i++) { /* cats that wait */
        float x = i < 2 ? -1.28f : 1.02f, y = i < 2 ? 1.28f : 1.42f;
        part();
        eye(x + .19f * (float)(i % 2), y, -.72f, .075f, -5, -5, cat);
    }
    for (int i = 0; i < 46; i++) /* crumbs */
        sprite(V(-1.0f + 1.7f * chance(i), .05f + 1.1f * chance(i + 40) * chance(i + 4), .8f + .5f * chance(i + 80)),
               .012f + .014f * chance(i + 9), rgb(0xf0c880), SPRITE_GLOW, .7f);
    cellar_lamp(V(-1.9f, 1.9f, 1.6f), 2.2f);
    s->vignette = 1.2f;
}

/* ---- mi2: a coin sack for a hood ---- */

static void coin(float r, int gold)
{
    part();
    paint(gold);
    blend(.01f);
    push();
    turn_x(90);
    drum(0, 0, 0, r, r * .10f, .01f);
    ring(0, r * .10f, 0, r * .86f, r * .07f);
    drum(0, 0, 0, r * .3f, r * .16f, .02f);
    pop();
}

static void coffer(void)
{
    Scene *s = scene();
    camera(V(0, .35f, 4.1f), V(0, .02f, 0), 32);
    s->tint[MIDTONE] = rgb(0x3c2812);
    s->tint[SHADOW] = rgb(0x2a1a0c);
    s->back_zoom = 1.6f;
    s->ambient = .4f;
    int skin = gleaner_skin(), gold = material_gold(),
        sack = material_new(rgb(0xa8804c), rgb(0x5c4022), .9f, .2f, PAT_CLOTH, 5, .9f);
    push();
    turn_z(-3);
    gleaner_head(&(GleanerFace){.yaw = 0, .pitch = -4, .tilt = 14, .open = .62f, .cheeks = 0, .grin = 0, .ears = -4},
                 skin);
    part(); /* the sack, ears through its seams */
    paint(sack);
    blend(.10f);
    lumpy(.03f, 4);
    egg(0, .20f, -.12f, .66f, .60f, .56f);
    egg(.10f, .72f, -.2f, .30f, .26f, .28f);
    limb(V(.12f, .85f, -.22f), V(.30f, 1.02f, -.2f), .13f, .22f);
    egg(0, -.55f, -.22f, .80f, .62f, .48f);
    carve();
    blend(.06f);
    egg(0, -.02f, .50f, .52f, .43f, .62f);
    egg(0, -.40f, .62f, .30f, .34f, .42f);
    fill();
    part(); /* its hem */
    paint(sack);
    blend(.03f);
    Vec3 hem[13];
    float hr[13];
    for (int i = 0; i < 13; i++) {
        float a = ((float)i / 12 - .5f) * 1.62f * PI;
        hem[i] = V(sinf(a) * .53f, .03f + cosf(a) * .43f, .28f + .04f * chance(i) - .06f * fabsf(sinf(a)));
        hr[i] = .055f + .02f * chance(i + 5);
    }
    tube(13, hem, hr, 4);
    part();
    paint(material_leather(rgb(0x6a3a20)));
    push();
    move(.12f, .86f, -.22f);
    turn_z(-38);
    ring(0, 0, 0, .135f, .035f);
    pop();
    push(); /* a bitten coin between its teeth */
    move(.02f, -.36f, .62f);
    turn_x(-10);
    turn_z(12);
    part();
    paint(gold);
    blend(.01f);
    push();
    turn_x(90);
    drum(0, 0, 0, .20f, .022f, .01f);
    ring(0, .02f, 0, .17f, .016f);
    pop();
    carve();
    ball(.10f, .18f, 0, .065f);
    ball(-.02f, .20f, 0, .06f);
    ball(.19f, .09f, 0, .05f);
    fill();
    pop();
    pop();
    gleaner_arm(V(-.62f, -1.3f, .1f), V(-.78f, -1.0f, .5f), V(-.38f, -.86f, .62f), V(.42f, .9f, .1f), V(.3f, 0, 1),
                skin, 0);
    gleaner_arm(V(.62f, -1.3f, .1f), V(.80f, -1.0f, .5f), V(.44f, -.90f, .60f), V(-.52f, .9f, .15f), V(-.3f, 0, 1),
                skin, 0);
    push();
    move(0, -1.32f, .45f);
    hoard(1.7f, .5f, .8f, 90, gold, 7);
    pop();
    for (int i = 0; i < 7; i++) {
        push();
        move(-.85f + .29f * (float)i, -.95f + .10f * chance(i), .85f + .2f * chance(i + 4));
        turn_x(-60 + 50 * chance(i + 8));
        turn_y(60 * (chance(i) - .5f));
        coin(.10f, gold);
        pop();
    }
    cellar_lamp(V(-1.7f, .9f, 1.2f), 2.0f);
    lamp(V(.0f, -.8f, 1.5f), rgb(0xffc860) * .9f, .4f);
    sprite(V(.12f, -.24f, .75f), .16f, rgb(0xfff0c0), SPRITE_SPARKLE, .9f);
}

/* ---- mi3: nine helmets ---- */

static void armoury(void)
{
    Scene *s = scene();
    camera(V(-.55f, .30f, 5.0f), V(.06f, 1.66f, 0), 38);
    s->back_x = -.2f;
    int skin = gleaner_skin(), iron = material_iron(), gold = material_gold(),
        dark = material_new(rgb(0x6a6258), rgb(0x34302c), .4f, 1, PAT_METAL, 5, .5f),
        red = material_cloth(rgb(0xb03a2a)),
        copper = material_new(rgb(0xc07a4a), rgb(0x7a4426), .35f, 1, PAT_METAL, 5, .5f);
    material(dark)->metal = .8f;
    material(copper)->metal = .9f;
    push();
    turn_y(24);
    gleaner_body(1.05f, skin);
    part(); /* a jerkin with daggers for buttons */
    paint(material_leather(rgb(0x5a3a24)));
    blend(.08f);
    egg(0, .46f, .02f, .55f, .42f, .49f);
    egg(0, .84f, 0, .36f, .28f, .31f);
    for (int i = 0; i < 3; i++) {
        push();
        move(.17f, .86f - .20f * (float)i, .34f + .10f * (float)i - .03f * (float)(i * i));
        turn_z(90);
        grow(.55f);
        dagger(.5f, iron, gold);
        pop();
    }
    push();
    move(0, 1.34f, .10f);
    gleaner_head(&(GleanerFace){.yaw = 8, .pitch = -6, .tilt = 8, .open = .68f, .cheeks = 0, .grin = 1, .ears = 8},
                 skin);
    pop();
    gleaner_arm(V(-.32f, .92f, .08f), V(-.82f, .98f, .30f), V(-.72f, 1.55f, .45f), V(.25f, 1, -.1f), V(.7f, 0, .2f),
                skin, 0);
    gleaner_arm(V(.32f, .92f, .08f), V(.82f, .96f, .30f), V(.76f, 1.50f, .45f), V(-.2f, 1, -.1f), V(-.7f, 0, .2f), skin,
                0);
    pop();
    for (int i = 0; i < 9; i++) { /* the tower of helmets totters */
        float t = (float)i, size = .82f - .035f * t;
        push();
        move(.07f + .10f * sinf(t * 1.5f) + .010f * t * t, 1.66f + .225f * t, .06f);
        turn_y(24 + 50 * (chance(i + 3) - .5f));
        turn_z(12 * sinf(t * 1.9f) - t * 1.2f);
        grow(size);
        int m = i % 3 == 0 ? iron : i % 3 == 1 ? copper : dark;
        part();
        paint(m);
        blend(.02f);
        egg(0, .08f, 0, .55f, .44f, .58f);
        carve();
        box(0, -.36f, 0, .9f, .36f, .9f, .01f);
        fill();
        part();
        paint(i % 2 ? gold : dark);
        blend(.02f);
        push();
        ring(0, .02f, 0, .56f, .05f);
        pop();
        if (i % 4 == 1)
            helm_horns(.75f, material_bone());
        else if (i % 4 == 2) {
            part();
            paint(gold);
            limb(V(0, .46f, .30f), V(0, .46f, -.35f), .05f, .05f);
        } else if (i == 8)
            helm_crest(.34f, red);
        else {
            part();
            paint(gold);
            limb(V(0, .40f, 0), V(0, .68f, 0), .06f, .015f);
        }
        pop();
    }
    for (int i = 0; i < 5; i++) { /* racks behind, in shadow */
        push();
        move(-2.2f + 1.1f * (float)i, -.2f, -2.2f);
        turn_z(5 * (chance(i) - .5f));
        spear(0, 3.4f, dark, material_wood());
        pop();
    }
    part();
    paint(material_wood());
    box(0, 2.4f, -2.3f, 3.5f, .08f, .08f, .02f);
    box(0, .7f, -2.3f, 3.5f, .08f, .08f, .02f);
    cellar_lamp(V(-1.9f, 2.0f, 1.3f), 2.2f);
    faction_ground();
}

/* ---- mi4: in an atlas ---- */

static void archive(void)
{
    Scene *s = scene();
    camera(V(-1.15f, 2.9f, 4.3f), V(.0f, .96f, .15f), 33);
    s->roll = -5;
    s->vignette = 1.4f;
    s->haze = .02f;
    int skin = gleaner_skin(), paper = material_new(rgb(0xe8d8b0), rgb(0xc8b080), .9f, .2f, PAT_NOISE, 2, .2f),
        ink = material_plain(rgb(0x1c2450), .3f, 1), inked = material_skin(rgb(0x4a4680), rgb(0x242858)),
        sea = material_plain(rgb(0x6a9ca8), .9f, .2f), land = material_plain(rgb(0xa8904c), .9f, .2f),
        cover = material_leather(rgb(0x7a2c24)), gold = material_gold();
    push();
    turn_y(-18);
    part(); /* the atlas lies open on the floor */
    paint(cover);
    blend(.02f);
    box(0, .02f, .1f, 1.75f, .05f, 1.22f, .03f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[12];
        for (int row = 0; row < 3; row++)
            for (int i = 0; i < 4; i++) {
                float t = (float)i / 3;
                p[row * 4 + i] = V((float)side * (.02f + 1.62f * t),
                                   .10f + .20f * sinf(t * PI * .8f + .35f) * (1 - .35f * t), -1.0f + 1.1f * (float)row);
            }
        part();
        paint(paper);
        cloth(3, 4, p, .04f, 5);
        if (side < 0)
            continue;
        carve(); /* bitten, and bitten again */
        blend(.01f);
        for (int i = 0; i < 9; i++)
            ball(.45f + .14f * (float)i, .24f, 1.14f - .34f * sinf(.35f + (float)i * .34f), .14f + .05f * chance(i));
        fill();
    }
    for (int k = 0; k < 9; k++) { /* coasts and seas */
        float x = (k % 2 ? 1.f : -1.f) * (.72f + .55f * chance(k)), z = -.75f + 1.75f * chance(k + 20);
        float up = .10f + .20f * sinf(fabsf(x) / 1.64f * PI * .8f + .35f) * (1 - .35f * fabsf(x) / 1.64f);
        part();
        paint(k % 3 ? land : sea);
        egg(x, up + .03f, z, .22f + .12f * chance(k + 3), .03f, .16f + .14f * chance(k + 5));
    }
    push();
    move(0, .16f, -.05f);
    part(); /* crossed legs */
    paint(skin);
    blend(.16f);
    egg(0, .42f, -.05f, .50f, .44f, .42f);
    egg(0, .82f, -.02f, .32f, .32f, .27f);
    blend(.08f);
    limb(V(-.25f, .18f, .1f), V(-.72f, .16f, .42f), .18f, .13f);
    limb(V(.25f, .18f, .1f), V(.72f, .16f, .42f), .18f, .13f);
    limb(V(-.72f, .14f, .42f), V(.15f, .12f, .72f), .12f, .09f);
    limb(V(.72f, .14f, .42f), V(-.15f, .18f, .66f), .12f, .09f);
    push();
    move(0, 1.30f, .06f);
    turn_y(-26); /* caught: a look over the shoulder, cheeks full */
    turn_x(-14);
    turn_z(8);
    gleaner_head(
        &(GleanerFace){.yaw = 2, .pitch = -4, .tilt = -18, .open = .85f, .cheeks = 1.0f, .grin = 0, .ears = -6}, skin);
    Vec3 strip[15]; /* a margin like ribbon */
    for (int i = 0; i < 5; i++) {
        float t = (float)i / 4;
        for (int k = 0; k < 3; k++)
            strip[i * 3 + k] = V(.02f + .16f * ((float)k - 1) * (1 - .2f * t) + .05f * sinf(t * 6), -.27f - .36f * t,
                                 .50f + .10f * sinf(t * 4.5f) + .06f * t);
    }
    part();
    paint(paper);
    cloth(5, 3, strip, .014f, 4);
    pop();
    gleaner_arm(V(-.32f, .92f, .06f), V(-.68f, .55f, .28f), V(-.50f, .30f, .80f), V(.25f, -.25f, 1), V(0, -1, 0), skin,
                inked);
    gleaner_arm(V(.32f, .92f, .06f), V(.66f, .60f, .30f), V(.44f, .62f, .82f), V(-.30f, .6f, .8f), V(-.5f, .2f, .2f),
                skin, inked);
    pop();
    pop();
    part(); /* floor boards */
    paint(material_new(rgb(0x7a5430), rgb(0x42280f), .8f, .3f, PAT_WOOD, 1.3f, .8f));
    ground(0, 0, 1);
    static const unsigned covers[5] = {0x8a3a2a, 0x3a5a6a, 0x6a6a34, 0x9a7434, 0x5a3a5a};
    for (int i = 0; i < 9; i++) { /* heaps of books */
        static const float at[9][4] = {{-1.75f, .1f, -1.35f, 10}, {-1.7f, .32f, -1.35f, 35}, {1.75f, .1f, -1.3f, -20},
                                       {1.7f, .32f, -1.25f, 5},   {1.75f, .53f, -1.3f, 30},  {.1f, .1f, -2.0f, 12},
                                       {2.0f, .1f, .35f, 60},     {-2.05f, .1f, .2f, 80},    {-1.45f, .1f, 1.75f, 30}};
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(at[i][3]);
        part();
        paint(material_plain(rgb(0xe4d4ac), .9f, .1f));
        box(0, 0, 0, .40f, .08f, .30f, .01f);
        part();
        paint(material_leather(rgb(covers[i % 5])));
        blend(.01f);
        box(0, .09f, 0, .43f, .015f, .33f, .01f);
        box(0, -.09f, 0, .43f, .015f, .33f, .01f);
        box(-.42f, 0, 0, .02f, .10f, .33f, .01f);
        pop();
    }
    push(); /* inkwell, spilt */
    move(-1.05f, .06f, 1.55f);
    part();
    paint(gold);
    blend(.02f);
    push();
    turn_z(80);
    drum(0, 0, 0, .13f, .13f, .03f);
    pop();
    part();
    paint(ink);
    blend(.1f);
    egg(-.32f, -.04f, .1f, .28f, .02f, .16f);
    egg(-.5f, -.04f, .18f, .14f, .02f, .09f);
    pop();
    cellar_lamp(V(-1.7f, 2.2f, 1.4f), 2.4f);
}

const Card siege_gleaners_cards[] = {{"cards/siege/mi1", GLEANER, larder},
                                     {"cards/siege/mi2", GLEANER, coffer},
                                     {"cards/siege/mi3", GLEANER, armoury},
                                     {"cards/siege/mi4", GLEANER, archive},
                                     {0}};
