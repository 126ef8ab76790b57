// Regions and rooms with clues in our text.
#include "instances/givens.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/region_ids.hpp"
#include "instances/notations/text/text_grid.hpp"

namespace p2c {
namespace {

constexpr std::string_view kNoun = "region";
constexpr std::string_view kNone = "@";

// Past a grid of '-', which has clues in other kinds of a set, where another grid follows.
void skip_empty_grid(TextReader& in, int rows, int cols) {
  const auto take_row = [&](TextReader& ahead, bool empty) {
    if (ahead.at_end()) return false;
    ahead.next_line("a row");
    for (int c = 0; c < cols; ++c) {
      if (ahead.line_done() || (ahead.token("a word") != "-" && empty)) return false;
    }
    return ahead.line_done();
  };
  TextReader ahead = in;
  for (int r = 0; r < rows; ++r) {
    if (!take_row(ahead, true)) return;
  }
  TextReader after = ahead;
  for (int r = 0; r < rows; ++r) {
    if (!take_row(after, false)) return;
  }
  in = ahead;
}

}  // namespace

CutBoard read_text_part(const Regions& its, TextReader& in, int rows, int cols) {
  skip_empty_grid(in, rows, cols);
  CutBoard board{
      read_region_ids(in, rows, cols, kNoun, its.everywhere ? std::string_view() : kNone)};
  read_text_lines(in, board, kNoun);
  return board;
}

std::string print_part(const Regions& /*its*/, const CutBoard& board) {
  return print_region_ids(board.room, kNone) + print_text_lines(board);
}

CluedRooms read_text_part(const RoomsWithClues& its, TextReader& in, int rows, int cols) {
  struct Clue {
    int cell;
    int number;
    Place place;
  };
  const std::string what = "'-' or " + its.noun;
  std::vector<Clue> clues;
  read_text_grid(in, rows, cols, "clue row", what, [&](int cell, std::string_view word) {
    if (word == "-" || word == ".") return;
    const int number = in.to_number(word, 0, RoomsWithClues::kMostClue, what);
    clues.push_back({cell, number, in.place()});
  });
  CluedRooms read;
  read.number_rooms(
      read_region_ids(in, rows, cols, "room", its.everywhere ? std::string_view() : kNone));
  read_text_lines(in, read, "room");
  expect_givens_or_end(in);  // before clues of wrong rooms
  for (const Clue& given : clues) {
    const int room = read.room[given.cell];
    if (room == kNoRegion) {
      throw InputError(given.place, "expected a clue in a room, got one in " +
                                        cell_name_at(given.cell, cols) + ", which is in none");
    }
    int& clue = read.clue[room];
    if (clue != kNoClue) {
      throw InputError(given.place,
                       "expected one clue in a room, got a second one in the room of " +
                           cell_name_at(given.cell, cols));
    }
    clue = given.number;
  }
  return read;
}

std::string print_part(const RoomsWithClues& /*its*/, const CluedRooms& rooms) {
  return print_grid(rooms.clues_in_cells(),
                    [](int clue) { return clue_in_words(clue, "-", "?"); }) +
         print_region_ids(rooms.room, kNone) + print_text_lines(rooms);
}

}  // namespace p2c
