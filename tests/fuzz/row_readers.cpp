#include "cli/batch/row_file.hpp"
#include "instances/formats/json.hpp"
#include "tests/fuzz/collection_readers.hpp"
#include "tests/fuzz/pieces.hpp"

namespace p2c {
namespace {

struct Rows {
  std::vector<std::string> lines;   // the header and the rows, as members
  std::vector<std::string> states;  // of each row what batches compare
  std::string end;
  std::string torn;
  std::string error;
  std::string fault;
  std::int64_t bytes = 0;
  bool operator==(const Rows&) const = default;
};

std::string line_of(const RowLine& line) {
  std::string text;
  for (const auto& [key, json] : line.members) {
    text += (text.empty() ? "{" : ",") + json_string(key) + ":" + json;
  }
  return (text.empty() ? "{" : text) + "}";
}

void read_all(RowFile& file, Rows& rows) {
  if (const RowHeader* header = file.header()) rows.lines.push_back(line_of(*header));
  while (const auto row = file.next()) {
    rows.lines.push_back(line_of(*row));
    if (members_of_line(row->text) != row->members) rows.fault = "a line alone has other members";
    rows.states.push_back(row->without_times() + std::to_string(row->seconds("cpu")) + row->id);
    rows.bytes = file.row_bytes();
  }
  rows.torn = file.torn_line();
  if (!file.end()) return;
  rows.end = "{\"end\":true,\"rows\":" + std::to_string(file.end()->rows) +
             ",\"entries\":" + std::to_string(file.end()->entries) + "}";
}

Rows rows_of(NextPiece pieces) {
  const Stop stop;
  Rows rows;
  try {
    RowFile file(std::move(pieces), "f", stop);
    read_all(file, rows);
  } catch (const InputError& error) {
    rows.error = error.what();
  }
  return rows;
}

// Throws InputError.
void read_rows(const std::string& text) {
  const Stop stop;
  RowFile file(pieces_of(text, text.size() + 1), "f", stop);
  Rows rows;
  read_all(file, rows);
}

std::string text_of(const Rows& rows) {
  std::string text;
  for (const std::string& line : rows.lines) text += line + "\n";
  return text + (rows.end.empty() ? rows.torn : rows.end + "\n");
}

std::string fault_of_rows(const std::string& text, const Rows& rows) {
  if (!rows.fault.empty()) return rows.fault;
  const std::string written = text_of(rows);
  const Rows again = rows_of(pieces_of(written, written.size() + 1));
  if (again.lines != rows.lines || again.end != rows.end || again.torn != rows.torn) {
    return "is read in two ways: " + written;
  }
  const std::string before_end = text.substr(0, static_cast<std::size_t>(rows.bytes));
  const Rows begun = rows_of(pieces_of(before_end, before_end.size() + 1));
  if (rows.bytes > 0 && begun.states != rows.states) return "has other rows when it is cut off";
  return fault_of_pieces(text, rows_of);
}

}  // namespace

Reading check_rows(const std::string& text) {
  try {
    read_rows(text);
  } catch (const InputError& error) {
    std::string fault = fault_of_place(error, text);
    return {false, fault.empty() ? fault_of_pieces(text, rows_of) : fault};
  }
  return {true, fault_of_rows(text, rows_of(pieces_of(text, text.size() + 1)))};
}

}  // namespace p2c
