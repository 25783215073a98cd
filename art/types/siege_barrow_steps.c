/* SPDX-License-Identifier: MIT
 * Lantern Steps, the castle of those who bring their lamps up. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/castle.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* A night sea under fog and stars, far below. */
static Vec3 star_sea(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float sea = -.30f;
    Vec3 fog = vec_mix(t[MIDTONE], t[LIGHT], .35f);
    Vec3 c = sky_ramp(unit((v + .35f) / 1.6f), fog * .85f, vec_mix(t[MIDTONE], t[SHADOW], .45f),
                      vec_mix(t[SHADOW], rgb(0x10283c), .5f));
    c = vec_mix(c, fog * .7f, .45f * smooth(.46f, .64f, sky_clouds(u + .3f, v * 1.5f, 1.1f)));
    for (int i = 0; i < 70; i++) {
        float y = -.1f + 1.35f * chance_of(i + 80), d = distance_to(u, v, 2.2f * chance_of(i) - 1.1f, y),
              r = .005f + .007f * chance_of(i + 160);
        c += t[GLOW] * (1.4f * unit(y * 2) * expf(-d * d / (r * r)));
    }
    if (v < sea) {
        float depth = sea - v, wave = cloud_flat(u * 5 / (.25f + depth), depth * 34 / (.3f + depth), 4);
        c = vec_mix(vec_mix(fog, t[SHADOW], unit(.35f + depth * 1.8f)), t[DARK] * 1.6f, unit(depth * .9f));
        c += t[LIGHT] * (.35f * smooth(.56f, .72f, wave) * unit(1.2f - depth));
        c += vec_mix(t[ACCENT], t[LIGHT], .4f) *
             (.8f * smooth(.60f, .72f, wave) * expf(-fabsf(u + .62f) * 9) * unit(1 - depth));
    }
    c = vec_mix(c, fog * .9f, .8f * expf(-fabsf(v - sea) * 9));
    return c;
}

/* Steps from a to b, each a block with the cliff below it. */
static void flight(Vec3 a, Vec3 b, int n, float wide, float deep, int stone, int cliff)
{
    for (int i = 0; i < n; i++) {
        Vec3 p = vec_mix(a, b, ((float)i + .5f) / (float)n);
        block(p[0], p[1] - .06f, p[2], fabsf(b[0] - a[0]) / (float)n * .56f, .07f, deep, stone);
        part();
        paint(cliff);
        blend(.06f);
        lumpy(.05f, 3);
        box(p[0], p[1] - .12f - wide, p[2] - .05f, fabsf(b[0] - a[0]) / (float)n * .62f, wide, deep * .92f, .05f);
        lumpy(0, 1);
    }
}

static void lamp_post(Vec3 at, float size, bool lit, int iron)
{
    push();
    move(at[0], at[1], at[2]);
    part();
    paint(iron);
    blend(.01f);
    limb(V(0, -.05f, 0), V(0, size * 1.5f, 0), size * .06f, size * .05f);
    limb(V(0, size * 1.5f, 0), V(size * .3f, size * 1.55f, 0), size * .05f, size * .04f);
    move(size * .3f, size * 1.53f, 0);
    lantern(size, iron, lit ? rgb(0xffc860) : rgb(0xd09848));
    Vec3 glow = here(V(0, -size * .55f, 0));
    pop();
    sprite(glow, size * (lit ? 1.5f : .8f), rgb(0xffc050), SPRITE_GLOW, lit ? .6f : .35f);
    if (lit)
        lamp(glow + V(0, .05f, size * .5f), rgb(0xffb850) * 2.4f, .42f);
}

