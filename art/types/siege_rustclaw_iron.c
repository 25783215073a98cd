/* SPDX-License-Identifier: MIT
 * Rustclaw as one sees it coming: black iron before the light of the furnaces. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"

/* The sun in the smoke, low and large (disc_x, disc_y, disc_size: its radius): all before it is black. The sky is of the
 * tint LIGHT near it and MIDTONE away from it; verdigris closes it from above. */
static Vec3 furnace_sun(const Scene *s, float u, float v)
{
    float d = distance_to(u, v, s->disc_x, s->disc_y) - s->disc_size;
    Vec3 c = vec_mix(s->tint[LIGHT] * 1.10f, s->tint[MIDTONE] * .95f, smooth(.0f, .75f, d));
    c = vec_mix(c, s->tint[MIDTONE] * .5f, smooth(.55f, 1.35f, d));
    float torn = sky_clouds(u * .8f + (float)s->back_seed, v * .6f, 1.0f), over = v - .62f + 1.1f * (torn - .5f);
    Vec3 green = vec_mix(rgb(0x16403c), rgb(0x4f9484), smooth(.36f, .66f, torn));
    c = vec_mix(c, green * .9f, .92f * smooth(-.05f, .45f, over));
    c = vec_mix(c, c * .72f, .6f * smooth(.46f, .60f, sky_clouds(u * .7f + 4, v * 1.5f, 1.3f)) * smooth(.9f, .2f, v));
    float face = cloud_flat(u * 5 + 3, v * 9, 4);
    Vec3 sun = vec_mix(vec_mix(s->tint[LIGHT], rgb(0xfff8d0), .75f) * 1.22f,
                       vec_mix(s->tint[LIGHT], rgb(0xffd870), .5f) * 1.12f, smooth(.40f, .65f, face));
    c = vec_mix(c, sun, smooth(.008f, -.008f, d));
    for (int i = 0; i < 2; i++) { /* heaps, one behind the other */
        float l = (float)i, line = -.62f - .16f * l + hills(u, l + (float)s->back_seed, 1.7f, .24f) +
                                   peaks(u, l + 3, 4.6f, .10f) * smooth(.4f, .6f, cloud_flat(u * 2, l, 3));
        c = vec_mix(c, vec_mix(rgb(0xa8401e), rgb(0x2c100c), .35f + .45f * l), under(line, v, .006f));
    }
    return c;
}

/* All of it against the light: little from in front, and that cold; a hot edge. */
static void against_the_sun(float x, float y, float size, Vec3 near_it, Vec3 far_off)
{
    Scene *s = scene();
    s->tint[LIGHT] = near_it;
    s->tint[MIDTONE] = far_off;
    s->backdrop = furnace_sun;
    s->disc_x = x;
    s->disc_y = y;
    s->disc_size = size;
    s->haze = .02f;
    s->ambient = .34f;
    s->vignette = 1.35f;
    s->key = (Light){V(-.65f, .55f, .55f), rgb(0xd8ece0) * 1.25f, .10f};
    s->rim = (Light){V(.25f, .45f, -.85f), rgb(0xffa850) * 4.6f, 0};
    s->fill = (Light){V(.6f, -.1f, .6f), rgb(0x4f9a88) * .45f, 0};
}

static int black_iron(void)
{
    int m = rusty(rgb(0x4a342e));
    material(m)->color2 = rgb(0x2a120c);
    return m;
}

/* ---- ru01: the sun is served ---- */

/* A fork for a finger, from the palm at the origin to its tines at y = 1.5, bowed to -x. */
static void fork_finger(int steel)
{
    part();
    paint(steel);
    blend(.05f);
    tube(4, (Vec3[]){V(0, 0, 0), V(-.26f, .30f, .02f), V(-.40f, .62f, .03f), V(-.40f, .84f, .02f)},
         (float[]){.13f, .10f, .075f, .085f}, 4);
    limb(V(-.62f, .90f, .02f), V(-.18f, .90f, .02f), .070f, .070f);
    blend(.02f);
    for (int i = 0; i < 4; i++) {
        float x = -.64f + .155f * (float)i;
        tube(3, (Vec3[]){V(x, .90f, .02f), V(x + .01f, 1.24f, .0f), V(x + .07f, 1.58f - .04f * (float)(i % 2), .10f)},
             (float[]){.056f, .050f, .012f}, 4);
    }
}

