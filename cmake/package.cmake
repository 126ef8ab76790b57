# Debs by `cpack -G DEB` (scripts/package): puzzle2cnf, libpuzzle2cnf0.1, libpuzzle2cnf-dev and, with
# PUZZLE2CNF_PYTHON, python3-puzzle2cnf. What Debian's policy wants of files is done by
# package_files.cmake, after they are installed and before they are packed.
set(PUZZLE2CNF_MAINTAINER "The puzzle2cnf authors <authors@puzzle2cnf.invalid>"
  CACHE STRING "NAME <ADDRESS> for the debs")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME puzzle2cnf)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGE_CONTACT ${PUZZLE2CNF_MAINTAINER})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/package_files.cmake)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

set(same_version "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(P2C_RUNTIME_PACKAGE libpuzzle2cnf${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})  # as its soname

# A component as a package: its name, section, and description of a line and a text.
macro(deb component name section line text)
  list(APPEND CPACK_COMPONENTS_ALL ${component})
  list(APPEND P2C_PACKAGES "${component}=${name}")
  string(TOUPPER ${component} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section})
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${line}\n${text}")
endmacro()

if(PUZZLE2CNF_PROGRAM)
  deb(program puzzle2cnf math "SAT encoder for logic puzzles"
    "Compiles logic puzzles to CNF, solves them with CaDiCaL or another SAT\nsolver, checks the answers, explains and makes puzzles.")
  set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS bash-completion)
endif()
deb(runtime ${P2C_RUNTIME_PACKAGE} libs "SAT encoder for logic puzzles (shared library)"
  "Encodes, solves, checks and explains logic puzzles in other programs.")
get_target_property(soversion p2c_shared SOVERSION)
file(WRITE ${PROJECT_BINARY_DIR}/package/shlibs
  "libpuzzle2cnf ${soversion} ${P2C_RUNTIME_PACKAGE} (>= ${PROJECT_VERSION})\n")
file(WRITE ${PROJECT_BINARY_DIR}/package/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/package/shlibs
  ${PROJECT_BINARY_DIR}/package/triggers)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_STRICT_PERMISSION ON)
deb(development libpuzzle2cnf-dev libdevel "SAT encoder for logic puzzles (development files)"
  "Headers for C++ and C, the static library, and files for CMake and\npkg-config.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${P2C_RUNTIME_PACKAGE} ${same_version}")
# What those who link the static library need, too.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "libcadical-dev, libpng-dev, libjpeg-dev, zlib1g-dev, libbz2-dev, liblzma-dev, libzstd-dev")
if(PUZZLE2CNF_PYTHON)
  deb(python python3-puzzle2cnf python "SAT encoder for logic puzzles (Python module)"
    "Encodes, solves, checks and explains logic puzzles in Python.")
  # A module is for one minor version.
  find_package(Python QUIET COMPONENTS Interpreter)
  math(EXPR next "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "python3 (>= 3.${Python_VERSION_MINOR}), python3 (<< 3.${next})")
endif()
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_BINARY_DIR}/package/cpack.cmake)
configure_file(cmake/cpack.cmake.in ${CPACK_PROJECT_CONFIG_FILE} @ONLY)
include(CPack)
