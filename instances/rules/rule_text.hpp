// A kind of puzzle as a text: what is given, what the answer is, and the rules, as trees. The
// reader (rule_reader.hpp) has typed them: each name is known, and each variable stands for what
// its place in the tree needs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "instances/answers/description.hpp"

namespace p2c {

/// What a variable stands for: a cell, a set of cells, a link between two cells side by side (as
/// InnerEdges numbers them), a side of a cell (as Lattice does), or a number.
enum class Sort : char { kCell, kCells, kLink, kSide, kNumber };

struct Expression;
using ExpressionPtr = std::shared_ptr<const Expression>;

/// What variables run over.
struct ItemSet {
  enum class Of : char {
    // cells
    kCells,       // all
    kNeighbours,  // those that share an edge with the cell `variable`
    kAllAround,   // the up to eight that touch it
    kAbove,       // the one above the cell `variable`, if there is one
    kBelow,
    kLeftOf,
    kRightOf,
    kBeside,    // those not of the set `variable` that share an edge with one of it
    kSight,     // those up, down, left and right of it, itself among them, as far as cells have
                // the given `through`, or have it not (`negated`)
    kRay,       // those after the cell `variable` in the way of its arrow, the given `through`
    kRegionOf,  // those of its region, by the given `through`
    kMembers,   // those of the set `variable`
    // sets of cells
    kPairs,    // of cells that share an edge
    kSquares,  // 2 x 2 cells
    kRows,
    kColumns,
    kLines,      // rows, then columns
    kDiagonals,  // the two longest, of a square board
    kWindows,  // `number` cells side by side in a line, or `least`, which is given; each cell once
               // where it is one
    kSpans,    // side by side in a line, over `number` regions of the given `through`, and no fewer
               // cells that are
    kBoxes,    // those of a Sudoku of the board's size
    kRegions,  // of the given `through`
    kCorners,  // the up to four cells at each corner, by Bound::item
    kMargins,  // lines, from each place of the margins on which the given `through` is
    kRuns,     // of cells side by side in a line that have the given `through`, or have it not
               // (`negated`), each as long as can be
    // links
    kLinks,         // all
    kLinksOf,       // to neighbours of the cell `variable`
    kLinksWithin,   // between cells of the set `variable`
    kLinksLeaving,  // between a cell of it and another one
    kLinksOnRay,    // between those after the cell `variable` in the way of its arrow, `through`
    // sides
    kSides,    // all
    kSidesOf,  // of the cell `variable`
    // numbers
    kNumbers,  // from `least` to `most`, which are given
  };
  enum class Only : char {
    kAll,
    kWith,  // the given `given`
    kWithNumber,
    kWithWord,  // its word `word`
    kWithout
  };

  Of of = Of::kCells;
  int variable = -1;
  int number = 0;
  int through = -1;
  bool negated = false;
  ExpressionPtr least = nullptr;
  ExpressionPtr most = nullptr;
  Only only = Only::kAll;
  int given = -1;
  int word = 0;

  Sort sort() const {
    if (of == Of::kNumbers) return Sort::kNumber;
    if (of >= Of::kSides) return Sort::kSide;
    if (of >= Of::kLinks) return Sort::kLink;
    return of >= Of::kPairs ? Sort::kCells : Sort::kCell;
  }
};

struct Expression {
  enum class Is : char {
    // numbers
    kNumber,
    kRows,  // how many the board has
    kColumns,
    kCells,
    kVariable,    // what `variable` is
    kGiven,       // the number `given` of what `variable` is, or of the board (-1); of regions on a
                  // cell: which one it is in
    kDistance,    // steps along edges from the cell `variable` to `other`
    kSize,        // of the set `variable`, or how many sizes have a number `given`
    kCount,       // of the items `variable` in `set` for which parts[0] holds
    kWeighted,    // the sum of the numbers `given` of these cells, or of their places in the set,
                  // from 1 on (-1)
    kValue,       // the number in the cell `variable`, of the answer `layer`
    kTotal,       // the sum of the numbers of the answer `layer` in the cells of `set`
    kProduct,     // their product
    kDifference,  // the largest of them less all others
    kQuotient,    // the largest divided by all others; often no number
    kInSight,   // cells in sight from the cell `variable`, itself among them, as long as the answer
                // has them, or has them not (`negated`)
    kInPieces,  // of the pieces of cells that the answer has, or has not (`negated`), those beside
                // the cell `variable` together
    kLength,    // links of the line from the cell `variable` straight on, all ways or that of the
                // cell `other`, as far as the answer has them
    kLengthThrough,  // the same in the way of `other` and in the opposite one
    kSum,            // of parts
    kMinus,          // parts[0], subtracted
    // conditions
    kIs,       // the answer has the item `variable`
    kWay,      // the answer has the link from the cell `variable` to the one `way` of it; false
               // where there is none
    kInside,   // the lines of the answer go around the cell `variable`: of those of them that join
               // cells left of it to cells above these there is an odd number
    kJoins,    // the answer has the link between the cells `variable` and `other`
    kMeets,    // the slash in the cell `variable` meets the corner `other`
    kBefore,   // the cell `variable` comes before `other`: in the set `within`, or on the board
    kFlag,     // the board has the given `given`
    kHas,      // `variable` would be in `set` by what that asks of it (`only`)
    kNot,      // parts[0]
    kAnd,      // parts
    kOr,       // parts
    kAll,      // parts[0] holds for each `variable` in `set`
    kSome,     // for one of them
    kCompare,  // parts[0] `word` parts[1]
    // rules of a whole board or of a set, by themselves: whole_rules.hpp has their meaning
    kConnected,    // the cells that the answer has, or has not (`negated`)
    kApart,        // no two of these cells share an edge
    kLoop,         // the lines are one loop, through all places where the flag `given` is set
    kIslands,      // the cells, around the clues `given`
    kRectangles,   // the borders make rectangles around the clues `given`
    kSymmetric,    // the borders make areas, each with one of the dots `given` and its own image
                   // by the half turn around it
    kTetromino,    // in each region of `given` the cells are one
    kShapesApart,  // equal ones of two regions share no edge
    kToEdge,       // each piece of these cells has one at the edge of the board
    kAreas,        // each area of equal numbers, joined by edges, has as many cells as its number
    kAngles,       // around each corner of cells what is not filled has only such angles as
                   // rectangles have
    kPaired,     // each of the cells that the answer has, and each with the given `given`, has one
                 // of the others beside it, its own
    kNoCycle,    // slashes make none
    kDifferent,  // no two numbers of the cells `variable` in `set` are equal
    kConsecutive,  // these numbers are, in some order, each one more than another
    kUnlike,       // no two of the sets `set` look the same
    kConnectedIn,  // those of the cells in `set` that the answer has, or has not (`negated`)
    kBlocks,       // the lengths of their blocks in the ring around the cell `variable` are those
                   // of its list `given`
  };
  enum class Word : char { kEqual, kUnequal, kAtMost, kAtLeast };
  enum class Way : char { kUp, kDown, kLeft, kRight };

