// All answers of slots 0 and 1, by number.
#pragma once

#include "instances/puzzle.hpp"

namespace p2c {

/// Slot i has bit i of the number.
inline Answer answer_of_bits(int number, int slots) {
  Answer answer;
  for (int i = 0; i < slots; ++i) answer.push_back(number >> i & 1);
  return answer;
}

}  // namespace p2c
