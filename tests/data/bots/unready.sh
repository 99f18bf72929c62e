#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# unready.sh ANSWER: answers the hello with that.

. "${0%/*}/common.sh"
IFS= read -r line
printf '%s\n' "$line" >>"$BOT_RECORD/heard"
printf '%s\n' "$1"
exec cat >/dev/null
