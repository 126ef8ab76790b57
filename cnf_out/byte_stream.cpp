#include "cnf_out/byte_stream.hpp"

namespace p2c {

std::string_view ByteStream::ahead(std::size_t count) {
  begin_token();
  while (static_cast<std::size_t>(end_ - at_) < count && refill()) {
  }
  return {at_, static_cast<std::size_t>(end_ - at_)};
}

// Adds a piece after the token that has begun, and after what was not moved past.
bool ByteStream::refill() {
  if (!next_) return false;
  std::string kept(token_, static_cast<std::size_t>(end_ - token_));
  const std::string_view piece = next_();
  if (piece.empty()) next_ = nullptr;
  const auto passed = at_ - token_;
  before_ += static_cast<std::size_t>(token_ - begin_);
  std::string_view now = piece;
  if (!kept.empty() || piece.empty()) {
    buffer_ = std::move(kept);
    now = buffer_.append(piece);
  }
  begin_ = token_ = now.data();
  at_ = token_ + passed;
  end_ = begin_ + now.size();
  return !piece.empty();
}

}  // namespace p2c
