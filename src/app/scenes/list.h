/* SPDX-License-Identifier: MIT
 * The table of all scenes. Only main and tests see it, and hand it to app_new: so the program needs no scene, and no scene
 * needs another, to be read, tested or linked. */
#ifndef APP_SCENES_LIST_H
#define APP_SCENES_LIST_H
#include "app/app.h"

extern const Scene *const scene_list[SCENES]; /* by SceneId; NULL: SCENE_NONE */

#endif
