"""The two tables of docs/design.md: who may include which folder, and which library.

In an entry, `a/b` is that folder, `a/*` is `a` and each folder in it; of libraries `a/b/*.cpp` is the
.cpp files of a/b. Words that are not `quoted` are for people.
"""
import dataclasses
import re

PAGE = "docs/design.md"


class Unreadable(Exception):
    """A page without the table."""


@dataclasses.dataclass
class Row:
    line: int
    names: list  # the first cell: a folder, or headers
    entries: list  # the last cell: folders


def covers(pattern, folder):
    if pattern.endswith("/*"):
        return folder == pattern[:-2] or folder.startswith(pattern[:-1])
    return folder == pattern


def row_of(rows, folder):
    """The row for a folder: the longest name that covers it."""
    fitting = [row for row in rows if covers(row.names[0], folder)]
    return max(fitting, key=lambda row: len(row.names[0]), default=None)


def quoted(cell):
    return re.findall(r"`([^`]+)`", cell)


def rows_of(lines, title):
    """The rows of the table whose head begins with that title."""
    heads = [i for i, line in enumerate(lines) if line.startswith(f"| {title} |")]
    if len(heads) != 1:
        raise Unreadable(f"{PAGE}:1: expected one table that begins with '| {title} |', got {len(heads)}")
    rows = []
    for number, line in enumerate(lines[heads[0] + 2:], heads[0] + 3):
        if not line.startswith("|"):
            break
        cells = line.strip().strip("|").split("|")
        if len(cells) < 3 or not quoted(cells[1 if title == "library" else 0]):
            raise Unreadable(f"{PAGE}:{number}: expected a `name` and 3 cells")
        rows.append(Row(number, quoted(cells[1 if title == "library" else 0]), quoted(cells[-1])))
    return rows


def read(root):
    """The rows of both tables: folders, and libraries by their headers."""
    lines = (root / PAGE).read_text().splitlines()
    return rows_of(lines, "folder"), rows_of(lines, "library")


def rooms(folders):
    """The folders at the top, in the table's order."""
    return list(dict.fromkeys(row.names[0].split("/")[0] for row in folders))
