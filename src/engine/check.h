/* SPDX-License-Identifier: MIT
 * `check FILE...`: plays the scenario blocks of Markdown files. */
#ifndef ENGINE_CHECK_H
#define ENGINE_CHECK_H
#include "engine/cli.h"

int check_run(const Args *args);

#endif
