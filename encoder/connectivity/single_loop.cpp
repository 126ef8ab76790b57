#include "encoder/connectivity/single_loop.hpp"

namespace p2c {
namespace {

using LinesAt = std::vector<std::vector<int>>;

LinesAt lines_at_vertices(const SingleLoop& loop) {
  LinesAt at(static_cast<std::size_t>(loop.vertices));
  for (int i = 0; i < static_cast<int>(loop.lines.size()); ++i) {
    at[loop.lines[i].from].push_back(i);
    at[loop.lines[i].to].push_back(i);
  }
  return at;
}

void not_three(ClauseSink& out, const SingleLoop& loop, const std::vector<int>& at) {
  const auto not_drawn = [&](std::size_t i) { return !loop.lines[at[i]].drawn; };
  for (std::size_t k = 2; k < at.size(); ++k) {
    for (std::size_t j = 1; j < k; ++j) {
      for (std::size_t i = 0; i < j; ++i) out.add({not_drawn(i), not_drawn(j), not_drawn(k)});
    }
  }
}

// No line is alone at the vertex; and where it is visited, there are lines besides any one of them.
void another_line(ClauseSink& out, const SingleLoop& loop, const std::vector<int>& at) {
  Lits others;
  others.reserve(at.size());
  for (const int line : at) {
    others.clear();
    if (!loop.visits_all) others.push_back(!loop.lines[line].drawn);
    for (const int other : at) {
      if (other != line) others.push_back(loop.lines[other].drawn);
    }
    out.add(others);
  }
  if (at.empty() && loop.visits_all) out.add({});
}

void state_vertex(ClauseSink& out, const SingleLoop& loop, int vertex, const std::vector<int>& at) {
  out.rule([&] {
    std::vector<int> slots;
    for (const int line : at) slots.push_back(loop.lines[line].slot);
    const char* words =
        loop.visits_all ? ": two lines meet there" : ": two lines meet there, or none";
    return Rule{
        {"vertex" + loop.suffix, {vertex}}, std::move(slots), loop.vertex_name(vertex) + words};
  });
  another_line(out, loop, at);
  not_three(out, loop, at);
}

void some_line(ClauseSink& out, const SingleLoop& loop) {
  if (!loop.one_is_drawn.empty()) return;
  out.rule([&] {
    std::vector<int> slots;
    for (const SingleLoop::Line& line : loop.lines) slots.push_back(line.slot);
    return Rule{{"some" + loop.suffix, {}}, std::move(slots), "there is a loop"};
  });
  Lits all;
  for (const SingleLoop::Line& line : loop.lines) all.push_back(line.drawn);
  out.add(all);
}

Connected joined_lines(const SingleLoop& loop, const LinesAt& at) {
  Connected graph;
  for (const SingleLoop::Line& line : loop.lines) {
    graph.nodes.push_back(line.drawn);
    graph.node_slots.push_back(line.slot);
    graph.ends.emplace_back(line.from, line.to);
  }
  for (const std::vector<int>& lines : at) {
    for (std::size_t j = 1; j < lines.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) graph.edges.push_back({lines[i], lines[j], kTrue});
    }
  }
  graph.words = "all lines are in one loop";
  graph.one_is_true = loop.one_is_drawn;
  graph.longest_path = loop.vertices / 2;  // one way round is no longer
  graph.rule_suffix = graph.list_suffix = loop.suffix;
  graph.node_name = loop.line_name;
  return graph;
}

}  // namespace

void single_loop(ClauseSink& out, const SingleLoop& loop, const EncodeOptions& options) {
  const LinesAt at = lines_at_vertices(loop);
  for (int vertex = 0; vertex < loop.vertices; ++vertex) {
    state_vertex(out, loop, vertex, at[vertex]);
  }
  some_line(out, loop);
  connected(out, joined_lines(loop, at), options);
}

}  // namespace p2c
