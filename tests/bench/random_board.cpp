// Prints a random board with a planted answer.
//
//   random_board NAME ROWS COLS SEED
#include <cstdlib>
#include <iostream>

#include "encoder/registry.hpp"

int main(int argc, char** argv) {
  using namespace puzzle2cnf;
  const PuzzleKind* kind = argc == 5 ? find_kind(argv[1]) : nullptr;
  if (kind == nullptr) return 2;
  Rng rng(std::strtoull(argv[4], nullptr, 10));
  std::cout << kind->random(rng, std::atoi(argv[2]), std::atoi(argv[3]))->print();
}
