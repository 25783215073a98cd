/* SPDX-License-Identifier: MIT
 * Reads a .lesson file: one statement per line, by a table of statements and where they are allowed. Counts are bounded
 * before anything is allocated; no number of the file is used as a size. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "lesson/lesson.h"

enum { IN_HEAD = 1, IN_SCENE = 2, IN_PUZZLE = 4, IN_STEP = 8, IN_BUBBLE = 16, IN_ALL = 31 };
enum { SCENES_MOST = 32, BUBBLES_MOST = 48, NUMBER_MOST = 1000, LINE_MOST = 1000, TITLE_MOST = 300 };

typedef struct {
    const char *name;
    Lesson *l;
    char *next, *end; /* of the text not read yet */
    int line;
    unsigned in;        /* where the current statement is: one bit */
    LessonScene *scene; /* the current scene, or NULL */
    LessonStep *step;   /* the current step, or NULL; of a puzzle: its question */
    LessonBubble *bubble;
    Status st;
} Reader;

static bool fail(Reader *r, const char *what)
{
    if (!r->st.code)
        r->st = status_error(1, "%.120s:%d: %s", r->name, r->line, what);
    return false;
}

/* ---- pieces of a line -------------------------------------------------------------------------------------------- */

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Cuts blanks off both ends, in place. */
static char *trim(char *s)
{
    while (blank(*s))
        s++;
    size_t n = strlen(s);
    while (n > 0 && blank(s[n - 1]))
        s[--n] = '\0';
    return s;
}

/* Cuts the first word off *rest and returns it; "": none. */
static char *word(char **rest)
{
    char *s = trim(*rest), *end = s;
    while (*end && !blank(*end))
        end++;
    *rest = *end ? end + 1 : end;
    *end = '\0';
    *rest = trim(*rest);
    return s;
}

/* Returns the next line without its comment, terminated in place; NULL: end of the text. */
static char *next_line(Reader *r)
{
    if (r->next >= r->end)
        return NULL;
    char *s = r->next, *end = memchr(s, '\n', (size_t)(r->end - s));
    r->next = end ? end + 1 : r->end;
    if (end)
        *end = '\0';
    r->line++;
    return s;
}

static void cut_comment(char *s)
{
    for (char *p = s; *p; p++)
        if (*p == '#' && (p == s || blank(p[-1]))) {
            *p = '\0';
            return;
        }
}

static bool add_row(Reader *r, LessonList *list, const char *text)
{
    if (!*text)
        return fail(r, "something is missing at the end of the line");
    if (list->n >= LESSON_ROWS)
        return fail(r, "there are too many of these");
    list->row = xrealloc(list->row, (size_t)(list->n + 1) * sizeof *list->row);
    list->row[list->n++] = (LessonRow){text, r->line};
    return true;
}

/* Adds "a | b | c" as three rows. */
static bool add_alternatives(Reader *r, LessonList *list, char *rest)
{
    for (char *bar; (bar = strchr(rest, '|')); rest = bar + 1) {
        *bar = '\0';
        if (!add_row(r, list, trim(rest)))
            return false;
    }
    return add_row(r, list, trim(rest));
}

static bool add_words(Reader *r, LessonList *list, char *rest)
{
    do
        if (!add_row(r, list, word(&rest)))
            return false;
    while (*rest);
    return true;
}

static bool read_number(Reader *r, const char *text, int64_t least, int64_t most, int64_t *out)
{
    char *end = NULL;
    int64_t n = strtoll(text, &end, 10);
    if (!isdigit((unsigned char)*text) || *end || strlen(text) > 12 || n < least || n > most) {
        char what[96];
        (void)snprintf(what, sizeof what, "a whole number from %lld to %lld is expected here", (long long)least,
                       (long long)most);
        return fail(r, what);
    }
    *out = n;
    return true;
}

static bool once(Reader *r, const char **at, const char *text)
{
    if (*at)
        return fail(r, "that was said already");
    if (!*text)
        return fail(r, "something is missing at the end of the line");
    *at = text;
    return true;
}

static bool is_id(const char *s)
{
    size_t n = strlen(s);
    for (const char *p = s; *p; p++)
        if (!islower((unsigned char)*p) && !isdigit((unsigned char)*p) && *p != '-')
            return false;
    return n > 0 && n < LESSON_ID;
}

static bool need_id(Reader *r, const char *s)
{
    return is_id(s) || fail(r, "an id is expected: small letters, digits and hyphens");
}

