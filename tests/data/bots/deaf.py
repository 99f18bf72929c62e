#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""deaf.py: a bot that never reads its input, and yet answers whenever enough of it came to hold a question."""

import array
import fcntl
import os
import termios
import time

F_SETPIPE_SZ = 1031  # in Python's fcntl since 3.10

with open(os.path.join(os.environ["BOT_RECORD"], "pids"), "a") as pids:
    print(os.getpid(), file=pids)


def waiting():
    """How many bytes there would be to read."""
    count = array.array("i", [0])
    fcntl.ioctl(0, termios.FIONREAD, count)
    return count[0]


def wait_for_more(than):
    """Waits until more came than that, and no more is coming: then it must be our turn."""
    before = than
    while before == than or before != waiting():
        before = waiting()
        time.sleep(0.05)
    return before


fcntl.fcntl(0, F_SETPIPE_SZ, 4096)  # so that it is full soon
size = wait_for_more(0)
print('{"type":"ready","name":"deaf"}', flush=True)
while True:
    size = wait_for_more(size)
    print('{"choose":0}', flush=True)
