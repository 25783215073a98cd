/* SPDX-License-Identifier: MIT
 * Strays of the six roads as posters: an ogre behind his noose, a throat from inside, a drop that eats. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/cottage.h"
#include "props/poster.h"
#include "props/regalia.h"
#include "types/ooze_body.h"
#include "types/troll_visage.h"

static int hemp(void)
{
    return material_new(rgb(0xd8b470), rgb(0x7a5a30), .9f, .2f, PAT_CLOTH, 9, .5f);
}

/* ---- st07: bring your own rope ---- */

/* Three strands twisted round a line of n points, `thick` over all, `turns` a span. */
static void twisted_rope(int n, const Vec3 *line, float thick, float turns, int m)
{
    enum { FINE = 6, MOST = 160 };
    int count = (n - 1) * FINE + 1 < MOST ? (n - 1) * FINE + 1 : MOST;
    for (int strand = 0; strand < 3; strand++) {
        Vec3 p[MOST];
        float r[MOST];
        for (int i = 0; i < count; i++) {
            float t = (float)i / FINE, a = 2 * PI * (turns * t + (float)strand / 3);
            Vec3 at = tube_point(n, line, t),
                 along = vec_unit(tube_point(n, line, t + .05f) - tube_point(n, line, t - .05f)),
                 side = vec_unit(vec_cross(along, V(0, 0, 1))), out = vec_cross(along, side);
            p[i] = at + (side * cosf(a) + out * sinf(a)) * (thick * .5f);
            r[i] = thick * .56f;
        }
        part();
        paint(m);
        tube(count, p, r, 1);
    }
}

/* A noose round the brush's place, its loop 1 high, its knot above; the rope goes up by `up`. */
static void noose(float up, float thick, int m)
{
    enum { N = 15 };
    Vec3 loop[N];
    for (int i = 0; i < N; i++) {
        float a = .10f + (2 * PI - .20f) * (float)i / (N - 1), narrow = .5f + .5f * cosf(a);
        loop[i] = V(.47f * sinf(a) * (1 - .35f * narrow * narrow), .5f * cosf(a), 0);
    }
    twisted_rope(N, loop, thick, .9f, m);
    for (int i = 0; i < 7; i++) { /* coils of the knot */
        push();
        move(0, .55f + 1.75f * thick * (float)i, 0);
        turn_z(i % 2 ? 7 : 4);
        part();
        paint(m);
        ring(0, 0, 0, thick * 1.15f, thick * 1.0f);
        pop();
    }
    twisted_rope(4, (Vec3[]){V(0, .6f, 0), V(.02f, .6f + up * .35f, 0), V(.0f, .6f + up * .7f, 0), V(0, .6f + up, 0)},
                 thick, 1.6f, m);
}

static Vec3 gallows_weather(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.0f), vec_mix(t[LIGHT], t[GLOW], .45f), rgb(0xd0a868) * .95f, rgb(0x6a5c50));
    c = vec_mix(c, rgb(0x4c4440), .7f * smooth(.46f, .64f, sky_clouds(u, v * 1.3f, 1.0f)) * smooth(-.1f, 1.0f, v));
    c += t[GLOW] * (.20f * halo(u, v, -.35f, -.1f, .3f));
    float line = -.86f + hills(u, 4, 1.1f, .2f);
    return vec_mix(c, t[SHADOW] * .8f, under(line, v, .01f));
}

