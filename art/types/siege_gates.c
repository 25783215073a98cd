/* SPDX-License-Identifier: MIT
 * Portals of one person's game that are larger than a door: two throats, two arches. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/doorway.h"
#include "props/drapery.h"
#include "props/grains.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- so2a: the cave of salt, past a scout ---- */

/* A ragged ring of rock around the brush's z; teeth of salt along its inner edge. */
static void throat_ring(float rx, float ry, float thick, int rock_m, int tooth, int seed)
{
    enum { BLOCKS = 18 };
    part();
    paint(rock_m);
    blend(.18f);
    lumpy(.06f, 2.4f);
    for (int i = 0; i < BLOCKS; i++) {
        float a = ((float)i + .4f * chance(i + seed)) / BLOCKS * 2 * PI, r = thick * (.8f + .5f * chance(i + seed + 9));
        egg(sinf(a) * (rx + r * .8f), cosf(a) * (ry + r * .8f), .2f * (chance(i + seed + 3) - .5f), r * 1.1f, r, r);
    }
    if (tooth == 0)
        return;
    for (int i = 0; i < 22; i++) {
        float a = ((float)i + .5f * chance(i + seed + 50)) / 22 * 2 * PI;
        push();
        move(sinf(a) * (rx + .06f), cosf(a) * (ry + .06f), .1f);
        turn_z(-a * 180 / PI + 180 + 16 * (chance(i + seed) - .5f));
        part();
        paint(tooth);
        crystal(0, .05f, 0, .09f, thick * (.55f + .7f * chance(i + seed + 20)), .09f);
        pop();
    }
}

static void throat_of_salt(void)
{
    Scene *s = scene();
    camera(V(.35f, 1.65f, 7.5f), V(.15f, 1.75f, 0), 40);
    opening_lights(OPENING_SALT);
    s->tint[LIGHT] = rgb(0xb4a8b8);
    s->tint[MIDTONE] = rgb(0x82788a);
    s->tint[SHADOW] = rgb(0x5a5264);
    s->back_y = -.05f;
    s->rim.towards = V(.2f, .25f, -.95f);
    Vec3 pink = opening_color(OPENING_SALT);
    int salt = material_new(rgb(0xd8ccd4), rgb(0x8a7c8c), .6f, .7f, PAT_STONE, 2, 1),
        inner = material_new(rgb(0xf0c8c8), rgb(0xb07c88), .5f, .7f, PAT_STONE, 2, 1),
        tooth = crystal_of(rgb(0xf8e8ec), .10f), dark = material_plain(rgb(0x2a2028), .8f, .2f);
    material(inner)->sss = pink * .5f;
    push();
    move(.55f, 2.0f, -3);
    throat_ring(1.5f, 1.95f, .62f, salt, tooth, 1);
    for (int i = 1; i < 5; i++) {
        push();
        move(.05f * (float)i, -.16f * (float)i, -.9f * (float)i);
        throat_ring(1.42f - .17f * (float)i, 1.8f - .2f * (float)i, .42f, inner, i < 4 ? tooth : 0, i * 31);
        pop();
        lamp(here(V(0, -.1f, .3f - .9f * (float)i)), rgb(0xff8c9c) * (1.2f + .6f * (float)i), .7f);
    }
    part();
    paint(material_glow(rgb(0xff8c9c), 1.9f));
    box(.2f, -.6f, -4.9f, 2, 2.2f, .05f, .01f);
    sprite(here(V(.15f, -.5f, -3)), 1.9f, pink, SPRITE_GLOW, .3f);
    sprite(here(V(.1f, -1.2f, .4f)), 2.2f, pink, SPRITE_GLOW, .22f); /* its breath */
    pop();
    Vec3 out[4] = {V(.75f, .02f, -6.6f), V(.55f, .02f, -4.5f), V(.75f, .02f, -2.4f), V(1.3f, .03f, -.6f)};
    grain_march(4, out, 9, .16f, .62f, .66f, dark, 4);
    for (int i = 0; i < 12; i++) { /* salt strewn about */
        float x = -2.6f + 5.6f * chance(i + 3), z = -3 + 4.5f * chance(i + 30);
        rock(x, .0f, z, .12f + .2f * chance(i), .12f + .14f * chance(i + 9), .15f, 30 * (chance(i + 5) - .5f), salt);
    }
    faction_ground();
    for (int i = 0; i < 7; i++) /* fog that lies on the moor */
        sprite(V(-3 + (float)i, .15f + .3f * chance(i), -2 + 3 * chance(i + 4)), 1.1f, rgb(0xd8c4d0), SPRITE_GLOW,
               .10f);
    /* the scout, on one knee, with a covered lamp */
    int wool = material_wool(rgb(0x2e2834)), lining = material_wool(rgb(0x4a4050)), wood = material_wood();
    push();
    move(-.42f, .44f, 4.1f);
    turn_y(170);
    DrapeRow row[5] = {{.86f, .12f, .12f, 0, 0},
                       {.76f, .24f, .18f, 0, 0},
                       {.50f, .31f, .27f, 0, -.02f},
                       {.18f, .40f, .38f, .0f, -.06f},
                       {-.25f, .52f, .52f, .02f, -.10f}};
    drape(&(Drape){.rows = 5, .row = row, .folds = 13, .gather = .01f, .depth = .05f, .thick = .03f, .seed = 3});
    part();
    paint(wool);
    blend(.08f);
    egg(0, .98f, .02f, .165f, .19f, .18f);
    egg(0, 1.06f, -.10f, .10f, .11f, .12f);
    egg(0, .66f, 0, .25f, .22f, .18f);
    part();
    paint(lining);
    blend(.03f);
    ring(0, .84f, .01f, .15f, .05f);
    push(); /* quiver */
    move(.06f, .62f, -.27f);
    turn_z(24);
    part();
    paint(material_leather(rgb(0x5a3c28)));
    drum(0, 0, 0, .075f, .22f, .02f);
    part();
    paint(wood);
    for (int i = 0; i < 4; i++)
        limb(V(-.04f + .027f * (float)i, .15f, .02f * (float)(i % 2)),
             V(-.06f + .04f * (float)i, .37f, .02f * (float)(i % 2)), .009f, .009f);
    part();
    paint(material_plain(rgb(0xd8d0c8), .7f, .3f));
    for (int i = 0; i < 4; i++)
        egg(-.06f + .04f * (float)i, .36f, .02f * (float)(i % 2), .014f, .06f, .03f);
    pop();
    pop();
    push();
    move(.08f, .98f, 4.25f);
    lantern(.36f, material_iron(), rgb(0xffb45e));
    pop();
    sprite(V(.08f, .78f, 4.3f), .3f, rgb(0xffb45e), SPRITE_GLOW, .4f);
    lamp(V(.0f, .85f, 4.45f), rgb(0xffb45e) * 1.4f, .2f);
}

