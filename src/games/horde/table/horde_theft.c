/* SPDX-License-Identifier: MIT
 * A theft by the Betrayer, as everybody at the table sees it: the stolen card flies slowly from one front to the other,
 * then the thief's portrait is ringed, a shadow reaches from it to the robbed player, whose portrait goes dark. */
#include "core/table.h"
#include "games/horde/table/horde_draw.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"
#include "ui/seats.h"

enum { THEFT_MS = 1500, REACHES = 260, RINGS = 12 };

static Rect face_of(const Table *t, int seat)
{
    Rect r = t->at->seat[seat];
    return seat_face(r, r.w < 120 ? SEAT_COLUMN : SEAT_ROW, t->in->text);
}

/* Draws a shadow like an arm, thick at the thief and thin at its end, as far as it has reached. */
static void arm(Table *t, SDL_FPoint from, SDL_FPoint to, float u)
{
    enum { PARTS = 14, THICK = 30, THIN = 6 };
    for (int i = 0; i < PARTS && (float)i / PARTS < u; i++) {
        float a = (float)i / PARTS, b = (float)(i + 1) / PARTS;
        SDL_FPoint p = motion_between(from, to, a), q = motion_between(from, to, b < u ? b : u);
        p.y -= motion_hop(a, 60);
        q.y -= motion_hop(b < u ? b : u, 60);
        gfx_line(t->g, p.x, p.y, q.x, q.y, THICK + (THIN - THICK) * a, (Color){12, 4, 10, 170});
    }
}

static void theft(Table *t, const Event *e, float u)
{
    if (e->seat >= t->in->s->nseats || e->other >= t->in->s->nseats)
        return;
    Rect thief = face_of(t, e->seat), robbed = face_of(t, e->other);
    float ms = u * THEFT_MS, goes = 1 - motion_part(ms, THEFT_MS - 300, THEFT_MS);
    gfx_fade(t->g, goes);
    arm(t, motion_middle(thief), motion_middle(robbed), ease_at(EASE_IN_QUAD, motion_part(ms, 0, REACHES)));
    gfx_disc(t->g, robbed.x + robbed.w / 2, robbed.y + robbed.h / 2, robbed.w / 2 + 4, (Color){8, 4, 8, 150});
    effect_light(
        t->g, thief,
        (Light){.radius = thief.w / 2, .reach = 30, .strength = 0.8f, .gap = 6, .corner = thief.w / 2, .thick = 4},
        gfx_color(t->g, COL_LIT));
    if (ms > REACHES)
        effect_sign(t->g, "betrayer", motion_middle(robbed),
                    (SignLook){.size = robbed.w * 0.6f,
                               .disc = 0.75f,
                               .ink = (Color){255, 236, 200, 255},
                               .ground = (Color){110, 20, 40, 255}});
    effect_ring(t->g, motion_middle(thief), thief.w * (0.6f + 0.4f * u), RINGS * (1 - u),
                effect_color(t->g, COL_LIT, 1 - u));
    gfx_fade(t->g, 1);
}

static const EventScene scenes[] = {{EV_STOLEN, .ms = THEFT_MS, .goes_on = true, .draw = theft}};

void horde_draw_theft(Table *t)
{
    event_scenes_draw(t, &(EventScenes){.row = scenes, .n = 1, .still = 0.5f});
}
