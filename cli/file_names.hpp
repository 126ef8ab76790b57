// The files that a command line names are different ones.
#pragma once

#include "cli/options/common_options.hpp"

namespace p2c {

/// Throws UsageError where two outputs are one file, or an output is an input, whatever their
/// names: links, hard links and other ways to the same directory. Counted are the output, the
/// files that options name, and stdout where it is a regular file; stdin, too, as an input.
/// Devices and pipes may be named twice.
void check_file_names(const CommonOptions& common, const std::string& output,
                      const std::vector<NamedFile>& files);

}  // namespace p2c
