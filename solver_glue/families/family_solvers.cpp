#include "solver_glue/families/family_solvers.hpp"

#include <array>
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>
#include <utility>

#include "instances/text/nearest_word.hpp"
#include "solver_glue/families/family_formula.hpp"
#include "solver_glue/outside/process.hpp"

namespace p2c {
namespace {

struct NameOfMake {
  std::string_view name;
  std::string_view make;
};

// A name that is part of another one comes after it. The blank is where a word begins.
constexpr std::array<NameOfMake, 11> kNames = {{{"cryptominisat", "cryptominisat"},
                                                {"cadical", "cadical"},
                                                {"kissat", "cadical"},
                                                {"minisat", "minisat"},
                                                {"glucose", "minisat"},
                                                {"clasp", "clasp"},
                                                {"picosat", "picosat"},
                                                {"lingeling", "lingeling"},
                                                {"sat4j", "sat4j"},
                                                {"yices", "yices"},
                                                {" z3", "z3"}}};

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

// The first line with a digit: others greet or warn. Without the mark of a comment.
std::string line_of_version(const std::string& text) {
  constexpr std::size_t kLongest = 200;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_of("0123456789") == std::string::npos) continue;
    line = trimmed(line);
    if (line.starts_with("c ")) line = trimmed(line.substr(2));
    return printable(line.substr(0, kLongest));
  }
  return "";
}

// Of what the command prints on stdout, else on stderr.
std::string version_of(const SpecSolver& solver, const Stop& stop) {
  constexpr std::size_t kMost = 2000;
  if (solver.version.empty()) return "";
  // Its words alone: it gets no formula.
  const SolverCommand words = command_of(solver, solver.version + " {stdin}");
  std::string text;
  std::string errors;
  Command command{words.words};
  command.talk_limit = 1'000'000;
  const auto take = [&](std::string_view bytes) {
    text += bytes.substr(0, kMost - text.size());
    return true;
  };
  try {
    errors = run_process(command, take, &stop).errors;
  } catch (const CannotStart& error) {
    throw SolverFault("'" + words.name + "' " + error.what());
  }
  if (is_stopped(&stop)) throw Stopped(stop.reason());
  const std::string version = line_of_version(text);
  return version.empty() ? line_of_version(errors) : version;
}

// Those in the names of the files of a command, and in a version.
std::string names_in(std::string_view command, std::string_view version) {
  std::string names;
  std::istringstream in{std::string(command)};
  for (std::string word; in >> word;) names += " " + word.substr(word.rfind('/') + 1);
  return in_small_letters(names + " " + std::string(version));
}

}  // namespace

std::string two_decimals(double seconds) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.2f", seconds);
  return text.data();
}

FamilySolvers::FamilySolvers(const FamilySpec& spec, const Stop& stop, Warn warn)
    : warn_(std::move(warn)) {
  if (!spec.solvers.empty()) processor_ = processor_name();
  for (const SpecSolver& solver : spec.solvers) {
    Solver& added = solvers_.emplace_back();
    added.command = command_of(solver, solver.command);
    added.name = solver.name;
    added.version = version_of(solver, stop);
    added.conflicts = solver.conflicts;
    added.make = make_of_solver(solver.command, added.version);
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
          solver.make,
          {solver.name, solver.version, two_decimals(ran.cpu_seconds), conflicts,
           in_small_letters(status_name(ran.status)), processor_, puzzle.shuffle}};
}

std::string make_of_solver(std::string_view command, std::string_view version) {
  std::string names = names_in(command, version);
  std::set<std::string_view> makes;
  for (const NameOfMake& known : kNames) {
    for (auto at = names.find(known.name); at != std::string::npos; at = names.find(known.name)) {
      names.replace(at, known.name.size(), ".");
      makes.insert(known.make);
    }
  }
  return makes.size() == 1 ? std::string(*makes.begin()) : "";
}

}  // namespace p2c
