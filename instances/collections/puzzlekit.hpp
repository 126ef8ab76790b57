// The JSON of the puzzlekit set: one document with many puzzles of one kind, each with a key.
//
//   {"name": KIND, "data": {KEY: {"problem": TEXT, ...}, ...}, ...}
//
// A problem is our text without its first line, the name of the kind.
// Source: the data set SmilingWayne/puzzlekit-dataset.
#pragma once

#include <optional>
#include <string>

#include "instances/collections/entry.hpp"
#include "instances/formats/json.hpp"

namespace p2c {

/// The puzzles of such a document, in its order.
class Puzzlekit {
 public:
  /// Nothing where the text is something else. `id` and `name` are those of the document.
  static std::optional<Puzzlekit> read(const std::string& text, const std::string& id,
                                       const std::string& name);

  /// The next puzzle; one without a text is an entry with an error.
  std::optional<Entry> next();

 private:
  Puzzlekit(std::string kind, JsonValue data, std::string id, std::string name)
      : kind_(std::move(kind)),
        data_(std::move(data)),
        id_(std::move(id)),
        name_(std::move(name)) {}

  std::string kind_;
  JsonValue data_;  // an object: key, value, key, value, ...
  std::string id_;
  std::string name_;
  std::size_t at_ = 0;
};

}  // namespace p2c
