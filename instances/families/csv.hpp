// Tables as text: comma-separated values by RFC 4180, but with LF at the ends of lines, which is
// read and written; CRLF is read, too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// A line of the table, which may be several of the text.
struct CsvRecord {
  std::vector<std::string> fields;
  std::vector<Place> places;  // where each field begins
};

/// Throws InputError where a quote is not closed, or has something else beside it.
std::vector<CsvRecord> read_csv(std::string_view text, const std::string& file);

/// A line, with its end. Quoted is what must be.
std::string csv_line(const std::vector<std::string>& fields);

/// A field that no spreadsheet takes for a formula: after an apostrophe, where it begins as one.
std::string csv_text(std::string field);

}  // namespace p2c
