#!/usr/bin/env python3
"""The completions of bash and zsh, tried in these shells.

    tests/pages/completion_test.py bash|zsh PROGRAM
"""
import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

# A command line, and what is offered for its last word.
OFFERED = {
    "puzzle2cnf so": ["solve"],
    "puzzle2cnf boa": ["board.txt"],
    "puzzle2cnf --v": ["--version"],
    "puzzle2cnf solve --pres": ["--presolve"],
    "puzzle2cnf solve --presolve o": ["off", "on"],
    "puzzle2cnf solve --presolve = o": ["off", "on"],
    "puzzle2cnf solve bo": ["board.txt"],
    "puzzle2cnf solve -o bo": ["board.txt"],
    "puzzle2cnf solve --seed b": [],
    "puzzle2cnf convert board.txt --to pu": ["puzzlink"],
    "puzzle2cnf encode --to w": ["wcnf", "wcnf-old"],
    "puzzle2cnf board.txt --to w": ["wcnf", "wcnf-old"],
    "puzzle2cnf generate hey": ["heyawake"],
    "puzzle2cnf generate --operations +-": ["+-", "+-*", "+-*/"],
    "puzzle2cnf help ba": ["batch"],
    "puzzle2cnf formats b": [],
}

BASH = """
. "$1"
shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
_puzzle2cnf
printf '%s\\n' "${COMPREPLY[@]}"
"""


def try_bash(script, folder):
    for line, wanted in OFFERED.items():
        done = subprocess.run(["bash", "--norc", "-c", BASH, "bash", script, *line.split()], cwd=folder,
                              capture_output=True, text=True, check=False)
        if sorted(done.stdout.split()) != wanted or done.stderr:
            yield f"bash: {line}: {done.stdout.split()} {done.stderr}"


# What is typed, and what the line is then. zsh adds what all offers have in common.
TYPED = {
    "puzzle2cnf sol": "puzzle2cnf solve ",
    "puzzle2cnf solve --pres": "puzzle2cnf solve --presolve=",
    "puzzle2cnf solve --presolve of": "puzzle2cnf solve --presolve off ",
    "puzzle2cnf solve --presolve=of": "puzzle2cnf solve --presolve=off ",
    "puzzle2cnf solve -o boa": "puzzle2cnf solve -o board.txt ",
    "puzzle2cnf convert board.txt --to puzzl": "puzzle2cnf convert board.txt --to puzzlink ",
    "puzzle2cnf board.txt --to wcn": "puzzle2cnf board.txt --to wcnf",
    "puzzle2cnf generate hey": "puzzle2cnf generate heyawake ",
    "puzzle2cnf help bat": "puzzle2cnf help batch ",
}


class Zsh:
    """An interactive zsh that prints its line, as <LINE>, after ^X."""

    def __init__(self, folder):
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.environ.update(TERM="dumb", COLUMNS="300", LC_ALL="C")
            os.execvp("zsh", ["zsh", "-f", "-i"])
        self.enter(f"PS1=; fpath=('{folder}' $fpath); autoload -Uz compinit; compinit -u -d '{folder}/dump'")
        self.enter("show() { print -r -- $'\\n'\"<$BUFFER>\"; BUFFER=; }; zle -N show; bindkey '^X' show; "
                   "unsetopt beep autolist; print rea''dy")
        self.until("ready")

    def enter(self, text):
        os.write(self.terminal, text.encode() + b"\n")

    def until(self, wanted):
        seen = ""
        end = time.monotonic() + 60
        while wanted not in seen and time.monotonic() < end:
            if select.select([self.terminal], [], [], 1)[0]:
                seen += os.read(self.terminal, 4096).decode(errors="replace")
        return seen

    def completed(self, line):
        os.write(self.terminal, line.encode() + b"\t\x18")
        return self.until(">\r").split("<")[-1].split(">")[0]

    def end(self):
        self.enter("exit")
        os.close(self.terminal)
        os.waitpid(self.child, 0)


def try_zsh(script, folder):
    subprocess.run(["zsh", "-n", script], check=True)
    shell = Zsh(folder)
    for line, wanted in TYPED.items():
        got = shell.completed(line)
        if got != wanted:
            yield f"zsh: {line}: {got!r}, not {wanted!r}"
    shell.end()


def main():
    shell, program = sys.argv[1:]
    if not shutil.which(shell):
        print(f"no {shell}: skipped")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "_puzzle2cnf"
        script.write_bytes(subprocess.run([program, "help", "--" + shell], capture_output=True, check=True).stdout)
        (pathlib.Path(folder) / "board.txt").touch()
        faults = list({"bash": try_bash, "zsh": try_zsh}[shell](str(script), folder))
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
