/* SPDX-License-Identifier: MIT
 * The studio and the sigils. The outlines are those of the flat signs of the game, so that a medal and its small sign are
 * known for the same. */
#include "things/studio.h"

#include <string.h>

void studio(Faction f, float distance, float angle)
{
    Scene *s = scene();
    faction(f);
    s->backdrop = NULL;
    camera(V(0, 0, distance), V(0, 0, 0), angle);
    s->aperture = 0;
    s->haze = 0;
    s->grade = 0;
    s->exposure = .92f;
    s->ambient = .52f;
    s->key = (Light){vec_unit(V(-.5f, .65f, .6f)), rgb(0xfff2dc) * 2.6f, .3f};
    s->rim = (Light){vec_unit(V(.75f, .4f, -.3f)), rgb(0xffe0b0) * 1.5f, .12f};
    s->fill = (Light){vec_unit(V(.6f, -.2f, .8f)), grey(.15f), .3f};
    s->zenith = rgb(0xe8f0ff) * .8f;
    s->horizon = rgb(0xc8b8a0) * .5f;
    s->below = rgb(0x806040) * .3f;
    s->vignette = 0;
}

int studio_gold(void)
{
    int gold = material_gold();
    material(gold)->color = vec_mix(material(gold)->color, rgb(0xfff4d8), .2f);
    material(gold)->bump = .5f;
    return gold;
}

#define RELIEF(n, smoothing, ...)                                                                                      \
    do {                                                                                                               \
        static const float points[] = {__VA_ARGS__};                                                                   \
        outline(n, points, smoothing, .1f, .14f);                                                                      \
    } while (0)

static void inlay_part(int inlay)
{
    part();
    paint(inlay);
    blend(.01f);
}

static void water_sigil(int inlay)
{
    RELIEF(8, 4, 0, .62f, .2f, .22f, .38f, -.12f, .26f, -.42f, 0, -.54f, -.26f, -.42f, -.38f, -.12f, -.2f, .22f);
    inlay_part(inlay);
    egg(-.13f, -.2f, .1f, .07f, .14f, .05f);
}

static void fire_sigil(int inlay)
{
    RELIEF(12, 4, .02f, .66f, .1f, .34f, .3f, .18f, .38f, -.1f, .28f, -.42f, 0, -.54f, -.28f, -.42f, -.38f, -.1f, -.3f,
           .16f, -.2f, .02f, -.13f, .2f, -.08f, .42f);
    inlay_part(inlay);
    push();
    move(0, -.26f, .06f);
    RELIEF(6, 4, 0, .34f, .14f, .02f, .1f, -.18f, 0, -.24f, -.12f, -.16f, -.13f, .04f);
    pop();
}

static void sun_sigil(int inlay)
{
    egg(0, 0, 0, .27f, .27f, .17f);
    for (int i = 0; i < 12; i++) {
        push();
        turn_z((float)i * 30);
        if (i & 1)
            RELIEF(4, 1, -.075f, .32f, 0, .5f, .075f, .32f, 0, .26f);
        else
            RELIEF(4, 1, -.075f, .32f, 0, .64f, .075f, .32f, 0, .26f);
        pop();
    }
    inlay_part(inlay);
    egg(0, 0, .13f, .1f, .1f, .06f);
}

static void moon_sigil(int inlay)
{
    RELIEF(10, 4, .12f, .56f, -.22f, .48f, -.48f, .18f, -.48f, -.2f, -.22f, -.48f, .14f, -.56f, .44f, -.4f, .1f, -.32f,
           -.1f, 0, .06f, .34f);
    inlay_part(inlay);
    push();
    move(.26f, .12f, 0);
    for (int i = 0; i < 4; i++) {
        push();
        turn_z((float)i * 90);
        RELIEF(3, 1, -.05f, .02f, 0, .24f, .05f, .02f);
        pop();
    }
    pop();
}

static void forest_sigil(void)
{
    RELIEF(10, 3, 0, .62f, .16f, .4f, .36f, .2f, .36f, -.12f, .2f, -.34f, 0, -.42f, -.2f, -.34f, -.36f, -.12f, -.36f,
           .2f, -.16f, .4f);
    carve();
    blend(.01f);
    limb(V(0, .4f, .12f), V(0, -.4f, .12f), .025f, .03f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++)
            limb(V(0, -.25f + .22f * (float)i, .12f), V((float)side * .25f, -.02f + .2f * (float)i, .12f), .02f, .012f);
    fill();
    limb(V(0, -.36f, 0), V(.04f, -.62f, 0), .05f, .035f);
}

