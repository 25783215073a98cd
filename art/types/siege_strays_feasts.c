/* SPDX-License-Identifier: MIT
 * A stray at table: st12 has a gate on his fork. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/grains.h"
#include "props/poster.h"
#include "types/troll_visage.h"

/* ---- st12: one bite is gone ---- */

static Vec3 smoke_of_sack(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), rgb(0xffd070) * 1.2f, rgb(0xffb450) * 1.15f, rgb(0xc87040) * 1.0f);
    return vec_mix(c, rgb(0x94503c),
                   .5f * smooth(.44f, .64f, sky_clouds(u + 1, v * 1.4f, 1.0f)) * smooth(-.9f, .6f, v));
}

/* A gatehouse 1 high round the brush's place, with a bite out of its right corner. */
static void bitten_gate(int stone, int inside, int dark, int iron, int lit, int roof)
{
    part();
    paint(stone);
    blend(.01f);
    box(0, 0, 0, .42f, .40f, .24f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        drum((float)side * .40f, .04f, .10f, .17f, .46f, .02f);
        drum((float)side * .40f, .46f, .10f, .20f, .05f, .02f);
    }
    for (int i = 0; i < 5; i++)
        box(-.32f + .16f * (float)i, .44f, .20f, .045f, .06f, .05f, .01f);
    carve();
    blend(.015f);
    for (int i = 0; i < 6; i++) { /* as his teeth stand */
        float a = (150 + 24 * (float)i) * PI / 180;
        limb(V(.62f + .40f * cosf(a), .52f + .40f * sinf(a), -.6f),
             V(.62f + .40f * cosf(a), .52f + .40f * sinf(a), .6f), .115f, .115f);
    }
    limb(V(.66f, .56f, -.6f), V(.66f, .56f, .6f), .38f, .38f);
    box(0, -.24f, .2f, .17f, .20f, .3f, .01f);
    limb(V(0, -.04f, 0), V(0, -.04f, .6f), .17f, .17f);
    fill();
    part();
    paint(inside);
    box(-.02f, 0, -.02f, .38f, .34f, .16f, .02f);
    carve();
    limb(V(.66f, .56f, -.6f), V(.66f, .56f, .6f), .50f, .50f);
    part();
    paint(dark);
    box(0, -.20f, .10f, .18f, .24f, .06f, .01f);
    part();
    paint(iron);
    for (int i = 0; i < 4; i++)
        limb(V(-.12f + .08f * (float)i, -.40f, .24f), V(-.12f + .08f * (float)i, .10f, .24f), .014f, .014f);
    for (int i = 0; i < 4; i++)
        limb(V(-.17f, -.34f + .12f * (float)i, .235f), V(.17f, -.34f + .12f * (float)i, .235f), .012f, .012f);
    part();
    paint(lit);
    box(-.40f, .16f, .275f, .030f, .075f, .012f, .01f);
    box(.42f, -.18f, .275f, .030f, .075f, .012f, .01f);
    box(-.13f, .25f, .242f, .028f, .06f, .012f, .01f);
    part();
    paint(roof);
    limb(V(-.40f, .52f, .10f), V(-.40f, .92f, .10f), .22f, .005f);
}

/* Three prongs up from the brush's place, the handle down. */
static void table_fork(int steel)
{
    part();
    paint(steel);
    blend(.03f);
    for (int i = -1; i <= 1; i++) {
        float q = (float)i;
        tube(4, (Vec3[]){V(0, -.34f, 0), V(q * .22f, -.20f, 0), V(q * .24f, .10f, 0), V(q * .24f, .55f, 0)},
             (float[]){.055f, .055f, .050f, .012f}, 5);
    }
    limb(V(0, -.34f, 0), V(0, -1.8f, .2f), .075f, .10f);
}

static void hurgrath(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = smoke_of_sack;
    s->key = (Light){vec_unit(V(-.62f, .45f, .65f)), rgb(0xffe4c0) * 2.0f, .07f};
    s->rim.color = rgb(0xffc060) * 3.0f;
    s->grade = .3f;
    s->fill.color = rgb(0x4060a0) * .2f;
    s->ambient *= .45f;
    s->vignette = 1.2f;
    s->aperture = 0;
    Flesh f = troll_flesh(rgb(0x2c2624), rgb(0x141010));
    int stone = material_new(rgb(0xe8d8b0), rgb(0xa89468), .9f, .2f, PAT_BRICK, 9, .8f),
        inside = material_plain(rgb(0xb08050), .9f, .1f), dark = material_plain(rgb(0x181008), 1, 0),
        iron = material_iron(), lit = material_glow(rgb(0xffc048), 1.5f),
        roof = material_plain(rgb(0x2c5ca8), .6f, .3f), steel = material_plain(rgb(0xd8dce4), .25f, 1.4f),
        hide = material_fur(rgb(0x1c1210)), folk = material_plain(rgb(0x201820), .9f, .1f);
    material(steel)->metal = .35f;
    part();
    paint(hide);
    blend(.25f);
    lumpy(.05f, 4);
    limb(V(-1.25f, -1.1f, -.9f), V(1.25f, -1.0f, -.9f), .62f, .62f);
    push();
    move(-.14f, .16f, -.55f);
    turn_y(10);
    turn_x(4);
    turn_z(-5);
    grow(1.50f);
    troll_visage(&f, &(TrollVisage){.nose = .26f,
                                    .wide = 1.0f,
                                    .ear = .6f,
                                    .droop = {10, 14},
                                    .tusk = .8f,
                                    .gape = .34f,
                                    .bare = .9f,
                                    .jut = .06f,
                                    .brow = {.02f, .06f},
                                    .frown = {.06f, .04f},
                                    .open = {1.5f, 1.8f},
                                    .gaze_x = 6,
                                    .gaze_y = 14,
                                    .iris = rgb(0xffc820),
                                    .glow = .85f});
    pop();
    push();
    move(.40f, -.50f, 1.25f);
    turn_z(-10);
    turn_y(-14);
    grow(.62f);
    bitten_gate(stone, inside, dark, iron, lit, roof);
    push();
    move(-.10f, .44f, .02f);
    grain_walker(.26f, folk, 1);
    pop();
    move(-.03f, -.52f, .12f);
    turn_z(16);
    table_fork(steel);
    pop();
    for (int i = 0; i < 9; i++) { /* crumbs */
        part();
        paint(stone);
        push();
        move(.50f + .4f * chance(i), -.30f - .7f * chance(i + 20), 1.3f + .2f * chance(i + 40));
        turn_z(90 * chance(i));
        box(0, 0, 0, .03f + .03f * chance(i + 9), .025f, .03f, .008f);
        pop();
    }
    lamp(V(-.2f, .55f, 1.6f), rgb(0xffd0a0) * .6f, .5f);
    faction_motes();
}

/* ---- st01: two eyes, two teeth and a wheel ---- */

const Card siege_strays_feasts_cards[] = {{"cards/siege/st12", STRAYS, hurgrath}, {0}};
