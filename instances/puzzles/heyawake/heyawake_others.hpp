// Whether a board of rooms has another answer, by the rules alone.
#pragma once

#include <vector>

#include "instances/limits/stop.hpp"
#include "instances/puzzles/heyawake/heyawake_search.hpp"

namespace p2c {

/// Asks of boards that have the same sides. What it learns about the sides alone serves the next
/// question.
class OtherShading {
 public:
  /// At least two each. Throws Stopped, here and as it begins to look.
  OtherShading(int rows, int cols, const Stop* stop = nullptr);

  /// Whether the board, which has no lines, has an answer in which one of these holds; it is near
  /// to `answer`. kUnknown: there were too many contradictions.
  SearchEnd look(const Grid<int>& rooms, const std::vector<int>& number, const Answer& answer,
                 std::span<const CellValue> differences, int most_contradictions);
  /// Looks for an answer of the rooms, whatever their numbers, near to this one, whose unshaded
  /// cells are connected, and which may break other rules.
  SearchEnd mend(const Grid<int>& rooms, const Answer& answer, int most_contradictions);
  /// After kFound.
  const Answer& found() const { return found_; }

 private:
  void begin(const Grid<int>& rooms, const std::vector<int>& number, const Answer& answer);
  SearchEnd run(int most_contradictions);
  void keep_found();
  void add_cuts();
  void walk_from(int start);
  void keep_cycle(int a, int b);

  // Of a cell, in the walk that met it last.
  struct Place {
    int walk = 0;
    int parent = -1;
    int depth = 0;
  };

  const Stop* stop_;
  int rows_;
  int cols_;
  CellSearch search_;
  std::vector<std::vector<CellValue>> always_;  // one of each list holds in every answer
  std::vector<CellValue> window_;
  Answer found_;
  int walk_ = 0;
  std::vector<Place> place_;
  std::vector<int> queue_;
  std::vector<std::vector<CellValue>> cycles_;
};

}  // namespace p2c
