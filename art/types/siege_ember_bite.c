/* SPDX-License-Identifier: MIT
 * Spark and Spite, as it is felt between the teeth. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/poster.h"

/* ---- em23: it has bitten into the wrong thing ---- */

static Vec3 cold_dusk(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.1f), rgb(0x6c94a4), rgb(0x447088), rgb(0x204464));
    c = vec_mix(c, rgb(0xa8bcc0), .5f * smooth(.46f, .64f, sky_clouds(u, v * 1.6f, 1.2f)) * smooth(1.0f, -.5f, v));
    return vec_mix(c, rgb(0x48687c), under(-.66f + peaks(u, 3, 1.6f, .4f), v, .015f));
}

/* A firecracker as tall as 1, its middle at the brush's place, bands of gold, a fuse out of its top. Returns where it burns. */
static Vec3 firecracker(int paper, int gold, int cord)
{
    part();
    paint(paper);
    blend(.02f);
    drum(0, 0, 0, .16f, .42f, .03f);
    part();
    paint(gold);
    blend(.01f);
    for (int i = -1; i <= 1; i += 2)
        drum(0, .34f * (float)i, 0, .168f, .035f, .01f);
    drum(0, 0, 0, .166f, .05f, .01f);
    part();
    paint(cord);
    tube(5,
         (Vec3[]){V(0, .42f, 0), V(.02f, .56f, .02f), V(.10f, .66f, .06f), V(.06f, .78f, .12f), V(-.04f, .84f, .14f)},
         (float[]){.026f, .024f, .022f, .022f, .020f}, 5);
    return here(V(-.05f, .86f, .16f));
}

static void spark_and_spite(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = cold_dusk;
    s->vignette = 1.2f;
    s->roll = -3;
    s->ambient *= .36f;
    s->key = (Light){vec_unit(V(-.5f, .6f, .6f)), rgb(0xb0cce4) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .4f, -.5f)), rgb(0xa0e0f0) * 2.6f, .1f};
    int hide = material_scales(rgb(0x4c8458), rgb(0x1c3624), 6), paper = material_plain(rgb(0xd82c1c), .55f, .4f),
        gold = material_gold(), cord = material_plain(rgb(0xd8c090), .9f, .1f);
    part(); /* shoulders */
    paint(hide);
    blend(.2f);
    egg(.1f, -1.25f, -.7f, 1.1f, .7f, .7f);
    limb(V(.05f, -1.0f, -.6f), V(0, -.2f, -.35f), .62f, .50f);
    push();
    move(.02f, .16f, -.05f);
    turn_y(-6);
    turn_x(12);
    turn_z(5);
    grow(1.72f);
    foe_head(FOE_LIZARD, hide, rgb(0xffd040), 15, -26);
    pop();
    push(); /* in its teeth */
    move(.10f, -.48f, 1.62f);
    turn_z(66);
    grow(.74f);
    Vec3 burns = firecracker(paper, gold, cord);
    pop();
    lamp(burns + V(.05f, .05f, .30f), rgb(0xffb860) * 6.5f, .3f);
    sprite(burns, .34f, rgb(0xffb040), SPRITE_GLOW, .8f);
    sprite(burns, .34f, rgb(0xfff4d0), SPRITE_SPARKLE, 1.0f);
    for (int i = 0; i < 24; i++) {
        float a = 6.283f * chance(i), r = .08f + .32f * chance(i + 30);
        sprite(burns + V(r * cosf(a), r * sinf(a), .05f), .008f + .012f * chance(i + 5), rgb(0xffd070), SPRITE_GLOW, 1);
    }
}

const Card siege_ember_bite_cards[] = {{"cards/siege/em23", EMBER, spark_and_spite}, {0}};
