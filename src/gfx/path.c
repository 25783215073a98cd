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
