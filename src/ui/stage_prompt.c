/* SPDX-License-Identifier: MIT
 * The prompt bar: one question at a time, in words, in one place, with its buttons. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"
#include "ui/portrait.h"
#include "ui/words.h"

typedef enum {
    DOES_PLAY,
    DOES_ONCE, /* plays it, now and whenever the question comes again */
    DOES_PUT_BACK,
    DOES_CLEAR,
    DOES_ORDER, /* plays the new order of pieces */
    DOES_RESTORE,
    DOES_SCENE,
    DOES_ALSO,
    DOES_UNDO,
    DOES_SWITCH, /* index: PauseKind */
    DOES_GO_ON,
    DOES_NEXT, /* any press does the same */
    DOES_REST
} Does;

typedef struct {
    char id[WORD_MAX + 8], label[SENTENCE_MAX];
    const char *key, *icon;
    const char *bare; /* its key, if there is no room for the cap */
    unsigned flags;
    Does does;
    int index;         /* DOES_PLAY: of the legal list */
    bool spare;        /* a tool or a key offers the same: the first to be left out when there is no room */
    bool full;         /* its tooltip has the move in full */
    float ran;         /* share of the time until it happens by itself, 0 to 1 */
    bool cut;          /* its label is cut: its tooltip has the full text */
    const char *tip;   /* tooltip; or NULL */
    const char *words; /* full label of a scene's button */
} Button;

enum { BUTTONS = 10 };
typedef struct {
    int seat;       /* badge; NO_SEAT: none */
    bool innkeeper; /* the innkeeper says it */
    char question[SENTENCE_MAX], detail[SENTENCE_MAX];
    int n;
    Button button[BUTTONS];
} Prompt;

static Button *add_button(Prompt *p, const char *id, const char *label, const char *key, unsigned flags, Does does)
{
    if (p->n == BUTTONS)
        return &p->button[BUTTONS - 1];
    Button *b = &p->button[p->n++];
    *b = (Button){.key = key, .flags = flags, .does = does, .index = -1};
    str_add(b->id, sizeof b->id, "%s", id);
    str_add(b->label, sizeof b->label, "%s", label);
    return b;
}

/* True if choosing a slot on the table plays the move too. */
static bool slot_offers(const Stage *st, int index)
{
    for (int i = st->game->nplaces; i < stage_places(st); i++)
        if (!rect_is_empty(st->at.place[i]) && stage_slot_button(st, (PlaceId)i) == index)
            return true;
    return false;
}

/* Writes the board's own label for the button of the move, at most about a quarter of the bar wide; false: it has none. */
static bool button_words(const Stage *st, Move m, char label[SENTENCE_MAX])
{
    char words[SENTENCE_MAX] = "";
    if (board_ask(st->board)->button != NULL)
        board_ask(st->board)->button(st->may.hand.s, m, words, sizeof words);
    words_cut(st->table.g, ui_style(st->ui, FACE_SEMI, 15, COL_TEXT), st->at.prompt.w * 0.26f, words, label,
              SENTENCE_MAX);
    return words[0] != '\0';
}

static void tell_in_full(const Stage *st, const Button *b, Rect at)
{
    char words[SENTENCE_MAX] = "";
    move_words(st->game, st->may.hand.s, st->may.legal.m[b->index], words, sizeof words);
    text_names(st->table.names, words, sizeof words);
    ui_tip(st->ui, at, (Rect){0}, NULL, words, NULL);
}

