/* SPDX-License-Identifier: MIT
 * Limbs with an anatomy. */
#include "props/sinew.h"

void sinew(Vec3 from, Vec3 to, Vec3 out, float wide, float deep)
{
    Vec3 middle = vec_mix(from, to, .5f);
    push();
    move(middle[0], middle[1], middle[2]);
    aim(to - from, out);
    egg(0, 0, 0, wide, .5f * vec_length(to - from), deep);
    pop();
}

/* The part of v that is at right angles to `along`, unit; when there is hardly any, of another direction. */
static Vec3 across_of(Vec3 v, Vec3 along, Vec3 other)
{
    Vec3 q = v - along * vec_dot(v, along);
    if (vec_length(q) < .12f)
        q = other - along * vec_dot(other, along);
    return vec_unit(q);
}

static void forearm(Vec3 elbow, Vec3 wrist, Vec3 upper, Vec3 wide, float k, float m)
{
    Vec3 f = vec_unit(wrist - elbow), inside = vec_cross(f, wide);
    blend(.04f * k);
    limb(elbow, wrist, .076f * k, .044f * k);
    blend(.024f * k);
    sinew(elbow - upper * (.06f * k) + wide * (.035f * k), vec_mix(elbow, wrist, .60f) + wide * (.012f * k), wide,
          .066f * k * m, .078f * k * m);
    sinew(elbow - wide * (.04f * k), vec_mix(elbow, wrist, .66f) - wide * (.02f * k), inside, .066f * k * m,
          .070f * k * m);
    sinew(vec_mix(elbow, wrist, .05f) - inside * (.035f * k), vec_mix(elbow, wrist, .72f) - inside * (.02f * k), inside,
          .05f * k * m, .05f * k * m);
    Vec3 knob = vec_mix(elbow, wrist, .93f) - inside * (.028f * k) - wide * (.030f * k);
    blend(.03f * k);
    sinew(vec_mix(elbow, wrist, .78f), wrist + f * (.03f * k), inside, .058f * k, .046f * k);
    blend(.016f * k);
    ball(knob[0], knob[1], knob[2], .027f * k);
    for (int side = -1; side <= 1; side += 2) /* cords under the wrist's skin */
        limb(vec_mix(elbow, wrist, .62f) + inside * (.046f * k) + wide * ((float)side * .012f * k),
             wrist + inside * (.036f * k) + wide * ((float)side * .014f * k), .012f * k, .013f * k);
}

void sinew_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick, float muscle)
{
    float k = thick, m = .74f + .26f * muscle;
    Vec3 a = vec_unit(elbow - shoulder), f = vec_unit(wrist - elbow), front = across_of(f, a, V(0, .3f, 1)),
         wide = vec_cross(a, front), point = vec_unit(a - f + front * -.25f);
    float flexed = unit(.5f - .7f * vec_dot(a, f));
    melting();
    blend(.05f * k);
    limb(shoulder, elbow, .098f * k, .070f * k);
    blend(.034f * k);
    limb(shoulder, vec_mix(shoulder, elbow, .5f), .148f * k * m, .058f * k); /* deltoid */
    blend(.026f * k);
    sinew(vec_mix(shoulder, elbow, .24f) + front * (.048f * k), vec_mix(shoulder, elbow, .96f) + front * (.030f * k),
          front, .078f * k * m, (.074f + .03f * flexed) * k * m);
    for (int side = -1; side <= 1; side += 2) { /* triceps, its two heads */
        Vec3 off = wide * ((float)side * .040f * k) - front * (.046f * k);
        sinew(vec_mix(shoulder, elbow, .14f) + off, vec_mix(shoulder, elbow, side < 0 ? .74f : .84f) + off, -front,
              .056f * k * m, .064f * k * m);
    }
    blend(.022f * k);
    Vec3 tip = elbow + point * (.040f * k);
    ball(tip[0], tip[1], tip[2], .058f * k);
    forearm(elbow, wrist, a, wide, k, m);
}

static void shank(Vec3 knee, Vec3 ankle, Vec3 ahead, Vec3 wide, float k, float m)
{
    blend(.04f * k);
    limb(knee, ankle, .082f * k, .058f * k);
    blend(.026f * k);
    for (int side = -1; side <= 1; side += 2) { /* the calf */
        Vec3 off = wide * ((float)side * .042f * k) - ahead * (.062f * k);
        sinew(vec_mix(knee, ankle, .0f) + off, vec_mix(knee, ankle, side < 0 ? .56f : .50f) + off, -ahead,
              .062f * k * m, .076f * k * m);
    }
    limb(vec_mix(knee, ankle, .44f) - ahead * (.055f * k), ankle - ahead * (.058f * k), .04f * k, .034f * k);
    limb(vec_mix(knee, ankle, .10f) + ahead * (.055f * k), vec_mix(knee, ankle, .92f) + ahead * (.028f * k), .036f * k,
         .036f * k);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p = ankle + wide * ((float)side * .060f * k) + V(0, .012f * (float)side * k, 0);
        ball(p[0], p[1], p[2], .034f * k);
    }
}

