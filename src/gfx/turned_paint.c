/* SPDX-License-Identifier: MIT
 * Cuts the window in cells. At their corners everything is computed: the place on the card, where figure and background
 * come from, the light. turned_cell interpolates between them. */
#include "gfx/turned_paint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "gfx/turned_cell.h"
#include "gfx/turned_motes.h"

enum { SEARCH = 9 };

/* ---- how far things move ----------------------------------------------------------------------------------------- */

const float turned_pivot = 0.42f;

void turned_shift(const Layers *l, CardTurn turn, float *x, float *y)
{
    const float at_most_yaw = 26,
                most = 22; /* pixels at 512 wide; most in all directions: beyond it the steepest faces fold */
    float sx = sinf(turn.yaw) / sinf(0.42f) * at_most_yaw, sy = -sinf(turn.pitch) / sinf(0.42f) * at_most_yaw;
    float k = turn.depth * (float)l->w / 512 * fminf(1, most / fmaxf(sqrtf(sx * sx + sy * sy), 1e-3f));
    *x = sx * k;
    *y = sy * k;
}

static float nearness(const Layers *l, float x, float y)
{
    return relief_between(l->near, l->near_w, l->near_h, x / LAYERS_STEP, y / LAYERS_STEP) - turned_pivot;
}

/* Finds the place on art that its own nearness moves to x, y: a fixed point, sought from here, in most places found at
 * once. Returns how far the last step went, in pixels. */
static float seek(const Layers *l, float shift_x, float shift_y, float x, float y, float *from_x, float *from_y)
{
    const float there = 1.0f / 256;
    float px = x, py = y, step = 1;
    for (int k = 0; k < SEARCH && step > there; k++) {
        float n = nearness(l, px, py), next_x = x - n * shift_x, next_y = y - n * shift_y;
        step = fabsf(next_x - px) + fabsf(next_y - py);
        px = next_x;
        py = next_y;
    }
    *from_x = px;
    *from_y = py;
    return step;
}

float turned_source(const Layers *l, float shift_x, float shift_y, float x, float y, float *from_x, float *from_y)
{
    (void)seek(l, shift_x, shift_y, x, y, from_x, from_y);
    float n = nearness(l, *from_x, *from_y);
    return hypotf(x - n * shift_x - *from_x, y - n * shift_y - *from_y);
}

/* ---- breath and flicker ------------------------------------------------------------------------------------------ */

static const float swells = 0.018f;  /* of its distance from its root: a breath */
static const float flickers = 0.30f; /* of its brightness: what shines */
enum { GAIN_MOST = 180 * 256 };      /* the light of the lantern still has room above it */

/* Moves a place on art back to where it was before the figure breathed in. */
static void breathe(const Layers *l, float breath, float *x, float *y)
{
    float a = relief_between(l->alive, l->near_w, l->near_h, *x / LAYERS_STEP, *y / LAYERS_STEP) * breath * swells;
    *x -= (*x - l->root_x) * a;
    *y -= (*y - l->root_y) * a;
}

static const float rolls = 0.30f; /* of its radius: an eye that looks to its side */

/* Moves a place within an eye back to where it was before the eye turned. The rim of the ball stays, so that lids do. */
static void look(const TurnedPainter *p, float *x, float *y)
{
    const Layers *l = p->layers;
    float to_x = p->turn.gaze_x * (float)l->w - l->art_x, to_y = p->turn.gaze_y * (float)l->h - l->art_y;
    for (int i = 0; i < l->eyes; i++) {
        const MoteEye *e = &l->eye[i];
        float dx = *x - e->x, dy = *y - e->y, inside = 1 - (dx * dx + dy * dy) / (e->r * e->r);
        if (inside <= 0)
            continue;
        float ax = to_x - e->x, ay = to_y - e->y, far = sqrtf(ax * ax + ay * ay) + 3 * e->r;
        float by = p->turn.gaze * rolls * e->r * inside * inside / far;
        *x -= ax * by;
        *y -= ay * by;
        return;
    }
}

