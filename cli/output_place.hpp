// What the name of an output stands for, links followed.
#pragma once

#include <string>

namespace p2c {

struct OutputPlace {
  enum Kind {
    kNew,         // nothing is there
    kFile,        // a regular file, to be replaced
    kInPlace,     // a device, a pipe, a file of /proc: to be written to
    kDescriptor,  // what this process has open already: /dev/stdout, /dev/fd/3
    kLoop,        // a link that leads nowhere
  };

  Kind kind = kNew;
  std::string path;      // what the last link names
  bool is_link = false;  // the name is a link; with kNew a dangling one
  int descriptor = -1;   // of kDescriptor
};

OutputPlace output_place(const std::string& name);

/// The name is stdout, or a link to it, as /dev/stdout.
bool names_stdout(const std::string& name);

/// The part of a path before the last '/', "." where there is none, and the part after it.
std::string directory_of(const std::string& path);
std::string base_of(const std::string& path);

}  // namespace p2c
