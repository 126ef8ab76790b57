// The DIMACS writer: into a pipe against std::ofstream, and a very large formula.
//
//   bench_dimacs_pipe                 lines "way seconds megabytes", taking turns
//   bench_dimacs_pipe stream MILLION  streams that many literals into nothing, once
//   bench_dimacs_pipe keep MILLION    keeps that many literals in memory
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <thread>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/formula.hpp"
#include "tests/bench/timing.hpp"

namespace p2c {
namespace {

constexpr int kTurns = 5;
constexpr int kVariables = 1'000'000;

// Clauses of three literals, as most of ours are.
void fill(ClauseSink& out, std::int64_t literals) {
  out.fresh(kVariables);
  std::uint32_t random = 1;
  const auto next = [&random] {
    random = random * 1664525U + 1013904223U;
    const int variable = 1 + static_cast<int>((random >> 8U) % kVariables);
    return Lit((random & 0x80U) != 0 ? variable : -variable);
  };
  for (std::int64_t i = 0; i < literals; i += 3) out.add({next(), next(), next()});
}

// A pipe whose other end is read and thrown away.
class Drain {
 public:
  Drain() {
    if (pipe(ends_.data()) != 0) throw std::runtime_error("no pipe");
    reader_ = std::jthread([this] {
      std::array<char, 1U << 16U> buffer{};
      for (ssize_t n = 0; (n = read(ends_[0], buffer.data(), buffer.size())) > 0;) bytes_ += n;
    });
  }
  int in() const { return ends_[1]; }
  std::string path() const { return "/dev/fd/" + std::to_string(in()); }
  // To be called once, when all is written.
  std::int64_t finish() {
    close(ends_[1]);
    reader_.join();
    close(ends_[0]);
    return bytes_;
  }

 private:
  std::array<int, 2> ends_{};
  std::int64_t bytes_ = 0;
  std::jthread reader_;
};

void write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(fd, bytes.data(), bytes.size());
    if (count <= 0) throw std::runtime_error("cannot write");
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

void by_writer(Drain& drain, const FillFormula& formula) {
  write_dimacs([&](std::string_view bytes) { write_all(drain.in(), bytes); }, {}, formula);
}

// What a plain program would do, with the same counting run before it.
class StreamSink : public ClauseSink {
 public:
  explicit StreamSink(std::ofstream& out) : out_(out) {}

 private:
  void take_clause(std::span<const Lit> clause) override {
    for (const Lit x : clause) out_ << x.dimacs() << ' ';
    out_ << "0\n";
  }
  std::ofstream& out_;
};

void by_stream(Drain& drain, const FillFormula& formula) {
  CountingSink counter;
  formula(counter);
  std::ofstream out(drain.path());
  out << "p cnf " << counter.variables() << ' ' << counter.clauses() << '\n';
  StreamSink sink(out);
  formula(sink);
  if (!out.flush()) throw std::runtime_error("cannot write");
}

// Only the sinks' work: what both ways share is taken off by the caller.
void by_nothing(Drain& /*drain*/, const FillFormula& formula) {
  for (int run = 0; run < 2; ++run) {
    CountingSink counter;
    formula(counter);
  }
}

void compare() {
  const FillFormula formula = [](ClauseSink& out) { fill(out, 15'000'000); };
  using Way = void (*)(Drain&, const FillFormula&);
  const std::array<std::pair<const char*, Way>, 3> ways = {
      {{"writer", by_writer}, {"ofstream", by_stream}, {"counting", by_nothing}}};
  for (int turn = 0; turn < kTurns; ++turn) {
    for (const auto& [name, way] : ways) {
      Drain drain;
      const Timer timer;
      way(drain, formula);
      const auto bytes = static_cast<double>(drain.finish());
      std::printf("%s\t%.6f\t%.3f\n", name, timer.seconds(), bytes / 1e6);
    }
  }
}

void stream(std::int64_t literals) {
  const Timer timer;
  const FormulaSize size = write_dimacs([](std::string_view /*bytes*/) {}, {},
                                        [&](ClauseSink& out) { fill(out, literals); });
  std::printf("%lld literals, %lld clauses, %lld bytes, %.1f s\n",
              static_cast<long long>(size.literals), static_cast<long long>(size.clauses),
              static_cast<long long>(size.bytes), timer.seconds());
}

void keep(std::int64_t literals) {
  const Timer timer;
  Formula formula;
  fill(formula, literals);
  std::printf("%lld literals, %zu clauses, %zu bytes, %.1f s\n", static_cast<long long>(literals),
              formula.size(), formula.bytes(), timer.seconds());
}

}  // namespace
}  // namespace p2c

int main(int argc, char** argv) {
  if (argc == 3 && std::strcmp(argv[1], "stream") == 0) {
    p2c::stream(1'000'000 * std::stoll(argv[2]));
  } else if (argc == 3 && std::strcmp(argv[1], "keep") == 0) {
    p2c::keep(1'000'000 * std::stoll(argv[2]));
  } else {
    p2c::compare();
  }
  return 0;
}
