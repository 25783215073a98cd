/* SPDX-License-Identifier: MIT
 * Rigid dice on a plane: gravity, corners that touch the felt with friction, rounds that push each other and the rim.
 * What still rolls when time is nearly up falls onto its nearest face. */
#include "gfx/dice_toss.h"

#include <math.h>
#include <string.h>

#include "base/log.h"

enum { STEP_MS = 2, STEPS = TOSS_FRAME / STEP_MS, SETTLE_MS = 760, FLY_IN_MS = 220 };

static const float gravity = 2400, felt_bounce = 0.45f, rim_bounce = 0.62f, dice_bounce = 0.5f;
static const float friction = 0.375f, girth = 0.46f, slowest = 500, fastest = 2600;
static const float opening = 900; /* px per second between the first and the last die of a throw, to the right */
static const float dt = STEP_MS / 1000.0f;
static const float lean_most = 0.35f; /* a number lies at most so far from upright, radians */

typedef struct {
    const Solid *solid;
    Vec at, v, turn; /* middle (y up the screen, z above the felt), its speed, radians a second */
    Spin spin;
    float radius; /* of the corners */
    float grip;   /* of its corners on the felt */
    float late;   /* ms until it is over the tray */
    Vec from;     /* where the hand lets it go */
    bool falls;   /* it has no more speed and falls onto a face */
} Body;

typedef struct {
    Body body[TOSS_DICE + TOSS_LYING];
    int n, all;                   /* thrown; with those that lie */
    float left, right, low, high; /* of the tray */
    uint32_t luck;
    Toss *out;
    int now; /* ms */
} World;

float toss_reach(float size)
{
    return size * girth;
}

float toss_size(Rect tray, int n, float wish)
{
    float room = sqrtf(tray.w * tray.h * 0.36f / (float)(n > 0 ? n : 1)), side = fminf(tray.w, tray.h);
    float most = fminf(fmaxf(side * 0.76f, 54), side * 0.84f); /* in a low tray they take more of it: they are read */
    return fminf(wish, fminf(room, most));
}

/* Returns a random number from -1 to 1. */
static float chance(World *w)
{
    w->luck = w->luck * 1664525u + 1013904223u;
    return (float)(w->luck >> 8) / 8388608.0f - 1;
}

static void knock(World *w, int die, float speed)
{
    Toss *t = w->out;
    if (speed < 160 || t->nknocks == TOSS_KNOCKS || die >= w->n)
        return;
    for (int i = t->nknocks - 1; i >= 0 && t->knock[i].ms + 40 > w->now; i--)
        if (t->knock[i].die == die)
            return; /* one sound for all corners that touch at once */
    t->knock[t->nknocks++] = (TossKnock){(uint16_t)w->now, (uint8_t)die, fminf(speed / 1600, 1)};
}

/* ---- the start --------------------------------------------------------------------------------------------------- */

static void put_body(World *w, Body *b, const Solid *const solid[DIE_KINDS], const TossDie *d)
{
    b->solid = solid[d->kind];
    REQUIRE(b->solid != NULL);
    b->spin = spin_none();
    b->radius = d->size / 2;
    b->grip = friction * (d->kind == DIE_D4 ? 1.6f : 1);
    b->from = vec(d->x, -d->y, 0);
    float edge = toss_reach(d->size);
    b->at = vec(fminf(fmaxf(d->x, w->left + edge), w->right - edge), fminf(fmaxf(-d->y, w->low + edge), w->high - edge),
                b->radius);
}

static void throw_body(World *w, Body *b, float vx, float vy)
{
    float speed = hypotf(vx, vy), way = atan2f(vy, vx);
    speed = fminf(fmaxf(speed, slowest), fastest);
    way += chance(w) * 0.157f; /* 9 degrees */
    speed *= 1 + chance(w) * 0.15f;
    b->v = vec(cosf(way) * speed, sinf(way) * speed, 260 + 60 * chance(w));
    b->at.z = b->radius + 40;
    float far = hypotf(b->from.x - b->at.x, b->from.y - b->at.y);
    b->late = fminf(far / speed * 1000, FLY_IN_MS);
    b->late = far < 2 ? 0 : fmaxf(b->late, 60);
    b->spin = spin_about(chance(w), chance(w), chance(w) + 0.01f, 3.1f * chance(w));
    Vec axle = vec(-sinf(way) + 0.3f * chance(w), cosf(way) + 0.3f * chance(w), 0.5f * chance(w));
    b->turn = vec_times(axle, speed / b->radius * 0.8f);
}

