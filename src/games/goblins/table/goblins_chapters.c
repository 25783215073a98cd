/* SPDX-License-Identifier: MIT
 * The end of the game in chapters, with the innkeeper's comments: the Crowns, one line after the other, the scores
 * (GH-24, GH-25). A person may guess before the Crowns are revealed. The story pauses after each chapter for a
 * person who plays. Everything is built from the events that have been shown (BoardTell.on_event). */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/text.h"
#include "games/goblins/table/goblins_draw.h"

void goblins_hear_end(GoblinsEnd *end, const Event *e)
{
    int clan = e->def >= DEF_CROWN && e->def < DEF_CROWN + CLAN_COUNT ? (int)goblins_clan(e->def) : 0;
    switch (e->kind) {
    case EV_OVER:
        *end = (GoblinsEnd){.over = true};
        break;
    case EV_CROWN:
        end->turned = true;
        break;
    case EV_LINE:
        end->line = (uint8_t)e->n;
        end->counted++;
        end->strengths = e->other;
        end->who = end->each = 0;
        break;
    case EV_HELD:
    case EV_TIED:
        end->who |= (uint8_t)(1u << clan);
        end->each = (uint8_t)(e->kind == EV_HELD ? e->n : 1);
        end->points[clan] = (uint8_t)(end->points[clan] + end->each);
        break;
    case EV_SCORE:
        end->scored = true;
        break;
    default:
        break;
    }
}

void goblins_top_told(const void *memory, TopWords *out)
{
    const GoblinsEnd *end = goblins_end(memory);
    if (!end->over)
        return;
    out->step[0] = N_("Crowns");
    out->step[1] = N_("Lines");
    out->step[2] = N_("Scores");
    out->nsteps = 3;
    out->now = end->scored ? 2 : end->counted > 0;
}

static bool is_told(const void *memory, const State *s)
{
    (void)s;
    return goblins_end(memory)->over;
}

static bool more_to_count(const void *memory, const State *s)
{
    return goblins_end(memory)->counted < __builtin_popcount(goblins_of(s)->open);
}

static bool chapter_ends(const void *memory, const State *s, const Event *next)
{
    (void)s;
    return (next->kind == EV_CROWN && !goblins_end(memory)->turned) || next->kind == EV_LINE ||
           (next->kind == EV_SCORE && !goblins_end(memory)->scored);
}

static int seat_of(const State *s, int clan)
{
    for (int seat = 0; seat < s->nseats; seat++)
        if (goblins_crown(s, seat) == (Clan)clan)
            return seat;
    return NO_SEAT;
}

static void say_crowns(const State *s, char *out, size_t n)
{
    char text[SEAT_MAX][SENTENCE_MAX];
    const char *one[SEAT_MAX];
    for (int seat = 0; seat < s->nseats; seat++) {
        char mark[8];
        (void)snprintf(mark, sizeof mark, "{%d}", seat);
        say(text[seat], sizeof text[seat], SAY("{who} ruled {clan}"), say_s("who", mark),
            say_s("clan", say_word(goblins_clan_name[goblins_crown(s, seat) & (CLAN_COUNT - 1)])));
        one[seat] = text[seat];
    }
    say(out, n, SAY("{all}."), say_list("all", SAY_AND, one, s->nseats));
}

/* "Line 2 goes to Sapphire, with strength 6 and its Flagbearer." */
static void say_line(const State *s, const GoblinsEnd *end, char *out, size_t n)
{
    const char *clan[CLAN_COUNT], *line = say_word(goblins_line_title(s, end->line - goblins_first_line(s)));
    int k = 0, most = 0;
    for (int i = 0; i < CLAN_COUNT; i++)
        if (end->who >> i & 1) {
            clan[k++] = say_word(goblins_clan_name[i]);
            most = end->strengths >> 4 * i & 15;
        }
    if (k == 0)
        say(out, n, SAY("{line}: no face-up goblins"), say_s("line", line));
    else if (k == 1)
        say(out, n, SAY("{flag:{line}: {clan} wins with {n}, plus its Flagbearer|{line}: {clan} wins with {n}}"),
            say_is("flag", end->each > 3), say_s("line", line), say_s("clan", clan[0]), say_n("n", most));
    else
        say(out, n, SAY("{line}: {clans} tie at {n}"), say_s("line", line), say_list("clans", SAY_AND, clan, k),
            say_n("n", most));
}

/* Says who scores how many points for the line; "" if no clan has points there. */
static void say_taken(const State *s, const GoblinsEnd *end, char *out, size_t n)
{
    char mark[CLAN_COUNT][8];
    const char *who[CLAN_COUNT];
    int k = 0;
    for (int i = 0; i < CLAN_COUNT; i++)
        if (end->who >> i & 1 && seat_of(s, i) != NO_SEAT) {
            (void)snprintf(mark[k], sizeof mark[k], "{%d}", seat_of(s, i));
            who[k] = mark[k];
            k++;
        }
    out[0] = '\0';
    if (k > 0)
        say(out, n,
            SAY("{one:{points:{who} scores {points} point.|{who} scores {points} points.}|{who} score 1 point each.}"),
            say_is("one", k == 1), say_n("points", end->each), say_list("who", SAY_AND, who, k));
    else if (end->who)
        say(out, n, SAY("Nobody ruled that clan, so nobody scores."));
}

/* Says who leads so far, and by how much. */
static void say_lead(const State *s, const GoblinsEnd *end, char *out, size_t n)
{
    char mark[SEAT_MAX][8];
    const char *who[SEAT_MAX];
    int best = 0, second = 0, k = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int points = end->points[goblins_crown(s, seat) & (CLAN_COUNT - 1)];
        second = points > best ? best : points > second && points < best ? points : second;
        k = points > best ? 0 : k;
        best = points > best ? points : best;
        if (points < best)
            continue;
        (void)snprintf(mark[k], sizeof mark[k], "{%d}", seat);
        who[k] = mark[k];
        k++;
    }
    if (best == 0)
        say(out, n, SAY("No points yet."));
    else if (k == 1)
        say(out, n, SAY("{who} leads by {n}."), say_s("who", who[0]), say_n("n", best - second));
    else
        say(out, n, SAY("{who} are tied at {n}."), say_list("who", SAY_AND, who, k), say_n("n", best));
}

static const char *words(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn)
{
    const GoblinsEnd *end = goblins_end(memory);
    char taken[SENTENCE_MAX], lead[SENTENCE_MAX];
    if (!end->turned) {
        say(question, qn, SAY("Who rules which clan? A guess scores nothing."));
        if (dn > 0)
            detail[0] = '\0';
        return N_("Reveal the Crowns");
    }
    if (end->counted == 0) {
        say(question, qn, SAY("Now you know. Let\u2019s count the lines!"));
        say_crowns(s, detail, dn);
        return N_("Count the lines");
    }
    say_line(s, end, question, qn);
    say_taken(s, end, taken, sizeof taken);
    say_lead(s, end, lead, sizeof lead);
    say(detail, dn, SAY("{taken:{taken} {lead}|{lead}}"), say_s("taken", taken), say_s("lead", lead));
    return more_to_count(memory, s) ? N_("Count the next line") : N_("The final points");
}

const BoardPause goblins_chapter = {.kind = PAUSE_CHAPTERS,
                                    .rest = N_("Skip"),
                                    .skips = true,
                                    .innkeeper = true,
                                    .during = is_told,
                                    .before = chapter_ends,
                                    .more = more_to_count,
                                    .words = words};
