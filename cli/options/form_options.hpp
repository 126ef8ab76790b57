// What `encode` writes: the form of the formula, or its sizes.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

enum class Form { kCnf, kOpb, kWcnf, kOldWcnf };

struct FormOptions {
  static constexpr std::array<Word<Form>, 4> kForms = {{{"cnf", Form::kCnf},
                                                        {"opb", Form::kOpb},
                                                        {"wcnf", Form::kWcnf},
                                                        {"wcnf-old", Form::kOldWcnf}}};

  Form form = Form::kCnf;
  bool project = false;       // name the variables to count over
  bool competition = false;   // no clause twice, comments before the header only
  bool count_only = false;    // sizes instead of the formula
  std::int64_t shuffle = -1;  // the seed by which the formula is shuffled; -1: it is not

  bool is_wcnf() const { return form == Form::kWcnf || form == Form::kOldWcnf; }

  void declare(OptionList& list) {
    list.add_choice(
        {Section::kFiles, "to", "FORM",
         "cnf (default): DIMACS; opb: counts and sums as linear constraints; wcnf, wcnf-old: for "
         "MaxSAT solvers, in the format of 2022 or the older one"},
        form, kForms);
    list.add(
        {Section::kFiles, "project", "", "name the variables of the slots, for model counters"},
        &project);
    list.add({Section::kFiles, "competition", "",
              "the form of the SAT Competitions: comments only before the line 'p cnf', no clause "
              "twice; of the PB Competitions, with --to opb: a full head"},
             &competition);
    for (const char* other : {"annotate", "project", "to wcnf", "to wcnf-old"}) {
      list.exclude("competition", other);
    }
    list.add_number({Section::kFormula, "shuffle", "SEED",
                     "put clauses, literals and variables into an order that depends on SEED"},
                    shuffle, {0, Range::kMost});
    for (const char* other :
         {"annotate", "project", "map", "depth", "to opb", "to wcnf", "to wcnf-old"}) {
      list.exclude("shuffle", other);
    }
    list.add({Section::kFiles, "count-only", "", "print only the size of the formula"},
             &count_only);
    list.add_check([this] {
      if (!project || !is_wcnf()) return;
      throw UsageError{"--project is for model counters, which do not read WCNF"};
    });
  }
};

}  // namespace p2c
