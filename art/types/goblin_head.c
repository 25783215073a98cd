/* SPDX-License-Identifier: MIT
 * The heads of goblins: the clan gives nose, ears, jaw, teeth and hair, the picture gives the mood. */
#include "props/teeth.h"
#include "types/goblin_body.h"

typedef struct {
    float nose, hook, bulb, root;  /* length; how far the tip hangs (negative: turned up); radii of tip and root */
    float ear, ear_lift, ear_wide; /* length, degrees above the level, breadth */
    float jaw, chin;               /* breadth; length of a pointed chin */
    float lid, open;               /* added to the mood's */
    float brow;                    /* thickness of the eyebrows */
    float tusks;                   /* length of two lower tusks */
    int upper, lower;              /* number of teeth of a grin */
    bool buck, goatee, freckles, scar, wart;
} Features;

static const Features features[CLANS] = {
    [CLAN_RUBY] = {.nose = .34f,
                   .hook = .06f,
                   .bulb = .135f,
                   .root = .08f,
                   .ear = .62f,
                   .ear_lift = 30,
                   .ear_wide = 1.05f,
                   .jaw = 1.16f,
                   .lid = 5,
                   .brow = .075f,
                   .tusks = .2f,
                   .upper = 7,
                   .lower = 6,
                   .scar = true},
    [CLAN_EMERALD] = {.nose = .92f,
                      .hook = .2f,
                      .bulb = .05f,
                      .root = .085f,
                      .ear = .92f,
                      .ear_lift = 6,
                      .ear_wide = 1,
                      .jaw = 1,
                      .brow = .045f,
                      .upper = 10,
                      .lower = 9,
                      .wart = true},
    [CLAN_SAPPHIRE] = {.nose = .46f,
                       .hook = .17f,
                       .bulb = .082f,
                       .root = .098f,
                       .ear = .8f,
                       .ear_lift = -30,
                       .ear_wide = .9f,
                       .jaw = .86f,
                       .chin = .2f,
                       .lid = -4,
                       .open = -.06f,
                       .brow = .085f,
                       .upper = 5,
                       .lower = 3,
                       .goatee = true},
    [CLAN_AMBER] = {.nose = .42f,
                    .hook = -.16f,
                    .bulb = .09f,
                    .root = .065f,
                    .ear = .66f,
                    .ear_lift = 20,
                    .ear_wide = 1.55f,
                    .jaw = .98f,
                    .lid = -5,
                    .open = .1f,
                    .brow = .03f,
                    .upper = 6,
                    .lower = 5,
                    .buck = true,
                    .freckles = true},
};

/* ---- flesh ---- */

static void skull_of(const Features *f)
{
    blend(.14f);
    egg(0, .1f, -.02f, .5f, .4f, .4f);
    egg(0, -.14f, .1f, .42f * f->jaw, .24f, .32f);
    blend(.08f);
    egg(0, -.29f, .22f, .2f * f->jaw, .1f, .15f);
    if (f->chin > 0)
        limb(V(0, -.28f, .26f), V(0, -.3f - f->chin, .36f), .12f, .05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .3f * f->jaw, -.08f, .26f, .15f, .1f, .12f);
        limb(V(s * .07f, .16f, .38f), V(s * .34f, .25f, .26f), .06f, .06f);
    }
}

static void nose_of(const Features *f)
{
    float n = f->nose, h = f->hook;
    Vec3 p[4] = {V(0, .1f, .36f), V(0, .05f - .05f * h, .38f + .32f * n), V(0, .02f - .4f * h, .38f + .64f * n),
                 V(0, -.02f - h, .38f + .62f * n + .1f * n * (1 - h))};
    float r[4] = {f->root, f->root * 1.12f, mix(f->root, f->bulb, .55f) * 1.1f, f->bulb};
    blend(.05f);
    tube(4, p, r, 3);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * (.05f + .3f * f->bulb), p[3][1] * .45f, .34f + .48f * n, .05f + .2f * f->bulb);
    if (f->wart) {
        blend(.015f);
        ball(.05f, p[2][1] + .07f, p[2][2], .035f);
    }
}

static void ear_frame(const Features *f, float s)
{
    move(s * .42f, .06f, -.04f);
    turn_z(s * f->ear_lift);
}

