#!/usr/bin/env python3
"""docs/puzzle.schema.json is what `puzzle2cnf formats --schema` prints, in lines.

    tests/pages/schema_test.py PROGRAM            names the lines that differ
    tests/pages/schema_test.py PROGRAM --renew    writes the file
"""
import difflib
import json
import pathlib
import subprocess
import sys

FILE = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "puzzle.schema.json"


def main():
    printed = subprocess.run([sys.argv[1], "formats", "--schema"], capture_output=True, text=True, check=True).stdout
    made = json.dumps(json.loads(printed), indent=2) + "\n"
    there = FILE.read_text(encoding="utf-8")
    if sys.argv[2:] == ["--renew"]:
        FILE.write_text(made, encoding="utf-8")
    elif made != there:
        print(*difflib.unified_diff(there.splitlines(), made.splitlines(), "the file", "the program", lineterm=""),
              sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
