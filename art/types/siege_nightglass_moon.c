/* SPDX-License-Identifier: MIT
 * Nightglass: black glass before what is pale: a herald before the moon, a mirrorling in its mirror, a wave over lamps. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/glass.h"
#include "props/vitreous.h"
#include "props/watchman.h"

/* Black that only its edges tell from the night. */
static int obsidian(void)
{
    int m = glass_polished(rgb(0x241a52), .30f);
    material(m)->rim = 2.2f;
    return m;
}

/* ---- ng08: before the moon ---- */

/* Roofs and towers of a town far below, `in` them 1; lit windows. */
static Vec3 town_below(Vec3 c, const Scene *s, float u, float v)
{
    for (int i = 0; i < 9; i++) {
        float x = -1.04f + .26f * (float)i, half = .07f + .05f * chance_of(i + 8),
              top = -1.02f + .20f * chance_of(i + 3), cone = half * 1.3f * unit((top + .24f - v) / .24f);
        float in = max_of(under(half, fabsf(u - x), .006f) * under(top, v, .006f),
                          under(cone, fabsf(u - x), .006f) * under(-top, -v, .004f));
        c = vec_mix(c, s->tint[DARK] * .9f, in);
        float wx = fabsf(u - x), wy = fabsf(v - top + .07f);
        if (wx < .018f && wy < .035f)
            c = rgb(0xffc050) * 1.1f;
    }
    return c;
}

static Vec3 great_moon(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0b0820), t[SHADOW], .55f * smooth(-1.2f, .6f, v));
    c += vec_mix(t[MIDTONE], t[LIGHT], .5f) * (.40f * halo(u, v, .10f, .30f, .72f));
    float seas = smooth(.50f, .66f, cloud_flat(u * 2.2f + 5, v * 2.2f, 4));
    Vec3 face = vec_mix(rgb(0xe4dcff), rgb(0xb0a0e8), .8f * seas) * (1.0f + .12f * cloud_flat(u * 9, v * 9, 3));
    face = face * mix(.55f, 1, smooth(-.50f, .35f, v)); /* it rises out of the haze over the town */
    c = vec_mix(c, face, disc(u, v, .10f, .30f, .80f, .012f));
    c = vec_mix(c, rgb(0x191038), .75f * smooth(.50f, .66f, sky_clouds(u, v * 1.8f, 1.1f)) * smooth(-.15f, -.7f, v));
    return town_below(c, s, u, v);
}

/* A blade of black glass from the root along +x, curved like a sickle, its upper edge pale (edge 0: not). */
static void blade(float length, float width, int black, int edge)
{
    float xy[] = {0,      -width * .5f, length * .30f, -width * .95f, length * .70f, -width * .70f,
                  length, width * .55f, length * .62f, width * .45f,  length * .25f, width * .5f};
    part();
    paint(black);
    outline(6, xy, 2, .05f, .05f);
    if (!edge)
        return;
    part();
    paint(edge);
    tube(
        3,
        (Vec3[]){V(length * .06f, width * .42f, .03f), V(length * .6f, width * .46f, .03f), V(length, width * .55f, 0)},
        (float[]){.008f, .010f, .004f}, 4);
}

/* Half of a pair of wings in the xy plane, to +x: long blades above, short ones below. */
static void blade_wing(int n, float reach, float from, float to, int black, int edge, int seed)
{
    for (int i = n - 1; i >= 0; i--) {
        float t = (float)i / (float)(n - 1);
        push();
        move(.10f * reach * t, -.10f * reach * t, -.035f * (float)i);
        turn_z(mix(from, to, t) + 5 * (chance(seed + i) - .5f));
        blade(reach * (1 - .50f * t * t) * (.92f + .16f * chance(seed + i + 9)), reach * .115f, black, edge);
        pop();
    }
}

