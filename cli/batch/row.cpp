#include "cli/batch/row.hpp"

#include <cmath>

#include "cli/batch/puzzle_hash.hpp"

namespace p2c {
namespace {

// In microseconds: more digits would be noise.
Json seconds(double value) { return std::round(value * 1e6) / 1e6; }

}  // namespace

// The size is in the second line of every kind's text.
ReadMessage described(const Document& document) {
  const std::string text = write_document(document, "text");
  ReadMessage message{text_hash(text), std::string(document.puzzle->name())};
  TextReader in(text, document.name);
  in.next_line("the name");
  in.next_line("the size");
  constexpr int kMost = 1'000'000'000;
  message.rows = in.number(0, kMost);
  message.cols = in.number(0, kMost);
  return message;
}

std::string row_text(const RowParts& parts) {
  JsonMembers row{{"n", parts.n}, {"id", parts.id}};
  if (parts.puzzle) {
    row["hash"] = parts.puzzle->hash;
    row["kind"] = parts.puzzle->kind;
    if (parts.puzzle->rows > 0) {
      row["rows"] = parts.puzzle->rows;
      row["cols"] = parts.puzzle->cols;
    }
  }
  if (!parts.rules.empty()) row["rules"] = parts.rules;
  if (!parts.own_rules.empty()) row["own_rules"] = parts.own_rules;
  if (!parts.kind_by.empty()) row["kind_by"] = parts.kind_by;
  row["status"] = parts.status;
  row.update(parts.members);
  if (!parts.error.empty()) row["error"] = parts.error;
  if (!parts.limit.empty()) row["limit"] = parts.limit;
  if (!parts.warnings.empty()) row["warnings"] = parts.warnings;
  row["times"] = JsonMembers{{"cpu", seconds(parts.cpu)}, {"wall", seconds(parts.wall)}};
  return Json(row).text();
}

}  // namespace p2c
