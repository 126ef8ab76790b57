// For ends that no exception reports: memory that runs out in a destructor, or work that does not
// see that it should stop. The command still removes its unfinished files and ends with the right
// exit code. A crash, too, leaves no file. Nothing here needs memory.
#pragma once

#include <chrono>

#include "cli/exit_code.hpp"

namespace p2c {

/// To be called first.
void prepare_last_resort();

/// Ends the process with this exit code if it is still there after a second and a half, as while a
/// file of a quarter of a gigabyte is parsed. For signal handlers.
void end_soon(ExitCode code);

/// Ends the process if it goes on working after this time: exit code 4 after 0.2 s of processor
/// time, or after a second and a half in which it only waits.
void end_after(std::chrono::steady_clock::time_point deadline);
/// Takes that back: it was the time of the first of several puzzles.
void end_later();
/// From here on what is known is written after the deadline, by work that asks for a stop: it has
/// ten seconds for that.
void allow_last_words();

/// Ends the process now, for a limit of memory, unless last words are allowed: then the bound that
/// the system keeps is the only one. For any thread.
void end_for_memory();

/// What these ends say: a message on stderr, or on stdout, unless something was written there
/// before, a JSON document or the "s UNKNOWN" of a SAT solver, whose exit code is then 0.
enum class EndWords { kMessage, kJson, kSat };
void speak_at_end(EndWords words);
void note_stdout();

/// The file, or the directory with the files in it, is removed should the process end by itself,
/// until it is forgotten. The text must stay where it is.
void remember_unfinished(const char* path);
void forget_unfinished(const char* path);
/// Removes a directory and the files in it, without memory.
void remove_unfinished_directory(const char* path);

/// One line on stderr; returns the exit code.
ExitCode say_out_of_memory();

}  // namespace p2c
