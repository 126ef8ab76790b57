#include "solver_glue/families/family_solvers.hpp"

#include <doctest/doctest.h>

namespace p2c {

TEST_CASE("make of a solver: by the file names of its command, whatever starts it") {
  CHECK(make_of_solver("cadical-1.5.3") == "cadical");
  CHECK(make_of_solver("/opt/minisat/bin/my-kissat -q {cnf}") == "cadical");
  CHECK(make_of_solver("nice -n 10 /usr/bin/glucose") == "minisat");
  CHECK(make_of_solver("sh -c 'ulimit -v 8000; exec ./MiniSat {cnf}'") == "minisat");
  CHECK(make_of_solver("cryptominisat5") == "cryptominisat");
  CHECK(make_of_solver("picosat.trace") == make_of_solver("picosat"));
  CHECK(make_of_solver("java -jar /usr/share/java/org.sat4j.core.jar") == "sat4j");
  CHECK(make_of_solver("bin/z3 -dimacs") == "z3");
}

TEST_CASE("make of a solver: by its version") {
  CHECK(make_of_solver("s", "This is glucose 4.2.1 -- based on MiniSAT") == "minisat");
  CHECK(make_of_solver("s", "CryptoMiniSat version 5.11.4") == "cryptominisat");
  CHECK(make_of_solver("s", "Z3 version 4.8.12") == "z3");
}

TEST_CASE("make of a solver: none without a name that is known, or with two") {
  CHECK(make_of_solver("solver").empty());
  CHECK(make_of_solver("").empty());
  CHECK(make_of_solver("/opt/kissat/run", "4.0.4").empty());
  CHECK(make_of_solver("minisat", "kissat 4.0.4").empty());
  CHECK(make_of_solver("xz3", "1").empty());
}

}  // namespace p2c
