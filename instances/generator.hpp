// What a kind of puzzle says about making new puzzles of it. Like all of a puzzle but its clauses,
// it knows rules, and no solver: whether an answer is the only one is asked elsewhere.
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/limits/board_size.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Something that a person may choose about the puzzles that are made: a number from `least` to
/// `most`, or one of `words`, which stands for its place from 0 on.
struct StyleItem {
  std::string name;   // in small letters, with hyphens: "room-size". Kinds may share a name
  std::string about;  // what the number or the word says, without the kind
  int least = 0;
  int most = 100;
  int usual = 0;
  std::vector<std::string> words = {};
  int above_easy = -1;  // the one value with which a puzzle can be more than easy; -1: any
};

/// The item that says which percentage of the clues stay; the engine leaves the others out.
inline constexpr char kClued[] = "clued";

/// A value for each item of a kind.
class Style {
 public:
  Style() = default;
  explicit Style(const std::vector<StyleItem>& items) {
    for (const StyleItem& item : items) values_.emplace_back(item.name, item.usual);
  }
  /// Of an item that the kind has.
  int operator[](std::string_view name) const {
    const auto found = find(name);
    assert(found != values_.end());
    return found->second;
  }
  void set(std::string_view name, int value) {
    const auto found = find(name);
    assert(found != values_.end());
    values_[static_cast<std::size_t>(found - values_.begin())].second = value;
  }
  bool has(std::string_view name) const { return find(name) != values_.end(); }

 private:
  using Values = std::vector<std::pair<std::string, int>>;
  Values::const_iterator find(std::string_view name) const {
    return std::find_if(values_.begin(), values_.end(),
                        [&](const auto& value) { return value.first == name; });
  }

  Values values_;
};

/// A board and an answer of it.
template <class P>
struct Planted {
  P puzzle;
  Answer answer;
};

/// What the rules alone say of other answers.
struct ByRules {
  bool known = false;  // else it takes a solver
  std::optional<Answer> other = {};
};

/// Another answer of the puzzle than this one. `fuller` has some clues more, and this only answer;
/// or it is null.
template <class P>
using AskByRules = std::function<ByRules(const P& puzzle, const Answer& answer, const P* fuller)>;

/// How puzzles of the type P are made: the value of an optional member `generator()`. Functions
/// take all chance from `rng`, and throw Stopped when `stop`, which may be null, says so.
template <class P>
struct Generator {
  std::vector<StyleItem> styles;

  /// A board with all its clues, and the answer that they are made of. If that breaks a rule, the
  /// answer nearest to it that keeps the rules of the board without clues takes its place, and
  /// `with_clues_of` follows. Nothing: this try failed, another one may do.
  std::optional<Planted<P>> (*plant)(Rng& rng, int rows, int cols, const Style& style,
                                     const Stop* stop);

  /// A board on the same slots, some of whose rules are all of it: each rule of it is one of this
  /// board, too, and of every board that `mend` and `polish` make of this one. Null: there is no
  /// such rule.
  P (*base)(const P& puzzle) = nullptr;

  /// The board, the islands or rooms or cages of which stay, with all clues as this answer has
  /// them. The answer keeps all rules of the board that do not depend on clues.
  P (*with_clues_of)(const P& puzzle, const Answer& answer, Rng& rng, const Style& style) = nullptr;

  /// The board without what depends on an answer: each answer of it can get clues. Null, as the
  /// member before: the kind has nothing that other clues could be made for.
  P (*bare)(const P& puzzle) = nullptr;

  /// A board near this one and an answer of it, both changed where the answer and `other` differ:
  /// the clues of this one allow both. The answer may break rules, as one that is planted. With
  /// `fixed` only the answer and the clues may change. Nothing: this board is given up, as it is
  /// where this is null.
  std::optional<Planted<P>> (*mend)(const Planted<P>& planted, const Answer& other, bool fixed,
                                    Rng& rng, const Style& style, const Stop* stop) = nullptr;

  /// What answers questions about boards on the same slots by the rules alone: measured to be
  /// quicker than a solver, though not for each board. Null: a solver is asked.
  AskByRules<P> (*asker)(const P& puzzle) = nullptr;

  /// A board with the same answer that looks more as if a person had made it, and has no other
  /// answer where this one has none. Null: the kind needs none.
  P (*polish)(const Planted<P>& planted, Rng& rng, const Style& style, const Stop* stop) = nullptr;

  /// The board with rows and columns exchanged, and with its left and right exchanged: so all that
  /// are the same up to symmetry are found.
  P (*transposed)(const P& puzzle) = nullptr;
  P (*mirrored)(const P& puzzle) = nullptr;

  /// Whether an answer is the only one is asked of a fresh search each time: measured to be quicker
  /// than one solver for all versions of a board, where presolving finds most of an answer.
  bool asks_afresh = false;

  /// A board is given up after 20 mends and one more for so many slots: another is found sooner.
  int slots_per_mend = 10;

  /// So many mended boards are made each time, and the one taken that allows the fewest of the
  /// other answers found before.
  int mends_compared = 1;

  /// The sides of boards: up to so many cells, and as many rows as columns where they are square.
  int most_side = kMostBoardCells;
  bool square = false;
};

}  // namespace p2c