/* A bare tree torn out with its roots, from its foot over his shoulder; nooses hang from it. */
static void gallows_tree(int bark, int rope)
{
    static const Vec3 bough[7][4] = {{{.30f, .62f}, {.62f, .92f}, {.66f, 1.25f}, {.86f, 1.6f}},
                                     {{.62f, .92f}, {.86f, 1.00f}, {1.10f, 1.22f}, {1.4f, 1.3f}},
                                     {{-.1f, .50f}, {-.16f, .90f}, {-.42f, 1.15f}, {-.46f, 1.6f}},
                                     {{-.16f, .88f}, {.02f, 1.10f}, {.06f, 1.32f}, {.2f, 1.6f}},
                                     {{-.42f, 1.12f}, {-.74f, 1.16f}, {-.92f, 1.32f}, {-1.2f, 1.34f}},
                                     {{.70f, .74f}, {.98f, .70f}, {1.16f, .80f}, {1.4f, .78f}},
                                     {{-.62f, .18f}, {-.86f, .55f}, {-.84f, .82f}, {-1.1f, 1.0f}}};
    push();
    move(0, 0, -.8f);
    part();
    paint(bark);
    blend(.06f);
    lumpy(.02f, 5);
    tube(4, (Vec3[]){V(-1.7f, -.42f, .3f), V(-.7f, .12f, .1f), V(.25f, .56f, 0), V(1.3f, .86f, -.1f)},
         (float[]){.30f, .24f, .20f, .12f}, 5);
    for (int i = 0; i < 7; i++)
        tube(4, bough[i], (float[]){.11f, .08f, .055f, .02f}, 4);
    lumpy(0, 1);
    static const float hung[3][3] = {{.98f, .98f, .30f}, {-.88f, 1.24f, .34f}, {.90f, .62f, .26f}};
    for (int i = 0; i < 3; i++) {
        push();
        move(hung[i][0], hung[i][1] - hung[i][2] * 1.6f, .15f);
        turn_z(i % 2 ? -6 : 5);
        turn_y(30);
        grow(hung[i][2]);
        noose(.9f, .085f, rope);
        pop();
    }
    pop();
}

static void gallows_ogre(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = gallows_weather;
    s->key = (Light){vec_unit(V(-.66f, .58f, .55f)), rgb(0xfff0d4) * 2.1f, .08f};
    s->rim.color = rgb(0xffd890) * 3.0f;
    s->fill.color = rgb(0x4f6f98) * .25f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->aperture = 0;
    Flesh f = troll_flesh(rgb(0x74543a), rgb(0x3c2a1c));
    int rope = hemp(), far_rope = material_plain(rgb(0x3a2a18), .9f, .1f),
        bark = material_new(rgb(0x3a2a1e), rgb(0x1a120c), .95f, .1f, PAT_WOOD, 3, 1),
        hide = material_fur(rgb(0x2c1e14));
    gallows_tree(bark, far_rope);
    part(); /* shoulders */
    paint(hide);
    blend(.25f);
    lumpy(.05f, 4);
    limb(V(-1.25f, -1.15f, -.5f), V(1.25f, -1.05f, -.5f), .62f, .62f);
    egg(0, -.95f, -.4f, .75f, .5f, .5f);
    push();
    move(.03f, -.16f, -.25f);
    turn_y(-6);
    turn_x(2);
    turn_z(-7);
    grow(1.50f);
    troll_visage(&f, &(TrollVisage){.nose = .30f,
                                    .wide = .95f,
                                    .ear = .55f,
                                    .droop = {16, 20},
                                    .tusk = 1.0f,
                                    .gape = .10f,
                                    .bare = .9f,
                                    .jut = .10f,
                                    .wry = .03f,
                                    .brow = {.0f, .10f},
                                    .frown = {.09f, .02f},
                                    .open = {.85f, 1.5f},
                                    .gaze_x = -3,
                                    .gaze_y = 6,
                                    .iris = rgb(0xffb820),
                                    .glow = .9f});
    pop();
    push(); /* for you */
    move(-.02f, -.16f, 1.4f);
    turn_z(4);
    grow(1.22f);
    noose(1.2f, .062f, rope);
    pop();
    lamp(V(-.5f, .6f, 2.2f), rgb(0xffe0a8) * .8f, .5f);
    faction_motes();
}

/* ---- st11: all of your attention ---- */

/* Dust that is blown away from us, to the point where the road ends. */
static Vec3 blown_to_nothing(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = .02f, y = .06f;
    Vec3 c = sky_ramp(unit((v + .8f) / 1.6f), t[LIGHT] * .5f, t[LIGHT] * .55f, t[MIDTONE] * .7f);
    c = vec_mix(c, t[MIDTONE] * .5f,
                .5f * smooth(.48f, .66f, shafts(u, v, x, y, 9)) * smooth(.05f, .5f, distance_to(u, v, x, y)));
    c = vec_mix(c, t[MIDTONE] * .9f, under(-.30f + hills(u, 3, 1.3f, .14f), v, .02f) * .55f);
    return c + vec_mix(t[LIGHT], t[GLOW], .5f) * (.38f * halo(u, v, x, y, .12f));
}

