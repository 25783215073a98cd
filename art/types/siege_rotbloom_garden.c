/* SPDX-License-Identifier: MIT
 * Rotbloom: what grows in the rot garden. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rot.h"
#include "props/sinew.h"
#include "props/teeth.h"
#include "props/weapons.h"

static const unsigned bile = 0xb5cc3a, magenta = 0xe0489b;

static int wide_eye(Vec3 iris)
{
    int m = material_eye(iris, rgb(0xfff6d8), .1f, PUPIL_ROUND);
    material(m)->iris = .7f;
    return m;
}

/* ---- rb01: a mushroom child between two boots ---- */

static void muddy_boot(float side, int leather, int mud, int cloth)
{
    part();
    paint(cloth);
    blend(.06f);
    lumpy(.03f, 4);
    limb(V(side * .02f, 1.9f, -.1f), V(side * .16f, 4.2f, -.3f), .36f, .46f);
    lumpy(0, 1);
    part();
    paint(leather);
    blend(.10f);
    limb(V(0, .30f, 0), V(0, 1.9f, -.05f), .30f, .40f);
    egg(0, .22f, .40f, .34f, .26f, .62f);
    blend(.03f);
    push();
    move(0, 1.88f, -.05f);
    ring(0, 0, 0, .40f, .085f);
    ring(0, -.16f, 0, .39f, .06f);
    pop();
    for (int i = 0; i < 3; i++)
        limb(V(-.3f, .52f + .26f * (float)i, .22f - .06f * (float)i),
             V(.3f, .58f + .26f * (float)i, .22f - .06f * (float)i), .045f, .045f);
    part();
    paint(mud);
    blend(.08f);
    lumpy(.05f, 5);
    egg(0, .02f, .36f, .46f, .16f, .74f);
    for (int i = 0; i < 5; i++)
        egg(.28f * sinf((float)i * 2.1f), .14f + .14f * chance(i + 7), .3f + .4f * cosf((float)i * 2.1f), .16f, .1f,
            .16f);
    lumpy(0, 1);
}

