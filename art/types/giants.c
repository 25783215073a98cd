/* SPDX-License-Identifier: MIT
 * Giants of the monstrous horde: the Troll under his bridge. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/folk.h"

/* A face that is mostly nose; hair like what hangs from old trees. */
static void moss_head(int skin, int hair, int tooth)
{
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.7f,
                      .hook = .16f,
                      .wide = 1.16f,
                      .ear = 1.15f,
                      .ear_droop = 34,
                      .lid = 20,
                      .open = .52f,
                      .eye_size = .95f,
                      .iris = rgb(0xffb020),
                      .white = rgb(0xfff0c0),
                      .glow = .6f,
                      .brow = 1.5f,
                      .mouth = .10f,
                      .smile = -.02f,
                      .teeth = tooth,
                      .sharp = true});
    part();
    paint(hair);
    blend(.02f);
    for (int i = 0; i < 40; i++) {
        float u = chance(i) * 2 - 1, row = chance(i + 50), l = .5f + .6f * chance(i + 90), a = u * 2.2f + PI;
        Vec3 d = V(sinf(a), 0, cosf(a)), root = V(sinf(a) * .2f, .44f - .1f * row, cosf(a) * .2f - .08f);
        Vec3 p[4] = {root, V(0, .20f, -.10f) + d * (.46f + .06f * row),
                     V(0, .1f - .55f * l, -.10f) + d * (.54f + .08f * row),
                     V(0, .1f - l, -.08f) + d * (.52f + .16f * row)};
        float r[4] = {.045f, .05f, .035f, .006f};
        tube(4, p, r, 3);
    }
    for (int side = -1; side <= 1; side += 2) { /* two tusks from the lower lip */
        float q = (float)side;
        part();
        paint(tooth);
        blend(.01f);
        limb(V(q * .15f, -.34f, .36f), V(q * .185f, -.14f, .44f), .042f, .008f);
    }
}

/* Evening, clear and bright: what crosses the bridge is seen from afar. */
static Vec3 evening_over_the_ford(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u, v * 1.4f, 1.0f);
    Vec3 c = sky_ramp(unit((v + .2f) / 1.5f), t[GLOW], t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .55f));
    return vec_mix(c, t[ACCENT], .5f * smooth(.5f, .7f, d));
}

/* A round arch over x 0, of that radius about y 0: ring stones, walls, the road's parapet rising to the middle. */
static void stone_bridge(float radius, int stone, int dark, int moss)
{
    part();
    paint(dark);
    box(0, .30f, 0, 3, radius + .12f, .55f, .04f);
    carve();
    push();
    turn_x(90);
    drum(0, 0, 0, radius, 1.2f, 0);
    pop();
    box(0, -1, 0, radius, 1, 1.2f, 0);
    fill();
    part(); /* night below it */
    paint(material_plain(rgb(0x02060a), 1, 0));
    box(0, .2f, -.75f, 3, 1.6f, .06f, 0);
    for (int i = 0; i < 15; i++) { /* ring stones */
        float a = ((float)i - 7) * 12.6f * PI / 180, c = chance(i + 4);
        push();
        move(sinf(a) * (radius + .15f), cosf(a) * (radius + .15f), .52f + .03f * c);
        turn_z(-a * 180 / PI);
        part();
        paint(stone);
        lumpy(.012f, 7);
        box(0, 0, 0, .125f + .01f * c, .19f + .04f * c, .10f, .04f);
        lumpy(0, 1);
        pop();
    }
    for (int row = 0; row < 6; row++) /* courses of the walls */
        for (int i = 0; i < 12; i++) {
            float c = chance(i + 20 * row), x = -2.3f + .42f * (float)i + (row % 2 ? .21f : 0) + .04f * c,
                  y = -.55f + .30f * (float)row;
            if (x * x + (y > 0 ? y * y : 0) < (radius + .48f) * (radius + .48f))
                continue;
            part();
            paint(c > .25f ? stone : dark);
            box(x, y, .50f + .03f * c, .19f, .135f, .10f, .04f);
        }
    for (int i = 0; i < 13; i++) { /* parapet */
        float x = -2.1f + .35f * (float)i, c = chance(i + 300);
        push();
        move(x, radius + .62f - .045f * x * x, .48f);
        turn_z(5.2f * x);
        part();
        paint(stone);
        box(0, 0, 0, .165f, .13f + .02f * c, .16f, .04f);
        pop();
    }
    part();
    paint(moss);
    blend(.04f);
    for (int i = 0; i < 44; i++) {
        float x = (chance(i) - .5f) * 3.4f, c = chance(i + 50),
              y = i % 2 ? radius + .50f - .045f * x * x : sqrtf(max_of(radius * radius - x * x, 0)) + .02f;
        limb(V(x, y, .60f), V(x + .05f * (c - .5f), y - .05f - .20f * c * c, .62f), .05f, .008f);
    }
}

