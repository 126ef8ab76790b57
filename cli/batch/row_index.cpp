#include "cli/batch/row_index.hpp"

#include <algorithm>

#include "cli/batch/json_line.hpp"
#include "cli/batch/number_list.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::int64_t kMost = 1'000'000'000'000'000;  // entries

}  // namespace

RowIndex::RowIndex(const std::string& path, const Stop& stop) : text_(path, stop) {
  text_.each_line([this](const TextLine& line) { add(line); });
  if (header_.whole().empty()) {
    throw InputError({name()}, "expected rows that 'batch' wrote, got an empty file");
  }
  std::stable_sort(rows_.begin(), rows_.end(),
                   [](const Row& a, const Row& b) { return a.n < b.n; });
}

void RowIndex::add(const TextLine& line) {
  if (line.number == 1) {
    header_ = RowHeader(line, name());
    return;
  }
  if (end_) {
    throw InputError({name(), line.number, 1},
                     "expected nothing after the end line, got " + quoted(line.text));
  }
  try {
    read_json_line(line.text, name(), line.number, [&](JsonObject object) {
      const auto number = [&](std::string_view key) {
        return object.integer(object.take(key), 0, kMost);
      };
      if (object.find("end") != nullptr) {
        end_ = End{number("rows"), number("entries")};
      } else {
        rows_.push_back({number("n"), line.offset, line.text.size()});
      }
    });
  } catch (const InputError&) {
    if (line.ended) throw;
  }
}

const RowIndex::Row* RowIndex::find(std::int64_t n) const {
  const auto found =
      std::lower_bound(rows_.begin(), rows_.end(), n,
                       [](const Row& row, std::int64_t wanted) { return row.n < wanted; });
  return found == rows_.end() || found->n != n ? nullptr : &*found;
}

// The numbers that are wrong, each kind in a list.
struct RowIndex::WrongNumbers {
  NumberList missing, twice, foreign, beyond;
};

RowIndex::WrongNumbers RowIndex::wrong_numbers() const {
  const RowShard& shard = header_.shard();
  WrongNumbers wrong;
  std::int64_t next = shard.k - 1;
  std::int64_t before = -1;
  for (const Row& row : rows_) {
    if (row.n == before) {
      wrong.twice.add(row.n);
    } else if (!shard.has(row.n)) {
      wrong.foreign.add(row.n);
    } else if (end_ && row.n >= end_->entries) {
      wrong.beyond.add(row.n);
    } else {
      if (end_) wrong.missing.add(next, row.n, shard.of);
      next = row.n + shard.of;
    }
    before = row.n;
  }
  if (end_) wrong.missing.add(next, end_->entries, shard.of);
  return wrong;
}

std::vector<std::string> RowIndex::faults() const {
  std::vector<std::string> faults;
  const auto add = [&](const std::string& fault, const NumberList& numbers) {
    if (!numbers.empty()) faults.push_back(fault + numbers.str());
  };
  if (!end_) faults.emplace_back("there is no end line: the batch has not ended");
  const WrongNumbers wrong = wrong_numbers();
  add("there is no row for n ", wrong.missing);
  add("there is more than one row for n ", wrong.twice);
  add("there are rows of other shards: n ", wrong.foreign);
  if (!end_) return faults;
  const auto& [rows, entries] = *end_;
  add("the end line counts " + std::to_string(entries) + " entries, but there is a row for n ",
      wrong.beyond);
  if (rows != static_cast<std::int64_t>(rows_.size())) {
    faults.push_back("the end line counts " + std::to_string(rows) + " rows, there are " +
                     std::to_string(rows_.size()));
  }
  return faults;
}

}  // namespace puzzle2cnf
