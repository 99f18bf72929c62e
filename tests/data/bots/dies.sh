#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# dies.sh N HOW: plays until the N-th question and then ends: "exit", "signal", or in the middle of a "line".

. "${0%/*}/common.sh"
play_until "$1"
case $2 in
signal) kill -9 $$ ;;
line) printf '{"cho' ;;
esac
exit 3
