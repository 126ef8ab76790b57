// New and random boards of kinds that are a text and nothing else: such as no list has, of each
// sort of what is given.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "instances/described/kind_of_parts.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/parts/part.hpp"
#include "solver_glue/generate/generator.hpp"
#include "solver_glue/search.hpp"
#include "tests/board_count.hpp"

namespace p2c::text_generator_test {
namespace {

// Clues in cells that stay, marks in the others.
const std::string kLamps =
    "rules 1\npuzzle lamps \"lamps\"\n"
    "given wall: number 0..4 on cells, walls, \"a number of lamps\"\n"
    "answer lamp: disc on cells without wall\n"
    "rule beside \"b\": each c in cells with number wall: lamp in neighbours of c = wall of c\n"
    "rule lit \"l\": each c in cells without wall:\n"
    "  lamp in seen from c through cells without wall >= 1\n"
    "rule apart \"a\": each c in cells without wall,\n"
    "  d in seen from c through cells without wall where (c before d): not (c is lamp and d is "
    "lamp)\n";
// Numbers in all cells.
const std::string kTwice =
    "rules 1\npuzzle twice \"no number twice\"\n"
    "given digit: number 1.. on all cells, digits, \"a number\"\n"
    "answer shaded: shading on cells\n"
    "rule touch \"t\": apart shaded\n"
    "rule twice \"w\": each l in lines, a in l with number digit, b in l with number digit\n"
    "  where (a before b and digit of a = digit of b): a is shaded or b is shaded\n"
    "rule connected \"c\": connected not shaded\n";
// Regions alone.
const std::string kDominoes =
    "rules 1\npuzzle dominoes \"two in each region\"\n"
    "given room: regions on all cells, rooms\n"
    "answer shaded: shading on cells\n"
    "rule two \"t\": each r in room: shaded in r = 2\n"
    "rule pair \"p\": each c in cells: c is shaded implies shaded in neighbours of c = 1\n";
// Regions with numbers, and lines.
const std::string kRound =
    "rules 1\npuzzle round \"a loop, once through each region\"\n"
    "given room with need: regions on all cells, \"a number of cells\"\n"
    "answer line: line on links\n"
    "rule once \"o\": each r in room: line in links leaving r = 2\n"
    "rule need \"n\": each r in room with number need:\n"
    "  count c in r where (line visits c) = need of r\n"
    "rule loop \"l\": loop line\n";
// Margins and cells, and numbers.
const std::string kTowers =
    "rules 1\npuzzle towers \"seen from the margins\"\n"
    "given view: number 1.. on margins, views, \"a number of towers\"\n"
    "given clue: number 1.. on cells, clues, \"a height\"\n"
    "answer height: number 1..rows on cells\n"
    "rule given \"g\": each c in cells with number clue: height of c = clue of c\n"
    "rule line \"l\": each l in lines: different height in l\n"
    "rule view \"v\": each v in margins with number view:\n"
    "  count x in v where (all y in v where (y before x in v): height of y < height of x) = view "
    "of v\n";

const std::vector<std::string>& texts() {
  static const std::vector<std::string> all{kLamps, kTwice, kDominoes, kRound, kTowers};
  return all;
}

// 0, 1 or 2, which is several.
int answers_of(const AnyPuzzle& puzzle) {
  Search search(puzzle, {}, {});
  if (search.next() != Status::kSatisfiable) return 0;
  search.exclude(search.answer());
  return search.next() == Status::kSatisfiable ? 2 : 1;
}

GeneratorTask task_of(const PuzzleKind& kind, int side) {
  GeneratorTask task{kind};
  task.style = Style(generator_of(kind)->styles);
  task.rows = task.cols = side;
  return task;
}

// The kind of the text without its rule number `left_out`; null where no rule has this number.
KindPtr without_rule(const std::string& text, std::size_t left_out) {
  std::size_t at = text.find("\nrule ");
  for (; left_out > 0 && at != std::string::npos; --left_out) at = text.find("\nrule ", at + 1);
  if (at == std::string::npos) return nullptr;
  const std::size_t end = std::min(text.find("\nrule ", at + 1), text.size() - 1);
  return brought_kind(text.substr(0, at) + text.substr(end), "f");
}

TEST_CASE("text generator: random boards have no, one and several answers, and need each rule") {
  for (const std::string& text : texts()) {
    const KindPtr kind = brought_kind(text, "f");
    CAPTURE(kind->name);
    constexpr int kBoards = fewer_if_sanitized(100, 40);
    Rng rng(1);
    std::map<int, int> tally;
    std::vector<int> needed(8, 0);
    for (int i = 0; i < kBoards; ++i) {
      const int rows = 1 + below(rng, 5);
      const PuzzlePtr board = kind->random(rng, rows, 1 + below(rng, 5));
      const int answers = answers_of(*board);
      ++tally[answers];
      for (std::size_t rule = 0; answers < 2; ++rule) {
        const KindPtr without = without_rule(text, rule);
        if (without == nullptr) break;
        const PuzzlePtr freer = board_of(without, *board->as<BoardData>());
        if (answers_of(*freer) != answers) ++needed[rule];
      }
    }
    MESSAGE(kind->name, ": ", tally[0], " without, ", tally[1], " with one, ", tally[2],
            " with several answers");
    for (int answers = 0; answers <= 2; ++answers) CHECK(tally[answers] >= kBoards / 12);
    for (std::size_t rule = 0; without_rule(text, rule) != nullptr; ++rule) {
      CAPTURE(rule);
      CHECK(needed[rule] > 0);
    }
  }
}

TEST_CASE("text generator: boards have one answer, by a count that knows nothing of it") {
  for (const std::string& text : texts()) {
    const KindPtr kind = brought_kind(text, "f");
    CAPTURE(kind->name);
    for (int index = 0; index < deep_count(fewer_if_sanitized(2, 1), 20); ++index) {
      const GeneratorTask task = task_of(*kind, 5 + index % 2);
      const Generated made = PuzzleTries(task, index).next();
      INFO(made.puzzle->print());
      CHECK(answers_of(*made.puzzle) == 1);
      CHECK_FALSE(made.puzzle->check(made.answer));
      CHECK(PuzzleTries(task, index).next().puzzle->print() == made.puzzle->print());
    }
  }
}

TEST_CASE(
    "text generator: numbers in all cells stay, and regions are about as large as asked for") {
  const KindPtr twice = brought_kind(kTwice, "f");
  CHECK_FALSE(generator_of(*twice)->leaves_out_clues);
  const Generated full = PuzzleTries(task_of(*twice, 6), 0).next();
  const std::vector<int>& digits = full.puzzle->as<BoardData>()->part<Grid<int>>(0).cells;
  CHECK(*std::min_element(digits.begin(), digits.end()) > 0);
  CHECK(full.puzzle->clues().empty());
  const KindPtr round = brought_kind(kRound, "f");
  const auto regions = [&](int size, int index) {
    GeneratorTask task = task_of(*round, 7);
    task.style.set("region-size", size);
    task.any = true;
    const Generated made = PuzzleTries(task, index).next();
    return static_cast<int>(made.puzzle->as<BoardData>()->part<CluedRooms>(0).clue.size());
  };
  for (const int index : {0, 1, 2}) {
    CHECK(regions(3, index) >= 10);
    CHECK(regions(9, index) <= 8);
  }
}

bool is_turned(const BoardData& board) {
  for (const PartData& part : board.parts) {
    if (const auto* margins = std::get_if<Margins>(&part)) {
      const auto turned = [](const std::vector<int>& one, const std::vector<int>& other) {
        return std::equal(one.begin(), one.end(), other.rbegin(),
                          [](int a, int b) { return (a < 0) == (b < 0); });
      };
      if (!turned(margins->clue[0], margins->clue[1])) return false;
      if (!turned(margins->clue[2], margins->clue[3])) return false;
    }
    if (const auto* clues = std::get_if<Grid<int>>(&part)) {
      const auto& cells = clues->cells;
      const bool same = std::equal(cells.begin(), cells.end(), cells.rbegin(), [](int a, int b) {
        return (a < 0) == (b < 0) && (a == kNoClue) == (b == kNoClue);
      });
      if (!same) return false;
    }
  }
  return true;
}

TEST_CASE("text generator: with a symmetry clues go in pairs, down to the share that stays") {
  for (const std::string& text : {kLamps, kTowers}) {
    const KindPtr kind = brought_kind(text, "f");
    CAPTURE(kind->name);
    int asymmetric = 0;
    std::size_t few = 0;
    std::size_t many = 0;
    for (int index = 0; index < 4; ++index) {
      GeneratorTask task = task_of(*kind, 5);
      asymmetric += is_turned(*PuzzleTries(task, index).next().puzzle->as<BoardData>()) ? 0 : 1;
      task.style.set("symmetry", 1);
      const Generated made = PuzzleTries(task, index).next();
      INFO(made.puzzle->print());
      CHECK(is_turned(*made.puzzle->as<BoardData>()));
      CHECK(answers_of(*made.puzzle) == 1);
      task.style.set("clued", 90);
      few += made.puzzle->clues().size();
      many += PuzzleTries(task, index).next().puzzle->clues().size();
    }
    CHECK(asymmetric > 2);
    CHECK(many > few);
  }
}

// Without one of them the answer may break the rule.
TEST_CASE("text generator: numbers that a rule counts stay") {
  const auto kind_with = [](const std::string& rule) {
    return brought_kind(
        "rules 1\npuzzle toy \"t\"\ngiven clue: number 0..1 on cells, clues, \"n\"\n"
        "answer shaded: shading on cells\nrule a \"a\": " +
            rule + "\n",
        "f");
  };
  TextReader in("1 2\n1 0\n", "board");
  const KindPtr counted = kind_with("count c in cells with number clue where (c is shaded) = 1");
  CHECK(counted->parse(in)->clues().empty());
  CHECK_FALSE(generator_of(*counted));  // an answer comes before the numbers
  TextReader again("1 2\n1 0\n", "board");
  const KindPtr named = kind_with("all c in cells with number clue: c is shaded");
  CHECK(named->parse(again)->clues().size() == 2);
  CHECK(generator_of(*named)->leaves_out_clues);
}

// Without the one before it a place breaks a rule, and so does a mark that is missed.
const std::string kPaths =
    "rules 1\npuzzle paths \"paths\"\n"
    "given need: number 0.. on top and left, needs, \"a number of cells\"\n"
    "given place: number 1.. on cells, places, \"a place\"\n"
    "given tube: regions on all cells, tubes\n"
    "answer filled: shading on cells\n"
    "rule path \"p\": each t in tube, b in t with number place where (place of b > 1):\n"
    "  some a in t with number place: place of a = place of b - 1 and distance of a b = 1\n"
    "rule fill \"f\": each t in tube, a in t with number place, b in t with number place\n"
    "  where (place of b = place of a + 1): b is filled implies a is filled\n"
    "rule need \"n\": each m in margins with number need: filled in m = need of m\n";
// The loop is in each region once, by way of a gate or of several.
const std::string kGates =
    "rules 1\npuzzle gates \"gates\"\n"
    "given mark: one of x o on cells, marks, \"x or o\"\n"
    "given room: regions on all cells, rooms\n"
    "answer line: line on links\n"
    "rule once \"o\": each r in room: line in links leaving r = 2\n"
    "rule gate \"g\": each r in room: some m in r with mark x: line visits m\n"
    "rule off \"f\": each c in cells with mark o: not line visits c\n"
    "rule loop \"l\": loop line\n";
// Numbers that regions bound, ends that an answer has, a number that counts, cells in no region.
const std::string kBounded =
    "rules 1\npuzzle bounded \"bounded\"\n"
    "given clue: number 1.. on cells, clues, \"a number\"\n"
    "given room: regions on all cells, rooms\n"
    "answer digit: number 1..size of room on cells\n"
    "rule given \"g\": each c in cells with number clue: digit of c = clue of c\n"
    "rule room \"r\": each r in room: different digit in r\n";
const std::string kEnds =
    "rules 1\npuzzle ends \"ends\"\n"
    "given end: number 1.. on cells, ends, \"a number\"\n"
    "answer shaded: shading on cells\n"
    "rule end \"e\": each c in cells with end: c is shaded and shaded in neighbours of c = 1\n"
    "rule body \"b\": each c in cells without end:\n"
    "  c is shaded implies shaded in neighbours of c = 2\n"
    "rule one \"o\": connected shaded\n"
    "rule row \"r\": each l in rows, c in l with number end: shaded in l = end of c\n";
const std::string kCount =
    "rules 1\npuzzle total \"total\"\n"
    "given total: number 0.. on board, total, \"a number of cells\"\n"
    "given clue: number 0.. on cells, clues, \"a number of cells\"\n"
    "answer shaded: shading on cells\n"
    "rule total \"t\": shaded in cells = total\n"
    "rule near \"n\": each c in cells with number clue: shaded in around c = clue of c\n";
const std::string kPairs =
    "rules 1\npuzzle pairs \"pairs\"\n"
    "given need: number 0.. on margins, needs, \"a number of cells\"\n"
    "given pair: regions on cells, pairs\n"
    "answer shaded: shading on cells\n"
    "rule outside \"o\": each c in cells without pair: c is not shaded\n"
    "rule two \"t\": each r in pair: size of r = 2\n"
    "rule one \"n\": each r in pair: shaded in r = 1\n"
    "rule need \"d\": each m in margins with number need: shaded in m = need of m\n";

// As its text is read again.
void check_made(const PuzzleKind& kind, const Generated& made) {
  const std::string text = made.puzzle->print();
  INFO(text);
  const std::string board = text.substr(text.find('\n') + 1);
  TextReader in(board, "board");
  const PuzzlePtr read = kind.parse(in);
  CHECK_FALSE(read->check(made.answer));
  CHECK(answers_of(*read) == 1);
}

TEST_CASE("text generator: what is drawn with an answer, or before it, leaves one answer") {
  for (const std::string& text : {kPaths, kGates, kBounded, kEnds, kCount, kPairs}) {
    const KindPtr kind = brought_kind(text, "f");
    CAPTURE(kind->name);
    GeneratorTask task = task_of(*kind, 5);
    check_made(*kind, PuzzleTries(task, 0).next());
    task.clues = ClueChoice::kMinimal;
    check_made(*kind, PuzzleTries(task, 1).next());
    task.any = true;
    const Generated any = PuzzleTries(task, 2).next();
    CHECK_FALSE(any.puzzle->check(any.answer));
    task.any = false;
    if (text != kBounded && text != kCount) continue;
    task.clues = ClueChoice::kUsual;
    task.like = PuzzleTries(task, 3).next().puzzle;
    check_made(*kind, PuzzleTries(task, 4).next());
  }
}

TEST_CASE("text generator: the fewest clues end where a rule asks for clues") {
  const KindPtr kind = brought_kind(kPaths, "f");
  GeneratorTask task = task_of(*kind, 4);
  task.clues = ClueChoice::kFewest;
  check_made(*kind, PuzzleTries(task, 0).next());
}

TEST_CASE("text generator: usual sides are smaller where there is no answer") {
  const KindPtr kind = brought_kind(
      "rules 1\npuzzle low \"low\"\ngiven clue: number 0..1 on cells, clues, \"n\"\n"
      "answer shaded: shading on cells\n"
      "rule near \"n\": each c in cells with number clue: shaded in neighbours of c = clue of c\n"
      "rule side \"s\": rows <= 7\n",
      "f");
  GeneratorTask task = task_of(*kind, 10);
  CHECK_THROWS_AS(PuzzleTries(task, 0).next(), NoneFound);
  task.sides_are_usual = true;
  const Generated made = PuzzleTries(task, 0).next();
  CHECK(made.puzzle->as<BoardData>()->rows == 7);
  GeneratorTask said = task_of(*kind, 7);
  CHECK(PuzzleTries(said, 0).next().puzzle->print() == made.puzzle->print());
}

TEST_CASE("text generator: a kind that is given nothing but flags has none") {
  const KindPtr kind = brought_kind(
      "rules 1\npuzzle flag \"f\"\ngiven whole: flag, all, a\nanswer line: line on links\n"
      "rule loop \"l\": loop line through all where whole\n",
      "f");
  CHECK_FALSE(generator_of(*kind));
  Rng rng(1);
  CHECK(kind->random(rng, 3, 3)->slots().size() == 12);
}

}  // namespace
}  // namespace p2c::text_generator_test