/* It hangs in the air: a spindle of robe, a head in profile to the left, a crown of splinters. Returns its lips. */
static Vec3 herald_body(int black, int white)
{
    part();
    paint(black);
    blend(.10f);
    tube(6,
         (Vec3[]){V(-.02f, .62f, 0), V(.06f, .36f, 0), V(.10f, .0f, 0), V(.10f, -.45f, 0), V(.22f, -1.0f, 0),
                  V(.48f, -1.55f, 0)},
         (float[]){.12f, .25f, .14f, .20f, .13f, .01f}, 6);
    for (int i = 0; i < 5; i++) { /* the robe ends in splinters */
        float x = -.16f + .12f * (float)i;
        limb(V(.10f + x * .6f, -.35f, .05f), V(.20f + x * 1.7f, -1.05f - .22f * chance(i + 5), .05f), .11f, .006f);
    }
    push();
    move(-.07f, .80f, .05f);
    turn_z(-10);
    grow(1.22f);
    part(); /* skull, brow, nose and chin, seen from the side */
    paint(black);
    blend(.05f);
    egg(.03f, .06f, 0, .17f, .185f, .15f);
    limb(V(-.10f, .10f, 0), V(-.21f, -.02f, 0), .05f, .02f);
    limb(V(-.08f, -.10f, 0), V(-.145f, -.16f, 0), .075f, .045f);
    limb(V(-.10f, -.06f, 0), V(-.185f, -.075f, 0), .05f, .026f);
    limb(V(.03f, -.05f, 0), V(.08f, -.30f, 0), .11f, .10f);
    part();
    paint(white);
    limb(V(-.155f, .065f, .10f), V(-.06f, .085f, .14f), .012f, .022f);
    for (int i = 0; i < 7; i++) {
        float a = -42 + 24 * (float)i;
        push();
        move(.03f, .06f, -.02f);
        turn_z(-a);
        move(0, .15f, 0);
        turn_z(90);
        blade(.30f + .16f * (float)(i % 2), .085f, black, 0);
        pop();
    }
    Vec3 lips = here(V(-.20f, -.085f, .02f));
    pop();
    return lips;
}

/* A trumpet along +y, as long as a lance, its bell full of light. */
static void lance_trumpet(float far, int gold, int lit)
{
    part();
    paint(gold);
    blend(.02f);
    tube(5, (Vec3[]){V(0, 0, 0), V(0, far * .5f, 0), V(0, far * .78f, 0), V(0, far * .92f, 0), V(0, far, 0)},
         (float[]){.032f, .040f, .065f, .15f, .27f}, 6);
    for (int i = 0; i < 3; i++)
        ring(0, far * (.12f + .30f * (float)i), 0, .052f, .026f);
    ring(0, far + .02f, 0, .30f, .045f);
    carve(); /* the round end of the tube */
    box(0, far + .34f, 0, .5f, .30f, .5f, 0);
    fill();
    part();
    paint(lit);
    drum(0, far + .03f, 0, .25f, .02f, .01f);
}

/* Lightning from a to b in n strokes, thick at its beginning. */
static void lightning(Vec3 a, Vec3 b, int n, float wild, float thick, int m)
{
    Vec3 side = vec_unit(V(b[1] - a[1], a[0] - b[0], 0)), from = a;
    part();
    paint(m);
    for (int i = 1; i <= n; i++) {
        float t = (float)i / (float)n;
        Vec3 to = vec_mix(a, b, t) + side * (i < n ? wild * ((i % 2 ? .5f : -.5f) + .5f * (chance(i + n) - .5f)) : 0);
        limb(from, to, thick * (1.1f - t * .5f), thick * (1 - t * .6f));
        from = to;
    }
}

