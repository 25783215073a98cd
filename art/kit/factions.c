/* SPDX-License-Identifier: MIT
 * Which faction the present scene has, and what more than one of them uses. */
#include "kit/factions.h"

#include "kit/kit.h"

static const FactionKit *present;

const FactionKit *faction_kit(Faction f)
{
    static const FactionKit *const kit[FACTIONS] = {[WATER] = &kit_water,
                                                    [FIRE] = &kit_fire,
                                                    [SUN] = &kit_sun,
                                                    [MOON] = &kit_moon,
                                                    [FOREST] = &kit_forest,
                                                    [ROYAL] = &kit_royal,
                                                    [BLOOD] = &kit_blood,
                                                    [MINE] = &kit_mine,
                                                    [NEUTRAL] = &kit_neutral,
                                                    [EMBER] = &kit_ember,
                                                    [TIDE] = &kit_tide,
                                                    [BARROW] = &kit_barrow,
                                                    [STRAYS] = &kit_strays,
                                                    [RUSTCLAW] = &kit_rustclaw,
                                                    [PALEFROST] = &kit_palefrost,
                                                    [ROTBLOOM] = &kit_rotbloom,
                                                    [NIGHTGLASS] = &kit_nightglass,
                                                    [PORTAL] = &kit_portal,
                                                    [OUTSIDER] = &kit_outsider,
                                                    [GLEANER] = &kit_gleaner};
    if (f >= FACTIONS || kit[f] == NULL)
        forge_fail("there is no faction %d", (int)f);
    return kit[f];
}

static Light family_lamp(const FamilyLamp *l)
{
    return (Light){V(l->to[0], l->to[1], l->to[2]), rgb(l->color) * l->strength, l->soft};
}

static void light_family(Scene *s, const FamilyLight *l)
{
    const unsigned *t = l->palette;
    set_palette(s, t[DARK], t[SHADOW], t[MIDTONE], t[LIGHT], t[ACCENT], t[GLOW]);
    set_lights(s, family_lamp(&l->key), family_lamp(&l->rim), family_lamp(&l->fill));
    s->zenith = vec_mix(s->tint[LIGHT], s->tint[MIDTONE], .5f) * .6f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->ambient = .58f;
    s->exposure = 1.08f;
    s->grade = .05f;
    s->haze = .10f;
    s->haze_from = 6.5f;
}

void faction(Faction f)
{
    present = faction_kit(f);
    if (present->family != NULL)
        light_family(scene(), present->family);
    if (present->light != NULL)
        present->light(scene());
    scene()->backdrop = present->backdrop;
}

void faction_ground(void)
{
    if (present->ground != NULL)
        present->ground();
}

void faction_motes(void)
{
    if (present->motes != NULL)
        present->motes();
}

void set_palette(Scene *s, unsigned dark, unsigned shadow, unsigned midtone, unsigned light, unsigned accent,
                 unsigned glow)
{
    s->tint[DARK] = rgb(dark);
    s->tint[SHADOW] = rgb(shadow);
    s->tint[MIDTONE] = rgb(midtone);
    s->tint[LIGHT] = rgb(light);
    s->tint[ACCENT] = rgb(accent);
    s->tint[GLOW] = rgb(glow);
}

void set_lights(Scene *s, Light key, Light rim, Light fill)
{
    s->key = key;
    s->rim = rim;
    s->fill = fill;
    s->rim.soft = .12f;
    s->fill.soft = .3f;
}

float chance(int i)
{
    return hash_unit((uint32_t)i * 2654435761u + 99);
}

Vec3 tint(Tint t)
{
    return scene()->tint[t];
}

void ground_of_rock(Vec3 color, Vec3 color2)
{
    int stone = material_new(color, color2, .85f, .4f, PAT_STONE, 2.2f, 1.2f);
    part();
    paint(stone);
    blend(.2f);
    ground(0, .10f, 1.1f);
    part();
    paint(stone);
    blend(.05f);
    lumpy(.07f, 3);
    for (int i = 0; i < 9; i++) {
        float x = (chance(i + 5) - .5f) * 6, z = -2.5f + chance(i + 25) * 3.2f, r = .18f + .25f * chance(i + 9);
        if (fabsf(x) < 1) /* leave the middle to the figure */
            x += x > 0 ? 1.1f : -1.1f;
        egg(x, .02f, z, r * 1.3f, r * .8f, r);
    }
}
