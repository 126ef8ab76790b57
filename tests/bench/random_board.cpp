// Prints a random board with a planted answer.
//
//   bench_random_board NAME ROWS COLS SEED
//   bench_random_board kenken N CAGE SEED    with cages of up to CAGE cells
#include <cstdlib>
#include <iostream>

#include "instances/documents/registry.hpp"
#include "instances/puzzles/kenken/kenken_random.hpp"

namespace p2c {
namespace {

std::string board(const std::string& name, int first, int second, Rng& rng) {
  if (name == KenKen::kName) {
    return std::string(name) + "\n" + planted_kenken(rng, first, second).print();
  }
  const PuzzleKind* kind = find_kind(name);
  if (kind == nullptr) throw std::runtime_error("no puzzle is called " + name);
  return kind->random(rng, first, second)->print();
}

}  // namespace
}  // namespace p2c

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  p2c::Rng rng(std::strtoull(argv[4], nullptr, 10));
  std::cout << p2c::board(argv[1], std::atoi(argv[2]), std::atoi(argv[3]), rng);
}
