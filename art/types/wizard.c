/* SPDX-License-Identifier: MIT
 * Wizards: the old master of fire, the elf with the ball of snow, the player of shadows. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/masonry.h"
#include "props/bare.h"
#include "props/barrowkin.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/vitreous.h"
#include "types/dragon_body.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* ---- the master of fire ---- */

/* One cover of a book, from its spine at x 0 to the right: leather, gold corners, leaves behind it. */
static void book_cover(float wide, float high, int leather, int gold, int leaf)
{
    part();
    paint(leaf);
    box(wide * .5f, 0, -.09f, wide * .48f, high * .47f, .07f, .01f);
    part();
    paint(leather);
    blend(.02f);
    box(wide * .5f, 0, 0, wide * .5f, high * .5f, .035f, .03f);
    part();
    paint(gold);
    blend(.015f);
    for (int end = -1; end <= 1; end += 2) {
        float y = (float)end * high * .5f, in = y - (float)end * .20f;
        float xy[] = {
            wide + .02f,           y + (float)end * .02f, wide - .22f,           y + (float)end * .02f, wide - .13f,
            y - (float)end * .07f, wide - .07f,           y - (float)end * .13f, wide + .02f,           in};
        outline(5, xy, 1, .06f, .02f);
        limb(V(.10f, y - (float)end * .10f, .035f), V(wide - .22f, y - (float)end * .10f, .035f), .012f, .012f);
    }
    limb(V(.10f, -high * .40f, .035f), V(.10f, high * .40f, .035f), .012f, .012f);
}

/* A spell book that looks back: its back to us, an eye in the middle of a cover; middle at the brush's place. */
static void watching_book(int leather, int gold, int leaf, int iris)
{
    float wide = .98f, high = 1.30f;
    for (int side = -1; side <= 1; side += 2) {
        push();
        if (side < 0)
            mirror_x();
        turn_y(15);
        move(.07f, 0, 0);
        book_cover(wide, high, leather, gold, leaf);
        pop();
    }
    part();
    paint(leather);
    blend(.02f);
    drum(0, 0, .02f, .12f, high * .5f, .04f);
    for (int i = -2; i <= 2; i++) {
        push();
        move(0, (float)i * .25f, .02f);
        ring(0, 0, 0, .115f, .026f);
        pop();
    }
    push();
    turn_y(15);
    move(.58f, -.04f, .05f);
    part();
    paint(gold);
    push();
    turn_x(90);
    ring(0, 0, 0, .27f, .045f);
    pop();
    for (int i = 0; i < 12; i++) { /* rays, as of a sun */
        push();
        turn_z((float)i * 30);
        limb(V(0, .30f, 0), V(0, i % 2 ? .38f : .43f, 0), .030f, .008f);
        pop();
    }
    eye_with_lid(0, 0, .02f, .215f, -14, 10, iris, leather, 10, .30f);
    pop();
}

/* Four fingers over an edge; the hand itself is behind it. */
static void fingers_over(Vec3 at, float lean, float side, int skin)
{
    push();
    move(at[0], at[1], at[2]);
    turn_z(lean);
    for (int i = 0; i < 4; i++) {
        float y = -.105f * (float)i, out = .03f * sinf((float)i * PI / 3);
        part();
        paint(skin);
        blend(.02f);
        limb(V(side * .14f, y + .03f, -.06f), V(side * .05f, y + .02f, .07f), .052f, .052f);
        limb(V(side * .05f, y + .02f, .07f), V(-side * (.10f + out), y - .01f, .075f), .052f, .042f);
        ball(side * .05f, y + .02f, .075f, .058f);
    }
    pop();
}

