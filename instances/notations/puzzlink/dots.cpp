#include "instances/notations/puzzlink/dots.hpp"

#include <algorithm>

#include "instances/formats/numbers16.hpp"

namespace p2c {
namespace {

constexpr std::string_view kSigns = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t kDots = 16;  // signs of a dot
constexpr std::size_t kMostGap = kSigns.size() - kDots;
constexpr std::size_t kNear = 7;  // the next dot is within so many places, or none is

bool is_dot(int item) { return item == 1 || item == 2; }

}  // namespace

std::vector<int> read_dots(Characters& in, int count) {
  const auto size = static_cast<std::size_t>(count);
  std::vector<int> items;
  while (items.size() < size && !in.done()) {
    const std::size_t sign = kSigns.find(in.peek());
    const std::size_t left = size - items.size();
    if (sign == std::string_view::npos) in.odd("a sign from 0 to z");
    const bool known = sign != std::string_view::npos;
    const bool is_gap = known && sign >= kDots;
    if (is_gap && sign - kDots + 1 > left) {
      in.odd("a sign for at most " + std::to_string(left) + " more places");
    }
    in.take();
    if (!known) continue;
    if (!is_gap) items.push_back(static_cast<int>(sign % 2) + 1);
    const std::size_t gap = is_gap ? sign - kDots + 1 : sign / 2;
    items.resize(std::min(items.size() + gap, size), kNoNumber);
  }
  if (items.size() < size) {
    in.odd("a sign for " + std::to_string(size - items.size()) + " more places");
  }
  items.resize(size, kNoNumber);
  return items;
}

std::string write_dots(const std::vector<int>& items) {
  std::string out;
  const auto next_dot = [&](std::size_t from, std::size_t most) {
    const std::size_t end = std::min(items.size(), from + most);
    std::size_t i = from;
    while (i < end && !is_dot(items[i])) ++i;
    return i;
  };
  for (std::size_t i = 0; i < items.size();) {
    const std::size_t begin = i + (is_dot(items[i]) ? 1 : 0);
    const std::size_t next = next_dot(begin, begin > i ? kNear : kMostGap);
    if (begin == i) {
      out += kSigns[kDots + next - i - 1];
    } else {
      const bool is_near = next < items.size() && next < begin + kNear;
      const std::size_t gap = is_near ? next - begin : kNear;
      out += kSigns[2 * gap + static_cast<std::size_t>(items[i] - 1)];
    }
    i = next;
  }
  return out;
}

}  // namespace p2c
