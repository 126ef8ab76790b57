// A row as it is written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch/messages.hpp"
#include "instances/documents/document.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

/// What a row says of the puzzle alone.
ReadMessage described(const Document& document);

/// What a row says.
struct RowParts {
  std::int64_t n = 0;
  std::string id;
  std::optional<ReadMessage> puzzle = {};  // nothing where it could not be read
  std::string status = {};
  JsonMembers members = {};  // of --do
  std::string error = {};    // empty: none
  std::vector<std::string> warnings = {};
  std::string own_rules = {};  // the mark of the puzzle; empty: none
  std::string kind_by = {};    // how the kind of a link is known; empty: its text says it
  std::string rules = {};      // the hash of rules that were brought; empty: none
  std::string limit = {};      // which was reached: time, memory or conflicts
  double cpu = 0;              // seconds
  double wall = 0;
};

/// The line of a row, without its end. `times` comes last.
std::string row_text(const RowParts& parts);

}  // namespace p2c
