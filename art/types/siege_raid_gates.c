/* SPDX-License-Identifier: MIT
 * The hour of the breach: what eats the gate, and what comes through the wall. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrow_places.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/rocks.h"

/* ---- st12: Hurgrath dines ---- */

static void molar(Vec3 at, float up, float wide, float tall, int tooth, int seed)
{
    push();
    move(at[0], at[1], at[2]);
    turn_z(10 * (chance(seed) - .5f));
    part();
    paint(tooth);
    blend(.05f);
    lumpy(.012f, 8);
    box(0, up * tall * .4f, 0, wide * .5f, tall * .5f, wide * .42f, wide * .2f);
    carve();
    blend(.04f);
    ball(0, up * (tall * .95f), 0, wide * .22f);
    fill();
    pop();
}

static void hurgrath(void)
{
    camera(V(1.35f, .55f, 6.6f), V(-.16f, 1.62f, 0), 36);
    Scene *s = scene();
    s->back_y = .35f;
    s->roll = 8;
    s->aperture = .03f;
    s->ambient = .30f;
    s->key.towards = V(-.75f, .35f, .6f);
    s->key.color = rgb(0xfff0d8) * 2.2f;
    s->rim.color = rgb(0xf0dcb0) * 1.4f;
    s->vignette = 1.5f;
    int hide = material_skin(rgb(0x7a5c44), rgb(0x3c2a20)), gum = material_skin(rgb(0x9a4038), rgb(0x5a201c)),
        dark = material_plain(rgb(0x1a0806), .8f, .3f), tooth = material_tooth(), iron = material_iron(),
        stone = material_new(rgb(0xd0aa66), rgb(0x94743f), .9f, .2f, PAT_STONE, 2.4f, 1),
        tongue = material_plain(rgb(0x8c3c40), .5f, 1), wood = material_wood(), hair = material_fur(rgb(0x241a14)),
        eyem = material_eye(rgb(0xffc020), rgb(0xfff0b0), .6f, PUPIL_SLIT);
    material(iron)->color = rgb(0x6a625c);
    material(tooth)->color = rgb(0xf0dca8);
    material(hide)->bump = .9f;
    push();
    move(-.12f, 0, -.75f);
    turn_y(30);
    part(); /* skull and upper jaw, which goes on above the picture */
    paint(hide);
    blend(.22f);
    lumpy(.04f, 3);
    egg(-.05f, 2.55f, -.2f, 1.25f, .85f, .95f);
    egg(0, 2.85f, .75f, .95f, .62f, .6f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .92f, 1.75f, .05f, .38f, .85f, .6f); /* cheek, stretched */
        egg(q * .95f, 1.0f, .1f, .42f, .5f, .6f);
        blend(.1f);
        limb(V(q * .22f, 2.62f, 1.0f), V(q * 1.0f, 2.72f, .62f), .17f, .15f); /* brow */
        egg(q * .66f, 2.16f, .72f, .34f, .17f, .3f);
        blend(.22f);
    }
    egg(0, .48f, .25f, 1.05f, .52f, .85f); /* the lower jaw */
    egg(0, .40f, .85f, .85f, .40f, .45f);
    carve();
    blend(.1f);
    egg(0, 1.45f, .75f, .82f, .62f, .9f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .60f, 2.40f, .98f, .25f, .19f, .26f);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, 1.45f, .1f, .85f, .68f, .5f);
    part(); /* gums and tongue */
    paint(gum);
    blend(.06f);
    for (int i = 0; i < 12; i++) {
        float a = ((float)i - 5.5f) / 5.5f * 1.25f, x = sinf(a) * .80f, z = .42f + cosf(a) * .62f;
        ball(x, 1.98f + .04f * cosf(a), z - .02f, .15f);
        ball(x, .86f - .03f * cosf(a), z + .02f, .15f);
    }
    part();
    paint(tongue);
    blend(.08f);
    egg(0, 1.02f, .25f, .62f, .20f, .55f); /* broad and flat behind the teeth */
    egg(-.05f, 1.12f, .62f, .5f, .13f, .36f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) / 4 * 1.22f, x = sinf(a) * .80f, z = .44f + cosf(a) * .66f,
              w = .25f - .02f * fabsf((float)i - 4) * .5f;
        molar(V(x, 1.92f, z), -1, w, .36f + (i == 2 || i == 6 ? .18f : 0), tooth, i);
        molar(V(x, .92f, z + .03f), 1, w, .32f + (i == 1 || i == 7 ? .20f : 0), tooth, i + 20);
    }
    push();
    move(-.60f, 2.38f, .80f); /* the one that shows */
    eye_with_lid(0, 0, 0, .27f, 0, -12, eyem, hide, -24, .60f);
    pop();
    push();
    move(.60f, 2.38f, .80f);
    eye_with_lid(0, 0, 0, .235f, -8, -12, eyem, hide, 24, .34f);
    pop();
    part();
    paint(hair);
    for (int i = 0; i < 22; i++) {
        float x = -1.15f + 2.3f * chance(i), side = x < 0 ? -1.f : 1.f;
        Vec3 a = V(side * (.95f + .2f * chance(i + 7)), .4f + .7f * chance(i + 9), .4f * chance(i + 3));
        limb(a, a + V(side * .25f, -.3f - .2f * chance(i), .15f), .06f, .005f);
    }
    pop();
    for (int i = 0; i < 6; i++) { /* the bars: whole at the sides, two bitten off, one between his teeth like a straw */
        float x = -1.25f + .5f * (float)i;
        part();
        paint(iron);
        blend(.02f);
        if (i == 0 || i == 5 || i == 1) {
            limb(V(x, -.6f, 1.25f), V(x, 3.6f, 1.25f), .07f, .07f);
            continue;
        }
        float end = 2.98f - .10f * (float)(i % 2), stub = .42f + .12f * (float)(i % 2);
        limb(V(x, 3.6f, 1.25f), V(x, end, 1.26f), .07f, .07f);
        limb(V(x, end, 1.26f), V(x - .06f, end - .14f, 1.32f), .068f, .02f);
        limb(V(x, -.6f, 1.25f), V(x, stub, 1.26f), .07f, .07f);
        limb(V(x, stub, 1.26f), V(x + .05f, stub + .12f, 1.32f), .068f, .02f);
    }
    part();
    paint(iron);
    blend(.02f);
    tube(6,
         (Vec3[]){V(-.95f, .62f, .85f), V(-.62f, 1.22f, .98f), V(-.1f, 1.38f, .72f), V(.40f, 1.42f, .62f),
                  V(.82f, 1.30f, 1.05f), V(1.12f, .78f, 1.45f)},
         (float[]){.075f, .075f, .075f, .075f, .075f, .075f}, 5);
    limb(V(-1.9f, .12f, 1.28f), V(1.9f, .12f, 1.28f), .065f, .065f);
    limb(V(-1.9f, 3.12f, 1.28f), V(1.9f, 3.12f, 1.28f), .065f, .065f);
    for (int side = -1; side <= 1; side += 2) /* the gate */
        for (int i = 0; i < 8; i++)
            rock((float)side * (1.46f + .05f * chance(i)), -.3f + .52f * (float)i, 1.5f, .30f, .25f, .3f,
                 4 * (chance(i + 40) - .5f), stone);
    for (int i = 0; i < 5; i++) /* the arch over it */
        rock(-1.15f + .58f * (float)i, 3.42f + .06f * (float)(i == 2), 1.5f, .30f, .28f, .34f,
             4 * (chance(i + 70) - .5f), stone);
    Kin k = {.f = {.man = 1, .wide = 1.05f},
             .dress = material_wool(rgb(0x2c5c94)),
             .cloak = material_wool(rgb(0x24486e)),
             .hem = .3f,
             .cloak_open = 50,
             .head = {.skin = rgb(0xd8a078),
                      .hair = rgb(0x3a2418),
                      .age = .3f,
                      .man = 1,
                      .mood = MOOD_FEAR,
                      .cast = CAST_LONG,
                      .hairs = HAIR_CROP,
                      .seed = 6},
             .look = 8,
             .nod = -18,
             .head_size = .60f,
             .glove = material_leather(rgb(0x5a3c28)),
             .seed = 9};
    Vec3 torch = V(0, 0, 0);
    for (int i = 0; i < 2; i++) { /* the watch, this side of it */
        push();
        move(i ? .62f : -.62f, i ? -.62f : -.50f, 2.7f - .25f * (float)i);
        turn_z(i ? -12.f : 10.f);
        turn_y(i ? 205.f : 140.f);
        grow(.62f);
        body_legs(&k.f, k.cloak, k.glove, .16f, .3f);
        kin_body(&k);
        push();
        kin_head(&k);
        part();
        paint(iron);
        blend(.03f);
        egg(0, .18f, -.02f, .48f, .46f, .51f);
        carve();
        box(0, -.43f, 0, 1, .54f, 1, .01f);
        fill();
        drum(0, .12f, -.01f, .62f, .025f, .02f);
        pop();
        push();
        kin_hold(&k, -1, i ? V(.34f, .52f, 2.5f) : V(-.26f, .88f, 2.6f), V(.06f, -.10f, .05f),
                 i ? V(-.35f, 1, -.5f) : V(.12f, 1, .05f), V(.3f, .1f, 1));
        part();
        paint(wood);
        if (i)
            limb(V(0, -1.2f, 0), V(0, 1.1f, 0), .04f, .035f);
        else
            limb(V(0, -.3f, 0), V(0, .30f, 0), .045f, .065f);
        if (i == 0)
            torch = here(V(0, .34f, 0));
        pop();
        pop();
        k.seed = 12;
    }
    push(); /* a torch */
    move(torch[0], torch[1], torch[2]);
    flames(7, .06f, .06f, .42f, .07f, 8, .1f, rgb(0xffe090), rgb(0xff7a20), 4);
    pop();
    lamp(torch + V(.1f, .35f, -.1f), rgb(0xffb860) * 1.6f, .6f);
    sprite(torch + V(0, .2f, 0), .32f, rgb(0xffb060), SPRITE_GLOW, .35f);
    for (int i = 0; i < 24; i++) /* sparks of iron on teeth */
        sprite(V(.1f + .9f * chance(i), 1.0f + .9f * chance(i + 30), 1.1f + .4f * chance(i + 60)),
               .012f + .014f * chance(i + 9), rgb(0xffc060), SPRITE_GLOW, 1.2f);
    sprite(V(.36f, 1.5f, 1.2f), .12f, rgb(0xffe0a0), SPRITE_SPARKLE, .6f);
}

