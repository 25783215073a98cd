/* SPDX-License-Identifier: MIT
 * ba19: everybody steps on the harrow, and the harrow on what lies in the field. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/grains.h"
#include "props/poster.h"
#include "props/wild.h"

static Vec3 evening_of_harvest(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), rgb(0xffd880) * 1.1f, rgb(0xf0b058) * .95f, rgb(0x9c7848) * .85f);
    c = vec_mix(c, rgb(0xb07c44) * .9f, .55f * smooth(.46f, .64f, sky_clouds(u + 4, v * 1.6f, 1.0f)));
    return vec_mix(c, rgb(0x6a4a28) * .8f, under(-.45f + hills(u, 5, 1.2f, .12f), v, .01f));
}

/* A beam along x with a tooth below each who stands on it. */
static void harrow_beam(int wood, int iron, int folk)
{
    part();
    paint(wood);
    blend(.03f);
    lumpy(.012f, 5);
    box(0, 0, 0, 1.6f, .085f, .14f, .03f);
    lumpy(0, 1);
    for (int i = 0; i < 5; i++) {
        float x = -.86f + .43f * (float)i;
        part();
        paint(iron);
        blend(.01f);
        box(x, 0, .02f, .115f, .105f, .16f, .02f);
        limb(V(x, -.06f, .02f), V(x - .05f, -.72f, .10f), .095f, .004f);
        push();
        move(x + .03f, .08f, 0);
        turn_y(30);
        grain_walker(.40f + .06f * chance(i), folk, i * 5 + (i % 2 ? 0 : 1));
        pop();
    }
}

/* A head of fur, 1.5 wide, most of which is eyes: they look up. */
static void field_beast(int fur, int pale, int horn, int iris, int lid, int dark)
{
    part();
    paint(fur);
    blend(.12f);
    lumpy(.02f, 4);
    egg(0, 0, 0, .78f, .62f, .55f);
    egg(-.58f, -.42f, .1f, .42f, .34f, .40f);
    egg(.58f, -.42f, .1f, .42f, .34f, .40f);
    lumpy(0, 1);
    part();
    paint(pale);
    blend(.08f);
    egg(0, -.32f, .38f, .46f, .30f, .26f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(horn);
        blend(.03f);
        tube(4,
             (Vec3[]){V(q * .52f, .42f, .05f), V(q * .74f, .56f, .12f), V(q * .90f, .50f, .22f),
                      V(q * .96f, .32f, .30f)},
             (float[]){.12f, .10f, .07f, .006f}, 4);
        eye_with_lid(q * .25f, .16f, .46f, side < 0 ? .235f : .215f, -q * 5, -24, iris, lid, -14, .95f);
    }
    part();
    paint(dark);
    egg(0, -.10f, .66f, .10f, .065f, .06f);
    egg(.02f, -.36f, .58f, .26f, .085f, .07f);
    for (int i = 0; i < 6; i++) {
        float x = -.18f + .08f * (float)i;
        part();
        paint(horn);
        limb(V(x, -.30f, .63f), V(x + .01f, -.38f, .645f), .034f, .010f);
        limb(V(x + .03f, -.43f, .63f), V(x + .03f, -.36f, .64f), .030f, .010f);
    }
}

static void harrow_the_field(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = evening_of_harvest;
    s->key = (Light){vec_unit(V(-.6f, .5f, .65f)), rgb(0xfff0d0) * 1.9f, .07f};
    s->rim.color = rgb(0xffd070) * 2.4f;
    s->ambient *= .55f;
    s->vignette = 1.2f;
    s->aperture = 0;
    int wood = material_new(rgb(0x4a2c1c), rgb(0x1e120c), .9f, .2f, PAT_WOOD, 4, .8f),
        iron = material_plain(rgb(0xd0d4dc), .32f, 1.2f), folk = material_plain(rgb(0x1a1020), .9f, .1f),
        earth = material_earth(), fur = wild_coat(rgb(0x5a3494), 6), pale = wild_coat(rgb(0x8c6cb8), 9),
        horn = material_plain(rgb(0xfff0d0), .5f, .6f),
        iris = material_eye(rgb(0xffb010), rgb(0xfffbe8), .5f, PUPIL_ROUND), lid = material_fur(rgb(0x4a2880)),
        dark = material_plain(rgb(0x140818), .4f, .8f);
    material(iron)->metal = .3f;
    push();
    move(.0f, .62f, .34f);
    turn_z(8);
    harrow_beam(wood, iron, folk);
    pop();
    push(); /* who did not expect so many */
    move(.02f, -.47f, .0f);
    turn_z(-5);
    grow(.92f);
    field_beast(fur, pale, horn, iris, lid, dark);
    pop();
    part(); /* the field */
    paint(earth);
    blend(.10f);
    lumpy(.06f, 4);
    for (int i = 0; i < 5; i++)
        limb(V(-1.5f, -1.34f + .05f * (float)i, 1.0f - .35f * (float)i),
             V(1.5f, -1.22f + .05f * (float)i, .9f - .35f * (float)i), .20f, .20f);
    faction_motes();
}

const Card siege_barrow_harrow_cards[] = {{"cards/siege/ba19", BARROW, harrow_the_field}, {0}};
