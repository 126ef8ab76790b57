// What a family of instances is to have: our text, one item a line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/families/crafted/series.hpp"
#include "instances/families/solver_runs.hpp"
#include "instances/generator.hpp"

namespace p2c {

/// How a formula is made of a puzzle.
enum class Variant {
  kPuzzle,   // its own: satisfiable, as the puzzle is made of an answer
  kBlocked,  // of a puzzle with one answer, and the clause that forbids it: unsatisfiable
  kClue,     // of a puzzle with a number in one clue one more or one less
  kRoom,     // of large rooms with these clues
  kFile,     // of a puzzle that was not made here
  kCrafted,  // of a board of a series
};
std::string_view word_of(Variant variant);
/// All of them, in order.
std::vector<std::string_view> variant_words();

/// How formulas are written.
struct FamilyForm {
  std::string connectivity = "elimination";
  std::string cardinality = "network";
};
std::vector<std::string_view> connectivity_words();
std::vector<std::string_view> cardinality_words();

/// How long instances are given to solvers, and which of them count.
struct FamilyLimits {
  int cadical_seconds = 0;  // 0: it is not asked
  int minisat_seconds = 0;  // what it solves in this time does not count; 0: all counts
  bool solved = false;      // what CaDiCaL does not solve does not count
  bool operator==(const FamilyLimits&) const = default;
};

/// A puzzle of a file.
struct GivenPuzzle {
  std::string kind;
  int rows = 0;
  int cols = 0;
  std::string text;  // as the index has it
};

/// A line with instances, which differ in their seed, or with one instance without.
struct FamilyLine {
  Place place;
  const PuzzleKind* kind = nullptr;  // null with kFile
  int rows = 0;
  int cols = 0;
  Variant variant = Variant::kPuzzle;
  std::optional<std::pair<std::int64_t, std::int64_t>> seeds = {};
  std::int64_t keep = 0;                  // the first so many that count; 0: all
  std::vector<int> clues;                 // of kRoom
  const CraftedSeries* series = nullptr;  // of kCrafted
  std::vector<int> numbers;               // by which its board is made
  std::string path;                       // of kFile, as the spec has it
  bool collection = false;                // there may be several puzzles
  std::vector<GivenPuzzle> puzzles;       // of kFile, once they are read
  std::string source;                     // where they are from, and their licence
  std::string licence;
  std::string word;                 // of file names, may be empty
  bool prove = false;               // that there is no model, where that is so
  std::optional<Style> style = {};  // not of kRoom
  FamilyLimits limits;
  std::vector<SpecRun> runs;
  FamilyForm form;
  std::int64_t shuffle = -1;  // the seed; -1: in the order of the encoding

  const GivenPuzzle& given(std::int64_t seed) const {
    return puzzles[static_cast<std::size_t>(seeds ? seed - 1 : 0)];
  }
  std::int64_t first_seed() const { return seeds ? seeds->first : 0; }
  std::int64_t last_seed() const { return seeds ? seeds->second : 0; }
};

struct FamilySpec {
  std::string name;
  std::vector<FamilyLine> lines;
  std::vector<SpecSolver> solvers = {};
};

/// Throws InputError. Files are not read: their lines have no puzzles yet.
FamilySpec read_family_spec(std::string_view text, const std::string& file,
                            const PuzzleKind* brought = nullptr);

/// Throws InputError for a name of files that is too long.
void expect_short_name(const FamilyLine& line, const std::string& name);

/// The name of an instance, without an ending: small letters, digits and hyphens.
std::string instance_name(const FamilySpec& family, const FamilyLine& line, std::int64_t seed);

}  // namespace p2c