/* A bread knife for the other, bowed to +x, its teeth inwards. */
static void knife_finger(int steel, int bolt)
{
    part();
    paint(steel);
    blend(.05f);
    tube(3, (Vec3[]){V(0, 0, 0), V(.26f, .26f, .02f), V(.44f, .52f, .03f)}, (float[]){.13f, .12f, .10f}, 4);
    part();
    paint(steel);
    enum { TEETH = 9 };
    float blade[(TEETH * 2 + 5) * 2];
    int n = 0;
    for (int i = 0; i <= TEETH * 2; i++) { /* up the inner edge */
        float t = (float)i / (TEETH * 2);
        blade[n++] = .30f + .16f * sinf(t * 2.6f) - (i % 2 ? .055f : 0) - .22f * t * t;
        blade[n++] = .48f + 1.22f * t;
    }
    static const float back[] = {.56f, 1.52f, .80f, 1.14f, .82f, .74f, .64f, .48f};
    for (int i = 0; i < 8; i++)
        blade[n++] = back[i];
    outline(n / 2, blade, 1, .05f, .04f);
    part();
    paint(bolt);
    for (int i = 0; i < 2; i++)
        ball(.26f + .14f * (float)i, .30f + .18f * (float)i, .12f, .045f);
}

/* A spoon for an eye stalk; the eye lies in its bowl. */
static void spoon_eye(Vec3 root, Vec3 bowl, float r, float yaw, int steel, int eye_m, int lid, float tilt)
{
    part();
    paint(steel);
    blend(.04f);
    tube(3, (Vec3[]){root, vec_mix(root, bowl, .5f) + V(0, .04f, -.05f), bowl + V(0, -r, -.04f)},
         (float[]){.06f, .045f, .05f}, 4);
    egg(bowl[0], bowl[1], bowl[2] - .07f, r * 1.28f, r * 1.40f, r * .7f);
    eye_with_lid(bowl[0], bowl[1], bowl[2] + .02f, r, yaw, 6, eye_m, lid, tilt, .60f);
}

static void scrapling(void)
{
    camera(V(-.1f, .80f, 6.0f), V(0, 1.56f, 0), 36);
    against_the_sun(.0f, .60f, .40f, rgb(0xffb45c), rgb(0xc84a20));
    int iron = black_iron(), steel = rusty(rgb(0xb8a89c)), green = rusty(rgb(0x5fae98)), bolt = rusty(rgb(0xd0a080)),
        eye_m = material_eye(rgb(0xffb020), rgb(0xfff0c0), 1.1f, PUPIL_SLIT);
    material(eye_m)->iris = .74f;
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* knives to walk on */
            float q = (float)side, k = (float)i;
            Vec3 hip = V(.30f + q * .50f, .72f, -.1f + .1f * k),
                 knee = V(.30f + q * (.92f + .12f * k), 1.04f - .20f * k, .0f + .2f * k),
                 tip = V(.28f + q * (1.16f + .06f * k), .02f, .1f + .34f * k);
            part();
            paint(iron);
            blend(.03f);
            limb(hip, knee, .095f, .07f);
            ball(knee[0], knee[1], knee[2], .10f);
            part();
            paint(steel);
            limb(knee, tip, .075f, .006f);
        }
    part(); /* a frying pan's back for a shell */
    paint(iron);
    blend(.07f);
    lumpy(.02f, 4);
    egg(.30f, .80f, 0, .80f, .46f, .60f);
    egg(.30f, .60f, .22f, .62f, .30f, .44f);
    lumpy(0, 1);
    part(); /* a mouth: two combs of rivets, and what is between them */
    paint(material_glow(rgb(0xff7a28), 1.5f));
    egg(.30f, .56f, .56f, .36f, .055f, .12f);
    part();
    paint(steel);
    for (int i = 0; i < 7; i++) {
        float x = .02f + .095f * (float)i, z = .70f - .5f * (x - .30f) * (x - .30f);
        limb(V(x, .66f, z - .02f), V(x + .01f, .50f, z + .02f), .038f, .006f);
    }
    part();
    paint(bolt);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .30f;
        ball(.30f + sinf(a) * .74f, .90f, cosf(a) * .50f + .06f, .042f);
    }
    spoon_eye(V(.14f, 1.08f, .32f), V(.06f, 1.34f, .56f), .17f, -4, steel, eye_m, iron, 16);
    spoon_eye(V(.56f, 1.08f, .30f), V(.66f, 1.26f, .50f), .145f, -10, steel, eye_m, iron, -20);
    part(); /* the one arm that has grown */
    paint(iron);
    blend(.08f);
    limb(V(-.28f, .80f, .20f), V(-.86f, .98f, .40f), .17f, .15f);
    ball(-.88f, 1.0f, .40f, .20f);
    limb(V(-.86f, 1.04f, .40f), V(-.34f, 1.52f, .30f), .15f, .20f);
    lumpy(.015f, 5);
    egg(-.14f, 1.70f, .26f, .36f, .27f, .24f);
    lumpy(0, 1);
    part();
    paint(green);
    blend(.02f);
    push();
    move(-.14f, 1.72f, .42f);
    turn_z(12);
    box(0, 0, 0, .20f, .14f, .10f, .03f);
    part();
    paint(bolt);
    for (int i = 0; i < 4; i++)
        ball(i % 2 ? .14f : -.14f, i < 2 ? .08f : -.08f, .11f, .030f);
    pop();
    push();
    move(-.28f, 1.78f, .26f);
    grow(.92f);
    fork_finger(steel);
    pop();
    push();
    move(.02f, 1.78f, .26f);
    grow(.92f);
    knife_finger(steel, bolt);
    pop();
    for (int i = 0; i < 5; i++) { /* what it has not used yet */
        push();
        move(-1.35f + .34f * (float)i, .05f, 1.0f + .5f * chance(i + 2));
        turn_y(360 * chance(i + 8));
        turn_x(82);
        if (i % 2)
            spoon(.55f, steel);
        else
            fork(.55f, steel);
        pop();
    }
    scrap(V(-1.3f, .05f, -.9f), V(.5f, .2f, .4f), 12, .22f, 3);
    lamp(V(.25f, 1.2f, 1.7f), rgb(0xffd0a0) * 1.2f, .4f);
    faction_ground();
    faction_motes();
}

