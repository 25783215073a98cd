/* SPDX-License-Identifier: MIT
 * The set-up of Siege as pictures. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_CHOOSE_H
#define GAMES_SIEGE_TABLE_SIEGE_CHOOSE_H
#include "ui/setup_rows.h"

extern const SetupRows siege_choose;

#endif
