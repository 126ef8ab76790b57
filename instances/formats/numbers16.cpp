#include "instances/formats/numbers16.hpp"

#include <algorithm>
#include <array>

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::size_t kLongestGap = 20;

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

class GappedReader {
 public:
  GappedReader(Characters& in, int count, const NumberRules& rules)
      : in_(in), count_(static_cast<std::size_t>(count)), rules_(rules) {}

  std::vector<int> read(const std::function<void(std::vector<int>&)>& read_number) {
    while (items_.size() < count_ && !in_.done()) {
      if (!read_gap() && !read_open()) read_other(read_number);
    }
    if (items_.size() < count_) {
      in_.odd(std::string(rules_.what) + " or a gap for " + std::to_string(count_ - items_.size()) +
              " more items");
    }
    items_.resize(count_, kNoNumber);
    if (rules_.to_end) in_.expect_done();
    return std::move(items_);
  }

 private:
  bool read_gap() {
    const char c = in_.peek();
    if (c < 'g' || c > 'z') return false;
    const auto length = static_cast<std::size_t>(c - 'f');
    const std::size_t room = count_ - items_.size();
    if (length > room) in_.odd("a gap of at most " + std::to_string(room) + " items");
    in_.take();
    items_.resize(items_.size() + std::min(length, room), kNoNumber);
    return true;
  }

  bool read_open() {
    if (in_.peek() != '.' || !rules_.open) return false;
    in_.take();
    items_.push_back(kOpenNumber);
    return true;
  }

  void read_other(const std::function<void(std::vector<int>&)>& read_number) {
    const std::size_t begin = in_.position();
    read_number(items_);
    if (in_.position() != begin) return;
    in_.odd(std::string(rules_.what) + " or a gap");
    in_.take();
  }

  Characters& in_;
  std::size_t count_;
  const NumberRules& rules_;
  std::vector<int> items_;
};

void write_gap(std::string& out, std::size_t length) {
  for (; length > kLongestGap; length -= kLongestGap) out += 'z';
  if (length > 0) out += static_cast<char>('f' + length);
}

// Appends the number where there is one.
void read_number16(Characters& in, const NumberRules& rules, std::vector<int>& items) {
  const std::size_t begin = in.position();
  const Form* form = form_of(in.peek());
  if (form == nullptr) return;
  if (form->prefix != '\0') in.take();
  int value = 0;
  for (int i = 0; i < form->digits; ++i) {
    const std::size_t digit = kDigits.find(in.peek());
    if (in.done() || digit == std::string_view::npos) return in.odd("a digit from 0 to f");
    value = value * 16 + static_cast<int>(digit);
    in.take();
  }
  value += form->base;
  if (value < rules.lo || value > rules.hi) {
    in.odd_at(in.place_at(begin), "expected " + std::string(rules.what) + " from " +
                                      std::to_string(rules.lo) + " to " + std::to_string(rules.hi) +
                                      ", got " + std::to_string(value));
    value = kNoNumber;  // the item is there, its number is not known
  }
  items.push_back(value);
}

void write_number16(std::string& out, int value) {
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

std::vector<int> read_gapped(Characters& in, int count, const NumberRules& rules,
                             const std::function<void(std::vector<int>&)>& read_number) {
  return GappedReader(in, count, rules).read(read_number);
}

std::string write_gapped(
    const std::vector<int>& items,
    const std::function<std::size_t(std::string&, std::size_t)>& write_number) {
  std::string out;
  std::size_t gap = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] == kNoNumber) {
      ++gap;
      continue;
    }
    write_gap(out, gap);
    gap = 0;
    if (items[i] == kOpenNumber) {
      out += '.';
    } else {
      i += write_number(out, i);
    }
  }
  write_gap(out, gap);
  return out;
}

std::vector<int> read_numbers16(Characters& in, int count, const NumberRules& rules) {
  return read_gapped(in, count, rules,
                     [&](std::vector<int>& items) { read_number16(in, rules, items); });
}

std::string write_numbers16(const std::vector<int>& items) {
  return write_gapped(items, [&](std::string& out, std::size_t i) -> std::size_t {
    write_number16(out, items[i]);
    return 0;
  });
}

}  // namespace p2c