/* ---- ru02: he is still attached to the other end ---- */

/* A chain along a line of n points, its links growing from `from` to `to`. */
static void chain_along(int n, const Vec3 *points, int links, float from, float to, int metal)
{
    part();
    paint(metal);
    blend(.004f);
    for (int i = 0; i < links; i++) {
        float t = ((float)i + .5f) / (float)links, q = t * (float)(n - 1), size = mix(from, to, t);
        Vec3 at = tube_point(n, points, q);
        push();
        move(at[0], at[1], at[2]);
        aim(vec_unit(tube_point(n, points, min_of(q + .02f, (float)n - 1)) -
                     tube_point(n, points, max_of(q - .02f, 0))),
            V(0, 0, 1));
        turn_y(i % 2 ? 78 : 12);
        turn_x(90);
        ring(0, 0, 0, size, size * .34f);
        pop();
    }
}

/* The hook that comes at us: an eye, a shank, a bow, a barb. Its eye is at the brush's place, its bow to -y. */
static void great_hook(int iron, int edge)
{
    part();
    paint(iron);
    blend(.03f);
    push();
    turn_x(90);
    ring(0, 0, 0, .15f, .07f);
    pop();
    Vec3 bow[8] = {V(0, -.16f, 0),      V(.02f, -.60f, 0),   V(-.02f, -1.0f, 0),  V(-.24f, -1.32f, 0),
                   V(-.62f, -1.40f, 0), V(-.94f, -1.16f, 0), V(-1.02f, -.78f, 0), V(-.96f, -.36f, 0)};
    lumpy(.010f, 9);
    tube(8, bow, (float[]){.12f, .135f, .155f, .18f, .18f, .15f, .11f, .012f}, 5);
    lumpy(0, 1);
    part();
    paint(edge);
    limb(V(-1.02f, -.72f, 0), V(-.70f, -.92f, 0), .085f, .010f);
    part();
    paint(edge);
    for (int i = 0; i < 4; i++) { /* spikes of the bow */
        Vec3 p = tube_point(8, bow, 2.3f + .8f * (float)i), out = vec_unit(p - V(-.48f, -.86f, 0));
        limb(p + out * .10f, p + out * .36f, .075f, .006f);
    }
}

/* Black, a long way off, flying after his own throw. Middle of the hips at the brush's place, about 1 long. */
static void flung_raider(int coat, int eye_m)
{
    part();
    paint(coat);
    blend(.05f);
    limb(V(0, 0, 0), V(-.20f, .34f, 0), .12f, .15f);
    egg(-.34f, .56f, .04f, .20f, .17f, .17f);
    limb(V(-.46f, .50f, .10f), V(-.62f, .44f, .14f), .09f, .05f); /* nose */
    for (int side = -1; side <= 1; side += 2) {                   /* ears, flapping back */
        float q = (float)side;
        limb(V(-.26f, .60f, q * .14f), V(.10f, .78f + .12f * q, q * .22f), .075f, .006f);
    }
    blend(.03f);
    limb(V(-.26f, .34f, .05f), V(-.55f, .22f, .10f), .07f, .055f); /* the arm that is in the shackle */
    limb(V(-.55f, .22f, .10f), V(-.84f, .12f, .20f), .055f, .045f);
    limb(V(-.14f, .38f, -.05f), V(.12f, .62f, -.10f), .065f, .05f); /* the other */
    limb(V(.12f, .62f, -.10f), V(.22f, .90f, -.06f), .05f, .035f);
    for (int i = 0; i < 3; i++)
        limb(V(.22f, .90f, -.06f), V(.16f + .09f * (float)i, 1.04f, -.06f), .026f, .014f);
    limb(V(.03f, -.02f, .05f), V(.34f, -.16f, .08f), .085f, .065f); /* legs, nowhere near each other */
    limb(V(.34f, -.16f, .08f), V(.62f, .02f, .06f), .06f, .045f);
    limb(V(.62f, .02f, .06f), V(.66f, .16f, .10f), .06f, .04f);
    limb(V(.02f, -.05f, -.05f), V(.14f, -.42f, -.06f), .085f, .065f);
    limb(V(.14f, -.42f, -.06f), V(.44f, -.58f, -.06f), .06f, .045f);
    limb(V(.44f, -.58f, -.06f), V(.54f, -.48f, -.02f), .055f, .035f);
    for (int i = 0; i < 4; i++) /* rags */
        limb(V(.06f * (float)i - .12f, .10f, 0), V(.34f + .05f * (float)i, .24f - .12f * (float)i, -.08f), .06f, .004f);
    part();
    paint(eye_m);
    ball(-.40f, .62f, .18f, .055f);
    ball(-.29f, .64f, .19f, .050f);
}

