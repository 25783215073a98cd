/* SPDX-License-Identifier: MIT
 * Custom decks in the set-up: the row of an ally gets one more tile per deck saved in the folder of games
 * (app/decks.h). The screen works on a copy of the rows with these tiles added. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/decks.h"
#include "core/say.h"

enum { OWN_MOST = 40, ROWS_MOST = 20, READY_MOST = 8 };

struct SetupOwn {
    SetupRows rows;
    SetupRow row[ROWS_MOST];
    SetupTile tile[SEAT_MAX][READY_MOST + OWN_MOST];
    SiegeList list[OWN_MOST];
    char line[OWN_MOST][SENTENCE_MAX], about[OWN_MOST][SENTENCE_MAX];
    int n;
};

static void keep(SetupOwn *own, const SiegeList *list)
{
    int i = own->n++, size = siege_deck_size(&list->cards);
    own->list[i] = *list;
    say(own->line[i], SENTENCE_MAX, SAY("{whole:for {castle}|{n} of {all} cards}"),
        say_is("whole", size == DECK_CARDS_WANTED),
        say_s("castle", say_word(siege_game.def[siege_castle(list->castle)].name)), say_n("n", size),
        say_n("all", DECK_CARDS_WANTED));
    decks_say(list, own->about[i], SENTENCE_MAX);
}

static void read_files(SetupOwn *own)
{
    DeckFiles files;
    decks_list(path_data(), &files);
    for (int i = 0; i < files.n && own->n < OWN_MOST; i++)
        if (!files.file[i].why[0])
            keep(own, &files.file[i].list);
    decks_free(&files);
}

static void add_tiles(SetupOwn *own, SetupRow *row)
{
    SetupTile *tile = own->tile[row->seat - 1];
    REQUIRE(row->ntiles <= READY_MOST);
    memcpy(tile, row->tile, row->ntiles * sizeof *tile);
    for (int i = 0; i < own->n; i++)
        tile[row->ntiles + i] = (SetupTile){
            .title = own->list[i].name,
            .line = own->line[i],
            .about = own->about[i],
            .card = siege_game.def[siege_castle(own->list[i].castle)].word,
            .emblem = "chest",
            .tag = N_("yours"),
        };
    row->tile = tile;
    row->ntiles = (uint8_t)(row->ntiles + own->n);
    row->nown = (uint8_t)own->n;
}

void setup_own_open(SetupScene *s)
{
    if (!s->rows || !s->rows->builds)
        return;
    SetupOwn *own = s->own = xcalloc(1, sizeof *own);
    read_files(own);
    REQUIRE(s->rows->nrows <= ROWS_MOST);
    memcpy(own->row, s->rows->row, (size_t)s->rows->nrows * sizeof *own->row);
    own->rows = *s->rows;
    own->rows.row = own->row;
    for (int i = 0; own->n && i < own->rows.nrows; i++)
        if (own->row[i].seat)
            add_tiles(own, &own->row[i]);
    s->rows = &own->rows;
}

void setup_own_close(SetupScene *s)
{
    free(s->own);
}

static bool plays(const Setup *cfg, int seat, const SiegeList *list)
{
    SiegeDeck deck = siege_deck(cfg, seat);
    return deck_given(cfg, seat) && memcmp(&deck, &list->cards, sizeof deck) == 0;
}

int setup_own_chosen(const SetupScene *s, const SetupRow *row)
{
    for (int i = 0; s->own && i < row->nown; i++)
        if (plays(&s->cfg, row->seat - 1, &s->own->list[i]))
            return row->ntiles - row->nown + i;
    return -1;
}

/* Chooses the deck, and its castle if possible. Conflicts are shown at the start button. */
void setup_own_choose(SetupScene *s, const SetupRow *row, int i)
{
    const SiegeList *list = &s->own->list[i - (row->ntiles - row->nown)];
    int seat = row->seat - 1;
    if (siege_deck_seat(list, seat, &s->cfg).code == 0)
        return;
    s->cfg.option[OPT_CASTLE] = list->castle;
    for (int def = 0; def < DECK_DEFS; def++)
        s->cfg.deck[seat][def] = list->cards.n[def];
}

bool setup_own_note(const SetupScene *s, const SetupRow *castles, char *out, size_t n)
{
    for (int i = 0; s->own && castles->option == OPT_CASTLE && i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        int tile = row->seat && setup_row_applies(s, row) ? setup_own_chosen(s, row) : -1;
        const SiegeList *list = tile < 0 ? NULL : &s->own->list[tile - (row->ntiles - row->nown)];
        if (!list || list->castle == s->cfg.option[OPT_CASTLE])
            continue;
        say(out, n, SAY("{deck} is built for {castle}"), say_s("deck", list->name),
            say_s("castle", say_word(siege_game.def[siege_castle(list->castle)].name)));
        return true;
    }
    return false;
}
