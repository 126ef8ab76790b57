# The tests that are scripts.
set(program $<TARGET_FILE:p2c_program>)
# Drawn once, by the test `images`, for those that need them.
set(images ${CMAKE_CURRENT_BINARY_DIR}/images)
set(with_images FIXTURES_REQUIRED images ENVIRONMENT "PUZZLE2CNF_IMAGES=${images}")

# The house itself: who includes what, and that the check of it notices faults.
add_check(layers layers COMMAND ${PROJECT_SOURCE_DIR}/scripts/layers)
add_check(layers_faults layers LONG COMMAND ${here}/house/layers_test.sh)

# The steps of scripts/check, the table of what tests need, and that what scripts/setup built is not built again.
add_check(steps needs COMMAND ${here}/house/steps_test.sh)
add_check(needs needs COMMAND ${here}/house/needs_test.py ${PROJECT_BINARY_DIR})

# What the options of the build leave out.
add_check(options options LONG COMMAND ${here}/house/options_test.sh ${CMAKE_CXX_COMPILER})

# An optional member of a puzzle that does not fit is a compile error.
add_check(misfits misfits LONG COMMAND ${here}/house/misfit_test.sh ${CMAKE_CXX_COMPILER})

# Each header compiles alone.
add_check(headers headers COMMAND ${here}/house/headers_test.sh ${CMAKE_CXX_COMPILER} ${PROJECT_BINARY_DIR} PROPERTIES PROCESSORS 2)

# Files that clang-tidy looks at together are looked at as closely as each alone.
add_check(tidy tidy LONG COMMAND ${here}/house/tidy_test.sh SKIPPED ": skipped")

# What scripts/bench hard draws.
add_check(hard_boards bench COMMAND ${here}/house/hard_boards_test.py ${program} NEEDS p2c_program)

# What scripts/bench kinds makes of a set.
add_check(kinds_bench bench COMMAND ${here}/house/kinds_bench_test.py ${program} $<TARGET_FILE:bench_stored_puzzles>
  NEEDS p2c_program bench_stored_puzzles)

# CMake has the one list of kinds.
add_check(second_lists needs LONG COMMAND ${here}/house/second_lists_test.py ${program} NEEDS p2c_program)

# What the docs point at is there, and they are not too long.
add_check(docs docs COMMAND ${here}/pages/docs_test.py)
add_check(words docs COMMAND ${here}/pages/words_test.py)
add_check(rule_words docs COMMAND ${here}/pages/rule_words_test.py)

# What the console blocks of the docs show is what the program prints.
add_check(console console COMMAND ${here}/pages/console_test.py ${program} NEEDS p2c_program SKIPPED "^no [a-z-]*: skipped" PROPERTIES PROCESSORS 2 ${with_images})

# The reference has each verb and option, and no other; the page on the puzzles says of each what the
# program's tables say, as do the matrix of formats, the table of styles and the schema of our JSON.
foreach(page command_page puzzles_page formats_page style_page schema)
  add_check(${page} docs COMMAND ${here}/pages/${page}_test.py ${program} NEEDS p2c_program)
endforeach()

# So do the man page and the completions, which are tried in their shells.
add_check(manual docs COMMAND ${here}/pages/manual_test.py ${program} NEEDS p2c_program SKIPPED "^no [a-z]*: skipped")
foreach(shell bash zsh)
  add_check(completion_${shell} docs COMMAND ${here}/pages/completion_test.py ${shell} ${program} NEEDS p2c_program SKIPPED "^no [a-z]*: skipped")
endforeach()

# The pictures of the docs are drawn by the program, and that of the rooms by scripts/layers.
add_check(pictures pictures LONG COMMAND ${here}/pages/pictures_test.sh ${program} NEEDS p2c_program
  PROPERTIES ${with_images})

# New puzzles look like published ones.
add_check(distributions pictures COMMAND ${here}/distributions_test.sh ${program} NEEDS p2c_program)

# The images to make nonograms of are drawn alike everywhere.
add_check(images images COMMAND ${here}/images_test.sh ${images} PROPERTIES FIXTURES_SETUP images)

# The bytes of the formulas, the same from every compiler.
set(each 1)
if(PUZZLE2CNF_SANITIZE)
  set(each 10)  # it has no divisor in common with 17, the forms of a sample
endif()
add_check(hashes hashes LONG COMMAND ${here}/hashes_test.sh ${program} --each=${each} NEEDS p2c_program)

# Names of variables are true in models of outside solvers.
add_check(names names LONG COMMAND ${here}/names_test.py ${program} NEEDS p2c_program SKIPPED ": skipped")

# Random boards have the answers that follow from a second statement of the rules.
add_check(second_rules second_rules LONG COMMAND ${here}/second_rules_test.py ${program} NEEDS p2c_program)

# What compares two builds sees each kind of difference.
add_check(compare compare LONG COMMAND ${here}/house/compare_test.sh ${program} NEEDS p2c_program
  PROPERTIES ${with_images})

# What counts the mutants that tests see, in a small house of its own.
add_check(mutants mutants LONG COMMAND ${here}/house/mutants_test.sh ${CMAKE_CXX_COMPILER})

# Of 30 bad inputs puzzle2cnf takes none as good.
add_check(bad_inputs bad_inputs COMMAND ${PROJECT_SOURCE_DIR}/scripts/bad_inputs ${program}
  NEEDS p2c_program SKIPPED ": skipped")

# The tool-info module for BenchExec, without BenchExec.
add_check(benchexec benchexec COMMAND ${here}/benchexec_test.py ${program} NEEDS p2c_program)

# A batch under a Slurm that is started for it, mpirun and GNU parallel. Takes ports and two minutes.
option(PUZZLE2CNF_CLUSTER "Add the test that runs a batch on a cluster of this machine alone" OFF)
if(PUZZLE2CNF_CLUSTER)
  add_check(cluster cluster LONG COMMAND ${PROJECT_SOURCE_DIR}/scripts/cluster/try ${program}
    NEEDS p2c_program SKIPPED ": skipped" PROPERTIES PROCESSORS 2 TIMEOUT 900)
endif()

# The installed library, its symbols, and programs that use it.
if(TARGET p2c_shared AND PUZZLE2CNF_INSTALL AND CMAKE_BUILD_TYPE STREQUAL Release)
  add_check(symbols consumer LONG COMMAND ${here}/library/symbols_test.sh $<TARGET_FILE:p2c_shared> NEEDS p2c_shared)
  add_check(consumer consumer LONG COMMAND ${here}/consumer/consumer_test.sh ${PROJECT_BINARY_DIR} NEEDS all
    PROPERTIES PROCESSORS 2 TIMEOUT 900)
endif()

# docs/add-a-puzzle.md, followed in a copy of the tree. One configuration is enough.
if(CMAKE_BUILD_TYPE STREQUAL Release)
  add_check(walk walk LONG COMMAND ${here}/house/walk_test.sh ${PROJECT_BINARY_DIR} NEEDS all
    PROPERTIES PROCESSORS 2 TIMEOUT 900)
endif()
