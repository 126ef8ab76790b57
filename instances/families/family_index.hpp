// The index of a family: a table of its instances, with the puzzles that they are made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// A line of the index.
struct FamilyInstance {
  std::string file;  // NAME.cnf.xz
  std::string family;
  std::string kind;
  int rows = 0;
  int cols = 0;
  std::string seed;  // empty for rooms
  std::string variant;
  std::int64_t variables = 0;
  std::int64_t clauses = 0;
  std::string status = "unknown";  // or satisfiable, unsatisfiable
  std::string known_by;            // planted, proof, search; empty where the status is unknown
  std::string cadical_seconds;     // of processor time; empty where no solver solved it
  std::string conflicts;           // empty where none are known
  std::string cadical_version;     // the solver asked about it, or that may have steered its making
  std::string gbd;                 // the GBD hash of the clauses
  /// The puzzle in our text format, and below it, for the variant blocked, the answer.
  std::string puzzle;

  Place place = {};         // where its line begins
  Place puzzle_place = {};  // and the last field

  /// The names of its two files.
  std::string name() const { return file.substr(0, file.size() - kEnding.size()); }
  std::string map_file() const { return name() + ".map.json"; }

  static constexpr std::string_view kEnding = ".cnf.xz";
};

/// The first line of every index, with its end.
std::string index_head();
std::string index_line(const FamilyInstance& instance);

/// The text begins as an index does.
bool is_index(std::string_view text);

/// Throws InputError for what is no index: another head, a field that cannot be, a file that is
/// named twice.
std::vector<FamilyInstance> read_index(std::string_view text, const std::string& file);

}  // namespace p2c
