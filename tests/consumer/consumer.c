/* The library in a program in C: prints the version, and leaves with 1 where something is wrong. */
#include <puzzle2cnf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void expect(int right, const char* what) {
  if (right) return;
  fprintf(stderr, "wrong: %s\n", what);
  exit(1);
}

static int count_clauses(void* data, const int* clause, size_t size) {
  (void)clause;
  *(size_t*)data += size > 0;
  return 0;
}

static int stop(void* data) { return *(int*)data; }

int main(void) {
  const char* text = "kenken\n2 2\n3+ .\n2 1\n1 1\n2 3\n";
  p2c_puzzle* puzzle = NULL;
  p2c_error error;
  p2c_options options;
  char* answer = NULL;
  char* second = NULL;
  size_t clauses = 0;
  int variables = 0;
  int stopped = 1;

  puts(p2c_version());
  expect(p2c_read("odd", 3, NULL, &puzzle, &error) == P2C_BAD_INPUT && puzzle == NULL,
         "an odd text");
  expect(strlen(error.message) > 0, "a message");
  expect(p2c_read(text, strlen(text), NULL, &puzzle, &error) == P2C_DONE, "read");
  expect(p2c_encode(puzzle, count_clauses, &clauses, &variables, &error) == P2C_DONE, "encode");
  expect(clauses > 0 && variables >= (int)p2c_slots(puzzle), "clauses");
  expect(p2c_unique(puzzle, NULL, &answer, &second, &error) == P2C_DONE, "unique");
  expect(p2c_check(puzzle, answer, NULL, &error) == P2C_DONE && second == NULL, "check");
  p2c_free(answer);
  memset(&options, 0, sizeof options);
  options.stop = stop;
  options.stop_data = &stopped;
  expect(p2c_solve(puzzle, &options, &answer, &error) == P2C_LIMIT && answer == NULL, "stop");
  stopped = 0;
  expect(p2c_solve(puzzle, &options, &answer, &error) == P2C_DONE, "solve");
  p2c_free(answer);
  p2c_release(puzzle);
  return 0;
}
