/* SPDX-License-Identifier: MIT
 * The numerals of dice: drawn by the font, laid upright on each face, with the slopes of their engraved edges. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gfx/dice_paint.h"

enum { GLYPH_PIXELS = 96, READS = FACE_MAX };
_Static_assert(READS + 4 <= 32, "a bit each");

typedef struct { /* one number somewhere on a face: middle, half height (face units), turn */
    float x, y, half, angle;
} Stand;

static void number_text(DieKind kind, int number, char out[8])
{
    bool ambiguous = kind >= DIE_D10 && (number == 6 || number == 9);
    if (kind == DIE_D100)
        snprintf(out, 8, "%02d", number % 10 * 10);
    else
        snprintf(out, 8, "%d%s", number, ambiguous ? "." : "");
}

static float glyph_at(const SDL_Surface *glyph, float x, float y)
{
    int px = (int)x, py = (int)y;
    if (x < 0 || y < 0 || px >= glyph->w || py >= glyph->h)
        return 0;
    const Uint32 *row = (const Uint32 *)(const void *)((const Uint8 *)glyph->pixels + (ptrdiff_t)py * glyph->pitch);
    return (float)(row[px] >> 24) / 255.0f;
}

/* Finds the rows of the glyph that hold ink: fonts leave room above and below that would push a number off its middle. */
static void ink_rows(const SDL_Surface *glyph, int *top, int *bottom)
{
    *top = glyph->h;
    *bottom = 0;
    for (int y = 0; y < glyph->h; y++)
        for (int x = 0; x < glyph->w; x++)
            if (glyph_at(glyph, (float)x, (float)y) > 0.3f) {
                *top = y < *top ? y : *top;
                *bottom = y + 1;
            }
}

/* Returns the pixel of a place on the face, -1 to 1, limited to the marks. */
static int pixel_of(float place)
{
    int pixel = (int)((place + 1) * (MARK_SIZE / 2));
    return place <= -1 ? 0 : pixel >= MARK_SIZE ? MARK_SIZE - 1 : pixel;
}

static void stamp(float ink[MARK_SIZE][MARK_SIZE], const SDL_Surface *glyph, Stand at)
{
    int top, bottom;
    ink_rows(glyph, &top, &bottom);
    float scale = (float)(bottom - top) / (2 * at.half), c = cosf(at.angle), s = sinf(at.angle);
    float above = (float)(top + bottom) / 2, below = (float)glyph->h - above;
    float half_w = (float)glyph->w / 2 / scale, half_h = maxf(above, below) / scale;
    float reach_x = fabsf(c) * half_w + fabsf(s) * half_h, reach_y = fabsf(s) * half_w + fabsf(c) * half_h;
    int left = pixel_of(at.x - reach_x), right = pixel_of(at.x + reach_x);
    int first = pixel_of(at.y - reach_y), last = pixel_of(at.y + reach_y);
    for (int y = first; y <= last; y++)
        for (int x = left; x <= right; x++)
            for (int k = 0; k < 4; k++) { /* four looks into the larger glyph a pixel */
                float fx = ((float)x + 0.25f + 0.5f * (float)(k & 1)) / (MARK_SIZE / 2) - 1 - at.x;
                float fy = ((float)y + 0.25f + 0.5f * (float)(k >> 1)) / (MARK_SIZE / 2) - 1 - at.y;
                float gx = (fx * c + fy * s) * scale + (float)glyph->w / 2;
                float gy = (fy * c - fx * s) * scale + (float)(top + bottom) / 2;
                ink[y][x] = maxf(ink[y][x], 0) + glyph_at(glyph, gx, gy) / 4;
            }
}

static void engrave(Marks *out, float ink[MARK_SIZE][MARK_SIZE])
{
    for (int y = 0; y < MARK_SIZE; y++)
        for (int x = 0; x < MARK_SIZE; x++) {
            int l = x > 0 ? x - 1 : 0, r = x < MARK_SIZE - 1 ? x + 1 : x;
            int u = y > 0 ? y - 1 : 0, d = y < MARK_SIZE - 1 ? y + 1 : y;
            float here = minf(ink[y][x], 1);
            out->ink[y][x] = (unsigned char)(here * 255);
            out->slope_x[y][x] = (signed char)((minf(ink[y][r], 1) - minf(ink[y][l], 1)) * 127);
            out->slope_y[y][x] = (signed char)((minf(ink[d][x], 1) - minf(ink[u][x], 1)) * 127);
        }
}

