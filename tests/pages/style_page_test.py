#!/usr/bin/env python3
"""The table of styles in docs/generate.md is made from the program's help: each kind with its options.

    tests/pages/style_page_test.py PROGRAM            names the rows that are others
    tests/pages/style_page_test.py PROGRAM --renew    writes the table
"""
import difflib
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "generate.md"
BEGIN = "<!-- made by tests/pages/style_page_test.py -->\n"
END = "<!-- end -->\n"
OPTION = re.compile(r"^  (?:-\w \[ )?(--[a-z-]+)[^\n]*(?:\n {10,}[^\n]*)*", re.MULTILINE)


def printed(program, *words):
    return subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout


def options(text, kinds):
    """(kind, option, values) for each that a kind has, in the order of the help."""
    kind = "|".join(map(re.escape, kinds))
    for found in OPTION.finditer(text):
        for name, values in re.findall(rf"[(;] ?({kind}): (.*?); default ", " ".join(found[0].split())):
            yield name, found[1], values


def table(text, kinds):
    rows = {kind: [] for kind in kinds}
    for kind, option, values in options(text, kinds):
        rows[kind].append(f"`{option}` ({values.replace('*', chr(92) + '*')})")
    alike = {}
    for kind, its in rows.items():
        alike.setdefault(", ".join(its) or "-", []).append(kind)
    lines = [f"| {', '.join(same)} | {its} |\n" for its, same in alike.items()]
    return "| kinds | options |\n| --- | --- |\n" + "".join(lines)


def renewed(page, made):
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"expected {BEGIN.strip()} and {END.strip()} in {PAGE.name}")
    return f"{before}{BEGIN}\n{made}\n{END}{after}"


def check_itself():
    text = ("  --x N             how much (a: 1 to 2; default 1); of\n                    these (b: +,\n"
            "                    +*; default +)\n  -q [ --quiet ]    nothing (c: 1; default 1; d: 2 to 3; default 2)\n")
    made = table(text, ["a", "b", "d", "e", "f"])
    assert made.endswith("| a | `--x` (1 to 2) |\n| b | `--x` (+, +\\*) |\n| d | `--quiet` (2 to 3) |\n| e, f | - |\n"), made
    page = f"# T\n\n{BEGIN}\nold\n\n{END}\nrest\n"
    assert renewed(page, made) == f"# T\n\n{BEGIN}\n{made}\n{END}\nrest\n"


def main():
    check_itself()
    program = sys.argv[1]
    kinds = [kind["name"] for kind in json.loads(printed(program, "puzzles", "--json"))["puzzles"]]
    page = PAGE.read_text(encoding="utf-8")
    made = renewed(page, table(printed(program, "generate", "--help"), kinds))
    if sys.argv[2:] == ["--renew"]:
        PAGE.write_text(made, encoding="utf-8")
    elif made != page:
        print(*difflib.unified_diff(page.splitlines(), made.splitlines(), "the page", "the help", lineterm=""), sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
