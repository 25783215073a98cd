/* SPDX-License-Identifier: MIT
 * A lesson is played as a learner would play it: once with the first wanted move of every step, and once for every other
 * one and for every other move that counts; every answer must fit a legal move, every highlight something the learner
 * sees. */
#include "engine/lesson_check.h"

#include <stdlib.h>
#include <string.h>

#include "base/plain.h"
#include "bots/bot.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/events_json.h"
#include "lesson/lesson_play.h"

enum { WORLDS_MOST = 20000, PROOF_LEVEL = BOT_MERCILESS, PROOF_SEEDS = 3, SEARCH_MOST = 200000, LINE_MOST = 64 };

typedef struct {
    const Lesson *l;
    const char *name; /* of the file */
    const LessonScene *scene;
    const LessonStep *step;
    Match *m;
    int line;
    bool first; /* follows the first alternatives: sentences and answers are checked too */
    int ways;
    uint64_t legal[LESSON_STEPS]; /* wanted moves of a step of the scene that were legal on some path */
    Status st;
} Check;

/* True for puzzles saved from a game (lesson/puzzle.h). */
static bool is_saved(const Lesson *l)
{
    return l->nscenes == 0;
}

static bool no(Check *c, int line, const char *what)
{
    if (c->st.code)
        return false;
    c->st = status_error(1, "%s:%d: %s%s%s%s%s", c->name, line ? line : c->line, c->scene ? c->scene->id : "",
                         c->scene && c->step ? "/" : "", c->scene && c->step ? c->step->id : "", c->scene ? ": " : "",
                         what);
    return false;
}

static bool holds(Check *c, int line, Status st)
{
    return !st.code || no(c, line, st.text);
}

/* Checks a sentence. Those of a saved puzzle are in its player's language and may be longer. */
static bool sentence(Check *c, int line, const char *text)
{
    char out[SENTENCE_MAX];
    if (!text)
        return (c->scene && c->scene->level > 0) || no(c, line, "the sentence is missing");
    if (is_saved(c->l))
        return lesson_words(c->l, "Mira", text, out, sizeof out) || no(c, line, "a mark in it stands for nothing");
    return holds(c, line, lesson_sentence(c->l, text));
}

/* ---- what stands in a step --------------------------------------------------------------------------------------- */

/* Finds a highlighted piece elsewhere in the match. After a cut in the story the learner sees an earlier moment, so the
 * place may be empty now. */
static bool lay_there(const Check *c, const State *s, const Moves *legal, const char *row, LessonLight *light)
{
    const Game *g = c->l->game;
    bool cut = false;
    char piece[WORD_MAX], place[WORD_MAX], anywhere[WORD_MAX + 8];
    for (const LessonStep *at = c->scene->step; at <= c->step; at++)
        cut = cut || (at->cut.n > 0 && (at < c->step || at->kind == STEP_WATCH));
    if (!cut || sscanf(row, "piece %63s %63s", piece, place) != 2)
        return false;
    for (int i = 0; i < g->nplaces; i++)
        if (lesson_fits(place, g->place[i].word) && table_size(s, (PlaceId)i) > 0)
            return false;
    (void)snprintf(anywhere, sizeof anywhere, "piece %s", piece);
    return lesson_light(g, s, legal, anywhere, light);
}

static bool lights(Check *c)
{
    const Lesson *l = c->l;
    LessonLight light = {0};
    Moves legal = {.n = 0};
    View *own = view_new(l->game);
    match_view(c->m, c->scene->you, VIEW_EYES, own);
    match_legal(c->m, c->scene->you, &legal);
    const State *s = view_state(own);
    bool good = true;
    for (int i = 0; good && i < c->step->light.n; i++) {
        const LessonRow *row = &c->step->light.row[i];
        char what[200] = "there is nothing to light here that the learner sees: ";
        str_add(what, sizeof what, "%.100s", row->text);
        good = lesson_light(l->game, s, &legal, row->text, &light) || lay_there(c, s, &legal, row->text, &light) ||
               no(c, row->line, what);
    }
    view_free(own);
    return good;
}

static bool is_wanted(const Check *c, const char *text)
{
    for (int i = 0; c->step->kind == STEP_WANT && i < c->step->want.n; i++)
        if (lesson_fits(c->step->want.row[i].text, text))
            return true;
    return false;
}

/* True if the move can be made on a copy, as it is for a ghost. */
static bool can_be_shown(Check *c, Move mv, int line)
{
    Match *ghost = match_at(c->m, match_serial(c->m));
    Status st = match_play(ghost, match_serial(ghost), mv);
    match_free(ghost);
    return holds(c, line, st);
}