/* ---- the head ---------------------------------------------------------------------------------------------------- */

static bool read_lesson(Reader *r, char *rest)
{
    return need_id(r, rest) && once(r, &r->l->id, rest);
}

static bool read_game(Reader *r, char *rest)
{
    if (r->l->game)
        return fail(r, "that was said already");
    r->l->game = game_by_id(rest);
    return r->l->game || fail(r, "there is no such game");
}

/* Bounds the title, because screens add words to it. */
static bool need_title(Reader *r, const char *s)
{
    return strlen(s) <= TITLE_MOST || fail(r, "the title is too long");
}

static bool read_title(Reader *r, char *rest)
{
    return need_title(r, rest) && once(r, &r->l->title, rest);
}

static bool read_aim(Reader *r, char *rest)
{
    return once(r, &r->l->aim, rest);
}

/* Only names that cannot lead out of the folder of pictures. */
static bool read_picture(Reader *r, char *rest)
{
    bool good = *rest != '\0' && *rest != '/' && strlen(rest) <= TITLE_MOST;
    for (const char *p = rest; *p; p++)
        good = good && (islower((unsigned char)*p) || isdigit((unsigned char)*p) || *p == '-' || *p == '/');
    return good ? once(r, r->in == IN_PUZZLE ? &r->scene->picture : &r->l->picture, rest)
                : fail(r, "a picture is named by small letters, digits, hyphens and slashes");
}

static bool read_default(Reader *r, char *rest)
{
    return once(r, &r->l->other, rest);
}

static bool read_small(Reader *r, char *rest, int *out)
{
    int64_t n = 0;
    if (!read_number(r, rest, 1, NUMBER_MOST, &n))
        return false;
    *out = (int)n;
    return true;
}

static bool read_minutes(Reader *r, char *rest)
{
    return read_small(r, rest, &r->l->minutes);
}

static bool read_version(Reader *r, char *rest)
{
    return read_small(r, rest, &r->l->version);
}

static bool read_you(Reader *r, char *rest)
{
    int64_t n = 0;
    if (!read_number(r, rest, 0, SEAT_MAX - 1, &n))
        return false;
    *(r->in == IN_PUZZLE ? &r->scene->you : &r->l->you) = (int)n;
    return true;
}

static bool read_seat(Reader *r, char *rest)
{
    int64_t n = 0;
    char *name;
    if (!read_number(r, word(&rest), 0, SEAT_MAX - 1, &n))
        return false;
    name = word(&rest);
    if (!*name || strlen(name) >= SEAT_NAME_MAX || strchr(name, '*'))
        return fail(r, "the name of that seat is missing or too long");
    r->l->seat[n] = (LessonSeat){name, *rest ? rest : NULL};
    return true;
}

static bool read_names(Reader *r, char *rest)
{
    return add_words(r, &r->l->name, rest);
}

static bool read_goal(Reader *r, char *rest)
{
    return add_row(r, &r->l->goal, rest);
}

static bool read_first_game(Reader *r, char *rest)
{
    if (!add_words(r, &r->l->first_game, rest))
        return false;
    for (int i = 0; i < r->l->first_game.n; i++)
        if (!strchr(r->l->first_game.row[i].text, '='))
            return fail(r, "words like seats=3 are expected here");
    return true;
}

/* ---- scenes and puzzles ------------------------------------------------------------------------------------------ */

static LessonStep *add_step(Reader *r, const char *id)
{
    LessonScene *sc = r->scene;
    if (sc->nsteps >= LESSON_STEPS) {
        (void)fail(r, "this scene has too many steps");
        return NULL;
    }
    for (int i = 0; i < sc->nsteps; i++)
        if (strcmp(sc->step[i].id, id) == 0) {
            (void)fail(r, "this scene has a step of that id already");
            return NULL;
        }
    sc->step = xrealloc(sc->step, (size_t)(sc->nsteps + 1) * sizeof *sc->step);
    sc->step[sc->nsteps] = (LessonStep){.id = id, .line = r->line};
    return &sc->step[sc->nsteps++];
}

