// A strict second reading of OPB text, which shares nothing with the writer.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace p2c {

struct OpbText {
  struct Constraint {
    std::vector<std::pair<long, int>> terms;  // weight, variable
    bool equal = false;
    long bound = 0;
  };
  std::vector<std::string> comments;  // without "* "
  int variables = 0;
  std::vector<std::pair<long, int>> objective;  // to be minimised; weight, variable
  std::vector<Constraint> constraints;
};

/// "+3" as 3; nothing but a sign and digits.
inline long opb_number(const std::string& word, bool sign) {
  const std::string plain = word.substr(sign && word.starts_with('+') ? 1 : 0);
  const long value = std::stol(plain);
  const bool signed_well = !sign || word.starts_with('+') || word.starts_with('-');
  if (std::to_string(value) != plain || !signed_well) throw std::runtime_error("number " + word);
  return value;
}

inline OpbText::Constraint read_opb_constraint(const std::string& line, int variables) {
  OpbText::Constraint constraint;
  std::istringstream in(line);
  std::string word;
  std::string name;
  while (in >> word && word != ">=" && word != "=") {
    if (!(in >> name) || name[0] != 'x') throw std::runtime_error("variable in " + line);
    const long variable = opb_number(name.substr(1), false);
    if (variable < 1 || variable > variables) throw std::runtime_error("range of " + line);
    constraint.terms.emplace_back(opb_number(word, true), static_cast<int>(variable));
  }
  constraint.equal = word == "=";
  in >> word >> name;
  constraint.bound = opb_number(word, false);
  if (name != ";" || in >> word || constraint.terms.empty()) throw std::runtime_error(line);
  return constraint;
}

/// "min: +3 x1 -2 x4 ;", each variable once and in ascending order.
inline std::vector<std::pair<long, int>> read_opb_objective(const std::string& line,
                                                            int variables) {
  std::vector<std::pair<long, int>> terms;
  std::istringstream in(line);
  std::string word;
  std::string name;
  std::string again = "min: ";
  in >> word;
  while (in >> word && word != ";") {
    if (!(in >> name) || name[0] != 'x') throw std::runtime_error("variable in " + line);
    const long variable = opb_number(name.substr(1), false);
    const int last = terms.empty() ? 0 : terms.back().second;
    if (variable <= last || variable > variables) throw std::runtime_error("range of " + line);
    terms.emplace_back(opb_number(word, true), static_cast<int>(variable));
    if (terms.back().first == 0) throw std::runtime_error("weight of " + line);
    again.append(word).append(" ").append(name).append(" ");
  }
  if (terms.empty() || again + ";" != line) throw std::runtime_error(line);
  return terms;
}

/// Takes only what every reader of the format does: the header first, with exact numbers; then
/// comments; then the objective, if any; then a constraint a line. Throws std::runtime_error.
inline OpbText read_opb_strictly(const std::string& text) {
  std::istringstream in(text);
  std::string line;
  std::getline(in, line);
  OpbText read;
  std::size_t constraints = 0;
  std::string star, variable, constraint;
  std::istringstream(line) >> star >> variable >> read.variables >> constraint >> constraints;
  if (line != "* #variable= " + std::to_string(read.variables) +
                  " #constraint= " + std::to_string(constraints)) {
    throw std::runtime_error("header: " + line);
  }
  while (std::getline(in, line)) {
    const bool first = read.constraints.empty() && read.objective.empty();
    if (first && line.starts_with("* ")) {
      read.comments.push_back(line.substr(2));
    } else if (first && line.starts_with("min: ")) {
      read.objective = read_opb_objective(line, read.variables);
    } else {
      read.constraints.push_back(read_opb_constraint(line, read.variables));
    }
  }
  if (read.constraints.size() != constraints) throw std::runtime_error("as many as said");
  return read;
}

}  // namespace p2c
