/* SPDX-License-Identifier: MIT
 * Growing things. */
#include "props/nature.h"

void mushroom(float height, float cap_radius, Vec3 cap)
{
    int stem = material_new(rgb(0xe8dcc0), rgb(0xc8b890), .7f, .3f, PAT_NOISE, 4, .3f),
        top = material_plain(cap, .4f, .8f);
    material(top)->sss = cap * .5f;
    float r = cap_radius;
    part();
    paint(stem);
    blend(.02f);
    limb(V(0, -.05f, 0), V(.02f, height, 0), r * .4f, r * .3f);
    part();
    paint(top);
    blend(r * .1f);
    egg(.02f, height, 0, r, r * .7f, r);
    carve();
    egg(.02f, height - r * .5f, 0, r * .95f, r * .5f, r * .95f);
    fill();
    paint(stem);
    blend(.004f);
    for (int k = 0; k < 7; k++) {
        float a = (float)k * 2.4f, b = .25f + .09f * (float)k;
        ball(.02f + r * b * cosf(a), height + r * .68f * sqrtf(max_of(1 - b * b, 0)), r * b * sinf(a),
             r * (.15f - .01f * (float)k));
    }
}

void leaf_flat(float length, float width, int m)
{
    float l = length, w = width * .5f, xy[] = {0, 0, w * .7f,  l * .2f, w,  l * .5f, w * .5f,  l * .8f,
                                               0, l, -w * .5f, l * .8f, -w, l * .5f, -w * .7f, l * .2f};
    paint(m);
    outline(8, xy, 2, .016f, w * .8f);
    carve();
    blend(.006f);
    limb(V(0, 0, .014f), V(0, l * .92f, .014f), .007f, .003f);
    fill();
}

void leaf_ring(int n, float rx, float rz, float length, float tilt, int m, int seed)
{
    for (int i = 0; i < n; i++) {
        float a = ((float)i + .5f * chance(i + seed)) / (float)n * 2 * PI,
              l = length * (.75f + .5f * chance(i + seed + 40));
        push();
        move(sinf(a) * rx, .05f * (chance(i + seed + 80) - .5f), cosf(a) * rz);
        turn_y(a * 180 / PI);
        turn_x(tilt + 20 * (chance(i + seed + 90) - .5f));
        turn_z(24 * (chance(i + seed + 20) - .5f));
        part();
        leaf_flat(l, l * .55f, m);
        pop();
    }
}

void vine(int n, const Vec3 *points, float thick, int stem, int leaf, int seed)
{
    enum { MOST = 16 };
    float r[MOST];
    for (int i = 0; i < n && i < MOST; i++)
        r[i] = thick * (1 - .5f * (float)i / (float)n);
    part();
    paint(stem);
    blend(.01f);
    tube(n < MOST ? n : MOST, points, r, 4);
    for (int i = 0; i < n - 1; i++)
        for (int k = 0; k < 2; k++) {
            Vec3 p = vec_mix(points[i], points[i + 1], .25f + .5f * (float)k);
            push();
            move(p[0], p[1], p[2]);
            turn_y(40 * (chance(i * 2 + k + seed) - .5f));
            turn_z((k ? 70.f : -70.f) + 50 * (chance(i + k * 9 + seed) - .5f));
            turn_x(25);
            part();
            leaf_flat(thick * 5, thick * 3.4f, leaf);
            pop();
        }
}

void seaweed(float length, float width, float sway, int m)
{
    enum { ROWS = 6 };
    Vec3 p[ROWS * 3];
    for (int i = 0; i < ROWS; i++) {
        float t = (float)i / (ROWS - 1), x = sway * sinf(t * 5), w = width * (i == 0 ? .4f : 1 - .75f * t * t),
              z = .05f * sinf(t * 9);
        p[i * 3] = V(x - w * .5f, -length * t, z);
        p[i * 3 + 1] = V(x, -length * t, z + .02f);
        p[i * 3 + 2] = V(x + w * .5f, -length * t, z - .02f + .04f * (i % 2 ? 1.f : -1.f));
    }
    part();
    paint(m);
    blend(.01f);
    cloth(ROWS, 3, p, .012f, 2);
}

