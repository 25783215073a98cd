/* SPDX-License-Identifier: MIT
 * The medal for a castle that was held: a gate tower with its battlements whole, and a heart over the door. */
#include "things/medal_kit.h"

static void winner(void)
{
    Metals m = medal_of_gold(0x2f5fa8, 0xff8a8a);
    box(0, -.14f, 0, .32f, .4f, .1f, .02f);
    box(0, .26f, .01f, .42f, .08f, .12f, .02f);
    for (int i = -1; i <= 1; i++)
        box((float)i * .32f, .44f, .01f, .1f, .12f, .12f, .02f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .48f, -.3f, -.02f, .14f, .24f, .08f, .02f);
    box(0, -.56f, .02f, .62f, .05f, .12f, .02f);
    darkened(&m);
    box(0, -.38f, .1f, .12f, .15f, .03f, .01f);
    egg(0, -.24f, .1f, .12f, .12f, .03f);
    inlaid(&m);
    push();
    move(0, .06f, .11f);
    RELIEF(8, 4, 0, -.18f, .14f, -.04f, .17f, .08f, .09f, .15f, 0, .08f, -.09f, .15f, -.17f, .08f, -.14f, -.04f);
    pop();
    pop();
}

const Card siege_winner_cards[] = {MEDAL("siege", "winner", winner), {0}};
