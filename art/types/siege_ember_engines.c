/* SPDX-License-Identifier: MIT
 * Engines of the Kilnsworn: ram and bellows. */
#include "cards.h"
#include "kit/hours.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/sinew.h"
#include "props/visage.h"

/* ---- em15: she throws her weight on it ---- */

/* A leaf of `length` along +y from the brush's place, in the xy plane; with a handle it is a board. */
static void bellows_leaf(float length, float wide, float thick, bool handle)
{
    float l = length, w = wide;
    float leaf[] = {-.10f * w, 0,        -.72f * w, l * .38f, -w,       l * .68f, -.80f * w, l * .92f, 0,
                    l,         .80f * w, l * .92f,  w,        l * .68f, .72f * w, l * .38f,  .10f * w, 0};
    outline(9, leaf, 4, thick, thick * .5f);
    if (handle)
        limb(V(0, l * .95f, 0), V(0, l * 1.34f, 0), .055f, .062f);
}

/* Two boards in a V from the nozzle at `hinge` back to `end`, which is held; a pleated lung between them, x across. */
static void great_bellows(Vec3 hinge, const Vec3 *end, int wood, int leather, int brass)
{
    for (int i = 0; i < 9; i++) {
        float t = (float)i / 8;
        Vec3 along = vec_mix(end[0], end[1], t) - hinge;
        float far = vec_length(along);
        push();
        move(hinge[0], hinge[1], hinge[2]);
        aim(vec_unit(along), V(0, 1, .2f));
        part();
        if (i == 0 || i == 8) {
            paint(wood);
            blend(.03f);
            bellows_leaf(far * .94f, .40f, .05f, true);
            part();
            paint(brass);
            for (int k = 0; k < 10; k++) {
                float y = far * (.22f + .075f * (float)k);
                for (int q = -1; q <= 1; q += 2)
                    ball((float)q * .40f * (.45f + .55f * sinf(min_of(y / far * 2.2f, 1.57f))) * .84f, y, .05f, .024f);
            }
        } else {
            paint(leather);
            bellows_leaf(far * (i % 2 ? .82f : .93f), i % 2 ? .29f : .41f, .04f, false);
        }
        pop();
    }
    part();
    paint(leather);
    blend(.05f);
    for (int i = 0; i < 3; i++)
        limb(hinge, vec_mix(end[0], end[1], .25f + .25f * (float)i) * .75f + hinge * .25f, .08f, .20f);
    part();
    paint(brass);
    blend(.03f);
    Vec3 out = vec_unit(hinge * 2 - end[0] - end[1]);
    limb(hinge - out * .12f, hinge + out * .42f, .14f, .075f);
    push();
    move(hinge[0], hinge[1], hinge[2]);
    aim(out, V(0, 1, 0));
    ring(0, .40f, 0, .085f, .034f);
    ring(0, .06f, 0, .125f, .03f);
    pop();
}

