// Clues with ways in pzprv3 files.
#include "instances/notations/pzprv3/part_lines.hpp"

namespace p2c {

// "way,number", the number '-' where it is not given.
Grid<ArrowClue> read_pzpr_part(const ArrowClues& its, PzprFile& file,
                               std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  const std::string what = "'.', '#', or a way from 0 to 4, ',' and '-' or " + its.noun + " from " +
                           std::to_string(its.least) + " to " + std::to_string(its.most);
  Grid<ArrowClue> clues(file.rows(), file.cols());
  file.section(clues.rows, clues.cols, "clue", [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    if (token == "#") {
      clues(r, c).number = kBlockClue;
      return;
    }
    const std::size_t comma = token.find(',');
    if (comma == std::string_view::npos) in.fail(what);
    const std::string_view number = token.substr(comma + 1);
    clues(r, c).way = static_cast<ArrowClue::Way>(in.to_number(token.substr(0, comma), 0, 4, what));
    clues(r, c).number =
        number == "-" ? kUnknownClue : in.to_number(number, its.least, its.most, what);
  });
  return clues;
}

std::string write_pzpr_part(const ArrowClues& /*its*/, const Grid<ArrowClue>& clues,
                            const std::optional<Answer>& /*answer*/) {
  return write_pzpr_grid(clues, [](const ArrowClue& clue) -> std::string {
    if (clue.number == kNoClue) return ".";
    if (clue.number == kBlockClue) return "#";
    return std::to_string(static_cast<int>(clue.way)) + "," + clue_in_words(clue.number, "", "-");
  });
}

}  // namespace p2c
