/* SPDX-License-Identifier: MIT
 * Journals from anywhere: refused with a sentence, or a sound game that is written and read again. */
#include "fuzz.h"

#include "base/buf.h"
#include "core/journal.h"

static int fuzz_journal(const uint8_t *data, size_t n)
{
    Match *const none = NULL;
    Match *m = none, *again = NULL;
    Status read = journal_read((const char *)data, n, "fuzz", &m);
    REQUIRE((read.code == 0 || read.code == JOURNAL_PREFIX) == (m != none));
    REQUIRE((read.code == 0) == (read.text[0] == '\0'));
    JournalHead head = {0};
    Status peeked = journal_peek((const char *)data, n, "fuzz", &head);
    REQUIRE((peeked.code == 0) == (head.game != NULL) && peeked.code != JOURNAL_PREFIX);
    REQUIRE((peeked.code == 0) == (peeked.text[0] == '\0'));
    REQUIRE(head.game != NULL || read.code != 0); /* what can be played has a head */
    if (!m)
        return 0;
    REQUIRE(head.game == match_game(m) && head.cfg.nseats == match_setup(m)->nseats);
    REQUIRE(read.code != 0 || head.moves == (int)match_serial(m) || head.moves < 0);
    fuzz_need_sound(m);
    Buf text = {0};
    journal_write(m, &text);
    REQUIRE(journal_read(buf_str(&text), text.n, "again", &again).code == 0 || match_serial(m) == 0);
    REQUIRE(!again || match_hash(again) == match_hash(m));
    fuzz_play_on(m, n, 20);
    buf_free(&text);
    match_free(m);
    match_free(again);
    return 0;
}
