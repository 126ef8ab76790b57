// Values in one block of memory that grows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace p2c {

/// Like a vector of plain values, but a large block is moved by the system, page by page, and not
/// copied: the old block is never in memory beside the new one.
template <class T>
class GrowingBlock {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  std::size_t size() const { return size_; }
  T* data() { return values_.get(); }
  const T* data() const { return values_.get(); }
  T& operator[](std::size_t i) { return values_.get()[i]; }
  const T& operator[](std::size_t i) const { return values_.get()[i]; }

  /// What is new has no value yet.
  void resize(std::size_t size) {
    if (size > room_) make_room(std::max(size, room_ + room_ / 2));
    size_ = size;
  }
  void push_back(T value) {
    resize(size_ + 1);
    values_.get()[size_ - 1] = value;
  }
  void append(std::span<const T> values) {
    const std::size_t begin = size_;
    resize(begin + values.size());
    std::copy(values.begin(), values.end(), data() + begin);
  }

 private:
  struct Free {
    void operator()(T* block) const { std::free(block); }
  };

  void make_room(std::size_t room) {
    auto* const moved = static_cast<T*>(std::realloc(values_.get(), room * sizeof(T)));
    if (moved == nullptr) throw std::bad_alloc();
    static_cast<void>(values_.release());  // it has moved
    values_.reset(moved);
    room_ = room;
  }

  std::unique_ptr<T, Free> values_;
  std::size_t size_ = 0;
  std::size_t room_ = 0;
};

}  // namespace p2c
