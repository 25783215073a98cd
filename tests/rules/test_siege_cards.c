/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the card file, its compiler and the printer of card text (docs/rules/siege.md 1.1 and 10). */
#include "../unit/help.h"

#include "base/file.h"
#include "games/siege/cards/siege_compile.h"
#include "games/siege/siege_print.h"

static SiegeSet set; /* what a test compiles into */

#define ALLY  "stats: type=ally colour=ember rarity=rare copies=2 cost=3 attack=3 health=4\n"
#define NAMED "name: Somebody\n"

/* ---- the card file ----------------------------------------------------------------------------------------------- */

static bool starts(const char *line, const char *key)
{
    return strncmp(line, key, strlen(key)) == 0;
}

/* The next line of a text, ended by '\0'; NULL: there is none. */
static char *next_line(char **rest)
{
    char *line = *rest, *end = line ? strchr(line, '\n') : NULL;
    if (end)
        *end = '\0';
    *rest = end ? end + 1 : NULL;
    return line;
}

static Buf book(const char *name)
{
    char path[512];
    Buf file = {0};
    (void)snprintf(path, sizeof path, "%s/docs/rules/%s", PROJECT_DIR, name);
    assert_int_equal(file_read(path, 1 << 20, &file).code, 0);
    return file;
}

typedef bool (*Printer)(const SiegeSet *set, const SiegeCard *c, char *out, size_t room);

/* Every line of that key in the file is what the printer makes of its card; cards without such a line print nothing. */
static int same_as_in_the_file(const char *key, Printer print)
{
    Buf file = book("siege-cards.md");
    char got[SENTENCE_MAX], *rest = file.text;
    bool printed[SIEGE_CARDS_MOST] = {0};
    uint16_t card = NO_CARD;
    int n = 0, wrong = 0;
    for (char *line; (line = next_line(&rest)) != NULL;) {
        if (starts(line, "card "))
            card = siege_find(&siege_set, line + 5);
        if (!starts(line, key) || card == NO_CARD)
            continue;
        assert_true(print(&siege_set, &siege_set.card[card], got, sizeof got));
        if (strcmp(got, line + strlen(key)) != 0) {
            print_error("%s\n  file:    %s\n  printer: %s\n", siege_set.card[card].word, line + strlen(key), got);
            wrong++;
        }
        printed[card] = true;
        n++;
    }
    for (int i = 0; i < siege_set.ncards; i++) {
        assert_true(print(&siege_set, &siege_set.card[i], got, sizeof got));
        assert_true(printed[i] || !got[0]);
    }
    assert_int_equal(wrong, 0);
    buf_free(&file);
    return n;
}

static void the_printer_makes_every_text_line_of_the_card_file(void **st)
{
    (void)st;
    enum { WITHOUT_TEXT = 6 };
    assert_int_equal(same_as_in_the_file("text: ", siege_print_card), siege_set.ncards - WITHOUT_TEXT);
}

static void the_printer_makes_the_back_of_every_castle(void **st)
{
    (void)st;
    assert_int_equal(same_as_in_the_file("back: ", siege_print_back), 6);
}

/* Copies and designs of all cards for which `is` holds; balanced portals stand in for designs (O19). */
static void counts(bool (*is)(const SiegeCard *c, int what), int what, int cards, int designs)
{
    int copies = 0, n = 0;
    for (int i = 0; i < siege_set.ncards; i++)
        if (!siege_set.card[i].instead && is(&siege_set.card[i], what)) {
            copies += siege_set.card[i].copies;
            n++;
        }
    assert_int_equal(copies, cards);
    assert_int_equal(n, designs);
}

static bool any_card(const SiegeCard *c, int what)
{
    return c && what == 0;
}
static bool of_colour(const SiegeCard *c, int what)
{
    return c->colour == what;
}
static bool of_set(const SiegeCard *c, int what)
{
    return c->set == what;
}
static bool of_any_set(const SiegeCard *c, int what)
{
    return c->set != what;
}
static bool of_type(const SiegeCard *c, int what)
{
    return c->type == what;
}

static void the_card_file_holds_the_components_of_section_1_1(void **st)
{
    (void)st;
    counts(any_card, 0, 231, 163);
    for (int colour = COLOUR_EMBER; colour < COLOURS; colour++)
        counts(of_colour, colour, 40, 26);
    counts(of_any_set, SET_NONE, 67, 46);
    counts(of_set, SET_STRAYS, 23, 14);
    for (int named = SET_RUSTCLAW; named < SETS; named++)
        counts(of_set, named, 11, 8);
    counts(of_type, CARD_CASTLE, 6, 6);
    counts(of_type, CARD_PORTAL, 21, 21);
    counts(of_type, CARD_OUTSIDER, 7, 7);
    counts(of_type, CARD_SKELETON, 6, 1);
    counts(of_type, CARD_MINION, 4, 4);
}

static void the_tables_of_the_build_are_the_card_file(void **st)
{
    (void)st;
    Buf file = book("siege-cards.md");
    memset(&set, 0, sizeof set);
    assert_string_equal(siege_compile(&set, file.text, file.n, "siege-cards.md").text, "");
    assert_int_equal(set.ncards, siege_set.ncards);
    assert_int_equal(set.nterms, siege_set.nterms);
    assert_memory_equal(set.term, siege_set.term, sizeof set.term);
    for (int i = 0; i < set.ncards; i++)
        assert_memory_equal(&set.card[i], &siege_set.card[i], sizeof set.card[i]);
    buf_free(&file);
}

