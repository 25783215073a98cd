/* SPDX-License-Identifier: MIT
 * Flayers: eaters of thoughts, come up from the sea, no two of one kind: a jellyfish gathers dreams, an angler holds a lamp
 * before a sleepwalker, an old snail reads. The second is at a window (flayer_window.c), the third lives in a skull
 * (flayer_hermit.c). */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/visage.h"
#include "types/flayer_body.h"

/* A whirl of thoughts around disc_x, disc_y, in the palette. */
static Vec3 whirl(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float du = u - s->disc_x, dv = (v - s->disc_y) * 1.15f, r = sqrtf(du * du + dv * dv),
          a = atan2f(dv, du) + 2.6f / (r + .35f);
    float arm = cloud_flat(cosf(a) * 2.2f + 4, sinf(a) * 2.2f + r * 2.5f, 5),
          fine = cloud_flat(cosf(a * 1.0f) * 6, sinf(a) * 6 + r * 7, 4);
    Vec3 c = vec_mix(t[SHADOW], t[DARK], smooth(.3f, 1.4f, r));
    c = vec_mix(c, t[MIDTONE], smooth(.45f, .68f, arm) * smooth(1.5f, .2f, r) * .9f);
    c = vec_mix(c, t[LIGHT], smooth(.56f, .74f, fine) * smooth(1.1f, .1f, r) * .6f);
    c += t[GLOW] * (.55f * expf(-r * r * 9)) + t[MIDTONE] * (.5f * expf(-r * 2.2f));
    for (int i = 0; i < 9; i++) { /* eyes that watch from the dark */
        float x = (chance_of(i + 7) - .5f) * 2, y = (chance_of(i + 27) - .5f) * 2.2f,
              size = .05f + .04f * chance_of(i + 47);
        if (distance_to(x, y, s->disc_x, s->disc_y) < .55f)
            continue;
        float ex = (u - x) / size, ey = (v - y) / size, almond = fabsf(ey) / max_of(.55f * (1 - ex * ex), 1e-3f);
        if (fabsf(ex) < 1 && almond < 1)
            c = vec_mix(c, hypotf(ex * 1.6f, ey) < .42f ? t[DARK] * .5f : t[ACCENT] * .8f, .8f);
    }
    for (int i = 0; i < 2; i++) {
        float l = (float)i, line = -.62f - .2f * l + peaks(u, l + 5, 3, .34f);
        c = vec_mix(c, t[DARK] * (.9f - .3f * l) * (.8f + .4f * cloud_flat(u * 9, v * 9, 3)), under(line, v, .01f));
    }
    return c;
}

static void palette(unsigned dark, unsigned shadow, unsigned mid, unsigned light, unsigned accent, unsigned glow)
{
    Scene *s = scene();
    set_palette(s, dark, shadow, mid, light, accent, glow);
    s->backdrop = whirl;
    s->disc_x = 0;
    s->disc_y = .4f;
    s->grade = .08f;
    s->rim.color = rgb(light) * 3.4f;
    s->fill.color = rgb(mid) * .5f;
    s->zenith = rgb(mid) * .8f;
    s->horizon = rgb(shadow) * .8f;
    s->below = rgb(shadow) * .6f;
}

static void rays_of_thought(Vec3 at, Vec3 color, int n, float wide, float tall)
{
    for (int i = 0; i < n; i++) {
        float a = (float)i * 2.4f, r = sqrtf((float)i / (float)n);
        sprite(at + V(cosf(a) * r * wide, sinf(a) * r * tall, .2f * sinf((float)i)), .006f + .016f * chance(i), color,
               i % 8 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, 1);
    }
}

/* ---- the four ---- */

/* A dream in a bubble: a small house on a hill, its window alight, under a moon. */
static void dream_of_home(float r, int bubble, int core)
{
    int hill = material_plain(rgb(0x60c070), .6f, .4f), wall = material_plain(rgb(0xfff0d8), .6f, .4f),
        roof = material_plain(rgb(0xff6a50), .5f, .5f);
    part();
    paint(hill);
    egg(0, -r * .62f, 0, r * .72f, r * .34f, r * .6f);
    part();
    paint(wall);
    box(0, -r * .12f, 0, r * .28f, r * .24f, r * .22f, .01f);
    part();
    paint(roof);
    float q[] = {-r * .42f, 0, r * .42f, 0, 0, r * .40f};
    push();
    move(0, r * .10f, 0);
    outline(3, q, 1, r * .30f, .01f);
    pop();
    part();
    paint(core);
    box(0, -r * .12f, r * .24f, r * .09f, r * .11f, .01f, .005f);
    ball(r * .46f, r * .46f, 0, r * .13f);
    jelly_part();
    paint(bubble);
    ball(0, 0, 0, r);
}

