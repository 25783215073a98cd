/* SPDX-License-Identifier: MIT
 * What belongs to a portrait: hair, beards, marks of the skin, sleeves, fur and straps. */
#include "props/bust.h"

#include "props/left_out.h"
#include "props/people.h"
#include "props/sinew.h"
#include "props/skin.h"

void sit(const Seat *s)
{
    const float hip = 1.12f;
    move(s->at[0], s->at[1] + hip, s->at[2]);
    turn_y(s->turn);
    turn_x(s->lean);
    turn_z(s->tilt);
    move(0, -hip, 0);
}

void seated(const Seat *s, int cloth, Vec3 shoulder[2])
{
    push();
    sit(s);
    body_tunic(&s->f, cloth);
    Vec3 at[2] = {here(body_shoulder(&s->f, -1)), here(body_shoulder(&s->f, 1))};
    pop();
    shoulder[0] = at[0];
    shoulder[1] = at[1];
}

int bust_hair(Vec3 color)
{
    return material_new(color, color * .42f, .5f, .9f, PAT_HAIR, 2.2f, .12f);
}

/* ---- hair ---- */

static Vec3 skull_point(float degrees, float height, float out)
{
    float a = degrees * PI / 180, c = sqrtf(max_of(1 - height * height, 0));
    return V(sinf(a) * c * (.345f + out), .17f + height * (.345f + out), cosf(a) * c * (.395f + out) - .065f);
}

void close_hair(int m)
{
    part();
    paint(m);
    blend(.03f);
    egg(0, .185f, -.085f, .368f, .360f, .420f);
    carve();
    blend(.02f);
    egg(0, -.10f, .42f, .29f, .49f, .38f);
    egg(-.36f, -.12f, .06f, .12f, .16f, .13f);
    egg(.36f, -.12f, .06f, .12f, .16f, .13f);
    box(0, -.52f, 0, .6f, .34f, .7f, .05f);
    fill();
}

/* p, or where it comes out of the skull that it lies in, `out` above it. */
static Vec3 over_skull(Vec3 p, float out)
{
    const Vec3 middle = V(0, .17f, -.065f);
    Vec3 d = p - middle, e = d / V(.345f + out, .345f + out, .395f + out);
    e[3] = 0;
    float far = vec_length(e);
    return far < 1 && far > .01f ? middle + d * (1 / far) : p;
}

/* How low hair grows there: high above the brow, down to the ears. */
static float hairline(float degrees)
{
    float a = degrees / 100;
    return .56f - .75f * a * a;
}

void comb_hair(int m, const Comb *c)
{
    part();
    paint(m);
    blend(.012f);
    for (int r = 0; r < c->rows; r++)
        for (int i = 0; i < c->locks; i++) {
            int s = c->seed + 31 * r + i;
            float u = ((float)i + .6f * (chance(s) - .5f) + (r % 2 ? .5f : 0)) / (float)(c->locks - 1),
                  v = c->rows > 1 ? (float)r / (float)(c->rows - 1) : .5f, degrees = mix(c->from, c->to, u),
                  height = mix(max_of(c->low, min_of(hairline(degrees), c->high)), c->high, v) +
                           .05f * (chance(s + 400) - .5f);
            Vec3 root = skull_point(degrees, clamp(height, -1, .99f), -.02f), flow = c->flow;
            if (c->part > 0)
                flow += V((root[0] > 0 ? 1.f : -1.f) * c->part, 0, 0);
            float len = c->length * (1 - .35f * chance(s + 90));
            flow += V(chance(s + 10) - .5f, chance(s + 20) - .5f, chance(s + 30) - .5f) * (1.4f * c->wild);
            Vec3 p[5] = {root};
            for (int k = 1; k < 5; k++) {
                float t = (float)k / 4;
                p[k] = over_skull(root + flow * (len * t), c->stand * min_of(1.6f * t, 1) * (1 - .25f * t));
            }
            hair_lock(5, p, c->thick * (.8f + .4f * chance(s + 50)), s);
        }
}

void comb_beard(int m, const Beard *b)
{
    float length = or_else(b->length, .3f), thick = or_else(b->thick, .05f), wide = or_one(b->wide);
    part();
    paint(m);
    blend(.012f);
    for (int row = 0; row < 3; row++) {
        int n = row == 2 ? 7 : 15;
        for (int i = 0; i < n; i++) {
            int s = b->seed + 23 * row + i;
            float t = ((float)i / (float)(n - 1) * 2 - 1) * (row == 2 ? .42f : 1) * min_of(wide, 1), a = t * 1.62f,
                  away = fabsf(t), c = chance(s),
                  y = -.425f + .055f * (float)row + .31f * powf(away, 2.1f) - b->drop * (1 - .7f * away * away);
            Vec3 root = V(sinf(a) * .268f, y, .045f + cosf(a) * (.205f + .12f * b->chin));
            float len = length * (1 - .55f * away) * (.75f + .4f * c);
            Vec3 out = V(sinf(a), -.25f, cosf(a)),
                 end = root + V(0, -1, .12f) * len + b->flow * len + out * (.16f * len);
            end[0] = mix(end[0], b->flow[0] * len, b->point * (1 - .3f * away));
            Vec3 bend = V(.16f * (chance(s + 60) - .5f), 0, .1f * (chance(s + 70) - .5f)) * len;
            Vec3 p[4] = {root, root + out * .055f + V(0, -.28f, .03f) * len,
                         vec_mix(root, end, .62f) + out * .05f + bend, end};
            hair_lock(4, p, thick * (.85f + .35f * chance(s + 80)), s);
        }
    }
}

