/* SPDX-License-Identifier: MIT
 * What the set-up of Siege offers, as pictures. */
#ifndef BOARDS_SIEGE_CHOOSE_H
#define BOARDS_SIEGE_CHOOSE_H
#include "ui/setup_rows.h"

extern const SetupRows siege_choose;

#endif
