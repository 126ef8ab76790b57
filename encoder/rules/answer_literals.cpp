#include "encoder/rules/answer_literals.hpp"

#include <algorithm>

#include "encoder/counts/totalizer.hpp"

namespace p2c {

AnswerLiterals::AnswerLiterals(const RuleBoard& board, const Unknowns& x, ClauseSink& out)
    : board_(board), x_(x), out_(out) {
  for (int layer = 0; layer < static_cast<int>(board.text().answers.size()); ++layer) {
    SlotLits& its = layers_.emplace_back();
    if (board.text().answers[layer].is == AnswerName::Is::kNumbers) continue;
    for (int item = 0; item < board.items(layer); ++item) {
      const int slot = board.slot(layer, item);
      its.slots.push_back(slot);
      its.is.push_back(slot < 0 ? kFalse : x.is(slot, 1));
    }
  }
}

std::optional<std::pair<int, int>> AnswerLiterals::item_of(int variable) const {
  if (variable > x_.variables()) return {};
  int slot = 0;  // the last one whose variables begin there or before
  for (int step = 1 << 30; step > 0; step /= 2) {
    if (slot + step < x_.size() && x_.first_variable(slot + step) <= variable) slot += step;
  }
  const std::pair<int, int> item = board_.item_of(slot);
  if (board_.text().answers[item.first].is == AnswerName::Is::kNumbers) return {};
  return item;
}

Lit AnswerLiterals::at_least(int slot, int value) {
  if (value <= x_.lo(slot)) return kTrue;
  if (value > x_.hi(slot)) return kFalse;
  Lits& chain = chains_[slot];
  if (chain.empty()) define_chain(slot, chain);
  return chain[static_cast<std::size_t>(value - x_.lo(slot) - 1)];
}

const Lits& AnswerLiterals::unary(const Lits& those, const NameOf& list) {
  const auto [count, is_new] = counts_.try_emplace(those);
  if (is_new && !those.empty()) {
    out_.remark([] { return "new variables are true when a count is so large at least"; });
    count->second = unary_count(out_, those, list);
  }
  return count->second;
}

void AnswerLiterals::define_chain(int slot, Lits& chain) {
  out_.remark([] { return "new variables are true when a number is at least so large"; });
  Lit above = x_.is(slot, x_.hi(slot));
  chain.push_back(above);
  for (int value = x_.hi(slot) - 1; value > x_.lo(slot); --value) {
    const Lit is = x_.is(slot, value);
    const Lit least = out_.fresh([&] {
      const auto [layer, cell] = board_.item_of(slot);
      return VariableName{
          name_of("least", {board_.text().answers[layer].name, cell_name_at(cell, board_.cols()),
                            std::to_string(value)})};
    });
    out_.add({!is, least});
    out_.add({!above, least});
    out_.add({!least, is, above});
    above = least;
    chain.push_back(least);
  }
  std::reverse(chain.begin(), chain.end());
}

}  // namespace p2c
