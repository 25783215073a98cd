/* SPDX-License-Identifier: MIT
 * Flayers: eaters of thoughts, come up from the sea, no two of one kind. Five of them: a jellyfish gathers dreams, a
 * nautilus bears a trident, an anemone reaches for us, a small fish walks in a bowl of its own sea, an old snail reads. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"

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

typedef struct {
    int skin, sucker, eye, robe, trim, claw;
    Vec3 glow;
} Look;

typedef struct {
    Vec3 skin, skin2, robe, iris, glow;
} Colors;

static Look look_of(const Colors *c)
{
    Look l = {.skin = material_skin(c->skin, c->skin2),
              .sucker = material_plain(vec_mix(c->skin, rgb(0xffd8d0), .65f), .4f, .8f),
              .eye = material_eye(c->iris, c->iris * .5f, .9f, PUPIL_SLIT),
              .robe = material_new(c->robe, c->robe * .4f, .85f, .3f, PAT_CLOTH, 2.6f, .8f),
              .trim = material_gold(),
              .claw = material_plain(rgb(0x1a1420), .2f, 1.2f),
              .glow = c->glow};
    material(l.skin)->rough = .28f; /* wet */
    material(l.skin)->spec = 1.1f;
    material(l.skin)->sss = vec_mix(c->skin, rgb(0xff5070), .3f) * .7f;
    return l;
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

/* ---- heads: at the brush's place, about .9 high, looking to +z ---- */

static void two_eyes(const Look *l, float x, float y, float z, float r, float lid, float open)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        eye_with_lid(s * x, y, z, r, s * 12, 0, l->eye, l->skin, s * lid, open);
        sprite(here(V(s * x, y, z + r)), .09f, l->glow, SPRITE_GLOW, .3f);
    }
}

/* A bell that one looks through, light in its middle, a frill, and threads that hang to the hands. */
static void jellyfish(const Look *l, int bell, int core)
{
    jelly_part();
    paint(bell);
    blend(.06f);
    egg(0, .34f, 0, .66f, .60f, .62f);
    carve();
    egg(0, -.20f, 0, .58f, .42f, .54f);
    fill();
    part(); /* four lobes that glow */
    paint(core);
    blend(.04f);
    for (int i = 0; i < 4; i++) {
        float a = (float)i * PI / 2 + PI / 4;
        egg(sinf(a) * .19f, .60f, cosf(a) * .17f - .06f, .13f, .10f, .12f);
    }
    two_eyes(l, .20f, .30f, .26f, .14f, 18, .5f); /* it looks out of the bell itself */
    for (int i = 0; i < 22; i++) {                /* the frill */
        float a = (float)i / 22 * 2 * PI, b = a + .14f;
        part();
        paint(i % 2 ? l->sucker : l->skin);
        blend(.03f);
        limb(V(sinf(a) * .63f, .12f, cosf(a) * .59f), V(sinf(b) * .66f, -.06f - .08f * chance(i), cosf(b) * .62f), .06f,
             .03f);
    }
    for (int i = 0; i < 14; i++) { /* threads */
        float a = ((float)i + .5f) / 14 * 2 * PI, x = sinf(a), z = cosf(a), wave = .07f * sinf((float)i * 2.4f);
        Vec3 p[5] = {V(x * .60f, .02f, z * .56f), V(x * .56f + wave, -.36f, z * .54f),
                     V(x * .62f - wave, -.74f, z * .60f), V(x * .56f + wave, -1.1f, z * .60f),
                     V(x * .64f - wave, -1.4f - .3f * chance(i), z * .66f)};
        float r[5] = {.035f, .030f, .024f, .018f, .004f};
        part();
        paint(i % 3 ? l->sucker : l->skin);
        tube(5, p, r, 5);
    }
}