static void lantern_steps(void)
{
    Scene *s = scene();
    camera(V(-.75f, 1.75f, 6.6f), V(.10f, 1.95f, 0), 38);
    s->backdrop = star_sea;
    s->disc_size = 0;
    s->haze = .06f;
    s->haze_from = 9;
    s->ambient = .5f;
    s->key.color = rgb(0xc8dce4) * 1.5f;
    s->rim.color = rgb(0xc0e0e8) * 2.4f;
    int stone = material_stone(rgb(0x8aa0a0), rgb(0x4a6468)), cliff = material_stone(rgb(0x3c5a60), rgb(0x1c343c)),
        iron = material_gold(), wall = material_new(rgb(0x6a868a), rgb(0x34545c), .85f, .3f, PAT_BRICK, 7, .7f),
        roof = material_new(rgb(0x1f4a58), rgb(0x12303c), .7f, .5f, PAT_SCALE, 8, .6f),
        cloak_m = material_wool(rgb(0x1c5058)), dress = material_wool(rgb(0x2a6a70)),
        scarf = material_wool(rgb(0xe8684e));
    Vec3 light = rgb(0xffc860) * 3.0f;
    part(); /* the cliff behind all */
    paint(cliff);
    blend(.2f);
    lumpy(.12f, 1.6f);
    egg(1.5f, .6f, -1.6f, 1.5f, 1.9f, 1.0f);
    egg(1.1f, 1.8f, -2.9f, 1.45f, 1.9f, .9f);
    egg(1.9f, -.2f, -.2f, 1.2f, 1.1f, 1.2f);
    lumpy(0, 1);
    flight(V(-.75f, .25f, 1.55f), V(1.05f, 1.05f, .75f), 8, .45f, .36f, stone, cliff);
    flight(V(1.25f, 1.15f, .25f), V(-.15f, 1.95f, -.75f), 8, .5f, .32f, stone, cliff);
    flight(V(-.15f, 2.02f, -1.3f), V(.95f, 2.72f, -1.9f), 8, .5f, .28f, stone, cliff);
    block(1.25f, 1.03f, .55f, .30f, .09f, .52f, stone);
    block(-.30f, 1.90f, -1.05f, .26f, .09f, .48f, stone);
    rock(1.25f, .5f, .45f, .34f, .5f, .5f, 4, cliff);
    rock(-.28f, 1.40f, -1.05f, .30f, .5f, .45f, -4, cliff);
    push(); /* terraces and towers on top */
    move(.95f, 2.70f, -2.6f);
    part();
    paint(wall);
    blend(.03f);
    box(.05f, .05f, 0, .85f, .22f, .5f, .04f);
    box(.12f, .42f, -.1f, .58f, .22f, .4f, .04f);
    for (int i = 0; i < 9; i++)
        block(-.72f + .19f * (float)i, .30f, .46f, .055f, .06f, .05f, wall);
    static const float tower[4][4] = {
        {-.40f, .12f, .19f, .62f}, {.18f, .55f, .22f, .85f}, {.62f, .30f, .16f, .62f}, {-.72f, -.1f, .14f, .55f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(tower[i][0], tower[i][1], -.05f);
        turret(tower[i][2], tower[i][3], .42f, wall, roof, iron);
        pop();
        for (int k = 0; k < 2; k++)
            lit_window(tower[i][0] - .02f, tower[i][1] + .22f + .22f * (float)k, -.05f + tower[i][2] + .01f, .035f,
                       .06f, light);
    }
    for (int i = 0; i < 6; i++)
        lit_window(-.6f + .24f * (float)i, .08f, .51f, .04f, .07f, light);
    for (int i = 0; i < 4; i++)
        lit_window(-.25f + .25f * (float)i, .45f, .31f, .04f, .06f, light);
    pop();
    sprite(V(1.0f, 3.1f, -2.0f), 1.1f, rgb(0xffc050), SPRITE_GLOW, .30f);
    /* lamps: three of them near her burn brightest */
    lamp_post(V(-.02f, .60f, .95f), .34f, true, iron);
    lamp_post(V(.62f, .90f, .62f), .32f, true, iron);
    lamp_post(V(1.38f, 1.12f, .75f), .32f, true, iron);
    lamp_post(V(.72f, 1.50f, -.02f), .22f, false, iron);
    lamp_post(V(.12f, 1.84f, -.45f), .20f, false, iron);
    lamp_post(V(-.45f, 1.98f, -.85f), .22f, false, iron);
    lamp_post(V(.22f, 2.28f, -1.35f), .17f, false, iron);
    lamp_post(V(.70f, 2.58f, -1.6f), .16f, false, iron);
    /* she who brings the next, small, her back to us */
    push();
    move(-.72f, .02f, 2.35f);
    turn_y(158);
    grow(.62f);
    Kin k = {.f = {.man = .1f},
             .dress = dress,
             .skirt = dress,
             .skirt_hem = .1f,
             .cloak = cloak_m,
             .hem = .18f,
             .cloak_open = 40,
             .wind = V(.5f, 0, -.1f),
             .head = {.skin = rgb(0xd8a884),
                      .hair = rgb(0x4a2c1c),
                      .iris = rgb(0x405060),
                      .age = .2f,
                      .man = .1f,
                      .nose = NOSE_SNUB,
                      .mood = MOOD_CALM,
                      .hairs = HAIR_BRAIDS,
                      .seed = 6},
             .look = 22,
             .nod = -10,
             .head_size = .62f,
             .seed = 3};
    body_legs(&k.f, dress, cloak_m, .06f, .12f);
    kin_body(&k);
    part(); /* ends of the scarf in the wind */
    paint(scarf);
    blend(.02f);
    push();
    move(0, 1.90f, -.02f);
    turn_x(8);
    ring(0, 0, 0, .24f, .085f);
    ring(0, -.07f, 0, .29f, .075f);
    pop();
    Vec3 q[4] = {V(.05f, 1.86f, -.25f), V(.35f, 1.80f, -.42f), V(.62f, 1.92f, -.45f), V(.95f, 1.80f, -.5f)};
    float r[4] = {.07f, .065f, .06f, .03f};
    tube(4, q, r, 4);
    Vec3 e = V(-.56f, 1.62f, .20f), w = V(-.62f, 2.05f, .42f);
    body_sleeve(dress, body_shoulder(&k.f, -1), e, w, .12f, .10f, .08f, 9);
    person_hand_at(&(PersonHand){.lean = true,
                                 .pose = GRASP_HANG,
                                 .size = .19f,
                                 .thumb = 1,
                                 .skin = material_skin(rgb(0xd8a884), rgb(0xa87860))},
                   w, V(-.1f, .95f, .2f), V(.4f, 0, 1));
    move(-.64f, 2.20f, .48f);
    lantern(.48f, iron, rgb(0xffd070));
    Vec3 own = here(V(0, -.28f, 0));
    pop();
    sprite(own, .50f, rgb(0xffc458), SPRITE_GLOW, .65f);
    lamp(own + V(-.05f, .05f, -.22f), rgb(0xffbc58) * 2.6f, .36f);
    lamp(own + V(-.25f, .1f, .35f), rgb(0xffbc58) * 1.3f, .34f);
    rock(-.85f, -.12f, 2.4f, .55f, .14f, .5f, 2, stone);
    rock(.1f, -.05f, 2.2f, .55f, .30f, .4f, -3, cliff);
    rock(1.1f, .15f, 1.8f, .75f, .55f, .5f, 4, cliff);
    rock(-1.6f, -.45f, 2.2f, .45f, .35f, .4f, 6, cliff);
    for (int i = 0; i < 30; i++) /* spray and moths */
        sprite(V(-1.6f + 3.2f * chance(i), .2f + 3 * chance(i + 30), .6f + 1.4f * chance(i + 60)),
               .010f + .012f * chance(i + 90), rgb(0xffe8b0), SPRITE_GLOW, .6f);
}

const Card siege_barrow_steps_cards[] = {{"cards/siege/ca04", TIDE, lantern_steps}, {0}};
