/* SPDX-License-Identifier: MIT
 * Ice of Palefrost that holds: a warden breaks out of it, a shackle is bitten into. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/frost.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/vitreous.h"

/* ---- pf05: the ice breaks ---- */

/* Before a night of snow what is ice shines. */
static Vec3 blue_night(const Scene *s, float u, float v)
{
    Vec3 c = sky_ramp(unit((v + .35f) / 1.5f), rgb(0x4f78b0), rgb(0x26406e), rgb(0x101c36));
    c = vec_mix(c, rgb(0x6088b8), .35f * smooth(.48f, .70f, sky_clouds(u + .3f, v, .9f)));
    c += rgb(0xffc8a0) * (.35f * smooth(.35f, -.25f, v) * smooth(1.1f, .1f, fabsf(u - .3f)));
    Vec3 land = kit_palefrost.backdrop(s, u, v);
    return vec_mix(c, land * .92f,
                   unit(smooth(.0f, -.06f, v - .06f * sinf(u * 2.3f + (float)s->back_seed)) +
                        (luminance(land) < .12f ? .85f : 0)));
}

/* A wall of ice with a hole burst into it, round (x, y); what stands round the hole leans out to us. */
static void burst_ice(float x, float y, int pale, int blue)
{
    part();
    paint(pale);
    blend(.05f);
    lumpy(.05f, 1.8f);
    box(0, 0, -.55f, 2.2f, 2.4f, .30f, .05f);
    lumpy(0, 1);
    carve();
    blend(.03f);
    egg(x, y, -.30f, .68f, .82f, .8f);
    egg(x + .42f, y - .72f, -.30f, .48f, .46f, .8f);
    fill();
    for (int ring_no = 0; ring_no < 3; ring_no++)
        for (int i = 0; i < 15; i++) {
            float a = ((float)i + .5f * (float)ring_no + .5f * chance(i + ring_no * 20)) / 15 * 2 * PI,
                  w = (float)ring_no, rx = .74f + .34f * w, ry = .92f + .36f * w,
                  l = .30f + .20f * chance(i + 7 * ring_no) + .05f * w;
            Vec3 at = V(x + .14f + sinf(a) * rx, y - .16f + cosf(a) * ry, -.26f),
                 out = vec_unit(V(sinf(a), cosf(a), 1.05f - .42f * w));
            push();
            move(at[0], at[1], at[2]);
            aim(out, V(.3f, .2f, 1));
            turn_y(90 * chance(i + 3));
            part();
            paint((i + ring_no) % 3 ? pale : blue);
            crystal(0, l * .35f, 0, .19f + .08f * chance(i + 30), l, .15f);
            pop();
        }
}

