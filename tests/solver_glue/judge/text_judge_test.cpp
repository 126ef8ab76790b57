// The judge of texts of rules: each thing that may be wrong, by a text that has it.
#include "solver_glue/judge/text_judge.hpp"

#include <doctest/doctest.h>

#include "encoder/encode_puzzle.hpp"
#include "encoder/encode_rules.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/instances/stop_after.hpp"

namespace p2c {
namespace {

using Sentences = std::vector<std::string>;

JudgedText judged(const std::string& text, int boards = 40) {
  JudgedText found;
  judge_text({brought_kind(text, "f"), "f"}, {0, boards, nullptr}, found);
  return found;
}

const std::string kHead =
    "rules 1\npuzzle toy \"a toy\"\n"
    "given clue: number 0..4 on cells, clues, \"a number of cells\"\n"
    "answer shaded: shading on cells\n";
const std::string kRules =
    "rule far \"no two are side by side\": apart shaded\n"
    "rule near \"{c} touches {clue of c} cell(s)\":\n"
    "  each c in cells with number clue: shaded in around c = clue of c\n";
const std::string kSample = "sample\n  toy\n  1 3\n  - 2 -\n  answer toy\n  1 3\n  x - x\n";
const std::string kFar = "wrong far\n  toy\n  1 2\n  - -\n  answer toy\n  1 2\n  x x\n";
const std::string kNear = "wrong near\n  toy\n  1 2\n  1 -\n  answer toy\n  1 2\n  - -\n";

TEST_CASE("judge: a text with its boards is right") {
  const JudgedText found = judged(kHead + kRules + kSample + kFar + kNear);
  CHECK(faults_of(found) == Sentences{});
  CHECK(remarks_on(found) == Sentences{});
  CHECK(found.is_whole);
  CHECK(found.rules[0].sentence == "no two of (the cells that are shaded) share an edge");
  CHECK(found.random.boards() == 40);
  CHECK(found.random.none > 0);
  CHECK(found.random.several > 0);
  CHECK(found.tried.boards > 5);
  CHECK(found.tried.most_slots >= 9);
  CHECK(found.tried.right > 0);
  CHECK(found.sample()->answers == 1);
  REQUIRE(found.empty.size() == 5);
  CHECK(found.empty[4].answers == 1);
}

TEST_CASE("judge: what a sample or a wrong board may be") {
  const std::string far_and_near = "wrong far\n  toy\n  1 2\n  0 -\n  answer toy\n  1 2\n  x x\n";
  const std::string open = "sample\n  toy\n  1 2\n  - -\n  answer toy\n  1 2\n  - -\n";
  std::string broken = kSample;
  broken.replace(broken.find("x - x"), 5, "x - -");
  std::string kept = kNear;
  kept.replace(kept.find("- -\n", kept.find("answer")), 3, "- x");
  CHECK(faults_of(judged(kHead + kRules + broken)) ==
        Sentences{"the sample of line 9: r1c2 touches 2 cells: found 1"});
  CHECK(faults_of(judged(kHead + kRules + open)) ==
        Sentences{"the sample of line 9 has several answers"});
  CHECK(faults_of(judged(kHead + kRules + far_and_near)) ==
        Sentences{"wrong far of line 9 breaks near"});
  CHECK(faults_of(judged(kHead + kRules + kept)) ==
        Sentences{"wrong near of line 9 does not break this rule"});
}

TEST_CASE("judge: a rule without a wrong board is named, with one that was found") {
  const JudgedText found = judged(kHead + kRules + kSample + kNear);
  CHECK(faults_of(found) == Sentences{});
  CHECK(remarks_on(found) == Sentences{"there is no wrong board of rule far"});
  REQUIRE(found.rules[0].found.starts_with("wrong far\n  toy\n"));
  CHECK(faults_of(judged(kHead + kRules + kSample + kNear + found.rules[0].found)) == Sentences{});
}

TEST_CASE("judge: idle rules, and rules that say the same") {
  const std::string idle = "rule twos \"{s}\": each s in 2x2: shaded in s <= 2\n";
  CHECK(faults_of(judged(kHead + kRules + idle)) ==
        Sentences{"rule twos is idle: no board that was tried differs without it"});
  const std::string again = "rule pairs \"{s}\": each s in pairs: shaded in s <= 1\n";
  const JudgedText same = judged(kHead + kRules + again);
  CHECK(same.same == std::vector<Sentences>{{"far", "pairs"}});
  CHECK(faults_of(same) ==
        Sentences{"rule far is idle: no board that was tried differs without it",
                  "rule pairs is idle: no board that was tried differs without it",
                  "rules far and pairs say the same"});
}

TEST_CASE("judge: rules that contradict each other, on all boards or on the empty one") {
  const std::string all = "rule all \"all\": all c in cells: c is shaded\n";
  const std::string none = "rule none \"none\": all c in cells: c is not shaded\n";
  const Sentences faults = faults_of(judged(kHead + all + none));
  CHECK(faults == Sentences{"no board that was tried has an answer"});
  const JudgedText empty = judged(kHead + "rule a \"b\": some c in cells with clue: c is shaded\n");
  CHECK(faults_of(empty) == Sentences{});
  for (const EmptyBoard& board : empty.empty) CHECK(board.answers == 0);
}

// The clauses of its rules, and one more.
void encode_too_much(const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                     ClauseSink& out) {
  const auto& text = puzzle.kind().abilities.find<RulesAsText>()->text;
  encode_rules(RuleBoard(text, *puzzle.as<BoardData>()), x, options, out);
  out.add({x.is(0, 0)});
}

TEST_CASE("judge: clauses that say something else than the rules mean") {
  KindOfParts its = parts_of_rules(read_rules(kHead + kRules, "f"));
  its.abilities.add(Encoding{encode_too_much});
  JudgedText found;
  judge_text({kind_of(std::move(its)), "f"}, {0, 40, nullptr}, found);
  CHECK_FALSE(found.tried.differs.empty());
  CHECK(faults_of(found) ==
        Sentences{"a board has other answers by clauses than by what the rules mean"});
}

TEST_CASE("judge: clauses of each rule, and what grows faster than the board") {
  const std::string pairs =
      "rule far \"far\": all a in cells: all b in cells where (a before b): not (a is shaded and "
      "b is shaded)\n";
  const JudgedText found = judged(kHead + kRules.substr(kRules.find("rule near")) + pairs, 1);
  REQUIRE(found.sizes.size() == 2);
  CHECK(found.sizes[0].slots == 100);
  CHECK(found.sizes[1].slots == 400);
  CHECK(found.rules[1].costs[0].clauses == 100 * 99 / 2);
  CHECK(found.rules[1].costs[1].clauses == 400 * 399 / 2);
  CHECK(found.rules[0].costs[0].clauses > 0);
  CHECK_FALSE(grows_faster(found, found.rules[0]));
  CHECK(grows_faster(found, found.rules[1]));
}

TEST_CASE("judge: few clauses do not grow faster, whatever their ratio") {
  JudgedText found;
  found.sizes = {{10, 100, 100}, {20, 400, 400}};
  const auto grows = [&](std::int64_t small, std::int64_t large) {
    JudgedRule rule{"r", ""};
    rule.costs = {{small}, {large}};
    return grows_faster(found, rule);
  };
  CHECK_FALSE(grows(2, 48));
  CHECK_FALSE(grows(2, 99));
  CHECK(grows(2, 100));
  CHECK(grows(200, 4'800));
  CHECK_FALSE(grows(200, 2'800));
}

TEST_CASE("judge: equal seeds find equal things, and a stop leaves what was found") {
  const std::string text = kHead + kRules + kSample;
  const JudgedText one = judged(text);
  const JudgedText other = judged(text);
  CHECK(one.tried.ways == other.tried.ways);
  CHECK(one.random.one == other.random.one);
  CHECK(one.rules[0].found == other.rules[0].found);
  JudgedText part;
  const StopAfter stop(500);
  CHECK_THROWS_AS(judge_text({brought_kind(text, "f"), "f"}, {0, 40, &stop}, part), Stopped);
  CHECK_FALSE(part.is_whole);
  CHECK(part.boards.size() == 1);
}

}  // namespace
}  // namespace p2c
