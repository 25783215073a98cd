/* SPDX-License-Identifier: MIT
 * Strays of the six roads as posters: a jackal and its shadow, an imp in a purse, a drum that was a head, a collar from behind. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/host.h"
#include "props/poster.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/watchman.h"
#include "props/wild.h"
#include "types/ooze_body.h"

/* ---- st04: brave in the evening ---- */

static Vec3 evening_dust(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.0f), vec_mix(t[LIGHT], t[GLOW], .45f) * 1.3f, t[LIGHT] * 1.15f, rgb(0x7a4a34));
    c = vec_mix(c, vec_mix(t[LIGHT], rgb(0xb05030), .5f), .6f * smooth(.46f, .64f, sky_clouds(u, v * 1.4f, 1.1f)));
    for (int i = 0; i < 2; i++)
        c = vec_mix(c, t[SHADOW] * (1.1f - .4f * (float)i),
                    under(-.62f - .18f * (float)i + hills(u, (float)i + 3, 1.2f, .2f), v, .01f));
    return c;
}

/* Its head with the banner, as its shadow is: a flat dark, 1 high, looking to the left. */
static void shadow_of_jackal(int m)
{
    Scene *s = scene();
    int from = s->shape_count;
    push();
    turn_y(-84);
    turn_x(-6);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = m,
                      .pale = m,
                      .dark = m,
                      .jaw = 40,
                      .snarl = 1,
                      .open = .4f,
                      .ears = 4,
                      .ear = 1.5f});
    wild_ruff(26, .42f, .09f, m, 5);
    pop();
    part();
    blend(.2f);
    paint(m);
    tube(4, (Vec3[]){V(.24f, .02f, 0), V(.60f, -.40f, 0), V(.85f, -.75f, 0), V(1.4f, -1.3f, 0)},
         (float[]){.34f, .42f, .55f, .8f}, 4);
    for (int i = 0; i < 9; i++) { /* hackles */
        float t = (float)i * .11f;
        limb(V(.22f + t, .24f - .9f * t, 0), V(.42f + t, .52f - .9f * t + .10f * chance(i), 0), .09f, .01f);
    }
    for (int i = from; i < s->shape_count; i++)
        s->shapes[i].material = m;
}

/* A banner on its broken pole, torn at its ends: the pole along x, the cloth hangs. */
static void torn_banner(int pole, int sheet)
{
    part();
    paint(pole);
    limb(V(-.62f, .02f, 0), V(.70f, -.02f, 0), .03f, .03f);
    enum { ROWS = 5, COLUMNS = 6 };
    Vec3 c[ROWS * COLUMNS];
    for (int r = 0; r < ROWS; r++)
        for (int k = 0; k < COLUMNS; k++) {
            float t = (float)r / (ROWS - 1), x = .08f + .60f * (float)k / (COLUMNS - 1);
            c[r * COLUMNS + k] = V(x + .22f * t, -.62f * t * (r == ROWS - 1 ? .75f + .4f * (float)(k % 2) : 1),
                                   .08f * sinf(x * 14 + t * 4) * t);
        }
    part();
    paint(sheet);
    cloth(ROWS, COLUMNS, c, .012f, 4);
}

