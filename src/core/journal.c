/* SPDX-License-Identifier: MIT */
#include "core/journal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/hash.h"
#include "base/plain.h"
#include "core/position.h"
#include "core/text.h"
#include "hall_version.h"

enum { VERSION = 2, LINE_MAX_BYTES = 1 << 20, FILE_SHOWN = 120, WHAT_SHOWN = 320 };

/* The seed is XORed with this, so that a reader of the file does not learn the deck by accident. */
#define SEED_PAD 0x5EEDF00DCAFE1234u

/* ---- writing ---------------------------------------------------------------------------------------------------- */

/* A name is the rest of a line, so nothing in it may end the line. */
static void write_name(const char *name, Buf *out)
{
    for (const char *p = name; *p; p++)
        buf_addn(out, (unsigned char)*p < ' ' ? " " : p, 1);
    buf_add(out, "\n");
}

/* "deck deck-0 militia*3 archer": how many of each, one where nothing is said. */
static void write_deck(const Game *g, const char *word, const uint8_t count[DECK_DEFS], Buf *out)
{
    buf_printf(out, "deck %s", word);
    for (int def = 1; def < DECK_DEFS && def < g->ndefs; def++) {
        if (count[def] > 0)
            buf_printf(out, " %s", g->def[def].word);
        if (count[def] > 1)
            buf_printf(out, "*%d", count[def]);
    }
    buf_add(out, "\n");
}

static void write_header(const Match *m, Buf *out)
{
    const Game *g = match_game(m);
    const Setup *cfg = match_setup(m);
    buf_printf(out, "hordehall-journal %d\ngame %s %d\napp %s\nseats %d\n", VERSION, g->id, g->rules_rev, HALL_VERSION,
               cfg->nseats);
    for (int seat = 0; seat < cfg->nseats; seat++) {
        char player[WORD_MAX];
        player_write(g, cfg->player[seat], player);
        if (cfg->player[seat])
            buf_printf(out, "seat %d bot:%s ", seat, player);
        else
            buf_printf(out, "seat %d person ", seat);
        write_name(cfg->name[seat], out);
    }
    for (int i = 0; i < g->noptions; i++)
        buf_printf(out, "option %s=%s\n", g->option[i].word, g->option[i].choice[cfg->option[i]]);
    for (int d = 0; d < g->ndecks; d++)
        if (deck_given(cfg, d))
            write_deck(g, g->deck[d].word, cfg->deck[d], out);
    if (cfg->takebacks)
        buf_add(out, "takebacks\n");
    if (match_assisted(m))
        buf_add(out, "assisted\n");
    if (match_has_start(m)) {
        json_t *position = position_out(g, cfg, match_truth_at(m, 0));
        char *text = json_dumps(position, JSON_COMPACT | JSON_SORT_KEYS);
        REQUIRE(text);
        buf_printf(out, "position %s\n", text);
        free(text);
        json_decref(position);
    }
    /* Written last: a header that is cut short has no seed. */
    buf_printf(out, "seed %016" PRIx64 "\n", cfg->seed ^ SEED_PAD);
}

