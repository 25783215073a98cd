/* SPDX-License-Identifier: MIT
 * The Lanternfleet's works: bell, lamp, jetty, shield and shell. */
#include "cards.h"
#include "props/bare.h"
#include "props/castle.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/visage.h"

static int old_brass(void)
{
    int m = material_gold();
    material(m)->color = rgb(0xc89450);
    material(m)->color2 = rgb(0x4a7a6c); /* verdigris */
    material(m)->rough = .4f;
    return m;
}

/* ---- ti08: its light bends twice ---- */

/* A lamp with a lens to the right; the ring it is carried by is at the brush's place. Returns the middle of the lens. */
static Vec3 lens_lamp(int brass, int glass)
{
    part();
    paint(brass);
    blend(.03f);
    push();
    move(0, -.02f, 0);
    turn_x(90);
    ring(0, 0, 0, .15f, .035f);
    pop();
    limb(V(0, -.14f, 0), V(0, -.40f, 0), .10f, .40f);
    drum(0, -.46f, 0, .46f, .06f, .03f);
    drum(0, -1.58f, 0, .46f, .08f, .03f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * PI / 3 + .52f;
        limb(V(.41f * sinf(a), -.46f, .41f * cosf(a)), V(.41f * sinf(a), -1.58f, .41f * cosf(a)), .035f, .035f);
    }
    part();
    paint(glass);
    egg(0, -1.07f, 0, .20f, .34f, .20f);
    push();
    move(.40f, -1.04f, .02f);
    turn_y(84);
    part();
    paint(brass);
    push();
    turn_x(90);
    ring(0, 0, 0, .32f, .07f);
    pop();
    part();
    paint(material_glow(rgb(0xffe8a8), 2.0f));
    egg(0, 0, 0, .27f, .27f, .10f);
    pop();
    return here(V(.56f, -1.04f, .02f));
}

/* A small ship under sail at the brush's place, bow to the left; its sail is lit from the left. */
static void small_ship(void)
{
    int hull = material_plain(rgb(0x241410), .7f, .3f),
        sail = material_new(rgb(0xc8502c), rgb(0x8a2c18), .8f, .2f, PAT_CLOTH, 5, .2f);
    part();
    paint(hull);
    blend(.04f);
    limb(V(-.42f, .02f, 0), V(.42f, .0f, 0), .10f, .12f);
    limb(V(-.42f, .04f, 0), V(-.68f, .20f, 0), .09f, .02f);
    limb(V(.42f, .04f, 0), V(.56f, .24f, 0), .12f, .06f);
    limb(V(0, 0, 0), V(.03f, 1.16f, 0), .025f, .015f);
    part();
    paint(sail);
    const Vec3 p[9] = {V(-.30f, 1.02f, .04f), V(.02f, 1.06f, .14f), V(.34f, 1.0f, .04f),
                       V(-.42f, .66f, .12f),  V(-.06f, .66f, .26f), V(.36f, .64f, .12f),
                       V(-.46f, .24f, .04f),  V(0, .22f, .14f),     V(.40f, .24f, .04f)};
    cloth(3, 3, p, .012f, 5);
}

/* White hair and beard of an old man under a hood, in the head's frame. */
static void sea_beard(int white)
{
    for (int i = 0; i < 21; i++) {
        float a = ((float)i / 20 - .5f) * 2, c = cosf(a * 1.4f), k = chance(i + 5);
        Vec3 r = V(a * .28f, -.20f - .25f * c, .06f + .22f * c),
             p[4] = {r + V(0, .07f, -.01f), r + V(a * .03f, -.12f, .05f),
                     r + V(a * .03f - .05f, -.26f - .06f * k, .05f), r + V(-.12f - .08f * k, -.36f - .16f * k, .02f)};
        part();
        paint(white);
        blend(.012f);
        hair_lock(4, p, .045f, i + 3);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(q * (.20f + .03f * k), .36f - .05f * k, .28f - .07f * k),
                         V(q * (.29f + .02f * k), .20f, .26f - .07f * k), V(q * .34f, .0f, .18f - .08f * k),
                         V(q * .33f, -.22f, .14f - .07f * k)};
            part();
            paint(white);
            hair_lock(4, p, .045f, i + 30 + side);
        }
}

