/* SPDX-License-Identifier: MIT
 * The set-up of Siege: who plays whom, castle, deck, set and outsider, each with the card that stands for it
 * (docs/rules/siege.md 2.2, siege-cards.md). While that card has no picture, a sign or ground tells it from others.
 * The first tiles are the first game that the card file advises. */
#include <math.h>
#include <string.h>

#include "games/siege/table/siege_choose.h"

#include "core/say.h"
#include "games/siege/siege_builder.h"

enum { ALONE, TOGETHER, ONE_AGAINST_ONE, TWO_AGAINST_ONE };

static const SetupTile mode[] = {
    [ALONE] = {.seats = 1,
               .allies = 1,
               .title = N_("Alone"),
               .line = N_("against the horde deck"),
               .emblem = "bot",
               .backdrop = "backdrops/moon"},
    [TOGETHER] = {.seats = 2,
                  .allies = 2,
                  .title = N_("Together"),
                  .line = N_("with a person or a computer"),
                  .emblem = "bot",
                  .backdrop = "backdrops/sun"},
    [ONE_AGAINST_ONE] = {.seats = 2,
                         .allies = 1,
                         .choice = 1,
                         .title = N_("One against one"),
                         .line = N_("one player leads the horde"),
                         .emblem = "demon",
                         .backdrop = "backdrops/fire"},
    [TWO_AGAINST_ONE] = {.seats = 3,
                         .allies = 2,
                         .title = N_("Two against one"),
                         .line = N_("one leads, two defend"),
                         .emblem = "demon",
                         .backdrop = "backdrops/blood"},
};

/* line: health and, in a few words, the power. */
static const SetupTile castle[] = {
    {.choice = 0, .card = "ca01", .backdrop = "backdrops/fire", .line = N_("20 · ally hits for +2")},
    {.choice = 1, .card = "ca02", .backdrop = "backdrops/mine", .line = N_("18 · portal −2")},
    {.choice = 2, .card = "ca03", .backdrop = "backdrops/water", .line = N_("20 · move an ally")},
    {.choice = 3, .card = "ca04", .backdrop = "backdrops/royal", .line = N_("18 · look at 3 cards")},
    {.choice = 4, .card = "ca05", .backdrop = "backdrops/forest", .line = N_("20 · summon a skeleton")},
    {.choice = 5, .card = "ca06", .backdrop = "backdrops/blood", .line = N_("22 · heal 1")},
};

/* A hero of its deck stands for each people. */
static const SetupTile deck[] = {
    {.choice = 0,
     .card = "em01",
     .emblem = "fire",
     .title = N_("Kilnsworn"),
     .line = N_("ember: hits hard"),
     .about = N_("Smiths, miners and furnace guards. They strike first and batter the portal, at the price of their "
                 "own wounds. The easiest deck.")},
    {.choice = 1,
     .card = "ti01",
     .emblem = "water",
     .title = N_("Lanternfleet"),
     .line = N_("tide: moves and waits"),
     .about = N_("Pilots, divers and fog sailors. They weaken, move, swap and delay monsters. Small bodies: lane order "
                 "is everything.")},
    {.choice = 2,
     .card = "ba01",
     .emblem = "skeleton",
     .title = N_("Barrowkin"),
     .line = N_("barrow: comes back"),
     .about = N_("Grave wardens and their wards. Every death leaves something behind: skeletons, rebuilt decks, "
                 "returning allies. Slow against portals, hard to wear down.")},
};

static const SetupTile set[] = {
    {.choice = 0,
     .card = "ru07",
     .emblem = "flail",
     .title = N_("Rustclaw"),
     .line = N_("hits the castle"),
     .about = N_("Scrap raiders. They trample, they hurt allies, and one machine damages the castle every turn.")},
    {.choice = 1,
     .card = "pf07",
     .emblem = "stag",
     .title = N_("Palefrost"),
     .line = N_("freezes allies"),
     .about = N_("Cold things. Weaken tokens, frozen hands, walls that taunt, and a hare nobody can catch.")},
    {.choice = 2,
     .card = "rb07",
     .emblem = "mushroom",
     .title = N_("Rotbloom"),
     .line = N_("feeds the minions"),
     .about = N_("Rot and growth. Minions grow fat, corpses burst, and the dead feed the next.")},
    {.choice = 3,
     .card = "ng07",
     .emblem = "mirror",
     .title = N_("Nightglass"),
     .line = N_("robs your hand"),
     .about = N_("Mirrors and dark lenses. They take mana and cards, switch off abilities and hide behind barriers.")},
};