static void icebound_warden(void)
{
    camera(V(.10f, .0f, 5.2f), V(0, 0, 0), 30);
    Scene *s = scene();
    s->vignette = 1.2f;
    s->aperture = 0;
    s->ambient = .30f;
    s->key = (Light){V(-.55f, .70f, .55f), rgb(0xfffaf0) * 2.1f, .10f};
    s->rim.color = rgb(0x9fd6f4) * 2.6f;
    int steel = material_iron(), trim = material_iron(),
        wood = material_new(rgb(0x5a3c2c), rgb(0x2c1c18), .7f, .4f, PAT_WOOD, 3, .9f), pale = frost_ice(),
        blue = frost_ice(), frost = frost_ice(), rime = material_plain(rgb(0xf4faff), .9f, .3f),
        deep = material_plain(rgb(0x070d1c), .9f, .1f);
    material(pale)->color = rgb(0xd4e8f6);
    material(pale)->emit = rgb(0x6fb8e0) * .05f;
    material(blue)->color = rgb(0x6fa8d8);
    material(blue)->color2 = rgb(0x3c70ac);
    material(steel)->color = rgb(0x324c7a);
    material(trim)->color = rgb(0x8aa4c4);
    burst_ice(-.16f, .18f, pale, blue);
    part();
    paint(deep);
    box(0, 0, -1.0f, 2.4f, 2.4f, .05f, .01f);
    part(); /* his breast is still in it */
    paint(steel);
    blend(.14f);
    egg(-.06f, -.92f, -.30f, .78f, .58f, .5f);
    push(); /* he has opened one eye; the other is under the ice yet */
    move(-.17f, .24f, -.02f);
    turn_y(12);
    turn_x(4);
    turn_z(7);
    grow(.98f);
    person_head(&(Person){.skin = rgb(0x8ea8c8),
                          .hair = rgb(0xd4e4f4),
                          .iris = rgb(0xff7a30),
                          .age = .8f,
                          .man = 1,
                          .gaunt = .75f,
                          .eye = 1.45f,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_ROAR,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_NONE,
                          .beard = WHISKERS_FULL,
                          .beard_length = .8f,
                          .glow = 1.6f,
                          .seed = 6,
                          .brow = 1.7f,
                          .gaze_x = 4,
                          .gaze_y = -6});
    helm_open(steel, trim, true);
    part(); /* ice over half the face */
    paint(pale);
    blend(.06f);
    lumpy(.03f, 5);
    egg(-.27f, .05f, .33f, .17f, .19f, .15f);
    egg(-.38f, -.22f, .18f, .15f, .24f, .18f);
    egg(-.36f, .36f, .14f, .20f, .18f, .20f);
    lumpy(0, 1);
    part();
    paint(rime);
    blend(.05f);
    lumpy(.03f, 8);
    egg(.02f, .60f, .02f, .40f, .12f, .38f);
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .22f;
        part();
        paint(frost);
        limb(V(sinf(a) * .34f, -.58f - .1f * cosf(a), .24f + .14f * cosf(a)),
             V(sinf(a) * .33f, -.86f - .24f * chance(i), .28f + .14f * cosf(a)), .045f, .004f);
    }
    Vec3 eye_at = here(V(.19f, .04f, .58f));
    pop();
    sprite(eye_at, .07f, rgb(0xff8a3c), SPRITE_GLOW, .4f);
    Vec3 at = V(.40f, -.56f, 1.05f), bar = vec_unit(V(.26f, .95f, .06f)),
         out = V(.15f, .1f, 1); /* and here is his fist */
    PersonHand g = {.pose = GRASP_FIST, .size = .40f, .thick = 1.35f, .thumb = -1, .skin = trim};
    Vec3 wrist = person_wrist(&g, at, bar, out), elbow = V(.40f, -.95f, -.25f);
    part();
    paint(steel);
    blend(.05f);
    limb(elbow, wrist, .26f, .19f);
    for (int i = 0; i < 4; i++) { /* lames of the gauntlet */
        Vec3 c = vec_mix(elbow, wrist, .40f + .17f * (float)i);
        push();
        move(c[0], c[1], c[2]);
        aim(vec_unit(wrist - elbow), V(0, 1, 0));
        part();
        paint(i % 2 ? steel : trim);
        ring(0, 0, 0, .225f - .012f * (float)i, .042f);
        pop();
    }
    push();
    person_hand_grip(g, at, bar, out);
    part();
    paint(wood);
    limb(V(0, -2.2f, 0), V(0, 1.05f, 0), .070f, .065f);
    move(0, .98f, 0);
    turn_y(16);
    grow(.84f);
    const float blade[] = {.05f, -.34f, .40f, -.42f, .56f, .02f, .36f, .44f, .05f, .30f};
    part();
    paint(trim);
    outline(5, blade, 2, .045f, .06f);
    const float pick[] = {-.05f, -.14f, -.05f, .14f, -.46f, .0f};
    outline(3, pick, 1, .04f, .03f);
    limb(V(0, .1f, 0), V(0, .85f, 0), .07f, .006f);
    pop();
    for (int i = 0; i < 26; i++) { /* splinters fly */
        float a = (float)i * 2.4f, l = .30f + .85f * chance(i + 30);
        push();
        move(.30f + l * sinf(a), -.42f + l * cosf(a), .7f + 1.2f * chance(i + 7));
        turn_z(360 * chance(i + 40));
        turn_x(120 * chance(i + 50));
        part();
        paint(i % 3 ? pale : blue);
        crystal(0, 0, 0, .03f + .04f * chance(i), .06f + .10f * chance(i + 9), .025f);
        pop();
    }
    lamp(V(-.35f, .55f, 1.5f), rgb(0xe8f4ff) * 1.3f, .45f);
    faction_motes();
}

