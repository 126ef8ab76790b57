#include "cli/say.hpp"

#include <iostream>

#include "cli/reader_gone.hpp"
#include "instances/text/escaped.hpp"

namespace p2c {

void say(std::string_view message) {
  if (is_reader_gone()) return;
  std::cerr << "puzzle2cnf: " + escaped(message) + "\n";  // whole lines, also from threads
}

void say_text(std::string_view lines) {
  if (!is_reader_gone()) std::cerr << lines;
}

}  // namespace p2c
