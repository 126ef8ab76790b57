#include "instances/puzzles/hashi/hashi_exchanges.hpp"

#include <algorithm>

namespace p2c {
namespace {

class Ways {
 public:
  Ways(HashiNetwork& network, int longest) : network_(network), longest_(longest) {}

  bool begin(int span) {
    if (!may_change(span, 1)) return false;
    start_ = network_.puzzle().spans[span].from;
    way_ = {{span, 1}};
    return go_on(network_.puzzle().spans[span].to);
  }
  HashiExchange found() && { return std::move(way_); }

 private:
  bool go_on(int island) {
    const int change = -way_.back().second;
    for (const int span : network_.spans_at(island)) {
      if (is_on_way(span) || !may_change(span, change)) continue;
      way_.emplace_back(span, change);
      const int end = network_.other_end(span, island);
      if (end == start_ && change < 0 && keeps_rules()) return true;
      if (static_cast<int>(way_.size()) < longest_ && go_on(end)) return true;
      way_.pop_back();
    }
    return false;
  }

  bool is_on_way(int span) const {
    return std::any_of(way_.begin(), way_.end(),
                       [&](const auto& step) { return step.first == span; });
  }

  // A bridge that crosses this one may be on the way, too, if it is single.
  bool may_change(int span, int change) const {
    if (change < 0) return network_[span] > 0;
    if (network_[span] > 0) return network_[span] < network_.most();
    const std::vector<int>& crossings = network_.crossings(span);
    return std::all_of(crossings.begin(), crossings.end(),
                       [&](int other) { return network_[other] <= 1; });
  }

  bool keeps_rules() {
    bool first = false;  // bridges where there were none
    bool last = false;
    for (const auto& [span, change] : way_) {
      network_.set(span, network_[span] + change);
      first = first || network_[span] == change;
      last = last || network_[span] == 0;
    }
    bool keeps = std::none_of(way_.begin(), way_.end(), [&](const auto& step) {
      return step.second > 0 && network_.is_blocked(step.first);
    });
    if (network_.puzzle().rules.no_loops) keeps = keeps && network_.loops() == 0;
    keeps = keeps && (!last || network_.is_connected());
    for (const auto& [span, change] : way_) network_.set(span, network_[span] - change);
    return keeps;
  }

  HashiNetwork& network_;
  int longest_;
  int start_ = 0;
  HashiExchange way_;
};

// A span and the bridges that it gets; `instead` loses its own.
struct Change {
  int span;
  int bridges;
  int weight;
  int instead = -1;
};

// What prevents an exchange: a span that would get more has as many as there may be, or is crossed;
// one that would get fewer has none.
class Changes {
 public:
  Changes(HashiNetwork& network, const HashiShares& wanted) : network_(network) {
    const int joined = std::max(1, network.joined());
    more_doubles_ = network.doubled() * 100 < wanted.doubles * joined;
    more_loops_ = network.loops() * 100 < wanted.loops * joined;
  }

  void collect(const HashiExchange& exchange) {
    for (const auto& [span, change] : exchange) {
      if (change < 0) {
        remove(span);
      } else if (network_[span] > 0) {
        fill(span);
      } else {
        join(span, network_.most());
        for (const int other : network_.crossings(span)) join(other, 1);
      }
    }
    if (!changes_.empty()) return;
    for (const auto& [span, change] : exchange) {
      if (change < 0) replace(span);
    }
  }

  bool apply_one(Rng& rng) {
    int sum = 0;
    for (const Change& change : changes_) sum += change.weight;
    if (sum == 0) return false;
    int left = below(rng, sum);
    for (const Change& change : changes_) {
      left -= change.weight;
      if (left >= 0) continue;
      if (change.instead >= 0) network_.set(change.instead, 0);
      network_.set(change.span, change.bridges);
      return true;
    }
    return false;
  }

 private:
  static constexpr int kRare = 1;
  static constexpr int kOften = 8;

  void remove(int span) {
    if (network_[span] == 0 || !network_.has_detour(span)) return;
    changes_.push_back({span, 0, more_loops_ ? kRare : kOften});
  }
  void fill(int span) {
    if (network_[span] == network_.most()) return;
    changes_.push_back({span, network_.most(), more_doubles_ ? kOften : kRare});
  }
  void join(int span, int bridges) {
    const bool may = network_[span] == 0 && !network_.is_blocked(span);
    if (!may || network_.puzzle().rules.no_loops) return;
    changes_.push_back({span, bridges, more_loops_ ? kOften : kRare});
  }
  // Other bridges between the two parts that are left without these.
  void replace(int span) {
    const int bridges = network_[span];
    if (bridges == 0 || network_.has_detour(span)) return;
    network_.set(span, 0);
    for (int other = 0; other < static_cast<int>(network_.bridges().size()); ++other) {
      const bool may = other != span && network_[other] == 0 && !network_.is_blocked(other);
      if (may && !network_.has_detour(other)) changes_.push_back({other, bridges, kRare, span});
    }
    network_.set(span, bridges);
  }

  HashiNetwork& network_;
  bool more_doubles_ = false;
  bool more_loops_ = false;
  std::vector<Change> changes_;
};

}  // namespace

std::optional<HashiExchange> find_hashi_exchange(HashiNetwork& network, int span, int longest) {
  Ways ways(network, longest);
  if (!ways.begin(span)) return {};
  return std::move(ways).found();
}

bool prevent_hashi_exchange(HashiNetwork& network, const HashiExchange& exchange,
                            const HashiShares& wanted, Rng& rng) {
  Changes changes(network, wanted);
  changes.collect(exchange);
  return changes.apply_one(rng);
}

}  // namespace p2c
