// A libFuzzer target: the reader of the format PUZZLE2CNF_FUZZ.
#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "tests/fuzz/reader.hpp"
#include "tests/instances/mutation.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  if (puzzle2cnf::is_large(text)) return 0;
  for (const bool lenient : {false, true}) {
    const auto reading = puzzle2cnf::check_reading(text, PUZZLE2CNF_FUZZ, lenient);
    if (reading.fault.empty() && reading.read) break;  // a lenient reader reads the same
    if (reading.fault.empty()) continue;
    std::fprintf(stderr, "%s\n", reading.fault.c_str());
    __builtin_trap();
  }
  return 0;
}

// Bytes by libFuzzer, tokens and lines by the mutations of our own tests, in turns.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  if (seed % 2 == 0) return LLVMFuzzerMutate(data, size, most);
  puzzle2cnf::Rng rng(seed);
  const std::string text = puzzle2cnf::mutated(rng, std::string(data, data + size));
  const std::size_t length = std::min(text.size(), most);
  std::copy_n(text.data(), length, data);
  return length;
}