/* Checks that every `else` names a legal move that none before it has named; the rest gets the default. */
static bool answers(Check *c)
{
    const LessonStep *s = c->step;
    Moves legal = {.n = 0};
    bool taken[MOVE_MAX] = {false};
    match_legal(c->m, c->scene->you, &legal);
    char(*text)[WORD_MAX] = xcalloc(MOVE_MAX, sizeof *text);
    int left = 0;
    for (int i = 0; i < legal.n; i++) {
        lesson_move_text(c->m, legal.m[i], text[i]);
        taken[i] = is_wanted(c, text[i]);
    }
    bool good = true;
    for (int k = 0; good && k < s->nothers; k++) {
        int found = 0;
        for (int i = 0; good && i < legal.n; i++) {
            if (taken[i] || !lesson_fits(s->other[k].pattern, text[i]))
                continue;
            taken[i] = true;
            found++;
            good = s->other[k].how == ELSE_NO || can_be_shown(c, legal.m[i], s->other[k].line);
        }
        good = good && sentence(c, s->other[k].line, s->other[k].say) &&
               (found || no(c, s->other[k].line, "no other legal move fits here any more"));
    }
    for (int i = 0; i < legal.n; i++)
        left += !taken[i];
    free(text);
    return good && (left == 0 || c->l->other || c->scene->level > 0 ||
                    no(c, s->line, "nothing is said to the other legal moves: no default"));
}

/* Chooses the pattern to play: the one the path names, or the first that is legal. */
static bool choose_wanted(Check *c, int index, int which, Move *mv)
{
    if (!(match_may_act(c->m) >> c->scene->you & 1))
        return no(c, c->step->line, "the learner is not to act");
    bool found = false;
    for (int i = 0; i < c->step->want.n; i++) {
        const LessonList one = {&c->step->want.row[i], 1};
        Move here;
        if (!lesson_move(c->m, c->scene->you, &one, &here, NULL))
            continue;
        c->legal[index] |= 1ull << i;
        if (!found || i == which)
            *mv = here;
        found = true;
    }
    return found || no(c, c->step->want.row[0].line, "the wanted move is not legal, or none of them");
}

static bool poke_is_refused(Check *c)
{
    const LessonStep *s = c->step;
    Move mv;
    Why why;
    Status st = move_parse(c->l->game, match_truth(c->m), c->scene->you, s->want.row[0].text, &mv);
    if (st.code)
        return holds(c, s->want.row[0].line, st);
    if (match_is_legal(c->m, mv))
        return no(c, s->want.row[0].line, "the move that is to be refused is legal");
    match_why(c->m, mv, &why);
    char what[SENTENCE_MAX + 80] = "the move is refused by another rule: ";
    str_add(what, sizeof what, "%s %s", why.rule, why.text);
    return strcmp(why.rule, s->rule) == 0 || no(c, s->want.row[0].line, what);
}

/* ---- a way through a scene --------------------------------------------------------------------------------------- */

typedef struct { /* another path: at step `at` the alternative `which`, or the kept move */
    int at, which;
    const LessonElse *kept;
} Way;

static bool after(Check *c, uint32_t from)
{
    const LessonStep *s = c->step;
    bool good = true;
    json_t *events = events_json(c->m, EVENTS_WHOLE, from);
    if (s->cut.n > 0) {
        bool found = false;
        size_t i;
        json_t *e;
        json_array_foreach(events, i, e) for (int k = 0; k < s->cut.n; k++) found |=
            lesson_cut_is(s->cut.row[k].text, json_string_value(json_object_get(e, "kind")));
        good = found || no(c, s->cut.row[0].line, "no event at which the story could be cut");
    }
    for (int i = 0; good && i < s->expect.n; i++)
        good = holds(c, s->expect.row[i].line, lesson_expect(c->l, c->m, events, s->expect.row[i].text));
    json_decref(events);
    return good;
}

static bool looks_right(Check *c)
{
    if (!lights(c))
        return false;
    if (!c->first)
        return true;
    return sentence(c, c->step->line, c->step->say) && (!c->step->held || sentence(c, c->step->line, c->step->held)) &&
           (c->step->kind != STEP_WANT || answers(c));
}

