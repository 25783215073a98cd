/* SPDX-License-Identifier: MIT
 * The Flail Captain, seen from where the ball arrives. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/poster.h"
#include "props/raider.h"

static Vec3 dust_of_a_charge(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .8f) / 2.0f), rgb(0xf4c888), rgb(0xb8b090), rgb(0x3c7c74));
    c = vec_mix(c, rgb(0xf8dcb0), .6f * smooth(.46f, .64f, sky_clouds(u, v * 1.7f, 1.1f)));
    c = vec_mix(c, rgb(0xc07840), under(-.42f + peaks(u, 4, 1.3f, .25f), v, .02f));
    return vec_mix(c, rgb(0x94502c), under(-.70f + hills(u, 7, 1.2f, .12f), v, .02f));
}

/* The captain as a shadow, 1 high, one arm thrown out to `grip`, horns on his cap, his belly before him. */
static void roaring_captain(int black, int rust, Vec3 to)
{
    part();
    paint(black);
    blend(.05f);
    egg(0, .52f, .04f, .25f, .27f, .22f);
    egg(.02f, .72f, .02f, .24f, .14f, .16f);
    egg(.06f, .90f, .08f, .13f, .14f, .13f);
    egg(.10f, .84f, .18f, .10f, .07f, .09f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .10f, .34f, 0), V((float)side * .20f, .0f, .02f), .11f, .075f);
    limb(V(.18f, .74f, .02f), V(.34f, .92f, .06f), .085f, .07f);
    limb(V(.34f, .92f, .06f), to, .07f, .055f);
    limb(V(-.18f, .74f, .02f), V(-.40f, .66f, .0f), .085f, .07f);
    limb(V(-.40f, .66f, .0f), V(-.44f, .88f, .04f), .065f, .06f);
    part();
    paint(rust);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        tube(3,
             (Vec3[]){V(.06f + .10f * (float)side, 1.0f, .06f), V(.06f + .24f * (float)side, 1.08f, .06f),
                      V(.06f + .26f * (float)side, 1.22f, .06f)},
             (float[]){.05f, .04f, .006f}, 4);
}

/* A ball of iron at the brush's place, `r` large, with spikes all over it. */
static void spiked_ball(float r, int iron, int rust)
{
    part();
    paint(iron);
    lumpy(.015f, 6);
    ball(0, 0, 0, r);
    lumpy(0, 1);
    for (int i = 0; i < 34; i++) {
        float y = 1 - 2 * ((float)i + .5f) / 34, w = sqrtf(1 - y * y), a = 2.399963f * (float)i;
        Vec3 out = V(w * cosf(a), y, w * sinf(a));
        part();
        paint(rust);
        blend(.02f);
        limb(out * (r * .96f), out * (r * 1.02f), r * .19f, r * .17f);
        part();
        paint(iron);
        limb(out * r, out * (r * 1.52f), r * .14f, r * .01f);
    }
}

static void flail_captain(void)
{
    Scene *s = scene();
    camera(V(0, -.1f, 5.0f), V(0, 0, 0), 36);
    s->haze = 0;
    s->backdrop = dust_of_a_charge;
    s->vignette = 1.2f;
    s->roll = -6;
    s->ambient *= .42f;
    s->key = (Light){vec_unit(V(-.6f, .6f, .5f)), rgb(0xfff0d8) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.6f, .4f, -.6f)), rgb(0xffc078) * 3.2f, .1f};
    int iron = material_iron(), rust = rusty(rgb(0x8a4424)), black = material_wool(rgb(0x241410));
    material(iron)->color = rgb(0x6a6870);
    material(iron)->color2 = rgb(0x34302e);
    Vec3 hand_at = V(-.10f, .58f, -1.5f), ball_at = V(.26f, -.36f, 1.35f);
    push();
    move(-.66f, -.52f, -1.7f);
    grow(1.05f);
    roaring_captain(black, rust, V(.53f, 1.05f, .18f));
    pop();
    Vec3 way[5] = {hand_at, V(.42f, .92f, -.9f), V(.86f, .66f, -.1f), V(.72f, .16f, .75f),
                   ball_at + V(.14f, .30f, -.1f)};
    for (int i = 0; i < 22; i++) { /* the chain, link by link larger */
        float t = 4.0f * (float)i / 22;
        Vec3 at = tube_point(5, way, t), next = tube_point(5, way, t + .05f);
        push();
        move(at[0], at[1], at[2]);
        aim(next - at, V(i % 2 ? 1.f : 0.f, 0, i % 2 ? 0.f : 1.f));
        turn_x(90);
        part();
        paint(i % 3 ? iron : rust);
        ring(0, 0, 0, .060f, .022f);
        pop();
    }
    push();
    move(ball_at[0], ball_at[1], ball_at[2]);
    turn_z(18);
    turn_x(24);
    spiked_ball(.40f, iron, rust);
    pop();
    sprite(V(.0f, -.75f, -.6f), 1.0f, rgb(0xf0c890), SPRITE_GLOW, .25f);
    faction_motes();
}

const Card siege_rustclaw_ball_cards[] = {{"cards/siege/ru05", RUSTCLAW, flail_captain}, {0}};
