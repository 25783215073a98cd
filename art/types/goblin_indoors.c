/* SPDX-License-Identifier: MIT
 * Goblins' places under a roof: far things first. */
#include "types/goblin_indoors.h"

#include "kit/masonry.h"

static float grain(float u, float v, float fine)
{
    return .75f + .5f * cloud_flat(u * fine, v * fine, 4);
}

/* How much of the light at disc_x, disc_y arrives there, 1 to 0. */
static float reached(const Scene *s, float u, float v, float r)
{
    return halo(u, v, s->disc_x, s->disc_y, r);
}

static int cell_of(int x, int y)
{
    return x * 31 + y * 57 + 900;
}

/* ---- the library ---- */

/* across and up: 0..1 within the book's place on its shelf. */
static Vec3 spine(const Vec3 *t, int book, int row, float across, float up)
{
    int n = cell_of(book, row);
    float tall = .56f + .32f * chance_of(n), kind = chance_of(n + 7);
    if (up > tall || across < .06f)
        return t[DARK] * .5f;
    Vec3 c = kind > .93f ? t[ACCENT] * .5f : vec_mix(t[SHADOW], t[MIDTONE], .9f * chance_of(n + 3));
    if (fabsf(up - tall * .78f) < .03f || fabsf(up - tall * .25f) < .02f)
        c = vec_mix(c, t[LIGHT], .4f);
    return c * (1.15f - 2.6f * (across - .45f) * (across - .45f));
}

Vec3 library(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float y = (v + 1.34f) / .42f, row = floorf(y), up = y - row, x = u * 8 + 3.3f * row, book = floorf(x);
    float near = reached(s, u, v, .2f);
    Vec3 c = spine(t, (int)book, (int)row, x - book, (up - .1f) / .9f), wood = vec_mix(t[SHADOW], t[DARK], .3f);
    if (up < .1f || fabsf(fabsf(u + .12f) - .66f) < .035f)
        c = wood * grain(u * .3f, v, 20) * (up > .07f ? 1.5f : 1);
    c = c * (.5f + 1.1f * near);
    float frame = arch(u, v, s->disc_x, .30f, s->disc_y - .5f, s->disc_y),
          pane = arch(u, v, s->disc_x, .25f, s->disc_y - .45f, s->disc_y);
    c = vec_mix(c, wood * grain(u, v, 12) * 1.3f, frame);
    Vec3 sky =
        sky_ramp(unit((v - s->disc_y + .5f) * 1.1f), t[LIGHT] * .95f, vec_mix(t[LIGHT], t[MIDTONE], .35f), t[MIDTONE]);
    sky = vec_mix(sky, t[LIGHT], .5f * smooth(.48f, .62f, sky_clouds(u, v, 1.6f)));
    bool lead = fabsf(u - s->disc_x) < .014f || fabsf(fmodf(v + 4, .22f) - .11f) < .010f;
    return vec_mix(c, lead ? wood : sky, pane);
}

/* ---- the hearth of the Hall ---- */

static Vec3 fire_at(const Vec3 *t, float x, float up)
{
    float lick = cloud_flat(x * 6, up * 3 - cloud_flat(x * 5, up * 4, 3) * 2, 4),
          heat = unit((1 - up) * 1.15f + lick - .62f - fabsf(x) * .7f);
    return sky_ramp(heat, t[DARK] * .6f + rgb(0x401008) * .4f, rgb(0xff7a20), rgb(0xffd880) * 1.3f);
}

static Vec3 mantel(Vec3 c, const Vec3 *t, float u, float v, float x, float shelf)
{
    if (fabsf(v - shelf) < .05f && fabsf(u - x) < .56f)
        return vec_mix(t[SHADOW], t[MIDTONE], .35f) * grain(u * .3f, v, 14) * (v > shelf + .02f ? 1.4f : .8f);
    for (int i = 0; i < 5; i++) { /* mugs on it */
        float mx = x - .44f + .22f * (float)i, half = .055f + .02f * chance_of(i), y = v - shelf - .05f;
        if (y > 0 && y < half * 2.6f && fabsf(u - mx) < half)
            return vec_mix(t[DARK], t[SHADOW], .6f) * (.8f + .9f * smooth(half, -half, u - mx));
    }
    return c;
}

