#include "instances/answers/answer_layers.hpp"

#include <iterator>
#include <utility>

namespace p2c {
namespace {

int size_of_layer(const AnswerLayer& layer, const BoardData& board) {
  return std::visit([&](const auto& its) { return its.size(board); }, layer);
}

}  // namespace

const std::string& name_of_layer(const AnswerLayer& layer) {
  return std::visit([](const auto& its) -> const std::string& { return its.name; }, layer);
}

int bytes_per_cell(const AnswerLayers& layers) {
  int bytes = 0;
  for (const AnswerLayer& layer : layers) {
    bytes += std::visit([](const auto& its) { return static_cast<int>(its.kBytesPerCell); }, layer);
  }
  return bytes;
}

std::vector<Slot> slots_of(const AnswerLayers& layers, const BoardData& board, const Stop* stop) {
  std::vector<Slot> all;
  for (const AnswerLayer& layer : layers) {
    std::vector<Slot> slots =
        std::visit([&](const auto& its) { return its.slots(board, stop); }, layer);
    if (&layer == &layers.front()) {
      all = std::move(slots);
      continue;
    }
    for (Slot& slot : slots) slot.name.insert(0, name_of_layer(layer) + ":");
    std::move(slots.begin(), slots.end(), std::back_inserter(all));
  }
  return all;
}

namespace {

// The layer of a slot; `slot` becomes its number there.
std::size_t layer_of(const AnswerLayers& layers, const BoardData& board, int& slot) {
  std::size_t layer = 0;
  for (; layer + 1 < layers.size(); ++layer) {
    const int size = size_of_layer(layers[layer], board);
    if (slot < size) break;
    slot -= size;
  }
  return layer;
}

}  // namespace

std::string says_of(const AnswerLayers& layers, const BoardData& board, int slot, int value,
                    bool has) {
  const AnswerLayer& layer = layers[layer_of(layers, board, slot)];
  return std::visit([&](const auto& its) { return its.says(value, has); }, layer);
}

std::optional<SlotCell> cell_of(const AnswerLayers& layers, const BoardData& board, int slot) {
  const std::size_t layer = layer_of(layers, board, slot);
  const int cell = std::visit(
      [&](const auto& its) {
        if constexpr (requires { its.cell(board, slot); }) return its.cell(board, slot);
        return -1;
      },
      layers[layer]);
  if (cell < 0) return {};
  return SlotCell{static_cast<int>(layer), cell / board.cols, cell % board.cols};
}

std::vector<Answer> by_layer(const AnswerLayers& layers, const BoardData& board,
                             const Answer& answer) {
  if (layers.size() == 1) return {answer};
  std::vector<Answer> all;
  auto next = answer.begin();
  for (const AnswerLayer& layer : layers) {
    const auto end = next + size_of_layer(layer, board);
    all.emplace_back(next, end);
    next = end;
  }
  return all;
}

std::vector<AnswerRows> rows_of(const AnswerLayers& layers, const BoardData& board,
                                const Answer& answer) {
  const std::vector<Answer> parts = by_layer(layers, board, answer);
  std::vector<AnswerRows> all;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    all.push_back(
        std::visit([&](const auto& its) { return its.rows(board, parts[i]); }, layers[i]));
  }
  return all;
}

void draw_layers(Drawing& drawn, const AnswerLayers& layers, const BoardData& board,
                 const Answer& answer) {
  const std::vector<Answer> parts = by_layer(layers, board, answer);
  for (std::size_t i = 0; i < layers.size(); ++i) {
    std::visit([&](const auto& its) { its.draw(drawn, board, parts[i]); }, layers[i]);
  }
}

}  // namespace p2c
