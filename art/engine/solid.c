/* SPDX-License-Identifier: MIT
 * Signed distance fields. The exact formulas are the well-known ones of sphere tracing; the ellipsoid, the octahedron and
 * the outline are bounds, hence the march takes steps of 88 %. */
#include "engine/solid.h"

#include "engine/boxes.h"
#include "engine/folds.h"
#include "engine/noise.h"

static inline float sign_of(float x)
{
    return x < 0 ? -1.f : 1.f;
}

float smooth_min(float a, float b, float k)
{
    float h = max_of(k - fabsf(a - b), 0) / k;
    return min_of(a, b) - h * h * k * .25f;
}

float smooth_max(float a, float b, float k)
{
    float h = max_of(k - fabsf(a - b), 0) / k;
    return max_of(a, b) + h * h * k * .25f;
}

static float egg_distance(const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a) * q->b;
    float k0 = vec_length(l), k1 = vec_length(l * q->b);
    return k1 > 1e-6f ? k0 * (k0 - 1) / k1 : -min_of(q->half[0], min_of(q->half[1], q->half[2]));
}

static float limb_distance(const Shape *q, Vec3 p)
{
    Vec3 along = q->b - q->a, pa = p - q->a;
    float y = vec_dot(pa, along), z = y - q->length2;
    Vec3 w = pa * q->length2 - along * y;
    float x2 = vec_dot(w, w), y2 = y * y * q->length2, z2 = z * z * q->length2;
    float k = sign_of(q->taper) * q->taper * q->taper * x2;
    if (sign_of(z) * q->slope * z2 > k)
        return sqrtf(x2 + z2) * q->inv - q->r1;
    if (sign_of(y) * q->slope * y2 < k)
        return sqrtf(x2 + y2) * q->inv - q->r0;
    return (sqrtf(x2 * q->slope * q->inv) + y * q->taper) * q->inv - q->r0;
}

static float box_distance(const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a);
    float x = fabsf(l[0]) - q->half[0], y = fabsf(l[1]) - q->half[1], z = fabsf(l[2]) - q->half[2];
    return vec_length(vec_positive(V(x, y, z))) + min_of(max_of(x, max_of(y, z)), 0) - q->r0;
}

static float ring_distance(const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a);
    float x = sqrtf(l[0] * l[0] + l[2] * l[2]) - q->r0;
    return sqrtf(x * x + l[1] * l[1]) - q->r1;
}

static float drum_distance(const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a);
    float x = sqrtf(l[0] * l[0] + l[2] * l[2]) - q->r0, y = fabsf(l[1]) - q->half[1];
    float ox = max_of(x, 0), oy = max_of(y, 0);
    return sqrtf(ox * ox + oy * oy) + min_of(max_of(x, y), 0) - q->r1;
}

static float edge_distance2(Vec3 edge, Vec3 p)
{
    Vec3 e = edge * unit(vec_dot(edge, p) / vec_dot(edge, edge)) - p;
    return vec_dot(e, e);
}

static float web_distance(const Shape *q, Vec3 p)
{
    Vec3 ba = q->b - q->a, pa = p - q->a, cb = q->c - q->b, pb = p - q->b, ac = q->a - q->c, pc = p - q->c;
    Vec3 n = vec_cross(ba, ac);
    float sides = sign_of(vec_dot(vec_cross(ba, n), pa)) + sign_of(vec_dot(vec_cross(cb, n), pb)) +
                  sign_of(vec_dot(vec_cross(ac, n), pc));
    float d2;
    if (sides < 2)
        d2 = min_of(edge_distance2(ba, pa), min_of(edge_distance2(cb, pb), edge_distance2(ac, pc)));
    else {
        float e = vec_dot(n, pa);
        d2 = e * e / vec_dot(n, n);
    }
    return sqrtf(d2) - q->r0;
}

static float crystal_distance(const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a), h = q->half;
    float s = fabsf(l[0]) / h[0] + fabsf(l[1]) / h[1] + fabsf(l[2]) / h[2] - 1;
    return s / sqrtf(1 / (h[0] * h[0]) + 1 / (h[1] * h[1]) + 1 / (h[2] * h[2]));
}

static float facets_distance(const Scene *s, const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a);
    float d = -1e9f;
    for (int i = 0; i < q->points; i++) {
        Vec3 n = s->facets[q->first + i];
        d = max_of(d, vec_dot(l, n) - n[3]);
    }
    return d - q->r1;
}