static void chainflinger(void)
{
    camera(V(-.1f, .95f, 6.0f), V(0, 1.55f, 0), 38);
    against_the_sun(.34f, .56f, .44f, rgb(0xffbc68), rgb(0x4a7c6c));
    Scene *s = scene();
    s->roll = -6;
    int iron = black_iron(), hook = rusty(rgb(0x5c4a46)), steel = rusty(rgb(0x8c7468)), edge = rusty(rgb(0xe0d4c8)),
        coat = material_plain(rgb(0x0c0605), .95f, .05f), eye_m = material_glow(rgb(0xffe070), 2.2f);
    push();
    move(.78f, 2.62f, -1.0f);
    turn_z(-6);
    grow(1.30f);
    flung_raider(coat, eye_m);
    Vec3 wrist = here(V(-.84f, .12f, .20f));
    pop();
    Vec3 way[6] = {wrist,
                   V(-1.05f, 2.55f, -.2f),
                   V(-.80f, 1.98f, .7f),
                   V(.35f, 1.78f, 1.5f),
                   V(.64f, 1.62f, 2.2f),
                   V(.34f, 1.50f, 2.8f)};
    chain_along(6, way, 32, .085f, .125f, steel);
    part();
    paint(iron);
    push();
    move(wrist[0], wrist[1], wrist[2]);
    turn_z(70);
    ring(0, 0, 0, .075f, .035f);
    pop();
    material(hook)->rough = .42f;
    push();
    move(.34f, 1.46f, 2.95f);
    turn_y(20);
    turn_z(-34);
    grow(.58f);
    great_hook(hook, edge);
    Vec3 tip = here(V(-.96f, -.36f, .05f));
    pop();
    sprite(tip, .16f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(V(-.9f, 1.6f, 4.0f), rgb(0xffe0c0) * 1.5f, .5f);
    faction_ground();
    faction_motes();
}

/* ---- ru04: the foot of one that somebody keeps building ---- */

/* The foot, from the side: heel at x = 1, toes at -1, the sole at y = 0; the leg goes up and away. */
static void iron_foot(int iron, int plate, int bolt, int steel, int hot)
{
    part();
    paint(plate);
    blend(.10f);
    lumpy(.012f, 5);
    egg(-.40f, .38f, 0, .92f, .40f, .56f);
    egg(.72f, .46f, 0, .50f, .48f, .50f);
    limb(V(.50f, .80f, 0), V(-.70f, .34f, 0), .52f, .34f);
    lumpy(0, 1);
    part();
    paint(iron);
    blend(.06f);
    lumpy(.015f, 4);
    limb(V(.58f, 1.10f, 0), V(.92f, 3.6f, -.4f), .47f, .66f);
    lumpy(0, 1);
    part(); /* the fire in it: at the ankle, and along the sole */
    paint(hot);
    push();
    move(.56f, 1.06f, 0);
    turn_z(-8);
    ring(0, 0, 0, .47f, .045f);
    pop();
    box(-.10f, .115f, 0, 1.10f, .022f, .60f, .02f);
    part();
    paint(iron);
    blend(.03f);
    box(-.10f, .0f, 0, 1.20f, .10f, .66f, .08f);
    for (int i = 0; i < 6; i++) /* bars to tread with */
        box(-1.05f + .38f * (float)i, -.13f, 0, .085f, .08f, .60f, .03f);
    part();
    paint(bolt);
    for (int i = 0; i < 11; i++)
        ball(-1.18f + .215f * (float)i, .0f, .66f, .050f);
    for (int band = 0; band < 3; band++) { /* straps over the foot, riveted */
        float x = -.72f + .44f * (float)band, high = .68f + .17f * (float)band;
        part();
        paint(iron);
        blend(.02f);
        Vec3 over[5] = {V(x - .10f, .12f, .58f), V(x - .04f, .42f, .58f), V(x, high, .34f), V(x + .02f, high + .10f, 0),
                        V(x + .02f, high, -.30f)};
        tube(5, over, (float[]){.085f, .085f, .085f, .085f, .085f}, 4);
        part();
        paint(bolt);
        for (int i = 0; i < 4; i++) {
            Vec3 at = tube_point(5, over, .35f + .62f * (float)i);
            ball(at[0], at[1] + .03f, at[2] + .075f, .045f);
        }
    }
    part();
    paint(bolt);
    for (int i = 0; i < 6; i++) /* a seam up the leg */
        ball(.40f + .052f * (float)i, 1.30f + .38f * (float)i, .44f - .045f * (float)i + .02f * (float)i, .055f);
    for (int i = 0; i < 3; i++) { /* claws */
        float z = ((float)i - 1) * .42f;
        part();
        paint(iron);
        ball(-1.16f, .26f, z, .25f);
        part();
        paint(steel);
        blend(.02f);
        tube(4,
             (Vec3[]){V(-1.22f, .30f, z), V(-1.58f, .34f, z * 1.15f), V(-1.86f, .10f, z * 1.25f),
                      V(-1.94f, -.34f, z * 1.28f)},
             (float[]){.19f, .165f, .11f, .006f}, 4);
    }
}

/* Who stands below it: black, a round shield over the head, a spear that does not help. 1 high. */
static void one_below(int coat, int shield_m)
{
    part();
    paint(coat);
    blend(.03f);
    limb(V(-.10f, 0, 0), V(-.05f, .34f, 0), .055f, .07f);
    limb(V(.14f, 0, .04f), V(.06f, .34f, 0), .055f, .07f);
    limb(V(0, .32f, 0), V(.02f, .60f, 0), .13f, .14f);
    egg(.04f, .78f, 0, .10f, .11f, .10f);
    limb(V(-.10f, .60f, 0), V(-.14f, .92f, .02f), .055f, .04f);
    limb(V(.13f, .60f, 0), V(.30f, .50f, .04f), .05f, .04f);
    limb(V(.24f, .02f, .05f), V(.44f, 1.25f, .04f), .018f, .016f);
    limb(V(.44f, 1.22f, .04f), V(.475f, 1.42f, .04f), .045f, .003f);
    part();
    paint(shield_m);
    push();
    move(-.20f, .96f, .04f);
    turn_z(40);
    turn_x(24);
    egg(0, 0, 0, .36f, .07f, .34f);
    ball(0, .07f, 0, .08f);
    pop();
}

static void riveted_bruiser(void)
{
    camera(V(-.25f, .35f, 6.4f), V(0, 1.70f, 0), 40);
    against_the_sun(-.26f, -.42f, .36f, rgb(0xffa850), rgb(0xb84424));
    int iron = black_iron(), plate = rusty(rgb(0x7a4a36)), bolt = rusty(rgb(0xd0a080)), steel = rusty(rgb(0xc0b0a4)),
        green = rusty(rgb(0x5fae98)), hot = material_glow(rgb(0xff8a30), 2.2f),
        coat = material_plain(rgb(0x0c0605), .95f, .05f);
    push();
    move(.56f, 1.50f, .5f);
    turn_z(-10);
    turn_y(36);
    turn_x(-17);
    grow(.96f);
    iron_foot(iron, plate, bolt, steel, hot);
    Vec3 ankle = here(V(.30f, 1.05f, .5f));
    pop();
    push();
    move(-.40f, .02f, 1.5f);
    grow(.78f);
    one_below(coat, green);
    pop();
    lamp(V(-.9f, .9f, 3.2f), rgb(0xffc890) * 1.8f, .6f);
    for (int i = 0; i < 18; i++) { /* steam out of the ankle */
        float t = (float)i / 18;
        sprite(ankle + V(-.75f * t + .2f * (chance(i) - .5f), .25f * t + .3f * t * chance(i + 30), .2f),
               .07f + .24f * t, rgb(0xffeadc), SPRITE_GLOW, .30f * (1 - t) + .03f);
    }
    for (int i = 0; i < 26; i++) /* rust and soot fall from it */
        sprite(V(-1.2f + 2.4f * chance(i), .3f + 2.2f * chance(i + 40), 1.2f + 1.2f * chance(i + 80)),
               .008f + .014f * chance(i + 9), rgb(0xffb060), SPRITE_GLOW, .8f);
    faction_ground();
}

/* ---- ru06: a hero's breast, and who wears it ---- */

/* A cuirass hammered as a hero's trunk, green with age, hollow; its foot at y = .3, its neck at y = 2.25. */
static void muscle_cuirass(int green, int rim, int dark, int bolt)
{
    part();
    paint(green);
    blend(.12f);
    lumpy(.010f, 5);
    egg(0, 1.72f, 0, .98f, .56f, .62f);
    limb(V(0, 1.5f, 0), V(0, .75f, .02f), .78f, .66f);
    egg(0, .52f, .02f, .80f, .26f, .66f);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .40f, 1.74f, .48f, .42f, .30f, .26f); /* the breast */
        for (int i = 0; i < 3; i++)                   /* and a belly nobody has */
            egg(q * .19f, 1.26f - .27f * (float)i, .66f + .01f * (float)i, .18f, .125f, .14f);
        for (int i = 0; i < 3; i++)
            egg(q * (.56f - .04f * (float)i), 1.30f - .22f * (float)i, .44f, .13f, .09f, .16f);
    }
    carve();
    blend(.03f);
    drum(0, 2.35f, .05f, .42f, .34f, .04f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * 1.02f, 1.72f, .0f, .30f, .40f, .44f);
    ball(.0f, .70f, .80f, .05f);
    box(0, 0, 0, 1.4f, .32f, 1.4f, .02f);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, 1.72f, 0, .80f, .44f, .44f);
    part(); /* rims, rolled */
    paint(rim);
    blend(.02f);
    push();
    move(0, 2.17f, .05f);
    turn_x(6);
    ring(0, 0, 0, .44f, .075f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .83f, 1.72f, .06f);
        turn_z((float)side * 80);
        ring(0, 0, 0, .36f, .05f);
        pop();
    }
    ring(0, .36f, .02f, .78f, .075f);
    part();
    paint(bolt);
    for (int i = 0; i < 11; i++) {
        float a = ((float)i - 5) * .30f;
        ball(sinf(a) * .82f, .50f, cosf(a) * .70f + .02f, .045f);
    }
}