static void gatherer_of_dreams(void)
{
    palette(0x0c0618, 0x2c1450, 0x5a2490, 0xd0a0ff, 0xffb040, 0xfff0ff);
    camera(V(-.3f, 1.0f, 6.0f), V(0, 1.62f, 0), 33.5f);
    scene()->disc_x = .55f;
    scene()->disc_y = -.1f;
    FlayerLook l =
        flayer_look(&(FlayerColors){rgb(0xd890c8), rgb(0x9a4c9a), rgb(0x2a1c4a), rgb(0xffd040), rgb(0xffc040)});
    int bell = material_jelly(rgb(0xe8b8ff), V(.26f, .62f, .20f)), core = material_glow(rgb(0xffc070), 1.5f),
        bubble = material_jelly(rgb(0xd0f0ff), V(.2f, .06f, .03f));
    material(bell)->emit = rgb(0x8a50d0) * .14f;
    push();
    move(-.06f, 2.28f, 0);
    turn_z(7);
    turn_x(4);
    flayer_bell(&l, bell, core);
    flayer_frilled_arms(&l);
    pop();
    Vec3 a[6] = {V(-.55f, 2.1f, .3f),   V(-.98f, 1.75f, .5f),  V(-1.04f, 1.30f, .7f),
                 V(-.72f, 1.06f, .88f), V(-.42f, 1.16f, .98f), V(-.36f, 1.36f, .98f)};
    float ar[6] = {.10f, .10f, .09f, .075f, .055f, .02f};
    flayer_feeler(&l, 6, a, ar, V(.5f, .4f, .3f));
    Vec3 b[6] = {V(.55f, 2.0f, .3f), V(1.0f, 1.60f, .5f),  V(1.02f, 1.10f, .7f),
                 V(.70f, .84f, .9f), V(.36f, .84f, 1.02f), V(.14f, 1.0f, 1.06f)};
    float br[6] = {.10f, .10f, .09f, .075f, .055f, .02f};
    flayer_feeler(&l, 6, b, br, V(-.5f, .4f, .3f));
    push();
    move(.02f, 1.24f, 1.06f);
    turn_y(8);
    dream_of_home(.36f, bubble, core);
    Vec3 at = here(V(0, 0, 0));
    pop();
    rays_of_thought(at, rgb(0xffd0a0), 40, .62f, .62f);
    sprite(at, .5f, rgb(0xffa050), SPRITE_GLOW, .22f);
    lamp(at + V(0, .15f, .35f), rgb(0xffb060) * 2.4f, .5f);
    faction_ground();
}

