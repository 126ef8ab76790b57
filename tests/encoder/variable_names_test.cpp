// What auxiliary variables are called. That names are true is tests/names_test.py.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "encoder/connectivity/connected.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/cardinality_network.hpp"
#include "encoder/counts/totalizer.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/formula_comments.hpp"
#include "encoder/outline.hpp"
#include "encoder/puzzles/squares.hpp"
#include "encoder/values/runs.hpp"
#include "instances/documents/registry.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

constexpr std::array kConnectivities = {Connectivity::kLayers, Connectivity::kElimination,
                                        Connectivity::kFrontier, Connectivity::kPaper,
                                        Connectivity::kCuts};
constexpr std::array kCardinalities = {Cardinality::kNetwork, Cardinality::kTotalizer,
                                       Cardinality::kDirect, Cardinality::kAuto};

bool is_word(const std::string& text) {
  return !text.empty() && text.find("--") == std::string::npos &&
         std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 127; });
}

// Each variable above the first `slots` ones has a name; how many there are.
int check_names(const Outline& outline, int slots) {
  std::set<std::string> seen;
  for (int variable = 1; variable <= outline.variables(); ++variable) {
    const VariableName* name = outline.name_of_variable(variable);
    if (variable <= slots) {
      CHECK(name == nullptr);
      continue;
    }
    REQUIRE(name != nullptr);
    CAPTURE(name->text);
    CHECK(is_word(name->text));
    CHECK(name->text.ends_with(")"));
    CHECK(seen.insert(name->text).second);
  }
  std::set<std::string> lists;
  for (const NamedList& list : outline.lists()) {
    CHECK(is_word(list.name));
    CHECK(lists.insert(list.name).second);
    for (const std::string& item : list.names) CHECK(is_word(item));
    for (const Lit x : list.literals) CHECK(x.variable() <= outline.variables());
  }
  return static_cast<int>(seen.size());
}

int check_all_forms(const AnyPuzzle& board) {
  int names = 0;
  for (const Connectivity connectivity : kConnectivities) {
    for (const Cardinality cardinality : kCardinalities) {
      for (const bool linear : {false, true}) {
        for (const std::size_t tuples : {600, 3}) {
          Outline outline({}, linear);
          const Unknowns x = encode_all(board, {}, {connectivity, cardinality, tuples}, outline);
          names += check_names(outline, x.variables());
        }
      }
    }
  }
  return names;
}

TEST_CASE("every auxiliary variable of every kind has a name of its own in every form") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(20);
    int names = 0;
    for (int round = 0; round < deep_count(fewer_if_sanitized(10, 4), 30); ++round) {
      names += check_all_forms(*kind.random(rng, 1 + round % 6, 1 + round % 5));
    }
    CHECK(names >= least_drawn(1000));
  }
}

// The names that an encoding gives, each with its sense.
template <class Fill>
std::vector<std::string> named(Fill fill) {
  Outline out;
  fill(out);
  return auxiliary_comments(out);
}

TEST_CASE("counts call their variables after the list of what is counted") {
  const auto list = [] { return std::string("room"); };
  CHECK(named([&](ClauseSink& out) {
          at_most(out, out.fresh(4), 2, Cardinality::kTotalizer, list);
        }) == std::vector<std::string>{});  // plain clauses are no more
  CHECK(named([&](ClauseSink& out) {
          totalizer(out, out.fresh(6), 2, {true, false}, list);
        }) == std::vector<std::string>{"var 7 total(room,2-3,1) <=", "var 8 total(room,2-3,2) <=",
                                       "var 9 total(room,1-3,1) <=", "var 10 total(room,1-3,2) <=",
                                       "var 11 total(room,1-3,3) <=", "var 12 total(room,5-6,1) <=",
                                       "var 13 total(room,5-6,2) <=", "var 14 total(room,4-6,1) <=",
                                       "var 15 total(room,4-6,2) <=", "var 16 total(room,4-6,3) <=",
                                       "list room 1 2 3 4 5 6"});
  const std::vector<std::string> product =
      named([&](ClauseSink& out) { at_most(out, out.fresh(12), 1, Cardinality::kNetwork, list); });
  CHECK(product ==
        std::vector<std::string>{
            "var 13 any(room,1-4) <=", "var 14 any(room,5-8) <=", "var 15 any(room,9-12) <=",
            "var 16 any(room,1:4:9) <=", "var 17 any(room,2:4:10) <=", "var 18 any(room,3:4:11) <=",
            "var 19 any(room,4:4:12) <=", "list room 1 2 3 4 5 6 7 8 9 10 11 12"});
}

