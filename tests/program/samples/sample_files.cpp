#include "tests/program/samples/sample_files.hpp"

#include <algorithm>
#include <filesystem>

#include "tests/paths.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {

std::vector<std::string> all_samples() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(kDataFolder)) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// A sample's name begins with its kind.
bool is_usual_sample(const std::string& file) {
  const std::string name = std::filesystem::path(file).filename().string();
  const PuzzleKind* kind = find_kind(name.substr(0, name.find('-')));
  return kind == nullptr || is_tested(*kind);
}

std::vector<std::string> usual_samples() {
  std::vector<std::string> files = all_samples();
  std::erase_if(files, [](const std::string& file) { return !is_usual_sample(file); });
  return files;
}

}  // namespace p2c
