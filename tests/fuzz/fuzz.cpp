// A libFuzzer target: the reader of the format PUZZLE2CNF_FUZZ, or the other reader of this name.
#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "tests/fuzz/other_readers.hpp"
#include "tests/fuzz/reader.hpp"
#include "tests/instances/mutation.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

// A puzzle's text: what a lenient reader reads is the same, where a strict one reads it.
std::string fault_of_puzzle(const std::string& text) {
  if (p2c::is_large(text)) return "";
  for (const bool lenient : {false, true}) {
    const auto reading = p2c::check_reading(text, PUZZLE2CNF_FUZZ, lenient);
    if (!reading.fault.empty() || reading.read) return reading.fault;
  }
  return "";
}

std::string fault_of(const std::string& text) {
  for (const auto& [name, check] : p2c::other_readers()) {
    if (name == PUZZLE2CNF_FUZZ) return check(text).fault;
  }
  return fault_of_puzzle(text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string fault = fault_of({data, data + size});
  if (fault.empty()) return 0;
  std::fprintf(stderr, "%s\n", fault.c_str());
  __builtin_trap();
}

// Bytes by libFuzzer, tokens and lines by the mutations of our tests, in turns.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  if (seed % 2 == 0) return LLVMFuzzerMutate(data, size, most);
  p2c::Rng rng(seed);
  const std::string text = p2c::mutated(rng, std::string(data, data + size));
  const std::size_t length = std::min(text.size(), most);
  std::copy_n(text.data(), length, data);
  return length;
}
