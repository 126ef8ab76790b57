// Products, differences and quotients of ranges, also where they are too large for 64 bits.
#include "instances/rules/meaning/products.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

constexpr std::int64_t kMost = std::int64_t{1} << 62;

bool is(const Range& its, std::int64_t least, std::int64_t most) {
  return its.least == least && its.most == most;
}

TEST_CASE("products: of ranges, and no larger than 2^62") {
  CHECK(is(product_of({}), 1, 1));
  CHECK(is(product_of({{2, 3}, {4, 5}}), 8, 15));
  CHECK(is(product_of({{0, 3}, {4, 5}}), 0, 15));
  const std::vector<Range> many(100, {1, 1000});
  CHECK(is(product_of(many), 1, kMost));
  CHECK(is(product_of(std::vector<Range>(100, {1000, 1000})), kMost, kMost));
}

TEST_CASE("differences: the largest less all others") {
  CHECK(is(difference_of({}), 0, 0));
  CHECK(is(difference_of({{7, 7}}), 7, 7));
  CHECK(is(difference_of({{2, 2}, {9, 9}, {3, 3}}), 4, 4));
  CHECK(is(difference_of({{3, 3}, {3, 3}, {3, 3}}), -3, -3));
  const Range open = difference_of({{1, 4}, {2, 2}});
  CHECK(open.least <= 0);
  CHECK(open.most >= 2);
}

TEST_CASE("quotients: the largest divided by all others, which must be a number") {
  CHECK(quotient_is({}, 1) == Says::kNo);
  CHECK(quotient_is({{6, 6}}, 6) == Says::kYes);
  CHECK(quotient_is({{2, 2}, {12, 12}, {3, 3}}, 2) == Says::kYes);
  CHECK(quotient_is({{2, 2}, {7, 7}}, 3) == Says::kNo);
  CHECK(quotient_is({{0, 0}, {7, 7}}, 0) == Says::kNo);
  CHECK(quotient_is({{0, 0}}, 0) == Says::kYes);
  CHECK(quotient_is({{2, 2}, {2, 2}}, 1) == Says::kYes);
  CHECK(quotient_is({{2, 2}, {1, 9}}, 4) == Says::kMaybe);
  CHECK(quotient_is({{2, 3}, {2, 3}}, 4) == Says::kNo);
  CHECK(quotient_is(std::vector<Range>(100, {1000, 1000}), 1'000'000'000) == Says::kNo);
}

}  // namespace
}  // namespace p2c