/* On its way to better grass; looks over the edge. Feet at the brush's place, facing -x. */
static void goat(int coat, int horn_m)
{
    part();
    paint(coat);
    blend(.05f);
    egg(0, .38f, 0, .28f, .16f, .14f);
    limb(V(-.20f, .44f, 0), V(-.34f, .58f, 0), .10f, .075f);
    limb(V(-.33f, .62f, 0), V(-.50f, .50f, 0), .080f, .045f);
    limb(V(-.45f, .46f, 0), V(-.46f, .32f, 0), .030f, .004f);
    limb(V(.26f, .46f, 0), V(.36f, .56f, 0), .035f, .008f);
    for (int i = 0; i < 4; i++) {
        float x = i < 2 ? -.17f : .17f, z = i % 2 ? .07f : -.07f;
        limb(V(x, .30f, z), V(x + (i % 2 ? .03f : -.03f), .02f, z), .055f, .028f);
    }
    limb(V(-.32f, .64f, .06f), V(-.24f, .62f, .16f), .03f, .01f);
    part();
    paint(horn_m);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[3] = {V(-.33f, .67f, (float)side * .04f), V(-.27f, .84f, (float)side * .07f),
                     V(-.12f, .90f, (float)side * .10f)};
        tube(3, p, (float[]){.034f, .028f, .005f}, 4);
    }
}

/* Somebody crosses. Somebody lives below. */
static void troll(void)
{
    camera(V(-.10f, 1.36f, 6.3f), V(.0f, 1.50f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x04080c, 0x14282c, 0xa86a78, 0xff9a58, 0xff7a50, 0xffe0a0);
    s->backdrop = evening_over_the_ford;
    s->roll = -3;
    s->haze = 0;
    s->vignette = 1.5f;
    s->ambient *= .45f;
    s->key = (Light){vec_unit(V(-.55f, .65f, .55f)), rgb(0xffd8b0) * .9f, .08f};
    s->rim = (Light){vec_unit(V(.20f, .55f, -.80f)), rgb(0xffc080) * 3.4f, 0};
    s->fill.color = rgb(0x28485c) * .5f;
    int skin = material_skin(rgb(0x7a9a68), rgb(0x3e5e4c)),
        hair = material_new(rgb(0x4a3a24), rgb(0x1c1610), .7f, .5f, PAT_NOISE, 4, .2f),
        tooth = material_new(rgb(0xf0e4bc), rgb(0xa08c50), .4f, .8f, PAT_BONE, 4, .3f),
        stone = material_stone(rgb(0x6a6e74), rgb(0x34383e)), dark = material_stone(rgb(0x3c4248), rgb(0x1c2024)),
        moss = material_fur(rgb(0x4a6a30)),
        water = material_new(rgb(0x123038), rgb(0x04101a), .10f, 1.3f, PAT_WATER, 2.2f, .35f),
        black = material_plain(rgb(0x181214), .9f, .1f);
    material(skin)->bump = .3f;
    push();
    move(0, .52f, 0);
    stone_bridge(1.12f, stone, dark, moss);
    pop();
    push();
    move(-.02f, .74f, .10f);
    turn_x(-10);
    turn_y(-8);
    turn_z(6);
    grow(1.62f);
    moss_head(skin, hair, tooth);
    Vec3 face_at = here(V(-.1f, .05f, 1.0f));
    pop();
    part();
    paint(skin);
    blend(.2f);
    egg(0, .20f, -.30f, .95f, .50f, .35f);
    for (int side = -1; side <= 1; side += 2) { /* fingers round the stones */
        float q = (float)side;
        push();
        move(q * 1.08f, .74f, .62f);
        turn_z(q * 26);
        for (int i = 0; i < 4; i++) {
            float y = .20f - .125f * (float)i;
            part();
            paint(skin);
            blend(.03f);
            limb(V(-q * .16f, y, -.10f), V(-q * .02f, y + .02f, .10f), .075f, .068f);
            limb(V(-q * .02f, y + .02f, .10f), V(q * .22f, y - .01f, .08f), .068f, .052f);
            ball(-q * .02f, y + .02f, .105f, .078f);
            part();
            paint(tooth);
            limb(V(q * .20f, y, .11f), V(q * .31f, y - .02f, .08f), .035f, .006f);
        }
        pop();
    }
    part();
    paint(water);
    ground(.08f, .04f, 1.6f);
    push();
    move(.36f, 2.32f, .10f);
    grow(.95f);
    goat(black, black);
    pop();
    lamp(face_at + V(-.30f, .10f, .45f), rgb(0xd8ffb0) * 2.6f, .40f);
    lamp(V(0, .55f, 1.2f), rgb(0x60b0a0) * 1.2f, .4f);
    for (int i = 0; i < 20; i++)
        sprite(V((chance(i) - .5f) * 2.2f, .5f + .9f * chance(i + 30), .7f + .6f * chance(i + 60)),
               .007f + .010f * chance(i + 90), rgb(0xd0ff90), SPRITE_GLOW, .9f);
}

const Card giants_cards[] = {{"cards/monstrous/troll", FOREST, troll}, {0}};
