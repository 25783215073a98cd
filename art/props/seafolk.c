/* SPDX-License-Identifier: MIT
 * People of the Lanternfleet. */
#include "props/seafolk.h"

#include "props/sinew.h"

static bool given(Vec3 p)
{
    return vec_dot(p, p) > 0;
}

static void leg(const Sailor *s, int i, int trousers, int boots)
{
    float side = i ? 1 : -1;
    Vec3 hip = V(side * .13f, 1.10f, 0), knee = s->knee[i], foot = s->foot[i], along = vec_unit(foot - knee);
    Vec3 toe = vec_unit(V(0, 0, 1) - along * along[2]);
    if (fabsf(along[2]) > .9f)
        toe = V(0, -1, 0);
    part();
    paint(trousers);
    trouser_folds(hip, knee, foot, .118f, 7 + i);
    blend(.06f);
    limb(hip, knee, .155f, .118f);
    limb(knee, vec_mix(knee, foot, .5f), .115f, .10f);
    part();
    paint(boots);
    blend(.04f);
    limb(vec_mix(knee, foot, .30f), foot, .125f, .095f);
    limb(foot, foot + toe * .20f + along * .03f, .09f, .072f);
    push();
    Vec3 top = vec_mix(knee, foot, .28f);
    move(top[0], top[1], top[2]);
    aim(knee - foot, V(0, .3f, 1));
    ring(0, 0, 0, .118f, .03f);
    pop();
}

static void sailor_arm(const Sailor *s, int i, int coat, int skin)
{
    PersonHand h = {.pose = s->pose[i],
                    .size = s->hand_size > 0 ? s->hand_size : .19f,
                    .thick = mix(.95f, 1.15f, s->body.man),
                    .thumb = i ? -1 : 1,
                    .skin = skin,
                    .nail = person_nail(s->head.skin),
                    .lean = true,
                    .age = s->head.age};
    bool closed = given(s->bar[i]);
    Vec3 shoulder = body_shoulder(&s->body, i ? 1 : -1),
         wrist = closed ? person_wrist(&h, s->wrist[i], s->bar[i], s->fingers[i]) : s->wrist[i];
    float w = (s->body.wide > 0 ? s->body.wide : 1) * mix(.95f, 1.12f, s->body.man);
    if (s->bare) {
        body_armhole(coat, shoulder, s->elbow[i], .150f * w);
        part();
        paint(skin);
        sinew_arm(shoulder, s->elbow[i], wrist, 1.1f * w, mix(.3f, 1, s->body.man));
    } else {
        body_sleeve(coat, shoulder, s->elbow[i], wrist, .125f * w, .105f * w, .085f * w, 41 + i * 9);
        body_cuff(coat, s->elbow[i], wrist, .092f * w, .15f);
    }
    if (!closed) {
        person_hand_at(&h, wrist, s->fingers[i], s->palm[i]);
        return;
    }
    push();
    person_hand_grip(h, s->wrist[i], s->bar[i], s->fingers[i]);
    if (s->holds[i] != NULL)
        s->holds[i]();
    pop();
}

void sailor(const Sailor *s)
{
    int coat = material_wool(rgb(s->coat)), skin = material_skin(s->head.skin, s->head.skin * V(.8f, .62f, .55f));
    body_tunic(&s->body, coat);
    if (given(s->foot[0]) || given(s->foot[1])) {
        int trousers = material_wool(rgb(s->trousers)), boots = material_leather(rgb(s->boots));
        leg(s, 0, trousers, boots);
        leg(s, 1, trousers, boots);
    }
    float wide = (s->body.wide > 0 ? s->body.wide : 1) * (1 + .35f * s->body.belly);
    if (s->hem != 0)
        coat_skirt(coat, 1.06f * wide, s->hem, s->open, .36f, s->wind, 21);
    if (s->sash)
        sash(material_wool(rgb(s->sash)), wide, .8f, 31);
    for (int i = 0; i < 2; i++)
        if (given(s->wrist[i]))
            sailor_arm(s, i, coat, skin);
    push();
    move(0, 2.22f, .05f);
    grow(s->head_size > 0 ? s->head_size : .54f);
    turn_y(s->turn[1]);
    turn_x(s->turn[0]);
    turn_z(s->turn[2]);
    if (!s->no_head)
        person_head(&s->head);
    if (s->wears != NULL)
        s->wears();
    pop();
}

void fade_since(int first, Vec3 color, float share)
{
    for (int i = first; i < scene()->material_count; i++) {
        Material *m = material(i);
        m->color = vec_mix(m->color, color, share);
        m->color2 = vec_mix(m->color2, color, share);
        m->emit = vec_mix(m->emit, color * .35f, share);
        m->sss = m->sss * (1 - share);
        m->spec *= 1 - share;
        m->bump *= 1 - share;
    }
}

void wool_cap(Vec3 color, Vec3 band)
{
    int wool = material_wool(color);
    part();
    paint(wool);
    blend(.05f);
    egg(0, .24f, -.07f, .41f, .36f, .45f);
    ball(.02f, .60f, -.12f, .07f);
    part();
    paint(material_wool(band));
    blend(.03f);
    push();
    move(0, .24f, -.05f);
    turn_x(-12);
    ring(0, 0, 0, .405f, .07f);
    for (int i = 0; i < 28; i++) { /* its ribs */
        float a = (float)i / 28 * 2 * PI;
        limb(V(sinf(a) * .45f, -.05f, cosf(a) * .47f), V(sinf(a) * .44f, .07f, cosf(a) * .46f), .03f, .03f);
    }
    pop();
}

void diving_helmet(int brass, Vec3 glass)
{
    int pane = material_new(glass * .6f, glass * .3f, .06f, 1.5f, PAT_PLAIN, 1, 0);
    material(pane)->emit = glass * .25f;
    part();
    paint(brass);
    blend(.05f);
    ball(0, .02f, -.02f, .62f);
    drum(0, -.56f, 0, .52f, .10f, .05f);
    carve();
    push();
    move(0, .0f, .5f);
    turn_x(90);
    drum(0, 0, 0, .36f, .4f, .02f);
    pop();
    fill();
    part();
    paint(brass);
    blend(.02f);
    push();
    move(0, .0f, .47f);
    turn_x(90);
    ring(0, 0, 0, .38f, .065f);
    for (int i = 0; i < 10; i++) {
        float a = (float)i / 10 * 2 * PI;
        ball(sinf(a) * .38f, .05f, cosf(a) * .38f, .04f);
    }
    pop();
    for (int side = -1; side <= 1; side += 2) { /* small windows on both sides, a crest with a valve above */
        float q = (float)side;
        push();
        move(q * .58f, .05f, .12f);
        turn_z(90);
        part();
        paint(brass);
        ring(0, 0, 0, .17f, .05f);
        part();
        paint(pane);
        egg(0, 0, 0, .15f, .05f, .15f);
        pop();
    }
    part();
    paint(brass);
    blend(.03f);
    drum(0, .66f, 0, .12f, .07f, .03f);
    push();
    move(0, .78f, 0);
    turn_x(90);
    ring(0, 0, 0, .10f, .03f);
    pop();
}
