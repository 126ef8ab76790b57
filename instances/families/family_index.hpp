// The index of a family: a table of its instances, with the puzzles that they are made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/families/solver_runs.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// A line of the index.
struct FamilyInstance {
  std::string file;  // NAME.cnf.xz
  std::string family;
  std::string kind;
  int rows = 0;
  int cols = 0;
  std::string seed;  // or the number in a collection; empty where there is none
  std::string variant;
  std::int64_t variables = 0;
  std::int64_t clauses = 0;
  std::string status = "unknown";  // or satisfiable, unsatisfiable
  std::string known_by;            // one of known_words(); empty in old indices: unknown
  std::string cadical_seconds;     // of processor time; empty where no solver solved it
  std::string conflicts;           // empty where none are known
  std::string cadical_version;     // the solver asked about it, or that may have steered its making
  std::string gbd;                 // the GBD hash of the clauses
  std::string isohash;             // the same for all shuffles; empty in old indices
  std::string connectivity = "elimination";  // how it is written
  std::string cardinality = "network";
  std::string shuffle;  // the seed by which it is shuffled; empty: it is not
  std::string source;   // of a puzzle that was not made here, and its licence
  std::string licence;
  std::string rules;       // MD5 of the rules of a kind that is on no list; else empty
  std::string answer;      // of what is known by its model
  std::string puzzle_md5;  // of the next field; empty in old indices
  /// The puzzle in our text format, and below it, for the variant blocked, the answer. Empty where
  /// it may not be published: then the hashes say which one it was.
  std::string puzzle;

  std::vector<SolverRun> runs = {};  // which are in a table of their own
  Place place = {};                  // where its line begins
  Place puzzle_place = {};           // and the last field

  /// The names of its two files.
  std::string name() const { return file.substr(0, file.size() - kEnding.size()); }
  std::string map_file() const { return name() + ".map.json"; }
  /// A map would show the puzzle.
  bool has_map() const { return !puzzle.empty(); }
  /// The name of the text of its rules, where it has `rules`.
  std::string rules_file() const { return kind + "-" + rules + ".rules"; }

  static constexpr std::string_view kEnding = ".cnf.xz";
};

/// The first line of every index, with its end.
std::string index_head();
std::string index_line(const FamilyInstance& instance);

/// The words that say how a status is known.
std::vector<std::string_view> known_words();

/// The text begins as an index does, of today or of old.
bool is_index(std::string_view text);

/// Throws InputError for what is no index: another head, a field that cannot be, a file that is
/// named twice.
std::vector<FamilyInstance> read_index(std::string_view text, const std::string& file);

}  // namespace p2c
