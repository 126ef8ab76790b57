#include "cli/family/instance_files.hpp"

#include <algorithm>

#include "cli/batch/puzzle_hash.hpp"
#include "cli/variable_map.hpp"
#include "cnf_out/dimacs.hpp"
#include "cnf_out/gbd_hash.hpp"
#include "cnf_out/shuffle.hpp"
#include "encoder/formula_comments.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "solver_glue/families/family_formula.hpp"

namespace p2c {
namespace {

FormulaWork work_of(const FamilyInstance& instance, const Stop& stop) {
  FamilyPuzzle read = read_family_puzzle(instance, &stop);
  FormulaWork work{std::move(read.document), family_encoding(read.form), {}};
  if (read.blocked) work.blocked.emplace_back("index.csv", *std::move(read.blocked));
  return work;
}

std::string other_figure(const char* what, const std::string& real, const std::string& said) {
  return std::string(what) + " " + real + ", but the index says " + said;
}

std::string or_none(const std::string& hash) { return hash.empty() ? "none" : hash; }

}  // namespace

InstanceFiles instance_files(const FamilyInstance& instance, const Stop& stop) {
  const FormulaWork work = work_of(instance, stop);
  FillFormula fill = [&](ClauseSink& out) { work.fill(out); };
  InstanceFiles files;
  FormulaHead head{formula_comments(*work.document.puzzle, work.options, false, false)};
  if (!instance.shuffle.empty()) {
    fill = shuffled(fill, std::stoull(instance.shuffle), &stop);
    head.comments.push_back(shuffle_comment(instance.shuffle));
  }
  const FormulaSize size =
      write_dimacs([&](std::string_view bytes) { files.cnf += bytes; }, head, fill, &stop);
  constexpr std::size_t kMost = 256'000'000;  // of read_input, which --check reads with
  JsonMembers map = variable_map(work, size, Form::kCnf, stop);
  if (!instance.shuffle.empty()) map["shuffle"] = Json::of_text(instance.shuffle);
  files.map = to_text(map);
  if (std::max(files.cnf.size(), files.map.size()) > kMost) {
    throw TooLarge(instance.file + " would be larger than 256 MB, which is not checked");
  }
  files.variables = size.variables;
  files.clauses = size.clauses;
  GbdSink hash;
  hash.stop_with(&stop);
  fill(hash);
  files.gbd = hash.finish();
  files.isohash = hash.finish_isohash();
  return files;
}

std::string wrong_figure(const FamilyInstance& instance, const InstanceFiles& files) {
  if (files.gbd != instance.gbd) {
    return other_figure("the clauses have the GBD hash", files.gbd, instance.gbd);
  }
  if (!instance.isohash.empty() && files.isohash != instance.isohash) {
    return other_figure("the clauses have the isohash", files.isohash, instance.isohash);
  }
  if (files.variables != instance.variables) {
    return other_figure("the formula has variables up to", std::to_string(files.variables),
                        std::to_string(instance.variables));
  }
  if (files.clauses != instance.clauses) {
    return other_figure("the number of clauses is", std::to_string(files.clauses),
                        std::to_string(instance.clauses));
  }
  return "";
}

std::string wrong_text(const FamilyInstance& instance) {
  const std::string puzzle = text_hash(instance.puzzle);
  if (!instance.puzzle_md5.empty() && puzzle != instance.puzzle_md5) {
    return other_figure("the MD5 of the puzzle is", puzzle, instance.puzzle_md5);
  }
  const std::string text = instance.puzzle.substr(0, end_of_rules(instance.puzzle));
  const std::string rules = text.empty() ? "" : text_hash(text);
  const bool is_old = instance.isohash.empty();
  if (rules == instance.rules || (is_old && instance.rules.empty())) return "";
  return other_figure("the MD5 of the rules is", or_none(rules), or_none(instance.rules));
}

}  // namespace p2c
