/* SPDX-License-Identifier: MIT
 * The gallery names the function that sculpts a picture: it names nearly all, and what it says is true. */
#include "help.h"

#include <stdio.h>

#include "app/scenes/exhibits.h"
#include "app/sculptors.h"

static void nearly_every_picture_has_its_function(void **state)
{
    (void)state;
    Exhibits all;
    int known = 0, pictures = 0;
    exhibits_all(&all);
    for (int i = 0; i < all.n; i++) {
        Exhibit e;
        exhibit_open(all.id[i], &e);
        pictures += e.face.picture != NULL;
        known += sculptor_of(e.face.picture) != NULL;
    }
    assert_true(pictures > 300);
    assert_true(known * 100 >= pictures * 95);
    assert_null(sculptor_of("cards/horde/nobody"));
    assert_null(sculptor_of(NULL));
}

/* True if the file has that function in that line. */
static bool stands_there(const Sculptor *s)
{
    char path[256], line[512] = "", begins[128];
    (void)snprintf(path, sizeof path, "%s/art/%s", PROJECT_DIR, s->file);
    (void)snprintf(begins, sizeof begins, "static void %s(", s->function);
    FILE *f = fopen(path, "r");
    if (f == NULL)
        return false;
    for (int i = 0; i < s->line && fgets(line, sizeof line, f) != NULL;)
        i += strchr(line, '\n') != NULL;
    (void)fclose(f);
    return strncmp(line, begins, strlen(begins)) == 0;
}

static void it_stands_where_the_table_says(void **state)
{
    (void)state;
    for (const Sculptor *s = sculptors; s->picture != NULL; s++)
        if (!stands_there(s))
            fail_msg("%s: %s is not in line %d of art/%s", s->picture, s->function, s->line, s->file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nearly_every_picture_has_its_function),
        cmocka_unit_test(it_stands_where_the_table_says),
    };
    return cmocka_run_group_tests_name("sculptors", tests, NULL, NULL);
}