static void sporeling(void)
{
    camera(V(-.50f, 1.75f, 5.3f), V(-.10f, 1.02f, .1f), 30);
    Scene *s = scene();
    s->haze = .04f;
    int cap = rot_flesh(rgb(bile), .10f), stem = rot_flesh(rgb(0x94849c), .03f), veil = rot_flesh(rgb(0xa8a860), .05f),
        gill = rot_flesh(rgb(0x6a2450), .04f), pink = rot_flesh(rgb(magenta), .10f), eye_m = wide_eye(rgb(0xc02878)),
        dark = material_plain(rgb(0x180810), .8f, .2f), leather = material_leather(rgb(0x8a5a38)),
        mud = material_new(rgb(0x4c2e24), rgb(0x2a1814), .3f, 1, PAT_NOISE, 4, .6f),
        cloth_m = material_cloth(rgb(0x565078));
    push();
    move(-1.20f, 0, -.75f);
    turn_y(-16);
    muddy_boot(-1, leather, mud, cloth_m);
    pop();
    push();
    move(1.18f, 0, -.85f);
    turn_y(22);
    muddy_boot(1, leather, mud, cloth_m);
    pop();
    push(); /* a child of a mushroom: a pear of a body under its hat */
    move(.12f, 0, .35f);
    turn_y(-30);
    part();
    paint(stem);
    blend(.14f);
    lumpy(.012f, 5);
    egg(0, .44f, 0, .30f, .36f, .28f);
    limb(V(0, .45f, 0), V(0, .85f, .02f), .25f, .31f);
    limb(V(0, .85f, .01f), V(0, 1.20f, .02f), .32f, .37f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.06f);
        for (int i = 0; i < 4; i++) { /* it walks on its roots */
            float a = -.7f + .62f * (float)i;
            Vec3 p[4] = {V(q * .16f, .26f, .04f), V(q * (.24f + .04f * sinf(a)), .14f, .10f + .10f * cosf(a)),
                         V(q * (.28f + .16f * sinf(a)), .05f, .10f + .24f * cosf(a)),
                         V(q * (.32f + .28f * sinf(a)), .02f, .12f + .36f * cosf(a))};
            tube(4, p, (float[]){.13f, .085f, .055f, .012f}, 4);
        }
        egg(q * .22f, .98f, .25f, .19f, .16f, .16f); /* cheeks, full of breath */
    }
    lumpy(0, 1);
    part(); /* the torn veil every mushroom wears */
    paint(veil);
    drape(&(Drape){.rows = 3,
                   .row =
                       (DrapeRow[]){{.86f, .37f, .35f, 0, 0}, {.74f, .47f, .44f, 0, .02f}, {.60f, .47f, .45f, 0, .02f}},
                   .folds = 9,
                   .gather = .02f,
                   .depth = .05f,
                   .hem = .26f,
                   .thick = .02f,
                   .seed = 9});
    push(); /* the hat, thrown back by the puff */
    move(0, 1.42f, -.04f);
    turn_x(-16);
    turn_z(7);
    part();
    paint(cap);
    blend(.10f);
    lumpy(.035f, 2.6f);
    egg(0, .16f, 0, 1.02f, .40f, .96f);
    for (int i = 0; i < 17; i++) { /* a rim that runs down in drops */
        float a = (float)i / 17 * 2 * PI;
        limb(V(sinf(a) * .97f, .10f, cosf(a) * .91f), V(sinf(a) * 1.0f, -.02f - .16f * chance(i), cosf(a) * .94f),
             .085f, .04f);
    }
    carve();
    egg(0, -.16f, 0, .88f, .30f, .82f);
    fill();
    lumpy(0, 1);
    for (int i = 0; i < 34; i++) { /* gills under it */
        float a = (float)i / 34 * 2 * PI, c = sinf(a), d = cosf(a);
        part();
        paint(i % 2 ? gill : pink);
        limb(V(c * .30f, -.02f, d * .30f), V(c * .86f, .06f, d * .80f), .035f, .025f);
    }
    part();
    paint(pink); /* warts, no two alike */
    blend(.04f);
    for (int i = 0; i < 13; i++) {
        float a = 2.4f * (float)i, r = .30f + .055f * (float)i, x = sinf(a) * r, z = cosf(a) * r * .94f;
        egg(x, .14f + .40f * sqrtf(max_of(1 - r * r / 1.1f, 0)), z, .06f + .08f * chance(i), .05f,
            .06f + .06f * chance(i + 3));
    }
    pop();
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .165f, 1.20f, .29f, .135f, -6, 4, eye_m, stem, (float)side * 10, .60f);
    part(); /* a mouth, pursed */
    paint(dark);
    egg(-.01f, .95f, .385f, .075f, .058f, .05f);
    Vec3 mouth = here(V(0, .98f, .56f));
    pop();
    for (int i = 0; i < 26; i++) { /* the puff: a cone of spores to the left */
        float t = (float)i / 25;
        sprite(mouth + V(-1.15f * t, .34f * t + .22f * t * (chance(i) - .5f), .30f * t + .2f * (chance(i + 9) - .5f)),
               .05f + .22f * t, rgb(0xe8e060), SPRITE_GLOW, .55f - .25f * t);
    }
    spore_puff(mouth + V(-1.05f, .36f, .4f), V(.36f, .30f, .2f), 80, .13f, rgb(0xd8e050), .34f, 40);
    for (int i = 0; i < 6; i++) { /* brothers */
        push();
        move(-1.25f + .5f * (float)i + (i > 2 ? .3f : 0), 0, 1.05f + .4f * chance(i + 2));
        turn_z(20 * (chance(i) - .5f));
        mushroom(.12f + .14f * chance(i + 4), .12f + .05f * chance(i), rgb(i % 2 ? 0x7e8f2a : 0xa03878));
        pop();
    }
    faction_ground();
}

/* ---- rb04: straight under the toad ---- */

static void toad_foot(Vec3 root, Vec3 knee, Vec3 foot, float q, int skin)
{
    part();
    paint(skin);
    blend(.10f);
    limb(root, knee, .24f, .16f);
    limb(knee, foot, .15f, .10f);
    blend(.04f);
    for (int i = -1; i <= 2; i++) {
        Vec3 toe = foot + V(q * (.18f + .10f * (float)i), -.26f + .05f * (float)(i * i), .10f);
        limb(foot, toe, .06f, .04f);
        ball(toe[0], toe[1], toe[2], .07f);
    }
}