/* ---- st13: the wall opens ---- */

static Vec3 burst_light(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float far = distance_to(u, v, -.12f, .12f);
    Vec3 c = vec_mix(rgb(0xfffaf0) * 1.25f, t[LIGHT], smooth(.25f, 1.1f, far));
    c = c + rgb(0xfff0d0) * (.35f * smooth(.5f, .72f, shafts(u, v, -.12f, .12f, 6)) * smooth(1.3f, .2f, far));
    return c;
}

/* What looks in, black against the day: horns, small red eyes, teeth. Its middle at the brush's place. */
static void breach_head(int hide, int horn, int tooth)
{
    part();
    paint(hide);
    blend(.16f);
    lumpy(.03f, 5);
    egg(0, .05f, 0, .66f, .60f, .55f);
    egg(0, -.32f, .34f, .46f, .34f, .40f);
    limb(V(-.75f, -.75f, -.4f), V(.75f, -.75f, -.4f), .55f, .55f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.06f);
        limb(V(q * .08f, .18f, .52f), V(q * .54f, .34f, .36f), .11f, .09f);
        tube(3, (Vec3[]){V(q * .55f, .10f, 0), V(q * .88f, .08f, .05f), V(q * 1.10f, -.12f, .1f)},
             (float[]){.15f, .12f, .01f}, 4);
    }
    carve();
    blend(.03f);
    egg(0, -.52f, .62f, .34f, .13f, .3f);
    fill();
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(horn);
        blend(.03f);
        tube(5,
             (Vec3[]){V(q * .40f, .46f, 0), V(q * .80f, .62f, .04f), V(q * 1.06f, .90f, .10f),
                      V(q * 1.08f, 1.22f, .18f), V(q * .92f, 1.46f, .26f)},
             (float[]){.20f, .17f, .13f, .08f, .008f}, 4);
        part();
        paint(material_glow(rgb(0xff3a18), 4.5f));
        push();
        move(q * .27f, .12f, .52f);
        turn_z(q * 24);
        egg(0, 0, 0, .125f, .058f, .05f);
        pop();
    }
    for (int i = 0; i < 7; i++) {
        float t = ((float)i - 3) / 3;
        part();
        paint(tooth);
        limb(V(t * .30f, -.42f - .03f * t * t, .72f - .14f * t * t),
             V(t * .29f, -.56f - .05f * (float)(i % 2), .72f - .14f * t * t), .042f, .004f);
        if (i == 0 || i == 6)
            limb(V(t * .36f, -.58f, .60f), V(t * .44f, -.24f, .70f), .07f, .004f);
    }
}

