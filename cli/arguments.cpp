#include "cli/arguments.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include "cli/option_table.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/images/image.hpp"

namespace puzzle2cnf {
namespace {

namespace po = boost::program_options;

constexpr int kMostThreads = 1024;

void expect_one_of(const char* option, const std::string& value,
                   const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) {
    if (word == value) return;
    list += (list.empty() ? "'" : word == words.back() ? " or '" : ", '") + word + "'";
  }
  throw UsageError{"expected " + list + " for " + option + ", got '" + value + "'"};
}

void check_format(const std::string& option, const std::string& name) {
  if (find_format(name) != nullptr) return;
  throw UsageError{"expected a format (" + format_names() + ") for " + option + ", got '" + name +
                   "'"};
}

template <class Choice, std::size_t N>
using Words = std::array<std::pair<std::string_view, Choice>, N>;

constexpr Words<Connectivity, 4> kConnectivities = {{{"cuts", Connectivity::kCuts},
                                                     {"layers", Connectivity::kLayers},
                                                     {"elimination", Connectivity::kElimination},
                                                     {"paper", Connectivity::kPaper}}};
constexpr Words<Cardinality, 4> kCardinalities = {{{"network", Cardinality::kNetwork},
                                                   {"totalizer", Cardinality::kTotalizer},
                                                   {"direct", Cardinality::kDirect},
                                                   {"auto", Cardinality::kAuto}}};

// The choice with this word; `from` leaves out the first ones.
template <class Choice, std::size_t N>
Choice choice_of(const char* option, const std::string& word, const Words<Choice, N>& choices,
                 std::size_t from = 0) {
  std::vector<std::string> words;
  for (std::size_t i = from; i < N; ++i) words.emplace_back(choices[i].first);
  expect_one_of(option, word, words);
  const auto found = std::find_if(choices.begin(), choices.end(),
                                  [&](const auto& choice) { return choice.first == word; });
  return found->second;
}

Connectivity connectivity_of(const std::string& word, bool for_file) {
  if (for_file && word == "cuts") {
    throw UsageError{
        "cuts are added while a solver runs, so they cannot be written to a file: "
        "expected 'layers', 'elimination' or 'paper' for --connectivity"};
  }
  return choice_of("--connectivity", word, kConnectivities, for_file ? 1 : 0);
}

void check_depth(const Arguments& arguments) {
  if (arguments.depth < 0) throw UsageError{"expected a number from 0 for --depth"};
  if (arguments.connectivity.value_or(Connectivity::kLayers) != Connectivity::kLayers) {
    throw UsageError{"--depth limits layers, so it goes with --connectivity layers only"};
  }
}

void check_image_options(const po::variables_map& values, const Arguments& arguments) {
  for (const auto& [option, number] :
       {std::pair("rows", arguments.rows), std::pair("cols", arguments.cols)}) {
    if (values.count(option) == 0 || (number >= 1 && number <= kLongestImageSide)) continue;
    throw UsageError{"expected a number from 1 to " + std::to_string(kLongestImageSide) +
                     " for --" + option};
  }
  expect_one_of("--method", arguments.method, {"threshold", "dither", "squares"});
  if (values.count("threshold") != 0 && arguments.method != "threshold") {
    throw UsageError{"--threshold goes with --method threshold"};
  }
  const std::string& threshold = arguments.threshold;
  const bool digits = !threshold.empty() && threshold.size() <= 3 &&
                      threshold.find_first_not_of("0123456789") == std::string::npos;
  if (threshold != "auto" && !(digits && std::stoi(threshold) <= 255)) {
    throw UsageError{"expected 'auto' or a number from 0 to 255 for --threshold, got '" +
                     threshold + "'"};
  }
  if (arguments.unique && arguments.repair) {
    throw UsageError{"--unique keeps the picture and --repair changes it: expected one of them"};
  }
}

void read_words(const po::variables_map& values, unsigned groups, Arguments& arguments) {
  const bool for_file = (groups & kFormulaOptions) != 0;
  if ((for_file || (groups & kConnectivityOption) != 0) && values.count("connectivity") != 0) {
    const auto& word = values["connectivity"].as<std::string>();
    arguments.connectivity = connectivity_of(word, for_file);
  }
  if (for_file && values.count("depth") != 0) check_depth(arguments);
  if ((groups & kCardinalityOption) != 0 && values.count("cardinality") != 0) {
    arguments.cardinality =
        choice_of("--cardinality", values["cardinality"].as<std::string>(), kCardinalities);
  }
  if ((groups & kPictureOption) != 0 && values.count("to") != 0) {
    expect_one_of("--to", arguments.picture, {"txt", "svg", "png"});
  }
  if ((groups & kEncodeOptions) != 0) {
    expect_one_of("--to", arguments.form, {"cnf", "opb", "wcnf", "wcnf-old"});
  }
  if ((groups & kOutsideOptions) != 0) {
    expect_one_of("--format", arguments.format, {"text", "sat"});
    if (values.count("solver") != 0 && arguments.solver.empty()) {
      throw UsageError{"expected a command for --solver"};
    }
  }
  if ((groups & kTextStyleOptions) != 0) {
    expect_one_of("--color", arguments.color, {"auto", "always", "never"});
  }
  if ((groups & kPuzzleOptions) != 0 && values.count("from") != 0) {
    check_format("--from", arguments.from);
  }
  if ((groups & kToOption) != 0) check_format("--to", arguments.to);
}

void check_numbers(const po::variables_map& values, unsigned groups, const Arguments& arguments) {
  if ((groups & kSolverOptions) != 0 && arguments.seed < 0) {
    throw UsageError{"expected a number from 0 for --seed"};
  }
  if ((groups & kResourceOptions) != 0 && values.count("time-limit") != 0 &&
      !(arguments.time_limit > 0 && arguments.time_limit <= 1e9)) {
    throw UsageError{"expected a number of seconds above 0 and up to 10^9 for --time-limit"};
  }
  if (arguments.threads < 1 || arguments.threads > kMostThreads) {
    throw UsageError{"expected a number from 1 to " + std::to_string(kMostThreads) +
                     " for --threads"};
  }
  for (const auto& [option, number] :
       {std::pair("limit", arguments.limit), std::pair("memory-limit", arguments.memory_limit),
        std::pair("conflict-limit", arguments.conflict_limit)}) {
    if (values.count(option) == 0 || (number >= 1 && number <= 1'000'000'000'000)) continue;
    throw UsageError{"expected a number from 1 to 10^12 for --" + std::string(option)};
  }
}

}  // namespace

