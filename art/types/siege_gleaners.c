/* SPDX-License-Identifier: MIT
 * Gleaners in larder, coffer, armoury and archive. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/gleaner.h"
#include "props/headgear.h"
#include "props/treasure.h"

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

/* One of nine, of radius .56, its rim at the brush's place; each of another people. */
static void stolen_helmet(int i, int m, int trim, int bone, int red)
{
    part();
    paint(m);
    blend(.02f);
    egg(0, .06f, 0, .55f, .44f + .05f * (float)(i % 3), .56f);
    carve();
    box(0, -.44f, 0, .9f, .42f, .9f, .01f);
    fill();
    part();
    paint(trim);
    blend(.02f);
    if (i % 4 == 0)
        drum(0, .02f, 0, .80f, .03f, .02f); /* a kettle's brim */
    else
        ring(0, .03f, 0, .56f, .055f);
    for (int k = 0; k < 7; k++) { /* rivets */
        float a = ((float)k - 3) * .42f;
        ball(.56f * sinf(a), .09f, .57f * cosf(a), .030f);
    }
    switch (i % 9) {
    case 1:
    case 6:
        helm_horns(.85f, bone);
        break;
    case 2:
        limb(V(0, .46f, 0), V(0, .80f, 0), .09f, .01f);
        break;
    case 3:
        helm_wings(.75f, bone, red);
        break;
    case 5:
        helm_crest(.36f, red);
        break;
    case 8:
        helm_plume(.6f, red);
        break;
    default:
        tube(3, (Vec3[]){V(0, .30f, .50f), V(0, .56f, 0), V(0, .30f, -.50f)}, (float[]){.05f, .07f, .05f}, 5);
    }
}

static void armoury(void)
{
    Scene *s = scene();
    camera(V(-.25f, 1.75f, 5.6f), V(.04f, 2.10f, 0), 35);
    s->back_x = -.2f;
    s->roll = -4;
    s->aperture = 0;
    s->ambient = .40f;
    s->vignette = 1.5f;
    int skin = gleaner_skin(), gold = material_gold(), iron = material_iron(),
        dark = material_new(rgb(0x6a6878), rgb(0x2c2c38), .35f, 1, PAT_METAL, 5, .5f),
        red = material_cloth(rgb(0xc03a2a)),
        copper = material_new(rgb(0xc87a44), rgb(0x7a4426), .32f, 1, PAT_METAL, 5, .5f), bone = material_bone();
    material(dark)->metal = .8f;
    material(copper)->metal = .9f;
    sprite(V(.1f, 2.3f, -1.6f), 1.7f, rgb(0xffb850), SPRITE_GLOW, .50f);
    gleaner_body(1.05f, skin);
    push(); /* nothing of him is left but his eyes, his ears and his grin */
    move(0, 1.22f, .10f);
    turn_z(3);
    grow(1.16f);
    gleaner_head(&(GleanerFace){.yaw = 8, .pitch = -24, .tilt = -14, .open = .9f, .cheeks = 0, .grin = 1, .ears = -6},
                 skin);
    pop();
    for (int i = 0; i < 9; i++) { /* the tower totters */
        float t = (float)i, x = .30f * sinf(t * .62f), lean = -10 * cosf(t * .62f);
        int m = i % 3 == 0 ? iron : i % 3 == 1 ? copper : dark;
        push();
        if (i < 8)
            move(x, 1.60f + .250f * t - .007f * t * t, .08f);
        else { /* and the ninth has made up its mind */
            move(x - .40f, 2.82f, .6f);
            lean = 62;
        }
        turn_z(lean);
        turn_y(50 * (chance(i + 3) - .5f));
        turn_x(4);
        grow(.98f - .050f * t);
        stolen_helmet(i, m, i % 2 ? gold : dark, bone, red);
        pop();
    }
    cellar_lamp(V(-1.9f, 2.2f, 1.5f), 2.2f);
    lamp(V(-.3f, 1.3f, 1.9f), rgb(0xffd8a0) * 1.1f, .4f);
    faction_ground();
}

/* ---- mi4: in an atlas ---- */

/* Books in two rows at the back wall, none straight; and a heap in the dark before us. */
static void shelves(void)
{
    static const unsigned covers[6] = {0x8a3a2a, 0x3a5a6a, 0x5a6a34, 0x9a7434, 0x5a3a5a, 0xb08a50};
    int wood = material_new(rgb(0x5a3c20), rgb(0x2a180a), .8f, .3f, PAT_WOOD, 1.6f, .8f);
    part();
    paint(wood);
    box(0, 1.2f, -2.1f, 3, 2.2f, .05f, .01f);
    for (int row = 0; row < 4; row++) {
        float y = .1f + .74f * (float)row;
        part();
        paint(wood);
        box(0, y, -1.8f, 3, .045f, .36f, .01f);
        float x = -2.0f + .1f * chance(row);
        for (int i = 0; x < 2.1f; i++) {
            int k = row * 40 + i;
            float w = .055f + .07f * chance(k), h = .20f + .10f * chance(k + 300);
            if (chance(k + 600) > .12f) {
                push();
                move(x + w, y + .05f + h, -1.72f + .08f * chance(k + 90));
                turn_z(chance(k + 700) > .75f ? 9.f : 0);
                part();
                paint(material_leather(rgb(covers[(int)(chance(k + 77) * 6)])));
                blend(.01f);
                box(0, 0, 0, w * .92f, h, .22f, .02f);
                pop();
            }
            x += 2 * w + .01f;
        }
    }
}