static void begin(World *w, const Solid *const solid[DIE_KINDS], const TossHow *how)
{
    w->n = how->n;
    w->all = how->n + how->nlying;
    w->luck = how->seed * 2654435761u + 12345;
    w->left = how->tray.x;
    w->right = how->tray.x + how->tray.w;
    w->high = -how->tray.y;
    w->low = -how->tray.y - how->tray.h;
    for (int i = 0; i < w->n; i++) {
        float apart = w->n > 1 ? (float)i / (float)(w->n - 1) - 0.5f : 0; /* the hand opens as it throws */
        put_body(w, &w->body[i], solid, &how->die[i]);
        throw_body(w, &w->body[i], how->vx + apart * opening, -how->vy);
    }
    for (int i = w->n; i < w->all; i++)
        put_body(w, &w->body[i], solid, &how->lying[i - w->n]);
}

/* ---- one step of one die ----------------------------------------------------------------------------------------- */

static void turn_by(Body *b, Vec turn, float seconds)
{
    float angle = sqrtf(vec_dot(turn, turn)) * seconds;
    if (angle > 1e-6f)
        b->spin = spin_then(b->spin, spin_about(turn.x, turn.y, turn.z, angle));
}

/* Returns how far its lowest corner is below its middle. */
static float depth(const Body *b)
{
    float low = 0;
    for (int i = 0; i < b->solid->ncorners; i++)
        low = fminf(low, spin_vec(b->spin, b->solid->corner[i]).z);
    return -low * b->radius;
}

/* Strikes the felt with the corner at r from the middle: an impulse upwards, and one against its sliding. */
static void strike(World *w, int die, Body *b, Vec r)
{
    float inertia = 0.3f * b->radius * b->radius;
    Vec speed = vec_add(b->v, vec_cross(b->turn, r));
    if (speed.z >= 0)
        return;
    Vec arm = vec_cross(r, vec(0, 0, 1));
    float up = -(1 + (speed.z < -140 ? felt_bounce : 0)) * speed.z / (1 + vec_dot(arm, arm) / inertia);
    knock(w, die, -speed.z);
    Vec slide = vec(speed.x, speed.y, 0);
    float slides = sqrtf(vec_dot(slide, slide));
    Vec push = vec(0, 0, up);
    if (slides > 1) {
        Vec along = vec_times(slide, 1 / slides), lever = vec_cross(r, along);
        float stop = slides / (1 + vec_dot(lever, lever) / inertia);
        push = vec_sub(push, vec_times(along, fminf(b->grip * up, stop)));
    }
    b->v = vec_add(b->v, push);
    b->turn = vec_add(b->turn, vec_times(vec_cross(r, push), 1 / inertia));
}

static void touch_felt(World *w, int die, Body *b)
{
    float under = 0;
    for (int i = 0; i < b->solid->ncorners; i++) {
        Vec r = vec_times(spin_vec(b->spin, b->solid->corner[i]), b->radius);
        if (b->at.z + r.z > 0)
            continue;
        under = fmaxf(under, -(b->at.z + r.z));
        strike(w, die, b, r);
    }
    b->at.z += under;
}

/* Returns the face it lies on, or nearly does. */
static int lowest_face(const Body *b)
{
    int best = 0;
    float low = 2;
    for (int i = 0; i < b->solid->nfaces; i++) {
        float z = spin_vec(b->spin, b->solid->face[i].normal).z;
        best = z < low ? i : best;
        low = z < low ? z : low;
    }
    return best;
}

/* Rotates it by `share` of the angle that is missing to lie flat. */
static void lie_down(Body *b, float share)
{
    Vec down = spin_vec(b->spin, b->solid->face[lowest_face(b)].normal);
    Vec axis = vec_cross(down, vec(0, 0, -1));
    float s = sqrtf(vec_dot(axis, axis)), angle = atan2f(s, -down.z);
    if (s > 1e-6f)
        b->spin = spin_then(b->spin, spin_about(axis.x, axis.y, axis.z, angle * share));
}

/* True if it has so little speed left that it falls onto its nearest face. */
static bool is_spent(const Body *b)
{
    float speed = vec_dot(b->v, b->v), turns = vec_dot(b->turn, b->turn) * b->radius * b->radius;
    return speed < 60 * 60 && turns < 90 * 90 && b->at.z < depth(b) + 2;
}

