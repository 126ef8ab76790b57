// Which verb was meant by a command line that begins with none.
#pragma once

#include <string>
#include <vector>

namespace p2c {

/// "; did you mean 'solve'?" for a mistyped verb or another word for one; else nothing.
std::string meant_verb(const std::string& word);

/// "the verb comes first: 'puzzle2cnf solve --json ...'" where a verb is among these words of a
/// command line that begins with an option; else nothing.
std::string verb_after_options(const std::string& first, const std::vector<std::string>& words);

/// Throws UsageError for a first word that is neither a verb nor a puzzle but near to a verb, and
/// where the verb comes second.
void expect_verb_or_puzzle(const std::vector<std::string>& words);

}  // namespace p2c