static float hull_distance(const Scene *s, const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a);
    float d = -1e9f;
    for (int i = 0; i < q->points; i++) {
        Vec3 n = s->facets[q->first + i];
        float e = vec_dot(l, n) - n[3];
        d = i == 0 ? e : smooth_max(d, e, q->r1);
    }
    return d;
}

/* The angle of the direction x, y as atan2f(y, x), to 1e-6 (after Abramowitz and Stegun 4.4.49). */
static float angle_of(float y, float x)
{
    float ax = fabsf(x), ay = fabsf(y), t = min_of(ax, ay) / max_of(max_of(ax, ay), 1e-20f), u = t * t;
    float a =
        t *
        (1 + u * (-.3333314528f +
                  u * (.1999355085f +
                       u * (-.1420889944f +
                            u * (.1065626393f +
                                 u * (-.0752896400f + u * (.0429096138f + u * (-.0161657367f + u * .0028662257f))))))));
    a = ay > ax ? PI / 2 - a : a;
    a = x < 0 ? PI - a : a;
    return y < 0 ? -a : a;
}

/* Height of the folds at an angle (its sine and cosine beside it) and t (0 top .. 1 hem): ridges are broad, valleys
 * narrow, as in hanging cloth. They wander, part and die away because the noise shifts them. half: number of folds, depth
 * at the top, depth at the hem; c: twist, uneven hem, seed. */
static float folds(const Shape *q, float angle, float cosine, float sine, float t)
{
    Vec3 at = V(cosine * 1.7f, sine * 1.7f + q->c[2] * 7.1f, t * 1.9f + q->c[2]);
    float wander = noise_at(at) - .5f, strong = .45f + 1.1f * noise_at(at * 1.3f + V(9, 4, 2));
    float u = angle * q->half[0] + 3.4f * wander + q->c[0] * t, s = sinf(u * .5f);
    float fine = sinf(u * 1.27f + 5 * wander + 2.f * t);
    float depth = mix(q->half[1], q->half[2], powf(t, 1.15f));
    return depth * (strong * (1.7f * sqrtf(s * s + .02f) - .95f) + .22f * fine);
}

/* The ring of a drape at a height: radii along x and z, and its middle. */
static void drape_row(const Scene *s, const Shape *q, float y, float row[4])
{
    float(*w)[2] = s->outline_points + q->first; /* three pairs a row: y rx, rz x, z - */
    int rows = q->points / 3, i = 0;
    while (i < rows - 2 && y < w[(i + 1) * 3][0])
        i++;
    float k = unit((w[i * 3][0] - y) / max_of(w[i * 3][0] - w[i * 3 + 3][0], 1e-5f));
    for (int j = 1; j < 5; j++) {
        int a = i * 3 + j / 2, b = a + 3, z = i > 0 ? a - 3 : a, e = i < rows - 2 ? b + 3 : b;
        float v0 = w[z][j % 2], v1 = w[a][j % 2], v2 = w[b][j % 2], v3 = w[e][j % 2];
        row[j - 1] = .5f * (v1 * 2 + (v2 - v0) * k + (v0 * 2 - v1 * 5 + v2 * 4 - v3) * k * k +
                            (v1 * 3 - v0 - v2 * 3 + v3) * k * k * k);
    }
}

static float drape_distance(const Scene *s, const Shape *q, Vec3 p)
{
    const float lipschitz = .62f, seam = .02f;
    Vec3 l = into_frame(&q->turn, p - q->a);
    float top = s->outline_points[q->first][0], low = s->outline_points[q->first + q->points - 3][0], row[4];
    drape_row(s, q, clamp(l[1], low, top), row);
    float rx = max_of(row[0], .01f), rz = max_of(row[1], .01f), x = l[0] - row[2], z = l[2] - row[3];
    float ex = x / rx, ez = z / rz, rho = max_of(sqrtf(ex * ex + ez * ez), 1e-4f), radius = sqrtf(x * x + z * z) / rho;
    float out = (rho - 1) * max_of(radius, min_of(rx, rz)),
          t = (top - clamp(l[1], low, top)) / max_of(top - low, 1e-5f);
    float most = max_of(q->half[1], q->half[2]) * 1.9f, d = fabsf(out) - q->r0, hem = low, angle = 0;
    bool folded = d < most + .12f, open = q->b[1] < PI;
    if (folded || open)
        angle = angle_of(ex, ez);
    if (folded) {
        float cosine = ez / rho, sine = ex / rho, f = folds(q, angle, cosine, sine, t);
        d = fabsf(out - f) - q->r0;
        hem += q->c[1] * 2 * f;
        if (hem + fabsf(q->c[1]) - l[1] > max_of(d - seam, l[1] - top)) /* else too far above the hem to tell */
            hem += q->c[1] * noise_at(V(cosine * 3, sine * 3, q->c[2] + 31));
    } else
        d -= most;
    if (open) {
        float from_middle = angle - q->b[0];
        from_middle -= 2 * PI * floorf(from_middle / (2 * PI) + .5f);
        d = smooth_max(d, (fabsf(from_middle) - q->b[1]) * max_of(radius, .05f), seam);
    }
    return smooth_max(d, max_of(l[1] - top, hem - l[1]), seam) * lipschitz;
}