/* Returns half the height of the numerals in units of the face's reach, and their distance above its middle. */
static Stand usual_stand(DieKind kind)
{
    static const Stand stand[DIE_KINDS] = {
        [DIE_D6] = {0, 0, 0.36f, 0},       [DIE_D8] = {0, 0.02f, 0.29f, 0}, [DIE_D10] = {0, 0.02f, 0.25f, 0},
        [DIE_D100] = {0, 0.02f, 0.21f, 0}, [DIE_D12] = {0, 0, 0.40f, 0},    [DIE_D20] = {0, 0.05f, 0.31f, 0},
    };
    return stand[kind];
}

static void mark_number(float ink[MARK_SIZE][MARK_SIZE], DieKind kind, int number, Stand at, Fonts *fonts)
{
    char text[8];
    number_text(kind, number, text);
    bool underlined = strchr(text, '.') != NULL;
    text[underlined ? strlen(text) - 1 : strlen(text)] = '\0';
    SDL_Surface *glyph = fonts_render(fonts, FACE_BOLD, GLYPH_PIXELS, (Color){255, 255, 255, 255}, text);
    if (glyph == NULL)
        return; /* no fonts: a die without numerals, the table says the value beside it */
    stamp(ink, glyph, at);
    SDL_FreeSurface(glyph);
    for (int y = 0; underlined && y < MARK_SIZE; y++)
        for (int x = 0; x < MARK_SIZE; x++) {
            float fx = ((float)x + 0.5f) / (MARK_SIZE / 2) - 1 - at.x,
                  fy = ((float)y + 0.5f) / (MARK_SIZE / 2) - 1 - at.y;
            if (fabsf(fx) < at.half * 0.62f && fy > at.half * 1.22f && fy < at.half * 1.48f)
                ink[y][x] = 1;
        }
}

/* Engraves `number` once in the middle, for the face of a d4 that is turned to the reader. */
static void mark_read(Marks *out, int number, Fonts *fonts)
{
    float ink[MARK_SIZE][MARK_SIZE];
    memset(ink, 0, sizeof ink);
    mark_number(ink, DIE_D4, number, (Stand){0, 0.02f, 0.30f, 0}, fonts);
    engrave(out, ink);
}

static void mark_face(Marks *out, const Solid *s, const DieFace *f, DieKind kind, Fonts *fonts)
{
    float ink[MARK_SIZE][MARK_SIZE];
    memset(ink, 0, sizeof ink);
    if (kind != DIE_D4) {
        mark_number(ink, kind, f->number, usual_stand(kind), fonts);
    } else {
        Vec right = vec_cross(f->up, f->normal);
        for (int i = 0; i < 3; i++) { /* each corner's number near it, its top towards the corner */
            Vec out_there = vec_sub(s->corner[f->corner[i]], f->centre);
            float x = vec_dot(out_there, right) / f->reach, y = -vec_dot(out_there, f->up) / f->reach;
            Stand at = {x * 0.47f, y * 0.47f, 0.17f, atan2f(x, -y)};
            mark_number(ink, kind, s->corner_number[f->corner[i]], at, fonts);
        }
    }
    engrave(out, ink);
}

void die_model_make(DieModel *m, DieKind kind, Fonts *fonts)
{
    solid_make(&m->solid, kind);
    m->kind = kind;
    m->fonts = fonts;
    m->engraved = 0;
}

/* True if the caller must make the mark now; it counts as made from here on. */
static bool claim(DieModel *m, int mark)
{
    bool made = m->engraved >> mark & 1;
    m->engraved |= 1u << mark;
    return !made;
}

const Marks *die_marks(DieModel *m, int face)
{
    if (claim(m, face))
        mark_face(&m->marks[face], &m->solid, &m->solid.face[face], m->kind, m->fonts);
    return &m->marks[face];
}

const Marks *die_reads(DieModel *m, int number)
{
    if (claim(m, READS + number - 1))
        mark_read(&m->reads[number - 1], number, m->fonts);
    return &m->reads[number - 1];
}
