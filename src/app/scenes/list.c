/* SPDX-License-Identifier: MIT */
#include "app/scenes/list.h"

extern const Scene scene_title, scene_setup, scene_play, scene_scoring, scene_settings, scene_pause, scene_rules,
    scene_credits, scene_gallery, scene_card, scene_chronicle, scene_statistics, scene_medals, scene_lessons,
    scene_people, scene_meet, scene_deck;

const Scene *const scene_list[SCENES] = {
    [SCENE_TITLE] = &scene_title,     [SCENE_SETUP] = &scene_setup,         [SCENE_PLAY] = &scene_play,
    [SCENE_SCORING] = &scene_scoring, [SCENE_SETTINGS] = &scene_settings,   [SCENE_PAUSE] = &scene_pause,
    [SCENE_RULES] = &scene_rules,     [SCENE_CREDITS] = &scene_credits,     [SCENE_GALLERY] = &scene_gallery,
    [SCENE_CARD] = &scene_card,       [SCENE_CHRONICLE] = &scene_chronicle, [SCENE_STATISTICS] = &scene_statistics,
    [SCENE_MEDALS] = &scene_medals,   [SCENE_LESSONS] = &scene_lessons,     [SCENE_PEOPLE] = &scene_people,
    [SCENE_MEET] = &scene_meet,       [SCENE_DECK] = &scene_deck,
};
