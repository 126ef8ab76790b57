// How a file that is written under another name gets its own.
#pragma once

#include <string>

namespace p2c {

/// A new name in the same directory: that of the file, shortened where it would be too long, with
/// this ending. Empty, with errno, where the name of the file itself is too long.
std::string temporary_name_of(const std::string& target, const std::string& ending);

/// Gives the file its name. Where something with that name is there, only with `replaces`. False,
/// with errno, where it cannot have it: it then keeps the name that it has.
bool give_final_name(const std::string& temporary, const std::string& target, bool replaces);

}  // namespace p2c
