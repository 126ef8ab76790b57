#include "instances/families/number_fields.hpp"

namespace p2c {

bool is_digits(std::string_view text) {
  return !text.empty() && text.size() <= 18 &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool is_seconds(std::string_view text) {
  const std::size_t point = text.find('.');
  return point != std::string_view::npos && is_digits(text.substr(0, point)) &&
         is_digits(text.substr(point + 1));
}

}  // namespace p2c