static void bloat_toad(void)
{
    camera(V(.30f, -.25f, 5.4f), V(.05f, 1.62f, 0), 36);
    Scene *s = scene();
    s->back_y = -.5f;
    s->back_seed = 2;
    s->back_zoom = 1.3f;
    s->vignette = 1.3f;
    s->key.color = rgb(0xf4e4d0) * 1.3f;
    int skin = material_skin(rgb(0x6c7c2a), rgb(0x343a18)), belly = rot_flesh(rgb(0xc8cc58), .10f),
        boil = material_glow(rgb(0xf4f070), 1.0f), lip = rot_flesh(rgb(0x4a5a1e), .04f),
        seam = material_glow(rgb(0xff60b0), 2.4f), hot = material_glow(rgb(0xffd8f0), 3.2f),
        eye_m = wide_eye(rgb(0xe0489b)), dark = material_plain(rgb(0x14080f), .5f, .4f),
        vein = rot_flesh(rgb(0x9a9c34), .05f), wood = material_wood(), iron = material_iron();
    material(skin)->spec = 1;
    material(skin)->rough = .35f;
    material(belly)->bump = .5f;
    push();
    move(.02f, 1.42f, 0);
    turn_y(12);
    turn_z(-7);
    part(); /* a back like a sack, over a belly like a bladder */
    paint(skin);
    blend(.14f);
    lumpy(.05f, 3);
    egg(0, .10f, -.42f, 1.22f, 1.05f, .95f);
    egg(0, .92f, .10f, .86f, .42f, .70f); /* the head, wide as a door */
    egg(0, .74f, .30f, .92f, .22f, .52f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .46f, 1.22f, .26f, .26f, .27f, .27f);
        egg(q * .92f, .40f, .10f, .30f, .40f, .46f); /* shoulders */
        limb(V(q * .24f, 1.08f, .52f), V(q * .10f, .92f, .72f), .09f, .07f);
    }
    lumpy(0, 1);
    blend(.05f);
    for (int i = 0; i < 54; i++) { /* warts, sunk in it */
        float a = 2.4f * (float)i, b = -.2f + 1.5f * chance(i + 30);
        Vec3 d = V(sinf(a) * cosf(b), sinf(b), .25f + .7f * fabsf(cosf(a)) * cosf(b));
        Vec3 p = i % 3 ? V(d[0] * 1.10f, .12f + d[1] * .95f, d[2] * .62f - .1f)
                       : V(d[0] * .80f, .96f + d[1] * .36f, d[2] * .66f);
        float r = .035f + .06f * chance(i + 60);
        egg(p[0], p[1], p[2], r, r, r);
    }
    carve();
    blend(.04f);
    Vec3 mouth[7];
    float mr[7];
    for (int i = 0; i < 7; i++) {
        float t = ((float)i - 3) / 3;
        mouth[i] = V(t * .84f, .72f - .12f * t * t, .86f - .46f * t * t);
        mr[i] = .062f - .03f * t * t;
    }
    tube(7, mouth, mr, 4);
    fill();
    part();
    paint(dark);
    for (int i = 0; i < 7; i++)
        mouth[i] += V(0, -.01f, -.05f);
    tube(7, mouth, mr, 4);
    part();
    paint(lip);
    blend(.03f);
    for (int i = 0; i < 7; i++)
        mouth[i] += V(0, -.10f, .07f);
    tube(7, mouth, mr, 4);
    part();
    paint(dark);
    ball(-.08f, .96f, .80f, .03f);
    ball(.08f, .96f, .80f, .03f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .46f, 1.25f, .38f, .205f, (float)side * -5, -16, eye_m, skin, (float)side * -20,
                     1.1f);
    part(); /* the belly, full to bursting */
    paint(belly);
    blend(.10f);
    lumpy(.03f, 2.2f);
    egg(0, -.18f, .42f, 1.02f, .86f, .88f);
    lumpy(0, 1);
    for (int i = 0; i < 7; i++) { /* where it is stretched, veins */
        float a = (float)i * .9f + .3f, y = -.18f;
        Vec3 p[4];
        for (int k = 0; k < 4; k++) {
            float t = .25f + .24f * (float)k, b = a + .18f * sinf((float)(k * 3 + i));
            p[k] = V(sinf(b) * sinf(t) * 1.03f, y + cosf(b) * sinf(t) * .87f, .42f + cosf(t) * .885f);
        }
        part();
        paint(vein);
        tube(4, p, (float[]){.008f, .022f, .026f, .012f}, 4);
    }
    static const float lit[9][3] = {{-.62f, .26f, .10f}, {-.78f, -.20f, .13f}, {-.50f, -.62f, .09f},
                                    {.70f, .22f, .12f},  {.84f, -.24f, .08f},  {.52f, -.66f, .12f},
                                    {-.34f, .40f, .07f}, {.40f, .44f, .08f},   {.30f, -.36f, .07f}};
    for (int i = 0; i < 9; i++) { /* boils, lit from within, each in a wall of skin */
        float x = lit[i][0], y = lit[i][1],
              q = sqrtf(max_of(.05f, 1 - (x / 1.02f) * (x / 1.02f) - (y / .86f) * (y / .86f)));
        Vec3 p = V(x, y - .18f, .42f + .88f * q), d = vec_unit(V(x, y, .8f * q));
        part();
        paint(belly);
        blend(.03f);
        limb(p - d * .10f, p + d * .03f, lit[i][2] * 1.5f, lit[i][2] * .9f);
        part();
        paint(boil);
        p += d * .05f;
        ball(p[0], p[1], p[2], lit[i][2] * .85f);
        sprite(here(p + d * .15f), lit[i][2] * 2.4f, rgb(0xe8f060), SPRITE_GLOW, .35f);
    }
    static const float crack[9][2] = {{.06f, .52f},   {-.05f, .30f}, {.10f, .12f},   {-.06f, -.06f}, {.05f, -.22f},
                                      {-.09f, -.38f}, {.02f, -.52f}, {-.05f, -.64f}, {.0f, -.74f}};
    Vec3 on[9];
    for (int i = 0; i < 9; i++) {
        float x = crack[i][0], y = crack[i][1], q = sqrtf(max_of(.03f, 1 - x * x / 1.04f - y * y / .74f));
        on[i] = V(x, y - .18f, .42f + .895f * q);
    }
    for (int k = 0; k < 2; k++) { /* the seam parts: a pink edge, and white behind it */
        part();
        paint(k ? hot : seam);
        blend(.015f);
        for (int i = 0; i < 8; i++) {
            float w = (k ? .018f : .046f) * sinf(PI * ((float)i + .8f) / 8.6f), e = (k ? .035f : 0);
            limb(on[i] + V(0, 0, e), on[i + 1] + V(0, 0, e), w + .004f, w + .004f);
        }
    }
    part();
    paint(seam);
    for (int i = 1; i < 8; i++) { /* tears to both sides */
        float d = i % 2 ? -1.f : 1.f, l = .16f + .20f * chance(i + 70);
        Vec3 to = on[i] + V(d * l, (chance(i) - .5f) * .22f, -.10f * l - .02f);
        limb(on[i], to, .018f, .003f);
    }
    Vec3 at = here(V(0, -.22f, 1.40f));
    sprite(at, .75f, rgb(0xff50a8), SPRITE_GLOW, .38f);
    lamp(here(V(0, -.25f, 1.75f)), rgb(0xff70b8) * 1.6f, .35f);
    for (int side = -1; side <= 1; side += 2) { /* arms that hold it together, legs that kick */
        float q = (float)side;
        Vec3 el = V(q * 1.42f, -.02f, .62f), wr = V(q * .80f, -.32f, 1.24f);
        part();
        paint(skin);
        blend(.08f);
        sinew(V(q * 1.0f, .42f, .2f), el, V(q, .2f, .3f), .17f, .19f);
        limb(V(q * 1.0f, .42f, .2f), el, .19f, .12f);
        sinew(el, wr, V(q * .6f, -.3f, .8f), .13f, .15f);
        limb(el, wr, .12f, .075f);
        blend(.03f);
        for (int i = 0; i < 4; i++) {
            Vec3 toe = wr + V(-q * (.20f + .05f * (float)(i % 2)), .20f - .13f * (float)i, .13f - .02f * (float)i);
            limb(wr, toe, .05f, .032f);
            ball(toe[0], toe[1], toe[2], .055f);
        }
        toad_foot(V(q * .80f, -.80f, .10f), V(q * 1.34f, -.78f, .60f), V(q * 1.0f, -1.22f, .72f), q, skin);
    }
    pop();
    push(); /* and one of us could not help it */
    move(1.10f, -.62f, 2.55f);
    aim(at - V(1.10f, -.62f, 2.55f) + V(.02f, .05f, -.05f), V(0, 0, 1));
    spear(1.2f, 1.30f, iron, wood);
    pop();
    spore_puff(at + V(.02f, .08f, .1f), V(.35f, .5f, .15f), 40, .05f, rgb(0xff90c8), .5f, 12);
    for (int i = 0; i < 5; i++) { /* reeds at the lower edge */
        float x = -1.4f + .7f * (float)i;
        Vec3 p[4] = {V(x, -1.6f, .9f), V(x + .05f, -.7f, .9f), V(x + .15f, -.25f, .9f), V(x + .4f, -.05f, .9f)};
        float r[4] = {.06f, .05f, .035f, .006f};
        part();
        paint(dark);
        tube(4, p, r, 4);
    }
    faction_motes();
}