Arguments parse_arguments(const std::vector<std::string>& words, unsigned groups) {
  Arguments arguments;
  po::options_description options = options_of(groups, arguments);
  options.add_options()("input", po::value(&arguments.inputs));
  po::positional_options_description positions;
  positions.add("input", -1);
  // No guessing: an abbreviation that works today would break with the next option.
  const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  po::variables_map values;
  try {
    po::store(
        po::command_line_parser(words).options(options).positional(positions).style(style).run(),
        values);
    po::notify(values);
  } catch (const po::error& error) {
    throw UsageError{error.what()};
  }
  read_words(values, groups, arguments);
  if ((groups & kSizeOptions) != 0) check_image_options(values, arguments);
  check_numbers(values, groups, arguments);
  return arguments;
}

EncodeOptions encode_options(const Arguments& arguments) {
  EncodeOptions options{arguments.connectivity.value_or(Connectivity::kLayers),
                        arguments.cardinality};
  options.depth_limit = arguments.depth;
  return options;
}

std::string_view word_of(Connectivity connectivity) {
  return std::find_if(kConnectivities.begin(), kConnectivities.end(),
                      [&](const auto& choice) { return choice.second == connectivity; })
      ->first;
}

std::string_view word_of(Cardinality cardinality) {
  return std::find_if(kCardinalities.begin(), kCardinalities.end(),
                      [&](const auto& choice) { return choice.second == cardinality; })
      ->first;
}

std::string describe_options(unsigned groups) {
  Arguments unused;
  std::ostringstream text;
  text << options_of(groups, unused);
  return text.str();
}

}  // namespace puzzle2cnf