static void fall(World *w, int die, Body *b)
{
    lie_down(b, 1 - expf(-(float)STEP_MS / 34));
    float keep = expf(-(float)STEP_MS / 60);
    b->v.x *= keep;
    b->v.y *= keep;
    b->turn = vec_times(b->turn, expf(-(float)STEP_MS / 24));
    turn_by(b, vec(0, 0, b->turn.z), dt);
    b->v.z -= gravity * dt;
    b->at = vec_add(b->at, vec_times(b->v, dt));
    float low = depth(b);
    if (b->at.z < low) {
        knock(w, die, -b->v.z);
        b->at.z = low;
        b->v.z = 0;
    }
}

static void move(World *w, int die)
{
    Body *b = &w->body[die];
    if ((float)w->now < b->late)
        return;
    b->falls = b->falls || w->now >= SETTLE_MS || is_spent(b);
    if (b->falls) {
        fall(w, die, b);
        return;
    }
    b->v.z -= gravity * dt;
    b->at = vec_add(b->at, vec_times(b->v, dt));
    turn_by(b, b->turn, dt);
    touch_felt(w, die, b);
}

/* ---- each other and the rim -------------------------------------------------------------------------------------- */

static void bump_rim(World *w, int die)
{
    Body *b = &w->body[die];
    float reach = b->radius * 2 * girth, *at[2] = {&b->at.x, &b->at.y}, *v[2] = {&b->v.x, &b->v.y};
    const float low[2] = {w->left + reach, w->low + reach}, high[2] = {w->right - reach, w->high - reach};
    for (int k = 0; k < 2; k++) {
        bool under = *at[k]<low[k], over = *at[k]> high[k];
        if (!under && !over)
            continue;
        *at[k] = under ? low[k] : high[k];
        if ((under && *v[k] < 0) || (over && *v[k] > 0)) {
            knock(w, die, fabsf(*v[k]));
            *v[k] *= -rim_bounce;
            b->turn = vec_times(b->turn, 0.7f); /* it rolls the other way now: the felt will see to that */
        }
    }
}

/* Parts two dice that overlap, gently; dice that meet exchange speed. */
static void bump_pair(World *w, int i, int k)
{
    Body *a = &w->body[i], *b = &w->body[k];
    float dx = b->at.x - a->at.x, dy = b->at.y - a->at.y, far = hypotf(dx, dy);
    float lack = (a->radius + b->radius) * 2 * girth - far;
    if (lack <= 0 || (float)w->now < a->late || (float)w->now < b->late)
        return;
    bool stays = k >= w->n; /* b lies there */
    float nx = far > 0.01f ? dx / far : cosf((float)(i + k)), ny = far > 0.01f ? dy / far : sinf((float)(i + k));
    float part = fminf(lack, 1.6f), mine = stays ? 1 : 0.5f;
    a->at.x -= nx * part * mine;
    a->at.y -= ny * part * mine;
    b->at.x += nx * part * (1 - mine);
    b->at.y += ny * part * (1 - mine);
    float meet = (a->v.x - b->v.x) * nx + (a->v.y - b->v.y) * ny;
    if (meet <= 0)
        return;
    float push = meet * (1 + dice_bounce) * mine;
    knock(w, i, meet);
    a->v.x -= nx * push;
    a->v.y -= ny * push;
    if (!stays) {
        b->v.x += nx * push;
        b->v.y += ny * push;
    }
}

static void bump(World *w)
{
    for (int i = 0; i < w->n; i++)
        for (int k = i + 1; k < w->all; k++)
            bump_pair(w, i, k);
    for (int i = 0; i < w->n; i++)
        bump_rim(w, i);
}

/* ---- the face that counts ---------------------------------------------------------------------------------------- */

/* Returns the turn that takes a face of the solid to another by the solid's own symmetry, `step` of its corners further
 * on. */
static Spin face_to_face(const Solid *s, int from, int to, int step)
{
    const DieFace *a = &s->face[from], *b = &s->face[to];
    Vec c = vec_cross(a->normal, b->normal);
    float sine = sqrtf(vec_dot(c, c)), cosine = vec_dot(a->normal, b->normal);
    Spin turn = spin_none();
    if (sine > 1e-4f)
        turn = spin_about(c.x, c.y, c.z, atan2f(sine, cosine));
    else if (cosine < 0)
        turn = spin_about(a->up.x, a->up.y, a->up.z, 3.14159265f);
    Vec up = spin_vec(turn, a->up);
    float angle = atan2f(vec_dot(vec_cross(up, b->up), b->normal), vec_dot(up, b->up));
    angle += (float)step * 2 * 3.14159265f / (float)b->ncorners;
    return spin_then(turn, spin_about(b->normal.x, b->normal.y, b->normal.z, angle));
}

