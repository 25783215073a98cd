/* SPDX-License-Identifier: MIT
 * Reading path strings and bending curves into straight pieces. */
#include "gfx/path.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

typedef struct {
    Path *path;
    const char *at;
    float scale;
    SDL_FPoint pen, first, handle; /* handle: last control point, for S and T */
    char before;                   /* last command in capitals */
} Reader;

static void *grow(void *old, int *room, int need, size_t size)
{
    if (need <= *room)
        return old;
    *room = need * 2 + 16;
    return xrealloc(old, (size_t)*room * size);
}

static void add_point(Reader *r, SDL_FPoint p)
{
    Path *path = r->path;
    path->point = grow(path->point, &path->room, path->count + 1, sizeof *path->point);
    path->point[path->count++] = (SDL_FPoint){p.x * r->scale, p.y * r->scale};
}

static void start_outline(Reader *r, SDL_FPoint p)
{
    Path *path = r->path;
    int room = path->outline_room;
    path->start = grow(path->start, &room, path->outlines + 1, sizeof *path->start);
    path->closed = grow(path->closed, &path->outline_room, path->outlines + 1, sizeof *path->closed);
    path->start[path->outlines] = path->count;
    path->closed[path->outlines++] = false;
    add_point(r, p);
    r->first = r->pen = p;
}

static void skip_blanks(Reader *r)
{
    while (*r->at == ' ' || *r->at == ',' || *r->at == '\n')
        r->at++;
}

/* "1.5.5-2" is three numbers; an exponent never occurs in our tables. */
static bool read_number(Reader *r, float *out)
{
    skip_blanks(r);
    const char *s = r->at;
    float sign = 1, value = 0, unit = 1;
    if (*s == '-' || *s == '+')
        sign = *s++ == '-' ? -1.0f : 1.0f;
    const char *digits = s;
    for (; isdigit((unsigned char)*s); s++)
        value = value * 10 + (float)(*s - '0');
    if (*s == '.')
        for (s++; isdigit((unsigned char)*s); s++)
            value += (float)(*s - '0') * (unit /= 10);
    if (s == digits)
        return false;
    r->at = s;
    *out = sign * value;
    return true;
}

/* Flags of arcs are one digit each and need no blank after them: "0 1 0.01" may be written "01.01". */
static bool read_flag(Reader *r, bool *out)
{
    skip_blanks(r);
    if (*r->at != '0' && *r->at != '1')
        return false;
    *out = *r->at++ == '1';
    return true;
}

static bool read_point(Reader *r, bool relative, SDL_FPoint *out)
{
    if (!read_number(r, &out->x) || !read_number(r, &out->y))
        return false;
    if (relative) {
        out->x += r->pen.x;
        out->y += r->pen.y;
    }
    return true;
}

static int steps_for(const Reader *r, float length)
{
    int n = (int)ceilf(sqrtf(length * r->scale) * 2.6f);
    return n < 3 ? 3 : n > 96 ? 96 : n;
}

static float apart(SDL_FPoint a, SDL_FPoint b)
{
    return hypotf(a.x - b.x, a.y - b.y);
}

static void cubic(Reader *r, SDL_FPoint b, SDL_FPoint c, SDL_FPoint d)
{
    SDL_FPoint a = r->pen;
    int n = steps_for(r, apart(a, b) + apart(b, c) + apart(c, d));
    for (int i = 1; i <= n; i++) {
        float t = (float)i / (float)n, s = 1 - t;
        float ka = s * s * s, kb = 3 * s * s * t, kc = 3 * s * t * t, kd = t * t * t;
        add_point(r,
                  (SDL_FPoint){ka * a.x + kb * b.x + kc * c.x + kd * d.x, ka * a.y + kb * b.y + kc * c.y + kd * d.y});
    }
    r->handle = c;
    r->pen = d;
}

