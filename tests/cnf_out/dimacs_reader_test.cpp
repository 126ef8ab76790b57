// Reading DIMACS: what it takes, and where it says that an error is.
#include "cnf_out/dimacs_reader.hpp"

#include <doctest/doctest.h>

#include "instances/text/text_reader.hpp"
#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {
namespace {

ClauseList clauses_of(const Cnf& formula) {
  ClauseList clauses;
  for (std::size_t i = 0; i < formula.size(); ++i) {
    Clause& clause = clauses.emplace_back();
    for (const Lit x : formula[i]) clause.push_back(x.dimacs());
  }
  return clauses;
}

std::string error_of(const std::string& text) {
  try {
    read_dimacs(text, "f");
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST_CASE("clauses are read as written") {
  const Cnf formula = read_dimacs("c a\np cnf 3 4\n1 -2 0\n0\nc b\n3 3 -3 0\n2 0\n", "f");
  CHECK(formula.variables() == 3);
  CHECK(clauses_of(formula) == ClauseList{{1, -2}, {}, {3, 3, -3}, {2}});
}

TEST_CASE("clauses may span any line ends") {
  CHECK(clauses_of(read_dimacs("p cnf 2 2\r\n1\r\n 2 0 -1\n\n-2\t0", "f")) ==
        ClauseList{{1, 2}, {-1, -2}});
  CHECK(clauses_of(read_dimacs("\np  cnf 0 0 \n\nc the end", "f")).empty());
}

TEST_CASE("a header that lies is refused") {
  CHECK(error_of("p cnf 2 2\n1 0\n") == "f:2:3: expected 2 clauses, got 1");
  CHECK(error_of("p cnf 2 1\n1 0\n2 0\n") ==
        "f:3:1: expected the end of the file after 1 clause, got '2'");
  CHECK(error_of("p cnf 2 1\n1 -3 0\n") == "f:2:3: expected a variable up to 2, got '-3'");
}

TEST_CASE("what is not DIMACS is refused at its place") {
  CHECK(error_of("") == "f: expected a line 'p cnf VARIABLES CLAUSES', got the end of the file");
  CHECK(error_of("1 2 0\n") == "f:1:1: expected a line 'p cnf VARIABLES CLAUSES', got '1'");
  CHECK(error_of("p wcnf 1 1\n") == "f:1:3: expected 'cnf', got 'wcnf'");
  CHECK(error_of("p cnf 1\n") ==
        "f:1:8: expected a number from 0 to 2147483647, got the end of the "
        "line");
  CHECK(error_of("p cnf 1 1 1\n1 0\n") == "f:1:11: expected the end of the line, got '1'");
  CHECK(error_of("p cnf -1 1\n") == "f:1:7: expected a number from 0 to 1073741824, got '-1'");
  CHECK(error_of("p cnf 1 1\n1 x 0\n") == "f:2:3: expected a literal or 0, got 'x'");
  CHECK(error_of("p cnf 1 1\n-0\n") == "f:2:1: expected a literal or 0, got '-0'");
  CHECK(error_of("p cnf 1 1\n+1 0\n") == "f:2:1: expected a literal or 0, got '+1'");
  CHECK(error_of("p cnf 1 1\n1\n") ==
        "f:2:1: expected 0 at the end of the clause, got the end of the file");
  CHECK(error_of("p cnf 1 1\n1 0\n%\n0\n") ==
        "f:3:1: expected the end of the file after 1 clause (leave out the last lines of SATLIB's "
        "files, '%' and '0'), got '%'");
}

TEST_CASE("numbers that overflow are refused") {
  for (const char* number : {"1073741825", "2147483648", "4294967297", "-4294967295",
                             "18446744073709551617", "99999999999999999999999999"}) {
    CAPTURE(number);
    CHECK(error_of("p cnf 5 1\n" + std::string(number) + " 0\n") ==
          "f:2:1: expected a literal or 0, got '" + std::string(number) + "'");
  }
  CHECK(error_of("p cnf 4294967297 1\n1 0\n") ==
        "f:1:7: expected a number from 0 to 1073741824, got '4294967297'");
  CHECK(error_of("p cnf 1 4294967297\n1 0\n") ==
        "f:1:9: expected a number from 0 to 2147483647, got '4294967297'");
}

TEST_CASE("a file cut short anywhere before its last 0 is refused") {
  const std::string text = "p cnf 3 2\n1 2 0\n-3 10 0";
  for (std::size_t size = 0; size + 1 <= text.size(); ++size) {
    CAPTURE(size);
    CHECK(error_of(text.substr(0, size)) != "");
  }
}

}  // namespace
}  // namespace p2c
