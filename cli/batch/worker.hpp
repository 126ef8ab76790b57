// A worker: a process that takes puzzles from a batch and gives rows back.
#pragma once

#include "cli/batch/entry_work.hpp"
#include "cli/exit_code.hpp"

namespace p2c {

/// Works on what comes through this descriptor, until it is closed or a signal comes.
ExitCode run_worker(EntryWork& work, int descriptor, const Stop& stop, MemoryWatch& memory);

}  // namespace p2c
