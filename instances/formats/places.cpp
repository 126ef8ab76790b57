#include "instances/formats/places.hpp"

#include <algorithm>

#include "instances/formats/numbers16.hpp"

namespace p2c {
namespace {

constexpr std::string_view kSigns = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t kHalf = 18;

}  // namespace

std::vector<int> read_places(Characters& in, int count) {
  const auto size = static_cast<std::size_t>(count);
  std::vector<int> items;
  while (items.size() < size && !in.done()) {
    const std::size_t sign = kSigns.find(in.peek());
    const bool has = sign < kHalf;
    const std::size_t gap = has ? sign : sign - kHalf + 1;
    if (sign == std::string_view::npos) {
      in.odd("a sign from 0 to z");
    } else if (items.size() + (has ? 1 : 0) + gap > size) {
      in.odd("a sign for at most " + std::to_string(size - items.size()) + " more cells");
    }
    in.take();
    if (sign == std::string_view::npos) continue;
    if (has) items.push_back(1);
    items.resize(std::min(items.size() + gap, size), kNoNumber);
  }
  if (items.size() < size) {
    in.odd("a sign for " + std::to_string(size - items.size()) + " more cells");
  }
  items.resize(size, kNoNumber);
  in.expect_done();
  return items;
}

std::string write_places(const std::vector<int>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size();) {
    const bool has = items[i] != kNoNumber;
    const std::size_t begin = has ? i + 1 : i;
    const std::size_t most = std::min(items.size(), begin + (has ? kHalf - 1 : kHalf));
    i = begin;
    while (i < most && items[i] == kNoNumber) ++i;
    out += kSigns[has ? i - begin : kHalf + i - begin - 1];
  }
  return out;
}

}  // namespace p2c
