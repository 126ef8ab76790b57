#include "instances/families/solver_runs.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "instances/families/csv.hpp"
#include "instances/families/number_fields.hpp"
#include "instances/families/spec_words.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr int kMostSeconds = 1'000'000'000;
constexpr int kMostShuffles = 1'000;

std::vector<std::string> old_head_fields() {
  return {"file", "solver", "version", "seconds", "conflicts", "status", "processor"};
}

std::vector<std::string> head_fields() {
  std::vector<std::string> fields = old_head_fields();
  fields.emplace_back("shuffle");
  return fields;
}

// The words that are left in a line, with a blank between two.
std::string rest_of(TextReader& in, std::string_view what) {
  std::string rest(in.token(what));
  while (!in.line_done()) rest.append(" ").append(in.token(what));
  return rest;
}

bool is_status(std::string_view text) {
  return text == "satisfiable" || text == "unsatisfiable" || text == "unknown";
}

// Those of a run that may be missing are empty.
void expect_numbers(const CsvRecord& record) {
  const auto expect = [&](std::size_t column, bool fits, const char* what) {
    if (fits) return;
    throw InputError(record.places[column],
                     std::string("expected ") + what + ", got " + in_quotes(record.fields[column]));
  };
  const auto is_number = [&](std::size_t column) {
    const std::string& text = record.fields[column];
    return text.empty() || is_digits(text);
  };
  const std::string& seconds = record.fields[3];
  expect(3, is_digits(seconds) || is_seconds(seconds), "seconds such as 0.50");
  expect(4, is_number(4), "a number of conflicts, or nothing");
  const std::size_t last = record.fields.size() - 1;
  if (last > 6) expect(last, is_number(last), "the seed of a shuffle, or nothing");
}

// One line of the table.
std::pair<std::string, SolverRun> run_of(const CsvRecord& record, std::size_t width) {
  const auto& [fields, places] = record;
  if (fields.size() != width) {
    throw InputError(places[0], "expected " + counted(width, "field") + ", got " +
                                    std::to_string(fields.size()));
  }
  expect_numbers(record);
  if (!is_status(fields[5])) {
    throw InputError(places[5], "expected 'satisfiable', 'unsatisfiable' or 'unknown', got " +
                                    in_quotes(fields[5]));
  }
  SolverRun run{fields[1], fields[2], fields[3], fields[4], fields[5], fields[6], {}};
  if (width > old_head_fields().size()) run.shuffle = fields.back();
  return {fields[0], std::move(run)};
}

}  // namespace

std::string runs_head() { return csv_line(head_fields()); }

std::string runs_line(const std::string& file, const SolverRun& run) {
  return csv_line({file, run.solver, run.version, run.seconds, run.conflicts, run.status,
                   run.processor, run.shuffle});
}

std::vector<std::pair<std::string, SolverRun>> read_runs(std::string_view text,
                                                         const std::string& file) {
  const std::vector<CsvRecord> records = read_csv(text, file);
  const bool known = !records.empty() &&
                     (records[0].fields == head_fields() || records[0].fields == old_head_fields());
  if (!known) {
    throw InputError({file, 1, 1}, "expected the head of a table of runs, 'file,solver,...'");
  }
  std::vector<std::pair<std::string, SolverRun>> runs;
  for (std::size_t i = 1; i < records.size(); ++i) {
    runs.push_back(run_of(records[i], records[0].fields.size()));
  }
  return runs;
}

// Once more than half of all runs are too fast, so is the median.
bool may_count(const SpecRun& wish, const std::vector<SolverRun>& runs) {
  std::vector<double> seconds;
  int fast = 0;
  for (const SolverRun& run : runs) {
    const bool solved = run.status != "unknown";
    if (solved ? wish.wish == SpecRun::kUnsolved : wish.wish == SpecRun::kSolved) return false;
    seconds.push_back(std::strtod(run.seconds.c_str(), nullptr));
    fast += seconds.back() < wish.median ? 1 : 0;
  }
  if (seconds.empty()) return true;
  if (fast > std::max(wish.shuffles, 1) / 2) return false;
  const auto [fastest, slowest] = std::minmax_element(seconds.begin(), seconds.end());
  return wish.spread == 0 || *slowest <= wish.spread * *fastest;
}

bool SolverLines::is_word(std::string_view word) {
  const std::vector<std::string_view> all = words();
  return std::find(all.begin(), all.end(), word) != all.end();
}

void SolverLines::read(std::string_view word, TextReader& in) {
  if (word == "solver") return read_solver(in);
  if (word == "run") return read_run(in);
  const bool version = word == "version";
  SpecSolver& solver = solvers_[known(in)];
  std::string& text = version ? solver.version : solver.conflicts;
  if (!text.empty()) in.fail_as("expected one such line for " + solver.name);
  text = rest_of(in, version ? "a command" : "the words before the number of conflicts");
}

// The place of the solver that the next word names.
std::size_t SolverLines::known(TextReader& in) const {
  const std::string_view word = in.token("a solver that a line above names");
  std::vector<std::string_view> names;
  for (const SpecSolver& solver : solvers_) {
    if (solver.name == word) return names.size();
    names.push_back(solver.name);
  }
  if (names.empty()) in.fail("a line 'solver NAME COMMAND' above");
  fail_word(in, names, word);
}

void SolverLines::read_solver(TextReader& in) {
  SpecSolver solver;
  solver.name = name_word(in, "a solver's name");
  solver.place = in.place();
  for (const SpecSolver& other : solvers_) {
    if (other.name == solver.name) in.fail("a name that no other solver has");
  }
  solver.command = rest_of(in, "a command");
  solvers_.push_back(std::move(solver));
}

// "run NAME seconds N", "run NAME seconds N shuffles 5 median 10 solved", "run nothing".
void SolverLines::read_run(TextReader& in) {
  TextReader ahead = in;
  if (ahead.token("a solver or 'nothing'") == "nothing") {
    in = ahead;
    runs_.clear();
    return in.end_line();
  }
  SpecRun run{known(in), 0};
  if (in.token("'seconds'") != "seconds") in.fail("'seconds'");
  run.seconds = in.number(1, kMostSeconds);
  std::set<std::string, std::less<>> given;
  while (!in.line_done()) {
    const std::string word(in.token("a wish"));
    if (!given.insert(word == "unsolved" ? "solved" : word).second) {
      in.fail_as("expected '" + word + "' once, or 'solved' or 'unsolved'");
    }
    read_wish(in, word, run);
  }
  in.end_line();
  runs_.push_back(run);
}

void SolverLines::read_wish(TextReader& in, std::string_view word, SpecRun& run) {
  if (word == "solved" || word == "unsolved") {
    run.wish = word == "solved" ? SpecRun::kSolved : SpecRun::kUnsolved;
  } else if (word == "shuffles") {
    run.shuffles = in.number(1, kMostShuffles);
  } else if (word == "median") {
    run.median = in.number(1, kMostSeconds);
  } else if (word == "spread") {
    run.spread = in.number(1, kMostSeconds);
  } else {
    fail_word(in, {"shuffles", "median", "spread", "solved", "unsolved"}, word);
  }
}

}  // namespace p2c
