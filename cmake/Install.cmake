# SPDX-License-Identifier: MIT
# The programs with what they read, and what a desktop needs to show them: menu entry, description, icons. Licences go beside
# the documentation. Windows has all of it in one folder, and asks the programs themselves for their icons.
if(WIN32)
  set(programs .)
  set(data .)
  set(licences licences)
else()
  set(programs ${CMAKE_INSTALL_BINDIR})
  set(data ${CMAKE_INSTALL_DATADIR}/hordehall)
  set(licences ${CMAKE_INSTALL_DOCDIR})
endif()
install(TARGETS hordehall-engine RUNTIME DESTINATION ${programs})
if(WITH_UI)
  install(TARGETS hordehall RUNTIME DESTINATION ${programs})
  install(DIRECTORY assets fonts DESTINATION ${data})
  install(DIRECTORY docs/rules DESTINATION ${data}/docs) # the rules screen reads them
  if(packed) # languages (cmake/Words.cmake)
    install(FILES ${packed} DESTINATION ${data}/locale)
  endif()
endif()
install(FILES LICENSE DESTINATION ${licences})
install(DIRECTORY LICENSES DESTINATION ${licences})
if(WIN32)
  return()
endif()

if(WITH_UI)
  install(FILES packaging/org.hordehall.HordeHall.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/org.hordehall.HordeHall.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
  install(FILES packaging/org.hordehall.HordeHall.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES packaging/icons/hordehall.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES assets/icon.png DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/128x128/apps RENAME hordehall.png)
  foreach(size 16 24 32 48 64 256 512)
    install(FILES packaging/icons/hordehall-${size}.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps RENAME hordehall.png)
  endforeach()
endif()

# Of bash, for both programs: it asks them what they take.
install(FILES packaging/completion/hordehall DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES packaging/completion/hordehall DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME hordehall-engine)

# The man pages are printed by the programs themselves, from the tables their options are read with.
function(hall_man program)
  add_custom_command(TARGET ${program} POST_BUILD VERBATIM
                     COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C $<TARGET_FILE:${program}> --man > ${CMAKE_BINARY_DIR}/${program}.6)
  install(FILES ${CMAKE_BINARY_DIR}/${program}.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endfunction()
hall_man(hordehall-engine)
if(WITH_UI)
  hall_man(hordehall)
  # In each other language, when its catalogue is there; "languages" is empty without gettext's tools. The engine is English.
  foreach(language IN LISTS languages)
    set(page ${CMAKE_BINARY_DIR}/man/${language}/hordehall.6)
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/man/${language})
    add_custom_command(OUTPUT ${page} VERBATIM
                       COMMAND hordehall --language ${language} --man > ${page}
                       DEPENDS hordehall catalogues ${CMAKE_BINARY_DIR}/locale/${language}.mo)
    add_custom_target(man-${language} ALL DEPENDS ${page})
    install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man6)
  endforeach()
endif()
