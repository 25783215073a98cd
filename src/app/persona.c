/* SPDX-License-Identifier: MIT */
#include "app/persona.h"

#include <stdio.h>
#include <string.h>

#include "app/options.h"
#include "ui/portrait.h"

int persona_row(const Game *g, const Setup *cfg, int chair)
{
    int row = cfg->player[chair] / PLAYER_CHARACTER - 1;
    return row >= 0 && row < g->ncharacters ? row : g->ncharacters;
}

static void put_row(const Game *g, Setup *cfg, int chair, int row)
{
    int level = cfg->player[chair] % PLAYER_CHARACTER;
    cfg->player[chair] = (uint8_t)(level + (row < g->ncharacters ? PLAYER_CHARACTER * (row + 1) : 0));
}

/* Returns the row of the character of that name; Game.ncharacters: none. */
static int row_named(const Game *g, const char *name)
{
    int row = 0;
    while (row < g->ncharacters && strcmp(name, g->character[row].name) != 0)
        row++;
    return row;
}

static bool is_guest(const char *name)
{
    for (int i = 0; i < SEAT_MAX; i++)
        if (strcmp(name, opponent_name(i)) == 0)
            return true;
    return false;
}

/* True if the name is one of ours, or blank: it changes with the opponent. */
static bool is_named_by_us(const Game *g, const char *name)
{
    for (int i = 0; i < SEAT_MAX; i++)
        if (strcmp(name, person_name(i)) == 0)
            return true;
    return name[0] == '\0' || is_guest(name) || row_named(g, name) < g->ncharacters;
}

/* Returns another opponent with that character; NO_SEAT: none. */
static int who_is(const Game *g, const Setup *cfg, int row, int but)
{
    for (int i = 0; i < cfg->nseats && row < g->ncharacters; i++)
        if (i != but && cfg->player[i] != 0 && persona_row(g, cfg, i) == row)
            return i;
    return NO_SEAT;
}

void persona_name(const Game *g, Setup *cfg, int chair)
{
    if (!is_named_by_us(g, cfg->name[chair]))
        return;
    int row = cfg->player[chair] ? persona_row(g, cfg, chair) : g->ncharacters;
    if (row < g->ncharacters && !name_taken(cfg, g->character[row].name, chair)) {
        (void)snprintf(cfg->name[chair], SEAT_NAME_MAX, "%s", g->character[row].name);
        return;
    }
    for (int k = 0; k < SEAT_MAX; k++) {
        const char *name = cfg->player[chair] ? opponent_name(chair + k) : person_name(chair + k);
        if (!name_taken(cfg, name, chair)) {
            (void)snprintf(cfg->name[chair], SEAT_NAME_MAX, "%s", name);
            return;
        }
    }
}

void persona_seat(const Game *g, Setup *cfg, int chair, int level)
{
    int row = 0;
    while (row < g->ncharacters &&
           (who_is(g, cfg, row, chair) != NO_SEAT || name_taken(cfg, g->character[row].name, chair)))
        row++;
    cfg->player[chair] = (uint8_t)level;
    put_row(g, cfg, chair, row);
    persona_name(g, cfg, chair);
}

void persona_choose(const Game *g, Setup *cfg, int chair, int row)
{
    int was = persona_row(g, cfg, chair), other = who_is(g, cfg, row, chair);
    put_row(g, cfg, chair, row);
    if (other != NO_SEAT) {
        put_row(g, cfg, other, was);
        if (is_named_by_us(g, cfg->name[other])) /* frees the name for `chair` */
            cfg->name[other][0] = '\0';
    }
    persona_name(g, cfg, chair);
    if (other != NO_SEAT)
        persona_name(g, cfg, other);
}

int persona_faces(const Game *g)
{
    return g->ncharacters + PORTRAIT_GUESTS;
}

const char *persona_face_name(const Game *g, int face)
{
    return face < g->ncharacters ? g->character[face].name : portrait_guest(face - g->ncharacters);
}

static void put_face(const Game *g, Setup *cfg, int chair, int face)
{
    put_row(g, cfg, chair, face < g->ncharacters ? face : g->ncharacters);
    (void)snprintf(cfg->name[chair], SEAT_NAME_MAX, "%s", persona_face_name(g, face));
}

void persona_face_picture(const Game *g, int face, char *picture, size_t n)
{
    Setup alone = {.nseats = 1, .player = {1}};
    put_face(g, &alone, 0, face);
    if (!portrait_of(g, &alone, 0, picture, n))
        picture[0] = '\0';
}

int persona_face(const Game *g, const Setup *cfg, int chair)
{
    int row = persona_row(g, cfg, chair);
    for (int i = 0; cfg->player[chair] && i < persona_faces(g); i++)
        if (strcmp(cfg->name[chair], persona_face_name(g, i)) == 0 && row == (i < g->ncharacters ? i : g->ncharacters))
            return i;
    return -1;
}

int persona_sits(const Game *g, const Setup *cfg, int face)
{
    for (int i = 0; i < cfg->nseats; i++)
        if (cfg->player[i] && persona_face(g, cfg, i) == face)
            return i;
    return NO_SEAT;
}

void persona_take(const Game *g, Setup *cfg, int chair, int face, int level)
{
    int other = persona_sits(g, cfg, face), was = persona_face(g, cfg, chair);
    if (other == chair)
        return;
    if (!cfg->player[chair])
        cfg->player[chair] = (uint8_t)level;
    put_face(g, cfg, chair, face);
    if (other == NO_SEAT)
        return;
    cfg->name[other][0] = '\0'; /* frees the name for the next opponent, if none comes over from this chair */
    if (was >= 0)
        put_face(g, cfg, other, was);
    else
        persona_seat(g, cfg, other, cfg->player[other] % PLAYER_CHARACTER);
}

void persona_follow_name(const Game *g, Setup *cfg, int chair)
{
    int row = row_named(g, cfg->name[chair]);
    if (cfg->player[chair] != 0 && row < g->ncharacters && who_is(g, cfg, row, chair) == NO_SEAT)
        put_row(g, cfg, chair, row);
    else if (cfg->player[chair] != 0 && is_guest(cfg->name[chair]))
        put_row(g, cfg, chair, g->ncharacters);
}

void persona_settle(const Game *g, Setup *cfg)
{
    for (int i = 0; i < cfg->nseats; i++) {
        int row = cfg->player[i] ? persona_row(g, cfg, i) : g->ncharacters;
        bool free = row < g->ncharacters && !name_taken(cfg, g->character[row].name, i);
        if (is_guest(cfg->name[i]) && free)
            persona_name(g, cfg, i);
        else
            persona_follow_name(g, cfg, i);
    }
}
