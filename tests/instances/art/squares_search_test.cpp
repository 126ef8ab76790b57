// Bounds and the search of translucent squares, against the least error of all pictures.
#include "instances/art/squares_search.hpp"

#include <doctest/doctest.h>

#include <span>
#include <vector>

#include "instances/art/squares_bands.hpp"
#include "instances/art/squares_bound.hpp"
#include "tests/board_count.hpp"
#include "tests/instances/art/naive_squares.hpp"
#include "tests/instances/stop_after.hpp"

namespace p2c {
namespace {

using Speed = SquaresBound::Speed;

const SquaresWatch kIgnore = [](const SquaresFound& /*found*/) {};

SquaresFound find(const GreyImage& image, const Stop* stop = nullptr,
                  const SquaresWatch& watch = kIgnore) {
  return find_squares(image, dithered(image), stop, watch);
}

// Stops after so many polls, so always at the same place.
SquaresFound find_until(const GreyImage& image, int polls, const SquaresWatch& watch = kIgnore) {
  const StopAfter stop(polls);
  return find(image, &stop, watch);
}

// Its bound and its error are what they say, whatever ended it.
void check_found(const GreyImage& image, const SquaresFound& found) {
  REQUIRE(found.picture.rows == image.rows);
  REQUIRE(found.picture.cols == image.cols);
  CHECK(found.error == naive_error(image, found.picture));
  CHECK(found.lower_bound <= found.error);
  CHECK(found.error <= squares_error(image, dithered(image)));
  CHECK(found.gap() >= 0);
  CHECK(found.gap() <= 1);
  CHECK((found.gap() == 0) == found.is_optimal());
}

// Rounds until it is done: all bounds hold. True when the strips agreed in the end.
bool check_rounds(const GreyImage& image, Speed speed) {
  constexpr int kPatient = 39;  // so many rounds there are at least, where strips do not agree
  const std::int64_t least = naive_least_error(image);
  SquaresBound bound(image, speed);
  std::int64_t last = 0;
  int rounds = 0;
  for (; !bound.done(); ++rounds) {
    REQUIRE(rounds < 10'000);
    REQUIRE(bound.round(least + rounds % 3, nullptr));
    REQUIRE(bound.bound() <= least);
    REQUIRE(bound.bound() >= last);
    REQUIRE(naive_error(image, bound.picture()) >= least);
    last = bound.bound();
  }
  if (rounds >= kPatient) return false;
  CHECK(naive_error(image, bound.picture()) == bound.bound());
  CHECK(bound.bound() == least);
  return true;
}

}  // namespace

TEST_CASE("squares: bounds of low strips hold in every round") {
  Rng rng(81);
  int agreed = 0;
  for (int i = 0; i < 30; ++i) {
    const GreyImage image = random_grey_image(rng, 4, 4, i % 2 == 0 ? 256 : 3);
    agreed += check_rounds(image, Speed::kQuick) ? 1 : 0;
  }
  CHECK(agreed > 3);
  check_rounds(random_grey_image(rng, 4, 5), Speed::kQuick);
  check_rounds(random_grey_image(rng, 5, 3), Speed::kQuick);
  check_rounds(random_grey_image(rng, 6, 3), Speed::kQuick);
  check_rounds(random_grey_image(rng, 9, 2), Speed::kQuick);
  check_rounds(random_grey_image(rng, 14, 1), Speed::kQuick);
}

TEST_CASE("squares: one strip is exact in its first round") {
  Rng rng(82);
  for (int i = 0; i < 20; ++i) {
    const GreyImage image = random_grey_image(rng, 1 + below(rng, 4), 1 + below(rng, 4));
    SquaresBound bound(image, Speed::kThorough);
    CHECK(bound.round(0, nullptr));
    CHECK(bound.done());
    CHECK(bound.bound() == naive_least_error(image));
  }
}

TEST_CASE("squares: a round that is stopped proves nothing") {
  Rng rng(83);
  const GreyImage image = random_grey_image(rng, 4, 4);
  for (int polls = 0; polls < 8; ++polls) {  // two strips of four columns
    SquaresBound bound(image, Speed::kQuick);
    const StopAfter stop(polls);
    CHECK_FALSE(bound.round(1000, &stop));
    CHECK(bound.bound() == 0);
    CHECK_FALSE(bound.done());
  }
}

TEST_CASE("squares: the search finds the least error of small images, and proves it") {
  Rng rng(84);
  for (int i = 0; i < 1000; ++i) {
    const int rows = 1 + i % 4;
    const int cols = 1 + i / 4 % 4;
    const GreyImage image = random_grey_image(rng, rows, cols, chance(rng, 30) ? 4 : 256);
    const SquaresFound found = find(image);
    REQUIRE(found.error == naive_least_error(image));
    REQUIRE(found.lower_bound == found.error);
    REQUIRE(found.is_optimal());
    REQUIRE(naive_error(image, found.picture) == found.error);
  }
}

TEST_CASE("squares: lines of one cell's height or width") {
  Rng rng(85);
  for (int length = 1; length <= 16; ++length) {
    const GreyImage image = random_grey_image(rng, 1, length);
    const std::int64_t least = naive_least_error(image);
    CHECK(find(image).lower_bound == least);
    CHECK(find(image).error == least);
    CHECK(find(transposed(image)).lower_bound == least);
    CHECK(find(transposed(image)).error == least);
  }
}

TEST_CASE("squares: of middle images, too, all is as it says, twice the same") {
  Rng rng(86);
  constexpr PictureSize kSizes[] = {{6, 14}, {14, 6}, {12, 13}};
  for (const PictureSize& size : std::span(kSizes).first(fewer_if_sanitized(3, 1))) {
    const GreyImage image = random_grey_image(rng, size.rows, size.cols);
    constexpr int kPolls = 3000;  // enough for the low ones
    SquaresFound last{dithered(image), std::numeric_limits<std::int64_t>::max(), 0};
    int watched = 0;
    const SquaresFound found = find_until(image, kPolls, [&](const SquaresFound& now) {
      ++watched;
      check_found(image, now);
      CHECK(now.error <= last.error);
      CHECK(now.lower_bound >= last.lower_bound);
      last = now;
    });
    CHECK(watched > 1);
    CHECK(last.error == found.error);
    CHECK(last.lower_bound == found.lower_bound);
    check_found(image, found);
    CHECK(found.gap() < 0.05);
    if (size.rows == 6 || size.cols == 6) CHECK(found.is_optimal());
    const SquaresFound again = find_until(image, kPolls);
    CHECK(again.picture == found.picture);
    CHECK(again.error == found.error);
    CHECK(again.lower_bound == found.lower_bound);
  }
}

// The strips of a round make a picture that is worse at first; the stops come just when it begins
// to be made better.
TEST_CASE("squares: a worse picture never replaces a better one") {
  Rng rng(88);
  const GreyImage image = random_grey_image(rng, 11, 11);
  const SquaresFound good = find_until(image, 1200);
  constexpr int kMany = 700;
  std::vector<int> asked;  // at each watch
  const StopAfter late(kMany);
  find_squares(image, good.picture, &late,
               [&](const SquaresFound& /*found*/) { asked.push_back(kMany - late.left()); });
  REQUIRE(asked.size() >= 3);
  const int round_ends = asked[1] + 3 * image.cols;  // three strips after the first try
  for (int polls = round_ends; polls < round_ends + 2 * image.cols; polls += 3) {
    const StopAfter stop(polls);
    const SquaresFound found = find_squares(image, good.picture, &stop, kIgnore);
    CHECK(found.error <= good.error);
    CHECK(found.error == naive_error(image, found.picture));
  }
}

// Dark above, light below, cut between a thorough bound's strips, but not between the low ones:
// these know more at first.
TEST_CASE("squares: a weaker bound never replaces a stronger one") {
  Rng rng(90);
  GreyImage image(12, 12);
  for (int i = 0; i < image.size(); ++i) {
    image[i] = static_cast<unsigned char>((i < 5 * image.cols ? 0 : 215) + below(rng, 40));
  }
  SquaresBound quick(image, Speed::kQuick);
  SquaresBound thorough(image, Speed::kThorough);
  REQUIRE(quick.round(0, nullptr));
  REQUIRE(thorough.round(0, nullptr));
  REQUIRE(quick.bound() > thorough.bound());
  std::int64_t last = 0;
  int watched = 0;
  find_until(image, 1000, [&](const SquaresFound& found) {
    CHECK(found.lower_bound >= last);
    last = found.lower_bound;
    ++watched;
  });
  CHECK(watched > 2);
  CHECK(last >= quick.bound());
}

TEST_CASE("squares: a stop before the first bound leaves that of the cells by themselves") {
  Rng rng(89);
  const GreyImage image = random_grey_image(rng, 12, 12);
  const SquaresFound found = find_until(image, 0);
  CHECK(found.stopped);
  CHECK(found.lower_bound == least_squares_errors(image));
}

TEST_CASE("squares: a stop at any time leaves bounds that hold") {
  Rng rng(87);
  const GreyImage small = random_grey_image(rng, 5, 6);
  const SquaresFound whole = find(small);
  bool ended = false;
  for (int polls = 0; !ended; ++polls) {
    const StopAfter stop(polls);
    const SquaresFound found = find(small, &stop);
    ended = stop.left() >= 0;
    check_found(small, found);
    REQUIRE(found.lower_bound <= whole.error);
    REQUIRE(whole.error <= found.error);
    if (ended) CHECK(found.error == whole.error);
  }
  const GreyImage large = random_grey_image(rng, 12, 12);
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::int64_t bound = 0;
  for (int polls = 0; polls < fewer_if_sanitized(800, 100); polls += 1 + polls / 3) {
    const SquaresFound found = find_until(large, polls);
    check_found(large, found);
    least = std::min(least, found.error);
    bound = std::max(bound, found.lower_bound);
  }
  CHECK(bound <= least);
}

}  // namespace p2c
