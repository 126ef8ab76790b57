#include "solver_glue/families/family_solvers.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <utility>

#include "instances/text/nearest_word.hpp"
#include "solver_glue/families/family_formula.hpp"
#include "solver_glue/outside/process.hpp"

namespace p2c {
namespace {

std::string trimmed(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
}

// What Linux says of the first processor; empty where it says nothing.
std::string processor_name() {
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    const std::size_t colon = line.find(':');
    if (line.starts_with("model name") && colon != std::string::npos) {
      return trimmed(line.substr(colon + 1));
    }
  }
  return "";
}

SolverCommand command_of(const SpecSolver& solver, const std::string& text) try {
  return parse_solver_command(text);
} catch (const BadCommand& error) {
  throw InputError(solver.place, error.what());
}

// The first line that the command prints.
std::string version_of(const SpecSolver& solver, const Stop& stop) {
  constexpr std::size_t kLongest = 200;
  if (solver.version.empty()) return "";
  // Its words alone: it gets no formula.
  const SolverCommand words = command_of(solver, solver.version + " {stdin}");
  std::string text;
  Command command{words.words};
  command.talk_limit = 1'000'000;
  try {
    run_process(
        command,
        [&](std::string_view bytes) {
          if (text.size() < kLongest) text += bytes;
          return true;
        },
        &stop);
  } catch (const CannotStart& error) {
    throw SolverFault("'" + words.name + "' " + error.what());
  }
  if (is_stopped(&stop)) throw Stopped(stop.reason());
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  text = trimmed(text.substr(begin, text.find('\n', begin) - begin));
  if (text.starts_with("c ")) text = trimmed(text.substr(2));  // a comment of its output
  return printable(text.substr(0, kLongest));
}

std::string two_digits(double seconds) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.2f", seconds);
  return text.data();
}

}  // namespace

FamilySolvers::FamilySolvers(const FamilySpec& spec, const Stop& stop, Warn warn)
    : warn_(std::move(warn)) {
  if (!spec.solvers.empty()) processor_ = processor_name();
  for (const SpecSolver& solver : spec.solvers) {
    solvers_.push_back({command_of(solver, solver.command), solver.name, version_of(solver, stop),
                        solver.conflicts});
  }
}

FamilySolvers::Ran FamilySolvers::run(const SpecRun& run, const FamilyPuzzle& puzzle,
                                      const Stop* stop) const {
  const Solver& solver = solvers_[run.solver];
  const RunWishes wishes{run.seconds, solver.conflicts, true};
  const auto [ran, answer] = run_checked(puzzle, solver.command, wishes, stop);
  if (!ran.failure.empty()) warn_(puzzle.file + ": solver " + solver.name + " " + ran.failure);
  const std::string conflicts = ran.conflicts ? std::to_string(*ran.conflicts) : "";
  return {ran.status,
          answer,
          make_of_solver(solver.command.name),
          {solver.name, solver.version, two_digits(ran.cpu_seconds), conflicts,
           in_small_letters(status_name(ran.status)), processor_, puzzle.shuffle}};
}

std::string make_of_solver(std::string_view name) {
  name = name.substr(name.rfind('/') + 1);
  if (name.starts_with("kissat") || name.starts_with("cadical")) return "cadical";
  if (name.starts_with("minisat") || name.starts_with("glucose")) return "minisat";
  return std::string(name);
}

}  // namespace p2c