static void herald(void)
{
    camera(V(0, -.25f, 7.0f), V(0, .02f, 0), 28.5f);
    Scene *s = scene();
    s->backdrop = great_moon;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->roll = -3;
    s->key = (Light){V(-.6f, .5f, .35f), rgb(0xb8a8ff) * .5f, .05f};
    s->rim = (Light){V(.1f, .5f, -.8f), rgb(0xb8a0ff) * 4.0f, 0};
    s->fill = (Light){V(-.4f, -.8f, .5f), rgb(0x6a48e0) * .6f, 0};
    s->ambient = .20f;
    s->haze = 0; /* the moon is behind it, not before */
    int black = obsidian(), edge = glass_edge(rgb(0xc8b4ff), 1.1f), white = material_glow(rgb(0xf4ecff), 3.0f),
        gold = material_gold(), lit = material_glow(rgb(0xa070ff), 1.3f), bolt = material_glow(rgb(0xc49aff), 2.6f);
    material(black)->rim = .8f;
    material(black)->color = material(black)->color2 = rgb(0x0e0a26);
    material(black)->sss = grey(0);
    push();
    move(.10f, .42f, -.15f);
    push();
    turn_z(8);
    blade_wing(6, 1.75f, 70, 2, black, edge, 3);
    pop();
    mirror_x();
    turn_z(8);
    blade_wing(6, 1.75f, 66, 4, black, edge, 20);
    pop();
    Vec3 lips = herald_body(black, white), bell = V(-.88f, -.48f, .75f), along = vec_unit(bell - lips);
    push();
    move(lips[0], lips[1], lips[2]);
    aim(along, V(0, .3f, 1));
    lance_trumpet(vec_length(bell - lips), gold, lit);
    pop();
    Vec3 hold = lips + along * .52f;
    part(); /* one long arm holds it */
    paint(black);
    blend(.05f);
    tube(4, (Vec3[]){V(.02f, .50f, .16f), V(-.10f, .12f, .30f), V(-.28f, .16f, .34f), hold},
         (float[]){.12f, .10f, .075f, .075f}, 5);
    lightning(bell, V(-.86f, -1.70f, .3f), 5, .34f, .034f, bolt);
    lightning(bell, V(-1.40f, -1.20f, .3f), 7, .13f, .012f, bolt);
    sprite(bell, .55f, rgb(0x9a60ff), SPRITE_GLOW, .40f);
    sprite(V(-.88f, -1.45f, .4f), .70f, rgb(0xb080ff), SPRITE_GLOW, .50f);
    lamp(bell + V(.1f, .1f, .4f), rgb(0xb080ff) * 1.6f, .35f);
    for (int i = 0; i < 16; i++) { /* splinters fall from it */
        push();
        move(1.3f * (chance(i) - .4f), -.6f - 1.1f * chance(i + 20), .3f + chance(i + 40));
        turn_z(360 * chance(i + 60));
        glass_crystal(.022f, .06f + .06f * chance(i + 3), .02f, black, i % 2 ? edge : 0, .004f);
        pop();
    }
}

/* ---- ng01: what stands in the mirror ---- */

/* A wall by night, and in it the one bright thing, an oval pane. */
static Vec3 bright_pane(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 wall =
        vec_mix(rgb(0x0a0719), t[SHADOW], .45f * smooth(-1.3f, .8f, v)) * (.7f + .6f * cloud_flat(u * 5, v * 5, 3));
    float d = sqrtf((u - .10f) * (u - .10f) / .60f + (v - .14f) * (v - .14f) / 1.05f);
    wall += t[MIDTONE] * (.25f * expf(-max_of(d - 1, 0) * 6));
    Vec3 pane = vec_mix(rgb(0xdcd0ff), vec_mix(t[MIDTONE], t[LIGHT], .25f), smooth(-.1f, .95f, d));
    float gleam =
        smooth(.06f, .0f, fabsf(u * .8f - v * .6f + .62f)) + smooth(.03f, .0f, fabsf(u * .8f - v * .6f + .44f));
    pane = vec_mix(pane, rgb(0xffffff), .35f * gleam);
    return vec_mix(wall, pane, smooth(1.01f, .99f, d));
}

