// libzstd, in one thread and with a checksum.
#include <zstd.h>
#include <zstd_errors.h>

#include <new>

#include "cnf_out/compressed/compressed_file.hpp"
#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {
namespace {

// Of the calls that return a size or an error.
std::size_t checked(std::size_t code) {
  if (ZSTD_isError(code) == 0) return code;
  if (ZSTD_getErrorCode(code) == ZSTD_error_memory_allocation) throw std::bad_alloc();
  throw CompressorError("libzstd failed");
}

class ZstdDecoder : public Decoder {
 public:
  ZstdDecoder() : context_(ZSTD_createDCtx()) {
    if (!context_) throw std::bad_alloc();
    checked(ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, kMostMemoryLog));
  }

  State step(std::string_view& in, std::span<char>& room) override {
    ZSTD_inBuffer bytes{in.data(), in.size(), 0};
    ZSTD_outBuffer text{room.data(), room.size(), 0};
    const std::size_t code = ZSTD_decompressStream(context_.get(), &text, &bytes);
    in.remove_prefix(bytes.pos);
    room = room.subspan(text.pos);
    if (ZSTD_isError(code) == 0) return code == 0 ? State::kWhole : State::kGoesOn;
    const ZSTD_ErrorCode why = ZSTD_getErrorCode(code);
    if (why == ZSTD_error_memory_allocation) throw std::bad_alloc();
    return why == ZSTD_error_frameParameter_windowTooLarge ? State::kTooMuch : State::kDamaged;
  }

 private:
  struct Free {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  };
  std::unique_ptr<ZSTD_DCtx, Free> context_;
};

class ZstdEncoder : public Encoder {
 public:
  ZstdEncoder() : context_(ZSTD_createCCtx()) {
    if (!context_) throw std::bad_alloc();
    checked(ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1));
  }

  void step(std::string_view& in, std::span<char>& room) override {
    run(in, room, ZSTD_e_continue);
  }
  bool finish(std::span<char>& room) override {
    std::string_view none;
    return run(none, room, ZSTD_e_end) == 0;
  }

 private:
  struct Free {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
  };

  std::size_t run(std::string_view& in, std::span<char>& room, ZSTD_EndDirective end) {
    ZSTD_inBuffer text{in.data(), in.size(), 0};
    ZSTD_outBuffer bytes{room.data(), room.size(), 0};
    const std::size_t code = ZSTD_compressStream2(context_.get(), &bytes, &text, end);
    in.remove_prefix(text.pos);
    room = room.subspan(bytes.pos);
    return checked(code);
  }

  std::unique_ptr<ZSTD_CCtx, Free> context_;
};

}  // namespace

std::unique_ptr<Decoder> zstd_decoder() { return std::make_unique<ZstdDecoder>(); }
std::unique_ptr<Encoder> zstd_encoder() { return std::make_unique<ZstdEncoder>(); }

}  // namespace p2c
