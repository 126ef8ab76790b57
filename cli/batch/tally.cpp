#include "cli/batch/tally.hpp"

#include <algorithm>
#include <cstdio>
#include <numeric>

#include "cli/batch/row_file.hpp"

namespace p2c {
namespace {

ExitCode code_of(std::string_view status) {
  if (status == "error") return kBadInput;
  if (status == "limit" || status == "memout") return kLimit;
  return status == "crash" ? kFault : kDone;
}

std::string line(std::string_view status, std::int64_t count, double seconds) {
  std::array<char, 80> text{};
  std::snprintf(text.data(), text.size(), "%-9s %9lld %10.2f s\n", std::string(status).c_str(),
                static_cast<long long>(count), seconds);
  return text.data();
}

}  // namespace

void Tally::add(std::string_view status, double seconds) {
  const auto& all = row_statuses();
  const auto place = std::find(all.begin(), all.end(), status) - all.begin();
  ++counts_.at(static_cast<std::size_t>(place));
  seconds_.at(static_cast<std::size_t>(place)) += seconds;
}

std::int64_t Tally::rows() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::int64_t{0});
}

ExitCode Tally::code() const {
  ExitCode code = kDone;
  for (std::size_t i = 0; i < kStatuses; ++i) {
    if (counts_[i] > 0) code = std::max(code, code_of(row_statuses()[i]));
  }
  return code;
}

std::string Tally::table(bool resumed) const {
  std::string text = "status      puzzles     CPU time";
  text += resumed ? " of this run\n" : "\n";
  for (std::size_t i = 0; i < kStatuses; ++i) {
    if (counts_[i] > 0) text += line(row_statuses()[i], counts_[i], seconds_[i]);
  }
  return text + line("all", rows(), std::accumulate(seconds_.begin(), seconds_.end(), 0.0));
}

JsonMembers Tally::counts() const {
  JsonMembers counts;
  for (std::size_t i = 0; i < kStatuses; ++i) {
    if (counts_[i] > 0) counts[row_statuses()[i]] = counts_[i];
  }
  return counts;
}

}  // namespace p2c
