#include "instances/collections/line_stream.hpp"

#include <algorithm>
#include <utility>

#include "instances/text/text_reader.hpp"

namespace p2c {

// False at the end of the text.
bool LineStream::read_more() {
  if (ended_) return false;
  const std::string_view piece = next_piece_();
  ended_ = piece.empty();
  if (forgets_) {
    kept_.erase(0, begin_);
    searched_ -= begin_;
    begin_ = 0;
  }
  kept_ += piece;
  if (kept_.size() > most_bytes_) throw TooLong{lines_ + 1};
  return !ended_;
}

std::optional<LineStream::Line> LineStream::next() {
  std::size_t end = kept_.find('\n', searched_);
  while (end == std::string::npos) {
    searched_ = kept_.size();
    if (!read_more()) break;
    end = kept_.find('\n', searched_);
  }
  if (end == std::string::npos && begin_ == kept_.size()) return {};
  const std::size_t stop = std::min(end, kept_.size());
  const std::string_view line(kept_.data() + begin_, stop - begin_);
  begin_ = searched_ = std::min(stop + 1, kept_.size());
  return Line{line, ++lines_, end != std::string::npos};
}

void LineStream::skip_line() {
  std::size_t end = kept_.find('\n', searched_);
  while (end == std::string::npos && !ended_) {
    kept_ = next_piece_();
    ended_ = kept_.empty();
    end = kept_.find('\n');
  }
  begin_ = searched_ = end == std::string::npos ? kept_.size() : end + 1;
  ++lines_;
}

void LineStream::rewind() { begin_ = searched_ = lines_ = 0; }

std::string LineStream::take_whole() {
  while (read_more()) {
  }
  rewind();
  ended_ = true;
  return std::exchange(kept_, {});
}

std::optional<LineStream::Line> next_item(LineStream& lines) {
  while (auto line = lines.next()) {
    std::string_view& text = line->text;
    if (line->number == 1) text = without_byte_order_mark(text);
    if (text.ends_with('\r')) text.remove_suffix(1);
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin != std::string_view::npos && text[begin] != '#') return line;
  }
  return {};
}

}  // namespace p2c
