/* SPDX-License-Identifier: MIT */
#include "faults.h"

#include <stdatomic.h>
#include <stdint.h>
#include <time.h>

uint32_t __real_clock_ms(void);
uint32_t __wrap_clock_ms(void);
time_t __real_time(time_t *out);
time_t __wrap_time(time_t *out);

static struct {
    atomic_uint ms;
    atomic_llong wall;
} moved;

void fault_clock_ms(unsigned by)
{
    atomic_store(&moved.ms, by);
}

void fault_wall_clock(long long by_seconds)
{
    atomic_store(&moved.wall, by_seconds);
}

uint32_t __wrap_clock_ms(void)
{
    return __real_clock_ms() + atomic_load(&moved.ms);
}

time_t __wrap_time(time_t *out)
{
    time_t now = __real_time(NULL) + (time_t)atomic_load(&moved.wall);
    if (out)
        *out = now;
    return now;
}
