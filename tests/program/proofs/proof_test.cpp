// solve --proof and unique --proof.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/samples/sample_files.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;
using Names = std::vector<std::string>;

constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kNoAnswer = "nonogram\n1 1\n0\n1\n";

// The formula with one clause more in its header, and that clause.
std::string with_clause(std::string cnf, const std::string& clause) {
  const std::size_t header = cnf.find("p cnf ") + 6;
  const std::size_t count = cnf.find(' ', header) + 1;
  const std::size_t end = cnf.find('\n', count);
  const long clauses = std::stol(cnf.substr(count, end - count));
  return cnf.replace(count, end - count, std::to_string(clauses + 1)) + clause;
}

std::string last_line(const std::string& text) {
  return text.substr(text.rfind('\n', text.size() - 2) + 1);
}

// A board with two contradicting givens that need some steps.
Finished prove_none(const std::string& proof, const Names& more = {}) {
  Names words = {"solve",  "--proof", proof,    "--given",
                 "r1c1=1", "--given", "r1c2=1", data_file("heyawake-6x6.txt")};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
}

}  // namespace

TEST_CASE("unique --proof: the files say the same to check-proof and to cadical") {
  for (const std::string& puzzle : usual_samples()) {
    CAPTURE(puzzle);
    const TempDir dir;
    const Finished finished = run({"unique", "--proof", dir.path("p.drat"), puzzle});
    CHECK(finished.code == 0);
    CHECK(finished.out == run({"unique", puzzle}).out);
    CHECK(finished.err.find("proved: this CNF has no other model on the slots (") !=
          std::string::npos);
    CHECK(dir.names() == Names{"p.cnf", "p.drat"});
    CHECK(run({"check-proof", dir.path("p.cnf"), dir.path("p.drat")}).out == "verified\n");
    CHECK(run_program("cadical", {"-q", dir.path("p.cnf")}).code == 20);
  }
}

TEST_CASE("unique --proof: the formula is that of encode and one clause, the answer's opposite") {
  const TempDir dir;
  for (const char* name : {"heyawake-6x6", "hashi-7x7", "kenken-4x4"}) {
    const std::string puzzle = data_file(std::string(name) + ".txt");
    const std::string answer = data_file(std::string(name) + ".answer");
    for (const char* how : {"", "elimination", "layers", "frontier", "paper", "cuts"}) {
      CAPTURE(name);
      CAPTURE(how);
      const std::string used = *how == '\0' || how == std::string("cuts") ? "elimination" : how;
      Names words = {"unique", "--force", "--proof", dir.path("p.drat"), puzzle};
      if (*how != '\0') words.insert(words.end(), {"--connectivity", how});
      REQUIRE(run(words).code == 0);
      const std::string formula = read_file(dir.path("p.cnf"));
      const std::string encoded = run({"encode", "--connectivity", used, puzzle}).out;
      CHECK(formula == with_clause(encoded, last_line(formula)));
      CHECK(formula == run({"encode", "--connectivity", used, "--block", answer, puzzle}).out);
    }
  }
}

TEST_CASE("unique --proof --connectivity layers, paper: the whole formula is proved, not solved") {
  int cuts = 0;
  for (const std::string& puzzle : usual_samples()) {
    for (const char* how : {"layers", "paper"}) {
      CAPTURE(puzzle);
      CAPTURE(how);
      const TempDir dir;
      const Names words = {"unique", "--connectivity", how, "--presolve", "off", puzzle};
      Names more = words;
      more.insert(more.end(), {"--json", "--proof", dir.path("p.drat")});
      const Json report = Json::parse(run(more).out);
      CHECK(report["proven"] == "proved");
      CHECK(report["solution"] == Json::parse(run({"unique", "--json", puzzle}).out)["solution"]);
      CHECK(report["proof"]["clauses"] >= report["clauses"]);
      cuts += report["cuts"].get<int>();
      CHECK(run({"check-proof", dir.path("p.cnf"), dir.path("p.drat")}).out == "verified\n");
      CHECK(run_program("cadical", {"-q", dir.path("p.cnf")}).code == 20);
    }
  }
  CHECK(cuts > 0);
}