static void a_record_becomes_the_fields_of_a_card(void **st)
{
    (void)st;
    const SiegeCard *c = &siege_set.card[siege_find(&siege_set, "st12")];
    assert_string_equal(c->name, "Hurgrath, Gate-Eater");
    assert_int_equal(c->type, CARD_MONSTER);
    assert_int_equal(c->class, CLASS_EPIC);
    assert_int_equal(c->rarity, RARITY_LEGENDARY);
    assert_int_equal(c->tier, 2);
    assert_int_equal(c->tick, 0);
    assert_int_equal(c->boost, 2);
    assert_int_equal(c->attack, 6);
    assert_int_equal(c->health, 7);
    assert_int_equal(c->side, SIDE_RIGHT);
    assert_int_equal(c->mark, MARK_ATTACK2);
    c = &siege_set.card[siege_find(&siege_set, "co2a")];
    assert_int_equal(c->mode, TABLE_COOP);
    assert_int_equal(c->difficulty, FOR_NORMAL | FOR_HARD);
    assert_int_equal(c->stage, 2);
    assert_memory_equal(c->waves, ((uint8_t[]){3, 2, 3, 2}), 4);
    assert_int_equal(siege_set.card[siege_find(&siege_set, "co2ab")].instead, siege_find(&siege_set, "co2a") + 1);
    c = &siege_set.card[siege_find(&siege_set, "ca06")];
    assert_string_equal(siege_set.card[c->hero].word, "ba02");
    assert_string_equal(siege_set.card[siege_find(&siege_set, "ou3c")].line, "orr");
    assert_int_equal(siege_find(&siege_set, "zz99"), NO_CARD);
}

static void a_term_is_its_head_and_its_arguments_in_place(void **st)
{
    (void)st;
    const SiegeCard *c = &siege_set.card[siege_find(&siege_set, "ba16")];
    const Term *host = siege_ability(&siege_set, c, NULL), *fixed = siege_ability(&siege_set, c, host);
    assert_null(siege_ability(&siege_set, c, fixed));
    const Term expected[] = {term_head(ABILITY_STATIC, 7),
                             term_head(MOD_HOST_HAS, 3),
                             term_head(MOD_SELF, 2),
                             term_head(WORD_ATTACK, 0),
                             term_number(-2),
                             term_head(MOD_HOST_HAS, 2),
                             term_head(MOD_WITHOUT, 1),
                             term_head(KEY_TRAMPLE, 0)};
    assert_memory_equal(fixed, expected, sizeof expected);
    assert_int_equal(term_int(fixed + 4), -2);
    assert_ptr_equal(term_argument(fixed, 1), fixed + 5);
    assert_null(term_argument(fixed, 2));
    assert_true(term_equal(fixed, expected));
    assert_false(term_equal(fixed + 1, fixed + 5));
    for (int n = -TERM_NUMBER_MOST; n <= TERM_NUMBER_MOST; n++)
        assert_int_equal(term_int((Term[]){term_number(n)}), n);
}

/* ---- new cards --------------------------------------------------------------------------------------------------- */

static const SiegeCard *card_of(const char *word)
{
    uint16_t card = siege_find(&set, word);
    assert_int_not_equal(card, NO_CARD);
    return &set.card[card];
}

static void prints(const SiegeCard *c, const char *text)
{
    char got[SENTENCE_MAX];
    assert_true(siege_print_card(&set, c, got, sizeof got));
    assert_string_equal(got, text);
}

