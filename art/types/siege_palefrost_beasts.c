/* SPDX-License-Identifier: MIT
 * Beasts of Palefrost: hare, ox and stag. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/weapons.h"
#include "props/wild.h"

static int frosty(Vec3 color)
{
    int m = material_fur(color);
    material(m)->color2 = color * .72f;
    material(m)->sss = vec_mix(color, rgb(0xbfe4ff), .5f) * .12f;
    return m;
}

static int ice(void)
{
    int m = material_new(rgb(0xbfe2f4), rgb(0x7fb4dc), .12f, 1.5f, PAT_NOISE, 3, .2f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x6fb8e0) * .10f;
    return m;
}

/* ---- pf01: already past ---- */

/* The head of a hare at the brush's place, looking to +z: a wedge with full cheeks, eyes at its sides, ears laid back. */
static void hare_head(int fur, int pale, int inner, int nose)
{
    int iris = material_eye(rgb(0x5a3418), rgb(0x2a1a14), .0f, PUPIL_ROUND);
    material(iris)->iris = .9f;
    part();
    paint(fur);
    blend(.12f);
    egg(0, .04f, -.02f, .27f, .29f, .34f);
    limb(V(0, .02f, .18f), V(0, -.09f, .44f), .20f, .13f);
    part(); /* cheeks, chin and the ring round the eye are white */
    paint(pale);
    blend(.06f);
    egg(0, -.17f, .30f, .16f, .10f, .20f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .10f, -.12f, .45f, .085f, .075f, .09f);
        egg(q * .20f, -.14f, .06f, .12f, .15f, .16f);
        egg(q * .225f, .085f, .145f, .055f, .10f, .12f);
    }
    part();
    paint(nose);
    blend(.02f);
    egg(0, -.035f, .555f, .06f, .038f, .035f);
    limb(V(0, -.06f, .55f), V(0, -.15f, .535f), .012f, .012f);
    part();
    paint(material_tooth());
    box(0, -.225f, .475f, .040f, .05f, .015f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .215f, .09f, .16f, .085f, q * 62, 0, iris, fur, q * -6, .66f);
        part();
        paint(material_plain(rgb(0xf4faff), .5f, .3f));
        for (int k = 0; k < 3; k++) /* whiskers */
            limb(V(q * .13f, -.11f - .03f * (float)k, .46f),
                 V(q * (.42f + .05f * (float)k), -.06f - .12f * (float)k, .34f), .008f, .002f);
        Vec3 e[4] = {V(q * .11f, .26f, -.10f), V(q * .17f, .56f, -.26f), V(q * .22f, .86f, -.56f),
                     V(q * .24f, .98f, -.96f)};
        float er[4] = {.085f, .135f, .125f, .012f};
        part();
        paint(fur);
        blend(.04f);
        tube(4, e, er, 4);
        for (int k = 0; k < 4; k++)
            e[k] = e[k] + V(q * .07f, .03f, .03f);
        float ir[4] = {.03f, .080f, .07f, .008f};
        part();
        paint(inner);
        blend(.03f);
        tube(4, e, ir, 4);
    }
}

/* A foreleg that reaches for the next leap: shoulder, wrist, and a broad paw of four toes. */
static void hare_leg(Vec3 from, Vec3 knee, Vec3 to, float size, int fur, int pale, int claw)
{
    Vec3 way = vec_unit(to - knee);
    part();
    paint(fur);
    blend(.08f);
    lumpy(.018f, 7);
    limb(from, knee, .20f, .135f);
    limb(knee, to, .135f, .125f * size);
    part();
    paint(pale);
    blend(.05f);
    push();
    move(to[0], to[1], to[2]);
    aim(way, V(0, .25f, 1));
    grow(size);
    egg(0, .02f, 0, .17f, .17f, .12f);
    for (int i = 0; i < 4; i++) {
        float x = ((float)i - 1.5f) * .095f;
        egg(x, .15f - .03f * fabsf((float)i - 1.5f), .015f, .062f, .11f, .075f);
    }
    lumpy(0, 1);
    part();
    paint(claw);
    for (int i = 0; i < 4; i++) {
        float x = ((float)i - 1.5f) * .10f, y = .23f - .03f * fabsf((float)i - 1.5f);
        limb(V(x, y, .02f), V(x * 1.1f, y + .09f, .05f), .020f, .004f);
    }
    pop();
}

