/* SPDX-License-Identifier: MIT
 * The type faces: each file read once into memory, opened per size when wanted.  A face that is missing is replaced by
 * any other that opens; without any, texts are measured by rule of thumb and not drawn.
 *
 * What a face has no picture of is written in another one: first in the text face of the house, then in fonts of the
 * machine, of which the files are looked for when such a letter comes. A line is then made of runs, each in one font; a
 * run from right to left (names in Arabic or Hebrew) is shaped as such, the line goes from left to right. */
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/log.h"
#include "gfx/gfx.h"
#include "gfx/inside.h"
#include "sys/paths.h"
#include "sys/sys.h"

enum { OPEN_SIZES = 48, LARGEST = 1000, FILE_MOST = 48 << 20, RUNS_MOST = 24 };

/* Fonts that distributions have, below path_fonts(): whole alphabets first, then single scripts. Those of Windows last. */
static const char *const other_files[] = {
    "truetype/dejavu/DejaVuSans.ttf",
    "TTF/DejaVuSans.ttf",
    "dejavu-sans-fonts/DejaVuSans.ttf",
    "truetype/noto/NotoSans-Regular.ttf",
    "truetype/noto/NotoSansArabic-Regular.ttf",
    "truetype/noto/NotoSansHebrew-Regular.ttf",
    "truetype/noto/NotoSansDevanagari-Regular.ttf",
    "truetype/noto/NotoSansThai-Regular.ttf",
    "opentype/noto/NotoSansCJK-Regular.ttc",
    "noto-cjk/NotoSansCJK-Regular.ttc",
    "google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
    "truetype/wqy/wqy-microhei.ttc",
    "truetype/wqy/wqy-zenhei.ttc",
    "truetype/droid/DroidSansFallbackFull.ttf",
    "truetype/freefont/FreeSans.ttf",
    "opentype/unifont/unifont.otf",
    "truetype/unifont/unifont.ttf",
    "segoeui.ttf",
    "Nirmala.ttf",
    "LeelawUI.ttf",
    "msyh.ttc",
    "YuGothM.ttc",
    "malgun.ttf",
};
enum { OTHERS = sizeof other_files / sizeof *other_files, FILES = FACE_COUNT + OTHERS };

typedef struct {
    TTF_Font *font;
    int face; /* a Face, or FACE_COUNT and the number of another file */
    int pixels;
    unsigned used;
} Sized;

struct Fonts {
    char data_dir[PATH_SIZE];
    void *data[FILES];
    size_t size[FILES];
    bool tried[FILES];
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
        log_note("no texts: %s", sys_reason());
    return f;
}

void fonts_free(Fonts *f)
{
    if (f == NULL)
        return;
    for (int i = 0; i < OPEN_SIZES; i++)
        if (f->sized[i].font != NULL)
            TTF_CloseFont(f->sized[i].font);
    for (int i = 0; i < FILES; i++)
        free(f->data[i]);
    if (f->started)
        TTF_Quit();
    free(f);
}

