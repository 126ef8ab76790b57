// Tables of a page.
#pragma once

#include <string>
#include <vector>

namespace p2c {

struct Column {
  enum class Content { kText, kNumber, kLongText };

  std::string name;
  Content content = Content::kText;
};

/// The first cell of a row is its name. Cells are plain text.
class HtmlTable {
 public:
  /// It can be sorted by each column where the page's script runs.
  explicit HtmlTable(std::vector<Column> columns, bool sortable = false);

  void add(const std::vector<std::string>& cells);
  bool empty() const { return rows_.empty(); }
  /// In a box that scrolls sideways; `about` names it.
  std::string str(const std::string& about) const;

 private:
  std::string open_cell(const char* tag, std::size_t column, const char* scope) const;

  std::vector<Column> columns_;
  bool sortable_;
  std::string rows_;
};

}  // namespace p2c
