/* SPDX-License-Identifier: MIT */
#include "core/order.h"

#include "base/log.h"

unsigned order_count(int n)
{
    unsigned all = 1;
    for (int i = 2; i <= n; i++)
        all *= (unsigned)i;
    return all;
}

bool order_read(unsigned number, int n, uint8_t of[])
{
    uint8_t left[ORDER_MOST];
    REQUIRE(n >= 0 && n <= ORDER_MOST);
    if (number >= order_count(n))
        return false;
    for (int i = 0; i < n; i++)
        left[i] = (uint8_t)i;
    for (int i = 0; i < n; i++) {
        unsigned rest = order_count(n - 1 - i), k = number / rest;
        number %= rest;
        of[i] = left[k];
        for (int j = (int)k; j + 1 < n - i; j++)
            left[j] = left[j + 1];
    }
    return true;
}

uint16_t order_number(const uint8_t of[], int n)
{
    unsigned number = 0;
    REQUIRE(n >= 0 && n <= ORDER_MOST);
    for (int i = 0; i < n; i++) {
        unsigned smaller = 0;
        for (int j = i + 1; j < n; j++)
            smaller += of[j] < of[i];
        number += smaller * order_count(n - 1 - i);
    }
    return (uint16_t)number;
}

static void exchange(uint8_t *a, uint8_t *b)
{
    uint8_t was = *a;
    *a = *b;
    *b = was;
}

bool order_next(uint8_t of[], int n)
{
    int i = n - 1;
    while (i > 0 && of[i - 1] >= of[i])
        i--;
    if (i <= 0)
        return false;
    int j = n - 1;
    while (of[j] <= of[i - 1])
        j--;
    exchange(&of[i - 1], &of[j]);
    for (int a = i, b = n - 1; a < b; a++, b--)
        exchange(&of[a], &of[b]);
    return true;
}
