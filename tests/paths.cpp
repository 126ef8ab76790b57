#include "tests/paths.hpp"

namespace p2c {

const char* const kProgram = PUZZLE2CNF_PROGRAM;
const char* const kBareProgram = PUZZLE2CNF_BARE_PROGRAM;
const char* const kStoppingProgram = PUZZLE2CNF_STOPPING_PROGRAM;
const char* const kDataFolder = PUZZLE2CNF_DATA;
const char* const kDocsFolder = PUZZLE2CNF_DOCS;
const char* const kSeedsFolder = PUZZLE2CNF_SEEDS;

}  // namespace p2c
