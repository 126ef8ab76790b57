// Proofs with numbers and hints made by chance, as LRAT and FRAT.
#pragma once

#include <map>
#include <optional>

#include "tests/cnf_out/proofs/spoilt_steps.hpp"

namespace p2c {

struct NumberedStep {
  char kind = 'a';  // as in FRAT
  int id = 0;
  Clause clause;
  std::vector<int> ids;
};
using NumberedSteps = std::vector<NumberedStep>;

inline std::string words_of(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += std::to_string(number) + " ";
  return text + "0";
}

inline std::string lrat_text(const NumberedSteps& steps) {
  std::string text;
  for (const NumberedStep& step : steps) {
    text += std::to_string(step.id) + " ";
    text += step.kind == 'd' ? "d " : words_of(step.clause) + " ";
    text += words_of(step.ids) + "\n";
  }
  return text;
}

inline void add_binary(const std::vector<int>& numbers, std::string& bytes) {
  for (const int x : numbers) {
    std::uint32_t code = 2 * static_cast<std::uint32_t>(std::abs(x)) + (x > 0 ? 0 : 1);
    for (; code >= 128; code >>= 7U) bytes += static_cast<char>(code | 128U);
    bytes += static_cast<char>(code);
  }
}

inline std::string lrat_binary(const NumberedSteps& steps) {
  std::string bytes;
  for (const NumberedStep& step : steps) {
    bytes += step.kind;
    if (step.kind == 'a') {
      add_binary({step.id}, bytes);
      add_binary(step.clause, bytes);
      bytes += '\0';
    }
    add_binary(step.ids, bytes);
    bytes += '\0';
  }
  return bytes;
}

inline std::string frat_text(const NumberedSteps& steps) {
  std::string text;
  for (const NumberedStep& step : steps) {
    text += std::string(1, step.kind) + " ";
    if (step.kind != 'r') text += std::to_string(step.id) + " " + words_of(step.clause);
    if (step.kind == 'r') text += words_of(step.ids);
    if (step.kind == 'a' && !step.ids.empty()) text += " l " + words_of(step.ids);
    text += "\n";
  }
  return text;
}

inline void add_plain(int number, std::string& bytes) {
  auto code = static_cast<std::uint32_t>(number);
  for (; code >= 128; code >>= 7U) bytes += static_cast<char>(code | 128U);
  bytes += static_cast<char>(code);
}

/// As CaDiCaL writes it: only literals and hints have a sign.
inline std::string frat_binary(const NumberedSteps& steps) {
  std::string bytes;
  for (const NumberedStep& step : steps) {
    bytes += step.kind;
    if (step.kind == 'r') {
      for (const int id : step.ids) add_plain(id, bytes);
      bytes += '\0';
      continue;
    }
    add_plain(step.id, bytes);
    add_binary(step.clause, bytes);
    bytes += '\0';
    if (step.kind != 'a' || step.ids.empty()) continue;
    bytes += 'l';
    add_binary(step.ids, bytes);
    bytes += '\0';
  }
  return bytes;
}

/// Draws clauses until one is empty, or often enough. Those that follow by unit propagation from
/// the clauses that are there, or are RAT on their first literal, become steps of LRAT.
class NumberedWalk {
 public:
  NumberedWalk(int variables, const ClauseList& clauses, Rng& rng)
      : variables_(variables), rng_(rng) {
    for (const Clause& clause : clauses) clauses_[++last_] = clause;
    for (int draws = 120; draws > 0 && !refuted_; --draws) {
      if (chance(rng_, 12) && clauses_.size() > 1) {
        forget();
      } else {
        try_clause(draws % 6 == 0 ? Clause{} : draw());
      }
    }
  }

  const NumberedSteps& steps() const { return steps_; }

 private:
  void forget() {
    auto which = clauses_.begin();
    std::advance(which, below(rng_, static_cast<int>(clauses_.size())));
    steps_.push_back({'d', last_, which->second, {which->first}});
    clauses_.erase(which);
  }

  Clause draw() {
    Clause clause = random_clause(rng_, variables_, 1 + below(rng_, 2));
    if (chance(rng_, 30))
      clause.insert(clause.begin(), (chance(rng_, 50) ? 1 : -1) * (variables_ + 1));
    return clause;
  }

