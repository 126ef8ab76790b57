#include "cli/batch/messages.hpp"

#include <cassert>
#include <cstring>

namespace p2c {
namespace {

using Kind = MessageStream::Kind;

constexpr std::size_t kHead = sizeof(std::uint64_t) + 1;  // length and kind

// Both ends are one program on one machine: numbers are as they are in memory.
class Packer {
 public:
  explicit Packer(Kind kind) : bytes_(kHead, '\0') { bytes_.back() = static_cast<char>(kind); }

  Packer& add(std::int64_t number) {
    bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
    return *this;
  }
  Packer& add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    bytes_.append(text);
    return *this;
  }

  std::string take() {
    const std::uint64_t size = bytes_.size() - kHead;
    std::memcpy(bytes_.data(), &size, sizeof size);
    return std::move(bytes_);
  }

 private:
  std::string bytes_;
};

constexpr double kTick = 1e-6;  // seconds

}  // namespace

std::string packed(const RulesMessage& message) {
  return Packer(Kind::kRules).add(message.text).take();
}

std::string packed(const EntryMessage& message) {
  const auto& [n, only_reads, entry] = message;
  return Packer(Kind::kEntry)
      .add(n)
      .add(std::int64_t{only_reads})
      .add(entry.first_line)
      .add(entry.id)
      .add(entry.name)
      .add(entry.text)
      .take();
}

std::string packed(const ReadMessage& message) {
  return Packer(Kind::kRead)
      .add(message.hash)
      .add(message.kind)
      .add(message.rows)
      .add(message.cols)
      .take();
}

std::string packed(const DoneMessage& message) {
  return Packer(Kind::kDone)
      .add(message.status)
      .add(message.row)
      .add(static_cast<std::int64_t>(message.cpu / kTick))
      .add(static_cast<std::int64_t>(message.cpu_so_far / kTick))
      .add(std::int64_t{message.is_last})
      .take();
}

std::string packed(const FailureMessage& message) {
  return Packer(Kind::kFailure).add(message.text).take();
}

bool MessageStream::next() {
  assert(at_ == end_);
  std::uint64_t size = 0;
  if (bytes_.size() - at_ >= kHead) std::memcpy(&size, bytes_.data() + at_, sizeof size);
  if (bytes_.size() - at_ < kHead + size) {
    bytes_.erase(0, at_);
    at_ = end_ = 0;
    return false;
  }
  kind_ = static_cast<Kind>(bytes_[at_ + kHead - 1]);
  at_ += kHead;
  end_ = at_ + size;
  return true;
}

std::int64_t MessageStream::number() {
  std::int64_t number = 0;
  assert(end_ - at_ >= sizeof number);
  std::memcpy(&number, bytes_.data() + at_, sizeof number);
  at_ += sizeof number;
  return number;
}

std::string MessageStream::text() {
  const auto size = static_cast<std::size_t>(number());
  assert(size <= end_ - at_);
  std::string text = bytes_.substr(at_, size);
  at_ += size;
  return text;
}

RulesMessage MessageStream::rules() { return {text()}; }

EntryMessage MessageStream::entry() {
  EntryMessage message;
  message.n = number();
  message.only_reads = number() != 0;
  message.entry.first_line = static_cast<int>(number());
  message.entry.id = text();
  message.entry.name = text();
  message.entry.text = text();
  return message;
}

ReadMessage MessageStream::read() {
  ReadMessage message;
  message.hash = text();
  message.kind = text();
  message.rows = number();
  message.cols = number();
  return message;
}

DoneMessage MessageStream::done() {
  DoneMessage message;
  message.status = text();
  message.row = text();
  message.cpu = static_cast<double>(number()) * kTick;
  message.cpu_so_far = static_cast<double>(number()) * kTick;
  message.is_last = number() != 0;
  return message;
}

FailureMessage MessageStream::failure() { return {text()}; }

}  // namespace p2c
