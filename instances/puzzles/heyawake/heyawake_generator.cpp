// New boards: rooms are drawn, a shading is found that keeps the rules in them, rooms are split
// until the clues leave one answer, and joined as long as they do.
#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/differing.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/heyawake/heyawake_joins.hpp"
#include "instances/puzzles/heyawake/heyawake_rooms.hpp"
#include "instances/puzzles/heyawake/heyawake_shading.hpp"

namespace p2c {
namespace {

// Of rooms before they are joined: with so many clues there is one answer, or nearly.
constexpr int kFirstSize = 2;

std::vector<StyleItem> styles() {
  return {
      {"room-size", "cells of a room, on average, as far as one answer is left", 2, 40, 6},
      {"room-shape", "shapes of rooms", 0, 1, 0, {"rectangles", "any"}},
      {"symmetry", "rooms that are the same after half a turn", 0, 1, 0, {"none", "turn"}},
      {"clued", "rooms with a number, at least, in percent", 0, 100, 60},
  };
}

RoomStyle room_style(const Style& style) {
  return {style["room-size"], style["room-shape"] == 1, style["symmetry"] == 1};
}

// Rooms may have any numbers.
Heyawake with_rooms(Grid<int> ids, const Answer& shaded) {
  number_from_zero(ids);
  Heyawake puzzle = Heyawake::of_rooms(ids);
  std::fill(puzzle.clue.begin(), puzzle.clue.end(), 0);
  for (int i = 0; i < ids.size(); ++i) puzzle.clue[puzzle.room[i]] += shaded[i];
  return puzzle;
}

std::optional<Planted<Heyawake>> plant(Rng& rng, int rows, int cols, const Style& style,
                                       const Stop* stop) {
  constexpr int kMostContradictions = 20000;
  RoomStyle first = room_style(style);
  for (first.mean = kFirstSize;; first.mean *= 2) {
    throw_if_stopped(stop);
    const Grid<int> ids = random_rooms(rng, rows, cols, first, stop);
    throw_if_stopped(stop);
    OtherShading others(rows, cols, stop);
    const SearchEnd end = others.mend(ids, dense_shading(ids, rng, stop), kMostContradictions);
    throw_if_stopped(stop);
    if (end == SearchEnd::kUnknown) return {};
    if (end == SearchEnd::kFound) {
      return Planted<Heyawake>{with_rooms(ids, others.found()), others.found()};
    }
  }
}

Heyawake base(const Heyawake& puzzle) {
  return Heyawake::of_rooms(Grid<int>(puzzle.rows(), puzzle.cols(), 0));
}

Heyawake bare(const Heyawake& puzzle) { return puzzle.without(puzzle.clues()); }

Heyawake with_clues_of(const Heyawake& puzzle, const Answer& shaded, Rng& /*rng*/,
                       const Style& /*style*/) {
  Heyawake clued = with_rooms(puzzle.room, shaded);
  clued.lines = puzzle.lines;
  return clued;
}

// Other cells are shaded near one where the answers differ. The answer may break a rule where lines
// are drawn into rooms, or no other shading is found.
Planted<Heyawake> shaded_again(const Planted<Heyawake>& planted, const std::vector<int>& cells,
                               Rng& rng) {
  constexpr int kMostContradictions = 1000;
  const Grid<int>& rooms = planted.puzzle.room;
  const int middle = cells[below(rng, static_cast<int>(cells.size()))];
  std::vector<int> near = cells_near(rooms.rows, rooms.cols, middle, 1 + below(rng, 3));
  Grid<int> shaded = rooms;
  shaded.cells = planted.answer;
  shaded.cells = shaded_otherwise(shaded, std::move(near), rng);
  OtherShading others(rooms.rows, rooms.cols);
  if (others.mend(rooms, shaded.cells, kMostContradictions) == SearchEnd::kFound) {
    shaded.cells = others.found();
  }
  Heyawake puzzle = with_rooms(rooms, shaded.cells);
  puzzle.lines = planted.puzzle.lines;
  return {std::move(puzzle), std::move(shaded.cells)};
}

std::optional<Planted<Heyawake>> mend(const Planted<Heyawake>& planted, const Answer& other,
                                      bool fixed, Rng& rng, const Style& style,
                                      const Stop* /*stop*/) {
  if (!fixed) {
    const bool symmetric = style["symmetry"] == 1;
    for (const Grid<int>& rooms :
         cuts_between(planted.puzzle.room, planted.answer, other, symmetric, rng)) {
      Heyawake cut = with_rooms(rooms, planted.answer);
      if (!cut.check(planted.answer)) return Planted<Heyawake>{std::move(cut), planted.answer};
    }
  }
  return shaded_again(planted, differing(planted.answer, other), rng);
}

Heyawake polish(const Planted<Heyawake>& planted, Rng& rng, const Style& style, const Stop* stop) {
  RoomJoins joins(planted.puzzle.room, planted.answer, room_style(style), rng);
  return with_rooms(joins.join_all(stop), planted.answer);
}

// A cell of a room that lacks its number now, or any cell, has another value.
std::vector<CellValue> differences(const Heyawake& puzzle, const Answer& answer,
                                   const Heyawake* fuller) {
  std::vector<CellValue> cells;
  for (const int shaded : {1, 0}) {
    for (int i = 0; i < puzzle.room.size(); ++i) {
      const int room = puzzle.room[i];
      const bool same = fuller != nullptr && fuller->clue[room] == puzzle.clue[room];
      if (answer[i] == shaded && !same) cells.push_back({i, 1 - shaded});
    }
  }
  return cells;
}

ByRules ask(OtherShading& others, const Heyawake& puzzle, const Answer& answer,
            const Heyawake* fuller) {
  constexpr int kMostContradictions = 3000;
  if (!puzzle.lines.empty()) return {};
  switch (others.look(puzzle.room, puzzle.clue, answer, differences(puzzle, answer, fuller),
                      kMostContradictions)) {
    case SearchEnd::kFound:
      return {true, others.found()};
    case SearchEnd::kNone:
      return {true, {}};
    default:
      return {};
  }
}

AskByRules<Heyawake> asker(const Heyawake& board) {
  return [others = OtherShading(board.rows(), board.cols())](
             const Heyawake& puzzle, const Answer& answer, const Heyawake* fuller) mutable {
    return ask(others, puzzle, answer, fuller);
  };
}

}  // namespace

Generator<Heyawake> Heyawake::generator() {
  Generator<Heyawake> its;
  its.transposed = [](const Heyawake& puzzle) { return puzzle.transposed(); };
  its.mirrored = [](const Heyawake& puzzle) { return puzzle.mirrored(); };
  its.styles = styles();
  its.plant = plant;
  its.base = base;
  its.bare = bare;
  its.with_clues_of = with_clues_of;
  its.mend = mend;
  its.asker = asker;
  its.polish = polish;
  return its;
}

}  // namespace p2c