static Vec3 parapet(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), vec_mix(t[LIGHT], t[GLOW], .8f), vec_mix(t[LIGHT], t[MIDTONE], .45f),
                      vec_mix(t[MIDTONE], t[SHADOW], .35f));
    c = vec_mix(c, t[GLOW], .5f * smooth(.46f, .66f, sky_clouds(u + 2, v, .8f)));
    float a = atan2f(v + .15f, u - .05f), r = distance_to(u, v, .05f, -.15f); /* streaks of its speed */
    c = vec_mix(c, t[GLOW] * 1.1f, .55f * smooth(.50f, .75f, cloud_flat(a * 9, 2.2f, 3)) * smooth(.25f, .9f, r));
    return c * 1.08f;
}

static void rime_hare(void)
{
    camera(V(.05f, -.65f, 5.0f), V(.0f, .06f, 0), 31);
    Scene *s = scene();
    s->backdrop = parapet;
    s->back_seed = 1;
    s->vignette = .9f;
    s->tint[LIGHT] = rgb(0xe4eaf4);
    s->key.towards = V(-.5f, .75f, .5f);
    int fur = frosty(rgb(0x30507f)), pale = frosty(rgb(0xc8daee)), nose = material_plain(rgb(0x1c2a44), .3f, 1),
        inner = frosty(rgb(0xe0a890)), horn_m = ice(), frost = crystal_of(rgb(0xa8dcf4), .12f),
        claw = material_plain(rgb(0x1c2a44), .4f, .8f), dark = frosty(rgb(0x16243c)), steel = material_iron(),
        glove = material_leather(rgb(0x7a3a2c)), hilt = material_gold(), sleeve = material_wool(rgb(0x8a3e34));
    material(horn_m)->color = rgb(0x8cc4e8);
    push(); /* over us */
    move(.08f, .10f, -.2f);
    turn_z(14);
    turn_y(-12);
    turn_x(4);
    part(); /* the body behind: breast, back, haunches that have just let go */
    paint(fur);
    blend(.22f);
    lumpy(.02f, 6);
    egg(0, -.20f, -.45f, .48f, .50f, .6f);
    egg(.10f, -.10f, -1.2f, .58f, .62f, .8f);
    egg(.55f, -.35f, -1.5f, .30f, .50f, .5f);
    egg(-.40f, -.35f, -1.5f, .30f, .50f, .5f);
    lumpy(0, 1);
    part();
    paint(pale);
    blend(.10f);
    lumpy(.03f, 7);
    egg(0, -.36f, -.16f, .26f, .26f, .30f);
    lumpy(0, 1);
    hare_leg(V(.34f, -.30f, -.1f), V(.66f, -.52f, .35f), V(.80f, -.28f, 1.0f), 1.15f, fur, pale, claw);
    hare_leg(V(-.34f, -.34f, -.1f), V(-.62f, -.70f, .55f), V(-.60f, -.62f, 1.75f), 1.5f, fur, pale, claw);
    push();
    move(0, .34f, .15f);
    turn_x(6);
    turn_z(-4);
    grow(1.55f);
    hare_head(fur, pale, inner, nose);
    int iris = material_eye(rgb(0xf08a28), rgb(0xf4faff), .5f, PUPIL_ROUND);
    material(iris)->iris = .72f;
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(dark);
        blend(.03f);
        egg(q * .175f, .11f, .19f, .125f, .135f, .10f);
        eye_with_lid(q * .18f, .11f, .215f, .098f, q * 16 + 10, 14, iris, fur, q * 10, .98f + .06f * q);
        push();
        move((float)side * .12f, .24f, .02f);
        turn_x(-6);
        turn_z((float)side * -6);
        antler(.74f, (float)side, horn_m);
        pop();
    }
    pop();
    pop();
    push(); /* the sword that was held out to it */
    move(.60f, -1.00f, 1.75f);
    aim(vec_unit(V(-.42f, .26f, -1)), V(.3f, 1, .2f));
    sword(1.9f, .19f, steel, hilt);
    pop();
    PersonHand g = {.pose = GRASP_FIST, .size = .30f, .thick = 1.3f, .thumb = -1, .skin = glove};
    Vec3 at = V(.60f, -1.00f, 1.75f), bar = vec_unit(V(-.42f, .26f, -1)), out = V(-.5f, .8f, .2f);
    push();
    Vec3 wrist = person_hand_grip(g, at, bar, out);
    pop();
    part();
    paint(sleeve);
    sinew_cloth(V(1.5f, -2.0f, 2.6f), V(1.15f, -1.6f, 2.2f), wrist, .26f, .22f, .15f, 3);
    for (int i = 0; i < 70; i++) { /* snow flies from where it was */
        float a = 2 * PI * chance(i), r = .5f + 1.1f * chance(i + 30);
        sprite(V(.1f + r * cosf(a), -.35f + .8f * r * sinf(a), -1.4f + 2.2f * chance(i + 60)),
               .02f + .05f * chance(i + 3), rgb(0xffffff), i % 2 ? SPRITE_SNOW : SPRITE_GLOW, .55f);
    }
    for (int i = 0; i < 26; i++) { /* and frost where it has touched ground */
        float t = (float)i / 25;
        shard(-.95f + 1.9f * chance(i), -1.25f + .12f * chance(i + 8), .6f - 1.8f * t, 50 * (chance(i + 70) - .5f),
              30 * (chance(i + 90) - .5f), .10f + .22f * chance(i + 30), .05f, frost);
    }
    lamp(V(-.5f, .9f, 1.6f), rgb(0xf4f8ff) * .9f, .5f);
    lamp(V(.1f, -.9f, 1.2f), rgb(0xbfe4ff) * .6f, .5f);
}