static void a_new_card_is_one_record_and_nothing_else(void **st)
{
    (void)st;
    static const char cards[] =
        "# Three cards\n\n```cards\n"
        "card zz01\n"
        "name: Bellows Saint\n"
        "stats: type=ally class=hero colour=ember rarity=mythic copies=1 cost=5 attack=3 health=6\n"
        "ab: static(armor(1),while(ge(count(ally),3),pierce(2)))\n"
        "ab: on_slay(if(is(victim,epic),draw(1)))\n"
        "flavour: She breathes for the whole street.\n"
        "\n"
        "card zz02\n"
        "name: The Long Ladder\n"
        "stats: type=attachment set=rustclaw rarity=rare copies=1 tier=2 tick=0 boost=1 side=left mark=treachery\n"
        "ab: host(weakest(monster,lane))\n"
        "ab: static(aura(armor,1,monster,neighbour),host_has(elusive(1)))\n"
        "ab: treachery(with(boosted,buff(armor,2,it),move(it,within(2))))\n"
        "\n"
        "card zz03\n"
        "name: Nobody's Door\n"
        "stats: type=castle health=19 hero=zz01\n"
        "ab: quick(exhaust(cost(hand(2),mill(1)),token(health,count(hero),upto(2,ally,wounded))))\n"
        "build: build(size(40),hero(zz01),most(ally,20),colours(2))\n"
        "```\n";
    set = siege_set;
    Status s = siege_compile(&set, cards, strlen(cards), "new.md");
    assert_string_equal(s.text, "");
    assert_int_equal(set.ncards, siege_set.ncards + 3);
    prints(card_of("zz01"),
           "Armor 1. While the number of allies in play is 3 or more, this ally has Pierce 2. After it "
           "destroys a creature: If that creature is epic, draw 1 card.");
    prints(card_of("zz02"),
           "Attach to the weakest monster in a lane. Each neighbouring monster gets +1 armor. The attached card has "
           "Elusive 1. Treachery: The boosted monster gains Armor 2 this turn and move it to a free lane within 2 "
           "lanes of it.");
    prints(card_of("zz03"),
           "⚡ Exhaust, **discard 2 cards from your hand, discard the top card of your deck**: Put X health "
           "tokens on each of up to 2 wounded allies, where X is the number of heroes in play.");
    char back[SENTENCE_MAX];
    assert_true(siege_print_back(&set, card_of("zz03"), back, sizeof back));
    assert_string_equal(back,
                        "Exactly 40 cards. Must contain Bellows Saint. At most 20 allies. 2 colours must be present.");
    assert_int_equal(card_of("zz02")->type, CARD_HORDE_ATTACHMENT);
    assert_string_equal(set.card[card_of("zz03")->hero].word, "zz01");
    static const char odd[] =
        "```cards\ncard zz04\n" NAMED "stats: type=castle health=1 hero=zz01\nbuild: build(others(2))\n```";
    assert_int_equal(siege_compile(&set, odd, strlen(odd), "new.md").code, 0);
    assert_true(
        siege_print_back(&set, card_of("zz04"), back, sizeof back)); /* nothing stands before it to go on with */
    assert_string_equal(back, "; the rest from any colours.");
    assert_int_equal(siege_check_set(&set).code, 1); /* 41 cards of ember: one too many for the file itself */
}

/* A card of that type alone in the set, with one ability. */
static Status with_ability(SiegeCardType type, const char *term)
{
    set.ncards = 1;
    set.nterms = 0;
    set.card[0] = (SiegeCard){.word = "zz01", .type = (uint8_t)type};
    return siege_compile_ability(&set, 0, term);
}

static void the_printing_rules_hold_for_words_no_card_uses(void **st)
{
    (void)st;
    static const struct {
        SiegeCardType type;
        const char *term, *text;
    } row[] = {
        {CARD_SPELL, "play(damage(min(2,count(ally)),both(leftmost(ally),rightmost(ally))))",
         "Play: Deal X damage to each of the leftmost ally and the rightmost ally, where X is the smaller of 2 and the "
         "number "
         "of allies in play."},
        {CARD_SPELL, "play(with(pick(ally),damage(plus(atk(it),tokens(health,it)),strongest(monster,lane))))",
         "Play: Choose an ally: deal X damage to the strongest monster in a lane, where X is its attack plus the "
         "number of "
         "health tokens on it."},
        {CARD_SPELL, "play(draw(wave),mana(stage),raise(wave))",
         "Play: Draw X cards, where X is the wave number. Gain X mana, where X is the portal’s stage. Raise X "
         "skeletons, "
         "where X is the wave number."},
        {CARD_SPELL, "play(if(not(any(hero,exhausted)),draw(wave),mana(stage)))",
         "Play: If it is not true that there is an exhausted hero in play, draw X cards and gain Y mana, where X is "
         "the wave "
         "number and Y is the portal’s stage."},
        {CARD_SPELL, "play(destroy(pick(monster,lane,hp_le(2),not(epic),not(back))))",
         "Play: Destroy a non-epic monster in a lane with health 2 or less not in the back line."},
        {CARD_SPELL, "play(recall(picks(2,ally,has(attack))),trash(pick(lane)))",
         "Play: Return 2 allies with an attack token to their owners’ hands. Discard a card in a lane from play."},
        {CARD_SPELL, "play(choose(opt(assault(1)),opt(damage(1,castle),assault(3)),opt(may(draw(1)))))",
         "Play: Choose one: Assault 1; or deal 1 damage to the castle and Assault 3; or you may draw 1 card."},
        {CARD_SPELL, "play(salvage(1,ally,hero),revive(ally,hero),buff(health,-1,all(minion)))",
         "Play: Return an ally hero card from your discard pile to your hand. Put a hero ally card from your discard "
         "pile into "
         "a free lane. Each minion gets −1 health this turn."},
        {CARD_ALLY, "fight(if(is(self,engaged,wounded),buff(attack,1,self)),stun(picks(2,monster,near(1))))",
         "Fight: If this ally is engaged and wounded, this ally gets +1 attack this turn. 2 monsters within 1 lane do "
         "not "
         "strike this turn."},
        {CARD_ALLY, "fight(if(is(both(self,foe),creature,unhurt),draw(1)),if(is(adj(self),exhausted),may(draw(1))))",
         "Fight: If this ally and the opposing creature are unwounded creatures, draw 1 card. If the neighbours of "
         "this ally are "
         "exhausted, you may draw 1 card."},
        {CARD_ALLY, "on_ally_lost(if(is(victim,hero),mutaform(1)))",
         "After another ally is destroyed: If that creature is a hero, Mutaform 1."},
        {CARD_MONSTER, "on_monster_lost(ifelse(is(victim,not(epic)),then(mana(1)),else(drain(2))))",
         "After another monster is destroyed: If that creature is non-epic, gain 1 mana; otherwise the alliance loses "
         "2 mana."},
        {CARD_ALLY, "exhaust(damage(1,all(monster,beside)),damage(1,all(monster,here)),token(wound,1,adj(self)))",
         "Exhaust: Deal 1 damage to each monster in an adjacent lane. Deal 1 damage to each monster in this lane. Put "
         "1 wound "
         "token on each of the neighbours of this ally."},
        {CARD_MONSTER, "fight(if(is(foe,ally,wounded),grant(armor(2),foe),lose(armor,opp(self))))",
         "Fight: If the opposing creature is a wounded ally, it gains Armor 2 this turn and the creature opposing this "
         "monster "
         "loses Armor this turn."},
        {CARD_MONSTER,
         "static(aura_kw(barrier,monster,other),without(trample),while(is(self,lane),self_mod(attack,-1)))",
         "Each other monster has Barrier. This monster loses Trample. While this monster is in a lane, it gets −1 "
         "attack."},
        {CARD_PORTAL, "play(if(ge(stage,3),ready(all(creature)),tire(castle)))",
         "Play: If the portal’s stage is 3 or more, ready each creature and exhaust the castle."},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_string_equal(with_ability(row[i].type, row[i].term).text, "");
        prints(&set.card[0], row[i].text);
        size_t n = strlen(row[i].text);
        char *exact = xmalloc(n + 1); /* a sanitizer sees what goes beyond */
        assert_false(siege_print_card(&set, &set.card[0], exact, n));
        assert_true(siege_print_card(&set, &set.card[0], exact, n + 1));
        assert_string_equal(exact, row[i].text);
        free(exact);
    }
}