static float outline_distance(const Scene *s, const Shape *q, Vec3 p)
{
    Vec3 l = into_frame(&q->turn, p - q->a);
    float(*w)[2] = s->outline_points + q->first;
    float nearest = 1e9f, inside = 1;
    for (int i = 0, j = q->points - 1; i < q->points; j = i++) {
        float ex = w[j][0] - w[i][0], ey = w[j][1] - w[i][1], wx = l[0] - w[i][0], wy = l[1] - w[i][1];
        float t = unit((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12f));
        float bx = wx - ex * t, by = wy - ey * t;
        nearest = min_of(nearest, bx * bx + by * by);
        bool above = l[1] >= w[i][1], below = l[1]<w[j][1], left = ex * wy> ey * wx;
        if ((above && below && left) || (!above && !below && !left))
            inside = -inside;
    }
    float flat = inside * sqrtf(nearest);
    float thick = q->r0 * (.12f + .88f * unit(-flat / q->r1));
    float z = fabsf(l[2]) - thick, ox = max_of(flat, 0), oz = max_of(z, 0);
    return (sqrtf(ox * ox + oz * oz) + min_of(max_of(flat, z), 0)) * .85f;
}

static float ground_distance(const Shape *q, Vec3 p)
{
    float e = p[1] - q->r0;
    if (e > q->lumps * 1.2f + .05f)
        return e - q->lumps * .9f;
    return (e - q->lumps * (cloud_at(V(p[0] * q->lump_fine, 0, p[2] * q->lump_fine), 4) * 2 - 1)) * .8f;
}

float shape_distance(const Scene *s, const Shape *q, Vec3 p)
{
    float d = 0;
    switch (q->kind) {
    case SHAPE_EGG:
        d = egg_distance(q, p);
        break;
    case SHAPE_LIMB:
        d = limb_distance(q, p);
        break;
    case SHAPE_BOX:
        d = box_distance(q, p);
        break;
    case SHAPE_RING:
        d = ring_distance(q, p);
        break;
    case SHAPE_DRUM:
        d = drum_distance(q, p);
        break;
    case SHAPE_WEB:
        d = web_distance(q, p);
        break;
    case SHAPE_CRYSTAL:
        d = crystal_distance(q, p);
        break;
    case SHAPE_FACETS:
        d = facets_distance(s, q, p);
        break;
    case SHAPE_HULL:
        d = hull_distance(s, q, p);
        break;
    case SHAPE_DRAPE:
        d = drape_distance(s, q, p);
        break;
    case SHAPE_OUTLINE:
        d = outline_distance(s, q, p);
        break;
    case SHAPE_GROUND:
        return ground_distance(q, p);
    }
    if (q->lumps > 0 && d < q->lumps * 2 + .02f)
        d -= q->lumps * (cloud_at(p * q->lump_fine, 3) * 2 - 1);
    return d;
}

static void near_add(Near *n, int shape, float enter, float leave)
{
    if (n->count == NEAR_ROOM)
        forge_fail("more than %d shapes on one ray: make the part of fewer shapes", NEAR_ROOM);
    const Shape *q = &n->scene->shapes[shape];
    int i = n->count++;
    n->enter[i] = enter;
    n->leave[i] = leave;
    n->shape[i] = (short)shape;
    n->part[i] = (short)q->part;
    n->carved[i] = q->carved;
    n->jelly[i] = n->scene->parts[q->part].jelly;
}

/* What near_ray needs of its ray, as plain numbers that the compiler can put into vectors. */
typedef struct {
    float ox, oy, oz, dx, dy, dz, far, margin;
} Line;