static const SetupTile outsider[] = {
    {.choice = 0,
     .card = "ou1a",
     .stones = 2,
     .backdrop = "backdrops/royal",
     .line = N_("2 stages · 9 and 12 health · steals cards"),
     .tag = N_("first game")},
    {.choice = 1,
     .card = "ou2a",
     .stones = 2,
     .backdrop = "backdrops/water",
     .line = N_("2 stages · 11 and 11 health · a barrier"),
     .tag = N_("harder")},
    {.choice = 2,
     .card = "ou3a",
     .stones = 3,
     .backdrop = "backdrops/forest",
     .line = N_("3 stages · 7, 8, 8 health · grows every turn"),
     .tag = N_("long")},
};

/* ---- easier and harder: with the house rules ------------------------------------------------------------------------ */

/* Which named cards each choice of the option mixes; siege_tables.c has them in this order. */
enum { RUST = 1, FROST = 2, BLOOM = 4, GLASS = 8 };
static const uint16_t mixed[] = {RUST,
                                 FROST,
                                 BLOOM,
                                 GLASS,
                                 RUST | FROST,
                                 RUST | BLOOM,
                                 RUST | GLASS,
                                 FROST | BLOOM,
                                 FROST | GLASS,
                                 BLOOM | GLASS,
                                 RUST | FROST | BLOOM,
                                 RUST | FROST | GLASS,
                                 RUST | BLOOM | GLASS,
                                 FROST | BLOOM | GLASS,
                                 RUST | FROST | BLOOM | GLASS};

static const SetupTile stage[] = {
    {.choice = 0,
     .emblem = "demon",
     .title = N_("All stages"),
     .line = N_("standard"),
     .about = N_("Each stage of the outsider must be destroyed.")},
    {.choice = 1,
     .emblem = "demon",
     .title = N_("Skip stage 1"),
     .line = N_("easier"),
     .about = N_("The outsider starts with its second stage: one fewer to destroy.")},
    {.choice = 2,
     .emblem = "demon",
     .title = N_("Skip stage 2"),
     .line = N_("easier"),
     .about = N_("The outsider has no second stage: one fewer to destroy.")},
};

static const SetupTile epic[] = {
    {.choice = 0,
     .emblem = "skull",
     .title = N_("In the deck"),
     .line = N_("standard"),
     .about = N_("The horde deck holds the strongest monsters.")},
    {.choice = 1,
     .emblem = "skull",
     .title = N_("Left out"),
     .line = N_("easier"),
     .about = N_("No epic monsters: weaker waves, but less mana for you.")},
};

static const SetupTile tiers[] = {
    {.choice = 0,
     .emblem = "one",
     .title = N_("One deck"),
     .line = N_("all cards together"),
     .strip = {"backs/siege"},
     .about = N_("All horde cards are shuffled together: some waves are mild, some are not.")},
    {.choice = 1,
     .emblem = "two",
     .title = N_("Two decks"),
     .line = N_("strong and weak alternate"),
     .strip = {"backs/siege-tier-2", "backs/siege-tier-1"},
     .about = N_("Strong and weak cards alternate: no wave is all of one kind.")},
};

#define MINIONS(of, word, number, words)                                                                               \
    {                                                                                                                  \
        .choice = (of), .card = (word), .emblem = "heart", .tag = (number), .title = (words),                          \
        .about = N_("Each health of a minion steals 1 card from every deck each turn. You choose where tokens go.")    \
    }
static const SetupTile tokens[] = {
    MINIONS(10, "mi1", "−2", N_("2 fewer")), MINIONS(0, "mi2", "0", N_("Standard")),
    MINIONS(1, "mi3", "+1", N_("1 more")),   MINIONS(2, "mi4", "+2", N_("2 more")),
    MINIONS(4, "mi1", "+4", N_("4 more")),
};

static const SetupTile feat[] = {
    {.choice = 0, .emblem = "sword", .title = N_("None"), .about = N_("The standard way to win.")},
    {.choice = 1},
    {.choice = 2},
    {.choice = 3},
    {.choice = 4},
    {.choice = 5},
    {.choice = 6},
    {.choice = 7},
    {.choice = 8},
    {.choice = 9},
    {.choice = 10},
    {.choice = 11},
    {.choice = 12},
};

