#!/bin/sh
# SPDX-License-Identifier: MIT
# Starts the program of this name in bin/ with the libraries that came with it. Those in lib/spare, which the drivers of the
# graphics card use too, are taken only where the system has none of its own: drivers want theirs.
self=$(readlink -f "$0")
here=$(dirname "$self")
path=$here/lib
known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null)
for spare in "$here"/lib/spare/*; do
    case $known in
    *"$(basename "$spare") "*) ;;
    *)
        path=$path:$here/lib/spare
        break
        ;;
    esac
done
LD_LIBRARY_PATH=$path${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
: "${HORDEHALL_DATA:=$here/share/hordehall}"
export HORDEHALL_DATA
exec "$here/bin/$(basename "$self")" "$@"