/* He looks over the rim of its neck, and holds on to it. The rim is at y = 0, its radius .44. */
static void peeping_imp(int skin, int eye_m, int inner, int nail)
{
    part();
    paint(skin);
    blend(.06f);
    egg(0, .16f, .0f, .36f, .34f, .34f);
    egg(0, .0f, .14f, .28f, .20f, .24f);
    limb(V(-.34f, .30f, .22f), V(.34f, .30f, .22f), .07f, .07f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        static const float ear[] = {0, -.10f, .32f, -.12f, .72f, .06f, 1.00f, .34f, .60f, .30f, .26f, .22f, 0, .14f};
        static const float hollow[] = {.08f, -.04f, .34f, -.04f, .78f, .18f, .52f, .20f, .22f, .12f};
        push();
        if (q < 0)
            mirror_x();
        move(.28f, .16f, -.04f);
        turn_z(q < 0 ? -26 : 4);
        turn_y(-14);
        part();
        paint(skin);
        outline(7, ear, 3, .04f, .04f);
        part();
        paint(inner);
        move(0, 0, .035f);
        outline(5, hollow, 3, .012f, .02f);
        pop();
        eye_with_lid(q * .165f, .20f, .245f, .165f, q * -4, -4, eye_m, skin, q * -12, .86f);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* fingers over the rim */
            float q = (float)side, a = q * (.62f + .26f * (float)i), x = sinf(a) * .44f, z = cosf(a) * .44f;
            part();
            paint(skin);
            blend(.02f);
            limb(V(x * .8f, .06f, z * .8f), V(x * 1.05f, .10f, z * 1.05f), .062f, .062f);
            limb(V(x * 1.05f, .10f, z * 1.05f), V(x * 1.25f, -.13f, z * 1.22f), .062f, .050f);
            part();
            paint(nail);
            limb(V(x * 1.29f, -.09f, z * 1.26f), V(x * 1.28f, -.20f, z * 1.26f), .036f, .012f);
        }
}