Vec3 hearth(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, top = s->disc_y, warm = halo(u, v, x, top - .35f, .25f);
    Vec3 wall = vec_mix(t[SHADOW], t[MIDTONE], .35f) * brick_wall(u * .62f, v * .55f);
    Vec3 c = wall * (.55f + .4f * smooth(-.9f, .9f, u)) + (wall + t[MIDTONE] * .1f) * t[GLOW] * (2.0f * warm * warm);
    float pennant = fabsf(u + .74f) < .17f && v > .34f + .3f * fabsf(u + .74f) && v < 1.02f ? 1 : 0;
    c = vec_mix(c, t[ACCENT] * .26f * grain(u, v, 6), pennant);
    c = vec_mix(c, t[SHADOW] * grain(u, v, 9), arch(u, v, x, .44f, -1.3f, top - .44f));
    float mouth = arch(u, v, x, .36f, -1.3f, top - .46f);
    c = vec_mix(c, fire_at(t, (u - x) / .4f, unit((v + .75f) / (top + .66f))), mouth);
    return mantel(c, t, u, v, x, top + .12f);
}

/* ---- the stage ---- */

Vec3 stage(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float fold = .5f + .5f * sinf(u * 26 + 2 * sinf(v * 1.5f + u)), beam = fabsf(u - s->disc_x + (1.4f - v) * .18f);
    float lit = .48f + .62f * smooth(.2f, -1.1f, v) + .75f * smooth(.62f, .1f, beam);
    Vec3 c = vec_mix(t[SHADOW], vec_mix(t[MIDTONE], t[LIGHT], .2f), fold) * lit +
             t[LIGHT] * (.10f * smooth(.45f, .1f, beam));
    float swag = .80f + .13f * fabsf(sinf(u * 3.6f + .5f)), folds = .5f + .5f * sinf((v - swag) * 46);
    if (v > swag) /* above, in swags with a fringe of the clan's */
        c = vec_mix(t[DARK], vec_mix(t[SHADOW], t[MIDTONE], .6f), folds) * .8f;
    if (v > swag - .05f && v <= swag)
        c = t[ACCENT] * (.30f + .25f * sinf(u * 120));
    float edge = fabsf(u) - .80f - .05f * sinf(v * 3); /* wings of a darker cloth */
    if (edge > 0)
        c = vec_mix(t[DARK], t[SHADOW], .5f + .5f * sinf(u * 40)) * .8f;
    for (int i = 0; i < 9; i++) {
        float x = -1 + .25f * (float)i, d = distance_to(u, v, x, -.86f);
        c += t[GLOW] * (.9f * expf(-d * d * 260) + .10f * expf(-d * 5));
    }
    return c;
}

/* ---- the treasury ---- */

static Vec3 coins(float u, float v)
{
    Vec3 id;
    float next, near = cells_at(V(u * 17, v * 26, 3), &id, &next);
    float tone = noise_of_cell((int)(id[0] * 31), (int)(id[1] * 37), 5);
    return vec_mix(rgb(0x6a3c0c), rgb(0xf0b440), unit(tone * .8f + .3f * smooth(.5f, .1f, near))) *
           (.4f + .6f * smooth(.0f, .25f, next - near));
}

Vec3 treasury(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float near = reached(s, u, v, .1f), course = brick_wall(u * .5f + 3, v * .45f);
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], .3f) * (course * (.46f + .75f * near));
    float x = s->disc_x, y = s->disc_y;
    float pane = arch(u, v, x, .20f, y - .3f, y), frame = arch(u, v, x, .27f, y - .36f, y);
    c = vec_mix(c, t[SHADOW] * grain(u, v, 9) * 1.2f, frame);
    bool bar = fabsf(fmodf(u - x + 1.05f, .133f) - .05f) < .016f || fabsf(v - y + .06f) < .018f;
    c = vec_mix(c, bar ? t[DARK] : vec_mix(t[LIGHT], t[MIDTONE], .15f), pane);
    float across = (u - x) + (v - y) * -.75f; /* the light that falls through it, to the left */
    if (v < y)
        c += t[LIGHT] * (.13f * smooth(.26f, .16f, fabsf(across + .0f)) * smooth(-1.1f, y, v));
    for (int i = 0; i < 3; i++) { /* shelves with chests, at the left */
        float foot = .06f + .44f * (float)i, half = .16f, cx = -.80f + .05f * (float)i, dx = u - cx, dy = v - foot;
        if (fabsf(dx) < half && dy > 0 && dy < .19f + .08f * cosf(dx / half * 1.4f)) {
            bool band = fabsf(fabsf(dx) - .1f) < .018f || fabsf(dy - .15f) < .014f;
            c = (band ? rgb(0xc08a30) * .5f : vec_mix(t[SHADOW], t[MIDTONE], .7f) * grain(u * .4f, v, 22)) * (.9f - dx);
        }
        if (u < -.56f && dy < 0 && dy > -.05f)
            c = vec_mix(t[SHADOW], t[MIDTONE], .3f) * grain(u * .3f, v, 18) * .7f;
    }
    float gems = hash_unit((uint32_t)((int)floorf(u * 22 + 40) * 131 + (int)floorf(v * 22 + 40) * 17));
    float heap = -.62f + .42f * smooth(.2f, 1.1f, fabsf(u)) + hills(u, 4, 3, .14f);
    c = vec_mix(c, gems > .93f ? t[ACCENT] * .8f : coins(u, v) * (.55f + .5f * near), under(heap, v, .008f));
    return c;
}

