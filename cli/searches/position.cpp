#include "cli/searches/position.hpp"

#include <algorithm>

#include "cli/last_resort.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/givens.hpp"
#include "solver_glue/givens/contradiction.hpp"

namespace p2c {
namespace {

// What a player has settled, as the file says it.
const std::optional<Answer>& position_in_file(const Document& document) {
  return document.position ? document.position : document.answer;
}

}  // namespace

Answer own_position(const Document& document, const Request& request) {
  if (const std::optional<Answer>& position = position_in_file(document)) return *position;
  if (!request.common.quiet) {
    request.say("warning: " + document.name + ": the file has no position");
  }
  return {};
}

namespace {

// Neither empty nor finished.
bool is_begun(const AnyPuzzle& puzzle, const Answer& position) {
  const auto is_open = [](int value) { return value == kOpen; };
  if (is_whole(position) || std::all_of(position.begin(), position.end(), is_open)) return false;
  return puzzle.check(filled(puzzle, position)).has_value();
}

void say_if_ignored(const Document& document, const Request& request) {
  const std::optional<Answer>& position = position_in_file(document);
  if (request.common.quiet || !position || !is_begun(*document.puzzle, *position)) return;
  request.say(document.name +
              " has a half-filled answer, which is ignored: --from-position takes it as given");
}

Answer settled(const Document& document, const PositionOption& option, const Request& request) {
  if (option.from_position) return own_position(document, request);
  const Input input = read_answer_input(option.positions[0], request.stop);
  return read_position(*document.puzzle, input.text, input.name, 1, &request.stop);
}

std::vector<std::string> names_of(const std::vector<Slot>& slots, const Givens& some, bool values) {
  std::vector<std::string> names;
  for (const auto& [slot, value] : some) {
    names.push_back(slots[slot].name);
    if (values) names.back() += "=" + std::to_string(value);
  }
  return names;
}

std::string list_of(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) {
    if (!list.empty()) list += ", ";
    list += name;
  }
  return list;
}

}  // namespace

PositionedDocument read_positioned(const Entry& entry, const PuzzleOptions& puzzle,
                                   const PositionOption& option, const Request& request) {
  PositionedDocument read{read_puzzle(entry, puzzle, request), {}, {}};
  read.givens = read.document.givens;
  if (!option.from_position && option.positions.empty()) {
    say_if_ignored(read.document, request);
    return read;
  }
  read.position = settled_slots(settled(read.document, option, request));
  Givens& givens = read.document.givens;
  givens.insert(givens.end(), read.position.begin(), read.position.end());
  return read;
}

std::string explain_position(const PositionedDocument& positioned, const CommonOptions& common,
                             const SearchOptions& options, JsonMembers& report) try {
  if (positioned.position.empty() || (common.quiet && !common.json)) return {};
  allow_last_words();
  const AnyPuzzle& puzzle = *positioned.document.puzzle;
  const Contradiction found =
      find_contradiction(puzzle, positioned.givens, positioned.position, options);
  if (found.status != Status::kSatisfiable) return {};
  const std::vector<std::string> names = names_of(puzzle.slots(), found.slots, !found.one_answer);
  const std::string why = "no answer continues the position: ";
  if (found.one_answer) {
    report["wrong"] = names;
    return why + list_of(names) + (names.size() == 1 ? " is wrong" : " are wrong");
  }
  report["contradiction"] = names;
  report["smallest"] = found.smallest;
  return why + (names.size() == 1 ? "none has " : "none has all of ") + list_of(names) +
         (found.smallest ? "" : " (perhaps fewer are enough)");
} catch (const Stopped&) {  // that there is no solution is known all the same
  return {};
} catch (const TooLarge&) {  // the puzzle without the position
  return {};
} catch (const std::bad_alloc&) {  // the same
  return {};
}

}  // namespace p2c
