# SPDX-License-Identifier: MIT
# Which function of art/ sculpts which picture: read from the lists of the forge (art/cards.h) while the program is built,
# so that the gallery never names one that is not there. Run as a script it writes the table:
#     cmake -DART=art -DOUT=sculptors.c -P cmake/Sculptors.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(sculptors ${CMAKE_BINARY_DIR}/generated/sculptors.c)
  file(GLOB sculptor_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/art/types/*.c ${CMAKE_SOURCE_DIR}/art/things/*.c)
  add_custom_command(OUTPUT ${sculptors}
    COMMAND ${CMAKE_COMMAND} -DART=${CMAKE_SOURCE_DIR}/art -DOUT=${sculptors} -P ${CMAKE_CURRENT_LIST_FILE}
    DEPENDS ${CMAKE_CURRENT_LIST_FILE} ${sculptor_files}
    COMMENT "Reading which function sculpts which picture" VERBATIM)
  target_sources(hall_app PRIVATE ${sculptors})
  add_custom_target(sculptor_table DEPENDS ${sculptors}) # for whoever reads the sources without building them
  return()
endif()

# sculptor(PICTURE FUNCTION): a row of `rows`, if the function stands in `text`, which is the file `name`.
macro(sculptor picture function)
  string(FIND "${text}" "\nstatic void ${function}(" at)
  if(NOT at EQUAL -1)
    string(SUBSTRING "${text}" 0 ${at} before)
    string(REGEX REPLACE "[^\n]+" "" before "${before}")
    string(LENGTH "${before}" line)
    math(EXPR line "${line} + 2")
    list(APPEND rows "    {\"${picture}\", \"${function}\", \"${name}\", ${line}},\n")
  endif()
endmacro()

file(GLOB files ${ART}/types/*.c ${ART}/things/*.c)
set(rows "")
set(gap "[ \n]*")
foreach(file IN LISTS files)
  file(READ ${file} text)
  file(RELATIVE_PATH name ${ART} ${file})
  string(REGEX MATCHALL "{${gap}\"cards/[^\"]*\",${gap}[A-Z]+,${gap}[a-z][a-z_0-9]*" entries "${text}")
  foreach(entry IN LISTS entries)
    string(REGEX MATCH "\"(.*)\".*[, \n]([a-z_0-9]+)$" entry "${entry}")
    sculptor(${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
  endforeach()
  string(REGEX MATCHALL "FOUR_ROWS\\([a-z_0-9]+,${gap}\"[a-z]+\"" entries "${text}") # one of each clan (types/goblin_clan.h)
  foreach(entry IN LISTS entries)
    string(REGEX MATCH "\\((.*),.*\"(.*)\"" entry "${entry}")
    set(word ${CMAKE_MATCH_2})
    set(function ${CMAKE_MATCH_1})
    foreach(clan amber emerald ruby sapphire)
      sculptor(cards/goblins/${word}-${clan} ${function})
    endforeach()
  endforeach()
  string(REGEX MATCHALL "[ {]ROW\\([A-Z]+,${gap}[a-z]+\\)" entries "${text}") # things/battles.c
  foreach(entry IN LISTS entries)
    string(REGEX MATCH "([a-z]+)\\)" entry "${entry}")
    sculptor(cards/horde/battle-${CMAKE_MATCH_1} ${CMAKE_MATCH_1}_battle)
  endforeach()
endforeach()
list(SORT rows)
string(CONCAT table ${rows})
file(WRITE ${OUT} "/* Made by cmake/Sculptors.cmake from art/: do not edit. */\n#include \"app/sculptors.h\"\n\nconst Sculptor sculptors[] = {\n${table}    {NULL, NULL, NULL, 0},\n};\n")
