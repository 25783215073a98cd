/* SPDX-License-Identifier: MIT
 * All tunes and fanfares of the house; each stands in its own file. */
#include "music/tunes.h"

#include <string.h>

const Tune *const tune_list[] = {&tune_hall,
                                 &tune_horde,
                                 &tune_monstrous,
                                 &tune_goblins,
                                 &tune_siege,
                                 &fanfare_horde,
                                 &fanfare_monstrous,
                                 &fanfare_goblins,
                                 &fanfare_siege,
                                 &fanfare_siege_fallen,
                                 &fanfare_shared,
                                 &fanfare_defeat,
                                 NULL};

const Tune *tune_find(const char *word)
{
    for (int i = 0; word && tune_list[i]; i++)
        if (strcmp(tune_list[i]->word, word) == 0)
            return tune_list[i];
    return NULL;
}
