/* SPDX-License-Identifier: MIT
 * The commands and options of hordehall-engine: one table, by which cli.c reads and prints them. */
#include <stddef.h>
#include <string.h>

#include "base/crew.h"
#include "engine/bench.h"
#include "engine/check.h"
#include "engine/cli.h"
#include "engine/describe.h"
#include "engine/mine.h"
#include "engine/pace.h"
#include "engine/replay.h"
#include "engine/serve.h"
#include "engine/sim.h"

enum { FILES_ANY = 1 << 20 };
enum {
    SERVE = 1,
    SIM = 2,
    BENCH = 4,
    REPLAY = 8,
    CHECK = 16,
    REVIEW = 32,
    PACE = 256,
    MINE = 512
}; /* bits of the rows of cli_command */

const CliCommand cli_command[] = {
    {"serve", "", "Speak JSON, one object a line, on standard input and output (docs/protocol.md).", 0, 0, serve_run},
    {"sim", "", "Play games between computer opponents and print who won, how long it took and which cards won.", 0, 0,
     sim_run},
    {"bench", "", "Measure how fast the rules are.", 0, 0, bench_run},
    {"replay", "FILE", "Play a journal again, check the hash after each move, and print moves and result.", 1, 1,
     replay_run},
    {"check", "FILE...", "Play the scenario blocks in Markdown files, and lessons (*.lesson), and say which hold.", 1,
     FILES_ANY, check_run},
    {"review", "FILE", "Look back at a journal: the choices that cost each seat most, and what was better.", 1, 1,
     look_back_run},
    {"line", "FILE", "Print a journal as one line of text, for a message; replay reads a file with such a line.", 1, 1,
     line_run},
    {"describe", "", "Print the words of every game as Markdown: moves, places, pieces, events, fields, options.", 0, 0,
     describe_run},
    {"pace", "", "Measure how long choices of the strongest opponent, hints and reviews take, in games of opponents.",
     0, 0, pace_run},
    {"mine", "[FILE...]",
     "Find puzzles in games between computer opponents, and print them as blocks of a lesson file; or search those of "
     "lesson files anew, and say which hold.",
     0, FILES_ANY, mine_run},
    {NULL, NULL, NULL, 0, 0, NULL},
};

Status cli_refusal(const CmdRow *row, const char *value)
{
    if (row->wanted)
        return status_error(CLI_USAGE, "%s takes %s, not '%.40s'.", row->word, row->wanted, value);
    return status_error(CLI_USAGE, "%s takes a whole number from %d to %d, not '%.40s'.", row->word, row->min, row->max,
                        value);
}

static Status take_option(const CmdRow *row, const char *value, void *into)
{
    Args *args = into;
    if (args->noptions >= CLI_OPTIONS_MOST)
        return status_error(CLI_USAGE, "%s was given too often.", row->word);
    if (!strchr(value, '='))
        return cli_refusal(row, value);
    args->option[args->noptions++] = value;
    return status_ok();
}

