#include "cli/command.hpp"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>

#include "cli/failure.hpp"
#include "cli/file_names.hpp"
#include "cli/last_resort.hpp"
#include "cli/limits.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/output_place.hpp"
#include "cli/process_stop.hpp"
#include "cli/reader_gone.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/verb_hint.hpp"
#include "cli/verbs.hpp"
#include "instances/text/text_reader.hpp"
#include "instances/version.hpp"
#include "solver_glue/cadical/cadical_options.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/cadical/left_solvers.hpp"
#include "solver_glue/outside/private_directory.hpp"

namespace p2c {
namespace {

void on_signal(int signal) {
  process_stop.request(signal == SIGINT ? Stop::kInterrupted : Stop::kTerminated);
  end_soon(signal == SIGINT ? kInterrupt : kTerminate);
}

void listen_to_signals() {
  struct sigaction action {};
  action.sa_handler = on_signal;  // without SA_RESTART: a waiting read ends too
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  struct sigaction before {};
  sigaction(SIGHUP, nullptr, &before);
  if (before.sa_handler != SIG_IGN) sigaction(SIGHUP, &action, nullptr);  // unless nohup ignores it
  // A write error reports what these two would.
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);
  std::signal(SIGCHLD, SIG_DFL);  // if ignored, nobody learns how a child ended
}

// A closed stdin, stdout or stderr would pass its number on to the next file opened. Writing
// to the stand-in fails, as it should.
void hold_standard_files() {
  for (int fd = 0; fd <= 2; ++fd) {
    if (fcntl(fd, F_GETFD) == -1 && errno == EBADF) open("/dev/null", O_RDONLY);
  }
}

// Errors go to stderr; with --json they are the document on stdout instead.
ExitCode report_failure(const Failure& failure, bool json) {
  const auto& [code, message, place, spares_stdout] = failure;
  if (is_reader_gone()) return code;
  if (json && !spares_stdout) {
    try {
      Output("-", false).write(to_text(report_error(message, place)));
      return code;
    } catch (const OutputError&) {  // stderr is what is left
    }
  }
  say(place.empty() ? message : place + ": " + message);
  return code;
}

void check_input_count(const Verb& verb, Call& call) {
  const std::vector<std::string>& inputs = call.common().inputs;
  const auto count = static_cast<int>(inputs.size() + call.puzzles().manifests.size());
  if (count < verb.least_inputs || (verb.most_inputs >= 0 && count > verb.most_inputs)) {
    const std::string wanted = verb.inputs.empty() ? "" : " " + std::string(verb.inputs);
    throw UsageError{"expected 'puzzle2cnf " + std::string(verb.name) + wanted + "', got " +
                     counted(inputs.size(), "input")};
  }
}

// What is true of '-' is true of /dev/stdout; but a link to it may have an ending that says more.
bool is_plain_stdout(const std::string& output) {
  return names_stdout(output) && compression_of(output) == Compression::kNone &&
         kind_by_ending(output) == PictureKind::kText;
}

// The limits of one piece of work are those of the process, and end it where it does not look.
void limit_process(const LimitOptions& limits, bool json, MemoryWatch& memory) {
  set_limits(process_stop, limits);
  memory.watch(process_stop);
  memory.end_process();
  if (json) speak_at_end(EndWords::kJson);
  if (limits.time_limit > 0) end_after(process_stop.deadline());
}

// There are several puzzles after all, each with limits of its own.
void lift_limits(MemoryWatch& memory) {
  end_later();
  speak_at_end(EndWords::kMessage);
  memory.end_process(false);
  memory.forget(process_stop);
  process_stop.limit_memory(0);
  process_stop.set_deadline(Stop::Clock::time_point::max());
}

// Where the output goes. Throws UsageError where that is another file of the command line.
OutputOptions settle_output(Call& call) {
  OutputOptions* output = call.output();
  if (output == nullptr) return {};
  if (is_plain_stdout(output->output)) output->output = "-";
  check_file_names(call.common(), output->output, call.list().files());
  return *output;
}

ExitCode run_call(Call& call, bool may_be_one_work) {
  const OutputOptions output = settle_output(call);
  const CommonOptions& common = call.common();
  MemoryWatch memory(call.limits(), call.threads());
  // Of several puzzles each has limits of its own.
  if (may_be_one_work) limit_process(call.limits(), common.json, memory);
  call.read_rules(process_stop);
  Output out(output.output, output.force, &process_stop);
  CollectionInputs inputs = call.puzzles();
  inputs.left_out = {out.temporary_name()};
  Collection puzzles(std::move(inputs));
  const auto lift = [&memory] { lift_limits(memory); };
  const ExitCode code = call.run({{common, process_stop, say}, out, memory, puzzles, lift});
  memory.forget(process_stop);
  const Stop::Reason reason = process_stop.reason();
  const ExitCode stopped = failure_of(reason).code;
  const bool interrupted = stopped != kLimit;
  // A single result that comes too late, or a part of one, gets no name.
  const bool has_file = !out.temporary_name().empty();
  if (interrupted && has_file && !out.is_kept_at_signal()) throw Stopped(reason);
  out.commit();
  if (reason == Stop::kNo || (code != kLimit && !interrupted)) return code;
  return common.json ? stopped : report_failure(failure_of(reason), false);
}

void put_into_sandbox(const Verb& verb, Call& call) {
  if (!verb.not_in_sandbox.empty()) {
    throw UsageError{"'" + std::string(verb.name) + "' cannot be combined with --sandbox: it " +
                     std::string(verb.not_in_sandbox)};
  }
  call.put_into_sandbox();
  limit_output(kSandboxOutput);
}

ExitCode run_parsed(const Verb& verb, Call& call) {
  const CommonOptions& common = call.common();
  if (common.help) {
    Output("-", false).write(help_text(std::string(verb.name)));
    return kDone;
  }
  check_input_count(verb, call);
  if (common.sandbox) put_into_sandbox(verb, call);
  const bool several = call.count() > 1 || (verb.inputs == kPuzzles && common.inputs.size() != 1);
  return run_call(call, !several);
}

const Verb* find_verb(const std::string& name) {
  const auto& table = verbs();
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const Verb& verb) { return verb.name == name; });
  return found == table.end() ? nullptr : &*found;
}

