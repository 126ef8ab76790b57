#include "instances/puzzles/hashi/hashi.hpp"

#include "encoder/connectivity/connected.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/unary_sum.hpp"
#include "encoder/encodings.hpp"
#include "instances/puzzles/hashi/hashi_crossings.hpp"

namespace p2c {
namespace {

// The bridges of a span in unary, more than 0, more than 1, ...:
//
//   u[j]   the span has more than j bridges
//
// The first and the last are values of the slot, which has exactly one value; those in between, for
// three bridges and more, are new variables: bridges(SPAN,j+1).
Lits unary_bridges(const Hashi& puzzle, const Unknowns& x, int span, ClauseSink& out) {
  const int most = x.hi(span);
  Lits more = {!x.is(span, 0)};
  for (int j = 1; j < most - 1; ++j) {
    const Lit above = out.fresh([&] {
      const std::string name = puzzle.name(puzzle.spans[span]);
      return VariableName{name_of("bridges", {name, std::to_string(j + 1)}), Sense::kBoth};
    });
    for (int value = 0; value <= most; ++value) {
      out.add({!x.is(span, value), value > j ? above : !above});
    }
    if (j > 1) out.add({!above, more.back()});
    more.push_back(above);
  }
  if (most > 1) more.push_back(x.is(span, most));
  return more;
}

std::vector<Lits> unary_bridges(const Hashi& puzzle, const Unknowns& x, ClauseSink& out) {
  std::vector<Lits> all;
  for (int i = 0; i < static_cast<int>(puzzle.spans.size()); ++i) {
    out.remark([&] { return puzzle.name(puzzle.spans[i]) + ": its bridges in unary"; });
    all.push_back(unary_bridges(puzzle, x, i, out));
  }
  return all;
}

RuleKey island_key(int island) { return {"island", {island}}; }

void island_sums(const Hashi& puzzle, const std::vector<Lits>& bridges, ClauseSink& out) {
  std::vector<std::vector<Lits>> at(puzzle.islands.size());
  std::vector<std::vector<int>> spans(puzzle.islands.size());
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    for (const int island : {puzzle.spans[i].from, puzzle.spans[i].to}) {
      at[island].push_back(bridges[i]);
      spans[island].push_back(static_cast<int>(i));
    }
  }
  for (std::size_t i = 0; i < at.size(); ++i) {
    const int clue = puzzle.islands[i].clue;
    if (clue == Hashi::kUnknown) continue;
    out.rule([&] {
      const int island = static_cast<int>(i);
      return Rule{island_key(island), spans[i],
                  "island " + puzzle.name(island) + ": " +
                      counted(static_cast<std::size_t>(clue), "bridge")};
    });
    sums_to(out, at[i], clue);
  }
}

void no_crossings(const Hashi& puzzle, const std::vector<Lits>& bridges, ClauseSink& out) {
  for (const auto& [across, down] : hashi_crossings(puzzle)) {
    const auto a = static_cast<std::size_t>(across);
    const auto d = static_cast<std::size_t>(down);
    out.rule([&, one = across, other = down] {
      return Rule{
          {"crossing", {one, other}},
          {one, other},
          puzzle.name(puzzle.spans[a]) + " and " + puzzle.name(puzzle.spans[d]) + " do not cross"};
    });
    out.add({!bridges[a][0], !bridges[d][0]});
  }
}

// Two or three islands that use up all their clues among themselves are shut off, unless they are
// all there are. Each island at an end of the set has one span in it, which must then not carry the
// whole clue. Implied by connectivity; most cuts would say this.
void no_closed_sets(const Hashi& puzzle, const std::vector<Lits>& bridges, ClauseSink& out) {
  const auto full = [&](std::size_t span, int clue) {  // the span carries `clue` bridges or more
    return bridges[span][static_cast<std::size_t>(clue) - 1];
  };
  const auto may_end = [&](int island) {
    const int clue = puzzle.at(island).clue;
    return clue != Hashi::kUnknown && clue <= puzzle.rules.max_bridges;
  };
  struct End {
    int island;
    std::size_t span;
  };
  std::vector<std::vector<End>> ends(puzzle.islands.size());  // beside each island
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    const auto [a, b] = puzzle.spans[i];
    if (may_end(a)) ends[b].push_back({a, i});
    if (may_end(b)) ends[a].push_back({b, i});
    const bool closed_pair = may_end(a) && puzzle.at(a).clue == puzzle.at(b).clue;
    if (!closed_pair || puzzle.islands.size() == 2) continue;
    out.rule([&, one = a, other = b] {
      const int span = static_cast<int>(i);
      return Rule{
          {"closed", {span}},
          {span},
          "the islands of " + puzzle.name(puzzle.spans[i]) + " are not shut off from the others",
          {{"connected", {}}, island_key(one), island_key(other)}};
    });
    out.add({!full(i, puzzle.at(a).clue)});
  }
  if (puzzle.islands.size() <= 3) return;
  for (std::size_t middle = 0; middle < ends.size(); ++middle) {
    for (const End& one : ends[middle]) {
      for (const End& two : ends[middle]) {
        const int clue = puzzle.at(one.island).clue;
        const int other = puzzle.at(two.island).clue;
        if (one.span >= two.span || puzzle.islands[middle].clue != clue + other) continue;
        out.rule([&] {
          const std::vector<int> scope{static_cast<int>(one.span), static_cast<int>(two.span)};
          return Rule{{"closed", scope},
                      scope,
                      "the islands of " + puzzle.name(puzzle.spans[one.span]) + " and " +
                          puzzle.name(puzzle.spans[two.span]) + " are not shut off from the others",
                      {{"connected", {}},
                       island_key(one.island),
                       island_key(static_cast<int>(middle)),
                       island_key(two.island)}};
        });
        out.add({!full(one.span, clue), !full(two.span, other)});
      }
    }
  }
}

