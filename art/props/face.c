/* SPDX-License-Identifier: MIT
 * A head like ours. */
#include "props/face.h"

static void skull_and_jaw(const Face *f)
{
    float j = f->jaw;
    part();
    paint(f->skin);
    blend(.12f);
    egg(0, .12f, -.04f, .33f, .36f, .37f);
    egg(0, -.14f, .1f, .235f * j, .26f, .24f);
    blend(.07f);
    limb(V(-.1f * j, -.36f, .2f), V(.1f * j, -.36f, .2f), .07f, .07f); /* chin */
    ball(0, -.375f, .25f, .07f * j);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .05f, .11f, .315f), V(s * .25f, .155f, .215f), .05f, .045f);     /* brow */
        limb(V(s * .12f, -.06f, .27f), V(s * .27f, .0f, .12f), .06f, .07f);         /* cheekbone */
        limb(V(s * .25f * j, -.1f, .0f), V(s * .16f * j, -.33f, .13f), .07f, .06f); /* jaw */
    }
    blend(.04f);
    limb(V(0, .1f, .33f), V(0, -.07f * f->nose, .40f + .05f * f->nose), .034f, .042f); /* nose */
    limb(V(0, -.06f * f->nose, .40f + .05f * f->nose), V(0, -.1f * f->nose - f->hook, .40f + .05f * f->nose), .044f,
         .035f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .046f, -.1f * f->nose, .375f, .033f);
}

static void hollows(const Face *f)
{
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .125f, .02f, .34f, .085f, .06f, .09f);
        if (f->hollow > 0)
            egg(s * .27f, -.2f, .22f, .05f + .04f * f->hollow, .12f, .12f);
    }
    blend(.02f);
    if (f->mouth > 0)
        egg(0, -.245f - .3f * f->mouth, .34f, .085f + .2f * f->mouth, f->mouth, .14f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .03f, -.125f * f->nose - .3f * f->hook, .43f, .014f);
    fill();
}

static void pointed_ears(const Face *f)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, e = f->ear;
        Vec3 p[3] = {V(s * .3f, -.06f, 0), V(s * (.34f + .12f * e), .06f, -.06f),
                     V(s * (.37f + .3f * e), .2f + .2f * e, -.16f)};
        float r[3] = {.05f, .068f, e > 0 ? .01f : .04f};
        blend(.03f);
        tube(3, p, r, 4);
    }
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, e = f->ear;
        limb(V(s * .335f, -.04f, .055f), V(s * (.345f + .16f * e), .09f, -.0f), .022f, .012f);
    }
    fill();
}

static void lips(const Face *f)
{
    float up = f->smile, m = f->mouth;
    part();
    paint(f->lip);
    blend(.012f);
    Vec3 upper[5] = {V(-.125f, -.235f + up, .285f), V(-.06f, -.218f + .3f * up, .342f), V(0, -.228f, .358f),
                     V(.06f, -.218f + .3f * up, .342f), V(.125f, -.235f + up, .285f)};
    float upper_r[5] = {.006f, .015f, .014f, .015f, .006f};
    tube(5, upper, upper_r, 3);
    float low = -.275f - 2 * m;
    Vec3 lower[5] = {V(-.12f, -.24f + up, .285f), V(-.055f, low + .3f * up, .338f), V(0, low - .008f, .35f),
                     V(.055f, low + .3f * up, .338f), V(.12f, -.24f + up, .285f)};
    float lower_r[5] = {.006f, .017f, .02f, .017f, .006f};
    tube(5, lower, lower_r, 3);
    if (m > 0) {
        part();
        paint(material_plain(rgb(0x30060c), .5f, .5f));
        egg(0, -.25f - m, .26f, .09f, m + .01f, .08f);
    }
    if (f->fangs <= 0)
        return;
    int tooth = material_tooth();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(tooth);
        limb(V((float)side * .058f, -.225f, .345f), V((float)side * .055f, -.225f - f->fangs, .358f), .021f, .003f);
    }
    if (m > 0) {
        part();
        paint(tooth);
        box(0, -.24f, .325f, .05f, .016f, .02f, .008f);
    }
}

void face(const Face *f)
{
    skull_and_jaw(f);
    pointed_ears(f);
    hollows(f);
    float size = f->eye_size > 0 ? f->eye_size : 1;
    int e = material_eye(f->iris, f->white, f->glow, f->pupil);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .127f, .018f, .262f, .077f * size, (float)side * 5, 0, e, f->skin,
                     (float)side * f->lid, f->open);
    if (f->hair > 0 && f->brow > 0) {
        part();
        paint(f->hair);
        blend(.02f);
        for (int side = -1; side <= 1; side += 2) {
            float s = (float)side, t = f->lid * .003f;
            Vec3 p[3] = {V(s * .045f, .1f - t, .365f), V(s * .15f, .155f, .335f), V(s * .285f, .165f + t, .225f)};
            float r[3] = {.019f * f->brow, .026f * f->brow, .007f};
            tube(3, p, r, 3);
        }
    }
    lips(f);
}
