"""A tool-info module for BenchExec: a run is a call of one verb on one puzzle.

In a benchmark definition tool="cluster.puzzle2cnf", with the directory above this one, scripts/, on
PYTHONPATH. The first <option> is the verb: <option name="unique"/>.
"""
import benchexec.result as result
from benchexec.tools.template import BaseTool2

# Of verbs that look for answers, by the exit codes in docs/command.md.
RESULTS = {
    0: result.RESULT_DONE,
    1: "no",  # no answer, or not exactly one
    2: "ERROR (usage)",
    3: "ERROR (input)",
    4: result.RESULT_UNKNOWN,
    5: "ERROR (fault)",
}


class Tool(BaseTool2):
    """puzzle2cnf: logic puzzles are encoded to CNF, solved, and their answers checked."""

    def executable(self, tool_locator):
        return tool_locator.find_executable("puzzle2cnf")

    def name(self):
        return "puzzle2cnf"

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="puzzle2cnf")

    def cmdline(self, executable, options, task, rlimits):
        limit = rlimits.cputime_hard or rlimits.cputime or rlimits.walltime
        time_limit = ["--time-limit", str(limit)] if limit else []
        return [executable, *options, *time_limit, task.single_input_file]

    def determine_result(self, run):
        return RESULTS.get(run.exit_code.value, result.RESULT_ERROR)
