/* SPDX-License-Identifier: MIT
 * The troll of the sun: somebody has broken an egg on his bald head, and it fries. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

/* Noon over the desert, without a cloud; the sun stands over his left ear. */
static Vec3 noon(const Scene *s, float u, float v)
{
    (void)s;
    float x = -.70f, y = .86f;
    Vec3 c = sky_ramp(unit((v + .7f) / 1.9f), rgb(0xc0e4c0), rgb(0x4cb4bc), rgb(0x106888));
    c += rgb(0xffe8a0) * (.55f * halo(u, v, x, y, .26f));
    c += rgb(0xfff0b0) * (.16f * smooth(.45f, .7f, shafts(u, v, x, y, 5)));
    c = vec_mix(c, rgb(0xffe078) * 1.6f, disc(u, v, x, y, .27f, .012f));
    return vec_mix(c, rgb(0xd89a50), under(-.78f + hills(u, 4, 1.4f, .25f), v, .01f));
}

/* White that has run over his crown, and the yolk; in the frame of the head. */
static void fried_egg(int white, int crust, int yolk)
{
    static const float lobe[9][3] = {{-.30f, .36f, .16f}, {-.12f, .42f, .18f}, {.12f, .43f, .18f},
                                     {.30f, .36f, .17f},  {-.22f, .47f, .17f}, {.22f, .47f, .17f},
                                     {0, .50f, .24f},     {-.36f, .42f, .12f}, {.38f, .42f, .12f}};
    for (int layer = 0; layer < 2; layer++) { /* the brown edge looks out below */
        part();
        paint(layer ? white : crust);
        blend(.07f);
        for (int i = 0; i < 9; i++)
            egg(lobe[i][0], lobe[i][1] + (layer ? .022f : 0), .12f + (i < 4 ? .14f : 0),
                lobe[i][2] * (layer ? .96f : 1.08f), .055f, lobe[i][2] * (layer ? 1.1f : 1.2f));
        if (layer) { /* and runs down */
            tube(3, (Vec3[]){V(-.26f, .38f, .34f), V(-.33f, .28f, .40f), V(-.34f, .17f, .40f)},
                 (float[]){.08f, .065f, .055f}, 4);
            tube(3, (Vec3[]){V(.20f, .42f, .34f), V(.26f, .34f, .40f), V(.27f, .29f, .42f)},
                 (float[]){.08f, .06f, .05f}, 4);
        }
    }
    part();
    paint(yolk);
    egg(.0f, .555f, .16f, .20f, .13f, .19f);
}

/* From the corner of the mouth up to the nose: he would like to. */
static void licking_tongue(int tongue)
{
    part();
    paint(tongue);
    blend(.05f);
    tube(4, (Vec3[]){V(.10f, -.34f, .30f), V(.20f, -.34f, .50f), V(.27f, -.22f, .56f), V(.25f, -.09f, .52f)},
         (float[]){.09f, .10f, .085f, .03f}, 5);
}

static void sun_troll(void)
{
    camera(V(.05f, 2.10f, 6.4f), V(0, 1.46f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x1c0e08, 0x5a2a14, 0xb86a30, 0xffd890, 0xffb020, 0xfffbe0);
    s->backdrop = noon;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.60f, .80f, .45f)), rgb(0xfff0c8) * 2.6f, .06f};
    s->rim.color = rgb(0xffe0a0) * 2.6f;
    s->fill.color = rgb(0x306070) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.25f;
    s->grade = .03f;
    s->roll = -3;
    Flesh f = troll_flesh(rgb(0xa8502c), rgb(0x5c2a1c));
    int gold = material_gold(), white = material_plain(rgb(0xfffdf6), .12f, 1.2f),
        crust = material_plain(rgb(0xc88838), .5f, .7f), yolk = material_plain(rgb(0xffa808), .06f, 1.8f),
        tongue = material_plain(rgb(0xe0505a), .25f, 1), shell = material_plain(rgb(0xf8ead4), .5f, .6f);
    material(white)->sss = rgb(0xfff0d0) * .3f;
    material(yolk)->sss = rgb(0xff8000) * .8f;
    material(tongue)->sss = rgb(0xff6060) * .4f;
    push();
    move(0, 1.36f, -.15f);
    turn_x(10);
    turn_z(-3);
    grow(1.78f);
    troll_visage(&f, &(TrollVisage){.nose = .85f,
                                    .wide = 1.35f,
                                    .hook = .05f,
                                    .ear = .95f,
                                    .droop = {2, 18},
                                    .tusk = .85f,
                                    .gape = .14f,
                                    .bare = .4f,
                                    .brow = {.05f, .11f},
                                    .frown = {.0f, -.02f},
                                    .open = {1.3f, 1.7f},
                                    .gaze_x = 0,
                                    .gaze_y = 40,
                                    .iris = rgb(0x28d0c8),
                                    .glow = .4f});
    fried_egg(white, crust, yolk);
    licking_tongue(tongue);
    push();
    move(0, .0f, .04f);
    nose_ring(.85f, gold);
    pop();
    Vec3 pan = here(V(0, .60f, .2f));
    pop();
    part(); /* shoulders */
    paint(f.skin);
    blend(.25f);
    egg(0, .20f, -.45f, 1.25f, .62f, .55f);
    egg(0, -.4f, -.3f, 1.1f, .8f, .6f);
    for (int i = 0; i < 2; i++) { /* the shell */
        push();
        move(i ? .92f : -.88f, i ? .62f : .70f, .35f);
        turn_z(i ? -28 : 34);
        part();
        paint(shell);
        egg(0, 0, 0, .20f, .26f, .20f);
        carve();
        egg(0, .06f, 0, .18f, .27f, .18f);
        for (int k = 0; k < 9; k++)
            crystal(.20f * sinf((float)k * .7f), .13f, .20f * cosf((float)k * .7f), .08f, .10f, .08f);
        box(0, .42f, 0, .4f, .28f, .4f, 0);
        fill();
        pop();
    }
    for (int i = 0; i < 34; i++) { /* it sizzles */
        float t = chance(i);
        sprite(pan + V(.7f * (chance(i + 40) - .5f) + .15f * sinf(t * 5), .05f + .75f * t, .1f), .03f + .10f * t,
               rgb(0xfff8e8), SPRITE_GLOW, .16f * (1 - t));
    }
    lamp(V(-.5f, 1.5f, 2.0f), rgb(0xffd090) * 1.0f, .5f);
}

const Card troll_sun_cards[] = {{"cards/horde/sun-troll", SUN, sun_troll}, {0}};
