#!/bin/sh
# SPDX-License-Identifier: MIT
# The same seed gives the same game everywhere:  same_everywhere.sh [--all | --only MACHINE | --suite] [FOLDER]
#
# Plays the same games with programs built in different ways, replays the golden journals with each, and compares every
# printed hash: gcc and clang, -O3 and -O0 (clang -O0 only where more is looked at, below). --all adds other machines, as far as their compilers are there: 32 bits, plain
# char without a sign, and WebAssembly. In Debian they come with
#   gcc-i686-linux-gnu libc6-dev-i386-cross gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user-static
#   emscripten nodejs
# Windows is tried by ./dev package windows --test.
# Machines with the other byte order are not supported: states are hashed as they lie in memory.
#
# --only wasm, i386 or arm64: that machine alone, held against gcc -O3 here.
#
# Opponents look at more worlds, and clang -O0 plays too, in the modes other than the one of each day, and with HORDEHALL_DEEP set.
#
# GCC_O0=PROGRAM and GCC_O3=PROGRAM are taken for the variants of these names, where they are built already (./dev check).
#
# --suite runs all tests of the rules half on i386 (32 bits). It fetches jansson and cmocka for it from Debian into
# FOLDER; the system itself is not changed.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
mode=native
only=""
case ${1:-} in
--only)
    mode=only
    only=$2
    shift 2
    ;;
