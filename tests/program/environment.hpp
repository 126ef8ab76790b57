// Variables of the environment, for programs that a test starts.
#pragma once

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace p2c {

/// Set as long as it lives.
class Environment {
 public:
  explicit Environment(std::vector<std::pair<const char*, std::string>> values)
      : values_(std::move(values)) {
    for (const auto& [name, value] : values_) setenv(name, value.c_str(), 1);
  }
  ~Environment() {
    for (const auto& [name, value] : values_) unsetenv(name);
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  std::vector<std::pair<const char*, std::string>> values_;
};

}  // namespace p2c