/* Of every term in the scenario blocks: there is a type of card on which it may stand, alone or as what a play does. */
static void the_vocabulary_holds_every_term_of_the_scenarios(void **st)
{
    (void)st;
    static const char *const books[] = {"siege.md", "siege-cards.scenarios.md"};
    int terms = 0;
    for (int i = 0; i < 2; i++) {
        Buf file = book(books[i]);
        bool inside = false;
        for (char *rest = file.text, *line; (line = next_line(&rest)) != NULL;) {
            if (starts(line, "```"))
                inside = starts(line, "```sh");
            line[strcspn(line, "#")] = '\0';
            for (char *save = NULL, *word = strtok_r(line, " ", &save); inside && word;
                 word = strtok_r(NULL, " ", &save)) {
                char played[512], text[SENTENCE_MAX];
                if (!strchr(word, '('))
                    continue;
                (void)snprintf(played, sizeof played, "play(%s)", word);
                bool good = false;
                for (int type = CARD_ALLY; type < CARD_TYPES && !good; type++)
                    good = with_ability((SiegeCardType)type, word).code == 0 ||
                           with_ability((SiegeCardType)type, played).code == 0;
                if (!good)
                    print_error("%s: %s\n", books[i], word);
                assert_true(good && siege_print_card(&set, &set.card[0], text, sizeof text));
                terms++;
            }
        }
        buf_free(&file);
    }
    assert_true(terms > 400);
}

static void abilities_may_come_when_another_card_has_come_between(void **st)
{
    (void)st;
    assert_int_equal(with_ability(CARD_ALLY, "fight(assault(1))").code, 0);
    set.card[set.ncards++] = (SiegeCard){.word = "zz02", .type = CARD_SPELL};
    assert_int_equal(siege_compile_ability(&set, 1, "play(draw(2))").code, 0);
    assert_int_equal(siege_compile_ability(&set, 0, "destroyed(raise(1))").code, 0);
    prints(&set.card[0], "Fight: Assault 1. Destroyed: Raise 1 skeleton.");
    prints(&set.card[1], "Play: Draw 2 cards.");
    SiegeSet before = set;
    assert_string_equal(siege_compile_ability(&set, 1, "play(drow(2))").text, "'drow' is no word of the vocabulary.");
    assert_memory_equal(&set.card[1], &before.card[1], sizeof(SiegeCard));
    assert_int_equal(set.nterms, before.nterms);
}

/* ---- what is wrong ------------------------------------------------------------------------------------------------ */

