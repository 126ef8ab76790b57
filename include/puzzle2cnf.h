/* puzzle2cnf for programs in C.

   Functions that return an int, except p2c_literal, return a status: the exit code that the program
   would have. No exception leaves them. Texts end with a null byte; those that come back are freed
   by p2c_free, or are NULL where there is nothing to return. The message of an error is empty if
   the status is P2C_DONE or P2C_NO. Pointers to errors and options may be NULL. */
#ifndef PUZZLE2CNF_H
#define PUZZLE2CNF_H

#include <stddef.h>
#include <stdint.h>

#define P2C_API __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

enum {
  P2C_DONE = 0,
  P2C_NO = 1,        /* no answer, not unique, a broken rule */
  P2C_BAD_INPUT = 3, /* a text that cannot be read, or a wrong argument */
  P2C_LIMIT = 4,     /* of time, conflicts or memory; or a stop was asked for */
  P2C_FAULT = 5      /* a solver gave a wrong answer, or a check failed */
};

typedef struct p2c_error {
  int line; /* from 1 on; 0: it has no place in a text */
  int column;
  char message[1000]; /* cut if it is longer */
} p2c_error;

/* An incremental SAT solver of yours, as IPASIR has it (Balyo, Biere, Iser, Sinz: SAT Race 2015,
   Artificial Intelligence 241, 2016): pointers, so nothing of it is known when this is linked. A
   literal is a DIMACS number. All members but `set_terminate` and `signature` must be there. */
typedef struct p2c_ipasir {
  void* (*init)(void); /* NULL: out of memory */
  void (*release)(void* solver);
  void (*add)(void* solver, int literal_or_0); /* 0 ends a clause */
  void (*assume)(void* solver, int literal);   /* for the next solve only */
  int (*solve)(void* solver);                  /* 10: satisfiable, 20: not, 0: it was stopped */
  int (*val)(void* solver, int literal);       /* the literal, its negation, or 0: either */
  int (*failed)(void* solver, int literal);    /* not 0: this assumption was needed */
  /* From then on the solver calls `terminate` now and then, and stops where it is not 0. Without
     it work under a limit is refused. */
  void (*set_terminate)(void* solver, void* data, int (*terminate)(void* data));
  const char* (*signature)(void); /* its name and version; NULL: "ipasir" */
} p2c_ipasir;

/* All zero: no limits, and CaDiCaL. */
typedef struct p2c_options {
  double seconds;          /* 0: no limit */
  int64_t conflicts;       /* of CaDiCaL; 0: no limit */
  int seed;                /* of CaDiCaL */
  int (*stop)(void* data); /* asked now and then, in the calling thread: not 0 ends the work */
  void* stop_data;
  const p2c_ipasir* solver; /* for solve, unique and count */
  int64_t memory;           /* bytes by which the process may grow; 0: no limit */
  int64_t max_cells; /* of a board that is read; 0: 10^7, or 10^6 where its text has fewer bytes */
} p2c_options;

/* The version, as "0.1.0". */
P2C_API const char* p2c_version(void);
/* Frees a text that came back. */
P2C_API void p2c_free(void* text);

/* A puzzle never changes, and several threads may use one. */
typedef struct p2c_puzzle p2c_puzzle;

/* A text in one of the formats of `puzzle2cnf formats`, or the URL of a puzzle, which is parsed and
   never fetched. `format` is its name, or NULL: it is detected. */
P2C_API int p2c_read(const char* text, size_t size, const char* format, p2c_puzzle** puzzle,
                     p2c_error* error);
/* The same under limits, of which all but `conflicts` count. */
P2C_API int p2c_read_limited(const char* text, size_t size, const char* format,
                             const p2c_options* options, p2c_puzzle** puzzle, p2c_error* error);
/* A kind of puzzle whose rules are a text (docs/rules.md): it comes before one of the same name
   when puzzles are read. They may outlive it. */
