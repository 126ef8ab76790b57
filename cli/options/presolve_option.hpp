// --presolve: whether a puzzle fixes what it can before the solver is asked.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

enum class Presolve { kOn, kOff };

struct PresolveOption {
  static constexpr std::array<Word<Presolve>, 2> kWords = {
      {{"on", Presolve::kOn}, {"off", Presolve::kOff}}};

  Presolve presolve = Presolve::kOn;

  bool presolves() const { return presolve == Presolve::kOn; }

  void declare(OptionList& list) {
    list.add_choice({Section::kFormula, "presolve", "WHEN",
                     "on (default): the rules fix what they can before the solver starts; off: the "
                     "solver alone"},
                    presolve, kWords);
    // The formula of a file is never presolved.
    list.exclude("presolve", "solver");
    list.exclude("presolve", "format sat");
  }
};

}  // namespace p2c