static void an_ability_that_is_wrong_says_why(void **st)
{
    (void)st;
    static const struct {
        SiegeCardType type;
        const char *term, *why;
    } row[] = {
        /* names */
        {CARD_ALLY, "play(damge(1,castle))", "'damge' is no word of the vocabulary."},
        {CARD_ALLY, "damage(1,castle)", "'damage' cannot stand here: an ability is wanted."},
        {CARD_ALLY, "play(fight(draw(1)))", "'fight' cannot stand here: an effect is wanted."},
        {CARD_ALLY, "play(damage(1,monster))", "'monster' cannot stand here: a selector is wanted."},
        {CARD_ALLY, "play(token(armor,1,self))", "'armor' cannot stand here: a kind of token is wanted."},
        {CARD_ALLY, "play(grant(self_mod(attack,1),self))",
         "'self_mod' cannot stand here: a keyword with its value is wanted."},
        {CARD_ALLY, "static(draw(1))", "'draw' cannot stand here: a modifier is wanted."},
        {CARD_ALLY, "Play(draw(1))", "'P' stands where an ability is wanted."},
        {CARD_ALLY, "", "The line ends where an ability is wanted."},
        {CARD_CASTLE, "build(size(40))", "'build' cannot stand here: an ability is wanted."},
        /* arguments */
        {CARD_ALLY, "play", "'play' takes cost(..) (or not), an effect or more: there are none."},
        {CARD_ALLY, "play(cost(mana(1)))", "'play' takes cost(..) (or not), an effect or more: there are too few."},
        {CARD_ALLY, "play(draw)", "'draw' takes a number: there are none."},
        {CARD_ALLY, "play(draw())", "'draw' takes a number: there are too few."},
        {CARD_ALLY, "play(damage(1))", "'damage' takes a number, a selector: there are too few."},
        {CARD_ALLY, "play(damage(1,castle,self))", "'damage' takes a number, a selector: there are too many."},
        {CARD_ALLY, "play(choose(opt(draw(1))))", "'choose' takes opt(..), opt(..) or more: there are too few."},
        {CARD_ALLY, "play(draw(1),cost(mana(1)))", "'cost' cannot stand here: an effect is wanted."},
        {CARD_ALLY, "static(trample(1))", "'trample' takes no argument: there are parentheses."},
        {CARD_ALLY, "static(armor)", "'armor' takes a number: there are none."},
        /* numbers */
        {CARD_ALLY, "play(1)", "A number stands where an effect is wanted."},
        {CARD_ALLY, "play(draw(self))", "'self' cannot stand here: a number is wanted."},
        {CARD_ALLY, "play(draw(-1))", "A number is negative here, and may not be."},
        {CARD_ALLY, "play(draw(100))", "A number has digits, and is at most 99."},
        {CARD_ALLY, "play(buff(attack,-,self))", "A number has digits, and is at most 99."},
        /* parentheses */
        {CARD_ALLY, "play(draw(1)", "The parenthesis of 'play' is not closed."},
        {CARD_ALLY, "play(draw(1", "The parenthesis of 'draw' is not closed."},
        {CARD_ALLY, "play(damage(1", "The parenthesis of 'damage' is not closed."},
        {CARD_ALLY, "play(draw(1)))", "Something stands behind the end of the term: ')'."},
        {CARD_ALLY, "play(draw(1)) play(draw(1))", "Something stands behind the end of the term: ' play(draw(1))'."},
        {CARD_ALLY, "play(draw( 1))", "' ' stands where a number is wanted."},
        /* places */
        {CARD_ALLY, "play(damage(1,it))", "'it' stands only among the effects of with(..)."},
        {CARD_ALLY, "play(with(it,draw(1)))", "'it' stands only among the effects of with(..)."},
        {CARD_ALLY, "play(with(self,draw(1)),destroy(it))", "'it' stands only among the effects of with(..)."},
        {CARD_MONSTER, "play(buff(attack,1,boosted))", "'boosted' stands only inside of treachery(..)."},
        {CARD_ALLY, "play(damage(1,victim))",
         "'victim' stands only inside of on_strike, on_slay, on_ally_lost and on_monster_lost."},
        {CARD_ALLY, "play(damage(1,host))", "'host' stands only on attachments."},
        {CARD_ALLY, "host(pick(ally))", "'host' stands only on attachments."},
        {CARD_TOWER, "static(host_has(trample))", "'host_has' stands only on attachments."},
        {CARD_MONSTER, "host_destroyed(draw(1))", "'host_destroyed' stands only on attachments."},
        {CARD_ALLY, "play(damage(1,pick(ally,is_host)))", "'is_host' stands only on attachments."},
        {CARD_SPELL, "play(damage(1,pick(monster,near(1))))", "'near' asks for a lane, and this card is never in one."},
        {CARD_CASTLE, "exhaust(damage(1,all(monster,not(beside))))",
         "'beside' asks for a lane, and this card is never in one."},
        {CARD_PORTAL, "wave(ready(all(monster,here)))", "'here' asks for a lane, and this card is never in one."},
        {CARD_ALLY, "play(destroy(pick(spell)))", "'spell' is no filter of cards in play."},
        {CARD_ALLY, "static(aura(attack,1,ally,atk_le(2)))",
         "'atk_le' looks at attack or health, and what is static may change them: a circle."},
        {CARD_ALLY, "static(while(ge(hp(self),3),trample))",
         "'hp' looks at attack or health, and what is static may change them: a circle."},
        {CARD_ALLY, "static(while(is(strongest(ally),wounded),trample))",
         "'strongest' looks at attack or health, and what is static may change them: a circle."},
        {CARD_ALLY, "quick(play(draw(1)))", "Only the play of a spell is quick."},
        {CARD_SPELL, "quick(destroyed(draw(1)))", "'destroyed' cannot stand here: play(..) or exhaust(..) is wanted."},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_string_equal(with_ability(row[i].type, row[i].term).text, row[i].why);
        assert_int_equal(set.nterms, 0);
        assert_int_equal(set.card[0].nterms, 0);
    }
}

