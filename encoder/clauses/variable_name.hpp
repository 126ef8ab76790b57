// What auxiliary variables are called, and what a name claims.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "encoder/clauses/lit.hpp"

namespace p2c {

/// How a variable and the claim that is its name go together in every model.
enum class Sense {
  kBoth,     // the variable is true exactly when the claim holds
  kImplies,  // where the variable is true, the claim holds
  kImplied,  // where the claim holds, the variable is true
};

/// "<=>", "=>" or "<=": between the variable on the left and its name on the right.
inline const char* word_of(Sense sense) {
  if (sense == Sense::kBoth) return "<=>";
  return sense == Sense::kImplies ? "=>" : "<=";
}

/// No blank and no "--" is in the text, and no two variables of a formula have the same.
struct VariableName {
  std::string text;
  Sense sense = Sense::kBoth;
};

/// What the names of variables refer to: the literals that are counted, or slots, or nodes.
struct NamedList {
  std::string name;
  Lits literals;
  std::vector<std::string> names;
};

/// A callable that gives a word for names, and is called only when a sink wants them. It is not
/// owned: for parameters.
class NameOf {
 public:
  NameOf() = default;
  template <std::invocable Word>
  requires(!std::same_as<Word, NameOf>)
      NameOf(const Word& word)  // NOLINT: a lambda is meant to become one
      : word_(&word), call_([](const void* object) -> std::string {
          return (*static_cast<const Word*>(object))();
        }) {}

  std::string operator()() const { return call_ == nullptr ? "list" : call_(word_); }

 private:
  const void* word_ = nullptr;
  std::string (*call_)(const void*) = nullptr;
};

/// "3-5" for the items 2, 3 and 4 of a list, which names count from 1 on.
inline std::string items(std::size_t from, std::size_t to) {
  return std::to_string(from + 1) + "-" + std::to_string(to);
}

/// "2:3:8" for the items 1, 4 and 7.
inline std::string every(std::size_t from, std::size_t step, std::size_t last) {
  return std::to_string(from + 1) + ":" + std::to_string(step) + ":" + std::to_string(last + 1);
}

/// "name(a,b)".
inline std::string name_of(std::string_view name, std::initializer_list<std::string> arguments) {
  std::string text(name);
  char before = '(';
  for (const std::string& argument : arguments) {
    text += before;
    text += argument;
    before = ',';
  }
  return text + ")";
}

}  // namespace p2c
