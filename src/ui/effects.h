/* SPDX-License-Identifier: MIT
 * The brushes of a table's moments: light, rays, sparks, dust, numbers that rise, bands, tags. Each draws one picture
 * of its effect: a place and a share of its time go in, nothing is kept. When an effect is shown, and what becomes of
 * it with reduced motion, event_scenes.h says; where things move meanwhile, motion.h.
 *
 * u: the share of the effect's time that has passed; before 0 and from 1 on an effect that comes and goes draws
 * nothing. Lengths: logical pixels, y downwards. "Stays within": nothing is drawn outside, but for the edge that makes
 * shapes smooth. Whoever wants less of it uses gfx_clip; whoever wants it fainter, gfx_fade. */
#ifndef UI_EFFECTS_H
#define UI_EFFECTS_H
#include "gfx/gfx.h"

/* Returns a colour of the theme, alpha from 0 to 1; what is beyond counts as the nearer end. */
Color effect_color(Gfx *g, ColorRole role, float alpha);

/* ---- light ------------------------------------------------------------------------------------------------------- */

/* Light round a thing, and an edge: it acts, has won, is meant. */
typedef struct {
    float radius, reach, strength; /* of the light: corners, how far it shines, alpha 0..1; reach 0: none */
    float gap, corner, thick;      /* of the edge: how far outside, its own corners, thickness */
} Light;
void effect_light(Gfx *g, Rect r, Light how, Color c);
/* A light that leaves a thing and grows thinner; corners: of r. Stays within 50 outside r. */
void effect_halo(Gfx *g, Rect r, float corners, Color c, float u);
/* Flares up at once and dies away. Stays within 26 outside r. */
void effect_flash(Gfx *g, Rect r, float corners, Color c, float u);

void effect_ring(Gfx *g, SDL_FPoint m, float radius, float thick, Color c);
/* Rings that leave a point one after the other; the last one is `to` large. */
typedef struct {
    int n;
    float from, to, thick;
} Waves;
void effect_waves(Gfx *g, SDL_FPoint m, Waves how, Color c, float u);
/* Strokes round a point. */
typedef struct {
    int n;
    float from, to; /* where each begins and ends, from the middle */
    float other;    /* where every second one ends; 0: at `to`, too */
    float skew;     /* how far every second one is moved towards the next, as a share of their distance */
    float turn;     /* radians by which all are turned */
    float thick;
} Rays;
void effect_rays(Gfx *g, SDL_FPoint m, Rays how, Color c);

/* ---- matter ------------------------------------------------------------------------------------------------------ */

/* n sparks fly outwards from half a `width` to a whole one, and shrink. */
void effect_sparks(Gfx *g, SDL_FPoint m, float width, int n, Color c, float u);
/* Sparks rise from the lower edge of r to its upper one. Stays within half a width of r. */
void effect_embers(Gfx *g, Rect r, Color c, float u);
/* Dust goes up to both sides where something has landed: at the foot of r. Stays within a quarter of a width of r. */
void effect_dust(Gfx *g, Rect r, float u);
/* Motes from all over r are drawn into a point, faster and faster. Stays between both. */
void effect_drawn_in(Gfx *g, Rect r, SDL_FPoint to, Color c, float u);
/* Fire, rays, smoke and a ring of light. Stays within 1.4 widths of r. */
void effect_explosion(Gfx *g, Rect r, float u);

/* Brings a thing forward in the middle of `all`, which goes dark: returns where to draw it, 4 : 5 and `high` at most.
 * What is drawn from now on comes and goes with it, until gfx_fade(g, 1). */
Rect effect_forward(Gfx *g, Rect all, float high, float u);

/* ---- blows ------------------------------------------------------------------------------------------------------- */

/* A cross from corner to corner, `pad` inside; u: as far as it is drawn. */
void effect_cross(Gfx *g, Rect r, float pad, float thick, Color c, float u);
/* Two strokes of a blade across r, and a flash. Stays within 26 outside r. */
void effect_slash(Gfx *g, Rect r, float u);
/* Words in a ragged burst that jumps out and stays, size wide and high; ms since the blow, gone after all. */
void effect_blow(Gfx *g, SDL_FPoint m, float size, const char *words, float ms, float all);
/* Draws a thing of r's size in two halves with a jagged crack from top to bottom: they lean and part, u 0..1, and then
 * fall, by a share of r's height. half: draws the thing round the point given. */
typedef void EffectHalf(void *of, Gfx *g, float x, float y);
void effect_broken(Gfx *g, Rect r, float u, float fall, EffectHalf *half, void *of);
/* Draws a thing of r's size that breaks from its middle into five shards: in the first half of u cracks run to its
 * edges, in the second the shards part; then they fall, by a share of r's height. shard: as half. */
void effect_shattered(Gfx *g, Rect r, float u, float fall, EffectHalf *shard, void *of);

/* ---- signs and words --------------------------------------------------------------------------------------------- */

/* A sign on a disc, so that it can be read on any card. */
typedef struct {
    float size, disc;       /* disc: its radius as a share of the size */
    Color ink, ground, cut; /* cut: of the sign's inner lines; no alpha: they are left out */
} SignLook;
void effect_sign(Gfx *g, const char *word, SDL_FPoint m, SignLook how);
/* A sign falls onto r from above, and when it hits rays fly off; it lands at `falls` of its time. */
void effect_stamp(Gfx *g, const char *word, Rect r, Color c, float falls, float u);
/* Words round a point, not smaller with little text; shadow: how far it lies below them, 0: none. */
void effect_words(Gfx *g, SDL_FPoint m, float size, const char *words, float shadow, Color c);
/* The ground of a tag: as round as it is high, with an edge over it or, inlaid, round it. */
void effect_tag(Gfx *g, Rect r, Color ground, float thick, Color edge);
void effect_tag_inlaid(Gfx *g, Rect r, Color ground, float thick, Color edge);
/* The ground of a banner across the table: an edge above and below. */
void effect_band(Gfx *g, Rect r, Color ground, float thick, Color edge);
/* A chevron: points down, or up if `down` is below 0. */
void effect_chevron(Gfx *g, SDL_FPoint tip, float w, float down, float thick, Color c);

#endif
