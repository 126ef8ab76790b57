// The answer of a puzzle that divides its board into regions. Its slots are the edges between
// cells: 1 where there is a border. Numbers of regions are in texts only, from 1 on in the order of
// their first cells, or one answer would have many.
//
//   text   "rows cols", and rows of numbers of regions; read: any words, and '?' for a cell of
//   which
//          nothing is known
//   JSON   rows of these numbers, "regions"
//
// What these cannot say, as open edges or a border with one region on both sides, is said by an
// item "row1 col1 row2 col2 1" for the border between two cells, or '?' in place of 1 where it is
// open.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/drawings/drawing.hpp"
#include "instances/formats/pzprv3.hpp"
#include "instances/inner_edges.hpp"

namespace p2c {

struct RegionBorders {
  static constexpr int kVersion = 0;  // of pzprv3
  static constexpr int kBytesPerCell = 2 * sizeof(Slot);

  static std::vector<Slot> slots(int rows, int cols);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is drawn" : "is not drawn";
  }
  static AnswerRows answer_rows(int rows, int cols, const Answer& borders);
  static Answer parse_answer(int rows, int cols, TextReader& in);
  static void draw(Drawing& board, const Answer& borders) { draw_inner_edges(board, borders); }

  /// The edges to the right, then those below; -1 is the player's mark for none.
  template <class Content>
  static void read_pzpr(PzprFile& file, Content& content) {
    Answer position = read_pzpr_borders(file);
    content.answer = drawn_in(position);
    content.position = std::move(position);
  }
  static std::string write_pzpr(int rows, int cols, const std::optional<Answer>& borders);

  /// With 0 for what is open; nothing where no border is there.
  static std::optional<Answer> drawn_in(Answer borders);

 private:
  static Answer read_pzpr_borders(PzprFile& file);
};

/// By cell the region in which it is, from 0 on in the order of their first cells: what is
/// connected over edges with 0.
Grid<int> regions_within(int rows, int cols, const Answer& borders);
/// The borders between cells of different regions.
Answer borders_between(const Grid<int>& regions);

}  // namespace p2c