/* For n balls: how far the line passes outside (negative: it meets it), and where along it. */
static inline void misses(const Line *l, int n, const float *bx, const float *by, const float *bz, const float *br,
                          float *miss, float *middle)
{
    for (int j = 0; j < n; j++) {
        float x = bx[j] - l->ox, y = by[j] - l->oy, z = bz[j] - l->oz, t = x * l->dx + y * l->dy + z * l->dz;
        float r = max_of(br[j] + l->margin, 0);
        middle[j] = t;
        t = t < 0 ? 0 : t > l->far ? l->far : t;
        x -= l->dx * t;
        y -= l->dy * t;
        z -= l->dz * t;
        miss[j] = x * x + y * y + z * z - r * r;
    }
}

/* The ground is met only below the tops of its waves. */
static void near_ground(Near *n, const Scene *s, const Line *l, int shape)
{
    const Shape *q = &s->shapes[shape];
    float top = q->r0 + q->lumps * 1.2f + q->blend + .06f + max_of(l->margin, 0);
    float at = fabsf(l->dy) > 1e-6f ? (top - l->oy) / l->dy : 1e9f;
    if (l->oy <= top)
        near_add(n, shape, -1e9f, l->dy > 0 ? at : 1e9f);
    else if (l->dy < 0 && at < l->far)
        near_add(n, shape, at, 1e9f);
}

static void near_bunch(Near *n, const Scene *s, const Line *l, int base)
{
    float miss[BUNCH], middle[BUNCH];
    misses(l, BUNCH, s->ball_x + base, s->ball_y + base, s->ball_z + base, s->ball_r + base, miss, middle);
    for (int j = 0; j < BUNCH; j++) {
        if (miss[j] >= 0)
            continue;
        float r = s->ball_r[base + j] + l->margin;
        if (r > 1e5f) {
            if (s->shapes[base + j].kind == SHAPE_GROUND)
                near_ground(n, s, l, base + j);
            else
                near_add(n, base + j, -1e9f, 1e9f);
            continue;
        }
        float x = s->ball_x[base + j] - l->ox, y = s->ball_y[base + j] - l->oy, z = s->ball_z[base + j] - l->oz;
        float half = sqrtf(max_of(r * r - (x * x + y * y + z * z - middle[j] * middle[j]), 0));
        float enter = middle[j] - half, leave = middle[j] + half;
        const Box *b = &s->boxes[base + j];
        if (b->half[0] <= 0 ||
            box_meets(b, V(l->ox, l->oy, l->oz), V(l->dx, l->dy, l->dz), l->far, l->margin, &enter, &leave))
            near_add(n, base + j, enter, leave);
    }
}

void near_ray(Near *n, const Scene *s, Vec3 from, Vec3 direction, float far, float margin)
{
    enum { BLOCK = 64 };
    float miss[BLOCK], middle[BLOCK];
    Line l = {from[0], from[1], from[2], direction[0], direction[1], direction[2], far, margin};
    n->scene = s;
    n->count = 0;
    for (int base = 0; base < s->bunches; base += BLOCK) {
        int m = s->bunches - base < BLOCK ? s->bunches - base : BLOCK;
        misses(&l, m, s->bunch_x + base, s->bunch_y + base, s->bunch_z + base, s->bunch_r + base, miss, middle);
        for (int j = 0; j < m; j++)
            if (miss[j] < 0)
                near_bunch(n, s, &l, (base + j) * BUNCH);
    }
}

void near_point(Near *n, const Scene *s, Vec3 p, float margin)
{
    near_ray(n, s, p, V(0, 1, 0), 0, margin);
}

static inline bool is_stuff(const Near *n, int i, Stuff stuff)
{
    return ((n->jelly[i] ? JELLY : OPAQUE) & stuff) != 0;
}

/* The least distance over finished parts; those of one skin are melted together as they come. */
typedef struct {
    float raw, melted; /* raw: decides which part it is */
    int skins, skin[6];
    float skin_distance[6], seam[6];
} Least;

/* Distance to a part's cloth, its creases counted; folds are steep, so less than the truth. */
static float creased(const Scene *s, const Part *k, Vec3 p, float d)
{
    const float lipschitz = .7f;
    if (k->folds == 0 || d > 1e8f)
        return d;
    return d > k->crease * 2 ? d - k->crease : (d - folds_height(s, k, p)) * lipschitz;
}

