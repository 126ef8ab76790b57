#include "solver_glue/explain/sentence.hpp"

#include <doctest/doctest.h>

#include "instances/documents/document.hpp"

namespace p2c {
namespace {

// The sentence of a step by this rule; slots by name.
class Sentences {
 public:
  explicit Sentences(const char* text) : document_(read_document(text, "test", {})) {
    book_ = std::make_unique<RuleBook>(*document_.puzzle, nullptr);
  }

  SlotFact fact(const std::string& slot, int value, bool is = true) const {
    const std::vector<Slot>& slots = document_.puzzle->slots();
    int i = 0;
    while (slots[i].name != slot) ++i;
    return {i, value, is};
  }
  std::string facts(const std::vector<SlotFact>& facts) const {
    return facts_in_words(*book_, facts);
  }
  int find(const RuleKey& key) const { return book_->find(key); }
  std::string rule(const RuleKey& key, const std::vector<Ring>& rings = {}) const {
    return rule_in_words(*book_, find(key), rings);
  }
  std::string step(const RuleKey& rule, std::vector<SlotFact> concludes,
                   std::vector<SlotFact> facts) const {
    return sentence(*book_, {std::move(concludes), {book_->find(rule)}, std::move(facts), 0});
  }
  std::string rules(const std::vector<RuleKey>& keys, SlotFact concluded) const {
    Step step{{concluded}, {}, {}, 0};
    for (const RuleKey& key : keys) step.rules.push_back(find(key));
    return sentence(*book_, step);
  }

