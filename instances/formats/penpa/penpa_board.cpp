#include "instances/formats/penpa/penpa_board.hpp"

#include <array>
#include <optional>
#include <set>

#include "instances/formats/json.hpp"
#include "instances/formats/penpa/penpa_answer.hpp"
#include "instances/formats/penpa/penpa_layers.hpp"

namespace p2c {
namespace {

using Spot = PenpaBoard::Spot;

constexpr std::size_t kMostBytes = 1'000'000;  // of a line that is read

// One line of the link as JSON. Its places mean nothing outside of it: errors are at the link.
class PenpaJson {
 public:
  PenpaJson(const std::string& line, std::string_view what, const Place& place)
      : place_(place), what_(what), in_(line, "") {
    if (line.size() > kMostBytes) fail("at most 1 MB");
    root_ = parsed();
  }

  const JsonValue& root() const { return root_; }
  [[noreturn]] void fail(const std::string& expected) const {
    throw InputError(place_,
                     "expected " + expected + " as " + what_ + " in the link, got other text");
  }

 private:
  JsonValue parsed() {
    try {
      return parse_json(in_);
    } catch (const InputError&) {
      fail("JSON");
    }
  }

  Place place_;
  std::string what_;
  TextReader in_;
  JsonValue root_;
};

// A number or a letter.
bool is_value(std::string_view text) {
  constexpr int kCase = 'a' - 'A';
  const bool letter = text.size() == 1 && (text[0] | kCase) >= 'a' && (text[0] | kCase) <= 'z';
  return letter || penpa_number(text);
}

class PenpaReader {
 public:
  PenpaReader(const PenpaLink& link, const Place& place)
      : place_(place), check_(link.check), lines_(unpacked_lines(link, place)) {}

  PenpaBoard read() {
    constexpr std::size_t kLeast = 6;
    if (lines_.size() < kLeast) fail("six lines or more in the link");
    read_head();
    read_cells();
    const PenpaJson problem(lines_[3], "the problem", place_);
    if (problem.root().kind != JsonValue::Kind::kObject) problem.fail("an object");
    take_layers(problem.root(), places_, *board_);
    read_answer();
    add_what_is_given();
    read_tags();
    return std::move(*board_);
  }

 private:
  // "square,W,H,size,angle,mirrored,mirrored,...", then the margins.
  void read_head() {
    std::vector<std::string_view> words;
    std::string_view head = lines_[0];
    constexpr std::size_t kSeveral = 20;  // the word "true", if several answers are right
    for (std::size_t i = 0; i <= kSeveral; ++i) words.push_back(take_penpa_word(head));
    any_of_several_ = words[kSeveral] == "true";
    const bool square =
        std::string_view(" square sudoku kakuro ").find(" " + std::string(words[0]) + " ") !=
        std::string_view::npos;
    if (!square) fail("a board of squares in the link", in_quotes(words[0]));
    const int wide = side(words[1]);
    const int high = side(words[2]);
    if (words[4] != "0" || words[5] != "1" || words[6] != "1") {
      fail("a board that is not turned or mirrored", "one with the angle " + in_quotes(words[4]));
    }
    const std::array<int, 4> margin = read_margins();
    const int rows = high - margin[0] - margin[1];
    const int cols = wide - margin[2] - margin[3];
    if (rows < 1 || cols < 1) fail("a board between the margins", "none");
    places_ = {wide + 4, high + 4, margin[0], margin[2]};
    board_.emplace(PenpaBoard{rows, cols, margin[0], margin[2], margin[1], margin[3]});
  }

  int side(std::string_view word) const {
    const auto number = penpa_number(word);
    if (number && *number >= 1 && *number <= kMostPenpaSide) return *number;
    fail("a side from 1 to " + std::to_string(kMostPenpaSide), in_quotes(word));
  }

  std::array<int, 4> read_margins() const {
    const PenpaJson line(lines_[1], "the margins", place_);
    std::array<int, 4> margin{};
    if (line.root().items.size() != margin.size()) line.fail("four numbers");
    for (std::size_t i = 0; i < margin.size(); ++i) {
      const JsonValue& value = line.root().items[i];
      const bool number = value.kind == JsonValue::Kind::kInteger;
      if (!number || value.number < 0 || value.number > kMostPenpaSide) line.fail("four numbers");
      margin[i] = static_cast<int>(value.number);
    }
    return margin;
  }

  // The cells of the board, each as the step from the one before: all of a rectangle.
  void read_cells() {
    const PenpaJson line(lines_[5], "the cells", place_);
    long long cell = 0;
    std::set<Spot> cells;
    for (const JsonValue& step : line.root().items) {
      if (step.kind != JsonValue::Kind::kInteger) line.fail("numbers");
      if (step.number < -places_.cells() || step.number > places_.cells()) line.fail("cells");
      cell += step.number;
      if (cell < 0 || cell >= places_.cells()) line.fail("cells");
      const Spot spot = places_.spot(static_cast<int>(cell));
      if (board_->inside(spot)) cells.insert(spot);
    }
    const auto all =
        static_cast<std::size_t>(board_->rows) * static_cast<std::size_t>(board_->cols);
    if (cells.size() == all) return;
    fail("all " + std::to_string(all) + " cells of the board", std::to_string(cells.size()));
  }

  void read_answer() {
    if (!check_.empty()) return read_check();
    if (lines_[4].empty()) return;
    const PenpaJson answer(lines_[4], "the answer", place_);
    if (answer.root().kind != JsonValue::Kind::kObject) return;
    take_drawn_answer(answer.root(), places_, board_->answer);
  }

  // The board is there without it.
  void read_check() {
    try {
      const PenpaJson answer(unpacked_text(check_, place_), "the answer check", place_);
      if (any_of_several_) answer.fail("one answer");
      take_checked_answer(answer.root(), places_, board_->answer);
    } catch (const InputError&) {
      board_->answer = {};
      board_->answer.is_unread = true;
    }
  }

  // What the board has is no part of what is drawn or checked.
  void add_what_is_given() {
    if (board_->answer.empty()) return;
    for (const auto& [spot, symbol] : board_->symbols) board_->answer.symbols.emplace(spot, symbol);
    for (const auto& [spot, text] : board_->numbers) {
      const bool value = text.way == 0 && !text.is_list && is_value(text.text);
      if (value && board_->inside(spot)) board_->answer.numbers.emplace(spot, text.text);
    }
  }

  void read_tags() {
    constexpr std::size_t kLine = 17;
    if (lines_.size() <= kLine || lines_[kLine].empty()) return;
    const PenpaJson tags(lines_[kLine], "the tags", place_);
    for (const JsonValue& tag : tags.root().items) {
      if (tag.text) board_->tags.push_back(*tag.text);
    }
  }

  [[noreturn]] void fail(const std::string& expected, std::string_view got = "other text") const {
    std::string message = "expected " + expected + ", got ";
    throw InputError(place_, message.append(got));
  }

  Place place_;
  std::string_view check_;
  std::vector<std::string> lines_;
  bool any_of_several_ = false;  // the check is of several answers
  PenpaPlaces places_{};
  std::optional<PenpaBoard> board_;
};

}  // namespace

PenpaBoard read_penpa_board(const PenpaLink& link, const Place& place) {
  return PenpaReader(link, place).read();
}

}  // namespace p2c
