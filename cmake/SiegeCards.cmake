# SPDX-License-Identifier: MIT
# The cards of Siege of Six Lanes: a small tool compiles docs/rules/siege-cards.md to tables of C, checked, whenever the
# file has changed. Nothing is parsed when the program starts.
set(siege_cards ${CMAKE_BINARY_DIR}/generated/siege_cards.c)
set(siege_file docs/rules/siege-cards.md)
set(siege ${CMAKE_SOURCE_DIR}/src/games/siege)

file(GLOB siege_compiler CONFIGURE_DEPENDS ${siege}/cards/*.c)
add_executable(siege-cards ${siege}/cards/main/siege_cards_main.c ${siege_compiler} ${siege}/siege_terms.c
               ${siege}/siege_print.c ${CMAKE_SOURCE_DIR}/src/core/say.c)
target_link_libraries(siege-cards PRIVATE hall_base)
add_custom_command(OUTPUT ${siege_cards}
  COMMAND siege-cards ${siege_file} ${siege_cards}
  DEPENDS siege-cards ${CMAKE_SOURCE_DIR}/${siege_file}
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
  COMMENT "Compiling ${siege_file}" VERBATIM)
target_sources(hall_games PRIVATE ${siege_cards} ${siege_compiler}) # scenarios compile cards of their own
# For whoever reads the sources without building them (./dev check).
add_custom_target(siege_tables DEPENDS ${siege_cards})
