// A puzzle as people see it: a board of cells with borders, texts, lines, and clues on its
// margins. A puzzle fills a Drawing; drawing_text, drawing_svg and drawing_png show it.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// A drawing above a limit of size.
struct DrawingTooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The border between two cells, or between a cell and the outside.
enum class Edge : char { kNone, kThin, kThick };

enum class Fill : char {
  kNone,
  kShaded,
  kDot,    // known to be not shaded
  kGiven,  // shaded by the puzzle, not by its answer
};

/// What is drawn in the middle of a cell, in front of its text.
enum class Mark : char {
  kNone,
  kCircle,
  kDisc,
  kCross,
  kTriangle,
  kStar,
  kUp,
  kRight,
  kDown,
  kLeft,
  kRising,  // from corner to corner
  kFalling,
  kLowerLeft,  // the half of the cell with this corner, filled
  kLowerRight,
  kUpperRight,
  kUpperLeft
};

struct Drawing {
  static constexpr int kMostCells = 1'000'000;

  struct Cell {
    Fill fill = Fill::kNone;
    int grey = -1;        // the whole cell: 0 black to 255 white; -1 for none; not in text
    bool circle = false;  // around the text
    Mark mark = Mark::kNone;
    bool given = false;    // text and mark are the puzzle's, not the answer's
    bool differs = false;  // highlighted
    std::string text;      // in the middle; ASCII
    std::string label;     // small, in the upper left corner; ASCII, shown with signs × ÷ −
  };
  /// What lines join: the middles of cells, or their corners, the vertices of a Lattice. Of these a
  /// vertex at which no border ends is shown as a dot.
  enum class Ends : char { kCells, kVertices };
  /// Parallel lines between two cells of a row or a column, or a line between two vertices next to
  /// each other.
  struct Line {
    int from;  // index of a cell or vertex, the smaller one
    int to;
    int count;  // 0 to 4, between vertices 0 or 1; or kOpen for one that may be there
    bool differs = false;
  };
  /// What a slot is drawn by: a line, or else a cell, by index.
  struct Place {
    bool line;
    int at;
  };
  /// At half steps: (2r, 2c) is the middle of cell (r, c). Filled or not.
  struct Dot {
    int r;
    int c;
    bool filled;
  };
  /// The row and column, of cells or of vertices, where a line begins, and where it ends.
  struct Stretch {
    int r;
    int c;
    int to_r;
    int to_c;
    bool across() const { return r == to_r; }
  };

  Grid<Cell> cells;
  Grid<Edge> above;   // rows + 1 by cols: (r, c) lies above cell (r, c), below cell (r - 1, c)
  Grid<Edge> beside;  // rows by cols + 1: (r, c) lies left of cell (r, c)
  Ends ends = Ends::kCells;  // of all lines
  std::vector<Line> lines;
  std::vector<Place> places;  // of each slot; where there are none, slot i is drawn by cell i
  // Clues of each column, and of each row, in the order of reading; or none at all.
  std::vector<std::vector<std::string>> top = {};
  std::vector<std::vector<std::string>> left = {};
  std::vector<std::vector<std::string>> bottom = {};
  std::vector<std::vector<std::string>> right = {};
  std::vector<std::string> corners = {};  // at the corners of cells, row by row; or none at all
  std::vector<Dot> dots = {};             // of the puzzle; cells are then not tight
  bool tight = false;  // small cells; as text without thin borders, which makes them square

  /// Thin borders between the cells and a thick one around. Throws DrawingTooLarge above
  /// kMostCells.
  Drawing(int rows, int cols);

  int rows() const { return cells.rows; }
  int cols() const { return cells.cols; }
  bool has_vertices() const { return ends == Ends::kVertices; }
  /// No border ends at this vertex.
  bool is_bare(int r, int c) const;
  Stretch stretch(const Line& line) const;
  Place place_of(int slot) const { return places.empty() ? Place{false, slot} : places[slot]; }
  /// The next slot is drawn by this line, or this cell.
  void add_line(const Line& line) {
    places.push_back({true, static_cast<int>(lines.size())});
    lines.push_back(line);
  }
  void add_cell(int cell) { places.push_back({false, cell}); }
};

// --- what puzzles draw --------------------------------------------------------------------------
//
// Answers have a value for each slot, kOpen where none is known. Nothing is drawn for an open slot;
// the answer with all slots open gives the bare puzzle. What draws the values of slots says by what
// they are drawn, one slot after the other.

/// A thick border between two neighbours, by index, the smaller first.
void draw_border(Drawing& board, int a, int b);

/// Thick borders between cells of different regions.
void outline_regions(Drawing& board, const Grid<int>& region);

/// Thick borders after every fifth row and column.
void rule_fives(Drawing& board);

/// Numbers on margins, '?' below 0, a lone 0 for none. Throws DrawingTooLarge for too many.
void write_margins(Drawing& board, const std::vector<std::vector<int>>& left,
                   const std::vector<std::vector<int>>& top);

/// No borders.
void clear_borders(Drawing& board);

/// Vertices, and the lines of a Lattice: in a partial answer an open one may be
/// there, one with 0 certainly is not.
void draw_lattice(Drawing& board, const Answer& answer);

/// Borders between cells, by InnerEdges: heavy lines where there is one. In a partial answer an
/// open one may be there.
void draw_inner_edges(Drawing& board, const Answer& answer);

/// Shades the cells with 1. Where the answer is partial, those with 0 get a dot.
void shade_cells(Drawing& board, const Answer& answer);

/// Writes the values into the cells; with `letters`, the value v as letters[v].
void write_values(Drawing& board, const Answer& answer, std::string_view letters = {});

/// Writes a text of the puzzle into a cell.
void write_given(Drawing& board, int cell, std::string text);

// --- what is asked of all drawings --------------------------------------------------------------

/// Some slots are open, and some are not.
bool is_partial(const Answer& answer);

/// Highlights what slots (by index) are drawn by.
void highlight_slots(Drawing& board, const std::vector<int>& slots);

}  // namespace p2c
