#!/usr/bin/env python3
"""Runs the console blocks of README.md and docs/ and compares what they print with what they show.

    tests/pages/console_test.py PROGRAM            names each command that prints something else
    tests/pages/console_test.py PROGRAM --renew    writes what these commands print into the pages

CONTRIBUTING.md, "Console blocks", has the rules for those who write pages.
"""
import concurrent.futures
import dataclasses
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = ("README.md", "docs/**/*.md")
FOLLOWED = ("add-a-puzzle.md",)  # its blocks belong to a puzzle that tests/house/walk_test.sh builds
PROGRAMS = ("cadical", "clasp", "minisat", "sgt-bridges", "sqlite3", "xz")  # what blocks start beside ours
SECONDS = 60  # at most, for a command

# What differs from run to run or from machine to machine, and what replaces it on both sides.
VARYING = (
    (re.compile(r"\b\d+(\.\d+)?(?= ?(ms|s|seconds|kB|MB|GB)\b)"), "N"),
    (re.compile(r'"seconds": ?(\{[^}]*\}|[\d.e+-]+)'), '"seconds":N'),
    (re.compile(r"/tmp/[\w./-]+"), "PATH"),
    (re.compile(r"\bcadical-[\w.]+"), "cadical-N"),
    (re.compile(r"\b\d+(?= steps\))"), "N"),  # of a proof, which is CaDiCaL's
)


@dataclasses.dataclass
class Command:
    line: int  # of its `$ `, from 1
    words: str
    first: int  # of its output in the lines of the page, from 0
    shown: list


def commands_of(lines):
    """The commands of all console blocks, in order; ValueError for a line that belongs to none."""
    found, fence = [], None
    for index, line in enumerate(lines):
        if line.startswith("```"):
            fence = line[3:].strip() if fence is None else None
        elif line.startswith("$ ") and fence not in (None, "console"):
            raise ValueError(f"{index + 1}: a command in a block that is not marked console")
        elif fence == "console" and line.startswith("$ "):
            found.append(Command(index + 1, line[2:], index + 1, []))
        elif fence == "console" and lines[index - 1].startswith("```"):
            raise ValueError(f"{index + 1}: a console block begins with a command")
        elif fence == "console" and line.startswith("> ") and not found[-1].shown:
            found[-1].words += "\n" + line[2:]
            found[-1].first += 1
        elif fence == "console":
            found[-1].shown.append(line)
    return found


def steady(line):
    for varying, name in VARYING:
        line = varying.sub(name, line)
    return line.rstrip()


def fits(shown, printed):
    """Equal line by line; a shown line "..." takes any number of printed ones."""
    until = shown.index("...") if "..." in shown else len(shown)
    if [steady(line) for line in shown[:until]] != [steady(line) for line in printed[:until]]:
        return False
    rest = printed[until:]
    if until == len(shown):
        return not rest
    return any(fits(shown[until + 1 :], rest[skipped:]) for skipped in range(len(rest) + 1))


def run(command, folder, environment):
    try:
        ended = subprocess.run(["bash", "-c", command.words], cwd=folder, env=environment, text=True,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return [f"(no end after {SECONDS} s)"]
    return ended.stdout.splitlines()


def check(page, samples, path):
    """(command, what it printed) of each command of the page that prints something else."""
    wrong = []
    with tempfile.TemporaryDirectory() as home:
        folder = shutil.copytree(samples, pathlib.Path(home) / "samples")
        environment = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8"}
        for command in commands_of(page.read_text(encoding="utf-8").splitlines()):
            printed = run(command, folder, environment)
            if not fits(command.shown, printed):
                wrong.append((command, printed))
    return wrong


def renew(page, wrong):
    lines = page.read_text(encoding="utf-8").splitlines()
    for command, printed in reversed(wrong):
        lines[command.first:command.first + len(command.shown)] = printed
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def faults(name, wrong):
    for command, printed in wrong:
        yield f"{name}:{command.line}: $ {command.words}"
        yield from list(difflib.unified_diff(command.shown, printed, lineterm="", n=1))[2:]


def check_tree(root, samples, path, renewing=False):
    """The faults of all pages, page by page, and how many commands were run."""
    pages = sorted(page for pattern in PAGES for page in root.glob(pattern)
                   if page.name not in FOLLOWED)
    found, count = [], 0
    with concurrent.futures.ThreadPoolExecutor(2) as workers:
        for page, result in [(page, workers.submit(check, page, samples, path)) for page in pages]:
            name = page.relative_to(root).as_posix()
            try:
                found += faults(name, result.result())
                count += len(commands_of(page.read_text(encoding="utf-8").splitlines()))
                if renewing and result.result():
                    renew(page, result.result())
            except ValueError as error:
                found.append(f"{name}:{error}")
    return found, count


RIGHT = """
```console
$ cat sample; echo two >&2
one
two
$ cat > made << END
> a line
> took 0.31 s in /tmp/x.1
> "seconds":{"all":1e-05},
> cadical-1.7.4, "cadical-2.2.0"
> END
$ cat made
a line
took 12 s in /tmp/elsewhere
"seconds":{...},
cadical-1.5.3, "cadical-sc2021"
$ seq 9
1
...
9
$ exit 3
```
```sh
not run
```
"""
WRONG = """
```console
$ echo one
two
$ seq 3
1
...
4
$ cat made
cat: made: No such file or directory
$ true
more
```
"""


def check_itself():
    """A page that is right in every way, one with three wrong outputs, and three misshapen ones."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "docs").mkdir()
        (root / "samples").mkdir()
        (root / "samples/sample").write_text("one\n")
        (root / "docs/right.md").write_text(RIGHT)
        (root / "docs/wrong.md").write_text(WRONG)
        (root / "docs/text.md").write_text("```text\n$ echo\n```\n")
        (root / "docs/begin.md").write_text("```console\necho\n```\n")
        got, count = check_tree(root, root / "samples", os.environ["PATH"])
        assert got == ["docs/begin.md:2: a console block begins with a command",
                       "docs/text.md:2: a command in a block that is not marked console",
                       "docs/wrong.md:3: $ echo one", "@@ -1 +1 @@", "-two", "+one",
                       "docs/wrong.md:5: $ seq 3", "@@ -1,3 +1,3 @@", " 1", "-...", "-4", "+2", "+3",
                       "docs/wrong.md:11: $ true", "@@ -1 +0,0 @@", "-more"], got
        assert count == 9, count
        for page in ("text.md", "begin.md"):
            (root / "docs" / page).unlink()
        check_tree(root, root / "samples", os.environ["PATH"], renewing=True)
        assert check_tree(root, root / "samples", os.environ["PATH"]) == ([], 9)
        assert (root / "docs/right.md").read_text() == RIGHT


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    check_itself()
    search = os.environ["PATH"] + ":/usr/games"
    missing = [name for name in PROGRAMS if shutil.which(name, path=search) is None]
    if missing:
        print(f"no {missing[0]}: skipped")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        (home / "bin").mkdir()
        (home / "bin/puzzle2cnf").symlink_to(program)
        shutil.copytree(ROOT / "instances/data", home / "samples")
        subprocess.run([ROOT / "scripts/images", home / "samples"], check=True)
        found, count = check_tree(ROOT, home / "samples", f"{home / 'bin'}:{search}",
                                  sys.argv[2:] == ["--renew"])
    print("\n".join(found + [f"{count} commands"]))
    return 1 if found or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
