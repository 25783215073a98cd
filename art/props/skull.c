/* SPDX-License-Identifier: MIT
 * A skull: braincase, brow, cheekbones, sockets, jaw. */
#include "props/skull.h"

static void tooth(const Skull *k, int i, float x, float y, float z, float h)
{
    if (chance(i + 400) >= k->missing)
        egg(x, y, z, .028f, h, .03f);
}

static void upper(const Skull *k)
{
    part();
    paint(k->bone);
    blend(.12f);
    egg(0, .3f, -.08f, .46f, .44f, .52f);
    egg(0, .12f, .2f, .36f, .24f, .28f);
    blend(.08f);
    egg(0, -.12f, .3f, .22f, .18f, .2f); /* upper jaw */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, drop = .07f * k->menace;
        blend(.07f);
        egg(s * .29f, 0, .27f, .12f, .075f, .15f);                                             /* cheekbone */
        limb(V(s * .3f, 0, .25f), V(s * .44f, .06f, -.05f), .055f, .05f);                      /* to the ear */
        limb(V(s * .05f, .2f - drop, .51f), V(s * .36f, .29f + drop * .5f, .3f), .075f, .06f); /* brow */
    }
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .175f, .09f, .46f, .125f, .12f, .2f);
        egg(s * .5f, .16f, .15f, .1f, .2f, .2f); /* temple */
    }
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .04f, -.07f, .52f, .035f, .075f, .1f); /* nose */
    fill();
    blend(.012f);
    for (int i = 0; i < 8; i++) {
        float a = ((float)i - 3.5f) * .26f;
        tooth(k, i, sinf(a) * .19f, -.285f, .27f + cosf(a) * .2f, .062f);
    }
}

static void lower(const Skull *k)
{
    part();
    paint(k->bone);
    blend(.05f);
    push();
    move(0, -.05f, 0);
    turn_x(k->jaw);
    Vec3 arch[7] = {V(-.31f, .02f, 0),    V(-.29f, -.2f, .05f), V(-.17f, -.37f, .28f), V(0, -.42f, .4f),
                    V(.17f, -.37f, .28f), V(.29f, -.2f, .05f),  V(.31f, .02f, 0)};
    float r[7] = {.04f, .06f, .06f, .075f, .06f, .06f, .04f};
    tube(7, arch, r, 3);
    egg(0, -.44f, .4f, .09f, .05f, .06f); /* chin */
    blend(.012f);
    for (int i = 0; i < 8; i++) {
        float a = ((float)i - 3.5f) * .25f;
        tooth(k, i + 9, sinf(a) * .175f, -.31f, .22f + cosf(a) * .2f, .065f);
    }
    pop();
}

void skull(const Skull *k)
{
    upper(k);
    if (!k->no_jaw)
        lower(k);
    part();
    paint(material_plain(tint(DARK) * .12f, .95f, 0)); /* the dark inside */
    egg(0, .1f, .2f, .3f, .13f, .12f);
    egg(0, -.07f, .33f, .06f, .08f, .06f);
    if (luminance(k->glow) <= 0)
        return;
    float size = k->eye_size > 0 ? k->eye_size : 1;
    int ember = material_glow(k->glow, 2.2f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        if (k->one_eyed == -side)
            continue;
        part();
        paint(ember);
        ball(s * .172f, .085f, .375f, .034f * size);
        Vec3 at = here(V(s * .172f, .088f, .44f));
        sprite(at, .05f * size, k->glow * 1.1f, SPRITE_GLOW, 1);
        sprite(at, .018f * size, vec_mix(k->glow, grey(1), .6f) * 2.f, SPRITE_GLOW, 1);
    }
}
