// A kind of puzzle as a text: what is given, what the answer is, and the rules, as trees. The
// reader (rule_reader.hpp) has typed them: each name is known, and each variable stands for what
// its place in the tree needs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "instances/answers/description.hpp"

namespace p2c {

/// What variables run over: cells, or sets of cells.
struct CellSet {
  enum class Of : char {
    kCells,       // all
    kNeighbours,  // cells that share an edge with the cell `variable`
    kAround,      // the up to eight cells that touch it
    kMembers,     // those of the set `variable`
    kPairs,       // pairs of cells that share an edge
    kSquares,     // 2 x 2 cells
    kRows,
    kColumns,
    kLines,  // rows, then columns
  };
  enum class Only : char { kAll, kWith, kWithNumber, kWithout };  // a clue of the part `part`

  Of of = Of::kCells;
  int variable = -1;
  Only only = Only::kAll;
  int part = -1;

  bool has_sets() const { return of >= Of::kPairs; }
};

struct Expression;
using ExpressionPtr = std::shared_ptr<const Expression>;

struct Expression {
  enum class Is : char {
    // numbers
    kNumber,
    kClue,   // the number of the part `part` in the cell `variable`
    kCount,  // of the cells `variable` in `set` for which parts[0] holds
    kSeen,   // cells in sight from the cell `variable`, itself among them, as long as they are
             // shaded, or not (`negated`)
    kSum,    // of parts
    // conditions
    kShaded,   // the cell `variable`
    kNot,      // parts[0]
    kAnd,      // parts
    kOr,       // parts
    kAll,      // parts[0] holds for each `variable` in `set`
    kSome,     // for one of them
    kCompare,  // parts[0] `word` parts[1]
    // rules of a whole board
    kConnected,  // the cells that are shaded, or are not (`negated`)
    kApart,      // no two of these cells share an edge
  };
  enum class Word : char { kEqual, kUnequal, kAtMost, kAtLeast };

  Is is;
  std::vector<ExpressionPtr> parts = {};
  int number = 0;
  int variable = -1;
  int part = -1;
  bool negated = false;
  Word word = Word::kEqual;
  CellSet set = {};
};

/// A variable and what it runs over.
struct Quantifier {
  int variable;
  CellSet set;
};

/// A word of a label: a text, or what a hole is filled with, the name of a variable or its clue.
struct LabelPiece {
  std::string text;
  int variable = -1;
  int part = -1;
};

struct TextRule {
  std::string key;
  std::vector<LabelPiece> label;
  std::vector<Quantifier> each;  // makes an instance for all values of these
  ExpressionPtr condition;       // or null, of what is given alone
  ExpressionPtr holds;
};

/// A whole text.
struct RuleText {
  std::string name;
  std::string about;
  std::vector<std::string> aliases;
  Description made_of;
  std::vector<std::string> parts;      // the names of its parts in rules
  std::vector<std::string> variables;  // of all rules, by number
  std::vector<TextRule> rules;
};

}  // namespace p2c
