// Errors of the inside as those that the library throws.
#pragma once

#include <puzzle2cnf/encode.hpp>
#include <utility>

namespace p2c {

/// Throws the exception that is being handled again, as one of the library's.
[[noreturn]] void throw_outside();

/// What `work` returns. Its errors become the library's.
template <class Work>
auto outside(Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (...) {
    throw_outside();
  }
}

}  // namespace p2c
