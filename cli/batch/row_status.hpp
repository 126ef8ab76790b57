// What came of an entry, as its row says.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace p2c {

/// Results, then failures; in the order of tables.
enum class RowStatus : std::uint8_t {
  kUnique,
  kSeveral,
  kNone,
  kSolved,
  kCounted,
  kEncoded,
  kExplained,
  kLimit,
  kMemout,
  kCrash,
  kError,
};
inline constexpr std::array<std::string_view, 11> kRowStatuses = {
    "unique",    "several", "none",   "solved", "counted", "encoded",
    "explained", "limit",   "memout", "crash",  "error"};

inline std::string_view name_of(RowStatus status) {
  return kRowStatuses[static_cast<std::size_t>(status)];
}
inline bool is_failure(RowStatus status) { return status >= RowStatus::kLimit; }

}  // namespace p2c
