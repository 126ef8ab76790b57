#include "instances/notations/text/take_line.hpp"

namespace p2c {

bool take_line(TextReader& in, std::string_view word) {
  if (in.at_end()) return false;
  TextReader ahead = in;
  ahead.skip_blank_lines();
  ahead.next_line(word);
  if (ahead.token(word) != word) return false;
  ahead.end_line();
  in = ahead;
  return true;
}

}  // namespace p2c
