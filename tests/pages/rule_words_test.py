#!/usr/bin/env python3
"""Each word that the reader of rules knows is in a table of docs/rules.md, and each row there is whole.

Words are found in the reader's source: what it takes, expects or looks for, and its lists. A row of the
section "Words" says what a word means, what it is over nothing and on small boards, and of what is no set
which clauses it makes.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
READER = ROOT / "instances/rules/reader"
PAGE = ROOT / "docs/rules.md"
ASKED = re.compile(r'\b(?:take_if|is_next|is_after_next|expect|statement|expect_statement)\("([a-z0-9]+)"\)')
LISTED = re.compile(r'"([a-z0-9]+)", (?:Of|Is|Form|Mark)::k')
EACH = re.compile(r"string_view word : \{([^}]*)\}")
CODE = re.compile(r"`([^`]+)`")
FEWEST = 100  # words; below that they are not found


def words_of_reader(sources):
    for source in sources:
        yield from ASKED.findall(source)
        yield from LISTED.findall(source)
        for words in EACH.findall(source):
            yield from re.findall(r'"([a-z0-9]+)"', words)


def tables(page):
    """Of each its heading's cells, and its rows."""
    for block in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()]
        yield rows[0], rows[2:]


def words_of_page(page):
    code = " ".join(" ".join(CODE.findall("|".join(row))) for _, rows in tables(page) for row in rows)
    return set(re.findall(r"[a-z0-9]+", code))


def unwhole_rows(page):
    section = page[page.index("\n## Words\n"):]
    for heads, rows in tables(section[:section.index("\n**What is made of it.**")]):
        for row in rows:
            empty = [head for head, cell in zip(heads, row) if not cell]
            if empty or len(row) != len(heads):
                yield f"{row[0]}: nothing about {', '.join(empty) or 'some column'}"


def faults(sources, page):
    known = set(words_of_reader(sources))
    if len(known) < FEWEST:
        yield f"only {len(known)} words of the reader are found"
    for word in sorted(known - words_of_page(page)):
        yield f"the word {word} is in no table of docs/rules.md"
    yield from unwhole_rows(page)


def check_itself():
    """A word that is in no row, though it is in the text, and a row with an empty cell."""
    page = "`gone`\n\n## Words\n\n| set | what | small |\n| --- | --- | --- |\n| `cells` | all | |\n| `rows` | all | one |\n" \
        "\n**What is made of it.**"
    source = 'take_if("cells") {"rows", Of::kRows} string_view word : {"gone", "cells"}'
    got = list(faults([source], page))
    want = ["only 3 words of the reader are found", "the word gone is in no table of docs/rules.md",
            "`cells`: nothing about small"]
    assert got == want, got


def main():
    check_itself()
    sources = [path.read_text() for path in sorted(READER.glob("*.[ch]pp"))]
    found = list(faults(sources, PAGE.read_text(encoding="utf-8")))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
