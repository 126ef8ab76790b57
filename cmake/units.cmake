# What makes a build shorter: headers compiled once, several source files compiled as one unit, and a cache.

# The standard headers that nearly all files of a room include. None of ours, as a change of one would
# rebuild the room, and a file that lacks an include of ours would not be noticed.
function(precompile_headers target)
  if(PUZZLE2CNF_PRECOMPILED)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <chrono> <functional> <map> <memory>
      <numeric> <optional> <random> <set> <span> <string> <unordered_map> <vector>)
  endif()
endfunction()

# Alone in every build: there is another that takes its place (cmake/libraries.cmake).
set(P2C_REPLACED "/([a-z0-9]+_codec|codecs|image_png|image_jpeg|drawing_png|process_stop)\\.cpp$")

# Sets `unit` to a file that includes these sources, one after the other.
function(as_unit unit name)  # SOURCE...
  set(file ${CMAKE_CURRENT_BINARY_DIR}/units/${name}.cpp)
  list(TRANSFORM ARGN REPLACE "^${PROJECT_SOURCE_DIR}/(.*)$" "#include \"\\1\"" OUTPUT_VARIABLE includes)
  list(JOIN includes "\n" content)
  file(CONFIGURE OUTPUT ${file} CONTENT "${content}\n" @ONLY)
  # A local name is no fault where another file of the unit has it; files that are compiled alone show it.
  set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS -Wno-shadow)
  set(${unit} ${file} PARENT_SCOPE)
endfunction()

# Sets `units` to what is compiled for these sources: to themselves, or, if PUZZLE2CNF_UNITS is ALL or this
# `part`, to files that include several of them. Which ones may be compiled together is worked out again
# when one of them changes.
function(in_units units target part)  # SOURCE...
  set(${units} ${ARGN} PARENT_SCOPE)
  if(NOT PUZZLE2CNF_UNITS STREQUAL ALL AND NOT PUZZLE2CNF_UNITS STREQUAL part)
    return()
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ARGN}
    ${PROJECT_SOURCE_DIR}/scripts/units ${PROJECT_SOURCE_DIR}/scripts/house/together.py)
  set(alone ${ARGN})
  set(together ${ARGN})
  list(FILTER alone INCLUDE REGEX ${P2C_REPLACED})
  list(FILTER together EXCLUDE REGEX ${P2C_REPLACED})
  find_program(P2C_PYTHON python3 PATHS /usr/bin REQUIRED)
  mark_as_advanced(P2C_PYTHON)
  execute_process(COMMAND ${P2C_PYTHON} -B ${PROJECT_SOURCE_DIR}/scripts/units ${together}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    OUTPUT_VARIABLE batches COMMAND_ERROR_IS_FATAL ANY OUTPUT_STRIP_TRAILING_WHITESPACE)
  string(REPLACE "\n" ";" batches "${batches}")
  set(found ${alone})
  set(number 0)
  foreach(batch IN LISTS batches)
    math(EXPR number "${number} + 1")
    separate_arguments(files UNIX_COMMAND "${batch}")
    list(TRANSFORM files PREPEND ${PROJECT_SOURCE_DIR}/)
    as_unit(unit ${target}_${number} ${files})
    list(APPEND found ${unit})
  endforeach()
  set(${units} ${found} PARENT_SCOPE)
endfunction()

# Objects are the same in another folder, as paths below the source tree are relative for the cache.
if(PUZZLE2CNF_CCACHE)
  find_program(P2C_CCACHE ccache)
  mark_as_advanced(P2C_CCACHE)
  if(P2C_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
      CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      ${P2C_CCACHE})
  endif()
endif()
