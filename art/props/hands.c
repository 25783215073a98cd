/* SPDX-License-Identifier: MIT
 * Hands: a palm of two limbs and an egg, fingers of three bones each. */
#include "props/hands.h"

typedef enum { BONES, CLAWS } Pass;

/* One finger from the brush's place along y. */
static void finger(const Hand *h, float length, float r, float curl, Pass pass)
{
    static const float share[3] = {.42f, .32f, .26f}, bend[3] = {80, 95, 60};
    push();
    for (int i = 0; i < 3; i++) {
        float l = length * share[i], from = r * (1 - .09f * (float)i), to = r * (1 - .09f * (float)(i + 1));
        turn_x(curl * bend[i]);
        if (pass == BONES) { /* waisted between the joints */
            limb(V(0, 0, 0), V(0, l * .55f, 0), from, from * .86f);
            limb(V(0, l * .5f, 0), V(0, l, 0), from * .86f, to * .98f);
            if (i < 2)
                ball(0, l, -r * .12f, to * 1.10f);
        }
        move(0, l, 0);
    }
    if (pass == CLAWS) {
        float l = h->size * h->claw_length;
        part();
        paint(h->claw);
        turn_x(25);
        limb(V(0, -.1f * l, -.1f * r), V(0, l * .55f, 0), r * .72f, r * .45f);
        turn_x(25);
        limb(V(0, l * .45f, 0), V(0, l * 1.1f, .1f * l), r * .5f, r * .05f);
    }
    pop();
}

static void fingers(const Hand *h, float width, float r, Pass pass)
{
    int n = h->fingers > 0 ? h->fingers : 4;
    float s = h->size;
    for (int i = 0; i < n; i++) {
        float side = n > 1 ? ((float)i / (float)(n - 1) - .5f) * 2 : 0, middle = 1 - fabsf(side - .15f) * .16f;
        push();
        move(side * width * .42f, s * .86f * (1 - .06f * side * side), 0);
        turn_z(-side * h->spread * .5f);
        finger(h, s * .95f * middle, r, h->curl * (1 - .1f * side * (float)h->thumb), pass);
        pop();
    }
    push();
    move((float)h->thumb * width * .42f, s * .28f, s * .1f);
    turn_z(-(float)h->thumb * mix(52, 12, h->curl));
    turn_y(-(float)h->thumb * 60);
    finger(h, s * .8f, r * 1.15f, h->curl * .42f, pass);
    pop();
}

void hand(const Hand *h)
{
    float s = h->size, r = s * .15f * h->thick * (h->fingers > 0 && h->fingers < 4 ? 1.3f : 1);
    float width = s * .72f * (.75f + .25f * h->thick);
    egg(0, s * .45f, 0, width * .5f, s * .48f, s * .21f * h->thick);
    limb(V(0, -s * .22f, 0), V(0, s * .2f, 0), s * .15f * h->thick, s * .17f * h->thick); /* wrist */
    for (int i = 0, n = h->fingers > 0 ? h->fingers : 4; i < n && n > 1; i++) {           /* knuckles */
        float side = ((float)i / (float)(n - 1) - .5f) * 2;
        ball(side * width * .42f, s * .83f * (1 - .06f * side * side), -r * .35f, r * .98f);
    }
    egg((float)h->thumb * width * .28f, s * .3f, s * .07f, width * .27f, s * .3f,
        s * .2f * h->thick); /* ball of the thumb */
    fingers(h, width, r, BONES);
    if (h->claw > 0)
        fingers(h, width, r, CLAWS);
}

void hand_at(const Hand *h, Vec3 at, Vec3 fingers, Vec3 palm)
{
    push();
    move(at[0], at[1], at[2]);
    aim(fingers, palm);
    hand(h);
    pop();
}

void hand_grip(Hand h, Vec3 at, Vec3 bar, Vec3 out)
{
    /* the hand's x is the bar, its y (fingers) goes round in front of it towards `out` */
    Vec3 x = vec_unit(bar), y = vec_unit(out - x * vec_dot(out, x)), z = vec_cross(x, y);
    h.curl = .86f;
    push();
    move(at[0], at[1], at[2]);
    aim(y, z);
    move(0, -h.size * 1.02f, -h.size * .3f);
    hand(&h);
    pop();
    move(at[0], at[1], at[2]);
    aim(x, y);
}

Vec3 hand_wrist(float size, Vec3 at, Vec3 bar, Vec3 out)
{
    Vec3 x = vec_unit(bar), y = vec_unit(out - x * vec_dot(out, x)), z = vec_cross(x, y);
    return at - y * (1.02f * size) - z * (.3f * size);
}

void arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float r_shoulder, float r_elbow, float r_wrist)
{
    Vec3 upper = vec_mix(shoulder, elbow, .5f), lower = vec_mix(elbow, wrist, .32f);
    limb(shoulder, elbow, r_shoulder * .9f, r_elbow * .85f);
    limb(elbow, wrist, r_elbow * .9f, r_wrist);
    limb(vec_mix(shoulder, elbow, .28f), upper, r_shoulder, r_shoulder * .98f); /* biceps */
    limb(vec_mix(elbow, wrist, .12f), lower, r_elbow * 1.12f, r_elbow * 1.05f); /* forearm */
}