/* Returns the face of the number: the upper one, on a d4 the one below the corner that counts. */
static int face_of(const Solid *s, int value)
{
    for (int i = 0; i < s->nfaces; i++)
        if (s->face[i].number == value)
            return i;
    return 0;
}

/* Returns how far its number is turned from upright as it lies, radians; of a d4 the edge nearest to the reader. */
static float lean_of(const Body *b, Spin spin, int face)
{
    Vec up = spin_vec(spin, b->solid->face[face].up);
    return atan2f(-up.x, up.y);
}

/* Returns the symmetry to begin with, so that the value is up at the end and as upright as possible. */
static Spin relabelled(const Body *b, int value)
{
    const Solid *s = b->solid;
    bool d4 = s->corner_number[0] > 0, ten = s->nfaces == 10;
    int to = lowest_face(b), from = face_of(s, value);
    if (!d4) /* the one opposite is up */
        to = s->nfaces - 1 - to;
    Spin best = face_to_face(s, from, to, 0);
    float least = 9;
    for (int step = 0; step < (ten ? 1 : s->face[to].ncorners); step++) {
        Spin one = face_to_face(s, from, to, step);
        float lean = fabsf(lean_of(b, spin_then(one, b->spin), from));
        if (lean < least) {
            least = lean;
            best = one;
        }
    }
    return best;
}

/* ---- what is seen of it ------------------------------------------------------------------------------------------ */

/* Records this frame of every die; a die still between the hand and the tray gets its place in the air. */
static void keep_frame(World *w, int frame)
{
    for (int i = 0; i < w->n; i++) {
        const Body *b = &w->body[i];
        TossShot *shot = &w->out->at[i][frame];
        float k = b->late > 0 ? fminf((float)w->now / b->late, 1) : 1;
        Spin spin = b->spin;
        if (k < 1)
            spin = spin_then(spin, spin_about(b->turn.x, b->turn.y, b->turn.z + 0.01f,
                                              sqrtf(vec_dot(b->turn, b->turn)) * ((float)w->now - b->late) / 1000));
        *shot = (TossShot){b->from.x + (b->at.x - b->from.x) * k, -(b->from.y + (b->at.y - b->from.y) * k),
                           fmaxf(b->at.z - depth(b), 0), spin};
    }
}

/* Returns the turn of the felt as the eye sees it: from above, in front. */
static Spin tilt(Vec upright)
{
    return spin_about(1, 0, 0, -atan2f(upright.y, upright.z));
}

/* Turns the die to its value from the first frame on; while it comes to rest its number also turns upright, as far as
 * needed. */
static void show_value(World *w, int die, int value)
{
    const Body *b = &w->body[die];
    Spin first = relabelled(b, value), eye = tilt(solid_upright(b->solid));
    float lean = lean_of(b, spin_then(first, b->spin), face_of(b->solid, value));
    float twist = fabsf(lean) > lean_most ? copysignf(fabsf(lean) - lean_most, -lean) : 0;
    for (int f = 0; f < TOSS_FRAMES; f++) {
        TossShot *shot = &w->out->at[die][f];
        float k = (float)(f * TOSS_FRAME) / TOSS_MS;
        Spin upright = spin_about(0, 0, 1, twist * k * k * (3 - 2 * k));
        shot->spin = spin_then(spin_then(spin_then(first, shot->spin), upright), eye);
    }
}

/* ---- room for all ------------------------------------------------------------------------------------------------ */

/* True if the die lies at x, y within the rim and on no other. */
static bool is_free(const World *w, int die, float x, float y)
{
    float own = toss_reach(2 * w->body[die].radius);
    if (x < w->left + own || x > w->right - own || y < w->low + own || y > w->high - own)
        return false;
    for (int i = 0; i < w->all; i++)
        if (i != die &&
            hypotf(x - w->body[i].at.x, y - w->body[i].at.y) < own + toss_reach(2 * w->body[i].radius) - 0.5f)
            return false;
    return true;
}

/* Lets a die end in the nearest free place, if it ended on others: pushes part no dice that the rim holds together. It
 * drifts there all the way, so that no eye sees it move aside. */
