/* SPDX-License-Identifier: MIT
 * Barrowkin of mound and turf: the king who rises, the guard in the door, the digger, the skeleton on its own grave. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- sk: salutes with the wrong hand ---- */

static void pot_lid(float r, int tin, int wood)
{
    part();
    paint(tin);
    blend(.02f);
    push();
    turn_x(90);
    drum(0, 0, 0, r, .018f, .015f);
    ring(0, .01f, 0, r * .98f, .028f);
    ring(0, .03f, 0, r * .62f, .018f);
    pop();
    egg(0, 0, .02f, r * .58f, r * .58f, .05f);
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, 0, .05f), V(0, 0, .14f), .035f, .03f);
    ball(0, 0, .17f, .065f);
}

/* He comes as he was told, and is not quite together yet. */
static void recruit(void)
{
    Scene *s = scene();
    camera(V(-.45f, .85f, 5.2f), V(.0f, 1.50f, 0), 37);
    barrow_hour(HOUR_NIGHT);
    s->back_seed = 2;
    s->roll = -7;
    s->aperture = .02f;
    s->vignette = 1.5f;
    s->ambient *= .75f;
    int bone = material_old_bone(), moss = material_moss(), wood = material_wood(), earth = material_earth(),
        stone = material_boulder(), tin = material_new(rgb(0xb8a890), rgb(0x7a6248), .4f, .9f, PAT_METAL, 5, .4f);
    push();
    move(.22f, -.45f, -.10f);
    turn_z(-7);
    turn_y(-18);
    turn_x(6);
    grow(1.05f);
    bone_torso(bone, true);
    Vec3 neck = here(V(0, 1.78f, .04f)), right = here(bone_right_shoulder), left = here(bone_left_shoulder);
    pop();
    Vec3 head = neck + V(-.16f, .60f, .24f);
    push(); /* his head goes on */
    move(head[0], head[1], head[2]);
    turn_y(-16);
    turn_x(-4);
    turn_z(24);
    grow(.92f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc850), .jaw = 20, .eye_size = 1.1f});
    part(); /* beret of moss */
    paint(moss);
    blend(.08f);
    lumpy(.04f, 6);
    egg(.08f, .52f, -.10f, .52f, .18f, .50f);
    egg(.42f, .42f, -.03f, .24f, .16f, .3f);
    lumpy(0, 1);
    limb(V(.0f, .66f, -.1f), V(.04f, .86f, -.08f), .035f, .02f);
    part(); /* a daisy for a badge */
    paint(material_plain(rgb(0xfff8e8), .6f, .2f));
    blend(.004f);
    for (int i = 0; i < 9; i++) {
        float a = .698f * (float)i;
        limb(V(-.24f + cosf(a) * .05f, .44f + sinf(a) * .05f, .40f),
             V(-.24f + cosf(a) * .13f, .44f + sinf(a) * .13f, .38f), .018f, .032f);
    }
    part();
    paint(material_plain(rgb(0xf0b020), .6f, .2f));
    ball(-.24f, .44f, .41f, .052f);
    Vec3 hold[2] = {here(V(-.44f, -.20f, .14f)), here(V(.44f, -.22f, .14f))}, up = here(V(0, 1, 0)) - here(V(0, 0, 0)),
         across = here(V(1, 0, 0)) - here(V(0, 0, 0));
    pop();
    for (int k = 0; k < 2; k++) { /* by both ears */
        float q = k ? 1.f : -1.f;
        Vec3 wrist = hold[k] - up * .30f + across * (.06f * q), elbow = (k ? right : left) + V(q * .42f, -.30f, .34f);
        part();
        paint(bone);
        blend(.025f);
        bone_arm(k ? right : left, elbow, wrist, 1.2f);
        part();
        paint(bone);
        blend(.014f);
        hand_at(&(Hand){.size = .24f, .thick = .72f, .spread = 40, .curl = .25f, .thumb = k ? -1 : 1}, wrist,
                up * 1.f + V(0, 0, .30f), across * -q + V(0, 0, -.25f));
    }
    for (int i = 0; i < 16; i++) { /* grave dust between neck and head */
        float a = 6.28f * chance(i);
        sprite(neck + V(.16f * cosf(a), .10f + .16f * chance(i + 20), .1f + .1f * sinf(a)),
               .05f + .05f * chance(i + 40), rgb(0xe8d8a8), SPRITE_GLOW, .10f);
    }
    part(); /* the mound he gets up from */
    paint(earth);
    blend(.16f);
    lumpy(.05f, 4);
    egg(.2f, -.15f, .55f, 1.3f, .36f, .7f);
    egg(-.9f, -.15f, .8f, .9f, .34f, .6f);
    egg(1.2f, -.15f, .9f, .7f, .40f, .6f);
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) {
        float a = 6.28f * chance(i + 60);
        push();
        move(.2f + cosf(a) * (.55f + .5f * chance(i + 80)), .20f, .75f + .4f * sinf(a));
        turn_y(360 * chance(i + 100));
        turf_clod(.06f + .09f * chance(i + 120), moss, earth, i);
        pop();
    }
    push(); /* his stone, close, that he has put aside; his shield leans on it */
    move(-1.02f, -.15f, 1.75f);
    turn_y(24);
    turn_z(17);
    grow(1.15f);
    gravestone(.62f, 0, stone);
    pop();
    push();
    move(.86f, .46f, 1.45f);
    turn_y(-30);
    turn_z(12);
    turn_x(-16);
    grow(.92f);
    pot_lid(.58f, tin, wood);
    pop();
    for (int i = 0; i < 3; i++) { /* candles */
        push();
        move(-.46f + .16f * (float)i, .06f + .03f * (float)(i % 2), 1.75f - .12f * (float)i);
        wax_candle(.20f + .08f * (float)(i % 2), .055f, true, material_wax());
        pop();
    }
    lamp(V(-.35f, .62f, 1.95f), rgb(0xffb858) * 2.2f, .4f);
    lamp(V(-.9f, 2.7f, 1.9f), rgb(0xffe8b0) * 1.4f, .7f);
    faction_motes();
}

const Card siege_barrow_mounds_cards[] = {{"cards/siege/sk", BARROW, recruit}, {0}};
