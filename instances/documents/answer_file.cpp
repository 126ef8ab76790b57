#include "instances/documents/answer_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "instances/documents/answer_in_json.hpp"
#include "instances/documents/answer_parts.hpp"
#include "instances/documents/document.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/formats/penpa/penpa_link.hpp"
#include "instances/formats/puzzlink.hpp"

namespace p2c {
namespace {

TextReader reader_of(std::string_view text, const std::string& file, const Stop* stop,
                     TextRules rules = {}) {
  rules.stop = stop;
  return {text, file, rules};
}

void expect_number(int number, std::size_t count, const std::string& file) {
  if (static_cast<std::size_t>(number) <= count) return;
  throw InputError({file}, "expected at least " +
                               counted(static_cast<std::size_t>(number), "answer") + ", got " +
                               std::to_string(count));
}

// Throws InputError for the name of no kind.
bool says_kind(const AnyFormat& format, const AnyPuzzle& puzzle, const TextReader& in) {
  const Scheme& scheme = format.scheme;
  if (scheme.find_word == nullptr || scheme.name == penpa_scheme().name) return true;
  TextReader copy = in;
  const std::string word = scheme.find_word(copy).word;
  if (std::find(format.words.begin(), format.words.end(), word) != format.words.end()) return true;
  const std::vector<FormatRow> rows =
      format_table_with(puzzle.kind());  // all kinds are made for it
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const FormatRow& its) {
    return its.scheme.name == scheme.name;
  });
  kind_in(*row, in);
  return false;
}

// Of a file in a format that carries answers; nothing when the text is in none of these.
std::optional<AnyContent> carried_answer(const AnyPuzzle& puzzle, const TextReader& whole) {
  const std::string_view text = whole.text();
  refuse_bytes(text, whole.file());
  for (const AnyFormat& format : puzzle.kind().formats) {
    const Scheme& scheme = format.scheme;
    if (!scheme.detect(text, whole.file())) continue;
    const bool carries = (format.carries & kAnswer) != 0;
    if (!carries && !is_puzzle_url(text)) continue;  // a URL may hold a whole file
    TextReader in = reader_of(text, whole.file(), whole.stop(), scheme.rules);
    if (!says_kind(format, puzzle, in)) continue;
    AnyContent content = format.read(in);
    if (!carries && !content.answer) continue;
    if (content.puzzle->print() != puzzle.print()) {
      throw InputError({in.file()}, "expected an answer of the same puzzle, got another puzzle");
    }
    return content;
  }
  return {};
}

Answer all_open(const AnyPuzzle& puzzle) { return Answer(puzzle.slots().size(), kOpen); }

// The carried answer, with the lowest value where it is open.
std::optional<Answer> filled_answer(const AnyPuzzle& puzzle, const TextReader& in, int number) {
  const std::optional<AnyContent> content = carried_answer(puzzle, in);
  if (!content) return {};
  expect_number(number, 1, in.file());
  return filled(puzzle, content->answer.value_or(all_open(puzzle)));
}

Answer parse_whole(const AnyPuzzle& puzzle, TextReader& in) {
  Answer answer = puzzle.parse_answer(in);
  in.expect_end();
  return answer;
}

// From the line "answer NAME" or "forced NAME" on.
Answer read_part(const AnyPuzzle& puzzle, TextReader& in) {
  const std::string what = "'answer " + std::string(puzzle.name()) + "'";
  in.skip_blank_lines();
  in.next_line(what);
  const std::string_view head = in.token(what);
  if ((head != "answer" && head != "forced") || !is_name_of(puzzle, in.token(what))) in.fail(what);
  in.end_line();
  return parse_whole(puzzle, in);
}

Answer read_respelt_answer(const AnyPuzzle& puzzle, TextReader& in, const Respelt& respelt) {
  return read_respelt(in, respelt, {},
                      [&](TextReader& lines) { return parse_whole(puzzle, lines); });
}

// An answer, and where it is open for the first time.
struct Printed {
  Answer answer;
  Place open = {};
};

