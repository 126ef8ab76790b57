#include "cli/family/description.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>

#include "instances/text/nearest_word.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using Seconds = std::map<std::string, std::vector<double>>;  // of what each solver solved

std::string escaped(std::string_view text) {
  std::string tex;
  for (const char c : text) {
    if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) {
      tex += '\\';
      tex += c;
    } else if (c == '\\' || c == '~' || c == '^') {
      tex += "\\char" + std::to_string(static_cast<int>(c)) + "{}";
    } else {
      tex += c;
    }
  }
  return tex;
}

// Many a version begins with the name of the solver.
std::string shown_name(const SolverRun& run) {
  const bool said = in_small_letters(run.version).starts_with(in_small_letters(run.solver));
  if (said) return run.version;
  return run.version.empty() ? run.solver : run.solver + " " + run.version;
}

// Runs on shuffles of an instance count as one: their median, for which those without an end are
// the slowest.
void add_runs(const FamilyInstance& is, Seconds& seconds) {
  constexpr double kNoEnd = std::numeric_limits<double>::infinity();
  Seconds of_instance;
  for (const SolverRun& run : is.runs) {
    const bool ended = run.status != "unknown";
    of_instance[shown_name(run)].push_back(ended ? std::strtod(run.seconds.c_str(), nullptr)
                                                 : kNoEnd);
  }
  for (auto& [name, all] : of_instance) {
    std::sort(all.begin(), all.end());
    const double median = all[all.size() / 2];
    if (median < kNoEnd) seconds[name].push_back(median);
  }
}

Seconds seconds_of(const std::vector<FamilyInstance>& instances) {
  Seconds seconds;
  for (const FamilyInstance& is : instances) {
    if (!is.cadical_seconds.empty()) {
      seconds[is.cadical_version].push_back(std::strtod(is.cadical_seconds.c_str(), nullptr));
    }
    add_runs(is, seconds);
  }
  for (auto& [name, all] : seconds) std::sort(all.begin(), all.end());
  return seconds;
}

// A line of the table: all instances of a kind and variant.
struct Group {
  std::map<std::string, int> by_status;
  std::int64_t least_variables = 0;
  std::int64_t most_variables = 0;
  std::int64_t most_clauses = 0;

  void add(const FamilyInstance& is) {
    const bool first = by_status.empty();
    ++by_status[is.status];
    least_variables = first ? is.variables : std::min(least_variables, is.variables);
    most_variables = std::max(most_variables, is.variables);
    most_clauses = std::max(most_clauses, is.clauses);
  }
  std::string variables() const {
    const std::string most = std::to_string(most_variables);
    return least_variables == most_variables ? most : std::to_string(least_variables) + "--" + most;
  }
  std::string count(const char* status) const {
    const auto found = by_status.find(status);
    return std::to_string(found == by_status.end() ? 0 : found->second);
  }
};

std::string table(const std::vector<FamilyInstance>& instances) {
  std::map<std::pair<std::string, std::string>, Group> groups;
  for (const FamilyInstance& is : instances) groups[{is.kind, is.variant}].add(is);
  std::string tex =
      "\\begin{table}\n\\caption{The instances, by kind of puzzle and variant}\n\\centering\n"
      "\\setlength{\\tabcolsep}{4pt}\n\\begin{tabular}{llrrrrr}\nkind & variant & sat & unsat & "
      "open & variables & clauses up to "
      "\\\\\n\\hline\\noalign{\\smallskip}\n";
  for (const auto& [name, group] : groups) {
    tex += escaped(name.first) + " & " + escaped(name.second) + " & " + group.count("satisfiable") +
           " & " + group.count("unsatisfiable") + " & " + group.count("unknown") + " & " +
           group.variables() + " & " + std::to_string(group.most_clauses) + " \\\\\n";
  }
  return tex + "\\end{tabular}\n\\end{table}\n";
}

std::string plot(const Seconds& seconds) {
  if (seconds.empty()) return "";
  std::string tex =
      "\\begin{figure}\n\\centering\n\\begin{tikzpicture}\n\\begin{semilogyaxis}[width="
      "\\columnwidth,"
      "xlabel={instances solved},ylabel={seconds each},log ticks with fixed point,"
      "ytick={0.01,0.1,1,10,100,1000,10000},legend cell align=left,"
      "legend style={at={(0.5,1.03)},anchor=south,font=\\small}]\n";
  for (const auto& [name, all] : seconds) {
    tex += "\\addplot coordinates {";
    for (std::size_t i = 0; i < all.size(); ++i) {
      const double shown = std::max(all[i], 0.01);  // a logarithm has no 0
      tex += " (" + std::to_string(i + 1) + "," + std::to_string(shown) + ")";
    }
    tex += "};\n\\addlegendentry{" + escaped(name) + "}\n";
  }
  return tex +
         "\\end{semilogyaxis}\n\\end{tikzpicture}\n"
         "\\caption{Seconds of processor time of what each solver solved, in order; of runs on "
         "shuffles the median}\n"
         "\\end{figure}\n";
}

