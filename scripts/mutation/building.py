"""Compiles the copy, and finds out which mutants the compiler refuses behind the switch."""
import os
import re
import subprocess

ROUNDS = 12
PLACE = re.compile(r"([\w./-]+\.[ch]pp):(\d+)[:,]")
FAILURE = re.compile(r"^FAILED: .*?(?=^\[\d+/\d+\]|^ninja: |\Z)", re.MULTILINE | re.DOTALL)


class Failed(Exception):
    pass


class Build:
    def __init__(self, tree, folder, suites, jobs):
        self.tree = tree
        self.folder = folder
        self.targets = [f"test_{suite}" for suite in suites]
        self.jobs = jobs

    def run(self, *words):
        done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, check=False, text=True, errors="replace")
        return done.returncode == 0, done.stdout

    def configure(self):
        """As the preset release, so that a compiler cache knows what has no mutant."""
        good, text = self.run("cmake", "-G", "Ninja", "-S", self.tree.folder, "-B", self.folder,
                              "-DCMAKE_BUILD_TYPE=Release", "-DPUZZLE2CNF_WERROR=ON")
        if not good:
            raise Failed(text)

    def compile(self, keep_going=False):
        return self.run("cmake", "--build", self.folder, "--parallel", str(self.jobs), "--target",
                        *self.targets, "--", *(["-k", "0"] if keep_going else []))

    def refused(self, text, mutants):
        """The mutants on the lines that the compiler names, those of errors before all others."""
        at = {}
        for mutant in mutants:
            for line in range(mutant.line, mutant.line + mutant.old.count("\n") + 1):
                at.setdefault((os.path.join(self.tree.folder, mutant.path), line), []).append(mutant)
        found = set()
        for failure in FAILURE.findall(text):
            errors = [line for line in failure.splitlines() if ": error: " in line]
            for lines in (errors, failure.splitlines()):
                named = {(os.path.normpath(os.path.join(self.folder, path)), int(number))
                         for line in lines for path, number in PLACE.findall(line)}
                here = {mutant for place in named for mutant in at.get(place, ())}
                if here:
                    found |= here
                    break
        return found

    def compile_switched(self, mutants, known, say):
        """Those that are behind the switch in the end; `known` keeps what is refused."""
        kept = [mutant for mutant in mutants if mutant.key not in known.refused]
        for _ in range(ROUNDS):
            self.tree.apply(kept)
            good, text = self.compile(keep_going=True)
            if good:
                return kept
            refused = self.refused(text, kept)
            if not refused:
                raise Failed(text)
            say(f"{len(refused)} mutants are refused behind the switch")
            known.refuse(refused)
            kept = [mutant for mutant in kept if mutant not in refused]
        raise Failed(text)
