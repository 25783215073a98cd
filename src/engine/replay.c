/* SPDX-License-Identifier: MIT */
#include "engine/replay.h"

#include <inttypes.h>
#include <string.h>

#include "base/crew.h"
#include "base/file.h"
#include "base/plain.h"
#include "bots/review.h"
#include "core/gameline.h"
#include "core/journal.h"
#include "core/text.h"

static void print_setup(const Match *m, FILE *out)
{
    const Game *g = match_game(m);
    const Setup *cfg = match_setup(m);
    (void)plain_print(out, "%s, %d seats:", g->title, cfg->nseats);
    for (int seat = 0; seat < cfg->nseats; seat++)
        (void)plain_print(out, "%s %s", seat ? "," : "", cfg->name[seat]);
    (void)plain_print(out, "\n");
    for (int i = 0; i < g->noptions; i++)
        (void)plain_print(out, "%s=%s\n", g->option[i].word, g->option[i].choice[cfg->option[i]]);
    if (match_has_start(m))
        (void)plain_print(out, "It begins at a loaded position.\n");
    if (match_assisted(m))
        (void)plain_print(out, "A move was taken back freely.\n");
}

static void print_moves(const Match *m, FILE *out)
{
    for (uint32_t i = 0; i < match_serial(m); i++) {
        char text[WORD_MAX];
        Move mv = match_move(m, i);
        move_text(match_game(m), match_truth_at(m, i), mv, text);
        (void)plain_print(out, "%4u  %-12s  %-32s #%08" PRIx32 "%s\n", i + 1, match_setup(m)->name[mv.seat], text,
                          (uint32_t)match_hash_at(m, i + 1), match_was_auto(m, i) ? "  by itself" : "");
    }
}

static void print_result(const Match *m, FILE *out)
{
    Standing standing;
    const Setup *cfg = match_setup(m);
    if (!match_over(m)) {
        (void)plain_print(out, "The game is not over; %s has to choose.\n", cfg->name[match_to_act(m)]);
        return;
    }
    match_standing(m, &standing);
    for (int seat = 0; seat < cfg->nseats; seat++)
        (void)plain_print(out, "%-12s  %4d points, rank %d%s\n", cfg->name[seat], standing.score[seat],
                          standing.rank[seat], standing.winner[seat] ? ", winner" : "");
    if (standing.note[0])
        (void)plain_print(out, "%s\n", standing.note);
}

/* A journal, or a file with one line of core/gameline.h. */
static Status load(const char *path, Match **m)
{
    Buf text = {0};
    Status st = journal_load_text(path, &text, m);
    if (st.code == JOURNAL_FOREIGN && strncmp(buf_str(&text), "HH1.", 4) == 0)
        st = gameline_read(buf_str(&text), text.n, m);
    buf_free(&text);
    return st;
}

int line_run(const Args *args)
{
    Match *m = NULL;
    Buf line = {0};
    Status st = journal_load(args->file[0], &m);
    if (m != NULL && st.code == 0)
        st = gameline_write(m, &line);
    if (st.code == 0)
        (void)plain_print(stdout, "%s\n", buf_str(&line));
    else
        (void)plain_print(stderr, "hordehall-engine: %s\n", st.text);
    buf_free(&line);
    match_free(m);
    return st.code == 0 ? CLI_OK : CLI_FAILED;
}

/* Prints moves and result of the journal at path; an error when it is damaged, after what could be replayed. */
static Status replay_file(const char *path, FILE *out)
{
    Match *m = NULL;
    Status st = load(path, &m);
    if (m) {
        print_setup(m, out);
        print_moves(m, out);
        print_result(m, out);
    }
    match_free(m);
    return st;
}

int replay_run(const Args *args)
{
    Status st = replay_file(args->file[0], stdout);
    (void)fflush(stdout);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        return CLI_FAILED;
    }
    (void)plain_print(stdout, "Every hash is right.\n");
    return fflush(stdout) ? CLI_FAILED : CLI_OK;
}

/* ---- a look back ------------------------------------------------------------------------------------------------ */

static void print_point(const Match *m, const ReviewPoint *p, FILE *out)
{
    char played[SENTENCE_MAX] = "", better[SENTENCE_MAX] = "", reason[SENTENCE_MAX];
    const Game *g = match_game(m);
    const State *s = match_truth_at(m, p->serial);
    move_words(g, s, p->played, played, sizeof played);
    move_words(g, s, p->better, better, sizeof better);
    (void)snprintf(reason, sizeof reason, "%s", p->reason);
    text_names(match_setup(m), reason, sizeof reason);
    (void)plain_print(out, "  round %d, move %u: %s; better: %s (%.1f %% instead of %.1f %%)\n", p->round,
                      p->serial + 1, played, better, 100 * (double)(p->share + p->cost), 100 * (double)p->share);
    if (reason[0])
        (void)plain_print(out, "      %s\n", reason);
}

static bool always(void *data)
{
    (void)data;
    return true;
}

void look_back(const Match *m, int workers, FILE *out)
{
    const Setup *cfg = match_setup(m);
    Review *r = review_new(m);
    (void)review_run(r, workers, always, NULL);
    (void)plain_print(out, "%s: choices with an alternative: %d.\n", match_game(m)->title, review_progress(r).choices);
    for (int seat = 0; seat < cfg->nseats; seat++) {
        ReviewPoint point[REVIEW_POINTS];
        int n = review_points(r, seat, point, REVIEW_POINTS);
        (void)plain_print(out, "%s\n", cfg->name[seat]);
        for (int i = 0; i < n; i++)
            print_point(m, &point[i], out);
        if (n == 0)
            (void)plain_print(out, "  no choice that cost more than a hundredth of the win\n");
    }
    review_free(r);
}

int look_back_run(const Args *args)
{
    Match *m = NULL;
    Status st = journal_load(args->file[0], &m);
    if (m)
        look_back(m, args->workers > 0 ? args->workers : crew_cores(), stdout);
    match_free(m);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        return CLI_FAILED;
    }
    return fflush(stdout) ? CLI_FAILED : CLI_OK;
}