/* ---- rb02: last season's compost ---- */

/* What the gardener lost in it: a rake and a boot stand out of the hump. */
static void lost_tools(int wood, int iron, int shoe, int sole)
{
    push();
    move(.62f, 2.20f, -.45f);
    turn_z(-24);
    turn_x(-12);
    part();
    paint(wood);
    limb(V(0, -.4f, 0), V(0, .95f, 0), .045f, .04f);
    part();
    paint(iron);
    blend(.02f);
    limb(V(-.34f, .95f, 0), V(.34f, .95f, 0), .045f, .045f);
    for (int i = 0; i < 6; i++)
        limb(V(-.32f + .128f * (float)i, .95f, 0), V(-.32f + .128f * (float)i, .98f, .26f), .03f, .012f);
    pop();
    push();
    move(-.55f, 2.28f, -.30f);
    turn_z(26);
    turn_x(168);
    part();
    paint(shoe);
    blend(.05f);
    limb(V(0, .30f, 0), V(0, -.06f, .02f), .15f, .13f);
    egg(0, -.12f, .16f, .14f, .11f, .27f);
    part();
    paint(sole);
    egg(0, -.21f, .15f, .15f, .045f, .29f);
    pop();
}

/* One arm of it: mulch over roots, four fingers that end in thorns. */
static void mulch_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, int thumb, float curl, int mulch,
                      int wet, int claw, int leaf)
{
    part();
    paint(mulch);
    blend(.12f);
    lumpy(.05f, 3.5f);
    limb(shoulder, elbow, .40f, .27f);
    limb(elbow, wrist, .27f, .19f);
    egg(elbow[0], elbow[1], elbow[2], .29f, .28f, .29f);
    lumpy(0, 1);
    part();
    paint(wet);
    blend(.06f);
    hand_at(&(Hand){.size = .40f,
                    .curl = curl,
                    .spread = 44,
                    .thick = 1.5f,
                    .fingers = 4,
                    .thumb = thumb,
                    .claw = claw,
                    .claw_length = .20f},
            wrist, fingers, palm);
    for (int i = 0; i < 5; i++) { /* leaves stick to it */
        Vec3 at = i < 3 ? vec_mix(shoulder, elbow, .2f + .3f * (float)i) : vec_mix(elbow, wrist, .3f * (float)(i - 2));
        push();
        move(at[0], at[1] + .18f, at[2] + .18f);
        turn_z(140 * (chance(i + thumb + 5) - .5f));
        turn_x(50 + 30 * chance(i));
        part();
        leaf_flat(.34f, .22f, leaf);
        pop();
    }
}

