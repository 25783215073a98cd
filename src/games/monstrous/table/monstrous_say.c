/* SPDX-License-Identifier: MIT
 * Texts of this table before a move: the running sum, the effect of a mark, what ending the turn would leave undone. */
#include "games/monstrous/table/monstrous_draw.h"

#include "core/say.h"
#include "core/table.h"
#include "ui/words.h"

void monstrous_zoom(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    out[0] = '\0';
    const DefSpec *d = &monstrous_game.def[def];
    if (def >= DEF_HERO && def < DEF_ENEMY)
        say(out, n, SAY("*d{sides}.* {text}"), say_n("sides", monstrous_sides[def - DEF_HERO]),
            say_s("text", say_word(d->text)));
    else if (def >= DEF_MONSTER)
        say(out, n, SAY("{text:*Epic monster.* {text}|*Epic monster.*}"),
            say_s("text", d->text != NULL ? say_word(d->text) : ""));
    else if (def == DEF_OGRE)
        say(out, n, SAY("*20 points.* Hit it with exactly its number: 18 or 19."));
    else if (def >= DEF_CREATURE)
        say(out, n, SAY("*10 points.* Hit it with exactly {n}."), say_n("n", def - DEF_CREATURE + 2));
}

/* Says what a die of the team shows and has done. */
static void member_words(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    int hero = piece->def - DEF_HERO;
    Melee melee;
    monstrous_melee(s, piece->place - PLACE_TEAM, &melee);
    Mark mark = (Mark)((piece->face & FACE_MARK) >> FACE_MARK_SHIFT);
    if (mark != MARK_NONE)
        monstrous_mark_words(piece->n, mark, out, n);
    else if (piece->n == 1)
        say(out, n, SAY("{may:1: wounded if kept|will be wounded}"), say_is("may", s->phase == PHASE_REROLL));
    else if (piece->n == monstrous_sides[hero] && piece->face & FACE_USED)
        say(out, n, SAY("{attacked:used, attacked|ability used}"), say_is("attacked", piece->face & FACE_ATTACKED));
    else if (monstrous_crits(&melee) >> hero & 1)
        say(out, n, SAY("{attacked:has attacked, crit!|crit!}"), say_is("attacked", piece->face & FACE_ATTACKED));
    else if (piece->face & FACE_ATTACKED)
        say(out, n, SAY("has attacked"));
    else if (piece->face & FACE_HEALED)
        say(out, n, SAY("treated a hero"));
    else
        say(out, n, SAY("shows {n}"), say_n("n", piece->n));
}

void monstrous_hero_words(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    switch (monstrous_game.place[piece->place].group) {
    case GROUP_WOUNDED:
        say(out, n, SAY("wounded: needs {n}"), say_n("n", monstrous_sides[piece->def - DEF_HERO]));
        break;
    case GROUP_STONE:
        say(out, n, SAY("turned to stone"));
        break;
    case GROUP_TEAM:
        member_words(s, p, out, n);
        break;
    default:
        say(out, n, SAY("{back:paralysed|ready}"), say_is("back", piece->face & FACE_BACK));
        break;
    }
}

bool monstrous_now(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out, size_t n)
{
    char words[SENTENCE_MAX];
    (void)memory;
    (void)face;
    if (p == NO_PIECE)
        return false;
    if (def == DEF_OGRE) {
        say(out, n, SAY("*20 points.* Hit it with exactly {n}."), say_n("n", s->piece[p].n));
        return true;
    }
    if (s->piece[p].def < DEF_ENEMY)
        monstrous_hero_words(s, p, words, sizeof words);
    else if (def >= DEF_MONSTER && s->piece[p].def < DEF_HEAD)
        monstrous_need_words(s, p, words, sizeof words);
    else
        return false;
    say(out, n, SAY("*Now:* {state}"), say_s("state", words));
    return false;
}

/* Returns what ending the turn now would leave undone; in a puzzle nothing, because that is what is to be found. */
static Undone left_undone(const Table *t)
{
    return t->untold ? (Undone){0} : monstrous_left_undone(t->in->s);
}

