// Game ids of Simon Tatham's Portable Puzzle Collection: "params:desc". An id does not name its
// game. "params#seed" is a seed of that program's generator and holds no puzzle.
// Source: midend.c of that collection.
#pragma once

#include <string_view>

#include "instances/formats/format.hpp"
#include "instances/text/characters.hpp"

namespace p2c {

Scheme game_id_scheme(std::string_view name, std::string_view about);

/// Throws when the text is a save file of one of those games, which is in a format of its own.
void refuse_save_file(TextReader in);

/// The line of an id in `in`.
class GameId {
 public:
  /// Throws InputError when there is no ':' after the parameters.
  explicit GameId(TextReader& in);

  TextReader& reader() { return in_; }
  Place place() const { return place_; }
  Characters params;
  Characters desc;

 private:
  GameId(TextReader& in, std::string_view line);

  TextReader& in_;
  Place place_;
};

/// Reads "W" or "WxH" (then height = width), each from `least`; at most 10^7 cells.
struct GameSize {
  int cols;
  int rows;
};
GameSize read_game_size(GameId& id, int least);

/// Skips a parameter "LETTER digits" that only steers the generator, if it is there.
void skip_parameter(GameId& id, char letter);

/// Takes a letter a to z, that many cells without anything, of the `left` ones; 0: it is no letter.
int read_gap(Characters& in, int left);
/// Appends the letters for this many cells, maybe 0.
void add_gap(std::string& out, int cells);

/// Throws unless nothing is left of the parameters.
void end_parameters(GameId& id);

/// Throws unless the id ends its line and nothing follows.
void end_id(GameId& id);

}  // namespace p2c
