// Formulas: encode, encode_bytes, decode.
#include <pybind11/stl.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "python/answer.hpp"
#include "python/parts.hpp"
#include "python/without_gil.hpp"

namespace p2c::python {
namespace {

using puzzle2cnf::Connectivity;
using puzzle2cnf::Counting;
using puzzle2cnf::EncodeOptions;
using puzzle2cnf::Puzzle;

constexpr std::array<std::pair<std::string_view, Connectivity>, 2> kConnectivity = {
    {{"layers", Connectivity::kLayers}, {"elimination", Connectivity::kElimination}}};
constexpr std::array<std::pair<std::string_view, Counting>, 4> kCounting = {
    {{"network", Counting::kNetwork},
     {"totalizer", Counting::kTotalizer},
     {"direct", Counting::kDirect},
     {"auto", Counting::kSmallest}}};

constexpr std::size_t kBetweenSignals = 10000;

template <class Form, std::size_t kSize>
Form form_named(const std::array<std::pair<std::string_view, Form>, kSize>& forms,
                const std::string& word) {
  std::string words;
  for (const auto& [name, form] : forms) {
    if (name == word) return form;
    words.append(words.empty() ? "'" : ", '").append(name).append("'");
  }
  throw std::invalid_argument("expected one of " + words + ", got '" + word + "'");
}

EncodeOptions options_of(const std::optional<std::string>& connectivity,
                         const std::string& cardinality) {
  EncodeOptions options{{}, form_named(kCounting, cardinality)};
  if (connectivity) options.connectivity = form_named(kConnectivity, *connectivity);
  return options;
}

// Clauses one after the other, each with a 0 at its end.
class FlatClauses : public puzzle2cnf::ClauseSink {
 public:
  explicit FlatClauses(const puzzle2cnf::Options& options) : options_(options) {}

  int fresh() override { return ++variables_; }
  void add(std::span<const int> clause) override {
    if (options_.stop()) throw puzzle2cnf::Limit("stopped");
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    literals_.push_back(0);
  }

  py::list lists() const {
    py::list clauses;
    auto begin = literals_.begin();
    for (auto end = begin; end != literals_.end(); ++end) {
      if (*end != 0) continue;
      py::list clause(static_cast<std::size_t>(end - begin));
      for (std::size_t i = 0; begin != end; ++begin) clause[i++] = py::int_(*begin);
      clauses.append(std::move(clause));
      if (clauses.size() % kBetweenSignals == 0 && PyErr_CheckSignals() != 0) {
        throw py::error_already_set();
      }
      ++begin;
    }
    return clauses;
  }

 private:
  const puzzle2cnf::Options& options_;
  int variables_ = 0;
  std::vector<int> literals_;
};

py::tuple encode(const Puzzle& puzzle, const std::optional<std::string>& connectivity,
                 const std::string& cardinality) {
  const EncodeOptions wanted = options_of(connectivity, cardinality);
  auto [clauses, names] = without_gil({}, [&](const auto& options) {
    FlatClauses sink(options);
    auto names_of_literals = puzzle.encode(sink, wanted);
    return std::pair(std::move(sink), std::move(names_of_literals));
  });
  py::dict literals;
  for (const puzzle2cnf::Name& name : names) literals[py::str(name.name)] = name.literal;
  return py::make_tuple(clauses.lists(), literals);
}

py::bytes encode_bytes(const Puzzle& puzzle, const std::optional<std::string>& connectivity,
                       const std::string& cardinality) {
  const EncodeOptions wanted = options_of(connectivity, cardinality);
  return without_gil({}, [&](const auto& options) { return puzzle.dimacs(wanted, options); });
}

// Solvers end a model with a 0.
PuzzleAnswer decode(const Puzzle& puzzle, const py::iterable& model) {
  if (is_text(model)) throw py::type_error("expected literals, got a text");
  std::vector<int> literals;
  for (const py::handle literal : model) literals.push_back(whole_number(literal));
  if (!literals.empty() && literals.back() == 0) literals.pop_back();
  return {puzzle, puzzle.decode(literals)};
}

}  // namespace

void add_formula(PuzzleFunctions& functions) {
  functions.add(
      "encode", &encode,
      "Its clauses, a list of lists of literals as PySAT takes it, and names: a dict from\n"
      "\"r2c3=1\" to the literal that says so. `connectivity` is 'layers' or\n"
      "'elimination', or None: as `puzzle2cnf encode`, by the kind. `cardinality` is 'network', "
      "'totalizer', 'direct' or 'auto'.",
      py::kw_only(), py::arg("connectivity") = py::none(), py::arg("cardinality") = "network");
  functions.add("encode_bytes", &encode_bytes, "The DIMACS file that `puzzle2cnf encode` writes.",
                py::kw_only(), py::arg("connectivity") = py::none(),
                py::arg("cardinality") = "network");
  functions.add("decode", &decode,
                "The Answer of a model of its clauses: any literals in a row, as a list of PySAT,\n"
                "with a 0 at the end or without. What is no answer by the rules raises Fault.",
                py::arg("model"));
}

}  // namespace p2c::python