/* A soldier's pot of a helmet, comb and brim, for a head of radius 1 at the brush's place. */
static void pot_helmet(int iron, int brass, int plume)
{
    part();
    paint(iron);
    blend(.03f);
    egg(0, .22f, 0, 1.05f, .92f, 1.08f);
    carve();
    box(0, -.72f, 0, 2, .80f, 2, .01f);
    fill();
    part();
    paint(brass);
    blend(.03f);
    ring(0, .10f, 0, 1.12f, .11f);
    tube(4, (Vec3[]){V(0, .40f, 1.05f), V(0, 1.08f, .55f), V(0, 1.18f, -.4f), V(0, .60f, -1.05f)},
         (float[]){.07f, .10f, .10f, .07f}, 5);
    part();
    paint(plume);
    blend(.06f);
    for (int i = 0; i < 11; i++) {
        float t = (float)i / 10, z = .72f - 1.5f * t, y = 1.14f - .26f * (t - .35f) * (t - .35f) * 3;
        limb(V(0, y, z), V(.04f * (chance(i) - .5f), y + .40f, z - .22f), .11f, .06f);
    }
}

/* Its head, of radius 1: a smooth drop of black glass, ears, two white eyes, and a grin from ear to ear. */
static void mirrorling_head(int black, int white, int dark)
{
    part();
    paint(black);
    blend(.25f);
    egg(0, 0, 0, 1.02f, .86f, .90f);
    egg(0, -.46f, .14f, .80f, .46f, .70f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.12f);
        tube(4,
             (Vec3[]){V(q * .86f, .05f, -.1f), V(q * 1.35f, .22f, -.15f), V(q * 1.72f, .20f, -.2f),
                      V(q * 2.15f, .50f, -.3f)},
             (float[]){.24f, .26f, .19f, .015f}, 5);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        push();
        move(q * .40f, -.02f, .80f);
        turn_z(q * 14);
        turn_y(q * 20);
        part();
        paint(white);
        egg(0, 0, 0, .31f, .25f, .10f);
        part();
        paint(dark);
        egg(-q * .05f, -.03f, .09f, .045f, .13f, .04f);
        pop();
    }
    part(); /* the grin: a sickle of teeth, from ear to ear */
    paint(white);
    blend(.01f);
    for (int i = 0; i < 15; i++) {
        float x = ((float)i - 7) / 7, y = -.62f + .40f * x * x, z = .90f - .36f * x * x, tall = 1.25f - x * x;
        limb(V(x * .74f, y + .09f * tall, z - .05f), V(x * .70f, y - .10f * tall, z), .060f, .022f);
    }
}

