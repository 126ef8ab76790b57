// What encode writes beside plain DIMACS: OPB, projections, sizes alone, forbidden answers. Where
// clasp is installed it reads all of it: it takes linear constraints and counts over a projection.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "instances/documents/registry.hpp"
#include "tests/board_count.hpp"
#include "tests/program/installed.hpp"
#include "tests/program/run_program.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kOneOfThem = "answer nonogram\n2 2\nx -\n- x\n";
constexpr const char* kOther = "answer nonogram\n2 2\n- x\nx -\n";

// How many models clasp finds over the projection, -1 when it says nothing of the kind.
long count_by_clasp(const std::string& file) {
  const Finished finished =
      run_program("clasp", {"--parse-ext", "--project=project", "-n", "0", "-q", file});
  const std::size_t at = finished.out.find("Models");
  if (at == std::string::npos) return -1;
  return std::stol(finished.out.substr(finished.out.find(':', at) + 1));
}

std::string boards_file(const TempDir& dir, const PuzzleKind& kind, int number, int side) {
  Rng rng(static_cast<unsigned>(100 + number));
  return dir.write("board.txt", kind.random(rng, side, side)->print());
}

nlohmann::json size_of(const std::vector<std::string>& options) {
  std::vector<std::string> words = {"encode", "--count-only", "--json"};
  words.insert(words.end(), options.begin(), options.end());
  const Finished finished = run(words);
  REQUIRE(finished.code == 0);
  return nlohmann::json::parse(finished.out);
}

// Literals of CNF, or terms of OPB, in the lines that are no comments.
std::size_t literals_of(const std::string& text) {
  std::istringstream lines(text);
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line[0] == 'c' || line[0] == 'p' || line[0] == '*') continue;
    const auto blanks = static_cast<std::size_t>(std::count(line.begin(), line.end(), ' '));
    count += line.ends_with(';') ? (blanks - 2) / 2 : blanks;
  }
  return count;
}

// Each with its literals sorted.
std::multiset<std::string> clauses_of(const std::string& cnf) {
  std::multiset<std::string> clauses;
  std::istringstream lines(cnf);
  for (std::string line; std::getline(lines, line);) {
    if (line[0] == 'c' || line[0] == 'p') continue;
    std::istringstream words(line);
    std::multiset<std::string> literals;
    for (std::string word; words >> word;) literals.insert(word);
    std::string clause;
    for (const std::string& word : literals) clause += word + " ";
    clauses.insert(clause);
  }
  return clauses;
}

std::ptrdiff_t count_of(const std::string& text, const std::string& part) {
  std::ptrdiff_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

}  // namespace

TEST_CASE("--competition promises comments before the header only") {
  const std::string file = data_file("hashi-7x7.txt");
  const Finished finished = run({"encode", "--competition", "--varnames", file});
  CHECK(finished.code == 0);
  const std::string plain = run({"encode", "--varnames", file}).out;
  CHECK(finished.out.substr(0, finished.out.find("\np cnf ")) ==
        plain.substr(0, plain.find("\np cnf ")));
  CHECK(finished.out.find("\nc ") != std::string::npos);
  CHECK(finished.out.find("\nc", finished.out.find("\np cnf ")) == std::string::npos);
}

TEST_CASE("--competition refuses what would put anything else into the file") {
  const std::string file = data_file("hashi-7x7.txt");
  for (const std::string words : {"--annotate", "--project", "--to wcnf", "--to wcnf-old"}) {
    CAPTURE(words);
    std::vector<std::string> all = {"encode", "--competition", file,
                                    words.substr(0, words.find(' '))};
    if (words.find(' ') != std::string::npos) all.push_back(words.substr(words.find(' ') + 1));
    const Finished finished = run(all);
    CHECK(finished.code == 2);
    CHECK(finished.out.empty());
    CHECK(finished.err.find("--competition cannot be combined with " + words) != std::string::npos);
  }
  CHECK(run({"encode", "--competition", "--to", "cnf", file}).code == 0);
}

TEST_CASE("an unknown form is wrong usage") {
  const Finished finished = run({"encode", "--to", "smt", "-"}, kTwoAnswers);
  CHECK(finished.code == 2);
  CHECK(finished.err.find("expected 'cnf', 'opb', 'wcnf' or 'wcnf-old' for --to, got 'smt'") !=
        std::string::npos);
}

TEST_CASE("OPB has the comments of the CNF, after its header") {
  const Finished opb = run({"encode", "--to", "opb", "-"}, "nonogram\n1 2\n1\n0\n1\n");
  CHECK(opb.code == 0);
  const std::string version = opb.out.substr(opb.out.find("* puzzle2cnf "), 18);
  CHECK(opb.out.find("#constraint= ") < opb.out.find(version));
  CHECK(opb.out.find("\n* nonogram, rows and columns: 1 2\n"
                     "* 2 slots, r1c1 to r1c2, variables 1 to 2\n"
                     "* r1c1 to r1c2: values 0 to 1, one variable a slot, true is the higher "
                     "value\n") != std::string::npos);
}

