/* SPDX-License-Identifier: MIT
 * process.h for Windows. Names of files, arguments and what getenv returns are UTF-8 there because the programs' manifest
 * says so (packaging/windows/hordehall.manifest). */
#include "base/process.h"

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

/* A program with a window is given no terminal, though it may have been started from one. What it was given instead, a
 * pipe or a file, stays. */
static void write_to(FILE *stream, DWORD which, bool attached)
{
    HANDLE given = GetStdHandle(which);
    if (attached && _fileno(stream) < 0 &&
        (given == NULL || given == INVALID_HANDLE_VALUE || GetFileType(given) == FILE_TYPE_CHAR))
        (void)freopen(which == STD_INPUT_HANDLE ? "CONIN$" : "CONOUT$", which == STD_INPUT_HANDLE ? "r" : "w", stream);
}

void process_begin(void)
{
    bool attached = GetConsoleWindow() == NULL && AttachConsole(ATTACH_PARENT_PROCESS);
    write_to(stdin, STD_INPUT_HANDLE, attached);
    write_to(stdout, STD_OUTPUT_HANDLE, attached);
    write_to(stderr, STD_ERROR_HANDLE, attached);
    _fmode = _O_BINARY;
    FILE *const stream[] = {stdin, stdout, stderr};
    for (int i = 0; i < 3; i++)
        if (_fileno(stream[i]) >= 0)
            (void)_setmode(_fileno(stream[i]), _O_BINARY);
    (void)SetConsoleOutputCP(CP_UTF8);
    (void)SetConsoleCP(CP_UTF8);
}

/* There is no signal for it: writing fails. */
void process_outlives_readers(void)
{
}

/* What the C library's rand_s asks, too. */
BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG n);

bool process_random(void *bytes, size_t n)
{
    return SystemFunction036(bytes, (ULONG)n) != FALSE;
}

bool process_runs(long id)
{
    HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, (DWORD)id);
    DWORD code = STILL_ACTIVE;
    if (process == NULL)
        return GetLastError() != ERROR_INVALID_PARAMETER; /* there is none of that number */
    bool over = GetExitCodeProcess(process, &code) && code != STILL_ACTIVE;
    CloseHandle(process);
    return !over;
}

void process_trim(void)
{
}

void process_wait(int ms)
{
    Sleep((DWORD)ms);
}

int process_columns(void)
{
    CONSOLE_SCREEN_BUFFER_INFO info;
    HANDLE out = GetStdHandle(STD_OUTPUT_HANDLE);
    return GetConsoleScreenBufferInfo(out, &info) ? info.srWindow.Right - info.srWindow.Left + 1 : 0;
}
#endif
