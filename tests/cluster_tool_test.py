#!/usr/bin/env python3
"""The tool-info module for BenchExec: its command lines, and what it makes of exit codes.

BenchExec itself is not needed: the two names that the module imports are stubs.
"""
import importlib.util
import pathlib
import sys
import types
from types import SimpleNamespace

MODULE = pathlib.Path(__file__).parent.parent / "scripts" / "cluster" / "puzzle2cnf.py"


def load():
    result = types.ModuleType("benchexec.result")
    result.RESULT_DONE, result.RESULT_UNKNOWN, result.RESULT_ERROR = "done", "unknown", "ERROR"
    template = types.ModuleType("benchexec.tools.template")
    template.BaseTool2 = object
    benchexec = types.ModuleType("benchexec")
    benchexec.result = result
    sys.modules.update({"benchexec": benchexec, "benchexec.result": result,
                        "benchexec.tools": types.ModuleType("benchexec.tools"),
                        "benchexec.tools.template": template})
    spec = importlib.util.spec_from_file_location("puzzle2cnf_tool", MODULE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Tool()


def limits(cpu=None, hard=None, wall=None):
    return SimpleNamespace(cputime=cpu, cputime_hard=hard, walltime=wall)


def expect(got, wanted):
    if got != wanted:
        sys.exit(f"expected {wanted}, got {got}")


def main():
    tool = load()
    task = SimpleNamespace(single_input_file="a.txt")
    expect(tool.name(), "puzzle2cnf")
    expect(tool.cmdline("p", ["unique"], task, limits()), ["p", "unique", "a.txt"])
    for given in (limits(cpu=7), limits(cpu=5, hard=7), limits(wall=7)):
        expect(tool.cmdline("p", ["unique"], task, given),
               ["p", "unique", "--time-limit", "7", "a.txt"])
    results = {0: "done", 1: "no", 2: "ERROR (usage)", 3: "ERROR (input)", 4: "unknown",
               5: "ERROR (fault)", 130: "ERROR"}
    for code, wanted in results.items():
        run = SimpleNamespace(exit_code=SimpleNamespace(value=code))
        expect(tool.determine_result(run), wanted)
    # A run that a signal ended has no exit code.
    expect(tool.determine_result(SimpleNamespace(exit_code=SimpleNamespace(value=None))), "ERROR")


if __name__ == "__main__":
    main()
