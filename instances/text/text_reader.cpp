#include "instances/text/text_reader.hpp"

#include <algorithm>
#include <charconv>

#include "instances/limits/board_size.hpp"
#include "instances/text/escaped.hpp"
#include "instances/text/row_width.hpp"
#include "instances/text/size_line.hpp"

namespace p2c {
namespace {

// The line that begins at pos, without its end.
std::string_view line_at(std::string_view text, std::size_t pos) {
  std::string_view line = text.substr(pos, text.find('\n', pos) - pos);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// Quicker than to look up each character, as the blanks are few.
std::size_t end_of_word(std::string_view line, std::size_t begin, std::string_view blanks) {
  const auto is_blank = [blanks](char c) {
    bool found = false;
    for (const char blank : blanks) found = found || c == blank;
    return found;
  };
  const auto end = std::find_if(line.begin() + static_cast<long>(begin), line.end(), is_blank);
  return static_cast<std::size_t>(end - line.begin());
}

std::size_t behind_line(std::string_view text, std::size_t pos) {
  const std::size_t end = text.find('\n', pos);
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

std::string Place::str() const {
  if (line == 0) return bounded(file);
  return bounded(file) + ":" + std::to_string(line) + ":" + std::to_string(col);
}

InputError::InputError(Place place, const std::string& message)
    : std::runtime_error(place.str() + ": " + message),
      place_(std::move(place)),
      message_(message) {}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string out = "'";
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view next = first_character(text.substr(at));
    if (at + next.size() > kLongest) return out + "...'";
    add_escaped(next, out);
    at += next.size();
  }
  return out + "'";
}

std::string printable(std::string_view name) { return escaped(bounded(name)); }

std::string counted(std::size_t number, std::string_view noun) {
  std::string text = std::to_string(number);
  text.append(" ").append(noun);
  if (number != 1) text += "s";
  return text;
}

std::string_view without_byte_order_mark(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  return text;
}

TextReader::TextReader(std::string_view text, std::string file, TextRules rules)
    : text_(text), file_(std::move(file)), rules_(rules) {
  text_ = without_byte_order_mark(text_);
  text_at_ = find_text(0);
}

bool TextReader::all_blank(std::string_view line) const {
  return std::all_of(line.begin(), line.end(), [&](char c) { return is_blank(c); });
}

std::size_t TextReader::skip_comments(std::size_t pos) const {
  while (rules_.hash_comments && pos < text_.size() && text_[pos] == '#') {
    pos = behind_line(text_, pos);
  }
  return pos;
}

std::size_t TextReader::find_text(std::size_t pos) const {
  pos = skip_comments(pos);
  while (pos < text_.size() && all_blank(line_at(text_, pos))) {
    pos = skip_comments(behind_line(text_, pos));
  }
  return pos;
}

bool TextReader::at_end() const { return text_at_ >= text_.size(); }

std::string_view TextReader::peek_line() const { return line_at(text_, skip_comments(next_)); }

void TextReader::ask_stop() const {
  if (is_stopped(rules_.stop)) throw Stopped(rules_.stop->reason());
}

void TextReader::step() {
  constexpr unsigned kSteps = 512;
  if (++steps_ % kSteps == 0) ask_stop();
}

std::string_view TextReader::next_line(std::string_view expected) {
  step();
  const std::size_t start = skip_comments(next_);
  line_number_ += 1 + static_cast<int>(std::count(text_.begin() + static_cast<long>(next_),
                                                  text_.begin() + static_cast<long>(start), '\n'));
  pos_ = token_at_ = 0;
  is_row_ = false;
  line_ = token_ = {};
  next_ = start;
  if (start >= text_.size()) {
    throw InputError(place(), "expected " + std::string(expected) + ", got the end of the file");
  }
  line_ = line_at(text_, start);
  next_ = behind_line(text_, start);
  // Not looked for in at_end(), or many blank lines would take quadratic time.
  if (text_at_ < next_) text_at_ = find_text(next_);
  return line_;
}

void TextReader::note_board(int rows, int cols) {
  board_rows_ = rows;
  board_cols_ = cols;
  board_line_ = line_number_;
}

std::string TextReader::board() const {
  if (board_line_ == 0) return "the board";
  return "a " + std::to_string(board_rows_) + " x " + std::to_string(board_cols_) +
         " board (line " + std::to_string(board_line_) + ")";
}

void TextReader::next_row(std::string_view what, int number) {
  next_line(std::string(what) + " " + std::to_string(number) + " of " + board());
  is_row_ = board_line_ > 0;
}

void TextReader::fail_for_width() const {
  std::size_t tokens = 0;
  bool before = false;
  for (const char c : line_) {
    const bool inside = !is_blank(c);
    if (inside && !before) ++tokens;
    before = inside;
  }
  fail_as(row_width_fault("cell", board_cols_, board(), tokens));
}

void TextReader::skip_blank_lines() {
  while (!at_end() && all_blank(peek_line())) next_line("a line");
}

void TextReader::skip_to(std::size_t offset) {
  line_number_ += static_cast<int>(std::count(text_.begin() + static_cast<long>(next_),
                                              text_.begin() + static_cast<long>(offset), '\n'));
  next_ = offset;
  text_at_ = find_text(next_);
}

void TextReader::skip_blanks() {
  while (pos_ < line_.size() && is_blank(line_[pos_])) ++pos_;
}

bool TextReader::line_done() const { return all_blank(line_.substr(pos_)); }

std::string_view TextReader::token(std::string_view expected) {
  step();
  skip_blanks();
  token_at_ = pos_;
  pos_ = end_of_word(line_, pos_, rules_.blanks);
  token_ = line_.substr(token_at_, pos_ - token_at_);
  if (token_.empty()) fail(expected);
  return token_;
}

int TextReader::number(int lo, int hi) {
  const std::string what = "a number from " + std::to_string(lo) + " to " + std::to_string(hi);
  return to_number(token(what), lo, hi, what);
}

int TextReader::to_number(std::string_view token, int lo, int hi, std::string_view what) {
  int value = 0;
  const char* end = token.data() + token.size();
  const auto [stop, error] = std::from_chars(token.data(), end, value);
  const bool whole = error == std::errc() && stop == end && !token.starts_with('-');  // no "-0"
  if (whole && value >= lo && value <= hi) return value;
  if (!what.empty()) fail(what);
  fail("a number from " + std::to_string(lo) + " to " + std::to_string(hi));
}

void TextReader::end_line() {
  if (line_done()) return;
  token("");
  if (is_row_) fail_for_width();
  fail("the end of the line");
}

void TextReader::expect_end() {
  if (at_end()) return;
  skip_blank_lines();
  next_line("");
  token("");
  fail("the end of the file");
}

void TextReader::fail(std::string_view expected) const {
  if (is_row_ && token_.empty()) fail_for_width();
  const std::string got = token_.empty() ? "the end of the line" : in_quotes(token_);
  fail_as("expected " + std::string(expected) + ", got " + got);
}

void TextReader::fail_as(const std::string& message) const { throw InputError(place(), message); }

Place TextReader::place() const { return {file_, line_number_, static_cast<int>(token_at_) + 1}; }

void TextReader::warn_at(const Place& place, const std::string& message) {
  warnings_.push_back({place, message});
}

void TextReader::odd_at(const Place& place, const std::string& message) {
  if (!rules_.lenient) throw InputError(place, message);
  warn_at(place, message);
}

std::pair<int, int> read_board_size(TextReader& in, int bytes_per_cell) {
  in.next_line("the number of rows and of columns");
  const int rows = read_rows(in, kMostBoardCells);
  const int cols = in.number(1, kMostBoardCells);
  check_board_size(in, rows, cols, bytes_per_cell);
  in.end_line();
  in.note_board(rows, cols);
  return {rows, cols};
}

namespace {

void check_cells(const TextReader& in, long long cells, bool is_made, const std::string& size) {
  const bool named = !is_made || cells <= std::ssize(in.text());
  const int asked = is_made ? in.most_cells() : 0;
  const int usual = named || cells > kMostBoardCells ? kMostBoardCells : kMostUnnamedCells;
  const int most = asked > 0 ? asked : usual;
  if (cells <= most) return;
  in.fail_as("expected a board of at most " + std::to_string(most) + " cells, got " + size +
             (asked == 0 && most == kMostUnnamedCells
                  ? " in a text that does not name them; a limit of cells allows more"
                  : ""));
}

}  // namespace

void check_board_size(const TextReader& in, long long rows, long long cols, int bytes_per_cell) {
  const std::string size = std::to_string(rows) + " x " + std::to_string(cols);
  check_cells(in, rows * cols, bytes_per_cell > 0, size);
  const std::int64_t most = in.stop() == nullptr ? 0 : in.stop()->most_bytes();
  const std::int64_t bytes = rows * cols * bytes_per_cell;
  if (most == 0 || bytes <= most) return;
  throw TooLarge("a board of " + size + " takes at least " + std::to_string(bytes / 1'000'000) +
                 " MB, above the limit of " + std::to_string(most / 1'000'000) + " MB");
}

}  // namespace p2c