static void road_jackal(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = evening_dust;
    s->key = (Light){vec_unit(V(-.8f, .35f, .45f)), rgb(0xffd098) * 1.25f, .1f};
    s->rim.color = rgb(0xffc070) * 1.2f;
    s->fill.color = rgb(0x4f6f98) * .12f;
    s->ambient *= .35f;
    s->vignette = 1.3f;
    s->aperture = 0;
    int wall = material_new(rgb(0xd8b070), rgb(0xa07840), .95f, .1f, PAT_BRICK, 4.5f, .5f),
        shade = material_glow(rgb(0x24130c), 1), fur = wild_coat(rgb(0xc08848), 9), pale = wild_coat(rgb(0xe8c898), 14),
        black = wild_coat(rgb(0x6a4428), 9), cloak = material_plain(rgb(0x1c1410), .9f, .1f),
        iron = material_plain(rgb(0x15120f), .5f, .5f),
        red = material_new(rgb(0xb0281c), rgb(0x701410), .9f, .2f, PAT_CLOTH, 8, .3f), wood = material_wood(),
        road = material_new(rgb(0x8a6038), rgb(0x4a3220), .95f, .1f, PAT_STONE, 3, .8f);
    part();
    paint(wall);
    box(0, .9f, -1.6f, 3, 2.4f, .1f, .02f);
    push(); /* what the lantern makes of it */
    move(.30f, .46f, -1.35f);
    grow(1.22f);
    shadow_of_jackal(shade);
    pop();
    push();
    move(-.38f, .22f, -1.1f);
    turn_z(-8);
    grow(.62f);
    mirror_x();
    torn_banner(shade, shade);
    pop();
    part();
    paint(road);
    lumpy(.03f, 4);
    box(0, -1.42f, 0, 3, .62f, 1.8f, .05f);
    lumpy(0, 1);
    for (int i = 0; i < 12; i++)
        rock(-1.1f + 2.2f * chance(i), -.80f + .02f * chance(i + 20), -.8f + 1.5f * chance(i + 40),
             .10f + .10f * chance(i + 60), .04f, .10f, 30 * (chance(i + 80) - .5f), road);
    push(); /* all there is of it */
    move(.36f, -.84f, .45f);
    turn_y(-68);
    grow(.42f);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = fur,
                        .pale = pale,
                        .dark = black,
                        .iris = rgb(0xffd040),
                        .glow = 1,
                        .jaw = 14,
                        .open = .6f,
                        .glare = -10,
                        .ears = 10,
                        .ear = 1.7f},
                black, 1, 0);
    pop();
    push();
    move(-.08f, -.50f, .72f);
    turn_z(-8);
    grow(.36f);
    mirror_x();
    torn_banner(wood, red);
    pop();
    push(); /* who has come to look */
    move(-.70f, -.86f, .55f);
    grow(.62f);
    watchman(&(Watchman){
        .cloak = cloak, .hat = iron, .iron = iron, .light = rgb(0xffb850) * 1.5f, .raised = .35f, .lean = 14});
    pop();
    lamp(V(-.36f, -.20f, 1.0f), rgb(0xffb860) * 3.0f, .75f);
    faction_motes();
}

/* ---- st03: lighter every time you look ---- */

/* A purse 1 in radius hanging by its cord, slit in front at the brush's height. */
static void slit_purse(int leather, int lining, int cord)
{
    part();
    paint(leather);
    blend(.16f);
    lumpy(.03f, 3);
    egg(0, -.12f, 0, 1, .92f, .80f);
    egg(.05f, -.45f, .05f, .92f, .70f, .80f);
    limb(V(0, .5f, 0), V(0, .95f, 0), .62f, .30f);
    for (int i = 0; i < 12; i++) { /* its mouth, gathered */
        float a = (float)i * PI / 6;
        limb(V(.26f * sinf(a), .98f, .26f * cosf(a)), V(.52f * sinf(a), 1.34f + .06f * chance(i), .46f * cosf(a)), .09f,
             .10f);
    }
    fold_fan(V(0, .92f, .3f), V(0, .6f, .8f), 1.1f, 13, .05f, 4);
    carve();
    blend(.05f);
    push();
    move(.0f, -.12f, .80f);
    turn_z(-10);
    egg(0, 0, 0, .64f, .235f, .50f);
    pop();
    fill();
    lumpy(0, 1);
    part();
    paint(lining);
    push();
    move(0, -.12f, .42f);
    turn_z(-10);
    egg(0, 0, 0, .66f, .27f, .10f);
    pop();
    for (int i = 0; i < 3; i++) {
        push();
        move(0, .94f + .07f * (float)i, 0);
        turn_z(i % 2 ? 5 : -4);
        part();
        paint(cord);
        ring(0, 0, 0, .36f, .055f);
        pop();
    }
}