/* A head of props/visage.h in a red scarf, goggles on the brow, two braids thrown up. */
static void scarf_and_braids(int scarf, int hair, int brass, int lens, int leather)
{
    kiln_cap(scarf, V(0, .215f, -.08f), V(.385f, .345f, .42f), V(0, -.05f, .30f), V(.46f, .335f, .5f));
    limb(V(.30f, .20f, -.30f), V(.46f, .30f, -.36f), .08f, .05f);
    for (int i = 0; i < 2; i++) {
        Vec3 p[3] = {V(.42f, .28f, -.34f), V(.60f, .40f - .22f * (float)i, -.36f),
                     V(.80f, .44f - .34f * (float)i, -.40f)};
        tube(3, p, (float[]){.05f, .065f, .012f}, 3);
    }
    for (int i = 0; i < 13; i++) { /* what comes out below it */
        float x = -.27f + .045f * (float)i, c = chance(i);
        Vec3 p[3] = {V(x, .33f - .7f * x * x, .30f - .9f * x * x), V(x + .03f, .25f - .6f * x * x, .37f - .9f * x * x),
                     V(x + .07f, .17f - .5f * x * x + .03f * c, .36f - .9f * x * x)};
        part();
        paint(hair);
        hair_lock(3, p, .042f, i);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(hair);
        blend(.02f);
        for (int i = 0; i < 8; i++) {
            float t = (float)i / 7;
            Vec3 at = V(q * (.32f + .52f * t), -.06f + .30f * t - .16f * t * t * (1 - q * .5f), -.10f - .12f * t);
            egg(at[0], at[1] + (i % 2 ? .018f : -.018f), at[2], .075f - .022f * t, .070f - .02f * t, .065f - .02f * t);
        }
        for (int i = 0; i < 4; i++)
            limb(V(q * .86f, .06f, -.22f),
                 V(q * (.98f + .05f * chance(i)), .02f + .09f * (float)i * (i % 2 ? 1 : -.6f), -.25f), .035f, .006f);
        push();
        move(q * .155f, .385f, .315f);
        turn_x(-28);
        turn_y(q * 22);
        part();
        paint(brass);
        blend(.01f);
        push();
        turn_x(90);
        ring(0, 0, 0, .115f, .034f);
        drum(0, -.03f, 0, .11f, .03f, .02f);
        pop();
        part();
        paint(lens);
        egg(0, 0, .012f, .095f, .095f, .035f);
        pop();
    }
    part();
    paint(leather);
    blend(.02f);
    limb(V(-.05f, .39f, .35f), V(.05f, .39f, .35f), .03f, .03f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[3] = {V((float)side * .26f, .37f, .25f), V((float)side * .37f, .30f, .05f),
                     V((float)side * .36f, .24f, -.20f)};
        tube(3, p, (float[]){.035f, .03f, .03f}, 3);
    }
}

/* The mouth of the furnace at the edge of the picture: courses of dark stone round what we do not see. */
static void furnace_mouth(int brick)
{
    for (int i = 0; i < 9; i++) {
        float a = -1.9f + 3.8f * (float)i / 8;
        push();
        move(0, .62f * cosf(a), .62f * sinf(a));
        turn_x(a * 180 / PI);
        part();
        paint(brick);
        box(.25f, 0, 0, .30f, .15f, .25f, .04f);
        pop();
    }
    part();
    paint(kiln_hot(3.4f));
    egg(.38f, -.05f, 0, .12f, .46f, .46f);
    push();
    move(.10f, -.36f, 0);
    turn_z(34);
    flames(9, .12f, .34f, .62f, .10f, 12, -.3f, rgb(0xffc850), rgb(0xf05008), 3);
    pop();
}