/* ---- pf04: over us ---- */

/* Hair that hangs in locks from a line of points down to `hem`; each lock bows out and blows by `wind`. */
static void shag_row(int n, const Vec3 *line, int points, float length, float thick, Vec3 out, Vec3 wind, int m,
                     int seed)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < n; i++) {
        float t = ((float)i + .5f * chance(i + seed)) / (float)n * (float)(points - 1),
              l = length * (.75f + .5f * chance(i + seed + 40));
        Vec3 root = tube_point(points, line, t);
        Vec3 p[4] = {root, root + out * .18f * l + V(0, -.30f * l, 0),
                     root + out * .22f * l + wind * .3f * l + V(0, -.66f * l, 0),
                     root + out * .12f * l + wind * l + V(0, -l, 0)};
        float r[4] = {thick, thick * 1.05f, thick * .75f, .010f};
        tube(4, p, r, 3);
    }
}

/* The head of a musk ox at the brush's place, brow foremost: a boss of ice, horns from edge to edge. */
static Vec3 ox_face(int fur, int shag, int muzzle, int rime, int hornm)
{
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = fur,
                      .pale = muzzle,
                      .dark = shag,
                      .iris = rgb(0xff8a30),
                      .glow = 1.6f,
                      .jaw = 9,
                      .glare = 20,
                      .open = .56f,
                      .ears = 20});
    Vec3 brow_line[5] = {V(-.36f, .36f, .10f), V(-.18f, .42f, .26f), V(0, .44f, .30f), V(.18f, .42f, .26f),
                         V(.36f, .36f, .10f)};
    shag_row(18, brow_line, 5, .27f, .065f, V(0, 0, .5f), V(.05f, 0, .1f), shag, 7);
    Vec3 chin[3] = {V(-.20f, -.56f, .20f), V(0, -.66f, .42f), V(.20f, -.56f, .20f)};
    shag_row(12, chin, 3, .42f, .06f, V(0, 0, .2f), V(.12f, 0, 0), shag, 31);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 h[6] = {V(q * .05f, .36f, .18f),  V(q * .32f, .36f, .16f),  V(q * .50f, .12f, .14f),
                     V(q * .54f, -.20f, .22f), V(q * .68f, -.40f, .38f), V(q * .88f, -.30f, .52f)};
        float r[6] = {.15f, .155f, .125f, .095f, .062f, .008f};
        part();
        paint(hornm);
        blend(.03f);
        lumpy(.012f, 6);
        tube(6, h, r, 5);
        lumpy(0, 1);
        part();
        paint(rime);
        for (int i = 0; i < 6; i++) { /* icicles below */
            Vec3 p = tube_point(6, h, 2.2f + .45f * (float)i);
            limb(p - V(0, .07f, 0), p - V(.02f, .22f + .2f * chance(i), 0), .042f, .004f);
        }
        for (int i = 0; i < 4; i++) /* and the boss splits like a glacier */
            shard(q * (.06f + .09f * (float)i), .46f - .02f * (float)i, .08f, q * -12 * (float)i, -18,
                  .16f + .1f * chance(i + side), .08f, rime);
    }
    return here(V(0, -.44f, .74f));
}

