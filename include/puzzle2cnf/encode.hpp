// Encodings: counts, tables, sums, connectivity, acyclicity and blocks on a line, as clauses that
// go into a sink of yours.
//
//   class Mine : public puzzle2cnf::ClauseSink { ... };
//   puzzle2cnf::at_most(sink, std::vector{1, 2, 3, 4}, 2);
//
// A literal is a DIMACS number: a variable from 1 on, or -1, -2, ... for its negation; or one of
// the constants kTrue and kFalse, which are folded away. All functions throw std::invalid_argument
// for arguments that are out of range (a literal 0, a node that is not there), Limit for what would
// be too large, and let through what your sink throws.
#pragma once

#include <puzzle2cnf.h>

#include <climits>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace puzzle2cnf {

inline constexpr int kTrue = INT_MAX;
inline constexpr int kFalse = -INT_MAX;

/// What the library throws, besides std::bad_alloc, and std::invalid_argument for a caller's
/// mistake.
class P2C_API Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
  ~Error() override;
};

/// A text that cannot be read, or a puzzle that cannot be written in the format that was asked for.
class P2C_API InputError : public Error {
 public:
  InputError(const std::string& message, int line, int column);
  ~InputError() override;
  /// From 1 on; 0: the error has no place in a text. what() begins with the place.
  int line() const { return line_; }
  int column() const { return column_; }

 private:
  int line_;
  int column_;
};

/// A limit of time, conflicts or size was reached, or a stop was asked for.
class P2C_API Limit : public Error {
 public:
  using Error::Error;
  ~Limit() override;
};

/// A solver gave a wrong answer, or a check failed: no answer can be trusted.
class P2C_API Fault : public Error {
 public:
  using Error::Error;
  ~Fault() override;
};

/// Where clauses go: a file, a solver, a counter.
class P2C_API ClauseSink {
 public:
  virtual ~ClauseSink();
  /// A variable, from 1 on, that is used nowhere else.
  virtual int fresh() = 0;
  /// A clause without constants, repeated literals or opposite ones. An empty one: a contradiction.
  virtual void add(std::span<const int> clause) = 0;
};

/// How a count becomes clauses, where plain ones would be more.
enum class Counting {
  kNetwork,    // cardinality networks (Asin, Nieuwenhuis, Oliveras, Rodriguez-Carbonell 2011)
  kTotalizer,  // totalizers (Bailleux and Boufkhad 2003)
  kDirect,     // plain clauses only: a clause for each choice of k + 1 literals
  kSmallest,   // whichever of these has the fewest clauses
};

/// At most, at least, exactly k of the literals are true; k may be any number. A literal that
/// occurs twice counts twice. Strength: arc consistent for different literals.
P2C_API void at_most(ClauseSink& out, std::span<const int> literals, int k,
                     Counting form = Counting::kNetwork);
P2C_API void at_least(ClauseSink& out, std::span<const int> literals, int k,
                      Counting form = Counting::kNetwork);
P2C_API void exactly(ClauseSink& out, std::span<const int> literals, int k,
                     Counting form = Counting::kNetwork);

/// An integer from `lo` on: is[i] is true when it is lo + i, and exactly one of them is.
struct Integer {
  int lo = 0;
  std::vector<int> is;
};

/// A new integer from lo to hi, with its clauses: a variable for each value, unless there is one.
P2C_API Integer integer(ClauseSink& out, int lo, int hi);

/// The integers have the values of one of the tuples, which have a value for each integer. A tuple
/// with a value out of range never holds. Strength: domain consistent (the support encoding;
/// Bacchus, CP 2007).
P2C_API void table(ClauseSink& out, std::span<const Integer> integers,
                   const std::vector<std::vector<int>>& tuples);

/// The terms add up to `sum`. A term is a number in unary: term[j] says that it is more than j, and
/// implies term[j - 1], which the caller states. For few small terms: no auxiliary variables, but a
/// clause for each way to miss the sum by one.
P2C_API void sums_to(ClauseSink& out, std::span<const std::vector<int>> terms, int sum);

/// Nodes are numbered from 0 on. `present` is a literal.
struct Edge {
  int from;
  int to;
  int present = kTrue;
};
struct Graph {
  std::vector<int> nodes;  // of each node the literal that says whether it is in the graph
  std::vector<Edge> edges;
};

enum class Connectivity {
  kLayers,       // unary distances from a root
  kElimination,  // parent arcs without a cycle; where nodes form a long, narrow graph
};

/// The true nodes, with the present edges between them, are connected. None or one is connected.
P2C_API void connected(ClauseSink& out, const Graph& graph,
                       Connectivity form = Connectivity::kLayers);

/// The present edges, each from `from` to `to`, form no directed cycle (vertex elimination; Rankooh
/// and Rintanen, AAAI 2022).
P2C_API void acyclic(ClauseSink& out, int nodes, std::span<const Edge> edges);

/// The true cells of a line are blocks of these lengths, in this order, with a false cell or more
/// between two: the rule of nonograms, by starts in order encoding.
P2C_API void blocks_on_line(ClauseSink& out, std::span<const int> cells,
                            std::span<const int> lengths);

}  // namespace puzzle2cnf
