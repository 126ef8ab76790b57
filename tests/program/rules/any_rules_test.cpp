// Eight texts of rules that are brought as files: new boards of each, and what all else makes of
// them.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <puzzle2cnf/puzzle.hpp>
#include <sstream>
#include <utility>

#include "tests/board_count.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using nlohmann::json;

constexpr const char* kTanks =
    "rules 1\n"
    "puzzle tanks \"fill tanks with water: numbers count its cells in a line\"\n"
    "given tank: regions on all cells, tanks\n"
    "given total: number 0.. on top and left, totals, \"a number of cells\"\n"
    "answer water: shading on cells\n"
    "rule total \"{m}: {total of m} cell(s) of water\":\n"
    "  each m in margins with number total: water in m = total of m\n"
    "rule level \"water is level in {l}\": each l in rows:\n"
    "  all a in l: all b in l where (tank of a = tank of b): a is water implies b is water\n"
    "rule fall \"water in the tank {t} falls\": each t in tank:\n"
    "  all a in t: all b in t where (a before b): a is water implies b is water\n";

constexpr const char* kUnlikeLines =
    "rules 1\n"
    "puzzle unlikelines \"0 and 1: as many of each, no three equal, no lines alike\"\n"
    "given clue: number 0..1 on cells, clues, \"a digit\"\n"
    "answer digit: number 0..1 on cells\n"
    "rule given \"{c} is {clue of c}\": each c in cells with number clue: digit of c = clue of c\n"
    "rule half \"{l} has as many 0 as 1\":\n"
    "  each l in lines: count c in l where (digit of c = 0) = sum digit in l\n"
    "rule three \"{w} are not equal\":\n"
    "  each w in windows of 3: sum digit in w >= 1 and sum digit in w <= 2\n"
    "rule rows \"no two rows are alike\": unlike digit in rows\n"
    "rule columns \"no two columns are alike\": unlike digit in columns\n";

constexpr const char* kEqualRooms =
    "rules 1\n"
    "puzzle equalrooms \"rooms of equal size have equal counts\"\n"
    "given room with need: regions on all cells, \"a number of shaded cells\"\n"
    "answer shaded: shading on cells\n"
    "rule touch \"no two shaded cells share an edge\": apart shaded\n"
    "rule count \"the room {r} has {need of r} shaded cell(s)\":\n"
    "  each r in room with number need: shaded in r = need of r\n"
    "rule equal \"the rooms {r} and {q} have as many cells, thus as many shaded ones\":\n"
    "  each r in room, q in room where (size of r = size of q):\n"
    "    shaded in r = shaded in q\n"
    "rule span \"{s} reach into three rooms: one cell is shaded\":\n"
    "  each s in spans over 3 room: shaded in s >= 1\n"
    "rule connected \"the unshaded cells are connected\": connected not shaded\n";

std::vector<std::pair<std::string, std::string>> texts() {
  std::vector<std::pair<std::string, std::string>> all = {
      {"tanks", kTanks}, {"unlikelines", kUnlikeLines}, {"equalrooms", kEqualRooms}};
  for (const char* kind : {"kurodoko", "slitherlink", "nurikabe", "lits", "shikaku"}) {
    all.emplace_back(kind, run({"rules", kind}).out);
  }
  return all;
}

// A text as a file, and lines of JSON with boards of it.
struct Brought {
  std::string name;
  std::string text;
  TempDir dir = {};
  std::string rules = dir.write("its.rules", text);

  Finished with_rules(std::vector<std::string> words) const {
    words.insert(words.begin() + 1, {"--rules", rules});
    return run(words);
  }
  std::vector<std::string> boards(int count) const {
    const Finished made =
        with_rules({"generate", "--rows", "6", "--count", std::to_string(count), "--to", "json"});
    CHECK(made.code == 0);
    std::vector<std::string> lines;
    std::istringstream in(made.out);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  }
};

// Explained to the end or up to its limit, and proved.
void check_reasons(const Brought& its, const std::string& board) {
  const std::string file = its.dir.write("board.json", board);
  const Finished explained = its.with_rules({"explain", "--json", file});
  CHECK((explained.code == 0 || explained.code == 4));
  const auto steps = json::parse(explained.out).at("steps");
  CHECK_FALSE(steps.empty());
  const Finished proved =
      its.with_rules({"unique", "--json", "--force", "--proof", its.dir.path("p.drat"), file});
  CHECK(proved.code == 0);
  CHECK(json::parse(proved.out).at("proven") == "proved");
}

// The command's verdicts of a batch and the library's are the same, and one answer is what was
// made.
void check_verdicts(const Brought& its, const std::vector<std::string>& boards) {
  std::string list;
  for (const std::string& board : boards) list += board + "\n";
  const std::string rows = its.dir.path("rows");
  CHECK(its.with_rules(
               {"batch", "--do=unique", "--force", "-o", rows, its.dir.write("list.jsonl", list)})
            .code == 0);
  const puzzle2cnf::Kind kind = puzzle2cnf::Kind::from_rules(its.text);
  std::size_t seen = 0;
  std::istringstream in(read_file(rows));
  for (std::string line; std::getline(in, line);) {
    const auto row = json::parse(line);
    if (!row.contains("n")) continue;
    ++seen;
    CHECK(row.at("status") == "unique");
    CHECK(row.at("rules") == kind.hash());
    const std::string& board = boards.at(row.at("n").get<std::size_t>());
    CHECK(kind.read(board).count(2).count == 1);
  }
  CHECK(seen == boards.size());
}

void check_family(const Brought& its) {
  const std::string spec = its.dir.write(
      "spec", "family f\npuzzle " + its.name + " 6 6 seeds 1-20 variant puzzle keep 4\n");
  const std::string out = its.dir.path("out");
  CHECK(its.with_rules({"family", spec, "-o", out}).code == 0);
  CHECK(run({"family", "--check", out}).code == 0);
}

}  // namespace

TEST_CASE("any rules: boards are made, explained, proved, listed and become families") {
  const int boards = deep_count(fewer_if_sanitized(3, 1), 100);
  for (const auto& [name, text] : texts()) {
    const Brought its{name, text};
    CAPTURE(its.name);
    const std::vector<std::string> made = its.boards(boards);
    REQUIRE(static_cast<int>(made.size()) == boards);
    for (int i = 0; i < deep_count(1, 10); ++i) check_reasons(its, made[i]);
    check_verdicts(its, made);
    if (is_deep() || name == "tanks") check_family(its);
  }
}

TEST_CASE("any rules: those of a kind of the list have its boards, and others their own") {
  const TempDir dir;
  const auto board_of = [](const std::string& text) {
    return text.substr(text.find("\nshikaku\n"));
  };
  const auto made = [&](const std::string& rules) {
    const std::string file = dir.write("its.rules", rules);
    return board_of(run({"generate", "--rows", "5", "--rules", file}).out);
  };
  const std::string text = run({"rules", "shikaku"}).out;
  const std::string listed = board_of(run({"generate", "shikaku", "--rows", "5"}).out);
  CHECK(made(text) == listed);
  CHECK(made("# Mine.\n\n" + text.substr(0, text.find("\nsample\n") + 1)) == listed);
  std::string other = text;
  CHECK(made(other.insert(other.find("puzzle shikaku \"") + 16, "my ")) != listed);
}

}  // namespace p2c
