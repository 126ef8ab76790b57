#include "encoder/connectivity/acyclic.hpp"

#include <algorithm>
#include <iterator>
#include <queue>

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The order by least degree, found on the neighbours alone, and what it costs.
class EliminationOrder {
 public:
  EliminationOrder(const ClauseSink& out, int nodes, const std::vector<Arc>& arcs, long long most)
      : neighbours_(at(nodes)), is_gone_(at(nodes)), most_(most) {
    for (const Arc& arc : arcs) {
      neighbours_[at(arc.from)].push_back(arc.to);
      neighbours_[at(arc.to)].push_back(arc.from);
    }
    for (int v = 0; v < nodes; ++v) {
      auto& list = neighbours_[at(v)];
      std::sort(list.begin(), list.end());
      list.erase(std::unique(list.begin(), list.end()), list.end());
      queue_.emplace(list.size(), v);
    }
    while (!queue_.empty()) {
      const auto [degree, v] = queue_.top();
      queue_.pop();
      if (is_gone_[at(v)] || degree != neighbours_[at(v)].size()) continue;  // has changed since
      out.poll();
      eliminate(v);
    }
  }

  const std::vector<int>& order() const { return order_; }

 private:
  void eliminate(int v) {
    const std::vector<int> around = std::move(neighbours_[at(v)]);
    is_gone_[at(v)] = true;
    order_.push_back(v);
    clauses_ += static_cast<long long>(around.size() * around.size());
    if (clauses_ > most_) {
      throw TooLarge("connectivity by elimination needs more than " + std::to_string(most_) +
                     " clauses");
    }
    for (const int u : around) {
      auto& list = neighbours_[at(u)];
      const std::size_t before = list.size();
      merged_.clear();
      std::set_union(list.begin(), list.end(), around.begin(), around.end(),
                     std::back_inserter(merged_));
      std::erase_if(merged_, [&](int w) { return w == u || w == v; });
      list.swap(merged_);
      if (list.size() != before) queue_.emplace(list.size(), u);
    }
  }

  std::vector<std::vector<int>> neighbours_;  // among the nodes left, ascending
  std::vector<bool> is_gone_;
  using DegreeAndNode = std::pair<std::size_t, int>;
  std::priority_queue<DegreeAndNode, std::vector<DegreeAndNode>, std::greater<>> queue_;
  std::vector<int> order_;
  std::vector<int> merged_;
  long long most_;
  long long clauses_ = 0;
};

// The arcs between the nodes left. An arc that is not there is kFalse; the one back may be there.
class Elimination {
 public:
  Elimination(ClauseSink& out, int nodes, const std::vector<Arc>& arcs,
              const std::function<std::string(int)>& name)
      : out_(out), name_(name), arcs_(at(nodes)) {
    for (const Arc& arc : arcs) {
      const Lit a = new_arc(arc.from, arc.to);
      out_.add({!arc.chosen, a});
      arcs_[at(arc.from)].push_back({arc.to, a});
      arcs_[at(arc.to)].push_back({arc.from, kFalse});
    }
    for (std::vector<Way>& ways : arcs_) join_equal(ways);
  }

  void eliminate(int v) {
    const std::vector<Way> from_v = std::move(arcs_[at(v)]);
    for (const Way& way : from_v) lead_past(v, way.to, from_v);
  }

 private:
  struct Way {
    int to;
    Lit a;
  };

  Lit new_arc(int from, int to) {
    return out_.fresh([&] {
      return VariableName{name_of("arc", {name_(from), name_(to)}), Sense::kImplied};
    });
  }

  // One way to each node, ascending. There is at most one arc from a node to another.
  static void join_equal(std::vector<Way>& ways) {
    std::sort(ways.begin(), ways.end(), [](const Way& x, const Way& y) {
      return std::pair(x.to, x.a == kFalse) < std::pair(y.to, y.a == kFalse);
    });
    const auto same = [](const Way& x, const Way& y) { return x.to == y.to; };
    ways.erase(std::unique(ways.begin(), ways.end(), same), ways.end());
  }

  // The arcs from u, now that v is gone.
  void lead_past(int v, int u, const std::vector<Way>& from_v) {
    std::vector<Way>& ways = arcs_[at(u)];
    const auto less = [](const Way& x, int to) { return x.to < to; };
    const Lit to_v = std::lower_bound(ways.begin(), ways.end(), v, less)->a;
    joined_.clear();
    auto old = ways.begin();
    for (const Way& next : from_v) {
      for (; old != ways.end() && old->to < next.to; ++old) keep(*old, v);
      const bool there = old != ways.end() && old->to == next.to;
      const Lit a = there ? (old++)->a : kFalse;
      if (next.to == u) {
        out_.add({!to_v, !next.a});
      } else {
        joined_.push_back({next.to, pass(to_v, next.a, a, u, next.to)});
      }
    }
    for (; old != ways.end(); ++old) keep(*old, v);
    ways = joined_;
  }

  void keep(const Way& way, int v) {
    if (way.to != v) joined_.push_back(way);
  }

  // The arc from u to w: `a`, or a new one where the two others may both be there.
  Lit pass(Lit to_v, Lit from_v, Lit a, int u, int w) {
    if (to_v == kFalse || from_v == kFalse) return a;
    if (a == kFalse) a = new_arc(u, w);
    out_.add({!to_v, !from_v, a});
    return a;
  }

  ClauseSink& out_;
  const std::function<std::string(int)>& name_;
  std::vector<std::vector<Way>> arcs_;  // from each node, ascending
  std::vector<Way> joined_;
};

}  // namespace

void acyclic(ClauseSink& out, int nodes, const std::vector<Arc>& arcs,
             const std::function<std::string(int)>& name, long long most,
             const std::string& list_name) {
  const EliminationOrder order(out, nodes, arcs, most);
  out.list([&] {
    NamedList list{list_name, {}, {}};
    for (const int v : order.order()) list.names.push_back(name(v));
    return list;
  });
  out.remark([] { return "connectivity: a chosen arc is an arc"; });
  Elimination elimination(out, nodes, arcs, name);
  for (const int v : order.order()) {
    out.remark([&] { return "connectivity: eliminating " + name(v) + " keeps the arcs acyclic"; });
    elimination.eliminate(v);
  }
}

}  // namespace p2c
