# Run by cpack when the files of a component are installed: its copyright and changelog, compressed man
# pages, and the time of all files. SOURCE_DATE_EPOCH is the time.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)

function(compress file)
  execute_process(COMMAND gzip --best --no-name --force ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(package IN LISTS P2C_PACKAGES)
  string(REGEX MATCH "^(.*)=(.*)$" both ${package})
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${CMAKE_MATCH_1})
  set(docs ${root}/usr/share/doc/${CMAKE_MATCH_2})
  if(NOT IS_DIRECTORY ${root}/usr)
    continue()
  endif()
  file(READ ${P2C_SOURCE}/LICENSE license)
  file(WRITE ${docs}/copyright "puzzle2cnf\n\n${license}")
  file(COPY_FILE ${P2C_SOURCE}/CHANGELOG.md ${docs}/changelog)
  file(WRITE ${docs}/changelog.Debian "puzzle2cnf (${P2C_VERSION}) unstable; urgency=medium\n
  * What is new is in changelog.gz.\n
 -- ${P2C_MAINTAINER}  ${date}\n")
  compress(${docs}/changelog)
  compress(${docs}/changelog.Debian)
  file(GLOB pages ${root}/usr/share/man/man*/*.[1-9])
  foreach(page IN LISTS pages)
    compress(${page})
  endforeach()
  execute_process(COMMAND chmod -R u=rwX,go=rX ${root} COMMAND_ERROR_IS_FATAL ANY)
  if(DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND find ${root} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
      COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