/* Returns the gain of light at a place of the card, as it flickers. */
static int flickering(const TurnedPainter *p, float u, float v, int gain)
{
    const Layers *l = p->layers;
    float x = u * (float)l->w - l->art_x, y = v * (float)l->h - l->art_y;
    float glow = relief_between(l->glow, l->near_w, l->near_h, x / LAYERS_STEP, y / LAYERS_STEP);
    float by = p->turn.flicker * (p->turn.flicker < 0 ? flickers * 0.4f : flickers); /* dimmed light is soon grey */
    int flickered = (int)((float)gain * (1 + glow * by)), most = gain > GAIN_MOST ? gain : GAIN_MOST;
    return flickered < most ? flickered : most;
}

/* ---- corners ----------------------------------------------------------------------------------------------------- */

static int fixed(float pixels)
{
    return (int)(clampf(pixels, -16000, 16000) * 65536);
}

static void find_places(const TurnedPainter *p, float u, float v, float sx, float sy, TurnedCorner *c)
{
    const Layers *l = p->layers;
    float x = u * (float)l->w - l->art_x - 0.5f, y = v * (float)l->h - l->art_y - 0.5f, from_x, from_y;
    float right = (float)l->art->w - 2, low = (float)l->art->h - 2;
    (void)seek(l, sx, sy, x, y, &from_x, &from_y);
    if (p->turn.breath > 0)
        breathe(l, p->turn.breath, &from_x, &from_y);
    if (p->turn.gaze > 0)
        look(p, &from_x, &from_y);
    c->v[AT_ART_X] = fixed(clampf(from_x, 0, right));
    c->v[AT_ART_Y] = fixed(clampf(from_y, 0, low));
    c->v[AT_BACK_X] = fixed(clampf(x + turned_pivot * sx, 0, right));
    c->v[AT_BACK_Y] = fixed(clampf(y + turned_pivot * sy, 0, low));
}

/* The lantern hangs before the card, a quarter of its width away: its light falls off to all sides. Where the relief shows
 * it, less glare is needed. */
static void find_light(const TurnedPainter *p, float u, float v, TurnedCorner *c)
{
    const float glare = p->lit ? 46 : 70;
    float du = (u - p->turn.light_x) / 0.42f, dv = (v - p->turn.light_y) / 0.34f;
    float spot = p->turn.shine * 0.34f * expf(-du * du - dv * dv);
    c->v[AT_GAIN] = (int)((p->light->tone + 0.75f * spot) * 128 * 256);
    c->v[AT_ADD] = (int)(glare * spot * 256);
    if (p->layers->glow != NULL && p->turn.flicker != 0)
        c->v[AT_GAIN] = flickering(p, u, v, c->v[AT_GAIN]);
    if (!p->lit)
        return;
    float lx = p->turn.light_x - u, ly = (p->turn.light_y - v) * 1.25f, lz = 0.26f;
    float far2 = lx * lx + ly * ly + lz * lz,
          power = fminf(1, p->turn.shine * 1.1f) * 140 / (1 + 2.6f * far2) / sqrtf(far2);
    c->v[AT_LIGHT_X] = (int)(lx * power * 256);
    c->v[AT_LIGHT_Y] = (int)(ly * power * 256);
    c->v[AT_LIGHT_Z] = (int)(lz * power * 256);
}

static TurnedCorner corner_at(const TurnedPainter *p, const TurnedLook *look, double x, double y, bool mirrored,
                              float sx, float sy)
{
    const Layers *l = p->layers;
    TurnedCorner c = {{0}, false};
    float u, v;
    turned_place(look, x, y, &u, &v);
    u = clampf(u, -8, 8);
    v = clampf(v, -8, 8);
    c.v[AT_CARD_X] = fixed((mirrored ? 1 - u : u) * (float)l->w + LAYERS_RIM - 0.5f);
    c.v[AT_CARD_Y] = fixed(v * (float)l->h + LAYERS_RIM - 0.5f);
    c.outside = u < 0 || v < 0 || u > 1 || v > 1;
    if (l->art != NULL)
        find_places(p, u, v, sx, sy, &c);
    find_light(p, u, v, &c);
    return c;
}