Connected network(const Hashi& puzzle, const std::vector<Lits>& bridges) {
  Connected graph;
  graph.nodes.assign(puzzle.islands.size(), kTrue);
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    const auto [from, to] = puzzle.spans[i];
    graph.edges.push_back({from, to, bridges[i][0], static_cast<int>(i)});
  }
  graph.words = "all islands are connected";
  for (const Hashi::Island& island : puzzle.islands) graph.never_inner.push_back(island.clue == 1);
  graph.node_name = [islands = puzzle.islands](int i) {
    const Hashi::Island& island = islands[i];
    return cell_name(island.row, island.col);
  };
  return graph;
}

// All islands are connected, so there is no loop exactly when the pairs that are joined are one
// fewer than the islands: a connected graph with that many edges is a tree.
void no_loops(const Hashi& puzzle, const std::vector<Lits>& bridges, Cardinality form,
              ClauseSink& out) {
  if (puzzle.islands.empty()) return;
  const Connected graph = network(puzzle, bridges);
  const auto n = static_cast<int>(puzzle.islands.size());
  if (out.take_cycles(NoCycles{n, graph.edges, "bridges form no loop"})) return;
  out.remark([] { return std::string("no loops: one joined pair fewer than islands"); });
  Lits joined;
  for (const Lits& span : bridges) joined.push_back(span[0]);
  exactly(out, joined, n - 1, form, [] { return std::string("joined"); });
}

}  // namespace

void encode(const Hashi& puzzle, const Unknowns& x, const EncodeOptions& options, ClauseSink& out) {
  const std::vector<Lits> bridges = unary_bridges(puzzle, x, out);
  island_sums(puzzle, bridges, out);
  no_crossings(puzzle, bridges, out);
  no_closed_sets(puzzle, bridges, out);
  if (puzzle.rules.no_loops) no_loops(puzzle, bridges, options.cardinality, out);
  connected(out, network(puzzle, bridges), options);
}

}  // namespace p2c
