#include "cli/report_page/html_table.hpp"

#include <utility>

#include "cli/page/html.hpp"

namespace p2c {

HtmlTable::HtmlTable(std::vector<Column> columns, bool sortable)
    : columns_(std::move(columns)), sortable_(sortable) {}

std::string HtmlTable::open_cell(const char* tag, std::size_t column, const char* scope) const {
  std::string open = std::string("<") + tag;
  if (*scope != '\0') open.append(" scope=\"").append(scope).append("\"");
  if (columns_[column].content == Column::Content::kNumber) open += " class=\"n\"";
  if (columns_[column].content == Column::Content::kLongText) open += " class=\"long\"";
  return open + ">";
}

void HtmlTable::add(const std::vector<std::string>& cells) {
  rows_ += "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const char* const tag = i == 0 ? "th" : "td";
    rows_.append(open_cell(tag, i, i == 0 ? "row" : "")).append(html_text(cells[i]));
    rows_.append("</").append(tag).append(">");
  }
  rows_ += "</tr>\n";
}

std::string HtmlTable::str(const std::string& about) const {
  std::string table = "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"" +
                      html_text(about) + "\">\n<table" + (sortable_ ? " class=\"sortable\"" : "") +
                      ">\n<thead><tr>";
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    table.append(open_cell("th", i, "col")).append(html_text(columns_[i].name)).append("</th>");
  }
  return table + "</tr></thead>\n<tbody>\n" + rows_ + "</tbody>\n</table>\n</div>\n";
}

}  // namespace p2c
