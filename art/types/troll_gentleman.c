/* SPDX-License-Identifier: MIT
 * The troll of the crown: a gentleman with wig, teacup and cane. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/drapery.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_stance.h"

static void ruff(float y, float r, int cloth_white)
{
    part();
    paint(cloth_white);
    blend(.02f);
    for (int i = 0; i < 30; i++) {
        float a = (float)i / 30 * 2 * PI;
        push();
        move(0, y, 0);
        turn_y(a * 180 / PI);
        turn_x(8 + (i % 2 ? 9.f : -9.f));
        egg(0, (i % 2 ? .035f : -.035f), r * .66f, .07f, .05f, r * .4f);
        pop();
    }
}

static void wig(int m)
{
    part();
    paint(m);
    blend(.08f);
    lumpy(.03f, 9);
    egg(0, .44f, -.1f, .44f, .36f, .42f);
    egg(0, .72f, -.12f, .3f, .26f, .3f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) /* rolls at the sides */
        for (int i = 0; i < 4; i++) {
            float y = .36f - .23f * (float)i, x = .44f + .03f * (float)i;
            part();
            paint(m);
            blend(.02f);
            push();
            move((float)side * x, y, -.02f);
            turn_x(90);
            for (int k = 0; k < 3; k++)
                ring(0, -.1f + .1f * (float)k, 0, .085f, .055f);
            drum(0, 0, 0, .1f, .17f, .05f);
            pop();
        }
}

/* Over a great belly; puffed sleeves, slashed with gold. */
static void doublet(int velvet, int gold)
{
    part();
    paint(velvet); /* a doublet over a great belly */
    blend(.2f);
    egg(0, 1.15f, -.12f, .82f, .52f, .5f);
    egg(0, .58f, .05f, .86f, .62f, .72f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.05f);
        for (int i = 0; i < 5; i++) { /* puffed sleeves, slashed with gold */
            float a = (float)i * 2 * PI / 5;
            egg(s * .95f + .1f * sinf(a), 1.4f + .1f * cosf(a), -.05f, .24f, .3f, .28f);
        }
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 5; i++) {
            float s = (float)side, a = ((float)i - 2) * .5f;
            part();
            paint(gold);
            blend(.01f);
            Vec3 p[3] = {V(s * .9f + .2f * sinf(a), 1.66f, .08f),
                         V(s * .97f + .3f * sinf(a), 1.4f, .27f - .12f * fabsf(a)),
                         V(s * .95f + .18f * sinf(a), 1.14f, .14f)};
            float r[3] = {.012f, .03f, .012f};
            tube(3, p, r, 3);
        }
    for (int i = 0; i < 6; i++) { /* buttons and seams */
        float y = 1.3f - .19f * (float)i, z = .4f + .42f * sinf(((float)i + .4f) * .5f);
        part();
        paint(gold);
        blend(.01f);
        ball(0, y, z - .02f, .055f);
    }
}

/* A wig, a small crown, an eyeglass on a chain. */
static void gentlemans_head(int hair, int gold, int gem)
{
    wig(hair);
    push();
    move(.16f, .98f, -.06f);
    turn_z(-16);
    crown_spiked(.17f, 8, .2f, .3f, gold, gem);
    pop();
    part();
    paint(gold); /* an eyeglass on a chain, a ring in each ear */
    push();
    move(.175f, .065f, .46f);
    turn_y(8);
    turn_x(90);
    ring(0, 0, 0, .135f, .02f);
    pop();
    chain(V(.3f, .02f, .44f), V(.42f, -.62f, .3f), .06f, 12, .024f, gold);
    part();
    paint(material_plain(rgb(0x1a1014), .5f, .5f));
    ball(-.27f, -.14f, .35f, .026f);
    nose_ring(1.15f, gold);
}

typedef struct {
    int velvet, white, gold, gem;
} Finery;

/* A ring of lace around a wrist. */
static void lace_cuff(int white, Vec3 at, Vec3 along, float radius)
{
    part();
    paint(white);
    blend(.02f);
    push();
    move(at[0], at[1], at[2]);
    aim(along, V(0, 0, 1));
    for (int i = 0; i < 14; i++) {
        float a = (float)i / 14 * 2 * PI;
        egg(sinf(a) * radius, .04f, cosf(a) * radius, .06f, .11f, .06f);
    }
    pop();
}

