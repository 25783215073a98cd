/* SPDX-License-Identifier: MIT
 * The commands and options of hordehall-engine: one table, by which they are read (cli.c) and printed (cli_help.c). */
#include <stddef.h>

#include "base/buf.h"
#include "engine/bench.h"
#include "engine/check.h"
#include "engine/cli.h"
#include "engine/describe.h"
#include "engine/look_back.h"
#include "engine/replay.h"
#include "engine/serve.h"
#include "engine/sim.h"

enum { FILES_ANY = 1 << 20 };
enum { SERVE = 1, SIM = 2, BENCH = 4, REPLAY = 8, CHECK = 16 }; /* bits of the rows of cli_command */

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
    {NULL, NULL, NULL, 0, 0, NULL},
};

const CliOption cli_option[] = {
    {"--game", "ID", "The game, by its id; sim plays horde when nothing is said, bench measures every game.",
     VALUE_TEXT, SIM | BENCH, offsetof(Args, game), 0, 0},
    {"--seats", "LIST",
     "Who sits where, from seat 0 on: random, bot:1 or easy, bot:2 or cunning, bot:3 or merciless, with commas between "
     "them; or just a number of random seats. bot:2-WORD has the character of that word, bot:3@N imagines N worlds a "
     "choice.",
     VALUE_TEXT, SIM, offsetof(Args, seats), 0, 0},
    {"--option", "WORD=CHOICE", "A table option of the game; may be given several times.", VALUE_OPTION, SIM | BENCH,
     offsetof(Args, option), 0, 0},
    {"--games", "N", "How many games (100).", VALUE_NUMBER, SIM, offsetof(Args, games), 1, 100000000},
    {"--first", "I", "Begin with game number I (0): processes can share the games of one simulation.", VALUE_NUMBER,
     SIM, offsetof(Args, first), 0, 100000000},
    {"--seed", "S", "The luck, a whole number; the same seed gives the same output (1).", VALUE_SEED, SIM | BENCH,
     offsetof(Args, seed), 0, 0},
    {"--iterations", "N", "Worlds an opponent imagines for each choice, instead of what its level says.", VALUE_NUMBER,
     SIM, offsetof(Args, iterations), 1, 1000000},
    {"--rotate", NULL, "Everybody moves one seat on after each game.", VALUE_NONE, SIM, offsetof(Args, rotate), 0, 0},
    {"--check", NULL, "Check every invariant of the rules after every move; much slower.", VALUE_NONE, SIM,
     offsetof(Args, check), 0, 0},
    {"--rules", NULL,
     "Check only the rules' half of them: moves, refusals, pieces, shares, the end; for very many games.", VALUE_NONE,
     SIM, offsetof(Args, rules), 0, 0},
    {"--named", "LIST",
     "Moves by their words, with commas between them: print for each card that they name how many seats named it, and "
     "how "
     "often those won.",
     VALUE_TEXT, SIM, offsetof(Args, named), 0, 0},
    {"--said", NULL,
     "Print how often moves won of which opponents said how often they would: how far hints can be trusted.",
     VALUE_NONE, SIM, offsetof(Args, said), 0, 0},
    {"--trips", "N",
     "With --check: write and read journals and positions, take back and do again in every Nth game only (1).",
     VALUE_NUMBER, SIM, offsetof(Args, trips), 1, 1000000},
    {"--seconds", "N", "How long to measure each game (3).", VALUE_NUMBER, BENCH, offsetof(Args, seconds), 1, 3600},
    {"--json", NULL, "Print JSON instead of text.", VALUE_NONE, SIM | BENCH, offsetof(Args, json), 0, 0},
    {NULL, NULL, NULL, VALUE_NONE, 0, 0, 0, 0},
};

const CliExit cli_exit[] = {
    {CLI_OK, "All went well."},
    {CLI_FAILED, "Something failed: a scenario, a hash, an invariant, a file that could not be read or written."},
    {CLI_USAGE, "The command line was not understood; a sentence on standard error says why."},
    {EXIT_NO_MEMORY, "There was not enough memory."},
    {0, NULL},
};