  void try_clause(const Clause& clause) {
    Clause known;
    for (const int x : clause) known.push_back(-x);
    std::vector<int> hints;
    if (!propagate(known, hints) && !is_rat(clause, known, hints)) return;
    for (const int x : clause) variables_ = std::max(variables_, std::abs(x));
    last_ += 1 + below(rng_, 2);
    clauses_[last_] = clause;
    steps_.push_back({'a', last_, clause, hints});
    refuted_ = clause.empty();
  }

  // True for a contradiction. Notes each clause that is unit, and the one that is false.
  bool propagate(Clause& known, std::vector<int>& hints) const {
    const auto has = [&](int x) { return std::find(known.begin(), known.end(), x) != known.end(); };
    for (bool again = true; again;) {
      again = false;
      for (const auto& [id, clause] : clauses_) {
        if (std::any_of(clause.begin(), clause.end(), has)) continue;
        Clause left;
        std::copy_if(clause.begin(), clause.end(), std::back_inserter(left),
                     [&](int x) { return !has(-x); });
        if (left.size() > 1) continue;
        hints.push_back(id);
        if (left.empty()) return true;
        known.push_back(left[0]);
        again = true;
      }
    }
    return false;
  }

  bool is_rat(const Clause& clause, const Clause& known, std::vector<int>& hints) const {
    if (clause.empty()) return false;
    for (const auto& [id, other] : clauses_) {
      if (std::find(other.begin(), other.end(), -clause[0]) == other.end()) continue;
      hints.push_back(-id);
      Clause more = known;
      bool blocked = false;
      for (const int x : other) {
        if (x == -clause[0]) continue;
        blocked = blocked || std::find(known.begin(), known.end(), x) != known.end();
        more.push_back(-x);
      }
      if (!blocked && !propagate(more, hints)) return false;
    }
    return true;
  }

  int variables_;
  Rng& rng_;
  std::map<int, Clause> clauses_;
  int last_ = 0;
  NumberedSteps steps_;
  bool refuted_ = false;
};

/// The same as FRAT: the formula first, some steps without hints, some numbers changed on the way.
inline NumberedSteps frat_steps(const ClauseList& clauses, const NumberedSteps& lrat, Rng& rng) {
  NumberedSteps steps;
  std::map<int, int> now;  // numbers
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const int id = static_cast<int>(i) + 1;
    now[id] = id;
    steps.push_back({'o', id, clauses[i], {}});
  }
  for (NumberedStep step : lrat) {
    if (step.kind == 'd') step.id = step.ids[0];
    for (int& id : step.ids) id = id > 0 ? now[id] : -now[-id];
    if (step.kind == 'a') now[step.id] = step.id;
    step.id = now[step.id];
    if (chance(rng, 50) || step.kind == 'd') step.ids.clear();
    steps.push_back(step);
    if (!chance(rng, 5) || step.kind == 'd') continue;
    const int other = step.id + 1000;
    for (auto& [old, id] : now) {
      if (id == step.id) id = other;
    }
    steps.push_back({'r', 0, {}, {step.id, other}});
  }
  steps.push_back({'f', 1, clauses[0], {}});
  return steps;
}

/// One thing is wrong with the steps, or none.
inline void spoil_numbered(Rng& rng, NumberedSteps& steps, int variables) {
  NumberedStep& step = any_of_list(rng, steps);
  switch (below(rng, 9)) {
    case 0:
      if (!step.clause.empty()) any_of_list(rng, step.clause) *= -1;
      break;
    case 1:
      drop_any(rng, steps);
      break;
    case 2:
      if (!step.clause.empty()) drop_any(rng, step.clause);
      break;
    case 3:
      if (!step.ids.empty()) drop_any(rng, step.ids);
      break;
    case 4:
      if (!step.ids.empty()) any_of_list(rng, step.ids) += 1 - 2 * below(rng, 2);
      break;
    case 5:
      if (!step.ids.empty()) any_of_list(rng, step.ids) *= -1;
      break;
    case 6:
      step.id = 1 + below(rng, 40);
      break;
    case 7:
      shuffle(step.clause, rng);
      break;
    default: {
      const auto at = steps.begin() + below(rng, static_cast<int>(steps.size()));
      steps.insert(at, {'a', 500, random_clause(rng, variables, 1), {}});
    }
  }
}

}  // namespace p2c