/* The little finger up. */
static void hand_for_the_cup(const Flesh *f, const Finery *t)
{
    /* the cup, with the little finger up */
    Hand fine = {
        .size = .3f, .thick = 1.2f, .spread = 40, .curl = .62f, .thumb = 1, .claw = f->nail, .claw_length = .3f};
    Vec3 elbow = V(-1.22f, .95f, .3f), wrist = V(-.82f, 1.24f, .8f);
    part();
    paint(t->velvet);
    blend(.1f);
    limb(V(-1.0f, 1.3f, 0), elbow, .22f, .19f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .19f, .16f);
    lace_cuff(t->white, vec_mix(elbow, wrist, .82f), wrist - elbow, .17f);
    part();
    paint(f->skin);
    blend(.04f);
    hand_at(&fine, wrist, V(.35f, .55f, .5f), V(.8f, -.3f, -.1f));
}

static void hand_on_a_cane(const Flesh *f, const Finery *t)
{
    /* the other hand rests on a cane */
    push();
    Hand grip_hand = troll_hand(f, -1);
    grip_hand.size = .32f;
    Vec3 at = V(1.00f, .52f, .78f), bar = V(.05f, -1, -.04f), out = V(-1, 0, -.15f), elbow2 = V(1.36f, .92f, .2f),
         wrist2 = hand_wrist(.32f, at, bar, out);
    part();
    paint(t->velvet);
    blend(.1f);
    limb(V(1.0f, 1.3f, 0), elbow2, .22f, .19f);
    limb(elbow2, vec_mix(elbow2, wrist2, .75f), .19f, .17f);
    lace_cuff(t->white, vec_mix(elbow2, wrist2, .78f), wrist2 - elbow2, .18f);
    part();
    paint(f->skin);
    blend(.04f);
    hand_grip(grip_hand, at, bar, out);
    turn_z(180);
    staff(1.6f, .22f, .04f, material_plain(rgb(0x2a1420), .2f, 1.2f));
    part();
    paint(t->gold);
    ball(0, .3f, 0, .13f);
    part();
    paint(t->gem);
    crystal(0, .46f, 0, .07f, .1f, .07f);
    pop();
}

/* Where its steam rises. */
static Vec3 teacup(void)
{
    int china = material_plain(rgb(0xfdfaff), .08f, 1.5f), blue = material_plain(rgb(0x3a5ae0), .1f, 1.4f);
    push();
    move(-.56f, 1.46f, 1.02f);
    part();
    paint(china);
    blend(.02f);
    egg(0, .02f, 0, .17f, .16f, .17f);
    carve();
    egg(0, .16f, 0, .155f, .15f, .155f);
    fill();
    drum(0, -.14f, 0, .08f, .02f, .01f);
    push();
    move(-.18f, .0f, 0);
    turn_x(90);
    ring(0, 0, 0, .07f, .02f);
    pop();
    drum(0, -.18f, 0, .26f, .015f, .01f);
    ring(0, -.17f, 0, .25f, .02f);
    part();
    paint(material_plain(rgb(0x8a4a18), .1f, 1.2f));
    drum(0, .08f, 0, .14f, .01f, .005f);
    part();
    paint(blue);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.05f;
        ball(sinf(a) * .165f, .0f, cosf(a) * .165f, .03f);
    }
    Vec3 steam = here(V(0, .15f, 0));
    pop();
    return steam;
}

