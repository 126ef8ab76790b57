#include "encoder/counts/cardinality_network.hpp"

#include <algorithm>

#include "encoder/counts/merge_sizes.hpp"
#include "encoder/counts/unary_merge.hpp"

namespace p2c {
namespace {

class Network {
 public:
  Network(ClauseSink& out, std::span<const Lit> inputs, NameOf list)
      : out_(out), inputs_(inputs), list_(list) {
    out.list([&] { return NamedList{list(), {inputs.begin(), inputs.end()}, {}}; });
  }

  Lits sorted(const Wanted& wanted) { return sorted({0, inputs_.size()}, wanted); }

 private:
  // Which places of the two halves of these inputs a merger merges: from, from + step, ...
  struct Part {
    Range inputs;
    std::size_t from = 0;
    std::size_t step = 1;
    Part even() const { return {inputs, from, 2 * step}; }
    Part odd() const { return {inputs, from + step, 2 * step}; }
  };

  // The outputs of a merger of this part; `places` is the length of the longer half.
  struct Naming {
    Network* network;
    const Part* part;
    std::size_t places;
    Lit fresh(std::size_t k, Sides sides) const {
      return network->out_.fresh([&] { return network->name(*part, places, k, sides); });
    }
  };

  VariableName name(const Part& part, std::size_t places, std::size_t k, Sides sides) const {
    const auto& [from, to] = part.inputs;
    const std::string count = std::to_string(k + 1);
    if (part.step == 1) {
      return {name_of("merge", {list_(), items(from, to), count}), sense_of(sides)};
    }
    const std::size_t last = part.from + (places - 1) * part.step;
    const std::string halves = items(from, from + (to - from) / 2) + "-" + std::to_string(to);
    return {name_of("merge", {list_(), halves, every(part.from, part.step, last), count}),
            sense_of(sides)};
  }

  // The inputs in descending order. Only the wanted places are written.
  Lits sorted(Range inputs, const Wanted& wanted) {
    const std::size_t size = inputs.to - inputs.from;
    if (size <= 1) return size == 0 ? Lits() : Lits{inputs_[inputs.from]};
    const std::size_t middle = inputs.from + size / 2;
    const Wanted all = sizes_.of_halves(size, wanted);
    // In this order: that of two arguments would be the compiler's choice.
    const Lits after = sorted({middle, inputs.to}, all);
    const Lits before = sorted({inputs.from, middle}, all);
    return merged(before, after, wanted, {inputs});
  }

  // Batcher's odd-even merge. With d and e the merged even and odd places: the first place is d[0],
  // and each pair d[i + 1], e[i] fills the next two.
  Lits merged(const Lits& a, const Lits& b, const Wanted& wanted, const Part& part) {
    const Naming name{this, &part, std::max(a.size(), b.size())};
    Lits places(std::min(wanted.to(), a.size() + b.size()));
    if (places.empty()) return places;
    if (a.empty() || b.empty()) return first(a.empty() ? b : a, places.size());
    if (sizes_.plain_is_best(a.size(), b.size(), wanted)) return added(a, b, wanted, name);
    const Lits d = merged(every_second(a, 0), every_second(b, 0), wanted.of_even(), part.even());
    const Lits e = merged(every_second(a, 1), every_second(b, 1), wanted.of_odd(), part.odd());
    places[0] = d[0];
    for (std::size_t i = 0; 2 * i + 1 < places.size(); ++i) {
      compare(i + 1 < d.size() ? d[i + 1] : kFalse, i < e.size() ? e[i] : kFalse, 2 * i + 1, wanted,
              places, name);
    }
    return places;
  }

  // The same by plain clauses.
  Lits added(const Lits& a, const Lits& b, const Wanted& wanted, const Naming& name) {
    Lits places(std::min(wanted.to(), a.size() + b.size()), kFalse);
    for (std::size_t k = 0; k < places.size(); ++k) {
      const Sides sides = wanted.sides(k);
      if (!sides.upper && !sides.lower) continue;
      places[k] = name.fresh(k, sides);
      if (sides.upper) merged_at_most(out_, a, b, k, places[k]);
      if (sides.lower) merged_at_least(out_, a, b, k + 1, !places[k]);
    }
    return places;
  }

  // The larger of two literals goes to place k, the smaller to the next.
  void compare(Lit a, Lit b, std::size_t k, const Wanted& wanted, Lits& places,
               const Naming& name) {
    places[k] = larger(a, b, k, wanted.sides(k), name);
    if (k + 1 < places.size()) places[k + 1] = smaller(a, b, k + 1, wanted.sides(k + 1), name);
  }

  Lit larger(Lit a, Lit b, std::size_t k, Sides sides, const Naming& name) {
    if (a == kFalse || b == kFalse) return a == kFalse ? b : a;
    if (!sides.upper && !sides.lower) return kFalse;  // nothing reads it
    const Lit x = name.fresh(k, sides);
    if (sides.upper) {
      out_.add({!a, x});
      out_.add({!b, x});
    }
    if (sides.lower) out_.add({!x, a, b});
    return x;
  }

  Lit smaller(Lit a, Lit b, std::size_t k, Sides sides, const Naming& name) {
    if (a == kFalse || b == kFalse || (!sides.upper && !sides.lower)) return kFalse;
    const Lit x = name.fresh(k, sides);
    if (sides.upper) out_.add({!a, !b, x});
    if (sides.lower) {
      out_.add({!x, a});
      out_.add({!x, b});
    }
    return x;
  }

  static Lits first(const Lits& xs, std::size_t count) {
    return {xs.begin(), xs.begin() + static_cast<long>(std::min(count, xs.size()))};
  }

  static Lits every_second(const Lits& xs, std::size_t start) {
    Lits result;
    for (std::size_t i = start; i < xs.size(); i += 2) result.push_back(xs[i]);
    return result;
  }

  ClauseSink& out_;
  std::span<const Lit> inputs_;
  NameOf list_;
  MergeSizes sizes_;
};

}  // namespace

void cardinality_network(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides,
                         NameOf list) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    const int others = static_cast<int>(xs.size() - count);
    return cardinality_network(out, negated(xs), others, {sides.lower, sides.upper},
                               [&] { return "not-" + list(); });
  }
  const Lits places = Network(out, xs, list).sorted(Wanted::for_bound(count, sides));
  if (sides.upper) out.add({!places[count]});
  if (sides.lower) out.add({places[count - 1]});
}

std::int64_t cardinality_network_clauses(int n, int k, Sides sides) {
  if (2 * k > n) return cardinality_network_clauses(n, n - k, {sides.lower, sides.upper});
  const Wanted wanted = Wanted::for_bound(static_cast<std::size_t>(k), sides);
  return MergeSizes().sorted(static_cast<std::size_t>(n), wanted) + (sides.upper ? 1 : 0) +
         (sides.lower ? 1 : 0);
}

}  // namespace p2c