/* Shows the effect of an extra action of the held card as a tooltip, because there is little room beside the buttons. */
static void tell_what_comes(const Stage *st, const Button *b, Rect at)
{
    char question[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    Move m = st->may.legal.m[b->index];
    if (!board_ask(st->board)->plans_on_hover || !board_move(st->board, m)->apart)
        return;
    (void)board_ask(st->board)->plan(&st->table, m, question, sizeof question, detail, sizeof detail);
    text_names(st->table.names, detail, sizeof detail);
    if (detail[0])
        ui_tip(st->ui, at, (Rect){0}, NULL, detail, NULL);
}

static void add_move(const Stage *st, Prompt *p, int index, const char *key, unsigned flags)
{
    char id[WORD_MAX + 8], word[WORD_MAX], label[SENTENCE_MAX];
    Move m = st->may.legal.m[index];
    move_text(st->game, st->may.hand.s, m, word);
    bool own = button_words(st, m, label);
    if (!own && board_move(st->board, m)->in_full)
        move_words(st->game, st->may.hand.s, m, label, sizeof label);
    else if (!own)
        move_label(st->game, st->may.hand.s, m, label, sizeof label);
    text_names(st->table.names, label, sizeof label);
    (void)snprintf(id, sizeof id, "move-%s", word);
    Button *b = add_button(p, id, label, key, flags, DOES_PLAY);
    b->full = own;
    b->index = index;
    b->spare = tool_offers(st, m.kind) || slot_offers(st, index);
    b->icon = light_is_button(st, m) ? "bulb" : NULL;
}

static void brief(const Stage *st, Button *b, Move m)
{
    const char *label = board_move(st->board, m)->brief;
    if (label != NULL)
        move_say(st->game, st->may.hand.s, m, label, b->label, sizeof b->label);
}

static void say_plan(const Stage *st, Prompt *p, Move m)
{
    char q[sizeof p->question] = "", d[sizeof p->detail] = "";
    if (board_ask(st->board)->plan)
        (void)board_ask(st->board)->plan(&st->table, m, q, sizeof q, d, sizeof d);
    text_names(st->table.names, q, sizeof q);
    text_names(st->table.names, d, sizeof d);
    if (q[0])
        memcpy(p->question, q, sizeof q);
    if (d[0])
        memcpy(p->detail, d, sizeof d);
}

/* Puts the effect of the answer under the pointer below the question. */
static void say_weighed(const Stage *st, Prompt *p)
{
    Prompt one = {0};
    say_plan(st, &one, st->table.hovered_move);
    if (one.detail[0])
        memcpy(p->detail, one.detail, sizeof p->detail);
}

/* Labels the button that confirms a plan with the whole move, where that leaves room for the question. */
static void say_in_full(const Stage *st, Button *b, Move m)
{
    char words[SENTENCE_MAX] = "";
    const char *sure = board_move(st->board, m)->sure;
    if (sure)
        (void)snprintf(words, sizeof words, "%s", say_word(sure));
    else
        move_words(st->game, st->may.hand.s, m, words, sizeof words);
    text_names(st->table.names, words, sizeof words);
    float w = ui_button_width(st->ui, words, b->icon, b->key, b->flags);
    if (strlen(words) < sizeof b->label && w < 0.45f * st->at.prompt.w)
        memcpy(b->label, words, strlen(words) + 1);
}

/* Asks which of several moves one gesture meant. */
static void ask_between(const Stage *st, Prompt *p)
{
    const Picked *choice = &st->prompt.choice;
    Move m[MOVE_MAX];
    for (int pass = 0; pass < 2; pass++) /* MoveLook.usual on the right */
        for (int i = 0; i < choice->n; i++) {
            m[i] = st->may.legal.m[choice->at[i]];
            bool usual = board_move(st->board, m[i])->usual;
            if (usual == (pass == 1))
                add_move(st, p, choice->at[i], usual ? "Enter" : board_move_key(st->board, m[i]),
                         usual ? UI_PRIMARY : 0);
        }
    say(p->question, sizeof p->question, SAY("Choose one"));
    if (board_ask(st->board)->ask_between &&
        board_ask(st->board)->ask_between(&st->table, m, choice->n, p->question, sizeof p->question, p->detail,
                                          sizeof p->detail)) {
        text_names(st->table.names, p->question, sizeof p->question);
        text_names(st->table.names, p->detail, sizeof p->detail);
    }
}

static void ask_plan(const Stage *st, Prompt *p)
{
    bool kept = st->held.piece != NO_PIECE && hand_is_in(st, st->held.piece);
    Picked apart = {0};
    if (st->held.piece != NO_PIECE && !st->prompt.sure)
        hand_meant(st, st->held.piece, true, &apart);
    for (int i = 0; i < apart.n; i++) /* farthest from the usual button, and not reached by an arrow from the table */
        add_move(st, p, apart.at[i], NULL, UI_APART);
    if (!kept)
        add_button(p, "put-back", st->prompt.sure ? T_("Back") : T_("Put back"), "Esc", UI_QUIET, DOES_PUT_BACK);
    else if (match_can_undo(st->use->match, st->may.legal.m[0].seat).code == 0)
        add_button(p, "back", T_("Back"), "Esc", UI_QUIET, DOES_UNDO);
    if (st->prompt.choice.n > 0) {
        ask_between(st, p);
    } else if (st->prompt.plan >= 0) {
        add_move(st, p, st->prompt.plan, "Enter", UI_PRIMARY);
        say_in_full(st, &p->button[p->n - 1], st->may.legal.m[st->prompt.plan]);
        say_plan(st, p, st->may.legal.m[st->prompt.plan]);
    } else {
        say_plan(st, p, (Move){0});
        Picked found = {0};
        if (st->held.piece != NO_PIECE && st->pointer.piece != NO_PIECE && st->pointer.piece != st->held.piece)
            hand_drops(&st->may.hand, st->held.piece, NO_PLACE, st->pointer.piece, &found);
        if (found.n == 0 && st->held.piece != NO_PIECE && st->pointer.place != NO_PLACE)
            hand_drops(&st->may.hand, st->held.piece, st->pointer.place, NO_PIECE, &found);
        if (found.n == 1) /* the result before it is played */
            say_plan(st, p, st->may.legal.m[found.at[0]]);
    }
}

/* Asks for the throw while the picked dice are shaken. */
static void ask_throw(const Stage *st, Prompt *p)
{
    Button words = {0};
    Move m = st->may.legal.m[gather_ready(st)];
    brief(st, &words, m);
    if (!words.label[0])
        move_label(st->game, st->may.hand.s, m, words.label, sizeof words.label);
    (void)snprintf(p->question, sizeof p->question, "%s", words.label);
    say(p->detail, sizeof p->detail, SAY("Release to roll."));
    add_button(p, "put-back", T_("Put back"), "Esc", UI_QUIET, DOES_PUT_BACK);
}

/* Asks to confirm the new order of pieces, which can still be changed. */
static void ask_order(const Stage *st, Prompt *p)
{
    Move m = st->may.legal.m[order_ready(st)];
    add_button(p, "restore", T_("Put back"), "Esc", UI_QUIET, DOES_RESTORE);
    add_move(st, p, order_ready(st), "Enter", UI_PRIMARY);
    p->button[p->n - 1].does = DOES_ORDER;
    say_in_full(st, &p->button[p->n - 1], m);
    say_plan(st, p, m);
}

/* Asks for the target of the held tool. */
static void ask_tool(const Stage *st, Prompt *p)
{
    say_plan(st, p, (Move){.kind = st->tool.kind, .seat = st->may.legal.m[0].seat});
    add_button(p, "put-back", T_("Put back"), "Esc", UI_QUIET, DOES_PUT_BACK);
}

/* Asks about the picked set: its plan, other moves of the piece touched last, and the button that plays the set. */
static void ask_gathered(const Stage *st, Prompt *p)
{
    Picked others;
    int ready = gather_ready(st);
    say_plan(st, p, ready >= 0 ? st->may.legal.m[ready] : (Move){0});
    if (st->gather.set != 0 || st->gather.aim != 0 || st->gather.about != NO_PIECE)
        add_button(p, "clear", T_("Clear"), "Esc", UI_QUIET, DOES_CLEAR);
    gather_about(st, &others);
    for (int i = 0; st->held.piece == NO_PIECE && i < others.n; i++) {
        add_move(st, p, others.at[i], NULL, 0);
        brief(st, &p->button[p->n - 1], st->may.legal.m[others.at[i]]);
    }
    if (ready >= 0) {
        add_move(st, p, ready, "Enter", UI_PRIMARY);
        brief(st, &p->button[p->n - 1], st->may.legal.m[ready]);
    }
}

/* True if the move's button has a fixed place (BoardAsk.side_button_kind). */
static bool stands_aside(const Stage *st, Move m)
{
    return board_ask(st->board)->side_button_kind != 0 && m.kind == board_ask(st->board)->side_button_kind &&
           !rect_is_empty(st->at.aside);
}

/* Adds the buttons that answer a repeated question once for all. */
static void ask_once(const Stage *st, Prompt *p)
{
    for (int i = 0; i < st->may.legal.n; i++) {
        char id[WORD_MAX + 8], word[WORD_MAX], label[SENTENCE_MAX];
        Move m = st->may.legal.m[i];
        if (!once_words(st, m, label, sizeof label))
            continue;
        move_text(st->game, st->may.hand.s, m, word);
        text_names(st->table.names, label, sizeof label);
        (void)snprintf(id, sizeof id, "once-%s", word);
        add_button(p, id, label, NULL, 0, DOES_ONCE)->index = i;
    }
}

static bool move_needs_care(const Stage *st, Move m)
{
    return board_ask(st->board)->needs_care && board_ask(st->board)->needs_care(&st->table, m);
}

static void ask_buttons(const Stage *st, Prompt *p)
{
    int others = 0, only = -1;
    bool lifts = false;
    for (int i = 0; i < st->may.legal.n; i++) {
        Move m = st->may.legal.m[i];
        if (!hand_is_button(&st->may.hand, m))
            lifts = true;
        else if (!(st->game->move[m.kind].flags & MV_PASS)) {
            others++;
            only = i;
        }
    }
    if (st->may.hand.s->nframes > 0 && match_can_undo(st->use->match, st->may.legal.m[0].seat).code == 0)
        add_button(p, "back", T_("Back"), "Esc", UI_QUIET, DOES_UNDO);
    ask_once(st, p);
    /* Optional buttons (MoveLook.apart) on the left, so that the refusals and then the others keep their places. */
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < st->may.legal.n; i++) {
            const MoveLook *look = board_move(st->board, st->may.legal.m[i]);
            bool no = st->game->move[st->may.legal.m[i].kind].flags & MV_PASS;
            if (stands_aside(st, st->may.legal.m[i]))
                continue;
            if (!hand_is_button(&st->may.hand, st->may.legal.m[i]) || pass != (no ? 1 : look->apart ? 0 : 2))
                continue;
            const char *own = board_move_key(st->board, st->may.legal.m[i]);
            bool first = !own && !look->apart && !lifts && !move_needs_care(st, st->may.legal.m[i]) &&
                         ((others == 1 && i == only) || (others == 0 && st->may.legal.n == 1));
            add_move(st, p, i, first ? "Enter" : own, first ? UI_PRIMARY : 0);
        }
}

