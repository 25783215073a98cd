/* SPDX-License-Identifier: MIT
 * One fuzzer as a program: FUZZ_FILE is its file, FUZZ_TARGET its function. libFuzzer and the driver of AFL++ both
 * look for this one name. */
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

#include FUZZ_FILE

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    return FUZZ_TARGET(data, n);
}
