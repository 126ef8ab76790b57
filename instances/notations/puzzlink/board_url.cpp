#include "instances/notations/puzzlink/board_url.hpp"

#include <algorithm>
#include <utility>

#include "instances/notations/coloured_arrows.hpp"
#include "instances/notations/joined_clues.hpp"
#include "instances/notations/known_to_pzpr.hpp"
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
    const auto* flag = std::get_if<BoardFlag>(&part);
    if (flag != nullptr && flag->letter != '\0') letters += flag->letter;
    if (std::holds_alternative<Regions>(part)) letters += kRegionBodies;
  }
  return letters;
}

// A list of clues in cells after those on margins, which is left out where there are none.
bool may_be_left_out(const Parts& parts, std::size_t part) {
  const auto* clues = std::get_if<CellClues>(&parts[part]);
  return clues != nullptr && clues->url_form == CellClues::UrlForm::kNumbers16 && part > 0 &&
         std::holds_alternative<MarginClues>(parts[part - 1]);
}

bool has_sizes(const Part& part) { return std::holds_alternative<SizeNumbers>(part); }

// What comes before numbers of sizes is left out.
bool begins_with_sizes(const Description& its, const PuzzleUrl& url) {
  return url.body.peek() == '/' && std::any_of(its.parts.begin(), its.parts.end(), has_sizes);
}

Content<BoardData> read_body(const Description& its, PuzzleUrl& url) {
  if (!its.fits(url.rows, url.cols)) url.body.fail(std::string(kSquare) + " before");
  BoardData board{url.rows, url.cols, std::vector<PartData>(its.parts.size())};
  for (const std::size_t i : order_of_pzpr(its)) {
    const bool left_out = (may_be_left_out(its.parts, i) && url.body.done()) ||
                          (begins_with_sizes(its, url) && !has_sizes(its.parts[i]));
    if (is_coloured(its, i)) {
      read_url_coloured(its, url, board);
      continue;
    }
    board.parts[i] = std::visit(
        [&]<class Is>(const Is& is) -> PartData {
          if constexpr (HasUrlForm<Is>) {
            if (!left_out) return read_url_part(is, url);
          }
          return is.blank(url.rows, url.cols);
        },
        part_of_pzpr(its, i));
    const auto is_open = [](int clue) { return clue == kUnknownClue; };
    if (!has_two_words(its, i)) continue;
    const std::vector<int>& clues = std::get<Grid<int>>(board.parts[i]).cells;
    if (std::any_of(clues.begin(), clues.end(), is_open)) url.body.fail("no '.' before");
  }
  url.body.expect_done();
  split_joined(its, board);
  return {std::move(board)};
}

}  // namespace

bool has_urls(const Description& its) {
  const auto has_form = []<class Is>(const Is& /*is*/) { return HasUrlForm<Is>; };
  return is_order_of_pzpr(its) &&
         std::all_of(its.parts.begin(), its.parts.end(),
                     [&](const Part& part) { return std::visit(has_form, part); });
}

Content<BoardData> read_board_url(const Description& its, TextReader& in) {
  return read_either_url(
      in, [&](PuzzleUrl& url) { return read_body(its, url); },
      [&](PzprFile& file) { return read_board_lines(its, file); }, flags_of(its), its.square);
}

std::string write_board_url(const Description& its, const BoardData& apart) {
  const BoardData board = with_joined(its, apart);
  std::string body;
  std::string letters;
  expect_known_to_pzpr(its.parts, board);
  for (const std::size_t i : order_of_pzpr(its)) {
    const bool blank = board.parts[i] == blank_of(its.parts[i], board.rows, board.cols);
    if (blank && may_be_left_out(its.parts, i)) continue;
    if (is_coloured(its, i)) {
      body += write_url_coloured(its, board);
      continue;
    }
    std::visit(
        [&]<class Is>(const Is& is) {
          const auto& data = std::get<typename Is::Data>(board.parts[i]);
          if constexpr (std::is_same_v<Is, BoardFlag>) {
            if (data) letters += is.letter;
          } else if constexpr (HasUrlForm<Is>) {
            body += write_url_part(is, data);
          }
        },
        part_of_pzpr(its, i));
  }
  const std::string& pid = its.url_pid.empty() ? its.pids[0] : its.url_pid;
  return write_url(pid, board.rows, board.cols, body, letters);
}

}  // namespace p2c
