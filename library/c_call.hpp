// What the functions for C have in common.
#pragma once

#include <puzzle2cnf.h>

#include <optional>
#include <puzzle2cnf/puzzle.hpp>
#include <string>

struct p2c_puzzle {
  puzzle2cnf::Puzzle puzzle;
};

struct p2c_rules {
  puzzle2cnf::Kind kind;
};

namespace p2c {

/// A copy that p2c_free frees. Throws std::bad_alloc.
char* new_text(const std::string& text);

/// Throws std::invalid_argument for a null pointer, which is called `name` in the message.
void expect_pointer(const void* pointer, const char* name);

/// The text of a pointer, which must not be null.
const char* expected_text(const char* text, const char* name);

puzzle2cnf::Options options_of(const p2c_options* options);

/// The status of the exception that is being handled, which is described in `error` unless that is
/// null.
int status_of_exception(p2c_error* error) noexcept;

/// No place and no message, unless that is null.
void clear(p2c_error* error) noexcept;

/// What `work` returns, a status. No exception leaves it.
template <class Work>
int guarded(p2c_error* error, Work work) noexcept {
  clear(error);
  try {
    return work();
  } catch (...) {
    return status_of_exception(error);
  }
}

}  // namespace p2c
