/* SPDX-License-Identifier: MIT
 * Bytes, then base 64 of RFC 4648, section 5, behind "HH1.".  The bytes: check of all that follows (4), version, rules'
 * revision (2), seed (8), flags, id of the game, seats with player and name, options that are not as usual, decks,
 * number of choices (4), their bits, the state's hash at the end (4).  Numbers have their low byte first; a word is its
 * length and its bytes.  A choice is the seat, where several may choose, and its place in that seat's legal list, each in
 * as many bits as the largest possible one needs, low bit first. */
#include "core/gameline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/plain.h"

enum { VERSION = 1, CHECK = 4, FLAG_TAKEBACKS = 1, FLAG_ASSISTED = 2, NAME_LENGTH = 255 };

static const char prefix[] = "HH1.";
static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/* ---- writing ------------------------------------------------------------------------------------------------------- */

static void put(Buf *b, uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; i++) {
        char c = (char)(value >> (8 * i) & 0xFF);
        buf_addn(b, &c, 1);
    }
}

static void put_word(Buf *b, const char *word)
{
    size_t n = strlen(word);
    put(b, n, 1);
    buf_addn(b, word, n);
}

static int bits_for(int choices) /* bits that distinguish so many choices */
{
    int bits = 0;
    while (1 << bits < choices)
        bits++;
    return bits;
}

typedef struct {
    Buf *out;
    unsigned held;
    int nheld;
} BitsOut;

static void put_bits(BitsOut *b, int value, int bits)
{
    for (int i = 0; i < bits; i++) {
        b->held |= (unsigned)(value >> i & 1) << b->nheld++;
        if (b->nheld == 8) {
            put(b->out, b->held, 1);
            b->held = 0;
            b->nheld = 0;
        }
    }
}

static void put_setup(const Game *g, const Setup *cfg, Buf *b)
{
    int nset = 0;
    put(b, cfg->nseats, 1);
    for (int seat = 0; seat < cfg->nseats; seat++) {
        put(b, cfg->player[seat], 1);
        put_word(b, cfg->name[seat]);
    }
    for (int i = 0; i < g->noptions; i++)
        nset += cfg->option[i] != g->option[i].preset;
    put(b, (uint64_t)nset, 1);
    for (int i = 0; i < g->noptions; i++)
        if (cfg->option[i] != g->option[i].preset) {
            put(b, (uint64_t)i, 1);
            put(b, cfg->option[i], 1);
        }
    for (int d = 0; d < g->ndecks; d++) {
        int kinds = 0;
        for (int def = 0; def < DECK_DEFS; def++)
            kinds += cfg->deck[d][def] > 0;
        put(b, (uint64_t)kinds, 1);
        for (int def = 0; def < DECK_DEFS; def++)
            if (cfg->deck[d][def] > 0) {
                put(b, (uint64_t)def, 1);
                put(b, cfg->deck[d][def], 1);
            }
    }
}

/* Which of those who may choose it is, and of how many. */
static int place_of(unsigned may, int seat, int *of)
{
    *of = __builtin_popcount(may);
    return __builtin_popcount(may & ((1u << seat) - 1));
}

static void put_choices(const Match *m, Buf *b)
{
    BitsOut bits = {.out = b};
    Moves *legal = xmalloc(sizeof *legal);
    uint32_t n = 0;
    for (uint32_t i = 0; i < match_serial(m); i++)
        n += !match_was_auto(m, i);
    put(b, n, 4);
    for (uint32_t i = 0; i < match_serial(m); i++) {
        if (match_was_auto(m, i))
            continue;
        Move mv = match_move(m, i);
        int of, at = 0, seat = place_of(state_may_act(match_truth_at(m, i)), mv.seat, &of);
        put_bits(&bits, seat, bits_for(of));
        match_legal_at(m, i, mv.seat, legal);
        while (at < legal->n && !move_same(legal->m[at], mv))
            at++;
        REQUIRE(at < legal->n);
        put_bits(&bits, at, bits_for(legal->n));
    }
    put_bits(&bits, 0, (8 - bits.nheld) % 8);
    free(legal);
}