/* Between hat and book there is room for two eyes. */
static void wizard(void)
{
    camera(V(.0f, 1.56f, 5.2f), V(.02f, 1.62f, 0), 30);
    hero_stage(PARTY_WARM, candle_room);
    Scene *s = scene();
    set_palette(s, 0x06040c, 0x18122c, 0x3a2a58, 0xf4b870, 0xffa040, 0xfff0d0);
    s->key.color = rgb(0xffe0c0) * .85f;
    s->key.towards = V(-.6f, .5f, .7f);
    s->rim.color = rgb(0x7a80ff) * 2.6f;
    s->fill.color = rgb(0x303c80) * .4f;
    s->ambient *= .7f;
    s->vignette = 1.6f;
    s->roll = -5;
    int robe = material_wool(rgb(0xb8281c)), gold = material_gold(), leaf = material_glow(rgb(0xffd890), 1.1f),
        leather = material_leather(rgb(0x7a1c18)), iris = material_eye(rgb(0xffb020), rgb(0xf8e8b0), .5f, PUPIL_SLIT),
        white = material_new(rgb(0xe6e2dc), rgb(0x8a8480), .5f, .8f, PAT_HAIR, 2.2f, .12f);
    Kin k = {.head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0xf0ece4),
                      .iris = rgb(0x40b0f0),
                      .age = 1,
                      .man = .95f,
                      .gaunt = .2f,
                      .eye = 1.6f,
                      .glow = .5f,
                      .brow = 2.2f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.2f,
                      .mood = MOOD_CUNNING,
                      .cast = CAST_LONG,
                      .beard = WHISKERS_FULL,
                      .gaze_x = 4,
                      .gaze_y = -4,
                      .seed = 6},
             .look = 5,
             .nod = 8,
             .lean = 5,
             .head_size = 1.30f,
             .seed = 3};
    part();
    paint(material_wool(rgb(0x3a1014)));
    blend(.15f);
    egg(0, .70f, -.55f, 1.15f, .75f, .42f);
    push();
    hero_head(&k, V(.0f, 1.90f, .0f));
    part(); /* white hair below the hat */
    paint(white);
    blend(.012f);
    for (int i = 0; i < 18; i++) {
        float q = i % 2 ? 1.f : -1.f, t = (float)(i / 2) / 8, c = chance(i + 3);
        Vec3 p[4] = {V(q * .34f, .18f, .10f - .40f * t), V(q * .40f, -.08f, .08f - .38f * t),
                     V(q * (.44f + .06f * c), -.36f, .08f - .34f * t), V(q * (.42f + .14f * c), -.76f, .12f - .3f * t)};
        hair_lock(4, p, .060f, i);
    }
    fit_headgear();
    move(0, .05f, 0);
    hat_pointed(.86f, 1.0f, .50f, robe, gold, gold);
    pop();
    push();
    move(.0f, .98f, 1.02f);
    turn_x(-6);
    watching_book(leather, gold, leaf, iris);
    pop();
    int skin = bare_skin(k.head.skin);
    fingers_over(V(-.99f, 1.08f, .80f), 4, -1, skin);
    fingers_over(V(.99f, 1.08f, .80f), -4, 1, skin);
    lamp(V(-.10f, 1.52f, .95f), rgb(0xffb058) * 4.2f, .42f);
    lamp(V(-.40f, 1.20f, 2.2f), rgb(0xffd0a0) * 1.0f, .5f);
    sprite(V(0, 1.62f, .85f), .75f, rgb(0xffa840), SPRITE_GLOW, .22f);
    for (int i = 0; i < 34; i++) /* what he reads rises from the leaves */
        sprite(V((chance(i) - .5f) * 1.9f, 1.55f + 1.3f * chance(i + 30), .8f + .3f * chance(i + 60)),
               .008f + .018f * chance(i + 90), rgb(0xffd070) * 1.5f, i % 6 ? SPRITE_GLOW : SPRITE_SPARKLE, 1);
}

/* ---- the elf with the ball of snow ---- */

