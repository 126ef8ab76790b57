// Packing by deflate (RFC 1951), without the head of zlib or gzip, for links to puzzles in every
// build. The same text is packed into the same bytes everywhere.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// One block with fixed codes: larger than what zlib makes, by a third or so.
std::string deflate(std::string_view text);

}  // namespace p2c
