#!/bin/sh
# SPDX-License-Identifier: MIT
# The libraries the program is linked with, for Windows:  libraries.sh FOLDER rules|all
#
# Takes their sources from the distribution this machine has (its own apt sources name it; its configuration is not
# touched), builds them with mingw-w64 as static libraries into FOLDER/root, and puts their licences into FOLDER/licences.
# What is there already is not made again. rules: what the rules half and its tests need; all: what the window needs too.
set -eu

out=$1
what=$2
target=x86_64-w64-mingw32
jobs=$(nproc 2>/dev/null || echo 2)
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out/apt/parts" "$out/apt/lists/partial" "$out/apt/cache/archives/partial" "$out/source" "$out/build" "$out/log" \
    "$out/root/lib/pkgconfig" "$out/licences"
out=$(cd "$out" && pwd)
root=$out/root

# Without the compiler's answers being kept, as other builds may have it, these builds would run the whole compiler each time.
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache
fi
export PKG_CONFIG_LIBDIR="$root/lib/pkgconfig"

fail() {
    echo "$*" >&2
    exit 1
}

# The machine's own sources, asked for source packages.
source_lists() {
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$list" ] || sed -n 's/^deb\(-src\)\{0,1\}[[:space:]]/deb-src /p' "$list" | sort -u >"$out/apt/parts/$(basename "$list" .list).list"
    done
    for list in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$list" ] || sed -e '/^#/d' -e 's/^Types:.*/Types: deb-src/' "$list" >"$out/apt/parts/$(basename "$list")"
    done
}

apt() {
    apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$out/apt/parts" -o Dir::State::lists="$out/apt/lists" \
        -o Dir::Cache="$out/apt/cache" -o APT::Sandbox::User=root "$@"
}

# unpacked PACKAGE: its sources, with the distribution's patches, in $out/source/PACKAGE.
unpacked() {
    [ ! -d "$out/source/$1" ] || return 0
    if [ ! -f "$out/apt/ready" ]; then
        source_lists
        apt update
        touch "$out/apt/ready"
    fi
    rm -rf "$out/source/$1.new"
    mkdir "$out/source/$1.new"
    (cd "$out/source/$1.new" && apt source --only-source "$1") >"$out/log/$1.source" 2>&1 ||
        fail "The sources of $1 could not be had, see $out/log/$1.source"
    folder=$(find "$out/source/$1.new" -mindepth 1 -maxdepth 1 -type d)
    cp "$folder/debian/copyright" "$out/licences/$1.txt"
    mv "$folder" "$out/source/$1"
    rm -rf "$out/source/$1.new"
}

# library PACKAGE [CMAKE ARGUMENTS]: builds it with its own CMakeLists.txt.
library() {
    package=$1
    shift
    [ ! -f "$out/build/$package.done" ] || return 0
    unpacked "$package"
    echo "    $package"
    { cmake -S "$out/source/$package" -B "$out/build/$package" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$root" -DCMAKE_PREFIX_PATH="$root" -DCMAKE_FIND_ROOT_PATH="$root" \
        -DBUILD_SHARED_LIBS=OFF "$@" && cmake --build "$out/build/$package" -j "$jobs" &&
        cmake --install "$out/build/$package"; } >"$out/log/$package.build" 2>&1 ||
        fail "$package could not be built, see $out/log/$package.build"
    touch "$out/build/$package.done"
}

# HarfBuzz is one file for those who want it so; nothing of the C++ library is needed without exceptions.
harfbuzz() {
    [ ! -f "$out/build/harfbuzz.done" ] || return 0
    unpacked harfbuzz
    echo "    harfbuzz"
    mkdir -p "$root/include/harfbuzz"
    cp "$out"/source/harfbuzz/src/hb*.h "$root/include/harfbuzz/"
    { $target-g++ -std=c++11 -O2 -fno-exceptions -fno-rtti -fno-threadsafe-statics -DHB_NO_MT -DHAVE_FREETYPE=1 \
        -I"$root/include/freetype2" -c "$out/source/harfbuzz/src/harfbuzz.cc" -o "$out/build/harfbuzz.o" &&
        $target-ar rcs "$root/lib/libharfbuzz.a" "$out/build/harfbuzz.o"; } >"$out/log/harfbuzz.build" 2>&1 ||
        fail "harfbuzz could not be built, see $out/log/harfbuzz.build"
    touch "$out/build/harfbuzz.done"
}

# describe NAME NEEDS LIBS: for pkg-config, which some libraries forget on Windows.
describe() {
    # shellcheck disable=SC2016 # pkg-config expands it
    printf 'prefix=%s\nName: %s\nDescription: %s\nVersion: 2\nRequires: %s\nLibs: -L${prefix}/lib %s\nCflags: -I${prefix}/include/SDL2\n' \
        "$root" "$1" "$1" "$2" "$3" >"$root/lib/pkgconfig/$1.pc"
}

# What the compiler adds to every program.
cp -L /usr/share/doc/mingw-w64-x86-64-dev/copyright "$out/licences/mingw-w64.txt"

echo "Libraries for Windows, in $out"
library jansson -DJANSSON_WITHOUT_TESTS=ON -DJANSSON_EXAMPLES=OFF -DJANSSON_BUILD_DOCS=OFF
library cmocka -DWITH_EXAMPLES=OFF -DUNIT_TESTING=OFF -DWITH_STATIC_LIB=ON
cp "$root/lib/libcmocka-static.a" "$root/lib/libcmocka.a" # it would rather be shared
rm -f "$root/lib/libcmocka.dll.a"
[ "$what" = all ] || exit 0
library libsdl2 -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_TEST=OFF
library libwebp -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF \
    -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF
library freetype -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON
harfbuzz
library libsdl2-image -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_WEBP=ON -DSDL2IMAGE_SVG=OFF
describe SDL2_image "sdl2 libwebp" "-lSDL2_image -lwebpdemux"
library libsdl2-ttf -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_HARFBUZZ=ON
describe SDL2_ttf "sdl2 freetype2" "-lSDL2_ttf -lharfbuzz -lfreetype"
library libsdl2-mixer -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_DEPS_SHARED=OFF -DSDL2MIXER_VORBIS=STB -DSDL2MIXER_OPUS=OFF \
    -DSDL2MIXER_FLAC=OFF -DSDL2MIXER_MP3=OFF -DSDL2MIXER_MOD=OFF -DSDL2MIXER_MIDI=OFF
describe SDL2_mixer sdl2 -lSDL2_mixer
