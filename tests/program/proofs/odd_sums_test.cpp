// Odd sums, which presolving finds, in verdicts and proofs.
#include <doctest/doctest.h>

#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {

// A solver would need hundreds of thousands of steps, and ever more on larger boards.
TEST_CASE("a Hashi with an odd sum is refuted at once, and that is proved") {
  const TempDir dir;
  std::string grid = "hashi\n14 14\n";
  for (int i = 0; i < 14 * 14; ++i) {  // a bridge for each neighbour, and one end more
    const bool at_side = i % 14 == 0 || i % 14 == 13;
    const bool at_end = i / 14 == 0 || i / 14 == 13;
    grid += std::to_string((at_side ? 1 : 2) + (at_end ? 1 : 2) + (i == 90 ? 1 : 0));
    grid += i % 14 == 13 ? "\n" : " ";
  }
  const std::string puzzle = dir.write("odd.txt", grid);
  for (const char* how : {"cuts", "layers", "elimination"}) {
    CAPTURE(how);
    const Finished finished =
        run({"unique", "--force", "--connectivity", how, "--proof", dir.path("p.drat"), puzzle});
    CHECK(finished.code == 1);
    CHECK(finished.out == "none\n");
    CHECK(finished.err.find("proved: this CNF has no model (") != std::string::npos);
    CHECK(run({"check-proof", dir.path("p.cnf"), dir.path("p.drat")}).out == "verified\n");
    CHECK(run({"check-proof", "--forward", dir.path("p.cnf"), dir.path("p.drat")}).out ==
          "verified\n");
  }
  CHECK(read_file(dir.path("p.cnf")) ==
        run({"encode", "--connectivity", "elimination", puzzle}).out);
  CHECK(run({"solve", puzzle}).code == 1);
}

// The same verdict of each of several, written over what is there.
TEST_CASE("odd sums of several puzzles, in threads, into a file that is there") {
  const TempDir dir;
  const std::string odd = dir.write("odd.txt", "hashi\n2 3\n2 3 2\n2 4 2\n");
  const std::string even = dir.write("even.txt", "hashi\n2 3\n2 3 2\n2 3 2\n");
  const std::string out = dir.write("out", "old");
  CHECK(run({"unique", "--threads", "2", "-o", out, odd, even, odd}).code != 0);
  CHECK(read_file(out) == "old");
  const Finished finished = run({"unique", "--threads", "2", "-o", out, "--force", odd, even, odd});
  CHECK(finished.code == 1);
  CHECK(read_file(out) == run({"unique", odd, even, odd}).out);
  CHECK(read_file(out).find("none\n") != std::string::npos);
}

}  // namespace p2c