static void ox_leg(Vec3 hip, Vec3 knee, Vec3 foot, float thick, int fur, int dark)
{
    part();
    paint(fur);
    blend(.12f);
    limb(hip, knee, thick * 1.35f, thick);
    limb(knee, foot + V(0, .12f, 0), thick * .95f, thick * .72f);
    part();
    paint(dark);
    blend(.02f);
    for (int k = -1; k <= 1; k += 2)
        egg(foot[0] + .085f * (float)k, foot[1] + .07f, foot[2] + .06f, .11f, .12f, .17f);
}

/* One of those who are to stop it, seen from behind: all dark, 1 high. */
static void small_soldier(float x, float z, float size, float lean, bool spear_up, int m, int shaft)
{
    push();
    move(x, 0, z);
    turn_z(lean);
    turn_x(-lean * .4f);
    grow(size);
    part();
    paint(m);
    blend(.05f);
    limb(V(0, .04f, 0), V(0, .62f, 0), .25f, .15f);
    egg(0, .64f, 0, .20f, .10f, .13f);
    ball(0, .83f, 0, .115f);
    egg(0, .88f, 0, .20f, .028f, .20f);
    egg(0, .92f, 0, .12f, .085f, .12f);
    limb(V(.17f, .62f, 0), V(.36f, .70f, -.12f), .065f, .05f);
    limb(V(-.17f, .62f, 0), V(-.34f, .50f, -.14f), .065f, .05f);
    part();
    paint(shaft);
    if (spear_up)
        limb(V(.37f, .0f, -.12f), V(.42f, 1.55f, -.22f), .022f, .018f);
    else
        egg(-.30f, .48f, -.18f, .20f, .25f, .04f);
    pop();
}

