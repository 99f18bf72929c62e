#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# floods.sh WHAT: answers the first question for ever, with "lines" that would be right, or one line without "end".

. "${0%/*}/common.sh"
play_until 1
case $1 in
lines) exec yes '{"choose":0}' ;;
end) yes x | tr -d '\n' ;;
esac