// "by a model (12), by a proof that was checked (3)".
std::string ways(const std::vector<FamilyInstance>& instances) {
  const std::vector<std::pair<std::string, std::string>> words = {
      {"model", "by a model"},
      {"planted", "by the answer that a puzzle was made of"},
      {"proof", "by a proof that was checked"},
      {"argument", "by a short argument beside the files"},
      {"two solvers", "by two solvers of different make"},
      {"search", "by one solver"},
      {"open", "not at all"}};
  std::string tex;
  for (const auto& [word, shown] : words) {
    const auto count =
        std::count_if(instances.begin(), instances.end(), [&, wanted = word](const auto& is) {
          return is.known_by == wanted || (wanted == "open" && is.known_by.empty());
        });
    if (count > 0) tex += (tex.empty() ? "" : ", ") + shown + " (" + std::to_string(count) + ")";
  }
  return tex;
}

// Each once, in order.
template <class Get>
std::string list_of(const std::vector<FamilyInstance>& instances, Get get) {
  std::vector<std::string> seen;
  for (const FamilyInstance& is : instances) {
    const std::string& word = get(is);
    if (!word.empty() && std::find(seen.begin(), seen.end(), word) == seen.end()) {
      seen.push_back(word);
    }
  }
  std::string tex;
  for (const std::string& word : seen) tex += (tex.empty() ? "" : ", ") + escaped(word);
  return tex;
}

// Which it is depends on whether the index has all puzzles.
std::string how_made(const std::vector<FamilyInstance>& instances) {
  const bool has_all = std::none_of(instances.begin(), instances.end(),
                                    [](const auto& is) { return is.puzzle.empty(); });
  if (!has_all) {
    return "The files were made by puzzle2cnf " + escaped(kVersion) +
           "; of some puzzles the index has hashes, not the text.\n";
  }
  return "The index has each of them as text, of which puzzle2cnf " + escaped(kVersion) +
         " makes the files again byte for byte: \\texttt{puzzle2cnf family index.csv -o DIR}.\n";
}

std::string about_variables(const std::vector<FamilyInstance>& instances) {
  const bool shuffled = std::any_of(instances.begin(), instances.end(),
                                    [](const auto& is) { return !is.shuffle.empty(); });
  const bool mapped =
      std::all_of(instances.begin(), instances.end(), [](const auto& is) { return is.has_map(); });
  if (shuffled) return "Variables and clauses are shuffled where the index has a seed for that.\n";
  return std::string("The variables of the slots come first") +
         (mapped ? "; a map beside each file names all of them.\n" : ".\n");
}

std::string origin(const std::vector<FamilyInstance>& instances) {
  std::string tex = "\\section{Origin}\nThe puzzles are of these kinds: " +
                    list_of(instances, [](const auto& is) { return is.kind; }) + ". " +
                    how_made(instances);
  const std::string sources = list_of(instances, [](const auto& is) { return is.source; });
  if (!sources.empty()) {
    tex += "Puzzles that were not made for it are from " + sources +
           " (licences: " + list_of(instances, [](const auto& is) { return is.licence; }) + ").\n";
  }
  return tex;
}

}  // namespace

std::string family_description(const std::vector<FamilyInstance>& instances) {
  const std::string family = escaped(instances.front().family);
  return "\\documentclass[conference]{IEEEtran}\n\\usepackage{pgfplots}\n"
         "\\pgfplotsset{compat=1.16}\n\\begin{document}\n\\title{" +
         family +
         ": SAT Instances of Logic Puzzles}\n\\author{\\IEEEauthorblockN{Authors}}\n\\maketitle\n" +
         origin(instances) + "\\section{Encoding}\nConnectivity is written as " +
         list_of(instances, [](const auto& is) { return is.connectivity; }) + ", counts as " +
         list_of(instances, [](const auto& is) { return is.cardinality; }) + ". " +
         about_variables(instances) + "\\section{Status}\nThe family has " +
         counted(instances.size(), "instance") + ". Their status is known " + ways(instances) +
         ".\n" + table(instances) + plot(seconds_of(instances)) + "\\end{document}\n";
}

}  // namespace p2c
