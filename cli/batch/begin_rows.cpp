#include "cli/batch/begin_rows.hpp"

#include "cli/batch/file_pieces.hpp"
#include "cli/batch/member_differences.hpp"
#include "cli/output.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {
namespace {

// How two headers differ; nothing where they are equal.
std::string difference(const RowHeader& theirs, const std::string& ours) {
  if (theirs.text == ours) return "";
  const std::vector<MemberDifference> all =
      member_differences(members_of_line(ours), theirs.members);
  if (all.empty()) return "";
  const auto& [key, here, there] = all.front();
  return json_string(key) + " is " + there + " there and " + here + " here";
}

void expect_header(const RowFile& file, const std::string& header) {
  const std::string other = difference(*file.header(), header);
  if (other.empty()) return;
  file.header()->fail("these are rows of another batch: " + other);
}

class Beginning {
 public:
  Beginning(PartFile& part, const std::string& header, const BatchOptions& options,
            const Stop& stop)
      : part_(part), header_(header), options_(options), stop_(stop) {}

  BegunRows begin() {
    if (part_.has_output() && !options_.resume) expect_no_file(part_.output(), options_.force);
    begun_.replaces = options_.force;
    if (options_.resume && part_.has_output() && is_ours(part_.output())) {
      begun_.replaces = true;
      if (!part_.has_bytes() && !begin_again()) return std::move(begun_);
    }
    if (!locked_) lock();
    return std::move(begun_);
  }

 private:
  // With --force another output may be replaced, too.
  bool is_ours(const std::string& path) const {
    const RowFile file(pieces_of_file(path, stop_), path, stop_);
    if (file.header() != nullptr && difference(*file.header(), header_).empty()) return true;
    if (options_.force) return false;
    if (file.header() == nullptr) expect_no_file(path, false);
    expect_header(file, header_);
    return true;
  }

  // From a complete file, where --retry finds rows to make again; else false.
  bool begin_again() {
    const std::size_t dropped = read_rows(part_.output());
    begun_.complete = dropped == 0;
    if (begun_.complete) return false;
    part_.lock();
    locked_ = true;
    keep_rows_of(part_.output());
    return true;
  }

  void lock() {
    part_.lock();
    if (!part_.has_bytes() || (options_.force && !options_.resume)) return begin_empty();
    if (!options_.resume) {
      throw OutputError(printable(part_.path()) +
                        ": already exists, of a batch that has not ended; use --resume to go on "
                        "with it, or --force to begin again");
    }
    const RowFile file(pieces_of_file(part_.path(), stop_), part_.path(), stop_);
    if (file.header() == nullptr) {
      expect_torn_header(file);
      return begin_empty();
    }
    expect_header(file, header_);
    const std::size_t dropped = read_rows(part_.path());
    if (dropped > 0) return keep_rows_of(part_.path());
    part_.cut(bytes_);
  }

  // What does not begin as the header does is not ours to cut off.
  void expect_torn_header(const RowFile& file) const {
    if (header_.starts_with(file.torn_line())) return;
    throw InputError(
        {printable(part_.path()), 1, 1},
        "expected the header of a batch, {\"batch\":1,...}, got " + in_quotes(file.torn_line()));
  }

  void begin_empty() {
    part_.cut(0);
    part_.write(header_);
  }

  bool is_dropped(const Row& row) const { return options_.retry && is_given_up(row.status); }

  // Returns how many of them are to be made again.
  std::size_t read_rows(const std::string& path) {
    RowFile file(pieces_of_file(path, stop_), path, stop_);
    std::size_t dropped = 0;
    while (const std::optional<Row> row = file.next()) {
      if (!options_.shard.has(row->n))
        row->fail("the row is not of shard " + options_.shard.text());
      if (is_dropped(*row)) {
        ++dropped;
      } else {
        begun_.done.add(*row);
        begun_.tally.add(row->status);
      }
    }
    begun_.done.sort(path);
    bytes_ = file.row_bytes();
    return dropped;
  }

  void keep_rows_of(const std::string& path) {
    RowFile file(pieces_of_file(path, stop_), path, stop_);
    bool first = true;
    part_.replace([&](std::string& line) {
      if (std::exchange(first, false)) {
        line = header_;
        return true;
      }
      std::optional<Row> row = file.next();
      while (row && is_dropped(*row)) row = file.next();
      if (row) line = row->text;
      return row.has_value();
    });
  }

  PartFile& part_;
  const std::string& header_;
  const BatchOptions& options_;
  const Stop& stop_;
  BegunRows begun_;
  std::int64_t bytes_ = 0;
  bool locked_ = false;
};

}  // namespace

BegunRows begin_rows(PartFile& part, const std::string& header, const BatchOptions& options,
                     const Stop& stop) {
  return Beginning(part, header, options, stop).begin();
}

}  // namespace p2c
