/* SPDX-License-Identifier: MIT
 * The table of all scenes. Only main and tests see it, and pass it to app_new. So the program can be read, tested and
 * linked without any scene, and each scene without the others. */
#ifndef APP_SCENES_LIST_H
#define APP_SCENES_LIST_H
#include "app/app.h"

extern const Scene *const scene_list[SCENES]; /* by SceneId; NULL: SCENE_NONE */

#endif
