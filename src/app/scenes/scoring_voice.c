/* SPDX-License-Identifier: MIT
 * Who says what at the end: the strongest rival of whoever won here, or the winner among the opponents. Where only
 * computers played, nobody says anything. */
#include <stdio.h>

#include "app/scenes/scoring_int.h"
#include "bots/bot.h"
#include "core/say.h"

/* Returns the first in the ranking who is a computer; of the winners alone, or of those who did not win. */
static int best_opponent(const Scoring *sc, bool winner)
{
    for (int k = 0; k < sc->nseats; k++) {
        int seat = sc->ranked[k];
        if (sc->names->player[seat] != 0 && sc->sheet.standing.winner[seat] == winner)
            return seat;
    }
    return NO_SEAT;
}

static bool is_gentle(const Scoring *sc, int seat)
{
    return sc->names->player[seat] % PLAYER_CHARACTER <= 1;
}

void score_voice_begin(Scoring *sc, App *app, const Match *m)
{
    const BoardScore *b = board_score(sc->board);
    int persons = 0;
    sc->speaker = NO_SEAT;
    for (int seat = 0; seat < sc->nseats; seat++)
        persons += sc->names->player[seat] == 0;
    if (persons == 0 || !match_over(m) || !app_settings(app)->remarks)
        return;
    bool lost = sc->mood != END_BRIGHT;
    int seat = best_opponent(sc, lost);
    if (seat == NO_SEAT)
        return;
    Voice voice = lost ? (sc->close ? VOICE_WON_CLOSE : VOICE_WON_FAR) : sc->close ? VOICE_LOST_CLOSE : VOICE_LOST_FAR;
    const Character *who = player_character(sc->game, sc->names->player[seat]);
    const char *line = end_line(b->voice, b->nvoices, voice, who ? who->word : "", is_gentle(sc, seat),
                                (unsigned)(sc->names->seed >> 3 & 0xFFFF));
    if (!line)
        return;
    sc->speaker = seat;
    say(sc->line, sizeof sc->line, SAY_TABLE(line));
}
