// The paths in a manifest, a line each.
#pragma once

#include <optional>
#include <string>

#include "instances/collections/line_stream.hpp"

namespace p2c {

class ManifestReader {
 public:
  /// `path` is where the manifest is: relative paths in it begin there. `name` is for messages.
  ManifestReader(std::string path, std::string name, NextPiece next_piece);

  /// Nothing at the end, and after an error: InputError for a line of more than 256 MB, and what
  /// the text's source throws.
  std::optional<std::string> next();

 private:
  std::optional<std::string> next_path();

  std::string path_;
  std::string name_;
  LineStream lines_;
  bool failed_ = false;
};

}  // namespace p2c