/* Says whom the table waits for, if the choosing seat is not asked at this screen; a secret owner is not named. False:
 * it is asked here, or is a person who may be named. */
static bool say_elsewhere(const Stage *st, Prompt *p)
{
    const Setup *names = st->table.names;
    const char *secret = board_ask(st->board)->waiting ? board_ask(st->board)->waiting(st->may.hand.s) : NULL;
    if (st->use->hands || (!secret && names->player[p->seat] == 0))
        return false;
    if (secret)
        (void)snprintf(p->question, sizeof p->question, "%s", secret);
    else
        say(p->question, sizeof p->question, SAY("{name} is thinking"), say_s("name", names->name[p->seat]));
    p->seat = secret ? NO_SEAT : p->seat;
    return true;
}

/* True if only one person plays, who needs no name in the question. */
static bool plays_alone(const Stage *st)
{
    int persons = 0;
    for (int i = 0; i < st->table.names->nseats; i++)
        persons += st->table.names->player[i] == 0;
    return persons == 1;
}

static void say_question(const Stage *st, Prompt *p)
{
    const State *s = st->may.hand.s;
    if (st->use->waiting) {
        const char *secret = board_ask(st->board)->waiting ? board_ask(st->board)->waiting(s) : NULL;
        (void)snprintf(p->question, sizeof p->question, "%s", secret ? secret : st->use->waiting);
        p->seat = secret || !p->question[0] ? NO_SEAT : p->seat;
        if (st->use->detail)
            (void)snprintf(p->detail, sizeof p->detail, "%s", st->use->detail);
        return;
    }
    if (story_is_running(st->tell.story) || p->seat == NO_SEAT) {
        p->seat = NO_SEAT;
        return;
    }
    if (say_elsewhere(st, p))
        return;
    if (st->game->prompt)
        st->game->prompt(s, p->seat, plays_alone(st) ? "" : st->table.names->name[p->seat], p->question,
                         sizeof p->question, p->detail, sizeof p->detail);
    else
        say(p->question, sizeof p->question, SAY("{name}, it is your turn"),
            say_s("name", st->table.names->name[p->seat]));
    if (st->use->ask)
        (void)snprintf(p->question, sizeof p->question, "%s", st->use->ask);
    if (st->use->detail)
        (void)snprintf(p->detail, sizeof p->detail, "%s", st->use->detail);
    text_names(st->table.names, p->question, sizeof p->question);
    text_names(st->table.names, p->detail, sizeof p->detail);
}