/* The furnace answers. */
static void bellows(void)
{
    camera(V(-1.1f, 1.0f, 5.0f), V(.42f, 1.40f, .1f), 31);
    family_hour(EMBER_FORGE);
    Scene *s = scene();
    s->haze = 0;
    s->roll = -7;
    s->vignette = 1.5f;
    s->aperture = .03f;
    s->key.towards = V(.85f, -.10f, .45f);
    s->key.color = rgb(0xff9a50) * 1.5f;
    s->rim.color = rgb(0x6a8ad0) * 1.1f;
    s->fill.color = rgb(0x28406a) * .5f;
    s->ambient = .30f;
    int wood = material_wood(), leather = material_leather(rgb(0x8a4420)), brass = kiln_metal(rgb(0xd89a48)),
        scarf = material_wool(rgb(0xb02818)),
        hair = material_new(rgb(0xd87a28), rgb(0x8a3c10), .5f, .9f, PAT_NOISE, 4, .12f), lens = kiln_hot(1.2f),
        strap = material_leather(rgb(0x4a2c1c)), shirt = material_wool(rgb(0x7aa4b0)),
        brick = material_stone(rgb(0x3a3234), rgb(0x18161a));
    Figure f = {.man = .5f, .wide = 1.22f, .belly = .5f};
    push();
    move(-.62f, -.02f, 0);
    turn_y(70);
    push();
    move(0, 1.08f, 0);
    turn_x(24);
    turn_z(-5);
    move(0, -1.08f, 0);
    body_tunic(&f, shirt);
    smith_apron(material_leather(rgb(0x6a4024)), strap, 1.22f, .5f, .4f);
    push();
    move(0, 2.24f, .16f);
    turn_y(-46);
    turn_x(-2);
    turn_z(-12);
    grow(.80f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xe0a880),
                                .hair = rgb(0xb05a1c),
                                .iris = rgb(0x3f9a62),
                                .flush = 1.7f,
                                .jaw = .98f,
                                .nose = .70f,
                                .bulb = .95f,
                                .eye = 1.25f,
                                .open = {.55f, .85f},
                                .under = {.7f, .8f},
                                .gaze_x = 22,
                                .gaze_y = -10,
                                .brow = {-.01f, .0f},
                                .frown = {.045f, .035f},
                                .bush = 1,
                                .mouth = .13f,
                                .gape = .045f,
                                .corner = {.03f, .05f},
                                .upper = 1,
                                .lower = 1,
                                .puff = .4f,
                                .neck = .17f});
    scarf_and_braids(scarf, hair, brass, lens, strap);
    pop();
    Vec3 shoulder[2] = {here(body_shoulder(&f, -1)), here(body_shoulder(&f, 1))};
    pop();
    Vec3 hinge = V(0, .92f, 1.36f), end[2] = {V(0, 1.40f, .50f), V(0, .36f, .50f)};
    great_bellows(hinge, end, wood, leather, brass);
    Vec3 bar_at = end[0] + vec_unit(end[0] - hinge) * .16f;
    part(); /* the bar across its board */
    paint(wood);
    limb(bar_at + V(-.42f, 0, 0), bar_at + V(.42f, 0, 0), .05f, .05f);
    Vec3 hold[2] = {here(bar_at + V(-.27f, 0, 0)), here(bar_at + V(.27f, 0, 0))},
         across = vec_unit(here(V(1, 0, 0)) - here(V(0, 0, 0))),
         out = vec_unit(here(V(0, .8f, .5f)) - here(V(0, 0, 0)));
    push();
    move(hinge[0], hinge[1] + .02f, hinge[2] + .50f);
    turn_y(-90);
    furnace_mouth(brick);
    Vec3 fire = here(V(.1f, .1f, 0)), before = here(V(-.55f, .35f, .1f));
    pop();
    Vec3 elbow[2] = {here(V(-.62f, 1.52f, .28f)), here(V(.62f, 1.50f, .30f))};
    pop();
    for (int k = 0; k < 2; k++) {
        PersonHand h = {
            .lean = true, .pose = GRASP_FIST, .size = .21f, .thick = 1.2f, .thumb = k ? -1 : 1, .skin = skin};
        push();
        Vec3 wrist = person_hand_grip(h, hold[k], k ? across * -1 : across, out);
        pop();
        part();
        paint(skin);
        blend(.06f);
        sinew_arm(shoulder[k], elbow[k], wrist, 1.25f, .6f);
        part();
        paint(shirt);
        blend(.05f);
        sleeve_cloth(shoulder[k], vec_mix(shoulder[k], elbow[k], .55f), vec_mix(shoulder[k], elbow[k], .9f), .20f, .18f,
                     .17f, 5 + k);
    }
    lamp(fire + V(-.2f, .1f, .2f), rgb(0xff8a38) * 5.f, .6f);
    lamp(before, rgb(0xffa858) * 3.2f, .45f);
    lamp(before + V(-.5f, .15f, .9f), rgb(0xff9a50) * 2.2f, .5f);
    sprite(fire, .7f, rgb(0xff8a28), SPRITE_GLOW, .55f);
    for (int i = 0; i < 60; i++) { /* it spits at her */
        float t = chance(i), a = chance(i + 70) - .5f;
        sprite(fire + V(-1.5f * t, .9f * t * (1 - .5f * t) + a * (.3f + t), (chance(i + 140) - .3f) * .7f),
               .010f + .020f * chance(i + 9) * (1.2f - t), rgb(0xffc870), SPRITE_GLOW, 1.5f);
    }
    faction_motes();
}