/* Says "hit 3 enemies in reach and use 1 ability": what ending the turn now would leave undone; "": nothing. */
static void monstrous_undone(Undone u, char *out, size_t n)
{
    char hits[SENTENCE_MAX], cures[SENTENCE_MAX], abilities[SENTENCE_MAX];
    const char *all[3];
    int said = 0;
    out[0] = '\0';
    if (u.hits > 0) {
        say(hits, sizeof hits, SAY("{n:hit 1 enemy in reach|hit {n} enemies in reach}"), say_n("n", u.hits));
        all[said++] = hits;
    }
    if (u.cures > 0) {
        say(cures, sizeof cures, SAY("{n:treat 1 hero|treat {n} heroes}"), say_n("n", u.cures));
        all[said++] = cures;
    }
    if (u.abilities > 0) {
        say(abilities, sizeof abilities, SAY("{n:use 1 ability|use {n} abilities}"), say_n("n", u.abilities));
        all[said++] = abilities;
    }
    if (said > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_AND, all, said));
}

void monstrous_so_far(const State *s, const Setup *names, int seat, char *out, size_t n)
{
    enum { LEADS, BEHIND, LEVEL, THERE };
    const Monstrous *m = monstrous_of(s);
    int best = -1;
    out[0] = '\0';
    if (seat < 0 || seat >= s->nseats || s->over || m->showdown > 0)
        return;
    for (int q = 0; q < s->nseats; q++)
        if (q != seat && (best < 0 || m->score[q] > m->score[best]))
            best = q;
    say(out, n,
        SAY("{how:{who} leads: {n} of {target} points.|{who} has {n} of {target} points. {leader} leads with "
            "{m}.|{who} has {n} of {target} points, tied with {leader}.|{who} leads with {n} points.}"),
        say_which("how", m->score[seat] < m->score[best]               ? BEHIND
                         : m->score[seat] == m->score[best]            ? LEVEL
                         : m->score[seat] >= monstrous_target_score(s) ? THERE
                                                                       : LEADS),
        say_s("who", names->name[seat]), say_s("leader", names->name[best]), say_n("n", m->score[seat]),
        say_n("m", m->score[best]), say_n("target", monstrous_target_score(s)));
}

/* Whole sentences, one a line. */
typedef struct {
    char text[4][SENTENCE_MAX];
    const char *line[4];
    int n;
} Lines;

static char *next_line(Lines *l)
{
    l->line[l->n] = l->text[l->n];
    return l->text[l->n++];
}

static void join(const Lines *l, char *out, size_t n)
{
    if (l->n > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, l->line, l->n));
}

static void plan_attack(const Table *t, Move m, char *q, size_t qn)
{
    const State *s = t->in->s;
    PieceId p = monstrous_target_piece(s, m.b - DEF_ENEMY);
    if (p == NO_PIECE)
        return;
    const char *name =
        t->in->game->def[m.b < DEF_HEAD ? monstrous_creature(s, p) : DEF_MONSTER + MONSTER_HYDRA - 1].name;
    say(q, qn, SAY("Hit the {name}"), say_s("name", say_word(name))); /* number and points stand on its card */
}

static void plan_gathering(const Table *t, char *q, size_t qn)
{
    const State *s = t->in->s;
    Melee melee;
    monstrous_melee(s, party_seat(t->in), &melee);
    const char *who = seats_have_one_person(t) ? "" : seat_name(t, s->to_act);
    int sum = monstrous_sum(&melee, t->gathered), need = monstrous_need_of(t);
    if (need > 0 && sum < need)
        say(q, qn, SAY("{who:{who}, {n} to go|{n} to go}"), say_s("who", who), say_n("n", need - sum));
    else if (need == 0 && t->gathered != 0)
        say(q, qn, SAY("{who:{who}, you|You} have {n}. Choose a target."), say_s("who", who), say_n("n", sum));
}

