/* SPDX-License-Identifier: MIT
 * A board: what is asked of a player, and how a hand answers. */
#ifndef UI_BOARD_ASK_H
#define UI_BOARD_ASK_H
#include "ui/board_table.h"
#include "ui/gesture.h"

typedef struct { /* one answer to a question that is asked several times */
    /* Label of a button that answers with m now and each time the question comes again; false: no such button. */
    bool (*words)(const State *s, Move m, char *out, size_t n);
    /* Returns the index in legal that the standing answer m means now; -1: another question, which the person answers. */
    int (*next)(const State *s, const Moves *legal, Move m);
    /* True if the answer holds beyond the phase in which it was given, in the same round. */
    bool (*lasts)(const State *s, Move m, int given_in);
    /* True if the button of m itself gives the standing answer, unless the player is asked about everything
     * (StageInput.one_press): there is no other for this one question. NULL: never. */
    bool (*stands)(const State *s, Move m);
    /* Returns the index in legal of the answer to give without asking, because nothing depends on the question any more;
     * -1: ask. May be NULL. */
    int (*idle)(const State *s, const Moves *legal);
    /* Where the question asks several times which of two seats gets something: returns the index in legal of the answer
     * now if the last `last` times it is the second, and writes the label of the button that answers all of them so, or ""
     * where there is none; -1: another question. May be NULL. */
    int (*shares)(const State *s, const Moves *legal, int last, char *out, size_t n);
    /* Label of a button that answers with m now, and from now on in all games (StageInput.always); false: no such button.
     * May be NULL. */
    bool (*always_words)(const State *s, Move m, char *out, size_t n);
    /* Returns the index in legal of the answer that was given by it; -1: another question, or one it does not serve for. */
    int (*always)(const State *s, const Moves *legal);
} BoardStandingAnswers;

/* What is asked of a player, and how a hand answers. Any member may be NULL or 0. */
typedef struct {
    /* Describes the effect of a move before it is played; m.kind 0: nothing is chosen yet; either text may stay "".
     * True: the move has a cost that is easily overlooked, so a confirmation is asked for although it is not final. */
    bool (*plan)(const Table *t, Move m, char *question, size_t qn, char *detail, size_t dn);
    /* True if the move has a cost that is easily overlooked: neither Enter nor a single click plays it, even if it is the
     * only way on. NULL: none. */
    bool (*needs_care)(const Table *t, Move m);
    /* `plan` is asked about Table.hovered_move too: an answer describes its effect while it is pointed at; kind 0: none
     * is, and the detail is what the board says of the open choice. */
    bool plans_on_hover;
    /* Question asked when one gesture fits all these moves. False: just "Choose one". */
    bool (*ask_between)(const Table *t, const Move *m, int n, char *question, size_t qn, char *detail, size_t dn);
    /* Label that distinguishes the button of this move where MoveSpec.label does not; "": MoveSpec.label serves. The
     * move in full becomes the tooltip. */
    void (*button)(const State *s, Move m, char *out, size_t n);
    /* True if the piece is the other side's, although moves of the present choice are about such pieces: it is not
     * marked as barred, and explains why not only when clicked. */
    bool (*belongs_to_other)(const State *s, int asked, PieceId p);
    /* True if the piece is already chosen for the open question: it is marked and has no refusal. */
    bool (*already_chosen)(const State *s, PieceId p);
    /* Returns the aim of a seat whose side is not the one the lesson teaches, a constant sentence; NULL: the lesson's
     * aim. Such a seat does not get the innkeeper's hints for the taught side either. */
    const char *(*aim)(const State *s, int seat);
    /* The button of moves of this kind is the last one of the ribbon. */
    uint8_t side_button_kind;
    /* Returns the number on that button in the ribbon, 0: none; tip: its tooltip. NULL: neither. */
    int (*side_button)(const Table *t, char *tip, size_t n);
    /* Returns whom everyone waits for, when the name would reveal a secret; NULL: the name may be shown. */
    const char *(*waiting)(const State *s);
    PieceId (*stands_for)(const State *s, PieceId p); /* ui/gesture.h */
    bool (*drop_allowed)(const State *s, Move m, PlaceId place);
    /* True if dropping p on the piece that m names plays m too. False: *why, unless NULL, gets a sentence if the two
     * could meet elsewhere or later; it is unchanged if they have nothing to do with each other. */
    bool (*drop_on_piece)(const State *s, Move m, PieceId p, Why *why);
    /* Sets, by PieceId, the pieces that the first question of the BY_PICK move m can be answered with: dropping the piece
     * of m on one gives that answer too (Aims in ui/gesture.h). NULL: none. */
    void (*aims)(const State *s, Move m, uint64_t on[PIECE_WORDS]);
    /* Returns the place a card must be chosen from now, whoever owns it: moves that name a card by its def mean a card
     * there. NO_PLACE: a card at one's own places. */
    PlaceId (*choice_place)(const State *s);
    /* Writes how close the seat is to the aim, and who leads: a sentence below StageInput.aim. */
    void (*progress_text)(const State *s, const Setup *names, int seat, char *out, size_t n);
    /* In its turn a seat may be shown cards that nobody else may see, so a curtain hands the screen over to it even
     * while it has no secrets. */
    bool draws_in_turn;
    const BoardStandingAnswers *standing_answers; /* NULL: every question is answered on its own */
    /* True in a reaction window: the settings decide whether a seat that can only pass is asked. */
    bool (*in_reaction_window)(const State *s);
    /* True if a move of such a window certainly changes nothing but what is paid for it: a seat that has only such moves
     * can only pass. NULL: no move is. */
    bool (*in_vain)(const State *s, Move m);
} BoardAsk;

#endif
