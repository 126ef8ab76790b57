#include "instances/notations/puzzlink/board_url.hpp"

#include <algorithm>
#include <utility>

#include "instances/notations/puzzlink/part_url.hpp"
#include "instances/notations/pzprv3/board_file.hpp"

namespace p2c {
namespace {

template <class Is>
concept HasUrlForm = requires(const Is& its, PuzzleUrl& url) {
  read_url_part(its, url);
};

// The letters before the size that may be there.
std::string flags_of(const Description& its) {
  std::string letters;
  for (const Part& part : its.parts) {
    if (const auto* flag = std::get_if<BoardFlag>(&part)) letters += flag->letter;
    if (std::holds_alternative<Regions>(part)) letters += kRegionBodies;
  }
  return letters;
}

Content<BoardData> read_body(const Description& its, PuzzleUrl& url) {
  BoardData board{url.rows, url.cols};
  for (const Part& part : its.parts) {
    board.parts.push_back(std::visit(
        [&]<class Is>(const Is& is) -> PartData {
          if constexpr (HasUrlForm<Is>) return read_url_part(is, url);
          return is.blank(url.rows, url.cols);
        },
        part));
  }
  url.body.expect_done();
  return {std::move(board)};
}

}  // namespace

bool has_urls(const Description& its) {
  const auto has_form = []<class Is>(const Is& /*is*/) { return HasUrlForm<Is>; };
  return is_order_of_pzpr(its.parts) &&
         std::all_of(its.parts.begin(), its.parts.end(),
                     [&](const Part& part) { return std::visit(has_form, part); });
}

Content<BoardData> read_board_url(const Description& its, TextReader& in) {
  return read_either_url(
      in, [&](PuzzleUrl& url) { return read_body(its, url); },
      [&](PzprFile& file) { return read_board_lines(its, file); }, flags_of(its));
}

std::string write_board_url(const Description& its, const BoardData& board) {
  std::string body;
  std::string letters;
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    std::visit(
        [&]<class Is>(const Is& is) {
          const auto& data = std::get<typename Is::Data>(board.parts[i]);
          if constexpr (std::is_same_v<Is, BoardFlag>) {
            if (data) letters += is.letter;
          } else if constexpr (HasUrlForm<Is>) {
            body += write_url_part(is, data);
          }
        },
        its.parts[i]);
  }
  return write_url(its.pids[0], board.rows, board.cols, body, letters);
}

}  // namespace p2c