/* Warns of an attack that cannot be undone, or that loses dice. */
static void warn_of_attack(const Table *t, Move m, char *d, size_t dn)
{
    Lines lines = {.n = 0};
    const State *s = t->in->s;
    PieceId p = monstrous_target_piece(s, m.b - DEF_ENEMY);
    if (p != NO_PIECE && m.b < DEF_HEAD && s->piece[p].face == MONSTER_TROLL)
        say(next_line(&lines), SENTENCE_MAX, SAY("The Troll comes back on a 5 or 6. This cannot be undone."));
    unsigned claws = 0;
    for (PieceId q = table_first(s, PLACE_MAGIC); q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].def >= DEF_BEAR)
            claws |= 1u << (SET_BEAR + s->piece[q].def - DEF_BEAR);
    if (m.a >> HERO_DRUID & 1 && claws & ~m.a)
        say(next_line(&lines), SENTENCE_MAX, SAY("Unused Bear dice are lost."));
    join(&lines, d, dn);
}

static void plan_tool(int kind, char *q, size_t qn, char *d, size_t dn)
{
    static const struct {
        uint8_t kind;
        const char *question, *detail;
    } ask[] = {
        {MOVE_DOUBLE, N_("Backstab: choose a die to count twice"), N_("Choose the same die again to undo this.")},
        {MOVE_RAISE, N_("Guidance: choose a die to count 1 more"), N_("Choose the same die again to undo this.")},
        {MOVE_LOWER, N_("Guidance: choose a die to count 1 less"), N_("Choose the same die again to undo this.")},
        {MOVE_SLEEP, N_("Sleep: choose an enemy to re-roll"),
         N_("Chance of an epic monster: 1 in 19. This cannot be undone.")},
        {MOVE_MEND, N_("Heal: choose a wounded hero"), N_("No sum needed.")},
        {MOVE_INSPIRE, N_("Inspiration: choose a hero to roll"),
         N_("You must keep the new number. This cannot be undone.")},
        {MOVE_RAGE, N_("Rage: choose an enemy to defeat"), N_("No sum needed.")},
    };
    for (size_t i = 0; i < sizeof ask / sizeof *ask; i++)
        if (ask[i].kind == kind) {
            say(q, qn, SAY_TABLE(ask[i].question));
            say(d, dn, SAY_TABLE(ask[i].detail));
        }
}

static void say_wounds(const State *s, Lines *lines)
{
    int well, wounds = monstrous_wounds_to_come(s, &well);
    if (wounds > 0 && well == 0)
        say(next_line(lines), SENTENCE_MAX,
            SAY("If you end now, you have no unwounded hero left and are out of the game."));
    else if (wounds > 0)
        say(next_line(lines), SENTENCE_MAX,
            SAY("{n:If you end now: 1 hero wounded, {m} unwounded.|If you end now: {n} heroes wounded, {m} "
                "unwounded.}"),
            say_n("n", wounds), say_n("m", well));
    if (monstrous_in_play(s) >> MONSTER_DRAGON & 1 && well > 0)
        say(next_line(lines), SENTENCE_MAX, SAY("The Young Dragon breathes fire when you end the turn."));
}

int monstrous_end_button(const Table *t, char *tip, size_t n)
{
    const State *s = t->in->s;
    Lines lines = {.n = 0};
    Undone u = left_undone(t);
    int all = u.hits + u.cures + u.abilities;
    char undone[SENTENCE_MAX];
    tip[0] = '\0';
    monstrous_undone(u, undone, sizeof undone);
    if (undone[0])
        say(next_line(&lines), SENTENCE_MAX, SAY("{n} left to do: {list}."), say_n("n", all), say_s("list", undone));
    say_wounds(s, &lines);
    join(&lines, tip, n);
    return all;
}

bool monstrous_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (m.kind == MOVE_ATTACK) {
        plan_attack(t, m, q, qn);
        warn_of_attack(t, m, d, dn);
    } else if (m.kind == MOVE_TREAT)
        say(q, qn, SAY("The {hero} recovers"), say_s("hero", say_word(t->in->game->def[m.b].name)));
    else if (m.kind == 0 && s->phase == PHASE_ACTION && (t->gathered != 0 || t->aim != 0))
        plan_gathering(t, q, qn);
    else if (m.kind == MOVE_END) {
        Lines lines = {.n = 0};
        char undone[SENTENCE_MAX];
        int well, wounds = monstrous_wounds_to_come(s, &well);
        monstrous_undone(left_undone(t), undone, sizeof undone);
        say(q, qn, SAY("End the turn anyway?"));
        if (undone[0])
            say(next_line(&lines), SENTENCE_MAX, SAY("You can still {list}."), say_s("list", undone));
        say_wounds(s, &lines);
        join(&lines, d, dn);
        return undone[0] || (wounds > 0 && well == 0);
    } else if (t->tool != 0)
        plan_tool(m.kind, q, qn, d, dn);
    return false;
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

