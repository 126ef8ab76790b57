#include "instances/families/column_faults.hpp"

#include <charconv>

#include "instances/families/crafted/clue_sums.hpp"
#include "instances/families/crafted/series.hpp"
#include "instances/families/family_spec.hpp"

namespace p2c {
namespace {

bool is_digit(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

bool is_variant(const FamilyInstance& is, Variant variant) {
  return is.variant == word_of(variant);
}

// The text of a board has its size in the second line.
std::string size_fault(const FamilyInstance& is, const AnyPuzzle& puzzle) {
  const std::string text = puzzle.print();
  const std::size_t begin = text.find('\n') + 1;
  const std::string real = text.substr(begin, text.find('\n', begin) - begin);
  const std::string said = std::to_string(is.rows) + " " + std::to_string(is.cols);
  return real == said ? "" : "the size of the puzzle is " + real + ", but the index says " + said;
}

// Between the size and the seed there may be a word and the clues of rooms.
std::string name_fault(const FamilyInstance& is) {
  std::string begin = is.family;
  begin.append("-").append(is.kind).append("-").append(std::to_string(is.rows));
  begin.append("x").append(std::to_string(is.cols));
  std::string end = is.seed.empty() ? "" : "-s" + is.seed;
  end.append("-").append(is.variant);
  const std::string name = is.name();
  const bool fits = name.size() >= begin.size() + end.size() && name.starts_with(begin) &&
                    name.ends_with(end) && name[begin.size()] == '-';
  return fits ? "" : "expected " + begin + "..." + end + " as its name by the other columns";
}

// Those of a series that come after its word; none where they are not there, or too large.
std::vector<int> numbers_in(std::string_view name, const CraftedSeries& series) {
  const std::string word = "-" + std::string(series.word) + "-";
  const std::size_t found = name.find(word);
  if (found == std::string_view::npos) return {};
  name.remove_prefix(found + word.size() - 1);
  std::vector<int> numbers;
  for (const auto& [letter, least, most] : series.numbers) {
    const std::string before = "-" + std::string(letter);
    std::size_t at = name.find(before);
    while (at != std::string_view::npos && !is_digit(name, at + before.size())) {
      at = name.find(before, at + 1);
    }
    if (at == std::string_view::npos) return {};
    name.remove_prefix(at + before.size());
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    if (number < least || number > most) return {};
    numbers.push_back(number);
  }
  return numbers;
}

std::string seed_fault(const FamilyInstance& is) {
  if (is_variant(is, Variant::kFile)) return "";  // of a file or of several
  const bool single = is_variant(is, Variant::kRoom) || is_variant(is, Variant::kCrafted);
  if (is.seed.empty() == single) return "";
  return std::string(is.seed.empty() ? "expected a seed" : "expected no seed") +
         " for the variant " + is.variant;
}

std::string status_fault(const FamilyInstance& is) {
  const std::string fixed = is_variant(is, Variant::kPuzzle)    ? "satisfiable"
                            : is_variant(is, Variant::kBlocked) ? "unsatisfiable"
                                                                : is.status;
  if (is.status == fixed) return "";
  return "every instance of the variant " + is.variant + " is " + fixed + ", but the index says " +
         is.status;
}

// The board that the name of a crafted instance says: it has "-WORD-" and after it the letters and
// numbers of the series.
CraftedBoard crafted_board(const FamilyInstance& instance) {
  for (const CraftedSeries* series : crafted_series()) {
    if (series->kind != instance.kind) continue;
    if (const std::vector<int> numbers = numbers_in(instance.file, *series); !numbers.empty()) {
      return series->make(numbers);
    }
  }
  return {};
}

std::string known_by_fault(const FamilyInstance& is) {
  const bool satisfiable = is.status == "satisfiable";
  if (is.known_by == "planted" && !(satisfiable && is_variant(is, Variant::kPuzzle))) {
    return "known by 'planted' can only be a satisfiable instance of the variant puzzle";
  }
  if (is.known_by == "model" && (!satisfiable || (is.answer.empty() && !is.puzzle.empty()))) {
    return "known by 'model' can only be a satisfiable instance with its answer, unless the index "
           "has hashes alone";
  }
  if (is.known_by == "argument" && (satisfiable || argument_of(is).empty())) {
    return "known by 'argument' can only be a board that has one, as its name and puzzle say";
  }
  const bool refuted = is.known_by == "proof" || is.known_by == "two solvers";
  if (refuted && is.status != "unsatisfiable") {
    return "known by '" + is.known_by + "' can only be an unsatisfiable instance";
  }
  return "";
}

}  // namespace

std::string argument_of(const FamilyInstance& instance) {
  if (is_variant(instance, Variant::kClue)) {
    return argument_by_sums(instance.kind, instance.puzzle);
  }
  if (!is_variant(instance, Variant::kCrafted)) return "";
  const CraftedBoard board = crafted_board(instance);
  return board.text == instance.puzzle ? board.argument : "";
}

std::vector<std::string> column_faults(const FamilyInstance& instance, const AnyPuzzle& puzzle) {
  std::vector<std::string> faults = column_faults(instance);
  const std::string size = size_fault(instance, puzzle);
  if (!size.empty()) faults.insert(faults.begin(), size);
  return faults;
}

std::vector<std::string> column_faults(const FamilyInstance& instance) {
  std::vector<std::string> faults = {name_fault(instance), seed_fault(instance),
                                     status_fault(instance), known_by_fault(instance)};
  std::erase(faults, "");
  return faults;
}

}  // namespace p2c
