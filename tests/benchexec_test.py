#!/usr/bin/env python3
"""The tool-info module for BenchExec makes command lines that the program takes, and reads how they end.

    tests/benchexec_test.py PROGRAM

BenchExec itself is not needed: what the module uses of it is as small as below.
"""
import importlib
import pathlib
import subprocess
import sys
import tempfile
import types

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMITS = {"cputime": 60, "cputime_hard": 61, "walltime": None, "memory": None, "cpu_cores": 1}
PUZZLES = (("nonogram\n2 2\n2\n1\n2\n1\n", "done"), ("nonogram\n2 2\n1\n1\n1\n1\n", "no"),
           ("nonogram\n", "ERROR (input)"))


def stand_in():
    """What is imported from BenchExec."""
    result = types.ModuleType("benchexec.result")
    result.RESULT_DONE, result.RESULT_UNKNOWN, result.RESULT_ERROR = "done", "unknown", "ERROR"
    template = types.ModuleType("benchexec.tools.template")
    template.BaseTool2 = object
    package = types.ModuleType("benchexec")
    package.result = result
    return {"benchexec": package, "benchexec.result": result, "benchexec.tools": types.ModuleType("tools"),
            "benchexec.tools.template": template}


def main():
    sys.modules.update(stand_in())
    sys.path.insert(0, str(ROOT / "scripts"))
    sys.dont_write_bytecode = True
    tool = importlib.import_module("cluster.puzzle2cnf").Tool()
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "puzzle.txt"
        for text, wanted in PUZZLES:
            file.write_text(text)
            task = types.SimpleNamespace(single_input_file=str(file))
            words = tool.cmdline(sys.argv[1], ["unique"], task, types.SimpleNamespace(**LIMITS))
            assert words[1:] == ["unique", "--time-limit", "61", str(file)], words
            code = subprocess.run(words, capture_output=True, check=False).returncode
            run = types.SimpleNamespace(exit_code=types.SimpleNamespace(value=code))
            assert tool.determine_result(run) == wanted, (text, code)
    killed = types.SimpleNamespace(exit_code=types.SimpleNamespace(value=None))
    assert tool.determine_result(killed) == "ERROR"


main()