/* A castle in its snow, as it stands in the ball: its yard at the brush's place, 1 high. */
static void castle_of_the_ball(void)
{
    int snow = material_plain(rgb(0xf0f8ff), .8f, .2f), wall = material_stone(rgb(0x40547c), rgb(0x1c2848)),
        roof = material_plain(rgb(0x1a3064), .6f, .4f), window = material_glow(rgb(0xffc860), 2.2f);
    static const float tower[7][3] = {/* x, height, radius */
                                      {-.40f, .44f, .10f}, {.38f, .40f, .10f},  {0, .72f, .13f},   {-.20f, .56f, .08f},
                                      {.21f, .52f, .08f},  {-.20f, .24f, .18f}, {.19f, .22f, .18f}};
    for (int i = 0; i < 7; i++) {
        float x = tower[i][0], h = tower[i][1], r = tower[i][2], z = i < 5 ? 0 : .1f;
        part();
        paint(wall);
        drum(x, h * .5f - .1f, z, r, h * .5f + .1f, .02f);
        part();
        paint(i < 5 ? roof : snow);
        if (i < 5)
            limb(V(x, h, z), V(x, h + .40f * (.5f + r * 4), z), r * 1.25f, .008f);
        else
            drum(x, h, z, r * 1.06f, .03f, .02f);
        part();
        paint(window);
        for (int k = 0; k < 2; k++)
            box(x + .06f * (float)(k * (i % 2 ? 1 : -1)), h * (.72f - .34f * (float)k), z + r * .98f, .020f, .036f,
                .02f, .008f);
    }
    part();
    paint(window);
    egg(0, .09f, .24f, .050f, .10f, .06f); /* the gate is open */
    part();
    paint(snow);
    blend(.12f);
    egg(0, -.16f, .0f, .85f, .22f, .60f);
    egg(-.75f, -.22f, .2f, .55f, .22f, .5f);
    egg(.75f, -.24f, .2f, .55f, .22f, .5f);
    int fir = material_plain(rgb(0x10243c), .9f, .1f);
    for (int i = 0; i < 9; i++) { /* firs */
        float x = (i % 2 ? 1.f : -1.f) * (.46f + .5f * chance(i)), z = .25f + .3f * chance(i + 9),
              h = .12f + .10f * chance(i + 20);
        part();
        paint(fir);
        limb(V(x, -.04f, z), V(x, -.04f + h * 1.4f, z), h * .34f, .004f);
    }
}

/* They think that it is the moon. */
static void wizard2(void)
{
    camera(V(.0f, 1.30f, 6.0f), V(.0f, 1.50f, 0), 31);
    hero_stage(PARTY_COOL, open_air);
    Scene *s = scene();
    set_palette(s, 0x02050e, 0x061026, 0x0e2448, 0x2a5080, 0x9fe8ff, 0x5a88b8);
    s->key = (Light){vec_unit(V(-.5f, .6f, .6f)), rgb(0x90b8ff) * .55f, .1f};
    s->rim = (Light){vec_unit(V(.4f, .5f, -.75f)), rgb(0x60a0ff) * 2.2f, 0};
    s->fill.color = rgb(0x183068) * .6f;
    s->ambient *= .45f;
    s->haze = 0;
    s->vignette = 1.6f;
    int hat = material_wool(rgb(0x101c50)), silver = material_iron(), gold = material_gold(),
        hair = material_new(rgb(0x8aa8d0), rgb(0x30486c), .45f, .9f, PAT_HAIR, 2.2f, .12f),
        rim = material_glow(rgb(0xa0e0ff), .9f);
    Kin k = {.head = {.skin = rgb(0x7898c8),
                      .hair = rgb(0x90b0d8),
                      .iris = rgb(0x40e0ff),
                      .age = .35f,
                      .man = .05f,
                      .wide = .95f,
                      .eye = 1.7f,
                      .glow = 1.3f,
                      .brow = 1.2f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .88f,
                      .mood = MOOD_CUNNING,
                      .mirrored = true,
                      .cast = CAST_FINE,
                      .gaze_x = 0,
                      .gaze_y = -26,
                      .seed = 9},
             .nod = 8,
             .lean = 4,
             .head_size = 3.1f};
    push();
    hero_head(&k, V(.06f, 2.20f, -2.4f));
    falling_hair(hair, 1.0f, 1, 9);
    fit_headgear();
    hat_pointed(.80f, 1.0f, .4f, hat, silver, gold);
    pop();
    push();
    move(.0f, .62f, .3f);
    grow(1.18f);
    castle_of_the_ball();
    Vec3 yard = here(V(0, .2f, .5f));
    pop();
    push(); /* the glass */
    move(0, 1.52f, .2f);
    turn_x(90);
    part();
    paint(rim);
    ring(0, 0, 0, 1.22f, .016f);
    pop();
    sprite(V(-.80f, 2.26f, .4f), .20f, rgb(0xffffff), SPRITE_GLOW, .8f);
    sprite(V(-.62f, 2.44f, .4f), .10f, rgb(0xffffff), SPRITE_GLOW, .8f);
    lamp(yard + V(0, .1f, .3f), rgb(0xffc060) * 1.6f, .4f);
    lamp(V(.05f, 2.35f, -.55f), rgb(0x90d0ff) * 3.2f, .60f);
    sprite(yard, .55f, rgb(0xffb850), SPRITE_GLOW, .22f);
    for (int i = 0; i < 90; i++) {
        float a = 2 * PI * chance(i), r = 1.16f * sqrtf(chance(i + 90));
        sprite(V(cosf(a) * r, 1.52f + sinf(a) * r, .1f + .5f * chance(i + 180)), .010f + .014f * chance(i + 270),
               rgb(0xf0f8ff), SPRITE_SNOW, .9f);
    }
}

