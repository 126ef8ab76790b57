#include "instances/words/tetromino_rules.hpp"

#include "instances/words/tetromino.hpp"

namespace p2c {

ShadedRegions::ShadedRegions(const CutBoard& board, const Answer& shaded)
    : board_(board), shaded_(shaded), regions_(cells_by_region(board.room)) {
  for (std::vector<int>& cells : regions_) {
    std::erase_if(cells, [&](int cell) { return shaded[cell] != 1; });
  }
}

std::string ShadedRegions::name_of_region(int id) const {
  const std::vector<int>& ids = board_.room.cells;
  const auto first = std::find(ids.begin(), ids.end(), id);
  return "the region of " + cell_name_at(static_cast<int>(first - ids.begin()), cols());
}

// Of an L, I, T or S each line between two of its cells cuts it apart.
bool ShadedRegions::crosses_line(const std::vector<int>& cells) const {
  return std::any_of(board_.lines.begin(), board_.lines.end(), [&](const auto& line) {
    return std::count(cells.begin(), cells.end(), line.first) == 1 &&
           std::count(cells.begin(), cells.end(), line.second) == 1;
  });
}

char ShadedRegions::shape(int id) const {
  const std::vector<int>& cells = regions_[id];
  if (cells.size() != 4) return kNoShape;
  const char shape = tetromino({cells[0], cells[1], cells[2], cells[3]}, cols());
  return shape != 'O' && crosses_line(cells) ? kNoShape : shape;
}

Broken ShadedRegions::check_too_many() const {
  for (int id = 0; id < static_cast<int>(regions_.size()); ++id) {
    const std::size_t count = regions_[id].size();
    if (count > 4) {
      return name_of_region(id) + " has " + std::to_string(count) + " shaded cells, not 4";
    }
    const char its = shape(id);
    if (count < 4 || (its != kNoShape && its != 'O')) continue;
    return "the shaded cells of " + name_of_region(id) +
           (its == 'O' ? " are 2 x 2 cells" : " are in pieces");
  }
  return {};
}

Broken ShadedRegions::check_too_few() const {
  for (int id = 0; id < static_cast<int>(regions_.size()); ++id) {
    if (regions_[id].size() >= 4) continue;
    return name_of_region(id) + " has " + counted(regions_[id].size(), "shaded cell") + ", not 4";
  }
  return {};
}

Broken ShadedRegions::check_equal() const {
  std::vector<char> shapes;
  for (int id = 0; id < static_cast<int>(regions_.size()); ++id) shapes.push_back(shape(id));
  for (const auto& [a, b] : neighbour_pairs(board_.room.rows, cols())) {
    const int one = board_.room[a];
    const int other = board_.room[b];
    if (shaded_[a] != 1 || shaded_[b] != 1 || one == other) continue;
    if (one == kNoRegion || other == kNoRegion) continue;
    if (shapes[one] == kNoShape || shapes[one] != shapes[other]) continue;
    return cell_name_at(a, cols()) + " and " + cell_name_at(b, cols()) +
           " are in equal tetrominoes, which share an edge";
  }
  return {};
}

}  // namespace p2c