/* Fingers that come over a lip of stone at the brush's place: from behind it, up to y 0, down on this side. */
static void fingers_over(float side, int hide, int claw)
{
    for (int i = 0; i < 4; i++) {
        float x = side * (.02f + .20f * (float)i), l = .34f - .05f * fabsf((float)i - 1.4f),
              lean = side * .05f * ((float)i - 1.5f);
        part();
        paint(hide);
        blend(.04f);
        tube(4,
             (Vec3[]){V(x * .8f, -.10f, -.55f), V(x, .12f, -.18f), V(x + lean, .02f, .12f), V(x + lean * 2, -l, .16f)},
             (float[]){.13f, .125f, .115f, .085f}, 4);
        ball(x, .14f, -.16f, .135f);
        part();
        paint(claw);
        tube(3,
             (Vec3[]){V(x + lean * 2, -l + .02f, .18f), V(x + lean * 2.2f, -l - .13f, .22f),
                      V(x + lean * 2.4f, -l - .27f, .15f)},
             (float[]){.07f, .05f, .004f}, 3);
    }
}

/* One who is left, from behind: he leans into the blast behind his shield, cloak and plume blown towards us. 1 high. */
static void last_defender(int mail, int tunic, int steel, int wood)
{
    part();
    paint(mail);
    blend(.03f);
    tube(3, (Vec3[]){V(-.07f, .42f, 0), V(-.13f, .23f, -.10f), V(-.15f, .0f, .02f)}, (float[]){.082f, .062f, .05f}, 4);
    tube(3, (Vec3[]){V(.08f, .42f, 0), V(.13f, .22f, .0f), V(.20f, .0f, .22f)}, (float[]){.082f, .062f, .05f}, 4);
    egg(-.15f, .01f, -.05f, .05f, .035f, .09f);
    egg(.20f, .01f, .17f, .05f, .035f, .09f);
    part();
    paint(tunic);
    blend(.05f);
    limb(V(0, .40f, .0f), V(-.01f, .66f, -.06f), .125f, .13f);
    limb(V(-.12f, .69f, -.07f), V(.11f, .68f, -.06f), .068f, .068f);
    part();
    paint(mail);
    blend(.03f);
    limb(V(0, .70f, -.07f), V(0, .78f, -.09f), .05f, .05f);
    tube(3, (Vec3[]){V(-.13f, .69f, -.07f), V(-.23f, .60f, -.16f), V(-.20f, .66f, -.30f)},
         (float[]){.062f, .052f, .045f}, 4);
    tube(3, (Vec3[]){V(.12f, .68f, -.06f), V(.24f, .56f, -.02f), V(.26f, .66f, -.14f)}, (float[]){.062f, .052f, .042f},
         4);
    ball(.265f, .67f, -.15f, .05f);
    part();
    paint(steel);
    blend(.02f);
    egg(0, .86f, -.10f, .098f, .115f, .105f);
    push();
    move(0, .83f, -.10f);
    ring(0, 0, 0, .11f, .018f);
    pop();
    push(); /* the shield before him */
    move(-.20f, .68f, -.36f);
    turn_x(78);
    turn_z(8);
    part();
    paint(wood);
    drum(0, 0, 0, .24f, .022f, .015f);
    part();
    paint(steel);
    ring(0, 0, 0, .24f, .022f);
    pop();
    part();
    paint(wood);
    limb(V(.33f, .10f, .10f), V(.20f, 1.18f, -.38f), .014f, .014f);
    part();
    paint(steel);
    limb(V(.20f, 1.18f, -.38f), V(.178f, 1.34f, -.45f), .032f, .003f);
    part(); /* cloak */
    paint(tunic);
    blend(.02f);
    cloth(4, 3,
          (Vec3[]){V(-.12f, .73f, -.02f), V(0, .74f, 0), V(.12f, .73f, -.01f), V(-.16f, .56f, .12f),
                   V(.03f, .58f, .16f), V(.18f, .57f, .12f), V(-.10f, .42f, .30f), V(.10f, .46f, .34f),
                   V(.27f, .45f, .26f), V(.02f, .36f, .50f), V(.20f, .38f, .52f), V(.38f, .40f, .44f)},
          .012f, 4);
}