static void mulch_crawler(void)
{
    camera(V(-.25f, 1.15f, 7.1f), V(.06f, 1.50f, 0), 34);
    Scene *s = scene();
    s->back_x = .5f;
    s->back_mirrored = true;
    s->back_seed = 4;
    s->rim.color = rgb(0xd8f050) * 5.0f;
    int mulch = material_new(rgb(0xa8b03c), rgb(0x403418), .5f, .8f, PAT_NOISE, 3.6f, 1.3f),
        wet = material_new(rgb(0x8a8a34), rgb(0x3c3418), .3f, 1.1f, PAT_NOISE, 4, .6f),
        leaf = rot_flesh(rgb(0xa8b834), .05f), leaf2 = rot_flesh(rgb(0xb0602c), .05f),
        petal = rot_flesh(rgb(magenta), .18f), heart = material_glow(rgb(0xfff0a0), 1.3f),
        claw = material_plain(rgb(0x5a2c3c), .35f, 1), tooth = material_bone(), wood = material_wood(),
        iron = material_iron(), shoe = material_leather(rgb(0x8a3a2c)), sole = material_plain(rgb(0x3a2418), .7f, .3f),
        mouth = material_plain(rgb(0x2a0c1c), .5f, .6f), tongue = rot_flesh(rgb(0xb0305c), .08f),
        eye_m = material_eye(rgb(0xf0e060), rgb(0xfff8c0), 1.2f, PUPIL_SLIT);
    material(mulch)->sss = rgb(0x9aa030) * .5f;
    material(wet)->sss = rgb(0x9aa030) * .4f;
    push();
    turn_y(12);
    part(); /* a hump like a heap, shoulders, and a head that hangs before it */
    paint(mulch);
    blend(.3f);
    lumpy(.07f, 2.6f);
    egg(0, 1.15f, -.75f, 1.05f, 1.15f, .95f);
    egg(0, 1.75f, -.25f, .92f, .55f, .60f);
    lumpy(0, 1);
    mulch_arm(V(-.85f, 1.75f, .05f), V(-1.30f, 1.00f, .45f), V(-.92f, .30f, .90f), V(-.25f, -.55f, .85f),
              V(0, -.9f, .1f), 1, .12f, mulch, wet, claw, leaf);
    mulch_arm(V(.85f, 1.78f, .05f), V(1.34f, 1.36f, .60f), V(1.00f, 1.66f, 1.20f), V(-.10f, .88f, .40f),
              V(-.2f, -.35f, .9f), -1, .30f, mulch, wet, claw, leaf2);
    push(); /* the head */
    move(-.10f, 1.52f, .62f);
    turn_y(-8);
    turn_x(4);
    part();
    paint(mulch);
    blend(.16f);
    lumpy(.04f, 3.2f);
    egg(0, .16f, -.05f, .66f, .50f, .50f);
    egg(0, -.10f, .22f, .62f, .30f, .42f);
    egg(0, -.62f, .16f, .60f, .24f, .44f); /* jaw */
    limb(V(-.58f, -.05f, -.1f), V(-.56f, -.58f, .05f), .20f, .20f);
    limb(V(.58f, -.05f, -.1f), V(.56f, -.58f, .05f), .20f, .20f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .10f, .24f, .42f), V((float)side * .52f, .42f, .28f), .14f, .12f); /* brow */
    egg(0, .02f, .58f, .16f, .12f, .12f);
    carve();
    blend(.08f);
    egg(0, -.36f, .40f, .50f, .20f, .44f);
    fill();
    lumpy(0, 1);
    part();
    paint(mouth);
    egg(0, -.36f, .12f, .50f, .24f, .22f);
    part();
    paint(tongue);
    blend(.06f);
    egg(0, -.48f, .34f, .28f, .08f, .26f);
    push();
    move(0, -.22f, .46f);
    teeth(&(Teeth){.count = 8,
                   .material = tooth,
                   .half_width = .42f,
                   .sag = -.02f,
                   .depth = .20f,
                   .length = .19f,
                   .thick = .062f,
                   .uneven = .6f,
                   .fang = 2});
    move(0, -.30f, .02f);
    teeth(&(Teeth){.count = 7,
                   .material = tooth,
                   .half_width = .42f,
                   .sag = .05f,
                   .depth = .20f,
                   .length = -.17f,
                   .thick = .062f,
                   .uneven = .6f,
                   .fang = 1});
    pop();
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .30f, .19f, .42f, .135f, (float)side * 8, -2, eye_m, wet, (float)side * -26, .42f);
    push(); /* a flower behind the ear */
    move(.60f, .50f, .12f);
    turn_y(24);
    turn_z(-20);
    rot_bloom(.34f, .8f, petal, heart, 3);
    pop();
    for (int i = 0; i < 5; i++) { /* caps on the head */
        push();
        move(-.48f + .19f * (float)i, .52f + .10f * sinf((float)i * .9f), -.02f - .06f * (float)(i % 2));
        turn_z(24 - 11 * (float)i);
        mushroom(.20f + .12f * chance(i), .10f + .06f * chance(i + 4), rgb(i % 2 ? magenta : 0xd8c870));
        pop();
    }
    pop();
    push();
    move(0, 1.66f, -.10f);
    leaf_ring(17, .98f, .66f, .62f, 118, leaf, 5);
    move(0, .22f, -.15f);
    leaf_ring(13, .82f, .52f, .50f, 104, leaf2, 40);
    pop();
    lost_tools(wood, iron, shoe, sole);
    for (int i = 0; i < 12; i++) { /* it drips where it has crept */
        float x = -.8f + 1.6f * chance(i), z = .15f + .3f * chance(i + 9);
        Vec3 p[3] = {V(x, 1.25f - .3f * fabsf(x), z), V(x, .9f, z + .05f),
                     V(x + .02f, .45f - .3f * chance(i + 4), z + .05f)};
        float r[3] = {.11f, .07f, .03f};
        part();
        paint(wet);
        tube(3, p, r, 3);
    }
    for (int i = 0; i < 16; i++) { /* clods it pushes before it */
        push();
        move(-1.2f + 2.4f * chance(i), .02f, .5f + .7f * chance(i + 20));
        part();
        paint(mulch);
        lumpy(.04f, 5);
        egg(0, .03f, 0, .12f + .14f * chance(i + 5), .10f, .14f);
        pop();
    }
    pop();
    rain(30, .25f, rgb(0xd8e0a0) * .3f, 4);
    faction_ground();
    faction_motes();
}

