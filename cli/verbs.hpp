// The verbs. Each has a file of its own.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/exit_code.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "instances/limits/stop.hpp"

namespace puzzle2cnf {

/// What is asked for. Any thread may work on it: there is no Output in it.
struct Request {
  const Arguments& arguments;
  const Stop& stop;
  /// Takes a line for stderr, without its end.
  std::function<void(std::string_view)> say;
};

/// What a verb works with, in the one thread that owns the output. The caller commits `out` when
/// the verb returns.
struct Task : Request {
  Output& out;
  MemoryWatch& memory;  // for puzzles with limits of their own
};

/// A verb with these inputs works on each by itself, and the limits are each puzzle's own.
inline constexpr std::string_view kPuzzles = "PUZZLE...";

struct Verb {
  std::string_view name;
  std::string_view inputs;  // as in a usage line; kPuzzles where each is a piece of work
  std::string_view about;   // one line
  std::string_view text;    // more for help, may be empty
  int least_inputs;
  int most_inputs;  // -1: any number
  unsigned option_groups;
  ExitCode (*run)(const Task& task);
};

/// In the order of help.
const std::vector<Verb>& verbs();

ExitCode run_encode(const Task& task);
ExitCode run_explain(const Task& task);
ExitCode run_solve(const Task& task);
ExitCode run_unique(const Task& task);
ExitCode run_count(const Task& task);
ExitCode run_enumerate(const Task& task);
ExitCode run_decode(const Task& task);
ExitCode run_verify(const Task& task);
ExitCode run_check_proof(const Task& task);
ExitCode run_show(const Task& task);
ExitCode run_convert(const Task& task);
ExitCode run_picture(const Task& task);
ExitCode run_formats(const Task& task);
ExitCode run_puzzles(const Task& task);
ExitCode run_help(const Task& task);

/// The text of `help VERB`, or of `help` for an empty name. Throws UsageError.
std::string help_text(const std::string& verb);

/// A line on stderr: "puzzle2cnf: MESSAGE", whatever bytes are in the message. Nothing once nobody
/// reads stdout.
void say(std::string_view message);

}  // namespace puzzle2cnf
