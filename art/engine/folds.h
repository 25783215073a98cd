/* SPDX-License-Identifier: MIT
 * Creases of cloth: they raise the surface of a whole part, whatever shapes it is made of, so that a sleeve is one cloth
 * over its arm. */
#ifndef FORGE_ENGINE_FOLDS_H
#define FORGE_ENGINE_FOLDS_H

#include "engine/scene.h"

/* How much the folds of a part raise its surface at a point; may be negative. */
float folds_height(const Scene *s, const Part *part, Vec3 p);

#endif
