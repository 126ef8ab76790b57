#include "instances/kind/puzzle_kind.hpp"

#include <algorithm>

#include "instances/answer_text.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {

std::string_view AnyPuzzle::name() const { return kind_->name; }

std::optional<Implied> AnyPuzzle::presolve(const Stop* stop) const {
  const auto* presolving = kind_->abilities.find<Presolving>();
  return presolving == nullptr ? Implied() : presolving->presolve(*this, stop);
}

std::string AnyPuzzle::print_answer(const Answer& answer) const {
  return (is_whole(answer) ? "answer " : "forced ") + std::string(name()) + "\n" +
         print_answer_rows(answer_rows(answer));
}

bool is_name_of(const AnyPuzzle& puzzle, std::string_view word) {
  const std::vector<std::string>& names = puzzle.kind().names();
  return std::find(names.begin(), names.end(), in_small_letters(word)) != names.end();
}

}  // namespace p2c