/* ---- the player of shadows ---- */

/* The wall a candle at disc_x, disc_y lights. */
static Vec3 lit_wall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, s->disc_x, s->disc_y, .55f);
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], unit(2.6f * h));
    c = vec_mix(c, t[LIGHT], unit(1.3f * h));
    c += t[GLOW] * (.35f * h * h);
    return c * (.62f + .5f * brick_wall(u * .72f, v * .72f) + .1f * cloud_flat(u * 5, v * 5, 3));
}

/* What his shadow is: it grows out of his hand, up the wall. */
static void dragon_on_the_wall(int shade)
{
    Glazing since = glazing_begin();
    Hide h = dragon_hide(&(DragonColors){grey(0), grey(0), grey(0), grey(0), grey(0), grey(0)});
    Vec3 neck[6] = {V(.02f, .70f, 0),  V(.40f, 1.02f, 0), V(.82f, 1.50f, 0),
                    V(.80f, 2.10f, 0), V(.42f, 2.56f, 0), V(.06f, 2.70f, 0)};
    float r[6] = {.07f, .16f, .27f, .33f, .31f, .28f};
    dragon_neck(&h, &(DragonNeck){6, neck, r, V(-1, 0, 0), 0, 13, .34f});
    Vec3 tip[4] = {V(2.05f, 3.20f, 0), V(2.05f, 2.35f, 0), V(1.75f, 1.65f, 0), V(1.30f, 1.25f, 0)};
    dragon_wing(&h, 1, V(.85f, 1.50f, -.02f), V(1.10f, 2.30f, -.02f), V(1.40f, 3.10f, -.02f), tip);
    push();
    move(-.06f, 2.70f, 0);
    turn_y(-82);
    turn_x(6);
    grow(.98f);
    dragon_head(&h, &(DragonFace){34, 20, .5f});
    dragon_swept_horns(&h, .9f);
    dragon_frill(&h, 4, .55f);
    pop();
    glazing_all(since, shade);
}