static void royal_sigil(int inlay)
{
    RELIEF(9, 1, -.46f, -.36f, -.54f, .32f, -.25f, .02f, 0, .5f, .25f, .02f, .54f, .32f, .46f, -.36f, .2f, -.42f, -.2f,
           -.42f);
    for (int i = 0; i < 3; i++)
        ball(-.54f + .54f * (float)i, i == 1 ? .54f : .36f, .02f, .085f);
    inlay_part(inlay);
    for (int i = 0; i < 3; i++)
        ball(-.26f + .26f * (float)i, -.24f, .1f, .065f);
}

/* A dome that runs over its foot, with a bubble beside it. */
static void ooze_sigil(int inlay)
{
    RELIEF(19, 3, -.03f, .39f, .21f, .33f, .36f, .16f, .42f, -.11f, .52f, -.27f, .45f, -.44f, .32f, -.42f, .24f, -.34f,
           .16f, -.43f, .05f, -.48f, -.05f, -.41f, -.18f, -.43f, -.29f, -.34f, -.41f, -.43f, -.52f, -.37f, -.51f, -.25f,
           -.45f, -.1f, -.38f, .17f, -.23f, .33f);
    ball(.36f, .47f, .02f, .1f);
    carve();
    blend(.01f);
    limb(V(-.2f, -.16f, .12f), V(0, -.24f, .12f), .04f, .05f);
    limb(V(0, -.24f, .12f), V(.22f, -.16f, .12f), .05f, .04f);
    fill();
    inlay_part(inlay);
    ball(-.2f, .06f, .1f, .075f);
    ball(.14f, .08f, .1f, .1f);
}

static void troll_sigil(int inlay)
{
    push();
    turn_z(-32);
    RELIEF(10, 3, -.07f, -.6f, .07f, -.6f, .09f, -.1f, .2f, .2f, .24f, .46f, .1f, .62f, -.1f, .62f, -.24f, .46f, -.2f,
           .2f, -.09f, -.1f);
    inlay_part(inlay);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 2; i++)
            limb(V((float)side * .16f, .22f + .2f * (float)i, .05f), V((float)side * .42f, .28f + .2f * (float)i, .07f),
                 .055f, .01f);
    pop();
}

/* A head with open jaws, a horn swept back and spikes down its neck. */
static void dragon_sigil(int inlay)
{
    RELIEF(25, 1, -.55f, .08f, -.47f, .22f, -.21f, .24f, -.11f, .35f, .11f, .38f, .53f, .55f, .39f, .36f, .16f, .26f,
           .5f, .19f, .26f, .06f, .55f, -.09f, .31f, -.17f, .35f, -.37f, .47f, -.55f, -.11f, -.55f, -.05f, -.39f, -.13f,
           -.28f, -.43f, -.37f, -.47f, -.25f, -.23f, -.19f, -.13f, -.06f, -.26f, -.03f, -.32f, -.16f, -.39f, -.02f,
           -.52f, -.02f);
    inlay_part(inlay);
    ball(-.06f, .15f, .1f, .06f);
}

static void golem_sigil(int inlay)
{
    RELIEF(6, 1, -.28f, .5f, .28f, .5f, .44f, .12f, .3f, -.5f, -.3f, -.5f, -.44f, .12f);
    carve();
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .17f, .1f, .1f, .1f, .06f, .09f, .02f);
    box(0, -.24f, .1f, .18f, .035f, .09f, .01f);
    fill();
    inlay_part(inlay);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .17f, .1f, .03f, .09f, .05f, .03f, .01f);
}

static void skeleton_sigil(int inlay)
{
    RELIEF(12, 3, 0, .54f, .3f, .46f, .44f, .18f, .38f, -.1f, .22f, -.2f, .2f, -.46f, 0, -.5f, -.2f, -.46f, -.22f, -.2f,
           -.38f, -.1f, -.44f, .18f, -.3f, .46f);
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .17f, .1f, .1f, .115f, .12f, .12f);
    RELIEF(3, 1, -.06f, -.16f, .06f, -.16f, 0, -.02f);
    for (int i = 0; i < 3; i++)
        box(-.1f + .1f * (float)i, -.38f, .1f, .012f, .1f, .06f, 0);
    fill();
    inlay_part(inlay);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .17f, .1f, .02f, .05f);
}

bool sigil(const char *word, int gold, int inlay)
{
    static const struct {
        const char *word;
        void (*make)(int inlay);
    } known[] = {{"water", water_sigil}, {"fire", fire_sigil},        {"sun", sun_sigil},     {"moon", moon_sigil},
                 {"royal", royal_sigil}, {"ooze", ooze_sigil},        {"troll", troll_sigil}, {"dragon", dragon_sigil},
                 {"golem", golem_sigil}, {"skeleton", skeleton_sigil}};
    part();
    paint(gold);
    blend(.02f);
    if (strcmp(word, "forest") == 0) {
        forest_sigil();
        return true;
    }
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].word, word) == 0) {
            known[i].make(inlay);
            return true;
        }
    return false;
}
