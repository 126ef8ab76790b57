#!/usr/bin/env python3
"""What scripts/check builds is what the tests need: needs_test.py BUILD

  1. Each file that the command of a test names, and that the build makes, is made by the targets which
     the table needs.txt has for this test. A table without them is noticed.
  2. Configured as scripts/setup does it, then as scripts/check does, no object of a room is compiled again.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = pathlib.Path(sys.argv[1])


def output(*command, folder=BUILD):
    return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=True).stdout


def table():
    """{test: its targets}"""
    rows = [line.split() for line in (BUILD / "tests/needs.txt").read_text().splitlines()]
    return {row[0]: row[2:] for row in rows}


def made_for(target, known={}):
    """All files that ninja makes for a target."""
    if target not in known:
        # Of the phony target that CMake names like its own, `inputs` omits the file itself.
        asked = output("ninja", "-t", "query", target) + output("ninja", "-t", "inputs", target)
        known[target] = {line.strip() for line in asked.splitlines()}
    return known[target]


def missing(needs):
    """Each (test, file) that no target of the test makes."""
    made = {line.split(":")[0] for line in output("ninja", "-t", "targets", "all").splitlines()}
    tests = json.loads(output("ctest", "--show-only=json-v1"))["tests"]
    for test in tests:
        for word in test.get("command", ()):
            path = os.path.relpath(word, BUILD) if os.path.isabs(word) else word
            if path in made and not any(path in made_for(target) for target in needs[test["name"]]):
                yield test["name"], path


def faults_of_table():
    needs = table()
    yield from (f"{test} needs {file}, and no target of it in needs.txt makes that" for test, file in missing(needs))
    seen = {test for test, _ in missing(dict(needs, hashes=[], rules=["p2c_program"]))}
    if seen != {"hashes", "rules"}:
        yield f"of a table without the targets of two tests, noticed: {seen}"


def commands(folder, *options):
    """{object of a room or the program: how it is compiled}"""
    output("cmake", "--preset", "release", "-B", folder, *options, folder=ROOT)
    entries = json.loads((pathlib.Path(folder) / "compile_commands.json").read_text())
    made = {re.search(r" -o (\S+) ", entry["command"])[1]: entry["command"] for entry in entries}
    return {file: command for file, command in made.items()
            if not file.startswith(("tests/", "CMakeFiles/p2c_python."))}


def faults_of_setup():
    with tempfile.TemporaryDirectory() as folder:
        before = commands(folder, "-DPUZZLE2CNF_TESTS=OFF", "-DPUZZLE2CNF_PYTHON=OFF")
        after = commands(folder)
    different = [made for made in before if before[made] != after.get(made)]
    if len(before) < 100 or different:
        yield f"{len(different)} of {len(before)} files are compiled in another way by scripts/check: {different[:3]}"


faults = [*faults_of_table(), *faults_of_setup()]
print(*faults, sep="\n", end="\n" if faults else "")
sys.exit(1 if faults else 0)
