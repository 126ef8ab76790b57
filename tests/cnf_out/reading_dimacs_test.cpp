// The second reading is strict, or it would prove nothing about what was written.
#include "tests/cnf_out/reading_dimacs.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

TEST_CASE("the strict reading takes a formula") {
  const DimacsText text = read_dimacs_strictly("c a b\nc\np cnf 3 3\n1 -3 0\n0\n2 0\n");
  CHECK(text.comments == std::vector<std::string>{"a b", ""});
  CHECK(text.variables == 3);
  CHECK(text.clauses == 3);
  CHECK(text.clause == std::vector<std::vector<int>>{{1, -3}, {}, {2}});
}

TEST_CASE("the strict reading refuses everything that is a little wrong") {
  for (const char* text : {
           "",                               // no header
           "p cnf 1 1\n1 0",                 // no line end
           "p cnf 1 1\n",                    // too few clauses
           "p cnf 1 1\n1 0\n-1 0\n",         // too many
           "p cnf 1 1\n2 0\n",               // too large a variable
           "p cnf 1 1\n-2 0\n",              //
           "p cnf 1 1\n1 0\n\n",             // an empty line
           "p cnf 1 1\n1  0\n",              // two blanks
           "p cnf 1 1\n1 0 \n",              // a blank at the end
           "p cnf 1 1\n 1 0\n",              // and at the beginning
           "p cnf 1 1\n1\n",                 // no 0
           "p cnf 1 2\n1 0 1 0\n",           // two clauses in a line
           "p cnf 1 1\n01 0\n",              // not plain numbers
           "p cnf 1 1\n+1 0\n",              //
           "p cnf 1 1\n-0 0\n",              //
           "p cnf 1 1\n1x 0\n",              //
           "p cnf 1 1\r\n1 0\r\n",           //
           "p cnf -1 0\n",                   //
           "p  cnf 1 0\n",                   //
           "p cnf 1 1 \n1 0\n",              //
           "p cnf 1\n",                      //
           "p cnf 1 1\nc late\n1 0\n",       // a comment among the clauses
           "p cnf 1 0\np cnf 1 0\n",         // two headers
           "comment\np cnf 0 0\n",           // no blank after the c
           "p cnf 99999999999999999999 0\n"  //
       }) {
    CAPTURE(text);
    CHECK_THROWS_AS(read_dimacs_strictly(text), std::runtime_error);
  }
}

}  // namespace
}  // namespace p2c
