/* SPDX-License-Identifier: MIT
 * The Lanternfleet seen from where one never stands: from the net, from the chest, from the chart, from above the whirl. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/gleaner.h"
#include "props/harbour.h"
#include "props/poster.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- ti05: two that chase each other now ---- */

static Vec3 street_whirl(const Scene *s, float u, float v)
{
    (void)s;
    const float y = .10f, r = 1.06f;
    float d = distance_to(u, v, 0, y), a = atan2f(v - y, u), l = logf(max_of(d, .03f)), next;
    float near = cells_at(V(u * 5.2f, v * 5.2f, .5f), NULL, &next), seam = smooth(.02f, .12f, next - near);
    Vec3 c = vec_mix(rgb(0x06161c), rgb(0x2c5058), seam * (.45f + .55f * cloud_flat(u * 7, v * 7, 3)));
    c = c * (1.15f - .5f * smooth(.9f, 1.5f, d));
    if (d > r + .1f)
        return c;
    float turn = a + 2.0f * l, streak = cloud_flat(cosf(turn) * 2.6f + l, sinf(turn) * 2.6f + l * .7f, 5),
          fine = cloud_flat(cosf(turn) * 9 + 2 * l, sinf(turn) * 9 - l, 4), arm = .5f + .5f * sinf(2 * turn);
    Vec3 w = vec_mix(rgb(0x2a9aa0), rgb(0x9fe8dc), smooth(.2f, .9f, arm) * .8f);
    w = vec_mix(w, rgb(0x12606c), .7f * smooth(.46f, .62f, streak));
    w += rgb(0xf2fff8) * (.7f * smooth(.54f, .66f, fine));
    w = vec_mix(rgb(0x031016), w, smooth(.02f, .26f, d)); /* down in the middle */
    w += rgb(0xf2fff8) * (.8f * expf(-fabsf(d - r) * 22) * (.3f + streak));
    return vec_mix(w, c, smooth(r - .01f, r + .05f, d + .04f * (streak - .5f)));
}

/* One half of the whirl: a head at the top, a body that the water draws out behind it to a tail. */
static void drawn_beast(WildKind kind, Vec3 coat_color, Vec3 mane_color, Vec3 pale_color, int seed)
{
    int coat = wild_coat(coat_color, 6), mane = wild_coat(mane_color, 3.2f), pale = wild_coat(pale_color, 5);
    Vec3 body[6] = {V(-.16f, .52f, .10f), V(.22f, .60f, .06f),   V(.56f, .40f, .02f),
                    V(.70f, .04f, -.02f), V(.60f, -.32f, -.06f), V(.34f, -.56f, -.10f)};
    static const float thick[6] = {.19f, .21f, .18f, .13f, .08f, .02f};
    part();
    paint(mane);
    blend(.08f);
    tube(6, body, thick, 5);
    wet_clumps(body[1], body[2], .20f, .18f, V(.7f, -.7f, .1f), 80, .11f, .04f, mane, coat, seed);
    wet_clumps(body[2], body[3], .17f, .12f, V(.1f, -1, .1f), 60, .10f, .035f, mane, coat, seed + 5);
    wet_clumps(body[3], body[4], .12f, .07f, V(-.5f, -.9f, .1f), 40, .10f, .03f, mane, coat, seed + 9);
    fur_arm(V(.06f, .38f, .18f), V(-.12f, .18f, .30f), V(-.36f, .12f, .28f), .085f, V(-1, -.3f, .2f), V(0, -.3f, 1), 1,
            coat, pale, seed);
    fur_arm(V(.50f, .26f, .14f), V(.40f, .02f, .22f), V(.24f, -.10f, .22f), .075f, V(-.8f, -.5f, .2f), V(0, -.3f, 1), 1,
            coat, pale, seed + 3);
    push();
    move(-.30f, .46f, .24f);
    turn_z(22);
    turn_y(-52);
    grow(.62f);
    wild_ruff(34, .40f, .08f, mane, seed);
    wild_head(&(Wild){.kind = kind,
                      .coat = coat,
                      .pale = pale,
                      .dark = mane,
                      .horn = kind == WILD_BULL ? material_bone() : 0,
                      .iris = rgb(0xffc830),
                      .glow = .8f,
                      .jaw = 32,
                      .snarl = .4f,
                      .glare = -20,
                      .open = 1,
                      .ears = 50});
    pop();
    Vec3 collar[5] = {V(-.62f, .36f, .2f), V(-.40f, .80f, .2f), V(.1f, .90f, .2f), V(.62f, .70f, .2f),
                      V(.92f, .2f, .1f)};
    foam_along(5, collar, 90, .06f, .035f, seed * 7);
}

