#!/usr/bin/env python3
"""The pages of docs/ and README.md are no longer than their ceilings, which CONTRIBUTING.md names.

Words are counted as by `wc -w`. What is too long is printed with its pages, the longest first.
"""
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CEILINGS = {"docs/**/*.md": 45_000, "README.md": 1_200}
NAMED = 10  # pages of what is too long


def words(page):
    return len(page.read_text(encoding="utf-8").split())


def faults(root, ceilings):
    for pattern, ceiling in ceilings.items():
        counts = sorted(((words(page), page.relative_to(root).as_posix()) for page in root.glob(pattern)),
                        key=lambda counted: (-counted[0], counted[1]))
        total = sum(count for count, _ in counts)
        if not counts or total > ceiling:
            yield f"{pattern}: {total:,} words, at most {ceiling:,}; the longest pages:"
            yield from (f"{count:7,} {name}" for count, name in counts[:NAMED])


def check_itself():
    """At the ceiling, above it, and no page at all."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "docs/deep").mkdir(parents=True)
        (root / "docs/a.md").write_text("# A\n| one |\n")
        (root / "docs/deep/b.md").write_text("two words\n")
        assert not list(faults(root, {"docs/**/*.md": 7}))
        got = list(faults(root, {"docs/**/*.md": 6, "README.md": 1}))
    want = ["docs/**/*.md: 7 words, at most 6; the longest pages:", "      5 docs/a.md", "      2 docs/deep/b.md",
            "README.md: 0 words, at most 1; the longest pages:"]
    assert got == want, got


def main():
    check_itself()
    found = list(faults(ROOT, CEILINGS))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
