#include "instances/formats/game_id.hpp"

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

std::string_view id_line(TextReader& in) {
  refuse_save_file(in);
  in.skip_blank_lines();
  in.next_line("a game id");
  const std::string_view line = in.token("a game id");
  if (const std::size_t seed = line.find('#');
      seed != std::string_view::npos && line.find(':') == std::string_view::npos) {
    Place place = in.place();
    place.col += static_cast<int>(seed);
    throw InputError(place,
                     "expected ':' and a puzzle after the parameters, got '#' and a seed, which "
                     "only the game's own generator can turn into a puzzle");
  }
  return line;
}

Place moved(Place place, std::size_t by) {
  place.col += static_cast<int>(by);
  return place;
}

// digits [x digits] [letters and digits] ':'
bool looks_like_id(std::string_view text) {
  std::size_t i = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::size_t begin = i;
  while (i < text.size() && text[i] >= '0' && text[i] <= '9') ++i;
  if (i == begin) return false;
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  while (i < text.size() && plain(text[i])) ++i;
  return i < text.size() && (text[i] == ':' || text[i] == '#');
}

}  // namespace

Scheme game_id_scheme(std::string_view name, std::string_view about) {
  const auto detect = [](std::string_view text, std::string_view /*file*/) {
    return looks_like_id(text);
  };
  return {name, about, detect, {}, nullptr, true};
}

void refuse_save_file(TextReader in) {
  in.skip_blank_lines();
  if (!in.peek_line().starts_with("SAVEFILE:")) return;
  in.next_line("");
  in.token("");
  in.fail("a game id: a save file names its game, so it needs no --from");
}

GameId::GameId(TextReader& in) : GameId(in, id_line(in)) {}

GameId::GameId(TextReader& in, std::string_view line)
    : params(in, line.substr(0, line.find(':')), in.place(),
             line.find(':') == std::string_view::npos ? "the end of the id" : "':'"),
      desc(in, line.substr(std::min(line.find(':'), line.size() - 1) + 1),
           moved(in.place(), std::min(line.find(':'), line.size() - 1) + 1), "the end of the id"),
      in_(in),
      place_(in.place()) {
  if (line.find(':') != std::string_view::npos) return;
  throw InputError(moved(place_, line.size()),
                   "expected ':' and a puzzle after the parameters, got the end of the id");
}

GameSize read_game_size(GameId& id, int least) {
  Characters& in = id.params;
  const int cols = in.number(least, kMostBoardCells);
  int rows = cols;
  if (in.peek() == 'x') {
    in.take();
    rows = in.number(least, kMostBoardCells);
  }
  if (static_cast<long long>(rows) * cols > kMostBoardCells) {
    throw InputError(id.place(), "expected a board of at most " + std::to_string(kMostBoardCells) +
                                     " cells, got " + std::to_string(rows) + " x " +
                                     std::to_string(cols));
  }
  check_board_size(id.reader(), rows, cols);
  return {cols, rows};
}

void skip_parameter(GameId& id, char letter) {
  if (id.params.peek() != letter) return;
  id.params.take();
  id.params.number(0, kMostBoardCells);
}

int read_gap(Characters& in, int left) {
  if (in.peek() < 'a' || in.peek() > 'z') return 0;
  const int gap = in.peek() - 'a' + 1;
  if (gap > left) in.odd("at most " + std::to_string(left) + " empty cells");
  in.take();
  return gap;
}

void add_gap(std::string& out, int cells) {
  for (; cells > 26; cells -= 26) out += 'z';
  if (cells > 0) out += static_cast<char>('a' + cells - 1);
}

void end_parameters(GameId& id) {
  if (!id.params.done()) id.params.fail("':' after the parameters");
}

void end_id(GameId& id) {
  id.reader().end_line();
  id.reader().expect_end();
}

}  // namespace p2c
