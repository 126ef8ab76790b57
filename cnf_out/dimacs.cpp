#include "cnf_out/dimacs.hpp"

#include <cassert>
#include <charconv>
#include <utility>

namespace puzzle2cnf {
namespace {

class Writer : public ClauseSink {
 public:
  Writer(const ByteWriter& write, bool annotate) : write_(write), buffer_(kBufferSize, '\0') {
    if (annotate) want_remarks();
  }

  void comment(const std::string& words) {
    assert(words.find("--") == std::string::npos && words.find('\n') == std::string::npos);
    text("c " + words + "\n");
  }

  void text(std::string_view bytes) {
    for (const char byte : bytes) {
      if (used_ == kBufferSize) flush();
      buffer_[used_++] = byte;
    }
  }

  void flush() {
    write_(std::string_view(buffer_).substr(0, used_));
    used_ = 0;
  }

 private:
  static constexpr std::size_t kBufferSize = 1U << 20U;
  static constexpr std::size_t kLongestLiteral = 12;  // sign, ten digits, blank

  // A remark waits for its first clause: some groups have none.
  void take_remark(const std::string& words) override { remark_ = words; }

  void take_clause(std::span<const Lit> clause) override {
    if (!remark_.empty()) comment(std::exchange(remark_, {}));
    for (const Lit x : clause) {
      if (used_ + kLongestLiteral > kBufferSize) flush();
      char* begin = buffer_.data() + used_;
      char* end = std::to_chars(begin, buffer_.data() + kBufferSize, x.dimacs()).ptr;
      *end = ' ';
      used_ += static_cast<std::size_t>(end + 1 - begin);
    }
    text("0\n");
  }

  const ByteWriter& write_;
  std::string buffer_;
  std::size_t used_ = 0;
  std::string remark_;
};

}  // namespace

FormulaSize write_dimacs(const ByteWriter& write, const std::vector<std::string>& comments,
                         const std::function<void(ClauseSink&)>& fill, const Stop* stop,
                         bool annotate) {
  CountingSink counter;
  counter.stop_with(stop);
  fill(counter);
  Writer writer(write, annotate);
  writer.stop_with(stop);
  for (const std::string& comment : comments) writer.comment(comment);
  writer.text("p cnf " + std::to_string(counter.variables()) + " " +
              std::to_string(counter.clauses()) + "\n");
  fill(writer);
  writer.flush();
  return {counter.variables(), counter.clauses()};
}

}  // namespace puzzle2cnf