static void undertow(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = street_whirl;
    s->key.towards = V(-.5f, .55f, .65f);
    s->key.color = rgb(0xfff4e0) * 1.7f;
    s->rim.color = rgb(0xd8fff8) * 2.2f;
    s->vignette = 1.2f;
    push();
    move(0, .10f, 0);
    turn_z(14);
    drawn_beast(WILD_WOLF, rgb(0x3a3a40), rgb(0x1c2026), rgb(0x787880), 3);
    turn_z(180);
    drawn_beast(WILD_BULL, rgb(0xd8c4a4), rgb(0xe8dcc4), rgb(0xf0e8d8), 40);
    pop();
}

/* ---- ti11: what the fish sees ---- */

static Vec3 bright_weir(const Scene *s, float u, float v)
{
    (void)s;
    const float x = .04f, y = .62f;
    float d = distance_to(u, v, x, y);
    Vec3 c = vec_mix(rgb(0xf4fce0), rgb(0x4aa8a8), smooth(.05f, 1.1f, d));
    c = vec_mix(c, rgb(0x0f4a58), smooth(.8f, 1.9f, d));
    float ray = cloud_flat(atan2f(u - x, v - y + .001f) * 6, 2.2f, 3);
    c += rgb(0xd8ffe8) * (.22f * smooth(.48f, .7f, ray) * smooth(1.6f, .3f, d));
    return vec_mix(c, rgb(0x9fd8c8), .35f * smooth(.48f, .64f, sky_clouds(u, v, 1.4f)));
}

/* A round net in the air: its middle in the caster's hands, its leads come down around us. */
static void falling_net(Vec3 middle)
{
    enum { RAYS = 24, RINGS = 9 };
    int cord = material_new(rgb(0x14343c), rgb(0x0a1c24), .7f, .4f, PAT_CLOTH, 14, .4f), lead = material_gold();
    Vec3 at[RAYS][RINGS + 1];
    for (int i = 0; i < RAYS; i++)
        for (int k = 0; k <= RINGS; k++) {
            float t = (float)k / RINGS, a = 2 * PI * ((float)i + .35f * (float)(k % 2)) / RAYS + .5f * t,
                  r = (.06f + .98f * t) * (1 + .10f * (chance(i * 3) - .5f) * t);
            at[i][k] = middle +
                       V(cosf(a) * r, (sinf(a) * r * (sinf(a) > 0 ? .30f : 1) - .24f * t) * 1.05f, .1f + 1.0f * t * t);
        }
    for (int i = 0; i < RAYS; i++) {
        int j = (i + 1) % RAYS;
        part();
        paint(cord);
        blend(.005f);
        for (int k = 0; k < RINGS; k++) {
            float w = .0045f + .0010f * (float)k;
            int other = k % 2 ? j : (i + RAYS - 1) % RAYS;
            limb(at[i][k], at[i][k + 1], w, w);
            limb(at[i][k], at[other][k + 1], w, w);
        }
        part();
        paint(lead);
        Vec3 l = at[i][RINGS];
        egg(l[0], l[1], l[2], .045f, .065f, .045f);
        paint(cord);
        limb(at[i][RINGS], at[j][RINGS], .02f, .02f);
    }
}