static void cutpurse_imp(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = evening_dust;
    s->key = (Light){vec_unit(V(-.66f, .60f, .50f)), rgb(0xfff0d0) * 2.0f, .08f};
    s->rim.color = rgb(0xffd080) * 2.6f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->aperture = 0;
    int leather = material_new(rgb(0xa87444), rgb(0x6a4224), .6f, .6f, PAT_SKIN, 4, .5f),
        lining = material_plain(rgb(0x140a06), .9f, .1f),
        cord = material_new(rgb(0xb02a20), rgb(0x701410), .8f, .3f, PAT_CLOTH, 9, .4f), gold = material_gold(),
        coat = material_new(rgb(0x3c281e), rgb(0x20140e), .95f, .1f, PAT_CLOTH, 6, .4f),
        belt = material_leather(rgb(0x2a1a10)),
        imp = material_new(rgb(0xd02a1c), rgb(0x801410), .45f, .9f, PAT_NOISE, 6, .3f),
        claw = material_plain(rgb(0xf0e0b8), .4f, .8f), horn_m = material_bone(),
        iris = material_eye(rgb(0xffd020), rgb(0xfff0b0), 1.1f, PUPIL_SLIT);
    part(); /* whose it was: a coat, and the belt it hangs on */
    paint(coat);
    blend(.12f);
    for (int i = 0; i < 7; i++)
        limb(V(-.62f + .34f * (float)i, 1.6f, -1.2f), V(-.80f + .40f * (float)i, -1.6f, -1.1f), .24f, .26f);
    part();
    paint(belt);
    lumpy(.01f, 6);
    box(.6f, 1.06f, -.72f, 1.5f, .15f, .12f, .04f);
    lumpy(0, 1);
    push();
    move(.02f, -.08f, 0);
    turn_z(4);
    grow(.76f);
    slit_purse(leather, lining, cord);
    part();
    paint(cord);
    limb(V(-.1f, 1.0f, .2f), V(-.16f, 1.7f, -.6f), .045f, .045f);
    limb(V(.1f, 1.0f, .2f), V(.20f, 1.7f, -.6f), .045f, .045f);
    push();
    move(0, -.12f, .62f);
    turn_z(-10);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .26f, .02f, -.10f, .17f, q * -4 - 6, -2, iris, imp, q * 20, .5f);
        part(); /* horns have gone through the leather */
        paint(horn_m);
        blend(.02f);
        tube(4,
             (Vec3[]){V(q * .40f, .34f, .02f), V(q * .50f, .52f, .22f), V(q * .47f, .70f, .32f),
                      V(q * .36f, .84f, .32f)},
             (float[]){.12f, .10f, .065f, .008f}, 4);
        for (int i = 0; i < 3; i++) { /* claws on the edge */
            float x = q * (.30f + .12f * (float)i), y = -.24f + .05f * (float)i;
            part();
            paint(imp);
            blend(.03f);
            tube(3, (Vec3[]){V(x, y + .06f, -.02f), V(x, y + .05f, .26f), V(x, y - .12f, .27f)},
                 (float[]){.05f, .055f, .045f}, 4);
            part();
            paint(claw);
            limb(V(x, y - .12f, .28f), V(x, y - .24f, .25f), .036f, .006f);
        }
    }
    pop();
    pop();
    part(); /* its tail has the one from above */
    paint(imp);
    blend(.04f);
    tube(5,
         (Vec3[]){V(.06f, .82f, .1f), V(.30f, 1.06f, .35f), V(.66f, 1.00f, .45f), V(.84f, .72f, .5f),
                  V(.68f, .54f, .55f)},
         (float[]){.07f, .06f, .05f, .04f, .03f}, 5);
    push();
    move(.60f, .52f, .58f);
    turn_z(60);
    outline(3, (float[]){-.11f, 0, .11f, 0, 0, .19f}, 1, .03f, .02f);
    pop();
    for (int i = 0; i < 26; i++) { /* and it rains */
        float t = chance(i), x = -.12f + .30f * (chance(i + 30) - .5f) * (1 + t), y = -.36f - .85f * t;
        ooze_coin(x, y, .82f + .25f * chance(i + 60), i, gold);
    }
    lamp(V(-.05f, -.1f, 1.2f), rgb(0xffc050) * .5f, .3f);
    faction_motes();
}

/* ---- st10: the beat ---- */

static Vec3 red_dust(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float far = distance_to(u, v, 0, -.15f), wave = .5f + .5f * cosf(far * 26);
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), rgb(0xf0b060), rgb(0xc87840), rgb(0x5a2a1c));
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .5f), .35f * wave * wave * smooth(1.5f, .3f, far));
    return vec_mix(c, t[DARK], under(-.70f + hills(u, 3, 1.3f, .1f), v, .01f));
}

