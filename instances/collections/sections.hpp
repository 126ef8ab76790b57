// Texts with several puzzles one below the other, each with a line that begins it: "$1" in the
// files of nonogram tournaments, a title ".KK ..." above KenKens of letters, or "====" between .non
// files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "instances/collections/entry.hpp"

namespace p2c {

/// The puzzles of such a text, in its order.
class Sections {
 public:
  /// Nothing where the text is something else, or has one puzzle; else it is taken. `id` and `name`
  /// are its own.
  static std::optional<Sections> read(std::string& text, const std::string& id,
                                      const std::string& name);

  /// The next puzzle; nothing after the last.
  std::optional<Entry> next();

 private:
  Sections(std::string id, std::string name, bool has_titles)
      : id_(std::move(id)), name_(std::move(name)), has_titles_(has_titles) {}

  std::string text_ = {};
  std::string id_;
  std::string name_;
  bool has_titles_;
  std::size_t at_ = 0;  // of the section that is next
  int line_ = 1;        // the number of its first line
};

}  // namespace p2c
