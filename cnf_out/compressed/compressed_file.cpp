#include "cnf_out/compressed/compressed_file.hpp"

#include <array>

#include "cnf_out/compressed/stream_codec.hpp"

namespace p2c {
namespace {

using namespace std::string_view_literals;

struct Kind {
  Compression how;
  std::string_view ending;
  std::string_view name;
  std::size_t head_size;
  bool (*begins)(std::string_view head);  // whether a stream begins so
  std::size_t padding;  // zeros may follow a stream, in multiples of this; none may if it is 0
};

// Of zstd there are also frames to be skipped: tables, say, that help to read parts of the file.
bool begins_zstd(std::string_view head) {
  return head == "\x28\xb5\x2f\xfd"sv ||
         (head.size() == 4 && head.ends_with("\x2a\x4d\x18"sv) && (head[0] & 0xF0) == 0x50);
}

constexpr std::array<Kind, 4> kKinds = {{
    {Compression::kGzip, ".gz", "gzip", 2,
     [](std::string_view head) { return head == "\x1f\x8b"sv; }, 0},
    {Compression::kBzip2, ".bz2", "bzip2", 3, [](std::string_view head) { return head == "BZh"sv; },
     0},
    {Compression::kXz, ".xz", "xz", 6,
     [](std::string_view head) { return head == "\xfd\x37zXZ\0"sv; }, 4},
    {Compression::kZstd, ".zst", "zstd", 4, begins_zstd, 0},
}};

const Kind* kind_by_ending(std::string_view name) {
  for (const Kind& kind : kKinds) {
    if (name.ends_with(kind.ending)) return &kind;
  }
  return nullptr;
}

const Kind& kind_of(Compression how) { return kKinds[static_cast<std::size_t>(how) - 1]; }

using Buffer = std::array<char, 1U << 16U>;

}  // namespace

Compression compression_of(std::string_view name) {
  const Kind* kind = kind_by_ending(name);
  return kind == nullptr ? Compression::kNone : kind->how;
}

Compression compression_by_content(std::string_view begin) {
  for (const Kind& kind : kKinds) {
    if (!kind.begins(begin.substr(0, kind.head_size))) continue;
    // "BZh" may begin a text: of bzip2 the first block begins with the digits of pi.
    if (kind.how == Compression::kBzip2 && begin.substr(4, 6) != "1AY&SY"sv) continue;
    return kind.how;
  }
  return Compression::kNone;
}

std::string_view without_compressed_ending(std::string_view name) {
  const Kind* kind = kind_by_ending(name);
  if (kind != nullptr) name.remove_suffix(kind->ending.size());
  return name;
}

class Decompressor::Reading {
 public:
  Reading(const Kind& kind, ByteReader read) : kind_(kind), read_(std::move(read)) {}

  std::string_view next() {
    while (decoder_ != nullptr || start_stream()) {
      const std::string_view text = decode();
      expect_compressed_once(text);
      if (!text.empty()) return text;
    }
    return {};
  }

 private:
  [[noreturn]] void fail(const char* got) const {
    throw CompressedError("expected whole " + std::string(kind_.name) + " data, got " + got);
  }

  bool at_end() {
    if (rest_.empty()) rest_ = read_();
    return rest_.empty();
  }

  // Takes the first bytes of a stream; false when none begins so.
  bool read_head() {
    for (head_.clear(); head_.size() < kind_.head_size && !at_end(); rest_.remove_prefix(1)) {
      head_ += rest_.front();
    }
    return kind_.begins(head_);
  }

  // False at the end of the data.
  bool start_stream() {
    if (is_first_) {
      if (!read_head()) {
        throw CompressedError("expected " + std::string(kind_.name) +
                              " data, as the name's ending " + std::string(kind_.ending) +
                              " says, got something else");
      }
    } else if (!another_follows()) {
      return false;
    }
    is_first_ = false;
    if (!has_compression()) {
      throw CompressedError("is compressed with " + std::string(kind_.name) +
                            "; this puzzle2cnf was built without compression");
    }
    decoder_ = new_decoder(kind_.how);
    head_left_ = head_;
    return true;
  }

  bool another_follows() {
    std::size_t zeros = 0;
    for (; kind_.padding > 0 && !at_end() && rest_.front() == '\0'; ++zeros) rest_.remove_prefix(1);
    if (zeros > 0 && zeros % kind_.padding != 0) fail("something else after it");
    if (at_end()) return false;
    if (!read_head()) fail("something else after it");
    return true;
  }

  // A piece of the stream's text, which may be empty. At the end of the stream there is no decoder.
  std::string_view decode() {
    std::string_view& bytes = head_left_.empty() ? rest_ : head_left_;
    std::span<char> room(buffer_);
    const Decoder::State state = decoder_->step(bytes, room);
    if (state == Decoder::State::kDamaged) fail("data that is damaged");
    if (state == Decoder::State::kTooMuch) fail("data that takes more than 256 MB to unpack");
    if (state == Decoder::State::kWhole) {
      decoder_.reset();
    } else if (bytes.empty() && !room.empty() && at_end()) {
      fail("data that is cut off");
    }
    return {buffer_.data(), buffer_.size() - room.size()};
  }

  void expect_compressed_once(std::string_view text) {
    if (text_head_.size() >= kind_.head_size) return;
    text_head_ += text.substr(0, kind_.head_size - text_head_.size());
    if (kind_.begins(text_head_)) fail("data that is compressed twice");
  }

  const Kind& kind_;
  const ByteReader read_;
  std::unique_ptr<Decoder> decoder_;  // of the stream at hand
  bool is_first_ = true;              // no stream was begun
  std::string_view rest_;             // of the piece that was read last
  std::string head_;                  // of the stream
  std::string_view head_left_;        // of that: not decoded yet
  std::string text_head_;             // of the text
  Buffer buffer_;                     // not filled: it is written before it is read
};

Decompressor::Decompressor(Compression how, ByteReader read)
    : reading_(std::make_unique<Reading>(kind_of(how), std::move(read))) {}

Decompressor::~Decompressor() = default;

std::string_view Decompressor::next() { return reading_->next(); }

void decompress(Compression how, const ByteReader& read, const ByteWriter& take) {
  Decompressor data(how, read);
  for (std::string_view text = data.next(); !text.empty(); text = data.next()) take(text);
}

struct Compressor::State {
  std::unique_ptr<Encoder> encoder;
  ByteWriter write;
  Buffer buffer{};
};

Compressor::Compressor(Compression how, ByteWriter write)
    : state_(new State{new_encoder(how), std::move(write)}) {
  if (state_->encoder == nullptr) {
    throw CompressorError("this puzzle2cnf was built without compression");
  }
}

Compressor::~Compressor() = default;

// What a library keeps to itself until it has more is left there.
void Compressor::write(std::string_view text) {
  while (!text.empty()) {
    std::span<char> room(state_->buffer);
    state_->encoder->step(text, room);
    give(room.size());
  }
}

void Compressor::finish() {
  for (bool whole = false; !whole;) {
    std::span<char> room(state_->buffer);
    whole = state_->encoder->finish(room);
    give(room.size());
  }
}

void Compressor::give(std::size_t left) {
  const std::size_t size = state_->buffer.size() - left;
  if (size > 0) state_->write({state_->buffer.data(), size});
}

}  // namespace p2c
