#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Pictures as one icon of Windows:  icon.py OUT.ico PICTURE.png...

The format takes PNG files as they are (since Windows Vista), behind a table that says how large each is and where."""
import struct
import sys
from pathlib import Path


def main() -> None:
    out, *names = sys.argv[1:]
    pictures = [Path(name).read_bytes() for name in names]
    at = 6 + 16 * len(pictures)
    table = struct.pack("<HHH", 0, 1, len(pictures))
    for picture in pictures:
        width, height = struct.unpack(">II", picture[16:24])
        table += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    Path(out).write_bytes(table + b"".join(pictures))


main()