void starfish(float radius, int m)
{
    part();
    paint(m);
    blend(radius * .18f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 72 * PI / 180;
        limb(V(0, 0, 0), V(sinf(a) * radius, cosf(a) * radius, -radius * .1f), radius * .3f, radius * .08f);
    }
    blend(radius * .02f);
    for (int i = 0; i < 5; i++)
        for (int k = 1; k < 4; k++) {
            float a = (float)i * 72 * PI / 180, d = radius * .24f * (float)k;
            ball(sinf(a) * d, cosf(a) * d, radius * (.27f - .06f * (float)k), radius * .06f);
        }
}

void barnacles(int n, float rx, float ry, float rz, float size, int seed)
{
    int m = material_new(rgb(0xd8d4c0), rgb(0x8a8878), .8f, .3f, PAT_NOISE, 9, .8f);
    for (int i = 0; i < n; i++) {
        float a = (chance(i + seed) - .5f) * 3.4f, b = (chance(i + seed + 50) - .2f) * 1.8f,
              s = size * (.5f + .8f * chance(i + seed + 90));
        Vec3 d = V(sinf(a) * cosf(b), sinf(b), cosf(a) * cosf(b));
        push();
        move(d[0] * rx, d[1] * ry, d[2] * rz);
        aim(d, V(0, 0, 1));
        part();
        paint(m);
        blend(.01f);
        limb(V(0, -s * .4f, 0), V(0, s * .5f, 0), s * .75f, s * .45f);
        carve();
        limb(V(0, s * .3f, 0), V(0, s * 1.2f, 0), s * .22f, s * .3f);
        fill();
        pop();
    }
}

void fish(float length, int body, int fin, int eye_material)
{
    float l = length;
    part();
    paint(body);
    blend(.12f * l);
    egg(.05f * l, 0, 0, .36f * l, .2f * l, .11f * l);
    egg(-.25f * l, 0, 0, .2f * l, .08f * l, .05f * l);
    part();
    paint(fin);
    float tail[] = {-.34f * l, 0, -.6f * l, .22f * l, -.52f * l, 0, -.6f * l, -.22f * l};
    outline(4, tail, 2, .02f * l, .1f * l);
    float back[] = {.2f * l, .14f * l, .05f * l, .34f * l, -.18f * l, .24f * l, -.2f * l, .08f * l};
    outline(4, back, 2, .02f * l, .1f * l);
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye(.26f * l, .05f * l, (float)side * .08f * l, .05f * l, (float)side * 20 + (side > 0 ? 0.f : 180.f), 0,
            eye_material);
    }
}

void crab(float size, int shell, int eye_material)
{
    push();
    grow(size);
    part();
    paint(shell);
    blend(.08f);
    egg(0, .2f, 0, .5f, .24f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.04f);
        for (int i = 0; i < 3; i++) {
            Vec3 p[3] = {V(s * .4f, .15f, .15f - .16f * (float)i), V(s * .72f, .3f, .2f - .22f * (float)i),
                         V(s * .86f, -.05f, .22f - .24f * (float)i)};
            float r[3] = {.06f, .05f, .02f};
            tube(3, p, r, 2);
        }
        Vec3 claw[3] = {V(s * .35f, .2f, .25f), V(s * .62f, .28f, .45f), V(s * .5f, .55f, .5f)};
        float r[3] = {.07f, .08f, .09f};
        tube(3, claw, r, 3);
        limb(V(s * .5f, .58f, .5f), V(s * .36f, .86f, .52f), .13f, .03f);
        limb(V(s * .56f, .58f, .5f), V(s * .62f, .84f, .52f), .08f, .02f);
        limb(V(s * .16f, .35f, .22f), V(s * .18f, .52f, .28f), .035f, .03f);
        part();
        eye(s * .18f, .56f, .29f, .075f, s * 8, -4, eye_material);
        part();
        paint(shell);
    }
    pop();
}

