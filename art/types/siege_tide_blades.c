/* SPDX-License-Identifier: MIT
 * The Lanternfleet's blades: those who fight, and the selves they leave behind. */
#include "cards.h"
#include "kit/hours.h"
#include "props/harbour.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"

/* ---- ti21: out of the crest and over the rail ---- */

static void hooked(void)
{
    int steel = material_iron(), grip_m = material_leather(rgb(0x6a3a28)), gold = material_gold();
    grip(.12f, .12f, .042f, grip_m);
    part();
    paint(gold);
    blend(.02f);
    ring(0, .13f, 0, .085f, .022f);
    ball(0, -.15f, 0, .055f);
    part();
    paint(steel);
    blend(.02f);
    float hook[] = {-.05f, .14f, .05f, .14f, .09f,  .50f, .17f,  .74f, .33f, .86f,  .50f, .84f,  .62f,
                    .70f,  .60f, .88f, .48f, 1.02f, .30f, 1.06f, .10f, .95f, -.02f, .72f, -.05f, .45f};
    outline(13, hook, 3, .034f, .06f);
}

static void wavecutter(void)
{
    camera(V(.10f, .92f, 4.7f), V(.06f, 1.52f, 0), 38);
    family_hour(TIDE_DAWN);
    Scene *s = scene();
    s->tint[SHADOW] = rgb(0x1c5464);
    s->tint[MIDTONE] = rgb(0x5ca09c);
    s->tint[LIGHT] = rgb(0xf0c8a8);
    s->disc_x = -.55f;
    s->disc_y = .25f;
    s->roll = 9;
    s->vignette = 1.2f;
    s->haze = 0;
    int sea = material_sea(rgb(0x1f8488), .05f),
        wood = material_new(rgb(0x6a4a34), rgb(0x2c1c14), .40f, .8f, PAT_WOOD, 2.2f, .7f),
        trim = material_new(rgb(0x2c5c60), rgb(0x123036), .4f, .8f, PAT_WOOD, 2.2f, .5f),
        rope = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .8f, .3f, PAT_CLOTH, 12, .6f);
    push();
    move(0, -.2f, -1.5f);
    breaker(-3.2f, 3.4f, 3.0f, 1.25f, .25f, .55f, sea, 3);
    pop();
    Sailor w = {.head = {.skin = rgb(0xc89068),
                         .hair = rgb(0x2a1410),
                         .iris = rgb(0x40b0a0),
                         .age = .15f,
                         .man = .25f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_ROAR,
                         .act = .5f,
                         .cast = CAST_ROUND,
                         .hairs = HAIR_MANE,
                         .wind = V(-.3f, .6f, -.5f),
                         .seed = 21,
                         .brow = .8f,
                         .gaze_x = 8,
                         .gaze_y = -6},
                .turn = V(2, 6, 10),
                .head_size = .62f,
                .body = {.man = .3f, .wide = .98f},
                .coat = 0x14586a,
                .trousers = 0x1c3e4c,
                .boots = 0x2a2020,
                .sash = 0xf0664a,
                .hem = .80f,
                .open = 40,
                .wind = V(-.35f, .3f, -.6f),
                .knee = {V(-.40f, .74f, -.20f), V(.30f, 1.06f, .52f)},
                .foot = {V(-.62f, .46f, -.62f), V(.34f, .60f, .74f)}};
    push();
    move(-.22f, .16f, .15f);
    turn_y(-12);
    turn_x(20);
    turn_z(-10);
    sailor(&w);
    Vec3 left = here(body_shoulder(&w.body, -1)), right = here(body_shoulder(&w.body, 1));
    pop();
    int skin = material_skin(w.head.skin, w.head.skin * V(.8f, .62f, .55f)), coat = material_wool(rgb(w.coat)),
        cuff = material_leather(rgb(0x7a4a30));
    push(); /* one hook towards us, the other behind her head */
    reach(&(Reach){.shoulder = right,
                   .at = V(.16f, 1.36f, 1.50f),
                   .bar = V(.85f, -.10f, .40f),
                   .fingers = V(.5f, .6f, .5f),
                   .aside = V(1, .3f, 0),
                   .thumb = -1,
                   .size = 1.12f,
                   .hand = .22f,
                   .sleeve = coat,
                   .cuff = cuff,
                   .skin = skin});
    turn_y(200);
    grow(1.15f);
    hooked();
    pop();
    push();
    reach(&(Reach){.shoulder = left,
                   .at = V(-.86f, 2.14f, .28f),
                   .bar = V(-.35f, .90f, .1f),
                   .fingers = V(-.2f, .2f, 1),
                   .aside = V(-1, -.4f, 0),
                   .thumb = 1,
                   .hand = .2f,
                   .sleeve = coat,
                   .cuff = cuff,
                   .skin = skin});
    hooked();
    pop();
    ship_rail(V(-2.2f, -.30f, 1.25f), V(2.2f, -.05f, 1.45f), .56f, wood, trim);
    push();
    move(-.82f, .20f, 1.45f);
    turn_x(72);
    rope_coil(.24f, 4, rope);
    pop();
    for (int i = 0; i < 3; i++) { /* the water she has cut, still turning about her */
        push();
        move(-.1f, 1.0f + .35f * (float)i, .1f);
        turn_z(24 - 14 * (float)i);
        turn_x(16);
        water_arc(.95f + .12f * (float)i, 60 + 40 * (float)i, 250 + 20 * (float)i, .07f, sea, 3 + 40 * i);
        pop();
    }
    foam_along(4, (Vec3[]){V(-1.6f, .35f, .9f), V(-.5f, .42f, .9f), V(.5f, .45f, .9f), V(1.6f, .40f, .9f)}, 150, .26f,
               .055f, 9);
    lamp(V(-.9f, 2.4f, 2.0f), rgb(0xffe4c8) * 1.8f, .55f);
    faction_motes();
}

const Card siege_tide_blades_cards[] = {{"cards/siege/ti21", TIDE, wavecutter}, {0}};