static void rusted_plate(void)
{
    camera(V(-.55f, .85f, 6.0f), V(0, 1.44f, 0), 36);
    against_the_sun(.04f, .58f, .46f, rgb(0xffb054), rgb(0xb0401c));
    Scene *s = scene();
    s->key.color = rgb(0xe8f0e4) * 1.7f;
    int green = rusty(rgb(0x54a08c)), rim = rusty(rgb(0x8a4c30)), dark = material_plain(rgb(0x0c0606), .9f, .1f),
        bolt = rusty(rgb(0xd0a080)), skin = material_skin(rgb(0x8a6a48), rgb(0x54402c)),
        inner = material_skin(rgb(0xa05840), rgb(0x6a3428)), nail = material_plain(rgb(0x2a1c14), .4f, .8f),
        eye_m = material_eye(rgb(0xffb820), rgb(0xfff4d0), 1.1f, PUPIL_ROUND), wood = material_wood(),
        feather = material_plain(rgb(0xe8dcc8), .8f, .1f);
    material(green)->color2 = rgb(0x8a4424);
    material(eye_m)->iris = .60f;
    push();
    move(0, .12f, 0);
    turn_y(-8);
    turn_z(4);
    muscle_cuirass(green, rim, dark, bolt);
    push();
    move(0, 2.26f, .05f);
    grow(.98f);
    peeping_imp(skin, eye_m, inner, nail);
    pop();
    static const float stuck[4][6] = {/* arrows: where, and where they come from */
                                      {-.46f, 1.60f, .68f, -.62f, .40f, .75f},
                                      {.62f, 1.44f, .50f, .66f, .50f, .60f},
                                      {.30f, 1.02f, .72f, .30f, .30f, .90f},
                                      {-.58f, .92f, .52f, -.80f, .10f, .55f}};
    for (int i = 0; i < 4; i++) {
        Vec3 at = V(stuck[i][0], stuck[i][1], stuck[i][2]), way = vec_unit(V(stuck[i][3], stuck[i][4], stuck[i][5]));
        Vec3 end = at + way * .62f, side = vec_unit(vec_cross(way, V(.2f, 1, 0))) * .07f;
        part();
        paint(wood);
        limb(at - way * .1f, end, .022f, .020f);
        part();
        paint(feather);
        web(end - way * .02f, end - way * .22f, end + side * 1.2f, .010f);
        web(end - way * .02f, end - way * .22f, end - side * 1.2f, .010f);
    }
    part(); /* and two feet, which is all there is below */
    paint(skin);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .24f, .36f, .1f), V(q * .26f, .02f, .2f), .10f, .08f);
        for (int i = -1; i <= 1; i++)
            limb(V(q * .26f, -.04f, .22f), V(q * .28f + .10f * (float)i, -.06f, .52f), .08f, .055f);
    }
    pop();
    lamp(V(-.4f, 2.9f, 1.9f), rgb(0xfff0d0) * 1.3f, .4f);
    scrap(V(1.3f, .05f, -.9f), V(.5f, .2f, .4f), 12, .22f, 3);
    faction_ground();
    faction_motes();
}

