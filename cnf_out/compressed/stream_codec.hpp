// One shape for the libraries of compression. A codec works on one stream, from its first byte to
// the end of its checksum; a file may hold several. Out of memory is a bad_alloc.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "cnf_out/compressed/compressed_file.hpp"

namespace p2c {

/// A step takes bytes from the front of `in` and puts text at the front of `room`; both are
/// shortened by what was used.
class Decoder {
 public:
  enum class State {
    kGoesOn,   // it needs more bytes or more room
    kWhole,    // at the end of the stream, whose checksum is right; all text was given
    kDamaged,  // no such data
    kTooMuch   // it would need more than kMostMemory
  };
  static constexpr int kMostMemoryLog = 28;
  static constexpr std::size_t kMostMemory = std::size_t{1} << kMostMemoryLog;

  Decoder() = default;
  virtual ~Decoder() = default;
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  virtual State step(std::string_view& in, std::span<char>& room) = 0;
};

/// The same with text in and bytes out.
class Encoder {
 public:
  Encoder() = default;
  virtual ~Encoder() = default;
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;

  /// `in` is not empty.
  virtual void step(std::string_view& in, std::span<char>& room) = 0;
  /// To be called until it says that the stream is whole.
  virtual bool finish(std::span<char>& room) = 0;
};

/// Of a kind of compression, not kNone. Called only where has_compression().
std::unique_ptr<Decoder> new_decoder(Compression how);
std::unique_ptr<Encoder> new_encoder(Compression how);

std::unique_ptr<Decoder> gzip_decoder();
std::unique_ptr<Decoder> bzip2_decoder();
std::unique_ptr<Decoder> xz_decoder();
std::unique_ptr<Decoder> zstd_decoder();

std::unique_ptr<Encoder> gzip_encoder();
std::unique_ptr<Encoder> bzip2_encoder();
std::unique_ptr<Encoder> xz_encoder();
std::unique_ptr<Encoder> zstd_encoder();

}  // namespace p2c
