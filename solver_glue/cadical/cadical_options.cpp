#include "solver_glue/cadical/cadical_options.hpp"

#include <algorithm>
#include <array>
#include <cadical.hpp>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <utility>
#include <vector>

namespace p2c {
namespace {

struct Setting {
  std::string name;
  int value;
};

// What CaDiCaL's own reset leaves alone, in versions 1.5.3 to 2.2; and proofs as text. A version
// passes over names that it does not have.
constexpr std::array<std::pair<const char*, int>, 15> kFixed = {{{"binary", 0},
                                                                 {"check", 0},
                                                                 {"checkassumptions", 0},
                                                                 {"checkconstraint", 0},
                                                                 {"checkfailed", 0},
                                                                 {"checkfrozen", 0},
                                                                 {"checkproof", 0},
                                                                 {"checkprooflrat", 0},
                                                                 {"checkwitness", 0},
                                                                 {"log", 0},
                                                                 {"logsort", 0},
                                                                 {"profile", 0},
                                                                 {"quiet", 1},
                                                                 {"realtime", 0},
                                                                 {"verbose", 0}}};

constexpr std::array<const char*, 4> kRecords = {"CADICAL_API_TRACE", "CADICALAPITRACE",
                                                 "CADICAL_LIDRUP_TRACE", "CADICALLIDRUPTRACE"};

std::vector<Setting>& experiment() {
  static std::vector<Setting> settings;
  return settings;
}

bool is_fixed(std::string_view name) {
  for (const auto& [fixed, value] : kFixed) {
    if (name == fixed) return true;
  }
  return false;
}

// The solver says which options it has, and cuts a value that is out of range.
bool takes(CaDiCaL::Solver& solver, const Setting& wanted) {
  const char* name = wanted.name.c_str();
  return solver.set(name, wanted.value) && solver.get(name) == wanted.value;
}

bool read_setting(std::string_view text, Setting& setting) {
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos) return false;
  setting.name = text.substr(0, sign);
  const char* const end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data() + sign + 1, end, setting.value);
  return error == std::errc() && at == end;
}

}  // namespace

std::unique_ptr<CaDiCaL::Solver> new_cadical() {
  for (const char* name : kRecords) {
    if (std::getenv(name) == nullptr) continue;
    throw std::runtime_error(std::string(name) +
                             " is set in the environment, which would make CaDiCaL record its "
                             "calls in a file, and abort where a second solver is made");
  }
  auto solver = std::make_unique<CaDiCaL::Solver>();
  solver->configure("default");
  for (const auto& [name, value] : kFixed) solver->set(name, value);
  return solver;
}

void forget_cadical_records() {
  for (const char* name : kRecords) unsetenv(name);
}

std::string set_cadical_experiment(std::string_view options) {
  const std::unique_ptr<CaDiCaL::Solver> trial = new_cadical();
  std::vector<Setting> settings;
  while (!options.empty()) {
    const std::string_view text = options.substr(0, options.find(','));
    options.remove_prefix(std::min(text.size() + 1, options.size()));
    Setting setting{"", 0};
    if (!read_setting(text, setting) || is_fixed(setting.name) || !takes(*trial, setting)) {
      return "expected OPTION=VALUE,... with search options of CaDiCaL " +
             std::string(CaDiCaL::Solver::version()) + ", got '" + std::string(text) + "'";
    }
    settings.push_back(setting);
  }
  experiment() = std::move(settings);
  return "";
}

void add_cadical_experiment(CaDiCaL::Solver& solver) {
  for (const Setting& wanted : experiment()) solver.set(wanted.name.c_str(), wanted.value);
}

std::string cadical_experiment() {
  std::string text;
  for (const Setting& wanted : experiment()) {
    text += (text.empty() ? " (" : " ") + wanted.name + "=" + std::to_string(wanted.value);
  }
  return text.empty() ? text : text + ")";
}

}  // namespace p2c