/* ---- rb05: by the neck ---- */

/* Whom it has, caught by neck and breast; his feet would be at the brush's y 0. */
static void strangled(int stem, int thorn, int iron, int brass)
{
    Kin k = {.f = {.man = .9f, .wide = 1.05f, .lean = -8},
             .dress = material_wool(rgb(0x3a5a8c)),
             .head = {.skin = rgb(0xe0987c),
                      .hair = rgb(0x3a2418),
                      .iris = rgb(0x30508a),
                      .age = .35f,
                      .man = .9f,
                      .eye = 1.5f,
                      .gaze_x = -14,
                      .gaze_y = 16,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_CROP,
                      .beard = WHISKERS_STUBBLE,
                      .seed = 6},
             .look = -22,
             .nod = -14,
             .lean = -12,
             .head_size = .66f,
             .seed = 4};
    push();
    move(.30f, -.80f, .85f);
    turn_z(-6);
    turn_y(-10);
    grow(1.14f);
    kin_body(&k);
    push();
    kin_head(&k);
    turn_z(9); /* his helm slips */
    grow(1.05f);
    helm_open(iron, brass, false);
    pop();
    kin_arm(&k, -1, V(-.66f, 1.40f, .34f), V(-.44f, 1.62f, .50f), GRASP_REACH, V(.55f, .62f, -.1f), V(.3f, 0, -1));
    kin_arm(&k, 1, V(.78f, 1.70f, .30f), V(.86f, 2.16f, .48f), GRASP_REACH, V(.15f, .95f, .1f), V(-.2f, 0, 1));
    Vec3 neck[9], breast[9];
    for (int i = 0; i < 9; i++) {
        float b = 1.2f + .98f * (float)i;
        neck[i] = V(sinf(b) * .25f, 1.80f + .018f * (float)i, cosf(b) * .23f + .05f);
        breast[i] = V(sinf(b) * .50f, 1.18f + .055f * (float)i, cosf(b) * .38f + .05f);
    }
    thorn_vine(9, neck, .072f, .05f, stem, thorn, 7);
    thorn_vine(9, breast, .10f, .08f, stem, thorn, 31);
    Vec3 lead[4] = {V(-1.0f, 2.15f, -.6f), V(-.85f, 2.0f, -.1f), V(-.55f, 1.85f, .1f), neck[0] + V(-.1f, 0, 0)};
    thorn_vine(4, lead, .12f, .075f, stem, thorn, 55);
    Vec3 face = here(V(-.2f, 2.25f, 1.1f));
    pop();
    lamp(face, rgb(0xffe0e8) * 1.9f, .4f);
}