static TTF_Font *open_data(Fonts *f, int face, int pixels)
{
    if (f->data[face] == NULL)
        return NULL;
    TTF_Font *font = TTF_OpenFontRW(SDL_RWFromConstMem(f->data[face], (int)f->size[face]), 1, pixels);
    if (font != NULL)
        TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

static bool load_file(Fonts *f, int face)
{
    if (f->tried[face])
        return f->data[face] != NULL;
    f->tried[face] = true;
    char path[PATH_SIZE + 64];
    if (face < FACE_COUNT)
        snprintf(path, sizeof path, "%s/fonts/%s.ttf", f->data_dir, face_files[face]);
    else
        snprintf(path, sizeof path, "%s/%s", path_fonts(), other_files[face - FACE_COUNT]);
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
    if (face < FACE_COUNT) /* few machines have all of the others */
        log_note("the font %s cannot be read", path);
    free(f->data[face]);
    f->data[face] = NULL;
    return false;
}

/* Returns the face itself or the one that replaces it; FACE_COUNT: no file opens. */
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

static TTF_Font *open_at(Fonts *f, int face, int pixels)
{
    pixels = pixels < 4 ? 4 : pixels > LARGEST ? LARGEST : pixels;
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

static TTF_Font *font_at(Fonts *f, Face face, int pixels)
{
    face = f->started ? usable_face(f, face) : FACE_COUNT;
    return face == FACE_COUNT ? NULL : open_at(f, (int)face, pixels);
}

/* ---- letters that a face has not --------------------------------------------------------------------------------- */

enum { ANY_SIZE = 16 };

static bool provides(Fonts *f, int face, Uint32 code)
{
    if (!load_file(f, face))
        return false;
    TTF_Font *font = open_at(f, face, ANY_SIZE);
    return font != NULL && TTF_GlyphIsProvided32(font, code) != 0;
}

/* Returns the font that has the character: the face, the text face, or a font of the machine; -1: none. */
static int face_for(Fonts *f, Face face, Uint32 code)
{
    Face text = face == FACE_TITLE ? FACE_BOLD : face == FACE_TITLE600 ? FACE_SEMI : face;
    if (provides(f, (int)face, code))
        return (int)face;
    if (text != face && provides(f, (int)text, code))
        return (int)text;
    for (int i = FACE_COUNT; i < FILES; i++)
        if (provides(f, i, code))
            return i;
    return -1;
}

static Uint32 code_at(const char *s, size_t *n)
{
    const unsigned char *p = (const unsigned char *)s;
    int more = p[0] >= 0xF0 ? 3 : p[0] >= 0xE0 ? 2 : p[0] >= 0xC0 ? 1 : 0;
    Uint32 code = more ? p[0] & (0x3Fu >> more) : p[0];
    *n = 1;
    for (int i = 1; i <= more && (p[i] & 0xC0) == 0x80; i++, (*n)++)
        code = code << 6 | (p[i] & 0x3Fu);
    return code;
}

typedef struct {
    size_t from, n;
    int face;
    Uint32 first; /* its first character: the script it is shaped as */
} Run;

/* A blank or a dot between two words of one font goes with them: from right to left they are one run. */
static int split(Fonts *f, Face face, const char *s, Run run[RUNS_MOST])
{
    int n = 0;
    size_t length = 0, common = 0; /* common: how much of the end of the last run any font could write */
    for (size_t at = 0; s[at]; at += length) {
        Uint32 code = code_at(s + at, &length);
        int other = code < 0x80 ? (int)face : face_for(f, face, code);
        other = other < 0 ? (int)face : other;
        bool neutral = code < 0x80 && !(code >= '0' && code <= '9') && !((code | 0x20) >= 'a' && (code | 0x20) <= 'z');
        if (n > 0 && (run[n - 1].face == other || neutral || n == RUNS_MOST)) {
            run[n - 1].n += length;
            common = neutral && run[n - 1].face != other ? common + length : 0;
            continue;
        }
        size_t back = n > 0 && other == (int)face ? common : 0; /* they stand before a word of the face itself */
        if (back > 0)
            run[n - 1].n -= back;
        run[n++] = (Run){at - back, length + back, other, code};
        common = 0;
    }
    if (n > 0 && common > 0 && common < run[n - 1].n && n < RUNS_MOST) {
        run[n - 1].n -= common;
        run[n] = (Run){run[n - 1].from + run[n - 1].n, common, (int)face, ' '};
        n++;
    }
    return n;
}

static void shape_as(TTF_Font *font, Uint32 code)
{
#if SDL_TTF_VERSION_ATLEAST(2, 20, 0)
    static const struct {
        Uint32 from, to;
        const char *script;
        bool leftwards;
    } row[] = {{0x0590, 0x05FF, "Hebr", true},  {0x0600, 0x06FF, "Arab", true},  {0x0700, 0x08FF, "Arab", true},
               {0x0900, 0x097F, "Deva", false}, {0x0E00, 0x0E7F, "Thai", false}, {0xFB1D, 0xFB4F, "Hebr", true},
               {0xFB50, 0xFEFC, "Arab", true}};
    const char *script = "Latn";
    bool leftwards = false;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (code >= row[i].from && code <= row[i].to) {
            script = row[i].script;
            leftwards = row[i].leftwards;
        }
    (void)TTF_SetFontScriptName(font, script);
    (void)TTF_SetFontDirection(font, leftwards ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
#else
    (void)font;
    (void)code;
#endif
}

/* Fonts of the machine are drawn larger than ours at the same size. */
static TTF_Font *font_of_run(Fonts *f, const Run *r, int pixels)
{
    TTF_Font *font = open_at(f, r->face, r->face < FACE_COUNT ? pixels : pixels * 9 / 10);
    if (font != NULL && r->face >= FACE_COUNT)
        shape_as(font, r->first);
    return font;
}

static bool is_plain(const char *s)
{
    for (; *s; s++)
        if ((unsigned char)*s >= 0x80)
            return false;
    return true;
}

/* Returns how many; 0: all of it is written in the face itself. */
static int runs_of(Fonts *f, Face face, const char *s, Run run[RUNS_MOST])
{
    if (is_plain(s))
        return 0;
    Face own = usable_face(f, face);
    int n = split(f, own, s, run);
    for (int i = 0; i < n; i++)
        if (run[i].face != (int)own)
            return n;
    return 0;
}

static SDL_Surface *written(TTF_Font *font, Color c, const char *s)
{
    SDL_Surface *out = TTF_RenderUTF8_Blended(font, s, (SDL_Color){c.r, c.g, c.b, c.a});
    if (out != NULL && out->format->format != SDL_PIXELFORMAT_ARGB8888) {
        SDL_Surface *converted = SDL_ConvertSurfaceFormat(out, SDL_PIXELFORMAT_ARGB8888, 0);
        SDL_FreeSurface(out);
        out = converted;
    }
    return out;
}

static SDL_Surface *runs_render(Fonts *f, Face face, int pixels, Color c, const char *s, const Run *run, int n)
{
    int width = fonts_width(f, face, pixels, s), height = fonts_height(f, face, pixels), x = 0;
    SDL_Surface *out = SDL_CreateRGBSurfaceWithFormat(0, width > 0 ? width : 1, height, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int i = 0; i < n && out != NULL; i++) {
        char *part = xmalloc(run[i].n + 1);
        memcpy(part, s + run[i].from, run[i].n);
        part[run[i].n] = '\0';
        TTF_Font *font = font_of_run(f, &run[i], pixels);
        SDL_Surface *word = font != NULL ? written(font, c, part) : NULL;
        int w = 0;
        if (word != NULL) {
            SDL_Rect to = {x, fonts_ascent(f, face, pixels) - TTF_FontAscent(font), word->w, word->h};
            (void)SDL_SetSurfaceBlendMode(word, SDL_BLENDMODE_NONE);
            (void)SDL_BlitSurface(word, NULL, out, &to);
            (void)TTF_SizeUTF8(font, part, &w, NULL);
            SDL_FreeSurface(word);
        }
        x += w;
        free(part);
    }
    return out;
}

SDL_Surface *fonts_render(Fonts *f, Face face, int pixels, Color c, const char *s)
{
    Run run[RUNS_MOST];
    TTF_Font *font = font_at(f, face, pixels);
    if (font == NULL || s[0] == '\0' || c.a == 0)
        return NULL;
    int n = runs_of(f, face, s, run);
    if (n > 0)
        return runs_render(f, face, pixels, c, s, run, n);
    return written(font_at(f, face, pixels), c, s);
}

int fonts_width(Fonts *f, Face face, int pixels, const char *s)
{
    Run run[RUNS_MOST];
    TTF_Font *font = font_at(f, face, pixels);
    int w = 0, all = 0;
    if (font == NULL)
        return (int)strlen(s) * pixels / 2;
    int n = runs_of(f, face, s, run);
    if (n == 0)
        return TTF_SizeUTF8(font_at(f, face, pixels), s, &w, NULL) == 0 ? w : 0;
    for (int i = 0; i < n; i++, all += w) {
        char *part = xmalloc(run[i].n + 1);
        memcpy(part, s + run[i].from, run[i].n);
        part[run[i].n] = '\0';
        font = font_of_run(f, &run[i], pixels);
        if (font == NULL || TTF_SizeUTF8(font, part, &w, NULL) != 0)
            w = 0;
        free(part);
    }
    return all;
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

/* True if there is a picture of that character. */
static bool fonts_provide(Fonts *f, Face face, Uint32 code)
{
    TTF_Font *font = font_at(f, face, ANY_SIZE);
    return font == NULL || face_for(f, usable_face(f, face), code) >= 0;
}

/* ---- letters ---------------------------------------------------------------------------------------------------- */

/* Reads one character and moves *at to its end; invalid UTF-8 counts as U+FFFD. */
static Uint32 character(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    int more = p[0] < 0x80 ? 0 : p[0] >= 0xC2 && p[0] < 0xE0 ? 1 : p[0] >= 0xE0 && p[0] < 0xF0 ? 2 : 3;
    if (more == 0) {
        *at += 1;
        return p[0];
    }
    Uint32 code = p[0] & (0x3Fu >> more);
    bool sound = p[0] >= 0xC2 && p[0] < 0xF5;
    for (int i = 1; sound && i <= more; i++) {
        sound = (p[i] & 0xC0) == 0x80;
        code = code << 6 | (p[i] & 0x3Fu);
    }
    *at += sound ? more + 1 : 1;
    return sound ? code : 0xFFFD;
}

bool gfx_can_write(Gfx *g, const char *s)
{
    static const Face needed[] = {FACE_TITLE, FACE_MEDIUM};
    while (*s != '\0') {
        Uint32 code = character(&s);
        for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++)
            if (!fonts_provide(g->fonts, needed[i], code))
                return false;
    }
    return true;
}
