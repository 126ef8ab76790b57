#include "instances/formats/numbers4.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr int kNumbers = 5;
constexpr std::string_view kSigns = "0123456789abcde";  // number + 5 * items without one after it

class Reader {
 public:
  Reader(Characters& in, int count, std::string_view what)
      : in_(in), count_(static_cast<std::size_t>(count)), what_(what) {}

  std::vector<int> read() {
    while (items_.size() < count_ && !in_.done()) read_sign();
    if (items_.size() < count_) {
      in_.odd(std::string(what_) + " or a gap for " + std::to_string(count_ - items_.size()) +
              " more items");
    }
    items_.resize(count_, kNoNumber);
    if (!in_.done()) in_.odd("the end of the URL");
    return std::move(items_);
  }

 private:
  void read_sign() {
    const char sign = in_.peek();
    const std::size_t known = kSigns.find(sign);
    const bool gap = sign >= 'g' && sign <= 'z';
    if (gap) {
      const std::size_t room = count_ - items_.size();
      const auto length = static_cast<std::size_t>(sign - 'f');
      if (length > room) in_.odd("a gap of at most " + std::to_string(room) + " items");
      items_.resize(items_.size() + std::min(length, room), kNoNumber);
    } else if (sign == '.') {
      items_.push_back(kOpenNumber);
    } else if (known != std::string_view::npos) {
      items_.push_back(static_cast<int>(known) % kNumbers);
      items_.resize(items_.size() + known / kNumbers, kNoNumber);
    } else {
      in_.odd(std::string(what_) + " or a gap");
    }
    in_.take();
  }

  Characters& in_;
  std::size_t count_;
  std::string_view what_;
  std::vector<int> items_;
};

// The items without a number after item i that its sign can take in.
int gap_after(const std::vector<int>& items, std::size_t i) {
  int gap = 0;
  while (gap < 2 && (i + 1 + gap >= items.size() || items[i + 1 + gap] == kNoNumber)) ++gap;
  return gap;
}

}  // namespace

std::vector<int> read_numbers4(Characters& in, int count, std::string_view what) {
  return Reader(in, count, what).read();
}

std::string write_numbers4(const std::vector<int>& items) {
  std::string out;
  int gap = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] == kNoNumber) {
      ++gap;
      continue;
    }
    write_gap(out, gap);
    gap = 0;
    if (items[i] == kOpenNumber) {
      out += '.';
      continue;
    }
    const int taken_in = gap_after(items, i);
    out += kSigns[static_cast<std::size_t>(items[i] + kNumbers * taken_in)];
    i += static_cast<std::size_t>(taken_in);
  }
  write_gap(out, gap);
  return out;
}

}  // namespace p2c
