// The XML of webpbn.com, version 0.3: a <puzzleset> with a <puzzle>, whose <clues> have a <line>
// for each row or column and a <count> for each block; a <solution> has the picture as <image>.
// Source: webpbn.com/pbn_fmt.html, as pbnsolve reads it. Black and white only.
#include <algorithm>
#include <charconv>
#include <optional>

#include "instances/formats/xml.hpp"
#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

constexpr std::string_view kXmlBlanks = " \t\r\n";
constexpr std::size_t kMostXmlLines = 1'000'000;

bool looks_like_webpbn(std::string_view text, std::string_view /*file*/) {
  constexpr std::size_t kLook = 1000;
  const std::size_t begin = std::min(text.find_first_not_of(kXmlBlanks), text.size());
  return text.substr(begin).starts_with('<') &&
         text.substr(0, kLook).find("<puzzleset") != std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kXmlBlanks);
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(kXmlBlanks) + 1 - begin);
}

class WebpbnReader {
 public:
  explicit WebpbnReader(TextReader& in) : xml_(in) {}

  Content<Nonogram> read() {
    const XmlTag root = xml_.next();
    if (root.name != "puzzleset") xml_.fail(root, "<puzzleset>");
    for (XmlTag tag = xml_.next(); tag.opens; tag = xml_.next()) {
      if (tag.name != "puzzle") {
        xml_.skip();
        continue;
      }
      if (puzzle_) xml_.fail(tag, "one puzzle in a file");
      puzzle_ = tag;
      read_puzzle(tag);
    }
    xml_.next();  // nothing but the end
    if (!puzzle_) xml_.fail(root, "a <puzzle> in it");
    return content();
  }

 private:
  using Clues = std::vector<Nonogram::Clue>;

  struct Image {
    std::size_t at;
    std::vector<std::string> rows;  // a sign for each cell
  };

  void read_puzzle(const XmlTag& puzzle) {
    const std::string_view type = puzzle.attribute("type", "grid");
    if (type != "grid") {
      throw InputError(xml_.place(type),
                       "expected a puzzle of the type grid, got " + in_quotes(type));
    }
    default_colour_ = puzzle.attribute("defaultcolor", "black");
    background_ = puzzle.attribute("backgroundcolor", "white");
    for (XmlTag tag = xml_.next(); tag.opens; tag = xml_.next()) {
      if (tag.name == "color") {
        read_colour(tag);
      } else if (tag.name == "clues") {
        read_clues(tag);
      } else if (tag.name == "solution" && tag.attribute("type", "goal") == "goal") {
        read_solution();
      } else {
        xml_.skip();
      }
    }
  }

  // The sign of the background in images.
  void read_colour(const XmlTag& tag) {
    const std::string_view sign = tag.attribute("char", "");
    if (tag.attribute("name", "") == background_ && sign.size() == 1) blank_ = sign[0];
    xml_.skip();
  }

  void read_clues(const XmlTag& tag) {
    const std::string_view type = tag.attribute("type", "");
    if (type != "rows" && type != "columns") xml_.fail(tag, "clues of the type rows or columns");
    std::optional<Clues>& clues = type == "rows" ? rows_ : cols_;
    if (clues) xml_.fail(tag, "the clues of " + std::string(type) + " once");
    clues.emplace();
    for (XmlTag line = xml_.next(); line.opens; line = xml_.next()) {
      if (line.name != "line") xml_.fail(line, "<line>");
      if (clues->size() == kMostXmlLines) xml_.fail(line, "at most a million lines");
      clues->push_back(read_line());
    }
  }

  Nonogram::Clue read_line() {
    Nonogram::Clue clue;
    for (XmlTag count = xml_.next(); count.opens; count = xml_.next()) {
      if (count.name != "count") xml_.fail(count, "<count>");
      expect_one_colour(count);
      const XmlTag end = xml_.next();
      if (end.opens) xml_.fail(end, "</count>");
      clue.push_back(number(trimmed(xml_.text_before()), end));
    }
    const bool only_zero = clue.size() == 1 && clue[0] == 0;
    if (only_zero) clue.clear();
    return clue;
  }

  // A picture in one colour is as one in black.
  void expect_one_colour(const XmlTag& count) {
    const std::string_view colour = count.attribute("color", default_colour_);
    if (colour_.empty()) colour_ = colour;
    if (colour == colour_ && colour != background_) return;
    const bool named = count.attributes.count("color") != 0;
    throw InputError(named ? xml_.place(colour) : xml_.place(count.at),
                     "expected clues without colours, got " + in_quotes(colour_) + " and " +
                         in_quotes(colour) + ": only black and white nonograms are read");
  }