/* Children's play, with a candle and a hand. But he is a wizard. */
static void wizard3(void)
{
    camera(V(0, 1.42f, 6.2f), V(0, 1.52f, 0), 32);
    hero_stage(PARTY_WILD, lit_wall);
    Scene *s = scene();
    set_palette(s, 0x080412, 0x2a1848, 0x5a5a98, 0xc0f070, 0xb0ff60, 0xf6ffe4);
    s->disc_x = -.18f;
    s->disc_y = .05f;
    s->key = (Light){vec_unit(V(-.3f, -.1f, .9f)), rgb(0xe8ffb0) * .8f, .1f};
    s->rim.color = rgb(0x8060ff) * .6f;
    s->fill.color = rgb(0x503a80) * .4f;
    s->ambient *= .5f;
    s->vignette = 1.6f;
    int robe = material_wool(rgb(0x2f7a5a)), hat = material_wool(rgb(0x7a2ab0)), gold = material_gold(),
        shade = material_plain(rgb(0x06030c), 1, 0), wood = material_wood();
    material(shade)->rim = 0;
    push();
    move(.02f, .10f, -1.6f);
    grow(.96f);
    dragon_on_the_wall(shade);
    Vec3 eye_at = here(V(-.30f, 2.80f, .42f));
    pop();
    push();
    move(-.22f, .46f, .2f);
    part();
    paint(robe);
    blend(.05f);
    limb(V(0, -.15f, 0), V(0, .46f, 0), .30f, .15f);
    egg(0, .50f, 0, .20f, .12f, .14f);
    Kin k = {.head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0xd86a28),
                      .iris = rgb(0x60c030),
                      .age = .8f,
                      .man = 1,
                      .eye = 1.4f,
                      .brow = 1.6f,
                      .nose = NOSE_LONG,
                      .nose_size = 1.4f,
                      .mood = MOOD_MIRTH,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.6f,
                      .gaze_x = 30,
                      .gaze_y = 16,
                      .seed = 31},
             .look = 24,
             .nod = -8,
             .head_size = .46f};
    push();
    hero_head(&k, V(0, .80f, .06f));
    fit_headgear();
    hat_pointed(.86f, 1.25f, -.5f, hat, gold, gold);
    pop();
    int skin = bare_skin(k.head.skin);
    Vec3 wrist = V(.52f, .74f, .14f);
    body_sleeve(robe, V(.16f, .50f, 0), V(.40f, .42f, .10f), wrist, .11f, .13f, .12f, 5);
    part(); /* a hand that is a beak */
    paint(skin);
    blend(.02f);
    egg(wrist[0] + .03f, wrist[1] + .08f, wrist[2], .055f, .085f, .05f);
    limb(wrist + V(.03f, .14f, 0), wrist + V(-.13f, .20f, 0), .042f, .022f);
    limb(wrist + V(.0f, .07f, .02f), wrist + V(-.12f, .09f, .02f), .032f, .020f);
    body_sleeve(robe, V(-.16f, .50f, 0), V(-.36f, .34f, .14f), V(-.20f, .22f, .26f), .11f, .13f, .12f, 6);
    pop();
    push(); /* the candle, before him */
    move(-.42f, .30f, 1.05f);
    wax_candle(.26f, .07f, true, material_wax());
    Vec3 flame = here(V(0, .36f, 0));
    pop();
    part();
    paint(wood);
    box(0, .18f, .6f, 2.4f, .12f, .9f, .03f);
    lamp(flame + V(.1f, .15f, .05f), rgb(0xe0ff90) * 2.6f, .40f);
    sprite(flame, .42f, rgb(0xc8ff70), SPRITE_GLOW, .5f);
    sprite(eye_at, .10f, rgb(0xd8ff50), SPRITE_GLOW, 1.3f);
    sprite(eye_at, .05f, rgb(0xf8ffd0), SPRITE_GLOW, 1.4f);
    for (int i = 0; i < 30; i++)
        sprite(V((chance(i) - .5f) * 2.2f, .4f + 2.2f * chance(i + 30), -.4f + chance(i + 60)),
               .006f + .014f * chance(i + 90), rgb(0xd0ff80), SPRITE_GLOW, .8f);
}

const Card wizard_cards[] = {{"cards/monstrous/wizard", ROYAL, wizard},
                             {"cards/monstrous/wizard-2", MOON, wizard2},
                             {"cards/monstrous/wizard-3", FOREST, wizard3},
                             {0}};
