#include "cli/batch/done_rows.hpp"

#include <algorithm>
#include <charconv>

namespace p2c {

// Two digits a byte.
std::array<char, 16> DoneRows::bytes_of(const std::string& hash) {
  std::array<char, 16> bytes{};
  for (std::size_t i = 0; i < bytes.size() && 2 * i + 2 <= hash.size(); ++i) {
    unsigned value = 0;
    std::from_chars(hash.data() + 2 * i, hash.data() + 2 * i + 2, value, 16);
    bytes[i] = static_cast<char>(value);
  }
  return bytes;
}

void DoneRows::add(const Row& row) {
  DoneRow done{row.n, DoneRow::Hash::kKnown, bytes_of(row.hash)};
  if (row.hash.empty()) {
    done.state = is_given_up(row.status) ? DoneRow::Hash::kUnknown : DoneRow::Hash::kUnread;
  }
  rows_.push_back(done);
}

void DoneRows::sort(const std::string& file) {
  std::sort(rows_.begin(), rows_.end(),
            [](const DoneRow& a, const DoneRow& b) { return a.n < b.n; });
  const auto twice = std::adjacent_find(
      rows_.begin(), rows_.end(), [](const DoneRow& a, const DoneRow& b) { return a.n == b.n; });
  if (twice == rows_.end()) return;
  throw InputError({printable(file)}, "has two rows with \"n\":" + std::to_string(twice->n));
}

const DoneRows::DoneRow* DoneRows::find(std::int64_t n) const {
  const auto found =
      std::lower_bound(rows_.begin(), rows_.end(), n,
                       [](const DoneRow& row, std::int64_t key) { return row.n < key; });
  return found != rows_.end() && found->n == n ? &*found : nullptr;
}

bool DoneRows::fits(std::int64_t n, const std::string& hash) const {
  const DoneRow* row = find(n);
  if (row == nullptr || row->state == DoneRow::Hash::kUnknown) return true;
  return (row->state == DoneRow::Hash::kKnown) == !hash.empty() && row->hash == bytes_of(hash);
}

}  // namespace p2c