static void ears_of(const Features *f, int only)
{
    float e = f->ear / .92f, w = f->ear_wide;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        if (only == -side)
            continue;
        push();
        ear_frame(f, s);
        Vec3 p[5] = {V(0, 0, 0), V(s * .26f * e, .06f, -.02f), V(s * .52f * e, .1f, -.06f),
                     V(s * .74f * e, .17f, -.12f), V(s * .9f * e, .28f, -.16f)};
        float r[5] = {.12f, .17f * w, .145f * w, .075f * w, .012f};
        blend(.06f);
        tube(5, p, r, 3);
        pop();
    }
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        if (only == -side)
            continue;
        push();
        ear_frame(f, s);
        Vec3 p[3] = {V(s * .1f * e, .03f, .13f * w), V(s * .36f * e, .09f, .12f * w), V(s * .68f * e, .16f, .02f)};
        float r[3] = {.06f, .09f * w, .02f};
        tube(3, p, r, 3);
        pop();
    }
    fill();
}

static void sockets(void)
{
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .19f, .07f, .4f, .12f, .1f, .1f);
    fill();
}

/* ---- mouths: the hollow is carved from the head's part, the rest are parts of their own ---- */

static void mouth_hollow(Mouth mouth, float w)
{
    if (mouth == MOUTH_BLOW) {
        blend(.12f);
        for (int side = -1; side <= 1; side += 2)
            ball((float)side * .3f, -.16f, .26f, .2f);
        return;
    }
    carve();
    blend(.04f);
    if (mouth == MOUTH_GRIN) {
        Vec3 p[5] = {V(-.34f * w, -.08f, .36f), V(-.2f * w, -.2f, .44f), V(0, -.235f, .48f), V(.2f * w, -.2f, .44f),
                     V(.34f * w, -.08f, .36f)};
        float r[5] = {.025f, .07f, .085f, .07f, .025f};
        tube(5, p, r, 3);
    } else if (mouth == MOUTH_SHOUT) {
        egg(0, -.22f, .4f, .25f * w, .15f, .2f);
    } else {
        float corner = mouth == MOUTH_SMIRK ? 1.f : -.7f, other = mouth == MOUTH_SMIRK ? .1f : -.7f;
        blend(.02f);
        Vec3 p[4] = {V(-.26f * w, -.22f + .05f * other, .38f), V(-.1f, -.235f, .45f), V(.1f, -.235f, .45f),
                     V(.29f * w, -.22f + .13f * corner, .36f)};
        float r[4] = {.016f, .03f, .03f, .016f};
        tube(4, p, r, 4);
    }
    fill();
}

static void row_of_teeth(const Goblin *g, int count, float half, float y, float z, float sag, float length,
                         float uneven)
{
    push();
    move(0, y, z);
    teeth(&(Teeth){.count = count,
                   .material = g->tooth,
                   .half_width = half,
                   .sag = sag,
                   .depth = .09f,
                   .length = length,
                   .thick = min_of(.9f * half / (float)count, .05f),
                   .uneven = uneven,
                   .fang = count > 6 ? 2 : 0});
    pop();
}

static void teeth_of(const Goblin *g, const Features *f, Mouth mouth, bool painted)
{
    float w = f->jaw;
    if (mouth == MOUTH_GRIN) {
        row_of_teeth(g, f->upper, .27f * w, -.15f, .37f, .08f, .1f, .5f);
        row_of_teeth(g, f->lower, .24f * w, -.29f, .36f, .1f, -.09f, .6f);
    } else if (mouth == MOUTH_SHOUT) {
        row_of_teeth(g, f->upper, .19f * w, -.1f, .35f, -.05f, .08f, .4f);
        row_of_teeth(g, f->lower, .17f * w, -.34f, .36f, .05f, -.07f, .5f);
    } else if (mouth == MOUTH_SMIRK && !painted) {
        row_of_teeth(g, 3, .1f, -.225f, .37f, 0, .06f, .7f);
    }
    part();
    paint(g->tooth);
    blend(.01f);
    bool open = mouth == MOUTH_SHOUT;
    if (f->tusks > 0 && mouth != MOUTH_BLOW)
        for (int side = -1; side <= 1; side += 2) {
            float s = (float)side;
            limb(V(s * .19f, -.3f, .41f), V(s * .23f, -.27f + f->tusks, .47f), .055f, .01f);
        }
    if (f->buck && mouth != MOUTH_BLOW && !painted)
        for (int side = -1; side <= 1; side += 2)
            box((float)side * .052f, open ? -.15f : -.255f, .47f, .046f, .075f, .018f, .016f);
}

