// The library in a program in C++.
#include <puzzle2cnf.h>

#include <iostream>
#include <puzzle2cnf/puzzle.hpp>

int main() {
  std::cout << p2c_version() << "\n";
  try {
    puzzle2cnf::Puzzle::read("no puzzle");
  } catch (const puzzle2cnf::InputError& error) {  // its type is known on both sides
    return 0;
  }
  std::cerr << "expected an InputError\n";
  return 1;
}