static void netcaster(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = bright_weir;
    s->key.towards = V(-.5f, .6f, .6f);
    s->key.color = rgb(0xe8f4e8) * .9f;
    s->rim.towards = V(.1f, .5f, -.9f);
    s->rim.color = rgb(0xfffce0) * 3.6f;
    s->ambient *= .6f;
    s->vignette = 1.5f;
    Vec3 middle = V(.04f, .14f, -.05f);
    falling_net(middle);
    int coat = material_wool(rgb(0x1c5a68)), cap = material_wool(rgb(0xf0664a)),
        skin = material_skin(rgb(0x8a6048), rgb(0x5c4030)),
        beard = material_new(rgb(0xd0d4cc), rgb(0x8a9290), .6f, .4f, PAT_HAIR, 3, .2f);
    part(); /* the jetty he lies on */
    paint(material_new(rgb(0x123038), rgb(0x0a1c22), .7f, .3f, PAT_WOOD, 2.2f, .6f));
    box(0, .32f, -.45f, 1.4f, .075f, .14f, .01f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .90f, .3f, -.45f), V((float)side * .82f, -1.5f, -.45f), .10f, .11f);
    push(); /* who threw it, leaning out above us */
    move(middle[0], .56f, -.30f);
    grow(.86f);
    part();
    paint(coat);
    blend(.10f);
    egg(0, .02f, -.1f, .36f, .34f, .24f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .30f, .14f, 0), V(q * .54f, -.14f, .22f), V(q * .24f, -.36f, .42f)},
             (float[]){.17f, .14f, .10f}, 5);
    }
    part();
    paint(skin);
    blend(.02f);
    ball(-.19f, -.42f, .46f, .10f);
    ball(.19f, -.42f, .46f, .10f);
    egg(0, .40f, .10f, .19f, .22f, .19f);
    egg(0, .36f, .30f, .055f, .07f, .06f);
    part();
    paint(beard);
    blend(.03f);
    egg(0, .24f, .16f, .20f, .17f, .15f);
    limb(V(-.13f, .44f, .26f), V(-.03f, .42f, .29f), .03f, .03f);
    limb(V(.13f, .44f, .26f), V(.03f, .42f, .29f), .03f, .03f);
    part();
    paint(cap);
    blend(.03f);
    egg(0, .55f, .06f, .23f, .17f, .23f);
    ball(0, .74f, .02f, .06f);
    pop();
    int fur = wild_coat(rgb(0x1a2428), 5), mane = wild_coat(rgb(0x10181c), 3.2f);
    push(); /* and what it comes down on: ears, from behind */
    move(-.06f, -.90f, 1.2f);
    turn_x(-34);
    turn_y(172);
    grow(.74f);
    wild_ruff(40, .40f, .09f, mane, 3);
    wild_head(&(Wild){
        .kind = WILD_WOLF, .coat = fur, .pale = fur, .dark = mane, .iris = rgb(0xffc840), .glare = -10, .open = .9f});
    pop();
    part();
    paint(mane);
    blend(.2f);
    limb(V(-.7f, -1.45f, 1.0f), V(.6f, -1.5f, 1.0f), .34f, .34f);
}

/* ---- ti15: the chart in her glasses ---- */

static Vec3 cabin_dark(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0x1c5c68), rgb(0x062430), smooth(-.2f, 1.2f, distance_to(u, v * .8f, 0, 0)));
    float x = .66f, y = .72f, d = distance_to(u, v, x, y); /* a round window, and the night in it */
    c = vec_mix(c, rgb(0x0a2630), under(.30f, d, .01f));
    if (d < .24f) {
        c = sky_ramp(unit((v - y + .3f) * 1.6f), rgb(0x8fd0cc), rgb(0x3c8890), rgb(0x1c5666));
        c = vec_mix(c, rgb(0xf2fff4), disc(u, v, x - .05f, y + .06f, .07f, .008f));
    }
    return c;
}

/* A coast, flat on what it is drawn on. */
static void isle(Vec3 at, float size, float turn, int m)
{
    static const float coast[] = {-.55f, -.10f, -.30f, .18f,  -.05f, .10f,  .10f, .42f,
                                  .42f,  .20f,  .50f,  -.15f, .20f,  -.42f, -.2f, -.22f};
    float xy[16];
    for (int i = 0; i < 16; i++)
        xy[i] = coast[i] * size;
    push();
    move(at[0], at[1], at[2]);
    turn_z(turn);
    part();
    paint(m);
    outline(8, xy, 2, .006f, .004f);
    pop();
}

