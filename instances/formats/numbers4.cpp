#include "instances/formats/numbers4.hpp"

namespace p2c {
namespace {

constexpr int kNumbers = 5;
constexpr std::string_view kSigns = "0123456789abcde";  // number + 5 * items without one after it

// The items without a number after item i that its sign can take in.
std::size_t gap_after(const std::vector<int>& items, std::size_t i) {
  std::size_t gap = 0;
  while (gap < 2 && (i + 1 + gap >= items.size() || items[i + 1 + gap] == kNoNumber)) ++gap;
  return gap;
}

}  // namespace

std::vector<int> read_numbers4(Characters& in, int count, std::string_view what, int most) {
  const NumberRules rules{0, most, true, what};
  return read_gapped(in, count, rules, [&](std::vector<int>& items) {
    const std::size_t sign = kSigns.find(in.peek());
    if (sign == std::string_view::npos || static_cast<int>(sign) % kNumbers > most) return;
    in.take();
    items.push_back(static_cast<int>(sign) % kNumbers);
    items.resize(items.size() + sign / kNumbers, kNoNumber);
  });
}

std::string write_numbers4(const std::vector<int>& items) {
  return write_gapped(items, [&](std::string& out, std::size_t i) {
    const std::size_t gap = gap_after(items, i);
    out += kSigns[static_cast<std::size_t>(items[i]) + kNumbers * gap];
    return gap;
  });
}

}  // namespace p2c
