// What is drawn on a board of penpa-edit, layer by layer. A kind of puzzle takes what it can read;
// what is left then is an error.
#pragma once

#include <compare>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/borders.hpp"
#include "instances/formats/penpa/penpa_link.hpp"

namespace p2c {

struct PenpaBoard {
  /// On the board, or on a margin: with a negative number or one past the last.
  struct Spot {
    int row;
    int col;
    auto operator<=>(const Spot&) const = default;
  };
  struct Text {
    std::string text;
    char way = 0;  // '^', '<', '>' or 'v' for a number with an arrow
  };
  struct Unread {
    std::string layer;
    std::string what;
  };

  int rows;
  int cols;
  int top = 0;  // rows of the margins
  int left = 0;
  Borders walls;                      // edges between cells; those around the board say nothing
  std::map<Spot, Text> numbers = {};  // in the layer number
  std::map<Spot, Text> corners = {};  // small, in kCornerLayer
  std::map<Spot, int> surfaces = {};  // colours
  std::map<Spot, std::string> symbols = {};  // "circle_L 1"
  std::vector<Unread> unread = {};           // what no kind here reads
  std::vector<std::string> tags = {};
  bool has_answer = false;  // something is drawn in the setter's answer

  bool inside(const Spot& spot) const {
    return spot.row >= 0 && spot.row < rows && spot.col >= 0 && spot.col < cols;
  }
};

/// The layer of small texts, which has the name of a kind that is not meant.
inline constexpr std::string_view kCornerLayer = std::string_view("layer sudoku").substr(6);

/// A kind cannot read this. what() follows "got" in messages.
struct PenpaMisfit : std::runtime_error {
  using std::runtime_error::runtime_error;
  PenpaMisfit(std::string_view layer, const std::string& what, const PenpaBoard::Spot& spot);
};

/// Throws InputError, at the place of the link.
PenpaBoard read_penpa_board(const PenpaLink& link, const Place& place);

/// Throws PenpaMisfit for the first thing that nobody has taken.
void expect_all_taken(const PenpaBoard& board);

}  // namespace p2c