/* Who stands there, facing us, behind his shield: 1 high. */
static void shieldman(int iron, int shield, int rim_m, int dark)
{
    part();
    paint(dark);
    blend(.06f);
    limb(V(-.14f, 0, 0), V(-.10f, .5f, 0), .07f, .10f);
    limb(V(.20f, 0, -.1f), V(.10f, .5f, 0), .07f, .10f);
    egg(0, .60f, 0, .24f, .24f, .16f);
    part();
    paint(material_plain(rgb(0xe0a880), .7f, .3f));
    egg(0, .81f, .08f, .11f, .12f, .11f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(material_plain(rgb(0xfff8f0), .4f, .6f));
        ball(q * .045f, .815f, .165f, .042f);
        part();
        paint(dark);
        ball(q * .043f, .815f, .20f, .018f);
    }
    part();
    paint(iron);
    blend(.02f);
    egg(0, .90f, .04f, .13f, .13f, .13f);
    drum(0, .86f, .04f, .19f, .012f, .01f);
    push();
    move(.02f, .40f, .26f);
    turn_x(-8);
    grow(.33f);
    shield_round(1, shield, rim_m);
    pop();
    part();
    paint(dark);
    limb(V(.36f, 0, .1f), V(.30f, 1.35f, -.1f), .02f, .02f);
}

static void jaws_from_inside(int flesh, int gum, int tooth)
{
    part();
    paint(flesh);
    blend(.10f);
    lumpy(.035f, 3);
    box(0, 0, .35f, 2, 2, .75f, .02f);
    carve();
    blend(.18f);
    egg(0, .04f, .35f, .80f, .82f, 2.2f);
    egg(0, -.20f, .35f, .88f, .62f, 2.2f);
    fill();
    for (int row = -1; row <= 1; row += 2)
        for (int i = 0; i < 9; i++) { /* they stand round the way out */
            float q = (float)row, a = ((float)i - 4) * .27f, x = sinf(a) * .94f, y = q * (.24f + .62f * cosf(a)) - .02f,
                  l = (i == 2 || i == 6) == (row < 0) && (i == 2 || i == 6) ? .46f
                                                                            : .21f + .07f * chance(i + row * 9 + 20);
            push();
            move(x, y, -.38f);
            turn_z(q * -a * 26);
            part();
            paint(gum);
            blend(.05f);
            egg(0, q * .03f, .02f, .13f, .10f, .14f);
            part();
            paint(tooth);
            blend(.02f);
            lumpy(.006f, 9);
            limb(V(0, q * .03f, 0), V(.02f * (chance(i) - .5f), -q * l, -.02f), .105f, l > .4f ? .03f : .072f);
            pop();
        }
    for (int i = 0; i < 4; i++) { /* ridges of the palate */
        float y = .76f + .11f * (float)i, z = -.05f + .30f * (float)i;
        part();
        paint(flesh);
        blend(.06f);
        tube(5,
             (Vec3[]){V(-.62f, y - .22f, z), V(-.34f, y - .02f, z), V(0, y - .06f, z), V(.34f, y - .02f, z),
                      V(.62f, y - .22f, z)},
             (float[]){.04f, .07f, .05f, .07f, .04f}, 4);
    }
}