static void quadratic(Reader *r, SDL_FPoint c, SDL_FPoint d)
{
    SDL_FPoint a = r->pen;
    SDL_FPoint b1 = {a.x + (c.x - a.x) * 2 / 3, a.y + (c.y - a.y) * 2 / 3};
    SDL_FPoint b2 = {d.x + (c.x - d.x) * 2 / 3, d.y + (c.y - d.y) * 2 / 3};
    cubic(r, b1, b2, d);
    r->handle = c;
}

/* Returns the signed angle from u to v. */
static float turn(float ux, float uy, float vx, float vy)
{
    return atan2f(ux * vy - uy * vx, ux * vx + uy * vy);
}

/* SVG 1.1 appendix F.6: from end points to centre. */
static void arc(Reader *r, float rx, float ry, float tilt, bool large, bool sweep, SDL_FPoint to)
{
    float phi = tilt * 3.14159265f / 180, cp = cosf(phi), sp = sinf(phi);
    float hx = (r->pen.x - to.x) / 2, hy = (r->pen.y - to.y) / 2;
    float x = cp * hx + sp * hy, y = -sp * hx + cp * hy;
    rx = maxf(fabsf(rx), 1e-4f);
    ry = maxf(fabsf(ry), 1e-4f);
    float over = x * x / (rx * rx) + y * y / (ry * ry);
    if (over > 1) {
        rx *= sqrtf(over);
        ry *= sqrtf(over);
    }
    float below = rx * rx * y * y + ry * ry * x * x;
    float root = below > 0 ? sqrtf(maxf(rx * rx * ry * ry / below - 1, 0)) : 0;
    root = large == sweep ? -root : root;
    float cx = root * rx * y / ry, cy = -root * ry * x / rx;
    float mx = cp * cx - sp * cy + (r->pen.x + to.x) / 2, my = sp * cx + cp * cy + (r->pen.y + to.y) / 2;
    float from = turn(1, 0, (x - cx) / rx, (y - cy) / ry);
    float by = turn((x - cx) / rx, (y - cy) / ry, (-x - cx) / rx, (-y - cy) / ry);
    if (sweep && by < 0)
        by += 6.2831853f;
    if (!sweep && by > 0)
        by -= 6.2831853f;
    int n = steps_for(r, fabsf(by) * maxf(rx, ry));
    for (int i = 1; i <= n; i++) {
        float a = from + by * (float)i / (float)n, px = rx * cosf(a), py = ry * sinf(a);
        add_point(r, i == n ? to : (SDL_FPoint){mx + cp * px - sp * py, my + sp * px + cp * py});
    }
    r->pen = to;
}

static void line_to(Reader *r, SDL_FPoint to)
{
    add_point(r, to);
    r->pen = to;
}

static SDL_FPoint mirrored(const Reader *r, bool usable)
{
    if (!usable)
        return r->pen;
    return (SDL_FPoint){2 * r->pen.x - r->handle.x, 2 * r->pen.y - r->handle.y};
}

static bool read_line(Reader *r, char kind, bool relative)
{
    SDL_FPoint to = r->pen;
    float v = 0;
    if (kind == 'L') {
        if (!read_point(r, relative, &to))
            return false;
    } else {
        if (!read_number(r, &v))
            return false;
        float *axis = kind == 'H' ? &to.x : &to.y;
        *axis = relative ? *axis + v : v;
    }
    line_to(r, to);
    return true;
}

static bool read_curve(Reader *r, char kind, bool relative)
{
    SDL_FPoint b, c, to;
    if (kind == 'C' || kind == 'S') {
        b = mirrored(r, r->before == 'C' || r->before == 'S');
        if (kind == 'C' && !read_point(r, relative, &b))
            return false;
        if (!read_point(r, relative, &c) || !read_point(r, relative, &to))
            return false;
        cubic(r, b, c, to);
        return true;
    }
    c = mirrored(r, r->before == 'Q' || r->before == 'T');
    if (kind == 'Q' && !read_point(r, relative, &c))
        return false;
    if (!read_point(r, relative, &to))
        return false;
    quadratic(r, c, to);
    return true;
}

