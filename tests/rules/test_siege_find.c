/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what filters, selectors, numbers and conditions find, and the values they read (docs/rules/siege.md
 * SH-2, 10.4 to 10.7, 10.9).  A table laid by hand: nothing runs here but the functions themselves. */
#include "../unit/help.h"

#include "games/siege/cards/siege_compile.h"
#include "games/siege/siege_int.h"

/* ---- a table ----------------------------------------------------------------------------------------------------- */

static SiegeSet cards;
static DefSpec defs[SIEGE_CARDS_MOST + 1];
static PlaceSpec places[SIEGE_PLACES];
static Game game = {.place = places, .nplaces = SIEGE_PLACES, .def = defs, .noptions = SIEGE_OPTIONS};
static Siege siege;
static State *const s = &siege.s;
static SiegeEval e; /* of the last question put to the table */

enum { NOBODY = NO_PIECE };

static DefId card(SiegeCardType type, int attack, int health, const char *ability)
{
    uint16_t row = cards.ncards++;
    cards.card[row] =
        (SiegeCard){.type = (uint8_t)type, .attack = (uint8_t)attack, .health = (uint8_t)health, .hero = NO_CARD};
    (void)snprintf(cards.card[row].word, CARD_WORD_MOST, "c%u", row);
    if (ability)
        assert_int_equal(siege_compile_ability(&cards, row, ability).code, 0);
    return (DefId)(row + 1);
}

static SiegeCard *card_of(PieceId p)
{
    return &cards.card[s->piece[p].def - 1];
}

static PieceId put(DefId def, PlaceId place, int pos)
{
    PieceId p = table_add(s, &game, def, place);
    table_move(s, &game, p, place, pos, NULL);
    s->piece[p].owner = siege_is_horde(siege_card(def)) ? NO_SEAT : 0;
    siege_derive(s);
    return p;
}

static PieceId ally(int lane, int attack, int health, const char *ability)
{
    return put(card(CARD_ALLY, attack, health, ability), PLACE_LOWER, lane - 1);
}

static PieceId monster(int lane, int attack, int health, const char *ability)
{
    return put(card(CARD_MONSTER, attack, health, ability), PLACE_UPPER, lane - 1);
}

static PieceId minion(int which, int tokens)
{
    PieceId p = put(card(CARD_MINION, 0, 0, "static(attack_is_health,trample)"), PLACE_BACK, which);
    s->piece[p].n = (uint8_t)which;
    s->piece[p].num[NUM_HEALTH] = (int8_t)tokens;
    siege_derive(s);
    return p;
}

static PieceId attach(PieceId host, SiegeCardType type, const char *ability)
{
    PieceId p = put(card(type, 0, 0, ability), PLACE_BOX, 0);
    table_attach(s, &game, p, host, PLACE_ATTACHED, NULL);
    siege_derive(s);
    return p;
}

static void token(PieceId p, int num, int n)
{
    s->piece[p].num[num] = (int8_t)n;
    siege_values(s);
}

static void face(PieceId p, int flags)
{
    s->piece[p].face = (uint8_t)flags;
    siege_derive(s);
}

/* An empty table with castle and portal, 20 each. */
static void lay(int seats, bool versus)
{
    Setup cfg = {.nseats = (uint8_t)seats};
    cfg.option[OPT_HORDE] = versus;
    memset(&cards, 0, sizeof cards);
    memset(&siege, 0, sizeof siege);
    game.ndefs = SIEGE_CARDS_MOST + 1;
    siege_use_cards(&cards);
    table_begin(s, &game, &cfg);
    siege.boosted = NO_PIECE;
    (void)put(card(CARD_CASTLE, 0, 20, NULL), PLACE_CASTLE, 0);
    PieceId portal = put(card(CARD_PORTAL, 0, 20, NULL), PLACE_PORTAL, 0);
    memcpy(card_of(portal)->waves, (uint8_t[4]){2, 3, 4, 5}, 4);
    card_of(portal)->stage = 2;
}

static int start(void **st)
{
    (void)st;
    lay(1, false);
    return 0;
}

static unsigned at(PieceId p)
{
    return 1u << siege_unit(s, p);
}

static int attack(PieceId p)
{
    return siege_attack(s, siege_unit(s, p));
}

static int health(PieceId p)
{
    return siege_health(s, siege_unit(s, p));
}

static bool has_key(PieceId p, SiegeOp key)
{
    return siege.keys[siege_unit(s, p)] & KEY_BIT(key);
}