TEST_CASE("a bound above half is one on the negations, and their list says so") {
  const std::vector<std::string> names = named([](ClauseSink& out) {
    cardinality_network(out, out.fresh(6), 4, {false, true}, [] { return std::string("room"); });
  });
  REQUIRE(names.size() > 2);
  CHECK(names.front().ends_with("merge(not-room,5-6,1) <="));
  CHECK(names.back() == "list not-room -1 -2 -3 -4 -5 -6");
}

TEST_CASE("starts of blocks are counted from 1 on") {
  CHECK(named([](ClauseSink& out) {
          blocks_on_line(out, out.fresh(5), {1, 2}, [] { return std::string("row3"); });
        }) == std::vector<std::string>{"var 6 start(row3,b1,1) <=>", "var 7 start(row3,b2,3) <=>"});
}

TEST_CASE("ends of paths and free roots have names, too") {
  Connected graph;
  const std::vector<std::string> names = named([&](ClauseSink& out) {
    graph.nodes = out.fresh(3);
    const Lits edges = out.fresh(2);
    graph.edges = {{0, 1, edges[0]}, {1, 2, edges[1]}};
    graph.never_inner = {true, false, true};
    connected(out, graph, {});
  });
  const auto has = [&](const std::string& end) {
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& line) { return line.ends_with(end); });
  };
  CHECK(has(" root(node1) =>"));
  CHECK(has(" end(node1,node2) =>"));
}

TEST_CASE("the sums of translucent squares have names") {
  for (const bool linear : {false, true}) {
    GreyImage image(4, 5);
    for (int i = 0; i < image.size(); ++i) image[i] = static_cast<unsigned char>(50 * i % 256);
    Outline outline({}, linear);
    encode_squares(image, outline);
    std::set<std::string> seen;
    for (int variable = 1; variable <= outline.variables(); ++variable) {
      REQUIRE(outline.name_of_variable(variable) != nullptr);
      CHECK(is_word(outline.name_of_variable(variable)->text));
      CHECK(seen.insert(outline.name_of_variable(variable)->text).second);
    }
    CHECK(seen.contains("r1c1=1"));
    CHECK(seen.contains("near(r2c2,9)"));
    CHECK(seen.contains("columns(r2c1,6)") == !linear);
  }
}

TEST_CASE("names are made only for sinks that want them") {
  CountingSink out;
  int made = 0;
  const auto name = [&] {
    ++made;
    return VariableName{"x", Sense::kBoth};
  };
  CHECK(out.fresh(name) == Lit(1));
  CHECK(out.fresh(3, [&](int) { return name(); }) == Lits{Lit(2), Lit(3), Lit(4)});
  out.list([&] {
    ++made;
    return NamedList{};
  });
  CHECK(made == 0);
  Outline outline;
  outline.fresh(name);
  outline.fresh(3, [&](int) { return name(); });
  CHECK(made == 4);
}

TEST_CASE("where nothing must be connected, connectivity has no comment") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(3);
    const PuzzlePtr board = kind.random(rng, 4, 4);
    const EncodeOptions options{Connectivity::kPaper};
    const std::vector<std::string> comments = formula_comments(*board, options, false, false);
    const bool says = std::any_of(comments.begin(), comments.end(), [](const std::string& line) {
      return line.starts_with("connectivity: ");
    });
    CHECK(says == has_connectivity(*board, options));
    Outline outline;
    encode_all(*board, {}, options, outline);
    CHECK(says ==
          std::any_of(outline.groups().begin(), outline.groups().end(),
                      [](const auto& group) { return group.words.starts_with("connectivity: "); }));
  }
}

}  // namespace
}  // namespace p2c