/* ---- ru07: nine hold prisoners, one is hungry ---- */

/* A jaw of two toothed irons on a chain, open; a fire in its throat. It looks to +z, its hinge behind. */
static void hungry_iron(int iron, int steel, int bolt, int hot, int eye_m)
{
    for (int up = -1; up <= 1; up += 2) {
        float q = (float)up;
        Vec3 bow[9];
        float r[9];
        for (int i = 0; i < 9; i++) {
            float a = ((float)i / 8 - .5f) * 1.08f * PI;
            bow[i] = V(sinf(a) * .80f, q * (.16f + .46f * cosf(a)), -.35f + .75f * cosf(a));
            r[i] = .14f + .05f * cosf(a);
        }
        part();
        paint(iron);
        blend(.04f);
        lumpy(.012f, 6);
        tube(9, bow, r, 4);
        lumpy(0, 1);
        if (up > 0) { /* the brow above */
            blend(.12f);
            egg(0, .62f, -.10f, .62f, .34f, .50f);
            limb(V(-.56f, .92f, .12f), V(-.12f, .74f, .40f), .11f, .10f);
            limb(V(.56f, .92f, .12f), V(.12f, .74f, .40f), .11f, .10f);
        }
        for (int i = 0; i < 9; i++) {
            Vec3 root = tube_point(9, bow, .55f + .86f * (float)i);
            float l = i % 2 ? .62f : .40f;
            part();
            paint(steel);
            limb(root + V(0, -q * .06f, .04f), root + V(-root[0] * .12f, -q * l, .06f), .095f, .006f);
        }
        part();
        paint(bolt);
        for (int i = 0; i < 5; i++) {
            Vec3 p = tube_point(9, bow, 1.5f + 1.25f * (float)i);
            ball(p[0], p[1] + q * .06f, p[2] + .15f, .042f);
        }
    }
    part();
    paint(hot);
    egg(0, .0f, -.40f, .50f, .26f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(eye_m);
        egg((float)side * .30f, .74f, .41f, .15f, .06f, .07f);
    }
}

