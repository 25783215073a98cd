/* SPDX-License-Identifier: MIT
 * Languages as msgfmt packs them: any bytes are read whole or refused with a sentence, and what was read holds only what
 * fits the English it stands for. */
#include "fuzz.h"

#include "base/status.h"
#include "core/catalogue.h"

static int fuzz_catalogue(const uint8_t *data, size_t n)
{
    static const char *const template[] = {"Orc", "{who} has {n:=0:no card|1 card|{n} cards}.",
                                           "{up:Slide {a} up.|Slide it down.}", "{a}, {b}", "{who}"};
    Catalogue *c = NULL;
    char name[40];
    Status s = catalogue_read((const char *)data, n, &c);
    REQUIRE((s.code == 0) == (s.text[0] == '\0'));
    REQUIRE((s.code == 0) == (c != NULL));
    if (s.code)
        return 0;
    REQUIRE(strlen(catalogue_head(c, "X-Language-Name", name, sizeof name)) < sizeof name);
    int found = 0;
    for (size_t i = 0; i < sizeof template / sizeof *template; i++) {
        const char *translation = catalogue_find(c, template[i]);
        found += translation != NULL;
        REQUIRE(!translation || catalogue_fits(template[i], translation));
    }
    REQUIRE(found <= catalogue_size(c));
    for (int count = 0; count < 130; count++)
        REQUIRE(catalogue_language(c)->form(count) >= 0);
    Catalogue *pseudo = catalogue_pseudo(c);
    REQUIRE(catalogue_size(pseudo) == catalogue_size(c) && catalogue_missing(pseudo, c) == 0);
    catalogue_free(pseudo);
    catalogue_free(c);
    return 0;
}
