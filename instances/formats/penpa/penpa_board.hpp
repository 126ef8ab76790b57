// What is drawn on a board of penpa-edit, layer by layer. A kind of puzzle takes what it can read;
// what is left then is an error.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/formats/borders.hpp"
#include "instances/formats/penpa/penpa_link.hpp"

namespace p2c {

/// On the board, or on a margin: with a negative number or one past the last.
struct PenpaSpot {
  int row;
  int col;
  auto operator<=>(const PenpaSpot&) const = default;
};

/// An answer that is drawn, or that the site's answer check expects.
struct PenpaAnswer {
  /// The smaller one first.
  using Ends = std::pair<PenpaSpot, PenpaSpot>;

  std::map<PenpaSpot, int> surfaces = {};  // colours
  std::map<PenpaSpot, std::string> numbers = {};
  std::map<PenpaSpot, std::string> symbols = {};  // "star 1"
  std::map<Ends, int> lines = {};                 // between cells, 1 or 2
  std::map<Ends, int> edges = {};  // between corners, which are at the lower right of cells
  bool is_check = false;           // what is not in it is not in the answer
  bool is_unread = false;          // there is a check, of another form or broken

  bool empty() const {
    return surfaces.empty() && numbers.empty() && symbols.empty() && lines.empty() && edges.empty();
  }
};

struct PenpaBoard {
  using Spot = PenpaSpot;
  struct Text {
    std::string text;
    char way = 0;          // '^', '<', '>' or 'v' for a number with an arrow
    bool is_list = false;  // each character is a number of its own
  };
  /// Where a small text is: 0 upper left, 1 upper right, 2 lower left, 3 lower right, then at
  /// sides.
  struct Small {
    Spot spot;
    int at = 0;
    auto operator<=>(const Small&) const = default;
  };
  struct Unread {
    std::string layer;
    std::string what;
  };

  int rows;
  int cols;
  int top = 0;  // rows and columns of the margins
  int left = 0;
  int bottom = 0;
  int right = 0;
  Borders walls = {rows, cols};        // edges between cells; those around the board say nothing
  std::map<Spot, Text> numbers = {};   // in the layer number
  std::set<Spot> blanks = {};          // numbers that are not written
  std::map<Spot, Text> vertices = {};  // numbers at the lower right corners of cells
  std::map<Small, Text> corners = {};  // small, in kCornerLayer
  std::vector<std::vector<Spot>> cages = {};
  std::map<Spot, int> surfaces = {};         // colours
  std::map<Spot, std::string> symbols = {};  // "circle_L 1"
  std::map<Spot, std::string> between = {};  // on sides and corners, at half steps: 2 row + 1, ...
  std::vector<Unread> unread = {};           // what no kind here reads
  std::vector<std::string> tags = {};
  PenpaAnswer answer = {};

  bool inside(const Spot& spot) const {
    return spot.row >= 0 && spot.row < rows && spot.col >= 0 && spot.col < cols;
  }
};

/// What the site takes, with the margins.
inline constexpr int kMostPenpaSide = 200;

/// The layer of small texts, which has the name of a kind that is not meant.
inline constexpr std::string_view kCornerLayer = std::string_view("layer sudoku").substr(6);

inline constexpr std::string_view kCageLayer = "killercages";

/// A kind cannot read this. what() follows "got" in messages.
struct PenpaMisfit : std::runtime_error {
  using std::runtime_error::runtime_error;
  PenpaMisfit(std::string_view layer, const std::string& what, const PenpaSpot& spot);
};

/// It reads all that it knows, and so many things are left, of which what() says the first.
struct PenpaRest : PenpaMisfit {
  PenpaRest(const PenpaMisfit& first, std::size_t count) : PenpaMisfit(first), things(count) {}
  std::size_t things;
};

/// Throws InputError, at the place of the link.
PenpaBoard read_penpa_board(const PenpaLink& link, const Place& place);

/// Throws PenpaRest where nobody has taken something.
void expect_all_taken(const PenpaBoard& board);

}  // namespace p2c
