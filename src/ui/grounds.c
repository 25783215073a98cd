/* SPDX-License-Identifier: MIT
 * The grounds of the tables as data. */
#include "ui/grounds.h"

const Ground ground_hall = {.picture = "scenes/hall",
                            .light = 0.72f,
                            .part = {0.073f, 0.205f, 0.853f, 0},
                            .table = "scenes/planks",
                            .table_light = 3.2f,
                            .far_edge = 58};
const Ground ground_mine = {.picture = "scenes/mine", .light = 1.55f};
const Ground ground_village = {.picture = "scenes/village", .light = 1.2f};

/* Where the ways lie in their picture. */
static const Rect ways = {0.1629f, 0, 0.8184f, 0.679f};

Ground ground_roads(Rect window, Rect roads, bool turned, float fire)
{
    enum { BEHIND = 46 }; /* where the lamps of the wall hang, behind the ends of the ways */
    Ground ground = {.picture = "scenes/siege-ground", .light = 0.78f, .part = ways, .turned = turned, .fire = fire};
    float far = turned ? window.h - roads.y : roads.y + roads.h; /* from the portal's edge to the ends of the ways */
    ground.onto = rect(roads.x, 0, roads.w, far);
    ground.wall = turned ? roads.y - BEHIND : roads.y + roads.h + BEHIND;
    return ground;
}