  int number(std::string_view text, const XmlTag& end) const {
    int value = 0;
    const char* const last = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), last, value);
    if (error == std::errc() && stop == last && value >= 0 && value <= kMostBoardCells) {
      return value;
    }
    throw InputError(text.empty() ? xml_.place(end.at) : xml_.place(text),
                     "expected a number from 0 to " + std::to_string(kMostBoardCells) + ", got " +
                         in_quotes(text));
  }

  void read_solution() {
    for (XmlTag tag = xml_.next(); tag.opens; tag = xml_.next()) {
      if (tag.name != "image" || goal_) {
        xml_.skip();
        continue;
      }
      const XmlTag end = xml_.next();
      if (end.opens) xml_.fail(end, "</image>");
      goal_ = Image{tag.at, rows_of(xml_.text_before())};
    }
  }

  // "|.X| |X.|": a row between two bars each.
  std::vector<std::string> rows_of(std::string_view text) const {
    std::vector<std::string> rows;
    while (!(text = trimmed(text)).empty()) {
      const std::size_t end = text.find('|', 1);
      if (text[0] != '|' || end == std::string_view::npos) fail_in_image(text, "'|' and a row");
      rows.push_back(row_of(text.substr(1, end - 1)));
      if (rows.back().size() != rows.front().size()) {
        fail_in_image(text, "rows as long as the first");
      }
      text = text.substr(end + 1);
    }
    return rows;
  }

  // "[ab]" is one of several colours, as '?' is any.
  std::string row_of(std::string_view text) const {
    std::string row;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (kXmlBlanks.find(text[i]) != std::string_view::npos) continue;
      const std::size_t end = text[i] == '[' ? text.find(']', i) : i;
      if (end == std::string_view::npos) fail_in_image(text.substr(i), "']'");
      row += text[i] == '[' ? '?' : text[i];
      i = end;
    }
    return row;
  }

  [[noreturn]] void fail_in_image(std::string_view text, const std::string& expected) const {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    throw InputError(xml_.place(text), "expected " + expected + ", got " + in_quotes(line));
  }

  Content<Nonogram> content() {
    if (!goal_ && !(rows_ && cols_)) {
      xml_.fail(*puzzle_, "clues of rows and of columns, or a goal, in a puzzle");
    }
    const bool clues = rows_ && cols_;
    const auto rows = static_cast<long long>(clues ? rows_->size() : goal_->rows.size());
    const auto cols = static_cast<long long>(clues                 ? cols_->size()
                                             : goal_->rows.empty() ? 0
                                                                   : goal_->rows[0].size());
    if (rows == 0 || cols == 0) xml_.fail(*puzzle_, "rows and columns in a puzzle");
    check_board_size(xml_.reader(), rows, cols, sizeof(Slot));
    Content<Nonogram> content;
    if (goal_)
      content.answer = answer(static_cast<std::size_t>(rows), static_cast<std::size_t>(cols));
    content.puzzle =
        clues ? Nonogram{*rows_, *cols_} : of_goal(static_cast<int>(cols), *content.answer);
    warn_of_impossible(content.puzzle, xml_.reader(), xml_.place(puzzle_->at));
    expect_goal_of(content);
    return content;
  }

  Answer answer(std::size_t rows, std::size_t cols) const {
    if (goal_->rows.size() != rows || goal_->rows[0].size() != cols) {
      throw InputError(xml_.place(goal_->at), "expected a goal of " + std::to_string(rows) + " x " +
                                                  std::to_string(cols) + ", got another size");
    }
    char ink = '\0';  // the sign of filled cells
    Answer cells;
    for (const std::string& row : goal_->rows) {
      for (const char sign : row) {
        cells.push_back(sign == '?' ? kOpen : sign == blank_ ? 0 : 1);
        if (cells.back() != 1) continue;
        if (ink == '\0') ink = sign;
        if (ink != sign) refuse_second(ink, sign);
      }
    }
    return cells;
  }

  [[noreturn]] void refuse_second(char ink, char sign) const {
    throw InputError(xml_.place(goal_->at),
                     "expected a goal without colours, got " + in_quotes({&ink, 1}) + " and " +
                         in_quotes({&sign, 1}) + ": only black and white nonograms are read");
  }

  // The clues of the picture, where there are none.
  Nonogram of_goal(int cols, const Answer& cells) const {
    if (std::find(cells.begin(), cells.end(), kOpen) != cells.end()) {
      throw InputError(xml_.place(goal_->at), "expected a goal without '?', got one, and no clues");
    }
    Grid<int> picture(static_cast<int>(cells.size()) / cols, cols);
    picture.cells = cells;
    return Nonogram::of_picture(picture);
  }

  void expect_goal_of(const Content<Nonogram>& content) {
    if (!content.answer) return;
    const Answer& cells = *content.answer;
    if (std::find(cells.begin(), cells.end(), kOpen) != cells.end()) return;
    if (const Broken broken = content.puzzle.check(cells)) {
      xml_.reader().odd_at(xml_.place(goal_->at),
                           "expected a goal that fits the clues, got one where " + *broken);
    }
  }

  XmlReader xml_;
  std::optional<XmlTag> puzzle_;
  std::string_view default_colour_;
  std::string_view background_;
  std::string_view colour_;  // of the clues so far
  char blank_ = '.';
  std::optional<Clues> rows_;
  std::optional<Clues> cols_;
  std::optional<Image> goal_;
};

}  // namespace

Format<Nonogram> nonogram_webpbn() {
  return {{"webpbn", "XML of webpbn.com, with a goal", looks_like_webpbn, {false}},
          {},
          kAnswer,
          [](TextReader& in) { return WebpbnReader(in).read(); },
          nullptr};
}

}  // namespace p2c
