#include "instances/formats/numbers36.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr int kBase = 36;

int take_digit(Characters& in) {
  const std::size_t digit = in.done() ? std::string_view::npos : kDigits.find(in.peek());
  if (digit == std::string_view::npos) in.fail("a digit from 0 to z");
  in.take();
  return static_cast<int>(digit);
}

int take_number(Characters& in, const NumberRules& rules) {
  const std::size_t begin = in.position();
  const bool is_long = in.peek() == '-';
  if (is_long) in.take();
  int number = take_digit(in);
  if (is_long) number = number * kBase + take_digit(in);
  if (number >= rules.lo && number <= rules.hi) return number;
  in.odd_at(in.place_at(begin), "expected " + std::string(rules.what) + " from " +
                                    std::to_string(rules.lo) + " to " + std::to_string(rules.hi) +
                                    ", got " + std::to_string(number));
  return kNoNumber;
}

}  // namespace

std::vector<int> read_numbers36(Characters& in, int count, const NumberRules& rules) {
  std::vector<int> items;
  const auto size = static_cast<std::size_t>(count);
  while (items.size() < size && !in.done()) {
    const char sign = in.peek();
    if (sign == '.' || sign == '@' || sign == '%') {
      in.take();
      items.push_back(sign == '.' ? kNoNumber : kOpenNumber);
    } else if (sign == '-' || kDigits.find(sign) != std::string_view::npos) {
      items.push_back(take_number(in, rules));
    } else {
      in.odd(std::string(rules.what) + ", '.' or '@'");
      in.take();
    }
  }
  if (items.size() < size) {
    in.odd("a sign for " + std::to_string(size - items.size()) + " more cells");
  }
  items.resize(size, kNoNumber);
  in.expect_done();
  return items;
}

std::string write_numbers36(const std::vector<int>& items) {
  std::string out;
  for (const int item : items) {
    if (item == kNoNumber || item == kOpenNumber) {
      out += item == kNoNumber ? '.' : '@';
      continue;
    }
    if (item >= kBase) out += {'-', kDigits[static_cast<std::size_t>(item / kBase)]};
    out += kDigits[static_cast<std::size_t>(item % kBase)];
  }
  return out;
}

}  // namespace p2c
