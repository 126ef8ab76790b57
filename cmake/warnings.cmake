# Warnings are errors for the compilers that were tried, which are these. Another one may warn of what is
# right, and nobody can build with it then.
set(tried GNU-12 GNU-14 Clang-14 Clang-19)
string(REGEX REPLACE "[.].*" "" major "${CMAKE_CXX_COMPILER_VERSION}")

if(PUZZLE2CNF_WERROR)
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
    -Wnon-virtual-dtor -Wold-style-cast -Wextra-semi)
  if("${CMAKE_CXX_COMPILER_ID}-${major}" IN_LIST tried AND NOT EMSCRIPTEN)
    add_compile_options(-Werror)
  else()
    message(STATUS "Warnings are no errors, as this compiler was not tried")
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    add_compile_options(-Wno-restrict)  # false alarms on std::string in g++ 12 (GCC bug 105651)
    if(major GREATER_EQUAL 13)  # false alarms on references into what an argument refers to, on vectors
      add_compile_options(-Wno-dangling-reference -Wno-stringop-overread)
    endif()
    if(PUZZLE2CNF_PRECOMPILED)  # on more of it, where it is precompiled
      add_compile_options(-Wno-array-bounds -Wno-stringop-overflow)
    endif()
  endif()
endif()
