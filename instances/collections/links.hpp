// The links to puzzles in a page of text, whatever is around them.
#pragma once

#include <optional>
#include <string>

#include "instances/collections/entry.hpp"
#include "instances/collections/line_stream.hpp"

namespace p2c {

class Links {
 public:
  Links(std::string id, std::string name) : id_(std::move(id)), name_(std::move(name)) {}

  /// The next link that has a board in it; nothing after the last.
  std::optional<Entry> next(LineStream& lines);

 private:
  /// The next one in the line at hand, from at_ on.
  std::optional<Entry> next_in_line();

  std::string id_;
  std::string name_;
  LineStream::Line line_ = {{}, 0, false};
  std::size_t at_ = 0;
};

}  // namespace p2c
