#include "instances/words/loop_rules.hpp"

#include "instances/grid.hpp"

namespace p2c {

Broken check_branches(const Lattice& all, const Answer& lines) {
  for (int vertex = 0; vertex < all.vertices(); ++vertex) {
    const int ends = count_lines(all.at(vertex), lines).drawn;
    if (ends > 2) return "the loop branches at " + all.vertex_name(vertex);
  }
  return {};
}

Broken check_ends(const Lattice& all, const Answer& lines, bool visits_all) {
  for (int vertex = 0; vertex < all.vertices(); ++vertex) {
    const int ends = count_lines(all.at(vertex), lines).drawn;
    if (ends == 1) return "a line ends at " + all.vertex_name(vertex);
    if (ends == 0 && visits_all) return "the loop does not visit " + all.vertex_name(vertex);
  }
  return {};
}

// No vertex has an end, so what is connected is a loop.
Broken check_one_loop(const Lattice& all, const Answer& lines) {
  Pieces pieces(all.vertices());
  int first = -1;
  for (int line = 0; line < all.size(); ++line) {
    if (lines[line] == 0) continue;
    const auto [from, to] = all.ends(line);
    pieces.join(from, to);
    if (first < 0) first = line;
  }
  if (first < 0) return "there is no loop";
  for (int line = first; line < all.size(); ++line) {
    if (lines[line] == 0) continue;
    if (pieces.find(all.ends(line).first) == pieces.find(all.ends(first).first)) continue;
    return "the lines " + all.name(first) + " and " + all.name(line) + " are in different loops";
  }
  return {};
}

bool ends_are_possible(const Lattice& all, const Answer& lines, int line, bool visits_all) {
  const auto [from, to] = all.ends(line);
  for (const int vertex : {from, to}) {
    const LineCount ends = count_lines(all.at(vertex), lines);
    const int least = visits_all || ends.drawn == 1 ? 2 : 0;
    if (ends.drawn > 2 || ends.drawn + ends.open < least) return false;
  }
  return true;
}

}  // namespace p2c
