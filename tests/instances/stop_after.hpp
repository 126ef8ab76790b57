// Stops at a certain ask, so always at the same place, and after a certain event.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "instances/limits/stop.hpp"

namespace p2c {

class StopAfter : public Stop {
 public:
  explicit StopAfter(int asks) : left_(asks) {}
  Reason reason() const override { return left_-- <= 0 ? kInterrupted : kNo; }
  /// Negative when it has stopped something.
  int left() const { return left_; }

 private:
  mutable int left_;
};

/// From when there is a file with this path.
class StopAtFile : public Stop {
 public:
  explicit StopAtFile(std::string path) : path_(std::move(path)) {}
  Reason reason() const override { return std::filesystem::exists(path_) ? kInterrupted : kNo; }

 private:
  std::string path_;
};

}  // namespace p2c
