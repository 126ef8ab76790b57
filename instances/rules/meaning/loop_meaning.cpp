#include "instances/rules/meaning/loop_meaning.hpp"

#include <algorithm>
#include <optional>

#include "instances/grid.hpp"

namespace p2c {
namespace {

struct LineCount {
  int drawn = 0;
  int open = 0;
};

LineCount count_lines(const std::vector<int>& which, const Answer& lines) {
  LineCount count;
  for (const int line : which) {
    if (lines[line] == 1) ++count.drawn;
    if (lines[line] == kOpen) ++count.open;
  }
  return count;
}

// Where lines branch, or end whatever is open.
Broken fault_at_places(const LineGraph& graph, const Answer& lines, bool all) {
  for (int place = 0; place < graph.places(); ++place) {
    const LineCount ends = count_lines(graph.at[place], lines);
    if (ends.drawn > 2) return "the loop branches at " + graph.name_of_place(place);
    if (ends.drawn + ends.open >= 2) continue;
    if (ends.drawn == 1) return "a line ends at " + graph.name_of_place(place);
    if (all) return "the loop does not visit " + graph.name_of_place(place);
  }
  return {};
}

// What drawn lines join, and whether that is closed: two of them at each place.
class DrawnPieces {
 public:
  DrawnPieces(const LineGraph& graph, const Answer& lines)
      : pieces_(graph.places()), closed_(static_cast<std::size_t>(graph.places()), 1) {
    for (std::size_t line = 0; line < lines.size(); ++line) {
      if (lines[line] == 1) pieces_.join(graph.ends[line].first, graph.ends[line].second);
    }
    for (int place = 0; place < graph.places(); ++place) {
      if (count_lines(graph.at[place], lines).drawn != 2) closed_[pieces_.find(place)] = 0;
    }
  }

  int of(int place) { return pieces_.find(place); }
  bool is_closed(int place) { return closed_[pieces_.find(place)] == 1; }

 private:
  Pieces pieces_;
  std::vector<char> closed_;
};

// A drawn line that is no part of a closed loop which is drawn, too: where there are two.
Broken fault_of_closed(const LineGraph& graph, const Answer& lines) {
  DrawnPieces pieces(graph, lines);
  std::optional<int> closed;
  std::optional<int> other;
  for (int line = 0; line < static_cast<int>(lines.size()); ++line) {
    if (lines[line] != 1) continue;
    const int place = graph.ends[line].first;
    if (pieces.is_closed(place) && !closed) {
      closed = line;
    } else if (!closed || pieces.of(place) != pieces.of(graph.ends[*closed].first)) {
      other = line;
    }
    if (closed && other) {
      const auto& [first, last] = std::minmax(*closed, *other);
      const bool loops = pieces.is_closed(graph.ends[*other].first);
      return "the lines " + graph.name_of_line(first) + " and " + graph.name_of_line(last) +
             (loops ? " are in different loops" : " are not in one loop");
    }
  }
  return {};
}

}  // namespace

Broken fault_of_loop(const LineGraph& graph, const Answer& lines, bool all) {
  if (Broken broken = fault_at_places(graph, lines, all)) return broken;
  if (Broken broken = fault_of_closed(graph, lines)) return broken;
  for (const int line : lines) {
    if (line != 0) return {};
  }
  return "there is no loop";
}

Says one_loop(const LineGraph& graph, const Answer& lines, bool all) {
  if (fault_of_loop(graph, lines, all)) return Says::kNo;
  return is_whole(lines) ? Says::kYes : Says::kMaybe;
}

}  // namespace p2c
