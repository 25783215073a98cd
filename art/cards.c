/* SPDX-License-Identifier: MIT
 * The lists of all pictures; forge_lists.h is written by cmake from the names of the files. */
#include "cards.h"

#include <string.h>

#define LIST(folder, word) extern const Card word##_cards[];
#include "forge_lists.h"
#undef LIST

const CardList *card_lists(void)
{
    static const CardList lists[] = {
#define LIST(folder, word) {folder "/" #word ".c", word##_cards},
#include "forge_lists.h"
#undef LIST
        {NULL, NULL}};
    return lists;
}

static bool is_named(const Card *c, const char *name)
{
    size_t all = strlen(c->name), n = strlen(name);
    return n <= all && strcmp(c->name + all - n, name) == 0 && (n == all || c->name[all - n - 1] == '/');
}

const Card *card_find(const char *name, const char **file)
{
    for (const CardList *l = card_lists(); l->cards != NULL; l++)
        for (const Card *c = l->cards; c->name != NULL; c++)
            if (is_named(c, name)) {
                if (file != NULL)
                    *file = l->file;
                return c;
            }
    return NULL;
}

int card_width(const Card *c)
{
    return c->width > 0 ? c->width : CARD_WIDTH;
}

int card_height(const Card *c)
{
    return c->height > 0 ? c->height : CARD_HEIGHT;
}
