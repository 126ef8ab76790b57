#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <numeric>
#include <puzzle2cnf/encode.hpp>
#include <string>
#include <utility>

#include "encoder/connectivity/acyclic.hpp"
#include "encoder/connectivity/connected.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/unary_sum.hpp"
#include "encoder/unknowns.hpp"
#include "encoder/values/runs.hpp"
#include "encoder/values/table.hpp"
#include "library/encode_options.hpp"
#include "library/errors.hpp"
#include "library/outside_sink.hpp"

namespace puzzle2cnf {
namespace {

void expect_node(int node, std::size_t nodes) {
  if (node >= 0 && static_cast<std::size_t>(node) < nodes) return;
  throw std::invalid_argument("there is no node " + std::to_string(node));
}

// What runs on a sink of the user: `work` gets it as one of the encodings.
template <class Work>
void encode_into(ClauseSink& out, Work work) {
  p2c::outside([&] {
    p2c::OutsideSink sink(out);
    work(sink);
  });
}

// The literal "one of these is true".
p2c::Lit any_of(p2c::ClauseSink& out, const p2c::Lits& literals) {
  if (literals.size() == 1) return literals[0];
  const p2c::Lit any = out.fresh();
  p2c::Lits clause = literals;
  clause.push_back(!any);
  out.add(clause);
  for (const p2c::Lit x : literals) out.add({!x, any});
  return any;
}

// One literal for all edges between two nodes; loops are left out.
std::map<std::pair<int, int>, p2c::Lit> join(p2c::OutsideSink& out, std::span<const Edge> edges,
                                             std::size_t nodes, bool directed) {
  std::map<std::pair<int, int>, p2c::Lits> parallel;
  for (const Edge& edge : edges) {
    expect_node(edge.from, nodes);
    expect_node(edge.to, nodes);
    const bool swap = !directed && edge.from > edge.to;
    const auto ends = swap ? std::pair(edge.to, edge.from) : std::pair(edge.from, edge.to);
    if (edge.from != edge.to) parallel[ends].push_back(out.bind(edge.present));
  }
  std::map<std::pair<int, int>, p2c::Lit> joined;
  for (const auto& [ends, literals] : parallel) joined.emplace(ends, any_of(out, literals));
  return joined;
}

int largest_index(const Integer& integer) {
  if (integer.is.empty()) throw std::invalid_argument("an integer without values");
  const int largest = static_cast<int>(integer.is.size()) - 1;
  if (integer.lo > INT_MAX - largest) throw std::invalid_argument("an integer above INT_MAX");
  return largest;
}

// Of each integer its index, from 0 on. The user has stated that each has one value.
p2c::Unknowns unknowns_of(p2c::OutsideSink& sink, std::span<const Integer> integers) {
  std::vector<p2c::Slot> slots;
  for (const Integer& integer : integers) slots.push_back({0, largest_index(integer), ""});
  sink.mute(true);
  const p2c::Unknowns x(sink, slots);
  sink.mute(false);
  for (int i = 0; i < x.size(); ++i) {
    for (int index = 0; index <= x.hi(i); ++index) {
      if (x.is(i, index).positive()) sink.assign_next(integers[i].is[index]);
    }
  }
  return x;
}

// -1: it never has this value.
int index_of(const Integer& integer, int value) {
  const std::int64_t index = static_cast<std::int64_t>(value) - integer.lo;
  return index >= 0 && index < std::ssize(integer.is) ? static_cast<int>(index) : -1;
}

// The clauses of a sum come from choices of a value for each of the first terms, in all up to
// `sum`.
void expect_few_choices(std::span<const std::vector<int>> terms, std::size_t sum) {
  constexpr double kTooMany = 1e8;
  std::vector<double> ways(1, 1);  // for each sum of the terms so far
  double all = 0;
  for (const std::vector<int>& term : terms) {
    std::vector<double> next(std::min(ways.size() + term.size(), sum + 1));
    for (std::size_t i = 0; i < ways.size(); ++i) {
      for (std::size_t j = 0; j <= term.size() && i + j < next.size(); ++j) next[i + j] += ways[i];
    }
    ways = std::move(next);
    all += std::accumulate(ways.begin(), ways.end(), 0.0);
    if (all > kTooMany) throw Limit("a sum of too many terms");
  }
}

}  // namespace

void at_most(ClauseSink& out, std::span<const int> literals, int k, Counting form) {
  encode_into(
      out, [&](auto& sink) { p2c::at_most(sink, sink.bind(literals), k, p2c::inside_form(form)); });
}

void at_least(ClauseSink& out, std::span<const int> literals, int k, Counting form) {
  encode_into(out, [&](auto& sink) {
    p2c::at_least(sink, sink.bind(literals), k, p2c::inside_form(form));
  });
}

void exactly(ClauseSink& out, std::span<const int> literals, int k, Counting form) {
  encode_into(
      out, [&](auto& sink) { p2c::exactly(sink, sink.bind(literals), k, p2c::inside_form(form)); });
}

Integer integer(ClauseSink& out, int lo, int hi) {
  if (lo > hi) throw std::invalid_argument("an integer needs a value: its lo is above its hi");
  const std::int64_t values = std::int64_t{hi} - lo + 1;
  if (values > p2c::ClauseSink::kMostVariables) {
    throw Limit("an integer with " + std::to_string(values) + " values");
  }
  Integer made{lo, {}};
  for (std::int64_t i = 0; i < values; ++i) made.is.push_back(values == 1 ? kTrue : out.fresh());
  exactly(out, made.is, 1);
  return made;
}

void table(ClauseSink& out, std::span<const Integer> integers,
           const std::vector<std::vector<int>>& tuples) {
  encode_into(out, [&](p2c::OutsideSink& sink) {
    std::vector<int> values;
    for (const std::vector<int>& tuple : tuples) {
      if (tuple.size() != integers.size()) throw std::invalid_argument("a tuple of another width");
      std::transform(integers.begin(), integers.end(), tuple.begin(), std::back_inserter(values),
                     index_of);
    }
    if (tuples.empty()) return sink.add({});
    std::vector<int> all(integers.size());
    std::iota(all.begin(), all.end(), 0);
    p2c::table(sink, unknowns_of(sink, integers), all, values);
  });
}

void sums_to(ClauseSink& out, std::span<const std::vector<int>> terms, int sum) {
  encode_into(out, [&](p2c::OutsideSink& sink) {
    std::vector<p2c::Lits> bound;
    std::int64_t largest = 0;
    for (const std::vector<int>& term : terms) {
      bound.push_back(sink.bind(term));
      largest += std::ssize(term);
    }
    if (sum >= 0 && sum <= largest) expect_few_choices(terms, static_cast<std::size_t>(sum) + 1);
    p2c::sums_to(sink, bound, sum);
  });
}

void connected(ClauseSink& out, const Graph& graph, Connectivity form) {
  encode_into(out, [&](p2c::OutsideSink& sink) {
    p2c::Connected inside;
    inside.nodes = sink.bind(graph.nodes);
    for (const auto& [ends, present] : join(sink, graph.edges, graph.nodes.size(), false)) {
      inside.edges.push_back({ends.first, ends.second, present});
    }
    p2c::connected(sink, inside, {p2c::inside_form(form)});
  });
}

void acyclic(ClauseSink& out, int nodes, std::span<const Edge> edges) {
  encode_into(out, [&](p2c::OutsideSink& sink) {
    if (nodes < 0) throw std::invalid_argument("a negative number of nodes");
    std::vector<p2c::Arc> arcs;
    for (const auto& [ends, chosen] : join(sink, edges, static_cast<std::size_t>(nodes), true)) {
      arcs.push_back({ends.first, ends.second, chosen});
    }
    for (const Edge& edge : edges) {
      if (edge.from == edge.to) sink.add({!sink.bind(edge.present)});
    }
    p2c::acyclic(sink, nodes, arcs, [](int node) { return std::to_string(node); });
  });
}

void blocks_on_line(ClauseSink& out, std::span<const int> cells, std::span<const int> lengths) {
  encode_into(out, [&](p2c::OutsideSink& sink) {
    if (std::any_of(lengths.begin(), lengths.end(), [](int length) { return length < 1; })) {
      throw std::invalid_argument("a block needs a cell");
    }
    p2c::blocks_on_line(sink, sink.bind(cells), {lengths.begin(), lengths.end()});
  });
}

}  // namespace puzzle2cnf
