#include "cli/searches/searching.hpp"

namespace p2c {

std::string join_words(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : "; ") + second;
}

SearchOptions search_options(const SolverOptions& solver, const Request& request,
                             ProgressLine* progress) {
  SearchOptions options;
  options.seed = solver.seed;
  options.conflict_limit = solver.conflict_limit;
  options.memory_limit = request.stop.most_bytes();
  options.stop = &request.stop;
  if (progress == nullptr) return options;
  options.watch = [progress](const SolverCounts& counts) { progress->show(counts); };
  return options;
}

SearchOptions search_options(const EncodingOptions& encoding, const Request& request,
                             ProgressLine* progress) {
  const SolverOptions& solver = encoding;
  SearchOptions options = search_options(solver, request, progress);
  options.encode = encoding.encode_options(Connectivity::kCuts);
  options.switch_after = encoding.switch_after;
  return options;
}

}  // namespace p2c
