/* SPDX-License-Identifier: MIT
 * The troll of the fire: a smith. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_stance.h"

/* Horns, goggles pushed up, a black beard under the tusks. */
static void smiths_head(const Flesh *f, int brass, int leather)
{
    for (int side = -1; side <= 1; side += 2) { /* horns, goggles pushed up */
        float s = (float)side;
        horn(V(s * .32f, .34f, -.05f), V(s * .58f, .52f, -.05f), V(s * .62f, .86f, .06f), .1f, f->nail);
        push();
        move(s * .17f, .4f, .3f);
        turn_y(s * 16);
        turn_x(58);
        part();
        paint(brass);
        blend(.01f);
        ring(0, 0, 0, .125f, .036f);
        drum(0, -.03f, 0, .125f, .04f, .01f);
        part();
        paint(material_plain(rgb(0x40200c), .03f, 2));
        egg(0, 0, 0, .11f, .03f, .11f);
        pop();
    }
    part();
    paint(leather);
    push();
    move(0, .33f, -.04f);
    turn_x(-10);
    ring(0, 0, 0, .4f, .05f);
    pop();
    part();
    paint(material_fur(rgb(0x2a1a18))); /* a black beard under the tusks */
    blend(.05f);
    for (int i = 0; i < 9; i++) {
        float u = ((float)i - 4) / 4;
        Vec3 p[3] = {V(u * .3f, -.5f + .1f * u * u, .32f - .12f * u * u),
                     V(u * .34f, -.72f + .12f * u * u, .36f - .1f * u * u), V(u * .28f, -.98f + .26f * fabsf(u), .34f)};
        float r[3] = {.085f, .08f, .012f};
        tube(3, p, r, 3);
    }
}

static void leather_apron(int leather, int brass)
{
    Vec3 bib[16]; /* the apron */
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 4; i++) {
            static const float wide[4] = {.34f, .46f, .78f, .86f}, out[4] = {.36f, .6f, .82f, .8f},
                               high[4] = {1.36f, .95f, .45f, -.16f};
            float u = ((float)i / 3 - .5f) * 2;
            bib[row * 4 + i] = V(u * wide[row], high[row], out[row] - .22f * u * u * (.6f + .3f * (float)row));
        }
    part();
    paint(leather);
    blend(.02f);
    cloth(4, 4, bib, .035f, 4);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[3] = {V((float)side * .32f, 1.36f, .34f), V((float)side * .4f, 1.62f, .18f),
                     V((float)side * .42f, 1.76f, -.1f)};
        float r[3] = {.055f, .055f, .055f};
        tube(3, p, r, 4);
        part();
        paint(brass);
        ball((float)side * .32f, 1.34f, .4f, .06f);
        part();
        paint(leather);
    }
}

static void work_in_tongs(const Flesh *f, int dark)
{
    Vec3 at = V(.98f, .74f, 1.0f), bar = V(-1, -.30f, .12f); /* tongs, and the work in them on the anvil */
    push();
    troll_holding(f, troll_right_shoulder, V(1.3f, 1.0f, .25f), 1, at, bar, V(.1f, .8f, .6f));
    part();
    paint(dark);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[4] = {V((float)side * .06f, -.35f, 0), V((float)side * .02f, .15f, 0), V((float)side * -.09f, .36f, 0),
                     V((float)side * -.02f, .56f, 0)};
        float r[4] = {.03f, .035f, .035f, .03f};
        tube(4, p, r, 4);
    }
    part();
    paint(material_glow(rgb(0xff8a20), 2.4f));
    float blade[] = {-.07f, .5f, .07f, .5f, .1f, 1.1f, 0, 1.42f, -.1f, 1.1f};
    outline(5, blade, 1, .05f, .06f);
    Vec3 hot = here(V(0, .95f, .1f));
    pop();
    sprite(hot, .42f, rgb(0xff8a28), SPRITE_GLOW, .55f);
    lamp(hot + V(0, .1f, .35f), rgb(0xff8a28) * 3.6f, .5f);
    for (int i = 0; i < 60; i++)
        sprite(hot + V((chance(i) - .5f) * 1.5f, chance(i + 100) * .7f - .45f, (chance(i + 50) - .5f) * .5f),
               .007f + .014f * chance(i + 150), rgb(0xffc060) * 2.f, SPRITE_GLOW, 1);
}