/* ---- the cellar ---- */

static Vec3 cask(Vec3 c, const Vec3 *t, float u, float v, float x, float y, float r)
{
    float du = (u - x) / r, dv = (v - y) / r, d = sqrtf(du * du + dv * dv);
    if (d > 1)
        return c;
    float plank = fmodf(du * 4 + 40, 1), lit = .55f + .5f * unit(.5f + .6f * du + .3f * dv);
    Vec3 wood = vec_mix(t[SHADOW], t[MIDTONE], .40f) * (lit * (plank < .08f ? .45f : 1) * grain(u * 2, v * .3f, 14));
    if (d > .86f)
        wood = vec_mix(t[DARK], t[SHADOW], .8f) * (.5f + lit * .8f);
    if (d > .78f && d <= .86f)
        wood = wood * .4f;
    if (distance_to(du, dv, 0, -.5f) < .10f) /* the tap */
        wood = rgb(0xd09a40) * .6f;
    return wood;
}

Vec3 cellar(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, near = reached(s, u, v, .15f);
    float rib = distance_to(u * .9f, v, -.1f, -.1f), rings = fabsf(fmodf(rib, .34f) - .17f);
    Vec3 c = vec_mix(t[DARK], vec_mix(t[SHADOW], t[MIDTONE], .3f), .35f + .65f * near) *
             (brick_wall(u * .8f, v * .8f) * (.7f + .5f * smooth(.02f, .06f, rings)));
    float step = floorf((v + 1.2f) / .17f), wide = .36f + .05f * (y - v) * 6; /* the stair widens towards us */
    if (v < y - .25f && fabsf(u - x) < min_of(wide * .8f, .6f)) {
        float tread = (v + 1.2f) / .17f - step;
        c = vec_mix(t[SHADOW], t[LIGHT], tread > .62f ? .55f : .12f) * (.45f + .55f * near) * grain(u, v, 8);
    }
    float door = arch(u, v, x, .30f, y - .26f, y + .16f);
    c = vec_mix(c, sky_ramp(unit((v - y + .3f)), t[LIGHT] * 1.1f, vec_mix(t[LIGHT], t[GLOW], .3f), t[LIGHT] * .8f),
                door);
    static const float casks[5][3] = {
        {-.78f, .84f, .30f}, {-.95f, .20f, .34f}, {-.62f, -.30f, .33f}, {.98f, -.12f, .26f}, {.9f, -.66f, .3f}};
    for (int i = 0; i < 5; i++)
        c = cask(c, t, u, v, casks[i][0], casks[i][1], casks[i][2]);
    float cloth = fabsf(u + .60f) < .07f && v > -.02f && v < .30f ? 1 : 0;
    return vec_mix(c, t[ACCENT] * .35f * grain(u, v, 12), cloth);
}

/* ---- a tunnel of the mine ---- */

/* A frame of props and a cap around the end of the tunnel, `size` from it. */
static bool in_frame(float du, float dv, float size, float thick)
{
    bool post = fabsf(fabsf(du) - size) < thick && dv < size * 1.15f && dv > -size * 1.4f;
    return post || (fabsf(dv - size * 1.15f) < thick && fabsf(du) < size * 1.25f);
}

Vec3 tunnel(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float du = u - s->disc_x, dv = v - s->disc_y, far = max_of(fabsf(du), fabsf(dv) * .85f), next;
    float near = cells_at(V(du / (far + .12f) * 2, dv / (far + .12f) * 2, 3 / (far + .15f)), NULL, &next);
    float lit = smooth(1.5f, .2f, far);
    Vec3 c = vec_mix(t[DARK], vec_mix(t[SHADOW], t[MIDTONE], .55f), lit * lit) *
             (.5f + .7f * smooth(0, .3f, next - near)) * grain(u, v, 9);
    float end = .30f + .05f * (cloud_flat(du * 9 + 4, dv * 9, 3) - .5f);
    Vec3 dusk = sky_ramp(unit((dv + .35f) * 1.4f), t[LIGHT] * 1.1f, vec_mix(t[LIGHT], t[MIDTONE], .5f), t[MIDTONE]);
    dusk = vec_mix(dusk, t[SHADOW], under(-.14f + hills(u, 3, 3, .16f), dv, .01f));
    c = vec_mix(c, dusk, under(end, far, .015f));
    for (int i = 0; i < 3; i++) {
        float size = .34f * powf(1.75f, (float)i), thick = .045f * powf(1.5f, (float)i);
        if (in_frame(du, dv, size, thick))
            c = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .5f), t[DARK], .3f * (float)i) * grain(u * 3, v * .4f, 9);
    }
    static const float crystal[3][2] = {{-.86f, .62f}, {-.74f, .44f}, {-.94f, .40f}};
    for (int i = 0; i < 3; i++) {
        float d = distance_to(u * 1.6f, v, crystal[i][0] * 1.6f, crystal[i][1]);
        c = vec_mix(c, t[ACCENT] * (u > crystal[i][0] ? .55f : .9f),
                    under(.10f, d + .3f * fabsf(u - crystal[i][0]), .004f));
        c += t[ACCENT] * (.06f * expf(-d * 4));
    }
    return c;
}