/* ---- em04: the ram and its mother ---- */

static void ram_mother(void)
{
    camera(V(1.35f, 1.75f, 5.2f), V(-.10f, 1.62f, -.6f), 37);
    family_hour(EMBER_SNOW);
    Scene *s = scene();
    s->ambient = .4f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x6a6668));
    part();
    paint(material_stone(rgb(0x3a3430), rgb(0x2c201a)));
    ground(0, .08f, 1);
    part(); /* the log */
    paint(wood);
    limb(V(.45f, 1.02f, 1.9f), V(-1.5f, 1.12f, -4.2f), .34f, .36f);
    push(); /* its head: a ram of iron */
    move(.55f, 1.02f, 2.15f);
    turn_y(18);
    part();
    paint(iron);
    blend(.06f);
    egg(0, .02f, 0, .36f, .40f, .42f);
    limb(V(0, -.02f, .2f), V(0, -.20f, .66f), .25f, .17f);
    for (int side = -1; side <= 1; side += 2) { /* brows, cheeks and lips */
        float q = (float)side;
        limb(V(q * .06f, .24f, .36f), V(q * .30f, .20f, .26f), .075f, .06f);
        egg(q * .10f, -.22f, .74f, .10f, .085f, .10f);
    }
    limb(V(0, -.34f, .40f), V(0, -.38f, .66f), .13f, .10f);
    carve();
    blend(.02f);
    box(0, -.31f, .66f, .16f, .022f, .22f, .01f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .09f, -.18f, .83f, .045f, .03f, .06f);
    fill();
    part(); /* rivets down the nose, a band across the brow */
    paint(kiln_metal(rgb(0xd09448)));
    for (int i = 0; i < 5; i++)
        ball(0, .30f - .085f * (float)i, .36f + .075f * (float)i, .035f);
    part();
    paint(iron);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(7,
             (Vec3[]){V(q * .22f, .32f, 0), V(q * .5f, .42f, -.12f), V(q * .66f, .16f, -.16f), V(q * .62f, -.14f, 0),
                      V(q * .44f, -.2f, .14f), V(q * .40f, -.02f, .2f), V(q * .5f, .06f, .2f)},
             (float[]){.15f, .14f, .12f, .10f, .08f, .05f, .02f}, 4);
    }
    part();
    paint(kiln_hot(2.2f));
    ball(-.18f, .12f, .33f, .06f);
    ball(.18f, .12f, .33f, .06f);
    Vec3 hot = here(V(0, -.30f, .9f));
    pop();
    lamp(hot + V(-.5f, .9f, .9f), rgb(0xffb070) * 1.6f, .6f);
    push(); /* grandmother astride */
    move(.02f, .55f, .55f);
    turn_y(16);
    grow(.80f);
    Kiln k = {.build = {.man = .1f, .wide = 1.15f, .belly = .4f},
              .face = {.skin = rgb(0xd09a78),
                       .hair = rgb(0xd8d4cc),
                       .iris = rgb(0x6a8ab0),
                       .age = 1,
                       .man = .1f,
                       .gaunt = .3f,
                       .nose = NOSE_HOOKED,
                       .nose_size = 1.2f,
                       .mood = MOOD_SHOUT,
                       .cast = CAST_GAUNT,
                       .hairs = HAIR_BUN,
                       .seed = 44},
              .hat = KILN_HORNS,
              .foot = {V(-.62f, .55f, .25f), V(.62f, .55f, .25f)},
              .sink = .12f,
              .hand = {{.at = V(-.30f, 1.32f, .62f), .bar = V(1, 0, 0), .out = V(0, .4f, 1)},
                       {.at = V(.62f, 2.36f, .30f), .bar = V(.2f, 1, .1f), .out = V(0, 0, 1)}},
              .head = .62f,
              .head_pitch = -6,
              .cloth = rgb(0x7a2a1c),
              .sleeve = rgb(0x9a6a40),
              .apron = rgb(0xb0a088)};
    kiln(&k);
    push();
    move(.62f, 2.36f, .30f);
    aim(V(.2f, 1, .1f), V(0, 0, 1));
    part();
    paint(wood);
    limb(V(0, -.3f, 0), V(0, .5f, 0), .045f, .06f);
    move(0, .5f, 0);
    flames(9, .12f, .12f, .6f, .10f, 8, -8, rgb(0xffe890), rgb(0xff7018), 5);
    Vec3 torch = here(V(0, .3f, 0));
    pop();
    pop();
    for (int i = 0; i < 4; i++) { /* the crew, two on each side */
        float q = i & 1 ? 1 : -1, back = i > 1 ? 1 : 0;
        push();
        move(-.12f - .5f * back + q * .74f, 0, .1f - 1.5f * back);
        turn_y(14 - q * 8);
        grow(.80f);
        Kiln c = {.build = {.man = i == 2 ? .1f : 1, .wide = 1.1f},
                  .face = {.skin = i == 1 ? rgb(0x8a5a3c) : rgb(0xc88a60),
                           .hair = rgb(0x4a2410),
                           .age = .3f + .15f * (float)i,
                           .man = i == 2 ? .1f : 1,
                           .mood = i == 1 ? MOOD_EFFORT : MOOD_GASP,
                           .nose = NOSE_BROAD,
                           .hairs = i == 2 ? HAIR_BRAIDS : HAIR_CROP,
                           .beard = i == 1 ? WHISKERS_FULL : WHISKERS_NONE,
                           .soot = true,
                           .seed = 60 + i},
                  .hat = i == 0   ? KILN_POT
                         : i == 3 ? KILN_GOGGLES
                                  : KILN_CAP,
                  .lean = 16,
                  .foot = {V(-.2f, 0, .4f), V(.2f, 0, -.3f)},
                  .hand = {{.at = V(-.5f * q, 1.30f, .35f), .bar = V(.1f, .3f, 1), .out = V(-q, 0, 0)},
                           {.at = V(-.4f * q, 1.42f, -.05f), .bar = V(.1f, .3f, 1), .out = V(-q, 0, 0)}},
                  .head_pitch = -10,
                  .cloth = i % 2 ? rgb(0x6a3a24) : rgb(0x8a3a20),
                  .sleeve = rgb(0xa07a4c),
                  .apron = rgb(0x4a3020)};
        kiln(&c);
        pop();
    }
    sprite(torch + V(0, 0, -.3f), .6f, rgb(0xff8a28), SPRITE_GLOW, .5f);
    lamp(torch + V(-.2f, .0f, .5f), rgb(0xffa850) * 3.6f, .45f);
    faction_motes();
}