TEST_CASE("--competition: no clause is there twice; all others are") {
  for (const char* name : {"heyawake-6x6.txt", "heyawake-8x8.txt", "shikaku-6x6.txt",
                           "hashi-7x7.txt", "nurikabe-6x6.txt"}) {
    CAPTURE(name);
    const std::vector<std::string> words = {"encode", "--connectivity", "elimination",
                                            data_file(name)};
    std::vector<std::string> competition = words;
    const TempDir dir;
    competition.insert(competition.end(), {"--competition", "--map", dir.path("map")});
    const std::multiset<std::string> all = clauses_of(run(words).out);
    const std::string text = run(competition).out;
    const std::multiset<std::string> once = clauses_of(text);
    CHECK(std::set<std::string>(all.begin(), all.end()) ==
          std::set<std::string>(once.begin(), once.end()));
    CHECK(std::set<std::string>(once.begin(), once.end()).size() == once.size());
    if (std::string_view(name).starts_with("heyawake")) CHECK(all.size() == once.size() + 4);
    CHECK(text.find(" " + std::to_string(once.size()) + "\n", text.find("p cnf ")) !=
          std::string::npos);
    CHECK(nlohmann::json::parse(read_file(dir.path("map")))["clauses"] == once.size());
  }
}

TEST_CASE("--competition --to opb: equations and the size of integers in the head") {
  const std::string two = "nonogram\n1 2\n1\n0\n1\n";
  const Finished opb = run({"encode", "--to", "opb", "-"}, two);
  const Finished full = run({"encode", "--to", "opb", "--competition", "-"}, two);
  CHECK(full.code == 0);
  const std::string head = full.out.substr(0, full.out.find('\n'));
  const std::string plain = opb.out.substr(0, opb.out.find('\n'));
  CHECK(head.starts_with(plain + " #equal= "));
  CHECK(full.out.substr(head.size()) == opb.out.substr(plain.size()));
  const auto equations = std::count(opb.out.begin(), opb.out.end(), '=') - count_of(opb.out, ">=") -
                         count_of(opb.out, "#variable=") - count_of(opb.out, "#constraint=");
  CHECK(head.find(" #equal= " + std::to_string(equations) + " intsize= ") != std::string::npos);
}

TEST_CASE("a map of OPB names the variables of that form") {
  const TempDir dir;
  const std::string file = data_file("heyawake-6x6.txt");
  const Finished opb = run({"encode", "--to", "opb", "--varnames", "--map", dir.path("map"), file});
  CHECK(opb.code == 0);
  const nlohmann::json map = nlohmann::json::parse(read_file(dir.path("map")));
  CHECK(opb.out.starts_with("* #variable= " + map["variables"].dump() +
                            " #constraint= " + map["constraints"].dump() + "\n"));
  CHECK_FALSE(map.contains("clauses"));
  CHECK(map["slots"].size() == 36);
  CHECK_FALSE(map["auxiliary"].empty());
  for (const auto& name : map["auxiliary"]) {
    const std::string words =
        "* var " + name["variable"].dump() + " " + name["name"].get<std::string>() + " ";
    CHECK(opb.out.find(words) != std::string::npos);
  }
}

TEST_CASE("remarks stand in OPB too; a map is of the CNF or of OPB") {
  const std::string file = data_file("kenken-4x4.txt");
  const Finished finished = run({"encode", "--to", "opb", "--annotate", file});
  CHECK(finished.out.find("\n* the cage of r2c1: 5+\n+1 x17 +2 x18") != std::string::npos);
  const TempDir dir;
  CHECK(run({"encode", "--to", "wcnf", "--map", dir.path("map"), file}).code == 2);
}

TEST_CASE("with clasp: it reads OPB with remarks") {
  if (!is_installed("clasp")) return;
  const TempDir dir;
  const std::string opb = dir.path("x.opb");
  REQUIRE(
      run({"encode", "--to", "opb", "--annotate", "-o", opb, data_file("kenken-4x4.txt")}).code ==
      0);
  CHECK(run_program("clasp", {opb}).code == 10);
}

TEST_CASE("a projection names the slots' variables, to model counters and to clasp") {
  const std::string plain = run({"encode", "-"}, kTwoAnswers).out;
  const std::string text = run({"encode", "--project", "-"}, kTwoAnswers).out;
  const std::size_t header = text.find("p cnf ");
  CHECK(text.substr(0, header) == plain.substr(0, plain.find("p cnf ")) + "c t pmc\n");
  const std::size_t after = text.find('\n', header) + 1;
  const std::string lines = "c p show 1 2 3 4 0\nc project 1 2 3 4 0\n";
  CHECK(text.substr(after, lines.size()) == lines);
  CHECK(text.substr(after + lines.size()) == plain.substr(plain.find('\n', plain.find("p ")) + 1));
  CHECK(run({"encode", "--project", "--to", "opb", "-"}, kTwoAnswers)
            .out.find("\n* project x1 x2 x3 x4\n") != std::string::npos);
  CHECK(run({"encode", "--project", "-"}, "hashi\n1 1\n-\n").out.find("c p show 0\n") !=
        std::string::npos);
}

