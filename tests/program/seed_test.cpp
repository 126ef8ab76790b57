// `--seed` reaches the solver: of the search, and of the proof.
#include <doctest/doctest.h>

#include <set>

#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

// Thousands of conflicts: CaDiCaL looks at its seed late.
constexpr int kSide = 11;

bool is_solved(int seed, int conflicts) {
  const Finished finished = run({"solve", "--presolve", "off", "--seed", std::to_string(seed),
                                 "--conflict-limit", std::to_string(conflicts), "-"},
                                hard_board_text(kSide));
  CHECK((finished.code == 1 || finished.code == 4));
  return finished.code == 1;
}

}  // namespace

TEST_CASE("--seed: a search takes another number of conflicts, and the same with the same seed") {
  int few = 1;
  int enough = 1 << 15;
  while (enough - few > 1) {
    const int middle = (few + enough) / 2;
    (is_solved(0, middle) ? enough : few) = middle;
  }
  CHECK(is_solved(0, enough));
  CHECK_FALSE(is_solved(0, few));
  int other = 0;
  for (int seed = 1; seed <= 4 && other == 0; ++seed) {
    other += is_solved(seed, few) || !is_solved(seed, enough);
  }
  CHECK(other > 0);
}

TEST_CASE("--seed: a proof is another one, and the same with the same seed") {
  std::set<std::string> proofs;
  for (const char* seed : {"0", "1", "0"}) {
    const TempDir dir;
    const Finished finished =
        run({"solve", "-q", "--seed", seed, "--proof", dir.path("p.drat"), "-"},
            hard_board_text(kSide));
    CHECK(finished.code == 1);
    proofs.insert(read_file(dir.path("p.drat")));
  }
  CHECK(proofs.size() == 2);
}

}  // namespace p2c