TEST_CASE("unique --proof --connectivity frontier: of a sea") {
  const TempDir dir;
  const std::string puzzle = data_file("nurikabe-6x6.txt");
  const Json report = Json::parse(run({"unique", "--connectivity", "frontier", "--presolve", "off",
                                       "--json", "--proof", dir.path("p.drat"), puzzle})
                                      .out);
  CHECK(report["proven"] == "proved");
  CHECK(report["solution"] == Json::parse(run({"unique", "--json", puzzle}).out)["solution"]);
  CHECK(report["proof"]["clauses"] > report["clauses"]);
  CHECK(run_program("cadical", {"-q", dir.path("p.cnf")}).code == 20);
}

TEST_CASE("solve --proof: no solution") {
  const TempDir dir;
  const Finished finished = prove_none(dir.path("p.drat"));
  CHECK(finished.code == 1);
  CHECK(finished.out.empty());
  CHECK(finished.err.starts_with("puzzle2cnf: no solution; proved: this CNF has no model ("));
  CHECK(run({"check-proof", dir.path("p.cnf"), dir.path("p.drat")}).out == "verified\n");
  CHECK(read_file(dir.path("p.cnf")) ==
        run({"encode", "--connectivity", "elimination", "--given", "r1c1=1", "--given", "r1c2=1",
             data_file("heyawake-6x6.txt")})
            .out);
  CHECK(prove_none(dir.path("q.drat"), {"--quiet"}).err.empty());
}

TEST_CASE("unique --proof: none") {
  const TempDir dir;
  const Finished finished = run({"unique", "--proof", dir.path("p.drat"), "-"}, kNoAnswer);
  CHECK(finished.code == 1);
  CHECK(finished.out == "none\n");
  CHECK(finished.err.find("proved: this CNF has no model (") != std::string::npos);
  CHECK(run({"check-proof", dir.path("p.cnf"), dir.path("p.drat")}).code == 0);
}

TEST_CASE("--proof: where there is nothing to prove there is no file") {
  const TempDir dir;
  const Finished solved = run({"solve", "--proof", dir.path("p.drat"), "-"}, kTwoAnswers);
  CHECK(solved.code == 0);
  CHECK(solved.err == "puzzle2cnf: there is a solution, so there is no proof to write\n");
  const Finished several = run({"unique", "--proof", dir.path("p.drat"), "-"}, kTwoAnswers);
  CHECK(several.code == 1);
  CHECK(several.out.starts_with("several\n"));
  CHECK(several.err == "puzzle2cnf: there are several answers, so there is no proof to write\n");
  CHECK(dir.names().empty());
}

TEST_CASE("--proof: a formula with the empty clause has a proof of one step") {
  const TempDir dir;
  for (const char* puzzle : {"hashi\n1 1\n-\n", "nonogram\n1 1\n1\n1\n"}) {
    Names words = {"unique", "--force", "--proof", dir.path("p.drat"), "-"};
    if (puzzle[0] == 'n') words.insert(words.end(), {"--given", "r1c1=1"});
    CHECK(run(words, puzzle).code == 0);
    CHECK(last_line(read_file(dir.path("p.cnf"))) == "0\n");
    CHECK(read_file(dir.path("p.drat")) == "0\n");
  }
}

TEST_CASE("--proof --json") {
  const TempDir dir;
  const Json report = Json::parse(prove_none(dir.path("p.drat"), {"--json"}).out);
  CHECK(report["proven"] == "proved");
  CHECK(report["proof"]["claim"] == "this CNF has no model");
  CHECK(report["proof"]["cnf"] == dir.path("p.cnf"));
  CHECK(report["proof"]["drat"] == dir.path("p.drat"));
  CHECK(report["proof"]["steps"] > 0);
  const Finished unique =
      run({"unique", "--json", "--proof", dir.path("q.drat"), data_file("hashi-7x7.txt")});
  CHECK(Json::parse(unique.out)["proven"] == "proved");
  CHECK(Json::parse(unique.out)["proof"]["claim"] == "this CNF has no other model on the slots");
  const Json without = Json::parse(run({"unique", "--json", data_file("hashi-7x7.txt")}).out);
  CHECK(without["proven"] == "unchecked");
  CHECK_FALSE(without.contains("proof"));
}

