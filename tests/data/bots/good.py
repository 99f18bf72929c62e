#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""good.py NAME: a bot that makes random legal moves, the same ones whenever it is started.

Every line it gets goes to the file $BOT_RECORD/NAME, its process id to $BOT_RECORD/pids.
"""

import json
import os
import random
import sys

name = sys.argv[1]
folder = os.environ["BOT_RECORD"]
with open(os.path.join(folder, "pids"), "a") as pids:
    print(os.getpid(), file=pids)

dice = random.Random(name)
with open(os.path.join(folder, name), "a") as record:
    for line in sys.stdin:
        record.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready", "name": name}), flush=True)
        elif message["type"] == "decide":
            print(json.dumps({"choose": dice.randrange(len(message["legal"]))}), flush=True)
