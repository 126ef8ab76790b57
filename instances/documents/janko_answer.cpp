#include "instances/documents/janko_answer.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "instances/documents/answer_shape.hpp"

namespace p2c {
namespace {

using Form = AnswerRows::Form;
using Word = JankoSolution::Word;

bool is_blank(std::string_view word) { return word == "-" || word == "."; }
bool is_number(std::string_view word) {
  return word.find_first_not_of("0123456789") == std::string_view::npos;
}
// "se", "n".
bool is_ways(std::string_view word) {
  return word.find_first_not_of("nesw") == std::string_view::npos;
}

class JankoAnswer {
 public:
  JankoAnswer(const TextReader& in, const AnyPuzzle& puzzle, const JankoSolution& solution)
      : puzzle_(puzzle), solution_(solution), text_(in.text()) {}

  // False for a kind that has answers of another sort.
  bool respell() {
    const std::vector<AnswerShape> shapes = answer_shapes(puzzle_);
    const bool lines = shapes.back().form == Form::kItems;
    if (shapes.size() > (lines ? 2 : 1)) return false;
    if (shapes.size() == 2 && shapes[0].form != Form::kShaded) return false;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
      out_.begin(shapes[i], i == 0, at(0, 0));
      if (shapes[i].form == Form::kItems) {
        if (!add_items()) return false;
      } else {
        add_grid(shapes[i], shapes.size() > 1);
      }
    }
    return true;
  }

  Respelt take() { return std::move(out_).take(at(solution_.rows - 1, solution_.cols - 1)); }

 private:
  const Word& word(int r, int c) const {
    return solution_.words[static_cast<std::size_t>(r * solution_.cols + c)];
  }
  std::size_t at(int r, int c) const { return text_.offset(word(r, c).place); }

  // By cell its slot of the first layer, or -1.
  std::vector<int> slot_of_cells() const {
    std::vector<int> slots(solution_.words.size(), -1);
    for (int i = static_cast<int>(puzzle_.slots().size()) - 1; i >= 0; --i) {
      if (const auto cell = puzzle_.cell_of(i); cell && cell->layer == 0) {
        slots[static_cast<std::size_t>(cell->row * solution_.cols + cell->col)] = i;
      }
    }
    return slots;
  }

  void add_grid(const AnswerShape& shape, bool with_lines) {
    const std::vector<int> slots = slot_of_cells();
    for (int r = 0; r < solution_.rows; ++r) {
      for (int c = 0; c < solution_.cols; ++c) {
        const int slot = slots[static_cast<std::size_t>(r * solution_.cols + c)];
        if (!shape.words.empty()) {
          out_.add(word(r, c).text, at(r, c));
        } else if (shape.form == Form::kShaded) {
          out_.add(is_marked(word(r, c), slot, with_lines) ? "x" : "-", at(r, c));
        } else {
          out_.add(number(word(r, c), slot), at(r, c));
        }
      }
      out_.end_row(at(r, solution_.cols - 1));
    }
  }

  bool is_marked(const Word& word, int slot, bool with_lines) const {
    if (slot < 0 || is_blank(word.text) || word.text == "0" || word.text == "w") return false;
    if (with_lines) return word.text == "x";
    if (is_number(word.text) && word.text != "1") fail(word, slot);
    return true;
  }

  // Without a slot, ids of regions.
  std::string number(const Word& word, int slot) const {
    if (slot < 0) return std::string(word.text);
    const Slot& its = puzzle_.slots()[static_cast<std::size_t>(slot)];
    const char first = word.text[0];
    int value = its.hi + 1;
    if (is_blank(word.text)) value = 0;
    if (word.text.size() == 1 && first >= 'A' && first <= 'Z') value = first - 'A' + 1;
    if (is_number(word.text) && word.text.size() < 7) value = std::stoi(std::string(word.text));
    if (value < its.lo || value > its.hi) fail(word, slot);
    return std::to_string(value);
  }

  bool add_items() {
    const auto& words = solution_.words;
    const auto any = [&](auto has) { return std::any_of(words.begin(), words.end(), has); };
    const bool counted = puzzle_.slots().front().hi > 1;  // bridges
    if (counted) {
      add_bridges();
    } else if (any([](const Word& its) { return is_ways(its.text); })) {
      if (any([](const Word& its) {
            return !is_ways(its.text) && !is_blank(its.text) && its.text != "x";
          })) {
        return false;
      }
      add_ways();
    } else if (!any([](const Word& its) { return its.text.size() > 1; })) {
      add_around();
    } else {
      return false;
    }
    return true;
  }

