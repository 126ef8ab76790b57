// hint and explain with a state: wrong entries, several answers, none.
#include <doctest/doctest.h>

#include "tests/program/verbs/explained.hpp"

namespace p2c {
namespace {

TEST_CASE("a state is any answer, whole or partial, as text or JSON, for every kind") {
  for (const std::string name : kSamples) {
    CAPTURE(name);
    const TempDir dir;
    CHECK(run({"hint", sample(name), data_file(name + ".answer")}).out == "nothing is open\n");
    const std::string json = dir.write("json", run({"solve", "--json", sample(name)}).out);
    CHECK(run({"explain", sample(name), json}).out == "nothing is open\n");
    CHECK(run({"explain", sample(name), json}).code == 0);
  }
  const TempDir dir;
  const std::string loose = dir.write("loose", kLoose);
  for (const char* const form : {"--json", "--quiet"}) {
    const std::string forced =
        dir.write("forced", run({"solve", "--forced", "--given", "r1c1=1", form, loose}).out);
    const Finished hint = run({"explain", "--slot", "r2c1", "--given", "r1c1=1", loose});
    CHECK(hint.out ==
          "r2c1 and r3c1 are empty, because r1c1 is filled (column 1: the blocks 1).\n");
    CHECK(run({"hint", loose, forced, "--slot", "r2c1"}).out == "r2c1 is known: it is empty\n");
  }
}

TEST_CASE("what a player has settled in a pzprv3 file is a state") {
  const TempDir dir;
  const std::string half = dir.write("half", "pzprv3\nnonogram\n2\n2\n. 1 1 \n1 # . \n1 . . \n");
  const std::string hint = "r2c1 is empty, because r1c1 is filled (column 1: the blocks 1).\n";
  CHECK(run({"hint", half, half, "--slot", "r2c1"}).out == hint);
  CHECK(run({"hint", half, "--from-position", "--slot", "r2c1"}).out == hint);
  CHECK(run({"hint", half, half, "--from-position"}).code == 2);
  const std::string other = dir.write("other", "pzprv3\nnonogram\n1\n1\n. 1 \n1 . \n");
  CHECK(run({"hint", half, other}).code == 3);
}

TEST_CASE("bad states are refused with their place") {
  const TempDir dir;
  const std::string puzzle = dir.write("puzzle", kOne);
  const std::string bad = dir.write("bad", "forced nonogram\n2 2\nx z\n? ?\n");
  const Finished refused = run({"hint", puzzle, bad});
  CHECK(refused.code == 3);
  CHECK(refused.err == "puzzle2cnf: " + bad + ":3:3: expected 'x' or '-', got 'z'\n");
  CHECK(run({"hint", puzzle, dir.path("nowhere")}).code == 3);
  CHECK(run({"explain", puzzle, dir.write("kind", "forced hashi\n")}).code == 3);
  CHECK(run({"hint"}).code == 2);
  CHECK(run({"hint", puzzle, bad, bad}).code == 2);
}

TEST_CASE("an entry that a given contradicts is named without a step; another one is refuted") {
  const TempDir dir;
  const std::string puzzle = sample("kenken-4x4");
  const auto state = [&](const std::string& row) {
    return dir.write("state", "forced kenken\n4 4\n" + row + "\n? ? ? ?\n? ? ? ?\n? ? ? ?\n");
  };
  for (const char* const verb : {"hint", "explain"}) {
    const std::vector<std::string> words = {verb, puzzle, state("? 1 ? ?"), "--given", "r1c2=2"};
    const Finished finished = run(words);
    CHECK(finished.code == 1);
    CHECK(finished.out == "wrong in the state: r1c2 is 1; it is given that r1c2 is 2\n");
    const Json report = report_of(words);
    CHECK(report["wrong"] == Json::parse(R"(["r1c2"])"));
    CHECK(report["steps"].empty());
    CHECK_FALSE(report.contains("goal"));
  }
  const Finished both = run({"hint", puzzle, state("? 1 ? 4"), "--given", "r1c2=2"});
  CHECK(both.code == 1);
  CHECK(both.out.starts_with(
      "wrong in the state: r1c2 is 1, and r1c4 is 4; it is given that r1c2 is 2\n"));
  CHECK(report_of({"hint", puzzle, state("? 1 ? 4"), "--given", "r1c2=2"})["goal"]["slot"] ==
        "r1c4");
}

TEST_CASE("a wrong entry is named and refuted by right entries") {
  const TempDir dir;
  const std::string puzzle = sample("kenken-4x4");
  const std::string state =
      dir.write("state", "forced kenken\n4 4\n? 2 ? 3\n? ? ? ?\n? 1 ? ?\n? ? ? ?\n");  // r3c2 is 3
  for (const char* const verb : {"hint", "explain"}) {
    const Finished finished = run({verb, puzzle, state});
    CHECK(finished.code == 1);
    CHECK(finished.out.starts_with("wrong in the state: r3c2 is 1\n"));
    const Json report = report_of({verb, puzzle, state});
    CHECK(report["wrong"] == Json::parse(R"(["r3c2"])"));
    CHECK(report["goal"] == Json::parse(R"({"slot":"r3c2","is":3})"));
    CHECK(report["steps"].size() == 1);
  }
}

TEST_CASE("with several answers entries that no answer has together are named") {
  const TempDir dir;
  const std::string loose = dir.write("loose", kLoose);
  const std::string state = dir.write("state", "forced nonogram\n3 3\nx x -\n? ? ?\n? ? ?\n");
  const Finished finished = run({"hint", loose, state});
  CHECK(finished.code == 1);
  CHECK(finished.out ==
        "no answer continues the state: none has all of these: r1c1 and r1c2 are filled\n");
  const Json report = report_of({"hint", loose, state});
  CHECK(report["contradiction"]["fewest"] == true);
  CHECK(report["contradiction"]["facts"].size() == 2);
  CHECK(report["steps"].empty());
}

TEST_CASE("with several answers it says what follows, where it stops, and what to guess") {
  const TempDir dir;
  const std::string loose = dir.write("loose", kLoose);
  const Finished finished = run({"explain", loose});
  CHECK(finished.code == 1);
  CHECK(
      finished.out.starts_with("nothing follows: there are several answers, and 9 slots are "
                               "open\nof 9 slots tried none forces others"));
  const Json report = report_of({"explain", loose});
  CHECK(report["complete"] == false);
  CHECK(report["unique"] == false);
  CHECK(report["level"].is_null());
  CHECK(report["guess"]["tried"] == 9);
  CHECK(run({"hint", loose}).code == 1);
  const Finished some = run({"explain", "--given", "r1c1=1", loose});
  CHECK(some.code == 1);
  CHECK(some.out.find("nothing more follows: there are several answers, and 4 slots are open\n") !=
        std::string::npos);
  CHECK(run({"hint", "--given", "r1c1=1", loose}).code == 0);
}

TEST_CASE("of a puzzle without an answer rules are named that contradict each other") {
  for (const char* const verb : {"hint", "explain"}) {
    const Finished finished = run({verb, "-"}, kNone);
    CHECK(finished.code == 1);
    CHECK(finished.out.starts_with("no answer: these contradict each other"));
    const Json report = report_of({verb, "-"}, kNone);
    CHECK(report["status"] == "UNSATISFIABLE");
    CHECK(report["contradiction"]["rules"].size() >= 2);
    CHECK(report["steps"].empty());
  }
}

TEST_CASE("values that are given and contradict each other are named, a line each") {
  const TempDir dir;
  const std::string loose = dir.write("loose", kLoose);
  const Finished finished = run({"hint", loose, "-q", "--given", "r1c1=1", "--given", "r1c1=0"});
  CHECK(finished.code == 1);
  CHECK(finished.out ==
        "no answer: these contradict each other, and no fewer rules do\n"
        "- r1c1 is empty\n- r1c1 is filled\n");
}

}  // namespace
}  // namespace p2c