/* A coiled shell, striped, and under its rim a hooded face with short arms. */
static void nautilus(const Look *l, int shell, int stripe)
{
    for (int i = 0; i < 64; i++) { /* the coil, behind the head: whorl in whorl, towards us */
        float t = (float)i / 63, a = -2.1f + t * 2 * PI * 1.9f, r = .54f * powf(.20f, t);
        part();
        paint((i % 6 < 2 && i < 44) ? stripe : shell);
        blend(.05f);
        egg(.16f + r * cosf(a), .56f + r * sinf(a), -.20f + .10f * t, r * .56f, r * .56f, r * .60f);
    }
    part();
    paint(l->skin);
    blend(.10f);
    egg(0, .02f, .20f, .34f, .30f, .28f);
    egg(0, .26f, .20f, .32f, .14f, .26f); /* the hood */
    two_eyes(l, .26f, .06f, .30f, .135f, 24, .46f);
    for (int i = 0; i < 18; i++) { /* many arms, thin as fingers */
        float a = ((float)i + .5f) / 18 * 2 * PI, ring = i % 2 ? .16f : .09f, out = .34f + .16f * chance(i);
        Vec3 at = V(sinf(a) * ring, -.20f + cosf(a) * ring * .7f, .36f);
        Vec3 p[4] = {at, at + V(sinf(a) * .12f, cosf(a) * .04f - .06f, .16f),
                     at + V(sinf(a) * out * .8f, cosf(a) * .10f - .22f, .24f),
                     at + V(sinf(a) * out, cosf(a) * .18f - .34f - .1f * chance(i + 5), .30f)};
        float r[4] = {.045f, .045f, .035f, .012f};
        part();
        paint(i % 2 ? l->skin : l->sucker);
        blend(.02f);
        tube(4, p, r, 4);
    }
}

/* A column with one eye, wreathed by arms in three rows that open towards us. */
static void anemone(const Look *l)
{
    part();
    paint(l->skin);
    blend(.16f);
    limb(V(0, -.75f, -.30f), V(0, .0f, -.10f), .34f, .46f);
    egg(0, .12f, .0f, .54f, .52f, .40f);
    carve();
    blend(.08f);
    egg(0, .14f, .40f, .33f, .31f, .20f);
    fill();
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 13; i++) {
            float a = ((float)i + .5f * (float)row) / 13 * 2 * PI + .16f * (chance(i + 20 * row) - .5f);
            float from = .36f + .07f * (float)row,
                  far = (.50f + .24f * (float)row) * (.85f + .3f * chance(i + 9 * row));
            float c = sinf(a), d = cosf(a), front = .34f - .20f * (float)row;
            Vec3 root = V(c * from, .14f + d * from, front - .06f);
            Vec3 p[4] = {root, root + V(c * far * .40f, d * far * .40f, .18f),
                         root + V(c * far * .80f, d * far * .80f - .05f, .30f),
                         root + V(c * far * .92f, d * far * .95f - .02f, .46f + .1f * chance(i))};
            float r[4] = {.085f, .075f, .06f, .045f};
            part();
            paint(l->skin);
            blend(.04f);
            tube(4, p, r, 4);
            part();
            paint(l->sucker);
            ball(p[3][0], p[3][1], p[3][2], .062f);
        }
    eye_with_lid(0, .14f, .22f, .27f, 0, 2, l->eye, l->skin, 0, .62f);
    sprite(here(V(0, .14f, .5f)), .2f, l->glow, SPRITE_GLOW, .3f);
}