static void make_room(World *w, int die)
{
    enum { RING = 4, WAYS = 32 };
    Body *b = &w->body[die];
    float dx = 0, dy = 0;
    bool found = is_free(w, die, b->at.x, b->at.y);
    if (found)
        return;
    for (int ring = RING; !found && (float)ring < w->right - w->left; ring += RING)
        for (int k = 0; !found && k < WAYS; k++) {
            dx = (float)ring * cosf((float)k * 6.2831853f / WAYS);
            dy = (float)ring * sinf((float)k * 6.2831853f / WAYS);
            found = is_free(w, die, b->at.x + dx, b->at.y + dy);
        }
    for (int f = 0; found && f < TOSS_FRAMES; f++) {
        float k = (float)f / (TOSS_FRAMES - 1);
        k = k * k * (3 - 2 * k);
        w->out->at[die][f].x += dx * k;
        w->out->at[die][f].y -= dy * k;
    }
    b->at.x += found ? dx : 0;
    b->at.y += found ? dy : 0;
}

/* Returns when the die has come to rest, but for what no eye sees. */
static float settles(const Toss *t, int die)
{
    const TossShot *end = &t->at[die][TOSS_FRAMES - 1];
    int frame = TOSS_FRAMES - 1;
    for (; frame > 0; frame--) {
        const TossShot *s = &t->at[die][frame - 1];
        float turn = fabsf(s->spin.w * end->spin.w + s->spin.x * end->spin.x + s->spin.y * end->spin.y +
                           s->spin.z * end->spin.z);
        if (fabsf(s->x - end->x) + fabsf(s->y - end->y) + fabsf(s->height - end->height) > 1 || turn < 0.9995f)
            break;
    }
    return (float)(frame * TOSS_FRAME);
}

static void find_last(Toss *t)
{
    for (int i = 0; i < t->n; i++) {
        float ms = settles(t, i);
        t->alone = ms > t->still ? t->still : fmaxf(t->alone, ms);
        t->still = fmaxf(t->still, ms);
    }
}

float toss_moment(const Toss *t, float ms)
{
    float tail = t->still - t->alone, slower = tail > 0 ? fminf((TOSS_MS - t->alone) / tail, 2) : 1;
    if (t->n < 2 || ms <= t->alone)
        return fminf(ms, TOSS_MS);
    return fminf(t->alone + (ms - t->alone) / slower, TOSS_MS);
}

void toss_run(const Solid *const solid[DIE_KINDS], const TossHow *how, Toss *out)
{
    World w = {.out = out};
    REQUIRE(how->n >= 0 && how->n <= TOSS_DICE && how->nlying >= 0 && how->nlying <= TOSS_LYING);
    memset(out, 0, sizeof *out);
    out->n = how->n;
    begin(&w, solid, how);
    for (int frame = 0; frame < TOSS_FRAMES; frame++) {
        w.now = frame * TOSS_FRAME;
        keep_frame(&w, frame);
        for (int k = 0; k < STEPS; k++, w.now += STEP_MS) {
            for (int i = 0; i < w.n; i++)
                move(&w, i);
            bump(&w);
        }
    }
    for (int i = 0; i < w.n; i++) {
        lie_down(&w.body[i], 1);
        w.body[i].at.z = depth(&w.body[i]);
    }
    w.now = TOSS_MS;
    keep_frame(&w, TOSS_FRAMES - 1);
    for (int i = 0; i < w.n; i++)
        make_room(&w, i);
    for (int i = 0; i < w.n; i++)
        show_value(&w, i, how->die[i].value);
    find_last(out);
}

TossShot toss_at(const Toss *t, int die, float ms)
{
    float f = ms / TOSS_FRAME;
    int i = (int)f;
    if (f <= 0 || i >= TOSS_FRAMES - 1)
        return t->at[die][f <= 0 ? 0 : TOSS_FRAMES - 1];
    TossShot a = t->at[die][i];
    const TossShot *b = &t->at[die][i + 1];
    float k = f - (float)i;
    bool far = a.spin.w * b->spin.w + a.spin.x * b->spin.x + a.spin.y * b->spin.y + a.spin.z * b->spin.z < 0;
    float q = far ? -k : k;
    a.x += (b->x - a.x) * k;
    a.y += (b->y - a.y) * k;
    a.height += (b->height - a.height) * k;
    a.spin = (Spin){a.spin.w * (1 - k) + b->spin.w * q, a.spin.x * (1 - k) + b->spin.x * q,
                    a.spin.y * (1 - k) + b->spin.y * q, a.spin.z * (1 - k) + b->spin.z * q};
    float length = sqrtf(a.spin.w * a.spin.w + a.spin.x * a.spin.x + a.spin.y * a.spin.y + a.spin.z * a.spin.z);
    a.spin = (Spin){a.spin.w / length, a.spin.x / length, a.spin.y / length, a.spin.z / length};
    return a;
}