/* A skull as a drum: its crown cut off, a hide laced over it. */
static void skull_drum(int bone, int hide, int lace, Vec3 glow)
{
    skull(&(Skull){.bone = bone, .glow = glow, .jaw = 16, .menace = .8f, .missing = .1f, .eye_size = 1.5f});
    push();
    move(0, .47f, -.04f);
    turn_x(16);
    part();
    paint(hide);
    blend(.03f);
    drum(0, .08f, 0, .47f, .12f, .05f);
    part();
    paint(lace);
    ring(0, -.04f, 0, .48f, .030f);
    ring(0, .18f, 0, .47f, .026f);
    for (int i = 0; i < 20; i++) {
        float a = (float)i * PI / 10, b = a + PI / 20;
        Vec3 low = V(.49f * sinf(a), -.04f, .49f * cosf(a)), high = V(.49f * sinf(b), .18f, .49f * cosf(b)),
             next = V(.49f * sinf(b + PI / 20), -.04f, .49f * cosf(b + PI / 20));
        limb(low, high, .014f, .014f);
        limb(high, next, .014f, .014f);
    }
    pop();
}

static void thigh_bone(Vec3 from, Vec3 to, float thick, int bone)
{
    Vec3 along = vec_unit(to - from), side = vec_unit(vec_cross(along, V(0, 0, 1)));
    part();
    paint(bone);
    blend(.05f);
    limb(from, to, thick * .8f, thick);
    for (int i = -1; i <= 1; i += 2) {
        Vec3 p = to + side * (thick * 1.1f * (float)i);
        ball(p[0], p[1], p[2], thick * 1.5f);
    }
}

static void war_drummer(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = red_dust;
    s->key = (Light){vec_unit(V(-.66f, .58f, .55f)), rgb(0xffecc8) * 2.0f, .08f};
    s->rim.color = rgb(0xff9050) * 3.4f;
    s->ambient *= .45f;
    s->vignette = 1.4f;
    s->aperture = 0;
    int bone = material_bone(), hide = material_new(rgb(0xc89868), rgb(0x8a5a38), .7f, .4f, PAT_SKIN, 4, .3f),
        lace = material_plain(rgb(0x3a1c10), .8f, .2f), fur = material_fur(rgb(0x241610)),
        black = material_plain(rgb(0x0e0a08), .7f, .3f), horn_m = material_plain(rgb(0x1c1410), .4f, .8f),
        eye_m = material_glow(rgb(0xff3818), 3), host = material_plain(rgb(0x120c0a), .7f, .3f);
    push();
    move(0, -.42f, .45f);
    turn_y(-8);
    turn_x(8);
    turn_z(3);
    grow(1.14f);
    skull_drum(bone, hide, lace, rgb(0xff4020));
    pop();
    part(); /* who beats it */
    paint(fur);
    blend(.2f);
    lumpy(.05f, 4);
    egg(0, .22f, -.7f, .74f, .55f, .40f);
    egg(0, .72f, -.55f, .34f, .36f, .32f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 elbow = V(q * 1.02f, side < 0 ? .42f : .30f, -.5f),
             fist = side < 0 ? V(-.86f, .92f, -.2f) : V(.80f, .66f, .1f);
        limb(V(q * .55f, .48f, -.7f), elbow, .26f, .17f);
        limb(elbow, fist, .16f, .12f);
    }
    part();
    paint(black);
    lumpy(0, 1);
    egg(0, .60f, -.28f, .20f, .15f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(horn_m);
        tube(4,
             (Vec3[]){V(q * .24f, .92f, -.5f), V(q * .52f, 1.00f, -.5f), V(q * .64f, 1.20f, -.48f),
                      V(q * .52f, 1.46f, -.4f)},
             (float[]){.12f, .11f, .08f, .01f}, 5);
        push();
        move(q * .15f, .76f, -.22f);
        turn_z(q * 20);
        part();
        paint(eye_m);
        egg(0, 0, 0, .075f, .032f, .04f);
        pop();
        sprite(V(q * .15f, .76f, -.1f), .12f, rgb(0xff4020), SPRITE_GLOW, .7f);
    }
    thigh_bone(V(-.92f, .84f, .0f), V(-.30f, 1.16f, .25f), .065f, bone);
    thigh_bone(V(.90f, .70f, .2f), V(.26f, .34f, .75f), .065f, bone);
    host_row(8, V(-1.1f, -1.02f, 1.0f), V(-.32f, -1.08f, 1.3f), .30f, host, 4);
    host_row(8, V(.34f, -1.08f, 1.3f), V(1.1f, -1.02f, 1.0f), .30f, host, 31);
    dust_burst(V(.2f, .30f, .8f), V(.6f, .12f, .3f), 16, .16f, rgb(0xffc080), .12f, 5);
    faction_motes();
}