/* Plays the moves of the best turn. */
static bool play_turn(Check *c)
{
    const Game *g = c->l->game;
    Move mv = {0};
    for (int i = 0; i < c->step->want.n; i++) {
        const LessonList one = {&c->step->want.row[i], 1};
        if (!lesson_move(c->m, c->scene->you, &one, &mv, NULL))
            return no(c, one.row->line, "the move is not legal here");
        if (!holds(c, one.row->line, match_play(c->m, match_serial(c->m), mv)))
            return false;
    }
    return (g->move[mv.kind].flags & MV_PASS) != 0 || no(c, c->step->line, "the last move does not end the turn");
}

/* Plays the step; *next: the one that follows. */
static bool play_step(Check *c, int index, const Way *way, int *next)
{
    const LessonStep *s = c->step = &c->scene->step[index];
    const LessonElse *kept = way->kept && way->at == index ? way->kept : NULL;
    uint32_t from = match_serial(c->m);
    *next = index + 1;
    Move mv = {0};
    if (s->kind == STEP_WANT && !choose_wanted(c, index, way->at == index ? way->which : 0, &mv))
        return false;
    bool watch = s->kind == STEP_WATCH; /* highlights are seen after the others have moved */
    if (watch && !holds(c, s->line, lesson_they_play(s, c->m)))
        return false;
    if (!looks_right(c))
        return false;
    if (s->kind == STEP_POKE)
        return poke_is_refused(c);
    if (s->kind == STEP_TURN && !play_turn(c))
        return false;
    if (s->kind == STEP_WANT) {
        LessonRow pattern = {kept ? kept->pattern : "", kept ? kept->line : s->line};
        const LessonList one = {&pattern, 1};
        if (kept && !lesson_move(c->m, c->scene->you, &one, &mv, NULL))
            return no(c, pattern.line, "the move is not legal here");
        if (!holds(c, pattern.line, match_play(c->m, match_serial(c->m), mv)))
            return false;
        if (kept) {
            *next = kept->to ? lesson_step_by_id(c->scene, kept->to) : index;
            return true;
        }
    }
    return (watch || holds(c, s->line, lesson_they_play(s, c->m))) && after(c, from);
}

static bool play_way(Check *c, const Way *way)
{
    Status st;
    Way once = *way;
    c->step = NULL;
    c->m = lesson_begin(c->l, c->scene, "Mira", &st);
    c->ways++;
    bool good = c->m ? true : holds(c, c->scene->position_line, st);
    int budget = 4 * c->scene->nsteps;
    for (int i = 0, next = 0; good && i < c->scene->nsteps; i = next) {
        good = budget-- > 0 ? play_step(c, i, &once, &next) : no(c, 0, "this way never ends");
        if (once.at == i)
            once.kept = NULL; /* the step may be asked again */
    }
    match_free(c->m);
    c->m = NULL;
    return good;
}

static bool play_scene(Check *c)
{
    memset(c->legal, 0, sizeof c->legal);
    c->first = true;
    if (!play_way(c, &(Way){.at = -1}))
        return false;
    c->first = false;
    for (int i = 0; i < c->scene->nsteps; i++) {
        const LessonStep *s = &c->scene->step[i];
        for (int k = 1; s->kind == STEP_WANT && k < s->want.n; k++)
            if (!play_way(c, &(Way){.at = i, .which = k}))
                return false;
        for (int k = 0; k < s->nothers; k++)
            if (s->other[k].how == ELSE_KEEP && !play_way(c, &(Way){.at = i, .kept = &s->other[k]}))
                return false;
    }
    for (int i = 0; i < c->scene->nsteps; i++) {
        const LessonStep *s = c->step = &c->scene->step[i];
        for (int k = 0; s->kind == STEP_WANT && k < s->want.n; k++) {
            char what[200] = "the wanted move is never legal: ";
            str_add(what, sizeof what, "%.100s", s->want.row[k].text);
            if (!(c->legal[i] >> k & 1))
                return no(c, s->want.row[k].line, what);
        }
    }
    return true;
}

/* ---- puzzles ----------------------------------------------------------------------------------------------------- */

static int margin(const Match *m, int you)
{
    Standing standing;
    int other = INT16_MIN;
    match_standing(m, &standing);
    for (int i = 0; i < match_setup(m)->nseats; i++)
        if (i != you && standing.score[i] > other)
            other = standing.score[i];
    return standing.score[you] - other;
}

/* Returns the best margin over the others that the learner's own moves can reach from here, in at most `left` of them:
 * where moves can repeat for ever, not all lines can be tried. */
