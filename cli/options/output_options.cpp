#include "cli/options/output_options.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr std::int64_t kMostFiles = 100'000;

}  // namespace

void SeriesOptions::declare(OptionList& list) {
  list.add({Section::kFiles, "output,o", "FILE",
            "write to FILE instead of stdout; it must not exist. With a '%' in its name, such as "
            "NAME-%.txt: a file for each, with its number"},
           &output);
  list.add({Section::kFiles, "force", "", "overwrite an existing FILE"}, &force);
  CountOption::declare(list);
  list.add_check([this] { take_pattern(); });
  list.add_files([this](std::vector<NamedFile>& files) {
    for (std::int64_t number = 1; !pattern.empty() && number <= count; ++number) {
      const std::string name = file_name(number);
      files.push_back({"-o " + name, name, true});
    }
  });
}

void SeriesOptions::take_pattern() {
  const auto marks = std::count(output.begin(), output.end(), '%');
  if (marks == 0) return;
  const std::size_t mark = output.find('%');
  if (marks > 1 || output.find('/', mark) != std::string::npos) {
    throw UsageError{"expected one '%' for the number, in the name of a file, got '" + output +
                     "'"};
  }
  if (count > kMostFiles) {
    throw UsageError{"expected --count up to 100000 with a file for each, got " +
                     std::to_string(count)};
  }
  pattern.swap(output);
  output = "-";
}

std::string SeriesOptions::file_name(std::int64_t number) const {
  std::string digits = std::to_string(number);
  digits.insert(0, std::to_string(count).size() - digits.size(), '0');
  std::string name = pattern;
  return name.replace(name.find('%'), 1, digits);
}

}  // namespace p2c
