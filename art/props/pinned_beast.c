/* SPDX-License-Identifier: MIT
 * A beast flat on the ground. */
#include "props/pinned_beast.h"

#include "props/beast.h"

void pinned_beast(Vec3 fur)
{
    int hide = material_fur(fur);
    part();
    paint(hide);
    blend(.15f);
    lumpy(.03f, 5);
    egg(.15f, .34f, -.15f, .85f, .42f, .55f);
    limb(V(-.4f, .25f, .35f), V(-.85f, .08f, .62f), .16f, .12f);
    limb(V(.5f, .2f, .4f), V(.35f, .06f, .85f), .16f, .12f);
    lumpy(0, 1);
    part();
    paint(material_tooth());
    for (int i = 0; i < 3; i++) {
        limb(V(-.88f + .05f * (float)i, .08f, .60f + .07f * (float)i),
             V(-1.05f + .05f * (float)i, .02f, .66f + .08f * (float)i), .035f, .006f);
        limb(V(.33f - .08f * (float)i + .06f, .06f, .90f), V(.29f - .09f * (float)i + .06f, .02f, 1.06f), .035f, .006f);
    }
    push();
    move(-.12f, .44f, .62f);
    turn_y(-26);
    turn_x(6);
    turn_z(12);
    grow(.80f);
    beast_head(&(Beast){.hide = hide,
                        .nose = material_plain(rgb(0x181014), .3f, 1),
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xff5a30), rgb(0x301810), .7f, PUPIL_SLIT),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .5f,
                        .root = .26f,
                        .tip = .17f,
                        .droop = 6,
                        .jaw = 32,
                        .teeth = 5,
                        .fang = .18f,
                        .ear = .40f,
                        .ear_width = .14f,
                        .ear_out = 60,
                        .ear_turn = 20,
                        .eye = .10f,
                        .eye_x = .20f,
                        .eye_yaw = -10,
                        .lid = 14,
                        .open = .5f,
                        .brow = .1f,
                        .cheek = .2f});
    pop();
}