static void an_ability_that_is_too_long_or_too_deep_is_refused(void **st)
{
    (void)st;
    static const char deep[] = "play(if(not(not(not(not(not(not(not(not(not(any(ally)))))))))),draw(1)))";
    static const char deeper[] = "play(if(not(not(not(not(not(not(not(not(not(not(any(ally))))))))))),draw(1)))";
    assert_string_equal(with_ability(CARD_SPELL, deep).text, "");
    assert_string_equal(with_ability(CARD_SPELL, deeper).text,
                        "Parentheses stand too deep in each other: 12 are the most.");
    char term[1200] = "play(draw(1)";
    for (int i = 0; i < 62; i++)
        str_put(term, sizeof term, ",draw(1)");
    size_t n = strlen(term);
    str_put(term, sizeof term, ")");
    assert_int_equal(with_ability(CARD_SPELL, term).code, 0); /* 126 words */
    term[n] = '\0';
    str_put(term, sizeof term, ",draw(1))");
    assert_string_equal(with_ability(CARD_SPELL, term).text, "This ability is too long: 128 words, 127 are the most.");
    set.card[0] = (SiegeCard){.type = CARD_SPELL};
    term[n] = '\0';
    str_put(term, sizeof term, ")");
    Status s = status_ok();
    int abilities = 0;
    for (; s.code == 0; abilities++)
        s = siege_compile_ability(&set, 0, term);
    assert_string_equal(s.text, "These are more abilities than the table holds (4096 words).");
    assert_int_equal(abilities, 1 + SIEGE_WORDS_MOST / 127);
    assert_int_equal(set.nterms, set.card[0].nterms);
}

/* Lines of one block behind "```cards": the sentence, with the line in the file, which has the fence in line 2. */
static void record_is_wrong(const char *lines, const char *why)
{
    char text[8192];
    (void)snprintf(text, sizeof text, "# Title\n```cards\n%s", lines);
    set = siege_set;
    Status s = siege_compile(&set, text, strlen(text), "new.md");
    assert_string_equal(s.text, why);
    assert_int_equal(s.code, 1);
    assert_int_equal(set.ncards, siege_set.ncards);
    assert_int_equal(set.nterms, siege_set.nterms);
}

