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
  /// Nothing where the text is something else, or has one puzzle. `id` and `name` are its own.
  static std::optional<Sections> read(const std::string& text, const std::string& id,
                                      const std::string& name);

  /// The next puzzle; nothing after the last.
  std::optional<Entry> next();

 private:
  Sections(std::string text, std::string id, std::string name)
      : text_(std::move(text)), id_(std::move(id)), name_(std::move(name)) {}

  struct Section {
    std::size_t begin;  // in text_
    std::size_t end;
    int line;  // the number of its first line
  };

  void find_sections();

  std::string text_;
  std::string id_;
  std::string name_;
  std::vector<Section> sections_ = {};
  std::size_t at_ = 0;
};

}  // namespace p2c
