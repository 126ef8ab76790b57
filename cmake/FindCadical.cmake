# Finds CaDiCaL, 1.5.3 or newer: the target Cadical::Cadical. Where it is elsewhere, set
# CADICAL_INCLUDE_DIR and CADICAL_LIBRARY.
find_path(CADICAL_INCLUDE_DIR cadical.hpp PATH_SUFFIXES cadical)
find_library(CADICAL_LIBRARY cadical)
mark_as_advanced(CADICAL_INCLUDE_DIR CADICAL_LIBRARY)

# The version of the Debian package that the library is from: what the library itself says is wrong in
# 1.5.3 ("sc2021", if not built by its own makefile) and in 1.7.4 ("1.7.3"). Elsewhere it is empty.
set(Cadical_VERSION)
find_program(DPKG_QUERY dpkg-query)
mark_as_advanced(DPKG_QUERY)
if(CADICAL_LIBRARY AND DPKG_QUERY)
  file(REAL_PATH ${CADICAL_LIBRARY} cadical_file)
  execute_process(COMMAND ${DPKG_QUERY} --search ${cadical_file}
    OUTPUT_VARIABLE cadical_package ERROR_QUIET)
  if(cadical_package MATCHES "^([^ ]*libcadical[^ ]*): ")
    execute_process(COMMAND ${DPKG_QUERY} --show --showformat=\${Version} ${CMAKE_MATCH_1}
      OUTPUT_VARIABLE cadical_package)
    if(cadical_package MATCHES "^([0-9]+:)?([0-9]+([.][0-9]+)+)")
      set(Cadical_VERSION ${CMAKE_MATCH_2})
    endif()
  endif()
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Cadical
  REQUIRED_VARS CADICAL_LIBRARY CADICAL_INCLUDE_DIR
  VERSION_VAR Cadical_VERSION
  REASON_FAILURE_MESSAGE "cadical.hpp and libcadical are needed, 1.5.3 or newer (Debian: libcadical-dev)")

if(Cadical_FOUND AND NOT TARGET Cadical::Cadical)
  add_library(Cadical::Cadical UNKNOWN IMPORTED)
  set_target_properties(Cadical::Cadical PROPERTIES
    IMPORTED_LOCATION ${CADICAL_LIBRARY}
    IMPORTED_LINK_INTERFACE_LANGUAGES CXX
    INTERFACE_INCLUDE_DIRECTORIES ${CADICAL_INCLUDE_DIR})
endif()
