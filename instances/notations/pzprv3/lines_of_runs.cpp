// Numbers of runs between blocks in pzprv3 files, as pzpr's Kakuro has them.
#include <map>

#include "instances/notations/placed_runs.hpp"
#include "instances/notations/pzprv3/framed_board.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"

namespace p2c {
namespace {

constexpr std::string_view kNone = "0";

std::string word_of(int clue) { return clue_in_words(clue, kNone, kNone); }

// Beside the board there is one number.
std::string token_of(const RunClue& clue, bool top, bool left) {
  if (!clue.block) return ".";
  if (top || left) return word_of(top ? clue.below : clue.right);
  return word_of(clue.right) + "," + word_of(clue.below);
}

}  // namespace

CluedRuns read_pzpr_part(const RunsWithClues& its, PzprFile& file,
                         std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  const std::string number = "0 or " + number_between(its.least, its.most);
  const auto read = [&](std::string_view token) {
    const bool none = token == kNone || token == "-1";
    return none ? kNoClue : in.to_number(token, its.least, its.most, number);
  };
  Grid<RunClue> framed(file.rows() + 1, file.cols() + 1);
  std::map<int, Place> places;
  file.section(framed.rows, framed.cols, "clue", [&](int r, int c, std::string_view token) {
    RunClue& clue = framed(r, c);
    places[framed.index(r, c)] = in.place();
    clue.block = r == 0 || c == 0 || token != ".";
    if (!clue.block) return;
    if (r == 0 || c == 0) {
      (r == 0 ? clue.below : clue.right) = read(token);
      return;
    }
    const std::size_t comma = token.find(',');
    if (comma == std::string_view::npos) in.fail("'.', or " + number + ", ',' and another");
    clue.right = read(token.substr(0, comma));
    clue.below = read(token.substr(comma + 1));
  });
  return runs_at(places, framed);
}

std::string write_pzpr_part(const RunsWithClues& /*its*/, const CluedRuns& runs,
                            const std::optional<Answer>& /*answer*/) {
  const Grid<RunClue> framed = with_frame(runs);
  Grid<std::string> tokens(framed.rows, framed.cols);
  for (int i = 0; i < framed.size(); ++i) {
    tokens[i] = token_of(framed[i], i < framed.cols, i % framed.cols == 0);
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

}  // namespace p2c
