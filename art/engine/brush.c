/* SPDX-License-Identifier: MIT
 * The brush. The only state of the program that is not passed along: see the header. */
#include "engine/brush.h"

#include <stdlib.h>

enum { FRAMES = 64, SMOOTHED = 512 };

typedef struct {
    Turn turn;
    Vec3 at;
    float size;
} Frame;

static struct {
    Scene *scene;
    Frame frame[FRAMES];
    int depth, material;
    bool carving;
    float blend, lumps, lump_fine;
} brush;

static Frame *now(void)
{
    if (brush.scene == NULL)
        forge_fail("a shape was made without a scene");
    return &brush.frame[brush.depth];
}

Scene *scene(void)
{
    (void)now();
    return brush.scene;
}

void brush_begin(void)
{
    if (brush.scene != NULL)
        forge_fail("a scene was begun inside another");
    brush.scene = scene_new();
    brush.depth = 0;
    brush.frame[0] = (Frame){.turn = {{V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}}, .size = 1};
    brush.carving = false;
    brush.blend = .05f;
    brush.lumps = 0;
    brush.lump_fine = 1;
    brush.material = material_new(grey(.5f), grey(.5f), .6f, .5f, PAT_PLAIN, 1, 0);
}

Scene *brush_end(void)
{
    if (brush.depth != 0)
        forge_fail("%d push() without pop()", brush.depth);
    Scene *s = scene();
    brush.scene = NULL;
    scene_finish(s);
    return s;
}

/* ---- frame ---- */

void push(void)
{
    Frame f = *now();
    if (brush.depth + 1 == FRAMES)
        forge_fail("push() more than %d deep", FRAMES - 1);
    brush.frame[++brush.depth] = f;
}

void pop(void)
{
    if (brush.depth == 0)
        forge_fail("pop() without push()");
    brush.depth--;
}

static Vec3 turned(const Turn *t, Vec3 p)
{
    return t->axis[0] * p[0] + t->axis[1] * p[1] + t->axis[2] * p[2];
}

Vec3 here(Vec3 p)
{
    const Frame *f = now();
    return turned(&f->turn, p * f->size) + f->at;
}

void move(float x, float y, float z)
{
    now()->at = here(V(x, y, z));
}

void grow(float factor)
{
    now()->size *= factor;
}

void mirror_x(void)
{
    now()->turn.axis[0] = -now()->turn.axis[0];
}

static void turn_by(Turn t)
{
    Frame *f = now();
    Turn product;
    for (int i = 0; i < 3; i++)
        product.axis[i] = turned(&f->turn, t.axis[i]);
    f->turn = product;
}

void turn_x(float degrees)
{
    float c = cosf(degrees * PI / 180), s = sinf(degrees * PI / 180);
    turn_by((Turn){{V(1, 0, 0), V(0, c, s), V(0, -s, c)}});
}

void turn_y(float degrees)
{
    float c = cosf(degrees * PI / 180), s = sinf(degrees * PI / 180);
    turn_by((Turn){{V(c, 0, -s), V(0, 1, 0), V(s, 0, c)}});
}

void turn_z(float degrees)
{
    float c = cosf(degrees * PI / 180), s = sinf(degrees * PI / 180);
    turn_by((Turn){{V(c, s, 0), V(-s, c, 0), V(0, 0, 1)}});
}

void aim(Vec3 up, Vec3 front)
{
    Vec3 y = vec_unit(up), x = vec_unit(vec_cross(y, front));
    if (fabsf(vec_dot(y, vec_unit(front))) > .999f) /* no front to go by */
        x = vec_unit(vec_cross(y, fabsf(y[1]) < .9f ? V(0, 1, 0) : V(0, 0, 1)));
    turn_by((Turn){{x, y, vec_cross(x, y)}});
}

/* ---- parts ---- */

static void part_of(bool jelly)
{
    Scene *s = scene();
    brush.carving = false;
    brush.lumps = 0;
    if (s->part_count > 0 && s->parts[s->part_count - 1].count == 0) {
        s->parts[s->part_count - 1].jelly = jelly;
        s->parts[s->part_count - 1].melting = false;
        s->parts[s->part_count - 1].folds = 0;
        return;
    }
    int i = list_more((void **)&s->parts, &s->part_count, &s->part_room, sizeof *s->parts);
    s->parts[i] = (Part){.first = s->shape_count, .jelly = jelly};
}

