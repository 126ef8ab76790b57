// Mutants behind a switch: PUZZLE2CNF_MUTANT in the environment is the number of the one that is
// active. scripts/mutants puts this file into a copy of the tree.
#pragma once

// What the compiler says of mutants, in the file that includes this one too.
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wunknown-warning-option"
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Waddress"
#pragma GCC diagnostic ignored "-Warray-bounds"
#pragma GCC diagnostic ignored "-Wbool-compare"
#pragma GCC diagnostic ignored "-Wbool-operation"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#pragma GCC diagnostic ignored "-Wint-in-bool-context"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wnarrowing"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wunused-variable"

#include <algorithm>
#include <initializer_list>

namespace mutants {

int active_number();
unsigned char* reached_marks();  // a byte for each mutant in a file, or none

inline const int active = active_number();
inline unsigned char* const reached = reached_marks();

[[gnu::always_inline]] inline bool on(int number) {
  if (reached != nullptr) reached[number] = 1;
  return active == number;
}

// A left operand and its operator: `a < Less{7} > b` is a < b, or the mutant of it.
template <typename T, typename Operator>
struct Held {
  const T& value;
  Operator by;
};

#define MUTANT_OPERATOR(Name, first, second, other)                                 \
  struct Name {                                                                     \
    int number;                                                                     \
  };                                                                                \
  template <typename T>                                                             \
  [[gnu::always_inline]] inline Held<T, Name> operator first(const T& a, Name by) { \
    return {a, by};                                                                 \
  }                                                                                 \
  template <typename T, typename U>                                                 \
  [[gnu::always_inline]] inline auto operator second(Held<T, Name> a, const U& b) { \
    return on(a.by.number) ? (a.value other b) : (a.value first b);                 \
  }

MUTANT_OPERATOR(Equal, ==, ==, !=)
MUTANT_OPERATOR(Unequal, !=, !=, ==)
MUTANT_OPERATOR(Less, <, >, <=)
MUTANT_OPERATOR(LessEqual, <=, >=, <)
MUTANT_OPERATOR(Greater, >, <, >=)
MUTANT_OPERATOR(GreaterEqual, >=, <=, >)
MUTANT_OPERATOR(Plus, +, +, -)
MUTANT_OPERATOR(Minus, -, -, +)
MUTANT_OPERATOR(Times, *, *, +)
MUTANT_OPERATOR(Over, /, /, *)
MUTANT_OPERATOR(Modulo, %, %, /)
#undef MUTANT_OPERATOR

struct Min {
  int number;
  template <typename T>
  T operator()(const T& a, const T& b) const {
    return on(number) ? std::max(a, b) : std::min(a, b);
  }
  template <typename T>
  T operator()(std::initializer_list<T> all) const {
    return on(number) ? std::max(all) : std::min(all);
  }
};

struct Max {
  int number;
  template <typename T>
  T operator()(const T& a, const T& b) const {
    return on(number) ? std::min(a, b) : std::max(a, b);
  }
  template <typename T>
  T operator()(std::initializer_list<T> all) const {
    return on(number) ? std::min(all) : std::max(all);
  }
};

}  // namespace mutants