Place first_open(TextReader lines) {
  while (!lines.at_end()) {
    const std::size_t at = lines.next_line("").find('?');
    if (at == std::string_view::npos) continue;
    Place place = lines.place();
    place.col = static_cast<int>(at) + 1;
    return place;
  }
  return {lines.file()};
}

Printed read_text_answer(const AnyPuzzle& puzzle, TextReader in, int number) {
  const std::vector<AnswerPart> parts = answer_parts(in, puzzle);
  expect_number(number, parts.size(), in.file());
  const AnswerPart& part = parts[static_cast<std::size_t>(number) - 1];
  if (const auto marks = respell_marks(puzzle, in.text(), part)) {
    return {read_respelt_answer(puzzle, in, *marks)};
  }
  TextReader lines = reader_of(in.text().substr(0, part.end), in.file(), in.stop());
  lines.skip_to(part.begin);
  const TextReader begin = lines;
  Answer answer = read_part(puzzle, lines);
  if (is_whole(answer)) return {std::move(answer)};
  return {std::move(answer), first_open(begin)};
}

Printed read_value(const AnyPuzzle& puzzle, TextReader& in, const JsonAnswer& answer) {
  return {read_respelt_answer(puzzle, in, respell_json(puzzle, in, answer)),
          place_of(in.text(), in.file(), answer.value->at)};
}

Printed read_json_answer(const AnyPuzzle& puzzle, TextReader in, int number) {
  const JsonValue root = parse_json(in);
  const std::vector<JsonAnswer> answers = json_answers(puzzle, in, root);
  expect_number(number, answers.size(), in.file());
  return read_value(puzzle, in, answers[static_cast<std::size_t>(number) - 1]);
}

Answer whole_answer(Printed read) {
  if (is_whole(read.answer)) return std::move(read.answer);
  const auto open = std::count(read.answer.begin(), read.answer.end(), kOpen);
  throw InputError(read.open, "expected a whole answer, got one with " +
                                  counted(static_cast<std::size_t>(open), "open slot") +
                                  "; 'solve --position' says whether an answer continues it");
}

bool begins_as_json(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin != std::string_view::npos && (text[begin] == '{' || text[begin] == '[');
}

Printed read_printed(const AnyPuzzle& puzzle, const TextReader& in, int number) {
  return begins_as_json(in.text()) ? read_json_answer(puzzle, in, number)
                                   : read_text_answer(puzzle, in, number);
}

}  // namespace

Answer filled(const AnyPuzzle& puzzle, Answer answer) {
  for (std::size_t i = 0; i < answer.size(); ++i) {
    if (answer[i] == kOpen) answer[i] = puzzle.slots()[i].lo;
  }
  return answer;
}

Answer read_partial_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file,
                           int number, const Stop* stop) {
  const TextReader in = reader_of(text, file, stop);
  if (auto carried = filled_answer(puzzle, in, number)) return *std::move(carried);
  return read_printed(puzzle, in, number).answer;
}

Answer read_answer(const AnyPuzzle& puzzle, std::string_view text, const std::string& file,
                   int number, const Stop* stop) {
  const TextReader in = reader_of(text, file, stop);
  if (auto carried = filled_answer(puzzle, in, number)) return *std::move(carried);
  return whole_answer(read_printed(puzzle, in, number));
}

Answer read_answer(const AnyPuzzle& puzzle, TextReader& in, const JsonValue& answer) {
  return whole_answer(read_value(puzzle, in, {&answer}));
}

Answer read_position(const AnyPuzzle& puzzle, std::string_view text, const std::string& file,
                     int number, const Stop* stop) {
  const TextReader in = reader_of(text, file, stop);
  if (const std::optional<AnyContent> content = carried_answer(puzzle, in)) {
    expect_number(number, 1, file);
    return content->position ? *content->position : content->answer.value_or(all_open(puzzle));
  }
  return read_printed(puzzle, in, number).answer;
}

}  // namespace p2c
