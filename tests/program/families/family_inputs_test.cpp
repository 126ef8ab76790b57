// Families of puzzles that were not generated: from files, and crafted.
#include <doctest/doctest.h>

#include "instances/families/arguments.hpp"
#include "instances/families/family_index.hpp"
#include "tests/paths.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPair = "heyawake\n1 2\n1 -\n1 1\n";
constexpr const char* kGiven = "heyawake\n1 2\n- -\n1 1\ngiven r1c1=1\n";

std::vector<FamilyInstance> index_of(const TempDir& dir, const std::string& name = "out") {
  return read_index(read_file(dir.path(name + "/index.csv")), "index.csv");
}

// It is as its index says, and made again from it.
void check_whole(const TempDir& dir, const std::string& name = "out") {
  const Finished checked = run({"family", "--check", dir.path(name)});
  INFO(checked.out);
  CHECK(checked.code == 0);
  CHECK(run({"family", dir.path(name + "/index.csv"), "-o", dir.path("again")}).code == 0);
  CHECK(files_of(dir.path("again")) == files_of(dir.path(name)));
  fs::remove_all(dir.path("again"));
}

std::string refusal(const TempDir& dir, const std::string& lines) {
  const Finished finished = make(dir, "family f\n" + lines, "none");
  CHECK(finished.code == 3);
  CHECK_FALSE(fs::exists(dir.path("none")));
  const std::string begin = "puzzle2cnf: " + dir.path("spec.txt") + ":";
  CHECK(finished.err.starts_with(begin));
  return finished.err.substr(std::min(begin.size(), finished.err.size()));
}

}  // namespace