/* ---- questions put to it ----------------------------------------------------------------------------------------- */

static Frame ctx; /* of the next ones */

/* Compiles an ability for the card that asks, and lays its frame on the stack. Returns its first effect. */
static const Term *begin(PieceId src, const char *before, const char *text, const char *behind)
{
    char ability[300];
    (void)snprintf(ability, sizeof ability, "%s%s%s", before, text, behind);
    DefId def = src == NOBODY ? card(CARD_SPELL, 0, 0, NULL) : s->piece[src].def;
    assert_int_equal(siege_compile_ability(&cards, (uint16_t)(def - 1), ability).code, 0);
    const Term *last = NULL;
    for (const Term *t = NULL; (t = siege_ability(&cards, siege_card(def), t)) != NULL;)
        last = t;
    while (s->nframes)
        frame_pop(s);
    Frame *f = frame_push(s, RUN_VERB, ctx.seat);
    *f = ctx;
    f->op = RUN_VERB;
    f->src = src;
    f->it = ctx.it ? ctx.it : NOBODY;
    return last + 1;
}

static unsigned ask_again(const Term *selector)
{
    e = siege_eval(s, 0, NULL);
    return siege_set_of(&e, selector);
}

static const Term *asked; /* the selector */

static unsigned find_in(PieceId src, const char *kind, const char *selector)
{
    char before[64];
    (void)snprintf(before, sizeof before, "%s(with(castle,damage(1,", kind);
    const Term *with = begin(src, before, selector, ")))");
    asked = term_argument(term_argument(with, 1), 1);
    return ask_again(asked);
}

static unsigned find(PieceId src, const char *selector)
{
    return find_in(src, "on_slay", selector);
}

static void answer(unsigned set, int n)
{
    Frame *f = frame_push(s, ANSWER, 0);
    f->arg = set != 0;
    f->set = set;
    f->n = (uint8_t)n;
}

static int number(PieceId src, const char *text)
{
    const Term *draw = begin(src, "on_slay(draw(", text, "))");
    e = siege_eval(s, 0, NULL);
    return siege_number(&e, draw + 1);
}

