#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes an installed program self-contained:  bundle.sh FOLDER
#
# Copies into FOLDER/lib what the programs in FOLDER/bin are linked with, but for what every Linux system has and must have
# of its own: the C library with its loader, and the libraries of the compiler. What drivers of graphics and sound share with
# us goes to lib/spare (hordehall.sh says why). Beside them lie their licences. FOLDER/hordehall starts it.
set -eu
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
own='^(linux-vdso|ld-linux.*|libc|libm|libdl|librt|libpthread|libresolv|libutil|libgcc_s|libstdc\+\+)\.so'
spare='^lib(drm|gbm|expat|z|zstd|ffi|X11|X11-xcb|xcb|wayland-client|wayland-server|asound|jack)\.so'
mkdir -p "$folder/lib/spare" "$folder/licences"
ldd "$folder"/bin/* | sed -n 's/^\t\([^ ]*\) => \(\/[^ ]*\) .*/\1 \2/p' | sort -u | while read -r name path; do
    if printf '%s' "$name" | grep -qE "$own"; then
        continue
    elif printf '%s' "$name" | grep -qE "$spare"; then
        cp -L "$path" "$folder/lib/spare/$name"
    else
        cp -L "$path" "$folder/lib/$name"
    fi
    file=$(readlink -f "$path")
    package=$(dpkg-query -S "$file" "${file#/usr}" 2>/dev/null | sed -n '1s/:.*//p' || true)
    if [ -n "$package" ] && [ -f "/usr/share/doc/$package/copyright" ]; then
        cp -L "/usr/share/doc/$package/copyright" "$folder/licences/$package.txt"
    else
        echo "bundle.sh: no licence is known for $name" >&2
        exit 1
    fi
done
for name in hordehall hordehall-engine; do
    cp "$here/hordehall.sh" "$folder/$name"
    chmod 755 "$folder/$name"
done