/* A lens that shines, and in it what she has found. */
static void lens_with_coast(Vec3 at, float r, float side, int brass, int shine, int ink)
{
    push();
    move(at[0], at[1], at[2]);
    turn_y(side * 6);
    part();
    paint(shine);
    push();
    turn_x(90);
    drum(0, 0, 0, r, .012f, .01f);
    pop();
    part();
    paint(brass);
    push();
    turn_x(90);
    ring(0, 0, 0, r, r * .11f);
    pop();
    pop();
    isle(at + V(0, 0, .018f), r, 0, ink);
    sprite(at + V(-r * .4f, r * .4f, .1f), r * .30f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
}

static void chart_reader(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = cabin_dark;
    s->key.towards = V(-.5f, .5f, .6f);
    s->key.color = rgb(0x9fd8d8) * .8f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    int brass = material_gold(), shine = material_glow(rgb(0x8ff4e8), .62f),
        ink = material_plain(rgb(0x0c4450), .6f, .3f), sea = material_glow(rgb(0x2fa8a8), .30f),
        line_m = material_glow(rgb(0xd8fff4), .9f),
        land = material_new(rgb(0xe8d8a8), rgb(0xb8a070), .8f, .3f, PAT_NOISE, 4, .3f), wood = material_wood();
    push();
    move(0, .26f, -.1f);
    turn_x(12);
    grow(1.02f);
    person_head(&(Person){.skin = rgb(0xd0a080),
                          .hair = rgb(0x8a3a1c),
                          .iris = rgb(0x3a9a98),
                          .age = .4f,
                          .man = .1f,
                          .mood = MOOD_CUNNING,
                          .cast = CAST_FINE,
                          .hairs = HAIR_BRAIDS,
                          .nose = NOSE_LONG,
                          .seed = 7});
    push();
    grow(1.1f);
    wool_cap(rgb(0xf0765a), rgb(0xc8503c));
    pop();
    Vec3 left = here(V(-.19f, -.01f, .50f)), right = here(V(.19f, -.01f, .50f));
    pop();
    lens_with_coast(left, .20f, -1, brass, shine, ink);
    lens_with_coast(right, .20f, 1, brass, shine, ink);
    part();
    paint(brass);
    limb(left + V(.19f, .03f, 0), right + V(-.19f, .03f, 0), .018f, .018f);
    /* the chart, rolled up towards her, its sea alight */
    Vec3 p[5 * 7];
    static const float rise[5][2] = {{-.30f, .26f}, {-.36f, .44f}, {-.62f, .66f}, {-.92f, .94f}, {-1.3f, 1.1f}};
    for (int r = 0; r < 5; r++)
        for (int k = 0; k < 7; k++) {
            float x = ((float)k - 3) / 3;
            p[r * 7 + k] = V(x * (.78f + .06f * (float)r), rise[r][0] + .05f * x * x, rise[r][1] - .16f * x * x);
        }
    part();
    paint(sea);
    cloth(5, 7, p, .014f, 4);
    part();
    paint(land);
    blend(.03f);
    limb(V(-.84f, -.24f, .14f), V(.84f, -.24f, .14f), .055f, .055f);
    push();
    move(0, -.74f, .78f);
    turn_x(-33);
    part();
    paint(line_m);
    for (int i = 0; i < 8; i++) { /* the lines of a rose */
        float a = .2f + PI * (float)i / 8;
        limb(V(.30f - 1.1f * cosf(a), .02f - .5f * sinf(a), 0), V(.30f + 1.1f * cosf(a), .02f + .5f * sinf(a), 0),
             .006f, .006f);
    }
    isle(V(-.42f, .02f, .01f), .40f, 20, land);
    isle(V(.62f, -.20f, .01f), .26f, 130, land);
    isle(V(.05f, .24f, .01f), .14f, -60, land);
    part();
    paint(brass);
    for (int i = 0; i < 8; i++) {
        float a = PI * (float)i / 4, l = i % 2 ? .09f : .16f;
        limb(V(.30f, .02f, .02f), V(.30f + l * cosf(a), .02f + l * sinf(a), .02f), .03f, .002f);
    }
    pop();
    part();
    paint(wood);
    box(0, -1.35f, .6f, 1.4f, .14f, .7f, .02f);
    lamp(V(0, -.35f, 1.0f), rgb(0x8ff4e8) * 2.2f, .42f);
    lamp(V(-.75f, -.1f, .7f), rgb(0xffc878) * 1.8f, .35f);
}

/* ---- ti18: who opens the chest, seen from within ---- */

static Vec3 above_the_chest(const Scene *s, float u, float v)
{
    (void)s;
    float d = distance_to(u, v, .0f, .08f), ray = cloud_flat(atan2f(u, v - .08f) * 5, 2.2f, 3),
          net = cloud_flat(u * 4, v * 4, 4);
    Vec3 c = vec_mix(rgb(0xe8fff0), rgb(0x3fa2a4), smooth(.0f, .75f, d));
    c = vec_mix(c, rgb(0x0a3c4a), smooth(.5f, 1.5f, d));
    c += rgb(0xd8fff4) * (.35f * smooth(.46f, .7f, ray) * smooth(1.4f, .2f, d));
    return c + rgb(0xe8fff8) * (.5f * smooth(.52f, .62f, net) * smooth(.7f, .1f, d));
}

/* Leaning in; behind the pane two eyes on what shines. */
static void helmet_over_us(Vec3 at, float roll, float size, float gaze, int brass, int suit)
{
    int pane = material_new(rgb(0x0c4450), rgb(0x062a34), .05f, 1.8f, PAT_PLAIN, 1, 0),
        e = material_eye(rgb(0x5a3a20), rgb(0xfff8e4), .1f, PUPIL_ROUND),
        lid = material_skin(rgb(0xc08a64), rgb(0x8a5c40));
    material(e)->emit = rgb(0xffe8b0) * .25f;
    push();
    move(at[0], at[1], at[2]);
    turn_z(roll);
    part();
    paint(suit);
    blend(.1f);
    egg(0, -1.0f * size, -.35f, .85f * size, .55f * size, .3f * size);
    turn_x(10);
    grow(size);
    diving_helmet(brass, rgb(0x3a9aa0));
    part();
    paint(pane);
    egg(0, 0, .30f, .36f, .36f, .12f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .15f, .02f, .36f, .145f, gaze, -26, e, lid, (float)side * -8, .8f);
    pop();
}

static void salvage_crew(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = above_the_chest;
    s->key.towards = V(-.4f, .4f, .7f);
    s->key.color = rgb(0xfff0cc) * .9f;
    s->rim.towards = V(.2f, .3f, -.9f);
    s->rim.color = rgb(0xe8fff4) * 3.4f;
    s->ambient *= .7f;
    s->vignette = 1.3f;
    int brass = material_gold(), suit = material_wool(rgb(0x2a7c88)), wood = material_wood(), gold = material_gold();
    helmet_over_us(V(.02f, .52f, .0f), 4, .66f, 0, brass, suit);
    helmet_over_us(V(-.52f, -.16f, .35f), -16, .60f, 16, brass, suit);
    helmet_over_us(V(.54f, -.10f, .32f), 20, .58f, -16, brass, suit);
    for (int side = -1; side <= 1; side += 2) { /* the chest's own edge round the picture */
        float q = (float)side;
        part();
        paint(wood);
        box(q * 1.02f, 0, .9f, .16f, 1.4f, .2f, .02f);
        part();
        paint(gold);
        for (int i = 0; i < 7; i++)
            ball(q * .90f, -1.0f + .33f * (float)i, 1.1f, .035f);
    }
    part();
    paint(wood);
    box(0, -1.16f, .95f, 1.3f, .16f, .2f, .02f);
    part();
    paint(material_glow(rgb(0xffe8b0), .9f)); /* a scroll that shines */
    limb(V(-.30f, -.84f, 1.0f), V(.30f, -.70f, 1.0f), .10f, .10f);
    part();
    paint(gold);
    limb(V(-.34f, -.85f, 1.0f), V(-.40f, -.865f, 1.0f), .06f, .06f);
    limb(V(.34f, -.69f, 1.0f), V(.40f, -.675f, 1.0f), .06f, .06f);
    sprite(V(0, -.76f, 1.1f), .40f, rgb(0xffdc90), SPRITE_GLOW, .5f);
    lamp(V(0, -.45f, 1.3f), rgb(0xffdc90) * 2.8f, .5f);
    for (int i = 0; i < 26; i++)
        sprite(V(1.2f * (chance(i) - .5f), -.6f + 1.6f * chance(i + 9), .8f),
               .015f + .04f * chance(i + 3) * chance(i + 4), rgb(0xe8fffa), SPRITE_BUBBLE, .9f);
}

/* ---- ti22: what they see of him who knows every cellar ---- */

static Vec3 cellar_from_below(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.25f) / 2.5f), rgb(0x04202a), rgb(0x1c7480), rgb(0x9fe4d8));
    float ray = cloud_flat(atan2f(u - .55f, 2.0f - v) * 10, 3.3f, 3);
    c += rgb(0xffe8b0) * (.40f * smooth(.46f, .72f, ray) * smooth(-.9f, .9f, v) * expf(-fabsf(u - .45f) * 1.2f));
    c += rgb(0xc8fff0) * (.08f * smooth(.46f, .72f, ray) * smooth(-1.0f, .9f, v));
    float net = cloud_flat(u * 4, v * 11, 4);
    c += rgb(0xe8fff8) * (.7f * smooth(.52f, .64f, net) * smooth(.35f, 1.1f, v));
    c += rgb(0xffdc90) * (.9f * expf(-distance_to(u, v, .60f, .80f) * 4.5f));
    for (int side = -1; side <= 1; side += 2) { /* pillars of the cellar, and the steps between them */
        float wall =
            .80f + .06f * floorf(cloud_flat(v * 3, (float)side * 4, 1) * 3) / 3 - .12f * smooth(-.4f, -1.2f, v);
        float course = floorf(v * 5), stone = chance_of((int)(course * 7 + floorf(u * 5 + .5f * course)) + 300);
        c = vec_mix(c, rgb(0x0c3a44) * (.55f + .5f * stone), smooth(wall - .015f, wall + .015f, u * (float)side));
    }
    return c;
}

