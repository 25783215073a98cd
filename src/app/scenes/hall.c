/* SPDX-License-Identifier: MIT */
#include "app/scenes/hall.h"

#include <math.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "gfx/card_turned.h"
#include "gfx/dice.h"

const HallTable hall_table[HALL_TABLES] = {
    {"horde", "Horde", "Draft monsters that never match, then win eleven battles.", "2–4", "about 40 min",
     "Deal the cards", "First game? Choose Basic."},
    {"monstrous", "Against the Monstrous Horde", "Roll a party, hit each foe exactly, live to brag.", "2–6",
     "about 30 min", "Wake the horde", NULL},
    {"siege", "Siege of Six Lanes", "Hold the castle and tear the portals down, alone or together.", "1–3",
     "about 45 min", "Man the walls", NULL},
    {"goblins", "Goblin Ranks", "Build one great horde. Your clan is your secret.", "2–4", "about 25 min",
     "Deal the cards", NULL},
};

const HallTable *hall_find(const char *id)
{
    for (int i = 0; i < HALL_TABLES; i++)
        if (strcmp(hall_table[i].id, id) == 0)
            return &hall_table[i];
    return NULL;
}

/* ---- what lies on the tables ------------------------------------------------------------------------------------ */
/* A card held a little askew. The plain theme keeps everything level. */
static void leaning(Gfx *g, const CardFace *face, Rect r, float roll)
{
    if (gfx_is_contrast(g))
        card_draw(g, face, r, 0, NULL);
    else
        gfx_card_leaning(g, face, NULL, r,
                         (CardTurn){.roll = roll, .pitch = 0.12f, .light_x = 0.3f, .light_y = 0.2f, .shine = 0.25f});
}

static void draw_cards(Gfx *g, float cx, float cy, float w)
{
    CardFace face[3] = {
        part_card("sun-skeleton", "Sun Skeleton", "sun", "skeleton", COL_SUN),
        part_card("royal-dragon", "Royal Dragon", "royal", "dragon", COL_ROYAL),
        part_card("water-ooze", "Water Ooze", "water", "ooze", COL_WATER),
    };
    static const char *const picture[3] = {"cards/horde/sun-skeleton", "cards/horde/royal-dragon",
                                           "cards/horde/water-ooze"};
    static const float dx[3] = {-0.72f, 0, 0.76f}, dy[3] = {0.06f, -0.12f, 0.1f}, roll[3] = {-0.17f, 0.02f, 0.15f};
    for (int i = 0; i < 3; i++) {
        face[i].picture = picture[i];
        leaning(g, &face[i], rect(cx + dx[i] * w - w / 2, cy - w * 1.25f + dy[i] * w, w, w * 1.25f), roll[i]);
    }
}

static void draw_dice(Gfx *g, float cx, float cy, float k)
{
    static const struct {
        DieKind kind;
        int value;
        float size, x, y, lean; /* x, y: of its middle */
        unsigned rgb;
    } die[] = {{DIE_D20, 20, 124, 6, -84, -6, 0x2d2440}, {DIE_D20, 14, 92, -86, -46, 9, 0xd9622b},
               {DIE_D12, 9, 84, 88, -54, -8, 0x2a62b8},  {DIE_D8, 8, 66, 128, -6, 8, 0xdcb840},
               {DIE_D6, 6, 60, -48, 8, 12, 0x7c8794},    {DIE_D10, 4, 66, 22, 4, -9, 0x2f9a4a},
               {DIE_D4, 3, 62, 78, 12, 6, 0x7a3fb0}};
    for (size_t i = 0; i < sizeof die / sizeof *die; i++) {
        float size = die[i].size * k, x = cx + die[i].x * k, y = cy + die[i].y * k;
        Color body = {(uint8_t)(die[i].rgb >> 16), (uint8_t)(die[i].rgb >> 8), (uint8_t)die[i].rgb, 255};
        gfx_die_shadow(g, x, y, size, 0);
        gfx_die(g, die[i].kind, gfx_die_rest(g, die[i].kind, die[i].value, die[i].lean), die_look(body), x, y, size,
                true);
    }
}

static void draw_backs(Gfx *g, const char *back, float cx, float cy, float w)
{
    for (int i = 0; i < 3; i++) {
        float x = cx + ((float)i - 1) * w * 0.72f, y = cy - w * 1.25f + (i == 1 ? -0.08f : 0.06f) * w;
        Rect r = rect(x - w / 2, y, w, w * 1.25f);
        CardFace none = {.word = back};
        if (gfx_is_contrast(g))
            card_draw_back(g, back, r, 0);
        else
            gfx_card_leaning(g, &none, back, r,
                             (CardTurn){.yaw = 3.14159265f, .roll = ((float)i - 1) * 0.16f, .pitch = 0.1f});
    }
}

