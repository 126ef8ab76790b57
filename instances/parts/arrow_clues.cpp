#include "instances/parts/arrow_clues.hpp"

#include <array>
#include <charconv>

namespace p2c {
namespace {

using Way = ArrowClue::Way;

constexpr std::string_view kWays = "-^v<>";     // by Way
constexpr std::string_view kLetters = "-nswe";  // the same, as some sets have them
constexpr std::string_view kBlock = "x";
constexpr std::string_view kUnknown = "?";

std::vector<int> numbers_of(const Grid<ArrowClue>& clues) {
  std::vector<int> numbers;
  for (const ArrowClue& clue : clues.cells) numbers.push_back(clue.number);
  return numbers;
}

// Ways turn as `to` says, by Way.
Grid<ArrowClue> turned(Grid<ArrowClue> clues, const std::array<Way, 5>& to) {
  for (ArrowClue& clue : clues.cells) clue.way = to[static_cast<std::size_t>(clue.way)];
  return clues;
}

}  // namespace

void ArrowClues::draw(Drawing& board, const Grid<ArrowClue>& clues) {
  constexpr std::array<Mark, 5> kMarks{Mark::kNone, Mark::kUp, Mark::kDown, Mark::kLeft,
                                       Mark::kRight};
  for (int i = 0; i < clues.size(); ++i) {
    const ArrowClue& clue = clues[i];
    if (clue.number == kBlockClue) {
      board.cells[i].fill = Fill::kGiven;
    } else if (clue.number != kNoClue) {
      write_given(board, i, clue_in_words(clue.number, "", kUnknown));
      board.cells[i].circle = board.cells[i].mark == Mark::kCircle;  // that of a word
      board.cells[i].mark = kMarks[static_cast<std::size_t>(clue.way)];
    }
  }
}

std::vector<int> ArrowClues::clues(const Grid<ArrowClue>& clues) {
  return numbers_in(numbers_of(clues));
}

Grid<ArrowClue> ArrowClues::without(Grid<ArrowClue> clues, const std::vector<int>& cells) {
  for (const int cell : cells) clues[cell].number = kUnknownClue;
  return clues;
}

bool ArrowClues::change_one(Grid<ArrowClue>& clues, Rng& rng) const {
  std::vector<int> numbers = numbers_of(clues);
  const bool changed = change_one_number(numbers, least, most, rng);
  for (int i = 0; i < clues.size(); ++i) clues[i].number = numbers[i];
  return changed;
}

Grid<ArrowClue> ArrowClues::transposed(const Grid<ArrowClue>& clues) {
  return turned(p2c::transposed(clues),
                {Way::kNone, Way::kLeft, Way::kRight, Way::kUp, Way::kDown});
}

Grid<ArrowClue> ArrowClues::mirrored(const Grid<ArrowClue>& clues) {
  return turned(p2c::mirrored(clues), {Way::kNone, Way::kUp, Way::kDown, Way::kRight, Way::kLeft});
}

std::string arrow_in_words(const ArrowClue& clue) {
  if (clue.number == kBlockClue) return std::string(kBlock);
  std::string word = clue_in_words(clue.number, "", kUnknown);
  if (clue.way != Way::kNone) word += kWays[static_cast<std::size_t>(clue.way)];
  return word;
}

std::optional<ArrowClue> arrow_of_words(const ArrowClues& its, std::string_view word) {
  if (word == kBlock || word == "@") return ArrowClue{kBlockClue};
  ArrowClue clue{kUnknownClue};
  std::size_t way = word.empty() ? word.npos : kWays.find(word.back(), 1);
  if (way == word.npos && !word.empty()) way = kLetters.find(word.back(), 1);
  if (way != word.npos) {
    clue.way = static_cast<Way>(way);
    word.remove_suffix(1);
  }
  if (word == kUnknown) return clue;
  const char* const end = word.data() + word.size();
  const auto [last, error] = std::from_chars(word.data(), end, clue.number);
  const bool is_number = error == std::errc() && last == end && !word.starts_with('-');
  if (!is_number || clue.number < its.least || clue.number > its.most) return {};
  return clue;
}

std::string expected_arrow(const ArrowClues& its, std::string_view none) {
  return std::string(none) + ", 'x', or '?' or " + its.noun + " from " + std::to_string(its.least) +
         " to " + std::to_string(its.most) + ", with '^', 'v', '<', '>' or nothing after it";
}

}  // namespace p2c