/* ---- cells ------------------------------------------------------------------------------------------------------- */

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Returns the bits of the blocks that a cell lies on, of w x h with `size` pixels a side; which: the cell's place on
 * them. */
static unsigned has_of(const uint8_t *blocks, int w, int h, int size, const TurnedCorner *c, int stride, int which)
{
    const int *k[4] = {c->v + which, c[1].v + which, c[stride].v + which, c[stride + 1].v + which};
    int x0 = k[0][0], x1 = x0, y0 = k[0][1], y1 = y0;
    for (int i = 1; i < 4; i++) {
        x0 = least(x0, k[i][0]);
        x1 = most(x1, k[i][0]);
        y0 = least(y0, k[i][1]);
        y1 = most(y1, k[i][1]);
    }
    const int block = size * 65536;
    unsigned has = 0;
    int bx0 = x0 < 0 ? 0 : x0 / block, bx1 = least((x1 + 65536) / block, w - 1);
    int by0 = y0 < 0 ? 0 : y0 / block, by1 = least((y1 + 65536) / block, h - 1);
    for (int y = by0; y <= by1; y++)
        for (int x = bx0; x <= bx1; x++)
            has |= blocks[y * w + x];
    return has;
}

/* Determines which layers a cell shows; false: nothing of the card. */
static bool sees(TurnedPainter *p, const TurnedCorner *c, int stride)
{
    const Layers *l = p->layers;
    bool in[4] = {!c[0].outside, !c[1].outside, !c[stride].outside, !c[stride + 1].outside};
    unsigned has = has_of(l->block, l->blocks_w, l->blocks_h, LAYERS_BLOCK, c, stride, AT_CARD_X), figure = 0;
    if (has == 0 && !in[0] && !in[1] && !in[2] && !in[3])
        return false;
    p->edge = !(in[0] && in[1] && in[2] && in[3]) || has & BLOCK_EDGE;
    p->front = p->edge || has & BLOCK_SOME;
    p->picture = l->art != NULL && has & BLOCK_CLEAR;
    if (p->picture)
        figure = has_of(l->figure, l->figure_w, l->figure_h, LAYERS_STEP, c, stride, AT_ART_X);
    p->figure = p->picture && (figure & FIGURE_SOME || p->rest >= TURNED_THIN);
    p->plate = p->picture && figure & FIGURE_GAPS && p->rest < TURNED_SOLID;
    return true;
}

static void paint_cells(TurnedPainter *p, const TurnedLook *look, bool mirrored)
{
    int across = p->out->w / TURNED_CELL, down = (p->out->h + TURNED_CELL - 1) / TURNED_CELL, stride = across + 1;
    TurnedCorner *corner = xmalloc((size_t)(stride * (down + 1)) * sizeof *corner);
    float sx, sy;
    turned_shift(p->layers, p->turn, &sx, &sy);
    for (int y = 0; y <= down; y++)
        for (int x = 0; x <= across; x++)
            corner[y * stride + x] =
                corner_at(p, look, look->left + x * TURNED_CELL, look->top + y * TURNED_CELL, mirrored, sx, sy);
    for (int y = 0; y < down; y++)
        for (int x = 0; x < across; x++) {
            const TurnedCorner *c = corner + y * stride + x;
            if (sees(p, c, stride))
                turned_cell(p, c, stride, x * TURNED_CELL, y * TURNED_CELL);
        }
    free(corner);
}

static void light_make(TurnedLight *l, CardTurn turn)
{
    for (int i = 0; i < TURNED_HUES; i++) {
        l->rainbow[i] = 0;
        for (int c = 0; c < 3; c++) {
            float wave = sinf(((float)i + 0.5f) / TURNED_HUES * 6.2831853f + (float)c * 2.0943951f);
            l->rainbow[i] = l->rainbow[i] << 8 | (Uint32)(127.5f + 127.5f * wave);
        }
    }
    l->tone = 1 - 0.22f * turn.shine * fminf(1, fabsf(turn.yaw) + fabsf(turn.pitch));
    l->phase = (turn.yaw * 1.9f + turn.pitch * 1.3f) + 8;
}