static void near_books(void)
{
    static const float heap[4][4] = {
        {-.98f, .62f, 1.50f, 20}, {-1.02f, .44f, 1.52f, -8}, {-.96f, .26f, 1.50f, 14}, {-1.0f, .08f, 1.5f, 4}};
    for (int i = 0; i < 4; i++) {
        push();
        move(heap[i][0], heap[i][1], heap[i][2]);
        turn_y(heap[i][3]);
        part();
        paint(material_plain(rgb(0xb4a07c), .9f, .1f));
        box(0, 0, 0, .36f, .075f, .28f, .01f);
        part();
        paint(material_leather(rgb(i % 2 ? 0x4a2a20 : 0x2c3a44)));
        blend(.01f);
        box(0, .085f, 0, .39f, .014f, .31f, .01f);
        box(0, -.085f, 0, .39f, .014f, .31f, .01f);
        box(.38f, 0, 0, .02f, .095f, .31f, .01f);
        pop();
    }
}

/* A map it holds by both edges, half of it gone. */
static void bitten_map(int paper, int sea, int land)
{
    Vec3 p[20];
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 5; i++) {
            float u = ((float)i - 2) / 2, v = (float)row / 3;
            p[row * 5 + i] = V(.56f * u, .06f - .62f * v + .02f * sinf(u * 5), .08f * cosf(u * 3 + v * 2) + .10f * v);
        }
    part();
    paint(paper);
    cloth(4, 5, p, .016f, 4);
    carve();
    blend(.008f);
    for (int i = 0; i < 7; i++) { /* three mouthfuls */
        float x = -.30f + .10f * (float)i;
        ball(x, .10f - .10f * fabsf(sinf((float)i * 1.05f)), .04f, .125f);
    }
    fill();
    part();
    paint(land);
    egg(-.26f, -.26f, .12f, .16f, .11f, .012f);
    egg(.24f, -.40f, .13f, .20f, .09f, .012f);
    part();
    paint(sea);
    egg(.06f, -.20f, .13f, .10f, .06f, .012f);
    part();
    paint(material_plain(rgb(0xa02818), .8f, .2f));
    for (int i = 0; i < 6; i++)
        ball(-.20f + .09f * (float)i, -.36f + .05f * sinf((float)i * 1.3f), .145f, .014f);
}

static void archive(void)
{
    Scene *s = scene();
    camera(V(-.55f, 1.05f, 4.0f), V(-.02f, 1.12f, 0), 34);
    s->roll = 6;
    s->vignette = 1.6f;
    s->aperture = .028f;
    s->ambient = .30f;
    s->haze = .02f;
    int skin = gleaner_skin(), paper = material_new(rgb(0xe8d8b0), rgb(0xc8b080), .9f, .2f, PAT_NOISE, 2, .2f),
        inked = material_skin(rgb(0x4a4680), rgb(0x242858)), sea = material_plain(rgb(0x6a9ca8), .9f, .2f),
        land = material_plain(rgb(0xa8904c), .9f, .2f);
    material(paper)->sss = rgb(0xe0b070) * .3f;
    push();
    move(.08f, .06f, -.05f);
    turn_y(20);
    gleaner_body(1.15f, skin);
    push();
    move(0, 1.34f, .10f);
    turn_y(-46); /* caught: it looks round, cheeks full, one ear at the door */
    turn_x(4);
    turn_z(9);
    gleaner_head(
        &(GleanerFace){.yaw = -8, .pitch = -2, .tilt = -16, .open = .80f, .cheeks = 1.0f, .grin = 0, .ears = 2}, skin);
    Vec3 strip[12]; /* what does not fit in */
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++) {
            float t = (float)i / 3;
            strip[i * 3 + k] = V(.02f + .13f * ((float)k - 1) * (1 - .3f * t) + .04f * sinf(t * 6), -.27f - .16f * t,
                                 .52f + .14f * t + .03f * sinf(t * 9));
        }
    part();
    paint(paper);
    cloth(4, 3, strip, .014f, 4);
    pop();
    push();
    move(-.10f, .80f, .80f);
    turn_y(-24);
    turn_x(-14);
    bitten_map(paper, sea, land);
    pop();
    gleaner_arm(V(-.34f, .92f, .06f), V(-.84f, .62f, .34f), V(-.68f, .52f, .82f), V(.55f, .55f, .35f), V(.5f, 0, -.8f),
                skin, inked);
    gleaner_arm(V(.34f, .92f, .06f), V(.80f, .60f, .30f), V(.56f, .50f, .66f), V(-.55f, .55f, .30f), V(-.5f, 0, -.8f),
                skin, inked);
    pop();
    part(); /* floor boards */
    paint(material_new(rgb(0x6a4828), rgb(0x38200c), .8f, .3f, PAT_WOOD, 1.3f, .8f));
    ground(0, 0, 1);
    shelves();
    near_books();
    for (int i = 0; i < 22; i++) /* crumbs of paper */
        sprite(V(-.6f + .9f * chance(i), .3f + .8f * chance(i + 40) * chance(i + 4), .9f + .5f * chance(i + 80)),
               .012f + .016f * chance(i + 9), rgb(0xf0e0b8), SPRITE_GLOW, .6f);
    cellar_lamp(V(-1.75f, 1.9f, 1.0f), 2.3f);
}

const Card siege_gleaners_cards[] = {{"cards/siege/mi1", GLEANER, larder},
                                     {"cards/siege/mi2", GLEANER, coffer},
                                     {"cards/siege/mi3", GLEANER, armoury},
                                     {"cards/siege/mi4", GLEANER, archive},
                                     {0}};