static void a_record_that_is_wrong_is_reported_with_file_and_line(void **st)
{
    (void)st;
    static const struct {
        const char *lines, *why;
    } row[] = {
        {"card zz01\n" NAMED ALLY "ab: static(trample)\nab: play(drow(1))\n```\n",
         "new.md:7: 'drow' is no word of the vocabulary."},
        {"card zz01\n" NAMED ALLY "\ncard zz02\n" NAMED "stats: type=wizard\n```\n",
         "new.md:9: 'wizard' is no value of 'type'."},
        {"card zz01\n" NAMED ALLY "\n\ncard zz01\n" NAMED ALLY "```\n", "new.md:8: There are two cards 'zz01'."},
        {"card em01\n" NAMED ALLY "```\n", "new.md:3: There are two cards 'em01'."},
        {"card zz 1\n" NAMED ALLY "```\n", "new.md:3: The id of a card has letters and digits only."},
        {"card z23456789012345678901234\n" NAMED ALLY "```\n",
         "new.md:3: The id of a card has between 1 and 23 bytes."},
        {"card zz01\nname: A name that goes on for longer than any card is wide\n```\n",
         "new.md:4: The name has between 1 and 39 bytes."},
        {"card zz01\n" NAMED NAMED ALLY "```\n", "new.md:5: The name is said twice."},
        {"card zz01\n" NAMED "```\n", "new.md:3: The card 'zz01' needs a line name: and a line stats:."},
        {"card zz01\n" ALLY "```\n", "new.md:3: The card 'zz01' needs a line name: and a line stats:."},
        {"card zz01\n" NAMED "ab: static(trample)\n```\n", "new.md:5: A card begins with the lines name: and stats:."},
        {"card zz01\n" NAMED ALLY "abb: static(trample)\n```\n",
         "new.md:6: No line of a card begins with 'abb: static(trample)'."},
        {"name: Nobody\n```\n", "new.md:3: A record begins with a line 'card ID'."},
        {"card zz01\n" NAMED ALLY, "new.md:6: The last block of cards is not closed."},
        {"card zz01\n" NAMED ALLY "build: build(size(40))\n```\n",
         "new.md:6: A castle has one deck rule, and other cards have none."},
        /* stats */
        {"card zz01\n" NAMED ALLY ALLY "```\n", "new.md:6: The stats are said twice."},
        {"card zz01\n" NAMED "stats: colour=ember\n```\n", "new.md:5: The stats do not say a type."},
        {"card zz01\n" NAMED "stats: type=minion copies=1 attack=0\n```\n",
         "new.md:5: A card of this type needs 'health'."},
        {"card zz01\n" NAMED "stats: type=minion copies=1 attack=0 health=0 cost=1\n```\n",
         "new.md:5: A card of this type has no 'cost'."},
        {"card zz01\n" NAMED "stats: type=minion copies=1 attack=0 attack=0 health=0\n```\n",
         "new.md:5: 'attack' is said twice."},
        {"card zz01\n" NAMED "stats: type=minion copies=x attack=0 health=0\n```\n",
         "new.md:5: 'x' is no value of 'copies'."},
        {"card zz01\n" NAMED "stats: type=minion copies=0 attack=0 health=0\n```\n",
         "new.md:5: '0' is no value of 'copies'."},
        {"card zz01\n" NAMED "stats: type=minion copies=1 attack=100 health=0\n```\n",
         "new.md:5: '100' is no value of 'attack'."},
        {"card zz01\n" NAMED "stats: type=minion copies= attack=1 health=0\n```\n",
         "new.md:5: '' is no value of 'copies'."},
        {"card zz01\n" NAMED "stats: type=minion luck=1\n```\n", "new.md:5: 'luck' is nothing that cards have."},
        {"card zz01\n" NAMED "stats: type=minion class=epic copies=1 attack=0 health=0\n```\n",
         "new.md:5: A card of this type has no 'class'."},
        {"card zz01\n" NAMED
         "stats: type=ally class=epic colour=ember rarity=rare copies=2 cost=3 attack=3 health=4\n```\n",
         "new.md:5: A card of this type has no such class."},
        {"card zz01\n" NAMED "stats: type=spell colour=none rarity=rare copies=2 cost=3\n```\n",
         "new.md:5: 'none' is no value of 'colour'."},
        {"card zz01\n" NAMED "stats: type=spell set=goblins\n```\n", "new.md:5: 'goblins' is no value of 'set'."},
        {"card zz01\n" NAMED "stats: type=castle health=20 hero=nobody\n```\n",
         "new.md:5: 'nobody' is no value of 'hero'."},
        {"card zz01\n" NAMED "stats: type=portal mode=solo difficulty=easy\n```\n",
         "new.md:5: 'easy' is no value of 'difficulty'."},
        {"card zz01\n" NAMED "stats: type=portal waves=1,2,1\n```\n", "new.md:5: '1,2,1' is no value of 'waves'."},
        {"card zz01\n" NAMED "stats: type=portal waves=1,2,1,2,1\n```\n",
         "new.md:5: '1,2,1,2,1' is no value of 'waves'."},
        {"card zz01\n" NAMED "stats: type=outsider line=muchtoolong\n```\n",
         "new.md:5: 'muchtoolong' is no value of 'line'."},
        {"card zz01\n" NAMED "stats: type=outsider line=eightish\n```\n",
         "new.md:5: 'eightish' is no value of 'line'."},
        {"card zz01\n" NAMED "stats: type=castle health=20 hero=em0123456789012345678901\n```\n",
         "new.md:5: 'em0123456789012345678901' is no value of 'hero'."},
        /* 10.12, of a whole card */
        {"card zz01\n" NAMED
         "stats: type=tower colour=tide rarity=rare copies=1 cost=1\nab: play(token(attack,1,self))\n```\n",
         "new.md:3: The tower 'zz01' has no play(..) that puts health tokens on self."},
        {"card zz01\n" NAMED "stats: type=attachment colour=tide rarity=rare copies=1 cost=1\n```\n",
         "new.md:3: The attachment 'zz01' does not have exactly one host(..)."},
        {"card zz01\n" NAMED "stats: type=monster set=strays rarity=rare copies=1 tier=1 tick=0 boost=0 side=left "
         "mark=treachery attack=1 health=1\n```\n",
         "new.md:3: The card 'zz01' has either a treachery mark or treachery(..), and not both."},
        {"card zz01\n" NAMED "stats: type=monster set=strays rarity=rare copies=1 tier=1 tick=0 boost=0 side=left "
         "mark=none attack=1 health=1\n```\n",
         "new.md:3: The card 'zz01' has either a side or a mark, and not both."},
        {"card zz01\n" NAMED ALLY "ab: setup(draw(1))\n```\n",
         "new.md:3: The card 'zz01' has setup(..) and is no portal of stage 1."},
        {"card zz01\n" NAMED "stats: type=castle health=20 hero=em01\nbuild: build(hero(zz77))\n```\n",
         "new.md:6: There is no card 'zz77'."},
        {"card zz01\n" NAMED "stats: type=castle health=20 hero=em01\nbuild: build(main(red,3))\n```\n",
         "new.md:6: 'red' is no word of the vocabulary."},
        {"card zz01\n" NAMED
         "stats: type=castle health=20 hero=em01\nbuild: build(size(40))\nab: exhaust(draw(1))\n```\n",
         "new.md:7: The deck rule comes after all abilities."},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        record_is_wrong(row[i].lines, row[i].why);
}

/* One number of a record that is otherwise good: from the least to the most it is taken, beyond it is refused. */
static void number_lies_between(const char *rest, const char *key, int least, int most)
{
    for (int n = least - 1; n <= most + 1; n++) {
        char text[512];
        if (n < 0)
            continue;
        (void)snprintf(text, sizeof text, "```cards\ncard zz01\n" NAMED "stats: %s %s%d\n```\n", rest, key, n);
        set.ncards = set.nterms = 0;
        Status s = siege_compile(&set, text, strlen(text), "new.md");
        assert_int_equal(s.code, n < least || n > most);
        assert_true(s.code == 0 || strstr(s.text, "is no value of"));
    }
}

#define HORDE_SPELL "type=spell set=strays rarity=rare side=none mark=none "
#define DOOR        "type=portal mode=coop difficulty=hard "

static void numbers_of_a_card_have_limits(void **st)
{
    (void)st;
    number_lies_between("type=minion attack=0 health=0", "copies=", 1, 9);
    number_lies_between("type=minion copies=1 health=0", "attack=", 0, 99);
    number_lies_between("type=minion copies=1 attack=0", "health=", 0, 99);
    number_lies_between("type=spell colour=tide rarity=rare copies=1", "cost=", 0, 9);
    number_lies_between(HORDE_SPELL "copies=1 tick=0 boost=0", "tier=", 1, 2);
    number_lies_between(HORDE_SPELL "copies=1 tier=1 boost=0", "tick=", 0, 2);
    number_lies_between(HORDE_SPELL "copies=1 tier=1 tick=0", "boost=", 0, 9);
    number_lies_between(DOOR "health=1 boost=0 waves=1,1,1,1", "stage=", 1, 3);
    number_lies_between(DOOR "health=1 boost=0 stage=1", "waves=1,1,1,", 0, 9);
}

static void more_cards_than_the_table_holds_are_refused(void **st)
{
    (void)st;
    Buf lines = {0};
    for (int i = siege_set.ncards; i <= SIEGE_CARDS_MOST; i++)
        buf_printf(&lines, "card zz%d\n" NAMED "stats: type=minion copies=1 attack=0 health=0\n\n", i);
    char why[80];
    (void)snprintf(why, sizeof why, "new.md:%d: These are more than 256 cards.",
                   3 + 4 * (SIEGE_CARDS_MOST - siege_set.ncards));
    assert_true(lines.n < 8000);
    record_is_wrong(buf_str(&lines), why);
    buf_free(&lines);
}

/* The card file with one card changed. */
static void set_is_wrong(const char *word, size_t field, uint8_t value, const char *why)
{
    set = siege_set;
    ((uint8_t *)&set.card[siege_find(&set, word)])[field] = value;
    Status s = siege_check_set(&set);
    assert_string_equal(s.text, why);
    assert_int_equal(s.code, 1);
}

static void decks_portals_and_outsiders_are_checked_as_a_whole(void **st)
{
    (void)st;
    assert_int_equal(siege_check_set(&siege_set).code, 0);
    set_is_wrong("ti20", offsetof(SiegeCard, copies), 2, "The tide deck has 39 cards, and not 40.");
    set_is_wrong("st01", offsetof(SiegeCard, copies), 4, "The horde has 68 cards, and not 67.");
    set = siege_set;
    for (int i = 0; i < set.ncards; i++)
        set.card[i].boost = set.card[i].set == SET_STRAYS ? 1 : set.card[i].boost;
    Status s = siege_check_set(&set);
    assert_string_equal(s.text, "Only 20 horde cards have no mana boost, and 30 are needed.");
    assert_int_equal(s.code, 1);
    set_is_wrong("so2a", offsetof(SiegeCard, difficulty), FOR_HARD,
                 "0 portals are of mode 1, difficulty 1, stage 2: it must be one.");
    set_is_wrong("vs3h", offsetof(SiegeCard, difficulty), FOR_NORMAL | FOR_HARD | FOR_PAINFUL,
                 "2 portals are of mode 3, difficulty 1, stage 3: it must be one.");
    set_is_wrong("co2ab", offsetof(SiegeCard, stage), 1,
                 "The portal 'co2ab' cannot stand in for 'co2a': mode or stage differ.");
    set_is_wrong("co2ab", offsetof(SiegeCard, numbers), PRINTED,
                 "The card 'co2ab' must say both in whose place it stands and in which numbers.");
    set_is_wrong("co2ab", offsetof(SiegeCard, numbers), BALANCED | EARLIER,
                 "2 portals are of mode 2, difficulty 1, stage 2: it must be one.");
    set_is_wrong("so1x", offsetof(SiegeCard, difficulty), FOR_PAINFUL,
                 "2 portals are of mode 1, difficulty 4, stage 1: it must be one.");
    set_is_wrong("so2x", offsetof(SiegeCard, numbers), EARLIER,
                 "0 portals are of mode 1, difficulty 8, stage 2: it must be one.");
    set_is_wrong("ou3b", offsetof(SiegeCard, stage), 3, "The outsider 'ou3b' is not stage 2 of its line.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_printer_makes_every_text_line_of_the_card_file),
        cmocka_unit_test(the_printer_makes_the_back_of_every_castle),
        cmocka_unit_test(the_card_file_holds_the_components_of_section_1_1),
        cmocka_unit_test(the_tables_of_the_build_are_the_card_file),
        cmocka_unit_test(a_record_becomes_the_fields_of_a_card),
        cmocka_unit_test(a_term_is_its_head_and_its_arguments_in_place),
        cmocka_unit_test(a_new_card_is_one_record_and_nothing_else),
        cmocka_unit_test(the_printing_rules_hold_for_words_no_card_uses),
        cmocka_unit_test(the_vocabulary_holds_every_term_of_the_scenarios),
        cmocka_unit_test(abilities_may_come_when_another_card_has_come_between),
        cmocka_unit_test(an_ability_that_is_wrong_says_why),
        cmocka_unit_test(an_ability_that_is_too_long_or_too_deep_is_refused),
        cmocka_unit_test(a_record_that_is_wrong_is_reported_with_file_and_line),
        cmocka_unit_test(numbers_of_a_card_have_limits),
        cmocka_unit_test(more_cards_than_the_table_holds_are_refused),
        cmocka_unit_test(decks_portals_and_outsiders_are_checked_as_a_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