/* ---- em16: the chapel answers, and its gargoyles cover their ears ---- */

/* A stained window of twelve panes round the brush's place, looking to +z; what is nearer to the middle than `gone` has
 * flown out. */
static void rose_window(float r, float gone, int stone)
{
    static const int glass_hex[4] = {0xffb040, 0xd8301c, 0x3a78e0, 0xffd070};
    int glass[4];
    for (int i = 0; i < 4; i++) {
        glass[i] =
            material_new(rgb((unsigned)glass_hex[i]), rgb((unsigned)glass_hex[i]) * .6f, .2f, 1, PAT_NOISE, 5, .2f);
        material(glass[i])->emit = rgb((unsigned)glass_hex[i]) * 1.5f;
    }
    for (int i = 0; i < 24; i++) {
        float a = ((float)i + .12f) * PI / 12, b = ((float)i + .88f) * PI / 12, in = r * (gone + .13f * chance(i + 3)),
              out = r * .93f, mid = r * (.66f + .04f * (float)(i % 2));
        Vec3 p[6] = {V(sinf(a) * in, cosf(a) * in, 0),   V(sinf(b) * in * 1.06f, cosf(b) * in * 1.06f, 0),
                     V(sinf(a) * mid, cosf(a) * mid, 0), V(sinf(b) * mid, cosf(b) * mid, 0),
                     V(sinf(a) * out, cosf(a) * out, 0), V(sinf(b) * out, cosf(b) * out, 0)};
        part();
        paint(glass[(i * 3) % 4]);
        web(p[0], p[1], p[2], .02f);
        web(p[1], p[2], p[3], .02f);
        part();
        paint(glass[(i * 3 + 1 + i % 2) % 4]);
        web(p[2], p[3], p[4], .02f);
        web(p[3], p[4], p[5], .02f);
    }
    part();
    paint(stone);
    blend(.03f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6, in = r * (gone - .06f + .22f * chance(i + 30));
        limb(V(sinf(a) * in, cosf(a) * in, .03f), V(sinf(a) * r, cosf(a) * r, .03f), .045f, .065f);
    }
    push();
    turn_x(90);
    ring(0, 0, 0, r * 1.03f, .13f);
    ring(0, -.10f, 0, r * 1.22f, .11f);
    pop();
}

