// batch: the seconds of a row are those that its own puzzle took.
#include <sys/resource.h>

#include <chrono>

#include "tests/program/batch/batch_rows.hpp"

namespace p2c {
namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

// Of all processes that have ended and that this one started.
double cpu_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double sum_of_times(const std::string& file, const char* clock) {
  double sum = 0;
  std::istringstream in(read_file(file));
  for (std::string line; std::getline(in, line);) {
    const nlohmann::json row = nlohmann::json::parse(line);
    if (row.contains("times")) sum += row["times"][clock].get<double>();
  }
  return sum;
}

}  // namespace

TEST_CASE("batch: the times of all rows together are no longer than the batch took") {
  const TempDir dir;
  const std::string rows = dir.path("rows");
  const std::string list = dir.write("list.urls", tiny_list(100));
  const double cpu_before = cpu_of_children();
  const auto start = std::chrono::steady_clock::now();
  REQUIRE(run({"batch", "--do=unique", "--jobs=1", "-o", rows, list}).code == 0);
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  constexpr double kRounding = 0.01;
  CHECK(sum_of_times(rows, "cpu") > 0);
  CHECK(sum_of_times(rows, "cpu") <= cpu_of_children() - cpu_before + kRounding);
  CHECK(sum_of_times(rows, "wall") > 0);
  CHECK(sum_of_times(rows, "wall") <= wall.count() + kRounding);
}

}  // namespace p2c