static bool read_arc(Reader *r, bool relative)
{
    float rx, ry, tilt;
    bool large, sweep;
    SDL_FPoint to;
    if (!read_number(r, &rx) || !read_number(r, &ry) || !read_number(r, &tilt) || !read_flag(r, &large) ||
        !read_flag(r, &sweep) || !read_point(r, relative, &to))
        return false;
    arc(r, rx, ry, tilt, large, sweep, to);
    return true;
}

static bool read_command(Reader *r, char command)
{
    char kind = (char)toupper((unsigned char)command);
    bool relative = islower((unsigned char)command) != 0;
    if (kind == 'M') {
        SDL_FPoint to;
        if (!read_point(r, relative, &to))
            return false;
        start_outline(r, to);
        return true;
    }
    if (r->path->outlines == 0)
        return false;
    if (kind == 'Z') {
        r->path->closed[r->path->outlines - 1] = true;
        r->pen = r->first;
        return true;
    }
    if (strchr("LHV", kind) != NULL)
        return read_line(r, kind, relative);
    if (strchr("CSQT", kind) != NULL)
        return read_curve(r, kind, relative);
    return kind == 'A' && read_arc(r, relative);
}

bool path_parse(Path *p, const char *text, float scale)
{
    *p = (Path){0};
    Reader r = {.path = p, .at = text, .scale = scale};
    char command = 0;
    for (skip_blanks(&r); *r.at != '\0'; skip_blanks(&r)) {
        if (isalpha((unsigned char)*r.at)) {
            command = *r.at++;
        } else if (command == 'M' || command == 'm') {
            command = command == 'M' ? 'L' : 'l'; /* further points after a move are lines */
        } else if (command == 'Z' || command == 'z') {
            return false;
        }
        if (command == 0 || !read_command(&r, command))
            return false;
        r.before = (char)toupper((unsigned char)command);
    }
    return p->outlines > 0;
}

void path_free(Path *p)
{
    free(p->point);
    free(p->start);
    free(p->closed);
    *p = (Path){0};
}

/* ---- coverage of outlines --------------------------------------------------------------------------------------- */
/* Coverage of outlines: sixteen scan lines a pixel row, exact along each line. */

enum { SUB = 16 };

typedef struct {
    float x;
    int winding;
} Crossing;

Mask mask_new(int w, int h)
{
    Mask m = {w < 1 ? 1 : w, h < 1 ? 1 : h, NULL};
    m.cover = xcalloc((size_t)m.w * (size_t)m.h, sizeof *m.cover);
    return m;
}

void mask_free(Mask *m)
{
    free(m->cover);
    m->cover = NULL;
}

static int by_x(const void *a, const void *b)
{
    float x = ((const Crossing *)a)->x, y = ((const Crossing *)b)->x;
    return (x > y) - (x < y);
}

/* Adds the span x0..x1 of one scan line to its row. */
static void add_span(float *row, int w, float x0, float x1)
{
    x0 = maxf(x0, 0);
    x1 = minf(x1, (float)w);
    if (x1 <= x0)
        return;
    int a = (int)x0, b = (int)x1;
    const float part = 1.0f / SUB;
    if (a == b) {
        row[a] += (x1 - x0) * part;
        return;
    }
    row[a] += ((float)(a + 1) - x0) * part;
    for (int x = a + 1; x < b; x++)
        row[x] += part;
    if (b < w)
        row[b] += (x1 - (float)b) * part;
}

static int find_crossings(const Path *p, float dx, float dy, float y, Crossing *out)
{
    int n = 0;
    for (int o = 0; o < p->outlines; o++) {
        int first = p->start[o], end = o + 1 < p->outlines ? p->start[o + 1] : p->count;
        for (int i = first; i < end; i++) {
            SDL_FPoint a = p->point[i], b = p->point[i + 1 < end ? i + 1 : first];
            float ay = a.y + dy, by = b.y + dy;
            if ((ay <= y) == (by <= y))
                continue;
            float t = (y - ay) / (by - ay);
            out[n++] = (Crossing){a.x + dx + (b.x - a.x) * t, by > ay ? 1 : -1};
        }
    }
    qsort(out, (size_t)n, sizeof *out, by_x);
    return n;
}

