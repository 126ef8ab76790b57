// Compressed files, known by the ending of their names, .gz .bz2 .xz .zst, or by their first bytes.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cnf_out/text_buffer.hpp"

namespace p2c {

enum class Compression { kNone, kGzip, kBzip2, kXz, kZstd };

Compression compression_of(std::string_view name);

/// By its first kLongestSign bytes, which no text begins with.
Compression compression_by_content(std::string_view begin);
inline constexpr std::size_t kLongestSign = 10;

/// False when built with PUZZLE2CNF_COMPRESSION=OFF: compressed data is then a CompressedError, and
/// a Compressor a CompressorError.
bool has_compression();

/// "board.has" of "board.has.gz".
std::string_view without_compressed_ending(std::string_view name);

/// Compressed data that cannot be read; what() fits after a file's name.
struct CompressedError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A library could not compress, for a reason other than lack of memory, which is a bad_alloc.
struct CompressorError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Gives the next bytes of a file, valid until the next call; none at its end. May throw.
using ByteReader = std::function<std::string_view()>;

/// Gives the text of compressed data piece by piece. Data of another kind, cut off or damaged is a
/// CompressedError, which may come after all of the text. Several whole streams, one after the
/// other, are one text.
class Decompressor {
 public:
  /// `how` is not kNone.
  Decompressor(Compression how, ByteReader read);
  ~Decompressor();
  Decompressor(const Decompressor&) = delete;
  Decompressor& operator=(const Decompressor&) = delete;

  /// The next piece, valid until the next call; empty at the end. Throws what the reader throws,
  /// too.
  std::string_view next();

 private:
  class Reading;
  std::unique_ptr<Reading> reading_;
};

/// The same with each piece given to `take`, which may throw to end it.
void decompress(Compression how, const ByteReader& read, const ByteWriter& take);

/// Compresses what is written. The bytes depend on the text and the libraries' versions alone: not
/// on how it was cut into pieces, on the time, or on the number of cores.
class Compressor {
 public:
  /// `how` is not kNone.
  Compressor(Compression how, ByteWriter write);
  ~Compressor();
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;

  /// Throws CompressorError, and what the writer throws.
  void write(std::string_view bytes);
  /// Writes the end. To be called once; without it the data stays incomplete.
  void finish();

 private:
  void give(std::size_t left);

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace p2c
