// Solves puzzle after puzzle in one process and prints a line of figures for each, in columns:
// file, status, seconds to parse, to encode (presolving included), to solve and in all, variables,
// clauses, cuts, rounds, MB that the process has used at most so far, conflicts.
//
//   bench_one_process [--first] [--no-presolve] [--layers] [--tables N] [--lists] FILE...
//
// --first looks for one answer; else a second one is looked for, too. --tables N: cages of more
// tuples are diagrams. --lists: a file may have many puzzles. Used by scripts/bench.
#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>

#include "instances/collections/list_reader.hpp"
#include "instances/documents/document.hpp"
#include "solver_glue/search.hpp"
#include "tests/bench/timing.hpp"

namespace p2c {
namespace {

struct Options {
  SearchOptions search;
  bool first = false;
  bool lists = false;
  std::vector<std::string> files;
};

Options read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--first") {
      options.first = true;
    } else if (word == "--no-presolve") {
      options.search.presolve = false;
    } else if (word == "--tables" && i + 1 < argc) {
      options.search.encode.most_table_tuples = std::strtoul(argv[++i], nullptr, 10);
    } else if (word == "--lists") {
      options.lists = true;
    } else if (word == "--layers") {
      options.search.encode.connectivity = Connectivity::kLayers;
    } else {
      options.files.push_back(word);
    }
  }
  return options;
}

const char* verdict(Search& search, bool first) {
  if (search.next() != Status::kSatisfiable) return "none";
  if (first) return "solved";
  return search.next() == Status::kSatisfiable ? "several" : "unique";
}

long peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

void measure(const Entry& entry, const Options& options) {
  const Timer timer;
  const Document document =
      read_document(entry.text, entry.name, {"", false, nullptr, entry.first_line});
  const double parse = timer.seconds();
  Search search(*document.puzzle, document.givens, options.search);
  const char* result = verdict(search, options.first);
  const SolverCounts counts = search.counts();
  std::printf("%s\t%s\t%.6f\t%.6f\t%.6f\t%.6f\t%lld\t%lld\t%lld\t%lld\t%ld\t%lld\n",
              entry.id.c_str(), result, parse, search.encode_seconds(), search.solve_seconds(),
              timer.seconds(), static_cast<long long>(counts.variables),
              static_cast<long long>(counts.clauses), static_cast<long long>(counts.cuts),
              static_cast<long long>(counts.rounds), peak_megabytes(),
              static_cast<long long>(counts.conflicts));
}

void measure_list(const std::string& file, const Options& options) {
  const std::string text = read_file(file);
  ListReader list({file, file}, [&, given = false]() mutable {
    return std::exchange(given, true) ? std::string_view() : std::string_view(text);
  });
  while (const auto entry = list.next()) measure(*entry, options);
}

void measure_all(const Options& options) {
  for (const std::string& file : options.files) {
    if (options.lists) {
      measure_list(file, options);
    } else {
      measure({file, file, read_file(file)}, options);
    }
  }
}

}  // namespace
}  // namespace p2c

int main(int argc, char** argv) { p2c::measure_all(p2c::read_options(argc, argv)); }