static void vine_strangler(void)
{
    camera(V(.20f, 1.75f, 5.7f), V(.02f, 1.78f, 0), 35);
    Scene *s = scene();
    s->back_x = -.6f;
    s->back_seed = 7;
    s->back_zoom = 1.2f;
    s->vignette = 1.3f;
    s->aperture = .03f;
    s->focus = 5.0f;
    int stem = rot_flesh(rgb(0x8ea032), .07f), old = rot_flesh(rgb(0x5a6a24), .03f),
        thorn = material_plain(rgb(0xf0e8a0), .4f, .8f), petal = rot_flesh(rgb(magenta), .16f),
        pale = rot_flesh(rgb(0xf47ab8), .16f), heart = material_glow(rgb(0xfff0a0), 1.3f),
        leaf = rot_flesh(rgb(0x6a8428), .05f);
    for (int i = 0; i < 9; i++) { /* its body: a rope of vines that stands up behind the shield */
        float a = (float)i * .7f, q = .34f + .14f * chance(i);
        Vec3 p[6];
        for (int k = 0; k < 6; k++) {
            float t = (float)k / 5, b = a + 2.6f * t;
            p[k] = V(-.25f + sinf(b) * q * (1.5f - .9f * t) + .1f * t, -.2f + 2.5f * t,
                     -.2f + cosf(b) * q * (1.2f - .6f * t));
        }
        thorn_vine(6, p, .15f, .09f, i % 2 ? stem : old, thorn, i * 30);
    }
    static const float flower[6][6] = {{-.40f, 2.40f, .55f, .62f, .9f, 18},  {-.95f, 2.05f, .38f, .34f, .75f, -24},
                                       {.22f, 2.62f, .20f, .32f, .8f, 26},   {-.78f, 1.62f, .55f, .28f, .6f, 0},
                                       {-.02f, 2.98f, .10f, .30f, .55f, 20}, {-.90f, 2.78f, .22f, .28f, .5f, -22}};
    for (int i = 0; i < 6; i++) { /* blooms where a face should be */
        push();
        move(flower[i][0], flower[i][1], flower[i][2]);
        turn_y(-14 + flower[i][5]);
        turn_x(6);
        rot_bloom(flower[i][3], flower[i][4], i % 2 ? pale : petal, heart, i * 7);
        pop();
    }
    sprite(V(-.16f, 2.42f, .75f), .3f, rgb(0xfff0a0), SPRITE_GLOW, .35f);
    for (int side = -1; side <= 1; side += 2) { /* arms that come round */
        float q = (float)side;
        Vec3 p[6] = {V(-.3f + q * .25f, 1.7f, 0),     V(q * 1.0f - .1f, 2.05f, .1f),   V(q * 1.35f - .1f, 1.55f, .5f),
                     V(q * 1.30f + .05f, 1.0f, .95f), V(q * .95f + .20f, .72f, 1.35f), V(q * .45f + .40f, .80f, 1.62f)};
        thorn_vine(6, p, .17f, .10f, stem, thorn, side * 40 + 90);
    }
    strangled(stem, thorn, material_iron(), material_gold());
    for (int i = 0; i < 7; i++) {
        push();
        move(-1.05f + .10f * (float)i, 1.25f + .5f * chance(i), .9f);
        turn_z(180 * (chance(i + 40) - .5f));
        turn_x(20);
        part();
        leaf_flat(.3f, .2f, leaf);
        pop();
    }
    rain(120, .3f, rgb(0xb89ac8), 9);
    faction_motes();
}

const Card siege_rotbloom_garden_cards[] = {{"cards/siege/rb01", ROTBLOOM, sporeling},
                                            {"cards/siege/rb02", ROTBLOOM, mulch_crawler},
                                            {"cards/siege/rb04", ROTBLOOM, bloat_toad},
                                            {"cards/siege/rb05", ROTBLOOM, vine_strangler},
                                            {0}};
