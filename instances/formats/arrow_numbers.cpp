#include "instances/formats/arrow_numbers.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::size_t kLongestGap = 26;
constexpr int kWays = 5;
constexpr int kColours = 3;

class Reader {
 public:
  Reader(Characters& in, int count, const NumberRules& rules, bool coloured)
      : in_(in), count_(static_cast<std::size_t>(count)), rules_(rules), coloured_(coloured) {}

  std::vector<ColouredArrow> read() {
    while (items_.size() < count_ && !in_.done()) {
      if (!read_gap()) read_item();
    }
    if (items_.size() < count_) {
      in_.odd(std::string(rules_.what) + " or a gap for " + std::to_string(count_ - items_.size()) +
              " more items");
    }
    items_.resize(count_);
    in_.expect_done();
    return std::move(items_);
  }

 private:
  bool read_gap() {
    if (in_.peek() < 'a' || in_.peek() > 'z') return false;
    const auto length = static_cast<std::size_t>(in_.peek() - 'a' + 1);
    const std::size_t room = count_ - items_.size();
    if (length > room) in_.odd("a gap of at most " + std::to_string(room) + " items");
    in_.take();
    items_.resize(items_.size() + std::min(length, room));
    return true;
  }

  void read_item() {
    const std::size_t begin = in_.position();
    if (coloured_ && !read_colour()) return;
    const char sign = in_.peek();
    if (sign == '+' && !coloured_) {
      in_.take();
      add({kBlockNumber});
    } else if (sign == '-') {
      in_.take();
      const std::size_t way = kDigits.find(in_.peek());
      if (way >= kWays) return in_.odd("a way from 0 to 4");
      in_.take();
      read_number(begin, static_cast<int>(way), 3);
    } else if (sign >= '0' && sign <= '9') {
      const int way = in_.take() - '0';
      read_number(begin, way % kWays, way < kWays ? 1 : 2);
    } else {
      in_.odd(std::string(rules_.what) + " or a gap");
      in_.take();
    }
  }

  bool read_colour() {
    colour_ = in_.peek() - '0';
    const bool is = colour_ >= 0 && colour_ < kColours;
    if (!is) in_.odd("a colour from 0 to 2 or a gap");
    in_.take();
    return is;
  }

  void add(const ArrowNumber& arrow) { items_.push_back({arrow, colour_}); }

  void read_number(std::size_t begin, int way, int digits) {
    if (digits == 1 && in_.peek() == '.') {
      in_.take();
      add({kOpenNumber, way});
      return;
    }
    int number = 0;
    for (int i = 0; i < digits; ++i) {
      const std::size_t digit = kDigits.find(in_.peek());
      if (in_.done() || digit == std::string_view::npos) {
        return in_.odd(digits == 1 ? "a digit from 0 to f or '.'" : "a digit from 0 to f");
      }
      number = number * 16 + static_cast<int>(digit);
      in_.take();
    }
    if (number < rules_.lo || number > rules_.hi) {
      in_.odd_at(in_.place_at(begin),
                 "expected " + std::string(rules_.what) + " from " + std::to_string(rules_.lo) +
                     " to " + std::to_string(rules_.hi) + ", got " + std::to_string(number));
      number = kOpenNumber;
    }
    add({number, way});
  }

  Characters& in_;
  std::size_t count_;
  const NumberRules& rules_;
  bool coloured_;
  int colour_ = 0;
  std::vector<ColouredArrow> items_;
};

void write_gap(std::string& out, std::size_t length) {
  for (; length > kLongestGap; length -= kLongestGap) out += 'z';
  if (length > 0) out += static_cast<char>('a' + length - 1);
}

std::string item(const ArrowNumber& its) {
  if (its.number == kBlockNumber) return "+";
  if (its.number == kOpenNumber) return std::to_string(its.way) + ".";
  const int digits = its.number < 16 ? 1 : its.number < 256 ? 2 : 3;
  std::string out = digits == 3 ? "-" : "";
  out += std::to_string(digits == 2 ? its.way + kWays : its.way);
  for (int i = digits - 1; i >= 0; --i) out += kDigits[(its.number >> (4 * i)) & 15];
  return out;
}

}  // namespace

std::vector<ArrowNumber> read_arrow_numbers(Characters& in, int count, const NumberRules& rules) {
  std::vector<ArrowNumber> items;
  for (const ColouredArrow& its : Reader(in, count, rules, false).read()) {
    items.push_back(its.arrow);
  }
  return items;
}

std::vector<ColouredArrow> read_coloured_arrows(Characters& in, int count,
                                                const NumberRules& rules) {
  return Reader(in, count, rules, true).read();
}

namespace {

std::string written(const std::vector<ColouredArrow>& items, bool coloured) {
  std::string out;
  std::size_t gap = 0;
  for (const auto& [arrow, colour] : items) {
    if (arrow.number == kNoNumber) {
      ++gap;
      continue;
    }
    write_gap(out, gap);
    gap = 0;
    if (coloured) out += std::to_string(colour);
    out += item(arrow);
  }
  write_gap(out, gap);
  return out;
}

}  // namespace

std::string write_arrow_numbers(const std::vector<ArrowNumber>& items) {
  std::vector<ColouredArrow> all;
  for (const ArrowNumber& its : items) all.push_back({its});
  return written(all, false);
}

std::string write_coloured_arrows(const std::vector<ColouredArrow>& items) {
  return written(items, true);
}

}  // namespace p2c
