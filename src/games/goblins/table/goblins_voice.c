/* SPDX-License-Identifier: MIT
 * What opponents say at the end of a game of Goblin Ranks: of themselves, nine words at most. */
#include "games/goblins/table/goblins_draw.h"

/* Whoever plays against the easiest ones hears nothing sharp. */
const VoiceLine goblins_voice[GOBLINS_VOICES] = {
    {VOICE_WON_CLOSE, NULL, N_("One little line. That is all it took."), false},
    {VOICE_WON_CLOSE, NULL, N_("A nudge later and you had me."), false},
    {VOICE_WON_CLOSE, "brawler", N_("I was out of powder. Lucky me."), false},
    {VOICE_WON_CLOSE, "shepherd", N_("Everyone stood where I wanted. Nearly."), false},
    {VOICE_WON_CLOSE, "mask", N_("You almost looked behind my mask."), false},
    {VOICE_WON_FAR, NULL, N_("My clan will sing about this. Loudly."), true},
    {VOICE_WON_FAR, NULL, N_("Good fun. Shove harder next time."), false},
    {VOICE_WON_FAR, "brawler", N_("Boom. Sorry about your hats."), true},
    {VOICE_WON_FAR, "shepherd", N_("You held your lines well. Mine were longer."), false},
    {VOICE_WON_FAR, "mask", N_("Nobody saw it coming. That is the job."), false},
    {VOICE_LOST_CLOSE, NULL, N_("One goblin to the left. One!"), false},
    {VOICE_LOST_CLOSE, NULL, N_("I blame the Wrecker. Again, please."), false},
    {VOICE_LOST_CLOSE, "brawler", N_("Next time I bring a second keg."), false},
    {VOICE_LOST_CLOSE, "shepherd", N_("They would not stand still. They never do."), false},
    {VOICE_LOST_CLOSE, "mask", N_("You knew my Crown, did you?"), false},
    {VOICE_LOST_FAR, NULL, N_("My goblins are asking for your name."), false},
    {VOICE_LOST_FAR, NULL, N_("Fine shoving, that."), false},
    {VOICE_LOST_FAR, "brawler", N_("That was louder than anything of mine."), false},
    {VOICE_LOST_FAR, "shepherd", N_("You pushed, I followed. Well done."), false},
    {VOICE_LOST_FAR, "mask", N_("I hid so well that I lost myself."), false},
    {VOICE_AGAIN, NULL, N_("You again. I brought more goblins."), false},
    {VOICE_AGAIN, NULL, N_("I remember you. My feet do, too."), false},
};
