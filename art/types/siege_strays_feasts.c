/* SPDX-License-Identifier: MIT
 * Strays at table: st12 has a gate on his fork, st01 a wheel in his hole. */
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

static Vec3 no_sky(const Scene *s, float u, float v)
{
    (void)s;
    (void)u;
    (void)v;
    return rgb(0x100a06);
}

static void cart_wheel(int wood, int iron)
{
    part();
    paint(wood);
    blend(.01f);
    push();
    turn_x(90);
    ring(0, 0, 0, .46f, .060f);
    drum(0, 0, 0, .10f, .09f, .02f);
    pop();
    for (int i = 0; i < 8; i++) {
        float a = 2 * PI * ((float)i + .3f) / 8;
        limb(V(0, 0, 0), V(.44f * cosf(a), .44f * sinf(a), 0), .036f, .030f);
    }
    carve();
    blend(.01f);
    for (int i = 0; i < 3; i++)
        limb(V(-.14f + .14f * (float)i, .42f - .05f * fabsf((float)i - 1), -.4f),
             V(-.14f + .14f * (float)i, .42f - .05f * fabsf((float)i - 1), .4f), .12f, .12f);
    fill();
    part();
    paint(iron);
    push();
    turn_x(90);
    drum(0, .02f, 0, .055f, .10f, .02f);
    pop();
}

static void ditch_gnawer(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = no_sky;
    s->key = (Light){vec_unit(V(-.5f, .65f, .6f)), rgb(0xfff0d0) * 2.2f, .07f};
    s->rim.color = rgb(0xffe0a0) * 1.0f;
    s->ambient *= .5f;
    s->vignette = 1.2f;
    s->aperture = 0;
    int mud = material_new(rgb(0xb08450), rgb(0x6a4a2a), .95f, .1f, PAT_STONE, 2.4f, .9f),
        night = material_plain(rgb(0x080504), 1, 0),
        root = material_new(rgb(0x6a4a2c), rgb(0x3a2614), .9f, .2f, PAT_WOOD, 4, .8f),
        grass = material_new(rgb(0xa8a048), rgb(0x5c5a20), .95f, .1f, PAT_GRASS, 6, .7f),
        tooth = material_new(rgb(0xffb840), rgb(0xc87818), .3f, 1.0f, PAT_BONE, 3, .2f),
        pink = material_skin(rgb(0xd08878), rgb(0x8a4c48)), claw = material_plain(rgb(0xf0e4c8), .4f, .8f),
        eyem = material_eye(rgb(0xe02010), rgb(0xffe0b0), 1.0f, PUPIL_ROUND),
        lid = material_plain(rgb(0x0c0806), .9f, .1f), whisker = material_plain(rgb(0xf8f0e0), .5f, .5f),
        wood = material_new(rgb(0x9a6a3c), rgb(0x5a3a20), .8f, .2f, PAT_WOOD, 4, .7f), iron = material_iron();
    part(); /* the bank */
    paint(mud);
    blend(.12f);
    lumpy(.05f, 3);
    box(0, 0, 0, 2, 2, .40f, .05f);
    carve();
    blend(.14f);
    egg(0, .12f, .2f, .74f, .72f, 1.2f);
    fill();
    part();
    paint(night);
    box(0, 0, -.9f, 2, 2, .1f, .02f);
    for (int i = 0; i < 30; i++) { /* turf that hangs over it */
        float x = -1.1f + 2.2f * (float)i / 29;
        push();
        move(x, 1.16f + .06f * chance(i), .45f);
        part();
        paint(grass);
        blend(.03f);
        for (int k = 0; k < 4; k++)
            limb(V(0, .05f, 0), V(.16f * (chance(i + k * 40) - .5f), -.16f - .16f * chance(i * 3 + k), .10f), .035f,
                 .004f);
        pop();
    }
    for (int i = 0; i < 7; i++) {
        float x = -.62f + .21f * (float)i, y = .12f + .70f * sqrtf(max_of(.05f, 1 - x * x / .55f));
        part();
        paint(root);
        blend(.02f);
        tube(4,
             (Vec3[]){V(x, y + .1f, .35f), V(x + .04f, y - .06f, .42f), V(x - .03f, y - .14f - .12f * chance(i), .40f),
                      V(x + .05f, y - .22f - .16f * chance(i + 5), .38f)},
             (float[]){.045f, .035f, .022f, .004f}, 4);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .28f, .36f, -.05f, .17f, q * 3, 10, eyem, lid, q * 14, side < 0 ? .55f : .75f);
        part();
        paint(tooth);
        blend(.03f);
        tube(3, (Vec3[]){V(q * .115f, .02f, .20f), V(q * .112f, -.20f, .34f), V(q * .105f, -.44f, .36f)},
             (float[]){.115f, .110f, .085f}, 5);
        for (int k = 0; k < 4; k++) {
            part();
            paint(whisker);
            blend(0);
            float up = .22f - .13f * (float)k;
            tube(3,
                 (Vec3[]){V(q * .20f, .06f - .03f * (float)k, .25f), V(q * .60f, .10f + up, .55f),
                          V(q * .98f, .02f + up * 1.3f, .70f)},
                 (float[]){.012f, .010f, .003f}, 5);
        }
        for (int k = 0; k < 4; k++) { /* claws over the sill */
            Vec3 at = V(q * (.46f + .11f * (float)k), -.50f + .05f * (float)k + .04f * sinf((float)k * 2), .42f);
            part();
            paint(pink);
            blend(.02f);
            limb(at + V(-q * .05f, .06f, -.25f), at, .060f, .052f);
            part();
            paint(claw);
            limb(at, at + V(0, -.15f, .10f), .035f, .004f);
        }
    }
    part(); /* a pink nose in the dark */
    paint(pink);
    blend(.04f);
    egg(0, .13f, .30f, .13f, .09f, .10f);
    push();
    move(.02f, -.72f, .55f);
    turn_z(-8);
    turn_y(10);
    cart_wheel(wood, iron);
    pop();
    faction_motes();
}

const Card siege_strays_feasts_cards[] = {
    {"cards/siege/st12", STRAYS, hurgrath}, {"cards/siege/st01", STRAYS, ditch_gnawer}, {0}};