/* "There! Between the teeth!" */
static void wayfinders_lamp(void)
{
    camera(V(.05f, 1.45f, 5.4f), V(.02f, 1.44f, 0), 30);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = 2.6f;
    s->disc_y = 1.9f;
    s->back_y = -.1f;
    s->tint[LIGHT] = s->tint[MIDTONE];
    s->tint[MIDTONE] = vec_mix(s->tint[SHADOW], s->tint[MIDTONE], .35f);
    s->tint[SHADOW] = vec_mix(s->tint[SHADOW], s->tint[DARK], .5f);
    s->key = (Light){vec_unit(V(-.45f, .6f, .55f)), rgb(0x90b8c8) * .9f, .10f};
    s->rim.color = rgb(0xffd080) * 2.2f;
    s->rim.towards = V(.85f, .0f, -.35f);
    s->vignette = 1.4f;
    s->roll = 3;
    int brass = old_brass(), glass = material_glow(rgb(0xfff0b8), 2.6f), wool = material_wool(rgb(0x1a5464)),
        white = material_new(rgb(0xe0dcd0), rgb(0x8a8880), .6f, .5f, PAT_HAIR, 2.6f, .2f);
    material(brass)->color = rgb(0xe0a850);
    push();
    move(-.46f, 1.70f, .10f);
    turn_y(40);
    turn_z(4);
    turn_x(-5);
    grow(1.06f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xcc9068),
                     .hair = rgb(0xd8d4c8),
                     .iris = rgb(0x3ab0a8),
                     .glow = .2f,
                     .flush = 1.3f,
                     .jaw = 1.02f,
                     .gaunt = .4f,
                     .old = 1,
                     .nose = 1.5f,
                     .hook = .05f,
                     .bulb = 1.25f,
                     .eye = 1.2f,
                     .open = {1.5f, 1.25f},
                     .gaze_x = 14,
                     .gaze_y = 3,
                     .brow = {.06f, .035f},
                     .frown = {-.01f, .02f},
                     .bush = 1.9f,
                     .mouth = .105f,
                     .gape = .085f,
                     .corner = {.01f, .01f},
                     .upper = .3f,
                     .lower = .9f});
    sea_beard(white);
    hood_deep(wool, material_plain(rgb(0x0a2028), .9f, .1f), .5f, 5);
    pop();
    part(); /* his back, in the dark */
    paint(wool);
    blend(.18f);
    egg(-.78f, .62f, -.25f, .82f, .56f, .46f);
    push(); /* the lamp, held out */
    move(.20f, 1.40f, 1.05f);
    turn_y(-10);
    PersonHand h = {.lean = true, .size = .20f, .thick = 1.15f, .thumb = 1, .skin = bare_skin(rgb(0xcc9068)), .age = 1};
    push();
    person_hand_grip(h, V(0, .06f, 0), V(1, 0, -.2f), V(0, .6f, .8f));
    pop();
    grow(.62f);
    Vec3 lens = lens_lamp(brass, glass);
    pop();
    Vec3 sleeve[4] = {V(-.90f, .62f, .1f), V(-.45f, .72f, .62f), V(-.10f, 1.04f, .92f), V(.14f, 1.38f, .98f)};
    float sr[4] = {.30f, .24f, .17f, .11f};
    part();
    paint(wool);
    blend(.05f);
    lumpy(.015f, 7);
    tube(4, sleeve, sr, 5);
    lumpy(0, 1);
    Vec3 ship = V(1.52f, .66f, -5.6f);
    for (int k = 0; k < 40; k++) { /* the beam, which ends behind the ship */
        float t = (float)k / 46;
        sprite(vec_mix(lens, ship + V(.0f, .6f, 0), t), .075f + .38f * t, vec_mix(rgb(0xfff0c0), rgb(0xf0d090), t),
               SPRITE_GLOW, .17f);
    }
    push();
    move(ship[0], ship[1], ship[2]);
    grow(1.25f);
    turn_z(8);
    small_ship();
    pop();
    int cliff = material_stone(rgb(0x18303a), rgb(0x081218));
    static const float tooth[7][4] = {{.10f, -3.9f, .34f, 1.7f}, {.55f, -3.9f, .24f, 1.3f},  {2.10f, -3.7f, .40f, 2.1f},
                                      {.92f, -3.0f, .18f, .62f}, {-.65f, -4.6f, .30f, 1.0f}, {1.75f, -2.9f, .24f, 1.0f},
                                      {1.35f, -2.4f, .14f, .40f}};
    for (int i = 0; i < 7; i++)
        shard(tooth[i][0], .55f, tooth[i][1], 9 * (chance(i) - .5f), 6, tooth[i][3], tooth[i][2], cliff);
    lamp(lens + V(-.42f, .30f, .35f), rgb(0xffd890) * 2.6f, .42f);
    lamp(ship + V(-1.4f, .9f, .8f), rgb(0xffe0a0) * 1.2f, .7f);
    sprite(lens, .24f, rgb(0xffd080), SPRITE_GLOW, .4f);
    part();
    paint(material_sea(rgb(0x0e3a48), .02f));
    ground(.52f, .05f, 2.2f);
    fog_bank(V(1.2f, .8f, -2.6f), V(1.6f, .2f, .5f), 14, .5f, rgb(0x3c6c78), .05f, 3);
    faction_motes();
}

const Card siege_tide_works_cards[] = {{"cards/siege/ti08", TIDE, wayfinders_lamp}, {0}};