/* ---- so3n: the arch with an eye ---- */

static Vec3 gold_beyond(const Scene *s, float u, float v)
{
    Vec3 c = faction_kit(PORTAL)->backdrop(s, u, v), gold = opening_color(OPENING_GOLD);
    const Vec3 *t = s->tint;
    const float x = .02f, foot = -.42f;
    float dx = (u - x) / .80f, dy = (v - foot) / 1.06f, in = smooth(1.02f, .98f, dx * dx + dy * dy);
    if (v > foot - .1f && in > 0) {
        Vec3 far = sky_ramp(unit((v - foot) / 1.1f), gold * .95f, gold * .72f, vec_mix(gold, t[LIGHT], .4f) * .6f);
        far = vec_mix(far, rgb(0xfff4d8) * .95f, .6f * smooth(.5f, .64f, sky_clouds(u, v * 2, 1.6f)));
        far = vec_mix(far, vec_mix(gold, t[LIGHT], .5f) * .55f, under(-.22f + hills(u, 3, 1.8f, .12f), v, .01f));
        float tx = fabsf(u - x), ty = v - .08f, w = ty > 0 ? .17f * unit(1 - ty / .40f) : .17f; /* a tear */
        float tear =
            ty > 0 ? under(w * sqrtf(unit(1 - ty / .42f)) + .01f, tx, .012f) : disc(u, v, x, .08f, .175f, .012f);
        far += rgb(0xffe0a0) * (.5f * halo(u, v, x, .08f, .15f));
        far = vec_mix(far, rgb(0xfffaf0) * 2.4f, tear);
        c = vec_mix(c, far, in);
    }
    return c;
}