/* One of those who walk in their sleep, to +z, feet at y = 0, 1 high. */
static void sleepwalker(void)
{
    int shirt = material_wool(rgb(0xf4ecdc)), cap = material_wool(rgb(0x5a80d0)), skin = bare_skin(rgb(0xe8b490));
    static const DrapeRow row[4] = {{.76f, .12f, .10f, 0, 0},
                                    {.62f, .17f, .14f, 0, .0f},
                                    {.36f, .19f, .19f, 0, -.01f},
                                    {.13f, .24f, .27f, 0, -.04f}};
    part();
    paint(shirt);
    drape(&(Drape){
        .rows = 4, .row = row, .folds = 11, .gather = .004f, .depth = .028f, .hem = .02f, .thick = .012f, .seed = 5});
    part();
    paint(shirt);
    blend(.05f);
    egg(0, .70f, 0, .15f, .09f, .10f);
    for (int side = -1; side <= 1; side += 2) { /* sleeves that hang from arms held out */
        float q = (float)side;
        limb(V(q * .14f, .73f, .0f), V(q * .12f, .71f, .30f), .060f, .062f);
        limb(V(q * .12f, .70f, .28f), V(q * .12f, .62f, .29f), .058f, .030f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        person_hand_at(&(PersonHand){.pose = GRASP_HANG, .size = .085f, .thumb = side < 0 ? 1 : -1, .skin = skin},
                       V(q * .12f, .715f, .36f), V(0, -.1f, 1), V(0, -1, 0));
        part();
        paint(skin);
        blend(.03f);
        limb(V(q * .07f, .16f, q * .06f), V(q * .07f, .05f, q * .07f), .045f, .040f);
        egg(q * .07f, .03f, q * .07f + .06f, .042f, .032f, .090f);
    }
    push();
    move(0, .93f, .03f);
    turn_x(-4);
    grow(.30f);
    visage(&(Visage){.skin = rgb(0xe8b490),
                     .hair = rgb(0x8a6a48),
                     .open = {0, 0},
                     .nose = 1.5f,
                     .bulb = 1.4f,
                     .gape = .02f,
                     .corner = {.03f, .03f}});
    part();
    paint(cap);
    blend(.06f);
    egg(0, .26f, -.10f, .38f, .30f, .41f);
    Vec3 p[4] = {V(0, .42f, -.15f), V(.0f, .66f, -.40f), V(.05f, .50f, -.78f), V(.05f, .12f, -.86f)};
    float r[4] = {.26f, .19f, .12f, .06f};
    tube(4, p, r, 4);
    part();
    paint(shirt);
    ball(.05f, .06f, -.87f, .10f);
    push();
    move(0, .18f, -.06f);
    turn_x(-8);
    ring(0, 0, 0, .375f, .06f);
    pop();
    pop();
}

/* A lamp goes before him, and he follows it to bed. */
static void lamp_to_bed(void)
{
    palette(0x030c08, 0x0c2818, 0x1c5438, 0x8ae0a0, 0xff70c0, 0xf4ffe0);
    camera(V(-.15f, 1.35f, 6.2f), V(.0f, 1.52f, 0), 33);
    Scene *s = scene();
    s->disc_x = .0f;
    s->disc_y = 1.6f;
    s->key = (Light){vec_unit(V(-.45f, .75f, .55f)), rgb(0xa0d8b0) * 1.0f, .12f};
    s->vignette = 1.4f;
    FlayerLook l =
        flayer_look(&(FlayerColors){rgb(0x4a7a58), rgb(0x1c3a30), rgb(0x3a2a20), rgb(0xffe040), rgb(0xffe080)});
    int throat = material_skin(rgb(0x4a1424), rgb(0x180408)), fin = material_plain(rgb(0xc86a3c), .4f, .9f),
        tongue = material_skin(rgb(0xc85068), rgb(0x8a2c44)), bulb = material_glow(rgb(0xffe0f0), 3.0f);
    material(tongue)->rough = .3f;
    flayer_gate_of_teeth(&l, throat, fin);
    part(); /* the tongue comes out to meet him, like a carpet */
    paint(tongue);
    blend(.12f);
    egg(0, .28f, .2f, .62f, .16f, 1.0f);
    Vec3 t[4] = {V(0, .30f, .6f), V(-.04f, .26f, 1.1f), V(-.16f, .02f, 1.6f), V(-.34f, -.10f, 2.3f)};
    float tr[4] = {.42f, .38f, .34f, .36f};
    tube(4, t, tr, 5);
    carve();
    blend(.06f);
    limb(V(0, .78f, .3f), V(-.04f, .68f, 1.15f), .05f, .05f);
    fill();
    Vec3 rod[5] = {V(0, 2.95f, -.1f), V(.10f, 3.20f, .55f), V(.28f, 3.02f, 1.05f), V(.36f, 2.45f, 1.18f),
                   V(.34f, 1.72f, 1.15f)};
    float rr[5] = {.10f, .065f, .05f, .04f, .03f};
    part();
    paint(l.skin);
    blend(.03f);
    tube(5, rod, rr, 6);
    Vec3 light = V(.34f, 1.52f, 1.15f);
    part();
    paint(bulb);
    egg(light[0], light[1], light[2], .135f, .165f, .135f);
    part();
    paint(fin);
    for (int i = 0; i < 6; i++) { /* it hangs in a calyx */
        float a = (float)i * PI / 3;
        limb(light + V(.02f * sinf(a), .20f, .02f * cosf(a)), light + V(.16f * sinf(a), .08f, .16f * cosf(a)), .035f,
             .010f);
    }
    push();
    move(-.40f, .30f, 1.48f);
    turn_y(62);
    grow(.92f);
    sleepwalker();
    pop();
    lamp(light + V(-.10f, .0f, .25f), rgb(0xffa0d8) * 3.2f, .50f);
    lamp(light + V(0, .45f, .45f), rgb(0xffc0e0) * 1.6f, .5f);
    sprite(light, .42f, rgb(0xff80d0), SPRITE_GLOW, .55f);
    sprite(light + V(0, 0, .2f), .20f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    rays_of_thought(light, rgb(0xffa0d8), 30, .6f, .6f);
    faction_ground();
}

static void the_elder(void)
{
    palette(0x0a0a18, 0x22264e, 0x4a5296, 0xc8d0f0, 0xd02a6a, 0xfffaf0);
    camera(V(-.3f, 1.5f, 6), V(-.02f, 1.66f, 0), 34);
    scene()->disc_x = -.7f;
    scene()->disc_y = .9f;
    FlayerLook l =
        flayer_look(&(FlayerColors){rgb(0xc08070), rgb(0x7a4a58), rgb(0x8a1c3c), rgb(0xd01c50), rgb(0xff4080)});
    int page = material_cloth(rgb(0xfff4d8)), cover = material_leather(rgb(0x8a2430)),
        shell = material_new(rgb(0xe8dcf0), rgb(0xa890c8), .3f, 1, PAT_BONE, 2, .3f);
    material(page)->emit = rgb(0xffe0a0) * .4f;
    flayer_snails_body(&l, material_plain(rgb(0x9a4868), .3f, 1));
    material(l.skin)->sss = rgb(0xff9080) * .25f;
    push();
    move(0, 1.92f, .18f);
    turn_y(8);
    turn_x(3);
    turn_z(-7);
    grow(1.16f);
    flayer_old_snail(&l, shell, material_new(rgb(0x8a5aa0), rgb(0x5a3a80), .3f, 1, PAT_BONE, 2, .3f));
    pop();
    push(); /* the great book; its light is on the reader's face */
    move(.04f, .84f, 1.02f);
    turn_x(26);
    turn_y(4);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        turn_y(s * 26);
        part();
        paint(cover);
        blend(.01f);
        box(s * .36f, 0, .05f, .36f, .44f, .03f, .02f);
        part();
        paint(page);
        box(s * .35f, .015f, -.05f, .33f, .41f, .07f, .03f);
        part();
        paint(l.trim);
        for (int k = -1; k <= 1; k += 2)
            box(s * .66f, (float)k * .38f, .07f, .07f, .07f, .03f, .02f);
        if (side < 0) {
            push();
            move(-.36f, 0, .085f);
            turn_x(90);
            ring(0, 0, 0, .15f, .022f);
            pop();
            eye(-.36f, 0, .05f, .10f, 0, 0, l.eye);
        } else
            for (int k = 0; k < 3; k++)
                limb(V(.20f, .16f - .14f * (float)k, .09f),
                     V(.50f - .08f * (float)(k % 2), .16f - .14f * (float)k, .09f), .018f, .018f);
        pop();
    }
    part();
    paint(cover);
    limb(V(0, -.43f, .06f), V(0, .43f, .06f), .06f, .06f);
    Vec3 at = here(V(0, .45f, -.3f));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* two arms without bones hold it */
        float s = (float)side;
        Vec3 p[6] = {V(s * .30f, 1.36f, .18f), V(s * .78f, 1.10f, .30f), V(s * 1.00f, .78f, .62f),
                     V(s * .90f, .54f, 1.0f),  V(s * .70f, .64f, 1.22f), V(s * .58f, .84f, 1.18f)};
        float r[6] = {.15f, .15f, .125f, .10f, .075f, .025f};
        flayer_feeler(&l, 6, p, r, V(-s * .5f, .5f, -.2f));
    }
    lamp(at + V(0, .15f, .25f), rgb(0xffd890) * 1.9f, .36f);
    sprite(at + V(0, .1f, .1f), .5f, rgb(0xffd890), SPRITE_GLOW, .18f);
    rays_of_thought(at + V(0, .35f, .1f), rgb(0xffe8b0), 40, .7f, .5f);
    faction_ground();
}

const Card flayer_cards[] = {{"cards/horde/flayer", BLOOD, gatherer_of_dreams},
                             {"cards/horde/flayer-4", BLOOD, lamp_to_bed},
                             {"cards/horde/flayer-5", BLOOD, the_elder},
                             {0}};
