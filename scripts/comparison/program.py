"""A build of puzzle2cnf, and what it says of itself."""
import dataclasses
import functools
import json
import pathlib
import re
import subprocess


@dataclasses.dataclass(frozen=True)
class Option:
    names: tuple  # --output and -o; the long one first
    value: str    # FILE; empty for a flag


class Program:
    def __init__(self, path, kind=None):
        """With a kind, the only one that is asked for."""
        self.path = pathlib.Path(path).resolve(strict=True)
        self.kind = kind

    def run(self, *words, folder=None):
        """(exit code, stdout)"""
        done = subprocess.run([self.path, *words], cwd=folder, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        return done.returncode, done.stdout

    def text(self, *words):
        return self.run(*words)[1].decode()

    @functools.cached_property
    def verbs(self):
        """Name: its help."""
        names = dict.fromkeys(re.findall(r"^  \S+ ([a-z][a-z-]*) ", self.text("help"), re.M))
        return {name: self.text("help", name) for name in names}

    def operands(self, verb):
        """Such as ['PUZZLE', '[ANSWER...]']."""
        first = self.verbs[verb].splitlines()[0]
        return [word for word in first.split()[2:] if word != "[options]"]

    def options(self, verb):
        shape = r"^  (?:(-\w) \[ (--[\w-]+) \]|(--[\w-]+))(?: ([A-Z][\w.]*))?"
        found = re.findall(shape, self.verbs[verb], re.M)
        return [Option((lone or long, short) if short else (lone or long,), value)
                for short, long, lone, value in found]

    @functools.cached_property
    def kinds(self):
        all_kinds = [line.split()[0] for line in self.text("puzzles").splitlines()]
        return [kind for kind in all_kinds if self.kind in (None, kind)]

    @functools.cached_property
    def formats(self):
        return [line.split()[0] for line in self.text("formats").splitlines()]

    def slots(self, puzzle):
        """The slots of a puzzle file: name and values."""
        _, text = self.run("encode", "--count-only", "--map", "/dev/stdout", "--force", "-q", puzzle)
        found = re.search(rb"^\{.*\}$", text, re.M)
        slots = json.loads(found[0])["slots"] if found else []
        return [(slot["name"], list(slot["values"])) for slot in slots]
