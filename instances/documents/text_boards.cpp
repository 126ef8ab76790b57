#include "instances/documents/text_boards.hpp"

#include <algorithm>
#include <utility>

#include "instances/documents/answer_file.hpp"

namespace p2c {
namespace {

bool begins_answer(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  return line.substr(0, line.find_first_of(" \t\r\n")) == "answer";
}

std::size_t begin_of_answer(std::string_view lines) {
  std::size_t at = 0;
  while (at < lines.size() && !begins_answer(lines.substr(at))) {
    at = std::min(lines.find('\n', at), lines.size() - 1) + 1;
  }
  return at;
}

// As if the lines before had nothing in them: places are those in the text.
std::string below(const TextBoard& board, std::string_view before, std::string_view lines) {
  const auto empty = board.first_line - 1 + std::count(before.begin(), before.end(), '\n');
  return std::string(static_cast<std::size_t>(empty), '\n').append(lines);
}

Document read_lines(const TextBoard& board, const KindPtr& kind, const std::string& file,
                    const Stop* stop) {
  const std::string_view lines = board.lines;
  const std::size_t end = begin_of_answer(lines);
  ReadOptions options;
  options.from = "text";
  options.kind = kind;
  options.stop = stop;
  Document document = read_document(below(board, "", lines.substr(0, end)), file, options);
  if (&document.puzzle->kind() != kind.get()) {
    throw InputError({file, board.first_line, 1},
                     "expected '" + kind->name + "', got a puzzle of another kind");
  }
  if (end == lines.size()) {
    throw InputError({file, board.first_line, 1},
                     "expected 'answer " + kind->name + "' below the puzzle");
  }
  document.answer = read_answer(
      *document.puzzle, below(board, lines.substr(0, end), lines.substr(end)), file, 1, stop);
  return document;
}

}  // namespace

Document document_of(const TextBoard& board, const KindPtr& kind, const std::string& file,
                     const Stop* stop) {
  try {
    return read_lines(board, kind, file, stop);
  } catch (const InputError& error) {
    Place place = error.place();
    if (place.line > 0) place.col += board.indent;
    throw InputError(place, error.message());
  }
}

}  // namespace p2c