static void mirrorling(void)
{
    camera(V(0, 0, 6.0f), V(0, 0, 0), 32);
    Scene *s = scene();
    s->backdrop = bright_pane;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->key = (Light){V(-.55f, .65f, .50f), rgb(0xc8b8ff) * .8f, .05f};
    s->rim = (Light){V(.3f, .5f, -.8f), rgb(0xb8a0ff) * 5.0f, 0};
    s->fill = (Light){V(.7f, -.1f, .7f), rgb(0x6a50e0) * .6f, 0};
    s->ambient = .40f;
    int black = obsidian(), white = material_glow(rgb(0xf4f0ff), 1.6f), dark = material_plain(rgb(0x05030c), .2f, .6f),
        silver = material_new(rgb(0xb8a4e0), rgb(0x5a4890), .28f, 1, PAT_METAL, 4, .3f), iron = material_iron(),
        night_iron = glass_polished(rgb(0x4a3aa0), .6f), night_plume = glass_polished(rgb(0x5a40b0), .3f),
        red = material_wool(rgb(0xb02c24)), cloak = material_wool(rgb(0x5a2824));
    material(silver)->metal = .9f;
    push(); /* it stands in the pane, as he stands before it */
    move(.22f, .10f, -.30f);
    part();
    paint(black);
    blend(.16f);
    limb(V(0, -.45f, -.1f), V(0, -1.5f, -.1f), .20f, .42f);
    egg(0, -.78f, -.1f, .42f, .16f, .26f);
    Vec3 lamp_at = V(.40f, -.74f, .42f);
    tube(4, (Vec3[]){V(.34f, -.78f, 0), V(.58f, -.98f, .1f), V(.54f, -.86f, .30f), lamp_at},
         (float[]){.12f, .085f, .065f, .065f}, 4);
    push();
    turn_z(-7);
    turn_y(-8);
    turn_x(4);
    grow(.58f);
    mirrorling_head(black, white, dark);
    push();
    move(.05f, .16f, 0);
    turn_z(-9);
    grow(1.04f);
    pot_helmet(night_iron, night_iron, night_plume);
    pop();
    pop();
    push();
    move(lamp_at[0], lamp_at[1], lamp_at[2] + .05f);
    watch_lantern(.44f, black, rgb(0xf0e8ff));
    pop();
    pop();
    part(); /* the frame */
    paint(silver);
    blend(.02f);
    enum { BEADS = 40 };
    Vec3 p[BEADS + 1];
    float r[BEADS + 1];
    for (int i = 0; i <= BEADS; i++) {
        float a = (float)i / BEADS * 2 * PI;
        p[i] = V(.14f + 1.08f * sinf(a), .19f + 1.42f * cosf(a), 0);
        r[i] = .085f;
    }
    tube(BEADS + 1, p, r, 2);
    push(); /* he, close to us and from behind */
    move(-.60f, -.92f, 1.5f);
    turn_z(6);
    push();
    turn_y(170);
    turn_x(6);
    grow(.36f);
    part();
    paint(material_wool(rgb(0x6a4632)));
    egg(0, -.1f, 0, .86f, .92f, .86f);
    pot_helmet(iron, material_gold(), red);
    pop();
    part();
    paint(cloak);
    blend(.12f);
    egg(-.05f, -.72f, -.05f, .70f, .42f, .36f);
    limb(V(0, -.28f, 0), V(0, -.6f, 0), .22f, .34f);
    pop();
    push();
    move(.02f, -.72f, 1.55f);
    Vec3 flame = watch_lantern(.36f, material_iron(), rgb(0xffb048));
    pop();
    lamp(flame + V(-.1f, .1f, .2f), rgb(0xffb050) * 1.9f, .4f);
    lamp(V(.95f, -.3f, .8f), rgb(0xc8b4ff) * 1.0f, .4f);
    lamp(V(-.95f, .9f, 1.0f), rgb(0xd8ccff) * .8f, .4f);
    faction_motes();
}

/* ---- ng03: every lamp on the wall, at once ---- */

static Vec3 pale_horizon(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .75f) / 1.9f), vec_mix(t[LIGHT], t[GLOW], .35f), vec_mix(t[MIDTONE], t[LIGHT], .35f),
                      vec_mix(t[SHADOW], t[MIDTONE], .5f));
    c = vec_mix(c, t[SHADOW], .55f * smooth(.47f, .64f, sky_clouds(u, v * 1.5f, 1.2f)));
    float line = -.55f + hills(u, 4, 1.5f, .16f);
    return vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .25f), under(line, v, .01f));
}

/* One strand of the wave: up from the right, over, and down in a claw. t 0: the outermost, 1: the innermost. */
static void wave_strand(float t, float z, int black, int edge)
{
    float fan = .75f * t, far = 1 - .10f * t, wild = .16f * (chance((int)(t * 97) + 3) - .5f);
    Vec3 p[7] = {V(2.1f - .5f * t, -2.3f, z),
                 V(1.9f - .75f * t, -.8f, z),
                 V(1.45f - .70f * t, .55f - .25f * t, z),
                 V(.75f - .45f * t, 1.50f - .95f * t + wild, z + .1f),
                 V(-.10f - .05f * t, 1.66f - 1.05f * t + wild, z + .25f),
                 V(-.72f * far + .20f * t, 1.22f - .88f * t + wild, z + .4f),
                 V(-.98f * far + .42f * t + wild, .58f - fan + wild, z + .5f)};
    float thick = 1 - .25f * t,
          r[7] = {.34f * thick, .30f * thick, .26f * thick, .22f * thick, .17f * thick, .10f * thick, .006f};
    part();
    paint(black);
    tube(7, p, r, 6);
    for (int i = 0; i < 7; i++)
        p[i] += V(-.30f, .66f, .60f) * r[i];
    part();
    paint(edge);
    tube(7, p, (float[]){.005f, .008f, .012f, .018f, .020f, .016f, .003f}, 6);
}

