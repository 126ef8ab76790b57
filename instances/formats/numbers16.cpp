#include "instances/formats/numbers16.hpp"

#include <array>

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr int kLongestGap = 20;

// A prefix, the number of digits after it, and what they are added to.
struct Form {
  char prefix;
  int digits;
  int base;
  int first;  // the least number that is written so
};

// In the order of `first`. The first prefix is none.
constexpr std::array<Form, 7> kForms = {{{'\0', 1, 0, 0},
                                         {'-', 2, 0, 16},
                                         {'+', 3, 0, 256},
                                         {'=', 3, 4096, 4096},
                                         {'@', 3, 8192, 8192},
                                         {'*', 4, 12240, 12240},
                                         {'$', 5, 77776, 77776}}};

const Form* form_of(char c) {
  if (kDigits.find(c) != std::string_view::npos) return &kForms[0];
  if (c == '%') c = '@';  // the older prefix
  for (const Form& form : kForms) {
    if (form.prefix != '\0' && form.prefix == c) return &form;
  }
  return nullptr;
}

class Reader {
 public:
  Reader(Characters& in, int count, const NumberRules& rules)
      : in_(in), count_(static_cast<std::size_t>(count)), rules_(rules) {}

  std::vector<int> read() {
    while (items_.size() < count_ && !in_.done()) read_item();
    if (items_.size() < count_) {
      in_.odd(std::string(rules_.what) + " or a gap for " + std::to_string(count_ - items_.size()) +
              " more items");
      items_.resize(count_, kNoNumber);
    }
    if (!in_.done()) in_.odd("the end of the URL");
    return std::move(items_);
  }

 private:
  void read_item() {
    const char c = in_.peek();
    if (c >= 'g' && c <= 'z') return read_gap(static_cast<std::size_t>(c - 'f'));
    if (c == '.' && rules_.open) {
      in_.take();
      items_.push_back(kOpenNumber);
      return;
    }
    const Form* form = form_of(c);
    if (form != nullptr) return read_number(*form);
    in_.odd(std::string(rules_.what) + " or a gap");
    in_.take();
  }

  void read_gap(std::size_t length) {
    const std::size_t room = count_ - items_.size();
    if (length > room) in_.odd("a gap of at most " + std::to_string(room) + " items");
    in_.take();
    items_.resize(items_.size() + std::min(length, room), kNoNumber);
  }

  void read_number(const Form& form) {
    const std::size_t begin = in_.position();
    if (form.prefix != '\0') in_.take();
    int value = 0;
    for (int i = 0; i < form.digits; ++i) {
      const std::size_t digit = kDigits.find(in_.peek());
      if (in_.done() || digit == std::string_view::npos) return in_.odd("a digit from 0 to f");
      value = value * 16 + static_cast<int>(digit);
      in_.take();
    }
    value += form.base;
    if (value < rules_.lo || value > rules_.hi) {
      in_.odd_at(in_.place_at(begin),
                 "expected " + std::string(rules_.what) + " from " + std::to_string(rules_.lo) +
                     " to " + std::to_string(rules_.hi) + ", got " + std::to_string(value));
      value = kNoNumber;  // the item is there, its number is not known
    }
    items_.push_back(value);
  }

  Characters& in_;
  std::size_t count_;
  const NumberRules& rules_;
  std::vector<int> items_;
};

void write_number(std::string& out, int value) {
  const Form* form = &kForms[0];
  for (const Form& longer : kForms) {
    if (value >= longer.first) form = &longer;
  }
  if (form->prefix != '\0') out += form->prefix;
  value -= form->base;
  for (int i = form->digits - 1; i >= 0; --i) {
    out += kDigits[(value >> (4 * i)) & 15];
  }
}

}  // namespace

void write_gap(std::string& out, int length) {
  for (; length > kLongestGap; length -= kLongestGap) out += 'z';
  if (length > 0) out += static_cast<char>('f' + length);
}

std::vector<int> read_numbers16(Characters& in, int count, const NumberRules& rules) {
  return Reader(in, count, rules).read();
}

std::string write_numbers16(const std::vector<int>& items) {
  std::string out;
  int gap = 0;
  for (const int item : items) {
    if (item == kNoNumber) {
      ++gap;
      continue;
    }
    write_gap(out, gap);
    gap = 0;
    if (item == kOpenNumber) {
      out += '.';
    } else {
      write_number(out, item);
    }
  }
  write_gap(out, gap);
  return out;
}

}  // namespace p2c
