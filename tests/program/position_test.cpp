// --position and --from-position: a player's state as givens.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"

namespace p2c {
namespace {

constexpr const char* kTwo = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kHalf = "pzprv3\nnonogram\n2\n2\n. 1 1 \n1 # . \n1 . . \n";
constexpr const char* kAnswer = "answer nonogram\n2 2\nx -\n- x\n";

TEST_CASE("a position in the puzzle's file is taken as given where that is asked for") {
  const TempDir folder;
  const std::string half = folder.write("half.txt", kHalf);
  CHECK(run({"solve", "--forced", "-q", half}).out == "forced nonogram\n2 2\n? ?\n? ?\n");
  CHECK(run({"solve", "--forced", "-q", "--from-position", half}).out == kAnswer);
  CHECK(run({"solve", "-q", "--from-position", half}).out == kAnswer);
  CHECK(run({"unique", "--from-position", half}).out == "unique\n" + std::string(kAnswer));
  CHECK(run({"count", half}).out == "2\n");
  CHECK(run({"count", "--from-position", half}).out == "1\n");
  CHECK(run({"enumerate", "--from-position", half}).out == kAnswer);
  CHECK(run({"solve", "--format", "sat", "--from-position", half})
            .out.starts_with("s SATISFIABLE\nv 1 -2 -3 4 "));
}

TEST_CASE("a file without a position is solved with a warning") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  const Finished finished = run({"count", "--from-position", file});
  CHECK(finished.out == "2\n");
  CHECK(finished.err == "puzzle2cnf: warning: " + file + ": the file has no position\n");
}

TEST_CASE("a half-filled answer that nobody asked for is ignored with a hint") {
  const TempDir folder;
  const std::string half = folder.write("half.txt", kHalf);
  const std::string hint = "puzzle2cnf: " + half +
                           " has a half-filled answer, which is ignored: --from-position takes it "
                           "as given\n";
  for (const char* const verb : {"solve", "unique", "count", "enumerate"}) {
    CAPTURE(verb);
    CHECK(run({verb, half}).err == hint);
    CHECK(run({verb, "-q", half}).err.empty());
    CHECK(run({verb, "--from-position", half}).err.empty());
  }
  CHECK(run({"count", half, half}).err == hint + hint);
}

TEST_CASE("an answer that is blank or right is no position to hint at") {
  const TempDir folder;
  const std::string head = "pzprv3\nhashikake\n1\n3\n1 . 1 \n";
  CHECK(run({"count", folder.write("blank.txt", head + "0 0 \n\n")}).err.empty());
  const std::string solved =
      run({"convert", "--to", "pzprv3", data_file("hashi-7x7.txt"), data_file("hashi-7x7.answer")})
          .out;
  CHECK(run({"count", folder.write("solved.txt", solved)}).err.empty());
}

TEST_CASE("a limit of memory ends the reason and not the answer") {
  const TempDir folder;
  const std::string file = folder.write("ones.txt", "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n");
  const std::string state = folder.write("blank", "forced nonogram\n3 3\n- - -\n- - -\n- - -\n");
  const std::vector<std::string> words = {"unique", "--position", state, file};
  const std::string reason = "puzzle2cnf: no answer continues the position: ";
  const std::string limit = "puzzle2cnf: the memory limit was reached\n";
  int without = 0;
  for (long poll = 1; poll <= polls_of(words); poll += 7) {
    CAPTURE(poll);
    const Finished finished = run_stopped({"memory", poll}, words).finished;
    const bool answered = finished.code == 1;
    CHECK(finished.code == (answered ? 1 : 4));
    CHECK(finished.out == (answered ? "none\n" : ""));
    if (!answered) CHECK(finished.err == limit);
    if (answered && finished.err.empty()) ++without;
    CHECK((!answered || finished.err.empty() || finished.err.starts_with(reason)));
  }
  CHECK(without > 0);
}

TEST_CASE("undrawn bridges are open, crosses and drawn ones are known") {
  const TempDir folder;
  // Two answers: the pair on the left is joined by the top or by the bottom.
  const std::string head = "pzprv3\nhashikake\n1\n3\n- - - \n";
  const std::string open = folder.write("open.txt", head + "0 2 \n");
  CHECK(run({"count", open}).out == "4\n");
  CHECK(run({"count", "--from-position", open}).out == "2\n");
  const std::string crossed = folder.write("crossed.txt", head + "-1 2 \n");
  CHECK(run({"count", "--from-position", crossed}).out == "0\n");
}

TEST_CASE("the output of solve --forced is a position, as text and as JSON") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  for (const char* const form : {"--json", "--quiet"}) {
    const std::string forced = folder.write("forced", run({"solve", "--forced", form, file}).out);
    CHECK(run({"count", "--position", forced, file}).out == "2\n");
  }
  const std::string state = folder.write("state", "forced nonogram\n2 2\nx ?\n? ?\n");
  CHECK(run({"solve", "-q", "--position", state, file}).out == kAnswer);
  CHECK(run({"count", "--position", folder.write("half", kHalf), file}).out == "1\n");
}

