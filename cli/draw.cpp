#include "cli/draw.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "instances/drawings/drawing_picture.hpp"

namespace p2c {
namespace {

constexpr int kWidestComment = 200;
constexpr int kLargestComment = 10'000;

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

}  // namespace

TextStyle text_style(const TextStyleOptions& options, const OutputOptions& output) {
  const bool to_terminal =
      (output.output == "-" || is_picture_file(output.output)) && isatty(STDOUT_FILENO) == 1;
  const bool by_itself =
      options.colour == ColourChoice::kAuto && to_terminal && !is_set("NO_COLOR");
  return {options.ascii, options.colour == ColourChoice::kAlways || by_itself};
}

std::string draw(const std::vector<Drawing>& boards, PictureKind kind, const TextStyle& style,
                 const Stop* stop) {
  if (kind == PictureKind::kSvg) return draw_svg(boards);
  if (kind == PictureKind::kPng) return draw_png(boards, stop);
  std::string text;
  for (const Drawing& board : boards) {
    text += (text.empty() ? "" : "\n") + draw_text(board, style);
  }
  return text;
}

std::string as_comment(const std::string& text) {
  std::string comment;
  for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
    next = std::min(text.find('\n', at), text.size() - 1) + 1;
    comment += text[at] == '\n' ? "#" : "# ";
    comment.append(text, at, next - at);
  }
  return comment;
}

std::string draw_as_comment(const AnyPuzzle& puzzle, const Answer& answer, const TextStyle& style) {
  std::string text;
  try {
    const Drawing board = puzzle.drawing(answer);
    if (board.cells.size() > kLargestComment || text_width(board) > kWidestComment) return "";
    text = draw_text(board, style);
  } catch (const DrawingTooLarge&) {
    return "";  // the answer is what was asked for
  }
  return as_comment(text);
}

std::vector<Drawing> draw_difference(const AnyPuzzle& puzzle, const Answer& a, const Answer& b) {
  std::vector<int> slots;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool open = a[i] == kOpen || b[i] == kOpen;
    if (!open && a[i] != b[i]) slots.push_back(static_cast<int>(i));
  }
  std::vector<Drawing> boards{puzzle.drawing(a), puzzle.drawing(b)};
  for (Drawing& board : boards) highlight_slots(board, slots);
  return boards;
}

}  // namespace p2c