--all | --suite)
    mode=${1#--}
    shift
    ;;
esac
out=${1:-$root/build/same}
deep=${HORDEHALL_DEEP:+--deep}
[ "$mode" = native ] || deep=--deep
mkdir -p "$out/json"
out=$(cd "$out" && pwd)
jobs=$(nproc 2>/dev/null || echo 2)
failed=0
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache
fi

have() {
    command -v "$1" >/dev/null
}

fail() {
    echo "FAILED    $*"
    failed=1
}

# variant NAME json|none RUNNER COMPILER FLAGS [LINKER FLAGS]: builds, runs and compares. RUNNER: an emulator, or "" for none.
variant() {
    name=$1 json=$2 runner=$3 compiler=$4 flags=$5 link=${6:-}
    case $name in "$only"* | gcc-O3) ;; *) return ;; esac
    if ! have "$compiler" || { [ -n "$runner" ] && ! have "$runner"; }; then
        if [ "$mode" != all ]; then
            fail "$name: $compiler is not installed"
        else
            echo "left out  $name: $compiler${runner:+ or $runner} is not installed"
        fi
        return
    fi
    if ! { cmake -S "$root/tests/tools/same" -B "$out/$name" -G Ninja -DCMAKE_C_COMPILER="$compiler" -DCMAKE_C_FLAGS="$flags" \
        -DCMAKE_EXE_LINKER_FLAGS="$link" -DWITH_JSON="$json" -DJSON_INCLUDE="$out/json" && cmake --build "$out/$name" -j "$jobs"; } >"$out/$name.log" 2>&1; then
        fail "$name: does not build, see $out/$name.log"
        return
    fi
    # Journals that begin at a position need the JSON library.
    journals=$(if [ "$json" = ON ]; then ls "$root"/tests/replays/*.journal; else grep -L '^position ' "$root"/tests/replays/*.journal; fi)
    # shellcheck disable=SC2086 # a list of files on purpose, and an option or none
    $runner "$out/$name/same_game" $deep $journals >"$out/$name.txt" 2>>"$out/$name.log" || fail "$name: a journal does not replay, see $out/$name.txt"
    compare
}

# built NAME PROGRAM: the same with what somebody else has built.
built() {
    # shellcheck disable=SC2086 # an option or none
    "$2" $deep "$root"/tests/replays/*.journal >"$out/$1.txt" 2>"$out/$1.log" || fail "$1: a journal does not replay, see $out/$1.txt"
    name=$1
    compare
}

# The first variant is what the others are held against: the same games, and no line that it has not.
compare() {
    [ -f "$out/reference.txt" ] || cp "$out/$name.txt" "$out/reference.txt"
    games=$(grep -c ' seats ' "$out/$name.txt" || true)
    if [ "$games" -eq 0 ] || [ "$games" -ne "$(grep -c ' seats ' "$out/reference.txt")" ] ||
        grep -vxF -f "$out/reference.txt" "$out/$name.txt" >"$out/$name.differs"; then
        fail "$name: another game came out, see $out/$name.differs"
    else
        echo "same      $name: $games games, $(grep -vc ' seats ' "$out/$name.txt") journals"
    fi
}

natives() {
    if [ -n "${GCC_O0:-}" ]; then
        built gcc-O0 "$GCC_O0"
    else
        variant gcc-O0 ON "" gcc -O0
    fi
    if [ -n "${GCC_O3:-}" ]; then
        built gcc-O3 "$GCC_O3"
    else
        variant gcc-O3 ON "" gcc -O3
    fi
    if [ -n "$deep" ]; then # each day gcc's -O0 and the other compiler's -O3 are different enough
        variant clang-O0 ON "" clang -O0
    fi
    variant clang-O3 ON "" clang -O3
}

machines() {
    cp "$(pkg-config --variable=includedir jansson)"/jansson*.h "$out/json/"
    # SSE2 as in CMakeLists.txt: the x87 keeps more digits in between, and opponents would weigh moves otherwise.
    variant i386-O0 OFF "" i686-linux-gnu-gcc "-O0 -msse2 -mfpmath=sse"
    variant i386-O3 OFF "" i686-linux-gnu-gcc "-O3 -msse2 -mfpmath=sse"
    variant arm64-O3 OFF qemu-aarch64-static aarch64-linux-gnu-gcc -O3
    # In a browser there are no files: here node lends them. stddef.h: what emcc's sys/random.h forgets. NODE_PATH: where
    # Debian keeps what emcc asks node for.
    export NODE_PATH=/usr/share/nodejs
    variant wasm-O3 OFF node emcc "-O3 -include stddef.h" "-sENVIRONMENT=node -sNODERAWFS=1 -sSINGLE_FILE=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1"
}

# ---- the whole suite on another machine -----------------------------------------------------------------------------

# fetch ARCH: jansson and cmocka of that machine, unpacked in FOLDER/ARCH/root.
fetch() {
    [ -f "$out/$1/root/done" ] && return
    mkdir -p "$out/apt/lists/partial" "$out/apt/cache/archives/partial" "$out/$1/root"
    apt="-o APT::Architectures::=$1 -o Dir::State::lists=$out/apt/lists -o Dir::Cache=$out/apt/cache -o APT::Sandbox::User=root"
    arch=$1
    # shellcheck disable=SC2086 # a list of options on purpose
    (cd "$out/$arch" && { apt-get $apt -qq update || true; } && apt-get $apt -qq download "libjansson-dev:$arch" "libjansson4:$arch" \
        "libcmocka-dev:$arch" "libcmocka0:$arch")
    for package in "$out/$arch"/*.deb; do
        dpkg -x "$package" "$out/$arch/root"
    done
    touch "$out/$arch/root/done"
}

# suite ARCH TRIPLE LIBRARIES FLAGS: builds the rules half with all its tests and runs them.
suite() {
    arch=$1 triple=$2 flags=$4
    fetch "$arch"
    libraries="$out/$arch/root/usr/lib/$3"
    if ! { PKG_CONFIG_LIBDIR="$libraries/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$out/$arch/root" cmake -S "$root" -B "$out/$arch/build" -G Ninja \
        -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_C_COMPILER="$triple-gcc" -DCMAKE_C_FLAGS="$flags" -DWITH_UI=OFF \
        -DCMAKE_EXE_LINKER_FLAGS="-L$libraries -Wl,-rpath,$libraries:/usr/$triple/lib" &&
        cmake --build "$out/$arch/build" -j "$jobs"; } >"$out/$arch.log" 2>&1; then
        fail "$arch: does not build, see $out/$arch.log"
        return
    fi
    # The scripts among the tests say nothing about a machine.
    if ctest --test-dir "$out/$arch/build" -j "$jobs" -E '^(includes|rule_coverage)$' --output-on-failure >"$out/$arch.tests" 2>&1; then
        echo "same      $arch: $(grep 'tests passed' "$out/$arch.tests")"
    else
        fail "$arch: $(grep 'tests passed' "$out/$arch.tests"), see $out/$arch.tests"
    fi
}

rm -f "$out/reference.txt"
case $mode in
native) natives ;;
all)
    natives
    machines
    ;;
only)
    variant gcc-O3 ON "" gcc -O3
    machines
    ;;
suite) suite i386 i686-linux-gnu i386-linux-gnu "-msse2 -mfpmath=sse" ;;
esac
exit $failed
