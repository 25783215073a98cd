/* SPDX-License-Identifier: MIT
 * `pace`: how long the strongest opponent takes for a choice, a hint for its answer and a review for a game, at moments of
 * games between opponents, in milliseconds of one processor. With --losses what its choices lose instead: how much less often
 * the chosen move wins than the best one, both as a search six times longer sees them, in thousandths of a win. A move that
 * search hardly looked at seems to lose more than it does, so a second line has the losses with searches of its own for
 * either move. With --against N what they lose to choices after N worlds, judged in that second way, and with
 * --longer K after K times as many worlds as the choice has. */
#ifndef ENGINE_PACE_H
#define ENGINE_PACE_H
#include "engine/cli.h"

int pace_run(const Args *args);

#endif
