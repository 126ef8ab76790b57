// A part of a puzzle's data: clues in the cells of a board, each a number or "?", which is a clue
// whose number is not given. Described once, a part is read, written and drawn everywhere:
//
//   text      rows of '-', '?' and numbers            pzprv3   rows of '.', '-' and numbers
//             (read: '.' for '-', too)
//   JSON      rows of null, "?" and numbers           URL      a list with gaps
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/grid.hpp"

namespace p2c {

/// In a grid of clues: a cell without one, and a clue "?".
inline constexpr int kNoClue = -1;
inline constexpr int kUnknownClue = -2;

/// In a list of clues: the places of those with a number, ascending.
std::vector<int> numbers_in(const std::vector<int>& clues);
/// One of these more or less by one, within the bounds; false where there is none.
bool change_one_number(std::vector<int>& clues, int least, int most, Rng& rng);

struct CellClues {
  using Data = Grid<int>;  // kNoClue, kUnknownClue or a number from `least` to `most`
  enum class UrlForm : char {
    kNumbers16,  // formats/numbers16.hpp
    kNumbers4,   // formats/numbers4.hpp: none is above 4
  };

  std::string_view name;  // of the member in JSON
  std::string_view noun;  // "a number of lines": a clue in messages
  int least;
  int most;
  UrlForm url_form;
  int left_out = kNoClue;               // what stays of a clue that is left out
  std::string_view pzpr_cell = "clue";  // a cell in messages about files of pzpr

  Data blank(int rows, int cols) const { return {rows, cols, kNoClue}; }

  Data read_text(TextReader& in, int rows, int cols) const;
  std::string print(const Data& clues) const;

  Data read_json(JsonObject& in) const;
  std::string write_json(const Data& clues) const;
  JsonSchema schema() const;

  Data read_url(PuzzleUrl& url) const;
  std::string write_url(const Data& clues) const;

  static std::string_view first_line(int /*version*/) { return "clue row 1"; }
  Data read_pzpr(PzprFile& file) const;
  std::string write_pzpr(const Data& clues) const;

  void draw(Drawing& board, const Data& clues) const;

  /// The cells with a clue that says something, ascending; and the clues without some of these.
  std::vector<int> clues(const Data& clues) const { return numbers_in(clues.cells); }
  Data without(Data clues, const std::vector<int>& cells) const;
  bool change_one(Data& clues, Rng& rng) const {
    return change_one_number(clues.cells, least, most, rng);
  }

  Data transposed(const Data& clues) const { return p2c::transposed(clues); }
  Data mirrored(const Data& clues) const { return p2c::mirrored(clues); }

 protected:
  std::string expected(std::string_view none, std::string_view unknown) const;
};

/// Clues in cells that are never shaded: in pzprv3 files these and the shading of the others are
/// one grid, of '.', '-', numbers, and '#' or '+' for the player's marks.
struct CluesAmongShading : CellClues {
  /// Where anything is marked, the cells with clues are unshaded, and those with '.' open.
  Data read_pzpr(PzprFile& file, std::optional<Answer>& shading) const;
  std::string write_pzpr(const Data& clues, const std::optional<Answer>& shading) const;
};

}  // namespace p2c
