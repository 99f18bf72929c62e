#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# silent.sh: is ready, but answers no question; neither it nor what it started goes away by itself.

. "${0%/*}/common.sh"
play_until 1
sleep 1000 &
echo $! >>"$BOT_RECORD/pids"
wait
