// A board of each toy, with one answer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/documents/document.hpp"
#include "tests/solver_glue/made_kinds/toy_kinds.hpp"

namespace p2c::toys {

struct Toy {
  KindPtr kind;
  std::string text;
  std::string answer;  // the only one

  Document read(std::string_view from) const {
    ReadOptions options;
    options.kind = kind;
    return read_document(from, "f", options);
  }
  Document board() const { return read(text); }
};

inline Toy towers_board() {
  return {kind_of(towers()),
          "heyawake\n4 4\ntop - - - -\nbottom - - 4 3\nleft - - - 1\nright - - - -\n",
          "answer heyawake\n4 4\n3 2 4 1\n2 1 3 4\n1 4 2 3\n4 3 1 2\n"};
}

inline Toy stars_board() {
  return {kind_of(stars()), "stars-and-loop\n3 3\n? - 1\n3 3 -\n- - -\n",
          "answer stars-and-loop\n3 3\n- - -\n- - x\n- - -\nloop\n"
          "2 1 2 2 1\n2 3 2 4 1\n2 1 3 1 1\n2 2 3 2 1\n2 3 3 3 1\n2 4 3 4 1\n"
          "3 2 3 3 1\n3 1 4 1 1\n3 4 4 4 1\n4 1 4 2 1\n4 2 4 3 1\n4 3 4 4 1\n"};
}

inline std::vector<Toy> all() { return {towers_board(), stars_board()}; }

}  // namespace p2c::toys
