// Steve Simpson's .non files, as used by nonogram-db and pbnsolve: lines "keyword value" in any
// order; "rows" and "columns" are followed by one clue line each. Black and white only.
#include <algorithm>
#include <array>
#include <optional>

#include "instances/limits/board_size.hpp"
#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

constexpr std::array<std::string_view, 12> kKeywords = {
    "catalogue", "title",  "by",   "copyright", "license", "color",
    "width",     "height", "rows", "columns",   "goal",    "saved"};

bool is_keyword(std::string_view word) {
  return std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end();
}

std::string_view first_word(std::string_view line) {
  const std::size_t start = std::min(line.find_first_not_of(" \t,"), line.size());
  return line.substr(start, line.find_first_of(" \t,\"'", start) - start);
}

bool is_clue_line(std::string_view line) {
  const std::string_view word = first_word(line);
  return word.empty() || (word[0] >= '0' && word[0] <= '9');
}

bool looks_like_non(std::string_view text, std::string_view file) {
  if (file.ends_with(".non")) return true;
  TextReader in(text, "", {false});
  in.skip_blank_lines();
  return is_keyword(first_word(in.peek_line()));
}

class NonReader {
 public:
  explicit NonReader(TextReader& in) : in_(in) {}

  Nonogram read() {
    in_.skip_blank_lines();
    while (!in_.at_end()) {
      in_.next_line("a keyword");
      read_keyword(in_.token("a keyword"));
      in_.skip_blank_lines();
    }
    if (!rows_) fail_at_end("a list 'rows'");
    if (!cols_) fail_at_end("a list 'columns'");
    return {*rows_, *cols_};
  }

 private:
  using Clues = std::vector<Nonogram::Clue>;

  [[noreturn]] void fail_at_end(std::string_view expected) {
    while (true) in_.next_line(expected);
  }

  void read_keyword(std::string_view word) {
    if (word == "width") {
      read_size(width_);
    } else if (word == "height") {
      read_size(height_);
    } else if (word == "rows") {
      read_list(height_, rows_, "height");
    } else if (word == "columns") {
      read_list(width_, cols_, "width");
    } else if (word == "goal" || word == "saved") {
      while (is_picture_line(in_.peek_line())) in_.next_line("");
    } else if (is_clue_line(word)) {
      in_.fail("a keyword");  // unknown keywords are ignored, stray numbers are not
    }
  }

  static bool is_picture_line(std::string_view line) {
    return !line.empty() && line.find_first_not_of("01?\"' \t") == std::string_view::npos;
  }

  void read_size(std::optional<int>& size) {
    const int value = in_.number(1, kMostBoardCells);
    if (size && *size != value) in_.fail("the size " + std::to_string(*size) + " as before");
    size = value;
    in_.end_line();
  }

  // "rows 5" is another way to say "height 5"; the list may follow it or have its own keyword.
  void read_list(std::optional<int>& size, std::optional<Clues>& clues, std::string_view sized_by) {
    if (clues) in_.fail("each list once");
    const bool sized = !in_.line_done();
    if (sized) read_size(size);
    if (!size) in_.fail("'" + std::string(sized_by) + "' first");
    check_board_size(in_, height_.value_or(1), width_.value_or(1), sizeof(Slot));
    if (sized && !list_follows()) return;
    drop_leading_blank_line(*size);
    clues.emplace();
    for (int k = 0; k < *size; ++k) {
      const std::string_view line =
          in_.next_line("clue line " + std::to_string(k + 1) + " of " + std::to_string(*size));
      refuse_colour(in_, line);
      check_commas(line);
      clues->push_back(in_.line_done() ? Nonogram::Clue() : read_clue(in_));
    }
  }

  // The reader takes commas for blanks, but one without a number on each side may stand for a
  // number that is lost.
  void check_commas(std::string_view line) {
    const Place start = in_.place();
    const auto odd = [&](std::size_t at, const std::string& got) {
      in_.odd_at({start.file, start.line, static_cast<int>(at) + 1},
                 "expected a number, got " + got);
    };
    bool number = false;  // since the last comma
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (line[at] == ',' && !number) odd(at, "','");
      if (line[at] != ' ' && line[at] != '\t') number = line[at] != ',';
    }
    const bool any = line.find(',') != std::string_view::npos;
    if (any && !number) odd(line.size(), "the end of the line");
  }

  bool list_follows() const {
    TextReader ahead = in_;
    ahead.skip_blank_lines();
    return !ahead.at_end() && is_clue_line(ahead.peek_line());
  }

  // A blank line in a list is an empty clue, unless it comes right after the keyword and the
  // list would be one line too long with it.
  void drop_leading_blank_line(int size) {
    if (!first_word(in_.peek_line()).empty()) return;
    TextReader ahead = in_;
    for (int k = 0; k < size; ++k) {
      if (ahead.at_end() || !is_clue_line(ahead.peek_line())) return;
      ahead.next_line("");
    }
    const bool too_long = !ahead.at_end() && !first_word(ahead.peek_line()).empty() &&
                          is_clue_line(ahead.peek_line());
    if (too_long) in_.next_line("");
  }

  TextReader& in_;
  std::optional<int> width_;
  std::optional<int> height_;
  std::optional<Clues> rows_;
  std::optional<Clues> cols_;
};

Content<Nonogram> read_non(TextReader& in) { return {NonReader(in).read()}; }

std::string write_list(std::string_view keyword, const std::vector<Nonogram::Clue>& clues) {
  std::string out = std::string(keyword) + "\n";
  for (const Nonogram::Clue& clue : clues) {
    refuse_any_length(clue);
    std::string line = clue_text(clue);
    std::replace(line.begin(), line.end(), ' ', ',');
    out += line + "\n";
  }
  return out;
}

std::string write_non(const Content<Nonogram>& content) {
  const Nonogram& puzzle = content.puzzle;
  return "width " + std::to_string(puzzle.cols()) + "\nheight " + std::to_string(puzzle.rows()) +
         "\n\n" + write_list("rows", puzzle.row_clues) + "\n" +
         write_list("columns", puzzle.col_clues);
}

}  // namespace

Format<Nonogram> nonogram_non() {
  return {{"non", "nonograms of Steve Simpson's solver", looks_like_non, {false, " \t,"}},
          {},
          kPuzzleOnly,
          read_non,
          write_non};
}

}  // namespace p2c