static void glacier_ox(void)
{
    camera(V(.10f, .30f, 5.6f), V(.0f, 1.42f, 0), 32);
    Scene *s = scene();
    s->back_y = -.12f;
    s->back_seed = 4;
    s->haze = .03f;
    s->vignette = 1.1f;
    s->rim.color = rgb(0xbfeaff) * 3.4f;
    s->key.towards = V(-.5f, .75f, .5f);
    int fur = frosty(rgb(0x1c3056)), shag = frosty(rgb(0x2c4a7c)), dark = material_plain(rgb(0x141f33), .5f, .5f),
        muzzle = frosty(rgb(0x4c6a98)), rime = ice(),
        hornm = material_new(rgb(0xe4d0a8), rgb(0x6a5640), .35f, 1, PAT_BONE, 3, .6f), frost = frosty(rgb(0xdce8f4)),
        men = material_wool(rgb(0x0e1628)), shaft = material_plain(rgb(0x0a0e18), .6f, .3f);
    push(); /* a hill of it, that leaves the picture on all sides but one */
    move(.18f, .10f, -1.4f);
    part();
    paint(fur);
    blend(.3f);
    egg(0, 1.75f, .2f, 1.25f, 1.25f, .9f);
    egg(.9f, 1.25f, -.6f, 1.1f, 1.2f, 1.2f);
    egg(-.7f, 1.0f, .1f, .7f, .9f, .7f);
    for (int row = 0; row < 4; row++) {
        float y = 2.55f - .50f * (float)row, w = 1.05f + .10f * (float)row;
        Vec3 line[5] = {V(-w, y - .25f, .6f), V(-w * .5f, y, 1.05f), V(0, y + .06f, 1.15f), V(w * .6f, y, 1.05f),
                        V(w * 1.3f, y - .2f, .6f)};
        shag_row(24, line, 5, .75f, .13f, V(0, 0, .6f), V(.16f, 0, 0), row % 2 ? fur : shag, 9 + row * 20);
    }
    part();
    paint(frost);
    blend(.14f);
    lumpy(.04f, 5);
    egg(.05f, 2.92f, .2f, .95f, .24f, .7f);
    lumpy(0, 1);
    for (int i = 0; i < 8; i++)
        shard(-.85f + .24f * (float)i, 2.80f + .08f * chance(i), .2f - .1f * (float)(i % 3), 26 - 8 * (float)i, -14,
              .34f + .3f * chance(i + 3), .15f, rime);
    for (int side = -1; side <= 1; side += 2) /* the legs, two trunks */
        ox_leg(V((float)side * .62f, .9f, .5f), V((float)side * .66f, .4f, .7f), V((float)side * .68f, -.14f, .6f),
               .30f, fur, dark);
    pop();
    push(); /* the head, down to us */
    move(-.06f, 1.92f, .15f);
    turn_y(-9);
    turn_z(7);
    turn_x(14);
    grow(1.42f);
    Vec3 breath = ox_face(fur, shag, muzzle, rime, hornm);
    pop();
    faction_ground();
    static const float men_at[6][5] = {{-.92f, 1.35f, .46f, 6, 1}, {-.52f, 1.62f, .50f, -8, 0},
                                       {-.12f, 1.40f, .44f, 4, 1}, {.36f, 1.66f, .52f, 14, 0},
                                       {.70f, 1.40f, .46f, -4, 1}, {1.04f, 1.60f, .48f, 18, 0}};
    for (int i = 0; i < 6; i++)
        small_soldier(men_at[i][0], men_at[i][1], men_at[i][2], men_at[i][3], men_at[i][4] > 0, men, shaft);
    for (int side = -1; side <= 1; side += 2) { /* two of them have torches */
        Vec3 torch = V(side < 0 ? -.74f : .88f, .92f, 1.45f);
        part();
        paint(shaft);
        limb(torch, torch + V(.02f, -.45f, .05f), .022f, .022f);
        push();
        move(torch[0], torch[1], torch[2]);
        flame_tongue(.22f, .055f, .03f, material_glow(rgb(0xffd070), 1.1f), material_glow(rgb(0xff7a18), .9f));
        pop();
        lamp(torch + V(0, .20f, .0f), rgb(0xff8a38) * 2.6f, .36f);
        sprite(torch + V(0, .1f, .05f), .20f, rgb(0xff9030), SPRITE_GLOW, .35f);
    }
    for (int side = -1; side <= 1; side += 2) /* what it breathes is weather */
        for (int i = 0; i < 26; i++) {
            float t = (float)i / 25;
            sprite(breath + V((float)side * (.12f + .85f * t) + .16f * (chance(i) - .5f),
                              -.06f - .62f * t + .16f * (chance(i + 9) - .5f), .02f + .08f * t),
                   .07f + .26f * t, rgb(0xf4faff), SPRITE_GLOW, .26f * (1 - .6f * t));
        }
    for (int i = 0; i < 46; i++) /* the wind */
        sprite(V(-1.4f + 2.8f * chance(i + 3), 3.0f * chance(i + 40), 1.0f + .6f * chance(i + 80)),
               .010f + .014f * chance(i), rgb(0xffffff), SPRITE_SNOW, .8f);
    faction_motes();
}

