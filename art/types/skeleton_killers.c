/* SPDX-License-Identifier: MIT
 * The skeleton of the fire has it for hair, and knows what one roasts over it. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/skull.h"

/* A violet night, firs far away. */
static Vec3 camping_night(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.2f), rgb(0x3c3478), rgb(0x181a50), rgb(0x080a26));
    c += rgb(0xff7a20) * (.30f * halo(u, v, -.1f, .35f, .35f));
    float gx = floorf(u * 15), gy = floorf(v * 15), k = hash_unit((uint32_t)((int)gx * 131 + (int)gy * 7919 + 41));
    if (k > .84f)
        c += grey(1) * (.7f * smooth(.13f * k, 0, distance_to(u * 15 - gx, v * 15 - gy, .5f, .5f)));
    return vec_mix(c, rgb(0x0a0c22), under(-.45f + peaks(u, 3, 7, .38f) - .1f, v, .01f));
}

/* Three on the end of a stick along y, brown where the fire has been. */
static void marshmallows(int wood, int white, int brown, int black)
{
    part();
    paint(wood);
    limb(V(0, -.5f, 0), V(.0f, 1.72f, 0), .036f, .020f);
    for (int i = 0; i < 3; i++) {
        float y = 1.04f + .29f * (float)i;
        part();
        paint(white);
        blend(.06f);
        push();
        move(0, y, 0);
        turn_z(i == 1 ? 6 : -5);
        drum(0, 0, 0, .155f, .125f, .06f);
        pop();
        part(); /* its underside */
        paint(i == 2 ? black : brown);
        blend(.06f);
        lumpy(.02f, 9);
        push();
        move(-.035f, y, .02f);
        turn_z(i == 1 ? 6 : -5);
        drum(0, 0, 0, .135f, .112f, .06f);
        pop();
        lumpy(0, 1);
    }
}

static void fire_skeleton(void)
{
    camera(V(.05f, 1.30f, 6.4f), V(0, 1.52f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x080818, 0x241c4c, 0x7a3c3c, 0xffd898, 0xffa030, 0xfff4d0);
    s->backdrop = camping_night;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.55f, .55f, .65f)), rgb(0xffe8d0) * 1.9f, .08f};
    s->rim.color = rgb(0xff8a30) * 4.0f;
    s->fill.color = rgb(0x3c3890) * .5f;
    s->ambient *= .45f;
    s->vignette = 1.3f;
    s->grade = .03f;
    s->roll = -2;
    int bone = material_bone(), sooty = material_new(rgb(0x6a5248), rgb(0x342830), .6f, .5f, PAT_BONE, 3, .6f),
        wood = material_plain(rgb(0x6a4424), .8f, .3f), white = material_plain(rgb(0xfffaf2), .6f, .5f),
        brown = material_plain(rgb(0xc07830), .5f, .6f), black = material_plain(rgb(0x4a2410), .6f, .4f),
        dark = material_plain(rgb(0x141230), .95f, .1f);
    material(white)->sss = rgb(0xffe8c8) * .4f;
    push();
    move(-.12f, -1.02f, -.45f);
    turn_x(4);
    grow(1.10f);
    part();
    paint(sooty);
    bone_torso(sooty, false);
    Vec3 shoulder = here(bone_right_shoulder);
    pop();
    push();
    move(-.28f, 1.26f, .05f);
    turn_y(16);
    turn_x(-9);
    turn_z(7);
    grow(1.42f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040) * 1.3f, .jaw = 24, .eye_size = 1.6f, .missing = .1f});
    push();
    move(0, .46f, -.14f);
    flames(24, .38f, .34f, .80f, .085f, 26, 14, rgb(0xff8a18), rgb(0xe02c04), 5);
    flames(16, .26f, .24f, 1.0f, .09f, 14, 10, rgb(0xffc040), rgb(0xff5a08), 25);
    pop();
    Vec3 crown = here(V(0, .8f, .5f));
    pop();
    Vec3 at = V(.94f, 1.36f, .85f), bar = vec_unit(V(-.62f, .76f, -.12f));
    push();
    bone_holding(bone, (Hand){.size = .26f, .thick = .8f, .thumb = -1}, 1.3f, shoulder, V(1.15f, .42f, .45f), at, bar,
                 V(.1f, .1f, 1));
    marshmallows(wood, white, brown, black);
    pop();
    lamp(crown, rgb(0xffa040) * 2.0f, .4f);
    lamp(V(-.2f, 2.4f, 1.2f), rgb(0xffb050) * 1.0f, .35f);
    part();
    paint(dark);
    blend(.2f);
    egg(0, -.52f, .6f, 2.6f, .66f, 1.2f);
    push();
    move(-.2f, 1.9f, .2f);
    sparks(50, 1.3f, 1.6f, rgb(0xffb040) * 2.f, 900);
    pop();
}

const Card skeleton_killers_cards[] = {{"cards/horde/fire-skeleton", FIRE, fire_skeleton}, {0}};
