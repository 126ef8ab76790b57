// liblzma, in one thread: where blocks begin does not depend on the machine, and no thread needs to
// be allowed.
#include <lzma.h>

#include <new>

#include "cnf_out/compressed/compressed_file.hpp"
#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {
namespace {

void check(lzma_ret code) {
  if (code == LZMA_MEM_ERROR) throw std::bad_alloc();
  // LZMA_BUF_ERROR: nothing to do without more bytes or more room.
  if (code != LZMA_OK && code != LZMA_STREAM_END && code != LZMA_BUF_ERROR) {
    throw CompressorError("liblzma failed");
  }
}

lzma_ret run(lzma_stream& stream, std::string_view& in, std::span<char>& room, lzma_action action) {
  stream.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
  stream.avail_in = in.size();
  stream.next_out = reinterpret_cast<std::uint8_t*>(room.data());
  stream.avail_out = room.size();
  const lzma_ret code = lzma_code(&stream, action);
  in = in.substr(in.size() - stream.avail_in);
  room = room.last(stream.avail_out);
  return code;
}

class XzDecoder : public Decoder {
 public:
  // A checksum that the library could not check is an error.
  XzDecoder() { check(lzma_stream_decoder(&stream_, kMostMemory, LZMA_TELL_UNSUPPORTED_CHECK)); }
  ~XzDecoder() override { lzma_end(&stream_); }

  State step(std::string_view& in, std::span<char>& room) override {
    const lzma_ret code = run(stream_, in, room, LZMA_RUN);
    switch (code) {
      case LZMA_STREAM_END:
        return State::kWhole;
      case LZMA_MEMLIMIT_ERROR:
        return State::kTooMuch;
      case LZMA_FORMAT_ERROR:
      case LZMA_OPTIONS_ERROR:
      case LZMA_DATA_ERROR:
      case LZMA_UNSUPPORTED_CHECK:
        return State::kDamaged;
      default:
        check(code);
        return State::kGoesOn;
    }
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

class XzEncoder : public Encoder {
 public:
  XzEncoder() {
    // On formulas of 12 kB to 17 MB level 1 took twice as long and made files that were 1 to 35 %
    // larger; level 6 took 70 times as long, for half the bytes.
    constexpr std::uint32_t kLevel = 0;
    check(lzma_easy_encoder(&stream_, kLevel, LZMA_CHECK_CRC64));
  }
  ~XzEncoder() override { lzma_end(&stream_); }

  void step(std::string_view& in, std::span<char>& room) override {
    check(run(stream_, in, room, LZMA_RUN));
  }
  bool finish(std::span<char>& room) override {
    std::string_view none;
    const lzma_ret code = run(stream_, none, room, LZMA_FINISH);
    check(code);
    return code == LZMA_STREAM_END;
  }

 private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Decoder> xz_decoder() { return std::make_unique<XzDecoder>(); }
std::unique_ptr<Encoder> xz_encoder() { return std::make_unique<XzEncoder>(); }

}  // namespace p2c
