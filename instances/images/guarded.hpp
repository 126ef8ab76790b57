// Calls of C libraries that report errors by longjmp.
#pragma once

#include <csetjmp>

namespace p2c {

/// False when `call` was left by longjmp to `jump`. Nothing on the way may have a destructor.
template <class Call>
bool guarded(std::jmp_buf& jump, Call call) {
  if (setjmp(jump) != 0) return false;
  call();
  return true;
}

}  // namespace p2c