void journal_write(const Match *m, Buf *out)
{
    size_t start = out->n;
    write_header(m, out);
    int lines = 0;
    for (uint32_t i = 0; i < match_serial(m); i++, lines++) {
        char text[WORD_MAX];
        Move mv = match_move(m, i);
        move_text(match_game(m), match_truth_at(m, i), mv, text);
        buf_printf(out, "%d %s", mv.seat, text);
        if (match_copy(m, i) != NO_PIECE)
            buf_printf(out, " @%d", match_copy(m, i));
        buf_printf(out, " #%08" PRIx32 "\n", (uint32_t)match_hash_at(m, i + 1));
    }
    uint64_t crc = hash_bytes(out->text + start, out->n - start, 0);
    buf_printf(out, "end %d lines crc %08" PRIx32 "\n", lines, (uint32_t)crc);
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

typedef struct { /* staging: nothing reaches the caller until it is a match */
    const char *name;
    const char *text, *p, *end;
    const char *start; /* of the present line */
    const char *stop;  /* reason why there is no next line */
    int line, position_line;
    const Game *game;
    int rev;
    Setup cfg;
    bool assisted;
    json_t *position;
    Match *match;
    char row[4096]; /* the present line; a longer one (a position) is read in place */
} Reader;

/* Returns the end of the line that begins at p; NULL: the file is cut off in it, or it is no line. */
static const char *line_end(Reader *r)
{
    size_t most = (size_t)(r->end - r->p) < LINE_MAX_BYTES + 1u ? (size_t)(r->end - r->p) : LINE_MAX_BYTES + 1u;
    for (const char *p = r->p; p < r->p + most; p++)
        if (*p == '\n' || *p == '\r')
            return p;
        else if (*p == '\0') {
            r->stop = N_("an invalid byte");
            return NULL;
        }
    r->stop = most > LINE_MAX_BYTES ? N_("the line is too long") : N_("the file ends too early");
    return NULL;
}

/* Reads the next line as [*from, *to) without its newline; false at the end, or if none can be read: see r->stop. A line
 * without a newline is cut off. Line ends of other systems are accepted: the checksum then shows that something changed
 * the file. */
static bool next_line(Reader *r, const char **from, const char **to)
{
    r->line++;
    *to = line_end(r);
    if (!*to)
        return false;
    *from = r->start = r->p;
    r->p = *to + (**to == '\r' && *to + 1 < r->end && (*to)[1] == '\n' ? 2 : 1);
    size_t n = (size_t)(*to - *from);
    if (n >= sizeof r->row)
        n = sizeof r->row - 1;
    memcpy(r->row, *from, n);
    r->row[n] = '\0';
    return true;
}

/* Returns an error. template has {file}, {line} and {what}, which says what is wrong there, and may have {detail}. Names and
 * words of a file are cut to fit a sentence. */
static Status fault_by(const Reader *r, int code, SayArg template, const char *what, const char *detail)
{
    char file[FILE_SHOWN], shown[WHAT_SHOWN], more[WHAT_SHOWN];
    str_cut(file, sizeof file, r->name);
    str_cut(shown, sizeof shown, say_word(what));
    str_cut(more, sizeof more, detail);
    str_plain(file);
    str_plain(shown);
    str_plain(more);
    int moves = r->match ? (int)match_serial(r->match) : 0;
    bool older = r->game && r->rev < r->game->rules_rev;
    return say_status(code, template, say_s("file", file), say_n("line", r->line), say_s("what", shown),
                      say_s("detail", more), say_is("older", older), say_n("move", moves));
}

static Status fault_at(const Reader *r, int code, SayArg template, const char *what)
{
    return fault_by(r, code, template, what, "");
}

/* Returns an error about the present line. what: without a full stop. */
static Status broken(const Reader *r, const char *what)
{
    return fault_at(r, JOURNAL_FOREIGN, SAY("{file}, line {line}: {what}."), what);
}

/* As broken. detail: for those who write such files, in English. */
static Status broken_by(const Reader *r, const char *what, const char *detail)
{
    return fault_by(r, JOURNAL_FOREIGN, SAY("{file}, line {line}: {what} ({detail})."), what, detail);
}

/* As broken, with a whole sentence. */
static Status broken_since(const Reader *r, const char *why)
{
    return fault_at(r, JOURNAL_FOREIGN, SAY("{file}, line {line}: {what}"), why);
}

static Status read_first_lines(Reader *r)
{
    static const char mark[] = "\xEF\xBB\xBF"; /* some editors begin every text with it */
    const char *from, *to;
    int version, n = 0;
    char id[32], app[64];
    if (r->end - r->p >= 3 && memcmp(r->p, mark, 3) == 0)
        r->p += 3;
    if (!next_line(r, &from, &to) || sscanf(r->row, "hordehall-journal %9d%n", &version, &n) != 1 || version < 1)
        return fault_at(r, JOURNAL_FOREIGN, SAY("{file} is not a game of Horde Hall."), "");
    if (version < VERSION)
        return fault_at(r, JOURNAL_FOREIGN,
                        SAY("{file} was saved by an early version whose games cannot be continued."), "");
    if (version > VERSION)
        return fault_at(r, JOURNAL_NEWER, SAY("{file} was saved by a newer version of Horde Hall."), "");
    if (r->row[n])
        return broken(r, N_("the first line is damaged"));
    if (!next_line(r, &from, &to) || sscanf(r->row, "game %31s %9d%n", id, &r->rev, &n) != 2 || r->row[n])
        return broken(r, N_("the name of the game is missing"));
    r->game = game_by_id(id);
    if (!r->game)
        return fault_at(r, JOURNAL_FOREIGN, SAY("{file} holds a game of '{what}', which is not in this version."), id);
    if (r->rev > r->game->rules_rev)
        return fault_at(r, JOURNAL_NEWER, SAY("{file} was saved by a version with newer rules for {what}."),
                        r->game->title);
    if (!next_line(r, &from, &to) || sscanf(r->row, "app %63s%n", app, &n) != 1 || r->row[n])
        return broken(r, N_("the version is missing"));
    return status_ok();
}

/* Reads "seat 0 person Name", "seat 1 bot:2 Name" or "seat 1 bot:2-raider Name"; the name is all after the blank. */
static Status read_seat(Reader *r)
{
    int seat, player = 0, n = 0;
    if (sscanf(r->row, "seat %9d person%n", &seat, &n) != 1 || r->row[n] != ' ') {
        int words = 0;
        n = 0;
        if (sscanf(r->row, "seat %9d bot:%n%*[^ ]%n", &seat, &words, &n) != 1 || r->row[n] != ' ')
            return broken(r, N_("this player line cannot be read"));
        player = player_read(r->game, r->row + words, (size_t)(n - words));
        if (player == 0)
            return broken(r, N_("this player line cannot be read"));
    }
    const char *name = r->row + n + 1;
    if (seat < 0 || seat >= r->cfg.nseats)
        return broken(r, N_("there is no such player"));
    if (strlen(name) >= SEAT_NAME_MAX)
        return broken(r, N_("a name is too long"));
    r->cfg.player[seat] = (uint8_t)player;
    (void)snprintf(r->cfg.name[seat], SEAT_NAME_MAX, "%s", name);
    str_plain(r->cfg.name[seat]);
    return status_ok();
}

static Status read_option(Reader *r)
{
    char *word = r->row + strlen("option "), *choice = strchr(word, '=');
    if (!choice)
        return broken(r, N_("an option has no value"));
    *choice++ = '\0';
    Status set = option_set(r->game, word, choice, &r->cfg);
    return set.code ? broken_by(r, N_("this version does not know the option or its choice"), set.text) : set;
}

static bool deck_has(const Game *g, const Setup *cfg, int deck, const char *word)
{
    int def = def_by_word(g, word);
    return def >= 0 && def < DECK_DEFS && cfg->deck[deck][def] > 0;
}

static Status read_deck(Reader *r, const char *from, const char *to)
{
    char *text = xcalloc(1, (size_t)(to - from) + 1), *rest = NULL;
    memcpy(text, from, (size_t)(to - from));
    Status result = status_ok();
    (void)strtok_r(text, " ", &rest); /* "deck" */
    const char *name = strtok_r(NULL, " ", &rest);
    int deck = name ? deck_by_word(r->game, name) : -1;
    if (deck < 0)
        result = broken(r, N_("this game has no such deck"));
    for (char *word; result.code == 0 && (word = strtok_r(NULL, " ", &rest)) != NULL;) {
        char *times = strchr(word, '*'), *end = NULL;
        long count = times ? strtol(times + 1, &end, 10) : 1;
        if (times)
            *times = '\0';
        if (end && (*end || end == times + 1))
            result = broken(r, N_("the number of a card in a deck cannot be read"));
        else if (deck_has(r->game, &r->cfg, deck, word))
            result = broken(r, N_("a deck lists a card twice"));
        else
            result = deck_set(r->game, deck, word, count, &r->cfg);
        if (result.code == 1)
            result = broken_by(r, N_("this deck cannot be read"), result.text);
    }
    free(text);
    return result;
}

static Status read_position(Reader *r, const char *from, const char *to)
{
    json_error_t error;
    from += strlen("position ");
    json_decref(r->position);
    r->position = json_loadb(from, (size_t)(to - from), JSON_REJECT_DUPLICATES, &error);
    r->position_line = r->line;
    return r->position ? status_ok() : broken(r, N_("the position cannot be read"));
}

/* Exactly n hexadecimal digits as they are written here, and nothing behind them. */
static bool read_hex(const char *text, size_t n, uint64_t *out)
{
    *out = strtoull(text, NULL, 16);
    return strlen(text) == n && strspn(text, "0123456789abcdef") == n;
}

static Status read_seed(Reader *r, bool *seeded)
{
    uint64_t seed;
    if (!read_hex(r->row + strlen("seed "), 16, &seed))
        return broken(r, N_("the seed cannot be read"));
    r->cfg.seed = seed ^ SEED_PAD;
    *seeded = true;
    return status_ok();
}

/* Header lines up to the first move; leaves that line in r->row. False in *more: the file ended. */
static Status read_header(Reader *r, bool *more)
{
    const char *from, *to;
    int seats = 0, n = 0;
    bool seeded = false;
    Status result = read_first_lines(r);
    if (result.code)
        return result;
    REQUIRE(r->game);
    r->cfg = game_preset(r->game, r->game->seats_min);
    while ((*more = next_line(r, &from, &to))) {
        if (sscanf(r->row, "seats %9d%n", &seats, &n) == 1) {
            if (r->row[n] || seats < r->game->seats_min || seats > r->game->seats_max)
                return broken(r, N_("this game is not for that number of players"));
            r->cfg.nseats = (uint8_t)seats;
        } else if (strncmp(r->row, "seat ", 5) == 0) {
            result = read_seat(r);
        } else if (strncmp(r->row, "option ", 7) == 0) {
            result = read_option(r);
        } else if (strncmp(r->row, "deck ", 5) == 0) {
            result = read_deck(r, from, to);
        } else if (strcmp(r->row, "takebacks") == 0) {
            r->cfg.takebacks = 1;
        } else if (strcmp(r->row, "assisted") == 0) {
            r->assisted = true;
        } else if (strncmp(r->row, "seed ", 5) == 0) {
            result = read_seed(r, &seeded);
        } else if (strncmp(r->row, "position ", 9) == 0) {
            result = read_position(r, from, to);
        } else {
            break;
        }
        if (result.code)
            return result;
    }
    if (seats && seeded)
        return status_ok();
    return broken(r, !*more && r->p < r->end ? r->stop : N_("the file ends before the first move"));
}

static Status begin_match(Reader *r)
{
    int line = r->line;
    Status result = status_ok();
    if (!r->position) {
        if (r->game->as_of && r->rev < r->game->rules_rev)
            r->game->as_of(&r->cfg, r->rev);
        r->match = match_begin(r->game, &r->cfg, &result);
        if (!r->match)
            return broken_since(r, result.text);
    } else {
        State *s = xcalloc(1, r->game->state_size);
        Setup cfg = r->cfg;
        result = position_in(r->game, r->position, r->cfg.seed, &cfg, s);
        bool same = cfg.nseats == r->cfg.nseats && memcmp(cfg.option, r->cfg.option, sizeof cfg.option) == 0 &&
                    memcmp(cfg.deck, r->cfg.deck, sizeof cfg.deck) == 0;
        r->line = r->position_line; /* errors refer to the line of the position */
        if (result.code == 0 && !same)
            result = broken(r, N_("the position has other players, options or decks"));
        else if (result.code == 0)
            r->match = match_from(r->game, &r->cfg, s);
        else
            result = broken_by(r, N_("the position cannot be read"), result.text);
        free(s);
    }
    r->line = line;
    if (r->match && r->assisted)
        match_mark_assisted(r->match);
    return result;
}

/* Ends the reading at the damage: the moves before it are kept. With none, even the setup may be another game's. */
static Status prefix(const Reader *r, const char *what)
{
    if (match_serial(r->match) == 0)
        return fault_at(r, JOURNAL_FOREIGN,
                        SAY("{file}, line {line}: {what}. {older:The game was played under older rules, and there is "
                            "no move before this line.|There is no move before this line.}"),
                        what);
    return fault_at(r, JOURNAL_PREFIX,
                    SAY("{file}, line {line}: {what}. {older:The game was played under older rules. It can be "
                        "continued from move {move}.|The game can be continued from move {move}.}"),
                    what);
}

/* Reads the number of a piece in the form in which it is written. */
static bool read_copy(const char *text, PieceId *copy)
{
    char *end, again[16];
    long n = strtol(text, &end, 10);
    (void)snprintf(again, sizeof again, "%ld", n);
    if (*end || n < 0 || n >= PIECE_MAX || strcmp(text, again) != 0)
        return false;
    *copy = (PieceId)n;
    return true;
}

/* Reads one line "seat move words #hash", or "seat move words @copy #hash". */
static Status read_move(Reader *r)
{
    char *text = strchr(r->row, ' '), *mark = strrchr(r->row, '#');
    char *end;
    if (!text || !mark || mark < text + 2 || mark[-1] != ' ')
        return prefix(r, N_("this is not a move"));
    long seat = strtol(r->row, &end, 10);
    if (end != text || seat < 0 || seat >= r->cfg.nseats)
        return prefix(r, N_("there is no such player"));
    uint64_t hash;
    if (!read_hex(mark + 1, 8, &hash))
        return prefix(r, N_("the check value after the move cannot be read"));
    mark[-1] = '\0';
    Move mv;
    PieceId copy = NO_PIECE;
    char *at = strstr(text, " @");
    if (at != NULL && !read_copy(at + 2, &copy))
        return prefix(r, N_("the copy of the card cannot be read"));
    if (at != NULL)
        *at = '\0';
    Status result = move_parse(r->game, match_truth(r->match), (int)seat, text + 1, &mv);
    if (result.code)
        return prefix(r, result.text);
    if (!match_is_legal(r->match, mv))
        return prefix(r, N_("that move is not possible"));
    if (match_play_one(r->match, mv, copy).code)
        return prefix(r, N_("there is no such copy of the card"));
    if ((uint32_t)match_hash_at(r->match, match_serial(r->match)) == (uint32_t)hash)
        return status_ok();
    match_drop_last(r->match);
    if (match_serial(r->match) == 0) /* then the head is damaged: this would be another game */
        return broken(r, N_("the game does not start as this file says"));
    return prefix(r, N_("from here the game goes differently"));
}

static Status read_end(Reader *r)
{
    int lines, n = 0;
    uint64_t crc;
    if (sscanf(r->row, "end %9d lines crc %n", &lines, &n) != 1 || !n || !read_hex(r->row + n, 8, &crc))
        return prefix(r, N_("the last line cannot be read"));
    if ((uint32_t)hash_bytes(r->text, (size_t)(r->start - r->text), 0) != crc || lines != (int)match_serial(r->match))
        return prefix(r, N_("the file is damaged"));
    if (r->p != r->end)
        return prefix(r, N_("there is text after the end"));
    return status_ok();
}

static Status read_moves(Reader *r, bool more)
{
    const char *from, *to;
    for (; more; more = next_line(r, &from, &to)) {
        if (strncmp(r->row, "end ", 4) == 0)
            return read_end(r);
        Status result = read_move(r);
        if (result.code)
            return result;
    }
    return prefix(r, r->stop);
}

Status journal_read(const char *text, size_t n, const char *name, Match **out)
{
    Reader *r = xcalloc(1, sizeof *r);
    *r = (Reader){.name = name, .text = text, .p = text, .end = text + n};
    bool more = false;
    Status result = read_header(r, &more);
    if (result.code == 0)
        result = begin_match(r);
    if (result.code == 0)
        result = read_moves(r, more);
    if (result.code == JOURNAL_PREFIX)
        match_settle(r->match);
    if (result.code == 0 || result.code == JOURNAL_PREFIX)
        *out = r->match;
    else
        match_free(r->match);
    json_decref(r->position);
    free(r);
    return result;
}

/* Parses the last line, "end N lines crc C", and checks its checksum. */
static void peek_at_end(const char *text, size_t n, JournalHead *out)
{
    char row[64];
    uint64_t crc;
    int moves, at = 0;
    size_t from = n > 0 ? n - 1 : 0; /* nothing follows the newline */
    while (from > 0 && n - from < sizeof row && text[from - 1] != '\n')
        from--;
    size_t length = n - from < sizeof row ? n - from : sizeof row - 1;
    memcpy(row, text + from, length);
    row[length] = '\0';
    row[strcspn(row, "\r\n")] = '\0';
    out->moves = sscanf(row, "end %9d lines crc %n", &moves, &at) == 1 ? moves : -1;
    out->whole = at > 0 && read_hex(row + at, 8, &crc) && (uint32_t)hash_bytes(text, from, 0) == crc;
}

Status journal_peek(const char *text, size_t n, const char *name, JournalHead *out)
{
    Reader *r = xcalloc(1, sizeof *r);
    *r = (Reader){.name = name, .text = text, .p = text, .end = text + n};
    bool more = false;
    Status result = read_header(r, &more);
    if (result.code == 0) {
        *out = (JournalHead){.game = r->game, .cfg = r->cfg};
        peek_at_end(text, n, out);
    }
    json_decref(r->position);
    free(r);
    return result;
}

/* ---- names ------------------------------------------------------------------------------------------------------ */

/* Returns the start of the name in a header line such as "seat 0 person Name"; NULL: another line. */
static const char *person_in(const char *line, const char *end)
{
    static const char word[] = " person ";
    const char *p = line + strlen("seat ");
    if (end - line < (ptrdiff_t)strlen("seat ") || strncmp(line, "seat ", strlen("seat ")) != 0)
        return NULL;
    while (p < end && *p >= '0' && *p <= '9')
        p++;
    bool is = end - p >= (ptrdiff_t)strlen(word) && strncmp(p, word, strlen(word)) == 0;
    return is ? p + strlen(word) : NULL;
}

/* Renames in the header, up to its last line; returns where the rest begins. */
static const char *rename_header(const char *text, const char *end, const char *from, const char *to, Buf *out,
                                 int *chairs)
{
    const char *line = text;
    for (bool more = true; more && line < end;) {
        const char *stop = memchr(line, '\n', (size_t)(end - line)), *name;
        stop = stop ? stop : end;
        const char *last = stop > line && stop[-1] == '\r' ? stop - 1 : stop;
        more = last - line < 5 || strncmp(line, "seed ", 5) != 0;
        name = person_in(line, last);
        if (name && (size_t)(last - name) == strlen(from) && strncmp(name, from, strlen(from)) == 0) {
            buf_addn(out, line, (size_t)(name - line));
            buf_add(out, to);
            line = last;
            ++*chairs;
        }
        stop += stop < end;
        buf_addn(out, line, (size_t)(stop - line));
        line = stop;
    }
    return line;
}

int journal_rename(const char *text, size_t n, const char *from, const char *to, Buf *out)
{
    int chairs = 0;
    size_t start = out->n, begin = sizeof "hordehall-journal " - 1;
    JournalHead head = {0};
    if (n < begin || strncmp(text, "hordehall-journal ", begin) != 0)
        return 0;
    peek_at_end(text, n, &head);
    const char *rest = rename_header(text, text + n, from, to, out, &chairs);
    if (chairs == 0) {
        out->n = start;
        return 0;
    }
    buf_addn(out, rest, (size_t)(text + n - rest));
    if (!head.whole)
        return chairs;
    size_t last = out->n - 1;
    while (last > start && out->text[last - 1] != '\n')
        last--;
    uint64_t crc = hash_bytes(out->text + start, last - start, 0);
    int lines = 0;
    (void)sscanf(out->text + last, "end %9d", &lines);
    out->n = last;
    buf_printf(out, "end %d lines crc %08" PRIx32 "\n", lines, (uint32_t)crc);
    return chairs;
}

/* ---- files ------------------------------------------------------------------------------------------------------ */

Status journal_save(const Match *m, const char *path)
{
    Buf text = {0};
    journal_write(m, &text);
    Status result = file_write(path, buf_str(&text), text.n);
    buf_free(&text);
    return result;
}

Status journal_load_text(const char *path, Buf *text, Match **out)
{
    const char *slash = strrchr(path, '/');
    Status file = file_read(path, JOURNAL_BYTES_MAX, text);
    if (file.code && file.code != FILE_LARGE)
        return file;
    Status result = journal_read(buf_str(text), text->n, slash ? slash + 1 : path, out);
    return result.code == JOURNAL_FOREIGN && file.code ? file : result; /* a film, say */
}

Status journal_load(const char *path, Match **out)
{
    Buf text = {0};
    Status result = journal_load_text(path, &text, out);
    buf_free(&text);
    return result;
}