static void blackout(void)
{
    camera(V(-.35f, -.75f, 6.4f), V(0, -.05f, 0), 34);
    Scene *s = scene();
    s->backdrop = pale_horizon;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->roll = 3;
    s->key = (Light){V(-.5f, .7f, .45f), rgb(0xa898ff) * .7f, .05f};
    s->rim = (Light){V(-.3f, .5f, -.8f), rgb(0xc0acff) * 4.5f, 0};
    s->fill = (Light){V(.4f, -.6f, .6f), rgb(0x5a3ac8) * .5f, 0};
    s->ambient = .40f;
    int black = obsidian(), edge = glass_edge(rgb(0xd4c4ff), 1.0f), white = material_glow(rgb(0xf4f0ff), 2.4f),
        stone = material_new(rgb(0x6a6088), rgb(0x2a2444), .85f, .3f, PAT_BRICK, 3, .7f), iron = material_iron();
    for (int i = 0; i < 8; i++)
        wave_strand((float)i / 7, -.50f + .16f * (float)i + .12f * (float)(i % 2), black, edge);
    for (int side = 0; side < 2; side++) { /* it looks where it falls */
        push();
        move(side ? .86f : .30f, side ? .62f : .86f, 1.15f);
        turn_z(side ? -4.f : -58.f);
        part();
        paint(white);
        egg(0, 0, 0, .17f, .055f, .04f);
        pop();
        sprite(V(side ? .86f : .30f, side ? .62f : .86f, 1.25f), .26f, rgb(0xc8b0ff), SPRITE_GLOW, .4f);
    }
    push(); /* the wall, from our feet into the distance */
    move(-.62f, -1.55f, 1.6f);
    turn_y(-24);
    part();
    paint(stone);
    box(0, -.65f, -3, .62f, .62f, 4.2f, .03f);
    for (int i = 0; i < 9; i++)
        for (int side = -1; side <= 1; side += 2)
            box((float)side * .54f, .05f, .9f - .85f * (float)i, .10f, .15f, .24f, .02f);
    for (int i = 0; i < 6; i++) {
        float z = .25f - 1.15f * (float)i;
        bool lit = i < 2;
        part();
        paint(iron);
        limb(V(.54f, .1f, z), V(.54f, .92f, z), .025f, .02f);
        limb(V(.54f, .92f, z), V(.38f, .98f, z), .02f, .02f);
        push();
        move(.38f, .98f, z);
        if (lit) {
            Vec3 flame = watch_lantern(.34f, iron, rgb(0xffb048));
            lamp(flame + V(.2f, 0, .1f), rgb(0xffb050) * (i ? .8f : 1.4f), .35f);
        } else
            watch_lantern(.34f, iron, rgb(0x0a0818));
        pop();
    }
    push();
    move(-.05f, 0, .10f);
    watchman(&(Watchman){.cloak = material_wool(rgb(0x2a2038)),
                         .hat = iron,
                         .iron = iron,
                         .light = rgb(0xffb048),
                         .raised = .7f,
                         .lean = 20});
    pop();
    pop();
}

const Card siege_nightglass_moon_cards[] = {{"cards/siege/ng01", NIGHTGLASS, mirrorling},
                                            {"cards/siege/ng03", NIGHTGLASS, blackout},
                                            {"cards/siege/ng08", NIGHTGLASS, herald},
                                            {0}};
