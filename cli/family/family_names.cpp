#include "cli/family/family_names.hpp"

#include <filesystem>

#include "cli/family/make_family.hpp"

namespace p2c {

FileNames names_in(const std::string& directory) {
  FileNames there;
  std::error_code error;
  std::filesystem::directory_iterator entry(directory, error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    there.insert(entry->path().filename().string());
  }
  if (error) throw InputError({directory}, "cannot be listed: " + error.message());
  return there;
}

FileNames names_of(const std::vector<FamilyInstance>& instances) {
  FileNames wanted{kIndexFile};
  for (const FamilyInstance& instance : instances) {
    wanted.insert(instance.file);
    if (instance.has_map()) wanted.insert(instance.map_file());
    if (!instance.rules.empty()) wanted.insert(instance.rules_file());
  }
  return wanted;
}

std::vector<std::string> name_faults(const FileNames& wanted, const FileNames& there) {
  std::vector<std::string> faults;
  for (const std::string& name : wanted) {
    if (!there.contains(name)) faults.push_back(name + ": is missing");
  }
  for (const std::string& name : there) {
    if (!wanted.contains(name)) faults.push_back(printable(name) + ": is not in the index");
  }
  return faults;
}

}  // namespace p2c
