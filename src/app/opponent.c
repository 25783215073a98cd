/* SPDX-License-Identifier: MIT */
#include "app/opponent.h"

#include "boards/boards.h"

int opponent_worlds(const Match *m, const State *s, int seat)
{
    enum { BESIDE_A_PERSON = 4 };
    const Board *board = board_of(match_game(m));
    int player = bot_player(match_game(m), match_setup(m)->player[seat]), level = player % PLAYER_CHARACTER,
        mate = board && board->team ? board->team->mate(s, seat) : NO_SEAT;
    if (mate == NO_SEAT || match_setup(m)->player[mate] != 0 || bot_level(level)->rung < bot_level(BOT_CUNNING)->rung)
        return 0;
    return BESIDE_A_PERSON * bot_worlds(match_game(m), s, seat, level);
}

void opponent_begin(Bot *b, const Match *m, int seat)
{
    const Setup *cfg = match_setup(m);
    int player = bot_player(match_game(m), cfg->player[seat]);
    View *v = view_new(match_game(m));
    match_view(m, seat, bot_memory(player), v);
    bot_set_partners(b, game_persons(cfg));
    bot_set_oversights(b, cfg->seed);
    bot_follow(b, v, player, opponent_worlds(m, view_state(v), seat),
               rng_derive(cfg->seed, RNG_OPPONENT, match_serial(m)));
    view_free(v);
}
