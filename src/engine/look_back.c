/* SPDX-License-Identifier: MIT */
#include "engine/look_back.h"

#include "base/file.h"
#include "base/plain.h"
#include "bots/review.h"
#include "core/journal.h"
#include "core/text.h"

enum { SLICE = 4096 };

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

void look_back(const Match *m, FILE *out)
{
    const Setup *cfg = match_setup(m);
    Review *r = review_new(m);
    while (!review_step(r, SLICE))
        continue;
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
        look_back(m, stdout);
    match_free(m);
    if (st.code) {
        (void)plain_print(stderr, "%s\n", st.text);
        return CLI_FAILED;
    }
    return fflush(stdout) ? CLI_FAILED : CLI_OK;
}
