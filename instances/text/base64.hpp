// Bytes as text of 64 letters, four for three bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace p2c {

/// The bytes that a text stands for, '=' at its end or not; nothing where it has another sign. A
/// blank is a '+' that a URL has lost; '-' and '_' are read for '+' and '/'.
std::optional<std::string> from_base64(std::string_view text);

/// The text of these bytes, with '=' at its end to fill four.
std::string to_base64(std::string_view bytes);

}  // namespace p2c
