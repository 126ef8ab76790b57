"""The source files of the tree: their code and what they include."""
import dataclasses
import os
import pathlib
import re

ENDINGS = (".cpp", ".hpp", ".hpp.in", ".h")
MOST_UNITS = 25
LEFTOVERS = ("src", "include", "common", "util", "utils", "core", "helpers", "misc")
TOKEN = re.compile(r"""
    (?P<comment> //[^\n]* | /\*.*?\*/ )
  | (?P<string> "(?:\\.|[^"\\\n])*" | (?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])*' )""", re.VERBOSE | re.DOTALL)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<][^">\n]*)', re.MULTILINE)


@dataclasses.dataclass
class Include:
    path: str
    line: int
    header: str
    ours: bool

    @property
    def source_folder(self):
        return os.path.dirname(self.path)

    @property
    def target_folder(self):
        return os.path.dirname(self.header)


@dataclasses.dataclass
class Source:
    path: str
    code: str  # without comments
    bare: str  # and without strings

    @property
    def room(self):
        return self.path.split("/")[0]

    @property
    def folder(self):
        return os.path.dirname(self.path)

    @property
    def name(self):
        return os.path.basename(self.path)

    @property
    def includes(self):
        # CMake puts the header of each puzzle there.
        code = self.code.replace("@PUZZLE_INCLUDES@", '#include "instances/puzzles/NAME.hpp"')
        for found in INCLUDE.finditer(code):
            line = code.count("\n", 0, found.start()) + 1
            yield Include(self.path, line, found[1][1:], found[1][0] == '"')


def blank(token):
    return "\n" * token[0].count("\n")


def read(root, path):
    text = (root / path).read_text()
    code = TOKEN.sub(lambda token: blank(token) if token["comment"] else token[0], text)
    return Source(path, code, TOKEN.sub(blank, text))


def walk(root):
    """(folder, folders in it, files) as paths below the root, without builds and dot folders."""
    for folder, inner, files in os.walk(root):
        inner[:] = sorted(name for name in inner if not name.startswith((".", "build", "__pycache__"))
                          and not os.path.exists(os.path.join(folder, name, "CMakeCache.txt")))
        yield pathlib.Path(folder).relative_to(root), inner, sorted(files)


def sources(root, rooms):
    return [read(root, (folder / name).as_posix()) for folder, _, files in walk(root)
            for name in files if name.endswith(ENDINGS) and folder.parts and folder.parts[0] in rooms]


def units(names):
    """A source file and its header are one."""
    return {name.split(".")[0] for name in names if name.endswith((".cpp", ".hpp"))}


def check_folders(root, rooms):
    for folder, inner, names in walk(root):
        if len(units(names)) > MOST_UNITS:
            yield folder.as_posix(), 0, f"{len(units(names))} units, at most {MOST_UNITS} fit in a folder"
        for name in inner:
            path = (folder / name).as_posix()
            if name in LEFTOVERS and path not in rooms:
                yield path, 0, f"a folder named {name} is no room; its files belong in one of: " \
                    + " ".join(rooms)
            elif not folder.parts and name not in (*rooms, "scripts", "docs", "cmake"):
                yield path, 0, f"a folder that is no room (rooms: {' '.join(rooms)})"


def puzzles(root):
    """The one list of puzzles."""
    found = re.search(r"set\(PUZZLES ([^)]*)\)", (root / "CMakeLists.txt").read_text())
    return found[1].split() if found else []
