"""steps.py -- the marks of a Python listing's lines, in the order in which they run.

Takes jobs as run.py does and prints a line for each. A line's mark counts when the line
runs; that of a "def" when the function is called.
"""
import contextlib
import io
import runpy
import sys


def marks_of(path):
    with open(path) as file:
        marked = [(number, *line.split("#@")) for number, line in enumerate(file, 1)]
    return {number: mark.strip() for number, _, *marks in marked for mark in marks}


def steps_of(path, n):
    marks, steps = marks_of(path), []

    def listen(frame, event, _):
        code = frame.f_code
        if code.co_filename != path:
            return None
        mark = marks.get(frame.f_lineno)
        expected = "call" if mark == "enter" else "line"
        if mark and event == expected and code.co_name != "<module>":
            steps.append(mark)
        return listen

    sys.argv = [path, n]
    with contextlib.redirect_stdout(io.StringIO()):
        sys.settrace(listen)
        runpy.run_path(path)
        sys.settrace(None)
    return steps


for job in sys.argv[1:]:
    size, listing = job.split("=", 1)
    print(*steps_of(listing, size))
