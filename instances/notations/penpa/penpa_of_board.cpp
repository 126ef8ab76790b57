#include <algorithm>

#include "instances/box_shape.hpp"
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/draw_penpa.hpp"

namespace p2c {
namespace {

void draw_walls(const CutBoard& cut, PenpaBoard& drawn) {
  drawn.walls = all_lines(cut);
  if (cut_by(drawn.walls) == cut) return;
  throw CannotCarry("cells in no region, or regions in several pieces");
}

// Each clue in the first cell of its room.
void draw_rooms(const CluedRooms& rooms, PenpaBoard& drawn) {
  draw_walls(rooms, drawn);
  const Grid<int> clues = rooms.clues_in_cells();
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    drawn.numbers[{i / clues.cols, i % clues.cols}] = {std::to_string(clues[i])};
  }
}

// A cell alone, of which nothing is said, is in none.
void draw_cages(const CluedRooms& rooms, PenpaBoard& drawn) {
  if (!rooms.lines.empty()) throw CannotCarry("lines inside regions");
  std::vector<std::vector<PenpaSpot>> cages(rooms.clue.size());
  for (int i = 0; i < rooms.room.size(); ++i) {
    if (rooms.room[i] == kNoRegion) throw CannotCarry("cells in no region");
    cages[rooms.room[i]].push_back({i / rooms.room.cols, i % rooms.room.cols});
  }
  for (std::size_t i = 0; i < cages.size(); ++i) {
    if (rooms.clue[i] != kNoClue) {
      drawn.corners[{cages[i].front()}] = {std::to_string(rooms.clue[i])};
    }
    if (rooms.clue[i] != kNoClue || cages[i].size() > 1) drawn.cages.push_back(cages[i]);
  }
}

// The part as it is drawn, but for numbers of the board.
class PartDrawer {
 public:
  PartDrawer(const Description& its, const BoardData& data, PenpaBoard& drawn)
      : its_(its), data_(data), drawn_(drawn) {}

  void draw_all() const {
    for (const bool of_board : {false, true}) {
      for (std::size_t i = 0; i < its_.parts.size(); ++i) {
        if (is_of_board_in_penpa(its_.parts[i]) != of_board) continue;
        std::visit([&](const auto& part) { draw_part(part, i); }, its_.parts[i]);
      }
    }
  }

 private:
  template <class Clues>
  void draw_part(const Clues& part, std::size_t i) const {
    draw_penpa(part, penpa_signs(its_, i), data_.part<typename Clues::Data>(i), drawn_);
  }
  // They share cells with these words.
  void draw_part(const ArrowClues& part, std::size_t i) const {
    const PenpaSigns signs = its_.joined ? penpa_signs(its_, its_.joined->words) : PenpaSigns();
    draw_penpa(part, signs, data_.part<Grid<ArrowClue>>(i), drawn_);
  }
  void draw_part(const Regions& part, std::size_t i) const {
    const auto& cut = data_.part<CutBoard>(i);
    draw_walls(cut, drawn_);
    if (!lines_say(part) && !cut.lines.empty()) throw CannotCarry("lines inside regions");
  }
  void draw_part(const RoomsWithClues& /*part*/, std::size_t i) const {
    const auto& rooms = data_.part<CluedRooms>(i);
    its_.boxes ? draw_cages(rooms, drawn_) : draw_rooms(rooms, drawn_);
  }
  void draw_part(const SizeNumbers& /*part*/, std::size_t i) const {
    draw_penpa_numbers(data_.part<std::vector<int>>(i), drawn_);
  }
  void draw_part(const BoardFlag& part, std::size_t i) const {
    if (data_.part<bool>(i)) throw CannotCarry(part.word);
  }
  void draw_part(const BoardNumber& part, std::size_t i) const {
    const int number = data_.part<int>(i);
    if (is_of_board_in_penpa(part)) return draw_penpa_numbers({number}, drawn_);
    if (number != part.blank(drawn_.rows, drawn_.cols)) {
      throw CannotCarry(part.word + " " + std::to_string(number));
    }
  }

  const Description& its_;
  const BoardData& data_;
  PenpaBoard& drawn_;
};

// For the eye.
void draw_boxes(PenpaBoard& drawn) {
  const BoxShape boxes(drawn.cols);
  Grid<int> ids(drawn.rows, drawn.cols);
  for (int i = 0; i < ids.size(); ++i) ids[i] = boxes.box_of(i);
  drawn.walls = borders_of(ids);
}

}  // namespace

PenpaBoard penpa_of_board(const Description& its, const BoardData& data) {
  PenpaBoard drawn{data.rows, data.cols};
  PartDrawer(its, data, drawn).draw_all();
  if (its.boxes) draw_boxes(drawn);
  const bool values = its.values_part >= 0;
  const bool unknown = std::any_of(drawn.numbers.begin(), drawn.numbers.end(),
                                   [](const auto& number) { return number.second.text == "?"; });
  if (values && unknown) throw CannotCarry("a clue '?'");
  return drawn;
}

}  // namespace p2c
