#include "instances/families/arguments.hpp"

#include <algorithm>

#include "instances/families/column_faults.hpp"

namespace p2c {

void FamilyArguments::add(const FamilyInstance& instance) {
  if (instance.known_by != "argument") return;
  const std::string argument = argument_of(instance);
  auto found = std::find_if(files_by_argument_.begin(), files_by_argument_.end(),
                            [&](const auto& one) { return one.first == argument; });
  if (found == files_by_argument_.end()) {
    found = files_by_argument_.insert(found, {argument, ""});
  }
  found->second += instance.file + "\n";
}

std::string FamilyArguments::text() const {
  std::string text;
  for (const auto& [argument, files] : files_by_argument_) {
    if (!text.empty()) text += "\n";
    text.append(files).append(argument).append("\n");
  }
  return text;
}

}  // namespace p2c
