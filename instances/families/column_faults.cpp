#include "instances/families/column_faults.hpp"

#include "instances/families/family_spec.hpp"

namespace p2c {
namespace {

bool is_variant(const FamilyInstance& is, Variant variant) {
  return is.variant == word_of(variant);
}

// The text of a board has its size in the second line.
std::string size_fault(const FamilyInstance& is, const AnyPuzzle& puzzle) {
  const std::string text = puzzle.print();
  const std::size_t begin = text.find('\n') + 1;
  const std::string real = text.substr(begin, text.find('\n', begin) - begin);
  const std::string said = std::to_string(is.rows) + " " + std::to_string(is.cols);
  return real == said ? "" : "the size of the puzzle is " + real + ", but the index says " + said;
}

// Between the size and the seed there may be a word and the clues of rooms.
std::string name_fault(const FamilyInstance& is) {
  std::string begin = is.family;
  begin.append("-").append(is.kind).append("-").append(std::to_string(is.rows));
  begin.append("x").append(std::to_string(is.cols));
  std::string end = is.seed.empty() ? "" : "-s" + is.seed;
  end.append("-").append(is.variant);
  const std::string name = is.name();
  const bool fits = name.size() >= begin.size() + end.size() && name.starts_with(begin) &&
                    name.ends_with(end) && name[begin.size()] == '-';
  return fits ? "" : "expected " + begin + "..." + end + " as its name by the other columns";
}

std::string seed_fault(const FamilyInstance& is) {
  if (is.seed.empty() == is_variant(is, Variant::kRoom)) return "";
  return std::string(is.seed.empty() ? "expected a seed" : "expected no seed") +
         " for the variant " + is.variant;
}

std::string status_fault(const FamilyInstance& is) {
  const std::string fixed = is_variant(is, Variant::kPuzzle)    ? "satisfiable"
                            : is_variant(is, Variant::kBlocked) ? "unsatisfiable"
                                                                : is.status;
  if (is.status == fixed) return "";
  return "every instance of the variant " + is.variant + " is " + fixed + ", but the index says " +
         is.status;
}

std::string known_by_fault(const FamilyInstance& is) {
  const bool satisfiable = is.status == "satisfiable";
  if (is.known_by == "planted" && !(satisfiable && is_variant(is, Variant::kPuzzle))) {
    return "known by 'planted' can only be a satisfiable instance of the variant puzzle";
  }
  if (is.known_by == "proof" && is.status != "unsatisfiable") {
    return "known by 'proof' can only be an unsatisfiable instance";
  }
  return "";
}

}  // namespace

std::vector<std::string> column_faults(const FamilyInstance& instance, const AnyPuzzle& puzzle) {
  std::vector<std::string> faults = {size_fault(instance, puzzle), name_fault(instance),
                                     seed_fault(instance), status_fault(instance),
                                     known_by_fault(instance)};
  std::erase(faults, "");
  return faults;
}

}  // namespace p2c
