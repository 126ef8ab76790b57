// What several solvers say of instances: their lines in a spec, and the table of their runs.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// The name of the table in the directory of a family.
inline constexpr const char* kRunsFile = "runs.csv";

/// A solver that a spec names.
struct SpecSolver {
  Place place;
  std::string name;
  std::string command;
  std::string version;    // a command whose first line says it; empty: none
  std::string conflicts;  // the words before the number of conflicts in what it prints
};

/// A run of a solver that each instance of a line gets, and whether it then counts.
struct SpecRun {
  std::size_t solver;  // its place among those of the spec
  int seconds;         // of processor time
  enum Wish { kAny, kSolved, kUnsolved } wish = kAny;
  int shuffles = 0;  // it runs on the formula shuffled by 1, 2, ... up to this; 0: on the file
  int median = 0;    // seconds that the median of these runs takes, at least
  int spread = 0;    // how many times the fastest the slowest takes, at most; 0: any number

  bool filters() const { return wish != kAny || median > 0 || spread > 0; }
};

/// A line of the table, but for the instance.
struct SolverRun {
  std::string solver;
  std::string version;
  std::string seconds;    // of processor time
  std::string conflicts;  // empty: not known
  std::string status;     // satisfiable, unsatisfiable, unknown
  std::string processor;
  std::string shuffle = {};  // its seed; empty: the file as it is
  bool operator==(const SolverRun&) const = default;
};

/// The first line of the table, with its end.
std::string runs_head();
std::string runs_line(const std::string& file, const SolverRun& run);

/// Whether an instance may count that got these runs, which need not be all yet.
bool may_count(const SpecRun& wish, const std::vector<SolverRun>& runs);

/// Each with the file of its instance. Old tables do not know of shuffles. Throws InputError.
std::vector<std::pair<std::string, SolverRun>> read_runs(std::string_view text,
                                                         const std::string& file);

/// Reads lines of solvers. Each throws InputError.
class SolverLines {
 public:
  /// The words that begin such lines.
  static std::vector<std::string_view> words() { return {"solver", "version", "conflicts", "run"}; }
  static bool is_word(std::string_view word);

  /// The rest of a line that begins with this word.
  void read(std::string_view word, TextReader& in);

  const std::vector<SpecSolver>& solvers() const { return solvers_; }
  /// For the lines below.
  const std::vector<SpecRun>& runs() const { return runs_; }

 private:
  std::size_t known(TextReader& in) const;
  void read_solver(TextReader& in);
  void read_run(TextReader& in);
  static void read_wish(TextReader& in, std::string_view word, SpecRun& run);

  std::vector<SpecSolver> solvers_;
  std::vector<SpecRun> runs_;
};

}  // namespace p2c
