/* SPDX-License-Identifier: MIT */
#include "app/scenes/hall.h"

#include <math.h>
#include <string.h>

#include "app/scenes/parts.h"

const HallTable hall_table[HALL_TABLES] = {
    {"horde", "Horde", "Draft monsters that never match, then win eleven battles.", "2–4", "about 40 min",
     "First game? Choose Basic."},
    {"monstrous", "Against the Monstrous Horde", "Roll a party, hit each foe exactly, live to brag.", "2–6",
     "about 30 min", NULL},
    {"siege", "Siege of Six Lanes", "Hold the castle, tear the portals down: alone, together, or against each other.",
     "1–3", "about 45 min", NULL},
    {"goblins", "Goblin Ranks", "Build one great horde. Your clan is your secret.", "2–4", "about 25 min", NULL},
};

const HallTable *hall_find(const char *id)
{
    for (int i = 0; i < HALL_TABLES; i++)
        if (strcmp(hall_table[i].id, id) == 0)
            return &hall_table[i];
    return NULL;
}

/* ---- what lies on the tables ------------------------------------------------------------------------------------ */
static void draw_cards(Gfx *g, float cx, float cy, float w)
{
    CardFace face[3] = {
        part_card("sun-skeleton", "Sun Skeleton", "sun", "skeleton", COL_SUN),
        part_card("royal-dragon", "Royal Dragon", "royal", "dragon", COL_ROYAL),
        part_card("water-ooze", "Water Ooze", "water", "ooze", COL_WATER),
    };
    static const char *const picture[3] = {"cards/horde/sun-skeleton", "cards/horde/royal-dragon",
                                           "cards/horde/water-ooze"};
    static const float dx[3] = {-0.92f, 0, 0.92f}, dy[3] = {0.07f, -0.09f, 0.1f};
    for (int i = 0; i < 3; i++) {
        face[i].picture = picture[i];
        card_draw(g, &face[i], rect(cx + dx[i] * w - w / 2, cy - w * 1.25f + dy[i] * w, w, w * 1.25f), 0, NULL);
    }
}

static void draw_die(Gfx *g, const char *name, const char *number, float size, float x, float y, Color c, float down)
{
    Rect r = rect(x, y, size, size);
    (void)gfx_picture(g, name, r, 1);
    Text t = {.face = FACE_BOLD,
              .size = fmaxf(12, size * 0.3f),
              .color = (Color){0, 0, 0, 170},
              .align = ALIGN_CENTER,
              .fixed = true};
    Rect at = rect(x, y + size * down, size, size * 0.36f);
    (void)gfx_text(g, t, rect(at.x, at.y + 1, at.w, at.h), number);
    t.color = c;
    (void)gfx_text(g, t, at, number);
}

static void draw_dice(Gfx *g, float cx, float cy, float k)
{
    Color white = {255, 255, 255, 255}, gold = {0xFF, 0xCF, 0x6B, 255}, dark = {0x2A, 0x17, 0x05, 255};
    draw_die(g, "dice/d20-epic", "20", 104 * k, cx - 46 * k, cy - 128 * k, gold, 0.26f);
    draw_die(g, "dice/d20-barbarian", "14", 80 * k, cx - 126 * k, cy - 84 * k, white, 0.26f);
    draw_die(g, "dice/d12-paladin", "9", 72 * k, cx + 48 * k, cy - 88 * k, white, 0.25f);
    draw_die(g, "dice/d8-cleric", "8", 56 * k, cx + 98 * k, cy - 34 * k, dark, 0.22f);
    draw_die(g, "dice/d6-rogue", "6", 46 * k, cx - 66 * k, cy - 18 * k, white, 0.2f);
    draw_die(g, "dice/d10-druid", "4", 56 * k, cx - 4 * k, cy - 34 * k, white, 0.26f);
    draw_die(g, "dice/d4-wizard", "3", 42 * k, cx + 58 * k, cy - 18 * k, white, 0.36f);
}

static void draw_backs(Gfx *g, const char *back, float cx, float cy, float w)
{
    for (int i = 0; i < 3; i++) {
        float x = cx + ((float)i - 1) * w * 0.72f, y = cy - w * 1.25f + (i == 1 ? -0.08f : 0.06f) * w;
        card_draw_back(g, back, rect(x - w / 2, y, w, w * 1.25f), 0);
    }
}

static void draw_kegs(Gfx *g, float cx, float cy, float w)
{
    static const struct {
        const char *word, *picture, *sign;
        ColorRole rim;
        float dx, dy, size;
    } keg[3] = {{"keg-ruby", "cards/goblins/keg-ruby", "ruby", COL_RUBY, -0.88f, 0.05f, 0.96f},
                {"keg-sapphire", "cards/goblins/keg-sapphire", "sapphire", COL_SAPPHIRE, 0.88f, 0.07f, 0.96f},
                {"keg-emerald", "cards/goblins/keg-emerald", "emerald", COL_EMERALD, 0, -0.08f, 1}};
    for (int i = 0; i < 3; i++) {
        float kw = w * keg[i].size;
        CardFace face = {.word = keg[i].word,
                         .name = "Keg Runner",
                         .picture = keg[i].picture,
                         .backdrop = "backdrops/mine",
                         .emblem = "keg",
                         .sign = {keg[i].sign},
                         .rim = keg[i].rim};
        card_draw(g, &face, rect(cx + keg[i].dx * w - kw / 2, cy - kw * 1.25f + keg[i].dy * w, kw, kw * 1.25f), 0,
                  NULL);
    }
}

void hall_props(Gfx *g, const char *id, float cx, float cy, float k)
{
    if (strcmp(id, "horde") == 0)
        draw_cards(g, cx, cy, 97 * k);
    else if (strcmp(id, "monstrous") == 0)
        draw_dice(g, cx, cy, k);
    else if (strcmp(id, "siege") == 0)
        draw_backs(g, "backs/siege", cx, cy, 92 * k);
    else if (strcmp(id, "goblins") == 0)
        draw_kegs(g, cx, cy, 97 * k);
}

float hall_group(Gfx *g, const char *id, Rect r)
{
    if (strcmp(id, "horde") != 0 || r.h < 200)
        return 0;
    CardFace back[2] = {part_card("sun-skeleton", "Sun Skeleton", "sun", "skeleton", COL_SUN),
                        part_card("water-ooze", "Water Ooze", "water", "ooze", COL_WATER)};
    CardFace front = part_card("royal-dragon", "Royal Dragon", "royal", "dragon", COL_ROYAL);
    back[0].picture = "cards/horde/sun-skeleton";
    back[1].picture = "cards/horde/water-ooze";
    front.picture = "cards/horde/royal-dragon";
    float big = fminf(r.w * 0.6f, 150), small = fminf(r.w * 0.47f, 116);
    card_draw(g, &back[0], rect(r.x, r.y + big * 1.06f, small, small * 1.25f), 0, NULL);
    card_draw(g, &back[1], rect(r.x + r.w - small, r.y + big * 1.12f, small, small * 1.25f), 0, NULL);
    card_draw(g, &front, rect(r.x + (r.w - big) / 2, r.y, big, big * 1.25f), 0, NULL);
    return big * 1.12f + small * 1.25f;
}
