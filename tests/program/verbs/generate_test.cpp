// generate: what is made, and that it depends on the seed and the number alone.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "instances/kind/any_generator.hpp"
#include "tests/board_count.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/verbs/generated.hpp"

namespace p2c {
namespace {

TEST_CASE("generate: puzzles of each kind have one answer, which is the one that is printed") {
  for (const std::string& kind : generated_kinds()) {
    CAPTURE(kind);
    const std::vector<nlohmann::json> reports = reports_of(run(
        {"generate", kind, "--rows", "6", "--count", "20", "--seed", "3", "--json", "--answers"}));
    REQUIRE(reports.size() == 20);
    for (const nlohmann::json& report : reports) {
      CHECK(report["puzzle"] == kind);
      CHECK(report["rows"] == 6);
      CHECK(report["cols"] == 6);
      CHECK(report["seed"] == 3);
      CHECK(report["to"] == "text");
      CHECK(report.contains("version"));
      CHECK(report["solver"].get<std::string>().starts_with("cadical"));
      const Finished unique = run({"unique", "--json", "-"}, report["text"].get<std::string>());
      CHECK(unique.code == 0);
      CHECK(nlohmann::json::parse(unique.out)["solution"] == report["solution"]);
    }
  }
}

TEST_CASE("generate: the same bytes with any number of threads") {
  for (const std::string& kind : generated_kinds()) {
    CAPTURE(kind);
    const std::vector<std::string> words{
        "generate", kind, "--rows", "5", "--count", std::to_string(deep_count(20, 100))};
    const Finished one = run(with(words, {"--threads", "1"}));
    CHECK(one.err.empty());
    for (const char* threads : {"2", "7"}) {
      const Finished several = run(with(words, {"--threads", threads}));
      CHECK(several.code == one.code);
      CHECK(several.out == one.out);
    }
  }
}

TEST_CASE("generate: fewer puzzles are the first of more, and other seeds make others") {
  for (const std::string& kind : generated_kinds()) {
    CAPTURE(kind);
    const std::vector<std::string> words{"generate", kind, "--rows", "5"};
    const std::string many = run(with(words, {"--count", "30"})).out;
    for (const char* count : {"1", "2", "11"}) {
      const std::string some = run(with(words, {"--count", count})).out;
      CHECK(!some.empty());
      CHECK(many.starts_with(some));
    }
    CHECK(without_comments(run(with(words, {"--seed", "1"})).out) !=
          without_comments(run(with(words, {"--seed", "2"})).out));
  }
}

TEST_CASE("generate: the comment above a puzzle has the command that makes it again") {
  for (const std::string& kind : generated_kinds()) {
    CAPTURE(kind);
    const std::vector<nlohmann::json> reports =
        reports_of(run({"generate", kind, "--rows", "4", "--cols", "4", "--count", "3", "--json"}));
    REQUIRE(reports.size() == 3);
    const auto text = reports[2]["text"].get<std::string>();
    std::string all;
    for (const nlohmann::json& report : reports) all += report["text"].get<std::string>();
    const std::string again = run(words_after(text.substr(0, text.find('\n')), ": ")).out;
    CHECK(again.substr(again.size() - text.size()) == text);
    CHECK(again.size() == all.size());
  }
}

TEST_CASE("generate: no two puzzles of a run are the same up to symmetry") {
  // All that there are: with the same up to symmetry there would be several times as many.
  const Finished all = run({"generate", "kenken", "--rows", "2", "--count", "1000"});
  CHECK(all.code == 4);
  const auto made = static_cast<std::size_t>(std::count(all.out.begin(), all.out.end(), '#'));
  CHECK(made == 9);
  CHECK(all.err == "puzzle2cnf: puzzle " + std::to_string(made + 1) +
                       ": no other puzzle was found in 1,000 tries\n");
  std::set<std::string> texts;
  for (const std::string& text : documents_of(all.out)) texts.insert(without_comments(text));
  CHECK(texts.size() == made);
  CHECK(run({"generate", "kenken", "--rows", "2", "--count", "1000", "--threads", "3"}).out ==
        all.out);
}

TEST_CASE("generate: the end of all puzzles is a line of JSON, too") {
  const Finished all = run({"generate", "kenken", "--rows", "2", "--count", "1000", "--json"});
  CHECK(all.code == 4);
  CHECK(all.err.empty());
  const std::vector<nlohmann::json> reports = reports_of(all);
  REQUIRE(reports.size() > 5);
  CHECK(reports.back()["number"] == reports.size());
  CHECK(reports.back()["error"] ==
        "puzzle " + std::to_string(reports.size()) + ": no other puzzle was found in 1,000 tries");
}

TEST_CASE("generate --minimal: without any one clue there are several answers") {
  for (const std::string& kind : generated_kinds()) {
    if (!has_clues(kind)) continue;
    CAPTURE(kind);
    const std::vector<nlohmann::json> reports =
        reports_of(run({"generate", kind, "--rows", "5", "--count", "10", "--minimal", "--json"}));
    REQUIRE(reports.size() == 10);
    for (const nlohmann::json& report : reports) {
      const auto text = report["text"].get<std::string>();
      CHECK(run({"unique", "-"}, text).code == 0);
      const std::vector<std::string> fewer = texts_with_one_clue_less(text);
      CHECK(fewer.size() == report["clues"]);
      for (const std::string& other : fewer) CHECK(run({"unique", "-"}, other).code == 1);
    }
  }
}

TEST_CASE("generate --fewest: no more clues than a minimal puzzle, and says that it is proved") {
  for (const std::string& kind : generated_kinds()) {
    if (!has_clues(kind)) continue;
    CAPTURE(kind);
    const std::vector<std::string> words{"generate", kind, "--rows",    "5",
                                         "--count",  "5",  "--answers", "--json"};
    const std::vector<nlohmann::json> fewest = reports_of(run(with(words, {"--fewest"})));
    const std::vector<nlohmann::json> minimal = reports_of(run(with(words, {"--minimal"})));
    REQUIRE(fewest.size() == 5);
    REQUIRE(minimal.size() == 5);
    int same = 0;  // another board is made where the series had the puzzle already
    for (std::size_t i = 0; i < fewest.size(); ++i) {
      if (fewest[i]["solution"] != minimal[i]["solution"]) continue;
      CHECK(fewest[i]["clues"].get<int>() <= minimal[i]["clues"].get<int>());
      ++same;
    }
    CHECK(same >= 3);
    for (const nlohmann::json& report : fewest) {
      CHECK(report["clues_at_least"] == report["clues"]);
      const auto text = report["text"].get<std::string>();
      CHECK(text.find(", the fewest possible\n") != std::string::npos);
      CHECK(run({"unique", "-"}, text).code == 0);
    }
  }
}

void check_level(const std::string& kind, const std::string& word, int level) {
  const std::string count = std::to_string(board_count("PUZZLE2CNF_LEVELS", deep_count(2, 5), 2));
  const std::string rows = std::to_string(deep_count(5, 6));  // some kinds take seconds for 6
  CAPTURE(kind);
  CAPTURE(word);
  const std::vector<nlohmann::json> reports = reports_of(
      run({"generate", kind, "--rows", rows, "--count", count, "--difficulty", word, "--json"}));
  REQUIRE(reports.size() == std::stoul(count));
  for (const nlohmann::json& report : reports) {
    CHECK(report["parameters"]["difficulty"] == word);
    CHECK(level_of(report["text"].get<std::string>()) == level);
  }
}

TEST_CASE("generate --difficulty: as explain says") {
  for (const std::string& kind : generated_kinds()) {
    check_level(kind, "easy", 1);
    // Where the usual ones are solvable line by line, a line is one rule.
    if (options_for_hard(kind).empty()) check_level(kind, "normal", 2);
  }
}

TEST_CASE("generate --difficulty hard and extreme: three or four rules, and more") {
  const std::vector<std::string> words{"generate", "hashi", "--rows", "7",
                                       "--count",  "5",     "--json", "--difficulty"};
  for (const nlohmann::json& report : reports_of(run(with(words, {"hard"})))) {
    const int level = level_of(report["text"].get<std::string>());
    CHECK(level >= 3);
    CHECK(level <= 4);
  }
  for (const nlohmann::json& report : reports_of(run(with(words, {"extreme"})))) {
    CHECK(level_of(report["text"].get<std::string>()) > 4);
  }
}

TEST_CASE("generate --any: puzzles with several answers are among them") {
  for (const std::string& kind : generated_kinds()) {
    CAPTURE(kind);
    int several = 0;
    const std::vector<std::string> words{"generate", kind,    "--rows", "7",        "--count",
                                         "20",       "--any", "--json", "--answers"};
    for (const nlohmann::json& report : reports_of(run(with(words, options_for_hard(kind))))) {
      const auto text = report["text"].get<std::string>();
      const int code = run({"unique", "-"}, text).code;
      CHECK(code <= 1);
      several += code;
      const TempDir dir;
      const std::string answer = dir.write("answer", uncommented_answer(text));
      CHECK(run({"verify", "-", answer}, text).out == "ok\n");
    }
    CHECK(several > 0);
  }
}

TEST_CASE("generate --like: the rooms, islands or cages stay, and the kind is that of the file") {
  const TempDir dir;
  const std::string text = run({"generate", "kenken", "--rows", "5"}).out;
  const std::string file = dir.write("x.txt", text);
  const Finished like = run({"generate", "--like", file, "--seed", "9"});
  CHECK(like.code == 0);
  CHECK(run({"unique", "-"}, like.out).code == 0);
  CHECK(last_lines(like.out, 5) == last_lines(text, 5));
  CHECK(like.out != text);
  CHECK(run({"generate", "kenken", "--like", file, "--seed", "9"}).out == like.out);
  CHECK(without_comments(run({"generate", "KENKEN", "--like", "-", "--seed", "9"}, text).out) ==
        without_comments(like.out));
  const Finished other = run({"generate", "hashi", "--like", file});
  CHECK(other.code == 2);
  CHECK(other.err.find("is of the kind kenken") != std::string::npos);
  CHECK(run({"generate", "--like", dir.path("none")}).code == 3);
  CHECK(run({"generate", "--like", dir.write("bad", "kenken\nx\n")}).code == 3);
}

}  // namespace
}  // namespace p2c