/* The bottom of a punt, its planks along it, and who leans over its side. */
static void punt_from_below(void)
{
    int plank = material_new(rgb(0x3f5c60), rgb(0x16282e), .5f, .7f, PAT_WOOD, 2.4f, .9f),
        seam = material_plain(rgb(0x060e12), .8f, .2f), coat = material_wool(rgb(0x1a5868)),
        hat = material_wool(rgb(0x10222a)), skin = material_skin(rgb(0xa87458), rgb(0x6a4838)),
        beard = material_new(rgb(0xc8ccc4), rgb(0x8a9290), .6f, .4f, PAT_HAIR, 3, .2f);
    static const float hull[] = {0,     -.66f, .05f,  -.58f, .24f, -.22f, .34f, .25f,  .33f,  .70f,  .2f,
                                 1.05f, -.2f,  1.05f, -.33f, .70f, -.34f, .25f, -.24f, -.22f, -.05f, -.58f};
    push();
    move(-.22f, .52f, 0);
    turn_z(20);
    part();
    paint(plank);
    blend(.02f);
    outline(11, hull, 3, .16f, .12f);
    part();
    paint(seam);
    for (int i = 0; i < 4; i++) {
        float x = -.28f + .17f * (float)i;
        limb(V(x * .30f, -.46f, .155f), V(x, .20f, .165f), .009f, .009f);
        limb(V(x, .20f, .165f), V(x * 1.05f, 1.1f, .165f), .009f, .009f);
    }
    part();
    paint(plank);
    limb(V(0, -.66f, .12f), V(0, 1.1f, .16f), .035f, .035f);
    pop();
    push(); /* over its edge: coat, beard, brim */
    move(.44f, .60f, .05f);
    part();
    paint(coat);
    blend(.10f);
    limb(V(-.46f, .26f, -.15f), V(-.10f, .14f, -.05f), .24f, .22f);
    limb(V(-.10f, .10f, .0f), V(-.02f, -.16f, .12f), .10f, .08f);
    limb(V(.0f, .18f, -.02f), V(.30f, .34f, .05f), .10f, .08f);
    part();
    paint(hat);
    blend(.03f);
    push();
    move(.06f, .06f, -.02f);
    turn_x(72);
    turn_z(-8);
    drum(0, 0, 0, .30f, .016f, .014f);
    pop();
    part();
    paint(skin);
    blend(.04f);
    egg(.06f, .05f, .12f, .15f, .16f, .13f);
    egg(.07f, .02f, .27f, .045f, .055f, .05f);
    ball(-.02f, -.20f, .14f, .075f);
    ball(.33f, .36f, .06f, .075f);
    part();
    paint(beard);
    blend(.03f);
    egg(.06f, -.09f, .14f, .15f, .12f, .12f);
    limb(V(-.05f, .10f, .23f), V(.03f, .085f, .25f), .022f, .022f);
    limb(V(.17f, .10f, .23f), V(.09f, .085f, .25f), .022f, .022f);
    pop();
}