/* A bowl of sea, screwed to the shoulders; in it a small fish with many teeth. */
static void fish_bowl(const Look *l, int water, int weed)
{
    part();
    paint(l->trim);
    blend(.02f);
    push();
    move(0, -.30f, 0);
    ring(0, 0, 0, .44f, .09f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(sinf(a) * .46f, .09f, cosf(a) * .46f, .045f);
    }
    pop();
    push(); /* the fish */
    move(.03f, .22f, .10f);
    turn_y(-28);
    part();
    paint(l->skin);
    blend(.06f);
    egg(0, 0, 0, .22f, .25f, .32f);
    limb(V(0, .0f, -.26f), V(0, .03f, -.44f), .11f, .05f);
    for (int k = -1; k <= 1; k++)
        limb(V(0, .03f, -.42f), V(0, .03f + .17f * (float)k, -.60f), .045f, .012f);
    for (int k = 0; k < 4; k++) /* its comb */
        limb(V(0, .20f, .10f - .11f * (float)k), V(0, .42f - .05f * (float)k, .0f - .13f * (float)k), .035f, .01f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .18f, -.06f, -.02f), V((float)side * .36f, -.16f, -.14f), .07f, .02f);
    carve();
    blend(.03f);
    egg(0, -.10f, .30f, .17f, .06f, .14f);
    fill();
    for (int i = 0; i < 9; i++) {
        float x = -.15f + .0375f * (float)i, z = .30f - 1.6f * x * x;
        part();
        paint(l->sucker);
        limb(V(x, -.05f, z), V(x, -.13f, z + .01f), .016f, .002f);
        limb(V(x + .018f, -.155f, z - .01f), V(x + .018f, -.08f, z), .016f, .002f);
    }
    two_eyes(l, .13f, .09f, .17f, .115f, 20, .55f);
    pop();
    for (int i = 0; i < 5; i++) { /* weed */
        float x = -.26f + .11f * (float)i;
        Vec3 p[4] = {V(x, -.25f, -.14f), V(x + .06f, -.05f, -.18f), V(x - .05f, .15f, -.16f),
                     V(x + .03f, .26f + .16f * chance(i), -.18f)};
        float r[4] = {.035f, .03f, .025f, .005f};
        part();
        paint(weed);
        tube(4, p, r, 3);
    }
    jelly_part();
    paint(water);
    blend(.05f);
    egg(0, .20f, 0, .60f, .60f, .58f);
    part(); /* a lid of brass */
    paint(l->trim);
    blend(.02f);
    drum(0, .80f, 0, .20f, .035f, .02f);
    drum(0, .86f, 0, .06f, .04f, .02f);
}

/* A snail as old as its house: a spire that leans like a wizard's hat, eyes on stalks, a beard of feelers. */
static void old_snail(const Look *l, int shell, int band)
{
    for (int i = 0; i < 46; i++) { /* the spire winds up from behind the head */
        float t = (float)i / 45, a = t * 2 * PI * 4.2f, r = .50f * (1 - .96f * t), w = .38f * (1 - .93f * t);
        part();
        paint(i % 3 == 0 ? band : shell);
        blend(.03f);
        ball(sinf(a) * r * .75f + .20f * t * t, .26f + 1.02f * t, -.16f + cosf(a) * r * .75f - .12f * t, w);
    }
    part();
    paint(l->skin);
    blend(.12f);
    egg(0, .0f, .10f, .36f, .32f, .32f);
    egg(0, -.22f, .22f, .28f, .20f, .22f);
    for (int side = -1; side <= 1; side += 2) { /* stalks, and eyes with heavy lids */
        float s = (float)side;
        Vec3 p[4] = {V(s * .16f, .14f, .28f), V(s * .34f, .30f, .40f), V(s * .44f, .46f, .44f),
                     V(s * .46f, .58f, .46f)};
        float r[4] = {.085f, .07f, .06f, .075f};
        part();
        paint(l->skin);
        blend(.05f);
        tube(4, p, r, 4);
        eye_with_lid(s * .31f, .42f, .58f, .15f, s * 6, -14, l->eye, l->skin, s * -4, .42f);
        sprite(here(V(s * .31f, .42f, .7f)), .09f, l->glow, SPRITE_GLOW, .25f);
        part();
        paint(l->trim); /* spectacles of gold */
        push();
        move(s * .31f, .42f, .72f);
        turn_x(90);
        ring(0, 0, 0, .15f, .018f);
        pop();
    }
    for (int i = 0; i < 17; i++) { /* the beard */
        float u = ((float)i - 8) / 8, long_ = .95f * (1 - .45f * u * u), wave = .05f * sinf((float)i * 2.1f);
        Vec3 p[4] = {
            V(u * .26f, -.26f, .34f - .12f * u * u), V(u * .34f + wave, -.26f - long_ * .35f, .44f - .12f * u * u),
            V(u * .30f - wave, -.26f - long_ * .7f, .46f - .10f * u * u), V(u * .22f + wave, -.26f - long_, .50f)};
        float r[4] = {.055f, .05f, .04f, .008f};
        part();
        paint(i % 3 ? l->skin : l->sucker);
        blend(.02f);
        tube(4, p, r, 4);
    }
}

