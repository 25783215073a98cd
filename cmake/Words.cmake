# SPDX-License-Identifier: MIT
# Languages (docs/languages.md): the template of all words, from the sources and from the tables of the games, and a
# catalogue for each po/*.po. Without gettext's tools the program is built with English alone.
find_program(XGETTEXT xgettext)
find_program(MSGFMT msgfmt)
find_program(MSGEN msgen)
find_program(MSGCAT msgcat)
if(NOT XGETTEXT OR NOT MSGFMT OR NOT MSGEN OR NOT MSGCAT)
  message(STATUS "gettext is not here: the program will speak English alone")
  return()
endif()

set(words ${CMAKE_BINARY_DIR}/generated/words)
set(locale ${CMAKE_BINARY_DIR}/locale)
file(MAKE_DIRECTORY ${words} ${locale})
file(GLOB_RECURSE spoken CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/*.c ${CMAKE_SOURCE_DIR}/src/*.h)
file(GLOB lesson_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/lessons/*.lesson)
file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/po/*.po)

set(books "")
foreach(game IN LISTS hall_table_list)
  list(APPEND books ${CMAKE_SOURCE_DIR}/docs/rules/${game}.md)
endforeach()
set(scenes ${CMAKE_SOURCE_DIR}/src/app/scenes)
add_executable(hordehall-words ${CMAKE_SOURCE_DIR}/po/words.c ${scenes}/rulebook.c)
target_link_libraries(hordehall-words PRIVATE hall_scenario hall_lesson hall_games hall_bots)

add_custom_command(OUTPUT ${words}/hordehall.pot
  COMMAND hordehall-words ${lesson_files} > ${words}/tables.c
  COMMAND ${CMAKE_SOURCE_DIR}/po/gather.sh ${CMAKE_SOURCE_DIR} ${words} ${CMAKE_C_COMPILER} ${XGETTEXT}
  DEPENDS hordehall-words ${spoken} ${lesson_files} ${CMAKE_SOURCE_DIR}/po/gather.sh
  COMMENT "Gathering the words of all screens" VERBATIM)

# The rule books have a template of their own: they are as long as all the rest, and read in English where a rule is missing.
add_custom_command(OUTPUT ${words}/rules.pot
  COMMAND hordehall-words --rules ${books} > ${words}/rules.c
  COMMAND ${XGETTEXT} --from-code=UTF-8 --language=C --no-wrap -k -kN_ --add-comments=TRANSLATORS: --no-location
          --package-name=Rules -o ${words}/rules.pot ${words}/rules.c
  DEPENDS hordehall-words ${books} VERBATIM)

# hall_catalogue(LANGUAGE FILES...): the first that has a text counts.
set(packed "")
function(hall_catalogue language)
  add_custom_command(OUTPUT ${locale}/${language}.mo
    COMMAND ${MSGCAT} --use-first -o ${words}/${language}-all.po ${ARGN}
    COMMAND ${MSGFMT} -o ${locale}/${language}.mo ${words}/${language}-all.po
    DEPENDS ${ARGN} VERBATIM)
  set(packed ${packed} ${locale}/${language}.mo PARENT_SCOPE)
endfunction()
set(languages "") # besides English
foreach(file IN LISTS catalogues)
  get_filename_component(language ${file} NAME_WE)
  list(APPEND languages ${language})
  file(GLOB rules CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/po/rules/${language}.po)
  hall_catalogue(${language} ${file} ${rules})
endforeach()

# English as a catalogue of itself: from it the language for tests is made (catalogue_pseudo).
add_custom_command(OUTPUT ${words}/en.po COMMAND ${MSGEN} -o ${words}/en.po ${words}/hordehall.pot
                   DEPENDS ${words}/hordehall.pot VERBATIM)
hall_catalogue(en ${words}/en.po)
add_custom_target(catalogues ALL DEPENDS ${packed} ${words}/rules.pot)
