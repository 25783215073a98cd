/* SPDX-License-Identifier: MIT
 * The sheet beside a card: name and signs, text, rulings, family, statistics. */
#ifndef APP_SCENES_CARD_PAPER_H
#define APP_SCENES_CARD_PAPER_H
#include "app/app.h"
#include "app/scenes/exhibits.h"

typedef struct CardPaper CardPaper;
CardPaper *card_paper_new(const Exhibit *e, ExhibitId id); /* reads the rule book of the game */
void card_paper_free(CardPaper *p);                        /* may be NULL */
void card_paper_draw(CardPaper *p, App *app, Ui *ui, Rect r);

#endif