TEST_CASE("with several answers the fewest slots are named that none has together") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  const std::string state = folder.write("state", "forced nonogram\n2 2\nx x\n? ?\n");
  for (const char* const verb : {"solve", "unique"}) {
    const Finished finished = run({verb, "--position", state, file});
    CHECK(finished.code == 1);
    CHECK(finished.err ==
          "puzzle2cnf: no answer continues the position: none has all of r1c1=1, r1c2=1\n");
    const auto report = nlohmann::json::parse(run({verb, "--json", "--position", state, file}).out);
    CHECK(report["status"] == "UNSATISFIABLE");
    CHECK(report["contradiction"] == nlohmann::json::parse(R"(["r1c1=1","r1c2=1"])"));
    CHECK(report["smallest"] == true);
  }
}

TEST_CASE("with one answer the wrong slots are named") {
  const TempDir folder;
  const std::string file = folder.write("one.txt", std::string(kTwo) + "given r1c1=1\n");
  const std::string two = folder.write("two", "forced nonogram\n2 2\n? x\n? -\n");
  const Finished finished = run({"solve", "--position", two, file});
  CHECK(finished.code == 1);
  CHECK(finished.err == "puzzle2cnf: no answer continues the position: r1c2, r2c2 are wrong\n");
  const auto report = nlohmann::json::parse(run({"solve", "--json", "--position", two, file}).out);
  CHECK(report["wrong"] == nlohmann::json::parse(R"(["r1c2","r2c2"])"));
  const std::string one = folder.write("one", "forced nonogram\n2 2\n? x\n? ?\n");
  CHECK(run({"solve", "--position", one, file}).err ==
        "puzzle2cnf: no answer continues the position: r1c2 is wrong\n");
}

TEST_CASE("a puzzle without an answer has no wrong position") {
  const TempDir folder;
  const std::string none = folder.write("none.txt", "nonogram\n1 1\n0\n1\n");
  const std::string state = folder.write("state", "answer nonogram\n1 1\nx\n");
  const Finished finished = run({"solve", "--position", state, none});
  CHECK(finished.code == 1);
  CHECK(finished.err == "puzzle2cnf: no solution\n");
}

TEST_CASE(
    "a reason that takes long is given up, with the same words each time; the proof comes first") {
  const TempDir folder;
  const int side = 10;
  std::string text = "nonogram\n10 10\n";
  for (int line = 0; line < 2 * side; ++line) text += "1\n";
  std::string blank = "forced nonogram\n10 10\n";
  for (int row = 0; row < side; ++row) blank += "- - - - - - - - - -\n";
  const std::string file = folder.write("ones.txt", text);
  const std::string state = folder.write("blank", blank);
  const auto report =
      nlohmann::json::parse(run({"solve", "--json", "--position", state, file}).out);
  CHECK(report["contradiction"].size() == 10);  // no slot of a whole line can be left out
  CHECK(report["smallest"] == false);
  std::string names;
  for (const auto& name : report["contradiction"]) names += ", " + name.get<std::string>();
  CHECK(run({"solve", "-q", "--position", state, file}).err.empty());
  const Finished proved =
      run({"solve", "--position", state, "--proof", folder.path("p.drat"), file});
  CHECK(proved.code == 1);
  CHECK(proved.err.starts_with("puzzle2cnf: no answer continues the position: none has all of " +
                               names.substr(2) +
                               " (perhaps fewer are enough); proved: this CNF has no model"));
}

TEST_CASE("a position holds for each of several puzzles, with any number of threads") {
  const TempDir folder;
  const std::string two = folder.write("two.txt", kTwo);
  const std::string one = folder.write("one.txt", std::string(kTwo) + "given r1c1=1\n");
  const std::string state = folder.write("state", "forced nonogram\n2 2\n? x\n? ?\n");
  for (const char* const verb : {"solve", "unique", "count"}) {
    CAPTURE(verb);
    const auto with = [&](const char* threads) {
      return run({verb, "--threads", threads, "--position", state, two, one});
    };
    const Finished alone = with("1");
    CHECK(alone.code == (std::string_view(verb) == "count" ? 0 : 1));
    CHECK(with("2").out == alone.out);
    CHECK(with("2").err == alone.err);
  }
  const std::string out = folder.write("out", "old\n");
  CHECK(run({"solve", "-q", "--position", state, two, "-o", out}).code == 5);
  CHECK(read_file(out) == "old\n");
  CHECK(run({"solve", "-q", "--position", state, two, "-o", out, "--force"}).code == 0);
  CHECK(read_file(out) == "answer nonogram\n2 2\n- x\nx -\n");
}

TEST_CASE("stdin is read once, and never overwritten") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  const std::string keep = folder.write("keep", kAnswer);
  const Finished over =
      run_program("bash", {"-c", "\"$0\" solve -q --position - \"$1\" -o \"$2\" --force < \"$2\"",
                           kProgram, file, keep});
  CHECK(over.code == 2);
  CHECK(read_file(keep) == kAnswer);
  CHECK(run({"solve", "-q", "--position", "-", file}, kAnswer).out == kAnswer);
  CHECK(run({"solve", "--position", "-", "-"}, kAnswer).code == 2);
  CHECK(run({"solve", "--position", "-", file, file}, kAnswer).code == 2);
}

TEST_CASE("wrong use of a position") {
  const TempDir folder;
  const std::string file = folder.write("two.txt", kTwo);
  CHECK(run({"solve", "--position", file, "--from-position", file}).code == 2);
  CHECK(run({"solve", "--position", file, "--position", file, file}).code == 2);
  CHECK(run({"solve", "--position", file, file}).code == 3);  // no answer
  CHECK(run({"solve", "--position", folder.path("none"), file}).code == 3);
}

}  // namespace
}  // namespace p2c
