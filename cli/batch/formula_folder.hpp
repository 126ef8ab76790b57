// The directory of --into: a file for each formula.
#pragma once

#include <sys/types.h>

#include <string>

#include "cli/batch/shard.hpp"

namespace p2c {

/// The name of an entry's file in it.
std::string formula_name(std::int64_t n, const std::string& kind);

/// Removes what a killed batch of this shard has left unfinished. Its workers are killed a little
/// later, so this is for the end, too.
void remove_unfinished(const std::string& folder, const Shard& shard);

/// Makes it unless it is there, and removes what is unfinished in it. Throws OutputError, also for
/// a formula of this shard, unless these may be overwritten.
void prepare_folder(const std::string& folder, const Shard& shard, bool overwrites);

/// Removes what this process has left unfinished.
void clean_up_after(const std::string& folder, pid_t process);

}  // namespace p2c