static void mouth_of(const Goblin *g, const Features *f, const Mood *m)
{
    if (m->mouth == MOUTH_GRIN || m->mouth == MOUTH_SHOUT) {
        part();
        paint(g->dark);
        if (m->mouth == MOUTH_GRIN)
            egg(0, -.17f, .26f, .32f, .1f, .16f);
        else
            egg(0, -.21f, .22f, .26f, .14f, .145f);
    }
    if (m->mouth == MOUTH_SHOUT) {
        part();
        paint(material_plain(rgb(0xe05868), .3f, 1));
        blend(.05f);
        egg(0, -.31f, .36f, .12f, .06f, .12f);
    }
    teeth_of(g, f, m->mouth, m->lashes);
    if (m->lashes || m->mouth == MOUTH_BLOW) {
        part();
        paint(m->lashes ? material_plain(rgb(0xd81840), .2f, 1.2f) : g->lip);
        blend(.04f);
        float half = m->mouth == MOUTH_BLOW ? .05f : .1f, z = m->mouth == MOUTH_BLOW ? .49f : .45f;
        Vec3 upper[3] = {V(-half, -.215f, z - .03f), V(0, -.195f, z + .02f), V(half, -.215f, z - .03f)};
        Vec3 lower[3] = {V(-half, -.245f, z - .03f), V(0, -.275f, z + .02f), V(half, -.245f, z - .03f)};
        float r[3] = {.02f, .042f, .02f};
        tube(3, upper, r, 3);
        tube(3, lower, r, 3);
    }
}

/* ---- eyes, brows, hair ---- */

static void eyes_of(const Goblin *g, const Features *f, const Mood *m)
{
    int white = material_eye(g->iris, rgb(0xfffbe8), .3f, PUPIL_ROUND);
    float size = m->eye_size > 0 ? m->eye_size : 1;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        eye_with_lid(s * .195f, .08f, .325f, (side < 0 ? .13f : .145f) * size, m->look_x + s * 3, m->look_y - 2, white,
                     g->skin, s * (m->lid + f->lid), m->open + f->open);
        if (!m->lashes)
            continue;
        part();
        paint(material_plain(rgb(0x180c14), .4f, .6f));
        for (int i = 0; i < 4; i++) {
            float a = s * (10 + 22 * (float)i) * PI / 180;
            limb(V(s * .195f + .12f * sinf(a), .1f + .1f * cosf(a), .42f),
                 V(s * .195f + .23f * sinf(a), .1f + .2f * cosf(a), .44f), .018f, .006f);
        }
    }
}

static void brows_of(const Goblin *g, const Features *f, const Mood *m)
{
    part();
    paint(g->hair);
    blend(.03f);
    lumpy(.015f, 9);
    float thick = f->brow * (m->lashes ? .5f : 1), tilt = (m->lid + f->lid) * .008f;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[3] = {V(s * .07f, .23f - tilt, .43f), V(s * .22f, .27f, .43f), V(s * .4f, .25f + tilt, .29f)};
        float r[3] = {thick * .8f, thick, thick * .4f};
        tube(3, p, r, 3);
    }
    lumpy(0, 1);
    if (!f->goatee || m->bare || m->lashes)
        return;
    part();
    paint(g->hair);
    blend(.04f);
    for (int i = -2; i <= 2; i++) {
        float x = .05f * (float)i;
        Vec3 p[3] = {V(x, -.38f, .36f), V(x * 1.8f, -.52f, .42f), V(x * 1.2f, -.72f + .03f * (float)(i * i), .38f)};
        float r[3] = {.05f, .06f, .012f};
        tube(3, p, r, 3);
    }
}

static void marks_of(const Goblin *g, const Features *f)
{
    int mark = material_plain(vec_mix(material(g->skin)->color2, rgb(0x702810), .5f), .6f, .3f);
    part();
    paint(mark);
    for (int i = 0; i < 10 && f->freckles; i++) {
        float s = i % 2 ? 1.f : -1.f, x = .2f + .16f * chance(i + 7);
        ball(s * x, -.06f - .08f * chance(i + 27), .375f - (x - .2f) * .35f, .016f);
    }
    if (f->scar)
        limb(V(.27f, .3f, .36f), V(.34f, -.12f, .36f), .016f, .012f);
}

void goblin_head(const Goblin *g, const Mood *m)
{
    const Features *f = &features[g->clan];
    part();
    paint(g->skin);
    skull_of(f);
    nose_of(f);
    ears_of(f, m->ears);
    mouth_hollow(m->mouth, f->jaw);
    sockets();
    mouth_of(g, f, m);
    eyes_of(g, f, m);
    brows_of(g, f, m);
    marks_of(g, f);
}