static void add_switch(const Stage *st, Prompt *p, const BoardPause *row)
{
    unsigned flags = UI_QUIET | (st->use->pauses >> row->kind & 1 ? UI_CHOSEN : 0u);
    Button *b = add_button(p, "pause-switch", say_word(row->label), PAUSE_KEY, flags, DOES_SWITCH);
    b->icon = flags & UI_CHOSEN ? "check" : NULL;
    b->index = (int)row->kind;
    b->spare = !story_is_running(st->tell.story);
    b->tip = row->help;
}

/* Fills the prompt while the story waits: its text and the button that continues. */
static void ask_to_go_on(const Stage *st, Prompt *p, const BoardPause *row)
{
    const char *on = row->words(st->tell.memory, story_state(st->tell.story), p->question, sizeof p->question,
                                p->detail, sizeof p->detail);
    text_names(st->table.names, p->question, sizeof p->question);
    text_names(st->table.names, p->detail, sizeof p->detail);
    p->seat = NO_SEAT;
    p->innkeeper = row->innkeeper;
    if (st->tell.caught)
        return;
    if (pause_switch(st))
        add_switch(st, p, pause_switch(st));
    if (row->rest && row->more(st->tell.memory, story_state(st->tell.story)))
        add_button(p, "pause-rest", say_word(row->rest), row->skips ? "Space" : "F", 0, DOES_REST);
    if (row->skips)
        ui_own_keys(st->ui, UI_OWN_SPACE);
    add_button(p, "pause-on", say_word(on), "Enter", UI_PRIMARY, DOES_GO_ON);
}

static void add_scenes(Prompt *p, const StageButton *b, Does does, int index)
{
    Button *made = add_button(p, b->id, b->label, b->key, b->flags, does);
    made->index = index;
    made->icon = b->icon;
    made->words = b->label;
    made->tip = b->tip;
    made->spare = b->spare;
}