static void river_pilot(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = cellar_from_below;
    s->key.towards = V(.45f, .8f, .45f);
    s->key.color = rgb(0xffe8c0) * 1.0f;
    s->rim.towards = V(.2f, .8f, -.6f);
    s->rim.color = rgb(0xe8fff4) * 3.2f;
    s->ambient *= .7f;
    s->vignette = 1.4f;
    punt_from_below();
    push(); /* his lantern, held out over the water */
    move(.80f, .96f, .10f);
    lantern(.40f, material_gold(), rgb(0xffb850));
    pop();
    sprite(V(.80f, .82f, .2f), .30f, rgb(0xffd890), SPRITE_GLOW, .6f);
    Vec3 tip = V(.08f, -.50f, .62f);
    part();
    paint(material_new(rgb(0x8a6a44), rgb(0x3c2c1c), .6f, .4f, PAT_WOOD, 2.4f, .8f));
    limb(V(.66f, 1.05f, .05f), tip, .032f, .040f);
    int thief = gleaner_skin();
    push(); /* who thought the cellar was empty: the pole is in his cheek */
    move(-.16f, -1.06f, .45f);
    turn_z(10);
    grow(.46f);
    gleaner_body(.95f, thief);
    gleaner_arm(V(-.3f, .9f, .0f), V(-.70f, 1.1f, .2f), V(-.86f, 1.5f, .2f), V(-.3f, 1, .1f), V(0, 0, 1), thief, 0);
    gleaner_arm(V(.3f, .8f, .1f), V(.72f, .75f, .3f), V(1.0f, 1.0f, .4f), V(.6f, .7f, .1f), V(0, 0, 1), thief, 0);
    part();
    paint(material_cloth(rgb(0xe8dcc0)));
    blend(.1f);
    lumpy(.04f, 4);
    egg(-.66f, .30f, -.15f, .42f, .42f, .38f);
    move(0, 1.24f, .14f);
    turn_z(10);
    gleaner_head(&(GleanerFace){.tilt = -26, .open = 1.05f, .yaw = 22, .pitch = -14, .cheeks = 1, .ears = -12}, thief);
    pop();
    for (int i = 0; i < 34; i++) { /* his breath goes up */
        float t = chance(i);
        sprite(V(-.30f - .16f * t + .22f * (chance(i + 9) - .5f) * (.4f + t), -.52f + 1.3f * t, .75f),
               .015f + .045f * chance(i + 3) * chance(i + 4), rgb(0xe8fffa), SPRITE_BUBBLE, .8f - .55f * t);
    }
    lamp(V(.35f, .0f, 1.6f), rgb(0xffe8c0) * 2.1f, .5f);
}

