#!/usr/bin/env python3
"""Every relative link, every heading after a # and every `path` in the docs leads to something.

Prints file:line: message for each that does not. In a path, NAME and other words in capitals stand for
anything, as * does. What CMake makes of FILE.in counts as there, and so do files named after one that
the page has its reader write (a line that begins with its name in bold, as in docs/add-a-puzzle.md).
"""
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\s]+)`")
WRITTEN = re.compile(r"^\*\*`([^`]+)`\*\*", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchors(page):
    """The names of its headings, as GitHub makes them."""
    heads = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def is_link(page, target):
    file, _, anchor = target.partition("#")
    found = page.parent / file if file else page
    if not found.exists():
        return False
    return not anchor or found.suffix != ".md" or anchor in anchors(found)


def is_path(root, path):
    pattern = re.sub(r"\b[A-Z]{2,}(?=\b|_)", "*", path.rstrip("/"))
    return any(next(root.glob(each), None) for each in (pattern, pattern + ".*"))


def check(root, page):
    text = page.read_text()
    plain = FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
    written = {pathlib.PurePath(path).stem for path in WRITTEN.findall(text)}
    tops = {path.name for path in root.iterdir() if path.is_dir() and not path.name.startswith("build")}
    for number, line in enumerate(plain.splitlines(), 1):
        for target in LINK.findall(CODE.sub("", line)):
            if "://" not in target and not is_link(page, target):
                yield number, f"nothing at the link {target}"
        for path in CODE.findall(line):
            if path.split("/")[0] in tops and "/" in path and not is_path(root, path) \
                    and not any(stem in path for stem in written):
                yield number, f"there is no {path}"


def check_tree(root):
    for page in sorted(page for pattern in PAGES for page in root.glob(pattern)):
        for number, message in check(root, page):
            yield f"{page.relative_to(root).as_posix()}:{number}: {message}"


def check_itself():
    """A page with one fault of each kind, beside what is none."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "cli").mkdir()
        (root / "tests").mkdir()
        (root / "cli/main.cpp").touch()
        (root / "cli/version.hpp.in").touch()
        (root / "README.md").write_text(
            "# A `b`\n[x](cli/main.cpp) [x](#a-b) [x](https://x/y) `cli/*.cpp` `cli/NAME.cpp` `cli/version.hpp`\n"
            "**`cli/new.cpp`**, `no/path`\n```\n`cli/fenced.cpp`\n```\n`tests/new_test.cpp`\n"
            "[x](gone.md)\n[x](#gone)\n`cli/gone.cpp`\n`cli/NAME.hpp`\n")
        got = list(check_tree(root))
    want = ["README.md:8: nothing at the link gone.md", "README.md:9: nothing at the link #gone",
            "README.md:10: there is no cli/gone.cpp"]
    assert got == want, got


def main():
    check_itself()
    faults = list(check_tree(ROOT))
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
