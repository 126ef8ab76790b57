#include "instances/rules/sentences/whole_sentence.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

std::string those(const Expression& its, const SentenceWords& words) {
  return "(the cells that are " + std::string(its.negated ? "not " : "") + words.answer(its.layer) +
         ")";
}

// Each piece or region has one clue.
std::string one_each(const std::string& clue) {
  return "exactly one " + clue + ", whose number, where it has one, is the number of its cells";
}

std::string loop(const Expression& its, const SentenceWords& words) {
  const std::string all = "all links or sides that are " + words.answer(its.layer) +
                          " are one loop, which neither branches nor crosses itself";
  if (its.given < 0) return all;
  return all + "; if (the board has the word '" + words.given(its.given) +
         "'), it goes through all places";
}

std::string around_clues(const Expression& its, const SentenceWords& words) {
  const std::string& clue = words.given(its.given);
  if (its.is == Is::kRectangles) {
    return "each region between " + words.answer(its.layer) + " is a rectangle with " +
           one_each(clue);
  }
  return "each piece of " + those(its, words) + " has " + one_each(clue) +
         "; and no cell outside of them has a " + clue;
}

std::string tetrominoes(const Expression& its, const SentenceWords& words) {
  const std::string regions = "region " + words.given(its.given);
  const std::string& shaded = words.answer(its.layer);
  if (its.is == Is::kTetromino) {
    return "in each " + regions + " exactly four cells are " + shaded +
           ", which make an L, I, T or S";
  }
  return "no two equal tetrominoes, turned or mirrored or not, of cells that are " + shaded +
         " in two different ones of each " + regions + " share an edge";
}

}  // namespace

std::string whole_sentence(const Expression& its, const SentenceWords& words) {
  switch (its.is) {
    case Is::kConnected:
      return those(its, words) + " are connected by edges, where there are any";
    case Is::kToEdge:
      return "each piece of " + those(its, words) + " has a cell at the edge of the board";
    case Is::kConnectedIn:
      return "of " + words.set(its.set) + " " + those(its, words) +
             " are connected by edges within it, where there are any";
    case Is::kNoCycle:
      return "no " + words.answer(its.layer) + " closes a cycle of them from corner to corner";
    case Is::kApart:
      return "no two of " + those(its, words) + " share an edge";
    case Is::kLoop:
      return loop(its, words);
    case Is::kAngles:
      return "around each corner of cells all angles of what is not filled are of 90, 180 or 360 "
             "degrees, where the " +
             words.answer(its.layer) +
             " fills half of a cell, and cells that may have none and the outside are full";
    case Is::kIslands:
    case Is::kRectangles:
      return around_clues(its, words);
    case Is::kSymmetric:
      return "each region between " + words.answer(its.layer) + " has exactly one " +
             words.given(its.given) +
             ", which touches its cells alone, and with each cell the one opposite, by the half "
             "turn around that; and cells outside are in none";
    case Is::kTetromino:
    case Is::kShapesApart:
      return tetrominoes(its, words);
    case Is::kPaired:
      return "each cell that is " + words.answer(its.layer) + " has one with a " +
             words.given(its.given) + " beside it, and each with a " + words.given(its.given) +
             " one that is " + words.answer(its.layer) + ", in pairs";
    case Is::kAreas:
      return "each area of cells that edges join and whose " + words.answer(its.layer) +
             " is equal has as many cells as that number";
    case Is::kDifferent:
      return "no two cells in " + words.set(its.set) + " have equal " + words.answer(its.layer);
    case Is::kConsecutive:
      return "the " + words.answer(its.layer) + " of the cells in " + words.set(its.set) +
             " are, in some order, so many numbers one after the other";
    case Is::kBlocks:
      return "in the ring of the up to eight cells around " + words.name(its.variable) +
             " the blocks of " + those(its, words) + " are as many and as long as the " +
             words.given(its.given) + " of " + words.name(its.variable) + " says, in any order";
    default:  // kUnlike
      return "no two different ones of " + words.set(its.set) +
             " that have as many cells agree, cell by cell, on which are " +
             words.answer(its.layer);
  }
}

}  // namespace p2c