/* ---- ti26: the lower note ---- */

static Vec3 sounding_fog(const Scene *s, float u, float v)
{
    (void)s;
    const float x = .34f, y = .44f;
    Vec3 c = sky_ramp(unit((v + 1.2f) / 2.4f), rgb(0x9fd8cc), rgb(0x6cb4b2), rgb(0x246a76));
    c = vec_mix(c, rgb(0x3f8890), .5f * smooth(.46f, .66f, sky_clouds(u + .2f, v * 1.7f, 1.2f)));
    c = vec_mix(c, rgb(0x2f7680), .8f * castle(u, v, -.62f, -.95f, .5f));
    float d = distance_to(u, v, x, y), wave = .5f + .5f * cosf(d * 19), fades = expf(-d * .35f);
    c = vec_mix(c, rgb(0xf4fff8), .75f * wave * wave * wave * fades);
    return vec_mix(c, rgb(0x1f6470), .45f * (1 - wave) * fades);
}

/* A horn of the sea, its whorls to us: from the eye in the middle the tube winds out, wider at each turn, to a bell at the
 * right. A dark line runs in its seam, knobs along its back. Returns the middle of the mouth, and its way in `way`. */
static Vec3 great_shell(int m, int groove, int mouth, Vec3 *way)
{
    enum { POINTS = 22 };
    Vec3 at[POINTS];
    float r[POINTS];
    for (int i = 0; i < POINTS; i++) {
        float t = (float)i / (POINTS - 1), a = (.48f - t * 2.3f) * 2 * PI, out = .055f * expf(2.75f * t);
        at[i] = V(cosf(a) * out, sinf(a) * out, -.10f * t);
        r[i] = .038f * expf(2.45f * t);
    }
    part();
    paint(m);
    blend(.012f);
    tube(POINTS, at, r, 4);
    for (int i = 5; i < POINTS - 1; i++) { /* growth lines across, knobs outside */
        Vec3 along = vec_unit(at[i + 1] - at[i - 1]), d = vec_unit(V(at[i][0], at[i][1], .1f));
        part();
        paint(groove);
        push();
        move(at[i][0], at[i][1], at[i][2]);
        aim(along, V(0, 0, 1));
        ring(0, 0, 0, r[i] * .97f, r[i] * .07f);
        pop();
        part();
        paint(mouth);
        limb(at[i] + d * (r[i] * .9f), at[i] + d * (r[i] * 1.22f), r[i] * .17f, r[i] * .03f);
    }
    Vec3 end = at[POINTS - 1], along = vec_unit(end - at[POINTS - 2] + V(0, 0, .22f));
    float wide = r[POINTS - 1];
    part(); /* the bell */
    paint(m);
    blend(.04f);
    limb(end - along * .12f, end + along * .40f, wide, wide * 1.12f);
    limb(end + along * .40f, end + along * .72f, wide * 1.12f, wide * 1.65f);
    carve();
    paint(mouth);
    limb(end + along * .25f, end + along * 1.2f, wide * .70f, wide * 2.05f);
    fill();
    part();
    paint(material_plain(rgb(0x2c1418), .8f, .2f));
    push();
    Vec3 deep = end + along * .52f;
    move(deep[0], deep[1], deep[2]);
    aim(along, V(0, 0, 1));
    drum(0, 0, 0, wide * 1.06f, .02f, .01f);
    pop();
    *way = along;
    return end + along * .85f;
}