static void lidless_arch(void)
{
    Scene *s = scene();
    camera(V(.0f, 1.25f, 9.2f), V(.06f, 1.62f, 0), 37);
    opening_lights(OPENING_GOLD);
    s->backdrop = gold_beyond;
    s->rim.towards = V(.05f, .3f, -.95f);
    int stone = material_stone(rgb(0x9a8fa4), rgb(0x4a4152)), pale = material_stone(rgb(0xb4a8b4), rgb(0x5c5264)),
        gold = material_gold(), dark = material_plain(rgb(0x2a2230), .8f, .2f);
    enum { STONES = 17 };
    for (int i = 0; i < STONES; i++) {
        float a = ((float)i / (STONES - 1) - .5f) * PI, x = sinf(a) * 2.42f, y = .05f + cosf(a) * 3.1f;
        bool key = i == STONES / 2;
        if (key)
            continue;
        push();
        move(x, y, -.4f + .10f * (chance(i) - .5f));
        turn_z(-a * 180 / PI + 5 * (chance(i + 7) - .5f));
        part();
        paint(i % 3 ? stone : pale);
        blend(.04f);
        lumpy(.03f, 3);
        box(0, 0, 0, .275f, .34f + .08f * chance(i + 20), .42f, .06f);
        pop();
    }
    push(); /* the keystone */
    move(.0f, 3.18f, -.22f);
    part();
    paint(pale);
    blend(.08f);
    lumpy(.02f, 3);
    float wedge[] = {-.46f, -.50f, .46f, -.50f, .66f, .52f, -.66f, .52f};
    outline(4, wedge, 1, .46f, .06f);
    carve();
    egg(0, .0f, .48f, .52f, .42f, .34f);
    fill();
    part();
    paint(gold);
    blend(.03f);
    for (int i = 0; i < 28; i++) {
        float a = (float)i / 28 * 2 * PI, b = (float)(i + 1) / 28 * 2 * PI;
        limb(V(sinf(a) * .53f, cosf(a) * .43f, .46f), V(sinf(b) * .53f, cosf(b) * .43f, .46f), .045f, .045f);
    }
    for (int i = 0; i < 14; i++) { /* rays instead of lids */
        float a = (float)i / 14 * 2 * PI;
        limb(V(sinf(a) * .55f, cosf(a) * .45f, .46f), V(sinf(a) * .72f, cosf(a) * .62f, .44f), .03f, .008f);
    }
    part();
    int e = material_eye(rgb(0xf0b030), rgb(0xfff4e0), .5f, PUPIL_ROUND);
    material(e)->iris = .52f;
    eye(0, 0, .22f, .40f, 0, -14, e);
    pop();
    sprite(V(0, 3.18f, .4f), .9f, rgb(0xf0d090), SPRITE_GLOW, .22f);
    int paved = material_new(rgb(0xb8a898), rgb(0x6a5c64), .8f, .3f, PAT_STONE, 3, .9f);
    part(); /* the road through it */
    paint(paved);
    blend(.05f);
    lumpy(.02f, 2);
    for (int i = 0; i < 26; i++)
        egg(.06f + .18f * sinf((float)i * .35f), .02f, -2.5f + .42f * (float)i, .62f + .05f * chance(i), .07f, .34f);
    Vec3 way[3] = {V(.0f, .06f, -2.2f), V(.1f, .06f, 1), V(.0f, .06f, 4.0f)};
    grain_march(3, way, 13, .3f, .36f, .36f, dark, 11);
    lamp(V(0, 1.2f, -.4f), opening_color(OPENING_GOLD) * 2.5f, 1.2f);
    faction_ground();
    for (int i = 0; i < 10; i++)
        rock(i % 2 ? 2.1f + chance(i) : -2.1f - chance(i), 0, .2f + 1.5f * chance(i + 4), .25f, .2f, .22f,
             20 * chance(i), stone);
}

/* ---- so3h: under the arch of fangs ---- */

static void fang(Vec3 root, Vec3 tip, float thick, int m)
{
    Vec3 side = vec_unit(vec_cross(tip - root, V(0, 0, 1))) * (.14f * vec_length(tip - root));
    Vec3 p[4] = {root, vec_mix(root, tip, .4f) + side, vec_mix(root, tip, .75f) + side * .8f, tip};
    float r[4] = {thick, thick * .8f, thick * .45f, .012f};
    part();
    paint(m);
    blend(.02f);
    tube(4, p, r, 4);
}

