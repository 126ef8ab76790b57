#include "instances/formats/pzprv3.hpp"

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

constexpr std::string_view kName = "pzprv3";

bool ends_body(std::string_view line) {
  return line.find("info:{") != std::string_view::npos ||
         line.find("history:{") != std::string_view::npos || line.starts_with("__HISTORY__") ||
         line.starts_with("TrialData") || line.starts_with("http:");
}

bool detect(std::string_view text, std::string_view /*file*/) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return false;
  text.remove_prefix(begin);
  if (text.starts_with(kOwnRules))
    text.remove_prefix(std::min(text.find_first_of("/\n"), text.size() - 1) + 1);
  return text.starts_with(kName);
}

// The token of a line that has just one.
std::string_view only_token(TextReader& in, std::string_view what) {
  in.next_line(what);
  return in.token(what);
}

PuzzleWord find_word(TextReader& in) { return word_in_pzpr_text(in, {std::string(in.text())}); }

PuzzleWord find_mark(TextReader& in) { return mark_in_pzpr_text(in, {std::string(in.text())}); }

std::string add_mark(const std::string& text, const std::string& mark) {
  return mark + "\n" + text;
}

// "pzprv3" or "pzprv3.N"; returns N.
int read_version(TextReader& in) {
  constexpr std::string_view kWhat = "'pzprv3'";
  std::string_view word = only_token(in, kWhat);
  if (word.starts_with(kOwnRules)) word = only_token(in, kWhat);
  if (!word.starts_with(kName)) in.fail(kWhat);
  word.remove_prefix(kName.size());
  if (word.empty()) return 0;
  if (word[0] != '.') in.fail(kWhat);
  return in.to_number(word.substr(1), 0, 1'000, "'pzprv3' and a version");
}

}  // namespace

Scheme pzprv3_scheme() {
  return {kName,
          "files of pzpr, with an answer",
          detect,
          kPzprRules,
          find_word,
          false,
          {find_mark, add_mark}};
}

PzprFile::PzprFile(TextReader& in, bool one_line, bool square) : in_(in) {
  in.skip_blank_lines();
  version_ = read_version(in);
  in.end_line();
  only_token(in, "the name of a puzzle");
  in.end_line();
  in.next_line("the number of rows");
  rows_ = cols_ = in.number(1, kMostBoardCells);
  if (!square) {
    in.end_line();
    in.next_line("the number of columns");
    cols_ = in.number(1, kMostBoardCells);
  }
  check_board_size(in, rows_, cols_);
  in.end_line();
  is_bare_head_ = one_line && done();
}

bool PzprFile::is_cut_before(std::string_view expected) {
  if (!done()) return false;
  if (is_bare_head_) return true;
  while (!in_.lenient()) in_.next_line(expected);  // until it throws
  in_.warn_at(in_.place(), "expected " + std::string(expected) + ", got the end of the file");
  return true;
}

bool is_pzpr_line(std::string_view text) {
  text.remove_suffix(text.size() - (text.find_last_not_of(" \t\r\n") + 1));
  return text.find('\n') == std::string_view::npos && !text.ends_with('/');
}

Respelt pzpr_text(std::string_view text) {
  Respelt out{std::string(text)};
  const std::size_t begin_head = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::string_view head = text.substr(begin_head, text.find('\n', begin_head) - begin_head);
  if (head.find('/') != std::string_view::npos) {
    std::replace(out.text.begin(), out.text.end(), '/', '\n');
  }
  for (std::size_t begin = 0; begin < out.text.size();) {
    const std::size_t end = std::min(out.text.find('\n', begin), out.text.size());
    if (ends_body(std::string_view(out.text).substr(begin, end - begin))) {
      out.text.resize(begin);
      break;
    }
    begin = end + 1;
  }
  return out;
}

std::string write_pzpr_head(std::string_view pid, int rows, int cols, int version, bool square) {
  const std::string suffix = version == 0 ? "" : "." + std::to_string(version);
  return std::string(kName) + suffix + "\n" + std::string(pid) + "\n" + std::to_string(rows) +
         "\n" + (square ? "" : std::to_string(cols) + "\n");
}

namespace {

// The word that find(reader) ends at, in a file that `in` holds respelt.
template <class Find>
PuzzleWord word_in(TextReader& in, const Respelt& respelt, Find find) {
  Respelt lines = pzpr_text(respelt.text);
  lines.origin = respelt.origin;
  PuzzleWord word;
  read_respelt(in, lines, kPzprRules, [&](TextReader& inner) {
    inner.skip_blank_lines();
    word.word = find(inner);
    word.place = inner.place();
    return 0;
  });
  word.place = original_place(in, lines, word.place);
  return word;
}

}  // namespace

PuzzleWord word_in_pzpr_text(TextReader& in, const Respelt& respelt) {
  return word_in(in, respelt, [](TextReader& lines) {
    read_version(lines);
    return std::string(only_token(lines, "the name of a puzzle"));
  });
}

PuzzleWord mark_in_pzpr_text(TextReader& in, const Respelt& respelt) {
  return word_in(in, respelt, [](TextReader& lines) {
    const std::string_view word = only_token(lines, "'pzprv3'");
    return std::string(word.starts_with(kOwnRules) ? word : std::string_view());
  });
}

void skip_border_marks(PzprFile& file) {
  if (file.done()) return;
  const auto number = [&](int /*r*/, int /*c*/, std::string_view token) {
    token.remove_prefix(token.starts_with('-') ? 1 : 0);
    if (token.empty() || token.find_first_not_of("0123456789") != std::string_view::npos) {
      file.reader().fail("a mark, 0, 1 or -1");
    }
  };
  file.section(file.rows(), file.cols() - 1, "mark", number);
  file.section(file.rows() - 1, file.cols(), "mark", number);
}

std::string no_border_marks(int rows, int cols) {
  const auto zero = [](int value) { return std::to_string(value); };
  return write_pzpr_grid(Grid<int>(rows, cols - 1, 0), zero) +
         write_pzpr_grid(Grid<int>(rows - 1, cols, 0), zero);
}

void skip_grid(PzprFile& file, std::string_view signs, std::string_view what) {
  if (file.done()) return;
  file.section(file.rows(), file.cols(), what, [&](int, int, std::string_view token) {
    if (token.size() != 1 || signs.find(token[0]) == std::string_view::npos) {
      file.reader().fail(what);
    }
  });
}

std::string shading_token(int value) { return value == kOpen ? "." : value == 1 ? "#" : "+"; }

}  // namespace p2c
