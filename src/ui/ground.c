/* SPDX-License-Identifier: MIT
 * The grounds of the tables as data. */
#include "ui/ground.h"

const Ground ground_hall = {.picture = "scenes/hall",
                            .anchor_y = 0.26f,
                            .light = 0.8f,
                            .table = "scenes/planks",
                            .table_light = 2.2f,
                            .far_edge = 0.07f};
const Ground ground_mine = {.picture = "scenes/mine", .anchor_y = 0.5f, .light = 1.55f};
const Ground ground_village = {.picture = "scenes/village", .anchor_y = 0.22f, .light = 1.25f};

Ground ground_roads(Rect roads, bool turned)
{
    return (Ground){.picture = "scenes/siege-lanes", .anchor_y = 0.5f, .light = 1.5f, .onto = roads, .turned = turned};
}
