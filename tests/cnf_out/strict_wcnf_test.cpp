// The second readings of formulas with costs are strict, or they would prove nothing.
#include "tests/cnf_out/strict_wcnf.hpp"

#include <doctest/doctest.h>

#include "tests/cnf_out/reading_opb.hpp"

namespace p2c {

TEST_CASE("wcnf: the strict readings take formulas") {
  const WcnfText wcnf = read_wcnf_strictly("c a b\nh 1 -3 0\nc late\nh 0\n9 2 0\n1 -1 3 0\n5 0\n");
  CHECK(wcnf.comments == std::vector<std::string>{"a b", "late"});
  CHECK(wcnf.hard == std::vector<WcnfText::Clause>{{1, -3}, {}});
  REQUIRE(wcnf.soft.size() == 3);
  CHECK(wcnf.soft[1] == std::pair(std::int64_t{1}, WcnfText::Clause{-1, 3}));
  const WcnfText old = read_old_wcnf_strictly("c a\np wcnf 3 2 10\n10 1 -3 0\n9 2 0\n");
  CHECK(old.hard == std::vector<WcnfText::Clause>{{1, -3}});
  CHECK(old.soft.size() == 1);
  CHECK(old.variables == 3);
}

TEST_CASE("wcnf: the strict readings refuse everything that is a little wrong") {
  for (const char* text : {"p wcnf 1 1 2\n2 1 0\n",
                           "p cnf 1 1\nh 1 0\n",  // a header
                           "h 1\n",
                           "h\n",
                           "3 1\n",
                           "3\n",  // no 0
                           "h 1 0",
                           "h 1 0\n\n",
                           "h 1 0\r\n",  // lines
                           "0 1 0\n",
                           "-1 1 0\n",  // weights
                           "h 1 0 1 0\n",
                           "3 0 1 0\n",  // two clauses, or a 0 within one
                           "h1 0\n",
                           "hh 1 0\n",
                           "H 1 0\n",
                           "1 h 0\n",
                           "3 h 1 0\n",
                           "h h 1 0\n",
                           "3 1 0\nh 1 0\n",  // hard after soft
                           "h  1 0\n",
                           " h 1 0\n",
                           "h 1 0 \n",
                           "h\t1 0\n",
                           "3  1 0\n",
                           "h +1 0\n",
                           "h 01 0\n",
                           "h -0 0\n",
                           "h 1x 0\n",
                           "1.5 1 0\n",
                           "x\n",
                           "h 2147483648 0\n",
                           "99999999999999999999 1 0\n",
                           "comment\n",
                           "c\n"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(read_wcnf_strictly(text), std::runtime_error);
  }
  for (const char* text :
       {"", "2 1 0\n", "p wcnf 1 1\n2 1 0\n", "p wcnf 1 1 0\n0 1 0\n", "p cnf 1 1\n1 0\n",
        "p wcnf 1 2 2\n2 1 0\n", "p wcnf 1 0 2\n2 1 0\n", "p wcnf 1 1 2\n3 1 0\n",
        "p wcnf 1 1 2\n2 2 0\n", "p wcnf 1 1 2\nh 1 0\n", "p wcnf 1 1 2 \n2 1 0\n",
        "p wcnf -1 0 2\n", "p wcnf 1 1 2\n2 1 0\np wcnf 1 1 2\n"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(read_old_wcnf_strictly(text), std::runtime_error);
  }
}

TEST_CASE("opb: the strict reading refuses objectives that are a little wrong") {
  const std::string head = "* #variable= 2 #constraint= 0\n";
  CHECK(read_opb_strictly(head + "min: +1 x1 -2 x2 ;\n").objective.size() == 2);
  for (const char* line : {"min: ;", "min:", "min: 1 x1 ;", "min: +1 x1", "min: +1 x1;",
                           "min: +1 x3 ;", "min: +1 x2 +1 x1 ;", "min: +1 x1 -2 x1 ;",
                           "min: +0 x1 ;", "min: +1 ~x1 ;", "min: +1 x1 ; ", "min:  +1 x1 ;",
                           "max: +1 x1 ;", "min: +1 x1 ;\nmin: +1 x2 ;", "min: +1 x1 ;\n* late"}) {
    CAPTURE(line);
    CHECK_THROWS(read_opb_strictly(head + line + "\n"));
  }
}

}  // namespace p2c
