/* SPDX-License-Identifier: MIT
 * Files by libwebp; PNG is written here, stored without compression: it is for looking at, not for keeping. */
#include "image.h"

#include "engine/scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/encode.h>

enum { ALPHA_QUALITY = 80 }; /* of 100 */

Image image_new(int width, int height)
{
    Image i = {width, height, calloc((size_t)width * (size_t)height, 4)};
    if (i.rgba == NULL)
        forge_fail("out of memory");
    return i;
}

void image_free(Image *i)
{
    free(i->rgba);
    *i = (Image){0};
}

void image_put(Image *to, const Image *from, int x, int y)
{
    for (int row = 0; row < from->height; row++) {
        if (y + row < 0 || y + row >= to->height)
            continue;
        for (int column = 0; column < from->width; column++) {
            if (x + column < 0 || x + column >= to->width)
                continue;
            const uint8_t *p = from->rgba + ((size_t)row * (size_t)from->width + (size_t)column) * 4;
            uint8_t *q = to->rgba + ((size_t)(y + row) * (size_t)to->width + (size_t)(x + column)) * 4;
            for (int c = 0; c < 3; c++)
                q[c] = (uint8_t)((p[c] * p[3] + q[c] * (255 - p[3])) / 255);
            q[3] = 255;
        }
    }
}

/* Mean of the source pixels under each new one, in linear light so that bright edges keep their weight. */
Image image_scaled(const Image *from, int width, int height)
{
    Image to = image_new(width, height);
    float sx = (float)from->width / (float)width, sy = (float)from->height / (float)height;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int x0 = (int)((float)x * sx), x1 = (int)ceilf((float)(x + 1) * sx);
            int y0 = (int)((float)y * sy), y1 = (int)ceilf((float)(y + 1) * sy);
            float sum[4] = {0}, weight = 0;
            for (int j = y0; j < y1 && j < from->height; j++)
                for (int i = x0; i < x1 && i < from->width; i++) {
                    float w = min_of((float)i + 1, (float)(x + 1) * sx) - max_of((float)i, (float)x * sx);
                    w *= min_of((float)j + 1, (float)(y + 1) * sy) - max_of((float)j, (float)y * sy);
                    const uint8_t *p = from->rgba + ((size_t)j * (size_t)from->width + (size_t)i) * 4;
                    for (int c = 0; c < 3; c++)
                        sum[c] += w * (float)p[3] * powf((float)p[c] / 255, 2.2f);
                    sum[3] += w * (float)p[3];
                    weight += w;
                }
            uint8_t *q = to.rgba + ((size_t)y * (size_t)width + (size_t)x) * 4;
            for (int c = 0; c < 3; c++)
                q[c] = (uint8_t)(powf(sum[c] / max_of(sum[3], 1e-3f), 1 / 2.2f) * 255 + .5f);
            q[3] = (uint8_t)(sum[3] / max_of(weight, 1e-6f) + .5f);
        }
    return to;
}

static bool write_file(const char *path, const uint8_t *bytes, size_t size)
{
    FILE *f = fopen(path, "wb");
    bool good = f != NULL && fwrite(bytes, 1, size, f) == size;
    if (f != NULL && fclose(f) != 0)
        good = false;
    if (!good)
        fprintf(stderr, "forge: cannot write %s\n", path);
    return good;
}

static bool encode(const Image *i, bool alpha, float quality, WebPMemoryWriter *out)
{
    WebPConfig how;
    WebPPicture picture;
    if (!WebPConfigPreset(&how, WEBP_PRESET_DRAWING, quality) || !WebPPictureInit(&picture))
        return false;
    how.method = 6;
    how.use_sharp_yuv = 1;
    how.alpha_compression = 1;
    how.alpha_quality = ALPHA_QUALITY;
    picture.width = i->width;
    picture.height = i->height;
    picture.use_argb = 1;
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = out;
    bool good = (alpha ? WebPPictureImportRGBA(&picture, i->rgba, i->width * 4)
                       : WebPPictureImportRGBX(&picture, i->rgba, i->width * 4)) &&
                WebPEncode(&how, &picture);
    WebPPictureFree(&picture);
    return good;
}

bool image_save(const Image *i, const char *path, bool alpha, float quality)
{
    WebPMemoryWriter memory;
    WebPMemoryWriterInit(&memory);
    bool good = encode(i, alpha, quality, &memory);
    if (!good)
        fprintf(stderr, "forge: cannot encode %s\n", path);
    good = good && write_file(path, memory.mem, memory.size);
    WebPMemoryWriterClear(&memory);
    return good;
}

