#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# nests.sh N: plays until the N-th question and answers it with lists in lists, as deep as an answer may be long.

. "${0%/*}/common.sh"
play_until "$1"
depth=32000
printf '{"choose":'
printf "%0${depth}d" 0 | tr 0 '['
printf "%0${depth}d" 0 | tr 0 ']'
printf '}\n'
exec cat >/dev/null
