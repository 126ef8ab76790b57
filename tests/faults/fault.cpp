#include "tests/faults/fault.hpp"

#include <doctest/doctest.h>

#include <filesystem>

#include "tests/paths.hpp"
#include "tests/program/environment.hpp"

namespace p2c {
namespace {

// By their paths in the directory; a directory in it has an entry of its own.
std::map<std::string, std::string> files_below(const std::string& directory) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
    const std::string path = entry.path().string();
    files[path.substr(directory.size())] = entry.is_directory() ? "" : read_file(path);
  }
  return files;
}

}  // namespace

Result run_with_fault(const Line& line, const std::string& kind, long at,
                      const std::function<void(Child&)>& during) {
  const TempDir dir;
  const TempDir marks;
  const TempDir temporary;
  std::vector<std::string> arguments = line.arguments;
  for (std::string& argument : arguments) {
    if (argument.starts_with("OUT")) argument = dir.path(argument);
  }
  Result result;
  {
    const Environment environment({{"LD_PRELOAD", PUZZLE2CNF_SHIM},
                                   {"FAULT_KIND", kind},
                                   {"FAULT_AT", std::to_string(at)},
                                   {"FAULT_MARK", marks.path("mark")},
                                   {"TMPDIR", temporary.path("")}});
    Child child(kProgram, arguments);
    if (during) during(child);
    result.finished = child.wait();
  }
  result.files = files_below(dir.path(""));
  CHECK(temporary.names().empty());
  if (!marks.names().empty()) result.mark = read_file(marks.path("mark"));
  return result;
}

}  // namespace p2c
