// Why instances have no model, as people prove it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "instances/families/family_index.hpp"

namespace p2c {

/// The name of the file with them, in the directory of a family.
inline constexpr const char* kArgumentsFile = "arguments.txt";

/// Collects the arguments of the instances that are known by one.
class FamilyArguments {
 public:
  void add(const FamilyInstance& instance);
  /// A paragraph for each argument: the files that it is about, and the argument. Empty where there
  /// are none.
  std::string text() const;

 private:
  std::vector<std::pair<std::string, std::string>> files_by_argument_;  // in order
};

}  // namespace p2c