typedef struct p2c_rules p2c_rules;
P2C_API int p2c_kind_from_rules(const char* text, size_t size, p2c_rules** rules, p2c_error* error);
P2C_API void p2c_release_rules(p2c_rules* rules);
/* p2c_read_limited with it. */
P2C_API int p2c_read_with_rules(const p2c_rules* rules, const char* text, size_t size,
                                const char* format, const p2c_options* options, p2c_puzzle** puzzle,
                                p2c_error* error);
/* The end of a puzzle; NULL is none. */
P2C_API void p2c_release(p2c_puzzle* puzzle);
/* In the format with this name. */
P2C_API int p2c_write(const p2c_puzzle* puzzle, const char* format, char** text, p2c_error* error);
/* "heyawake"; it belongs to the puzzle. Of NULL it is NULL; there are no slots then. */
P2C_API const char* p2c_kind(const p2c_puzzle* puzzle);

/* How many unknowns there are; they are numbered from 0 on. */
P2C_API size_t p2c_slots(const p2c_puzzle* puzzle);
/* The name of an unknown, which belongs to the puzzle, and the range of its values; NULL: there is
   no such slot. `lo` and `hi` may be NULL. */
P2C_API const char* p2c_slot(const p2c_puzzle* puzzle, size_t slot, int* lo, int* hi);

/* Clauses go to `take`, which may end the work by returning anything but 0: P2C_LIMIT then.
   Variables are numbered from 1 on, those of the slots first (p2c_literal); their number goes to
   `variables`, which may be NULL. */
P2C_API int p2c_encode(const p2c_puzzle* puzzle,
                       int (*take)(void* data, const int* clause, size_t size), void* data,
                       int* variables, p2c_error* error);
/* The literal that says "this slot has this value"; 0: there is no such slot or value. */
P2C_API int p2c_literal(const p2c_puzzle* puzzle, size_t slot, int value);
/* The bytes that `puzzle2cnf encode` writes. */
P2C_API int p2c_dimacs(const p2c_puzzle* puzzle, char** text, p2c_error* error);

/* Answers are texts, as `puzzle2cnf solve` prints them. */

/* The values of an answer, one for each slot, into an array of p2c_slots(puzzle) numbers. */
P2C_API int p2c_values(const p2c_puzzle* puzzle, const char* answer, int* values, p2c_error* error);
/* P2C_NO: the answer breaks a rule or a given, the first of which is `broken`; it may be NULL. */
P2C_API int p2c_check(const p2c_puzzle* puzzle, const char* answer, char** broken,
                      p2c_error* error);
/* P2C_NO: there is no answer. */
P2C_API int p2c_solve(const p2c_puzzle* puzzle, const p2c_options* options, char** answer,
                      p2c_error* error);
/* P2C_NO: there is none (both are NULL), or a second one. */
P2C_API int p2c_unique(const p2c_puzzle* puzzle, const p2c_options* options, char** answer,
                       char** second, p2c_error* error);
/* Up to `most` answers; 0: all. P2C_LIMIT: a limit came first, and there are at least so many. */
P2C_API int p2c_count(const p2c_puzzle* puzzle, int64_t most, const p2c_options* options,
                      int64_t* count, p2c_error* error);
/* Sentences, a line each: all steps to the answer; the steps from a state (NULL: the givens) to the
   next value, or to what is wrong in it. P2C_NO: they do not lead to it. With P2C_LIMIT
   `text` has the steps that were found before, or is NULL. */
P2C_API int p2c_explain(const p2c_puzzle* puzzle, const p2c_options* options, char** text,
                        p2c_error* error);
P2C_API int p2c_hint(const p2c_puzzle* puzzle, const char* state, const p2c_options* options,
                     char** text, p2c_error* error);

/* A new puzzle with one answer, as text. 0 rows or columns: as many as of the other,
   or the usual number. */
P2C_API int p2c_generate(const char* kind, int rows, int columns, int64_t seed,
                         const p2c_options* options, char** text, p2c_error* error);

/* Whether the proof (DRAT, LRAT or FRAT) refutes the formula (DIMACS). P2C_NO: this is wrong. */
P2C_API int p2c_check_proof(const char* cnf, size_t cnf_size, const char* proof, size_t proof_size,
                            const p2c_options* options, char** problem, p2c_error* error);

#ifdef __cplusplus
}
#endif

#endif
