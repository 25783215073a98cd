/* SPDX-License-Identifier: MIT
 * Raiders. */
#include "props/raider.h"

#include "props/folk.h"
#include "props/hands.h"

int rusty(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = rgb(0x5a2414);
    material(m)->rough = .6f;
    return m;
}

RaiderStuff raider_stuff(void)
{
    RaiderStuff m = {.skin = material_skin(rgb(0x8a7a58), rgb(0x54452f)),
                     .rag = material_new(rgb(0x4a1c16), rgb(0x260f0c), .95f, .1f, PAT_CLOTH, 4, .8f),
                     .iron = rusty(rgb(0x5c4038)),
                     .steel = rusty(rgb(0xb09888)),
                     .green = rusty(rgb(0x6fb59a)),
                     .hair = material_fur(rgb(0x1c0e0c))};
    return m;
}

static void hat_of(const Raider *r, const RaiderStuff *m)
{
    part();
    paint(r->hat == HAT_SIEVE ? m->steel : m->iron);
    blend(.03f);
    if (r->hat == HAT_POT) { /* a pot, its handle behind */
        limb(V(0, .16f, -.02f), V(0, .48f, -.04f), .44f, .42f);
        carve();
        box(0, -.18f, 0, .7f, .28f, .7f, .02f);
        box(0, .95f, 0, .7f, .26f, .7f, .02f);
        fill();
        push();
        move(0, .11f, -.02f);
        ring(0, 0, 0, .43f, .05f);
        pop();
        limb(V(.2f, .5f, -.4f), V(.55f, .62f, -.85f), .055f, .045f);
        part();
        paint(m->green);
        for (int i = -2; i <= 2; i++)
            ball(sinf((float)i * .5f) * .45f, .36f, cosf((float)i * .5f) * .44f - .03f, .04f);
    } else if (r->hat == HAT_SIEVE) {
        egg(0, .22f, -.04f, .46f, .34f, .46f);
        carve();
        box(0, -.12f, 0, .7f, .26f, .7f, .02f);
        blend(.005f);
        for (int i = 0; i < 9; i++)
            for (int k = 0; k < 2; k++) {
                float a = ((float)i - 4) * .36f + .18f * (float)k, up = .30f + .13f * (float)k;
                ball(sinf(a) * .43f, up, cosf(a) * .41f - .04f, .032f);
            }
        fill();
        for (int i = 0; i < 5; i++) /* knives */
            limb(V(0, .45f, .2f - .12f * (float)i), V(0, .80f - .05f * (float)(i % 2), .22f - .16f * (float)i), .04f,
                 .006f);
    } else if (r->hat == HAT_PLATE) { /* a visor cut from a door */
        egg(0, .16f, -.05f, .43f, .38f, .43f);
        box(0, .16f, .36f, .34f, .22f, .05f, .03f);
        carve();
        box(0, -.32f, 0, .7f, .28f, .7f, .02f);
        fill();
        limb(V(.3f, .38f, 0), V(.62f, .62f, -.05f), .08f, .05f);
        limb(V(.62f, .62f, -.05f), V(.60f, .92f, 0), .05f, .006f);
    }
}