void part(void)
{
    part_of(false);
}

void jelly_part(void)
{
    part_of(true);
}

void melting(void)
{
    Scene *s = scene();
    if (s->part_count > 0)
        s->parts[s->part_count - 1].melting = true;
}

void paint(int m)
{
    if (m < 0 || m >= scene()->material_count)
        forge_fail("there is no material %d", m);
    brush.material = m;
}

void blend(float radius)
{
    brush.blend = radius;
}

void lumpy(float height, float fine)
{
    brush.lumps = height;
    brush.lump_fine = fine;
}

void carve(void)
{
    brush.carving = true;
}

void fill(void)
{
    brush.carving = false;
}

static Fold *fold(Vec3 at, Vec3 y, float reach, float depth, int seed)
{
    Scene *s = scene();
    if (s->part_count == 0)
        part();
    Part *k = &s->parts[s->part_count - 1];
    push();
    move(at[0], at[1], at[2]);
    aim(y, V(.31f, .52f, .79f));
    int i = list_more((void **)&s->folds, &s->fold_count, &s->fold_room, sizeof *s->folds);
    s->folds[i] = (Fold){.turn = now()->turn,
                         .at = now()->at,
                         .reach = reach * now()->size,
                         .depth = depth * now()->size,
                         .seed = (float)(seed % 97)};
    pop();
    if (k->folds++ == 0)
        k->first_fold = i;
    return &s->folds[i];
}

void fold_fan(Vec3 at, Vec3 out, float reach, int count, float depth, int seed)
{
    Fold *f = fold(at, out, reach, depth, seed);
    f->fan = true;
    f->count = (float)count;
}

void fold_band(Vec3 at, Vec3 along, float reach, float wide, float pitch, float depth, int seed)
{
    Fold *f = fold(at, along, reach, depth, seed);
    f->wide = wide * now()->size;
    f->count = pitch * now()->size;
}

/* ---- shapes ---- */

static Shape *shape(ShapeKind kind)
{
    Scene *s = scene();
    if (s->part_count == 0)
        part();
    int i = list_more((void **)&s->shapes, &s->shape_count, &s->shape_room, sizeof *s->shapes);
    const Frame *f = now();
    Shape *q = &s->shapes[i];
    q->kind = kind;
    q->carved = brush.carving;
    q->material = brush.material;
    q->part = s->part_count - 1;
    q->blend = max_of(brush.blend * f->size, 1e-4f);
    q->turn = f->turn;
    q->lumps = brush.lumps * f->size;
    q->lump_fine = brush.lump_fine / f->size;
    s->parts[s->part_count - 1].count++;
    return q;
}

static void bounds(Shape *q, Vec3 middle, float reach)
{
    q->middle = middle;
    q->reach = reach + q->blend + q->lumps + .01f;
}

void egg(float x, float y, float z, float rx, float ry, float rz)
{
    Shape *q = shape(SHAPE_EGG);
    float size = now()->size;
    q->a = here(V(x, y, z));
    q->half = V(rx * size, ry * size, rz * size);
    q->b = V(1 / q->half[0], 1 / q->half[1], 1 / q->half[2]);
    bounds(q, q->a, max_of(rx, max_of(ry, rz)) * size);
}

void ball(float x, float y, float z, float r)
{
    egg(x, y, z, r, r, r);
}

void limb(Vec3 from, Vec3 to, float r_from, float r_to)
{
    Shape *q = shape(SHAPE_LIMB);
    float size = now()->size;
    q->a = here(from);
    q->b = here(to);
    q->r0 = r_from * size;
    q->r1 = r_to * size;
    Vec3 along = q->b - q->a;
    float length = vec_length(along);
    if (fabsf(q->r0 - q->r1) > length * .98f) { /* one end would swallow the other */
        if (q->r0 > q->r1)
            q->r1 = q->r0 - length * .98f;
        else
            q->r0 = q->r1 - length * .98f;
    }
    q->length2 = vec_dot(along, along);
    q->taper = q->r0 - q->r1;
    q->slope = q->length2 - q->taper * q->taper;
    q->inv = 1 / max_of(q->length2, 1e-9f);
    bounds(q, (q->a + q->b) * .5f, length * .5f + max_of(q->r0, q->r1));
}