/* ---- a tent ---- */

Vec3 tent(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float top = 1.5f, pole = -.12f;
    float angle = atan2f(u - pole, top - v), seam = angle * 11 + 20, n = floorf(seam), in = seam - n;
    bool dark = fmodf(n, 2) < 1;
    float near = reached(s, u, v, .2f), sag = .8f + .3f * sinf(in * PI);
    Vec3 c = vec_mix(dark ? t[SHADOW] : t[MIDTONE], t[LIGHT], dark ? .05f : .25f) * (sag * (.34f + .75f * near)) *
             grain(u, v, 7);
    float flap = u - (s->disc_x - .02f) - (v - s->disc_y) * -.28f, half = .34f * unit((1.05f - v) / 1.2f);
    Vec3 sky = sky_ramp(unit((v + .4f) / 1.4f), t[LIGHT], vec_mix(t[LIGHT], t[GLOW], .25f),
                        vec_mix(t[LIGHT], t[MIDTONE], .6f));
    float hill = -.02f + hills(u, 6, 2, .2f);
    sky = vec_mix(sky, vec_mix(t[MIDTONE], t[SHADOW], .4f) * grain(u, v, 9), under(hill, v, .01f));
    c = vec_mix(c, sky, under(half, fabsf(flap), .01f));
    if (fabsf(fabsf(flap) - half) < .03f && half > .02f) /* its hem in the clan's colour */
        c = t[ACCENT] * .32f;
    if (fabsf(u - pole + .5f) < .03f)
        c = vec_mix(t[SHADOW], t[DARK], .4f) * (u < pole - .5f ? .8f : 1.5f);
    return c;
}

/* ---- a window at night ---- */

Vec3 night_window(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, panel = fabsf(fmodf(u + 4.1f, .5f) - .25f);
    Vec3 c = vec_mix(t[SHADOW], t[DARK], .35f) * (grain(u * .4f, v * .2f, 14) * (panel > .2f ? .55f : .8f));
    float moon = distance_to(u, v, x + .12f, y + .16f);
    Vec3 sky = sky_ramp(unit((v + .4f) / 1.5f), vec_mix(t[MIDTONE], t[LIGHT], .5f), t[MIDTONE],
                        vec_mix(t[MIDTONE], t[SHADOW], .7f));
    sky += t[LIGHT] * (.45f * expf(-moon * 4));
    sky = vec_mix(sky, vec_mix(t[LIGHT], t[GLOW], .5f), under(.15f, moon, .008f));
    sky = vec_mix(sky, vec_mix(t[MIDTONE], t[SHADOW], .6f), .7f * smooth(.5f, .62f, sky_clouds(u, v, 1.5f)));
    float star = hash_unit((uint32_t)((int)floorf(u * 20 + 90) * 131 + (int)floorf(v * 20 + 90) * 57));
    if (star > .965f && distance_to(fmodf(u * 20 + 90, 1), fmodf(v * 20 + 90, 1), .5f, .5f) < .2f)
        sky += t[LIGHT] * .6f;
    sky = vec_mix(sky, t[DARK], .9f * under(-.05f + hills(u, 5, 2, .2f), v, .01f));
    float pane = arch(u, v, x, .42f, -.4f, y + .1f), frame = arch(u, v, x, .49f, -.48f, y + .1f);
    float a = fmodf((u + v * .62f) * 5 + 40, 1), b = fmodf((u - v * .62f) * 5 + 40, 1);
    bool lead = a < .07f || b < .07f || fabsf(u - x) < .022f;
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .35f) * grain(u, v, 8), frame);
    c = vec_mix(c, lead ? t[DARK] * .8f : sky, pane);
    float hang = -.50f - .10f * sinf(v * 2.2f + .4f); /* a curtain at the left */
    if (u < hang) {
        float fold = .5f + .5f * sinf(u * 34 + sinf(v * 2));
        c = vec_mix(t[DARK], vec_mix(t[SHADOW], t[MIDTONE], .4f), fold) * .9f;
        if (u > hang - .035f)
            c = t[ACCENT] * (.25f + .15f * fold);
    }
    return c;
}