 private:
  Document document_;
  std::unique_ptr<RuleBook> book_;
};

constexpr const char* kHeyawake = "heyawake\n3 3\n- - -\n- - -\n- - -\n1 1 1\n1 1 1\n1 1 1\n";
constexpr const char* kKenKen = "kenken\n3 3\n6+ . .\n6+ . .\n6+ . .\n1 1 1\n2 2 2\n3 3 3\n";

TEST_CASE("sentence: slots of which the same is said share a verb, runs of cells become short") {
  const Sentences board(kHeyawake);
  const auto shaded = [&](const char* cell) { return board.fact(cell, 1); };
  const auto unshaded = [&](const char* cell) { return board.fact(cell, 0); };
  CHECK(board.facts({shaded("r1c1")}) == "r1c1 is shaded");
  CHECK(board.facts({shaded("r1c1"), unshaded("r1c2"), shaded("r1c3")}) ==
        "r1c1 and r1c3 are shaded, and r1c2 is not shaded");
  CHECK(board.facts({unshaded("r1c1"), unshaded("r1c2"), unshaded("r1c3")}) ==
        "r1c1 to r1c3 are not shaded");
  CHECK(board.facts({unshaded("r1c2"), unshaded("r2c2"), unshaded("r3c2")}) ==
        "r1c2 to r3c2 are not shaded");
  CHECK(board.facts({}).empty());
}

TEST_CASE("sentence: values that a slot does not have are joined by or") {
  const Sentences board(kKenKen);
  CHECK(board.facts({board.fact("r1c1", 1, false), board.fact("r1c1", 3, false)}) ==
        "r1c1 is not 1 or 3");
  CHECK(board.facts({board.fact("r1c1", 2, false), board.fact("r1c2", 2, false)}) ==
        "r1c1 and r1c2 are not 2");
}

TEST_CASE("sentence: connectivity names what would be cut off, and the ring around it") {
  const Sentences board(kHeyawake);
  CHECK(board.step({"connected", {}}, {board.fact("r2c1", 0)},
                   {board.fact("r1c1", 0), board.fact("r1c2", 1), board.fact("r3c3", 0)}) ==
        "r2c1 is not shaded, because with r1c2 and the edge it would cut r1c1 off from r3c3 (the "
        "unshaded cells are connected)");
}

TEST_CASE("sentence: a concluded cell that would be cut off itself is cut off by the others") {
  const Sentences land("nurikabe\n3 3\n- - -\n- - -\n2 - -\n");
  CHECK(land.step({"connected", {1}}, {land.fact("r1c2", 1)},
                  {land.fact("r1c1", 1), land.fact("r1c3", 1), land.fact("r2c2", 1)}) ==
        "r1c2 is shaded, because r1c1, r1c3 and r2c2 would cut it off from all clues (each island "
        "has a clue)");
  CHECK(land.step({"connected", {1}}, {land.fact("r1c2", 1)},
                  {land.fact("r1c1", 1), land.fact("r1c3", 0), land.fact("r2c2", 1),
                   land.fact("r2c3", 1)}) ==
        "r1c2 is shaded, because r1c1, r2c2 and r2c3 would cut it and r1c3 off from all clues "
        "(each island has a clue)");
  const Sentences sea("nurikabe\n3 3\n- - -\n- - -\n2 - -\n");
  CHECK(sea.step({"connected", {}}, {sea.fact("r1c1", 0)},
                 {sea.fact("r1c2", 0), sea.fact("r2c1", 0), sea.fact("r3c3", 1)}) ==
        "r1c1 is not shaded, because r1c2, r2c1 and the edge would cut it off from r3c3 (the "
        "shaded cells are connected)");
}

TEST_CASE("sentence: the edge is named only where nothing is cut off without it") {
  const Sentences board(
      "heyawake\n4 4\n- - - -\n- - - -\n- - - -\n- - - -\n1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n");
  CHECK(board.step({"connected", {}}, {board.fact("r2c1", 0)},
                   {board.fact("r1c2", 1), board.fact("r2c2", 0), board.fact("r2c3", 1),
                    board.fact("r3c2", 1), board.fact("r4c4", 0)}) ==
        "r2c1 is not shaded, because with r1c2, r2c3 and r3c2 it would cut r2c2 off from r4c4 (the "
        "unshaded cells are connected)");
  const int rule = board.find({"connected", {}});
  CHECK(board.rule({"connected", {}}, {{rule, {1, 4, 6, 9}, 5, 15}, {rule, {1, 4}, 0, 15}}) ==
        "the unshaded cells are connected: r1c2, r2c1, r2c3 and r3c2 may not cut r2c2 off from "
        "r4c4; and r1c2, r2c1 and the edge may not cut r1c1 off from r4c4");
}

TEST_CASE("sentence: rules that mean more than their clue say so") {
  const Sentences rooms("heyawake\n2 3\n2 1 0\n- - -\n1 2 3\n1 2 3\n");
  CHECK(rooms.rule({"room", {0}}) == "the room of r1c1: 2 shaded cells, no two side by side");
  CHECK(rooms.rule({"room", {1}}) == "the room of r1c2: 1 shaded cell");
  CHECK(rooms.rule({"room", {2}}) == "the room of r1c3: no cell is shaded");
  const Sentences cages("kenken\n3 3\n6+ 3 3\n. 1 2\n2 3 1\n1 2 3\n1 4 5\n6 7 8\n");
  CHECK(cages.rule({"cage", {0}}) == "the cage of r1c1: 6+, no number twice in a line");
  CHECK(cages.rule({"cage", {1}}) == "the cage of r1c2: 3");
}

TEST_CASE("sentence: rules about a part of the board say which") {
  const Sentences islands("nurikabe\n3 4\n3 - - -\n- - - -\n2 - - 2\n");
  CHECK(
      islands.rule({"least", {0}}) ==
      "the island of r1c1 has 3 cells at least, not counting other clues and what is beyond them");
  CHECK(islands.rule({"least", {8}}) == "the island of r3c1 has 2 cells at least");
  CHECK(islands.rule({"least", {11}}) == "the island of r3c4 has 2 cells at least");
  CHECK(islands.rule({"most", {11}}) ==
        "the island of r3c4 has 2 cells at most, and no other clue");
  const Sentences tetrominoes("lits\n2 4\n1 1 1 1\n2 2 2 2\n");
  CHECK(tetrominoes.rule({"equal", {0, 4}}) ==
        "r1c1 and r2c1: tetrominoes of the same shape do not touch");
}

TEST_CASE("sentence: an implied rule is followed by what it rests on") {
  const Sentences board(kHeyawake);
  const std::string words =
      board.step({"shut-in", {0}}, {board.fact("r1c2", 0)}, {board.fact("r2c1", 1)});
  CHECK(
      words.starts_with("r1c2 is not shaded, because r2c1 is shaded (the neighbours of r1c1 are "
                        "not all shaded [since the unshaded cells are connected; "));
}

TEST_CASE("sentence: rules that say the same of several places are one") {
  const Sentences loop("slitherlink\n2 2\n2 -\n2 -\n");
  CHECK(
      loop.rules({{"clue", {0}}, {"vertex", {0}}, {"vertex", {4}}}, loop.fact("v1.1-v1.2", 1)) ==
      "v1.1-v1.2 is drawn (r1c1: 2 lines around it; v1.1 and v2.2: two lines meet there, or none)");
  CHECK(loop.rules({{"vertex", {0}}, {"clue", {0}}, {"vertex", {1}}, {"vertex", {2}}},
                   loop.fact("v1.1-v1.2", 1)) ==
        "v1.1-v1.2 is drawn (v1.1, v1.2 and v1.3: two lines meet there, or none; r1c1: 2 lines "
        "around it)");
  const Sentences sea("nurikabe\n3 3\n- - -\n- - -\n- - 1\n");
  CHECK(sea.rules({{"square", {0, 4}}, {"square", {3, 7}}}, sea.fact("r1c1", 0)) ==
        "r1c1 is not shaded (r1c1 to r2c2 and r2c1 to r3c2: the 2 x 2 cells are not all shaded)");
}

TEST_CASE("sentence: rules are not one where several places would seem to share what is said") {
  const Sentences loop("slitherlink\n2 2\n2 -\n2 -\n");
  CHECK(loop.rules({{"clue", {0}}, {"clue", {2}}}, loop.fact("v1.1-v1.2", 1)) ==
        "v1.1-v1.2 is drawn (r1c1: 2 lines around it; r2c1: 2 lines around it)");
  const Sentences rooms("heyawake\n2 3\n1 - 1\n- - -\n1 2 3\n1 2 3\n");
  CHECK(rooms.rules({{"room", {0}}, {"room", {2}}}, rooms.fact("r1c1", 0)) ==
        "r1c1 is not shaded (the room of r1c1: 1 shaded cell; the room of r1c3: 1 shaded cell)");
}

TEST_CASE("sentence: without a bridge islands would be cut off") {
  const Sentences board("hashi\n1 5\n? - ? - ?\n");
  const std::string words = board.step({"connected", {}}, {board.fact("r1c1-r1c3", 0, false)}, {});
  CHECK(words.starts_with("r1c1-r1c3 has at least 1 bridge, because without it "));
  CHECK(words.find("r1c1 would be cut off from ") != std::string::npos);
}

TEST_CASE("sentence: of many rules that one rests on the first are named") {
  const Sentences board("nurikabe\n3 5\n1 - 1 - 1\n- - - - -\n1 - - - -\n");
  CHECK(board.rule({"far", {6, 8, 12, 13, 14}}) ==
        "cells that no clue reaches are shaded [since each island has a clue; the island of r1c1 "
        "has 1 cell at most, and no other clue; the island of r1c3 has 1 cell at most, and no "
        "other clue; 2 more rules]");
}

}  // namespace
}  // namespace p2c
