#include "cli/draw.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <string_view>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/drawings/drawing_picture.hpp"

namespace puzzle2cnf {
namespace {

constexpr int kWidestComment = 200;
constexpr int kLargestComment = 10'000;

constexpr std::array<std::string_view, 5> kOtherPictures = {".jpg", ".jpeg", ".gif", ".pdf",
                                                            ".svgz"};

// From the last dot on, in small letters; the picture may be compressed.
std::string ending_of(const std::string& name) {
  const std::string file(without_compressed_ending(name));
  std::string ending = file.substr(std::min(file.rfind('.'), file.size()));
  for (char& c : ending) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return ending;
}

bool is_other_picture(const std::string& ending) {
  return std::find(kOtherPictures.begin(), kOtherPictures.end(), ending) != kOtherPictures.end();
}

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

}  // namespace

PictureKind kind_by_ending(const std::string& file) {
  const std::string ending = ending_of(file);
  if (ending == ".svg") return PictureKind::kSvg;
  if (ending == ".png") return PictureKind::kPng;
  if (!is_other_picture(ending)) return PictureKind::kText;
  throw UsageError{"expected a name that ends in .svg or .png for a picture, got '" + file + "'"};
}

PictureKind picture_kind(const Arguments& arguments) {
  if (arguments.picture == "svg") return PictureKind::kSvg;
  if (arguments.picture == "png") return PictureKind::kPng;
  return arguments.picture.empty() ? kind_by_ending(arguments.output) : PictureKind::kText;
}

bool is_picture_file(const Arguments& arguments) {
  return kind_by_ending(arguments.output) != PictureKind::kText;
}

void expect_text_file(const Arguments& arguments) {
  const std::string ending = ending_of(arguments.output);
  if (ending != ".svg" && ending != ".png" && !is_other_picture(ending)) return;
  throw UsageError{"expected the name of a text file, got '" + arguments.output +
                   "': 'puzzle2cnf show PUZZLE -o NAME.svg' or NAME.png draws"};
}

TextStyle text_style(const Arguments& arguments) {
  const bool to_terminal =
      (arguments.output == "-" || is_picture_file(arguments)) && isatty(STDOUT_FILENO) == 1;
  const bool by_itself = arguments.color == "auto" && to_terminal && !is_set("NO_COLOR");
  return {arguments.ascii, arguments.color == "always" || by_itself};
}

std::string draw(const std::vector<Drawing>& boards, PictureKind kind, const Arguments& arguments) {
  if (kind == PictureKind::kSvg) return draw_svg(boards);
  if (kind == PictureKind::kPng) return draw_png(boards);
  std::string text;
  for (const Drawing& board : boards) {
    text += (text.empty() ? "" : "\n") + draw_text(board, text_style(arguments));
  }
  return text;
}

std::string draw_as_comment(const AnyPuzzle& puzzle, const Answer& answer,
                            const Arguments& arguments) {
  std::string text;
  try {
    const Drawing board = puzzle.drawing(answer);
    if (board.cells.size() > kLargestComment || text_width(board) > kWidestComment) return "";
    text = draw_text(board, text_style(arguments));
  } catch (const DrawingTooLarge&) {
    return "";  // the answer is what was asked for
  }
  std::istringstream lines(text);
  lines.exceptions(std::ios::badbit);  // a lack of memory is no end of the text
  std::string comment;
  for (std::string line; std::getline(lines, line);) {
    comment += (line.empty() ? "#" : "# ") + line + "\n";
  }
  return comment;
}

std::vector<Drawing> draw_difference(const AnyPuzzle& puzzle, const Answer& a, const Answer& b) {
  std::vector<int> slots;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) slots.push_back(static_cast<int>(i));
  }
  std::vector<Drawing> boards{puzzle.drawing(a), puzzle.drawing(b)};
  for (Drawing& board : boards) highlight_slots(board, slots);
  return boards;
}

}  // namespace puzzle2cnf
