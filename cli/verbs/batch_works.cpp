#include "cli/verbs/batch_works.hpp"

#include <array>

#include "cli/batch/formula_folder.hpp"
#include "cli/explain/explaining.hpp"
#include "cli/input.hpp"
#include "cli/searches/outside_count.hpp"
#include "cli/verbs/count.hpp"
#include "cli/verbs/encode.hpp"
#include "cli/verbs/solve_formula.hpp"
#include "cli/verbs/unique.hpp"
#include "instances/kinds/brought_kind.hpp"

namespace p2c {
namespace {

// Of arguments that are right one by one.
template <class Arguments>
void check_nothing(const Arguments& /*arguments*/) {}

/// The work of a verb with these arguments.
template <class Arguments,
          EntryResult (*kRun)(const Entry&, std::int64_t, const Arguments&, const Request&),
          void (*kCheck)(const Arguments&)>
class WorkOf : public EntryWork {
 public:
  WorkOf() { arguments_.declare(list_); }

  void parse(const std::vector<std::string>& words) override {
    list_.parse(words, arguments_.inputs);
    kCheck(arguments_);
  }
  void take_rules(const std::string& text) override {
    arguments_.rules_kind = brought_kind(text, "rules");
  }
  const CommonOptions& common() const override { return arguments_; }
  const LimitOptions& limits() const override { return arguments_; }
  EntryResult run(const Entry& entry, std::int64_t n, const Request& request) const override {
    return kRun(entry, n, arguments_, request);
  }

 private:
  Arguments arguments_;
};

template <class Arguments,
          EntryResult (*kRun)(const Entry&, std::int64_t, const Arguments&, const Request&),
          void (*kCheck)(const Arguments&) = check_nothing<Arguments>>
std::unique_ptr<EntryWork> new_work() {
  return std::make_unique<WorkOf<Arguments, kRun, kCheck>>();
}

// Of the report of a verb, what a row has, too.
using Keys = std::initializer_list<std::string_view>;

bool is_null(const Json* json) { return json == nullptr || json->text() == "null"; }

EntryResult result_of(const SearchResult& found, std::string status, Keys keys) {
  EntryResult result{found.code, std::move(status), found.message, {}};
  if (const Json* answer = found.report.find("solution"); !is_null(answer)) {
    result.members["answer"] = *answer;
  }
  for (const std::string_view key : keys) {
    if (const Json* json = found.report.find(key); !is_null(json)) result.members[key] = *json;
  }
  return result;
}

bool has_answer(const SearchResult& found) {
  const Json* status = found.report.find("status");
  return status != nullptr && status->text() == json_string(status_name(Status::kSatisfiable));
}

EntryResult solve_entry(const Entry& entry, std::int64_t /*n*/, const SolveArguments& arguments,
                        const Request& request) {
  const auto work = arguments.solver.empty() ? solve : solve_outside;
  const SearchResult found = work(entry, arguments, request);
  return result_of(found, has_answer(found) ? "solved" : "none", {"variables", "clauses", "cuts"});
}

EntryResult unique_entry(const Entry& entry, std::int64_t /*n*/, const UniqueArguments& arguments,
                         const Request& request) {
  const SearchResult found = unique(entry, arguments, request);
  const Json* verdict = found.report.find("unique");
  const bool is_unique = verdict != nullptr && verdict->text() == "true";
  return result_of(found,
                   is_unique           ? "unique"
                   : has_answer(found) ? "several"
                                       : "none",
                   {"second", "variables", "clauses", "cuts"});
}

EntryResult count_entry(const Entry& entry, std::int64_t /*n*/, const CountArguments& arguments,
                        const Request& request) {
  return result_of(count(entry, arguments, request), "counted",
                   {"count", "complete", "variables", "clauses", "cuts"});
}

void check_count(const CountArguments& arguments) { check_counter(arguments); }

EntryResult explain_entry(const Entry& entry, std::int64_t /*n*/,
                          const Arguments<ExplainingOptions>& arguments, const Request& request) {
  const SearchResult found = explain_puzzle(entry, arguments, request);
  return result_of(
      found, has_answer(found) ? "explained" : "none",
      {"unique", "level", "level_at_least", "step_count", "steps_with_two_or_more", "complete"});
}

// Where the formulas of many puzzles go.
struct IntoOption {
  std::string into;

  void declare(OptionList& list) {
    list.add({Section::kFiles, "into", "DIR", "write the formulas to DIR"}, &into);
    list.add_check([this] {
      if (into.empty()) throw UsageError{"batch --do encode needs --into DIR for the formulas"};
    });
  }
};

struct EncodeEntryArguments : EncodeArguments, IntoOption {
  void declare(OptionList& list) {
    EncodeArguments::declare(list);
    IntoOption::declare(list);
  }
};

// A file that is there was written for the same entry, by a run that ended before its row.
EntryResult encode_entry(const Entry& entry, std::int64_t n, const EncodeEntryArguments& arguments,
                         const Request& request) {
  const FormulaWork work = read_formula_work(entry, arguments, arguments, request);
  const std::string name = formula_name(n, std::string(work.document.puzzle->name()));
  Output out(arguments.into + "/" + name, true, &request.stop);
  const FormulaSize size = write_puzzle(work, arguments, request, out);
  out.commit();
  return {kDone,
          "encoded",
          {},
          {{"file", name},
           {"variables", size.variables},
           {"clauses", size.clauses},
           {"literals", size.literals},
           {"bytes", size.bytes}}};
}

}  // namespace

const std::vector<WorkWord>& batch_works() {
  static const std::vector<WorkWord> works = {
      {"solve", new_work<SolveArguments, solve_entry, check_formula_options>},
      {"unique", new_work<UniqueArguments, unique_entry, check_unique>},
      {"count", new_work<CountArguments, count_entry, check_count>},
      {"encode", new_work<EncodeEntryArguments, encode_entry>},
      {"explain", new_work<Arguments<ExplainingOptions>, explain_entry>},
  };
  return works;
}

}  // namespace p2c
