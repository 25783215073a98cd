/* SPDX-License-Identifier: MIT
 * What the table asks now: one question at a time, in words, with its buttons, and what they do. */
#include "ui/stage_int.h"

#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"
#include "ui/words.h"

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

void ask_tell_in_full(const Stage *st, const Button *b, Rect at)
{
    char words[SENTENCE_MAX] = "";
    move_words(st->game, st->may.hand.s, st->may.legal.m[b->index], words, sizeof words);
    text_names(st->table.names, words, sizeof words);
    ui_tip(st->ui, at, (Rect){0}, NULL, words, NULL);
}

void ask_tell_what_comes(const Stage *st, const Button *b, Rect at)
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
    bool stands = once_stands(st, m) && once_words(st, m, label, sizeof label);
    bool own = !stands && button_words(st, m, label);
    if (!own && !stands && board_move(st->board, m)->in_full)
        move_words(st->game, st->may.hand.s, m, label, sizeof label);
    else if (!own && !stands)
        move_label(st->game, st->may.hand.s, m, label, sizeof label);
    text_names(st->table.names, label, sizeof label);
    (void)snprintf(id, sizeof id, "move-%s", word);
    Button *b = add_button(p, id, label, key, flags, stands ? DOES_ONCE : DOES_PLAY);
    b->full = own;
    b->index = index;
    b->spare = tool_offers(st, m.kind) || slot_offers(st, index);
    b->icon = st->use->nranked == 0 && light_is_button(st, m) ? "bulb" : NULL;
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
    float most = st->use->nranked > 0 ? 0.2f : 0.45f; /* less beside buttons that stay */
    if (strlen(words) < sizeof b->label && w < most * st->at.prompt.w)
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
        p->button[p->n - 1].spare = false; /* it is what is asked */
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
        add_button(p, "clear", T_("Clear"), "Esc", UI_QUIET | UI_APART, DOES_CLEAR);
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

/* Adds the buttons that share between two seats what a repeated question gives. */
static void ask_shared(const Stage *st, Prompt *p)
{
    enum { MOST = 3 };
    const BoardStandingAnswers *once = board_ask(st->board)->standing_answers;
    for (int last = 1; once && once->shares && last <= MOST; last++) {
        char label[SENTENCE_MAX] = "", id[24];
        int index = once->shares(st->may.hand.s, &st->may.legal, last, label, sizeof label);
        text_names(st->table.names, label, sizeof label);
        if (index < 0 || !label[0])
            continue;
        (void)snprintf(id, sizeof id, "share-%d", last);
        Button *b = add_button(p, id, label, NULL, 0, DOES_SHARE);
        b->index = index;
        b->share = last;
    }
}

/* Adds the buttons that answer a repeated question once for all. */
static void ask_once(const Stage *st, Prompt *p)
{
    for (int i = 0; i < st->may.legal.n; i++) {
        char id[WORD_MAX + 8], word[WORD_MAX], label[SENTENCE_MAX];
        Move m = st->may.legal.m[i];
        if (once_stands(st, m) || !once_words(st, m, label, sizeof label))
            continue;
        move_text(st->game, st->may.hand.s, m, word);
        text_names(st->table.names, label, sizeof label);
        (void)snprintf(id, sizeof id, "once-%s", word);
        add_button(p, id, label, NULL, 0, DOES_ONCE)->index = i;
    }
    ask_shared(st, p);
}