/* ---- pf08: the head only ---- */

static Vec3 storm_ridge(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float cloud = sky_clouds(u * .8f - v * .5f, v + u * .3f, 1.2f);
    Vec3 c = sky_ramp(unit((v + .7f) / 1.9f), rgb(0x8fa6c4), rgb(0x4c6286), rgb(0x1c2a48));
    c = vec_mix(c, rgb(0xa8bcd4), .55f * smooth(.46f, .66f, cloud));
    c += rgb(0xff9a58) * (.30f * halo(u, v, -.75f, -.42f, .12f)); /* their torches, down there */
    for (int layer = 0; layer < 2; layer++) {
        float l = (float)layer, line = -.34f - .22f * l + hills(u, 9 + l * 3, .9f, .18f);
        Vec3 wood = vec_mix(rgb(0x55688a), rgb(0x1a2640), .25f + .6f * l);
        for (int i = 0; i < 15; i++) { /* firs, bent by the wind */
            float x = -1.1f + 2.2f * ((float)i + .8f * chance_of(i + layer * 31)) / 15,
                  tall = .20f + .22f * chance_of(i * 3 + layer), up = (v - line + .04f) / tall,
                  lean = .12f * up * up * tall;
            if (up > 0 && up < 1) {
                float tier = 1 - up + .10f * sinf(up * 34 + (float)i);
                c = vec_mix(c, wood * (.8f + .3f * up), under(.16f * tall * 1.6f * tier, fabsf(u - x - lean), .012f));
            }
        }
        c = vec_mix(c, vec_mix(wood, t[LIGHT], .35f + .12f * l), under(line, v, .015f));
    }
    for (int i = 0; i < 70; i++) { /* driven snow */
        float x = -1 + 2 * chance_of(i), y = -1.2f + 2.4f * chance_of(i + 90), dx = u - x, dy = v - y,
              along = dx * .92f + dy * .38f, across = dy * .92f - dx * .38f;
        c = vec_mix(c, rgb(0xeaf2fc),
                    .55f * smooth(1, .3f, fabsf(along) / .05f) * smooth(1, .2f, fabsf(across) / .007f));
    }
    return c;
}

static void glacier_antler(float q, int m)
{
    static const struct {
        Vec3 p[5];
        float r0;
    } bough[6] = {
        {{{.16f, .36f, -.05f}, {.36f, .78f, -.12f}, {.72f, 1.12f, -.1f}, {1.05f, 1.55f, .0f}, {1.2f, 2.2f, .05f}},
         .125f},
        {{{.40f, .82f, -.12f}, {.40f, 1.12f, .1f}, {.34f, 1.4f, .22f}, {.30f, 1.62f, .26f}, {.30f, 1.9f, .3f}}, .085f},
        {{{.62f, 1.02f, -.1f}, {.92f, 1.08f, .1f}, {1.2f, 1.2f, .2f}, {1.42f, 1.42f, .24f}, {1.55f, 1.7f, .25f}}, .09f},
        {{{.86f, 1.28f, -.05f}, {.80f, 1.55f, .05f}, {.74f, 1.8f, .1f}, {.70f, 2.0f, .12f}, {.68f, 2.3f, .12f}}, .075f},
        {{{.30f, .66f, -.1f}, {.50f, .70f, .15f}, {.72f, .78f, .32f}, {.88f, .92f, .4f}, {.98f, 1.12f, .42f}}, .075f},
        {{{1.02f, 1.5f, 0}, {1.25f, 1.72f, .08f}, {1.45f, 2.0f, .1f}, {1.6f, 2.3f, .12f}, {1.7f, 2.6f, .12f}}, .07f}};
    for (int i = 0; i < 6; i++) {
        Vec3 p[5];
        float r[5];
        for (int k = 0; k < 5; k++) {
            p[k] = bough[i].p[k] * V(q, 1, 1);
            r[k] = bough[i].r0 * (1 - .2f * (float)k);
        }
        r[4] = .012f;
        part();
        paint(m);
        blend(.05f);
        lumpy(.018f, 6);
        tube(5, p, r, 4);
        lumpy(0, 1);
        for (int k = 0; k < 3; k++) { /* icicles */
            Vec3 at = tube_point(5, p, 1.0f + .9f * (float)k);
            part();
            paint(m);
            limb(at, at - V(0, .16f + .14f * chance(i * 5 + k), 0), .035f, .004f);
        }
    }
}

