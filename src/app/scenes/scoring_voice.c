/* SPDX-License-Identifier: MIT
 * Who says what at the end: the strongest rival of whoever won here, or the winner among the opponents. Where only
 * computers played, nobody says anything; where only persons did, or all on one side, the innkeeper does. */
#include <string.h>

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
    return bot_level(sc->names->player[seat])->rung <= bot_level(BOT_EASY)->rung;
}

/* True if the person has met that opponent in an earlier game here. */
static bool has_met(const Scoring *sc, App *app, const char *opponent)
{
    Ledger l = {0};
    int games = 0;
    const char *person = "";
    for (int seat = sc->nseats - 1; seat >= 0; seat--)
        if (sc->names->player[seat] == 0)
            person = sc->names->name[seat];
    app_ledger(app, &l);
    for (int i = 0; i < l.n; i++) {
        const Setup *cfg = &l.game[i].kept->head.cfg;
        bool there = false, both = false;
        for (int seat = 0; seat < cfg->nseats; seat++) {
            there = there || strcmp(cfg->name[seat], person) == 0;
            both = both || strcmp(cfg->name[seat], opponent) == 0;
        }
        games += there && both;
    }
    ledger_free(&l);
    return games > 1; /* this one is among them */
}

/* The innkeeper's words where only persons played, or on both sides. */
static const VoiceLine house[] = {
    {VOICE_WON_CLOSE, NULL, N_("That was close. I forgot to pour."), false},
    {VOICE_WON_CLOSE, NULL, N_("A breath apart. Shake hands, both."), false},
    {VOICE_WON_CLOSE, NULL, N_("Nobody breathed. Now breathe, and drink."), false},
    {VOICE_WON_FAR, NULL, N_("The winner pays the first round."), false},
    {VOICE_WON_FAR, NULL, N_("Clear as my best beer."), false},
    {VOICE_WON_FAR, NULL, N_("The others want another game, I can see it."), false},
};

static void innkeeper(Scoring *sc, unsigned turn)
{
    const BoardScore *b = board_score(sc->board);
    bool lost = sc->mood != END_BRIGHT;
    Voice voice = lost ? (sc->close ? VOICE_LOST_CLOSE : VOICE_LOST_FAR) : sc->close ? VOICE_WON_CLOSE : VOICE_WON_FAR;
    const char *line = sc->show.united ? end_line(b->voice, b->nvoices, voice, "", false, turn)
                                       : end_line(house, (int)(sizeof house / sizeof *house), voice, "", false, turn);
    if (line)
        say(sc->line, sizeof sc->line, SAY_TABLE(line));
}

void score_voice_begin(Scoring *sc, App *app, const Match *m)
{
    const BoardScore *b = board_score(sc->board);
    unsigned turn = (unsigned)(sc->names->seed >> 3 & 0xFFFF);
    sc->speaker = NO_SEAT;
    if (game_persons(sc->names) == 0 || !match_over(m) || !app_settings(app)->remarks)
        return;
    bool lost = sc->mood != END_BRIGHT;
    int seat = best_opponent(sc, lost);
    if (seat == NO_SEAT || sc->show.picture) {
        innkeeper(sc, turn);
        return;
    }
    Voice voice = lost ? (sc->close ? VOICE_WON_CLOSE : VOICE_WON_FAR) : sc->close ? VOICE_LOST_CLOSE : VOICE_LOST_FAR;
    if (!sc->back && turn % 4 == 3 && has_met(sc, app, sc->names->name[seat]))
        voice = VOICE_AGAIN;
    const Character *who = player_character(sc->game, sc->names->player[seat]);
    const char *line = end_line(b->voice, b->nvoices, voice, who ? who->word : "", is_gentle(sc, seat), turn);
    if (!line)
        return;
    sc->speaker = seat;
    say(sc->line, sizeof sc->line, SAY_TABLE(line));
}
