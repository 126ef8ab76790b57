#include "tests/fuzz/family_readers.hpp"

#include <set>

#include "instances/families/column_faults.hpp"
#include "instances/families/family_index.hpp"
#include "instances/families/family_puzzle.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/kind/any_generator.hpp"
#include "instances/style_words.hpp"

namespace p2c {
namespace {

std::string limits_text(const FamilyLimits& limits) {
  const auto seconds = [](const char* solver, int number) {
    return number == 0 ? std::string() : std::string(" ") + solver + std::to_string(number);
  };
  const std::string cadical = seconds("cadical-seconds ", limits.cadical_seconds);
  const std::string minisat = seconds("minisat-seconds ", limits.minisat_seconds);
  if (limits.solved || !minisat.empty()) return "filter" + minisat + cadical + "\n";
  return "measure" + (cadical.empty() ? " nothing" : cadical) + "\n";
}

std::string style_text(const FamilyLine& line) {
  std::string text;
  if (!line.style) return text;
  const std::vector<StyleItem> styles = generator_of(*line.kind)->styles;
  for (const StyleItem& item : styles) {
    const int value = (*line.style)[item.name];
    if (value == item.usual) continue;
    text.append(" ").append(item.name).append(" ").append(style_word(item, value));
  }
  return text;
}

// What is said above a line, for the lines below.
std::string settings_text(const FamilySpec& spec, const FamilyLine& line) {
  std::string text = limits_text(line.limits) + "connectivity " + line.form.connectivity +
                     "\ncardinality " + line.form.cardinality + "\nshuffle " +
                     (line.shuffle < 0 ? "nothing" : "seed " + std::to_string(line.shuffle)) +
                     "\nrun nothing\n";
  for (const SpecRun& run : line.runs) {
    text += "run " + spec.solvers[run.solver].name + " seconds " + std::to_string(run.seconds);
    if (run.shuffles > 0) text += " shuffles " + std::to_string(run.shuffles);
    if (run.median > 0) text += " median " + std::to_string(run.median);
    if (run.spread > 0) text += " spread " + std::to_string(run.spread);
    text += (run.wish == SpecRun::kAny      ? "\n"
             : run.wish == SpecRun::kSolved ? " solved\n"
                                            : " unsolved\n");
  }
  return text;
}

std::string file_text(const FamilyLine& line) {
  std::string text = (line.collection ? "collection " : "file ") + line.path + " as " + line.word;
  if (!line.source.empty()) text += " source " + line.source;
  if (!line.licence.empty()) text += " licence " + line.licence;
  if (line.keep > 0) text += " keep " + std::to_string(line.keep);
  return text + (line.prove ? " prove\n" : "\n");
}

std::string crafted_text(const FamilyLine& line) {
  const std::string series(line.series->word);
  std::string text = std::string(line.series->kind) + " " + series;
  for (const int number : line.numbers) text += " " + std::to_string(number);
  if (line.word != series) text += " as " + line.word.substr(series.size() + 1);
  return text + (line.prove ? " prove\n" : "\n");
}

std::string line_text(const FamilyLine& line) {
  if (line.variant == Variant::kFile) return file_text(line);
  if (line.variant == Variant::kCrafted) return crafted_text(line);
  std::string text = "puzzle " + std::string(line.kind->name) + " " + std::to_string(line.rows) +
                     " " + std::to_string(line.cols);
  if (line.seeds) {
    text += " seeds " + std::to_string(line.first_seed()) + "-" + std::to_string(line.last_seed());
  }
  if (line.keep > 0) text += " keep " + std::to_string(line.keep);
  text.append(" variant ").append(word_of(line.variant));
  if (!line.clues.empty()) text += " clues";
  for (const int clue : line.clues) text += " " + std::to_string(clue);
  if (!line.word.empty()) text += " as " + line.word;
  return text + (line.prove ? " prove" : "") + style_text(line) + "\n";
}

std::string spec_text(const FamilySpec& spec) {
  std::string text = "family " + spec.name + "\n";
  for (const SpecSolver& solver : spec.solvers) {
    text += "solver " + solver.name + " " + solver.command + "\n";
    if (!solver.version.empty()) text += "version " + solver.name + " " + solver.version + "\n";
    if (!solver.conflicts.empty()) {
      text += "conflicts " + solver.name + " " + solver.conflicts + "\n";
    }
  }
  for (const FamilyLine& line : spec.lines) text += settings_text(spec, line) + line_text(line);
  return text;
}

// Those of the first and the last seed of each line.
std::string fault_of_names(const FamilySpec& spec) {
  constexpr std::size_t kLongest = 200;
  std::set<std::string> names;
  for (const FamilyLine& line : spec.lines) {
    if (line.variant == Variant::kFile) continue;  // it has no puzzles yet
    for (const std::int64_t seed : std::set{line.first_seed(), line.last_seed()}) {
      const std::string name = instance_name(spec, line, seed);
      if (name.size() > kLongest || name.find('/') != std::string::npos) return "name: " + name;
      if (!names.insert(name).second) return "two instances have the name " + name;
    }
  }
  return "";
}

std::string index_text(const std::vector<FamilyInstance>& instances) {
  std::string text = index_head();
  for (const FamilyInstance& instance : instances) text += index_line(instance);
  return text;
}

// Of its puzzle, which may be wrong at a place in the index.
std::string fault_of_instance(const FamilyInstance& instance, const std::string& text) {
  if (is_large(instance.puzzle) || instance.puzzle.empty()) return "";
  try {
    const FamilyPuzzle read = read_family_puzzle(instance, nullptr);
    const std::string written = family_puzzle_text(*read.document.puzzle, read.blocked);
    for (const std::string& fault : column_faults(instance, *read.document.puzzle)) {
      if (fault.find('\n') != std::string::npos) return "a fault of several lines: " + fault;
    }
    FamilyInstance again = instance;
    again.puzzle = written;
    const FamilyPuzzle back = read_family_puzzle(again, nullptr);
    return family_puzzle_text(*back.document.puzzle, back.blocked) == written
               ? ""
               : "a puzzle is read in two ways: " + written;
  } catch (const InputError& error) {
    return fault_of_place(error, text);
  }
}

}  // namespace

Reading check_family_spec(const std::string& text) {
  std::string written;
  try {
    const FamilySpec spec = read_family_spec(text, "f");
    if (std::string fault = fault_of_names(spec); !fault.empty()) return {true, fault};
    written = spec_text(spec);
  } catch (const InputError& error) {
    return {false, fault_of_place(error, text)};
  }
  const bool same = spec_text(read_family_spec(written, "f")) == written;
  return {true, same ? "" : "is read in two ways: " + written};
}

Reading check_family_index(const std::string& text) {
  std::vector<FamilyInstance> instances;
  try {
    instances = read_index(text, "f");
  } catch (const InputError& error) {
    return {false, fault_of_place(error, text)};
  }
  for (const FamilyInstance& instance : instances) {
    std::string fault = fault_of_instance(instance, text);
    if (!fault.empty()) return {true, fault};
  }
  const std::string written = index_text(instances);
  const bool same = index_text(read_index(written, "f")) == written;
  return {true, same ? "" : "is read in two ways: " + written};
}

}  // namespace p2c
