#include "cli/family/family_runs.hpp"

#include <algorithm>
#include <filesystem>

namespace p2c {

bool is_there(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

void add_runs(const Input& table, std::vector<FamilyInstance>& instances) {
  for (auto& [file, run] : read_runs(table.text, table.name)) {
    const auto found = std::find_if(instances.begin(), instances.end(),
                                    [&, name = file](const auto& is) { return is.file == name; });
    if (found == instances.end()) {
      throw InputError({table.name}, "expected files of the index, got " + in_quotes(file));
    }
    found->runs.push_back(std::move(run));
  }
}

}  // namespace p2c
