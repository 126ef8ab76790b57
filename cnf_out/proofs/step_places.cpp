#include "cnf_out/proofs/step_places.hpp"

namespace p2c {
namespace {

constexpr unsigned kBits = 7;  // of a number in each byte; the top bit: more follow
constexpr unsigned kMore = 1U << kBits;

std::uint64_t read(const std::uint8_t*& at) {
  std::uint64_t number = 0;
  for (unsigned shift = 0;; shift += kBits) {
    const unsigned part = *at++;
    number |= std::uint64_t{part % kMore} << shift;
    if (part < kMore) return number;
  }
}

}  // namespace

// How many lines it is after the last step, and whether it begins the line; else its column.
void StepPlaces::push(const StepPlace& place) {
  const bool begins_line = place.column == 1;
  write(2 * (place.line - line_) + (begins_line ? 0 : 1));
  if (!begins_line) write(place.column);
  line_ = place.line;
}

StepPlace StepPlaces::of(std::size_t step) const {
  StepPlace place;
  const std::uint8_t* at = bytes_.data();
  for (std::size_t i = 0; i <= step; ++i) {
    const std::uint64_t number = read(at);
    place.line += number / 2;
    place.column = number % 2 == 0 ? 1 : read(at);
  }
  return place;
}

void StepPlaces::write(std::uint64_t number) {
  for (; number >= kMore; number >>= kBits) {
    bytes_.push_back(static_cast<std::uint8_t>(number | kMore));
  }
  bytes_.push_back(static_cast<std::uint8_t>(number));
}

}  // namespace p2c