static void toothed_arch(void)
{
    Scene *s = scene();
    camera(V(-.9f, .55f, 5.6f), V(.25f, 1.75f, 0), 44);
    opening_lights(OPENING_HARD);
    s->back_y = .15f;
    s->key.color = rgb(0xd8d0e0) * 1.8f;
    s->rim.towards = V(.45f, .15f, -.85f);
    s->rim.color = rgb(0xd0c0e0) * 3.0f;
    int gum = material_new(rgb(0x8a7e94), rgb(0x4a4054), .7f, .4f, PAT_STONE, 2, 1),
        tooth = material_new(rgb(0xd8d0d8), rgb(0x8d8398), .4f, .9f, PAT_BONE, 2, .4f), bone = material_bone(),
        dark = material_plain(rgb(0x1e1620), .8f, .2f);
    for (int k = 0; k < 3; k++) {
        float z = .9f - 2.3f * (float)k, x = .5f * (float)k, wide = 2.25f - .05f * (float)k,
              high = 3.35f - .1f * (float)k;
        Vec3 arc[9];
        float r[9];
        for (int i = 0; i < 9; i++) {
            float a = ((float)i / 8 - .5f) * PI * 1.06f;
            arc[i] = V(x + sinf(a) * wide, -.05f + cosf(a) * high, z + .25f * sinf(a));
            r[i] = .34f + .1f * chance(i + k * 9);
        }
        part();
        paint(gum);
        blend(.1f);
        lumpy(.05f, 2.5f);
        tube(9, arc, r, 4);
        for (int i = 0; i < 11; i++) { /* from above */
            float a = ((float)i / 10 - .5f) * PI * .80f,
                  long_ = (i % 2 ? .62f : .95f) * (.85f + .3f * chance(i + k * 5));
            if (i == 5)
                long_ = 1.45f; /* the keystone bites */
            Vec3 root = V(x + sinf(a) * (wide - .22f), -.05f + cosf(a) * (high - .22f), z + .1f);
            Vec3 d = vec_unit(V(-sinf(a) * .65f, -1.f, .1f));
            fang(root, root + d * long_, .15f + .03f * (float)(i % 3), tooth);
        }
        for (int i = 0; i < 8; i++) { /* from below, between those */
            float px = x - 1.75f + 3.5f * (float)i / 7;
            if (fabsf(px - x - .15f) < .55f)
                continue; /* the road */
            fang(V(px, -.1f, z + .2f),
                 V(px + .1f * (x - px), .55f + .5f * chance(i + k * 3 + 40) + .2f * fabsf(px - x), z), .17f, tooth);
        }
    }
    for (int i = 0; i < 15; i++) { /* a road of vertebrae, to the right */
        float t = (float)i / 14;
        push();
        move(-.75f + 1.1f * t + 2.4f * t * t, .03f, 3.9f - 11.5f * t);
        turn_y(-12 - 14 * t);
        grow(1.05f - .2f * t);
        part();
        paint(bone);
        blend(.06f);
        drum(0, .03f, 0, .25f, .09f, .05f);
        limb(V(-.2f, .05f, 0), V(-.52f, .06f, .06f), .09f, .05f);
        limb(V(.2f, .05f, 0), V(.52f, .06f, .06f), .09f, .05f);
        limb(V(0, .08f, -.05f), V(0, .26f, -.18f), .07f, .03f);
        pop();
    }
    Vec3 way[3] = {V(.4f, .12f, -1.5f), V(1.4f, .1f, -5), V(2.5f, .1f, -8)};
    grain_march(3, way, 9, .25f, .55f, .6f, dark, 3);
    lamp(V(1.6f, 1, -4.5f), rgb(0xff5a4a) * 5.f, 1.2f);
    lamp(V(.5f, .8f, -.6f), rgb(0xff5a4a) * 1.f, .6f);
    push(); /* and behind it the opening */
    move(2.05f, 0, -7.2f);
    doorway_light(1.3f, 3.3f, OPENING_HARD, 3);
    pop();
    sprite(V(2, 1.5f, -6), 2.0f, rgb(0xff5a4a), SPRITE_GLOW, .25f);
    faction_ground();
    for (int i = 0; i < 40; i++) /* what the wind carries */
        sprite(V(-2.2f + 4.4f * chance(i), 3.3f * chance(i + 50), -1 + 4 * chance(i + 100)),
               .008f + .014f * chance(i + 9), rgb(0xff8a60), SPRITE_GLOW, .9f);
}

/* ---- so2p: down the throat of glass ---- */