void sinew_leg(Vec3 hip, Vec3 knee, Vec3 ankle, Vec3 ahead, float thick, float muscle)
{
    float k = thick, m = .74f + .26f * muscle;
    Vec3 a = vec_unit(knee - hip), front = across_of(ahead, a, V(0, 1, .3f)), wide = vec_cross(a, front);
    blend(.05f * k);
    limb(hip, knee, .148f * k, .088f * k);
    blend(.032f * k);
    sinew(vec_mix(hip, knee, .0f) + front * (.045f * k), vec_mix(hip, knee, .90f) + front * (.055f * k), front,
          .092f * k * m, .115f * k * m);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 off = wide * ((float)side * .068f * k) + front * (.020f * k);
        sinew(vec_mix(hip, knee, .18f) + off, vec_mix(hip, knee, side < 0 ? .98f : .92f) + off * .9f,
              wide * (float)side + front * .5f, .066f * k * m, .080f * k * m);
        off = wide * ((float)side * .05f * k) - front * (.060f * k);
        sinew(vec_mix(hip, knee, .06f) + off, vec_mix(hip, knee, .94f) + off * .8f, -front, .07f * k * m,
              .085f * k * m);
    }
    Vec3 s = vec_unit(ankle - knee), look = vec_unit(front + across_of(ahead, s, front)),
         cap = knee + look * (.068f * k);
    blend(.020f * k);
    sinew(cap - vec_unit(a + s) * (.062f * k), cap + vec_unit(a + s) * (.056f * k), look, .058f * k, .046f * k);
    Vec3 knob = knee + s * (.12f * k) + look * (.050f * k);
    ball(knob[0], knob[1], knob[2], .042f * k);
    shank(knee, ankle, across_of(ahead, s, front), vec_unit(vec_cross(s, across_of(ahead, s, front))), k, m);
}

/* A ridge on a limb, from the place t0 at angle a0 to t1 at a1, radians round it from `front`. */
static void ridge(Vec3 from, Vec3 to, Vec3 front, float r0, float r1, const float at[4], float thick)
{
    Vec3 along = vec_unit(to - from), side = vec_cross(along, front), p[3];
    float r[3] = {thick * .45f, thick, thick * .3f};
    for (int i = 0; i < 3; i++) {
        float u = (float)i * .5f, t = mix(at[0], at[2], u), a = mix(at[1], at[3], u),
              far = mix(r0, r1, t) - thick * .30f + thick * .3f * (float)(i == 1);
        p[i] = vec_mix(from, to, t) + (front * cosf(a) + side * sinf(a)) * far;
    }
    tube(3, p, r, 3);
}

void sinew_cloth(Vec3 root, Vec3 bend, Vec3 end, float r0, float r1, float r2, int seed)
{
    Vec3 a = vec_unit(bend - root), f = vec_unit(end - bend), front = across_of(f, a, V(0, .3f, 1)),
         after = across_of(-a, f, front), point = vec_unit(a - f - front * .25f);
    melting();
    blend(.06f);
    limb(root, bend, r0, r1);
    limb(bend, end, r1, r2);
    limb(vec_mix(bend, end, .10f), vec_mix(bend, end, .5f), r1 * 1.02f, mix(r1, r2, .35f) * 1.06f);
    Vec3 tip = bend + point * (r1 * .42f);
    blend(.03f);
    ball(tip[0], tip[1], tip[2], r1 * .74f);
    blend(r1 * .16f);
    for (int i = 0; i < 6; i++) { /* from the bend outwards, up the one and down the other */
        float s = i % 2 ? 1.f : -1.f, c = chance(seed + i), d = chance(seed + i + 30), row = (float)(i / 2);
        ridge(root, bend, front, r0, r1,
              (float[4]){.97f - .10f * row, s * (.15f + .2f * c), .72f - .20f * row, s * (1.5f + .9f * d)}, r1 * .26f);
        ridge(bend, end, after, r1, r2,
              (float[4]){.02f + .10f * row, s * (.15f + .2f * d), .24f + .19f * row, s * (1.4f + 1.0f * c)}, r1 * .24f);
    }
    for (int i = 0; i < 4; i++) { /* pushed together at the end */
        float c = chance(seed + i + 60) * 6.3f, t = .97f - .085f * (float)i;
        ridge(bend, end, after, r1, r2, (float[4]){t, c, t - .07f + .06f * chance(seed + i + 70), c + 2.6f}, r2 * .26f);
    }
}
