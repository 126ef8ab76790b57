#include "instances/notations/text/text_grid.hpp"

#include "instances/text/row_width.hpp"

namespace p2c {

void next_row_of(std::string_view noun, TextReader& in, int number) {
  const std::string name = "row of " + std::string(noun) + "s ";
  in.next_line(name + std::to_string(number) + " of " + in.board());
}

void fail_for_width_of(std::string_view noun, TextReader& in, int cols, int words) {
  Place odd;
  try {
    in.token(noun);
    odd = in.place();
    ++words;
  } catch (const InputError& end) {
    odd = end.place();
  }
  for (; !in.line_done(); ++words) in.token(noun);
  throw InputError(odd, row_width_fault(noun, cols, in.board(), static_cast<std::size_t>(words)));
}

}  // namespace p2c