static void iron_bands(int iron)
{
    for (int side = -1; side <= 1; side += 2) { /* iron bands on the arms */
        part();
        paint(iron);
        push();
        Vec3 p = side < 0 ? V(-1.2f, 1.78f, .2f) : V(1.2f, .98f, .42f);
        move(p[0], p[1], p[2]);
        aim(side < 0 ? V(.2f, .5f, .3f) : V(-.3f, 0, .6f), V(0, 0, 1));
        drum(0, 0, 0, .225f, .13f, .02f);
        for (int i = 0; i < 8; i++) {
            float a = (float)i * PI / 4;
            limb(V(.2f * sinf(a), 0, .2f * cosf(a)), V(.3f * sinf(a), 0, .3f * cosf(a)), .045f, .006f);
        }
        pop();
    }
}

static void fire_troll(void)
{
    camera(V(.3f, 1.15f, 6.5f), V(.02f, 1.60f, 0), 34.5f);
    scene()->backdrop = place_forge;
    scene()->back_x = -.2f;
    scene()->back_y = -.3f;
    scene()->tint[MIDTONE] = rgb(0x9a3418);
    scene()->rim.color = rgb(0xffa040) * 5.f;
    Flesh f = troll_flesh(rgb(0x8090a8), rgb(0x4a5468));
    int leather = material_leather(rgb(0x8a5a34)), iron = material_iron(), brass = material_gold(),
        dark = material_iron();
    material(dark)->color = rgb(0x5a5a66);
    push();
    move(-.03f, troll_squat_height * .92f - .06f, 0);
    grow(.92f);
    troll_torso(&f, .7f);
    troll_squat(&f, 1.08f);
    push();
    move(-.02f, 1.80f, .42f);
    turn_x(12);
    turn_y(10);
    turn_z(-6);
    grow(1.18f);
    troll_head(&f, &(Look){.nose = .3f,
                           .ears = .7f,
                           .ear_droop = -6,
                           .tusks = 1.1f,
                           .lid = 18,
                           .open = .44f,
                           .mouth = .0f,
                           .iris = rgb(0xffe040),
                           .grin = true});
    troll_muzzle(&f);
    nose_ring(.55f, brass);
    smiths_head(&f, brass, leather);
    pop();
    leather_apron(leather, brass);
    push(); /* the hammer high */
    troll_holding(&f, troll_left_shoulder, V(-1.34f, 1.66f, .12f), 1, V(-1.06f, 2.16f, .5f), V(-.25f, 1, .05f),
                  V(1, .1f, -.15f));
    turn_y(60);
    grow(1.2f);
    hammer(.52f, .40f, dark, material_wood());
    pop();
    work_in_tongs(&f, dark);
    int face = material_new(rgb(0x8a8a98), rgb(0x4a4a58), .3f, 1.2f, PAT_METAL, 4, .4f);
    part();
    paint(face); /* the anvil on its block */
    blend(.04f);
    box(.14f, .16f, 1.06f, .52f, .12f, .24f, .04f);
    limb(V(-.36f, .20f, 1.06f), V(-.86f, .25f, 1.06f), .12f, .02f);
    box(.14f, -.06f, 1.06f, .24f, .16f, .18f, .05f);
    box(.14f, -.22f, 1.06f, .38f, .07f, .24f, .04f);
    part();
    paint(material_wood());
    blend(.02f);
    drum(.14f, -.50f, 1.06f, .46f, .22f, .04f);
    iron_bands(iron);
    pop();
    faction_ground();
    faction_motes();
}

const Card troll_crafts_cards[] = {{"cards/horde/fire-troll", FIRE, fire_troll}, {0}};