static void cantor(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = sounding_fog;
    s->key.towards = V(-.5f, .65f, .6f);
    s->key.color = rgb(0xfff0dc) * 1.7f;
    s->rim.towards = V(.4f, .5f, -.8f);
    s->vignette = 1.3f;
    int shell = material_new(rgb(0xe4d0b4), rgb(0xb88c6c), .28f, 1.1f, PAT_NOISE, 3, .15f),
        groove = material_new(rgb(0xc88a68), rgb(0x9a5a48), .35f, .8f, PAT_NOISE, 3, .15f),
        mouth = material_plain(rgb(0xf0664a), .28f, 1), stone = wet_stone(), gold = material_gold();
    Vec3 way, bell, eye_of;
    push();
    move(-.14f, -.16f, 0);
    turn_y(-40);
    turn_x(6);
    grow(.80f);
    bell = great_shell(shell, groove, mouth, &way);
    eye_of = here(V(0, .02f, .10f));
    bell = here(bell);
    way = vec_unit(bell - here(V(0, 0, 0)));
    pop();
    int robe = material_cloth(rgb(0x0c3440)),
        hair = material_new(rgb(0xe4e4dc), rgb(0x9a9c98), .6f, .5f, PAT_HAIR, 2.6f, .2f),
        skin = material_skin(rgb(0x8a5c44), rgb(0x5c4030));
    push(); /* who blows it is smaller than it */
    move(-.74f, -1.06f, .30f);
    turn_z(-6);
    grow(.74f);
    back_figure(&(BackFigure){.cloak = robe,
                              .hair = hair,
                              .skin = skin,
                              .wind = V(-.5f, -.1f, 0),
                              .wrist = {V(.10f, .98f, .12f), V(.34f, .92f, .05f)},
                              .train = .30f});
    Vec3 lips = here(V(.07f, .91f, .05f));
    pop();
    part(); /* from his lips to the eye of the spiral */
    paint(gold);
    blend(.02f);
    tube(4,
         (Vec3[]){lips, vec_mix(lips, eye_of, .4f) + V(0, -.06f, .1f), vec_mix(lips, eye_of, .8f) + V(0, -.04f, .1f),
                  eye_of},
         (float[]){.050f, .034f, .045f, .08f}, 5);
    int thief = gleaner_skin();
    int coat = wild_coat(rgb(0x24343a), 6), mane = wild_coat(rgb(0x141f24), 3.2f);
    push(); /* who meant to climb the wall */
    move(.52f, -.56f, .1f);
    turn_z(-128);
    turn_y(-96);
    grow(.34f);
    move(0, -.75f, 0);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = coat,
                        .pale = wild_coat(rgb(0x4a5c62), 9),
                        .dark = mane,
                        .iris = rgb(0xffc830),
                        .glow = 1.4f,
                        .jaw = 34,
                        .glare = -24,
                        .open = 1,
                        .ears = 70},
                mane, 0, 30);
    pop();
    push(); /* who slept in it */
    move(bell[0] + way[0] * .22f - .13f, bell[1] + way[1] * .2f, bell[2] + way[2] * .2f + .05f);
    turn_y(14);
    turn_z(-24);
    grow(.27f);
    gleaner_head(&(GleanerFace){.tilt = -30, .open = 1, .yaw = -6, .pitch = 6, .cheeks = .8f, .ears = -38}, thief);
    gleaner_arm(V(-.30f, -.45f, .0f), V(-.75f, -.20f, .3f), V(-1.0f, .15f, .5f), V(-.5f, .8f, .2f), V(0, 0, 1), thief,
                0);
    gleaner_arm(V(.30f, -.45f, .0f), V(.75f, -.30f, .3f), V(1.1f, -.05f, .5f), V(.6f, .6f, .2f), V(0, 0, 1), thief, 0);
    pop();
    push();
    move(0, -1.20f, .15f);
    grow(.62f);
    sea_wall(0, -2.2f, 2.2f, .30f, stone);
    pop();
    lamp(V(-.5f, .6f, 1.8f), rgb(0xffe8cc) * 1.4f, .5f);
}

const Card siege_tide_looks_cards[] = {{"cards/siege/ti05", TIDE, undertow},
                                       {"cards/siege/ti11", TIDE, netcaster},
                                       {"cards/siege/ti15", TIDE, chart_reader},
                                       {"cards/siege/ti18", TIDE, salvage_crew},
                                       {"cards/siege/ti22", TIDE, river_pilot},
                                       {"cards/siege/ti26", TIDE, cantor},
                                       {0}};