static const uint8_t easiest_first[] = {FIRST, NORMAL, HARD, PAINFUL, HOPELESS};
static const char first_siege[] =
    N_("For a first game: mild portals, a stronger castle, and the outsider leaves out its second stage.");
static const char *const of_difficulty[DIFFICULTIES] = {
    [FIRST] = first_siege,
    [HOPELESS] = N_("Even strong players lose two in three of these sieges."),
};
static const char *const of_difficulty_versus[DIFFICULTIES] = {[FIRST] = first_siege};

/* Paints a tile: the stages of the chosen outsider side by side, or epic monsters of the first chosen set. */
static void paint(const Setup *cfg, const SetupRow *row, int tile, SetupTile *out)
{
    static const char *const body[][3] = {{"cards/siege/ou1a", "cards/siege/ou1b"},
                                          {"cards/siege/ou2a", "cards/siege/ou2b"},
                                          {"cards/siege/ou3a", "cards/siege/ou3b", "cards/siege/ou3c"}};
    static const char *const giant[][2] = {{"cards/siege/ru07", "cards/siege/ru08"},
                                           {"cards/siege/pf07", "cards/siege/pf08"},
                                           {"cards/siege/rb07", "cards/siege/rb08"},
                                           {"cards/siege/ng07", "cards/siege/ng08"}};
    if (row->option == OPT_STAGE) {
        for (int i = 0; i < 3; i++)
            out->strip[i] = body[cfg->option[OPT_OUTSIDER]][i];
        out->crossed = (uint8_t)(tile ? 1u << (tile - 1) : 0);
    } else if (row->option == OPT_EPIC) {
        int of = __builtin_ctz(mixed[cfg->option[OPT_SET]]);
        out->strip[0] = giant[of][0];
        out->strip[1] = giant[of][1];
        out->crossed = tile ? 3 : 0;
    }
}

#define TILES(tiles) .tile = (tiles), .ntiles = sizeof(tiles) / sizeof *(tiles)
static const SetupRow rows[] = {
    {.word = "mode",
     .kind = SETUP_MODE,
     .heading = N_("Who plays?"),
     .option = OPT_HORDE,
     TILES(mode),
     .w = 222,
     .h = 104},
    {.word = "castle",
     .spot = SPOT_OURS,
     .kind = SETUP_TILES,
     .heading = N_("Castle"),
     .beside = N_("one power a turn"),
     .option = OPT_CASTLE,
     TILES(castle),
     .w = 144,
     .h = 136},
    {.word = "deck",
     .spot = SPOT_OURS,
     .kind = SETUP_TILES,
     .heading = N_("{name}’s deck"),
     .beside = N_("40 cards"),
     .option = OPT_DECK,
     .seat = 1,
     TILES(deck),
     .w = 118,
     .h = 158},
    {.word = "partner-deck",
     .spot = SPOT_OURS,
     .kind = SETUP_TILES,
     .heading = N_("{name}’s deck"),
     .beside = N_("40 cards"),
     .option = OPT_DECK + 1,
     .seat = 2,
     .modes = 1 << TOGETHER | 1 << TWO_AGAINST_ONE,
     TILES(deck),
     .w = 118,
     .h = 158},
    {.word = "set",
     .spot = SPOT_THEIRS,
     .kind = SETUP_TILES,
     .beside_it = true,
     .heading = N_("Which horde?"),
     .beside = N_("23 strays + 11 from a set"),
     .option = OPT_SET,
     TILES(set),
     .mix = mixed,
     .w = 118,
     .h = 158},
    {.word = "outsider",
     .spot = SPOT_SPREAD,
     .kind = SETUP_TILES,
     .heading = N_("Which outsider?"),
     .beside = N_("comes when portal 1 breaks"),
     .option = OPT_OUTSIDER,
     TILES(outsider),
     .w = 298,
     .h = 166},
    {.word = "stage",
     .kind = SETUP_TILES,
     .rules = true,
     .heading = N_("The outsider"),
     .beside = N_("won by Cunning on normal portals"),
     .option = OPT_STAGE,
     TILES(stage),
     .w = 140,
     .h = 128},
    {.word = "epic",
     .kind = SETUP_TILES,
     .rules = true,
     .beside_it = true,
     .heading = N_("Epic monsters"),
     .option = OPT_EPIC,
     TILES(epic),
     .w = 130,
     .h = 128},
    {.word = "tokens",
     .kind = SETUP_TILES,
     .rules = true,
     .heading = N_("Minion health"),
     .beside = N_("at the start"),
     .option = OPT_TOKENS,
     TILES(tokens),
     .w = 100,
     .h = 128},
    {.word = "tiers",
     .kind = SETUP_TILES,
     .rules = true,
     .beside_it = true,
     .heading = N_("Horde cards"),
     .option = OPT_TIERS,
     .modes = 1 << ALONE | 1 << TOGETHER,
     TILES(tiers),
     .w = 110,
     .h = 128},
    {.word = "achievement",
     .kind = SETUP_TILES,
     .rules = true,
     .heading = N_("Achievement"),
     .beside = N_("changes how you win"),
     .option = OPT_FEAT,
     .modes = 1 << ALONE | 1 << TOGETHER,
     TILES(feat),
     .w = 118,
     .h = 128},
    {.word = "difficulty",
     .kind = SETUP_DEGREES,
     .heading = N_("How hard?"),
     .modes = 1 << ALONE | 1 << TOGETHER,
     .order = easiest_first,
     .about = of_difficulty,
     .option = OPT_DIFFICULTY},
    {.word = "difficulty", /* SH-12.2: the horde player's game gets easier by it */
     .kind = SETUP_DEGREES,
     .heading = N_("How hard for the defenders?"),
     .modes = 1 << ONE_AGAINST_ONE | 1 << TWO_AGAINST_ONE,
     .order = easiest_first,
     .about = of_difficulty_versus,
     .option = OPT_DIFFICULTY},
};