void box(float x, float y, float z, float half_x, float half_y, float half_z, float round)
{
    Shape *q = shape(SHAPE_BOX);
    float size = now()->size;
    q->a = here(V(x, y, z));
    q->half = V((half_x - round) * size, (half_y - round) * size, (half_z - round) * size);
    q->r0 = round * size;
    bounds(q, q->a, vec_length(V(half_x, half_y, half_z)) * size);
}

void ring(float x, float y, float z, float radius, float thick)
{
    Shape *q = shape(SHAPE_RING);
    float size = now()->size;
    q->a = here(V(x, y, z));
    q->r0 = radius * size;
    q->r1 = thick * size;
    bounds(q, q->a, (radius + thick) * size);
}

void drum(float x, float y, float z, float radius, float half_height, float round)
{
    Shape *q = shape(SHAPE_DRUM);
    float size = now()->size;
    q->a = here(V(x, y, z));
    q->r0 = (radius - round) * size;
    q->r1 = round * size;
    q->half = V(0, (half_height - round) * size, 0);
    bounds(q, q->a, sqrtf(radius * radius + half_height * half_height) * size);
}

void web(Vec3 a, Vec3 b, Vec3 c, float thick)
{
    Shape *q = shape(SHAPE_WEB);
    float size = now()->size;
    q->a = here(a);
    q->b = here(b);
    q->c = here(c);
    q->r0 = thick * size;
    Vec3 m = (q->a + q->b + q->c) * (1 / 3.f);
    float reach = max_of(vec_length(q->a - m), max_of(vec_length(q->b - m), vec_length(q->c - m)));
    bounds(q, m, reach + thick * size);
}

void crystal(float x, float y, float z, float rx, float ry, float rz)
{
    Shape *q = shape(SHAPE_CRYSTAL);
    float size = now()->size;
    q->a = here(V(x, y, z));
    q->half = V(rx * size, ry * size, rz * size);
    bounds(q, q->a, max_of(rx, max_of(ry, rz)) * size);
}

void facets(int n, const Vec3 *normals, float distance, float round)
{
    Scene *s = scene();
    Shape *q = shape(SHAPE_FACETS);
    float size = now()->size;
    q->first = s->facet_count;
    q->points = n;
    q->r1 = round * size;
    q->a = now()->at;
    for (int i = 0; i < n; i++) {
        Vec3 face = vec_unit(normals[i]);
        face[3] = (distance - round) * size;
        int at = list_more((void **)&s->facets, &s->facet_count, &s->facet_room, sizeof *s->facets);
        s->facets[at] = face;
    }
    bounds(q, q->a, distance * size * 2.2f);
}

void hull(int n, const Vec3 *planes, float melt, float reach)
{
    Scene *s = scene();
    Shape *q = shape(SHAPE_HULL);
    float size = now()->size;
    q->first = s->facet_count;
    q->points = n;
    q->r1 = melt * size;
    q->a = now()->at;
    for (int i = 0; i < n; i++) {
        Vec3 face = vec_unit(V(planes[i][0], planes[i][1], planes[i][2]));
        face[3] = planes[i][3] * size;
        int at = list_more((void **)&s->facets, &s->facet_count, &s->facet_room, sizeof *s->facets);
        s->facets[at] = face;
    }
    bounds(q, q->a, reach * size);
}

