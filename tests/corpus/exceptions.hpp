// Published puzzles that are not as the others of their sets, by name.
#pragma once

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace p2c {

/// Ids of puzzles by kind.
using NamedPuzzles = std::map<std::string_view, std::vector<std::string_view>>;

inline bool is_among(const NamedPuzzles& named, std::string_view kind, std::string_view id) {
  const auto ids = named.find(kind);
  return ids != named.end() &&
         std::find(ids->second.begin(), ids->second.end(), id) != ids->second.end();
}

/// Rows of the answer are too short, the head of a web page stands in the puzzle, or a length is 0.
inline const NamedPuzzles& malformed_puzzles() {
  static const NamedPuzzles named = {
      {"dominosa", {"dominos0126_41x42"}}, {"usoone", {"51_8x8"}},      {"kurotto", {"82_10x10"}},
      {"geradeweg", {"40_10x10"}},         {"galaxies", {"445_51x14"}},
  };
  return named;
}
inline bool is_malformed(std::string_view kind, std::string_view id) {
  return is_among(malformed_puzzles(), kind, id);
}

/// The stored answer of these is right, but there are others. Those of Sudokus have each number
/// once on both main diagonals, which the set does not say; and so have the letters of eleven Easy
/// as ABC.
inline bool has_several(std::string_view kind, std::string_view id) {
  static const NamedPuzzles named = {
      {"heyawake", {"370_21x21"}},
      {"norinori", {"177_12x22"}},
      {"kurotto", {"227_10x10"}},
      {"kakuro", {"257_24x28"}},
      {"jigsawsudoku",
       {"651_6x6", "652_6x6", "654_6x6", "663_6x6", "664_6x6", "665_6x6", "671_6x6", "672_6x6",
        "673_6x6", "674_6x6", "675_6x6"}},
      {"killersudoku",
       {"196_9x9", "197_9x9", "198_9x9", "249_9x9", "716_9x9", "718_9x9", "719_9x9", "720_9x9",
        "727_9x9"}},
      {"easyasabc",
       {"161_5x5", "162_5x5", "163_5x5", "165_6x6", "169_7x7", "172_5x5", "174_5x5", "176_6x6",
        "177_6x6", "178_7x7", "180_7x7"}},
  };
  return is_among(named, kind, id);
}

/// A search takes longer than ten seconds.
inline bool takes_long(std::string_view kind, std::string_view id) {
  static const NamedPuzzles named = {
      {"nurikabe",
       {"29_10x10", "667_14x24", "683_14x24", "1050_15x25", "1055_40x57", "1030_32x32"}},
  };
  return is_among(named, kind, id);
}

}  // namespace p2c
