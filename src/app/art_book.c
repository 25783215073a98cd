/* SPDX-License-Identifier: MIT
 * One page of HTML that lists everything, and for each picture its file and a script that holds it and its relief as
 * text: what WebGL reads may not come from a file of its own where there is no server. */
#include "app/art_book.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/exhibits.h"
#include "app/sculptors.h"
#include "base/buf.h"
#include "base/file.h"
#include "boards/boards.h"
#include "core/say.h"
#include "sys/paths.h"

enum { BOOK_PATH = 1300, WORD_ROOM = 96, FILE_MOST = 32 << 20, FAMILIES = 128 };
static const char mark_name[] = "art-book.txt", mark[] = "Horde Hall has written this folder and may overwrite it.\n";

/* Files copied as they are: from the program's folder, to the book. */
static const char *const copied[][2] = {{"assets/artbook/book.css", "book.css"},
                                        {"assets/artbook/book.js", "book.js"},
                                        {"fonts/Grenze-600.ttf", "fonts/Grenze-600.ttf"},
                                        {"fonts/OFL-Grenze.txt", "fonts/OFL-Grenze.txt"},
                                        {"fonts/SourceSans3-500.ttf", "fonts/SourceSans3-500.ttf"},
                                        {"fonts/OFL-SourceSans3.txt", "fonts/OFL-SourceSans3.txt"}};
enum { COPIED = sizeof copied / sizeof *copied };

typedef struct {
    int game;
    const char *name; /* NULL: what no family of the game has */
    Exhibits list;
} Family;

struct ArtBook {
    char folder[BOOK_PATH], language[16];
    Family *family;
    int families, at, card, written, pictures;
    State *state; /* of the present game, for its texts */
    int state_of;
    Buf page;
};

/* ---- files ------------------------------------------------------------------------------------------------------- */

static Status put(const ArtBook *b, const char *name, const char *text, size_t n)
{
    char path[BOOK_PATH + 2 * WORD_ROOM], *last;
    (void)snprintf(path, sizeof path, "%s/%s", b->folder, name);
    last = strrchr(path, '/');
    *last = '\0';
    Status result = file_make_dirs(path);
    *last = '/';
    return result.code != 0 ? result : file_write(path, text, n);
}

static Status take(const char *name, Buf *out)
{
    char path[BOOK_PATH];
    (void)snprintf(path, sizeof path, "%s/%s", path_assets(), name);
    return file_read(path, FILE_MOST, out);
}

/* Names the picture's file, the larger one if it has two (gfx/pictures.c). */
static void picture_file(const char *picture, char name[2 * WORD_ROOM])
{
    char path[BOOK_PATH];
    (void)snprintf(name, 2 * WORD_ROOM, "assets/%.90s.large.webp", picture);
    (void)snprintf(path, sizeof path, "%s/%s", path_assets(), name);
    if (!file_exists(path))
        (void)snprintf(name, 2 * WORD_ROOM, "assets/%.90s.webp", picture);
}

static Status copy(const ArtBook *b, const char *from, const char *to)
{
    Buf text = {0};
    Status result = take(from, &text);
    if (result.code == 0)
        result = put(b, to, buf_str(&text), text.n);
    buf_free(&text);
    return result;
}