static bool begin_scene(Reader *r, char *rest, bool puzzle)
{
    Lesson *l = r->l;
    char *id = word(&rest);
    if (!need_id(r, id))
        return false;
    if (!*rest && !puzzle)
        return fail(r, "its title is missing");
    if (!need_title(r, rest))
        return false;
    if (!puzzle && l->npuzzles > 0)
        return fail(r, "scenes stand before all puzzles");
    int n = l->nscenes + l->npuzzles;
    if (n >= SCENES_MOST)
        return fail(r, "there are too many scenes");
    for (int i = 0; i < n; i++)
        if (strcmp(l->scene[i].id, id) == 0)
            return fail(r, "there is a scene or puzzle of that id already");
    l->scene = xrealloc(l->scene, (size_t)(n + 1) * sizeof *l->scene);
    l->scene[n] = (LessonScene){.id = id, .title = rest, .puzzle = puzzle, .you = l->you, .line = r->line, .luck = 1};
    *(puzzle ? &l->npuzzles : &l->nscenes) += 1;
    r->scene = &l->scene[n];
    r->step = NULL;
    r->bubble = NULL;
    return true;
}

static bool read_scene(Reader *r, char *rest)
{
    r->in = IN_SCENE;
    return begin_scene(r, rest, false);
}

static bool read_puzzle(Reader *r, char *rest)
{
    r->in = IN_PUZZLE;
    if (!begin_scene(r, rest, true) || !add_step(r, "ask") || !add_step(r, "why"))
        return false;
    r->step = &r->scene->step[0];
    r->scene->step[1].kind = STEP_WATCH;
    return true;
}

static bool read_luck(Reader *r, char *rest)
{
    int64_t n = 0;
    if (!read_number(r, rest, 0, INT32_MAX, &n))
        return false;
    r->scene->luck = (uint64_t)n;
    return true;
}

static bool read_position(Reader *r, char *rest)
{
    if (*trim(rest))
        return fail(r, "the position stands in the lines that follow, up to a line 'end'");
    if (r->scene->position)
        return fail(r, "that was said already");
    int first = r->line + 1;
    Buf json = {0};
    char *s;
    while ((s = next_line(r)) && strcmp(trim(s), "end") != 0) {
        buf_add(&json, s);
        buf_add(&json, "\n");
    }
    json_error_t why;
    json_t *root = s ? json_loadb(buf_str(&json), json.n, JSON_REJECT_DUPLICATES, &why) : NULL;
    buf_free(&json);
    if (!s) {
        r->line = first - 1;
        return fail(r, "the position that begins here has no line 'end'");
    }
    if (!json_is_object(root)) {
        char what[sizeof why.text + 40];
        (void)snprintf(what, sizeof what, "that is no JSON: %s", root ? "an object is expected" : why.text);
        r->line = root ? first : first - 1 + (why.line > 0 ? why.line : 1);
        json_decref(root);
        return fail(r, what);
    }
    r->scene->position = root;
    r->scene->position_line = first;
    return true;
}

static bool read_level(Reader *r, char *rest)
{
    int64_t n = 0;
    if (!read_number(r, rest, 1, LESSON_LEVELS, &n))
        return false;
    r->scene->level = (int)n;
    return true;
}

/* Reads "WINS MOVE". */
static bool read_worth(Reader *r, char *rest)
{
    int64_t n = 0;
    LessonScene *sc = r->scene;
    if (!read_number(r, word(&rest), 0, 100, &n))
        return false;
    if (!*rest)
        return fail(r, "the move is missing");
    if (sc->nworth >= LESSON_ROWS)
        return fail(r, "there are too many of these");
    sc->worth = xrealloc(sc->worth, (size_t)(sc->nworth + 1) * sizeof *sc->worth);
    sc->worth[sc->nworth++] = (LessonWorth){.move = rest, .wins = (int)n, .line = r->line};
    return true;
}

static bool read_lead(Reader *r, char *rest)
{
    return add_row(r, &r->scene->lead, rest);
}

static bool read_proof(Reader *r, char *rest)
{
    return add_row(r, &r->scene->proof, rest);
}

