// `rules`: a text of the list, and a judgement of one that somebody brings.
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

const std::string kText =
    "rules 1\npuzzle toy \"a toy\"\n"
    "given clue: number 0..4 on cells, clues, \"a number of cells\"\n"
    "answer shaded: shading on cells\n"
    "rule far \"no two are side by side\": apart shaded\n"
    "rule near \"{c} touches {clue of c} cell(s)\":\n"
    "  each c in cells with number clue: shaded in around c = clue of c\n";
const std::string kBoards =
    "sample\n  toy\n  1 3\n  - 2 -\n  answer toy\n  1 3\n  x - x\n"
    "wrong far\n  toy\n  1 2\n  - -\n  answer toy\n  1 2\n  x x\n"
    "wrong near\n  toy\n  1 2\n  1 -\n  answer toy\n  1 2\n  - -\n";

struct Files {
  TempDir dir;
  std::string right = dir.write("toy.rules", kText + kBoards);
  std::string bare = dir.write("bare.rules", kText);
  std::string wrong =
      dir.write("wrong.rules", kText + "sample\n  toy\n  1 2\n  - -\n  answer toy\n  1 2\n  x x\n");
};

TEST_CASE("rules KIND prints its text, which is judged right") {
  const TempDir dir;
  const Finished printed = run({"rules", "kurodoko"});
  CHECK(printed.code == 0);
  CHECK(printed.out.find("\nrules 1\npuzzle kurodoko ") != std::string::npos);
  CHECK(printed.out.find("\nsample\n") != std::string::npos);
  const Finished json = run({"rules", "kuromasu", "--json"});
  CHECK(Json::parse(json.out)["text"] == printed.out);
  const Finished judged = run({"rules", "--boards", "5", dir.write("k.rules", printed.out)});
  CHECK(judged.code == 0);
  CHECK(judged.out.ends_with("\nok\n"));
}

TEST_CASE("rules KIND: what is no text, and what is no name") {
  const Finished heyawake = run({"rules", "heyawake"});
  CHECK(heyawake.code == 2);
  CHECK(heyawake.err.find("the rules of heyawake are no text") != std::string::npos);
  const Finished none = run({"rules", "kurodoka"});
  CHECK(none.code == 3);
  CHECK(none.err.find("did you mean 'kurodoko'?") != std::string::npos);
}

TEST_CASE("rules FILE: a file comes before a kind with its name, and '-' is stdin") {
  const Files files;
  const std::string kind = files.dir.write("kurodoko", kText + kBoards);
  const Finished named = run({"rules", "--boards", "5", kind});
  CHECK(named.code == 0);
  CHECK(named.out.starts_with("rule far: no two of (the cells that are shaded) share an edge\n"));
  const Finished piped = run({"rules", "--boards", "5", "-"}, kText + kBoards);
  CHECK(piped.out == named.out);
}

