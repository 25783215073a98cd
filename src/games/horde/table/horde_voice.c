/* SPDX-License-Identifier: MIT
 * What opponents say at the end of a game of Horde: of themselves, nine words at most. */
#include "games/horde/table/horde_draw.h"

/* What opponents say of the end. Whoever plays against the easiest ones hears nothing sharp. */
const VoiceLine horde_voice[HORDE_VOICES] = {
    {VOICE_WON_CLOSE, NULL, N_("So few points. You\u2019ll remember them longer."), true},
    {VOICE_WON_CLOSE, NULL, N_("That was close. One card more, and it\u2019s yours."), false},
    {VOICE_WON_CLOSE, "raider", N_("I nearly ran out of things to steal."), false},
    {VOICE_WON_CLOSE, "reckoner", N_("Counted twice. It was enough, barely."), false},
    {VOICE_WON_CLOSE, "keeper", N_("I kept the right card. Once."), false},
    {VOICE_WON_FAR, NULL, N_("My horde sends its regards."), true},
    {VOICE_WON_FAR, NULL, N_("Good game. Next time watch my pairs."), false},
    {VOICE_WON_FAR, "raider", N_("You bring the monsters, I take them."), true},
    {VOICE_WON_FAR, "reckoner", N_("The sums liked me today. Tomorrow, who knows."), false},
    {VOICE_WON_FAR, "keeper", N_("Patience pays. You play boldly, I like that."), false},
    {VOICE_LOST_CLOSE, NULL, N_("One card. One! Deal again."), false},
    {VOICE_LOST_CLOSE, NULL, N_("I had it in my hands already."), false},
    {VOICE_LOST_CLOSE, "raider", N_("I should have stolen that one, too."), false},
    {VOICE_LOST_CLOSE, "reckoner", N_("I miscounted by one. Don\u2019t tell anybody."), false},
    {VOICE_LOST_CLOSE, "keeper", N_("I kept too much, and too long."), false},
    {VOICE_LOST_FAR, NULL, N_("My monsters want to work for you now."), false},
    {VOICE_LOST_FAR, NULL, N_("Well played. I\u2019ll have that drink now."), false},
    {VOICE_LOST_FAR, "raider", N_("Who robs the robber? You do."), false},
    {VOICE_LOST_FAR, "reckoner", N_("I stopped counting. It hurt less."), false},
    {VOICE_LOST_FAR, "keeper", N_("All I kept was my temper."), false},
    {VOICE_AGAIN, NULL, N_("You again. I\u2019ve been practising."), false},
    {VOICE_AGAIN, NULL, N_("Same time tomorrow?"), false},
};
