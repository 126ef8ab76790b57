// zlib.
#define ZLIB_CONST  // it does not write where it reads
#include <zlib.h>

#include <algorithm>
#include <new>

#include "cnf_out/compressed/compressed_file.hpp"
#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {
namespace {

constexpr int kGzip = 15 + 16;  // the largest window, with the head and the end of gzip

void check(int code) {
  if (code == Z_MEM_ERROR) throw std::bad_alloc();
  // Z_BUF_ERROR: nothing to do without more bytes or more room.
  if (code < Z_OK && code != Z_BUF_ERROR) throw CompressorError("zlib failed");
}

// Its sizes are 32 bits wide.
uInt size_of(std::size_t size) {
  return static_cast<uInt>(std::min<std::size_t>(size, std::size_t{1} << 30U));
}

template <class Work>
int run(z_stream& stream, std::string_view& in, std::span<char>& room, Work&& work) {
  const uInt in_size = size_of(in.size());
  const uInt room_size = size_of(room.size());
  stream.next_in = reinterpret_cast<const Bytef*>(in.data());
  stream.avail_in = in_size;
  stream.next_out = reinterpret_cast<Bytef*>(room.data());
  stream.avail_out = room_size;
  const int code = work();
  in.remove_prefix(in_size - stream.avail_in);
  room = room.subspan(room_size - stream.avail_out);
  return code;
}

class GzipDecoder : public Decoder {
 public:
  GzipDecoder() { check(inflateInit2(&stream_, kGzip)); }
  ~GzipDecoder() override { inflateEnd(&stream_); }

  State step(std::string_view& in, std::span<char>& room) override {
    const int code = run(stream_, in, room, [this] { return inflate(&stream_, Z_NO_FLUSH); });
    if (code == Z_STREAM_END) return State::kWhole;
    if (code == Z_DATA_ERROR || code == Z_NEED_DICT) return State::kDamaged;
    check(code);
    return State::kGoesOn;
  }

 private:
  z_stream stream_{};
};

// Without a name and a time.
class GzipEncoder : public Encoder {
 public:
  GzipEncoder() {
    constexpr int kMemory = 8;  // the usual one
    check(deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, kMemory,
                       Z_DEFAULT_STRATEGY));
  }
  ~GzipEncoder() override { deflateEnd(&stream_); }

  void step(std::string_view& in, std::span<char>& room) override {
    check(run(stream_, in, room, [this] { return deflate(&stream_, Z_NO_FLUSH); }));
  }
  bool finish(std::span<char>& room) override {
    std::string_view none;
    const int code = run(stream_, none, room, [this] { return deflate(&stream_, Z_FINISH); });
    check(code);
    return code == Z_STREAM_END;
  }

 private:
  z_stream stream_{};
};

}  // namespace

std::unique_ptr<Decoder> gzip_decoder() { return std::make_unique<GzipDecoder>(); }
std::unique_ptr<Encoder> gzip_encoder() { return std::make_unique<GzipEncoder>(); }

}  // namespace p2c