void snail(float size, int body, int shell, int eye_material)
{
    push();
    grow(size);
    part();
    paint(body);
    blend(.1f);
    Vec3 p[4] = {V(-.7f, .03f, 0), V(-.2f, .1f, 0), V(.35f, .12f, 0), V(.62f, .38f, 0)};
    float r[4] = {.04f, .13f, .15f, .14f};
    tube(4, p, r, 4);
    for (int side = -1; side <= 1; side += 2)
        limb(V(.66f, .45f, (float)side * .06f), V(.78f, .78f, (float)side * .14f), .04f, .03f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye(.79f, .8f, (float)side * .145f, .06f, 40, 0, eye_material);
    }
    push();
    move(-.1f, .48f, 0);
    spiral_shell(.42f, shell);
    pop();
    pop();
}

void spiral_shell(float radius, int m)
{
    part();
    paint(m);
    blend(.02f * radius);
    float turns = 2.6f;
    for (int i = 0; i < 30; i++) {
        float t = (float)i / 29, a = t * turns * 2 * PI - 2.1f, d = radius * (1 - t) * .68f,
              r = radius * mix(.34f, .12f, t);
        egg(cosf(a) * d, sinf(a) * d, radius * .35f * t, r, r, r * 1.15f);
    }
}

void grass_tuft(float height, int blades, int m, int seed)
{
    part();
    paint(m);
    blend(.01f);
    for (int i = 0; i < blades; i++) {
        float a = (chance(i + seed) - .5f) * 1.8f, b = chance(i + seed + 40) * 2 * PI,
              h = height * (.6f + .5f * chance(i + seed + 80));
        Vec3 p[3] = {V(0, 0, 0), V(sinf(a) * h * .35f * cosf(b), h * .65f, sinf(a) * h * .35f * sinf(b)),
                     V(sinf(a) * h * .9f * cosf(b), h * .9f, sinf(a) * h * .9f * sinf(b))};
        float r[3] = {height * .045f, height * .04f, height * .006f};
        tube(3, p, r, 2);
    }
}

void antler(float size, float side, int m)
{
    float z = size;
    Vec3 beam[5] = {V(0, 0, 0), V(side * .28f * z, .25f * z, -.08f * z), V(side * .52f * z, .55f * z, -.1f * z),
                    V(side * .55f * z, .9f * z, .02f * z), V(side * .38f * z, 1.25f * z, .1f * z)};
    float r[5] = {.085f * z, .07f * z, .06f * z, .045f * z, .008f * z};
    part();
    paint(m);
    blend(.04f * z);
    tube(5, beam, r, 4);
    static const struct {
        int at;
        float x, y, z;
    } tine[] = {{1, .12f, .3f, .26f}, {2, .34f, .2f, .16f}, {2, -.1f, .3f, .1f}, {3, .26f, .3f, .04f}};
    for (unsigned i = 0; i < sizeof tine / sizeof tine[0]; i++) {
        Vec3 a = beam[tine[i].at], d = V(side * tine[i].x * z, tine[i].y * z, tine[i].z * z);
        Vec3 p[3] = {a, a + d * .55f + V(side * .05f * z, -.02f * z, 0), a + d * 1.15f};
        float w[3] = {.05f * z, .038f * z, .006f * z};
        tube(3, p, w, 3);
    }
}

void young_tree(int root, int leaf, int leaf2)
{
    part();
    paint(root);
    blend(.08f);
    Vec3 tree[4] = {V(-.5f, 1.5f, -.3f), V(-.62f, 2.1f, -.38f), V(-.5f, 2.6f, -.4f), V(-.62f, 3.05f, -.42f)};
    float tree_r[4] = {.16f, .1f, .075f, .04f};
    tube(4, tree, tree_r, 4);
    limb(V(-.56f, 2.35f, -.4f), V(-1.0f, 2.75f, -.4f), .06f, .02f);
    limb(V(-.54f, 2.5f, -.4f), V(-.1f, 2.9f, -.45f), .055f, .02f);
    for (int i = 0; i < 46; i++) {
        float a = chance(i + 5) * 2 * PI, r = .62f * sqrtf(chance(i + 60));
        push();
        move(-.56f + cosf(a) * r * 1.1f, 2.86f + sinf(a) * r * .6f, -.36f + .3f * (chance(i + 90) - .5f));
        turn_z(chance(i + 120) * 360);
        turn_x((chance(i + 150) - .5f) * 70);
        part();
        leaf_flat(.24f + .08f * chance(i), .15f, i % 3 ? leaf : leaf2);
        pop();
    }
}
