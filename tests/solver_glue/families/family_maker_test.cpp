#include "solver_glue/families/family_maker.hpp"

#include <doctest/doctest.h>

#include "instances/families/family_puzzle.hpp"
#include "solver_glue/givens/only_answer.hpp"

namespace p2c {
namespace {

struct Made {
  std::vector<FamilyInstance> instances;
  std::vector<std::int64_t> short_by;
};

Made make(const std::string& lines, int threads = 1) {
  const FamilySpec spec = read_family_spec("family f\n" + lines, "s.txt");
  const FamilyTask task{spec, {}, threads};
  FamilyMaker maker(task);
  Made made;
  while (auto instance = maker.next()) made.instances.push_back(std::move(*instance));
  for (const auto& shortfall : maker.shortfalls()) {
    made.short_by.push_back(shortfall.wanted - shortfall.kept);
  }
  return made;
}

// All lines of the index, but for what depends on the machine.
std::string index_of(Made made) {
  std::string text;
  for (FamilyInstance& instance : made.instances) {
    instance.cadical_seconds.clear();
    text += index_line(instance);
  }
  return text;
}

Document document_of(const FamilyInstance& instance) {
  return read_family_puzzle(instance, nullptr).document;
}

TEST_CASE("family maker: each variant is what it says") {
  const Made made = make(
      "puzzle kenken 4 4 seeds 3 variant puzzle\n"
      "puzzle kenken 4 4 seeds 3 variant blocked\n"
      "puzzle kenken 4 4 seeds 3 variant clue\n"
      "puzzle heyawake 4 4 variant room clues 7 prove\n");
  REQUIRE(made.instances.size() == 4);
  const FamilyInstance& puzzle = made.instances[0];
  CHECK(puzzle.file == "f-kenken-4x4-s3-puzzle.cnf.xz");
  CHECK(puzzle.status == "satisfiable");
  CHECK(puzzle.known_by == "model");
  CHECK(puzzle.seed == "3");
  CHECK(puzzle.cadical_seconds.empty());
  CHECK(puzzle.cadical_version.starts_with("cadical"));
  const FamilyInstance& blocked = made.instances[1];
  CHECK(blocked.status == "unsatisfiable");
  CHECK(blocked.known_by == "search");
  const FamilyPuzzle read = read_family_puzzle(blocked, nullptr);
  CHECK(find_only_answer(*read.document.puzzle, {}, read.blocked.value(), {}) ==
        Status::kSatisfiable);
  const FamilyInstance& clue = made.instances[2];
  CHECK(clue.status == "unknown");
  CHECK(clue.cadical_version == puzzle.cadical_version);
  CHECK(clue.puzzle != puzzle.puzzle);
  CHECK(clue.puzzle.size() <= puzzle.puzzle.size() + 2);
  const FamilyInstance& room = made.instances[3];
  CHECK(room.status == "unknown");  // nobody was asked
  CHECK(room.cadical_version.empty());
  CHECK(document_of(room).puzzle->print().find("\n7 - - -\n") != std::string::npos);
}

TEST_CASE("family maker: solvers say what is not known, and confirm what is") {
  const Made made = make(
      "measure cadical-seconds 100\n"
      "puzzle kenken 4 4 seeds 3 variant puzzle\n"
      "puzzle kenken 4 4 seeds 3 variant blocked prove\n"
      "puzzle heyawake 4 4 variant room clues 4\n"
      "puzzle heyawake 4 4 variant room clues 8 prove\n");
  REQUIRE(made.instances.size() == 4);
  CHECK(made.instances[0].known_by == "model");
  CHECK_FALSE(made.instances[0].conflicts.empty());
  CHECK(made.instances[1].known_by == "proof");
  CHECK(made.instances[2].status == "satisfiable");
  CHECK(made.instances[2].known_by == "model");
  CHECK(made.instances[2].answer.starts_with("answer heyawake\n4 4\n"));
  CHECK(made.instances[3].status == "unsatisfiable");
  CHECK(made.instances[3].known_by == "proof");
  CHECK(made.instances[3].cadical_version.starts_with("cadical"));
}

TEST_CASE("family maker: the same from one thread and from several, in the order of the spec") {
  const std::string lines =
      "measure cadical-seconds 100\n"
      "puzzle kenken 4 4 seeds 1-9 variant blocked\n"
      "puzzle hashi 5 5 seeds 1-20 keep 4 variant clue\n"
      "puzzle heyawake 5 5 variant room clues 9\n"
      "puzzle nonogram 5 5 seeds 5-8 variant puzzle\n";
  const Made alone = make(lines);
  REQUIRE(alone.instances.size() == 9 + 4 + 1 + 4);
  CHECK(alone.instances[12].seed == "4");
  CHECK(alone.short_by.empty());
  CHECK(index_of(make(lines, 2)) == index_of(alone));
  CHECK(index_of(make(lines, 5)) == index_of(alone));
}

TEST_CASE("family maker: what does not count is left out, and a line that ends too early noted") {
  const Made made = make(
      "filter cadical-seconds 100\n"
      "puzzle kenken 4 4 seeds 1-3 keep 5 variant puzzle\n"
      "puzzle kenken 4 4 seeds 4-9 keep 2 variant puzzle\n"
      "puzzle kenken 4 4 seeds 1-1 variant clue\n",
      2);
  CHECK(made.instances.size() == 3 + 2 + 1);
  CHECK(made.short_by == std::vector<std::int64_t>{2});
  CHECK(make("puzzle heyawake 30 30 variant room clues 299 as a\n"
             "filter cadical-seconds 1\n"
             "puzzle heyawake 30 30 variant room clues 299\n")
            .instances.size() == 1);
}

}  // namespace
}  // namespace p2c