TEST_CASE("--proof: wrong usage") {
  const TempDir dir;
  const std::string puzzle = data_file("hashi-7x7.txt");
  for (const std::string& name : {std::string("proof"), std::string(".drat"), dir.path(".drat"),
                                  std::string("x.drat.gz"), std::string("-")}) {
    CAPTURE(name);
    const Finished finished = run({"unique", "--proof", name, puzzle});
    CHECK(finished.code == 2);
    CHECK(finished.err.find("for --proof, got '" + name + "'") != std::string::npos);
  }
  const Finished two = run({"solve", "--proof", dir.path("p.drat"), puzzle, puzzle});
  CHECK(two.code == 2);
  CHECK(two.err.find("expected one puzzle for a proof, got 2") != std::string::npos);
  for (const char* output : {"p.cnf", "p.drat", "./p.cnf"}) {
    CHECK(run({"solve", "--proof", dir.path("p.drat"), "-o", dir.path(output), puzzle}).code == 2);
  }
  CHECK(dir.names().empty());
}

TEST_CASE("--proof: existing files are refused at once without --force, which replaces them") {
  for (const char* name : {"p.cnf", "p.drat"}) {
    const TempDir dir;
    const std::string there = dir.write(name, "precious");
    const Finished refused = prove_none(dir.path("p.drat"));
    CHECK(refused.code == 5);
    CHECK(refused.err ==
          "puzzle2cnf: " + there + ": already exists; use --force to overwrite it\n");
    CHECK(dir.names() == Names{name});
    CHECK(read_file(there) == "precious");
    CHECK(prove_none(dir.path("p.drat"), {"--force"}).code == 1);
    CHECK(run({"check-proof", dir.path("p.cnf"), dir.path("p.drat")}).code == 0);
  }
}

TEST_CASE("--proof: what cannot be written or read back leaves no file") {
  const TempDir dir;
  CHECK(prove_none(dir.path("none/p.drat")).code == 5);
  const std::string device = dir.path("null.drat");
  std::filesystem::create_symlink("/dev/null", device);
  const Finished finished = prove_none(device);
  CHECK(finished.code == 5);
  CHECK(finished.err.find("is not a regular file, so it cannot be read back") != std::string::npos);
  CHECK(dir.names() == Names{"null.drat"});
}

// A limit of the shell on file sizes stands for a full disk: first for the formula, then for the
// proof alone.
TEST_CASE("--proof: a full disk leaves no file") {
  const TempDir measured;
  REQUIRE(prove_none(measured.path("p.drat")).code == 1);
  const std::size_t cnf = read_file(measured.path("p.cnf")).size();
  REQUIRE(read_file(measured.path("p.drat")).size() > (cnf / 1024 + 1) * 1024);
  for (const std::size_t blocks : {cnf / 1024, cnf / 1024 + 1}) {
    const TempDir dir;
    const std::string script = "trap '' XFSZ; ulimit -f " + std::to_string(blocks) +
                               "; exec \"$0\" solve --proof \"$1\" --given r1c1=1 --given r1c2=1 "
                               "\"$2\"";
    const Finished finished = run_program(
        "bash", {"-c", script, kProgram, dir.path("p.drat"), data_file("heyawake-6x6.txt")});
    CHECK(finished.code == 5);
    CHECK(finished.err.find(blocks == cnf / 1024 ? "p.cnf: cannot be written: File too large"
                                                 : "p.drat: cannot be written: File too large") !=
          std::string::npos);
    CHECK(dir.names().empty());
  }
}