SDL_Surface *turned_paint(const Layers *l, const TurnedLook *look, CardTurn turn, bool mirrored)
{
    int w = (look->right - look->left + TURNED_CELL - 1) / TURNED_CELL * TURNED_CELL;
    TurnedLight light;
    TurnedPainter p = {.layers = l, .light = &light, .turn = turn, .foiled = turn.foil > 0};
    p.out = SDL_CreateRGBSurfaceWithFormat(0, w, look->bottom - look->top, 32, SDL_PIXELFORMAT_ARGB8888);
    if (p.out == NULL)
        return NULL;
    light_make(&light, turn);
    p.lit = l->art != NULL && turn.shine > 0;
    float still = 1.5f - (fabsf(turn.yaw) + fabsf(turn.pitch)) / 0.04f;
    p.rest = turn.depth > 0 ? (Uint32)(255 * clampf(still, 0, 1)) : 255;
    paint_cells(&p, look, mirrored);
    if (!mirrored)
        turned_motes(l, look, turn, p.out);
    return p.out;
}

/* ---- where a turned card lies ----------------------------------------------------------------------------------- */
/* Turns the four corners and projects them on the window; the map back is the inverse of the unit square's map to them. */

/* Computes the corners of the turned card, in the order upper left, upper right, lower right, lower left. */
static void corners(double w, double h, CardTurn turn, double x[4], double y[4])
{
    const double eye = 2.4 * h;
    double cy = cos((double)turn.yaw), sy = sin((double)turn.yaw);
    double cp = cos((double)turn.pitch), sp = sin((double)turn.pitch);
    double cr = cos((double)turn.roll), sr = sin((double)turn.roll);
    for (int i = 0; i < 4; i++) {
        double cx = i == 1 || i == 2 ? w / 2 : -w / 2, cyy = i >= 2 ? h / 2 : -h / 2;
        double px = cx * cy, away = cx * sy; /* about the upright axis, then about the level one */
        double py = cyy * cp + away * sp, far = away * cp - cyy * sp;
        double k = eye / (eye + far);
        x[i] = (px * cr - py * sr) * k;
        y[i] = (px * sr + py * cr) * k;
    }
}

bool turned_look(double w, double h, CardTurn turn, TurnedLook *out)
{
    double x[4], y[4];
    corners(w, h, turn, x, y);
    double sx = x[0] - x[1] + x[2] - x[3], sy = y[0] - y[1] + y[2] - y[3];
    double ax = x[1] - x[2], bx = x[3] - x[2], ay = y[1] - y[2], by = y[3] - y[2];
    double det = ax * by - bx * ay;
    if (fabs(det) < 1)
        return false; /* edge on */
    double g = (sx * by - bx * sy) / det, hh = (ax * sy - sx * ay) / det;
    double a = x[1] - x[0] + g * x[1], b = x[3] - x[0] + hh * x[3], c = x[0];
    double d = y[1] - y[0] + g * y[1], e = y[3] - y[0] + hh * y[3], f = y[0];
    double one = a * e - b * d; /* the inverse, scaled so that its last number is one */
    if (fabs(one) < 1e-6)
        return false;
    *out = (TurnedLook){.ux = (e - f * hh) / one,
                        .uy = (c * hh - b) / one,
                        .u1 = (b * f - c * e) / one,
                        .vx = (f * g - d) / one,
                        .vy = (a - c * g) / one,
                        .v1 = (c * d - a * f) / one,
                        .dx = (d * hh - e * g) / one,
                        .dy = (b * g - a * hh) / one,
                        .xu = a,
                        .xv = b,
                        .x1 = c,
                        .yu = d,
                        .yv = e,
                        .y1 = f,
                        .eu = g,
                        .ev = hh};
    double l = x[0], r = x[0], t = y[0], m = y[0];
    for (int i = 1; i < 4; i++) {
        l = fmin(l, x[i]);
        r = fmax(r, x[i]);
        t = fmin(t, y[i]);
        m = fmax(m, y[i]);
    }
    out->left = (int)floor(l) - 1;
    out->right = (int)ceil(r) + 1;
    out->top = (int)floor(t) - 1;
    out->bottom = (int)ceil(m) + 1;
    return true;
}
