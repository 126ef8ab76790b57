# Finds CaDiCaL, 1.5.3 or newer: the target Cadical::Cadical. Where it is elsewhere, set
# CADICAL_INCLUDE_DIR and CADICAL_LIBRARY.
find_path(CADICAL_INCLUDE_DIR cadical.hpp PATH_SUFFIXES cadical)
find_library(CADICAL_LIBRARY cadical)
mark_as_advanced(CADICAL_INCLUDE_DIR CADICAL_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Cadical
  REQUIRED_VARS CADICAL_LIBRARY CADICAL_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "cadical.hpp and libcadical are needed, 1.5.3 or newer (Debian: libcadical-dev)")

if(Cadical_FOUND AND NOT TARGET Cadical::Cadical)
  add_library(Cadical::Cadical UNKNOWN IMPORTED)
  set_target_properties(Cadical::Cadical PROPERTIES
    IMPORTED_LOCATION ${CADICAL_LIBRARY}
    IMPORTED_LINK_INTERFACE_LANGUAGES CXX
    INTERFACE_INCLUDE_DIRECTORIES ${CADICAL_INCLUDE_DIR})
endif()
