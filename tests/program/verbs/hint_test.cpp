// hint and explain: steps as text, JSON and pages; wrong entries, several answers, none.
#include <doctest/doctest.h>

#include <csignal>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/waiting.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace puzzle2cnf {
namespace {

using Json = nlohmann::json;

constexpr const char* kSamples[] = {"heyawake-6x6", "hashi-7x7", "kenken-4x4", "nonogram-12x12"};
constexpr const char* kLoose = "nonogram\n3 3\n1\n1\n1\n1\n1\n1\n";
constexpr const char* kOne = "nonogram\n2 2\n1\n1\n1\n1\ngiven r1c1=1\n";
constexpr const char* kHard =
    "heyawake\n6 6\n- - 0 1 - -\n1 - - - - -\n- - - - - -\n- - 1 - - -\n- 1 - - - -\n- - - 2 - -\n"
    "1 1 2 3 3 3\n4 4 2 5 5 5\n4 4 2 5 5 5\n4 4 6 5 5 5\n7 8 9 10 10 10\n11 11 9 12 12 12\n";
constexpr const char* kNone = "nonogram\n2 2\n2\n1\n1\n1\n";

std::string sample(const std::string& name) { return data_file(name + ".txt"); }

Json report_of(std::vector<std::string> words, std::string_view stdin_text = {}) {
  words.emplace_back("--json");
  return Json::parse(run(words, stdin_text).out);
}

// What the steps of a report leave known: a value of each slot's name.
std::map<std::string, int> values_of(const Json& steps) {
  std::map<std::string, int> values;
  for (const Json& step : steps) {
    for (const Json& fact : step["concludes"]) {
      if (fact.contains("is")) values[fact["slot"]] = fact["is"];
    }
  }
  return values;
}

TEST_CASE("explain fills every slot of every sample, each by a rule and what is known by then") {
  for (const std::string name : kSamples) {
    CAPTURE(name);
    const Json report = report_of({"explain", sample(name)});
    CHECK(report["complete"] == true);
    CHECK(report["unique"] == true);
    CHECK(report["step_count"] == report["steps"].size());
    std::map<std::string, Json> known;
    for (const Json& step : report["steps"]) {
      CHECK_FALSE(step["rules"].empty());
      for (const Json& fact : step["facts"]) {
        if (fact.contains("is")) CHECK(known[fact["slot"]] == fact["is"]);
      }
      for (const Json& fact : step["concludes"]) {
        if (fact.contains("is")) known[fact["slot"]] = fact["is"];
      }
    }
    // The givens are the answer: with them nothing is open.
    std::vector<std::string> solve = {"explain", sample(name)};
    for (const auto& [slot, value] : known) {
      solve.insert(solve.end(), {"--given", slot + "=" + value.dump()});
    }
    CHECK(run(solve).out == "nothing is open\n");
  }
}

TEST_CASE("a level is exact where no step takes more rules than have to be combined") {
  CHECK(report_of({"explain", "--stats", sample("kenken-4x4")})["level"] == 1);
  CHECK(report_of({"explain", "--stats", sample("heyawake-6x6")})["level"] == 3);
  const Json hard = report_of({"explain", "--stats", "-"}, kHard);
  CHECK(hard["level"].is_null());
  CHECK(hard["level_at_least"] == 3);
  CHECK(run({"explain", "--stats", "-"}, kHard).out.starts_with("level 3 or above, "));
  CHECK(run({"explain", "--stats", "--smallest", "-"}, kHard).out.starts_with("level 4, "));
  CHECK_FALSE(hard.contains("steps"));
  CHECK(hard["steps_with_two_or_more"].get<int>() > 0);
  const Finished stats = run({"explain", "--stats", sample("kenken-4x4")});
  CHECK(stats.code == 0);
  CHECK(stats.out == "level 1, 26 steps\n");
  const std::string answer = data_file("kenken-4x4.answer");
  CHECK(run({"explain", "--stats", sample("kenken-4x4"), answer}).out == "0 steps\n");
}

TEST_CASE("--first and --last show a part of the same steps") {
  const std::string all = run({"explain", sample("kenken-4x4")}).out;
  const Finished part = run({"explain", "--first", "2", "--last", "3", sample("kenken-4x4")});
  CHECK(part.code == 0);
  CHECK(all.find("\n" + part.out) != std::string::npos);
  CHECK(part.out.starts_with("2. "));
  CHECK(run({"explain", "--first", "3", "--last", "2", sample("kenken-4x4")}).code == 2);
  CHECK(run({"explain", "--first", "3", "--stats", sample("kenken-4x4")}).code == 2);
  CHECK(run({"explain", "--first", "999", sample("kenken-4x4")}).out.empty());
}

TEST_CASE("a hint is the next value, and the hints lead to the answer") {
  for (const std::string name : kSamples) {
    CAPTURE(name);
    std::vector<std::string> words = {"hint", sample(name)};
    const std::map<std::string, int> all = values_of(report_of({"explain", sample(name)})["steps"]);
    for (int hints = 0; hints < 8; ++hints) {
      const Json goal = report_of(words)["goal"];
      const std::string slot = goal["slot"];
      CHECK(all.at(slot) == goal["is"]);
      words.insert(words.end(), {"--given", slot + "=" + goal["is"].dump()});
    }
    CHECK(run(words).code == 0);
  }
}

TEST_CASE("--slot explains one slot, from the state or from the bare board") {
  const std::string puzzle = sample("kenken-4x4");
  const Json hint = report_of({"hint", puzzle, "--slot", "r1c1"});
  CHECK(hint["goal"] == Json::parse(R"({"slot":"r1c1","is":4})"));
  CHECK(values_of(hint["steps"])["r1c1"] == 4);
  CHECK(run({"explain", puzzle, "--slot", "r1c1"}).out ==
        run({"hint", puzzle, "--slot", "r1c1"}).out);
  const TempDir dir;
  const std::string state =
      dir.write("state", "forced kenken\n4 4\n? 2 1 3\n? ? ? ?\n? ? ? ?\n? ? ? ?\n");
  CHECK(run({"hint", puzzle, state, "--slot", "r1c1"}).out ==
        "r1c1 is 4, because r1c2 is 2, r1c3 is 1, and r1c4 is 3 (row 1: each number once).\n");
  CHECK(run({"hint", puzzle, state, "--slot", "r1c2"}).out == "r1c2 is known: it is 2\n");
  CHECK(run({"explain", puzzle, state, "--slot", "r1c1"}).code == 2);
  const Finished wrong = run({"hint", puzzle, "--slot", "r1c11"});
  CHECK(wrong.code == 2);
  CHECK(wrong.err ==
        "puzzle2cnf: expected a slot (r1c1 to r4c4) for --slot, got 'r1c11'; did you mean 'r1c1'? "
        "(see 'puzzle2cnf help')\n");
}

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

TEST_CASE("pages are whole, self-contained and well-formed") {
  for (const std::string name : kSamples) {
    CAPTURE(name);
    const TempDir dir;
    const std::string page = dir.path("page.html");
    const Finished finished = run({"explain", sample(name), "-o", page});
    CHECK(finished.code == 0);
    CHECK(finished.out == run({"explain", sample(name)}).out);
    const std::string html = read_file(page);
    CHECK(html.starts_with("<!DOCTYPE html>\n"));
    CHECK(html.ends_with("</html>\n"));
    for (const char* const outside : {"src=", "@import", "url(", "<link"}) {
      CHECK(html.find(outside) == std::string::npos);
    }
    const std::string head = "<script type=\"application/json\" id=\"data\">";
    const std::size_t begin = html.find(head) + head.size();
    const Json data = Json::parse(html.substr(begin, html.find("</script>", begin) - begin));
    CHECK(data["slots"].size() == data["shown"].size());
    CHECK(data["steps"].size() == report_of({"explain", sample(name)})["step_count"]);
    for (const Json& step : data["steps"]) {
      for (const Json& rule : step["r"]) CHECK(rule.get<std::size_t>() < data["rules"].size());
    }
    for (const Json& shown : data["shown"]) CHECK(shown.get<int>() > 0);
    CHECK(run({"hint", sample(name), "-o", page}).code == 5);  // it is there
    CHECK(run({"hint", sample(name), "-o", page, "--force"}).code == 0);
  }
  CHECK(run({"hint", sample("kenken-4x4"), "-o", "x.png"}).code == 2);
}

TEST_CASE("a picture shows the last step") {
  const TempDir dir;
  const std::string file = dir.path("step.svg");
  CHECK(run({"explain", sample("kenken-4x4"), "--last", "2", "-o", file}).code == 0);
  const std::string svg = read_file(file);
  CHECK(svg.starts_with("<svg "));
  CHECK(svg.ends_with("</svg>\n"));
  const auto count = [&](std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = svg.find(part); at != std::string::npos; at = svg.find(part, at + 1)) {
      ++found;
    }
    return found;
  };
  CHECK(count("<rect x=") == 4);  // r3c2 is 3, so three cells of its row are not
  CHECK(count("stroke-dasharray=\"7 4\"") == 1);
}

