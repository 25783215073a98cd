/* SPDX-License-Identifier: MIT
 * The anatomy of trolls. */
#include "types/troll_body.h"

#include "props/teeth.h"

Flesh troll_flesh(Vec3 skin, Vec3 blotches)
{
    Flesh f = {.skin = material_skin(skin, blotches),
               .nail = material_new(rgb(0xf0e4bc), rgb(0xa08c50), .4f, .8f, PAT_BONE, 4, .3f),
               .lip = material_plain(vec_mix(skin, rgb(0x8a3030), .5f) * .8f, .4f, .8f),
               .dark = material_plain(rgb(0x2a0c10), .5f, .5f)};
    material(f.skin)->bump = .7f;
    return f;
}

/* ---- body ---- */

/* ---- head ---- */

void nose_ring(float n, int gold)
{
    part();
    paint(gold);
    blend(.01f);
    push();
    move(.03f, -.26f * n - .06f, .58f + .14f * n);
    turn_x(80);
    ring(0, 0, 0, .085f, .02f);
    pop();
}