/* The mortar's barrel along +y from the brush's place, its lip at y 1. Returns the middle of its mouth in the world. */
static Vec3 mortar_barrel(int bronze)
{
    part();
    paint(bronze);
    blend(.04f);
    limb(V(0, -1.2f, 0), V(0, .86f, 0), .60f, .55f);
    ring(0, .10f, 0, .575f, .06f);
    ring(0, .46f, 0, .565f, .045f);
    drum(0, .93f, 0, .72f, .12f, .06f);
    carve();
    blend(.03f);
    drum(0, 1.0f, 0, .50f, .8f, .02f);
    fill();
    part(); /* studs round the lip */
    paint(bronze);
    for (int i = 0; i < 16; i++) {
        float a = (float)i * PI / 8;
        ball(sinf(a) * .61f, 1.055f, cosf(a) * .61f, .045f);
    }
    part();
    paint(kiln_hot(2.6f));
    drum(0, .45f, 0, .49f, .03f, .01f);
    part();
    paint(kiln_hot(1.2f));
    limb(V(0, .45f, 0), V(0, .62f, 0), .30f, .10f);
    return here(V(0, 1.1f, 0));
}

/* Of one stone: it squats, shoulders up, both hands flat on its ears. About 1.3 high; one eye may be open. */
static void gargoyle(int stone, bool peeks)
{
    part();
    paint(stone);
    blend(.07f);
    lumpy(.014f, 7);
    egg(0, .36f, -.08f, .34f, .36f, .30f);
    egg(0, .58f, -.04f, .36f, .20f, .24f);
    limb(V(0, .62f, 0), V(0, .82f, .08f), .17f, .15f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .24f, .14f, .0f), V(q * .42f, .34f, .34f), .17f, .13f);
        limb(V(q * .42f, .34f, .34f), V(q * .36f, .02f, .30f), .12f, .10f);
        for (int i = -1; i <= 1; i++)
            limb(V(q * .36f, .02f, .30f), V(q * (.36f + .09f * (float)i), -.06f, .50f), .06f, .03f);
        limb(V(q * .32f, .62f, -.02f), V(q * .62f, .54f, .26f), .14f, .10f); /* elbows out, hands on the ears */
        limb(V(q * .62f, .54f, .26f), V(q * .40f, .92f, .22f), .105f, .07f);
        blend(.02f);
        egg(q * .38f, 1.02f, .20f, .075f, .13f, .12f);
        for (int i = 0; i < 4; i++)
            limb(V(q * .385f, 1.06f, .30f - .075f * (float)i),
                 V(q * (.335f - .01f * (float)i), 1.33f + .03f * (float)(i % 3), .28f - .08f * (float)i), .046f, .032f);
        blend(.07f);
    }
    blend(.06f);
    egg(0, 1.02f, .10f, .29f, .28f, .28f);
    egg(0, .90f, .28f, .20f, .15f, .17f);
    limb(V(-.20f, 1.12f, .32f), V(-.03f, 1.03f, .40f), .055f, .05f);
    limb(V(.20f, 1.12f, .32f), V(.03f, 1.03f, .40f), .055f, .05f);
    egg(0, .98f, .44f, .075f, .06f, .07f);
    for (int side = -1; side <= 1; side += 2) { /* horns, and wings folded close */
        float q = (float)side;
        limb(V(q * .14f, 1.24f, .08f), V(q * .24f, 1.46f, -.02f), .07f, .012f);
        limb(V(q * .20f, .70f, -.20f), V(q * .62f, 1.30f, -.42f), .06f, .035f);
        web(V(q * .20f, .66f, -.22f), V(q * .62f, 1.30f, -.42f), V(q * .70f, .50f, -.44f), .03f);
        web(V(q * .20f, .66f, -.22f), V(q * .70f, .50f, -.44f), V(q * .34f, .20f, -.34f), .03f);
    }
    carve();
    blend(.02f);
    tube(4, (Vec3[]){V(-.15f, .86f, .40f), V(-.06f, .83f, .46f), V(.06f, .83f, .46f), V(.15f, .87f, .40f)},
         (float[]){.015f, .04f, .04f, .015f}, 4);
    for (int side = -1; side <= 1; side += 2) /* eyes squeezed to creases */
        if (!(peeks && side < 0))
            tube(3,
                 (Vec3[]){V((float)side * .06f, 1.01f, .40f), V((float)side * .12f, 1.025f, .40f),
                          V((float)side * .20f, 1.05f, .34f)},
                 (float[]){.012f, .022f, .01f}, 3);
    fill();
    lumpy(0, 1);
    int tooth = material_plain(rgb(0xe8d8b8), .5f, .5f);
    for (int i = 0; i < 6; i++) {
        float x = -.10f + .04f * (float)i;
        part();
        paint(tooth);
        box(x, .848f, .452f - 1.2f * x * x, .017f, .030f, .012f, .008f);
    }
    if (peeks) {
        part();
        eye(-.115f, 1.04f, .345f, .075f, 20, -14, material_eye(rgb(0xffa020), rgb(0xfff4dc), .6f, PUPIL_ROUND));
    }
}