/* Writes the text of the current event; players who have switched remarks off see the plain detail alone. */
static void say_event(const Stage *st, Prompt *p)
{
    if (!board_tell(st->board)->event_text || !story_is_running(st->tell.story) || st->use->waiting ||
        st->use->nbuttons > 0 ||
        !board_tell(st->board)->event_text(&st->table, p->question, sizeof p->question, p->detail, sizeof p->detail))
        return;
    text_names(st->table.names, p->detail, sizeof p->detail);
    char label[SENTENCE_MAX] = "";
    float ran = board_tell(st->board)->continue_button
                    ? board_tell(st->board)->continue_button(&st->table, label, sizeof label)
                    : -1;
    if (ran >= 0)
        add_button(p, "next", label, "Enter", 0, DOES_NEXT)->ran = ran;
    p->innkeeper = st->use->remarks;
    if (!p->innkeeper) {
        memcpy(p->question, p->detail, sizeof p->question);
        p->detail[0] = '\0';
    }
}

static void compose(Stage *st, Prompt *p)
{
    const BoardPause *held = pause_held(st);
    if (st->tell.looks >= 0) {
        (void)snprintf(p->question, sizeof p->question, "%s",
                       T_("A look back at this moment. Press a key or click to return."));
        (void)snprintf(p->detail, sizeof p->detail, "%s", log_words(st->tell.log, st->tell.looks));
        p->seat = NO_SEAT;
        return;
    }
    if (held) {
        ask_to_go_on(st, p, held);
        return;
    }
    p->seat = match_asked(st->use->match, st->use->eyes);
    say_question(st, p);
    say_event(st, p);
    for (int i = 0; i < st->use->nbuttons; i++) {
        const StageButton *b = &st->use->button[i];
        add_scenes(p, b, DOES_SCENE, i);
    }
    if (st->use->nbuttons > 0)
        return;
    if (pause_switch(st) && st->held.piece == NO_PIECE && !st->prompt.sure)
        add_switch(st, p, pause_switch(st));
    if (st->may.legal.n > 0 && st->thrown.shaken)
        ask_throw(st, p);
    else if (st->may.legal.n > 0 && !st->prompt.sure && gather_can(st, st->held.piece))
        ask_gathered(st, p);
    else if (st->may.legal.n > 0 && (st->held.piece != NO_PIECE || st->prompt.sure))
        ask_plan(st, p);
    else if (order_ready(st) >= 0)
        ask_order(st, p);
    else if (st->may.legal.n > 0 && st->tool.kind != 0)
        ask_tool(st, p);
    else if (st->may.legal.n > 0) {
        for (int i = 0; i < st->use->nalso; i++) {
            const StageButton *b = &st->use->also[i];
            add_scenes(p, b, DOES_ALSO, i);
        }
        ask_buttons(st, p);
        if (gather_open(st))
            ask_gathered(st, p);
        else if (board_ask(st->board)->plans_on_hover)
            say_weighed(st, p);
    }
}

