// Where the build puts things. Only paths.cpp is compiled with them, so that all other objects are
// the same in any folder.
#pragma once

namespace p2c {

extern const char* const kProgram;          // the built command
extern const char* const kBareProgram;      // the same without compression and PNG
extern const char* const kStoppingProgram;  // the same, which can stop at a certain poll
extern const char* const kDataFolder;       // the samples
extern const char* const kDocsFolder;
extern const char* const kSeedsFolder;   // of the fuzz targets
extern const char* const kNaiveChecker;  // of proofs

}  // namespace p2c
