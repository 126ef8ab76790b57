#include "instances/notations/pzprv3/board_file.hpp"

#include <algorithm>
#include <utility>

#include "instances/notations/coloured_arrows.hpp"
#include "instances/notations/joined_clues.hpp"
#include "instances/notations/known_to_pzpr.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"
#include "instances/notations/pzprv3/banked_board.hpp"
#include "instances/notations/pzprv3/clue_values.hpp"
#include "instances/notations/pzprv3/framed_board.hpp"
#include "instances/notations/pzprv3/lines_of_sizes.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"

namespace p2c {
namespace {

template <class Is>
concept HasLines = requires(const Is& its, PzprFile& file, std::optional<Answer>& answer) {
  read_pzpr_part(its, file, answer);
};
template <class Layer>
concept HasAnswerLines = requires(const Layer& its, PzprFile& file, BoardContent& content) {
  read_pzpr_answer(its, file, content);
};
template <class Is>
concept HasVersion = requires(const Is& its, const typename Is::Data& data) {
  pzpr_version(its, data);
};

bool is_flag(const Part& part) { return std::holds_alternative<BoardFlag>(part); }

// In a line of its own, before a board with margins, too.
bool is_said_number(const Part& part) {
  const auto* number = std::get_if<BoardNumber>(&part);
  return number != nullptr && !number->side_if_unsaid;
}

bool has_line(const Part& part) {
  const auto* flag = std::get_if<BoardFlag>(&part);
  return flag != nullptr && !flag->line_word.empty();
}

// A player's colours of cells follow the answer.
bool has_dots(const Description& its) {
  return std::any_of(its.parts.begin(), its.parts.end(),
                     [](const Part& part) { return std::holds_alternative<PlaceDots>(part); });
}

// The answer is in the grid of this part.
bool has_answer(const Part& part) {
  const auto* clues = std::get_if<CellClues>(&part);
  return clues != nullptr && clues->among_shading;
}

// After the flags.
std::string_view first_line(const Parts& parts, int version) {
  const std::vector<std::size_t> order = order_of_pzpr(parts);
  const auto first = std::find_if_not(order.begin(), order.end(),
                                      [&](std::size_t i) { return is_flag(parts[i]); });
  if (first == order.end()) return "a line";
  return std::visit(
      [&](const auto& is) -> std::string_view {
        if constexpr (requires { first_pzpr_line(is, version); }) {
          return first_pzpr_line(is, version);
        }
        return "a line";
      },
      parts[*first]);
}

PartData read_part(const Part& part, PzprFile& file, bool blank, std::optional<Answer>& answer) {
  return std::visit(
      [&]<class Is>(const Is& is) -> PartData {
        if constexpr (HasLines<Is>) {
          if (!blank) return read_pzpr_part(is, file, answer);
        }
        return is.blank(file.rows(), file.cols());
      },
      part);
}

int version_of(const Description& its, const BoardData& board) {
  int version = 0;
  for (const AnswerLayer& layer : its.answers) {
    std::visit(
        [&](const auto& is) {
          if constexpr (requires { pzpr_version(is); }) {
            version = std::max(version, pzpr_version(is));
          }
        },
        layer);
  }
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    std::visit(
        [&]<class Is>(const Is& is) {
          if constexpr (HasVersion<Is>) {
            version = pzpr_version(is, std::get<typename Is::Data>(board.parts[i]));
          }
        },
        its.parts[i]);
  }
  return version + static_cast<int>(std::count_if(its.parts.begin(), its.parts.end(), has_line));
}

std::string write_part(const Part& part, const PartData& data,
                       const std::optional<Answer>& answer) {
  return std::visit(
      [&]<class Is>(const Is& is) -> std::string {
        if constexpr (HasLines<Is>) {
          return write_pzpr_part(is, std::get<typename Is::Data>(data), answer);
        }
        return {};
      },
      part);
}

bool has_lines(const Part& part) {
  if (const auto* margins = std::get_if<MarginClues>(&part)) return margins->halved;
  return std::visit([]<class Is>(const Is& /*is*/) { return HasLines<Is>; }, part);
}

bool has_answer_lines(const AnswerLayer& layer) {
  return std::visit([]<class Layer>(const Layer& /*its*/) { return HasAnswerLines<Layer>; }, layer);
}

void read_layer(const AnswerLayer& layer, PzprFile& file, BoardContent& content) {
  std::visit(
      [&]<class Layer>(const Layer& its) {
        if constexpr (HasAnswerLines<Layer>) read_pzpr_answer(its, file, content);
      },
      layer);
}

std::string write_layer(const AnswerLayer& layer, const BoardContent& content) {
  return std::visit(
      [&]<class Layer>(const Layer& its) -> std::string {
        if constexpr (HasAnswerLines<Layer>) return write_pzpr_answer(its, content);
        return {};
      },
      layer);
}

int size_of_layer(const AnswerLayer& layer, const BoardData& board) {
  return std::visit([&](const auto& its) { return its.size(board); }, layer);
}

// What the player has settled in each layer. Where there is an answer in one, what is not marked in
// another is not there.
void read_layers(const AnswerLayers& layers, PzprFile& file, BoardContent& content) {
  Answer settled;
  Answer whole;
  bool any = false;
  for (const AnswerLayer& layer : layers) {
    BoardContent its{content.puzzle};
    if (!file.done()) read_layer(layer, file, its);
    any = any || its.answer;
    const auto size = static_cast<std::size_t>(size_of_layer(layer, content.puzzle));
    const Answer open = its.position ? *its.position : its.answer.value_or(Answer(size, kOpen));
    Answer filled = its.answer.value_or(open);
    if (its.position) std::replace(filled.begin(), filled.end(), kOpen, 0);
    settled.insert(settled.end(), open.begin(), open.end());
    whole.insert(whole.end(), filled.begin(), filled.end());
  }
  if (any) content.answer = std::move(whole);
  content.position = std::move(settled);
}

// Of the next line the first; empty at the end.
std::string_view next_token(PzprFile& file) {
  if (file.done()) return {};
  TextReader ahead = file.reader();
  ahead.next_line("a token");
  return ahead.token("a token");
}

// A player's small numbers, as "[,3,4,]" for some of the corners of a cell.
void skip_small_numbers(PzprFile& file) {
  const std::string_view first = next_token(file);
  if (first != "." && !first.starts_with('[')) return;
  file.section(file.rows(), file.cols(), "small number", [&](int, int, std::string_view token) {
    const bool numbers = token.starts_with('[') && token.ends_with(']');
    if (token != "." && !numbers) file.reader().fail("'.' or small numbers in brackets");
  });
}

void read_answer(const Description& its, PzprFile& file, BoardContent& content) {
  if (its.answers.size() > 1) return read_layers(its.answers, file, content);
  if (its.sizes_part >= 0) return read_sizes(its, file, content);
  read_layer(its.answers[0], file, content);
  if (std::holds_alternative<ShadedCells>(its.answers[0])) {
    skip_small_numbers(file);
    skip_border_marks(file);
  } else if (its.areas) {
    skip_border_marks(file);
  }
  if (has_dots(its)) skip_grid(file, "0123", "a colour");
  if (std::holds_alternative<CellLines>(its.answers[0])) skip_grid(file, "012", "a colour");
}

bool ticks_follow(PzprFile& file) {
  const std::string_view first = next_token(file);
  return first == "." || first == "-";
}

// What was in the grid of the clues is of all cells; a player's ticks on clues may follow.
void take_among(const Description& its, PzprFile& file, BoardContent& content) {
  if (ticks_follow(file)) skip_grid(file, ".-", "a tick");
  const auto* marks = std::get_if<CellMarks>(&its.answers[0]);
  if (marks == nullptr || !content.answer) return;
  Grid<int> cells(content.puzzle.rows, content.puzzle.cols);
  cells.cells = *std::exchange(content.answer, std::nullopt);
  take_lines(marks_of_free_cells(*marks, content.puzzle, cells), content);
}

std::optional<Answer> by_cell(const Description& its, const BoardContent& content) {
  const auto* marks = std::get_if<CellMarks>(&its.answers[0]);
  if (marks == nullptr || !content.answer) return content.answer;
  return marks_by_cell(*marks, content.puzzle, *content.answer).cells;
}

std::string write_answer(const Description& its, const BoardContent& content) {
  if (its.answers.size() == 1) {
    const BoardData& board = content.puzzle;
    return (its.sizes_part >= 0 ? write_sizes(its, content)
                                : write_layer(its.answers[0], content)) +
           (its.areas ? no_border_marks(board.rows, board.cols) : "") +
           (has_dots(its) ? write_pzpr_grid(Grid<int>(board.rows, board.cols, 0),
                                            [](int) { return std::string("0"); })
                          : "");
  }
  std::vector<Answer> values;
  if (content.answer) values = by_layer(its.answers, content.puzzle, *content.answer);
  std::string lines;
  BoardContent layer{content.puzzle};
  for (std::size_t i = 0; i < its.answers.size(); ++i) {
    if (content.answer) layer.answer = std::move(values[i]);
    lines += write_layer(its.answers[i], layer);
  }
  return lines;
}

}  // namespace

