#include "instances/families/csv.hpp"

#include <algorithm>
#include <utility>

namespace p2c {
namespace {

class CsvReader {
 public:
  CsvReader(std::string_view text, const std::string& file)
      : text_(without_byte_order_mark(text)), file_(file) {}

  std::vector<CsvRecord> read() {
    std::vector<CsvRecord> records;
    while (at_ < text_.size()) records.push_back(record());
    return records;
  }

 private:
  Place place() const { return {file_, line_, static_cast<int>(at_ - line_start_) + 1}; }

  CsvRecord record() {
    CsvRecord record;
    do {
      record.places.push_back(place());
      record.fields.push_back(at_ < text_.size() && text_[at_] == '"' ? quoted_field() : field());
    } while (take(','));
    if (!take_line_end() && at_ < text_.size()) {
      throw InputError(place(), "expected ',' or the end of the line after '\"', got " +
                                    in_quotes(text_.substr(at_, 1)));
    }
    return record;
  }

  std::string field() {
    const std::size_t end = std::min(text_.find_first_of(",\n\"", at_), text_.size());
    if (end < text_.size() && text_[end] == '"') {
      at_ = end;
      throw InputError(place(), "expected '\"' only in quoted fields, doubled");
    }
    std::string_view field = text_.substr(at_, end - at_);
    const bool at_line_end = end == text_.size() || text_[end] == '\n';
    if (at_line_end && field.ends_with('\r')) field.remove_suffix(1);
    at_ += field.size();
    return std::string(field);
  }

  std::string quoted_field() {
    const Place start = place();
    ++at_;
    std::string field;
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == '\n') start_line();
      if (c == '"' && !take('"')) return field;
      field += c;
    }
    throw InputError(start, "expected '\"' at the end of the field, got the end of the text");
  }

  bool take(char wanted) {
    if (at_ == text_.size() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }

  bool take_line_end() {
    const std::string_view left = text_.substr(at_);
    if (!left.starts_with('\n') && !left.starts_with("\r\n") && left != "\r") return false;
    at_ += left.starts_with("\r\n") ? 2 : 1;
    start_line();
    return true;
  }

  void start_line() {
    ++line_;
    line_start_ = at_;
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
};

}  // namespace

std::vector<CsvRecord> read_csv(std::string_view text, const std::string& file) {
  return CsvReader(text, file).read();
}

std::string csv_line(const std::vector<std::string>& fields) {
  std::string line;
  for (const std::string& field : fields) {
    if (&field != fields.data()) line += ',';
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
      line += field;
      continue;
    }
    line += '"';
    for (const char c : field) line.append(c == '"' ? 2 : 1, c);
    line += '"';
  }
  return line + "\n";
}

std::string csv_text(std::string field) {
  const bool formula =
      !field.empty() && std::string_view("=+-@\t\r").find(field[0]) != std::string_view::npos;
  return formula ? "'" + std::move(field) : field;
}

}  // namespace p2c
