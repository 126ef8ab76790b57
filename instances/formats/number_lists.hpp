// Lists of clues that are short lists of numbers (parts/number_list.hpp) with gaps, as in the URLs
// of puzz.link and pzpr:
//
//   0 to 8     one number           9   1, 1, 1 and 1       .   "?"
//   a0 to az   two numbers          g to z   1 to 20 items without a list
//   b0 to cr   three numbers
//   cs to d7   four numbers
//
// Several are digits of base 6, 4 or 2, "?" as 0, after which two digits of base 36 count.
//
// Source: robx/pzprjs, src/variety/tapa.js.
#pragma once

#include <string>
#include <vector>

#include "instances/formats/numbers16.hpp"

namespace p2c {

/// Reads exactly `count` items: for each the numbers of its list, 9 for "?"; none where there is no
/// list. Throws InputError. When lenient, a list too short ends in blanks, and what is unknown is
/// skipped.
std::vector<std::vector<int>> read_number_lists(Characters& in, int count, std::string_view what);

/// There is a sign for such a list: of two numbers up to 5, three up to 3, or four up to 1.
bool has_list_sign(const std::vector<int>& numbers);
/// The text of such items.
std::string write_number_lists(const std::vector<std::vector<int>>& items);

}  // namespace p2c