  // Counted from 0.
  void add_item(int row1, int col1, int row2, int col2, std::string_view value, std::size_t place) {
    for (const int number : {row1, col1, row2, col2}) out_.add(std::to_string(number + 1), place);
    out_.add(value, place);
    out_.end_row(place);
  }

  void add_ways() {
    for (int r = 0; r < solution_.rows; ++r) {
      for (int c = 0; c < solution_.cols; ++c) {
        const std::string_view ways = word(r, c).text;
        if (ways.find('e') != std::string_view::npos) add_item(r, c, r, c + 1, "1", at(r, c));
        if (ways.find('s') != std::string_view::npos) add_item(r, c, r + 1, c, "1", at(r, c));
      }
    }
  }

  void add_around() {
    const auto inside = [&](int r, int c) {
      const bool on_board = r >= 0 && c >= 0 && r < solution_.rows && c < solution_.cols;
      return on_board && !is_blank(word(r, c).text);
    };
    for (int r = 0; r <= solution_.rows; ++r) {
      for (int c = 0; c <= solution_.cols; ++c) {
        const std::size_t place =
            at(std::min(r, solution_.rows - 1), std::min(c, solution_.cols - 1));
        if (inside(r, c) != inside(r - 1, c)) add_item(r, c, r, c + 1, "1", place);
        if (inside(r, c) != inside(r, c - 1)) add_item(r, c, r + 1, c, "1", place);
      }
    }
  }

  // The names of its slots are "r1c1-r1c3".
  void add_bridges() {
    for (const Slot& slot : puzzle_.slots()) {
      std::array<int, 4> ends{};
      std::size_t begin = 0;
      for (int& end : ends) {
        begin = slot.name.find_first_of("0123456789", begin);
        end = std::stoi(slot.name.substr(begin)) - 1;
        begin = slot.name.find_first_not_of("0123456789", begin);
      }
      const bool across = ends[0] == ends[2];
      const int r = ends[0] + (across ? 0 : 1);
      const int c = ends[1] + (across ? 1 : 0);
      const bool beside = r == ends[2] && c == ends[3];  // nothing is drawn between them
      const std::string_view sign = word(r, c).text;
      const bool one = sign == (across ? "1" : "a");
      const bool two = sign == (across ? "2" : "b");
      if (!beside && !one && !two) continue;
      add_item(ends[0], ends[1], ends[2], ends[3], beside ? "?" : one ? "1" : "2", at(r, c));
    }
  }

  [[noreturn]] void fail(const Word& word, int slot) const {
    throw InputError(word.place, "expected a value of " +
                                     puzzle_.slots()[static_cast<std::size_t>(slot)].name +
                                     ", got " + in_quotes(word.text));
  }

  const AnyPuzzle& puzzle_;
  const JankoSolution& solution_;
  LineStarts text_;
  RespeltRows out_;
};

}  // namespace

std::optional<Answer> answer_of_janko(TextReader& in, const AnyPuzzle& puzzle) {
  const JankoSolution solution = solution_of_janko(in.text(), in.file());
  const auto cells =
      static_cast<std::size_t>(solution.rows) * static_cast<std::size_t>(solution.cols);
  if (solution.words.empty() || puzzle.slots().empty()) return {};
  if (solution.words.size() != cells) {
    const Place& last = solution.words.back().place;
    throw InputError({last.file, last.line, 1}, "expected " + std::to_string(cells) +
                                                    " cells in [solution], got " +
                                                    std::to_string(solution.words.size()));
  }
  JankoAnswer answer(in, puzzle, solution);
  if (!answer.respell()) {
    in.warn_at(solution.words.front().place,
               "the answer in [solution] is not read for " + std::string(puzzle.name()));
    return {};
  }
  return read_respelt(in, answer.take(), {}, [&](TextReader& lines) {
    Answer read = puzzle.parse_answer(lines);
    lines.expect_end();
    return read;
  });
}

}  // namespace p2c