const CmdRow cli_option[] = {
    {"--game", "ID", "The game, by its id; sim plays horde when nothing is said, bench measures every game.", CMD_TEXT,
     .offset = offsetof(Args, game), .groups = SIM | BENCH | PACE | MINE},
    {"--seats", "LIST",
     "Who sits where, from seat 0 on: random, novice, easy, cunning, sharp or merciless, with commas between "
     "them; or just a number of random seats. bot:2-WORD has the character of that word, bot:3@N imagines N worlds a "
     "choice.",
     CMD_TEXT, .offset = offsetof(Args, seats), .groups = SIM | PACE | MINE},
    {"--option", "WORD=CHOICE", "A table option of the game; may be given several times.", CMD_OWN, .take = take_option,
     .wanted = "a word and a choice with an equals sign between them", .groups = SIM | BENCH | PACE | MINE},
    {"--games", "N", "How many games (100).", CMD_NUMBER, .offset = offsetof(Args, games), .min = 1, .max = 100000000,
     .groups = SIM | PACE | MINE},
    {"--first", "I", "Begin with game number I (0): processes can share the games of one simulation.", CMD_NUMBER,
     .offset = offsetof(Args, first), .min = 0, .max = 100000000, .groups = SIM | PACE | MINE},
    {"--seed", "S", "The luck, a whole number; the same seed gives the same output (1).", CMD_SEED_JSON,
     .offset = offsetof(Args, seed), .wanted = "a whole number from 0 to 2^63 - 1",
     .groups = SIM | BENCH | PACE | MINE},
    {"--iterations", "N", "Worlds an opponent imagines for each choice, instead of what its level says.", CMD_NUMBER,
     .offset = offsetof(Args, iterations), .min = 1, .max = 1000000, .groups = SIM | PACE},
    {"--rotate", NULL, "Everybody moves one seat on after each game.", CMD_FLAG, .offset = offsetof(Args, rotate),
     .groups = SIM},
    {"--check", NULL, "Check every invariant of the rules after every move; much slower.", CMD_FLAG,
     .offset = offsetof(Args, check), .groups = SIM},
    {"--rules", NULL,
     "Check only the rules' half of them: moves, refusals, pieces, shares, the end; for very many games.", CMD_FLAG,
     .offset = offsetof(Args, rules), .groups = SIM},
    {"--named", "LIST",
     "Moves by their words, with commas between them: print for each card that they name how many seats named it, and "
     "how "
     "often those won.",
     CMD_TEXT, .offset = offsetof(Args, named), .groups = SIM},
    {"--said", NULL,
     "Print how often moves won of which opponents said how often they would: how far hints can be trusted.", CMD_FLAG,
     .offset = offsetof(Args, said), .groups = SIM},
    {"--hints", NULL,
     "As --said, but of hints alone, which are asked for at one choice of 24 and followed: how far to trust them.",
     CMD_FLAG, .offset = offsetof(Args, hints), .groups = SIM},
    {"--trips", "N",
     "With --check: write and read journals and positions, take back and do again in every Nth game only (1).",
     CMD_NUMBER, .offset = offsetof(Args, trips), .min = 1, .max = 1000000, .groups = SIM},
    {"--losses", NULL,
     "Measure what choices of the strongest opponent lose, as a search six times longer sees it, and as one of either "
     "move by itself does, not how long they take.",
     CMD_FLAG, .offset = offsetof(Args, losses), .groups = PACE},
    {"--against", "N",
     "Measure what choices of the strongest opponent lose to what it chooses after N worlds: where they differ, each "
     "of "
     "the two moves is searched by itself.",
     CMD_NUMBER, .offset = offsetof(Args, against), .min = 1, .max = 1000000, .groups = PACE},
    {"--longer", "K",
     "As --against, after K times as many worlds as the choice has, where sides think differently long.", CMD_NUMBER,
     .offset = offsetof(Args, longer), .min = 2, .max = 100, .groups = PACE},
    {"--seconds", "N", "How long to measure each game (3).", CMD_NUMBER, .offset = offsetof(Args, seconds), .min = 1,
     .max = 3600, .groups = BENCH},
    {"--workers", "N",
     "How many choices to look at at the same time; the answer is the same (as many as there are processors, at most "
     "8).",
     CMD_NUMBER, .offset = offsetof(Args, workers), .min = 1, .max = CREW_MOST, .groups = REVIEW},
    {"--json", NULL, "Print JSON instead of text.", CMD_FLAG, .offset = offsetof(Args, json), .groups = SIM | BENCH},
    {.word = NULL},
};

const CliExit cli_exit[] = {
    {CLI_OK, "All went well."},
    {CLI_FAILED, "Something failed: a scenario, a hash, an invariant, a file that could not be read or written."},
    {CLI_USAGE, "The command line was not understood; a sentence on standard error says why."},
    {EXIT_NO_MEMORY, "There was not enough memory."},
    {0, NULL},
};
