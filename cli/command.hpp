// The command: verbs, dispatch, exit codes.
#pragma once

namespace p2c {

/// Runs the command line and returns its exit code. Throws nothing.
int run_command(int argc, char** argv);

}  // namespace p2c