static bool holds(PieceId src, const char *condition)
{
    const Term *effect = begin(src, "on_slay(if(", condition, ",draw(1)))");
    e = siege_eval(s, 0, NULL);
    return siege_holds(&e, effect + 1);
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

static void attack_and_health_are_print_tokens_and_what_lasts(void **st) /* SH-2.11, R71 */
{
    (void)st;
    PieceId ann = ally(1, 2, 3, NULL);
    assert_int_equal(attack(ann), 2);
    token(ann, NUM_ATTACK, 2);
    token(ann, NUM_HEALTH, -1);
    assert_int_equal(attack(ann), 4);
    assert_int_equal(health(ann), 2);
    siege.buff[BUFF_ATTACK][UNIT_LOWER] = -9;
    siege.buff[BUFF_HEALTH][UNIT_LOWER] = -4;
    siege_values(s);
    assert_int_equal(attack(ann), 0);
    assert_int_equal(health(ann), -2); /* so that one sees that it falls */
    assert_int_equal(siege_health(s, UNIT_CASTLE), 20);
    assert_int_equal(siege_attack(s, UNIT_UPPER + 3), 0);
    assert_int_equal(siege_wave(s), 2);
    siege.turned = 1;
    assert_int_equal(siege_wave(s), 3); /* 1.4 */
}

static void a_minion_strikes_with_its_health_and_sleeps_without_tokens(void **st) /* SH-2.12, SH-2.18, R90 */
{
    (void)st;
    PieceId first = minion(0, 3), second = minion(1, 0);
    assert_int_equal(attack(first), 3);
    assert_true(has_key(first, KEY_TRAMPLE));
    token(first, NUM_ATTACK, 1);
    siege.buff[BUFF_HEALTH][UNIT_MINION] = 1;
    siege.buff[BUFF_HEALTH][UNIT_MINION + 1] = 2;
    siege_values(s);
    assert_int_equal(health(first), 4);
    assert_int_equal(attack(first), 5);
    assert_int_equal(health(second), 2);
    assert_true(siege_dormant(s, UNIT_MINION + 1));
    assert_false(siege_is_monster(s, UNIT_MINION + 1));
    assert_int_equal(find(NOBODY, "all(monster)"), at(first));
    assert_int_equal(find(NOBODY, "all(minion)"), at(first) | at(second));
    table_move(s, &game, first, PLACE_UPPER, 4, NULL);
    siege_derive(s);
    assert_int_equal(siege_unit(s, first), UNIT_MINION); /* a unit of its own wherever it stands */
    assert_int_equal(siege_lane(s, UNIT_MINION), 4);
    assert_int_equal(siege_upper(s, 4), first);
    assert_int_equal(attack(first), 5);
}

static void keywords_add_up_and_a_lost_one_is_worth_nothing(void **st) /* SH-15.1, R88, 10.9 */
{
    (void)st;
    PieceId ann = ally(1, 1, 1, "static(armor(2),trample,elusive(1))");
    int unit = UNIT_LOWER;
    (void)attach(ann, CARD_ATTACHMENT, "static(host_has(armor(1)),host_has(self_mod(attack,3)))");
    assert_int_equal(siege.armor[unit], 3);
    assert_int_equal(attack(ann), 4);
    token(ann, NUM_PIERCED, 2);
    assert_int_equal(siege.armor[unit], 1); /* SH-10.8: what is left */
    siege.buff[BUFF_ARMOR][unit] = 2;
    siege_values(s);
    assert_int_equal(siege.armor[unit], 3); /* armor gained adds to what is left */
    siege.lost[unit] = KEY_BIT(KEY_ARMOR);
    siege_values(s);
    assert_int_equal(siege.armor[unit], 0);
    assert_false(has_key(ann, KEY_ARMOR));
    assert_int_equal(siege.elusive[unit], 1);
    siege.granted[unit] = KEY_BIT(KEY_BARRIER) | KEY_BIT(KEY_TRAMPLE) | KEY_BIT(KEY_PIERCE);
    PieceId net = attach(ann, CARD_HORDE_ATTACHMENT, "static(host_has(without(trample)),host_has(without(elusive)))");
    assert_true(has_key(ann, KEY_BARRIER));
    assert_false(has_key(ann, KEY_PIERCE)); /* of no value */
    assert_false(has_key(ann, KEY_TRAMPLE));
    assert_int_equal(siege.elusive[unit], 0);
    table_move(s, &game, net, PLACE_HORDE_DISCARD, -1, NULL);
    siege_derive(s);
    assert_true(has_key(ann, KEY_TRAMPLE));
}

static void heroic_looks_at_health_tokens_or_at_wounds(void **st) /* SH-15.9, O12 */
{
    (void)st;
    PieceId ann = ally(1, 1, 5, "static(heroic(2),while(any(minion),heroic(1)))");
    assert_int_equal(attack(ann), 1);
    token(ann, NUM_HEALTH, 1);
    assert_int_equal(attack(ann), 3);
    (void)minion(0, 0);
    assert_int_equal(attack(ann), 4);
    s->option[OPT_HEROIC] = 1;
    siege_values(s);
    assert_int_equal(attack(ann), 1);
    token(ann, NUM_HEALTH, -1);
    assert_int_equal(attack(ann), 4);
}

static void auras_end_with_their_card(void **st) /* SH-10.28 */
{
    (void)st;
    PieceId wolf = monster(2, 1, 3, NULL), rat = monster(4, 1, 1, NULL);
    PieceId drum = monster(3, 1, 1, "static(aura(attack,1,monster,neighbour),aura_kw(armor(1),monster,other))");
    assert_int_equal(attack(wolf), 2);
    assert_int_equal(attack(rat), 2);
    assert_int_equal(attack(drum), 1);
    assert_int_equal(siege.armor[UNIT_UPPER + 1], 1);
    assert_int_equal(siege.armor[UNIT_UPPER + 2], 0);
    face(drum, FACE_FALLING);
    assert_int_equal(attack(wolf), 1);
    assert_int_equal(siege.armor[UNIT_UPPER + 1], 0);
    face(drum, FACE_CONCEALED);
    assert_int_equal(attack(wolf), 1);
    PieceId ann = ally(1, 1, 1, "static(while(is(foe,epic),self_mod(attack,4)),while(is(self,engaged),armor(1)))");
    assert_int_equal(attack(ann), 1);
    PieceId ogre = monster(1, 1, 1, NULL);
    assert_int_equal(siege.armor[UNIT_LOWER], 1);
    assert_int_equal(attack(ann), 1);
    card_of(ogre)->class = CLASS_EPIC;
    siege_values(s);
    assert_int_equal(attack(ann), 5);
}

static void a_collapsed_portal_keeps_its_abilities(void **st) /* SH-10.19, R19 */
{
    (void)st;
    PieceId portal = siege_piece(s, UNIT_PORTAL), rat = monster(1, 1, 1, NULL);
    assert_int_equal(
        siege_compile_ability(&cards, (uint16_t)(s->piece[portal].def - 1), "static(aura(attack,2,monster))").code, 0);
    siege_values(s);
    assert_int_equal(attack(rat), 3);
    face(portal, FACE_FALLING);
    assert_int_equal(attack(rat), 3);
    assert_int_equal(number(rat, "stage"), 2);
}

static void what_is_cheaper_is_so_for_its_controller(void **st) /* SH-5.4 */
{
    (void)st;
    lay(2, false);
    SiegeCard tower = {.type = CARD_TOWER, .cost = 3}, spell = {.type = CARD_SPELL, .cost = 1};
    (void)ally(1, 1, 1, "static(cheaper(1,tower))");
    assert_int_equal(siege_cost(s, 0, &tower), 2);
    assert_int_equal(siege_cost(s, 1, &tower), 3);
    assert_int_equal(siege_cost(s, 0, &spell), 1);
    PieceId castle = siege_piece(s, UNIT_CASTLE);
    assert_int_equal(siege_compile_ability(&cards, (uint16_t)(s->piece[castle].def - 1),
                                           "static(cheaper(2,spell),while(le(stage,1),cheaper(1,tower)))")
                         .code,
                     0);
    assert_int_equal(siege_cost(s, 1, &spell), 0); /* the castle's is any alliance seat's; at least 0 */
    assert_int_equal(siege_cost(s, 1, &tower), 3);
}

static void a_view_that_knows_less_has_values_all_the_same(void **st) /* SH-12.17 */
{
    (void)st;
    lay(2, true);
    PieceId ogre = monster(2, 5, 5, "static(aura(attack,1,monster))"), rat = monster(3, 1, 1, NULL);
    face(ogre, FACE_CONCEALED);
    assert_int_equal(attack(rat), 1);
    assert_int_equal(attack(ogre), 0);
    assert_int_equal(health(ogre), 0);
    Siege truth = siege;
    s->piece[ogre].def = DEF_HIDDEN;
    siege_derive(s);
    s->piece[ogre].def = truth.s.piece[ogre].def;
    assert_memory_equal(&truth, &siege, sizeof truth);
    s->piece[rat].def = DEF_HIDDEN; /* a mirror in the middle of a move */
    siege_derive(s);
    assert_int_equal(find(NOBODY, "all(monster)"), at(ogre));
}

/* ---- filters ----------------------------------------------------------------------------------------------------- */

static void nouns_are_the_types_of_cards(void **st) /* SH-1.12, SH-2.3, SH-2.4 */
{
    (void)st;
    PieceId ann = ally(1, 1, 1, NULL), hero = ally(2, 1, 1, NULL), bones = ally(3, 1, 1, NULL);
    PieceId watch = put(card(CARD_TOWER, 0, 0, NULL), PLACE_LOWER, 3);
    PieceId rat = monster(1, 1, 1, NULL), epic = monster(2, 1, 1, NULL), out = monster(3, 1, 1, NULL);
    card_of(hero)->class = CLASS_HERO;
    card_of(bones)->type = CARD_SKELETON;
    card_of(epic)->class = CLASS_EPIC;
    card_of(out)->type = CARD_OUTSIDER;
    PieceId gleaner = minion(0, 1);
    assert_int_equal(find(NOBODY, "all(ally)"), at(ann) | at(hero) | at(bones));
    assert_int_equal(find(NOBODY, "all(alliance,not(hero))"), at(ann) | at(bones) | at(watch));
    assert_int_equal(find(NOBODY, "all(monster)"), at(rat) | at(epic) | at(out) | at(gleaner));
    assert_int_equal(find(NOBODY, "all(monster,normal)"), at(rat) | at(gleaner));
    assert_int_equal(find(NOBODY, "all(monster,epic)"), at(epic));
    assert_int_equal(find(NOBODY, "all(creature,not(skeleton),not(monster))"), at(ann) | at(hero));
    assert_int_equal(find(NOBODY, "all(outsider)"), at(out));
    face(rat, FACE_FALLING); /* SH-1.11, SH-10.13 */
    assert_int_equal(number(NOBODY, "count(monster,lane)"), 2);
    PieceId spell = put(card(CARD_HORDE_SPELL, 0, 0, NULL), PLACE_UPPER, 4); /* R23: it waits to be resolved */
    face(spell, FACE_FRESH);
    assert_int_equal(find(NOBODY, "all(not(ally),lane)"), at(epic) | at(out) | at(watch));
}

static void engaged_is_who_meets_a_creature(void **st) /* SH-2.5, SH-2.18, SH-2.20 */
{
    (void)st;
    PieceId ann = ally(1, 1, 1, NULL), bob = ally(3, 1, 1, NULL), wolf = monster(1, 1, 1, NULL);
    (void)put(card(CARD_TOWER, 0, 0, NULL), PLACE_LOWER, 1);
    PieceId rat = monster(2, 1, 1, NULL), gleaner = minion(2, 1);
    assert_int_equal(find(NOBODY, "all(creature,engaged)"), at(ann) | at(wolf));
    assert_int_equal(find(NOBODY, "all(creature,unengaged)"), at(bob) | at(rat) | at(gleaner));
    assert_int_equal(find(NOBODY, "all(alliance,unengaged)"), at(bob)); /* a tower is neither */
    assert_int_equal(find(NOBODY, "all(monster,back)"), at(gleaner));
    table_move(s, &game, gleaner, PLACE_UPPER, 2, NULL);
    siege_derive(s);
    assert_true(siege_engaged(s, siege_unit(s, bob)));
    token(gleaner, NUM_HEALTH, 0);
    assert_false(siege_engaged(s, siege_unit(s, bob))); /* asleep */
    face(wolf, FACE_FALLING);
    assert_false(siege_engaged(s, siege_unit(s, ann)));
}

static void places_are_seen_from_this_card_or_its_host(void **st) /* SH-2.6 to 2.8, 10.4, SH-10.26 */
{
    (void)st;
    PieceId ann = ally(2, 1, 1, NULL), watch = put(card(CARD_TOWER, 0, 0, NULL), PLACE_LOWER, 2);
    PieceId bob = ally(4, 1, 1, NULL), wolf = monster(2, 1, 1, NULL), rat = monster(3, 1, 1, NULL);
    PieceId gleaner = minion(0, 3);
    assert_int_equal(find(ann, "all(creature,near(1))"), at(ann) | at(wolf) | at(rat));
    assert_int_equal(find(ann, "all(ally,near(2),other)"), at(bob));
    assert_int_equal(find(ann, "all(monster,beside)"), at(rat));
    assert_int_equal(find(ann, "all(monster,here)"), at(wolf));
    assert_int_equal(find(ann, "all(alliance,neighbour)"), at(watch));
    assert_int_equal(find(ann, "adj(self)"), at(watch));
    assert_int_equal(find(rat, "adj(self)"), at(wolf));
    assert_int_equal(find(gleaner, "all(creature,near(5))"), 0); /* the back line is no lane */
    PieceId flag = attach(ann, CARD_ATTACHMENT, "host(pick(ally))");
    assert_int_equal(find(flag, "all(monster,here)"), at(wolf));
    assert_int_equal(find(flag, "all(ally,is_host)"), at(ann));
    assert_int_equal(find(flag, "both(host,self)"), at(ann) | 1u << UNIT_SELF);
    assert_int_equal(find(flag, "foe"), at(wolf));
    assert_int_equal(find(flag, "all(ally,other,not(is_host))"), at(bob));
    face(ann, FACE_FALLING); /* it still has its lane */
    assert_int_equal(find(ann, "self"), 0);
    assert_int_equal(find(ann, "opp(self)"), at(wolf));
    assert_int_equal(find(ann, "adj(self)"), at(watch));
    assert_int_equal(find(flag, "host"), 0);
    assert_int_equal(find(flag, "opp(host)"), at(wolf));
    ctx.step = CTX_GONE;
    assert_int_equal(find(ann, "foe"), 0);
    ctx.step = 0;
}

static void tokens_and_values_are_compared_as_they_are_now(void **st) /* SH-2.9, SH-2.11, 10.4 */
{
    (void)st;
    PieceId ann = ally(1, 2, 3, NULL), bob = ally(2, 4, 3, NULL);
    card_of(bob)->cost = 4;
    token(ann, NUM_HEALTH, -2);
    token(bob, NUM_ATTACK, -3);
    face(bob, FACE_EXHAUSTED);
    assert_int_equal(find(NOBODY, "all(ally,wounded)"), at(ann));
    assert_int_equal(find(NOBODY, "all(ally,unhurt)"), at(bob));
    assert_int_equal(find(NOBODY, "all(ally,has(weaken))"), at(bob));
    assert_int_equal(find(NOBODY, "all(ally,atk_le(1))"), at(bob));
    assert_int_equal(find(NOBODY, "all(ally,hp_ge(2))"), at(bob));
    assert_int_equal(find(NOBODY, "all(ally,cost_ge(4),exhausted)"), at(bob));
    assert_int_equal(find(NOBODY, "all(ally,not(exhausted))"), at(ann));
    assert_int_equal(number(NOBODY, "plus(hp(all(ally)),tokens(wound,all(ally)))"), 6);
    assert_int_equal(number(NOBODY, "min(atk(all(ally)),wave)"), 2);
    assert_true(holds(NOBODY, "ge(hp(all(ally)),4)"));
    assert_true(holds(NOBODY, "none(ally,engaged)"));
    assert_true(holds(NOBODY, "is(all(ally),not(hero))"));
    assert_false(holds(NOBODY, "is(all(hero),ally)")); /* nobody is nothing */
    assert_false(holds(NOBODY, "not(any(ally))"));
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

static void a_choice_is_asked_only_where_there_is_one(void **st) /* SH-1.10, R62 */
{
    (void)st;
    assert_int_equal(find(NOBODY, "pick(ally)"), 0);
    assert_false(e.asks);
    PieceId ann = ally(1, 1, 1, NULL);
    assert_int_equal(find(NOBODY, "pick(ally)"), at(ann));
    assert_false(e.asks);
    assert_int_equal(find(NOBODY, "upto(2,ally)"), 0);
    assert_true(e.asks); /* one may take none */
    assert_int_equal(e.question.step, CTX_STOP);
    assert_int_equal(e.question.n, 1);
    PieceId bob = ally(2, 1, 1, NULL), cid = ally(3, 1, 1, NULL);
    assert_int_equal(find(ann, "pick(ally,other)"), 0);
    assert_true(e.asks);
    assert_int_equal(e.question.op, ASK_UNIT);
    assert_int_equal(e.question.set, at(bob) | at(cid));
    assert_int_equal(e.question.src, ann);
    assert_ptr_equal(siege_node(e.question.node), asked);
    answer(at(cid), 0);
    assert_int_equal(ask_again(asked), at(cid));
    assert_int_equal(find(NOBODY, "picks(3,ally)"), at(ann) | at(bob) | at(cid));
    assert_false(e.asks);
    (void)find(NOBODY, "picks(2,ally)");
    assert_int_equal(e.question.n, 2);
    (void)find(NOBODY, "both(pick(ally),pick(ally,hp_ge(1)))"); /* the answers in the order of the questions */
    answer(at(bob), 0);
    assert_int_equal(ask_again(asked), 0);
    assert_true(e.asks);
    answer(at(ann), 0);
    assert_int_equal(ask_again(asked), at(ann) | at(bob));
}

static void ties_of_strength_are_picked(void **st) /* SH-2.13, SH-2.14, SH-2.15 */
{
    (void)st;
    lay(2, false);
    PieceId ann = ally(1, 3, 2, NULL), bob = ally(2, 3, 4, NULL), cid = ally(3, 1, 4, NULL);
    ctx.seat = 1;
    assert_int_equal(find(NOBODY, "strongest(ally)"), at(bob));
    assert_int_equal(find(NOBODY, "weakest(ally)"), at(cid));
    assert_int_equal(find(NOBODY, "most_wounded(ally)"), 0);
    assert_false(e.asks);
    (void)find(NOBODY, "healthiest(ally)");
    assert_int_equal(e.question.set, at(bob) | at(cid));
    assert_int_equal(e.question.seat, SEAT_TEAM); /* the alliance, not whose card it is */
    answer(at(cid), 0);
    assert_int_equal(ask_again(asked), at(cid));
    token(ann, NUM_HEALTH, -1);
    assert_int_equal(find(NOBODY, "most_wounded(ally)"), at(ann));
    ctx.seat = 0;
}

static void the_controller_chooses_and_the_horde_player_for_the_horde(void **st) /* SH-1.7, SH-1.8, SH-2.15 */
{
    (void)st;
    Frame mine = {.seat = 1}, castle = {.seat = SEAT_TEAM}, horde = {.seat = SEAT_TEAM, .step = CTX_HORDE};
    lay(2, false);
    assert_int_equal(siege_chooser(s, &mine), 1);
    assert_int_equal(siege_tie_chooser(s, &mine), SEAT_TEAM);
    assert_int_equal(siege_chooser(s, &castle), SEAT_TEAM);
    assert_int_equal(siege_chooser(s, &horde), SEAT_TEAM);
    lay(3, false); /* competitive */
    assert_int_equal(siege_chooser(s, &mine), 1);
    assert_int_equal(siege_chooser(s, &horde), 2);
    assert_int_equal(siege_tie_chooser(s, &horde), 2);
    assert_int_equal(siege_tie_chooser(s, &mine), SEAT_TEAM);
    lay(1, false);
    assert_int_equal(siege_chooser(s, &horde), 0);
}

static void the_horde_player_reads_left_as_right(void **st) /* SH-1.13, SH-12.27, DP48 */
{
    (void)st;
    lay(2, true);
    PieceId ann = ally(2, 1, 3, NULL), omen = monster(1, 1, 1, NULL);
    (void)minion(0, 2);
    assert_int_equal(find(NOBODY, "leftmost(creature,not(ally))"), at(omen)); /* the back line has no left */
    ctx.step = CTX_HORDE;
    ctx.seat = 1;
    assert_int_equal(find(omen, "rightmost(ally)"), at(ann));
    assert_false(e.asks); /* both ends are one */
    PieceId bob = ally(5, 1, 3, NULL);
    assert_int_equal(find(omen, "rightmost(ally)"), 0);
    assert_int_equal(e.question.op, ASK_END);
    assert_int_equal(e.question.seat, 1);
    answer(0, 0);
    assert_int_equal(ask_again(asked), at(ann));
    ctx = (Frame){0};
    assert_int_equal(find(ann, "rightmost(ally)"), at(bob)); /* an alliance card means what it says */
    assert_int_equal(find(ann, "leftmost(ally)"), at(ann));
}

static void a_concealed_card_may_be_anything_for_a_free_choice(void **st) /* SH-12.17 */
{
    (void)st;
    lay(2, true);
    PieceId ann = ally(1, 1, 1, NULL), ogre = monster(1, 9, 9, NULL), rat = monster(3, 1, 5, NULL);
    card_of(ogre)->class = CLASS_EPIC;
    face(ogre, FACE_CONCEALED);
    assert_true(siege_engaged(s, siege_unit(s, ann)));
    assert_int_equal(find(ann, "foe"), at(ogre));
    assert_int_equal(number(NOBODY, "count(monster,lane)"), 2);
    assert_int_equal(find(NOBODY, "weakest(monster,lane)"), at(rat));
    assert_int_equal(find(NOBODY, "strongest(monster)"), at(rat));
    assert_int_equal(find(NOBODY, "leftmost(monster)"), at(ogre)); /* where it lies is known */
    assert_int_equal(find(NOBODY, "all(monster,lane,normal)"), at(rat));
    assert_int_equal(find(NOBODY, "all(monster,not(normal))"), 0); /* neither that nor its opposite */
    assert_int_equal(find(NOBODY, "pick(monster,epic)"), at(ogre));
    (void)find(NOBODY, "pick(monster,not(epic))");
    assert_int_equal(e.question.set, at(ogre) | at(rat));
    (void)find(NOBODY, "pick(monster,lane,hp_le(5))");
    assert_int_equal(e.question.set, at(ogre) | at(rat));
    answer(at(ogre), 0);
    assert_int_equal(ask_again(asked), at(ogre));
    siege_keep_found(&e);
    face(ogre, 0); /* SH-12.18: turned up, and of health 9 */
    assert_int_equal(ask_again(asked), 0);
    assert_false(e.asks);
}

static void nobody_new_is_aimed_at_while_a_card_is_turned_up(void **st) /* SH-12.18 */
{
    (void)st;
    lay(2, true);
    PieceId ogre = monster(1, 9, 9, NULL), rat = monster(3, 1, 5, NULL);
    face(ogre, FACE_CONCEALED);
    (void)find(NOBODY, "both(pick(monster),all(monster,lane))");
    answer(at(ogre), 0);
    assert_int_equal(ask_again(asked), at(ogre) | at(rat));
    siege_keep_found(&e);
    face(ogre, 0);
    (void)monster(5, 1, 1, NULL); /* summoned by its Play ability */
    assert_int_equal(ask_again(asked), at(ogre) | at(rat));
    table_move(s, &game, rat, PLACE_HORDE_DISCARD, -1, NULL);
    siege_derive(s);
    assert_int_equal(ask_again(asked), at(ogre));
    assert_false(e.asks);
    assert_null(siege_next_answer(&e)); /* its one answer was used */
}

static void the_victim_is_who_was_struck_or_what_it_was(void **st) /* 10.5, R83 */
{
    (void)st;
    PieceId ann = ally(1, 1, 1, NULL), ogre = monster(1, 9, 9, NULL), rat = monster(2, 1, 1, NULL);
    card_of(ogre)->class = CLASS_EPIC;
    ctx.it = ogre;
    ctx.batch = s->piece[ogre].def;
    assert_int_equal(find(ann, "victim"), at(ogre));
    assert_true(holds(ann, "is(victim,epic)"));
    ctx.step = CTX_DEAD;
    face(ogre, FACE_FALLING);
    assert_int_equal(find(ann, "victim"), 0);
    assert_int_equal(find(ann, "adj(victim)"), at(rat));
    assert_true(holds(ann, "is(victim,epic,monster)"));
    assert_false(holds(ann, "is(victim,wounded)"));
    PieceId gleaner = minion(0, 2);
    ctx = (Frame){.it = gleaner, .batch = s->piece[gleaner].def};
    assert_int_equal(find(ann, "victim"), at(gleaner));
    ctx.step = CTX_DEAD; /* destroyed, and back in the back line */
    assert_int_equal(find(ann, "victim"), 0);
    assert_true(holds(ann, "is(victim,minion)"));
    ctx = (Frame){.it = siege_piece(s, UNIT_PORTAL)};
    assert_int_equal(find(ann, "victim"), 0); /* no creature */
    ctx = (Frame){0};
    siege.boosted = rat;
    PieceId omen = monster(4, 1, 1, NULL);
    assert_int_equal(find_in(omen, "treachery", "boosted"), at(rat));
    ctx.set = at(rat) | at(ann);
    assert_int_equal(find(omen, "it"), at(rat) | at(ann));
    face(rat, FACE_FALLING);
    assert_int_equal(find(omen, "it"), at(ann));
    assert_int_equal(find(omen, "adj(it)"), 0); /* its neighbour falls too */
    ctx = (Frame){0};
}

static void the_hand_that_counts_is_the_controllers(void **st) /* 10.6 */
{
    (void)st;
    lay(2, false);
    DefId page = card(CARD_SPELL, 0, 0, NULL);
    for (int i = 0; i < 3; i++)
        (void)put(page, PLACE_HAND + 1, i);
    ctx.seat = 1;
    assert_int_equal(number(NOBODY, "hand"), 3);
    ctx.seat = 0;
    assert_int_equal(number(NOBODY, "hand"), 0);
    ctx.seat = SEAT_TEAM;
    assert_int_equal(number(NOBODY, "hand"), 0);
    ctx.step = CTX_HORDE;
    assert_int_equal(number(NOBODY, "hand"), 0);
    ctx = (Frame){0};
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(attack_and_health_are_print_tokens_and_what_lasts, start),
        cmocka_unit_test_setup(a_minion_strikes_with_its_health_and_sleeps_without_tokens, start),
        cmocka_unit_test_setup(keywords_add_up_and_a_lost_one_is_worth_nothing, start),
        cmocka_unit_test_setup(heroic_looks_at_health_tokens_or_at_wounds, start),
        cmocka_unit_test_setup(auras_end_with_their_card, start),
        cmocka_unit_test_setup(a_collapsed_portal_keeps_its_abilities, start),
        cmocka_unit_test_setup(what_is_cheaper_is_so_for_its_controller, start),
        cmocka_unit_test_setup(a_view_that_knows_less_has_values_all_the_same, start),
        cmocka_unit_test_setup(nouns_are_the_types_of_cards, start),
        cmocka_unit_test_setup(engaged_is_who_meets_a_creature, start),
        cmocka_unit_test_setup(places_are_seen_from_this_card_or_its_host, start),
        cmocka_unit_test_setup(tokens_and_values_are_compared_as_they_are_now, start),
        cmocka_unit_test_setup(a_choice_is_asked_only_where_there_is_one, start),
        cmocka_unit_test_setup(ties_of_strength_are_picked, start),
        cmocka_unit_test_setup(the_controller_chooses_and_the_horde_player_for_the_horde, start),
        cmocka_unit_test_setup(the_horde_player_reads_left_as_right, start),
        cmocka_unit_test_setup(a_concealed_card_may_be_anything_for_a_free_choice, start),
        cmocka_unit_test_setup(nobody_new_is_aimed_at_while_a_card_is_turned_up, start),
        cmocka_unit_test_setup(the_victim_is_who_was_struck_or_what_it_was, start),
        cmocka_unit_test_setup(the_hand_that_counts_is_the_controllers, start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