static void bellowing_brute(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = blown_to_nothing;
    s->key = (Light){vec_unit(V(-.25f, .55f, -.85f)), rgb(0xfff0d0) * 3.2f, .1f};
    s->rim = (Light){vec_unit(V(.5f, -.2f, -.85f)), rgb(0xffb870) * 3.0f, .1f};
    s->fill = (Light){vec_unit(V(-.4f, .6f, .7f)), rgb(0xff7050) * .30f, .1f};
    s->ambient *= .32f;
    s->vignette = 1.2f;
    s->aperture = 0;
    int flesh = material_new(rgb(0x502018), rgb(0x24100c), .28f, 1.2f, PAT_SKIN, 4, .6f),
        gum = material_new(rgb(0x7a3028), rgb(0x441810), .25f, 1.3f, PAT_NOISE, 5, .3f),
        tongue = material_new(rgb(0xa04038), rgb(0x6a2018), .28f, 1.4f, PAT_NOISE, 14, .25f), tooth = material_tooth(),
        iron = material_iron(), dark = material_plain(rgb(0x2a1e1a), .8f, .2f),
        blue = material_plain(rgb(0x2c70b8), .5f, .5f), red = material_plain(rgb(0xc83020), .5f, .5f),
        brass = material_gold(), spit = material_plain(rgb(0xf0e8d8), .2f, 1);
    material(flesh)->sss = rgb(0xff5020) * .12f;
    material(tongue)->sss = rgb(0xff4030) * .25f;
    material(gum)->sss = rgb(0xff4030) * .25f;
    jaws_from_inside(flesh, gum, tooth);
    part(); /* the tongue, a road out */
    paint(tongue);
    blend(.12f);
    tube(5,
         (Vec3[]){V(.02f, -1.40f, 1.4f), V(-.04f, -1.18f, .9f), V(-.02f, -1.05f, .45f), V(.06f, -.94f, .0f),
                  V(.10f, -.82f, -.30f)},
         (float[]){.50f, .44f, .38f, .29f, .13f}, 5);
    part(); /* what trembles above it */
    paint(tongue);
    blend(.06f);
    tube(4, (Vec3[]){V(0, 1.10f, .75f), V(.02f, .78f, .80f), V(.10f, .52f, .80f), V(.20f, .36f, .78f)},
         (float[]){.22f, .10f, .075f, .11f}, 5);
    ball(.22f, .33f, .78f, .12f);
    static const float man[3][4] = {{-.56f, -.78f, .92f, 9}, {.06f, -.82f, 1.04f, -3}, {.70f, -.80f, .94f, -10}};
    for (int i = 0; i < 3; i++) { /* they hold */
        push();
        move(man[i][0], man[i][1], -1.6f);
        turn_x(-10);
        turn_z(man[i][3]);
        grow(man[i][2]);
        shieldman(iron, i % 2 ? red : blue, brass, dark);
        pop();
    }
    lamp(V(0, .0f, .9f), rgb(0xffb070) * .5f, .4f);
    lamp(V(-.3f, .2f, -.3f), rgb(0xfff0d0) * 1.6f, .5f);
    lamp(V(.3f, .1f, .3f), rgb(0xffe0b0) * 1.0f, .4f);
    for (int i = 0; i < 24; i++) { /* spit */
        float a = 2 * PI * chance(i), far = .2f + .5f * chance(i + 30);
        part();
        paint(spit);
        ball(cosf(a) * far, .05f + sinf(a) * far * .8f, -.2f + .5f * chance(i + 60), .008f + .014f * chance(i + 90));
    }
}

/* ---- st06: it falls on granaries only ---- */

static Vec3 sick_evening(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .85f) / 1.9f), rgb(0xffd870) * 1.1f, rgb(0x9a7c38) * .8f, rgb(0x2a241a));
    c = vec_mix(c, rgb(0x1e1c14), .8f * smooth(.44f, .64f, sky_clouds(u, v * 1.2f, 1.1f)) * smooth(-.3f, .9f, v));
    for (int i = 0; i < 2; i++)
        c = vec_mix(c, t[SHADOW] * (.9f - .4f * (float)i),
                    under(-.74f - .16f * (float)i + hills(u, (float)i + 5, 1.2f, .16f), v, .01f));
    return c;
}

/* A drop 1 in radius, its tail to +y, its mouth open in front and below. */
static void hungry_drop(int jelly, int lid, int inside, int tooth, int iris)
{
    jelly_part();
    paint(jelly);
    blend(.30f);
    egg(0, 0, 0, 1, .98f, .92f);
    tube(4, (Vec3[]){V(0, .45f, 0), V(.03f, 1.15f, 0), V(-.04f, 1.75f, 0), V(.05f, 2.6f, 0)},
         (float[]){.78f, .40f, .17f, .02f}, 4);
    carve();
    blend(.08f);
    egg(0, -.34f, .86f, .60f, .36f, .62f);
    fill();
    part();
    paint(inside);
    egg(0, -.34f, .34f, .60f, .38f, .10f);
    for (int row = -1; row <= 1; row += 2)
        for (int i = 0; i < 8; i++) {
            float q = (float)row, a = ((float)i - 3.5f) / 3.9f, x = a * .60f, y = -.34f + q * .36f * sqrtf(1 - a * a),
                  l = (i % 3 == 1 ? .34f : .22f) * (row > 0 ? 1 : .7f), z = .90f * sqrtf(1 - x * x - y * y) - .05f;
            part();
            paint(tooth);
            blend(.02f);
            limb(V(x, y + q * .04f, z), V(x * .92f, y - q * l, z + .05f * q), .075f, .008f);
        }
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .36f, .30f, .76f, .22f, (float)side * 4, 20, iris, lid, (float)side * 20,
                     side < 0 ? .42f : .5f);
}

