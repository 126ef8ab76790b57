#include "instances/parts/number_list.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr int kBase = 10;

// kOpenInList for the sign of what is not known, -1 for what is no number.
int number_of(std::string_view sign, std::string_view unknown) {
  if (sign == unknown) return kOpenInList;
  const bool is_digit = sign.size() == 1 && sign[0] >= '0' && sign[0] - '0' <= kMostInList;
  return is_digit ? sign[0] - '0' : -1;
}

}  // namespace

int random_list(Rng& rng) {
  return kRingLists[static_cast<std::size_t>(below(rng, static_cast<int>(kRingLists.size())))];
}

std::vector<int> numbers_of_list(int list) {
  std::vector<int> numbers;
  do {
    numbers.insert(numbers.begin(), list % kBase);
    list /= kBase;
  } while (list > 0);
  return numbers;
}

std::optional<int> list_of_numbers(const std::vector<int>& numbers) {
  if (numbers.empty() || numbers.size() > kLongestList) return {};
  if (numbers.size() > 1 && std::find(numbers.begin(), numbers.end(), 0) != numbers.end()) {
    return {};
  }
  int list = 0;
  for (const int number : numbers) list = kBase * list + number;
  return list;
}

std::string list_in_words(int list, std::string_view unknown) {
  std::string words;
  for (const int number : numbers_of_list(list)) {
    if (!words.empty()) words += ',';
    words += number == kOpenInList ? std::string(unknown) : std::to_string(number);
  }
  return words;
}

std::optional<int> list_of_words(std::string_view word, std::string_view unknown) {
  std::vector<int> numbers;
  for (std::size_t end = 0; end != std::string_view::npos && numbers.size() <= kLongestList;) {
    end = word.find(',');
    numbers.push_back(number_of(word.substr(0, end), unknown));
    if (numbers.back() < 0) return {};
    word.remove_prefix(end == std::string_view::npos ? word.size() : end + 1);
  }
  return list_of_numbers(numbers);
}

}  // namespace p2c
