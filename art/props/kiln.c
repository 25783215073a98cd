/* SPDX-License-Identifier: MIT
 * Kilnsworn at work. */
#include "props/kiln.h"

#include "kit/backdrop.h"
#include "props/left_out.h"
#include "props/regalia.h"
#include "props/sinew.h"

int kiln_metal(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .5f;
    return m;
}

int kiln_hot(float strength)
{
    return material_glow(vec_mix(rgb(0xff8a28), rgb(0xfff1c8), unit(strength / 4)), strength);
}

int kiln_bricks(Vec3 a, Vec3 b)
{
    return material_new(a, b, .88f, .3f, PAT_BRICK, 3.2f, 1);
}

void kiln_glow(Vec3 at, float size, float strength)
{
    sprite(at, size, rgb(0xff7a20), SPRITE_GLOW, strength);
    lamp(at + V(0, .1f, .4f), rgb(0xff9a40) * (2.2f * strength + 1), size * .5f);
}

void kiln_hearth(float x, float y, float size)
{
    Scene *s = scene();
    s->disc_x = x;
    s->disc_y = y;
    s->disc_size = size;
}

static bool none(Vec3 v)
{
    return vec_dot(v, v) < 1e-6f;
}

static Vec3 joint(Vec3 a, Vec3 b, float upper, float lower, Vec3 pole)
{
    Vec3 d = b - a, along = vec_unit(d);
    float l = min_of(vec_length(d), upper + lower - .01f), x = (upper * upper - lower * lower + l * l) / (2 * l),
          high = sqrtf(max_of(upper * upper - x * x, 0));
    return a + along * x + vec_unit(pole - along * vec_dot(pole, along)) * high;
}

static void legs(const Kiln *k, int trousers, int boots)
{
    float w = or_one(k->build.wide);
    for (int i = 0; i < 2; i++) {
        float s = i ? 1 : -1;
        Vec3 hip = V(s * .13f * w, 1.06f - k->sink, 0), foot = k->foot[i] + V(0, .1f, 0),
             knee = joint(hip, foot, .52f, .52f, V(s * .35f, .1f, 1));
        part();
        paint(trousers);
        trouser_folds(hip, knee, foot, .12f * w, 7 + i);
        blend(.06f);
        limb(hip, knee, .16f * w, .12f * w);
        limb(knee, foot, .115f * w, .085f);
        part();
        paint(boots);
        blend(.04f);
        limb(vec_mix(knee, foot, .3f), foot, .13f * w, .105f);
        Vec3 toe = vec_unit(V(s * .3f, 0, 1));
        limb(foot + V(0, -.02f, 0), foot + toe * .2f + V(0, -.03f, 0), .095f, .085f);
    }
}

static void arm_of(const Kiln *k, int i, int coat, int sleeve, int skin, int cuff)
{
    float s = i ? 1 : -1, thick = or_one(k->arm);
    const KilnHand *h = &k->hand[i];
    Vec3 shoulder = body_shoulder(&k->build, s), pole = none(h->pole) ? V(s * .8f, -1, -.2f) : h->pole;
    PersonHand hand = {.pose = none(h->bar) ? h->pose : GRASP_FIST,
                       .size = .2f * (thick > 1 ? .5f + .5f * thick : 1),
                       .thick = 1.15f,
                       .thumb = -(int)s,
                       .skin = skin,
                       .nail = person_nail(k->face.skin),
                       .lean = true,
                       .age = .3f};
    Vec3 wrist = none(h->bar) ? h->at : person_wrist(&hand, h->at, h->bar, h->out);
    Vec3 elbow = joint(shoulder, wrist, .40f, .38f, pole);
    if (!k->plates)
        body_armhole(coat, shoulder, elbow, (none(k->sleeve) ? .158f : .142f) * thick);
    if (none(k->sleeve)) {
        part();
        paint(skin);
        sinew_arm(shoulder, elbow, wrist, 1.15f * thick, mix(.4f, 1.1f, k->build.man));
    } else
        body_sleeve(sleeve, shoulder, elbow, wrist, .135f * thick, .11f * thick, .08f * thick, i * 9 + 3);
    body_cuff(cuff, elbow, wrist, .085f * thick, .16f);
    if (none(h->bar))
        person_hand_at(&hand, wrist, h->along, h->palm);
    else {
        push();
        person_hand_grip(hand, h->at, h->bar, h->out);
        pop();
    }
}