  Is is;
  std::vector<ExpressionPtr> parts = {};
  int number = 0;
  int variable = -1;
  int other = -1;
  int within = -1;
  int given = -1;
  int layer = -1;
  bool negated = false;
  Word word = Word::kEqual;
  Way way = Way::kUp;
  ItemSet set = {};

  /// Stands alone in a rule.
  bool is_whole() const { return is >= Is::kConnected; }
  /// Of numbers of an answer in a set, compared with what is given alone.
  bool is_fold() const { return is >= Is::kProduct && is <= Is::kQuotient; }
  bool is_length() const { return is == Is::kLength || is == Is::kLengthThrough; }
  /// Of all items of a layer.
  bool is_of_board() const { return is_whole() && is < Is::kDifferent; }
  /// Gives `variable` the values of `set`.
  bool binds() const {
    return is == Is::kCount || is == Is::kWeighted || is == Is::kAll || is == Is::kSome;
  }
};

/// A variable and what it runs over.
struct Quantifier {
  int variable;
  ItemSet set;
};

/// A word of a label: a text, or what a hole is filled with, the name of a variable, its number or
/// that of the board, or the "s" of a plural, "(s)", where the number before it is not 1.
struct LabelPiece {
  std::string text;
  int variable = -1;
  int given = -1;
  bool is_plural = false;
};

struct TextRule {
  std::string key;
  std::vector<Sort> sorts;         // of its variables, by number
  std::vector<std::string> names;  // of these; a name may come again
  std::vector<LabelPiece> label;
  std::vector<Quantifier> each;  // makes an instance for all values of these
  ExpressionPtr condition;       // or null, of what is given alone
  ExpressionPtr holds;
};

/// A name of what is given, and what it is.
struct Given {
  enum class Is : char {
    kCellNumber,
    kCellList,  // numbers in a cell
    kArrow,
    kRegion,
    kRegionNumber,
    kBlock,      // a cell between runs that have numbers
    kRunNumber,  // of those
    kMarginNumber,
    kCornerNumber,
    kPlaceDot,
    kBoardNumber,
    kSizeNumber,  // of sizes, from 1 on
    kFlag
  };
  std::string name;
  int part;  // of Description::parts
  Is is;
  bool everywhere = true;  // of cells: each is in a region, or has a number that stays
};

/// What an answer is called.
struct AnswerName {
  enum class Is : char { kCells, kNumbers, kSlashes, kLinks, kSides };
  std::string name;
  Is is;
};

/// A board at the end of a text: its sample, or one that breaks a rule and keeps all others. It is
/// no part of what the rules mean.
struct TextBoard {
  std::string breaks = {};  // the key of a rule; empty: the sample
  std::string lines = {};   // a puzzle and its answer, without what indents all of them
  int first_line = 0;       // of these in the text
  int indent = 0;           // of all of them there

  bool is_sample() const { return breaks.empty(); }
};

/// A whole text.
struct RuleText {
  std::string name;
  std::string about;
  std::vector<std::string> aliases;
  Description made_of;
  std::vector<Given> givens;
  std::vector<AnswerName> answers;  // by layer
  std::vector<TextRule> rules;
  std::vector<TextBoard> boards;
};

}  // namespace p2c
