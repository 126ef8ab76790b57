// hint and explain: steps as text, JSON and pages; limits. States are in hint_state_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <csignal>
#include <map>

#include "tests/program/open_board.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/verbs/explained.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

constexpr const char* kHard =
    "heyawake\n6 6\n- - 0 1 - -\n1 - - - - -\n- - - - - -\n- - 1 - - -\n- 1 - - - -\n- - - 2 - -\n"
    "1 1 2 3 3 3\n4 4 2 5 5 5\n4 4 2 5 5 5\n4 4 6 5 5 5\n7 8 9 10 10 10\n11 11 9 12 12 12\n";
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

// As people publish them, by the size and the number of clues.
TEST_CASE("a Nurikabe of about 100 cells is explained to the end within the usual conflicts") {
  const std::vector<std::vector<std::string>> boards = {
      {"--rows", "10", "--island-size", "20", "--clued", "100", "--seed", "22"},
      {"--rows", "10", "--seed", "3"},
      {"--rows", "8", "--cols", "12", "--seed", "4"},
      {"--rows", "10", "--difficulty", "hard", "--seed", "4"}};
  for (std::vector<std::string> words : boards) {
    CAPTURE(words);
    words.insert(words.begin(), {"generate", "nurikabe", "--quiet"});
    const Json report = report_of({"explain", "-"}, run(words).out);
    CHECK(report["complete"] == true);
    CHECK(report["steps"].size() > 20);
  }
}

TEST_CASE("explain ends after so many conflicts of its small solver, and keeps its steps") {
  const std::string board =
      "nurikabe\n8 8\n2 - - - - - - 1\n- - - - - - - -\n- 5 - - - 2 - 1\n"
      "- - - - - - 2 -\n- - - - - - - -\n- 2 - - 4 - - -\n- - - - - - 1 -\n- - - - 2 - - -\n";
  const std::vector<std::string> words = {"explain", "--conflict-limit", "300", "-"};
  const Finished text = run(words, board);
  CHECK(text.code == 4);
  CHECK(text.err == "puzzle2cnf: the conflict limit was reached\n");
  CHECK(text.out.starts_with("1. "));
  CHECK(text.out == run(words, board).out);
  const Finished report = run({"explain", "--json", "--conflict-limit", "300", "-"}, board);
  CHECK(report.code == 4);
  CHECK(text.out.ends_with("# not solved: conflict limit\n"));
  const auto lines = std::count(text.out.begin(), text.out.end(), '\n');
  CHECK(Json::parse(report.out)["steps"].size() + 1 == static_cast<std::size_t>(lines));
  CHECK_FALSE(Json::parse(report.out)["complete"]);
  const TempDir dir;
  const std::string page = dir.path("page.html");
  CHECK(run({"explain", "--conflict-limit", "300", "-", "-o", page}, board).code == 4);
  CHECK(read_file(page).find("is shaded") != std::string::npos);
}

TEST_CASE("no answer is reported without a reason where the limit leaves none") {
  const Finished finished = run({"explain", "--conflict-limit", "1", "-"}, kNone);
  CHECK(finished.code == 1);
  CHECK(finished.out == "no answer\n");
  CHECK(finished.err ==
        "puzzle2cnf: the conflict limit was reached while a reason was looked for\n");
  CHECK(run({"explain", "--quiet", "--conflict-limit", "1", "-"}, kNone).err.empty());
}

TEST_CASE("islands with an odd sum are named at once, however many they are") {
  std::string board = "hashi\n20 20\n3";
  for (int i = 1; i < 20 * 20; ++i) board += i % 20 == 0 ? "\n3" : i == 30 ? " 4" : " 3";
  const TempDir dir;
  const std::string page = dir.path("page.html");
  const std::string words =
      "the clues of these islands add up to 1201, which is odd, but each bridge counts at two of "
      "them";
  for (const char* const verb : {"hint", "explain"}) {
    const Finished text = run({verb, "--conflict-limit", "1", "-"}, board);
    CHECK(text.code == 1);
    CHECK(text.out.starts_with("no answer: " + words + "\n- island r1c1: 3 bridges\n"));
    CHECK(std::count(text.out.begin(), text.out.end(), '\n') == 1 + 20 * 20);
    CHECK(text.err.empty());
    CHECK(run({verb, "-o", page, "--force", "-"}, board).code == 1);
    CHECK(read_file(page).find("no answer: " + words) != std::string::npos);
    const Json odd = report_of({verb, "-"}, board)["contradiction"];
    CHECK(odd["words"] == words);
    CHECK(odd["rules"].size() == 20 * 20);
    CHECK(odd["facts"].empty());
    CHECK(odd["fewest"] == false);
  }
}

TEST_CASE("of two odd parts the smaller is named, with steps to what has to be known") {
  const Finished found =
      run({"explain", "-"},
          "hashi\n3 10\n2 3 3 2 - - - - - -\n2 4 3 4 4 ? 4 4 4 2\n- - - - - - - 2 3 2\n");
  CHECK(found.code == 1);
  CHECK(
      found.out ==
      "no answer: the clues of these islands add up to 17, of which 2 bridges lead to other "
      "islands; that leaves 15, which is odd, but each bridge between them counts at two of them\n"
      "- island r2c8: 4 bridges\n- island r2c9: 4 bridges\n- island r2c10: 2 bridges\n"
      "- island r3c8: 2 bridges\n- island r3c9: 3 bridges\n- island r3c10: 2 bridges\n"
      "- r2c7-r2c8 has 2 bridges\n"
      "1. r2c6-r2c7 and r2c7-r2c8 have 2 bridges (island r2c7: 4 bridges).\n");
}

TEST_CASE("values that are given, and those of a state, make a sum odd") {
  const TempDir dir;
  const std::string board = dir.write("board", "hashi\n2 5\n2 3 2 - -\n2 4 4 ? ?\n");
  CHECK(run({"hint", board}).code == 0);
  const Finished given = run({"hint", "--given", "r2c3-r2c4=2", board});
  CHECK(given.code == 1);
  CHECK(given.out.find("that leaves 15, which is odd") != std::string::npos);
  CHECK(given.out.find("- r2c3-r2c4 has 2 bridges\n") != std::string::npos);
  CHECK(run({"solve", "--given", "r2c3-r2c4=2", board}).code == 1);
  const std::string state = dir.write("state",
                                      "forced hashi\n1 1 1 2 ?\n1 1 2 1 ?\n1 2 1 3 ?\n1 2 2 2 ?\n1 "
                                      "3 2 3 ?\n2 1 2 2 ?\n2 2 2 3 ?\n2 3 2 4 2\n2 4 2 5 1\n");
  const Finished entered = run({"hint", board, state});
  CHECK(entered.code == 1);
  CHECK(entered.out ==
        "no answer continues the state: none has all of these: r2c3-r2c4 has 2 bridges (perhaps "
        "fewer are enough)\n");
}

TEST_CASE("a signal ends an explanation") {
  for (const long poll : {1, 10, 100, 1000}) {
    CAPTURE(poll);
    const StoppedRun run = run_stopped({"INT", poll}, {"explain", "-"}, hard_board_text());
    CHECK(run.polls == poll);
    CHECK(run.finished.code == 128 + SIGINT);
  }
}

}  // namespace
}  // namespace p2c
