#include "cli/rows/row_index.hpp"

#include <algorithm>

namespace puzzle2cnf {
namespace {

constexpr std::int64_t kMostEntries = 1'000'000'000'000'000;

bool is_before(const RowIndex::Place& a, const RowIndex::Place& b) { return a.n < b.n; }

}  // namespace

RowIndex::RowIndex(const std::string& path, const Stop& stop) : source_(path, stop) {
  RowFile file(source_.reader(), source_.path(), stop);
  if (file.header() == nullptr) {
    throw InputError({printable(source_.path())}, "expected rows of a batch, got no whole line");
  }
  header_ = *file.header();
  shard_ = shard_of(header_);
  read(file);
  std::stable_sort(rows_.begin(), rows_.end(), is_before);
}

void RowIndex::read(RowFile& file) {
  std::int64_t offset = file.row_bytes();
  while (const std::optional<Row> row = file.next()) {
    if (row->n >= kMostEntries) row->fail("expected a number below 10^15 for \"n\"");
    rows_.push_back({row->n, offset, row->text.size()});
    offset = file.row_bytes();
  }
  end_ = file.end();
  if (end_ && end_->entries > kMostEntries) {
    throw InputError({name()},
                     "expected at most 10^15 entries, got " + std::to_string(end_->entries));
  }
}

const RowIndex::Place* RowIndex::find(std::int64_t n) const {
  const auto found = std::lower_bound(rows_.begin(), rows_.end(), Place{n, 0, 0}, is_before);
  return found == rows_.end() || found->n != n ? nullptr : &*found;
}

RowIndex::WrongNumbers RowIndex::wrong_numbers() const {
  WrongNumbers wrong;
  std::int64_t next = shard_.k - 1;
  std::int64_t before = -1;
  for (const Place& row : rows_) {
    if (row.n == before) {
      wrong.twice.add(row.n);
    } else if (!shard_.has(row.n)) {
      wrong.foreign.add(row.n);
    } else if (end_ && row.n >= end_->entries) {
      wrong.beyond.add(row.n);
    } else {
      if (end_) wrong.missing.add(next, row.n, shard_.of);
      next = row.n + shard_.of;
    }
    before = row.n;
  }
  if (end_) wrong.missing.add(next, end_->entries, shard_.of);
  return wrong;
}

std::vector<std::string> RowIndex::faults() const {
  std::vector<std::string> faults;
  const auto add = [&](const std::string& fault, const NumberList& numbers) {
    if (!numbers.empty()) faults.push_back(fault + numbers.str());
  };
  if (!end_) faults.emplace_back("there is no end line: the batch has not ended");
  const WrongNumbers wrong = wrong_numbers();
  add("there is more than one row for n ", wrong.twice);
  add("there are rows of other shards: n ", wrong.foreign);
  if (!end_) return faults;
  add("the end line counts " + std::to_string(end_->entries) +
          " entries, but there is a row for n ",
      wrong.beyond);
  return faults;
}

}  // namespace puzzle2cnf