/* ---- body ---- */

static void robed_body(const Look *l)
{
    part();
    paint(l->robe);
    blend(.2f);
    egg(0, 1.28f, -.1f, .68f, .36f, .36f);
    limb(V(0, 1.15f, -.08f), V(0, -.3f, 0), .46f, .85f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .4f, 1.1f, .28f * cosf(a)), V(sinf(a) * .9f, -.3f, .7f * cosf(a)), .08f, .15f);
    }
    part();
    paint(l->trim); /* a stole with signs */
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * .3f, 1.58f, .1f), V(s * .24f, 1.3f, .33f), V(s * .22f, .8f, .46f), V(s * .26f, -.1f, .72f)};
        float r[4] = {.04f, .045f, .05f, .055f};
        tube(4, p, r, 4);
    }
    for (int i = 0; i < 4; i++) {
        push();
        move(0, 1.12f - .26f * (float)i, .4f + .07f * (float)i);
        part();
        paint(l->trim);
        ring(0, 0, 0, .0001f, .045f);
        pop();
    }
}

static void robed_arm(const Look *l, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(l->robe);
    blend(.1f);
    limb(shoulder, elbow, .22f, .19f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .19f, .26f);
    limb(vec_mix(elbow, wrist, .55f), vec_mix(elbow, wrist, .6f) - V(0, .34f, .02f), .18f, .08f);
    part();
    paint(l->skin);
    blend(.04f);
    limb(elbow, wrist, .11f, .075f);
}

static Hand webbed(const Look *l, int thumb, float curl, float spread)
{
    return (Hand){.size = .24f,
                  .thick = .78f,
                  .spread = spread,
                  .curl = curl,
                  .fingers = 3,
                  .thumb = thumb,
                  .claw = l->claw,
                  .claw_length = .55f};
}

static void open_hand(const Look *l, Vec3 wrist, Vec3 fingers, Vec3 palm, int thumb, float curl)
{
    Hand h = webbed(l, thumb, curl, 50);
    part();
    paint(l->skin);
    blend(.035f);
    hand_at(&h, wrist, fingers, palm);
}

static void rays_of_thought(Vec3 at, Vec3 color, int n, float wide, float tall)
{
    for (int i = 0; i < n; i++) {
        float a = (float)i * 2.4f, r = sqrtf((float)i / (float)n);
        sprite(at + V(cosf(a) * r * wide, sinf(a) * r * tall, .2f * sinf((float)i)), .006f + .016f * chance(i), color,
               i % 8 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, 1);
    }
}

/* ---- the five ---- */

