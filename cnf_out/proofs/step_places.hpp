// Where the steps of a proof begin.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cnf_out/growing_array.hpp"

namespace p2c {

/// A line and a column of a text, or a byte in the line's stead; all from 1 on.
struct StepPlace {
  std::uint64_t line = 0;
  std::uint64_t column = 1;
};

/// The places of steps, one or two bytes for most of them: a proof has many, and one is asked for.
class StepPlaces {
 public:
  /// Of the next step, which is not before the last.
  void push(const StepPlace& place);
  /// Of a step, from 0 on. Time: linear in its number.
  StepPlace of(std::size_t step) const;

 private:
  void write(std::uint64_t number);

  std::uint64_t line_ = 0;  // of the last step
  GrowingArray<std::uint8_t> bytes_;
};

}  // namespace p2c
