#!/usr/bin/env python3
"""docs/puzzles.md has a section for each kind of puzzle, and its head is made from the program's tables.

    tests/pages/puzzles_page_test.py PROGRAM            names each section whose head is another one
    tests/pages/puzzles_page_test.py PROGRAM --renew    writes the heads

A head says what the kind is, with its picture, if there is one, and its formats but those of every kind. The rules that follow are written by hand.
"""
import difflib
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "puzzles.md"
EVERY = {"text", "json", "janko", "task", "penpa"}  # formats of every kind, or of most
HEAD = re.compile(r"^\*\*.*?\*\*\n\n(?:!\[.*?\n\n)?(?:Formats: .*?\n\n)?", re.MULTILINE | re.DOTALL)


def table(program, verb):
    text = subprocess.run([program, verb, "--json"], capture_output=True, text=True, check=True).stdout
    return json.loads(text)[verb]


def picture(name, kind):
    found = sorted((ROOT / "docs" / "pictures").glob(f"{kind}-*.svg"))
    return f"![a solved {name}](pictures/{found[-1].name})\n\n" if found else ""


def head(name, kind, about, formats):
    names = [f"`{each['name']}`" for each in formats if kind in each["puzzles"] and each["name"] not in EVERY]
    others = f"Formats: {', '.join(names)}.\n\n" if names else ""
    return f"**{about[0].upper()}{about[1:]}.**\n\n{picture(name, kind)}{others}"


def sections(page):
    """The kind of each section, in small letters, with its text."""
    parts = re.split(r"^## (.*)\n\n", page, flags=re.MULTILINE)
    return parts[0], list(zip(parts[1::2], parts[2::2]))


def renewed(page, kinds, formats):
    """The page with all heads as they should be; a kind without a section gets one."""
    top, there = sections(page)
    texts = {name.lower(): (name, text) for name, text in there}
    out = top
    for kind in kinds:
        name, text = texts.get(kind["name"], (kind["name"].capitalize(), ""))
        out += f"## {name}\n\n" + head(name, kind["name"], kind["about"], formats) + HEAD.sub("", text, count=1)
    return out


def check_itself():
    kinds = [{"name": "a", "about": "shade: all"}, {"name": "b", "about": "x"}]
    formats = [{"name": "text", "puzzles": ["a", "b"]}, {"name": "has", "puzzles": ["a"]}]
    page = renewed("# T\n\n## A\n\n1. a rule\n", kinds, formats)
    want = ("# T\n\n## A\n\n**Shade: all.**\n\nFormats: `has`.\n\n1. a rule\n"
            "## B\n\n**X.**\n\n")
    assert page == want, page
    assert renewed(page, kinds, formats) == page
    assert renewed(page.replace("all", "none"), kinds, formats) == page


def main():
    check_itself()
    program = sys.argv[1]
    page = PAGE.read_text(encoding="utf-8")
    made = renewed(page, table(program, "puzzles"), table(program, "formats"))
    if sys.argv[2:] == ["--renew"]:
        PAGE.write_text(made, encoding="utf-8")
    elif made != page:
        print(*difflib.unified_diff(page.splitlines(), made.splitlines(), "the page", "the tables", lineterm=""),
              sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