void drape(const Drape *d)
{
    if (d->rows < 2)
        forge_fail("a drape of %d rows", d->rows);
    Scene *s = scene();
    Shape *q = shape(SHAPE_DRAPE);
    float size = now()->size, widest = 0;
    Vec3 middle = grey(0);
    q->first = s->outline_count;
    q->points = d->rows * 3;
    q->a = now()->at;
    for (int i = 0; i < d->rows; i++) {
        const DrapeRow *r = &d->row[i];
        float pair[3][2] = {{r->y, r->rx}, {r->rz, r->x}, {r->z, 0}};
        for (int j = 0; j < 3; j++) {
            int at =
                list_more((void **)&s->outline_points, &s->outline_count, &s->outline_room, sizeof *s->outline_points);
            for (int k = 0; k < 2; k++)
                s->outline_points[at][k] = pair[j][k] * size;
        }
        middle += V(r->x, r->y, r->z) / (float)d->rows;
    }
    for (int i = 0; i < d->rows; i++) {
        const DrapeRow *r = &d->row[i];
        widest = max_of(widest, vec_length(V(r->x, r->y, r->z) - middle) + max_of(r->rx, r->rz));
    }
    bool closed = d->from == 0 && d->to == 0;
    q->b = V((d->from + d->to) * PI / 360, closed ? 9 : (d->to - d->from) * PI / 360, 0);
    q->half = V(d->folds, d->gather * size, d->depth * size);
    q->c = V(d->twist, d->hem * size, d->seed);
    q->r0 = max_of(d->thick, .004f) * size;
    bounds(q, here(middle), (widest + 2 * max_of(d->gather, d->depth) + d->hem + .05f) * size);
}

/* The curve through b and c, t 0..1 between them (Catmull-Rom). */
static float curve(float a, float b, float c, float d, float t)
{
    return .5f * (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t * t + (b * 3 - a - c * 3 + d) * t * t * t);
}

static Vec3 vec_curve(Vec3 a, Vec3 b, Vec3 c, Vec3 d, float t)
{
    return V(curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t), curve(a[2], b[2], c[2], d[2], t));
}

void outline(int n, const float *xy, int smoothing, float thick, float bevel)
{
    if (n < 3 || smoothing < 1 || n * smoothing > SMOOTHED)
        forge_fail("an outline of %d points, smoothed by %d", n, smoothing);
    Scene *s = scene();
    Shape *q = shape(SHAPE_OUTLINE);
    float size = now()->size, middle[2] = {0, 0};
    q->first = s->outline_count;
    q->points = n * smoothing;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < smoothing; j++) {
            int at =
                list_more((void **)&s->outline_points, &s->outline_count, &s->outline_room, sizeof *s->outline_points);
            for (int k = 0; k < 2; k++) {
                float a = xy[2 * ((i + n - 1) % n) + k], b = xy[2 * i + k], c = xy[2 * ((i + 1) % n) + k],
                      d = xy[2 * ((i + 2) % n) + k];
                float value = smoothing == 1 ? b : curve(a, b, c, d, (float)j / (float)smoothing);
                s->outline_points[at][k] = size * value;
                middle[k] += size * value / (float)q->points;
            }
        }
    float reach = 0;
    for (int i = q->first; i < s->outline_count; i++)
        reach = max_of(reach, hypotf(s->outline_points[i][0] - middle[0], s->outline_points[i][1] - middle[1]));
    q->a = now()->at;
    q->r0 = thick * size;
    q->r1 = max_of(bevel * size, 1e-4f);
    bounds(q, here(V(middle[0] / size, middle[1] / size, 0)), reach + thick * size);
}

void ground(float height, float waves, float fine)
{
    Shape *q = shape(SHAPE_GROUND);
    q->r0 = height;
    q->lumps = waves;
    q->lump_fine = fine;
    q->middle = grey(0);
    q->reach = 1e6f;
}

Vec3 tube_point(int n, const Vec3 *points, float t)
{
    int i = (int)clamp(floorf(t), 0, (float)(n - 2));
    return vec_curve(points[i > 0 ? i - 1 : 0], points[i], points[i + 1], points[i + 2 < n ? i + 2 : n - 1],
                     t - (float)i);
}

void tube(int n, const Vec3 *points, const float *radii, int steps)
{
    Vec3 last = points[0];
    float last_r = radii[0];
    for (int i = 0; i < n - 1; i++) {
        Vec3 a = points[i > 0 ? i - 1 : 0], b = points[i], c = points[i + 1], d = points[i + 2 < n ? i + 2 : n - 1];
        for (int j = 1; j <= steps; j++) {
            float t = (float)j / (float)steps, r = mix(radii[i], radii[i + 1], t);
            Vec3 p = vec_curve(a, b, c, d, t);
            limb(last, p, last_r, r);
            last = p;
            last_r = r;
        }
    }
}

