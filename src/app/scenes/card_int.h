/* SPDX-License-Identifier: MIT
 * Shared by the files of SCENE_CARD: one card, large with its sheet, or its picture bare. */
#ifndef APP_SCENES_CARD_INT_H
#define APP_SCENES_CARD_INT_H
#include "app/app.h"
#include "app/scenes/exhibits.h"
#include "app/scenes/gallery.h"
#include "ui/card_hand.h"

/* ---- the sheet beside the card ----------------------------------------------------------------------------------- */
typedef struct CardPaper CardPaper;
CardPaper *card_paper_new(const Exhibit *e, ExhibitId id); /* reads the rule book of the game */
void card_paper_free(CardPaper *p);                        /* may be NULL */
void card_paper_draw(CardPaper *p, App *app, Ui *ui, Rect r);

/* ---- the scene --------------------------------------------------------------------------------------------------- */
enum { SAVED_PATH = 1200 };

typedef struct {         /* the picture bare */
    bool clay, swept;    /* as clay up to the seam; the seam has come in by itself once */
    bool begins;         /* focus the seam in the next pass, when it is there */
    float seam;          /* 0 all painting .. 1 all clay */
    float held, held_at; /* pointer, and seam or turn, when the drag began; held < 0: no drag */
    uint32_t sweeps;     /* ms: since when the seam comes in; 0: it stands */
    uint32_t touched;    /* ms: the last input; what stands beside the picture fades after a while */
    bool turns;          /* the figure alone, on the turntable */
    float around;        /* how far it is turned, in views of CLAY_VIEWS */
    uint32_t spins;      /* ms: since when it goes around by itself; 0: it stands */
    bool breathless;     /* its picture does not live */
    Life life;
} BareView;

typedef struct {
    CardArg arg;
    Exhibit now;
    char label[SENTENCE_MAX]; /* its label, as read aloud */
    CardPaper *paper;
    bool slides, bare, back; /* slide show runs; the picture alone; turned over */
    bool still, plain;       /* does not tilt; no foil */
    CardHand hand;           /* as shown; glides towards the pointer */
    BareView view;
    uint32_t slide_from;                   /* ms */
    float flip;                            /* 0 face .. 1 back, as shown */
    float wheeled;                         /* fraction of a step from a fine wheel */
    char saved[SAVED_PATH + SENTENCE_MAX]; /* result of saving the picture */
    char saved_file[SAVED_PATH + 16];      /* the file that can be opened now; "": none */
    struct ArtBook *book;                  /* while it is written; else NULL */
    bool asks_book;                        /* one more press begins it */
    char book_folder[SAVED_PATH];
} CardScene;

enum { SLIDE_MS = 5000 };

/* Leafs through the list by keys, wheel and the two buttons at these places; one without a place is not drawn. With
 * `sideways` the arrow keys leaf too. */
void card_leaf(CardScene *s, App *app, Ui *ui, Rect left, Rect right, bool sideways);
/* Call after a sheet is drawn, which takes the wheel while it can scroll. */
void card_leaf_by_wheel(CardScene *s, Ui *ui);
void card_slides(CardScene *s, Ui *ui, bool on);
/* Saves it as PNG among the pictures of the user, as `write` does, and keeps the result for card_say_saved.
 * write: gfx_save_picture and its like. */
typedef bool CardWrite(CardScene *s, Ui *ui, const char *path, char *err, size_t err_size);
void card_take_home(CardScene *s, Ui *ui, CardWrite *write);
/* Shows the result of saving in one line, cut if the path is too long, with a button that opens the saved file. */
void card_say_saved(CardScene *s, Ui *ui, float bottom);
void card_bare(CardScene *s, App *app, Ui *ui); /* the whole screen */

/* ---- the bare picture as clay ------------------------------------------------------------------------------------ */
bool card_has_clay(const CardScene *s, Ui *ui);
bool card_has_views(const CardScene *s, Ui *ui); /* its figure stands on the turntable */
/* Switch to clay up to a seam, or to the turntable, which goes around once by itself to show that it can be turned; or
 * back to the painting. */
void card_clay(CardScene *s, Ui *ui);
void card_turntable(CardScene *s, Ui *ui);
/* Draws the clay over the picture, with its handle, as far as alpha; t: the touch of the picture. True: the arrow keys
 * are the handle's. */
bool card_clay_draw(CardScene *s, Ui *ui, Rect picture, const Touch *t, float alpha);

#endif