void raider(const Raider *r, const RaiderStuff *m)
{
    Vec3 spine = vec_unit(r->chest - r->hip), side = V(.36f, 0, 0);
    float far = vec_length(r->chest - r->hip);
    part(); /* legs like bean poles, in rags to the knee */
    paint(m->rag);
    blend(.07f);
    for (int i = 0; i < 2; i++) {
        Vec3 root = r->hip + V(i ? .15f : -.15f, -.02f, 0);
        limb(root, r->knee[i], .17f, .12f);
        limb(r->knee[i], vec_mix(r->knee[i], r->foot[i], .35f), .12f, .10f);
    }
    part();
    paint(m->skin);
    blend(.05f);
    for (int i = 0; i < 2; i++) {
        Vec3 shin = vec_unit(r->foot[i] - r->knee[i]);
        limb(vec_mix(r->knee[i], r->foot[i], .3f), r->foot[i] - shin * .08f, .085f, .07f);
    }
    push();
    move(r->hip[0], r->hip[1], r->hip[2]);
    aim(spine, V(0, 0, 1));
    part();
    paint(m->rag);
    blend(.12f);
    lumpy(.02f, 6);
    egg(0, 0, 0, .24f, .18f, .2f);
    limb(V(0, .05f, 0), V(0, far * .6f, .02f), .19f, .24f);
    egg(0, far * .78f, -.02f, .34f, .24f, .22f);
    lumpy(0, 1);
    part(); /* tatters of a skirt */
    paint(m->rag);
    blend(.03f);
    for (int i = 0; i < 11; i++) {
        float a = (float)i / 11 * 2 * PI;
        limb(V(sinf(a) * .2f, -.05f, cosf(a) * .18f),
             V(sinf(a) * .32f, -.36f - .16f * chance(i + r->seed), cosf(a) * .30f), .085f, .012f);
    }
    part(); /* lapped plates on the breast */
    paint(m->iron);
    blend(.01f);
    for (int i = 0; i < 3; i++) {
        push();
        move(.04f * (float)(i % 2) - .02f, far * (.78f - .22f * (float)i), .17f + .01f * (float)i);
        turn_z(8 * (chance(r->seed + i) - .5f));
        turn_x(-6);
        box(0, 0, 0, .22f - .02f * (float)i, .10f, .04f, .03f);
        pop();
    }
    part();
    paint(m->steel);
    for (int i = 0; i < 6; i++)
        ball(i % 2 ? .15f : -.15f, far * (.80f - .22f * (float)(i / 2)), .23f, .026f);
    pop();
    part(); /* feet */
    paint(m->skin);
    blend(.04f);
    for (int i = 0; i < 2; i++) {
        Vec3 f = r->foot[i];
        limb(f, f + V(i ? .04f : -.04f, -.02f, .24f), .085f, .08f);
        for (int k = -1; k <= 1; k++)
            limb(f + V(.05f * (float)k, -.03f, .22f), f + V(.09f * (float)k, -.04f, .36f), .045f, .03f);
    }
    for (int i = 0; i < 2; i++) {
        Vec3 root = r->chest + (i ? side : -side) + V(0, -.06f, 0);
        part();
        paint(m->skin);
        blend(.06f);
        arm(root, r->elbow[i], r->wrist[i], .12f, .085f, .07f);
        hand_fist(r->wrist[i], .13f, 0, i ? 1.f : -1.f);
        part();
        paint(i == r->seed % 2 ? m->iron : m->rag);
        blend(.03f);
        egg(root[0] * 1.02f, root[1] + .04f, root[2], .19f, .15f, .18f);
        if (i == r->seed % 2) {
            Vec3 out = V(i ? 1.f : -1.f, .8f, 0);
            for (int k = 0; k < 3; k++)
                limb(root + V(0, .08f, .1f * (float)(k - 1)), root + out * .34f + V(0, .02f, .14f * (float)(k - 1)),
                     .06f, .006f);
        }
    }
    push();
    Vec3 head = r->chest + spine * .36f + V(0, .04f, .10f);
    move(head[0], head[1], head[2]);
    turn_y(r->yaw);
    turn_x(r->pitch);
    grow(.58f);
    part();
    paint(m->skin);
    blend(.08f);
    limb(V(0, -.75f, -.15f), V(0, -.2f, -.05f), .2f, .17f);
    folk_head(&(Folk){.skin = m->skin,
                      .hair = m->hair,
                      .lip = m->rag,
                      .nose = 1.7f,
                      .hook = .12f,
                      .wide = .95f,
                      .ear = .95f,
                      .ear_droop = 8,
                      .lid = r->lid,
                      .open = .56f,
                      .eye_size = 1.35f,
                      .iris = rgb(0xffd8a0),
                      .white = rgb(0xfff0d8),
                      .glow = .5f,
                      .pupil = PUPIL_ROUND,
                      .brow = .05f,
                      .mouth = r->mouth,
                      .smile = .06f,
                      .teeth = material_tooth(),
                      .sharp = true});
    hat_of(r, m);
    pop();
}