bool has_pzpr_files(const Description& its) {
  if (framed(its) || banked(its)) return true;
  if (!is_order_of_pzpr(its)) return false;
  const bool among = std::any_of(its.parts.begin(), its.parts.end(), has_answer);
  return std::all_of(its.parts.begin(), its.parts.end(), has_lines) &&
         std::all_of(its.answers.begin(), its.answers.end(), has_answer_lines) &&
         (its.answers.size() == 1 || !among);
}

namespace {

// Or the bare head, which is an empty board.
void read_whole(const Description& its, const Banked& bank, PzprFile& file, BoardContent& content) {
  if (!file.is_cut_before("the pieces")) return read_banked(bank, its, file, content);
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    content.puzzle.parts[i] = blank_of(its.parts[i], file.rows(), file.cols());
  }
}

}  // namespace

BoardContent read_board_lines(const Description& its, PzprFile& file) {
  BoardContent content{{file.rows(), file.cols(), std::vector<PartData>(its.parts.size())}};
  if (const auto bank = banked(its)) {
    read_whole(its, *bank, file, content);
    return content;
  }
  const std::optional<Framed> frame = framed(its);
  bool cut = false;
  bool flags = true;
  for (const std::size_t i : order_of_pzpr(its)) {
    if (flags && !is_flag(its.parts[i])) {
      flags = false;
      cut = file.is_cut_before(first_line(its.parts, file.version()));
    }
    const bool framed_part = frame && !is_said_number(its.parts[i]);
    const bool blank = !flags && (cut || framed_part);
    if (is_coloured(its, i) && !blank) {
      read_pzpr_coloured(its, file, content.puzzle);
      continue;
    }
    content.puzzle.parts[i] = has_two_words(its, i) && !blank
                                  ? read_pzpr_words(std::get<CellClues>(its.parts[i]), file)
                                  : read_part(its.parts[i], file, blank, content.answer);
  }
  split_joined(its, content.puzzle);
  if (frame) {
    if (!cut) read_framed(*frame, file, content);
    fill_in_values(its, content);
    return content;
  }
  if (std::any_of(its.parts.begin(), its.parts.end(), has_answer)) {
    take_among(its, file, content);
  } else if (!file.done()) {
    read_answer(its, file, content);
  }
  fill_in_values(its, content);
  return content;
}