bool image_load(Image *i, const char *path)
{
    *i = (Image){0};
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        return false;
    bool good = fseek(f, 0, SEEK_END) == 0;
    long size = good ? ftell(f) : -1;
    uint8_t *bytes = size > 0 ? malloc((size_t)size) : NULL;
    good = bytes != NULL && fseek(f, 0, SEEK_SET) == 0 && fread(bytes, 1, (size_t)size, f) == (size_t)size;
    fclose(f);
    uint8_t *pixels = good ? WebPDecodeRGBA(bytes, (size_t)size, &i->width, &i->height) : NULL;
    free(bytes);
    if (pixels == NULL)
        return false;
    Image copy = image_new(i->width, i->height);
    memcpy(copy.rgba, pixels, (size_t)copy.width * (size_t)copy.height * 4);
    WebPFree(pixels);
    *i = copy;
    return true;
}

/* ---- PNG, stored ---- */

typedef struct {
    uint8_t *bytes;
    size_t count;
} Bytes;

static void put32(Bytes *b, uint32_t v)
{
    for (int i = 3; i >= 0; i--)
        b->bytes[b->count++] = (uint8_t)(v >> (8 * i));
}

static uint32_t crc_of(const uint8_t *p, size_t n)
{
    uint32_t crc = ~0u;
    while (n-- > 0) {
        crc ^= *p++;
        for (int k = 0; k < 8; k++)
            crc = crc & 1 ? 0xedb88320u ^ (crc >> 1) : crc >> 1;
    }
    return ~crc;
}

static void chunk(Bytes *b, const char *name, const uint8_t *data, size_t n)
{
    put32(b, (uint32_t)n);
    size_t from = b->count;
    memcpy(b->bytes + b->count, name, 4);
    b->count += 4;
    if (n > 0)
        memcpy(b->bytes + b->count, data, n);
    b->count += n;
    put32(b, crc_of(b->bytes + from, n + 4));
}

/* zlib stream of stored blocks of the rows, each with filter 0. */
static Bytes stored(const Image *i)
{
    size_t row = (size_t)i->width * 4 + 1, n = row * (size_t)i->height;
    uint8_t *raw = malloc(n);
    Bytes b = {malloc(n + n / 65535 * 5 + 64), 0};
    if (raw == NULL || b.bytes == NULL)
        forge_fail("out of memory");
    for (int y = 0; y < i->height; y++) {
        raw[(size_t)y * row] = 0;
        memcpy(raw + (size_t)y * row + 1, i->rgba + (size_t)y * (row - 1), row - 1);
    }
    b.bytes[b.count++] = 0x78;
    b.bytes[b.count++] = 1;
    uint32_t one = 1, two = 0;
    for (size_t at = 0; at < n; at += 65535) {
        uint32_t length = (uint32_t)(n - at < 65535 ? n - at : 65535);
        b.bytes[b.count++] = at + length == n;
        b.bytes[b.count++] = (uint8_t)length;
        b.bytes[b.count++] = (uint8_t)(length >> 8);
        b.bytes[b.count++] = (uint8_t)~length;
        b.bytes[b.count++] = (uint8_t)(~length >> 8);
        memcpy(b.bytes + b.count, raw + at, length);
        b.count += length;
    }
    for (size_t k = 0; k < n; k++) {
        one = (one + raw[k]) % 65521;
        two = (two + one) % 65521;
    }
    put32(&b, two << 16 | one);
    free(raw);
    return b;
}

bool image_save_png(const Image *i, const char *path)
{
    Bytes data = stored(i), file = {malloc(data.count + 128), 0};
    if (file.bytes == NULL)
        forge_fail("out of memory");
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    memcpy(file.bytes, signature, 8);
    file.count = 8;
    uint8_t header[13];
    Bytes h = {header, 0};
    put32(&h, (uint32_t)i->width);
    put32(&h, (uint32_t)i->height);
    memcpy(header + 8, "\x08\x06\0\0\0", 5);
    chunk(&file, "IHDR", header, sizeof header);
    chunk(&file, "IDAT", data.bytes, data.count);
    chunk(&file, "IEND", NULL, 0);
    bool good = write_file(path, file.bytes, file.count);
    free(data.bytes);
    free(file.bytes);
    return good;
}