TEST_CASE("family: puzzles of a file and of a collection, with source and licence") {
  const TempDir dir;
  fs::create_directory(dir.path("in"));
  dir.write("in/board.txt", kGiven);
  dir.write("in/list.urls", "https://puzz.link/p?hashi/2/1/11\nhttps://puzz.link/p?hashi/2/1/12\n");
  const std::string from = " source example.org licence CC0\n";
  REQUIRE(make(dir,
               "family f\nmeasure cadical-seconds 100\nfile in/board.txt as small" + from +
                   "collection in/list.urls" + from,
               "out")
              .code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  REQUIRE(index.size() == 3);
  CHECK(index[0].file == "f-heyawake-1x2-small-file.cnf.xz");
  CHECK(index[0].puzzle == kGiven);
  CHECK(index[0].status == "satisfiable");
  CHECK(index[0].source == "example.org");
  CHECK(index[0].licence == "CC0");
  CHECK(index[1].file == "f-hashi-1x2-list-s1-file.cnf.xz");
  CHECK(index[2].file == "f-hashi-1x2-list-s2-file.cnf.xz");
  CHECK(index[2].status == "unsatisfiable");
  check_whole(dir);
  CHECK(refusal(dir, "file in/board.txt licence CC0\n")
            .starts_with("2:6: expected 'source' and 'licence' in this line, or --no-puzzles"));
  CHECK(refusal(dir, "file in/list.urls" + from).starts_with("2:6: expected one puzzle there"));
  CHECK(refusal(dir, "file in/board.txt" + from + "file in/board.txt" + from)
            .starts_with("3:6: expected other names of files than those of another line"));
  CHECK(make(dir, "family f\nfile in/none.txt" + from, "none").code == 3);
}

TEST_CASE("family: with --no-puzzles puzzles of files have hashes alone") {
  const TempDir dir;
  dir.write("board.txt", kPair);
  const std::string spec = "family f\nfile board.txt\npuzzle heyawake 3 3 variant room clues 2\n";
  REQUIRE(make(dir, spec, "out", {"--no-puzzles"}).code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  CHECK(index[0].puzzle.empty());
  CHECK(index[0].puzzle_md5.size() == 32);
  CHECK_FALSE(index[1].puzzle.empty());
  CHECK(files_of(dir.path("out")).size() == 4);  // a map is missing
  CHECK(run({"family", "--check", dir.path("out")}).code == 0);
  CHECK(run({"family", dir.path("out/index.csv"), "-o", dir.path("again")}).code == 3);
  fs::copy_file(dir.path("out/" + index[1].file), dir.path("out/" + index[0].file),
                fs::copy_options::overwrite_existing);
  const Finished other = run({"family", "--check", dir.path("out")});
  CHECK(other.code == 1);
  CHECK(other.out.starts_with(index[0].file + ": the clauses have the GBD hash "));
}

TEST_CASE("family: of a puzzle that is not there the formula shows the status") {
  const TempDir dir;
  dir.write("board.txt", kPair);
  dir.write("none.txt", "heyawake\n1 2\n2 -\n1 1\n");  // they would touch
  const std::string spec =
      "family f\nmeasure cadical-seconds 100\nfile board.txt\nshuffle seed 5\nfile none.txt\n";
  REQUIRE(make(dir, spec, "out", {"--no-puzzles"}).code == 0);
  const std::string index = read_file(dir.path("out/index.csv"));
  const std::vector<FamilyInstance> instances = index_of(dir);
  CHECK(instances[0].known_by == "model");
  CHECK(instances[0].answer.empty());
  const auto check_with = [&](const FamilyInstance& real, const FamilyInstance& said) {
    dir.write("out/index.csv", replaced(index, index_line(real), index_line(said)));
    return run({"family", "--check", dir.path("out")}).out;
  };
  CHECK(check_with(instances[0], instances[0]) ==
        "ok\n2 instances: 1 satisfiable, 1 unsatisfiable, 0 unknown\nstatus confirmed: 2\n");
  for (const FamilyInstance& is : instances) {
    FamilyInstance wrong = is;
    wrong.status = is.status == "satisfiable" ? "unsatisfiable" : "satisfiable";
    wrong.known_by = "search";
    CHECK(check_with(is, wrong) ==
          is.file + ": is " + is.status + ", but the index says " + wrong.status + "\n");
  }
  FamilyInstance renamed = instances[0];
  renamed.family = "g";
  CHECK(check_with(instances[0], renamed) ==
        renamed.file + ": expected g-heyawake-1x2...-file as its name by the other columns\n");
}

TEST_CASE("family: boards of each series, with arguments where there are any") {
  const TempDir dir;
  REQUIRE(make(dir,
               "family f\n"
               "hashi lattice 3\n"
               "nurikabe island 4 5\n"
               "slitherlink every-vertex 2\n"
               "slitherlink every-vertex 3\n"
               "heyawake room 3 4 4\n"
               "hashi lattice 2 as bare prove\n"
               "measure cadical-seconds 100\n"
               "shikaku dominoes 3\n"
               "shikaku dominoes 4\n"
               "starbattle pigeons 5\n",
               "out")
              .code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  REQUIRE(index.size() == 9);
  Names known;
  for (const FamilyInstance& is : index) known.push_back(is.status + " " + is.known_by);
  const std::string argument = "unsatisfiable argument";
  CHECK(known == Names{argument, "unknown open", argument, "unknown open", "unknown open",
                       "unsatisfiable proof", argument, "satisfiable model", argument});
  CHECK(index[8].cadical_seconds != "");  // which agrees that there is no answer
  CHECK(index[0].file == "f-hashi-5x5-lattice-n3-crafted.cnf.xz");
  CHECK(index[5].file == "f-hashi-3x3-lattice-bare-n2-crafted.cnf.xz");
  const std::string arguments = read_file(dir.path("out/arguments.txt"));
  CHECK(arguments.starts_with(index[0].file + "\nEach bridge has two ends"));
  CHECK(arguments.find(index[5].file) == std::string::npos);
  check_whole(dir);
  dir.write("out/arguments.txt", arguments + "and so on\n");
  CHECK(run({"family", "--check", dir.path("out")}).out ==
        "arguments.txt: is not what the index says\n");
  CHECK(refusal(dir, "hashi lattice 1\n") == "2:15: expected a number from 2 to 500, got '1'\n");
  CHECK(refusal(dir, "hashi latice 3\n").starts_with("2:7: expected 'lattice', got 'latice'"));
}

TEST_CASE("family: an argument that is not about the board of the index is a fault") {
  const TempDir dir;
  REQUIRE(make(dir, "family f\nhashi lattice 3\n", "out").code == 0);
  const std::string index = read_file(dir.path("out/index.csv"));
  dir.write("index.csv", replaced(index, "\n5 5\n2 -", "\n5 5\n3 -"));
  CHECK(run({"family", dir.path("index.csv"), "-o", dir.path("again")}).code == 3);
  dir.write("out/index.csv", replaced(index, "lattice-n3", "lattice-n2"));
  CHECK(run({"family", "--check", dir.path("out")})
            .out.find("known by 'argument' can only be a board that has one") != std::string::npos);
}

TEST_CASE("family: forms of connectivity and of counts, as encode writes them") {
  const TempDir dir;
  const std::string board = dir.write("board.txt", read_file(data_file("nurikabe-6x6.txt")));
  REQUIRE(make(dir,
               "family f\nconnectivity layers\ncardinality totalizer\n"
               "file board.txt source x licence y\n",
               "out")
              .code == 0);
  const FamilyInstance is = index_of(dir).at(0);
  CHECK(is.connectivity == "layers");
  CHECK(is.cardinality == "totalizer");
  REQUIRE(run({"encode", board, "--connectivity", "layers", "--cardinality", "totalizer", "-o",
               dir.path("e.cnf.xz")})
              .code == 0);
  CHECK(read_file(dir.path("e.cnf.xz")) == read_file(dir.path("out/" + is.file)));
  check_whole(dir);
}

// CaDiCaL would contradict an argument that is wrong.
TEST_CASE("family: sums show that there is no answer with one clue off by one") {
  const TempDir dir;
  const std::string spec =
      "family f\nmeasure cadical-seconds 100\npuzzle nonogram 4 4 seeds 1-20 variant clue\n"
      "puzzle kenken 4 4 seeds 1-20 variant clue operations +\n"
      "puzzle kenken 4 4 seeds 21-40 variant clue\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  std::map<std::string, int> arguments;
  for (const FamilyInstance& is : read_index(read_file(dir.path("out/index.csv")), "index.csv")) {
    if (is.known_by != "argument") continue;
    CHECK(is.status == "unsatisfiable");
    ++arguments[is.kind];
  }
  CHECK(arguments["nonogram"] == 20);
  CHECK(arguments["kenken"] >= 20);
  CHECK(read_file(dir.path("out/arguments.txt")).find("n^2 (n + 1) / 2") != std::string::npos);
  CHECK(run({"family", "--check", dir.path("out")}).code == 0);
  const std::string index = read_file(dir.path("out/index.csv"));
  dir.write("out/index.csv", replaced(index, "unsatisfiable,argument", "satisfiable,argument"));
  CHECK(run({"family", "--check", dir.path("out")}).code == 1);
}

}  // namespace p2c