/* Keep in step with docs/PERFORMANCE.md, "How hard a siege is". No number against a horde player, because it depends on
 * who that is. */
static const struct {
    uint8_t seats, difficulty;
    SetupMeasure by[SETUP_PLAYERS]; /* novice, careful, strong */
} held[] = {
    {1, NORMAL, {{43, 200, false}, {128, 200, false}, {40, 40, false}}},
    {1, HARD, {{9, 200, false}, {75, 200, false}, {37, 40, false}}},
    {1, PAINFUL, {{2, 200, false}, {16, 200, false}, {132, 180, false}}},
    {1, HOPELESS, {{1, 200, false}, {4, 200, false}, {37, 100, false}}},
    {1, FIRST, {{151, 200, false}, {176, 200, false}, {40, 40, false}}},
    {2, NORMAL, {{8, 60, false}, {40, 60, false}, {0, 0, false}}},
    {2, HARD, {{5, 60, false}, {24, 60, false}, {0, 0, false}}},
    {2, PAINFUL, {{6, 60, false}, {9, 60, false}, {0, 0, false}}},
    {2, HOPELESS, {{0, 60, false}, {2, 60, false}, {0, 0, false}}},
    {2, FIRST, {{60, 60, false}, {59, 60, false}, {0, 0, false}}},
};

/* Same page, "What each choice weighs": alone, normal portals, played by Cunning, each choice by itself. */
typedef struct {
    uint8_t option, choice;
    uint16_t won; /* of WEIGHED games */
} Weight;
enum { WEIGHED = 400, USUALLY = 268 };
static const Weight weight[] = {
    {OPT_SET, 1, 246},      {OPT_SET, 2, 291},    {OPT_SET, 3, 238},           {OPT_SET, 4, 209},
    {OPT_SET, 5, 263},      {OPT_SET, 6, 198},    {OPT_SET, 7, 225},           {OPT_SET, 8, 202},
    {OPT_SET, 9, 243},      {OPT_SET, 10, 230},   {OPT_SET, 11, 201},          {OPT_SET, 12, 236},
    {OPT_SET, 13, 208},     {OPT_SET, 14, 201},   {OPT_OUTSIDER, 1, 123},      {OPT_OUTSIDER, 2, 197},
    {OPT_CASTLE, 1, 215},   {OPT_CASTLE, 2, 201}, {OPT_CASTLE, 3, 350},        {OPT_CASTLE, 4, 317},
    {OPT_CASTLE, 5, 233},   {OPT_DECK, 1, 309},   {OPT_DECK, 2, 330},          {OPT_STAGE, 1, 286},
    {OPT_STAGE, 2, 337},    {OPT_EPIC, 1, 341},   {OPT_TOKENS, 1, 251},        {OPT_TOKENS, 2, 271},
    {OPT_TOKENS, 4, 236},   {OPT_TOKENS, 9, 246}, {OPT_TOKENS, 10, 232},       {OPT_TIERS, 1, 282},
    {OPT_DECK_OUT, 1, 268}, {OPT_HEROIC, 1, 268}, {OPT_OUTSIDER_DRAW, 1, 238}, {OPT_NUMBERS, 1, 149},
    {OPT_FEAT, 2, 206},     {OPT_FEAT, 3, 240},   {OPT_FEAT, 4, 377},          {OPT_FEAT, 6, 339},
    {OPT_FEAT, 9, 50},      {OPT_FEAT, 10, 1},    {OPT_FEAT, 12, 53}};

