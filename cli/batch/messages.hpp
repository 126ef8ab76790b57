// What a batch and its workers say to each other: messages, each with its length before it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "instances/collections/entry.hpp"

namespace p2c {

/// To a worker, before all puzzles: the rules of --rules.
struct RulesMessage {
  std::string text;
};

/// To a worker: a puzzle.
struct EntryMessage {
  std::int64_t n = 0;       // its number over all inputs
  bool only_reads = false;  // what it is like is asked, not what comes of it
  Entry entry;              // without an error
};

/// From a worker, once it has read the puzzle.
struct ReadMessage {
  std::string hash;
  std::string kind;
  std::int64_t rows = 0;  // of the board; 0: it has none
  std::int64_t cols = 0;
};

/// From a worker, when it is done with the puzzle.
struct DoneMessage {
  std::string status;     // empty: it was only read
  std::string row;        // the line, without its end; empty where none was asked for
  double cpu = 0;         // seconds
  double cpu_so_far = 0;  // of the worker
  bool is_last = false;   // it takes no other
};

/// From a worker: an output cannot be written, so nothing can come of the batch.
struct FailureMessage {
  std::string text;
};

/// As it is sent, with its length.
std::string packed(const RulesMessage& message);
std::string packed(const EntryMessage& message);
std::string packed(const ReadMessage& message);
std::string packed(const DoneMessage& message);
std::string packed(const FailureMessage& message);

/// Cuts a stream of bytes into messages.
class MessageStream {
 public:
  enum class Kind : unsigned char { kRules, kEntry, kRead, kDone, kFailure };

  void add(std::string_view bytes) { bytes_ += bytes; }
  /// Moves to the next message; false where it is not there yet.
  bool next();
  Kind kind() const { return kind_; }

  /// What the message is, by its kind. To be called once for each.
  RulesMessage rules();
  EntryMessage entry();
  ReadMessage read();
  DoneMessage done();
  FailureMessage failure();

 private:
  std::int64_t number();
  std::string text();

  std::string bytes_;
  std::size_t at_ = 0;   // where the next part of this message begins
  std::size_t end_ = 0;  // of this message
  Kind kind_ = Kind::kEntry;
};

}  // namespace p2c
