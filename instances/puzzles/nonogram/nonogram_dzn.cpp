// Data of the nonograms among MiniZinc's benchmarks: X columns and Y rows, and arrays `rows` and
// `cols` with a pattern for each line: 1 is a filled cell, 0 a gap of one or more empty ones, -1
// fills up to `maxlen` numbers.
// Source: the data files of MiniZinc/minizinc-benchmarks, nonogram.
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "instances/puzzles/nonogram/nonogram_formats.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDznBlanks = " \t\r\n";

bool looks_like_dzn(std::string_view text, std::string_view file) {
  if (file.ends_with(".dzn")) return true;
  const std::size_t begin = text.find_first_not_of(kDznBlanks);
  if (begin == std::string_view::npos ||
      std::string_view("XYrcm%").find(text[begin]) == std::string_view::npos)
    return false;
  return text.find("[|") != std::string_view::npos && text.find("maxlen") != std::string_view::npos;
}

class DznReader {
 public:
  explicit DznReader(TextReader& in) : in_(in), text_(in.text()) {}

  Nonogram read() {
    for (skip_blanks(); at_ < text_.size(); skip_blanks()) read_item();
    const int rows = side("Y");
    const int cols = side("X");
    check_board_size(in_, rows, cols, sizeof(Slot));
    return {list("rows", rows), list("cols", cols)};
  }

 private:
  static constexpr int kBegin = 2;  // no sign of a line before

  struct List {
    std::size_t at;
    std::vector<Nonogram::Clue> clues;
  };

  // "name = value;".
  void read_item() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] >= 'A' && text_[at_] <= 'z') ++at_;
    const std::string_view name = text_.substr(begin, at_ - begin);
    const bool is_list = name == "rows" || name == "cols";
    if (!is_list && name != "X" && name != "Y" && name != "maxlen") {
      fail(begin, "X, Y, maxlen, rows or cols");
    }
    if (lists_.count(name) + numbers_.count(name) > 0) fail(begin, "each name once");
    expect("=");
    if (is_list) {
      lists_.emplace(name, read_list());
    } else {
      numbers_.emplace(name, number(1, kMostBoardCells));
    }
    expect(";");
  }

  List read_list() {
    List list{at_, {}};
    expect("[|");
    while (true) {
      list.clues.push_back(read_line());
      skip_blanks();
      const bool ends = text_.substr(at_).starts_with("|]");
      expect(ends ? "|]" : "|");
      skip_blanks();
      if (ends) return list;
      if (text_.substr(at_).starts_with("]")) break;  // "|" and "];" in another line
      if (text_.substr(at_).starts_with("|]")) {
        expect("|]");
        return list;
      }
    }
    expect("]");
    return list;
  }

  // "1, 1, 0, 1, -1" are blocks of two cells and of one; a gap alone is an empty line.
  Nonogram::Clue read_line() {
    Nonogram::Clue clue;
    int before = kBegin;
    do {
      skip_blanks();
      const std::size_t at = at_;
      const int sign = number(-1, 1);
      expect_after(before, sign, clue.empty(), at);
      if (sign == 1 && before == 1) {
        ++clue.back();
      } else if (sign == 1) {
        clue.push_back(1);
      }
      before = sign;
    } while (take_comma());
    if (before == 0 && !clue.empty()) fail(at_, "',' and 1 after a gap");
    return clue;
  }

  void expect_after(int before, int sign, bool is_empty, std::size_t at) const {
    if (before == -1 && sign != -1) fail(at, "-1");
    if (before != 0) return;
    if (is_empty && sign != -1) fail(at, "-1");
    if (!is_empty && sign != 1) fail(at, "1");
  }

  bool take_comma() {
    skip_blanks();
    if (!text_.substr(at_).starts_with(',')) return false;
    ++at_;
    return true;
  }

  int number(int lo, int hi) {
    skip_blanks();
    const std::size_t begin = at_;
    const bool negative = lo < 0 && text_.substr(at_).starts_with('-');
    if (negative) ++at_;
    int value = 0;
    const char* const first = text_.data() + at_;
    const auto [end, error] = std::from_chars(first, text_.data() + text_.size(), value);
    if (negative) value = -value;
    if (error != std::errc() || *first == '-' || value < lo || value > hi) {
      fail(begin, "a number from " + std::to_string(lo) + " to " + std::to_string(hi));
    }
    at_ += static_cast<std::size_t>(end - first);
    return value;
  }

  // Blanks and comments.
  void skip_blanks() {
    while (true) {
      at_ = std::min(text_.find_first_not_of(kDznBlanks, at_), text_.size());
      if (!text_.substr(at_).starts_with('%')) return;
      at_ = std::min(text_.find('\n', at_), text_.size());
    }
  }

  void expect(std::string_view sign) {
    skip_blanks();
    if (!text_.substr(at_).starts_with(sign)) fail(at_, in_quotes(sign));
    at_ += sign.size();
  }

  int side(std::string_view name) {
    const auto found = numbers_.find(name);
    if (found == numbers_.end()) fail(text_.size(), std::string(name) + " and its value");
    return found->second;
  }

  std::vector<Nonogram::Clue> list(std::string_view name, int count) {
    const auto found = lists_.find(name);
    if (found == lists_.end()) fail(text_.size(), "the list " + std::string(name));
    const List& list = found->second;
    if (static_cast<int>(list.clues.size()) != count) {
      throw InputError(place_of(text_, in_.file(), list.at),
                       "expected " + std::to_string(count) + " lines in " + std::string(name) +
                           ", got " + std::to_string(list.clues.size()));
    }
    return list.clues;
  }

  [[noreturn]] void fail(std::size_t at, const std::string& expected) const {
    const std::string_view rest = text_.substr(std::min(at, text_.size()));
    const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
    throw InputError(place_of(text_, in_.file(), at), "expected " + expected + ", got " +
                                                          (rest.empty()   ? "the end of the file"
                                                           : line.empty() ? "the end of the line"
                                                                          : in_quotes(line)));
  }

  TextReader& in_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::map<std::string_view, int> numbers_;
  std::map<std::string_view, List> lists_;
};

Content<Nonogram> read_dzn(TextReader& in) {
  Nonogram puzzle = DznReader(in).read();
  warn_of_impossible(puzzle, in, {in.file(), 1, 1});
  return {std::move(puzzle)};
}

}  // namespace

Format<Nonogram> nonogram_dzn() {
  return {{"dzn", "nonograms of MiniZinc's benchmarks, .dzn files", looks_like_dzn, {false}},
          {},
          kPuzzleOnly,
          read_dzn,
          nullptr};
}

}  // namespace p2c
