#include "cli/family/family_rows.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/batch/file_pieces.hpp"
#include "cli/batch/member_differences.hpp"
#include "cli/batch/row_file.hpp"
#include "cli/final_name.hpp"
#include "cli/output.hpp"
#include "instances/formats/json_text.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::size_t kLongestRow = 1'000'000'000;

// Beside the directory; a long name is cut, so that the endings of a PartFile fit.
std::string rows_file_of(const std::string& directory) {
  constexpr std::string_view kRoom = "..part.lock";
  std::string name = temporary_name_of(directory, ".rows" + std::string(kRoom));
  if (name.empty()) {
    throw OutputError(printable(directory) + ": cannot be written: " + std::strerror(errno));
  }
  name.resize(name.size() - kRoom.size());
  return name;
}

RowLine parse_row(std::string_view text, const Place& place) try {
  return {std::string(text), place, members_of_line(text)};
} catch (const InputError& error) {
  throw InputError({place.file, place.line, error.place().col}, error.message());
}

FamilyInstance read_instance(const RowLine& row) try {
  std::vector<FamilyInstance> instances =
      read_index(index_head() + row.string("index"), row.place.file);
  if (instances.size() != 1) row.fail("expected one instance");
  return std::move(instances.front());
} catch (const InputError& error) {
  throw InputError(row.place, error.message());
}

InstanceKey read_key(const RowLine& row, const FamilySpec& spec) {
  const std::int64_t number = row.number("line");
  const bool known = std::any_of(spec.lines.begin(), spec.lines.end(),
                                 [&](const FamilyLine& line) { return line.place.line == number; });
  if (!known) row.fail("expected a line of the spec with instances, got " + std::to_string(number));
  return {static_cast<int>(number), row.number("seed")};
}

std::vector<SolverRun> read_table(const RowLine& row, const char* member) {
  std::vector<SolverRun> runs;
  for (auto& [file, one] : read_runs(row.string(member), row.place.file)) {
    runs.push_back(std::move(one));
  }
  return runs;
}

EndedRun read_ended(const RowLine& row) {
  std::vector<SolverRun> runs = read_table(row, "run");
  if (runs.size() != 1) row.fail("expected one run");
  return {std::move(runs.front()), row.string("make"), row.string("answer")};
}

std::optional<FamilyInstance> read_made(const RowLine& row) {
  if (row.find("index") == nullptr) return {};
  FamilyInstance made = read_instance(row);
  if (row.find("runs") != nullptr) made.runs = read_table(row, "runs");
  return made;
}

void read_row(const RowLine& row, const FamilySpec& spec, FamilyDone& done) {
  const InstanceKey key = read_key(row, spec);
  if (row.find("run") != nullptr) {
    done.runs[key].push_back(read_ended(row));
  } else {
    done.instances.emplace(key, read_made(row));
  }
}

void expect_header(const RowLine& header, const std::string& ours) {
  if (header.text == ours) return;
  const std::vector<MemberDifference> all =
      member_differences(members_of_line(ours), header.members);
  std::string how;
  if (!all.empty()) {
    how = ": " + json_string(all[0].key) + " is " + all[0].there + " there and " + all[0].here +
          " here";
  }
  header.fail("these are rows of another family" + how);
}

}  // namespace

FamilyRows::FamilyRows(const std::string& directory, std::string header, const Stop& stop)
    : part_(rows_file_of(directory)), header_(std::move(header)), stop_(stop) {}

FamilyRows::~FamilyRows() {
  if (begun_ && !any_) part_.discard();
}

FamilyDone FamilyRows::begin(bool resume, const FamilySpec& spec) {
  part_.lock();
  if (part_.has_bytes() && !resume) {
    throw OutputError(printable(part_.path()) +
                      ": already exists, of a family that has not ended; use --resume to go on "
                      "with it, or remove it to begin again");
  }
  FamilyDone done = read(spec);
  part_.cut(bytes_);
  begun_ = true;
  any_ = !done.instances.empty() || !done.runs.empty();
  if (bytes_ == 0) part_.write(header_);
  return done;
}

FamilyDone FamilyRows::read(const FamilySpec& spec) {
  FamilyDone done;
  LineStream lines(pieces_of_file(part_.path(), stop_), kLongestRow);
  lines.forget();
  while (const auto line = lines.next()) {
    const Place place{printable(part_.path()), line->number, 1};
    if (!line->has_end) {
      const bool ours = line->number > 1 || header_.starts_with(line->text);
      if (!ours) throw InputError(place, "expected rows of a family, got " + in_quotes(line->text));
      break;  // torn: it is cut off
    }
    const RowLine row = parse_row(line->text, place);
    if (line->number == 1) {
      expect_header(row, header_);
    } else {
      read_row(row, spec, done);
    }
    bytes_ += static_cast<std::int64_t>(line->text.size()) + 1;
  }
  return done;
}

void FamilyRows::add(const InstanceKey& key, const std::optional<FamilyInstance>& made) {
  JsonMembers row{{"line", key.first}, {"seed", key.second}};
  if (made) row["index"] = index_line(*made);
  if (made && !made->runs.empty()) {
    std::string table = runs_head();
    for (const SolverRun& one : made->runs) table += runs_line(made->file, one);
    row["runs"] = table;
  }
  write(row);
}

void FamilyRows::add_run(const InstanceKey& key, const EndedRun& run) {
  write({{"line", key.first},
         {"seed", key.second},
         {"run", runs_head() + runs_line("-", run.row)},
         {"make", run.make},
         {"answer", run.answer}});
}

void FamilyRows::write(const JsonMembers& row) {
  part_.write(Json(row).text());
  any_ = true;
  part_.sync_now_and_then();
}

}  // namespace p2c
