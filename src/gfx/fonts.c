/* SPDX-License-Identifier: MIT
 * The type faces: each file read once into memory, opened per size when wanted.  A face that is missing is replaced by
 * any other that opens; without any, texts are measured by rule of thumb and not drawn. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_ttf.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/log.h"
#include "gfx/inside.h"

enum { OPEN_SIZES = 48, LARGEST = 1000, FILE_MOST = 16 << 20 };

typedef struct {
    TTF_Font *font;
    Face face;
    int pixels;
    unsigned used;
} Sized;

struct Fonts {
    char data_dir[PATH_SIZE];
    void *data[FACE_COUNT];
    size_t size[FACE_COUNT];
    bool tried[FACE_COUNT];
    Sized sized[OPEN_SIZES];
    unsigned clock;
    bool started;
};

static const char *const face_files[FACE_COUNT] = {
    [FACE_TITLE] = "Grenze-700",        [FACE_TITLE600] = "Grenze-600",    [FACE_TEXT] = "SourceSans3-400",
    [FACE_ITALIC] = "SourceSans3-400i", [FACE_MEDIUM] = "SourceSans3-500", [FACE_SEMI] = "SourceSans3-600",
    [FACE_BOLD] = "SourceSans3-700",
};

Fonts *fonts_new(const char *data_dir)
{
    Fonts *f = xcalloc(1, sizeof *f);
    snprintf(f->data_dir, sizeof f->data_dir, "%s", data_dir);
    f->started = TTF_Init() == 0;
    if (!f->started)
        log_note("no texts: %s", TTF_GetError());
    return f;
}

void fonts_free(Fonts *f)
{
    if (f == NULL)
        return;
    for (int i = 0; i < OPEN_SIZES; i++)
        if (f->sized[i].font != NULL)
            TTF_CloseFont(f->sized[i].font);
    for (int i = 0; i < FACE_COUNT; i++)
        free(f->data[i]);
    if (f->started)
        TTF_Quit();
    free(f);
}

static TTF_Font *open_data(Fonts *f, Face face, int pixels)
{
    if (f->data[face] == NULL)
        return NULL;
    TTF_Font *font = TTF_OpenFontRW(SDL_RWFromConstMem(f->data[face], (int)f->size[face]), 1, pixels);
    if (font != NULL)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

static bool load_file(Fonts *f, Face face)
{
    if (f->tried[face])
        return f->data[face] != NULL;
    f->tried[face] = true;
    char path[PATH_SIZE + 64];
    snprintf(path, sizeof path, "%s/fonts/%s.ttf", f->data_dir, face_files[face]);
    Buf file = {0}; /* not SDL_LoadFile, which stumbles without memory */
    if (file_read(path, FILE_MOST, &file).code == 0 && file.n > 0) {
        f->data[face] = xrealloc(file.text, file.n);
        f->size[face] = file.n;
    } else {
        buf_free(&file);
    }
    TTF_Font *test = open_data(f, face, 16);
    if (test != NULL) {
        TTF_CloseFont(test);
        return true;
    }
    log_note("the font %s cannot be read", path);
    free(f->data[face]);
    f->data[face] = NULL;
    return false;
}

/* The face itself or whatever stands in for it; FACE_COUNT when no file opens. */
static Face usable_face(Fonts *f, Face face)
{
    if ((unsigned)face < FACE_COUNT && load_file(f, face))
        return face;
    static const Face order[] = {FACE_MEDIUM, FACE_SEMI, FACE_TEXT, FACE_BOLD, FACE_ITALIC, FACE_TITLE600, FACE_TITLE};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (load_file(f, order[i]))
            return order[i];
    log_note("no font can be read from %s/fonts: texts are not drawn", f->data_dir);
    return FACE_COUNT;
}

static TTF_Font *font_at(Fonts *f, Face face, int pixels)
{
    pixels = pixels < 4 ? 4 : pixels > LARGEST ? LARGEST : pixels;
    face = f->started ? usable_face(f, face) : FACE_COUNT;
    if (face == FACE_COUNT)
        return NULL;
    Sized *slot = &f->sized[0];
    for (int i = 0; i < OPEN_SIZES; i++) {
        Sized *s = &f->sized[i];
        if (s->font != NULL && s->face == face && s->pixels == pixels) {
            s->used = ++f->clock;
            return s->font;
        }
        if (s->used < slot->used)
            slot = s;
    }
    if (slot->font != NULL)
        TTF_CloseFont(slot->font);
    *slot = (Sized){open_data(f, face, pixels), face, pixels, ++f->clock};
    return slot->font;
}

SDL_Surface *fonts_render(Fonts *f, Face face, int pixels, Color c, const char *s)
{
    TTF_Font *font = font_at(f, face, pixels);
    if (font == NULL || s[0] == '\0' || c.a == 0)
        return NULL;
    SDL_Surface *out = TTF_RenderUTF8_Blended(font, s, (SDL_Color){c.r, c.g, c.b, c.a});
    if (out != NULL && out->format->format != SDL_PIXELFORMAT_ARGB8888) {
        SDL_Surface *converted = SDL_ConvertSurfaceFormat(out, SDL_PIXELFORMAT_ARGB8888, 0);
        SDL_FreeSurface(out);
        out = converted;
    }
    return out;
}

int fonts_width(Fonts *f, Face face, int pixels, const char *s)
{
    TTF_Font *font = font_at(f, face, pixels);
    int w = 0;
    if (font == NULL)
        return (int)strlen(s) * pixels / 2;
    return TTF_SizeUTF8(font, s, &w, NULL) == 0 ? w : 0;
}

int fonts_height(Fonts *f, Face face, int pixels)
{
    TTF_Font *font = font_at(f, face, pixels);
    return font != NULL ? TTF_FontHeight(font) : pixels * 4 / 3;
}

int fonts_ascent(Fonts *f, Face face, int pixels)
{
    TTF_Font *font = font_at(f, face, pixels);
    return font != NULL ? TTF_FontAscent(font) : pixels;
}

bool fonts_provide(Fonts *f, Face face, Uint32 code)
{
    enum { ANY_SIZE = 16 };
    TTF_Font *font = font_at(f, face, ANY_SIZE);
    return font == NULL || TTF_GlyphIsProvided32(font, code) != 0;
}