// With cuts this puzzle takes fewer conflicts than its whole formula does, or than cuts and a
// trace.
TEST_CASE("--proof: a conflict limit of the proof leaves the answer, and no file") {
  const std::string puzzle = data_file("heyawake-8x8.txt");
  int limit = 1;
  while (limit < 100 &&
         run({"unique", "--conflict-limit", std::to_string(limit), puzzle}).code == 4) {
    ++limit;
  }
  for (const Names& form : {Names{}, Names{"--connectivity", "layers"}}) {
    const TempDir dir;
    Names words = {"unique",  "--conflict-limit", std::to_string(limit),
                   "--proof", dir.path("p.drat"), puzzle};
    words.insert(words.end(), form.begin(), form.end());
    const Finished finished = run(words);
    CHECK(finished.code == 4);
    CHECK(finished.out.starts_with("unique\n"));
    CHECK(finished.err == "puzzle2cnf: the conflict limit was reached, so no proof\n");
    CHECK(dir.names().empty());
    words.push_back("--json");
    CHECK(Json::parse(run(words).out)["proven"] == "unchecked");
  }
}

#ifndef PUZZLE2CNF_SANITIZED  // the sanitizers take more than the limit to begin with
TEST_CASE("--proof: a memory limit is for the whole formula, which the checker reads") {
  const TempDir dir;
  const std::string board = dir.write("board.txt", open_board(20));
  const Names words = {"solve",   "--proof", dir.path("p.drat"), "--connectivity", "layers",
                       "--given", "r1c1=1",  "--given",          "r1c2=1",         board};
  Names limited = words;
  limited.insert(limited.end(), {"--memory-limit", "30"});
  const Finished finished = run(limited);
  CHECK(finished.code == 4);
  CHECK(finished.err.find("above the limit of 30 MB, so no proof") != std::string::npos);
  CHECK(dir.names() == Names{"board.txt"});
  CHECK(run(words).code == 1);
  CHECK(dir.names() == Names{"board.txt", "p.cnf", "p.drat"});
}
#endif

// Solved by its lines, without a search.
std::string striped_board(int size) {
  const std::string side = std::to_string(size);
  std::string text = "nonogram\n" + side + " " + side + "\n";
  for (int r = 0; r < size; ++r) text += std::to_string(size - 1) + "\n";
  for (int c = 0; c + 1 < size; ++c) text += side + "\n";
  return text + "0\n";
}

TEST_CASE("--proof: a signal between the answer and its proof leaves the answer, and no file") {
  const TempDir dir;
  const Names words = {"unique", "--force", "--proof", dir.path("p.drat"), "-"};
  const std::string board = striped_board(30);
  const long polls = polls_of(words, board);
  std::set<std::pair<bool, std::size_t>> seen;  // whether there is an answer, and how many files
  for (long poll = 1; poll <= polls; ++poll) {
    CAPTURE(poll);
    for (const std::string& name : dir.names()) std::filesystem::remove(dir.path(name));
    const Finished finished = run_stopped({"TERM", poll}, words, board).finished;
    CHECK(finished.code == 143);
    CHECK((finished.out.empty() || finished.out.starts_with("unique\n")));
    seen.insert({!finished.out.empty(), dir.names().size()});
  }
  CHECK(seen == std::set<std::pair<bool, std::size_t>>{{false, 0}, {true, 0}, {true, 2}});
}

TEST_CASE("--proof: a time limit and signals leave no file") {
  const TempDir dir;
  const Names words = {"solve", "--proof", dir.path("p.drat"), "-"};
  for (const auto& [by, code] : {std::pair("time", 4), std::pair("TERM", 143)}) {
    for (const long poll : {1, 10, 100, 1000}) {
      CAPTURE(poll);
      const StoppedRun run = run_stopped({by, poll}, words, hard_board_text());
      CHECK(run.polls == poll);
      CHECK(run.finished.code == code);
      CHECK(dir.names().empty());
    }
  }
}

}  // namespace p2c
