/* SPDX-License-Identifier: MIT
 * What things are made of. */
#include "kit/kit.h"

int material_bone(void)
{
    int m = material_new(rgb(0xd6bf92), rgb(0x74552f), .55f, .6f, PAT_BONE, 3.2f, .7f);
    material(m)->sss = rgb(0xc87840) * .28f;
    return m;
}

int material_gold(void)
{
    int m = material_new(rgb(0xffc95a), rgb(0xd08a2a), .28f, 1, PAT_METAL, 4, .35f);
    material(m)->metal = 1;
    material(m)->emit = rgb(0xffa020) * .12f;
    return m;
}

int material_iron(void)
{
    int m = material_new(rgb(0xaab0ba), rgb(0x6a707a), .35f, 1, PAT_METAL, 5, .5f);
    material(m)->metal = 1;
    return m;
}

int material_wood(void)
{
    return material_new(rgb(0x8a5a32), rgb(0x4a2c16), .75f, .4f, PAT_WOOD, 2.2f, 1.1f);
}

int material_leather(Vec3 color)
{
    return material_new(color, color * .3f, .6f, .5f, PAT_SKIN, 5, .6f);
}

int material_cloth(Vec3 color)
{
    return material_new(color, color * .55f, .9f, .2f, PAT_CLOTH, 3, .7f);
}

int material_skin(Vec3 color, Vec3 blotches)
{
    int m = material_new(color, blotches, .5f, .7f, PAT_SKIN, 4, .45f);
    material(m)->sss = vec_mix(color, rgb(0xd04020), .35f) * .8f;
    return m;
}

int material_scales(Vec3 color, Vec3 color2, float fine)
{
    return material_new(color, color2, .38f, 1, PAT_SCALE, fine, 1.15f);
}

int material_fur(Vec3 color)
{
    int m = material_new(color, color * .4f, .9f, .3f, PAT_FUR, 3, 1.4f);
    material(m)->sss = color * .4f;
    return m;
}

int material_stone(Vec3 color, Vec3 color2)
{
    return material_new(color, color2, .85f, .4f, PAT_STONE, 2.2f, 1.2f);
}

int material_glow(Vec3 color, float strength)
{
    int m = material_new(color, color, .5f, 0, PAT_PLAIN, 1, 0);
    material(m)->emit = color * strength;
    return m;
}

int material_plain(Vec3 color, float rough, float spec)
{
    return material_new(color, color, rough, spec, PAT_PLAIN, 1, 0);
}

int material_gem(Vec3 color)
{
    int m = material_plain(color, .06f, 1.6f);
    material(m)->emit = color * .4f;
    return m;
}

int material_tooth(void)
{
    int m = material_plain(rgb(0xfdf6e0), .25f, 1);
    material(m)->sss = rgb(0xffe0a0) * .3f;
    return m;
}

int material_eye(Vec3 iris, Vec3 white, float glow, Pupil pupil)
{
    int m = material_new(iris, white, .08f, 1.2f, PAT_EYE, 1, 0);
    material(m)->emit = iris * glow;
    material(m)->pupil = pupil;
    return m;
}

int material_jelly(Vec3 color, Vec3 swallowed)
{
    int m = material_new(color, color, .05f, 1, PAT_PLAIN, 1, .25f);
    material(m)->sss = swallowed;
    material(m)->jelly = true;
    return m;
}
