// The steps of a judgement, each in a file of its own.
#pragma once

#include "solver_glue/judge/text_judge.hpp"

namespace p2c {

/// The boards at the end of the text.
void judge_boards(const TextToJudge& its, const JudgeOptions& options, JudgedText& found);

/// How many answers random boards have, and empty ones.
void count_answers(const TextToJudge& its, const JudgeOptions& options, JudgedText& found);

/// Tries all ways to fill small random boards.
void try_all_ways(const TextToJudge& its, const JudgeOptions& options, JudgedText& found);

/// Looks, by search, for boards that break one of those rules alone of which none is known.
void look_for_idle_rules(const TextToJudge& its, const JudgeOptions& options, JudgedText& found);

/// Counts the clauses of each rule.
void count_clauses(const TextToJudge& its, const JudgeOptions& options, JudgedText& found);

}  // namespace p2c
