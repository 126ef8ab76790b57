#include "instances/families/family_puzzle.hpp"

#include <algorithm>

#include "instances/documents/answer_file.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

constexpr std::string_view kAnswerLine = "\nanswer ";

// Errors within the puzzle are about the index, too: its lines are lines of that file.
template <class Work>
auto at_place(const Place& start, int lines_before, Work work) {
  try {
    return work();
  } catch (const InputError& error) {
    Place place = error.place();
    if (place.line > 0) {
      if (place.line == 1 && lines_before == 0) place.col += start.col;  // and the quote
      place.line += start.line - 1 + lines_before;
    }
    throw InputError(place, error.message());
  }
}

std::string rules_of(const AnyPuzzle& puzzle) {
  const auto* brought = puzzle.kind().abilities.find<BroughtRules>();
  return brought == nullptr ? "" : brought->text;
}

}  // namespace

std::string family_puzzle_text(const AnyPuzzle& puzzle, const std::optional<Answer>& blocked) {
  return rules_of(puzzle) + puzzle.print() + (blocked ? puzzle.print_answer(*blocked) : "");
}

std::string family_puzzle_text(const Document& document) {
  return rules_of(*document.puzzle) + write_puzzle(*document.puzzle, document.givens, {}, "text");
}

FamilyPuzzle read_family_puzzle(const FamilyInstance& instance, const Stop* stop) {
  const Place& start = instance.puzzle_place;
  const std::string_view text = instance.puzzle;
  const std::size_t begin = end_of_rules(text);
  const std::size_t end = std::min(text.find(kAnswerLine, begin), text.size() - 1) + 1;
  FamilyPuzzle read;
  if (text.empty()) throw InputError(start, "expected a puzzle: this index has hashes alone");
  read.form = {instance.connectivity, instance.cardinality};
  read.shuffle = instance.shuffle;
  read.file = instance.file;
  read.document = at_place(start, 0, [&] {
    return read_document(text.substr(0, end), start.file, {"text", false, stop});
  });
  const AnyPuzzle& puzzle = *read.document.puzzle;
  if (puzzle.name() != instance.kind) {
    throw InputError(start, "expected a puzzle of the kind " + instance.kind + ", got " +
                                std::string(puzzle.name()));
  }
  const bool blocks = instance.variant == word_of(Variant::kBlocked);
  if (blocks != (end < text.size())) {
    throw InputError(start, blocks ? "expected a line 'answer' below the puzzle that is blocked"
                                   : "expected no answer below the puzzle");
  }
  if (!blocks) return read;
  const auto lines =
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
  read.blocked = at_place(start, static_cast<int>(lines), [&] {
    return read_answer(puzzle, text.substr(end), start.file, 1, stop);
  });
  return read;
}

}  // namespace p2c
