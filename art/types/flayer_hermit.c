/* SPDX-License-Identifier: MIT
 * A flayer like a hermit crab: it has taken somebody's mind, and moved in. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/skull.h"

/* Green dark, as at the bottom of a well; a little light from above. */
static Vec3 bottom_of_a_well(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0x1c6a66), rgb(0x04141a), smooth(.05f, 1.25f, distance_to(u, v, -.25f, .55f)));
    return c + rgb(0x60d0b0) * (.16f * smooth(.45f, .75f, shafts(u, v, -.35f, 1.5f, 7)) * unit(.6f + v));
}

/* An arm through n points with two rows of suckers that look to `inner`. */
static void suckered_arm(int n, const Vec3 *p, const float *r, int skin, int pale, Vec3 inner)
{
    part();
    paint(skin);
    blend(.04f);
    tube(n, p, r, 7);
    for (float t = .4f; t < (float)n - 1.1f; t += .17f) {
        int i = (int)t;
        float w = mix(r[i], r[i + 1], t - (float)i);
        Vec3 along = vec_unit(tube_point(n, p, t + .05f) - tube_point(n, p, t)), across = vec_cross(along, inner);
        for (int k = -1; k <= 1; k += 2) {
            Vec3 c = tube_point(n, p, t) + vec_unit(inner + across * (.55f * (float)k)) * (w * .90f);
            part();
            paint(pale);
            ball(c[0], c[1], c[2], w * .27f);
        }
    }
}

static void hermit_flayer(void)
{
    camera(V(.05f, 1.45f, 6.4f), V(0, 1.46f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x03100f, 0x0c3634, 0x2a8078, 0xe8e0c0, 0xff50a0, 0xfff0d0);
    s->backdrop = bottom_of_a_well;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.60f, .66f, .52f)), rgb(0xfff4e0) * 2.4f, .08f};
    s->rim.color = rgb(0x60ffe0) * 3.4f;
    s->fill.color = rgb(0x104850) * .5f;
    s->ambient *= .45f;
    s->vignette = 1.35f;
    s->grade = .03f;
    int bone = material_bone(), skin = material_skin(rgb(0xd03878), rgb(0x701c60)),
        pale = material_plain(rgb(0xffc8c0), .3f, .9f),
        iris = material_eye(rgb(0xffc818), rgb(0xfff0c0), .8f, PUPIL_SLIT),
        rock_m = material_stone(rgb(0x1c3434), rgb(0x0a1618)), china = material_plain(rgb(0xf8f8ff), .1f, 1.4f),
        tea = material_plain(rgb(0x8a4a18), .1f, 1.2f), band = material_plain(rgb(0x2858c0), .1f, 1.2f);
    material(skin)->rough = .25f;
    material(skin)->spec = 1.2f;
    material(skin)->sss = rgb(0xff4080) * .5f;
    push();
    move(-.06f, 1.66f, -.25f);
    turn_y(14);
    turn_z(9);
    turn_x(4);
    grow(1.95f);
    skull(&(Skull){.bone = bone, .jaw = 30, .menace = .25f, .missing = .12f});
    part(); /* what lives in it: all sockets are full */
    paint(skin);
    blend(.06f);
    egg(0, .09f, .22f, .32f, .15f, .15f);
    egg(0, -.34f, .24f, .20f, .16f, .14f);
    eye_with_lid(-.178f, .09f, .36f, .155f, 2, -4, iris, skin, 14, .58f);
    Vec3 socket = here(V(.19f, .08f, .40f)), mouth = here(V(0, -.36f, .36f)), nose = here(V(0, -.08f, .48f)),
         eye_at = here(V(-.178f, .1f, .9f));
    pop();
    Vec3 out = socket + V(.10f, .0f, .30f);
    suckered_arm(6,
                 (Vec3[]){socket - V(0, 0, .2f), out, out + V(.34f, -.10f, .10f), out + V(.60f, .22f, .05f),
                          out + V(.50f, .62f, .0f), out + V(.22f, .56f, .05f)},
                 (float[]){.19f, .20f, .17f, .13f, .085f, .02f}, skin, pale, V(-.2f, .3f, .9f));
    suckered_arm(5,
                 (Vec3[]){mouth - V(0, 0, .25f), mouth + V(-.14f, -.12f, .32f), mouth + V(-.62f, -.24f, .45f),
                          mouth + V(-.98f, .06f, .40f), mouth + V(-1.02f, .46f, .40f)},
                 (float[]){.20f, .19f, .15f, .10f, .055f}, skin, pale, V(.2f, .2f, .9f));
    suckered_arm(6,
                 (Vec3[]){mouth - V(0, 0, .25f), mouth + V(.10f, -.18f, .36f), mouth + V(.40f, -.50f, .55f),
                          mouth + V(.86f, -.52f, .50f), mouth + V(1.12f, -.20f, .40f), mouth + V(.94f, .04f, .45f)},
                 (float[]){.20f, .19f, .16f, .12f, .07f, .02f}, skin, pale, V(0, .4f, .9f));
    suckered_arm(5,
                 (Vec3[]){mouth - V(0, .0f, .25f), mouth + V(-.04f, -.24f, .36f), mouth + V(-.24f, -.62f, .55f),
                          mouth + V(-.66f, -.72f, .60f), mouth + V(-.92f, -.56f, .66f)},
                 (float[]){.20f, .18f, .15f, .10f, .03f}, skin, pale, V(0, .4f, .9f));
    suckered_arm(3, (Vec3[]){nose - V(0, 0, .1f), nose + V(.02f, -.06f, .12f), nose + V(.10f, -.18f, .16f)},
                 (float[]){.05f, .05f, .012f}, skin, pale, V(0, 0, 1));
    push(); /* and it is at home: a cup of tea */
    move(mouth[0] - 1.0f, mouth[1] + .66f, mouth[2] + .46f);
    turn_x(12);
    grow(1.25f);
    part();
    paint(china);
    blend(.02f);
    egg(0, .02f, 0, .17f, .16f, .17f);
    drum(0, -.14f, 0, .09f, .02f, .01f);
    carve();
    egg(0, .16f, 0, .155f, .15f, .155f);
    fill();
    part();
    paint(band);
    ring(0, .03f, 0, .168f, .014f);
    part();
    paint(tea);
    drum(0, .09f, 0, .13f, .01f, .005f);
    Vec3 steam = here(V(0, .15f, 0));
    pop();
    for (int i = 0; i < 18; i++) {
        float t = (float)i / 18;
        sprite(steam + V(.06f * sinf(t * 7), .65f * t, 0), .035f + .06f * t, rgb(0xe8fff0), SPRITE_GLOW,
               .22f * (1 - t));
    }
    part();
    paint(rock_m);
    blend(.15f);
    lumpy(.05f, 3);
    egg(0, -.42f, -.1f, 2.2f, .78f, 1.1f);
    lumpy(0, 1);
    lamp(eye_at + V(-.1f, .1f, .5f), rgb(0xffe0b0) * .7f, .35f);
}

const Card flayer_hermit_cards[] = {{"cards/horde/flayer-3", BLOOD, hermit_flayer}, {0}};
