// Families of instances by the built command: made, and made again.
#include <doctest/doctest.h>

#include <set>

#include "instances/families/family_index.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/families/solver_runs.hpp"
#include "tests/program/installed.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace fs = std::filesystem;

TEST_CASE("family: a file and a map for each instance, and the index") {
  const Family family;
  const std::vector<FamilyInstance> instances = read_index(family.index(), "index.csv");
  Names files;
  for (const FamilyInstance& instance : instances) files.push_back(instance.file);
  CHECK(files == Names{kFirst, "tiny-kenken-4x4-s2-puzzle.cnf.xz",
                       "tiny-kenken-4x4-s1-blocked.cnf.xz", "tiny-hashi-5x5-s1-clue.cnf.xz",
                       "tiny-heyawake-4x6-k4-k3-room.cnf.xz"});
  for (const FamilyInstance& instance : instances) {
    CAPTURE(instance.file);
    CHECK(fs::exists(family.path(instance.file)));
    CHECK(fs::exists(family.path(instance.map_file())));
    CHECK(instance.status != "unknown");
  }
  CHECK(instances[0].known_by == "model");
  CHECK(instances[2].known_by == "proof");
  CHECK(files_of(family.path("")).size() == 11);
}

TEST_CASE("family: a file is what encode makes of the puzzle in the index") {
  const Family family;
  for (const FamilyInstance& instance : read_index(family.index(), "index.csv")) {
    CAPTURE(instance.file);
    const std::size_t end = std::min(instance.puzzle.find("answer "), instance.puzzle.size());
    const TempDir dir;
    Names words = {"encode",
                   dir.write("p.txt", instance.puzzle.substr(0, end)),
                   "--connectivity",
                   "elimination",
                   "--map",
                   dir.path("map"),
                   "-o",
                   dir.path("out.cnf.xz")};
    if (end < instance.puzzle.size()) {
      words.insert(words.end(), {"--block", dir.write("a.txt", instance.puzzle.substr(end))});
    }
    REQUIRE(run(words).code == 0);
    CHECK(read_file(dir.path("out.cnf.xz")) == read_file(family.path(instance.file)));
    CHECK(read_file(dir.path("map")) == read_file(family.path(instance.map_file())));
  }
}

TEST_CASE("family: an index makes the same files again") {
  const Family family;
  const TempDir dir;
  const Finished again = run({"family", family.path("index.csv"), "-o", dir.path("again")});
  CHECK(again.code == 0);
  CHECK(files_of(dir.path("again")) == files_of(family.path("")));
  // One that lies makes none.
  const std::vector<FamilyInstance> instances = read_index(family.index(), "index.csv");
  FamilyInstance last = instances.back();
  last.gbd = std::string(32, '0');
  const std::string bad = dir.write(
      "bad.csv", replaced(family.index(), index_line(instances.back()), index_line(last)));
  const Finished refused = run({"family", bad, "-o", dir.path("bad")});
  CHECK(refused.code == 3);
  CHECK(refused.err.find("the clauses have the GBD hash " + instances.back().gbd +
                         ", but the index says 00000000000000000000000000000000") !=
        std::string::npos);
  CHECK(dir.names() == Names{"again", "bad.csv"});
}

TEST_CASE("family: an index with a wrong hash of a puzzle makes none") {
  const Family family;
  const TempDir dir;
  const FamilyInstance first = read_index(family.index(), "index.csv").at(0);
  FamilyInstance wrong = first;
  wrong.puzzle_md5 = std::string(32, '0');
  const std::string bad =
      dir.write("bad.csv", replaced(family.index(), index_line(first), index_line(wrong)));
  const std::string fault = first.file + ": the MD5 of the puzzle is " + first.puzzle_md5 +
                            ", but the index says " + wrong.puzzle_md5 + "\n";
  const Finished refused = run({"family", bad, "-o", dir.path("bad")});
  CHECK(refused.code == 3);
  CHECK(refused.err == "puzzle2cnf: " + bad + ":2:1: " + fault);
  CHECK(dir.names() == Names{"bad.csv"});
  family.write("index.csv", read_file(bad));
  CHECK(family.check().out == fault);
}

TEST_CASE("family: equal files from one thread and from two") {
  const TempDir dir;
  REQUIRE(make(dir, kQuickSpec, "one", {"--threads", "1"}).code == 0);
  REQUIRE(make(dir, kQuickSpec, "two", {"--threads", "2"}).code == 0);
  CHECK(files_of(dir.path("one")) == files_of(dir.path("two")));
}

TEST_CASE("family: the puzzle of a seed is the first that generate makes, perhaps with --any") {
  const TempDir dir;
  for (const std::string variant : {"puzzle", "blocked"}) {
    CAPTURE(variant);
    const std::string spec = "family x\npuzzle hashi 5 5 seeds 4 variant " + variant + "\n";
    REQUIRE(make(dir, spec, variant).code == 0);
    Names words = {"generate", "hashi", "--rows", "5", "--seed", "4"};
    if (variant == "puzzle") words.emplace_back("--any");
    const std::string text = run(words).out;
    const auto instances = read_index(read_file(dir.path(variant + "/index.csv")), "index.csv");
    REQUIRE(text.starts_with("# "));
    CHECK(instances.at(0).puzzle.starts_with(text.substr(text.find('\n') + 1)));
  }
}

