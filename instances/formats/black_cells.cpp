#include "instances/formats/black_cells.hpp"

#include <algorithm>

#include "instances/formats/numbers16.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
constexpr int kBits = 5;

}  // namespace

std::vector<int> read_black_cells(Characters& in, int count) {
  std::vector<int> items;
  const bool none = in.done();
  while (!none && static_cast<int>(items.size()) < count) {
    const std::size_t digit = in.done() ? std::string_view::npos : kDigits.find(in.peek());
    if (digit == std::string_view::npos) {
      in.odd("a digit from 0 to v for the black cells");
      if (in.done()) break;
      in.take();
      continue;
    }
    for (int bit = kBits - 1; bit >= 0; --bit) {
      const bool black = (digit >> bit) % 2 == 1;
      if (static_cast<int>(items.size()) < count) {
        items.push_back(black ? 1 : kNoNumber);
      } else if (black) {
        in.odd("a digit without black cells beyond the board");
      }
    }
    in.take();
  }
  items.resize(static_cast<std::size_t>(count), kNoNumber);
  in.expect_done();
  return items;
}

std::string write_black_cells(const std::vector<int>& items) {
  std::string out;
  const auto is_black = [](int item) { return item != kNoNumber; };
  if (std::none_of(items.begin(), items.end(), is_black)) return out;
  for (std::size_t i = 0; i < items.size(); i += kBits) {
    std::size_t digit = 0;
    for (std::size_t k = i; k < i + kBits; ++k) {
      digit = digit * 2 + (k < items.size() && is_black(items[k]) ? 1 : 0);
    }
    out += kDigits[digit];
  }
  return out;
}

}  // namespace p2c