static void put_base64(const Buf *b, Buf *out)
{
    buf_add(out, prefix);
    for (size_t i = 0; i < b->n; i += 3) {
        uint32_t three = 0;
        size_t left = b->n - i < 3 ? b->n - i : 3;
        for (size_t k = 0; k < 3; k++)
            three = three << 8 | (k < left ? (unsigned char)b->text[i + k] : 0u);
        for (size_t k = 0; k <= left; k++)
            buf_addn(out, &digits[three >> (18 - 6 * k) & 63], 1);
    }
}

Status gameline_write(const Match *m, Buf *out)
{
    const Game *g = match_game(m);
    Buf b = {0}, whole = {0};
    if (match_has_start(m))
        return say_status(1,
                          SAY("This game started from a position, so it has no game code. Share its journal instead."));
    put(&b, VERSION, 1);
    put(&b, g->rules_rev, 2);
    put(&b, match_setup(m)->seed, 8);
    put(&b, (match_setup(m)->takebacks ? FLAG_TAKEBACKS : 0u) | (match_assisted(m) ? FLAG_ASSISTED : 0u), 1);
    put_word(&b, g->id);
    put_setup(g, match_setup(m), &b);
    put_choices(m, &b);
    put(&b, match_hash(m), 4);
    put(&whole, hash_bytes(b.text, b.n, 0), CHECK);
    buf_addn(&whole, b.text, b.n);
    put_base64(&whole, out);
    buf_free(&b);
    buf_free(&whole);
    return status_ok();
}

/* ---- reading ------------------------------------------------------------------------------------------------------- */

typedef struct {
    const unsigned char *byte;
    size_t n, at;
    bool good; /* every value read so far was there and in range */
    int nheld;
    unsigned held;
} Reader;

static uint64_t get(Reader *r, int bytes, uint64_t most)
{
    uint64_t value = 0;
    r->good = r->good && r->n - r->at >= (size_t)bytes;
    for (int i = 0; r->good && i < bytes; i++)
        value |= (uint64_t)r->byte[r->at++] << (8 * i);
    r->good = r->good && value <= most;
    return r->good ? value : 0;
}

static void get_word(Reader *r, char *out, size_t room)
{
    size_t n = (size_t)get(r, 1, NAME_LENGTH);
    out[0] = '\0';
    r->good = r->good && n < room && r->n - r->at >= n && memchr(r->byte + r->at, '\0', n) == NULL;
    if (!r->good)
        return;
    memcpy(out, r->byte + r->at, n);
    out[n] = '\0';
    r->at += n;
    str_plain(out);
}

static int get_bits(Reader *r, int bits, int most)
{
    int value = 0;
    for (int i = 0; i < bits; i++) {
        if (r->nheld == 0) {
            r->held = (unsigned)get(r, 1, 0xFF);
            r->nheld = 8;
        }
        value |= (int)(r->held & 1) << i;
        r->held >>= 1;
        r->nheld--;
    }
    r->good = r->good && value <= most;
    return r->good ? value : 0;
}

static bool is_player(const Game *g, int player)
{
    return player == 0 || (player % PLAYER_CHARACTER > 0 && player / PLAYER_CHARACTER <= g->ncharacters);
}

static void get_setup(Reader *r, const Game *g, Setup *cfg)
{
    int seats = (int)get(r, 1, g->seats_max);
    r->good = r->good && seats >= g->seats_min;
    *cfg = game_preset(g, r->good ? seats : 0);
    for (int seat = 0; r->good && seat < seats; seat++) {
        cfg->player[seat] = (uint8_t)get(r, 1, 0xFF);
        r->good = r->good && is_player(g, cfg->player[seat]);
        get_word(r, cfg->name[seat], SEAT_NAME_MAX);
    }
    int nset = (int)get(r, 1, (uint64_t)g->noptions);
    for (int i = 0; i < nset; i++) {
        int row = (int)get(r, 1, (uint64_t)g->noptions - 1), choice = (int)get(r, 1, 0xFF);
        r->good = r->good && choice < g->option[row].nchoices;
        if (r->good)
            cfg->option[row] = (uint8_t)choice;
    }
    for (int d = 0; d < g->ndecks; d++) {
        int kinds = (int)get(r, 1, DECK_DEFS - 1);
        for (int i = 0; r->good && i < kinds; i++) {
            int def = (int)get(r, 1, (uint64_t)(g->ndefs < DECK_DEFS ? g->ndefs : DECK_DEFS) - 1);
            cfg->deck[d][def] = (uint8_t)get(r, 1, 0xFF);
            r->good = r->good && def > 0 && cfg->deck[d][def] > 0;
        }
    }
}