/* The lord, black: a head between two horns, shoulders of saws, a fist before the breast that holds the chains. */
static void lord_of_chains(int iron, int steel, int bone, int eye_m)
{
    part();
    paint(iron);
    blend(.16f);
    lumpy(.03f, 3);
    egg(0, 1.55f, -.1f, 1.05f, .80f, .55f);
    limb(V(0, 1.4f, -.1f), V(0, -.5f, -.2f), .90f, 1.35f);
    egg(0, 2.52f, .06f, .40f, .46f, .40f);
    limb(V(-.95f, 1.80f, 0), V(-1.12f, 1.05f, .35f), .34f, .28f);
    limb(V(.95f, 1.80f, 0), V(1.12f, 1.05f, .35f), .34f, .28f);
    limb(V(-1.12f, 1.05f, .35f), V(-.20f, 1.18f, .85f), .26f, .20f);
    limb(V(1.12f, 1.05f, .35f), V(.24f, 1.10f, .80f), .26f, .20f);
    egg(-.10f, 1.18f, .90f, .24f, .22f, .20f);
    egg(.14f, 1.12f, .88f, .24f, .22f, .20f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .32f, 2.72f, 0), V(q * .86f, 2.86f, .05f), V(q * .98f, 3.44f, .1f), .15f, bone);
        push(); /* a saw on the shoulder */
        move(q * 1.02f, 2.05f, -.10f);
        turn_z(q * -18);
        turn_x(90);
        part();
        paint(steel);
        blend(.01f);
        drum(0, 0, 0, .46f, .05f, .02f);
        for (int i = 0; i < 14; i++) {
            float a = (float)i * PI / 7;
            limb(V(sinf(a) * .42f, 0, cosf(a) * .42f), V(sinf(a + .16f) * .66f, 0, cosf(a + .16f) * .66f), .085f,
                 .004f);
        }
        pop();
        part();
        paint(eye_m);
        push();
        move(q * .165f, 2.50f, .42f);
        turn_z(q * 20);
        egg(0, 0, 0, .105f, .038f, .05f);
        pop();
    }
}

static void vorgash(void)
{
    camera(V(0, 1.05f, 7.4f), V(0, 1.86f, 0), 36);
    against_the_sun(.0f, .36f, .58f, rgb(0xff7434), rgb(0x8c2016));
    int iron = black_iron(), steel = rusty(rgb(0x8c7468)), bright = rusty(rgb(0xc8b8ac)), bolt = rusty(rgb(0xd0a080)),
        green = rusty(rgb(0x5fae98)), bone = material_plain(rgb(0x3a2418), .7f, .4f),
        hot = material_glow(rgb(0xff6a18), 1.3f), eye_m = material_glow(rgb(0xffd060), 4.0f);
    push();
    move(0, .55f, -.8f);
    lord_of_chains(iron, steel, bone, eye_m);
    Vec3 fist = here(V(.02f, 1.12f, 1.08f));
    pop();
    static const float end[9][3] = {{-1.45f, 2.30f, 1.0f}, {-1.42f, 1.62f, 1.3f}, {-1.26f, .98f, 1.6f},
                                    {-.90f, .50f, 1.9f},   {.92f, .54f, 1.9f},    {1.28f, 1.02f, 1.6f},
                                    {1.42f, 1.70f, 1.3f},  {1.46f, 2.38f, 1.0f},  {-2.2f, 3.2f, .6f}};
    for (int i = 0; i < 9; i++) {
        Vec3 to = V(end[i][0], end[i][1], end[i][2]);
        chain(fist, to, .08f, 12, .080f, i % 2 ? steel : iron);
        push();
        move(to[0], to[1] - .20f, to[2] + .05f);
        turn_y(-24 * to[0]);
        turn_z(-8 * to[0]);
        grow(.42f);
        if (i % 3 == 0)
            helm_open(i % 2 ? bright : green, bolt, true);
        else if (i % 3 == 1)
            helm_great(i % 2 ? green : bright, bolt, V(0, 0, 0));
        else
            helm_visor(bright, bolt, V(0, 0, 0));
        pop();
    }
    push();
    move(.02f, .74f, 2.7f);
    turn_x(-6);
    grow(.62f);
    hungry_iron(iron, bright, bolt, hot, eye_m);
    Vec3 nape = here(V(0, .66f, -.5f)), throat = here(V(0, .0f, .1f));
    pop();
    chain(fist, nape, .0f, 9, .10f, bright);
    lamp(throat, rgb(0xff8a30) * 1.3f, .35f);
    lamp(V(-.7f, 1.3f, 3.8f), rgb(0xffe0c0) * 1.0f, .5f);
    sprite(throat, .5f, rgb(0xff7a28), SPRITE_GLOW, .25f);
    faction_ground();
    faction_motes();
}

const Card siege_rustclaw_iron_cards[] = {
    {"cards/siege/ru01", RUSTCLAW, scrapling},       {"cards/siege/ru02", RUSTCLAW, chainflinger},
    {"cards/siege/ru04", RUSTCLAW, riveted_bruiser}, {"cards/siege/ru06", RUSTCLAW, rusted_plate},
    {"cards/siege/ru07", RUSTCLAW, vorgash},         {0}};
