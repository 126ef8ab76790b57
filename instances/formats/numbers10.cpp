#include "instances/formats/numbers10.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr std::size_t kLongestGap = 26;

class Reader {
 public:
  Reader(Characters& in, std::size_t count, const NumberRules& rules)
      : in_(in), count_(count), rules_(rules) {}

  std::vector<int> read() {
    while (items_.size() < count_ && !in_.done()) take_item();
    if (items_.size() < count_) {
      in_.odd(std::string(rules_.what) + " or a gap for " + std::to_string(count_ - items_.size()) +
              " more items");
    }
    items_.resize(count_, kNoNumber);
    in_.expect_done();
    return std::move(items_);
  }

 private:
  void take_item() {
    const char sign = in_.peek();
    const int number = sign - '0';
    if (sign >= 'a' && sign <= 'z') {
      const std::size_t room = count_ - items_.size();
      const auto length = static_cast<std::size_t>(sign - 'a' + 1);
      if (length > room) in_.odd("a gap of at most " + std::to_string(room) + " items");
      items_.resize(items_.size() + std::min(length, room), kNoNumber);
    } else if (sign == '.' && rules_.open) {
      items_.push_back(kOpenNumber);
    } else if (number >= rules_.lo && number <= std::min(rules_.hi, kMostNumber10)) {
      items_.push_back(number);
    } else {
      in_.odd(std::string(rules_.what) + " or a gap");
    }
    in_.take();
  }

  Characters& in_;
  std::size_t count_;
  const NumberRules& rules_;
  std::vector<int> items_;
};

}  // namespace

std::vector<int> read_numbers10(Characters& in, int count, const NumberRules& rules) {
  return Reader(in, static_cast<std::size_t>(count), rules).read();
}

std::string write_numbers10(const std::vector<int>& items) {
  std::string out;
  for (std::size_t i = 0; i < items.size();) {
    std::size_t gap = 0;
    while (gap < kLongestGap && i + gap < items.size() && items[i + gap] == kNoNumber) ++gap;
    if (gap > 0) {
      out += static_cast<char>('a' + gap - 1);
      i += gap;
    } else {
      const int item = items[i++];
      out += item == kOpenNumber ? '.' : static_cast<char>('0' + item);
    }
  }
  return out;
}

}  // namespace p2c