static void hungry_rain(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = sick_evening;
    s->key = (Light){vec_unit(V(-.62f, .66f, .50f)), rgb(0xfff4d0) * 1.8f, .09f};
    s->rim.color = rgb(0xe8f080) * 3.4f;
    s->ambient *= .6f;
    s->vignette = 1.5f;
    s->aperture = 0;
    Vec3 body = rgb(0xb0b818);
    int jelly = material_jelly(body, V(.26f, .22f, 1.1f)), lid = ooze_lid(body),
        inside = material_plain(rgb(0x2a1406), .6f, .3f), tooth = material_tooth(),
        iris = material_eye(rgb(0xff5a10), rgb(0xfff8d0), .3f, PUPIL_SLIT),
        roof = material_new(rgb(0xd8a850), rgb(0x7a5424), .95f, .1f, PAT_GRASS, 6, .9f),
        wall = material_new(rgb(0x8a6a44), rgb(0x4a3420), .9f, .2f, PAT_WOOD, 4, .8f), wood = material_wood(),
        grain = material_new(rgb(0xf0c050), rgb(0xb07a20), .6f, .5f, PAT_NOISE, 8, .3f);
    material(jelly)->emit = body * .16f;
    push();
    move(.06f, .24f, .1f);
    turn_y(-14);
    turn_x(20);
    turn_z(-9);
    grow(.66f);
    hungry_drop(jelly, lid, inside, tooth, iris);
    for (int i = 0; i < 9; i++) { /* what the last barn had */
        part();
        paint(grain);
        Vec3 at = V(-.5f + 1.0f * chance(i), .02f + .75f * chance(i + 20), -.15f + .3f * chance(i + 40));
        limb(at, at + V(.14f * (chance(i + 60) - .5f), .22f, .05f), .035f, .06f);
    }
    pop();
    static const float drop[6][5] = {{-.78f, .95f, -.6f, .20f, 30},  {-.66f, .02f, -.9f, .15f, 20},
                                     {.84f, -.10f, -.7f, .17f, -34}, {-.90f, .48f, -1.6f, .11f, 20},
                                     {.86f, .62f, -1.2f, .13f, -20}, {-.30f, 1.08f, -1.4f, .12f, 10}};
    for (int i = 0; i < 6; i++) {
        push();
        move(drop[i][0], drop[i][1], drop[i][2]);
        turn_y(drop[i][4]);
        turn_x(16);
        turn_z(-9);
        grow(drop[i][3]);
        hungry_drop(jelly, lid, inside, tooth, iris);
        pop();
    }
    push(); /* the granary, on its stones */
    move(-.06f, -1.08f, .2f);
    turn_y(-18);
    grow(.42f);
    cottage(&(Cottage){
        .wall = wall, .wood = wood, .roof = roof, .windows = rgb(0xffb840), .wide = .8f, .tall = .8f, .deep = .6f});
    pop();
    lamp(V(-.06f, -.80f, .75f), rgb(0xffb040) * 1.2f, .25f);
    int wet = material_glow(rgb(0xb0b860), .5f);
    for (int i = 0; i < 70; i++) {
        Vec3 p = V(-1.3f + 2.6f * chance(i), -1.0f + 2.4f * chance(i + 100), -1.6f + 2.2f * chance(i + 200));
        part();
        paint(wet);
        limb(p, p + V(.03f, .16f + .14f * chance(i + 300), 0), .006f, .002f);
    }
}

const Card siege_strays_mouths_cards[] = {{"cards/siege/st06", STRAYS, hungry_rain},
                                          {"cards/siege/st07", STRAYS, gallows_ogre},
                                          {"cards/siege/st11", STRAYS, bellowing_brute},
                                          {0}};