/* A blanket up to the chin, and a hood of fur that has slipped from a head of props/visage.h. */
static void bedded(int hood, int fur, int hair)
{
    part();
    paint(hair);
    blend(.04f);
    egg(0, .20f, -.08f, .37f, .34f, .40f);
    carve();
    blend(.03f);
    egg(0, -.02f, .36f, .34f, .34f, .42f);
    fill();
    part();
    paint(hood);
    blend(.06f);
    egg(0, .14f, -.20f, .50f, .52f, .42f);
    carve();
    blend(.05f);
    egg(0, .0f, .22f, .40f, .46f, .44f);
    fill();
    part();
    paint(fur);
    blend(.05f);
    lumpy(.03f, 9);
    for (int i = 0; i < 21; i++) {
        float a = -2.5f + 5.0f * (float)i / 20;
        ball(sinf(a) * .44f, .05f + cosf(a) * .50f, .06f, .10f);
    }
    lumpy(0, 1);
}

/* Who sleeps, it does not. */
static void sleepless_stag(void)
{
    camera(V(.0f, .0f, 5.4f), V(.0f, .10f, 0), 35);
    Scene *s = scene();
    s->backdrop = storm_ridge;
    s->vignette = 1.3f;
    s->roll = -4;
    s->aperture = .015f;
    s->rim.color = rgb(0xcfe4ff) * 4.0f;
    s->rim.towards = V(.5f, .6f, -.7f);
    s->key.towards = V(-.6f, .65f, .55f);
    s->key.color = rgb(0xdce8ff) * 1.7f;
    int fur = wild_coat(rgb(0x34507c), 7), pale = wild_coat(rgb(0xbcd2ea), 12), dark = wild_coat(rgb(0x1a2846), 6),
        mane = wild_coat(rgb(0x8fa8c8), 3.0f), rime = ice(), snow = material_plain(rgb(0xdce8f6), .8f, .2f),
        hood = material_wool(rgb(0x8a4030)), hood_fur = material_fur(rgb(0x9a8470)), brass = material_gold(),
        blanket = material_wool(rgb(0x7a4a38)), hair = material_plain(rgb(0x4a2c1c), .7f, .4f),
        white = material_plain(rgb(0xf4faff), .7f, .4f);
    part(); /* its neck comes down out of the night */
    paint(fur);
    blend(.2f);
    Vec3 neck[4] = {V(1.9f, .75f, -1.1f), V(1.35f, .62f, -.75f), V(.85f, .62f, -.40f), V(.42f, .50f, -.05f)};
    tube(4, neck, (float[]){.95f, .72f, .48f, .32f}, 4);
    part();
    paint(mane);
    blend(.05f);
    for (int i = 0; i < 54; i++) {
        float t = chance(i), a = (chance(i + 50) - .5f) * 2.4f;
        Vec3 c = tube_point(4, neck, .9f + 1.9f * t), o = V(-.25f, -cosf(a), .75f * sinf(a) + .25f) * (.70f - .15f * t);
        limb(c + o * .6f, c + o * .9f + V(.10f, -.14f, 0), .11f, .08f);
        limb(c + o * .9f + V(.10f, -.14f, 0), c + o + V(.26f, -.38f - .15f * chance(i + 9), .05f), .08f, .008f);
    }
    push();
    move(.24f, .44f, .15f);
    turn_z(8);
    turn_y(-40);
    turn_x(22);
    grow(1.32f);
    wild_head(&(Wild){.kind = WILD_STAG,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xf08a2c),
                      .glow = 1.4f,
                      .glare = 10,
                      .open = .85f,
                      .look_y = 8,
                      .ears = 30});
    push();
    grow(.60f);
    glacier_antler(-1, rime);
    glacier_antler(1, rime);
    pop();
    Vec3 breath = here(V(0, -.26f, .76f));
    pop();
    push(); /* the one on watch */
    move(-.42f, -.84f, .75f);
    turn_z(58);
    turn_y(20);
    turn_x(-12);
    grow(.92f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xe0a07c),
                     .hair = rgb(0x4a2c1c),
                     .iris = rgb(0x6a4a30),
                     .flush = 1.7f,
                     .jaw = 1.02f,
                     .old = .3f,
                     .nose = 1.0f,
                     .bulb = 1.5f,
                     .open = {0, 0},
                     .under = {.5f, .5f},
                     .brow = {.02f, .03f},
                     .bush = 1.4f,
                     .mouth = .09f,
                     .gape = .045f,
                     .corner = {-.01f, -.01f},
                     .neck = .20f});
    bedded(hood, hood_fur, hair);
    Vec3 cheek = here(V(.12f, .05f, .42f));
    part(); /* rime where the breath has been */
    paint(white);
    blend(.02f);
    for (int i = 0; i < 9; i++)
        limb(V(.05f + .022f * (float)i, .10f, .38f - .012f * (float)i),
             V(.05f + .030f * (float)i, .06f - .04f * chance(i), .42f - .012f * (float)i), .012f, .003f);
    pop();
    part();
    paint(blanket);
    blend(.15f);
    lumpy(.03f, 3);
    limb(V(.15f, -1.25f, .70f), V(1.6f, -1.35f, .55f), .42f, .50f);
    lumpy(0, 1);
    part();
    paint(snow);
    blend(.2f);
    lumpy(.05f, 3);
    for (int i = 0; i < 7; i++)
        egg(-1.8f + .6f * (float)i, -1.85f + .10f * chance(i), .6f, .75f, .42f, .7f);
    egg(-1.25f, -1.30f, .25f, .55f, .50f, .5f);
    lumpy(0, 1);
    push(); /* his lantern has burned low */
    move(.62f, -.52f, 1.15f);
    lantern(.50f, brass, rgb(0xffb050));
    pop();
    for (int i = 0; i < 34; i++) { /* its breath, on him */
        float t = (float)(i / 2) / 16, q = i % 2 ? 1 : -1;
        Vec3 p = vec_mix(breath, cheek, t) + V(q * (.05f + .16f * t), .10f * (chance(i) - .5f), .12f);
        sprite(p, .05f + .12f * t, rgb(0xf4f8ff), SPRITE_GLOW, .20f * (1 - .5f * t));
    }
    lamp(V(.25f, -.55f, 1.6f), rgb(0xffb060) * 1.8f, .4f);
    lamp(V(-.5f, .9f, 1.7f), rgb(0xdcecff) * 1.2f, .5f);
    faction_motes();
}

const Card siege_palefrost_beasts_cards[] = {{"cards/siege/pf01", PALEFROST, rime_hare},
                                             {"cards/siege/pf04", PALEFROST, glacier_ox},
                                             {"cards/siege/pf08", PALEFROST, sleepless_stag},
                                             {0}};
