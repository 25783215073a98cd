/* SPDX-License-Identifier: MIT
 * What the druids share. */
#ifndef FORGE_TYPES_DRUID_BEASTS_H
#define FORGE_TYPES_DRUID_BEASTS_H

#include "kit/kit.h"

int druid_leaf(Vec3 color, Vec3 color2);

#endif
