#!/usr/bin/env python3
"""docs/command.md has each verb and option that `help` has, and no other.

    tests/pages/command_page_test.py PROGRAM

In the page each verb is a heading, "Options:" and what follows are its own options but those of every
PUZZLE, and each option is explained in a row of a table.
"""
import pathlib
import re
import subprocess
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "command.md"
EVERY_VERB = {"--json", "--quiet", "--help", "--output", "--force", "--sandbox"}
EVERY_PUZZLE = {"--rules", "--from", "--kind", "--rows", "--column", "--find", "--lenient", "--max-cells", "--given"}


def helped(program):
    """The options of each verb but those of every one, by `help`."""
    def text(*words):
        return subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout
    verbs = re.findall(r"^  puzzle2cnf ([a-z-]+) ", text("help"), re.MULTILINE)
    return {verb: set(re.findall(r"^  (?:-\w \[ )?(--[a-z-]+)", text(verb, "--help"), re.MULTILINE)) -
            EVERY_VERB for verb in verbs}


def written(page):
    """The same by the page."""
    parts = re.split(r"^### `([a-z-]+)([^`]*)`$", page.split("\n## Options\n")[0], flags=re.MULTILINE)
    lists = [re.search(r"^Options: ((?:.+\n)+)", part, re.MULTILINE) for part in parts[3::3]]
    return {verb: (set(re.findall(r"--[a-z-]+", options[1])) if options else set()) |
            (EVERY_PUZZLE if re.search("PUZZLE|INPUTS", inputs) else set())
            for verb, inputs, options in zip(parts[1::3], parts[2::3], lists)}


def explained(page):
    rows = re.findall(r"^\| (`-[^|]*) \|", page.split("\n## Options\n")[1], re.MULTILINE)
    return {option for row in rows for option in re.findall(r"--[a-z-]+", row)}


def faults(known, page):
    """What the one has and the other lacks."""
    shown = written(page)
    for verb in sorted(known.keys() ^ shown.keys()):
        yield f"{verb}: not in {'the page' if verb in known else 'help'}"
    for verb in sorted(known.keys() & shown.keys()):
        for option in sorted(known[verb] ^ shown[verb]):
            yield f"{verb} {option}: not in {'the page' if option in known[verb] else 'help'}"
    for option in sorted(set().union(EVERY_VERB, *known.values()) ^ explained(page)):
        yield f"{option}: {'a row without a verb' if option in explained(page) else 'no row explains it'}"


def check_itself():
    page = ("### `a FILE`\nOptions: `--x`\n`--y`\n\n`--other` text\n### `b`\n### `d`\n## Options\n"
            "| `--x N`, `--z` | text `--no` |\n| `--json` | |\n| `-o`, `--output`, `--force`, `-q`, `--quiet`, "
            "`-h`, `--help`, `--sandbox` | |\n")
    got = list(faults({"a": {"--x", "--w"}, "b": set(), "c": set()}, page))
    assert written("### `a PUZZLE...`\n")["a"] == EVERY_PUZZLE
    want = ["c: not in the page", "d: not in help", "a --w: not in the page", "a --y: not in help",
            "--w: no row explains it", "--z: a row without a verb"]
    assert got == want, got


def main():
    check_itself()
    known = helped(sys.argv[1])
    assert len(known) > 10 and "--given" in known["solve"], known
    found = list(faults(known, PAGE.read_text(encoding="utf-8")))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
