// Large arrays that grow.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace p2c {

/// As std::vector, but what is large moves without being in memory twice: the system gives its
/// pages another address. Takes what is needed at first, then grows by half. Throws std::bad_alloc.
template <class T>
requires std::is_trivially_copyable_v<T>
class GrowingArray {
 public:
  std::size_t size() const { return size_; }
  T* data() { return items_.get(); }
  const T* data() const { return items_.get(); }
  T& operator[](std::size_t i) { return items_.get()[i]; }
  const T& operator[](std::size_t i) const { return items_.get()[i]; }

  void push_back(T item) {
    reserve(size_ + 1);
    items_.get()[size_++] = item;
  }
  void append(std::span<const T> items) {
    reserve(size_ + items.size());
    if (!items.empty()) std::memcpy(data() + size_, items.data(), items.size_bytes());
    size_ += items.size();
  }
  /// New items are zero.
  void resize(std::size_t size) {
    reserve(size);
    if (size > size_)
      std::memset(static_cast<void*>(data() + size_), 0, (size - size_) * sizeof(T));
    size_ = size;
  }

 private:
  struct Free {
    void operator()(T* items) const { std::free(items); }
  };

  void reserve(std::size_t size) {
    if (size <= room_) return;
    const std::size_t room = room_ == 0 ? size : size + size / 2;
    void* const moved = std::realloc(items_.get(), room * sizeof(T));
    if (moved == nullptr) throw std::bad_alloc();
    static_cast<void>(items_.release());
    items_.reset(static_cast<T*>(moved));
    room_ = room;
  }

  std::unique_ptr<T, Free> items_;
  std::size_t size_ = 0;
  std::size_t room_ = 0;
};

}  // namespace p2c