static void gatherer_of_dreams(void)
{
    palette(0x0c0618, 0x2c1450, 0x6a2ca0, 0xd0a0ff, 0xffb040, 0xfff0ff);
    camera(V(-.35f, 1.15f, 5.9f), V(0, 1.52f, 0), 32);
    Look l = look_of(&(Colors){rgb(0xb078c0), rgb(0x6a3c8a), rgb(0x2a1c4a), rgb(0xffd040), rgb(0xffc040)});
    int bell = material_jelly(rgb(0xd8a8ff), V(.30f, .75f, .25f)), core = material_glow(rgb(0xff9ad8), 1.5f);
    material(bell)->emit = rgb(0x8a50d0) * .10f;
    push();
    move(0, -.06f, 0);
    robed_body(&l);
    push();
    move(0, 1.92f, .10f);
    turn_y(-8);
    turn_x(5);
    jellyfish(&l, bell, core);
    pop();
    Vec3 wl = V(-.86f, 1.3f, .72f), wr = V(.86f, 1.22f, .72f);
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.04f, .98f, .25f), wl);
    robed_arm(&l, V(.6f, 1.36f, -.06f), V(1.04f, .92f, .25f), wr);
    open_hand(&l, wl, V(.15f, 1, .35f), V(.7f, -.1f, .6f), 1, .3f);
    open_hand(&l, wr, V(-.1f, .5f, 1), V(-.3f, 1, -.3f), -1, .25f);
    Vec3 at = here(V(.84f, 1.80f, 1.05f)); /* a dream it has drawn out, still alight */
    part();
    paint(core);
    ball(.84f, 1.80f, 1.05f, .07f);
    pop();
    rays_of_thought(at, rgb(0xffb0e0), 60, .42f, .42f);
    sprite(at, .34f, rgb(0xff70b0), SPRITE_GLOW, .14f);
    lamp(at + V(-.1f, -.1f, .5f), rgb(0xff90d0) * .9f, .4f);
    faction_ground();
}

static void out_of_the_deep(void)
{
    palette(0x02101a, 0x063448, 0x107a80, 0x90f0d8, 0xffc040, 0xe8fff8);
    camera(V(.45f, 1.0f, 5.9f), V(.04f, 1.56f, 0), 32.5f);
    scene()->disc_x = -.3f;
    scene()->disc_y = .7f;
    Look l = look_of(&(Colors){rgb(0x38a89a), rgb(0x1a5a78), rgb(0x142838), rgb(0xffb020), rgb(0xffa030)});
    push();
    move(-.04f, -.1f, 0);
    turn_y(6);
    robed_body(&l);
    push();
    move(0, 1.90f, .10f);
    turn_y(-34);
    turn_z(-4);
    grow(1.12f);
    nautilus(&l, material_new(rgb(0xf4e8d4), rgb(0xd8b890), .25f, 1.1f, PAT_BONE, 2, .2f),
             material_plain(rgb(0xc4502c), .3f, 1));
    pop();
    push(); /* a trident */
    Hand h = webbed(&l, -1, .86f, 10);
    Vec3 at = V(.92f, 1.25f, .6f), bar = V(.08f, 1, -.02f), out = V(-.4f, .1f, 1), elbow = V(1.02f, .92f, .1f);
    robed_arm(&l, V(.6f, 1.36f, -.06f), elbow, hand_wrist(h.size, at, bar, out));
    part();
    paint(l.skin);
    blend(.035f);
    hand_grip(h, at, bar, out);
    trident(1.5f, .95f, l.trim, material_wood());
    pop();
    Vec3 w = V(-.72f, 1.16f, .95f);
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.0f, .95f, .35f), w);
    open_hand(&l, w, V(.05f, .35f, 1), V(.1f, 1, -.35f), 1, .2f);
    Vec3 pearl = here(V(-.68f, 1.58f, 1.16f));
    part();
    paint(material_new(rgb(0xf4fff8), rgb(0xd8e8ff), .05f, 1.6f, PAT_PLAIN, 1, 0));
    ball(-.68f, 1.58f, 1.16f, .14f);
    pop();
    sprite(pearl, .3f, rgb(0x90fff0), SPRITE_GLOW, .5f);
    lamp(pearl + V(0, .1f, .2f), rgb(0x80ffe8) * 2.4f, .35f);
    for (int i = 0; i < 50; i++)
        sprite(V((chance(i + 300) - .5f) * 4, chance(i + 400) * 3.2f, -1.5f + chance(i + 500) * 3.2f),
               .015f + .05f * powf(chance(i + 600), 3), tint(GLOW), SPRITE_BUBBLE, .6f);
    faction_ground();
}

