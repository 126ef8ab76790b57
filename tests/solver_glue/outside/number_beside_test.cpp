#include "solver_glue/outside/number_beside.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

std::optional<std::int64_t> number_in(std::string_view words, std::string_view text,
                                      std::size_t piece = 3) {
  NumberBeside number(words);
  for (std::size_t at = 0; at < text.size(); at += piece) number.take(text.substr(at, piece));
  return number.found();
}

}  // namespace

TEST_CASE("number beside words: the last one, whatever the pieces and the blanks") {
  CHECK(number_in("c conflicts:", "c conflicts:   12  3.4 per second\n") == 12);
  CHECK(number_in("c conflicts:", "c conflicts: 1\nc\nc conflicts: 23\n", 1) == 23);
  CHECK(number_in("conflicts :", "conflicts             : 77             (0 /sec)\n") == 77);
  CHECK(number_in("conflicts", "c all conflicts 5 6\n") == 5);
}

TEST_CASE("number beside words: the one after them, else the one right before them") {
  CHECK(number_in("conflicts", "c 48 conflicts\n") == 48);
  CHECK(number_in("conflicts,", "c    1234 conflicts,   98.7 confs/sec\n") == 1234);
  CHECK(number_in("conflicts", "7 conflicts 9 restarts\n") == 9);
  CHECK(number_in("conflicts", "conflicts 7\n8 conflicts\nconflicts limit\n") == 8);
  CHECK_FALSE(number_in("conflicts", "c 48 all conflicts\nconflicts\n1.5 conflicts\n"));
}

TEST_CASE("number beside words: nothing without the words, a number, or the end of the line") {
  CHECK_FALSE(number_in("c conflicts:", "c decisions: 12\n"));
  CHECK_FALSE(number_in("c conflicts:", "c conflicts: many\n"));
  CHECK_FALSE(number_in("c conflicts:", "c conflicts: 1.5\n"));
  CHECK_FALSE(number_in("c conflicts:", "c conflicts:\n12\n"));
  CHECK_FALSE(number_in("c conflicts:", "c conflicts: 12"));
  CHECK_FALSE(number_in("", "c conflicts: 12\n"));
  CHECK_FALSE(number_in("x", std::string(5000, 'y') + " x 3\n"));
}

}  // namespace p2c
