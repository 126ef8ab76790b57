#include "cli/position.hpp"

#include "instances/documents/answer_file.hpp"
#include "solver_glue/givens/contradiction.hpp"

namespace puzzle2cnf {

Answer own_position(const Document& document, const Request& request) {
  if (document.position) return *document.position;
  if (document.answer) return *document.answer;
  if (!request.common.quiet) {
    request.say("warning: " + document.name + ": the file has no position");
  }
  return {};
}

Givens settled_slots(const Answer& values) {
  Givens settled;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != kOpen) settled.emplace_back(static_cast<int>(i), values[i]);
  }
  return settled;
}

namespace {

Answer settled(const Document& document, const PositionOption& option, const Request& request) {
  if (option.from_position) return own_position(document, request);
  const Input input = read_puzzle_input(option.positions[0], request.stop);
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

PositionedDocument read_positioned(const std::string& path, const PuzzleOptions& puzzle,
                                   const PositionOption& option, const Request& request) {
  PositionedDocument read{read_puzzle(path, puzzle, request), {}, {}};
  read.givens = read.document.givens;
  if (!option.from_position && option.positions.empty()) return read;
  read.position = settled_slots(settled(read.document, option, request));
  Givens& givens = read.document.givens;
  givens.insert(givens.end(), read.position.begin(), read.position.end());
  return read;
}

std::string explain_position(const PositionedDocument& positioned, const CommonOptions& common,
                             const SearchOptions& options, JsonMembers& report) try {
  if (positioned.position.empty() || (common.quiet && !common.json)) return {};
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

}  // namespace puzzle2cnf