static void reaching(void)
{
    palette(0x14040a, 0x4a0a20, 0xa81c48, 0xffa0a8, 0x60f0ff, 0xffe8f0);
    camera(V(0, 1.55f, 4.4f), V(0, 1.72f, 0), 34);
    scene()->disc_y = .5f;
    scene()->roll = -7;
    Look l = look_of(&(Colors){rgb(0xe0606a), rgb(0x8a2048), rgb(0x30101e), rgb(0x40f0ff), rgb(0x40e8ff)});
    push();
    move(0, -.12f, 0);
    robed_body(&l);
    push();
    move(0, 1.94f, .1f);
    turn_x(4);
    anemone(&l);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 w = V(s * .78f, 1.2f, 1.0f);
        robed_arm(&l, V(s * .6f, 1.36f, -.06f), V(s * 1.0f, .95f, .35f), w);
        open_hand(&l, w, V(s * -.05f, .75f, .9f), V(s * -.3f, -.3f, 1), -side, .3f);
    }
    pop();
    rays_of_thought(V(0, 1.75f, 1.2f), rgb(0x60f0ff), 46, 1.1f, 1.0f);
    faction_ground();
}

static void under_glass(void)
{
    palette(0x06120a, 0x143a20, 0x3a8a40, 0xc0f090, 0xff70c0, 0xf4ffe0);
    camera(V(.3f, 1.3f, 5.8f), V(0, 1.6f, 0), 31.5f);
    scene()->disc_x = .35f;
    scene()->disc_y = .75f;
    Look l = look_of(&(Colors){rgb(0x98b050), rgb(0x4a6a2c), rgb(0x40202c), rgb(0xff60c0), rgb(0xff60c0)});
    int water = material_jelly(rgb(0xd0fff0), V(.16f, .05f, .07f)), weed = material_plain(rgb(0x2c8a4c), .4f, .6f);
    push();
    move(0, -.08f, 0);
    turn_y(-5);
    robed_body(&l);
    push();
    move(0, 1.90f, .06f);
    turn_z(4);
    grow(1.06f);
    fish_bowl(&l, water, weed);
    Vec3 spark = here(V(0, .95f, 0));
    pop();
    Vec3 wl = V(-.46f, 1.62f, .62f), wr = V(.9f, 1.35f, .62f); /* a finger at the temple, a flask in the other hand */
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.02f, .98f, .4f), wl);
    open_hand(&l, wl, V(.05f, 1, -.1f), V(.9f, 0, -.3f), 1, .5f);
    push();
    Hand h = webbed(&l, -1, .86f, 10);
    Vec3 at = V(.86f, 1.3f, .72f), bar = V(.1f, 1, 0), out = V(-.5f, .1f, 1);
    robed_arm(&l, V(.6f, 1.36f, -.06f), V(1.08f, .95f, .2f), hand_wrist(h.size, at, bar, out));
    (void)wr;
    part();
    paint(l.skin);
    blend(.035f);
    hand_grip(h, at, bar, out);
    int brew = material_jelly(rgb(0xff60b0), V(.1f, 1.2f, .5f));
    material(brew)->emit = rgb(0xff4090) * .4f;
    jelly_part();
    paint(brew);
    blend(.06f);
    ball(0, .32f, 0, .2f);
    limb(V(0, .3f, 0), V(0, -.05f, 0), .07f, .055f);
    part();
    paint(l.trim);
    push();
    move(0, .52f, 0);
    ring(0, 0, 0, .075f, .03f);
    pop();
    Vec3 flask = here(V(0, .32f, .1f));
    pop();
    pop();
    sprite(spark, .2f, rgb(0xff90d0), SPRITE_SPARKLE, 1.2f);
    sprite(spark, .1f, rgb(0xffb0e0), SPRITE_GLOW, 1.2f);
    rays_of_thought(spark, rgb(0xffa0d8), 34, .5f, .35f);
    lamp(flask + V(0, .1f, .2f), rgb(0xff60b0) * 2.f, .3f);
    faction_ground();
}

