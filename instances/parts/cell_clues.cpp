#include "instances/parts/cell_clues.hpp"

#include <algorithm>

#include "instances/formats/format.hpp"
#include "instances/formats/numbers16.hpp"
#include "instances/formats/numbers4.hpp"
#include "instances/parts/text_grid.hpp"

namespace p2c {

static_assert(kNoClue == kNoNumber && kUnknownClue == kOpenNumber);

namespace {

// A clue in the words of a notation.
std::string in_words(int clue, std::string_view none, std::string_view unknown) {
  if (clue == kNoClue) return std::string(none);
  return clue == kUnknownClue ? std::string(unknown) : std::to_string(clue);
}

}  // namespace

std::string CellClues::expected(std::string_view none, std::string_view unknown) const {
  return std::string(none) + ", " + std::string(unknown) + " or " + std::string(noun) + " from " +
         std::to_string(least) + " to " + std::to_string(most);
}

// --- text -----------------------------------------------------------------------------------

Grid<int> CellClues::read_text(TextReader& in, int rows, int cols) const {
  const std::string what = expected("'-'", "'?'");
  Grid<int> clues(rows, cols, kNoClue);
  read_text_grid(in, rows, cols, "clue row", what, [&](int cell, std::string_view word) {
    if (word == "-" || word == ".") return;
    clues[cell] = word == "?" ? kUnknownClue : in.to_number(word, least, most, what);
  });
  return clues;
}

std::string CellClues::print(const Grid<int>& clues) const {
  return print_grid(clues, [](int clue) { return in_words(clue, "-", "?"); });
}

// --- JSON -----------------------------------------------------------------------------------

Grid<int> CellClues::read_json(JsonObject& in) const {
  const std::string what = expected("null", "\"?\"");
  std::vector<int> cells;
  const auto [rows, cols] = in.grid(in.take(name), [&](int, int, const JsonValue& value) {
    using Kind = JsonValue::Kind;
    const bool none = value.kind == Kind::kNull;
    const bool unknown = value.kind == Kind::kString && *value.text == "?";
    const bool number =
        value.kind == Kind::kInteger && value.number >= least && value.number <= most;
    if (!none && !unknown && !number) in.fail(value, what);
    cells.push_back(none ? kNoClue : unknown ? kUnknownClue : static_cast<int>(value.number));
  });
  Grid<int> clues(rows, cols);
  clues.cells = std::move(cells);
  return clues;
}

std::string CellClues::write_json(const Grid<int>& clues) const {
  return "  " + json_string(name) + ": " +
         json_grid(clues, [](int clue) { return in_words(clue, "null", "\"?\""); });
}

JsonSchema CellClues::schema() const {
  const std::vector<Json> clue{JsonMembers{{"type", "null"}}, JsonMembers{{"const", "?"}},
                               integer_schema(least, most)};
  JsonSchema schema;
  schema.demand(name, "The rows of cells: " + expected("null", "\"?\"") + ".",
                grid_schema(any_of_schema(clue)));
  return schema;
}

// --- puzz.link and pzpr ---------------------------------------------------------------------

Grid<int> CellClues::read_url(PuzzleUrl& url) const {
  Grid<int> clues(url.rows, url.cols);
  clues.cells = url_form == UrlForm::kNumbers4
                    ? read_numbers4(url.body, clues.size(), noun, most)
                    : read_numbers16(url.body, clues.size(), {least, most, true, noun});
  return clues;
}

std::string CellClues::write_url(const Grid<int>& clues) const {
  if (url_form == UrlForm::kNumbers4) return write_numbers4(clues.cells);
  for (const int clue : clues.cells) {
    if (clue > kMostNumber16) throw CannotCarry("the clue " + std::to_string(clue));
  }
  return write_numbers16(clues.cells);
}

Grid<int> CellClues::read_pzpr(PzprFile& file) const {
  TextReader& in = file.reader();
  const std::string what = expected("'.'", "'-'");
  Grid<int> clues(file.rows(), file.cols(), kNoClue);
  file.section(clues.rows, clues.cols, pzpr_cell, [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    clues(r, c) = token == "-" ? kUnknownClue : in.to_number(token, least, most, what);
  });
  return clues;
}

std::string CellClues::write_pzpr(const Grid<int>& clues) const {
  return write_pzpr_grid(clues, [](int clue) { return in_words(clue, ".", "-"); });
}

Grid<int> CluesAmongShading::read_pzpr(PzprFile& file, std::optional<Answer>& shading) const {
  TextReader& in = file.reader();
  const std::string what = expected("'.', '#', '+'", "'-'");
  Grid<int> clues(file.rows(), file.cols(), kNoClue);
  Grid<int> marks(file.rows(), file.cols(), kOpen);
  bool marked = false;
  file.section(clues.rows, clues.cols, "cell", [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const bool mark = token == "#" || token == "+";
    marked = marked || mark;
    marks(r, c) = token == "#" ? 1 : 0;
    if (mark) return;
    clues(r, c) = token == "-" ? kUnknownClue : in.to_number(token, least, most, what);
  });
  if (marked) shading = std::move(marks.cells);
  return clues;
}

std::string CluesAmongShading::write_pzpr(const Grid<int>& clues,
                                          const std::optional<Answer>& shading) const {
  const bool any_open =
      std::find(clues.cells.begin(), clues.cells.end(), kNoClue) != clues.cells.end();
  if (shading && !any_open) throw CannotCarry("an answer where each cell has a clue");
  Grid<std::string> tokens(clues.rows, clues.cols);
  for (int i = 0; i < clues.size(); ++i) {
    const bool clued = clues[i] != kNoClue || !shading;
    if (clued && shading && (*shading)[i] == 1) {
      throw CannotCarry("a shaded cell with a clue (" + cell_name_at(i, clues.cols) + ")");
    }
    tokens[i] = clued ? in_words(clues[i], ".", "-") : shading_token((*shading)[i]);
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

// --- drawing and variation ------------------------------------------------------------------

void CellClues::draw(Drawing& board, const Grid<int>& clues) const {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) write_given(board, i, in_words(clues[i], "", "?"));
  }
}

std::vector<int> numbers_in(const std::vector<int>& clues) {
  std::vector<int> places;
  for (int i = 0; i < static_cast<int>(clues.size()); ++i) {
    if (clues[i] >= 0) places.push_back(i);
  }
  return places;
}

bool change_one_number(std::vector<int>& clues, int least, int most, Rng& rng) {
  const std::vector<int> places = numbers_in(clues);
  if (places.empty() || least == most) return false;
  int& clue = clues[places[below(rng, static_cast<int>(places.size()))]];
  clue = clue == most ? most - 1 : one_off(rng, clue, least);
  return true;
}

Grid<int> CellClues::without(Grid<int> clues, const std::vector<int>& cells) const {
  for (const int cell : cells) clues[cell] = left_out;
  return clues;
}

}  // namespace p2c
