// What a model counter prints, as the model counting competitions have it since 2021: "s" lines,
// and "c s exact arb int N".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cnf_out/model.hpp"

namespace p2c {

/// Takes lines that come in pieces.
class CounterLines {
 public:
  void take(std::string_view bytes);

  /// Of the last "s" line, if there is one.
  std::optional<Status> status() const { return status_; }
  /// The exact count: digits without leading zeros, as many as there are.
  const std::optional<std::string>& count() const { return count_; }
  /// There were two that differ.
  bool counts_differ() const { return counts_differ_; }
  /// Another line with a count, which may be an estimate or too long; empty: none.
  const std::string& other() const { return other_; }

 private:
  void end_line();

  void take_count(std::string count);

  std::string line_;
  bool is_cut_ = false;
  std::optional<Status> status_;
  std::optional<std::string> count_;
  bool counts_differ_ = false;
  std::string other_;
};

}  // namespace p2c