/* Adds the button that answers the question from now on in all games. */
static void ask_always(const Stage *st, Prompt *p)
{
    for (int i = 0; i < st->may.legal.n; i++) {
        char label[SENTENCE_MAX];
        if (!always_words(st, st->may.legal.m[i], label, sizeof label))
            continue;
        add_button(p, "always", label, NULL, UI_QUIET, DOES_ALWAYS)->index = i;
        return;
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
    ask_always(st, p);
    ask_once(st, p);
    /* Optional buttons (MoveLook.apart) on the left, so that the refusals and then the others keep their places. */
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < st->may.legal.n; i++) {
            const MoveLook *look = board_move(st->board, st->may.legal.m[i]);
            bool no = st->game->move[st->may.legal.m[i].kind].flags & MV_PASS;
            if (!hand_is_button(&st->may.hand, st->may.legal.m[i]) || pass != (no ? 1 : look->apart ? 0 : 2))
                continue;
            const char *own = board_move_key(st->board, st->may.legal.m[i]);
            bool lone = st->may.legal.n == 1; /* then Enter plays it besides its own key */
            bool first = (!own || lone) && !look->apart && !lifts && !move_needs_care(st, st->may.legal.m[i]) &&
                         ((others == 1 && i == only) || (others == 0 && st->may.legal.n == 1));
            add_move(st, p, i, first ? "Enter" : own, first ? UI_PRIMARY : 0);
            if (first)
                p->button[p->n - 1].bare = own;
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

/* Puts the scene's own question and line in place of the game's. */
static void say_scene(const Stage *st, Prompt *p)
{
    if (st->use->ask)
        (void)snprintf(p->question, sizeof p->question, "%s", st->use->ask);
    if (st->use->detail)
        (void)snprintf(p->detail, sizeof p->detail, "%s", st->use->detail);
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
        st->game->prompt(s, p->seat, seats_have_one_person(&st->table) ? "" : st->table.names->name[p->seat],
                         p->question, sizeof p->question, p->detail, sizeof p->detail);
    else
        say(p->question, sizeof p->question, SAY("{name}, it is your turn"),
            say_s("name", st->table.names->name[p->seat]));
    say_scene(st, p);
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
    made->words = b->whole ? NULL : b->label;
    made->tip = b->tip;
    made->spare = b->spare;
    made->steps = b->steps;
    made->stays = b->stays;
}

/* Adds the scene's buttons beside the game's own, those that stay or the others. */
static void add_also(const Stage *st, Prompt *p, bool stay)
{
    for (int i = 0; i < st->use->nalso; i++)
        if (st->use->also[i].stays == stay)
            add_scenes(p, &st->use->also[i], DOES_ALSO, i);
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
    p->innkeeper = st->use->remarks && p->question[0];
    if (!p->innkeeper) {
        memcpy(p->question, p->detail, sizeof p->question);
        p->detail[0] = '\0';
    }
}

/* Puts the button of BoardAsk.side_button_kind at the right end of the ribbon, with its number and what that counts. */
static void side_button_last(Stage *st, Prompt *p)
{
    const BoardAsk *ask = board_ask(st->board);
    for (int i = 0; i < p->n && ask->side_button_kind != 0 && !st->prompt.sure; i++) {
        Button side = p->button[i];
        if (side.does != DOES_PLAY || st->may.legal.m[side.index].kind != ask->side_button_kind)
            continue;
        memmove(&p->button[i], &p->button[i + 1], (size_t)(p->n - 1 - i) * sizeof side);
        if (ask->side_button)
            side.count = ask->side_button(&st->table, side.about, sizeof side.about);
        p->button[p->n - 1] = side;
        return;
    }
}

void ask_compose(Stage *st, Prompt *p)
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
        add_also(st, p, false);
        ask_buttons(st, p);
        if (gather_open(st))
            ask_gathered(st, p);
        else if (board_ask(st->board)->plans_on_hover)
            say_weighed(st, p);
        side_button_last(st, p);
        if (st->use->tells && st->gather.set == 0 && st->gather.aim == 0)
            say_scene(st, p);
    }
    if (st->may.legal.n > 0)
        add_also(st, p, true);
}

bool ask_confirms(const Stage *st, Move m)
{
    char question[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    return st->game->move[m.kind].flags & MV_ASK ||
           (board_ask(st->board)->plan &&
            board_ask(st->board)->plan(&st->table, m, question, sizeof question, detail, sizeof detail));
}

/* The button of that legal move was pressed, at `from`. */
static void ask_press_move(Stage *st, int index, Rect from)
{
    if (ask_confirms(st, st->may.legal.m[index]) && st->prompt.plan != index) {
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
            ask_press_move(st, i, (Rect){0});
            return true;
        }
    return false;
}

void ask_press(Stage *st, const Button *b, Rect at)
{
    switch (b->does) {
    case DOES_PLAY:
        ask_press_move(st, b->index, at);
        break;
    case DOES_ALWAYS:
        st->says.always = hand_commit(st, b->index);
        break;
    case DOES_ONCE:
    case DOES_SHARE:
        once_begin(st, b->index, b->share);
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
