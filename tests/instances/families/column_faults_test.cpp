#include "instances/families/column_faults.hpp"

#include <doctest/doctest.h>

#include "instances/families/family_puzzle.hpp"

namespace p2c {
namespace {

using Faults = std::vector<std::string>;

FamilyInstance sample() {
  FamilyInstance is;
  is.file = "f-heyawake-1x3-word-s7-puzzle.cnf.xz";
  is.family = "f";
  is.kind = "heyawake";
  is.rows = 1;
  is.cols = 3;
  is.seed = "7";
  is.variant = "puzzle";
  is.status = "satisfiable";
  is.known_by = "planted";
  is.puzzle = "heyawake\n1 3\n- - -\n1 1 1\n";
  return is;
}

// Of the sample with this change.
template <class Change>
Faults faults_with(Change change) {
  const FamilyPuzzle puzzle = read_family_puzzle(sample(), nullptr);
  FamilyInstance is = sample();
  change(is);
  return column_faults(is, *puzzle.document.puzzle);
}

TEST_CASE("column faults: none where all columns agree") {
  CHECK(faults_with([](auto& /*is*/) {}).empty());
  CHECK(faults_with([](auto& is) { is.file = "f-heyawake-1x3-s7-puzzle.cnf.xz"; }).empty());
  CHECK(faults_with([](auto& is) {
          is.file = "f-heyawake-1x3-k1-k0-room.cnf.xz";
          is.seed = "";
          is.variant = "room";
          is.known_by = "search";
        }).empty());
  CHECK(faults_with([](auto& is) {
          is.file = "f-heyawake-1x3-s7-clue.cnf.xz";
          is.variant = "clue";
          is.status = "unknown";
          is.known_by = "";
        }).empty());
}

TEST_CASE("column faults: a size that is not the puzzle's") {
  CHECK(faults_with([](auto& is) {
          is.rows = 9;
          is.file = "f-heyawake-9x3-s7-puzzle.cnf.xz";
        }) == Faults{"the size of the puzzle is 1 3, but the index says 9 3"});
  CHECK(faults_with([](auto& is) { is.cols = 7; }).size() == 2);  // its name, too
}

TEST_CASE("column faults: a name that does not follow from the other columns") {
  const auto fault = [](const std::string& name) {
    return faults_with([&](auto& is) { is.file = name + ".cnf.xz"; });
  };
  const Faults expected = {"expected f-heyawake-1x3...-s7-puzzle as its name by the other columns"};
  for (const char* name :
       {"f-heyawake-1x3-s9-puzzle", "f-heyawake-1x3-s7-clue", "g-heyawake-1x3-s7-puzzle",
        "f-hashi-1x3-s7-puzzle", "f-heyawake-1x31-s7-puzzle", "f-heyawake-1x3", "f"}) {
    CAPTURE(name);
    CHECK(fault(name) == expected);
  }
  CHECK(faults_with([](auto& is) { is.seed = "77"; }).size() == 1);
}

TEST_CASE("column faults: a seed goes with every variant but room") {
  CHECK(faults_with([](auto& is) {
          is.file = "f-heyawake-1x3-puzzle.cnf.xz";
          is.seed = "";
        }) == Faults{"expected a seed for the variant puzzle"});
  CHECK(faults_with([](auto& is) {
          is.file = "f-heyawake-1x3-s7-room.cnf.xz";
          is.variant = "room";
          is.known_by = "search";
        }) == Faults{"expected no seed for the variant room"});
}

TEST_CASE("column faults: without the puzzle only its size is not compared, and no answer wanted") {
  const auto faults = [](auto change) {
    FamilyInstance is = sample();
    is.known_by = "model";
    is.puzzle = "";
    change(is);
    return column_faults(is);
  };
  CHECK(faults([](auto& /*is*/) {}).empty());
  CHECK(faults([](auto& is) { is.puzzle = "heyawake\n"; }).size() == 1);
  CHECK(faults([](auto& is) { is.seed = ""; }) == Faults{"expected a seed for the variant puzzle"});
  CHECK(faults([](auto& is) { is.known_by = "argument"; }).size() == 1);
  CHECK(faults([](auto& is) {
          is.file = "f-heyawake-1x3-s7-file.cnf.xz";
          is.variant = "file";
          is.status = "unsatisfiable";
        }) == Faults{"known by 'model' can only be a satisfiable instance with its answer, unless "
                     "the index has hashes alone"});
}

TEST_CASE("column faults: the status and how it is known") {
  const auto fault = [](const std::string& variant, const char* status, const char* known_by) {
    return faults_with([&](auto& is) {
      is.file = "f-heyawake-1x3-s7-" + variant + ".cnf.xz";
      is.variant = variant;
      is.status = status;
      is.known_by = known_by;
    });
  };
  const std::string planted =
      "known by 'planted' can only be a satisfiable instance of the variant puzzle";
  const std::string proof = "known by 'proof' can only be an unsatisfiable instance";
  CHECK(fault("puzzle", "satisfiable", "proof") == Faults{proof});
  CHECK(fault("clue", "satisfiable", "planted") == Faults{planted});
  CHECK(fault("clue", "unsatisfiable", "planted") == Faults{planted});
  CHECK(fault("clue", "satisfiable", "proof") == Faults{proof});
  CHECK(fault("clue", "unsatisfiable", "proof").empty());
  CHECK(fault("clue", "satisfiable", "search").empty());
  CHECK(fault("blocked", "unsatisfiable", "search").empty());
  CHECK(fault("blocked", "unsatisfiable", "planted") == Faults{planted});
  CHECK(fault("blocked", "satisfiable", "search") ==
        Faults{"every instance of the variant blocked is unsatisfiable, but the index says "
               "satisfiable"});
  CHECK(fault("puzzle", "unsatisfiable", "planted") ==
        Faults{"every instance of the variant puzzle is satisfiable, but the index says "
               "unsatisfiable",
               planted});
}

}  // namespace
}  // namespace p2c
