#include "instances/families/family_spec.hpp"

#include <doctest/doctest.h>

namespace p2c::family_spec_test {
namespace {

FamilySpec read(const std::string& text) { return read_family_spec(text, "s.txt"); }

// Of a text below the line "family f".
std::string error_of(const std::string& lines) {
  try {
    read("family f\n" + lines);
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

constexpr const char* kRoom = "puzzle heyawake 4 6 variant room clues 3 4\n";

TEST_CASE("family spec: a line for each item") {
  const FamilySpec spec = read(
      "# what is hard\n"
      "family small-boards\n"
      "\n"
      "puzzle heyawake 4 6 variant room clues 3 4\n"
      "measure cadical-seconds 10\n"
      "puzzle KenKen 5 5 seeds 1-20 keep 3 variant clue cage-size 3 operations +\n"
      "filter minisat-seconds 60 cadical-seconds 600\n"
      "puzzle kenken 5 5 as plain seeds 7 variant puzzle prove\n"
      "filter minisat-seconds 5\n"
      "puzzle kenken 6 6 seeds 0-0 variant blocked\n"
      "measure nothing\n"
      "puzzle heyawake 4 6 variant room clues 3 as x\n");
  CHECK(spec.name == "small-boards");
  REQUIRE(spec.lines.size() == 5);
  const FamilyLine& room = spec.lines[0];
  CHECK(room.kind->name == "heyawake");
  CHECK(room.rows == 4);
  CHECK(room.cols == 6);
  CHECK(room.variant == Variant::kRoom);
  CHECK(room.clues == std::vector<int>{3, 4});
  CHECK_FALSE(room.seeds);
  CHECK(room.limits == FamilyLimits{});
  CHECK(room.place.line == 4);
  const FamilyLine& clue = spec.lines[1];
  CHECK(clue.kind->name == "kenken");
  CHECK(clue.variant == Variant::kClue);
  CHECK(clue.first_seed() == 1);
  CHECK(clue.last_seed() == 20);
  CHECK(clue.keep == 3);
  REQUIRE(clue.style);
  CHECK((*clue.style)["cage-size"] == 3);
  CHECK((*clue.style)["operations"] == 0);
  CHECK(clue.limits == FamilyLimits{10, 0, false});
  CHECK(spec.lines[2].limits == FamilyLimits{600, 60, true});
  CHECK(spec.lines[2].prove);
  CHECK(spec.lines[2].first_seed() == 7);
  CHECK(spec.lines[2].last_seed() == 7);
  CHECK(spec.lines[3].limits == FamilyLimits{0, 5, false});
  CHECK(spec.lines[3].variant == Variant::kBlocked);
  CHECK(spec.lines[4].limits == FamilyLimits{});
}

TEST_CASE("family spec: names of instances") {
  const FamilySpec spec = read(
      "family f\n"
      "puzzle heyawake 4 6 variant room clues 3 4\n"
      "puzzle kenken 5 5 seeds 7-9 variant clue as sums operations +\n"
      "puzzle hashi 8 9 seeds 7-9 variant blocked\n");
  CHECK(instance_name(spec, spec.lines[0], 0) == "f-heyawake-4x6-k3-k4-room");
  CHECK(instance_name(spec, spec.lines[1], 8) == "f-kenken-5x5-sums-s8-clue");
  CHECK(instance_name(spec, spec.lines[2], 9) == "f-hashi-8x9-s9-blocked");
}

TEST_CASE("family spec: the first lines are expected") {
  const auto error = [](const std::string& text) {
    try {
      read(text);
    } catch (const InputError& wrong) {
      return std::string(wrong.what());
    }
    return std::string("no error");
  };
  CHECK(error("").starts_with("s.txt"));
  CHECK(error("name f\n") == "s.txt:1:1: expected 'family' and a name, got 'name'");
  CHECK(error("family Big\n") ==
        "s.txt:1:8: expected the family's name: small letters, digits and hyphens, got 'Big'");
  CHECK(error("family -x\n").starts_with("s.txt:1:8: expected the family's name"));
  CHECK(error("family a b\n").starts_with("s.txt:1:10: expected the end of the line"));
  for (const char* rest : {"# no more\n", "\n", "\n \n\n", "\n# no more", "measure nothing\n\n"}) {
    CAPTURE(rest);
    CHECK(error(std::string("family a\n") + rest)
              .ends_with("expected a line 'puzzle KIND ROWS COLS ...', got the end of the file"));
  }
}

TEST_CASE("family spec: runs on shuffles, and which instances then count") {
  const FamilySpec spec = read(
      "family f\nsolver s kissat\nrun s seconds 50 spread 20 shuffles 5 solved median 10\n"
      "nonogram pigeons 3 2\nrun nothing\nrun s seconds 7\nnonogram pigeons 4 3\n");
  const SpecRun run = spec.lines.at(0).runs.at(0);
  CHECK(run.seconds == 50);
  CHECK(run.shuffles == 5);
  CHECK(run.median == 10);
  CHECK(run.spread == 20);
  CHECK(run.wish == SpecRun::kSolved);
  CHECK(run.filters());
  CHECK_FALSE(spec.lines.at(1).runs.at(0).filters());
  const auto error = [](const std::string& wishes) {
    return error_of("solver s kissat\nrun s seconds 5 " + wishes + "\nnonogram pigeons 3 2\n");
  };
  CHECK(error("solved shuffles 3") == "no error");
  CHECK(error("solved unsolved") ==
        "s.txt:3:24: expected 'unsolved' once, or 'solved' or 'unsolved'");
  CHECK(error("median 1 median 1").starts_with("s.txt:3:26: expected 'median' once"));
  CHECK(error("shuffles 0").starts_with("s.txt:3:26: expected a number from 1 to 1000"));
  CHECK(error("shufles 3") ==
        "s.txt:3:17: expected 'shuffles', 'median', 'spread', 'solved' or 'unsolved', got "
        "'shufles'; did you mean 'shuffles'?");
}

namespace {

std::vector<SolverRun> runs_of(const std::vector<std::string>& seconds) {
  std::vector<SolverRun> runs;
  for (const std::string& one : seconds) runs.push_back({"s", "", one, "", "satisfiable", "", ""});
  return runs;
}

}  // namespace

TEST_CASE("runs: an instance counts by the median and the spread, as far as they are known") {
  const SpecRun five{0, 100, SpecRun::kAny, 5, 10, 20};
  CHECK(may_count(five, {}));
  CHECK(may_count(five, runs_of({"1.00", "2.00", "10.00", "11.00", "20.00"})));
  CHECK_FALSE(may_count(five, runs_of({"1.00", "2.00", "9.99", "11.00", "20.00"})));
  CHECK_FALSE(may_count(five, runs_of({"1.00", "2.00", "3.00"})));  // whatever the others take
  CHECK(may_count(five, runs_of({"1.00", "2.00"})));
  CHECK_FALSE(may_count(five, runs_of({"1.00", "20.01"})));
  const SpecRun single{0, 100, SpecRun::kAny, 0, 10, 0};
  CHECK(may_count(single, runs_of({"10.00"})));
  CHECK_FALSE(may_count(single, runs_of({"9.99"})));
}

TEST_CASE("runs: what is no number is refused where it is") {
  const auto error_with = [](auto change) -> std::string {
    SolverRun run{"kissat", "4", "1.50", "7", "unknown", "cpu", "3"};
    change(run);
    try {
      read_runs(runs_head() + runs_line("a", run), "runs.csv");
      return "";
    } catch (const InputError& error) {
      return error.what();
    }
  };
  for (const char* seconds : {"abc", "-5", "", "1.", ".5", "1e3", "inf", "1.5 "}) {
    CHECK(error_with([&](SolverRun& run) { run.seconds = seconds; }) ==
          "runs.csv:2:12: expected seconds such as 0.50, got '" + std::string(seconds) + "'");
  }
  for (const char* number : {"xyz", "-5", "1.5"}) {
    CHECK(error_with([&](SolverRun& run) { run.conflicts = number; }) ==
          "runs.csv:2:17: expected a number of conflicts, or nothing, got '" + std::string(number) +
              "'");
    CHECK(error_with([&](SolverRun& run) { run.shuffle = number; }) ==
          "runs.csv:2:31: expected the seed of a shuffle, or nothing, got '" + std::string(number) +
              "'");
  }
  CHECK(error_with([](SolverRun& run) { run.conflicts = run.shuffle = ""; }).empty());
  CHECK(error_with([](SolverRun& run) { run.seconds = "5"; }).empty());
}

TEST_CASE("runs: a table with shuffles, and one of before") {
  const SolverRun run{"kissat", "4", "1.50", "", "unknown", "cpu", "3"};
  const std::string text = runs_head() + runs_line("a.cnf.xz", run);
  CHECK(text.starts_with("file,solver,version,seconds,conflicts,status,processor,shuffle\n"));
  CHECK(read_runs(text, "runs.csv") ==
        std::vector{std::pair<std::string, SolverRun>("a.cnf.xz", run)});
  const std::string head = "file,solver,version,seconds,conflicts,status,processor\n";
  const auto old = read_runs(head + "a.cnf.xz,kissat,4,1.50,,unknown,cpu\n", "runs.csv");
  CHECK(old.at(0).second.shuffle.empty());
  CHECK_THROWS_AS(read_runs(head + "a.cnf.xz,kissat,4,1.50,,unknown,cpu,3\n", "r"), InputError);
  CHECK_THROWS_AS(read_runs(runs_head() + "a.cnf.xz,kissat,4,1.50,,unknown,cpu\n", "r"),
                  InputError);
}

TEST_CASE("family spec: errors name their place and what is expected") {
  CHECK(error_of("puzle\n") ==
        "s.txt:2:1: expected 'puzzle', 'file', 'collection', 'filter', 'measure', 'connectivity', "
        "'cardinality', 'shuffle', 'solver', 'version', 'conflicts' or 'run', got 'puzle'; did you "
        "mean 'puzzle'?");
  const std::string kind = error_of("puzzle heyawak 3 3\n");
  CHECK(kind.starts_with("s.txt:2:8: expected 'heyawake', 'hashi', "));
  CHECK(kind.ends_with("', got 'heyawak'; did you mean 'heyawake'?"));
  CHECK(error_of("puzzle heyawake 3x3\n") ==
        "s.txt:2:17: expected rows and columns with a blank between them, '3 3', got '3x3'");
  CHECK(error_of("puzzle heyawake 0 3\n").starts_with("s.txt:2:17: expected "));
  CHECK(error_of("puzzle heyawake 3 3 variant rooms\n") ==
        "s.txt:2:29: expected 'puzzle', 'blocked', 'clue' or 'room', got 'rooms'; did you mean "
        "'room'?");
  CHECK(error_of("puzzle kenken 3 3 seeds 5-3 variant clue\n") ==
        "s.txt:2:25: expected two numbers FIRST-LAST up to 10^9, got '5-3'");
  CHECK(error_of("puzzle kenken 3 3 seeds x variant clue\n").starts_with("s.txt:2:25: expected"));
  CHECK(error_of("puzzle kenken 3 3 seeds 1 seeds 2\n") == "s.txt:2:27: expected 'seeds' once");
  CHECK(error_of("puzzle kenken 3 3 seeds 1 variant clue cage-sise 3\n")
            .find("got 'cage-sise'; did you mean 'cage-size'?") != std::string::npos);
  CHECK(
      error_of("puzzle kenken 3 3 seeds 1 variant clue operations x\n")
          .ends_with(
              "expected '+', '+-', '+*', '+-*', '+-*/', '*', '-' or '/' for operations, got 'x'"));
  CHECK(error_of("puzzle kenken 3 3 seeds 1 variant clue cage-size 99\n")
            .starts_with("s.txt:2:50: expected a number from 1 to "));
  CHECK(error_of("puzzle heyawake 3 3 variant room clues 1 1 1 1\n") ==
        "s.txt:2:46: expected no more clues of rooms than columns, 3");
  CHECK(error_of("puzzle heyawake 3 3 variant room clues\n").starts_with("s.txt:2:39: expected"));
  CHECK(error_of("filter\n").starts_with("s.txt:2:7: expected minisat-seconds or cadical-seconds"));
  CHECK(error_of("filter minisat-seconds 5 minisat-seconds 6\n") ==
        "s.txt:2:26: expected 'minisat-seconds' once");
  CHECK(error_of("filter nothing\n").find("expected 'minisat-seconds' or 'cadical-seconds', got") !=
        std::string::npos);
  CHECK(error_of("measure minisat-seconds 5\n")
            .starts_with("s.txt:2:9: expected 'cadical-seconds' or 'nothing', got"));
}

TEST_CASE("family spec: a size that the kind's generator does not make is refused") {
  CHECK(error_of("puzzle kenken 5 6 seeds 1 variant puzzle\n") ==
        "s.txt:2:15: a board of the kind kenken is square: expected as many rows as columns");
  CHECK(error_of("puzzle nonogram 1 6000 seeds 1 variant puzzle\n")
            .starts_with("s.txt:2:17: expected at most "));
  CHECK(error_of("puzzle nonogram 1 6000 seeds 1 variant puzzle\n")
            .ends_with(" rows and columns of a nonogram"));
  CHECK(error_of("puzzle heyawake 1 6000 variant room clues 5\n") == "no error");
}

TEST_CASE("family spec: items go with their variants") {
  const auto ends = [](const std::string& lines, std::string_view end) {
    const std::string error = error_of(lines);
    INFO(error);
    CHECK(error.starts_with("s.txt:2:1: expected "));
    CHECK(error.ends_with(end));
  };
  ends("puzzle kenken 3 3 seeds 1\n",
       "'variant' and one of puzzle, blocked, clue or room in this line");
  ends("puzzle kenken 3 3 variant puzzle\n", "'seeds' and FIRST-LAST for the variant puzzle");
  ends("puzzle kenken 3 3 seeds 1 variant puzzle clues 3\n", "'clues' only with the variant room");
  ends("puzzle kenken 3 3 variant room clues 3\n",
       "a kind with rooms for the variant room, got kenken");
  ends("puzzle heyawake 3 3 variant room\n",
       "'clues' and the clue of each room for the variant room");
  ends("puzzle heyawake 3 3 variant room clues 3 seeds 1\n",
       "no seeds, keep or style for the variant room, which is not random");
  ends("puzzle heyawake 3 3 variant room clues 3 keep 1\n",
       "no seeds, keep or style for the variant room, which is not random");
}

TEST_CASE("family spec: a name that is too long for a file is refused") {
  const auto rooms = [](int count) {
    std::string line = "puzzle heyawake 9 90 variant room clues";
    for (int i = 0; i < count; ++i) line += " 3";
    return line + "\n";
  };
  CHECK(error_of(rooms(60)) == "no error");
  CHECK(error_of(rooms(61)) ==
        "s.txt:2:1: expected a name of files of at most 200 characters, got 203");
}

TEST_CASE("family spec: two lines never give files of one name") {
  const std::string line = "puzzle kenken 4 4 seeds 1-5 variant puzzle\n";
  CHECK(error_of(line + "puzzle kenken 4 4 seeds 5-9 variant puzzle\n") ==
        "s.txt:3:1: expected other names of files than those of line 2: 'as WORD' puts a word into "
        "them");
  CHECK(error_of(line + "puzzle kenken 4 4 seeds 6-9 variant puzzle\n") == "no error");
  CHECK(error_of(line + "puzzle kenken 4 4 seeds 5-9 variant clue\n") == "no error");
  CHECK(error_of(line + "puzzle kenken 4 4 seeds 5-9 variant puzzle as x\n") == "no error");
  CHECK(error_of(std::string(kRoom) + kRoom).starts_with("s.txt:3:1: expected other names"));
  CHECK(error_of(std::string(kRoom) + "puzzle heyawake 4 6 variant room clues 4 as k3\n") ==
        "s.txt:3:1: expected other names of files than those of line 2: 'as WORD' puts a word into "
        "them");
}

}  // namespace
}  // namespace p2c::family_spec_test