TEST_CASE("rules FILE: rules are judged above a puzzle, but not above a mistake") {
  const Files files;
  const std::string text = kText + kBoards;
  const auto judged = [&](const std::string& below) {
    return run({"rules", "--boards", "5", files.dir.write("puzzle.txt", text + below)});
  };
  const Finished bare = run({"rules", "--boards", "5", files.right});
  CHECK(judged("toy\n1 2\n- -\n").out == bare.out);
  CHECK(judged("toy\n1 2\nx\n").code == 0);  // what is wrong in the puzzle does not count
  CHECK(judged("{\"format\": 1, \"puzzle\": \"toy\", \"clues\": [[null, 1]]}\n").out == bare.out);
  CHECK(judged("toy\n300 300\n" + std::string(180'000, '-')).out == bare.out);
  const Finished mistake = judged("rool far \"no two\": apart shaded\n");
  CHECK(mistake.code == 3);
  CHECK(mistake.err.find("puzzle.txt:29:1: expected 'sample', 'wrong' or ") != std::string::npos);
}

TEST_CASE("rules FILE: what is wrong has a line and exit code 1") {
  const Files files;
  CHECK(run({"rules", files.right}).code == 0);
  const Finished wrong = run({"rules", files.wrong});
  CHECK(wrong.code == 1);
  CHECK(wrong.out.find("\nwrong: the sample of line 9: ") != std::string::npos);
  CHECK_FALSE(
      Json::parse(run({"rules", "--json", files.wrong}).out)["boards"][0].contains("answers"));
  const Finished bare = run({"rules", files.bare});
  CHECK(bare.code == 0);
  CHECK(bare.out.find("note: there is no sample\n") != std::string::npos);
  CHECK(bare.out.find("found:\nwrong far\n  toy\n") != std::string::npos);
}

TEST_CASE("rules FILE: a text or a board that cannot be read has its place, and exit code 3") {
  const Files files;
  const Finished text = run({"rules", files.dir.write("a", "rules 1\npuzle toy\n")});
  CHECK(text.code == 3);
  CHECK(text.err.find("a:2:1: expected 'puzzle'") != std::string::npos);
  const Finished board =
      run({"rules", files.dir.write("b", kText + "sample\n  toy\n  1 2\n  - 9\n")});
  CHECK(board.code == 3);
  CHECK(board.err.find("b:11:5: expected ") != std::string::npos);
}

TEST_CASE("rules --json: the same from run to run but for seconds, and with a seed other boards") {
  const Files files;
  const auto report = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words{"rules", "--json", files.right};
    words.insert(words.end(), more.begin(), more.end());
    Json json = Json::parse(run(words).out);
    CHECK(json["seconds"]["far"].size() == 2);
    json.erase("seconds");
    return json;
  };
  const Json first = report({});
  CHECK(first == report({}));
  CHECK(first["ok"] == true);
  CHECK(first["puzzle"] == "toy");
  CHECK(first["rules"].get<std::string>().size() == 32);
  CHECK(first["judged"][1]["rule"] == "near");
  CHECK(first["boards"].size() == 3);
  CHECK(first["boards"][1]["broken"] == Json::array({"far"}));
  CHECK(first["tried"] != report({"--seed", "1"})["tried"]);
  CHECK(report({"--boards", "7"})["random"]["boards"] == 7);
}

TEST_CASE("rules -o: the sample is drawn, and the text goes to stdout") {
  const Files files;
  const std::string svg = files.dir.path("toy.svg");
  const Finished drawn = run({"rules", "-o", svg, files.right});
  CHECK(drawn.code == 0);
  CHECK(drawn.out == run({"rules", files.right}).out);
  CHECK(read_file(svg).starts_with("<svg"));
  const std::string none = files.dir.path("none.png");
  CHECK(run({"rules", "-o", none, files.bare}).code == 3);
  CHECK_FALSE(std::filesystem::exists(none));
  const std::string text = files.dir.path("toy.txt");
  CHECK(run({"rules", "-o", text, files.right}).out.empty());
  CHECK(read_file(text) == drawn.out);
}

TEST_CASE("rules --time-limit: what was found before it is printed, with exit code 4") {
  const Files files;
  const Finished finished =
      run({"rules", "--boards", "1000000", "--time-limit", "0.5", files.right});
  CHECK(finished.code == 4);
  CHECK(finished.out.starts_with("rule far: "));
  CHECK(finished.out.ends_with("# not judged: time limit\n"));
  CHECK(run({"rules", "--boards", "0", files.right}).code == 2);
  // What is wrong already stays so.
  CHECK(run({"rules", "--boards", "1000000", "--time-limit", "0.5", files.wrong}).code == 1);
}

TEST_CASE("rules FILE: where a rule is too large, the text is said again all the same") {
  const Files files;
  const std::string large = "rule many \"m\": each n in 1..20000: shaded in cells >= 0\n";
  const std::string file = files.dir.write("large.rules", kText + large + kBoards);
  const Finished finished = run({"rules", file});
  CHECK(finished.code == 4);
  CHECK(finished.out.starts_with("rule far: "));
  const std::string why = "'each' runs over more than 10,000 numbers";
  CHECK(finished.out.ends_with("# not judged: " + why + "\n"));
  CHECK(Json::parse(run({"rules", "--json", file}).out)["outcome"] == why);
}

}  // namespace
}  // namespace p2c