static bool read_why(Reader *r, char *rest)
{
    r->scene->step[1].line = r->line;
    return once(r, &r->scene->step[1].say, rest);
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static bool read_step(Reader *r, char *rest)
{
    if (!need_id(r, rest))
        return false;
    r->in = IN_STEP;
    r->step = add_step(r, rest);
    return r->step != NULL;
}

static bool read_say(Reader *r, char *rest)
{
    return once(r, r->bubble ? &r->bubble->say : &r->step->say, rest);
}

static bool read_held(Reader *r, char *rest)
{
    return once(r, &r->step->held, rest);
}

static bool set_kind(Reader *r, StepKind kind)
{
    if (r->step->kind != STEP_NONE)
        return fail(r, "a step waits for one thing only");
    r->step->kind = kind;
    return true;
}

static bool read_light(Reader *r, char *rest)
{
    return add_alternatives(r, &r->step->light, rest);
}

static bool read_frame(Reader *r, char *rest)
{
    r->step->framed = true;
    return read_light(r, rest);
}

static bool read_want(Reader *r, char *rest)
{
    return set_kind(r, STEP_WANT) && add_alternatives(r, &r->step->want, rest);
}

/* Reads one move of a turn. */
static bool read_turn(Reader *r, char *rest)
{
    return (r->step->kind == STEP_TURN || set_kind(r, STEP_TURN)) && add_row(r, &r->step->want, rest);
}

static bool read_poke(Reader *r, char *rest)
{
    char *last = strrchr(rest, ' ');
    if (!last)
        return fail(r, "a move and the number of a rule are expected here");
    *last = '\0';
    r->step->rule = last + 1;
    return set_kind(r, STEP_POKE) && add_row(r, &r->step->want, trim(rest));
}

static bool read_watch(Reader *r, char *rest)
{
    if (*trim(rest))
        return fail(r, "nothing stands behind 'watch'");
    return set_kind(r, STEP_WATCH);
}

/* Reads "MOVE show : SENTENCE" or "MOVE keep STEP : SENTENCE". */
static bool read_else(Reader *r, char *rest)
{
    static const char *const how[] = {"show", "no", "keep"};
    char *colon = strstr(rest, " : ");
    if (!colon)
        return fail(r, "a sentence behind ' : ' is expected here");
    *colon = '\0';
    LessonElse e = {.say = trim(colon + 3), .line = r->line, .to = NULL};
    char *head = trim(rest), *last = strrchr(head, ' ');
    if (last && strlen(last) > 1 && is_id(last + 1)) { /* "keep STEP" */
        char *before = last;
        while (before > head && before[-1] != ' ')
            before--;
        if (before > head && last - before == 4 && strncmp(before, "keep", 4) == 0) {
            e.to = last + 1;
            *last = '\0';
            last = before - 1;
        }
    }
    int found = -1;
    for (int i = 0; last && i < 3; i++)
        if (strcmp(last + 1, how[i]) == 0)
            found = i;
    if (found < 0)
        return fail(r, "'show', 'no' or 'keep' is expected before the ' : '");
    *last = '\0';
    e.how = (ElseHow)found;
    e.pattern = trim(head);
    if (!*e.pattern || !*e.say)
        return fail(r, "a move or its answer is missing");
    if (r->step->nothers >= LESSON_ROWS)
        return fail(r, "there are too many of these");
    r->step->other = xrealloc(r->step->other, (size_t)(r->step->nothers + 1) * sizeof e);
    r->step->other[r->step->nothers++] = e;
    return true;
}

static bool read_they(Reader *r, char *rest)
{
    int64_t seat = 0;
    if (!read_number(r, word(&rest), 0, SEAT_MAX - 1, &seat))
        return false;
    if (r->step->nthey >= LESSON_ROWS)
        return fail(r, "there are too many of these");
    r->step->they = xrealloc(r->step->they, (size_t)(r->step->nthey + 1) * sizeof *r->step->they);
    LessonThey *t = &r->step->they[r->step->nthey++];
    *t = (LessonThey){.seat = (int)seat, .line = r->line};
    return add_alternatives(r, &t->move, rest);
}

static bool read_cut(Reader *r, char *rest)
{
    return add_words(r, &r->step->cut, rest);
}

static bool read_expect(Reader *r, char *rest)
{
    return add_row(r, &r->step->expect, rest);
}

/* ---- bubbles ----------------------------------------------------------------------------------------------------- */

static bool read_bubble(Reader *r, char *rest)
{
    Lesson *l = r->l;
    if (!need_id(r, rest))
        return false;
    if (l->nbubbles >= BUBBLES_MOST)
        return fail(r, "there are too many bubbles");
    for (int i = 0; i < l->nbubbles; i++)
        if (strcmp(l->bubble[i].id, rest) == 0)
            return fail(r, "there is a bubble of that id already");
    l->bubble = xrealloc(l->bubble, (size_t)(l->nbubbles + 1) * sizeof *l->bubble);
    l->bubble[l->nbubbles] = (LessonBubble){.id = rest, .line = r->line};
    r->bubble = &l->bubble[l->nbubbles++];
    r->scene = NULL;
    r->step = NULL;
    r->in = IN_BUBBLE;
    return true;
}

static bool read_when(Reader *r, char *rest)
{
    return add_alternatives(r, &r->bubble->when, rest);
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

static const struct {
    const char *word;
    unsigned in; /* where it is allowed, as bits */
    bool (*read)(Reader *r, char *rest);
} statement[] = {
    {"lesson", IN_HEAD, read_lesson},
    {"game", IN_HEAD, read_game},
    {"title", IN_HEAD, read_title},
    {"picture", IN_HEAD | IN_PUZZLE, read_picture},
    {"minutes", IN_HEAD, read_minutes},
    {"version", IN_HEAD, read_version},
    {"you", IN_HEAD | IN_PUZZLE, read_you},
    {"seat", IN_HEAD, read_seat},
    {"aim", IN_HEAD, read_aim},
    {"first-game", IN_HEAD, read_first_game},
    {"names", IN_HEAD, read_names},
    {"default", IN_HEAD, read_default},
    {"goal", IN_HEAD, read_goal},
    {"scene", IN_ALL, read_scene},
    {"puzzle", IN_ALL, read_puzzle},
    {"bubble", IN_ALL, read_bubble},
    {"position", IN_SCENE | IN_PUZZLE, read_position},
    {"luck", IN_SCENE | IN_PUZZLE, read_luck},
    {"step", IN_SCENE | IN_STEP, read_step},
    {"say", IN_STEP | IN_PUZZLE | IN_BUBBLE, read_say},
    {"held", IN_STEP | IN_PUZZLE, read_held},
    {"light", IN_STEP | IN_PUZZLE, read_light},
    {"frame", IN_STEP | IN_PUZZLE, read_frame},
    {"want", IN_STEP, read_want},
    {"poke", IN_STEP, read_poke},
    {"watch", IN_STEP, read_watch},
    {"else", IN_STEP | IN_PUZZLE, read_else},
    {"they", IN_STEP, read_they},
    {"cut", IN_STEP, read_cut},
    {"expect", IN_STEP, read_expect},
    {"level", IN_PUZZLE, read_level},
    {"worth", IN_PUZZLE, read_worth},
    {"lead", IN_PUZZLE, read_lead},
    {"best", IN_PUZZLE, read_want},
    {"turn", IN_PUZZLE, read_turn},
    {"why", IN_PUZZLE, read_why},
    {"proof", IN_PUZZLE, read_proof},
    {"when", IN_BUBBLE, read_when},
};

static bool read_statement(Reader *r, char *line)
{
    if (strlen(line) > LINE_MOST)
        return fail(r, "the line is too long");
    char *rest = line, *first = word(&rest);
    for (size_t i = 0; i < sizeof statement / sizeof *statement; i++)
        if (strcmp(statement[i].word, first) == 0) {
            if (!(statement[i].in & r->in))
                return fail(r, "this statement cannot stand here");
            if (r->in == IN_HEAD && statement[i].in == IN_ALL && !r->l->game)
                return fail(r, "'game' stands before the first scene");
            return statement[i].read(r, rest);
        }
    char what[80] = "there is no statement '";
    str_add(what, sizeof what, "%.40s'", first);
    return fail(r, what);
}

static bool fail_at(Reader *r, int line, const char *what)
{
    r->line = line;
    return fail(r, what);
}

static bool step_is_whole(Reader *r, const LessonScene *sc, const LessonStep *s)
{
    if (!s->say && sc->level == 0)
        return fail_at(r, s->line, sc->puzzle ? "'say' or 'why' is missing" : "the step has no 'say'");
    if (s->kind == STEP_NONE)
        return fail_at(r, s->line, sc->puzzle ? "'best' or 'turn' is missing" : "'want', 'poke' or 'watch' is missing");
    for (int i = 0; i < s->nothers; i++) {
        bool found = !s->other[i].to;
        for (int k = 0; !found && k < sc->nsteps; k++)
            found = strcmp(sc->step[k].id, s->other[i].to) == 0;
        if (!found)
            return fail_at(r, s->other[i].line, "this scene has no step of that id");
    }
    for (int i = 0; i < s->nthey; i++)
        if (s->they[i].seat == sc->you)
            return fail_at(r, s->they[i].line, "that is the learner's own seat");
    return true;
}

static bool is_whole(Reader *r)
{
    const Lesson *l = r->l;
    if (!l->id || !l->game || !l->title || !l->minutes || !l->version)
        return fail_at(r, 1, "the head needs lesson, game, title, minutes and version");
    if (l->nscenes == 0 && l->npuzzles == 0)
        return fail_at(r, 1, "there is no scene");
    if (l->nscenes > 0 && (!l->aim || l->goal.n == 0))
        return fail_at(r, 1, "the head needs an aim and a goal");
    for (int i = 0; i < l->nscenes + l->npuzzles; i++) {
        const LessonScene *sc = &l->scene[i];
        if (!sc->position)
            return fail_at(r, sc->line, "it has no position");
        if (sc->nsteps == 0)
            return fail_at(r, sc->line, "it has no step");
        if (!*sc->title && sc->level == 0)
            return fail_at(r, sc->line, "its title is missing");
        if (sc->level == 0 && sc->step[0].kind == STEP_TURN)
            return fail_at(r, sc->line, "only a mined puzzle asks for a turn");
        if ((sc->level > 0) != (sc->nworth > 1))
            return fail_at(r, sc->line, "'level' and two rows of 'worth' stand together");
        bool cut = false;
        for (int k = 0; k < sc->nsteps; k++) {
            const LessonStep *s = &sc->step[k];
            if (!step_is_whole(r, sc, s))
                return false;
            if (cut && (s->kind != STEP_WATCH || s->nthey > 0))
                return fail_at(r, s->line, "the story of this scene was cut: nothing can happen any more");
            cut = cut || s->cut.n > 0;
        }
    }
    for (int i = 0; i < l->nbubbles; i++)
        if (!l->bubble[i].say || l->bubble[i].when.n == 0)
            return fail_at(r, l->bubble[i].line, "the bubble needs 'when' and 'say'");
    return true;
}

/* True if the text has no control characters but line breaks and tabs. */
static bool is_text(const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)text[i] < ' ' && text[i] != '\n' && text[i] != '\t' && text[i] != '\r')
            return false;
    return true;
}