/* ---- pf06: he bites ---- */

/* A block of clear ice of unlike faces, `r` from its middle to a face. */
static void clear_block(Vec3 at, float r, int m, int seed)
{
    enum { FACES = 16 };
    Vec3 n[FACES];
    for (int i = 0; i < FACES; i++) {
        float a = 2.4f * (float)i + .5f * chance(seed + i), y = 1 - 2 * ((float)i + .5f) / FACES, q = sqrtf(1 - y * y);
        n[i] = V(sinf(a) * q, y + .25f * (chance(seed + i + 30) - .5f), cosf(a) * q);
    }
    Glazing g = glazing_begin();
    push();
    move(at[0], at[1], at[2]);
    turn_y(31);
    turn_x(17);
    turn_z(10);
    part();
    paint(m);
    facets(FACES, n, r, .02f);
    pop();
    glazing_clear(g);
}

static void shackle_of_sleet(void)
{
    camera(V(.05f, -.05f, 5.0f), V(.0f, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = blue_night;
    s->back_seed = 6;
    s->back_y = .25f;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->roll = 6;
    s->ambient = .32f;
    s->key = (Light){V(-.55f, .60f, .60f), rgb(0xfff0e0) * 1.8f, .08f};
    s->rim.color = rgb(0xbfe0ff) * 3.0f;
    int blue = material_skin(rgb(0x9a8cb0), rgb(0x6c648c)), sleeve = material_wool(rgb(0x2c4478)), pale = frost_ice(),
        clear = glass_through(rgb(0xc4e6fa), .30f), nail = material_plain(rgb(0xb8c8e0), .4f, .8f),
        fur = material_fur(rgb(0xb8c4d4)),
        brown = material_new(rgb(0x6a3c22), rgb(0x2c160c), .5f, .9f, PAT_HAIR, 2.2f, .12f),
        rime = material_plain(rgb(0xc8dcf0), .8f, .3f), white = material_plain(rgb(0xf4faff), .8f, .3f);
    push();
    move(.14f, .42f, .05f);
    turn_z(-13);
    turn_y(-16);
    turn_x(20);
    grow(1.36f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xdc9470),
                     .hair = rgb(0x5a3020),
                     .iris = rgb(0x4a78a8),
                     .flush = 1.9f,
                     .jaw = 1.12f,
                     .chin = .2f,
                     .nose = 1.0f,
                     .bulb = 1.4f,
                     .wry = .02f,
                     .eye = 1.15f,
                     .open = {.85f, .55f},
                     .under = {.7f, .5f},
                     .slant = {.02f, .02f},
                     .gaze_x = -6,
                     .gaze_y = -10,
                     .brow = {-.01f, -.02f},
                     .frown = {.055f, .06f},
                     .bush = 1.5f,
                     .mouth = .145f,
                     .gape = .10f,
                     .corner = {.03f, .05f},
                     .upper = 1,
                     .lower = 1,
                     .neck = .23f});
    frost_tufts(brown, rime);
    Vec3 mouth = here(V(.02f, -.33f, .46f));
    pop();
    part(); /* a collar drawn up */
    paint(fur);
    blend(.08f);
    lumpy(.04f, 9);
    for (int i = 0; i < 9; i++)
        ball(-.66f + .18f * (float)i, -.50f + .10f * fabsf((float)i - 4) * .5f, -.20f, .20f);
    lumpy(0, 1);
    part();
    paint(sleeve);
    blend(.2f);
    egg(.0f, -1.20f, -.50f, 1.0f, .62f, .45f);
    egg(-.05f, -.78f, .0f, .62f, .42f, .40f);
    Vec3 lump = V(-.10f, -.62f, 1.0f); /* both fists are in it */
    for (int k = 0; k < 2; k++) {
        float q = k ? 1.f : -1.f;
        Vec3 wrist = lump + V(q * .25f, -.12f, .06f), elbow = V(q * 1.05f - .05f, -1.45f, .55f);
        person_hand_at(&(PersonHand){.pose = GRASP_FIST,
                                     .size = .25f,
                                     .thick = 1.2f,
                                     .thumb = k ? -1 : 1,
                                     .skin = blue,
                                     .nail = nail,
                                     .age = .6f,
                                     .lean = true},
                       wrist, V(-q * .45f, .88f, .1f), V(-q * .7f, -.1f, .6f));
        part();
        paint(blue);
        limb(wrist, vec_mix(wrist, elbow, .4f), .095f, .12f);
        part();
        paint(sleeve);
        sinew_cloth(elbow + V(q * .2f, -.5f, -.5f), elbow, vec_mix(elbow, wrist, .66f), .30f, .26f, .17f, 3 + k);
    }
    clear_block(lump, .47f, clear, 4);
    for (int i = 0; i < 12; i++) { /* air in it */
        part();
        paint(white);
        ball(lump[0] + .7f * (chance(i) - .5f), lump[1] + .6f * (chance(i + 20) - .5f),
             lump[2] + .1f + .4f * (chance(i + 40) - .5f), .008f + .016f * chance(i + 60));
    }
    for (int i = 0; i < 16; i++) { /* and it grows along his sleeves */
        float q = i % 2 ? 1.f : -1.f, t = chance(i);
        Vec3 at = lump + V(q * (.40f + .45f * t), -.28f - .35f * t, -.10f - .2f * t),
             d = vec_unit(V(q * (.4f + chance(i + 8)), .5f * (chance(i + 9) - .2f), .6f));
        push();
        move(at[0], at[1], at[2]);
        aim(d, V(.2f, .1f, 1));
        part();
        paint(pale);
        crystal(0, .06f, 0, .05f + .04f * chance(i), .12f + .14f * chance(i + 18), .05f);
        pop();
    }
    Vec3 bite = mouth + V(-.01f, -.04f, .03f); /* the corner he has between his teeth */
    push();
    move(lump[0] + .06f, lump[1] + .30f, lump[2] + .02f);
    aim(bite - (lump + V(.06f, .30f, .02f)), V(0, 0, 1));
    part();
    paint(pale);
    crystal(0, .16f, 0, .13f, .40f, .12f);
    pop();
    for (int i = 0; i < 26; i++) { /* it cracks where he bites */
        float a = 2.4f * (float)i, l = .12f + .50f * chance(i + 30);
        push();
        move(bite[0] + l * sinf(a), bite[1] - .02f + l * cosf(a) * .5f, bite[2] + .20f + .5f * chance(i + 7));
        turn_z(360 * chance(i + 40));
        part();
        paint(pale);
        crystal(0, 0, 0, .014f + .018f * chance(i), .03f + .045f * chance(i + 9), .014f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) /* his breath */
        for (int i = 0; i < 12; i++) {
            float t = (float)i / 11;
            sprite(mouth + V((float)side * (.16f + .75f * t), -.02f + .30f * t * (chance(i) - .2f), .15f),
                   .06f + .12f * t, rgb(0xf0f6ff), SPRITE_GLOW, .16f * (1 - t));
        }
    int sleet = material_glow(rgb(0x9fc4e4), .8f);
    for (int i = 0; i < 70; i++) { /* sleet, to the left */
        Vec3 a = V((chance(i + 3) - .5f) * 3.4f, 3.4f * chance(i + 60) - 1.6f, -1.4f + 1.0f * chance(i + 120));
        part();
        paint(sleet);
        limb(a, a + V(-.16f, -.22f, 0), .011f, .004f);
    }
    lamp(V(-.65f, .75f, 1.4f), rgb(0xffe8d0) * 1.2f, .45f);
    lamp(lump + V(-.3f, .5f, .9f), rgb(0xc8e8ff) * 1.2f, .35f);
    faction_motes();
}

const Card siege_palefrost_ice_cards[] = {
    {"cards/siege/pf05", PALEFROST, icebound_warden}, {"cards/siege/pf06", PALEFROST, shackle_of_sleet}, {0}};