bool prompt_asks_again(const Stage *st, Move m)
{
    char question[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    return st->game->move[m.kind].flags & MV_ASK ||
           (board_ask(st->board)->plan &&
            board_ask(st->board)->plan(&st->table, m, question, sizeof question, detail, sizeof detail));
}

/* from: rectangle of the button. */
static void press_move(Stage *st, int index, Rect from)
{
    if (prompt_asks_again(st, st->may.legal.m[index]) && st->prompt.plan != index) {
        st->prompt.plan = index; /* it is final, or has a hidden cost: confirm before it is played */
        st->prompt.sure = true;
        st->prompt.from = ui_input(st->ui)->kind == INPUT_UP ? from : (Rect){0};
        st->prompt.choice.n = 0;
    } else {
        (void)hand_commit(st, index);
    }
}

bool stage_press(Stage *st, Move m)
{
    for (int i = 0; i < st->may.legal.n; i++)
        if (move_same(st->may.legal.m[i], m)) {
            press_move(st, i, (Rect){0});
            return true;
        }
    return false;
}

static void press(Stage *st, const Button *b, Rect at)
{
    switch (b->does) {
    case DOES_PLAY:
        press_move(st, b->index, at);
        break;
    case DOES_ONCE:
        once_begin(st, b->index);
        break;
    case DOES_PUT_BACK:
        hand_put_back(st);
        break;
    case DOES_CLEAR:
        gather_clear(st);
        hand_put_back(st);
        break;
    case DOES_ORDER:
        (void)hand_play(st, b->index);
        break;
    case DOES_RESTORE:
        order_clear(st);
        hand_put_back(st);
        break;
    case DOES_ALSO:
        st->says.also = b->index;
        break;
    case DOES_SCENE:
        st->says.button = b->index;
        break;
    case DOES_NEXT:
        break;
    case DOES_UNDO:
        st->says.undo = true;
        break;
    case DOES_SWITCH:
        st->says.turned |= 1u << b->index;
        break;
    case DOES_GO_ON:
    case DOES_REST:
        pause_go_on(st, b->does == DOES_REST);
        break;
    }
}

enum { BUTTON_GAP = 12 };

static float width_of(Ui *ui, const Button *b)
{
    return ui_button_width(ui, b->label, b->icon, b->key, b->flags);
}

/* Leaves out spare buttons while the question has no room; returns how wide the other buttons may be. */
static float make_room(Ui *ui, Prompt *p, float width)
{
    Text question = ui_style(ui, FACE_TITLE, 17, COL_TEXT);
    float words = fminf(gfx_text_width(ui_gfx(ui), question, p->question) + 8, width * 0.42f), all = 0;
    for (int i = 0; i < p->n; i++)
        all += width_of(ui, &p->button[i]) + BUTTON_GAP;
    for (int i = 0; i < p->n && all > width - words;) {
        if (!p->button[i].spare) {
            i++;
            continue;
        }
        all -= width_of(ui, &p->button[i]) + BUTTON_GAP;
        memmove(&p->button[i], &p->button[i + 1], (size_t)(--p->n - i) * sizeof p->button[0]);
    }
    for (int i = 0; i < p->n && all > width - words; i++) { /* then scene buttons shrink to their sign */
        Button *b = &p->button[i];
        if (b->does != DOES_SCENE || !b->icon || !b->label[0])
            continue;
        all -= width_of(ui, b);
        b->tip = b->words;
        b->label[0] = '\0';
        b->bare = b->key;
        b->key = NULL;
        all += width_of(ui, b);
    }
    if (p->n == 0 || all <= width - words)
        return width;
    float most = (width - words) / (float)p->n - BUTTON_GAP, slim = 0;
    int wide = p->n;
    for (int i = 0; i < p->n; i++) /* wide buttons get the room that narrow ones leave */
        if (width_of(ui, &p->button[i]) <= most) {
            slim += width_of(ui, &p->button[i]) + BUTTON_GAP;
            wide--;
        }
    return wide > 0 ? (width - words - slim) / (float)wide - BUTTON_GAP : most;
}

/* Shortens the label of a scene's button beside the game's own (DOES_ALSO), no wider than `most`; the tooltip has the
 * full text. */
static void shorten(Ui *ui, Button *b, float most)
{
    char whole[SENTENCE_MAX];
    Text style = ui_style(ui, FACE_SEMI, 15, COL_TEXT);
    if (b->does != DOES_ALSO || ui_button_width(ui, b->label, b->icon, NULL, b->flags) <= most)
        return; /* leaving out the cap of its key is enough */
    memcpy(whole, b->label, sizeof whole);
    float words = gfx_text_width(ui_gfx(ui), style, whole), around = width_of(ui, b) - words;
    words_cut(ui_gfx(ui), style, fmaxf(most - around - 4, 0), whole, b->label, sizeof b->label);
    b->cut = true;
}

/* Notes the button that Enter presses, or the first enabled one, and whether the focus is on one of them. */
static void note_keys(Stage *st, const Prompt *p)
{
    st->keys.first[0] = '\0';
    st->keys.on_prompt = false;
    for (int i = p->n - 1; i >= 0; i--) {
        const Button *b = &p->button[i];
        bool enter = b->key && strcmp(b->key, "Enter") == 0;
        if (!(b->flags & UI_OFF) && (enter || !st->keys.first[0]))
            (void)snprintf(st->keys.first, sizeof st->keys.first, "%s", b->id);
        st->keys.on_prompt = st->keys.on_prompt || strcmp(b->id, ui_focused(st->ui)) == 0;
    }
}

/* Shows the tooltips of the button under the pointer or focus, and notes the move it would play. */
static void tell_of_button(Stage *st, Button *b, Rect slot)
{
    if (b->full)
        tell_in_full(st, b, slot);
    if (st->held.piece != NO_PIECE && b->does == DOES_PLAY)
        tell_what_comes(st, b, slot);
    if (b->does == DOES_PLAY && !st->prompt.sure)
        st->prompt.weighed = st->may.legal.m[b->index];
    if (b->cut)
        ui_tip(st->ui, slot, (Rect){0}, NULL, st->use->also[b->index].label, NULL);
    if (b->tip)
        ui_tip(st->ui, slot, (Rect){0}, NULL, say_word(b->tip), NULL);
}

/* Returns the number of the question that the button's move answers, for ui_asked: "Done" at another moment, or as a
 * confirmation, is another button. */
static uint32_t question_number(const Stage *st, bool plays)
{
    return plays ? 2 * match_serial(st->use->match) + 1 + st->prompt.sure : 0;
}

static bool draw_button(Stage *st, Button *b, Rect slot, float h)
{
    Ui *ui = st->ui;
    Rect at = rect_center(slot, slot.w, h);
    ui_asked(ui, question_number(st, b->does == DOES_PLAY || b->does == DOES_ONCE));
    if (st->prompt.sure && b->does == DOES_PLAY && b->index == st->prompt.plan)
        b->flags |= UI_CONFIRMS;
    bool pressed = ui_button(ui, b->id, at, b->label, b->icon, b->key, b->flags);
    ui_asked(ui, 0);
    if (b->ran > 0)
        gfx_round(st->table.g, rect(at.x + 6, at.y + at.h - 4, (at.w - 12) * b->ran, 3), 1.5f,
                  gfx_color(st->table.g, COL_ACCENT));
    if (b->bare && !(b->flags & UI_OFF) && ui_key(ui, b->bare))
        pressed = true;
    if (ui_is_pointed(ui, b->id))
        tell_of_button(st, b, slot);
    return pressed;
}

/* Keeps the answers away from the button that asked for them, if the bar has room, or a double click would give one. */
static void step_aside(const Stage *st, const Prompt *p, Rect *r)
{
    float all = 0, right = r->x + r->w, left = st->prompt.from.x - BUTTON_GAP;
    for (int i = 0; i < p->n; i++)
        all += width_of(st->ui, &p->button[i]) + BUTTON_GAP;
    if (st->prompt.sure && !rect_is_empty(st->prompt.from) && left < right && left - r->x > all + r->w * 0.25f)
        r->w = left - r->x;
}

/* Draws the buttons from the right end; returns the room left for the text. */
static Rect draw_buttons(Stage *st, Prompt *p, Rect r)
{
    Ui *ui = st->ui;
    step_aside(st, p, &r);
    float h = clampf(40 * (1 + (st->in.text - 1) * 0.8f), 40, r.h - 8), most = make_room(ui, p, r.w);
    const Button *pressed = NULL;
    Rect pressed_at = {0};
    /* Keep the switch away from where the last button was, so a late click cannot toggle it. */
    if (p->n == 1 && p->button[0].does == DOES_SWITCH)
        (void)rect_cut_right(
            &r, fminf(ui_button_width(ui, T_("Continue"), NULL, "Enter", UI_PRIMARY) + BUTTON_GAP, r.w * 0.25f));
    ui_rank(ui, RANK_PROMPT);
    note_keys(st, p);
    for (int i = p->n - 1; i >= 0; i--) {
        Button *b = &p->button[i];
        shorten(ui, b, most);
        Rect slot = rect_cut_right(&r, fminf(width_of(ui, b), most));
        (void)rect_cut_right(&r, BUTTON_GAP);
        if (draw_button(st, b, slot, h)) {
            pressed = b;
            pressed_at = slot;
        }
    }
    ui_rank(ui, RANK_REST);
    if (pressed)
        press(st, pressed, pressed_at);
    return r;
}

/* Writes the line for the current event. Until the words of a move appear, the previous move's line would be wrong;
 * while dice roll, it only names who rolls. */
static void say_news(const Stage *st, char out[SENTENCE_MAX])
{
    uint32_t serial = story_serial(st->tell.story);
    if (story_has_spoken(st->tell.story))
        (void)snprintf(out, SENTENCE_MAX, "%s", log_newest(st->tell.log));
    else if (story_has_throws(st->tell.story) && serial < match_serial(st->use->match))
        say(out, SENTENCE_MAX, SAY("{who} rolls."),
            say_bold(say_s("who", st->table.names->name[match_move(st->use->match, serial).seat])));
}

static void draw_news_in(Stage *st, Rect r)
{
    char line[SENTENCE_MAX] = "";
    say_news(st, line);
    Text style = ui_style(st->ui, FACE_MEDIUM, 15, COL_TEXT);
    float h = gfx_paragraph_height(st->table.g, style, r.w, line);
    if (line[0] && h <= r.h)
        ui_paragraph(st->ui, style, rect(r.x, r.y + (r.h - h) / 2, r.w, h), line);
}

static void say_rule(Stage *st)
{
    if (st->says.rule[0] || st->may.legal.n == 0)
        return;
    const char *rule =
        st->game->move[(st->prompt.plan >= 0 ? st->may.legal.m[st->prompt.plan] : st->may.legal.m[0]).kind].rule;
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", rule ? rule : "");
}

/* Draws the button with a fixed place (BoardAsk.side_button_kind): disabled while its move is not legal, or something is
 * being confirmed or dragged. */
static void draw_aside(Stage *st)
{
    char label[SENTENCE_MAX], id[WORD_MAX + 8], word[WORD_MAX];
    Rect r = st->at.aside;
    int index = -1, others = 0;
    if (board_ask(st->board)->side_button_kind == 0 || rect_is_empty(r))
        return;
    for (int i = 0; i < st->may.legal.n; i++) {
        if (st->may.legal.m[i].kind == board_ask(st->board)->side_button_kind)
            index = i;
        else
            others++;
    }
    if (index < 0 || st->prompt.sure || st->use->nbuttons > 0 || st->held.drags || pause_held(st)) {
        (void)ui_button(st->ui, "aside-off", r, say_word(st->game->move[board_ask(st->board)->side_button_kind].label),
                        NULL, NULL, UI_OFF);
        return;
    }
    Move m = st->may.legal.m[index];
    move_text(st->game, st->may.hand.s, m, word);
    move_label(st->game, st->may.hand.s, m, label, sizeof label);
    (void)snprintf(id, sizeof id, "move-%s", word);
    bool only = others == 0;
    ui_rank(st->ui, RANK_PROMPT);
    ui_asked(st->ui, question_number(st, true));
    st->keys.on_prompt = st->keys.on_prompt || strcmp(id, ui_focused(st->ui)) == 0;
    if (!st->keys.first[0] || only)
        (void)snprintf(st->keys.first, sizeof st->keys.first, "%.47s", id);
    bool pressed = ui_button(st->ui, id, r, label, light_is_button(st, m) ? "bulb" : NULL,
                             only ? "Enter" : board_move_key(st->board, m), only ? UI_PRIMARY : 0);
    ui_rank(st->ui, RANK_REST);
    ui_asked(st->ui, 0);
    if (pressed)
        press_move(st, index, r);
}

/* Draws who asks, at the left: the seat's portrait, or the innkeeper. Returns the rest of the bar. */
static Rect draw_who(Stage *st, const Prompt *p, Rect r)
{
    Gfx *g = st->table.g;
    Rect inside = rect(r.x + 14, r.y, r.w - 26, r.h);
    float badge = clampf(34 * (1 + (st->in.text - 1) * 0.6f), 20, r.h - 12);
    if (p->seat != NO_SEAT) {
        seat_portrait(g, st->game, st->table.names, p->seat, inside.x + badge / 2 + 2, inside.y + r.h / 2,
                      fminf(badge + 10, r.h - 10), badge);
        (void)rect_cut_left(&inside, badge + 16);
    }
    if (p->innkeeper) {
        float face = fminf(r.h - 10, 72);
        innkeeper_portrait(g, rect(inside.x - 4, inside.y + (r.h - face) / 2, face, face));
        (void)rect_cut_left(&inside, face + 10);
    }
    return inside;
}

/* Focuses the button that continues a waiting story, once for each pause. */
static void follow_pause(Stage *st)
{
    uint32_t told = story_serial(st->tell.story) + (uint32_t)story_shown_count(st->tell.story);
    if (!st->table.pause || st->tell.caught || st->tell.asked_at == told)
        return;
    st->tell.asked_at = told;
    if (ui_using_keys(st->ui))
        ui_focus(st->ui, "pause-on");
}

/* Draws the question and the line below it, in smaller letters if needed; without room the line becomes a tooltip. */
static void draw_words(Stage *st, const Prompt *p, Rect r, bool pointed)
{
    enum { DETAIL_LEAST = 12, QUESTION_LEAST = 17, AROUND = 4 };
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    Text question = ui_style(ui, FACE_TITLE, 22, COL_TEXT), detail = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    question = gfx_text_fit(g, question, 15, 1, r.w, p->question);
    if (gfx_text_width(g, question, p->question) > r.w) { /* the question in two lines, and nothing else */
        float h = gfx_paragraph_height(g, question, r.w, p->question);
        ui_paragraph(ui, question, rect(r.x, r.y + (r.h - h) / 2, r.w, h + 1), p->question);
        return;
    }
    float qh = gfx_text_height(g, question), dh = gfx_paragraph_height(g, detail, r.w, p->detail);
    Text large = question;
    while (p->detail[0] && qh + dh > r.h - AROUND && (detail.size > DETAIL_LEAST || question.size > QUESTION_LEAST)) {
        if (detail.size > DETAIL_LEAST)
            detail.size -= 0.5f;
        else
            question.size -= 1;
        qh = gfx_text_height(g, question);
        dh = gfx_paragraph_height(g, detail, r.w, p->detail);
    }
    bool both = p->detail[0] && qh + dh <= r.h - AROUND;
    if (!both) {
        question = large;
        qh = gfx_text_height(g, question);
    }
    float y = r.y + (r.h - qh - (both ? dh : 0)) / 2;
    ui_label(ui, question, rect(r.x, y, r.w, qh), p->question);
    if (both)
        ui_paragraph(ui, detail, rect(r.x, y + qh, r.w, dh), p->detail);
    else if (p->detail[0] && pointed)
        ui_tip(ui, st->at.prompt, (Rect){0}, p->question, p->detail, "");
}

void prompt_draw(Stage *st)
{
    Rect r = st->at.prompt;
    if (rect_is_empty(r))
        return;
    Prompt p = {.seat = NO_SEAT};
    compose(st, &p);
    gfx_surface(st->table.g, r, SURFACE_PROMPT);
    Touch bar = ui_touch(st->ui, "prompt", "prompt", r, p.question, 0);
    Rect inside = draw_buttons(st, &p, draw_who(st, &p, r));
    draw_aside(st);
    follow_pause(st);
    if (!p.question[0]) {
        draw_news_in(st, inside);
        return;
    }
    draw_words(st, &p, inside, bar.hover);
    say_rule(st);
}
