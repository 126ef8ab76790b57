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

FamilyRun read_run(const RowLine& row, const FamilySpec& spec) {
  FamilyRun run;
  const std::int64_t number = row.number("line");
  const bool known = std::any_of(spec.lines.begin(), spec.lines.end(),
                                 [&](const FamilyLine& line) { return line.place.line == number; });
  if (!known) row.fail("expected a line of the spec with instances, got " + std::to_string(number));
  run.line = static_cast<int>(number);
  run.seed = row.number("seed");
  if (row.find("index") != nullptr) run.made = read_instance(row);
  if (run.made && row.find("runs") != nullptr) {
    for (auto& [file, one] : read_runs(row.string("runs"), row.place.file)) {
      run.made->runs.push_back(std::move(one));
    }
  }
  return run;
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

FamilyRuns FamilyRows::begin(bool resume, const FamilySpec& spec) {
  part_.lock();
  if (part_.has_bytes() && !resume) {
    throw OutputError(printable(part_.path()) +
                      ": already exists, of a family that has not ended; use --resume to go on "
                      "with it, or remove it to begin again");
  }
  FamilyRuns runs = read(spec);
  part_.cut(bytes_);
  begun_ = true;
  any_ = !runs.empty();
  if (bytes_ == 0) part_.write(header_);
  return runs;
}

FamilyRuns FamilyRows::read(const FamilySpec& spec) {
  FamilyRuns runs;
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
      FamilyRun run = read_run(row, spec);
      runs.emplace(std::pair(run.line, run.seed), std::move(run.made));
    }
    bytes_ += static_cast<std::int64_t>(line->text.size()) + 1;
  }
  return runs;
}

void FamilyRows::add(const FamilyRun& run) {
  JsonMembers row{{"line", run.line}, {"seed", run.seed}};
  if (run.made) row["index"] = index_line(*run.made);
  if (run.made && !run.made->runs.empty()) {
    std::string table = runs_head();
    for (const SolverRun& one : run.made->runs) table += runs_line(run.made->file, one);
    row["runs"] = table;
  }
  part_.write(Json(row).text());
  any_ = true;
  part_.sync_now_and_then();
}

}  // namespace p2c