TEST_CASE("a page for each end: no answer, several, a wrong state") {
  const TempDir dir;
  const std::string page = dir.path("page.html");
  CHECK(run({"explain", "-", "-o", page}, kNone).code == 1);
  CHECK(read_file(page).find("these contradict each other") != std::string::npos);
  CHECK(read_file(page).find("0 steps") == std::string::npos);
  CHECK(run({"explain", "-", "-o", page, "--force"}, kLoose).code == 1);
  CHECK(read_file(page).find("nothing follows") != std::string::npos);
  const std::string one = dir.write("one", kOne);
  const std::string state = dir.write("state", "forced nonogram\n2 2\n? x\n? ?\n");
  CHECK(run({"explain", one, state, "-o", page, "--force"}).code == 1);
  CHECK(read_file(page).find("wrong in the state: r1c2 is filled") != std::string::npos);
}

TEST_CASE("the same words each time, and with --quiet") {
  const std::string puzzle = sample("heyawake-8x8");
  const Finished first = run({"explain", puzzle});
  CHECK(first.out == run({"explain", "--quiet", puzzle}).out);
  CHECK(first.err.empty());
  CHECK(run({"explain", "--smallest", puzzle}).code == 0);
}

TEST_CASE("limits end a hint and an explanation with exit code 4") {
  for (const char* const verb : {"hint", "explain"}) {
    const Finished finished = run({verb, "--time-limit", "0.5", "-"}, hard_board_text());
    CHECK(finished.code == 4);
    CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
    const Finished report = run({verb, "--json", "--time-limit", "0.5", "-"}, hard_board_text());
    CHECK(report.code == 4);
    CHECK(Json::parse(report.out)["unique"].is_null());
    CHECK(run({verb, "--memory-limit", "40", "-"}, open_board(100)).code == 4);
  }
  const Finished hard = run({"explain", "--conflict-limit", "10", "-"}, hard_board_text());
  CHECK(hard.code == 4);
  CHECK(hard.err == "puzzle2cnf: the conflict limit was reached\n");
  CHECK(hard.out.starts_with("1. "));  // what was found so far
  CHECK(hard.out == run({"explain", "--conflict-limit", "10", "-"}, hard_board_text()).out);
}

TEST_CASE("no answer is reported without a reason where the limit leaves none") {
  const Finished finished = run({"explain", "--conflict-limit", "1", "-"}, kNone);
  CHECK(finished.code == 1);
  CHECK(finished.out == "no answer\n");
  CHECK(finished.err.empty());
}

TEST_CASE("a signal ends an explanation") {
  const TempDir dir;
  const std::string board = dir.write("board", hard_board_text());
  Child child(kProgram, {"explain", board});
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  const auto start = Clock::now();
  REQUIRE(kill(child.pid(), SIGINT) == 0);
  CHECK(child.wait().code == 128 + SIGINT);
  CHECK(seconds_since(start) < 5);
}

}  // namespace
}  // namespace puzzle2cnf
