/* SPDX-License-Identifier: MIT
 * The room somebody sits in who plays. */
#include "props/tavern.h"

#include "kit/backdrop.h"

Vec3 dim_room(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = u - s->disc_x, y = v - s->disc_y, pool = expf(-(x * x + y * y) * 1.6f);
    Vec3 c = vec_mix(t[DARK], t[SHADOW], unit(.15f + .85f * pool));
    return c * (.85f + .3f * cloud_flat(u * 2, v * 2, 4));
}

void room_by_night(const unsigned palette[6], Vec3 key, Vec3 towards, Vec3 rim)
{
    Scene *s = scene();
    s->exposure = 1.3f;
    s->haze = 0;
    s->ambient = .9f;
    set_palette(s, palette[0], palette[1], palette[2], palette[3], palette[4], palette[5]);
    s->backdrop = dim_room;
    s->disc_x = .3f;
    s->disc_y = .2f;
    s->key.color = key;
    s->key.towards = towards;
    s->rim.color = rim;
    s->rim.towards = V(.8f, .35f, -.5f);
    s->fill.color = s->tint[MIDTONE] * 1.1f;
    s->zenith = s->tint[MIDTONE] * .6f;
    s->horizon = s->tint[MIDTONE] * .5f;
    s->below = s->tint[SHADOW] * .5f;
    s->grade = .05f;
    s->aperture = .022f;
    s->vignette = 1.3f;
}

int tavern_wood(Vec3 color)
{
    return material_new(color, color * .45f, .8f, .3f, PAT_WOOD, 2.2f, 1.f);
}

void timber(Vec3 a, Vec3 b, float half, int wood)
{
    Vec3 middle = vec_mix(a, b, .5f);
    push();
    move(middle[0], middle[1], middle[2]);
    aim(vec_unit(b - a), V(0, 0, 1));
    part();
    paint(wood);
    box(0, 0, 0, half, vec_length(b - a) * .5f, half, half * .16f);
    pop();
}

void board_wall(float z, float y0, float y1, float board, int wood, int seed)
{
    int n = (int)(6 / board);
    for (int i = 0; i <= n; i++) {
        part();
        paint(wood);
        box(-3 + board * (float)i, (y0 + y1) * .5f, z - .05f * chance(seed + i), board * .475f, (y1 - y0) * .5f, .06f,
            .015f);
    }
}

void stone_wall(float z, float from, float to, float y0, float y1, float high, int stone, int seed)
{
    int rows = (int)((y1 - y0) / high);
    for (int r = 0; r <= rows; r++) {
        float x = from - (r % 2 ? high : 0), y = y0 + high * (float)r;
        for (int i = 0; x < to; i++) {
            float w = high * (1.3f + 1.1f * chance(seed + 17 * r + i));
            part();
            paint(stone);
            lumpy(.012f, 5);
            box(x + w * .5f, y, z - .10f * chance(seed + 17 * r + i + 300), w * .47f, high * .46f, .12f, .04f);
            x += w;
        }
    }
}

void lead_window(float w, float h, Vec3 light, float strength, bool diamond, int frame, int seed)
{
    int lead = material_plain(rgb(0x14141c), .6f, .4f), columns = diamond ? 1 : 3, rows = diamond ? 1 : 4;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++) {
            float uneven = diamond ? 1 : .65f + .5f * chance(seed + 5 * r + c);
            part();
            paint(material_glow(light, strength * uneven));
            box(-w + (2 * (float)c + 1) * w / (float)columns, -h + (2 * (float)r + 1) * h / (float)rows, -.02f,
                w / (float)columns, h / (float)rows, .012f, .002f);
        }
    part();
    paint(lead);
    if (diamond)
        for (int i = -6; i <= 6; i++)
            for (int side = -1; side <= 1; side += 2) {
                float step = w * .5f, x = (float)i * step, top = x + (float)side * h * .62f,
                      low = x - (float)side * h * .62f;
                float t0 = 0, t1 = 1, d = top - low;
                if (fabsf(d) > 1e-4f) {
                    float a = (-w - low) / d, b = (w - low) / d;
                    t0 = max_of(t0, min_of(a, b));
                    t1 = min_of(t1, max_of(a, b));
                }
                if (t1 > t0)
                    limb(V(mix(low, top, t0), mix(-h, h, t0), 0), V(mix(low, top, t1), mix(-h, h, t1), 0), .011f,
                         .011f);
            }
    else {
        for (int c = 1; c < columns; c++)
            limb(V(-w + 2 * w * (float)c / (float)columns, -h, 0), V(-w + 2 * w * (float)c / (float)columns, h, 0),
                 .014f, .014f);
        for (int r = 1; r < rows; r++)
            limb(V(-w, -h + 2 * h * (float)r / (float)rows, 0), V(w, -h + 2 * h * (float)r / (float)rows, 0), .014f,
                 .014f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        timber(V(s * (w + .05f), -h - .1f, .03f), V(s * (w + .05f), h + .1f, .03f), .06f, frame);
        timber(V(-w - .1f, s * (h + .05f), .04f), V(w + .1f, s * (h + .05f), .04f), .06f, frame);
    }
}