static void throat_of_glass(void)
{
    Scene *s = scene();
    camera(V(0, 0, 6), V(.0f, -.12f, -4), 46);
    opening_lights(OPENING_PAINFUL);
    s->haze = 0;
    s->ambient = .4f;
    s->tint[SHADOW] = rgb(0x2c2638);
    s->key.color = rgb(0xc8c0e8) * 1.2f;
    s->rim.towards = V(.1f, .1f, -1);
    Vec3 c = opening_color(OPENING_PAINFUL);
    int glass[3], stone = material_stone(rgb(0x8d8398), rgb(0x3a3444)), roof = material_plain(rgb(0x5a4a70), .5f, .6f),
                  gold = material_gold(), dark = material_plain(rgb(0x100c18), .8f, .3f);
    for (int i = 0; i < 3; i++) {
        static const unsigned hue[3] = {0x6a5a88, 0x4a3f66, 0x8a7ab0};
        glass[i] = material_plain(rgb(hue[i]), .08f, 1.7f);
        material(glass[i])->metal = .25f;
        material(glass[i])->emit = rgb(hue[i]) * .06f;
    }
    int edge = material_glow(c, .9f);
    enum { STEPS = 96 };
    for (int i = 0; i < STEPS; i++) { /* steps in two spirals, smaller and smaller */
        float t = (float)i / STEPS, a = (float)i * .285f + (i % 2 ? PI : 0), z = 4.4f - 12.5f * t,
              r = mix(2.35f, 1.75f, t);
        push();
        move(sinf(a) * r, cosf(a) * r, z);
        turn_z(-a * 180 / PI);
        turn_y(10 * (chance(i) - .5f));
        part();
        paint(glass[i % 3]);
        blend(.01f);
        box(0, .18f, 0, .52f * r / 1.5f, .42f, .26f, .02f);
        part();
        paint(edge);
        limb(V(-.5f * r / 1.5f, -.25f, .25f), V(.5f * r / 1.5f, -.25f, .25f), .012f, .012f);
        if (i > 8 && i < 70 && (i % 7 == 2 || i % 11 == 4)) {
            push();
            move(0, -.24f, .1f);
            turn_x(180);
            turn_y(90);
            grain_walker(.46f + .16f * (1 - t), dark, i * 3);
            pop();
        }
        pop();
    }
    for (int k = 0; k < 9; k++) { /* the wall behind them */
        push();
        move(0, 0, 4.f - 1.6f * (float)k);
        turn_x(90);
        part();
        paint(glass[1]);
        ring(0, 0, 0, mix(3.1f, 2.5f, (float)k / 8), .62f);
        pop();
    }
    push(); /* the land at its end, round as a coin, and our keep on it */
    move(0, -.05f, -8.6f);
    part();
    paint(material_glow(vec_mix(c, grey(1), .45f), 1.35f));
    push();
    turn_x(90);
    drum(0, 0, 0, 2.2f, .05f, .02f);
    pop();
    part();
    paint(gold);
    push();
    turn_x(90);
    ring(0, .05f, 0, 1.65f, .09f);
    pop();
    push();
    move(0, -.85f, .5f);
    turn_x(26);
    grow(.80f);
    static const struct {
        float x, z, r, high;
    } tower[5] = {{0, 0, .42f, 1.3f},
                  {-.72f, .15f, .25f, .85f},
                  {.72f, .15f, .25f, .95f},
                  {-.36f, -.2f, .2f, 1.5f},
                  {.4f, -.25f, .18f, 1.75f}};
    for (int i = 0; i < 5; i++) {
        push();
        move(tower[i].x, 0, tower[i].z);
        turret(tower[i].r, tower[i].high, tower[i].r * 2, stone, roof, gold);
        lit_window(0, tower[i].high * .6f, tower[i].r + .01f, .06f, .1f, rgb(0xffb45e));
        pop();
    }
    block(0, .25f, .1f, .8f, .3f, .15f, stone);
    pop();
    pop();
    for (int i = 0; i < 6; i++)
        lamp(V(.2f, .2f, -7.2f + 1.9f * (float)i), c * (3.2f - .4f * (float)i), .8f);
    sprite(V(0, 0, -7), 1.6f, c, SPRITE_GLOW, .35f);
    for (int i = 0; i < 30; i++)
        sprite(V(-1.2f + 2.4f * chance(i), -1.2f + 2.4f * chance(i + 40), -5 + 8 * chance(i + 80)),
               .02f + .03f * chance(i), c, i % 5 ? SPRITE_GLOW : SPRITE_SPARKLE, .8f);
}

const Card siege_gates_cards[] = {{"cards/siege/so2a", PORTAL, throat_of_salt},
                                  {"cards/siege/so3n", PORTAL, lidless_arch},
                                  {"cards/siege/so3h", PORTAL, toothed_arch},
                                  {"cards/siege/so2p", PORTAL, throat_of_glass},
                                  {0}};
