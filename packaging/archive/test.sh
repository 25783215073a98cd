#!/bin/sh
# SPDX-License-Identifier: MIT
# A self-contained folder in a system that has nothing but a C library, a compiler's libraries and a shell:  test.sh FOLDER
#
# Needs root, for chroot, or a kernel that lets everybody have a name space of users. Exit code 77: neither.
set -eu
folder=$1
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root/tmp" "$root/hall" "$root/dev"
: >"$root/dev/null"
for program in /bin/sh /usr/bin/readlink /usr/bin/dirname /usr/bin/basename; do
    mkdir -p "$root$(dirname "$program")"
    cp -L "$program" "$root$program"
done
# The libraries of the compiler, and what these programs ask for; the loader where programs look for it.
for path in $(ldd /bin/sh /usr/bin/readlink "$folder/bin/hordehall" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' |
    grep -E '/lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+|selinux)\.so' | sort -u); do
    mkdir -p "$root$(dirname "$path")"
    cp -L "$path" "$root$path"
done
mkdir -p "$root/lib64"
cp -L /lib64/ld-linux-x86-64.so.2 "$root/lib64/"
cp -a "$folder/." "$root/hall/"
inside() {
    if [ "$(id -u)" -eq 0 ]; then
        chroot "$root" "$@"
    else
        unshare -r chroot "$root" "$@"
    fi
}
inside /bin/sh -c : 2>/dev/null || exit 77
export XDG_DATA_HOME=/tmp/data XDG_CONFIG_HOME=/tmp/config XDG_STATE_HOME=/tmp/state SDL_VIDEODRIVER=dummy
inside /hall/hordehall --version
inside /hall/hordehall --game siege --screenshot /tmp/table.png --size 1280x800
[ "$(wc -c <"$root/tmp/table.png")" -gt 100000 ]
inside /hall/hordehall-engine sim --game siege --games 1 >"$root/tmp/sim.txt"
grep -q '^seat' "$root/tmp/sim.txt"
printf '1\n1\nq\nq\n' | inside /hall/hordehall --terminal --game horde --seed 5 | grep -q 'Round 1'
echo "runs without any library of the system"
