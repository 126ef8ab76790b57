#include "cli/rows/row_index.hpp"

#include <algorithm>

namespace p2c {
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
  std::int64_t next = shard_.number - 1;
  std::int64_t before = -1;
  for (const Place& row : rows_) {
    if (row.n == before) {
      wrong.twice.add(row.n);
    } else if (!shard_.has(row.n)) {
      wrong.foreign.add(row.n);
    } else if (end_ && row.n >= end_->entries) {
      wrong.beyond.add(row.n);
    } else {
      if (end_) wrong.missing.add(next, row.n, shard_.count);
      next = row.n + shard_.count;
    }
    before = row.n;
  }
  if (end_) wrong.missing.add(next, end_->entries, shard_.count);
  return wrong;
}

std::vector<std::string> RowIndex::faults() const {
  std::vector<std::string> faults;
  if (!end_) faults.emplace_back("there is no end line: the batch has not ended");
  const WrongNumbers wrong = wrong_numbers();
  if (!wrong.twice.empty()) {
    faults.push_back("there is more than one row for n " + wrong.twice.str());
  }
  if (!wrong.foreign.empty()) {
    faults.push_back("there are rows of other shards: n " + wrong.foreign.str());
  }
  return faults;
}

std::vector<std::string> RowIndex::gaps() const {
  std::vector<std::string> gaps;
  if (!end_) return gaps;
  const WrongNumbers wrong = wrong_numbers();
  if (!wrong.missing.empty()) gaps.push_back("there is no row for n " + wrong.missing.str());
  if (!wrong.beyond.empty()) {
    gaps.push_back("the end line counts " + std::to_string(end_->entries) +
                   " entries, but there is a row for n " + wrong.beyond.str());
  }
  return gaps;
}

}  // namespace p2c
