#include "tests/rules/meaning.hpp"

#include <optional>
#include <stdexcept>

#include "instances/documents/puzzles.hpp"
#include "tests/rules/rules_of_kinds.hpp"
#include "tests/rules/text_meaning.hpp"

namespace p2c {
namespace {

template <class P>
constexpr bool kHasMeanings = requires(const P& puzzle, const RuleKey& key, const Answer& board) {
  { holds(puzzle, key, board) } -> std::same_as<Verdict>;
};

template <class... P>
bool has_meanings(PuzzleList<P...> /*list*/, const AnyPuzzle& puzzle) {
  return ((kHasMeanings<P> && puzzle.as<P>() != nullptr) || ...);
}

template <class P>
std::optional<Verdict> holds_if(const AnyPuzzle& puzzle, const RuleKey& key, const Answer& board) {
  if constexpr (kHasMeanings<P>) {
    if (const P* its = puzzle.as<P>()) return holds(*its, key, board);
  }
  return {};
}

template <class... P>
std::optional<Verdict> holds_as(PuzzleList<P...> /*list*/, const AnyPuzzle& puzzle,
                                const RuleKey& key, const Answer& board) {
  std::optional<Verdict> verdict;
  (((verdict = holds_if<P>(puzzle, key, board)).has_value()) || ...);
  return verdict;
}

}  // namespace

bool has_meanings(const AnyPuzzle& puzzle) {
  return has_meanings(AllPuzzles(), puzzle) || meanings_of_boards().contains(puzzle.kind().name);
}

Verdict holds(const AnyPuzzle& puzzle, const RuleKey& key, const Answer& board) {
  if (const auto verdict = holds_as(AllPuzzles(), puzzle, key, board)) return *verdict;
  const auto of_board = meanings_of_boards().find(puzzle.kind().name);
  if (of_board != meanings_of_boards().end()) {
    return of_board->second(*puzzle.as<BoardData>(), key, board);
  }
  if (const auto verdict = holds_by_text(puzzle, key, board)) return *verdict;
  throw std::logic_error("there is no tests/rules/" + std::string(puzzle.name()) + "_rules.cpp");
}

}  // namespace p2c