static int best_margin(const Match *m, int you, int left, int *budget)
{
    Moves legal = {.n = 0};
    if (match_over(m) || match_to_act(m) != you)
        return margin(m, you);
    if (left == 0)
        *budget = 0;
    if (--*budget < 0)
        return margin(m, you);
    match_legal(m, you, &legal);
    int best = INT16_MIN;
    for (int i = 0; i < legal.n; i++) {
        Match *next = match_at(m, match_serial(m));
        (void)match_play(next, match_serial(next), legal.m[i]);
        int n = best_margin(next, you, left - 1, budget);
        best = n > best ? n : best;
        match_free(next);
    }
    return best;
}

static bool prove_search(Check *c, int line)
{
    Moves legal = {.n = 0};
    char text[WORD_MAX], what[300];
    int top = INT16_MIN, wanted = INT16_MIN, budget = SEARCH_MOST;
    match_legal(c->m, c->scene->you, &legal);
    what[0] = '\0';
    for (int i = 0; i < legal.n; i++) {
        Match *next = match_at(c->m, match_serial(c->m));
        (void)match_play(next, match_serial(next), legal.m[i]);
        int n = best_margin(next, c->scene->you, LINE_MOST, &budget);
        match_free(next);
        lesson_move_text(c->m, legal.m[i], text);
        if (is_wanted(c, text)) {
            wanted = n > wanted ? n : wanted;
        } else if (n > top) {
            top = n;
            what[0] = '\0';
            str_add(what, sizeof what, "another move is as good: %s (%d)", text, n);
        }
    }
    if (budget < 0)
        return no(c, line, "there are too many ways to try them all");
    return wanted > top || no(c, line, what);
}

static bool prove_bot(Check *c, int worlds, int line)
{
    bool good = true;
    View *v = view_new(c->l->game);
    Bot *bot = bot_new(c->l->game);
    match_view(c->m, c->scene->you, VIEW_MEMORY, v);
    for (uint64_t seed = 1; good && seed <= PROOF_SEEDS; seed++) {
        char text[WORD_MAX], what[200] = "the opponent would play ";
        Move mv = bot_choose(bot, v, PROOF_LEVEL, worlds, seed, NULL, 0);
        lesson_move_text(c->m, mv, text);
        str_add(what, sizeof what, "%s (seed %d)", text, (int)seed);
        good = is_wanted(c, text) || no(c, line, what);
    }
    bot_free(bot);
    view_free(v);
    return good;
}

/* Checks that each worth of a mined puzzle is that of a legal move, and the best one's that of a wanted move. */
static bool knows_worth(Check *c)
{
    bool good = true;
    const LessonWorth *of = c->scene->worth;
    if (c->step->kind == STEP_TURN) /* play_turn has tried its moves */
        return (c->scene->nworth == 2 && of[0].wins > of[1].wins) ||
               no(c, of->line, "a turn has two rows of 'worth', the best and one that is worth less");
    for (int i = 0; good && i < c->scene->nworth; i++) {
        const LessonWorth *worth = &c->scene->worth[i];
        LessonRow row = {worth->move, worth->line};
        const LessonList one = {&row, 1};
        Move mv;
        good = lesson_move(c->m, c->scene->you, &one, &mv, NULL) || no(c, worth->line, "the move is not legal here");
        if (good && is_wanted(c, worth->move) != (worth->wins == c->scene->worth[0].wins))
            good = no(c, worth->line, "the best moves are worth more than the others");
    }
    return good;
}

static bool prove(Check *c)
{
    Status st;
    bool good = true;
    c->step = &c->scene->step[0];
    if (c->scene->proof.n == 0)
        return no(c, c->scene->line, "a puzzle needs a proof");
    c->m = lesson_begin(c->l, c->scene, "Mira", &st);
    for (int i = 0; c->m && good && i < c->scene->proof.n; i++) {
        const LessonRow *row = &c->scene->proof.row[i];
        long worlds = strncmp(row->text, "bot ", 4) == 0 ? strtol(row->text + 4, NULL, 10) : 0;
        if (strcmp(row->text, "search") == 0)
            good = prove_search(c, row->line);
        else if (is_saved(c->l) && strcmp(row->text, "review") == 0) /* the review found it: it is trusted */
            good = true;
        else if (c->scene->level > 0 && strcmp(row->text, "mined") == 0) /* test_mined searches it anew */
            good = knows_worth(c);
        else if (worlds > 0 && worlds <= WORLDS_MOST)
            good = prove_bot(c, (int)worlds, row->line);
        else
            good = no(c, row->line, "'proof search' or 'proof bot N' is expected here");
    }
    match_free(c->m);
    c->m = NULL;
    return good;
}

/* ---- bubbles ----------------------------------------------------------------------------------------------------- */