static void chapel_mortar(void)
{
    camera(V(.85f, 1.35f, 7.2f), V(.194f, 1.785f, 1.512f), 35);
    Scene *s = scene();
    s->focus = 7.27f;
    s->backdrop = kiln_night;
    kiln_hearth(.9f, .9f, .4f);
    s->roll = 4;
    s->vignette = 1.3f;
    s->key.color = rgb(0xa8bce0) * 1.2f;
    s->rim.color = rgb(0xff9a48) * 3.0f;
    s->ambient = .30f;
    int bronze = kiln_metal(rgb(0xd09048)), iron = kiln_metal(rgb(0x4a4644)),
        wall = material_new(rgb(0x4c4a52), rgb(0x26252c), .9f, .3f, PAT_BRICK, 2.6f, 1),
        stone = material_stone(rgb(0x6a6466), rgb(0x3a363a)), carved = material_stone(rgb(0xa89c90), rgb(0x6a6058));
    part(); /* the west wall, a gable */
    paint(wall);
    blend(.02f);
    outline(5, (float[]){-3, -1, 3, -1, 3, 3.2f, 0, 5.6f, -3, 3.2f}, 1, .3f, .02f);
    carve();
    push();
    move(0, 2.1f, 0);
    turn_x(90);
    drum(0, 0, 0, 1.32f, 1, .01f);
    pop();
    fill();
    push();
    move(0, 2.1f, .18f);
    rose_window(1.30f, .60f, stone);
    pop();
    push();
    move(-.06f, 1.98f, .35f);
    aim(V(-.22f, .34f, 1), V(0, 1, 0));
    Vec3 mouth = mortar_barrel(bronze);
    Vec3 out = vec_unit(here(V(0, 2, 0)) - here(V(0, 1, 0)));
    pop();
    Vec3 shell = mouth + V(-.40f, .66f, .75f);
    part();
    paint(iron);
    ball(shell[0], shell[1], shell[2], .27f);
    part();
    paint(iron);
    push();
    move(shell[0], shell[1], shell[2]);
    aim(V(.5f, -.7f, .5f), V(0, 0, 1));
    drum(0, .26f, 0, .09f, .04f, .02f);
    part();
    paint(kiln_hot(3.4f));
    limb(V(0, .28f, 0), V(0, .46f, .02f), .035f, .008f);
    Vec3 fuse = here(V(0, .42f, 0));
    pop();
    sprite(fuse, .2f, rgb(0xffd080), SPRITE_SPARKLE, 1);
    for (int i = 0; i < 70; i++) { /* fire out of the mouth, that the shell draws after it */
        float t = chance(i + 3), a = chance(i + 50) * 2 * PI, r = (.08f + .30f * t) * sqrtf(chance(i + 90));
        Vec3 p = vec_mix(mouth + out * (.7f * t), vec_mix(mouth, shell, t), .6f);
        sprite(p + V(cosf(a) * r, sinf(a) * r, 0), .10f + .10f * t, vec_mix(rgb(0xffe0a0), rgb(0xd05a18), t),
               SPRITE_GLOW, .34f * (1 - .6f * t));
    }
    static const unsigned shard_hex[4] = {0xffb040, 0xd8301c, 0x3a78e0, 0xffd070};
    int shard_m[4];
    for (int i = 0; i < 4; i++) {
        shard_m[i] = material_new(rgb(shard_hex[i]), rgb(shard_hex[i]) * .6f, .15f, 1.4f, PAT_PLAIN, 1, 0);
        material(shard_m[i])->emit = rgb(shard_hex[i]) * .9f;
    }
    for (int i = 0; i < 46; i++) { /* panes on their way */
        float a = chance(i) * 2 * PI, t = .15f + .85f * chance(i + 60), r = .75f + 1.25f * t,
              z = .4f + 2.2f * t * chance(i + 120), k = .07f + .13f * chance(i + 7);
        if (cosf(a) < -.55f)
            continue; /* the gargoyles are there */
        push();
        move(sinf(a) * r, 2.1f + cosf(a) * r, z);
        turn_x(360 * chance(i + 150));
        turn_y(360 * chance(i + 180));
        part();
        paint(shard_m[i % 4]);
        web(V(-k, -k * .6f, 0), V(k, -k * .4f, 0), V(k * (chance(i + 9) - .5f), k * 1.3f, 0), .012f);
        pop();
    }
    part(); /* a ledge for the two */
    paint(stone);
    blend(.03f);
    box(0, .14f, .75f, 3, .14f, .62f, .05f);
    box(0, -.4f, .6f, 3, .4f, .5f, .05f);
    push();
    move(-.86f, .28f, 1.0f);
    turn_y(24);
    turn_z(6);
    grow(.98f);
    gargoyle(carved, false);
    pop();
    push();
    move(1.10f, .28f, 1.05f);
    turn_y(-2);
    turn_z(-8);
    grow(1.0f);
    gargoyle(carved, true);
    pop();
    lamp(mouth + V(.1f, .1f, .8f), rgb(0xffb060) * 3.2f, .5f);
    lamp(V(.1f, 1.5f, 2.3f), rgb(0xffa858) * 5.5f, .6f);
    lamp(V(-.1f, .7f, 2.6f), rgb(0xb8c8f0) * 1.6f, .6f);
    sprite(mouth + V(0, .05f, -.1f), .75f, rgb(0xff8a28), SPRITE_GLOW, .4f);
    push();
    move(mouth[0], mouth[1], mouth[2]);
    sparks(26, 1.0f, 1.4f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

const Card siege_ember_engines_cards[] = {{"cards/siege/em04", EMBER, ram_mother},
                                          {"cards/siege/em15", EMBER, bellows},
                                          {"cards/siege/em16", EMBER, chapel_mortar},
                                          {0}};