static inline void finish_part(Least *l, const Scene *s, int part, Vec3 p, float d, int *nearest)
{
    if (part < 0)
        return;
    d = creased(s, &s->parts[part], p, d);
    if (d < l->raw) {
        l->raw = d;
        if (nearest != NULL)
            *nearest = part;
    }
    const Part *k = &s->parts[part];
    if (k->skin == 0 || d > 1e8f)
        return;
    int i = 0;
    while (i < l->skins && l->skin[i] != k->skin)
        i++;
    if (i < l->skins) {
        l->skin_distance[i] = smooth_min(l->skin_distance[i], d, min_of(l->seam[i], k->seam));
        l->melted = min_of(l->melted, l->skin_distance[i]);
        l->seam[i] = max_of(l->seam[i], k->seam);
    } else if (i < (int)(sizeof l->skin / sizeof l->skin[0])) {
        l->skin[i] = k->skin;
        l->skin_distance[i] = d;
        l->seam[i] = k->seam;
        l->skins++;
    }
}

float solid_distance(const Near *n, Vec3 p, Stuff stuff, int *part)
{
    const Scene *s = n->scene;
    Least least = {.raw = 1e9f, .melted = 1e9f};
    float d = 1e9f;
    int present = -1;
    for (int i = 0; i < n->count; i++) {
        if (!is_stuff(n, i, stuff))
            continue;
        if (n->part[i] != present) {
            finish_part(&least, s, present, p, d, part);
            d = 1e9f;
            present = n->part[i];
        }
        const Shape *q = &s->shapes[n->shape[i]];
        float away = vec_length(p - q->middle) - q->reach;
        bool is_far = q->kind != SHAPE_GROUND && away > .4f;
        if (n->carved[i]) {
            if (!is_far)
                d = smooth_max(d, -shape_distance(s, q, p), q->blend);
            continue;
        }
        float e = is_far ? away + .01f : shape_distance(s, q, p);
        d = d > 1e8f ? e : smooth_min(d, e, q->blend);
    }
    finish_part(&least, s, present, p, d, part);
    return min_of(least.raw, least.melted);
}

float solid_ahead(const Near *n, Vec3 p, float t, Stuff stuff, int *part)
{
    /* a little more than the entry, or the march would take the ball for the surface */
    const float past_entry = .012f;
    const Scene *s = n->scene;
    Least least = {.raw = 1e9f, .melted = 1e9f};
    float d = 1e9f, entry = 1e9f;
    int present = -1;
    for (int i = 0; i < n->count; i++) {
        if (t > n->leave[i] || !is_stuff(n, i, stuff))
            continue;
        if (t < n->enter[i]) {
            if (!n->carved[i])
                entry = min_of(entry, n->enter[i] - t + past_entry);
            continue;
        }
        if (n->part[i] != present) {
            finish_part(&least, s, present, p, d, part);
            d = 1e9f;
            present = n->part[i];
        }
        const Shape *q = &s->shapes[n->shape[i]];
        float e = shape_distance(s, q, p);
        if (n->carved[i])
            d = d > 1e8f ? d : smooth_max(d, -e, q->blend);
        else
            d = d > 1e8f ? e : smooth_min(d, e, q->blend);
    }
    finish_part(&least, s, present, p, d, part);
    return min_of(min_of(least.raw, least.melted), entry);
}

float solid_march_roughly(const Near *n, Vec3 from, Vec3 direction, float far, int *part)
{
    const int most_steps = 40;
    float t = .01f;
    for (int i = 0; i < most_steps && t < far; i++) {
        float h = solid_ahead(n, from + direction * t, t, OPAQUE, part);
        if (h < .002f)
            return t;
        t += h + .002f;
    }
    return -1;
}

float solid_march(const Near *n, Vec3 from, Vec3 direction, float from_t, float far, Stuff stuff, int *part)
{
    const int most_steps = 140;
    float t = from_t;
    for (int i = 0; i < most_steps; i++) {
        float h = solid_ahead(n, from + direction * t, t, stuff, part);
        if (h < .0006f * t + .0002f)
            return t;
        t += h * .88f;
        if (t > far)
            return -1;
    }
    return t < far && solid_distance(n, from + direction * t, stuff, NULL) < .01f ? t : -1;
}

Vec3 solid_normal(const Near *n, Vec3 p, Stuff stuff, float step)
{
    static const Vec3 corner[4] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    Vec3 sum = grey(0);
    for (int i = 0; i < 4; i++)
        sum += corner[i] * solid_distance(n, p + corner[i] * step, stuff, NULL);
    return vec_unit(sum);
}