static bool has_move(const Game *g, const char *pattern)
{
    char first[WORD_MAX];
    size_t n = strcspn(pattern, " ");
    str_cut(first, n + 1 < sizeof first ? n + 1 : sizeof first, pattern);
    for (int i = 1; i < g->nmoves; i++)
        if (g->move[i].word && lesson_fits(first, g->move[i].word))
            return true;
    return false;
}

static bool has_phase(const Game *g, const char *word)
{
    for (int i = 0; i < g->nphases; i++)
        if (strcmp(g->phase[i], word) == 0)
            return true;
    return false;
}

/* True of a list with commas that has at least one. */
static bool has_moves(const Game *g, const char *list)
{
    char pattern[WORD_MAX];
    bool good = *list != '\0';
    for (const char *at = list + strspn(list, " "); *at && good; at += strspn(at, ", ")) {
        size_t n = strcspn(at, ",");
        str_cut(pattern, n + 1 < sizeof pattern ? n + 1 : sizeof pattern, at);
        good = has_move(g, pattern);
        at += n;
    }
    return good;
}

static bool trigger(Check *c, const LessonRow *row)
{
    const Game *g = c->l->game;
    char kind[16] = "", word[WORD_MAX] = "";
    char what[160] = "no trigger of this game: ";
    (void)sscanf(row->text, "%15s %63s", kind, word);
    const char *rest = row->text + strcspn(row->text, " ");
    rest += strspn(rest, " ");
    str_add(what, sizeof what, "%.100s", row->text);
    bool good = false;
    if (strcmp(kind, "act") == 0 || strcmp(kind, "legal") == 0)
        good = has_move(g, rest);
    else if (strcmp(kind, "event") == 0)
        good = lesson_event_kind(g, word) >= 0;
    else if (strcmp(kind, "refused") == 0)
        good = strncmp(word, g->prefix, strlen(g->prefix)) == 0;
    else if (strcmp(kind, "only") == 0)
        good = has_phase(g, word) && has_moves(g, rest + strlen(word));
    else if (strcmp(kind, "phase") == 0)
        good = has_phase(g, word);
    return good || no(c, row->line, what);
}

static bool bubbles(Check *c)
{
    c->scene = NULL;
    c->step = NULL;
    for (int i = 0; i < c->l->nbubbles; i++) {
        const LessonBubble *b = &c->l->bubble[i];
        if (!sentence(c, b->line, b->say))
            return false;
        for (int k = 0; k < b->when.n; k++)
            if (!trigger(c, &b->when.row[k]))
                return false;
    }
    return true;
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

static bool head(Check *c)
{
    const Lesson *l = c->l;
    for (int i = 0; i < SEAT_MAX; i++) {
        bool known = !l->seat[i].character;
        for (int k = 0; !known && k < l->game->ncharacters; k++)
            known = strcmp(l->game->character[k].word, l->seat[i].character) == 0;
        if (!known)
            return no(c, 1, "a seat has a character that the game does not have");
    }
    Setup first;
    return holds(c, l->first_game.n ? l->first_game.row[0].line : 1, lesson_first_game(l, "Mira", &first)) &&
           (!l->other || sentence(c, 1, l->other)) && (!l->aim || sentence(c, 1, l->aim));
}

Status lesson_check(const Lesson *l, const char *name, Buf *summary)
{
    Check c = {.l = l, .name = name, .line = 1};
    int steps = 0;
    bool good = head(&c);
    for (int i = 0; good && i < l->nscenes + l->npuzzles; i++) {
        c.scene = &l->scene[i];
        good = play_scene(&c) && (!c.scene->puzzle || prove(&c));
        steps += c.scene->puzzle ? 0 : c.scene->nsteps;
    }
    if (good)
        (void)bubbles(&c);
    buf_printf(summary, "%d scenes, %d steps, %d ways, %d puzzles, %d bubbles", l->nscenes, steps, c.ways, l->npuzzles,
               l->nbubbles);
    return c.st;
}

bool lesson_check_file(const char *path, FILE *out)
{
    Lesson l = {0};
    Buf summary = {0};
    Status st = lesson_load(path, &l);
    if (!st.code) {
        const char *slash = strrchr(path, '/');
        st = lesson_check(&l, slash ? slash + 1 : path, &summary);
    }
    if (st.code)
        (void)plain_print(out, "FAILED %s\n", st.text);
    else
        (void)plain_print(out, "ok %s: %s\n", path, buf_str(&summary));
    lesson_free(&l);
    buf_free(&summary);
    return st.code == 0;
}
