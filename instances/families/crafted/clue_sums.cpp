#include "instances/families/crafted/clue_sums.hpp"

namespace p2c {

std::string argument_by_sums(std::string_view kind, const std::string& puzzle) {
  for (const ClueSums* sums : {&block_sums(), &cage_sums()}) {
    if (sums->kind == kind) return sums->argument(puzzle);
  }
  return "";
}

}  // namespace p2c
