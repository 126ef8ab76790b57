# add_check(NAME LABEL COMMAND WORD... [NEEDS TARGET...] [SKIPPED REGEX] [PROPERTIES NAME VALUE...] [LONG])
#
# A test, the label that scripts/check knows it by, and the targets that it needs. A test of a suite needs
# the target that is the first word of its command. LONG: `scripts/check quick` leaves it out.
#
# All of them are the table needs.txt in the folder of the tests, a line for each: NAME LABEL TARGET...,
# LABEL with ",long" where it is. It alone says what is built for a label; needs_test.py checks it.
function(add_check name label)
  cmake_parse_arguments(PARSE_ARGV 2 its "LONG" "SKIPPED" "COMMAND;NEEDS;PROPERTIES")
  add_test(NAME ${name} COMMAND ${its_COMMAND})
  set(labels ${label})
  if(its_LONG)
    list(APPEND labels long)
  endif()
  set_tests_properties(${name} PROPERTIES LABELS "${labels}" ${its_PROPERTIES})
  if(its_SKIPPED)
    set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION "${its_SKIPPED}")
  endif()
  list(GET its_COMMAND 0 first)
  if(TARGET ${first})
    list(PREPEND its_NEEDS ${first})
  endif()
  list(JOIN labels "," labels)
  list(JOIN its_NEEDS " " needs)
  set_property(GLOBAL APPEND_STRING PROPERTY P2C_NEEDS "${name} ${labels} ${needs}\n")
endfunction()

# After all tests are known.
function(write_needs)
  get_property(table GLOBAL PROPERTY P2C_NEEDS)
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/needs.txt "${table}")
endfunction()