// Without a verb it is encode, unless one comes later.
ExitCode run_without_verb(const std::vector<std::string>& words) {
  const Verb& encode = *find_verb("encode");
  const std::unique_ptr<Call> call = encode.call();
  std::string later;
  try {
    call->parse(words);
    later = verb_after_options(words[0], call->common().inputs);
  } catch (const UsageError& error) {
    later = verb_after_options(words[0], words);
    if (later.empty()) throw;
  }
  if (!later.empty()) throw UsageError{later};
  return run_parsed(encode, *call);
}

std::string version_line() {
  return "puzzle2cnf " + std::string(kVersion) + ", " + CadicalSolver::name() + "\n";
}

void read_experiment() {
  constexpr const char* kName = "PUZZLE2CNF_CADICAL";
  const char* const options = std::getenv(kName);
  if (options == nullptr) return;
  const std::string wrong = set_cadical_experiment(options);
  if (!wrong.empty()) throw UsageError{std::string(kName) + ": " + printable(wrong)};
}

ExitCode run_words(const std::vector<std::string>& words) {
  read_experiment();
  if (words.empty()) throw UsageError{"expected a verb or a puzzle"};
  if (words[0] == "--version") {
    Output("-", false).write(version_line());
    return kDone;
  }
  if (words[0] == "--help" || words[0] == "-h") {
    Output("-", false).write(help_text(""));
    return kDone;
  }
  if (words[0] == kWorkerWord)
    return run_worker_words({words.begin() + 1, words.end()}, process_stop);
  expect_verb_or_puzzle(words);
  const Verb* verb = find_verb(words[0]);
  if (verb == nullptr) return run_without_verb(words);
  const std::unique_ptr<Call> call = verb->call();
  call->parse({words.begin() + 1, words.end()});
  return run_parsed(*verb, *call);
}

ExitCode run_and_report(const std::vector<std::string>& words) {
  const bool json = std::find(words.begin(), words.end(), "--json") != words.end();
  try {
    return run_words(words);
  } catch (...) {
    return report_failure(current_failure(process_stop), json);
  }
}

}  // namespace

int run_command(int argc, char** argv) {
  prepare_last_resort();
  PrivateDirectory::report_to(remember_unfinished, forget_unfinished);
  hold_standard_files();
  listen_to_signals();
  forget_cadical_records();
  leave_solvers_at(&process_stop);
  ExitCode code = kLimit;
  try {
    code = run_and_report({argv + std::min(argc, 1), argv + argc});
  } catch (const std::bad_alloc&) {  // not even the report found room
    code = say_out_of_memory();
  } catch (const Stopped&) {  // the report found no reader
  }
  if (is_reader_gone()) die_without_reader();
  return code;
}

}  // namespace p2c
