// Saved games of Simon Tatham's Portable Puzzle Collection: records "KEY     :LENGTH:VALUE", of
// which the first one is "SAVEFILE:41:...". GAME is the name of the game, CPARAMS and DESC are its
// id, and the moves up to STATEPOS make the position. The rest is left out.
// Source: midend.c of that collection.
#pragma once

#include <string>
#include <vector>

#include "instances/formats/format.hpp"
#include "instances/text/characters.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

Scheme save_file_scheme();

struct SavedGame {
  struct Move {
    std::string_view text;
    Place place;
  };
  Respelt id;               // "params:desc"
  std::vector<Move> moves;  // since the puzzle was as the id has it
};

/// Throws InputError.
SavedGame read_saved_game(TextReader& in);

/// "a,b,c" of numbers from 0 to `most`.
std::vector<int> read_move_numbers(Characters& move, std::size_t count, int most);

/// The values, where one is not open.
std::optional<Answer> settled_in(const Answer& values);

/// Reads the puzzle with the reader of ids. Player(content).play(move) plays a move on
/// content.position, where all of its slots(puzzle) are open at first.
template <class Player, class P>
Content<P> read_save_file(TextReader& in, Content<P> (*read_id)(TextReader&),
                          int (*slots)(const P&)) {
  const SavedGame saved = read_saved_game(in);
  Content<P> content = read_respelt(in, saved.id, {}, read_id);
  content.position = Answer(static_cast<std::size_t>(slots(content.puzzle)), kOpen);
  Player player(content);
  for (const SavedGame::Move& move : saved.moves) {
    in.ask_stop();
    Characters text(in, move.text, move.place, "the end of the move");
    player.play(text);
    if (!text.done()) text.fail("the end of the move");
  }
  content.answer = player.answer();
  return content;
}
template <class Player, class P>
Content<P> read_save_file(TextReader& in, Content<P> (*read_id)(TextReader&)) {
  return read_save_file<Player, P>(
      in, read_id, [](const P& puzzle) { return static_cast<int>(puzzle.slots().size()); });
}

}  // namespace p2c