static int seat_at(unsigned may, int place)
{
    int seat = 0;
    for (; !(may >> seat & 1) || place-- > 0; seat++)
        ;
    return seat;
}

static Status changed(void)
{
    return say_status(GAMELINE_FOREIGN, SAY("This game code is incomplete or was changed on its way."));
}

static Status other_rules(void)
{
    return say_status(GAMELINE_NEWER, SAY("This game was played with another version of Horde Hall."));
}

static Status get_choices(Reader *r, Match *m)
{
    Moves *legal = xmalloc(sizeof *legal);
    uint32_t n = (uint32_t)get(r, 4, 8 * (uint64_t)r->n + (uint64_t)match_game(m)->longest);
    for (uint32_t i = 0; r->good && i < n; i++) {
        unsigned may = match_may_act(m);
        int of = __builtin_popcount(may), seat = of > 0 ? seat_at(may, get_bits(r, bits_for(of), of - 1)) : 0;
        r->good = r->good && of > 0;
        if (!r->good)
            break;
        match_legal(m, seat, legal);
        int at = get_bits(r, bits_for(legal->n), legal->n - 1);
        r->good = r->good && legal->n > 0 && match_play(m, match_serial(m), legal->m[at]).code == 0;
    }
    free(legal);
    r->nheld = 0;
    uint64_t hash = get(r, 4, UINT32_MAX);
    if (!r->good || r->at != r->n || hash != (match_hash(m) & UINT32_MAX))
        return other_rules();
    return status_ok();
}

static Status get_game(Reader *r, Match **out)
{
    uint64_t check = get(r, CHECK, UINT32_MAX);
    if (!r->good || check != (hash_bytes(r->byte + CHECK, r->n - CHECK, 0) & UINT32_MAX))
        return changed();
    Setup cfg;
    char id[32];
    if (get(r, 1, 0xFF) != VERSION)
        return other_rules();
    int rules = (int)get(r, 2, UINT16_MAX);
    uint64_t seed = get(r, 8, UINT64_MAX);
    unsigned flags = (unsigned)get(r, 1, 0xFF);
    get_word(r, id, sizeof id);
    const Game *g = r->good ? game_by_id(id) : NULL;
    if (g == NULL || rules != g->rules_rev)
        return other_rules();
    get_setup(r, g, &cfg);
    if (!r->good)
        return other_rules();
    cfg.seed = seed;
    cfg.takebacks = (flags & FLAG_TAKEBACKS) != 0;
    Status why = status_ok();
    Match *m = match_new(g, &cfg, &why);
    if (m == NULL)
        return why;
    if (flags & FLAG_ASSISTED)
        match_mark_assisted(m);
    why = get_choices(r, m);
    if (why.code == 0)
        *out = m;
    else
        match_free(m);
    return why;
}

/* The bytes of the digits between blanks; false: something else stands there. */
static bool get_base64(const char *text, size_t n, Buf *out)
{
    uint32_t held = 0;
    int bits = 0;
    for (size_t i = 0; i < n; i++) {
        const char *digit = text[i] != '\0' ? strchr(digits, text[i]) : NULL;
        if (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t')
            continue;
        if (digit == NULL)
            return false;
        held = held << 6 | (uint32_t)(digit - digits);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            put(out, held >> bits, 1);
        }
        held &= (1u << bits) - 1;
    }
    return held == 0;
}

Status gameline_read(const char *text, size_t n, Match **out)
{
    Buf bytes = {0};
    while (n > 0 && strchr(" \t\r\n", text[0]) != NULL && text[0] != '\0') {
        text++;
        n--;
    }
    if (n > GAMELINE_MAX)
        return say_status(GAMELINE_FOREIGN, SAY("This is too long for a game code."));
    if (n < sizeof prefix - 1 || memcmp(text, prefix, sizeof prefix - 1) != 0)
        return say_status(GAMELINE_FOREIGN, SAY("This is not a game code. A game code begins with \u201cHH1.\u201d"));
    Status result = changed();
    if (get_base64(text + sizeof prefix - 1, n - (sizeof prefix - 1), &bytes)) {
        Reader r = {.byte = (const unsigned char *)buf_str(&bytes), .n = bytes.n, .good = true};
        result = get_game(&r, out);
    }
    buf_free(&bytes);
    return result;
}