/* ---- st14: it was never for holding it back ---- */

static void spiked_band(int iron, int steel)
{
    part();
    paint(iron);
    blend(.02f);
    lumpy(.012f, 7);
    drum(0, 0, 0, .80f, .17f, .04f);
    lumpy(0, 1);
    ring(0, .17f, 0, .80f, .045f);
    ring(0, -.17f, 0, .80f, .045f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6 + .26f;
        part();
        paint(steel);
        blend(.02f);
        ball(sinf(a) * .80f, 0, cosf(a) * .80f, .13f);
        limb(V(sinf(a) * .80f, 0, cosf(a) * .80f), V(sinf(a) * 1.34f, .06f, cosf(a) * 1.34f), .115f, .006f);
    }
}

static void spiked_collar(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = evening_dust;
    s->key = (Light){vec_unit(V(-.70f, .50f, .40f)), rgb(0xffe8c0) * 2.0f, .08f};
    s->rim.color = rgb(0xffc070) * 3.4f;
    s->ambient *= .45f;
    s->vignette = 1.3f;
    s->aperture = 0;
    int fur = wild_coat(rgb(0x3a2618), 5), black = wild_coat(rgb(0x1e1410), 4), iron = material_iron(),
        steel = material_iron(), coat = material_plain(rgb(0x2c64a0), .8f, .2f);
    material(iron)->color = rgb(0x9a5a38);
    material(iron)->color2 = rgb(0x4a2414);
    material(steel)->color = rgb(0xd8ccb8);
    material(steel)->color2 = rgb(0x8a5a38);
    part(); /* a neck like a tree */
    paint(fur);
    blend(.25f);
    lumpy(.04f, 5);
    tube(4, (Vec3[]){V(.75f, -1.7f, -.4f), V(.55f, -.9f, -.25f), V(.32f, -.20f, -.1f), V(.10f, .45f, -.05f)},
         (float[]){.95f, .66f, .43f, .38f}, 4);
    lumpy(0, 1);
    push();
    move(-.02f, .62f, .20f);
    turn_y(-34);
    turn_x(16);
    turn_z(10);
    grow(1.05f);
    wild_ruff(24, .22f, .06f, black, 8);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = fur,
                      .dark = black,
                      .iris = rgb(0xff3010),
                      .glow = 1.4f,
                      .jaw = 30,
                      .snarl = 1,
                      .glare = 18,
                      .open = .5f,
                      .look_y = 14,
                      .ears = 36});
    pop();
    push();
    move(.34f, -.16f, -.05f);
    turn_z(18);
    turn_x(24);
    grow(.80f);
    spiked_band(iron, steel);
    Vec3 staple = here(V(-.45f, -.16f, .72f));
    pop();
    Vec3 end = V(-.40f, -.46f, .95f);
    chain(staple, end, -.03f, 4, .065f, steel);
    push();
    move(end[0], end[1], end[2]);
    turn_z(-14);
    grow(.48f);
    host_dangling(coat, material_plain(rgb(0xd09a78), .7f, .3f), steel);
    pop();
    faction_motes();
}

const Card siege_strays_shadows_cards[] = {{"cards/siege/st03", STRAYS, cutpurse_imp},
                                           {"cards/siege/st04", STRAYS, road_jackal},
                                           {"cards/siege/st10", STRAYS, war_drummer},
                                           {"cards/siege/st14", STRAYS, spiked_collar},
                                           {0}};
