// The entry of each verb, from its own file.
#pragma once

#include "cli/verbs.hpp"

namespace p2c {

Verb encode_verb();
Verb explain_clause_verb();
Verb solve_verb();
Verb unique_verb();
Verb count_verb();
Verb enumerate_verb();
Verb batch_verb();
Verb hint_verb();
Verb explain_verb();
Verb decode_verb();
Verb verify_verb();
Verb check_proof_verb();
Verb check_model_verb();
Verb show_verb();
Verb convert_verb();
Verb picture_verb();
Verb generate_verb();
Verb family_verb();
Verb report_verb();
Verb merge_verb();
Verb rules_verb();
Verb formats_verb();
Verb puzzles_verb();
Verb help_verb();

}  // namespace p2c