/* An open book, floating, its pages towards the viewer. */
static void open_book(float size, int cover, int page)
{
    push();
    grow(size);
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_y((float)side * 24);
        part();
        paint(cover);
        blend(.01f);
        box((float)side * .3f, 0, -.03f, .31f, .4f, .025f, .01f);
        part();
        paint(page);
        box((float)side * .29f, 0, .02f, .28f, .37f, .035f, .02f);
        for (int i = 0; i < 6; i++) {
            part();
            paint(cover);
            float y = .26f - .1f * (float)i;
            limb(V((float)side * .1f, y, .058f), V((float)side * (.46f - .1f * chance(i)), y, .058f), .012f, .012f);
        }
        pop();
    }
    pop();
}

static void the_elder(void)
{
    palette(0x0a0a18, 0x2a2a5a, 0x6a6ab0, 0xf0e0c0, 0xd02a6a, 0xfffaf0);
    camera(V(-.3f, 1.5f, 6), V(.02f, 1.68f, 0), 33.5f);
    scene()->disc_x = 0;
    scene()->disc_y = .62f;
    Look l = look_of(&(Colors){rgb(0xf0e0e0), rgb(0xb8a0b8), rgb(0x8a1c3c), rgb(0xd01c50), rgb(0xff4080)});
    int page = material_cloth(rgb(0xfff4d8)), cover = material_leather(rgb(0x3a4a8a));
    material(page)->emit = rgb(0xffe8b0) * .2f;
    push();
    move(0, -.1f, 0);
    robed_body(&l);
    push();
    move(0, 1.78f, .16f);
    turn_y(8);
    turn_x(6);
    turn_z(-5);
    old_snail(&l, material_new(rgb(0xd8c8e8), rgb(0xa890c8), .3f, 1, PAT_BONE, 2, .3f), material_gold());
    pop();
    Vec3 wl = V(-.6f, 1.0f, .85f), wr = V(.6f, 1.0f, .85f); /* hands folded below a book that floats */
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.0f, .85f, .3f), wl);
    robed_arm(&l, V(.6f, 1.36f, -.06f), V(1.0f, .85f, .3f), wr);
    open_hand(&l, wl, V(.5f, .35f, .8f), V(.2f, 1, -.3f), 1, .3f);
    open_hand(&l, wr, V(-.5f, .35f, .8f), V(-.2f, 1, -.3f), -1, .3f);
    push();
    move(-.92f, 1.95f, .1f);
    turn_y(28);
    turn_z(12);
    open_book(.7f, cover, page);
    pop();
    push();
    move(.95f, 2.15f, -.1f);
    turn_y(-30);
    turn_z(-14);
    open_book(.62f, material_leather(rgb(0x3a6a4a)), page);
    pop();
    push();
    move(.02f, .86f, 1.28f);
    turn_x(-38);
    open_book(.8f, material_leather(rgb(0x6a2a2a)), page);
    Vec3 at = here(V(0, 0, .2f));
    pop();
    pop();
    lamp(at + V(0, .1f, .1f), rgb(0xffe0a0) * 2.f, .4f);
    rays_of_thought(at + V(0, .4f, 0), rgb(0xffe8b0), 40, .7f, .6f);
    faction_ground();
}

const Card flayer_cards[] = {
    {"cards/horde/flayer", BLOOD, gatherer_of_dreams}, {"cards/horde/flayer-2", BLOOD, out_of_the_deep},
    {"cards/horde/flayer-3", BLOOD, reaching},         {"cards/horde/flayer-4", BLOOD, under_glass},
    {"cards/horde/flayer-5", BLOOD, the_elder},        {0}};