static void draw_kegs(Gfx *g, float cx, float cy, float w)
{
    static const struct {
        const char *word, *picture, *sign;
        ColorRole rim;
        float dx, dy, size, roll;
    } keg[3] = {{"keg-ruby", "cards/goblins/keg-ruby", "ruby", COL_RUBY, -0.74f, 0.05f, 0.96f, -0.15f},
                {"keg-sapphire", "cards/goblins/keg-sapphire", "sapphire", COL_SAPPHIRE, 0.74f, 0.07f, 0.96f, 0.14f},
                {"keg-emerald", "cards/goblins/keg-emerald", "emerald", COL_EMERALD, 0, -0.1f, 1, -0.02f}};
    for (int i = 0; i < 3; i++) {
        float kw = w * keg[i].size;
        CardFace face = {.word = keg[i].word,
                         .name = "Keg Runner",
                         .picture = keg[i].picture,
                         .backdrop = "backdrops/mine",
                         .emblem = "keg",
                         .sign = {keg[i].sign},
                         .rim = keg[i].rim};
        leaning(g, &face, rect(cx + keg[i].dx * w - kw / 2, cy - kw * 1.25f + keg[i].dy * w, kw, kw * 1.25f),
                keg[i].roll);
    }
}

void hall_props(Gfx *g, const char *id, float cx, float cy, float k)
{
    if (strcmp(id, "horde") == 0)
        draw_cards(g, cx, cy, 97 * k);
    else if (strcmp(id, "monstrous") == 0)
        draw_dice(g, cx, cy - 18 * k, k);
    else if (strcmp(id, "siege") == 0)
        draw_backs(g, "backs/siege", cx, cy, 92 * k);
    else if (strcmp(id, "goblins") == 0)
        draw_kegs(g, cx, cy, 97 * k);
}

const char *hall_ground(const char *id)
{
    return strcmp(id, "goblins") == 0     ? "backdrops/mine"
           : strcmp(id, "monstrous") == 0 ? "backdrops/fire"
                                          : "backdrops/royal";
}

void hall_foot(Gfx *g, const char *id, Rect r)
{
    static const char *const medal[6] = {"medals/water", "medals/fire",   "medals/sun",
                                         "medals/moon",  "medals/forest", "medals/royal"};
    float side = fminf(r.w / 3 - 8, 60), top = r.y + r.h - 2 * side - 8;
    if (strcmp(id, "horde") != 0 || top < r.y + 8 || gfx_is_contrast(g))
        return;
    for (int i = 0; i < 6; i++) {
        float x = r.x + r.w / 2 + ((float)(i % 3) - 1.5f) * (side + 8) + 4;
        (void)gfx_picture(g, medal[i], rect(x, top + (float)(i / 3) * (side + 8), side, side), 1);
    }
}

float hall_group(Gfx *g, const char *id, Rect r)
{
    if (r.h < 200)
        return 0;
    if (strcmp(id, "horde") != 0) {
        float k = fminf(1, r.w / 300);
        hall_props(g, id, r.x + r.w / 2 - 8 * k, r.y + 170 * k, k);
        return 200 * k;
    }
    CardFace back[2] = {part_card("sun-skeleton", "Sun Skeleton", "sun", "skeleton", COL_SUN),
                        part_card("water-ooze", "Water Ooze", "water", "ooze", COL_WATER)};
    CardFace front = part_card("royal-dragon", "Royal Dragon", "royal", "dragon", COL_ROYAL);
    back[0].picture = "cards/horde/sun-skeleton";
    back[1].picture = "cards/horde/water-ooze";
    front.picture = "cards/horde/royal-dragon";
    float big = fminf(r.w * 0.6f, 150), small = fminf(r.w * 0.47f, 116);
    leaning(g, &back[0], rect(r.x + 6, r.y + big * 1.06f, small, small * 1.25f), -0.12f);
    leaning(g, &back[1], rect(r.x + r.w - small - 6, r.y + big * 1.12f, small, small * 1.25f), 0.11f);
    leaning(g, &front, rect(r.x + (r.w - big) / 2, r.y, big, big * 1.25f), -0.03f);
    return big * 1.12f + small * 1.25f;
}
