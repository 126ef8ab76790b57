// The command: verbs, dispatch, exit codes.
#pragma once

namespace puzzle2cnf {

/// Runs the command line and returns its exit code. Throws nothing.
int run_command(int argc, char** argv);

}  // namespace puzzle2cnf
