#include "cli/verbs/verb_table.hpp"

namespace p2c {

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> table = {
      encode_verb(),      explain_clause_verb(), solve_verb(),   unique_verb(),  count_verb(),
      enumerate_verb(),   hint_verb(),           explain_verb(), decode_verb(),  verify_verb(),
      check_proof_verb(), check_model_verb(),    show_verb(),    convert_verb(), picture_verb(),
      generate_verb(),    family_verb(),         batch_verb(),   merge_verb(),   report_verb(),
      rules_verb(),       formats_verb(),        puzzles_verb(), help_verb(),
  };
  return table;
}

}  // namespace p2c
