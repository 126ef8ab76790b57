#include "instances/families/family_index.hpp"

#include <doctest/doctest.h>

#include "instances/families/family_puzzle.hpp"

namespace p2c::family_index_test {
namespace {

// An answer of it: the middle cell.
constexpr const char* kBoard = "heyawake\n1 3\n- - -\n1 1 1\n";

FamilyInstance sample() {
  FamilyInstance is;
  is.file = "f-heyawake-1x3-s7-puzzle.cnf.xz";
  is.family = "f";
  is.kind = "heyawake";
  is.rows = 1;
  is.cols = 3;
  is.seed = "7";
  is.variant = "puzzle";
  is.variables = 9;
  is.clauses = 12;
  is.status = "satisfiable";
  is.known_by = "planted";
  is.cadical_seconds = "0.25";
  is.conflicts = "3";
  is.cadical_version = "cadical, \"new\"";
  is.gbd = "a5c859421d683590202a0ac8596f1e16";
  is.isohash = "8f4d4ef3c3ba12fd8b5ab2db6f0ed8a5";
  is.puzzle_md5 = "0123456789abcdef0123456789abcdef";
  is.puzzle = kBoard;
  return is;
}

std::string error_of(const std::string& text) {
  try {
    read_index(text, "i.csv");
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

// Of an index with this one instance.
std::string error_of(const FamilyInstance& instance) {
  return error_of(index_head() + index_line(instance));
}

TEST_CASE("family index: what is written is read") {
  FamilyInstance other = sample();
  other.file = "f-heyawake-1x3-k1-room.cnf.xz";
  other.seed = other.known_by = other.cadical_seconds = other.conflicts = "";
  other.status = "unknown";
  other.variant = "room";
  const std::string text = index_head() + index_line(sample()) + index_line(other);
  CHECK(is_index(text));
  const std::vector<FamilyInstance> read = read_index(text, "i.csv");
  REQUIRE(read.size() == 2);
  CHECK(index_head() + index_line(read[0]) + index_line(read[1]) == text);
  CHECK(read[0].map_file() == "f-heyawake-1x3-s7-puzzle.map.json");
  CHECK(read[1].place.str() == "i.csv:7:1");
}

TEST_CASE("family index: the columns are those that readers of indices know") {
  CHECK(index_head() ==
        "file,family,kind,rows,cols,seed,variant,variables,clauses,status,known_by,"
        "cadical_seconds,conflicts,cadical_version,gbd,isohash,connectivity,cardinality,shuffle,"
        "source,licence,rules,answer,puzzle_md5,puzzle\n");
  CHECK(is_index("\xEF\xBB\xBF" + index_head()));
  CHECK_FALSE(is_index("family x\n"));
  CHECK_FALSE(is_index(""));
}

TEST_CASE("family index: one of before the isohash is read, too") {
  const std::string head =
      "file,family,kind,rows,cols,seed,variant,variables,clauses,status,known_by,"
      "cadical_seconds,conflicts,cadical_version,gbd,puzzle\n";
  const std::string old =
      "f-heyawake-1x3-k1-room.cnf.xz,f,heyawake,1,3,,room,9,12,unknown,,,,,"
      "a5c859421d683590202a0ac8596f1e16,\"heyawake\n1 3\n- - -\n1 1 1\n\"\n";
  CHECK(is_index(head));
  const std::vector<FamilyInstance> read = read_index(head + old, "i.csv");
  REQUIRE(read.size() == 1);
  CHECK(read[0].isohash.empty());
  CHECK(read[0].connectivity == "elimination");
  CHECK(read[0].puzzle == kBoard);
  CHECK(read_index(index_head() + index_line(read[0]), "i.csv").at(0).puzzle == kBoard);
  CHECK(error_of(head + index_line(sample())).ends_with("expected 16 fields, got 25"));
  CHECK(error_of(head + old.substr(0, old.find('"')) + "\n") ==
        "i.csv:2:102: expected a puzzle as puzzle, got ''");
}

TEST_CASE("family index: a puzzle that may not be published has a hash instead") {
  FamilyInstance is = sample();
  is.puzzle = "";
  const std::vector<FamilyInstance> read = read_index(index_head() + index_line(is), "i.csv");
  CHECK(read.at(0).puzzle_md5 == is.puzzle_md5);
  CHECK_FALSE(read.at(0).has_map());
}

TEST_CASE("family index: a field that cannot be is refused where it is") {
  CHECK(error_of("family x\n") ==
        "i.csv:1:1: expected the head of an index, 'file,family,...,puzzle'");
  CHECK(error_of(index_head() + "a,b\n") == "i.csv:2:1: expected 25 fields, got 2");
  const auto with = [](auto change) {
    FamilyInstance is = sample();
    change(is);
    return error_of(is);
  };
  const std::string name_expected =
      "i.csv:2:1: expected a file NAME.cnf.xz with a name of small letters, digits and hyphens "
      "as file, got ";
  CHECK(with([](auto& is) { is.file = "../x.cnf.xz"; }) == name_expected + "'../x.cnf.xz'");
  CHECK(with([](auto& is) { is.file = ".cnf.xz"; }) == name_expected + "'.cnf.xz'");
  CHECK(with([](auto& is) { is.file = "x.cnf"; }) == name_expected + "'x.cnf'");
  const auto ends = [](const std::string& text, std::string_view end) {
    INFO(text);
    CHECK(text.ends_with(end));
  };
  ends(with([](auto& is) { is.seed = "x"; }), "expected a number or nothing as seed, got 'x'");
  ends(with([](auto& is) { is.variant = "other"; }),
       "expected 'puzzle', 'blocked', 'clue', 'room', 'file' or 'crafted' as variant, got 'other'");
  ends(with([](auto& is) { is.status = "SAT"; }),
       "expected 'satisfiable', 'unsatisfiable' or 'unknown' as status, got 'SAT'");
  ends(with([](auto& is) { is.status = "unknown"; }),
       "expected 'open', or nothing as known_by, got 'planted'");
  ends(with([](auto& is) { is.known_by = ""; }),
       "expected 'model', 'proof', 'argument', 'two solvers', 'search' or 'planted' (with the "
       "status unknown 'open') as known_by, got ''");
  ends(with([](auto& is) { is.cadical_seconds = "5"; }),
       "expected seconds such as 0.50, or nothing as cadical_seconds, got '5'");
  ends(with([](auto& is) { is.conflicts = "-1"; }),
       "expected a number or nothing as conflicts, got '-1'");
  ends(with([](auto& is) { is.gbd = "A5"; }),
       "expected a hash of 32 hexadecimal digits as gbd, got 'A5'");
  ends(with([](auto& is) { is.rows = 2'000'000'000; }),
       "expected a smaller number as rows, got '2000000000'");
  ends(with([](auto& is) { is.isohash = "x"; }),
       "expected a hash of 32 hexadecimal digits, or nothing as isohash, got 'x'");
  ends(with([](auto& is) { is.puzzle = is.puzzle_md5 = ""; }),
       "expected a puzzle as puzzle, got ''");
  ends(with([](auto& is) { is.connectivity = "cuts"; }),
       "expected 'layers', 'elimination', 'frontier' or 'paper' as connectivity, got 'cuts'");
  ends(with([](auto& is) { is.shuffle = "x"; }),
       "expected a number or nothing as shuffle, got 'x'");
  CHECK(error_of(index_head() + index_line(sample()) + index_line(sample())) ==
        "i.csv:7:1: expected each file once, got a second f-heyawake-1x3-s7-puzzle.cnf.xz");
}

// --- the puzzle of an instance ---------------------------------------------------------------

std::string puzzle_error(const FamilyInstance& instance) {
  const std::string text = index_head() + index_line(instance);
  try {
    read_family_puzzle(read_index(text, "i.csv").at(0), nullptr);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

TEST_CASE("family puzzle: the answer that is forbidden is below the puzzle") {
  FamilyInstance is = sample();
  const FamilyPuzzle plain = read_family_puzzle(is, nullptr);
  CHECK(plain.document.puzzle->print() == kBoard);
  CHECK_FALSE(plain.blocked);
  const Answer answer = {0, 0, 1};
  is.variant = "blocked";
  is.puzzle = family_puzzle_text(*plain.document.puzzle, answer);
  CHECK(is.puzzle == std::string(kBoard) + "answer heyawake\n1 3\n- - x\n");
  const FamilyPuzzle blocked = read_family_puzzle(is, nullptr);
  CHECK(blocked.document.puzzle->print() == kBoard);
  CHECK(blocked.blocked == answer);
}

TEST_CASE("family puzzle: errors in a puzzle have their place in the index") {
  FamilyInstance is = sample();
  is.puzzle = "heyawake\n1 3\n- x -\n1 1 1\n";
  CHECK(puzzle_error(is) == "i.csv:4:3: expected '-' or a number of shaded cells, got 'x'");
  is.puzzle = "heyawakee\n1 3\n- - -\n1 1 1\n";
  CHECK(puzzle_error(is).starts_with("i.csv:2:"));
  is = sample();
  is.kind = "hashi";
  CHECK(puzzle_error(is).ends_with("expected a puzzle of the kind hashi, got heyawake"));
  is = sample();
  is.variant = "blocked";
  CHECK(puzzle_error(is).ends_with("expected a line 'answer' below the puzzle that is blocked"));
  is = sample();
  is.puzzle += "answer heyawake\n1 3\n- x -\n";
  CHECK(puzzle_error(is).ends_with("expected no answer below the puzzle"));
  is.variant = "blocked";
  is.puzzle = std::string(kBoard) + "answer heyawake\n1 3\n- y -\n";
  CHECK(puzzle_error(is).starts_with("i.csv:8:3: expected "));
}

TEST_CASE("family index: the head alone is no family") {
  CHECK(error_of(index_head()) ==
        "i.csv:2:1: expected an instance after the head, got the end of the file");
}

}  // namespace
}  // namespace p2c::family_index_test