Status lesson_read(const char *text, size_t n, const char *name, Lesson *out)
{
    Lesson l = {0};
    if (n > LESSON_BYTES)
        return status_error(1, "%.120s:1: the file is too large for a lesson", name);
    if (!is_text(text, n))
        return status_error(1, "%.120s:1: this is not a text file", name);
    l.text = xmalloc(n + 1);
    memcpy(l.text, text, n);
    l.text[n] = '\0';
    Reader r = {.name = name, .l = &l, .next = l.text, .end = l.text + n, .in = IN_HEAD};
    char *line;
    bool good = true;
    while (good && (line = next_line(&r))) {
        cut_comment(line);
        line = trim(line);
        good = !*line || read_statement(&r, line);
    }
    if (!good || !is_whole(&r)) {
        lesson_free(&l);
        return r.st;
    }
    *out = l;
    return status_ok();
}

Status lesson_load(const char *path, Lesson *out)
{
    Buf text = {0};
    Status st = file_read(path, LESSON_BYTES, &text);
    const char *slash = strrchr(path, '/');
    if (!st.code)
        st = lesson_read(buf_str(&text), text.n, slash ? slash + 1 : path, out);
    buf_free(&text);
    return st;
}

static void free_scene(LessonScene *sc)
{
    for (int i = 0; i < sc->nsteps; i++) {
        LessonStep *s = &sc->step[i];
        for (int k = 0; k < s->nthey; k++)
            free(s->they[k].move.row);
        free(s->want.row);
        free(s->light.row);
        free(s->cut.row);
        free(s->expect.row);
        free(s->other);
        free(s->they);
    }
    free(sc->step);
    free(sc->worth);
    free(sc->lead.row);
    free(sc->proof.row);
    json_decref(sc->position);
}

void lesson_drop(Lesson *l, int scene)
{
    int n = l->nscenes + l->npuzzles;
    *(l->scene[scene].puzzle ? &l->npuzzles : &l->nscenes) -= 1;
    free_scene(&l->scene[scene]);
    memmove(&l->scene[scene], &l->scene[scene + 1], (size_t)(n - scene - 1) * sizeof *l->scene);
}

void lesson_free(Lesson *l)
{
    for (int i = 0; i < l->nscenes + l->npuzzles; i++)
        free_scene(&l->scene[i]);
    for (int i = 0; i < l->nbubbles; i++)
        free(l->bubble[i].when.row);
    free(l->scene);
    free(l->bubble);
    free(l->name.row);
    free(l->goal.row);
    free(l->first_game.row);
    free(l->text);
    *l = (Lesson){0};
}
