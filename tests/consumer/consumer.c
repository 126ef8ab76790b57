/* The library in a program in C. */
#include <puzzle2cnf.h>
#include <stdio.h>

int main(void) {
  puts(p2c_version());
  return 0;
}
