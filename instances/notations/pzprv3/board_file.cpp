#include "instances/notations/pzprv3/board_file.hpp"

#include <algorithm>
#include <utility>

#include "instances/notations/pzprv3/answer_lines.hpp"
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

// The answer is in the grid of this part.
bool has_answer(const Part& part) {
  const auto* clues = std::get_if<CellClues>(&part);
  return clues != nullptr && clues->among_shading;
}

std::string_view first_line(const Part& part, int version) {
  return std::visit(
      [&](const auto& is) -> std::string_view {
        if constexpr (requires { first_pzpr_line(is, version); }) {
          return first_pzpr_line(is, version);
        }
        return "a line";
      },
      part);
}

PartData read_part(const Part& part, PzprFile& file, bool blank, std::optional<Answer>& answer) {
  return std::visit(
      [&]<class Is>(const Is& is) -> PartData {
        if constexpr (HasLines<Is>) {
          if (!blank) return read_pzpr_part(is, file, answer);
        }
        return Is::blank(file.rows(), file.cols());
      },
      part);
}

int version_of(const Description& its, const BoardData& board) {
  int version = std::visit(
      [](const auto& layer) {
        if constexpr (requires { pzpr_version(layer); }) return pzpr_version(layer);
        return 0;
      },
      its.answers[0]);
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    std::visit(
        [&]<class Is>(const Is& is) {
          if constexpr (HasVersion<Is>) {
            version = pzpr_version(is, std::get<typename Is::Data>(board.parts[i]));
          }
        },
        its.parts[i]);
  }
  return version;
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

std::string write_answer(const AnswerLayer& layer, const BoardContent& content) {
  return std::visit(
      [&]<class Layer>(const Layer& its) -> std::string {
        if constexpr (HasAnswerLines<Layer>) return write_pzpr_answer(its, content);
        return {};
      },
      layer);
}

}  // namespace

bool has_pzpr_files(const Description& its) {
  const bool parts = std::all_of(its.parts.begin(), its.parts.end(), [](const Part& part) {
    return std::visit([]<class Is>(const Is& /*is*/) { return HasLines<Is>; }, part);
  });
  return parts && its.answers.size() == 1 &&
         std::visit([]<class Layer>(const Layer& /*its*/) { return HasAnswerLines<Layer>; },
                    its.answers[0]);
}

// In files the flags come first.
BoardContent read_board_lines(const Description& its, PzprFile& file) {
  BoardContent content{{file.rows(), file.cols(), std::vector<PartData>(its.parts.size())}};
  bool cut = false;
  for (const bool flags : {true, false}) {
    if (!flags) cut = file.is_cut_before(first_line(its.parts[0], file.version()));
    for (std::size_t i = 0; i < its.parts.size(); ++i) {
      if (is_flag(its.parts[i]) != flags) continue;
      content.puzzle.parts[i] = read_part(its.parts[i], file, cut, content.answer);
    }
  }
  const bool among = std::any_of(its.parts.begin(), its.parts.end(), has_answer);
  if (file.done() || among) return content;
  std::visit(
      [&]<class Layer>(const Layer& layer) {
        if constexpr (HasAnswerLines<Layer>) read_pzpr_answer(layer, file, content);
      },
      its.answers[0]);
  return content;
}

BoardContent read_board_file(const Description& its, TextReader& in) {
  return read_pzpr_file(in, [&](PzprFile& file) { return read_board_lines(its, file); });
}

std::string write_board_file(const Description& its, const BoardContent& content) {
  const BoardData& board = content.puzzle;
  const int version = version_of(its, board);
  std::string flags;
  std::string lines;
  bool among = false;
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    among = among || has_answer(its.parts[i]);
    (is_flag(its.parts[i]) ? flags : lines) +=
        write_part(its.parts[i], board.parts[i], content.answer);
  }
  return write_pzpr_head(its.pids[0], board.rows, board.cols, version) + flags + lines +
         (among ? "" : write_answer(its.answers[0], content));
}

}  // namespace p2c
