// The files that a command line names are different ones, and can be written.
#pragma once

#include "cli/options/common_options.hpp"

namespace p2c {

/// Throws UsageError where two outputs are one file, or an output is an input, whatever their
/// names: links, hard links and other ways to the same directory. Counted are the output, the
/// files that options name, and stdout where it is a regular file; stdin, too, as an input.
/// Devices and pipes may be named twice. Each output has to pass expect_compression_for, too.
void check_file_names(const CommonOptions& common, const std::string& output,
                      const std::vector<NamedFile>& files);

/// Throws UsageError where the ending of an output's name asks for compression and the program was
/// built without it.
void expect_compression_for(const std::string& output);

}  // namespace p2c
