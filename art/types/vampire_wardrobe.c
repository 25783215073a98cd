/* SPDX-License-Identifier: MIT
 * The wardrobe of vampires. */
#include "types/vampire_wardrobe.h"

VampireWardrobe vampire_wardrobe(Vec3 skin)
{
    VampireWardrobe w = {.skin = material_new(skin, skin * .78f, .42f, .7f, PAT_NOISE, 2, .1f),
                         .hair = material_new(rgb(0x1c1826), rgb(0x3a3048), .3f, 1.2f, PAT_NOISE, 4, .8f),
                         .black = material_cloth(rgb(0x221a2c)),
                         .lining = material_new(rgb(0xc01430), rgb(0x7a0a1c), .6f, .5f, PAT_CLOTH, 3, .5f),
                         .gold = material_gold(),
                         .gem = material_gem(rgb(0xe01030)),
                         .lip = material_plain(rgb(0x9a2038), .35f, 1),
                         .linen = material_cloth(rgb(0xf4ece6))};
    material(w.skin)->sss = rgb(0xa04060) * .35f;
    return w;
}
