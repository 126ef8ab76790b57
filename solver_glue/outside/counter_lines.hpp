// What a model counter prints, as the model counting competitions have it since 2021: "s" lines,
// and "c s exact arb int N".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cnf_out/model.hpp"

namespace p2c {

/// Takes lines that come in pieces; the last of a sort counts.
class CounterLines {
 public:
  void take(std::string_view bytes);

  /// Of the "s" line.
  Status status() const { return status_; }
  /// The exact count: digits without leading zeros, as many as there are.
  const std::optional<std::string>& count() const { return count_; }
  /// Another line with a count, which may be an estimate; empty: none.
  const std::string& other() const { return other_; }

 private:
  void end_line();

  std::string line_;
  Status status_ = Status::kUnknown;
  std::optional<std::string> count_;
  std::string other_;
};

}  // namespace p2c
