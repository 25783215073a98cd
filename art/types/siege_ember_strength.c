/* SPDX-License-Identifier: MIT
 * Kilnsworn with all their strength: the coals are carried up. */
#include "cards.h"
#include "props/rocks.h"
#include "kit/hours.h"
#include "props/bust.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/sinew.h"
#include "props/visage.h"

/* ---- em24: his load is the only lamp ---- */

/* A basket of iron staves at the brush's place, full of coals that shine between them. */
static void coal_basket(int iron, int coal)
{
    enum { STAVES = 17 };
    part();
    paint(coal);
    blend(.06f);
    lumpy(.04f, 7);
    limb(V(0, -.75f, 0), V(0, .42f, 0), .40f, .70f);
    for (int i = 0; i < 22; i++) {
        float a = 2.4f * (float)i, r = .62f * sqrtf(chance(i));
        ball(sinf(a) * r, .48f + .26f * (1 - r) + .10f * chance(i + 20), cosf(a) * r, .15f + .06f * chance(i + 30));
    }
    lumpy(0, 1);
    for (int i = 0; i < STAVES; i++) {
        float a = (float)i * 2 * PI / STAVES;
        Vec3 d = V(sinf(a), 0, cosf(a));
        part();
        paint(iron);
        tube(3, (Vec3[]){d * .46f + V(0, -.82f, 0), d * .68f + V(0, -.1f, 0), d * .84f + V(0, .60f, 0)},
             (float[]){.045f, .05f, .045f}, 4);
    }
    part();
    paint(iron);
    blend(.02f);
    ring(0, .56f, 0, .84f, .065f);
    ring(0, .05f, 0, .735f, .05f);
    ring(0, -.45f, 0, .60f, .05f);
}