/* Pumpkin breeches, slashed with gold, white stockings, shoes with a bow: small feet for so much gentleman. */
static void breeches_and_stockings(const Finery *t)
{
    int shoe = material_plain(rgb(0x3a1a28), .2f, 1.2f), stocking = material_wool(rgb(0xfff4ec));
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 knee = V(s * .46f, -.40f, .22f), ankle = V(s * .56f, -.98f, .16f);
        part();
        paint(stocking);
        blend(.08f);
        limb(knee, ankle, .17f, .10f);
        egg(s * .53f, -.62f, .13f, .15f, .22f, .16f);
        part();
        paint(t->velvet);
        blend(.05f);
        for (int i = 0; i < 9; i++) {
            float a = (float)i * 2 * PI / 9;
            egg(s * .42f + .24f * sinf(a), -.12f, .10f + .22f * cosf(a), .19f, .30f, .19f);
        }
        for (int i = 0; i < 4; i++) {
            float a = -.5f + .5f * (float)i + s * .3f;
            part();
            paint(t->gold);
            Vec3 p[3] = {V(s * .42f + .30f * sinf(a), .12f, .10f + .28f * cosf(a)),
                         V(s * .42f + .43f * sinf(a), -.12f, .10f + .41f * cosf(a)),
                         V(s * .42f + .30f * sinf(a), -.36f, .10f + .28f * cosf(a))};
            float r[3] = {.012f, .034f, .012f};
            tube(3, p, r, 4);
        }
        part();
        paint(t->gold);
        blend(.02f);
        for (int k = -1; k <= 1; k += 2) /* a garter with a bow */
            egg(s * .50f + .10f * (float)k, -.42f, .40f, .11f, .065f, .05f);
        ball(s * .50f, -.42f, .42f, .05f);
        part();
        paint(shoe);
        blend(.06f);
        push();
        move(ankle[0], -1.06f, ankle[2]);
        turn_y(s * 28);
        egg(0, -.02f, .16f, .17f, .12f, .32f);
        egg(0, .04f, -.02f, .13f, .12f, .14f);
        box(0, -.10f, -.06f, .10f, .07f, .08f, .02f);
        part();
        paint(t->gold);
        for (int k = -1; k <= 1; k += 2)
            egg(.10f * (float)k, .10f, .24f, .10f, .06f, .05f);
        part();
        paint(t->gem);
        crystal(0, .11f, .28f, .05f, .06f, .05f);
        pop();
    }
}

static void royal_troll(void)
{
    camera(V(.5f, 1.35f, 6.6f), V(.0f, 1.72f, 0), 35.5f);
    scene()->backdrop = place_throne_hall;
    scene()->back_mirrored = true;
    scene()->back_x = -.62f;
    scene()->rim.color = rgb(0xffe0a0) * 4.f;
    Flesh f = troll_flesh(rgb(0xa8b868), rgb(0x74884a));
    int velvet = material_cloth(rgb(0x7a34b8)), gold = material_gold(), white = material_cloth(rgb(0xfff8ee)),
        hair = material_new(rgb(0xfaf4ee), rgb(0xd0c4cc), .8f, .3f, PAT_FUR, 5, .9f), gem = material_gem(rgb(0xff3060));
    material(white)->sss = rgb(0xffe0d0) * .3f;
    const Finery finery = {velvet, white, gold, gem};
    push();
    move(.02f, 1.12f * .86f, 0);
    grow(.86f);
    turn_y(8);
    doublet(velvet, gold);
    breeches_and_stockings(&finery);
    cape(V(-.8f, 1.62f, -.36f), V(.8f, 1.62f, -.36f), 2.3f, .5f, .3f, 7, material_cloth(rgb(0xc8243c)));
    push();
    move(0, 1.6f, .12f);
    ruff(0, .62f, white);
    pop();
    push();
    move(0, 1.88f, .3f);
    turn_y(-14);
    turn_x(-6);
    turn_z(-7);
    grow(1.18f);
    troll_head(&f, &(Look){.nose = 1.25f,
                           .ears = .95f,
                           .ear_droop = 10,
                           .tusks = .8f,
                           .lid = -6,
                           .open = .3f,
                           .mouth = 0,
                           .iris = rgb(0xc050e0),
                           .grin = true});
    gentlemans_head(hair, gold, gem);
    pop();
    mirror_x(); /* the cup where its shadow does not fall on him */
    hand_for_the_cup(&f, &finery);
    Vec3 steam = teacup();
    for (int i = 0; i < 12; i++)
        sprite(steam + V(.06f * sinf((float)i * .9f), .05f * (float)i, 0), .05f + .006f * (float)i, rgb(0xfff0ff),
               SPRITE_GLOW, .13f);
    hand_on_a_cane(&f, &finery);
    pop();
    faction_ground();
    faction_motes();
}

const Card troll_gentleman_cards[] = {{"cards/horde/royal-troll", ROYAL, royal_troll}, {0}};
