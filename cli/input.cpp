#include "cli/input.hpp"

#include <unistd.h>

#include <algorithm>

#include "cli/collections/collection.hpp"
#include "instances/collections/list_reader.hpp"
#include "instances/documents/penpa.hpp"
#include "instances/formats/foreign.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/givens.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr std::size_t kLargest = kMostTextBytes;

[[noreturn]] void fail(const std::string& name, const std::string& why) {
  throw InputError({name}, why);
}

std::pair<int, int> command_line_given(const AnyPuzzle& puzzle, const SlotIndex& index,
                                       const std::string& given) {
  try {
    TextReader in(given, "--given", {false});
    in.next_line("SLOT=VALUE");
    return read_given(puzzle.slots(), index, in, in.token("SLOT=VALUE"));
  } catch (const InputError& error) {
    throw UsageError{"--given " + given + ": " + error.message()};
  }
}

// "r1c1 is given as 0 and as 1", of the first such slot; else nothing.
std::string contradiction_of(const Document& document) {
  Givens givens = document.givens;
  std::sort(givens.begin(), givens.end());
  const auto found =
      std::adjacent_find(givens.begin(), givens.end(), [](const SlotValue& a, const SlotValue& b) {
        return a.first == b.first && a.second != b.second;
      });
  if (found == givens.end()) return "";
  return document.puzzle->slots()[found->first].name + " is given as " +
         std::to_string(found->second) + " and as " + std::to_string((found + 1)->second);
}

// Another kind than those of the list must be brought by the puzzle or by the command line.
void expect_kind(const Entry& entry, const PuzzleOptions& options) {
  const std::string& name = options.kind;
  if (name.empty() || find_kind(name) != nullptr || options.rules_kind != nullptr) return;
  if (end_of_rules(without_byte_order_mark(entry.text)) > 0) return;
  throw KindNotSaid({entry.name},
                    "expected a kind of puzzle for --kind (see 'puzzle2cnf puzzles'), got " +
                        in_quotes(name) + did_you_mean_kind(name));
}

}  // namespace

Input read_input(const std::string& path, const Stop& stop) {
  InputFile file(path);
  Input input{file.name(), {}};
  if (file.size() > kLargest) fail(input.name, "is larger than 256 MB");
  for (std::string_view piece = file.next(stop); !piece.empty(); piece = file.next(stop)) {
    if (piece.size() > kLargest - input.text.size()) {
      fail(input.name,
           file.is_compressed() ? "unpacks to more than 256 MB" : "is larger than 256 MB");
    }
    input.text += piece;
  }
  return input;
}

StreamedInput::StreamedInput(const std::string& path, const Stop& stop) : file_(path), stop_(stop) {
  if (file_.size() > kLargest && stop.most_bytes() == 0) {
    fail(name(), "is larger than 256 MB, which needs --memory-limit");
  }
}

std::string_view StreamedInput::next() {
  const std::string_view piece = file_.next(stop_);
  read_ += piece.size();
  if (read_ > kLargest && stop_.most_bytes() == 0) {
    fail(name(), file_.is_compressed() ? "unpacks to more than 256 MB, which needs --memory-limit"
                                       : "is larger than 256 MB, which needs --memory-limit");
  }
  return piece;
}

Input read_answer_input(const std::string& argument, const Stop& stop) {
  const bool file = argument == "-" || access(argument.c_str(), F_OK) == 0;
  if (!file && is_puzzle_url(argument)) return {"url", argument};
  return read_input(argument, stop);
}

Entry read_only_entry(const std::string& argument, const PuzzleOptions& options,
                      const Request& request) {
  Collection puzzles(
      {{argument}, {}, options.from, {}, !request.common.sandbox, options.column, options.find});
  std::optional<Entry> entry = puzzles.next(request.stop);
  if (!entry) fail(shown_input(argument), "expected a puzzle, got none");
  if (puzzles.next(request.stop)) {
    throw UsageError{"expected one puzzle, got several in " + shown_input(argument)};
  }
  // Of several URLs a message must say which one it is about.
  if (request.common.inputs.size() > 1 && argument != "-") entry->name = entry->id;
  return std::move(*entry);
}

Document read_puzzle(const std::string& argument, const PuzzleOptions& options,
                     const Request& request) {
  return read_puzzle(read_only_entry(argument, options, request), options, request);
}

Document read_first_puzzle(const PuzzleOptions& options, const Request& request) {
  return read_first_puzzle(read_only_entry(request.common.inputs[0], options, request), options,
                           request);
}

Document read_first_puzzle(const Entry& entry, const PuzzleOptions& options,
                           const Request& request) {
  const std::vector<std::string>& inputs = request.common.inputs;
  try {
    return read_puzzle(entry, options, request);
  } catch (const InputError& error) {
    if (inputs.size() < 2 || other_content(entry.text).empty()) throw;
    throw InputError(error.place(),
                     error.message() + ": are the inputs swapped? The puzzle comes first");
  }
}

Document read_puzzle(const Entry& entry, const PuzzleOptions& options, const Request& request) {
  if (entry.error) throw InputError(*entry.error);
  expect_kind(entry, options);
  Document document = read_document(entry.text, entry.name,
                                    {options.from,
                                     options.lenient,
                                     &request.stop,
                                     entry.first_line,
                                     most_cells(options.max_cells, request.common),
                                     options.rules_kind,
                                     {in_small_letters(options.kind), options.task_rows}});
  const SlotIndex index =
      options.givens.empty() ? SlotIndex() : index_slots(document.puzzle->slots());
  for (const std::string& given : options.givens) {
    document.givens.push_back(command_line_given(*document.puzzle, index, given));
  }
  if (request.note_puzzle) request.note_puzzle(document);
  if (!request.common.quiet) {
    for (const std::string& warning : document.warnings) {
      request.say("warning: " + warning);
    }
    const std::string contradiction = contradiction_of(document);
    if (!contradiction.empty()) {
      request.say("warning: " + document.name + ": " + contradiction + ", so there is no answer");
    }
  }
  return document;
}

}  // namespace p2c
