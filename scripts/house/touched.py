#!/usr/bin/env python3
"""Prints which of the source files on stdin show what changed in these files: touched.py FILE...

A source file shows itself, and a header is shown by one that includes it: its own .cpp file, else the first.
"""
import pathlib
import sys

sys.dont_write_bytecode = True

from together import included_by  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def shown_by(header, sources):
    including = [source for source in sources if header in included_by(source, ROOT)]
    own = header.with_suffix(".cpp")
    return [own] if own in including else including[:1]


sources = [ROOT / line.strip() for line in sys.stdin]
found = set()
for file in (ROOT / name for name in sys.argv[1:]):
    found.update([file] if file in sources else shown_by(file, sources) if file.suffix in (".hpp", ".h") else [])
print(*sorted(str(file.relative_to(ROOT)) for file in found), sep="\n")
