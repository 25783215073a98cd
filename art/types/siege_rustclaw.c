/* SPDX-License-Identifier: MIT
 * Rustclaw: scavengers of the scrap heath. */
#include "cards.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"
#include "types/troll_visage.h"

const Card siege_rustclaw_cards[] = {{0}};
