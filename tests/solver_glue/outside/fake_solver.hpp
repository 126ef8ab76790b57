// Solvers that are scripts: each does one thing wrong.
#pragma once

#include <filesystem>
#include <string>

#include "tests/program/run_program.hpp"

namespace p2c {

/// Writes a script of /bin/sh into the directory and returns its path. Its $1 is the CNF.
inline std::string fake_solver(const TempDir& dir, const std::string& name,
                               const std::string& body) {
  std::string path = dir.write(name, "#!/bin/sh\n" + body + "\n");
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  return path;
}

}  // namespace p2c
