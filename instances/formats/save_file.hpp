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
/// content.position, where all is open at first.
template <class Player, class Content>
Content read_save_file(TextReader& in, Content (*read_id)(TextReader&)) {
  const SavedGame saved = read_saved_game(in);
  Content content = read_respelt(in, saved.id, {}, read_id);
  content.position = Answer(content.puzzle.slots().size(), kOpen);
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

}  // namespace p2c