static void breach(void)
{
    camera(V(.15f, .72f, 7.0f), V(.062f, 1.653f, .84f), 34);
    Scene *s = scene();
    s->backdrop = burst_light;
    s->haze = 0;
    s->roll = -4;
    s->vignette = 1.3f;
    s->rim.towards = V(.1f, .35f, -.9f);
    s->rim.color = rgb(0xfff0d0) * 5.0f;
    s->key.color = rgb(0xfff0d8) * .75f;
    s->fill.color = rgb(0x4f7fa8) * .30f;
    s->ambient = .26f;
    s->aperture = .04f;
    s->focus = 7.6f;
    int wall = material_new(rgb(0x8c6a42), rgb(0x4b3526), .9f, .2f, PAT_BRICK, 4, .9f),
        stone = material_stone(rgb(0xa8865a), rgb(0x5c4630)), stone2 = material_stone(rgb(0x7c5e3e), rgb(0x44321f)),
        hide = material_fur(rgb(0x241a18)), horn = material_plain(rgb(0x4a3a2c), .5f, .6f), tooth = material_tooth(),
        claw = material_plain(rgb(0xd8c8a0), .4f, .8f);
    part(); /* what stands of it */
    paint(wall);
    blend(.05f);
    lumpy(.03f, 3);
    box(0, 1.6f, -.9f, 4, 3.6f, .3f, .02f);
    carve();
    blend(.05f);
    egg(.14f, 2.42f, -.9f, 1.30f, 1.28f, 2);
    for (int i = 0; i < 11; i++) { /* cracks that run out of it */
        float a = (float)i / 11 * 2 * PI + .3f, c = sinf(a), d = cosf(a), l = 1.45f + .50f * chance(i + 3);
        limb(V(.14f + c, 2.42f + d, -.9f), V(.14f + c * l, 2.42f + d * l, -.9f), .40f, .015f);
    }
    blend(.01f);
    for (int i = 0; i < 20; i++) { /* whole bricks are gone from its edge */
        float a = (float)i / 20 * 2 * PI, r = 1.26f + .16f * chance(i + 70);
        box(.14f + sinf(a) * r, .125f + roundf((2.30f + cosf(a) * r) * 4) * .25f, -.9f, .20f + .12f * chance(i + 40),
            .125f, 2, .01f);
    }
    fill();
    push();
    move(.18f, 2.26f, -1.55f);
    turn_y(-10);
    turn_z(-7);
    grow(1.08f);
    breach_head(hide, horn, tooth);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* a lip of stone under each hand */
        float q = (float)side;
        rock(.16f + q * .78f, 1.10f, -.86f, .52f, .20f, .30f, q * 14, wall);
        push();
        move(.16f + q * .46f, 1.36f, -.50f);
        turn_z(q * 10);
        grow(1.08f);
        fingers_over(q, hide, claw);
        pop();
    }
    for (int i = 0; i < 60; i++) { /* stones on their way, larger as they come */
        float a = chance(i) * 2 * PI, t = chance(i + 60), r = 1.0f + 1.3f * t + .4f * chance(i + 90),
              z = -.5f + 3.4f * t * chance(i + 120);
        if (cosf(a) < -.1f && sinf(a) < .35f && z > .2f)
            continue; /* where he stands */
        push();
        move(.10f + sinf(a) * r, 2.15f + cosf(a) * r, z);
        turn_x(360 * chance(i + 150));
        turn_y(360 * chance(i + 180));
        float k = .06f + .17f * t * chance(i + 210);
        part();
        paint(i % 2 ? stone : stone2);
        blend(.02f);
        lumpy(.02f, 5);
        box(0, 0, 0, k * 1.4f, k, k, k * .15f);
        pop();
    }
    for (int i = 0; i < 26; i++) { /* and those that lie below it */
        float x = -1.7f + 3.5f * chance(i + 300);
        rock(x, .02f + .22f * chance(i + 320) * (1 - fabsf(x) * .4f), -.5f + .6f * chance(i + 340), .18f, .13f, .15f,
             80 * chance(i + 360), i % 2 ? stone : stone2);
    }
    push();
    move(-.66f, -.10f, 1.55f);
    turn_y(-14);
    grow(1.36f);
    last_defender(material_plain(rgb(0x2a2420), .7f, .4f), material_wool(rgb(0x2c4c70)), material_iron(),
                  material_wood());
    pop();
    lamp(V(.15f, 1.9f, .1f), rgb(0xfff0d0) * 2.4f, .8f);
    lamp(V(.1f, .9f, .8f), rgb(0xfff0d0) * 1.6f, .6f);
    sprite(V(.10f, 2.2f, -2.6f), 1.6f, rgb(0xfff4dc), SPRITE_GLOW, .2f);
    dust_burst(V(.1f, 1.2f, -.3f), V(1.6f, .5f, .3f), 22, .4f, rgb(0xfff0d0), .10f, 4);
    part();
    paint(material_new(tint(MIDTONE), tint(SHADOW), .95f, .05f, PAT_SAND, 3, .4f));
    ground(-.08f, .06f, 1.2f);
    faction_motes();
}

const Card siege_raid_gates_cards[] = {
    {"cards/siege/st12", STRAYS, hurgrath}, {"cards/siege/st13", STRAYS, breach}, {0}};
