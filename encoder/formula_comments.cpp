#include "encoder/formula_comments.hpp"

#include "encoder/encode_puzzle.hpp"
#include "encoder/slot_names.hpp"
#include "encoder/unknowns.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

// "4 slots, r1c1 to r2c2, variables 1 to 4": where the answer is in a model.
std::string describe_slots(const std::vector<Slot>& slots) {
  if (slots.empty()) return "0 slots";
  return std::to_string(slots.size()) + " slots, " + slots.front().name + " to " +
         slots.back().name + ", variables 1 to " + std::to_string(SlotNames(slots).variables());
}

// One line per run of slots with the same range.
std::vector<std::string> describe_ranges(const std::vector<Slot>& slots) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < slots.size();) {
    std::size_t end = i;
    while (end < slots.size() && slots[end].lo == slots[i].lo && slots[end].hi == slots[i].hi)
      ++end;
    const bool one = slot_variables(slots[i]) == 1;
    lines.push_back(
        slots[i].name + " to " + slots[end - 1].name + ": values " + std::to_string(slots[i].lo) +
        " to " + std::to_string(slots[i].hi) +
        (one ? ", one variable a slot, true is the higher value" : ", one variable a value"));
    i = end;
  }
  return lines;
}

// Null for what is usual.
const char* words_of(Connectivity form) {
  if (form == Connectivity::kElimination) return "acyclic by vertex elimination";
  if (form == Connectivity::kFrontier) return "along a frontier where it is of a whole board";
  return form == Connectivity::kPaper ? "layers of edges as in the paper" : nullptr;
}

// Nothing for what is usual, nor where nothing must be connected.
std::vector<std::string> describe_connectivity(const AnyPuzzle& puzzle,
                                               const EncodeOptions& options, bool cut_off,
                                               const Stop* stop) {
  std::vector<std::string> lines;
  const char* const form = words_of(options.connectivity);
  if (form != nullptr && has_connectivity(puzzle, options, stop)) {
    lines.emplace_back(std::string("connectivity: ") + form);
  }
  if (cut_off) {
    lines.push_back("connectivity: at most " + std::to_string(options.depth_limit) +
                    " layers, may lose solutions");
  }
  return lines;
}

// "var 5 r1c2=1" for the literals that say it, so that all values of a slot are named.
void name_variables(const std::vector<Slot>& slots, std::vector<std::string>& comments) {
  const SlotNames name(slots);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (int value = slots[i].lo; value <= slots[i].hi; ++value) {
      const Lit x = name.literal(i, value);
      if (x.positive()) comments.push_back("var " + std::to_string(x.dimacs()) + " " + name(x));
    }
  }
}

// The second line of our text: rows and columns.
std::string size_of(const AnyPuzzle& puzzle) {
  const std::string text = puzzle.print();
  const std::size_t begin = text.find('\n') + 1;
  return text.substr(begin, text.find('\n', begin) - begin);
}

}  // namespace

std::vector<std::string> formula_comments(const AnyPuzzle& puzzle, const EncodeOptions& options,
                                          bool cut_off, bool varnames, const Stop* stop) {
  std::vector<std::string> comments = {
      "puzzle2cnf " + std::string(kVersion),
      std::string(puzzle.name()) + ", rows and columns: " + size_of(puzzle),
      describe_slots(puzzle.slots())};
  if (const std::string hash = rules_hash(puzzle.kind()); !hash.empty()) {
    comments.insert(comments.begin() + 2, "rules " + hash);
  }
  for (const std::string& line : describe_ranges(puzzle.slots())) comments.push_back(line);
  for (const std::string& line : describe_connectivity(puzzle, options, cut_off, stop))
    comments.push_back(line);
  if (varnames) name_variables(puzzle.slots(), comments);
  return comments;
}

std::vector<std::string> auxiliary_comments(const Outline& outline) {
  std::vector<std::string> comments;
  for (int variable = 1; variable <= outline.variables(); ++variable) {
    const VariableName* name = outline.name_of_variable(variable);
    if (name == nullptr) continue;
    comments.push_back("var " + std::to_string(variable) + " " + name->text + " " +
                       word_of(name->sense));
  }
  for (const NamedList& list : outline.lists()) {
    std::string line = "list " + list.name;
    for (const Lit x : list.literals) line += " " + std::to_string(x.dimacs());
    for (const std::string& name : list.names) line += " " + name;
    comments.push_back(std::move(line));
  }
  return comments;
}

}  // namespace p2c