static void fill_line(float *row, int w, const Crossing *c, int n, FillRule rule)
{
    int winding = 0;
    for (int i = 0; i + 1 < n; i++) {
        winding += c[i].winding;
        bool inside = rule == FILL_EVENODD ? i % 2 == 0 : winding != 0;
        if (inside)
            add_span(row, w, c[i].x, c[i + 1].x);
    }
}

void mask_fill(Mask *m, const Path *p, FillRule rule, float dx, float dy)
{
    if (p->count < 3)
        return;
    Crossing *c = xmalloc((size_t)p->count * sizeof *c);
    float *row = xmalloc((size_t)m->w * sizeof *row);
    for (int y = 0; y < m->h; y++) {
        for (int x = 0; x < m->w; x++)
            row[x] = 0;
        bool any = false;
        for (int s = 0; s < SUB; s++) {
            int n = find_crossings(p, dx, dy, (float)y + ((float)s + 0.5f) / SUB, c);
            any = any || n > 0;
            fill_line(row, m->w, c, n, rule);
        }
        for (int x = 0; any && x < m->w; x++) {
            float *cover = &m->cover[y * m->w + x];
            *cover = maxf(*cover, minf(row[x], 1));
        }
    }
    free(row);
    free(c);
}

void mask_segment(Mask *m, SDL_FPoint a, SDL_FPoint b, float thick)
{
    float reach = thick / 2 + 1, ux = b.x - a.x, uy = b.y - a.y, long2 = ux * ux + uy * uy;
    int x0 = (int)maxf(floorf(minf(a.x, b.x) - reach), 0), y0 = (int)maxf(floorf(minf(a.y, b.y) - reach), 0);
    int x1 = (int)minf(ceilf(maxf(a.x, b.x) + reach), (float)m->w);
    int y1 = (int)minf(ceilf(maxf(a.y, b.y) + reach), (float)m->h);
    for (int y = y0; y < y1; y++) {
        for (int x = x0; x < x1; x++) {
            float px = (float)x + 0.5f - a.x, py = (float)y + 0.5f - a.y;
            float t = long2 > 0 ? minf(maxf((px * ux + py * uy) / long2, 0), 1) : 0;
            float ox = px - ux * t, oy = py - uy * t, d = sqrtf(ox * ox + oy * oy);
            float cover = minf(maxf(0.5f + thick / 2 - d, 0), 1);
            float *at = &m->cover[y * m->w + x];
            *at = maxf(*at, cover);
        }
    }
}

void mask_stroke(Mask *m, const Path *p, float thick, float dx, float dy)
{
    for (int o = 0; o < p->outlines; o++) {
        int first = p->start[o], end = o + 1 < p->outlines ? p->start[o + 1] : p->count;
        for (int i = first; i < end; i++) {
            if (i + 1 == end && !p->closed[o])
                break;
            SDL_FPoint a = p->point[i], b = p->point[i + 1 < end ? i + 1 : first];
            mask_segment(m, (SDL_FPoint){a.x + dx, a.y + dy}, (SDL_FPoint){b.x + dx, b.y + dy}, thick);
        }
    }
}

void mask_paint(const Mask *m, Bitmap *b, int x, int y, Color c)
{
    for (int j = 0; j < m->h; j++)
        for (int i = 0; i < m->w; i++)
            bitmap_over(b, x + i, y + j, c, m->cover[j * m->w + i]);
}

void mask_erase(const Mask *m, Bitmap *b, int x, int y)
{
    for (int j = 0; j < m->h; j++)
        for (int i = 0; i < m->w; i++)
            bitmap_erase(b, x + i, y + j, m->cover[j * m->w + i]);
}

double mask_area(const Mask *m)
{
    double sum = 0;
    for (int i = 0; i < m->w * m->h; i++)
        sum += (double)m->cover[i];
    return sum;
}
