// Dots in pzprv3 files: a sign for each place, without blanks; "X" is a cell in no area.
#include "instances/notations/pzprv3/part_lines.hpp"

namespace p2c {
namespace {

constexpr std::string_view kSigns = "X12.";  // by value, without a dot last

int dot_of_sign(const PlaceDots& its, const Grid<int>& at, int place, char sign) {
  const std::size_t dot = kSigns.find(sign);
  if (sign == '.') return kNoClue;
  if (sign == 'X') return its.dot_of_word(its.outside, place, at).value_or(kNoClue - 1);
  const bool known = dot != std::string_view::npos && dot <= its.words.size();
  return known ? static_cast<int>(dot) : kNoClue - 1;
}

}  // namespace

Dots read_pzpr_part(const PlaceDots& its, PzprFile& file, std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  Dots dots = PlaceDots::blank(file.rows(), file.cols());
  const std::string what = std::to_string(dots.at.cols) + " signs '.', '1', '2' or, of a cell, 'X'";
  for (int r = 0; r < dots.at.rows; ++r) {
    in.next_line("row " + std::to_string(r + 1) + " of places");
    const std::string_view line = in.token(what);
    if (static_cast<int>(line.size()) != dots.at.cols) in.fail(what);
    for (int c = 0; c < dots.at.cols; ++c) {
      const int place = dots.at.index(r, c);
      dots.at[place] = dot_of_sign(its, dots.at, place, line[static_cast<std::size_t>(c)]);
      if (dots.at[place] < kNoClue) in.fail(what);
    }
    in.end_line();
  }
  return dots;
}

std::string write_pzpr_part(const PlaceDots& /*its*/, const Dots& dots,
                            const std::optional<Answer>& /*answer*/) {
  std::string lines;
  for (int i = 0; i < dots.at.size(); ++i) {
    lines += dots.at[i] == kNoClue ? '.' : kSigns[static_cast<std::size_t>(dots.at[i])];
    if ((i + 1) % dots.at.cols == 0) lines += '\n';
  }
  return lines;
}

}  // namespace p2c
