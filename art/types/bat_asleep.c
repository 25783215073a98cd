/* SPDX-License-Identifier: MIT
 * The Cave Bat hangs in its wings, upside down, and one eye is open. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/poster.h"
#include "props/rocks.h"
#include "props/wild.h"

/* The mouth of the cave below us, and the evening in it. */
static Vec3 cave_mouth(const Scene *s, float u, float v)
{
    (void)s;
    float a = atan2f(u, v + .15f), edge = .98f + .16f * (cloud_flat(a * 1.5f + 4, 2.2f, 5) - .5f) * 2,
          r = distance_to(u * 1.05f, v, 0, -.15f);
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.0f), rgb(0xffc878), rgb(0xe08078), rgb(0x7a4a88));
    c = vec_mix(c, rgb(0xffe8b8), .5f * smooth(.47f, .62f, sky_clouds(u, v * 2.2f, 1.3f)));
    c = vec_mix(c, rgb(0x6a3c60), under(-.62f + peaks(u, 6, 1.6f, .35f), v, .012f));
    for (int i = 0; i < 9; i++) { /* the others are out already */
        float x = -.7f + 1.4f * chance_of(i * 3), y = -.55f + .8f * chance_of(i * 3 + 1),
              w = .035f + .03f * chance_of(i), d = fabsf(u - x) / w;
        if (d < 1 && fabsf(x) > .34f)
            c = vec_mix(c, rgb(0x40203c), under(.010f + .02f * (1 - d), fabsf(v - y - .020f * sinf(d * 3.0f)), .004f));
    }
    Vec3 rock = rgb(0x1c1428) * (.5f + .9f * cloud_flat(u * 4, v * 4, 5));
    return vec_mix(c, rock, smooth(edge - .02f, edge + .02f, r));
}

/* A wing shut round the body from the shoulder at the brush's place, as wide as `q` says: folds of skin between three bones. */
static void wrapped_wing(float q, int skin, int bone, int claw)
{
    static const float hem[16] = {0,    .62f,  .34f, .66f,  .52f, .40f,  .46f,  .02f,
                                  .40f, -.34f, .28f, -.70f, .10f, -.92f, -.06f, .20f};
    float xy[16];
    for (int i = 0; i < 16; i += 2) {
        xy[i] = q * hem[i];
        xy[i + 1] = hem[i + 1];
    }
    part();
    paint(skin);
    blend(.04f);
    push();
    turn_y(q * 26);
    outline(8, xy, 3, .07f, .06f);
    part();
    paint(bone);
    blend(.03f);
    tube(4, (Vec3[]){V(q * .04f, .60f, .08f), V(q * .36f, .64f, .06f), V(q * .52f, .42f, .04f), V(q * .44f, .0f, .05f)},
         (float[]){.060f, .052f, .040f, .022f}, 5);
    for (int i = 0; i < 3; i++)
        tube(3,
             (Vec3[]){V(q * .50f, .44f, .05f), V(q * (.36f - .09f * (float)i), .02f, .10f),
                      V(q * (.36f - .12f * (float)i), -.42f - .20f * (float)i, .05f)},
             (float[]){.034f, .026f, .010f}, 5);
    part();
    paint(claw);
    limb(V(q * .38f, .66f, .08f), V(q * .44f, .80f, .14f), .035f, .005f);
    pop();
}

static void bat(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = cave_mouth;
    s->vignette = 1.2f;
    s->ambient *= .40f;
    s->key = (Light){vec_unit(V(-.55f, -.1f, .75f)), rgb(0xffe0d0) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.5f, -.3f, -.7f)), rgb(0xffb070) * 3.2f, .1f};
    int coat = wild_coat(rgb(0x8a5a9c), 7), pale = wild_coat(rgb(0xd8b0c8), 13), mane = wild_coat(rgb(0x6a3c7c), 3.2f),
        skin = material_skin(rgb(0x6a2848), rgb(0x341028)), bone = material_skin(rgb(0x8a4468), rgb(0x4c1c3c)),
        claw = material_plain(rgb(0xe8dcc8), .25f, 1.0f), stone = material_stone(rgb(0x4c4058), rgb(0x1c1624));
    material(skin)->sss = rgb(0xf05a50) * .8f;
    part(); /* the roof of the cave */
    paint(stone);
    blend(.1f);
    lumpy(.06f, 3);
    egg(0, 1.42f, -.2f, 1.6f, .34f, .7f);
    lumpy(0, 1);
    for (int i = 0; i < 7; i++) {
        float x = -1.0f + .32f * (float)i;
        if (fabsf(x) < .2f)
            continue;
        part();
        paint(stone);
        blend(.04f);
        limb(V(x, 1.25f, -.1f + .2f * chance(i)), V(x + .03f, .92f - .35f * chance(i + 4), -.1f), .12f, .015f);
    }
    for (int side = -1; side <= 1; side += 2) { /* its feet */
        float q = (float)side;
        part();
        paint(bone);
        blend(.03f);
        limb(V(q * .12f, .78f, 0), V(q * .13f, 1.06f, .10f), .055f, .045f);
        part();
        paint(claw);
        blend(.01f);
        for (int i = -1; i <= 1; i++)
            tube(3,
                 (Vec3[]){V(q * .13f + .05f * (float)i, 1.04f, .12f), V(q * .13f + .08f * (float)i, 1.12f, .20f),
                          V(q * .13f + .08f * (float)i, 1.21f, .18f)},
                 (float[]){.030f, .026f, .008f}, 4);
    }
    push(); /* everything hangs */
    move(0, .18f, 0);
    turn_z(180);
    part();
    paint(mane);
    blend(.08f);
    egg(0, -.16f, -.02f, .34f, .62f, .28f);
    push();
    move(0, .58f, .16f);
    turn_x(4);
    turn_z(6);
    grow(.98f);
    wild_head(&(Wild){.kind = WILD_BAT,
                      .coat = coat,
                      .pale = pale,
                      .dark = mane,
                      .iris = rgb(0xffc030),
                      .glow = .5f,
                      .jaw = 7,
                      .snarl = .2f,
                      .glare = 10,
                      .open = .62f,
                      .look_y = 8,
                      .ear = 1.15f});
    wild_ruff(26, .34f, .05f, mane, 5);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .02f, -.18f, side > 0 ? .34f : .28f);
        wrapped_wing((float)side, skin, bone, claw);
        pop();
    }
    pop();
    lamp(V(.1f, -.9f, 1.2f), rgb(0xffc890) * 1.6f, .4f);
}

const Card bat_asleep_cards[] = {{"cards/monstrous/bat", BLOOD, bat}, {0}};