void moustache(int m, float length, float thick, float curl, float wry, int seed)
{
    part();
    paint(m);
    blend(.012f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            float s = (float)side, k = (float)i, l = length * (1 - .22f * k);
            Vec3 p[5] = {V(wry + s * .012f, -.200f - .012f * k, .378f), V(wry + s * .080f, -.228f - .016f * k, .375f),
                         V(wry + s * .150f, -.262f - .02f * k + .2f * curl * l, .325f),
                         V(wry + s * (.17f + .55f * l), -.285f - (.30f - curl * .6f) * l, .285f),
                         V(wry + s * (.18f + .75f * l), -.29f - (.75f - 1.5f * curl) * l, .27f)};
            hair_lock(5, p, thick * (1 - .15f * k), seed + i + 9 * side);
        }
}

/* ---- what lies on the skin ---- */

void face_line(int head, int n, const float *xy, const float *radii, int m)
{
    skin_paint(head, m, n, xy, radii, .55f);
}

void stubble(int head, int m, int hairs, float gape)
{
    part();
    paint(m);
    blend(.002f);
    for (int i = 0; i < hairs; i++) {
        float x = .38f * (chance(i + 3) - .5f), y = -.52f + .36f * chance(i + 503), away = fabsf(x);
        bool on_mouth = away < .135f && y > -.305f - 1.7f * gape && y<-.235f, below_nose = y> - .20f && away < .20f;
        if (on_mouth || below_nose || y < -.50f + .5f * away - gape)
            continue;
        Vec3 p = skin_point(head, x, y, 0);
        if (p[2] < .02f)
            continue;
        limb(p - V(0, 0, .004f), p + V(.2f * x * .1f, -.016f, .007f), .0044f, .002f);
    }
}

/* ---- arms ---- */

static void sleeved(const BustArm *a, Vec3 wrist)
{
    float k = or_one(a->thick);
    part();
    melting();
    paint(a->hand.skin);
    blend(.05f);
    if (a->reach > .5f)
        limb(a->elbow, wrist, .085f * k, .065f * k);
    else
        sinew_arm(a->shoulder, a->elbow, wrist, k * 1.08f, .7f);
    if (a->reach <= 0)
        return;
    Vec3 end = vec_mix(a->elbow, wrist, a->reach), along = vec_unit(wrist - a->elbow);
    part();
    paint(a->sleeve);
    blend(.05f);
    sleeve_cloth(a->shoulder, a->elbow, end, .158f * k, .132f * k, .108f * k, a->seed);
    if (a->cuff <= 0)
        return;
    part();
    paint(a->cuff);
    blend(.02f);
    limb(end - along * .05f, end + along * .02f, .118f * k, .112f * k);
    carve();
    limb(end, end + along * .1f, .092f * k, .10f * k);
    fill();
}

void bust_arm(const BustArm *a, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    sleeved(a, wrist);
    person_hand_at(&a->hand, wrist, fingers, palm);
}

void bust_grip(const BustArm *a, Vec3 at, Vec3 bar, Vec3 out)
{
    sleeved(a, person_wrist(&a->hand, at, bar, out));
    person_hand_grip(a->hand, at, bar, out);
}

/* ---- fur and leather ---- */

void fur_along(int n, const Vec3 *line, float length, float thick, int tufts, int m, int seed)
{
    part();
    paint(m);
    blend(thick * .5f);
    for (int i = 0; i < tufts; i++) {
        float t = (float)i / (float)(tufts - 1) * (float)(n - 1) * .999f;
        Vec3 p = tube_point(n, line, t), q = tube_point(n, line, min_of(t + .05f, (float)(n - 1))),
             along = vec_unit(q - p + V(1e-4f, 0, 0)), side = vec_unit(vec_cross(along, V(0, 1, 0)));
        for (int k = 0; k < 3; k++) {
            float c = chance(seed + 3 * i + k), d = chance(seed + 3 * i + k + 700);
            Vec3 out = vec_unit(side * ((float)k - 1 + .5f * (c - .5f)) + V(0, k == 1 ? .5f : -.25f, 0));
            limb(p + out * (thick * .2f),
                 p + out * (length * (.6f + .4f * c)) + along * (length * .7f * (d - .35f)) + V(0, -length * .35f, 0),
                 thick, thick * .12f);
        }
    }
}

void strap_along(int n, const Vec3 *line, Vec3 out, float wide, int leather, int buckle, float span)
{
    enum { MOST = 8 };
    Vec3 p[2 * MOST];
    n = n < MOST ? n : MOST;
    for (int i = 0; i < n; i++) {
        Vec3 along = vec_unit(line[i + 1 < n ? i + 1 : i] - line[i > 0 ? i - 1 : i]),
             side = vec_unit(vec_cross(along, out)) * (wide * .5f);
        p[2 * i] = line[i] - side;
        p[2 * i + 1] = line[i] + side;
    }
    part();
    paint(leather);
    cloth(n, 2, p, .016f, 4);
    if (buckle <= 0)
        return;
    Vec3 at = tube_point(n, line, span), ahead = tube_point(n, line, min_of(span + .1f, (float)(n - 1)));
    push();
    move(at[0], at[1], at[2]);
    aim(vec_unit(ahead - at), out);
    part();
    paint(buckle);
    blend(.01f);
    float h = wide * .62f;
    Vec3 q[5] = {V(-h, -h, .02f), V(h, -h, .02f), V(h, h, .02f), V(-h, h, .02f), V(-h, -h, .02f)};
    for (int i = 0; i < 4; i++)
        limb(q[i], q[i + 1], wide * .11f, wide * .11f);
    limb(V(0, -h, .03f), V(0, h, .03f), wide * .07f, wide * .07f);
    pop();
}
