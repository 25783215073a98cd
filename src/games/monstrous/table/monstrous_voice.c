/* SPDX-License-Identifier: MIT
 * What opponents say at the end of a game of Against the Monstrous Horde: of themselves, nine words at most. */
#include "games/monstrous/table/monstrous_draw.h"

/* Whoever plays against the easiest ones hears nothing sharp. */
const VoiceLine monstrous_voice[MONSTROUS_VOICES] = {
    {VOICE_WON_CLOSE, NULL, N_("One foe apart. What a night."), false},
    {VOICE_WON_CLOSE, NULL, N_("My last die saved me. Barely."), false},
    {VOICE_WON_CLOSE, "brawler", N_("You nearly had me. I like that."), false},
    {VOICE_WON_CLOSE, "warden", N_("We both brought everyone home. Nearly even."), false},
    {VOICE_WON_CLOSE, "conjurer", N_("A little luck, a little magic."), false},
    {VOICE_WON_FAR, NULL, N_("The bards will want my name."), true},
    {VOICE_WON_FAR, NULL, N_("Brave fight. The dice were mine tonight."), false},
    {VOICE_WON_FAR, "brawler", N_("I hit things. It works."), false},
    {VOICE_WON_FAR, "warden", N_("Rest now. Tomorrow the dice know you."), false},
    {VOICE_WON_FAR, "conjurer", N_("Dice listen, if you ask nicely."), false},
    {VOICE_LOST_CLOSE, NULL, N_("One pip. One single pip!"), false},
    {VOICE_LOST_CLOSE, NULL, N_("So close that my axe still hums."), false},
    {VOICE_LOST_CLOSE, "brawler", N_("I should have hit the big one."), false},
    {VOICE_LOST_CLOSE, "warden", N_("I healed once too often."), false},
    {VOICE_LOST_CLOSE, "conjurer", N_("My spell was perfect. The die was not."), false},
    {VOICE_LOST_FAR, NULL, N_("Leave me a monster next time, will you?"), false},
    {VOICE_LOST_FAR, NULL, N_("The village drinks to you. Me too."), false},
    {VOICE_LOST_FAR, "brawler", N_("You hit harder. I never say that."), false},
    {VOICE_LOST_FAR, "warden", N_("Nobody of mine fell. That counts too."), false},
    {VOICE_LOST_FAR, "conjurer", N_("Teach me that trick with the dice."), false},
    {VOICE_AGAIN, NULL, N_("You again. The monsters are trembling."), false},
    {VOICE_AGAIN, NULL, N_("Good. Somebody who can throw."), false},
};
