#!/bin/sh
# SPDX-License-Identifier: MIT
# dev_verbs.sh TREE: ./dev help tells of every verb of ./dev and of no other, and so do the pages.
set -eu
tree=$1
failed=0
told=$("$tree/dev" help | sed -n 's|^\./dev \([a-z]*\).*|\1|p' | sort -u)
known=$(sed -n 's/^do_\([a-z]*\)() {$/\1/p' "$tree/dev" | sort -u)
[ -n "$told" ] && [ "$told" = "$known" ] || { echo "./dev help tells of" $told "and ./dev knows" $known; failed=1; }
for verb in $(cat "$tree"/*.md "$tree"/docs/*.md "$tree"/docs/rules/*.md "$tree"/src/README.md "$tree"/art/README.md |
    sed -n 's|.*[`[:space:]]\./dev \([a-z][a-z]*\).*|\1|p' | sort -u); do
    echo help "$known" | grep -qw "$verb" || { echo "a page tells of ./dev $verb, which is not there"; failed=1; }
done
if "$tree/dev" nothing-of-the-kind >/dev/null 2>&1; then
    echo "./dev does what it does not know"
    failed=1
fi
exit $failed
