/* SPDX-License-Identifier: MIT
 * The hour of the breach: what comes through the wall. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrow_places.h"
#include "props/beast4.h"
#include "props/rocks.h"

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

const Card siege_raid_gates_cards[] = {{"cards/siege/st13", STRAYS, breach}, {0}};
