#include "instances/formats/number_lists.hpp"

#include <algorithm>
#include <array>

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr int kBase = 36;
constexpr int kOpen = 9;
constexpr int kFourOnes = 9;  // as a sign
constexpr int kMostAlone = 8;

// Lists of this length are numbers of this base, "?" as 0, added to the first of them.
struct Form {
  std::size_t length;
  int base;
  int first;
  int end;
};
constexpr std::array<Form, 3> kForms{{{2, 6, 360, 396}, {3, 4, 396, 460}, {4, 2, 460, 476}}};

using Numbers = std::vector<int>;

Numbers of_sign(const Form& form, int sign) {
  Numbers numbers(form.length);
  sign -= form.first;
  for (std::size_t i = form.length; i-- > 0; sign /= form.base) {
    numbers[i] = sign % form.base == 0 ? kOpen : sign % form.base;
  }
  return numbers;
}

int digit(char sign) { return static_cast<int>(kDigits.find(sign)); }

// None where it is no list.
Numbers take_list(Characters& in) {
  const char sign = in.peek();
  if (sign >= '0' && sign <= '9') {
    in.take();
    return digit(sign) == kFourOnes ? Numbers(4, 1) : Numbers{digit(sign)};
  }
  if (sign < 'a' || sign > 'f') return {};
  in.take();
  const std::size_t next = in.done() ? kDigits.npos : kDigits.find(in.peek());
  const int all = next == kDigits.npos ? -1 : kBase * digit(sign) + static_cast<int>(next);
  for (const Form& form : kForms) {
    if (all < form.first || all >= form.end) continue;
    in.take();
    return of_sign(form, all);
  }
  in.odd("the second sign of a list");
  return {};
}

const Form* form_of(const Numbers& numbers) {
  const auto* form = std::find_if(kForms.begin(), kForms.end(),
                                  [&](const Form& one) { return one.length == numbers.size(); });
  return form == kForms.end() ? nullptr : form;
}

std::string sign_of(const Numbers& numbers) {
  if (numbers.size() == 1) return std::to_string(numbers[0]);
  if (numbers == Numbers(4, 1)) return std::to_string(kFourOnes);
  const Form& form = *form_of(numbers);
  int all = 0;
  for (const int number : numbers) all = form.base * all + (number == kOpen ? 0 : number);
  all += form.first;
  return {kDigits[static_cast<std::size_t>(all / kBase)],
          kDigits[static_cast<std::size_t>(all % kBase)]};
}

}  // namespace

std::vector<Numbers> read_number_lists(Characters& in, int count, std::string_view what) {
  std::vector<Numbers> lists;  // by the numbers of their items
  const std::vector<int> items =
      read_gapped(in, count, {0, 0, true, what}, [&](std::vector<int>& so_far) {
        const std::size_t begin = in.position();
        Numbers numbers = take_list(in);
        if (in.position() == begin) return;
        so_far.push_back(numbers.empty() ? kNoNumber : static_cast<int>(lists.size()));
        lists.push_back(std::move(numbers));
      });
  std::vector<Numbers> all;
  for (const int item : items) {
    all.push_back(item >= 0 ? lists[static_cast<std::size_t>(item)]
                            : Numbers(item == kOpenNumber ? 1 : 0, kOpen));
  }
  return all;
}

bool has_list_sign(const Numbers& numbers) {
  const Form* form = form_of(numbers);
  const int most = form == nullptr ? kMostAlone : form->base - 1;
  return (form != nullptr || numbers.size() == 1) &&
         std::all_of(numbers.begin(), numbers.end(),
                     [&](int number) { return number == kOpen || number <= most; });
}

std::string write_number_lists(const std::vector<Numbers>& items) {
  std::vector<int> places;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool open = items[i] == Numbers{kOpen};
    places.push_back(items[i].empty() ? kNoNumber : open ? kOpenNumber : static_cast<int>(i));
  }
  return write_gapped(places, [&](std::string& out, std::size_t i) -> std::size_t {
    out += sign_of(items[i]);
    return 0;
  });
}

}  // namespace p2c