static void coalbearer(void)
{
    camera(V(.0f, -.30f, 5.2f), V(0, .0f, 0), 31);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .40f;
    s->haze = 0;
    s->roll = -6;
    s->ambient = .28f;
    s->vignette = 1.4f;
    s->aperture = .02f;
    s->key = (Light){V(-.60f, .45f, .65f), rgb(0x9ab4e8) * .8f, .10f};
    s->rim = (Light){V(.2f, .75f, -.6f), rgb(0xff9a48) * 3.2f, 0};
    int iron = kiln_metal(rgb(0x4a4448)), strap = material_leather(rgb(0x8a5a34)), shirt = material_wool(rgb(0x6a4a38)),
        apron = material_leather(rgb(0x5a3820)), trousers = material_wool(rgb(0x3a3438)),
        coal = material_new(rgb(0x3a1408), rgb(0x140804), .8f, .4f, PAT_LAVA, 6, 1), wood = material_wood(),
        boot = material_leather(rgb(0x3a2418));
    material(coal)->emit = rgb(0xff6a18) * 4.5f;
    push(); /* it leans over him */
    move(.10f, .66f, -.62f);
    turn_z(-9);
    turn_x(14);
    coal_basket(iron, coal);
    Vec3 fire = here(V(0, .75f, .1f));
    push();
    move(0, .58f, 0);
    flames(16, .60f, .50f, .60f, .09f, 8, -10, rgb(0xffe080), rgb(0xff7018), 3);
    pop();
    Vec3 tied[2] = {here(V(-.52f, .02f, .48f)), here(V(.52f, .02f, .48f))};
    pop();
    push();
    move(-.10f, -.06f, .30f);
    turn_z(7);
    turn_y(-14);
    turn_x(-4);
    grow(1.02f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0x9a6442),
                                .hair = rgb(0xb8b0a8),
                                .iris = rgb(0x7a4a20),
                                .flush = 1.2f,
                                .jaw = 1.05f,
                                .gaunt = .3f,
                                .old = .8f,
                                .nose = 1.1f,
                                .bulb = 1.4f,
                                .wry = .02f,
                                .eye = 1.05f,
                                .open = {.80f, .62f},
                                .under = {.6f, .5f},
                                .gaze_x = 4,
                                .gaze_y = 18,
                                .brow = {.015f, -.01f},
                                .frown = {.05f, .055f},
                                .bush = 1.7f,
                                .mouth = .13f,
                                .gape = .04f,
                                .corner = {.03f, .045f},
                                .upper = .9f,
                                .lower = 1,
                                .neck = .22f});
    int grey = bust_hair(rgb(0xb0a8a0));
    kiln_beard(grey, .035f, .46f, 17, 5);
    kiln_locks(grey, 15, .20f, 9);
    /* a skull cap, and the strap across his brow */
    kiln_cap(material_wool(rgb(0x8a2a1c)), V(0, .215f, -.06f), V(.375f, .335f, .42f), V(0, -.06f, .30f),
             V(.46f, .33f, .5f));
    Vec3 p[7], ends[2] = {here(V(-.36f, .24f, .0f)), here(V(.36f, .24f, .0f))};
    float r[7];
    for (int i = 0; i < 7; i++) {
        float a = ((float)i - 3) * .56f;
        p[i] = V(sinf(a) * .375f, .28f - .02f * cosf(a), -.04f + cosf(a) * .40f);
        r[i] = .065f;
    }
    part();
    paint(strap);
    tube(7, p, r, 4);
    pop();
    part(); /* shoulders under it */
    paint(shirt);
    blend(.14f);
    limb(V(-.66f, -.50f, -.10f), V(.52f, -.56f, -.15f), .30f, .30f);
    limb(V(-.06f, -.6f, -.05f), V(.02f, -1.7f, -.2f), .50f, .44f);
    part();
    paint(apron);
    blend(.08f);
    limb(V(-.08f, -.85f, .32f), V(-.02f, -1.7f, .30f), .34f, .40f);
    for (int k = 0; k < 2; k++) {
        Vec3 at = vec_mix(ends[k], tied[k], .42f) + V(0, 0, .06f), bar = vec_unit(tied[k] - ends[k]);
        part();
        paint(strap);
        tube(3, (Vec3[]){ends[k], at, tied[k]}, (float[]){.055f, .045f, .055f}, 4);
        PersonHand h = {.lean = true,
                        .pose = GRASP_FIST,
                        .size = .25f,
                        .thick = 1.25f,
                        .thumb = k ? -1 : 1,
                        .skin = skin,
                        .age = .8f};
        push();
        Vec3 wrist = person_hand_grip(h, at, bar, V(k ? .5f : -.5f, -.1f, 1));
        pop();
        part();
        paint(shirt);
        sinew_cloth(k ? V(.62f, -.56f, -.10f) : V(-.78f, -.50f, -.05f),
                    k ? V(.98f, -.42f, .42f) : V(-1.10f, -.38f, .45f), wrist, .24f, .19f, .13f, 5 + k);
    }
    part(); /* the next step */
    paint(trousers);
    blend(.08f);
    limb(V(.22f, -1.35f, .0f), V(.42f, -.98f, .85f), .27f, .21f);
    limb(V(.42f, -.98f, .85f), V(.38f, -1.75f, .80f), .21f, .16f);
    part();
    paint(boot);
    limb(V(.38f, -1.55f, .82f), V(.38f, -1.8f, .9f), .19f, .19f);
    part(); /* a rail at the left, cut by the picture */
    paint(wood);
    blend(.02f);
    limb(V(-1.5f, -1.05f, 1.2f), V(-.98f, -.05f, -1.6f), .07f, .07f);
    limb(V(-1.12f, -2, .95f), V(-1.12f, -.55f, .95f), .075f, .075f);
    static const float lost[4][4] = {
        {.74f, -.72f, 1.45f, .115f}, {.92f, -.15f, .7f, .07f}, {-.72f, -.85f, 1.5f, .06f}, {.90f, .35f, .2f, .05f}};
    for (int i = 0; i < 4; i++) { /* and what he loses */
        part();
        paint(coal);
        lumpy(.02f, 10);
        egg(lost[i][0], lost[i][1], lost[i][2], lost[i][3], lost[i][3] * .85f, lost[i][3]);
        lumpy(0, 1);
        sprite(V(lost[i][0], lost[i][1], lost[i][2]), lost[i][3] * 2.4f, rgb(0xff7a20), SPRITE_GLOW, .5f);
        sprite(V(lost[i][0] - .04f, lost[i][1] + .16f, lost[i][2] - .1f), lost[i][3] * 1.3f, rgb(0xffa040), SPRITE_GLOW,
               .5f);
    }
    lamp(V(.62f, -.55f, 1.45f), rgb(0xff9a48) * 3.4f, .5f);
    lamp(V(.28f, -.1f, 1.6f), rgb(0xffa858) * 1.8f, .45f);
    lamp(fire + V(-.2f, .1f, .5f), rgb(0xffa040) * 4.0f, .6f);
    lamp(fire + V(-.75f, -.35f, .55f), rgb(0xff9038) * 2.4f, .45f);
    sprite(fire, .8f, rgb(0xff7a20), SPRITE_GLOW, .35f);
    push();
    move(fire[0], fire[1] - .3f, fire[2] + .4f);
    sparks(36, 1.2f, 1.2f, rgb(0xffb050), 6);
    pop();
    faction_motes();
}
/* ---- em13: the bolt has left ---- */

