// The man pages, from the tables that --help shows.
#pragma once

#include <string>

namespace p2c {

/// puzzle2cnf(1): all verbs, options and exit codes.
std::string man_page();

/// puzzle2cnf-formats(5): what `puzzle2cnf formats` lists, and our own text.
std::string formats_man_page();

}  // namespace p2c
