#include "instances/rules/rule_board.hpp"

#include <optional>
#include <utility>

#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"

namespace p2c {
namespace {

int size_of_layer(const AnswerLayer& layer, const BoardData& data) {
  return std::visit([&](const auto& its) { return its.size(data); }, layer);
}

// Where not all cells have a slot.
std::optional<std::vector<int>> free_cells_of(const AnswerLayer& layer, const BoardData& data) {
  if (const auto* marks = std::get_if<CellMarks>(&layer)) return marks->free_cells(data);
  const auto* numbers = std::get_if<CellNumbers>(&layer);
  if (numbers == nullptr || !numbers->free_cells) return {};
  return numbers->free_cells(data);
}

}  // namespace

RuleBoard::RuleBoard(std::shared_ptr<const RuleText> text, BoardData data)
    : text_(std::move(text)), data_(std::move(data)) {
  for (const AnswerLayer& layer : text_->made_of.answers) {
    Layer& its = layers_.emplace_back(Layer{slots_, {}, {}});
    slots_ += size_of_layer(layer, data_);
    if (const auto* numbers = std::get_if<CellNumbers>(&layer)) its.ranges = numbers->ranges(data_);
    const auto free = free_cells_of(layer, data_);
    if (!free) continue;
    its.items = *free;
    its.places.assign(static_cast<std::size_t>(data_.cells()), -1);
    for (int place = 0; place < static_cast<int>(its.items.size()); ++place) {
      its.places[its.items[place]] = place;
    }
  }
}

const Grid<int>& RuleBoard::clues(int given) const {
  return data_.part<Grid<int>>(static_cast<std::size_t>(text_->givens[given].part));
}

const Grid<ArrowClue>& RuleBoard::arrows(int given) const {
  return data_.part<Grid<ArrowClue>>(static_cast<std::size_t>(text_->givens[given].part));
}

const CutBoard& RuleBoard::regions(int given) const {
  const PartData& part = data_.parts[static_cast<std::size_t>(text_->givens[given].part)];
  if (const auto* rooms = std::get_if<CluedRooms>(&part)) return *rooms;
  return std::get<CutBoard>(part);
}

const CluedRuns& RuleBoard::runs(int given) const {
  return data_.part<CluedRuns>(static_cast<std::size_t>(text_->givens[given].part));
}

const Dots& RuleBoard::dots(int given) const {
  return data_.part<Dots>(static_cast<std::size_t>(text_->givens[given].part));
}

bool RuleBoard::flag(int given) const {
  return data_.part<bool>(static_cast<std::size_t>(text_->givens[given].part));
}

const std::vector<int>& RuleBoard::sizes(int given) const {
  return data_.part<std::vector<int>>(static_cast<std::size_t>(text_->givens[given].part));
}

int RuleBoard::number(int given, const Bound& bound) const {
  const Given& its = text_->givens[given];
  const auto part = static_cast<std::size_t>(its.part);
  switch (its.is) {
    case Given::Is::kArrow: {
      const auto& [clue, way] = data_.part<Grid<ArrowClue>>(part)[bound.item];
      return clue < 0 || way != ArrowClue::Way::kNone ? clue : kUnknownClue;
    }
    case Given::Is::kBoardNumber:
      return data_.part<int>(part);
    case Given::Is::kSizeNumber: {
      const std::vector<int>& all = sizes(given);
      const bool has = bound.item > 0 && bound.item <= static_cast<int>(all.size());
      return has ? all[static_cast<std::size_t>(bound.item - 1)] : 0;
    }
    case Given::Is::kRegionNumber:
      return data_.part<CluedRooms>(part).clue[bound.place];
    case Given::Is::kBlock:
      return runs(given).block[bound.item];
    case Given::Is::kRunNumber:
      return runs(given).clue(bound.place);
    case Given::Is::kMarginNumber: {
      int place = bound.place;
      for (const std::vector<int>& side : data_.part<Margins>(part).clue) {
        if (place < static_cast<int>(side.size())) return side[place];
        place -= static_cast<int>(side.size());
      }
      return kNoClue;
    }
    case Given::Is::kCornerNumber:
      return data_.part<Corners>(part).clue[bound.item];
    case Given::Is::kRegion:
      return regions(given).room[bound.item];
    default:
      return clues(given)[bound.item];
  }
}

std::string RuleBoard::in_words(int given, int number) const {
  const auto part = static_cast<std::size_t>(text_->givens[given].part);
  const auto* clues = std::get_if<CellClues>(&text_->made_of.parts[part]);
  return clues != nullptr ? clue_in_words(*clues, number, "-", "?") : std::to_string(number);
}

void RuleBoard::set_number(int given, int place, int number) {
  PartData& data = data_.parts[static_cast<std::size_t>(text_->givens[given].part)];
  if (auto* rooms = std::get_if<CluedRooms>(&data)) {
    rooms->clue[place] = number;
    return;
  }
  if (auto* runs = std::get_if<CluedRuns>(&data)) {
    runs->clue(place) = number;
    return;
  }
  if (auto* arrows = std::get_if<Grid<ArrowClue>>(&data)) {
    (*arrows)[place].number = number;
    return;
  }
  if (auto* corners = std::get_if<Corners>(&data)) {
    corners->clue[place] = number;
    return;
  }
  auto* margins = std::get_if<Margins>(&data);
  if (margins == nullptr) {
    std::get<Grid<int>>(data)[place] = number;
    return;
  }
  const auto part = static_cast<std::size_t>(text_->givens[given].part);
  const auto& its = std::get<MarginClues>(text_->made_of.parts[part]);
  for (std::size_t side = 0; side < margins->clue.size(); ++side) {
    const auto size = static_cast<int>(margins->clue[side].size());
    if (place >= 0 && place < size && its.has(side)) margins->clue[side][place] = number;
    place -= size;
  }
}

void RuleBoard::set_regions(int given, const Grid<int>& ids) {
  PartData& data = data_.parts[static_cast<std::size_t>(text_->givens[given].part)];
  if (auto* rooms = std::get_if<CluedRooms>(&data)) {
    *rooms = {};
    rooms->number_rooms(ids);
    return;
  }
  auto& cut = std::get<CutBoard>(data);
  cut = {ids};
  number_from_zero(cut.room);
}

int RuleBoard::slot(int layer, int item) const {
  const Layer& its = layers_[layer];
  if (its.places.empty()) return its.first + item;
  return its.places[item] < 0 ? -1 : its.first + its.places[item];
}

std::pair<int, int> RuleBoard::item_of(int slot) const {
  auto layer = static_cast<int>(layers_.size()) - 1;
  while (layers_[layer].first > slot) --layer;
  const int place = slot - layers_[layer].first;
  return {layer, layers_[layer].items.empty() ? place : layers_[layer].items[place]};
}

int RuleBoard::items(int layer) const {
  switch (text_->answers[layer].is) {
    case AnswerName::Is::kLinks:
      return InnerEdges{rows(), cols()}.size();
    case AnswerName::Is::kSides:
      return Lattice{rows(), cols()}.size();
    default:
      return cells();
  }
}

Answer RuleBoard::without_what_is_not(Answer answer) const {
  for (int slot = 0; slot < slots_; ++slot) {
    const int layer = item_of(slot).first;
    const AnswerName::Is is = text_->answers[layer].is;
    const bool may_be_missing = is != AnswerName::Is::kNumbers && is != AnswerName::Is::kSlashes;
    if (may_be_missing && answer[slot] == 0) {
      answer[slot] = kOpen;
    }
  }
  return answer;
}

std::string RuleBoard::name(Sort sort, const Bound& bound) const {
  switch (sort) {
    case Sort::kCell:
      return cell_name_at(bound.item, cols());
    case Sort::kLink:
      return name_of_link(bound.item);
    case Sort::kSide:
      return Lattice{rows(), cols()}.name(bound.item);
    case Sort::kNumber:
      return std::to_string(bound.item);
    case Sort::kCells:
      break;
  }
  return name_of_cells(bound);
}

std::string RuleBoard::name_of_link(int link) const {
  const auto [a, b] = InnerEdges{rows(), cols()}.cells_beside_edge(link);
  return CellLines::name_of(a, b, cols());
}

std::string RuleBoard::name_of_cells(const Bound& bound) const {
  if (bound.item >= 0) return Lattice{rows(), cols()}.vertex_name(bound.item);
  const std::string first = cell_name_at(bound.cells.front(), cols());
  if (bound.cells.size() == 1) return first;
  const char* between = bound.cells.size() == 2 ? " and " : " to ";
  return first + between + cell_name_at(bound.cells.back(), cols());
}

}  // namespace p2c
