// A grid of letters, a cage each, or digits that are given; a blank line; then a clue for each
// letter: "a: 6+" or "A 6+". A title ".KK ..." may come first.
// Sources: the README files of ghfbsd/kenken and birkenfeld/kenken-rs.
#include <algorithm>
#include <map>

#include "instances/parts/cut_board.hpp"
#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace p2c {
namespace {

constexpr std::string_view kTitle = ".KK";
constexpr std::string_view kBlanks = " \t\r";

bool is_digit(char c) { return c >= '1' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_blank(std::string_view line) {
  return line.find_first_not_of(kBlanks) == std::string_view::npos;
}

// A word of letters and digits; else nothing.
std::string_view row_in(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(kBlanks), line.size());
  const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
  const std::string_view word = line.substr(begin, end - begin);
  const auto is_cell = [](char c) { return is_digit(c) || is_letter(c); };
  const bool alone = is_blank(line.substr(end));
  return alone && std::all_of(word.begin(), word.end(), is_cell) ? word : std::string_view();
}

// As many rows as columns, then a clue.
bool has_letters(std::string_view text, std::string_view file) {
  if (file.ends_with(".ken")) return true;
  TextReader in(text, "", {false});
  in.skip_blank_lines();
  if (in.peek_line().starts_with(kTitle)) return true;
  const std::size_t n = row_in(in.peek_line()).size();
  if (n == 0 || n > KenKen::kMaxSize) return false;
  for (std::size_t row = 0; row < n; ++row) {
    if (in.at_end() || row_in(in.peek_line()).size() != n) return false;
    in.next_line("");
  }
  if (in.at_end() || !is_blank(in.peek_line())) return false;
  in.skip_blank_lines();
  in.next_line("");
  const std::string_view letter = in.token("");
  if (!is_letter(letter[0]) || (letter.size() > 1 && letter.substr(1) != ":")) return false;
  return !in.line_done() && is_digit(in.token("")[0]);
}

class Reader {
 public:
  explicit Reader(TextReader& in) : in_(in) {}

  KenKen read() {
    in_.skip_blank_lines();
    if (in_.peek_line().starts_with(kTitle)) in_.next_line("");
    in_.skip_blank_lines();
    read_grid();
    in_.skip_blank_lines();
    for (; !in_.at_end(); in_.skip_blank_lines()) read_clue();
    return puzzle();
  }

 private:
  // Ids in the order of first cells; a digit is a cage of its own.
  void read_grid() {
    in_.next_line("a row of letters");
    std::string_view row = in_.token("a row of letters");
    n_ = static_cast<int>(row.size());
    if (n_ > KenKen::kMaxSize) {
      in_.fail("at most " + std::to_string(KenKen::kMaxSize) + " letters in a row");
    }
    ids_ = Grid<int>(n_, n_);
    for (int r = 0;; ++r) {
      read_row(r, row);
      in_.end_line();
      if (in_.at_end() || is_blank(in_.peek_line())) return expect_square(r + 1);
      in_.next_line("");
      row = in_.token("");
      if (r + 1 == n_) expect_square(n_ + 1);
    }
  }

  void expect_square(int rows) {
    if (rows == n_) return;
    in_.fail_as("expected a square board, got row " + std::to_string(rows) + " of " +
                std::to_string(n_) + " cells as the last one or one too many");
  }

  void read_row(int r, std::string_view row) {
    if (static_cast<int>(row.size()) != n_) {
      in_.fail(std::to_string(n_) + " cells as in the first row");
    }
    for (int c = 0; c < n_; ++c) {
      const char sign = row[static_cast<std::size_t>(c)];
      const Place place{in_.place().file, in_.place().line, in_.place().col + c};
      if (!is_digit(sign) && !is_letter(sign)) {
        throw InputError(place, "expected a letter or a digit from 1 to 9, got " +
                                    in_quotes(std::string_view(&sign, 1)));
      }
      const auto next = static_cast<int>(places_.size());
      int& id = ids_(r, c);
      id = is_letter(sign) ? id_of_.emplace(sign, next).first->second : next;
      if (id < next) continue;
      places_.push_back(place);
      firsts_.push_back(ids_.index(r, c));
      if (is_digit(sign)) {
        clues_.emplace(firsts_.back(),
                       kenken_text::Clue{KenKen::Operation::kAny, sign - '0', place});
      }
    }
  }

  void read_clue() {
    in_.next_line("a clue");
    std::string_view word = in_.token("a letter");
    if (word.starts_with(kTitle)) in_.fail("the end of the puzzle: one to a file");
    if (word.size() == 2 && word[1] == ':') word.remove_suffix(1);
    const auto found = word.size() == 1 ? id_of_.find(word[0]) : id_of_.end();
    if (found == id_of_.end()) in_.fail("a letter of the grid");
    const int first = firsts_[static_cast<std::size_t>(found->second)];
    if (clues_.count(first) != 0) in_.fail("one clue for each letter");
    constexpr std::string_view kClue = "a clue such as 6+, 2-, 24*, 3/ or 5";
    clues_.emplace(first, kenken_text::read_clue(in_, in_.token(kClue), kClue));
    in_.end_line();
  }

  KenKen puzzle() const {
    KenKen puzzle{n_, KenKen::cages_of(ids_)};
    for (std::size_t i = 0; i < puzzle.cages.size(); ++i) {
      kenken_text::take_clue(puzzle.cages[i], n_, clues_, places_[i]);
    }
    return puzzle;
  }

  TextReader& in_;
  int n_ = 0;
  Grid<int> ids_;
  std::map<char, int> id_of_;
  std::vector<Place> places_;  // of the first cell of each cage
  std::vector<int> firsts_;
  std::map<int, kenken_text::Clue> clues_;
};

Content<KenKen> read_letters(TextReader& in) { return {Reader(in).read()}; }

}  // namespace

Format<KenKen> kenken_letters() {
  return {
      {"kenken-letters", "KenKens as a grid of letters and a clue for each", has_letters, {false}},
      {},
      kPuzzleOnly,
      read_letters,
      nullptr};
}

}  // namespace p2c
