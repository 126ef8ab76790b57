#!/usr/bin/env python3
"""There is no second list of kinds: what needs all of them asks the program, or CMake's list.

    tests/house/second_lists_test.py PROGRAM

A second list is a place where most kinds are named within a few lines. In pages what the program prints (console blocks)
does not count, nor does what a test makes (from "<!-- made by" to "<!-- end").
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NEAR = 12  # lines
ALLOWED = {
    "CMakeLists.txt",  # the list
    "CHANGELOG.md",
    "docs/puzzles.md",  # their rules; tests/pages/puzzles_page_test.py makes the rest of it
    "tests/second_rules/kinds.py",  # the rules of each are written there a second time
    "tests/instances/formats/pzprv3_test.cpp",  # files that another program wrote
    "tests/instances/formats/puzzlink_test.cpp",  # URLs of its sites
    "tests/instances/documents/janko_test.cpp",  # an answer of each sort
    "tests/program/families/family_inputs_test.cpp",  # boards of each series
    "scripts/benchmarks/noqx.py",  # what another program calls them and their data
    # Published puzzles that are stored in a form of their own, or are exceptions.
    *(f"tests/corpus/{name}" for name in ("end_states_test.cpp", "exceptions.hpp", "puzzlekit_test.cpp", "stored_answers.hpp",
                                          "stored_forms.hpp", "urls_test.cpp")),
}
TABLES = {  # pages whose tables do not count
    "docs/command.md",  # a row for each option; tests/pages/command_page_test.py compares them
    "docs/competitions.md",  # a row for each series of boards
    "docs/decisions/parts.md",  # lines of code as they were then
    "docs/encodings.md",  # a row for each rule
    "docs/performance.md",  # scripts/bench writes it
    "docs/trust.md",  # measured on sets that were there
}
SUFFIXES = {".cpp", ".hpp", ".in", ".h", ".py", ".sh", ".md", ".cmake", ""}


def kinds(program):
    listed = subprocess.run([program, "puzzles", "--json"], capture_output=True, text=True, check=True).stdout
    return [kind["name"] for kind in json.loads(listed)["puzzles"]]


def prose(lines, tables):
    """Of a page: without fenced blocks, what a test makes and, unless they count, tables."""
    fenced = made = False
    for line in lines:
        fence = line.startswith("```")
        fenced = fenced != fence
        made = line.startswith("<!-- made by") or made and not line.startswith("<!-- end")
        yield "" if fence or fenced or made or not tables and line.startswith("|") else line


def patterns_of(names):
    return [re.compile(rf"\b{name}(?![a-z])") for name in names]


def second_list(lines, patterns, most):
    """The number of the line where one begins, or None."""
    found = [{k for k, pattern in enumerate(patterns) if pattern.search(line)} for line in lines]
    for start in range(len(lines)):
        if len(set().union(*found[start:start + NEAR])) >= most:
            return start + 1
    return None


def lines_of(path, name):
    lines = path.read_text(encoding="utf-8", errors="replace").lower().splitlines()
    return list(prose(lines, name not in TABLES)) if path.suffix == ".md" else lines


def check_itself():
    patterns = patterns_of("abcd")
    table = ["| a |", "| b |", "| c |"]
    for lines in (["x", "a b", "c"], list(prose(table, True)),
                  list(prose(["<!-- made by t -->", "<!-- end -->", *table], True))):
        assert second_list(lines, patterns, 3), lines
    for lines in (["a b cx"], ["a", "b"] + [""] * NEAR + ["c"], prose(table, False), prose(["```", *table, "```"], True),
                  prose(["<!-- made by t -->", *table, "<!-- end -->"], True)):
        assert second_list(list(lines), patterns, 3) is None, lines


def files():
    """Those of the tree, which need not be one of git: what is built and hidden is left out."""
    for top in sorted(ROOT.iterdir()):
        if top.name.startswith(".") or top.name == "build":
            continue
        yield from sorted(top.rglob("*")) if top.is_dir() else [top]


def main():
    check_itself()
    names = kinds(sys.argv[1])
    patterns = patterns_of(names)
    code = 0
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if name in ALLOWED or path.suffix not in SUFFIXES or not path.is_file():
            continue
        line = second_list(lines_of(path, name), patterns, 6)
        if line is not None:
            print(f"{name}:{line}: a second list of kinds")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
