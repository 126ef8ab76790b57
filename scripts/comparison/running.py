"""Runs a command with both programs, and says what differs."""
import dataclasses
import difflib
import os
import pathlib
import pty
import re
import shlex
import shutil
import subprocess
import tempfile
import threading

SECONDS = 120

# What differs from run to run, and what replaces it: the numbers in a member "seconds" or "times" of
# JSON and in the last column of a batch's table, and the names of folders made for one run.
NUMBERS = re.compile(rb"\d+(\.\d+)?([eE][-+]?\d+)?")
TIMES = re.compile(rb'"(seconds|times)":\s*(\{[^{}]*\}|[-+.\deE]+)|\b\d+\.\d\d s$', re.MULTILINE)
TEMPORARY = re.compile(rb"puzzle2cnf-[A-Za-z0-9]{6}\b")


def steady(data, folder):
    """The bytes without times and names of temporary folders."""
    data = TIMES.sub(lambda found: NUMBERS.sub(b"0", found[0]), data)
    return TEMPORARY.sub(b"puzzle2cnf-XXXXXX", data).replace(bytes(folder), b"FOLDER")


@dataclasses.dataclass(frozen=True)
class Command:
    words: tuple
    stdin: str = ""       # an input; nothing otherwise
    stdout: str = "file"  # or terminal, full, closed
    settings: tuple = ()  # of the environment: (name, value)

    def __str__(self):
        line = " ".join([*(f"{name}={value}" for name, value in self.settings),
                         shlex.join(["puzzle2cnf", *self.words])])
        line += f" <{shlex.quote(self.stdin)}" if self.stdin else ""
        return line + ("" if self.stdout == "file" else f" >{self.stdout}")

    def names(self):
        """Words and parts of words that may be names of inputs."""
        return {self.stdin, *self.words, *(word.split("=", 1)[-1] for word in self.words)}


@dataclasses.dataclass(frozen=True)
class Result:
    code: object
    difference: str


class Output:
    """Where stdout goes: a file, a terminal of ours, a full disk or a closed pipe."""

    def __init__(self, kind, path):
        self.path = path
        self.reader = None
        if kind == "terminal":
            reading, self.writing = pty.openpty()
            self.reader = threading.Thread(target=self.read, args=(reading,))
            self.reader.start()
        elif kind == "closed":
            reading, self.writing = os.pipe()
            os.close(reading)
        else:
            to = "/dev/full" if kind == "full" else path
            self.writing = os.open(to, os.O_WRONLY | os.O_CREAT, 0o600)

    def read(self, reading):
        """Takes what comes, or the program would wait."""
        with open(self.path, "wb") as out, open(reading, "rb", buffering=0) as terminal:
            try:
                while data := terminal.read(4096):
                    out.write(data)
            except OSError:  # its end, on Linux
                pass

    def started(self):
        """The program has it now; a terminal ends with the last who has it."""
        os.close(self.writing)

    def close(self):
        if self.reader is not None:
            self.reader.join()


class Run:
    """One program at work in a folder of its own."""

    def __init__(self, program, command, inputs, folder):
        self.folder = folder
        self.place = folder / "place"
        (self.place / "tmp").mkdir(parents=True)
        for name in command.names():
            if name and "/" not in name and (inputs / name).is_file():
                shutil.copy(inputs / name, self.place)
        self.out = Output(command.stdout, folder / "stdout")
        stdin = open(inputs / command.stdin if command.stdin else os.devnull, "rb")
        settings = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self.place),
                    "TMPDIR": str(self.place / "tmp"), "TERM": "xterm", **dict(command.settings)}
        with open(folder / "stderr", "wb") as err, stdin:
            self.process = subprocess.Popen(
                ["puzzle2cnf", *command.words], executable=program.path, cwd=self.place,
                stdin=stdin, stdout=self.out.writing, stderr=err, env=settings)
        self.out.started()

    def end(self):
        """What there is to compare, by name."""
        try:
            code = self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            code = f"no end in {SECONDS} s"
        self.out.close()
        found = {"exit code": code}
        for name in ("stdout", "stderr"):
            path = self.folder / name
            found[name] = steady(path.read_bytes() if path.exists() else b"", self.place)
        for path in sorted(self.place.rglob("*")):
            name = str(path.relative_to(self.place))
            if name != "tmp":
                found["file " + name] = self.content(path)
        return found

    def content(self, path):
        if path.is_file():
            return b"mode %o\n" % (path.stat().st_mode & 0o777) + steady(path.read_bytes(), self.place)
        return b"no file"


def lines(data):
    return data.decode(errors="backslashreplace").splitlines()


def difference(name, old, new):
    """The first lines that differ."""
    if old is None or new is None:
        return f"  {name}: only {'NEW' if old is None else 'OLD'} has it"
    if not isinstance(old, bytes) or not isinstance(new, bytes):
        return f"  {name}: {old}, then {new}"
    changes = [line[:160] for line in difflib.unified_diff(lines(old), lines(new), lineterm="", n=0)]
    changes = [line for line in changes if not line.startswith(("---", "+++", "@@"))]
    shown = changes[:6] or ["in its line ends"]
    return "\n".join([f"  {name}:", *("    " + line for line in shown)])


class Comparison:
    def __init__(self, programs, folder):
        self.programs = programs
        self.folder = pathlib.Path(folder)

    def run(self, command):
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            runs = [Run(program, command, self.folder / "inputs", folder / side)
                    for program, side in zip(self.programs, ("old", "new"))]
            old, new = (run.end() for run in runs)
        names = [name for name in dict.fromkeys([*old, *new]) if old.get(name) != new.get(name)]
        return Result(old["exit code"],
                      "\n".join(difference(name, old.get(name), new.get(name)) for name in names))
