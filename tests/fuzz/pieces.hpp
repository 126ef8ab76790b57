// A text in pieces.
#pragma once

#include <string>
#include <string_view>

#include "instances/collections/line_stream.hpp"

namespace p2c {

/// Of so many bytes each; the text must outlive it.
inline NextPiece pieces_of(std::string_view text, std::size_t bytes) {
  return [text, bytes]() mutable {
    const std::string_view piece = text.substr(0, bytes);
    text.remove_prefix(piece.size());
    return piece;
  };
}

/// `all` of the text at once, and in small pieces: what is wrong where they differ.
template <class All>
std::string fault_of_pieces(const std::string& text, All all) {
  const auto whole = all(pieces_of(text, text.size() + 1));
  for (const std::size_t bytes : {1, 7}) {
    if (all(pieces_of(text, bytes)) != whole) {
      return "is read in another way in pieces of " + std::to_string(bytes);
    }
  }
  return "";
}

}  // namespace p2c