static float logit(SetupMeasure m)
{
    return logf(((float)m.won + 0.5f) / ((float)(m.games - m.won) + 0.5f));
}

static bool weighed(const Setup *cfg, int option, SetupMeasure *with, SetupMeasure *without)
{
    for (size_t i = 0; i < sizeof weight / sizeof *weight; i++)
        if (cfg->nseats == 1 && weight[i].option == option && weight[i].choice == cfg->option[option]) {
            *with = (SetupMeasure){.won = weight[i].won, .games = WEIGHED};
            *without = (SetupMeasure){.won = USUALLY, .games = WEIGHED};
            return true;
        }
    return false;
}

/* Adds the effects of the changed choices as log odds, which is near enough while they are independent; false: one of
 * them was not counted. */
static bool changes(const Setup *cfg, float *sum, int *changed)
{
    *sum = 0;
    *changed = 0;
    for (int i = 0; i < SIEGE_OPTIONS; i++) {
        SetupMeasure with, without;
        bool matters = i != OPT_DIFFICULTY && !(i == OPT_DECK + 1 && cfg->nseats == 1);
        if (!matters || cfg->option[i] == siege_game.option[i].preset)
            continue;
        if (!weighed(cfg, i, &with, &without))
            return false;
        *sum += logit(with) - logit(without);
        ++*changed;
    }
    return true;
}

/* Returns how often the castle is held. Changed choices were counted with careful players only. */
static bool measured(const Setup *cfg, SetupMeasure out[SETUP_PLAYERS])
{
    float sum;
    int changed;
    for (int i = 0; i < siege_game.ndecks; i++)
        if (deck_given(cfg, i))
            return false;
    if (!changes(cfg, &sum, &changed))
        return false;
    for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
        if (held[i].seats != cfg->nseats || held[i].difficulty != cfg->option[OPT_DIFFICULTY])
            continue;
        memcpy(out, held[i].by, sizeof held[i].by);
        SetupMeasure *m = &out[SETUP_CAREFUL];
        m->put_together = changed > 0;
        if (changed > 0)
            m->won = (int)lrintf((float)m->games / (1 + expf(-(logit(*m) + sum))));
        return true;
    }
    return false;
}

const SetupRows siege_choose = {
    .measure = N_("{often:A careful player hardly ever holds it|A careful player holds it {about:about {n}|{n}} times "
                  "in 100|A careful player nearly always holds it}"),
    .measure_tip = N_("{all:Of 100 games a novice holds {novice}, a careful player *{careful}*, a strong one {strong}. "
                      "Counted with the computers Novice, Cunning and Merciless, {games:1 game|{games} games} each or "
                      "more, to the nearest 5.|A careful player plays as the computer Cunning does. Counted in "
                      "{games:1 game|{games} games}, to the nearest 5.}"),
    .measure_put_together = N_("A careful player plays as the computer Cunning does. Each choice was counted by "
                               "itself, to the nearest 5."),
    .sign = "castle",
    .above = "scenes/siege-ground",
    .below = "scenes/siege-watch",
    .foe = "cards/siege/mi1",
    .second = N_("Second defender"),
    .row = rows,
    .nrows = sizeof rows / sizeof *rows,
    .builds = true,
    .trouble = siege_say_decks,
    .measured = measured,
    .weighed = weighed,
    .paint = paint,
};