BoardContent read_board_file(const Description& its, TextReader& in) {
  return read_pzpr_file(
      in, [&](PzprFile& file) { return read_board_lines(its, file); }, its.square);
}

std::string write_board_file(const Description& its, const BoardContent& content) {
  const BoardData board = with_joined(its, content.puzzle);
  const int version = version_of(its, board);
  const std::optional<Framed> frame = framed(its);
  expect_known_to_pzpr(its.parts, board);
  if (const auto bank = banked(its)) {
    return write_pzpr_head(its.pids[0], board.rows, board.cols) + write_banked(*bank, its, content);
  }
  std::string lines;
  bool among = frame.has_value();
  for (const std::size_t i : order_of_pzpr(its)) {
    among = among || has_answer(its.parts[i]);
    if (frame && !is_flag(its.parts[i]) && !is_said_number(its.parts[i])) continue;
    if (is_coloured(its, i)) {
      lines += write_pzpr_coloured(its, board);
      continue;
    }
    lines += has_two_words(its, i)
                 ? write_pzpr_words(board.part<Grid<int>>(i))
                 : write_part(its.parts[i], board.parts[i], by_cell(its, content));
  }
  if (frame) lines += write_framed(*frame, without_values(its, content));
  return write_pzpr_head(its.pids[0], board.rows, board.cols, version, its.square) + lines +
         (among ? "" : write_answer(its, without_values(its, content)));
}

}  // namespace p2c