static void ballista(void)
{
    camera(V(.0f, .0f, 5.2f), V(0, .0f, 0), 30);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .5f;
    s->haze = 0;
    s->roll = -4;
    s->ambient = .26f;
    s->vignette = 1.5f;
    s->aperture = .03f;
    s->focus = 5.0f;
    s->key.color = rgb(0x8aa0d0) * .8f;
    s->rim.color = rgb(0xff9a50) * 2.0f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x8a8480)), steel = kiln_metal(rgb(0xb8b4b0)),
        rope = material_leather(rgb(0xd8b880)), brass = kiln_metal(rgb(0xd09448)), coat = material_wool(rgb(0x8a3420)),
        glove = material_leather(rgb(0x5a3a24)), dark = material_wood();
    material(dark)->color = rgb(0x3a2618);
    part(); /* the nest: two posts and what they carry */
    paint(dark);
    blend(.02f);
    limb(V(1.02f, -2, -.5f), V(.84f, 2, -.5f), .15f, .13f);
    limb(V(-1.6f, .98f, -.7f), V(1.6f, 1.34f, -.7f), .11f, .11f);
    limb(V(.94f, .55f, -.5f), V(.45f, 1.16f, -.6f), .07f, .07f);
    push(); /* the gunner: one eye shut */
    move(-.34f, .42f, -.30f);
    turn_z(-9);
    turn_y(14);
    turn_x(10);
    grow(1.12f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xcc8c64),
                                .hair = rgb(0x8a3a14),
                                .iris = rgb(0x58a8c8),
                                .flush = 1.5f,
                                .jaw = 1.02f,
                                .nose = .95f,
                                .bulb = 1.2f,
                                .wry = -.02f,
                                .eye = 1.15f,
                                .open = {0, 1.2f},
                                .under = {.4f, .9f},
                                .slant = {-.02f, .02f},
                                .gaze_x = 8,
                                .gaze_y = -12,
                                .brow = {-.035f, .045f},
                                .frown = {.05f, .01f},
                                .bush = 1.3f,
                                .mouth = .15f,
                                .gape = .075f,
                                .corner = {.055f, .035f},
                                .upper = 1,
                                .lower = 1,
                                .neck = .19f});
    kiln_locks(bust_hair(rgb(0x9a4418)), 13, .30f, 3);
    kiln_kettle_hat(iron, brass, 12);
    pop();
    part(); /* shoulders behind the stock */
    paint(coat);
    blend(.12f);
    limb(V(-1.0f, -.48f, -.45f), V(.35f, -.50f, -.55f), .30f, .28f);
    limb(V(-.35f, -.5f, -.55f), V(-.30f, -1.8f, -.6f), .58f, .55f);
    Vec3 back = V(-.24f, -.18f, .0f), nose = V(.03f, -.36f, 1.55f), along = vec_unit(nose - back),
         side = vec_unit(vec_cross(along, V(0, 1, 0)));
    push(); /* the stock, its nose to us: y along it */
    move(back[0], back[1], back[2]);
    aim(along, V(0, 1, .2f));
    part();
    paint(wood);
    blend(.02f);
    box(0, .72f, -.10f, .13f, .95f, .10f, .03f);
    box(-.10f, .72f, .02f, .03f, .92f, .03f, .01f);
    box(.10f, .72f, .02f, .03f, .92f, .03f, .01f);
    part();
    paint(iron);
    blend(.02f);
    box(0, 1.55f, -.08f, .26f, .10f, .17f, .03f);
    box(0, .55f, -.09f, .15f, .03f, .13f, .02f);
    part(); /* the windlass */
    paint(brass);
    blend(.02f);
    push();
    move(.24f, .10f, -.06f);
    turn_z(90);
    ring(0, 0, 0, .15f, .035f);
    pop();
    pop();
    for (int k = -1; k <= 1; k += 2) { /* the arms have sprung; the string stands before them */
        float q = (float)k;
        Vec3 root = nose + side * (q * .22f) - along * .05f;
        Vec3 p[4] = {root, root + side * (q * .42f) + V(0, .05f, .10f), root + side * (q * .80f) + V(0, .12f, .18f),
                     root + side * (q * 1.15f) + V(0, .20f, .42f)};
        part();
        paint(steel);
        blend(.02f);
        tube(4, p, (float[]){.115f, .10f, .075f, .045f}, 5);
        part();
        paint(rope);
        for (int i = 0; i < 3; i++) /* it still hums */
            tube(3,
                 (Vec3[]){p[3], vec_mix(p[3], nose + along * .40f, .55f) + V(0, .05f * (float)(i - 1), 0),
                          nose + along * .42f},
                 (float[]){.020f, i == 1 ? .018f : .006f, .018f}, 5);
        for (int i = 0; i < 4; i++) {
            Vec3 at = vec_mix(p[0], p[1], .15f + .22f * (float)i);
            push();
            move(at[0], at[1], at[2]);
            aim(side, V(0, 1, 0));
            ring(0, 0, 0, .115f, .022f);
            pop();
        }
    }
    Vec3 grip[2] = {back + along * .50f + V(-.02f, -.06f, .10f), back + along * .05f + V(.16f, .0f, .10f)};
    for (int k = 0; k < 2; k++) {
        PersonHand h = {.lean = true,
                        .pose = GRASP_FIST,
                        .size = .24f,
                        .thick = 1.25f,
                        .thumb = k ? -1 : 1,
                        .skin = k ? skin : glove};
        push();
        Vec3 wrist = person_hand_grip(h, grip[k], k ? V(.2f, 1, .3f) : V(-.9f, .1f, .3f), V(k ? .6f : -.3f, .2f, 1));
        pop();
        part();
        paint(coat);
        sinew_cloth(k ? V(.42f, -.52f, -.5f) : V(-1.02f, -.50f, -.4f), k ? V(.62f, -.95f, .0f) : V(-.92f, -.95f, .35f),
                    wrist, .25f, .20f, .13f, 4 + k);
    }
    Vec3 tail = V(.07f, -.345f, 1.70f), tip = V(.47f, -.545f, 2.75f), way = vec_unit(tip - tail);
    push(); /* the bolt, its head in flames */
    move(tail[0], tail[1], tail[2]);
    aim(way, V(0, 1, 0));
    float far = vec_length(tip - tail);
    part();
    paint(wood);
    limb(V(0, .10f, 0), V(0, far - .2f, 0), .030f, .030f);
    part();
    paint(brass);
    for (int i = 0; i < 3; i++) {
        push();
        turn_y(120 * (float)i + 20);
        web(V(0, .10f, .03f), V(0, .48f, .03f), V(0, .12f, .15f), .008f);
        pop();
    }
    part();
    paint(steel);
    outline(4, (float[]){-.085f, far - .16f, 0, far + .16f, .085f, far - .16f, 0, far - .26f}, 1, .03f, .05f);
    part();
    paint(material_glow(rgb(0xff8a2c), .8f));
    blend(.03f);
    lumpy(.02f, 14);
    limb(V(0, far - .48f, 0), V(0, far - .24f, 0), .075f, .065f);
    lumpy(0, 1);
    Vec3 fire = here(V(0, far - .36f, 0));
    pop();
    push();
    move(fire[0], fire[1], fire[2]);
    aim(vec_unit(V(-.45f, .75f, -.7f)), V(0, 1, 1));
    flames(8, .05f, .05f, .46f, .045f, 16, 0, rgb(0xf09030), rgb(0xc03808), 3);
    pop();
    sprite(fire, .16f, rgb(0xff9a40), SPRITE_GLOW, .3f);
    lamp(V(.20f, -.12f, 1.8f), rgb(0xffa050) * 2.8f, .55f);
    lamp(V(-.10f, .02f, 1.0f), rgb(0xffa858) * 2.4f, .5f);
    push();
    move(fire[0], fire[1], fire[2] - .4f);
    sparks(30, .6f, .6f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

const Card siege_ember_strength_cards[] = {
    {"cards/siege/em24", EMBER, coalbearer}, {"cards/siege/em13", EMBER, ballista}, {0}};
