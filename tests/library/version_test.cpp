#include <doctest/doctest.h>
#include <puzzle2cnf.h>

#include <string>

TEST_CASE("library: it has a version") { CHECK(std::string(p2c_version()).size() >= 5); }