TEST_CASE("family: a line that ends too early is exit code 4, and the rest is there") {
  const TempDir dir;
  const Finished finished =
      make(dir, "family x\npuzzle kenken 4 4 seeds 1-2 keep 3 variant puzzle\n", "out");
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: " + dir.path("spec.txt") +
                            ":2:1: 2 of 3 instances count: there are no more seeds\n");
  CHECK(finished.out == "2 instances: 2 satisfiable, 0 unsatisfiable, 0 unknown\n");
  CHECK(run({"family", "--check", dir.path("out")}).code == 0);
}

TEST_CASE("family: another solver may judge") {
  const TempDir dir;
  const std::string spec =
      "family x\nmeasure cadical-seconds 100\npuzzle heyawake 4 4 variant room clues 4\n";
  REQUIRE(make(dir, spec, "out", {"--solver", "cadical -q"}).code == 0);
  const auto instances = read_index(read_file(dir.path("out/index.csv")), "index.csv");
  CHECK(instances.at(0).status == "satisfiable");
  CHECK(instances.at(0).cadical_version == "cadical");
  CHECK(instances.at(0).conflicts.empty());
  CHECK(make(dir, spec, "none", {"--solver", "no-such-solver"}).code == 5);
  CHECK(dir.names() == Names{"out", "spec.txt"});
}

namespace {

// The instances of a committed index, whose files have the hashes that it says, and which the
// committed spec names.
std::vector<FamilyInstance> made_again(const TempDir& dir, const std::string& index_file,
                                       const std::string& spec_file) {
  const std::string folder = std::string(kDocsFolder) + "/families/";
  const Finished made = run({"family", folder + index_file, "-o", dir.path("out")});
  CHECK(made.err.empty());
  REQUIRE(made.code == 0);
  const std::string index = read_file(folder + index_file);
  CHECK(read_file(dir.path("out/index.csv")) == index);
  const FamilySpec spec = read_family_spec(read_file(folder + spec_file), "spec");
  Names named;
  for (const FamilyLine& line : spec.lines) {
    for (std::int64_t seed = line.first_seed(); seed <= line.last_seed(); ++seed) {
      named.push_back(instance_name(spec, line, seed));
    }
  }
  std::vector<FamilyInstance> instances = read_index(index, "index");
  Names made_of;
  for (const FamilyInstance& is : instances) made_of.push_back(is.name());
  CHECK(made_of == named);
  return instances;
}

}  // namespace

// docs/competitions.md says of them how hard they are.
TEST_CASE("family: the committed index of grid puzzles makes the files of its hashes") {
  const TempDir dir;
  CHECK(made_again(dir, "grid-puzzles.csv", "grid-puzzles.txt").size() == 60);
}

TEST_CASE("family: the committed index of hard puzzles makes the files of its hashes") {
  const TempDir dir;
  const std::vector<FamilyInstance> instances =
      made_again(dir, "hard-puzzles/index.csv", "hard-puzzles/spec.txt");
  std::map<std::string, std::set<std::string>> statuses;
  for (const FamilyInstance& is : instances) statuses[is.kind].insert(is.status);
  CHECK(statuses.size() >= 6);
  for (const auto& of_kind : statuses) {
    CAPTURE(of_kind.first);
    CHECK(of_kind.second == std::set<std::string>{"satisfiable", "unsatisfiable"});
  }
  const std::string runs = read_file(std::string(kDocsFolder) + "/families/hard-puzzles/runs.csv");
  CHECK(read_file(dir.path("out/runs.csv")) == runs);
}

// By kissat; of satisfiable ones by shuffles.
TEST_CASE("family: each of the committed hard puzzles counts by its runs") {
  const std::string folder = std::string(kDocsFolder) + "/families/hard-puzzles/";
  const SpecRun single{0, 5000, SpecRun::kSolved, 0, 10, 0};
  const SpecRun shuffled{0, 5000, SpecRun::kSolved, 5, 10, 20};
  std::map<std::string, std::vector<SolverRun>> runs;
  for (const auto& [file, run] : read_runs(read_file(folder + "runs.csv"), "runs.csv")) {
    if (run.solver == "kissat") runs[file].push_back(run);
  }
  for (const FamilyInstance& is : read_index(read_file(folder + "index.csv"), "index.csv")) {
    CAPTURE(is.file);
    const SpecRun& wanted = is.status == "satisfiable" ? shuffled : single;
    CHECK(runs[is.file].size() == static_cast<std::size_t>(std::max(wanted.shuffles, 1)));
    CHECK(may_count(wanted, runs[is.file]));
    CHECK(is.known_by != "search");
    CHECK(is.known_by != "open");
  }
}

TEST_CASE("with minisat: what it solves in its time does not count in a family") {
  if (!is_installed("minisat")) return;
  const TempDir dir;
  const std::string spec =
      "family x\n"
      "puzzle heyawake 4 4 variant room clues 4 as plain\n"
      "filter minisat-seconds 1\n"
      "puzzle heyawake 4 4 variant room clues 4\n"
      "puzzle heyawake 30 30 variant room clues 299\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const auto instances = read_index(read_file(dir.path("out/index.csv")), "index.csv");
  REQUIRE(instances.size() == 2);
  CHECK(instances[0].file == "x-heyawake-4x4-plain-k4-room.cnf.xz");
  CHECK(instances[1].file == "x-heyawake-30x30-k299-room.cnf.xz");
}

}  // namespace p2c
