// What only some kinds of puzzles can do.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace p2c {

/// Values of different types, at most one of each, found where they are used: whoever has no use
/// for a type need not know it.
class Abilities {
 public:
  template <class Ability>
  void add(Ability ability) {
    all_.emplace_back(&kKey<Ability>, std::make_shared<const Ability>(std::move(ability)));
  }

  /// Null where there is none of this type.
  template <class Ability>
  const Ability* find() const {
    for (const auto& [key, ability] : all_) {
      if (key == &kKey<Ability>) return static_cast<const Ability*>(ability.get());
    }
    return nullptr;
  }

 private:
  /// Its address names the type.
  template <class Ability>
  static constexpr char kKey{};

  std::vector<std::pair<const void*, std::shared_ptr<const void>>> all_;
};

}  // namespace p2c
