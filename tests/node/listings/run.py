"""run.py -- runs Python listings, one job after the other; "---" ends what a job prints.

A job is "n=path", or "=path" to leave the argument away.
"""
import runpy
import sys

for job in sys.argv[1:]:
    n, path = job.split("=", 1)
    sys.argv = [path, n] if n else [path]
    runpy.run_path(path)
    print("---")
