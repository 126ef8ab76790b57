// The answer of a puzzle that divides its board into regions. Its slots are the edges between
// cells: 1 where there is a border. Numbers of regions are in texts only, from 1 on in the order of
// their first cells, or one answer would have many.
//
//   text   "rows cols", and rows of numbers of regions; read: any words, and '?' for a cell of
//          which nothing is known
//   JSON   rows of these numbers, "regions"
//
// What these cannot say, as open edges or a border with one region on both sides, is said by an
// item "row1 col1 row2 col2 1" for the border between two cells, or '?' in place of 1 where it is
// open.
#pragma once

#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

struct RegionBorders {
  static constexpr int kBytesPerCell = 2 * sizeof(Slot);
  std::string name = "regions";

  static int size(const BoardData& board) { return InnerEdges{board.rows, board.cols}.size(); }
  static std::vector<Slot> slots(const BoardData& board, const Stop* stop = nullptr);
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is drawn" : "is not drawn";
  }
  AnswerRows rows(const BoardData& board, const Answer& borders) const;
  static void draw(Drawing& drawn, const BoardData& /*board*/, const Answer& borders) {
    draw_inner_edges(drawn, borders);
  }
};

/// By cell the region in which it is, from 0 on in the order of their first cells: what is
/// connected over edges with 0.
Grid<int> regions_within(int rows, int cols, const Answer& borders);
/// The borders between cells of different regions.
Answer borders_between(const Grid<int>& regions);

}  // namespace p2c
