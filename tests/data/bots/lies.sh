#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# lies.sh N ANSWER: plays until the N-th question and answers that, escapes like \0377 included.

. "${0%/*}/common.sh"
play_until "$1"
printf '%b\n' "$2"
exec cat >/dev/null