Raider raider_runs(float step, bool shoulder)
{
    float a = sinf(step * 2 * PI), up = fabsf(a);
    Raider r = {
        .hip = V(0, 1.02f, 0), .chest = V(-.22f, 1.62f, .02f), .yaw = -52, .pitch = -4, .mouth = .12f, .lid = 16};
    float f = a > 0 ? 1 : -1;
    int lead = f > 0 ? 0 : 1, back = 1 - lead;
    float z = lead ? -.12f : .12f;
    r.knee[lead] = V(-.52f, .86f + .1f * up, z);
    r.foot[lead] = V(-.62f, .34f - .2f * up, z + .02f);
    r.knee[back] = V(.16f, .56f, -z);
    r.foot[back] = V(.66f, .42f + .14f * up, -z);
    r.elbow[0] = V(-.75f, 1.28f, .18f);
    r.wrist[0] = shoulder ? V(-.55f, 1.78f, .34f) : V(-.85f, 1.22f, .42f);
    r.elbow[1] = V(.30f, 1.36f, .26f);
    r.wrist[1] = shoulder ? V(.28f, 1.90f, .30f) : V(-.30f, 1.12f, .50f);
    r.hat = (RaiderHat)((int)(step * 10) % 3);
    r.seed = (int)(step * 100);
    return r;
}

void spoon(float length, int m)
{
    part();
    paint(m);
    blend(.03f);
    limb(V(0, 0, 0), V(0, length * .66f, 0), length * .045f, length * .03f);
    egg(0, length * .82f, 0, length * .15f, length * .2f, length * .05f);
    carve();
    blend(.01f);
    egg(0, length * .82f, length * .04f, length * .11f, length * .15f, length * .045f);
    fill();
}

void fork(float length, int m)
{
    part();
    paint(m);
    blend(.015f);
    limb(V(0, 0, 0), V(0, length * .66f, 0), length * .045f, length * .03f);
    limb(V(-length * .1f, length * .7f, 0), V(length * .1f, length * .7f, 0), length * .035f, length * .035f);
    for (int i = -1; i <= 1; i++)
        limb(V((float)i * length * .1f, length * .7f, 0), V((float)i * length * .11f, length, 0), length * .03f,
             length * .012f);
}

void scrap(Vec3 at, Vec3 half, int n, float size, int seed)
{
    int m[3] = {rusty(rgb(0x4a2c24)), rusty(rgb(0x6a3a28)), rusty(rgb(0x33241f))};
    for (int i = 0; i < n; i++) {
        int k = i + seed;
        push();
        move(at[0] + (chance(k) - .5f) * 2 * half[0], at[1] + (chance(k + 100) - .5f) * 2 * half[1],
             at[2] + (chance(k + 200) - .5f) * 2 * half[2]);
        turn_y(360 * chance(k + 300));
        turn_x(120 * (chance(k + 400) - .5f));
        turn_z(120 * (chance(k + 500) - .5f));
        part();
        paint(m[i % 3]);
        blend(.01f);
        float r = size * (.5f + chance(k + 600));
        if (i % 4 == 0) {
            ring(0, 0, 0, r * .8f, r * .22f);
            for (int t = 0; t < 8; t++)
                box(sinf((float)t * PI / 4) * r, 0, cosf((float)t * PI / 4) * r, r * .18f, r * .2f, r * .18f, .01f);
        } else if (i % 4 == 1)
            limb(V(0, -r * 1.6f, 0), V(0, r * 1.6f, 0), r * .14f, r * .10f);
        else
            box(0, 0, 0, r, r * .7f, r * .08f, r * .05f);
        pop();
    }
}