static void bottle(float r, float high, Vec3 color)
{
    int glass = material_plain(color, .1f, 1.4f);
    part();
    paint(glass);
    blend(r * .4f);
    drum(0, high * .34f, 0, r, high * .32f, r * .3f);
    limb(V(0, high * .66f, 0), V(0, high, 0), r * .42f, r * .34f);
    part();
    paint(material_plain(rgb(0x8a6a44), .8f, .2f));
    drum(0, high + r * .3f, 0, r * .32f, r * .25f, r * .05f);
}

static void jug(float r, int clay)
{
    part();
    paint(clay);
    blend(r * .3f);
    egg(0, r * .85f, 0, r, r * .95f, r);
    limb(V(0, r * 1.5f, 0), V(0, r * 2.1f, 0), r * .5f, r * .58f);
    part();
    paint(clay);
    Vec3 p[4] = {V(r * .5f, r * 2.0f, 0), V(r * 1.2f, r * 1.9f, 0), V(r * 1.3f, r * 1.2f, 0), V(r * .9f, r * .8f, 0)};
    float q[4] = {r * .12f, r * .12f, r * .12f, r * .1f};
    tube(4, p, q, 3);
}

void crowded_shelf(float w, int wood, int seed)
{
    static const unsigned colors[5] = {0x2a4a34, 0x4a2a1c, 0x1c3a4a, 0x5a4420, 0x3a1c30};
    int clay = material_plain(rgb(0x6a4630), .7f, .4f);
    part();
    paint(wood);
    box(0, -.04f, -.14f, w * .5f, .04f, .16f, .012f);
    float x = -w * .5f + .12f;
    for (int i = 0; x < w * .5f - .1f; i++) {
        float c = chance(seed + i), r = .07f + .045f * chance(seed + i + 40);
        push();
        move(x + r * .5f, 0, -.14f + .08f * (chance(seed + i + 80) - .5f));
        if (c < .68f)
            bottle(r, .30f + .22f * chance(seed + i + 120), rgb(colors[(seed + i) % 5]));
        else
            jug(r * 1.3f, clay);
        pop();
        x += 2.1f * r + .06f + (c < .15f ? .12f : 0);
    }
}

void table_boards(float y, float back, float front, int wood)
{
    enum { BOARDS = 4 };
    float deep = (front - back) / BOARDS;
    for (int i = 0; i < BOARDS; i++) {
        part();
        paint(wood);
        box(.3f * (chance(i) - .5f), y - .06f - .008f * chance(i + 9), back + deep * ((float)i + .5f), 3.2f, .06f,
            deep * .485f, .014f);
    }
}

void log_fire(float wide, float high, Vec3 color, float strength)
{
    int bark = material_new(rgb(0x2a1810), rgb(0x0c0604), .9f, .2f, PAT_WOOD, 3, 1.2f),
        hot = material_glow(vec_mix(color, rgb(0xffe090), .4f), 2.6f);
    part();
    paint(bark);
    blend(.02f);
    for (int i = 0; i < 5; i++) {
        float x = wide * (chance(i) - .5f);
        limb(V(x - wide * .35f, .05f + .04f * (float)(i % 3), .06f * (float)(i % 2)),
             V(x + wide * .35f, .04f + .06f * (float)((i + 1) % 3), .0f), .07f, .06f);
    }
    part();
    paint(hot);
    blend(high * .06f);
    for (int i = 0; i < 9; i++) {
        float x = wide * .9f * ((float)i / 8 - .5f), h = high * (.45f + .55f * chance(i + 20)) * (1 - fabsf(x) / wide),
              c = .18f * (chance(i + 30) - .5f);
        Vec3 p[3] = {V(x, .08f, -.04f), V(x * .8f + c * high, .08f + h * .55f, -.03f),
                     V(x * .7f - c * high, .08f + h, 0)};
        float r[3] = {.055f * wide, .05f * wide, .004f};
        tube(3, p, r, 4);
    }
    Vec3 at = here(V(0, high * .4f, 0));
    sprite(at, high * 1.2f, color, SPRITE_GLOW, .5f);
    lamp(at + V(0, high * .3f, .25f), color * strength, .5f);
}

void ivory_die(float half, int ivory, int dot)
{
    static const float five[5][2] = {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}};
    part();
    paint(ivory);
    box(0, 0, 0, half, half, half, half * .28f);
    carve();
    paint(dot);
    for (int i = 0; i < 5; i++)
        ball(five[i][0] * half * .5f, five[i][1] * half * .5f, half * 1.06f, half * .20f);
    for (int i = 0; i < 2; i++)
        ball(-half * 1.06f, five[i][0] * half * .45f, five[i][1] * half * .45f, half * .20f);
    ball(0, half * 1.06f, 0, half * .22f);
    fill();
}
