// The forms of connectivity through the command: files, outside solvers, what is refused.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/cnf_out/reading_dimacs.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"

namespace p2c {
namespace {

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string encoded(const std::vector<std::string>& options, const std::string& file) {
  std::vector<std::string> words = {"encode", file};
  words.insert(words.end(), options.begin(), options.end());
  const Finished finished = run(words);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return finished.out;
}

struct FormOfFile {
  const char* how;
  const char* line;  // in the file
};
constexpr FormOfFile kForms[] = {{"layers", "c puzzle2cnf "},
                                 {"elimination", "c connectivity: acyclic by vertex elimination\n"},
                                 {"frontier",
                                  "c connectivity: along a frontier where "
                                  "it is of a whole board\n"},
                                 {"paper", "c connectivity: layers of edges as in the paper\n"}};

// A ring of four islands, from which one hangs. The root is where it hangs, one is two steps off.
constexpr const char* kRing = "hashi\n3 5\n4 - 6 - 2\n- - - - -\n4 - 4 - -\n";

}  // namespace

TEST_CASE("connectivity: every form of a file has the answer, and says which form it is") {
  for (const std::string name : {"hashi-7x7", "heyawake-6x6"}) {
    const std::string file = data_file(name + ".txt");
    const std::string answer = read_file(data_file(name + ".answer"));
    CHECK(encoded({"--connectivity", "layers"}, file) == encoded({}, file));
    CHECK_FALSE(contains(encoded({}, file), "c connectivity"));
    for (const FormOfFile& form : kForms) {
      CAPTURE(form.how);
      const std::string cnf = encoded({"--connectivity", form.how}, file);
      const DimacsText text = read_dimacs_strictly(cnf);
      for (const std::string& comment : text.comments) CHECK_FALSE(contains(comment, "--"));
      CHECK(contains(cnf, form.line));
      const TempDir dir;
      const Finished solver = run_program("cadical", {"-q", dir.write("puzzle.cnf", cnf)});
      const Finished decoded = run({"decode", file, dir.write("output", solver.out)});
      CHECK(decoded.code == 0);
      CHECK(decoded.out == answer);
    }
  }
}

TEST_CASE("connectivity: the form of a file is that of the kind where none is asked for") {
  const std::pair<const char*, const char*> kinds[] = {{"hashi-7x7", "layers"},
                                                       {"heyawake-6x6", "layers"},
                                                       {"slitherlink-6x6", "elimination"},
                                                       {"nurikabe-6x6", "elimination"},
                                                       {"lits-6x6", "elimination"}};
  const auto clauses = [](std::vector<std::string> words, const std::string& how) {
    words.emplace_back("--json");
    if (!how.empty()) words.insert(words.end(), {"--connectivity", how});
    return nlohmann::json::parse(run(words).out)["clauses"].get<int>();
  };
  for (const auto& kind : kinds) {
    const std::string file = data_file(std::string(kind.first) + ".txt");
    CAPTURE(file);
    const std::string how = kind.second;
    const std::string other = how == "layers" ? "elimination" : "layers";
    CHECK(encoded({}, file) == encoded({"--connectivity", how}, file));
    CHECK(encoded({}, file) != encoded({"--connectivity", other}, file));
    CHECK(encoded({"--depth", "1000", "-q"}, file) ==
          encoded({"--depth", "1000", "-q", "--connectivity", "layers"}, file));
    for (const char* verb : {"solve", "unique"}) {
      const std::vector<std::string> words = {verb, file, "--solver", "cadical -q"};
      CHECK(clauses(words, "") == clauses(words, how));
      CHECK(clauses(words, "") != clauses(words, other));
    }
  }
}

TEST_CASE("connectivity: cuts are for a solver and not for a file") {
  const std::string file = data_file("hashi-7x7.txt");
  const Finished finished = run({"encode", "--connectivity", "cuts", file});
  CHECK(finished.code == 2);
  CHECK(finished.out.empty());
  CHECK(contains(finished.err, "cuts are added while a solver runs"));
  CHECK(run({"encode", "--connectivity", "rope", file}).code == 2);
  CHECK(run({"decode", "--connectivity", "layers", file, file}).code == 2);
}

TEST_CASE("connectivity: when cells are stated after cuts does not change the answer") {
  const std::string file = data_file("nurikabe-6x6.txt");
  const Finished usual = run({"unique", file});
  CHECK(usual.code == 0);
  for (const char* when : {"1", "10000", "never"}) {
    CHECK(run({"unique", "--switch-after", when, file}).out == usual.out);
  }
  for (const char* wrong : {"0", "often", "1.5", "9999999999999", ""}) {
    CAPTURE(wrong);
    const Finished refused = run({"unique", "--switch-after", wrong, file});
    CHECK(refused.code == 2);
    CHECK(contains(refused.err, "expected 'never' or a number from 1 on for --switch-after"));
  }
  CHECK(run({"unique", "--switch-after", "1", "--connectivity", "layers", file}).code == 2);
  CHECK(run({"unique", "--switch-after", "1", "--solver", "minisat", file}).code == 2);
}

TEST_CASE("connectivity: a depth is reported in the file and on stderr, and loses solutions") {
  const TempDir dir;
  const std::string file = dir.write("ring.txt", kRing);
  const auto solve = [&](const std::string& depth) {
    const Finished cut = run({"encode", "--depth", depth, file});
    CHECK(cut.code == 0);
    CHECK(contains(cut.out, "c connectivity: at most " + depth + " layers, may lose solutions\n"));
    CHECK(cut.err == "puzzle2cnf: at most " + depth +
                         " layers: the formula may lose solutions, and UNSATISFIABLE proves "
                         "nothing\n");
    return run_program("cadical", {"-q", "-n", dir.write("cut.cnf", cut.out)}).code;
  };
  CHECK(solve("0") == 20);
  CHECK(solve("1") == 20);
  CHECK(solve("2") == 10);
  CHECK(run({"encode", "-q", "--depth", "1", file}).err.empty());
  CHECK(read_dimacs_strictly(run({"encode", "--depth", "1", file}).out).clauses <
        read_dimacs_strictly(run({"encode", file}).out).clauses);
}

TEST_CASE("connectivity: a depth goes with layers only") {
  const std::string file = data_file("hashi-7x7.txt");
  for (const char* how : {"elimination", "frontier", "paper"}) {
    const Finished finished = run({"encode", "--connectivity", how, "--depth", "4", file});
    CHECK(finished.code == 2);
    CHECK(finished.out.empty());
    CHECK(contains(finished.err, "--depth limits layers"));
  }
  CHECK(run({"encode", "-q", "--connectivity", "layers", "--depth", "4", file}).code == 0);
  CHECK(run({"encode", "--depth", "-1", file}).code == 2);
  CHECK(run({"encode", "--depth", "x", file}).code == 2);
  CHECK(run({"solve", "--depth", "4", file}).code == 2);
}

TEST_CASE("connectivity: layers over ten times as large as elimination are reported on stderr") {
  const TempDir dir;
  const auto one_room = [&](int side) {
    return dir.write("room" + std::to_string(side) + ".txt", open_board(side));
  };
  const std::string large = one_room(20);
  const auto literals = [&](const std::string& how) {
    const std::string text =
        run({"encode", "-q", "--connectivity", how, "--count-only", large}).out;
    return std::stol(text.substr(text.find("literals ") + 9));
  };
  const std::string times = std::to_string(literals("layers") / literals("elimination"));
  const Finished finished = run({"encode", large});
  CHECK(finished.code == 0);
  CHECK(finished.err == "puzzle2cnf: connectivity as layers makes the formula about " + times +
                            " times as large as --connectivity elimination would\n");
  const Finished quiet = run({"encode", "-q", large});
  CHECK(quiet.err.empty());
  CHECK(quiet.out == finished.out);
  CHECK(run({"encode", "--connectivity", "elimination", large}).err.empty());
  CHECK(run({"encode", one_room(10)}).err.empty());  // too small to matter
}

TEST_CASE("connectivity: a stop is heard while the formula by elimination is counted") {
  const std::string board = open_board(20);
  const long quiet = polls_of({"encode", "-q", "-"}, board);  // it is not counted
  const long all = polls_of({"encode", "-"}, board);
  REQUIRE(all > quiet);
  const StoppedRun stopped = run_stopped({"INT", (quiet + all) / 2}, {"encode", "-"}, board);
  CHECK(stopped.finished.code == 130);
  CHECK(stopped.finished.err == "puzzle2cnf: interrupted\n");
}

TEST_CASE("connectivity: nothing is reported of a large puzzle that is not about it") {
  constexpr int kSide = 80;
  std::string board = "nonogram\n" + std::to_string(kSide) + " " + std::to_string(kSide) + "\n";
  for (int line = 0; line < 2 * kSide; ++line) {
    for (int block = 0; block < 20; ++block) board += "1 ";
    board += '\n';
  }
  const Finished finished = run({"encode", "-"}, board);
  CHECK(finished.code == 0);
  CHECK(finished.out.size() > 1'000'000);
  CHECK(finished.err.empty());
}

TEST_CASE("connectivity: annotations and explanations name the nodes, and know the form") {
  const std::string file = data_file("hashi-7x7.txt");
  const std::string text = encoded({"--connectivity", "elimination", "--annotate"}, file);
  CHECK(contains(text, "c connectivity: eliminating r3c7 keeps the arcs acyclic\n"));
  CHECK(contains(encoded({"--annotate"}, file), " is reached from the root in at most 3 steps"));
  const std::string plain = encoded({"--connectivity", "elimination"}, file);
  const std::string last = std::to_string(read_dimacs_strictly(plain).clauses);
  const Finished told = run({"explain-clause", "--connectivity", "elimination", file, last});
  CHECK(told.code == 0);
  CHECK(contains(told.out, "rule: connectivity: eliminating r"));
  CHECK(run({"explain-clause", file, last, "--connectivity", "cuts"}).code == 2);
}

TEST_CASE("connectivity: a form that is too large is refused with its size") {
  std::string board = "heyawake\n500 500\n";
  const auto fill = [&](const std::string& word) {
    for (int r = 0; r < 500; ++r) {
      for (int c = 0; c < 500; ++c) board += c == 0 ? word : " " + word;
      board += '\n';
    }
  };
  fill("-");
  fill("1");
  const TempDir dir;
  const std::string out = dir.path("cnf");
  Finished finished = run({"encode", "--connectivity", "paper", "-o", out, "-"}, board);
  CHECK(finished.code == 4);
  CHECK(contains(finished.err, "connectivity as in the paper needs about 249001"));
  finished = run({"encode", "--connectivity", "elimination", "-o", out, "-"}, board);
  CHECK(finished.code == 4);
  CHECK(contains(finished.err, "connectivity by elimination needs more than 268435456 clauses"));
  finished = run({"encode", "--connectivity", "frontier", "-o", out, "-"}, board);
  CHECK(finished.code == 4);
  CHECK(contains(finished.err, "connectivity along a frontier needs about 31312500000 variables"));
  CHECK(dir.names().empty());
}

TEST_CASE("connectivity: remarks name each group of clauses of a form") {
  const auto says = [](const char* form, const char* sample, const std::string& remark) {
    const Finished finished =
        run({"encode", "--annotate", "--connectivity", form, data_file(sample)});
    return finished.out.find("c connectivity: " + remark + "\n") != std::string::npos;
  };
  CHECK(says("paper", "heyawake-6x6.txt", "a used edge has true ends"));
  CHECK(says("frontier", "nurikabe-6x6.txt", "what is linked, and stays so, at r3c2"));
  CHECK(says("paper", "heyawake-6x6.txt", "every used edge is reached"));
  CHECK(says("elimination", "hashi-7x7.txt", "r1c7 has a parent, or is the root, or is left out"));
}

}  // namespace p2c