/* Opponents' remarks at this table, and where each seat is shown. */

enum { MUCH = 15 /* points of an enemy that is worth a remark */ };
const Remark monstrous_remarks[MONSTROUS_REMARKS] = {
    {.kind = EV_DEFEATED,
     .one = N_("Down it goes."),
     .other = N_("That is how it is done."),
     .from = MUCH,
     .to = INT16_MAX},
    {.kind = EV_HEAD, .one = N_("One head less.")},
    {.kind = EV_AGAIN, .one = N_("Once more.")},
    {.kind = EV_SLEEP, .one = N_("Sleep well.")},
    {.kind = EV_WOUNDED, .one = N_("That will leave a mark."), .other = N_("Ouch.")},
    {.kind = EV_STONE, .one = N_("We’ll miss that one.")},
    {.kind = EV_UNHURT, .one = N_("Not a scratch.")},
    {.kind = EV_TRIGGERED, .one = N_("One last round, then.")},
    {.kind = EV_OUT, .one = N_("I’ll just watch.")},
    {.kind = EV_WON, .one = N_("What an evening.")},
};

int monstrous_weight(const Event *e)
{
    switch (e->kind) {
    case EV_SCORED:
    case EV_TRIGGERED:
    case EV_OUT:
        return 3;
    case EV_HIT:
    case EV_HEAD:
    case EV_RAGE:
    case EV_WOUNDED:
    case EV_STONE:
    case EV_REGENERATED:
    case EV_APPEARED:
    case EV_MENDED:
    case EV_TREATED:
        return 2;
    default:
        return 0;
    }
}

/* ---- account --------------------------------------------------------------------------------------------------- */

/* The table of Against the Monstrous Horde in sentences: the enemies with the sums they need, and each party. */

static void add_list(Buf *out, const char *head, const char *list)
{
    if (list[0])
        buf_printf(out, "*%s*: %s\n", head, list);
}

static void dice_of(const State *s, PlaceId place, bool creatures, Buf *out)
{
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next) {
        DefId def = creatures ? monstrous_creature(s, p) : s->piece[p].def;
        buf_printf(out, "%s%s", out->n ? ", " : "", say_word(monstrous_game.def[def].name));
        if (s->piece[p].n)
            buf_printf(out, " %d", s->piece[p].n);
    }
}

static void place_line(const State *s, const char *head, PlaceId place, bool creatures, Buf *out)
{
    Buf list = {0};
    dice_of(s, place, creatures, &list);
    add_list(out, head, buf_str(&list));
    buf_free(&list);
}

void monstrous_account(const State *s, const Setup *names, int eyes, Buf *out)
{
    static const struct {
        PlaceId place;
        const char *where;
    } of_seat[] = {
        {PLACE_TEAM, N_("{who}, rolled")},
        {PLACE_PARTY, N_("{who}, unwounded")},
        {PLACE_WOUNDED, N_("{who}, wounded")},
        {PLACE_STONE, N_("{who}, turned to stone")},
    };
    (void)eyes;
    place_line(s, T_("Enemies and the sums they need"), PLACE_LINEUP, true, out);
    place_line(s, T_("Heads of the Hydra"), PLACE_HEADS, true, out);
    place_line(s, T_("Defeated this turn"), PLACE_FALLEN, true, out);
    place_line(s, T_("Bolts and Bear dice"), PLACE_MAGIC, false, out);
    for (int seat = 0; seat < s->nseats; seat++)
        for (size_t i = 0; i < sizeof of_seat / sizeof *of_seat; i++) {
            char head[SENTENCE_MAX];
            say(head, sizeof head, SAY_TABLE(of_seat[i].where), say_s("who", names->name[seat]));
            place_line(s, head, (PlaceId)(of_seat[i].place + seat), false, out);
        }
}
