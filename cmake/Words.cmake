# SPDX-License-Identifier: MIT
# Languages (docs/languages.md): the template of all words, from the sources and from the tables of the games, and a
# catalogue for each po/*.po. Without gettext's tools the program is built with English alone.
find_program(XGETTEXT xgettext)
find_program(MSGFMT msgfmt)
find_program(MSGEN msgen)
if(NOT XGETTEXT OR NOT MSGFMT OR NOT MSGEN)
  message(STATUS "gettext is not here: the program will speak English alone")
  return()
endif()

set(words ${CMAKE_BINARY_DIR}/generated/words)
set(locale ${CMAKE_BINARY_DIR}/locale)
file(MAKE_DIRECTORY ${words} ${locale})
file(GLOB_RECURSE spoken CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/*.c ${CMAKE_SOURCE_DIR}/src/*.h)
file(GLOB lesson_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/lessons/*.lesson)
file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/po/*.po)

add_executable(hordehall-words ${CMAKE_SOURCE_DIR}/src/engine/main/words_main.c)
target_link_libraries(hordehall-words PRIVATE hall_lesson hall_games hall_bots)

add_custom_command(OUTPUT ${words}/hordehall.pot
  COMMAND hordehall-words ${lesson_files} > ${words}/tables.c
  COMMAND ${CMAKE_SOURCE_DIR}/po/gather.sh ${CMAKE_SOURCE_DIR} ${words} ${CMAKE_C_COMPILER} ${XGETTEXT}
  DEPENDS hordehall-words ${spoken} ${lesson_files} ${CMAKE_SOURCE_DIR}/po/gather.sh
  COMMENT "Gathering the words of all screens" VERBATIM)

set(packed "")
function(hall_catalogue language source)
  add_custom_command(OUTPUT ${locale}/${language}.mo
    COMMAND ${MSGFMT} -o ${locale}/${language}.mo ${source}
    DEPENDS ${source} VERBATIM)
  set(packed ${packed} ${locale}/${language}.mo PARENT_SCOPE)
endfunction()
foreach(file IN LISTS catalogues)
  get_filename_component(language ${file} NAME_WE)
  hall_catalogue(${language} ${file})
endforeach()

# English as a catalogue of itself: from it the language for tests is made (catalogue_pseudo).
add_custom_command(OUTPUT ${words}/en.po COMMAND ${MSGEN} -o ${words}/en.po ${words}/hordehall.pot
                   DEPENDS ${words}/hordehall.pot VERBATIM)
hall_catalogue(en ${words}/en.po)
add_custom_target(catalogues ALL DEPENDS ${packed})
install(FILES ${packed} DESTINATION ${CMAKE_INSTALL_DATADIR}/hordehall/locale)