/* A point of the smooth sheet; row and column may lie between those given. */
static Vec3 sheet_at(int rows, int columns, const Vec3 *points, float row, float column)
{
    int r = (int)min_of(floorf(row), (float)(rows - 2)), c = (int)min_of(floorf(column), (float)(columns - 2));
    Vec3 across[4];
    for (int i = 0; i < 4; i++) {
        int y = r - 1 + i;
        y = y < 0 ? 0 : y >= rows ? rows - 1 : y;
        const Vec3 *line = points + y * columns;
        across[i] = vec_curve(line[c > 0 ? c - 1 : 0], line[c], line[c + 1],
                              line[c + 2 < columns ? c + 2 : columns - 1], column - (float)c);
    }
    return vec_curve(across[0], across[1], across[2], across[3], row - (float)r);
}

void cloth(int rows, int columns, const Vec3 *points, float thick, int steps)
{
    int h = (rows - 1) * steps, w = (columns - 1) * steps;
    float step = 1 / (float)steps;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float row = (float)y * step, column = (float)x * step;
            Vec3 a = sheet_at(rows, columns, points, row, column),
                 b = sheet_at(rows, columns, points, row, column + step),
                 c = sheet_at(rows, columns, points, row + step, column),
                 d = sheet_at(rows, columns, points, row + step, column + step);
            web(a, b, d, thick);
            web(a, d, c, thick);
        }
}

/* ---- eyes ---- */

static void eyeball(float r, int m)
{
    int material_before = brush.material;
    float blend_before = brush.blend;
    paint(m);
    blend(.001f);
    ball(0, 0, 0, r);
    blend(blend_before);
    paint(material_before);
}

void eye(float x, float y, float z, float r, float yaw, float pitch, int m)
{
    push();
    move(x, y, z);
    turn_y(yaw);
    turn_x(pitch);
    eyeball(r, m);
    pop();
}

void eye_with_lid(float x, float y, float z, float r, float yaw, float pitch, int m, int lid, float tilt, float open)
{
    part();
    eye(x, y, z, r, yaw, pitch, m);
    part();
    float blend_before = brush.blend;
    push();
    move(x, y, z);
    turn_y(yaw);
    turn_x(pitch * .4f);
    blend(.02f);
    paint(lid);
    ball(0, 0, -.02f * r, r * 1.13f);
    turn_z(tilt);
    carve();
    box(0, open * r - 3 * r, 0, 3 * r, 3 * r, 3 * r, 0);
    fill();
    blend(blend_before);
    pop();
}

/* ---- materials, light, camera ---- */

int material_new(Vec3 color, Vec3 color2, float rough, float spec, Pattern pattern, float fine, float bump)
{
    Scene *s = scene();
    int i = list_more((void **)&s->materials, &s->material_count, &s->material_room, sizeof *s->materials);
    s->materials[i] = (Material){.color = color,
                                 .color2 = color2,
                                 .rough = rough,
                                 .spec = spec,
                                 .pattern = pattern,
                                 .fine = fine,
                                 .bump = bump,
                                 .rim = 1};
    return i;
}

Material *material(int m)
{
    if (m < 0 || m >= scene()->material_count)
        forge_fail("there is no material %d", m);
    return &scene()->materials[m];
}

void lamp(Vec3 at, Vec3 color, float radius)
{
    Scene *s = scene();
    int room = (int)(sizeof s->lamps / sizeof s->lamps[0]);
    if (s->lamp_count == room)
        forge_fail("more than %d lamps", room);
    s->lamps[s->lamp_count++] = (Lamp){at, color, radius};
}

void sprite(Vec3 at, float radius, Vec3 color, SpriteKind kind, float strength)
{
    Scene *s = scene();
    int i = list_more((void **)&s->sprites, &s->sprite_count, &s->sprite_room, sizeof *s->sprites);
    s->sprites[i] = (Sprite){at, color, radius, strength, kind};
}

void camera(Vec3 eye_at, Vec3 target, float view_angle)
{
    Scene *s = scene();
    s->eye = eye_at;
    s->target = target;
    s->view_angle = view_angle;
}
