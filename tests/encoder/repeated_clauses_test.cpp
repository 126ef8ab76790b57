// No clause of a sample's rules is there twice. Units are, on purpose: what two rules say each by
// itself of one literal, a cell by its row and its column, or a bridge by both its islands. To
// leave them out one rule would have to know the clauses of another, and explain-clause could not
// name it. Connectivity is left out for the same reason: an island with one bridge has a neighbour,
// and no two, by its clue as well. And so are kinds with rules as text: each instance of a rule
// stands by itself, and two of them may say the same, such as "cells in a row differ" and "cells in
// a region differ" of two cells that share both.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "encoder/connectivity/connected.hpp"
#include "encoder/encode_puzzle.hpp"
#include "instances/documents/document.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"
#include "tests/paths.hpp"

namespace p2c {
namespace {

std::string repeated_clauses(const Formula& formula) {
  std::set<Lits> seen;
  std::string repeated;
  for (std::size_t c = 0; c < formula.size(); ++c) {
    Lits clause(formula[c].begin(), formula[c].end());
    std::sort(clause.begin(), clause.end());
    if (!seen.insert(clause).second && clause.size() > 1) repeated += shown(clause) + " 0";
  }
  return repeated;
}

TEST_CASE("no clause of a sample's rules is there twice, but for units") {
  int samples = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kDataFolder)) {
    if (entry.path().extension() != ".txt") continue;
    const std::string name = entry.path().filename().string();
    CAPTURE(name);
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const Document document = read_document(text, name);
    if (document.puzzle->kind().abilities.find<RulesAsText>() != nullptr) continue;
    for (const Cardinality form : {Cardinality::kNetwork, Cardinality::kTotalizer}) {
      WithoutGraphs<Formula> rules;
      encode_all(*document.puzzle, document.givens, {Connectivity::kCuts, form}, rules);
      CHECK(repeated_clauses(rules) == "");
    }
    ++samples;
  }
  CHECK(samples >= 7);
}

}  // namespace
}  // namespace p2c
