// Numbers of runs between blocks in the URLs of puzz.link, as pzpr's Kakuro has them:
//
//   k to z     1 to 16 cells without a block
//   .          a block without numbers
//   bR         a block, and its numbers: below, and to the right
//
// then a number for each column that begins with no block, and for each such row. A number is 0
// for none, 1 to 9, a to j for 10 to 19 or A to Z for 20 to 45; '-' is read for 0.
// Source: robx/pzprjs, src/variety/kakuro.js.
#include <algorithm>
#include <map>

#include "instances/notations/placed_runs.hpp"
#include "instances/notations/puzzlink/part_url.hpp"

namespace p2c {
namespace {

constexpr std::string_view kSigns = "0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr char kFirstGap = 'k';
constexpr int kLongestGap = 16;
constexpr char kBare = '.';

std::string sign_of(int clue) {
  if (clue >= static_cast<int>(kSigns.size())) {
    throw CannotCarry("the clue " + std::to_string(clue));
  }
  return {kSigns[static_cast<std::size_t>(std::max(clue, 0))]};
}

class UrlRuns {
 public:
  UrlRuns(const RunsWithClues& its, PuzzleUrl& url)
      : its_(its), body_(url.body), framed_(url.rows + 1, url.cols + 1) {
    for (int r = 0; r <= url.rows; ++r) framed_(r, 0).block = true;
    for (int c = 0; c <= url.cols; ++c) framed_(0, c).block = true;
  }

  CluedRuns read() {
    const int cols = framed_.cols - 1;
    const int cells = (framed_.rows - 1) * cols;
    for (int cell = 0; cell < cells;) cell += take(cell / cols + 1, cell % cols + 1, cells - cell);
    for (int c = 1; c < framed_.cols; ++c) {
      if (!framed_(1, c).block) framed_(0, c).below = number(0, c);
    }
    for (int r = 1; r < framed_.rows; ++r) {
      if (!framed_(r, 1).block) framed_(r, 0).right = number(r, 0);
    }
    return runs_at(places_, framed_);
  }

 private:
  // Returns how many cells it is about.
  int take(int r, int c, int left) {
    const char sign = body_.peek();
    if (sign >= kFirstGap && sign <= 'z') {
      const int gap = sign - kFirstGap + 1;
      if (gap > left) body_.fail("a gap of at most " + std::to_string(left) + " cells");
      body_.take();
      return gap;
    }
    framed_(r, c).block = true;
    if (sign == kBare) {
      body_.take();
      return 1;
    }
    framed_(r, c).below = number(r, c);
    framed_(r, c).right = number(r, c);
    return 1;
  }

  int number(int r, int c) {
    places_.emplace(framed_.index(r, c), body_.place());
    const char sign = body_.peek();
    const std::size_t found = sign == '-' ? 0 : kSigns.find(sign);
    const auto number = static_cast<int>(found);
    const bool is_known = !body_.done() && found != std::string_view::npos &&
                          (number == 0 || (number >= its_.least && number <= its_.most));
    if (!is_known) body_.fail("a sign of " + its_.noun + ", or 0");
    body_.take();
    return number == 0 ? kNoClue : number;
  }

  const RunsWithClues& its_;
  Characters& body_;
  Grid<RunClue> framed_;
  std::map<int, Place> places_;
};

std::string cells_of(const Grid<RunClue>& framed) {
  std::string text;
  int gap = 0;
  const auto end_gap = [&] {
    if (gap > 0) text += static_cast<char>(kFirstGap + gap - 1);
    gap = 0;
  };
  for (int r = 1; r < framed.rows; ++r) {
    for (int c = 1; c < framed.cols; ++c) {
      const RunClue& clue = framed(r, c);
      if (!clue.block) {
        if (++gap == kLongestGap) end_gap();
        continue;
      }
      end_gap();
      const bool bare = clue.below == kNoClue && clue.right == kNoClue;
      text += bare ? std::string(1, kBare) : sign_of(clue.below) + sign_of(clue.right);
    }
  }
  end_gap();
  return text;
}

}  // namespace

CluedRuns read_url_part(const RunsWithClues& its, PuzzleUrl& url) {
  return UrlRuns(its, url).read();
}

std::string write_url_part(const RunsWithClues& /*its*/, const CluedRuns& runs) {
  const Grid<RunClue> framed = with_frame(runs);
  std::string text = cells_of(framed);
  for (int c = 1; c < framed.cols; ++c) {
    if (!framed(1, c).block) text += sign_of(framed(0, c).below);
  }
  for (int r = 1; r < framed.rows; ++r) {
    if (!framed(r, 1).block) text += sign_of(framed(r, 0).right);
  }
  return text;
}

}  // namespace p2c
