/* SPDX-License-Identifier: MIT
 * hordehall-engine: the headless program. Everything is in the library, so that tests can call it. */
#include "engine/cli.h"

int main(int argc, char **argv)
{
    return cli_main(argc, argv);
}
