#include "cli/batch/formula_folder.hpp"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "cli/output.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::string_view kEnding = ".cnf.xz";
constexpr std::string_view kUnfinished = ".cnf.xz.part";  // as Output calls it

void for_each_name(const std::string& folder, const std::function<void(const std::string&)>& take) {
  struct Close {
    void operator()(DIR* directory) const { closedir(directory); }
  };
  const std::unique_ptr<DIR, Close> directory(opendir(folder.c_str()));
  if (directory == nullptr) return;
  while (const dirent* entry = readdir(directory.get())) take(entry->d_name);
}

// The number of the entry that a file is of.
std::optional<std::int64_t> number_of(const std::string& name) {
  const std::size_t end = name.find('-');
  constexpr std::size_t kMostDigits = 18;
  if (end == std::string::npos || end < 8 || end > kMostDigits) return {};
  if (name.find_first_not_of("0123456789") != end) return {};
  return std::stoll(name.substr(0, end));
}

bool is_of(const Shard& shard, const std::string& name) {
  const std::optional<std::int64_t> n = number_of(name);
  return n && shard.has(*n);
}

}  // namespace

std::string formula_name(std::int64_t n, const std::string& kind) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%08lld", static_cast<long long>(n));
  return digits.data() + ("-" + kind) + std::string(kEnding);
}

void remove_unfinished(const std::string& folder, const Shard& shard) {
  for_each_name(folder, [&](const std::string& name) {
    if (!is_of(shard, name) || name.find(kUnfinished) == std::string::npos) return;
    unlink((folder + "/" + name).c_str());
  });
}

void prepare_folder(const std::string& folder, const Shard& shard, bool overwrites) {
  if (mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST) {
    throw OutputError(printable(folder) + ": cannot be made: " + std::strerror(errno));
  }
  remove_unfinished(folder, shard);
  if (overwrites) return;
  for_each_name(folder, [&](const std::string& name) {
    if (is_of(shard, name) && name.ends_with(kEnding)) expect_no_file(folder + "/" + name, false);
  });
}

void clean_up_after(const std::string& folder, pid_t process) {
  const std::string mark = std::string(kUnfinished) + std::to_string(process) + "-";
  for_each_name(folder, [&](const std::string& name) {
    if (name.find(mark) != std::string::npos) unlink((folder + "/" + name).c_str());
  });
}

}  // namespace p2c