TEST_CASE("--count-only says what the file would be") {
  const std::string file = data_file("kenken-6x6.txt");
  for (const std::string form : {"cnf", "opb"}) {
    CAPTURE(form);
    const std::string text = run({"encode", "--project", "--to", form, file}).out;
    const nlohmann::json size = size_of({"--project", "--to", form, file});
    CHECK(size["bytes"] == text.size());
    CHECK(size["to"] == form);
    const std::string constraints = form == "cnf" ? "clauses" : "constraints";
    const std::string header =
        form == "cnf" ? "p cnf " + size["variables"].dump() + " " + size["clauses"].dump()
                      : "* #variable= " + size["variables"].dump() +
                            " #constraint= " + size[constraints].dump();
    CHECK(text.find(header + "\n") != std::string::npos);
    CHECK(size["literals"] == literals_of(text));
    const Finished plain = run({"encode", "--count-only", "--project", "--to", form, file});
    CHECK(plain.out == "variables " + size["variables"].dump() + "\n" + constraints + " " +
                           size[constraints].dump() + "\nliterals " + size["literals"].dump() +
                           "\nbytes " + size["bytes"].dump() + "\n");
  }
}

TEST_CASE("costs have no projection") {
  CHECK(run({"encode", "--project", "--to", "wcnf", "-"}, kTwoAnswers).code == 2);
}

TEST_CASE("--block forbids right answers") {
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", kTwoAnswers);
  const std::string one = dir.write("one.txt", kOneOfThem);
  const std::string other = dir.write("other.txt", kOther);
  const std::string cnf = dir.path("blocked.cnf");
  CHECK(run({"encode", puzzle, "--block", one, "-o", cnf}).code == 0);
  const Finished left = run_program("cadical", {"-q", cnf});
  CHECK(run({"decode", puzzle, dir.write("model", left.out)}).out == kOther);
  const Finished none = run({"encode", puzzle, "--block", one, "--block", other});
  CHECK(run_program("cadical", {"-q", dir.write("none.cnf", none.out)}).code == 20);
  CHECK(none.out.ends_with("\n-1 2 3 -4 0\n1 -2 -3 4 0\n"));
}

TEST_CASE("--block refuses a wrong answer, and writes nothing") {
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle.txt", kTwoAnswers);
  const std::string wrong = dir.write("wrong.txt", "answer nonogram\n2 2\nx x\n- -\n");
  const std::string words = wrong + ": the answer is wrong: ";
  const Finished text = run({"encode", puzzle, "--block", wrong, "-o", dir.path("out")});
  CHECK(text.code == 1);
  CHECK(text.err.starts_with("puzzle2cnf: " + words));
  const Finished json = run({"encode", puzzle, "--block", wrong, "--json", "-o", dir.path("out")});
  CHECK(json.code == 1);
  CHECK(nlohmann::json::parse(json.out)["error"].get<std::string>().starts_with(words));
  CHECK(run({"encode", puzzle, "--block", dir.path("missing")}).code == 3);
  CHECK(run({"encode", puzzle, "--block", puzzle}).code == 3);
  CHECK(dir.names() == std::vector<std::string>{"puzzle.txt", "wrong.txt"});
}

TEST_CASE("with clasp: it and solve agree on OPB, and decode reads its model") {
  if (!is_installed("clasp")) return;
  const int boards = deep_count(6, 20);
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    int solved = 0;
    for (int number = 0; number < boards; ++number) {
      const TempDir dir;
      const std::string board = boards_file(dir, kind, number, 3 + number % 4);
      const std::string opb = dir.path("board.opb");
      REQUIRE(run({"encode", "--to", "opb", board, "-o", opb}).code == 0);
      const std::string output = dir.write("output", run_program("clasp", {opb}).out);
      const Finished decoded = run({"decode", board, output});
      CAPTURE(decoded.err);
      CHECK(decoded.code == run({"solve", board}).code);
      if (decoded.code != 0) continue;
      ++solved;
      CHECK(run({"verify", board, "-"}, decoded.out).out == "ok\n");
    }
    // Few boards of some texts have an answer.
    if (boards_of(kind, boards) == boards) CHECK(solved >= boards / 4);
  }
}

TEST_CASE("with clasp: it counts over the projection what count counts, in both forms") {
  if (!is_installed("clasp")) return;
  const int boards = deep_count(6, 20);
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    int several = 0;
    for (int number = 0; several < boards && number < 40 * boards; ++number) {
      const TempDir dir;
      const std::string board = boards_file(dir, kind, number, 2 + number % 3);
      const long count = std::stol(run({"count", board}).out);
      if (count < 2) continue;
      ++several;
      CAPTURE(read_file(board));
      for (const char* form : {"cnf", "opb"}) {
        const std::string file = dir.path(std::string("board.") + form);
        REQUIRE(run({"encode", "--project", "--to", form, board, "-o", file}).code == 0);
        CHECK(count_by_clasp(file) == count);
      }
    }
    CHECK(several >= 5);
  }
}

}  // namespace p2c
