// Clues on margins at the top and at the left in pzprv3 files, as pzpr's Tile Paint has them.
#include <utility>

#include "instances/notations/pzprv3/framed_board.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"

namespace p2c {
namespace {

constexpr std::string_view kNone = "-1";

// The clue at this place of the grid with margins; null in its corner and on the board.
template <class Its>
auto* clue_at(Its& margins, int r, int c) {
  const bool is_one = (r == 0) != (c == 0);
  return !is_one  ? nullptr
         : r == 0 ? &margins.clue[Margins::kTop][c - 1]
                  : &margins.clue[Margins::kLeft][r - 1];
}

}  // namespace

Margins read_pzpr_part(const MarginClues& its, PzprFile& file, std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  const std::string what = in_quotes(kNone) + " or " + number_between(its.least, its.most);
  Margins margins(file.rows(), file.cols());
  file.section(file.rows() + 1, file.cols() + 1, "clue", [&](int r, int c, std::string_view token) {
    if (int* clue = clue_at(margins, r, c)) {
      *clue = token == kNone ? kNoClue : in.to_number(token, its.least, its.most, what);
    } else if (token != "." && (r != 0 || token != "0")) {
      in.fail(r == 0 ? "0 in the corner" : "'.' in a cell");
    }
  });
  return margins;
}

std::string write_pzpr_part(const MarginClues& /*its*/, const Margins& margins,
                            const std::optional<Answer>& /*answer*/) {
  Grid<std::string> tokens(margins.rows() + 1, margins.cols() + 1, ".");
  tokens(0, 0) = "0";
  for (int r = 0; r < tokens.rows; ++r) {
    for (int c = 0; c < tokens.cols; ++c) {
      if (const int* clue = clue_at(margins, r, c)) {
        tokens(r, c) = clue_in_words(*clue, kNone, kNone);
      }
    }
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

}  // namespace p2c