static void hat(const Kiln *k)
{
    int iron = kiln_metal(rgb(0x7a7270)), brass = kiln_metal(rgb(0xd09448)), leather = material_leather(rgb(0x5a3a24));
    switch (k->hat) {
    case KILN_POT:
        part();
        paint(iron);
        blend(.03f);
        egg(0, .16f, -.02f, .50f, .50f, .53f);
        carve();
        box(0, -.45f, 0, 1, .52f, 1, .01f);
        fill();
        drum(0, .08f, -.01f, .64f, .025f, .02f);
        part();
        paint(brass);
        blend(.02f);
        limb(V(0, .63f, .2f), V(0, .1f, .53f), .04f, .05f);
        for (int i = 0; i < 8; i++)
            ball(sinf((float)i * .785f) * .54f, .12f, cosf((float)i * .785f) * .54f, .035f);
        break;
    case KILN_HOOD:
        hood_deep(material_wool(rgb(0x6a3420)), material_wool(rgb(0x1c0e0a)), .4f, 4);
        break;
    case KILN_GOGGLES:
        part();
        paint(leather);
        blend(.02f);
        push();
        move(0, .2f, -.02f);
        turn_x(-8);
        ring(0, 0, 0, .41f, .045f);
        pop();
        for (int s = -1; s <= 1; s += 2) {
            push();
            move((float)s * .17f, .27f, .37f);
            turn_y((float)s * 16);
            turn_x(76);
            part();
            paint(brass);
            ring(0, .03f, 0, .125f, .045f);
            part();
            paint(material_glow(rgb(0xffb048), 1.4f));
            drum(0, .02f, 0, .11f, .03f, .02f);
            pop();
        }
        break;
    case KILN_CAP:
        part();
        paint(leather);
        blend(.04f);
        egg(0, .16f, -.05f, .43f, .42f, .47f);
        carve();
        box(0, -.42f, 0, 1, .56f, 1, .01f);
        fill();
        egg(0, .17f, .40f, .3f, .03f, .16f);
        break;
    case KILN_HORNS:
        for (int s = -1; s <= 1; s += 2) {
            float q = (float)s;
            Vec3 p[6] = {V(q * .3f, .3f, 0),       V(q * .62f, .46f, -.1f), V(q * .82f, .16f, -.12f),
                         V(q * .68f, -.14f, .02f), V(q * .5f, -.08f, .18f), V(q * .52f, .06f, .26f)};
            float r[6] = {.15f, .14f, .115f, .09f, .055f, .01f};
            part();
            paint(material_bone());
            blend(.02f);
            tube(6, p, r, 4);
        }
        part();
        paint(iron);
        blend(.03f);
        egg(0, .2f, -.04f, .42f, .38f, .46f);
        carve();
        box(0, -.42f, 0, 1, .56f, 1, .01f);
        fill();
        break;
    case KILN_BARE:
        break;
    }
}

void kiln(const Kiln *k)
{
    int cloth_m = material_wool(k->cloth), boots = material_leather(rgb(0x3a2418)),
        sleeve = material_wool(none(k->sleeve) ? k->cloth : k->sleeve),
        skin = material_skin(k->face.skin, k->face.skin * V(.8f, .62f, .55f)), belt = material_leather(rgb(0x4a2c1a));
    if (!none(k->foot[0]) || !none(k->foot[1]))
        legs(k, material_wool(k->cloth * .6f), boots);
    move(0, -k->sink, 0);
    move(0, 1.08f, 0);
    turn_x(k->lean);
    turn_z(k->sway);
    turn_y(k->twist);
    move(0, -1.08f, 0);
    body_tunic(&k->build, cloth_m);
    if (!none(k->cloak))
        cloak(material_wool(k->cloak), 1.05f, .9f, 70, .35f, V(.3f, 0, -.4f), 5);
    if (!none(k->apron))
        smith_apron(material_leather(k->apron), belt, or_one(k->build.wide), k->build.belly, .62f);
    else {
        part();
        paint(belt);
        push();
        move(0, 1.25f, .02f + .06f * k->build.belly);
        ring(0, 0, 0, .235f * or_one(k->build.wide) + .08f * k->build.belly, .045f);
        pop();
    }
    for (int i = 0; i < 2; i++)
        arm_of(k, i, cloth_m, sleeve, skin, belt);
    push();
    move(0, 2.21f, .05f);
    grow(k->head > 0 ? k->head : .54f);
    turn_y(k->head_yaw);
    turn_x(k->head_pitch);
    turn_z(k->head_roll);
    person_head(&k->face);
    push();
    turn_x(-k->hat_back);
    hat(k);
    pop();
    pop();
}

/* Smoke is cold slate, so that whoever stands before it, lit by fire, is told from it by hue and by value; only round the
 * white heart it takes the fire's colour. */
static Vec3 smoke(const Scene *s, float u, float v, Vec3 c)
{
    const Vec3 *t = s->tint;
    float far = distance_to(u, v, s->disc_x, s->disc_y) / s->disc_size, n = sky_clouds(u, v * .8f, 1.25f);
    float lit = expf(-far * 2.6f), bank = smooth(.36f, .62f, n);
    c = vec_mix(c, rgb(0x070a10), smooth(.5f, .68f, n) * .7f);
    c += rgb(0x3c4c62) * (.30f * bank * (1 - smooth(.55f, .68f, n)) * smooth(.1f, .8f, far));
    c += (t[MIDTONE] + t[LIGHT] * .45f) * (lit * (.30f + 1.15f * bank));
    return c + (t[GLOW] * 1.1f + t[ACCENT] * .5f) * expf(-far * far * 30) + t[LIGHT] * (.55f * expf(-far * 6));
}

Vec3 kiln_night(const Scene *s, float u, float v)
{
    return smoke(s, u, v, vec_mix(rgb(0x26303e), rgb(0x090c13), smooth(-1, .9f, v)));
}
