// Texts that are made to take all time or memory: each verb ends by itself or by a limit.
#include <doctest/doctest.h>

#include <array>
#include <sstream>

#include "tests/board_count.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

constexpr int kSide = 50;

std::string repeated(const std::string& words, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += words;
  return all;
}

const std::string kClues = "given clue: number 0.. on cells, clues, \"a number\"\n";
const std::string kShaded = kClues + "answer s: shading on cells\n";
const std::string kNumbers = kClues + "answer d: number 1..cells on cells\n";
const std::string kRooms =
    "given room: regions on all cells, rooms\nanswer d: number 1..rows on cells\n";
const std::string kLine = kClues + "answer l: line on links\n";

// What is given and the answer, and what a rule says of them.
struct Bomb {
  std::string data;
  std::string says;

  std::string text() const {
    return "rules 1\npuzzle bomb \"a bomb\"\n" + data + "rule r \"r\": " + says + "\n";
  }
  // Of one cell each 7 x 7, where there are regions.
  std::string board() const {
    std::ostringstream out;
    out << "bomb\n" << kSide << ' ' << kSide << '\n';
    for (int i = 0; i < kSide * kSide; ++i) {
      if (data == kRooms) {
        out << i / kSide / 7 * 10 + i % kSide / 7;
      } else {
        out << '-';
      }
      out << (i % kSide == kSide - 1 ? '\n' : ' ');
    }
    return out.str();
  }
};

// Of these each text can be read.
std::vector<Bomb> bombs() {
  return {
      {kShaded, "each a in cells, b in cells, c in cells: a is s or b is s or c is s"},
      {kShaded, "all a in cells: all b in cells: all c in cells: a is s or b is s or c is s"},
      {kShaded, "some a in cells: some b in cells: some c in cells: a is s and b is s and c is s"},
      {kShaded, "count a in cells where (count b in cells where (a is s and b is s) >= 3) >= 3"},
      {kShaded, "each a in cells, b in cells where (distance of a b > 90): a is s implies b is s"},
      {kShaded, "each n in 0..1000000, m in 0..1000000: s in cells != n + m"},
      {kShaded, "each s1 in lines, s2 in lines, s3 in lines: s in s1 + s in s2 != s in s3"},
      {kShaded, "each c in cells: size of seen from c through not s = 7"},
      {kShaded,
       "sum position of c in cells where (c is s) >= "
       "sum position of c in cells where (c is not s)"},
      {kShaded, "sum position of c in cells where (c is s) = 1000000"},
      {kShaded, repeated("(", 56) + "s in cells > 3" + repeated(")", 56)},
      {kShaded, "s in cells" + repeated(" + s in cells", 190) + " > 3"},
      {kNumbers, "sum d in cells > 1000000"},
      {kNumbers, "sum d in cells + sum d in cells >= sum d in cells"},
      {kNumbers, "each n in 1..cells, a in cells, b in cells: d of a != n or d of b != n"},
      {kNumbers, "all a in cells: all b in cells: d of a = d of b implies distance of a b < 4"},
      {kNumbers, "different d in cells"},
      {kNumbers, "consecutive d in cells"},
      {kNumbers, "unlike d in windows of 5"},
      {kNumbers, "areas of d"},
      {kRooms, "each q in room: product d in q != 17"},
      {kRooms, "product d in cells = 1000000"},
      {kRooms, "each q in room: difference d in q = 17"},
      {kRooms, "each q in spans over 3 room: sum d in q >= 3"},
      {kLine, "each a in cells, b in cells: length of l through a towards b >= 1"},
  };
}

// These not, or they are too much.
std::vector<Bomb> refused() {
  return {
      {kShaded, repeated("(", 20'000) + "s in cells > 3" + repeated(")", 20'000)},
      {kShaded, repeated("not ", 20'000) + "s in cells > 3"},
      {kShaded, "s in cells >= 999999999999999999999"},
      {kShaded, "s in cells" + repeated(" + s in cells", 20'000) + " > 3"},
      {kShaded, repeated("all a in cells: ", 300) + "a is s"},
      {"given clue: number 0..99999999999999999999 on cells, clues, \"a number\"\n", "1 = 1"},
      {kClues + "answer d: number 1..1000000000 on cells\n", "different d in cells"},
      {kShaded, "apart s\nrule t \"" + std::string(1'000'000, 'x') + "\": apart s"},
  };
}

// It ends by a limit (4) or with what it found; 2: no boards are made of it.
int code_of(const TempDir& dir, const Bomb& bomb, std::vector<std::string> words) {
  const std::vector<std::string> limits{
      "--sandbox", "--time-limit", is_deep() ? "2" : "0.5",       "--memory-limit",
      "256",       "--rules",      dir.write("text", bomb.text())};
  words.insert(words.begin() + 1, limits.begin(), limits.end());
  return run(words).code;
}

TEST_CASE("rules of strangers: bombs end with what they found or by a limit") {
  const TempDir dir;
  int limited = 0;
  for (const Bomb& bomb : bombs()) {
    CAPTURE(bomb.text().substr(0, 400));
    const std::string board = dir.write("board", bomb.board());
    std::vector<int> codes{code_of(dir, bomb, {"unique", "--quiet", board})};
    if (is_deep()) {
      codes.push_back(code_of(dir, bomb, {"encode", board, "-o", dir.path("out")}));
      codes.push_back(code_of(dir, bomb, {"explain", "--stats", board}));
      codes.push_back(code_of(dir, bomb, {"generate", "--rows", "20"}));
    }
    for (const int code : codes) {
      CHECK((code == 0 || code == 1 || code == 2 || code == 4));
      limited += code == 4 ? 1 : 0;
    }
  }
  CHECK(limited > 0);
}

TEST_CASE("rules of strangers: bombs that are no rules, or too many, are refused") {
  const TempDir dir;
  for (const Bomb& bomb : refused()) {
    CAPTURE(bomb.text().substr(0, 400));
    const Finished its = run({"rules", dir.write("text", bomb.text())});
    CHECK(its.code == 3);
    CHECK(its.out.empty());
    CHECK(its.err.find("expected") != std::string::npos);
  }
}

}  // namespace
}  // namespace p2c