static void add_base64(Buf *out, const Buf *in)
{
    static const char letter[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *p = (const unsigned char *)buf_str(in);
    for (size_t i = 0; i < in->n; i += 3) {
        size_t left = in->n - i;
        unsigned v = (unsigned)p[i] << 16 | (left > 1 ? (unsigned)p[i + 1] << 8 : 0) | (left > 2 ? p[i + 2] : 0u);
        char four[4] = {letter[v >> 18], letter[v >> 12 & 63], letter[v >> 6 & 63], letter[v & 63]};
        memset(four + (left < 3 ? left + 1 : 4), '=', left < 3 ? 3 - left : 0);
        buf_addn(out, four, sizeof four);
    }
}

/* ---- HTML -------------------------------------------------------------------------------------------------------- */

static void add_html(Buf *out, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        switch (text[i]) {
        case '&':
            buf_add(out, "&amp;");
            break;
        case '<':
            buf_add(out, "&lt;");
            break;
        case '>':
            buf_add(out, "&gt;");
            break;
        case '"':
            buf_add(out, "&quot;");
            break;
        case '\n':
            buf_add(out, "<br>");
            break;
        default:
            buf_addn(out, text + i, 1);
        }
}

static void add_words(Buf *out, const char *text)
{
    add_html(out, text, strlen(text));
}

/* Returns what a sign of that game is called; its own word: nobody says. */
static const char *name_of_sign(const Board *b, const char *sign)
{
    for (int i = 0; i < board_gallery(b)->ngroups; i++)
        for (int k = 0; k < board_gallery(b)->group[i].n; k++)
            if (strcmp(board_gallery(b)->group[i].sign[k], sign) == 0)
                return say_word(board_gallery(b)->group[i].name[k]);
    return sign;
}

/* Writes "[sign:water]" as Water, "[coin:3]" as 3; returns the bytes of the mark. */
static size_t add_mark(Buf *out, const Board *b, const char *text)
{
    size_t n = strcspn(text, "]"), colon = strcspn(text, ":");
    char word[48];
    if (text[n] != ']' || colon >= n) {
        add_html(out, text, 1);
        return 1;
    }
    (void)snprintf(word, sizeof word, "%.*s", (int)(n - colon - 1), text + colon + 1);
    add_words(out, strncmp(text, "[sign:", 6) == 0 ? name_of_sign(b, word) : word);
    return n + 1;
}

/* Writes a text with the marks of gfx_paragraph. */
static void add_marked(Buf *out, const Board *b, const char *text)
{
    bool bold = false;
    while (*text != '\0') {
        size_t plain = strcspn(text, "*[");
        add_html(out, text, plain);
        text += plain;
        if (*text == '*') {
            bold = !bold;
            buf_add(out, bold ? "<b>" : "</b>");
            text++;
        } else if (*text == '[') {
            text += add_mark(out, b, text);
        }
    }
    if (bold)
        buf_add(out, "</b>");
}

static void add_attribute(Buf *out, const char *name, const char *value)
{
    buf_printf(out, " %s=\"", name);
    add_words(out, value);
    buf_add(out, "\"");
}

static void add_element(Buf *out, const char *tag, const char *words)
{
    buf_printf(out, "<%s>", tag);
    add_words(out, words);
    buf_printf(out, "</%s>\n", tag);
}

static void add_head(ArtBook *b)
{
    char words[SENTENCE_MAX];
    Buf *p = &b->page;
    buf_printf(p, "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", b->language);
    buf_add(p, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    say(words, sizeof words, SAY("Horde Hall: the art book"));
    add_element(p, "title", words);
    buf_add(p, "<link rel=\"stylesheet\" href=\"book.css\">\n</head>\n<body>\n<header>\n<h1>Horde Hall</h1>\n");
    say(words, sizeof words,
        SAY("{n:1 picture|{n} pictures}. A function of C sculpts each of them, and a brush that is one too paints it. "
            "Open one and pull the seam: left of it is the clay, and the pointer is its lantern."),
        say_n("n", b->pictures));
    add_element(p, "p", words);
    buf_add(p, "</header>\n<nav>\n");
    for (int i = 0; i < b->families; i++)
        if (i == 0 || b->family[i].game != b->family[i - 1].game) {
            const Game *g = game_list[b->family[i].game];
            buf_printf(p, "<a href=\"#%s\">", g->id);
            add_words(p, say_word(g->title));
            buf_add(p, "</a>\n");
        }
    buf_add(p, "</nav>\n<main>\n");
}

static void add_button(Buf *p, const char *kind, const char *label, const char *sign)
{
    buf_printf(p, "<button type=\"button\" class=\"%s\"", kind);
    add_attribute(p, "title", label);
    add_attribute(p, "aria-label", label);
    buf_printf(p, ">%s</button>\n", sign);
}

static void add_foot(ArtBook *b)
{
    char words[SENTENCE_MAX];
    Buf *p = &b->page;
    buf_add(p, "</main>\n<footer>");
    say(words, sizeof words, SAY("Pictures: the Horde Hall developers, CC BY-SA 4.0. Fonts: SIL Open Font License."));
    add_element(p, "p", words);
    buf_add(
        p, "</footer>\n<dialog id=\"view\" class=\"flat\">\n<div class=\"behind\"></div>\n<div class=\"stage\">"
           "<img src=\"data:,\" alt=\"\"><canvas></canvas>"
           "<svg class=\"seam\"><line class=\"dark\" y1=\"0%\" y2=\"100%\"/><line y1=\"0%\" y2=\"100%\"/></svg></div>\n"
           "<div class=\"words\"><h2></h2><div class=\"text\"></div></div>\n");
    add_button(p, "before", T_("Previous card"), "&#x2039;");
    add_button(p, "after", T_("Next card"), "&#x203a;");
    add_button(p, "close", T_("Close"), "&#x00d7;");
    buf_add(p, "<label>");
    add_words(p, T_("From clay to paint"));
    buf_add(p, "<input type=\"range\" min=\"0\" max=\"100\" value=\"53\"></label>\n</dialog>\n"
               "<script src=\"book.js\"></script>\n</body>\n</html>\n");
}

/* ---- pages ------------------------------------------------------------------------------------------------------- */

/* Writes the script that holds the picture and its relief; *has: it has one. */
static Status write_clay(const ArtBook *b, const char *picture, const char *word, bool *has)
{
    char name[2 * WORD_ROOM];
    Buf relief = {0}, paint = {0}, script = {0};
    (void)snprintf(name, sizeof name, "assets/relief/%.90s.webp", picture);
    Status result = take(name, &relief);
    *has = result.code == 0;
    if (result.code == FILE_MISSING)
        return status_ok();
    picture_file(picture, name);
    if (result.code == 0)
        result = take(name, &paint);
    if (result.code == 0) {
        buf_printf(&script, "book.put(\"%s\", \"data:image/webp;base64,", word);
        add_base64(&script, &paint);
        buf_add(&script, "\", \"data:image/webp;base64,");
        add_base64(&script, &relief);
        buf_add(&script, "\");\n");
        (void)snprintf(name, sizeof name, "clay/%.90s.js", word);
        result = put(b, name, buf_str(&script), script.n);
    }
    buf_free(&relief);
    buf_free(&paint);
    buf_free(&script);
    return result;
}

static void add_figure(ArtBook *b, const Exhibit *e, ExhibitId id, const char *word, bool clay)
{
    char text[SENTENCE_MAX];
    Buf *p = &b->page;
    const Sculptor *by = sculptor_of(e->face.picture);
    exhibit_label(id, text);
    buf_printf(p, "<figure><a href=\"pictures/%s.webp\" data-id=\"%s\"%s>", word, word, clay ? " data-clay" : "");
    buf_printf(p, "<img loading=\"lazy\" src=\"pictures/%s.webp\"", word);
    add_attribute(p, "alt", text);
    buf_add(p, "></a><figcaption>");
    add_element(p, "b", text);
    exhibit_rules(id, b->state, text, sizeof text);
    if (text[0] != '\0') {
        buf_add(p, "<p>");
        add_marked(p, e->board, text);
        buf_add(p, "</p>\n");
    }
    if (by != NULL)
        buf_printf(p, "<code>%s() &middot; art/%s:%d</code>", by->function, by->file, by->line);
    buf_add(p, "</figcaption></figure>\n");
}

static Status write_card(ArtBook *b, ExhibitId id)
{
    Exhibit e;
    bool clay = false;
    char from[2 * WORD_ROOM], to[2 * WORD_ROOM];
    exhibit_open(id, &e);
    if (b->state_of != id.game) {
        free(b->state);
        b->state = exhibit_state(e.game);
        b->state_of = id.game;
    }
    if (e.face.picture == NULL || strncmp(e.face.picture, "cards/", 6) != 0)
        return status_ok();
    const char *word = e.face.picture + 6;
    picture_file(e.face.picture, from);
    (void)snprintf(to, sizeof to, "pictures/%.90s.webp", word);
    Status result = copy(b, from, to);
    if (result.code == FILE_MISSING) /* a card without a picture */
        return status_ok();
    if (result.code == 0)
        result = write_clay(b, e.face.picture, word, &clay);
    if (result.code == 0)
        add_figure(b, &e, id, word, clay);
    return result;
}

/* Writes the headings before a family, or closes what the one before has opened. */
static void open_family(ArtBook *b, int at)
{
    const Family *f = &b->family[at];
    const Game *g = game_list[f->game];
    if (at == 0 || b->family[at - 1].game != f->game) {
        buf_printf(&b->page, "<section id=\"%s\">\n", g->id);
        add_element(&b->page, "h2", say_word(g->title));
    }
    if (f->name != NULL)
        add_element(&b->page, "h3", f->name);
    buf_add(&b->page, "<div class=\"wall\">\n");
}

static void close_family(ArtBook *b, int at)
{
    buf_add(&b->page, "</div>\n");
    if (at + 1 == b->families || b->family[at + 1].game != b->family[at].game)
        buf_add(&b->page, "</section>\n");
}

static Status finish(ArtBook *b)
{
    Status result = status_ok();
    add_foot(b);
    for (int i = 0; i < COPIED && result.code == 0; i++)
        result = copy(b, copied[i][0], copied[i][1]);
    return result.code == 0 ? put(b, "index.html", buf_str(&b->page), b->page.n) : result;
}

/* ---- families ---------------------------------------------------------------------------------------------------- */

typedef struct {
    Exhibits all;
    SearchTexts texts;
    bool seen[EXHIBITS];
} Sorting;

/* Adds those of the list that no family has yet as a family. */
static void add_family(ArtBook *b, Sorting *s, int game, const char *name, const Exhibits *list)
{
    Family *f = &b->family[b->families];
    *f = (Family){.game = game, .name = name};
    for (int i = 0, k = 0; i < list->n; i++) {
        while (memcmp(&s->all.id[k], &list->id[i], sizeof list->id[i]) != 0) /* both are in the same order */
            k++;
        if (s->seen[k])
            continue;
        s->seen[k] = true;
        f->list.id[f->list.n++] = list->id[i];
    }
    b->families += f->list.n > 0 && b->families < FAMILIES - 1;
    b->pictures += f->list.n;
}

static void add_those_with(ArtBook *b, Sorting *s, const Filter *f, const char *name)
{
    Exhibits list;
    exhibits_wanted(&s->all, &s->texts, f, &list);
    add_family(b, s, f->game, name, &list);
}

/* A family for each sign of the group; one for all of them if it is shown by itself. */
static void sort_group(ArtBook *b, Sorting *s, int game, const SignGroup *row)
{
    Filter f = {.game = game};
    for (int k = 0; k < row->n && k < EXHIBIT_SIGNS; k++) {
        f.nsigns = row->alone ? k + 1 : 1;
        f.sign[f.nsigns - 1] = row->sign[k];
        if (!row->alone)
            add_those_with(b, s, &f, say_word(row->name[k]));
    }
    if (row->alone)
        add_those_with(b, s, &f, say_word(row->label));
}

static void sort(ArtBook *b)
{
    Sorting *s = xcalloc(1, sizeof *s);
    b->family = xcalloc(FAMILIES, sizeof *b->family);
    exhibits_all(&s->all);
    search_texts_make(&s->all, &s->texts);
    for (int g = 0; game_list[g] != NULL; g++) {
        const Board *board = board_by_game(game_list[g]->id);
        const Filter rest = {.game = g};
        for (int i = 0; board != NULL && i < board_gallery(board)->ngroups; i++)
            sort_group(b, s, g, &board_gallery(board)->group[i]);
        add_those_with(b, s, &rest, NULL);
    }
    search_texts_free(&s->texts);
    free(s);
}

/* ---- the book ---------------------------------------------------------------------------------------------------- */

/* True if nothing lies in the folder, or it is not there. */
static bool is_empty(const char *folder)
{
    bool empty = true;
    DIR *dir = opendir(folder);
    for (struct dirent *e; dir != NULL && empty && (e = readdir(dir)) != NULL;)
        empty = strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0;
    if (dir != NULL)
        closedir(dir);
    return empty;
}

static bool is_ours(const char *folder)
{
    char path[BOOK_PATH + WORD_ROOM];
    Buf text = {0};
    (void)snprintf(path, sizeof path, "%s/%s", folder, mark_name);
    bool ours = file_read(path, FILE_MOST, &text).code == 0 && strcmp(buf_str(&text), mark) == 0;
    buf_free(&text);
    return ours;
}

static Status may_write(const char *folder)
{
    Status result = {.code = 1};
    if (folder[0] == '\0' || strlen(folder) >= BOOK_PATH - WORD_ROOM)
        say(result.text, sizeof result.text, SAY("The art book needs a folder with a shorter name."));
    else if (!is_empty(folder) && !is_ours(folder))
        say(result.text, sizeof result.text,
            SAY("{folder} holds other files. Name a new or an empty folder for the art book."),
            say_s("folder", folder));
    else
        result = file_make_dirs(folder);
    return result;
}

ArtBook *art_book_begin(const char *folder, const char *language, Status *why)
{
    *why = may_write(folder);
    if (why->code != 0)
        return NULL;
    ArtBook *b = xcalloc(1, sizeof *b);
    (void)snprintf(b->folder, sizeof b->folder, "%s", folder);
    (void)snprintf(b->language, sizeof b->language, "%s", language);
    b->state_of = -1;
    *why = put(b, mark_name, mark, strlen(mark));
    if (why->code != 0) {
        art_book_end(b);
        return NULL;
    }
    sort(b);
    add_head(b);
    return b;
}

bool art_book_step(ArtBook *b, Status *why)
{
    *why = status_ok();
    if (b->at == b->families) {
        *why = finish(b);
        return false;
    }
    const Family *f = &b->family[b->at];
    if (b->card == 0)
        open_family(b, b->at);
    *why = write_card(b, f->list.id[b->card]);
    b->card++;
    b->written++;
    if (b->card == f->list.n) {
        close_family(b, b->at);
        b->at++;
        b->card = 0;
    }
    return why->code == 0;
}

float art_book_done(const ArtBook *b)
{
    return b->pictures > 0 ? (float)b->written / (float)b->pictures : 1;
}

void art_book_end(ArtBook *b)
{
    if (b == NULL)
        return;
    buf_free(&b->page);
    free(b->family);
    free(b->state);
    free(b);
}

Status art_book_write(const char *folder, const char *language)
{
    Status result;
    ArtBook *b = art_book_begin(folder, language, &result);
    while (b != NULL && art_book_step(b, &result)) {
    }
    art_book_end(b);
    return result;
}
