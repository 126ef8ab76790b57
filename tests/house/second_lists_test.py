#!/usr/bin/env python3
"""There is no second list of kinds: what needs all of them asks the program, or CMake's list.

    tests/house/second_lists_test.py PROGRAM

A second list is a place where most kinds are named within a few lines. What the program prints (console blocks) and tables
that a script or a test makes do not count.
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
    "tests/instances/formats/pzprv3_test.cpp",  # files that another program wrote
}
SUFFIXES = {".cpp", ".hpp", ".in", ".h", ".py", ".sh", ".md", ".cmake", ""}


def kinds(program):
    listed = subprocess.run([program, "puzzles", "--json"], capture_output=True, text=True, check=True).stdout
    return [kind["name"] for kind in json.loads(listed)["puzzles"]]


def prose(lines):
    """Of a page: without fenced blocks and tables."""
    fenced = False
    for line in lines:
        fence = line.startswith("```")
        fenced = fenced != fence
        yield "" if fence or fenced or line.startswith("|") else line


def second_list(path, patterns, most):
    """The number of the line where one begins, or None."""
    lines = path.read_text(encoding="utf-8", errors="replace").lower().splitlines()
    lines = list(prose(lines)) if path.suffix == ".md" else lines
    found = [{k for k, pattern in enumerate(patterns) if pattern.search(line)} for line in lines]
    for start in range(len(lines)):
        if len(set().union(*found[start:start + NEAR])) >= most:
            return start + 1
    return None


def main():
    names = kinds(sys.argv[1])
    patterns = [re.compile(rf"\b{name}(?![a-z])") for name in names]
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    code = 0
    for name in files.split("\0"):
        path = ROOT / name
        if name in ALLOWED or path.suffix not in SUFFIXES or not path.is_file():
            continue
        line = second_list(path, patterns, len(names) * 3 // 4)
        if line is not None:
            print(f"{name}:{line}: a second list of kinds")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
