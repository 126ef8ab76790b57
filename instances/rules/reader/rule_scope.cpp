#include "instances/rules/reader/rule_scope.hpp"

namespace p2c {

bool has_number(const RuleText& text, const KnownVariable& variable, int given) {
  const Given& its = text.givens[given];
  const ItemSet& from = variable.from;
  using Only = ItemSet::Only;
  const bool is_known = from.given == given;
  switch (its.is) {
    case Given::Is::kCellNumber:
    case Given::Is::kCellList:
    case Given::Is::kArrow:
      return variable.sort == Sort::kCell && is_known && from.only == Only::kWithNumber;
    case Given::Is::kRegion:
      return variable.sort == Sort::kCell &&
             (its.everywhere || (is_known && from.only == Only::kWith));
    case Given::Is::kRegionNumber:
    case Given::Is::kMarginNumber:
    case Given::Is::kRunNumber:
    case Given::Is::kCornerNumber:
      return variable.sort == Sort::kCells && is_known && from.only == Only::kWithNumber;
    case Given::Is::kSizeNumber:
      return variable.sort == Sort::kNumber;
    case Given::Is::kBlock:
    case Given::Is::kPlaceDot:
    case Given::Is::kBoardNumber:
    case Given::Is::kFlag:
      break;
  }
  return false;
}

}  // namespace p2c
