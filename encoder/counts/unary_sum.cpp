#include "encoder/counts/unary_sum.hpp"

#include "encoder/clauses/linear.hpp"

namespace p2c {
namespace {

// Adds a clause for each choice of values, one per term, that adds up to `left`: for more == true
// "some term is more than its value", else "some term is less".
class Values {
 public:
  Values(ClauseSink& out, std::span<const Lits> terms, bool more)
      : out_(out), terms_(terms), more_(more) {}

  void choose(std::size_t term, int left) {
    if (left < 0) return;
    if (term == terms_.size()) {
      if (left == 0) out_.add(clause_);
      return;
    }
    const Lits& above = terms_[term];
    for (std::size_t value = 0; value <= above.size(); ++value) {
      const std::size_t before = clause_.size();
      if (more_ && value < above.size()) clause_.push_back(above[value]);
      if (!more_ && value > 0) clause_.push_back(!above[value - 1]);
      choose(term + 1, left - static_cast<int>(value));
      clause_.resize(before);
    }
  }

 private:
  ClauseSink& out_;
  std::span<const Lits> terms_;
  bool more_;
  Lits clause_;
};

bool taken_whole(ClauseSink& out, std::span<const Lits> terms, int sum) {
  if (!out.takes_linear()) return false;
  Linear whole{{}, sum, sum};
  for (const Lits& term : terms) whole.add(term);
  return out.take(whole);
}

}  // namespace

void sums_to(ClauseSink& out, std::span<const Lits> terms, int sum) {
  if (taken_whole(out, terms, sum)) return;
  int largest = 0;
  for (const Lits& term : terms) largest += static_cast<int>(term.size());
  if (sum < 0 || sum > largest) return out.add({});  // further off, no values could reach it
  Values(out, terms, true).choose(0, sum - 1);
  Values(out, terms, false).choose(0, sum + 1);
}

}  // namespace p2c
