#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Adds up what a run of ctest has done, from its JUnit file: count_tests.py FILE.xml | --self-test

A cmocka program counts as many tests as it started; every other program counts as one. A test that was started and
did not report success has failed, and so has a program that ends badly after all its tests went well (a leak, say).
The last line is "N passed, N failed". Exit code 1 if something failed or nothing ran.
"""
import re
import sys
import xml.etree.ElementTree

STEP = re.compile(r"\[( RUN      |       OK |  FAILED  |  SKIPPED )\] (\S+)$", re.M)


def outcomes(output):
    """The cmocka tests in an output, as [name, outcome]; one that never ended stays "failed"."""
    tests = []
    for word, name in STEP.findall(output):
        if word == " RUN      ":
            tests.append([name, "failed"])
        elif tests and tests[-1][0] == name and word == "       OK ":
            tests[-1][1] = "passed"
        elif tests and tests[-1][0] == name and word == "  SKIPPED ":
            tests[-1][1] = "skipped"
    return tests


def count(xml_text):
    """Returns the names of the passed, skipped and failed tests."""
    names = {"passed": [], "skipped": [], "failed": []}
    for case in xml.etree.ElementTree.fromstring(xml_text).iter("testcase"):
        program = case.get("name")
        status = case.get("status")
        tests = outcomes(case.findtext("system-out") or "")
        for name, outcome in tests:
            names[outcome].append(f"{program}: {name}")
        if not tests:
            excused = case.find("skipped")
            if status == "run":
                names["passed"].append(program)
            elif excused is not None and "SKIP_R" in excused.get("message", ""):
                names["skipped"].append(program)
            else:
                names["failed"].append(program)
        elif status != "run" and all(outcome != "failed" for _, outcome in tests):
            names["failed"].append(f"{program}: ended badly after its tests")
    return names["passed"], names["skipped"], names["failed"]


def self_test():
    def case(status, output, inner=""):
        return f'<testcase name="x" status="{status}">{inner}<system-out>{output}</system-out></testcase>'

    good = "[ RUN      ] a\n[       OK ] a\n[ RUN      ] b\nnoise[       OK ] b\n"
    cases = [
        (case("run", good), (2, 0, 0)),
        (case("fail", good), (2, 0, 1)),
        (case("fail", good + "[ RUN      ] c\nSegmentation fault"), (2, 0, 1)),
        (case("fail", good + "[ RUN      ] c\n[  FAILED  ] c\n"), (2, 0, 1)),
        (case("fail", good + "[ RUN      ] a\n[  FAILED  ] a\n[  FAILED  ] 1 test(s), listed below:\n"), (2, 0, 1)),
        (case("run", good + "[ RUN      ] c\n[  SKIPPED ] c\n"), (2, 1, 0)),
        (case("run", "fine"), (1, 0, 0)),
        (case("fail", "not fine"), (0, 0, 1)),
        (case("notrun", "", '<skipped message="Unable to find executable"/>'), (0, 0, 1)),
        (case("notrun", "", '<skipped message="SKIP_RETURN_CODE=77"/>'), (0, 1, 0)),
        ("", (0, 0, 0)),
    ]
    cases.append(("".join(text for text, _ in cases), tuple(sum(want[i] for _, want in cases) for i in range(3))))
    for text, want in cases:
        got = tuple(len(names) for names in count(f"<testsuite>{text}</testsuite>"))
        if got != want:
            print(f"count_tests.py self-test: wanted {want}, got {got}, for:\n{text}")
            return 1
    print(f"count_tests.py self-test: {len(cases)} reports counted right")
    return 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            passed, skipped, failed = count(file.read())
    except (OSError, UnicodeDecodeError, xml.etree.ElementTree.ParseError) as error:
        passed, skipped, failed = [], [], [f"the report of ctest cannot be read: {error}"]
    for name in skipped:
        print(f"skipped: {name}")
    for name in failed:
        print(f"failed: {name}")
    print(f"{len(passed)} passed, {len(failed)} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
