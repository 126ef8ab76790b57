"""Runs the suites, a file of theirs at a time, against a mutant."""
import dataclasses
import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import time

LEAST_SECONDS = 30
TIMES_LONGER = 10
MEMORY = 12 << 30  # of a process


@dataclasses.dataclass
class Part:
    """The cases of one source file."""
    suite: str
    path: str
    seconds: float = 0
    reached: frozenset = frozenset()

    @property
    def name(self):
        return pathlib.PurePath(self.path).name


def parts(tree, suites):
    for suite in suites:
        for path in sorted((tree.folder / "tests" / suite).rglob("*.cpp")):
            if "TEST_CASE" in path.read_text():
                yield Part(suite, path.relative_to(tree.folder).as_posix())


class Runner:
    def __init__(self, tree, build, count):
        self.tree = tree
        self.build = build
        self.count = count

    def run(self, part, settings, limit):
        """The exit code, or None at the limit."""
        program = next((self.build.folder / "tests").rglob(f"test_{part.suite}"))
        with tempfile.TemporaryDirectory(dir=self.build.folder) as place:
            process = subprocess.Popen(
                [program, f"--source-file=*/{part.path}", "--abort-after=1"], cwd=place,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                env={**os.environ, "TMPDIR": place, **settings}, start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
            try:
                return process.wait(limit)
            except subprocess.TimeoutExpired:
                return None
            finally:
                self.end(process)

    def end(self, process):
        try:
            os.killpg(process.pid, signal.SIGKILL)  # and what it has left
        except ProcessLookupError:
            pass
        process.wait()

    def try_without(self, part):
        """Measures a part and what it reaches; False where it fails without a mutant."""
        with tempfile.NamedTemporaryFile(dir=self.build.folder) as marks:
            marks.write(bytes(self.count + 1))
            marks.flush()
            start = time.monotonic()
            code = self.run(part, {"PUZZLE2CNF_MUTANTS_REACHED": marks.name}, 900)
            part.seconds = time.monotonic() - start
            found = pathlib.Path(marks.name).read_bytes()
        part.reached = frozenset(number for number, mark in enumerate(found) if mark)
        return code == 0

    def killer(self, number, chosen):
        """What sees the mutant: the name of a part, or nothing."""
        for part in chosen:
            code = self.run(part, {"PUZZLE2CNF_MUTANT": str(number)},
                            max(LEAST_SECONDS, TIMES_LONGER * part.seconds))
            if code != 0:
                return part.name + (" (no end)" if code is None else "")
        return ""
