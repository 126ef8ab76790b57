#include "instances/formats/circles.hpp"

#include "instances/formats/numbers16.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopq";
constexpr int kOfADigit[] = {9, 3, 1};

}  // namespace

std::vector<int> read_circles(Characters& in, int count, bool to_end) {
  std::vector<int> items;
  while (static_cast<int>(items.size()) < count) {
    const std::size_t digit = in.done() ? std::string_view::npos : kDigits.find(in.peek());
    if (digit == std::string_view::npos) {
      in.odd("a digit from 0 to q for the circles");
      if (in.done()) break;
      in.take();
      continue;
    }
    for (const int part : kOfADigit) {
      const int item = static_cast<int>(digit) / part % 3;
      if (static_cast<int>(items.size()) < count) {
        items.push_back(item == 0 ? kNoNumber : item);
      } else if (item != 0) {
        in.odd("a digit without circles beyond the board");
      }
    }
    in.take();
  }
  items.resize(static_cast<std::size_t>(count), kNoNumber);
  if (to_end) in.expect_done();
  return items;
}

std::string write_circles(const std::vector<int>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); i += 3) {
    int digit = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const int item = i + k < items.size() ? items[i + k] : kNoNumber;
      digit += kOfADigit[k] * (item == kNoNumber ? 0 : item);
    }
    out += kDigits[static_cast<std::size_t>(digit)];
  }
  return out;
}

}  // namespace p2c
